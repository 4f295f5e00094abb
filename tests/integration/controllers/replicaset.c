/* SPDX-License-Identifier: Apache-2.0 */
/* The controller of ReplicaSets on a server within the program. */
#include "controller_scene.h"

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

/* Pods of the set that are not on their way out. */
static int32_t count_pods(struct scene *scene)
{
    KIN_AUTO(core_v1_pod_lister) pods = core_v1_pod_informer_lister(
        scene->pods);
    KIN_AUTO(apps_v1_replica_set_lister)
    sets = apps_v1_replica_set_informer_lister(scene->sets);
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

/* As many as `what` says, of all of which the status tells. */
static bool has_settled(struct scene *scene, const void *what)
{
    const int32_t *wanted = what;
    KIN_AUTO(apps_v1_replica_set_lister)
    sets = apps_v1_replica_set_informer_lister(scene->sets);
    apps_v1_replica_set set = apps_v1_replica_set_lister_get(sets, default_ns(),
                                                             kin_s("web"));

    return set.object && count_pods(scene) == *wanted &&
           apps_v1_replica_set_status_replicas(set) == *wanted &&
           apps_v1_replica_set_status_available_replicas(set) == *wanted &&
           apps_v1_replica_set_status_terminating_replicas(set) == 0 &&
           apps_v1_replica_set_status_observed_generation(set) ==
               meta_v1_object_meta_generation(
                   apps_v1_replica_set_get_metadata(set));
}

KIN_TEST(a_set_grows_and_shrinks)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_replica_sets, SET("3")));
    scene_await(&scene, has_settled, &(int32_t){3});
    TRY(scene_patch(&scene, apps_v1_replica_sets, "web",
                    "{'spec':{'replicas':9}}"));
    scene_await(&scene, has_settled, &(int32_t){9});
    TRY(scene_patch(&scene, apps_v1_replica_sets, "web",
                    "{'spec':{'replicas':2}}"));
    scene_await(&scene, has_settled, &(int32_t){2});
    TRY(scene_patch(&scene, apps_v1_replica_sets, "web",
                    "{'spec':{'replicas':0}}"));
    scene_await(&scene, has_settled, &(int32_t){0});
    return 0;
}

static bool has_owner(struct scene *scene, const void *what)
{
    KIN_AUTO(core_v1_pod_lister) pods = core_v1_pod_informer_lister(
        scene->pods);
    core_v1_pod pod = core_v1_pod_lister_get(pods, default_ns(), kin_s(what));
    kin_owner owner;

    return pod.object && kin_owner_controller(pod.object, &owner);
}

static bool has_no_owner(struct scene *scene, const void *what)
{
    return !has_owner(scene, what);
}

static bool is_there(struct scene *scene, const void *what)
{
    KIN_AUTO(core_v1_pod_lister) pods = core_v1_pod_informer_lister(
        scene->pods);

    return core_v1_pod_lister_get(pods, default_ns(), kin_s(what)).object;
}

KIN_TEST(pods_are_adopted_and_let_go)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, core_v1_pods, POD("mine", "'app':'web'")));
    TRY(scene_create(&scene, core_v1_pods, POD("other", "'app':'db'")));
    /* The copies follow watches of their own. */
    scene_await(&scene, is_there, "mine");
    TRY(scene_create(&scene, apps_v1_replica_sets, SET("2")));
    scene_await(&scene, has_settled, &(int32_t){2});
    assert_true(has_owner(&scene, "mine"));
    assert_false(has_owner(&scene, "other"));
    TRY(scene_patch(&scene, core_v1_pods, "mine",
                    "{'metadata':{'labels':{'app':'gone'}}}"));
    scene_await(&scene, has_no_owner, "mine");
    scene_await(&scene, has_settled, &(int32_t){2});
    TRY(scene_patch(&scene, core_v1_pods, "mine",
                    "{'metadata':{'labels':{'app':'web'}}}"));
    scene_await(&scene, has_settled, &(int32_t){2});
    return 0;
}

/* Exactly as many as there should be: none is made or deleted twice. */
KIN_TEST(events_tell_what_was_done)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_replica_sets, SET("4")));
    scene_await(&scene, has_settled, &(int32_t){4});
    TRY(scene_patch(&scene, apps_v1_replica_sets, "web",
                    "{'spec':{'replicas':1}}"));
    scene_await(&scene, has_settled, &(int32_t){1});
    assert_int_equal(
        scene_count_events(&scene, "SuccessfulCreate", "Created pod: web-"), 4);
    assert_int_equal(
        scene_count_events(&scene, "SuccessfulDelete", "Deleted pod: web-"), 3);
    return 0;
}

/* A pod that is lost is replaced. */
KIN_TEST(a_pod_that_goes_is_made_again)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, core_v1_pods, POD("mine", "'app':'web'")));
    scene_await(&scene, is_there, "mine");
    TRY(scene_create(&scene, apps_v1_replica_sets, SET("1")));
    scene_await(&scene, has_settled, &(int32_t){1});
    TRY(core_v1_pods_delete(scene.client, default_ns(), kin_s("mine"), NULL,
                            NULL));
    scene_await(&scene, has_settled, &(int32_t){1});
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_set_grows_and_shrinks),
              KIN_TEST_ENTRY(pods_are_adopted_and_let_go),
              KIN_TEST_ENTRY(events_tell_what_was_done),
              KIN_TEST_ENTRY(a_pod_that_goes_is_made_again))
