/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Informers with their threads, on a fake source. Memory comes from the default
 * allocator: core.c tests allocation failures, without threads.
 */
#include <kin/informer.h>

#include <stdatomic.h>

#include "base/random.h"
#include "handler_probe.h"

/* ---- state ---- */

KIN_TEST(started_and_stopped)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    assert_false(kin_informer_has_started(informer));
    assert_false(kin_informer_is_stopped(informer));
    TRY(kin_informer_start(informer, NULL));
    assert_true(kin_informer_has_started(informer));
    assert_false(kin_informer_is_stopped(informer));
    kin_informer_stop(informer);
    assert_true(kin_informer_has_started(informer));
    assert_true(kin_informer_is_stopped(informer));
    return 0;
}

static kin_verdict give_up(const kin_failure *failure, const kin_error *err,
                           void *userdata)
{
    (void)failure;
    (void)err;
    (void)userdata;
    return KIN_GIVE_UP;
}

KIN_TEST(one_that_gave_up_is_stopped)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(make(KIN_OPTS(kin_informer_opts, .on_error = give_up,
                      .watch_list = KIN_WATCH_LIST_OFF),
             &source, &informer));
    TRY(kin_fake_source_fail_list(
        source,
        &(kin_fake_failure){.size = sizeof(kin_fake_failure),
                            .http_status = 403,
                            .reason = "Forbidden"},
        NULL));
    TRY(kin_informer_start(informer, NULL));
    for (int i = 0; i < SOON_MS && !kin_informer_is_stopped(informer); i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_true(kin_informer_is_stopped(informer));
    return 0;
}

static int version_is(const kin_informer *informer, const char *expected)
{
    char version[24] = "?";
    size_t len = kin_informer_last_sync_resource_version(informer, version,
                                                         sizeof(version));

    assert_string_equal(version, expected);
    assert_int_equal(len, strlen(expected));
    return 0;
}

static int put_in(kin_fake_source *source, const char *ns)
{
    char text[96];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"x\",\"namespace\":\"%s\"}}", ns);
    return kin_fake_source_put_json(source, kin_s(text), NULL);
}

static void await_cache_version(kin_informer *informer, kin_str version)
{
    bool is_there = false;

    for (int i = 0; i < SOON_MS && !is_there; i++) {
        KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer);
        kin_scratch scratch;
        is_there = kin_str_eq(kin_snapshot_resource_version(snap, &scratch),
                              version);
        if (!is_there)
            (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    assert_true(is_there);
}

/* The cache is at the last version written in any namespace; the informer would
 * resume from the oldest of its watches. */
KIN_TEST(last_sync_version_is_the_reflectors)
{
    const kin_str spaces[] = {kin_s("a"), kin_s("b")};
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    char cut[2];

    (void)alloc;
    TRY(make(
        KIN_OPTS(kin_informer_opts, .namespaces = spaces, .namespace_count = 2),
        &source, &informer));
    for (int i = 0; i < 9; i++)
        TRY(put_in(source, "a"));
    TRY(version_is(informer, ""));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_wait_watches(source, 2, kin_deadline_ms(SOON_MS)));
    TRY(version_is(informer, "9"));
    TRY(put_in(source, "b"));
    await_cache_version(informer, kin_s("10"));
    TRY(version_is(informer, "9"));
    TRY(put_in(source, "a"));
    TRY(put_in(source, "b"));
    for (int i = 0; i < SOON_MS && kin_informer_last_sync_resource_version(
                                       informer, cut, sizeof(cut)) < 2;
         i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_string_equal(cut, "1");
    assert_int_equal(kin_informer_last_sync_resource_version(informer, NULL, 0),
                     2);
    return 0;
}

/* ---- following ---- */

static int follows(kin_watch_list watch_list, kin_queue_kind queue)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;

    probe_init(&probe);
    TRY(make(
        KIN_OPTS(kin_informer_opts, .watch_list = watch_list, .queue = queue),
        &source, &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    assert_false(kin_informer_has_synced(informer));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "a"));
    TRY(kin_fake_source_delete(source, KIN__S("b"), NULL));
    TRY(put(source, "c"));
    TRY(await_calls(&probe, 5));
    check_calls(&probe, "+a1! +b2! ~a1>3 -b4 +c5");
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

KIN_TEST(survives_a_lost_connection)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(await_calls(&probe, 2));
    TRY(put(source, "a")); /* 3: so that the watch does not count as short */
    TRY(await_calls(&probe, 3));
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    TRY(put(source, "c")); /* 4 */
    TRY(await_calls(&probe, 4));
    check_calls(&probe, "+a1! +b2! ~a1>3 +c4");
    return 0;
}

