/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reflectors without informers, with their thread or in a loop, on a fake
 * source. Only construction uses the failing allocator; core_target.c tests
 * later allocation failures.
 */
#include "informer/reflector_run.h"

#include <poll.h>
#include <stdatomic.h>
#include <string.h>

#include <kin/fake_source.h>

#include "base/clock.h"
#include "base/lock.h"
#include "base/str.h"
#include "base/thread.h"
#include "kin_test.h"

enum { SOON_MS = 60000, PAUSE_MS = 5, HOUR_S = 3600, LONG = 70000 };

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};

/* ---- a target that records its calls ---- */

struct notes {
    struct kin__mutex mutex;
    struct kin__cond changed;
    struct kin__buf log;
    size_t calls;
    size_t errors;
    kin_error error; /* the last */
};

static void notes_init(struct notes *notes)
{
    memset(notes, 0, sizeof(*notes));
    kin__mutex_init(&notes->mutex);
    kin__cond_init(&notes->changed);
    kin__buf_init(&notes->log, /* alloc= */ NULL, 1 << 20);
}

static void notes_done(struct notes *notes)
{
    kin__buf_done(&notes->log);
    kin__cond_done(&notes->changed);
    kin__mutex_done(&notes->mutex);
}

#define NOTES __attribute__((cleanup(notes_done))) struct notes

__attribute__((format(printf, 2, 3))) static int note(struct notes *notes,
                                                      const char *format, ...)
{
    va_list args;

    KIN__LOCK_SCOPE(&notes->mutex);
    va_start(args, format);
    if (notes->log.len > 0)
        assert_int_equal(kin__buf_append(&notes->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&notes->log, format, args), 0);
    va_end(args);
    notes->calls++;
    kin__cond_broadcast(&notes->changed);
    return 0;
}

static int on_add(const kin_object *object, kin_error *err, void *userdata)
{
    (void)err;
    return note(userdata, "+%s", kin_object_name(object).ptr);
}

static int on_update(const kin_object *object, kin_error *err, void *userdata)
{
    (void)err;
    return note(userdata, "~%s", kin_object_name(object).ptr);
}

static int on_delete(const kin_object *object, kin_error *err, void *userdata)
{
    (void)err;
    return note(userdata, "-%s", kin_object_name(object).ptr);
}

static int on_replace(kin_object *const *objects, size_t count,
                      kin_str resource_version, kin_error *err, void *userdata)
{
    (void)objects;
    (void)err;
    return note(userdata, "all(%zu@%.*s)", count, KIN_STR(resource_version));
}

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct notes *notes = userdata;

    KIN__LOCK_SCOPE(&notes->mutex);
    notes->error = *err;
    notes->errors++;
    kin__cond_broadcast(&notes->changed);
    (void)failure;
    return KIN_RETRY;
}

static kin_reflector_store target_of(struct notes *notes)
{
    return (kin_reflector_store){.size = sizeof(kin_reflector_store),
                                 .on_add = on_add,
                                 .on_update = on_update,
                                 .on_delete = on_delete,
                                 .on_replace = on_replace,
                                 .userdata = notes};
}

static int await(struct notes *notes, const size_t *count, size_t wanted)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    int r = 0;

    KIN__LOCK_SCOPE(&notes->mutex);
    while (*count < wanted && r == 0)
        r = kin__cond_wait_until(&notes->changed, &notes->mutex, NULL,
                                 deadline);
    return r;
}

static void check(struct notes *notes, const char *expected)
{
    KIN__LOCK_SCOPE(&notes->mutex);
    assert_string_equal(notes->log.ptr ? notes->log.ptr : "", expected);
}

static int put(kin_fake_source *source, const char *name)
{
    char text[96];

    snprintf(text, sizeof(text),
             "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%s\"}}", name);
    return kin_fake_source_put_json(source, kin_s(text), /* err= */ NULL);
}

/* ---- tests ---- */

