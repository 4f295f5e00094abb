/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_complete.c - what an object that differs from its prediction needs at
 * its end: all keys, each of them once, the head's members, and a shape.
 */
#include <xxhash.h>

#include "base/alloc.h"
#include "base/str.h"
#include "wire/json_frame.h"
#include "wire/json_trail.h"

enum {
    /* Up to here, comparing all pairs of keys is quicker than a table. */
    JOIN_BY_PAIRS = 32,
};

bool kin__json_push_predicted_keys(struct kin__json_parser *ps,
                                   const struct kin__json_frame *f,
                                   uint32_t count)
{
    const uint32_t *base = ps->arena->rw;

    if (count == 0)
        return true;
    uint32_t len = kin__json_key_end(base, f, count - 1);
    if (!kin__json_grow_keys(ps, len) || !kin__json_grow_key_ends(ps, count))
        return false;
    memcpy(ps->keys + ps->keys_len, base + f->text_at, len);
    ps->keys_len += len;
    for (uint32_t i = 0; i < count; i++)
        ps->key_ends[ps->key_count++] = kin__json_key_end(base, f, i);
    return true;
}

/* ---- duplicate keys ---- */

struct key_table {
    const char *keys;
    uint32_t *ends;
    uint32_t *slots; /* index + 1; NULL: compare with all */
    size_t cap;
    uint64_t seed;
};

static kin_str table_key(const struct key_table *t, uint32_t i)
{
    uint32_t from = i ? t->ends[i - 1] : 0;

    return kin_str_of(t->keys + from, t->ends[i] - from);
}

/* The index of an equal key among the first `count`, which then has `key`
 * added, or `count`. */
static uint32_t table_find(struct key_table *t, kin_str key, uint32_t count)
{
    if (!t->slots) {
        for (uint32_t i = 0; i < count; i++)
            if (kin_str_eq(table_key(t, i), key))
                return i;
        return count;
    }
    size_t at = XXH3_64bits_withSeed(key.ptr, key.len, t->seed) & (t->cap - 1);
    for (; t->slots[at]; at = (at + 1) & (t->cap - 1))
        if (kin_str_eq(table_key(t, t->slots[at] - 1), key))
            return t->slots[at] - 1;
    t->slots[at] = count + 1;
    return count;
}

/* Moves member `from` to place `to`, whose old value is not needed. */
static void member_move(struct kin__json_parser *ps, size_t to, size_t from)
{
    ps->vals[to] = ps->vals[from];
    ps->owned[to] = ps->owned[from];
}

/* Keeps each key once: the last value, at the first one's place.  Keys move
 * only towards the front, behind those that were looked at. */
static uint32_t members_join(struct kin__json_parser *ps,
                             const struct kin__json_frame *f,
                             struct key_table *t, uint32_t count)
{
    size_t base = f->val_base + 1;
    char *keys = ps->keys + f->keys_base;
    uint32_t kept = 0;
    uint32_t from = 0;
    uint32_t kept_len = 0;

    for (uint32_t i = 0; i < count; i++) {
        uint32_t end = t->ends[i];
        kin_str key = kin_str_of(keys + from, end - from);
        uint32_t at = table_find(t, key, kept);
        if (at < kept) {
            if (ps->owned[base + at])
                kin__val_unref(ps->arena, ps->vals[base + at]);
            member_move(ps, base + at, base + i);
        } else {
            memmove(keys + kept_len, key.ptr, key.len);
            kept_len += (uint32_t)key.len;
            t->ends[kept] = kept_len;
            member_move(ps, base + kept, base + i);
            kept++;
        }
        from = end;
    }
    ps->keys_len = f->keys_base + kept_len;
    return kept;
}

static bool object_join(struct kin__json_parser *ps,
                        const struct kin__json_frame *f)
{
    uint32_t count = (uint32_t)(ps->key_count - f->key_base);
    struct key_table t = {
        .keys = ps->keys + f->keys_base,
        .ends = ps->key_ends + f->key_base,
        .seed = ps->arena->seed ^ (uint64_t)(uintptr_t)ps->keys,
    };

    if (count > JOIN_BY_PAIRS) {
        for (t.cap = JOIN_BY_PAIRS; t.cap < (size_t)count * 2;)
            t.cap *= 2;
        t.slots = kin__alloc0(ps->alloc, t.cap, sizeof(*t.slots));
        if (!t.slots) {
            (void)kin__json_fail(ps, KIN_ENOMEM, ps->end, "");
            return false;
        }
    }
    uint32_t kept = members_join(ps, f, &t, count);
    kin__free(ps->alloc, t.slots);
    ps->key_count = f->key_base + kept;
    ps->val_count = f->val_base + 1 + kept;
    /* Values that were remembered may be gone. */
    kin__values_next(ps->arena);
    return true;
}

