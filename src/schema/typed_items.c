/* SPDX-License-Identifier: Apache-2.0 */
/*
 * typed_items.c - the elements of lists, and the steps that identify them.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/str.h"
#include "schema/typed.h"

static int fail(struct kin__buf *why, const char *text)
{
    int r = why ? kin__buf_append(why, kin_s(text)) : 0;

    return r == KIN_ENOMEM ? r : KIN_EINVAL;
}

/* ---- steps ---- */

/* Defaults are short: "", "TCP", 0, false. */
static void scalar_of_text(kin_str text, struct kin__field_scalar *ret)
{
    *ret = (struct kin__field_scalar){.rank = KIN__FIELD_STRING};
    if (text.ptr[0] == '"') {
        ret->text = kin__str_slice(text, 1, text.len - 2);
    } else if (kin__str_to_i64(text, &ret->integer) == 0) {
        ret->rank = KIN__FIELD_NUMBER;
        ret->is_integer = true;
        ret->real = (double)ret->integer;
    } else {
        ret->rank = KIN__FIELD_BOOL;
        ret->integer = kin_str_eq(text, KIN__S("true"));
    }
}

/* The value of a key: 1, 0 (the element is identified without it), or an
 * error. */
static int key_value(struct kin__field_pool *pool,
                     const struct kin__apply_type *list, kin_str key,
                     kin_value item, struct kin__field_scalar *ret)
{
    kin_value value = kin_value_get(item, key);
    int r;

    if (!kin_value_exists(value)) {
        struct kin__apply_default missing = kin__apply_key_default(list, key);
        if (missing.text.len > 0) {
            scalar_of_text(missing.text, ret);
            return 1;
        }
        value = missing.value;
    }
    if (!kin_value_exists(value))
        return 0;
    r = kin__field_scalar_of(pool, value, ret);
    /* Null, lists and objects identify nothing. */
    if (r == KIN_EINVAL)
        return 0;
    return r < 0 ? r : 1;
}

static void sort_keys(struct kin__field_key *keys, size_t count)
{
    for (size_t i = 1; i < count; i++)
        for (size_t j = i;
             j > 0 && kin_str_cmp(keys[j - 1].name, keys[j].name) > 0; j--) {
            struct kin__field_key key = keys[j];
            keys[j] = keys[j - 1];
            keys[j - 1] = key;
        }
}

static int no_keys(const struct kin__apply_type *list, unsigned count,
                   struct kin__buf *why)
{
    int r = fail(why, "associative list with keys has an element that omits "
                      "all key fields [");

    for (unsigned i = 0; why && r == KIN_EINVAL && i < count; i++)
        if (kin__buf_printf(why, "%s\"%.*s\"", i ? " " : "",
                            KIN_STR(kin__apply_list_key(list, i))) ==
            KIN_ENOMEM)
            r = KIN_ENOMEM;
    return r == KIN_EINVAL ? fail(why, "] (and doesn't have default values for "
                                       "any key fields)")
                           : r;
}

static int keyed_step(struct kin__field_pool *pool,
                      const struct kin__apply_type *list, unsigned key_count,
                      kin_value item, struct kin__field_step *ret,
                      struct kin__buf *why)
{
    size_t count = 0;

    if (key_count > KIN__FIELD_KEYS_MAX)
        key_count = KIN__FIELD_KEYS_MAX;
    if (kin_value_type(item) == KIN_TYPE_NULL)
        return fail(why, "associative list with keys may not have a null "
                         "element");
    if (kin_value_type(item) != KIN_TYPE_OBJECT)
        return fail(why, "associative list with keys may not have non-map "
                         "elements");
    struct kin__field_key *keys = kin__field_pool_take(pool, key_count *
                                                                 sizeof(*keys));
    if (!keys)
        return kin__field_pool_error(pool);
    for (unsigned i = 0; i < key_count; i++) {
        keys[count].name = kin__apply_list_key(list, i);
        int r = key_value(pool, list, keys[count].name, item,
                          &keys[count].value);
        if (r < 0)
            return r;
        if (r > 0 && list->origin == KIN__APPLY_CUSTOM)
            r = kin__field_pool_copy(pool, keys[count].name,
                                     &keys[count].name) < 0
                    ? kin__field_pool_error(pool)
                    : 1;
        if (r < 0)
            return r;
        count += (size_t)r;
    }
    if (count == 0)
        return no_keys(list, key_count, why);
    sort_keys(keys, count);
    *ret = (struct kin__field_step){
        .kind = KIN__FIELD_KEYS, .key_count = (uint16_t)count, .keys = keys};
    return 0;
}

