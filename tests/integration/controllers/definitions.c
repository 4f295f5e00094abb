/* SPDX-License-Identifier: Apache-2.0 */
/* Controllers on a server whose custom resource definitions come and go:
 * resources that are gone are no longer requested, and those that return are
 * handled again. */
#include <stdatomic.h>

#include "base/alloc.h"
#include "controllers_fixture.h"

static const kin_resource maps = {"", "v1", "configmaps", "ConfigMap", false};
static const kin_resource secrets = {"", "v1", "secrets", "Secret", false};
static const kin_resource namespaces = {"", "v1", "namespaces", "Namespace",
                                        true};
static const kin_resource crds = {"apiextensions.k8s.io", "v1",
                                  "customresourcedefinitions",
                                  "CustomResourceDefinition", true};
static const kin_resource widgets = {"example.com", "v1", "widgets", "Widget",
                                     false};
static const kin_manager_setting_pair settings[] = {{"gc-resync-ms", 20},
                                                    {"namespace-grace-ms", 1}};

/* ---- requests for widgets, which are counted ---- */

struct counts {
    kin_client *client;
    _Atomic int made;
    _Atomic int freed;
    _Atomic int requests;
};

struct counted {
    kin_lister_watcher lw;
    kin_lister_watcher *inner; /* owned */
    struct counts *counts;
};

static int counted_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                        const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct counted *self = (struct counted *)lw;

    self->counts->requests++;
    return self->inner->ops->list(self->inner, opts, sink, ret, err);
}

static int counted_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                         const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct counted *self = (struct counted *)lw;

    self->counts->requests++;
    return self->inner->ops->watch(self->inner, opts, sink, ret, err);
}

static void counted_free(kin_lister_watcher *lw)
{
    struct counted *self = (struct counted *)lw;

    self->counts->freed++;
    (void)kin_lister_watcher_unref(self->inner);
    kin__free(NULL, self);
}

static const kin_lister_watcher_ops counted_ops = {
    .size = sizeof(counted_ops),
    .list = counted_list,
    .watch = counted_watch,
    .free = counted_free,
};

static int source(const kin_resource *resource, kin_str ns,
                  kin_lister_watcher **ret, kin_error *err, void *userdata)
{
    struct counts *counts = userdata;
    int r = kin_lister_watcher_new(counts->client, resource, ns, ret, err);

    if (r < 0 || strcmp(resource->plural, "widgets") != 0)
        return r;
    struct counted *self = kin__alloc0(NULL, 1, sizeof(*self));
    assert_non_null(self);
    self->lw = **ret;
    self->lw.references = 0;
    self->lw.ops = &counted_ops;
    self->inner = *ret;
    self->counts = counts;
    counts->made++;
    *ret = &self->lw;
    return 0;
}

static void await(const _Atomic int *counter, int count)
{
    kin_deadline soon = kin_deadline_ms(SOON_MS);

    while (*counter < count && kin_deadline_ms(0).at_ns < soon.at_ns)
        (void)kin_stop_wait(NULL, kin_deadline_ms(POLL_MS));
    assert_int_equal(*counter, count);
}

/* ---- the cluster ---- */

static int begin(struct cluster *cluster, struct counts *counts,
                 const char *controllers)
{
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    TRY(cluster_open(cluster));
    counts->client = cluster->client;
    opts.client = cluster->client;
    opts.descriptors = kin__controllers;
    opts.controllers = controllers;
    opts.settings = settings;
    opts.setting_count = sizeof(settings) / sizeof(settings[0]);
    opts.source = source;
    opts.userdata = counts;
    TRY(kin_manager_new(&opts, &cluster->manager, NULL));
    return kin__thread_start(&cluster->thread, NULL, cluster_run, cluster,
                             NULL);
}

static bool is_established(const kin_object *object)
{
    return object &&
           kin_value_count(kin_value_get(
               kin_value_get(kin_object_value(object), KIN__S("status")),
               KIN__S("conditions"))) > 0;
}

static int define_widgets(struct cluster *cluster)
{
    TRY(cluster_create(
        cluster, &crds, "",
        "{'metadata':{'name':'widgets.example.com'},'spec':{'group':"
        "'example.com','scope':'Namespaced','names':{'plural':'widgets',"
        "'singular':'widget','kind':'Widget','listKind':'WidgetList'},"
        "'versions':[{'name':'v1','served':true,'storage':true,'schema':{"
        "'openAPIV3Schema':{'type':'object'}}}]}}",
        NULL));
    cluster_await(cluster, &crds, "", "widgets.example.com", is_established);
    return 0;
}

