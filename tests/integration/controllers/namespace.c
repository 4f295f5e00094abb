/* SPDX-License-Identifier: Apache-2.0 */
/* The namespace controller on a server that leaves namespaces to it. */
#include <kin/update.h>

#include "controllers_place.h"
#include "still_clock.h"

static const kin_resource namespaces = {"", "v1", "namespaces", "Namespace",
                                        true};
static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};
static const kin_resource secrets = {"", "v1", "secrets", "Secret", false};
static const kin_manager_setting_pair at_once[] = {{"namespace-grace-ms", 0}};

static int place_fill(struct place *place)
{
    TRY(place_create(place, &namespaces, "", "{'metadata':{'name':'n'}}",
                     NULL));
    TRY(place_create(place, &configmaps, "n", "{'metadata':{'name':'a'}}",
                     NULL));
    return place_create(place, &secrets, "n", "{'metadata':{'name':'s'}}",
                        NULL);
}

static bool is_terminating(const kin_object *object)
{
    return object && kin_object_is_deleting(object);
}

KIN_TEST(a_server_leaves_namespaces_if_it_is_told_to)
{
    PLACE place;

    (void)alloc;
    TRY(place_open(&place));
    TRY(place_fill(&place));
    TRY(place_delete(&place, &namespaces, "", "n", KIN_PROPAGATION_DEFAULT));
    place_await(&place, &namespaces, "", "n", is_terminating);
    assert_true(place_has(&place, &configmaps, "n", "a"));
    return 0;
}

KIN_TEST(content_goes_and_then_the_namespace)
{
    PLACE place;

    (void)alloc;
    TRY(place_open(&place));
    TRY(place_start(&place, "namespace", at_once, 1));
    TRY(place_fill(&place));
    TRY(place_create(&place, &namespaces, "", "{'metadata':{'name':'m'}}",
                     NULL));
    TRY(place_create(&place, &configmaps, "m", "{'metadata':{'name':'a'}}",
                     NULL));
    TRY(place_delete(&place, &namespaces, "", "n", KIN_PROPAGATION_DEFAULT));
    place_await(&place, &namespaces, "", "n", has_gone);
    assert_false(place_has(&place, &configmaps, "n", "a"));
    assert_false(place_has(&place, &secrets, "n", "s"));
    assert_true(place_has(&place, &configmaps, "m", "a"));
    assert_int_equal(place_end(&place), 0);
    return 0;
}

static const struct still_clock long_ago = STILL_CLOCK(0);

/* A namespace is left alone for a while, by the controller's own clock: that of
 * the server may be hours ahead. */
KIN_TEST(clocks_need_not_agree)
{
    static const kin_manager_setting_pair soon[] = {{"namespace-grace-ms", 1}};
    PLACE place;
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    (void)alloc;
    TRY(place_open(&place));
    opts.client = place.client;
    opts.descriptors = kin__controllers;
    opts.controllers = "namespace";
    opts.settings = soon;
    opts.setting_count = 1;
    opts.clock = &long_ago.clock;
    TRY(kin_manager_new(&opts, &place.manager, NULL));
    TRY(kin__thread_start(&place.thread, NULL, place_run, &place, NULL));
    TRY(place_fill(&place));
    TRY(place_delete(&place, &namespaces, "", "n", KIN_PROPAGATION_DEFAULT));
    place_await(&place, &namespaces, "", "n", has_gone);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

/* ---- what stays ---- */

static kin_value condition(const kin_object *space, const char *type)
{
    kin_value list = kin_value_get(
        kin_value_get(kin_object_value(space), KIN__S("status")),
        KIN__S("conditions"));

    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_value one = kin_value_at(list, i);
        if (kin_str_eq(kin_value_str(kin_value_get(one, KIN__S("type"))),
                       kin_s(type)))
            return one;
    }
    return KIN_VALUE_ABSENT;
}

static bool says_what_remains(const kin_object *space)
{
    if (!space)
        return false;
    kin_value one = condition(space, "NamespaceFinalizersRemaining");
    kin_value two = condition(space, "NamespaceContentRemaining");
    kin_value three = condition(space, "NamespaceDeletionContentFailure");
    return kin_str_eq(
               kin_value_str(kin_value_get(one, KIN__S("message"))),
               KIN__S("Some content in the namespace has finalizers remaining: "
                      "example.com/x in 1 resource instances")) &&
           kin_str_eq(kin_value_str(kin_value_get(two, KIN__S("message"))),
                      KIN__S("Some resources are remaining: configmaps. has 1 "
                             "resource instances")) &&
           kin_str_eq(kin_value_str(kin_value_get(three, KIN__S("status"))),
                      KIN__S("False"));
}

/* A change of the namespace is a reason to look again at once. */
KIN_TEST(what_has_finalizers_holds_the_namespace)
{
    PLACE place;

    (void)alloc;
    TRY(place_open(&place));
    TRY(place_start(&place, "namespace", at_once, 1));
    TRY(place_fill(&place));
    TRY(place_patch(&place, &configmaps, "n", "a",
                    "{'metadata':{'finalizers':['example.com/x']}}"));
    TRY(place_delete(&place, &namespaces, "", "n", KIN_PROPAGATION_DEFAULT));
    place_await(&place, &namespaces, "", "n", says_what_remains);
    assert_false(place_has(&place, &secrets, "n", "s"));
    TRY(place_patch(&place, &configmaps, "n", "a",
                    "{'metadata':{'finalizers':null}}"));
    TRY(place_patch(&place, &namespaces, "", "n",
                    "{'metadata':{'labels':{'look':'again'}}}"));
    place_await(&place, &namespaces, "", "n", has_gone);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_server_leaves_namespaces_if_it_is_told_to),
              KIN_TEST_ENTRY(content_goes_and_then_the_namespace),
              KIN_TEST_ENTRY(clocks_need_not_agree),
              KIN_TEST_ENTRY(what_has_finalizers_holds_the_namespace))
