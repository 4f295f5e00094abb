/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_object.c - parses the members of an object.
 *
 * At the end of an object that differs from its prediction its keys are
 * collected, duplicates and missing members of the head are resolved, and a
 * shape is made.
 */
#include <xxhash.h>

#include "base/alloc.h"
#include "base/str.h"
#include "wire/json_escape.h"
#include "wire/json_frame.h"
#include "wire/json_place.h"
#include "wire/json_trail.h"

enum {
    /* Up to this count, comparing all pairs of keys is faster than a table. */
    JOIN_BY_PAIRS = 32,
};

/* ---- keys ---- */

/* Matches a character of a key that is neither plain, a quote nor a backslash
 * with its escape at `p`; returns the length of the escape, or 0. */
static size_t key_match_rare(const char *p, const char *key, size_t *bytes)
{
    char escape[3 * KIN__JSON_ESCAPE_MAX];

    /* U+2028 has three bytes, everything else one. */
    *bytes = *key == '\xe2' ? 3 : 1;
    size_t len = kin__json_escape(kin_str_of(key, *bytes), escape);
    return memcmp(p, escape, len) == 0 ? len : 0;
}

/* Returns how many of the first `len` characters of a key, at most a step, have
 * no escape and are the same at `p`. */
static inline size_t key_match_plain(const char *p, const char *key, size_t len)
{
#if KIN__SCAN_SSE2 && !KIN__SCAN_EXACT
    __m128i bytes = kin__scan_load(key);
    __m128i is_control = _mm_cmpeq_epi8(
        _mm_min_epu8(bytes, _mm_set1_epi8(0x1f)), bytes);
    __m128i is_same = _mm_cmpeq_epi8(bytes, kin__scan_load(p));
    unsigned stop = ~(unsigned)_mm_movemask_epi8(is_same) |
                    (unsigned)_mm_movemask_epi8(is_control) |
                    kin__scan_where(bytes, '"') | kin__scan_where(bytes, '\\');
    size_t same = (size_t)__builtin_ctz(stop | 1u << KIN__SCAN_STEP);
    return same < len ? same : len;
#else
    size_t same = 0;

    while (same < len && same < KIN__SCAN_STEP && key[same] == p[same] &&
           (unsigned char)key[same] > 0x1f && key[same] != '"' &&
           key[same] != '\\')
        same++;
    return same;
#endif
}

size_t kin__json_match_escaped_key(const char *p, const char *key, uint32_t len)
{
    const char *end = key + len - 2;
    const char *at = p + 1;

    if (*p != '"')
        return 0;
    for (key++;;) {
        size_t bytes = key_match_plain(at, key, (size_t)(end - key));
        size_t matched = bytes;
        if (key + bytes == end)
            return at[bytes] == '"' && at[bytes + 1] == ':'
                       ? (size_t)(at + bytes + 2 - p)
                       : 0;
        if (bytes == 0 && (*key == '"' || *key == '\\')) {
            bytes = 1;
            matched = at[0] == '\\' && at[1] == *key ? 2 : 0;
        } else if (bytes == 0 &&
                   kin__scan_byte_needs_escape(key, (size_t)(end - key))) {
            matched = key_match_rare(at, key, &bytes);
        }
        if (matched == 0)
            return 0;
        key += bytes;
        at += matched;
    }
}

/* Completes the frames of `count` keys that were copied to `text` from a shape
 * whose keys need escapes (node.h). */
static void keys_close(char *text, const struct kin__json_frame *f,
                       const uint32_t *ends, uint32_t count)
{
    for (uint32_t i = 0; f->has_escapes && i < count; i++)
        text[ends[i] - 2] = '"';
}

/* Collects a key of the predicted shape. */
static bool key_push(struct kin__json_parser *ps,
                     const struct kin__json_frame *f, uint32_t from,
                     uint32_t len)
{
    if (!kin__json_grow_keys(ps, len) || !kin__json_grow_key_ends(ps, 1))
        return false;
    const char *text = (const char *)(ps->arena->rw + f->text_at) + from;
    kin__scan_copy(ps->keys + ps->keys_len, text, len);
    ps->keys_len += len;
    ps->key_ends[ps->key_count++] = (uint32_t)(ps->keys_len - f->keys_base);
    keys_close(ps->keys + f->keys_base, f, &ps->key_ends[ps->key_count - 1], 1);
    return true;
}

/* Collects the first `count` predicted keys of a frame. */
static bool push_predicted_keys(struct kin__json_parser *ps,
                                const struct kin__json_frame *f, uint32_t count)
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
    keys_close(ps->keys + f->keys_base, f, ps->key_ends + f->key_base, count);
    return true;
}

