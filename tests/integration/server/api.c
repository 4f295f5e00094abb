/* SPDX-License-Identifier: Apache-2.0 */
/* An embedded server, accessed over HTTP like any other. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/document.h>
#include <kin/json.h>
#include <kin/server.h>

#include "base/str.h"
#include "kin_test.h"
#include "test_certs.h"
#include "test_files.h"
#include "test_raw.h"
#include "test_site.h"

#define MAPS "/api/v1/namespaces/default/configmaps"

KIN_TEST(serves_version_and_discovery)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "GET", "/version", NULL, 200, "\"minor\": \"37\"");
    EXPECT(&site, "GET", "/healthz", NULL, 200, "ok");
    EXPECT(&site, "GET", "/readyz", NULL, 200, "ok");
    EXPECT(&site, "GET", "/livez/ping", NULL, 200, "ok");
    EXPECT(&site, "GET", "/readyz?verbose", NULL, 200,
           "[+]ping ok\n[+]storage ok\nreadyz check passed\n");
    EXPECT(&site, "GET", "/livez/ping?verbose", NULL, 200, "ok");
    EXPECT(&site, "GET", "/api", NULL, 200, "\"versions\":[\"v1\"]");
    EXPECT(&site, "GET", "/apis", NULL, 200, "\"apps/v1\"");
    EXPECT(&site, "GET", "/apis/apps", NULL, 200, "\"preferredVersion\":{");
    EXPECT(&site, "GET", "/apis/apps/v1", NULL, 200, "\"deployments/scale\"");
    EXPECT(&site, "GET", "/openapi/v3", NULL, 200, "/openapi/v3/apis/apps/v1?");
    EXPECT(&site, "GET", "/openapi/v3/apis/apps/v1", NULL, 200,
           "\"fieldValidation\"");
    EXPECT(&site, "GET", "/", NULL, 200, "\"/apis\"");
    return 0;
}

KIN_TEST(serves_aggregated_discovery)
{
    AUTO_SITE site = {0};
    kin_str type;

    TRY(site_start(&site, alloc, NULL));
    site.accept =
        "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,"
        "application/json";
    EXPECT(&site, "GET", "/apis", NULL, 200, "\"APIGroupDiscoveryList\"");
    assert_true(
        kin__answer_find_header(&site.answer, kin_s("Content-Type"), &type));
    assert_str_equal(type, "application/json;g=apidiscovery.k8s.io;v=v2;"
                           "as=APIGroupDiscoveryList");
    assert_true(kin__answer_find_header(&site.answer, kin_s("ETag"), &type));
    return 0;
}

KIN_TEST(creates_reads_updates_and_deletes)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS,
           "{\"metadata\":{\"name\":\"a\"},\"data\":{\"x\":\"1\"}}", 201,
           "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",");
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 409,
           "\"reason\":\"AlreadyExists\"");
    EXPECT(&site, "GET", MAPS "/a", NULL, 200, "\"data\":{\"x\":\"1\"}");
    EXPECT(&site, "PUT", MAPS "/a",
           "{\"metadata\":{\"name\":\"a\"},\"data\":{\"x\":\"2\"}}", 200,
           "\"data\":{\"x\":\"2\"}");
    EXPECT(&site, "PUT", MAPS "/a",
           "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"1\"}}", 409,
           "\"reason\":\"Conflict\"");
    site.content_type = "application/merge-patch+json";
    EXPECT(&site, "PATCH", MAPS "/a", "{\"data\":{\"y\":\"3\"}}", 200,
           "\"y\":\"3\"");
    site.content_type = "application/json-patch+json";
    EXPECT(&site, "PATCH", MAPS "/a",
           "[{\"op\":\"remove\",\"path\":\"/data/x\"}]", 200,
           "\"data\":{\"y\":\"3\"}");
    site.content_type = NULL;
    EXPECT(&site, "GET", MAPS, NULL, 200, "{\"kind\":\"ConfigMapList\"");
    EXPECT(&site, "DELETE", MAPS "/a", NULL, 200, "\"status\":\"Success\"");
    EXPECT(&site, "GET", MAPS "/a", NULL, 404,
           "\"message\":\"configmaps \\\"a\\\" not found\"");
    return 0;
}

#define PODS "/api/v1/namespaces/default/pods"

KIN_TEST(a_get_waits_for_its_version)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201, "");
    EXPECT(&site, "GET", MAPS "/a?resourceVersion=1", NULL, 200, "\"a\"");
    EXPECT(&site, "GET", MAPS "/a?resourceVersion=0", NULL, 200, "\"a\"");
    EXPECT(&site, "GET", MAPS "/a?resourceVersion=99999", NULL, 504,
           "ResourceVersionTooLarge");
    EXPECT(&site, "GET", MAPS "/a?resourceVersion=x", NULL, 400, "BadRequest");
    return 0;
}

KIN_TEST(binds_a_pod_once)
{
    AUTO_SITE site = {0};
    const char *binding = "{\"metadata\":{\"name\":\"a\"},"
                          "\"target\":{\"kind\":\"Node\",\"name\":\"n\"}}";

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", PODS,
           "{\"metadata\":{\"name\":\"a\"},\"spec\":{\"containers\":[{"
           "\"name\":\"c\",\"image\":\"i\"}]}}",
           201, "\"phase\":\"Pending\"");
    EXPECT(&site, "POST", PODS "/a/binding", binding, 201, "Success");
    EXPECT(&site, "POST", PODS "/a/binding", binding, 409,
           "Operation cannot be fulfilled on pods/binding \\\"a\\\": pod a is "
           "already assigned to node \\\"n\\\"");
    return 0;
}

KIN_TEST(dry_runs_change_nothing)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS "?dryRun=All", "{\"metadata\":{\"name\":\"a\"}}",
           201, "\"name\":\"a\"");
    EXPECT(&site, "GET", MAPS "/a", NULL, 404, "NotFound");
    EXPECT(&site, "POST", MAPS "?dryRun=Some",
           "{\"metadata\":{\"name\":\"a\"}}", 422, "\"field\":\"dryRun\"");
    EXPECT(&site, "POST", MAPS "?fieldValidation=Some",
           "{\"metadata\":{\"name\":\"a\"}}", 422,
           "\"field\":\"fieldValidation\"");
    return 0;
}

KIN_TEST(rejects_with_kubernetes_messages)
{
    static const struct {
        const char *method;
        const char *path;
        const char *body;
        int status;
        const char *word;
    } cases[] = {
        {"GET", "/nowhere", NULL, 404, "404 page not found"},
        {"GET", "/apis/unknown.io/v1", NULL, 404, "404 page not found"},
        {"GET", "/apis/unknown.io/v1/things", NULL, 404, "404 page not found"},
        {"GET", "/api/v2", NULL, 404, "\"details\":{}"},
        {"GET", "/api/v1/things", NULL, 404, "\"details\":{}"},
        {"GET", "/apis/apps/v1/things", NULL, 404, "\"details\":{}"},
        {"GET", "/api/v1/pods/x", NULL, 404, "\"details\":{}"},
        {"GET", "/api/v1/namespaces/default/nodes", NULL, 404,
         "\"details\":{}"},
        {"GET", MAPS "/x/things", NULL, 404, "\"details\":{}"},
        {"PUT", MAPS, "{}", 405, "MethodNotAllowed"},
        {"POST", MAPS "/x", "{}", 405, "MethodNotAllowed"},
        {"POST", "/api/v1/configmaps", "{}", 405, "MethodNotAllowed"},
        {"DELETE", "/api/v1/configmaps", NULL, 405, "MethodNotAllowed"},
        {"BREW", MAPS, NULL, 405, "MethodNotAllowed"},
        {"GET", MAPS "?limit=x", NULL, 400,
         "strconv.ParseInt: parsing \\\"x\\\": invalid syntax"},
        {"GET", MAPS "?labelSelector=%3D", NULL, 400, "BadRequest"},
        {"GET", MAPS "?fieldSelector=x%3Dy", NULL, 400, "BadRequest"},
        {"GET", MAPS "?continue=x", NULL, 400, "BadRequest"},
        {"POST", MAPS, "{", 400, "must be of type ConfigMap"},
        {"POST", MAPS, "", 400, "must be of type ConfigMap"},
        {"POST", MAPS, "[]", 400, "BadRequest"},
        {"POST", MAPS, "7", 400, "BadRequest"},
        {"POST", MAPS, "{\"kind\":\"Pod\",\"apiVersion\":\"v1\"}", 400,
         "BadRequest"},
        {"POST", MAPS, "{}", 422, "Invalid"},
        {"POST", MAPS, "{\"metadata\":7}", 400, "BadRequest"},
        {"POST", MAPS, "{\"metadata\":{\"name\":\"A\"}}", 422, "Invalid"},
        {"POST", "/api/v1/namespaces/none/configmaps",
         "{\"metadata\":{\"name\":\"a\"}}", 404,
         "namespaces \\\"none\\\" not found"},
        {"PATCH", MAPS "/x", "{}", 415, "UnsupportedMediaType"},
        {"GET", "/%zz", NULL, 400, "BadRequest"},
    };
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        EXPECT(&site, cases[i].method, cases[i].path, cases[i].body,
               cases[i].status, cases[i].word);
    return 0;
}

KIN_TEST(negotiates_media_types)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    site.accept = "text/html";
    EXPECT(&site, "GET", MAPS, NULL, 406, "NotAcceptable");
    site.accept = "application/json;as=Thing;v=v1;g=meta.k8s.io";
    EXPECT(&site, "GET", MAPS, NULL, 406, "NotAcceptable");
    site.accept = NULL;
    site.content_type = "text/plain";
    EXPECT(&site, "POST", MAPS, "{}", 415, "UnsupportedMediaType");
    site.content_type = "application/yaml";
    EXPECT(&site, "POST", MAPS, "metadata: {name: why}\ndata: {x: '1'}\n", 201,
           "\"data\":{\"x\":\"1\"}");
    EXPECT(&site, "POST", MAPS, "metadata: [", 400, "BadRequest");
    site.content_type = "application/vnd.kubernetes.protobuf";
    EXPECT(&site, "POST", MAPS, "no protobuf", 400, "BadRequest");
    site.content_type = NULL;
    site.accept = "application/yaml";
    EXPECT(&site, "GET", MAPS "/why", NULL, 200, "\ndata:\n  x: \"1\"\n");
    EXPECT(&site, "GET", MAPS, NULL, 200, "\nkind: ConfigMapList\n");
    EXPECT(&site, "GET", MAPS "/none", NULL, 404, "\nreason: NotFound\n");
    return 0;
}

KIN_TEST(reports_fields_in_text_order)
{
    static const char body[] =
        "{\"metadata\":{\"name\":\"d\",\"labels\":{\"a\":\"1\",\"a\":\"2\"}},"
        "\"bogus\":1,\"data\":{\"x\":\"1\",\"x\":\"2\"}}";
    AUTO_SITE site = {0};
    kin_str warning;

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS "?fieldValidation=Strict", body, 400,
           "ConfigMap in version \\\"v1\\\" cannot be handled as a ConfigMap: "
           "strict decoding error: duplicate field \\\"metadata.labels.a\\\", "
           "unknown field \\\"bogus\\\", duplicate field \\\"data.x\\\"\"");
    EXPECT(&site, "POST", MAPS "?fieldValidation=Ignore&dryRun=All", body, 201,
           "");
    assert_false(
        kin__answer_find_header(&site.answer, kin_s("Warning"), &warning));
    EXPECT(&site, "POST", MAPS, body, 201, "\"data\":{\"x\":\"2\"}");
    assert_true(
        kin__answer_find_header(&site.answer, kin_s("Warning"), &warning));
    assert_str_equal(warning,
                     "299 - \"duplicate field \\\"metadata.labels.a\\\"\"");
    return 0;
}

KIN_TEST(limits_bodies)
{
    AUTO_SITE site = {0};
    size_t size = (3 << 20) + 1;
    char *body = malloc(size + 1);

    assert_non_null(body);
    memset(body, ' ', size);
    body[size] = '\0';
    int r = site_start(&site, alloc, NULL);
    /* A server that rejects a body before it has arrived closes the connection,
     * and the response may be lost. */
    if (r == 0)
        do
            r = ask(&site, "POST", MAPS, body);
        while (r == KIN_ECONNECT && site.answer.status != 413);
    if (r == KIN_ECONNECT)
        r = 0;
    free(body);
    TRY(r);
    assert_int_equal(site.answer.status, 413);
    if (site.answer.body.len > 0)
        assert_non_null(strstr(text_of(&site), "limit is 3145728"));
    return 0;
}

