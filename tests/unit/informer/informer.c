/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Informers with their threads, on a source that is the test's.  Memory comes
 * from the default allocator: what lack of it does is tested in core.c, without
 * threads.
 */
#include <kin/informer.h>

#include <stdatomic.h>

#include <kin/fake_source.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/lock.h"
#include "base/random.h"
#include "base/str.h"
#include "base/thread.h"
#include "kin_test.h"

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};

enum { SOON_MS = 20000 };

/* ---- a handler that writes down what it hears ---- */

struct hearer {
    struct kin__mutex mutex;
    struct kin__cond changed;
    struct kin__buf log; /* "+a1" "~a1>2" "-a2", with "!" and "?" */
    size_t entered;      /* calls that began */
    size_t calls;        /* calls that were written down */
    size_t hold;         /* calls wait while this is 1 */
    kin_informer *informer;
    kin_registration *registration;
    size_t leave_after; /* removes itself in that call; 0: never */
    size_t left;        /* 1 when that is done */
};

static void hearer_init(struct hearer *hearer)
{
    *hearer = (struct hearer){0};
    kin__mutex_init(&hearer->mutex);
    kin__cond_init(&hearer->changed);
    kin__buf_init(&hearer->log, /* alloc= */ NULL, 64 << 20);
}

static void hearer_done(struct hearer *hearer)
{
    kin__buf_done(&hearer->log);
    kin__cond_done(&hearer->changed);
    kin__mutex_done(&hearer->mutex);
}

#define HEARER __attribute__((cleanup(hearer_done))) struct hearer

__attribute__((format(printf, 2, 3))) static void hear(struct hearer *hearer,
                                                       const char *format, ...)
{
    va_list args;

    kin__mutex_lock(&hearer->mutex);
    hearer->entered++;
    kin__cond_broadcast(&hearer->changed);
    while (hearer->hold)
        kin__cond_wait(&hearer->changed, &hearer->mutex);
    va_start(args, format);
    if (hearer->log.len > 0)
        assert_int_equal(kin__buf_append(&hearer->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&hearer->log, format, args), 0);
    va_end(args);
    hearer->calls++;
    kin__cond_broadcast(&hearer->changed);
    bool leaves = hearer->calls == hearer->leave_after;
    kin__mutex_unlock(&hearer->mutex);
    if (!leaves)
        return;
    assert_int_equal(
        kin_informer_remove_handler(hearer->informer, hearer->registration), 0);
    kin__mutex_lock(&hearer->mutex);
    hearer->left = 1;
    kin__cond_broadcast(&hearer->changed);
    kin__mutex_unlock(&hearer->mutex);
}

static const char *version_of(const kin_object *object)
{
    return kin_object_resource_version(object).ptr;
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    hear(userdata, "+%s%s%s", kin_object_name(object).ptr, version_of(object),
         is_initial ? "!" : "");
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    hear(userdata, "~%s%s>%s", kin_object_name(object).ptr, version_of(old),
         version_of(object));
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    hear(userdata, "-%s%s%s", kin_object_name(object).ptr, version_of(object),
         is_tombstone ? "?" : "");
}

static void on_synced(void *userdata)
{
    hear(userdata, "=");
}

static kin_handler handler_of(struct hearer *hearer)
{
    return (kin_handler){.on_add = on_add,
                         .on_update = on_update,
                         .on_delete = on_delete,
                         .userdata = hearer};
}

static int await_count(struct hearer *hearer, const size_t *what, size_t count)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    int r = 0;

    kin__mutex_lock(&hearer->mutex);
    while (*what < count && r == 0)
        r = kin__cond_wait_until(&hearer->changed, &hearer->mutex, NULL,
                                 deadline);
    kin__mutex_unlock(&hearer->mutex);
    return r;
}

static int await_calls(struct hearer *hearer, size_t calls)
{
    return await_count(hearer, &hearer->calls, calls);
}

static void set_hold(struct hearer *hearer, size_t hold)
{
    kin__mutex_lock(&hearer->mutex);
    hearer->hold = hold;
    kin__cond_broadcast(&hearer->changed);
    kin__mutex_unlock(&hearer->mutex);
}

static void check_heard(struct hearer *hearer, const char *expected)
{
    kin__mutex_lock(&hearer->mutex);
    assert_string_equal(hearer->log.ptr ? hearer->log.ptr : "", expected);
    kin__mutex_unlock(&hearer->mutex);
}

