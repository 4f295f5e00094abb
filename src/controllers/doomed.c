/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/doomed.h"

#include <string.h>

#include "base/alloc.h"

enum { DOOMED_MAX = 1000000 }; /* deletions that nobody has told about yet */

void kin__doomed_init(struct kin__doomed *doomed, const kin_allocator *alloc,
                      uint64_t seed)
{
    doomed->alloc = alloc;
    kin__mutex_init(&doomed->lock);
    kin__doomed_map_init(&doomed->map, alloc, seed, DOOMED_MAX);
}

void kin__doomed_done(struct kin__doomed *doomed)
{
    struct kin__doomed_map_iter it = kin__doomed_map_iterate(&doomed->map);

    for (struct kin__doomed_entry *entry = kin__doomed_map_next(&it); entry;
         entry = kin__doomed_map_next(&it)) {
        kin__doomed_map_iter_remove(&it);
        kin__free(doomed->alloc, entry);
    }
    kin__doomed_map_done(&doomed->map);
    kin__mutex_done(&doomed->lock);
}

int kin__doomed_add(struct kin__doomed *doomed, kin_str uid)
{
    struct kin__doomed_entry *entry = kin__alloc(doomed->alloc,
                                                 sizeof(*entry) + uid.len, 1);

    if (!entry)
        return KIN_ENOMEM;
    entry->len = uid.len;
    if (uid.len > 0)
        memcpy(entry->uid, uid.ptr, uid.len);
    KIN__LOCK_SCOPE(&doomed->lock);
    int r = kin__doomed_map_insert(&doomed->map, entry);
    if (r < 0)
        kin__free(doomed->alloc, entry);
    return r == KIN_EEXISTS ? 0 : r;
}

bool kin__doomed_has(struct kin__doomed *doomed, kin_str uid)
{
    KIN__LOCK_SCOPE(&doomed->lock);
    return kin__doomed_map_get(&doomed->map, uid) != NULL;
}

void kin__doomed_seen(struct kin__doomed *doomed, kin_str uid)
{
    KIN__LOCK_SCOPE(&doomed->lock);
    kin__free(doomed->alloc, kin__doomed_map_remove(&doomed->map, uid));
}
