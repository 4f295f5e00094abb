/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intern.h - the table that finds a node by its content.
 *
 * An entry is a 32-bit hash and a handle; the content itself is compared in the
 * arena, so the table costs 8 bytes an entry.  The index is a multiplication
 * (no power of two), so the table can grow by a quarter at a time.
 *
 * Many values never repeat (uids, addresses).  Looking them up and storing them
 * costs time and memory for nothing, so each *site* (the place in an object
 * that a value comes from, as a hash of its path) keeps count of how often a
 * lookup helped; where it hardly ever does, most values bypass the table.  Such
 * values are not canonical (node.h, N2).
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
    /* Below this many entries everything is looked up: no sites are kept, so a
     * small cache costs little. */
    KIN__SITES_FROM = 4096,
    /* Remembered values of the object in hand; a power of two. */
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

/* Values of the object in hand that bypassed the table: the same text often
 * stands at several places of one object. */
struct kin__recent {
    uint32_t generation; /* valid if it is the current one */
    uint32_t hash;
    kin__val val; /* not counted: valid only within one generation */
};

/* What a cache gets once it is no longer small. */
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

/* Makes sure that one more entry fits, so that the put after it cannot fail. */
int kin__intern_reserve(struct kin__intern *intern,
                        const kin_allocator *alloc) KIN_NODISCARD;
void kin__intern_put(struct kin__intern *intern, uint32_t hash, kin__val val);
void kin__intern_remove(struct kin__intern *intern, uint32_t hash,
                        kin__val val);

/* The rare case of kin__intern_forget_recent: generations begin anew. */
void kin__intern_clear_recent(struct kin__intern *intern);

/* Forgets the recent values: an object is done, or some of them were dropped.
 */
static inline void kin__intern_forget_recent(struct kin__intern *intern)
{
    if (__builtin_expect(++intern->generation == 0, 0))
        kin__intern_clear_recent(intern);
}

/* Gives memory back when few of many entries are left; failure is harmless.
 * There is room for one more afterwards. */
void kin__intern_shrink(struct kin__intern *intern, const kin_allocator *alloc);

/* Gives the memory of an empty table back if it is much.  Not between reserve
 * and put. */
void kin__intern_clear(struct kin__intern *intern, const kin_allocator *alloc);
/* The same however little it is, for one that nobody may need soon. */
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

/* Whether a value of this site is looked up.  One in 64 is, wherever it comes
 * from, so that a site can change its mind. */
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
