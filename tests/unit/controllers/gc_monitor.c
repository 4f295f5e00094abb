/* SPDX-License-Identifier: Apache-2.0 */
/* Notifications of the informers of the collector; the test controls their
 * sources */
#include <stdio.h>
#include <string.h>

#include <kin/fake_client.h>
#include <kin/manager.h>

#include "base/str.h"
#include "control/manager.h"
#include "controllers/controller.h"
#include "controllers/gc.h"
#include "factory_test.h"
#include "kin_test.h"

enum { POLL_MS = 2 };

static const kin_resource maps = {"", "v1", "configmaps", "ConfigMap", false};
static const kin_resource widgets = {"ex.io", "v1", "widgets", "Widget", false};

/* A collector that only records what it would do. */
struct fixture {
    kin_fake_client *fake;
    kin_client *client;
    kin_manager *manager;  /* does not run */
    struct fakes fakes;    /* sources of ConfigMaps and of widgets */
    kin_fake_source *gone; /* source of widgets in a version without a list */
    kin_manager_context context;
    struct kin__gc gc;
    char log[256]; /* guarded by the collector's mutex */
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
    kin__gc_monitor_end(&fixture->gc);
    (void)kin_reconciler_free(fixture->gc.reconciler);
    (void)kin_factory_free(fixture->context.factory);
    (void)kin_discovery_unref(fixture->context.discovery);
    (void)kin_manager_free(fixture->manager);
    (void)kin_client_unref(fixture->client);
    (void)kin_fake_client_free(fixture->fake);
    kin__gc_graph_done(&fixture->gc.graph);
    kin__mutex_done(&fixture->gc.mutex);
    fakes_done(&fixture->fakes);
    (void)kin_fake_source_free(fixture->gone);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

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

/* The server serves ConfigMaps and other groups, which change. */
static int fixture_serve(struct fixture *fixture, const char *first,
                         const char *then)
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
            fixture->fake,
            KIN_OPTS(kin_fake_reply, .path = "/apis", .body = kin_s(first)),
            NULL));
    TRY(kin_fake_client_reply(fixture->fake,
                              KIN_OPTS(kin_fake_reply, .path = "/apis",
                                       .body = kin_s(then), .is_lasting = true),
                              NULL));
    return kin_fake_client_reply(fixture->fake,
                                 KIN_OPTS(kin_fake_reply, .path = "/api",
                                          .body = kin_s(core),
                                          .is_lasting = true),
                                 NULL);
}

static int fixture_source(const kin_resource *resource, kin_str ns,
                          kin_lister_watcher **ret, kin_error *err,
                          void *userdata)
{
    struct fixture *fixture = userdata;

    if (strcmp(resource->version, "v1alpha1") != 0)
        return fakes_source(resource, ns, ret, err, &fixture->fakes);
    *ret = kin_lister_watcher_ref(
        kin_fake_source_lister_watcher(fixture->gone));
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

static int fixture_manage(struct fixture *fixture)
{
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    opts.client = fixture->client;
    opts.descriptors = kin__controllers;
    TRY(kin_manager_new(&opts, &fixture->manager, NULL));
    fixture->manager->are_started = true;
    fixture->context.manager = fixture->manager;
    fixture->context.client = fixture->client;
    TRY(kin_discovery_new(fixture->client, NULL, &fixture->context.discovery,
                          NULL));
    TRY(kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(
            kin_factory_opts, .source = fixture_source, .userdata = fixture,
            .informer = KIN_OPTS(kin_informer_opts, .transform = reject_odd)),
        &fixture->context.factory, NULL));
    fixture->context.metadata = fixture->context.factory;
    return kin_reconciler_new(
        KIN_OPTS(kin_reconciler_opts, .name = "gc", .reconcile = nothing),
        &fixture->gc.reconciler, NULL);
}

static int fixture_init_with(struct fixture *fixture, const char *first,
                             const char *then)
{
    memset(fixture, 0, sizeof(*fixture));
    CDS_INIT_LIST_HEAD(&fixture->gc.monitors);
    kin__mutex_init(&fixture->gc.mutex);
    kin__gc_graph_init(&fixture->gc.graph, /* alloc= */ NULL, 7);
    fixture->gc.graph.emit = fixture_emit;
    fixture->gc.graph.userdata = fixture;
    fixture->gc.context = &fixture->context;
    TRY(kin_fake_client_new(NULL, &fixture->fake, NULL));
    TRY(kin_fake_client_connect(fixture->fake, NULL, &fixture->client, NULL));
    TRY(fakes_add(&fixture->fakes, NULL, &maps));
    TRY(fakes_add(&fixture->fakes, NULL, &widgets));
    TRY(kin_fake_source_new(NULL, &widgets, &fixture->gone, NULL));
    TRY(fixture_serve(fixture, first, then));
    return fixture_manage(fixture);
}

static int fixture_init(struct fixture *fixture)
{
    return fixture_init_with(fixture, NULL, GROUPS(""));
}

