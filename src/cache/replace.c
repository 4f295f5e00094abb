/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/replace.h"

#include <assert.h>

#include "base/pages.h"
#include "object/values.h"

enum {
    /* Objects ahead of the one that is prepared. */
    PREFETCH_ROOT = 12,
    PREFETCH_PARTS = 6,
};

/* ---- the changes ---- */

void kin__store_replaced_release(struct kin__store_replaced *replaced,
                                 size_t work)
{
    for (; work > 0 && replaced->change_count > 0; work--) {
        struct kin__store_change *last =
            &replaced->changes[--replaced->change_count];
        (void)kin_object_unref(last->old);
        (void)kin_object_unref(last->now);
    }
    for (; work > 0 && replaced->gone_count > 0; work--)
        (void)kin_object_unref(replaced->gone[--replaced->gone_count]);
}

void kin__store_replaced_done(struct kin__store_replaced *replaced,
                              const kin_allocator *alloc)
{
    kin__store_replaced_release(replaced, SIZE_MAX);
    kin__pages_free(alloc, replaced->changes,
                    replaced->change_cap * sizeof(*replaced->changes));
    kin__pages_free(alloc, replaced->gone,
                    replaced->gone_cap * sizeof(kin_object *));
    *replaced = (struct kin__store_replaced){0};
}

/* Allocates memory for the changes. */
static int replace_prepare_changes(const struct kin__replace *self)
{
    struct kin__store_replaced *ret = self->ret;
    const kin_store *store = self->store;

    ret->change_cap = self->list.count ? self->list.count : 1;
    size_t most_gone = kin__store_count_within(store, self->list.ns);
    ret->gone_cap = most_gone ? most_gone : 1;
    ret->changes = kin__pages_alloc(store->alloc,
                                    ret->change_cap * sizeof(*ret->changes));
    ret->gone = kin__pages_alloc(store->alloc,
                                 ret->gone_cap * sizeof(kin_object *));
    if (ret->changes && ret->gone)
        return 0;
    kin__store_replaced_done(ret, store->alloc);
    return KIN_ENOMEM;
}

/* ---- preparing ---- */

/* Ends a failed replace. */
static int replace_abort(struct kin__replace *self, int code)
{
    struct kin__txn_version none = {0};
    kin_store *store = self->store;

    assert(code < 0);
    for (; self->next < self->list.count; self->next++)
        kin__val_unref(store->arena, self->list.roots[self->next]);
    kin__txn_version_take(store->alloc, &self->version, &none);
    self->phase = KIN__REPLACE_DONE;
    kin__store_abort(store);
    if (code == KIN_ELIMIT)
        kin_store_reclaim(store);
    return code;
}

/* Checks the limit; all memory of the list is allocated by now. */
static int replace_check_limit(const kin_store *store, kin_error *err)
{
    uint64_t limit = store->facts.count == 0 ? store->max_first_bytes
                                             : store->max_list_bytes;

    if (limit == 0 || kin__store_used_bytes(store) <= limit)
        return 0;
    return kin_error_set(err, KIN_ELIMIT,
                         "list: the cache would exceed its limit of %llu bytes",
                         (unsigned long long)limit);
}

/* All puts are prepared: allocates the rest, so that nothing fails any more. */
static int replace_reserve(struct kin__replace *self, kin_error *err)
{
    kin_store *store = self->store;
    int r = replace_check_limit(store, err);

    if (r < 0)
        return r;
    r = kin__txn_touch_grow(store);
    if (r == 0)
        r = kin__reclaim_reserve(
            &store->reclaim, kin__store_count_within(store, self->list.ns) + 1);
    if (r == 0 && self->ret)
        r = replace_prepare_changes(self);
    return r < 0 ? kin_error_set(err, r, "store: %s", kin_error_text(r)) : 0;
}

void kin__replace_begin(struct kin__replace *replace, kin_store *store,
                        const struct kin__replace_list *list,
                        struct kin__store_replaced *ret)
{
    assert(store->txn.put_count == 0);
    *replace = (struct kin__replace){.store = store, .list = *list, .ret = ret};
    replace->started = kin__txn_touch_start(store);
    if (replace->started == 0)
        replace->started = kin__txn_reserve(store, list->count);
    if (replace->started == 0)
        replace->started = kin__txn_version_make(
            store->alloc, list->resource_version, &replace->version);
}

/* Loads the roots and metadata of objects that are prepared soon into the
 * processor's cache: those of a loaded image are far apart. */
static void replace_prefetch(const struct kin__replace *self)
{
    const uint32_t *base = self->store->arena->ro;
    size_t far = self->next + PREFETCH_ROOT;
    size_t near = self->next + PREFETCH_PARTS;

    if (far < self->list.count && kin__val_is_node(self->list.roots[far]))
        __builtin_prefetch(base + self->list.roots[far]);
    if (near >= self->list.count || !kin__val_is_node(self->list.roots[near]))
        return;
    const uint32_t *node = kin__node(base, self->list.roots[near]);
    if (kin__node_type(node) != KIN__NODE_OBJECT)
        return;
    /* apiVersion and kind come first, if at all. */
    uint32_t count = kin__node_count(node);
    for (uint32_t i = 0; i < count && i <= 2; i++) {
        kin__val part = kin__node_values(node)[i];
        if (kin__val_is_node(part))
            __builtin_prefetch(base + part);
    }
}

