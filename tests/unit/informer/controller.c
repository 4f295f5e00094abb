/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Controllers with their threads, on a fake source. Only construction uses the
 * failing allocator; applier.c and core_target.c test other allocation
 * failures.
 */
#include "informer/controller.h"
#include "asleep_test.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>

#include <kin/fake_source.h>
#include <kin/json.h>

#include "base/fake_clock.h"
#include "base/lock.h"
#include "base/str.h"
#include "base/thread.h"
#include "kin_test.h"

enum { SOON_MS = 60000, NAMES = 20, CHANGES = 1500 };

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};

/* ---- recorded calls ---- */

struct probe {
    struct kin__mutex mutex;
    struct kin__cond changed;
    struct kin__buf log;
    size_t calls;
    size_t errors;
    size_t failures;         /* of the next calls */
    int code;                /* of these; 0 for KIN_ESERVER */
    kin_controller *stopped; /* in the next call */
    char
        failure[96]; /* of the last error: informer, request, attempt and key */
    kin_verdict verdict;
};

static void probe_init(struct probe *probe)
{
    memset(probe, 0, sizeof(*probe));
    kin__mutex_init(&probe->mutex);
    kin__cond_init(&probe->changed);
    kin__buf_init(&probe->log, /* alloc= */ NULL, 1 << 22);
}

static void probe_done(struct probe *probe)
{
    kin__buf_done(&probe->log);
    kin__cond_done(&probe->changed);
    kin__mutex_done(&probe->mutex);
}

#define PROBE __attribute__((cleanup(probe_done))) struct probe

__attribute__((format(printf, 2, 3))) static void record_call(
    struct probe *probe, const char *format, ...)
{
    va_list args;

    KIN__LOCK_SCOPE(&probe->mutex);
    va_start(args, format);
    if (probe->log.len > 0)
        assert_int_equal(kin__buf_append(&probe->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&probe->log, format, args), 0);
    va_end(args);
    probe->calls++;
    kin__cond_broadcast(&probe->changed);
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    record_call(userdata, "+%s%s%s", kin_object_name(object).ptr,
                kin_object_resource_version(object).ptr, is_initial ? "!" : "");
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    record_call(userdata, "~%s%s>%s", kin_object_name(object).ptr,
                kin_object_resource_version(old).ptr,
                kin_object_resource_version(object).ptr);
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    record_call(userdata, "-%s%s%s", kin_object_name(object).ptr,
                kin_object_resource_version(object).ptr,
                is_tombstone ? "?" : "");
}

static void on_synced(void *userdata)
{
    record_call(userdata, "=");
}

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct probe *probe = userdata;

    (void)err;
    KIN__LOCK_SCOPE(&probe->mutex);
    snprintf(probe->failure, sizeof(probe->failure), "%s %s#%u %.*s",
             failure->name, failure->resource->plural, failure->attempt,
             KIN_STR(failure->key));
    assert_null(failure->informer);
    probe->errors++;
    kin__cond_broadcast(&probe->changed);
    return probe->verdict;
}

static kin_handler handler_of(struct probe *probe)
{
    return (kin_handler){.size = sizeof(kin_handler),
                         .on_add = on_add,
                         .on_update = on_update,
                         .on_delete = on_delete,
                         .on_synced = on_synced,
                         .userdata = probe};
}

static int await(struct probe *probe, const size_t *count, size_t wanted)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    int r = 0;

    KIN__LOCK_SCOPE(&probe->mutex);
    while (*count < wanted && r == 0)
        r = kin__cond_wait_until(&probe->changed, &probe->mutex, NULL,
                                 deadline);
    return r;
}

static void check(struct probe *probe, const char *expected)
{
    KIN__LOCK_SCOPE(&probe->mutex);
    assert_string_equal(probe->log.ptr ? probe->log.ptr : "", expected);
}

