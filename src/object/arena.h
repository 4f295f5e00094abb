/* SPDX-License-Identifier: Apache-2.0 */
/*
 * arena.h - the memory in which values live.
 *
 * There are two kinds with one node format (node.h):
 *   - A *cache arena* belongs to one writer at a time.  It lies in a memory
 *     file that is mapped twice: read-write for the writer, read-only for
 *     everybody else, so a stray write through a public pointer faults.
 *     Addresses never change.  Blocks are freed, coalesced, and given back to
 *     the system.
 *   - A *document* belongs to one thread.  It lies in one block of its
 *     allocator that may move when it grows; nothing in it is freed before the
 *     document is.
 *
 *   A1  The writer is a role: whoever calls a function that takes a non-const
 *       arena holds it, and hands it on only through a lock or the like.
 *   A2  Readers may read every node of a value as long as somebody holds a
 *       reference to that value; they need no lock and never wait.
 *   A3  A failed allocation leaves the arena as it was.
 *   A4  The arena lives until its last reference is dropped, also when its
 *       writer is gone.
 *   A5  Memory of a freed block is reused for blocks of any size, after
 *       neighbours have been joined by a sweep; large free areas and the unused
 *       end go back to the system.
 *   A6  KIN__ARENA_PADDING bytes after any node can be read: who compares
 *       strings many bytes at a time need not stop at their ends.
 *   A7  A child after fork() has no mapping that can be written.  It may read
 *       values as long as the parent holds them, and drop references to the
 *       arena; making, counting and releasing values faults in the child
 *       instead of damaging the parent's.  So: make caches after forking.
 */
#ifndef KIN_OBJECT_ARENA_H
#define KIN_OBJECT_ARENA_H

#include <stdatomic.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>

#include "object/node.h"

/* Sanitizers follow addresses: two addresses of one page would hide a race, and
 * a memory file would hide a use after free. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define KIN__ARENA_ONE_MAPPING 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define KIN__ARENA_ONE_MAPPING 1
#endif
#endif
#ifndef KIN__ARENA_ONE_MAPPING
#define KIN__ARENA_ONE_MAPPING 0
#endif

enum {
    /* Exact sizes up to 64 words, then 32 classes for each doubling. */
    KIN__ARENA_EXACT = 64,
    KIN__ARENA_CLASSES = KIN__ARENA_EXACT + 1 + 32 * 22,
    KIN__ARENA_CLASS_WORDS = (KIN__ARENA_CLASSES + 63) / 64,
    /* A free block keeps its size and a link. */
    KIN__ARENA_MIN_BLOCK = 2,
    /* 1 GiB: so that the size of a free block fits into its first word. */
    KIN__ARENA_MAX_BLOCK = 1 << 28,
    KIN__ARENA_SECRET_SIZE = 192,
    KIN__ARENA_PADDING = 64,
};

struct kin__intern;       /* intern.h: which node has which content */
struct kin__fingerprints; /* fingerprint.h: texts that were seen before */

struct kin__overflow; /* overflow.h: counts too large for a node */

struct kin__arena_stats {
    uint64_t live_words[KIN__NODE_TYPES];
    uint64_t live_nodes[KIN__NODE_TYPES];
    uint64_t free_words;    /* in free blocks below `top` */
    uint64_t punched_bytes; /* of free blocks, given back to the system */
    uint64_t sweeps;
};

struct kin__arena {
    /* These never change once there is a value (those of a document do, and
     * nobody but its owner looks), so that readers share them at no cost. */
    const uint32_t *ro; /* everybody's mapping; that of a document is `rw` */
    uint32_t *rw;       /* the writer's mapping */
    const kin_allocator *alloc; /* borrowed */
    uint64_t max_words;         /* that can ever be used */
    int fd;                     /* memory file; -1 for a document */
    bool is_document;
    bool interns;  /* equal values are joined */
    bool wipes;    /* what is freed is overwritten */
    uint64_t seed; /* of the hashes inside */
    unsigned char secret[KIN__ARENA_SECRET_SIZE]; /* of the fingerprints; it
                                    also keeps the writer's lines apart */

    /* The writer's. */
    uint64_t top;       /* first word never used */
    uint64_t committed; /* words that have memory behind them */
    uint64_t freed_since_sweep;
    struct kin__intern *intern; /* owned; NULL for a document */
    uint32_t dead;    /* list of nodes without references: release.c */
    uint32_t watched; /* a node whose end somebody wants to notice; or 0 */
    uint64_t watches; /* how often somebody has begun to watch one */
    struct kin__fingerprints *fingerprints; /* owned; NULL until needed */
    struct kin__overflow *overflow;         /* owned; NULL until needed */
    size_t overflow_count;
    size_t overflow_cap;
    struct kin__arena_stats stats;
    uint64_t free_classes[KIN__ARENA_CLASS_WORDS]; /* bit: list not empty */
    uint32_t *free_head; /* of each class; owned; NULL without any memory */

