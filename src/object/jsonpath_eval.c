/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jsonpath_eval.c - what the nodes of a template lead to.
 *
 * A node takes a list of items from somewhere on the stack and leaves its own
 * on top.  Recursion follows the template, whose depth is limited, never the
 * data.
 */
#include "base/alloc.h"
#include "base/str.h"
#include "object/jsonpath_node.h"

enum {
    STACK_MIN_CAP = 32,
};

static int walk_list(struct kin__jp_eval *eval, struct kin__jp_range in,
                     uint32_t list, struct kin__jp_range *ret);

/* ---- the stack ---- */

int kin__jp_push(struct kin__jp_eval *eval, struct kin__jp_item item)
{
    int r = kin__budget_take(eval->opts->budget, 1);

    if (r < 0)
        return kin_error_set(eval->err, r, "jsonpath: %s", kin_error_text(r));
    if (++eval->work > KIN__JSONPATH_MAX_WORK)
        return kin_error_set(eval->err, KIN_ELIMIT,
                             "jsonpath: more than %d values",
                             KIN__JSONPATH_MAX_WORK);
    if (eval->count == eval->cap) {
        size_t cap = eval->cap ? eval->cap * 2 : STACK_MIN_CAP;
        struct kin__jp_item *stack = kin__realloc(
            eval->path->alloc, eval->stack, cap, sizeof(*stack));
        if (!stack)
            return kin_error_set(eval->err, KIN_ENOMEM,
                                 "jsonpath: out of memory");
        eval->stack = stack;
        eval->cap = cap;
    }
    eval->stack[eval->count++] = item;
    return 0;
}

static int push_value(struct kin__jp_eval *eval, kin_value value)
{
    return kin__jp_push(
        eval, (struct kin__jp_item){.kind = KIN__JP_VALUE, .value = value});
}

static const struct kin__jp_item *item_at(const struct kin__jp_eval *eval,
                                          struct kin__jp_range range, size_t i)
{
    return &eval->stack[range.from + i];
}

/* Whether a failure is one that kubectl knows, too. */
static bool is_soft(int r)
{
    return r == KIN_EINVAL || r == KIN_ENOTFOUND;
}

/* ---- items ---- */

static bool item_is_nothing(const struct kin__jp_item *item)
{
    return item->kind == KIN__JP_VALUE &&
           (!kin_value_exists(item->value) ||
            kin_value_type(item->value) == KIN_TYPE_NULL);
}

static bool item_is(const struct kin__jp_item *item, kin_type type)
{
    return item->kind == KIN__JP_VALUE && kin_value_type(item->value) == type;
}

/* The bytes of a string, of which kubectl makes numbers. */
static kin_str item_bytes(const struct kin__jp_item *item, kin_scratch *scratch)
{
    if (item->kind == KIN__JP_STRING)
        return item->string;
    return item_is(item, KIN_TYPE_STRING) ? kin_value_text(item->value, scratch)
                                          : kin_str_of("", 0);
}

/* ---- steps ---- */

static int walk_field(struct kin__jp_eval *eval, struct kin__jp_range in,
                      const struct kin__jp_node *node)
{
    kin_str key = kin__jp_text(eval->path, node);
    size_t before = eval->count;
    int r = 0;

    for (size_t i = 0; i < in.count && r == 0; i++) {
        const struct kin__jp_item *item = item_at(eval, in, i);
        kin_value v = item_is(item, KIN_TYPE_OBJECT)
                          ? kin_value_get(item->value, key)
                          : kin_value_absent();
        if (kin_value_exists(v))
            r = push_value(eval, v);
    }
    if (r < 0 || in.count == 0 || eval->count > before ||
        eval->opts->allow_missing)
        return r;
    eval->left_over = 0;
    return kin_error_set(eval->err, KIN_ENOTFOUND, "%.*s is not found",
                         KIN_STR(key));
}

static int bounds_fail(struct kin__jp_eval *eval, int64_t index, int64_t len)
{
    return kin_error_set(eval->err, KIN_EINVAL,
                         "array index out of bounds: index %lld, length %lld",
                         (long long)index, (long long)len);
}

