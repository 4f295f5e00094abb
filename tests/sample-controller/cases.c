/* SPDX-License-Identifier: Apache-2.0 */
/* The sample controller with fakes: the contents of its caches, and the
 * requests it sends.  The first four cases are those of the original's own
 * tests */
#include "controller.h"

#include <stdio.h>
#include <string.h>

#include <kin/testing.h>

#include "base/thread.h"
#include "control_fixture.h"

#define FOOS_PATH "/apis/samplecontroller.k8s.io/v1alpha1/namespaces/n/foos"
#define DEPLOYMENTS_PATH "/apis/apps/v1/namespaces/n/deployments"
#define MANAGER "?fieldManager=sample-controller"

#define FOO_OF(version, uid, spec)                                             \
    "{'apiVersion':'samplecontroller.k8s.io/v1alpha1','kind':'Foo',"           \
    "'metadata':{'name':'test','namespace':'n','resourceVersion':'" version    \
    "','uid':'" uid "'},'spec':" spec "}"
#define FOO(version, replicas)                                                 \
    FOO_OF(version, "u1", "{'deploymentName':'web','replicas':" replicas "}")
#define OWNER                                                                  \
    ",'ownerReferences':[{'apiVersion':'samplecontroller.k8s.io/v1alpha1',"    \
    "'kind':'Foo','name':'test','uid':'u1','controller':true,"                 \
    "'blockOwnerDeletion':true}]"
#define DEPLOYMENT(owner, replicas, available)                                 \
    "{'apiVersion':'apps/v1','kind':'Deployment','metadata':{'name':'web',"    \
    "'namespace':'n','resourceVersion':'1','uid':'d1'" owner "},"              \
    "'spec':{'replicas':" replicas                                             \
    "},'status':{'availableReplicas':" available "}}"

/* The expected deployment of a Foo with a size. */
#define WANTED(replicas)                                                       \
    "{'apiVersion':'apps/v1','kind':'Deployment','metadata':{'name':'web',"    \
    "'namespace':'n'" OWNER "},'spec':{'template':{'spec':{'containers':["     \
    "{'name':'nginx','image':'nginx:latest'}]},'metadata':{'labels':{"         \
    "'app':'nginx','controller':'test'}}}," replicas                           \
    "'selector':{'matchLabels':{'app':'nginx','controller':'test'}}}}"
#define FOO_STATUS(version, replicas, available)                               \
    "{'apiVersion':'samplecontroller.k8s.io/v1alpha1','kind':'Foo',"           \
    "'metadata':{'name':'test','namespace':'n','resourceVersion':'" version    \
    "','uid':'u1'},'spec':{'deploymentName':'web','replicas':" replicas        \
    "},'status':{'availableReplicas':" available "}}"

static const kin_resource foo_resource = {"samplecontroller.k8s.io", "v1alpha1",
                                          "foos", "Foo", false};
static const kin_resource deployment_resource = {"apps", "v1", "deployments",
                                                 "Deployment", false};

/* ---- the fixture ---- */

struct fixture {
    kin_fake_source *foos;
    kin_fake_source *deployments;
    kin_fake_client *fake;
    kin_client *client;
    kin_factory *factory;
    kin_events *events;
    struct sample *sample;
    kin_stop *stop;
    struct kin__thread thread;
    bool is_running;
    int result;
};

static int fixture_source(const kin_resource *resource, kin_str ns,
                          kin_lister_watcher **ret, kin_error *err,
                          void *userdata)
{
    struct fixture *f = userdata;
    bool is_foo = strcmp(resource->plural, "foos") == 0;

    (void)ns;
    (void)err;
    *ret = kin_lister_watcher_ref(
        kin_fake_source_lister_watcher(is_foo ? f->foos : f->deployments));
    return 0;
}

/* Waits until all requests, also those for Events, have been sent. */
static void fixture_stop(struct fixture *f)
{
    kin_stop_request(f->stop);
    if (f->is_running)
        kin__thread_join(&f->thread);
    f->is_running = false;
    f->events = kin_events_free(f->events);
}

static void fixture_done(struct fixture *f)
{
    fixture_stop(f);
    (void)sample_free(f->sample);
    (void)kin_factory_free(f->factory);
    (void)kin_client_unref(f->client);
    (void)kin_fake_client_free(f->fake);
    (void)kin_fake_source_free(f->deployments);
    (void)kin_fake_source_free(f->foos);
    (void)kin_stop_unref(f->stop);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

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

    return text ? kin_fake_source_put_json(
                      source, fake_informer_quoted(text, room, sizeof(room)),
                      NULL)
                : 0;
}

/* Caches with a Foo and a deployment, each of which may be missing, and a
 * server that accepts everything. */