static int replace_prepare(struct kin__replace *self, size_t work,
                           kin_error *err)
{
    const struct kin__replace_list *list = &self->list;
    int r = self->started;

    if (r < 0)
        (void)kin_error_set(err, r, "store: %s", kin_error_text(r));
    for (; r == 0 && work > 0 && self->next < list->count; work--) {
        replace_prefetch(self);
        r = kin__txn_put(self->store, list->roots[self->next++], err);
    }
    if (r == 0 && self->next == list->count)
        r = replace_reserve(self, err);
    return r < 0 ? replace_abort(self, r) : 0;
}

/* ---- the phases that cannot fail ---- */

static void replace_record(struct kin__replace *self, size_t work)
{
    struct kin__store_replaced *ret = self->ret;

    assert(!ret || self->list.count <= ret->change_cap);
    for (; work > 0 && self->next < self->list.count; work--) {
        if (ret)
            kin__store_get_change(self->store, self->next,
                                  &ret->changes[ret->change_count++]);
        self->next++;
    }
}

static void replace_commit(struct kin__replace *self, size_t work)
{
    size_t left = self->list.count - self->next;
    size_t count = work < left ? work : left;

    kin__txn_commit_some(self->store, self->next, count);
    self->next += count;
    if (self->next == self->list.count)
        kin__txn_commit_end(self->store);
}

/* The objects that a list replaces: those of its namespace, from the index; or
 * all, by their ids. */
struct replace_scope {
    const struct kin__postings *postings; /* NULL: by id */
    size_t end;                           /* places, or ids from 1 on */
};

static struct replace_scope replace_scope(const struct kin__replace *self)
{
    const kin_store *store = self->store;
    const struct kin__index_set *set = kin__store_indexes(store);
    struct replace_scope scope = {.postings = NULL};

    /* With a key function, lists of the index change when an object ends. */
    if (self->list.ns.len == 0 || store->key) {
        size_t end = kin__vmap_id_end(&store->objects);
        scope.end = end > 0 ? end - 1 : 0;
        return scope;
    }
    scope.postings = kin__index_now(set->items[0], self->list.ns);
    scope.end = scope.postings ? kin__postings_end(scope.postings) : 0;
    return scope;
}

/* Returns the current object at a place of the scope, or NULL. */
static const kin_object *replace_at(const struct kin__replace *self,
                                    const struct replace_scope *scope,
                                    size_t at)
{
    const struct kin__vmap *objects = &self->store->objects;
    uint32_t id = (uint32_t)at + 1;

    if (scope->postings)
        id = kin__postings_id(scope->postings, (uint32_t)at,
                              KIN__SEQ_NEVER - 1);
    if (id == 0 || !kin__vmap_newest(objects, id))
        return NULL;
    return (const kin_object *)kin__cell_now(kin__vmap_cell(objects, id));
}

/* Whether an object of the store is not in the list, but should be to stay. */
static bool replace_ends(const struct kin__replace *self,
                         const kin_object *object)
{
    if (kin__txn_touched(&self->store->txn, object->id))
        return false;
    return self->list.ns.len == 0 ||
           kin_str_eq(kin_object_namespace(object), self->list.ns);
}

static void replace_end(struct kin__replace *self, size_t work)
{
    const struct replace_scope scope = replace_scope(self);
    struct kin__store_replaced *ret = self->ret;

    for (; work > 0 && self->next < scope.end; work--) {
        const kin_object *object = replace_at(self, &scope, self->next++);
        if (!object || !replace_ends(self, object))
            continue;
        assert(!ret || ret->gone_count < ret->gone_cap);
        if (ret)
            ret->gone[ret->gone_count++] = kin_object_ref(object);
        kin__store_end(self->store, object->id);
    }
}

static void replace_publish(struct kin__replace *self)
{
    kin_store *store = self->store;

    kin__txn_version_take(store->alloc, &store->txn.version, &self->version);
    if (self->list.ns.len > 0)
        kin__txn_touch_end(&store->txn, self->list.count);
    kin__store_publish(store);
}

/* ---- the order ---- */

/* Where a phase ends. */
static size_t replace_end_of(const struct kin__replace *self)
{
    switch (self->phase) {
    case KIN__REPLACE_PREPARE:
    case KIN__REPLACE_RECORD:
    case KIN__REPLACE_COMMIT:
        return self->list.count;
    case KIN__REPLACE_END:
        return replace_scope(self).end;
    default:
        return 0;
    }
}

static void replace_work(struct kin__replace *self, size_t work)
{
    switch (self->phase) {
    case KIN__REPLACE_RECORD:
        replace_record(self, work);
        break;
    case KIN__REPLACE_COMMIT:
        replace_commit(self, work);
        break;
    case KIN__REPLACE_END:
        replace_end(self, work);
        break;
    case KIN__REPLACE_PUBLISH:
        replace_publish(self);
        break;
    default:
        kin__store_run_reclaim(self->store);
        break;
    }
}

/* One slice of one phase. */
static int replace_slice(struct kin__replace *self, size_t work, kin_error *err)
{
    if (self->phase == KIN__REPLACE_PREPARE) {
        int r = replace_prepare(self, work, err);
        if (r < 0)
            return r;
    } else {
        replace_work(self, work);
    }
    if (self->next < replace_end_of(self))
        return 0;
    self->phase++;
    self->next = 0;
    return 0;
}

int kin__replace_step(struct kin__replace *replace, size_t work, kin_error *err)
{
    int r = 0;

    assert(work > 0 && replace->phase < KIN__REPLACE_DONE);
    do
        r = replace_slice(replace, work, err);
    while (r == 0 && work == SIZE_MAX && replace->phase < KIN__REPLACE_DONE);
    if (r < 0)
        return r;
    return replace->phase < KIN__REPLACE_DONE;
}
