/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Controllers with their threads, on a source that is the test's.  Memory comes
 * from the default allocator, but for making one: what lack of it does is
 * tested in applier.c and core_target.c.
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

/* ---- what is heard ---- */

struct hearer {
    struct kin__mutex mutex;
    struct kin__cond changed;
    struct kin__buf log;
    size_t calls;
    size_t errors;
    size_t failures;         /* of the next calls */
    int code;                /* of these; 0 for KIN_ESERVER */
    kin_controller *stopped; /* in the next call */
    char failure[96];        /* of the last error: who, what, attempt and key */
    kin_verdict verdict;
};

static void hearer_init(struct hearer *hearer)
{
    memset(hearer, 0, sizeof(*hearer));
    kin__mutex_init(&hearer->mutex);
    kin__cond_init(&hearer->changed);
    kin__buf_init(&hearer->log, /* alloc= */ NULL, 1 << 22);
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

    KIN__LOCK_SCOPE(&hearer->mutex);
    va_start(args, format);
    if (hearer->log.len > 0)
        assert_int_equal(kin__buf_append(&hearer->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&hearer->log, format, args), 0);
    va_end(args);
    hearer->calls++;
    kin__cond_broadcast(&hearer->changed);
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    hear(userdata, "+%s%s%s", kin_object_name(object).ptr,
         kin_object_resource_version(object).ptr, is_initial ? "!" : "");
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    hear(userdata, "~%s%s>%s", kin_object_name(object).ptr,
         kin_object_resource_version(old).ptr,
         kin_object_resource_version(object).ptr);
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    hear(userdata, "-%s%s%s", kin_object_name(object).ptr,
         kin_object_resource_version(object).ptr, is_tombstone ? "?" : "");
}

static void on_synced(void *userdata)
{
    hear(userdata, "=");
}

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct hearer *hearer = userdata;

    (void)err;
    KIN__LOCK_SCOPE(&hearer->mutex);
    snprintf(hearer->failure, sizeof(hearer->failure), "%s %s#%u %.*s",
             failure->name, failure->resource->plural, failure->attempt,
             KIN_STR(failure->key));
    assert_null(failure->informer);
    hearer->errors++;
    kin__cond_broadcast(&hearer->changed);
    return hearer->verdict;
}

static kin_handler handler_of(struct hearer *hearer)
{
    return (kin_handler){.size = sizeof(kin_handler),
                         .on_add = on_add,
                         .on_update = on_update,
                         .on_delete = on_delete,
                         .on_synced = on_synced,
                         .userdata = hearer};
}

static int await(struct hearer *hearer, const size_t *count, size_t wanted)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    int r = 0;

    KIN__LOCK_SCOPE(&hearer->mutex);
    while (*count < wanted && r == 0)
        r = kin__cond_wait_until(&hearer->changed, &hearer->mutex, NULL,
                                 deadline);
    return r;
}

static void check(struct hearer *hearer, const char *expected)
{
    KIN__LOCK_SCOPE(&hearer->mutex);
    assert_string_equal(hearer->log.ptr ? hearer->log.ptr : "", expected);
}

/* A function for the other form: the types and names of what it gets. */
static int process(const kin_delta *deltas, size_t count, bool is_initial,
                   kin_error *err, void *userdata)
{
    struct hearer *hearer = userdata;
    bool fails = false;

    (void)is_initial;
    for (size_t i = 0; i < count; i++)
        hear(hearer, "%d%s%s", (int)deltas[i].type,
             deltas[i].object ? kin_object_name(deltas[i].object).ptr : "",
             i + 1 < count ? "," : "");
    if (hearer->stopped)
        kin_controller_stop(hearer->stopped);
    {
        KIN__LOCK_SCOPE(&hearer->mutex);
        fails = hearer->failures > 0;
        hearer->failures -= fails;
    }
    if (!fails)
        return 0;
    return kin_error_set(err, hearer->code ? hearer->code : KIN_ESERVER,
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
    HEARER hearer;
    KIN_AUTO(kin_controller) *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    char version[8];

    hearer_init(&hearer);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    kin_handler handler = handler_of(&hearer);
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
    TRY(await(&hearer, &hearer.calls, 3));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "a"));
    TRY(kin_fake_source_delete(source, KIN__S("b"), NULL));
    TRY(put(source, "c"));
    TRY(await(&hearer, &hearer.calls, 6));
    /* What a watch does not tell, a list does. */
    kin_fake_source_set_silent(source, true);
    TRY(kin_fake_source_delete(source, KIN__S("c"), NULL));
    TRY(put(source, "d"));
    kin_fake_source_compact(source);
    kin_fake_source_set_silent(source, false);
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    TRY(await(&hearer, &hearer.calls, 9));
    check(&hearer, expected);
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

