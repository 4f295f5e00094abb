/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/simulated_node.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include <kin/api/core/v1.h>
#include <kin/client.h>
#include <kin/lister.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/str.h"
#include "controllers/conditions.h"
#include "controllers/controller.h"

#define NODE_PREFIX "hollow-node-"

enum {
    SIMULATED_WORKERS = 10,
    TAG_POD = 0,
    TAG_NODE = 1,
};

const kin_resource kin__simulated_node_resource = {"", "v1", "nodes", "Node",
                                                   true};
const kin_resource kin__simulated_pod_resource = {"", "v1", "pods", "Pod",
                                                  false};

/* ---- names ---- */

static void set_text(kin_edit *edit, kin_spot object, const char *key,
                     const char *text)
{
    (void)kin_edit_set_str(edit, kin_edit_member(edit, object, kin_s(key)),
                           kin_s(text));
}

void kin__simulated_node_name(uint64_t number,
                              char ret[KIN__SIMULATED_NAME_SIZE])
{
    (void)snprintf(ret, KIN__SIMULATED_NAME_SIZE, NODE_PREFIX "%" PRIu64,
                   number);
}

bool kin__simulated_node_number(const struct kin__simulated_nodes *self,
                                kin_str name, uint64_t *ret)
{
    const kin_str prefix = KIN__S(NODE_PREFIX);

    return kin_str_eq(kin__str_slice(name, 0, prefix.len), prefix) &&
           kin__str_to_u64(kin__str_slice(name, prefix.len, name.len), ret) ==
               0 &&
           *ret < self->count;
}

/* Gets a cached object, with a reference; NULL if there is none.  0 or
 * KIN_ENOMEM. */
static int find_cached(kin_informer *informer, const kin_work_key *key,
                       kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(informer);

    if (!snapshot)
        return kin_error_set(err, KIN_ENOMEM, "snapshot: out of memory");
    const kin_object *found = kin_lister_get(snapshot, key->ns, key->name);
    *ret = found ? kin_object_ref(found) : NULL;
    return 0;
}

/* ---- nodes ---- */

/* Every simulated node has the same resources. */
static void fill_resources(kin_edit *edit, kin_spot status, const char *key)
{
    kin_spot resources = kin_edit_member(edit, status, kin_s(key));

    set_text(edit, resources, "cpu", "64");
    set_text(edit, resources, "ephemeral-storage", "1Ti");
    set_text(edit, resources, "memory", "256Gi");
    set_text(edit, resources, "pods", "1000");
}

static void fill_node_addresses(kin_edit *edit, kin_spot status,
                                const kin_object *node, uint64_t number)
{
    kin_spot list = kin_edit_member(edit, status, KIN__S("addresses"));
    char address[32];

    (void)snprintf(address, sizeof(address), "10.255.%u.%u",
                   (unsigned)(number / 250 % 250),
                   (unsigned)(number % 250 + 1));
    (void)kin_edit_set_array(edit, list);
    kin_spot internal = kin_edit_append(edit, list);
    set_text(edit, internal, "type", "InternalIP");
    set_text(edit, internal, "address", address);
    kin_spot host = kin_edit_append(edit, list);
    set_text(edit, host, "type", "Hostname");
    set_text(edit, host, "address", kin_object_name(node).ptr);
}

static void fill_info(kin_edit *edit, kin_spot status)
{
    static const char *const empty[] = {"machineID", "systemUUID", "bootID",
                                        "kernelVersion"};
    kin_spot info = kin_edit_member(edit, status, KIN__S("nodeInfo"));

    for (size_t i = 0; i < sizeof(empty) / sizeof(empty[0]); i++)
        set_text(edit, info, empty[i], "");
    set_text(edit, info, "osImage", "none");
    set_text(edit, info, "containerRuntimeVersion", "hollow://0");
    set_text(edit, info, "kubeletVersion", "hollow");
    set_text(edit, info, "kubeProxyVersion", "");
    set_text(edit, info, "operatingSystem", "linux");
    set_text(edit, info, "architecture", "amd64");
}

static const struct {
    const char *type;
    const char *status;
    const char *reason;
    const char *message;
} node_conditions[] = {
    {"MemoryPressure", "False", "KubeletHasSufficientMemory",
     "kubelet has sufficient memory available"},
    {"DiskPressure", "False", "KubeletHasNoDiskPressure",
     "kubelet has no disk pressure"},
    {"PIDPressure", "False", "KubeletHasSufficientPID",
     "kubelet has sufficient PID available"},
    {"Ready", "True", "KubeletReady", "kubelet is posting ready status"},
};

