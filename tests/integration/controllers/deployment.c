/* SPDX-License-Identifier: Apache-2.0 */
/* The controllers of Deployments and ReplicaSets together, on a server within
 * the program. */
#include "controller_scene.h"

#include "controllers/revision.h"
#include "controllers/template.h"

#define DEPLOYMENT(replicas, more) DEPLOYMENT_OF("web", replicas, more)
#define DEPLOYMENT_OF(name, replicas, more)                                    \
    "{'apiVersion':'apps/v1','kind':'Deployment','metadata':{'name':'" name    \
    "',"                                                                       \
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
        apps_v1_deployment_condition at =
            apps_v1_deployment_status_conditions_at(web, i);
        if (kin_str_eq(apps_v1_deployment_condition_type(at),
                       kin_s("Progressing")))
            return apps_v1_deployment_condition_reason(at);
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
               meta_v1_object_meta_generation(
                   apps_v1_deployment_get_metadata(web)) &&
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
    atomic_store(&scene.is_patient, true);
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments, DEPLOYMENT("3", "")));
    await_outcome(&scene, 3, 1);
    TRY(scene_patch(&scene, apps_v1_deployments, "web", IMAGE("v2")));
    await_outcome(&scene, 3, 2);
    /* One at a time is in excess, and none may be missing: 25% of three. */
    assert_int_equal(scene_count_events(&scene, "ScalingReplicaSet",
                                        "Scaled up replica set web-"),
                     4);
    assert_int_equal(scene_count_events(&scene, "ScalingReplicaSet",
                                        "Scaled down replica set web-"),
                     3);
    return 0;
}

/* The first set is of the third revision and was of the first; the second one
 * is idle. */
static bool has_been_undone(struct scene *scene, const void *what)
{
    KIN_AUTO(apps_v1_replica_set_lister)
    sets = apps_v1_replica_set_informer_lister(scene->sets);
    apps_v1_replica_set_iter it = apps_v1_replica_set_lister_list(
        sets, kin_s("default"), NULL);
    size_t good = 0;

    (void)what;
    for (apps_v1_replica_set set = apps_v1_replica_set_iter_next(&it);
         set.object; set = apps_v1_replica_set_iter_next(&it)) {
        kin_value history = kin_value_get(kin_object_annotations(set.object),
                                          kin_s(KIN__REVISION_HISTORY));
        bool is_back = apps_v1_replica_set_spec_replicas(set) == 2;
        good += kin__revision_of(set.object) == (is_back ? 3 : 2) &&
                kin_str_eq(kin_value_str(history), kin_s(is_back ? "1" : ""));
    }
    return good == 2 && kin_snapshot_count(sets.snapshot) == 2;
}

KIN_TEST(undo_brings_an_old_set_back)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments, DEPLOYMENT("2", "")));
    await_outcome(&scene, 2, 1);
    TRY(scene_patch(&scene, apps_v1_deployments, "web", IMAGE("v2")));
    await_outcome(&scene, 2, 2);
    TRY(scene_patch(&scene, apps_v1_deployments, "web", IMAGE("v1")));
    await_outcome(&scene, 2, 3);
    scene_await(&scene, has_been_undone, NULL);
    return 0;
}

KIN_TEST(a_deployment_is_scaled)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments, DEPLOYMENT("2", "")));
    await_outcome(&scene, 2, 1);
    TRY(scene_patch(&scene, apps_v1_deployments, "web",
                    "{'spec':{'replicas':7}}"));
    await_outcome(&scene, 7, 1);
    TRY(scene_patch(&scene, apps_v1_deployments, "web",
                    "{'spec':{'replicas':0}}"));
    await_outcome(&scene, 0, 1);
    return 0;
}

/* Its pods are on a node: they stay until the kubelet lets them go. */
#define RECREATED                                                              \
    "{'metadata':{'name':'web'},'spec':{'replicas':3,'selector':{"             \
    "'matchLabels':{'app':'web'}},'strategy':{'type':'Recreate'},'template':{" \
    "'metadata':{'labels':{'app':'web'}},'spec':{'nodeName':'n','containers':" \
    "[{'name':'c','image':'v1'}]}}}}"

