/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fingerprint.h - the hash of the JSON text of arrays and objects.
 *
 * When the parser expects a big value and the text in front of it has that
 * value's length and 128-bit hash, it takes the value without reading the text.
 * The hash is keyed with the arena's secret.  Only values that were met again
 * get one, since it costs 24 bytes.  A node that has one carries the flag
 * KIN__NODE_EXTRA; losing it is harmless, so failures are not reported.
 */
#ifndef KIN_OBJECT_FINGERPRINT_H
#define KIN_OBJECT_FINGERPRINT_H

#include <kin/alloc.h>

#include "object/node.h"

struct kin__arena;

struct kin__fingerprint {
    kin__val val; /* KIN__VAL_NONE: the slot is free */
    uint32_t len; /* of the text */
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

/* The fingerprint of a text under the arena's secret; `val` is left 0. */
struct kin__fingerprint kin__fingerprint_of(const struct kin__arena *arena,
                                            kin_str text);

/* Remembers the text of a node that has no fingerprint yet, and flags it. */
void kin__fingerprint_add(struct kin__arena *arena, kin__val val, kin_str text);

/* The same for a value that has more than its text says: a salt for that goes
 * into the lower half. */
void kin__fingerprint_add_salted(struct kin__arena *arena, kin__val val,
                                 kin_str text, uint64_t salt);

/* The fingerprint of a flagged node; never NULL for one. */
const struct kin__fingerprint *kin__fingerprint_get(
    const struct kin__arena *arena, kin__val val);

/* Gives memory back when few of many are left; failure is harmless. */
void kin__fingerprints_shrink(struct kin__arena *arena);

/* Forgets that of a flagged node that is about to be freed. */
void kin__fingerprint_remove(struct kin__arena *arena, kin__val val);

#endif /* KIN_OBJECT_FINGERPRINT_H */