static int fixture_init(struct fixture *f, const char *foo,
                        const char *deployment)
{
    kin_events_opts events = KIN_INIT(kin_events_opts);

    memset(f, 0, sizeof(*f));
    events.component = kin_s("sample-controller");
    TRY(kin_fake_source_new(NULL, &foo_resource, &f->foos, NULL));
    TRY(kin_fake_source_new(NULL, &deployment_resource, &f->deployments, NULL));
    TRY(kin_fake_client_new(NULL, &f->fake, NULL));
    TRY(kin_fake_client_connect(f->fake, NULL, &f->client, NULL));
    TRY(kin_stop_new(NULL, NULL, &f->stop, NULL));
    TRY(kin_factory_new(
        f->client,
        KIN_OPTS(kin_factory_opts, .source = fixture_source, .userdata = f),
        &f->factory, NULL));
    TRY(kin_events_new(f->client, &events, &f->events, NULL));
    TRY(sample_new(&(struct sample_opts){.client = f->client,
                                         .factory = f->factory,
                                         .events = f->events},
                   &f->sample, NULL));
    TRY(fixture_put(f->foos, foo));
    TRY(fixture_put(f->deployments, deployment));
    TRY(fixture_reply(f, "POST", DEPLOYMENTS_PATH, 201,
                      DEPLOYMENT(OWNER, "1", "0")));
    TRY(fixture_reply(f, "PUT", DEPLOYMENTS_PATH, 200,
                      DEPLOYMENT(OWNER, "2", "1")));
    TRY(fixture_reply(f, "PUT", FOOS_PATH, 200, FOO("1", "1")));
    return fixture_reply(f, /* method= */ NULL, "/api/v1/namespaces/n/events",
                         201,
                         "{'apiVersion':'v1','kind':'Event','metadata':{"
                         "'name':'e','namespace':'n','resourceVersion':'1'}}");
}

static void fixture_thread(void *userdata)
{
    struct fixture *f = userdata;

    f->result = sample_run(f->sample, f->stop, /* err= */ NULL);
}

/* Runs until a Foo has been reconciled, and stops. */
static int fixture_run(struct fixture *f, uint64_t succeeded, uint64_t failed)
{
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    TRY(kin_factory_start(f->factory, NULL, NULL));
    TRY(kin__thread_start(&f->thread, NULL, fixture_thread, f, NULL));
    f->is_running = true;
    for (int i = 0; i < SOON_MS; i++) {
        sample_get_stats(f->sample, &stats);
        if (stats.succeeded >= succeeded && stats.failed >= failed)
            break;
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    fixture_stop(f);
    assert_int_equal(f->result, 0);
    if (failed == 0)
        assert_int_equal(stats.failed, 0);
    assert_true(stats.succeeded >= succeeded && stats.failed >= failed);
    return 0;
}

/* ---- requests ---- */

static bool is_event(const kin_fake_request *request)
{
    return strstr(request->path.ptr, "/events") != NULL;
}

/* The n-th request, or the n-th that creates an Event. */
static bool fixture_request(struct fixture *f, bool of_events, size_t index,
                            kin_fake_request *ret)
{
    for (size_t i = 0; kin_fake_client_request_at(f->fake, i, ret); i++) {
        if (is_event(ret) != of_events)
            continue;
        if (index-- == 0)
            return true;
    }
    return false;
}

static void expect_request(struct fixture *f, size_t index, const char *method,
                           const char *path, const char *body)
{
    kin_fake_request request = {.size = sizeof(request)};
    char room[2048];

    assert_true(fixture_request(f, /* of_events= */ false, index, &request));
    assert_str_equal(request.method, method);
    assert_str_equal(request.path, path);
    kin_str expected = fake_informer_quoted(body, room, sizeof(room));
    room[expected.len] = '\0';
    assert_str_equal(request.body, room);
}

static void expect_no_more(struct fixture *f, size_t count)
{
    kin_fake_request request = {.size = sizeof(request)};

    assert_false(fixture_request(f, /* of_events= */ false, count, &request));
}

/* Checks the first Event. */
static void expect_event(struct fixture *f, const char *type,
                         const char *reason, const char *message)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_fake_request request = {.size = sizeof(request)};

    assert_true(fixture_request(f, /* of_events= */ true, 0, &request));
    assert_str_equal(request.method, "POST");
    assert_int_equal(kin_document_parse(NULL, request.body, &doc, NULL), 0);
    kin_value event = kin_document_root(doc);
    kin_value source = kin_value_get(event, kin_s("source"));
    kin_value object = kin_value_get(event, kin_s("involvedObject"));
    assert_str_equal(kin_value_str(kin_value_get(event, kin_s("type"))), type);
    assert_str_equal(kin_value_str(kin_value_get(event, kin_s("reason"))),
                     reason);
    assert_str_equal(kin_value_str(kin_value_get(event, kin_s("message"))),
                     message);
    assert_str_equal(kin_value_str(kin_value_get(source, kin_s("component"))),
                     "sample-controller");
    assert_str_equal(kin_value_str(kin_value_get(object, kin_s("kind"))),
                     "Foo");
    assert_str_equal(kin_value_str(kin_value_get(object, kin_s("uid"))), "u1");
}

