/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_list.c - the members and items of a list.
 */
#include "base/alloc.h"
#include "base/str.h"
#include "object/shape.h"
#include "object/values.h"
#include "wire/json_peek.h"
#include "wire/stream_impl.h"

enum {
    /* Of a list's own strings and keys; they are scanned again with each chunk
     * until they are whole. */
    LIST_TOKEN_MAX = 64 * 1024,
};

/* What a step gives beside errors. */
enum {
    LIST_ON = 0,   /* the state has moved on */
    LIST_MORE = 1, /* more bytes are needed */
};

static int list_fail(struct kin__stream *s, const char *text, kin_error *err)
{
    return kin__stream_fail(s, KIN_EPARSE, kin__stream_at(s), text, err);
}

static int list_more(const struct kin__stream *s, size_t limit, kin_error *err)
{
    if (s->end - s->start > limit)
        return kin__stream_fail(s, KIN_ELIMIT, kin__stream_at(s),
                                "string too long", err);
    return LIST_MORE;
}

/* ---- what a list says of itself ---- */

static int list_set_text(struct kin__stream *s, int which, kin_str text)
{
    char *copy = kin__strdup(s->alloc, text);

    if (!copy)
        return KIN_ENOMEM;
    kin__free(s->alloc, s->texts[which]);
    s->texts[which] = copy;
    return 0;
}

/* A member of an object; none if it has none. */
static kin__val val_member(const uint32_t *base, kin__val object, kin_str key)
{
    if (!kin__val_is_node(object) ||
        kin__node_type(base + object) != KIN__NODE_OBJECT)
        return KIN__VAL_NONE;
    const uint32_t *node = base + object;
    uint32_t slot = kin__shape_find(base + kin__node_shape(node), key, 0);
    if (slot == KIN__SHAPE_NO_SLOT)
        return KIN__VAL_NONE;
    return kin__node_values(node)[slot];
}

static kin_str val_text(const uint32_t *base, kin__val val)
{
    if (kin__val_is_node(val) && kin__node_type(base + val) <= KIN__NODE_NUMBER)
        return kin__node_str(base + val);
    return kin_str_of("", 0);
}

static int list_set_shard(struct kin__stream *s, kin__val metadata)
{
    const uint32_t *base = s->parser.arena->rw;
    kin__val info = val_member(base, metadata, KIN__S("shardInfo"));

    return list_set_text(
        s, KIN__LIST_TEXT_SHARD_SELECTOR,
        val_text(base, val_member(base, info, KIN__S("selector"))));
}

static int list_set_metadata(struct kin__stream *s, kin__val metadata)
{
    const uint32_t *base = s->parser.arena->rw;
    kin__val remaining = val_member(base, metadata,
                                    KIN__S("remainingItemCount"));
    int r = list_set_text(
        s, KIN__LIST_TEXT_RESOURCE_VERSION,
        val_text(base, val_member(base, metadata, KIN__S("resourceVersion"))));

    if (r == 0)
        r = list_set_text(
            s, KIN__LIST_TEXT_CONTINUE,
            val_text(base, val_member(base, metadata, KIN__S("continue"))));
    if (r == 0)
        r = list_set_shard(s, metadata);
    s->remaining = -1;
    if (kin__val_is_int(remaining))
        s->remaining = kin__val_int(remaining);
    else if (kin__str_to_i64(val_text(base, remaining), &s->remaining) < 0)
        s->remaining = -1;
    return r;
}

/* "PodList" is a list of "Pod". */
static int list_infer_head(struct kin__stream *s)
{
    kin_str kind = kin_s(s->texts[KIN__LIST_TEXT_KIND]);
    kin_str suffix = KIN__S("List");

    if (!s->opts.infer_head || !kin_str_ends_with(kind, suffix))
        return 0;
    struct kin__json_head head = {
        .kind = kin_str_of(kind.ptr, kind.len - suffix.len),
        .api_version = kin_s(s->texts[KIN__LIST_TEXT_API_VERSION]),
    };
    return kin__json_parser_set_head(&s->parser, &head);
}

static kin_str list_text(const struct kin__stream *s, int which)
{
    return s->texts[which] ? kin_s(s->texts[which]) : kin_str_of("", 0);
}

static int list_end(struct kin__stream *s, kin_error *err)
{
    struct kin__stream_list list = {
        .kind = list_text(s, KIN__LIST_TEXT_KIND),
        .api_version = list_text(s, KIN__LIST_TEXT_API_VERSION),
        .resource_version = list_text(s, KIN__LIST_TEXT_RESOURCE_VERSION),
        .continue_token = list_text(s, KIN__LIST_TEXT_CONTINUE),
        .shard_selector = list_text(s, KIN__LIST_TEXT_SHARD_SELECTOR),
        .remaining = s->remaining,
        .has_items = s->has_items,
    };

    s->state = KIN__LIST_END;
    if (!s->opts.ops.on_list)
        return LIST_ON;
    int r = s->opts.ops.on_list(&list, s->opts.userdata);
    return r < 0 ? kin_error_set(err, r, "a list was refused") : LIST_ON;
}

