/* SPDX-License-Identifier: Apache-2.0 */
/* The controller of Deployments with fakes, whose caches contain what no server
 * would have.  Its behaviour with a server is tested in
 * tests/integration/controllers */
#include "controllers/deployment.h"

#include <string.h>

#include <kin/fake_client.h>

#include "control_fixture.h"
#include "controllers/controller.h"
#include "short_memory.h"
#include "still_clock.h"

#define SETS_PATH "/apis/apps/v1/namespaces/n/replicasets"
#define DEPLOYMENT(strategy)                                                   \
    "{'apiVersion':'apps/v1','kind':'Deployment','metadata':{'name':'web',"    \
    "'namespace':'n','uid':'d1','resourceVersion':'1','generation':1},"        \
    "'spec':{'replicas':0,'selector':{'matchLabels':{'app':'web'}},"           \
    "'strategy':{'type':'" strategy "'},"                                      \
    "'template':{'metadata':{'labels':{'app':'web'}},"                         \
    "'spec':{'containers':[{'name':'c','image':'i'}]}}}}"
#define SET                                                                    \
    "{'apiVersion':'apps/v1','kind':'ReplicaSet','metadata':{'name':'web-1',"  \
    "'namespace':'n','uid':'r1','resourceVersion':'1'}}"
#define ORPHAN                                                                 \
    "{'apiVersion':'apps/v1','kind':'ReplicaSet','metadata':{'name':'web-0',"  \
    "'namespace':'n','uid':'r0','resourceVersion':'1',"                        \
    "'labels':{'app':'web'}}}"
#define OLD_SET SET_WITH("")
#define LAST_SET                                                               \
    SET_WITH("'annotations':{'deployment.kubernetes.io/revision':"             \
             "'9223372036854775807'},")
#define SET_WITH(annotations)                                                  \
    "{'apiVersion':'apps/v1','kind':'ReplicaSet','metadata':{'name':'web-0',"  \
    "'namespace':'n','uid':'r0','resourceVersion':'1'," annotations            \
    "'labels':{'app':'web'},'ownerReferences':[{'apiVersion':'apps/v1',"       \
    "'kind':'Deployment','name':'web','uid':'d1','controller':true}]},"        \
    "'spec':{'replicas':0}}"
#define TERMINATING                                                            \
    "{'kind':'Status','apiVersion':'v1','status':'Failure',"                   \
    "'reason':'Forbidden','code':403,'message':'n is being terminated',"       \
    "'details':{'causes':[{'reason':'NamespaceTerminating'}]}}"
#define OLD_POD                                                                \
    "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'web-0-0',"            \
    "'namespace':'n','uid':'p0','resourceVersion':'1',"                        \
    "'ownerReferences':[{'apiVersion':'apps/v1','kind':'ReplicaSet',"          \
    "'name':'web-0','uid':'r0','controller':true}]}}"

struct fixture {
    kin_fake_source *deployments;
    kin_fake_source *sets;
    kin_fake_source *pods;
    kin_fake_client *fake;
    kin_client *client;
    kin_factory *factory;
    kin_manager_context context;
    kin_manager_controller controller;
    struct short_memory memory;
};

static int fixture_source(const kin_resource *resource, kin_str ns,
                          kin_lister_watcher **ret, kin_error *err,
                          void *userdata)
{
    struct fixture *f = userdata;
    kin_fake_source *source = f->pods;

    (void)ns;
    (void)err;
    if (strcmp(resource->plural, "deployments") == 0)
        source = f->deployments;
    else if (strcmp(resource->plural, "replicasets") == 0)
        source = f->sets;
    *ret = kin_lister_watcher_ref(kin_fake_source_lister_watcher(source));
    return 0;
}

