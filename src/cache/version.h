/* SPDX-License-Identifier: Apache-2.0 */
/*
 * version.h - cells: multi-version values that are read at a sequence number.
 *
 * Every write that the store publishes gets the next sequence number.  A
 * snapshot is a slot that holds one (readers.h).  A *cell* holds one value that
 * changes over time: the object of a key, the postings of an index value, the
 * hash table itself.  It has a list of versions: the newest, then the older
 * ones that a held snapshot still needs.
 *
 *   V1  The intervals [since, until) of a cell's versions are disjoint, and the
 *       list runs from the newest to the oldest.
 *   V2  A version is freed only when no held snapshot lies in its interval and
 *       no reader can be walking over it (V5).
 *   V3  A cell's stamp is the sequence number of its last change and whether
 *       that change left it empty.  The writer stores the stamp before the
 *       head; a reader loads the head before the stamp.  Hence a reader at `s`
 *       that finds a stamp not above `s` has loaded the head that was current
 *       at `s`: had the head been a later one, the reader would have seen its
 *       stamp too, and all changes up to `s` were stored before `s` was
 *       published.
 *   V4  So in the common case a reader accesses only the version that it needs,
 *       which its snapshot keeps alive (V2).  A cell is not freed while a
 *       snapshot can reach it (vmap.h).
 *   V5  Only if the cell has changed since the snapshot must a reader walk over
 *       other versions.  Meanwhile it is counted in its slot.  The writer first
 *       unlinks a version and frees it after it has seen that counter at zero.
 *       Both sides use sequentially consistent operations: if the writer did
 *       not see the walker, the walker's loads see the list without the
 *       version.
 */
#ifndef KIN_CACHE_VERSION_H
#define KIN_CACHE_VERSION_H

#include <kin/snapshot.h>

#include "object/object.h"

struct kin__cell {
    struct kin__version *_Atomic head; /* newest; NULL if the list is empty */
    _Atomic uint64_t stamp;            /* sequence << 1 | is empty */
};

/* ---- readers ---- */

/* Walks over the versions (V5); returns the one at the snapshot, or NULL. */
struct kin__version *kin__cell_walk(const struct kin_snapshot *snapshot,
                                    const struct kin__cell *cell);

/* Returns the version at `seq`, the sequence number of `snapshot`, or NULL. */
static inline struct kin__version *kin__cell_at(
    const struct kin__cell *cell, kin__seq seq,
    const struct kin_snapshot *snapshot)
{
    struct kin__version *head = atomic_load_explicit(&cell->head,
                                                     memory_order_acquire);
    uint64_t stamp = atomic_load_explicit(&cell->stamp, memory_order_acquire);

    if (__builtin_expect(stamp >> 1 <= seq, 1))
        return stamp & 1 ? NULL : head;
    return kin__cell_walk(snapshot, cell);
}

/* ---- the writer ---- */

static inline struct kin__version *kin__cell_head(const struct kin__cell *cell)
{
    return atomic_load_explicit(&cell->head, memory_order_relaxed);
}

static inline bool kin__cell_is_empty(const struct kin__cell *cell)
{
    return atomic_load_explicit(&cell->stamp, memory_order_relaxed) & 1;
}

/* Returns the newest version, published or not; NULL if the cell is empty. */
static inline struct kin__version *kin__cell_now(const struct kin__cell *cell)
{
    return kin__cell_is_empty(cell) ? NULL : kin__cell_head(cell);
}

static inline void kin__version_init(struct kin__version *version)
{
    atomic_init(&version->since, 0);
    atomic_init(&version->until, KIN__SEQ_NEVER);
    atomic_init(&version->next, NULL);
}

/* Returns the size of a version with a text of `len` bytes. */
static inline size_t kin__version_text_end(size_t len)
{
    return KIN__VERSION_TEXT_AT + len + 1;
}

/* Stores a text in a record that begins with a version; it must have room. */
static inline void kin__version_set_text(void *holder, kin_str text)
{
    char *base = holder;

    assert(text.len <= KIN__VERSION_TEXT_MAX);
    *(uint16_t *)(base + KIN__VERSION_TEXT_LEN_AT) = (uint16_t)text.len;
    if (text.len > 0)
        memcpy(base + KIN__VERSION_TEXT_AT, text.ptr, text.len);
    base[KIN__VERSION_TEXT_AT + text.len] = '\0';
}

static inline bool kin__version_is_current(const struct kin__version *version)
{
    return kin__version_until(version) == KIN__SEQ_NEVER;
}

/* Makes `version` the newest from `seq` on.  Ends the current version, if there
 * is one, and returns it: the caller must retire it (reclaim.h). */
struct kin__version *kin__cell_set(struct kin__cell *cell,
                                   struct kin__version *version, kin__seq seq);

/* Adds `version` to an empty cell without making it visible; a later
 * kin__cell_show() does that. */
void kin__cell_attach(struct kin__cell *cell, struct kin__version *version,
                      kin__seq seq);
void kin__cell_show(struct kin__cell *cell, kin__seq seq);

/* Makes the cell empty from `seq` on; returns the version that ends, to be
 * retired, or NULL. */
struct kin__version *kin__cell_clear(struct kin__cell *cell, kin__seq seq);

/* The same, but keeps the version for a later kin__cell_show(). */
void kin__cell_hide(struct kin__cell *cell, kin__seq seq);

/* Removes a version from the list (V5).  Returns whether the list is empty. */
bool kin__cell_unlink(struct kin__cell *cell, struct kin__version *version);

/* Initialises an empty cell. */
static inline void kin__cell_init(struct kin__cell *cell)
{
    atomic_init(&cell->head, NULL);
    atomic_init(&cell->stamp, 1);
}

#endif /* KIN_CACHE_VERSION_H */
