/* SPDX-License-Identifier: Apache-2.0 */
/* The sample controller of examples/ as a process: Foos are created, changed
 * and deleted. */
#include <signal.h>

#include <kin/list.h>
#include <kin/owner.h>

#include "base/str.h"
#include "cluster_client.h"
#include "write_test.h"

enum { TRIES = 2000, PAUSE_MS = 20, MANIFEST_MAX = 16384 };

static const kin_resource definitions = {"apiextensions.k8s.io", "v1",
                                         "customresourcedefinitions",
                                         "CustomResourceDefinition", true};
static const kin_resource foos = {"samplecontroller.k8s.io", "v1alpha1", "foos",
                                  "Foo", false};
static const kin_resource deployments = {"apps", "v1", "deployments",
                                         "Deployment", false};
static const kin_resource events = {"", "v1", "events", "Event", false};

struct fixture {
    kin_client *client;
    kin_str ns;
    pid_t controller; /* 0 while it is not running */
};

/* ---- waiting ---- */

typedef bool condition(struct fixture *fixture, const char *argument);

/* Waits for a condition; false on timeout. */
static bool becomes(struct fixture *fixture, condition *is,
                    const char *argument)
{
    for (int i = 0; i < TRIES; i++) {
        if (is(fixture, argument))
            return true;
        (void)kin_stop_wait(NULL, kin_deadline_ms(PAUSE_MS));
    }
    return false;
}

static int64_t int_of(const kin_object *object, const char *part,
                      const char *field)
{
    kin_value of = kin_value_get(kin_object_value(object), kin_s(part));
    int64_t number = 0;
    int r = kin_value_int(kin_value_get(of, kin_s(field)), &number);

    return r < 0 ? -1 : number;
}

static bool definition_serves(struct fixture *fixture, const char *argument)
{
    const kin_request request = {
        .size = sizeof(request),
        .path = KIN__S("/apis/samplecontroller.k8s.io/v1alpha1/foos")};
    KIN_AUTO(kin_response) *answer = NULL;

    (void)argument;
    return kin_client_request(fixture->client, &request, &answer, NULL) == 0;
}

static bool definition_is_gone(struct fixture *fixture, const char *argument)
{
    (void)argument;
    return kin_client_get(fixture->client, &definitions,
                          kin_named("", "foos.samplecontroller.k8s.io"), NULL,
                          NULL, NULL) == KIN_ENOTFOUND;
}

/* "NAME SIZE": a deployment of that size. */
static bool deployment_has(struct fixture *fixture, const char *argument)
{
    KIN_AUTO(kin_object) *found = NULL;
    size_t len = strcspn(argument, " ");

    return kin_client_get(
               fixture->client, &deployments,
               (kin_namespaced_name){fixture->ns, kin_str_of(argument, len)},
               NULL, &found, NULL) == 0 &&
           int_of(found, "spec", "replicas") == argument[len + 1] - '0';
}

/* "NAME COUNT": a Foo that reports that number of pods. */
static bool foo_tells(struct fixture *fixture, const char *argument)
{
    KIN_AUTO(kin_object) *found = NULL;
    size_t len = strcspn(argument, " ");

    return kin_client_get(
               fixture->client, &foos,
               (kin_namespaced_name){fixture->ns, kin_str_of(argument, len)},
               NULL, &found, NULL) == 0 &&
           int_of(found, "status", "availableReplicas") ==
               argument[len + 1] - '0';
}

struct search {
    const char *name;    /* of the Foo */
    const char *reason;  /* of the event */
    const char *message; /* filled */
    char room[256];
    int64_t count; /* filled */
};

static int search_event(const kin_object *event, void *userdata)
{
    struct search *search = userdata;
    kin_value count = kin_value_get(kin_object_value(event), kin_s("count"));

    if (!kin_str_eq(object_string(event, "involvedObject.name"),
                    kin_s(search->name)) ||
        !kin_str_eq(object_string(event, "reason"), kin_s(search->reason)))
        return 0;
    snprintf(search->room, sizeof(search->room), "%s %s",
             object_string(event, "type").ptr,
             object_string(event, "message").ptr);
    search->message = search->room;
    return kin_value_int(count, &search->count);
}

static bool search_events(struct fixture *fixture, struct search *search)
{
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = search_event, .userdata = search};
    KIN_AUTO(kin_list_meta) *meta = NULL;

    return kin_client_list_all(fixture->client, &events,
                               KIN_OPTS(kin_list_opts, .ns = fixture->ns),
                               &handler, &meta, NULL) == 0 &&
           search->message;
}

/* "NAME REASON": an event of a Foo. */
static bool event_is_there(struct fixture *fixture, const char *argument)
{
    char name[64];
    size_t len = strcspn(argument, " ");

    snprintf(name, sizeof(name), "%.*s", (int)len, argument);
    return search_events(
        fixture, &(struct search){.name = name, .reason = argument + len + 1});
}

