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

/* A collector without informers, with a fake client. */
struct fixture {
    kin_fake_client *fake;
    kin_client *client;
    kin_discovery *discovery;
    kin_manager_context context;
    struct kin__gc gc;
    char log[256]; /* keys to check */
};

static void fixture_emit(kin_str uid, enum kin__gc_task task, void *userdata)
{
    struct fixture *fixture = userdata;
    size_t len = strlen(fixture->log);

    snprintf(fixture->log + len, sizeof(fixture->log) - len, "%s%.*s ",
             task == KIN__GC_ORPHAN ? "orphan:" : "", KIN_STR(uid));
}

static void fixture_done(struct fixture *fixture)
{
    kin__gc_graph_done(&fixture->gc.graph);
    kin__mutex_done(&fixture->gc.mutex);
    (void)kin_discovery_unref(fixture->discovery);
    (void)kin_client_unref(fixture->client);
    (void)kin_fake_client_free(fixture->fake);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *fixture)
{
    memset(fixture, 0, sizeof(*fixture));
    kin__mutex_init(&fixture->gc.mutex);
    kin__gc_graph_init(&fixture->gc.graph, /* alloc= */ NULL, 7);
    fixture->gc.graph.emit = fixture_emit;
    fixture->gc.graph.userdata = fixture;
    fixture->gc.context = &fixture->context;
    TRY(kin_fake_client_new(NULL, &fixture->fake, NULL));
    TRY(kin_fake_client_connect(fixture->fake, NULL, &fixture->client, NULL));
    TRY(kin_discovery_new(fixture->client, NULL, &fixture->discovery, NULL));
    fixture->context.client = fixture->client;
    fixture->context.discovery = fixture->discovery;
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

/* The collector observes an object. */
static int see_in(struct fixture *fixture, const kin_resource *resource,
                  const char *ns, const char *uid, const char *more)
{
    KIN_AUTO(kin_object) *object = NULL;
    char text[1024];

    write_object(text, sizeof(text), resource->kind, ns, uid, more);
    TRY(kin_object_parse(NULL, quoted(text), &object, NULL));
    return kin__gc_graph_set(&fixture->gc.graph, resource, object);
}

static int see(struct fixture *fixture, const kin_resource *resource,
               const char *uid, const char *more)
{
    return see_in(fixture, resource, "ns", uid, more);
}

/* A request is answered with an object. */
static int answer(struct fixture *fixture, const char *method, const char *path,
                  const kin_resource *resource, const char *uid,
                  const char *more)
{
    char text[1024];

    write_object(text, sizeof(text), resource->kind,
                 resource->is_cluster_scoped ? "" : "ns", uid, more);
    return kin_fake_client_reply(fixture->fake,
                                 KIN_OPTS(kin_fake_reply, .method = method,
                                          .path = path, .body = quoted(text)),
                                 NULL);
}

/* A request is rejected. */
static int refuse(struct fixture *fixture, const char *method, const char *path,
                  int status, const char *reason, const char *name)
{
    char text[1024];

    snprintf(text, sizeof(text),
             "{'kind':'Status','apiVersion':'v1','status':'Failure','reason':"
             "'%s','code':%d,'details':{'name':'%s'}}",
             reason, status, name);
    return kin_fake_client_reply(fixture->fake,
                                 KIN_OPTS(kin_fake_reply, .method = method,
                                          .path = path, .status = status,
                                          .body = quoted(text)),
                                 NULL);
}

/* The server serves ConfigMaps and Nodes.  Comes last, since many paths begin
 * with these. */
static int serve(struct fixture *fixture)
{
    char none[] = "{'kind':'APIGroupDiscoveryList','items':[]}";
    char core[] =
        "{'kind':'APIGroupDiscoveryList','items':[{'metadata':{},'versions':[{"
        "'version':'v1','freshness':'Current','resources':[{'resource':"
        "'configmaps','responseKind':{'kind':'ConfigMap'},'scope':'Namespaced',"
        "'singularResource':'x','verbs':['get']},{'resource':'nodes',"
        "'responseKind':{'kind':'Node'},'scope':'Cluster','singularResource':"
        "'y','verbs':['get']}]}]}]}";

    TRY(kin_fake_client_reply(fixture->fake,
                              KIN_OPTS(kin_fake_reply, .path = "/apis",
                                       .body = quoted(none),
                                       .is_lasting = true),
                              NULL));
    return kin_fake_client_reply(fixture->fake,
                                 KIN_OPTS(kin_fake_reply, .path = "/api",
                                          .body = quoted(core),
                                          .is_lasting = true),
                                 NULL);
}

/* The methods of the requests for objects. */
static void expect(struct fixture *fixture, const char *expected)
{
    char log[256] = "";
    kin_fake_request one = {.size = sizeof(one)};

    for (size_t i = 0; kin_fake_client_request_at(fixture->fake, i, &one);
         i++) {
        size_t len = strlen(log);
        if (strstr(one.path.ptr, "/n-"))
            snprintf(log + len, sizeof(log) - len, "%.*s ",
                     KIN_STR(one.method));
    }
    assert_string_equal(log, expected);
}

static kin_fake_request request(struct fixture *fixture, size_t index)
{
    kin_fake_request ret = {.size = sizeof(ret), .method = {NULL, 0}};

    assert_true(kin_fake_client_request_at(fixture->fake, index, &ret));
    return ret;
}

#define OWNER(uid)                                                             \
    "{'apiVersion':'v1','kind':'ConfigMap','name':'n-" uid "','uid':'" uid     \
    "','blockOwnerDeletion':true}"
#define OWNED(owners) "'ownerReferences':[" owners "]"
#define WAITING                                                                \
    "'deletionTimestamp':'2026-01-01T00:00:00Z','finalizers':["                \
    "'foregroundDeletion']"

KIN_TEST(deletes_an_object_without_owner_by_version)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &maps, "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED(OWNER("s"))));
    kin__gc_graph_remove(&fixture.gc.graph, KIN__S("s"));
    TRY(answer(&fixture, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&fixture, "DELETE", POD_PATH, &pods, "p", ""));
    TRY(kin__gc_delete(&fixture.gc, KIN__S("p"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 2);
    kin_fake_request sent = request(&fixture, 1);
    assert_str_equal(sent.method, "DELETE");
    assert_non_null(strstr(sent.body.ptr, "\"uid\":\"p\""));
    assert_non_null(strstr(sent.body.ptr, "\"resourceVersion\":\"5\""));
    assert_non_null(
        strstr(sent.body.ptr, "\"propagationPolicy\":\"Background\""));
    return 0;
}

KIN_TEST(does_not_touch_a_replaced_object)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;
    struct kin__gc_facts facts;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &pods, "p", OWNED(OWNER("s"))));
    kin__gc_graph_remove(&fixture.gc.graph, KIN__S("s"));
    TRY(kin_fake_client_reply(
        fixture.fake,
        KIN_OPTS(kin_fake_reply, .method = "GET", .path = POD_PATH,
                 .body = KIN__S("{\"apiVersion\":\"v1\",\"kind\":\"Pod\","
                                "\"metadata\":{\"name\":\"n-p\",\"uid\":"
                                "\"new\"}}")),
        NULL));
    TRY(kin__gc_delete(&fixture.gc, KIN__S("p"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 1);
    assert_false(kin__gc_graph_facts(&fixture.gc.graph, KIN__S("p"), &facts));
    return 0;
}

KIN_TEST(drops_only_the_reference_if_an_owner_is_left)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &maps, "s", ""));
    TRY(see(&fixture, &maps, "t", ""));
    TRY(see(&fixture, &pods, "p", OWNED(OWNER("s") "," OWNER("t"))));
    kin__gc_graph_remove(&fixture.gc.graph, KIN__S("s"));
    TRY(answer(&fixture, "GET", POD_PATH, &pods, "p",
               OWNED(OWNER("s") "," OWNER("t"))));
    TRY(answer(&fixture, "PATCH", POD_PATH, &pods, "p", OWNED(OWNER("t"))));
    TRY(kin__gc_delete(&fixture.gc, KIN__S("p"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 2);
    kin_fake_request sent = request(&fixture, 1);
    assert_str_equal(sent.method, "PATCH");
    assert_non_null(strstr(sent.body.ptr, "\"uid\":\"t\""));
    assert_null(strstr(sent.body.ptr, "\"uid\":\"s\""));
    return 0;
}

KIN_TEST(drops_the_finalizer_when_no_dependent_is_left)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &maps, "s", WAITING));
    TRY(answer(&fixture, "GET", MAP_PATH, &maps, "s", WAITING));
    TRY(answer(&fixture, "PATCH", MAP_PATH, &maps, "s", ""));
    TRY(kin__gc_delete(&fixture.gc, KIN__S("s"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 2);
    assert_non_null(strstr(request(&fixture, 1).body.ptr, "\"finalizers\""));
    return 0;
}

KIN_TEST(a_waiting_owner_checks_its_dependents)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &maps, "s", WAITING));
    TRY(see(&fixture, &pods, "p", OWNED(OWNER("s"))));
    fixture.log[0] = '\0';
    TRY(answer(&fixture, "GET", MAP_PATH, &maps, "s", WAITING));
    TRY(kin__gc_delete(&fixture.gc, KIN__S("s"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 1);
    assert_string_equal(fixture.log, "p ");
    return 0;
}

KIN_TEST(does_not_fetch_deleted_objects)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &pods, "p",
            OWNED(OWNER("s")) ",'deletionTimestamp':'2026-01-01T00:00:00Z'"));
    TRY(kin__gc_delete(&fixture.gc, KIN__S("p"), NULL, &err));
    TRY(kin__gc_delete(&fixture.gc, KIN__S("gone"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 0);
    return 0;
}

KIN_TEST(releases_orphans_before_their_owner)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;
    const char *orphaning = "'deletionTimestamp':'2026-01-01T00:00:00Z',"
                            "'finalizers':['orphan']";

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &maps, "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED(OWNER("s"))));
    TRY(see(&fixture, &maps, "s", orphaning));
    assert_string_equal(fixture.log, "orphan:s ");
    TRY(answer(&fixture, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&fixture, "PATCH", POD_PATH, &pods, "p", ""));
    TRY(answer(&fixture, "GET", MAP_PATH, &maps, "s", orphaning));
    TRY(answer(&fixture, "PATCH", MAP_PATH, &maps, "s", ""));
    TRY(kin__gc_orphan(&fixture.gc, KIN__S("s"), NULL, &err));
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 4);
    assert_str_equal(request(&fixture, 1).path, POD_PATH);
    assert_str_equal(request(&fixture, 3).path, MAP_PATH);
    return 0;
}

