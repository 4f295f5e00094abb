/* SPDX-License-Identifier: Apache-2.0 */
#include "object/overflow.h"

#include "base/alloc.h"

enum {
    OVERFLOW_MIN_CAP = 64,
};

uint64_t kin__overflow_bytes(const struct kin__arena *arena)
{
    return arena->overflow_cap * sizeof(*arena->overflow);
}

static size_t overflow_home(const struct kin__arena *arena, kin__val val)
{
    return (size_t)((uint64_t)(val * 0x9e3779b1u) * arena->overflow_cap >> 32);
}

static size_t overflow_after(const struct kin__arena *arena, size_t i)
{
    return i + 1 == arena->overflow_cap ? 0 : i + 1;
}

/* Returns the slot of a value, or the free slot for it. */
static size_t overflow_slot(const struct kin__arena *arena, kin__val val)
{
    size_t i = overflow_home(arena, val);

    while (arena->overflow[i].val && arena->overflow[i].val != val)
        i = overflow_after(arena, i);
    return i;
}

/* Reserves room for one more entry. */
static bool overflow_reserve(struct kin__arena *arena)
{
    struct kin__overflow *old = arena->overflow;
    size_t old_cap = arena->overflow_cap;
    size_t cap = old_cap ? old_cap * 2 : OVERFLOW_MIN_CAP;

    if ((arena->overflow_count + 1) * 2 <= old_cap)
        return true;
    struct kin__overflow *table = kin__alloc0(arena->alloc, cap,
                                              sizeof(*table));
    if (!table)
        return false;
    arena->overflow = table;
    arena->overflow_cap = cap;
    for (size_t i = 0; i < old_cap; i++)
        if (old[i].val)
            table[overflow_slot(arena, old[i].val)] = old[i];
    kin__free(arena->alloc, old);
    return true;
}

bool kin__overflow_push(struct kin__arena *arena, kin__val val)
{
    if (!overflow_reserve(arena))
        return false;
    struct kin__overflow *slot = &arena->overflow[overflow_slot(arena, val)];
    if (!slot->val) {
        slot->val = val;
        arena->overflow_count++;
    }
    slot->chunks++;
    return true;
}

bool kin__overflow_put(struct kin__arena *arena, kin__val val, uint32_t chunks)
{
    assert(chunks > 0);
    if (!overflow_reserve(arena))
        return false;
    struct kin__overflow *slot = &arena->overflow[overflow_slot(arena, val)];
    assert(!slot->val);
    *slot = (struct kin__overflow){.val = val, .chunks = chunks};
    arena->overflow_count++;
    return true;
}

/* Moves later entries of the same run back, so that no gap breaks a search. */
static void overflow_remove(struct kin__arena *arena, size_t hole)
{
    struct kin__overflow *table = arena->overflow;

    for (size_t at = overflow_after(arena, hole); table[at].val;
         at = overflow_after(arena, at)) {
        size_t home = overflow_home(arena, table[at].val);
        bool stays = hole <= at ? hole < home && home <= at
                                : hole < home || home <= at;
        if (stays)
            continue;
        table[hole] = table[at];
        hole = at;
    }
    table[hole] = (struct kin__overflow){0};
    assert(arena->overflow_count > 0);
    arena->overflow_count--;
}

bool kin__overflow_pop(struct kin__arena *arena, kin__val val)
{
    size_t slot = overflow_slot(arena, val);

    assert(arena->overflow[slot].chunks > 0);
    if (--arena->overflow[slot].chunks > 0)
        return true;
    overflow_remove(arena, slot);
    return false;
}

void kin__overflow_clear(struct kin__arena *arena)
{
    arena->overflow_count = 0;
    kin__overflow_shrink(arena);
}

void kin__overflow_shrink(struct kin__arena *arena)
{
    if (arena->overflow_count > 0)
        return;
    kin__free(arena->alloc, arena->overflow);
    arena->overflow = NULL;
    arena->overflow_cap = 0;
}
