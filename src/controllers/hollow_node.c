/* SPDX-License-Identifier: Apache-2.0 */
#include <inttypes.h>
#include <stdio.h>

#include "base/str.h"
#include "controllers/conditions.h"
#include "controllers/hollow.h"
#include "controllers/status.h"

/* What a node says of itself, beside its conditions. */
static void fill_room(kin_edit *edit, kin_spot status, const char *key)
{
    kin_spot room = kin_edit_member(edit, status, kin_s(key));

    kin__hollow_set(edit, room, "cpu", "64");
    kin__hollow_set(edit, room, "ephemeral-storage", "1Ti");
    kin__hollow_set(edit, room, "memory", "256Gi");
    kin__hollow_set(edit, room, "pods", "1000");
}

static void fill_addresses(kin_edit *edit, kin_spot status,
                           const kin_object *node, uint64_t number)
{
    kin_spot list = kin_edit_member(edit, status, KIN__S("addresses"));
    char address[32];

    (void)snprintf(address, sizeof(address), "10.255.%u.%u",
                   (unsigned)(number / 250 % 250),
                   (unsigned)(number % 250 + 1));
    (void)kin_edit_set_array(edit, list);
    kin_spot internal = kin_edit_append(edit, list);
    kin__hollow_set(edit, internal, "type", "InternalIP");
    kin__hollow_set(edit, internal, "address", address);
    kin_spot host = kin_edit_append(edit, list);
    kin__hollow_set(edit, host, "type", "Hostname");
    kin__hollow_set(edit, host, "address", kin_object_name(node).ptr);
}

static void fill_info(kin_edit *edit, kin_spot status)
{
    static const char *const empty[] = {"machineID", "systemUUID", "bootID",
                                        "kernelVersion"};
    kin_spot info = kin_edit_member(edit, status, KIN__S("nodeInfo"));

    for (size_t i = 0; i < sizeof(empty) / sizeof(empty[0]); i++)
        kin__hollow_set(edit, info, empty[i], "");
    kin__hollow_set(edit, info, "osImage", "none");
    kin__hollow_set(edit, info, "containerRuntimeVersion", "hollow://0");
    kin__hollow_set(edit, info, "kubeletVersion", "hollow");
    kin__hollow_set(edit, info, "kubeProxyVersion", "");
    kin__hollow_set(edit, info, "operatingSystem", "linux");
    kin__hollow_set(edit, info, "architecture", "amd64");
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

static int fill_status(kin_edit *edit, const kin_object *node, void *userdata)
{
    const struct kin__hollow *self = userdata;
    kin_spot status = kin_edit_member(edit, kin_edit_root(), KIN__S("status"));
    kin_spot list = kin_edit_member(edit, status, KIN__S("conditions"));
    uint64_t number = 0;

    (void)kin__hollow_number(self, kin_object_name(node), &number);
    fill_room(edit, status, "capacity");
    fill_room(edit, status, "allocatable");
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
    fill_addresses(edit, status, node, number);
    fill_info(edit, status);
    return 0;
}

static int node_create(struct kin__hollow *self, kin_str name,
                       const kin_call_opts *opts, kin_object **ret,
                       kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    int r = kin_edit_new(self->context->alloc, KIN_VALUE_ABSENT, &edit, err);

    if (r < 0)
        return r;
    kin__hollow_set(edit, kin_edit_root(), "apiVersion", "v1");
    kin__hollow_set(edit, kin_edit_root(), "kind", "Node");
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));
    kin_spot labels = kin_edit_member(edit, metadata, KIN__S("labels"));
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, metadata, KIN__S("name")), name);
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, labels, KIN__S("kubernetes.io/hostname")),
        name);
    kin__hollow_set(edit, labels, "kubernetes.io/os", "linux");
    kin__hollow_set(edit, labels, "kubernetes.io/arch", "amd64");
    return kin_client_create(self->context->client, &kin__hollow_nodes, edit,
                             opts, ret, err);
}

int kin__hollow_node(struct kin__hollow *self, kin_reconcile *call,
                     kin_error *err)
{
    const kin_work_key *key = kin_reconcile_key(call);
    KIN_AUTO(kin_object) *node = NULL;
    kin_call_opts opts = KIN_INIT(kin_call_opts);
    int r = kin__hollow_find(self->nodes, key, &node, err);

    opts.stop = kin_reconcile_stop(call);
    if (r == 0 && !node)
        r = node_create(self, key->name, &opts, &node, err);
    if (r < 0 || kin_object_is_deleting(node))
        return r;
    const struct kin__status_change change = {.client = self->context->client,
                                              .resource = &kin__hollow_nodes,
                                              .object = node,
                                              .fill = fill_status,
                                              .userdata = self,
                                              .opts = &opts,
                                              .call = call,
                                              .informer = self->nodes};
    return kin__status_write(&change, err);
}