KIN_TEST(serves_tables_and_partial_objects)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS,
           "{\"metadata\":{\"name\":\"a\"},\"data\":{\"x\":\"1\"}}", 201, "");
    site.accept = "application/json;as=Table;v=v1;g=meta.k8s.io";
    /* The age depends on the speed of the test. */
    EXPECT(&site, "GET", MAPS, NULL, 200, "\"cells\":[\"a\",1,\"");
    assert_non_null(strstr(text_of(&site), "{\"kind\":\"Table\",\"apiVersion\":"
                                           "\"meta.k8s.io/v1\",\"metadata\":"));
    assert_non_null(strstr(text_of(&site),
                           "\"object\":{\"kind\":\"PartialObjectMetadata\""));
    EXPECT(&site, "GET", MAPS "/a", NULL, 200, "\"cells\":[\"a\",1,\"");
    EXPECT(&site, "GET", MAPS "?includeObject=None", NULL, 200,
           "\"object\":null");
    EXPECT(&site, "GET", MAPS "?includeObject=Object", NULL, 200,
           "\"object\":{\"kind\":\"ConfigMap\"");
    site.accept = "application/json;as=Table;v=v1beta1;g=meta.k8s.io";
    EXPECT(&site, "GET", MAPS, NULL, 200, "\"meta.k8s.io/v1beta1\"");
    site.accept =
        "application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io";
    EXPECT(&site, "GET", MAPS "/a", NULL, 200, "PartialObjectMetadata");
    assert_null(strstr(text_of(&site), "\"data\""));
    site.accept =
        "application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io";
    EXPECT(&site, "GET", MAPS, NULL, 200, "PartialObjectMetadataList");
    assert_null(strstr(text_of(&site), "\"data\""));
    return 0;
}