static int reflects(kin_watch_list watch_list)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    NOTES notes;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_reflector_stats stats = KIN_INIT(kin_reflector_stats);
    char version[8];

    notes_init(&notes);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    kin_reflector_store target = target_of(&notes);
    opts.watch_list = watch_list;
    TRY(kin_reflector_new(kin_fake_source_lister_watcher(source), &target,
                          &opts, &reflector, NULL));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    assert_int_equal(kin_reflector_last_sync_resource_version(
                         reflector, version, sizeof(version)),
                     0);
    assert_false(kin_reflector_has_synced(reflector));
    TRY(kin_reflector_start(reflector, NULL));
    TRY(kin_reflector_wait_synced(reflector, NULL, NULL));
    assert_true(kin_reflector_has_synced(reflector));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "c"));
    TRY(put(source, "a"));
    TRY(kin_fake_source_delete(source, KIN__S("b"), NULL));
    TRY(await(&notes, &notes.calls, 4));
    check(&notes, "all(2@2) +c ~a -b");
    kin_reflector_stop(reflector);
    assert_int_equal(kin_reflector_last_sync_resource_version(
                         reflector, version, sizeof(version)),
                     1);
    assert_string_equal(version, "5");
    assert_int_equal(
        kin_reflector_last_sync_resource_version(reflector, version, 1), 1);
    assert_string_equal(version, "");
    kin_reflector_get_stats(reflector, &stats);
    assert_int_equal(stats.events, 3);
    assert_int_equal(stats.lists, watch_list == KIN_WATCH_LIST_OFF);
    TRY_FAIL(kin_reflector_start(reflector, NULL), KIN_ESTOPPED);
    TRY(put(source, "d"));
    check(&notes, "all(2@2) +c ~a -b");
    return 0;
}

KIN_TEST(a_target_follows_a_source)
{
    (void)alloc;
    TRY(reflects(KIN_WATCH_LIST_OFF));
    return reflects(KIN_WATCH_LIST_AUTO);
}

static bool store_has(kin_store *store, const char *key, const char *version)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    const kin_object *object = kin_snapshot_get(snap, kin_s(key));

    return object &&
           kin_str_eq(kin_object_resource_version(object), kin_s(version));
}

KIN_TEST(a_store_follows_a_source)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_reflector) *reflector = NULL;

    (void)alloc;
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    TRY(kin_reflector_new_for_store(kin_fake_source_lister_watcher(source),
                                    store, NULL, &reflector, NULL));
    TRY(put(source, "a"));
    TRY(kin_reflector_start(reflector, NULL));
    TRY(kin_reflector_wait_synced(reflector, NULL, NULL));
    assert_true(store_has(store, "a", "1"));
    TRY(put(source, "b"));
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    while (!store_has(store, "b", "2") && !kin__deadline_passed(NULL, deadline))
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_true(store_has(store, "b", "2"));
    reflector = kin_reflector_free(reflector);
    assert_true(store_has(store, "a", "1")); /* the store stays */
    return 0;
}

static int on_deltas(const kin_delta *deltas, size_t count, bool is_initial,
                     kin_error *err, void *userdata)
{
    (void)err;
    for (size_t i = 0; i < count; i++)
        (void)note(userdata, "%d%s%s%s", (int)deltas[i].type,
                   deltas[i].object ? kin_object_name(deltas[i].object).ptr
                                    : "",
                   deltas[i].is_tombstone ? "?" : "", is_initial ? "!" : "");
    return 0;
}

static int fills_queue(kin_queue_kind kind, const char *expected)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_queue) *queue = NULL;
    NOTES notes;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    kin_queue_opts opts = KIN_INIT(kin_queue_opts);

    notes_init(&notes);
    opts.kind = kind;
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_queue_new(&opts, &queue, NULL));
    TRY(kin_reflector_new_for_queue(kin_fake_source_lister_watcher(source),
                                    queue, NULL, &reflector, NULL));
    TRY(put(source, "a"));
    TRY(kin_reflector_start(reflector, NULL));
    TRY(kin_queue_pop(queue, 1, on_deltas, &notes, NULL, NULL));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "b"));
    TRY(kin_queue_pop(queue, 1, on_deltas, &notes, NULL, NULL));
    TRY(put(source, "b"));
    TRY(kin_queue_pop(queue, 1, on_deltas, &notes, NULL, NULL));
    check(&notes, expected);
    return 0;
}

static int emit_too_long(const kin_object *object, kin_index_sink *sink,
                         void *userdata)
{
    char *text = calloc(1, LONG);

    (void)object;
    (void)userdata;
    assert_non_null(text);
    memset(text, 'x', LONG);
    int r = kin_index_emit(sink, kin_str_of(text, LONG));
    free(text);
    return r;
}

