/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sweep.c - merges free blocks and returns memory to the system.
 *
 * All blocks from KIN__ARENA_START to `top` are adjacent, and the size of each
 * is known: of a free block from its first word, of a live one from its
 * content.  So a sweep can walk the arena from end to end, merge free
 * neighbours and rebuild the lists, without boundary tags.  It reads the first
 * word of every node; blocks.c runs it when a quarter of the arena was freed
 * since the last sweep, which bounds its cost per freed word.
 *
 * The new lists are sorted by address, so that new values fill the front and
 * the end becomes free.
 */
#include "base/alloc.h"
#include "object/blocks.h"
#include "object/fingerprint.h"
#include "object/intern.h"
#include "object/overflow.h"

struct sweep {
    struct kin__arena *arena;
    uint32_t tail[KIN__ARENA_CLASSES]; /* last block of each list */
};

/* A run of free blocks. */
struct sweep_run {
    uint64_t from;
    uint64_t to;
    uint32_t blocks;
    bool has_hole;
};

static void lists_clear(struct kin__arena *arena)
{
    if (arena->free_head)
        memset(arena->free_head, 0,
               KIN__ARENA_CLASSES * sizeof(*arena->free_head));
    memset(arena->free_classes, 0, sizeof(arena->free_classes));
    arena->stats.free_words = 0;
    arena->stats.punched_bytes = 0;
    arena->freed_since_sweep = 0;
}

void kin__arena_reset(struct kin__arena *arena)
{
    /* The part that is kept must not have holes. */
    kin__arena_trim(arena, arena->stats.punched_bytes ? 0 : KIN__GROW_MIN);
    lists_clear(arena);
    assert(!arena->dead);
    arena->top = KIN__ARENA_START;
    kin__intern_clear(arena->intern, arena->alloc);
    kin__fingerprints_shrink(arena);
    kin__overflow_shrink(arena);
}

void kin__arena_rest(struct kin__arena *arena)
{
    if (arena->is_document || arena->top != KIN__ARENA_START)
        return;
    kin__arena_trim(arena, /* words= */ 0);
    kin__free(arena->alloc, arena->free_head);
    arena->free_head = NULL;
    kin__intern_rest(arena->intern, arena->alloc);
}

/* Returns the free blocks from `at` on, up to the maximum size of a block: the
 * next block starts the next run, and its first words are in memory. */
static struct sweep_run run_of_free(const struct kin__arena *arena, uint64_t at,
                                    uint64_t end)
{
    struct sweep_run run = {.from = at, .to = at};

    while (run.to < end && kin__block_is_free(arena->rw + run.to)) {
        const uint32_t *node = arena->rw + run.to;
        uint32_t words = kin__block_words_free(node);
        if (run.to + words - run.from > KIN__ARENA_MAX_BLOCK)
            break;
        run.has_hole = run.has_hole || kin__block_is_punched(node);
        run.to += words;
        run.blocks++;
    }
    return run;
}

static uint64_t skip_live(const struct kin__arena *arena, uint64_t at,
                          uint64_t end)
{
    while (at < end && !kin__block_is_free(arena->rw + at)) {
        /* Prefetches one page ahead, which the hardware does not: this walk is
         * bound by memory latency. */
        __builtin_prefetch(arena->rw + at + KIN__PAGE_WORDS);
        at += kin__block_words_live(arena->rw + at);
    }
    return at;
}

/* Returns the pages inside a run to the system; returns their size in bytes. */
static uint64_t run_punch(struct kin__arena *arena, const struct sweep_run *run)
{
    assert(run->from < run->to && run->blocks > 0);
    uint64_t hole = kin__block_hole(run->from, run->to - run->from);
    uint64_t to = kin__page_down(run->to);

    /* A single punched block already has the right hole. */
    if (run->blocks > 1 || !run->has_hole)
        kin__arena_punch(arena, to - hole / KIN__WORD, to);
    return hole;
}

static void run_add(struct sweep *sweep, const struct sweep_run *run)
{
    struct kin__arena *arena = sweep->arena;
    uint32_t block = (uint32_t)run->from;
    uint32_t words = (uint32_t)(run->to - run->from);
    unsigned class = kin__arena_class_below(words);
    bool is_punched = words >= KIN__PUNCH_MIN;

    if (is_punched)
        arena->stats.punched_bytes += run_punch(arena, run);
    kin__block_write(arena, block, words, /* next= */ 0, is_punched);
    if (arena->free_head[class])
        kin__block_link(arena, sweep->tail[class], block);
    else
        arena->free_head[class] = block;
    sweep->tail[class] = block;
    arena->free_classes[class / 64] |= UINT64_C(1) << class % 64;
    arena->stats.free_words += words;
}

/* Growth step based on the memory in use: keeps little if little is in use. */
static uint64_t sweep_step(const struct kin__arena *arena)
{
    uint64_t step = (arena->top - arena->stats.punched_bytes / KIN__WORD) / 8;
    uint64_t most = kin__arena_step(arena);

    if (step < KIN__GROW_MIN)
        step = KIN__GROW_MIN;
    return step < most ? step : most;
}

/* Trims the unused end to one growth step, or to nothing if it has holes. */
static void sweep_trim(struct kin__arena *arena, bool has_hole)
{
    uint64_t step = has_hole ? 0 : sweep_step(arena);
    uint64_t keep = kin__page_up(arena->top + KIN__PADDING_WORDS + step);

    if (arena->committed > keep + step)
        kin__arena_trim(arena, keep);
}

void kin__arena_sweep(struct kin__arena *arena)
{
    struct sweep sweep = {.arena = arena};
    uint64_t end = arena->top;
    bool end_has_hole = false;

    if (arena->is_document)
        return;
    lists_clear(arena);
    for (uint64_t at = KIN__ARENA_START; at < end;) {
        struct sweep_run run = run_of_free(arena, at, end);
        if (run.blocks > 0 && run.to == end) {
            arena->top = run.from;
            end_has_hole = run.has_hole;
        } else if (run.blocks > 0) {
            run_add(&sweep, &run);
        }
        at = skip_live(arena, run.to, end);
    }
    assert(arena->top >= KIN__ARENA_START && arena->top <= end);
    sweep_trim(arena, end_has_hole);
    kin__intern_shrink(arena->intern, arena->alloc);
    kin__fingerprints_shrink(arena);
    kin__overflow_shrink(arena);
    arena->stats.sweeps++;
}
