/* SPDX-License-Identifier: Apache-2.0 */
/* Admission webhooks, over HTTP. */
#include "test_webhook.h"

#define MAPS "/api/v1/namespaces/default/configmaps"
#define PODS "/api/v1/namespaces/default/pods"
#define MAP(name) "{\"metadata\":{\"name\":\"" name "\"}}"
#define POD(name)                                                              \
    "{\"metadata\":{\"name\":\"" name "\"},\"spec\":{\"containers\":[{"        \
    "\"name\":\"c\",\"image\":\"i\"}]}}"
#define MERGE "application/merge-patch+json"

KIN_TEST(a_denial_is_reported_as_kubernetes_does)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(webhook_configure(&hook, "validating", "v", "/deny", WEBHOOK_MAPS));
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 403,
           "\"message\":\"admission webhook \\\"v.a.b\\\" denied the request: "
           "no\",\"reason\":\"Forbidden\",\"details\":{\"causes\":[{"
           "\"message\":\"why\",\"field\":\"x\"}]},\"code\":403");
    EXPECT(&hook.site, "GET", MAPS "/a", NULL, 404, "not found");
    TRY(webhook_remove(&hook, "validating", "v"));
    TRY(webhook_configure(&hook, "mutating", "m", "/silent", WEBHOOK_MAPS));
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 400,
           "\"message\":\"admission webhook \\\"m.a.b\\\" denied the request "
           "without explanation\",\"code\":400");
    TRY(webhook_remove(&hook, "mutating", "m"));
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 201, "\"a\"");
    return 0;
}

/* A denial with 404 must not make a PUT create the object, nor count as the
 * success of a deletion. */
KIN_TEST(a_denial_with_404_is_a_denial)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    EXPECT(&hook.site, "POST", PODS, POD("p"), 201, "\"p\"");
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 201, "\"a\"");
    TRY(webhook_configure(&hook, "validating", "v", "/gone", WEBHOOK_ANY));
    EXPECT(&hook.site, "PUT", MAPS "/a", MAP("a"), 404,
           "denied the request: Odd\",\"reason\":\"Odd\"");
    EXPECT(&hook.site, "DELETE", MAPS "/a", NULL, 404, "denied the request");
    EXPECT(&hook.site, "DELETE", MAPS, NULL, 404, "denied the request");
    EXPECT(&hook.site, "DELETE", PODS "/p?gracePeriodSeconds=0", NULL, 404,
           "denied the request");
    EXPECT(&hook.site, "GET", MAPS "/a", NULL, 200, "\"a\"");
    EXPECT(&hook.site, "GET", PODS "/p", NULL, 200, "\"p\"");
    return 0;
}

KIN_TEST(a_review_has_what_kubernetes_sends)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(webhook_configure(&hook, "mutating", "m", "/allow", WEBHOOK_MAPS));
    EXPECT(&hook.site, "POST", MAPS "?fieldManager=me", MAP("a"), 201, "");
    webhook_expect_log(
        &hook,
        "\"kind\":{\"group\":\"\",\"version\":\"v1\",\"kind\":\"ConfigMap\"},"
        "\"resource\":{\"group\":\"\",\"version\":\"v1\",\"resource\":"
        "\"configmaps\"},\"requestKind\":{\"group\":\"\",\"version\":\"v1\","
        "\"kind\":\"ConfigMap\"},\"requestResource\":{\"group\":\"\","
        "\"version\":\"v1\",\"resource\":\"configmaps\"},\"name\":\"a\","
        "\"namespace\":\"default\",\"operation\":\"CREATE\",\"userInfo\":{"
        "\"username\":\"system:anonymous\",\"groups\":["
        "\"system:unauthenticated\"]},\"object\":{\"kind\":\"ConfigMap\","
        "\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"a\",\"namespace\":"
        "\"default\"}},\"oldObject\":null,\"dryRun\":false,\"options\":{"
        "\"kind\":\"CreateOptions\",\"apiVersion\":\"meta.k8s.io/v1\","
        "\"fieldManager\":\"me\"}}}");
    EXPECT(&hook.site, "PUT", MAPS "/a?dryRun=All",
           "{\"metadata\":{\"name\":\"a\"},\"data\":{\"k\":\"v\"}}", 200, "");
    webhook_expect_log(&hook, "\"dryRun\":true,\"options\":{\"kind\":"
                              "\"UpdateOptions\",\"apiVersion\":"
                              "\"meta.k8s.io/v1\",\"dryRun\":[\"All\"]}}}");
    EXPECT(&hook.site, "DELETE",
           MAPS "/a?gracePeriodSeconds=0&propagationPolicy=Orphan", NULL, 200,
           "");
    webhook_expect_log(
        &hook, "\"dryRun\":false,\"options\":{\"kind\":\"DeleteOptions\","
               "\"apiVersion\":\"meta.k8s.io/v1\",\"gracePeriodSeconds\":0,"
               "\"propagationPolicy\":\"Orphan\"}}}");
    return 0;
}

