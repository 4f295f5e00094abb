/* SPDX-License-Identifier: Apache-2.0 */
#include "object/seen.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/hash.h"

int kin__seen_init(struct kin__seen *seen, const kin_allocator *alloc,
                   size_t max)
{
    size_t cap = 4;

    seen->alloc = alloc;
    seen->keys = seen->small;
    seen->table = NULL;
    seen->count = 0;
    seen->max = max;
    if (max <= KIN__SEEN_SMALL)
        return 0;
    if (max >= UINT32_MAX / 4)
        return KIN_ELIMIT;
    while (cap < 2 * max)
        cap *= 2;
    struct kin__seen_key *keys = kin__alloc(alloc, max, sizeof(*keys));
    if (!keys)
        return KIN_ENOMEM;
    seen->keys = keys;
    seen->table = kin__alloc0(alloc, cap, sizeof(*seen->table));
    seen->mask = cap - 1;
    seen->seed = kin__hash_seed();
    return seen->table ? 0 : KIN_ENOMEM;
}

void kin__seen_done(struct kin__seen *seen)
{
    if (seen->keys != seen->small)
        kin__free(seen->alloc, seen->keys);
    kin__free(seen->alloc, seen->table);
}

/* ---- hashes ---- */

static uint64_t scalar_hash(kin_value value, uint64_t seed)
{
    kin_scratch scratch;

    return kin__hash(kin_value_text(value, &scratch),
                     seed + (uint64_t)kin_value_type(value));
}

/* The order of members does not matter, that of elements does. */
static uint64_t flat_hash(kin_value value, uint64_t seed)
{
    bool is_object = kin_value_type(value) == KIN_TYPE_OBJECT;
    uint64_t sum = scalar_hash(value, seed);

    for (size_t i = 0; i < kin_value_count(value); i++) {
        uint64_t at = is_object ? kin__hash(kin_value_key_at(value, i), seed)
                                : kin__hash_u64(i, seed);
        sum += scalar_hash(kin_value_at(value, i), at);
    }
    return sum;
}

static bool is_hidden(kin_value value)
{
    for (size_t i = 0; i < kin_value_count(value); i++)
        if (kin_value_count(kin_value_at(value, i)) > 0)
            return true;
    return !kin_value_exists(value);
}

static bool is_key(const struct kin__seen_key *key, kin_value first,
                   kin_value second)
{
    return !key->is_hidden && kin_value_equal(key->first, first) &&
           kin_value_equal(key->second, second);
}

/* Returns the slot of a key in the table, or the free slot for it. */
static size_t seen_slot(const struct kin__seen *seen, kin_value first,
                        kin_value second)
{
    uint64_t hash = flat_hash(first, seen->seed);

    assert(seen->table && seen->count <= seen->mask);
    if (kin_value_exists(second))
        hash += flat_hash(second, ~seen->seed);
    size_t slot = (size_t)hash & seen->mask;
    while (seen->table[slot] != 0 &&
           !is_key(&seen->keys[seen->table[slot] - 1], first, second))
        slot = (slot + 1) & seen->mask;
    return slot;
}

/* Returns the first position of a key, dropped or not. */
static size_t seen_place(const struct kin__seen *seen, kin_value first,
                         kin_value second)
{
    if (seen->count == 0 || is_hidden(first))
        return KIN__SEEN_NONE;
    if (seen->table) {
        uint32_t place = seen->table[seen_slot(seen, first, second)];
        return place == 0 ? KIN__SEEN_NONE : place - 1;
    }
    for (size_t i = 0; i < seen->count; i++)
        if (is_key(&seen->keys[i], first, second))
            return i;
    return KIN__SEEN_NONE;
}

/* ---- keys ---- */

void kin__seen_add_pair(struct kin__seen *seen, kin_value first,
                        kin_value second)
{
    size_t head = seen_place(seen, first, second);
    size_t place = seen->count;

    assert(place < seen->max);
    struct kin__seen_key *key = &seen->keys[place];
    *key = (struct kin__seen_key){
        .first = first, .second = second, .is_hidden = is_hidden(first)};
    if (head != KIN__SEEN_NONE) {
        key->same = seen->keys[head].same;
        seen->keys[head].same = (uint32_t)place + 1;
    } else if (seen->table && !key->is_hidden) {
        seen->table[seen_slot(seen, first, second)] = (uint32_t)place + 1;
    }
    seen->count++;
}

size_t kin__seen_find_pair(const struct kin__seen *seen, kin_value first,
                           kin_value second)
{
    size_t place = seen_place(seen, first, second);

    return place != KIN__SEEN_NONE && seen->keys[place].is_gone ? KIN__SEEN_NONE
                                                                : place;
}

void kin__seen_drop(struct kin__seen *seen, kin_value key)
{
    size_t place = kin__seen_find(seen, key);

    while (place != KIN__SEEN_NONE) {
        uint32_t next = seen->keys[place].same;
        seen->keys[place].is_gone = true;
        place = next == 0 ? KIN__SEEN_NONE : next - 1;
    }
}