static void fixture_done(struct fixture *f)
{
    short_memory_done(&f->memory);
    if (f->controller.self)
        f->controller.free(f->controller.self);
    (void)kin_factory_free(f->factory);
    (void)kin_client_unref(f->client);
    (void)kin_fake_client_free(f->fake);
    (void)kin_fake_source_free(f->pods);
    (void)kin_fake_source_free(f->sets);
    (void)kin_fake_source_free(f->deployments);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static const struct still_clock fixture_clock = STILL_CLOCK(1000);

static int fixture_put(kin_fake_source *source, const char *text)
{
    char room[1024];

    return kin_fake_source_put_json(
        source, fake_informer_quoted(text, room, sizeof(room)), NULL);
}

/* A deployment in the cache, and a server that has none. */
static int fixture_init(struct fixture *f, const char *deployment)
{
    kin_error err = KIN_ERROR_INIT;
    char room[1024];

    *f = (struct fixture){.factory = NULL};
    short_memory_init(&f->memory);
    TRY(kin_fake_source_new(NULL, apps_v1_deployments, &f->deployments, NULL));
    TRY(kin_fake_source_new(NULL, apps_v1_replica_sets, &f->sets, NULL));
    TRY(kin_fake_source_new(NULL, core_v1_pods, &f->pods, NULL));
    TRY(kin_fake_client_new(NULL, &f->fake, NULL));
    TRY(kin_fake_client_connect(f->fake, NULL, &f->client, NULL));
    TRY(kin_factory_new(f->client,
                        KIN_OPTS(kin_factory_opts, .alloc = &f->memory.alloc,
                                 .source = fixture_source, .userdata = f),
                        &f->factory, NULL));
    f->context = (kin_manager_context){.size = sizeof(f->context),
                                       .client = f->client,
                                       .factory = f->factory,
                                       .clock = &fixture_clock.clock};
    TRY(kin_fake_client_reply(
        f->fake,
        KIN_OPTS(kin_fake_reply, .method = "POST", .path = SETS_PATH,
                 .status = 201,
                 .body = fake_informer_quoted(SET, room, sizeof(room)),
                 .is_lasting = true),
        NULL));
    TRY(fixture_put(f->deployments, deployment));
    return kin__controller_deployment.make(&f->context, &f->controller, &err);
}

/* Runs until this many calls have ended. */
static int fixture_run(struct fixture *f, uint64_t calls,
                       kin_reconciler_stats *ret)
{
    *ret = (kin_reconciler_stats){.size = sizeof(*ret)};
    TRY(kin_factory_start(f->factory, NULL, NULL));
    TRY(kin_reconciler_start(f->controller.reconciler, NULL));
    for (int i = 0; i < SOON_MS && ret->succeeded + ret->failed < calls; i++) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        kin_reconciler_get_stats(f->controller.reconciler, ret);
    }
    kin_reconciler_stop(f->controller.reconciler);
    return 0;
}

static bool has_request(struct fixture *f, const char *method, const char *path)
{
    kin_fake_request request = {.size = sizeof(request)};

    for (size_t i = 0; kin_fake_client_request_at(f->fake, i, &request); i++) {
        if (kin_str_eq(request.method, kin_s(method)) &&
            kin_str_starts_with(request.path, kin_s(path)))
            return true;
    }
    return false;
}

/* A cache may be stale: nothing is to be done for a deleted object. */
KIN_TEST(the_status_of_a_deleted_deployment_is_not_an_error)
{
    FIXTURE f;
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    (void)alloc;
    TRY(fixture_init(&f, DEPLOYMENT("RollingUpdate")));
    TRY(fixture_run(&f, 1, &stats));
    assert_true(has_request(
        &f, "PATCH", "/apis/apps/v1/namespaces/n/deployments/web/status"));
    assert_int_equal(stats.succeeded, 1);
    assert_int_equal(stats.failed, 0);
    return 0;
}

/* Nor may anything be created for it. */
KIN_TEST(creates_nothing_for_a_deleted_deployment)
{
    FIXTURE f;
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    (void)alloc;
    TRY(fixture_init(&f, DEPLOYMENT("RollingUpdate")));
    TRY(fixture_put(f.sets, ORPHAN));
    TRY(fixture_run(&f, 1, &stats));
    assert_int_equal(stats.succeeded, 0);
    assert_true(
        has_request(&f, "GET", "/apis/apps/v1/namespaces/n/deployments/web"));
    assert_false(has_request(&f, "POST", SETS_PATH));
    return 0;
}

/* Old and new pods must not run at the same time: those that cannot be seen may
 * exist. */
