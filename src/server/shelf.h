/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shelf.h - all objects of one resource, in whatever versions it is served: a
 * store and a history.
 *
 * Shelves are made when they are first needed and live as long as the engine;
 * their stores are made with their first object.
 */
#ifndef KIN_SERVER_SHELF_H
#define KIN_SERVER_SHELF_H

#include <kin/snapshot.h>
#include <kin/store.h>

#include "base/map.h"
#include "object/arena.h"
#include "server/history.h"

struct kin__shelf;

/* One write on its way to the store; see journal.h. */
struct kin__op {
    struct cds_list_head link; /* in the journal, until it is done */
    const kin_allocator *alloc;
    struct kin__shelf *shelf;
    kin__val root; /* owned until prepared; none for a deletion */
    bool is_deletion;
    kin_object *old;          /* held; NULL for a creation */
    kin_object *now;          /* held; once prepared; NULL for a deletion */
    struct kin__event *event; /* held; once prepared */
    uint64_t version;         /* once staged */
    bool is_done;             /* `code` tells how it went */
    int code;
    kin_str key; /* behind this struct */
};

static inline kin_str kin__op_key(const struct kin__op *op)
{
    return op->key;
}
KIN__MAP_DEFINE_STR(kin__op_map, struct kin__op, kin__op_key);

struct kin__shelf {
    const kin_allocator *alloc;
    kin_str name; /* "deployments.apps" */
    struct cds_list_head link;
    kin_store *_Atomic store; /* owned; NULL until the first object */
    struct kin__history history;
    struct kin__shelf_loader *loader; /* while the storage is read */
    struct kin__op_map pending;       /* guarded by the journal's lock */
    /* Of the commit in hand. */
    struct cds_list_head touched;
    size_t appended;  /* events */
    uint64_t version; /* of the last one */
    kin_str *gone;    /* keys of its deletions; owned */
    size_t gone_count;
    size_t gone_cap;
};

int kin__shelf_new(const kin_allocator *alloc, kin_str name,
                   const struct kin__history_limits *limits,
                   struct kin__shelf **ret) KIN_NODISCARD;
struct kin__shelf *kin__shelf_free(struct kin__shelf *shelf);

/* The store; made if need be.  Writer only. */
int kin__shelf_open(struct kin__shelf *shelf, kin_store **ret,
                    kin_error *err) KIN_NODISCARD;

/* Readers: NULL while nothing was ever written. */
static inline kin_store *kin__shelf_store(const struct kin__shelf *shelf)
{
    return atomic_load_explicit(&shelf->store, memory_order_acquire);
}

/* The object as everybody sees it; a reference of the caller's, or NULL in
 * `ret`.  0 or KIN_ENOMEM. */
int kin__shelf_get(const struct kin__shelf *shelf, kin_str key,
                   kin_object **ret) KIN_NODISCARD;

/* Writer: the same, borrowed until the next commit. */
const kin_object *kin__shelf_peek(const struct kin__shelf *shelf, kin_str key);

size_t kin__shelf_count(const struct kin__shelf *shelf);

#endif /* KIN_SERVER_SHELF_H */