/* The version has expired when it reconnects: a relist shows the missed
 * changes. */
KIN_TEST(tells_what_it_has_missed)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    probe_init(&probe);
    TRY(make(KIN_OPTS(kin_informer_opts, .is_silent_on_same = true), &source,
             &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    kin_fake_source_set_silent(source, true);
    TRY(kin_fake_source_delete(source, KIN__S("b"), NULL));
    TRY(put(source, "c"));
    kin_fake_source_compact(source);
    kin_fake_source_set_silent(source, false);
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    TRY(await_calls(&probe, 4));
    check_calls(&probe, "+a1! +b2! -b2? +c4");
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
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    TRY_FAIL(kin_informer_wait_synced(informer, stop, &err), KIN_EFORBIDDEN);
    assert_int_equal(err.http_status, 403);
    assert_non_null(strstr(err.message, "pods: not synced: "));
    assert_non_null(strstr(err.message, "pods is forbidden"));
    /* The informer has retried, and the next wait continues. */
    TRY(kin_informer_wait_synced(informer, stop, &err));
    return 0;
}

static kin_verdict count_error(const kin_failure *failure, const kin_error *err,
                               void *userdata)
{
    atomic_uint *errors = userdata;

    (void)err;
    atomic_fetch_add(errors, 1);
    (void)failure;
    return KIN_RETRY;
}

/* Retry-After: neither a failure nor a reason to relist. */
KIN_TEST(a_request_is_retried_after_retry_after)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_fake_failure later = {.size = sizeof(later),
                              .http_status = 503,
                              .reason = "ServiceUnavailable",
                              .retry_after_s = 1};
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    atomic_uint errors = 0;

    (void)alloc;
    TRY(make(KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF,
                      .on_error = count_error, .userdata = &errors),
             &source, &informer));
    TRY(kin_fake_source_fail_watch(source, &later, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    kin_informer_get_stats(informer, &stats);
    assert_int_equal(stats.lists, 1);
    assert_int_equal(atomic_load(&errors), 0);
    return 0;
}

/* ---- handlers ---- */

KIN_TEST(a_late_handler_hears_what_is_there_and_then_what_happens)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_registration *registration = NULL;

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(informer, &handler, NULL, &registration,
                                 NULL));
    TRY(await_calls(&probe, 1));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "a"));
    TRY(await_calls(&probe, 2));
    assert_true(kin_registration_has_synced(registration));
    check_calls(&probe, "+a1! ~a1>2");
    return 0;
}

/* Added before the start, later, or with an empty cache. */
KIN_TEST(a_handler_is_told_that_it_has_synced)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE early;
    PROBE late;
    PROBE other;
    KIN_AUTO(kin_informer) *empty = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    probe_init(&early);
    probe_init(&late);
    probe_init(&other);
    TRY(make(NULL, &source, &informer));
    TRY(kin_informer_new_from_source(kin_fake_source_lister_watcher(source),
                                     NULL, &empty, NULL));
    kin_handler handler = handler_of(&other);
    handler.on_synced = on_synced;
    TRY(kin_informer_add_handler(empty, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(empty, NULL));
    TRY(await_calls(&other, 1));
    check_calls(&other, "=");
    TRY(put(source, "a"));
    handler.userdata = &early;
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    set_hold(&early, 1);
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_wait_watches(source, 2, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "a"));
    TRY(wait_version(informer, source));
    set_hold(&early, 0);
    handler.userdata = &late;
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(await_calls(&early, 3));
    check_calls(&early, "+a1! = ~a1>2");
    TRY(await_calls(&late, 2));
    check_calls(&late, "+a2! =");
    return 0;
}