/* ---- a scene ---- */

static int put(kin_fake_source *source, const char *name)
{
    char text[96];

    snprintf(text, sizeof(text),
             "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%s\"}}", name);
    return kin_fake_source_put_json(source, kin_s(text), /* err= */ NULL);
}

static int make(const kin_informer_opts *opts, kin_fake_source **ret_source,
                kin_informer **ret)
{
    TRY(kin_fake_source_new(NULL, &pods, ret_source, NULL));
    return kin_informer_new(kin_fake_source_lister_watcher(*ret_source), opts,
                            ret, NULL);
}

static int wait_synced(kin_informer *informer)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    return kin_informer_wait_synced(informer, stop, NULL);
}

static int wait_version(kin_informer *informer, kin_fake_source *source)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    char version[24];

    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    snprintf(version, sizeof(version), "%llu",
             (unsigned long long)kin_fake_source_version(source));
    return kin_informer_wait_version(informer, kin_s(version), stop, NULL);
}

/* ---- following ---- */

static int follows(kin_watch_list watch_list, kin_queue_kind queue)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;

    hearer_init(&hearer);
    TRY(make(
        KIN_OPTS(kin_informer_opts, .watch_list = watch_list, .queue = queue),
        &source, &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    kin_handler handler = handler_of(&hearer);
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    assert_false(kin_informer_has_synced(informer));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_await_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "a"));
    TRY(kin_fake_source_delete(source, KIN__S("b"), NULL));
    TRY(put(source, "c"));
    TRY(await_calls(&hearer, 5));
    check_heard(&hearer, "+a1! +b2! ~a1>3 -b4 +c5");
    TRY(wait_version(informer, source));
    KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer);
    TRY_PTR(snap);
    assert_int_equal(kin_snapshot_count(snap), 2);
    snap = kin_snapshot_free(snap);
    return 0;
}

KIN_TEST(follows_a_source)
{
    (void)alloc;
    TRY(follows(KIN_WATCH_LIST_AUTO, KIN_QUEUE_IN_ORDER));
    TRY(follows(KIN_WATCH_LIST_OFF, KIN_QUEUE_IN_ORDER));
    return follows(KIN_WATCH_LIST_OFF, KIN_QUEUE_DELTA);
}

KIN_TEST(survives_the_loss_of_its_connection)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    hearer_init(&hearer);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    kin_handler handler = handler_of(&hearer);
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(await_calls(&hearer, 2));
    TRY(put(source, "a")); /* 3: so that the watch was not a short one */
    TRY(await_calls(&hearer, 3));
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    TRY(put(source, "c")); /* 4 */
    TRY(await_calls(&hearer, 4));
    check_heard(&hearer, "+a1! +b2! ~a1>3 +c4");
    return 0;
}

/* The version is gone when it comes back: a list tells what it missed. */
KIN_TEST(tells_what_it_has_missed)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    hearer_init(&hearer);
    TRY(make(KIN_OPTS(kin_informer_opts, .is_silent_on_same = true), &source,
             &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    kin_handler handler = handler_of(&hearer);
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_await_watches(source, 1, kin_deadline_ms(SOON_MS)));
    kin_fake_source_set_silent(source, true);
    TRY(kin_fake_source_delete(source, KIN__S("b"), NULL));
    TRY(put(source, "c"));
    kin_fake_source_compact(source);
    kin_fake_source_set_silent(source, false);
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    TRY(await_calls(&hearer, 4));
    check_heard(&hearer, "+a1! +b2! -b2? +c4");
    return 0;
}

KIN_TEST(says_why_it_has_not_synced)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_fake_failure forbidden = {.size = sizeof(forbidden),
                                  .http_status = 403,
                                  .reason = "Forbidden",
                                  .message = "pods is forbidden"};

    (void)alloc;
    TRY(make(KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF),
             &source, &informer));
    TRY(kin_fake_source_fail_list(source, &forbidden, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(300)),
                     &stop, NULL));
    TRY_FAIL(kin_informer_wait_synced(informer, stop, &err), KIN_ETIMEDOUT);
    assert_non_null(strstr(err.message, "pods is forbidden"));
    return 0;
}

static void count_error(const kin_error *err, void *userdata)
{
    atomic_uint *errors = userdata;

    (void)err;
    atomic_fetch_add(errors, 1);
}

/* The server says when to come back: that is no failure, and no reason to list
 * again. */
