/* SPDX-License-Identifier: Apache-2.0 */
/* The controller of ReplicaSets with fakes: the contents of its caches, and the
 * requests it sends.  Its behaviour with a server is tested in
 * tests/integration/controllers */
#include "controllers/replicaset.h"

#include <string.h>

#include <kin/fake_client.h>
#include <kin/fake_source.h>

#include "control_fixture.h"
#include "controllers/controller.h"
#include "short_memory.h"
#include "still_clock.h"

#define SETS_PATH "/apis/apps/v1/namespaces/n/replicasets"
#define PODS_PATH "/api/v1/namespaces/n/pods"

#define SET(replicas)                                                          \
    "{'apiVersion':'apps/v1','kind':'ReplicaSet','metadata':{'name':'web',"    \
    "'namespace':'n','uid':'r1','resourceVersion':'1','generation':1},"        \
    "'spec':{'replicas':" replicas                                             \
    ",'selector':{'matchLabels':{'app':'web'}},"                               \
    "'template':{'metadata':{'labels':{'app':'web'},'annotations':{'a':'b'}}," \
    "'spec':{'containers':[{'name':'c','image':'i'}]}}}}"
#define POD(name)                                                              \
    "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'" name                \
    "','namespace':'n','uid':'" name                                           \
    "','resourceVersion':'1','labels':{'app':'web'}," OWNER "}}"
#define ORPHAN(name, uid, version)                                             \
    "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'" name                \
    "','namespace':'n','uid':'" uid "','resourceVersion':'" version            \
    "','labels':{'app':'web'}}}"
#define OWNER                                                                  \
    "'ownerReferences':[{'apiVersion':'apps/v1','kind':'ReplicaSet',"          \
    "'name':'web','uid':'r1','controller':true,'blockOwnerDeletion':true}]"
#define REFUSED                                                                \
    "{'kind':'Status','apiVersion':'v1','status':'Failure',"                   \
    "'reason':'Forbidden','code':403,'message':'exceeded quota'}"

struct fixture {
    kin_fake_source *sets;
    kin_fake_source *pods;
    kin_fake_client *fake;
    kin_client *client;
    kin_factory *factory;
    kin_events *events;
    kin_manager_context context;
    kin_manager_controller controller;
    struct short_memory memory;
};

static int fixture_source(const kin_resource *resource, kin_str ns,
                          kin_lister_watcher **ret, kin_error *err,
                          void *userdata)
{
    struct fixture *f = userdata;
    bool is_pod = strcmp(resource->plural, "pods") == 0;

    (void)ns;
    (void)err;
    *ret = kin_lister_watcher_ref(
        kin_fake_source_lister_watcher(is_pod ? f->pods : f->sets));
    return 0;
}

