/* SPDX-License-Identifier: Apache-2.0 */
/* The garbage collector on an embedded server. */
#include <kin/update.h>

#include "controllers_fixture.h"

static const kin_resource maps = {"", "v1", "configmaps", "ConfigMap", false};
static const kin_resource secrets = {"", "v1", "secrets", "Secret", false};

static int cluster_begin(struct cluster *cluster)
{
    TRY(cluster_open(cluster));
    return cluster_start(cluster, "garbagecollector", NULL, 0);
}

/* An object in the namespace "default"; `owners` is a list. */
static int make(struct cluster *cluster, const kin_resource *resource,
                const char *name, const char *owners, kin_object **ret)
{
    char text[2048];

    snprintf(text, sizeof(text),
             "{'metadata':{'name':'%s','ownerReferences':[%s]}}", name, owners);
    return cluster_create(cluster, resource, "default", text, ret);
}

static void write_owner(char *ret, size_t size, const kin_object *owner,
                        bool is_blocking)
{
    snprintf(ret, size,
             "{'apiVersion':'v1','kind':'ConfigMap','name':'%s','uid':'%s',"
             "'blockOwnerDeletion':%s}",
             kin_object_name(owner).ptr, kin_object_uid(owner).ptr,
             is_blocking ? "true" : "false");
}

/* An owner and its dependent, a Secret. */
static int make_pair(struct cluster *cluster, bool is_blocking)
{
    KIN_AUTO(kin_object) *owner = NULL;
    char text[512];

    TRY(make(cluster, &maps, "owner", "", &owner));
    write_owner(text, sizeof(text), owner, is_blocking);
    return make(cluster, &secrets, "owned", text, NULL);
}

static bool has_no_owner(const kin_object *object)
{
    return object && kin_value_count(kin_object_owner_references(object)) == 0;
}

static bool has_one_owner(const kin_object *object)
{
    return object && kin_value_count(kin_object_owner_references(object)) == 1;
}

static bool is_deleting(const kin_object *object)
{
    return object && kin_object_is_deleting(object);
}

KIN_TEST(deletes_dependents_of_a_deleted_owner)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(make_pair(&cluster, false));
    TRY(cluster_delete(&cluster, &maps, "default", "owner",
                       KIN_PROPAGATION_BACKGROUND));
    cluster_await(&cluster, &secrets, "default", "owned", is_deleted);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST(deletes_dependents_orphaned_before_the_start)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(make_pair(&cluster, false));
    TRY(cluster_delete(&cluster, &maps, "default", "owner",
                       KIN_PROPAGATION_BACKGROUND));
    assert_true(cluster_has(&cluster, &secrets, "default", "owned"));
    TRY(cluster_start(&cluster, "garbagecollector", NULL, 0));
    cluster_await(&cluster, &secrets, "default", "owned", is_deleted);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST(an_owner_that_never_existed_does_not_count)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(make(&cluster, &secrets, "owned",
             "{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':'u'}",
             NULL));
    cluster_await(&cluster, &secrets, "default", "owned", is_deleted);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

/* An Event to find. */
struct wanted {
    char text[512];
    bool is_there;
};

static int visit_event(const kin_object *event, void *userdata)
{
    struct wanted *wanted = userdata;
    kin_value root = kin_object_value(event);

    if (kin_str_eq(kin_value_str(kin_value_get(root, kin_s("reason"))),
                   kin_s("OwnerRefInvalidNamespace")) &&
        kin_str_eq(kin_value_str(kin_value_get(root, kin_s("message"))),
                   kin_s(wanted->text)))
        wanted->is_there = true;
    return 0;
}

static void await_event(struct cluster *cluster, const char *ns,
                        struct wanted *wanted)
{
    static const kin_resource events = {"", "v1", "events", "Event", false};
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = visit_event, .userdata = wanted};

    for (int i = 0; i < SOON_MS / POLL_MS && !wanted->is_there; i++) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(POLL_MS));
        assert_int_equal(
            kin_client_list(cluster->client, &events,
                            KIN_OPTS(kin_list_opts, .ns = kin_s(ns)), &handler,
                            NULL, NULL),
            0);
    }
    assert_true(wanted->is_there);
}

