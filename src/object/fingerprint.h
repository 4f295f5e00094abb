/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fingerprint.h - hashes of the JSON text of arrays and objects.
 *
 * If the parser predicts a large value and the input has the length and the
 * 128-bit hash of that value's text, it uses the value without parsing.  The
 * hash is keyed with the arena's secret.  Only values that were seen again get
 * a fingerprint, since it costs 24 bytes.  A node that has one carries the flag
 * KIN__NODE_EXTRA.  Missing fingerprints are harmless, so failures are not
 * reported.
 */
#ifndef KIN_OBJECT_FINGERPRINT_H
#define KIN_OBJECT_FINGERPRINT_H

#include <kin/alloc.h>

#include "object/node.h"

struct kin__arena;

struct kin__fingerprint {
    kin__val val; /* KIN__VAL_NONE: the slot is free */
    uint32_t len; /* length of the text */
    uint64_t low;
    uint64_t high;
};

struct kin__fingerprints {
    struct kin__fingerprint *entries;
    uint32_t cap;
    uint32_t count;
};

void kin__fingerprints_free(struct kin__fingerprints *prints,
                            const kin_allocator *alloc);
uint64_t kin__fingerprints_bytes(const struct kin__fingerprints *prints);

/* Returns the fingerprint of a text under the arena's secret; `val` is 0. */
struct kin__fingerprint kin__fingerprint_of(const struct kin__arena *arena,
                                            kin_str text);

/* Adds the fingerprint of the text of a node that has none yet, and flags it.
 */
void kin__fingerprint_add(struct kin__arena *arena, kin__val val, kin_str text);

/* Like kin__fingerprint_add(), for a value that depends on more than its text:
 * the salt is mixed into the lower half. */
void kin__fingerprint_add_salted(struct kin__arena *arena, kin__val val,
                                 kin_str text, uint64_t salt);

/* Returns the fingerprint of a flagged node; never NULL. */
const struct kin__fingerprint *kin__fingerprint_get(
    const struct kin__arena *arena, kin__val val);

/* The same for a handle that may have been freed; NULL without one. */
const struct kin__fingerprint *kin__fingerprint_find(
    const struct kin__arena *arena, kin__val val);

/* Frees memory if few of many fingerprints are left; failure is harmless. */
void kin__fingerprints_shrink(struct kin__arena *arena);

/* Removes the fingerprint of a flagged node that is about to be freed. */
void kin__fingerprint_remove(struct kin__arena *arena, kin__val val);

#endif /* KIN_OBJECT_FINGERPRINT_H */