static void fixture_done(struct fixture *f)
{
    short_memory_done(&f->memory);
    if (f->controller.self)
        f->controller.free(f->controller.self);
    (void)kin_events_free(f->events);
    (void)kin_factory_free(f->factory);
    (void)kin_client_unref(f->client);
    (void)kin_fake_client_free(f->fake);
    (void)kin_fake_source_free(f->pods);
    (void)kin_fake_source_free(f->sets);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static const struct still_clock fixture_clock = STILL_CLOCK(1000);

static int fixture_reply(struct fixture *f, const char *method,
                         const char *path, int status, const char *text)
{
    char room[1024];

    return kin_fake_client_reply(
        f->fake,
        KIN_OPTS(kin_fake_reply, .method = method, .path = path,
                 .status = status,
                 .body = fake_informer_quoted(text, room, sizeof(room)),
                 .is_lasting = true),
        NULL);
}

static int fixture_put(kin_fake_source *source, const char *text)
{
    char room[1024];

    return kin_fake_source_put_json(
        source, fake_informer_quoted(text, room, sizeof(room)), NULL);
}

/* A set in the cache, and a server that accepts its status and Events. */
static int fixture_init(struct fixture *f, const char *set)
{
    kin_events_opts events = KIN_INIT(kin_events_opts);

    memset(f, 0, sizeof(*f));
    short_memory_init(&f->memory);
    events.component = kin_s("test");
    TRY(kin_fake_source_new(NULL, apps_v1_replica_sets, &f->sets, NULL));
    TRY(kin_fake_source_new(NULL, core_v1_pods, &f->pods, NULL));
    TRY(kin_fake_client_new(NULL, &f->fake, NULL));
    TRY(kin_fake_client_connect(f->fake, NULL, &f->client, NULL));
    TRY(kin_factory_new(f->client,
                        KIN_OPTS(kin_factory_opts, .alloc = &f->memory.alloc,
                                 .source = fixture_source, .userdata = f),
                        &f->factory, NULL));
    TRY(kin_events_new(f->client, &events, &f->events, NULL));
    f->context = (kin_manager_context){.size = sizeof(f->context),
                                       .client = f->client,
                                       .factory = f->factory,
                                       .events = f->events,
                                       .clock = &fixture_clock.clock};
    TRY(fixture_put(f->sets, set));
    TRY(fixture_reply(f, "PATCH", SETS_PATH, 200, set));
    TRY(fixture_reply(f, /* method= */ NULL, "/api/v1/namespaces/n/events", 201,
                      "{'apiVersion':'v1','kind':'Event','metadata':{"
                      "'name':'e','namespace':'n','resourceVersion':'1'}}"));
    return 0;
}

static int fixture_start(struct fixture *f)
{
    kin_error err = KIN_ERROR_INIT;

    TRY(kin__controller_replicaset.make(&f->context, &f->controller, &err));
    TRY(kin_factory_start(f->factory, NULL, NULL));
    return kin_reconciler_start(f->controller.reconciler, NULL);
}

/* Waits until this many calls have succeeded and failed. */
static void fixture_await(struct fixture *f, uint64_t succeeded,
                          uint64_t failed)
{
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    for (int i = 0; i < SOON_MS; i++) {
        kin_reconciler_get_stats(f->controller.reconciler, &stats);
        if (stats.succeeded >= succeeded && stats.failed >= failed)
            break;
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    assert_true(stats.succeeded >= succeeded && stats.failed >= failed);
}

/* Runs until then, and stops. */
static int fixture_run(struct fixture *f, uint64_t succeeded, uint64_t failed)
{
    TRY(fixture_start(f));
    fixture_await(f, succeeded, failed);
    kin_reconciler_stop(f->controller.reconciler);
    f->events = kin_events_free(f->events);
    return 0;
}

/* The n-th request of a method to a path; its body is checked for a part. */
static bool has_request(struct fixture *f, const char *method, const char *path,
                        size_t index, const char *part)
{
    kin_fake_request request = {.size = sizeof(request)};
    char room[1024];
    kin_str wanted = fake_informer_quoted(part, room, sizeof(room));

    for (size_t i = 0; kin_fake_client_request_at(f->fake, i, &request); i++) {
        if (!kin_str_eq(request.method, kin_s(method)) ||
            !kin_str_starts_with(request.path, kin_s(path)))
            continue;
        if (index-- > 0)
            continue;
        if (memmem(request.body.ptr, request.body.len, wanted.ptr, wanted.len))
            return true;
        print_message("%.*s\n", KIN_STR(request.body));
        return false;
    }
    return false;
}

/* ---- requests ---- */

KIN_TEST(creates_pods_from_the_template)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("1")));
    TRY(fixture_reply(&f, "POST", PODS_PATH, 201, POD("web-1")));
    TRY(fixture_run(&f, 1, 0));
    assert_true(has_request(
        &f, "POST", PODS_PATH "?fieldManager=replicaset-controller", 0,
        "{'apiVersion':'v1','kind':'Pod','metadata':{'namespace':'n',"
        "'generateName':'web-','labels':{'app':'web'},"
        "'annotations':{'a':'b'}," OWNER "},'spec':{'containers':["
        "{'name':'c','image':'i'}]}}"));
    assert_true(has_request(&f, "PATCH", SETS_PATH "/web/status", 0,
                            "'status':{'replicas':0,'terminatingReplicas':0,"
                            "'observedGeneration':1}"));
    assert_true(has_request(&f, "POST", "/api/v1/namespaces/n/events", 0,
                            "'message':'Created pod: web-1'"));
    return 0;
}

/* A rejected request is not sent a hundred times. */
KIN_TEST(stops_creating_pods_after_a_rejection)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("100")));
    TRY(fixture_reply(&f, "POST", PODS_PATH, 403, REFUSED));
    TRY(fixture_run(&f, 0, 1));
    assert_true(has_request(&f, "PATCH", SETS_PATH "/web/status", 0,
                            "'type':'ReplicaFailure','status':'True'"));
    assert_true(has_request(&f, "PATCH", SETS_PATH "/web/status", 0,
                            "'reason':'FailedCreate'"));
    assert_true(has_request(&f, "POST", "/api/v1/namespaces/n/events", 0,
                            "'reason':'FailedCreate'"));
    assert_true(has_request(&f, "POST", "/api/v1/namespaces/n/events", 0,
                            "Error creating: "));
    return 0;
}

