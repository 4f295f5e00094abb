/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/places.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/hash.h"

int kin__places_init(struct kin__places *places, const kin_allocator *alloc,
                     size_t max)
{
    size_t cap = 4;

    *places = (struct kin__places){.alloc = alloc};
    if (max == 0)
        return 0;
    if (max >= UINT32_MAX / 4)
        return KIN_ELIMIT;
    while (cap < 2 * max)
        cap *= 2;
    places->keys = kin__alloc(alloc, max, sizeof(*places->keys));
    places->is_gone = kin__alloc0(alloc, max, sizeof(*places->is_gone));
    places->table = kin__alloc0(alloc, cap, sizeof(*places->table));
    if (!places->keys || !places->is_gone || !places->table)
        return KIN_ENOMEM;
    places->max = max;
    places->mask = cap - 1;
    return 0;
}

void kin__places_done(struct kin__places *places)
{
    kin__free(places->alloc, places->keys);
    kin__free(places->alloc, places->is_gone);
    kin__free(places->alloc, places->table);
}

static uint64_t key_hash(kin_value key)
{
    kin_scratch scratch;

    return kin__hash(kin_value_text(key, &scratch),
                     (uint64_t)kin_value_type(key));
}

/* Where the key is, or the free slot for it. */
static size_t places_slot(const struct kin__places *places, kin_value key)
{
    size_t slot = (size_t)key_hash(key) & places->mask;

    while (places->table[slot] != 0 &&
           !kin_value_equal(places->keys[places->table[slot] - 1], key))
        slot = (slot + 1) & places->mask;
    return slot;
}

void kin__places_add(struct kin__places *places, kin_value key)
{
    assert(places->count < places->max);
    size_t place = places->count++;
    places->keys[place] = key;
    if (!kin_value_exists(key))
        return;
    size_t slot = places_slot(places, key);
    if (places->table[slot] == 0)
        places->table[slot] = (uint32_t)place + 1;
}

size_t kin__places_find(const struct kin__places *places, kin_value key)
{
    if (places->count == 0 || !kin_value_exists(key))
        return KIN__PLACE_NONE;
    uint32_t place = places->table[places_slot(places, key)];
    if (place == 0 || places->is_gone[place - 1])
        return KIN__PLACE_NONE;
    return place - 1;
}