/* The part of one array; 1 if it is empty, which ends the step. */
static int walk_slice(struct kin__jp_eval *eval, kin_value array,
                      const struct kin__jp_node *node)
{
    int64_t len = (int64_t)kin_value_count(array);
    int64_t from = node->is_known[0] ? node->params[0] : 0;
    int64_t to = node->is_known[1] ? node->params[1] : len;
    int64_t step = node->is_known[2] ? node->params[2] : 1;
    int r = 0;

    if (from < 0)
        from += len;
    if (to < 0 || (to == 0 && node->is_derived))
        to += len;
    if (from == to)
        return 1;
    if (from >= len || from < 0)
        return bounds_fail(eval, from, len);
    if (to > len || to < 0)
        return bounds_fail(eval, to - 1, len);
    if (from > to)
        return kin_error_set(
            eval->err, KIN_EINVAL,
            "starting index %lld is greater than ending index %lld",
            (long long)from, (long long)to);
    if (step <= 0)
        return kin_error_set(eval->err, KIN_EINVAL, "step must be > 0");
    while (from < to && r == 0) {
        r = push_value(eval, kin_value_at(array, (size_t)from));
        from = step < to - from ? from + step : to;
    }
    return r;
}

static int walk_array(struct kin__jp_eval *eval, struct kin__jp_range in,
                      const struct kin__jp_node *node)
{
    for (size_t i = 0; i < in.count; i++) {
        const struct kin__jp_item *item = item_at(eval, in, i);
        eval->left_over = in.count;
        if (item_is_nothing(item))
            continue;
        if (!item_is(item, KIN_TYPE_ARRAY))
            return kin_error_set(eval->err, KIN_EINVAL,
                                 "%s is not array or slice",
                                 kin__jp_type_name(item));
        int r = walk_slice(eval, item->value, node);
        if (r != 0)
            return r < 0 ? r : 0;
    }
    return 0;
}

static int push_bytes(struct kin__jp_eval *eval, kin_str bytes)
{
    int r = 0;

    for (size_t i = 0; i < bytes.len && r == 0; i++)
        r = kin__jp_push(eval, (struct kin__jp_item){
                                   .kind = KIN__JP_INTEGER,
                                   .integer = (unsigned char)bytes.ptr[i]});
    return r;
}

static int walk_wildcard(struct kin__jp_eval *eval, struct kin__jp_range in)
{
    int r = 0;

    for (size_t i = 0; i < in.count && r == 0; i++) {
        struct kin__jp_item item = *item_at(eval, in, i);
        kin_scratch scratch;
        size_t count = item.kind == KIN__JP_VALUE ? kin_value_count(item.value)
                                                  : 0;
        for (size_t c = 0; c < count && r == 0; c++)
            r = push_value(eval, kin_value_at(item.value, c));
        if (r == 0)
            r = push_bytes(eval, item_bytes(&item, &scratch));
    }
    return r;
}

/* All arrays, objects and strings that are not empty, each before what is in
 * it.  What is still to be looked at waits on top of the stack, the next one
 * last; the results gather in a list of their own below it. */
struct descent {
    struct kin__jp_item *items; /* owned */
    size_t count;
    size_t cap;
};

static int descent_add(struct kin__jp_eval *eval, struct descent *descent,
                       struct kin__jp_item item)
{
    if (descent->count == descent->cap) {
        size_t cap = descent->cap ? descent->cap * 2 : STACK_MIN_CAP;
        struct kin__jp_item *items = kin__realloc(
            eval->path->alloc, descent->items, cap, sizeof(*items));
        if (!items)
            return kin_error_set(eval->err, KIN_ENOMEM,
                                 "jsonpath: out of memory");
        descent->items = items;
        descent->cap = cap;
    }
    descent->items[descent->count++] = item;
    return 0;
}

static int descend(struct kin__jp_eval *eval, struct descent *descent,
                   size_t bottom)
{
    int r = 0;

    while (r == 0 && eval->count > bottom) {
        struct kin__jp_item item = eval->stack[--eval->count];
        kin_scratch scratch;
        size_t count = item.kind == KIN__JP_VALUE ? kin_value_count(item.value)
                                                  : 0;
        if (count > 0 || item_bytes(&item, &scratch).len > 0)
            r = descent_add(eval, descent, item);
        for (size_t i = count; i > 0 && r == 0; i--)
            r = push_value(eval, kin_value_at(item.value, i - 1));
    }
    return r;
}