KIN_TEST(updates_and_deletions_have_the_old_object)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 201, "");
    TRY(webhook_configure(&hook, "validating", "v", "/allow", WEBHOOK_MAPS));
    hook.site.content_type = MERGE;
    EXPECT(&hook.site, "PATCH", MAPS "/a", "{\"data\":{\"k\":\"v\"}}", 200, "");
    webhook_expect_log(&hook, "\"data\":{\"k\":\"v\"}},\"oldObject\":{");
    EXPECT(&hook.site, "DELETE", MAPS, NULL, 200, "");
    /* The request for a collection has no name. */
    webhook_expect_log(&hook,
                       "\"resource\":\"configmaps\"},\"namespace\":\"default\","
                       "\"operation\":\"DELETE\",\"userInfo\":{\"username\":"
                       "\"system:anonymous\",\"groups\":["
                       "\"system:unauthenticated\"]},\"object\":null,"
                       "\"oldObject\":{\"kind\":\"ConfigMap\"");
    return 0;
}

KIN_TEST(a_patch_changes_the_object_and_not_its_owners)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    webhook_set_patch(&hook, "[{\"op\":\"add\",\"path\":\"/data\",\"value\":{"
                             "\"by\":\"hook\"}}]");
    TRY(webhook_configure(&hook, "mutating", "m", "/patch", WEBHOOK_MAPS));
    EXPECT(&hook.site, "POST", MAPS "?fieldManager=me",
           "{\"metadata\":{\"name\":\"a\"},\"immutable\":false}", 201,
           "\"fieldsV1\":{\"f:immutable\":{}}}]},\"immutable\":false,"
           "\"data\":{\"by\":\"hook\"}");
    hook.site.content_type = MERGE;
    EXPECT(&hook.site, "PATCH", MAPS "/a?fieldManager=me",
           "{\"data\":{\"k\":\"v\"}}", 200, "\"data\":{\"by\":\"hook\"}");
    hook.site.content_type = "application/apply-patch+yaml";
    EXPECT(&hook.site, "PATCH", MAPS "/b?fieldManager=me",
           "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{"
           "\"name\":\"b\"}}",
           201, "\"data\":{\"by\":\"hook\"}");
    hook.site.content_type = "application/json";
    webhook_set_patch(&hook, "[{\"op\":\"replace\",\"path\":"
                             "\"/metadata/managedFields/0/manager\",\"value\":"
                             "\"hook\"}]");
    EXPECT(&hook.site, "POST", MAPS "?fieldManager=me",
           "{\"metadata\":{\"name\":\"c\"},\"immutable\":false}", 201,
           "\"manager\":\"hook\"");
    webhook_set_patch(&hook, "[{\"op\":\"replace\",\"path\":"
                             "\"/metadata/managedFields/0/fieldsV1\",\"value\":"
                             "{\"x\":1}}]");
    EXPECT(&hook.site, "POST", MAPS "?fieldManager=me",
           "{\"metadata\":{\"name\":\"d\"},\"immutable\":false}", 201,
           "\"fieldsV1\":{\"f:immutable\":{}}");
    return 0;
}