KIN_TEST(a_request_is_made_again_when_the_server_says)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_fake_failure later = {.size = sizeof(later),
                              .http_status = 503,
                              .reason = "ServiceUnavailable",
                              .retry_after_s = 1};
    kin_informer_stats stats;
    atomic_uint errors = 0;

    (void)alloc;
    TRY(make(KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF,
                      .on_error = count_error, .userdata = &errors),
             &source, &informer));
    TRY(kin_fake_source_fail_watch(source, &later, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_fake_source_await_watches(source, 1, kin_deadline_ms(SOON_MS)));
    kin_informer_get_stats(informer, &stats);
    assert_int_equal(stats.lists, 1);
    assert_int_equal(atomic_load(&errors), 0);
    return 0;
}

/* ---- handlers ---- */

KIN_TEST(a_late_handler_hears_what_is_there_and_then_what_happens)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_registration *registration = NULL;

    (void)alloc;
    hearer_init(&hearer);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    kin_handler handler = handler_of(&hearer);
    TRY(kin_informer_add_handler(informer, &handler, NULL, &registration,
                                 NULL));
    TRY(await_calls(&hearer, 1));
    TRY(kin_fake_source_await_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "a"));
    TRY(await_calls(&hearer, 2));
    assert_true(kin_registration_has_synced(registration));
    check_heard(&hearer, "+a1! ~a1>2");
    return 0;
}

/* Whether it was there before the start, came later, or finds nothing. */
KIN_TEST(a_handler_is_told_that_it_has_synced)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER early;
    HEARER late;
    HEARER other;
    KIN_AUTO(kin_informer) *empty = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    hearer_init(&early);
    hearer_init(&late);
    hearer_init(&other);
    TRY(make(NULL, &source, &informer));
    TRY(kin_informer_new(kin_fake_source_lister_watcher(source), NULL, &empty,
                         NULL));
    kin_handler handler = handler_of(&other);
    handler.on_synced = on_synced;
    TRY(kin_informer_add_handler(empty, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(empty, NULL));
    TRY(await_calls(&other, 1));
    check_heard(&other, "=");
    TRY(put(source, "a"));
    handler.userdata = &early;
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    set_hold(&early, 1);
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_await_watches(source, 2, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "a"));
    TRY(wait_version(informer, source));
    set_hold(&early, 0);
    handler.userdata = &late;
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(await_calls(&early, 3));
    check_heard(&early, "+a1! = ~a1>2");
    TRY(await_calls(&late, 2));
    check_heard(&late, "+a2! =");
    return 0;
}

/* ---- draining ---- */

/* Lets a handler go on once its informer has stopped reading. */
static void release_when_stopped(void *userdata)
{
    struct hearer *hearer = userdata;

    while (kin_informer_start(hearer->informer, NULL) == 0)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    set_hold(hearer, 0);
}

KIN_TEST(draining_lets_handlers_have_all_that_there_is)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct kin__thread thread;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    hearer_init(&hearer);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    kin_handler handler = handler_of(&hearer);
    handler.on_synced = on_synced;
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    hearer.informer = informer;
    set_hold(&hearer, 1);
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_await_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "b"));
    TRY(wait_version(informer, source));
    TRY(kin__thread_start(&thread, &(struct kin__thread_opts){.name = "test"},
                          release_when_stopped, &hearer, NULL));
    int r = kin_informer_drain(informer, /* stop= */ NULL, &err);
    kin__thread_join(&thread);
    TRY(r);
    check_heard(&hearer, "+a1! = +b2");
    TRY(put(source, "c")); /* nobody reads it */
    KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer);
    TRY_PTR(snap);
    assert_int_equal(kin_snapshot_count(snap), 2);
    snap = kin_snapshot_free(snap);
    TRY_FAIL(kin_informer_start(informer, &err), KIN_ESTOPPED);
    return 0;
}

static void drain_from_handler(const kin_object *object, bool is_initial,
                               void *userdata)
{
    struct hearer *hearer = userdata;

    on_add(object, is_initial, hearer);
    assert_int_equal(kin_informer_drain(hearer->informer, NULL, NULL), 0);
    KIN__LOCK_SCOPE(&hearer->mutex);
    hearer->left = 1;
    kin__cond_broadcast(&hearer->changed);
}

KIN_TEST(a_handler_that_drains_does_not_wait_for_itself)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    hearer_init(&hearer);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    hearer.informer = informer;
    kin_handler handler = handler_of(&hearer);
    handler.on_add = drain_from_handler;
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_calls(&hearer, 1));
    informer = kin_informer_free(informer);
    check_heard(&hearer, "+a1!");
    return 0;
}

