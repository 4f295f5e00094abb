/* SPDX-License-Identifier: Apache-2.0 */
/*
 * store.h - the internals of kin_store; kin/store.h has its guarantees.
 *
 * Its parts:
 *   readers.h   slots of held snapshots                    (R1..R3)
 *   version.h   cells with versions by sequence number     (V1..V5)
 *   reclaim.h   ended versions until no reader needs them  (L1..L2)
 *   vmap.h      texts to cells: keys to objects, values to postings  (M1..M3)
 *   index.h     values to objects                          (X1..X3)
 *   pool.h      records of objects                         (P1..P4)
 *   txn.h       write transactions
 *   notifier.h  callback for memory that a reader releases (N1..N2)
 *   past.h      what was true, for a while                 (T1..T4)
 */
#ifndef KIN_CACHE_STORE_H
#define KIN_CACHE_STORE_H

#include <kin/store.h>

#include "cache/txn.h"

enum {
    /* The reclaim runs once every this many writes. */
    KIN__STORE_RECLAIM_AFTER = 64,
};

/* Reports that an index lacks values of an object; `err` names the index and
 * the cause.  Called by the writer during a write, at most once per write and
 * index; must not use the store.  `object` is borrowed. */
typedef void kin__store_index_error(const kin_object *object,
                                    kin_str index_name, const kin_error *err,
                                    void *userdata);

struct kin_store {
    struct kin__readers readers; /* first: aligned to a cache line */
    void *block;                 /* the allocation that contains the store */
    const kin_allocator *alloc;
    struct kin__arena *arena;
    bool takes_nameless; /* the key of a value without a name is "", or its
                            namespace and a slash, as in client-go; if not set,
                            such a value is rejected */
    /* Returns the key of an object; NULL: namespace/name.  With a function the
     * index by namespace is wide: versions of one key may be in different
     * namespaces. */
    kin_str (*key)(const kin_object *object, void *userdata);
    void *key_userdata;
    void (*key_destroy)(void *userdata);
    /* If set, a value that cannot be indexed (too long, or above the maximum
     * for one object) is omitted, an object for which the function of an index
     * fails has no values in it, and the write succeeds.  If NULL, the write
     * fails.  Without memory it always fails. */
    kin__store_index_error *on_index_error;
    void *on_index_error_userdata;
    struct kin__pool *pool;
    struct kin__reclaim reclaim;
    struct kin__vmap objects;         /* keys to kin_object */
    struct kin__cell indexes;         /* kin__index_set */
    struct kin__cell version_text;    /* kin__text */
    struct kin__snapshot_facts facts; /* for the next publication */
    uint64_t published_count;         /* objects, as of the last one */
    struct kin__txn txn;
    unsigned
        writes_since_reclaim; /* the counter for KIN__STORE_RECLAIM_AFTER */
    struct kin__notifier *notifier; /* owned reference, or NULL */
    struct kin__past *past;         /* owned; NULL: nothing is remembered */
    /* Limits on the used bytes after a list: for a store that was empty before,
     * and for one that was not.  A larger list is KIN_ELIMIT.  0: no limit. */
    uint64_t max_first_bytes;
    uint64_t max_list_bytes;
};

static inline kin_store *kin__snapshot_store(const kin_snapshot *snapshot)
{
    return (kin_store *)snapshot->readers;
}

static inline kin__seq kin__store_next_seq(const kin_store *store)
{
    return kin__readers_seq(&store->readers) + 1;
}

static inline struct kin__index_set *kin__store_indexes(const kin_store *store)
{
    return (struct kin__index_set *)kin__cell_now(&store->indexes);
}

/* Returns the position of the first index that has a function. */
static inline size_t kin__store_first_wide(const kin_store *store)
{
    return store->key ? 0 : 1;
}

/* Returns the key of any object; its pointer is NULL if there is no key. */
static inline kin_str kin__store_key(const kin_store *store,
                                     const kin_object *object)
{
    kin_str key = store->key ? store->key(object, store->key_userdata)
                             : kin_object_key(object);

    /* A user's function may return an empty text for no key. */
    return store->key && key.len == 0 ? kin_str_of(NULL, 0) : key;
}

/* Finds the fields for the key and the record.  As kin__object_fields_find().
 */
static inline int kin__store_find_fields(const kin_store *store, kin__val root,
                                         struct kin__object_fields *ret,
                                         kin_error *err)
{
    return store->takes_nameless
               ? kin__object_fields_find_any(store->arena, root, ret, err)
               : kin__object_fields_find(store->arena, root, ret, err);
}

/* Returns the arena in which values for this store are created. */
static inline struct kin__arena *kin__store_arena(const kin_store *store)
{
    return store->arena;
}

/* Writer: returns the current object of a key, borrowed until the next write,
 * or NULL. */
const kin_object *kin__store_peek(const kin_store *store, kin_str key);

/* The object before and after a write, or NULL; the caller owns the
 * references. */
struct kin__store_change {
    kin_object *old;
    kin_object *now;
};

/* As kin_store_add() with a value in the store's arena, which is given.  If the
 * store has the same value under this key, only the resource version changes,
 * and `old` and `now` are the same object.  `ret` may be NULL. */
int kin__store_put(kin_store *store, kin__val root,
                   struct kin__store_change *ret, kin_error *err) KIN_NODISCARD;

/* As kin_store_delete_key(); also returns the deleted object, or NULL in
 * `ret_old`.  `version` is the resource version that the server sent with the
 * deletion, or NULL. */
int kin__store_delete(kin_store *store, kin_str key, const kin_str *version,
                      kin_object **ret_old, kin_error *err) KIN_NODISCARD;

