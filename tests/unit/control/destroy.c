/* SPDX-License-Identifier: Apache-2.0 */
/* The userdata of options and tables is destroyed exactly once: with the
 * object, or when it could not be created. */
#include <kin/factory.h>
#include <kin/fake_client.h>
#include <kin/fake_source.h>
#include <kin/informer.h>
#include <kin/leader_election.h>
#include <kin/manager.h>
#include <kin/queue.h>
#include <kin/reconciler.h>
#include <kin/store.h>
#include <kin/work_limiter.h>
#include <kin/workers.h>
#include <kin/workqueue.h>

#include "kin_test.h"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

static void count_up(void *userdata)
{
    ++*(int *)userdata;
}

/* After a failure it has been destroyed, else it is still in use. */
#define TRY_KEPT(call, released)                                               \
    do {                                                                       \
        int kept_result_ = (call);                                             \
        assert_int_equal((released), kept_result_ < 0 ? 1 : 0);                \
        TRY(kept_result_);                                                     \
    } while (0)

/* ---- options of a newer version ---- */

/* An option that this version of the library does not know is rejected, and the
 * userdata is destroyed all the same. */
struct newer {
    union {
        kin_client_opts client;
        kin_factory_opts factory;
        kin_queue_opts queue;
        kin_store_opts store;
        kin_work_limiter_opts limiter;
        kin_workqueue_opts workqueue;
    } opts;
    int unknown;
};

#define NEWER(member, ...)                                                     \
    {                                                                          \
        .opts.member = {.size = sizeof(struct newer), __VA_ARGS__},            \
        .unknown = 1                                                           \
    }

static int reject_client(const kin_allocator *alloc, int *released)
{
    const struct newer newer = NEWER(client, .alloc = alloc,
                                     .userdata = released, .destroy = count_up);
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_config) *config = NULL;
    kin_client *client = NULL;

    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY_FAIL(kin_fake_client_connect(fake, &newer.opts.client, &client, NULL),
             KIN_EINVAL);
    assert_int_equal(*released, 1);
    TRY(kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                .server = "http://127.0.0.1:1"),
                       &config, NULL));
    TRY_FAIL(kin_client_new(config, &newer.opts.client, &client, NULL),
             KIN_EINVAL);
    assert_int_equal(*released, 2);
    TRY_FAIL(kin_client_new_from_env(&newer.opts.client, &client, NULL),
             KIN_EINVAL);
    *released -= 2;
    return 0;
}

static int reject_store(const kin_allocator *alloc, int *released)
{
    const struct newer newer = NEWER(store, .alloc = alloc,
                                     .userdata = released, .destroy = count_up);
    kin_store *store = NULL;

    TRY_FAIL(kin_store_new(&newer.opts.store, &store, NULL), KIN_EINVAL);
    return 0;
}

static int reject_queue(const kin_allocator *alloc, int *released)
{
    const kin_known_objects known = {
        .size = sizeof(known), .userdata = released, .destroy = count_up};
    const struct newer newer = NEWER(queue, .alloc = alloc, .known = &known);
    kin_queue *queue = NULL;

    TRY_FAIL(kin_queue_new(&newer.opts.queue, &queue, NULL), KIN_EINVAL);
    return 0;
}

static int reject_limiter(const kin_allocator *alloc, int *released)
{
    const struct newer newer = NEWER(limiter, .alloc = alloc,
                                     .userdata = released, .destroy = count_up);
    kin_work_limiter *limiter = NULL;

    TRY_FAIL(kin_work_limiter_new(&newer.opts.limiter, &limiter, NULL),
             KIN_EINVAL);
    return 0;
}

static int reject_workqueue(const kin_allocator *alloc, int *released)
{
    const kin_work_key_type type = {
        .size = sizeof(type), .userdata = released, .destroy = count_up};
    const struct newer newer = NEWER(workqueue, .alloc = alloc,
                                     .key_type = &type);
    kin_workqueue *queue = NULL;

    TRY_FAIL(kin_workqueue_new(&newer.opts.workqueue, &queue, NULL),
             KIN_EINVAL);
    return 0;
}

static int reject_factory(const kin_allocator *alloc, int *released)
{
    const kin_informer_opts informer = {
        .size = sizeof(informer), .userdata = released, .destroy = count_up};
    const struct newer newer = NEWER(factory, .alloc = alloc,
                                     .informer = &informer);
    kin_factory *factory = NULL;

    TRY_FAIL(kin_factory_new(/* client= */ NULL, &newer.opts.factory, &factory,
                             NULL),
             KIN_EINVAL);
    return 0;
}

KIN_TEST(destroys_userdata_of_options_of_a_newer_version)
{
    static int (*const rows[])(const kin_allocator *alloc, int *released) = {
        reject_client,  reject_store,     reject_queue,
        reject_limiter, reject_workqueue, reject_factory};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        int released = 0;
        TRY(rows[i](alloc, &released));
        assert_int_equal(released, 1);
    }
    return 0;
}

