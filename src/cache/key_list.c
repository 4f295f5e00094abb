/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/snapshot.h>

#include <stdlib.h>

#include "base/alloc.h"
#include "cache/store.h"

struct kin_key_list {
    const kin_allocator *alloc;
    kin_str *items;
    size_t count;
    size_t cap;
};

size_t kin_key_list_count(const kin_key_list *list)
{
    return list->count;
}

kin_str kin_key_list_at(const kin_key_list *list, size_t index)
{
    return index < list->count ? list->items[index] : kin_s("");
}

kin_key_list *kin_key_list_free(kin_key_list *list)
{
    if (!list)
        return NULL;
    kin__free(list->alloc, list->items);
    kin__free(list->alloc, list);
    return NULL;
}

static kin_key_list *list_new(const kin_snapshot *snapshot, kin_error *err)
{
    const kin_allocator *alloc = NULL;

    if (snapshot)
        alloc = kin__snapshot_store(snapshot)->alloc;
    kin_key_list *list = kin__alloc0(alloc, 1, sizeof(*list));
    if (list)
        list->alloc = alloc;
    else
        (void)kin_error_set(err, KIN_ENOMEM, "key list: out of memory");
    return list;
}

static int list_add(kin_key_list *list, kin_str text, kin_error *err)
{
    if (list->count == list->cap) {
        size_t cap = list->cap ? list->cap * 2 : 16;
        kin_str *items = kin__realloc(list->alloc, list->items, cap,
                                      sizeof(*items));
        if (!items)
            return kin_error_set(err, KIN_ENOMEM, "key list: out of memory");
        list->items = items;
        list->cap = cap;
    }
    assert(list->count < list->cap);
    list->items[list->count++] = text;
    return 0;
}

static int list_compare(const void *a, const void *b)
{
    return kin_str_cmp(*(const kin_str *)a, *(const kin_str *)b);
}

static void list_sort(kin_key_list *list)
{
    if (list->count > 1)
        qsort(list->items, list->count, sizeof(*list->items), list_compare);
}

static int list_add_objects(kin_key_list *list, kin_iter *it, kin_error *err)
{
    for (const kin_object *o = kin_iter_next(it); o; o = kin_iter_next(it)) {
        int r = list_add(list, kin__version_text(&o->version), err);
        if (r < 0)
            return r;
    }
    return 0;
}

int kin_snapshot_keys(const kin_snapshot *snapshot, kin_key_list **ret,
                      kin_error *err)
{
    KIN_AUTO(kin_key_list) *list = list_new(snapshot, err);
    kin_iter it = kin_snapshot_list(snapshot);

    if (!list)
        return KIN_ENOMEM;
    int r = list_add_objects(list, &it, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(list);
    return 0;
}

int kin_snapshot_index_keys(const kin_snapshot *snapshot, kin_str index,
                            kin_str value, kin_key_list **ret, kin_error *err)
{
    kin_iter it = kin_snapshot_by_index(snapshot, index, value);

    if (it.code < 0)
        return kin_error_set(err, it.code, "no index \"%.*s\"", KIN_STR(index));
    KIN_AUTO(kin_key_list) *list = list_new(snapshot, err);
    if (!list)
        return KIN_ENOMEM;
    int r = list_add_objects(list, &it, err);
    if (r < 0)
        return r;
    list_sort(list);
    *ret = KIN__STEAL(list);
    return 0;
}

/* Whether a list has a posting at this snapshot; it may have none. */
static bool postings_have_any(const struct kin__postings *postings,
                              const kin_snapshot *snapshot)
{
    kin_iter it = {.snapshot = snapshot,
                   .list = postings,
                   .end = kin__postings_end(postings)};

    return kin_iter_next(&it) != NULL;
}

static int list_add_values(kin_key_list *list, const struct kin__index *index,
                           const kin_snapshot *snapshot, kin_error *err)
{
    const struct kin__table *table = kin__vmap_table_at(&index->values,
                                                        snapshot);
    uint32_t end = table ? table->chunks << KIN__CHUNK_SHIFT : 0;

    for (uint32_t id = 1; id < end; id++) {
        const struct kin__version *version = kin__table_at(table, id, snapshot);
        if (!version ||
            !postings_have_any((const struct kin__postings *)version, snapshot))
            continue;
        int r = list_add(list, kin__version_text(version), err);
        if (r < 0)
            return r;
    }
    return 0;
}

int kin_snapshot_index_values(const kin_snapshot *snapshot, kin_str index,
                              kin_key_list **ret, kin_error *err)
{
    KIN_AUTO(kin_key_list) *list = list_new(snapshot, err);
    const struct kin__index *found = NULL;

    if (!list)
        return KIN_ENOMEM;
    if (snapshot)
        found = kin__index_set_find(snapshot->indexes, index);
    if (found) {
        int r = list_add_values(list, found, snapshot, err);
        if (r < 0)
            return r;
    }
    list_sort(list);
    *ret = KIN__STEAL(list);
    return 0;
}