#define ACCESS "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews"
#define REVIEW                                                                 \
    "{\"spec\":{\"resourceAttributes\":{\"verb\":\"get\",\"resource\":"        \
    "\"pods\"}}}"

/* PartialObjectMetadata is for objects, PartialObjectMetadataList for lists. */
KIN_TEST(rejects_unsuitable_representations)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201, "");
    site.accept = "application/json;as=PartialObjectMetadata;v=v1;"
                  "g=meta.k8s.io,application/json";
    EXPECT(&site, "GET", MAPS, NULL, 406,
           "you requested PartialObjectMetadata, but the requested object is a "
           "list (*core.ConfigMapList)");
    site.accept =
        "application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io";
    EXPECT(&site, "GET", MAPS "/a", NULL, 406,
           "you requested PartialObjectMetadataList, but the requested object "
           "is not a list (*core.ConfigMap)");
    EXPECT(&site, "GET", MAPS "/b", NULL, 404, "not found");
    /* A query has no columns. */
    site.accept = "application/json;as=Table;v=v1;g=meta.k8s.io";
    EXPECT(&site, "POST", ACCESS, REVIEW, 406,
           "only the following media types are accepted");
    site.accept = "application/json;as=Table;v=v1;g=meta.k8s.io,"
                  "application/json";
    EXPECT(&site, "POST", ACCESS, REVIEW, 201, "\"allowed\":true");
    return 0;
}