/* Process function of the other form: records types and names of its items. */
static int process(const kin_delta *deltas, size_t count, bool is_initial,
                   kin_error *err, void *userdata)
{
    struct probe *probe = userdata;
    bool fails = false;

    (void)is_initial;
    for (size_t i = 0; i < count; i++)
        record_call(probe, "%d%s%s", (int)deltas[i].type,
                    deltas[i].object ? kin_object_name(deltas[i].object).ptr
                                     : "",
                    i + 1 < count ? "," : "");
    if (probe->stopped)
        kin_controller_stop(probe->stopped);
    {
        KIN__LOCK_SCOPE(&probe->mutex);
        fails = probe->failures > 0;
        probe->failures -= fails;
    }
    if (!fails)
        return 0;
    return kin_error_set(err, probe->code ? probe->code : KIN_ESERVER,
                         "not today");
}

/* For the length of a call. */
#define processing(data)                                                       \
    KIN_OPTS(kin_queue_handler, .process = process, .userdata = (data))

static int put(kin_fake_source *source, const char *name)
{
    char text[96];

    snprintf(text, sizeof(text),
             "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%s\"}}", name);
    return kin_fake_source_put_json(source, kin_s(text), /* err= */ NULL);
}

/* ---- with a store ---- */

static int keeps_a_store(kin_queue_kind kind, const char *expected)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    PROBE probe;
    KIN_AUTO(kin_controller) *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    char version[8];

    probe_init(&probe);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    kin_handler handler = handler_of(&probe);
    opts.queue = kind;
    TRY(kin_controller_new_for_store(kin_fake_source_lister_watcher(source),
                                     store, &handler, &opts, &controller,
                                     NULL));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    assert_false(kin_controller_has_synced(controller));
    TRY(kin_controller_start(controller, NULL));
    TRY(kin_controller_start(controller, NULL));
    TRY(kin_controller_wait_synced(controller, NULL, NULL));
    TRY(await(&probe, &probe.calls, 3));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "a"));
    TRY(kin_fake_source_delete(source, KIN__S("b"), NULL));
    TRY(put(source, "c"));
    TRY(await(&probe, &probe.calls, 6));
    /* A list reports what a watch does not. */
    kin_fake_source_set_silent(source, true);
    TRY(kin_fake_source_delete(source, KIN__S("c"), NULL));
    TRY(put(source, "d"));
    kin_fake_source_compact(source);
    kin_fake_source_set_silent(source, false);
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    TRY(await(&probe, &probe.calls, 9));
    check(&probe, expected);
    assert_true(kin_controller_has_synced(controller));
    kin_controller_stop(controller);
    TRY_FAIL(kin_controller_start(controller, NULL), KIN_ESTOPPED);
    assert_int_equal(kin_controller_last_sync_resource_version(
                         controller, version, sizeof(version)),
                     1);
    assert_string_equal(version, "7");
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    assert_int_equal(kin_snapshot_count(snap), 2);
    snap = kin_snapshot_free(snap);
    return 0;
}

KIN_TEST(a_store_and_a_handler_follow_a_source)
{
    (void)alloc;
    TRY(keeps_a_store(KIN_QUEUE_IN_ORDER,
                      "+a1! +b2! = ~a1>3 -b4 +c5 -c5? ~a3>3 +d7"));
    return keeps_a_store(KIN_QUEUE_DELTA,
                         "+a1! +b2! = ~a1>3 -b4 +c5 ~a3>3 +d7 -c5?");
}

/* Nothing is popped from the queue then, so nothing else would notify. */
static int syncs_with_nothing(kin_queue_kind kind)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    PROBE probe;
    KIN_AUTO(kin_controller) *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    probe_init(&probe);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    kin_handler handler = handler_of(&probe);
    opts.queue = kind;
    TRY(kin_controller_new_for_store(kin_fake_source_lister_watcher(source),
                                     store, &handler, &opts, &controller,
                                     NULL));
    TRY(kin_controller_start(controller, NULL));
    TRY(await(&probe, &probe.calls, 1));
    check(&probe, "=");
    assert_true(kin_controller_has_synced(controller));
    return kin_controller_wait_synced(controller, NULL, NULL);
}

KIN_TEST(an_empty_list_is_reported_like_any_other)
{
    (void)alloc;
    TRY(syncs_with_nothing(KIN_QUEUE_IN_ORDER));
    return syncs_with_nothing(KIN_QUEUE_DELTA);
}

/* Many changes with lists in between: the sum of the notifications equals the
 * state of the store. */
