/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jsonpath.c - runs a compiled template.
 *
 * A node takes a list of items from somewhere on the stack and leaves its own
 * result on top.  Recursion follows the template, whose depth is limited, never
 * the data.
 */
#include "object/jsonpath.h"

#include <inttypes.h>

#include <kin/field.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/jsonpath_node.h"
#include "object/literal.h"

enum {
    JP_STACK_MIN_CAP = 32,
};

enum jp_kind {
    JP_VALUE, /* absent while an empty range looks for its end */
    JP_STRING,
    JP_INTEGER,
    JP_REAL,
    JP_BOOLEAN,
};

/* A result of a step: a value of the data, or a literal. */
struct jp_item {
    enum jp_kind kind;
    union {
        kin_value value;
        kin_str string;
        int64_t integer;
        double real;
        bool truth;
    };
};

/* A list of items: a range of the stack. */
struct jp_range {
    size_t from;
    size_t count;
};

struct jp_eval {
    const struct kin__jsonpath *path;
    const struct kin__jsonpath_opts *opts;
    kin_error *err;
    struct jp_item *stack; /* owned */
    size_t count;
    size_t cap;
    size_t work;
    /* Range counters as in kubectl. */
    int begin_range;
    int in_range;
    int end_range;
    /* After a failure: number of items that the failed step produced. */
    size_t left_over;
};

static int walk_list(struct jp_eval *eval, struct jp_range in, uint32_t list,
                     struct jp_range *ret);

/* ---- comparing ---- */

/* A scalar that can be compared. */
struct scalar {
    enum jp_kind kind; /* JP_VALUE: not comparable */
    kin_str string;
    int64_t integer;
    double real;
    kin_scratch scratch;
};

/* A number is an integer if it is written as one and fits. */
static bool value_is_integer(kin_value v, int64_t *ret)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(v, &scratch);

    for (size_t i = 0; i < text.len; i++)
        if (text.ptr[i] == '.' || text.ptr[i] == 'e' || text.ptr[i] == 'E')
            return false;
    return kin_value_int(v, ret) == 0;
}

static void scalar_of_value(kin_value v, struct scalar *ret)
{
    switch (kin_value_type(v)) {
    case KIN_TYPE_BOOL:
        ret->kind = JP_BOOLEAN;
        ret->integer = kin_value_as_bool(v);
        break;
    case KIN_TYPE_STRING:
        ret->kind = JP_STRING;
        ret->string = kin_value_text(v, &ret->scratch);
        break;
    case KIN_TYPE_NUMBER:
        ret->kind = JP_INTEGER;
        if (value_is_integer(v, &ret->integer))
            break;
        ret->kind = JP_REAL;
        ret->real = kin_value_as_double(v);
        break;
    default:
        break;
    }
}

static void scalar_of(const struct jp_item *item, struct scalar *ret)
{
    *ret = (struct scalar){.kind = item->kind};
    switch (item->kind) {
    case JP_VALUE:
        scalar_of_value(item->value, ret);
        break;
    case JP_STRING:
        ret->string = item->string;
        break;
    case JP_INTEGER:
        ret->integer = item->integer;
        break;
    case JP_REAL:
        ret->real = item->real;
        break;
    case JP_BOOLEAN:
        ret->integer = item->truth;
        break;
    }
}

/* Returns a negative value, 0 or a positive value. */
static int scalar_order(const struct scalar *a, const struct scalar *b)
{
    switch (a->kind) {
    case JP_STRING:
        return kin_str_cmp(a->string, b->string);
    case JP_REAL:
        return (a->real > b->real) - (a->real < b->real);
    default:
        return (a->integer > b->integer) - (a->integer < b->integer);
    }
}

enum {
    LESS = 1,
    EQUAL = 2,
    GREATER = 4,
};

