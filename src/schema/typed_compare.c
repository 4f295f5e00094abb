/* SPDX-License-Identifier: Apache-2.0 */
/*
 * typed_compare.c - how two values differ.
 *
 * Differences are collected on two stacks, from the leaves to the root, so that
 * equal parts leave no trace.
 */
#include <assert.h>

#include "object/keys.h"
#include "schema/typed.h"

/* ---- equality ---- */

static int equal_values(struct kin__field_pool *pool, kin_value a, kin_value b,
                        unsigned depth);

static int equal_objects(struct kin__field_pool *pool, kin_value a, kin_value b,
                         unsigned depth)
{
    KIN__AUTO_KEYS keys = {.alloc = pool->alloc};
    int r = kin__keys_init(&keys, pool->alloc, b);

    if (r < 0)
        return r;
    r = 1;
    for (size_t i = 0; r > 0 && i < kin_value_count(a); i++) {
        kin_value other = kin__keys_get(&keys, kin_value_key_at(a, i));
        r = kin_value_exists(other)
                ? equal_values(pool, kin_value_at(a, i), other, depth + 1)
                : 0;
    }
    return r;
}

static int equal_arrays(struct kin__field_pool *pool, kin_value a, kin_value b,
                        unsigned depth)
{
    int r = 1;

    for (size_t i = 0; r > 0 && i < kin_value_count(a); i++)
        r = equal_values(pool, kin_value_at(a, i), kin_value_at(b, i),
                         depth + 1);
    return r;
}

static bool equal_numbers(kin_value a, kin_value b)
{
    double left = 0;
    double right = 0;

    return kin_value_double(a, &left) == 0 &&
           kin_value_double(b, &right) == 0 && left == right;
}

static int equal_values(struct kin__field_pool *pool, kin_value a, kin_value b,
                        unsigned depth)
{
    kin_type type = kin_value_type(a);

    if (a.home == b.home && a.bits == b.bits)
        return 1;
    if (type != kin_value_type(b))
        return 0;
    if (type == KIN_TYPE_NUMBER)
        return kin_value_equal(a, b) || equal_numbers(a, b);
    if (type != KIN_TYPE_OBJECT && type != KIN_TYPE_ARRAY)
        return kin_value_equal(a, b);
    if (depth > KIN__TYPED_DEPTH_MAX)
        return KIN_ELIMIT;
    if (kin_value_count(a) != kin_value_count(b))
        return 0;
    int r = kin__budget_take(pool->budget, 1 + kin_value_count(a));
    if (r < 0)
        return r;
    return type == KIN_TYPE_OBJECT ? equal_objects(pool, a, b, depth)
                                   : equal_arrays(pool, a, b, depth);
}

int kin__typed_equal(struct kin__field_pool *pool, kin_value a, kin_value b)
{
    return equal_values(pool, a, b, 0);
}

/* ---- comparing ---- */

struct comparing {
    struct kin__field_pool *pool;
    struct kin__field_stack changed;
    struct kin__field_stack removed;
    unsigned depth;
};

/* What is known about one node, and below it. */
struct verdict {
    bool is_changed;
    bool is_removed;
    bool is_leaf;
    const struct kin__field_set *changed;
    const struct kin__field_set *removed;
};

static int compare(struct comparing *c, const struct kin__apply_type *type,
                   kin_value old, kin_value now, struct verdict *ret);

static int compare_leaf(struct comparing *c, kin_value old, kin_value now,
                        struct verdict *ret)
{
    ret->is_leaf = true;
    if (!kin_value_exists(old)) {
        ret->is_changed = true;
    } else if (!kin_value_exists(now)) {
        ret->is_removed = true;
    } else {
        int r = kin__typed_equal(c->pool, old, now);
        if (r < 0)
            return r;
        ret->is_changed |= !r;
    }
    return 0;
}

static int record(struct comparing *c, struct kin__field_step step,
                  const struct verdict *verdict)
{
    int r = kin__field_stack_add(&c->changed, step, verdict->is_changed,
                                 verdict->changed);

    return r < 0 ? r
                 : kin__field_stack_add(&c->removed, step, verdict->is_removed,
                                        verdict->removed);
}

static bool has_difference(const struct verdict *verdict)
{
    return verdict->is_changed || verdict->is_removed || verdict->changed ||
           verdict->removed;
}

