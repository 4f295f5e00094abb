/* SPDX-License-Identifier: Apache-2.0 */
#include "server/shelf.h"

#include "base/alloc.h"
#include "cache/store.h"

enum { PENDING_MAX = 1 << 20 };

int kin__shelf_new(const kin_allocator *alloc, kin_str name,
                   const struct kin__history_limits *limits,
                   struct kin__shelf **ret)
{
    struct kin__shelf *shelf = kin__alloc0(alloc, 1,
                                           sizeof(*shelf) + name.len + 1);

    if (!shelf)
        return KIN_ENOMEM;
    char *text = (char *)(shelf + 1);
    memcpy(text, name.ptr, name.len);
    shelf->alloc = alloc;
    shelf->name = kin_str_of(text, name.len);
    CDS_INIT_LIST_HEAD(&shelf->link);
    CDS_INIT_LIST_HEAD(&shelf->touched);
    atomic_init(&shelf->store, NULL);
    kin__history_init(&shelf->history, alloc, limits);
    kin__op_map_init(&shelf->pending, alloc, /* seed= */ (uintptr_t)shelf,
                     PENDING_MAX);
    *ret = shelf;
    return 0;
}

struct kin__shelf *kin__shelf_free(struct kin__shelf *shelf)
{
    if (!shelf)
        return NULL;
    kin__history_done(&shelf->history);
    kin__op_map_done(&shelf->pending);
    (void)kin_store_free(kin__shelf_store(shelf));
    kin__free(shelf->alloc, shelf->gone);
    kin__free(shelf->alloc, shelf);
    return NULL;
}

int kin__shelf_open(struct kin__shelf *shelf, kin_store **ret, kin_error *err)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);
    kin_store *store = kin__shelf_store(shelf);

    if (!store) {
        opts.alloc = shelf->alloc;
        int r = kin_store_new(&opts, &store, err);
        if (r < 0)
            return r;
        atomic_store_explicit(&shelf->store, store, memory_order_release);
    }
    *ret = store;
    return 0;
}

int kin__shelf_get(const struct kin__shelf *shelf, kin_str key,
                   kin_object **ret)
{
    kin_store *store = kin__shelf_store(shelf);

    *ret = NULL;
    if (!store)
        return 0;
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    if (!snap)
        return KIN_ENOMEM;
    *ret = kin_object_ref(kin_snapshot_get(snap, key));
    return 0;
}

const kin_object *kin__shelf_peek(const struct kin__shelf *shelf, kin_str key)
{
    kin_store *store = kin__shelf_store(shelf);

    return store ? kin__store_peek(store, key) : NULL;
}

size_t kin__shelf_count(const struct kin__shelf *shelf)
{
    kin_store *store = kin__shelf_store(shelf);

    if (!store)
        return 0;
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    return kin_snapshot_count(snap);
}
