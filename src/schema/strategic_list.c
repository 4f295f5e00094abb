/* SPDX-License-Identifier: Apache-2.0 */
/*
 * strategic_list.c - lists of a strategic merge patch.
 *
 * A list is merged in three steps: which elements there are (of the original,
 * of the patch, of both), in which order they stand, and writing them out.
 * The order is that of Kubernetes: elements that the patch names take the
 * patch's order, the others keep theirs, and the two rows are joined so that
 * the original's order holds between elements that it knows.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "object/document.h"
#include "object/seen.h"
#include "schema/goprint.h"
#include "schema/strategic_impl.h"

static bool is_object(kin_value value)
{
    return kin_value_type(value) == KIN_TYPE_OBJECT;
}

/* ---- elements ---- */

static void items_done(struct kin__strategic_items *items)
{
    for (size_t i = 0; i < items->count; i++)
        (void)kin_document_free(items->at[i].merged);
    kin__free(items->alloc, items->at);
}

#define AUTO_ITEMS                                                             \
    __attribute__((cleanup(items_done))) struct kin__strategic_items

static int items_reserve(struct kin__strategic_items *items, size_t count)
{
    if (count == 0)
        return 0;
    items->at = kin__alloc0(items->alloc, count, sizeof(*items->at));
    if (!items->at)
        return KIN_ENOMEM;
    items->cap = count;
    return 0;
}

static void items_add(struct kin__strategic_items *items, kin_value base,
                      kin_value patch)
{
    assert(items->count < items->cap);
    items->at[items->count++] = (struct kin__strategic_item){.base = base,
                                                             .patch = patch};
}

/* What tells an element from the others: a member of it, or all of it. */
static kin_value element_key(kin_value element, kin_str merge_key)
{
    return merge_key.len > 0 ? kin_value_get(element, merge_key) : element;
}

static kin_value item_key(const struct kin__strategic_item *item,
                          kin_str merge_key)
{
    return element_key(kin_value_exists(item->base) ? item->base : item->patch,
                       merge_key);
}

/* ---- finding elements ---- */

static kin_value element_directive(kin_value element)
{
    return kin_value_get(element, kin_s(KIN__STRATEGIC_PATCH));
}

/* The places of a list's elements; without those that carry a directive if
 * `is_plain`. */
static int list_places(const kin_allocator *alloc, kin_value list,
                       kin_str merge_key, bool is_plain, struct kin__seen *ret)
{
    int r = kin__seen_init(ret, alloc, kin_value_count(list));

    for (size_t i = 0; r == 0 && i < kin_value_count(list); i++) {
        kin_value element = kin_value_at(list, i);
        if (!is_plain || !kin_value_exists(element_directive(element)))
            kin__seen_add(ret, element_key(element, merge_key));
    }
    return r;
}

/* ---- checks ---- */

static int fail_types(struct kin__strategic *st, kin_value original,
                      kin_value patch)
{
    return kin__strategic_fail(st, "list element types are not identical: [",
                               original, " ", patch, "]");
}

/* All elements must be of one type, and no lists. */
static int check_types(struct kin__strategic *st, kin_value original,
                       kin_value patch)
{
    const kin_value lists[] = {original, patch};
    const char *type = NULL;

    for (size_t i = 0; i < 2; i++) {
        for (size_t k = 0; k < kin_value_count(lists[i]); k++) {
            const char *now = kin__go_type(kin_value_at(lists[i], k));
            if (type && strcmp(type, now) != 0)
                return fail_types(st, original, patch);
            type = now;
        }
    }
    if (type && strcmp(type, "[]interface {}") == 0)
        return kin_error_set(st->err, KIN_EINVAL,
                             "lists of lists are not supported");
    return 0;
}

static int check_merge_key(struct kin__strategic *st, kin_value element,
                           kin_str merge_key)
{
    char after[128];

    if (kin_value_exists(kin_value_get(element, merge_key)))
        return 0;
    (void)snprintf(after, sizeof(after),
                   " does not contain declared merge key: %.*s",
                   KIN_STR(merge_key));
    return kin__strategic_fail(st, "map: ", element, after, kin_value_absent(),
                               "");
}

