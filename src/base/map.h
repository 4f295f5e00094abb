/* SPDX-License-Identifier: Apache-2.0 */
/*
 * map.h - a hash map of entries that the caller owns.
 *
 * An entry is any struct that contains its key; the map stores pointers to
 * entries and never copies or frees them.  A macro defines a map type for one
 * type of entry, so that the compiler checks the types:
 *
 *     static inline kin_str watch_key(const struct watch *w)
 *     {
 *         return w->name;
 *     }
 *     KIN__MAP_DEFINE_STR(watch_map, struct watch, watch_key);
 *
 * defines `struct watch_map` and these functions (KEY is kin_str):
 *
 *     void watch_map_init(struct watch_map *, const kin_allocator *,
 *                         uint64_t seed, size_t max);
 *     void watch_map_done(struct watch_map *);
 *         frees the table, but not the entries
 *     void watch_map_clear(struct watch_map *);
 *         removes all entries
 *     size_t watch_map_count(const struct watch_map *);
 *     struct watch *watch_map_get(const struct watch_map *, KEY);
 *     int watch_map_insert(struct watch_map *, struct watch *);
 *         0, KIN_EEXISTS, KIN_ELIMIT or KIN_ENOMEM
 *     int watch_map_replace(struct watch_map *, struct watch *,
 *                           struct watch **ret_old);
 *         inserts the entry or replaces the one with the same key; stores
 *         the replaced entry or NULL in `ret_old`; replacing cannot fail.
 *         0, KIN_ELIMIT or KIN_ENOMEM
 *     struct watch *watch_map_remove(struct watch_map *, KEY);
 *         returns the removed entry, or NULL
 *     int watch_map_reserve(struct watch_map *, size_t count);
 *         guarantees that inserts succeed up to `count` entries; 0 undoes
 *         it.  0, KIN_ELIMIT or KIN_ENOMEM
 *     struct watch_map_iter watch_map_iterate(struct watch_map *);
 *     struct watch *watch_map_next(struct watch_map_iter *);  NULL at the end
 *     void watch_map_iter_remove(struct watch_map_iter *);
 *
 *   A  A failed call changes nothing.
 *   B  An iteration visits each entry once, in unspecified order.  During an
 *      iteration entries may be replaced, and the current entry may be removed
 *      with iter_remove (and freed).  Any other insert or remove invalidates
 *      the iterator; an assertion catches its further use.
 *   C  The key of an entry must not change while it is in a map.
 *   D  The table shrinks as well as grows with the number of entries, but never
 *      below what is reserved.
 *   E  Gets, and iterations that remove nothing, may run concurrently as long
 *      as no thread writes.
 *
 * Inserting entries in the iteration order of another map with the same seed
 * causes clustering: reserve first, or use another seed.
 */
#ifndef KIN_BASE_MAP_H
#define KIN_BASE_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

#include "base/hash.h"

/* Not a position. */
#define KIN__MAP_NONE SIZE_MAX

struct kin__map_slot {
    uint64_t hash; /* full hash of the entry's key: avoids most key comparisons,
                      and resizing needs no keys */
    void *entry;   /* borrowed; NULL: the slot is free */
};

/* The untyped part; only the macro below uses it. */
struct kin__map {
    struct kin__map_slot *slots; /* owned; NULL until the first insert */
    size_t mask;                 /* number of slots, a power of 2, minus 1 */
    size_t count;
    uint64_t seed;
    size_t max;      /* largest `count` allowed */
    size_t reserved; /* entries for which room is kept */
    uint64_t
        changes; /* count of inserts and removes, to detect invalid iterators */
    const kin_allocator *alloc; /* borrowed */
};

struct kin__map_iter {
    struct kin__map *map;
    size_t at;        /* current slot */
    size_t left;      /* slots not visited yet */
    uint64_t changes; /* of the map when the iterator was last valid */
    bool given;       /* whether `at` holds an entry that can be removed */
    bool removed;     /* whether to consider shrinking at the end */
};

void kin__map_init(struct kin__map *map, const kin_allocator *alloc,
                   uint64_t seed, size_t max);
void kin__map_done(struct kin__map *map);
void kin__map_clear(struct kin__map *map);
int kin__map_reserve(struct kin__map *map, size_t count) KIN_NODISCARD;

/* Adds an entry whose key is not in the map. */
int kin__map_add(struct kin__map *map, uint64_t hash,
                 void *entry) KIN_NODISCARD;

/* Removes and returns the entry at this position. */
void *kin__map_take(struct kin__map *map, size_t at);

struct kin__map_iter kin__map_iterate(struct kin__map *map);
void *kin__map_next(struct kin__map_iter *iter);
void kin__map_iter_remove(struct kin__map_iter *iter);

static inline bool kin__u64_eq(uint64_t a, uint64_t b)
{
    return a == b;
}

#define KIN__MAP_FUNCTION_ static inline __attribute__((unused))

/* `key_of(const entry *)` returns the key, `hash_of(key, seed)` its hash,
 * `equal(key, key)` compares.  The probe loop is inline so that these are too.
 */
