/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/gc_graph.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <kin/update.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/str.h"

/* An owner reference. */
struct edge {
    struct kin__gc_node *owner;
    struct kin__gc_node *dependent;
    struct cds_list_head owner_link;     /* in owner->owned */
    struct cds_list_head dependent_link; /* in dependent->owners */
    uint64_t
        identity; /* identity of the owner by the reference; see the node */
    bool is_blocking;
    bool is_kept; /* used while a new list of references is compared */
};

/* ---- nodes ---- */

void kin__gc_graph_init(struct kin__gc_graph *graph, const kin_allocator *alloc,
                        uint64_t seed)
{
    *graph = (struct kin__gc_graph){.alloc = alloc, .seed = seed};
    kin__gc_map_init(&graph->nodes, alloc, seed, KIN__GC_NODES_MAX);
}

static void node_free(struct kin__gc_graph *graph, struct kin__gc_node *node)
{
    kin__free(graph->alloc, node->names);
    kin__free(graph->alloc, node);
}

static struct kin__gc_node *node_new(struct kin__gc_graph *graph, kin_str uid)
{
    struct kin__gc_node *node = kin__alloc0(graph->alloc, 1,
                                            sizeof(*node) + uid.len + 1);

    if (!node)
        return NULL;
    assert(uid.len > 0);
    memcpy(node->uid, uid.ptr, uid.len);
    node->uid_len = uid.len;
    CDS_INIT_LIST_HEAD(&node->owned);
    CDS_INIT_LIST_HEAD(&node->owners);
    if (kin__gc_map_insert(&graph->nodes, node) == 0)
        return node;
    node_free(graph, node);
    return NULL;
}

static struct kin__gc_node *graph_node(struct kin__gc_graph *graph, kin_str uid)
{
    struct kin__gc_node *node = kin__gc_map_get(&graph->nodes, uid);

    return node ? node : node_new(graph, uid);
}

/* Frees a node that is not needed. */
static void graph_prune(struct kin__gc_graph *graph, struct kin__gc_node *node)
{
    if (node->exists || node->owned_count > 0)
        return;
    assert(cds_list_empty(&node->owners));
    (void)kin__gc_map_remove(&graph->nodes, kin__gc_node_uid(node));
    node_free(graph, node);
}

static void graph_emit(const struct kin__gc_graph *graph,
                       const struct kin__gc_node *node, enum kin__gc_task task)
{
    assert(graph->emit);
    if (node->exists)
        graph->emit(kin__gc_node_uid(node), task, graph->userdata);
}

/* ---- identities ---- */

static uint64_t graph_identity(const struct kin__gc_graph *graph, kin_str group,
                               kin_str kind, kin_str name)
{
    uint64_t hash = kin__hash(group, graph->seed);

    return kin__hash(name, kin__hash(kind, hash));
}

/* The version is ignored: one object has several. */
static uint64_t owner_identity(const struct kin__gc_graph *graph,
                               const kin_owner *owner)
{
    kin_str version = owner->api_version;
    kin_str group = kin__str_cut(&version, '/');

    return graph_identity(graph, version.ptr ? group : KIN__S(""), owner->kind,
                          owner->name);
}

/* Whether an observed node can own objects in a namespace. */
static bool node_is_within(const struct kin__gc_node *node, kin_str ns)
{
    assert(node->names);
    return !node->names[0] || kin_str_eq(kin_s(node->names), ns);
}

/* Whether an observed node matches a reference from a namespace. */
static bool node_matches(const struct kin__gc_node *node, uint64_t identity,
                         kin_str ns)
{
    return node->identity == identity && node_is_within(node, ns);
}

/* ---- edges ---- */

static void edge_unlink(struct edge *edge)
{
    cds_list_del(&edge->owner_link);
    cds_list_del(&edge->dependent_link);
    assert(edge->owner->owned_count > 0);
    edge->owner->owned_count--;
}

static void edge_free(struct kin__gc_graph *graph, struct edge *edge)
{
    struct kin__gc_node *owner = edge->owner;

    edge_unlink(edge);
    kin__free(graph->alloc, edge);
    graph_prune(graph, owner);
}

