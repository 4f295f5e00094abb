/* SPDX-License-Identifier: Apache-2.0 */
/* controller_fixture.h - controllers on an embedded server, and a simulated
 * kubelet: pods become ready, and end when they are deleted */
#ifndef CONTROLLER_FIXTURE_H
#define CONTROLLER_FIXTURE_H

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
#include "controllers/controller.h"
#include "kin_test.h"
#include "write_test.h"

enum { FIXTURE_SOON_MS = 60000, FIXTURE_CONTROLLERS_MAX = 4 };

struct fixture {
    kin_server *server;
    kin_client *client;
    kin_factory *factory;
    kin_events *events;
    kin_stop *stop;
    kin_manager_context context;
    kin_manager_controller controllers[FIXTURE_CONTROLLERS_MAX];
    size_t count;
    core_v1_pod_informer pods;
    apps_v1_replica_set_informer sets;
    apps_v1_deployment_informer deployments;
    kin_reconciler *kubelet;
    atomic_bool is_idle;    /* the kubelet starts no pod */
    atomic_bool is_holding; /* the kubelet ends no pod */
    /* It starts a pod only when the status of each set reports its size.  The
     * controller of deployments relies on the status: so it takes one step at a
     * time, however late the other controller is. */
    atomic_bool is_patient;
};

static inline void fixture_done(struct fixture *fixture)
{
    kin_stop_request(fixture->stop);
    (void)kin_reconciler_free(fixture->kubelet);
    for (size_t i = 0; i < fixture->count; i++)
        fixture->controllers[i].free(fixture->controllers[i].self);
    (void)kin_events_free(fixture->events);
    (void)kin_factory_free(fixture->factory);
    (void)kin_client_unref(fixture->client);
    (void)kin_server_free(fixture->server);
    (void)kin_stop_unref(fixture->stop);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static inline kin_time fixture_now(void)
{
    return (kin_time){.seconds = (int64_t)time(NULL)};
}

/* ---- the kubelet ---- */

static inline bool fixture_pod_is_ready(core_v1_pod pod)
{
    for (size_t i = 0; i < core_v1_pod_status_conditions_count(pod); i++) {
        core_v1_pod_condition at = core_v1_pod_status_conditions_at(pod, i);
        if (kin_str_eq(core_v1_pod_condition_type(at), kin_s("Ready")))
            return kin_str_eq(core_v1_pod_condition_status(at), kin_s("True"));
    }
    return false;
}

static inline int fixture_fill_ready(kin_edit *edit, const kin_object *object,
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
    core_v1_pod_condition_last_transition_time_set(at, fixture_now());
    return 0;
}

/* Images whose name ends in "broken" never become ready. */
static inline bool fixture_pod_works(core_v1_pod pod)
{
    kin_str image = core_v1_container_image(
        core_v1_pod_spec_containers_at(pod, 0));

    return !kin_str_ends_with(image, kin_s("broken"));
}

static inline int fixture_see_set(apps_v1_replica_set set, void *userdata)
{
    bool *are_settled = userdata;

    *are_settled &= apps_v1_replica_set_status_replicas(set) ==
                    apps_v1_replica_set_spec_replicas(set);
    return 0;
}

/* Ask the server: the cached sets may be older than the pod. */
static inline int fixture_list_sets(struct fixture *fixture, kin_str ns,
                                    bool *ret_are_settled, kin_error *err)
{
    const apps_v1_replica_set_list_handler handler = {
        .on_item = fixture_see_set, .userdata = ret_are_settled};

    *ret_are_settled = true;
    return atomic_load(&fixture->is_patient)
               ? apps_v1_replica_sets_list_all(
                     fixture->client, KIN_OPTS(kin_list_opts, .ns = ns),
                     &handler, NULL, err)
               : 0;
}

static inline int fixture_start_pod(struct fixture *fixture,
                                    kin_reconcile *call, core_v1_pod pod,
                                    kin_error *err)
{
    kin_update ready = KIN_INIT(kin_update);
    bool are_settled = true;
    int r = fixture_list_sets(fixture, kin_reconcile_key(call)->ns,
                              &are_settled, err);

    if (r == 0 && !are_settled)
        kin_reconcile_requeue_after(call, 1);
    if (r < 0 || !are_settled)
        return r;
    ready.resource = core_v1_pods;
    ready.object = pod.object;
    ready.subresource = kin_s("status");
    ready.fill = fixture_fill_ready;
    return kin_client_update_with_retry(fixture->client, &ready, NULL, NULL,
                                        err);
}

static inline int fixture_kubelet(kin_reconcile *call, kin_error *err,
                                  void *userdata)
{
    struct fixture *fixture = userdata;
    const kin_work_key *key = kin_reconcile_key(call);
    KIN_AUTO(core_v1_pod_lister) now = core_v1_pod_informer_lister(
        fixture->pods);
    core_v1_pod pod = core_v1_pod_lister_get(now, key->ns, key->name);
    int r = 0;

    if (pod.object && kin_object_is_deleting(pod.object) &&
        atomic_load(&fixture->is_holding))
        kin_reconcile_requeue_after(call, 5);
    else if (pod.object && kin_object_is_deleting(pod.object))
        r = core_v1_pods_delete(
            fixture->client, key->ns, key->name,
            KIN_OPTS(kin_delete_opts, .has_grace_period = true), err);
    else if (pod.object && !atomic_load(&fixture->is_idle) &&
             !fixture_pod_is_ready(pod) && fixture_pod_works(pod))
        r = fixture_start_pod(fixture, call, pod, err);
    return r == KIN_ENOTFOUND ? 0 : r;
}

/* ---- life cycle ---- */

static inline int fixture_connect(struct fixture *fixture)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_server_start(/* opts= */ NULL, &fixture->server, NULL));
    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts,
                 .text = kin_s(kin_server_kubeconfig(fixture->server))),
        &config, NULL));
    TRY(kin_client_new(config, KIN_OPTS(kin_client_opts, .qps = -1),
                       &fixture->client, NULL));
    TRY(kin_stop_new(NULL, NULL, &fixture->stop, NULL));
    TRY(kin_factory_new(fixture->client, NULL, &fixture->factory, NULL));
    kin_events_opts events = KIN_INIT(kin_events_opts);
    events.component = kin_s("test");
    return kin_events_new(fixture->client, &events, &fixture->events, NULL);
}