/* An annotation that is only added to a complete DaemonSet. */
KIN_TEST(partial_metadata_has_no_converted_annotations)
{
#define SETS "/apis/apps/v1/namespaces/default/daemonsets"
#define SET(name, notes)                                                       \
    "{\"metadata\":{\"name\":\"" name "\"" notes                               \
    "},\"spec\":{\"selector\":{\"matchLabels\":{\"a\":\"b\"}},\"template\":{"  \
    "\"metadata\":{\"labels\":{\"a\":\"b\"}},\"spec\":{\"containers\":[{"      \
    "\"name\":\"c\",\"image\":\"i\"}]}}}}"
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", SETS, SET("a", ""), 201,
           "\"annotations\":{\"deprecated.daemonset.template.generation\":");
    EXPECT(&site, "POST", SETS, SET("b", ",\"annotations\":{\"x\":\"y\"}"), 201,
           "");
    site.accept =
        "application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io";
    EXPECT(&site, "GET", SETS "/a", NULL, 200, "PartialObjectMetadata");
    assert_null(strstr(text_of(&site), "\"annotations\""));
    EXPECT(&site, "GET", SETS "/b", NULL, 200, "\"annotations\":{\"x\":\"y\"}");
    return 0;
}

/* Lists that are longer than one block of text. */
KIN_TEST(streams_long_lists)
{
    enum { COUNT = 300, SIZE = 1000 };
    AUTO_SITE site = {0};
    char body[SIZE + 200];
    char filler[SIZE + 1];

    TRY(site_start(&site, alloc, NULL));
    memset(filler, 'z', SIZE);
    filler[SIZE] = '\0';
    for (int i = 0; i < COUNT; i++) {
        snprintf(body, sizeof(body),
                 "{\"metadata\":{\"name\":\"m%03d\"},\"data\":{\"x\":\"%s\"}}",
                 i, filler);
        EXPECT(&site, "POST", MAPS, body, 201, "");
    }
    EXPECT(&site, "GET", MAPS, NULL, 200, "\"name\":\"m299\"");
    KIN_AUTO(kin_document) *doc = NULL;
    TRY(kin_document_parse(alloc, kin__buf_str(&site.answer.body), &doc, NULL));
    kin_value items = kin_value_get(kin_document_root(doc), kin_s("items"));
    assert_int_equal(kin_value_count(items), COUNT);
    EXPECT(&site, "GET", MAPS "?limit=299", NULL, 200,
           "\"remainingItemCount\":1");
    return 0;
}

KIN_TEST(answers_reviews)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST",
           "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews",
           "{\"spec\":{\"resourceAttributes\":{\"verb\":\"get\"}}}", 201,
           "\"status\":{\"allowed\":true}");
    EXPECT(&site, "POST", "/apis/authentication.k8s.io/v1/selfsubjectreviews",
           "{}", 201, "\"username\":\"system:anonymous\"");
    EXPECT(&site, "POST",
           "/apis/authorization.k8s.io/v1/selfsubjectrulesreviews",
           "{\"spec\":{\"namespace\":\"default\"}}", 201, "\"resourceRules\"");
    EXPECT(&site, "POST", "/apis/authentication.k8s.io/v1/tokenreviews",
           "{\"spec\":{\"token\":\"x\"}}", 201,
           "\"error\":\"invalid bearer token\"");
    return 0;
}

