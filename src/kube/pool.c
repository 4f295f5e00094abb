/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/pool.h"

#include <stdint.h>
#include <string.h>

#include "base/alloc.h"

struct kin__pool_block {
    _Alignas(max_align_t) struct kin__pool_block *next;
};

void kin__pool_init(struct kin__pool *pool, const kin_allocator *alloc)
{
    *pool = (struct kin__pool){.alloc = alloc};
}

void kin__pool_done(struct kin__pool *pool)
{
    while (pool->blocks) {
        struct kin__pool_block *block = pool->blocks;
        pool->blocks = block->next;
        kin__free(pool->alloc, block);
    }
}

void *kin__pool_alloc0(struct kin__pool *pool, size_t count, size_t size)
{
    size_t bytes = 0;

    if (__builtin_mul_overflow(count, size, &bytes) ||
        bytes > SIZE_MAX - sizeof(struct kin__pool_block))
        return NULL;
    struct kin__pool_block *block = kin__alloc0(pool->alloc, 1,
                                                sizeof(*block) + bytes);
    if (!block)
        return NULL;
    block->next = pool->blocks;
    pool->blocks = block;
    return block + 1;
}

char *kin__pool_strdup(struct kin__pool *pool, kin_str s)
{
    if (s.len == SIZE_MAX)
        return NULL;
    char *copy = kin__pool_alloc0(pool, s.len + 1, 1);
    if (copy && s.len > 0)
        memcpy(copy, s.ptr, s.len);
    return copy;
}