/* A value that an index cannot hold is skipped and reported. */
KIN_TEST(an_index_of_a_store_does_not_end_a_list)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    NOTES notes;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    const kin_indexer indexer = {.name = KIN__S("long"),
                                 .values = emit_too_long};

    (void)alloc;
    notes_init(&notes);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    TRY(kin_store_add_indexers(store, &indexer, 1, NULL));
    opts.on_error = on_error;
    opts.userdata = &notes;
    TRY(put(source, "a"));
    TRY(kin_reflector_new_for_store(kin_fake_source_lister_watcher(source),
                                    store, &opts, &reflector, NULL));
    TRY(kin_reflector_start(reflector, NULL));
    TRY(kin_reflector_wait_synced(reflector, NULL, NULL));
    TRY(await(&notes, &notes.errors, 1));
    reflector = kin_reflector_free(reflector);
    assert_non_null(strstr(notes.error.message, "index long"));
    kin_store_stats stats = KIN_INIT(kin_store_stats);
    kin_store_get_stats(store, &stats);
    assert_int_equal(stats.objects, 1);
    return 0;
}

KIN_TEST(a_queue_follows_a_source)
{
    (void)alloc;
    TRY(fills_queue(KIN_QUEUE_IN_ORDER, "5! 0b 1b"));
    return fills_queue(KIN_QUEUE_DELTA, "3a! 0b 1b");
}

/* Failures of lists and inside a watch; pauses are as short as configured. */
KIN_TEST(every_failure_is_reported)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    NOTES notes;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_error err = KIN_ERROR_INIT;
    kin_fake_failure forbidden = {.size = sizeof(forbidden),
                                  .http_status = 403,
                                  .message = "not for you"};
    kin_fake_failure expired = {.size = sizeof(expired),
                                .http_status = 410,
                                .reason = "Expired",
                                .is_event = true};

    (void)alloc;
    notes_init(&notes);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    kin_reflector_store target = target_of(&notes);
    opts.watch_list = KIN_WATCH_LIST_OFF;
    opts.on_error = on_error;
    opts.userdata = &notes;
    opts.backoff_ms = PAUSE_MS;
    opts.backoff_max_ms = PAUSE_MS;
    TRY(kin_reflector_new(kin_fake_source_lister_watcher(source), &target,
                          &opts, &reflector, NULL));
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_stop_request(stop);
    TRY_FAIL(kin_reflector_wait_synced(reflector, stop, &err), KIN_ESTOPPED);
    for (int i = 0; i < 3; i++)
        TRY(kin_fake_source_fail_list(source, &forbidden, NULL));
    TRY(kin_fake_source_fail_watch(source, &expired, NULL));
    TRY(kin_reflector_start(reflector, NULL));
    TRY(await(&notes, &notes.errors, 3));
    assert_non_null(strstr(notes.error.message, "not for you"));
    TRY(await(&notes, &notes.errors, 4));
    assert_int_equal(notes.error.http_status, 410);
    TRY(await(&notes, &notes.calls, 2));
    check(&notes, "all(0@0) all(0@0)");
    return 0;
}

/* No thread: the application's loop does everything. */
KIN_TEST(a_loop_can_run_it)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_loop) *loop = NULL;
    NOTES notes;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    (void)alloc;
    notes_init(&notes);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_loop_new(NULL, &loop, NULL));
    kin_reflector_store target = target_of(&notes);
    opts.loop = loop;
    TRY(kin_reflector_new(kin_fake_source_lister_watcher(source), &target,
                          &opts, &reflector, NULL));
    TRY(put(source, "a"));
    TRY(kin_reflector_start(reflector, NULL));
    while (!kin_reflector_has_synced(reflector)) {
        struct pollfd fd = {.fd = kin_loop_fd(loop), .events = POLLIN};
        assert_false(kin__deadline_passed(NULL, deadline));
        (void)poll(&fd, 1, 10);
        kin_loop_step(loop);
    }
    check(&notes, "all(1@1)");
    return 0;
}

