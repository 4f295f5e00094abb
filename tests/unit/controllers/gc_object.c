/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <string.h>

#include <kin/fake_client.h>
#include <kin/json.h>

#include "base/str.h"
#include "controllers/gc.h"
#include "kin_test.h"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};
static const kin_resource maps = {"", "v1", "configmaps", "ConfigMap", false};
static const kin_resource nodes = {"", "v1", "nodes", "Node", true};

#define POD_PATH "/api/v1/namespaces/ns/pods/n-p"
#define MAP_PATH "/api/v1/namespaces/ns/configmaps/n-s"

/* A collector without informers, whose server is a fake client. */
struct scene {
    kin_fake_client *fake;
    kin_client *client;
    kin_discovery *discovery;
    kin_manager_context context;
    struct kin__gc gc;
    char log[256]; /* what is to be looked at */
};

static void scene_emit(kin_str uid, enum kin__gc_task task, void *userdata)
{
    struct scene *scene = userdata;
    size_t len = strlen(scene->log);

    snprintf(scene->log + len, sizeof(scene->log) - len, "%s%.*s ",
             task == KIN__GC_ORPHAN ? "orphan:" : "", KIN_STR(uid));
}

static void scene_done(struct scene *scene)
{
    kin__gc_graph_done(&scene->gc.graph);
    kin__mutex_done(&scene->gc.mutex);
    (void)kin_discovery_unref(scene->discovery);
    (void)kin_client_unref(scene->client);
    (void)kin_fake_client_free(scene->fake);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static int scene_init(struct scene *scene)
{
    memset(scene, 0, sizeof(*scene));
    kin__mutex_init(&scene->gc.mutex);
    kin__gc_graph_init(&scene->gc.graph, /* alloc= */ NULL, 7);
    scene->gc.graph.emit = scene_emit;
    scene->gc.graph.userdata = scene;
    scene->gc.context = &scene->context;
    TRY(kin_fake_client_new(NULL, &scene->fake, NULL));
    TRY(kin_fake_client_connect(scene->fake, NULL, &scene->client, NULL));
    TRY(kin_discovery_new(scene->client, NULL, &scene->discovery, NULL));
    scene->context.client = scene->client;
    scene->context.discovery = scene->discovery;
    return 0;
}

/* ---- objects; texts are written with ' for " ---- */

static kin_str quoted(char *text)
{
    for (char *at = text; *at; at++) {
        if (*at == '\'')
            *at = '"';
    }
    return kin_s(text);
}

static void write_object(char *ret, size_t size, const char *kind,
                         const char *ns, const char *uid, const char *more)
{
    snprintf(ret, size,
             "{'apiVersion':'v1','kind':'%s','metadata':{'name':'n-%s',"
             "'namespace':'%s','uid':'%s','resourceVersion':'5'%s%s}}",
             kind, uid, ns, uid, more[0] ? "," : "", more);
}

/* Something is seen by the collector. */
static int see_in(struct scene *scene, const kin_resource *resource,
                  const char *ns, const char *uid, const char *more)
{
    KIN_AUTO(kin_object) *object = NULL;
    char text[1024];

    write_object(text, sizeof(text), resource->kind, ns, uid, more);
    TRY(kin_object_parse(NULL, quoted(text), &object, NULL));
    return kin__gc_graph_set(&scene->gc.graph, resource, object);
}

static int see(struct scene *scene, const kin_resource *resource,
               const char *uid, const char *more)
{
    return see_in(scene, resource, "ns", uid, more);
}

/* A request is answered with an object. */
static int answer(struct scene *scene, const char *method, const char *path,
                  const kin_resource *resource, const char *uid,
                  const char *more)
{
    char text[1024];

    write_object(text, sizeof(text), resource->kind,
                 resource->is_cluster_scoped ? "" : "ns", uid, more);
    return kin_fake_client_reply(scene->fake,
                                 KIN_OPTS(kin_fake_reply, .method = method,
                                          .path = path, .body = quoted(text)),
                                 NULL);
}

/* A request is refused. */
static int refuse(struct scene *scene, const char *method, const char *path,
                  int status, const char *reason, const char *name)
{
    char text[1024];

    snprintf(text, sizeof(text),
             "{'kind':'Status','apiVersion':'v1','status':'Failure','reason':"
             "'%s','code':%d,'details':{'name':'%s'}}",
             reason, status, name);
    return kin_fake_client_reply(scene->fake,
                                 KIN_OPTS(kin_fake_reply, .method = method,
                                          .path = path, .status = status,
                                          .body = quoted(text)),
                                 NULL);
}

/* The server serves ConfigMaps and Nodes.  Comes last, since many paths begin
 * so. */
static int serve(struct scene *scene)
{
    char none[] = "{'kind':'APIGroupDiscoveryList','items':[]}";
    char core[] =
        "{'kind':'APIGroupDiscoveryList','items':[{'metadata':{},'versions':[{"
        "'version':'v1','freshness':'Current','resources':[{'resource':"
        "'configmaps','responseKind':{'kind':'ConfigMap'},'scope':'Namespaced',"
        "'singularResource':'x','verbs':['get']},{'resource':'nodes',"
        "'responseKind':{'kind':'Node'},'scope':'Cluster','singularResource':"
        "'y','verbs':['get']}]}]}]}";

    TRY(kin_fake_client_reply(scene->fake,
                              KIN_OPTS(kin_fake_reply, .path = "/apis",
                                       .body = quoted(none),
                                       .is_lasting = true),
                              NULL));
    return kin_fake_client_reply(scene->fake,
                                 KIN_OPTS(kin_fake_reply, .path = "/api",
                                          .body = quoted(core),
                                          .is_lasting = true),
                                 NULL);
}

/* The methods of the requests for objects. */
static void expect(struct scene *scene, const char *expected)
{
    char log[256] = "";
    kin_fake_request one = {.size = sizeof(one)};

    for (size_t i = 0; kin_fake_client_request_at(scene->fake, i, &one); i++) {
        size_t len = strlen(log);
        if (strstr(one.path.ptr, "/n-"))
            snprintf(log + len, sizeof(log) - len, "%.*s ",
                     KIN_STR(one.method));
    }
    assert_string_equal(log, expected);
}

static kin_fake_request request(struct scene *scene, size_t index)
{
    kin_fake_request ret = {.size = sizeof(ret), .method = {NULL, 0}};

    assert_true(kin_fake_client_request_at(scene->fake, index, &ret));
    return ret;
}

#define OWNER(uid)                                                             \
    "{'apiVersion':'v1','kind':'ConfigMap','name':'n-" uid "','uid':'" uid     \
    "','blockOwnerDeletion':true}"
#define OWNED(owners) "'ownerReferences':[" owners "]"
#define WAITING                                                                \
    "'deletionTimestamp':'2026-01-01T00:00:00Z','finalizers':["                \
    "'foregroundDeletion']"

KIN_TEST(what_lost_its_owner_is_deleted_as_it_was_seen)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &maps, "s", ""));
    TRY(see(&scene, &pods, "p", OWNED(OWNER("s"))));
    kin__gc_graph_remove(&scene.gc.graph, KIN__S("s"));
    TRY(answer(&scene, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&scene, "DELETE", POD_PATH, &pods, "p", ""));
    TRY(kin__gc_delete(&scene.gc, KIN__S("p"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(scene.fake), 2);
    kin_fake_request sent = request(&scene, 1);
    assert_str_equal(sent.method, "DELETE");
    assert_non_null(strstr(sent.body.ptr, "\"uid\":\"p\""));
    assert_non_null(strstr(sent.body.ptr, "\"resourceVersion\":\"5\""));
    assert_non_null(
        strstr(sent.body.ptr, "\"propagationPolicy\":\"Background\""));
    return 0;
}

KIN_TEST(another_object_of_the_same_name_is_left_alone)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;
    struct kin__gc_facts facts;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &pods, "p", OWNED(OWNER("s"))));
    kin__gc_graph_remove(&scene.gc.graph, KIN__S("s"));
    TRY(kin_fake_client_reply(
        scene.fake,
        KIN_OPTS(kin_fake_reply, .method = "GET", .path = POD_PATH,
                 .body = KIN__S("{\"apiVersion\":\"v1\",\"kind\":\"Pod\","
                                "\"metadata\":{\"name\":\"n-p\",\"uid\":"
                                "\"new\"}}")),
        NULL));
    TRY(kin__gc_delete(&scene.gc, KIN__S("p"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(scene.fake), 1);
    assert_false(kin__gc_graph_facts(&scene.gc.graph, KIN__S("p"), &facts));
    return 0;
}

KIN_TEST(what_has_an_owner_left_loses_only_the_reference)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &maps, "s", ""));
    TRY(see(&scene, &maps, "t", ""));
    TRY(see(&scene, &pods, "p", OWNED(OWNER("s") "," OWNER("t"))));
    kin__gc_graph_remove(&scene.gc.graph, KIN__S("s"));
    TRY(answer(&scene, "GET", POD_PATH, &pods, "p",
               OWNED(OWNER("s") "," OWNER("t"))));
    TRY(answer(&scene, "PATCH", POD_PATH, &pods, "p", OWNED(OWNER("t"))));
    TRY(kin__gc_delete(&scene.gc, KIN__S("p"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(scene.fake), 2);
    kin_fake_request sent = request(&scene, 1);
    assert_str_equal(sent.method, "PATCH");
    assert_non_null(strstr(sent.body.ptr, "\"uid\":\"t\""));
    assert_null(strstr(sent.body.ptr, "\"uid\":\"s\""));
    return 0;
}

KIN_TEST(who_waits_for_nobody_any_more_is_let_go)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &maps, "s", WAITING));
    TRY(answer(&scene, "GET", MAP_PATH, &maps, "s", WAITING));
    TRY(answer(&scene, "PATCH", MAP_PATH, &maps, "s", ""));
    TRY(kin__gc_delete(&scene.gc, KIN__S("s"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(scene.fake), 2);
    assert_non_null(strstr(request(&scene, 1).body.ptr, "\"finalizers\""));
    return 0;
}

KIN_TEST(who_waits_has_the_others_looked_at)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &maps, "s", WAITING));
    TRY(see(&scene, &pods, "p", OWNED(OWNER("s"))));
    scene.log[0] = '\0';
    TRY(answer(&scene, "GET", MAP_PATH, &maps, "s", WAITING));
    TRY(kin__gc_delete(&scene.gc, KIN__S("s"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(scene.fake), 1);
    assert_string_equal(scene.log, "p ");
    return 0;
}

KIN_TEST(nobody_asks_for_what_is_being_deleted_or_has_gone)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &pods, "p",
            OWNED(OWNER("s")) ",'deletionTimestamp':'2026-01-01T00:00:00Z'"));
    TRY(kin__gc_delete(&scene.gc, KIN__S("p"), NULL, &err));
    TRY(kin__gc_delete(&scene.gc, KIN__S("gone"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(scene.fake), 0);
    return 0;
}

KIN_TEST(orphans_are_released_before_their_owner)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;
    const char *orphaning = "'deletionTimestamp':'2026-01-01T00:00:00Z',"
                            "'finalizers':['orphan']";

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &maps, "s", ""));
    TRY(see(&scene, &pods, "p", OWNED(OWNER("s"))));
    TRY(see(&scene, &maps, "s", orphaning));
    assert_string_equal(scene.log, "orphan:s ");
    TRY(answer(&scene, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&scene, "PATCH", POD_PATH, &pods, "p", ""));
    TRY(answer(&scene, "GET", MAP_PATH, &maps, "s", orphaning));
    TRY(answer(&scene, "PATCH", MAP_PATH, &maps, "s", ""));
    TRY(kin__gc_orphan(&scene.gc, KIN__S("s"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(scene.fake), 4);
    assert_str_equal(request(&scene, 1).path, POD_PATH);
    assert_str_equal(request(&scene, 3).path, MAP_PATH);
    return 0;
}

/* ---- owners that the graph does not know ---- */

/* Nobody would tell of its end. */
KIN_TEST(an_owner_that_nobody_saw_is_asked_for_again)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&scene, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&scene, "GET", MAP_PATH, &maps, "s", ""));
    TRY(serve(&scene));
    assert_int_equal(kin__gc_delete(&scene.gc, KIN__S("p"), NULL, &err), 1);
    expect(&scene, "GET GET ");
    /* Once it was seen, there is nothing to ask. */
    TRY(see(&scene, &maps, "s", ""));
    assert_int_equal(kin__gc_delete(&scene.gc, KIN__S("p"), NULL, &err), 0);
    expect(&scene, "GET GET ");
    return 0;
}