static int fixture_follow(struct fixture *fixture)
{
    TRY(kin__gc_monitor_all(&fixture->gc, NULL, NULL));
    kin__gc_monitor_wait(&fixture->gc, NULL, kin_deadline_ms(SOON_MS));
    return 0;
}

/* A ConfigMap; `owner` is the uid of another one, or NULL.  Lists are sorted by
 * name: an owner comes first. */
static int put(struct fixture *fixture, const char *name, const char *uid,
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
    return fakes_put(&fixture->fakes, 0, text);
}

static bool has(struct fixture *fixture, const char *uid)
{
    struct kin__gc_facts facts;

    KIN__LOCK_SCOPE(&fixture->gc.mutex);
    return kin__gc_graph_facts(&fixture->gc.graph, kin_s(uid), &facts);
}

/* An object that is put later is observed later. */
static void await(struct fixture *fixture, const char *uid)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    while (!has(fixture, uid)) {
        if (kin_deadline_ms(0).at_ns > deadline.at_ns)
            fail_msg("%s is not seen", uid);
        (void)kin_stop_wait(NULL, kin_deadline_ms(POLL_MS));
    }
}

static void expect(struct fixture *fixture, const char *log)
{
    KIN__LOCK_SCOPE(&fixture->gc.mutex);
    assert_string_equal(fixture->log, log);
    fixture->log[0] = '\0';
}

KIN_TEST(a_changed_object_stays_in_the_graph)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(put(&fixture, "owner", "o", "1", NULL));
    TRY(put(&fixture, "pet", "p", "1", "o"));
    TRY(fixture_follow(&fixture));
    expect(&fixture, "");
    TRY(put(&fixture, "owner", "o", "2", NULL));
    TRY(put(&fixture, "last", "l", "1", NULL));
    await(&fixture, "l");
    expect(&fixture, "");
    assert_true(has(&fixture, "o"));
    assert_true(has(&fixture, "p"));
    return 0;
}

/* Deleted and recreated while disconnected: the informer delivers an update. */
KIN_TEST(a_replaced_object_is_another_node)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(put(&fixture, "owner", "o", "1", NULL));
    TRY(put(&fixture, "pet", "p", "1", "o"));
    TRY(fixture_follow(&fixture));
    kin_fake_source_set_silent(fixture.fakes.sources[0], true);
    TRY(put(&fixture, "owner", "o2", "1", NULL));
    kin_fake_source_compact(fixture.fakes.sources[0]);
    kin_fake_source_set_silent(fixture.fakes.sources[0], false);
    kin_fake_source_end_watches(fixture.fakes.sources[0], KIN_FLOW_LOST);
    await(&fixture, "o2");
    assert_false(has(&fixture, "o"));
    expect(&fixture, "p ");
    return 0;
}

KIN_TEST(a_deleted_object_leaves_the_graph)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(put(&fixture, "owner", "o", "1", NULL));
    TRY(put(&fixture, "pet", "p", "1", "o"));
    TRY(fixture_follow(&fixture));
    TRY(kin_fake_source_delete(fixture.fakes.sources[0], kin_s("ns/owner"),
                               NULL));
    TRY(put(&fixture, "last", "l", "1", NULL));
    await(&fixture, "l");
    assert_false(has(&fixture, "o"));
    expect(&fixture, "p ");
    return 0;
}

/* Its informer can no longer store it: the server still has it. */
KIN_TEST(an_isolated_object_is_not_deleted)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(put(&fixture, "owner", "o", "1", NULL));
    TRY(put(&fixture, "pet", "p", "1", "o"));
    TRY(fixture_follow(&fixture));
    TRY(put(&fixture, "owner", "o", "odd", NULL));
    TRY(put(&fixture, "last", "l", "1", NULL));
    await(&fixture, "l");
    assert_true(has(&fixture, "o"));
    expect(&fixture, "p "); /* to get its owner from the server */
    return 0;
}

/* A version that is removed before its informer has a list is not waited for,
 * but the next one is. */
KIN_TEST(does_not_wait_for_a_version_that_is_gone)
{
    static const kin_fake_failure gone = {.size = sizeof(gone),
                                          .http_status = 404};
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init_with(&fixture, WIDGETS("v1alpha1"), WIDGETS("v1")));
    for (int i = 0; i < 1000; i++) {
        TRY(kin_fake_source_fail_list(fixture.gone, &gone, NULL));
        TRY(kin_fake_source_fail_watch(fixture.gone, &gone, NULL));
    }
    TRY(fakes_put(&fixture.fakes, 1,
                  "{'metadata':{'name':'w','namespace':'ns','uid':'w'}}"));
    TRY(fixture_follow(&fixture));
    assert_true(has(&fixture, "w"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_changed_object_stays_in_the_graph),
              KIN_TEST_ENTRY(a_replaced_object_is_another_node),
              KIN_TEST_ENTRY(a_deleted_object_leaves_the_graph),
              KIN_TEST_ENTRY(an_isolated_object_is_not_deleted),
              KIN_TEST_ENTRY(does_not_wait_for_a_version_that_is_gone))
