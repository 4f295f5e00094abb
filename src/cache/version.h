/* SPDX-License-Identifier: Apache-2.0 */
/*
 * version.h - things that change, and how readers see them as of a number.
 *
 * The store counts its steps: every write that readers can see has a number,
 * and a snapshot is such a number that a reader has put into a slot
 * (readers.h).  A *cell* holds one thing that changes over time: the object of
 * a key, the postings of an index value, the table itself.  It has the newest
 * version and, below it, the older ones that a held snapshot still needs.
 *
 *   V1  The intervals [since, until) of a cell's versions are disjoint, and the
 *       list runs from the newest to the oldest.
 *   V2  A version is freed only when no held snapshot lies in its interval, and
 *       nobody can be walking over it (V5).
 *   V3  A cell's stamp is the number of its last change and whether that left
 *       it empty.  The writer stores the stamp before the head; a reader loads
 *       the head before the stamp.  Hence a reader at `s` that finds a stamp
 *       not above `s` has loaded the head that was current at `s`: had the head
 *       been a later one, its stamp would have been seen too, and all changes
 *       up to `s` were there before `s` was published.
 *   V4  So a reader of the usual case touches no version but the one that it
 *       wants, which its snapshot keeps (V2).  A cell itself is never freed
 *       while a snapshot could lead to it (vmap.h).
 *   V5  Only when the cell has changed since the snapshot must a reader walk
 *       over versions that are not its own.  It counts itself in its slot for
 *       that time.  The writer first takes a version out of the list, and frees
 *       it once it has seen that counter at zero afterwards.  Both sides use
 *       sequentially consistent operations: if the writer did not see the
 *       walker, the walker's loads see the list without the version.
 */
#ifndef KIN_CACHE_VERSION_H
#define KIN_CACHE_VERSION_H

#include <kin/snapshot.h>

#include "object/object.h"

struct kin__cell {
    struct kin__version *_Atomic head; /* newest; NULL if there is none */
    _Atomic uint64_t stamp;            /* number << 1 | whether it is empty */
};

/* ---- readers ---- */

/* The walk of V5; the version or NULL. */
struct kin__version *kin__cell_walk(const struct kin_snapshot *snapshot,
                                    const struct kin__cell *cell);

/* What the cell held as of `seq`, the number of `snapshot`; NULL if nothing. */
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

/* What the writer sees now, published or not. */
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

/* Bytes of a version with a text of that length. */
static inline size_t kin__version_text_end(size_t len)
{
    return KIN__VERSION_TEXT_AT + len + 1;
}

/* Writes the text of something that starts with a version and has room for it.
 */
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

/* Makes `version` the newest from `seq` on.  The one before it, if it was
 * current, ends there and is returned: the caller retires it (limbo.h). */
struct kin__version *kin__cell_set(struct kin__cell *cell,
                                   struct kin__version *version, kin__seq seq);

/* Puts `version` in front and leaves the cell empty as it is; a later
 * kin__cell_revive() lets it be seen. */
void kin__cell_attach(struct kin__cell *cell, struct kin__version *version,
                      kin__seq seq);
void kin__cell_revive(struct kin__cell *cell, kin__seq seq);

/* Leaves the cell empty from `seq` on; returns what ends there. */
struct kin__version *kin__cell_kill(struct kin__cell *cell, kin__seq seq);

/* The same, but the version stays, to be revived. */
void kin__cell_hide(struct kin__cell *cell, kin__seq seq);

/* Takes a version out of the list (V5).  Whether the list is now empty. */
bool kin__cell_unlink(struct kin__cell *cell, struct kin__version *version);

/* A cell that never held anything. */
static inline void kin__cell_init(struct kin__cell *cell)
{
    atomic_init(&cell->head, NULL);
    atomic_init(&cell->stamp, 1);
}

#endif /* KIN_CACHE_VERSION_H */
