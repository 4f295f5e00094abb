/* SPDX-License-Identifier: Apache-2.0 */
#include "server/resource_store.h"

#include "base/alloc.h"
#include "cache/store.h"

enum { PENDING_MAX = 1 << 20 };

int kin__resource_store_new(const kin_allocator *alloc, kin_str name,
                            const struct kin__history_limits *limits,
                            struct kin__resource_store **ret)
{
    struct kin__resource_store *resource_store = kin__alloc0(
        alloc, 1, sizeof(*resource_store) + name.len + 1);

    if (!resource_store)
        return KIN_ENOMEM;
    char *text = (char *)(resource_store + 1);
    memcpy(text, name.ptr, name.len);
    resource_store->alloc = alloc;
    resource_store->name = kin_str_of(text, name.len);
    CDS_INIT_LIST_HEAD(&resource_store->link);
    CDS_INIT_LIST_HEAD(&resource_store->touched);
    atomic_init(&resource_store->store, NULL);
    kin__history_init(&resource_store->history, alloc, limits);
    kin__op_map_init(&resource_store->pending, alloc,
                     /* seed= */ (uintptr_t)resource_store, PENDING_MAX);
    *ret = resource_store;
    return 0;
}

struct kin__resource_store *kin__resource_store_free(
    struct kin__resource_store *resource_store)
{
    if (!resource_store)
        return NULL;
    kin__history_done(&resource_store->history);
    kin__op_map_done(&resource_store->pending);
    (void)kin_store_free(kin__resource_store_store(resource_store));
    kin__free(resource_store->alloc, resource_store->gone);
    kin__free(resource_store->alloc, resource_store);
    return NULL;
}

int kin__resource_store_open(struct kin__resource_store *resource_store,
                             kin_store **ret, kin_error *err)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);
    kin_store *store = kin__resource_store_store(resource_store);

    if (!store) {
        opts.alloc = resource_store->alloc;
        int r = kin_store_new(&opts, &store, err);
        if (r < 0)
            return r;
        atomic_store_explicit(&resource_store->store, store,
                              memory_order_release);
    }
    *ret = store;
    return 0;
}

int kin__resource_store_get(const struct kin__resource_store *resource_store,
                            kin_str key, kin_object **ret)
{
    kin_store *store = kin__resource_store_store(resource_store);

    *ret = NULL;
    if (!store)
        return 0;
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    if (!snap)
        return KIN_ENOMEM;
    *ret = kin_object_ref(kin_snapshot_get(snap, key));
    return 0;
}

const kin_object *kin__resource_store_peek(
    const struct kin__resource_store *resource_store, kin_str key)
{
    kin_store *store = kin__resource_store_store(resource_store);

    return store ? kin__store_peek(store, key) : NULL;
}

size_t kin__resource_store_count(
    const struct kin__resource_store *resource_store)
{
    kin_store *store = kin__resource_store_store(resource_store);

    if (!store)
        return 0;
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    return kin_snapshot_count(snap);
}
