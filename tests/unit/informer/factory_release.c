/* SPDX-License-Identifier: Apache-2.0 */
/* Guarantees E to H of kin/factory.h. */
#include <kin/factory.h>

#include <sched.h>

#include <kin/api/core/v1.h>

#include "base/alloc.h"
#include "base/thread.h"
#include "factory_test.h"
#include "informer/factory.h"
#include "informer/informer.h"

/* ---- sources that count ---- */

/* Lister-watchers of the fake sources. */
struct doors {
    struct fakes fakes;
    const kin_allocator *alloc;
    _Atomic int requests;
    _Atomic int freed;
};

struct door {
    kin_lister_watcher lw;
    kin_lister_watcher *inner;
    struct doors *doors;
};

static int door_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                     const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct door *door = (struct door *)lw;

    door->doors->requests++;
    return door->inner->ops->list(door->inner, opts, sink, ret, err);
}

static int door_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                      const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct door *door = (struct door *)lw;

    door->doors->requests++;
    return door->inner->ops->watch(door->inner, opts, sink, ret, err);
}

static void door_free(kin_lister_watcher *lw)
{
    struct door *door = (struct door *)lw;

    door->doors->freed++;
    (void)kin_lister_watcher_unref(door->inner);
    kin__free(lw->alloc, door);
}

static const kin_lister_watcher_ops door_ops = {
    .size = sizeof(door_ops),
    .list = door_list,
    .watch = door_watch,
    .free = door_free,
};

static int doors_source(const kin_resource *resource, kin_str ns,
                        kin_lister_watcher **ret, kin_error *err,
                        void *userdata)
{
    struct doors *doors = userdata;
    KIN_AUTO(kin_lister_watcher) *inner = NULL;
    int r = fakes_source(resource, ns, &inner, err, &doors->fakes);

    if (r < 0)
        return r;
    struct door *door = kin__alloc0(doors->alloc, 1, sizeof(*door));
    if (!door)
        return KIN_ENOMEM;
    door->lw = (kin_lister_watcher){
        .ops = &door_ops, .resource = resource, .alloc = doors->alloc};
    door->inner = kin_lister_watcher_ref(inner);
    door->doors = doors;
    *ret = &door->lw;
    return 0;
}

static void doors_done(struct doors *doors)
{
    fakes_done(&doors->fakes);
}

#define DOORS __attribute__((cleanup(doors_done))) struct doors

static int factory_in(struct doors *doors, const kin_allocator *alloc,
                      kin_loop *loop, kin_factory **ret)
{
    doors->alloc = alloc;
    TRY(fakes_add(&doors->fakes, alloc, &pods));
    TRY(fakes_add(&doors->fakes, alloc, &nodes));
    TRY(fakes_put(&doors->fakes, 0,
                  "{'metadata':{'name':'a','namespace':'x'}}"));
    TRY(fakes_put(&doors->fakes, 1, "{'metadata':{'name':'n'}}"));
    return kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(kin_factory_opts, .alloc = alloc, .source = doors_source,
                 .userdata = doors,
                 .informer = KIN_OPTS(kin_informer_opts, .loop = loop)),
        ret, NULL);
}

/* With the default allocator, since threads run. */
static int factory_for(struct doors *doors, kin_factory **ret)
{
    return factory_in(doors, /* alloc= */ NULL, /* loop= */ NULL, ret);
}

static int wait_all(kin_factory *factory)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(stop_soon(SOON_MS, &stop));
    return kin_factory_wait_synced(factory, stop, /* visit= */ NULL, NULL,
                                   NULL);
}

static void await(const _Atomic int *counter, int count)
{
    kin_deadline soon = kin_deadline_ms(SOON_MS);

    while (*counter < count && kin_deadline_ms(0).at_ns < soon.at_ns)
        sched_yield();
    assert_int_equal(*counter, count);
}

/* ---- holders ---- */

