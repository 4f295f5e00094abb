/* SPDX-License-Identifier: Apache-2.0 */
/* The controllers of Deployments and ReplicaSets together, on an embedded
 * server. */
#include "controller_fixture.h"

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

static apps_v1_deployment_lister deployments_of(struct fixture *fixture)
{
    return apps_v1_deployment_informer_lister(fixture->deployments);
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

/* The expected end of a rollout. */
struct outcome {
    int32_t replicas;
    int32_t updated;
    int64_t revision;
    const char *reason;
};

static bool has_reached(struct fixture *fixture, const void *what)
{
    const struct outcome *wanted = what;
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(fixture);
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

static void await_outcome(struct fixture *fixture, int32_t replicas,
                          int64_t revision)
{
    fixture_await(fixture, has_reached,
                  &(struct outcome){replicas, replicas, revision,
                                    "NewReplicaSetAvailable"});
}

KIN_TEST(rolls_out_a_deployment)
{
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    atomic_store(&fixture.is_patient, true);
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, apps_v1_deployments, DEPLOYMENT("3", "")));
    await_outcome(&fixture, 3, 1);
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web", IMAGE("v2")));
    await_outcome(&fixture, 3, 2);
    /* One extra pod at a time, and none may be missing: 25% of three. */
    assert_int_equal(fixture_count_events(&fixture, "ScalingReplicaSet",
                                          "Scaled up replica set web-"),
                     4);
    assert_int_equal(fixture_count_events(&fixture, "ScalingReplicaSet",
                                          "Scaled down replica set web-"),
                     3);
    return 0;
}

/* The first set has revision 3 and had 1; the second one is idle. */
static bool has_been_undone(struct fixture *fixture, const void *what)
{
    KIN_AUTO(apps_v1_replica_set_lister)
    sets = apps_v1_replica_set_informer_lister(fixture->sets);
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

KIN_TEST(undo_reuses_an_old_set)
{
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, apps_v1_deployments, DEPLOYMENT("2", "")));
    await_outcome(&fixture, 2, 1);
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web", IMAGE("v2")));
    await_outcome(&fixture, 2, 2);
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web", IMAGE("v1")));
    await_outcome(&fixture, 2, 3);
    fixture_await(&fixture, has_been_undone, NULL);
    return 0;
}

KIN_TEST(scales_a_deployment)
{
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, apps_v1_deployments, DEPLOYMENT("2", "")));
    await_outcome(&fixture, 2, 1);
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web",
                      "{'spec':{'replicas':7}}"));
    await_outcome(&fixture, 7, 1);
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web",
                      "{'spec':{'replicas':0}}"));
    await_outcome(&fixture, 0, 1);
    return 0;
}

/* Its pods are on a node: they stay until the kubelet removes them. */
#define RECREATED                                                              \
    "{'metadata':{'name':'web'},'spec':{'replicas':3,'selector':{"             \
    "'matchLabels':{'app':'web'}},'strategy':{'type':'Recreate'},'template':{" \
    "'metadata':{'labels':{'app':'web'}},'spec':{'nodeName':'n','containers':" \
    "[{'name':'c','image':'v1'}]}}}}"

/* Pods with the first image that exist, and the most that existed together with
 * another image. */
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

/* Calls come one at a time, in the order of the server. */
static void on_pod_added(const kin_object *pod, bool is_initial, void *userdata)
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

static void on_pod_deleted(const kin_object *pod, bool is_tombstone,
                           void *userdata)
{
    struct encounter *encounter = userdata;

    (void)is_tombstone;
    if (is_of_first(pod))
        atomic_fetch_sub(&encounter->old, 1);
}

