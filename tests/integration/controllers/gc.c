/* SPDX-License-Identifier: Apache-2.0 */
/* The garbage collector on a server within the program. */
#include <kin/update.h>

#include "controllers_place.h"

static const kin_resource maps = {"", "v1", "configmaps", "ConfigMap", false};
static const kin_resource secrets = {"", "v1", "secrets", "Secret", false};

static int place_begin(struct place *place)
{
    TRY(place_open(place));
    return place_start(place, "garbagecollector", NULL, 0);
}

/* An object in the namespace "default"; `owners` is a list. */
static int make(struct place *place, const kin_resource *resource,
                const char *name, const char *owners, kin_object **ret)
{
    char text[2048];

    snprintf(text, sizeof(text),
             "{'metadata':{'name':'%s','ownerReferences':[%s]}}", name, owners);
    return place_create(place, resource, "default", text, ret);
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

/* An owner, and what it owns: a secret. */
static int make_pair(struct place *place, bool is_blocking)
{
    KIN_AUTO(kin_object) *owner = NULL;
    char text[512];

    TRY(make(place, &maps, "owner", "", &owner));
    write_owner(text, sizeof(text), owner, is_blocking);
    return make(place, &secrets, "owned", text, NULL);
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

KIN_TEST(what_is_owned_goes_after_its_owner)
{
    PLACE place;

    (void)alloc;
    TRY(place_begin(&place));
    TRY(make_pair(&place, false));
    TRY(place_delete(&place, &maps, "default", "owner",
                     KIN_PROPAGATION_BACKGROUND));
    place_await(&place, &secrets, "default", "owned", has_gone);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

KIN_TEST(what_was_there_before_the_collector_goes_too)
{
    PLACE place;

    (void)alloc;
    TRY(place_open(&place));
    TRY(make_pair(&place, false));
    TRY(place_delete(&place, &maps, "default", "owner",
                     KIN_PROPAGATION_BACKGROUND));
    assert_true(place_has(&place, &secrets, "default", "owned"));
    TRY(place_start(&place, "garbagecollector", NULL, 0));
    place_await(&place, &secrets, "default", "owned", has_gone);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

KIN_TEST(an_owner_that_never_was_is_no_owner)
{
    PLACE place;

    (void)alloc;
    TRY(place_begin(&place));
    TRY(make(&place, &secrets, "owned",
             "{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':'u'}",
             NULL));
    place_await(&place, &secrets, "default", "owned", has_gone);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

/* An event that is looked for. */
struct wanted {
    char text[512];
    bool is_there;
};

static int look_at_event(const kin_object *event, void *userdata)
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

static void await_event(struct place *place, const char *ns,
                        struct wanted *wanted)
{
    static const kin_resource events = {"", "v1", "events", "Event", false};
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = look_at_event, .userdata = wanted};

    for (int i = 0; i < SOON_MS / POLL_MS && !wanted->is_there; i++) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(POLL_MS));
        assert_int_equal(
            kin_client_list(place->client, &events,
                            KIN_OPTS(kin_list_opts, .ns = kin_s(ns)), &handler,
                            NULL, NULL),
            0);
    }
    assert_true(wanted->is_there);
}

/* One that is there, but not where what names it can have it. */
KIN_TEST(an_owner_in_another_namespace_is_no_owner)
{
    static const kin_resource namespaces = {"", "v1", "namespaces", "Namespace",
                                            true};
    PLACE place;
    KIN_AUTO(kin_object) *owner = NULL;
    char text[512];
    char owned[1024];
    struct wanted wanted = {.is_there = false};

    (void)alloc;
    TRY(place_begin(&place));
    TRY(place_create(&place, &namespaces, "", "{'metadata':{'name':'far'}}",
                     NULL));
    /* From here on it sees one after the other. */
    TRY(make(&place, &maps, "first",
             "{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':'u'}",
             NULL));
    place_await(&place, &maps, "default", "first", has_gone);
    TRY(make(&place, &maps, "owner", "", &owner));
    write_owner(text, sizeof(text), owner, false);
    snprintf(owned, sizeof(owned),
             "{'metadata':{'name':'owned','ownerReferences':[%s]}}", text);
    TRY(place_create(&place, &maps, "far", owned, NULL));
    place_await(&place, &maps, "far", "owned", has_gone);
    snprintf(wanted.text, sizeof(wanted.text),
             "ownerRef [v1/ConfigMap, namespace: far, name: owner, uid: %s] "
             "does not exist in namespace \"far\"",
             kin_object_uid(owner).ptr);
    await_event(&place, "far", &wanted);
    assert_true(place_has(&place, &maps, "default", "owner"));
    assert_int_equal(place_end(&place), 0);
    return 0;
}

/* The collector has seen all secrets that are there when it has seen one that
 * came after them.  It does not learn of secrets and of their owners in the
 * order in which they were made. */
static int await_secrets_seen(struct place *place)
{
    TRY(make(place, &secrets, "last",
             "{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':'u'}",
             NULL));
    place_await(place, &secrets, "default", "last", has_gone);
    return 0;
}

KIN_TEST(an_owner_in_the_foreground_waits_for_what_it_owns)
{
    PLACE place;

    (void)alloc;
    TRY(place_begin(&place));
    TRY(make_pair(&place, true));
    TRY(place_patch(&place, &secrets, "default", "owned",
                    "{'metadata':{'finalizers':['example.com/x']}}"));
    TRY(await_secrets_seen(&place));
    TRY(place_delete(&place, &maps, "default", "owner",
                     KIN_PROPAGATION_FOREGROUND));
    place_await(&place, &secrets, "default", "owned", is_deleting);
    assert_true(place_has(&place, &maps, "default", "owner"));
    TRY(place_patch(&place, &secrets, "default", "owned",
                    "{'metadata':{'finalizers':null}}"));
    place_await(&place, &maps, "default", "owner", has_gone);
    assert_false(place_has(&place, &secrets, "default", "owned"));
    assert_int_equal(place_end(&place), 0);
    return 0;
}

KIN_TEST(an_owner_in_the_foreground_does_not_wait_for_what_does_not_block)
{
    PLACE place;

    (void)alloc;
    TRY(place_begin(&place));
    TRY(make_pair(&place, false));
    TRY(place_patch(&place, &secrets, "default", "owned",
                    "{'metadata':{'finalizers':['example.com/x']}}"));
    TRY(place_delete(&place, &maps, "default", "owner",
                     KIN_PROPAGATION_FOREGROUND));
    place_await(&place, &maps, "default", "owner", has_gone);
    place_await(&place, &secrets, "default", "owned", is_deleting);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

KIN_TEST(orphans_stay_without_an_owner)
{
    PLACE place;

    (void)alloc;
    TRY(place_begin(&place));
    TRY(make_pair(&place, true));
    TRY(await_secrets_seen(&place));
    TRY(place_delete(&place, &maps, "default", "owner",
                     KIN_PROPAGATION_ORPHAN));
    place_await(&place, &maps, "default", "owner", has_gone);
    place_await(&place, &secrets, "default", "owned", has_no_owner);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

KIN_TEST(one_owner_is_enough)
{
    PLACE place;
    KIN_AUTO(kin_object) *owner = NULL;
    char text[512];
    char both[1024];

    (void)alloc;
    TRY(place_begin(&place));
    TRY(make(&place, &maps, "owner", "", &owner));
    write_owner(text, sizeof(text), owner, false);
    snprintf(both, sizeof(both),
             "%s,{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':'u'}",
             text);
    TRY(make(&place, &secrets, "owned", both, NULL));
    place_await(&place, &secrets, "default", "owned", has_one_owner);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

/* Each owns the other, and one is to wait for the other. */
KIN_TEST(circles_go)
{
    PLACE place;
    KIN_AUTO(kin_object) *one = NULL;
    KIN_AUTO(kin_object) *two = NULL;
    char text[512];
    char patch[2048];

    (void)alloc;
    TRY(place_begin(&place));
    TRY(make(&place, &maps, "one", "", &one));
    write_owner(text, sizeof(text), one, true);
    TRY(make(&place, &maps, "two", text, &two));
    write_owner(text, sizeof(text), two, true);
    snprintf(patch, sizeof(patch), "{'metadata':{'ownerReferences':[%s]}}",
             text);
    TRY(place_patch(&place, &maps, "default", "one", patch));
    TRY(place_delete(&place, &maps, "default", "one",
                     KIN_PROPAGATION_FOREGROUND));
    place_await(&place, &maps, "default", "one", has_gone);
    place_await(&place, &maps, "default", "two", has_gone);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

/* Events are not followed, so nobody tells of the end of one. */
KIN_TEST(owners_that_nobody_follows_are_asked_for_again)
{
    static const kin_resource events = {"", "v1", "events", "Event", false};
    PLACE place;
    KIN_AUTO(kin_object) *owner = NULL;
    char text[512];

    (void)alloc;
    TRY(place_begin(&place));
    TRY(place_create(&place, &events, "default",
                     "{'metadata':{'name':'e'},'involvedObject':{'namespace':"
                     "'default'}}",
                     &owner));
    snprintf(text, sizeof(text),
             "{'apiVersion':'events.k8s.io/"
             "v1','kind':'Event','name':'e','uid':'%s'}",
             kin_object_uid(owner).ptr);
    TRY(make(&place, &secrets, "owned", text, NULL));
    TRY(make(&place, &secrets, "last",
             "{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':'u'}",
             NULL));
    place_await(&place, &secrets, "default", "last", has_gone);
    assert_true(place_has(&place, &secrets, "default", "owned"));
    TRY(place_delete(&place, &events, "default", "e",
                     KIN_PROPAGATION_BACKGROUND));
    place_await(&place, &secrets, "default", "owned", has_gone);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

/* ---- resources that come and change ---- */

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

static int define_widgets(struct place *place)
{
    return place_create(
        place, &crds, "",
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

/* A widget that is there as soon as the server serves its kind. */
static int make_widget(struct place *place, const kin_resource *resource,
                       const char *name, const char *owners, kin_object **ret)
{
    char text[1024];

    snprintf(text, sizeof(text),
             "{'apiVersion':'example.com/%s','kind':'Widget','metadata':{"
             "'name':'%s','ownerReferences':[%s]}}",
             resource->version, name, owners);
    return place_create(place, resource, "default", text, ret);
}

static bool is_established(const kin_object *object)
{
    return object &&
           kin_value_count(kin_value_get(
               kin_value_get(kin_object_value(object), KIN__S("status")),
               KIN__S("conditions"))) > 0;
}

KIN_TEST(resources_that_come_later_are_followed)
{
    PLACE place;
    KIN_AUTO(kin_object) *owner = NULL;
    char text[512];

    (void)alloc;
    TRY(place_open(&place));
    TRY(place_start(&place, "garbagecollector", soon, 1));
    TRY(make(&place, &maps, "owner", "", &owner));
    TRY(define_widgets(&place));
    place_await(&place, &crds, "", "widgets.example.com", is_established);
    write_owner(text, sizeof(text), owner, false);
    TRY(make_widget(&place, &old_widgets, "w", text, NULL));
    TRY(place_delete(&place, &maps, "default", "owner",
                     KIN_PROPAGATION_BACKGROUND));
    place_await(&place, &old_widgets, "default", "w", has_gone);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

/* What was seen of a version that is gone is still there in the next. */
KIN_TEST(versions_may_change)
{
    PLACE place;
    KIN_AUTO(kin_object) *widget = NULL;
    char text[512];

    (void)alloc;
    TRY(place_open(&place));
    TRY(define_widgets(&place));
    place_await(&place, &crds, "", "widgets.example.com", is_established);
    TRY(make_widget(&place, &old_widgets, "w", "", &widget));
    TRY(place_start(&place, "garbagecollector", soon, 1));
    snprintf(text, sizeof(text),
             "{'apiVersion':'example.com/v1','kind':'Widget','name':'w','uid':"
             "'%s'}",
             kin_object_uid(widget).ptr);
    TRY(make(&place, &secrets, "owned", text, NULL));
    TRY(place_patch(&place, &crds, "", "widgets.example.com",
                    "{'spec':{'versions':[" VERSION(
                        "v1alpha1", "false",
                        "false") "," VERSION("v1", "true", "true") "]}}"));
    place_await(&place, &new_widgets, "default", "w", is_there);
    /* This tells that the new version is followed. */
    TRY(make_widget(&place, &new_widgets, "last",
                    "{'apiVersion':'v1','kind':'ConfigMap','name':'x','uid':"
                    "'u'}",
                    NULL));
    place_await(&place, &new_widgets, "default", "last", has_gone);
    assert_true(place_has(&place, &secrets, "default", "owned"));
    TRY(place_delete(&place, &new_widgets, "default", "w",
                     KIN_PROPAGATION_BACKGROUND));
    place_await(&place, &secrets, "default", "owned", has_gone);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(what_is_owned_goes_after_its_owner),
    KIN_TEST_ENTRY(what_was_there_before_the_collector_goes_too),
    KIN_TEST_ENTRY(an_owner_that_never_was_is_no_owner),
    KIN_TEST_ENTRY(an_owner_in_another_namespace_is_no_owner),
    KIN_TEST_ENTRY(an_owner_in_the_foreground_waits_for_what_it_owns),
    KIN_TEST_ENTRY(
        an_owner_in_the_foreground_does_not_wait_for_what_does_not_block),
    KIN_TEST_ENTRY(orphans_stay_without_an_owner),
    KIN_TEST_ENTRY(one_owner_is_enough), KIN_TEST_ENTRY(circles_go),
    KIN_TEST_ENTRY(owners_that_nobody_follows_are_asked_for_again),
    KIN_TEST_ENTRY(resources_that_come_later_are_followed),
    KIN_TEST_ENTRY(versions_may_change))
