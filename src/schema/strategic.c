/* SPDX-License-Identifier: Apache-2.0 */
/*
 * strategic.c - strategic merge patch.
 *
 * No intermediate object is built: a merged list is worked out as pairs of
 * elements, and each value is written to the result as soon as it is known.
 * Merging recurses; the depth is limited by DEPTH_MAX, and only counts where
 * both values go as deep.
 *
 * A list is merged in three steps: which elements it has (of the original, of
 * the patch, of both), their order, and writing them.  The order is that of
 * Kubernetes: elements that the patch names take the patch's order, the others
 * keep theirs, and the two rows are joined so that the original's order holds
 * between elements that it contains.
 */
#include "schema/strategic.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/error.h"
#include "object/document.h"
#include "object/keys.h"
#include "object/seen.h"
#include "schema/goprint.h"
#include "schema/schema.h"

enum {
    KEY_MAX = 1 << 20,
    /* Nested objects and lists; Kubernetes' own types need about 30. */
    DEPTH_MAX = 200,
    MESSAGE_MAX = 4096,
    /* Elements of a patch with the same merge key.  Each is merged into the
     * result of the one before, so the cost is quadratic. */
    REPEATS_MAX = 32,
};

#define DIRECTIVE_PATCH "$patch"
#define DIRECTIVE_RETAIN "$retainKeys"
#define DIRECTIVE_ORDER "$setElementOrder"
#define DIRECTIVE_DELETE "$deleteFromPrimitiveList"

struct strategic {
    const kin_allocator *alloc;
    kin_document *out; /* owned */
    kin_error *err;
    struct kin__budget *budget; /* borrowed; may be NULL */
    unsigned depth;             /* of objects being merged */
    bool keeps_nulls;           /* while a new list with an order is written */
    struct kin__buf key;        /* scratch: key of a directive */
};

/* An element of a merged list: `base` unchanged, or with `patch` merged into
 * it; `patch` alone is a new element. */
struct merged_item {
    kin_value base;
    kin_value patch;
    kin_document *merged; /* owned; holds `base` if that is a merge result */
    unsigned repeats;     /* elements of the patch merged so far */
};

struct merged_items {
    const kin_allocator *alloc;
    struct merged_item *at; /* owned */
    size_t count;
    size_t cap;
};

/* A member of the patch with its directives; mostly a list. */
struct list_patch {
    const struct kin__schema_field *field; /* NULL if the type has none */
    const struct kin__schema_type *owner;  /* of the field; may be NULL */
    kin_str name;                          /* of the field */
    kin_value original;                    /* absent or a list */
    kin_value patch;                       /* absent or a list */
    kin_value order;                       /* absent or a list */
    kin_value deleted;                     /* absent or a list of scalars */
};

/* Writes the result of merging a patch into an object. */
static int merge_object(struct strategic *st,
                        const struct kin__schema_type *type, kin_value original,
                        kin_value patch);

/* Writes a part of the patch that has no counterpart in the original, without
 * nulls and without objects that carry a directive. */
static int add_new(struct strategic *st, kin_value patch);

/* Whether lists of the field are merged rather than replaced. */
static bool field_merges(const struct kin__schema_field *field)
{
    return field && (field->merge->patch & KIN__SCHEMA_PATCH_MERGE) != 0;
}

static kin_str field_merge_key(const struct kin__schema_field *field)
{
    return field ? field->merge->merge_key : kin_s("");
}

static bool is_type(kin_value value, kin_type type)
{
    return kin_value_type(value) == type;
}

static bool is_object(kin_value value)
{
    return kin_value_type(value) == KIN_TYPE_OBJECT;
}

/* ---- failures ---- */

static int fail_values(struct strategic *st, const char *before,
                       kin_value first, const char *between, kin_value second,
                       const char *after)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, st->alloc, MESSAGE_MAX);
    /* A message that is too long is truncated. */
    int r = kin__buf_append(&text, kin_s(before));
    if (r == 0)
        r = kin__go_print(&text, first);
    if (r == 0)
        r = kin__buf_append(&text, kin_s(between));
    if (r == 0 && kin_value_exists(second))
        r = kin__go_print(&text, second);
    if (r == 0)
        r = kin__buf_append(&text, kin_s(after));
    if (r == KIN_ENOMEM)
        return kin_error_set(st->err, r, /* format= */ NULL);
    (void)kin_error_set(st->err, KIN_EINVAL, "%.*s",
                        KIN_STR(kin__buf_str(&text)));
    return KIN_EINVAL;
}