/* Changes the state to OTHER: the next key is not the predicted one. */
static bool frame_to_other(struct kin__json_parser *ps,
                           struct kin__json_frame *f)
{
    assert(f->state != KIN__JSON_OTHER);
    if (!kin__json_settle(ps, f, f->next))
        return false;
    bool ok = push_predicted_keys(ps, f, f->next);
    f->state = KIN__JSON_OTHER;
    return ok;
}

/* Returns the character of the escape `\\c`, or 0. */
static char key_unescape(char c)
{
    switch (c) {
    case '"':
    case '\\':
    case '/':
        return c;
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return '\0';
    }
}

/* Copies the key at `p` to `to` if it has only ASCII and short escapes; returns
 * its end or NULL.  Stops at `limit`. */
static const char *key_copy(const char *p, char *to, const char *limit,
                            char **ret_to)
{
    for (;;) {
        const char *run_end = kin__scan_string(p);
        size_t run = (size_t)(run_end - p);
        if (run_end > limit)
            return NULL;
        kin__scan_copy(to, p, run);
        to += run;
        p = run_end;
        if (*p == '"')
            break;
        char c = *p == '\\' ? key_unescape(p[1]) : '\0';
        if (!c)
            return NULL;
        *to++ = c;
        p += 2;
    }
    *ret_to = to;
    return p + 1;
}

enum {
    /* Longer keys use kin__json_read_string(). */
    KEY_COPY_MAX = 256,
};

/* Appends the decoded key at `p` to ps->keys, with space for the first quote;
 * `*ret` is its length and ps->at is behind it. */
static bool key_write(struct kin__json_parser *ps, const char *p, size_t *ret)
{
    kin_str key;

    if (!kin__json_grow_keys(ps, KEY_COPY_MAX + KIN__SHAPE_KEY_FRAME))
        return false;
    char *begin = ps->keys + ps->keys_len + 1;
    char *end = NULL;
    const char *behind = key_copy(p + 1, begin, p + KEY_COPY_MAX, &end);
    if (behind && (size_t)(end - begin) <= ps->limits.string_len) {
        ps->at = behind;
        *ret = (size_t)(end - begin);
        return true;
    }
    if (!kin__json_read_string(ps, p, &key) ||
        !kin__json_grow_keys(ps, key.len + KIN__SHAPE_KEY_FRAME))
        return false;
    memcpy(ps->keys + ps->keys_len + 1, key.ptr, key.len);
    *ret = key.len;
    return true;
}

/* Appends the key at `p` in the form of shapes; ps->at is behind its string. */
static bool key_read(struct kin__json_parser *ps, struct kin__json_frame *f,
                     const char *p, kin_str *ret)
{
    size_t len = 0;

    if (!key_write(ps, p, &len) || !kin__json_grow_key_ends(ps, 1))
        return false;
    char *text = ps->keys + ps->keys_len;
    text[0] = '"';
    memcpy(text + 1 + len, "\":", 2);
    len += KIN__SHAPE_KEY_FRAME;
    ps->keys_len += len;
    ps->key_ends[ps->key_count++] = (uint32_t)(ps->keys_len - f->keys_base);
    *ret = kin_str_of(text, len);
    return true;
}

/* Returns the predicted value of a key that was not the next one.  None if the
 * prediction lacks the key, or if the search would cost more than the length of
 * the text. */
static kin__val key_find(struct kin__json_parser *ps, struct kin__json_frame *f,
                         kin_str key)
{
    const uint32_t *base = ps->arena->rw;
    const char *text = (const char *)kin__json_words(base, f->text_at);
    uint32_t from = f->next_from;

    for (uint32_t i = f->next; i < f->predicted_count && f->search_left; i++) {
        uint32_t end = kin__json_key_end(base, f, i);
        f->search_left--;
        /* The end of the frame may differ (node.h). */
        if (end - from == key.len &&
            kin__scan_equal(text + from, key.ptr, key.len - 2)) {
            f->next = i + 1;
            f->next_from = end;
            return base[f->values_at + i];
        }
        from = end;
    }
    return KIN__VAL_NONE;
}

/* ---- duplicate keys ---- */

struct json_key_table {
    const char *keys;
    uint32_t *ends;
    uint32_t *slots; /* index + 1; NULL: compare with all */
    size_t cap;
    uint64_t seed;
};

static kin_str table_key(const struct json_key_table *t, uint32_t i)
{
    uint32_t from = i ? t->ends[i - 1] : 0;

    return kin_str_of(t->keys + from, t->ends[i] - from);
}

