/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/batch.h"

#include "cache/store.h"

int kin__batch_put(kin_store *store, kin__val root, kin_object **ret,
                   kin_error *err)
{
    int r = kin__txn_put(store, root, err);

    if (r < 0)
        return r;
    *ret = kin_object_ref(store->txn.puts[store->txn.put_count - 1].object);
    return 0;
}

int kin__batch_delete(kin_store *store, kin_error *err)
{
    int r = kin__reclaim_reserve(&store->reclaim, 2);

    return r < 0 ? kin_error_set(err, r, "store: %s", kin_error_text(r)) : 0;
}

void kin__batch_commit(kin_store *store, const kin_str *keys, size_t count,
                       uint64_t version)
{
    struct kin__txn_version next = {.is_set = true, .word = version + 1};

    assert(version + 1 < KIN__RESOURCE_VERSION_TEXT);
    kin__txn_commit(store);
    for (size_t i = 0; i < count; i++) {
        const kin_object *old = kin__store_peek(store, keys[i]);
        if (old)
            kin__store_end(store, old->id);
    }
    kin__txn_version_take(store->alloc, &store->txn.version, &next);
    kin__store_publish(store);
}

void kin__batch_abort(kin_store *store)
{
    kin__store_abort(store);
}
