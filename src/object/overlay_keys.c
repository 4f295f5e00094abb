/* SPDX-License-Identifier: Apache-2.0 */
/*
 * overlay_keys.c - finding members of large objects that lie below.
 *
 * A shape is searched from its first key to its last, which is quick for what
 * people write and for the first few members.  A patch with thousands of
 * operations on an object with thousands of members gets a table of its keys,
 * once for each value: moving it does not make another one.
 */
#include "base/alloc.h"
#include "base/map.h"
#include "object/keys.h"
#include "object/overlay.h"

enum {
    /* Up to here a search costs less than a table. */
    LINEAR_MEMBERS = 32,
    LINEAR_PLACES = 32,
    KEYED_MAX = 1 << 24, /* as many as there are places */
};

struct keyed {
    struct kin__keys keys;
};

static inline kin_value keyed_key(const struct keyed *keyed)
{
    return keyed->keys.object;
}

static inline uint64_t value_hash(kin_value value, uint64_t seed)
{
    return kin__hash_u64(value.bits, seed + (uint64_t)(uintptr_t)value.home);
}

static inline bool value_is(kin_value a, kin_value b)
{
    return a.home == b.home && a.bits == b.bits;
}

KIN__MAP_DEFINE(keyed_map, struct keyed, kin_value, keyed_key, value_hash,
                value_is);

struct kin__overlay_keys {
    struct keyed_map map; /* and owns its entries */
};

static int keys_need(struct kin__overlay *overlay)
{
    if (overlay->keys)
        return 0;
    struct kin__overlay_keys *keys = kin__alloc(overlay->alloc, 1,
                                                sizeof(*keys));
    if (!keys)
        return KIN_ENOMEM;
    keyed_map_init(&keys->map, overlay->alloc, kin__hash_seed(), KEYED_MAX);
    overlay->keys = keys;
    return 0;
}

static struct keyed *keyed_free(const kin_allocator *alloc, struct keyed *keyed)
{
    kin__keys_done(&keyed->keys);
    kin__free(alloc, keyed);
    return NULL;
}

static int keyed_new(struct kin__overlay *overlay, kin_value object,
                     struct keyed **ret)
{
    struct keyed *keyed = kin__alloc(overlay->alloc, 1, sizeof(*keyed));

    if (!keyed)
        return KIN_ENOMEM;
    int r = kin__keys_init(&keyed->keys, overlay->alloc, object);
    if (r < 0) {
        kin__free(overlay->alloc, keyed);
        return r;
    }
    r = keyed_map_insert(&overlay->keys->map, keyed);
    *ret = r < 0 ? keyed_free(overlay->alloc, keyed) : keyed;
    return r;
}

int kin__overlay_lookup(struct kin__overlay *overlay, kin_value object,
                        kin_str key, kin_value *ret)
{
    if (kin_value_count(object) <= LINEAR_MEMBERS ||
        overlay->count <= LINEAR_PLACES) {
        *ret = kin_value_get(object, key);
        return 0;
    }
    int r = keys_need(overlay);
    if (r < 0)
        return r;
    struct keyed *keyed = keyed_map_get(&overlay->keys->map, object);
    if (!keyed)
        r = keyed_new(overlay, object, &keyed);
    if (r == 0)
        *ret = kin__keys_get(&keyed->keys, key);
    return r;
}

void kin__overlay_keys_free(struct kin__overlay *overlay)
{
    struct kin__overlay_keys *keys = overlay->keys;

    if (!keys)
        return;
    struct keyed_map_iter iter = keyed_map_iterate(&keys->map);
    for (struct keyed *keyed = keyed_map_next(&iter); keyed;
         keyed = keyed_map_next(&iter))
        (void)keyed_free(overlay->alloc, keyed);
    keyed_map_done(&keys->map);
    kin__free(overlay->alloc, keys);
    overlay->keys = NULL;
}
