/* SPDX-License-Identifier: Apache-2.0 */
/*
 * report_cache.h - what is remembered of events, of the latest ones only.
 *
 * Entries are found by a keyed hash of 128 bits over the members that make
 * events the same: nobody from outside can make two of them meet.  One thread
 * at a time.
 */
#ifndef KIN_CONTROL_REPORT_CACHE_H
#define KIN_CONTROL_REPORT_CACHE_H

#include "base/list.h"
#include "base/map.h"
#include "base/random.h"

enum { KIN__REPORT_CACHE_MAX = 4096 };

struct kin__report_key {
    uint64_t a;
    uint64_t b;
};

struct kin__report_entry {
    struct cds_list_head link; /* the latest one first */
    struct kin__report_key key;
    uint64_t payload[]; /* for structs without anything wider */
};

static inline struct kin__report_key kin__report_entry_key(
    const struct kin__report_entry *entry)
{
    return entry->key;
}

static inline uint64_t kin__report_key_hash(struct kin__report_key key,
                                            uint64_t seed)
{
    return key.a ^ seed; /* a hash already */
}

static inline bool kin__report_key_eq(struct kin__report_key a,
                                      struct kin__report_key b)
{
    return a.a == b.a && a.b == b.b;
}

KIN__MAP_DEFINE(kin__report_map, struct kin__report_entry,
                struct kin__report_key, kin__report_entry_key,
                kin__report_key_hash, kin__report_key_eq);

struct kin__report_cache {
    const kin_allocator *alloc; /* borrowed */
    size_t payload_size;
    size_t max;
    struct kin__report_map map;
    struct cds_list_head latest;
    struct kin__report_key seed;
    void (*release)(void *payload, void *userdata); /* may be NULL */
    void *userdata;
};

void kin__report_cache_init(struct kin__report_cache *cache,
                            const kin_allocator *alloc, size_t payload_size,
                            size_t max, struct kin__random *random);
void kin__report_cache_done(struct kin__report_cache *cache);

/* Keys begin with a number that says what they are of, and take in one member
 * after the other. */
struct kin__report_key kin__report_key_begin(
    const struct kin__report_cache *cache, uint64_t what);
void kin__report_key_add(struct kin__report_key *key, kin_str member);

/* The payload of a key, which becomes the latest; NULL if there is none. */
void *kin__report_cache_get(struct kin__report_cache *cache,
                            struct kin__report_key key);

/* The same; if there is none, a new one, zeroed.  The oldest may have to go.
 * 0 or KIN_ENOMEM. */
int kin__report_cache_put(struct kin__report_cache *cache,
                          struct kin__report_key key, void **ret) KIN_NODISCARD;

/* Forgets an entry. */
void kin__report_cache_remove(struct kin__report_cache *cache,
                              struct kin__report_entry *entry);

#define KIN__AUTO_REPORT_CACHE                                                 \
    __attribute__((cleanup(kin__report_cache_done))) struct kin__report_cache

#endif /* KIN_CONTROL_REPORT_CACHE_H */
