/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/stage.h"

#include "base/alloc.h"
#include "base/hash.h"
#include "base/pages.h"
#include "cache/store.h"
#include "object/object.h"

enum { STAGE_KEYS_MAX = 1 << 30 };

/* The place of the value of a key; a deleted value leaves an empty place, which
 * the next key with this hash takes. */
struct kin__stage_place {
    uint64_t hash;
    size_t place;
    struct kin__stage_place *same; /* another key with this hash, or NULL */
    struct kin__stage_place *next; /* among all */
};

static inline uint64_t place_hash(const struct kin__stage_place *place)
{
    return place->hash;
}
KIN__MAP_DEFINE_U64(place_map, struct kin__stage_place, place_hash);

static struct place_map *stage_map(struct kin__stage *stage)
{
    return (struct place_map *)&stage->by_key;
}

void kin__stage_init(struct kin__stage *stage, struct kin__arena *arena,
                     const kin_allocator *alloc)
{
    *stage = (struct kin__stage){.arena = arena, .alloc = alloc};
    kin__map_init(&stage->by_key, alloc, arena->seed + 1, STAGE_KEYS_MAX);
}

static void stage_forget_keys(struct kin__stage *stage)
{
    struct kin__stage_place *next = NULL;

    kin__map_done(&stage->by_key);
    for (struct kin__stage_place *at = stage->places; at; at = next) {
        next = at->next;
        kin__free(stage->alloc, at);
    }
    stage->places = NULL;
    stage->has_keys = false;
}

static void stage_forget(struct kin__stage *stage)
{
    struct kin__arena *arena = stage->arena;

    stage_forget_keys(stage);
    kin__pages_free(stage->alloc, stage->vals,
                    stage->cap * sizeof(*stage->vals));
    kin__stage_init(stage, arena, stage->alloc);
}

void kin__stage_clear(struct kin__stage *stage)
{
    for (size_t i = 0; i < stage->count; i++) {
        if (stage->vals[i] != KIN__VAL_NONE)
            kin__val_unref(stage->arena, stage->vals[i]);
    }
    stage_forget(stage);
}

void kin__stage_give(struct kin__stage *stage)
{
    size_t kept = 0;

    for (size_t i = 0; i < stage->count; i++) {
        if (stage->vals[i] != KIN__VAL_NONE)
            stage->vals[kept++] = stage->vals[i];
    }
    stage->count = kept;
    stage_forget_keys(stage);
}

int kin__stage_make(const struct kin__stage *stage, kin_store *store,
                    kin_object **objects, kin_error *err)
{
    for (size_t i = 0; i < stage->count; i++) {
        kin__val_ref(stage->arena, stage->vals[i]);
        int r = kin__store_make(store, stage->vals[i], &objects[i], err);
        if (r < 0)
            return r;
    }
    return 0;
}

/* ---- keys ---- */

static uint64_t stage_hash(const struct kin__stage *stage, kin_str ns,
                           kin_str name)
{
    return kin__hash(name, kin__hash(ns, stage->arena->seed));
}

static int stage_fields(const struct kin__stage *stage, kin__val val,
                        struct kin__object_fields *ret, uint64_t *ret_hash)
{
    int r = kin__object_fields_find_any(stage->arena, val, ret,
                                        /* err= */ NULL);

    if (r == 0)
        *ret_hash = stage_hash(stage, ret->namespace_, ret->name);
    return r;
}

/* Whether the value at a place has these names. */
static bool stage_is_key(const struct kin__stage *stage, size_t place,
                         const struct kin__object_fields *fields)
{
    struct kin__object_fields other;

    return stage->vals[place] != KIN__VAL_NONE &&
           kin__object_fields_find_any(stage->arena, stage->vals[place], &other,
                                       /* err= */ NULL) == 0 &&
           kin_str_eq(other.name, fields->name) &&
           kin_str_eq(other.namespace_, fields->namespace_);
}

static void stage_drop(struct kin__stage *stage, size_t place)
{
    kin__val_unref(stage->arena, stage->vals[place]);
    stage->vals[place] = KIN__VAL_NONE;
    stage->live--;
}

/* The entry of a key: that of its value, else one whose place is empty, else
 * NULL.  Only keys with the same hash are looked at; collisions are very
 * unlikely. */
static struct kin__stage_place *stage_seek(
    struct kin__stage *stage, const struct kin__object_fields *fields,
    uint64_t hash)
{
    struct kin__stage_place *entry = place_map_get(stage_map(stage), hash);
    struct kin__stage_place *empty = NULL;

    for (; entry; entry = entry->same) {
        stage->steps++;
        if (stage->vals[entry->place] == KIN__VAL_NONE)
            empty = entry;
        else if (stage_is_key(stage, entry->place, fields))
            return entry;
    }
    return empty;
}