/* Two at once: neither would ever see the other done. */
KIN_TEST(handlers_that_drain_do_not_wait_for_each_other)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    struct hearer hearers[2];
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    for (int i = 0; i < 2; i++) {
        hearer_init(&hearers[i]);
        hearers[i].informer = informer;
        hearers[i].hold = 1;
        kin_handler handler = handler_of(&hearers[i]);
        handler.on_add = drain_from_handler;
        TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    }
    TRY(kin_informer_start(informer, NULL));
    for (int i = 0; i < 2; i++)
        TRY(await_count(&hearers[i], &hearers[i].entered, 1));
    for (int i = 0; i < 2; i++)
        set_hold(&hearers[i], 0);
    for (int i = 0; i < 2; i++)
        TRY(await_count(&hearers[i], &hearers[i].left, 1));
    informer = kin_informer_free(informer);
    for (int i = 0; i < 2; i++)
        hearer_done(&hearers[i]);
    return 0;
}

/* Does not return before its informer has dropped it. */
static void stay_until_removed(const kin_object *object, bool is_initial,
                               void *userdata)
{
    struct hearer *hearer = userdata;
    kin_informer_stats stats;

    on_add(object, is_initial, hearer);
    for (;;) {
        kin_informer_get_stats(hearer->informer, &stats);
        if (stats.handlers == 0)
            return;
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
}

KIN_TEST(draining_ends_at_its_stop)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    hearer_init(&hearer);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    hearer.informer = informer;
    kin_handler handler = handler_of(&hearer);
    handler.on_add = stay_until_removed;
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_calls(&hearer, 1));
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_stop_request(stop);
    TRY_FAIL(kin_informer_drain(informer, stop, &err), KIN_ESTOPPED);
    assert_string_equal(err.message, "pods: some changes were not told");
    check_heard(&hearer, "+a1!"); /* the call that was under way */
    return 0;
}

KIN_TEST(a_slow_handler_holds_nobody_up)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER slow;
    HEARER quick;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_informer_stats stats;

    (void)alloc;
    hearer_init(&slow);
    hearer_init(&quick);
    slow.hold = 1;
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    kin_handler handlers[] = {handler_of(&slow), handler_of(&quick)};
    TRY(kin_informer_add_handler(informer, &handlers[0], NULL, NULL, NULL));
    TRY(kin_informer_add_handler(informer, &handlers[1], NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_await_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "b"));
    TRY(put(source, "c"));
    TRY(await_calls(&quick, 3));
    TRY(await_count(&slow, &slow.entered, 1));
    kin_informer_get_stats(informer, &stats);
    assert_in_range(stats.waiting, 2, 3); /* whether or not it has begun */
    assert_int_equal(stats.handlers, 2);
    assert_int_equal(stats.objects, 3);
    set_hold(&slow, 0);
    TRY(await_calls(&slow, 3));
    check_heard(&slow, "+a1! +b2 +c3");
    return 0;
}

KIN_TEST(a_coalescing_handler_hears_the_last_state)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    hearer_init(&hearer);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "first"));
    kin_handler handler = handler_of(&hearer);
    TRY(kin_informer_add_handler(
        informer, &handler,
        KIN_OPTS(kin_handler_opts, .overflow = KIN_OVERFLOW_COALESCE), NULL,
        NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_calls(&hearer, 1));
    TRY(kin_fake_source_await_watches(source, 1, kin_deadline_ms(SOON_MS)));
    set_hold(&hearer, 1);
    TRY(put(source, "first")); /* 2: in the handler's hands, or waiting */
    for (int i = 0; i < 100; i++)
        TRY(put(source, "x")); /* up to 102 */
    TRY(wait_version(informer, source));
    set_hold(&hearer, 0);
    TRY(await_calls(&hearer, 3));
    check_heard(&hearer, "+first1! ~first1>2 +x102");
    return 0;
}

static bool wants_even(const kin_object *object, void *userdata)
{
    kin_str version = kin_object_resource_version(object);

    (void)userdata;
    return (version.ptr[version.len - 1] - '0') % 2 == 0;
}

