/* SPDX-License-Identifier: Apache-2.0 */
/*
 * content.h - what a node holds, whether it exists yet or not.
 *
 * The common ground of values.c, which looks content up before it makes a node
 * of it, and release.c, which takes nodes out of the tables again.
 */
#ifndef KIN_OBJECT_CONTENT_H
#define KIN_OBJECT_CONTENT_H

#include "object/arena.h"

struct kin__content {
    enum kin__node_type type;
    uint32_t count;    /* as node.h defines it for the type */
    const void *bytes; /* what is hashed and compared */
    uint32_t len;      /* of that, in bytes */
    /* Where the keys of a shape end, which the text alone does not always tell;
     * NULL for other types, and for content taken from a node. */
    const uint32_t *ends;
    /* In their place, a shape that has them; may be NULL. */
    const uint32_t *shape;
};

struct kin__content kin__content_of(const uint32_t *node);
bool kin__content_is_node(const struct kin__content *c, const uint32_t *node);
uint32_t kin__content_hash(const struct kin__arena *arena,
                           const struct kin__content *c);

#endif /* KIN_OBJECT_CONTENT_H */