/* Defaults are set again, and what a patch makes is validated. */
KIN_TEST(a_patched_object_is_decoded_and_validated)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(webhook_configure(&hook, "mutating", "m", "/patch",
                          WEBHOOK_RULE("\"\"", "\"CREATE\"", "\"pods\"")));
    webhook_set_patch(&hook, "[{\"op\":\"add\",\"path\":\"/spec/containers/-\","
                             "\"value\":{\"name\":\"side\",\"image\":\"j\"}}]");
    EXPECT(&hook.site, "POST", PODS, POD("p"), 201,
           "{\"name\":\"side\",\"image\":\"j\",\"resources\":{},"
           "\"terminationMessagePath\"");
    webhook_set_patch(&hook, "[{\"op\":\"add\",\"path\":\"/spec/containers/-\","
                             "\"value\":{\"name\":\"c\",\"image\":\"j\"}}]");
    EXPECT(&hook.site, "POST", PODS, POD("q"), 422,
           "spec.containers[1].name: Duplicate value");
    webhook_set_patch(&hook, "[{\"op\":\"add\",\"path\":\"/spec/containers\","
                             "\"value\":7}]");
    EXPECT(&hook.site, "POST", PODS, POD("q"), 500, "Internal error occurred");
    webhook_set_patch(&hook, "[{\"op\":\"add\",\"path\":\"/kind\",\"value\":"
                             "\"Node\"}]");
    EXPECT(&hook.site, "POST", PODS, POD("q"), 500, "changed the kind");
    webhook_set_patch(&hook, "[{\"op\":\"remove\",\"path\":\"/nope\"}]");
    EXPECT(&hook.site, "POST", PODS, POD("q"), 500,
           "Internal error occurred: error in remove for path: '/nope': Unable "
           "to remove nonexistent key: nope: missing value");
    return 0;
}

KIN_TEST(webhooks_are_called_in_order_and_again)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    webhook_set_patch(&hook, "[{\"op\":\"add\",\"path\":\"/data\",\"value\":{"
                             "\"by\":\"hook\"}}]");
    TRY(webhook_configure(&hook, "mutating", "d", "/patch", WEBHOOK_MAPS));
    TRY(webhook_configure(&hook, "mutating", "c", "/warn", WEBHOOK_MAPS));
    TRY(webhook_configure(&hook, "mutating", "a", "/allow",
                          WEBHOOK_MAPS ",\"reinvocationPolicy\":\"IfNeeded\""));
    TRY(webhook_configure(&hook, "validating", "a", "/allow", WEBHOOK_MAPS));
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 201, "\"by\":\"hook\"");
    webhook_expect_calls(&hook, "/allow /warn /patch /allow /allow");
    /* Nothing changes the second time. */
    EXPECT(&hook.site, "PUT", MAPS "/a",
           "{\"metadata\":{\"name\":\"a\"},\"data\":{\"by\":\"hook\"}}", 200,
           "");
    webhook_expect_calls(&hook, "/allow /warn /patch /allow");
    return 0;
}

KIN_TEST(selectors_and_rules_choose_requests)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(webhook_configure(&hook, "validating", "o", "/deny",
                          WEBHOOK_MAPS
                          ",\"objectSelector\":{\"matchLabels\":{\"o\":\"1\"}"
                          "}"));
    TRY(webhook_configure(
        &hook, "validating", "n", "/silent",
        WEBHOOK_MAPS ",\"namespaceSelector\":{\"matchExpressions\":[{\"key\":"
                     "\"n\",\"operator\":\"Exists\"}]}"));
    TRY(webhook_configure(&hook, "validating", "c", "/gone",
                          "\"rules\":[{\"apiGroups\":[\"*\"],\"apiVersions\":"
                          "[\"v1\"],\"operations\":[\"CREATE\"],\"resources\":"
                          "[\"*\"],\"scope\":\"Cluster\"}]"));
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 201, "");
    EXPECT(&hook.site, "POST", MAPS,
           "{\"metadata\":{\"name\":\"b\",\"labels\":{\"o\":\"1\"}}}", 403,
           "o.a.b");
    /* The new or the old object. */
    EXPECT(&hook.site, "PUT", MAPS "/a",
           "{\"metadata\":{\"name\":\"a\",\"labels\":{\"o\":\"1\"}}}", 403,
           "o.a.b");
    EXPECT(&hook.site, "POST", "/api/v1/namespaces", MAP("x"), 404, "c.a.b");
    TRY(webhook_remove(&hook, "validating", "c"));
    EXPECT(&hook.site, "POST", "/api/v1/namespaces",
           "{\"metadata\":{\"name\":\"x\",\"labels\":{\"n\":\"\"}}}", 201, "");
    EXPECT(&hook.site, "POST", "/api/v1/namespaces/x/configmaps", MAP("a"), 400,
           "n.a.b");
    return 0;
}