/* Returns the index of an equal key among the first `count`; otherwise adds the
 * key and returns `count`. */
static uint32_t table_find(struct json_key_table *t, kin_str key,
                           uint32_t count)
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

/* Moves member `from` to `to`, whose old value was released. */
static void member_move(struct kin__json_parser *ps, size_t to, size_t from)
{
    ps->vals[to] = ps->vals[from];
    ps->owned[to] = ps->owned[from];
}

/* Removes duplicate keys: keeps the last value at the position of the first.
 * Keys only move towards the front, so unread keys are not overwritten. */
static uint32_t members_join(struct kin__json_parser *ps,
                             const struct kin__json_frame *f,
                             struct json_key_table *t, uint32_t count)
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
    assert(ps->val_count - f->val_base - 1 == ps->key_count - f->key_base);
    uint32_t count = (uint32_t)(ps->key_count - f->key_base);
    struct json_key_table t = {
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
    /* Cached values may be freed. */
    kin__values_next(ps->arena);
    return true;
}

/* ---- the shape of an object that differs ---- */

static int shape_make(struct kin__json_parser *ps,
                      const struct kin__json_frame *f)
{
    kin_str text = kin_str_of(ps->keys + f->keys_base,
                              ps->keys_len - f->keys_base);

    return kin__make_shape(ps->arena, text, ps->key_ends + f->key_base,
                           (uint32_t)(ps->key_count - f->key_base),
                           &ps->vals[f->val_base]);
}

static kin_str object_key(const struct kin__json_parser *ps,
                          const struct kin__json_frame *f, size_t i)
{
    const uint32_t *ends = ps->key_ends + f->key_base;
    uint32_t from = i ? ends[i - 1] : 0;

    return kin_str_of(ps->keys + f->keys_base + from, ends[i] - from);
}

/* Whether a member behind `i` has the same key. */
static bool object_repeats(const struct kin__json_parser *ps,
                           const struct kin__json_frame *f, size_t i)
{
    kin_str key = object_key(ps, f, i);

    for (size_t j = i + 1; j < ps->key_count - f->key_base; j++)
        if (kin_str_eq(object_key(ps, f, j), key))
            return true;
    return false;
}

static void object_remove(struct kin__json_parser *ps,
                          const struct kin__json_frame *f, size_t i)
{
    size_t left = ps->key_count - f->key_base - i - 1;
    kin__val *vals = ps->vals + f->val_base + 1 + i;
    uint8_t *owned = ps->owned + f->val_base + 1 + i;
    uint32_t *ends = ps->key_ends + f->key_base + i;
    kin_str key = object_key(ps, f, i);
    char *to = ps->keys + (key.ptr - ps->keys);

    if (owned[0])
        kin__val_unref(ps->arena, vals[0]);
    memmove(vals, vals + 1, left * sizeof(*vals));
    memmove(owned, owned + 1, left);
    memmove(to, to + key.len,
            (size_t)(ps->keys + ps->keys_len - (to + key.len)));
    for (size_t j = 0; j < left; j++)
        ends[j] = ends[j + 1] - (uint32_t)key.len;
    ps->val_count--;
    ps->key_count--;
    ps->keys_len -= key.len;
}

/* Removes the head's members that the text has as well, so that the text's stay
 * where they are. */
static void object_take_back_head(struct kin__json_parser *ps,
                                  const struct kin__json_frame *f)
{
    if (!ps->lacks_head || ps->wants_head || ps->depth != 1)
        return;
    bool has_version = object_repeats(ps, f, 1);
    bool has_kind = object_repeats(ps, f, 0);
    if (has_version)
        object_remove(ps, f, 1);
    if (has_kind)
        object_remove(ps, f, 0);
    ps->lacks_head = !has_version || !has_kind;
    /* Cached values may be freed. */
    kin__values_next(ps->arena);
}

