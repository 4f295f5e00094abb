/* SPDX-License-Identifier: Apache-2.0 */
#include "object/fingerprint.h"

#include <xxhash.h>

#include "base/alloc.h"
#include "object/arena.h"
#include "object/fingerprint_avx2.h"

enum {
    FINGERPRINTS_MIN_CAP = 64,
};

void kin__fingerprints_free(struct kin__fingerprints *prints,
                            const kin_allocator *alloc)
{
    if (!prints)
        return;
    kin__free(alloc, prints->entries);
    kin__free(alloc, prints);
}

uint64_t kin__fingerprints_bytes(const struct kin__fingerprints *prints)
{
    if (!prints)
        return 0;
    return sizeof(*prints) + (uint64_t)prints->cap * sizeof(*prints->entries);
}

static struct kin__hash128 text_hash(const struct kin__arena *arena,
                                     kin_str text)
{
#if KIN__FINGERPRINT_AVX2
    if (__builtin_cpu_supports("avx2"))
        return kin__hash128_avx2(text, arena->secret, sizeof(arena->secret));
#endif
    XXH128_hash_t hash = XXH3_128bits_withSecret(
        text.ptr, text.len, arena->secret, sizeof(arena->secret));
    return (struct kin__hash128){.low = hash.low64, .high = hash.high64};
}

struct kin__fingerprint kin__fingerprint_of(const struct kin__arena *arena,
                                            kin_str text)
{
    struct kin__hash128 hash = text_hash(arena, text);

    return (struct kin__fingerprint){
        .len = (uint32_t)text.len,
        .low = hash.low,
        .high = hash.high,
    };
}

static uint32_t print_index(const struct kin__fingerprints *prints,
                            kin__val val)
{
    return (uint32_t)((uint64_t)(val * 0x9e3779b1u) * prints->cap >> 32);
}

static void print_place(struct kin__fingerprints *prints,
                        struct kin__fingerprint print)
{
    uint32_t i = print_index(prints, print.val);

    assert(prints->count < prints->cap);
    while (prints->entries[i].val)
        i = i + 1 == prints->cap ? 0 : i + 1;
    prints->entries[i] = print;
}

static bool prints_resize(struct kin__arena *arena, uint32_t cap)
{
    struct kin__fingerprints *prints = arena->fingerprints;
    struct kin__fingerprint *old = prints->entries;
    uint32_t old_cap = prints->cap;
    struct kin__fingerprint *entries = kin__alloc0(arena->alloc, cap,
                                                   sizeof(*entries));

    if (!entries)
        return false;
    prints->entries = entries;
    prints->cap = cap;
    for (uint32_t i = 0; i < old_cap; i++)
        if (old[i].val)
            print_place(prints, old[i]);
    kin__free(arena->alloc, old);
    return true;
}

static bool prints_reserve(struct kin__arena *arena)
{
    if (!arena->fingerprints)
        arena->fingerprints = kin__alloc0(arena->alloc, 1,
                                          sizeof(*arena->fingerprints));
    struct kin__fingerprints *prints = arena->fingerprints;
    if (!prints)
        return false;
    if ((uint64_t)(prints->count + 1) * 100 < (uint64_t)prints->cap * 85)
        return true;
    uint32_t cap = prints->cap + prints->cap / 4;
    return prints_resize(
        arena, cap < FINGERPRINTS_MIN_CAP ? FINGERPRINTS_MIN_CAP : cap);
}

void kin__fingerprints_shrink(struct kin__arena *arena)
{
    struct kin__fingerprints *prints = arena->fingerprints;

    if (!prints)
        return;
    if (prints->count == 0) {
        kin__fingerprints_free(prints, arena->alloc);
        arena->fingerprints = NULL;
        return;
    }
    uint32_t cap = prints->count + prints->count / 2;
    if (cap < FINGERPRINTS_MIN_CAP)
        cap = FINGERPRINTS_MIN_CAP;
    if (prints->cap / 4 > cap)
        (void)prints_resize(arena, cap);
}

void kin__fingerprint_add_salted(struct kin__arena *arena, kin__val val,
                                 kin_str text, uint64_t salt)
{
    uint32_t *node = kin__arena_node(arena, val);

    assert(kin__node_type(node) == KIN__NODE_OBJECT ||
           kin__node_type(node) == KIN__NODE_ARRAY);
    assert(!(kin__node_head(node) & KIN__NODE_EXTRA));
    if (text.len > UINT32_MAX || !prints_reserve(arena))
        return;
    struct kin__fingerprint print = kin__fingerprint_of(arena, text);
    print.val = val;
    print.low ^= salt;
    print_place(arena->fingerprints, print);
    arena->fingerprints->count++;
    __atomic_store_n(node, kin__node_head(node) | KIN__NODE_EXTRA,
                     __ATOMIC_RELAXED);
}

void kin__fingerprint_add(struct kin__arena *arena, kin__val val, kin_str text)
{
    kin__fingerprint_add_salted(arena, val, text, /* salt= */ 0);
}

static uint32_t print_find(const struct kin__fingerprints *prints, kin__val val)
{
    uint32_t i = print_index(prints, val);

    while (prints->entries[i].val != val) {
        assert(prints->entries[i].val != KIN__VAL_NONE);
        i = i + 1 == prints->cap ? 0 : i + 1;
    }
    return i;
}

const struct kin__fingerprint *kin__fingerprint_get(
    const struct kin__arena *arena, kin__val val)
{
    assert(kin__node_head(arena->ro + val) & KIN__NODE_EXTRA);
    return &arena->fingerprints->entries[print_find(arena->fingerprints, val)];
}

const struct kin__fingerprint *kin__fingerprint_find(
    const struct kin__arena *arena, kin__val val)
{
    const struct kin__fingerprints *prints = arena->fingerprints;

    if (!prints || prints->cap == 0 || val == KIN__VAL_NONE)
        return NULL;
    uint32_t i = print_index(prints, val);
    while (prints->entries[i].val && prints->entries[i].val != val)
        i = i + 1 == prints->cap ? 0 : i + 1;
    return prints->entries[i].val ? &prints->entries[i] : NULL;
}

void kin__fingerprint_remove(struct kin__arena *arena, kin__val val)
{
    struct kin__fingerprints *prints = arena->fingerprints;
    uint32_t hole = print_find(prints, val);
    uint32_t at = hole;

    for (;;) {
        at = at + 1 == prints->cap ? 0 : at + 1;
        if (!prints->entries[at].val)
            break;
        uint32_t home = print_index(prints, prints->entries[at].val);
        bool stays = hole <= at ? hole < home && home <= at
                                : hole < home || home <= at;
        if (stays)
            continue;
        prints->entries[hole] = prints->entries[at];
        hole = at;
    }
    prints->entries[hole].val = KIN__VAL_NONE;
    assert(prints->count > 0);
    prints->count--;
}
