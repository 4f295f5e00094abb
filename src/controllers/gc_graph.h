/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gc_graph.h - the graph of owners and dependents, without threads.
 *
 * Observed objects go in; objects to check come out through a callback.  An
 * object is identified by its uid.  Edges go from owners to dependents, as
 * given by metadata.ownerReferences.
 *
 *   A  An owner that was never observed has a node, too: it is unknown.  One
 *      that was observed and deleted is absent.  Both stay as long as an object
 *      refers to them.
 *   B  An object is checked when it refers to an owner that is not known to
 *      exist or does not match the reference, when an owner is deleted, and
 *      when an owner begins to wait for it.
 *   C  An owner that waits for its dependents is checked when it begins to
 *      wait, and when one that it waits for is deleted or no longer its
 *      dependent.
 *   D  An object whose deletion begins with the finalizer "orphan" is emitted
 *      once as KIN__GC_ORPHAN; while it has the finalizer, it waits for no
 *      dependent.
 *   E  A call that fails for lack of memory has no effect and can be repeated.
 *   F  Objects of a resource that is no longer monitored are unknown, as if
 *      they had never been observed: no dependent is checked for that.  An
 *      object whose deletion was observed stays absent.
 *   G  An object that an informer can no longer store is hidden: as an owner it
 *      is unknown, so that the server is asked, and its dependents are checked,
 *      since its deletion will not be observed; as a dependent it stays.
 */
#ifndef KIN_CONTROLLERS_GC_GRAPH_H
#define KIN_CONTROLLERS_GC_GRAPH_H

#include <kin/object.h>
#include <kin/owner.h>
#include <kin/resource.h>

#include "base/buf.h"
#include "base/list.h"
#include "base/map.h"

/* What to do with an object. */
enum kin__gc_task {
    KIN__GC_DELETE, /* check whether it should exist */
    KIN__GC_ORPHAN, /* remove it from the owner references of its dependents */
};

enum {
    KIN__GC_NAME_SIZE = 256, /* of names and namespaces, with a NUL */
    KIN__GC_NODES_MAX = 1 << 28,
};

struct kin__gc_node {
    const kin_resource *resource; /* borrowed; NULL if it does not exist */
    char *names;       /* owned; namespace and name; NULL if never observed */
    uint64_t identity; /* hash of group, kind and name; 0 if never observed */
    struct cds_list_head owned;  /* edges to dependents */
    struct cds_list_head owners; /* edges to owners */
    size_t owned_count;
    unsigned checks;   /* unresolved checks; see kin__gc_graph_count_check() */
    bool was_observed; /* observed since it was last unknown */
    bool exists;       /* exists; else it is absent or unknown */
    bool is_hidden;    /* exists, but cannot be observed; see G */
    bool is_deleting;  /* has a deletionTimestamp */
    bool is_waiting;   /* and waits for its dependents (foreground) */
    bool is_orphaning; /* and orphans them */
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
    uint64_t seed;
    struct kin__gc_map nodes;
    /* Called with what to do; must not call functions of the graph. */
    void (*emit)(kin_str uid, enum kin__gc_task task, void *userdata);
    void *userdata;
};

void kin__gc_graph_init(struct kin__gc_graph *graph, const kin_allocator *alloc,
                        uint64_t seed);
void kin__gc_graph_done(struct kin__gc_graph *graph);

/* An object exists or has changed.  `resource` is borrowed until it is
 * forgotten.  0 or KIN_ENOMEM. */
int kin__gc_graph_set(struct kin__gc_graph *graph, const kin_resource *resource,
                      const kin_object *object) KIN_NODISCARD;

/* An object was deleted. */
void kin__gc_graph_remove(struct kin__gc_graph *graph, kin_str uid);

/* An object can no longer be observed; see G. */
void kin__gc_graph_hide(struct kin__gc_graph *graph, kin_str uid);

/* A resource, compared by address, is no longer monitored; see F. */
void kin__gc_graph_forget(struct kin__gc_graph *graph,
                          const kin_resource *resource);

/* Emits all objects that B applies to: more may be known about their owners. */
void kin__gc_graph_recheck(struct kin__gc_graph *graph);

/* The state of an object that exists. */
struct kin__gc_facts {
    const kin_resource *resource;
    char ns[KIN__GC_NAME_SIZE];
    char name[KIN__GC_NAME_SIZE];
    bool is_deleting;
    bool is_waiting;
    bool is_doubted;  /* B applies to one of its owners */
    size_t owned;     /* dependents */
    size_t blocking;  /* number of those that it waits for */
    bool is_circular; /* a dependent waits for its own dependents */
};

/* Gets the state of an object.  Returns false if it does not exist. */
bool kin__gc_graph_facts(const struct kin__gc_graph *graph, kin_str uid,
                         struct kin__gc_facts *ret);

/* The state of an owner. */
enum kin__gc_owner {
    KIN__GC_UNKNOWN,   /* never observed, or hidden: ask the server */
    KIN__GC_ELSEWHERE, /* observed in another namespace than the object: ask the
                          server for what the reference says */
    KIN__GC_MISNAMED,  /* observed, but not as the reference says: the same */
    KIN__GC_SOLID,     /* exists */
    KIN__GC_WAITING,   /* exists, and waits for its dependents */
    KIN__GC_ABSENT,    /* was deleted */
};
/* Gets the state of an owner; `ns` is the namespace of the dependent. */
enum kin__gc_owner kin__gc_graph_owner(const struct kin__gc_graph *graph,
                                       const kin_owner *owner, kin_str ns);

/* Counts a check of an object whose owner only the server knows.  Returns the
 * number of such checks before, since B last did not apply to it. */
unsigned kin__gc_graph_count_check(struct kin__gc_graph *graph, kin_str uid);

/* Appends the uids of dependents, each with a NUL; with `is_blocking`, only
 * those that the owner waits for and that do not wait themselves: those are
 * being handled already, and in a cycle the checks would not end.  0,
 * KIN_ELIMIT or KIN_ENOMEM. */
int kin__gc_graph_owned(const struct kin__gc_graph *graph, kin_str uid,
                        bool is_blocking, struct kin__buf *ret) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_GC_GRAPH_H */