/* As kin_store_replace() with values in the store's arena; all are given. */
int kin__store_replace(kin_store *store, const kin__val *roots, size_t count,
                       kin_str resource_version, kin_error *err) KIN_NODISCARD;

/* The changes of a replace; all references are owned. */
struct kin__store_replaced {
    struct kin__store_change *changes; /* one for each root, in order; of equal
                                          keys the last one is stored */
    size_t change_count;
    size_t change_cap;
    kin_object **gone; /* objects that were not in the list */
    size_t gone_count;
    size_t gone_cap;
};

/* The same; also returns the changes, to be released with
 * kin__store_replaced_done() and the store's allocator. */
int kin__store_replace_changes(kin_store *store, const kin__val *roots,
                               size_t count, kin_str resource_version,
                               struct kin__store_replaced *ret,
                               kin_error *err) KIN_NODISCARD;
/* The same for the objects of one namespace; those of other namespaces stay. An
 * empty `ns` means all. */
int kin__store_replace_within(kin_store *store, kin_str ns,
                              const kin__val *roots, size_t count,
                              kin_str resource_version,
                              struct kin__store_replaced *ret,
                              kin_error *err) KIN_NODISCARD;
void kin__store_replaced_done(struct kin__store_replaced *replaced,
                              const kin_allocator *alloc);
/* Releases the references of up to `work` changes, the last ones first. */
void kin__store_replaced_release(struct kin__store_replaced *replaced,
                                 size_t work);

/* Returns a number that is not below that of the objects of a namespace, nor
 * above it by more than those that have ended and are not freed yet.  An empty
 * `ns` means all. */
size_t kin__store_count_within(const kin_store *store, kin_str ns);

/* Checks a value in the store's arena, which is borrowed.  If this returns 0, a
 * put or replace with the value can fail only for lack of memory or space, or
 * in an index.  Costs as much as finding the key.
 * KIN_EINVAL: metadata.namespace is not a string; or metadata or its name is
 * missing, and `takes_nameless` is not set.
 * KIN_ELIMIT: the key or metadata.resourceVersion is too long, or metadata has
 * more than 255 members. */
int kin__store_check(const kin_store *store, kin__val root,
                     kin_error *err) KIN_NODISCARD;

/* Makes an object from a value in the store's arena, which is given, without
 * storing it.  `ret` is a reference.  0, KIN_EINVAL, KIN_ELIMIT
 * or KIN_ENOMEM. */
int kin__store_make(kin_store *store, kin__val root, kin_object **ret,
                    kin_error *err) KIN_NODISCARD;

/* ---- memory ---- */

/* Returns the bytes in use without spare capacity: total_bytes of the
 * statistics as if all tables were full, and without the memory of a write in
 * progress. The result depends on the objects, on old versions that are not
 * freed yet, and on holes between them: for the same objects, a store that was
 * filled by one list has no more used bytes than one that has grown. */
uint64_t kin__store_used_bytes(const kin_store *store);

/* Whether more than a quarter of the store's bytes, and at least 64 KiB, are
 * free or can be freed soon; the latter are estimated from the number of
 * objects.  A few loads: cheap enough after every write. */
bool kin__store_has_garbage(const kin_store *store);

/* Idle writer: frees what no reader needs, and returns memory to the system if
 * a quarter of the memory of the values is free.  Returns at once if there is
 * nothing to do; otherwise the cost is proportional to what was freed since the
 * last call (kin__arena_is_loose), so frequent calls are cheap.  If snapshots
 * or references to objects keep much memory after that, the next one that is
 * released calls on_garbage (kin__store_set_on_garbage). */
void kin__store_trim(kin_store *store);

/* The same with a sixteenth instead of a quarter, or with less if joining free
 * blocks may give a quarter: at most once a second, after much garbage. */
void kin__store_trim_more(kin_store *store);

/* Whether readers kept much memory after the last trim. */
bool kin__store_is_awaiting(const kin_store *store);

/* Sets a callback for when a reader has released memory that kin__store_trim()
 * can free.  It is called by any thread, at most once until the next trim,
 * under the lock of the notifier: it must not block or use the store.  0 or
 * KIN_ENOMEM. */
int kin__store_set_on_garbage(kin_store *store,
                              void (*on_garbage)(void *userdata),
                              void *userdata) KIN_NODISCARD;
/* When this returns, the callback is not running and will not be called. */
void kin__store_clear_on_garbage(kin_store *store);

/* Any thread: calls on_garbage after a snapshot that kept garbage was
 * released. */
void kin__store_snapshot_released(kin_store *store);

struct kin__past_opts;
/* Starts to remember; the store is empty, and has no keys or indexes of its
 * own yet.  0 or KIN_ENOMEM. */
int kin__store_remember(kin_store *store, const struct kin__past_opts *opts,
                        kin_error *err) KIN_NODISCARD;

/* Publishes the committed writes and resets the transaction. */
void kin__store_publish(kin_store *store);

/* Ends the object of an id from the next sequence number on; two places in the
 * reclaim are reserved. */
void kin__store_end(kin_store *store, uint32_t id);

/* Returns references to the objects before and after a prepared put. */
void kin__store_get_change(kin_store *store, size_t i,
                           struct kin__store_change *ret);

/* Reclaims what no reader needs.  No write is prepared. */
void kin__store_run_reclaim(kin_store *store);

/* Drops the prepared writes and publishes those that were committed. */
void kin__store_abort(kin_store *store);

#endif /* KIN_CACHE_STORE_H */