static int edge_new(struct kin__gc_graph *graph, struct kin__gc_node *dependent,
                    const kin_owner *owner)
{
    struct edge *edge = kin__alloc0(graph->alloc, 1, sizeof(*edge));

    if (!edge)
        return KIN_ENOMEM;
    edge->owner = graph_node(graph, owner->uid);
    if (!edge->owner) {
        kin__free(graph->alloc, edge);
        return KIN_ENOMEM;
    }
    edge->dependent = dependent;
    edge->identity = owner_identity(graph, owner);
    edge->is_blocking = owner->is_blocking;
    cds_list_add_tail(&edge->owner_link, &edge->owner->owned);
    cds_list_add_tail(&edge->dependent_link, &dependent->owners);
    edge->owner->owned_count++;
    return 0;
}

static struct edge *edge_find(const struct kin__gc_node *dependent, kin_str uid)
{
    struct edge *edge = NULL;

    cds_list_for_each_entry(edge, &dependent->owners, dependent_link) {
        if (kin_str_eq(kin__gc_node_uid(edge->owner), uid))
            return edge;
    }
    return NULL;
}

/* Lets a waiting owner check its dependents again. */
static void edge_unblock(struct kin__gc_graph *graph, const struct edge *edge)
{
    if (edge->is_blocking && edge->owner->is_waiting)
        graph_emit(graph, edge->owner, KIN__GC_DELETE);
}

/* An object that owns itself would wait for itself. */
static bool owner_is_valid(const struct kin__gc_node *node,
                           const kin_owner *owner)
{
    return owner->uid.len > 0 &&
           !kin_str_eq(owner->uid, kin__gc_node_uid(node));
}

/* Adds the missing edges; existing ones do not change.  Without memory, the new
 * ones are removed again. */
static int node_add_owners(struct kin__gc_graph *graph,
                           struct kin__gc_node *node, const kin_object *object)
{
    struct edge *edge = NULL;
    struct edge *next = NULL;
    kin_owner owner;
    int r = 0;

    cds_list_for_each_entry(edge, &node->owners, dependent_link) {
        edge->is_kept = true;
    }
    for (size_t i = 0; r == 0 && kin_owner_at(object, i, &owner); i++) {
        if (owner_is_valid(node, &owner) && !edge_find(node, owner.uid))
            r = edge_new(graph, node, &owner);
    }
    if (r == 0)
        return 0;
    cds_list_for_each_entry_safe(edge, next, &node->owners, dependent_link) {
        if (!edge->is_kept)
            edge_free(graph, edge);
    }
    return r;
}

/* Removes the edges that are no longer referenced, and updates the others. */
static void node_update_owners(struct kin__gc_graph *graph,
                               struct kin__gc_node *node,
                               const kin_object *object)
{
    struct edge *edge = NULL;
    struct edge *next = NULL;
    kin_owner owner;

    cds_list_for_each_entry(edge, &node->owners, dependent_link) {
        edge->is_kept = false;
    }
    for (size_t i = 0; kin_owner_at(object, i, &owner); i++) {
        edge = owner_is_valid(node, &owner) ? edge_find(node, owner.uid) : NULL;
        if (!edge)
            continue;
        edge->is_kept = true;
        if (!owner.is_blocking)
            edge_unblock(graph, edge);
        edge->identity = owner_identity(graph, &owner);
        edge->is_blocking = owner.is_blocking;
    }
    cds_list_for_each_entry_safe(edge, next, &node->owners, dependent_link) {
        if (edge->is_kept)
            continue;
        edge_unblock(graph, edge);
        edge_free(graph, edge);
    }
}

static bool node_must_be_checked(const struct kin__gc_node *node)
{
    struct edge *edge = NULL;

    cds_list_for_each_entry(edge, &node->owners, dependent_link) {
        const struct kin__gc_node *owner = edge->owner;
        if (!owner->exists || owner->is_hidden || owner->is_waiting ||
            !node_matches(owner, edge->identity, kin_s(node->names)))
            return true;
    }
    return false;
}

static void node_emit_owned(struct kin__gc_graph *graph,
                            const struct kin__gc_node *node)
{
    struct edge *edge = NULL;

    cds_list_for_each_entry(edge, &node->owned, owner_link) {
        graph_emit(graph, edge->dependent, KIN__GC_DELETE);
    }
}

/* ---- observations ---- */

static int node_set_names(struct kin__gc_graph *graph,
                          struct kin__gc_node *node, const kin_object *object)
{
    kin_str ns = kin_object_namespace(object);
    kin_str name = kin_object_name(object);

    if (node->names)
        return 0;
    node->names = kin__alloc(graph->alloc, ns.len + name.len + 2, 1);
    if (!node->names)
        return KIN_ENOMEM;
    memcpy(node->names, ns.ptr, ns.len);
    node->names[ns.len] = '\0';
    memcpy(node->names + ns.len + 1, name.ptr, name.len);
    node->names[ns.len + 1 + name.len] = '\0';
    return 0;
}