/* Pods of the first image that are there, and the most that a pod of another
 * image met. */
struct encounter {
    atomic_int old;
    atomic_int met;
    atomic_int others;
};

static bool is_of_first(const kin_object *pod)
{
    core_v1_container at = core_v1_pod_spec_containers_at(core_v1_pod_of(pod),
                                                          0);

    return kin_str_eq(core_v1_container_image(at), kin_s("v1"));
}

/* Calls come one after the other, in the order of the server. */
static void pod_comes(const kin_object *pod, bool is_initial, void *userdata)
{
    struct encounter *encounter = userdata;

    (void)is_initial;
    if (is_of_first(pod)) {
        atomic_fetch_add(&encounter->old, 1);
        return;
    }
    atomic_fetch_add(&encounter->others, 1);
    atomic_fetch_add(&encounter->met, atomic_load(&encounter->old));
}

static void pod_goes(const kin_object *pod, bool is_tombstone, void *userdata)
{
    struct encounter *encounter = userdata;

    (void)is_tombstone;
    if (is_of_first(pod))
        atomic_fetch_sub(&encounter->old, 1);
}

/* The controller has seen that all pods go, and that none has gone. */
static bool has_seen_them_going(struct scene *scene, const void *what)
{
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(scene);
    apps_v1_deployment web = web_in(now);

    (void)what;
    return web.object && apps_v1_deployment_status_replicas(web) == 0 &&
           apps_v1_deployment_status_terminating_replicas(web) == 3;
}

static int count_set(apps_v1_replica_set set, void *userdata)
{
    int *count = userdata;

    (void)set;
    (*count)++;
    return 0;
}

static bool has_met_all(struct scene *scene, const void *what)
{
    const struct encounter *encounter = what;

    (void)scene;
    return atomic_load(&encounter->others) == 3;
}

KIN_TEST(recreate_drops_all_first)
{
    struct encounter encounter = {0};
    int sets = 0;
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(kin_informer_add_handler(scene.pods.informer,
                                 &(kin_handler){.size = sizeof(kin_handler),
                                                .on_add = pod_comes,
                                                .on_delete = pod_goes,
                                                .userdata = &encounter},
                                 NULL, NULL, NULL));
    TRY(scene_create(&scene, apps_v1_deployments, RECREATED));
    await_outcome(&scene, 3, 1);
    atomic_store(&scene.is_holding, true);
    TRY(scene_patch(&scene, apps_v1_deployments, "web", IMAGE("v2")));
    scene_await(&scene, has_seen_them_going, NULL);
    TRY(apps_v1_replica_sets_list_all(
        scene.client, KIN_OPTS(kin_list_opts, .ns = kin_s("default")),
        &(apps_v1_replica_set_list_handler){.on_item = count_set,
                                            .userdata = &sets},
        NULL, NULL));
    assert_int_equal(sets, 1);
    atomic_store(&scene.is_holding, false);
    await_outcome(&scene, 3, 2);
    scene_await(&scene, has_met_all, &encounter);
    assert_int_equal(atomic_load(&encounter.met), 0);
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
    TRY(scene_create(&scene, apps_v1_deployments, DEPLOYMENT("2", "")));
    await_outcome(&scene, 2, 1);
    TRY(scene_patch(&scene, apps_v1_deployments, "web",
                    "{'spec':{'paused':true}}"));
    scene_await(&scene, is_told, "DeploymentPaused");
    TRY(scene_patch(&scene, apps_v1_deployments, "web", IMAGE("v2")));
    TRY(scene_patch(&scene, apps_v1_deployments, "web",
                    "{'spec':{'replicas':4}}"));
    /* It follows its size, with the old template. */
    scene_await(&scene, has_come_to,
                &(struct outcome){4, 0, 1, "DeploymentPaused"});
    TRY(scene_patch(&scene, apps_v1_deployments, "web",
                    "{'spec':{'paused':false}}"));
    await_outcome(&scene, 4, 2);
    return 0;
}

