/* SPDX-License-Identifier: Apache-2.0 */
/*
 * controller_scene.h - controllers on a server within the program, and somebody
 * who plays the kubelet: pods become ready, and go when they are told to.
 */
#ifndef CONTROLLER_SCENE_H
#define CONTROLLER_SCENE_H

#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <time.h>

#include <kin/api/apps/v1.h>
#include <kin/api/core/v1.h>
#include <kin/json.h>
#include <kin/manager.h>
#include <kin/server.h>
#include <kin/update.h>

#include "base/buf.h"
#include "controllers/table.h"
#include "kin_test.h"
#include "write_test.h"

enum { SCENE_SOON_MS = 60000, SCENE_CONTROLLERS_MAX = 4 };

struct scene {
    kin_server *server;
    kin_client *client;
    kin_factory *factory;
    kin_events *events;
    kin_stop *stop;
    kin_manager_context context;
    kin_manager_controller controllers[SCENE_CONTROLLERS_MAX];
    size_t count;
    core_v1_pod_informer pods;
    apps_v1_replica_set_informer sets;
    apps_v1_deployment_informer deployments;
    kin_reconciler *kubelet;
    atomic_bool is_idle;    /* the kubelet starts nothing */
    atomic_bool is_holding; /* it lets no pod go */
    /* It waits with a pod until the status of each set tells of its size.  A
     * deployment's controller counts what that tells of: so it takes one step
     * at a time, however late the other controller is. */
    atomic_bool is_patient;
};