/* Each element must be an object that has the merge key. */
static int check_elements(struct kin__strategic *st, kin_value list,
                          kin_str merge_key)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < kin_value_count(list); i++) {
        kin_value element = kin_value_at(list, i);
        if (!is_object(element))
            return kin_error_set(st->err, KIN_EINVAL,
                                 "value for key %zu is not a map", i);
        r = check_merge_key(st, element, merge_key);
    }
    return r;
}

static bool is_deletion(kin_value element)
{
    return kin_str_eq(kin_value_str(element_directive(element)),
                      kin_s("delete"));
}

/* The elements of the patch must come in the order that it gives itself.  One
 * with another directive than delete may stand anywhere, but not behind all
 * that the order names. */
static int check_agreement(struct kin__strategic *st,
                           const struct kin__strategic_list *list)
{
    kin_str merge_key = kin__strategic_merge_key(list->field);
    size_t order_count = kin_value_count(list->order);
    size_t o = 0;

    if (order_count == 0)
        return 0;
    for (size_t i = 0; i < kin_value_count(list->patch); i++) {
        kin_value element = kin_value_at(list->patch, i);
        bool is_directed = kin_value_exists(element_directive(element));
        if (is_deletion(element) || (is_directed && o < order_count))
            continue;
        kin_value key = element_key(element, merge_key);
        while (o < order_count &&
               !kin_value_equal(
                   element_key(kin_value_at(list->order, o), merge_key), key))
            o++;
        if (o++ >= order_count)
            return kin__strategic_fail(
                st, "The order in patch list:\n", list->patch,
                "\n doesn't match $setElementOrder list:\n", list->order, "\n");
    }
    return 0;
}

/* ---- which elements ---- */

/* Marks what $patch: delete takes from the original; 1 if an element says that
 * the patch replaces it all. */
static int apply_directives(struct kin__strategic *st, kin_value patch,
                            kin_str merge_key, struct kin__seen *base)
{
    bool replaces = false;

    for (size_t i = 0; i < kin_value_count(patch); i++) {
        kin_value element = kin_value_at(patch, i);
        kin_value directive = element_directive(element);
        kin_str what = kin_value_str(directive);
        if (!kin_value_exists(directive))
            continue;
        if (kin_str_eq(what, kin_s("merge")))
            return kin_error_set(
                st->err, KIN_EINVAL,
                "merging lists cannot yet be specified in the patch");
        if (kin_str_eq(what, kin_s("replace"))) {
            replaces = true;
            continue;
        }
        if (!is_deletion(element))
            return kin__strategic_fail(st, "unknown patch type: ", directive,
                                       " in map: ", element, "");
        int r = check_merge_key(st, element, merge_key);
        if (r < 0)
            return r;
        kin__seen_drop(base, kin_value_get(element, merge_key));
    }
    return replaces ? 1 : 0;
}

static void take_raw(kin_value patch, struct kin__strategic_items *items)
{
    for (size_t i = 0; i < kin_value_count(patch); i++) {
        kin_value element = kin_value_at(patch, i);
        if (kin_value_exists(element_directive(element)))
            continue;
        items_add(items, element, kin_value_absent());
    }
}

static int add_item(struct kin__strategic *st,
                    const struct kin__strategic_list *list,
                    const struct kin__strategic_item *item)
{
    if (!kin_value_exists(item->patch))
        return kin__document_add_value(st->out, item->base);
    if (!kin_value_exists(item->base))
        return kin__strategic_add_new(st, item->patch);
    return kin__strategic_object(st, list->field ? list->field->type : NULL,
                                 item->base, item->patch);
}

/* Makes one element of an item's two, so that another can be merged into it. */
static int settle_item(struct kin__strategic *st,
                       const struct kin__strategic_list *list,
                       struct kin__strategic_item *item)
{
    kin_document *out = st->out;
    KIN_AUTO(kin_document) *merged = NULL;

