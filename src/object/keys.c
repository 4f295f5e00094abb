/* SPDX-License-Identifier: Apache-2.0 */
#include "object/keys.h"

#include <assert.h>
#include <xxhash.h>

#include <kin/error.h>

#include "base/alloc.h"
#include "base/hash.h"

enum {
    /* Up to this number of keys a search costs less than a table. */
    KEYS_LINEAR = 32,
};

static size_t keys_home(const struct kin__keys *keys, kin_str key)
{
    return XXH3_64bits_withSeed(key.ptr, key.len, kin__hash_seed()) &
           (keys->cap - 1);
}

static void keys_fill(struct kin__keys *keys, size_t count)
{
    assert(count < keys->cap && (keys->cap & (keys->cap - 1)) == 0);
    for (size_t i = 0; i < count; i++) {
        size_t at = keys_home(keys, kin_value_key_at(keys->object, i));
        while (keys->table[at])
            at = (at + 1) & (keys->cap - 1);
        keys->table[at] = (uint32_t)i + 1;
    }
}

int kin__keys_init(struct kin__keys *keys, const kin_allocator *alloc,
                   kin_value object)
{
    size_t count = kin_value_count(object);

    *keys = (struct kin__keys){.alloc = alloc, .object = object};
    if (count <= KEYS_LINEAR || kin_value_type(object) != KIN_TYPE_OBJECT)
        return 0;
    keys->cap = 1;
    while (keys->cap < count * 2)
        keys->cap *= 2;
    keys->table = kin__alloc0(alloc, keys->cap, sizeof(*keys->table));
    if (!keys->table)
        return KIN_ENOMEM;
    keys_fill(keys, count);
    return 0;
}

void kin__keys_done(struct kin__keys *keys)
{
    kin__free(keys->alloc, keys->table);
    keys->table = NULL;
}

static size_t keys_find_hashed(const struct kin__keys *keys, kin_str key)
{
    size_t at = keys_home(keys, key);

    for (; keys->table[at]; at = (at + 1) & (keys->cap - 1))
        if (kin_str_eq(kin_value_key_at(keys->object, keys->table[at] - 1),
                       key))
            return keys->table[at] - 1;
    return KIN__KEYS_NONE;
}

size_t kin__keys_find(struct kin__keys *keys, kin_str key)
{
    size_t count = kin_value_type(keys->object) == KIN_TYPE_OBJECT
                       ? kin_value_count(keys->object)
                       : 0;
    size_t at = keys->next < count ? keys->next : 0;

    for (size_t tried = 0; tried < count; tried++) {
        if (kin_str_eq(kin_value_key_at(keys->object, at), key)) {
            keys->next = at + 1;
            return at;
        }
        if (keys->table)
            return keys_find_hashed(keys, key);
        at = at + 1 == count ? 0 : at + 1;
    }
    return KIN__KEYS_NONE;
}

kin_value kin__keys_get(struct kin__keys *keys, kin_str key)
{
    size_t at = kin__keys_find(keys, key);

    return at == KIN__KEYS_NONE ? kin_value_absent()
                                : kin_value_at(keys->object, at);
}
