/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/simulated_pod.h"

#include <assert.h>
#include <stdio.h>

#include <kin/api/core/v1.h>
#include <kin/client.h>
#include <kin/owner.h>
#include <kin/time.h>

#include "base/hash.h"
#include "base/str.h"
#include "controllers/conditions.h"
#include "controllers/controller.h"

const kin_resource kin__simulated_pod_resource = {"", "v1", "pods", "Pod",
                                                  false};

/* One reconcile call for a pod. */
struct pod_job {
    struct kin__simulated_nodes *self;
    kin_reconcile *call;
    core_v1_pod pod; /* borrowed */
    kin_call_opts opts;
};

/* ---- binding ---- */

static void fill_binding(kin_edit *edit, const struct pod_job *job)
{
    char name[KIN__SIMULATED_NAME_SIZE];
    kin_spot root = kin_edit_root();
    kin_spot metadata = kin_edit_member(edit, root, KIN__S("metadata"));
    kin_spot target = kin_edit_member(edit, root, KIN__S("target"));
    kin_str uid = kin_object_uid(job->pod.object);

    assert(job->self->count > 0);
    kin__simulated_node_name(kin__hash(uid, 0) % job->self->count, name);
    kin__set_text(edit, root, "apiVersion", "v1");
    kin__set_text(edit, root, "kind", "Binding");
    (void)kin_edit_set_str(edit,
                           kin_edit_member(edit, metadata, KIN__S("name")),
                           kin_object_name(job->pod.object));
    (void)kin_edit_set_str(edit, kin_edit_member(edit, metadata, KIN__S("uid")),
                           uid);
    kin__set_text(edit, target, "apiVersion", "v1");
    kin__set_text(edit, target, "kind", "Node");
    kin__set_text(edit, target, "name", name);
}

/* Binds a pod to a node.  It is not an error if the pod was bound
 * (KIN_ECONFLICT) or removed (KIN_ENOTFOUND) meanwhile. */
static int job_bind(struct pod_job *job, kin_error *err)
{
    const kin_manager_context *context = job->self->context;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_call_opts opts;
    int r = kin_edit_new(context->alloc, KIN_VALUE_ABSENT, &edit, err);

    assert(core_v1_pod_spec_node_name(job->pod).len == 0);
    if (r < 0)
        return r;
    fill_binding(edit, job);
    job->opts.subresource = KIN__S("binding");
    opts = job->opts;
    opts.ns = kin_object_namespace(job->pod.object);
    r = kin_client_create(context->client, &kin__simulated_pod_resource, edit,
                          &opts,
                          /* ret= */ NULL, err);
    return r == KIN_ECONFLICT || r == KIN_ENOTFOUND ? 0 : r;
}

static bool pod_waits_for_node(core_v1_pod pod)
{
    kin_str scheduler = core_v1_pod_spec_scheduler_name(pod);
    kin_value spec = kin_value_get(kin_object_value(pod.object),
                                   KIN__S("spec"));

    return (scheduler.len == 0 ||
            kin_str_eq(scheduler, KIN__S("default-scheduler"))) &&
           kin_value_count(kin_value_get(spec, KIN__S("schedulingGates"))) == 0;
}

/* ---- running ---- */

static kin_value pod_part(const kin_object *pod, const char *part,
                          const char *key)
{
    return kin_value_get(kin_value_get(kin_object_value(pod), kin_s(part)),
                         kin_s(key));
}

static bool pod_runs(const kin_object *pod)
{
    return kin_str_eq(kin_value_str(pod_part(pod, "status", "phase")),
                      KIN__S("Running")) &&
           kin__condition_is_true(pod_part(pod, "status", "conditions"),
                                  KIN__S("Ready")) &&
           kin_value_count(pod_part(pod, "status", "containerStatuses")) ==
               kin_value_count(pod_part(pod, "spec", "containers"));
}

/* Init containers end, except sidecars. */
static bool container_ends(kin_value container, bool is_init)
{
    return is_init && !kin_str_eq(kin_value_str(kin_value_get(
                                      container, KIN__S("restartPolicy"))),
                                  KIN__S("Always"));
}

/* What its containers are reported to do. */
struct fill {
    const kin_object *pod; /* borrowed */
    int64_t now_s;
    bool ends; /* all of them end */
};

static int64_t pod_start_s(const struct fill *fill)
{
    kin_str text = kin_value_str(pod_part(fill->pod, "status", "startTime"));
    kin_time started;

    return kin_time_parse(text, &started, /* err= */ NULL) < 0
               ? fill->now_s
               : started.seconds;
}

static void fill_state(kin_edit *edit, kin_spot status, bool ends,
                       const struct fill *fill)
{
    kin_spot state = kin_edit_member(edit, status, KIN__S("state"));
    kin_spot at = kin_edit_member(
        edit, state, ends ? KIN__S("terminated") : KIN__S("running"));

    (void)kin_edit_set_time(edit,
                            kin_edit_member(edit, at, KIN__S("startedAt")),
                            (kin_time){.seconds = pod_start_s(fill)});
    if (!ends)
        return;
    (void)kin_edit_set_time(edit,
                            kin_edit_member(edit, at, KIN__S("finishedAt")),
                            (kin_time){.seconds = fill->now_s});
    (void)kin_edit_set_int(edit, kin_edit_member(edit, at, KIN__S("exitCode")),
                           0);
    kin__set_text(edit, at, "reason", "Completed");
}