static int walk_recursive(struct kin__jp_eval *eval, struct kin__jp_range in)
{
    struct descent descent = {.items = NULL};
    size_t bottom = eval->count;
    int r = 0;

    for (size_t i = 0; i < in.count && r == 0; i++) {
        r = kin__jp_push(eval, *item_at(eval, in, i));
        if (r == 0)
            r = descend(eval, &descent, bottom);
    }
    for (size_t i = 0; i < descent.count && r == 0; i++)
        r = kin__jp_push(eval, descent.items[i]);
    kin__free(eval->path->alloc, descent.items);
    return r;
}

static int walk_union(struct kin__jp_eval *eval, struct kin__jp_range in,
                      const struct kin__jp_node *node)
{
    struct kin__jp_range part = {0, 0};

    for (uint32_t id = node->first; id != KIN__JP_NONE;
         id = kin__jp_node(eval->path, id)->next) {
        int r = walk_list(eval, in, id, &part);
        eval->left_over = in.count;
        if (r < 0)
            return r;
    }
    return 0;
}

static int walk_identifier(struct kin__jp_eval *eval, struct kin__jp_range in,
                           const struct kin__jp_node *node)
{
    kin_str name = kin__jp_text(eval->path, node);
    int r = 0;

    eval->left_over = 0;
    if (kin_str_eq(name, KIN__S("range"))) {
        eval->begin_range++;
        for (size_t i = 0; i < in.count && r == 0; i++)
            r = kin__jp_push(eval, *item_at(eval, in, i));
        return r;
    }
    if (kin_str_eq(name, KIN__S("end"))) {
        if (eval->in_range == 0)
            return kin_error_set(eval->err, KIN_EINVAL,
                                 "not in range, nothing to end");
        eval->end_range++;
        return 0;
    }
    eval->left_over = in.count;
    return kin_error_set(eval->err, KIN_EINVAL, "unrecognized identifier %.*s",
                         KIN_STR(name));
}

/* ---- filters ---- */

/* One side of a comparison: 1 and its item, 0 if there is none. */
static int filter_side(struct kin__jp_eval *eval, struct kin__jp_range in,
                       uint32_t list, struct kin__jp_item *ret)
{
    struct kin__jp_range got = {0, 0};
    int r = walk_list(eval, in, list, &got);

    if (r < 0)
        return r;
    if (got.count > 1)
        return kin_error_set(eval->err, KIN_EINVAL,
                             "can only compare one element at a time");
    if (got.count == 1)
        *ret = *item_at(eval, got, 0);
    return got.count == 1;
}

/* 1 if the left side leads to something, or fails having it. */
static int filter_exists(struct kin__jp_eval *eval, struct kin__jp_range in,
                         uint32_t list)
{
    struct kin__jp_range got = {0, 0};
    kin_error *err = eval->err;

    eval->err = NULL;
    int r = walk_list(eval, in, list, &got);
    eval->err = err;
    if (r < 0 && !is_soft(r))
        return kin_error_set(err, r, "jsonpath: %s", kin_error_text(r));
    return (r < 0 ? eval->left_over : got.count) > 0;
}

/* Whether an element passes: 1, 0 or a failure. */
static int filter_element(struct kin__jp_eval *eval, struct kin__jp_range in,
                          const struct kin__jp_node *node, size_t passed)
{
    struct kin__jp_item left;
    struct kin__jp_item right;
    bool passes = false;

    if (node->right == KIN__JP_NONE)
        return filter_exists(eval, in, node->left);
    int r = filter_side(eval, in, node->left, &left);
    if (r > 0)
        r = filter_side(eval, in, node->right, &right);
    if (r <= 0)
        return r;
    eval->left_over = passed;
    r = kin__jp_compare(eval, &left, kin__jp_text(eval->path, node), &right,
                        &passes);
    return r < 0 ? r : passes;
}

static int filter_array(struct kin__jp_eval *eval, kin_value array,
                        const struct kin__jp_node *node, size_t bottom)
{
    for (size_t i = 0; i < kin_value_count(array); i++) {
        struct kin__jp_range in = {eval->count, 1};
        kin_value element = kin_value_at(array, i);
        int r = push_value(eval, element);
        if (r == 0)
            r = filter_element(eval, in, node, in.from - bottom);
        if (r < 0)
            return r;
        eval->count = in.from;
        if (r > 0)
            r = push_value(eval, element);
        if (r < 0)
            return r;
    }
    return 0;
}

