/* SPDX-License-Identifier: Apache-2.0 */
/*
 * siblings.h - the last new object of each family.
 *
 * A family is a namespace and a name up to its last dash: the pods of one
 * deployment.  The table holds ids, which keep nothing alive, so what it gives
 * is a guess: the object may be gone, or belong to a family whose hash is the
 * same.  When it is full, families that were not met lately make room.
 */
#ifndef KIN_CACHE_SIBLINGS_H
#define KIN_CACHE_SIBLINGS_H

#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/str.h>

struct kin__sibling {
    uint32_t tag; /* more of the family's hash */
    uint32_t id;  /* 0: free */
};

/* Zero is an empty table. */
struct kin__siblings {
    struct kin__sibling *entries; /* owned; sets of a few, latest first */
    uint32_t cap;                 /* a power of two, or 0 */
    uint32_t used;
};

void kin__siblings_done(struct kin__siblings *siblings,
                        const kin_allocator *alloc);

/* The hash that the other functions take. */
uint64_t kin__siblings_family(kin_str ns, kin_str name, uint64_t seed);

/* Gives the id that was noted last for a family; 0 if there is none. */
uint32_t kin__siblings_find(const struct kin__siblings *siblings,
                            uint64_t family);

/* Notes an object of a family.  On lack of memory the table does not grow. */
void kin__siblings_note(struct kin__siblings *siblings, uint64_t family,
                        uint32_t id, const kin_allocator *alloc);

/* Forgets everybody; the memory stays. */
void kin__siblings_clear(struct kin__siblings *siblings);

/* Calls every id by another name; 0 forgets it. */
void kin__siblings_translate(struct kin__siblings *siblings,
                             uint32_t (*translate)(uint32_t id, void *userdata),
                             void *userdata);

size_t kin__siblings_bytes(const struct kin__siblings *siblings);

#endif /* KIN_CACHE_SIBLINGS_H */