/* Nothing is taken out of the queue then, so nothing else would tell. */
static int syncs_with_nothing(kin_queue_kind kind)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    HEARER hearer;
    KIN_AUTO(kin_controller) *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    hearer_init(&hearer);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    kin_handler handler = handler_of(&hearer);
    opts.queue = kind;
    TRY(kin_controller_new_for_store(kin_fake_source_lister_watcher(source),
                                     store, &handler, &opts, &controller,
                                     NULL));
    TRY(kin_controller_start(controller, NULL));
    TRY(await(&hearer, &hearer.calls, 1));
    check(&hearer, "=");
    assert_true(kin_controller_has_synced(controller));
    return kin_controller_wait_synced(controller, NULL, NULL);
}

KIN_TEST(an_empty_list_is_told_as_any_other)
{
    (void)alloc;
    TRY(syncs_with_nothing(KIN_QUEUE_IN_ORDER));
    return syncs_with_nothing(KIN_QUEUE_DELTA);
}

/* Many changes while lists come in between: what was told adds up to what is
 * there. */
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

struct scene {
    kin_fake_source *source;
    kin_queue *queue;
    struct hearer hearer;
    kin_controller *controller;
};

static void scene_done(struct scene *scene)
{
    scene->controller = kin_controller_free(scene->controller);
    scene->queue = kin_queue_free(scene->queue);
    scene->source = kin_fake_source_free(scene->source);
    hearer_done(&scene->hearer);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static int scene_init(struct scene *scene, kin_informer_opts opts)
{
    kin_queue_opts queue_opts = KIN_INIT(kin_queue_opts);

    memset(scene, 0, sizeof(*scene));
    hearer_init(&scene->hearer);
    TRY(kin_fake_source_new(NULL, &pods, &scene->source, NULL));
    TRY(kin_queue_new(&queue_opts, &scene->queue, NULL));
    opts.size = sizeof(opts);
    opts.on_error = on_error;
    opts.userdata = &scene->hearer;
    return kin_controller_new(kin_fake_source_lister_watcher(scene->source),
                              scene->queue, processing(&scene->hearer), &opts,
                              &scene->controller, NULL);
}

static int fill(struct scene *scene, const char *name)
{
    KIN_AUTO(kin_object) *object = NULL;
    char text[96];

    snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}", name);
    TRY(kin_object_parse(NULL, kin_s(text), &object, NULL));
    return kin_queue_put(
        scene->queue, &(kin_delta){.type = KIN_DELTA_ADDED, .object = object},
        NULL);
}

KIN_TEST(a_queue_of_the_users_is_processed)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, (kin_informer_opts){.batch = 10}));
    TRY(fill(&scene, "x")); /* before anything is read */
    TRY(fill(&scene, "y"));
    TRY(kin_controller_start(scene.controller, NULL));
    TRY(await(&scene.hearer, &scene.hearer.calls, 2));
    TRY(kin_controller_wait_synced(scene.controller, NULL, NULL));
    TRY(await(&scene.hearer, &scene.hearer.calls, 3));
    TRY(kin_fake_source_wait_watches(scene.source, 1,
                                     kin_deadline_ms(SOON_MS)));
    TRY(put(scene.source, "a"));
    TRY(await(&scene.hearer, &scene.hearer.calls, 4));
    check(&scene.hearer, "0x, 0y 5 0a");
    return 0;
}

