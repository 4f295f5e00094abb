/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shape.h - finding keys of an object.
 */
#ifndef KIN_OBJECT_SHAPE_H
#define KIN_OBJECT_SHAPE_H

#include <kin/alloc.h>

#include "object/node.h"

#define KIN__SHAPE_NO_SLOT UINT32_MAX

/* Returns the position of a key, given as plain text, or KIN__SHAPE_NO_SLOT.
 * `from` is a hint: the search starts there and wraps around. */
uint32_t kin__shape_find(const uint32_t *shape, kin_str key, uint32_t from);

/* 0, KIN_EEXISTS if the text contains a duplicate key, or KIN_ENOMEM. */
int kin__shape_check_unique(const kin_allocator *alloc, kin_str text,
                            const uint32_t *ends, uint32_t count) KIN_NODISCARD;

/* For two shapes with equal numbers of keys: stores the position in `b` of each
 * key of `a` in ret[0..count).  0, KIN_ENOTFOUND if a key is missing, or
 * KIN_ENOMEM. */
int kin__shape_match(const kin_allocator *alloc, const uint32_t *a,
                     const uint32_t *b, uint32_t *ret) KIN_NODISCARD;

#endif /* KIN_OBJECT_SHAPE_H */