/* ---- owners that the graph does not know ---- */

/* No event would arrive for its deletion. */
KIN_TEST(an_unknown_owner_is_checked_again)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&fixture, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&fixture, "GET", MAP_PATH, &maps, "s", ""));
    TRY(serve(&fixture));
    assert_int_equal(kin__gc_delete(&fixture.gc, KIN__S("p"), NULL, &err), 1);
    expect(&fixture, "GET GET ");
    /* Once it was observed, no request is needed. */
    TRY(see(&fixture, &maps, "s", ""));
    assert_int_equal(kin__gc_delete(&fixture.gc, KIN__S("p"), NULL, &err), 0);
    expect(&fixture, "GET GET ");
    return 0;
}

/* Its informer can no longer store it: the cache has lost it, the server has
 * not. */
KIN_TEST(an_isolated_owner_is_not_deleted)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &maps, "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED(OWNER("s"))));
    kin__gc_graph_hide(&fixture.gc.graph, KIN__S("s"));
    TRY(answer(&fixture, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&fixture, "GET", MAP_PATH, &maps, "s", ""));
    TRY(serve(&fixture));
    assert_int_equal(kin__gc_delete(&fixture.gc, KIN__S("p"), NULL, &err), 1);
    expect(&fixture, "GET GET ");
    return 0;
}