static int fail_list(struct strategic *st, kin_value value)
{
    (void)kin_error_set(st->err, KIN_EINVAL,
                        "expected a []interface {}, but received a %s",
                        kin__go_type(value));
    return KIN_EINVAL;
}

static int fail_retain(struct strategic *st)
{
    (void)kin_error_set(st->err, KIN_EINVAL,
                        "invalid patch format of retainKeys");
    kin__error_set_http(st->err, 400, "BadRequest");
    return KIN_EINVAL;
}

static int fail_field(struct strategic *st, const struct kin__schema_type *type,
                      kin_str name)
{
    (void)kin_error_set(st->err, KIN_EINVAL,
                        "unable to find api field in struct %.*s for the json "
                        "field \"%.*s\"",
                        KIN_STR(type ? type->base : kin_s("")), KIN_STR(name));
    return KIN_EINVAL;
}

static int enter(struct strategic *st)
{
    assert(st->depth <= DEPTH_MAX);
    if (st->depth == DEPTH_MAX)
        return kin_error_set(st->err, KIN_ELIMIT,
                             "strategic merge patch: more than %d levels",
                             DEPTH_MAX);
    st->depth++;
    return 0;
}

/* ---- parts that only exist in the patch ---- */

static int add_new_array(struct strategic *st, kin_value patch)
{
    int r = kin__document_open_array(st->out);

    for (size_t i = 0; r == 0 && i < kin_value_count(patch); i++) {
        kin_value element = kin_value_at(patch, i);
        if (!kin_value_exists(kin_value_get(element, kin_s(DIRECTIVE_PATCH))))
            r = add_new(st, element);
    }
    return r < 0 ? r : kin__document_close(st->out);
}

static int add_new_object(struct strategic *st, kin_value patch)
{
    int r = kin__document_open_object(st->out);

    for (size_t i = 0; r == 0 && i < kin_value_count(patch); i++) {
        kin_value member = kin_value_at(patch, i);
        if ((is_type(member, KIN_TYPE_NULL) && !st->keeps_nulls) ||
            kin_value_exists(kin_value_get(member, kin_s(DIRECTIVE_PATCH))))
            continue;
        r = kin__document_key(st->out, kin_value_key_at(patch, i));
        if (r == 0)
            r = add_new(st, member);
    }
    return r < 0 ? r : kin__document_close(st->out);
}

static int add_new(struct strategic *st, kin_value patch)
{
    int r = enter(st);

    if (r == 0)
        r = kin__budget_take(st->budget, 1 + kin_value_count(patch));
    if (r < 0)
        return r;
    if (is_type(patch, KIN_TYPE_OBJECT))
        r = add_new_object(st, patch);
    else if (is_type(patch, KIN_TYPE_ARRAY))
        r = add_new_array(st, patch);
    else
        r = kin__document_add_value(st->out, patch);
    st->depth--;
    return r;
}

/* ==== lists ==== */

/* ---- elements ---- */

static void items_done(struct merged_items *items)
{
    for (size_t i = 0; i < items->count; i++)
        (void)kin_document_free(items->at[i].merged);
    kin__free(items->alloc, items->at);
}

#define AUTO_ITEMS __attribute__((cleanup(items_done))) struct merged_items

static int items_reserve(struct merged_items *items, size_t count)
{
    assert(!items->at);
    if (count == 0)
        return 0;
    items->at = kin__alloc0(items->alloc, count, sizeof(*items->at));
    if (!items->at)
        return KIN_ENOMEM;
    items->cap = count;
    return 0;
}

static void items_add(struct merged_items *items, kin_value base,
                      kin_value patch)
{
    assert(items->count < items->cap);
    items->at[items->count++] = (struct merged_item){.base = base,
                                                     .patch = patch};
}

