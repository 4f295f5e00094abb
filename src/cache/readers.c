/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/readers.h"

#include <stdlib.h>

#include "base/alloc.h"

/* ---- blocks ---- */

static size_t block_bytes(uint32_t count)
{
    return sizeof(struct kin__readers_block) + KIN__CACHE_LINE - 1 +
           (size_t)count * sizeof(struct kin_snapshot);
}

static struct kin__readers_block *block_new(struct kin__readers *readers,
                                            uint32_t count)
{
    struct kin__readers_block *block = kin__alloc0(readers->alloc, 1,
                                                   block_bytes(count));

    if (!block)
        return NULL;
    uintptr_t at = (uintptr_t)(block + 1) + KIN__CACHE_LINE - 1;
    block->slots = (struct kin_snapshot *)(at &
                                           ~(uintptr_t)(KIN__CACHE_LINE - 1));
    block->count = count;
    for (uint32_t i = 0; i < count; i++)
        block->slots[i].readers = readers;
    return block;
}

int kin__readers_init(struct kin__readers *readers, const kin_allocator *alloc)
{
    assert((uintptr_t)readers % KIN__CACHE_LINE == 0);
    memset(readers, 0, sizeof(*readers));
    readers->alloc = alloc;
    struct kin__readers_block *block = block_new(readers, KIN__READERS_FIRST);
    if (!block)
        return KIN_ENOMEM;
    atomic_init(&readers->blocks, block);
    atomic_init(&readers->published.seq, 1);
    atomic_init(&readers->published.facts[1].seq, 1);
    return 0;
}

void kin__readers_done(struct kin__readers *readers)
{
    struct kin__readers_block *block = atomic_load(&readers->blocks);

    while (block) {
        struct kin__readers_block *next = block->next;
        for (uint32_t i = 0; i < block->count; i++)
            assert(atomic_load(&block->slots[i].state) == 0);
        kin__free(readers->alloc, block);
        block = next;
    }
    atomic_store(&readers->blocks, NULL);
}

size_t kin__readers_bytes(const struct kin__readers *readers)
{
    size_t bytes = 0;

    for (const struct kin__readers_block *b = atomic_load(&readers->blocks); b;
         b = b->next)
        bytes += block_bytes(b->count);
    return bytes;
}

size_t kin__readers_slots(const struct kin__readers *readers)
{
    size_t count = 0;

    for (const struct kin__readers_block *b = atomic_load(&readers->blocks); b;
         b = b->next)
        count += b->count;
    return count;
}

/* ---- taking a slot ---- */

/* Each thread has its own stack, so this differs between threads and is nearly
 * constant within one. */
static uint32_t thread_hint(void)
{
    uintptr_t at = (uintptr_t)__builtin_frame_address(0);

    return (uint32_t)((at >> 14) * UINT64_C(0x9e3779b97f4a7c15) >> 32);
}

static bool slot_claim(struct kin_snapshot *slot, kin__seq seq)
{
    uint64_t state = atomic_load_explicit(&slot->state, memory_order_relaxed);

    return state == 0 &&
           atomic_compare_exchange_strong(&slot->state, &state, seq << 1 | 1);
}

static struct kin_snapshot *block_claim(struct kin__readers_block *block,
                                        uint32_t hint, kin__seq seq)
{
    for (uint32_t i = 0; i < block->count; i++) {
        struct kin_snapshot *slot =
            &block->slots[(hint + i) & (block->count - 1)];
        if (slot_claim(slot, seq))
            return slot;
    }
    return NULL;
}

/* Adds a block and claims its first slot for the caller. */
static struct kin_snapshot *readers_grow(struct kin__readers *readers,
                                         kin__seq seq)
{
    struct kin__readers_block *top = atomic_load(&readers->blocks);
    struct kin__readers_block *block = block_new(readers, top->count * 2);

    if (!block)
        return NULL;
    atomic_init(&block->slots[0].state, seq << 1 | 1);
    do
        block->next = top;
    while (!atomic_compare_exchange_weak(&readers->blocks, &top, block));
    return &block->slots[0];
}