/* An informer could not store it any more: the cache has lost it, the server
 * has not. */
KIN_TEST(an_owner_that_is_isolated_has_not_gone)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &maps, "s", ""));
    TRY(see(&scene, &pods, "p", OWNED(OWNER("s"))));
    kin__gc_graph_hide(&scene.gc.graph, KIN__S("s"));
    TRY(answer(&scene, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&scene, "GET", MAP_PATH, &maps, "s", ""));
    TRY(serve(&scene));
    assert_int_equal(kin__gc_delete(&scene.gc, KIN__S("p"), NULL, &err), 1);
    expect(&scene, "GET GET ");
    return 0;
}

KIN_TEST(an_owner_in_another_namespace_is_none)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see_in(&scene, &maps, "other", "s", ""));
    TRY(see(&scene, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&scene, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(refuse(&scene, "GET", MAP_PATH, 404, "NotFound", "n-s"));
    TRY(answer(&scene, "DELETE", POD_PATH, &pods, "p", ""));
    TRY(serve(&scene));
    assert_int_equal(kin__gc_delete(&scene.gc, KIN__S("p"), NULL, &err), 0);
    assert_int_equal(err.code, 0);
    expect(&scene, "GET GET DELETE ");
    return 0;
}

/* Such an owner was never one, so its end means nothing. */
KIN_TEST(what_has_no_namespace_outlives_an_owner_that_has_one)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &maps, "s", ""));
    TRY(see_in(&scene, &nodes, "", "p", OWNED(OWNER("s"))));
    kin__gc_graph_remove(&scene.gc.graph, KIN__S("s"));
    TRY(answer(&scene, "GET", "/api/v1/nodes/n-p", &nodes, "p",
               OWNED(OWNER("s"))));
    TRY(serve(&scene));
    assert_int_equal(kin__gc_delete(&scene.gc, KIN__S("p"), NULL, &err), 0);
    expect(&scene, "GET ");
    return 0;
}