static int remove_widgets(struct cluster *cluster)
{
    TRY(cluster_delete(cluster, &crds, "", "widgets.example.com",
                       KIN_PROPAGATION_BACKGROUND));
    cluster_await(cluster, &crds, "", "widgets.example.com", is_deleted);
    return 0;
}

static int make_widget(struct cluster *cluster, const char *ns,
                       const char *name, const kin_object *owner)
{
    char text[1024];
    char owners[512] = "";

    if (owner)
        snprintf(owners, sizeof(owners),
                 "{'apiVersion':'v1','kind':'ConfigMap','name':'%s','uid':"
                 "'%s'}",
                 kin_object_name(owner).ptr, kin_object_uid(owner).ptr);
    snprintf(text, sizeof(text),
             "{'apiVersion':'example.com/v1','kind':'Widget','metadata':{"
             "'name':'%s','ownerReferences':[%s]}}",
             name, owners);
    return cluster_create(cluster, &widgets, ns, text, NULL);
}

/* A widget is deleted after its owner. */
static int collect_widget(struct cluster *cluster, const char *name)
{
    KIN_AUTO(kin_object) *owner = NULL;
    char text[128];

    snprintf(text, sizeof(text), "{'metadata':{'name':'%s'}}", name);
    TRY(cluster_create(cluster, &maps, "default", text, &owner));
    TRY(make_widget(cluster, "default", name, owner));
    TRY(cluster_delete(cluster, &maps, "default", name,
                       KIN_PROPAGATION_BACKGROUND));
    cluster_await(cluster, &widgets, "default", name, is_deleted);
    return 0;
}

/* The collector has repeated discovery at least once. */
static int collect_secret(struct cluster *cluster)
{
    TRY(cluster_create(
        cluster, &secrets, "default",
        "{'metadata':{'name':'s','ownerReferences':[{'apiVersion':"
        "'v1','kind':'ConfigMap','name':'x','uid':'u'}]}}",
        NULL));
    cluster_await(cluster, &secrets, "default", "s", is_deleted);
    return 0;
}

KIN_TEST(the_collector_follows_changing_definitions)
{
    struct counts counts = {0};
    CLUSTER cluster;

    (void)alloc;
    TRY(begin(&cluster, &counts, "garbagecollector"));
    TRY(define_widgets(&cluster));
    TRY(collect_widget(&cluster, "one"));
    TRY(make_widget(&cluster, "default", "left", NULL));
    for (int round = 1; round <= 2; round++) {
        assert_int_equal(counts.made, round);
        TRY(remove_widgets(&cluster));
        await(&counts.freed, round);
        int requests = counts.requests;
        TRY(collect_secret(&cluster));
        assert_int_equal(counts.requests, requests);
        TRY(define_widgets(&cluster));
        TRY(collect_widget(&cluster, "again"));
        assert_true(counts.requests > requests);
    }
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST(namespaces_are_deleted_despite_changing_definitions)
{
    struct counts counts = {0};
    CLUSTER cluster;

    (void)alloc;
    TRY(begin(&cluster, &counts, "namespace"));
    for (int round = 0; round < 2; round++) {
        TRY(define_widgets(&cluster));
        TRY(cluster_create(&cluster, &namespaces, "",
                           "{'metadata':{'name':'n'}}", NULL));
        TRY(make_widget(&cluster, "n", "w", NULL));
        TRY(cluster_delete(&cluster, &namespaces, "", "n",
                           KIN_PROPAGATION_DEFAULT));
        cluster_await(&cluster, &namespaces, "", "n", is_deleted);
        assert_false(cluster_has(&cluster, &widgets, "n", "w"));
        TRY(cluster_create(&cluster, &namespaces, "",
                           "{'metadata':{'name':'m'}}", NULL));
        TRY(make_widget(&cluster, "m", "w", NULL));
        TRY(remove_widgets(&cluster));
        TRY(cluster_delete(&cluster, &namespaces, "", "m",
                           KIN_PROPAGATION_DEFAULT));
        cluster_await(&cluster, &namespaces, "", "m", is_deleted);
    }
    assert_int_equal(counts.made, 0); /* it only watches namespaces */
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(the_collector_follows_changing_definitions),
    KIN_TEST_ENTRY(namespaces_are_deleted_despite_changing_definitions))
