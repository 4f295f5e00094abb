/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_frame.c - open objects and arrays, compared with their prediction.
 *
 * As long as a container agrees with its prediction, nothing is on the stacks.
 * From the first difference on they have its values, and from the first other
 * key on its keys.
 */
#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/fingerprint.h"
#include "object/values.h"
#include "wire/proto_impl.h"

enum {
    MIN_CAP = 64,
    /* Comparisons of keys in search of one that is not the next, so that they
     * take time in proportion to the object. */
    SEARCH_MIN = 64,
    SEARCH_FACTOR = 4,
};

/* ---- stacks ---- */

int kin__proto_grow(const kin_allocator *alloc, void **table, size_t *cap,
                    size_t need, size_t size)
{
    size_t to = *cap > 0 ? *cap : MIN_CAP;

    if (need <= *cap)
        return 0;
    if (need >= UINT32_MAX)
        return KIN_ELIMIT;
    while (to < need)
        to *= 2;
    void *grown = kin__realloc(alloc, *table, to, size);
    if (!grown)
        return KIN_ENOMEM;
    *table = grown;
    *cap = to;
    return 0;
}

static int vals_grow(struct kin__proto_reader *rd, size_t need)
{
    void *vals = rd->vals;
    void *owned = rd->owned;
    int r = kin__proto_grow(rd->alloc, &vals, &rd->val_cap, need,
                            sizeof(*rd->vals));
    rd->vals = vals;
    if (r == 0)
        r = kin__proto_grow(rd->alloc, &owned, &rd->owned_cap, need,
                            sizeof(*rd->owned));
    rd->owned = owned;
    return r;
}

static inline int vals_reserve(struct kin__proto_reader *rd, size_t more)
{
    size_t need = rd->val_count + more;
    bool fits = need <= rd->val_cap && need <= rd->owned_cap;

    return __builtin_expect(fits, 1) ? 0 : vals_grow(rd, need);
}

static void vals_push(struct kin__proto_reader *rd, kin__val val, bool is_owned)
{
    assert(rd->val_count < rd->val_cap && rd->val_count < rd->owned_cap);
    rd->vals[rd->val_count] = val;
    rd->owned[rd->val_count] = is_owned;
    rd->val_count++;
}

void kin__proto_reader_drop(struct kin__proto_reader *rd)
{
    for (size_t i = 0; i < rd->val_count; i++)
        if (rd->owned[i])
            kin__val_unref(rd->arena, rd->vals[i]);
    rd->val_count = 0;
    rd->key_count = 0;
    rd->seen_count = 0;
    rd->slot_count = 0;
    rd->entry_count = 0;
    kin__buf_clear(&rd->keys);
    /* Cached values may be freed. */
    kin__values_next(rd->arena);
}

int kin__proto_see(struct kin__proto_reader *rd, kin__val val, kin_str bytes,
                   uint64_t salt)
{
    void *seen = rd->seen;
    int r = kin__proto_grow(rd->alloc, &seen, &rd->seen_cap, rd->seen_count + 1,
                            sizeof(*rd->seen));

    rd->seen = seen;
    if (r == 0)
        rd->seen[rd->seen_count++] = (struct kin__proto_seen){
            .val = val,
            .salt = salt,
            .bytes = bytes,
        };
    return r;
}

/* Adds fingerprints to the values that agreed in a container that does not. */
static void seen_add(struct kin__proto_reader *rd, size_t from)
{
    while (rd->seen_count > from) {
        const struct kin__proto_seen *seen = &rd->seen[--rd->seen_count];
        const uint32_t *node = kin__arena_node(rd->arena, seen->val);
        /* It may have occurred twice. */
        if (!(kin__node_head(node) & KIN__NODE_EXTRA))
            kin__fingerprint_add_salted(rd->arena, seen->val, seen->bytes,
                                        seen->salt);
    }
}

/* ---- opening ---- */

static uint32_t words_to(const struct kin__proto_reader *rd, const void *at)
{
    return (uint32_t)((const uint32_t *)at - rd->arena->rw);
}

static void frame_open_shape(const struct kin__proto_reader *rd,
                             struct kin__proto_frame *frame, kin__val handle)
{
    const uint32_t *shape = kin__arena_node(rd->arena, handle);

    frame->shape = handle;
    frame->text_at = words_to(rd, kin__shape_text(shape));
    if (!kin__shape_is_wide(shape))
        frame->ends_at = words_to(rd, kin__node_payload(shape) + 1);
}