static inline void scene_done(struct scene *scene)
{
    kin_stop_request(scene->stop);
    (void)kin_reconciler_free(scene->kubelet);
    for (size_t i = 0; i < scene->count; i++)
        scene->controllers[i].free(scene->controllers[i].self);
    (void)kin_events_free(scene->events);
    (void)kin_factory_free(scene->factory);
    (void)kin_client_unref(scene->client);
    (void)kin_server_free(scene->server);
    (void)kin_stop_unref(scene->stop);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static inline kin_time scene_now(void)
{
    return (kin_time){.seconds = (int64_t)time(NULL)};
}

/* ---- the kubelet ---- */

static inline bool scene_pod_is_ready(core_v1_pod pod)
{
    for (size_t i = 0; i < core_v1_pod_status_conditions_count(pod); i++) {
        core_v1_pod_condition at = core_v1_pod_status_conditions_at(pod, i);
        if (kin_str_eq(core_v1_pod_condition_type(at), kin_s("Ready")))
            return kin_str_eq(core_v1_pod_condition_status(at), kin_s("True"));
    }
    return false;
}

static inline int scene_fill_ready(kin_edit *edit, const kin_object *object,
                                   void *userdata)
{
    core_v1_pod_edit pod = {.edit = edit, .spot = kin_edit_root()};

    (void)object;
    (void)userdata;
    core_v1_pod_status_phase_set(pod, kin_s("Running"));
    core_v1_pod_status_conditions_clear(pod);
    core_v1_pod_condition_edit at = core_v1_pod_status_conditions_append(pod);
    core_v1_pod_condition_type_set(at, kin_s("Ready"));
    core_v1_pod_condition_status_set(at, kin_s("True"));
    core_v1_pod_condition_last_transition_time_set(at, scene_now());
    return 0;
}

/* Images whose name ends in "broken" never become ready. */
static inline bool scene_pod_works(core_v1_pod pod)
{
    kin_str image = core_v1_container_image(
        core_v1_pod_spec_containers_at(pod, 0));

    return !kin_str_ends_with(image, kin_s("broken"));
}

static inline int scene_see_set(apps_v1_replica_set set, void *userdata)
{
    bool *are_settled = userdata;

    *are_settled &= apps_v1_replica_set_status_replicas(set) ==
                    apps_v1_replica_set_spec_replicas(set);
    return 0;
}

/* The server is asked: copies of sets may be older than that of a pod. */
static inline int scene_ask_sets(struct scene *scene, kin_str ns,
                                 bool *ret_are_settled, kin_error *err)
{
    const apps_v1_replica_set_list_handler handler = {
        .on_item = scene_see_set, .userdata = ret_are_settled};

    *ret_are_settled = true;
    return atomic_load(&scene->is_patient)
               ? apps_v1_replica_sets_list_all(
                     scene->client, KIN_OPTS(kin_list_opts, .ns = ns), &handler,
                     NULL, err)
               : 0;
}

static inline int scene_start_pod(struct scene *scene, kin_reconcile *call,
                                  core_v1_pod pod, kin_error *err)
{
    kin_update ready = KIN_INIT(kin_update);
    bool are_settled = true;
    int r = scene_ask_sets(scene, kin_reconcile_key(call)->ns, &are_settled,
                           err);

    if (r == 0 && !are_settled)
        kin_reconcile_requeue_after(call, 1);
    if (r < 0 || !are_settled)
        return r;
    ready.resource = core_v1_pods;
    ready.object = pod.object;
    ready.subresource = kin_s("status");
    ready.fill = scene_fill_ready;
    return kin_client_update_with_retry(scene->client, &ready, NULL, NULL, err);
}

static inline int scene_kubelet(kin_reconcile *call, kin_error *err,
                                void *userdata)
{
    struct scene *scene = userdata;
    const kin_work_key *key = kin_reconcile_key(call);
    KIN_AUTO(core_v1_pod_lister) now = core_v1_pod_informer_lister(scene->pods);
    core_v1_pod pod = core_v1_pod_lister_get(now, key->ns, key->name);
    int r = 0;

    if (pod.object && kin_object_is_deleting(pod.object) &&
        atomic_load(&scene->is_holding))
        kin_reconcile_requeue_after(call, 5);
    else if (pod.object && kin_object_is_deleting(pod.object))
        r = core_v1_pods_delete(
            scene->client, key->ns, key->name,
            KIN_OPTS(kin_delete_opts, .has_grace_period = true), err);
    else if (pod.object && !atomic_load(&scene->is_idle) &&
             !scene_pod_is_ready(pod) && scene_pod_works(pod))
        r = scene_start_pod(scene, call, pod, err);
    return r == KIN_ENOTFOUND ? 0 : r;
}

/* ---- life ---- */

static inline int scene_connect(struct scene *scene)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_server_start(/* opts= */ NULL, &scene->server, NULL));
    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts,
                 .text = kin_s(kin_server_kubeconfig(scene->server))),
        &config, NULL));
    TRY(kin_client_new(config, KIN_OPTS(kin_client_opts, .qps = -1),
                       &scene->client, NULL));
    TRY(kin_stop_new(NULL, NULL, &scene->stop, NULL));
    TRY(kin_factory_new(scene->client, NULL, &scene->factory, NULL));
    kin_events_opts events = KIN_INIT(kin_events_opts);
    events.component = kin_s("test");
    return kin_events_new(scene->client, &events, &scene->events, NULL);
}

static inline int scene_add(struct scene *scene,
                            const kin_manager_descriptor *descriptor)
{
    kin_error err = KIN_ERROR_INIT;
    kin_manager_controller *at = &scene->controllers[scene->count];
    int r = descriptor->make(&scene->context, at, &err);

    scene->count += at->self != NULL;
    return r;
}