/* The identity of an element: its merge key, or the element itself. */
static kin_value element_key(kin_value element, kin_str merge_key)
{
    return merge_key.len > 0 ? kin_value_get(element, merge_key) : element;
}

static kin_value item_key(const struct merged_item *item, kin_str merge_key)
{
    return element_key(kin_value_exists(item->base) ? item->base : item->patch,
                       merge_key);
}

/* ---- finding elements ---- */

static kin_value element_directive(kin_value element)
{
    return kin_value_get(element, kin_s(DIRECTIVE_PATCH));
}

/* Indexes the elements of a list; `is_plain` skips those with a directive. */
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

static int fail_types(struct strategic *st, kin_value original, kin_value patch)
{
    return fail_values(st, "list element types are not identical: [", original,
                       " ", patch, "]");
}

/* All elements must have the same type and must not be lists. */
static int check_types(struct strategic *st, kin_value original,
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

static int check_merge_key(struct strategic *st, kin_value element,
                           kin_str merge_key)
{
    char after[128];

    if (kin_value_exists(kin_value_get(element, merge_key)))
        return 0;
    (void)snprintf(after, sizeof(after),
                   " does not contain declared merge key: %.*s",
                   KIN_STR(merge_key));
    return fail_values(st, "map: ", element, after, kin_value_absent(), "");
}

/* Each element must be an object that has the merge key. */
static int check_elements(struct strategic *st, kin_value list,
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

/* The elements of the patch must be in the order of its $setElementOrder.  An
 * element with a directive other than delete may be anywhere except after all
 * elements of the order. */
static int check_agreement(struct strategic *st, const struct list_patch *list)
{
    kin_str merge_key = field_merge_key(list->field);
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
            return fail_values(st, "The order in patch list:\n", list->patch,
                               "\n doesn't match $setElementOrder list:\n",
                               list->order, "\n");
    }
    return 0;
}

/* ---- collecting elements ---- */

/* Removes from `base` the elements with $patch: delete; 1 if an element has
 * $patch: replace. */
static int apply_directives(struct strategic *st, kin_value patch,
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
            return fail_values(st, "unknown patch type: ", directive,
                               " in map: ", element, "");
        int r = check_merge_key(st, element, merge_key);
        if (r < 0)
            return r;
        kin__seen_drop(base, kin_value_get(element, merge_key));
    }
    return replaces ? 1 : 0;
}

static void take_raw(kin_value patch, struct merged_items *items)
{
    for (size_t i = 0; i < kin_value_count(patch); i++) {
        kin_value element = kin_value_at(patch, i);
        if (kin_value_exists(element_directive(element)))
            continue;
        items_add(items, element, kin_value_absent());
    }
}

static int add_item(struct strategic *st, const struct list_patch *list,
                    const struct merged_item *item)
{
    assert(kin_value_exists(item->base) || kin_value_exists(item->patch));
    if (!kin_value_exists(item->patch))
        return kin__document_add_value(st->out, item->base);
    if (!kin_value_exists(item->base))
        return add_new(st, item->patch);
    return merge_object(st, list->field ? list->field->type : NULL, item->base,
                        item->patch);
}

/* Merges an item's `patch` into its `base`, so that another can be merged. */
static int settle_item(struct strategic *st, const struct list_patch *list,
                       struct merged_item *item)
{
    kin_document *out = st->out;
    KIN_AUTO(kin_document) *merged = NULL;

    int r = kin__document_new(st->alloc, &merged, st->err);
    if (r < 0)
        return r;
    st->out = merged;
    r = add_item(st, list, item);
    assert(st->out == merged);
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

static int fail_repeats(struct strategic *st, const struct list_patch *list)
{
    (void)kin_error_set(st->err, KIN_EINVAL,
                        "%.*s: more than %d elements of the patch have the "
                        "same %.*s",
                        KIN_STR(list->name), REPEATS_MAX,
                        KIN_STR(field_merge_key(list->field)));
    kin__error_set_http(st->err, 400, "BadRequest");
    return KIN_EINVAL;
}

/* Adds an element of the patch to the item with the same key.  A patch may
 * contain a key twice (a Service with the same port for TCP and UDP). */
static int meet_item(struct strategic *st, const struct list_patch *list,
                     struct merged_item *item, kin_value element)
{
    int r = 0;

