/* SPDX-License-Identifier: Apache-2.0 */
/* Simulated nodes on an embedded server. */
#include <kin/update.h>

#include "controllers/conditions.h"
#include "controllers_fixture.h"

static const kin_resource nodes = {"", "v1", "nodes", "Node", true};
static const kin_resource pods = {"", "v1", "pods", "Pod", false};
static const kin_manager_setting_pair three[] = {{"hollow-nodes", 3}};

static int cluster_begin(struct cluster *cluster)
{
    TRY(cluster_open(cluster));
    return cluster_start(cluster, "hollow-node", three, 1);
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

static kin_value taints_of(const kin_object *node)
{
    return kin_value_get(kin_value_get(kin_object_value(node), KIN__S("spec")),
                         KIN__S("taints"));
}

static bool is_schedulable(const kin_object *node)
{
    return is_ready(node) && !kin_value_exists(taints_of(node));
}

#define POD(name, more)                                                        \
    "{'metadata':{'name':'" name "'},'spec':{'containers':[{'name':'c',"       \
    "'image':'i'}]" more "}}"

KIN_TEST(creates_the_requested_number_of_nodes)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_begin(&cluster));
    cluster_await(&cluster, &nodes, "", "hollow-node-0", is_schedulable);
    cluster_await(&cluster, &nodes, "", "hollow-node-2", is_schedulable);
    assert_false(cluster_has(&cluster, &nodes, "", "hollow-node-3"));
    /* A deleted node is recreated. */
    TRY(cluster_delete(&cluster, &nodes, "", "hollow-node-1",
                       KIN_PROPAGATION_DEFAULT));
    cluster_await(&cluster, &nodes, "", "hollow-node-1", is_ready);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

static bool has_one_taint(const kin_object *node)
{
    return is_ready(node) && kin_value_count(taints_of(node)) == 1;
}

