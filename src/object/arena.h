/* SPDX-License-Identifier: Apache-2.0 */
/*
 * arena.h - the memory of values.
 *
 * There are two kinds, with the same node format (node.h):
 *   - A *cache arena* has one writer at a time.  It is a memory file that is
 *     mapped twice: read-write for the writer, read-only for all readers, so a
 *     stray write through a public pointer faults.  Addresses never change.
 *     Blocks are freed, coalesced, and returned to the system.
 *   - A *document* belongs to one thread.  It is one block of its allocator
 *     that may move when it grows; nothing in it is freed before the document
 *     itself.
 *
 *   A1  A function that takes a non-const arena must be called by the writer.
 *       Another thread may become the writer only with synchronisation, such as
 *       a lock.
 *   A2  Readers may read every node of a value as long as a reference to that
 *       value is held; they need no lock and never block.
 *   A3  A failed allocation leaves the arena unchanged.
 *   A4  The arena lives until its last reference is dropped, even without a
 *       writer.
 *   A5  The memory of freed blocks is reused for blocks of any size after a
 *       sweep has merged neighbours; large free areas and the unused end are
 *       returned to the system.
 *   A6  KIN__ARENA_PADDING bytes after any node are readable, so that strings
 *       can be compared many bytes at a time.
 *   A7  A child process has no writable mapping after fork().  It may read
 *       values as long as the parent holds them, and drop references to the
 *       arena.  Creating, referencing and releasing values faults in the child
 *       instead of corrupting the parent's memory.  Therefore create caches
 *       after forking.
 */
#ifndef KIN_OBJECT_ARENA_H
#define KIN_OBJECT_ARENA_H

#include <stdatomic.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>

#include "object/node.h"

/* Sanitizers track addresses: two mappings of one page would hide a race, and a
 * memory file would hide a use after free. */
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
    /* A free block stores its size and a link. */
    KIN__ARENA_MIN_BLOCK = 2,
    /* 1 GiB, so that the size of a free block fits into its first word. */
    KIN__ARENA_MAX_BLOCK = 1 << 28,
    KIN__ARENA_SECRET_SIZE = 192,
    KIN__ARENA_PADDING = 64,
};

struct kin__intern;       /* intern.h: finds nodes by content */
struct kin__fingerprints; /* fingerprint.h: hashes of known texts */

struct kin__overflow; /* overflow.h: counts too large for a node */

struct kin__arena_stats {
    uint64_t live_words[KIN__NODE_TYPES];
    uint64_t live_nodes[KIN__NODE_TYPES];
    uint64_t free_words;    /* in free blocks below `top` */
    uint64_t punched_bytes; /* of free blocks, returned to the system */
    uint64_t sweeps;
};

struct kin__arena {
    /* Constant once there is a value, so that readers share these cache lines.
     * (Those of a document change, but only its owner reads them.) */
    const uint32_t
        *ro;      /* the readers' mapping; the same as `rw` for a document */
    uint32_t *rw; /* the writer's mapping */
    const kin_allocator *alloc; /* borrowed */
    uint64_t max_words;         /* maximum size */
    int fd;                     /* memory file; -1 for a document */
    bool is_document;
    bool interns;  /* equal values share one node */
    bool wipes;    /* freed memory is overwritten */
    uint64_t seed; /* of the intern table's hashes */
    unsigned char
        secret[KIN__ARENA_SECRET_SIZE]; /* of the fingerprints; also separates
                                           the writer's cache lines */

    /* Only used by the writer. */
    uint64_t top;       /* first word never used */
    uint64_t committed; /* words backed by memory */
    uint64_t freed_since_sweep;
    struct kin__intern *intern; /* owned; NULL for a document */
    uint32_t dead;    /* list of nodes without references; see release.c */
    uint32_t watched; /* a node; reset to 0 when it is freed */
    uint64_t watches; /* how often `watched` was set */
    struct kin__fingerprints *fingerprints; /* owned; NULL until needed */
    struct kin__overflow *overflow;         /* owned; NULL until needed */
    size_t overflow_count;
    size_t overflow_cap;
    struct kin__arena_stats stats;
    uint64_t
        free_classes[KIN__ARENA_CLASS_WORDS]; /* a bit is set if the class's
                                                 list is not empty */
    uint32_t *free_head; /* owned; first block of each class; NULL if no memory
                            is committed */

