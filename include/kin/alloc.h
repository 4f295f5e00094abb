/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_allocator: a custom memory allocator.
 *
 * Every object keeps the allocator it was created with; NULL means malloc() and
 * free().  The struct is public because users fill it in.
 */
#ifndef KIN_ALLOC_H
#define KIN_ALLOC_H

#include <stddef.h>

#include <kin/export.h>

KIN_BEGIN_DECLS

/**
 * An allocator.  It must outlive every object created with it.  All functions
 * are required and must be thread-safe.  Frozen.
 */
typedef struct kin_allocator {
    /** As malloc; never called with size 0.  Returns NULL on failure. */
    void *(*alloc)(size_t size, void *userdata);
    /** As realloc; never called with size 0.  On failure returns NULL and
     * leaves `ptr` valid. */
    void *(*realloc)(void *ptr, size_t size, void *userdata);
    /** As free; never called with NULL. */
    void (*free)(void *ptr, void *userdata);
    /** Passed to the functions above. */
    void *userdata;
} kin_allocator;

/**
 * Return the default allocator: malloc(), realloc() and free().
 * @return static, never NULL
 * Threads: any.
 */
KIN_API const kin_allocator *kin_allocator_default(void);

KIN_END_DECLS

#endif /* KIN_ALLOC_H */