/* A shutdown is not a failure. */
KIN_TEST(records_no_event_on_shutdown)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("1")));
    TRY(kin_fake_client_reply(f.fake,
                              KIN_OPTS(kin_fake_reply, .method = "POST",
                                       .path = PODS_PATH, .status = 201,
                                       .stays_open = true, .is_lasting = true),
                              NULL));
    TRY(fixture_start(&f));
    for (int i = 0; i < SOON_MS && !has_request(&f, "POST", PODS_PATH, 0, "");
         i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_true(has_request(&f, "POST", PODS_PATH, 0, ""));
    kin_reconciler_stop(f.controller.reconciler);
    f.events = kin_events_free(f.events);
    assert_false(has_request(&f, "POST", "/api/v1/namespaces/n/events", 0, ""));
    return 0;
}

/* The request names the uid, so that a new pod with that name is not deleted.
 */
KIN_TEST(deletes_pods_by_uid)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("1")));
    TRY(fixture_put(f.pods, POD("b")));
    TRY(fixture_put(f.pods, POD("a")));
    TRY(fixture_reply(&f, "DELETE", PODS_PATH, 200, POD("a")));
    TRY(fixture_run(&f, 1, 0));
    assert_true(has_request(&f, "DELETE", PODS_PATH "/a", 0,
                            "'preconditions':{'uid':'a'}"));
    assert_false(has_request(&f, "DELETE", PODS_PATH "/b", 0, ""));
    assert_true(has_request(&f, "POST", "/api/v1/namespaces/n/events", 0,
                            "'message':'Deleted pod: a'"));
    return 0;
}

/* A cache may be stale: nothing is to be done for a deleted object. */
KIN_TEST(the_status_of_a_deleted_set_is_not_an_error)
{
    FIXTURE f;
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    (void)alloc;
    TRY(fixture_init(&f, SET("0")));
    TRY(kin_fake_client_reply(f.fake,
                              KIN_OPTS(kin_fake_reply, .method = "PATCH",
                                       .path = SETS_PATH, .status = 404),
                              NULL));
    TRY(fixture_run(&f, 1, 0));
    assert_true(has_request(&f, "PATCH", SETS_PATH "/web/status", 0, "status"));
    kin_reconciler_get_stats(f.controller.reconciler, &stats);
    assert_int_equal(stats.failed, 0);
    return 0;
}

/* Nor may anything be created for it: a pod that it cannot adopt must not be
 * replaced. */
KIN_TEST(creates_nothing_for_a_deleted_set)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("2")));
    TRY(fixture_put(f.pods, ORPHAN("a", "a", "1")));
    TRY(fixture_run(&f, 0, 1));
    assert_true(has_request(&f, "GET", SETS_PATH "/web", 0, ""));
    assert_false(has_request(&f, "POST", PODS_PATH, 0, ""));
    assert_false(has_request(&f, "PATCH", SETS_PATH, 0, ""));
    return 0;
}

/* A watch may skip the deletion of a pod and show the next one with its name.
 */
KIN_TEST(forgets_a_replaced_pod)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("0")));
    TRY(fixture_put(f.pods, POD("a")));
    TRY(fixture_reply(&f, "DELETE", PODS_PATH, 200, POD("a")));
    TRY(fixture_run(&f, 1, 0));
    struct kin__replicasets *self = f.controller.self;
    assert_true(kin__pending_deletes_has(&self->pending_deletes, kin_s("a")));
    TRY(fixture_put(f.pods, ORPHAN("a", "a2", "2")));
    for (int i = 0; i < SOON_MS && kin__pending_deletes_has(
                                       &self->pending_deletes, kin_s("a"));
         i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_false(kin__pending_deletes_has(&self->pending_deletes, kin_s("a")));
    return 0;
}

/* A change is retried until there is memory; the next resync may be hours away.
 */
KIN_TEST(loses_no_pod_without_memory)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("0")));
    TRY(fixture_start(&f));
    fixture_await(&f, 1, 0);
    struct kin__replicasets *self = f.controller.self;
    short_memory_begin(&f.memory, self->sets.informer, 2);
    TRY(fixture_put(f.pods, ORPHAN("a", "a", "2")));
    fixture_await(&f, 1, 1);
    kin_reconciler_stop(f.controller.reconciler);
    assert_int_equal(atomic_load(&f.memory.left), 0);
    assert_true(has_request(&f, "GET", SETS_PATH "/web", 0, ""));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(creates_pods_from_the_template),
              KIN_TEST_ENTRY(stops_creating_pods_after_a_rejection),
              KIN_TEST_ENTRY(records_no_event_on_shutdown),
              KIN_TEST_ENTRY(deletes_pods_by_uid),
              KIN_TEST_ENTRY(the_status_of_a_deleted_set_is_not_an_error),
              KIN_TEST_ENTRY(creates_nothing_for_a_deleted_set),
              KIN_TEST_ENTRY(forgets_a_replaced_pod),
              KIN_TEST_ENTRY(loses_no_pod_without_memory))
