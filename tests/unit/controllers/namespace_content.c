/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <string.h>

#include <kin/fake_client.h>
#include <kin/json.h>

#include "base/str.h"
#include "controllers/namespace.h"
#include "kin_test.h"
#include "still_clock.h"

/* A namespace, and a fake client. */
struct fixture {
    kin_fake_client *fake;
    kin_client *client;
    kin_discovery *discovery;
    kin_object *space;
    kin_manager_context context;
    struct kin__namespace_report report;
    struct kin__namespace_job job;
};

static void fixture_done(struct fixture *fixture)
{
    kin__namespace_report_done(&fixture->report);
    (void)kin_object_unref(fixture->space);
    (void)kin_discovery_unref(fixture->discovery);
    (void)kin_client_unref(fixture->client);
    (void)kin_fake_client_free(fixture->fake);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

/* Ten seconds after the deletion of the namespace. */
static const struct still_clock later = STILL_CLOCK(10);

/* Texts are written with ' for ".  Many paths begin with "/api", so its
 * response is given once, for the first request. */
static int reply(struct fixture *fixture, const char *method, const char *path,
                 int status, const char *body)
{
    char text[4096];
    size_t len = strlen(body);

    assert_true(len < sizeof(text));
    for (size_t i = 0; i <= len; i++)
        text[i] = (char)(body[i] == '\'' ? '"' : body[i]);
    return kin_fake_client_reply(
        fixture->fake,
        KIN_OPTS(kin_fake_reply, .method = method, .path = path,
                 .status = status, .body = kin_str_of(text, len),
                 .is_lasting = !path || strcmp(path, "/api") != 0),
        NULL);
}

#define API(resources)                                                         \
    "{'kind':'APIGroupDiscoveryList','items':[{'metadata':{},'versions':[{"    \
    "'version':'v1','freshness':'Current','resources':[" resources "]}]}]}"
#define RESOURCE(plural, kind, scope, verbs)                                   \
    "{'resource':'" plural "','responseKind':{'kind':'" kind                   \
    "'},'scope':'" scope "','singularResource':'x','verbs':[" verbs "]}"
#define ALL "'delete','deletecollection','list'"
#define PODS RESOURCE("pods", "Pod", "Namespaced", ALL)
#define MAPS RESOURCE("configmaps", "ConfigMap", "Namespaced", ALL)
#define SINGLES RESOURCE("singles", "Single", "Namespaced", "'delete','list'")
#define NODES RESOURCE("nodes", "Node", "Cluster", ALL)
#define WELLS                                                                  \
    RESOURCE("wells", "Well", "Namespaced",                                    \
             "'delete',"                                                       \
             "'deletecollection'")
#define READ_ONLY RESOURCE("views", "View", "Namespaced", "'list'")
#define NO_GROUPS "{'kind':'APIGroupDiscoveryList','items':[]}"
#define OK "{'kind':'Status','apiVersion':'v1','status':'Success'}"
#define FORBIDDEN                                                              \
    "{'kind':'Status','apiVersion':'v1','status':'Failure','reason':"          \
    "'Forbidden','message':'not you','code':403}"

static int fixture_init(struct fixture *fixture, const char *api,
                        const char *apis)
{
    memset(fixture, 0, sizeof(*fixture));
    kin__namespace_report_init(&fixture->report, /* alloc= */ NULL);
    TRY(kin_fake_client_new(NULL, &fixture->fake, NULL));
    TRY(kin_fake_client_connect(fixture->fake, NULL, &fixture->client, NULL));
    TRY(kin_discovery_new(fixture->client, NULL, &fixture->discovery, NULL));
    TRY(kin_object_parse(
        NULL,
        KIN__S("{\"metadata\":{\"name\":\"n\",\"deletionTimestamp\":"
               "\"1970-01-01T00:00:00Z\"}}"),
        &fixture->space, NULL));
    fixture->context = (kin_manager_context){.client = fixture->client,
                                             .discovery = fixture->discovery,
                                             .clock = &later.clock};
    fixture->job = (struct kin__namespace_job){.context = &fixture->context,
                                               .space = fixture->space,
                                               .report = &fixture->report};
    TRY(reply(fixture, "GET", "/apis", 200, apis));
    TRY(reply(fixture, "DELETE", NULL, 200, OK));
    return reply(fixture, "GET", "/api", 200, api);
}

static int fixture_clear(struct fixture *fixture)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__namespace_clear(&fixture->job, &err);

    if (r < 0)
        fail_msg("%s", err.message);
    return r;
}

