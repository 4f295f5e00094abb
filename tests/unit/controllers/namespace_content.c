/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <string.h>

#include <kin/fake_client.h>
#include <kin/json.h>

#include "base/str.h"
#include "controllers/namespace.h"
#include "kin_test.h"
#include "still_clock.h"

/* A namespace, and a server that is a fake client. */
struct scene {
    kin_fake_client *fake;
    kin_client *client;
    kin_discovery *discovery;
    kin_object *space;
    kin_manager_context context;
    struct kin__namespace_report report;
    struct kin__namespace_job job;
};

static void scene_done(struct scene *scene)
{
    kin__namespace_report_done(&scene->report);
    (void)kin_object_unref(scene->space);
    (void)kin_discovery_unref(scene->discovery);
    (void)kin_client_unref(scene->client);
    (void)kin_fake_client_free(scene->fake);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

/* Ten seconds after the deletion of the namespace. */
static const struct still_clock later = STILL_CLOCK(10);

/* Texts are written with ' for ".  "/api" is how many paths begin, so that one
 * is answered once, and is asked for first. */
static int reply(struct scene *scene, const char *method, const char *path,
                 int status, const char *body)
{
    char text[4096];
    size_t len = strlen(body);

    assert_true(len < sizeof(text));
    for (size_t i = 0; i <= len; i++)
        text[i] = (char)(body[i] == '\'' ? '"' : body[i]);
    return kin_fake_client_reply(
        scene->fake,
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

static int scene_init(struct scene *scene, const char *api, const char *apis)
{
    memset(scene, 0, sizeof(*scene));
    kin__namespace_report_init(&scene->report, /* alloc= */ NULL);
    TRY(kin_fake_client_new(NULL, &scene->fake, NULL));
    TRY(kin_fake_client_connect(scene->fake, NULL, &scene->client, NULL));
    TRY(kin_discovery_new(scene->client, NULL, &scene->discovery, NULL));
    TRY(kin_object_parse(
        NULL,
        KIN__S("{\"metadata\":{\"name\":\"n\",\"deletionTimestamp\":"
               "\"1970-01-01T00:00:00Z\"}}"),
        &scene->space, NULL));
    scene->context = (kin_manager_context){.client = scene->client,
                                           .discovery = scene->discovery,
                                           .clock = &later.clock};
    scene->job = (struct kin__namespace_job){.context = &scene->context,
                                             .space = scene->space,
                                             .report = &scene->report};
    TRY(reply(scene, "GET", "/apis", 200, apis));
    TRY(reply(scene, "DELETE", NULL, 200, OK));
    return reply(scene, "GET", "/api", 200, api);
}

static int scene_clear(struct scene *scene)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__namespace_clear(&scene->job, &err);

    if (r < 0)
        fail_msg("%s", err.message);
    return r;
}

/* The requests behind those of the discovery, without what they ask for. */
static void expect(struct scene *scene, const char *expected)
{
    char log[1024] = "";
    kin_fake_request one = {.size = sizeof(one)};

    for (size_t i = 0; kin_fake_client_request_at(scene->fake, i, &one); i++) {
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

KIN_TEST(pods_go_before_all_else)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, API(MAPS "," PODS), NO_GROUPS));
    TRY(reply(&scene, "GET", "/api/v1/namespaces/n/pods", 200,
              LIST("Pod", "{'metadata':{'name':'p'},'spec':{"
                          "'terminationGracePeriodSeconds':30}}")));
    TRY(scene_clear(&scene));
    expect(&scene, "GET pods; DELETE pods; GET pods; ");
    assert_int_equal(scene.report.remaining, 1);
    assert_int_equal(scene.report.estimate_s, 30);
    assert_int_equal(scene.report.error.code, 0);
    return 0;
}

KIN_TEST(grace_that_is_over_is_no_excuse)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, API(PODS), NO_GROUPS));
    TRY(reply(&scene, "GET", "/api/v1/namespaces/n/pods", 200,
              LIST("Pod", "{'metadata':{'name':'p'},'spec':{"
                          "'terminationGracePeriodSeconds':9}}")));
    TRY(scene_clear(&scene));
    assert_int_equal(scene.report.counts[KIN__NAMESPACE_DELETION], 1);
    assert_non_null(strstr(scene.report.error.message,
                           "unexpected items still remain in namespace: n"));
    return 0;
}

KIN_TEST(what_can_be_deleted_in_a_namespace_is)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, API(MAPS "," NODES "," READ_ONLY), NO_GROUPS));
    TRY(reply(&scene, "GET", "/api/v1/namespaces/n/configmaps", 200,
              LIST("ConfigMap", "")));
    TRY(scene_clear(&scene));
    expect(&scene, "DELETE configmaps; GET configmaps; ");
    assert_int_equal(scene.report.remaining, 0);
    return 0;
}