struct balance {
    struct kin__mutex mutex;
    long versions[NAMES];
    size_t wrong;
};

static void weigh(struct balance *balance, const kin_object *object,
                  long before, long after)
{
    long *known =
        &balance->versions[strtol(kin_object_name(object).ptr + 1, NULL, 10)];

    KIN__LOCK_SCOPE(&balance->mutex);
    balance->wrong += before >= 0 && *known != before;
    *known = after;
}

static long version_of(const kin_object *object)
{
    return strtol(kin_object_resource_version(object).ptr, NULL, 10);
}

static void weigh_add(const kin_object *object, bool is_initial, void *userdata)
{
    (void)is_initial;
    weigh(userdata, object, 0, version_of(object));
}

static void weigh_update(const kin_object *old, const kin_object *object,
                         void *userdata)
{
    weigh(userdata, object, version_of(old), version_of(object));
}

static void weigh_delete(const kin_object *object, bool is_tombstone,
                         void *userdata)
{
    (void)is_tombstone;
    weigh(userdata, object, -1, 0);
}

static bool balances(struct balance *balance, const long *truth)
{
    KIN__LOCK_SCOPE(&balance->mutex);
    return memcmp(balance->versions, truth, sizeof(balance->versions)) == 0;
}

static int hammer(kin_queue_kind kind)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    struct balance balance = {.wrong = 0};
    KIN_AUTO(kin_controller) *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_add = weigh_add,
                           .on_update = weigh_update,
                           .on_delete = weigh_delete,
                           .userdata = &balance};
    struct kin__informer_extras extras = {.seed = 1};
    struct kin__random random;
    long truth[NAMES] = {0};

    kin__random_init(&random, 4);
    kin__mutex_init(&balance.mutex);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    opts.queue = kind;
    opts.backoff_ms = 1;
    opts.backoff_max_ms = 2;
    TRY(kin__controller_new(kin_fake_source_lister_watcher(source),
                            &(struct kin__controller_parts){.store = store,
                                                            .handler = handler,
                                                            .extras = extras},
                            &opts, &controller, NULL));
    TRY(kin_controller_start(controller, NULL));
    for (int i = 0; i < CHANGES; i++) {
        int n = (int)kin__random_below(&random, NAMES);
        char name[8];
        snprintf(name, sizeof(name), "n%d", n);
        if (truth[n] && kin__random_below(&random, 3) == 0) {
            TRY(kin_fake_source_delete(source, kin_s(name), NULL));
            truth[n] = 0;
        } else {
            TRY(put(source, name));
            truth[n] = (long)kin_fake_source_version(source);
        }
        if (i % 100 == 50) {
            kin_fake_source_compact(source);
            kin_fake_source_end_watches(source, KIN_FLOW_LOST);
        }
    }
    for (int i = 0; i < SOON_MS && !balances(&balance, truth); i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_true(balances(&balance, truth));
    assert_int_equal(balance.wrong, 0);
    controller = kin_controller_free(controller);
    kin__mutex_done(&balance.mutex);
    return 0;
}

KIN_TEST(what_is_told_adds_up)
{
    (void)alloc;
    TRY(hammer(KIN_QUEUE_IN_ORDER));
    return hammer(KIN_QUEUE_DELTA);
}

/* ---- with a function ---- */

struct fixture {
    kin_fake_source *source;
    kin_queue *queue;
    struct probe probe;
    kin_controller *controller;
};

static void fixture_done(struct fixture *fixture)
{
    fixture->controller = kin_controller_free(fixture->controller);
    fixture->queue = kin_queue_free(fixture->queue);
    fixture->source = kin_fake_source_free(fixture->source);
    probe_done(&fixture->probe);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *fixture, kin_informer_opts opts)
{
    kin_queue_opts queue_opts = KIN_INIT(kin_queue_opts);

    memset(fixture, 0, sizeof(*fixture));
    probe_init(&fixture->probe);
    TRY(kin_fake_source_new(NULL, &pods, &fixture->source, NULL));
    TRY(kin_queue_new(&queue_opts, &fixture->queue, NULL));
    opts.size = sizeof(opts);
    opts.on_error = on_error;
    opts.userdata = &fixture->probe;
    return kin_controller_new(kin_fake_source_lister_watcher(fixture->source),
                              fixture->queue, processing(&fixture->probe),
                              &opts, &fixture->controller, NULL);
}