/* The requests after those of the discovery, without their queries. */
static void expect(struct fixture *fixture, const char *expected)
{
    char log[1024] = "";
    kin_fake_request one = {.size = sizeof(one)};

    for (size_t i = 0; kin_fake_client_request_at(fixture->fake, i, &one);
         i++) {
        const char *path = strstr(one.path.ptr, "/namespaces/n/");
        const char *end = path ? strchr(path, '?') : NULL;
        size_t len = strlen(log);
        if (path)
            snprintf(log + len, sizeof(log) - len, "%s %.*s; ", one.method.ptr,
                     end ? (int)(end - path - 14) : 64, path + 14);
    }
    assert_string_equal(log, expected);
}

#define LIST(kind, items)                                                      \
    "{'kind':'" kind "List','apiVersion':'v1','metadata':{'resourceVersion':"  \
    "'1'},'items':[" items "]}"

KIN_TEST(deletes_pods_first)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, API(MAPS "," PODS), NO_GROUPS));
    TRY(reply(&fixture, "GET", "/api/v1/namespaces/n/pods", 200,
              LIST("Pod", "{'metadata':{'name':'p'},'spec':{"
                          "'terminationGracePeriodSeconds':30}}")));
    TRY(fixture_clear(&fixture));
    expect(&fixture, "GET pods; DELETE pods; GET pods; ");
    assert_int_equal(fixture.report.remaining, 1);
    assert_int_equal(fixture.report.estimate_s, 30);
    assert_int_equal(fixture.report.error.code, 0);
    return 0;
}

KIN_TEST(ignores_an_expired_grace_period)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, API(PODS), NO_GROUPS));
    TRY(reply(&fixture, "GET", "/api/v1/namespaces/n/pods", 200,
              LIST("Pod", "{'metadata':{'name':'p'},'spec':{"
                          "'terminationGracePeriodSeconds':9}}")));
    TRY(fixture_clear(&fixture));
    assert_int_equal(fixture.report.counts[KIN__NAMESPACE_DELETION], 1);
    assert_non_null(strstr(fixture.report.error.message,
                           "unexpected items still remain in namespace: n"));
    return 0;
}

KIN_TEST(deletes_all_deletable_resources)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, API(MAPS "," NODES "," READ_ONLY), NO_GROUPS));
    TRY(reply(&fixture, "GET", "/api/v1/namespaces/n/configmaps", 200,
              LIST("ConfigMap", "")));
    TRY(fixture_clear(&fixture));
    expect(&fixture, "DELETE configmaps; GET configmaps; ");
    assert_int_equal(fixture.report.remaining, 0);
    return 0;
}

KIN_TEST(deletes_single_objects_without_deletecollection)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, API(SINGLES), NO_GROUPS));
    TRY(reply(&fixture, "GET", "/api/v1/namespaces/n/singles", 200,
              LIST("Single", "{'metadata':{'name':'a','finalizers':['f']}},"
                             "{'metadata':{'name':'b'}}")));
    TRY(fixture_clear(&fixture));
    expect(&fixture, "GET singles; DELETE singles/a; DELETE singles/b; "
                     "GET singles; ");
    assert_int_equal(fixture.report.remaining, 2);
    assert_int_equal(fixture.report.estimate_s, 15);
    assert_string_equal(fixture.report.texts[KIN__NAMESPACE_FINALIZERS].ptr,
                        "f in 1 resource instances");
    return 0;
}

KIN_TEST(deletes_resources_that_cannot_be_listed)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, API(WELLS), NO_GROUPS));
    TRY(fixture_clear(&fixture));
    expect(&fixture, "DELETE wells; ");
    assert_int_equal(fixture.report.remaining, 0);
    assert_int_equal(fixture.report.error.code, 0);
    return 0;
}

