/* SPDX-License-Identifier: Apache-2.0 */
/*
 * blocks.c - the free lists: allocating, splitting and freeing blocks.
 *
 * A block is taken from the list of its class, else split off a larger free
 * block, else taken from the unused end.  Only a sweep merges blocks.
 */
#include "object/blocks.h"

enum {
    /* A sweep is not worth it below this number of freed words. */
    SWEEP_MIN = 256 * 1024 / KIN__WORD,
    SWEEP_IDLE_MIN = 4 * 1024 * 1024 / KIN__WORD,
    /* The same for an idle writer. */
    SWEEP_REST_MIN = 64 * 1024 / KIN__WORD,
    /* Words of a free block: size and type, link, whether it is punched. */
    FREE_NEXT = 1,
    FREE_PUNCHED = 2,
};

/* ---- holes ---- */

bool kin__block_is_punched(const uint32_t *node)
{
    return kin__block_words_free(node) >= KIN__PUNCH_MIN &&
           kin__poison_peek(node + FREE_PUNCHED);
}

/* Start of the punched part of a block.  The block's own words stay, and the
 * padding (A6) of the node before it, which is longer. */
static uint64_t hole_start(uint64_t block)
{
    return kin__page_up(block + KIN__PADDING_WORDS);
}

uint64_t kin__block_hole(uint64_t block, uint64_t words)
{
    uint64_t from = hole_start(block);
    uint64_t to = kin__page_down(block + words);

    return to > from ? (to - from) * KIN__WORD : 0;
}

/* ---- lists ---- */

void kin__block_write(struct kin__arena *arena, uint32_t block, uint32_t words,
                      uint32_t next, bool is_punched)
{
    uint32_t *node = arena->rw + block;

    assert(words <= KIN__ARENA_MAX_BLOCK);
    assert(!is_punched || words >= KIN__PUNCH_MIN);
    kin__poison_poke(node, KIN__NODE_FREE | words << KIN__NODE_FREE_SHIFT);
    kin__poison_poke(node + FREE_NEXT, next);
    if (words >= KIN__PUNCH_MIN)
        kin__poison_poke(node + FREE_PUNCHED, is_punched);
}

uint32_t kin__block_next(const uint32_t *node)
{
    return kin__poison_peek(node + FREE_NEXT);
}

void kin__block_link(struct kin__arena *arena, uint32_t block, uint32_t next)
{
    kin__poison_poke(arena->rw + block + FREE_NEXT, next);
}

static void class_push(struct kin__arena *arena, uint32_t block, uint32_t words,
                       bool is_punched)
{
    unsigned class = kin__arena_class_below(words);

    kin__block_write(arena, block, words, arena->free_head[class], is_punched);
    arena->free_head[class] = block;
    arena->free_classes[class / 64] |= UINT64_C(1) << class % 64;
}

static void class_pop(struct kin__arena *arena, unsigned class)
{
    uint32_t block = arena->free_head[class];

    assert(block);
    arena->free_head[class] = kin__block_next(arena->rw + block);
    if (!arena->free_head[class])
        arena->free_classes[class / 64] &= ~(UINT64_C(1) << class % 64);
}

/* Returns the first class from `class` on that has a block; 0 if there is none.
 */
static unsigned class_find(const struct kin__arena *arena, unsigned class)
{
    unsigned word = class / 64;

    if (class >= KIN__ARENA_CLASSES)
        return 0;
    uint64_t bits = arena->free_classes[word] & (~UINT64_C(0) << class % 64);
    while (!bits) {
        if (++word == KIN__ARENA_CLASS_WORDS)
            return 0;
        bits = arena->free_classes[word];
    }
    return word * 64 + (unsigned)__builtin_ctzll(bits);
}

/* Returns a class of larger blocks that can be split: the rest must not be a
 * single word, which cannot be a block.  0 if there is none. */
static unsigned class_for_split(const struct kin__arena *arena, uint32_t words)
{
    uint32_t least = words + KIN__ARENA_MIN_BLOCK;

    if (least > KIN__ARENA_MAX_BLOCK)
        return 0;
    return class_find(arena, kin__arena_class(&least));
}

/* Whether the class's first block can be split at this size. */
static bool class_head_fits(const struct kin__arena *arena, unsigned class,
                            uint32_t words)
{
    uint32_t block = arena->free_head ? arena->free_head[class] : 0;

    return block && kin__block_words_free(arena->rw + block) - words !=
                        KIN__ARENA_MIN_BLOCK - 1;
}

/* ---- allocating ---- */

static int take_top(struct kin__arena *arena, uint32_t words, kin__val *ret)
{
    uint64_t need = arena->top + words;

    if (need + KIN__PADDING_WORDS > arena->committed) {
        int r = kin__arena_commit(arena, need);
        if (r < 0)
            return r;
    }
    *ret = (uint32_t)arena->top;
    arena->top = need;
    return 0;
}

/* Commits memory for the front of a punched block, more than requested, and
 * makes the front a separate block, first in its list. */