    int r = kin__document_new(st->alloc, &merged, st->err);
    if (r < 0)
        return r;
    st->out = merged;
    r = add_item(st, list, item);
    st->out = out;
    if (r == 0)
        r = kin__document_finish(merged, st->err);
    if (r < 0)
        return r;
    (void)kin_document_free(item->merged);
    item->base = kin_document_root(merged);
    item->patch = kin_value_absent();
    item->merged = KIN__STEAL(merged);
    return 0;
}

static int fail_repeats(struct kin__strategic *st,
                        const struct kin__strategic_list *list)
{
    (void)kin_error_set(st->err, KIN_EINVAL,
                        "%.*s: more than %d elements of the patch have the "
                        "same %.*s",
                        KIN_STR(list->name), KIN__STRATEGIC_REPEATS,
                        KIN_STR(kin__strategic_merge_key(list->field)));
    kin__error_set_http(st->err, 400, "BadRequest");
    return KIN_EINVAL;
}

/* An element of the patch meets the item with its key.  The patch may name one
 * key twice (the ports of a Service that has one for TCP and for UDP). */
static int meet_item(struct kin__strategic *st,
                     const struct kin__strategic_list *list,
                     struct kin__strategic_item *item, kin_value element)
{
    int r = 0;

    if (item->repeats++ == KIN__STRATEGIC_REPEATS)
        return fail_repeats(st, list);
    if (kin_value_exists(item->patch))
        r = settle_item(st, list, item);
    if (r == 0)
        item->patch = element;
    return r;
}

/* Which item an element of the original, or of the patch, has become. */
struct pairing {
    const kin_allocator *alloc;
    size_t *of_base;  /* owned */
    size_t *of_patch; /* owned */
    struct kin__seen patch;
};

static void pairing_done(struct pairing *pairing)
{
    kin__free(pairing->alloc, pairing->of_base);
    kin__free(pairing->alloc, pairing->of_patch);
    kin__seen_done(&pairing->patch);
}

static int pairing_init(struct pairing *pairing,
                        const struct kin__strategic_list *list,
                        kin_str merge_key)
{
    size_t base = kin_value_count(list->original);
    size_t patch = kin_value_count(list->patch);

    pairing->of_base = kin__alloc0(pairing->alloc, base + 1,
                                   sizeof(*pairing->of_base));
    pairing->of_patch = kin__alloc0(pairing->alloc, patch + 1,
                                    sizeof(*pairing->of_patch));
    if (!pairing->of_base || !pairing->of_patch)
        return KIN_ENOMEM;
    int r = list_places(pairing->alloc, list->patch, merge_key,
                        /* is_plain= */ false, &pairing->patch);
    for (size_t i = 0; r == 0 && i < patch; i++)
        pairing->of_patch[i] = KIN__SEEN_NONE;
    return r;
}

static int pair_element(struct kin__strategic *st,
                        const struct kin__strategic_list *list, size_t index,
                        const struct kin__seen *base, struct pairing *pairing,
                        struct kin__strategic_items *items)
{
    kin_str merge_key = kin__strategic_merge_key(list->field);
    kin_value element = kin_value_at(list->patch, index);

    if (kin_value_exists(element_directive(element)))
        return 0;
    int r = check_merge_key(st, element, merge_key);
    if (r < 0)
        return r;
    kin_value key = kin_value_get(element, merge_key);
    size_t place = kin__seen_find(base, key);
    if (place != KIN__SEEN_NONE)
        return meet_item(st, list, &items->at[pairing->of_base[place]],
                         element);
    place = kin__seen_find(&pairing->patch, key);
    if (place != KIN__SEEN_NONE && pairing->of_patch[place] != KIN__SEEN_NONE)
        return meet_item(st, list, &items->at[pairing->of_patch[place]],
                         element);
    if (place != KIN__SEEN_NONE)
        pairing->of_patch[place] = items->count;
    items_add(items, element, kin_value_absent());
    return 0;
}