KIN_TEST(what_has_no_collections_is_deleted_one_by_one)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, API(SINGLES), NO_GROUPS));
    TRY(reply(&scene, "GET", "/api/v1/namespaces/n/singles", 200,
              LIST("Single", "{'metadata':{'name':'a','finalizers':['f']}},"
                             "{'metadata':{'name':'b'}}")));
    TRY(scene_clear(&scene));
    expect(&scene, "GET singles; DELETE singles/a; DELETE singles/b; "
                   "GET singles; ");
    assert_int_equal(scene.report.remaining, 2);
    assert_int_equal(scene.report.estimate_s, 15);
    assert_string_equal(scene.report.texts[KIN__NAMESPACE_FINALIZERS].ptr,
                        "f in 1 resource instances");
    return 0;
}

KIN_TEST(what_cannot_be_listed_is_deleted_unseen)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, API(WELLS), NO_GROUPS));
    TRY(scene_clear(&scene));
    expect(&scene, "DELETE wells; ");
    assert_int_equal(scene.report.remaining, 0);
    assert_int_equal(scene.report.error.code, 0);
    return 0;
}

/* Not all servers can what they say. */
KIN_TEST(what_refuses_to_go_at_once_is_deleted_one_by_one)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, API(MAPS), NO_GROUPS));
    TRY(kin_fake_client_reply(
        scene.fake,
        KIN_OPTS(kin_fake_reply, .method = "DELETE",
                 .path = "/api/v1/namespaces/n/configmaps", .status = 405,
                 .body = KIN__S("{\"kind\":\"Status\",\"apiVersion\":\"v1\","
                                "\"status\":\"Failure\",\"reason\":"
                                "\"MethodNotAllowed\",\"code\":405}")),
        NULL));
    TRY(kin_fake_client_reply(
        scene.fake,
        KIN_OPTS(kin_fake_reply, .method = "GET",
                 .path = "/api/v1/namespaces/n/configmaps",
                 .body = KIN__S("{\"kind\":\"ConfigMapList\",\"apiVersion\":"
                                "\"v1\",\"metadata\":{\"resourceVersion\":"
                                "\"1\"},\"items\":[{\"metadata\":{\"name\":"
                                "\"a\"}}]}")),
        NULL));
    TRY(reply(&scene, "GET", "/api/v1/namespaces/n/configmaps", 200,
              LIST("ConfigMap", "")));
    TRY(scene_clear(&scene));
    expect(&scene, "DELETE configmaps; GET configmaps; DELETE configmaps/a; "
                   "GET configmaps; ");
    assert_int_equal(scene.report.error.code, 0);
    return 0;
}

/* Nobody waits until the end of time, or overflows. */
KIN_TEST(grace_without_end_is_looked_at_now_and_then)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, API(PODS), NO_GROUPS));
    TRY(reply(&scene, "GET", "/api/v1/namespaces/n/pods", 200,
              LIST("Pod", "{'metadata':{'name':'p'},'spec':{"
                          "'terminationGracePeriodSeconds':"
                          "9223372036854775807}}")));
    TRY(scene_clear(&scene));
    assert_int_equal(scene.report.error.code, 0);
    assert_int_equal(kin__namespace_again_ms(&scene.report), 300000);
    scene.report.estimate_s = 30;
    assert_int_equal(kin__namespace_again_ms(&scene.report), 16000);
    return 0;
}

KIN_TEST(what_fails_does_not_keep_others_from_going)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, API(SINGLES "," MAPS), NO_GROUPS));
    TRY(reply(&scene, "GET", "/api/v1/namespaces/n/singles", 403, FORBIDDEN));
    TRY(reply(&scene, "GET", "/api/v1/namespaces/n/configmaps", 200,
              LIST("ConfigMap", "")));
    TRY(scene_clear(&scene));
    expect(&scene, "GET singles; DELETE configmaps; GET configmaps; ");
    assert_int_equal(scene.report.error.code, KIN_EFORBIDDEN);
    assert_int_equal(scene.report.counts[KIN__NAMESPACE_DELETION], 1);
    return 0;
}

KIN_TEST(a_group_that_does_not_answer_holds_the_namespace)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene, API(MAPS),
                   "{'kind':'APIGroupDiscoveryList','items':[{'metadata':{"
                   "'name':'example.com'},'versions':[{'version':'v1',"
                   "'freshness':'Stale','resources':[]}]}]}"));
    TRY(reply(&scene, "GET", "/api/v1/namespaces/n/configmaps", 200,
              LIST("ConfigMap", "")));
    TRY(scene_clear(&scene));
    assert_string_equal(scene.report.texts[KIN__NAMESPACE_DISCOVERY].ptr,
                        "example.com/v1");
    assert_true(scene.report.error.code < 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(pods_go_before_all_else),
              KIN_TEST_ENTRY(grace_that_is_over_is_no_excuse),
              KIN_TEST_ENTRY(what_can_be_deleted_in_a_namespace_is),
              KIN_TEST_ENTRY(what_has_no_collections_is_deleted_one_by_one),
              KIN_TEST_ENTRY(what_cannot_be_listed_is_deleted_unseen),
              KIN_TEST_ENTRY(what_refuses_to_go_at_once_is_deleted_one_by_one),
              KIN_TEST_ENTRY(grace_without_end_is_looked_at_now_and_then),
              KIN_TEST_ENTRY(what_fails_does_not_keep_others_from_going),
              KIN_TEST_ENTRY(a_group_that_does_not_answer_holds_the_namespace))