KIN_TEST(a_filtering_handler_hears_of_its_own_objects)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    hearer_init(&hearer);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a")); /* 1: not wanted */
    TRY(put(source, "b")); /* 2 */
    kin_handler handler = handler_of(&hearer);
    handler.wants = wants_even;
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_await_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "b")); /* 3: leaves */
    TRY(put(source, "a")); /* 4: enters */
    TRY(put(source, "c")); /* 5: not wanted */
    TRY(put(source, "b")); /* 6: enters */
    TRY(await_calls(&hearer, 4));
    check_heard(&hearer, "+b2! -b2 +a4 +b6");
    return 0;
}

KIN_TEST(a_removed_handler_hears_nothing_more)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER gone;
    HEARER stays;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_registration *registration = NULL;

    (void)alloc;
    hearer_init(&gone);
    hearer_init(&stays);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    kin_handler handlers[] = {handler_of(&gone), handler_of(&stays)};
    TRY(kin_informer_add_handler(informer, &handlers[0], NULL, &registration,
                                 NULL));
    TRY(kin_informer_add_handler(informer, &handlers[1], NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_calls(&gone, 1));
    assert_int_equal(kin_informer_remove_handler(informer, registration), 0);
    TRY(await_calls(&stays, 1));
    TRY(kin_fake_source_await_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "b"));
    TRY(await_calls(&stays, 2));
    check_heard(&gone, "+a1!");
    return 0;
}

KIN_TEST(a_registration_of_another_informer_is_none)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_informer) *other = NULL;
    kin_registration *registration = NULL;

    (void)alloc;
    hearer_init(&hearer);
    TRY(make(NULL, &source, &informer));
    TRY(kin_informer_new(kin_fake_source_lister_watcher(source), NULL, &other,
                         NULL));
    TRY(put(source, "a"));
    kin_handler handler = handler_of(&hearer);
    TRY(kin_informer_add_handler(informer, &handler, NULL, &registration,
                                 NULL));
    TRY_FAIL(kin_informer_remove_handler(other, registration), KIN_ENOTFOUND);
    TRY_FAIL(kin_informer_remove_handler(informer, NULL), KIN_ENOTFOUND);
    TRY(kin_informer_start(informer, NULL));
    TRY(await_calls(&hearer, 1));
    check_heard(&hearer, "+a1!");
    return 0;
}

KIN_TEST(a_handler_can_be_removed_after_the_stop)
{
    (void)alloc;
    for (int is_started = 0; is_started < 2; is_started++) {
        KIN_AUTO(kin_fake_source) *source = NULL;
        HEARER hearer;
        KIN_AUTO(kin_informer) *informer = NULL;
        kin_registration *registration = NULL;
        hearer_init(&hearer);
        TRY(make(NULL, &source, &informer));
        kin_handler handler = handler_of(&hearer);
        TRY(kin_informer_add_handler(informer, &handler, NULL, &registration,
                                     NULL));
        if (is_started)
            TRY(kin_informer_start(informer, NULL));
        kin_informer_stop(informer);
        assert_int_equal(kin_informer_remove_handler(informer, registration),
                         0);
    }
    return 0;
}

KIN_TEST(a_handler_may_remove_itself)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER gone;
    HEARER stays;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    hearer_init(&gone);
    hearer_init(&stays);
    TRY(make(NULL, &source, &informer));
    gone.informer = informer;
    gone.leave_after = 1;
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    kin_handler handlers[] = {handler_of(&gone), handler_of(&stays)};
    TRY(kin_informer_add_handler(informer, &handlers[0], NULL,
                                 &gone.registration, NULL));
    TRY(kin_informer_add_handler(informer, &handlers[1], NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_count(&gone, &gone.left, 1));
    TRY(await_calls(&stays, 2));
    /* The next one that comes cleans up after it. */
    TRY(kin_informer_add_handler(informer, &handlers[1], NULL, NULL, NULL));
    TRY(await_calls(&stays, 4));
    check_heard(&gone, "+a1!");
    return 0;
}

/* ---- misuse ---- */

static int refuses(kin_lister_watcher *lw, kin_informer_opts opts)
{
    kin_informer *informer = NULL;

    TRY_FAIL(kin_informer_new(lw, &opts, &informer, NULL), KIN_EINVAL);
    return 0;
}

static int refuses_handler(kin_informer *informer, const kin_handler *handler,
                           kin_handler_opts opts)
{
    TRY_FAIL(kin_informer_add_handler(informer, handler, &opts, NULL, NULL),
             KIN_EINVAL);
    return 0;
}

