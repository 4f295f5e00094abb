/* SPDX-License-Identifier: Apache-2.0 */
/*
 * index.h - maps index values to the objects that have them.
 *
 * An index maps a value to postings: a list of the ids of keys (vmap.h).  An
 * update that does not change an object's values does not change the index.
 * There are two forms:
 *   - *Wide* postings have the interval of sequence numbers in which their
 *     object had the value.
 *   - *Narrow* postings are ids alone, for the index by namespace.  The
 *     namespace is part of the key, so a reader that sees an object under its
 *     id sees it in that namespace.
 *
 *   X1  A list only grows at its end.  A wide posting that ends is marked; a
 *       narrow one is zeroed when no snapshot can see its key.  A full list is
 *       replaced by a new version with the current postings; readers continue
 *       with the list of their sequence number.
 *   X2  A value without objects has no list from that sequence number on, and
 *       its id is freed once no snapshot needs an older list.
 *   X3  Places are reserved first; after that nothing can fail.
 *
 * Threads: the store's writer, except for the functions for readers.
 */
#ifndef KIN_CACHE_INDEX_H
#define KIN_CACHE_INDEX_H

#include <kin/store.h>

#include "cache/vmap.h"

enum {
    /* The most values that an object can have in one index. */
    KIN__INDEX_VALUES_MAX = 4096,
};

struct kin__posting {
    _Atomic uint64_t since; /* sequence << 16 | lower 16 bits of the id */
    _Atomic uint64_t until; /* sequence << 16 | upper 16 bits of the id */
};

struct kin__postings {
    struct kin__version version; /* text: the value */
    struct kin__index *index;
    uint32_t id; /* of the value */
    uint32_t cap;
    _Atomic uint32_t count;
    uint32_t live;     /* postings that are not ended or zeroed */
    uint32_t reserved; /* places */
    /* The value, as the text of the version, then `cap` postings. */
};

_Static_assert(sizeof(struct kin__postings) <= KIN__VERSION_TEXT_LEN_AT,
               "the value follows the struct");

/* A value of an object, and its place in the list of that value. */
struct kin__member {
    uint32_t value; /* id */
    uint32_t place;
};

struct kin__members {
    uint32_t count;
    struct kin__member items[]; /* ascending by value */
};

/* Distinct values that an object is to have. */
struct kin__index_values {
    const uint32_t *ids;
    uint32_t count;
};

struct kin__index {
    const kin_allocator *alloc;
    struct kin__reclaim *reclaim; /* borrowed */
    struct kin__vmap *objects;    /* borrowed */
    char *name;                   /* owned */
    kin_indexer indexer;          /* its name points to `name` */
    bool is_narrow;
    struct kin__vmap values; /* aux: a mark, see kin__index_values_have() */
    /* By object id: 0, value << 32 | place, or MEMBERS_MANY | address of a
     * kin__members.  Wide only: the place of a narrow posting is the aux word
     * of its id in the map. */
    uint64_t *members;
    uint32_t members_cap;
    size_t bytes; /* of lists and members */
    size_t room;  /* capacity of all lists, in places */
    size_t taken; /* of these, what lists without spare capacity would need */
    struct kin__past *past; /* borrowed; NULL: changes are not remembered */
    int64_t past_since_ns;  /* nor were they before */
};

/* All indexes of a store; a version. */
struct kin__index_set {
    struct kin__version version;
    size_t count;
    struct kin__index *items[]; /* the first one is by namespace */
};

/* ---- readers ---- */

static inline size_t kin__postings_items_at(size_t text_len)
{
    return (kin__version_text_end(text_len) + 7) / 8 * 8;
}

static inline void *kin__postings_items(const struct kin__postings *postings)
{
    size_t at = kin__postings_items_at(
        kin__version_text(&postings->version).len);

    return (char *)(uintptr_t)postings + at;
}

/* Returns the list of a value at the snapshot, or NULL. */
static inline const struct kin__postings *kin__index_find(
    const struct kin__index *index, kin_str value,
    const struct kin_snapshot *snapshot)
{
    const struct kin__table *table = kin__vmap_table_at(&index->values,
                                                        snapshot);

    return (const struct kin__postings *)kin__table_find(table, value,
                                                         snapshot);
}

/* Writer: returns the current list of a value, or NULL. */
const struct kin__postings *kin__index_now(const struct kin__index *index,
                                           kin_str value);

static inline uint32_t kin__postings_end(const struct kin__postings *postings)
{
    return atomic_load_explicit(&postings->count, memory_order_acquire);
}