KIN_TEST(requires_the_token)
{
    AUTO_SITE site = {0};
    kin_server_opts opts = KIN_INIT(kin_server_opts);

    opts.token = "secret";
    TRY(site_start(&site, alloc, &opts));
    EXPECT(&site, "GET", MAPS, NULL, 401, "\"reason\":\"Unauthorized\"");
    EXPECT(&site, "GET", "/healthz", NULL, 200, "ok");
    site.token = "secre";
    EXPECT(&site, "GET", MAPS, NULL, 401, "Unauthorized");
    site.token = "secret";
    EXPECT(&site, "GET", MAPS, NULL, 200, "ConfigMapList");
    EXPECT(&site, "POST", "/apis/authentication.k8s.io/v1/selfsubjectreviews",
           "{}", 201,
           "\"groups\":[\"system:masters\",\"system:authenticated\"]");
    assert_non_null(
        strstr(kin_server_kubeconfig(site.server), "token: \"secret\""));
    return 0;
}

KIN_TEST(requires_credentials_without_tokens)
{
    AUTO_SITE site = {0};
    kin_server_opts opts = KIN_INIT(kin_server_opts);

    opts.needs_credentials = true;
    TRY(site_start(&site, alloc, &opts));
    EXPECT(&site, "GET", MAPS, NULL, 401, "\"reason\":\"Unauthorized\"");
    EXPECT(&site, "GET", "/readyz", NULL, 200, "ok");
    return 0;
}

