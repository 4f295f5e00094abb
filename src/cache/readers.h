/* SPDX-License-Identifier: Apache-2.0 */
/*
 * readers.h - who looks at the store as of which number.
 *
 * A held snapshot is a slot in which a reader has put its number.  Slots lie in
 * blocks; a thread tries first the slot that its stack's address hints at, so
 * that threads rarely meet, and a block is added when all are taken.  A slot is
 * one cache line.
 *
 *   R1  Nobody registers, and nobody waits: a reader takes a free slot with one
 *       compare-and-swap, the writer only reads slots.
 *   R2  A reader first claims its slot with a number that it has read before
 *       and a mark "at least this", then reads the number to use, then replaces
 *       the claim by it.  The writer publishes a number, then reads the slots.
 *       All four are sequentially consistent.  If the writer finds the slot
 *       free, the reader's load comes after the publication, and it needs
 *       nothing that had ended by then.  If it finds the claim, it keeps
 *       whatever ended after that number.
 *   R3  The published line holds the number, and twice the facts that belong to
 *       one (of the newest, and of the one before): a reader that is overtaken
 *       by two publications between two loads starts again with the newer one.
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

/* A slot. */
struct kin_snapshot {
    _Atomic uint64_t state;      /* 0: free; else number << 1 | is a claim */
    _Atomic uint32_t walkers[2]; /* by phase */
    struct kin__readers *readers;
    /* The holder's, as of its number. */
    kin__seq seq;
    const struct kin__table *table; /* NULL while it is empty */
    const struct kin__index_set *indexes;
    uint64_t resource_version; /* encoded: resource_version.h */
    uint64_t count;            /* of objects */
};

_Static_assert(sizeof(struct kin_snapshot) == KIN__CACHE_LINE,
               "a slot is a cache line");

/* Facts that belong to one number. */
struct kin__facts {
    uint64_t resource_version;
    uint64_t count;
};

struct kin__readers_block {
    struct kin__readers_block *next; /* smaller and older, or NULL */
    uint32_t count;                  /* a power of two */
    struct kin_snapshot *slots;      /* aligned, behind this struct */
};

struct kin__readers {
    /* One line that the writer changes with every step. */
    struct {
        _Atomic kin__seq seq;
        struct {
            _Atomic kin__seq seq; /* 0 while it is being changed */
            _Atomic uint64_t resource_version;
            _Atomic uint64_t count;
        } facts[2];
        uint64_t pad;
    } published;
    /* Lines that hardly ever change. */
    struct kin__readers_block *_Atomic blocks;
    _Atomic uint32_t phase; /* which counter walkers use; its lowest bit */
    /* Snapshots up to this number keep much from being freed: the next of them
     * that is dropped rings the store's bell, once.  0: none. */
    _Atomic kin__seq awaited;
    const kin_allocator *alloc;
};

/* The struct must start a cache line. */
int kin__readers_init(struct kin__readers *readers,
                      const kin_allocator *alloc) KIN_NODISCARD;
/* No slot may be held. */
void kin__readers_done(struct kin__readers *readers);

/* The number readers get now. */
static inline kin__seq kin__readers_seq(const struct kin__readers *readers)
{
    return atomic_load_explicit(&readers->published.seq, memory_order_relaxed);
}

/* Writer: lets readers see the next number. */
void kin__readers_publish(struct kin__readers *readers,
                          const struct kin__facts *facts);

/* A slot with number and facts; table and indexes are the caller's to fill in.
 * NULL if all are taken and memory is short. */
struct kin_snapshot *kin__readers_take(struct kin__readers *readers);

static inline void kin__readers_drop(struct kin_snapshot *slot)
{
    atomic_store_explicit(&slot->state, 0, memory_order_release);
}

/* Bytes of all blocks. */
size_t kin__readers_bytes(const struct kin__readers *readers);

/* How many slots there are; an upper bound of what a scan finds. */
size_t kin__readers_slots(const struct kin__readers *readers);

/* What the writer found in the slots. */
struct kin__readers_scan {
    kin__seq *held;    /* the caller's, room for kin__readers_slots() */
    size_t held_count; /* ascending, each once */
    kin__seq claimed;  /* the lowest claim; KIN__SEQ_NEVER if there is none */
    bool walks[2];     /* whether somebody walks, by phase */
};

void kin__readers_scan(const struct kin__readers *readers,
                       struct kin__readers_scan *scan, size_t room);

/* Sends walkers to the other counter, so that the one they used so far can run
 * dry however busy they are. */
void kin__readers_flip(struct kin__readers *readers);

#endif /* KIN_CACHE_READERS_H */
