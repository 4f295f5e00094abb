/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pages.h - large blocks that go back to the system when they are freed.
 *
 * What malloc() does with a large block depends on what was freed before: after
 * a megabyte has been freed once, blocks up to that size come from the heap,
 * where one small neighbour keeps them from ever leaving.  A store that was
 * emptied would keep half of its memory.  So large blocks of the default
 * allocator are mapped; any other allocator gets all requests.
 */
#ifndef KIN_BASE_PAGES_H
#define KIN_BASE_PAGES_H

#include <kin/alloc.h>

enum {
    /* Smaller blocks come from the allocator in any case. */
    KIN__PAGES_MIN = 30 * 1024,
};

/* Memory for `bytes`, zeroed; NULL if there is none. */
void *kin__pages_alloc(const kin_allocator *alloc, size_t bytes) KIN_NODISCARD;

/* Another size, with the content as far as it fits; what is added is not
 * zeroed.  NULL if there is no memory: then `pages` is as it was.  `pages` may
 * be NULL, with 0 bytes. */
void *kin__pages_realloc(const kin_allocator *alloc, void *pages, size_t bytes,
                         size_t new_bytes) KIN_NODISCARD;

/* Frees it; `bytes` as asked for.  NULL is fine. */
void kin__pages_free(const kin_allocator *alloc, void *pages, size_t bytes);

#endif /* KIN_BASE_PAGES_H */