static int fill(struct fixture *fixture, const char *name)
{
    KIN_AUTO(kin_object) *object = NULL;
    char text[96];

    snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}", name);
    TRY(kin_object_parse(NULL, kin_s(text), &object, NULL));
    return kin_queue_put(
        fixture->queue, &(kin_delta){.type = KIN_DELTA_ADDED, .object = object},
        NULL);
}

KIN_TEST(a_queue_of_the_users_is_processed)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, (kin_informer_opts){.batch = 10}));
    TRY(fill(&fixture, "x")); /* before reading starts */
    TRY(fill(&fixture, "y"));
    TRY(kin_controller_start(fixture.controller, NULL));
    TRY(await(&fixture.probe, &fixture.probe.calls, 2));
    TRY(kin_controller_wait_synced(fixture.controller, NULL, NULL));
    TRY(await(&fixture.probe, &fixture.probe.calls, 3));
    TRY(kin_fake_source_wait_watches(fixture.source, 1,
                                     kin_deadline_ms(SOON_MS)));
    TRY(put(fixture.source, "a"));
    TRY(await(&fixture.probe, &fixture.probe.calls, 4));
    check(&fixture.probe, "0x, 0y 5 0a");
    return 0;
}

KIN_TEST(a_failed_item_is_reported_and_dropped)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, (kin_informer_opts){0}));
    TRY(fill(&fixture, "x"));
    TRY(fill(&fixture, "y"));
    fixture.probe.failures = 1;
    TRY(kin_controller_start(fixture.controller, NULL));
    TRY(await(&fixture.probe, &fixture.probe.calls, 3));
    TRY(await(&fixture.probe, &fixture.probe.errors, 1));
    check(&fixture.probe, "0x 0y 5");
    return 0;
}

/* Including codes with a meaning for the queue, for example that of a
 * lookup. */
KIN_TEST(processing_can_fail_with_any_code)
{
    static const int codes[] = {KIN_ENOTFOUND, KIN_ECLOSED};

    (void)alloc;
    for (size_t i = 0; i < sizeof(codes) / sizeof(codes[0]); i++) {
        FIXTURE fixture;
        TRY(fixture_init(&fixture, (kin_informer_opts){.is_retried = true}));
        fixture.probe.code = codes[i];
        TRY(kin_controller_start(fixture.controller, NULL));
        TRY(kin_controller_wait_synced(fixture.controller, NULL, NULL));
        {
            KIN__LOCK_SCOPE(&fixture.probe.mutex);
            fixture.probe.failures = 2;
        }
        TRY(fill(&fixture, "x"));
        TRY(await(&fixture.probe, &fixture.probe.errors, 2));
        TRY(await(&fixture.probe, &fixture.probe.calls, 4)); /* the list, too */
        check(&fixture.probe, "5 0x 0x 0x");
    }
    return 0;
}

/* The other items come first; then retries are delayed. */
KIN_TEST(a_failed_item_can_be_retried)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, (kin_informer_opts){.is_retried = true}));
    TRY(kin_controller_start(fixture.controller, NULL));
    TRY(kin_controller_wait_synced(fixture.controller, NULL, NULL));
    {
        KIN__LOCK_SCOPE(&fixture.probe.mutex);
        fixture.probe.failures = 4;
    }
    TRY(fill(&fixture, "x"));
    TRY(fill(&fixture, "y"));
    TRY(await(&fixture.probe, &fixture.probe.errors, 4));
    TRY(await(&fixture.probe, &fixture.probe.calls, 7)); /* the list, too */
    for (int i = 0; i < SOON_MS && kin_queue_count(fixture.queue) > 0; i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_int_equal(kin_queue_count(fixture.queue), 0);
    assert_int_equal(fixture.probe.calls, 7);
    return 0;
}

static size_t count_calls(struct probe *probe)
{
    KIN__LOCK_SCOPE(&probe->mutex);
    return probe->calls;
}

