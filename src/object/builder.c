/* SPDX-License-Identifier: Apache-2.0 */
#include "object/builder.h"

#include "base/alloc.h"
#include "base/str.h"
#include "object/content.h"
#include "object/import.h"
#include "object/values.h"

enum {
    BUILDER_MIN_CAP = 32,
    /* The keys of an object are not longer than a document can be. */
    BUILDER_MAX_KEYS = 1 << 30,
};

struct kin__builder_frame {
    size_t first_part; /* of an object: the slot of its shape */
    size_t first_end;
    size_t text_from;
    bool is_object;
};

void kin__builder_init(struct kin__builder *b, struct kin__arena *arena)
{
    assert(arena->is_document);
    *b = (struct kin__builder){.arena = arena};
    kin__buf_init(&b->text, arena->alloc, BUILDER_MAX_KEYS);
}

void kin__builder_done(struct kin__builder *b)
{
    if (!b->arena)
        return;
    kin__free(b->arena->alloc, b->parts);
    kin__free(b->arena->alloc, b->ends);
    kin__free(b->arena->alloc, b->frames);
    kin__buf_done(&b->text);
    *b = (struct kin__builder){.arena = NULL};
}

/* ---- stacks ---- */

static size_t next_cap(size_t cap)
{
    return cap ? cap * 2 : BUILDER_MIN_CAP;
}

static int builder_grow_parts(struct kin__builder *b)
{
    size_t cap = next_cap(b->part_cap);

    if (b->part_count < b->part_cap)
        return 0;
    kin__val *parts = kin__realloc(b->arena->alloc, b->parts, cap,
                                   sizeof(*parts));
    if (!parts)
        return KIN_ENOMEM;
    b->parts = parts;
    b->part_cap = cap;
    return 0;
}

static int builder_grow_ends(struct kin__builder *b)
{
    size_t cap = next_cap(b->end_cap);

    if (b->end_count < b->end_cap)
        return 0;
    uint32_t *ends = kin__realloc(b->arena->alloc, b->ends, cap, sizeof(*ends));
    if (!ends)
        return KIN_ENOMEM;
    b->ends = ends;
    b->end_cap = cap;
    return 0;
}

static int builder_grow_frames(struct kin__builder *b)
{
    size_t cap = next_cap(b->frame_cap);

    if (b->frame_count < b->frame_cap)
        return 0;
    struct kin__builder_frame *frames = kin__realloc(b->arena->alloc, b->frames,
                                                     cap, sizeof(*frames));
    if (!frames)
        return KIN_ENOMEM;
    b->frames = frames;
    b->frame_cap = cap;
    return 0;
}

static struct kin__builder_frame *builder_top(const struct kin__builder *b)
{
    return b->frame_count ? &b->frames[b->frame_count - 1] : NULL;
}

/* Checks whether a value is allowed now. */
static int builder_expect_value(const struct kin__builder *b)
{
    const struct kin__builder_frame *top = builder_top(b);

    if (!top)
        return b->part_count == 0 ? 0 : KIN_EINVAL;
    return top->is_object == b->has_key ? 0 : KIN_EINVAL;
}

/* ---- keys ---- */

static int text_append_key(struct kin__buf *text, kin_str key)
{
    size_t len = key.len + KIN__SHAPE_KEY_FRAME;
    char *room = NULL;

    if (text->ptr && text->cap - text->len > len) {
        room = text->ptr + text->len;
    } else {
        int r = kin__buf_reserve(text, len, &room);
        if (r < 0)
            return r;
    }
    room[0] = '"';
    if (key.len > 0)
        memcpy(room + 1, key.ptr, key.len);
    memcpy(room + 1 + key.len, "\":", sizeof("\":"));
    text->len += len;
    return 0;
}

int kin__builder_key(struct kin__builder *b, kin_str key)
{
    const struct kin__builder_frame *top = builder_top(b);

    if (!top || !top->is_object || b->has_key)
        return KIN_EINVAL;
    int r = builder_grow_ends(b);
    if (r < 0)
        return r;
    r = text_append_key(&b->text, key);
    if (r < 0)
        return r;
    b->ends[b->end_count++] = (uint32_t)(b->text.len - top->text_from);
    b->has_key = true;
    b->key_names_time = kin__key_names_time(key);
    return 0;
}

/* ---- values ---- */

/* Adds a value that has the form its key requires. */
static int builder_push(struct kin__builder *b, kin__val val)
{
    int r = builder_grow_parts(b);

    assert(val != KIN__VAL_NONE);
    if (r < 0)
        return r;
    b->parts[b->part_count++] = val;
    b->has_key = false;
    b->key_names_time = false;
    return 0;
}

/* Converts a string under a key that names a time, and a time under one that
 * does not. */
static int builder_fit(struct kin__builder *b, kin__val val, kin__val *ret)
{
    char text[KIN__TIME_LEN];

    *ret = val;
    if (kin__val_is_time(val) && !b->key_names_time) {
        kin__val_print_time(val, text);
        return kin__make_string(b->arena, kin_str_of(text, sizeof(text)),
                                /* site= */ 0, ret);
    }
    if (!b->key_names_time || !kin__val_is_node(val))
        return 0;
    const uint32_t *node = kin__node(b->arena->ro, val);
    if (kin__node_type(node) != KIN__NODE_STRING)
        return 0;
    kin__val time = kin__val_parse_time(kin__node_str(node));
    if (time)
        *ret = time;
    return 0;
}

