/* SPDX-License-Identifier: Apache-2.0 */
/* Every error that a real API server can be made to return, and the users that
 * it authenticates. */
#include "base/fake_clock.h"
#include "cluster_client.h"
#include "kube/client.h"
#include "kube/status.h"
#include "write_test.h"

static const kin_resource secrets = {"", "v1", "secrets", "Secret", false};
static const kin_resource budgets = {"policy", "v1", "poddisruptionbudgets",
                                     "PodDisruptionBudget", false};
static const kin_resource definitions = {"apiextensions.k8s.io", "v1",
                                         "customresourcedefinitions",
                                         "CustomResourceDefinition", true};
static const kin_resource self_reviews = {"authentication.k8s.io", "v1",
                                          "selfsubjectreviews",
                                          "SelfSubjectReview", true};
static const kin_resource foos = {"kin.example.com", "v1", "foos", "Foo",
                                  false};

#define START(user)                                                            \
    KIN_AUTO(kin_client) *client = NULL;                                       \
    kin_str ns;                                                                \
    kin_error err = KIN_ERROR_INIT;                                            \
    TRY(start(alloc, (user), &client, &ns))

/* A client, and a namespace that admin creates. */
static int start(const kin_allocator *alloc, const char *user, kin_client **ret,
                 kin_str *ret_ns)
{
    KIN_AUTO(kin_client) *admin = NULL;
    int r = cluster_client(alloc, NULL, NULL, &admin);

    if (r == 0)
        r = cluster_namespace(alloc, admin, ret_ns);
    return r < 0 ? r : cluster_client(alloc, user, NULL, ret);
}

#define MAP(name) "{\"metadata\":{\"name\":\"" name "\"}}"

KIN_TEST(forbidden_calls_fail)
{
    START("viewer");
    KIN_AUTO(kin_client) *unprivileged = NULL;
    KIN_AUTO(kin_status) *status = NULL;

    CLUSTER_SKIP_ON_KIN("authenticated users may do everything");
    TRY_FAIL(cluster_create(alloc, client, &configmaps, ns, MAP("x"),
                            KIN_OPTS(kin_call_opts, .ret_status = &status),
                            NULL, &err),
             KIN_EFORBIDDEN);
    assert_true(kin_error_is_forbidden(&err));
    assert_int_equal(err.http_status, 403);
    assert_non_null(strstr(err.message, "User \"viewer\" cannot create "
                                        "resource \"configmaps\""));
    assert_str_equal(kin_status_kind(status), "configmaps");
    TRY_FAIL(kin_client_get(client, &secrets,
                            (kin_namespaced_name){ns, kin_s("x")}, NULL, NULL,
                            &err),
             KIN_EFORBIDDEN);
    TRY_FAIL(kin_client_get(client, &configmaps,
                            (kin_namespaced_name){ns, kin_s("none")}, NULL,
                            NULL, &err),
             KIN_ENOTFOUND);
    TRY(cluster_client(alloc, "unprivileged", NULL, &unprivileged));
    TRY_FAIL(kin_client_get(unprivileged, &configmaps,
                            (kin_namespaced_name){ns, kin_s("none")}, NULL,
                            NULL, &err),
             KIN_EFORBIDDEN);
    return 0;
}

KIN_TEST(unauthenticated_calls_fail)
{
    START("stranger");

    TRY_FAIL(kin_client_get(client, &configmaps,
                            (kin_namespaced_name){ns, kin_s("x")}, NULL, NULL,
                            &err),
             KIN_EUNAUTHORIZED);
    assert_true(kin_error_is_unauthorized(&err));
    assert_int_equal(err.http_status, 401);
    return 0;
}

KIN_TEST(an_untrusted_server_gets_no_request)
{
    START("distrustful");

    TRY_FAIL(kin_client_get(client, &configmaps,
                            (kin_namespaced_name){ns, kin_s("x")}, NULL, NULL,
                            &err),
             KIN_ETLS);
    assert_int_equal(err.http_status, 0);
    assert_non_null(strstr(err.message, "unknown authority"));
    return 0;
}

/* The user name of a client, according to the server. */
static int get_user_name(const kin_allocator *alloc, kin_client *client,
                         char *ret, size_t size)
{
    KIN_AUTO(kin_document) *answer = NULL;
    int r = cluster_create(alloc, client, &self_reviews, kin_s(""), "{}",
                           KIN_OPTS(kin_call_opts, .ret_document = &answer),
                           NULL, NULL);

    if (r == 0)
        snprintf(ret, size, "%.*s",
                 KIN_STR(cluster_string(kin_document_root(answer),
                                        "status.userInfo.username")));
    return r;
}

