/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reclaim.h - frees versions that have ended once no reader can see them.
 *
 * The writer retires a version when it ends.  From time to time it runs the
 * reclaim, which reads the sequence numbers of all held snapshots:
 *   - A version whose interval contains none of them is unlinked from its cell,
 *     and freed by the next run that finds no reader walking (version.h).
 *   - A version that is still needed is filed under one snapshot that needs it,
 *     and is not examined again before that snapshot is released.
 * So a snapshot that is held for ever costs the memory of the versions that it
 * needs, and no time.
 *
 *   L1  Retiring cannot fail: its memory was reserved (kin__reclaim_reserve).
 *   L2  A run that is short of memory keeps versions longer than necessary.
 *
 * Threads: the store's writer.
 */
#ifndef KIN_CACHE_RECLAIM_H
#define KIN_CACHE_RECLAIM_H

#include "cache/readers.h"

/* What a version belongs to; stored in the low bits of its address. */
enum kin__reclaim_kind {
    KIN__RECLAIM_OBJECT,
    KIN__RECLAIM_POSTINGS,
    KIN__RECLAIM_TABLE,
    KIN__RECLAIM_CHUNK, /* of cells; not in the list of a cell */
    KIN__RECLAIM_INDEX_SET,
    KIN__RECLAIM_TEXT, /* a resource version that is not a number */
};

struct kin__reclaim_list {
    uintptr_t *items; /* address | kind */
    size_t count;
    size_t cap;
};

/* Versions that the snapshots at `seq` need; others may need them, too. */
struct kin__reclaim_hold {
    kin__seq seq;
    struct kin__reclaim_list list;
};

/* Called to unlink a version from its cell, and later to free it. */
struct kin__reclaim_ops {
    void (*unlink)(struct kin__version *version, enum kin__reclaim_kind kind,
                   void *userdata);
    void (*free)(struct kin__version *version, enum kin__reclaim_kind kind,
                 void *userdata);
    void *userdata;
};

struct kin__reclaim {
    const kin_allocator *alloc;
    struct kin__readers *readers; /* borrowed */
    struct kin__reclaim_ops ops;
    struct kin__reclaim_list pending; /* retired, not examined yet */
    size_t promised;                  /* reserved places in `pending` */
    uint64_t retired;                 /* versions in total */
    struct kin__reclaim_hold *holds;  /* ascending by `seq` */
    size_t hold_count;
    size_t hold_cap;
    /* Unlinked versions; freed when each phase was seen without walkers. */
    struct kin__reclaim_list unlinked; /* by the last run */
    struct kin__reclaim_list waiting;  /* by runs before it */
    unsigned unlinked_phases;          /* bits: seen without walkers since */
    unsigned waiting_phases;
    kin__seq *held; /* buffer for a scan */
    size_t held_cap;
};

void kin__reclaim_init(struct kin__reclaim *reclaim, const kin_allocator *alloc,
                       struct kin__readers *readers,
                       const struct kin__reclaim_ops *ops);

/* Frees all versions that are left; no snapshot may be held. */
void kin__reclaim_done(struct kin__reclaim *reclaim);

/* Reserves memory for `more` calls of kin__reclaim_retire(), until the next
 * settle.  0 or KIN_ENOMEM. */
int kin__reclaim_reserve(struct kin__reclaim *reclaim,
                         size_t more) KIN_NODISCARD;
/* Ends an operation: drops reservations that were not used. */
void kin__reclaim_settle(struct kin__reclaim *reclaim);

/* Takes a version that has ended; NULL is ignored. */
void kin__reclaim_retire(struct kin__reclaim *reclaim,
                         struct kin__version *version,
                         enum kin__reclaim_kind kind);

/* Examines versions, unlinks and frees those that no reader needs.  Returns
 * whether it unlinked or freed any. */
bool kin__reclaim_run(struct kin__reclaim *reclaim);

/* Frees all retired versions at once; only if no reader has ever seen them. */
void kin__reclaim_flush(struct kin__reclaim *reclaim);

/* Returns the highest sequence number under which versions are filed, or 0. */
static inline kin__seq kin__reclaim_held(const struct kin__reclaim *reclaim)
{
    return reclaim->hold_count ? reclaim->holds[reclaim->hold_count - 1].seq
                               : 0;
}

/* Return the number of versions not freed yet, and the bytes of the lists. */
size_t kin__reclaim_count(const struct kin__reclaim *reclaim);
size_t kin__reclaim_bytes(const struct kin__reclaim *reclaim);

#endif /* KIN_CACHE_RECLAIM_H */
