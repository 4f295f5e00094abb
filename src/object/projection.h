/* SPDX-License-Identifier: Apache-2.0 */
/*
 * projection.h - projections from inside: a tree of what is kept.
 *
 * A node stands for an object or array of which only parts are kept; where all
 * is kept there is no node, but NULL.  So whoever walks a value beside the tree
 * leaves it for good where nothing is dropped any more.
 */
#ifndef KIN_OBJECT_PROJECTION_H
#define KIN_OBJECT_PROJECTION_H

#include <kin/projection.h>

#include "base/scan.h"

struct kin__fields;

/* A member that is kept. */
struct kin__field {
    uint64_t word;             /* kin__scan_word() of the key */
    kin_str key;               /* owned; NULL: the slot is empty */
    struct kin__fields *below; /* NULL: all of it */
};

struct kin__fields {
    struct kin__field *slots; /* a table with empty places; NULL: no members */
    uint32_t slot_mask;
    uint32_t count;
    bool has_elements;            /* those of an array are kept */
    struct kin__fields *elements; /* what of each; NULL: all of it */
    struct kin__fields *next;     /* of all nodes of the projection */
};

/* What is kept of an object; never NULL. */
const struct kin__fields *kin__projection_root(
    const kin_projection *projection);

static inline uint32_t kin__fields_hash(uint64_t word, size_t len)
{
    uint64_t product = (word ^ len) * UINT64_C(0x9e3779b97f4a7c15);

    return (uint32_t)(product >> 32);
}

/* The member of a key; NULL: it is dropped.  KIN__SCAN_PADDING bytes behind the
 * key can be read. */
static inline const struct kin__field *kin__fields_find(
    const struct kin__fields *fields, kin_str key)
{
    if (fields->count == 0)
        return NULL;
    uint64_t word = kin__scan_word(key.ptr, key.len);
    uint32_t at = kin__fields_hash(word, key.len) & fields->slot_mask;
    for (; fields->slots[at].key.ptr; at = (at + 1) & fields->slot_mask) {
        const struct kin__field *field = &fields->slots[at];
        if (field->word == word && field->key.len == key.len &&
            (key.len <= sizeof(word) ||
             memcmp(field->key.ptr, key.ptr, key.len) == 0))
            return field;
    }
    return NULL;
}

/* Whether steps lead to something that is kept as a whole; an index stands for
 * any element. */
bool kin__fields_keep(const struct kin__fields *fields, const kin_step *steps,
                      size_t count);

/* Whether all of what a path leads to is kept; NULL keeps everything. */
bool kin__projection_keeps(const kin_projection *projection,
                           const kin_path *path);

#endif /* KIN_OBJECT_PROJECTION_H */