/* Makes the shape from the collected keys and stores it before the values. */
static bool object_make_shape(struct kin__json_parser *ps,
                              const struct kin__json_frame *f)
{
    int r = shape_make(ps, f);

    if (r == KIN_EEXISTS) {
        if (ps->trail.mode == KIN__TRAIL_RECORD)
            ps->trail.mode = KIN__TRAIL_NONE;
        object_take_back_head(ps, f);
        r = shape_make(ps, f);
    }
    if (r == KIN_EEXISTS) {
        ps->has_duplicates = true;
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
    for (size_t i = 0; i < ps->key_count - f->key_base; i++)
        if (kin_str_eq(object_key(ps, f, i), key))
            return false;
    return true;
}

/* Inserts a member before all others. */
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

/* Returns the value of a member of the head: its text follows the key. */
static kin__val head_value(struct kin__json_parser *ps, kin_str key)
{
    const char *at = strstr(ps->head, key.ptr);
    const char *behind = ps->at;

    assert(at);
    kin__val val = kin__json_string(ps, at + key.len, KIN__VAL_NONE, key);
    ps->at = behind;
    return val;
}

/* Adds the members of the head that the root lacks. */
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
        ps->lacks_head = true;
        /* Its slots are those of the text. */
        if (ps->trail.mode == KIN__TRAIL_RECORD)
            ps->trail.mode = KIN__TRAIL_NONE;
    }
    return true;
}

/* Completes the stacks for an object that differs from its prediction: the
 * shape, then all values. */
static bool object_complete(struct kin__json_parser *ps,
                            struct kin__json_frame *f)
{
    bool has_shape = f->state != KIN__JSON_OTHER &&
                     f->next == f->predicted_count;
    bool needs_head = ps->wants_head && ps->depth == 1;

    assert(f->is_object);
    if (f->state != KIN__JSON_OTHER && !kin__json_settle(ps, f, f->next))
        return false;
    if (has_shape)
        return true;
    if (f->state != KIN__JSON_OTHER && !push_predicted_keys(ps, f, f->next))
        return false;
    f->state = KIN__JSON_OTHER;
    if (needs_head && !object_add_head(ps, f))
        return false;
    return object_make_shape(ps, f);
}

/* ---- the end of an object ---- */

static bool count_fits(struct kin__json_parser *ps, const char *p, size_t count)
{
    if (count <= ps->limits.members)
        return true;
    ps->error_in_value = false;
    (void)kin__json_fail(ps, KIN_ELIMIT, p, "too many members");
    return false;
}

/* Whether no member was kept and none of the head is missing. */
static bool object_is_empty(const struct kin__json_parser *ps,
                            const struct kin__json_frame *f)
{
    size_t parts = ps->val_count - f->val_base;

    if (!f->fields || (ps->wants_head && ps->depth == 1))
        return false;
    return f->state == KIN__JSON_SAME ? f->next == 0 : parts <= 1;
}

/* Finishes an object; ps->at is behind its closing brace. */
static enum kin__json_step object_end(struct kin__json_parser *ps,
                                      struct kin__json_frame *f, kin__val *ret)
{
    if (f->state == KIN__JSON_SAME && f->next == f->predicted_count) {
        /* With fields the object gets no fingerprint, but its parts may. */
        if (KIN__LIKELY(!f->fields))
            ps->seen_count = f->seen_base;
        *ret = f->predicted;
        return KIN__JSON_DONE;
    }
    if (KIN__UNLIKELY(object_is_empty(ps, f))) {
        ps->val_count = f->val_base;
        *ret = KIN__VAL_EMPTY_OBJECT;
        return KIN__JSON_DONE;
    }
    if (!object_complete(ps, f) ||
        !count_fits(ps, f->begin, ps->val_count - f->val_base - 1))
        return KIN__JSON_FAIL;
    kin__json_fingerprint_seen(ps, f->seen_base);
    assert(ps->val_count > f->val_base);
    uint64_t live = ps->arena->stats.live_nodes[KIN__NODE_OBJECT];
    int r = kin__make_object(
        ps->arena, ps->vals + f->val_base, ps->owned + f->val_base,
        (uint32_t)(ps->val_count - f->val_base - 1), f->site, ret);
    if (r < 0) {
        (void)kin__json_fail_arena(ps, r, ps->at);
        return KIN__JSON_FAIL;
    }
    if (live == ps->arena->stats.live_nodes[KIN__NODE_OBJECT])
        kin__json_place_found(ps, f, *ret);
    if (*ret == f->predicted)
        kin__val_unref(ps->arena, *ret);
    ps->val_count = f->val_base;
    ps->key_count = f->key_base;
    ps->keys_len = f->keys_base;
    return KIN__JSON_DONE;
}

/* ---- members ---- */

static bool fail_between(struct kin__json_parser *ps, const char *p,
                         const char *text)
{
    ps->error_in_value = false;
    (void)kin__json_fail(ps, KIN_EPARSE, p, text);
    return false;
}