KIN_TEST(admin_can_act_as_another)
{
    START(NULL);
    char name[64] = "";
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *viewer = NULL;

    TRY(kin_config_new_from_env(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .impersonate = "viewer",
                 .impersonate_groups = (const char *const[]){"a", "b", NULL}),
        &config, NULL));
    TRY(kin_client_new(config, KIN_OPTS(kin_client_opts, .alloc = alloc),
                       &viewer, NULL));
    TRY(get_user_name(alloc, viewer, name, sizeof(name)));
    assert_string_equal(name, "viewer");
    CLUSTER_SKIP_ON_KIN("authenticated users may do everything");
    TRY_FAIL(cluster_create(alloc, viewer, &configmaps, ns, MAP("x"), NULL,
                            NULL, &err),
             KIN_EFORBIDDEN);
    assert_non_null(strstr(err.message, "User \"viewer\""));
    return 0;
}

KIN_TEST(a_name_that_is_taken)
{
    START(NULL);

    TRY(cluster_create(alloc, client, &configmaps, ns, MAP("taken"), NULL, NULL,
                       NULL));
    TRY_FAIL(cluster_create(alloc, client, &configmaps, ns, MAP("taken"), NULL,
                            NULL, &err),
             KIN_EEXISTS);
    assert_true(kin_error_is_already_exists(&err));
    assert_false(kin_error_is_conflict(&err));
    assert_string_equal(err.message, "configmaps \"taken\" already exists");
    return 0;
}

KIN_TEST(an_invalid_object)
{
    START(NULL);
    KIN_AUTO(kin_status) *status = NULL;

    TRY_FAIL(cluster_create(alloc, client, &pods, ns,
                            "{\"metadata\":{\"name\":\"Bad Name\"},\"spec\":"
                            "{\"containers\":[]}}",
                            KIN_OPTS(kin_call_opts, .ret_status = &status),
                            NULL, &err),
             KIN_EINVAL);
    assert_true(kin_error_is_invalid(&err));
    assert_int_equal(kin_status_code(status), 422);
    assert_str_equal(kin_status_kind(status), "Pod");
    assert_true(kin_status_cause_count(status) >= 2);
    assert_str_equal(kin_status_cause_at(status, 0)->field, "metadata.name");
    assert_string_equal(err.cause, "FieldValueInvalid");
    return 0;
}

/* Sends a raw request for a path below the namespace. */
static int ask(kin_client *client, kin_str ns, kin_request request,
               const char *rest, kin_error *err)
{
    KIN_AUTO(kin_response) *answer = NULL;
    char path[512];

    snprintf(path, sizeof(path), "/api/v1/namespaces/%.*s/%s", KIN_STR(ns),
             rest);
    request.size = sizeof(request);
    request.path = kin_s(path);
    return kin_client_request(client, &request, &answer, err);
}

KIN_TEST(invalid_requests)
{
    START(NULL);
    static char big[4 << 20];

    TRY_FAIL(ask(client, ns,
                 (kin_request){.method = "POST", .body = kin_s("{no JSON")},
                 "configmaps", &err),
             KIN_EINVAL);
    assert_true(kin_error_is_bad_request(&err));
    TRY_FAIL(ask(client, ns,
                 (kin_request){.method = "PUT", .body = kin_s("{}")},
                 "configmaps", &err),
             KIN_EUNSUPPORTED);
    assert_int_equal(err.http_status, 405);
    TRY_FAIL(ask(client, ns, (kin_request){.accept = kin_s("image/png")},
                 "configmaps", &err),
             KIN_EUNSUPPORTED);
    assert_int_equal(err.http_status, 406);
    TRY_FAIL(ask(client, ns,
                 (kin_request){.method = "POST",
                               .body = kin_s("x"),
                               .content_type = kin_s("image/png")},
                 "configmaps", &err),
             KIN_EUNSUPPORTED);
    assert_int_equal(err.http_status, 415);
    TRY_FAIL(ask(client, ns, (kin_request){.method = "GET"}, "fishes", &err),
             KIN_ENOTFOUND);
    assert_true(kin_error_is_not_found(&err));
    memset(big, ' ', sizeof(big));
    TRY_FAIL(ask(client, ns,
                 (kin_request){.method = "POST",
                               .body = kin_str_of(big, sizeof(big))},
                 "configmaps", &err),
             KIN_ELIMIT);
    assert_int_equal(err.http_status, 413);
    return 0;
}