/* A fixture whose controller retries, with a clock that only the test
 * advances. */
static int fixture_init_paced(struct fixture *fixture,
                              struct kin__fake_clock *clock)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    kin__fake_clock_init(clock, KIN__NS_PER_S, 0);
    TRY(fixture_init(fixture, (kin_informer_opts){0}));
    fixture->controller = kin_controller_free(fixture->controller);
    opts.is_retried = true;
    return kin__controller_new(
        kin_fake_source_lister_watcher(fixture->source),
        &(struct kin__controller_parts){
            .queue = fixture->queue,
            .queue_handler = *processing(&fixture->probe),
            .extras = {.clock = &clock->clock, .seed = 1}},
        &opts, &fixture->controller, NULL);
}

static void advance_to_call(struct fixture *fixture,
                            struct kin__fake_clock *clock, size_t calls)
{
    while (count_calls(&fixture->probe) < calls) {
        kin__fake_clock_advance(clock, KIN__NS_PER_MS);
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
}

/* While the clock stands still there is no call. */
KIN_TEST(only_retries_are_delayed)
{
    static const char *const expected[] = {"5 0x", "5 0x 0x", "5 0x 0x 0x",
                                           "5 0x 0x 0x 0x"};
    struct kin__fake_clock clock;
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init_paced(&fixture, &clock));
    TRY(kin_controller_start(fixture.controller, NULL));
    TRY(kin_controller_wait_synced(fixture.controller, NULL, NULL));
    {
        KIN__LOCK_SCOPE(&fixture.probe.mutex);
        fixture.probe.failures = 3;
    }
    TRY(fill(&fixture, "x"));
    for (size_t i = 0; i < 3; i++) {
        TRY(await(&fixture.probe, &fixture.probe.calls, 2 + i));
        await_others_asleep();
        check(&fixture.probe, expected[i]);
        advance_to_call(&fixture, &clock, 3 + i);
    }
    check(&fixture.probe, expected[3]);
    return 0;
}

/* A failed item is superseded by a newer one of its key. */
KIN_TEST(a_newer_item_replaces_a_failed_one)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, (kin_informer_opts){.is_retried = true}));
    TRY(fill(&fixture, "x"));
    TRY(fill(&fixture, "x"));
    fixture.probe.failures = 1;
    TRY(kin_controller_start(fixture.controller, NULL));
    TRY(await(&fixture.probe, &fixture.probe.calls, 3));
    check(&fixture.probe, "0x 0x 5");
    return 0;
}

KIN_TEST(makes_its_own_queue_by_key)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_controller) *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    probe_init(&probe);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    opts.queue = KIN_QUEUE_DELTA;
    TRY(kin_controller_new(kin_fake_source_lister_watcher(source), NULL,
                           processing(&probe), &opts, &controller, NULL));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    TRY(kin_controller_start(controller, NULL));
    TRY(await(&probe, &probe.calls, 2));
    check(&probe, "3a 3b");
    return 0;
}

static int give_uid(const kin_object *object, kin_object **ret, kin_error *err,
                    void *userdata)
{
    char text[160];

    (void)userdata;
    snprintf(text, sizeof(text),
             "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":"
             "\"%s\",\"uid\":\"u\",\"resourceVersion\":\"%s\"}}",
             kin_object_name(object).ptr,
             kin_object_resource_version(object).ptr);
    return kin_object_parse(NULL, kin_s(text), ret, err);
}

KIN_TEST(objects_are_transformed)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_controller) *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    opts.transform = give_uid;
    TRY(kin_controller_new_for_store(kin_fake_source_lister_watcher(source),
                                     store, NULL, &opts, &controller, NULL));
    TRY(put(source, "a"));
    TRY(kin_controller_start(controller, NULL));
    TRY(kin_controller_wait_synced(controller, NULL, NULL));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    assert_str_equal(kin_object_uid(kin_snapshot_get(snap, kin_s("a"))), "u");
    snap = kin_snapshot_free(snap);
    return 0;
}

/* ---- the end ---- */

