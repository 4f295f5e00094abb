/* SPDX-License-Identifier: Apache-2.0 */
/*
 * typed_merge.c - merging an apply configuration into an object, and removing
 * fields from one.
 */
#include <assert.h>

#include "base/alloc.h"
#include "object/document.h"
#include "object/keys.h"
#include "schema/typed.h"

struct merging {
    struct kin__field_pool *pool;
    kin_document *doc;
    unsigned depth;
};

static int merge(struct merging *m, const struct kin__apply_type *type,
                 kin_value live, kin_value body);

/* ---- lists ---- */

/* Positions of an element in the other list; NONE: it is not in it. */
enum { NONE = -1 };

struct merging_list {
    const struct kin__apply_type *element;
    kin_value live;
    kin_value body;
    long live_count;
    long body_count;
    long *body_of; /* of each element of live */
    long *live_of; /* of each element of the body; NONE also for one that live
                      has twice */
    bool *is_in_live;
    bool *is_merged; /* of each element of the body */
    long at;         /* next element of the body to be searched for one that
                        live has, too */
};

static int list_alloc(struct merging *m, struct merging_list *list)
{
    size_t lives = (size_t)list->live_count;
    size_t bodies = (size_t)list->body_count;

    list->body_of = kin__field_pool_take(m->pool, (lives + 1) * sizeof(long));
    list->live_of = kin__field_pool_take(m->pool, (bodies + 1) * sizeof(long));
    list->is_in_live = kin__field_pool_take(m->pool, bodies + 1);
    list->is_merged = kin__field_pool_take(m->pool, bodies + 1);
    if (!list->body_of || !list->live_of || !list->is_in_live ||
        !list->is_merged)
        return kin__field_pool_error(m->pool);
    for (size_t i = 0; i < lives; i++)
        list->body_of[i] = NONE;
    for (size_t i = 0; i < bodies; i++) {
        list->live_of[i] = NONE;
        list->is_in_live[i] = false;
        list->is_merged[i] = false;
    }
    return 0;
}

/* Finds the elements that both lists have. */
static int list_match(struct merging *m, const struct kin__apply_type *type,
                      const struct kin__apply_atom *atom,
                      struct merging_list *list)
{
    struct kin__typed_items lives = {0};
    struct kin__typed_items bodies = {0};
    size_t i = 0;
    int r = kin__typed_items_make(m->pool, type, atom, list->live, &lives);

    if (r == 0)
        r = kin__typed_items_make(m->pool, type, atom, list->body, &bodies);
    for (size_t j = 0; r == 0 && j < bodies.count; j++) {
        const struct kin__typed_item *body = &bodies.items[j];
        while (i < lives.count &&
               kin__field_step_cmp(&lives.items[i].step, &body->step) < 0)
            i++;
        if (i == lives.count ||
            kin__field_step_cmp(&lives.items[i].step, &body->step) != 0)
            continue;
        size_t same = kin__typed_items_same(&lives, i);
        for (size_t k = 0; k < same; k++)
            list->body_of[lives.items[i + k].index] = (long)body->index;
        list->is_in_live[body->index] = true;
        if (same == 1)
            list->live_of[body->index] = (long)lives.items[i].index;
        i += same;
    }
    return r;
}

/* The next element of the body that live has, or NONE. */
static long list_next_shared(struct merging_list *list)
{
    while (list->at < list->body_count)
        if (list->is_in_live[list->at++])
            return list->at - 1;
    return NONE;
}

static int list_emit_body(struct merging *m, struct merging_list *list,
                          long index)
{
    long live = list->live_of[index];
    kin_value old = live == NONE ? kin_value_absent()
                                 : kin_value_at(list->live, (size_t)live);

    assert(index < list->body_count && !list->is_merged[index]);
    list->is_merged[index] = true;
    return merge(m, list->element, old,
                 kin_value_at(list->body, (size_t)index));
}

/* The order of the result: elements of live keep theirs, unless the body has
 * another order for what both have. */
static int list_emit(struct merging *m, struct merging_list *list)
{
    long shared = list_next_shared(list);
    long i = 0;
    long j = 0;
    int r = 0;

    while (r == 0 && (i < list->live_count || j < list->body_count)) {
        long other = i < list->live_count ? list->body_of[i] : NONE;
        bool has_both = i < list->live_count && j < list->body_count;
        if (has_both && other == j) {
            r = list_emit_body(m, list, j++);
            i++;
            shared = list_next_shared(list);
            continue;
        }
        if (has_both && other != NONE && shared != NONE && other != shared) {
            i++;
            continue;
        }
        if (i < list->live_count && other == NONE) {
            r = kin__document_add_value(m->doc,
                                        kin_value_at(list->live, (size_t)i++));
            continue;
        }
        assert(other < list->body_count);
        if (i < list->live_count && list->is_merged[other])
            i++;
        if (j < list->body_count) {
            bool is_shared = j == shared;
            r = list_emit_body(m, list, j++);
            if (is_shared)
                shared = list_next_shared(list);
        }
    }
    return r;
}

