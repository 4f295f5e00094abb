/* SPDX-License-Identifier: Apache-2.0 */
/*
 * readers.h - snapshot slots: which readers hold which sequence numbers.
 *
 * A held snapshot is a slot into which a reader has stored its sequence number.
 * Slots are allocated in blocks; a thread first tries the slot that a hash of
 * its stack address selects, so that threads rarely contend, and adds a block
 * when all slots are taken.  A slot is one cache line.
 *
 *   R1  Readers need no registration and never block: a reader takes a free
 *       slot with one compare-and-swap; the writer only reads slots.
 *   R2  A reader first claims its slot with a sequence number that it has read
 *       before and a flag that means "at least this", then reads the number to
 *       use, then replaces the claim by it.  The writer publishes a number,
 *       then reads the slots.  All four operations are sequentially consistent.
 *       If the writer finds the slot free, the reader's load comes after the
 *       publication, so the reader needs nothing that had ended by then.  If it
 *       finds the claim, it keeps everything that ended after that number.
 *   R3  The published cache line holds the newest sequence number and the facts
 *       of the newest two.  A reader that is overtaken by two publications
 *       between its loads retries with the newer number.
 */
#ifndef KIN_CACHE_READERS_H
#define KIN_CACHE_READERS_H

#include <kin/snapshot.h>

#include "cache/version.h"

enum {
    KIN__CACHE_LINE = 64,
    KIN__READERS_FIRST = 16, /* slots of the first block */
};

struct kin__table;
struct kin__index_set;

/* A slot of the readers, free or held. */
struct kin_snapshot {
    _Atomic uint64_t state;      /* 0: free; else sequence << 1 | is a claim */
    _Atomic uint32_t walkers[2]; /* by phase */
    struct kin__readers *readers;
    /* Set by the thread that takes the slot; valid at `seq`. */
    kin__seq seq;
    const struct kin__table *table; /* NULL: no objects yet */
    const struct kin__index_set *indexes;
    uint64_t resource_version; /* encoded: resource_version.h */
    uint64_t count;            /* of objects */
};

_Static_assert(sizeof(struct kin_snapshot) == KIN__CACHE_LINE,
               "a slot is a cache line");

/* Published together with a sequence number. */
struct kin__snapshot_facts {
    uint64_t resource_version;
    uint64_t count;
};

struct kin__readers_block {
    struct kin__readers_block *next; /* the smaller block before it, or NULL */
    uint32_t count;                  /* a power of two */
    struct kin_snapshot *slots;      /* aligned, behind this struct */
};

struct kin__readers {
    /* One cache line that every publication changes. */
    struct {
        _Atomic kin__seq seq;
        struct {
            _Atomic kin__seq seq; /* 0 while the writer changes it */
            _Atomic uint64_t resource_version;
            _Atomic uint64_t count;
        } facts[2];
        uint64_t pad;
    } published;
    /* Cache lines that hardly ever change. */
    struct kin__readers_block *_Atomic blocks;
    _Atomic uint32_t phase; /* its lowest bit selects the walkers' counter */
    /* Snapshots up to this number keep much memory from being freed: the next
     * one that is dropped calls the store's notifier, once.  0: none do. */
    _Atomic kin__seq awaited;
    const kin_allocator *alloc;
};

/* `readers` must be aligned to a cache line. */
int kin__readers_init(struct kin__readers *readers,
                      const kin_allocator *alloc) KIN_NODISCARD;
/* No slot may be held any more. */
void kin__readers_done(struct kin__readers *readers);

/* Returns the newest published sequence number. */
static inline kin__seq kin__readers_seq(const struct kin__readers *readers)
{
    return atomic_load_explicit(&readers->published.seq, memory_order_relaxed);
}

/* Writer: publishes the next sequence number. */
void kin__readers_publish(struct kin__readers *readers,
                          const struct kin__snapshot_facts *facts);

/* Takes a slot and sets its sequence number and facts; the caller sets table
 * and indexes.  NULL if all slots are taken and there is no memory for more. */
struct kin_snapshot *kin__readers_take(struct kin__readers *readers);

static inline void kin__readers_drop(struct kin_snapshot *slot)
{
    atomic_store_explicit(&slot->state, 0, memory_order_release);
}

/* Returns the bytes of all blocks. */
size_t kin__readers_bytes(const struct kin__readers *readers);

/* Returns the number of slots, an upper bound for the result of a scan. */
size_t kin__readers_slots(const struct kin__readers *readers);

/* The result of a scan over all slots. */
struct kin__readers_scan {
    kin__seq *held;    /* the caller's array of kin__readers_slots() */
    size_t held_count; /* ascending, without duplicates */
    kin__seq claimed;  /* the lowest claim; KIN__SEQ_NEVER without one */
    bool walks[2];     /* whether a reader is walking, by phase */
};

void kin__readers_scan(const struct kin__readers *readers,
                       struct kin__readers_scan *scan, size_t room);

/* Makes new walkers use the other counter, so that the present one drops to
 * zero however busy the readers are. */
void kin__readers_flip(struct kin__readers *readers);

#endif /* KIN_CACHE_READERS_H */
