/* SPDX-License-Identifier: Apache-2.0 */
#include "object/field_set.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/literal.h"

/* ---- the pool ---- */

enum {
    BLOCK_MIN = 16 << 10,
    BLOCK_MAX = 1 << 20,
    ALIGNMENT = 8,
};

struct kin__field_block {
    struct kin__field_block *next;
};

void kin__field_pool_init(struct kin__field_pool *pool,
                          const kin_allocator *alloc,
                          struct kin__budget *budget)
{
    *pool = (struct kin__field_pool){.alloc = alloc, .budget = budget};
}

void kin__field_pool_done(struct kin__field_pool *pool)
{
    while (pool->blocks) {
        struct kin__field_block *next = pool->blocks->next;
        kin__free(pool->alloc, pool->blocks);
        pool->blocks = next;
    }
    pool->at = NULL;
    pool->left = 0;
    pool->used = 0;
}

static size_t block_size(const struct kin__field_pool *pool, size_t bytes)
{
    size_t size = pool->used < BLOCK_MIN ? BLOCK_MIN : pool->used;

    if (size > BLOCK_MAX)
        size = BLOCK_MAX;
    return size > bytes ? size : bytes;
}

static bool pool_grow(struct kin__field_pool *pool, size_t bytes)
{
    size_t size = block_size(pool, bytes);

    if (bytes > KIN__FIELD_POOL_MAX || pool->used + size > KIN__FIELD_POOL_MAX)
        return false;
    struct kin__field_block *block = kin__alloc(pool->alloc,
                                                sizeof(*block) + size, 1);
    if (!block)
        return false;
    block->next = pool->blocks;
    pool->blocks = block;
    pool->at = (char *)(block + 1);
    pool->left = size;
    pool->used += size;
    assert(pool->used <= KIN__FIELD_POOL_MAX);
    return true;
}

