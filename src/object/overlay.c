/* SPDX-License-Identifier: Apache-2.0 */
#include "object/overlay.h"

#include <xxhash.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/map.h"
#include "base/str.h"
#include "object/keys.h"
#include "object/partial.h"

enum {
    PLACES_MIN_CAP = 16,
    PLACES_MAX = 1 << 24,
    CHUNK_SIZE = 512,
    CHUNK_MAX = 64 * 1024,
    /* Up to these numbers a search costs less than a table. */
    LINEAR_MEMBERS = 32,
    LINEAR_PLACES = 32,
    KEYED_MAX = 1 << 24, /* as many as places */
};

/* Memory of keys, which must not move, unlike the arena. */
struct kin__overlay_chunk {
    struct kin__overlay_chunk *next;
    size_t used;
    size_t size;
    char bytes[];
};

/*
 * ---- members of large objects below ----
 *
 * A linear search of a shape is fast for typical objects and for the first few
 * members.  For a patch with thousands of operations on an object with
 * thousands of members a table of its keys is built, once per value: moving the
 * value does not build another one.
 */

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
    struct keyed_map map; /* owns its entries */
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

/* Looks up a member of an object under a place.  Uses a table if the object is
 * large and there are many places.  0 or KIN_ENOMEM. */
static int overlay_lookup(struct kin__overlay *overlay, kin_value object,
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

static void overlay_keys_free(struct kin__overlay *overlay)
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

/* ---- life cycle ---- */

int kin__overlay_init(struct kin__overlay *overlay, const kin_allocator *alloc,
                      kin_value base, kin_error *err)
{
    struct kin__arena *arena = NULL;
    int r = kin__arena_new_document(alloc, /* max_bytes= */ 0, &arena, err);

    if (r < 0)
        return r;
    struct kin__place *places = kin__alloc(alloc, PLACES_MIN_CAP,
                                           sizeof(*places));
    if (!places) {
        (void)kin__arena_unref(arena);
        return kin_error_set(err, KIN_ENOMEM, "edit: out of memory");
    }
    places[0] = (struct kin__place){
        .orig = base,
        .under = base,
        .parent = KIN__PLACE_NONE,
        .next = KIN__PLACE_NONE,
        .prev = KIN__PLACE_NONE,
        .first = KIN__PLACE_NONE,
        .last = KIN__PLACE_NONE,
        .top = KIN__PLACE_NONE,
        .is_partial = kin__value_is_partial(base),
    };
    kin__arena_take_partial(arena, base.home);
    *overlay = (struct kin__overlay){
        .alloc = alloc,
        .arena = arena,
        .places = places,
        .count = 1,
        .cap = PLACES_MIN_CAP,
        .has_partial = places[0].is_partial,
        .has_whole_metadata = kin__value_is_whole_metadata(base)};
    return 0;
}

void kin__overlay_done(struct kin__overlay *overlay)
{
    struct kin__overlay_chunk *chunk = overlay->chunks;

    while (chunk) {
        struct kin__overlay_chunk *next = chunk->next;
        kin__free(overlay->alloc, chunk);
        chunk = next;
    }
    kin__free(overlay->alloc, overlay->places);
    kin__free(overlay->alloc, overlay->table);
    overlay_keys_free(overlay);
    overlay->arena = kin__arena_unref(overlay->arena);
    *overlay = (struct kin__overlay){.alloc = overlay->alloc};
}

/* ---- keys ---- */

static int overlay_keep_key(struct kin__overlay *overlay, kin_str key,
                            kin_str *ret)
{
    struct kin__overlay_chunk *chunk = overlay->chunks;

    if (!chunk || chunk->size - chunk->used < key.len) {
        size_t size = chunk && chunk->size < CHUNK_MAX ? chunk->size * 2
                                                       : CHUNK_SIZE;
        if (size < key.len)
            size = key.len;
        chunk = kin__alloc(overlay->alloc, sizeof(*chunk) + size, 1);
        if (!chunk)
            return KIN_ENOMEM;
        chunk->next = overlay->chunks;
        chunk->used = 0;
        chunk->size = size;
        overlay->chunks = chunk;
    }
    char *room = chunk->bytes + chunk->used;
    if (key.len > 0)
        memcpy(room, key.ptr, key.len);
    chunk->used += key.len;
    *ret = kin_str_of(room, key.len);
    return 0;
}

static size_t table_home(const struct kin__overlay *overlay, uint32_t parent,
                         kin_str key)
{
    uint64_t seed = kin__hash_seed() + parent;

    return XXH3_64bits_withSeed(key.ptr, key.len, seed) &
           (overlay->table_cap - 1);
}

static void table_add(struct kin__overlay *overlay, uint32_t id)
{
    const struct kin__place *place = &overlay->places[id];
    size_t at = table_home(overlay, place->parent, place->key);

    assert(!place->is_element && overlay->table_count < overlay->table_cap);
    while (overlay->table[at])
        at = (at + 1) & (overlay->table_cap - 1);
    overlay->table[at] = id + 1;
    overlay->table_count++;
}

/* Reserves room for one more member. */
static int table_reserve(struct kin__overlay *overlay)
{
    size_t cap = overlay->table_cap ? overlay->table_cap * 2 : PLACES_MIN_CAP;

    if ((overlay->table_count + 1) * 2 <= overlay->table_cap)
        return 0;
    uint32_t *table = kin__alloc0(overlay->alloc, cap, sizeof(*table));
    if (!table)
        return KIN_ENOMEM;
    kin__free(overlay->alloc, overlay->table);
    overlay->table = table;
    overlay->table_cap = cap;
    overlay->table_count = 0;
    for (uint32_t id = 1; id < overlay->count; id++)
        if (!overlay->places[id].is_element)
            table_add(overlay, id);
    return 0;
}

static uint32_t table_find(const struct kin__overlay *overlay, uint32_t parent,
                           kin_str key)
{
    if (!overlay->table)
        return KIN__PLACE_NONE;
    size_t at = table_home(overlay, parent, key);
    for (; overlay->table[at]; at = (at + 1) & (overlay->table_cap - 1)) {
        uint32_t id = overlay->table[at] - 1;
        if (overlay->places[id].parent == parent &&
            kin_str_eq(overlay->places[id].key, key))
            return id;
    }
    return KIN__PLACE_NONE;
}

uint32_t kin__overlay_find(const struct kin__overlay *overlay, uint32_t id,
                           kin_str key)
{
    uint32_t found = table_find(overlay, id, key);

    return found != KIN__PLACE_NONE && overlay->places[found].is_gone
               ? KIN__PLACE_NONE
               : found;
}

/*
 * ---- children of an array in order ----
 *
 * The tree is a treap: its nodes are in the order of the children, and each has
 * a random priority that is not less than those of its own children, so the
 * expected depth is log n whatever the order of operations.  A node stores how
 * many elements its subtree adds to the array under it: plus one for a new
 * element, minus one for a removed one.  The index of a child in the result is
 * its anchor plus what all children before it add.
 *
 *   R1  left < node < right in the order of siblings.
 *   R2  sum of a node = its own share + the sums of its children.
 */

static struct kin__place *place_at(struct kin__overlay *overlay, uint32_t id)
{
    return &overlay->places[id];
}

/* Random because the sender of the operations does not know the seed. */
static uint64_t order_priority(uint32_t id)
{
    return kin__hash_u64(id, kin__hash_seed());
}

static int32_t order_share(const struct kin__place *place)
{
    return (place->is_new ? 1 : 0) - (place->is_removed ? 1 : 0);
}

static int32_t order_sum(const struct kin__overlay *overlay, uint32_t id)
{
    return id == KIN__PLACE_NONE ? 0 : overlay->places[id].order.sum;
}

static void order_count(struct kin__overlay *overlay, uint32_t id)
{
    struct kin__place *place = place_at(overlay, id);

    place->order.sum = order_share(place) +
                       order_sum(overlay, place->order.left) +
                       order_sum(overlay, place->order.right);
}

static void order_count_up(struct kin__overlay *overlay, uint32_t id)
{
    for (; id != KIN__PLACE_NONE; id = overlay->places[id].order.up)
        order_count(overlay, id);
}

/* Replaces `was` by `now` in its parent. */
static void order_replace(struct kin__overlay *overlay, uint32_t was,
                          uint32_t now)
{
    uint32_t up = overlay->places[was].order.up;
    uint32_t *link = &overlay->places[overlay->places[was].parent].top;

    if (up != KIN__PLACE_NONE && overlay->places[up].order.left == was)
        link = &overlay->places[up].order.left;
    else if (up != KIN__PLACE_NONE)
        link = &overlay->places[up].order.right;
    *link = now;
    if (now != KIN__PLACE_NONE)
        overlay->places[now].order.up = up;
}

/* Rotates a node with its parent. */
static void order_rotate_up(struct kin__overlay *overlay, uint32_t id)
{
    struct kin__place *place = place_at(overlay, id);
    uint32_t up = place->order.up;
    assert(up != KIN__PLACE_NONE);
    struct kin__place *above = place_at(overlay, up);
    bool is_left = above->order.left == id;
    uint32_t inner = is_left ? place->order.right : place->order.left;

    order_replace(overlay, up, id);
    above->order.up = id;
    *(is_left ? &above->order.left : &above->order.right) = inner;
    *(is_left ? &place->order.right : &place->order.left) = up;
    if (inner != KIN__PLACE_NONE)
        overlay->places[inner].order.up = up;
    order_count(overlay, up);
    order_count(overlay, id);
}

/* Inserts a new leaf after `prev`. */
static void order_add_leaf(struct kin__overlay *overlay, uint32_t id,
                           uint32_t prev)
{
    struct kin__place *place = place_at(overlay, id);
    uint32_t up = prev;
    uint32_t *link = prev == KIN__PLACE_NONE
                         ? &overlay->places[place->parent].top
                         : &overlay->places[prev].order.right;

    while (*link != KIN__PLACE_NONE) {
        up = *link;
        link = &overlay->places[up].order.left;
    }
    *link = id;
    place->order.up = up;
    place->order.left = KIN__PLACE_NONE;
    place->order.right = KIN__PLACE_NONE;
}

/* Adds a child to the tree after `prev`, or in front of all. */
static void order_add(struct kin__overlay *overlay, uint32_t id, uint32_t prev)
{
    uint64_t priority = order_priority(id);

    order_add_leaf(overlay, id, prev);
    order_count_up(overlay, id);
    for (;;) {
        uint32_t up = overlay->places[id].order.up;
        if (up == KIN__PLACE_NONE || order_priority(up) >= priority)
            return;
        order_rotate_up(overlay, id);
    }
}

static void order_remove(struct kin__overlay *overlay, uint32_t id)
{
    const struct kin__place *place = place_at(overlay, id);

    while (place->order.left != KIN__PLACE_NONE &&
           place->order.right != KIN__PLACE_NONE) {
        uint32_t left = place->order.left;
        uint32_t right = place->order.right;
        order_rotate_up(overlay, order_priority(left) > order_priority(right)
                                     ? left
                                     : right);
    }
    uint32_t up = place->order.up;
    order_replace(overlay, id,
                  place->order.left != KIN__PLACE_NONE ? place->order.left
                                                       : place->order.right);
    order_count_up(overlay, up);
}

/* Returns the number of elements that the children of an array add. */
static int32_t order_total(const struct kin__overlay *overlay, uint32_t array)
{
    return order_sum(overlay, overlay->places[array].top);
}

/* Position of an index of the resulting array. */
struct order_position {
    uint32_t found;  /* its place, or KIN__PLACE_NONE */
    uint32_t prev;   /* the place before it, or KIN__PLACE_NONE */
    uint32_t anchor; /* index in the array under it, or its count */
    bool is_end;     /* one past the last */
    bool is_beyond;  /* further than that */
};

static struct order_position order_find(const struct kin__overlay *overlay,
                                        uint32_t array, size_t index)
{
    size_t count = kin_value_count(overlay->places[array].under);
    struct order_position spot = {.found = KIN__PLACE_NONE,
                                  .prev = KIN__PLACE_NONE};
    int64_t wanted = index < INT64_MAX ? (int64_t)index : INT64_MAX;
    int64_t added = 0; /* by all children before the current subtree */
    int64_t shift = 0; /* by all children up to spot.prev */
    uint32_t id = overlay->places[array].top;

    while (id != KIN__PLACE_NONE) {
        const struct kin__place *child = &overlay->places[id];
        int64_t before = added + order_sum(overlay, child->order.left);
        int64_t at = (int64_t)child->anchor + before;
        if (wanted == at && !child->is_removed) {
            spot.found = id;
            spot.prev = child->prev;
            spot.anchor = child->anchor;
            return spot;
        }
        if (wanted < at) {
            id = child->order.left;
            continue;
        }
        spot.prev = id;
        added = before + order_share(child);
        shift = added;
        id = child->order.right;
    }
    int64_t end = (int64_t)count + order_total(overlay, array);
    spot.is_end = wanted == end;
    spot.is_beyond = wanted > end;
    spot.anchor = spot.is_end || spot.is_beyond ? (uint32_t)count
                                                : (uint32_t)(wanted - shift);
    return spot;
}

/* ---- the tree ---- */

static int places_reserve(struct kin__overlay *overlay)
{
    if (overlay->count < overlay->cap)
        return 0;
    if (overlay->cap >= PLACES_MAX)
        return KIN_ELIMIT;
    struct kin__place *places = kin__realloc(overlay->alloc, overlay->places,
                                             (size_t)overlay->cap * 2,
                                             sizeof(*places));
    if (!places)
        return KIN_ENOMEM;
    overlay->places = places;
    overlay->cap *= 2;
    return 0;
}

/* Links a child after `prev`, or in front of all. */
static void place_link(struct kin__overlay *overlay, uint32_t id, uint32_t prev)
{
    struct kin__place *place = &overlay->places[id];
    struct kin__place *parent = &overlay->places[place->parent];
    uint32_t *link = prev == KIN__PLACE_NONE ? &parent->first
                                             : &overlay->places[prev].next;

    place->next = *link;
    place->prev = prev;
    *link = id;
    if (parent->last == prev)
        parent->last = id;
    else
        overlay->places[place->next].prev = id;
}

static void place_unlink(struct kin__overlay *overlay, uint32_t id)
{
    struct kin__place *parent = &overlay->places[overlay->places[id].parent];
    uint32_t prev = overlay->places[id].prev;
    uint32_t next = overlay->places[id].next;

    if (prev == KIN__PLACE_NONE)
        parent->first = next;
    else
        overlay->places[prev].next = next;
    if (next == KIN__PLACE_NONE)
        parent->last = prev;
    else
        overlay->places[next].prev = prev;
}

/* Removes everything below a place from the tree.  Appends the lists of
 * children to one list instead of recursing. */
static void place_drop_children(struct kin__overlay *overlay, uint32_t id)
{
    struct kin__place *top = &overlay->places[id];
    uint32_t at = top->first;
    uint32_t tail = top->last;

    for (; at != KIN__PLACE_NONE; at = overlay->places[at].next) {
        struct kin__place *place = &overlay->places[at];
        place->is_gone = true;
        if (place->first == KIN__PLACE_NONE)
            continue;
        overlay->places[tail].next = place->first;
        tail = place->last;
        place->first = KIN__PLACE_NONE;
        place->last = KIN__PLACE_NONE;
    }
    top->first = KIN__PLACE_NONE;
    top->last = KIN__PLACE_NONE;
    top->top = KIN__PLACE_NONE;
    top->is_dirty = false;
}

/* Marks everything above a changed place as dirty and drops its views. */
static void place_touch(struct kin__overlay *overlay, uint32_t id)
{
    overlay->places[id].view = KIN__VAL_NONE;
    for (uint32_t at = overlay->places[id].parent; at != KIN__PLACE_NONE;
         at = overlay->places[at].parent) {
        overlay->places[at].is_dirty = true;
        overlay->places[at].view = KIN__VAL_NONE;
    }
}

/* Returns a new place; the caller sets the other members. */
static struct kin__place place_make(uint32_t parent, kin_value under)
{
    return (struct kin__place){
        .orig = under,
        .under = under,
        .parent = parent,
        .next = KIN__PLACE_NONE,
        .prev = KIN__PLACE_NONE,
        .first = KIN__PLACE_NONE,
        .last = KIN__PLACE_NONE,
        .top = KIN__PLACE_NONE,
    };
}

/* ---- members ---- */

static bool value_is_nothing(kin_value v)
{
    return !kin_value_exists(v) || kin_value_type(v) == KIN_TYPE_NULL;
}

bool kin__overlay_is_whole_metadata(const struct kin__overlay *overlay,
                                    uint32_t id, kin_str key)
{
    return overlay->has_whole_metadata && id == KIN__PLACE_ROOT &&
           kin_str_eq(key, KIN__S("metadata"));
}

int kin__overlay_member(struct kin__overlay *overlay, uint32_t id, kin_str key,
                        uint32_t *ret)
{
    uint32_t found = table_find(overlay, id, key);
    bool is_known = found != KIN__PLACE_NONE;
    kin_value object = overlay->places[id].under;
    kin_value under = kin_value_absent();
    kin_str kept = {NULL, 0};

    if (kin_value_type(object) != KIN_TYPE_OBJECT && !value_is_nothing(object))
        return KIN_EINVAL;
    if (is_known && !overlay->places[found].is_gone) {
        *ret = found;
        return 0;
    }
    int r = overlay_lookup(overlay, object, key, &under);
    if (r == 0 && !is_known)
        r = table_reserve(overlay);
    if (r == 0 && !is_known)
        r = places_reserve(overlay);
    if (r == 0 && !is_known)
        r = overlay_keep_key(overlay, key, &kept);
    if (r < 0)
        return r;
    struct kin__place place = place_make(id, under);
    place.key = is_known ? overlay->places[found].key : kept;
    place.is_new = !kin_value_exists(under);
    place.is_partial = overlay->places[id].is_partial &&
                       !kin__overlay_is_whole_metadata(overlay, id, key);
    if (!is_known)
        found = overlay->count++;
    overlay->places[found] = place;
    if (!is_known)
        table_add(overlay, found);
    place_link(overlay, found, overlay->places[id].last);
    *ret = found;
    return 0;
}

/* ---- elements ---- */

static int element_new(struct kin__overlay *overlay, uint32_t id, uint32_t prev,
                       uint32_t anchor, bool is_new, uint32_t *ret)
{
    int r = places_reserve(overlay);

    assert(kin__overlay_type(overlay, id) == KIN_TYPE_ARRAY);
    if (r < 0)
        return r;
    kin_value under = is_new ? kin__value_of(overlay->arena, KIN__VAL_NULL)
                             : kin_value_at(overlay->places[id].under, anchor);
    struct kin__place place = place_make(id, under);
    place.is_element = true;
    place.is_new = is_new;
    place.is_set = is_new;
    place.is_partial = !is_new && overlay->places[id].is_partial;
    place.anchor = anchor;
    *ret = overlay->count++;
    overlay->places[*ret] = place;
    place_link(overlay, *ret, prev);
    order_add(overlay, *ret, prev);
    if (is_new)
        place_touch(overlay, *ret);
    return 0;
}

int kin__overlay_element(struct kin__overlay *overlay, uint32_t id,
                         size_t index, uint32_t *ret)
{
    if (kin__overlay_type(overlay, id) != KIN_TYPE_ARRAY)
        return KIN_ENOTFOUND;
    struct order_position spot = order_find(overlay, id, index);
    if (spot.is_end || spot.is_beyond)
        return KIN_ENOTFOUND;
    if (spot.found != KIN__PLACE_NONE) {
        *ret = spot.found;
        return 0;
    }
    return element_new(overlay, id, spot.prev, spot.anchor,
                       /* is_new= */ false, ret);
}

int kin__overlay_insert(struct kin__overlay *overlay, uint32_t id, size_t index,
                        uint32_t *ret)
{
    if (kin__overlay_type(overlay, id) != KIN_TYPE_ARRAY)
        return KIN_EINVAL;
    struct order_position spot = order_find(overlay, id, index);
    if (spot.is_beyond)
        return KIN_ENOTFOUND;
    return element_new(overlay, id, spot.prev, spot.anchor, /* is_new= */ true,
                       ret);
}

int kin__overlay_append(struct kin__overlay *overlay, uint32_t id,
                        uint32_t *ret)
{
    const struct kin__place *array = &overlay->places[id];

    if (kin__overlay_type(overlay, id) != KIN_TYPE_ARRAY)
        return KIN_EINVAL;
    return element_new(overlay, id, array->last,
                       (uint32_t)kin_value_count(array->under),
                       /* is_new= */ true, ret);
}

size_t kin__overlay_count(const struct kin__overlay *overlay, uint32_t id)
{
    const struct kin__place *place = &overlay->places[id];
    size_t count = kin_value_count(place->under);

    if (place->top != KIN__PLACE_NONE)
        return count + (size_t)(ptrdiff_t)order_total(overlay, id);
    for (uint32_t c = place->first; c != KIN__PLACE_NONE;
         c = overlay->places[c].next) {
        const struct kin__place *child = &overlay->places[c];
        bool exists = kin_value_exists(child->under);
        if (child->is_new && exists)
            count++;
        else if (!child->is_new && !exists)
            count--;
    }
    return count;
}

/* ---- changing ---- */

/* Checks that a place can have a value: each place above has the right type, or
 * is absent or null. */
static int place_check_above(const struct kin__overlay *overlay, uint32_t id,
                             uint32_t *ret_at)
{
    while (overlay->places[id].parent != KIN__PLACE_NONE) {
        bool is_element = overlay->places[id].is_element;
        id = overlay->places[id].parent;
        kin_type type = kin__overlay_type(overlay, id);
        if (type == (is_element ? KIN_TYPE_ARRAY : KIN_TYPE_OBJECT))
            return 0;
        if (is_element || !value_is_nothing(overlay->places[id].under)) {
            *ret_at = id;
            return KIN_EINVAL;
        }
    }
    return 0;
}

static void place_make_above(struct kin__overlay *overlay, uint32_t id)
{
    for (id = overlay->places[id].parent; id != KIN__PLACE_NONE;
         id = overlay->places[id].parent) {
        struct kin__place *place = &overlay->places[id];
        if (!value_is_nothing(place->under))
            return;
        place->under = kin__value_of(overlay->arena, KIN__VAL_EMPTY_OBJECT);
        place->is_set = true;
        place->is_removed = false;
    }
}

int kin__overlay_put(struct kin__overlay *overlay, uint32_t id, kin_value value,
                     uint32_t *ret_at)
{
    struct kin__place *place = kin__overlay_place(overlay, id);
    int r = place_check_above(overlay, id, ret_at);

    assert(kin_value_exists(value) && !place->is_gone);
    if (r < 0)
        return r;
    place_make_above(overlay, id);
    place_drop_children(overlay, id);
    place->under = value;
    place->is_set = true;
    place->is_removed = false;
    place_touch(overlay, id);
    return 0;
}

void kin__overlay_note_partial(struct kin__overlay *overlay, uint32_t id,
                               bool is_partial)
{
    kin__overlay_place(overlay, id)->is_partial = is_partial;
    overlay->has_partial |= is_partial;
}

int kin__overlay_remove(struct kin__overlay *overlay, uint32_t id)
{
    struct kin__place *place = kin__overlay_place(overlay, id);

    if (id == KIN__PLACE_ROOT)
        return KIN_EINVAL;
    if (!kin_value_exists(place->under))
        return 0;
    place_drop_children(overlay, id);
    place->under = kin_value_absent();
    place->is_removed = true;
    place->is_set = true;
    place->is_partial = false;
    place_touch(overlay, id);
    /* A removed element's place must not be reused for another element. */
    place->is_gone = place->is_element;
    if (place->is_element && place->is_new) {
        place_unlink(overlay, id);
        order_remove(overlay, id);
    } else if (place->is_element) {
        order_count_up(overlay, id);
    }
    return 0;
}