/* The server adds its own taint to those of a new node. */
KIN_TEST(a_ready_node_keeps_the_taints_of_others)
{
    CLUSTER cluster;
    KIN_AUTO(kin_object) *node = NULL;

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(cluster_create(&cluster, &nodes, "",
                       "{'metadata':{'name':'hollow-node-0'},'spec':{'taints':"
                       "[{'key':'a.b/c','effect':'NoSchedule'}]}}",
                       &node));
    assert_int_equal(kin_value_count(taints_of(node)), 2);
    TRY(cluster_start(&cluster, "hollow-node", three, 1));
    cluster_await(&cluster, &nodes, "", "hollow-node-0", has_one_taint);
    (void)kin_object_unref(node);
    TRY(kin_client_get(cluster.client, &nodes, kin_named("", "hollow-node-0"),
                       NULL, &node, NULL));
    kin_value kept = kin_value_at(taints_of(node), 0);
    assert_str_equal(kin_value_str(kin_value_get(kept, kin_s("key"))), "a.b/c");
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

static bool has_succeeded(const kin_object *pod)
{
    return pod && kin_str_eq(kin_value_str(status_of(pod, "phase")),
                             KIN__S("Succeeded"));
}

KIN_TEST(pods_of_jobs_end)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(cluster_create(&cluster, &pods, "default",
                       "{'metadata':{'name':'j','ownerReferences':[{"
                       "'apiVersion':'batch/v1','kind':'Job','name':'j','uid':"
                       "'u','controller':true}]},'spec':{'restartPolicy':"
                       "'Never','containers':[{'name':'c','image':'i'}]}}",
                       NULL));
    cluster_await(&cluster, &pods, "default", "j", has_succeeded);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST(pods_run_and_end)
{
    CLUSTER cluster;
    KIN_AUTO(kin_object) *pod = NULL;

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(cluster_create(&cluster, &pods, "default", POD("a", ""), NULL));
    cluster_await(&cluster, &pods, "default", "a", is_ready);
    TRY(kin_client_get(cluster.client, &pods, kin_named("default", "a"), NULL,
                       &pod, NULL));
    assert_non_null(strstr(node_of(pod).ptr, "hollow-node-"));
    assert_str_equal(kin_value_str(status_of(pod, "phase")), "Running");
    assert_int_equal(kin_value_count(status_of(pod, "containerStatuses")), 1);
    assert_true(kin_value_str(status_of(pod, "podIP")).len > 0);
    TRY(cluster_delete(&cluster, &pods, "default", "a",
                       KIN_PROPAGATION_DEFAULT));
    cluster_await(&cluster, &pods, "default", "a", is_deleted);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

static int version_of(struct cluster *cluster, const kin_resource *resource,
                      const char *ns, const char *name, char ret[64])
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(kin_client_get(cluster->client, resource, kin_named(ns, name), NULL,
                       &object, NULL));
    snprintf(ret, 64, "%s", kin_object_resource_version(object).ptr);
    return 0;
}

/* A controller that writes an unchanged status triggers itself and never ends.
 */
KIN_TEST(nothing_is_written_twice)
{
    CLUSTER cluster;
    char node[2][64];
    char pod[2][64];

    (void)alloc;
    TRY(cluster_begin(&cluster));
    TRY(cluster_create(&cluster, &pods, "default", POD("a", ""), NULL));
    cluster_await(&cluster, &pods, "default", "a", is_ready);
    cluster_await(&cluster, &nodes, "", "hollow-node-0", is_schedulable);
    TRY(version_of(&cluster, &nodes, "", "hollow-node-0", node[0]));
    TRY(version_of(&cluster, &pods, "default", "a", pod[0]));
    /* Other keys are processed in between. */
    for (int i = 0; i < 5; i++) {
        TRY(cluster_create(&cluster, &pods, "default", POD("b", ""), NULL));
        cluster_await(&cluster, &pods, "default", "b", is_ready);
        TRY(cluster_delete(&cluster, &pods, "default", "b",
                           KIN_PROPAGATION_DEFAULT));
        cluster_await(&cluster, &pods, "default", "b", is_deleted);
    }
    TRY(version_of(&cluster, &nodes, "", "hollow-node-0", node[1]));
    TRY(version_of(&cluster, &pods, "default", "a", pod[1]));
    assert_string_equal(node[0], node[1]);
    assert_string_equal(pod[0], pod[1]);
    return 0;
}

/* When later pods are handled, earlier ones have been handled. */
KIN_TEST(ignores_pods_of_other_nodes)
{
    CLUSTER cluster;
    KIN_AUTO(kin_object) *first = NULL;
    KIN_AUTO(kin_object) *second = NULL;

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(cluster_create(&cluster, &pods, "default",
                       POD("a", ",'schedulerName':'other'"), NULL));
    TRY(cluster_create(&cluster, &pods, "default",
                       POD("b", ",'nodeName':'elsewhere'"), NULL));
    TRY(cluster_start(&cluster, "hollow-node", three, 1));
    TRY(cluster_create(&cluster, &pods, "default", POD("c", ""), NULL));
    cluster_await(&cluster, &pods, "default", "c", is_ready);
    assert_int_equal(cluster_end(&cluster), 0);
    TRY(kin_client_get(cluster.client, &pods, kin_named("default", "a"), NULL,
                       &first, NULL));
    TRY(kin_client_get(cluster.client, &pods, kin_named("default", "b"), NULL,
                       &second, NULL));
    assert_int_equal(node_of(first).len, 0);
    assert_false(is_ready(second));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(creates_the_requested_number_of_nodes),
              KIN_TEST_ENTRY(a_ready_node_keeps_the_taints_of_others),
              KIN_TEST_ENTRY(pods_run_and_end),
              KIN_TEST_ENTRY(pods_of_jobs_end),
              KIN_TEST_ENTRY(nothing_is_written_twice),
              KIN_TEST_ENTRY(ignores_pods_of_other_nodes))
