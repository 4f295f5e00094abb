/* SPDX-License-Identifier: Apache-2.0 */
/*
 * alloc.h - memory allocation; the library allocates through nothing else.
 *
 * Each call takes the allocator of the object that will own the memory; NULL is
 * the default allocator.  Sizes are passed as a count and an element size and
 * are checked for overflow here, so that callers never multiply.  Every call
 * may return NULL: the torture tests make each allocation fail in turn.
 */
#ifndef KIN_BASE_ALLOC_H
#define KIN_BASE_ALLOC_H

#include <kin/alloc.h>
#include <kin/str.h>

/* Allocates uninitialised memory for `count` elements of `size` bytes.  Returns
 * NULL if either is 0. */
void *kin__alloc(const kin_allocator *alloc, size_t count,
                 size_t size) KIN_NODISCARD;

/* Like kin__alloc(), but zeroed. */
void *kin__alloc0(const kin_allocator *alloc, size_t count,
                  size_t size) KIN_NODISCARD;

/* Grows or shrinks a block.  Returns NULL on failure; the old block stays
 * valid. */
void *kin__realloc(const kin_allocator *alloc, void *ptr, size_t count,
                   size_t size) KIN_NODISCARD;

/* Returns a NUL-terminated copy of `s`. */
char *kin__strdup(const kin_allocator *alloc, kin_str s) KIN_NODISCARD;

/* Frees a block; NULL is allowed. */
void kin__free(const kin_allocator *alloc, void *ptr);

/* Moves a pointer out of a variable: evaluates to its value and sets it to
 * NULL. */
#define KIN__STEAL(variable)                                                   \
    __extension__({                                                            \
        __typeof__(variable) stolen_ = (variable);                             \
        (variable) = NULL;                                                     \
        stolen_;                                                               \
    })

#endif /* KIN_BASE_ALLOC_H */
