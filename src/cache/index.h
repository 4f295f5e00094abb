/* SPDX-License-Identifier: Apache-2.0 */
/*
 * index.h - from a value to the objects that have it.
 *
 * An index maps values to postings: lists of the ids of keys (vmap.h), so an
 * update that leaves an object's values alone leaves the index alone.  There
 * are two forms:
 *   - *Wide* postings know from which number to which number their object had
 *     the value.
 *   - *Narrow* ones are ids alone, for the index by namespace, which is part of
 *     the key: whoever sees an object under its id sees it in its namespace.
 *
 *   X1  A list only grows at its end.  A wide posting that ends is marked, a
 *       narrow one is zeroed when its key is gone for every snapshot.  A list
 *       that is full is replaced by another version with what is current;
 *       readers go on with the list of their number.
 *   X2  A value without objects has no list for numbers from then on, and its
 *       id goes once no snapshot needs an older list.
 *   X3  Places are promised before (reserve); nothing fails after that.
 */
#ifndef KIN_CACHE_INDEX_H
#define KIN_CACHE_INDEX_H

#include <kin/store.h>

#include "cache/vmap.h"

enum {
    /* An object has no more values in one index. */
    KIN__INDEX_VALUES_MAX = 4096,
};

struct kin__posting {
    _Atomic uint64_t since; /* number << 16 | lower 16 bits of the id */
    _Atomic uint64_t until; /* number << 16 | upper 16 bits of the id */
};

struct kin__postings {
    struct kin__version version; /* text: the value */
    struct kin__index *index;
    uint32_t id; /* of the value */
    uint32_t cap;
    _Atomic uint32_t count;
    uint32_t live;     /* not ended, or not zero */
    uint32_t reserved; /* places that are promised */
    /* The value where versions keep their text, then `cap` postings. */
};

_Static_assert(sizeof(struct kin__postings) <= KIN__VERSION_TEXT_LEN_AT,
               "the value stands behind the struct");

/* Where an object stands: in how many lists, and at which places. */
struct kin__member {
    uint32_t value; /* id */
    uint32_t place;
};

struct kin__members {
    uint32_t count;
    struct kin__member items[];
};

struct kin__index {
    const kin_allocator *alloc;
    struct kin__limbo *limbo;  /* borrowed */
    struct kin__vmap *objects; /* borrowed */
    char *name;                /* owned */
    kin_indexer indexer;       /* functions; its name is `name` */
    bool is_narrow;
    struct kin__vmap values;
    /* By object id: 0, value << 32 | place, or MEMBERS_MANY | address of a
     * kin__members.  Wide only: narrow places are the ids' words in the map. */
    uint64_t *members;
    uint32_t members_cap;
    size_t bytes; /* lists and members */
    size_t room;  /* places of all lists, and those that current lists of as */
    size_t taken; /* many objects have at the least */
};

/* All indexes as of a number. */
struct kin__index_set {
    struct kin__version version;
    size_t count;
    struct kin__index *items[]; /* the first is by namespace */
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

/* The list of a value as of the snapshot; NULL if there is none. */
static inline const struct kin__postings *kin__index_find(
    const struct kin__index *index, kin_str value,
    const struct kin_snapshot *snapshot)
{
    const struct kin__table *table = kin__vmap_table_at(&index->values,
                                                        snapshot);

    return (const struct kin__postings *)kin__table_find(table, value,
                                                         snapshot);
}

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

/* The id at a place as of a number; 0 if there is none. */
static inline uint32_t kin__postings_id(const struct kin__postings *postings,
                                        uint32_t place, kin__seq seq)
{
    const void *items = kin__postings_items(postings);

    if (postings->index->is_narrow)
        return atomic_load_explicit((const _Atomic uint32_t *)items + place,
                                    memory_order_relaxed);
    return kin__posting_id((const struct kin__posting *)items + place, seq);
}

/* An index by name; NULL if there is none. */
struct kin__index *kin__index_set_find(const struct kin__index_set *set,
                                       kin_str name);

/* Whether an index can hold a value. */
static inline bool kin__index_takes(kin_str value)
{
    return value.len <= KIN__VERSION_TEXT_MAX;
}

/* Runs the function of an index; `sink` has a place to put the values to. */
struct kin_index_sink {
    int (*emit)(struct kin_index_sink *sink, kin_str value);
    int code; /* of the first failure */
};

int kin__index_run(const struct kin__index *index, const kin_object *object,
                   struct kin_index_sink *sink, kin_error *err) KIN_NODISCARD;

/* ---- the writer ---- */

/* `indexer` is copied; on success its userdata belongs to the index. */
int kin__index_new(const kin_allocator *alloc, struct kin__limbo *limbo,
                   struct kin__vmap *objects, const kin_indexer *indexer,
                   struct kin__index **ret) KIN_NODISCARD;
/* Frees the lists that are current.  Then the limbo is emptied, then the index
 * is freed; nobody may hold a snapshot that knows it. */
void kin__index_clear(struct kin__index *index);
void kin__index_free(struct kin__index *index);

/* Promises a place in the list of a value, and gives the value's id. */
int kin__index_reserve(struct kin__index *index, kin_str value,
                       uint32_t *ret) KIN_NODISCARD;
void kin__index_unreserve(struct kin__index *index, uint32_t value);

/* Makes room for what is kept for each object; ids are below `id_end`. */
int kin__index_reserve_ids(struct kin__index *index,
                           uint32_t id_end) KIN_NODISCARD;

/* Narrow: adds an object to a list, from the next number on; removes it when
 * nobody can see it any more. */
void kin__index_add(struct kin__index *index, uint32_t value, uint32_t object);
void kin__index_remove(struct kin__index *index, kin_str value,
                       uint32_t object);

/* Wide: the object has these values from the next number on; each was promised
 * and stands there once.  `members` is room for them if there is more than one,
 * and is given. */
void kin__index_set_values(struct kin__index *index, uint32_t object,
                           const uint32_t *values, uint32_t count,
                           struct kin__members *members);

/* How many values an object has. */
uint32_t kin__index_count(const struct kin__index *index, uint32_t object);

struct kin__members *kin__members_new(const kin_allocator *alloc,
                                      uint32_t count);

/* For the limbo. */
void kin__postings_unlink(struct kin__postings *postings);
void kin__postings_free(struct kin__postings *postings);

size_t kin__index_bytes(const struct kin__index *index);
/* The same without room to grow. */
size_t kin__index_used_bytes(const struct kin__index *index);

#endif /* KIN_CACHE_INDEX_H */