/* ---- limiters ---- */

KIN_TEST(destroys_userdata_of_a_limiter)
{
    int released = 0;
    int rejected = 0;
    kin_work_limiter *limiter = NULL;
    kin_work_limiter *other = NULL;
    kin_work_limiter_opts opts = {.size = sizeof(opts),
                                  .alloc = alloc,
                                  .base_ms = -1,
                                  .userdata = &rejected,
                                  .destroy = count_up};

    TRY_FAIL(kin_work_limiter_new(&opts, &limiter, NULL), KIN_EINVAL);
    assert_int_equal(rejected, 1);
    opts.base_ms = 1;
    opts.userdata = &released;
    TRY_KEPT(kin_work_limiter_new(&opts, &limiter, NULL), released);
    other = kin_work_limiter_ref(limiter);
    (void)kin_work_limiter_unref(limiter);
    assert_int_equal(released, 0);
    (void)kin_work_limiter_unref(other);
    assert_int_equal(released, 1);
    return 0;
}

/* ---- queues and workers ---- */

static size_t data_size(const void *data, void *userdata)
{
    (void)data;
    (void)userdata;
    return 1;
}

static void data_copy(void *ret, const void *data, void *userdata)
{
    (void)userdata;
    *(char *)ret = *(const char *)data;
}

static uint64_t data_hash(const void *data, uint64_t seed, void *userdata)
{
    (void)userdata;
    return seed + (uint64_t) * (const char *)data;
}

static bool data_equal(const void *a, const void *b, void *userdata)
{
    (void)userdata;
    return *(const char *)a == *(const char *)b;
}

KIN_TEST(destroys_userdata_of_a_key_type)
{
    int released = 0;
    int rejected = 0;
    kin_workqueue *queue = NULL;
    kin_work_key_type type = {.size = sizeof(type),
                              .copy = data_copy,
                              .hash = data_hash,
                              .equal = data_equal,
                              .userdata = &rejected,
                              .destroy = count_up};
    kin_workqueue_opts opts = {
        .size = sizeof(opts), .alloc = alloc, .key_type = &type};

    TRY_FAIL(kin_workqueue_new(&opts, &queue, NULL), KIN_EINVAL);
    assert_int_equal(rejected, 1);
    type.data_size = data_size;
    type.userdata = &released;
    TRY_KEPT(kin_workqueue_new(&opts, &queue, NULL), released);
    (void)kin_workqueue_free(queue);
    assert_int_equal(released, 1);
    return 0;
}

static int do_nothing(kin_work *work, kin_stop *stop, kin_error *err,
                      void *userdata)
{
    (void)work;
    (void)stop;
    (void)err;
    (void)userdata;
    return 0;
}

KIN_TEST(destroys_userdata_of_workers)
{
    int released = 0;
    int rejected = 0;
    KIN_AUTO(kin_workqueue) *queue = NULL;
    kin_workers *workers = NULL;
    kin_workqueue_opts queue_opts = {.size = sizeof(queue_opts),
                                     .alloc = alloc};
    kin_workers_opts opts = {.size = sizeof(opts),
                             .alloc = alloc,
                             .userdata = &rejected,
                             .destroy = count_up};

    TRY(kin_workqueue_new(&queue_opts, &queue, NULL));
    TRY_FAIL(kin_workers_new(NULL, do_nothing, NULL, &opts, &workers, NULL),
             KIN_EINVAL);
    assert_int_equal(rejected, 1);
    opts.threads = KIN_WORKERS_MAX + 1;
    TRY_FAIL(kin_workers_new(queue, do_nothing, NULL, &opts, &workers, NULL),
             KIN_EINVAL);
    assert_int_equal(rejected, 2);
    opts.threads = 1;
    opts.userdata = &released;
    TRY_KEPT(kin_workers_new(queue, do_nothing, NULL, &opts, &workers, NULL),
             released);
    (void)kin_workers_free(workers);
    assert_int_equal(released, 1);
    return 0;
}

/* ---- electors ---- */

static void on_started(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    (void)stop;
    (void)fence;
    (void)userdata;
}

static void on_stopped(void *userdata)
{
    (void)userdata;
}

KIN_TEST(destroys_userdata_of_an_elector)
{
    int released = 0;
    int rejected = 0;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    kin_elector *elector = NULL;
    kin_elector_opts opts = {.size = sizeof(opts),
                             .alloc = alloc,
                             .ns = kin_s("n"),
                             .name = kin_s("l"),
                             .on_started = on_started,
                             .on_stopped = on_stopped,
                             .userdata = &rejected,
                             .destroy = count_up};

    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY(kin_fake_client_connect(fake, KIN_OPTS(kin_client_opts, .alloc = alloc),
                                &client, NULL));
    TRY_FAIL(kin_elector_new(NULL, &opts, &elector, NULL), KIN_EINVAL);
    assert_int_equal(rejected, 1);
    TRY_FAIL(kin_elector_new(client, &opts, &elector, NULL), KIN_EINVAL);
    assert_int_equal(rejected, 2);
    opts.identity = kin_s("me");
    opts.userdata = &released;
    TRY_KEPT(kin_elector_new(client, &opts, &elector, NULL), released);
    (void)kin_elector_free(elector);
    assert_int_equal(released, 1);
    return 0;
}