static int class_populate_head(struct kin__arena *arena, unsigned class,
                               uint32_t words)
{
    uint32_t block = arena->free_head[class];
    uint64_t size = kin__block_words_free(arena->rw + block);
    uint64_t front = (uint64_t)words + kin__arena_step(arena);

    if (front + KIN__PUNCH_MIN > size)
        front = size;
    uint64_t rest = size - front;
    uint64_t from = hole_start(block);
    uint64_t to = rest ? hole_start(block + front)
                       : kin__page_down(block + size);
    int r = from < to ? kin__arena_populate(arena, from, to) : 0;
    if (r < 0)
        return r;
    class_pop(arena, class);
    arena->stats.punched_bytes -= (to - from) * KIN__WORD;
    if (rest)
        class_push(arena, (uint32_t)(block + front), (uint32_t)rest,
                   /* is_punched= */ true);
    class_push(arena, block, (uint32_t)front, /* is_punched= */ false);
    return 0;
}

/* Splits `words` off the front of the first block of a class. */
static int take_split(struct kin__arena *arena, unsigned class, uint32_t words,
                      kin__val *ret)
{
    uint32_t block = arena->free_head[class];

    if (kin__block_is_punched(arena->rw + block)) {
        int r = class_populate_head(arena, class, words);
        if (r < 0)
            return r;
        class = kin__arena_class_below(
            kin__block_words_free(arena->rw + block));
    }
    assert(kin__block_words_free(arena->rw + block) >= words);
    uint32_t rest = kin__block_words_free(arena->rw + block) - words;
    class_pop(arena, class);
    if (rest > 0)
        class_push(arena, block + words, rest, /* is_punched= */ false);
    arena->stats.free_words -= words;
    *ret = block;
    return 0;
}

/* Whether to sweep instead of growing: much was freed since the last sweep and
 * is still free. */
static bool sweep_saves_growth(const struct kin__arena *arena)
{
    return arena->freed_since_sweep >= SWEEP_MIN &&
           arena->freed_since_sweep >= arena->top / 4 &&
           arena->stats.free_words >= arena->top / 8;
}

static int take_cached(struct kin__arena *arena, uint32_t words, kin__val *ret)
{
    unsigned class = kin__arena_class(&words);

    if (class_head_fits(arena, class, words))
        return take_split(arena, class, words, ret);
    if (arena->top + words > arena->committed && sweep_saves_growth(arena))
        kin__arena_sweep(arena);
    if (arena->stats.free_words >= words) {
        unsigned larger = class_for_split(arena, words);
        if (larger)
            return take_split(arena, larger, words, ret);
    }
    return take_top(arena, words, ret);
}

int kin__arena_take(struct kin__arena *arena, uint32_t words, kin__val *ret)
{
    assert(words >= KIN__ARENA_MIN_BLOCK);
    if (words > KIN__ARENA_MAX_BLOCK)
        return KIN_ELIMIT;
    if (arena->is_document)
        return take_top(arena, words, ret);

    int r = take_cached(arena, words, ret);
    if (r == 0)
        KIN__UNPOISON(arena->rw + *ret, words);
    return r;
}

/* ---- freeing ---- */

/* Whether to sweep without need for growth: half of the arena is free, and much
 * of it was freed since the last sweep. */
static bool sweep_frees_memory(const struct kin__arena *arena)
{
    return arena->freed_since_sweep >= SWEEP_IDLE_MIN &&
           arena->freed_since_sweep >= arena->top / 4 &&
           arena->stats.free_words >= arena->top / 2;
}

/* Returns 1/share of the words in memory, but at least SWEEP_REST_MIN. */
static uint64_t arena_part(const struct kin__arena *arena, unsigned share)
{
    uint64_t punched = arena->stats.punched_bytes / KIN__WORD;
    uint64_t part = (arena->committed - punched) / share;

    return part < SWEEP_REST_MIN ? SWEEP_REST_MIN : part;
}

bool kin__arena_has_free(const struct kin__arena *arena, unsigned share)
{
    uint64_t punched = arena->stats.punched_bytes / KIN__WORD;

    return arena->stats.free_words - punched >= arena_part(arena, share);
}

bool kin__arena_is_loose(const struct kin__arena *arena, unsigned share)
{
    return arena->freed_since_sweep >= arena_part(arena, share) &&
           kin__arena_has_free(arena, share);
}

void kin__arena_give(struct kin__arena *arena, kin__val block, uint32_t words)
{
    if (arena->is_document)
        return;
    assert(block >= KIN__ARENA_START && block + words <= arena->top);
    (void)kin__arena_class(&words);
    if (__builtin_expect(arena->wipes, 0))
        explicit_bzero(arena->rw + block, (size_t)words * KIN__WORD);
    class_push(arena, block, words, /* is_punched= */ false);
    KIN__POISON(arena->rw + block, words);
    arena->stats.free_words += words;
    arena->freed_since_sweep += words;
    assert(arena->stats.free_words + KIN__ARENA_START <= arena->top);
    if (arena->stats.free_words + KIN__ARENA_START == arena->top)
        kin__arena_reset(arena);
    else if (sweep_frees_memory(arena))
        kin__arena_sweep(arena);
}