KIN_TEST(uses_certificates_of_files)
{
    KIN_AUTO(kin_server) *server = NULL;
    AUTO_FOLDER folder;
    kin_server_opts opts = KIN_INIT(kin_server_opts);

    test_folder_init(&folder);
    opts.alloc = alloc;
    opts.cert_file = test_folder_write(&folder, "cert",
                                       TEST_CERT_CENTURY("\n"));
    TRY_FAIL(kin_server_start(&opts, &server, NULL), KIN_EINVAL);
    opts.key_file = test_folder_path(&folder, "none");
    TRY_FAIL(kin_server_start(&opts, &server, NULL), KIN_ENOTFOUND);
    opts.key_file = test_folder_write(&folder, "key", "");
    TRY_FAIL(kin_server_start(&opts, &server, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(requires_authentication_beyond_loopback)
{
    kin_server_opts opts = KIN_INIT(kin_server_opts);
    KIN_AUTO(kin_server) *server = NULL;

    opts.alloc = alloc;
    opts.address = "0.0.0.0";
    TRY_FAIL(kin_server_start(&opts, &server, NULL), KIN_EINVAL);
    opts.is_tls = true;
    TRY_FAIL(kin_server_start(&opts, &server, NULL), KIN_EINVAL);
    opts.token = "secret";
    TRY(kin_server_start(&opts, &server, NULL));
    return 0;
}

#define REVIEWS "/apis/authentication.k8s.io/v1/selfsubjectreviews"

KIN_TEST(reads_users_from_a_file)
{
    AUTO_SITE site = {0};
    AUTO_FOLDER folder;
    kin_server_opts opts = KIN_INIT(kin_server_opts);

    test_folder_init(&folder);
    opts.token_file = test_folder_write(&folder, "tokens",
                                        "first,anna,1,\"builders,x\"\n"
                                        "second,ben,2\n");
    TRY(site_start(&site, alloc, &opts));
    EXPECT(&site, "GET", MAPS, NULL, 401, "Unauthorized");
    site.token = "first";
    EXPECT(&site, "POST", REVIEWS, "{}", 201,
           "\"username\":\"anna\",\"uid\":\"1\",\"groups\":[\"builders\","
           "\"x\",");
    site.token = "second";
    EXPECT(&site, "POST", REVIEWS, "{}", 201, "\"username\":\"ben\"");
    assert_non_null(
        strstr(kin_server_kubeconfig(site.server), "token: \"first\""));
    return 0;
}

KIN_TEST(impersonates)
{
    AUTO_SITE site = {0};
    kin_server_opts opts = KIN_INIT(kin_server_opts);

    opts.token = "secret";
    TRY(site_start(&site, alloc, &opts));
    site.act_as = "eve";
    EXPECT(&site, "POST", REVIEWS, "{}", 401, "Unauthorized");
    site.token = "secret";
    EXPECT(&site, "POST", REVIEWS, "{}", 201,
           "{\"username\":\"eve\",\"groups\":[\"system:authenticated\"]}");
    site.groups[0] = "a";
    site.groups[1] = "b";
    EXPECT(&site, "POST", REVIEWS, "{}", 201,
           "\"groups\":[\"a\",\"b\",\"system:authenticated\"]");
    site.act_as = "system:anonymous";
    EXPECT(&site, "POST", REVIEWS, "{}", 201, "\"system:unauthenticated\"");
    site.act_as = NULL;
    EXPECT(&site, "POST", REVIEWS, "{}", 400, "without impersonating");
    return 0;
}

/* The value of a member of a kubeconfig. */
static const char *member_of(kin_server *server, const char *name,
                             char ret[4096])
{
    const char *found = strstr(kin_server_kubeconfig(server), name);

    assert_non_null(found);
    found += strlen(name);
    snprintf(ret, 4096, "%.*s", (int)strcspn(found, "\n"), found);
    return ret;
}

KIN_TEST(keeps_its_ca)
{
    AUTO_FOLDER folder;
    KIN_AUTO(kin_server) *first = NULL;
    KIN_AUTO(kin_server) *second = NULL;
    KIN_AUTO(kin_server) *third = NULL;
    KIN_AUTO(kin_server) *fourth = NULL;
    kin_server_opts opts = KIN_INIT(kin_server_opts);
    kin_error err = KIN_ERROR_INIT;
    char before[4096];
    char after[4096];
    static const char ca[] = "certificate-authority-data: ";

    test_folder_init(&folder);
    opts.alloc = alloc;
    opts.tls_dir = test_folder_path(&folder, "pki");
    TRY(kin_server_start(&opts, &first, NULL));
    assert_non_null(strstr(kin_server_url(first), "https://"));
    TRY(kin_server_start(&opts, &second, NULL));
    assert_string_equal(member_of(first, ca, before),
                        member_of(second, ca, after));
    opts.tls_dir = test_folder_path(&folder, "other");
    TRY(kin_server_start(&opts, &third, NULL));
    assert_string_not_equal(before, member_of(third, ca, after));
    /* A key of another certificate. */
    assert_int_equal(rename(test_folder_path(&folder, "pki/ca.key"),
                            test_folder_path(&folder, "other/ca.key")),
                     0);
    TRY_FAIL(kin_server_start(&opts, &fourth, &err), KIN_EINVAL);
    assert_non_null(strstr(err.message, "do not match"));
    return 0;
}

KIN_TEST(compacts_on_demand)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201, "");
    EXPECT(&site, "GET", MAPS "?resourceVersion=1&watch=1&timeoutSeconds=1",
           NULL, 200, "\"ADDED\"");
    TRY(kin_server_compact(site.server, NULL));
    EXPECT(&site, "GET", MAPS "?resourceVersion=1&watch=1&timeoutSeconds=1",
           NULL, 200, "\"code\":410");
    EXPECT(&site, "GET", MAPS "/a", NULL, 200, "\"name\":\"a\"");
    return 0;
}

#define SERVICES "/api/v1/namespaces/default/services"
#define SERVICE(name, more)                                                    \
    "{\"metadata\":{\"name\":\"" name                                          \
    "\"},\"spec\":{\"ports\":[{\"port\":80}]" more "}}"

KIN_TEST(allocates_service_addresses)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "GET", SERVICES "/kubernetes", NULL, 200,
           "\"clusterIP\":\"10.96.0.1\"");
    EXPECT(&site, "POST", SERVICES, SERVICE("any", ""), 201,
           "\"clusterIP\":\"10.96.");
    EXPECT(&site, "POST", SERVICES,
           SERVICE("this", ",\"clusterIP\":\"10.96.7.7\""), 201,
           "\"clusterIPs\":[\"10.96.7.7\"]");
    EXPECT(&site, "POST", SERVICES,
           SERVICE("that", ",\"clusterIP\":\"10.96.7.7\""), 422,
           "already allocated");
    EXPECT(&site, "POST", SERVICES,
           SERVICE("far", ",\"clusterIP\":\"10.1.1.1\""), 422,
           "not in the valid range");
    /* Its owner is deleted. */
    EXPECT(&site, "DELETE", SERVICES "/this", NULL, 200, "");
    EXPECT(&site, "POST", SERVICES,
           SERVICE("that", ",\"clusterIP\":\"10.96.7.7\""), 201, "");
    EXPECT(&site, "POST", SERVICES, SERVICE("node", ",\"type\":\"NodePort\""),
           201, "\"nodePort\":3");
    return 0;
}