/* The elements of the original that stay, each with its part of the patch; then
 * those that only the patch has, which are taken as they are. */
static int pair_objects(struct kin__strategic *st,
                        const struct kin__strategic_list *list,
                        const struct kin__seen *base,
                        struct kin__strategic_items *items)
{
    __attribute__((cleanup(pairing_done))) struct pairing pairing = {
        .alloc = st->alloc};
    int r = pairing_init(&pairing, list, kin__strategic_merge_key(list->field));

    if (r < 0)
        return r;
    for (size_t i = 0; i < kin_value_count(list->original); i++) {
        if (base->keys[i].is_gone)
            continue;
        pairing.of_base[i] = items->count;
        items_add(items, kin_value_at(list->original, i), kin_value_absent());
    }
    for (size_t i = 0; r == 0 && i < kin_value_count(list->patch); i++)
        r = pair_element(st, list, i, base, &pairing, items);
    return r;
}

static int take_objects(struct kin__strategic *st,
                        const struct kin__strategic_list *list,
                        struct kin__seen *base,
                        struct kin__strategic_items *items)
{
    kin_str merge_key = kin__strategic_merge_key(list->field);

    if (merge_key.len == 0)
        return kin_error_set(st->err, KIN_EINVAL,
                             "cannot merge lists without merge key for %.*s",
                             KIN_STR(list->field && list->field->type
                                         ? list->field->type->base
                                         : kin_s("")));
    int r = apply_directives(st, list->patch, merge_key, base);
    if (r < 0)
        return r;
    if (r > 0) {
        take_raw(list->patch, items);
        return 0;
    }
    return pair_objects(st, list, base, items);
}

/* All scalars of both, each once. */
static int take_scalars(struct kin__strategic *st,
                        const struct kin__strategic_list *list,
                        const struct kin__seen *base,
                        struct kin__strategic_items *items)
{
    KIN__AUTO_SEEN news;
    int r = list_places(st->alloc, list->patch, kin_s(""),
                        /* is_plain= */ false, &news);

    if (r < 0)
        return r;
    for (size_t i = 0; i < kin_value_count(list->original); i++) {
        kin_value scalar = kin_value_at(list->original, i);
        if (kin__seen_find(base, scalar) == i)
            items_add(items, scalar, kin_value_absent());
    }
    for (size_t i = 0; i < kin_value_count(list->patch); i++) {
        kin_value scalar = kin_value_at(list->patch, i);
        if (kin__seen_find(base, scalar) == KIN__SEEN_NONE &&
            kin__seen_find(&news, scalar) == i)
            items_add(items, kin_value_absent(), scalar);
    }
    return 0;
}

/* ---- in which order ---- */

/* An element with its place in the row that it is sorted by. */
struct ranked {
    struct kin__strategic_item item;
    size_t rank;
    size_t server; /* its place in the original, or KIN__SEEN_NONE */
    size_t was;    /* keeps the order of equals */
};

static int ranked_cmp(const void *a, const void *b)
{
    const struct ranked *left = a;
    const struct ranked *right = b;

    if (left->rank != right->rank)
        return left->rank < right->rank ? -1 : 1;
    return left->was < right->was ? -1 : left->was > right->was;
}

/* The two rows: named by the patch (or its order), and the others. */
struct rows {
    const kin_allocator *alloc;
    struct ranked *at; /* owned; `named` from the front, others behind */
    size_t named;
    size_t count;
};

static void rows_done(struct rows *rows)
{
    kin__free(rows->alloc, rows->at);
}