/* A client with a stopped clock: only the Retry-After of a response matters,
 * not how long the response takes. */
static int timeless(const kin_allocator *alloc, struct kin__fake_clock *clock,
                    kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;

    kin__fake_clock_init(clock, 1000 * KIN__NS_PER_S, 0);
    int r = kin_config_new_from_env(KIN_OPTS(kin_config_opts, .alloc = alloc),
                                    &config, NULL);
    return r < 0 ? r
                 : kin__client_new(
                       config, KIN_OPTS(kin_client_opts, .alloc = alloc),
                       &(struct kin__client_deps){.clock = &clock->clock}, ret,
                       NULL);
}

KIN_TEST(future_and_expired_versions)
{
    START(NULL);
    struct kin__fake_clock clock;
    KIN_AUTO(kin_client) *hasty = NULL;
    KIN_AUTO(kin_object) *object = NULL;

    /* The response takes three seconds and has a Retry-After of one, for which
     * no time is left. */
    TRY(timeless(alloc, &clock, &hasty));
    TRY_FAIL(kin_client_get(
                 hasty, &configmaps, (kin_namespaced_name){ns, kin_s("x")},
                 KIN_OPTS(kin_call_opts, .resource_version = kin_s("999999999"),
                          .timeout_ms = 900),
                 &object, &err),
             KIN_ESERVER);
    assert_true(kin_error_is_timeout(&err));
    assert_true(kin__error_is_too_large_resource_version(&err));
    assert_int_equal(err.retry_after_s, 1);

    /* The watch caches of other kinds still have old versions. */
    assert_int_equal(cluster_run("compact"), 0);
    TRY_FAIL(ask(client, ns, (kin_request){.method = "GET"},
                 "events?resourceVersion=1&resourceVersionMatch=Exact", &err),
             KIN_EGONE);
    assert_true(kin_error_is_gone(&err));
    assert_true(kin_error_is_expired(&err));
    TRY_FAIL(ask(client, ns, (kin_request){.method = "GET"},
                 "configmaps?resourceVersion=abc", &err),
             KIN_EINVAL);
    return 0;
}

KIN_TEST(a_terminating_namespace_rejects_creates)
{
    START(NULL);
    char text[256];
    char ending[128];

    snprintf(ending, sizeof(ending), "%.*s-ends", KIN_STR(ns));
    snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}", ending);
    TRY(cluster_create(alloc, client, &namespaces, kin_s(""), text, NULL, NULL,
                       NULL));
    /* The namespace is removed once it is empty. */
    TRY(cluster_create(alloc, client, &configmaps, kin_s(ending),
                       "{\"metadata\":{\"name\":\"stays\",\"finalizers\":"
                       "[\"example.com/wait\"]}}",
                       NULL, NULL, NULL));
    TRY(kin_client_delete(client, &namespaces, kin_named("", ending), NULL,
                          NULL, NULL));
    TRY_FAIL(cluster_create(alloc, client, &configmaps, kin_s(ending), MAP("x"),
                            NULL, NULL, &err),
             KIN_EFORBIDDEN);
    assert_true(kin_error_is_namespace_terminating(&err));
    return 0;
}

KIN_TEST(a_disruption_budget_delays_an_eviction)
{
    START(NULL);
    struct kin__fake_clock clock;
    KIN_AUTO(kin_client) *hasty = NULL;

    CLUSTER_SKIP_ON_KIN("budgets do not hinder evictions yet");
    TRY(cluster_create(alloc, client, &pods, ns,
                       "{\"metadata\":{\"name\":\"kept\",\"labels\":"
                       "{\"k\":\"v\"}},\"spec\":{\"containers\":[{\"name\":"
                       "\"c\",\"image\":\"i\"}]}}",
                       NULL, NULL, NULL));
    TRY(cluster_create(alloc, client, &budgets, ns,
                       "{\"metadata\":{\"name\":\"kept\"},\"spec\":"
                       "{\"minAvailable\":1,\"selector\":{\"matchLabels\":"
                       "{\"k\":\"v\"}}}}",
                       NULL, NULL, NULL));
    /* Only running pods have a grace period. */
    KIN_AUTO(kin_document) *running = NULL;
    TRY(cluster_parse(alloc, "{\"status\":{\"phase\":\"Running\"}}", &running));
    const kin_patch patch = {.type = KIN_PATCH_MERGE,
                             .body = kin_document_root(running)};
    TRY(write_patch(
        client, &pods, (kin_namespaced_name){ns, kin_s("kept")}, &patch,
        KIN_OPTS(kin_call_opts, .subresource = kin_s("status")), NULL, NULL));
    TRY(timeless(alloc, &clock, &hasty));
    TRY_FAIL(
        cluster_create(alloc, hasty, &pods, ns, MAP("kept"),
                       KIN_OPTS(kin_call_opts, .subresource = kin_s("eviction"),
                                .timeout_ms = 5000),
                       NULL, &err),
        KIN_ELIMIT);
    assert_true(kin_error_is_too_many_requests(&err));
    assert_int_equal(err.http_status, 429);
    return 0;
}

