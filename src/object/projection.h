/* SPDX-License-Identifier: Apache-2.0 */
/*
 * projection.h - internals of kin_projection: a tree of kept fields.
 *
 * A node represents an object or array of which only parts are kept; a NULL
 * node means that everything is kept.  So a walk over a value leaves the tree
 * where nothing below is dropped.
 */
#ifndef KIN_OBJECT_PROJECTION_H
#define KIN_OBJECT_PROJECTION_H

#include <kin/projection.h>

#include "base/scan.h"

struct kin__projection_node;

/* A kept member. */
struct kin__projection_field {
    uint64_t word;                      /* kin__scan_word() of the key */
    kin_str key;                        /* owned; NULL: the slot is free */
    struct kin__projection_node *below; /* NULL: kept as a whole */
};

struct kin__projection_node {
    struct kin__projection_field *slots; /* hash table; NULL: no members */
    uint32_t slot_mask;
    uint32_t count;
    bool has_elements; /* elements of an array are kept */
    struct kin__projection_node
        *elements; /* what is kept of each; NULL: everything */
    struct kin__projection_node *next; /* next of all nodes of the projection */
};

/* Returns what is kept of an object; never NULL. */
const struct kin__projection_node *kin__projection_root(
    const kin_projection *projection);

/* Returns a number that differs between projections of other paths. */
uint64_t kin__projection_digest(const kin_projection *projection);

static inline uint32_t kin__projection_hash(uint64_t word, size_t len)
{
    uint64_t product = (word ^ len) * UINT64_C(0x9e3779b97f4a7c15);

    return (uint32_t)(product >> 32);
}

/* Returns the member with this key; NULL if it is dropped.  KIN__SCAN_PADDING
 * bytes after the key must be readable. */
static inline const struct kin__projection_field *kin__projection_find(
    const struct kin__projection_node *fields, kin_str key)
{
    if (fields->count == 0)
        return NULL;
    uint64_t word = kin__scan_word(key.ptr, key.len);
    uint32_t at = kin__projection_hash(word, key.len) & fields->slot_mask;
    for (; fields->slots[at].key.ptr; at = (at + 1) & fields->slot_mask) {
        const struct kin__projection_field *field = &fields->slots[at];
        if (field->word == word && field->key.len == key.len &&
            (key.len <= sizeof(word) ||
             memcmp(field->key.ptr, key.ptr, key.len) == 0))
            return field;
    }
    return NULL;
}

/* Whether the value at these steps is kept as a whole; an index matches any
 * element. */
bool kin__projection_node_keeps(const struct kin__projection_node *fields,
                                const kin_step *steps, size_t count);

/* Whether the value at a path is kept as a whole; a NULL projection keeps
 * everything. */
bool kin__projection_keeps(const kin_projection *projection,
                           const kin_path *path);

#endif /* KIN_OBJECT_PROJECTION_H */