/* Guarantees E and F. */
KIN_TEST(each_call_that_returns_an_informer_is_a_holder)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *first = NULL;
    kin_informer *second = NULL;

    TRY(factory_in(&doors, alloc, NULL, &factory));
    TRY(kin_factory_informer(factory, &pods, &first, NULL));
    TRY(kin_factory_for_resource(factory, "", "v1", "pods", &second, NULL));
    assert_ptr_equal(first, second);
    TRY(kin_factory_release(factory, first));
    assert_int_equal(doors.freed, 0);
    assert_false(kin_informer_has_synced(second));
    TRY(kin_factory_release(factory, second));
    assert_int_equal(doors.freed, 1);
    TRY_FAIL(kin_factory_release(factory, second), KIN_ENOTFOUND);
    TRY(kin_factory_release(factory, NULL));
    TRY(kin_factory_informer(factory, &pods, &first, NULL));
    assert_int_equal(doors.fakes.made, 2);
    assert_int_equal(doors.freed, 1);
    return 0;
}

KIN_TEST(typed_calls_are_holders_too)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    core_v1_pod_informer first = {NULL};
    core_v1_pod_informer second = {NULL};

    TRY(factory_in(&doors, alloc, NULL, &factory));
    TRY(core_v1_pods_informer(factory, &first, NULL));
    TRY(core_v1_pods_informer(factory, &second, NULL));
    assert_ptr_equal(first.informer, second.informer);
    TRY(kin_factory_release(factory, first.informer));
    {
        KIN_AUTO(core_v1_pod_lister)
        now = core_v1_pod_informer_lister(second);
        TRY_PTR(now.snapshot);
    }
    TRY(kin_factory_release(factory, second.informer));
    assert_int_equal(doors.freed, 1);
    return 0;
}

KIN_TEST(a_resync_outlives_the_informer)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;

    TRY(factory_in(&doors, alloc, NULL, &factory));
    TRY(kin_factory_set_resync(factory, &pods, 3000));
    for (int i = 0; i < 2; i++) {
        TRY(kin_factory_informer(factory, &pods, &informer, NULL));
        assert_int_equal(informer->opts.resync_ms, 3000);
        TRY_FAIL(kin_factory_set_resync(factory, &pods, 1), KIN_EEXISTS);
        TRY(kin_factory_release(factory, informer));
    }
    TRY(kin_factory_set_resync(factory, &pods, 4000));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    assert_int_equal(informer->opts.resync_ms, 4000);
    return 0;
}

/* ---- effects of a release ---- */

static void count_add(const kin_object *object, bool is_initial, void *userdata)
{
    _Atomic int *count = userdata;

    (void)object;
    (void)is_initial;
    (*count)++;
}

/* Guarantee F: no request, no handler. */
KIN_TEST(nothing_is_sent_or_called_after_a_release)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;
    kin_informer *other = NULL;
    _Atomic int adds = 0;
    const kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = count_add, .userdata = &adds};
    kin_fake_counts counts = {.size = sizeof(counts)};

    (void)alloc;
    TRY(factory_for(&doors, &factory));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(wait_all(factory));
    await(&adds, 1);
    TRY(kin_fake_source_wait_watches(doors.fakes.sources[0], 1,
                                     kin_deadline_ms(SOON_MS)));
    TRY(kin_factory_release(factory, informer));
    assert_int_equal(doors.freed, 1);
    kin_fake_source_get_counts(doors.fakes.sources[0], &counts);
    assert_int_equal(counts.open, 0);
    int requests = doors.requests;
    TRY(fakes_put(&doors.fakes, 0,
                  "{'metadata':{'name':'b','namespace':'x'}}"));
    TRY(kin_factory_start(factory, NULL, NULL));
    assert_int_equal(doors.requests, requests);
    assert_int_equal(adds, 1);
    /* A new informer gets the current objects. */
    TRY(kin_factory_informer(factory, &pods, &other, NULL));
    assert_int_equal(doors.requests, requests);
    TRY(kin_informer_add_handler(other, &handler, NULL, NULL, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(wait_all(factory));
    await(&adds, 3);
    assert_true(doors.requests > requests);
    return 0;
}

KIN_TEST(a_release_follows_a_shutdown)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;

    (void)alloc;
    TRY(factory_for(&doors, &factory));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(wait_all(factory));
    kin_factory_shutdown(factory);
    TRY(kin_factory_release(factory, informer));
    assert_int_equal(doors.freed, 1);
    return 0;
}