/* Options of a caller who knows more than we do, and of one who knows less. */
struct later_opts {
    kin_handler_opts opts;
    size_t later;
};

KIN_TEST(what_makes_no_sense_is_refused)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    const kin_informer_opts usual = KIN_INFORMER_OPTS_INIT;
    const kin_handler_opts plain = KIN_HANDLER_OPTS_INIT;
    const kin_handler handler = {0};
    struct later_opts later = {.opts = plain};

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    kin_informer_opts opts = usual;
    TRY(refuses(NULL, usual));
    opts.size = 1;
    TRY(refuses(lw, opts));
    opts = usual;
    opts.queue = (kin_queue_kind)7;
    TRY(refuses(lw, opts));
    opts = usual;
    opts.watch_list = (kin_watch_list)7;
    TRY(refuses(lw, opts));
    opts = usual;
    opts.page_limit = -1;
    TRY(refuses(lw, opts));
    kin_handler_opts handler_opts = plain;
    TRY(refuses_handler(informer, NULL, plain));
    handler_opts.overflow = (kin_overflow)7;
    TRY(refuses_handler(informer, &handler, handler_opts));
    handler_opts.size = 0;
    TRY(refuses_handler(informer, &handler, handler_opts));
    /* A member less is none; one more must not be used. */
    handler_opts = plain;
    handler_opts.size = offsetof(kin_handler_opts, capacity);
    TRY(kin_informer_add_handler(informer, &handler, &handler_opts, NULL,
                                 NULL));
    later.opts.size = sizeof(later);
    TRY(kin_informer_add_handler(informer, &handler, &later.opts, NULL, NULL));
    later.later = 1;
    TRY_FAIL(
        kin_informer_add_handler(informer, &handler, &later.opts, NULL, NULL),
        KIN_EINVAL);
    return 0;
}

/* ---- stop ---- */

static int index_nothing(const kin_object *object, kin_index_sink *sink,
                         void *userdata)
{
    (void)object;
    (void)sink;
    (void)userdata;
    return 0;
}

static void count_destroyed(void *userdata)
{
    int *destroyed = userdata;

    (*destroyed)++;
}

KIN_TEST(once_stopped_it_takes_no_more)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;
    int destroyed = 0;
    const kin_indexer indexer = {.name = KIN_STR_INIT("by"),
                                 .values = index_nothing,
                                 .destroy = count_destroyed,
                                 .userdata = &destroyed};

    (void)alloc;
    hearer_init(&hearer);
    TRY(make(NULL, &source, &informer));
    kin_informer_stop(informer);
    kin_informer_stop(informer);
    kin_handler handler = handler_of(&hearer);
    TRY_FAIL(kin_informer_start(informer, NULL), KIN_ESTOPPED);
    TRY_FAIL(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL),
             KIN_ESTOPPED);
    TRY_FAIL(kin_informer_add_indexers(informer, &indexer, 1, NULL),
             KIN_ESTOPPED);
    assert_int_equal(destroyed, 1);
    return 0;
}

static size_t count_handlers(kin_informer *informer)
{
    kin_informer_stats stats;

    kin_informer_get_stats(informer, &stats);
    return stats.handlers;
}

/* Until no more than so many are known. */
static void await_handlers(kin_informer *informer, size_t count)
{
    while (count_handlers(informer) > count)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
}

static void stop_from_handler(const kin_object *object, bool is_initial,
                              void *userdata)
{
    struct hearer *hearer = userdata;

    on_add(object, is_initial, hearer);
    kin_informer_stop(hearer->informer);
}

/* Once another has begun to stop the informer. */
static void stop_after_another(const kin_object *object, bool is_initial,
                               void *userdata)
{
    struct hearer *hearer = userdata;

    await_handlers(hearer->informer, 1);
    stop_from_handler(object, is_initial, hearer);
}

KIN_TEST(handlers_that_stop_it_do_not_wait_for_each_other)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER late;
    HEARER early;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    hearer_init(&late);
    hearer_init(&early);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    late.informer = informer;
    early.informer = informer;
    kin_handler handlers[] = {handler_of(&late), handler_of(&early)};
    handlers[0].on_add = stop_after_another;
    handlers[1].on_add = stop_from_handler;
    TRY(kin_informer_add_handler(informer, &handlers[0], NULL, NULL, NULL));
    TRY(kin_informer_add_handler(informer, &handlers[1], NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_calls(&late, 1));
    informer = kin_informer_free(informer);
    check_heard(&early, "+a1!");
    check_heard(&late, "+a1!");
    return 0;
}