    assert(item->repeats <= REPEATS_MAX);
    if (item->repeats++ == REPEATS_MAX)
        return fail_repeats(st, list);
    if (kin_value_exists(item->patch))
        r = settle_item(st, list, item);
    if (r == 0)
        item->patch = element;
    return r;
}

/* The items that the elements of the original and of the patch belong to. */
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

static int pairing_init(struct pairing *pairing, const struct list_patch *list,
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

static int pair_element(struct strategic *st, const struct list_patch *list,
                        size_t index, const struct kin__seen *base,
                        struct pairing *pairing, struct merged_items *items)
{
    kin_str merge_key = field_merge_key(list->field);
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

/* Collects the remaining elements of the original, each with its element of the
 * patch, then those that only exist in the patch, unchanged. */
static int pair_objects(struct strategic *st, const struct list_patch *list,
                        const struct kin__seen *base,
                        struct merged_items *items)
{
    __attribute__((cleanup(pairing_done))) struct pairing pairing = {
        .alloc = st->alloc};
    int r = pairing_init(&pairing, list, field_merge_key(list->field));

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

static int take_objects(struct strategic *st, const struct list_patch *list,
                        struct kin__seen *base, struct merged_items *items)
{
    kin_str merge_key = field_merge_key(list->field);

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

/* Collects the union of both lists of scalars. */
static int take_scalars(struct strategic *st, const struct list_patch *list,
                        const struct kin__seen *base,
                        struct merged_items *items)
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

/* ---- ordering ---- */

/* An element with its sort key. */
struct ranked {
    struct merged_item item;
    size_t rank;
    size_t server; /* its index in the original, or KIN__SEEN_NONE */
    size_t was;    /* makes the sort stable */
};

static int ranked_cmp(const void *a, const void *b)
{
    const struct ranked *left = a;
    const struct ranked *right = b;

    if (left->rank != right->rank)
        return left->rank < right->rank ? -1 : 1;
    return left->was < right->was ? -1 : left->was > right->was;
}

/* Two sorted rows: elements named by the patch (or its order), and the others.
 */
struct rows {
    const kin_allocator *alloc;
    struct ranked *at; /* owned; first the `named` ones, then the others */
    size_t named;
    size_t count;
};

static void rows_done(struct rows *rows)
{
    kin__free(rows->alloc, rows->at);
}

static int rows_fill(struct rows *rows, const struct merged_items *items,
                     kin_str merge_key, const struct kin__seen *order,
                     const struct kin__seen *server)
{
    size_t others = items->count;

    assert(items->count > 0);
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

/* Merges the rows.  Another element precedes a named one only if it does so in
 * the original. */
static void rows_join(const struct rows *rows, struct merged_items *items)
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
    assert(named == rows->named && other == rows->count);
}

static int items_order(struct merged_items *items, kin_str merge_key,
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

/* The first element of either list, which determines their type; absent if both
 * are empty. */
static kin_value first_element(const struct list_patch *list)
{
    bool has_original = kin_value_count(list->original) > 0;

    return kin_value_at(has_original ? list->original : list->patch, 0);
}

/* Collects and orders the elements of a merged list. */
static int merge_items(struct strategic *st, const struct list_patch *list,
                       struct kin__seen *base, struct merged_items *items)
{
    kin_str merge_key = field_merge_key(list->field);
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

/* Collects the elements before $setElementOrder is applied. */
static int collect_items(struct strategic *st, const struct list_patch *list,
                         struct kin__seen *base, struct merged_items *items)
{
    bool has_both = kin_value_exists(list->original) &&
                    kin_value_exists(list->patch);

    if (has_both && field_merges(list->field))
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

/* The order of the original as Kubernetes sees it after deletions: new elements
 * take the places of the deleted ones. */
static int server_places(const struct list_patch *list, kin_str merge_key,
                         const struct kin__seen *base, struct kin__seen *ret)
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

static int reorder_items(struct strategic *st, const struct list_patch *list,
                         const struct kin__seen *base,
                         struct merged_items *items)
{
    kin_str merge_key = field_merge_key(list->field);
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

static int add_items(struct strategic *st, const struct list_patch *list,
                     const struct merged_items *items)
{
    KIN__AUTO_SEEN deleted;
    int r = list_places(st->alloc, list->deleted, kin_s(""),
                        /* is_plain= */ false, &deleted);

    if (r == 0)
        r = kin__document_open_array(st->out);
    for (size_t i = 0; r == 0 && i < items->count; i++) {
        kin_value whole = item_key(&items->at[i], kin_s(""));
        if (kin__seen_find(&deleted, whole) == KIN__SEEN_NONE)
            r = add_item(st, list, &items->at[i]);
    }
    return r < 0 ? r : kin__document_close(st->out);
}

static int merge_list(struct strategic *st, const struct list_patch *list)
{
    KIN__AUTO_SEEN base;
    AUTO_ITEMS items = {.alloc = st->alloc};
    size_t steps = kin_value_count(list->original) +
                   kin_value_count(list->patch) + kin_value_count(list->order) +
                   kin_value_count(list->deleted);

    int r = kin__seen_init(&base, st->alloc, 0);
    if (r == 0)
        r = kin__budget_take(st->budget, 1 + steps);
    if (r < 0)
        return r;
    r = list_places(st->alloc, list->original,
                    is_object(first_element(list))
                        ? field_merge_key(list->field)
                        : kin_s(""),
                    /* is_plain= */ false, &base);
    if (r == 0)
        r = items_reserve(&items, kin_value_count(list->original) +
                                      kin_value_count(list->patch));
    if (r == 0 && kin_value_count(list->deleted) > 0)
        r = check_types(st, list->original, list->deleted);
    if (r == 0)
        r = collect_items(st, list, &base, &items);
    if (r == 0 && kin_value_exists(list->order))
        r = reorder_items(st, list, &base, &items);
    if (r == 0)
        r = add_items(st, list, &items);
    return r;
}

/* ==== objects ==== */

/* ---- directives ---- */

/* Writes an object with $patch: all of the patch, or {}. */
static int add_directed(struct strategic *st, kin_value directive,
                        kin_value patch)
{
    kin_str what = kin_value_str(directive);
    bool replaces = kin_str_eq(what, kin_s("replace"));

    if (!replaces && !kin_str_eq(what, kin_s("delete")))
        return fail_values(st, "unknown patch type: ", directive,
                           " in map: ", patch, "");
    int r = kin__document_open_object(st->out);
    for (size_t i = 0; r == 0 && replaces && i < kin_value_count(patch); i++) {
        kin_str key = kin_value_key_at(patch, i);
        if (kin_str_eq(key, kin_s(DIRECTIVE_PATCH)))
            continue;
        r = kin__document_key(st->out, key);
        if (r == 0)
            r = kin__document_add_value(st->out, kin_value_at(patch, i));
    }
    return r < 0 ? r : kin__document_close(st->out);
}

static bool is_directive(kin_str key, const char *name)
{
    size_t len = strlen(name);

    return kin_str_starts_with(key, kin_s(name)) && key.len > len &&
           key.ptr[len] == '/';
}

static bool is_any_directive(kin_str key)
{
    return is_directive(key, DIRECTIVE_ORDER) ||
           is_directive(key, DIRECTIVE_DELETE) ||
           kin_str_eq(key, kin_s(DIRECTIVE_RETAIN));
}

/* Marks the members that $retainKeys names; the caller frees the marks. */
static int mark_retained(struct strategic *st, kin_value retained,
                         struct kin__keys *keys, bool **ret)
{
    bool *marks = kin__alloc0(st->alloc, kin_value_count(keys->object) + 1,
                              sizeof(*marks));

    if (!marks)
        return KIN_ENOMEM;
    for (size_t i = 0; i < kin_value_count(retained); i++) {
        size_t at = kin__keys_find(keys,
                                   kin_value_str(kin_value_at(retained, i)));
        if (at != KIN__KEYS_NONE)
            marks[at] = true;
    }
    *ret = marks;
    return 0;
}

/* ---- one object ---- */

/* The merge of one object. */
struct strategic_merge {
    const struct kin__schema_type *type; /* NULL for a map */
    struct kin__keys original;
    struct kin__keys patch;
    bool *stays;         /* owned; of the original's members; NULL: all */
    bool has_directives; /* the patch has directives for lists */
};

static void merge_done(struct strategic *st, struct strategic_merge *merge)
{
    kin__keys_done(&merge->original);
    kin__keys_done(&merge->patch);
    kin__free(st->alloc, merge->stays);
}

/* Every member of the patch must be retained. */
static int check_retained(struct strategic *st, kin_value patch,
                          const bool *marks)
{
    for (size_t i = 0; i < kin_value_count(patch); i++) {
        if (is_type(kin_value_at(patch, i), KIN_TYPE_NULL) ||
            is_any_directive(kin_value_key_at(patch, i)))
            continue;
        if (!marks[i])
            return fail_retain(st);
    }
    return 0;
}

/* Applies $retainKeys. */
static int merge_retain(struct strategic *st, struct strategic_merge *merge)
{
    kin_value patch = merge->patch.object;
    kin_value retained = kin_value_get(patch, kin_s(DIRECTIVE_RETAIN));
    bool *marks = NULL;

    if (!kin_value_exists(retained))
        return 0;
    if (!is_type(retained, KIN_TYPE_ARRAY))
        return fail_retain(st);
    int r = mark_retained(st, retained, &merge->patch, &marks);
    if (r == 0)
        r = check_retained(st, patch, marks);
    kin__free(st->alloc, marks);
    return r < 0 ? r
                 : mark_retained(st, retained, &merge->original, &merge->stays);
}

static int find_directive(struct strategic *st, struct strategic_merge *merge,
                          const char *name, kin_str field, kin_value *ret)
{
    *ret = kin_value_absent();
    if (!merge->has_directives)
        return 0;
    kin__buf_clear(&st->key);
    int r = kin__buf_printf(&st->key, "%s/%.*s", name, KIN_STR(field));
    if (r == 0)
        *ret = kin__keys_get(&merge->patch, kin__buf_str(&st->key));
    return r;
}

/* Rejects a value other than a list. */
static int check_list(struct strategic *st, kin_value value)
{
    if (!kin_value_exists(value) || is_type(value, KIN_TYPE_ARRAY))
        return 0;
    return fail_list(st, value);
}

static int merge_ordered(struct strategic *st, const struct list_patch *list)
{
    int r = check_list(st, list->order);

    if (r == 0)
        r = check_list(st, list->original);
    if (r == 0)
        r = check_list(st, list->patch);
    if (r == 0 && list->owner && !list->field)
        r = fail_field(st, list->owner, list->name);
    if (r == 0)
        r = merge_list(st, list);
    return r;
}

/* Merges a member that exists in both with the same type. */
static int merge_both(struct strategic *st, const struct list_patch *list)
{
    const struct kin__schema_field *field = list->field;
    bool is_map = is_type(list->patch, KIN_TYPE_OBJECT);
    bool is_list = is_type(list->patch, KIN_TYPE_ARRAY);

    if ((is_map || is_list) && list->owner && !field)
        return fail_field(st, list->owner, list->name);
    if (is_list)
        return merge_list(st, list);
    if (!is_map)
        return kin__document_add_value(st->out, list->patch);
    if (field && (field->merge->patch & KIN__SCHEMA_PATCH_REPLACE) != 0)
        return kin__document_add_value(st->out, list->patch);
    bool is_free = field && field->container == KIN__SCHEMA_MAP;
    return merge_object(st, field && !is_free ? field->type : NULL,
                        list->original, list->patch);
}

/* Whether the patch only deletes from a list. */
static bool has_only_deletions(const struct list_patch *list)
{
    return is_type(list->deleted, KIN_TYPE_ARRAY) &&
           is_type(list->original, KIN_TYPE_ARRAY);
}

static int merge_value(struct strategic *st, const struct list_patch *list)
{
    if (kin_value_exists(list->order))
        return merge_ordered(st, list);
    if (!kin_value_exists(list->patch) && has_only_deletions(list))
        return merge_list(st, list);
    if (!kin_value_exists(list->patch))
        return kin__document_add_value(st->out, list->original);
    if (strcmp(kin__go_type(list->original), kin__go_type(list->patch)) == 0)
        return merge_both(st, list);
    return add_new(st, list->patch);
}

/* Finds the patch and the directives of a member. */
static int find_list(struct strategic *st, struct strategic_merge *merge,
                     kin_str name, struct list_patch *ret)
{
    struct list_patch list = {
        .name = name,
        .owner = merge->type,
        .field = merge->type ? kin__schema_find_field(merge->type, name) : NULL,
        .patch = kin__keys_get(&merge->patch, name),
    };

    int r = find_directive(st, merge, DIRECTIVE_ORDER, name, &list.order);
    if (r == 0)
        r = find_directive(st, merge, DIRECTIVE_DELETE, name, &list.deleted);
    if (r == 0)
        *ret = list;
    return r;
}

/* Merges a member of the original. */
static int merge_member(struct strategic *st, struct strategic_merge *merge,
                        size_t index)
{
    struct list_patch list = {.field = NULL};
    kin_str name = kin_value_key_at(merge->original.object, index);

    if (merge->stays && !merge->stays[index])
        return 0;
    int r = find_list(st, merge, name, &list);
    if (r < 0)
        return r;
    list.original = kin_value_at(merge->original.object, index);
    /* A new element that occurs twice in the patch still has its directives. */
    if (is_any_directive(name))
        list.patch = kin_value_absent();
    bool is_removed = is_type(list.patch, KIN_TYPE_NULL) ||
                      (!kin_value_exists(list.patch) &&
                       is_type(list.deleted, KIN_TYPE_NULL));
    if (is_removed && !kin_value_exists(list.order))
        return 0;
    r = kin__document_key(st->out, name);
    return r < 0 ? r : merge_value(st, &list);
}

/* Adds a member of the patch that the original lacks. */
static int merge_new(struct strategic *st, struct strategic_merge *merge,
                     size_t index)
{
    struct list_patch list = {.field = NULL};
    kin_str name = kin_value_key_at(merge->patch.object, index);

    if (is_any_directive(name) ||
        kin__keys_find(&merge->original, name) != KIN__KEYS_NONE)
        return 0;
    int r = find_list(st, merge, name, &list);
    if (r < 0)
        return r;
    bool is_directed = kin_value_exists(
        kin_value_get(list.patch, kin_s(DIRECTIVE_PATCH)));
    if ((is_directed || is_type(list.patch, KIN_TYPE_NULL)) &&
        !kin_value_exists(list.order))
        return 0;
    r = kin__document_key(st->out, name);
    if (r < 0)
        return r;
    if (!kin_value_exists(list.order))
        return add_new(st, list.patch);
    bool kept_nulls = st->keeps_nulls;
    st->keeps_nulls = true;
    r = merge_ordered(st, &list);
    st->keeps_nulls = kept_nulls;
    return r;
}

/* Checks an order even if neither object has the list. */
static int check_order(struct strategic *st, struct strategic_merge *merge,
                       size_t index)
{
    kin_str key = kin_value_key_at(merge->patch.object, index);

    if (!is_directive(key, DIRECTIVE_ORDER))
        return 0;
    size_t prefix = strlen(DIRECTIVE_ORDER) + 1;
    kin_str name = kin_str_of(key.ptr + prefix, key.len - prefix);
    int r = check_list(st, kin_value_at(merge->patch.object, index));
    if (r == 0 && merge->type && !kin__schema_find_field(merge->type, name))
        r = fail_field(st, merge->type, name);
    return r;
}

static int merge_members(struct strategic *st, struct strategic_merge *merge)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < kin_value_count(merge->patch.object); i++)
        r = check_order(st, merge, i);
    if (r == 0)
        r = kin__document_open_object(st->out);
    for (size_t i = 0; r == 0 && i < kin_value_count(merge->original.object);
         i++)
        r = merge_member(st, merge, i);
    for (size_t i = 0; r == 0 && i < kin_value_count(merge->patch.object); i++)
        r = merge_new(st, merge, i);
    return r < 0 ? r : kin__document_close(st->out);
}

static int merge_init(struct strategic *st, struct strategic_merge *merge,
                      kin_value original, kin_value patch)
{
    int r = kin__keys_init(&merge->original, st->alloc, original);

    if (r < 0)
        return r;
    r = kin__keys_init(&merge->patch, st->alloc, patch);
    if (r < 0) {
        kin__keys_done(&merge->original);
        return r;
    }
    for (size_t i = 0; i < kin_value_count(patch); i++)
        merge->has_directives |= is_any_directive(kin_value_key_at(patch, i));
    return 0;
}

static int merge_object(struct strategic *st,
                        const struct kin__schema_type *type, kin_value original,
                        kin_value patch)
{
    struct strategic_merge merge = {.type = type};
    kin_value directive = kin_value_get(patch, kin_s(DIRECTIVE_PATCH));

    if (kin_value_exists(directive))
        return add_directed(st, directive, patch);
    int r = enter(st);
    if (r == 0)
        r = kin__budget_take(st->budget, 1 + kin_value_count(original) +
                                             kin_value_count(patch));
    if (r < 0)
        return r;
    r = merge_init(st, &merge, original, patch);
    if (r < 0)
        return r;
    r = merge_retain(st, &merge);
    if (r == 0)
        r = merge_members(st, &merge);
    merge_done(st, &merge);
    st->depth--;
    return r;
}

static void strategic_done(struct strategic *st)
{
    kin__buf_done(&st->key);
    st->out = kin_document_free(st->out);
}

static int fail_patch(kin_error *err, kin_value patch)
{
    const char *what = is_type(patch, KIN_TYPE_ARRAY)    ? "array"
                       : is_type(patch, KIN_TYPE_STRING) ? "string"
                       : is_type(patch, KIN_TYPE_BOOL)   ? "bool"
                                                         : "number";

    (void)kin_error_set(err, KIN_EINVAL,
                        "json: cannot unmarshal %s into Go value of type "
                        "map[string]interface {}",
                        what);
    kin__error_set_http(err, 400, "BadRequest");
    return KIN_EINVAL;
}

int kin__strategic_apply(const kin_allocator *alloc,
                         const struct kin__schema_type *type,
                         kin_value original, kin_value patch,
                         kin_document **ret, kin_error *err)
{
    return kin__strategic_apply_within(alloc, type, original, patch,
                                       /* budget= */ NULL, ret, err);
}

int kin__strategic_apply_within(const kin_allocator *alloc,
                                const struct kin__schema_type *type,
                                kin_value original, kin_value patch,
                                struct kin__budget *budget, kin_document **ret,
                                kin_error *err)
{
    __attribute__((cleanup(strategic_done))) struct strategic st = {
        .alloc = alloc,
        .err = err,
        .budget = budget,
    };
    kin_error why = KIN_ERROR_INIT;

    kin__buf_init(&st.key, alloc, KEY_MAX);
    if (!is_type(patch, KIN_TYPE_OBJECT) && !is_type(patch, KIN_TYPE_NULL))
        return fail_patch(err, patch);
    int r = kin__document_new(alloc, &st.out, err);
    if (r < 0)
        return r;
    st.err = &why;
    r = merge_object(&st, type, original, patch);
    assert(r < 0 || st.depth == 0);
    if (r == 0)
        r = kin__document_finish(st.out, &why);
    if (r < 0 && why.code == 0)
        (void)kin_error_set(&why, r, "strategic merge patch: %s",
                            kin_error_text(r));
    if (r == KIN_EINVAL && why.http_status == 0)
        kin__error_set_http(&why, 500, "");
    if (r < 0 && err)
        *err = why;
    if (r < 0)
        return r;
    *ret = KIN__STEAL(st.out);
    return 0;
}
