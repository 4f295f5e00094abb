/* SPDX-License-Identifier: Apache-2.0 */
#include "base/fault_alloc.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* Marks a live block, to detect double frees and invalid pointers. */
#define FAULT_MAGIC UINT64_C(0x6b696e5f6c697665)

struct kin__fault_block {
    struct kin__fault_block *next;
    struct kin__fault_block *prev;
    uint64_t magic;
    uint64_t serial;
    size_t size;
    _Alignas(max_align_t) unsigned char data[];
};

/* Counts a request; false if it must fail. */
static bool fault_admit(struct kin__fault_alloc *fault)
{
    fault->count++;
    if (fault->fail_at == 0 || fault->count != fault->fail_at)
        return true;
    fault->fired = true;
    return false;
}

static void fault_link(struct kin__fault_alloc *fault,
                       struct kin__fault_block *block)
{
    block->prev = NULL;
    block->next = fault->blocks;
    if (block->next)
        block->next->prev = block;
    fault->blocks = block;
    fault->live_blocks++;
    fault->live_bytes += block->size;
}

static void fault_unlink(struct kin__fault_alloc *fault,
                         struct kin__fault_block *block)
{
    assert(block->magic == FAULT_MAGIC);
    if (block->prev)
        block->prev->next = block->next;
    else
        fault->blocks = block->next;
    if (block->next)
        block->next->prev = block->prev;
    assert(fault->live_blocks > 0 && fault->live_bytes >= block->size);
    fault->live_blocks--;
    fault->live_bytes -= block->size;
}

static struct kin__fault_block *fault_block_of(void *ptr)
{
    return (struct kin__fault_block *)((unsigned char *)ptr -
                                       offsetof(struct kin__fault_block, data));
}

static void *fault_alloc(size_t size, void *userdata)
{
    struct kin__fault_alloc *fault = userdata;
    struct kin__fault_block *block = NULL;

    pthread_mutex_lock(&fault->lock);
    if (fault_admit(fault) && size <= SIZE_MAX - sizeof(*block))
        block = malloc(sizeof(*block) + size);
    if (block) {
        block->magic = FAULT_MAGIC;
        block->serial = fault->count;
        block->size = size;
        fault_link(fault, block);
    }
    pthread_mutex_unlock(&fault->lock);
    return block ? block->data : NULL;
}

static void fault_free(void *ptr, void *userdata)
{
    struct kin__fault_alloc *fault = userdata;
    struct kin__fault_block *block = fault_block_of(ptr);

    pthread_mutex_lock(&fault->lock);
    fault_unlink(fault, block);
    pthread_mutex_unlock(&fault->lock);
    block->magic = 0;
    free(block);
}

/* Always moves the block, to expose stale pointers into the old one. */
static void *fault_realloc(void *ptr, size_t size, void *userdata)
{
    size_t old_size = fault_block_of(ptr)->size;
    void *moved = fault_alloc(size, userdata);

    if (!moved)
        return NULL;
    memcpy(moved, ptr, old_size < size ? old_size : size);
    fault_free(ptr, userdata);
    return moved;
}

void kin__fault_alloc_init(struct kin__fault_alloc *fault)
{
    memset(fault, 0, sizeof(*fault));
    pthread_mutex_init(&fault->lock, NULL);
    fault->allocator = (kin_allocator){
        .alloc = fault_alloc,
        .realloc = fault_realloc,
        .free = fault_free,
        .userdata = fault,
    };
}

void kin__fault_alloc_done(struct kin__fault_alloc *fault)
{
    while (fault->blocks)
        fault_free(fault->blocks->data, fault);
    pthread_mutex_destroy(&fault->lock);
}

void kin__fault_alloc_reset(struct kin__fault_alloc *fault, uint64_t fail_at)
{
    pthread_mutex_lock(&fault->lock);
    fault->count = 0;
    fault->fail_at = fail_at;
    fault->fired = false;
    pthread_mutex_unlock(&fault->lock);
}

uint64_t kin__fault_alloc_count(struct kin__fault_alloc *fault)
{
    pthread_mutex_lock(&fault->lock);
    uint64_t count = fault->count;
    pthread_mutex_unlock(&fault->lock);
    return count;
}

bool kin__fault_alloc_fired(struct kin__fault_alloc *fault)
{
    pthread_mutex_lock(&fault->lock);
    bool fired = fault->fired;
    pthread_mutex_unlock(&fault->lock);
    return fired;
}

size_t kin__fault_alloc_live(struct kin__fault_alloc *fault,
                             uint64_t *ret_serial, size_t *ret_size)
{
    pthread_mutex_lock(&fault->lock);
    size_t live = fault->live_blocks;
    struct kin__fault_block *oldest = fault->blocks;
    while (oldest && oldest->next)
        oldest = oldest->next;
    if (oldest) {
        *ret_serial = oldest->serial;
        *ret_size = oldest->size;
    }
    pthread_mutex_unlock(&fault->lock);
    return live;
}
