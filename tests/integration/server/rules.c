/* SPDX-License-Identifier: Apache-2.0 */
/* Rules of requests, as observed with kube-apiserver 1.37. */
#include "kin_test.h"
#include "test_site.h"

#define MAPS "/api/v1/namespaces/default/configmaps"
#define LEASES "/apis/coordination.k8s.io/v1/namespaces/default/leases"
#define REVIEWS "/apis/authorization.k8s.io/v1/"

/* For example of a Lease, which leader election creates. */
KIN_TEST(a_creating_put_may_have_a_version_but_no_uid)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "PUT", LEASES "/a",
           "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"5\"}}", 201,
           "\"name\":\"a\"");
    EXPECT(&site, "PUT", LEASES "/b",
           "{\"metadata\":{\"name\":\"b\",\"uid\":\"u\"}}", 409,
           "Precondition failed: UID in precondition: u, UID in object meta: "
           "\"");
    EXPECT(&site, "GET", LEASES "/b", NULL, 404, "NotFound");
    return 0;
}

KIN_TEST(rejects_invalid_delete_options)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201, "");
    EXPECT(&site, "DELETE", MAPS "/a?propagationPolicy=Bogus", NULL, 422,
           "propagationPolicy: Unsupported value: \\\"Bogus\\\": supported "
           "values: \\\"Foreground\\\", \\\"Background\\\", \\\"Orphan\\\", "
           "\\\"nil\\\"");
    EXPECT(&site, "DELETE", MAPS "/a",
           "{\"propagationPolicy\":\"Orphan\",\"orphanDependents\":true}", 422,
           "propagationPolicy: Invalid value: \\\"Orphan\\\": "
           "orphanDependents and deletionPropagation cannot be both set");
    EXPECT(&site, "DELETE", MAPS "/a",
           "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\"}", 400,
           "no kind \\\"ConfigMap\\\" is registered for version \\\"v1\\\"");
    EXPECT(&site, "DELETE", MAPS "/a?propagationPolicy=Background",
           "{\"kind\":\"DeleteOptions\",\"apiVersion\":\"v1\"}", 200,
           "Success");
    return 0;
}

KIN_TEST(rejects_invalid_names)
{
    AUTO_SITE site = {0};
    char path[4096];
    char body[4096];

    (void)snprintf(path, sizeof(path), "%s/%0*d", MAPS, 3000, 0);
    (void)snprintf(body, sizeof(body), "{\"metadata\":{\"name\":\"%0*d\"}}",
                   3000, 0);
    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "GET", path, NULL, 404, "NotFound");
    EXPECT(&site, "POST", MAPS, body, 422,
           "must be no more than 253 characters");
    /* The 58th byte is inside a UTF-8 sequence. */
    EXPECT(
        &site, "POST", MAPS,
        "{\"metadata\":{\"generateName\":\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        "aaaaaaaaaaaaaaaaaaaaaa\u00e9\u00e9\"}}",
        422, "metadata.generateName: Invalid value");
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a/b\"}}", 422,
           "a lowercase RFC 1123 subdomain must consist of");
    return 0;
}

#define DEPLOYMENTS "/apis/apps/v1/namespaces/default/deployments"

/* A body that is not a Scale must not scale to 0. */
KIN_TEST(checks_scale_bodies)
{
    static const struct {
        const char *body;
        int status;
        const char *word;
    } cases[] = {
        {"{}", 400, "name must be provided"},
        {"{\"kind\":\"Deployment\",\"metadata\":{\"name\":\"web\"}}", 400,
         "cannot be handled as a Scale"},
        {"{\"metadata\":{\"name\":\"db\"},\"spec\":{\"replicas\":9}}", 400,
         "does not match the name on the URL (web)"},
        {"{\"metadata\":{\"name\":\"web\",\"uid\":\"u\"},\"spec\":{"
         "\"replicas\":9}}",
         409, "Precondition failed: UID"},
        {"{\"metadata\":{\"name\":\"web\"},\"spec\":{\"replicas\":\"9\"}}", 400,
         "cannot be handled as a Scale"},
        {"{\"metadata\":{\"name\":\"web\",\"namespace\":\"kube-system\"}}", 400,
         "does not match the namespace sent on the request"},
    };
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", DEPLOYMENTS,
           "{\"metadata\":{\"name\":\"web\"},\"spec\":{\"replicas\":3,"
           "\"selector\":{\"matchLabels\":{\"a\":\"b\"}},\"template\":{"
           "\"metadata\":{\"labels\":{\"a\":\"b\"}},\"spec\":{\"containers\":["
           "{\"name\":\"c\",\"image\":\"i\"}]}}}}",
           201, "");
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        EXPECT(&site, "PUT", DEPLOYMENTS "/web/scale", cases[i].body,
               cases[i].status, cases[i].word);
    EXPECT(&site, "GET", DEPLOYMENTS "/web/scale", NULL, 200,
           "\"spec\":{\"replicas\":3}");
    EXPECT(&site, "PUT", DEPLOYMENTS "/web/scale",
           "{\"metadata\":{\"name\":\"web\"},\"spec\":{\"replicas\":2}}", 200,
           "\"spec\":{\"replicas\":2}");
    return 0;
}