/* An init container that has ended is ready; others are while they run. */
static void fill_container(kin_edit *edit, kin_spot status, kin_value container,
                           bool is_init, const struct fill *fill)
{
    kin_value image = kin_value_get(container, KIN__S("image"));
    bool is_first = container_ends(container, is_init);
    bool ends = fill->ends || is_first;

    (void)kin_edit_set_value(edit,
                             kin_edit_member(edit, status, KIN__S("name")),
                             kin_value_get(container, KIN__S("name")));
    fill_state(edit, status, ends, fill);
    (void)kin_edit_set_object(
        edit, kin_edit_member(edit, status, KIN__S("lastState")));
    (void)kin_edit_set_bool(edit,
                            kin_edit_member(edit, status, KIN__S("ready")),
                            is_first || !ends);
    (void)kin_edit_set_int(
        edit, kin_edit_member(edit, status, KIN__S("restartCount")), 0);
    (void)kin_edit_set_value(
        edit, kin_edit_member(edit, status, KIN__S("image")), image);
    (void)kin_edit_set_value(
        edit, kin_edit_member(edit, status, KIN__S("imageID")), image);
    (void)kin_edit_set_bool(
        edit, kin_edit_member(edit, status, KIN__S("started")), !ends);
}

static void fill_containers(kin_edit *edit, kin_spot status, bool is_init,
                            const struct fill *fill)
{
    kin_value containers = pod_part(fill->pod, "spec",
                                    is_init ? "initContainers" : "containers");
    kin_spot list = kin_edit_member(edit, status,
                                    is_init ? KIN__S("initContainerStatuses")
                                            : KIN__S("containerStatuses"));

    if (kin_value_count(containers) == 0)
        return;
    (void)kin_edit_set_array(edit, list);
    for (size_t i = 0; i < kin_value_count(containers); i++)
        fill_container(edit, kin_edit_append(edit, list),
                       kin_value_at(containers, i), is_init, fill);
}

static void fill_pod_addresses(kin_edit *edit, kin_spot status,
                               const kin_object *pod)
{
    uint64_t hash = kin__hash(kin_object_uid(pod), 1);
    char address[32];
    kin_spot list = kin_edit_member(edit, status, KIN__S("podIPs"));

    (void)snprintf(address, sizeof(address), "10.%u.%u.%u",
                   (unsigned)(hash % 250), (unsigned)(hash / 250 % 250),
                   (unsigned)(hash / 62500 % 250 + 1));
    kin__set_text(edit, status, "podIP", address);
    (void)kin_edit_set_array(edit, list);
    kin__set_text(edit, kin_edit_append(edit, list), "ip", address);
}

static int fill_running(kin_edit *edit, const kin_object *pod, void *userdata)
{
    static const char *const types[] = {"PodReadyToStartContainers",
                                        "Initialized", "Ready",
                                        "ContainersReady", "PodScheduled"};
    const struct pod_job *job = userdata;
    const struct fill fill = {
        .pod = pod, .now_s = kin_manager_now(job->self->context).seconds};
    kin_spot status = kin_edit_member(edit, kin_edit_root(), KIN__S("status"));
    kin_spot list = kin_edit_member(edit, status, KIN__S("conditions"));

    if (pod_runs(pod))
        return 0;
    kin__set_text(edit, status, "phase", "Running");
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
        kin__condition_put(edit, list,
                           &(struct kin__condition){.type = kin_s(types[i]),
                                                    .status = KIN__S("True"),
                                                    .changed_s = fill.now_s});
    if (!kin_value_exists(pod_part(pod, "status", "startTime")))
        (void)kin_edit_set_time(
            edit, kin_edit_member(edit, status, KIN__S("startTime")),
            (kin_time){.seconds = fill.now_s});
    fill_pod_addresses(edit, status, pod);
    fill_containers(edit, status, /* is_init= */ true, &fill);
    fill_containers(edit, status, /* is_init= */ false, &fill);
    return 0;
}

/* ---- ending ---- */

/* Whether the work of the pod ends by itself, as that of a Job does. */
static bool pod_is_of_job(const kin_object *pod)
{
    static const kin_resource jobs = {"batch", "v1", "jobs", "Job", false};
    kin_owner owner;

    return kin_owner_controller(pod, &owner) && kin_owner_is_of(&owner, &jobs);
}

