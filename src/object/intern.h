/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intern.h - the table that finds nodes by content.
 *
 * An entry is a 32-bit hash and a handle; the content itself is compared in the
 * arena, so an entry takes 8 bytes.  The index is computed by multiplication,
 * so the capacity need not be a power of two and can grow by a quarter.
 *
 * Many values never repeat (uids, addresses).  Looking them up and storing them
 * wastes time and memory, so each *site* (the position of a value in an object,
 * as a hash of its path) counts its lookups and hits; values of sites with few
 * hits mostly bypass the table.  Such values are not canonical (node.h, N2).
 */
#ifndef KIN_OBJECT_INTERN_H
#define KIN_OBJECT_INTERN_H

#include <stdbool.h>

#include <kin/alloc.h>

#include "object/node.h"

enum {
    KIN__SITE_BITS = 12,
    /* A site is judged after this many lookups. */
    KIN__SITE_TRIAL = 64,
    /* Below this number of entries everything is looked up and no sites are
     * kept, to save memory in small caches. */
    KIN__SITES_FROM = 4096,
    /* Recent values of the current object; a power of two. */
    KIN__RECENT = 512,
};

struct kin__intern_entry {
    uint32_t hash;
    kin__val val; /* KIN__VAL_NONE: the slot is free */
};

struct kin__site {
    uint16_t lookups;
    uint16_t hits;
};

/* A value of the current object that bypassed the table: the same text often
 * occurs several times in one object. */
struct kin__recent {
    uint32_t generation; /* valid if equal to the current one */
    uint32_t hash;
    kin__val val; /* no reference; valid only within its generation */
};

/* Allocated once a cache is no longer small. */
struct kin__sites {
    struct kin__site sites[KIN__NODE_ARRAY + 1][1 << KIN__SITE_BITS];
    struct kin__recent recent[KIN__RECENT];
};

struct kin__intern {
    struct kin__intern_entry *entries;
    uint32_t cap;
    uint32_t count;
    uint32_t generation;
    struct kin__sites *sites; /* owned; NULL while the cache is small */
};

int kin__intern_new(const kin_allocator *alloc,
                    struct kin__intern **ret) KIN_NODISCARD;
void kin__intern_free(struct kin__intern *intern, const kin_allocator *alloc);
uint64_t kin__intern_bytes(const struct kin__intern *intern);

/* Reserves room for one more entry, so that the following put cannot fail. */
int kin__intern_reserve(struct kin__intern *intern,
                        const kin_allocator *alloc) KIN_NODISCARD;
void kin__intern_put(struct kin__intern *intern, uint32_t hash, kin__val val);
void kin__intern_remove(struct kin__intern *intern, uint32_t hash,
                        kin__val val);

/* Slow path of kin__intern_forget_recent(): generations start again. */
void kin__intern_clear_recent(struct kin__intern *intern);

/* Forgets the recent values, after an object or when one of them was released.
 */
static inline void kin__intern_forget_recent(struct kin__intern *intern)
{
    if (__builtin_expect(++intern->generation == 0, 0))
        kin__intern_clear_recent(intern);
}

/* Frees memory if few of many entries are left; failure is harmless.  Keeps
 * room for one more entry. */
void kin__intern_shrink(struct kin__intern *intern, const kin_allocator *alloc);

/* Frees the memory of an empty table if it is large.  Must not be called
 * between reserve and put. */
void kin__intern_clear(struct kin__intern *intern, const kin_allocator *alloc);
/* The same whatever its size, for a table that is not needed soon. */
void kin__intern_rest(struct kin__intern *intern, const kin_allocator *alloc);

static inline uint32_t kin__intern_index(const struct kin__intern *intern,
                                         uint32_t hash)
{
    return (uint32_t)((uint64_t)hash * intern->cap >> 32);
}

static inline struct kin__site *kin__intern_site(
    const struct kin__intern *intern, enum kin__node_type type, uint32_t site)
{
    if (!intern->sites)
        return NULL;
    return &intern->sites
                ->sites[type][site * 0x9e3779b1u >> (32 - KIN__SITE_BITS)];
}

/* Whether a value of this site is looked up.  One in 64 always is, so that a
 * site can recover. */
static inline bool kin__site_looks_up(const struct kin__site *site,
                                      uint32_t hash)
{
    return !site || site->lookups < KIN__SITE_TRIAL ||
           site->hits * 8u >= site->lookups || (hash & 63) == 0;
}

static inline void kin__site_learn(struct kin__site *site, bool hit)
{
    if (!site)
        return;
    site->hits = (uint16_t)(site->hits + hit);
    if (++site->lookups >= 4096) {
        site->lookups /= 2;
        site->hits /= 2;
    }
}

#endif /* KIN_OBJECT_INTERN_H */