static int fill_node_status(kin_edit *edit, const kin_object *node,
                            void *userdata)
{
    const struct kin__simulated_nodes *self = userdata;
    kin_spot status = kin_edit_member(edit, kin_edit_root(), KIN__S("status"));
    kin_spot list = kin_edit_member(edit, status, KIN__S("conditions"));
    uint64_t number = 0;

    (void)kin__simulated_node_number(self, kin_object_name(node), &number);
    fill_resources(edit, status, "capacity");
    fill_resources(edit, status, "allocatable");
    for (size_t i = 0; i < sizeof(node_conditions) / sizeof(node_conditions[0]);
         i++)
        kin__condition_put(
            edit, list,
            &(struct kin__condition){
                .type = kin_s(node_conditions[i].type),
                .status = kin_s(node_conditions[i].status),
                .reason = kin_s(node_conditions[i].reason),
                .message = kin_s(node_conditions[i].message),
                .changed_s = kin_manager_now(self->context).seconds});
    fill_node_addresses(edit, status, node, number);
    fill_info(edit, status);
    return 0;
}

static int node_create(struct kin__simulated_nodes *self, kin_str name,
                       const kin_call_opts *opts, kin_object **ret,
                       kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    int r = kin_edit_new(self->context->alloc, KIN_VALUE_ABSENT, &edit, err);

    if (r < 0)
        return r;
    set_text(edit, kin_edit_root(), "apiVersion", "v1");
    set_text(edit, kin_edit_root(), "kind", "Node");
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));
    kin_spot labels = kin_edit_member(edit, metadata, KIN__S("labels"));
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, metadata, KIN__S("name")), name);
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, labels, KIN__S("kubernetes.io/hostname")),
        name);
    set_text(edit, labels, "kubernetes.io/os", "linux");
    set_text(edit, labels, "kubernetes.io/arch", "amd64");
    return kin_client_create(self->context->client,
                             &kin__simulated_node_resource, edit, opts, ret,
                             err);
}

/* Creates a node, or writes its status. */
static int reconcile_node(struct kin__simulated_nodes *self,
                          kin_reconcile *call, kin_error *err)
{
    const kin_work_key *key = kin_reconcile_key(call);
    KIN_AUTO(kin_object) *node = NULL;
    kin_call_opts opts = KIN_INIT(kin_call_opts);
    int r = find_cached(self->nodes, key, &node, err);

    opts.stop = kin_reconcile_stop(call);
    if (r == 0 && !node)
        r = node_create(self, key->name, &opts, &node, err);
    if (r < 0)
        return r;
    assert(node);
    if (kin_object_is_deleting(node))
        return 0;
    const struct kin__status_change change = {
        .client = self->context->client,
        .resource = &kin__simulated_node_resource,
        .object = node,
        .fill = fill_node_status,
        .userdata = self,
        .opts = &opts,
        .call = call,
        .informer = self->nodes};
    return kin__status_write(&change, err);
}

/* ---- pods ---- */

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
    set_text(edit, root, "apiVersion", "v1");
    set_text(edit, root, "kind", "Binding");
    (void)kin_edit_set_str(edit,
                           kin_edit_member(edit, metadata, KIN__S("name")),
                           kin_object_name(job->pod.object));
    (void)kin_edit_set_str(edit, kin_edit_member(edit, metadata, KIN__S("uid")),
                           uid);
    set_text(edit, target, "apiVersion", "v1");
    set_text(edit, target, "kind", "Node");
    set_text(edit, target, "name", name);
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
    set_text(edit, at, "reason", "Completed");
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

static void fill_pod_addresses(kin_edit *edit, kin_spot status,
                               const kin_object *pod)
{
    uint64_t hash = kin__hash(kin_object_uid(pod), 1);
    char address[32];
    kin_spot list = kin_edit_member(edit, status, KIN__S("podIPs"));

    (void)snprintf(address, sizeof(address), "10.%u.%u.%u",
                   (unsigned)(hash % 250), (unsigned)(hash / 250 % 250),
                   (unsigned)(hash / 62500 % 250 + 1));
    set_text(edit, status, "podIP", address);
    (void)kin_edit_set_array(edit, list);
    set_text(edit, kin_edit_append(edit, list), "ip", address);
}