static int set_step(struct kin__field_pool *pool, kin_value item,
                    struct kin__field_step *ret, struct kin__buf *why)
{
    switch (kin_value_type(item)) {
    case KIN_TYPE_OBJECT:
        return fail(why, "associative list without keys has an element that's "
                         "a map type");
    case KIN_TYPE_ARRAY:
        return fail(why, "not supported: associative list with lists as "
                         "elements");
    case KIN_TYPE_NULL:
    case KIN_TYPE_ABSENT:
        return fail(why, "associative list without keys has an element that's "
                         "an explicit null");
    default:
        break;
    }
    struct kin__field_scalar *value = kin__field_pool_take(pool,
                                                           sizeof(*value));
    if (!value)
        return kin__field_pool_error(pool);
    int r = kin__field_scalar_of(pool, item, value);
    *ret = (struct kin__field_step){.kind = KIN__FIELD_VALUE, .value = value};
    return r;
}

int kin__typed_step(struct kin__field_pool *pool,
                    const struct kin__apply_type *list,
                    const struct kin__apply_atom *atom, kin_value item,
                    struct kin__field_step *ret, struct kin__buf *why)
{
    assert(!atom->is_atomic_list);
    if (atom->list_key_count > 0)
        return keyed_step(pool, list, atom->list_key_count, item, ret, why);
    return set_step(pool, item, ret, why);
}

/* ---- items ---- */

static int cmp_items(const void *a, const void *b)
{
    const struct kin__typed_item *left = a;
    const struct kin__typed_item *right = b;
    int order = kin__field_step_cmp(&left->step, &right->step);

    return order ? order
                 : (left->index > right->index) - (left->index < right->index);
}

static bool is_sorted(const struct kin__typed_items *items)
{
    for (size_t i = 1; i < items->count; i++)
        if (cmp_items(&items->items[i - 1], &items->items[i]) > 0)
            return false;
    return true;
}

int kin__typed_items_make(struct kin__field_pool *pool,
                          const struct kin__apply_type *list,
                          const struct kin__apply_atom *atom, kin_value value,
                          struct kin__typed_items *ret)
{
    size_t count = kin_value_type(value) == KIN_TYPE_ARRAY
                       ? kin_value_count(value)
                       : 0;

    *ret = (struct kin__typed_items){0};
    if (count == 0)
        return 0;
    int r = kin__budget_take(pool->budget, 1 + count);
    if (r < 0)
        return r;
    ret->items = kin__field_pool_take(pool, count * sizeof(*ret->items));
    if (!ret->items)
        return kin__field_pool_error(pool);
    for (size_t i = 0; i < count; i++) {
        struct kin__typed_item *item = &ret->items[ret->count];
        *item = (struct kin__typed_item){.value = kin_value_at(value, i),
                                         .index = i};
        r = kin__typed_step(pool, list, atom, item->value, &item->step,
                            /* why= */ NULL);
        if (r == 0)
            ret->count++;
        else if (r != KIN_EINVAL)
            return r;
    }
    if (!is_sorted(ret))
        qsort(ret->items, ret->count, sizeof(*ret->items), cmp_items);
    return 0;
}

size_t kin__typed_items_same(const struct kin__typed_items *items, size_t at)
{
    size_t count = 1;

    assert(at < items->count);
    while (at + count < items->count &&
           kin__field_step_cmp(&items->items[at].step,
                               &items->items[at + count].step) == 0)
        count++;
    return count;
}
