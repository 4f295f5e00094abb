/* SPDX-License-Identifier: Apache-2.0 */
#include "base/alloc.h"

#include <stdlib.h>
#include <string.h>

static void *libc_alloc(size_t size, void *userdata)
{
    (void)userdata;
    return malloc(size);
}

static void *libc_realloc(void *ptr, size_t size, void *userdata)
{
    (void)userdata;
    return realloc(ptr, size);
}

static void libc_free(void *ptr, void *userdata)
{
    (void)userdata;
    free(ptr);
}

static const kin_allocator libc_allocator = {
    .alloc = libc_alloc,
    .realloc = libc_realloc,
    .free = libc_free,
};

const kin_allocator *kin_allocator_default(void)
{
    return &libc_allocator;
}

static const kin_allocator *allocator_or_default(const kin_allocator *alloc)
{
    return alloc ? alloc : &libc_allocator;
}

void *kin__alloc(const kin_allocator *alloc, size_t count, size_t size)
{
    size_t bytes = 0;

    if (__builtin_mul_overflow(count, size, &bytes) || bytes == 0)
        return NULL;
    alloc = allocator_or_default(alloc);
    return alloc->alloc(bytes, alloc->userdata);
}

void *kin__alloc0(const kin_allocator *alloc, size_t count, size_t size)
{
    void *ptr = kin__alloc(alloc, count, size);

    if (ptr)
        memset(ptr, 0, count * size);
    return ptr;
}

void *kin__realloc(const kin_allocator *alloc, void *ptr, size_t count,
                   size_t size)
{
    size_t bytes = 0;

    if (__builtin_mul_overflow(count, size, &bytes) || bytes == 0)
        return NULL;
    alloc = allocator_or_default(alloc);
    if (!ptr)
        return alloc->alloc(bytes, alloc->userdata);
    return alloc->realloc(ptr, bytes, alloc->userdata);
}

char *kin__strdup(const kin_allocator *alloc, kin_str s)
{
    char *copy = s.len < SIZE_MAX ? kin__alloc(alloc, s.len + 1, 1) : NULL;

    if (!copy)
        return NULL;
    if (s.len > 0)
        memcpy(copy, s.ptr, s.len);
    copy[s.len] = '\0';
    return copy;
}

void kin__free(const kin_allocator *alloc, void *ptr)
{
    if (!ptr)
        return;
    alloc = allocator_or_default(alloc);
    alloc->free(ptr, alloc->userdata);
}