/* Returns the orders that an operator accepts; 0 for an unknown operator. */
static int operator_accepts(kin_str op)
{
    static const struct {
        kin_str name;
        int accepts;
    } operators[] = {
        {KIN_STR_INIT("=="), EQUAL},  {KIN_STR_INIT("!="), LESS | GREATER},
        {KIN_STR_INIT("<"), LESS},    {KIN_STR_INIT("<="), LESS | EQUAL},
        {KIN_STR_INIT(">"), GREATER}, {KIN_STR_INIT(">="), GREATER | EQUAL},
    };

    for (size_t i = 0; i < sizeof(operators) / sizeof(operators[0]); i++)
        if (kin_str_eq(op, operators[i].name))
            return operators[i].accepts;
    return 0;
}

static int item_compare(struct jp_eval *eval, const struct jp_item *a,
                        kin_str op, const struct jp_item *b, bool *ret)
{
    int accepts = operator_accepts(op);
    bool is_equality = accepts == EQUAL || accepts == (LESS | GREATER);
    struct scalar left;
    struct scalar right;

    if (accepts == 0)
        return kin_error_set(eval->err, KIN_EINVAL,
                             "unrecognized filter operator %.*s", KIN_STR(op));
    scalar_of(a, &left);
    scalar_of(b, &right);
    if (left.kind == JP_VALUE || right.kind == JP_VALUE)
        return kin_error_set(eval->err, KIN_EINVAL,
                             "invalid type for comparison");
    if (left.kind != right.kind)
        return kin_error_set(eval->err, KIN_EINVAL,
                             "incompatible types for comparison");
    if (left.kind == JP_BOOLEAN && !is_equality)
        return kin_error_set(eval->err, KIN_EINVAL,
                             "invalid type for comparison");
    int order = scalar_order(&left, &right);
    int is = order < 0 ? LESS : order == 0 ? EQUAL : GREATER;
    *ret = (accepts & is) != 0;
    return 0;
}

static const char *item_type_name(const struct jp_item *item)
{
    struct scalar scalar;

    if (item->kind == JP_VALUE &&
        kin_value_type(item->value) == KIN_TYPE_OBJECT)
        return "map[string]interface {}";
    scalar_of(item, &scalar);
    switch (scalar.kind) {
    case JP_STRING:
        return "string";
    case JP_INTEGER:
        return item->kind == JP_VALUE ? "int64" : "int";
    case JP_REAL:
        return "float64";
    case JP_BOOLEAN:
        return "bool";
    default:
        return "<nil>";
    }
}

/* ---- the stack ---- */

static int push_item(struct jp_eval *eval, struct jp_item item)
{
    int r = kin__budget_take(eval->opts->budget, 1);

    if (r < 0)
        return kin_error_set(eval->err, r, "jsonpath: %s", kin_error_text(r));
    if (++eval->work > KIN__JSONPATH_MAX_WORK)
        return kin_error_set(eval->err, KIN_ELIMIT,
                             "jsonpath: more than %d values",
                             KIN__JSONPATH_MAX_WORK);
    if (eval->count == eval->cap) {
        size_t cap = eval->cap ? eval->cap * 2 : JP_STACK_MIN_CAP;
        struct jp_item *stack = kin__realloc(eval->path->alloc, eval->stack,
                                             cap, sizeof(*stack));
        if (!stack)
            return kin_error_set(eval->err, KIN_ENOMEM,
                                 "jsonpath: out of memory");
        eval->stack = stack;
        eval->cap = cap;
    }
    eval->stack[eval->count++] = item;
    return 0;
}

static int push_value(struct jp_eval *eval, kin_value value)
{
    return push_item(eval, (struct jp_item){.kind = JP_VALUE, .value = value});
}

static const struct jp_item *item_at(const struct jp_eval *eval,
                                     struct jp_range range, size_t i)
{
    assert(i < range.count && range.from + i < eval->count);
    return &eval->stack[range.from + i];
}

/* Whether kubectl has this error too, as opposed to our limits. */
static bool is_soft(int r)
{
    return r == KIN_EINVAL || r == KIN_ENOTFOUND;
}

/* ---- items ---- */