KIN_TEST(an_owner_in_another_namespace_does_not_count)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see_in(&fixture, &maps, "other", "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED(OWNER("s"))));
    TRY(answer(&fixture, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(refuse(&fixture, "GET", MAP_PATH, 404, "NotFound", "n-s"));
    TRY(answer(&fixture, "DELETE", POD_PATH, &pods, "p", ""));
    TRY(serve(&fixture));
    assert_int_equal(kin__gc_delete(&fixture.gc, KIN__S("p"), NULL, &err), 0);
    assert_int_equal(err.code, 0);
    expect(&fixture, "GET GET DELETE ");
    return 0;
}

/* Such an owner never counted, so its deletion means nothing. */
KIN_TEST(keeps_a_cluster_scoped_object_of_a_namespaced_owner)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &maps, "s", ""));
    TRY(see_in(&fixture, &nodes, "", "p", OWNED(OWNER("s"))));
    kin__gc_graph_remove(&fixture.gc.graph, KIN__S("s"));
    TRY(answer(&fixture, "GET", "/api/v1/nodes/n-p", &nodes, "p",
               OWNED(OWNER("s"))));
    TRY(serve(&fixture));
    assert_int_equal(kin__gc_delete(&fixture.gc, KIN__S("p"), NULL, &err), 0);
    expect(&fixture, "GET ");
    return 0;
}

