/* SPDX-License-Identifier: Apache-2.0 */
/* The controllers of Deployments and ReplicaSets together, on a server within
 * the program. */
#include "controller_scene.h"

#include "controllers/revision.h"

#define DEPLOYMENT(replicas, more)                                             \
    "{'apiVersion':'apps/v1','kind':'Deployment','metadata':{'name':'web',"    \
    "'annotations':{'kubernetes.io/change-cause':'first'}},"                   \
    "'spec':{'replicas':" replicas                                             \
    ",'selector':{'matchLabels':{'app':'web'}}," more                          \
    "'template':{'metadata':{'labels':{'app':'web'}},'spec':{'containers':["   \
    "{'name':'c','image':'v1'}]}}}}"
#define IMAGE(name)                                                            \
    "{'spec':{'template':{'spec':{'containers':[{'name':'c','image':'" name    \
    "'}]}}}}"

static apps_v1_deployment_lister deployments_of(struct scene *scene)
{
    return apps_v1_deployment_informer_lister(scene->deployments);
}

static apps_v1_deployment web_in(apps_v1_deployment_lister lister)
{
    return apps_v1_deployment_lister_get(lister, kin_s("default"),
                                         kin_s("web"));
}

static kin_str progress_of(apps_v1_deployment web)
{
    for (size_t i = 0; i < apps_v1_deployment_status_conditions_count(web);
         i++) {
        apps_v1_deploymentcondition at =
            apps_v1_deployment_status_conditions_at(web, i);
        if (kin_str_eq(apps_v1_deploymentcondition_type(at),
                       kin_s("Progressing")))
            return apps_v1_deploymentcondition_reason(at);
    }
    return kin_s("");
}

/* What a rollout comes to. */
struct outcome {
    int32_t replicas;
    int32_t updated;
    int64_t revision;
    const char *reason;
};

static bool has_come_to(struct scene *scene, const void *what)
{
    const struct outcome *wanted = what;
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(scene);
    apps_v1_deployment web = web_in(now);

    return web.object && kin__revision_of(web.object) == wanted->revision &&
           apps_v1_deployment_status_observed_generation(web) ==
               meta_v1_objectmeta_generation(
                   apps_v1_deployment_metadata(web)) &&
           apps_v1_deployment_status_updated_replicas(web) == wanted->updated &&
           apps_v1_deployment_status_available_replicas(web) ==
               wanted->replicas &&
           apps_v1_deployment_status_replicas(web) == wanted->replicas &&
           kin_str_eq(progress_of(web), kin_s(wanted->reason));
}

static void await_outcome(struct scene *scene, int32_t replicas,
                          int64_t revision)
{
    scene_await(scene, has_come_to,
                &(struct outcome){replicas, replicas, revision,
                                  "NewReplicaSetAvailable"});
}

KIN_TEST(a_deployment_is_rolled_out)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments_resource(),
                     DEPLOYMENT("3", "")));
    await_outcome(&scene, 3, 1);
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    IMAGE("v2")));
    await_outcome(&scene, 3, 2);
    return 0;
}

KIN_TEST(undo_brings_an_old_set_back)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments_resource(),
                     DEPLOYMENT("2", "")));
    await_outcome(&scene, 2, 1);
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    IMAGE("v2")));
    await_outcome(&scene, 2, 2);
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    IMAGE("v1")));
    await_outcome(&scene, 2, 3);
    KIN_AUTO(apps_v1_replicaset_lister)
    sets = apps_v1_replicaset_informer_lister(scene.sets);
    apps_v1_replicaset_iter it = apps_v1_replicaset_lister_list(
        sets, kin_s("default"), NULL);
    size_t count = 0;
    for (apps_v1_replicaset set = apps_v1_replicaset_iter_next(&it); set.object;
         set = apps_v1_replicaset_iter_next(&it)) {
        kin_value history = kin_value_get(kin_object_annotations(set.object),
                                          kin_s(KIN__REVISION_HISTORY));
        bool is_back = apps_v1_replicaset_spec_replicas(set) == 2;
        assert_int_equal(kin__revision_of(set.object), is_back ? 3 : 2);
        assert_str_equal(kin_value_str(history), is_back ? "1" : "");
        count++;
    }
    assert_int_equal(count, 2);
    return 0;
}

KIN_TEST(a_deployment_is_scaled)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments_resource(),
                     DEPLOYMENT("2", "")));
    await_outcome(&scene, 2, 1);
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    "{'spec':{'replicas':7}}"));
    await_outcome(&scene, 7, 1);
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    "{'spec':{'replicas':0}}"));
    await_outcome(&scene, 0, 1);
    return 0;
}

KIN_TEST(recreate_drops_all_first)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments_resource(),
                     DEPLOYMENT("3", "'strategy':{'type':'Recreate'},")));
    await_outcome(&scene, 3, 1);
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    IMAGE("v2")));
    await_outcome(&scene, 3, 2);
    return 0;
}

static bool is_told(struct scene *scene, const void *reason)
{
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(scene);
    apps_v1_deployment web = web_in(now);

    return web.object && kin_str_eq(progress_of(web), kin_s(reason));
}

KIN_TEST(a_pause_holds_a_rollout_up)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments_resource(),
                     DEPLOYMENT("2", "")));
    await_outcome(&scene, 2, 1);
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    "{'spec':{'paused':true}}"));
    scene_await(&scene, is_told, "DeploymentPaused");
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    IMAGE("v2")));
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    "{'spec':{'replicas':4}}"));
    /* It follows its size, with the old template. */
    scene_await(&scene, has_come_to,
                &(struct outcome){4, 0, 1, "DeploymentPaused"});
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    "{'spec':{'paused':false}}"));
    await_outcome(&scene, 4, 2);
    return 0;
}

static size_t count_sets(struct scene *scene)
{
    KIN_AUTO(apps_v1_replicaset_lister)
    sets = apps_v1_replicaset_informer_lister(scene->sets);

    return kin_snapshot_count(sets.snapshot);
}

static bool has_sets(struct scene *scene, const void *what)
{
    return count_sets(scene) == *(const size_t *)what;
}

KIN_TEST(old_sets_go_in_the_end)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments_resource(),
                     DEPLOYMENT("1", "'revisionHistoryLimit':1,")));
    await_outcome(&scene, 1, 1);
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    IMAGE("v2")));
    await_outcome(&scene, 1, 2);
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    IMAGE("v3")));
    await_outcome(&scene, 1, 3);
    scene_await(&scene, has_sets, &(size_t){2});
    return 0;
}

KIN_TEST(what_never_works_is_told_after_a_while)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments_resource(),
                     DEPLOYMENT("2", "'progressDeadlineSeconds':1,")));
    await_outcome(&scene, 2, 1);
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    IMAGE("broken")));
    scene_await(&scene, is_told, "ProgressDeadlineExceeded");
    TRY(scene_patch(&scene, apps_v1_deployments_resource(), "web",
                    IMAGE("v1")));
    await_outcome(&scene, 2, 3);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_deployment_is_rolled_out),
              KIN_TEST_ENTRY(undo_brings_an_old_set_back),
              KIN_TEST_ENTRY(a_deployment_is_scaled),
              KIN_TEST_ENTRY(recreate_drops_all_first),
              KIN_TEST_ENTRY(a_pause_holds_a_rollout_up),
              KIN_TEST_ENTRY(old_sets_go_in_the_end),
              KIN_TEST_ENTRY(what_never_works_is_told_after_a_while))