/* ---- answers that are none ---- */

/* Of a version that is served no more, all objects seem to have gone. */
KIN_TEST(what_is_not_served_has_not_gone)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;
    struct kin__gc_facts facts;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &pods, "p", OWNED(OWNER("s"))));
    TRY(kin_fake_client_reply(scene.fake,
                              KIN_OPTS(kin_fake_reply, .path = POD_PATH,
                                       .status = 404,
                                       .content_type = "text/plain",
                                       .body = KIN__S("404 page not found")),
                              NULL));
    TRY(serve(&scene));
    assert_int_equal(kin__gc_delete(&scene.gc, KIN__S("p"), NULL, &err),
                     KIN_EUNSUPPORTED);
    assert_true(kin__gc_graph_facts(&scene.gc.graph, KIN__S("p"), &facts));
    return 0;
}

KIN_TEST(what_has_gone_is_forgotten)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;
    struct kin__gc_facts facts;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(see(&scene, &pods, "p", OWNED(OWNER("s"))));
    TRY(refuse(&scene, "GET", POD_PATH, 404, "NotFound", "n-p"));
    TRY(kin__gc_delete(&scene.gc, KIN__S("p"), NULL, &err));
    assert_false(kin__gc_graph_facts(&scene.gc.graph, KIN__S("p"), &facts));
    assert_int_equal(kin_fake_client_request_count(scene.fake), 1);
    return 0;
}

