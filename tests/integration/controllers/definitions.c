/* SPDX-License-Identifier: Apache-2.0 */
/* Controllers on a server whose definitions come and go: what is gone is not
 * asked for any more, and what returns is looked after again. */
#include <stdatomic.h>

#include "base/alloc.h"
#include "controllers_place.h"

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

/* ---- the place ---- */

static int begin(struct place *place, struct counts *counts,
                 const char *controllers)
{
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    TRY(place_open(place));
    counts->client = place->client;
    opts.client = place->client;
    opts.descriptors = kin__controllers;
    opts.controllers = controllers;
    opts.settings = settings;
    opts.setting_count = sizeof(settings) / sizeof(settings[0]);
    opts.source = source;
    opts.userdata = counts;
    TRY(kin_manager_new(&opts, &place->manager, NULL));
    return kin__thread_start(&place->thread, NULL, place_run, place, NULL);
}

static bool is_established(const kin_object *object)
{
    return object &&
           kin_value_count(kin_value_get(
               kin_value_get(kin_object_value(object), KIN__S("status")),
               KIN__S("conditions"))) > 0;
}

static int define_widgets(struct place *place)
{
    TRY(place_create(
        place, &crds, "",
        "{'metadata':{'name':'widgets.example.com'},'spec':{'group':"
        "'example.com','scope':'Namespaced','names':{'plural':'widgets',"
        "'singular':'widget','kind':'Widget','listKind':'WidgetList'},"
        "'versions':[{'name':'v1','served':true,'storage':true,'schema':{"
        "'openAPIV3Schema':{'type':'object'}}}]}}",
        NULL));
    place_await(place, &crds, "", "widgets.example.com", is_established);
    return 0;
}

static int remove_widgets(struct place *place)
{
    TRY(place_delete(place, &crds, "", "widgets.example.com",
                     KIN_PROPAGATION_BACKGROUND));
    place_await(place, &crds, "", "widgets.example.com", has_gone);
    return 0;
}

static int make_widget(struct place *place, const char *ns, const char *name,
                       const kin_object *owner)
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
    return place_create(place, &widgets, ns, text, NULL);
}

/* A widget goes after its owner. */
static int collect_widget(struct place *place, const char *name)
{
    KIN_AUTO(kin_object) *owner = NULL;
    char text[128];

    snprintf(text, sizeof(text), "{'metadata':{'name':'%s'}}", name);
    TRY(place_create(place, &maps, "default", text, &owner));
    TRY(make_widget(place, "default", name, owner));
    TRY(place_delete(place, &maps, "default", name,
                     KIN_PROPAGATION_BACKGROUND));
    place_await(place, &widgets, "default", name, has_gone);
    return 0;
}

/* The collector has looked at the server at least once more. */
static int collect_secret(struct place *place)
{
    TRY(place_create(place, &secrets, "default",
                     "{'metadata':{'name':'s','ownerReferences':[{'apiVersion':"
                     "'v1','kind':'ConfigMap','name':'x','uid':'u'}]}}",
                     NULL));
    place_await(place, &secrets, "default", "s", has_gone);
    return 0;
}

KIN_TEST(the_collector_releases_what_is_gone_and_follows_what_returns)
{
    struct counts counts = {0};
    PLACE place;

    (void)alloc;
    TRY(begin(&place, &counts, "garbagecollector"));
    TRY(define_widgets(&place));
    TRY(collect_widget(&place, "one"));
    TRY(make_widget(&place, "default", "left", NULL));
    for (int round = 1; round <= 2; round++) {
        assert_int_equal(counts.made, round);
        TRY(remove_widgets(&place));
        await(&counts.freed, round);
        int requests = counts.requests;
        TRY(collect_secret(&place));
        assert_int_equal(counts.requests, requests);
        TRY(define_widgets(&place));
        TRY(collect_widget(&place, "again"));
        assert_true(counts.requests > requests);
    }
    assert_int_equal(place_end(&place), 0);
    return 0;
}

KIN_TEST(namespaces_go_whatever_is_defined)
{
    struct counts counts = {0};
    PLACE place;

    (void)alloc;
    TRY(begin(&place, &counts, "namespace"));
    for (int round = 0; round < 2; round++) {
        TRY(define_widgets(&place));
        TRY(place_create(&place, &namespaces, "", "{'metadata':{'name':'n'}}",
                         NULL));
        TRY(make_widget(&place, "n", "w", NULL));
        TRY(place_delete(&place, &namespaces, "", "n",
                         KIN_PROPAGATION_DEFAULT));
        place_await(&place, &namespaces, "", "n", has_gone);
        assert_false(place_has(&place, &widgets, "n", "w"));
        TRY(place_create(&place, &namespaces, "", "{'metadata':{'name':'m'}}",
                         NULL));
        TRY(make_widget(&place, "m", "w", NULL));
        TRY(remove_widgets(&place));
        TRY(place_delete(&place, &namespaces, "", "m",
                         KIN_PROPAGATION_DEFAULT));
        place_await(&place, &namespaces, "", "m", has_gone);
    }
    assert_int_equal(counts.made, 0); /* it follows namespaces alone */
    assert_int_equal(place_end(&place), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(
                  the_collector_releases_what_is_gone_and_follows_what_returns),
              KIN_TEST_ENTRY(namespaces_go_whatever_is_defined))
