/* SPDX-License-Identifier: Apache-2.0 */
/*
 * short_memory.h - makes snapshots of an informer fail for lack of memory.
 */
#ifndef SHORT_MEMORY_H
#define SHORT_MEMORY_H

#include <stdatomic.h>
#include <stdlib.h>

#include <kin/informer.h>

#include "cache/readers.h"
#include "kin_test.h"

struct short_memory {
    kin_allocator alloc; /* of the informer */
    _Atomic int left;    /* snapshots that are still to fail */
    kin_snapshot *held[KIN__READERS_FIRST];
};

static inline void *short_alloc(size_t size, void *userdata)
{
    struct short_memory *memory = userdata;
    /* The second block of slots. */
    const size_t block = sizeof(struct kin__readers_block) + KIN__CACHE_LINE -
                         1 + 2 * KIN__READERS_FIRST * sizeof(kin_snapshot);

    if (size == block && atomic_load(&memory->left) > 0) {
        atomic_fetch_sub(&memory->left, 1);
        return NULL;
    }
    return malloc(size);
}

static inline void *short_realloc(void *ptr, size_t size, void *userdata)
{
    (void)userdata;
    return realloc(ptr, size);
}

static inline void short_free(void *ptr, void *userdata)
{
    (void)userdata;
    free(ptr);
}

static inline void short_memory_init(struct short_memory *memory)
{
    *memory = (struct short_memory){.alloc = {.alloc = short_alloc,
                                              .realloc = short_realloc,
                                              .free = short_free,
                                              .userdata = memory}};
}

/* Makes the next `count` snapshots fail; no other snapshot may exist. */
static inline void short_memory_begin(struct short_memory *memory,
                                      kin_informer *informer, int count)
{
    for (size_t i = 0; i < KIN__READERS_FIRST; i++) {
        memory->held[i] = kin_informer_snapshot(informer);
        assert_non_null(memory->held[i]);
    }
    atomic_store(&memory->left, count);
}

/* Call before the informer is freed. */
static inline void short_memory_done(struct short_memory *memory)
{
    for (size_t i = 0; i < KIN__READERS_FIRST; i++)
        memory->held[i] = kin_snapshot_free(memory->held[i]);
}

#endif /* SHORT_MEMORY_H */