static size_t count_sets(struct scene *scene)
{
    KIN_AUTO(apps_v1_replica_set_lister)
    sets = apps_v1_replica_set_informer_lister(scene->sets);

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
    TRY(scene_create(&scene, apps_v1_deployments,
                     DEPLOYMENT("1", "'revisionHistoryLimit':1,")));
    await_outcome(&scene, 1, 1);
    TRY(scene_patch(&scene, apps_v1_deployments, "web", IMAGE("v2")));
    await_outcome(&scene, 1, 2);
    TRY(scene_patch(&scene, apps_v1_deployments, "web", IMAGE("v3")));
    await_outcome(&scene, 1, 3);
    scene_await(&scene, has_sets, &(size_t){2});
    return 0;
}

KIN_TEST(what_never_works_is_told_after_a_while)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments,
                     DEPLOYMENT("2", "'progressDeadlineSeconds':1,")));
    await_outcome(&scene, 2, 1);
    TRY(scene_patch(&scene, apps_v1_deployments, "web", IMAGE("broken")));
    scene_await(&scene, is_told, "ProgressDeadlineExceeded");
    TRY(scene_patch(&scene, apps_v1_deployments, "web", IMAGE("v1")));
    await_outcome(&scene, 2, 3);
    return 0;
}

#define SET(name, labels)                                                      \
    "{'apiVersion':'apps/v1','kind':'ReplicaSet','metadata':{'name':'" name    \
    "','labels':{" labels                                                      \
    "}},'spec':{'replicas':1,'selector':{'matchLabels':{" labels               \
    "}},'template':{'metadata':{'labels':{" labels                             \
    "}},'spec':{'containers':[{'name':'c','image':'v1'}]}}}}"

/* A set that was there before, of the same template, is taken over. */
KIN_TEST(a_set_is_adopted)
{
    SCENE scene = {.count = 0};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_replica_sets, SET("old", "'app':'web'")));
    scene_await(&scene, has_sets, &(size_t){1});
    TRY(scene_create(&scene, apps_v1_deployments, DEPLOYMENT("3", "")));
    await_outcome(&scene, 3, 1);
    assert_int_equal(count_sets(&scene), 1);
    return 0;
}

/* The name that the next set would get. */
static bool name_of_next(struct scene *scene, char *ret, size_t size)
{
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(scene);
    apps_v1_deployment web = web_in(now);
    char hash[KIN__TEMPLATE_HASH_SIZE];

    if (!web.object)
        return false;
    kin__template_hash(apps_v1_deployment_get_spec_template(web).value, 0,
                       hash);
    (void)snprintf(ret, size, "web-%s", hash);
    return true;
}

static bool has_a_next(struct scene *scene, const void *what)
{
    char name[64];

    (void)what;
    return name_of_next(scene, name, sizeof(name));
}

KIN_TEST(a_name_that_is_taken_is_no_obstacle)
{
    SCENE scene = {.count = 0};
    char name[64];
    char text[1024];

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments,
                     DEPLOYMENT("2", "'paused':true,")));
    scene_await(&scene, has_a_next, NULL);
    assert_true(name_of_next(&scene, name, sizeof(name)));
    (void)snprintf(text, sizeof(text), SET("%s", "'app':'other'"), name);
    TRY(scene_create(&scene, apps_v1_replica_sets, text));
    TRY(scene_patch(&scene, apps_v1_deployments, "web",
                    "{'spec':{'paused':false}}"));
    await_outcome(&scene, 2, 1);
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(&scene);
    assert_int_equal(apps_v1_deployment_status_collision_count(web_in(now)), 1);
    assert_int_equal(count_sets(&scene), 2);
    return 0;
}

/* ---- several at once ---- */

enum { MANY = 8 };

#define ONE_OF_MANY                                                            \
    "{'apiVersion':'apps/v1','kind':'Deployment','metadata':{'name':'d%d'},"   \
    "'spec':{'replicas':1,'selector':{'matchLabels':{'app':'d%d'}},"           \
    "'template':{'metadata':{'labels':{'app':'d%d'}},'spec':{'containers':["   \
    "{'name':'c','image':'v1'}]}}}}"

static bool has_a_set(struct scene *scene, const void *what)
{
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(scene);
    apps_v1_deployment at = apps_v1_deployment_lister_get(now, kin_s("default"),
                                                          kin_s(what));

    return at.object && kin__revision_of(at.object) == 1;
}