KIN_TEST(its_own_function_may_stop_it)
{
    FIXTURE fixture;
    KIN_AUTO(kin_stop) *stop = NULL;

    (void)alloc;
    TRY(fixture_init(&fixture, (kin_informer_opts){0}));
    TRY(fill(&fixture, "x"));
    TRY(fill(&fixture, "y"));
    fixture.probe.stopped = fixture.controller;
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    TRY(kin_controller_run(fixture.controller, stop, NULL));
    check(&fixture.probe, "0x");
    assert_true(kin_queue_count(fixture.queue) > 0);
    TRY_FAIL(kin_controller_run(fixture.controller, stop, NULL), KIN_ESTOPPED);
    TRY_FAIL(kin_controller_run(fixture.controller, NULL, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(stops_in_any_state)
{
    (void)alloc;
    for (int state = 0; state < 4; state++) {
        struct kin__fake_clock clock;
        FIXTURE fixture;
        TRY(fixture_init_paced(&fixture, &clock));
        if (state == 3) { /* it waits to retry, and the clock stands still */
            fixture.probe.failures = SIZE_MAX;
            TRY(fill(&fixture, "x"));
        }
        if (state > 0)
            TRY(kin_controller_start(fixture.controller, NULL));
        if (state == 2)
            TRY(kin_controller_wait_synced(fixture.controller, NULL, NULL));
        if (state == 3)
            advance_to_call(&fixture, &clock, 3);
        kin_controller_stop(fixture.controller);
        kin_controller_stop(fixture.controller);
        size_t calls = fixture.probe.calls;
        TRY(fill(&fixture, "late"));
        assert_int_equal(fixture.probe.calls, calls);
    }
    return 0;
}

KIN_TEST(a_run_ends_at_its_stop)
{
    FIXTURE fixture;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_fake_failure forbidden = {.size = sizeof(forbidden),
                                  .http_status = 403,
                                  .message = "not for you"};

    (void)alloc;
    TRY(fixture_init(&fixture,
                     (kin_informer_opts){.watch_list = KIN_WATCH_LIST_OFF}));
    for (int i = 0; i < 10; i++)
        TRY(kin_fake_source_fail_list(fixture.source, &forbidden, NULL));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(50)),
                     &stop, NULL));
    TRY_FAIL(kin_controller_wait_synced(fixture.controller, stop, &err),
             KIN_ETIMEDOUT);
    TRY(kin_controller_run(fixture.controller, stop, NULL));
    TRY_FAIL(kin_controller_wait_synced(fixture.controller, NULL, &err),
             KIN_ESTOPPED);
    return 0;
}

KIN_TEST(a_loop_can_run_it)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    PROBE probe;
    KIN_AUTO(kin_controller) *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    (void)alloc;
    probe_init(&probe);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    kin_handler handler = handler_of(&probe);
    opts.loop = loop;
    TRY(kin_controller_new_for_store(kin_fake_source_lister_watcher(source),
                                     store, &handler, &opts, &controller,
                                     NULL));
    TRY(put(source, "a"));
    TRY(kin_controller_start(controller, NULL));
    while (!kin_controller_has_synced(controller)) {
        struct pollfd fd = {.fd = kin_loop_fd(loop), .events = POLLIN};
        assert_false(kin__deadline_passed(NULL, deadline));
        (void)poll(&fd, 1, 10);
        kin_loop_step(loop);
    }
    check(&probe, "+a1! =");
    return 0;
}

KIN_TEST(invalid_options_are_rejected)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    kin_controller *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    TRY_FAIL(kin_controller_new(lw, NULL, NULL, NULL, &controller, NULL),
             KIN_EINVAL);
    TRY_FAIL(
        kin_controller_new_for_store(lw, NULL, NULL, NULL, &controller, NULL),
        KIN_EINVAL);
    TRY_FAIL(kin_controller_new(NULL, NULL, processing(NULL), NULL, &controller,
                                NULL),
             KIN_EINVAL);
    opts.size = 1;
    TRY_FAIL(kin_controller_new(lw, NULL, processing(NULL), &opts, &controller,
                                NULL),
             KIN_EINVAL);
    assert_null(kin_controller_free(NULL));
    kin_controller_stop(NULL);
    return 0;
}

