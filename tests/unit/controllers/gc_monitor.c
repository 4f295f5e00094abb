/* SPDX-License-Identifier: Apache-2.0 */
/* What the collector learns from its informers; their sources are the test's.
 */
#include <stdio.h>
#include <string.h>

#include <kin/fake_client.h>
#include <kin/manager.h>

#include "base/str.h"
#include "control/manager.h"
#include "controllers/gc.h"
#include "controllers/table.h"
#include "factory_test.h"
#include "kin_test.h"

enum { POLL_MS = 2 };

static const kin_resource maps = {"", "v1", "configmaps", "ConfigMap", false};
static const kin_resource widgets = {"ex.io", "v1", "widgets", "Widget", false};

/* A collector that only looks: what it would do is written down. */
struct scene {
    kin_fake_client *fake;
    kin_client *client;
    kin_manager *manager;  /* does not run, but says so */
    struct fakes fakes;    /* of maps, and of widgets */
    kin_fake_source *gone; /* of widgets in a version without a list */
    kin_manager_context context;
    struct kin__gc gc;
    char log[256]; /* guarded by the collector's mutex */
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
    kin__gc_monitor_end(&scene->gc);
    (void)kin_reconciler_free(scene->gc.reconciler);
    (void)kin_factory_free(scene->context.factory);
    (void)kin_discovery_unref(scene->context.discovery);
    (void)kin_manager_free(scene->manager);
    (void)kin_client_unref(scene->client);
    (void)kin_fake_client_free(scene->fake);
    kin__gc_graph_done(&scene->gc.graph);
    kin__mutex_done(&scene->gc.mutex);
    fakes_done(&scene->fakes);
    (void)kin_fake_source_free(scene->gone);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static int nothing(kin_reconcile *call, kin_error *err, void *userdata)
{
    (void)call;
    (void)err;
    (void)userdata;
    return 0;
}

#define GROUPS(items)                                                          \
    "{\"kind\":\"APIGroupDiscoveryList\",\"items\":[" items "]}"
#define WIDGETS(version)                                                       \
    GROUPS("{\"metadata\":{\"name\":\"ex.io\"},\"versions\":[{\"version\":"    \
           "\"" version                                                        \
           "\",\"freshness\":\"Current\",\"resources\":[{\"resource\":"        \
           "\"widgets\",\"responseKind\":{\"kind\":\"Widget\"},\"scope\":"     \
           "\"Namespaced\",\"singularResource\":\"widget\",\"verbs\":["        \
           "\"delete\",\"get\",\"list\",\"watch\"]}]}]}")

/* The server serves ConfigMaps, and other groups: first some, then others. */
static int scene_serve(struct scene *scene, const char *first, const char *then)
{
    static const char core[] =
        "{\"kind\":\"APIGroupDiscoveryList\",\"items\":[{\"metadata\":{},"
        "\"versions\":[{\"version\":\"v1\",\"freshness\":\"Current\","
        "\"resources\":[{\"resource\":\"configmaps\",\"responseKind\":{"
        "\"kind\":\"ConfigMap\"},\"scope\":\"Namespaced\","
        "\"singularResource\":\"configmap\",\"verbs\":[\"delete\",\"get\","
        "\"list\",\"watch\"]}]}]}]}";

    if (first)
        TRY(kin_fake_client_reply(
            scene->fake,
            KIN_OPTS(kin_fake_reply, .path = "/apis", .body = kin_s(first)),
            NULL));
    TRY(kin_fake_client_reply(scene->fake,
                              KIN_OPTS(kin_fake_reply, .path = "/apis",
                                       .body = kin_s(then), .is_lasting = true),
                              NULL));
    return kin_fake_client_reply(scene->fake,
                                 KIN_OPTS(kin_fake_reply, .path = "/api",
                                          .body = kin_s(core),
                                          .is_lasting = true),
                                 NULL);
}

static int scene_source(const kin_resource *resource, kin_str ns,
                        kin_lister_watcher **ret, kin_error *err,
                        void *userdata)
{
    struct scene *scene = userdata;

    if (strcmp(resource->version, "v1alpha1") != 0)
        return fakes_source(resource, ns, ret, err, &scene->fakes);
    *ret = kin_lister_watcher_ref(kin_fake_source_lister_watcher(scene->gone));
    return 0;
}

/* Objects with this label cannot be stored. */
static int reject_odd(const kin_object *object, kin_object **ret,
                      kin_error *err, void *userdata)
{
    kin_str label = kin_value_str(
        kin_value_get(kin_object_labels(object), KIN__S("x")));

    (void)ret;
    (void)userdata;
    return kin_str_eq(label, KIN__S("odd"))
               ? kin_error_set(err, KIN_ELIMIT, "odd")
               : 0;
}

static int scene_manage(struct scene *scene)
{
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    opts.client = scene->client;
    opts.descriptors = kin__controllers;
    TRY(kin_manager_new(&opts, &scene->manager, NULL));
    scene->manager->are_started = true;
    scene->context.manager = scene->manager;
    scene->context.client = scene->client;
    TRY(kin_discovery_new(scene->client, NULL, &scene->context.discovery,
                          NULL));
    TRY(kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(
            kin_factory_opts, .source = scene_source, .userdata = scene,
            .informer = KIN_OPTS(kin_informer_opts, .transform = reject_odd)),
        &scene->context.factory, NULL));
    scene->context.metadata = scene->context.factory;
    return kin_reconciler_new(
        KIN_OPTS(kin_reconciler_opts, .name = "gc", .reconcile = nothing),
        &scene->gc.reconciler, NULL);
}

