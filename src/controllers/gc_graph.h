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
 *      be there, or is not what the object says of it; when an owner goes; and
 *      when an owner begins to wait for it.
 *   C  An owner that waits for its dependents is to be looked at when it begins
 *      to, and when one that it waits for goes or is its own no more.
 *   D  An object whose deletion begins with the finalizer "orphan" is told
 *      once, as KIN__GC_ORPHAN; it waits for nobody as long as it has that.
 *   E  A call that fails for lack of memory has changed nothing, and can be
 *      made again.
 *   F  Objects of a resource that is not followed any more are unknown, as if
 *      they had never been seen: no dependent is to be looked at for that.  One
 *      that was seen to go stays absent.
 *   G  An object that an informer cannot store any more is hidden: as an owner
 *      it is unknown, so that the server is asked, and its dependents are to be
 *      looked at, since its end will not be seen; as a dependent it stays.
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

enum {
    KIN__GC_NAME_SIZE = 256, /* of names and namespaces, with a NUL */
    KIN__GC_NODES_MAX = 1 << 28,
};

struct kin__gc_node {
    const kin_resource *resource; /* borrowed; NULL if it is not there */
    char *names;                  /* owned; namespace and name; NULL if it was
                                     never seen */
    uint64_t identity;            /* of group, kind and name; 0 as well */
    struct cds_list_head owned;   /* edges to dependents */
    struct cds_list_head owners;  /* edges to owners */
    size_t owned_count;
    unsigned looks;    /* in vain; see kin__gc_graph_count_look() */
    bool was_seen;     /* since it was last unknown */
    bool is_there;     /* now; else it is absent, or unknown */
    bool is_hidden;    /* is there, but cannot be seen; see G */
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
    uint64_t seed;
    struct kin__gc_map nodes;
    /* Told what is to be done; it must not call anything here. */
    void (*emit)(kin_str uid, enum kin__gc_task task, void *userdata);
    void *userdata;
};

void kin__gc_graph_init(struct kin__gc_graph *graph, const kin_allocator *alloc,
                        uint64_t seed);
void kin__gc_graph_done(struct kin__gc_graph *graph);

/* An object is there, or has changed.  `resource` is borrowed until it is
 * forgotten.  0 or KIN_ENOMEM. */
int kin__gc_graph_set(struct kin__gc_graph *graph, const kin_resource *resource,
                      const kin_object *object) KIN_NODISCARD;

/* An object has gone. */
void kin__gc_graph_remove(struct kin__gc_graph *graph, kin_str uid);

/* An object is there, but cannot be seen any more; see G. */
void kin__gc_graph_hide(struct kin__gc_graph *graph, kin_str uid);

/* A resource, which is compared by its address, is not followed any more; see
 * F. */
void kin__gc_graph_forget(struct kin__gc_graph *graph,
                          const kin_resource *resource);

/* Lets all objects be looked at that B is true of: more is known of their
 * owners. */
void kin__gc_graph_look_again(struct kin__gc_graph *graph);

/* What is known of an object that is there. */
struct kin__gc_facts {
    const kin_resource *resource;
    char ns[KIN__GC_NAME_SIZE];
    char name[KIN__GC_NAME_SIZE];
    bool is_deleting;
    bool is_waiting;
    bool is_doubted;  /* for one of its owners; see B */
    size_t owned;     /* dependents */
    size_t blocking;  /* of these, those that it waits for */
    bool is_circular; /* a dependent waits for its own dependents */
};

/* Whether it is there. */
bool kin__gc_graph_facts(const struct kin__gc_graph *graph, kin_str uid,
                         struct kin__gc_facts *ret);

/* What is known of an owner. */
enum kin__gc_owner {
    KIN__GC_UNKNOWN,   /* never seen, or hidden: the server must be asked */
    KIN__GC_ELSEWHERE, /* seen, but in another namespace than the object: the
                          server must be asked for what the object says */
    KIN__GC_MISNAMED,  /* seen, but as something else than the object says: the
                          same */
    KIN__GC_SOLID,     /* is there */
    KIN__GC_WAITING,   /* is there, and waits for its dependents to go */
    KIN__GC_ABSENT,    /* has gone */
};
/* `ns` is of the dependent. */
enum kin__gc_owner kin__gc_graph_owner(const struct kin__gc_graph *graph,
                                       const kin_owner *owner, kin_str ns);

/* Counts that an object was looked at whose owner only the server knows: how
 * often that was so before, since it was last without doubt. */
unsigned kin__gc_graph_count_look(struct kin__gc_graph *graph, kin_str uid);

/* Appends the uids of dependents, each with a NUL behind it; if asked so, only
 * those that the owner waits for, and that do not wait themselves: they know
 * what to do, and in a circle they would ask back.  0, KIN_ELIMIT or
 * KIN_ENOMEM. */
int kin__gc_graph_owned(const struct kin__gc_graph *graph, kin_str uid,
                        bool is_blocking, struct kin__buf *ret) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_GC_GRAPH_H */
