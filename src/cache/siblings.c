/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/siblings.h"

#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/str.h"

enum {
    SIBLINGS_WAYS = 4, /* entries of a set: half a cache line */
    SIBLINGS_MIN = 64, /* powers of two */
    SIBLINGS_MAX = 1 << 14,
    SIBLINGS_GROWTH = 4,
};

void kin__siblings_done(struct kin__siblings *siblings,
                        const kin_allocator *alloc)
{
    kin__free(alloc, siblings->entries);
    *siblings = (struct kin__siblings){0};
}

uint64_t kin__siblings_family(kin_str ns, kin_str name, uint64_t seed)
{
    size_t dash = kin__str_rfind(name, '-');
    kin_str stem = kin__str_slice(name, 0, dash == KIN__STR_NONE ? 0 : dash);

    return kin__hash(stem, kin__hash(ns, seed));
}

/* Tag and set come from different bits, and those that choose a set in a small
 * table are among those of a larger one: the tag alone says where an entry
 * belongs after the table has grown. */
static uint32_t siblings_tag(uint64_t family)
{
    return (uint32_t)(family >> 32);
}

static struct kin__sibling *siblings_set(const struct kin__siblings *siblings,
                                         uint32_t tag)
{
    uint32_t sets = siblings->cap / SIBLINGS_WAYS;

    return &siblings->entries[(size_t)(tag & (sets - 1)) * SIBLINGS_WAYS];
}

/* Puts an entry first in its set; what was last, or the same family's, goes. */
static void siblings_put(struct kin__siblings *siblings,
                         struct kin__sibling entry)
{
    struct kin__sibling *set = siblings_set(siblings, entry.tag);
    size_t hole = 0;

    while (hole < SIBLINGS_WAYS - 1 && set[hole].id != 0 &&
           set[hole].tag != entry.tag)
        hole++;
    siblings->used += set[hole].id == 0;
    for (; hole > 0; hole--)
        set[hole] = set[hole - 1];
    set[0] = entry;
}

/* Half full is full: sets fill unevenly. */
static void siblings_grow(struct kin__siblings *siblings,
                          const kin_allocator *alloc)
{
    struct kin__siblings grown = {
        .cap = siblings->cap ? siblings->cap * SIBLINGS_GROWTH : SIBLINGS_MIN,
    };

    if (siblings->cap >= SIBLINGS_MAX || siblings->used * 2 < siblings->cap)
        return;
    grown.entries = kin__alloc0(alloc, grown.cap, sizeof(*grown.entries));
    if (!grown.entries)
        return;
    /* Backwards, so that within a set the latest comes in last. */
    for (size_t i = siblings->cap; i-- > 0;) {
        if (siblings->entries[i].id != 0)
            siblings_put(&grown, siblings->entries[i]);
    }
    kin__siblings_done(siblings, alloc);
    *siblings = grown;
}

uint32_t kin__siblings_find(const struct kin__siblings *siblings,
                            uint64_t family)
{
    uint32_t tag = siblings_tag(family);

    if (siblings->cap == 0)
        return 0;
    const struct kin__sibling *set = siblings_set(siblings, tag);
    for (size_t i = 0; i < SIBLINGS_WAYS; i++) {
        if (set[i].id != 0 && set[i].tag == tag)
            return set[i].id;
    }
    return 0;
}

void kin__siblings_note(struct kin__siblings *siblings, uint64_t family,
                        uint32_t id, const kin_allocator *alloc)
{
    siblings_grow(siblings, alloc);
    if (siblings->cap > 0)
        siblings_put(siblings, (struct kin__sibling){
                                   .tag = siblings_tag(family), .id = id});
}

void kin__siblings_clear(struct kin__siblings *siblings)
{
    if (siblings->cap > 0)
        memset(siblings->entries, 0,
               siblings->cap * sizeof(*siblings->entries));
    siblings->used = 0;
}

/* Sets stay dense: who is forgotten makes room for those behind. */
static void siblings_close_gaps(struct kin__sibling *set)
{
    size_t kept = 0;

    for (size_t i = 0; i < SIBLINGS_WAYS; i++) {
        if (set[i].id != 0)
            set[kept++] = set[i];
    }
    for (; kept < SIBLINGS_WAYS; kept++)
        set[kept] = (struct kin__sibling){0};
}

void kin__siblings_translate(struct kin__siblings *siblings,
                             uint32_t (*translate)(uint32_t id, void *userdata),
                             void *userdata)
{
    siblings->used = 0;
    for (size_t i = 0; i < siblings->cap; i++) {
        struct kin__sibling *entry = &siblings->entries[i];
        if (entry->id != 0)
            entry->id = translate(entry->id, userdata);
        siblings->used += entry->id != 0;
        if (i % SIBLINGS_WAYS == SIBLINGS_WAYS - 1)
            siblings_close_gaps(entry - (SIBLINGS_WAYS - 1));
    }
}

size_t kin__siblings_bytes(const struct kin__siblings *siblings)
{
    return siblings->cap * sizeof(*siblings->entries);
}
