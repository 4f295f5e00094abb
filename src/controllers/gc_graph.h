/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gc_graph.h - who owns whom, as a machine without threads.
 *
 * What is seen of objects goes in; what should be looked at comes out, by a
 * callback.  An object is known by its uid.  Edges go from owners to
 * dependents, as metadata.ownerReferences say.
 *
 *   A  An owner that was never seen has a node, too: it is unknown.  One that
 *      was seen and has gone is absent.  Both stay as long as somebody names
 *      them.
 *   B  An object is to be looked at when it names an owner that is not known to
 *      be there, or not by that name, or in another namespace; when an owner
 *      goes, and when an owner begins to wait for it.
 *   C  An owner that waits for its dependents is to be looked at when it begins
 *      to, and when one that it waits for goes or is its own no more.
 *   D  An object whose deletion begins with the finalizer "orphan" is told
 *      once, as KIN__GC_ORPHAN.
 *   E  A call that fails for lack of memory has changed nothing, and can be
 *      made again.
 */
#ifndef KIN_CONTROLLERS_GC_GRAPH_H
#define KIN_CONTROLLERS_GC_GRAPH_H

#include <kin/object.h>
#include <kin/owner.h>
#include <kin/resource.h>

#include "base/buf.h"
#include "base/list.h"
#include "base/map.h"

/* What is to be done about an object. */
enum kin__gc_task {
    KIN__GC_DELETE, /* see whether it should be there */
    KIN__GC_ORPHAN, /* let go of what it owns */
};

enum { KIN__GC_NAME_SIZE = 256 }; /* of names and namespaces, with a NUL */

struct kin__gc_node {
    const kin_resource *resource; /* borrowed; NULL unless it is there */
    char *names;                  /* owned; namespace and name; NULL as well */
    struct cds_list_head owned;   /* edges to dependents */
    struct cds_list_head owners;  /* edges to owners */
    size_t owned_count;
    bool is_absent;    /* it was there, and has gone */
    bool is_deleting;  /* has a deletionTimestamp */
    bool is_waiting;   /* and waits for its dependents */
    bool is_orphaning; /* and lets go of them */
    size_t uid_len;
    char uid[]; /* NUL-terminated */
};

static inline kin_str kin__gc_node_uid(const struct kin__gc_node *node)
{
    return kin_str_of(node->uid, node->uid_len);
}

KIN__MAP_DEFINE_STR(kin__gc_map, struct kin__gc_node, kin__gc_node_uid);

struct kin__gc_graph {
    const kin_allocator *alloc;
    struct kin__gc_map nodes;
    /* Told what is to be done; it must not call anything here. */
    void (*emit)(kin_str uid, enum kin__gc_task task, void *userdata);
    void *userdata;
};

void kin__gc_graph_init(struct kin__gc_graph *graph, const kin_allocator *alloc,
                        uint64_t seed);
void kin__gc_graph_done(struct kin__gc_graph *graph);

/* An object is there, or has changed.  `resource` is borrowed as long as the
 * object is there.  0 or KIN_ENOMEM. */
int kin__gc_graph_set(struct kin__gc_graph *graph, const kin_resource *resource,
                      const kin_object *object) KIN_NODISCARD;

/* An object has gone. */
void kin__gc_graph_remove(struct kin__gc_graph *graph, kin_str uid);

/* What is known of an object that is there. */
struct kin__gc_facts {
    const kin_resource *resource;
    char ns[KIN__GC_NAME_SIZE];
    char name[KIN__GC_NAME_SIZE];
    bool is_deleting;
    bool is_waiting;
    size_t owned;     /* dependents */
    size_t blocking;  /* of these, those that it waits for */
    bool is_circular; /* a dependent waits for its own dependents */
};

/* Whether it is there. */
bool kin__gc_graph_facts(const struct kin__gc_graph *graph, kin_str uid,
                         struct kin__gc_facts *ret);

/* What is known of an owner. */
enum kin__gc_owner {
    KIN__GC_UNKNOWN,   /* the server must be asked */
    KIN__GC_SOLID,     /* is there */
    KIN__GC_WAITING,   /* is there, and waits for its dependents to go */
    KIN__GC_ABSENT,    /* has gone */
    KIN__GC_MISPLACED, /* is there, but in another namespace; as unknown */
};
/* `owner` as a dependent in the namespace `ns` names it.  One that is known by
 * another name or kind is unknown. */
enum kin__gc_owner kin__gc_graph_owner(const struct kin__gc_graph *graph,
                                       const kin_owner *owner, kin_str ns);

/* Appends the uids of dependents, each with a NUL behind it; only those that
 * the owner waits for, if asked so.  0, KIN_ELIMIT or KIN_ENOMEM. */
int kin__gc_graph_owned(const struct kin__gc_graph *graph, kin_str uid,
                        bool is_blocking, struct kin__buf *ret) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_GC_GRAPH_H */