KIN_TEST(what_fails_is_told_and_gone)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, (kin_informer_opts){0}));
    TRY(fill(&scene, "x"));
    TRY(fill(&scene, "y"));
    scene.hearer.failures = 1;
    TRY(kin_controller_start(scene.controller, NULL));
    TRY(await(&scene.hearer, &scene.hearer.calls, 3));
    TRY(await(&scene.hearer, &scene.hearer.errors, 1));
    check(&scene.hearer, "0x 0y 5");
    return 0;
}

/* Codes that a queue has a meaning for, too: that of a lookup, say. */
KIN_TEST(what_fails_may_fail_with_any_code)
{
    static const int codes[] = {KIN_ENOTFOUND, KIN_ECLOSED};

    (void)alloc;
    for (size_t i = 0; i < sizeof(codes) / sizeof(codes[0]); i++) {
        SCENE scene;
        TRY(scene_init(&scene, (kin_informer_opts){.is_retried = true}));
        scene.hearer.code = codes[i];
        TRY(kin_controller_start(scene.controller, NULL));
        TRY(kin_controller_wait_synced(scene.controller, NULL, NULL));
        {
            KIN__LOCK_SCOPE(&scene.hearer.mutex);
            scene.hearer.failures = 2;
        }
        TRY(fill(&scene, "x"));
        TRY(await(&scene.hearer, &scene.hearer.errors, 2));
        TRY(await(&scene.hearer, &scene.hearer.calls, 4)); /* the list, too */
        check(&scene.hearer, "5 0x 0x 0x");
    }
    return 0;
}

/* The others come first; then there are pauses. */
KIN_TEST(what_fails_can_be_tried_again)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, (kin_informer_opts){.is_retried = true}));
    TRY(kin_controller_start(scene.controller, NULL));
    TRY(kin_controller_wait_synced(scene.controller, NULL, NULL));
    {
        KIN__LOCK_SCOPE(&scene.hearer.mutex);
        scene.hearer.failures = 4;
    }
    TRY(fill(&scene, "x"));
    TRY(fill(&scene, "y"));
    TRY(await(&scene.hearer, &scene.hearer.errors, 4));
    TRY(await(&scene.hearer, &scene.hearer.calls, 7)); /* the list, too */
    for (int i = 0; i < SOON_MS && kin_queue_count(scene.queue) > 0; i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_int_equal(kin_queue_count(scene.queue), 0);
    assert_int_equal(scene.hearer.calls, 7);
    return 0;
}

static size_t count_calls(struct hearer *hearer)
{
    KIN__LOCK_SCOPE(&hearer->mutex);
    return hearer->calls;
}

/* A scene whose controller retries, by a clock that only the test moves. */
static int scene_init_paced(struct scene *scene, struct kin__fake_clock *clock)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    kin__fake_clock_init(clock, KIN__NS_PER_S, 0);
    TRY(scene_init(scene, (kin_informer_opts){0}));
    scene->controller = kin_controller_free(scene->controller);
    opts.is_retried = true;
    return kin__controller_new(
        kin_fake_source_lister_watcher(scene->source),
        &(struct kin__controller_parts){
            .queue = scene->queue,
            .queue_handler = *processing(&scene->hearer),
            .extras = {.clock = &clock->clock, .seed = 1}},
        &opts, &scene->controller, NULL);
}

