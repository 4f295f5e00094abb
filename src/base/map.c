/* SPDX-License-Identifier: Apache-2.0 */
/*
 * map.c - open addressing with linear probing.
 *
 * An entry is stored in its home slot (hash modulo slots) or, if that is taken,
 * in the next free slot after it, wrapping around.  Invariants:
 *   M1  there is no free slot between an entry's home and its slot;
 *   M2  at least a quarter of the slots are free, so every probe ends;
 *   M3  the number of slots is 0 or a power of two from MAP_MIN_SLOTS on.
 * Removing an entry moves later entries back instead of leaving a tombstone
 * (M1), so probes do not get longer over the life of a map.
 */
#include "base/map.h"

#include <assert.h>
#include <string.h>

#include "base/alloc.h"

enum {
    MAP_MIN_SLOTS = 8,
    /* A table shrinks when it is less than 1/8 full and grows when it is more
     * than 3/4 full. */
    MAP_SHRINK_BELOW = 8,
};

void kin__map_init(struct kin__map *map, const kin_allocator *alloc,
                   uint64_t seed, size_t max)
{
    /* Rules out overflow in all computations with numbers of slots. */
    assert(max <= SIZE_MAX / 64);
    *map = (struct kin__map){.alloc = alloc, .seed = seed, .max = max};
}

void kin__map_done(struct kin__map *map)
{
    kin__free(map->alloc, map->slots);
    map->slots = NULL;
    map->mask = 0;
    map->count = 0;
    map->reserved = 0;
    map->changes++;
}

static size_t map_slots(const struct kin__map *map)
{
    return map->slots ? map->mask + 1 : 0;
}

static size_t map_room(size_t slots)
{
    return slots / 4 * 3;
}

static size_t map_slots_for(size_t count)
{
    size_t slots = MAP_MIN_SLOTS;

    while (map_room(slots) < count)
        slots *= 2;
    return slots;
}

static void map_place(struct kin__map_slot *slots, size_t mask,
                      struct kin__map_slot slot)
{
    size_t at = (size_t)slot.hash & mask;

    while (slots[at].entry)
        at = (at + 1) & mask;
    slots[at] = slot;
}

static int map_resize(struct kin__map *map, size_t count)
{
    struct kin__map_slot *slots = kin__alloc0(map->alloc, count,
                                              sizeof(*slots));

    if (!slots)
        return KIN_ENOMEM;
    assert((count & (count - 1)) == 0 && map_room(count) >= map->count);
    for (size_t i = 0; i < map_slots(map); i++)
        if (map->slots[i].entry)
            map_place(slots, count - 1, map->slots[i]);
    kin__free(map->alloc, map->slots);
    map->slots = slots;
    map->mask = count - 1;
    return 0;
}

/* Keeps room for twice the entries, so that the next insert does not grow the
 * table again.  If the smaller table cannot be allocated, the larger one is
 * kept. */
static void map_shrink(struct kin__map *map)
{
    size_t keep = map->count * 2;

    if (map->count >= map_slots(map) / MAP_SHRINK_BELOW)
        return;
    size_t slots = map_slots_for(keep > map->reserved ? keep : map->reserved);
    if (slots < map_slots(map))
        (void)map_resize(map, slots);
}

void kin__map_clear(struct kin__map *map)
{
    if (map->slots)
        memset(map->slots, 0, map_slots(map) * sizeof(*map->slots));
    map->count = 0;
    map->changes++;
    map_shrink(map);
}

int kin__map_reserve(struct kin__map *map, size_t count)
{
    if (count > map->max)
        return KIN_ELIMIT;
    if (count > map_room(map_slots(map))) {
        int r = map_resize(map, map_slots_for(count));
        if (r < 0)
            return r;
        map->changes++;
    }
    map->reserved = count;
    return 0;
}

int kin__map_add(struct kin__map *map, uint64_t hash, void *entry)
{
    assert(entry);
    if (map->count >= map->max)
        return KIN_ELIMIT;
    if (map->count >= map_room(map_slots(map))) {
        int r = map_resize(map, map_slots_for(map->count + 1));
        if (r < 0)
            return r;
    }
    map_place(map->slots, map->mask,
              (struct kin__map_slot){.hash = hash, .entry = entry});
    map->count++;
    assert(map->count <= map_room(map_slots(map)));
    map->changes++;
    return 0;
}

/* Frees a slot and moves entries back into it, up to the next free slot. */
static void map_close_gap(struct kin__map *map, size_t gap)
{
    struct kin__map_slot *slots = map->slots;
    size_t mask = map->mask;

    for (size_t i = (gap + 1) & mask; slots[i].entry; i = (i + 1) & mask) {
        size_t from_home = (i - (size_t)slots[i].hash) & mask;
        /* An entry must not move to a slot before its home (M1). */
        if (from_home < ((i - gap) & mask))
            continue;
        slots[gap] = slots[i];
        gap = i;
    }
    slots[gap] = (struct kin__map_slot){.entry = NULL};
}

static void *map_take_without_shrinking(struct kin__map *map, size_t at)
{
    assert(at < map_slots(map));
    void *entry = map->slots[at].entry;
    assert(entry);

    map_close_gap(map, at);
    map->count--;
    map->changes++;
    return entry;
}

void *kin__map_take(struct kin__map *map, size_t at)
{
    void *entry = map_take_without_shrinking(map, at);

    map_shrink(map);
    return entry;
}

/*
 * An iteration starts just below some free slot and goes downwards, wrapping
 * around, until it reaches that slot again.  Removing the current entry only
 * moves entries between it and the next free slot above: those were visited
 * already, and none of them can move past the slot where the iteration started.
 * This gives guarantee B.
 */
struct kin__map_iter kin__map_iterate(struct kin__map *map)
{
    struct kin__map_iter iter = {.map = map, .changes = map->changes};

    if (map->count == 0)
        return iter;
    while (map->slots[iter.at].entry)
        iter.at++;
    iter.left = map->mask;
    return iter;
}

void *kin__map_next(struct kin__map_iter *iter)
{
    struct kin__map *map = iter->map;

    assert(iter->changes == map->changes);
    while (iter->left > 0) {
        iter->left--;
        iter->at = (iter->at - 1) & map->mask;
        iter->given = map->slots[iter->at].entry != NULL;
        if (iter->given)
            return map->slots[iter->at].entry;
    }
    iter->given = false;
    /* Only at the end, since shrinking moves all entries. */
    if (iter->removed)
        map_shrink(map);
    iter->removed = false;
    return NULL;
}

void kin__map_iter_remove(struct kin__map_iter *iter)
{
    assert(iter->changes == iter->map->changes);
    assert(iter->given);
    (void)map_take_without_shrinking(iter->map, iter->at);
    iter->changes = iter->map->changes;
    iter->given = false;
    iter->removed = true;
}