KIN_TEST(loads_manifests_before_serving)
{
    AUTO_SITE site = {0};
    AUTO_FOLDER folder;
    kin_server_opts opts = KIN_INIT(kin_server_opts);

    test_folder_init(&folder);
    test_folder_write(&folder, "a-map.yaml",
                      "apiVersion: v1\nkind: ConfigMap\nmetadata:\n"
                      "  name: m\n  namespace: made\n  uid: old\n"
                      "  resourceVersion: '7'\n---\n");
    test_folder_write(&folder, "b-list.json",
                      "{\"kind\":\"List\",\"apiVersion\":\"v1\",\"items\":["
                      "{\"kind\":\"Namespace\",\"apiVersion\":\"v1\","
                      "\"metadata\":{\"name\":\"made\"}},"
                      "{\"kind\":\"Node\",\"apiVersion\":\"v1\",\"metadata\":"
                      "{\"name\":\"n\"},\"status\":{\"nodeInfo\":"
                      "{\"kubeletVersion\":\"v9\"}}}]}");
    test_folder_write(&folder, "notes.txt", "not a manifest");
    const char *const load[] = {folder.path};
    opts.load = load;
    opts.load_count = 1;
    TRY(site_start(&site, alloc, &opts));
    EXPECT(&site, "GET", "/api/v1/namespaces/made/configmaps/m", NULL, 200,
           "\"name\":\"m\"");
    assert_null(strstr(text_of(&site), "\"old\""));
    EXPECT(&site, "GET", "/api/v1/nodes/n", NULL, 200,
           "\"kubeletVersion\":\"v9\"");
    return 0;
}

KIN_TEST(does_not_start_with_invalid_manifests)
{
    AUTO_FOLDER folder;
    KIN_AUTO(kin_server) *server = NULL;
    kin_server_opts opts = KIN_INIT(kin_server_opts);
    static const struct {
        const char *text;
        int code;
    } cases[] = {
        {"kind: [", KIN_EPARSE},
        {"7", KIN_EPARSE},
        {"apiVersion: v1\nkind: Thing\n", KIN_EINVAL},
        {"apiVersion: v1\nkind: ConfigMap\n", KIN_EINVAL},
        {"apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n"
         "  namespace: none\n",
         KIN_EINVAL},
    };

    test_folder_init(&folder);
    opts.alloc = alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const char *const load[] = {
            test_folder_write(&folder, "x.yaml", cases[i].text)};
        opts.load = load;
        opts.load_count = 1;
        TRY_FAIL(kin_server_start(&opts, &server, NULL), cases[i].code);
    }
    const char *const missing[] = {test_folder_path(&folder, "none.yaml")};
    opts.load = missing;
    TRY_FAIL(kin_server_start(&opts, &server, NULL), KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(keeps_acknowledged_writes)
{
    AUTO_FOLDER folder;
    kin_server_opts opts = KIN_INIT(kin_server_opts);

    test_folder_init(&folder);
    opts.data = test_folder_path(&folder, "data");
    {
        AUTO_SITE site = {0};
        TRY(site_start(&site, alloc, &opts));
        EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201, "");
    }
    AUTO_SITE site = {0};
    TRY(site_start(&site, alloc, &opts));
    EXPECT(&site, "GET", MAPS "/a", NULL, 200, "\"name\":\"a\"");
    return 0;
}

/* --- watches ----------------------------------------------------------- */

static struct test_raw *watch(struct site *site, const char *query)
{
    struct test_raw *client = test_raw_new(kin_server_url(site->server));
    char head[512];

    snprintf(head, sizeof(head),
             "GET " MAPS "?watch=1%s HTTP/1.1\r\nHost: h\r\n%s%s%s\r\n", query,
             site->accept ? "Accept: " : "", site->accept ? site->accept : "",
             site->accept ? "\r\n" : "");
    test_raw_send(client, head);
    test_raw_await(client, "\r\n\r\n");
    return client;
}

KIN_TEST(delivers_every_change_to_watchers)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    AUTO_RAW *client = watch(&site, "");
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201, "");
    test_raw_await(client, "{\"type\":\"ADDED\",\"object\":{\"kind\":"
                           "\"ConfigMap\",\"apiVersion\":\"v1\",");
    EXPECT(&site, "PUT", MAPS "/a",
           "{\"metadata\":{\"name\":\"a\"},\"data\":{\"x\":\"2\"}}", 200, "");
    test_raw_await(client, "{\"type\":\"MODIFIED\",");
    EXPECT(&site, "DELETE", MAPS "/a", NULL, 200, "");
    test_raw_await(client, "{\"type\":\"DELETED\",");
    /* A stop ends the watch regularly. */
    kin_server_stop(site.server);
    test_raw_await(client, "0\r\n\r\n");
    assert_true(test_raw_await_end(client));
    return 0;
}

KIN_TEST(starts_watches_with_current_objects)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201, "");
    AUTO_RAW *client = watch(&site, "&sendInitialEvents=true&"
                                    "resourceVersionMatch=NotOlderThan&"
                                    "allowWatchBookmarks=true");
    test_raw_await(client, "\"name\":\"a\"");
    test_raw_await(client, "{\"type\":\"BOOKMARK\",\"object\":{\"kind\":"
                           "\"ConfigMap\",\"apiVersion\":\"v1\","
                           "\"metadata\":{\"resourceVersion\":\"");
    test_raw_await(client, "\"k8s.io/initial-events-end\":\"true\"");
    return 0;
}