static void advance_to_call(struct scene *scene, struct kin__fake_clock *clock,
                            size_t calls)
{
    while (count_calls(&scene->hearer) < calls) {
        kin__fake_clock_advance(clock, KIN__NS_PER_MS);
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
}

/* As long as the clock stands still there is no call. */
KIN_TEST(failures_alone_are_paced)
{
    static const char *const told[] = {"5 0x", "5 0x 0x", "5 0x 0x 0x",
                                       "5 0x 0x 0x 0x"};
    struct kin__fake_clock clock;
    SCENE scene;

    (void)alloc;
    TRY(scene_init_paced(&scene, &clock));
    TRY(kin_controller_start(scene.controller, NULL));
    TRY(kin_controller_wait_synced(scene.controller, NULL, NULL));
    {
        KIN__LOCK_SCOPE(&scene.hearer.mutex);
        scene.hearer.failures = 3;
    }
    TRY(fill(&scene, "x"));
    for (size_t i = 0; i < 3; i++) {
        TRY(await(&scene.hearer, &scene.hearer.calls, 2 + i));
        await_others_asleep();
        check(&scene.hearer, told[i]);
        advance_to_call(&scene, &clock, 3 + i);
    }
    check(&scene.hearer, told[3]);
    return 0;
}

/* A failed item waits behind what is newer of its key: it is not needed. */
KIN_TEST(what_is_newer_takes_its_place)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, (kin_informer_opts){.is_retried = true}));
    TRY(fill(&scene, "x"));
    TRY(fill(&scene, "x"));
    scene.hearer.failures = 1;
    TRY(kin_controller_start(scene.controller, NULL));
    TRY(await(&scene.hearer, &scene.hearer.calls, 3));
    check(&scene.hearer, "0x 0x 5");
    return 0;
}

KIN_TEST(a_queue_of_its_own_by_key)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    HEARER hearer;
    KIN_AUTO(kin_controller) *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    hearer_init(&hearer);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    opts.queue = KIN_QUEUE_DELTA;
    TRY(kin_controller_new(kin_fake_source_lister_watcher(source), NULL,
                           processing(&hearer), &opts, &controller, NULL));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    TRY(kin_controller_start(controller, NULL));
    TRY(await(&hearer, &hearer.calls, 2));
    check(&hearer, "3a 3b");
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
    SCENE scene;
    KIN_AUTO(kin_stop) *stop = NULL;

    (void)alloc;
    TRY(scene_init(&scene, (kin_informer_opts){0}));
    TRY(fill(&scene, "x"));
    TRY(fill(&scene, "y"));
    scene.hearer.stopped = scene.controller;
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    TRY(kin_controller_run(scene.controller, stop, NULL));
    check(&scene.hearer, "0x");
    assert_true(kin_queue_count(scene.queue) > 0);
    TRY_FAIL(kin_controller_run(scene.controller, stop, NULL), KIN_ESTOPPED);
    TRY_FAIL(kin_controller_run(scene.controller, NULL, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(stops_in_any_state)
{
    (void)alloc;
    for (int state = 0; state < 4; state++) {
        struct kin__fake_clock clock;
        SCENE scene;
        TRY(scene_init_paced(&scene, &clock));
        if (state == 3) { /* it pauses, and the clock stands still */
            scene.hearer.failures = SIZE_MAX;
            TRY(fill(&scene, "x"));
        }
        if (state > 0)
            TRY(kin_controller_start(scene.controller, NULL));
        if (state == 2)
            TRY(kin_controller_wait_synced(scene.controller, NULL, NULL));
        if (state == 3)
            advance_to_call(&scene, &clock, 3);
        kin_controller_stop(scene.controller);
        kin_controller_stop(scene.controller);
        size_t calls = scene.hearer.calls;
        TRY(fill(&scene, "late"));
        assert_int_equal(scene.hearer.calls, calls);
    }
    return 0;
}

KIN_TEST(a_run_ends_at_its_stop)
{
    SCENE scene;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_fake_failure forbidden = {.size = sizeof(forbidden),
                                  .http_status = 403,
                                  .message = "not for you"};

    (void)alloc;
    TRY(scene_init(&scene,
                   (kin_informer_opts){.watch_list = KIN_WATCH_LIST_OFF}));
    for (int i = 0; i < 10; i++)
        TRY(kin_fake_source_fail_list(scene.source, &forbidden, NULL));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(50)),
                     &stop, NULL));
    TRY_FAIL(kin_controller_wait_synced(scene.controller, stop, &err),
             KIN_ETIMEDOUT);
    TRY(kin_controller_run(scene.controller, stop, NULL));
    TRY_FAIL(kin_controller_wait_synced(scene.controller, NULL, &err),
             KIN_ESTOPPED);
    return 0;
}

KIN_TEST(a_loop_can_run_it)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    HEARER hearer;
    KIN_AUTO(kin_controller) *controller = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    (void)alloc;
    hearer_init(&hearer);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    kin_handler handler = handler_of(&hearer);
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
    check(&hearer, "+a1! =");
    return 0;
}

