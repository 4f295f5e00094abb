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
    KIN__ARENA_CLASSES = KIN__ARENA_EXACT + 1 + 32 * 25,
    KIN__ARENA_CLASS_WORDS = (KIN__ARENA_CLASSES + 63) / 64,
    /* A free block keeps its size and a link. */
    KIN__ARENA_MIN_BLOCK = 2,
    KIN__ARENA_SECRET_SIZE = 192,
};

struct kin__intern;       /* intern.h: which node has which content */
struct kin__fingerprints; /* fingerprint.h: texts that were seen before */

struct kin__arena_stats {
    uint64_t live_words[KIN__NODE_TYPES];
    uint64_t live_nodes[KIN__NODE_TYPES];
    uint64_t free_words;    /* in free blocks below `top` */
    uint64_t punched_bytes; /* of free blocks, given back to the system */
    uint64_t sweeps;
};

struct kin__arena {
    const kin_allocator *alloc; /* borrowed */
    _Atomic uint32_t refs;
    bool is_document;
    bool interns;       /* equal values are joined */
    int fd;             /* memory file; -1 for a document */
    uint32_t *rw;       /* the writer's mapping */
    const uint32_t *ro; /* everybody else's; the same for a document */
    uint64_t max_words; /* size of the mappings; limit of a document */
    uint64_t top;       /* first word never used */
    uint64_t committed; /* words that have memory behind them */
    uint64_t freed_since_sweep;
    uint32_t free_head[KIN__ARENA_CLASSES];
    uint64_t free_classes[KIN__ARENA_CLASS_WORDS]; /* bit: list not empty */
    struct kin__arena_stats stats;
    uint64_t seed;                                /* of the hashes inside */
    unsigned char secret[KIN__ARENA_SECRET_SIZE]; /* of the fingerprints */
    struct kin__intern *intern;             /* owned; NULL for a document */
    struct kin__fingerprints *fingerprints; /* owned; NULL until needed */
    struct kin__overflow *overflow; /* owned; NULL until needed: values.c */
    size_t overflow_count;
    size_t overflow_cap;
    uint32_t dead; /* list of nodes without references: values.c */
};

/* Limits: 0 takes the default of 8 GiB (the most that a handle can reach). */
int kin__arena_new(const kin_allocator *alloc, uint64_t max_bytes,
                   struct kin__arena **ret, kin_error *err) KIN_NODISCARD;

/* A document; 0 takes the default limit of 1 GiB. */
int kin__arena_new_document(const kin_allocator *alloc, uint64_t max_bytes,
                            struct kin__arena **ret,
                            kin_error *err) KIN_NODISCARD;

/* References are counted across threads. */
struct kin__arena *kin__arena_ref(struct kin__arena *arena);
struct kin__arena *kin__arena_unref(struct kin__arena *arena);

/* A block of at least `words` (rounded up to its class).  Its content is
 * arbitrary.  0, KIN_ENOMEM, or KIN_ELIMIT when the arena is full. */
int kin__arena_take(struct kin__arena *arena, uint32_t words,
                    kin__val *ret) KIN_NODISCARD;

/* Gives a block of `words` (as asked for) back.  Documents ignore it. */
void kin__arena_give(struct kin__arena *arena, kin__val block, uint32_t words);

/* Where a document stands, so that a failure half-way can take it back. */
struct kin__document_mark {
    uint64_t top;
    struct kin__arena_stats stats;
};

/* Both do nothing to a cache arena, whose values are released one by one. */
struct kin__document_mark kin__document_mark(const struct kin__arena *arena);
void kin__document_rewind(struct kin__arena *arena,
                          const struct kin__document_mark *mark);

/* Joins neighbouring free blocks and gives memory back.  Called by itself when
 * it pays; by hand after large deletions. */
void kin__arena_sweep(struct kin__arena *arena);

/* Bytes of memory behind the arena, all tables included. */
uint64_t kin__arena_bytes(const struct kin__arena *arena);

/* The writer's view of a node. */
static inline uint32_t *kin__arena_node(struct kin__arena *arena, kin__val v)
{
    assert(kin__val_is_node(v));
    return arena->rw + v;
}

#endif /* KIN_OBJECT_ARENA_H */
