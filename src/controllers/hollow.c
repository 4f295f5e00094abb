/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/hollow.h"

#include <inttypes.h>
#include <stdio.h>

#include <kin/lister.h>

#include "base/alloc.h"
#include "base/str.h"
#include "controllers/parts.h"

#define HOLLOW_PREFIX "hollow-node-"

enum {
    HOLLOW_WORKERS = 10,
    HOLLOW_TAG_POD = 0,
    HOLLOW_TAG_NODE = 1,
};

const kin_resource kin__hollow_nodes = {"", "v1", "nodes", "Node", true};
const kin_resource kin__hollow_pods = {"", "v1", "pods", "Pod", false};

/* ---- names ---- */

void kin__hollow_name(uint64_t number, char ret[KIN__HOLLOW_NAME_SIZE])
{
    (void)snprintf(ret, KIN__HOLLOW_NAME_SIZE, HOLLOW_PREFIX "%" PRIu64,
                   number);
}

bool kin__hollow_number(const struct kin__hollow *self, kin_str name,
                        uint64_t *ret)
{
    const kin_str prefix = KIN__S(HOLLOW_PREFIX);

    return kin_str_eq(kin__str_slice(name, 0, prefix.len), prefix) &&
           kin__str_to_u64(kin__str_slice(name, prefix.len, name.len), ret) ==
               0 &&
           *ret < self->count;
}

int kin__hollow_find(kin_informer *informer, const kin_work_key *key,
                     kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(informer);

    if (!snapshot)
        return kin_error_set(err, KIN_ENOMEM, "snapshot: out of memory");
    const kin_object *found = kin_lister_get(snapshot, key->ns, key->name);
    *ret = found ? kin_object_ref(found) : NULL;
    return 0;
}

/* ---- life ---- */

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    return kin_reconcile_key(call)->tag == HOLLOW_TAG_NODE
               ? kin__hollow_node(userdata, call, err)
               : kin__hollow_pod(userdata, call, err);
}

static bool wants_node(const kin_object *old, const kin_object *object,
                       void *userdata)
{
    uint64_t number = 0;

    return kin__hollow_number(userdata, kin_object_name(object ? object : old),
                              &number);
}

static int hollow_add_sources(struct kin__hollow *self, kin_error *err)
{
    kin_reconcile_source pods = KIN_INIT(kin_reconcile_source);
    kin_reconcile_source nodes = KIN_INIT(kin_reconcile_source);

    pods.tag = HOLLOW_TAG_POD;
    pods.skips_deleted = true;
    nodes.tag = HOLLOW_TAG_NODE;
    nodes.wants = wants_node;
    nodes.userdata = self;
    int r = kin_reconciler_add_source(self->reconciler, self->pods, &pods, err);
    return r < 0 ? r
                 : kin_reconciler_add_source(self->reconciler, self->nodes,
                                             &nodes, err);
}

/* Nodes that are not there yet give no reason to look. */
static int hollow_add_nodes(struct kin__hollow *self, kin_error *err)
{
    char name[KIN__HOLLOW_NAME_SIZE];
    int r = 0;

    for (uint64_t i = 0; i < self->count && r == 0; i++) {
        kin__hollow_name(i, name);
        r = kin_reconciler_add(
            self->reconciler,
            &(kin_work_key){.name = kin_s(name), .tag = HOLLOW_TAG_NODE},
            /* opts= */ NULL, err);
    }
    return r;
}

static int hollow_make_parts(struct kin__hollow *self, kin_error *err)
{
    const kin_manager_context *context = self->context;
    const kin_reconciler_opts opts = kin__controller_opts(
        context, "hollow_node", reconcile, self, HOLLOW_WORKERS);
    int r = kin_factory_informer(context->factory, &kin__hollow_nodes,
                                 &self->nodes, err);

    if (r == 0)
        r = kin_factory_informer(context->factory, &kin__hollow_pods,
                                 &self->pods, err);
    if (r < 0)
        return r;
    r = kin_reconciler_new(&opts, &self->reconciler, err);
    if (r == 0)
        r = hollow_add_sources(self, err);
    return r < 0 ? r : hollow_add_nodes(self, err);
}

static void hollow_free(void *userdata)
{
    struct kin__hollow *self = userdata;

    (void)kin_reconciler_free(self->reconciler);
    kin__free(self->context->alloc, self);
}

static int hollow_make(const kin_manager_context *context,
                       kin_manager_controller *ret, kin_error *err)
{
    int64_t count = kin_manager_setting(context, "hollow-nodes", 1);

    if (count <= 0)
        return 0;
    struct kin__hollow *self = kin__alloc0(context->alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    self->context = context;
    self->count = (uint64_t)count;
    ret->self = self;
    ret->free = hollow_free;
    int r = hollow_make_parts(self, err);
    ret->reconciler = self->reconciler;
    return r;
}

const kin_manager_descriptor kin__controller_hollow = {
    .size = sizeof(kin_manager_descriptor),
    .name = "hollow-node-controller",
    .alias = "hollow-node",
    .is_off = true,
    .make = hollow_make,
};