int kin__proto_open_frame(struct kin__proto_reader *rd, bool is_object,
                          const struct kin__proto_place *place,
                          struct kin__proto_frame *ret)
{
    *ret = (struct kin__proto_frame){
        .site = place->site,
        .is_object = is_object,
        .val_base = rd->val_count,
        .key_base = rd->key_count,
        .keys_base = rd->keys.len,
        .seen_base = rd->seen_count,
        .fields = place->below,
    };
    if (rd->levels == rd->limits.depth)
        return kin__proto_limit(rd, "is nested too deeply");
    rd->levels++;
    if (!kin__val_is_node(place->expected))
        return 0;
    const uint32_t *node = rd->arena->rw + place->expected;
    if (kin__node_type(node) !=
        (is_object ? KIN__NODE_OBJECT : KIN__NODE_ARRAY))
        return 0;
    ret->predicted = place->expected;
    ret->predicted_count = kin__node_count(node);
    ret->values_at = words_to(rd, kin__node_values(node));
    if (is_object)
        frame_open_shape(rd, ret, kin__node_shape(node));
    ret->search_left = SEARCH_MIN +
                       (uint64_t)ret->predicted_count * SEARCH_FACTOR;
    return 0;
}

/* ---- the predicted container ---- */

static const uint32_t *frame_shape(const struct kin__proto_reader *rd,
                                   const struct kin__proto_frame *frame)
{
    assert(frame->is_object && frame->predicted);
    return rd->arena->rw + frame->shape;
}

static inline kin__val frame_value(const struct kin__proto_reader *rd,
                                   const struct kin__proto_frame *frame,
                                   uint32_t i)
{
    assert(i < frame->predicted_count);
    return rd->arena->rw[frame->values_at + i];
}

/* Returns the end of the text of predicted key `i`. */
static inline uint32_t frame_key_end(const struct kin__proto_reader *rd,
                                     const struct kin__proto_frame *frame,
                                     uint32_t i)
{
    assert(i < frame->predicted_count);
    if (__builtin_expect(frame->ends_at == 0, 0))
        return kin__shape_end(frame_shape(rd, frame), i);
    return ((const uint16_t *)(rd->arena->rw + frame->ends_at))[i];
}

/* Completes the values on the stack to the first `count` predicted ones. */
static int frame_settle(struct kin__proto_reader *rd,
                        struct kin__proto_frame *frame, uint32_t count)
{
    uint32_t lead = frame->is_object;
    size_t have = rd->val_count - frame->val_base;
    int r = vals_reserve(rd, count + lead);

    assert(frame->state != KIN__PROTO_OTHER);
    if (r < 0)
        return r;
    if (lead && have == 0) {
        vals_push(rd,
                  frame->predicted
                      ? kin__node_shape(rd->arena->rw + frame->predicted)
                      : KIN__VAL_NONE,
                  /* is_owned= */ false);
        have = 1;
    }
    for (size_t i = have - lead; i < count; i++)
        vals_push(rd, frame_value(rd, frame, (uint32_t)i),
                  /* is_owned= */ false);
    return 0;
}

/* ---- keys ---- */

static int ends_push(struct kin__proto_reader *rd, size_t end)
{
    void *ends = rd->key_ends;
    int r = kin__proto_grow(rd->alloc, &ends, &rd->key_cap, rd->key_count + 1,
                            sizeof(*rd->key_ends));

    rd->key_ends = ends;
    if (r == 0)
        rd->key_ends[rd->key_count++] = (uint32_t)end;
    return r;
}

static int key_push(struct kin__proto_reader *rd,
                    const struct kin__proto_frame *frame, kin_str key)
{
    char *room = NULL;
    int r = kin__buf_reserve(&rd->keys, key.len + KIN__SHAPE_KEY_FRAME, &room);

    if (r < 0)
        return r;
    room[0] = '"';
    memcpy(room + 1, key.ptr, key.len);
    memcpy(room + 1 + key.len, "\":", 2);
    kin__buf_grown(&rd->keys, key.len + KIN__SHAPE_KEY_FRAME);
    return ends_push(rd, rd->keys.len - frame->keys_base);
}

/* Pushes the keys of the members so far, which are the predicted ones. */
static int keys_settle(struct kin__proto_reader *rd,
                       struct kin__proto_frame *frame)
{
    int r = 0;

    for (uint32_t i = 0; r == 0 && i < frame->next; i++)
        r = key_push(rd, frame, kin__shape_key(frame_shape(rd, frame), i));
    frame->state = KIN__PROTO_OTHER;
    return r;
}