/* ---- the end of an object ---- */

static int shape_make(struct kin__json_parser *ps,
                      const struct kin__json_frame *f)
{
    kin_str text = kin_str_of(ps->keys + f->keys_base,
                              ps->keys_len - f->keys_base);

    return kin__make_shape(ps->arena, text, ps->key_ends + f->key_base,
                           (uint32_t)(ps->key_count - f->key_base),
                           &ps->vals[f->val_base]);
}

/* Puts the shape in front of the values; all keys are collected. */
static bool object_make_shape(struct kin__json_parser *ps,
                              const struct kin__json_frame *f)
{
    int r = shape_make(ps, f);

    if (r == KIN_EEXISTS) {
        ps->has_duplicates = true;
        if (ps->trail.mode == KIN__TRAIL_MAKE)
            ps->trail.mode = KIN__TRAIL_NONE;
        if (!object_join(ps, f))
            return false;
        r = shape_make(ps, f);
    }
    if (r < 0) {
        (void)kin__json_fail_arena(ps, r, ps->at);
        return false;
    }
    ps->owned[f->val_base] = 1;
    return true;
}

static bool key_is_missing(const struct kin__json_parser *ps,
                           const struct kin__json_frame *f, kin_str key)
{
    uint32_t count = (uint32_t)(ps->key_count - f->key_base);
    const char *keys = ps->keys + f->keys_base;
    uint32_t from = 0;

    for (uint32_t i = 0; i < count; i++) {
        uint32_t end = ps->key_ends[f->key_base + i];
        if (kin_str_eq(kin_str_of(keys + from, end - from), key))
            return false;
        from = end;
    }
    return true;
}

/* Inserts a member in front of all others. */
static bool object_prepend(struct kin__json_parser *ps,
                           const struct kin__json_frame *f, kin_str key,
                           kin__val val)
{
    size_t n = ps->val_count - f->val_base - 1;
    char *keys = NULL;

    if (!kin__json_push_val(ps, val, /* is_owned= */ true))
        return false;
    kin__val *vals = ps->vals + f->val_base + 1;
    uint8_t *owned = ps->owned + f->val_base + 1;
    memmove(vals + 1, vals, n * sizeof(*vals));
    memmove(owned + 1, owned, n);
    vals[0] = val;
    owned[0] = 1;
    if (!kin__json_grow_keys(ps, key.len) || !kin__json_grow_key_ends(ps, 1))
        return false;
    keys = ps->keys + f->keys_base;
    memmove(keys + key.len, keys, ps->keys_len - f->keys_base);
    memcpy(keys, key.ptr, key.len);
    ps->keys_len += key.len;
    uint32_t *ends = ps->key_ends + f->key_base;
    memmove(ends + 1, ends, (ps->key_count - f->key_base) * sizeof(*ends));
    ends[0] = 0;
    ps->key_count++;
    for (size_t i = 0; i < ps->key_count - f->key_base; i++)
        ends[i] += (uint32_t)key.len;
    return true;
}

/* The value of one of the head's members: its text follows the key. */
static kin__val head_value(struct kin__json_parser *ps, kin_str key)
{
    const char *at = strstr(ps->head, key.ptr);
    const char *behind = ps->at;

    assert(at);
    kin__val val = kin__json_string(ps, at + key.len, KIN__VAL_NONE, key);
    ps->at = behind;
    return val;
}

/* The root has at least one of the head's members, and may lack the other. */
static bool object_add_head(struct kin__json_parser *ps,
                            const struct kin__json_frame *f)
{
    static const kin_str keys[] = {KIN_STR_INIT("\"apiVersion\":"),
                                   KIN_STR_INIT("\"kind\":")};

    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
        if (!key_is_missing(ps, f, keys[i]))
            continue;
        kin__val val = head_value(ps, keys[i]);
        if (!val || !object_prepend(ps, f, keys[i], val))
            return false;
    }
    return true;
}

bool kin__json_complete(struct kin__json_parser *ps, struct kin__json_frame *f)
{
    bool has_shape = f->state != KIN__JSON_OTHER &&
                     f->next == f->predicted_count;
    bool needs_head = ps->wants_head && ps->depth == 1;

    if (f->state != KIN__JSON_OTHER && !kin__json_settle(ps, f, f->next))
        return false;
    if (has_shape)
        return true;
    if (f->state != KIN__JSON_OTHER &&
        !kin__json_push_predicted_keys(ps, f, f->next))
        return false;
    f->state = KIN__JSON_OTHER;
    if (needs_head && !object_add_head(ps, f))
        return false;
    return object_make_shape(ps, f);
}