/* ---- releases by callbacks ---- */

struct releaser {
    kin_factory *factory;
    kin_informer *informer; /* that it releases */
    _Atomic int released;
    _Atomic int may_return;
};

static void release_and_stay(const kin_object *object, bool is_initial,
                             void *userdata)
{
    struct releaser *releaser = userdata;

    (void)is_initial;
    if (kin_factory_release(releaser->factory, releaser->informer) == 0)
        releaser->released++;
    await(&releaser->may_return, 1);
    assert_true(kin_object_name(object).len > 0);
}

/* Guarantee H: an informer stays until its running handler has returned. */
KIN_TEST(a_handler_may_release_its_own_informer)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    struct releaser releaser = {0};
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = release_and_stay,
                                 .userdata = &releaser};
    kin_informer *another = NULL;

    (void)alloc;
    TRY(factory_for(&doors, &factory));
    releaser.factory = factory;
    TRY(kin_factory_informer(factory, &pods, &releaser.informer, NULL));
    TRY(kin_informer_add_handler(releaser.informer, &handler, NULL, NULL,
                                 NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    await(&releaser.released, 1);
    int requests = doors.requests;
    /* The factory still works meanwhile. */
    TRY(kin_factory_informer(factory, &pods, &another, NULL));
    assert_int_equal(doors.requests, requests);
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(wait_all(factory));
    assert_true(kin_informer_has_synced(another));
    assert_int_equal(doors.freed, 0);
    releaser.may_return = 1;
    await(&doors.freed, 1);
    return 0;
}

KIN_TEST(a_factory_waits_for_a_handler_that_has_released)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    struct releaser releaser = {.may_return = 1};
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = release_and_stay,
                                 .userdata = &releaser};

    (void)alloc;
    TRY(factory_for(&doors, &factory));
    releaser.factory = factory;
    TRY(kin_factory_informer(factory, &pods, &releaser.informer, NULL));
    TRY(kin_informer_add_handler(releaser.informer, &handler, NULL, NULL,
                                 NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    await(&releaser.released, 1);
    factory = kin_factory_free(factory);
    assert_int_equal(doors.freed, 1);
    return 0;
}

KIN_TEST(a_handler_may_release_another_informer)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    struct releaser releaser = {.may_return = 1};
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = release_and_stay,
                                 .userdata = &releaser};
    kin_informer *own = NULL;

    (void)alloc;
    TRY(factory_for(&doors, &factory));
    releaser.factory = factory;
    TRY(kin_factory_informer(factory, &nodes, &releaser.informer, NULL));
    TRY(kin_factory_informer(factory, &pods, &own, NULL));
    TRY(kin_informer_add_handler(own, &handler, NULL, NULL, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    await(&doors.freed, 1);
    await(&releaser.released, 1);
    TRY(wait_all(factory));
    return 0;
}

static int make_pods(const kin_informer_args *args, kin_informer **ret,
                     kin_error *err, void *userdata)
{
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    int r = doors_source(args->resource, args->ns, &lw, err, userdata);

    return r < 0 ? r : kin_informer_new_from_source(lw, args->opts, ret, err);
}

/* Such a factory starts a thread only when this needs one. */
KIN_TEST(informers_of_a_maker_are_released_too)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    const kin_factory_maker maker = {
        .size = sizeof(kin_factory_maker), make_pods, &doors};
    struct releaser releaser = {.may_return = 1};
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = release_and_stay,
                                 .userdata = &releaser};

    (void)alloc;
    TRY(factory_for(&doors, &factory));
    releaser.factory = factory;
    for (int i = 0; i < 2; i++) {
        TRY(kin_factory_informer_for(factory, &pods, &maker, &releaser.informer,
                                     NULL));
        if (i == 0)
            TRY(kin_factory_release(factory, releaser.informer));
    }
    assert_int_equal(doors.freed, 1);
    assert_null(factory->executor);
    TRY(kin_informer_add_handler(releaser.informer, &handler, NULL, NULL,
                                 NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    await(&doors.freed, 2);
    return 0;
}

/* ---- within a loop ---- */

static void step_until(kin_loop *loop, const _Atomic int *counter, int count)
{
    kin_deadline soon = kin_deadline_ms(SOON_MS);

    while (*counter < count && kin_deadline_ms(0).at_ns < soon.at_ns)
        kin_loop_step(loop);
    assert_int_equal(*counter, count);
}

KIN_TEST(within_a_loop_a_step_frees_what_its_handler_released)
{
    KIN_AUTO(kin_loop) *loop = NULL;
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    struct releaser releaser = {.may_return = 1};
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = release_and_stay,
                                 .userdata = &releaser};
    kin_informer *other = NULL;

    (void)alloc;
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(factory_in(&doors, NULL, loop, &factory));
    releaser.factory = factory;
    TRY(kin_factory_informer(factory, &nodes, &other, NULL));
    TRY(kin_factory_informer(factory, &pods, &releaser.informer, NULL));
    TRY(kin_informer_add_handler(releaser.informer, &handler, NULL, NULL,
                                 NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    step_until(loop, &releaser.released, 1);
    step_until(loop, &doors.freed, 1);
    TRY(wait_all(factory));
    TRY(kin_factory_release(factory, other));
    assert_int_equal(doors.freed, 2);
    return 0;
}

/* ---- during waits ---- */

static int refuse(kin_fake_source *source)
{
    const kin_fake_failure failure = {.size = sizeof(failure),
                                      .cause = KIN_FLOW_UNREACHABLE};

    for (int i = 0; i < 64; i++) {
        TRY(kin_fake_source_fail_list(source, &failure, NULL));
        TRY(kin_fake_source_fail_watch(source, &failure, NULL));
    }
    return 0;
}

struct waiter {
    kin_factory *factory;
    int result;
};

static void wait_thread(void *userdata)
{
    struct waiter *waiter = userdata;

    waiter->result = wait_all(waiter->factory);
}

static void await_waiter(kin_informer *informer)
{
    kin_deadline soon = kin_deadline_ms(SOON_MS);
    size_t waiters = 0;

    while (waiters == 0 && kin_deadline_ms(0).at_ns < soon.at_ns) {
        kin__mutex_lock(&informer->mutex);
        waiters = informer->waiters;
        kin__mutex_unlock(&informer->mutex);
    }
    assert_true(waiters > 0);
}

/* Guarantee H: the wait that uses it frees it, and continues with the
 * others. */
KIN_TEST(a_wait_skips_released_informers)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    struct waiter waiter = {.result = 1};
    struct kin__thread thread;
    kin_informer *informer = NULL;
    kin_informer *other = NULL;

    (void)alloc;
    TRY(factory_for(&doors, &factory));
    waiter.factory = factory;
    TRY(refuse(doors.fakes.sources[0]));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    TRY(kin_factory_informer(factory, &nodes, &other, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(kin__thread_start(&thread, NULL, wait_thread, &waiter, NULL));
    await_waiter(informer);
    TRY(kin_factory_release(factory, informer));
    kin__thread_join(&thread);
    assert_int_equal(waiter.result, 0);
    assert_int_equal(doors.freed, 1);
    assert_true(kin_informer_has_synced(other));
    return 0;
}

static void release_synced(const kin_factory_sync *sync, void *userdata)
{
    struct releaser *releaser = userdata;

    assert_non_null(sync->resource->plural);
    if (kin_factory_release(releaser->factory, sync->informer) == 0)
        releaser->released++;
    assert_true(strlen(sync->resource->plural) > 0);
    assert_true(kin_informer_has_synced(sync->informer));
}

KIN_TEST(a_sync_callback_may_release)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    struct releaser releaser = {0};
    kin_informer *informer = NULL;

    (void)alloc;
    TRY(factory_for(&doors, &factory));
    releaser.factory = factory;
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    TRY(kin_factory_informer(factory, &nodes, &informer, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(stop_soon(SOON_MS, &stop));
    TRY(kin_factory_wait_synced(factory, stop, release_synced, &releaser,
                                NULL));
    assert_int_equal(releaser.released, 2);
    assert_int_equal(doors.freed, 2);
    assert_true(kin_factory_has_synced(factory, NULL, NULL));
    return 0;
}

/* ---- many threads ---- */

enum { CHURNERS = 3, ROUNDS = 150 };

struct churner {
    kin_factory *factory;
    _Atomic int *adds;
    _Atomic bool *is_over;
    int failures;
};

static void churn(void *userdata)
{
    struct churner *churner = userdata;
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = count_add,
                                 .userdata = churner->adds};

    for (int i = 0; i < ROUNDS; i++) {
        kin_informer *informer = NULL;
        kin_registration *registration = NULL;
        if (kin_factory_informer(churner->factory, i % 2 ? &pods : &nodes,
                                 &informer, NULL) < 0) {
            churner->failures++;
            return;
        }
        churner->failures += kin_informer_add_handler(informer, &handler, NULL,
                                                      &registration, NULL) < 0;
        churner->failures += kin_factory_start(churner->factory, NULL, NULL) <
                             0;
        if (i % 3 == 0)
            churner->failures += kin_informer_wait_synced(informer, NULL,
                                                          NULL) < 0;
        churner->failures += kin_informer_remove_handler(informer,
                                                         registration) < 0;
        churner->failures += kin_factory_release(churner->factory, informer) <
                             0;
    }
}

static void watch_syncing(void *userdata)
{
    struct churner *churner = userdata;

    while (!*churner->is_over) {
        if (wait_all(churner->factory) < 0)
            churner->failures++;
        (void)kin_factory_has_synced(churner->factory, NULL, NULL);
    }
}

KIN_TEST(any_thread_may_release_at_any_time)
{
    DOORS doors = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    _Atomic int adds = 0;
    _Atomic bool is_over = false;
    struct churner churners[CHURNERS + 1];
    struct kin__thread threads[CHURNERS + 1];

    (void)alloc;
    TRY(factory_for(&doors, &factory));
    for (size_t i = 0; i <= CHURNERS; i++) {
        churners[i] = (struct churner){
            .factory = factory, .adds = &adds, .is_over = &is_over};
        TRY(kin__thread_start(&threads[i], NULL,
                              i < CHURNERS ? churn : watch_syncing,
                              &churners[i], NULL));
    }
    for (size_t i = 0; i < CHURNERS; i++)
        kin__thread_join(&threads[i]);
    is_over = true;
    kin__thread_join(&threads[CHURNERS]);
    for (size_t i = 0; i <= CHURNERS; i++)
        assert_int_equal(churners[i].failures, 0);
    assert_true(adds > 0);
    assert_true(doors.fakes.made > 1);
    assert_int_equal(doors.freed, doors.fakes.made);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(each_call_that_returns_an_informer_is_a_holder),
    KIN_TEST_ENTRY(typed_calls_are_holders_too),
    KIN_TEST_ENTRY(a_resync_outlives_the_informer),
    KIN_TEST_ENTRY(nothing_is_sent_or_called_after_a_release),
    KIN_TEST_ENTRY(a_release_follows_a_shutdown),
    KIN_TEST_ENTRY(a_handler_may_release_its_own_informer),
    KIN_TEST_ENTRY(a_factory_waits_for_a_handler_that_has_released),
    KIN_TEST_ENTRY(a_handler_may_release_another_informer),
    KIN_TEST_ENTRY(informers_of_a_maker_are_released_too),
    KIN_TEST_ENTRY(within_a_loop_a_step_frees_what_its_handler_released),
    KIN_TEST_ENTRY(a_wait_skips_released_informers),
    KIN_TEST_ENTRY(a_sync_callback_may_release),
    KIN_TEST_ENTRY(any_thread_may_release_at_any_time))