KIN_TEST(a_slow_handler_delays_no_other)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE slow;
    PROBE quick;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    (void)alloc;
    probe_init(&slow);
    probe_init(&quick);
    slow.hold = 1;
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    kin_handler handlers[] = {handler_of(&slow), handler_of(&quick)};
    TRY(kin_informer_add_handler(informer, &handlers[0], NULL, NULL, NULL));
    TRY(kin_informer_add_handler(informer, &handlers[1], NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "b"));
    TRY(put(source, "c"));
    TRY(await_calls(&quick, 3));
    TRY(await_count(&slow, &slow.entered, 1));
    kin_informer_get_stats(informer, &stats);
    assert_in_range(stats.waiting, 2,
                    3); /* whether or not the call has begun */
    assert_int_equal(stats.handlers, 2);
    assert_int_equal(stats.objects, 3);
    set_hold(&slow, 0);
    TRY(await_calls(&slow, 3));
    check_calls(&slow, "+a1! +b2 +c3");
    return 0;
}

KIN_TEST(a_coalescing_handler_gets_the_last_state)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "first"));
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(
        informer, &handler,
        KIN_OPTS(kin_handler_opts, .overflow = KIN_OVERFLOW_COALESCE), NULL,
        NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_calls(&probe, 1));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    set_hold(&probe, 1);
    TRY(put(source, "first")); /* 2: current, or pending */
    for (int i = 0; i < 100; i++)
        TRY(put(source, "x")); /* up to 102 */
    TRY(wait_version(informer, source));
    set_hold(&probe, 0);
    TRY(await_calls(&probe, 3));
    check_calls(&probe, "+first1! ~first1>2 +x102");
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
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a")); /* 1: does not match */
    TRY(put(source, "b")); /* 2 */
    kin_handler handler = handler_of(&probe);
    handler.wants = wants_even;
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "b")); /* 3: stops matching */
    TRY(put(source, "a")); /* 4: starts to match */
    TRY(put(source, "c")); /* 5: does not match */
    TRY(put(source, "b")); /* 6: starts to match */
    TRY(await_calls(&probe, 4));
    check_calls(&probe, "+b2! -b2 +a4 +b6");
    return 0;
}

/* ---- misuse ---- */

static int check_rejected(kin_lister_watcher *lw, kin_informer_opts opts)
{
    kin_informer *informer = NULL;

    TRY_FAIL(kin_informer_new_from_source(lw, &opts, &informer, NULL),
             KIN_EINVAL);
    return 0;
}

static int refuses_handler(kin_informer *informer, const kin_handler *handler,
                           kin_handler_opts opts)
{
    TRY_FAIL(kin_informer_add_handler(informer, handler, &opts, NULL, NULL),
             KIN_EINVAL);
    return 0;
}

/* Options of newer and older callers: larger and smaller structs. */
struct later_opts {
    kin_handler_opts opts;
    size_t later;
};

KIN_TEST(invalid_options_are_rejected)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    const kin_informer_opts usual = KIN_INIT(kin_informer_opts);
    const kin_handler_opts plain = KIN_INIT(kin_handler_opts);
    const kin_handler handler = KIN_INIT(kin_handler);
    struct later_opts later = {.opts = plain};

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    kin_informer_opts opts = usual;
    TRY(check_rejected(NULL, usual));
    opts.size = 1;
    TRY(check_rejected(lw, opts));
    opts = usual;
    opts.queue = (kin_queue_kind)7;
    TRY(check_rejected(lw, opts));
    opts = usual;
    opts.watch_list = (kin_watch_list)7;
    TRY(check_rejected(lw, opts));
    opts = usual;
    opts.page_limit = -1;
    TRY(check_rejected(lw, opts));
    kin_handler_opts handler_opts = plain;
    TRY(refuses_handler(informer, NULL, plain));
    handler_opts.overflow = (kin_overflow)7;
    TRY(refuses_handler(informer, &handler, handler_opts));
    handler_opts.size = 0;
    TRY(refuses_handler(informer, &handler, handler_opts));
    /* A missing member counts as unset; an additional one must not be set. */
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

