/* SPDX-License-Identifier: Apache-2.0 */
/*
 * alloc.h - the only way that the library gets memory.
 *
 * Each call takes the allocator of the object that the memory is for; NULL is
 * the default one.  Sizes are products of a count and an element size and are
 * checked for overflow here, so that no caller multiplies by hand.  Every call
 * may return NULL, also in places where "it cannot fail": the torture tests
 * fail each allocation in turn.
 */
#ifndef KIN_BASE_ALLOC_H
#define KIN_BASE_ALLOC_H

#include <kin/alloc.h>
#include <kin/str.h>

/* Uninitialised memory for `count` elements; NULL if either argument is 0. */
void *kin__alloc(const kin_allocator *alloc, size_t count,
                 size_t size) KIN_NODISCARD;

/* The same, zeroed. */
void *kin__alloc0(const kin_allocator *alloc, size_t count,
                  size_t size) KIN_NODISCARD;

/* Grow or shrink; on failure the old block stays valid and NULL is returned. */
void *kin__realloc(const kin_allocator *alloc, void *ptr, size_t count,
                   size_t size) KIN_NODISCARD;

/* A NUL-terminated copy of a view. */
char *kin__strdup(const kin_allocator *alloc, kin_str s) KIN_NODISCARD;

/* Releases a block; NULL is fine. */
void kin__free(const kin_allocator *alloc, void *ptr);

/* Takes a pointer out of a variable: the old value is returned, NULL stays. */
#define KIN__STEAL(variable)                                                   \
    __extension__({                                                            \
        __typeof__(variable) stolen_ = (variable);                             \
        (variable) = NULL;                                                     \
        stolen_;                                                               \
    })

#endif /* KIN_BASE_ALLOC_H */