static int fill_ended(kin_edit *edit, const kin_object *pod, void *userdata)
{
    static const struct {
        const char *type;
        const char *status;
    } conditions[] = {{"PodReadyToStartContainers", "False"},
                      {"Initialized", "True"},
                      {"Ready", "False"},
                      {"ContainersReady", "False"}};
    const struct pod_job *job = userdata;
    const struct fill fill = {
        .pod = pod,
        .now_s = kin_manager_now(job->self->context).seconds,
        .ends = true};
    kin_spot status = kin_edit_member(edit, kin_edit_root(), KIN__S("status"));
    kin_spot list = kin_edit_member(edit, status, KIN__S("conditions"));

    if (!pod_runs(pod))
        return 0;
    kin__set_text(edit, status, "phase", "Succeeded");
    for (size_t i = 0; i < sizeof(conditions) / sizeof(conditions[0]); i++)
        kin__condition_put(
            edit, list,
            &(struct kin__condition){.type = kin_s(conditions[i].type),
                                     .status = kin_s(conditions[i].status),
                                     .reason = KIN__S("PodCompleted"),
                                     .changed_s = fill.now_s});
    fill_containers(edit, status, /* is_init= */ true, &fill);
    fill_containers(edit, status, /* is_init= */ false, &fill);
    return 0;
}

static int job_write(struct pod_job *job, kin_update_fn *fill, kin_error *err)
{
    assert(!kin_object_is_deleting(job->pod.object));
    const struct kin__status_change change = {
        .client = job->self->context->client,
        .resource = &kin__simulated_pod_resource,
        .object = job->pod.object,
        .fill = fill,
        .userdata = job,
        .opts = &job->opts,
        .call = job->call,
        .informer = job->self->pods};

    return kin__status_write(&change, err);
}

/* ---- deleting ---- */

enum { POD_REMOVAL_S = 2 }; /* how long a server may take to remove a pod */

/* Whether the pod needs no further delete request.  A server first sets the
 * grace period to 0, then removes the pod; if the server crashes in between,
 * the pod must be deleted again. */
static bool job_is_being_removed(struct pod_job *job)
{
    meta_v1_object_meta meta = core_v1_pod_get_metadata(job->pod);
    int64_t at_s = meta_v1_object_meta_deletion_timestamp(meta).seconds;

    if (kin_value_count(kin_value_get(kin_object_metadata(job->pod.object),
                                      KIN__S("finalizers"))) > 0)
        return true;
    if (kin_manager_now(job->self->context).seconds - at_s >= POD_REMOVAL_S)
        return false;
    kin_reconcile_requeue_after(job->call, POD_REMOVAL_S * 1000);
    return true;
}

/* Simulated containers end at once, so the pod is deleted with a grace period
 * of 0.  If its grace period is already 0, the pod waits for its finalizers or
 * is being removed. */
static int job_end(struct pod_job *job, kin_error *err)
{
    kin_delete_opts opts = KIN_INIT(kin_delete_opts);
    int64_t grace_s = 0;
    int r = kin_value_int(kin_value_get(kin_object_metadata(job->pod.object),
                                        KIN__S("deletionGracePeriodSeconds")),
                          &grace_s);

    if (r == 0 && grace_s == 0 && job_is_being_removed(job))
        return 0;
    assert(kin_object_is_deleting(job->pod.object));
    opts.call = &job->opts;
    opts.has_grace_period = true;
    opts.grace_period_s = 0;
    opts.uid = kin_object_uid(job->pod.object);
    r = kin_client_delete(job->self->context->client,
                          &kin__simulated_pod_resource,
                          kin_object_namespaced_name(job->pod.object), &opts,
                          /* ret= */ NULL, err);
    return r == KIN_ENOTFOUND || r == KIN_ECONFLICT ? 0 : r;
}

static bool pod_has_ended(core_v1_pod pod)
{
    kin_str phase = core_v1_pod_status_phase(pod);

    return kin_str_eq(phase, KIN__S("Succeeded")) ||
           kin_str_eq(phase, KIN__S("Failed"));
}

int kin__simulated_pod(struct kin__simulated_nodes *self, kin_reconcile *call,
                       kin_error *err)
{
    const kin_work_key *key = kin_reconcile_key(call);
    KIN_AUTO(kin_object) *object = NULL;
    uint64_t number = 0;
    struct pod_job job = {
        .self = self, .call = call, .opts = KIN_INIT(kin_call_opts)};
    int r = kin__controller_find(self->pods, key->ns, key->name, &object, err);

    if (r < 0 || !object)
        return r;
    job.opts.stop = kin_reconcile_stop(call);
    job.pod = core_v1_pod_of(object);
    kin_str node = core_v1_pod_spec_node_name(job.pod);
    bool is_deleting = kin_object_is_deleting(object);
    if (node.len == 0)
        return !is_deleting && pod_waits_for_node(job.pod) ? job_bind(&job, err)
                                                           : 0;
    if (!kin__simulated_node_number(self, node, &number))
        return 0;
    if (is_deleting)
        return job_end(&job, err);
    if (pod_has_ended(job.pod))
        return 0;
    return job_write(&job,
                     pod_runs(object) && pod_is_of_job(object) ? fill_ended
                                                               : fill_running,
                     err);
}
