/* SPDX-License-Identifier: Apache-2.0 */
/*
 * blocks.h - allocation of blocks within an arena.
 *
 * A free block starts with its size (node.h) and a link to the next free block
 * of its class.  Up to KIN__ARENA_EXACT words each size is a class; above, a
 * class is a range of sizes.  The list of a class holds blocks from the
 * smallest size of the class up to, but not including, the smallest size of the
 * next.
 *
 * The pages of large free blocks are returned to the system ("punched"), except
 * the one or two pages that contain the first words.
 */
#ifndef KIN_OBJECT_BLOCKS_H
#define KIN_OBJECT_BLOCKS_H

#include "object/arena.h"
#include "object/poison.h"

enum {
    KIN__WORD = sizeof(uint32_t),
    KIN__PAGE_WORDS = 4096 / KIN__WORD,
    /* Handle 0 means none, so the first words are never allocated. */
    KIN__ARENA_START = 4,
    /* Memory is committed in steps between these sizes. */
    KIN__GROW_MIN = 8 * 1024 / KIN__WORD,
    KIN__GROW_MAX = 512 * 1024 / KIN__WORD,
    /* Free blocks from this size on are punched. */
    KIN__PUNCH_MIN = 64 * 1024 / KIN__WORD,
    KIN__PADDING_WORDS = KIN__ARENA_PADDING / KIN__WORD,
};

/* ---- blocks.c ---- */

/* Allocates a block of at least `words` (rounded up to its class),
 * uninitialised.  0, KIN_ENOMEM, or KIN_ELIMIT if the arena is full or the
 * block too large. */
int kin__arena_take(struct kin__arena *arena, uint32_t words,
                    kin__val *ret) KIN_NODISCARD;

/* Frees a block of `words`, the size it was allocated with.  A no-op for
 * documents. */
void kin__arena_give(struct kin__arena *arena, kin__val block, uint32_t words);

/* Whether at least 1/share of the arena's memory, and at least 64 KiB, is free.
 */
bool kin__arena_has_free(const struct kin__arena *arena, unsigned share);

/* Whether a sweep by an idle writer pays off: at least 1/share of the arena's
 * memory, and at least 64 KiB, is free, and as much was freed since the last
 * sweep.  A sweep visits all blocks in memory, so this bounds its cost per
 * freed byte however often the writer is idle.  The check itself is cheap. */
bool kin__arena_is_loose(const struct kin__arena *arena, unsigned share);

/* Returns the class of a size of at most KIN__ARENA_MAX_BLOCK, and rounds the
 * size up to the smallest of that class. */
static inline unsigned kin__arena_class(uint32_t *words)
{
    uint32_t n = *words;

    if (n <= KIN__ARENA_EXACT)
        return n;
    assert(n <= KIN__ARENA_MAX_BLOCK);
    unsigned shift = 31 - (unsigned)__builtin_clz(n - 1) - 5;
    n = ((n - 1) >> shift) + 1;
    *words = n << shift;
    /* n is now 33..64; the shift starts at 1 for 65..128. */
    return KIN__ARENA_EXACT + 1 + (shift - 1) * 32 + (n - 33);
}

/* Returns the class whose list holds free blocks of this size. */
static inline unsigned kin__arena_class_below(uint32_t words)
{
    uint32_t rounded = words;
    unsigned class = kin__arena_class(&rounded);

    return rounded == words ? class : class - 1;
}

static inline bool kin__block_is_free(const uint32_t *node)
{
    return (kin__poison_peek(node) & KIN__NODE_TYPE_MASK) == KIN__NODE_FREE;
}

/* Return the size in words of a free block, of a live one, of any. */
static inline uint32_t kin__block_words_free(const uint32_t *node)
{
    assert(kin__block_is_free(node));
    return kin__poison_peek(node) >> KIN__NODE_FREE_SHIFT;
}

static inline uint32_t kin__block_words_live(const uint32_t *node)
{
    uint32_t words = kin__node_words(node);

    (void)kin__arena_class(&words);
    return words;
}

static inline uint32_t kin__block_words(const uint32_t *node)
{
    return kin__block_is_free(node) ? kin__block_words_free(node)
                                    : kin__block_words_live(node);
}

/* Whether the pages of a free block were returned to the system. */
bool kin__block_is_punched(const uint32_t *node);

/* Returns the number of bytes that punching a free block of this position and
 * size returns. */
uint64_t kin__block_hole(uint64_t block, uint64_t words);

/* Marks a block as free and links it in front of `next`. */
void kin__block_write(struct kin__arena *arena, uint32_t block, uint32_t words,
                      uint32_t next, bool is_punched);

/* Returns the next free block in the list, 0 at the end. */
uint32_t kin__block_next(const uint32_t *node);

/* Links the free block `next` after `block`. */
void kin__block_link(struct kin__arena *arena, uint32_t block, uint32_t next);

/* ---- sweep.c ---- */

/* Merges neighbouring free blocks and returns memory to the system.  Runs
 * automatically when it pays off; call it after large deletions. */
void kin__arena_sweep(struct kin__arena *arena);

/* Resets an arena in which all blocks are free. */
void kin__arena_reset(struct kin__arena *arena);

/* ---- arena.c: system memory ---- */

/* Commits memory for the first `need` words and the padding after them.  0,
 * KIN_ENOMEM or KIN_ELIMIT. */
int kin__arena_commit(struct kin__arena *arena, uint64_t need) KIN_NODISCARD;

/* Copies words to the end of an empty arena, whose `top` does not change: the
 * first call with KIN__ARENA_START, each further one where the last one ended.
 * Then write_end, with the same end, commits the padding.  kin__arena_trim()
 * undoes both.  0, KIN_ENOMEM or KIN_ELIMIT. */
int kin__arena_write(struct kin__arena *arena, uint64_t at,
                     const uint32_t *words, size_t count) KIN_NODISCARD;
int kin__arena_write_end(struct kin__arena *arena, uint64_t end) KIN_NODISCARD;

/* Commits memory for whole pages that were punched or never used. */
int kin__arena_populate(struct kin__arena *arena, uint64_t from,
                        uint64_t to) KIN_NODISCARD;

/* Returns the memory of whole pages to the system. */
void kin__arena_punch(struct kin__arena *arena, uint64_t from, uint64_t to);

/* Returns all memory after the first `words` (whole pages) to the system. */
void kin__arena_trim(struct kin__arena *arena, uint64_t words);

/* Returns the growth step of the arena in words. */
uint64_t kin__arena_step(const struct kin__arena *arena);

static inline uint64_t kin__page_up(uint64_t words)
{
    return (words + KIN__PAGE_WORDS - 1) / KIN__PAGE_WORDS * KIN__PAGE_WORDS;
}

static inline uint64_t kin__page_down(uint64_t words)
{
    return words / KIN__PAGE_WORDS * KIN__PAGE_WORDS;
}

#endif /* KIN_OBJECT_BLOCKS_H */