/* The controller has seen that all pods are being deleted, and none is gone. */
static bool has_seen_deletions(struct fixture *fixture, const void *what)
{
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(fixture);
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

static bool has_met_all(struct fixture *fixture, const void *what)
{
    const struct encounter *encounter = what;

    (void)fixture;
    return atomic_load(&encounter->others) == 3;
}

KIN_TEST(recreate_ends_all_old_pods_first)
{
    struct encounter encounter = {0};
    int sets = 0;
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(kin_informer_add_handler(fixture.pods.informer,
                                 &(kin_handler){.size = sizeof(kin_handler),
                                                .on_add = on_pod_added,
                                                .on_delete = on_pod_deleted,
                                                .userdata = &encounter},
                                 NULL, NULL, NULL));
    TRY(fixture_create(&fixture, apps_v1_deployments, RECREATED));
    await_outcome(&fixture, 3, 1);
    atomic_store(&fixture.is_holding, true);
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web", IMAGE("v2")));
    fixture_await(&fixture, has_seen_deletions, NULL);
    TRY(apps_v1_replica_sets_list_all(
        fixture.client, KIN_OPTS(kin_list_opts, .ns = kin_s("default")),
        &(apps_v1_replica_set_list_handler){.on_item = count_set,
                                            .userdata = &sets},
        NULL, NULL));
    assert_int_equal(sets, 1);
    atomic_store(&fixture.is_holding, false);
    await_outcome(&fixture, 3, 2);
    fixture_await(&fixture, has_met_all, &encounter);
    assert_int_equal(atomic_load(&encounter.met), 0);
    return 0;
}

static bool has_reason(struct fixture *fixture, const void *reason)
{
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(fixture);
    apps_v1_deployment web = web_in(now);

    return web.object && kin_str_eq(progress_of(web), kin_s(reason));
}

KIN_TEST(a_pause_stops_a_rollout)
{
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, apps_v1_deployments, DEPLOYMENT("2", "")));
    await_outcome(&fixture, 2, 1);
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web",
                      "{'spec':{'paused':true}}"));
    fixture_await(&fixture, has_reason, "DeploymentPaused");
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web", IMAGE("v2")));
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web",
                      "{'spec':{'replicas':4}}"));
    /* It follows its size, with the old template. */
    fixture_await(&fixture, has_reached,
                  &(struct outcome){4, 0, 1, "DeploymentPaused"});
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web",
                      "{'spec':{'paused':false}}"));
    await_outcome(&fixture, 4, 2);
    return 0;
}

static size_t count_sets(struct fixture *fixture)
{
    KIN_AUTO(apps_v1_replica_set_lister)
    sets = apps_v1_replica_set_informer_lister(fixture->sets);

    return kin_snapshot_count(sets.snapshot);
}

static bool has_sets(struct fixture *fixture, const void *what)
{
    return count_sets(fixture) == *(const size_t *)what;
}

KIN_TEST(deletes_old_sets)
{
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, apps_v1_deployments,
                       DEPLOYMENT("1", "'revisionHistoryLimit':1,")));
    await_outcome(&fixture, 1, 1);
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web", IMAGE("v2")));
    await_outcome(&fixture, 1, 2);
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web", IMAGE("v3")));
    await_outcome(&fixture, 1, 3);
    fixture_await(&fixture, has_sets, &(size_t){2});
    return 0;
}

KIN_TEST(reports_a_rollout_without_progress)
{
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, apps_v1_deployments,
                       DEPLOYMENT("2", "'progressDeadlineSeconds':1,")));
    await_outcome(&fixture, 2, 1);
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web", IMAGE("broken")));
    fixture_await(&fixture, has_reason, "ProgressDeadlineExceeded");
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web", IMAGE("v1")));
    await_outcome(&fixture, 2, 3);
    return 0;
}

#define SET(name, labels)                                                      \
    "{'apiVersion':'apps/v1','kind':'ReplicaSet','metadata':{'name':'" name    \
    "','labels':{" labels                                                      \
    "}},'spec':{'replicas':1,'selector':{'matchLabels':{" labels               \
    "}},'template':{'metadata':{'labels':{" labels                             \
    "}},'spec':{'containers':[{'name':'c','image':'v1'}]}}}}"

/* An existing set with the same template is adopted. */
KIN_TEST(adopts_a_set)
{
    FIXTURE fixture = {.count = 0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, apps_v1_replica_sets,
                       SET("old", "'app':'web'")));
    fixture_await(&fixture, has_sets, &(size_t){1});
    TRY(fixture_create(&fixture, apps_v1_deployments, DEPLOYMENT("3", "")));
    await_outcome(&fixture, 3, 1);
    assert_int_equal(count_sets(&fixture), 1);
    return 0;
}

/* The name that the next set would get. */
static bool name_of_next(struct fixture *fixture, char *ret, size_t size)
{
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(fixture);
    apps_v1_deployment web = web_in(now);
    char hash[KIN__TEMPLATE_HASH_SIZE];

    if (!web.object)
        return false;
    kin__template_hash(apps_v1_deployment_get_spec_template(web).value, 0,
                       hash);
    (void)snprintf(ret, size, "web-%s", hash);
    return true;
}

static bool has_a_next(struct fixture *fixture, const void *what)
{
    char name[64];

    (void)what;
    return name_of_next(fixture, name, sizeof(name));
}

