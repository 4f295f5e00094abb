/* SPDX-License-Identifier: Apache-2.0 */
/*
 * event_cache.h - what is remembered of events, of the latest ones only.
 *
 * Entries are found by a keyed hash of 128 bits over the members that make
 * events the same: nobody from outside can make two of them meet.  One thread
 * at a time.
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
    struct cds_list_head link; /* the latest one first */
    struct kin__event_key key;
    _Alignas(max_align_t) unsigned char payload[];
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

/* Keys begin with a number that says what they are of, and take in one member
 * after the other. */
struct kin__event_key kin__event_key_begin(const struct kin__event_cache *cache,
                                           uint64_t what);
void kin__event_key_add(struct kin__event_key *key, kin_str member);

/* The payload of a key, which becomes the latest; NULL if there is none. */
void *kin__event_cache_get(struct kin__event_cache *cache,
                           struct kin__event_key key);

/* The same; if there is none, a new one, zeroed.  The oldest may have to go.
 * 0 or KIN_ENOMEM. */
int kin__event_cache_put(struct kin__event_cache *cache,
                         struct kin__event_key key, void **ret) KIN_NODISCARD;

/* Forgets an entry. */
void kin__event_cache_remove(struct kin__event_cache *cache,
                             struct kin__event_entry *entry);

#define KIN__AUTO_EVENT_CACHE                                                  \
    __attribute__((cleanup(kin__event_cache_done))) struct kin__event_cache

#endif /* KIN_CONTROL_EVENT_CACHE_H */
