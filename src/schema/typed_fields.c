/* SPDX-License-Identifier: Apache-2.0 */
/*
 * typed_fields.c - sets of fields and types: the fields of a value, and sets
 * adjusted to a type.
 */
#include <assert.h>

#include "schema/typed.h"

/* ---- the fields of a value ---- */

struct listing {
    struct kin__field_pool *pool;
    struct kin__field_stack stack;
    unsigned depth;
};

static int list_fields(struct listing *listing,
                       const struct kin__apply_type *type, kin_value value,
                       bool *ret_is_member, const struct kin__field_set **ret);

/* Null, an empty object, and what is not declared are members themselves. */
static bool is_own_member(kin_value value, int declared)
{
    kin_type type = kin_value_type(value);

    return declared != 2 || type == KIN_TYPE_NULL ||
           (type == KIN_TYPE_OBJECT && kin_value_count(value) == 0);
}

static int list_members(struct listing *listing,
                        const struct kin__apply_type *type, kin_value value)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++) {
        kin_str key = kin_value_key_at(value, i);
        kin_value child = kin_value_at(value, i);
        struct kin__apply_type member = {0};
        const struct kin__field_set *below = NULL;
        int declared = kin__apply_member(type, key, &member);
        bool is_member = is_own_member(child, declared);
        r = list_fields(listing, &member, child, &is_member, &below);
        if (r == 0)
            r = kin__field_pool_copy(listing->pool, key, &key);
        if (r == 0)
            r = kin__field_stack_add(&listing->stack, kin__field_name(key),
                                     is_member, below);
    }
    return r;
}

static int list_items(struct listing *listing,
                      const struct kin__apply_type *type,
                      const struct kin__apply_atom *atom, kin_value value)
{
    struct kin__apply_type element = kin__apply_element(type);
    struct kin__typed_items items = {0};
    int r = kin__typed_items_make(listing->pool, type, atom, value, &items);

    for (size_t i = 0; r == 0 && i < items.count;) {
        const struct kin__field_set *below = NULL;
        bool is_member = true;
        size_t same = kin__typed_items_same(&items, i);
        /* Duplicates are one leaf. */
        if (same == 1)
            r = list_fields(listing, &element, items.items[i].value, &is_member,
                            &below);
        if (r == 0)
            r = kin__field_stack_add(&listing->stack, items.items[i].step, true,
                                     below);
        i += same;
    }
    return r;
}

static int list_form(struct listing *listing,
                     const struct kin__apply_type *type,
                     const struct kin__apply_atom *atom, kin_value value,
                     bool *ret_is_member)
{
    unsigned forms = kin__apply_deduce(atom, value);

    if (forms & KIN__APPLY_MAP) {
        if (!atom->is_atomic_map)
            return kin_value_type(value) == KIN_TYPE_OBJECT
                       ? list_members(listing, type, value)
                       : 0;
    } else if (forms & KIN__APPLY_LIST && !(forms & KIN__APPLY_SCALAR)) {
        if (!atom->is_atomic_list)
            return list_items(listing, type, atom, value);
    }
    *ret_is_member = true;
    return 0;
}

static int list_fields(struct listing *listing,
                       const struct kin__apply_type *type, kin_value value,
                       bool *ret_is_member, const struct kin__field_set **ret)
{
    size_t from = listing->stack.count;
    struct kin__apply_atom atom = kin__apply_resolve(type);

    if (listing->depth >= KIN__TYPED_DEPTH_MAX)
        return KIN_ELIMIT;
    int r = kin__budget_take(listing->pool->budget, 1 + kin_value_count(value));
    listing->depth++;
    if (r == 0)
        r = list_form(listing, type, &atom, value, ret_is_member);
    listing->depth--;
    return r < 0 ? r : kin__field_stack_close(&listing->stack, from, ret);
}

int kin__typed_fields(struct kin__field_pool *pool,
                      const struct kin__apply_type *type, kin_value value,
                      const struct kin__field_set **ret)
{
    struct listing listing = {.pool = pool};
    bool is_member = false;

    kin__field_stack_init(&listing.stack, pool);
    int r = list_fields(&listing, type, value, &is_member, ret);
    assert(listing.depth == 0);
    kin__field_stack_done(&listing.stack);
    return r;
}