static int merge_items(struct merging *m, const struct kin__apply_type *type,
                       const struct kin__apply_atom *atom, kin_value live,
                       kin_value body)
{
    struct kin__apply_type element = kin__apply_element(type);
    struct merging_list list = {
        .element = &element,
        .live = live,
        .body = body,
        .live_count = (long)kin_value_count(live),
        .body_count = (long)kin_value_count(body),
    };
    int r = list_alloc(m, &list);

    if (r == 0)
        r = list_match(m, type, atom, &list);
    if (r == 0)
        r = kin__document_open_array(m->doc);
    if (r == 0)
        r = list_emit(m, &list);
    return r < 0 ? r : kin__document_close(m->doc);
}

static int merge_list(struct merging *m, const struct kin__apply_type *type,
                      const struct kin__apply_atom *atom, kin_value live,
                      kin_value body)
{
    bool is_list = kin_value_type(body) == KIN_TYPE_ARRAY;

    if (atom->is_atomic_list || kin_value_type(live) != KIN_TYPE_ARRAY ||
        kin_value_count(live) == 0)
        return kin__document_add_value(m->doc, body);
    if (!is_list || kin_value_count(body) == 0)
        return kin__document_add_value(m->doc, live);
    return merge_items(m, type, atom, live, body);
}

/* ---- objects ---- */

static int merge_members(struct merging *m, const struct kin__apply_type *type,
                         kin_value live, kin_value body)
{
    KIN__AUTO_KEYS olds = {.alloc = m->pool->alloc};
    KIN__AUTO_KEYS news = {.alloc = m->pool->alloc};
    int r = kin__keys_init(&olds, m->pool->alloc, live);

    if (r == 0)
        r = kin__keys_init(&news, m->pool->alloc, body);
    for (size_t i = 0; r == 0 && i < kin_value_count(live); i++) {
        kin_str key = kin_value_key_at(live, i);
        struct kin__apply_type member = {0};
        (void)kin__apply_member(type, key, &member);
        (void)kin__document_key(m->doc, key);
        r = merge(m, &member, kin_value_at(live, i), kin__keys_get(&news, key));
    }
    for (size_t i = 0; r == 0 && i < kin_value_count(body); i++) {
        kin_str key = kin_value_key_at(body, i);
        if (kin__keys_find(&olds, key) != KIN__KEYS_NONE)
            continue;
        (void)kin__document_key(m->doc, key);
        r = kin__document_add_value(m->doc, kin_value_at(body, i));
    }
    return r;
}

static int merge_map(struct merging *m, const struct kin__apply_type *type,
                     const struct kin__apply_atom *atom, kin_value live,
                     kin_value body)
{
    bool is_map = kin_value_type(body) == KIN_TYPE_OBJECT;

    if (atom->is_atomic_map || kin_value_type(live) != KIN_TYPE_OBJECT ||
        kin_value_count(live) == 0)
        return kin__document_add_value(m->doc, body);
    if (!is_map || kin_value_count(body) == 0)
        return kin__document_add_value(m->doc, live);
    int r = kin__document_open_object(m->doc);
    if (r == 0)
        r = merge_members(m, type, live, body);
    return r < 0 ? r : kin__document_close(m->doc);
}

static int merge_form(struct merging *m, const struct kin__apply_type *type,
                      kin_value live, kin_value body)
{
    struct kin__apply_atom atom = kin__apply_resolve(type);
    unsigned forms = kin__apply_deduce(&atom, body);

    if (forms & KIN__APPLY_MAP)
        return merge_map(m, type, &atom, live, body);
    if (forms & KIN__APPLY_LIST && !(forms & KIN__APPLY_SCALAR))
        return merge_list(m, type, &atom, live, body);
    return kin__document_add_value(m->doc, body);
}

static int merge(struct merging *m, const struct kin__apply_type *type,
                 kin_value live, kin_value body)
{
    if (!kin_value_exists(body))
        return kin__document_add_value(m->doc, live);
    if (!kin_value_exists(live))
        return kin__document_add_value(m->doc, body);
    if (m->depth >= KIN__TYPED_DEPTH_MAX)
        return KIN_ELIMIT;
    int r = kin__budget_take(m->pool->budget,
                             1 + kin_value_count(live) + kin_value_count(body));
    m->depth++;
    if (r == 0)
        r = merge_form(m, type, live, body);
    m->depth--;
    return r;
}

