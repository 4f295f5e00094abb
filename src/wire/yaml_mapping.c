/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_mapping.c - the keys of mappings: twice given, and merged.
 *
 * Most mappings need none of this: their keys go straight to the builder, and
 * are kept aside only for the two rare cases.  Then a table of all of them is
 * made, once, at the mapping's end.
 */
#include "base/str.h"
#include "wire/yaml_reader.h"

static inline kin_str yaml_key_text(const struct kin__yaml_key *key)
{
    return key->text;
}
KIN__MAP_DEFINE_STR(yaml_key_map, struct kin__yaml_key, yaml_key_text);

#define AUTO_KEY_MAP                                                           \
    __attribute__((cleanup(yaml_key_map_done))) struct yaml_key_map

int kin__yaml_add_key(struct kin__yaml_reader *r, kin_str key, yaml_mark_t mark)
{
    int result = kin__yaml_grow(r->alloc, (void **)&r->keys, r->key_count,
                                &r->key_cap, sizeof(*r->keys));

    if (result == 0)
        result = kin__buf_append(&r->key_text, key);
    if (result == 0)
        result = kin__builder_key(&r->builder, key);
    if (result < 0)
        return result;
    r->keys[r->key_count++] = (struct kin__yaml_key){
        .offset = r->key_text.len - key.len, .len = key.len, .mark = mark};
    return 0;
}

int kin__yaml_add_merge(struct kin__yaml_reader *r, kin__val val,
                        yaml_mark_t mark)
{
    kin_value value = kin__value_of(r->builder.arena, val);

    if (kin_value_type(value) != KIN_TYPE_OBJECT)
        return kin__yaml_fail(r, KIN_EPARSE, mark, "'<<' takes mappings");
    int result = kin__yaml_grow(r->alloc, (void **)&r->merges, r->merge_count,
                                &r->merge_cap, sizeof(*r->merges));
    if (result == 0)
        r->merges[r->merge_count++] = val;
    return result;
}

/* Fills the table with the mapping's own keys. */
static int key_map_fill(struct kin__yaml_reader *r, struct yaml_key_map *map,
                        size_t from)
{
    for (size_t i = from; i < r->key_count; i++) {
        struct kin__yaml_key *key = &r->keys[i];
        key->text = kin_str_of(r->key_text.ptr + key->offset, key->len);
        int result = yaml_key_map_insert(map, key);
        if (result == KIN_EEXISTS)
            return kin__yaml_fail(r, KIN_EPARSE, key->mark,
                                  "key '%.*s' stands twice in one mapping",
                                  KIN_STR(kin__str_slice(key->text, 0, 64)));
        if (result < 0)
            return result;
    }
    return 0;
}

/* Makes room for all keys to come, so that none moves from now on.  The aliases
 * of merges have been counted, so there are not too many. */
static int keys_reserve(struct kin__yaml_reader *r,
                        const struct kin__yaml_frame *frame)
{
    size_t count = 0;
    size_t bytes = 0;
    char *room = NULL;

    for (size_t m = frame->first_merge; m < r->merge_count; m++) {
        kin_value object = kin__value_of(r->builder.arena, r->merges[m]);
        count += kin_value_count(object);
        for (size_t i = 0; i < kin_value_count(object); i++)
            bytes += kin_value_key_at(object, i).len;
    }
    size_t last = r->key_count + count;
    int result = kin__yaml_grow(r->alloc, (void **)&r->keys, last, &r->key_cap,
                                sizeof(*r->keys));
    return result < 0 ? result : kin__buf_reserve(&r->key_text, bytes, &room);
}

/* Adds the members of one mapping whose keys are not there yet. */
static int mapping_merge(struct kin__yaml_reader *r, struct yaml_key_map *map,
                         kin__val merged)
{
    size_t count = kin_value_count(kin__value_of(r->builder.arena, merged));

    for (size_t i = 0; i < count; i++) {
        /* The arena moves when it grows. */
        kin_value object = kin__value_of(r->builder.arena, merged);
        kin_str name = kin_value_key_at(object, i);
        if (yaml_key_map_get(map, name))
            continue;
        struct kin__yaml_key *key = &r->keys[r->key_count];
        int result = kin__yaml_add_key(r, name, (yaml_mark_t){0});
        if (result == 0)
            result = kin__builder_add(&r->builder,
                                      kin_value_at(object, i).bits);
        if (result < 0)
            return result;
        key->text = kin_str_of(r->key_text.ptr + key->offset, key->len);
        result = yaml_key_map_insert(map, key);
        if (result < 0)
            return result;
    }
    return 0;
}

/* The rare cases: names the key that stands twice, or merges. */
static int mapping_settle(struct kin__yaml_reader *r,
                          const struct kin__yaml_frame *frame)
{
    AUTO_KEY_MAP map;
    int result = keys_reserve(r, frame);

    yaml_key_map_init(&map, r->alloc, r->seed, KIN__YAML_MAX_TEXT);
    if (result == 0)
        result = key_map_fill(r, &map, frame->first_key);
    for (size_t m = frame->first_merge; m < r->merge_count && result == 0; m++)
        result = mapping_merge(r, &map, r->merges[m]);
    return result;
}

int kin__yaml_close_mapping(struct kin__yaml_reader *r,
                            const struct kin__yaml_frame *frame)
{
    int result = 0;

    if (r->merge_count > frame->first_merge)
        result = mapping_settle(r, frame);
    if (result == 0)
        result = kin__builder_close(&r->builder);
    if (result == KIN_EEXISTS) {
        result = mapping_settle(r, frame);
        return result < 0 ? result : KIN_EINTERNAL;
    }
    if (result < 0)
        return result;
    r->merge_count = frame->first_merge;
    if (frame->first_key < r->key_count)
        r->key_text.len = r->keys[frame->first_key].offset;
    r->key_count = frame->first_key;
    return 0;
}