#define KIN__MAP_DEFINE(name, entry_type, key_type, key_of, hash_of, equal)    \
    struct name {                                                              \
        struct kin__map map;                                                   \
    };                                                                         \
    struct name##_iter {                                                       \
        struct kin__map_iter iter;                                             \
    };                                                                         \
    KIN__MAP_FUNCTION_ size_t name##_find_(const struct kin__map *map,         \
                                           key_type key, uint64_t hash)        \
    {                                                                          \
        if (map->count == 0)                                                   \
            return KIN__MAP_NONE;                                              \
        size_t at = (size_t)hash & map->mask;                                  \
        for (; map->slots[at].entry; at = (at + 1) & map->mask) {              \
            const entry_type *entry = map->slots[at].entry;                    \
            if (map->slots[at].hash == hash && equal(key_of(entry), key))      \
                return at;                                                     \
        }                                                                      \
        return KIN__MAP_NONE;                                                  \
    }                                                                          \
    KIN__MAP_FUNCTION_ void name##_init(struct name *map,                      \
                                        const kin_allocator *alloc,            \
                                        uint64_t seed, size_t max)             \
    {                                                                          \
        kin__map_init(&map->map, alloc, seed, max);                            \
    }                                                                          \
    KIN__MAP_FUNCTION_ void name##_done(struct name *map)                      \
    {                                                                          \
        kin__map_done(&map->map);                                              \
    }                                                                          \
    KIN__MAP_FUNCTION_ void name##_clear(struct name *map)                     \
    {                                                                          \
        kin__map_clear(&map->map);                                             \
    }                                                                          \
    KIN__MAP_FUNCTION_ size_t name##_count(const struct name *map)             \
    {                                                                          \
        return map->map.count;                                                 \
    }                                                                          \
    KIN__MAP_FUNCTION_ KIN_NODISCARD int name##_reserve(struct name *map,      \
                                                        size_t count)          \
    {                                                                          \
        return kin__map_reserve(&map->map, count);                             \
    }                                                                          \
    KIN__MAP_FUNCTION_ entry_type *name##_get(const struct name *map,          \
                                              key_type key)                    \
    {                                                                          \
        size_t at = name##_find_(&map->map, key, hash_of(key, map->map.seed)); \
        return at == KIN__MAP_NONE ? NULL : map->map.slots[at].entry;          \
    }                                                                          \
    KIN__MAP_FUNCTION_ KIN_NODISCARD int name##_insert(struct name *map,       \
                                                       entry_type *entry)      \
    {                                                                          \
        key_type key = key_of(entry);                                          \
        uint64_t hash = hash_of(key, map->map.seed);                           \
        if (name##_find_(&map->map, key, hash) != KIN__MAP_NONE)               \
            return KIN_EEXISTS;                                                \
        return kin__map_add(&map->map, hash, entry);                           \
    }                                                                          \
    KIN__MAP_FUNCTION_ KIN_NODISCARD int name##_replace(                       \
        struct name *map, entry_type *entry, entry_type **ret_old)             \
    {                                                                          \
        key_type key = key_of(entry);                                          \
        uint64_t hash = hash_of(key, map->map.seed);                           \
        size_t at = name##_find_(&map->map, key, hash);                        \
        entry_type *old = NULL;                                                \
        if (at == KIN__MAP_NONE) {                                             \
            int r = kin__map_add(&map->map, hash, entry);                      \
            if (r < 0)                                                         \
                return r;                                                      \
        } else {                                                               \
            old = map->map.slots[at].entry;                                    \
            map->map.slots[at].entry = entry;                                  \
        }                                                                      \
        *ret_old = old;                                                        \
        return 0;                                                              \
    }                                                                          \
    KIN__MAP_FUNCTION_ entry_type *name##_remove(struct name *map,             \
                                                 key_type key)                 \
    {                                                                          \
        size_t at = name##_find_(&map->map, key, hash_of(key, map->map.seed)); \
        return at == KIN__MAP_NONE ? NULL : kin__map_take(&map->map, at);      \
    }                                                                          \
    KIN__MAP_FUNCTION_ struct name##_iter name##_iterate(struct name *map)     \
    {                                                                          \
        return (struct name##_iter){.iter = kin__map_iterate(&map->map)};      \
    }                                                                          \
    KIN__MAP_FUNCTION_ entry_type *name##_next(struct name##_iter *iter)       \
    {                                                                          \
        return kin__map_next(&iter->iter);                                     \
    }                                                                          \
    KIN__MAP_FUNCTION_ void name##_iter_remove(struct name##_iter *iter)       \
    {                                                                          \
        kin__map_iter_remove(&iter->iter);                                     \
    }                                                                          \
    struct kin_require_semicolon

#define KIN__MAP_DEFINE_STR(name, entry_type, key_of)                          \
    KIN__MAP_DEFINE(name, entry_type, kin_str, key_of, kin__hash, kin_str_eq)

#define KIN__MAP_DEFINE_U64(name, entry_type, key_of)                          \
    KIN__MAP_DEFINE(name, entry_type, uint64_t, key_of, kin__hash_u64,         \
                    kin__u64_eq)

/* A map variable whose table is freed when it goes out of scope. */
#define KIN__AUTO_MAP(name) __attribute__((cleanup(name##_done))) struct name

#endif /* KIN_BASE_MAP_H */