/* Not all servers support what they claim. */
KIN_TEST(deletes_single_objects_if_the_collection_is_rejected)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, API(MAPS), NO_GROUPS));
    TRY(kin_fake_client_reply(
        fixture.fake,
        KIN_OPTS(kin_fake_reply, .method = "DELETE",
                 .path = "/api/v1/namespaces/n/configmaps", .status = 405,
                 .body = KIN__S("{\"kind\":\"Status\",\"apiVersion\":\"v1\","
                                "\"status\":\"Failure\",\"reason\":"
                                "\"MethodNotAllowed\",\"code\":405}")),
        NULL));
    TRY(kin_fake_client_reply(
        fixture.fake,
        KIN_OPTS(kin_fake_reply, .method = "GET",
                 .path = "/api/v1/namespaces/n/configmaps",
                 .body = KIN__S("{\"kind\":\"ConfigMapList\",\"apiVersion\":"
                                "\"v1\",\"metadata\":{\"resourceVersion\":"
                                "\"1\"},\"items\":[{\"metadata\":{\"name\":"
                                "\"a\"}}]}")),
        NULL));
    TRY(reply(&fixture, "GET", "/api/v1/namespaces/n/configmaps", 200,
              LIST("ConfigMap", "")));
    TRY(fixture_clear(&fixture));
    expect(&fixture, "DELETE configmaps; GET configmaps; DELETE configmaps/a; "
                     "GET configmaps; ");
    assert_int_equal(fixture.report.error.code, 0);
    return 0;
}

/* Neither waits for ever nor overflows. */
KIN_TEST(limits_the_requeue_delay)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, API(PODS), NO_GROUPS));
    TRY(reply(&fixture, "GET", "/api/v1/namespaces/n/pods", 200,
              LIST("Pod", "{'metadata':{'name':'p'},'spec':{"
                          "'terminationGracePeriodSeconds':"
                          "9223372036854775807}}")));
    TRY(fixture_clear(&fixture));
    assert_int_equal(fixture.report.error.code, 0);
    assert_int_equal(kin__namespace_again_ms(&fixture.report), 300000);
    fixture.report.estimate_s = 30;
    assert_int_equal(kin__namespace_again_ms(&fixture.report), 16000);
    return 0;
}

KIN_TEST(a_failure_does_not_affect_other_resources)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, API(SINGLES "," MAPS), NO_GROUPS));
    TRY(reply(&fixture, "GET", "/api/v1/namespaces/n/singles", 403, FORBIDDEN));
    TRY(reply(&fixture, "GET", "/api/v1/namespaces/n/configmaps", 200,
              LIST("ConfigMap", "")));
    TRY(fixture_clear(&fixture));
    expect(&fixture, "GET singles; DELETE configmaps; GET configmaps; ");
    assert_int_equal(fixture.report.error.code, KIN_EFORBIDDEN);
    assert_int_equal(fixture.report.counts[KIN__NAMESPACE_DELETION], 1);
    return 0;
}

KIN_TEST(failed_discovery_blocks_the_namespace)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture, API(MAPS),
                     "{'kind':'APIGroupDiscoveryList','items':[{'metadata':{"
                     "'name':'example.com'},'versions':[{'version':'v1',"
                     "'freshness':'Stale','resources':[]}]}]}"));
    TRY(reply(&fixture, "GET", "/api/v1/namespaces/n/configmaps", 200,
              LIST("ConfigMap", "")));
    TRY(fixture_clear(&fixture));
    assert_string_equal(fixture.report.texts[KIN__NAMESPACE_DISCOVERY].ptr,
                        "example.com/v1");
    assert_true(fixture.report.error.code < 0);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(deletes_pods_first),
    KIN_TEST_ENTRY(ignores_an_expired_grace_period),
    KIN_TEST_ENTRY(deletes_all_deletable_resources),
    KIN_TEST_ENTRY(deletes_single_objects_without_deletecollection),
    KIN_TEST_ENTRY(deletes_resources_that_cannot_be_listed),
    KIN_TEST_ENTRY(deletes_single_objects_if_the_collection_is_rejected),
    KIN_TEST_ENTRY(limits_the_requeue_delay),
    KIN_TEST_ENTRY(a_failure_does_not_affect_other_resources),
    KIN_TEST_ENTRY(failed_discovery_blocks_the_namespace))