/* ---- reconcilers ---- */

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    (void)call;
    (void)err;
    (void)userdata;
    return 0;
}

KIN_TEST(destroys_userdata_of_a_reconciler)
{
    int released = 0;
    int rejected = 0;
    kin_reconciler *reconciler = NULL;
    kin_reconciler_opts opts = {.size = sizeof(opts),
                                .alloc = alloc,
                                .userdata = &rejected,
                                .destroy = count_up};

    TRY_FAIL(kin_reconciler_new(&opts, &reconciler, NULL), KIN_EINVAL);
    assert_int_equal(rejected, 1);
    opts.reconcile = reconcile;
    opts.userdata = &released;
    TRY_KEPT(kin_reconciler_new(&opts, &reconciler, NULL), released);
    (void)kin_reconciler_free(reconciler);
    assert_int_equal(released, 1);
    return 0;
}

KIN_TEST(destroys_userdata_of_a_source)
{
    int released = 0;
    int rejected = 0;
    KIN_AUTO(kin_fake_source) *fake = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_reconcile_source source = {.size = sizeof(source),
                                   .priority = KIN_WORK_PRIORITY_MAX + 1,
                                   .userdata = &rejected,
                                   .destroy = count_up};

    TRY(kin_fake_source_new(alloc, &pods, &fake, NULL));
    TRY(kin_informer_new_from_source(
        kin_fake_source_lister_watcher(fake),
        KIN_OPTS(kin_informer_opts, .alloc = alloc), &informer, NULL));
    TRY(kin_reconciler_new(
        KIN_OPTS(kin_reconciler_opts, .alloc = alloc, .reconcile = reconcile),
        &reconciler, NULL));
    TRY_FAIL(kin_reconciler_add_source(reconciler, informer, &source, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_reconciler_add_source(reconciler, NULL, &source, NULL),
             KIN_EINVAL);
    assert_int_equal(rejected, 2);
    source.priority = 0;
    source.userdata = &released;
    TRY_KEPT(kin_reconciler_add_source(reconciler, informer, &source, NULL),
             released);
    reconciler = kin_reconciler_free(reconciler);
    assert_int_equal(released, 1);
    return 0;
}

/* ---- managers ---- */

static int no_source(const kin_resource *resource, kin_str ns,
                     kin_lister_watcher **ret, kin_error *err, void *userdata)
{
    (void)resource;
    (void)ns;
    (void)ret;
    (void)userdata;
    return kin_error_set(err, KIN_ENOTFOUND, "none");
}

KIN_TEST(destroys_userdata_of_a_manager)
{
    static const kin_manager_descriptor sizeless = {.name = "a"};
    static const kin_manager_descriptor *const none[] = {NULL};
    static const kin_manager_descriptor *const bad[] = {&sizeless, NULL};
    int released = 0;
    int rejected = 0;
    kin_manager *manager = NULL;
    kin_manager_opts opts = {.size = sizeof(opts),
                             .alloc = alloc,
                             .descriptors = none,
                             .userdata = &rejected,
                             .destroy = count_up};

    TRY_FAIL(kin_manager_new(&opts, &manager, NULL), KIN_EINVAL);
    assert_int_equal(rejected, 1);
    opts.source = no_source;
    opts.controllers = "unknown";
    TRY_FAIL(kin_manager_new(&opts, &manager, NULL), KIN_EINVAL);
    assert_int_equal(rejected, 2);
    opts.controllers = NULL;
    opts.descriptors = bad;
    TRY_FAIL(kin_manager_new(&opts, &manager, NULL), KIN_EINVAL);
    assert_int_equal(rejected, 3);
    opts.descriptors = none;
    opts.userdata = &released;
    TRY_KEPT(kin_manager_new(&opts, &manager, NULL), released);
    (void)kin_manager_free(manager);
    assert_int_equal(released, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(destroys_userdata_of_options_of_a_newer_version),
              KIN_TEST_ENTRY(destroys_userdata_of_a_manager),
              KIN_TEST_ENTRY(destroys_userdata_of_a_limiter),
              KIN_TEST_ENTRY(destroys_userdata_of_a_key_type),
              KIN_TEST_ENTRY(destroys_userdata_of_workers),
              KIN_TEST_ENTRY(destroys_userdata_of_an_elector),
              KIN_TEST_ENTRY(destroys_userdata_of_a_reconciler),
              KIN_TEST_ENTRY(destroys_userdata_of_a_source))