/* An owner that exists, but in a namespace that the reference cannot mean. */
KIN_TEST(an_owner_in_another_namespace_does_not_count)
{
    static const kin_resource namespaces = {"", "v1", "namespaces", "Namespace",
                                            true};
    CLUSTER cluster;
    KIN_AUTO(kin_object) *owner = NULL;
    char text[512];
    char owned[1024];
    struct wanted wanted = {.is_there = false};

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(cluster_create(&cluster, &namespaces, "", "{'metadata':{'name':'far'}}",
                       NULL));
    /* From here on, it observes one after the other. */
    TRY(make(&cluster, &maps, "first",
             "{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':'u'}",
             NULL));
    cluster_await(&cluster, &maps, "default", "first", is_deleted);
    TRY(make(&cluster, &maps, "owner", "", &owner));
    write_owner(text, sizeof(text), owner, false);
    snprintf(owned, sizeof(owned),
             "{'metadata':{'name':'owned','ownerReferences':[%s]}}", text);
    TRY(cluster_create(&cluster, &maps, "far", owned, NULL));
    cluster_await(&cluster, &maps, "far", "owned", is_deleted);
    snprintf(wanted.text, sizeof(wanted.text),
             "ownerRef [v1/ConfigMap, namespace: far, name: owner, uid: %s] "
             "does not exist in namespace \"far\"",
             kin_object_uid(owner).ptr);
    await_event(&cluster, "far", &wanted);
    assert_true(cluster_has(&cluster, &maps, "default", "owner"));
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

/* The collector has observed all Secrets when it has observed one that was
 * created after them.  It does not observe Secrets and their owners in the
 * order of creation. */
static int await_secrets_seen(struct cluster *cluster)
{
    TRY(make(cluster, &secrets, "last",
             "{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':'u'}",
             NULL));
    cluster_await(cluster, &secrets, "default", "last", is_deleted);
    return 0;
}

KIN_TEST(foreground_deletion_waits_for_dependents)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(make_pair(&cluster, true));
    TRY(cluster_patch(&cluster, &secrets, "default", "owned",
                      "{'metadata':{'finalizers':['example.com/x']}}"));
    TRY(await_secrets_seen(&cluster));
    TRY(cluster_delete(&cluster, &maps, "default", "owner",
                       KIN_PROPAGATION_FOREGROUND));
    cluster_await(&cluster, &secrets, "default", "owned", is_deleting);
    assert_true(cluster_has(&cluster, &maps, "default", "owner"));
    TRY(cluster_patch(&cluster, &secrets, "default", "owned",
                      "{'metadata':{'finalizers':null}}"));
    cluster_await(&cluster, &maps, "default", "owner", is_deleted);
    assert_false(cluster_has(&cluster, &secrets, "default", "owned"));
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST(foreground_deletion_ignores_nonblocking_dependents)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(make_pair(&cluster, false));
    TRY(cluster_patch(&cluster, &secrets, "default", "owned",
                      "{'metadata':{'finalizers':['example.com/x']}}"));
    TRY(cluster_delete(&cluster, &maps, "default", "owner",
                       KIN_PROPAGATION_FOREGROUND));
    cluster_await(&cluster, &maps, "default", "owner", is_deleted);
    cluster_await(&cluster, &secrets, "default", "owned", is_deleting);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST(keeps_orphans)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(make_pair(&cluster, true));
    TRY(await_secrets_seen(&cluster));
    TRY(cluster_delete(&cluster, &maps, "default", "owner",
                       KIN_PROPAGATION_ORPHAN));
    cluster_await(&cluster, &maps, "default", "owner", is_deleted);
    cluster_await(&cluster, &secrets, "default", "owned", has_no_owner);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST(one_existing_owner_is_enough)
{
    CLUSTER cluster;
    KIN_AUTO(kin_object) *owner = NULL;
    char text[512];
    char both[1024];

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(make(&cluster, &maps, "owner", "", &owner));
    write_owner(text, sizeof(text), owner, false);
    snprintf(both, sizeof(both),
             "%s,{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':'u'}",
             text);
    TRY(make(&cluster, &secrets, "owned", both, NULL));
    cluster_await(&cluster, &secrets, "default", "owned", has_one_owner);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

/* Each owns the other, and one waits for the other. */
KIN_TEST(deletes_cycles)
{
    CLUSTER cluster;
    KIN_AUTO(kin_object) *one = NULL;
    KIN_AUTO(kin_object) *two = NULL;
    char text[512];
    char patch[2048];

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(make(&cluster, &maps, "one", "", &one));
    write_owner(text, sizeof(text), one, true);
    TRY(make(&cluster, &maps, "two", text, &two));
    write_owner(text, sizeof(text), two, true);
    snprintf(patch, sizeof(patch), "{'metadata':{'ownerReferences':[%s]}}",
             text);
    TRY(cluster_patch(&cluster, &maps, "default", "one", patch));
    TRY(cluster_delete(&cluster, &maps, "default", "one",
                       KIN_PROPAGATION_FOREGROUND));
    cluster_await(&cluster, &maps, "default", "one", is_deleted);
    cluster_await(&cluster, &maps, "default", "two", is_deleted);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

/* Events are not monitored, so their deletion is not observed. */
KIN_TEST(checks_unmonitored_owners_again)
{
    static const kin_resource events = {"", "v1", "events", "Event", false};
    CLUSTER cluster;
    KIN_AUTO(kin_object) *owner = NULL;
    char text[512];

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(cluster_create(&cluster, &events, "default",
                       "{'metadata':{'name':'e'},'involvedObject':{'namespace':"
                       "'default'}}",
                       &owner));
    snprintf(text, sizeof(text),
             "{'apiVersion':'events.k8s.io/"
             "v1','kind':'Event','name':'e','uid':'%s'}",
             kin_object_uid(owner).ptr);
    TRY(make(&cluster, &secrets, "owned", text, NULL));
    TRY(make(&cluster, &secrets, "last",
             "{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':'u'}",
             NULL));
    cluster_await(&cluster, &secrets, "default", "last", is_deleted);
    assert_true(cluster_has(&cluster, &secrets, "default", "owned"));
    TRY(cluster_delete(&cluster, &events, "default", "e",
                       KIN_PROPAGATION_BACKGROUND));
    cluster_await(&cluster, &secrets, "default", "owned", is_deleted);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

/* ---- resources that are added and change ---- */

static const kin_resource crds = {"apiextensions.k8s.io", "v1",
                                  "customresourcedefinitions",
                                  "CustomResourceDefinition", true};
static const kin_resource old_widgets = {"example.com", "v1alpha1", "widgets",
                                         "Widget", false};
static const kin_resource new_widgets = {"example.com", "v1", "widgets",
                                         "Widget", false};
static const kin_manager_setting_pair soon[] = {{"gc-resync-ms", 20}};

#define VERSION(name, is_served, is_stored)                                    \
    "{'name':'" name "','served':" is_served ",'storage':" is_stored           \
    ",'schema':{'openAPIV3Schema':{'type':'object'}}}"

static int define_widgets(struct cluster *cluster)
{
    return cluster_create(
        cluster, &crds, "",
        "{'metadata':{'name':'widgets.example.com'},'spec':{'group':"
        "'example.com','scope':'Namespaced','names':{'plural':'widgets',"
        "'singular':'widget','kind':'Widget','listKind':'WidgetList'},"
        "'versions':[" VERSION("v1alpha1", "true", "true") "]}}",
        NULL);
}

static bool is_there(const kin_object *object)
{
    return object != NULL;
}

/* A widget that is created as soon as the server serves its kind. */
static int make_widget(struct cluster *cluster, const kin_resource *resource,
                       const char *name, const char *owners, kin_object **ret)
{
    char text[1024];

    snprintf(text, sizeof(text),
             "{'apiVersion':'example.com/%s','kind':'Widget','metadata':{"
             "'name':'%s','ownerReferences':[%s]}}",
             resource->version, name, owners);
    return cluster_create(cluster, resource, "default", text, ret);
}

static bool is_established(const kin_object *object)
{
    return object &&
           kin_value_count(kin_value_get(
               kin_value_get(kin_object_value(object), KIN__S("status")),
               KIN__S("conditions"))) > 0;
}

KIN_TEST(monitors_resources_that_are_added_later)
{
    CLUSTER cluster;
    KIN_AUTO(kin_object) *owner = NULL;
    char text[512];

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(cluster_start(&cluster, "garbagecollector", soon, 1));
    TRY(make(&cluster, &maps, "owner", "", &owner));
    TRY(define_widgets(&cluster));
    cluster_await(&cluster, &crds, "", "widgets.example.com", is_established);
    write_owner(text, sizeof(text), owner, false);
    TRY(make_widget(&cluster, &old_widgets, "w", text, NULL));
    TRY(cluster_delete(&cluster, &maps, "default", "owner",
                       KIN_PROPAGATION_BACKGROUND));
    cluster_await(&cluster, &old_widgets, "default", "w", is_deleted);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

/* What was observed in a version that is gone still exists in the next one. */
KIN_TEST(follows_a_change_of_version)
{
    CLUSTER cluster;
    KIN_AUTO(kin_object) *widget = NULL;
    char text[512];

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(define_widgets(&cluster));
    cluster_await(&cluster, &crds, "", "widgets.example.com", is_established);
    TRY(make_widget(&cluster, &old_widgets, "w", "", &widget));
    TRY(cluster_start(&cluster, "garbagecollector", soon, 1));
    snprintf(text, sizeof(text),
             "{'apiVersion':'example.com/v1','kind':'Widget','name':'w','uid':"
             "'%s'}",
             kin_object_uid(widget).ptr);
    TRY(make(&cluster, &secrets, "owned", text, NULL));
    TRY(cluster_patch(&cluster, &crds, "", "widgets.example.com",
                      "{'spec':{'versions':[" VERSION(
                          "v1alpha1", "false",
                          "false") "," VERSION("v1", "true", "true") "]}}"));
    cluster_await(&cluster, &new_widgets, "default", "w", is_there);
    /* This shows that the new version is monitored. */
    TRY(make_widget(&cluster, &new_widgets, "last",
                    "{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':"
                    "'u'}",
                    NULL));
    cluster_await(&cluster, &new_widgets, "default", "last", is_deleted);
    assert_true(cluster_has(&cluster, &secrets, "default", "owned"));
    TRY(cluster_delete(&cluster, &new_widgets, "default", "w",
                       KIN_PROPAGATION_BACKGROUND));
    cluster_await(&cluster, &secrets, "default", "owned", is_deleted);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(deletes_dependents_of_a_deleted_owner),
    KIN_TEST_ENTRY(deletes_dependents_orphaned_before_the_start),
    KIN_TEST_ENTRY(an_owner_that_never_existed_does_not_count),
    KIN_TEST_ENTRY(an_owner_in_another_namespace_does_not_count),
    KIN_TEST_ENTRY(foreground_deletion_waits_for_dependents),
    KIN_TEST_ENTRY(foreground_deletion_ignores_nonblocking_dependents),
    KIN_TEST_ENTRY(keeps_orphans), KIN_TEST_ENTRY(one_existing_owner_is_enough),
    KIN_TEST_ENTRY(deletes_cycles),
    KIN_TEST_ENTRY(checks_unmonitored_owners_again),
    KIN_TEST_ENTRY(monitors_resources_that_are_added_later),
    KIN_TEST_ENTRY(follows_a_change_of_version))
