/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/replace.h"

#include <assert.h>

#include "base/pages.h"
#include "object/values.h"

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
    ret->gone_cap = store->facts.count ? (size_t)store->facts.count : 1;
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
        r = kin__reclaim_reserve(&store->reclaim,
                                 (size_t)store->facts.count + 1);
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

static int replace_prepare(struct kin__replace *self, size_t work,
                           kin_error *err)
{
    const struct kin__replace_list *list = &self->list;
    int r = self->started;

    if (r < 0)
        (void)kin_error_set(err, r, "store: %s", kin_error_text(r));
    for (; r == 0 && work > 0 && self->next < list->count; work--)
        r = kin__txn_put(self->store, list->roots[self->next++], err);
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

/* Whether an object of the store is not in the list, but should be to stay. */
static bool replace_ends(const struct kin__replace *self, uint32_t id)
{
    const kin_store *store = self->store;
    const struct kin__cell *cell = kin__vmap_cell(&store->objects, id);

    if (!kin__vmap_newest(&store->objects, id) ||
        kin__txn_touched(&store->txn, id) || kin__cell_is_empty(cell))
        return false;
    const kin_object *object = (const kin_object *)kin__cell_now(cell);
    return self->list.ns.len == 0 ||
           kin_str_eq(kin_object_namespace(object), self->list.ns);
}

/* Ids begin with 1; 0 if there are none. */
static size_t replace_last_id(const struct kin__replace *self)
{
    size_t end = kin__vmap_id_end(&self->store->objects);

    return end > 0 ? end - 1 : 0;
}

static void replace_end(struct kin__replace *self, size_t work)
{
    struct kin__store_replaced *ret = self->ret;
    kin_store *store = self->store;

    for (; work > 0 && self->next < replace_last_id(self); work--) {
        uint32_t id = (uint32_t)++self->next;
        if (!replace_ends(self, id))
            continue;
        assert(!ret || ret->gone_count < ret->gone_cap);
        if (ret)
            ret->gone[ret->gone_count++] = kin_object_ref(
                (const kin_object *)kin__cell_now(
                    kin__vmap_cell(&store->objects, id)));
        kin__store_end(store, id);
    }
}

static void replace_publish(struct kin__replace *self)
{
    kin_store *store = self->store;

    kin__txn_version_take(store->alloc, &store->txn.version, &self->version);
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
        return replace_last_id(self);
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
