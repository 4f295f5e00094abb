/* SPDX-License-Identifier: Apache-2.0 */
/*
 * blocks.h - blocks of words within an arena: taken, given back, joined.
 *
 * A free block begins with its size (node.h) and a link to the next free block
 * of its class.  A class is one size up to KIN__ARENA_EXACT words, and a range
 * of sizes above; its list holds blocks that are as large as the smallest size
 * of the class, or larger, but not as large as those of the next.
 *
 * Large free blocks lose their pages to the system ("punched"): all but the
 * page or two that hold their first words.
 */
#ifndef KIN_OBJECT_BLOCKS_H
#define KIN_OBJECT_BLOCKS_H

#include "object/arena.h"
#include "object/poison.h"

enum {
    KIN__WORD = sizeof(uint32_t),
    KIN__PAGE_WORDS = 4096 / KIN__WORD,
    /* Handle 0 is "none": the first words are never given out. */
    KIN__ARENA_START = 4,
    /* Memory is asked for in steps from this to that size. */
    KIN__GROW_MIN = 8 * 1024 / KIN__WORD,
    KIN__GROW_MAX = 512 * 1024 / KIN__WORD,
    /* Free blocks from this size on are punched. */
    KIN__PUNCH_MIN = 64 * 1024 / KIN__WORD,
    KIN__PADDING_WORDS = KIN__ARENA_PADDING / KIN__WORD,
};

/* ---- blocks.c ---- */

/* A block of at least `words` (rounded up to its class).  Its content is
 * arbitrary.  0, KIN_ENOMEM, or KIN_ELIMIT when the arena is full or the block
 * too large. */
int kin__arena_take(struct kin__arena *arena, uint32_t words,
                    kin__val *ret) KIN_NODISCARD;

/* Gives a block of `words` (as asked for) back.  Documents ignore it. */
void kin__arena_give(struct kin__arena *arena, kin__val block, uint32_t words);

/* Whether one part in `share` of the memory behind the arena, and at least
 * 64 KiB, is free. */
bool kin__arena_has_free(const struct kin__arena *arena, unsigned share);

/* Whether a sweep by a writer that rests pays: one part in `share` of the
 * memory behind the arena, and at least 64 KiB, is free, and as much was freed
 * since the last sweep.  A sweep looks at the blocks in memory, so this bounds
 * its cost per freed byte, however often the writer rests.  Costs nothing to
 * ask. */
bool kin__arena_is_loose(const struct kin__arena *arena, unsigned share);

/* The class of a size of at most KIN__ARENA_MAX_BLOCK, and the size rounded up
 * to the smallest of that class. */
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

/* The class in whose list a free block of that size is. */
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

/* Words of a free block, and of a live one. */
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

/* Whether a free block has lost its pages. */
bool kin__block_is_punched(const uint32_t *node);

/* Bytes that a free block of that place and size loses when it is punched. */
uint64_t kin__block_hole(uint64_t block, uint64_t words);

/* Marks a block as free, before the block `next` of its class. */
void kin__block_write(struct kin__arena *arena, uint32_t block, uint32_t words,
                      uint32_t next, bool is_punched);

/* The free block after this one in its list, 0 at the end. */
uint32_t kin__block_next(const uint32_t *node);

/* Links the free block `next` behind another one. */
void kin__block_link(struct kin__arena *arena, uint32_t block, uint32_t next);

/* ---- sweep.c ---- */

/* Joins neighbouring free blocks and gives memory back.  Called by itself when
 * it pays; by hand after large deletions. */
void kin__arena_sweep(struct kin__arena *arena);

/* Forgets all blocks; all of them are free. */
void kin__arena_reset(struct kin__arena *arena);

/* ---- arena.c: memory of the system ---- */

/* Puts memory behind the first `need` words, and the padding after them.  0,
 * KIN_ENOMEM or KIN_ELIMIT. */
int kin__arena_commit(struct kin__arena *arena, uint64_t need) KIN_NODISCARD;

/* Gets memory for whole pages that were punched, or never used. */
int kin__arena_populate(struct kin__arena *arena, uint64_t from,
                        uint64_t to) KIN_NODISCARD;

/* Takes the memory of whole pages away. */
void kin__arena_punch(struct kin__arena *arena, uint64_t from, uint64_t to);

/* Takes the memory of all after the first `words` (whole pages) away. */
void kin__arena_trim(struct kin__arena *arena, uint64_t words);

/* By how much an arena of that size grows at a time, in words. */
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