/* ---- what changes meanwhile ---- */

/* Gets `now` as owners after a conflict. */
static int delete_changed(struct scene *scene, const char *now, kin_error *err)
{
    TRY(see(scene, &maps, "s", ""));
    TRY(see(scene, &pods, "p", OWNED(OWNER("s"))));
    kin__gc_graph_remove(&scene->gc.graph, KIN__S("s"));
    TRY(answer(scene, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(refuse(scene, "DELETE", POD_PATH, 409, "Conflict", "n-p"));
    TRY(answer(scene, "GET", POD_PATH, &pods, "p", now));
    TRY(answer(scene, "DELETE", POD_PATH, &pods, "p", ""));
    return kin__gc_delete(&scene->gc, KIN__S("p"), NULL, err);
}

KIN_TEST(what_changes_all_the_time_is_deleted_in_any_version)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(scene_init(&scene));
    assert_int_equal(delete_changed(&scene, OWNED(OWNER("s")), &err), 0);
    expect(&scene, "GET DELETE GET DELETE ");
    kin_str body = request(&scene, 3).body;
    assert_non_null(strstr(body.ptr, "\"uid\":\"p\""));
    assert_null(strstr(body.ptr, "resourceVersion"));
    return 0;
}

KIN_TEST(what_has_other_owners_now_is_not_deleted)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(scene_init(&scene));
    assert_int_equal(
        delete_changed(&scene, OWNED(OWNER("s") "," OWNER("t")), &err),
        KIN_ECONFLICT);
    expect(&scene, "GET DELETE GET ");
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(what_lost_its_owner_is_deleted_as_it_was_seen),
    KIN_TEST_ENTRY(another_object_of_the_same_name_is_left_alone),
    KIN_TEST_ENTRY(what_has_an_owner_left_loses_only_the_reference),
    KIN_TEST_ENTRY(who_waits_for_nobody_any_more_is_let_go),
    KIN_TEST_ENTRY(who_waits_has_the_others_looked_at),
    KIN_TEST_ENTRY(nobody_asks_for_what_is_being_deleted_or_has_gone),
    KIN_TEST_ENTRY(orphans_are_released_before_their_owner),
    KIN_TEST_ENTRY(an_owner_that_nobody_saw_is_asked_for_again),
    KIN_TEST_ENTRY(an_owner_that_is_isolated_has_not_gone),
    KIN_TEST_ENTRY(an_owner_in_another_namespace_is_none),
    KIN_TEST_ENTRY(what_has_no_namespace_outlives_an_owner_that_has_one),
    KIN_TEST_ENTRY(what_is_not_served_has_not_gone),
    KIN_TEST_ENTRY(what_has_gone_is_forgotten),
    KIN_TEST_ENTRY(what_changes_all_the_time_is_deleted_in_any_version),
    KIN_TEST_ENTRY(what_has_other_owners_now_is_not_deleted))
