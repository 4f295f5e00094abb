/* SPDX-License-Identifier: Apache-2.0 */
/*
 * overflow.h - reference counts that do not fit into a node.
 *
 * A node counts up to 2046 references itself.  Beyond that, chunks of
 * KIN__OVERFLOW_CHUNK references are kept in this side table; few nodes need it
 * (labels, image names).  A node has an entry if and only if it has the flag
 * KIN__NODE_OVERFLOW.
 */
#ifndef KIN_OBJECT_OVERFLOW_H
#define KIN_OBJECT_OVERFLOW_H

#include "object/arena.h"

enum { KIN__OVERFLOW_CHUNK = 1024 };

struct kin__overflow {
    kin__val val;    /* KIN__VAL_NONE: the slot is free */
    uint32_t chunks; /* at least 1 */
};

/* Adds a chunk; false if memory runs out. */
bool kin__overflow_push(struct kin__arena *arena, kin__val val) KIN_NODISCARD;

/* Sets the chunks of a node that has none; false if memory runs out. */
bool kin__overflow_put(struct kin__arena *arena, kin__val val,
                       uint32_t chunks) KIN_NODISCARD;

/* Removes a chunk of a flagged node; false if it was the last one. */
bool kin__overflow_pop(struct kin__arena *arena, kin__val val);

/* Frees the table if it is empty. */
void kin__overflow_shrink(struct kin__arena *arena);

/* Frees the table of an arena whose nodes are gone. */
void kin__overflow_clear(struct kin__arena *arena);

uint64_t kin__overflow_bytes(const struct kin__arena *arena);

#endif /* KIN_OBJECT_OVERFLOW_H */