int kin__builder_add(struct kin__builder *b, kin__val val)
{
    int r = builder_expect_value(b);

    if (r < 0 || !val)
        return KIN_EINVAL;
    r = builder_fit(b, val, &val);
    return r < 0 ? r : builder_push(b, val);
}

int kin__builder_add_string(struct kin__builder *b, kin_str bytes)
{
    kin__val val = KIN__VAL_NONE;
    int r = builder_expect_value(b);

    if (r < 0)
        return r;
    if (b->key_names_time)
        val = kin__val_parse_time(bytes);
    if (!val)
        r = kin__make_string(b->arena, bytes, /* site= */ 0, &val);
    return r < 0 ? r : builder_push(b, val);
}

int kin__builder_add_value(struct kin__builder *b, kin_value value)
{
    kin__val val = KIN__VAL_NONE;
    int r = builder_expect_value(b);

    if (r < 0)
        return r;
    if (!kin_value_exists(value))
        return KIN_EINVAL;
    r = kin__val_import(b->arena, value.home, value.bits, &val);
    return r < 0 ? r : kin__builder_add(b, val);
}

int kin__builder_open(struct kin__builder *b, kin_type type)
{
    bool is_object = type == KIN_TYPE_OBJECT;
    int r = builder_expect_value(b);

    assert(is_object || type == KIN_TYPE_ARRAY);
    if (r == 0)
        r = builder_grow_frames(b);
    if (r == 0)
        r = builder_grow_parts(b);
    if (r < 0)
        return r;
    b->frames[b->frame_count++] = (struct kin__builder_frame){
        .first_part = b->part_count,
        .first_end = b->end_count,
        .text_from = b->text.len,
        .is_object = is_object,
    };
    /* A slot for the shape. */
    if (is_object)
        b->parts[b->part_count++] = KIN__VAL_NONE;
    b->has_key = false;
    b->key_names_time = false;
    return 0;
}

static int builder_make_object(struct kin__builder *b,
                               const struct kin__builder_frame *frame,
                               kin__val *ret)
{
    kin__val *parts = b->parts + frame->first_part;
    assert(frame->is_object && b->part_count > frame->first_part);
    uint32_t count = (uint32_t)(b->part_count - frame->first_part - 1);
    kin_str text = kin__str_slice(kin__buf_str(&b->text), frame->text_from,
                                  SIZE_MAX);

    if (count == 0) {
        *ret = KIN__VAL_EMPTY_OBJECT;
        return 0;
    }
    int r = kin__make_shape(b->arena, text, b->ends + frame->first_end, count,
                            &parts[0]);
    return r < 0 ? r
                 : kin__make_object(b->arena, parts, /* owned= */ NULL, count,
                                    /* site= */ 0, ret);
}

static bool builder_has_keys(const struct kin__builder *b,
                             const struct kin__builder_frame *frame,
                             const uint32_t *shape)
{
    const struct kin__content keys = {
        .type = KIN__NODE_SHAPE,
        .count = (uint32_t)(b->end_count - frame->first_end),
        .bytes = b->text.ptr + frame->text_from,
        .len = (uint32_t)(b->text.len - frame->text_from),
        .ends = b->ends + frame->first_end,
    };

    return kin__content_is_node(&keys, shape);
}

/* Whether the open array or object is equal to a node of the arena. */
static bool builder_is_like(const struct kin__builder *b,
                            const struct kin__builder_frame *frame,
                            kin__val like)
{
    size_t from = frame->first_part + frame->is_object;
    size_t count = b->part_count - from;

    if (!kin__val_is_node(like))
        return false;
    const uint32_t *node = kin__node(b->arena->ro, like);
    enum kin__node_type type = frame->is_object ? KIN__NODE_OBJECT
                                                : KIN__NODE_ARRAY;
    if (kin__node_type(node) != type || kin__node_count(node) != count ||
        memcmp(kin__node_values(node), b->parts + from,
               count * sizeof(*b->parts)) != 0)
        return false;
    return !frame->is_object ||
           builder_has_keys(b, frame,
                            kin__node(b->arena->ro, kin__node_shape(node)));
}

int kin__builder_close(struct kin__builder *b)
{
    return kin__builder_close_like(b, kin_value_absent());
}

int kin__builder_close_like(struct kin__builder *b, kin_value like)
{
    const struct kin__builder_frame *frame = builder_top(b);
    kin__val val = KIN__VAL_NONE;
    int r = 0;

    if (!frame || b->has_key)
        return KIN_EINVAL;
    if (like.home == b->arena && builder_is_like(b, frame, like.bits))
        val = like.bits;
    else if (frame->is_object)
        r = builder_make_object(b, frame, &val);
    else
        r = kin__make_array(b->arena, b->parts + frame->first_part,
                            /* owned= */ NULL,
                            (uint32_t)(b->part_count - frame->first_part),
                            /* site= */ 0, &val);
    if (r < 0)
        return r;
    assert(b->part_count >= frame->first_part);
    b->part_count = frame->first_part;
    b->end_count = frame->first_end;
    b->text.len = frame->text_from;
    b->frame_count--;
    b->parts[b->part_count++] = val;
    return 0;
}

int kin__builder_take(struct kin__builder *b, kin__val *ret)
{
    if (b->frame_count > 0 || b->part_count != 1)
        return KIN_EINVAL;
    *ret = b->parts[0];
    b->part_count = 0;
    return 0;
}
