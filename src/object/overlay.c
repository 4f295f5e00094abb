/* SPDX-License-Identifier: Apache-2.0 */
#include "object/overlay.h"

#include <xxhash.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/str.h"
#include "object/partial.h"

enum {
    PLACES_MIN_CAP = 16,
    PLACES_MAX = 1 << 24,
    CHUNK_SIZE = 512,
    CHUNK_MAX = 64 * 1024,
};

/* Keys do not move, unlike everything in the arena. */
struct kin__overlay_chunk {
    struct kin__overlay_chunk *next;
    size_t used;
    size_t size;
    char bytes[];
};

/* ---- life ---- */

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
    kin__overlay_keys_free(overlay);
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

    while (overlay->table[at])
        at = (at + 1) & (overlay->table_cap - 1);
    overlay->table[at] = id + 1;
    overlay->table_count++;
}

/* Room for one more member. */
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

/* Puts a child behind `prev`, or in front of all. */
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

/* Takes all that is below a place out of the tree.  Their lists are cut into
 * one, so that depth costs no stack. */
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

/* Everything above a changed place is dirty, and has no view any more. */
static void place_touch(struct kin__overlay *overlay, uint32_t id)
{
    overlay->places[id].view = KIN__VAL_NONE;
    for (uint32_t at = overlay->places[id].parent; at != KIN__PLACE_NONE;
         at = overlay->places[at].parent) {
        overlay->places[at].is_dirty = true;
        overlay->places[at].view = KIN__VAL_NONE;
    }
}

/* A fresh place; everything else about it is the caller's. */
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
    int r = kin__overlay_lookup(overlay, object, key, &under);
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
    kin__order_add(overlay, *ret, prev);
    if (is_new)
        place_touch(overlay, *ret);
    return 0;
}

int kin__overlay_element(struct kin__overlay *overlay, uint32_t id,
                         size_t index, uint32_t *ret)
{
    if (kin__overlay_type(overlay, id) != KIN_TYPE_ARRAY)
        return KIN_ENOTFOUND;
    struct kin__order_spot spot = kin__order_find(overlay, id, index);
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
    struct kin__order_spot spot = kin__order_find(overlay, id, index);
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
        return count + (size_t)(ptrdiff_t)kin__order_sum(overlay, id);
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

/* Whether a place can have a value: what is above it is right, or nothing. */
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
    /* An element's place is not the next one's. */
    place->is_gone = place->is_element;
    if (place->is_element && place->is_new) {
        place_unlink(overlay, id);
        kin__order_remove(overlay, id);
    } else if (place->is_element) {
        kin__order_touch(overlay, id);
    }
    return 0;
}