/* Makes an entry for a key that has none. */
static int stage_add_entry(struct kin__stage *stage, uint64_t hash,
                           size_t place)
{
    struct kin__stage_place *first = place_map_get(stage_map(stage), hash);
    struct kin__stage_place *entry = kin__alloc(stage->alloc, 1,
                                                sizeof(*entry));

    if (!entry)
        return KIN_ENOMEM;
    *entry = (struct kin__stage_place){
        .hash = hash, .place = place, .next = stage->places};
    stage->places = entry;
    if (!first)
        return place_map_insert(stage_map(stage), entry);
    entry->same = first->same;
    first->same = entry;
    return 0;
}

/* Of a key that occurs twice the last counts, and is the only one that can be
 * found: the other one is removed, or it would survive a deletion. */
static int stage_note_key(struct kin__stage *stage, size_t place)
{
    struct kin__object_fields fields;
    uint64_t hash = 0;

    if (stage->vals[place] == KIN__VAL_NONE ||
        stage_fields(stage, stage->vals[place], &fields, &hash) < 0)
        return 0; /* without a key: publishing reports it */
    struct kin__stage_place *entry = stage_seek(stage, &fields, hash);
    if (!entry)
        return stage_add_entry(stage, hash, place);
    if (stage->vals[entry->place] != KIN__VAL_NONE)
        stage_drop(stage, entry->place);
    entry->place = place;
    return 0;
}

static int stage_note_keys(struct kin__stage *stage)
{
    if (stage->has_keys)
        return 0;
    for (size_t i = 0; i < stage->count; i++) {
        int r = stage_note_key(stage, i);
        if (r < 0) {
            stage_forget_keys(stage);
            kin__map_init(&stage->by_key, stage->alloc, stage->arena->seed + 1,
                          STAGE_KEYS_MAX);
            return r;
        }
    }
    stage->has_keys = true;
    return 0;
}

/* As stage_seek(), by a value of the key. */
static int stage_find(struct kin__stage *stage, kin__val val,
                      struct kin__stage_place **ret)
{
    struct kin__object_fields fields;
    uint64_t hash = 0;
    int r = stage_note_keys(stage);

    if (r == 0)
        r = stage_fields(stage, val, &fields, &hash);
    if (r == 0)
        *ret = stage_seek(stage, &fields, hash);
    return r;
}

/* ---- values ---- */

static int stage_append(struct kin__stage *stage, kin__val val)
{
    if (stage->count == stage->cap) {
        /* Grows by half: doubling would be the peak of memory. */
        size_t cap = stage->cap ? stage->cap + stage->cap / 2 : 64;
        kin__val *vals = kin__pages_realloc(stage->alloc, stage->vals,
                                            stage->cap * sizeof(*vals),
                                            cap * sizeof(*vals));
        if (!vals)
            return KIN_ENOMEM;
        stage->vals = vals;
        stage->cap = cap;
    }
    stage->vals[stage->count++] = val;
    int r = stage->has_keys ? stage_note_key(stage, stage->count - 1) : 0;
    if (r < 0)
        stage->count--;
    else
        stage->live++;
    return r;
}

/* Puts a value in the place of its key; 0 if there is none. */
static int stage_put_in_place(struct kin__stage *stage, kin__val val,
                              bool *ret_is_done)
{
    struct kin__stage_place *entry = NULL;
    int r = stage_find(stage, val, &entry);

    *ret_is_done = entry != NULL;
    if (r < 0 || !entry)
        return r;
    if (stage->vals[entry->place] != KIN__VAL_NONE)
        stage_drop(stage, entry->place);
    stage->vals[entry->place] = val;
    stage->live++;
    return 0;
}

static int stage_put(struct kin__stage *stage, kin__val val)
{
    bool is_done = false;
    int r = stage_put_in_place(stage, val, &is_done);

    if (r == 0 && !is_done)
        r = stage_append(stage, val);
    if (r < 0)
        kin__val_unref(stage->arena, val);
    return r;
}

int kin__stage_add(struct kin__stage *stage, kin__val val)
{
    struct kin__object_fields fields;
    uint64_t hash = 0;

    /* Once keys are indexed, empty places are reused. */
    if (stage->has_keys && stage_fields(stage, val, &fields, &hash) == 0)
        return stage_put(stage, val);
    int r = stage_append(stage, val);
    if (r < 0)
        kin__val_unref(stage->arena, val);
    return r;
}

int kin__stage_put(struct kin__stage *stage, kin__val val)
{
    return stage_put(stage, val);
}

int kin__stage_delete(struct kin__stage *stage, kin__val val)
{
    struct kin__stage_place *entry = NULL;
    int r = stage_find(stage, val, &entry);

    if (r == 0 && entry && stage->vals[entry->place] != KIN__VAL_NONE)
        stage_drop(stage, entry->place);
    return r;
}

int kin__stage_delete_key(struct kin__stage *stage, kin_str ns, kin_str name)
{
    const struct kin__object_fields fields = {.namespace_ = ns, .name = name};
    int r = stage_note_keys(stage);

    if (r < 0)
        return r;
    const struct kin__stage_place *entry = stage_seek(
        stage, &fields, stage_hash(stage, ns, name));
    if (entry && stage->vals[entry->place] != KIN__VAL_NONE)
        stage_drop(stage, entry->place);
    return 0;
}
