/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/simulated_node.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include <kin/client.h>
#include <kin/update.h>

#include "base/alloc.h"
#include "base/str.h"
#include "controllers/conditions.h"
#include "controllers/controller.h"
#include "controllers/simulated_pod.h"

#define NODE_PREFIX "hollow-node-"

enum {
    SIMULATED_WORKERS = 10,
    TAG_POD = 0,
    TAG_NODE = 1,
};

const kin_resource kin__simulated_node_resource = {"", "v1", "nodes", "Node",
                                                   true};

/* ---- names ---- */

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

/* ---- nodes ---- */

/* Every simulated node has the same resources. */
static void fill_resources(kin_edit *edit, kin_spot status, const char *key)
{
    kin_spot resources = kin_edit_member(edit, status, kin_s(key));

    kin__set_text(edit, resources, "cpu", "64");
    kin__set_text(edit, resources, "ephemeral-storage", "1Ti");
    kin__set_text(edit, resources, "memory", "256Gi");
    kin__set_text(edit, resources, "pods", "1000");
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
    kin__set_text(edit, internal, "type", "InternalIP");
    kin__set_text(edit, internal, "address", address);
    kin_spot host = kin_edit_append(edit, list);
    kin__set_text(edit, host, "type", "Hostname");
    kin__set_text(edit, host, "address", kin_object_name(node).ptr);
}

static void fill_info(kin_edit *edit, kin_spot status)
{
    static const char *const empty[] = {"machineID", "systemUUID", "bootID",
                                        "kernelVersion"};
    kin_spot info = kin_edit_member(edit, status, KIN__S("nodeInfo"));

    for (size_t i = 0; i < sizeof(empty) / sizeof(empty[0]); i++)
        kin__set_text(edit, info, empty[i], "");
    kin__set_text(edit, info, "osImage", "none");
    kin__set_text(edit, info, "containerRuntimeVersion", "hollow://0");
    kin__set_text(edit, info, "kubeletVersion", "hollow");
    kin__set_text(edit, info, "kubeProxyVersion", "");
    kin__set_text(edit, info, "operatingSystem", "linux");
    kin__set_text(edit, info, "architecture", "amd64");
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
    kin__set_text(edit, kin_edit_root(), "apiVersion", "v1");
    kin__set_text(edit, kin_edit_root(), "kind", "Node");
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));
    kin_spot labels = kin_edit_member(edit, metadata, KIN__S("labels"));
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, metadata, KIN__S("name")), name);
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, labels, KIN__S("kubernetes.io/hostname")),
        name);
    kin__set_text(edit, labels, "kubernetes.io/os", "linux");
    kin__set_text(edit, labels, "kubernetes.io/arch", "amd64");
    return kin_client_create(self->context->client,
                             &kin__simulated_node_resource, edit, opts, ret,
                             err);
}

/* ---- the taint of a new node ---- */

static kin_value node_taints(const kin_object *node)
{
    return kin_value_get(kin_value_get(kin_object_value(node), KIN__S("spec")),
                         KIN__S("taints"));
}

static bool is_not_ready_taint(kin_value taint)
{
    return kin_str_eq(kin_value_str(kin_value_get(taint, KIN__S("key"))),
                      KIN__S("node.kubernetes.io/not-ready"));
}

static bool node_is_tainted(const kin_object *node)
{
    kin_value taints = node_taints(node);

    for (size_t i = 0; i < kin_value_count(taints); i++)
        if (is_not_ready_taint(kin_value_at(taints, i)))
            return true;
    return false;
}

static bool node_is_ready(const kin_object *node)
{
    kin_value status = kin_value_get(kin_object_value(node), KIN__S("status"));

    return kin__condition_is_true(kin_value_get(status, KIN__S("conditions")),
                                  KIN__S("Ready"));
}

/* Drops the taint and keeps all others. */
static int fill_taints(kin_edit *edit, const kin_object *node, void *userdata)
{
    kin_value taints = node_taints(node);
    kin_spot spec = kin_edit_member(edit, kin_edit_root(), KIN__S("spec"));
    kin_spot list = kin_edit_member(edit, spec, KIN__S("taints"));
    size_t kept = 0;

    (void)userdata;
    if (!node_is_tainted(node))
        return 0;
    (void)kin_edit_set_array(edit, list);
    for (size_t i = 0; i < kin_value_count(taints); i++) {
        kin_value taint = kin_value_at(taints, i);
        if (is_not_ready_taint(taint))
            continue;
        kept++;
        (void)kin_edit_set_value(edit, kin_edit_append(edit, list), taint);
    }
    if (kept == 0)
        (void)kin_edit_remove(edit, list);
    return 0;
}

static int node_untaint(struct kin__simulated_nodes *self,
                        const kin_object *node, const kin_call_opts *opts,
                        kin_reconcile *call, kin_error *err)
{
    KIN_AUTO(kin_object) *written = NULL;
    kin_update update = KIN_INIT(kin_update);

    update.resource = &kin__simulated_node_resource;
    update.object = node;
    update.fill = fill_taints;
    int r = kin_client_update_with_retry(self->context->client, &update, opts,
                                         &written, err);
    if (r == KIN_ENOTFOUND) {
        kin_error_clear(err);
        return 0;
    }
    return r < 0 ? r : kin_reconcile_wrote(call, self->nodes, written, err);
}

/* Creates a node, or writes its status; when it is ready, removes the taint. */
int kin__simulated_node(struct kin__simulated_nodes *self, kin_reconcile *call,
                        kin_error *err)
{
    const kin_work_key *key = kin_reconcile_key(call);
    KIN_AUTO(kin_object) *node = NULL;
    kin_call_opts opts = KIN_INIT(kin_call_opts);
    int r = kin__controller_find(self->nodes, key->ns, key->name, &node, err);

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
    r = kin__status_write(&change, err);
    if (r < 0 || !node_is_ready(node) || !node_is_tainted(node))
        return r;
    return node_untaint(self, node, &opts, call, err);
}

/* ---- life cycle ---- */

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    return kin_reconcile_key(call)->tag == TAG_NODE
               ? kin__simulated_node(userdata, call, err)
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
