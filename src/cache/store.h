/* SPDX-License-Identifier: Apache-2.0 */
/*
 * store.h - the store from inside; its guarantees stand in kin/store.h.
 *
 * How the parts fit together:
 *   readers.h   numbers, and who looks at which            (R1..R3)
 *   version.h   cells: things that change, as of a number  (V1..V5)
 *   limbo.h     what has ended, until nobody needs it      (L1..L2)
 *   vmap.h      texts to cells: keys to objects, values to postings  (M1..M3)
 *   index.h     values to objects                          (X1..X3)
 *   pool.h      records of objects                         (P1..P3)
 *   plan.h      writes in two halves
 *   bell.h      rings when others give back what the writer waits for
 */
#ifndef KIN_CACHE_STORE_H
#define KIN_CACHE_STORE_H

#include <kin/store.h>

#include "cache/plan.h"

enum {
    /* Ended versions are judged after so many writes. */
    KIN__STORE_JUDGE_AFTER = 64,
};

/* Reports that an index does not hold all values of an object: `err` names the
 * index and says why.  Called by the writer in the midst of a write, at most
 * once per write and index; must not use the store.  `object` is borrowed. */
typedef void kin__store_index_error(const kin_object *object,
                                    kin_str index_name, const kin_error *err,
                                    void *userdata);

