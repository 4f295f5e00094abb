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
           apps_v1_deployment_status_updated_replicas(web) ==
               wanted->replicas &&
           apps_v1_deployment_status_available_replicas(web) ==
               wanted->replicas &&
           apps_v1_deployment_status_replicas(web) == wanted->replicas &&
           kin_str_eq(progress_of(web), kin_s(wanted->reason));
}

static void await_outcome(struct scene *scene, int32_t replicas,
                          int64_t revision)
{
    scene_await(
        scene, has_come_to,
        &(struct outcome){replicas, revision, "NewReplicaSetAvailable"});
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

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_deployment_is_rolled_out))