static bool item_is_nothing(const struct jp_item *item)
{
    return item->kind == JP_VALUE &&
           (!kin_value_exists(item->value) ||
            kin_value_type(item->value) == KIN_TYPE_NULL);
}

static bool item_is(const struct jp_item *item, kin_type type)
{
    return item->kind == JP_VALUE && kin_value_type(item->value) == type;
}

/* Returns the bytes of a string, which kubectl iterates over as numbers. */
static kin_str item_bytes(const struct jp_item *item, kin_scratch *scratch)
{
    if (item->kind == JP_STRING)
        return item->string;
    return item_is(item, KIN_TYPE_STRING) ? kin_value_text(item->value, scratch)
                                          : kin_str_of("", 0);
}

/* ---- steps ---- */

static int walk_field(struct jp_eval *eval, struct jp_range in,
                      const struct kin__jp_node *node)
{
    kin_str key = kin__jp_text(eval->path, node);
    size_t before = eval->count;
    int r = 0;

    for (size_t i = 0; i < in.count && r == 0; i++) {
        const struct jp_item *item = item_at(eval, in, i);
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

static int bounds_fail(struct jp_eval *eval, int64_t index, int64_t len)
{
    return kin_error_set(eval->err, KIN_EINVAL,
                         "array index out of bounds: index %lld, length %lld",
                         (long long)index, (long long)len);
}

/* Pushes a slice of one array.  Returns 1 if it is empty, which ends the step.
 */
static int walk_slice(struct jp_eval *eval, kin_value array,
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

static int walk_array(struct jp_eval *eval, struct jp_range in,
                      const struct kin__jp_node *node)
{
    for (size_t i = 0; i < in.count; i++) {
        const struct jp_item *item = item_at(eval, in, i);
        eval->left_over = in.count;
        if (item_is_nothing(item))
            continue;
        if (!item_is(item, KIN_TYPE_ARRAY))
            return kin_error_set(eval->err, KIN_EINVAL,
                                 "%s is not array or slice",
                                 item_type_name(item));
        int r = walk_slice(eval, item->value, node);
        if (r != 0)
            return r < 0 ? r : 0;
    }
    return 0;
}

static int push_bytes(struct jp_eval *eval, kin_str bytes)
{
    int r = 0;

    for (size_t i = 0; i < bytes.len && r == 0; i++)
        r = push_item(eval,
                      (struct jp_item){.kind = JP_INTEGER,
                                       .integer = (unsigned char)bytes.ptr[i]});
    return r;
}

static int walk_wildcard(struct jp_eval *eval, struct jp_range in)
{
    int r = 0;

    for (size_t i = 0; i < in.count && r == 0; i++) {
        struct jp_item item = *item_at(eval, in, i);
        kin_scratch scratch;
        size_t count = item.kind == JP_VALUE ? kin_value_count(item.value) : 0;
        for (size_t c = 0; c < count && r == 0; c++)
            r = push_value(eval, kin_value_at(item.value, c));
        if (r == 0)
            r = push_bytes(eval, item_bytes(&item, &scratch));
    }
    return r;
}

/* Results of a recursive descent: all non-empty arrays, objects and strings in
 * pre-order.  Pending items are on top of the stack, the next one last; the
 * results are kept in a separate list. */
struct descent {
    struct jp_item *items; /* owned */
    size_t count;
    size_t cap;
};

static int descent_add(struct jp_eval *eval, struct descent *descent,
                       struct jp_item item)
{
    if (descent->count == descent->cap) {
        size_t cap = descent->cap ? descent->cap * 2 : JP_STACK_MIN_CAP;
        struct jp_item *items = kin__realloc(eval->path->alloc, descent->items,
                                             cap, sizeof(*items));
        if (!items)
            return kin_error_set(eval->err, KIN_ENOMEM,
                                 "jsonpath: out of memory");
        descent->items = items;
        descent->cap = cap;
    }
    descent->items[descent->count++] = item;
    return 0;
}

static int descend(struct jp_eval *eval, struct descent *descent, size_t bottom)
{
    int r = 0;

    while (r == 0 && eval->count > bottom) {
        struct jp_item item = eval->stack[--eval->count];
        kin_scratch scratch;
        size_t count = item.kind == JP_VALUE ? kin_value_count(item.value) : 0;
        if (count > 0 || item_bytes(&item, &scratch).len > 0)
            r = descent_add(eval, descent, item);
        for (size_t i = count; i > 0 && r == 0; i--)
            r = push_value(eval, kin_value_at(item.value, i - 1));
    }
    return r;
}

static int walk_recursive(struct jp_eval *eval, struct jp_range in)
{
    struct descent descent = {.items = NULL};
    size_t bottom = eval->count;
    int r = 0;

    for (size_t i = 0; i < in.count && r == 0; i++) {
        r = push_item(eval, *item_at(eval, in, i));
        if (r == 0)
            r = descend(eval, &descent, bottom);
    }
    for (size_t i = 0; i < descent.count && r == 0; i++)
        r = push_item(eval, descent.items[i]);
    kin__free(eval->path->alloc, descent.items);
    return r;
}

static int walk_union(struct jp_eval *eval, struct jp_range in,
                      const struct kin__jp_node *node)
{
    struct jp_range part = {0, 0};

    for (uint32_t id = node->first; id != KIN__JP_NONE;
         id = kin__jp_node(eval->path, id)->next) {
        int r = walk_list(eval, in, id, &part);
        eval->left_over = in.count;
        if (r < 0)
            return r;
    }
    return 0;
}

static int walk_identifier(struct jp_eval *eval, struct jp_range in,
                           const struct kin__jp_node *node)
{
    kin_str name = kin__jp_text(eval->path, node);
    int r = 0;

    eval->left_over = 0;
    if (kin_str_eq(name, KIN__S("range"))) {
        eval->begin_range++;
        for (size_t i = 0; i < in.count && r == 0; i++)
            r = push_item(eval, *item_at(eval, in, i));
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

/* Evaluates one side of a comparison.  Returns 1 and its item, or 0 if there is
 * none. */
static int filter_side(struct jp_eval *eval, struct jp_range in, uint32_t list,
                       struct jp_item *ret)
{
    struct jp_range got = {0, 0};
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

/* Returns 1 if the left side has a result, even if it fails later. */
static int filter_exists(struct jp_eval *eval, struct jp_range in,
                         uint32_t list)
{
    struct jp_range got = {0, 0};
    kin_error *err = eval->err;

    eval->err = NULL;
    int r = walk_list(eval, in, list, &got);
    eval->err = err;
    if (r < 0 && !is_soft(r))
        return kin_error_set(err, r, "jsonpath: %s", kin_error_text(r));
    return (r < 0 ? eval->left_over : got.count) > 0;
}

/* Whether an element passes the filter: 1, 0 or an error. */
static int filter_element(struct jp_eval *eval, struct jp_range in,
                          const struct kin__jp_node *node, size_t passed)
{
    struct jp_item left;
    struct jp_item right;
    bool passes = false;

    if (node->right == KIN__JP_NONE)
        return filter_exists(eval, in, node->left);
    int r = filter_side(eval, in, node->left, &left);
    if (r > 0)
        r = filter_side(eval, in, node->right, &right);
    if (r <= 0)
        return r;
    eval->left_over = passed;
    r = item_compare(eval, &left, kin__jp_text(eval->path, node), &right,
                     &passes);
    return r < 0 ? r : passes;
}

static int filter_array(struct jp_eval *eval, kin_value array,
                        const struct kin__jp_node *node, size_t bottom)
{
    for (size_t i = 0; i < kin_value_count(array); i++) {
        struct jp_range in = {eval->count, 1};
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

static int walk_filter(struct jp_eval *eval, struct jp_range in,
                       const struct kin__jp_node *node)
{
    size_t bottom = eval->count;

    for (size_t i = 0; i < in.count; i++) {
        struct jp_item item = *item_at(eval, in, i);
        eval->left_over = in.count;
        if (item.kind == JP_VALUE && !kin_value_exists(item.value))
            continue;
        if (!item_is(&item, KIN_TYPE_ARRAY))
            return kin_error_set(
                eval->err, KIN_EINVAL,
                "%s is not array or slice and cannot be filtered",
                item_type_name(&item));
        int r = filter_array(eval, item.value, node, bottom);
        if (r < 0)
            return r;
    }
    return 0;
}

/* ---- nodes ---- */

/* Pushes one literal per item. */
static int walk_literal(struct jp_eval *eval, struct jp_range in,
                        const struct kin__jp_node *node)
{
    struct jp_item item = {.kind = JP_INTEGER, .integer = node->params[0]};
    int r = 0;

    if (node->type == KIN__JP_FLOAT)
        item = (struct jp_item){.kind = JP_REAL, .real = node->number};
    else if (node->type == KIN__JP_BOOL)
        item = (struct jp_item){.kind = JP_BOOLEAN,
                                .truth = node->params[0] != 0};
    for (size_t i = 0; i < in.count && r == 0; i++)
        r = push_item(eval, item);
    return r;
}

static int walk_node(struct jp_eval *eval, struct jp_range in, uint32_t id,
                     struct jp_range *ret)
{
    const struct kin__jp_node *node = kin__jp_node(eval->path, id);
    size_t before = eval->count;
    int r = 0;

    assert(in.from + in.count <= eval->count);
    switch (node->type) {
    case KIN__JP_LIST:
        return walk_list(eval, in, id, ret);
    case KIN__JP_TEXT:
        r = push_item(
            eval, (struct jp_item){.kind = JP_STRING,
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
    *ret = (struct jp_range){before, eval->count - before};
    return r;
}

static int walk_list(struct jp_eval *eval, struct jp_range in, uint32_t list,
                     struct jp_range *ret)
{
    size_t bottom = eval->count;
    uint32_t id = kin__jp_node(eval->path, list)->first;
    struct jp_range got = in;
    int r = 0;

    for (size_t i = 0; id == KIN__JP_NONE && i < in.count && r == 0; i++)
        r = push_item(eval, *item_at(eval, in, i));
    for (; id != KIN__JP_NONE && r == 0;
         id = kin__jp_node(eval->path, id)->next) {
        r = walk_node(eval, got, id, &got);
        if (r < 0)
            break;
        /* The previous list is no longer needed. */
        memmove(eval->stack + bottom, eval->stack + got.from,
                got.count * sizeof(*eval->stack));
        eval->count = bottom + got.count;
        got.from = bottom;
    }
    *ret = (struct jp_range){bottom, eval->count - bottom};
    return r;
}

/* ---- running a template ---- */

struct jp_run {
    struct jp_eval eval;
    struct kin__buf *out;
    unsigned discards; /* depth of empty ranges */
    uint32_t last_end; /* last {end} reached */
};

/* ---- output ---- */

static int print_value(struct jp_run *run, kin_value value)
{
    const struct kin__jsonpath_opts *opts = run->eval.opts;
    kin_scratch scratch;

    switch (kin_value_type(value)) {
    case KIN_TYPE_ARRAY:
    case KIN_TYPE_OBJECT:
        return opts->print(value, run->out, opts->userdata);
    default:
        return kin__buf_append(run->out, kin_value_text(value, &scratch));
    }
}

static int print_item(struct jp_run *run, const struct jp_item *item)
{
    char text[KIN__DOUBLE_SIZE];

    switch (item->kind) {
    case JP_STRING:
        return kin__buf_append(run->out, item->string);
    case JP_INTEGER:
        return kin__buf_printf(run->out, "%" PRId64, item->integer);
    case JP_REAL:
        return kin__buf_append(
            run->out, kin_str_of(text, kin__double_print(item->real, text)));
    case JP_BOOLEAN:
        return kin__buf_append(run->out,
                               item->truth ? KIN__S("true") : KIN__S("false"));
    default:
        return print_value(run, item->value);
    }
}

static int print_items(struct jp_run *run, struct jp_range items)
{
    int r = 0;

    for (size_t i = 0; i < items.count && r == 0 && !run->discards; i++) {
        if (i > 0)
            r = kin__buf_append_byte(run->out, ' ');
        if (r == 0)
            r = print_item(run, &run->eval.stack[items.from + i]);
    }
    if (r < 0)
        return kin_error_set(run->eval.err, r, "jsonpath: %s",
                             kin_error_text(r));
    return 0;
}

/* ---- ranges ---- */

static int run_nodes(struct jp_run *run, struct jp_item item, uint32_t id);

/* Runs the nodes after a {range} for each of its items.  Runs them once without
 * output if there are none, since only running them finds the {end}. */
static int run_range(struct jp_run *run, struct jp_range items, uint32_t id)
{
    struct jp_item nothing = {.kind = JP_VALUE};
    int r = 0;

    assert(run->eval.begin_range > 0);
    run->eval.begin_range--;
    if (++run->eval.in_range > KIN__JSONPATH_MAX_RANGES)
        return kin_error_set(run->eval.err, KIN_ELIMIT,
                             "jsonpath: more than %d nested ranges",
                             KIN__JSONPATH_MAX_RANGES);
    for (size_t i = 0; i < items.count && r == 0; i++)
        r = run_nodes(run, run->eval.stack[items.from + i], id);
    if (items.count == 0) {
        run->discards++;
        r = run_nodes(run, nothing, id);
        run->discards--;
    }
    run->eval.in_range--;
    return r;
}

/* Returns where to continue after a range that started before `id`: after its
 * {end}. */
static uint32_t run_skip(const struct jp_run *run, uint32_t id)
{
    const struct kin__jsonpath *path = run->eval.path;

    for (uint32_t at = id; at != KIN__JP_NONE;
         at = kin__jp_node(path, at)->next)
        if (at == run->last_end)
            return kin__jp_node(path, at)->next;
    return id;
}

static int run_node(struct jp_run *run, struct jp_item item, uint32_t *id)
{
    struct jp_eval *eval = &run->eval;
    struct jp_range in = {eval->count, 1};
    struct jp_range got = {0, 0};
    uint32_t next = kin__jp_node(eval->path, *id)->next;
    int r = push_item(eval, item);

    if (r == 0)
        r = walk_node(eval, in, *id, &got);
    if (r < 0)
        return r;
    if (eval->end_range > 0 && eval->end_range <= eval->in_range) {
        eval->end_range--;
        run->last_end = *id;
        next = KIN__JP_NONE;
    } else if (eval->begin_range > 0) {
        r = run_range(run, got, next);
        next = run_skip(run, next);
    } else {
        r = print_items(run, got);
    }
    eval->count = in.from;
    *id = next;
    return r;
}

static int run_nodes(struct jp_run *run, struct jp_item item, uint32_t id)
{
    int r = 0;

    while (r == 0 && id != KIN__JP_NONE)
        r = run_node(run, item, &id);
    return r;
}

int kin__jsonpath_run(const struct kin__jsonpath *path, kin_value value,
                      const struct kin__jsonpath_opts *opts,
                      struct kin__buf *out, kin_error *err)
{
    struct jp_run run = {
        .eval = {.path = path, .opts = opts, .err = err},
        .out = out,
        .last_end = KIN__JP_NONE,
    };
    assert(path->count > 0 && path->nodes[0].type == KIN__JP_LIST);
    struct jp_item item = {.kind = JP_VALUE, .value = value};
    size_t before = out->len;
    int r = run_nodes(&run, item, path->nodes[0].first);

    kin__free(path->alloc, run.eval.stack);
    if (r < 0 && out->ptr) {
        out->len = before;
        out->ptr[before] = '\0';
    }
    return r;
}