/* Creates a custom resource; it is served some time later. */
static int make_foos(const kin_allocator *alloc, kin_client *client)
{
    kin_error err = KIN_ERROR_INIT;
    int r = cluster_create(
        alloc, client, &definitions, kin_s(""),
        "{\"metadata\":{\"name\":\"foos.kin.example.com\"},\"spec\":{"
        "\"group\":\"kin.example.com\",\"scope\":\"Namespaced\",\"names\":"
        "{\"plural\":\"foos\",\"kind\":\"Foo\"},\"versions\":[{\"name\":"
        "\"v1\",\"served\":true,\"storage\":true,\"schema\":"
        "{\"openAPIV3Schema\":{\"type\":\"object\","
        "\"x-kubernetes-preserve-unknown-fields\":true}}}]}}",
        NULL, NULL, &err);

    return kin_error_is_already_exists(&err) ? 0 : r;
}

KIN_TEST(custom_resources_are_validated)
{
    static const char text[] =
        "{\"apiVersion\":\"kin.example.com/v1\",\"kind\":\"Foo\","
        "\"metadata\":{\"name\":\"foo\"},\"spec\":{\"n\":1}}";
    START(NULL);
    KIN_AUTO(kin_document) *body = NULL;
    KIN_AUTO(kin_document) *change = NULL;
    int r = KIN_ENOTFOUND;

    TRY(make_foos(alloc, client));
    for (int i = 0; i < 600 && r == KIN_ENOTFOUND; i++) {
        if (i > 0)
            (void)kin_stop_wait(NULL, kin_deadline_ms(100));
        r = cluster_create(alloc, client, &foos, ns, text, NULL, NULL, &err);
    }
    TRY(r);
    TRY(cluster_parse(alloc, "{\"spec\":{\"n\":2}}", &change));
    kin_patch patch = {.type = KIN_PATCH_STRATEGIC,
                       .body = kin_document_root(change)};
    TRY_FAIL(write_patch(client, &foos, (kin_namespaced_name){ns, kin_s("foo")},
                         &patch, NULL, NULL, &err),
             KIN_EUNSUPPORTED);
    assert_int_equal(err.http_status, 415);
    patch.type = KIN_PATCH_MERGE;
    TRY(write_patch(client, &foos, (kin_namespaced_name){ns, kin_s("foo")},
                    &patch, NULL, NULL, NULL));
    TRY(cluster_parse(alloc, text, &body));
    TRY_FAIL(write_update(client, &foos, ns, kin_document_root(body), NULL,
                          NULL, &err),
             KIN_EINVAL);
    assert_true(kin_error_is_invalid(&err));
    /* Other tests list all resources. */
    TRY(kin_client_delete(client, &definitions,
                          kin_named("", "foos.kin.example.com"), NULL, NULL,
                          NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(forbidden_calls_fail),
              KIN_TEST_ENTRY(unauthenticated_calls_fail),
              KIN_TEST_ENTRY(an_untrusted_server_gets_no_request),
              KIN_TEST_ENTRY(admin_can_act_as_another),
              KIN_TEST_ENTRY(a_name_that_is_taken),
              KIN_TEST_ENTRY(an_invalid_object),
              KIN_TEST_ENTRY(invalid_requests),
              KIN_TEST_ENTRY(future_and_expired_versions),
              KIN_TEST_ENTRY(a_terminating_namespace_rejects_creates),
              KIN_TEST_ENTRY(a_disruption_budget_delays_an_eviction),
              KIN_TEST_ENTRY(custom_resources_are_validated))