/* Parses the value at `p`, which was not compared with f->expected yet. */
__attribute__((noinline)) static kin__val member_value(
    struct kin__json_parser *ps, const struct kin__json_frame *f, const char *p,
    kin_str key)
{
    const char *behind = NULL;

    ps->error_in_value = true;
    if (f->expected)
        behind = kin__json_match(ps->arena->rw, p, f->expected);
    if (!behind)
        return kin__json_value(ps, p, f->expected, key);
    ps->at = behind;
    return f->expected;
}

/* Parses the member at `p`, whose key is not the next predicted one.  As
 * kin__json_value; sets f->expected to the predicted value of its key. */
static kin__val object_other_member(struct kin__json_parser *ps,
                                    struct kin__json_frame *f, const char *p)
{
    kin_str key;

    ps->error_in_value = false;
    if (*p != '"')
        return kin__json_fail(ps, KIN_EPARSE, p, "key expected");
    if (f->state != KIN__JSON_OTHER && !frame_to_other(ps, f))
        return KIN__VAL_NONE;
    if (!key_read(ps, f, p, &key))
        return KIN__VAL_NONE;
    p = kin__json_space(ps, ps->at);
    if (*p != ':')
        return kin__json_fail(ps, KIN_EPARSE, p, "':' expected");
    p = kin__json_space(ps, p + 1);
    f->expected = key_find(ps, f, key);
    return member_value(ps, f, p, key);
}

/* Parses the value at `p` of a member whose key is as predicted;
 * kin__json_match has failed. */
static kin__val object_predicted_member(struct kin__json_parser *ps,
                                        struct kin__json_frame *f,
                                        const char *p, uint32_t key_from)
{
    uint32_t len = f->next_from - key_from;

    kin_str key = kin_str_of(
        (const char *)(ps->arena->rw + f->text_at) + key_from, len);
    if (KIN__UNLIKELY((unsigned char)*p <= ' '))
        return member_value(ps, f, kin__json_skip_space(ps, p), key);
    ps->error_in_value = true;
    return kin__json_value(ps, p, f->expected, key);
}

/* Pushes a value of an object that differs from its prediction. */
static bool object_take(struct kin__json_parser *ps, struct kin__json_frame *f,
                        kin__val val)
{
    bool is_owned = val != f->expected;

    if (f->state != KIN__JSON_OTHER) {
        if (!kin__json_settle(ps, f, f->next - 1)) {
            kin__val_unref(ps->arena, val);
            return false;
        }
        f->state = KIN__JSON_ALIKE;
    }
    return kin__json_push_val(ps, val, is_owned);
}

/* Skips white space to a comma or closing brace.  NULL after an error. */
static const char *object_separator(struct kin__json_parser *ps, const char *p)
{
    const char *at = kin__json_space(ps, p);

    if (*at == ',' || *at == '}')
        return at;
    (void)fail_between(ps, at, "',' or '}' expected");
    return NULL;
}

/* ---- runs ---- */

/* The state of a frame in registers; reloaded after calls that may change the
 * frame or move the arena. */
struct object_run {
    const uint32_t *base;
    const kin__val *values;
    const char *text;
    const uint16_t *ends; /* NULL if they are wide */
    uint32_t count;
    uint32_t next;
    uint32_t from;
    kin__val expected;
    uint8_t state;
    bool has_escapes;
};

/* Returns the length of the predicted key at `p`, or 0. */
static inline size_t run_match_key(const struct object_run *run, const char *p,
                                   uint32_t len)
{
    return len > 0 ? kin__json_match_key(p, run->text + run->from, len,
                                         run->has_escapes)
                   : 0;
}

static inline struct object_run run_load(const struct kin__json_parser *ps,
                                         const struct kin__json_frame *f)
{
    const uint32_t *base = ps->arena->rw;

    return (struct object_run){
        .base = base,
        .values = kin__json_words(base, f->values_at),
        .text = (const char *)kin__json_words(base, f->text_at),
        .ends = KIN__UNLIKELY(f->is_wide)
                    ? NULL
                    : (const uint16_t *)kin__json_words(base, f->ends_at),
        .count = f->predicted_count,
        .next = f->next,
        .from = f->next_from,
        .expected = f->expected,
        .state = f->state,
        .has_escapes = f->has_escapes,
    };
}

/* Returns the first member of the text at the end of the head; NULL if the
 * parser is not in the head. */
static const char *object_leave_head(struct kin__json_parser *ps,
                                     const struct kin__json_frame *f)
{
    if (KIN__LIKELY(!ps->in_head))
        return NULL;
    ps->in_head = false;
    return kin__json_space(ps, f->begin + 1);
}