/* ---- sets and types ---- */

struct adjusting {
    struct kin__field_pool *pool;
    struct kin__field_stack stack;
    int (*entry)(struct adjusting *a, const struct kin__apply_type *type,
                 const struct kin__apply_atom *atom,
                 const struct kin__field_entry *entry);
};

static int adjust(struct adjusting *a, const struct kin__apply_type *type,
                  const struct kin__field_set *set,
                  const struct kin__field_set **ret)
{
    size_t from = a->stack.count;
    struct kin__apply_atom atom = kin__apply_resolve(type);
    int r = kin__budget_take(a->pool->budget, 1 + kin__field_set_count(set));

    for (size_t i = 0; r == 0 && i < kin__field_set_count(set); i++)
        r = a->entry(a, type, &atom, &set->entries[i]);
    return r < 0 ? r : kin__field_stack_close(&a->stack, from, ret);
}

/* The type of a step; 2 if a struct declares it. */
static int step_type(const struct kin__apply_type *type,
                     const struct kin__apply_atom *atom,
                     const struct kin__field_step *step,
                     struct kin__apply_type *ret)
{
    *ret = (struct kin__apply_type){0};
    if (step->kind == KIN__FIELD_NAME && atom->forms & KIN__APPLY_MAP)
        return kin__apply_member(type, step->name, ret);
    if (step->kind == KIN__FIELD_KEYS && atom->forms & KIN__APPLY_LIST)
        *ret = kin__apply_element(type);
    return 1;
}

static int name_entry(struct adjusting *a, const struct kin__apply_type *type,
                      const struct kin__apply_atom *atom,
                      const struct kin__field_entry *entry)
{
    struct kin__apply_type child = {0};
    const struct kin__field_set *below = NULL;
    int declared = step_type(type, atom, &entry->step, &child);
    bool is_named = entry->step.kind == KIN__FIELD_NAME && declared == 2 &&
                    entry->below;

    if (entry->below) {
        int r = adjust(a, &child, entry->below, &below);
        if (r < 0)
            return r;
    }
    return kin__field_stack_add(&a->stack, entry->step,
                                entry->is_member || is_named, below);
}

int kin__typed_name_members(struct kin__field_pool *pool,
                            const struct kin__apply_type *type,
                            const struct kin__field_set *set,
                            const struct kin__field_set **ret)
{
    struct adjusting a = {.pool = pool, .entry = name_entry};

    kin__field_stack_init(&a.stack, pool);
    int r = adjust(&a, type, set, ret);
    kin__field_stack_done(&a.stack);
    return r;
}

/* Whether paths below a value of this type are one leaf now. */
static bool is_leaf_now(const struct kin__apply_type *type)
{
    struct kin__apply_atom atom = kin__apply_resolve(type);

    if (atom.forms & KIN__APPLY_MAP)
        return atom.is_atomic_map;
    return atom.forms == KIN__APPLY_LIST && atom.is_atomic_list;
}

static int reconcile_entry(struct adjusting *a,
                           const struct kin__apply_type *type,
                           const struct kin__apply_atom *atom,
                           const struct kin__field_entry *entry)
{
    struct kin__apply_type child = {0};
    const struct kin__field_set *below = entry->below;
    int allowed = step_type(type, atom, &entry->step, &child);

    if (!entry->below || !allowed || child.origin == KIN__APPLY_UNKNOWN ||
        atom->is_deduced_map)
        return kin__field_stack_add(&a->stack, entry->step, entry->is_member,
                                    entry->below);
    if (is_leaf_now(&child))
        return kin__field_stack_add(&a->stack, entry->step, true, NULL);
    int r = adjust(a, &child, entry->below, &below);
    return r < 0 ? r
                 : kin__field_stack_add(&a->stack, entry->step,
                                        entry->is_member, below);
}

int kin__typed_reconcile(struct kin__field_pool *pool,
                         const struct kin__apply_type *type,
                         const struct kin__field_set *set,
                         const struct kin__field_set **ret)
{
    struct adjusting a = {.pool = pool, .entry = reconcile_entry};

    kin__field_stack_init(&a.stack, pool);
    int r = adjust(&a, type, set, ret);
    kin__field_stack_done(&a.stack);
    return r;
}