KIN_TEST(recreate_does_not_proceed_without_memory)
{
    FIXTURE f;
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    (void)alloc;
    TRY(fixture_init(&f, DEPLOYMENT("Recreate")));
    TRY(fixture_put(f.sets, OLD_SET));
    TRY(fixture_put(f.pods, OLD_POD));
    struct kin__deployments *self = f.controller.self;
    short_memory_begin(&f.memory, self->pods.informer, 1);
    TRY(fixture_run(&f, 2, &stats));
    assert_int_equal(atomic_load(&f.memory.left), 0);
    assert_int_equal(stats.failed, 1);
    assert_int_equal(stats.succeeded, 1);
    assert_false(has_request(&f, "POST", SETS_PATH));
    return 0;
}

/* Any client may write the annotation; there is no number after the largest
 * one. */
KIN_TEST(the_revision_saturates)
{
    FIXTURE f;
    kin_reconciler_stats stats = {.size = sizeof(stats)};
    kin_fake_request request = {.size = sizeof(request)};
    kin_str revision = KIN_STR_INIT(
        "\"deployment.kubernetes.io/revision\":\"9223372036854775807\"");
    bool is_found = false;

    (void)alloc;
    TRY(fixture_init(&f, DEPLOYMENT("RollingUpdate")));
    TRY(fixture_put(f.sets, LAST_SET));
    TRY(fixture_run(&f, 1, &stats));
    for (size_t i = 0; kin_fake_client_request_at(f.fake, i, &request); i++)
        is_found |= kin_str_eq(request.method, kin_s("POST")) &&
                    memmem(request.body.ptr, request.body.len, revision.ptr,
                           revision.len);
    assert_true(is_found);
    return 0;
}

/* As in Kubernetes: not retried, since the deployment will be deleted, too. */
KIN_TEST(creates_no_set_in_a_terminating_namespace)
{
    FIXTURE f;
    kin_reconciler_stats stats = {.size = sizeof(stats)};
    char room[1024];

    (void)alloc;
    TRY(fixture_init(&f, DEPLOYMENT("RollingUpdate")));
    TRY(kin_fake_client_reply(
        f.fake,
        KIN_OPTS(kin_fake_reply, .method = "POST", .path = SETS_PATH,
                 .status = 403,
                 .body = fake_informer_quoted(TERMINATING, room, sizeof(room))),
        NULL));
    TRY(fixture_run(&f, 1, &stats));
    assert_true(has_request(&f, "POST", SETS_PATH));
    assert_int_equal(stats.succeeded, 1);
    assert_int_equal(stats.failed, 0);
    return 0;
}

/* A shutdown is not a failure. */
KIN_TEST(records_no_event_on_shutdown)
{
    FIXTURE f;
    KIN_AUTO(kin_events) *events = NULL;

    (void)alloc;
    TRY(fixture_init(&f, DEPLOYMENT("RollingUpdate")));
    TRY(kin_events_new(
        f.client, KIN_OPTS(kin_events_opts, .component = KIN_STR_INIT("test")),
        &events, NULL));
    f.context.events = events;
    TRY(kin_fake_client_reply(f.fake,
                              KIN_OPTS(kin_fake_reply, .method = "POST",
                                       .path = SETS_PATH, .status = 201,
                                       .stays_open = true),
                              NULL));
    TRY(kin_factory_start(f.factory, NULL, NULL));
    TRY(kin_reconciler_start(f.controller.reconciler, NULL));
    for (int i = 0; i < SOON_MS && !has_request(&f, "POST", SETS_PATH); i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_true(has_request(&f, "POST", SETS_PATH));
    kin_reconciler_stop(f.controller.reconciler);
    events = kin_events_free(events);
    assert_false(has_request(&f, "POST", "/api/v1/namespaces/n/events"));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(the_status_of_a_deleted_deployment_is_not_an_error),
    KIN_TEST_ENTRY(creates_nothing_for_a_deleted_deployment),
    KIN_TEST_ENTRY(recreate_does_not_proceed_without_memory),
    KIN_TEST_ENTRY(the_revision_saturates),
    KIN_TEST_ENTRY(creates_no_set_in_a_terminating_namespace),
    KIN_TEST_ENTRY(records_no_event_on_shutdown))
