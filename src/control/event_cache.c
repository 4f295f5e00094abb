/* SPDX-License-Identifier: Apache-2.0 */
#include "control/event_cache.h"

#include <assert.h>

#include "base/alloc.h"

void kin__event_cache_init(struct kin__event_cache *cache,
                           const kin_allocator *alloc, size_t payload_size,
                           size_t max, struct kin__random *random)
{
    assert(max > 0);
    *cache = (struct kin__event_cache){
        .alloc = alloc,
        .payload_size = payload_size,
        .max = max,
        .seed = {kin__random_u64(random), kin__random_u64(random)},
    };
    kin__event_map_init(&cache->map, alloc, kin__random_u64(random), max);
    CDS_INIT_LIST_HEAD(&cache->latest);
}

void kin__event_cache_remove(struct kin__event_cache *cache,
                             struct kin__event_entry *entry)
{
    struct kin__event_entry *found = kin__event_map_remove(&cache->map,
                                                           entry->key);

    assert(found == entry);
    (void)found;
    cds_list_del(&entry->link);
    if (cache->release)
        cache->release(entry->payload, cache->userdata);
    kin__free(cache->alloc, entry);
}

void kin__event_cache_done(struct kin__event_cache *cache)
{
    while (!cds_list_empty(&cache->latest))
        kin__event_cache_remove(
            cache,
            cds_list_entry(cache->latest.prev, struct kin__event_entry, link));
    kin__event_map_done(&cache->map);
}

struct kin__event_key kin__event_key_begin(const struct kin__event_cache *cache,
                                           uint64_t what)
{
    return (struct kin__event_key){kin__hash_u64(what, cache->seed.a),
                                   kin__hash_u64(what, cache->seed.b)};
}

void kin__event_key_add(struct kin__event_key *key, kin_str member)
{
    key->a = kin__hash(member, key->a);
    key->b = kin__hash(member, key->b);
}

void *kin__event_cache_get(struct kin__event_cache *cache,
                           struct kin__event_key key)
{
    struct kin__event_entry *entry = kin__event_map_get(&cache->map, key);

    if (!entry)
        return NULL;
    cds_list_move(&entry->link, &cache->latest);
    return entry->payload;
}

int kin__event_cache_put(struct kin__event_cache *cache,
                         struct kin__event_key key, void **ret)
{
    void *payload = kin__event_cache_get(cache, key);

    if (payload) {
        *ret = payload;
        return 0;
    }
    struct kin__event_entry *entry = kin__alloc0(
        cache->alloc, sizeof(*entry) + cache->payload_size, 1);
    if (!entry)
        return KIN_ENOMEM;
    entry->key = key;
    if (kin__event_map_count(&cache->map) >= cache->max)
        kin__event_cache_remove(
            cache,
            cds_list_entry(cache->latest.prev, struct kin__event_entry, link));
    int r = kin__event_map_insert(&cache->map, entry);
    if (r < 0) {
        kin__free(cache->alloc, entry);
        return r;
    }
    cds_list_add(&entry->link, &cache->latest);
    assert(kin__event_map_count(&cache->map) <= cache->max);
    *ret = entry->payload;
    return 0;
}
