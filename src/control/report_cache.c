/* SPDX-License-Identifier: Apache-2.0 */
#include "control/report_cache.h"

#include <assert.h>

#include "base/alloc.h"

void kin__report_cache_init(struct kin__report_cache *cache,
                            const kin_allocator *alloc, size_t payload_size,
                            size_t max, struct kin__random *random)
{
    *cache = (struct kin__report_cache){
        .alloc = alloc,
        .payload_size = payload_size,
        .max = max,
        .seed = {kin__random_u64(random), kin__random_u64(random)},
    };
    kin__report_map_init(&cache->map, alloc, kin__random_u64(random), max);
    CDS_INIT_LIST_HEAD(&cache->latest);
}

void kin__report_cache_remove(struct kin__report_cache *cache,
                              struct kin__report_entry *entry)
{
    struct kin__report_entry *found = kin__report_map_remove(&cache->map,
                                                             entry->key);

    assert(found == entry);
    (void)found;
    cds_list_del(&entry->link);
    if (cache->release)
        cache->release(entry->payload, cache->userdata);
    kin__free(cache->alloc, entry);
}

void kin__report_cache_done(struct kin__report_cache *cache)
{
    while (!cds_list_empty(&cache->latest))
        kin__report_cache_remove(
            cache,
            cds_list_entry(cache->latest.prev, struct kin__report_entry, link));
    kin__report_map_done(&cache->map);
}

struct kin__report_key kin__report_key_begin(
    const struct kin__report_cache *cache, uint64_t what)
{
    return (struct kin__report_key){kin__hash_u64(what, cache->seed.a),
                                    kin__hash_u64(what, cache->seed.b)};
}

void kin__report_key_add(struct kin__report_key *key, kin_str member)
{
    key->a = kin__hash(member, key->a);
    key->b = kin__hash(member, key->b);
}

void *kin__report_cache_get(struct kin__report_cache *cache,
                            struct kin__report_key key)
{
    struct kin__report_entry *entry = kin__report_map_get(&cache->map, key);

    if (!entry)
        return NULL;
    cds_list_move(&entry->link, &cache->latest);
    return entry->payload;
}

int kin__report_cache_put(struct kin__report_cache *cache,
                          struct kin__report_key key, void **ret)
{
    void *payload = kin__report_cache_get(cache, key);

    if (payload) {
        *ret = payload;
        return 0;
    }
    struct kin__report_entry *entry = kin__alloc0(
        cache->alloc, sizeof(*entry) + cache->payload_size, 1);
    if (!entry)
        return KIN_ENOMEM;
    entry->key = key;
    if (kin__report_map_count(&cache->map) >= cache->max)
        kin__report_cache_remove(
            cache,
            cds_list_entry(cache->latest.prev, struct kin__report_entry, link));
    int r = kin__report_map_insert(&cache->map, entry);
    if (r < 0) {
        kin__free(cache->alloc, entry);
        return r;
    }
    cds_list_add(&entry->link, &cache->latest);
    *ret = entry->payload;
    return 0;
}
