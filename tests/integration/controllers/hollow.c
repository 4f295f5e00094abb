/* SPDX-License-Identifier: Apache-2.0 */
/* Nodes without machines, on a server within the program. */
#include <kin/update.h>

#include "controllers/conditions.h"
#include "controllers_place.h"

static const kin_resource nodes = {"", "v1", "nodes", "Node", true};
static const kin_resource pods = {"", "v1", "pods", "Pod", false};
static const kin_manager_setting_pair three[] = {{"hollow-nodes", 3}};

static int place_begin(struct place *place)
{
    TRY(place_open(place));
    return place_start(place, "hollow-node", three, 1);
}

static kin_value status_of(const kin_object *object, const char *key)
{
    return kin_value_get(
        kin_value_get(kin_object_value(object), KIN__S("status")), kin_s(key));
}

static kin_str node_of(const kin_object *pod)
{
    return kin_value_str(
        kin_value_get(kin_value_get(kin_object_value(pod), KIN__S("spec")),
                      KIN__S("nodeName")));
}

static bool is_ready(const kin_object *object)
{
    return object && kin__condition_is_true(status_of(object, "conditions"),
                                            kin_s("Ready"));
}

#define POD(name, more)                                                        \
    "{'metadata':{'name':'" name "'},'spec':{'containers':[{'name':'c',"       \
    "'image':'i'}]" more "}}"

KIN_TEST(there_are_as_many_nodes_as_asked_for)
{
    PLACE place;

    (void)alloc;
    TRY(place_begin(&place));
    place_await(&place, &nodes, "", "hollow-node-0", is_ready);
    place_await(&place, &nodes, "", "hollow-node-2", is_ready);
    assert_false(place_has(&place, &nodes, "", "hollow-node-3"));
    /* One that is deleted comes back. */
    TRY(place_delete(&place, &nodes, "", "hollow-node-1",
                     KIN_PROPAGATION_DEFAULT));
    place_await(&place, &nodes, "", "hollow-node-1", is_ready);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

KIN_TEST(pods_run_and_end)
{
    PLACE place;
    KIN_AUTO(kin_object) *pod = NULL;

    (void)alloc;
    TRY(place_begin(&place));
    TRY(place_create(&place, &pods, "default", POD("a", ""), NULL));
    place_await(&place, &pods, "default", "a", is_ready);
    TRY(kin_client_get(place.client, &pods, kin_named("default", "a"), NULL,
                       &pod, NULL));
    assert_non_null(strstr(node_of(pod).ptr, "hollow-node-"));
    assert_str_equal(kin_value_str(status_of(pod, "phase")), "Running");
    assert_int_equal(kin_value_count(status_of(pod, "containerStatuses")), 1);
    assert_true(kin_value_str(status_of(pod, "podIP")).len > 0);
    TRY(place_delete(&place, &pods, "default", "a", KIN_PROPAGATION_DEFAULT));
    place_await(&place, &pods, "default", "a", has_gone);
    assert_int_equal(place_end(&place), 0);
    return 0;
}

static int version_of(struct place *place, const kin_resource *resource,
                      const char *ns, const char *name, char ret[64])
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(kin_client_get(place->client, resource, kin_named(ns, name), NULL,
                       &object, NULL));
    snprintf(ret, 64, "%s", kin_object_resource_version(object).ptr);
    return 0;
}

/* Whoever writes what is there already is told of it, and would never end. */
KIN_TEST(nothing_is_written_twice)
{
    PLACE place;
    char node[2][64];
    char pod[2][64];

    (void)alloc;
    TRY(place_begin(&place));
    TRY(place_create(&place, &pods, "default", POD("a", ""), NULL));
    place_await(&place, &pods, "default", "a", is_ready);
    place_await(&place, &nodes, "", "hollow-node-0", is_ready);
    TRY(version_of(&place, &nodes, "", "hollow-node-0", node[0]));
    TRY(version_of(&place, &pods, "default", "a", pod[0]));
    /* Others have their turn, and come to an end. */
    for (int i = 0; i < 5; i++) {
        TRY(place_create(&place, &pods, "default", POD("b", ""), NULL));
        place_await(&place, &pods, "default", "b", is_ready);
        TRY(place_delete(&place, &pods, "default", "b",
                         KIN_PROPAGATION_DEFAULT));
        place_await(&place, &pods, "default", "b", has_gone);
    }
    TRY(version_of(&place, &nodes, "", "hollow-node-0", node[1]));
    TRY(version_of(&place, &pods, "default", "a", pod[1]));
    assert_string_equal(node[0], node[1]);
    assert_string_equal(pod[0], pod[1]);
    return 0;
}

/* Pods that were made before others show that these were looked at. */
KIN_TEST(pods_of_others_are_left_alone)
{
    PLACE place;
    KIN_AUTO(kin_object) *first = NULL;
    KIN_AUTO(kin_object) *second = NULL;

    (void)alloc;
    TRY(place_open(&place));
    TRY(place_create(&place, &pods, "default",
                     POD("a", ",'schedulerName':'other'"), NULL));
    TRY(place_create(&place, &pods, "default",
                     POD("b", ",'nodeName':'elsewhere'"), NULL));
    TRY(place_start(&place, "hollow-node", three, 1));
    TRY(place_create(&place, &pods, "default", POD("c", ""), NULL));
    place_await(&place, &pods, "default", "c", is_ready);
    assert_int_equal(place_end(&place), 0);
    TRY(kin_client_get(place.client, &pods, kin_named("default", "a"), NULL,
                       &first, NULL));
    TRY(kin_client_get(place.client, &pods, kin_named("default", "b"), NULL,
                       &second, NULL));
    assert_int_equal(node_of(first).len, 0);
    assert_false(is_ready(second));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(there_are_as_many_nodes_as_asked_for),
              KIN_TEST_ENTRY(pods_run_and_end),
              KIN_TEST_ENTRY(nothing_is_written_twice),
              KIN_TEST_ENTRY(pods_of_others_are_left_alone))