static enum kin__json_step object_begin(struct kin__json_parser *ps,
                                        struct kin__json_frame *f,
                                        kin__val *ret)
{
    ps->at = kin__json_space(ps, ps->at);
    if (KIN__LIKELY(*ps->at != '}'))
        return KIN__JSON_PUSH;
    ps->at++;
    ps->val_count = f->val_base;
    *ret = KIN__VAL_EMPTY_OBJECT;
    return KIN__JSON_DONE;
}

/* kin__json_object_next(), inline for the runs. */
static inline enum kin__json_step object_next(struct kin__json_parser *ps,
                                              const struct kin__json_frame *f,
                                              const char **p)
{
    const char *at = *p;

    if (KIN__UNLIKELY(*at != ',' && *at != '}')) {
        const char *own = object_leave_head(ps, f);
        if (own) {
            *p = own + (*own == '}');
            return *own == '}' ? KIN__JSON_DONE : KIN__JSON_PUSH;
        }
        at = object_separator(ps, at);
        if (!at)
            return KIN__JSON_FAIL;
    }
    if (*at == '}') {
        *p = at + 1;
        return KIN__JSON_DONE;
    }
    *p = kin__json_space(ps, at + 1);
    return KIN__JSON_PUSH;
}

enum kin__json_step kin__json_object_next(struct kin__json_parser *ps,
                                          const struct kin__json_frame *f,
                                          const char **p)
{
    return object_next(ps, f, p);
}

static inline enum kin__json_step step_without_value(
    const struct kin__json_parser *ps)
{
    return ps->error ? KIN__JSON_FAIL : KIN__JSON_PUSH;
}

/* Ends a run; `p` is behind the closing brace. */
static inline enum kin__json_step run_end(struct kin__json_parser *ps,
                                          struct kin__json_frame *f,
                                          const struct object_run *run,
                                          const char *p, kin__val *ret)
{
    f->next = run->next;
    ps->at = p;
    return object_end(ps, f, ret);
}

/* Skips members from `*p` on that are the same as in the trail.  DONE: `*p` is
 * behind the last skipped value; PUSH: none. */
static enum kin__json_step run_skip(struct kin__json_parser *ps,
                                    struct kin__json_frame *f,
                                    struct object_run *run, const char **p)
{
    if (!kin__json_trail_leads(ps, f) || run->state == KIN__JSON_OTHER ||
        run->next >= run->count)
        return KIN__JSON_PUSH;
    uint32_t n = kin__json_trail_skip(ps, f, run->values + run->next,
                                      run->count - run->next, p);
    if (n == 0)
        return KIN__JSON_PUSH;
    run->next += n;
    run->from = kin__json_key_end(run->base, f, run->next - 1);
    return KIN__JSON_DONE;
}

static inline void run_store(struct kin__json_frame *f,
                             const struct object_run *run)
{
    f->next = run->next;
    f->next_from = run->from;
    f->expected = run->expected;
}

/* Continues behind the value of a member; handles none. */
static inline enum kin__json_step run_value(struct kin__json_parser *ps,
                                            struct kin__json_frame *f,
                                            struct object_run *run,
                                            const char **p, kin__val val)
{
    if (!val)
        return step_without_value(ps);
    *run = run_load(ps, f);
    *p = ps->at;
    return KIN__JSON_DONE;
}

enum object_kind {
    OBJECT_PLAIN,
    OBJECT_PROJECTED, /* only some fields are kept */
    OBJECT_TRAILED,   /* a trail is recorded or used */
};

/* Parses the member at `*p`: `*val` is its value, and `*p` is behind it.  PUSH:
 * a frame was pushed for its value. */
__attribute__((always_inline)) static inline enum kin__json_step run_member(
    struct kin__json_parser *ps, struct kin__json_frame *f,
    struct object_run *run, enum object_kind kind, const char **p,
    kin__val *val)
{
    uint32_t key_from = run->from;
    uint32_t end = run->from;
    const char *at = *p;
    bool leads = kind == OBJECT_TRAILED && kin__json_trail_leads(ps, f);

    if (KIN__LIKELY(run->next < run->count))
        end = KIN__LIKELY(run->ends != NULL)
                  ? run->ends[run->next]
                  : kin__json_key_end(run->base, f, run->next);
    uint32_t len = end - key_from;
    size_t matched = run_match_key(run, at, len);
    if (KIN__LIKELY(matched > 0)) {
        run->expected = run->values[run->next++];
        run->from = end;
        at += matched;
        if (run->state == KIN__JSON_OTHER && !key_push(ps, f, key_from, len))
            return KIN__JSON_FAIL;
        /* A member that the trail did not skip differs from the prediction. */
        const char *behind = NULL;
        if (!leads)
            behind = kin__json_match(run->base, at, run->expected);
        if (kind == OBJECT_TRAILED && !behind && !leads &&
            (*at == '{' || *at == '[') && !kin__val_is_immediate(run->expected))
            behind = kin__json_match_flat(ps, at, run->expected);
        if (KIN__LIKELY(behind != NULL)) {
            *p = behind;
            *val = run->expected;
            return KIN__JSON_DONE;
        }
        if (leads)
            kin__json_trail_enter(ps, f);
    }
    run_store(f, run);
    *val = matched > 0 ? object_predicted_member(ps, f, at, key_from)
                       : object_other_member(ps, f, at);
    if (kind == OBJECT_TRAILED)
        ps->trail.inner = KIN__TRAIL_NO_SLOT;
    return run_value(ps, f, run, p, *val);
}

