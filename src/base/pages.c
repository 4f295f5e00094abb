/* SPDX-License-Identifier: Apache-2.0 */
#include "base/pages.h"

#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>

#include "base/alloc.h"

static bool pages_are_mapped(const kin_allocator *alloc, size_t bytes)
{
    return bytes >= KIN__PAGES_MIN &&
           (!alloc || alloc == kin_allocator_default());
}

void *kin__pages_alloc(const kin_allocator *alloc, size_t bytes)
{
    if (!pages_are_mapped(alloc, bytes))
        return kin__alloc0(alloc, 1, bytes);
    void *pages = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return pages == MAP_FAILED ? NULL : pages;
}

void *kin__pages_realloc(const kin_allocator *alloc, void *pages, size_t bytes,
                         size_t new_bytes)
{
    bool was_mapped = pages && pages_are_mapped(alloc, bytes);

    if (!was_mapped && !pages_are_mapped(alloc, new_bytes))
        return kin__realloc(alloc, pages, new_bytes, 1);
    if (was_mapped && pages_are_mapped(alloc, new_bytes)) {
        void *moved = mremap(pages, bytes, new_bytes, MREMAP_MAYMOVE);
        return moved == MAP_FAILED ? NULL : moved;
    }
    void *moved = kin__pages_alloc(alloc, new_bytes);
    if (moved && pages) {
        memcpy(moved, pages, bytes < new_bytes ? bytes : new_bytes);
        kin__pages_free(alloc, pages, bytes);
    }
    return moved;
}

void kin__pages_free(const kin_allocator *alloc, void *pages, size_t bytes)
{
    if (pages && pages_are_mapped(alloc, bytes))
        munmap(pages, bytes);
    else
        kin__free(alloc, pages);
}