KIN_TEST(stops_in_any_state)
{
    (void)alloc;
    for (int state = 0; state < 4; state++) {
        KIN_AUTO(kin_fake_source) *source = NULL;
        KIN_AUTO(kin_store) *store = NULL;
        KIN_AUTO(kin_reflector) *reflector = NULL;
        kin_fake_failure busy = {
            .size = sizeof(busy), .http_status = 429, .retry_after_s = HOUR_S};
        TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
        TRY(kin_store_new(NULL, &store, NULL));
        TRY(kin_reflector_new_for_store(kin_fake_source_lister_watcher(source),
                                        store, NULL, &reflector, NULL));
        if (state == 3) /* waits to retry */
            TRY(kin_fake_source_fail_watch(source, &busy, NULL));
        if (state > 0)
            TRY(kin_reflector_start(reflector, NULL));
        if (state == 2)
            TRY(kin_reflector_wait_synced(reflector, NULL, NULL));
        kin_reflector_stop(reflector);
        kin_reflector_stop(reflector);
        /* A request that has just started may finish before the stop. */
        bool has_synced = kin_reflector_has_synced(reflector);
        assert_true(state == 1 || has_synced == (state == 2));
        TRY_FAIL(kin_reflector_wait_synced(reflector, NULL, NULL),
                 has_synced ? 0 : KIN_ESTOPPED);
    }
    return 0;
}

KIN_TEST(invalid_options_are_rejected)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    NOTES notes;
    kin_reflector *reflector = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    notes_init(&notes);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    kin_reflector_store target = target_of(&notes);
    target.on_delete = NULL;
    TRY_FAIL(kin_reflector_new(lw, &target, NULL, &reflector, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_reflector_new(lw, NULL, NULL, &reflector, NULL), KIN_EINVAL);
    TRY_FAIL(kin_reflector_new_for_store(lw, NULL, NULL, &reflector, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_reflector_new_for_queue(lw, NULL, NULL, &reflector, NULL),
             KIN_EINVAL);
    target = target_of(&notes);
    TRY_FAIL(kin_reflector_new(NULL, &target, NULL, &reflector, NULL),
             KIN_EINVAL);
    opts.size = 1;
    TRY_FAIL(kin_reflector_new(lw, &target, &opts, &reflector, NULL),
             KIN_EINVAL);
    opts.size = sizeof(opts);
    opts.backoff_ms = -1;
    TRY_FAIL(kin_reflector_new(lw, &target, &opts, &reflector, NULL),
             KIN_EINVAL);
    assert_null(kin_reflector_free(NULL));
    kin_reflector_stop(NULL);
    return 0;
}

KIN_TEST(construction_can_fail)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    NOTES notes;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    notes_init(&notes);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    kin_reflector_store target = target_of(&notes);
    opts.alloc = alloc;
    TRY(kin_reflector_new(kin_fake_source_lister_watcher(source), &target,
                          &opts, &reflector, NULL));
    assert_false(kin_reflector_has_synced(reflector));
    return 0;
}

/* ---- one round ---- */

struct round {
    kin_reflector *reflector;
    kin_stop *stop;
    kin_error err;
    int result;
};

static void round_run(void *userdata)
{
    struct round *round = userdata;

    round->result = kin_reflector_list_and_watch(round->reflector, round->stop,
                                                 &round->err);
}

static kin_verdict on_round_error(const kin_failure *failure,
                                  const kin_error *err, void *userdata)
{
    struct notes *notes = userdata;

    (void)failure;
    (void)err;
    KIN__LOCK_SCOPE(&notes->mutex);
    notes->errors++;
    return KIN_RETRY;
}

KIN_TEST(one_round_returns_its_error)
{
    const kin_fake_failure forbidden = {.size = sizeof(forbidden),
                                        .http_status = 403,
                                        .reason = "Forbidden",
                                        .message = "no"};
    const kin_fake_failure expired = {.size = sizeof(expired),
                                      .http_status = 410,
                                      .reason = "Expired",
                                      .message = "too old",
                                      .is_event = true};
    KIN_AUTO(kin_fake_source) *source = NULL;
    NOTES notes;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    notes_init(&notes);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(put(source, "a"));
    kin_reflector_store target = target_of(&notes);
    opts.watch_list = KIN_WATCH_LIST_OFF;
    opts.on_error = on_round_error;
    opts.userdata = &notes;
    TRY(kin_reflector_new(kin_fake_source_lister_watcher(source), &target,
                          &opts, &reflector, NULL));
    TRY(kin_fake_source_fail_list(source, &forbidden, NULL));
    TRY_FAIL(kin_reflector_list_and_watch(reflector, NULL, &err),
             KIN_EFORBIDDEN);
    assert_string_equal(err.message, "pods: list forbidden (403): no");
    check(&notes, "");
    /* Another round starts from scratch, and nothing happens between the
     * two. */
    TRY(kin_fake_source_fail_watch(source, &expired, NULL));
    TRY_FAIL(kin_reflector_list_and_watch(reflector, NULL, &err), KIN_EGONE);
    check(&notes, "all(1@1)");
    assert_int_equal(notes.errors, 0);
    return 0;
}

