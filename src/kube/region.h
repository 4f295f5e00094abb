/* SPDX-License-Identifier: Apache-2.0 */
/*
 * region.h - blocks that are freed together.
 *
 * A configuration is read once and never changes, so no part of it is freed
 * alone.
 */
#ifndef KIN_KUBE_REGION_H
#define KIN_KUBE_REGION_H

#include <kin/alloc.h>
#include <kin/str.h>

struct kin__region_block;

struct kin__region {
    const kin_allocator *alloc; /* borrowed */
    struct kin__region_block *blocks;
};

void kin__region_init(struct kin__region *region, const kin_allocator *alloc);
void kin__region_done(struct kin__region *region);

/* Zeroed memory for `count` elements of `size` bytes, both not 0; NULL if
 * out of memory. */
void *kin__region_alloc0(struct kin__region *region, size_t count,
                         size_t size) KIN_NODISCARD;

/* A NUL-terminated copy of a view. */
char *kin__region_strdup(struct kin__region *region, kin_str s) KIN_NODISCARD;

#define KIN__AUTO_REGION                                                       \
    __attribute__((cleanup(kin__region_done))) struct kin__region

#endif /* KIN_KUBE_REGION_H */
