/* SPDX-License-Identifier: Apache-2.0 */
/*
 * event_cache.h - a bounded LRU cache of recent Events.
 *
 * Entries are found by a keyed hash of 128 bits over the members that identify
 * an Event: input from outside cannot provoke collisions.  Not thread-safe.
 */
#ifndef KIN_CONTROL_EVENT_CACHE_H
#define KIN_CONTROL_EVENT_CACHE_H

#include "base/list.h"
#include "base/map.h"
#include "base/random.h"

enum { KIN__EVENT_CACHE_MAX = 4096 };

struct kin__event_key {
    uint64_t a;
    uint64_t b;
};

struct kin__event_entry {
    struct cds_list_head link; /* most recently used first */
    struct kin__event_key key;
    uint64_t payload[]; /* for structs aligned to at most 8 bytes */
};

static inline struct kin__event_key kin__event_entry_key(
    const struct kin__event_entry *entry)
{
    return entry->key;
}

static inline uint64_t kin__event_key_hash(struct kin__event_key key,
                                           uint64_t seed)
{
    return key.a ^ seed; /* a hash already */
}

static inline bool kin__event_key_eq(struct kin__event_key a,
                                     struct kin__event_key b)
{
    return a.a == b.a && a.b == b.b;
}

KIN__MAP_DEFINE(kin__event_map, struct kin__event_entry, struct kin__event_key,
                kin__event_entry_key, kin__event_key_hash, kin__event_key_eq);

struct kin__event_cache {
    const kin_allocator *alloc; /* borrowed */
    size_t payload_size;
    size_t max;
    struct kin__event_map map;
    struct cds_list_head latest;
    struct kin__event_key seed;
    void (*release)(void *payload, void *userdata); /* may be NULL */
    void *userdata;
};

void kin__event_cache_init(struct kin__event_cache *cache,
                           const kin_allocator *alloc, size_t payload_size,
                           size_t max, struct kin__random *random);
void kin__event_cache_done(struct kin__event_cache *cache);

/* A key begins with a number for its purpose and takes in one member after the
 * other. */
struct kin__event_key kin__event_key_begin(const struct kin__event_cache *cache,
                                           uint64_t what);
void kin__event_key_add(struct kin__event_key *key, kin_str member);

/* Gets the payload of a key, which becomes the most recently used; NULL if
 * there is none. */
void *kin__event_cache_get(struct kin__event_cache *cache,
                           struct kin__event_key key);

/* The same; if there is none, adds one, zeroed, which may evict the oldest.  0
 * or KIN_ENOMEM. */
int kin__event_cache_put(struct kin__event_cache *cache,
                         struct kin__event_key key, void **ret) KIN_NODISCARD;

/* Removes an entry. */
void kin__event_cache_remove(struct kin__event_cache *cache,
                             struct kin__event_entry *entry);

#define KIN__AUTO_EVENT_CACHE                                                  \
    __attribute__((cleanup(kin__event_cache_done))) struct kin__event_cache

#endif /* KIN_CONTROL_EVENT_CACHE_H */