KIN_TEST(construction_can_fail)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_controller) *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    opts.alloc = alloc;
    opts.queue = KIN_QUEUE_DELTA;
    TRY(kin_controller_new_for_store(kin_fake_source_lister_watcher(source),
                                     store, NULL, &opts, &controller, NULL));
    assert_false(kin_controller_has_synced(controller));
    return 0;
}

/* ---- failures ---- */

static int await_failure(struct probe *probe, size_t errors,
                         const char *expected)
{
    TRY(await(probe, &probe->errors, errors));
    KIN__LOCK_SCOPE(&probe->mutex);
    assert_string_equal(probe->failure, expected);
    return 0;
}

KIN_TEST(on_error_names_resource_and_attempt)
{
    const kin_fake_failure busy = {
        .size = sizeof(busy), .http_status = 500, .message = "busy"};
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(
        &fixture,
        (kin_informer_opts){.name = "mine", .watch_list = KIN_WATCH_LIST_OFF}));
    TRY(kin_fake_source_fail_list(fixture.source, &busy, NULL));
    TRY(kin_fake_source_fail_list(fixture.source, &busy, NULL));
    TRY(kin_controller_start(fixture.controller, NULL));
    return await_failure(&fixture.probe, 2, "mine pods#2 ");
}

KIN_TEST(on_error_names_the_failed_item)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, (kin_informer_opts){0}));
    fixture.probe.failures = 1;
    TRY(fill(&fixture, "a"));
    TRY(kin_controller_start(fixture.controller, NULL));
    return await_failure(&fixture.probe, 1, "pods pods#0 a");
}

static int run_gives_up(bool by_reading)
{
    const kin_fake_failure forbidden = {.size = sizeof(forbidden),
                                        .http_status = 403,
                                        .reason = "Forbidden",
                                        .message = "no"};
    FIXTURE fixture;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(fixture_init(&fixture,
                     (kin_informer_opts){.watch_list = KIN_WATCH_LIST_OFF}));
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    fixture.probe.verdict = KIN_GIVE_UP;
    if (by_reading) {
        TRY(kin_fake_source_fail_list(fixture.source, &forbidden, NULL));
    } else {
        fixture.probe.failures = 1;
        TRY(fill(&fixture, "a"));
    }
    TRY_FAIL(kin_controller_run(fixture.controller, stop, &err),
             by_reading ? KIN_EFORBIDDEN : KIN_ESERVER);
    assert_int_equal(err.code, by_reading ? KIN_EFORBIDDEN : KIN_ESERVER);
    assert_int_equal(fixture.probe.errors, 1);
    return 0;
}

KIN_TEST(on_error_can_end_a_run)
{
    (void)alloc;
    TRY(run_gives_up(/* by_reading= */ true));
    return run_gives_up(/* by_reading= */ false);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(on_error_names_resource_and_attempt),
              KIN_TEST_ENTRY(on_error_names_the_failed_item),
              KIN_TEST_ENTRY(on_error_can_end_a_run),
              KIN_TEST_ENTRY(a_store_and_a_handler_follow_a_source),
              KIN_TEST_ENTRY(an_empty_list_is_reported_like_any_other),
              KIN_TEST_ENTRY(what_is_told_adds_up),
              KIN_TEST_ENTRY(a_queue_of_the_users_is_processed),
              KIN_TEST_ENTRY(a_failed_item_is_reported_and_dropped),
              KIN_TEST_ENTRY(processing_can_fail_with_any_code),
              KIN_TEST_ENTRY(a_failed_item_can_be_retried),
              KIN_TEST_ENTRY(only_retries_are_delayed),
              KIN_TEST_ENTRY(a_newer_item_replaces_a_failed_one),
              KIN_TEST_ENTRY(makes_its_own_queue_by_key),
              KIN_TEST_ENTRY(objects_are_transformed),
              KIN_TEST_ENTRY(its_own_function_may_stop_it),
              KIN_TEST_ENTRY(stops_in_any_state),
              KIN_TEST_ENTRY(a_run_ends_at_its_stop),
              KIN_TEST_ENTRY(a_loop_can_run_it),
              KIN_TEST_ENTRY(invalid_options_are_rejected),
              KIN_TEST_ENTRY(construction_can_fail))
