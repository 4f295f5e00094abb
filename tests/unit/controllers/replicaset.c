/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The controller of ReplicaSets on fakes: what is in its copies, and which
 * requests it makes of it.  How it does with a server that does what it is told
 * is tested in tests/integration/controllers.
 */
#include "controllers/replicaset.h"

#include <string.h>

#include <kin/fake_client.h>
#include <kin/fake_source.h>

#include "control_scene.h"
#include "controllers/table.h"
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
        KIN_OPTS(
            kin_fake_reply, .method = method, .path = path, .status = status,
            .body = side_quoted(text, room, sizeof(room)), .is_lasting = true),
        NULL);
}

static int fixture_put(kin_fake_source *source, const char *text)
{
    char room[1024];

    return kin_fake_source_put_json(
        source, side_quoted(text, room, sizeof(room)), NULL);
}

/* A set in the copies, and a server that takes its status and events. */
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

/* Waits until so many calls went well and so many did not. */
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
static bool was_asked(struct fixture *f, const char *method, const char *path,
                      size_t index, const char *part)
{
    kin_fake_request request = {.size = sizeof(request)};
    char room[1024];
    kin_str wanted = side_quoted(part, room, sizeof(room));

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

/* ---- what it asks for ---- */

KIN_TEST(makes_pods_of_the_template)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("1")));
    TRY(fixture_reply(&f, "POST", PODS_PATH, 201, POD("web-1")));
    TRY(fixture_run(&f, 1, 0));
    assert_true(was_asked(
        &f, "POST", PODS_PATH "?fieldManager=replicaset-controller", 0,
        "{'apiVersion':'v1','kind':'Pod','metadata':{'namespace':'n',"
        "'generateName':'web-','labels':{'app':'web'},"
        "'annotations':{'a':'b'}," OWNER "},'spec':{'containers':["
        "{'name':'c','image':'i'}]}}"));
    assert_true(was_asked(&f, "PATCH", SETS_PATH "/web/status", 0,
                          "'status':{'replicas':0,'terminatingReplicas':0,"
                          "'observedGeneration':1}"));
    assert_true(was_asked(&f, "POST", "/api/v1/namespaces/n/events", 0,
                          "'message':'Created pod: web-1'"));
    return 0;
}

/* What is refused once is not asked a hundred times. */
KIN_TEST(a_refusal_ends_the_making_of_pods)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("100")));
    TRY(fixture_reply(&f, "POST", PODS_PATH, 403, REFUSED));
    TRY(fixture_run(&f, 0, 1));
    assert_true(was_asked(&f, "PATCH", SETS_PATH "/web/status", 0,
                          "'type':'ReplicaFailure','status':'True'"));
    assert_true(was_asked(&f, "PATCH", SETS_PATH "/web/status", 0,
                          "'reason':'FailedCreate'"));
    assert_true(was_asked(&f, "POST", "/api/v1/namespaces/n/events", 0,
                          "'reason':'FailedCreate'"));
    assert_true(was_asked(&f, "POST", "/api/v1/namespaces/n/events", 0,
                          "Error creating: "));
    return 0;
}

/* Who is stopped has failed at nothing. */
KIN_TEST(a_stop_is_told_to_nobody)
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
    for (int i = 0; i < SOON_MS && !was_asked(&f, "POST", PODS_PATH, 0, "");
         i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_true(was_asked(&f, "POST", PODS_PATH, 0, ""));
    kin_reconciler_stop(f.controller.reconciler);
    f.events = kin_events_free(f.events);
    assert_false(was_asked(&f, "POST", "/api/v1/namespaces/n/events", 0, ""));
    return 0;
}

/* The uid goes along, so that another pod of that name is left alone. */
KIN_TEST(deletes_the_pods_that_it_means)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("1")));
    TRY(fixture_put(f.pods, POD("b")));
    TRY(fixture_put(f.pods, POD("a")));
    TRY(fixture_reply(&f, "DELETE", PODS_PATH, 200, POD("a")));
    TRY(fixture_run(&f, 1, 0));
    assert_true(was_asked(&f, "DELETE", PODS_PATH "/a", 0,
                          "'preconditions':{'uid':'a'}"));
    assert_false(was_asked(&f, "DELETE", PODS_PATH "/b", 0, ""));
    assert_true(was_asked(&f, "POST", "/api/v1/namespaces/n/events", 0,
                          "'message':'Deleted pod: a'"));
    return 0;
}

/* A copy may be behind: nothing is to be done for what has gone. */
KIN_TEST(a_status_of_what_has_gone_is_nobodys_failure)
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
    assert_true(was_asked(&f, "PATCH", SETS_PATH "/web/status", 0, "status"));
    kin_reconciler_get_stats(f.controller.reconciler, &stats);
    assert_int_equal(stats.failed, 0);
    return 0;
}

/* Also nothing may be made for it: what it cannot adopt it must not replace. */
KIN_TEST(makes_nothing_for_a_set_that_has_gone)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("2")));
    TRY(fixture_put(f.pods, ORPHAN("a", "a", "1")));
    TRY(fixture_run(&f, 0, 1));
    assert_true(was_asked(&f, "GET", SETS_PATH "/web", 0, ""));
    assert_false(was_asked(&f, "POST", PODS_PATH, 0, ""));
    assert_false(was_asked(&f, "PATCH", SETS_PATH, 0, ""));
    return 0;
}

/* A watch may skip the end of one, and show the next one of its name. */
KIN_TEST(forgets_a_pod_that_another_one_follows)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, SET("0")));
    TRY(fixture_put(f.pods, POD("a")));
    TRY(fixture_reply(&f, "DELETE", PODS_PATH, 200, POD("a")));
    TRY(fixture_run(&f, 1, 0));
    struct kin__replicasets *self = f.controller.self;
    assert_true(kin__doomed_has(&self->doomed, kin_s("a")));
    TRY(fixture_put(f.pods, ORPHAN("a", "a2", "2")));
    for (int i = 0; i < SOON_MS && kin__doomed_has(&self->doomed, kin_s("a"));
         i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_false(kin__doomed_has(&self->doomed, kin_s("a")));
    return 0;
}

/* A change waits for memory; the next resync may be hours away. */
KIN_TEST(a_lack_of_memory_loses_no_pod)
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
    assert_true(was_asked(&f, "GET", SETS_PATH "/web", 0, ""));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(makes_pods_of_the_template),
              KIN_TEST_ENTRY(a_refusal_ends_the_making_of_pods),
              KIN_TEST_ENTRY(a_stop_is_told_to_nobody),
              KIN_TEST_ENTRY(deletes_the_pods_that_it_means),
              KIN_TEST_ENTRY(a_status_of_what_has_gone_is_nobodys_failure),
              KIN_TEST_ENTRY(makes_nothing_for_a_set_that_has_gone),
              KIN_TEST_ENTRY(forgets_a_pod_that_another_one_follows),
              KIN_TEST_ENTRY(a_lack_of_memory_loses_no_pod))
