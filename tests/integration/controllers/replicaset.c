/* SPDX-License-Identifier: Apache-2.0 */
/* The controller of ReplicaSets on an embedded server. */
#include "controller_fixture.h"

#include <kin/owner.h>

#define SET(replicas)                                                          \
    "{'apiVersion':'apps/v1','kind':'ReplicaSet','metadata':{'name':'web'},"   \
    "'spec':{'replicas':" replicas                                             \
    ",'selector':{'matchLabels':{'app':'web'}},"                               \
    "'template':{'metadata':{'labels':{'app':'web'}},'spec':{'containers':["   \
    "{'name':'c','image':'nginx'}]}}}}"
#define POD(name, labels)                                                      \
    "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'" name                \
    "','labels':{" labels                                                      \
    "}},'spec':{'containers':[{'name':'c','image':'nginx'}]}}"

static kin_str default_ns(void)
{
    return kin_s("default");
}

/* Pods of the set that are not being deleted. */
static int32_t count_pods(struct fixture *fixture)
{
    KIN_AUTO(core_v1_pod_lister) pods = core_v1_pod_informer_lister(
        fixture->pods);
    KIN_AUTO(apps_v1_replica_set_lister)
    sets = apps_v1_replica_set_informer_lister(fixture->sets);
    apps_v1_replica_set set = apps_v1_replica_set_lister_get(sets, default_ns(),
                                                             kin_s("web"));
    core_v1_pod_iter it = core_v1_pod_lister_list(pods, default_ns(), NULL);
    int32_t count = 0;

    for (core_v1_pod pod = core_v1_pod_iter_next(&it); pod.object && set.object;
         pod = core_v1_pod_iter_next(&it))
        count += kin_object_is_controlled_by(pod.object, set.object) &&
                 !kin_object_is_deleting(pod.object);
    return count;
}

/* As many as requested, all of them in the status. */
static bool has_settled(struct fixture *fixture, const void *what)
{
    const int32_t *wanted = what;
    KIN_AUTO(apps_v1_replica_set_lister)
    sets = apps_v1_replica_set_informer_lister(fixture->sets);
    apps_v1_replica_set set = apps_v1_replica_set_lister_get(sets, default_ns(),
                                                             kin_s("web"));

    return set.object && count_pods(fixture) == *wanted &&
           apps_v1_replica_set_status_replicas(set) == *wanted &&
           apps_v1_replica_set_status_available_replicas(set) == *wanted &&
           apps_v1_replica_set_status_terminating_replicas(set) == 0 &&
           apps_v1_replica_set_status_observed_generation(set) ==
               meta_v1_object_meta_generation(
                   apps_v1_replica_set_get_metadata(set));
}

KIN_TEST(scales_a_set)
{
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, apps_v1_replica_sets, SET("3")));
    fixture_await(&fixture, has_settled, &(int32_t){3});
    TRY(fixture_patch(&fixture, apps_v1_replica_sets, "web",
                      "{'spec':{'replicas':9}}"));
    fixture_await(&fixture, has_settled, &(int32_t){9});
    TRY(fixture_patch(&fixture, apps_v1_replica_sets, "web",
                      "{'spec':{'replicas':2}}"));
    fixture_await(&fixture, has_settled, &(int32_t){2});
    TRY(fixture_patch(&fixture, apps_v1_replica_sets, "web",
                      "{'spec':{'replicas':0}}"));
    fixture_await(&fixture, has_settled, &(int32_t){0});
    return 0;
}

static bool has_owner(struct fixture *fixture, const void *what)
{
    KIN_AUTO(core_v1_pod_lister) pods = core_v1_pod_informer_lister(
        fixture->pods);
    core_v1_pod pod = core_v1_pod_lister_get(pods, default_ns(), kin_s(what));
    kin_owner owner;

    return pod.object && kin_owner_controller(pod.object, &owner);
}

static bool has_no_owner(struct fixture *fixture, const void *what)
{
    return !has_owner(fixture, what);
}

static bool is_there(struct fixture *fixture, const void *what)
{
    KIN_AUTO(core_v1_pod_lister) pods = core_v1_pod_informer_lister(
        fixture->pods);

    return core_v1_pod_lister_get(pods, default_ns(), kin_s(what)).object;
}

KIN_TEST(adopts_and_releases_pods)
{
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, core_v1_pods, POD("mine", "'app':'web'")));
    TRY(fixture_create(&fixture, core_v1_pods, POD("other", "'app':'db'")));
    /* The caches have separate watches. */
    fixture_await(&fixture, is_there, "mine");
    TRY(fixture_create(&fixture, apps_v1_replica_sets, SET("2")));
    fixture_await(&fixture, has_settled, &(int32_t){2});
    assert_true(has_owner(&fixture, "mine"));
    assert_false(has_owner(&fixture, "other"));
    TRY(fixture_patch(&fixture, core_v1_pods, "mine",
                      "{'metadata':{'labels':{'app':'gone'}}}"));
    fixture_await(&fixture, has_no_owner, "mine");
    fixture_await(&fixture, has_settled, &(int32_t){2});
    TRY(fixture_patch(&fixture, core_v1_pods, "mine",
                      "{'metadata':{'labels':{'app':'web'}}}"));
    fixture_await(&fixture, has_settled, &(int32_t){2});
    return 0;
}

/* Exactly the requested number: no pod is created or deleted twice. */
KIN_TEST(records_events)
{
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, apps_v1_replica_sets, SET("4")));
    fixture_await(&fixture, has_settled, &(int32_t){4});
    TRY(fixture_patch(&fixture, apps_v1_replica_sets, "web",
                      "{'spec':{'replicas':1}}"));
    fixture_await(&fixture, has_settled, &(int32_t){1});
    assert_int_equal(
        fixture_count_events(&fixture, "SuccessfulCreate", "Created pod: web-"),
        4);
    assert_int_equal(
        fixture_count_events(&fixture, "SuccessfulDelete", "Deleted pod: web-"),
        3);
    return 0;
}

/* A lost pod is replaced. */
KIN_TEST(replaces_a_deleted_pod)
{
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, core_v1_pods, POD("mine", "'app':'web'")));
    fixture_await(&fixture, is_there, "mine");
    TRY(fixture_create(&fixture, apps_v1_replica_sets, SET("1")));
    fixture_await(&fixture, has_settled, &(int32_t){1});
    TRY(core_v1_pods_delete(fixture.client, default_ns(), kin_s("mine"), NULL,
                            NULL));
    fixture_await(&fixture, has_settled, &(int32_t){1});
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(scales_a_set),
              KIN_TEST_ENTRY(adopts_and_releases_pods),
              KIN_TEST_ENTRY(records_events),
              KIN_TEST_ENTRY(replaces_a_deleted_pod))