KIN_TEST(sends_columns_once)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    site.accept = "application/json;as=Table;v=v1;g=meta.k8s.io";
    AUTO_RAW *client = watch(&site, "");
    AUTO_RAW *other = watch(&site, "");
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201, "");
    test_raw_await(client, "\"columnDefinitions\":[{");
    test_raw_await(client, "\"cells\":[\"a\",0,\"");
    test_raw_await(other, "\"columnDefinitions\":[{");
    test_raw_forget(client);
    EXPECT(&site, "DELETE", MAPS "/a", NULL, 200, "");
    test_raw_await(client, "{\"type\":\"DELETED\",");
    test_raw_await(client, "\"columnDefinitions\":null");
    test_raw_await(other, "\"columnDefinitions\":null");
    return 0;
}

KIN_TEST(ends_watches_at_their_timeout)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    AUTO_RAW *client = watch(&site, "&timeoutSeconds=1");
    test_raw_await(client, "0\r\n\r\n");
    return 0;
}

KIN_TEST(reports_failures_of_watches)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "GET", MAPS "?watch=1&timeoutSeconds=x", NULL, 400,
           "strconv.ParseInt");
    EXPECT(&site, "GET", MAPS "?watch=1&resourceVersionMatch=Exact", NULL, 422,
           "Invalid");
    EXPECT(&site, "GET", MAPS "?watch=1&fieldSelector=x%3Dy", NULL, 400,
           "BadRequest");
    return 0;
}

/* A thousand watchers, each of which receives every event. */
KIN_TEST(serves_many_watchers)
{
    enum { COUNT = 300, EVENTS = 20 };
    struct test_raw *clients[COUNT];
    char body[64];
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    for (int i = 0; i < COUNT; i++)
        clients[i] = watch(&site, "");
    for (int i = 0; i < EVENTS; i++) {
        snprintf(body, sizeof(body), "{\"metadata\":{\"name\":\"m%02d\"}}", i);
        EXPECT(&site, "POST", MAPS, body, 201, "");
    }
    for (int i = 0; i < COUNT; i++) {
        for (int j = 0; j < EVENTS; j++) {
            snprintf(body, sizeof(body), "\"name\":\"m%02d\"", j);
            test_raw_await(clients[i], body);
        }
        test_raw_free(clients[i]);
    }
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(serves_version_and_discovery),
    KIN_TEST_ENTRY(serves_aggregated_discovery),
    KIN_TEST_ENTRY(creates_reads_updates_and_deletes),
    KIN_TEST_ENTRY(a_get_waits_for_its_version),
    KIN_TEST_ENTRY(binds_a_pod_once), KIN_TEST_ENTRY(dry_runs_change_nothing),
    KIN_TEST_ENTRY(rejects_with_kubernetes_messages),
    KIN_TEST_ENTRY(negotiates_media_types),
    KIN_TEST_ENTRY(reports_fields_in_text_order), KIN_TEST_ENTRY(limits_bodies),
    KIN_TEST_ENTRY(serves_tables_and_partial_objects),
    KIN_TEST_ENTRY(rejects_unsuitable_representations),
    KIN_TEST_ENTRY(partial_metadata_has_no_converted_annotations),
    KIN_TEST_ENTRY(streams_long_lists), KIN_TEST_ENTRY(answers_reviews),
    KIN_TEST_ENTRY(requires_the_token),
    KIN_TEST_ENTRY(requires_credentials_without_tokens),
    KIN_TEST_ENTRY(uses_certificates_of_files),
    KIN_TEST_ENTRY(reads_users_from_a_file), KIN_TEST_ENTRY(impersonates),
    KIN_TEST_ENTRY(keeps_its_ca), KIN_TEST_ENTRY(compacts_on_demand),
    KIN_TEST_ENTRY(requires_authentication_beyond_loopback),
    KIN_TEST_ENTRY(allocates_service_addresses),
    KIN_TEST_ENTRY(loads_manifests_before_serving),
    KIN_TEST_ENTRY(does_not_start_with_invalid_manifests),
    KIN_TEST_ENTRY(keeps_acknowledged_writes),
    KIN_TEST_ENTRY(delivers_every_change_to_watchers),
    KIN_TEST_ENTRY(starts_watches_with_current_objects),
    KIN_TEST_ENTRY(sends_columns_once),
    KIN_TEST_ENTRY(ends_watches_at_their_timeout),
    KIN_TEST_ENTRY(reports_failures_of_watches),
    KIN_TEST_ENTRY(serves_many_watchers))