/* ---- members ---- */

static enum kin__list_key list_key(kin_str key)
{
    if (kin_str_eq(key, KIN__S("items")))
        return KIN__LIST_KEY_ITEMS;
    if (kin_str_eq(key, KIN__S("metadata")))
        return KIN__LIST_KEY_METADATA;
    if (kin_str_eq(key, KIN__S("kind")))
        return KIN__LIST_KEY_KIND;
    if (kin_str_eq(key, KIN__S("apiVersion")))
        return KIN__LIST_KEY_API_VERSION;
    return KIN__LIST_KEY_OTHER;
}

/* A key and its colon. */
static int list_read_key(struct kin__stream *s, kin_error *err)
{
    const char *begin = kin__stream_at(s);
    const char *end = kin__stream_end(s);

    if (*begin == '}' && s->state == KIN__LIST_KEY_OR_END) {
        kin__stream_go(s, begin + 1);
        return list_end(s, err);
    }
    if (*begin != '"')
        return list_fail(s, "key expected", err);
    const char *p = kin__json_skip_string(begin, end);
    if (!p)
        return list_more(s, LIST_TOKEN_MAX, err);
    kin_str key = kin_str_of(begin + 1, (size_t)(p - begin - 2));
    p = kin__json_peek_space(p, end);
    if (p == end)
        return list_more(s, LIST_TOKEN_MAX, err);
    if (*p != ':')
        return kin__stream_fail(s, KIN_EPARSE, p, "':' expected", err);
    s->key = list_key(key);
    s->state = KIN__LIST_VALUE;
    kin__stream_go(s, p + 1);
    return LIST_ON;
}

/* Whether the value at `start` is whole; an error if it is too long. */
static int list_value_whole(struct kin__stream *s, kin_error *err)
{
    const char *begin = kin__stream_at(s);

    if (*begin == '{' || *begin == '[') {
        size_t len = kin__stream_whole(s);
        int r = kin__stream_check_size(s, len ? len : s->end - s->start, err);
        return r < 0 ? r : len > 0 ? LIST_ON : LIST_MORE;
    }
    if (kin__json_skip_value(begin, kin__stream_end(s)))
        return LIST_ON;
    return list_more(s, LIST_TOKEN_MAX, err);
}

static int list_take_value(struct kin__stream *s, kin__val val)
{
    const uint32_t *base = s->parser.arena->rw;
    int r = 0;

    switch (s->key) {
    case KIN__LIST_KEY_KIND:
        r = list_set_text(s, KIN__LIST_TEXT_KIND, val_text(base, val));
        break;
    case KIN__LIST_KEY_API_VERSION:
        r = list_set_text(s, KIN__LIST_TEXT_API_VERSION, val_text(base, val));
        break;
    case KIN__LIST_KEY_METADATA:
        r = list_set_metadata(s, val);
        break;
    default:
        break;
    }
    return r == 0 ? list_infer_head(s) : r;
}

/* The value of any member but items. */
static int list_read_value(struct kin__stream *s, kin_error *err)
{
    struct kin__arena *arena = s->parser.arena;
    struct kin__document_mark mark = kin__document_mark(arena);
    const char *begin = kin__stream_at(s);
    const char *behind = NULL;
    kin__val val = KIN__VAL_NONE;
    int r = list_value_whole(s, err);

    if (r != LIST_ON)
        return r;
    r = kin__stream_value(s, begin, kin__stream_end(s), &val, &behind, err);
    if (r < 0)
        return r;
    r = list_take_value(s, val);
    kin__val_unref(arena, val);
    kin__values_next(arena);
    kin__document_rewind(arena, &mark);
    if (r < 0)
        return kin_error_set(err, r, "out of memory");
    s->state = KIN__LIST_AFTER_VALUE;
    kin__stream_go(s, behind);
    return LIST_ON;
}

static int list_read_items(struct kin__stream *s, kin_error *err)
{
    const char *begin = kin__stream_at(s);

    s->has_items = true;
    if (*begin == '[') {
        s->state = KIN__LIST_ITEM_OR_END;
        kin__stream_go(s, begin + 1);
        return LIST_ON;
    }
    if (*begin != 'n')
        return list_fail(s, "items are no array", err);
    return list_read_value(s, err);
}

/* ---- items ---- */

/* Reads the item at `start` without knowing that it is whole, if it may be.
 * LIST_MORE: it is not. */
static int list_try_item(struct kin__stream *s, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    const char *begin = kin__stream_at(s);
    const char *behind = NULL;

    if (s->was_tried || s->end - s->start < s->last_len)
        return LIST_MORE;
    int r = kin__stream_read(s, begin, kin__stream_end(s), kin_str_of(NULL, 0),
                             /* closing= */ NULL, &behind, &why);
    s->was_tried = true;
    if (r == KIN_EPARSE && kin__json_error_is_cut(&s->parser))
        return LIST_MORE;
    if (s->is_bad && kin__stream_skips_bad(s))
        return LIST_MORE;
    if (r < 0) {
        if (err)
            *err = why;
        return r;
    }
    s->last_len = (size_t)(behind - begin);
    kin__stream_go(s, behind);
    return LIST_ON;
}