static int rows_fill(struct rows *rows,
                     const struct kin__strategic_items *items,
                     kin_str merge_key, const struct kin__seen *order,
                     const struct kin__seen *server)
{
    size_t others = items->count;

    rows->at = kin__alloc(rows->alloc, items->count, sizeof(*rows->at));
    if (!rows->at)
        return KIN_ENOMEM;
    rows->count = items->count;
    for (size_t i = items->count; i-- > 0;) {
        kin_value key = item_key(&items->at[i], merge_key);
        if (kin__seen_find(order, key) != KIN__SEEN_NONE)
            continue;
        size_t place = kin__seen_find(server, key);
        rows->at[--others] = (struct ranked){items->at[i], place, place,
                                             /* was= */ i};
    }
    for (size_t i = 0; i < items->count; i++) {
        kin_value key = item_key(&items->at[i], merge_key);
        size_t rank = kin__seen_find(order, key);
        if (rank != KIN__SEEN_NONE)
            rows->at[rows->named++] = (struct ranked){
                items->at[i], rank, kin__seen_find(server, key),
                /* was= */ i};
    }
    assert(rows->named == others);
    qsort(rows->at, rows->named, sizeof(*rows->at), ranked_cmp);
    qsort(rows->at + others, rows->count - others, sizeof(*rows->at),
          ranked_cmp);
    return 0;
}

/* An element that the patch does not name goes first only if the original has
 * it before the named one. */
static void rows_join(const struct rows *rows,
                      struct kin__strategic_items *items)
{
    size_t named = 0;
    size_t other = rows->named;

    for (size_t i = 0; i < rows->count; i++) {
        bool takes_other = named == rows->named;
        if (!takes_other && other < rows->count) {
            size_t left = rows->at[other].server;
            size_t right = rows->at[named].server;
            takes_other = left != KIN__SEEN_NONE && right != KIN__SEEN_NONE &&
                          left < right;
        }
        items->at[i] = rows->at[takes_other ? other++ : named++].item;
    }
}

static int items_order(struct kin__strategic_items *items, kin_str merge_key,
                       kin_value order, const struct kin__seen *server)
{
    __attribute__((cleanup(rows_done))) struct rows rows = {
        .alloc = items->alloc};
    KIN__AUTO_SEEN places;

    int r = list_places(items->alloc, order, merge_key, /* is_plain= */ true,
                        &places);
    if (r < 0 || items->count == 0)
        return r;
    r = rows_fill(&rows, items, merge_key, &places, server);
    if (r == 0)
        rows_join(&rows, items);
    return r;
}

/* ---- the whole list ---- */

/* Of either list, to tell what the elements are; absent if both are empty. */
static kin_value first_element(const struct kin__strategic_list *list)
{
    bool has_original = kin_value_count(list->original) > 0;

    return kin_value_at(has_original ? list->original : list->patch, 0);
}

/* The elements of a merged list in their order. */
static int merge_items(struct kin__strategic *st,
                       const struct kin__strategic_list *list,
                       struct kin__seen *base,
                       struct kin__strategic_items *items)
{
    kin_str merge_key = kin__strategic_merge_key(list->field);
    kin_value first = first_element(list);

    int r = check_types(st, list->original, list->patch);
    if (r < 0 || !kin_value_exists(first))
        return r;
    if (is_object(first))
        r = take_objects(st, list, base, items);
    else
        r = take_scalars(st, list, base, items);
    for (size_t i = 0; r == 0 && is_object(first) && i < items->count; i++)
        r = check_merge_key(st, items->at[i].base, merge_key);
    if (r == 0)
        r = items_order(items, merge_key, list->patch, base);
    return r;
}

/* What there is before an order of the patch's own is looked at. */
static int collect_items(struct kin__strategic *st,
                         const struct kin__strategic_list *list,
                         struct kin__seen *base,
                         struct kin__strategic_items *items)
{
    bool has_both = kin_value_exists(list->original) &&
                    kin_value_exists(list->patch);

    if (has_both && kin__strategic_merges(list->field))
        return merge_items(st, list, base, items);
    kin_value only = kin_value_exists(list->patch) ? list->patch
                                                   : list->original;
    for (size_t i = 0; i < kin_value_count(only); i++) {
        kin_value element = kin_value_at(only, i);
        if (has_both || !kin_value_exists(list->patch))
            items_add(items, element, kin_value_absent());
        else if (!kin_value_exists(element_directive(element)))
            items_add(items, kin_value_absent(), element);
    }
    return 0;
}