KIN_TEST(equivalent_versions_match)
{
    static const char autoscaler[] =
        "{\"metadata\":{\"name\":\"h\"},\"spec\":{\"maxReplicas\":2,"
        "\"scaleTargetRef\":{\"apiVersion\":\"apps/v1\",\"kind\":"
        "\"Deployment\",\"name\":\"d\"}}}";
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(webhook_configure(&hook, "mutating", "m", "/allow",
                          WEBHOOK_RULE("\"autoscaling\"", "\"*\"",
                                       "\"horizontalpodautoscalers\"")));
    TRY(webhook_configure(
        &hook, "validating", "v", "/deny",
        WEBHOOK_RULE(
            "\"autoscaling\"", "\"*\"",
            "\"horizontalpodautoscalers\"") ",\"matchPolicy\":\"Exact\""));
    EXPECT(&hook.site, "POST",
           "/apis/autoscaling/v2/namespaces/default/horizontalpodautoscalers",
           autoscaler, 201, "\"autoscaling/v2\"");
    char *log = webhook_take_log(&hook);
    assert_non_null(strstr(log, "\"kind\":{\"group\":\"autoscaling\","
                                "\"version\":\"v1\""));
    assert_non_null(strstr(log, "\"requestKind\":{\"group\":\"autoscaling\","
                                "\"version\":\"v2\""));
    assert_non_null(
        strstr(log, "\"apiVersion\":\"autoscaling/v1\",\"metadata"));
    assert_null(strstr(log, "/deny"));
    free(log);
    return 0;
}

KIN_TEST(subresources_are_reviewed)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    EXPECT(&hook.site, "POST", PODS, POD("p"), 201, "");
    EXPECT(&hook.site, "POST", "/apis/apps/v1/namespaces/default/deployments",
           "{\"metadata\":{\"name\":\"d\"},\"spec\":{\"selector\":{"
           "\"matchLabels\":{\"a\":\"b\"}},\"template\":{\"metadata\":{"
           "\"labels\":{\"a\":\"b\"}},\"spec\":{\"containers\":[{\"name\":"
           "\"c\",\"image\":\"i\"}]}}}}",
           201, "");
    TRY(webhook_configure(&hook, "mutating", "m", "/patch", WEBHOOK_ANY));
    webhook_set_patch(&hook, "[{\"op\":\"replace\",\"path\":"
                             "\"/spec/replicas\",\"value\":5}]");
    hook.site.content_type = MERGE;
    EXPECT(&hook.site, "PATCH",
           "/apis/apps/v1/namespaces/default/deployments/d/scale",
           "{\"spec\":{\"replicas\":3}}", 200, "\"replicas\":5");
    webhook_expect_log(&hook,
                       "\"kind\":{\"group\":\"autoscaling\",\"version\":\"v1\","
                       "\"kind\":\"Scale\"},\"resource\":{\"group\":\"apps\","
                       "\"version\":\"v1\",\"resource\":\"deployments\"},"
                       "\"subResource\":\"scale\"");
    TRY(webhook_remove(&hook, "mutating", "m"));
    TRY(webhook_configure(&hook, "validating", "v", "/deny", WEBHOOK_ANY));
    EXPECT(&hook.site, "PATCH", PODS "/p/status",
           "{\"status\":{\"phase\":\"Running\"}}", 403, "v.a.b");
    webhook_expect_log(&hook, "\"subResource\":\"status\"");
    hook.site.content_type = "application/json";
    EXPECT(&hook.site, "POST", PODS "/p/eviction",
           "{\"apiVersion\":\"policy/v1\",\"kind\":\"Eviction\",\"metadata\":{"
           "\"name\":\"p\"}}",
           403, "v.a.b");
    webhook_expect_log(&hook, "\"kind\":\"Eviction\"},\"resource\"");
    EXPECT(&hook.site, "POST", PODS "/p/binding",
           "{\"apiVersion\":\"v1\",\"kind\":\"Binding\",\"metadata\":{"
           "\"name\":\"p\"},\"target\":{\"kind\":\"Node\",\"name\":\"n\"}}",
           403, "v.a.b");
    EXPECT(&hook.site, "PATCH",
           "/apis/apps/v1/namespaces/default/deployments/d/scale", "{}", 415,
           "");
    EXPECT(&hook.site, "GET", PODS "/p", NULL, 200, "\"phase\":\"Pending\"");
    return 0;
}

