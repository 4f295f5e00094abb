/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pages.h - large blocks that are returned to the system when freed.
 *
 * glibc's malloc() raises its mmap threshold when a large block is freed: after
 * a megabyte has been freed once, blocks up to that size come from the heap,
 * where one small neighbour keeps them from being returned.  An emptied store
 * would keep half of its memory.  Therefore large blocks of the default
 * allocator are mapped directly; any other allocator gets all requests.
 */
#ifndef KIN_BASE_PAGES_H
#define KIN_BASE_PAGES_H

#include <kin/alloc.h>

enum {
    /* Smaller blocks always come from the allocator. */
    KIN__PAGES_MIN = 30 * 1024,
};

/* Returns `bytes` of zeroed memory, or NULL. */
void *kin__pages_alloc(const kin_allocator *alloc, size_t bytes) KIN_NODISCARD;

/* Resizes a block and keeps its content as far as it fits; added memory is not
 * zeroed.  Returns NULL on failure; `pages` stays valid.  `pages` may be NULL
 * with 0 bytes. */
void *kin__pages_realloc(const kin_allocator *alloc, void *pages, size_t bytes,
                         size_t new_bytes) KIN_NODISCARD;

/* Frees a block of `bytes`, the size it was requested with.  NULL is allowed.
 */
void kin__pages_free(const kin_allocator *alloc, void *pages, size_t bytes);

#endif /* KIN_BASE_PAGES_H */