void *kin__field_pool_take(struct kin__field_pool *pool, size_t bytes)
{
    bytes = (bytes + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
    if (pool->left < bytes && !pool_grow(pool, bytes))
        return NULL;
    void *ret = pool->at;
    pool->at += bytes;
    pool->left -= bytes;
    return ret;
}

int kin__field_pool_error(const struct kin__field_pool *pool)
{
    return pool->used + BLOCK_MAX > KIN__FIELD_POOL_MAX ? KIN_ELIMIT
                                                        : KIN_ENOMEM;
}

int kin__field_pool_copy(struct kin__field_pool *pool, kin_str text,
                         kin_str *ret)
{
    if (text.len == 0) {
        *ret = KIN__S("");
        return 0;
    }
    char *copy = kin__field_pool_take(pool, text.len);
    if (!copy)
        return kin__field_pool_error(pool);
    memcpy(copy, text.ptr, text.len);
    *ret = kin_str_of(copy, text.len);
    return 0;
}

/* ---- steps ---- */

static int cmp_int(int64_t a, int64_t b)
{
    return (a > b) - (a < b);
}

static int scalar_cmp(const struct kin__field_scalar *a,
                      const struct kin__field_scalar *b)
{
    if (a->rank != b->rank)
        return cmp_int(a->rank, b->rank);
    if (a->rank == KIN__FIELD_STRING)
        return kin_str_cmp(a->text, b->text);
    if (a->rank == KIN__FIELD_BOOL || (a->is_integer && b->is_integer))
        return cmp_int(a->integer, b->integer);
    return (a->real > b->real) - (a->real < b->real);
}

static int keys_cmp(const struct kin__field_step *a,
                    const struct kin__field_step *b)
{
    for (size_t i = 0; i < a->key_count && i < b->key_count; i++) {
        int order = kin_str_cmp(a->keys[i].name, b->keys[i].name);
        if (order == 0)
            order = scalar_cmp(&a->keys[i].value, &b->keys[i].value);
        if (order != 0)
            return order;
    }
    return cmp_int(a->key_count, b->key_count);
}

int kin__field_step_cmp(const struct kin__field_step *a,
                        const struct kin__field_step *b)
{
    if (a->kind != b->kind)
        return cmp_int(a->kind, b->kind);
    switch ((enum kin__field_kind)a->kind) {
    case KIN__FIELD_NAME:
        return kin_str_cmp(a->name, b->name);
    case KIN__FIELD_KEYS:
        return keys_cmp(a, b);
    case KIN__FIELD_VALUE:
        return scalar_cmp(a->value, b->value);
    case KIN__FIELD_INDEX:
        break;
    }
    return cmp_int(a->index, b->index);
}

int kin__field_scalar_of(struct kin__field_pool *pool, kin_value value,
                         struct kin__field_scalar *ret)
{
    bool boolean = false;

    *ret = (struct kin__field_scalar){.rank = KIN__FIELD_STRING};
    switch (kin_value_type(value)) {
    case KIN_TYPE_STRING: {
        kin_scratch scratch;
        return kin__field_pool_copy(pool, kin_value_text(value, &scratch),
                                    &ret->text);
    }
    case KIN_TYPE_BOOL:
        ret->rank = KIN__FIELD_BOOL;
        ret->integer = kin_value_bool(value, &boolean) == 0 && boolean;
        return 0;
    case KIN_TYPE_NUMBER:
        ret->rank = KIN__FIELD_NUMBER;
        ret->is_integer = kin_value_int(value, &ret->integer) == 0;
        if (ret->is_integer)
            ret->real = (double)ret->integer;
        else if (kin_value_double(value, &ret->real) < 0)
            return KIN_EINVAL;
        return 0;
    case KIN_TYPE_ABSENT:
    case KIN_TYPE_NULL:
    case KIN_TYPE_ARRAY:
    case KIN_TYPE_OBJECT:
        break;
    }
    return KIN_EINVAL;
}

/* A string in Go's syntax (%q), for messages. */
static int print_quoted(struct kin__buf *buf, kin_str text)
{
    int r = kin__buf_append_byte(buf, '"');

    for (size_t i = 0; r == 0 && i < text.len; i++) {
        unsigned char c = (unsigned char)text.ptr[i];
        if (c == '"' || c == '\\')
            r = kin__buf_printf(buf, "\\%c", c);
        else if (c == '\n')
            r = kin__buf_append(buf, KIN__S("\\n"));
        else if (c == '\t')
            r = kin__buf_append(buf, KIN__S("\\t"));
        else if (c == '\r')
            r = kin__buf_append(buf, KIN__S("\\r"));
        else if (c < ' ' || c == 0x7f)
            r = kin__buf_printf(buf, "\\x%02x", c);
        else
            r = kin__buf_append_byte(buf, (char)c);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, '"');
}

static int print_scalar(struct kin__buf *buf,
                        const struct kin__field_scalar *scalar)
{
    char number[KIN__DOUBLE_SIZE];

    if (scalar->rank == KIN__FIELD_STRING)
        return print_quoted(buf, scalar->text);
    if (scalar->rank == KIN__FIELD_BOOL)
        return kin__buf_append(buf, scalar->integer ? KIN__S("true")
                                                    : KIN__S("false"));
    if (scalar->is_integer)
        return kin__buf_printf(buf, "%" PRId64, scalar->integer);
    return kin__buf_append(
        buf, kin_str_of(number, kin__double_print(scalar->real, number)));
}

static int print_keys(const struct kin__field_step *step, struct kin__buf *buf)
{
    int r = kin__buf_append_byte(buf, '[');

    for (size_t i = 0; r == 0 && i < step->key_count; i++) {
        r = kin__buf_printf(buf, "%s%.*s=", i ? "," : "",
                            KIN_STR(step->keys[i].name));
        if (r == 0)
            r = print_scalar(buf, &step->keys[i].value);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, ']');
}

int kin__field_step_print(const struct kin__field_step *step,
                          struct kin__buf *buf)
{
    int r;

    switch ((enum kin__field_kind)step->kind) {
    case KIN__FIELD_NAME:
        return kin__buf_printf(buf, ".%.*s", KIN_STR(step->name));
    case KIN__FIELD_KEYS:
        return print_keys(step, buf);
    case KIN__FIELD_VALUE:
        r = kin__buf_append(buf, KIN__S("[="));
        if (r == 0)
            r = print_scalar(buf, step->value);
        return r < 0 ? r : kin__buf_append_byte(buf, ']');
    case KIN__FIELD_INDEX:
        break;
    }
    return kin__buf_printf(buf, "[%" PRId64 "]", step->index);
}

/* ---- building ---- */

enum { STACK_MIN = 64 };

void kin__field_stack_init(struct kin__field_stack *stack,
                           struct kin__field_pool *pool)
{
    *stack = (struct kin__field_stack){.pool = pool};
}

void kin__field_stack_done(struct kin__field_stack *stack)
{
    kin__free(stack->pool->alloc, stack->entries);
    stack->entries = NULL;
    stack->count = 0;
    stack->cap = 0;
}

static int stack_grow(struct kin__field_stack *stack)
{
    size_t cap = stack->cap ? stack->cap * 2 : STACK_MIN;

    if (cap * sizeof(*stack->entries) > KIN__FIELD_POOL_MAX)
        return KIN_ELIMIT;
    struct kin__field_entry *entries = kin__realloc(
        stack->pool->alloc, stack->entries, cap, sizeof(*entries));
    if (!entries)
        return KIN_ENOMEM;
    stack->entries = entries;
    stack->cap = cap;
    assert(stack->count < stack->cap);
    return 0;
}

int kin__field_stack_add(struct kin__field_stack *stack,
                         struct kin__field_step step, bool is_member,
                         const struct kin__field_set *below)
{
    if (!is_member && !below)
        return 0;
    if (stack->count == stack->cap) {
        int r = stack_grow(stack);
        if (r < 0)
            return r;
    }
    stack->entries[stack->count++] = (struct kin__field_entry){
        .step = step, .is_member = is_member, .below = below};
    return 0;
}

static int cmp_entries(const void *a, const void *b)
{
    const struct kin__field_entry *left = a;
    const struct kin__field_entry *right = b;

    return kin__field_step_cmp(&left->step, &right->step);
}

/* Sorts the entries, unless they are; insertion is faster for a few. */
static void sort_entries(struct kin__field_entry *entries, size_t count)
{
    enum { FEW = 32 };

    for (size_t i = 1; i < count; i++) {
        if (cmp_entries(&entries[i - 1], &entries[i]) <= 0)
            continue;
        if (count > FEW) {
            qsort(entries, count, sizeof(*entries), cmp_entries);
            return;
        }
        struct kin__field_entry entry = entries[i];
        size_t at = i;
        for (; at > 0 && cmp_entries(&entries[at - 1], &entry) > 0; at--)
            entries[at] = entries[at - 1];
        entries[at] = entry;
    }
}

/* Unites neighbours with the same step; returns how many are left. */
static int unite_equal(struct kin__field_stack *stack, size_t from)
{
    struct kin__field_entry *entries = stack->entries;
    size_t last = from;

    assert(from < stack->count);
    for (size_t i = from + 1; i < stack->count; i++) {
        if (cmp_entries(&entries[last], &entries[i]) != 0) {
            entries[++last] = entries[i];
            continue;
        }
        int r = kin__field_set_union(stack->pool, entries[last].below,
                                     entries[i].below, &entries[last].below);
        if (r < 0)
            return r;
        entries[last].is_member |= entries[i].is_member;
    }
    stack->count = last + 1;
    return 0;
}

int kin__field_stack_close(struct kin__field_stack *stack, size_t from,
                           const struct kin__field_set **ret)
{
    assert(from <= stack->count);
    *ret = NULL;
    if (stack->count == from)
        return 0;
    sort_entries(stack->entries + from, stack->count - from);
    int r = unite_equal(stack, from);
    if (r < 0)
        return r;
    size_t count = stack->count - from;
    struct kin__field_set *set = kin__field_pool_take(
        stack->pool, sizeof(*set) + count * sizeof(set->entries[0]));
    if (!set)
        return kin__field_pool_error(stack->pool);
    set->count = count;
    memcpy(set->entries, stack->entries + from,
           count * sizeof(set->entries[0]));
    stack->count = from;
    *ret = set;
    return 0;
}

/* ---- reading ---- */

const struct kin__field_entry *kin__field_set_find(
    const struct kin__field_set *set, const struct kin__field_step *step)
{
    size_t low = 0;
    size_t high = kin__field_set_count(set);

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = kin__field_step_cmp(&set->entries[middle].step, step);
        if (order == 0)
            return &set->entries[middle];
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

bool kin__field_set_equal(const struct kin__field_set *a,
                          const struct kin__field_set *b)
{
    if (a == b)
        return true;
    if (kin__field_set_count(a) != kin__field_set_count(b))
        return false;
    for (size_t i = 0; i < a->count; i++) {
        const struct kin__field_entry *left = &a->entries[i];
        const struct kin__field_entry *right = &b->entries[i];
        if (left->is_member != right->is_member ||
            cmp_entries(left, right) != 0 ||
            !kin__field_set_equal(left->below, right->below))
            return false;
    }
    return true;
}

/* Of one path. */
enum { STEPS_MAX = KIN__FIELD_DEPTH_MAX + 2 };

struct visiting {
    kin__field_visit *visit;
    void *userdata;
    const struct kin__field_step **steps;
};

static int visit_set(struct visiting *v, const struct kin__field_set *set,
                     size_t depth)
{
    int r = 0;

    assert(!set || depth < STEPS_MAX);
    for (size_t i = 0; r == 0 && i < kin__field_set_count(set); i++) {
        v->steps[depth] = &set->entries[i].step;
        if (set->entries[i].is_member)
            r = v->visit(v->steps, depth + 1, v->userdata);
    }
    for (size_t i = 0; r == 0 && i < kin__field_set_count(set); i++) {
        v->steps[depth] = &set->entries[i].step;
        r = visit_set(v, set->entries[i].below, depth + 1);
    }
    return r;
}

int kin__field_set_visit(struct kin__field_pool *pool,
                         const struct kin__field_set *set,
                         kin__field_visit *visit, void *userdata)
{
    struct visiting v = {.visit = visit, .userdata = userdata};

    if (!set)
        return 0;
    v.steps = kin__field_pool_take(pool, STEPS_MAX *
                                             sizeof(struct kin__field_step *));
    if (!v.steps)
        return kin__field_pool_error(pool);
    return visit_set(&v, set, 0);
}

/* ---- operations ---- */

/* What becomes of a step that only one operand has, or both. */
struct set_operation {
    bool keeps_left;  /* only in `a` */
    bool keeps_right; /* only in `b` */
    /* In both. */
    bool (*is_member)(bool a, bool b);
    bool drops_trees; /* members of `b` remove all below them */
};

struct operating {
    struct kin__field_pool *pool;
    struct kin__field_stack stack;
    const struct set_operation *operation;
};

static bool either(bool a, bool b)
{
    return a || b;
}

static bool both(bool a, bool b)
{
    return a && b;
}

static bool only_first(bool a, bool b)
{
    return a && !b;
}

static int operate(struct operating *op, const struct kin__field_set *a,
                   const struct kin__field_set *b,
                   const struct kin__field_set **ret);

static int operate_on_both(struct operating *op,
                           const struct kin__field_entry *a,
                           const struct kin__field_entry *b)
{
    const struct kin__field_set *below = NULL;
    bool is_member = op->operation->is_member(a->is_member, b->is_member);

    if (!(op->operation->drops_trees && b->is_member)) {
        int r = operate(op, a->below, b->below, &below);
        if (r < 0)
            return r;
    }
    return kin__field_stack_add(&op->stack, a->step, is_member, below);
}

/* The first entry from `at` on that is not less than another set's `end`, in
 * steps that double; the number of entries if `end` is NULL. */
static size_t skip_to(const struct kin__field_set *set, size_t at,
                      const struct kin__field_entry *end)
{
    size_t high = end ? at : set->count;

    for (size_t step = 1; high < set->count; step *= 2) {
        if (cmp_entries(&set->entries[high], end) >= 0)
            break;
        at = high + 1;
        high = step < set->count - high ? high + step : set->count;
    }
    while (end && at < high) {
        size_t middle = at + (high - at) / 2;
        if (cmp_entries(&set->entries[middle], end) < 0)
            at = middle + 1;
        else
            high = middle;
    }
    return high;
}

/* Keeps an entry that only `set` has, or skips all up to `end`; advances `at`
 * behind them. */
static int operate_on_one(struct operating *op,
                          const struct kin__field_set *set, size_t *at,
                          const struct kin__field_entry *end, bool keeps)
{
    const struct kin__field_entry *entry = &set->entries[*at];

    if (keeps) {
        (*at)++;
        return kin__field_stack_add(&op->stack, entry->step, entry->is_member,
                                    entry->below);
    }
    *at = skip_to(set, *at + 1, end);
    return 0;
}

static int operate_on_nodes(struct operating *op,
                            const struct kin__field_set *a,
                            const struct kin__field_set *b)
{
    const struct set_operation *operation = op->operation;
    size_t i = 0;
    size_t j = 0;
    int r = 0;

    while (r == 0 && (i < a->count || j < b->count)) {
        const struct kin__field_entry *left = i < a->count ? &a->entries[i]
                                                           : NULL;
        const struct kin__field_entry *right = j < b->count ? &b->entries[j]
                                                            : NULL;
        int order = !left ? 1 : !right ? -1 : cmp_entries(left, right);
        if (order < 0)
            r = operate_on_one(op, a, &i, right, operation->keeps_left);
        else if (order > 0)
            r = operate_on_one(op, b, &j, left, operation->keeps_right);
        else
            r = operate_on_both(op, &a->entries[i++], &b->entries[j++]);
    }
    return r;
}

/* Entries of `b` that are not kept are skipped, so that taking a few fields
 * from many, or many from few, costs little. */
static size_t steps_of(const struct set_operation *operation,
                       const struct kin__field_set *a,
                       const struct kin__field_set *b)
{
    if (operation->keeps_right)
        return 1 + a->count + b->count;
    if (operation->keeps_left || a->count < b->count)
        return 1 + a->count;
    return 1 + b->count;
}

static int operate(struct operating *op, const struct kin__field_set *a,
                   const struct kin__field_set *b,
                   const struct kin__field_set **ret)
{
    size_t from = op->stack.count;

    if (!a || !b) {
        *ret = a ? (op->operation->keeps_left ? a : NULL)
                 : (op->operation->keeps_right ? b : NULL);
        return 0;
    }
    int r = kin__budget_take(op->pool->budget, steps_of(op->operation, a, b));
    if (r == 0)
        r = operate_on_nodes(op, a, b);
    return r < 0 ? r : kin__field_stack_close(&op->stack, from, ret);
}

static int operate_run(struct kin__field_pool *pool,
                       const struct set_operation *operation,
                       const struct kin__field_set *a,
                       const struct kin__field_set *b,
                       const struct kin__field_set **ret)
{
    struct operating op = {.pool = pool, .operation = operation};

    kin__field_stack_init(&op.stack, pool);
    int r = operate(&op, a, b, ret);
    kin__field_stack_done(&op.stack);
    return r;
}

int kin__field_set_union(struct kin__field_pool *pool,
                         const struct kin__field_set *a,
                         const struct kin__field_set *b,
                         const struct kin__field_set **ret)
{
    static const struct set_operation operation = {
        .keeps_left = true, .keeps_right = true, .is_member = either};

    return operate_run(pool, &operation, a, b, ret);
}

int kin__field_set_intersect(struct kin__field_pool *pool,
                             const struct kin__field_set *a,
                             const struct kin__field_set *b,
                             const struct kin__field_set **ret)
{
    static const struct set_operation operation = {.is_member = both};

    return operate_run(pool, &operation, a, b, ret);
}

int kin__field_set_subtract(struct kin__field_pool *pool,
                            const struct kin__field_set *a,
                            const struct kin__field_set *b,
                            const struct kin__field_set **ret)
{
    static const struct set_operation operation = {.keeps_left = true,
                                                   .is_member = only_first};

    return operate_run(pool, &operation, a, b, ret);
}

int kin__field_set_subtract_trees(struct kin__field_pool *pool,
                                  const struct kin__field_set *a,
                                  const struct kin__field_set *b,
                                  const struct kin__field_set **ret)
{
    static const struct set_operation operation = {
        .keeps_left = true, .is_member = only_first, .drops_trees = true};

    return operate_run(pool, &operation, a, b, ret);
}