/* What Kubernetes takes for the original's order once elements were deleted:
 * new ones stand in the room that the deleted ones had. */
static int server_places(const struct kin__strategic_list *list,
                         kin_str merge_key, const struct kin__seen *base,
                         struct kin__seen *ret)
{
    size_t count = kin_value_count(list->patch);
    int r = kin__seen_init(ret, base->alloc, base->count);

    for (size_t i = 0; r == 0 && i < base->count; i++)
        if (!base->keys[i].is_gone)
            kin__seen_add(ret, base->keys[i].first);
    for (size_t i = 0; r == 0 && i < count && ret->count < ret->max; i++) {
        kin_value element = kin_value_at(list->patch, i);
        kin_value key = element_key(element, merge_key);
        if (!kin_value_exists(element_directive(element)) &&
            kin__seen_find(ret, key) == KIN__SEEN_NONE)
            kin__seen_add(ret, key);
    }
    return r;
}

static int reorder_items(struct kin__strategic *st,
                         const struct kin__strategic_list *list,
                         const struct kin__seen *base,
                         struct kin__strategic_items *items)
{
    kin_str merge_key = kin__strategic_merge_key(list->field);
    kin_value first = first_element(list);
    KIN__AUTO_SEEN server;

    int r = server_places(list, merge_key, base, &server);
    if (r == 0)
        r = check_agreement(st, list);
    if (r == 0)
        r = check_types(st, list->original, list->patch);
    if (r == 0 && !kin_value_exists(first))
        r = kin_error_set(st->err, KIN_EINVAL,
                          "no elements in any of the given slices");
    if (r == 0 && is_object(first))
        r = check_elements(st, list->order, merge_key);
    if (r == 0 && is_object(first))
        r = check_elements(st, list->original, merge_key);
    if (r == 0)
        r = items_order(items, merge_key, list->order, &server);
    return r;
}

static int add_items(struct kin__strategic *st,
                     const struct kin__strategic_list *list,
                     const struct kin__strategic_items *items)
{
    KIN__AUTO_SEEN doomed;
    int r = list_places(st->alloc, list->doomed, kin_s(""),
                        /* is_plain= */ false, &doomed);

    if (r == 0)
        r = kin__document_open_array(st->out);
    for (size_t i = 0; r == 0 && i < items->count; i++) {
        kin_value whole = item_key(&items->at[i], kin_s(""));
        if (kin__seen_find(&doomed, whole) == KIN__SEEN_NONE)
            r = add_item(st, list, &items->at[i]);
    }
    return r < 0 ? r : kin__document_close(st->out);
}

int kin__strategic_list(struct kin__strategic *st,
                        const struct kin__strategic_list *list)
{
    KIN__AUTO_SEEN base;
    AUTO_ITEMS items = {.alloc = st->alloc};
    size_t steps = kin_value_count(list->original) +
                   kin_value_count(list->patch) + kin_value_count(list->order) +
                   kin_value_count(list->doomed);

    int r = kin__seen_init(&base, st->alloc, 0);
    if (r == 0)
        r = kin__budget_take(st->budget, 1 + steps);
    if (r < 0)
        return r;
    r = list_places(st->alloc, list->original,
                    is_object(first_element(list))
                        ? kin__strategic_merge_key(list->field)
                        : kin_s(""),
                    /* is_plain= */ false, &base);
    if (r == 0)
        r = items_reserve(&items, kin_value_count(list->original) +
                                      kin_value_count(list->patch));
    if (r == 0 && kin_value_count(list->doomed) > 0)
        r = check_types(st, list->original, list->doomed);
    if (r == 0)
        r = collect_items(st, list, &base, &items);
    if (r == 0 && kin_value_exists(list->order))
        r = reorder_items(st, list, &base, &items);
    if (r == 0)
        r = add_items(st, list, &items);
    return r;
}
