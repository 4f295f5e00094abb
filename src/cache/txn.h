/* SPDX-License-Identifier: Apache-2.0 */
/*
 * txn.h - a write transaction of a store: writes are prepared, then committed.
 *
 * Preparing a write does everything that can fail: it makes the record, runs
 * the functions of the indexes, and reserves ids, places in lists and memory in
 * the reclaim.  Committing cannot fail, and readers see nothing before the
 * store publishes the next sequence number.  An aborted transaction may leave a
 * larger table or list behind, with the same content.
 *
 * Threads: the store's writer.
 */
#ifndef KIN_CACHE_TXN_H
#define KIN_CACHE_TXN_H

#include "cache/index.h"
#include "cache/pool.h"
#include "cache/resource_version.h"

/* The resource version that a write sets. */
struct kin__txn_version {
    bool is_set;
    uint64_t word;             /* resource_version.h */
    struct kin__version *text; /* owned; NULL for a number */
};

/* The values of one object in one index. */
struct kin__txn_group {
    struct kin__index *index;
    uint32_t from; /* first one in `values` */
    uint32_t count;
    struct kin__members *members; /* owned; NULL if `count` is at most 1 */
};

struct kin__txn_put {
    kin_object *object; /* owned; borrowed if `is_same` */
    bool is_same;       /* the store has the same value under this key */
    bool is_new;        /* an id is reserved, and a place in the index by
                           namespace if `space` is not 0 */
    uint32_t hash;      /* of the key */
    uint32_t id;        /* of the key; 0 if it is new */
    uint32_t space;     /* id of its namespace in the index by namespace */
    uint32_t group_from;
    uint32_t group_end;
};

struct kin__txn {
    struct kin__txn_put *puts;
    size_t put_count;
    size_t put_cap;
    struct kin__txn_group *groups;
    size_t group_count;
    size_t group_cap;
    uint32_t *values; /* ids */
    size_t value_count;
    size_t value_cap;
    char *key; /* buffer to join a key */
    size_t key_cap;
    bool is_replace;
    uint8_t *touched;             /* bits by id: in the list of the replace */
    uint32_t touched_ids;         /* for which there are bits */
    struct kin__txn_version next; /* of the last prepared put */
    struct kin__txn_version version; /* of the last committed write */
};

/* Makes the version of a text.  0, KIN_ENOMEM or KIN_ELIMIT. */
int kin__txn_version_make(const kin_allocator *alloc, kin_str text,
                          struct kin__txn_version *ret) KIN_NODISCARD;
/* Moves `from` to `version`, whose old content is released. */
void kin__txn_version_take(const kin_allocator *alloc,
                           struct kin__txn_version *version,
                           struct kin__txn_version *from);

/* Allocates memory for `count` puts.  0 or KIN_ENOMEM. */
int kin__txn_reserve(kin_store *store, size_t count) KIN_NODISCARD;

/* Prepares to put a value; `root` is given, also on failure. */
int kin__txn_put(kin_store *store, kin__val root, kin_error *err) KIN_NODISCARD;

/* Commits the prepared puts, in order. */
void kin__txn_commit(kin_store *store);
/* The same in parts: some of them, from the first to the last; then the end. */
void kin__txn_commit_some(kin_store *store, size_t from, size_t count);
void kin__txn_commit_end(kin_store *store);

/* Releases the prepared puts. */
void kin__txn_abort(kin_store *store);

/* Runs the function of an index for one object and adds a group with its values
 * to the transaction.  A value that cannot be indexed is an error; if the store
 * has an `on_index_error` (store.h), it is omitted and reported instead. */
int kin__txn_group(kin_store *store, struct kin__index *index,
                   const kin_object *object, kin_error *err) KIN_NODISCARD;
/* Sets the object's values to those of the last group, which is removed. */
void kin__txn_group_commit(struct kin__txn *txn, uint32_t object);

/* Starts to record which ids are in the list of a replace. */
int kin__txn_touch_start(kin_store *store) KIN_NODISCARD;
/* Makes room for new ids, after all puts are prepared. */
int kin__txn_touch_grow(kin_store *store) KIN_NODISCARD;
bool kin__txn_touched(const struct kin__txn *txn, uint32_t id);
/* Ends that for a list of `count` committed puts.  Costs as much as they do:
 * the bits stay for the next replace. */
void kin__txn_touch_end(struct kin__txn *txn, size_t count);

/* Ends an operation; frees memory that is larger than usual. */
void kin__txn_reset(struct kin__txn *txn, const kin_allocator *alloc);
void kin__txn_done(struct kin__txn *txn, const kin_allocator *alloc);

size_t kin__txn_bytes(const struct kin__txn *txn);

#endif /* KIN_CACHE_TXN_H */