/* Whether the predicted key whose text is between `from` and `end` is `key`. */
static inline bool key_is(const struct kin__proto_reader *rd,
                          const struct kin__proto_frame *frame, uint32_t from,
                          uint32_t end, kin_str key)
{
    const char *text = (const char *)(rd->arena->rw + frame->text_at);

    return end - from == key.len + KIN__SHAPE_KEY_FRAME &&
           kin__proto_same(text + from + 1, key.ptr, key.len);
}

/* Whether the key is the next predicted one; then moves behind it. */
static inline bool frame_is_next(const struct kin__proto_reader *rd,
                                 struct kin__proto_frame *frame, kin_str key)
{
    if (frame->next >= frame->predicted_count)
        return false;
    uint32_t end = frame_key_end(rd, frame, frame->next);
    if (!key_is(rd, frame, frame->from, end, key))
        return false;
    frame->next++;
    frame->from = end;
    return true;
}

/* The same for any of the next ones. */
static bool frame_find(const struct kin__proto_reader *rd,
                       struct kin__proto_frame *frame, kin_str key)
{
    uint32_t from = frame->from;

    for (uint32_t i = frame->next;
         i < frame->predicted_count && frame->search_left > 0; i++) {
        uint32_t end = frame_key_end(rd, frame, i);
        frame->search_left--;
        if (key_is(rd, frame, from, end, key)) {
            frame->next = i + 1;
            frame->from = end;
            return true;
        }
        from = end;
    }
    return false;
}

/* Sites only guide the intern table, so a few characters of the key do. */
static uint32_t site_of(uint32_t site, kin_str key)
{
    uint64_t word = key.len;

    if (key.len > 0)
        word |= (uint64_t)(unsigned char)key.ptr[0] << 32 |
                (uint64_t)(unsigned char)key.ptr[key.len / 2] << 40 |
                (uint64_t)(unsigned char)key.ptr[key.len - 1] << 48;
    uint64_t mixed = (word ^ site) * 0x9e3779b97f4a7c15u;
    return (uint32_t)(mixed >> 32) ^ (uint32_t)mixed;
}

/* Looks a key up in the projection. */
__attribute__((noinline)) static bool member_is_kept(
    const struct kin__proto_frame *frame, kin_str key,
    const struct kin__projection_node **ret_below)
{
    char padded[256 + KIN__JSON_PADDING];

    *ret_below = NULL;
    /* No kept field has a longer name; see kin__projection_find(). */
    if (key.len > sizeof(padded) - KIN__JSON_PADDING)
        return false;
    memset(padded, 0, sizeof(padded));
    memcpy(padded, key.ptr, key.len);
    const struct kin__projection_field *field = kin__projection_find(
        frame->fields, kin_str_of(padded, key.len));
    if (field)
        *ret_below = field->below;
    return field != NULL;
}

/* Finds a member whose key is not the next predicted one; `*ret` is whether it
 * has a predicted value. */
__attribute__((noinline)) static int frame_search(
    struct kin__proto_reader *rd, struct kin__proto_frame *frame, kin_str key,
    bool *ret)
{
    int r = 0;

    if (frame->state != KIN__PROTO_OTHER) {
        r = frame_settle(rd, frame, frame->next);
        if (r == 0)
            r = keys_settle(rd, frame);
    }
    if (r == 0)
        *ret = frame_find(rd, frame, key);
    return r == 0 ? key_push(rd, frame, key) : r;
}

int kin__proto_next_member(struct kin__proto_reader *rd,
                           struct kin__proto_frame *frame, kin_str key,
                           struct kin__proto_place *ret)
{
    int r = 0;

    ret->below = NULL;
    if (__builtin_expect(frame->fields != NULL, 0) &&
        !member_is_kept(frame, key, &ret->below))
        return 0;
    bool is_found = frame_is_next(rd, frame, key);
    if (!is_found)
        r = frame_search(rd, frame, key, &is_found);
    else if (frame->state == KIN__PROTO_OTHER)
        r = key_push(rd, frame, key);
    if (r < 0)
        return r;
    rd->made += key.len + 4;
    ret->key = key;
    ret->site = site_of(frame->site, key);
    ret->expected = is_found ? frame_value(rd, frame, frame->next - 1)
                             : KIN__VAL_NONE;
    return 1;
}

void kin__proto_next_element(const struct kin__proto_reader *rd,
                             const struct kin__proto_frame *frame,
                             struct kin__proto_place *ret)
{
    *ret = (struct kin__proto_place){
        .expected = frame->next < frame->predicted_count
                        ? frame_value(rd, frame, frame->next)
                        : KIN__VAL_NONE,
        .site = frame->site * 0x85ebca6bu + 1,
        .key = kin_str_of("", 0),
        .below = frame->fields ? frame->fields->elements : NULL,
    };
}