KIN_TEST(a_handler_may_remove_itself_while_all_is_freed)
{
    (void)alloc;
    for (int i = 0; i < 50; i++) {
        KIN_AUTO(kin_fake_source) *source = NULL;
        HEARER hearer;
        KIN_AUTO(kin_informer) *informer = NULL;
        hearer_init(&hearer);
        TRY(make(NULL, &source, &informer));
        TRY(put(source, "a"));
        hearer.informer = informer;
        hearer.leave_after = 1;
        kin_handler handler = handler_of(&hearer);
        TRY(kin_informer_add_handler(informer, &handler, NULL,
                                     &hearer.registration, NULL));
        TRY(kin_informer_start(informer, NULL));
        TRY(await_calls(&hearer, 1));
        informer = kin_informer_free(informer);
        assert_int_equal(hearer.left, 1);
    }
    return 0;
}

static void stop_in_thread(void *userdata)
{
    struct hearer *hearer = userdata;

    kin_informer_stop(hearer->informer);
}

struct removal {
    struct hearer *hearer;
    int result;
    size_t calls; /* that had returned by then */
};

static void remove_in_thread(void *userdata)
{
    struct removal *removal = userdata;
    struct hearer *hearer = removal->hearer;

    removal->result = kin_informer_remove_handler(hearer->informer,
                                                  hearer->registration);
    KIN__LOCK_SCOPE(&hearer->mutex);
    removal->calls = hearer->calls;
}

/* Whoever removes a handler may free what it uses, whatever else goes on. */
KIN_TEST(removing_waits_although_it_is_being_stopped)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct kin__thread stopper;
    struct kin__thread remover;
    struct removal removal = {.hearer = &hearer};

    (void)alloc;
    hearer_init(&hearer);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    hearer.informer = informer;
    hearer.hold = 1;
    kin_handler handler = handler_of(&hearer);
    TRY(kin_informer_add_handler(informer, &handler, NULL, &hearer.registration,
                                 NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_count(&hearer, &hearer.entered, 1));
    TRY(kin__thread_start(&stopper, NULL, stop_in_thread, &hearer, NULL));
    await_handlers(informer, 0);
    TRY(kin__thread_start(&remover, NULL, remove_in_thread, &removal, NULL));
    /* For a removal that does not wait to be seen; the others do not need it.
     */
    (void)kin_stop_wait(NULL, kin_deadline_ms(20));
    set_hold(&hearer, 0);
    kin__thread_join(&remover);
    kin__thread_join(&stopper);
    assert_int_equal(removal.result, 0);
    assert_int_equal(removal.calls, 1);
    return 0;
}

KIN_TEST(stops_in_any_state)
{
    (void)alloc;
    for (int state = 0; state < 4; state++) {
        KIN_AUTO(kin_fake_source) *source = NULL;
        HEARER hearer;
        KIN_AUTO(kin_informer) *informer = NULL;
        hearer_init(&hearer);
        TRY(make(NULL, &source, &informer));
        TRY(put(source, "a"));
        kin_handler handler = handler_of(&hearer);
        TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
        if (state > 0)
            TRY(kin_informer_start(informer, NULL));
        if (state > 1)
            TRY(wait_synced(informer));
        if (state > 2)
            TRY(kin_fake_source_await_watches(source, 1,
                                              kin_deadline_ms(SOON_MS)));
        int64_t before = kin__clock_now_ns(NULL);
        kin_informer_stop(informer);
        assert_true(kin__clock_now_ns(NULL) - before < KIN__NS_PER_S);
        kin_informer_stop(informer);
        TRY_FAIL(kin_informer_start(informer, NULL), KIN_ESTOPPED);
        TRY_FAIL(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL),
                 KIN_ESTOPPED);
        size_t calls = hearer.calls;
        TRY(put(source, "b"));
        assert_int_equal(hearer.calls, calls);
    }
    return 0;
}

/* ---- crowds ---- */

/* Handlers come and go while events flow; whoever stays to the end has heard a
 * story that gives the very state of the store. */
struct replica {
    _Atomic int64_t balance; /* adds less deletes */
    _Atomic size_t calls;
    kin_registration *registration;
};

static void replica_add(const kin_object *object, bool is_initial,
                        void *userdata)
{
    struct replica *replica = userdata;

    (void)object;
    (void)is_initial;
    atomic_fetch_add(&replica->balance, 1);
    atomic_fetch_add(&replica->calls, 1);
}

