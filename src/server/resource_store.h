/* SPDX-License-Identifier: Apache-2.0 */
/*
 * resource_store.h - the objects of one resource, in all versions in which it
 * is served: a store and a history.
 *
 * Resource stores are created on first use and live as long as the engine; the
 * kin_store inside is created with the first object.
 */
#ifndef KIN_SERVER_RESOURCE_STORE_H
#define KIN_SERVER_RESOURCE_STORE_H

#include <kin/snapshot.h>
#include <kin/store.h>

#include "base/map.h"
#include "object/arena.h"
#include "server/history.h"

struct kin__resource_store;

/* One pending write; see journal.h. */
struct kin__op {
    struct cds_list_head link; /* in the journal until it is done */
    const kin_allocator *alloc;
    struct kin__resource_store *resource_store;
    kin__val root; /* owned until prepared; none for a deletion */
    bool is_deletion;
    kin_object *old; /* held; NULL for a creation */
    kin_object *now; /* held; once prepared; NULL for a deletion */
    struct kin__watch_event *event; /* held; once prepared */
    uint64_t version;               /* once staged */
    bool is_done;                   /* `code` is its result */
    int code;
    kin_str key; /* stored behind this struct */
};

static inline kin_str kin__op_key(const struct kin__op *op)
{
    return op->key;
}
KIN__MAP_DEFINE_STR(kin__op_map, struct kin__op, kin__op_key);

struct kin__resource_store {
    const kin_allocator *alloc;
    kin_str name; /* "deployments.apps" */
    struct cds_list_head link;
    kin_store *_Atomic store; /* owned; NULL until the first object */
    struct kin__history history;
    /* NULL unless the storage is being loaded. */
    struct kin__resource_store_loader *loader;
    struct kin__op_map pending; /* guarded by the journal's lock */
    /* State of the current commit. */
    struct cds_list_head touched;
    size_t appended;  /* number of events */
    uint64_t version; /* of the last event */
    kin_str *gone;    /* owned; keys that it deletes */
    size_t gone_count;
    size_t gone_cap;
};

int kin__resource_store_new(const kin_allocator *alloc, kin_str name,
                            const struct kin__history_limits *limits,
                            struct kin__resource_store **ret) KIN_NODISCARD;
struct kin__resource_store *kin__resource_store_free(
    struct kin__resource_store *resource_store);

/* The store; created if missing.  Only for the writer. */
int kin__resource_store_open(struct kin__resource_store *resource_store,
                             kin_store **ret, kin_error *err) KIN_NODISCARD;

/* For readers: NULL until the first object. */
static inline kin_store *kin__resource_store_store(
    const struct kin__resource_store *resource_store)
{
    return atomic_load_explicit(&resource_store->store, memory_order_acquire);
}

/* Stores a reference to the published object in `ret`, or NULL if there is
 * none.  0 or KIN_ENOMEM. */
int kin__resource_store_get(const struct kin__resource_store *resource_store,
                            kin_str key, kin_object **ret) KIN_NODISCARD;

/* For the writer: the same, borrowed until the next commit. */
const kin_object *kin__resource_store_peek(
    const struct kin__resource_store *resource_store, kin_str key);

size_t kin__resource_store_count(
    const struct kin__resource_store *resource_store);

#endif /* KIN_SERVER_RESOURCE_STORE_H */