static int list_read_whole_item(struct kin__stream *s, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    const char *begin = kin__stream_at(s);
    const char *behind = NULL;
    bool is_whole = kin__stream_whole(s) > 0;

    if (!is_whole && !kin__stream_is_too_long(s))
        return LIST_MORE;
    int r = kin__stream_read(s, begin, kin__stream_end(s), kin_str_of(NULL, 0),
                             /* closing= */ NULL, &behind, &why);
    if (r < 0)
        return kin__stream_spare(s, r, is_whole, &why, err);
    s->last_len = (size_t)(behind - begin);
    kin__stream_go(s, behind);
    return LIST_ON;
}

/* Reads the whole value at `start`, as far as limits allow; gives its end. */
static int list_pass_value(struct kin__stream *s, const char **ret,
                           kin_error *err)
{
    struct kin__arena *arena = s->parser.arena;
    struct kin__document_mark mark = kin__document_mark(arena);
    kin_error why = KIN_ERROR_INIT;
    const char *begin = kin__stream_at(s);
    kin__val val = KIN__VAL_NONE;
    int r = kin__stream_value(s, begin, kin__stream_end(s), &val, ret, &why);

    if (r == KIN_ELIMIT && !kin__json_error_is_full(&s->parser)) {
        *ret = kin__json_skip_value(begin, kin__stream_end(s));
        r = 0;
    }
    if (r < 0 && err)
        *err = why;
    kin__val_unref(arena, val);
    kin__values_next(arena);
    kin__document_rewind(arena, &mark);
    return r;
}

/* Null, a number, a string or an array. */
static int list_read_odd_item(struct kin__stream *s, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    const char *behind = NULL;
    int r = list_fail(s, "an item is no object", &why);

    if (!kin__stream_skips_bad(s)) {
        if (err)
            *err = why;
        return r;
    }
    r = list_value_whole(s, err);
    if (r != LIST_ON)
        return r;
    r = list_pass_value(s, &behind, err);
    if (r < 0)
        return r;
    kin__stream_go(s, behind);
    return kin__stream_report(s, &why, err);
}

static int list_read_item(struct kin__stream *s, kin_error *err)
{
    const char *begin = kin__stream_at(s);

    if (*begin == ']' && s->state == KIN__LIST_ITEM_OR_END) {
        s->state = KIN__LIST_AFTER_VALUE;
        kin__stream_go(s, begin + 1);
        return LIST_ON;
    }
    int r = *begin == '{' ? list_try_item(s, err) : list_read_odd_item(s, err);
    if (r == LIST_MORE && *begin == '{')
        r = list_read_whole_item(s, err);
    if (r == LIST_ON || s->is_dropping)
        s->state = KIN__LIST_AFTER_ITEM;
    return r;
}

/* ---- between them ---- */

/* A comma, or what closes the container. */
static int list_read_separator(struct kin__stream *s, kin_error *err)
{
    const char *at = kin__stream_at(s);
    bool in_items = s->state == KIN__LIST_AFTER_ITEM;

    if (*at == ',') {
        s->state = in_items ? KIN__LIST_ITEM : KIN__LIST_KEY;
        kin__stream_go(s, at + 1);
        return LIST_ON;
    }
    if (*at != (in_items ? ']' : '}'))
        return list_fail(
            s, in_items ? "',' or ']' expected" : "',' or '}' expected", err);
    kin__stream_go(s, at + 1);
    if (!in_items)
        return list_end(s, err);
    s->state = KIN__LIST_AFTER_VALUE;
    return LIST_ON;
}

static int list_step(struct kin__stream *s, kin_error *err)
{
    switch (s->state) {
    case KIN__LIST_START:
        if (*kin__stream_at(s) != '{')
            return list_fail(s, "list expected", err);
        kin__stream_go(s, kin__stream_at(s) + 1);
        s->state = KIN__LIST_KEY_OR_END;
        return LIST_ON;
    case KIN__LIST_KEY_OR_END:
    case KIN__LIST_KEY:
        return list_read_key(s, err);
    case KIN__LIST_VALUE:
        return s->key == KIN__LIST_KEY_ITEMS ? list_read_items(s, err)
                                             : list_read_value(s, err);
    case KIN__LIST_ITEM_OR_END:
    case KIN__LIST_ITEM:
        return list_read_item(s, err);
    case KIN__LIST_AFTER_VALUE:
    case KIN__LIST_AFTER_ITEM:
        return list_read_separator(s, err);
    default:
        return list_fail(s, "text after the list", err);
    }
}

int kin__stream_run_list(struct kin__stream *s, bool at_end, kin_error *err)
{
    int r = s->is_dropping ? kin__stream_drop(s, err) : LIST_ON;

    while (r == LIST_ON && kin__stream_skip_space(s))
        r = list_step(s, err);
    if (r < 0)
        return r;
    if (at_end && s->state != KIN__LIST_END)
        return kin__stream_fail(s, KIN_EPARSE, kin__stream_end(s),
                                "the list ends too soon", err);
    return 0;
}