static int scene_init_with(struct scene *scene, const char *first,
                           const char *then)
{
    memset(scene, 0, sizeof(*scene));
    CDS_INIT_LIST_HEAD(&scene->gc.monitors);
    kin__mutex_init(&scene->gc.mutex);
    kin__gc_graph_init(&scene->gc.graph, /* alloc= */ NULL, 7);
    scene->gc.graph.emit = scene_emit;
    scene->gc.graph.userdata = scene;
    scene->gc.context = &scene->context;
    TRY(kin_fake_client_new(NULL, &scene->fake, NULL));
    TRY(kin_fake_client_connect(scene->fake, NULL, &scene->client, NULL));
    TRY(fakes_add(&scene->fakes, NULL, &maps));
    TRY(fakes_add(&scene->fakes, NULL, &widgets));
    TRY(kin_fake_source_new(NULL, &widgets, &scene->gone, NULL));
    TRY(scene_serve(scene, first, then));
    return scene_manage(scene);
}

static int scene_init(struct scene *scene)
{
    return scene_init_with(scene, NULL, GROUPS(""));
}

static int scene_follow(struct scene *scene)
{
    TRY(kin__gc_monitor_all(&scene->gc, NULL, NULL));
    kin__gc_monitor_wait(&scene->gc, NULL, kin_deadline_ms(SOON_MS));
    return 0;
}

/* A map; `owner` is the uid of another one, or NULL.  Lists are in the order of
 * names: an owner comes first. */
static int put(struct scene *scene, const char *name, const char *uid,
               const char *label, const char *owner)
{
    char text[400];
    int len = snprintf(text, sizeof(text),
                       "{'metadata':{'name':'%s','namespace':'ns','uid':'%s',"
                       "'labels':{'x':'%s'}",
                       name, uid, label);

    if (owner)
        len += snprintf(text + len, sizeof(text) - (size_t)len,
                        ",'ownerReferences':[{'apiVersion':'v1','kind':"
                        "'ConfigMap','name':'owner','uid':'%s'}]",
                        owner);
    snprintf(text + len, sizeof(text) - (size_t)len, "}}");
    return fakes_put(&scene->fakes, 0, text);
}

static bool has(struct scene *scene, const char *uid)
{
    struct kin__gc_facts facts;

    KIN__LOCK_SCOPE(&scene->gc.mutex);
    return kin__gc_graph_facts(&scene->gc.graph, kin_s(uid), &facts);
}