static void expect_event(struct fixture *fixture, const char *name,
                         const char *reason, const char *message)
{
    struct search search = {.name = name, .reason = reason};

    assert_true(search_events(fixture, &search));
    assert_string_equal(search.message, message);
}

/* ---- the process ---- */

static int controller_start(struct fixture *fixture)
{
    char kubeconfig[1024];
    char *argv[] = {(char *)(uintptr_t)KIN_SAMPLE_CONTROLLER,
                    (char *)(uintptr_t) "--kubeconfig", kubeconfig, NULL};

    snprintf(kubeconfig, sizeof(kubeconfig), "%s/kubeconfig/admin",
             getenv("KIN_CLUSTER_DIR"));
    return posix_spawn(&fixture->controller, argv[0], NULL, NULL, argv,
                       environ) == 0
               ? 0
               : KIN_ESYSTEM;
}

/* Terminates the controller, which must exit with status 0. */
static void controller_stop(struct fixture *fixture)
{
    int status = -1;

    assert_int_equal(kill(fixture->controller, SIGTERM), 0);
    assert_int_equal(waitpid(fixture->controller, &status, 0),
                     fixture->controller);
    fixture->controller = 0;
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

/* ---- fixture ---- */

static int fixture_define(struct fixture *fixture)
{
    static char text[MANIFEST_MAX];
    KIN_AUTO(kin_response) *answer = NULL;
    kin_request request = KIN_INIT(kin_request);
    FILE *file = fopen(KIN_SAMPLE_CRD, "r");

    assert_non_null(file);
    size_t len = fread(text, 1, sizeof(text), file);
    assert_int_equal(fclose(file), 0);
    assert_true(len > 0 && len < sizeof(text));
    request.method = "POST";
    request.path = KIN__S(
        "/apis/apiextensions.k8s.io/v1/customresourcedefinitions");
    request.content_type = KIN__S("application/yaml");
    request.body = kin_str_of(text, len);
    int r = kin_client_request(fixture->client, &request, &answer, NULL);
    return r == KIN_EEXISTS ? 0 : r;
}

static void fixture_done(struct fixture *fixture)
{
    if (fixture->controller > 0) {
        (void)kill(fixture->controller, SIGKILL);
        (void)waitpid(fixture->controller, NULL, 0);
    }
    if (fixture->client) {
        int r = kin_client_delete(fixture->client, &definitions,
                                  kin_named("", "foos.samplecontroller.k8s.io"),
                                  NULL, NULL, NULL);
        (void)(r == 0 && becomes(fixture, definition_is_gone, NULL));
    }
    (void)kin_client_unref(fixture->client);
}

#define AUTO_FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *fixture)
{
    *fixture = (struct fixture){.client = NULL};
    TRY(cluster_client(NULL, NULL, NULL, &fixture->client));
    TRY(cluster_namespace(NULL, fixture->client, &fixture->ns));
    TRY(fixture_define(fixture));
    assert_true(becomes(fixture, definition_serves, NULL));
    return controller_start(fixture);
}

/* A Foo whose deployment has its name. */
static int foo_create(struct fixture *fixture, const char *name, int replicas)
{
    char text[256];

    snprintf(text, sizeof(text),
             "{\"apiVersion\":\"samplecontroller.k8s.io/v1alpha1\","
             "\"kind\":\"Foo\",\"metadata\":{\"name\":\"%s\"},\"spec\":{"
             "\"deploymentName\":\"%s\",\"replicas\":%d}}",
             name, name, replicas);
    return cluster_create(NULL, fixture->client, &foos, fixture->ns, text, NULL,
                          NULL, NULL);
}

static int patch(struct fixture *fixture, const kin_resource *resource,
                 const char *name, const char *subresource, const char *text)
{
    KIN_AUTO(kin_document) *body = NULL;

    TRY(cluster_parse(NULL, text, &body));
    return write_patch(
        fixture->client, resource,
        (kin_namespaced_name){fixture->ns, kin_s(name)},
        &(kin_patch){.type = KIN_PATCH_MERGE, .body = kin_document_root(body)},
        KIN_OPTS(kin_call_opts, .subresource = kin_s(subresource)), NULL, NULL);
}

/* ---- tests ---- */

KIN_TEST(a_deployment_follows_its_foo)
{
    AUTO_FIXTURE fixture;
    KIN_AUTO(kin_object) *foo = NULL;
    KIN_AUTO(kin_object) *deployment = NULL;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(foo_create(&fixture, "web", 1));
    assert_true(becomes(&fixture, deployment_has, "web 1"));
    assert_true(becomes(&fixture, foo_tells, "web 0"));
    assert_true(becomes(&fixture, event_is_there, "web Synced"));
    expect_event(&fixture, "web", "Synced", "Normal Foo synced successfully");
    TRY(kin_client_get(fixture.client, &foos,
                       (kin_namespaced_name){fixture.ns, kin_s("web")}, NULL,
                       &foo, NULL));
    TRY(kin_client_get(fixture.client, &deployments,
                       (kin_namespaced_name){fixture.ns, kin_s("web")}, NULL,
                       &deployment, NULL));
    assert_true(kin_object_is_controlled_by(deployment, foo));
    /* Another size; existing pods; an external deletion. */
    TRY(patch(&fixture, &foos, "web", "", "{\"spec\":{\"replicas\":3}}"));
    assert_true(becomes(&fixture, deployment_has, "web 3"));
    TRY(patch(&fixture, &deployments, "web", "status",
              "{\"status\":{\"replicas\":3,\"updatedReplicas\":3,"
              "\"readyReplicas\":2,\"availableReplicas\":2}}"));
    assert_true(becomes(&fixture, foo_tells, "web 2"));
    TRY(kin_client_delete(
        fixture.client, &deployments,
        (kin_namespaced_name){fixture.ns, kin_s("web")},
        KIN_OPTS(kin_delete_opts, .propagation = KIN_PROPAGATION_BACKGROUND),
        NULL, NULL));
    assert_true(becomes(&fixture, foo_tells, "web 0"));
    assert_true(becomes(&fixture, deployment_has, "web 3"));
    controller_stop(&fixture);
    return 0;
}

KIN_TEST(ignores_objects_of_other_owners)
{
    AUTO_FIXTURE fixture;
    KIN_AUTO(kin_object) *before = NULL;
    KIN_AUTO(kin_object) *after = NULL;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(cluster_create(
        NULL, fixture.client, &deployments, fixture.ns,
        "{\"metadata\":{\"name\":\"taken\"},\"spec\":{\"replicas\":2,"
        "\"selector\":{\"matchLabels\":{\"a\":\"b\"}},\"template\":{"
        "\"metadata\":{\"labels\":{\"a\":\"b\"}},\"spec\":{\"containers\":["
        "{\"name\":\"c\",\"image\":\"i\"}]}}}}",
        NULL, &before, NULL));
    TRY(foo_create(&fixture, "taken", 1));
    assert_true(becomes(&fixture, event_is_there, "taken ErrResourceExists"));
    expect_event(&fixture, "taken", "ErrResourceExists",
                 "Warning Resource \"taken\" already exists and is not managed "
                 "by Foo");
    TRY(kin_client_get(fixture.client, &deployments,
                       (kin_namespaced_name){fixture.ns, kin_s("taken")}, NULL,
                       &after, NULL));
    assert_str_equal(kin_object_resource_version(after),
                     kin_object_resource_version(before).ptr);
    /* The controller retries until the name is free. */
    TRY(kin_client_delete(fixture.client, &deployments,
                          (kin_namespaced_name){fixture.ns, kin_s("taken")},
                          NULL, NULL, NULL));
    assert_true(becomes(&fixture, deployment_has, "taken 1"));
    controller_stop(&fixture);
    return 0;
}

/* Catches up on missed changes, and does not write unchanged objects. */
KIN_TEST(another_controller_goes_on_where_the_last_one_stopped)
{
    AUTO_FIXTURE fixture;
    KIN_AUTO(kin_object) *before = NULL;
    KIN_AUTO(kin_object) *after = NULL;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(foo_create(&fixture, "kept", 1));
    TRY(foo_create(&fixture, "grown", 1));
    assert_true(becomes(&fixture, foo_tells, "kept 0"));
    assert_true(becomes(&fixture, foo_tells, "grown 0"));
    controller_stop(&fixture);
    TRY(kin_client_get(fixture.client, &deployments,
                       (kin_namespaced_name){fixture.ns, kin_s("kept")}, NULL,
                       &before, NULL));
    TRY(patch(&fixture, &foos, "grown", "", "{\"spec\":{\"replicas\":4}}"));
    TRY(foo_create(&fixture, "new", 2));
    TRY(controller_start(&fixture));
    assert_true(becomes(&fixture, deployment_has, "grown 4"));
    assert_true(becomes(&fixture, deployment_has, "new 2"));
    assert_true(becomes(&fixture, foo_tells, "new 0"));
    TRY(kin_client_get(fixture.client, &deployments,
                       (kin_namespaced_name){fixture.ns, kin_s("kept")}, NULL,
                       &after, NULL));
    assert_str_equal(kin_object_resource_version(after),
                     kin_object_resource_version(before).ptr);
    controller_stop(&fixture);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_deployment_follows_its_foo),
    KIN_TEST_ENTRY(ignores_objects_of_other_owners),
    KIN_TEST_ENTRY(another_controller_goes_on_where_the_last_one_stopped))