static void expect_no_event(struct fixture *f)
{
    kin_fake_request request = {.size = sizeof(request)};

    assert_false(fixture_request(f, /* of_events= */ true, 0, &request));
}

/* ---- cases of the original ---- */

KIN_TEST(creates_a_deployment)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, FOO("1", "1"), NULL));
    TRY(fixture_run(&f, 1, 0));
    expect_request(&f, 0, "POST", DEPLOYMENTS_PATH MANAGER,
                   WANTED("'replicas':1,"));
    expect_request(&f, 1, "PUT", FOOS_PATH "/test/status" MANAGER,
                   FOO_STATUS("1", "1", "0"));
    expect_no_more(&f, 2);
    expect_event(&f, "Normal", "Synced", "Foo synced successfully");
    return 0;
}

KIN_TEST(only_updates_the_status)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, FOO("1", "1"), DEPLOYMENT(OWNER, "1", "1")));
    TRY(fixture_run(&f, 1, 0));
    expect_request(&f, 0, "PUT", FOOS_PATH "/test/status" MANAGER,
                   FOO_STATUS("1", "1", "1"));
    expect_no_more(&f, 1);
    expect_event(&f, "Normal", "Synced", "Foo synced successfully");
    return 0;
}

KIN_TEST(updates_a_deployment_of_the_wrong_size)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, FOO("1", "2"), DEPLOYMENT(OWNER, "1", "1")));
    TRY(fixture_run(&f, 1, 0));
    expect_request(&f, 0, "PUT", DEPLOYMENTS_PATH "/web" MANAGER,
                   WANTED("'replicas':2,"));
    expect_request(&f, 1, "PUT", FOOS_PATH "/test/status" MANAGER,
                   FOO_STATUS("1", "2", "1"));
    expect_no_more(&f, 2);
    return 0;
}

KIN_TEST(does_not_touch_a_foreign_deployment)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, FOO("1", "1"), DEPLOYMENT("", "1", "1")));
    TRY(fixture_run(&f, 0, 2)); /* and retries */
    expect_no_more(&f, 0);
    expect_event(&f, "Warning", "ErrResourceExists",
                 "Resource \"web\" already exists and is not managed by Foo");
    return 0;
}

/* ---- further cases ---- */

/* Without a size in the Foo, the server chooses one, and it is not changed
 * later. */
KIN_TEST(the_size_is_optional)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, FOO_OF("1", "u1", "{'deploymentName':'web'}"), NULL));
    TRY(fixture_run(&f, 1, 0));
    expect_request(&f, 0, "POST", DEPLOYMENTS_PATH MANAGER, WANTED(""));
    expect_no_more(&f, 2);
    return 0;
}

KIN_TEST(does_not_retry_a_foo_without_a_name)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, FOO_OF("1", "u1", "{}"), NULL));
    TRY(fixture_run(&f, 1, 0));
    expect_no_more(&f, 0);
    expect_no_event(&f);
    return 0;
}

KIN_TEST(retries_a_rejected_request)
{
    FIXTURE f;

    (void)alloc;
    TRY(fixture_init(&f, FOO("1", "1"), NULL));
    TRY(kin_fake_client_reply(f.fake,
                              KIN_OPTS(kin_fake_reply, .method = "POST",
                                       .path = DEPLOYMENTS_PATH, .status = 403,
                                       .body = KIN__S("{\"kind\":\"Status\","
                                                      "\"apiVersion\":\"v1\","
                                                      "\"status\":\"Failure\","
                                                      "\"code\":403}")),
                              NULL));
    TRY(fixture_run(&f, 1, 1));
    expect_request(&f, 0, "POST", DEPLOYMENTS_PATH MANAGER,
                   WANTED("'replicas':1,"));
    expect_request(&f, 1, "POST", DEPLOYMENTS_PATH MANAGER,
                   WANTED("'replicas':1,"));
    expect_request(&f, 2, "PUT", FOOS_PATH "/test/status" MANAGER,
                   FOO_STATUS("1", "1", "0"));
    expect_no_more(&f, 3);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(creates_a_deployment),
              KIN_TEST_ENTRY(only_updates_the_status),
              KIN_TEST_ENTRY(updates_a_deployment_of_the_wrong_size),
              KIN_TEST_ENTRY(does_not_touch_a_foreign_deployment),
              KIN_TEST_ENTRY(the_size_is_optional),
              KIN_TEST_ENTRY(does_not_retry_a_foo_without_a_name),
              KIN_TEST_ENTRY(retries_a_rejected_request))