    _Atomic uint32_t refs; /* used by all threads */
    /* Some value lacks fields of its source.  A property of the arena, since a
     * value has no room for it. */
    atomic_bool is_partial;
};

/* Creates a cache arena.  `max_bytes` limits the values; 0 means the maximum
 * that handles can address, 8 GiB.  The process's file size limit
 * (RLIMIT_FSIZE) applies too. */
int kin__arena_new(const kin_allocator *alloc, uint64_t max_bytes,
                   struct kin__arena **ret, kin_error *err) KIN_NODISCARD;

/* Creates a document; 0 means the default limit of 1 GiB. */
int kin__arena_new_document(const kin_allocator *alloc, uint64_t max_bytes,
                            struct kin__arena **ret,
                            kin_error *err) KIN_NODISCARD;

/* For secret values: freed memory is overwritten at once from now on, and the
 * arena is excluded from core dumps.  (A document is ordinary memory and is not
 * excluded; it is overwritten when it moves or is freed.) */
int kin__arena_set_secret(struct kin__arena *arena,
                          kin_error *err) KIN_NODISCARD;

/* Thread-safe. */
struct kin__arena *kin__arena_ref(struct kin__arena *arena);
struct kin__arena *kin__arena_unref(struct kin__arena *arena);

/* The state of a document, to undo a partial change after a failure. */
struct kin__document_mark {
    uint64_t top;
    struct kin__arena_stats stats;
};

/* No-ops for a cache arena, whose values are released one by one. */
struct kin__document_mark kin__document_mark(const struct kin__arena *arena);
void kin__document_rewind(struct kin__arena *arena,
                          const struct kin__document_mark *mark);

/* Memory usage of an arena in bytes.  All members except `total` and `punched`
 * add up to `total`. */
struct kin__arena_usage {
    uint64_t strings;
    uint64_t numbers;
    uint64_t objects;
    uint64_t arrays;
    uint64_t shapes;
    uint64_t rounding;     /* lost to rounding of block sizes */
    uint64_t free;         /* in free blocks that are still in memory */
    uint64_t unused;       /* after the last block and before the first */
    uint64_t intern;       /* table, sites and recent values */
    uint64_t fingerprints; /* of texts */
    uint64_t overflow;     /* of reference counts */
    uint64_t self;         /* struct kin__arena */
    uint64_t total;
    uint64_t punched; /* in free blocks that were returned to the system */
};
void kin__arena_usage(const struct kin__arena *arena,
                      struct kin__arena_usage *ret);

/* Returns the number of live values; shared values count once. */
uint64_t kin__arena_count(const struct kin__arena *arena);

/* Returns the memory used by the arena in bytes, including all tables. */
uint64_t kin__arena_bytes(const struct kin__arena *arena);

/* Like kin__arena_bytes(), but without room for growth: excludes the unused end
 * and counts tables as if they were full.  The result depends only on the
 * values and the free blocks between them, not on their history. */
uint64_t kin__arena_used_bytes(const struct kin__arena *arena);

/* Returns the memory that an empty arena keeps for future values.  A no-op if
 * the arena has a value.  Called by the writer. */
void kin__arena_rest(struct kin__arena *arena);

/* Removes the pages of the writer's mapping from the resident set of the
 * process, where they count twice; their content stays.  The next write to each
 * is a page fault.  Called by the writer. */
void kin__arena_unmap_writer(struct kin__arena *arena);

/* Checks the consistency of the whole arena and its tables: blocks are
 * adjacent, lists and counts agree with them, references between nodes do not
 * exceed the counts.  For tests.  0, KIN_ENOMEM, or KIN_EINTERNAL with a
 * message. */
int kin__arena_check(const struct kin__arena *arena,
                     kin_error *err) KIN_NODISCARD;

/* Checks by hash that no interned value has been modified: the first part of
 * kin__arena_check().  0, or KIN_EINTERNAL with a message. */
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

/* A value derived from a partial value is partial. */
static inline void kin__arena_take_partial(struct kin__arena *arena,
                                           const struct kin__arena *from)
{
    if (kin__arena_is_partial(from))
        kin__arena_set_partial(arena);
}

/* Returns the writable mapping of a node. */
static inline uint32_t *kin__arena_node(struct kin__arena *arena, kin__val v)
{
    assert(kin__val_is_node(v) && v < arena->top);
    return arena->rw + v;
}

#endif /* KIN_OBJECT_ARENA_H */