KIN_TEST(a_round_ends_when_it_is_stopped)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    NOTES notes;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    struct kin__thread thread = {0};
    struct round round = {.result = 1};

    (void)alloc;
    notes_init(&notes);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(put(source, "a"));
    kin_reflector_store target = target_of(&notes);
    TRY(kin_reflector_new(kin_fake_source_lister_watcher(source), &target, NULL,
                          &reflector, NULL));
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    round.reflector = reflector;
    round.stop = stop;
    TRY(kin__thread_start(&thread, NULL, round_run, &round, NULL));
    TRY(await(&notes, &notes.calls, 1));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    /* Not while it runs. */
    TRY_FAIL(kin_reflector_list_and_watch(reflector, NULL, NULL), KIN_EINVAL);
    TRY_FAIL(kin_reflector_start(reflector, NULL), KIN_EINVAL);
    kin_stop_request(stop);
    kin__thread_join(&thread);
    assert_int_equal(round.result, 0);
    TRY(put(source, "b")); /* is ignored */
    /* With a stopped token nothing is requested. */
    TRY(kin_reflector_list_and_watch(reflector, stop, NULL));
    check(&notes, "all(1@1)");
    /* A start continues. */
    TRY(kin_reflector_start(reflector, NULL));
    TRY(await(&notes, &notes.calls, 2));
    check(&notes, "all(1@1) all(2@2)");
    TRY_FAIL(kin_reflector_list_and_watch(reflector, NULL, NULL), KIN_EINVAL);
    kin_reflector_stop(reflector);
    TRY_FAIL(kin_reflector_list_and_watch(reflector, NULL, NULL), KIN_ESTOPPED);
    return 0;
}

KIN_TEST(a_round_ends_with_its_reflector)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    NOTES notes;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    struct kin__thread thread = {0};
    struct round round = {.result = 1};

    (void)alloc;
    notes_init(&notes);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    kin_reflector_store target = target_of(&notes);
    TRY(kin_reflector_new(kin_fake_source_lister_watcher(source), &target, NULL,
                          &reflector, NULL));
    round.reflector = reflector;
    TRY(kin__thread_start(&thread, NULL, round_run, &round, NULL));
    TRY(await(&notes, &notes.calls, 1));
    kin_reflector_stop(reflector);
    kin__thread_join(&thread);
    assert_int_equal(round.result, 0);
    return 0;
}

KIN_TEST(a_round_does_not_run_in_a_loop)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    NOTES notes;
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    notes_init(&notes);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_loop_new(NULL, &loop, NULL));
    opts.loop = loop;
    kin_reflector_store target = target_of(&notes);
    TRY(kin_reflector_new(kin_fake_source_lister_watcher(source), &target,
                          &opts, &reflector, NULL));
    TRY_FAIL(kin_reflector_list_and_watch(reflector, NULL, NULL),
             KIN_EUNSUPPORTED);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(one_round_returns_its_error),
              KIN_TEST_ENTRY(a_round_ends_when_it_is_stopped),
              KIN_TEST_ENTRY(a_round_ends_with_its_reflector),
              KIN_TEST_ENTRY(a_round_does_not_run_in_a_loop),
              KIN_TEST_ENTRY(a_target_follows_a_source),
              KIN_TEST_ENTRY(a_store_follows_a_source),
              KIN_TEST_ENTRY(an_index_of_a_store_does_not_end_a_list),
              KIN_TEST_ENTRY(a_queue_follows_a_source),
              KIN_TEST_ENTRY(every_failure_is_reported),
              KIN_TEST_ENTRY(a_loop_can_run_it),
              KIN_TEST_ENTRY(stops_in_any_state),
              KIN_TEST_ENTRY(invalid_options_are_rejected),
              KIN_TEST_ENTRY(construction_can_fail))