static int walk_filter(struct kin__jp_eval *eval, struct kin__jp_range in,
                       const struct kin__jp_node *node)
{
    size_t bottom = eval->count;

    for (size_t i = 0; i < in.count; i++) {
        struct kin__jp_item item = *item_at(eval, in, i);
        eval->left_over = in.count;
        if (item.kind == KIN__JP_VALUE && !kin_value_exists(item.value))
            continue;
        if (!item_is(&item, KIN_TYPE_ARRAY))
            return kin_error_set(
                eval->err, KIN_EINVAL,
                "%s is not array or slice and cannot be filtered",
                kin__jp_type_name(&item));
        int r = filter_array(eval, item.value, node, bottom);
        if (r < 0)
            return r;
    }
    return 0;
}

/* ---- nodes ---- */

/* One literal for each item. */
static int walk_literal(struct kin__jp_eval *eval, struct kin__jp_range in,
                        const struct kin__jp_node *node)
{
    struct kin__jp_item item = {.kind = KIN__JP_INTEGER,
                                .integer = node->params[0]};
    int r = 0;

    if (node->type == KIN__JP_FLOAT)
        item = (struct kin__jp_item){.kind = KIN__JP_REAL,
                                     .real = node->number};
    else if (node->type == KIN__JP_BOOL)
        item = (struct kin__jp_item){.kind = KIN__JP_TRUTH,
                                     .truth = node->params[0] != 0};
    for (size_t i = 0; i < in.count && r == 0; i++)
        r = kin__jp_push(eval, item);
    return r;
}

int kin__jp_walk(struct kin__jp_eval *eval, struct kin__jp_range in,
                 uint32_t id, struct kin__jp_range *ret)
{
    const struct kin__jp_node *node = kin__jp_node(eval->path, id);
    size_t before = eval->count;
    int r = 0;

    switch (node->type) {
    case KIN__JP_LIST:
        return walk_list(eval, in, id, ret);
    case KIN__JP_TEXT:
        r = kin__jp_push(eval, (struct kin__jp_item){
                                   .kind = KIN__JP_STRING,
                                   .string = kin__jp_text(eval->path, node)});
        break;
    case KIN__JP_FIELD:
        r = walk_field(eval, in, node);
        break;
    case KIN__JP_ARRAY:
        r = walk_array(eval, in, node);
        break;
    case KIN__JP_FILTER:
        r = walk_filter(eval, in, node);
        break;
    case KIN__JP_UNION:
        r = walk_union(eval, in, node);
        break;
    case KIN__JP_WILDCARD:
        r = walk_wildcard(eval, in);
        break;
    case KIN__JP_RECURSIVE:
        r = walk_recursive(eval, in);
        break;
    case KIN__JP_IDENTIFIER:
        r = walk_identifier(eval, in, node);
        break;
    default:
        r = walk_literal(eval, in, node);
        break;
    }
    *ret = (struct kin__jp_range){before, eval->count - before};
    return r;
}

static int walk_list(struct kin__jp_eval *eval, struct kin__jp_range in,
                     uint32_t list, struct kin__jp_range *ret)
{
    size_t bottom = eval->count;
    uint32_t id = kin__jp_node(eval->path, list)->first;
    struct kin__jp_range got = in;
    int r = 0;

    for (size_t i = 0; id == KIN__JP_NONE && i < in.count && r == 0; i++)
        r = kin__jp_push(eval, *item_at(eval, in, i));
    for (; id != KIN__JP_NONE && r == 0;
         id = kin__jp_node(eval->path, id)->next) {
        r = kin__jp_walk(eval, got, id, &got);
        if (r < 0)
            break;
        /* The list before this one is no longer needed. */
        memmove(eval->stack + bottom, eval->stack + got.from,
                got.count * sizeof(*eval->stack));
        eval->count = bottom + got.count;
        got.from = bottom;
    }
    *ret = (struct kin__jp_range){bottom, eval->count - bottom};
    return r;
}