int kin__proto_take_other(struct kin__proto_reader *rd,
                          struct kin__proto_frame *frame, kin__val expected,
                          kin__val val)
{
    bool is_same = val == expected;
    int r = 0;

    assert(val);
    if (rd->opts->max_text > 0 && rd->made > rd->opts->max_text)
        r = kin__proto_limit(rd, "makes the object too long");
    else if (frame->state == KIN__PROTO_SAME)
        r = frame_settle(rd, frame, frame->next - (expected != KIN__VAL_NONE));
    if (r == 0)
        r = vals_reserve(rd, 1);
    if (r < 0) {
        if (!is_same)
            kin__val_unref(rd->arena, val);
        return r;
    }
    if (frame->state == KIN__PROTO_SAME)
        frame->state = KIN__PROTO_ALIKE;
    vals_push(rd, val, !is_same);
    return 0;
}

/* ---- closing ---- */

static int frame_make_shape(struct kin__proto_reader *rd,
                            const struct kin__proto_frame *frame)
{
    kin_str text = kin__str_slice(kin__buf_str(&rd->keys), frame->keys_base,
                                  SIZE_MAX);
    kin__val shape = KIN__VAL_NONE;
    int r = kin__make_shape(rd->arena, text, rd->key_ends + frame->key_base,
                            (uint32_t)(rd->key_count - frame->key_base),
                            &shape);

    if (r == KIN_EEXISTS)
        return kin__proto_fail(rd, "has a duplicate key");
    rd->is_full |= r < 0;
    if (r < 0)
        return r;
    rd->vals[frame->val_base] = shape;
    rd->owned[frame->val_base] = 1;
    return 0;
}

/* Completes the stacks for a container that differs from its prediction. */
static int frame_complete(struct kin__proto_reader *rd,
                          struct kin__proto_frame *frame)
{
    int r = 0;

    if (frame->state != KIN__PROTO_OTHER) {
        uint32_t count = frame->next;
        if (frame->state == KIN__PROTO_ALIKE && !frame->is_object)
            count = (uint32_t)(rd->val_count - frame->val_base);
        r = frame_settle(rd, frame, count);
    }
    if (r < 0 || !frame->is_object ||
        (frame->state != KIN__PROTO_OTHER &&
         frame->next == frame->predicted_count))
        return r;
    if (frame->state != KIN__PROTO_OTHER)
        r = keys_settle(rd, frame);
    return r < 0 ? r : frame_make_shape(rd, frame);
}

static int frame_make(struct kin__proto_reader *rd,
                      const struct kin__proto_frame *frame, kin__val *ret)
{
    const kin__val *vals = rd->vals + frame->val_base;
    const uint8_t *owned = rd->owned + frame->val_base;
    uint32_t count = (uint32_t)(rd->val_count - frame->val_base) -
                     frame->is_object;
    int r = frame->is_object ? kin__make_object(rd->arena, vals, owned, count,
                                                frame->site, ret)
                             : kin__make_array(rd->arena, vals, owned, count,
                                               frame->site, ret);

    rd->is_full |= r < 0;
    if (r == 0 && *ret == frame->predicted)
        kin__val_unref(rd->arena, *ret);
    return r;
}

int kin__proto_close_frame(struct kin__proto_reader *rd,
                           struct kin__proto_frame *frame, kin__val *ret)
{
    assert(rd->levels > 0);
    rd->levels--;
    if (frame->state == KIN__PROTO_SAME) {
        if (frame->next == 0) {
            *ret = frame->is_object ? KIN__VAL_EMPTY_OBJECT
                                    : KIN__VAL_EMPTY_ARRAY;
            return 0;
        }
        if (frame->next == frame->predicted_count) {
            rd->seen_count = frame->seen_base;
            *ret = frame->predicted;
            return 0;
        }
    }
    int r = frame_complete(rd, frame);
    if (r == 0 &&
        rd->val_count - frame->val_base - frame->is_object > rd->limits.members)
        r = kin__proto_limit(rd, "has too many members");
    if (r < 0)
        return r;
    seen_add(rd, frame->seen_base);
    r = frame_make(rd, frame, ret);
    if (r < 0)
        return r;
    rd->val_count = frame->val_base;
    rd->key_count = frame->key_base;
    rd->keys.len = frame->keys_base;
    return 0;
}