KIN_TEST(checks_binding_bodies)
{
    const char *path = "/api/v1/namespaces/default/pods/p/";
    char url[128];
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    (void)snprintf(url, sizeof(url), "%sbinding", path);
    EXPECT(&site, "POST", url, "{\"kind\":\"Pod\",\"apiVersion\":\"v1\"}", 400,
           "cannot be handled as a Binding");
    EXPECT(&site, "POST", url, "{\"metadata\":{\"name\":\"q\"}}", 400,
           "name in URL does not match name in Binding object");
    (void)snprintf(url, sizeof(url), "%seviction", path);
    EXPECT(&site, "POST", url, "{\"metadata\":{\"name\":\"q\"}}", 400,
           "name in URL does not match name in Eviction object");
    return 0;
}

KIN_TEST(discovery_is_read_only)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "DELETE", "/api", NULL, 405, "MethodNotAllowed");
    EXPECT(&site, "POST", "/apis/apps/v1", "{}", 405, "MethodNotAllowed");
    return 0;
}

KIN_TEST(checks_reviews)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", REVIEWS "selfsubjectaccessreviews",
           "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\"}", 400,
           "cannot be handled as a SelfSubjectAccessReview");
    EXPECT(&site, "POST", REVIEWS "selfsubjectaccessreviews", "{\"spec\":{}}",
           422,
           "spec: Invalid value: null: exactly one of nonResourceAttributes "
           "or resourceAttributes must be specified");
    EXPECT(&site, "POST", REVIEWS "subjectaccessreviews",
           "{\"spec\":{\"nonResourceAttributes\":{\"path\":\"/\"}}}", 422,
           "spec.user: Invalid value: \\\"\\\": at least one of user or group "
           "must be specified");
    EXPECT(&site, "POST", REVIEWS "subjectaccessreviews",
           "{\"spec\":{\"user\":\"u\",\"nonResourceAttributes\":{\"path\":"
           "\"/\"}}}",
           201, "\"allowed\":true");
    return 0;
}

#define APPLIED(x)                                                             \
    "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"name\":"    \
    "\"a\"},\"data\":{\"x\":\"" x "\"}}"

KIN_TEST(applies_on_the_server)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    site.content_type = "application/apply-patch+yaml";
    EXPECT(&site, "PATCH", MAPS "/a", APPLIED("1"), 422,
           "fieldManager: Required value: is required for apply patch");
    EXPECT(&site, "PATCH", MAPS "/a?fieldManager=m", "{}", 400,
           "invalid object type: /, Kind=");
    EXPECT(&site, "PATCH", MAPS "/a?fieldManager=m", APPLIED("1"), 201,
           "\"manager\":\"m\",\"operation\":\"Apply\"");
    EXPECT(&site, "PATCH", MAPS "/a?fieldManager=m", APPLIED("1"), 200,
           "\"fieldsV1\":{\"f:data\":{\"f:x\":{}}}");
    EXPECT(&site, "PATCH", MAPS "/a?fieldManager=n", APPLIED("2"), 409,
           "Apply failed with 1 conflict: conflict with \\\"m\\\": .data.x");
    EXPECT(&site, "PATCH", MAPS "/a?fieldManager=n&force=true", APPLIED("2"),
           200, "\"manager\":\"n\"");
    return 0;
}

KIN_TEST(reports_failures_of_strategic_patches)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201, "");
    site.content_type = "application/strategic-merge-patch+json";
    EXPECT(&site, "PATCH", MAPS "/a", "{\"$patch\":\"bogus\"}", 500,
           "\"message\":\"unknown patch type: bogus in map: "
           "map[$patch:bogus]\",\"code\":500}");
    EXPECT(&site, "PATCH", MAPS "/a", "[]", 400, "\"reason\":\"BadRequest\"");
    return 0;
}

#define JSON_PATCH "application/json-patch+json"
#define MERGE_PATCH "application/merge-patch+json"
#define STRATEGIC_PATCH "application/strategic-merge-patch+json"