static int compare_member(struct comparing *c,
                          const struct kin__apply_type *type, kin_str key,
                          kin_value old, kin_value now)
{
    struct kin__apply_type member = {0};
    struct verdict verdict = {0};
    int declared = kin__apply_member(type, key, &member);
    int r = compare(c, &member, old, now, &verdict);

    if (r < 0 || !has_difference(&verdict))
        return r;
    if (declared == 2 && member.origin == KIN__APPLY_FIELD)
        key = member.field->name;
    else
        r = kin__field_pool_copy(c->pool, key, &key);
    return r < 0 ? r : record(c, kin__field_name(key), &verdict);
}

static int compare_members(struct comparing *c,
                           const struct kin__apply_type *type, kin_value old,
                           kin_value now)
{
    KIN__AUTO_KEYS before = {.alloc = c->pool->alloc};
    KIN__AUTO_KEYS after = {.alloc = c->pool->alloc};
    int r = kin__keys_init(&before, c->pool->alloc, old);

    if (r == 0)
        r = kin__keys_init(&after, c->pool->alloc, now);
    for (size_t i = 0; r == 0 && i < kin_value_count(now); i++) {
        kin_str key = kin_value_key_at(now, i);
        r = compare_member(c, type, key, kin__keys_get(&before, key),
                           kin_value_at(now, i));
    }
    for (size_t i = 0; r == 0 && i < kin_value_count(old); i++) {
        kin_str key = kin_value_key_at(old, i);
        if (kin__keys_find(&after, key) == KIN__KEYS_NONE)
            r = compare_member(c, type, key, kin_value_at(old, i),
                               kin_value_absent());
    }
    return r;
}

static int compare_map(struct comparing *c, const struct kin__apply_type *type,
                       const struct kin__apply_atom *atom, kin_value old,
                       kin_value now, struct verdict *ret)
{
    kin_value absent = kin_value_absent();
    kin_value before = kin_value_type(old) == KIN_TYPE_OBJECT ? old : absent;
    kin_value after = kin_value_type(now) == KIN_TYPE_OBJECT ? now : absent;

    if (atom->is_atomic_map ||
        (kin_value_count(before) == 0 && kin_value_count(after) == 0))
        return compare_leaf(c, old, now, ret);
    return compare_members(c, type, before, after);
}

static int compare_item(struct comparing *c,
                        const struct kin__apply_type *element,
                        const struct kin__field_step *step, kin_value old,
                        kin_value now)
{
    struct verdict verdict = {0};
    int r = compare(c, element, old, now, &verdict);

    return r < 0 || !has_difference(&verdict) ? r : record(c, *step, &verdict);
}

/* Elements with one step, of which one side has several. */
static int compare_duplicates(struct comparing *c,
                              const struct kin__apply_type *element,
                              const struct kin__typed_item *old,
                              size_t old_count,
                              const struct kin__typed_item *now,
                              size_t now_count)
{
    struct verdict verdict = {0};
    int r = 0;

    assert(old_count >= 2 || now_count >= 2);
    if (old_count >= 2 && now_count >= 2) {
        verdict.is_changed = old_count != now_count;
        for (size_t i = 0; r >= 0 && !verdict.is_changed && i < old_count;
             i++) {
            r = kin__typed_equal(c->pool, old[i].value, now[i].value);
            verdict.is_changed = r == 0;
        }
    } else if (old_count >= 2) {
        if (now_count > 0)
            r = compare_item(c, element, &now->step, kin_value_absent(),
                             now->value);
        verdict.is_removed = true;
    } else {
        if (old_count > 0)
            r = compare_item(c, element, &old->step, old->value,
                             kin_value_absent());
        verdict.is_changed = true;
    }
    if (r < 0)
        return r;
    return record(c, old_count > 0 ? old->step : now->step, &verdict);
}

static int compare_group(struct comparing *c,
                         const struct kin__apply_type *element,
                         const struct kin__typed_item *old, size_t old_count,
                         const struct kin__typed_item *now, size_t now_count)
{
    kin_value absent = kin_value_absent();

    assert(old_count > 0 || now_count > 0);
    if (old_count >= 2 || now_count >= 2)
        return compare_duplicates(c, element, old, old_count, now, now_count);
    return compare_item(c, element, old_count ? &old->step : &now->step,
                        old_count ? old->value : absent,
                        now_count ? now->value : absent);
}

static int compare_items(struct comparing *c,
                         const struct kin__apply_type *element,
                         const struct kin__typed_items *old,
                         const struct kin__typed_items *now)
{
    size_t i = 0;
    size_t j = 0;
    int r = 0;

    while (r == 0 && (i < old->count || j < now->count)) {
        int order = i == old->count ? 1
                    : j == now->count
                        ? -1
                        : kin__field_step_cmp(&old->items[i].step,
                                              &now->items[j].step);
        size_t olds = order <= 0 ? kin__typed_items_same(old, i) : 0;
        size_t nows = order >= 0 ? kin__typed_items_same(now, j) : 0;
        r = compare_group(c, element, olds ? &old->items[i] : NULL, olds,
                          nows ? &now->items[j] : NULL, nows);
        i += olds;
        j += nows;
    }
    return r;
}