KIN_TEST(handles_a_name_collision)
{
    FIXTURE fixture = {.count = 0};
    char name[64];
    char text[1024];

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, apps_v1_deployments,
                       DEPLOYMENT("2", "'paused':true,")));
    fixture_await(&fixture, has_a_next, NULL);
    assert_true(name_of_next(&fixture, name, sizeof(name)));
    (void)snprintf(text, sizeof(text), SET("%s", "'app':'other'"), name);
    TRY(fixture_create(&fixture, apps_v1_replica_sets, text));
    TRY(fixture_patch(&fixture, apps_v1_deployments, "web",
                      "{'spec':{'paused':false}}"));
    await_outcome(&fixture, 2, 1);
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(&fixture);
    assert_int_equal(apps_v1_deployment_status_collision_count(web_in(now)), 1);
    assert_int_equal(count_sets(&fixture), 2);
    return 0;
}

/* ---- several deployments ---- */

enum { MANY = 8 };

#define ONE_OF_MANY                                                            \
    "{'apiVersion':'apps/v1','kind':'Deployment','metadata':{'name':'d%d'},"   \
    "'spec':{'replicas':1,'selector':{'matchLabels':{'app':'d%d'}},"           \
    "'template':{'metadata':{'labels':{'app':'d%d'}},'spec':{'containers':["   \
    "{'name':'c','image':'v1'}]}}}}"

static bool has_a_set(struct fixture *fixture, const void *what)
{
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(fixture);
    apps_v1_deployment at = apps_v1_deployment_lister_get(now, kin_s("default"),
                                                          kin_s(what));

    return at.object && kin__revision_of(at.object) == 1;
}

static bool has_pods(struct fixture *fixture, const void *what)
{
    KIN_AUTO(core_v1_pod_lister) now = core_v1_pod_informer_lister(
        fixture->pods);

    return kin_snapshot_count(now.snapshot) == *(const size_t *)what;
}

static kin_str name_of_only_set(apps_v1_replica_set_lister sets)
{
    apps_v1_replica_set_iter it = apps_v1_replica_set_lister_list(
        sets, kin_s("default"), NULL);
    apps_v1_replica_set set = apps_v1_replica_set_iter_next(&it);

    return set.object ? kin_object_name(set.object) : kin_s("");
}

/* The names of sets and pods still have to fit. */
KIN_TEST(truncates_long_names)
{
    FIXTURE fixture = {.count = 0};
    char name[251];
    char text[1024];
    const size_t one = 1;

    (void)alloc;
    memset(name, 'x', sizeof(name) - 1);
    name[sizeof(name) - 1] = '\0';
    (void)snprintf(text, sizeof(text), DEPLOYMENT_OF("%s", "1", ""), name);
    TRY(fixture_init(&fixture));
    TRY(fixture_create(&fixture, apps_v1_deployments, text));
    fixture_await(&fixture, has_pods, &one);
    KIN_AUTO(apps_v1_replica_set_lister)
    sets = apps_v1_replica_set_informer_lister(fixture.sets);
    kin_str set = name_of_only_set(sets);
    assert_int_equal(set.len, 253);
    assert_memory_equal(set.ptr, name, 240);
    return 0;
}

static bool are_all_done(struct fixture *fixture, const void *what)
{
    KIN_AUTO(apps_v1_deployment_lister) now = deployments_of(fixture);
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

/* No mix-up between deployments, and nothing is left over. */
KIN_TEST(rolls_out_many_deployments)
{
    FIXTURE fixture = {.count = 0};
    char text[1024];
    char name[16];

    (void)alloc;
    TRY(fixture_init(&fixture));
    for (int i = 0; i < MANY; i++) {
        (void)snprintf(text, sizeof(text), ONE_OF_MANY, i, i, i);
        TRY(fixture_create(&fixture, apps_v1_deployments, text));
    }
    for (int i = 0; i < MANY; i++) {
        (void)snprintf(name, sizeof(name), "d%d", i);
        fixture_await(&fixture, has_a_set, name);
        TRY(fixture_patch(&fixture, apps_v1_deployments, name,
                          "{'spec':{'replicas':3,'template':{'spec':{"
                          "'containers':[{'name':'c','image':'v2'}]}}}}"));
    }
    fixture_await(&fixture, are_all_done, NULL);
    fixture_await(&fixture, has_pods, &(size_t){3 * MANY});
    assert_int_equal(count_sets(&fixture), 2 * MANY);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(rolls_out_a_deployment),
              KIN_TEST_ENTRY(truncates_long_names),
              KIN_TEST_ENTRY(rolls_out_many_deployments),
              KIN_TEST_ENTRY(adopts_a_set),
              KIN_TEST_ENTRY(handles_a_name_collision),
              KIN_TEST_ENTRY(undo_reuses_an_old_set),
              KIN_TEST_ENTRY(scales_a_deployment),
              KIN_TEST_ENTRY(recreate_ends_all_old_pods_first),
              KIN_TEST_ENTRY(a_pause_stops_a_rollout),
              KIN_TEST_ENTRY(deletes_old_sets),
              KIN_TEST_ENTRY(reports_a_rollout_without_progress))