/* A server, a kubelet, and the controllers of deployments and their sets. */
static inline int scene_init(struct scene *scene)
{
    kin_reconciler_opts kubelet = KIN_INIT(kin_reconciler_opts);

    TRY(scene_connect(scene));
    scene->context = (kin_manager_context){.size = sizeof(scene->context),
                                           .client = scene->client,
                                           .factory = scene->factory,
                                           .events = scene->events};
    TRY(core_v1_pods_informer(scene->factory, &scene->pods, NULL));
    TRY(apps_v1_replica_sets_informer(scene->factory, &scene->sets, NULL));
    TRY(apps_v1_deployments_informer(scene->factory, &scene->deployments,
                                     NULL));
    TRY(scene_add(scene, &kin__controller_deployment));
    TRY(scene_add(scene, &kin__controller_replicaset));
    kubelet.reconcile = scene_kubelet;
    kubelet.userdata = scene;
    TRY(kin_reconciler_new(&kubelet, &scene->kubelet, NULL));
    TRY(kin_reconciler_add_source(scene->kubelet, scene->pods.informer, NULL,
                                  NULL));
    TRY(kin_factory_start(scene->factory, NULL, NULL));
    for (size_t i = 0; i < scene->count; i++)
        TRY(kin_reconciler_start(scene->controllers[i].reconciler, NULL));
    return kin_reconciler_start(scene->kubelet, NULL);
}

/* ---- what a user does ---- */

/* JSON with ' for ". */
static inline int scene_parse(const char *text, kin_document **ret)
{
    char room[4096];
    size_t len = 0;

    for (; text[len] && len + 1 < sizeof(room); len++)
        room[len] = text[len] == '\'' ? '"' : text[len];
    return kin_document_parse(NULL, kin_str_of(room, len), ret, NULL);
}

static inline int scene_create(struct scene *scene,
                               const kin_resource *resource, const char *text)
{
    KIN_AUTO(kin_document) *body = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(scene_parse(text, &body));
    int r = write_create(scene->client, resource, kin_s("default"),
                         kin_document_root(body), NULL, NULL, &err);
    if (r < 0)
        print_message("create: %s\n", err.message);
    return r;
}

static inline int scene_patch(struct scene *scene, const kin_resource *resource,
                              const char *name, const char *text)
{
    KIN_AUTO(kin_document) *body = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(scene_parse(text, &body));
    const kin_patch patch = {.type = KIN_PATCH_STRATEGIC,
                             .body = kin_document_root(body)};
    int r = write_patch(scene->client, resource, kin_named("default", name),
                        &patch, NULL, NULL, &err);
    if (r < 0)
        print_message("patch: %s\n", err.message);
    return r;
}

/* ---- what can be seen ---- */

/* Something that will be true soon, of the scene's own copies. */
typedef bool scene_question(struct scene *scene, const void *what);

static inline void scene_await(struct scene *scene, scene_question *question,
                               const void *what)
{
    for (int i = 0; i < SCENE_SOON_MS / 5; i++) {
        if (question(scene, what))
            return;
        (void)kin_stop_wait(NULL, kin_deadline_ms(5));
    }
    fail_msg("it did not become so");
}

/* An event that is looked for: its reason, and how its text begins. */
struct scene_event {
    const char *reason;
    const char *text;
    size_t count;
};

static inline int scene_see_event(core_v1_event event, void *userdata)
{
    struct scene_event *wanted = userdata;

    wanted->count +=
        kin_str_eq(core_v1_event_reason(event), kin_s(wanted->reason)) &&
        kin_str_starts_with(core_v1_event_message(event), kin_s(wanted->text));
    return 0;
}

/* How many there are; from then on no more are recorded. */
static inline size_t scene_count_events(struct scene *scene, const char *reason,
                                        const char *text)
{
    struct scene_event wanted = {.reason = reason, .text = text};
    const core_v1_event_list_handler handler = {.on_item = scene_see_event,
                                                .userdata = &wanted};

    assert_int_equal(
        kin_events_stop(scene->events, kin_deadline_ms(SCENE_SOON_MS)), 0);
    assert_int_equal(
        core_v1_events_list_all(scene->client,
                                KIN_OPTS(kin_list_opts, .ns = kin_s("default")),
                                &handler, NULL, NULL),
        0);
    return wanted.count;
}

#endif /* CONTROLLER_SCENE_H */