static int fill_running(kin_edit *edit, const kin_object *pod, void *userdata)
{
    static const char *const types[] = {"PodReadyToStartContainers",
                                        "Initialized", "Ready",
                                        "ContainersReady", "PodScheduled"};
    const struct pod_job *job = userdata;
    int64_t now_s = kin_manager_now(job->self->context).seconds;
    kin_spot status = kin_edit_member(edit, kin_edit_root(), KIN__S("status"));
    kin_spot list = kin_edit_member(edit, status, KIN__S("conditions"));

    if (pod_runs(pod))
        return 0;
    set_text(edit, status, "phase", "Running");
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
        kin__condition_put(edit, list,
                           &(struct kin__condition){.type = kin_s(types[i]),
                                                    .status = KIN__S("True"),
                                                    .changed_s = now_s});
    if (!kin_value_exists(pod_part(pod, "status", "startTime")))
        (void)kin_edit_set_time(
            edit, kin_edit_member(edit, status, KIN__S("startTime")),
            (kin_time){.seconds = now_s});
    fill_pod_addresses(edit, status, pod);
    fill_containers(edit, status, pod, /* is_init= */ true, now_s);
    fill_containers(edit, status, pod, /* is_init= */ false, now_s);
    return 0;
}

static int job_start(struct pod_job *job, kin_error *err)
{
    assert(!kin_object_is_deleting(job->pod.object));
    const struct kin__status_change change = {
        .client = job->self->context->client,
        .resource = &kin__simulated_pod_resource,
        .object = job->pod.object,
        .fill = fill_running,
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
    KIN_AUTO(kin_object) *object = NULL;
    uint64_t number = 0;
    struct pod_job job = {
        .self = self, .call = call, .opts = KIN_INIT(kin_call_opts)};
    int r = find_cached(self->pods, kin_reconcile_key(call), &object, err);

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
    return pod_has_ended(job.pod) ? 0 : job_start(&job, err);
}

/* ---- life cycle ---- */

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    return kin_reconcile_key(call)->tag == TAG_NODE
               ? reconcile_node(userdata, call, err)
               : kin__simulated_pod(userdata, call, err);
}

static bool wants_node(const kin_object *old, const kin_object *object,
                       void *userdata)
{
    uint64_t number = 0;

    return kin__simulated_node_number(
        userdata, kin_object_name(object ? object : old), &number);
}

static int add_sources(struct kin__simulated_nodes *self, kin_error *err)
{
    kin_reconcile_source pods = KIN_INIT(kin_reconcile_source);
    kin_reconcile_source nodes = KIN_INIT(kin_reconcile_source);

    pods.tag = TAG_POD;
    pods.skips_deleted = true;
    nodes.tag = TAG_NODE;
    nodes.wants = wants_node;
    nodes.userdata = self;
    int r = kin_reconciler_add_source(self->reconciler, self->pods, &pods, err);
    return r < 0 ? r
                 : kin_reconciler_add_source(self->reconciler, self->nodes,
                                             &nodes, err);
}

/* Missing nodes cause no event, so their keys are added here. */
static int add_nodes(struct kin__simulated_nodes *self, kin_error *err)
{
    char name[KIN__SIMULATED_NAME_SIZE];
    int r = 0;

    for (uint64_t i = 0; i < self->count && r == 0; i++) {
        kin__simulated_node_name(i, name);
        r = kin_reconciler_add(
            self->reconciler,
            &(kin_work_key){.name = kin_s(name), .tag = TAG_NODE},
            /* opts= */ NULL, err);
    }
    return r;
}

static int simulated_make_parts(struct kin__simulated_nodes *self,
                                kin_error *err)
{
    const kin_manager_context *context = self->context;
    const kin_reconciler_opts opts = kin__controller_opts(
        context, "hollow_node", reconcile, self, SIMULATED_WORKERS);
    int r = kin_factory_informer(
        context->factory, &kin__simulated_node_resource, &self->nodes, err);

    if (r == 0)
        r = kin_factory_informer(context->factory, &kin__simulated_pod_resource,
                                 &self->pods, err);
    if (r < 0)
        return r;
    r = kin_reconciler_new(&opts, &self->reconciler, err);
    if (r == 0)
        r = add_sources(self, err);
    return r < 0 ? r : add_nodes(self, err);
}

static void simulated_free(void *userdata)
{
    struct kin__simulated_nodes *self = userdata;

    (void)kin_reconciler_free(self->reconciler);
    kin__free(self->context->alloc, self);
}

static int simulated_make(const kin_manager_context *context,
                          kin_manager_controller *ret, kin_error *err)
{
    int64_t count = kin_manager_setting(context, "hollow-nodes", 1);

    if (count <= 0)
        return 0;
    struct kin__simulated_nodes *self = kin__alloc0(context->alloc, 1,
                                                    sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    self->context = context;
    self->count = (uint64_t)count;
    ret->self = self;
    ret->free = simulated_free;
    int r = simulated_make_parts(self, err);
    ret->reconciler = self->reconciler;
    return r;
}

const kin_manager_descriptor kin__controller_simulated_node = {
    .size = sizeof(kin_manager_descriptor),
    .name = "hollow-node-controller",
    .alias = "hollow-node",
    .is_off = true,
    .make = simulated_make,
};
