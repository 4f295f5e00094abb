/* SPDX-License-Identifier: Apache-2.0 */
#include "object/intern.h"

#include <kin/error.h>

#include "base/alloc.h"
#include "base/pages.h"

enum {
    INTERN_MIN_CAP = 64,
};

int kin__intern_new(const kin_allocator *alloc, struct kin__intern **ret)
{
    struct kin__intern *intern = kin__alloc0(alloc, 1, sizeof(*intern));

    if (!intern)
        return KIN_ENOMEM;
    /* Generation 0 marks unused entries of recent values. */
    intern->generation = 1;
    *ret = intern;
    return 0;
}

static void intern_free_entries(struct kin__intern_entry *entries, uint32_t cap,
                                const kin_allocator *alloc)
{
    kin__pages_free(alloc, entries, (size_t)cap * sizeof(*entries));
}

void kin__intern_free(struct kin__intern *intern, const kin_allocator *alloc)
{
    if (!intern)
        return;
    intern_free_entries(intern->entries, intern->cap, alloc);
    kin__free(alloc, intern->sites);
    kin__free(alloc, intern);
}

uint64_t kin__intern_bytes(const struct kin__intern *intern)
{
    if (!intern)
        return 0;
    return sizeof(*intern) + (uint64_t)intern->cap * sizeof(*intern->entries) +
           (intern->sites ? sizeof(*intern->sites) : 0);
}

void kin__intern_clear_recent(struct kin__intern *intern)
{
    if (intern->sites)
        memset(intern->sites->recent, 0, sizeof(intern->sites->recent));
    intern->generation = 1;
}

static void intern_place(struct kin__intern *intern,
                         struct kin__intern_entry entry)
{
    uint32_t i = kin__intern_index(intern, entry.hash);

    assert(entry.val != KIN__VAL_NONE);
    while (intern->entries[i].val)
        i = i + 1 == intern->cap ? 0 : i + 1;
    intern->entries[i] = entry;
}

/* The index grows with the hash, so both tables are accessed sequentially. */
static int intern_resize(struct kin__intern *intern, const kin_allocator *alloc,
                         uint32_t cap)
{
    struct kin__intern_entry *old = intern->entries;
    uint32_t old_cap = intern->cap;
    struct kin__intern_entry *entries = kin__pages_alloc(
        alloc, (size_t)cap * sizeof(*entries));

    if (!entries)
        return KIN_ENOMEM;
    assert(cap > intern->count);
    intern->entries = entries;
    intern->cap = cap;
    for (uint32_t i = 0; i < old_cap; i++)
        if (old[i].val)
            intern_place(intern, old[i]);
    intern_free_entries(old, old_cap, alloc);
    return 0;
}

/* Sites only save time and memory, so failing to allocate them is not an error.
 */
static void intern_add_sites(struct kin__intern *intern,
                             const kin_allocator *alloc)
{
    if (!intern->sites && intern->count >= KIN__SITES_FROM)
        intern->sites = kin__alloc0(alloc, 1, sizeof(*intern->sites));
}

int kin__intern_reserve(struct kin__intern *intern, const kin_allocator *alloc)
{
    if ((uint64_t)(intern->count + 1) * 100 < (uint64_t)intern->cap * 85)
        return 0;
    intern_add_sites(intern, alloc);
    uint32_t cap = intern->cap + intern->cap / 4;
    return intern_resize(intern, alloc,
                         cap < INTERN_MIN_CAP ? INTERN_MIN_CAP : cap);
}

void kin__intern_put(struct kin__intern *intern, uint32_t hash, kin__val val)
{
    assert(intern->count < intern->cap);
    intern_place(intern, (struct kin__intern_entry){hash, val});
    intern->count++;
}

/* Moves later entries of the same run back, so that no gap breaks a search. */
static void intern_close_gap(struct kin__intern *intern, uint32_t hole)
{
    uint32_t at = hole;

    for (;;) {
        at = at + 1 == intern->cap ? 0 : at + 1;
        if (!intern->entries[at].val)
            break;
        uint32_t home = kin__intern_index(intern, intern->entries[at].hash);
        bool stays = hole <= at ? hole < home && home <= at
                                : hole < home || home <= at;
        if (stays)
            continue;
        intern->entries[hole] = intern->entries[at];
        hole = at;
    }
    intern->entries[hole].val = KIN__VAL_NONE;
}

void kin__intern_remove(struct kin__intern *intern, uint32_t hash, kin__val val)
{
    uint32_t i = kin__intern_index(intern, hash);

    while (intern->entries[i].val != val) {
        assert(intern->entries[i].val != KIN__VAL_NONE);
        i = i + 1 == intern->cap ? 0 : i + 1;
    }
    intern_close_gap(intern, i);
    assert(intern->count > 0);
    intern->count--;
}

void kin__intern_shrink(struct kin__intern *intern, const kin_allocator *alloc)
{
    uint32_t cap = intern->count + intern->count / 2;

    if (cap < INTERN_MIN_CAP)
        cap = INTERN_MIN_CAP;
    if (intern->cap / 4 > cap)
        (void)intern_resize(intern, alloc, cap);
}

void kin__intern_clear(struct kin__intern *intern, const kin_allocator *alloc)
{
    if (intern->cap > INTERN_MIN_CAP)
        kin__intern_rest(intern, alloc);
}

void kin__intern_rest(struct kin__intern *intern, const kin_allocator *alloc)
{
    assert(intern->count == 0);
    intern_free_entries(intern->entries, intern->cap, alloc);
    intern->entries = NULL;
    intern->cap = 0;
}