/* Finishes the document of a walk. */
static int conclude(int r, kin_document **doc, kin_document **ret)
{
    if (r == 0)
        r = kin__document_finish(*doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(*doc);
    return r;
}

int kin__typed_merge(struct kin__field_pool *pool,
                     const struct kin__apply_type *type, kin_value live,
                     kin_value body, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct merging m = {.pool = pool};
    int r = kin__document_new(pool->alloc, &doc, NULL);

    if (r < 0)
        return r;
    m.doc = doc;
    r = merge(&m, type, live, body);
    assert(m.depth == 0);
    return conclude(r, &doc, ret);
}

/* ---- removing ---- */

static int strip(struct merging *m, const struct kin__apply_type *type,
                 kin_value value, const struct kin__field_set *set);

static int strip_child(struct merging *m, const struct kin__apply_type *type,
                       kin_value value, const struct kin__field_entry *entry)
{
    return entry && entry->below ? strip(m, type, value, entry->below)
                                 : kin__document_add_value(m->doc, value);
}

static bool is_stripped(const struct kin__field_entry *entry)
{
    return entry && entry->is_member;
}

static int strip_map(struct merging *m, const struct kin__apply_type *type,
                     kin_value value, const struct kin__field_set *set)
{
    size_t left = 0;
    int r = 0;

    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++) {
        kin_str key = kin_value_key_at(value, i);
        struct kin__field_step step = kin__field_name(key);
        const struct kin__field_entry *entry = kin__field_set_find(set, &step);
        struct kin__apply_type member = {0};
        if (is_stripped(entry))
            continue;
        if (left++ == 0)
            (void)kin__document_open_object(m->doc);
        (void)kin__apply_member(type, key, &member);
        (void)kin__document_key(m->doc, key);
        r = strip_child(m, &member, kin_value_at(value, i), entry);
    }
    if (r < 0)
        return r;
    return left ? kin__document_close(m->doc) : kin__document_add_null(m->doc);
}

static int strip_item(struct merging *m, const struct kin__apply_type *type,
                      const struct kin__apply_type *element,
                      const struct kin__apply_atom *atom, kin_value item,
                      const struct kin__field_set *set, size_t *left)
{
    struct kin__field_step step = {0};
    const struct kin__field_entry *entry = NULL;
    int r = kin__typed_step(m->pool, type, atom, item, &step, /* why= */ NULL);

    if (r == 0)
        entry = kin__field_set_find(set, &step);
    else if (r != KIN_EINVAL)
        return r;
    if (is_stripped(entry))
        return 0;
    if ((*left)++ == 0)
        (void)kin__document_open_array(m->doc);
    return strip_child(m, element, item, entry);
}

static int strip_list(struct merging *m, const struct kin__apply_type *type,
                      const struct kin__apply_atom *atom, kin_value value,
                      const struct kin__field_set *set)
{
    struct kin__apply_type element = kin__apply_element(type);
    size_t left = 0;
    int r = 0;

    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++)
        r = strip_item(m, type, &element, atom, kin_value_at(value, i), set,
                       &left);
    if (r < 0)
        return r;
    return left ? kin__document_close(m->doc) : kin__document_add_null(m->doc);
}

static int strip_form(struct merging *m, const struct kin__apply_type *type,
                      kin_value value, const struct kin__field_set *set)
{
    struct kin__apply_atom atom = kin__apply_resolve(type);

    if (kin_value_type(value) == KIN_TYPE_OBJECT && !atom.is_atomic_map)
        return strip_map(m, type, value, set);
    if (kin_value_type(value) == KIN_TYPE_ARRAY && !atom.is_atomic_list)
        return strip_list(m, type, &atom, value, set);
    if (kin_value_type(value) == KIN_TYPE_OBJECT ||
        kin_value_type(value) == KIN_TYPE_ARRAY)
        return kin__document_add_null(m->doc);
    return kin__document_add_value(m->doc, value);
}

static int strip(struct merging *m, const struct kin__apply_type *type,
                 kin_value value, const struct kin__field_set *set)
{
    if (m->depth >= KIN__TYPED_DEPTH_MAX)
        return KIN_ELIMIT;
    int r = kin__budget_take(m->pool->budget, 1 + kin_value_count(value));
    m->depth++;
    if (r == 0)
        r = strip_form(m, type, value, set);
    m->depth--;
    return r;
}

int kin__typed_remove(struct kin__field_pool *pool,
                      const struct kin__apply_type *type, kin_value value,
                      const struct kin__field_set *set, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct merging m = {.pool = pool};
    int r = kin__document_new(pool->alloc, &doc, NULL);

    if (r < 0)
        return r;
    m.doc = doc;
    r = set ? strip(&m, type, value, set) : kin__document_add_value(doc, value);
    return conclude(r, &doc, ret);
}