static int compare_list(struct comparing *c, const struct kin__apply_type *type,
                        const struct kin__apply_atom *atom, kin_value old,
                        kin_value now, struct verdict *ret)
{
    bool was_list = kin_value_type(old) == KIN_TYPE_ARRAY;
    bool is_list = kin_value_type(now) == KIN_TYPE_ARRAY;
    struct kin__typed_items before = {0};
    struct kin__typed_items after = {0};

    if (atom->is_atomic_list || ((!was_list || kin_value_count(old) == 0) &&
                                 (!is_list || kin_value_count(now) == 0)))
        return compare_leaf(c, old, now, ret);
    int r = kin__typed_items_make(c->pool, type, atom, old, &before);
    if (r == 0)
        r = kin__typed_items_make(c->pool, type, atom, now, &after);
    if (r < 0)
        return r;
    struct kin__apply_type element = kin__apply_element(type);
    return compare_items(c, &element, &before, &after);
}

static int compare_form(struct comparing *c, const struct kin__apply_type *type,
                        const struct kin__apply_atom *atom, unsigned forms,
                        kin_value old, kin_value now, struct verdict *ret)
{
    if (forms & KIN__APPLY_MAP)
        return compare_map(c, type, atom, old, now, ret);
    if (forms & KIN__APPLY_LIST && !(forms & KIN__APPLY_SCALAR))
        return compare_list(c, type, atom, old, now, ret);
    return compare_leaf(c, old, now, ret);
}

/* The forms of the two values may differ: then the old one is compared as what
 * it is, too. */
static int compare_forms(struct comparing *c,
                         const struct kin__apply_type *type, kin_value old,
                         kin_value now, struct verdict *ret)
{
    struct kin__apply_atom atom = kin__apply_resolve(type);
    unsigned before = kin__apply_deduce(&atom, old);
    unsigned after = kin__apply_deduce(&atom, now);

    if (!kin_value_exists(now))
        return compare_form(c, type, &atom, before, old, now, ret);
    if (kin_value_exists(old) && before != after) {
        int r = compare_form(c, type, &atom, before, old, now, ret);
        if (r < 0)
            return r;
        ret->is_leaf = false;
    }
    return compare_form(c, type, &atom, after, old, now, ret);
}

static bool has_nothing_below(kin_value value)
{
    kin_type type = kin_value_type(value);

    return type != KIN_TYPE_OBJECT && type != KIN_TYPE_ARRAY;
}

static int compare(struct comparing *c, const struct kin__apply_type *type,
                   kin_value old, kin_value now, struct verdict *ret)
{
    size_t changed_from = c->changed.count;
    size_t removed_from = c->removed.count;

    assert(kin_value_exists(old) || kin_value_exists(now));
    if (old.home == now.home && old.bits == now.bits)
        return 0;
    /* Whatever its type is: the most frequent case of a create. */
    if (!kin_value_exists(old) && has_nothing_below(now)) {
        ret->is_changed = true;
        return kin__budget_take(c->pool->budget, 1);
    }
    if (c->depth >= KIN__TYPED_DEPTH_MAX)
        return KIN_ELIMIT;
    int r = kin__budget_take(c->pool->budget, 1);
    c->depth++;
    if (r == 0)
        r = compare_forms(c, type, old, now, ret);
    c->depth--;
    if (r == 0)
        r = kin__field_stack_close(&c->changed, changed_from, &ret->changed);
    if (r == 0)
        r = kin__field_stack_close(&c->removed, removed_from, &ret->removed);
    if (!ret->is_leaf) {
        ret->is_changed |= !kin_value_exists(old);
        ret->is_removed |= !kin_value_exists(now);
    }
    return r;
}

int kin__typed_compare(struct kin__field_pool *pool,
                       const struct kin__apply_type *type, kin_value old,
                       kin_value now, struct kin__typed_difference *ret)
{
    struct comparing c = {.pool = pool};
    struct verdict verdict = {0};

    kin__field_stack_init(&c.changed, pool);
    kin__field_stack_init(&c.removed, pool);
    int r = compare(&c, type, old, now, &verdict);
    kin__field_stack_done(&c.changed);
    kin__field_stack_done(&c.removed);
    assert(c.depth == 0);
    if (r == 0)
        *ret = (struct kin__typed_difference){.changed = verdict.changed,
                                              .removed = verdict.removed};
    return r;
}