static inline int fixture_add(struct fixture *fixture,
                              const kin_manager_descriptor *descriptor)
{
    kin_error err = KIN_ERROR_INIT;
    kin_manager_controller *at = &fixture->controllers[fixture->count];
    int r = descriptor->make(&fixture->context, at, &err);

    fixture->count += at->self != NULL;
    return r;
}

/* Starts a server, a kubelet, and the controllers of deployments and replica
 * sets. */
static inline int fixture_init(struct fixture *fixture)
{
    kin_reconciler_opts kubelet = KIN_INIT(kin_reconciler_opts);

    TRY(fixture_connect(fixture));
    fixture->context = (kin_manager_context){.size = sizeof(fixture->context),
                                             .client = fixture->client,
                                             .factory = fixture->factory,
                                             .events = fixture->events};
    TRY(core_v1_pods_informer(fixture->factory, &fixture->pods, NULL));
    TRY(apps_v1_replica_sets_informer(fixture->factory, &fixture->sets, NULL));
    TRY(apps_v1_deployments_informer(fixture->factory, &fixture->deployments,
                                     NULL));
    TRY(fixture_add(fixture, &kin__controller_deployment));
    TRY(fixture_add(fixture, &kin__controller_replicaset));
    kubelet.reconcile = fixture_kubelet;
    kubelet.userdata = fixture;
    TRY(kin_reconciler_new(&kubelet, &fixture->kubelet, NULL));
    TRY(kin_reconciler_add_source(fixture->kubelet, fixture->pods.informer,
                                  NULL, NULL));
    TRY(kin_factory_start(fixture->factory, NULL, NULL));
    for (size_t i = 0; i < fixture->count; i++)
        TRY(kin_reconciler_start(fixture->controllers[i].reconciler, NULL));
    return kin_reconciler_start(fixture->kubelet, NULL);
}

/* ---- user actions ---- */

/* JSON with ' for ". */
static inline int fixture_parse(const char *text, kin_document **ret)
{
    char room[4096];
    size_t len = 0;

    for (; text[len] && len + 1 < sizeof(room); len++)
        room[len] = text[len] == '\'' ? '"' : text[len];
    return kin_document_parse(NULL, kin_str_of(room, len), ret, NULL);
}

static inline int fixture_create(struct fixture *fixture,
                                 const kin_resource *resource, const char *text)
{
    KIN_AUTO(kin_document) *body = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(fixture_parse(text, &body));
    int r = write_create(fixture->client, resource, kin_s("default"),
                         kin_document_root(body), NULL, NULL, &err);
    if (r < 0)
        print_message("create: %s\n", err.message);
    return r;
}

static inline int fixture_patch(struct fixture *fixture,
                                const kin_resource *resource, const char *name,
                                const char *text)
{
    KIN_AUTO(kin_document) *body = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(fixture_parse(text, &body));
    const kin_patch patch = {.type = KIN_PATCH_STRATEGIC,
                             .body = kin_document_root(body)};
    int r = write_patch(fixture->client, resource, kin_named("default", name),
                        &patch, NULL, NULL, &err);
    if (r < 0)
        print_message("patch: %s\n", err.message);
    return r;
}

/* ---- observations ---- */

/* Waits until something is true of the caches of the fixture. */
typedef bool fixture_question(struct fixture *fixture, const void *what);

static inline void fixture_await(struct fixture *fixture,
                                 fixture_question *question, const void *what)
{
    for (int i = 0; i < FIXTURE_SOON_MS / 5; i++) {
        if (question(fixture, what))
            return;
        (void)kin_stop_wait(NULL, kin_deadline_ms(5));
    }
    fail_msg("it did not become so");
}

/* An Event to find: its reason, and the beginning of its message. */
struct fixture_event {
    const char *reason;
    const char *text;
    size_t count;
};

static inline int fixture_see_event(core_v1_event event, void *userdata)
{
    struct fixture_event *wanted = userdata;

    wanted->count +=
        kin_str_eq(core_v1_event_reason(event), kin_s(wanted->reason)) &&
        kin_str_starts_with(core_v1_event_message(event), kin_s(wanted->text));
    return 0;
}

/* Counts Events; stops the recorders. */
static inline size_t fixture_count_events(struct fixture *fixture,
                                          const char *reason, const char *text)
{
    struct fixture_event wanted = {.reason = reason, .text = text};
    const core_v1_event_list_handler handler = {.on_item = fixture_see_event,
                                                .userdata = &wanted};

    assert_int_equal(
        kin_events_stop(fixture->events, kin_deadline_ms(FIXTURE_SOON_MS)), 0);
    assert_int_equal(
        core_v1_events_list_all(fixture->client,
                                KIN_OPTS(kin_list_opts, .ns = kin_s("default")),
                                &handler, NULL, NULL),
        0);
    return wanted.count;
}

#endif /* CONTROLLER_FIXTURE_H */
