/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include <kin/api/core/v1.h>
#include <kin/client.h>

#include "base/hash.h"
#include "base/str.h"
#include "controllers/conditions.h"
#include "controllers/hollow.h"
#include "controllers/status.h"

/* What is done about one pod. */
struct job {
    struct kin__hollow *self;
    kin_reconcile *call;
    core_v1_pod pod; /* borrowed */
    kin_call_opts opts;
};

/* ---- which node ---- */

static void fill_binding(kin_edit *edit, const struct job *job)
{
    char name[KIN__HOLLOW_NAME_SIZE];
    kin_spot root = kin_edit_root();
    kin_spot metadata = kin_edit_member(edit, root, KIN__S("metadata"));
    kin_spot target = kin_edit_member(edit, root, KIN__S("target"));
    kin_str uid = kin_object_uid(job->pod.object);

    kin__hollow_name(kin__hash(uid, 0) % job->self->count, name);
    kin__hollow_set(edit, root, "apiVersion", "v1");
    kin__hollow_set(edit, root, "kind", "Binding");
    (void)kin_edit_set_str(edit,
                           kin_edit_member(edit, metadata, KIN__S("name")),
                           kin_object_name(job->pod.object));
    (void)kin_edit_set_str(edit, kin_edit_member(edit, metadata, KIN__S("uid")),
                           uid);
    kin__hollow_set(edit, target, "apiVersion", "v1");
    kin__hollow_set(edit, target, "kind", "Node");
    kin__hollow_set(edit, target, "name", name);
}