static void node_set_existing(const struct kin__gc_graph *graph,
                              struct kin__gc_node *node,
                              const kin_resource *resource,
                              const kin_object *object)
{
    assert(resource && node->names);
    node->resource = resource;
    node->identity = graph_identity(graph, kin_s(resource->group),
                                    kin_s(resource->kind),
                                    kin_object_name(object));
    node->was_observed = true;
    node->exists = true;
    node->is_hidden = false;
}

static void node_set_state(struct kin__gc_graph *graph,
                           struct kin__gc_node *node, const kin_object *object)
{
    bool is_deleting = kin_object_is_deleting(object);
    bool is_orphaning = is_deleting &&
                        kin_object_has_finalizer(object, KIN__S("orphan"));
    bool is_waiting = is_deleting && !is_orphaning &&
                      kin_object_has_finalizer(object,
                                               KIN__S("foregroundDeletion"));
    bool begins_waiting = is_waiting && !node->is_waiting;
    bool begins_orphaning = is_orphaning && !node->is_orphaning;

    assert(node->exists && !(is_waiting && is_orphaning));
    node->is_deleting = is_deleting;
    node->is_waiting = is_waiting;
    node->is_orphaning = is_orphaning;
    if (begins_orphaning)
        graph_emit(graph, node, KIN__GC_ORPHAN);
    if (!begins_waiting)
        return;
    node_emit_owned(graph, node);
    graph_emit(graph, node, KIN__GC_DELETE);
}

int kin__gc_graph_set(struct kin__gc_graph *graph, const kin_resource *resource,
                      const kin_object *object)
{
    kin_str uid = kin_object_uid(object);

    if (uid.len == 0 || kin_object_name(object).len >= KIN__GC_NAME_SIZE ||
        kin_object_namespace(object).len >= KIN__GC_NAME_SIZE)
        return 0;
    struct kin__gc_node *node = graph_node(graph, uid);
    if (!node)
        return KIN_ENOMEM;
    int r = node_set_names(graph, node, object);
    if (r == 0)
        r = node_add_owners(graph, node, object);
    if (r < 0) {
        graph_prune(graph, node);
        return r;
    }
    node_set_existing(graph, node, resource, object);
    node_update_owners(graph, node, object);
    if (node_must_be_checked(node))
        graph_emit(graph, node, KIN__GC_DELETE);
    else
        node->checks = 0;
    node_set_state(graph, node, object);
    return 0;
}

static void node_set_gone(struct kin__gc_node *node)
{
    node->resource = NULL;
    node->exists = false;
    node->is_hidden = false;
    node->is_deleting = false;
    node->is_waiting = false;
    node->is_orphaning = false;
}

void kin__gc_graph_remove(struct kin__gc_graph *graph, kin_str uid)
{
    struct kin__gc_node *node = kin__gc_map_get(&graph->nodes, uid);
    struct edge *edge = NULL;
    struct edge *next = NULL;

    if (!node)
        return;
    node_emit_owned(graph, node);
    cds_list_for_each_entry_safe(edge, next, &node->owners, dependent_link) {
        edge_unblock(graph, edge);
        edge_free(graph, edge);
    }
    node_set_gone(node);
    graph_prune(graph, node);
}

void kin__gc_graph_hide(struct kin__gc_graph *graph, kin_str uid)
{
    struct kin__gc_node *node = kin__gc_map_get(&graph->nodes, uid);

    if (!node || !node->exists)
        return;
    node->is_hidden = true;
    node_emit_owned(graph, node);
}

/* ---- resources that are no longer monitored ---- */

/* Makes a node unknown.  Owners that lose their last dependent are not freed
 * here, since the caller iterates. */
static void node_forget(struct kin__gc_graph *graph, struct kin__gc_node *node)
{
    struct edge *edge = NULL;
    struct edge *next = NULL;

    assert(node->exists);
    cds_list_for_each_entry_safe(edge, next, &node->owners, dependent_link) {
        edge_unblock(graph, edge);
        edge_unlink(edge);
        kin__free(graph->alloc, edge);
    }
    node_set_gone(node);
    node->was_observed = false;
    kin__free(graph->alloc, node->names);
    node->names = NULL;
    node->identity = 0;
}