KIN_TEST(custom_resources_and_their_definitions_are_reviewed)
{
    static const char definition[] =
        "{\"metadata\":{\"name\":\"foos.t.io\"},\"spec\":{\"group\":\"t.io\","
        "\"scope\":\"Namespaced\",\"names\":{\"plural\":\"foos\",\"kind\":"
        "\"Foo\"},\"versions\":[{\"name\":\"v1\",\"served\":true,\"storage\":"
        "true,\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\","
        "\"x-kubernetes-preserve-unknown-fields\":true}}}]}}";
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(webhook_configure(&hook, "validating", "v", "/allow", WEBHOOK_ANY));
    EXPECT(&hook.site, "POST",
           "/apis/apiextensions.k8s.io/v1/customresourcedefinitions",
           definition, 201, "\"Foo\"");
    webhook_expect_calls(&hook, "/allow");
    webhook_set_patch(&hook, "[{\"op\":\"add\",\"path\":\"/spec/x\",\"value\":1"
                             "}]");
    TRY(webhook_configure(&hook, "mutating", "m", "/patch", WEBHOOK_ANY));
    EXPECT(&hook.site, "POST", "/apis/t.io/v1/namespaces/default/foos",
           "{\"apiVersion\":\"t.io/v1\",\"kind\":\"Foo\",\"metadata\":{"
           "\"name\":\"f\"},\"spec\":{\"a\":2}}",
           201, "\"spec\":{\"a\":2,\"x\":1}");
    return 0;
}

/* They could make themselves irremovable. */
KIN_TEST(configurations_are_not_subject_to_webhooks)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(webhook_configure(&hook, "validating", "v", "/deny", WEBHOOK_ANY));
    TRY(webhook_configure(&hook, "mutating", "m", "/deny", WEBHOOK_ANY));
    TRY(webhook_remove(&hook, "mutating", "m"));
    TRY(webhook_remove(&hook, "validating", "v"));
    webhook_expect_calls(&hook, "");
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 201, "");
    return 0;
}

KIN_TEST(dry_runs_need_webhooks_without_side_effects)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(webhook_configure(&hook, "validating", "v", "/deny", WEBHOOK_MAPS));
    EXPECT(&hook.site, "POST", MAPS "?dryRun=All", MAP("a"), 403, "v.a.b");
    webhook_expect_log(&hook, "\"dryRun\":true");
    return 0;
}

static int count_warnings(const struct kin__answer *answer)
{
    struct kin__http_header header;
    const char *at = NULL;
    int count = 0;

    while (kin__answer_next_header(answer, &at, &header))
        count += kin__str_eq_nocase(header.name, KIN__S("Warning"));
    return count;
}

