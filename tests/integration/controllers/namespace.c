/* SPDX-License-Identifier: Apache-2.0 */
/* The namespace controller on a server that does not handle namespaces itself.
 */
#include <kin/update.h>

#include "controllers_fixture.h"
#include "still_clock.h"

static const kin_resource namespaces = {"", "v1", "namespaces", "Namespace",
                                        true};
static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};
static const kin_resource secrets = {"", "v1", "secrets", "Secret", false};
static const kin_manager_setting_pair at_once[] = {{"namespace-grace-ms", 0}};

static int cluster_fill(struct cluster *cluster)
{
    TRY(cluster_create(cluster, &namespaces, "", "{'metadata':{'name':'n'}}",
                       NULL));
    TRY(cluster_create(cluster, &configmaps, "n", "{'metadata':{'name':'a'}}",
                       NULL));
    return cluster_create(cluster, &secrets, "n", "{'metadata':{'name':'s'}}",
                          NULL);
}

static bool is_terminating(const kin_object *object)
{
    return object && kin_object_is_deleting(object);
}

KIN_TEST(a_server_can_leave_namespaces_alone)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(cluster_fill(&cluster));
    TRY(cluster_delete(&cluster, &namespaces, "", "n",
                       KIN_PROPAGATION_DEFAULT));
    cluster_await(&cluster, &namespaces, "", "n", is_terminating);
    assert_true(cluster_has(&cluster, &configmaps, "n", "a"));
    return 0;
}

KIN_TEST(deletes_content_then_the_namespace)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(cluster_start(&cluster, "namespace", at_once, 1));
    TRY(cluster_fill(&cluster));
    TRY(cluster_create(&cluster, &namespaces, "", "{'metadata':{'name':'m'}}",
                       NULL));
    TRY(cluster_create(&cluster, &configmaps, "m", "{'metadata':{'name':'a'}}",
                       NULL));
    TRY(cluster_delete(&cluster, &namespaces, "", "n",
                       KIN_PROPAGATION_DEFAULT));
    cluster_await(&cluster, &namespaces, "", "n", is_deleted);
    assert_false(cluster_has(&cluster, &configmaps, "n", "a"));
    assert_false(cluster_has(&cluster, &secrets, "n", "s"));
    assert_true(cluster_has(&cluster, &configmaps, "m", "a"));
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

static const struct still_clock long_ago = STILL_CLOCK(0);

/* A namespace is handled after a delay by the controller's own clock: the
 * server's may be hours ahead. */
KIN_TEST(clocks_may_differ)
{
    static const kin_manager_setting_pair soon[] = {{"namespace-grace-ms", 1}};
    CLUSTER cluster;
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    (void)alloc;
    TRY(cluster_open(&cluster));
    opts.client = cluster.client;
    opts.descriptors = kin__controllers;
    opts.controllers = "namespace";
    opts.settings = soon;
    opts.setting_count = 1;
    opts.clock = &long_ago.clock;
    TRY(kin_manager_new(&opts, &cluster.manager, NULL));
    TRY(kin__thread_start(&cluster.thread, NULL, cluster_run, &cluster, NULL));
    TRY(cluster_fill(&cluster));
    TRY(cluster_delete(&cluster, &namespaces, "", "n",
                       KIN_PROPAGATION_DEFAULT));
    cluster_await(&cluster, &namespaces, "", "n", is_deleted);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

/* ---- remaining objects ---- */

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

static bool reports_remaining(const kin_object *space)
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

/* A change of the namespace triggers a check at once. */
KIN_TEST(finalizers_block_the_namespace)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(cluster_start(&cluster, "namespace", at_once, 1));
    TRY(cluster_fill(&cluster));
    TRY(cluster_patch(&cluster, &configmaps, "n", "a",
                      "{'metadata':{'finalizers':['example.com/x']}}"));
    TRY(cluster_delete(&cluster, &namespaces, "", "n",
                       KIN_PROPAGATION_DEFAULT));
    cluster_await(&cluster, &namespaces, "", "n", reports_remaining);
    assert_false(cluster_has(&cluster, &secrets, "n", "s"));
    TRY(cluster_patch(&cluster, &configmaps, "n", "a",
                      "{'metadata':{'finalizers':null}}"));
    TRY(cluster_patch(&cluster, &namespaces, "", "n",
                      "{'metadata':{'labels':{'look':'again'}}}"));
    cluster_await(&cluster, &namespaces, "", "n", is_deleted);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_server_can_leave_namespaces_alone),
              KIN_TEST_ENTRY(deletes_content_then_the_namespace),
              KIN_TEST_ENTRY(clocks_may_differ),
              KIN_TEST_ENTRY(finalizers_block_the_namespace))
