/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool.h - blocks that live and die together.
 *
 * A configuration is read once and never changes, so nothing in it is freed
 * alone.
 */
#ifndef KIN_KUBE_POOL_H
#define KIN_KUBE_POOL_H

#include <kin/alloc.h>
#include <kin/str.h>

struct kin__pool_block;

struct kin__pool {
    const kin_allocator *alloc; /* borrowed */
    struct kin__pool_block *blocks;
};

void kin__pool_init(struct kin__pool *pool, const kin_allocator *alloc);
void kin__pool_done(struct kin__pool *pool);

/* Zeroed memory for `count` elements, neither of which is 0; NULL when memory
 * is short. */
void *kin__pool_alloc0(struct kin__pool *pool, size_t count,
                       size_t size) KIN_NODISCARD;

/* A NUL-terminated copy of a view. */
char *kin__pool_strdup(struct kin__pool *pool, kin_str s) KIN_NODISCARD;

#define KIN__AUTO_POOL __attribute__((cleanup(kin__pool_done))) struct kin__pool

#endif /* KIN_KUBE_POOL_H */