KIN_TEST(warnings_are_passed_on)
{
    AUTO_WEBHOOK hook = {0};
    kin_str value = KIN__S("");

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(webhook_configure(&hook, "validating", "v", "/warn", WEBHOOK_MAPS));
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 201, "");
    assert_true(
        kin__answer_find_header(&hook.site.answer, KIN__S("Warning"), &value));
    assert_true(kin_str_eq(value, KIN__S("299 - \"one\"")));
    assert_false(
        kin__answer_find_header(&hook.site.answer, KIN__S("b"), &value));
    EXPECT(&hook.site, "DELETE", MAPS "/a", NULL, 200, "");
    assert_true(
        kin__answer_find_header(&hook.site.answer, KIN__S("Warning"), &value));
    /* One that two webhooks send is passed on once. */
    TRY(webhook_configure(&hook, "mutating", "m", "/warn", WEBHOOK_MAPS));
    EXPECT(&hook.site, "POST", MAPS, MAP("b"), 201, "");
    webhook_expect_calls(&hook, "/warn /warn /warn /warn");
    assert_int_equal(count_warnings(&hook.site.answer), 2);
    return 0;
}

/* ---- hostile webhooks ---- */

static int expect_failure(struct webhook *hook, const char *path,
                          const char *message)
{
    TRY(webhook_configure(hook, "validating", "v", path,
                          WEBHOOK_MAPS ",\"timeoutSeconds\":1"));
    EXPECT(&hook->site, "POST", MAPS, MAP("a"), 500, message);
    TRY(webhook_remove(hook, "validating", "v"));
    TRY(webhook_configure(hook, "mutating", "m", path,
                          WEBHOOK_MAPS ",\"timeoutSeconds\":1"));
    EXPECT(&hook->site, "POST", MAPS, MAP("a"), 500,
           "\"Internal error occurred: failed calling webhook \\\"m.a.b\\\": ");
    TRY(webhook_remove(hook, "mutating", "m"));
    /* The failure can be ignored. */
    TRY(webhook_configure(
        hook, "mutating", "m", path,
        WEBHOOK_MAPS ",\"timeoutSeconds\":1,\"failurePolicy\":\"Ignore\""));
    EXPECT(&hook->site, "POST", MAPS, MAP("a"), 201, "\"a\"");
    EXPECT(&hook->site, "DELETE", MAPS "/a", NULL, 200, "");
    return webhook_remove(hook, "mutating", "m");
}

KIN_TEST(failing_webhooks_fail_the_request)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(expect_failure(&hook, "/error",
                       "failed calling webhook \\\"v.a.b\\\": failed to call "
                       "webhook: an error on the server (\\\"unknown\\\") has "
                       "prevented the request from succeeding\","
                       "\"reason\":\"InternalError\",\"details\":{\"causes\":[{"
                       "\"message\":\"failed calling webhook"));
    TRY(expect_failure(&hook, "/hang",
                       "?timeout=1s\\\": context deadline exceeded"));
    TRY(expect_failure(&hook, "/redirect", "the status code 307"));
    TRY(expect_failure(&hook, "/uid",
                       "received invalid webhook response: expected "
                       "response.uid=\\\""));
    TRY(expect_failure(&hook, "/version",
                       "expected webhook response of admission.k8s.io/v1, "
                       "Kind=AdmissionReview, got admission.k8s.io/v2, "
                       "Kind=AdmissionReview"));
    TRY(expect_failure(&hook, "/nothing", "webhook response was absent"));
    return expect_failure(&hook, "/typed", "json: cannot unmarshal");
}

KIN_TEST(invalid_patches_fail_the_request)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    webhook_set_patch(&hook, "[]");
    TRY(webhook_configure(&hook, "validating", "v", "/patch", WEBHOOK_MAPS));
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 500,
           "validating webhook may not return response.patch");
    TRY(webhook_remove(&hook, "validating", "v"));
    TRY(webhook_configure(&hook, "mutating", "m", "/patch", WEBHOOK_MAPS));
    webhook_set_patch(&hook, "[{");
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 500,
           "received undecodable patch in webhook response");
    hook.patch_type = "Other";
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 500,
           "unsupported patch type \\\"Other\\\"");
    return 0;
}