static struct kin_snapshot *readers_claim(struct kin__readers *readers,
                                          kin__seq seq)
{
    uint32_t hint = thread_hint();

    for (struct kin__readers_block *block = atomic_load(&readers->blocks);
         block; block = block->next) {
        struct kin_snapshot *slot = block_claim(block, hint, seq);
        if (slot)
            return slot;
    }
    return readers_grow(readers, seq);
}

/* R3: reads the facts of `seq`; false if two newer ones were published
 * meanwhile. */
static bool facts_read(const struct kin__readers *readers, kin__seq seq,
                       struct kin_snapshot *slot)
{
    const __typeof__(readers->published.facts[0]) *facts =
        &readers->published.facts[seq & 1];

    slot->resource_version = atomic_load_explicit(&facts->resource_version,
                                                  memory_order_acquire);
    slot->count = atomic_load_explicit(&facts->count, memory_order_acquire);
    return atomic_load_explicit(&facts->seq, memory_order_relaxed) == seq;
}

struct kin_snapshot *kin__readers_take(struct kin__readers *readers)
{
    kin__seq seq = kin__readers_seq(readers);
    struct kin_snapshot *slot = readers_claim(readers, seq);

    if (!slot)
        return NULL;
    assert(slot->readers == readers);
    do
        seq = atomic_load(&readers->published.seq);
    while (!facts_read(readers, seq, slot));
    slot->seq = seq;
    atomic_store_explicit(&slot->state, seq << 1, memory_order_release);
    return slot;
}

/* ---- the writer ---- */

void kin__readers_publish(struct kin__readers *readers,
                          const struct kin__snapshot_facts *facts)
{
    kin__seq seq = kin__readers_seq(readers) + 1;

    assert(seq < KIN__SEQ_NEVER);
    __typeof__(readers->published.facts[0]) *to =
        &readers->published.facts[seq & 1];

    atomic_store_explicit(&to->seq, 0, memory_order_relaxed);
    /* Release: a reader that sees one of these also sees the 0 above. */
    atomic_store_explicit(&to->resource_version, facts->resource_version,
                          memory_order_release);
    atomic_store_explicit(&to->count, facts->count, memory_order_release);
    atomic_store_explicit(&to->seq, seq, memory_order_release);
    atomic_store(&readers->published.seq, seq);
}

static int seq_compare(const void *a, const void *b)
{
    kin__seq left = *(const kin__seq *)a;
    kin__seq right = *(const kin__seq *)b;

    return (left > right) - (left < right);
}

static void scan_sort(struct kin__readers_scan *scan)
{
    size_t kept = 0;

    if (scan->held_count < 2)
        return;
    qsort(scan->held, scan->held_count, sizeof(*scan->held), seq_compare);
    for (size_t i = 0; i < scan->held_count; i++)
        if (i == 0 || scan->held[i] != scan->held[kept - 1])
            scan->held[kept++] = scan->held[i];
    scan->held_count = kept;
}

static void scan_slot(struct kin__readers_scan *scan,
                      const struct kin_snapshot *slot, size_t room)
{
    uint64_t state = atomic_load(&slot->state);

    /* A walker holds its slot.  If it releases the slot between the loads, it
     * has stopped walking before. */
    scan->walks[0] |= atomic_load(&slot->walkers[0]) != 0;
    scan->walks[1] |= atomic_load(&slot->walkers[1]) != 0;
    if (state == 0)
        return;
    if (state & 1 || scan->held_count == room) {
        /* Slots were added after `room` was computed: keep everything. */
        kin__seq claimed = state & 1 ? state >> 1 : 0;
        if (claimed < scan->claimed)
            scan->claimed = claimed;
        return;
    }
    scan->held[scan->held_count++] = state >> 1;
}

void kin__readers_scan(const struct kin__readers *readers,
                       struct kin__readers_scan *scan, size_t room)
{
    scan->held_count = 0;
    scan->claimed = KIN__SEQ_NEVER;
    scan->walks[0] = false;
    scan->walks[1] = false;
    for (const struct kin__readers_block *b = atomic_load(&readers->blocks); b;
         b = b->next)
        for (uint32_t i = 0; i < b->count; i++)
            scan_slot(scan, &b->slots[i], room);
    scan_sort(scan);
    assert(scan->held_count <= room);
}

void kin__readers_flip(struct kin__readers *readers)
{
    atomic_fetch_add(&readers->phase, 1);
}
