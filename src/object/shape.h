/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shape.h - the keys of an object, and finding one among them.
 */
#ifndef KIN_OBJECT_SHAPE_H
#define KIN_OBJECT_SHAPE_H

#include <kin/alloc.h>

#include "object/node.h"

#define KIN__SHAPE_NO_SLOT UINT32_MAX

/* The slot of a key, given as plain text; KIN__SHAPE_NO_SLOT if it has none.
 * `from` is where the search begins (and goes on at the front): a guess. */
uint32_t kin__shape_find(const uint32_t *shape, kin_str key, uint32_t from);

/* 0, KIN_EEXISTS if a key stands twice in the text, or KIN_ENOMEM. */
int kin__shape_check_unique(const kin_allocator *alloc, kin_str text,
                            const uint32_t *ends, uint32_t count) KIN_NODISCARD;

/* For two shapes with equally many keys: where each key of `a` stands in `b`,
 * in ret[0..count).  0, KIN_ENOTFOUND if a key does not, or KIN_ENOMEM. */
int kin__shape_match(const kin_allocator *alloc, const uint32_t *a,
                     const uint32_t *b, uint32_t *ret) KIN_NODISCARD;

#endif /* KIN_OBJECT_SHAPE_H */