/* ---- many handlers ---- */

/* Handlers come and go while events arrive; the notifications of those that
 * stay add up to the state of the store. */
struct replica {
    _Atomic int64_t balance; /* adds minus deletes */
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

static int put_uid(kin_fake_source *source, const char *uid)
{
    char text[96];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"a\",\"uid\":\"%s\"}}", uid);
    return kin_fake_source_put_json(source, kin_s(text), NULL);
}

static int replaces(bool splits_replaced, size_t calls, const char *expected)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;

    probe_init(&probe);
    kin_handler handler = handler_of(&probe);
    TRY(make(KIN_OPTS(kin_informer_opts, .splits_replaced = splits_replaced),
             &source, &informer));
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(put_uid(source, "u-1"));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(put_uid(source, "u-2"));
    TRY(await_calls(&probe, calls));
    check_calls(&probe, expected);
    return 0;
}

KIN_TEST(another_uid_is_an_update_or_a_delete_and_an_add)
{
    (void)alloc;
    TRY(replaces(/* splits_replaced= */ false, 2, "+a1! ~a1>2"));
    TRY(replaces(/* splits_replaced= */ true, 3, "+a1! -a1? +a2"));
    return 0;
}

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
        int r = 0;
        snprintf(name, sizeof(name), "n%d",
                 (int)kin__random_below(&random, 50));
        if (kin__random_below(&random, 3) == 0)
            r = kin_fake_source_delete(source, kin_s(name), NULL);
        else
            r = put(source, name);
        if (r != KIN_ENOTFOUND)
            TRY(r);
        if (i % 50 != 0)
            continue;
        struct replica *replica =
            &replicas[kin__random_below(&random, REPLICAS)];
        kin_handler handler = {.size = sizeof(kin_handler),
                               .on_add = replica_add,
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
        kin_informer_stats stats = {.size = sizeof(kin_informer_stats),
                                    .waiting = 1};
        if (!replicas[i].registration)
            continue;
        while (stats.waiting > 0)
            kin_informer_get_stats(informer, &stats);
        /* The last call may still be running; if the state never matches, the
         * test times out. */
        while (atomic_load(&replicas[i].balance) != count)
            (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    snap = kin_snapshot_free(snap);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(started_and_stopped),
    KIN_TEST_ENTRY(one_that_gave_up_is_stopped),
    KIN_TEST_ENTRY(last_sync_version_is_the_reflectors),

    KIN_TEST_ENTRY(follows_a_source),
    KIN_TEST_ENTRY(survives_a_lost_connection),
    KIN_TEST_ENTRY(tells_what_it_has_missed),
    KIN_TEST_ENTRY(says_why_it_has_not_synced),
    KIN_TEST_ENTRY(a_request_is_retried_after_retry_after),
    KIN_TEST_ENTRY(a_late_handler_hears_what_is_there_and_then_what_happens),
    KIN_TEST_ENTRY(a_handler_is_told_that_it_has_synced),
    KIN_TEST_ENTRY(a_slow_handler_delays_no_other),
    KIN_TEST_ENTRY(a_coalescing_handler_gets_the_last_state),
    KIN_TEST_ENTRY(a_filtering_handler_hears_of_its_own_objects),
    KIN_TEST_ENTRY(another_uid_is_an_update_or_a_delete_and_an_add),
    KIN_TEST_ENTRY(invalid_options_are_rejected),
    KIN_TEST_ENTRY(handlers_come_and_go_without_gap_or_repetition))