/* A malformed patch is a bad request; one with a malformed result is
 * invalid. */
KIN_TEST(reports_failures_of_patches)
{
    static const struct {
        const char *type;
        const char *body;
        int status;
        const char *word;
    } cases[] = {
        {JSON_PATCH, "[", 400, "\"message\":\"invalid JSON patch\""},
        {JSON_PATCH, "5", 400,
         "json: cannot unmarshal number into Go value of type "
         "[]handlers.jsonPatchOp"},
        {JSON_PATCH, "[5]", 400,
         "json: cannot unmarshal number into Go value of type "
         "handlers.jsonPatchOp"},
        {JSON_PATCH, "[{\"op\":\"nope\",\"path\":\"/data\"}]", 422,
         "the server rejected our request"},
        {JSON_PATCH, "[{\"op\":\"replace\",\"path\":\"/data/a\",\"value\":1}]",
         422,
         "json: cannot unmarshal number into Go struct field ConfigMap.data "
         "of type string"},
        {MERGE_PATCH, "", 400, "\"message\":\"invalid JSON patch\""},
        {MERGE_PATCH, "null", 400, "\"message\":\"Invalid JSON Patch\""},
        {MERGE_PATCH, "\"s\"", 400,
         "json: cannot unmarshal string into Go value of type "
         "map[string]interface {}"},
        {MERGE_PATCH, "{\"data\":{\"a\":1}}", 422,
         "\"message\":\" \\\"\\\" is invalid: patch: Invalid value: "},
        {MERGE_PATCH, "{\"data\":{\"a\":1}}", 422, "\"field\":\"patch\"}]}"},
        {STRATEGIC_PATCH, "{\"a\":1}x", 400,
         "\"message\":\"invalid JSON patch\""},
        {STRATEGIC_PATCH, "{\"data\":{\"a\":1}}", 422,
         "\"reason\":\"FieldValueInvalid\""},
    };
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS,
           "{\"metadata\":{\"name\":\"a\"},\"data\":{\"a\":\"b\"}}", 201, "");
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        site.content_type = cases[i].type;
        EXPECT(&site, "PATCH", MAPS "/a", cases[i].body, cases[i].status,
               cases[i].word);
    }
    site.content_type = JSON_PATCH;
    EXPECT(&site, "PATCH", MAPS "/a", "null", 200, "\"data\":{\"a\":\"b\"}");
    site.content_type = STRATEGIC_PATCH;
    EXPECT(&site, "PATCH", MAPS "/a?fieldValidation=Strict",
           "{\"bogus\":\"1\"}", 422,
           "strict decoding error: unknown field \\\"bogus\\\"");
    return 0;
}

KIN_TEST(protected_groups_need_approval)
{
#define DEFINITION(annotations)                                                \
    "{\"metadata\":{\"name\":\"foos.ex.k8s.io\"" annotations                   \
    "},\"spec\":{\"group\":\"ex.k8s.io\",\"names\":{\"plural\":\"foos\","      \
    "\"kind\":\"Foo\"},\"scope\":\"Cluster\",\"versions\":[{\"name\":\"v1\","  \
    "\"served\":true,\"storage\":true,\"schema\":{\"openAPIV3Schema\":{"       \
    "\"type\":\"object\"}}}]}}"
    const char *definitions = "/apis/apiextensions.k8s.io/v1/"
                              "customresourcedefinitions";
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", definitions, DEFINITION(""), 422,
           "metadata.annotations[api-approved.kubernetes.io]: Required value: "
           "protected groups must have approval annotation");
    EXPECT(&site, "POST", definitions,
           DEFINITION(",\"annotations\":{\"api-approved.kubernetes.io\":"
                      "\"unapproved\"}"),
           201, "\"NamesAccepted\"");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_creating_put_may_have_a_version_but_no_uid),
              KIN_TEST_ENTRY(rejects_invalid_delete_options),
              KIN_TEST_ENTRY(rejects_invalid_names),
              KIN_TEST_ENTRY(checks_scale_bodies),
              KIN_TEST_ENTRY(checks_binding_bodies),
              KIN_TEST_ENTRY(discovery_is_read_only),
              KIN_TEST_ENTRY(checks_reviews),
              KIN_TEST_ENTRY(applies_on_the_server),
              KIN_TEST_ENTRY(reports_failures_of_strategic_patches),
              KIN_TEST_ENTRY(reports_failures_of_patches),
              KIN_TEST_ENTRY(protected_groups_need_approval))