struct kin_store {
    struct kin__readers readers; /* first: starts a cache line */
    void *block;                 /* what the store was allocated as */
    const kin_allocator *alloc;
    struct kin__arena *arena;
    bool takes_nameless; /* values without a name have the key "", or that of
                            their namespace and a slash, as in client-go; else
                            they are refused */
    /* The key of an object; NULL: namespace/name.  Then the index by namespace
     * is one like others: objects of one key may be in different namespaces. */
    kin_str (*key)(const kin_object *object, void *userdata);
    void *key_userdata;
    void (*key_destroy)(void *userdata);
    /* If set, a value that cannot be indexed (too long, or one too many of its
     * object) is left out of that index, and an object for which the function
     * of an index fails has no values in it: the write succeeds.  Otherwise the
     * write fails.  A lack of memory fails it either way. */
    kin__store_index_error *on_index_error;
    void *on_index_error_userdata;
    struct kin__pool *pool;
    struct kin__limbo limbo;
    struct kin__vmap objects;      /* keys to kin_object */
    struct kin__cell indexes;      /* kin__index_set */
    struct kin__cell version_text; /* kin__text */
    struct kin__facts facts;       /* of the next number */
    struct kin__plan plan;
    unsigned unjudged;      /* writes since the last judgement */
    struct kin__bell *bell; /* owned reference; NULL: nothing is awaited */
    /* A list that leaves more used bytes is rejected with KIN_ELIMIT: of a
     * store that is empty before, and of one that is not.  0: none is. */
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

/* Among the indexes, the first that runs a function. */
static inline size_t kin__store_first_wide(const kin_store *store)
{
    return store->key ? 0 : 1;
}

/* The key of an object from anywhere; without a pointer if it has none. */
static inline kin_str kin__store_key(const kin_store *store,
                                     const kin_object *object)
{
    kin_str key = store->key ? store->key(object, store->key_userdata)
                             : kin_object_key(object);

    /* A function of the program's may return an empty one for none. */
    return store->key && key.len == 0 ? kin_str_of(NULL, 0) : key;
}

/* What a value's key is made of, and so on.  As kin__object_fields_find(). */
static inline int kin__store_find_fields(const kin_store *store, kin__val root,
                                         struct kin__object_fields *ret,
                                         kin_error *err)
{
    return store->takes_nameless
               ? kin__object_fields_find_any(store->arena, root, ret, err)
               : kin__object_fields_find(store->arena, root, ret, err);
}

/* The arena in which values for this store are made. */
static inline struct kin__arena *kin__store_arena(const kin_store *store)
{
    return store->arena;
}

/* Writer: the object of a key as of now, borrowed until the next write; NULL if
 * there is none. */
const kin_object *kin__store_peek(const kin_store *store, kin_str key);

/* Before and after a write; references of the caller's, NULL if none. */
struct kin__store_change {
    kin_object *old;
    kin_object *now;
};

/* As kin_store_add() with a value in the store's arena, which is given.  A
 * value that the store has already under this key changes nothing but the
 * resource version: then `old` and `now` are the same.  `ret` may be NULL. */
int kin__store_put(kin_store *store, kin__val root,
                   struct kin__store_change *ret, kin_error *err) KIN_NODISCARD;

/* As kin_store_delete_key(), and tells what was there; `version` is that of the
 * deleted object as the server sent it, or NULL. */
int kin__store_delete(kin_store *store, kin_str key, const kin_str *version,
                      kin_object **ret_old, kin_error *err) KIN_NODISCARD;

/* As kin_store_replace() with values in the store's arena; all are given. */
int kin__store_replace(kin_store *store, const kin__val *roots, size_t count,
                       kin_str resource_version, kin_error *err) KIN_NODISCARD;

/* What a replace has brought and ended; references. */
struct kin__store_replaced {
    struct kin__store_change *changes; /* one for each root, in its order; of a
                                          key that stands twice, only the last
                                          is in the store */
    size_t change_count;
    size_t change_cap;
    kin_object **gone; /* were not in the list */
    size_t gone_count;
    size_t gone_cap;
};

/* The same, and tells what has changed; `ret` is released with
 * kin__store_replaced_done() and the store's allocator. */
int kin__store_replace_telling(kin_store *store, const kin__val *roots,
                               size_t count, kin_str resource_version,
                               struct kin__store_replaced *ret,
                               kin_error *err) KIN_NODISCARD;
/* The same with the objects of one namespace only: those of others stay.  An
 * empty one is all. */
int kin__store_replace_within(kin_store *store, kin_str ns,
                              const kin__val *roots, size_t count,
                              kin_str resource_version,
                              struct kin__store_replaced *ret,
                              kin_error *err) KIN_NODISCARD;
void kin__store_replaced_done(struct kin__store_replaced *replaced,
                              const kin_allocator *alloc);

/* Whether a value in the store's arena, which is borrowed, can be stored as far
 * as it alone is concerned: if this returns 0, a put or a replace with it fails
 * for a lack of memory or room, or because of an index, only.  Costs what
 * finding the key costs.
 *   KIN_EINVAL  metadata.namespace is not a string; or there is no metadata or
 *               no name, and the store does not take that
 *   KIN_ELIMIT  the key or metadata.resourceVersion is too long, or metadata
 *               has more than 255 members */
int kin__store_check(const kin_store *store, kin__val root,
                     kin_error *err) KIN_NODISCARD;

/* Makes an object of a value in the store's arena, which is given, without
 * putting it into the store.  `ret` is a reference.  0, KIN_EINVAL, KIN_ELIMIT
 * or KIN_ENOMEM. */
int kin__store_make(kin_store *store, kin__val root, kin_object **ret,
                    kin_error *err) KIN_NODISCARD;

/* ---- memory: store_reclaim.c ---- */

/* What a store takes without room to grow: as total_bytes of its statistics,
 * with tables as if they were full, and without what only a write in progress
 * needs.  It depends on the objects, on what of old ones is not freed, and on
 * holes between them: with the same objects, a store that was filled by one
 * list takes no more than one that has grown. */
uint64_t kin__store_used_bytes(const kin_store *store);

/* Whether more than a quarter of the store's bytes, and at least 64 KiB, are
 * free or wait to be freed.  What waits is estimated by the number of objects.
 * Costs a few loads: a writer may ask after each write. */
bool kin__store_has_garbage(const kin_store *store);

/* Writer, when it has nothing else to do: frees what no reader needs, and gives
 * memory back to the system if a quarter of that behind the values is free.
 * Returns at once if there is nothing to do, and never costs more than in
 * proportion to what was freed since the last time (kin__arena_is_loose), so a
 * stream that rests often does not pay for it.  If much is kept by snapshots or
 * by references to objects after that, the next of them that is released rings
 * (kin__store_set_on_garbage). */
void kin__store_rest(kin_store *store);

/* The same with a sixteenth, or with less if that may join free blocks to a
 * quarter: for once a second at most, after there was much garbage. */
void kin__store_rest_long(kin_store *store);

/* Whether much is kept by others after the last rest. */
bool kin__store_is_awaiting(const kin_store *store);

/* `on_garbage` is called when a reader has released what kept garbage alive:
 * then kin__store_rest() has something to do.  By any thread, at most once
 * until the next rest, with no lock of the caller's but the store's own, so it
 * must not wait or use the store.  0 or KIN_ENOMEM. */
int kin__store_set_on_garbage(kin_store *store,
                              void (*on_garbage)(void *userdata),
                              void *userdata) KIN_NODISCARD;
/* When this returns, it is not running and will not be called. */
void kin__store_clear_on_garbage(kin_store *store);

/* Any thread: a snapshot was dropped that kept garbage alive. */
void kin__store_released(kin_store *store);

/* Frees what can be freed, without looking for what to give back. */
void kin__store_free_ended(kin_store *store);

/* Lets readers see what was committed, and tidies up. */
void kin__store_publish(kin_store *store);

/* Ends the object of an id from the next number on; room for two in the limbo
 * was promised. */
void kin__store_end(kin_store *store, uint32_t id);

/* What was prepared is not done; what was committed before, is. */
void kin__store_abort(kin_store *store);

/* What the limbo calls. */
struct kin__limbo_ops kin__store_limbo_ops(kin_store *store);

#endif /* KIN_CACHE_STORE_H */