static inline uint32_t kin__posting_id(const struct kin__posting *posting,
                                       kin__seq seq)
{
    uint64_t since = atomic_load_explicit(&posting->since,
                                          memory_order_relaxed);
    uint64_t until = atomic_load_explicit(&posting->until,
                                          memory_order_relaxed);

    if (since >> 16 > seq || until >> 16 <= seq)
        return 0;
    return (uint32_t)(until & 0xffff) << 16 | (uint32_t)(since & 0xffff);
}

/* Returns the id at a place of the list at `seq`, or 0. */
static inline uint32_t kin__postings_id(const struct kin__postings *postings,
                                        uint32_t place, kin__seq seq)
{
    const void *items = kin__postings_items(postings);

    if (postings->index->is_narrow)
        return atomic_load_explicit((const _Atomic uint32_t *)items + place,
                                    memory_order_relaxed);
    return kin__posting_id((const struct kin__posting *)items + place, seq);
}

/* Returns the index of that name, or NULL. */
struct kin__index *kin__index_set_find(const struct kin__index_set *set,
                                       kin_str name);

/* Whether a value is short enough for an index. */
static inline bool kin__index_takes(kin_str value)
{
    return value.len <= KIN__VERSION_TEXT_MAX;
}

/* Receives the values that the function of an index emits. */
struct kin_index_sink {
    int (*emit)(struct kin_index_sink *sink, kin_str value);
    int code; /* of the first failure */
};

/* Runs the function of an index.  0, or the error of the function or sink. */
int kin__index_run(const struct kin__index *index, const kin_object *object,
                   struct kin_index_sink *sink, kin_error *err) KIN_NODISCARD;

/* ---- the writer ---- */

/* `indexer` is copied; on success the index owns its userdata. */
int kin__index_new(const kin_allocator *alloc, struct kin__reclaim *reclaim,
                   struct kin__vmap *objects, const kin_indexer *indexer,
                   struct kin__index **ret) KIN_NODISCARD;
/* To free an index: clear it, which frees the current lists; empty the reclaim;
 * then free it.  No snapshot that contains it may be held. */
void kin__index_clear(struct kin__index *index);
void kin__index_free(struct kin__index *index);

/* Reserves a place in the list of a value; `ret` is the value's id.  0,
 * KIN_ENOMEM or KIN_ELIMIT. */
int kin__index_reserve(struct kin__index *index, kin_str value,
                       uint32_t *ret) KIN_NODISCARD;
void kin__index_unreserve(struct kin__index *index, uint32_t value);

/* Allocates the table of members for object ids below `id_end`. */
int kin__index_reserve_ids(struct kin__index *index,
                           uint32_t id_end) KIN_NODISCARD;

/* Narrow: adds an object to a list, from the next sequence number on; removes
 * it when no reader can see it. */
void kin__index_add(struct kin__index *index, uint32_t value, uint32_t object);
void kin__index_remove(struct kin__index *index, kin_str value,
                       uint32_t object);

/* Wide: sets the values of an object from the next sequence number on; NULL for
 * none.  A place was reserved for each.  `members` is memory for them if there
 * is more than one; it is given. */
void kin__index_set_values(struct kin__index *index, uint32_t object,
                           const struct kin__index_values *values,
                           struct kin__members *members);

/* Wide: whether a value is one of `values`.  All of these were marked, each
 * with its place, and no others were with the same places since: the mark says
 * where to look. */
void kin__index_values_mark(struct kin__index *index,
                            const struct kin__index_values *values,
                            uint32_t place);
bool kin__index_values_have(const struct kin__index *index,
                            const struct kin__index_values *values,
                            uint32_t id);

/* Wide: calls `each` for the current values of an object. */
void kin__index_each_value(const struct kin__index *index, uint32_t object,
                           void (*each)(kin_str value, void *userdata),
                           void *userdata);

/* Returns the number of values of an object. */
uint32_t kin__index_count(const struct kin__index *index, uint32_t object);

struct kin__members *kin__members_new(const kin_allocator *alloc,
                                      uint32_t count);

/* Called by the reclaim. */
void kin__postings_unlink(struct kin__postings *postings);
void kin__postings_free(struct kin__postings *postings);

/* Returns the bytes of an index. */
size_t kin__index_bytes(const struct kin__index *index);
/* The same without spare capacity. */
size_t kin__index_used_bytes(const struct kin__index *index);

#endif /* KIN_CACHE_INDEX_H */