static void replica_delete(const kin_object *object, bool is_tombstone,
                           void *userdata)
{
    struct replica *replica = userdata;

    (void)object;
    (void)is_tombstone;
    atomic_fetch_sub(&replica->balance, 1);
    atomic_fetch_add(&replica->calls, 1);
}

enum { REPLICAS = 20, CHANGES = 2000 };

KIN_TEST(handlers_come_and_go_without_gap_or_repetition)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    struct replica replicas[REPLICAS];
    KIN_AUTO(kin_informer) *informer = NULL;
    struct kin__random random;
    char name[16];

    (void)alloc;
    memset(replicas, 0, sizeof(replicas));
    kin__random_init(&random, 5);
    TRY(make(NULL, &source, &informer));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    for (int i = 0; i < CHANGES; i++) {
        snprintf(name, sizeof(name), "n%d",
                 (int)kin__random_below(&random, 50));
        if (kin__random_below(&random, 3) == 0)
            (void)kin_fake_source_delete(source, kin_s(name), NULL);
        else
            TRY(put(source, name));
        if (i % 50 != 0)
            continue;
        struct replica *replica =
            &replicas[kin__random_below(&random, REPLICAS)];
        kin_handler handler = {.on_add = replica_add,
                               .on_delete = replica_delete,
                               .userdata = replica};
        if (replica->registration) {
            assert_int_equal(
                kin_informer_remove_handler(informer, replica->registration),
                0);
            replica->registration = NULL;
            atomic_store(&replica->balance, 0);
        } else {
            TRY(kin_informer_add_handler(informer, &handler, NULL,
                                         &replica->registration, NULL));
        }
    }
    TRY(wait_version(informer, source));
    KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer);
    TRY_PTR(snap);
    int64_t count = (int64_t)kin_snapshot_count(snap);
    for (int i = 0; i < REPLICAS; i++) {
        kin_informer_stats stats = {.waiting = 1};
        if (!replicas[i].registration)
            continue;
        while (stats.waiting > 0)
            kin_informer_get_stats(informer, &stats);
        /* The last call may still be running; if it never comes out right, the
         * test's time runs out. */
        while (atomic_load(&replicas[i].balance) != count)
            (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    snap = kin_snapshot_free(snap);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(follows_a_source),
    KIN_TEST_ENTRY(survives_the_loss_of_its_connection),
    KIN_TEST_ENTRY(tells_what_it_has_missed),
    KIN_TEST_ENTRY(says_why_it_has_not_synced),
    KIN_TEST_ENTRY(a_request_is_made_again_when_the_server_says),
    KIN_TEST_ENTRY(a_late_handler_hears_what_is_there_and_then_what_happens),
    KIN_TEST_ENTRY(a_handler_is_told_that_it_has_synced),
    KIN_TEST_ENTRY(draining_lets_handlers_have_all_that_there_is),
    KIN_TEST_ENTRY(a_handler_that_drains_does_not_wait_for_itself),
    KIN_TEST_ENTRY(handlers_that_drain_do_not_wait_for_each_other),
    KIN_TEST_ENTRY(draining_ends_at_its_stop),
    KIN_TEST_ENTRY(a_slow_handler_holds_nobody_up),
    KIN_TEST_ENTRY(a_coalescing_handler_hears_the_last_state),
    KIN_TEST_ENTRY(a_filtering_handler_hears_of_its_own_objects),
    KIN_TEST_ENTRY(a_removed_handler_hears_nothing_more),
    KIN_TEST_ENTRY(a_registration_of_another_informer_is_none),
    KIN_TEST_ENTRY(a_handler_can_be_removed_after_the_stop),
    KIN_TEST_ENTRY(a_handler_may_remove_itself),
    KIN_TEST_ENTRY(what_makes_no_sense_is_refused),
    KIN_TEST_ENTRY(once_stopped_it_takes_no_more),
    KIN_TEST_ENTRY(handlers_that_stop_it_do_not_wait_for_each_other),
    KIN_TEST_ENTRY(a_handler_may_remove_itself_while_all_is_freed),
    KIN_TEST_ENTRY(removing_waits_although_it_is_being_stopped),
    KIN_TEST_ENTRY(stops_in_any_state),
    KIN_TEST_ENTRY(handlers_come_and_go_without_gap_or_repetition))