/* graph_prune() for all nodes. */
static void graph_prune_all(struct kin__gc_graph *graph)
{
    struct kin__gc_map_iter it = kin__gc_map_iterate(&graph->nodes);
    struct kin__gc_node *node = NULL;

    for (node = kin__gc_map_next(&it); node; node = kin__gc_map_next(&it)) {
        if (node->exists || node->owned_count > 0)
            continue;
        kin__gc_map_iter_remove(&it);
        node_free(graph, node);
    }
}

void kin__gc_graph_forget(struct kin__gc_graph *graph,
                          const kin_resource *resource)
{
    struct kin__gc_map_iter it = kin__gc_map_iterate(&graph->nodes);
    struct kin__gc_node *node = NULL;

    for (node = kin__gc_map_next(&it); node; node = kin__gc_map_next(&it)) {
        if (node->exists && node->resource == resource)
            node_forget(graph, node);
    }
    graph_prune_all(graph);
}

void kin__gc_graph_recheck(struct kin__gc_graph *graph)
{
    struct kin__gc_map_iter it = kin__gc_map_iterate(&graph->nodes);
    struct kin__gc_node *node = NULL;

    for (node = kin__gc_map_next(&it); node; node = kin__gc_map_next(&it)) {
        if (node->exists && node_must_be_checked(node))
            graph_emit(graph, node, KIN__GC_DELETE);
    }
}

/* ---- queries ---- */

bool kin__gc_graph_facts(const struct kin__gc_graph *graph, kin_str uid,
                         struct kin__gc_facts *ret)
{
    const struct kin__gc_node *node = kin__gc_map_get(&graph->nodes, uid);
    struct edge *edge = NULL;

    if (!node || !node->exists)
        return false;
    assert(node->resource && node->names);
    *ret = (struct kin__gc_facts){.resource = node->resource,
                                  .is_deleting = node->is_deleting,
                                  .is_waiting = node->is_waiting,
                                  .is_doubted = node_must_be_checked(node),
                                  .owned = node->owned_count};
    snprintf(ret->ns, sizeof(ret->ns), "%s", node->names);
    snprintf(ret->name, sizeof(ret->name), "%s",
             node->names + strlen(node->names) + 1);
    cds_list_for_each_entry(edge, &node->owned, owner_link) {
        ret->blocking += edge->is_blocking;
        ret->is_circular |= edge->dependent->is_waiting;
    }
    return true;
}

enum kin__gc_owner kin__gc_graph_owner(const struct kin__gc_graph *graph,
                                       const kin_owner *owner, kin_str ns)
{
    const struct kin__gc_node *node = kin__gc_map_get(&graph->nodes,
                                                      owner->uid);

    if (!node || !node->was_observed || node->is_hidden)
        return KIN__GC_UNKNOWN;
    if (!node_is_within(node, ns))
        return KIN__GC_ELSEWHERE;
    if (node->identity != owner_identity(graph, owner))
        return KIN__GC_MISNAMED;
    if (!node->exists)
        return KIN__GC_ABSENT;
    return node->is_waiting ? KIN__GC_WAITING : KIN__GC_SOLID;
}

unsigned kin__gc_graph_count_check(struct kin__gc_graph *graph, kin_str uid)
{
    struct kin__gc_node *node = kin__gc_map_get(&graph->nodes, uid);

    return node ? node->checks++ : 0;
}

int kin__gc_graph_owned(const struct kin__gc_graph *graph, kin_str uid,
                        bool is_blocking, struct kin__buf *ret)
{
    const struct kin__gc_node *node = kin__gc_map_get(&graph->nodes, uid);
    struct edge *edge = NULL;
    int r = 0;

    if (!node)
        return 0;
    cds_list_for_each_entry(edge, &node->owned, owner_link) {
        if (is_blocking && (!edge->is_blocking || edge->dependent->is_waiting))
            continue;
        r = kin__buf_append(ret, kin__gc_node_uid(edge->dependent));
        if (r == 0)
            r = kin__buf_append_byte(ret, '\0');
        if (r < 0)
            return r;
    }
    return 0;
}

void kin__gc_graph_done(struct kin__gc_graph *graph)
{
    struct kin__gc_map_iter it = kin__gc_map_iterate(&graph->nodes);
    struct kin__gc_node *node = NULL;

    for (node = kin__gc_map_next(&it); node; node = kin__gc_map_next(&it)) {
        struct edge *edge = NULL;
        struct edge *next = NULL;
        cds_list_for_each_entry_safe(edge, next, &node->owners,
                                     dependent_link) {
            kin__free(graph->alloc, edge);
        }
        node_free(graph, node);
    }
    kin__gc_map_done(&graph->nodes);
}