/* ---- responses that say nothing about objects ---- */

/* For a version that is no longer served, all objects seem to be deleted. */
KIN_TEST(an_unserved_resource_is_not_deleted)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;
    struct kin__gc_facts facts;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &pods, "p", OWNED(OWNER("s"))));
    TRY(kin_fake_client_reply(fixture.fake,
                              KIN_OPTS(kin_fake_reply, .path = POD_PATH,
                                       .status = 404,
                                       .content_type = "text/plain",
                                       .body = KIN__S("404 page not found")),
                              NULL));
    TRY(serve(&fixture));
    assert_int_equal(kin__gc_delete(&fixture.gc, KIN__S("p"), NULL, &err),
                     KIN_EUNSUPPORTED);
    assert_true(kin__gc_graph_facts(&fixture.gc.graph, KIN__S("p"), &facts));
    return 0;
}

KIN_TEST(forgets_deleted_objects)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;
    struct kin__gc_facts facts;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(see(&fixture, &pods, "p", OWNED(OWNER("s"))));
    TRY(refuse(&fixture, "GET", POD_PATH, 404, "NotFound", "n-p"));
    TRY(kin__gc_delete(&fixture.gc, KIN__S("p"), NULL, &err));
    assert_false(kin__gc_graph_facts(&fixture.gc.graph, KIN__S("p"), &facts));
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 1);
    return 0;
}

/* ---- concurrent changes ---- */

/* Gets `now` as owner references after a conflict. */
static int delete_changed(struct fixture *fixture, const char *now,
                          kin_error *err)
{
    TRY(see(fixture, &maps, "s", ""));
    TRY(see(fixture, &pods, "p", OWNED(OWNER("s"))));
    kin__gc_graph_remove(&fixture->gc.graph, KIN__S("s"));
    TRY(answer(fixture, "GET", POD_PATH, &pods, "p", OWNED(OWNER("s"))));
    TRY(refuse(fixture, "DELETE", POD_PATH, 409, "Conflict", "n-p"));
    TRY(answer(fixture, "GET", POD_PATH, &pods, "p", now));
    TRY(answer(fixture, "DELETE", POD_PATH, &pods, "p", ""));
    return kin__gc_delete(&fixture->gc, KIN__S("p"), NULL, err);
}

KIN_TEST(deletes_a_changing_object_in_any_version)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture));
    assert_int_equal(delete_changed(&fixture, OWNED(OWNER("s")), &err), 0);
    expect(&fixture, "GET DELETE GET DELETE ");
    kin_str body = request(&fixture, 3).body;
    assert_non_null(strstr(body.ptr, "\"uid\":\"p\""));
    assert_null(strstr(body.ptr, "resourceVersion"));
    return 0;
}

KIN_TEST(does_not_delete_an_object_with_new_owners)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture));
    assert_int_equal(
        delete_changed(&fixture, OWNED(OWNER("s") "," OWNER("t")), &err),
        KIN_ECONFLICT);
    expect(&fixture, "GET DELETE GET ");
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(deletes_an_object_without_owner_by_version),
    KIN_TEST_ENTRY(does_not_touch_a_replaced_object),
    KIN_TEST_ENTRY(drops_only_the_reference_if_an_owner_is_left),
    KIN_TEST_ENTRY(drops_the_finalizer_when_no_dependent_is_left),
    KIN_TEST_ENTRY(a_waiting_owner_checks_its_dependents),
    KIN_TEST_ENTRY(does_not_fetch_deleted_objects),
    KIN_TEST_ENTRY(releases_orphans_before_their_owner),
    KIN_TEST_ENTRY(an_unknown_owner_is_checked_again),
    KIN_TEST_ENTRY(an_isolated_owner_is_not_deleted),
    KIN_TEST_ENTRY(an_owner_in_another_namespace_does_not_count),
    KIN_TEST_ENTRY(keeps_a_cluster_scoped_object_of_a_namespaced_owner),
    KIN_TEST_ENTRY(an_unserved_resource_is_not_deleted),
    KIN_TEST_ENTRY(forgets_deleted_objects),
    KIN_TEST_ENTRY(deletes_a_changing_object_in_any_version),
    KIN_TEST_ENTRY(does_not_delete_an_object_with_new_owners))