/* What is put after something else is seen after it. */
static void await(struct scene *scene, const char *uid)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    while (!has(scene, uid)) {
        if (kin_deadline_ms(0).at_ns > deadline.at_ns)
            fail_msg("%s is not seen", uid);
        (void)kin_stop_wait(NULL, kin_deadline_ms(POLL_MS));
    }
}

static void expect(struct scene *scene, const char *log)
{
    KIN__LOCK_SCOPE(&scene->gc.mutex);
    assert_string_equal(scene->log, log);
    scene->log[0] = '\0';
}

KIN_TEST(what_changes_stays)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(put(&scene, "owner", "o", "1", NULL));
    TRY(put(&scene, "pet", "p", "1", "o"));
    TRY(scene_follow(&scene));
    expect(&scene, "");
    TRY(put(&scene, "owner", "o", "2", NULL));
    TRY(put(&scene, "last", "l", "1", NULL));
    await(&scene, "l");
    expect(&scene, "");
    assert_true(has(&scene, "o"));
    assert_true(has(&scene, "p"));
    return 0;
}

/* Deleted and made again while nobody watched: the informer calls it an
 * update. */
KIN_TEST(another_object_of_the_same_name_is_another)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(put(&scene, "owner", "o", "1", NULL));
    TRY(put(&scene, "pet", "p", "1", "o"));
    TRY(scene_follow(&scene));
    kin_fake_source_set_silent(scene.fakes.sources[0], true);
    TRY(put(&scene, "owner", "o2", "1", NULL));
    kin_fake_source_compact(scene.fakes.sources[0]);
    kin_fake_source_set_silent(scene.fakes.sources[0], false);
    kin_fake_source_end_watches(scene.fakes.sources[0], KIN_FLOW_LOST);
    await(&scene, "o2");
    assert_false(has(&scene, "o"));
    expect(&scene, "p ");
    return 0;
}

KIN_TEST(what_is_deleted_is_gone)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(put(&scene, "owner", "o", "1", NULL));
    TRY(put(&scene, "pet", "p", "1", "o"));
    TRY(scene_follow(&scene));
    TRY(kin_fake_source_delete(scene.fakes.sources[0], kin_s("ns/owner"),
                               NULL));
    TRY(put(&scene, "last", "l", "1", NULL));
    await(&scene, "l");
    assert_false(has(&scene, "o"));
    expect(&scene, "p ");
    return 0;
}

/* Its informer cannot store it any more: the server still has it. */
KIN_TEST(what_is_isolated_has_not_gone)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(put(&scene, "owner", "o", "1", NULL));
    TRY(put(&scene, "pet", "p", "1", "o"));
    TRY(scene_follow(&scene));
    TRY(put(&scene, "owner", "o", "odd", NULL));
    TRY(put(&scene, "last", "l", "1", NULL));
    await(&scene, "l");
    assert_true(has(&scene, "o"));
    expect(&scene, "p "); /* to ask the server for its owner */
    return 0;
}

/* A version that is taken away before its informer has a list is not waited
 * for, but the next one is. */
KIN_TEST(a_version_that_went_before_its_list_is_not_waited_for)
{
    static const kin_fake_failure gone = {.size = sizeof(gone),
                                          .http_status = 404};
    SCENE scene;

    (void)alloc;
    TRY(scene_init_with(&scene, WIDGETS("v1alpha1"), WIDGETS("v1")));
    for (int i = 0; i < 1000; i++) {
        TRY(kin_fake_source_fail_list(scene.gone, &gone, NULL));
        TRY(kin_fake_source_fail_watch(scene.gone, &gone, NULL));
    }
    TRY(fakes_put(&scene.fakes, 1,
                  "{'metadata':{'name':'w','namespace':'ns','uid':'w'}}"));
    TRY(scene_follow(&scene));
    assert_true(has(&scene, "w"));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(what_changes_stays),
    KIN_TEST_ENTRY(another_object_of_the_same_name_is_another),
    KIN_TEST_ENTRY(what_is_deleted_is_gone),
    KIN_TEST_ENTRY(what_is_isolated_has_not_gone),
    KIN_TEST_ENTRY(a_version_that_went_before_its_list_is_not_waited_for))