static bool has_pods(struct scene *scene, const void *what)
{
    KIN_AUTO(core_v1_pod_lister) now = core_v1_pod_informer_lister(scene->pods);

    return kin_snapshot_count(now.snapshot) == *(const size_t *)what;
}

static kin_str name_of_only_set(apps_v1_replica_set_lister sets)
{
    apps_v1_replica_set_iter it = apps_v1_replica_set_lister_list(
        sets, kin_s("default"), NULL);
    apps_v1_replica_set set = apps_v1_replica_set_iter_next(&it);

    return set.object ? kin_object_name(set.object) : kin_s("");
}

/* What a set is called still has to fit, and so has what its pods are. */
KIN_TEST(long_names_are_cut)
{
    SCENE scene = {.count = 0};
    char name[251];
    char text[1024];
    const size_t one = 1;

    (void)alloc;
    memset(name, 'x', sizeof(name) - 1);
    name[sizeof(name) - 1] = '\0';
    (void)snprintf(text, sizeof(text), DEPLOYMENT_OF("%s", "1", ""), name);
    TRY(scene_init(&scene));
    TRY(scene_create(&scene, apps_v1_deployments, text));
    scene_await(&scene, has_pods, &one);
    KIN_AUTO(apps_v1_replica_set_lister)
    sets = apps_v1_replica_set_informer_lister(scene.sets);
    kin_str set = name_of_only_set(sets);
    assert_int_equal(set.len, 253);
    assert_memory_equal(set.ptr, name, 240);
    return 0;
}

static bool are_all_done(struct scene *scene, const void *what)
{
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(scene);
    int done = 0;
    char name[16];

    (void)what;
    for (int i = 0; i < MANY; i++) {
        (void)snprintf(name, sizeof(name), "d%d", i);
        apps_v1_deployment at = apps_v1_deployment_lister_get(
            now, kin_s("default"), kin_s(name));
        done += at.object && kin__revision_of(at.object) == 2 &&
                apps_v1_deployment_status_updated_replicas(at) == 3 &&
                apps_v1_deployment_status_replicas(at) == 3 &&
                apps_v1_deployment_status_available_replicas(at) == 3;
    }
    return done == MANY;
}

/* Nothing of one gets into another, and nothing is left over. */
KIN_TEST(many_go_on_beside_each_other)
{
    SCENE scene = {.count = 0};
    char text[1024];
    char name[16];

    (void)alloc;
    TRY(scene_init(&scene));
    for (int i = 0; i < MANY; i++) {
        (void)snprintf(text, sizeof(text), ONE_OF_MANY, i, i, i);
        TRY(scene_create(&scene, apps_v1_deployments, text));
    }
    for (int i = 0; i < MANY; i++) {
        (void)snprintf(name, sizeof(name), "d%d", i);
        scene_await(&scene, has_a_set, name);
        TRY(scene_patch(&scene, apps_v1_deployments, name,
                        "{'spec':{'replicas':3,'template':{'spec':{"
                        "'containers':[{'name':'c','image':'v2'}]}}}}"));
    }
    scene_await(&scene, are_all_done, NULL);
    scene_await(&scene, has_pods, &(size_t){3 * MANY});
    assert_int_equal(count_sets(&scene), 2 * MANY);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_deployment_is_rolled_out),
              KIN_TEST_ENTRY(long_names_are_cut),
              KIN_TEST_ENTRY(many_go_on_beside_each_other),
              KIN_TEST_ENTRY(a_set_is_adopted),
              KIN_TEST_ENTRY(a_name_that_is_taken_is_no_obstacle),
              KIN_TEST_ENTRY(undo_brings_an_old_set_back),
              KIN_TEST_ENTRY(a_deployment_is_scaled),
              KIN_TEST_ENTRY(recreate_drops_all_first),
              KIN_TEST_ENTRY(a_pause_holds_a_rollout_up),
              KIN_TEST_ENTRY(old_sets_go_in_the_end),
              KIN_TEST_ENTRY(what_never_works_is_told_after_a_while))
