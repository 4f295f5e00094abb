/* SPDX-License-Identifier: Apache-2.0 */
/*
 * image_node.h - checks of a single node of an image.
 */
#ifndef KIN_OBJECT_IMAGE_NODE_H
#define KIN_OBJECT_IMAGE_NODE_H

#include <kin/alloc.h>

#include "object/node.h"

/* Checks what the own words of a node determine, except the parts of a
 * container and the keys of a shape.  `left` is the number of words that may be
 * read.  Returns NULL, and the words of the node in `*ret`, or what is wrong.
 */
const char *kin__image_node_check(const uint32_t *node, size_t left,
                                  uint32_t *ret);

/* Checks the keys of a shape that has passed the check above.  0, KIN_EPARSE or
 * KIN_ENOMEM. */
int kin__image_shape_check(const kin_allocator *alloc,
                           const uint32_t *shape) KIN_NODISCARD;

/* Whether a value without a node is one of node.h. */
static inline bool kin__image_immediate_is_valid(kin__val val)
{
    return (val >= KIN__VAL_TIME) | kin__val_is_int(val) |
           (val - KIN__VAL_NULL <= KIN__VAL_EMPTY_STRING - KIN__VAL_NULL);
}

#endif /* KIN_OBJECT_IMAGE_NODE_H */