/* Pushes a value that is not the predicted one. */
static enum kin__json_step run_take(struct kin__json_parser *ps,
                                    struct kin__json_frame *f,
                                    struct object_run *run, kin__val val)
{
    f->next = run->next;
    f->expected = run->expected;
    if (!object_take(ps, f, val))
        return KIN__JSON_FAIL;
    run->state = f->state;
    return KIN__JSON_DONE;
}

/* Parses the value at `p` of a member whose key is as predicted and whose value
 * is not. */
static enum kin__json_step run_differs(struct kin__json_parser *ps,
                                       struct kin__json_frame *f,
                                       struct object_run *run, const char **p,
                                       uint32_t key_from)
{
    run_store(f, run);
    if (ps->level_count > 0) {
        kin_str key = kin_str_of(run->text + key_from, run->from - key_from);
        return kin__json_push_levels(ps, key) ? KIN__JSON_PUSH : KIN__JSON_FAIL;
    }
    kin__val val = object_predicted_member(ps, f, *p, key_from);
    enum kin__json_step step = run_value(ps, f, run, p, val);
    if (step != KIN__JSON_DONE || val == run->expected)
        return step;
    return run_take(ps, f, run, val);
}

/* Compares the value at `p` with the predicted one; returns its end or NULL. */
__attribute__((always_inline)) static inline const char *run_match_value(
    struct kin__json_parser *ps, const struct object_run *run, const char *p,
    kin__val expected)
{
    ps->level_count = 0;
    if (kin__val_is_time(expected) || kin__val_is_int(expected))
        return kin__json_match_number_or_time(ps, p, expected);
    if ((*p == '{' || *p == '[') && !kin__val_is_immediate(expected))
        return kin__json_match_deep(ps, p, expected);
    return kin__json_match(run->base, p, expected);
}

enum object_stop {
    OBJECT_AT_MEMBER, /* not parsed yet */
    OBJECT_AT_VALUE,  /* of a member whose key is as predicted */
    OBJECT_AT_END,    /* behind the closing brace */
};

/* Skips all members from `*p` on that are as predicted. */
static enum object_stop run_predicted(struct kin__json_parser *ps,
                                      struct object_run *run, const char **p,
                                      uint32_t *ret_key_from)
{
    enum object_stop stop = OBJECT_AT_MEMBER;
    uint32_t next = run->next;
    uint32_t from = run->from;
    const char *at = *p;

    while (next < run->count) {
        uint32_t len = run->ends[next] - from;
        if (!kin__scan_equal(at, run->text + from, len))
            break;
        run->expected = run->values[next];
        const char *end = run_match_value(ps, run, at + len, run->expected);
        if (KIN__UNLIKELY(end && *end != ',' && *end != '}'))
            break;
        next++;
        from += len;
        if (KIN__UNLIKELY(!end)) {
            *ret_key_from = from - len;
            at += len;
            stop = OBJECT_AT_VALUE;
            break;
        }
        at = end + 1;
        if (*end == '}') {
            stop = OBJECT_AT_END;
            break;
        }
        at = kin__json_space(ps, at);
    }
    run->next = next;
    run->from = from;
    *p = at;
    return stop;
}

/* Parses the member at `*p` and pushes its value if necessary; `val` is the
 * value of the member whose frame was popped, or none. */
