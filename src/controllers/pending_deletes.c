/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/pending_deletes.h"

#include <assert.h>
#include <string.h>

#include "base/alloc.h"

enum {
    PENDING_DELETES_MAX = 1000000
}; /* deletions that informers have not delivered yet */

void kin__pending_deletes_init(struct kin__pending_deletes *pending,
                               const kin_allocator *alloc, uint64_t seed)
{
    pending->alloc = alloc;
    kin__mutex_init(&pending->lock);
    kin__pending_deletes_map_init(&pending->map, alloc, seed,
                                  PENDING_DELETES_MAX);
}

void kin__pending_deletes_done(struct kin__pending_deletes *pending)
{
    struct kin__pending_deletes_map_iter it = kin__pending_deletes_map_iterate(
        &pending->map);

    for (struct kin__pending_delete *entry = kin__pending_deletes_map_next(&it);
         entry; entry = kin__pending_deletes_map_next(&it)) {
        kin__pending_deletes_map_iter_remove(&it);
        kin__free(pending->alloc, entry);
    }
    kin__pending_deletes_map_done(&pending->map);
    kin__mutex_done(&pending->lock);
}

int kin__pending_deletes_add(struct kin__pending_deletes *pending, kin_str uid)
{
    struct kin__pending_delete *entry = kin__alloc(pending->alloc,
                                                   sizeof(*entry) + uid.len, 1);

    if (!entry)
        return KIN_ENOMEM;
    entry->len = uid.len;
    if (uid.len > 0)
        memcpy(entry->uid, uid.ptr, uid.len);
    KIN__LOCK_SCOPE(&pending->lock);
    int r = kin__pending_deletes_map_insert(&pending->map, entry);
    if (r < 0)
        kin__free(pending->alloc, entry);
    return r == KIN_EEXISTS ? 0 : r;
}

bool kin__pending_deletes_has(struct kin__pending_deletes *pending, kin_str uid)
{
    KIN__LOCK_SCOPE(&pending->lock);
    return kin__pending_deletes_map_get(&pending->map, uid) != NULL;
}

void kin__pending_deletes_seen(struct kin__pending_deletes *pending,
                               kin_str uid)
{
    KIN__LOCK_SCOPE(&pending->lock);
    kin__free(pending->alloc,
              kin__pending_deletes_map_remove(&pending->map, uid));
}
