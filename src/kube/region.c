/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/region.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "base/alloc.h"

struct kin__region_block {
    _Alignas(max_align_t) struct kin__region_block *next;
};

void kin__region_init(struct kin__region *region, const kin_allocator *alloc)
{
    *region = (struct kin__region){.alloc = alloc};
}

void kin__region_done(struct kin__region *region)
{
    while (region->blocks) {
        struct kin__region_block *block = region->blocks;
        region->blocks = block->next;
        kin__free(region->alloc, block);
    }
}

void *kin__region_alloc0(struct kin__region *region, size_t count, size_t size)
{
    size_t bytes = 0;

    assert(count > 0 && size > 0);
    if (__builtin_mul_overflow(count, size, &bytes) ||
        bytes > SIZE_MAX - sizeof(struct kin__region_block))
        return NULL;
    struct kin__region_block *block = kin__alloc0(region->alloc, 1,
                                                  sizeof(*block) + bytes);
    if (!block)
        return NULL;
    block->next = region->blocks;
    region->blocks = block;
    return block + 1;
}

char *kin__region_strdup(struct kin__region *region, kin_str s)
{
    if (s.len == SIZE_MAX)
        return NULL;
    char *copy = kin__region_alloc0(region, s.len + 1, 1);
    if (copy && s.len > 0)
        memcpy(copy, s.ptr, s.len);
    return copy;
}