    _Atomic uint32_t refs; /* any thread's */
    /* Some value lacks fields of what it was made from.  It is the arena's,
     * since a value alone does not tell where it comes from. */
    atomic_bool is_partial;
};

/* `max_bytes` limits the values; 0 takes the most that a handle can reach, 8
 * GiB. The process's limit on the size of files counts too. */
int kin__arena_new(const kin_allocator *alloc, uint64_t max_bytes,
                   struct kin__arena **ret, kin_error *err) KIN_NODISCARD;

/* A document; 0 takes the default limit of 1 GiB. */
int kin__arena_new_document(const kin_allocator *alloc, uint64_t max_bytes,
                            struct kin__arena **ret,
                            kin_error *err) KIN_NODISCARD;

/* For values that are secrets: from now on, freed memory is overwritten at
 * once, and a core dump does not hold the arena.  (It may hold a document,
 * which is ordinary memory; that is overwritten when it moves or is freed.) */
int kin__arena_set_secret(struct kin__arena *arena,
                          kin_error *err) KIN_NODISCARD;

/* References are counted across threads. */
struct kin__arena *kin__arena_ref(struct kin__arena *arena);
struct kin__arena *kin__arena_unref(struct kin__arena *arena);

/* Where a document stands, so that a failure half-way can take it back. */
struct kin__document_mark {
    uint64_t top;
    struct kin__arena_stats stats;
};

/* Both do nothing to a cache arena, whose values are released one by one. */
struct kin__document_mark kin__document_mark(const struct kin__arena *arena);
void kin__document_rewind(struct kin__arena *arena,
                          const struct kin__document_mark *mark);

/* Where the memory of an arena goes, in bytes.  All but `total` and `punched`
 * add up to `total`. */
struct kin__arena_usage {
    uint64_t strings;
    uint64_t numbers;
    uint64_t objects;
    uint64_t arrays;
    uint64_t shapes;
    uint64_t rounding;     /* sizes of large blocks are rounded up */
    uint64_t free;         /* in free blocks, and still in memory */
    uint64_t unused;       /* after the last block, and in front of the first */
    uint64_t intern;       /* table, sites and recent values */
    uint64_t fingerprints; /* of texts */
    uint64_t overflow;     /* of reference counts */
    uint64_t self;         /* struct kin__arena */
    uint64_t total;
    uint64_t punched; /* in free blocks, but given back to the system */
};
void kin__arena_usage(const struct kin__arena *arena,
                      struct kin__arena_usage *ret);

/* Values that live in it, shared ones counted once. */
uint64_t kin__arena_count(const struct kin__arena *arena);

/* Bytes of memory behind the arena, all tables included. */
uint64_t kin__arena_bytes(const struct kin__arena *arena);

/* The same without room to grow: without the unused end, and tables as if they
 * were full.  Depends on the values and on free blocks between them, not on how
 * they came to be. */
uint64_t kin__arena_used_bytes(const struct kin__arena *arena);

/* Writer: gives the pages back that an arena of nothing keeps for what may come
 * next.  Does nothing if there is a value. */
void kin__arena_rest(struct kin__arena *arena);

/* Walks the whole arena and all its tables and compares them: blocks lie side
 * by side, lists and counts agree with them, references do not exceed counts.
 * For tests.  0, KIN_ENOMEM, or KIN_EINTERNAL with a message. */
int kin__arena_check(const struct kin__arena *arena,
                     kin_error *err) KIN_NODISCARD;

/* The first part of that: every shared value is still what it was when it was
 * made, by its hash.  0, or KIN_EINTERNAL with a message. */
int kin__arena_check_contents(const struct kin__arena *arena,
                              kin_error *err) KIN_NODISCARD;

static inline bool kin__arena_is_partial(const struct kin__arena *arena)
{
    return arena &&
           atomic_load_explicit(&arena->is_partial, memory_order_relaxed);
}

static inline void kin__arena_set_partial(struct kin__arena *arena)
{
    atomic_store_explicit(&arena->is_partial, true, memory_order_relaxed);
}

/* What is made of a partial value is partial. */
static inline void kin__arena_take_partial(struct kin__arena *arena,
                                           const struct kin__arena *from)
{
    if (kin__arena_is_partial(from))
        kin__arena_set_partial(arena);
}

/* The writer's view of a node. */
static inline uint32_t *kin__arena_node(struct kin__arena *arena, kin__val v)
{
    assert(kin__val_is_node(v));
    return arena->rw + v;
}

#endif /* KIN_OBJECT_ARENA_H */