/* A conflict says that somebody else has found a node. */
static int job_bind(struct job *job, kin_error *err)
{
    const kin_manager_context *context = job->self->context;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_call_opts opts;
    int r = kin_edit_new(context->alloc, KIN_VALUE_ABSENT, &edit, err);

    if (r < 0)
        return r;
    fill_binding(edit, job);
    job->opts.subresource = KIN__S("binding");
    opts = job->opts;
    opts.ns = kin_object_namespace(job->pod.object);
    r = kin_client_create(context->client, &kin__hollow_pods, edit, &opts,
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

/* Init containers end, unless they are to go on beside the others. */
static bool container_ends(kin_value container, bool is_init)
{
    return is_init && !kin_str_eq(kin_value_str(kin_value_get(
                                      container, KIN__S("restartPolicy"))),
                                  KIN__S("Always"));
}

static void fill_state(kin_edit *edit, kin_spot status, bool ends,
                       int64_t now_s)
{
    kin_spot state = kin_edit_member(edit, status, KIN__S("state"));
    kin_spot at = kin_edit_member(
        edit, state, ends ? KIN__S("terminated") : KIN__S("running"));

    (void)kin_edit_set_time(edit,
                            kin_edit_member(edit, at, KIN__S("startedAt")),
                            (kin_time){.seconds = now_s});
    if (!ends)
        return;
    (void)kin_edit_set_time(edit,
                            kin_edit_member(edit, at, KIN__S("finishedAt")),
                            (kin_time){.seconds = now_s});
    (void)kin_edit_set_int(edit, kin_edit_member(edit, at, KIN__S("exitCode")),
                           0);
    kin__hollow_set(edit, at, "reason", "Completed");
}

static void fill_container(kin_edit *edit, kin_spot status, kin_value container,
                           bool ends, int64_t now_s)
{
    kin_value image = kin_value_get(container, KIN__S("image"));

    (void)kin_edit_set_value(edit,
                             kin_edit_member(edit, status, KIN__S("name")),
                             kin_value_get(container, KIN__S("name")));
    fill_state(edit, status, ends, now_s);
    (void)kin_edit_set_object(
        edit, kin_edit_member(edit, status, KIN__S("lastState")));
    (void)kin_edit_set_bool(
        edit, kin_edit_member(edit, status, KIN__S("ready")), true);
    (void)kin_edit_set_int(
        edit, kin_edit_member(edit, status, KIN__S("restartCount")), 0);
    (void)kin_edit_set_value(
        edit, kin_edit_member(edit, status, KIN__S("image")), image);
    (void)kin_edit_set_value(
        edit, kin_edit_member(edit, status, KIN__S("imageID")), image);
    (void)kin_edit_set_bool(
        edit, kin_edit_member(edit, status, KIN__S("started")), !ends);
}

static void fill_containers(kin_edit *edit, kin_spot status,
                            const kin_object *pod, bool is_init, int64_t now_s)
{
    kin_value containers = pod_part(pod, "spec",
                                    is_init ? "initContainers" : "containers");
    kin_spot list = kin_edit_member(edit, status,
                                    is_init ? KIN__S("initContainerStatuses")
                                            : KIN__S("containerStatuses"));

    if (kin_value_count(containers) == 0)
        return;
    (void)kin_edit_set_array(edit, list);
    for (size_t i = 0; i < kin_value_count(containers); i++) {
        kin_value container = kin_value_at(containers, i);
        fill_container(edit, kin_edit_append(edit, list), container,
                       container_ends(container, is_init), now_s);
    }
}

static void fill_addresses(kin_edit *edit, kin_spot status,
                           const kin_object *pod)
{
    uint64_t hash = kin__hash(kin_object_uid(pod), 1);
    char address[32];
    kin_spot list = kin_edit_member(edit, status, KIN__S("podIPs"));

    (void)snprintf(address, sizeof(address), "10.%u.%u.%u",
                   (unsigned)(hash % 250), (unsigned)(hash / 250 % 250),
                   (unsigned)(hash / 62500 % 250 + 1));
    kin__hollow_set(edit, status, "podIP", address);
    (void)kin_edit_set_array(edit, list);
    kin__hollow_set(edit, kin_edit_append(edit, list), "ip", address);
}

static int fill_running(kin_edit *edit, const kin_object *pod, void *userdata)
{
    static const char *const types[] = {"PodReadyToStartContainers",
                                        "Initialized", "Ready",
                                        "ContainersReady", "PodScheduled"};
    const struct job *job = userdata;
    int64_t now_s = kin_manager_now(job->self->context).seconds;
    kin_spot status = kin_edit_member(edit, kin_edit_root(), KIN__S("status"));
    kin_spot list = kin_edit_member(edit, status, KIN__S("conditions"));

    if (pod_runs(pod))
        return 0;
    kin__hollow_set(edit, status, "phase", "Running");
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
        kin__condition_put(edit, list,
                           &(struct kin__condition){.type = kin_s(types[i]),
                                                    .status = KIN__S("True"),
                                                    .changed_s = now_s});
    if (!kin_value_exists(pod_part(pod, "status", "startTime")))
        (void)kin_edit_set_time(
            edit, kin_edit_member(edit, status, KIN__S("startTime")),
            (kin_time){.seconds = now_s});
    fill_addresses(edit, status, pod);
    fill_containers(edit, status, pod, /* is_init= */ true, now_s);
    fill_containers(edit, status, pod, /* is_init= */ false, now_s);
    return 0;
}

static int job_start(struct job *job, kin_error *err)
{
    const struct kin__status_change change = {
        .client = job->self->context->client,
        .resource = &kin__hollow_pods,
        .object = job->pod.object,
        .fill = fill_running,
        .userdata = job,
        .opts = &job->opts,
        .call = job->call,
        .informer = job->self->pods};

    return kin__status_write(&change, err);
}

/* ---- the end ---- */

enum { POD_REMOVAL_S = 2 }; /* how long a server may take for it */

/* A server marks a pod that has no grace left before it removes it.  If it ends
 * in between, nobody else will remove the pod. */
static bool job_is_removed(struct job *job)
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

/* Containers end at once, so the pod goes without grace; what has none left
 * waits for its finalizers, or is being removed. */
static int job_end(struct job *job, kin_error *err)
{
    kin_delete_opts opts = KIN_INIT(kin_delete_opts);
    int64_t grace_s = 0;
    int r = kin_value_int(kin_value_get(kin_object_metadata(job->pod.object),
                                        KIN__S("deletionGracePeriodSeconds")),
                          &grace_s);

    if (r == 0 && grace_s == 0 && job_is_removed(job))
        return 0;
    opts.call = &job->opts;
    opts.has_grace_period = true;
    opts.grace_period_s = 0;
    opts.uid = kin_object_uid(job->pod.object);
    r = kin_client_delete(job->self->context->client, &kin__hollow_pods,
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

int kin__hollow_pod(struct kin__hollow *self, kin_reconcile *call,
                    kin_error *err)
{
    KIN_AUTO(kin_object) *object = NULL;
    uint64_t number = 0;
    struct job job = {
        .self = self, .call = call, .opts = KIN_INIT(kin_call_opts)};
    int r = kin__hollow_find(self->pods, kin_reconcile_key(call), &object, err);

    if (r < 0 || !object)
        return r;
    job.opts.stop = kin_reconcile_stop(call);
    job.pod = core_v1_pod_of(object);
    kin_str node = core_v1_pod_spec_node_name(job.pod);
    bool is_deleting = kin_object_is_deleting(object);
    if (node.len == 0)
        return !is_deleting && pod_waits_for_node(job.pod) ? job_bind(&job, err)
                                                           : 0;
    if (!kin__hollow_number(self, node, &number))
        return 0;
    if (is_deleting)
        return job_end(&job, err);
    return pod_has_ended(job.pod) ? 0 : job_start(&job, err);
}