KIN_TEST(what_makes_no_sense_is_refused)
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

KIN_TEST(making_one_may_fail)
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

static int await_failure(struct hearer *hearer, size_t errors,
                         const char *expected)
{
    TRY(await(hearer, &hearer->errors, errors));
    KIN__LOCK_SCOPE(&hearer->mutex);
    assert_string_equal(hearer->failure, expected);
    return 0;
}

KIN_TEST(on_error_names_resource_and_attempt)
{
    const kin_fake_failure busy = {
        .size = sizeof(busy), .http_status = 500, .message = "busy"};
    SCENE scene;

    (void)alloc;
    TRY(scene_init(
        &scene,
        (kin_informer_opts){.name = "mine", .watch_list = KIN_WATCH_LIST_OFF}));
    TRY(kin_fake_source_fail_list(scene.source, &busy, NULL));
    TRY(kin_fake_source_fail_list(scene.source, &busy, NULL));
    TRY(kin_controller_start(scene.controller, NULL));
    return await_failure(&scene.hearer, 2, "mine pods#2 ");
}

KIN_TEST(on_error_names_what_was_not_processed)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, (kin_informer_opts){0}));
    scene.hearer.failures = 1;
    TRY(fill(&scene, "a"));
    TRY(kin_controller_start(scene.controller, NULL));
    return await_failure(&scene.hearer, 1, "pods pods#0 a");
}

static int run_gives_up(bool by_reading)
{
    const kin_fake_failure forbidden = {.size = sizeof(forbidden),
                                        .http_status = 403,
                                        .reason = "Forbidden",
                                        .message = "no"};
    SCENE scene;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(scene_init(&scene,
                   (kin_informer_opts){.watch_list = KIN_WATCH_LIST_OFF}));
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    scene.hearer.verdict = KIN_GIVE_UP;
    if (by_reading) {
        TRY(kin_fake_source_fail_list(scene.source, &forbidden, NULL));
    } else {
        scene.hearer.failures = 1;
        TRY(fill(&scene, "a"));
    }
    TRY_FAIL(kin_controller_run(scene.controller, stop, &err),
             by_reading ? KIN_EFORBIDDEN : KIN_ESERVER);
    assert_int_equal(err.code, by_reading ? KIN_EFORBIDDEN : KIN_ESERVER);
    assert_int_equal(scene.hearer.errors, 1);
    return 0;
}

KIN_TEST(on_error_can_end_a_run)
{
    (void)alloc;
    TRY(run_gives_up(/* by_reading= */ true));
    return run_gives_up(/* by_reading= */ false);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(on_error_names_resource_and_attempt),
              KIN_TEST_ENTRY(on_error_names_what_was_not_processed),
              KIN_TEST_ENTRY(on_error_can_end_a_run),
              KIN_TEST_ENTRY(a_store_and_a_handler_follow_a_source),
              KIN_TEST_ENTRY(an_empty_list_is_told_as_any_other),
              KIN_TEST_ENTRY(what_is_told_adds_up),
              KIN_TEST_ENTRY(a_queue_of_the_users_is_processed),
              KIN_TEST_ENTRY(what_fails_is_told_and_gone),
              KIN_TEST_ENTRY(what_fails_may_fail_with_any_code),
              KIN_TEST_ENTRY(what_fails_can_be_tried_again),
              KIN_TEST_ENTRY(failures_alone_are_paced),
              KIN_TEST_ENTRY(what_is_newer_takes_its_place),
              KIN_TEST_ENTRY(a_queue_of_its_own_by_key),
              KIN_TEST_ENTRY(objects_are_transformed),
              KIN_TEST_ENTRY(its_own_function_may_stop_it),
              KIN_TEST_ENTRY(stops_in_any_state),
              KIN_TEST_ENTRY(a_run_ends_at_its_stop),
              KIN_TEST_ENTRY(a_loop_can_run_it),
              KIN_TEST_ENTRY(what_makes_no_sense_is_refused),
              KIN_TEST_ENTRY(making_one_may_fail))