__attribute__((always_inline)) static inline enum kin__json_step run_read(
    struct kin__json_parser *ps, struct kin__json_frame *f,
    struct object_run *run, enum object_kind kind, const char **p, kin__val val)
{
    if (!val) {
        if (kind == OBJECT_TRAILED && ps->trail.mode == KIN__TRAIL_RECORD)
            kin__json_trail_open(ps, f, *p);
        enum kin__json_step step = run_member(ps, f, run, kind, p, &val);
        if (step != KIN__JSON_DONE)
            return step;
    }
    if (kind == OBJECT_TRAILED) {
        kin__json_trail_close(ps, f, *p);
        kin__json_trail_pass(ps, f, run->state != KIN__JSON_OTHER);
    }
    if (run->state != KIN__JSON_OTHER && val == run->expected)
        return KIN__JSON_DONE;
    return run_take(ps, f, run, val);
}

/* Continues at the value where a comparison stopped. */
static enum object_stop run_resume(struct kin__json_parser *ps,
                                   const struct kin__json_frame *f,
                                   struct object_run *run, const char **p,
                                   uint32_t *ret_key_from)
{
    assert(ps->differs_at && run->next < run->count);
    *p = KIN__STEAL(ps->differs_at);
    *ret_key_from = run->from;
    run->from = kin__json_key_end(run->base, f, run->next);
    run->expected = run->values[run->next++];
    ps->level_count = 0;
    return OBJECT_AT_VALUE;
}

/* As kin__json_object_run, for an object without fields and trail. */
static enum kin__json_step object_run_plain(struct kin__json_parser *ps,
                                            struct kin__json_frame *f,
                                            kin__val val, kin__val *ret)
{
    if (!val && object_begin(ps, f, ret) == KIN__JSON_DONE)
        return KIN__JSON_DONE;
    const char *p = ps->at;
    struct object_run run = run_load(ps, f);
    enum kin__json_step step = KIN__JSON_DONE;
    for (;; val = KIN__VAL_NONE) {
        enum object_stop stop = OBJECT_AT_MEMBER;
        uint32_t key_from = 0;
        if (ps->differs_at)
            stop = run_resume(ps, f, &run, &p, &key_from);
        else if (!val && run.state != KIN__JSON_OTHER && run.ends &&
                 !run.has_escapes)
            stop = run_predicted(ps, &run, &p, &key_from);
        if (stop == OBJECT_AT_END)
            return run_end(ps, f, &run, p, ret);
        step = stop == OBJECT_AT_VALUE
                   ? run_differs(ps, f, &run, &p, key_from)
                   : run_read(ps, f, &run, OBJECT_PLAIN, &p, val);
        if (step != KIN__JSON_DONE)
            return step;
        step = object_next(ps, f, &p);
        if (KIN__UNLIKELY(step != KIN__JSON_PUSH))
            break;
    }
    return step == KIN__JSON_FAIL ? step : run_end(ps, f, &run, p, ret);
}

/* Instantiated for each kind, so that none pays for the others. */
__attribute__((always_inline)) static inline enum kin__json_step object_run(
    struct kin__json_parser *ps, struct kin__json_frame *f,
    enum object_kind kind, kin__val val, kin__val *ret)
{
    if (!val && object_begin(ps, f, ret) == KIN__JSON_DONE)
        return KIN__JSON_DONE;
    const char *p = ps->at;
    struct object_run run = run_load(ps, f);
    enum kin__json_step step = KIN__JSON_PUSH;
    bool has_skipped = false;
    for (;; val = KIN__VAL_NONE) {
        if (kind == OBJECT_PROJECTED && !val) {
            step = kin__json_project(ps, f, &p);
            if (step != KIN__JSON_PUSH)
                break;
        }
        /* The member behind a skipped one differs. */
        step = kind == OBJECT_TRAILED && !val && !has_skipped
                   ? run_skip(ps, f, &run, &p)
                   : KIN__JSON_PUSH;
        has_skipped = step == KIN__JSON_DONE;
        if (step == KIN__JSON_PUSH)
            step = run_read(ps, f, &run, kind, &p, val);
        if (step != KIN__JSON_DONE)
            return step;
        step = object_next(ps, f, &p);
        if (KIN__UNLIKELY(step != KIN__JSON_PUSH))
            break;
    }
    return step == KIN__JSON_FAIL ? step : run_end(ps, f, &run, p, ret);
}

enum kin__json_step kin__json_object_run(struct kin__json_parser *ps,
                                         kin__val val, kin__val *ret)
{
    struct kin__json_frame *f = kin__json_top(ps);

    if (KIN__UNLIKELY(f->fields != NULL))
        return object_run(ps, f, OBJECT_PROJECTED, val, ret);
    if (ps->trail.mode == KIN__TRAIL_RECORD || kin__json_trail_leads(ps, f))
        return object_run(ps, f, OBJECT_TRAILED, val, ret);
    return object_run_plain(ps, f, val, ret);
}
