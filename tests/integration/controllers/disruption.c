/* SPDX-License-Identifier: Apache-2.0 */
/* The controller of PodDisruptionBudgets, and evictions that use its status. */
#include <kin/api/apps/v1.h>
#include <kin/api/core/v1.h>
#include <kin/api/policy/v1.h>

#include "controllers_fixture.h"

#define CONTROLLERS                                                            \
    "disruption-controller,deployment-controller,replicaset-controller,"       \
    "hollow-node-controller"
#define BUDGET(spec)                                                           \
    "{'metadata':{'name':'b'},'spec':{" spec                                   \
    ",'selector':{'matchLabels':{'app':'a'}}}}"

static int begin(struct cluster *cluster)
{
    static const kin_manager_setting_pair settings[] = {{"hollow-nodes", 1}};

    TRY(cluster_open(cluster));
    return cluster_start(cluster, CONTROLLERS, settings, 1);
}

static int create_deployment(struct cluster *cluster, const char *budget)
{
    TRY(cluster_create(
        cluster, apps_v1_deployments, "default",
        "{'metadata':{'name':'a'},'spec':{'replicas':3,'selector':{"
        "'matchLabels':{'app':'a'}},'template':{'metadata':{'labels':{'app':"
        "'a'}},'spec':{'terminationGracePeriodSeconds':0,'containers':[{"
        "'name':'c','image':'i'}]}}}}",
        NULL));
    return cluster_create(cluster, policy_v1_pod_disruption_budgets, "default",
                          budget, NULL);
}

static bool has_status(const kin_object *object, int64_t allowed,
                       int64_t desired, int64_t healthy, int64_t expected)
{
    policy_v1_pod_disruption_budget of = policy_v1_pod_disruption_budget_of(
        object);

    return object &&
           policy_v1_pod_disruption_budget_status_disruptions_allowed(of) ==
               allowed &&
           policy_v1_pod_disruption_budget_status_desired_healthy(of) ==
               desired &&
           policy_v1_pod_disruption_budget_status_current_healthy(of) ==
               healthy &&
           policy_v1_pod_disruption_budget_status_expected_pods(of) ==
               expected &&
           policy_v1_pod_disruption_budget_status_observed_generation(of) == 1;
}

static bool allows_one(const kin_object *object)
{
    return has_status(object, 1, 2, 3, 3);
}

static bool allows_two(const kin_object *object)
{
    return has_status(object, 2, 1, 3, 3);
}

KIN_TEST(counts_what_a_deployment_wants)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(begin(&cluster));
    TRY(create_deployment(&cluster, BUDGET("'maxUnavailable':'50%'")));
    /* Half of three, rounded up. */
    cluster_await(&cluster, policy_v1_pod_disruption_budgets, "default", "b",
                  allows_two);
    return cluster_end(&cluster);
}

KIN_TEST(counts_pods)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(begin(&cluster));
    TRY(create_deployment(&cluster, BUDGET("'minAvailable':2")));
    cluster_await(&cluster, policy_v1_pod_disruption_budgets, "default", "b",
                  allows_one);
    return cluster_end(&cluster);
}

#define POD(name)                                                              \
    "{'metadata':{'name':'" name "','labels':{'app':'a'}},'spec':{"            \
    "'terminationGracePeriodSeconds':0,'containers':[{'name':'c','image':"     \
    "'i'}]}}"

static bool allows_one_of_two(const kin_object *object)
{
    return has_status(object, 1, 1, 2, 2);
}

/* The evicted pod is gone. */
static bool allows_none(const kin_object *object)
{
    kin_value status = kin_value_get(kin_object_value(object),
                                     KIN__S("status"));

    return has_status(object, 0, 1, 1, 1) &&
           !kin_value_exists(kin_value_get(status, KIN__S("disruptedPods")));
}

static int evict(struct cluster *cluster, const char *pod, kin_error *err)
{
    KIN_AUTO(policy_v1_eviction_edit)
    eviction = policy_v1_eviction_new(NULL, KIN__S("default"), kin_s(pod));

    return core_v1_pods_evict(cluster->client, eviction, NULL, err);
}

KIN_TEST(evictions_use_the_status)
{
    CLUSTER cluster;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(begin(&cluster));
    TRY(cluster_create(&cluster, core_v1_pods, "default", POD("p"), NULL));
    TRY(cluster_create(&cluster, core_v1_pods, "default", POD("q"), NULL));
    TRY(cluster_create(&cluster, policy_v1_pod_disruption_budgets, "default",
                       BUDGET("'minAvailable':1"), NULL));
    cluster_await(&cluster, policy_v1_pod_disruption_budgets, "default", "b",
                  allows_one_of_two);
    TRY(evict(&cluster, "p", NULL));
    cluster_await(&cluster, policy_v1_pod_disruption_budgets, "default", "b",
                  allows_none);
    assert_int_not_equal(evict(&cluster, "q", &err), 0);
    assert_int_equal(err.http_status, 429);
    return cluster_end(&cluster);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(counts_what_a_deployment_wants),
              KIN_TEST_ENTRY(counts_pods),
              KIN_TEST_ENTRY(evictions_use_the_status))