KIN_TEST(a_patch_for_a_deletion_is_an_error)
{
    AUTO_WEBHOOK hook = {0};

    TRY(webhook_start(&hook, alloc, NULL));
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 201, "");
    webhook_set_patch(&hook, "[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]");
    TRY(webhook_configure(&hook, "mutating", "m", "/patch", WEBHOOK_MAPS));
    EXPECT(&hook.site, "DELETE", MAPS "/a", NULL, 500,
           "admission webhook \\\"m.a.b\\\" attempted to modify the object, "
           "which is not supported for this operation");
    EXPECT(&hook.site, "GET", MAPS "/a", NULL, 200, "\"a\"");
    return 0;
}

static void *stop_when_hung(void *userdata)
{
    struct webhook *hook = userdata;

    test_gate_await(hook->hung);
    kin_server_stop(hook->site.server);
    return NULL;
}

/* The failure of the call is not ignored: no webhook has allowed the request.
 */
KIN_TEST(a_stop_ends_requests_whose_webhook_hangs)
{
    AUTO_WEBHOOK hook = {0};
    pthread_t thread;

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(webhook_configure(
        &hook, "mutating", "m", "/hang",
        WEBHOOK_MAPS ",\"timeoutSeconds\":30,\"failurePolicy\":\"Ignore\""));
    assert_int_equal(pthread_create(&thread, NULL, stop_when_hung, &hook), 0);
    EXPECT(&hook.site, "POST", MAPS, MAP("a"), 503, "ServiceUnavailable");
    assert_int_equal(pthread_join(thread, NULL), 0);
    return 0;
}

static void *post_map(void *userdata)
{
    struct webhook *hook = userdata;

    (void)!ask(&hook->site, "POST", MAPS, MAP("a"));
    return NULL;
}

/* Other requests have other threads. */
KIN_TEST(a_hanging_webhook_delays_no_other_request)
{
    AUTO_WEBHOOK hook = {0};
    struct site other = {.alloc = alloc, .content_type = "application/json"};
    pthread_t thread;

    TRY(webhook_start(&hook, alloc, NULL));
    TRY(webhook_configure(&hook, "validating", "v", "/hang",
                          WEBHOOK_MAPS ",\"timeoutSeconds\":30"));
    TRY(real_transport_new(alloc, NULL, &other.transport, NULL));
    other.server = hook.site.server;
    assert_int_equal(pthread_create(&thread, NULL, post_map, &hook), 0);
    test_gate_await(hook.hung);
    EXPECT(&other, "POST", PODS, POD("p"), 201, "");
    EXPECT(&other, "GET", MAPS, NULL, 200, "");
    kin_server_stop(hook.site.server);
    assert_int_equal(pthread_join(thread, NULL), 0);
    kin__answer_done(&other.answer);
    (void)kin__transport_free(other.transport);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_denial_is_reported_as_kubernetes_does),
    KIN_TEST_ENTRY(a_denial_with_404_is_a_denial),
    KIN_TEST_ENTRY(a_review_has_what_kubernetes_sends),
    KIN_TEST_ENTRY(updates_and_deletions_have_the_old_object),
    KIN_TEST_ENTRY(a_patch_changes_the_object_and_not_its_owners),
    KIN_TEST_ENTRY(a_patched_object_is_decoded_and_validated),
    KIN_TEST_ENTRY(webhooks_are_called_in_order_and_again),
    KIN_TEST_ENTRY(selectors_and_rules_choose_requests),
    KIN_TEST_ENTRY(equivalent_versions_match),
    KIN_TEST_ENTRY(subresources_are_reviewed),
    KIN_TEST_ENTRY(custom_resources_and_their_definitions_are_reviewed),
    KIN_TEST_ENTRY(configurations_are_not_subject_to_webhooks),
    KIN_TEST_ENTRY(dry_runs_need_webhooks_without_side_effects),
    KIN_TEST_ENTRY(warnings_are_passed_on),
    KIN_TEST_ENTRY(failing_webhooks_fail_the_request),
    KIN_TEST_ENTRY(invalid_patches_fail_the_request),
    KIN_TEST_ENTRY(a_patch_for_a_deletion_is_an_error),
    KIN_TEST_ENTRY(a_stop_ends_requests_whose_webhook_hangs),
    KIN_TEST_ENTRY(a_hanging_webhook_delays_no_other_request))
