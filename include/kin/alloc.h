/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_allocator: where memory comes from.
 *
 * Every object of the library remembers the allocator it was made with; NULL
 * means the C library's.  The struct is open because the user fills it in.
 */
#ifndef KIN_ALLOC_H
#define KIN_ALLOC_H

#include <stddef.h>

#include <kin/export.h>

KIN_BEGIN_DECLS

/**
 * A source of memory.  It is borrowed by whatever was made with it and must
 * outlive that.  All functions are needed and may be called by any thread.
 * Frozen: it never gets other members.
 */
typedef struct kin_allocator {
    /** As malloc; never called with size 0.  NULL when memory is short. */
    void *(*alloc)(size_t size, void *userdata);
    /** As realloc; never called with size 0.  NULL leaves `ptr` as it was. */
    void *(*realloc)(void *ptr, size_t size, void *userdata);
    /** As free; never called with NULL. */
    void (*free)(void *ptr, void *userdata);
    /** Passed to the functions above; the library does not look at it. */
    void *userdata;
} kin_allocator;

/**
 * Give the allocator that is used where none is named: malloc and friends.
 * @return static, never NULL
 * Threads: any.
 */
KIN_API const kin_allocator *kin_allocator_default(void);

KIN_END_DECLS

#endif /* KIN_ALLOC_H */
