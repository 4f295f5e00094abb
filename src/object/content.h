/* SPDX-License-Identifier: Apache-2.0 */
/*
 * content.h - the content of a node that may not exist yet.
 *
 * Shared by values.c, which looks up content before it creates a node, and
 * release.c, which removes nodes from the tables.
 */
#ifndef KIN_OBJECT_CONTENT_H
#define KIN_OBJECT_CONTENT_H

#include "object/arena.h"

struct kin__content {
    enum kin__node_type type;
    uint32_t count;    /* as node.h defines it for the type */
    const void *bytes; /* the bytes that are hashed and compared */
    uint32_t len;      /* of `bytes` */
    /* Ends of the keys of a shape, which the text alone does not always
     * determine; NULL for other types, and for content taken from a node. */
    const uint32_t *ends;
    /* Instead of `ends`, the shape that the content was taken from. */
    const uint32_t *shape;
};

struct kin__content kin__content_of(const uint32_t *node);
bool kin__content_is_node(const struct kin__content *c, const uint32_t *node);
uint32_t kin__content_hash(const struct kin__arena *arena,
                           const struct kin__content *c);

#endif /* KIN_OBJECT_CONTENT_H */
