/* SPDX-License-Identifier: Apache-2.0 */
/*
 * doomed.h - objects that were deleted and may still be in a copy.
 *
 * The answer to a deletion does not tell the version at which the object is
 * gone, so freshness (kin_reconcile_wrote()) cannot wait for it.  Instead their
 * uids are remembered: until the informer tells that they are going or gone,
 * they are counted as gone, and no others are deleted in their place.
 */
#ifndef KIN_CONTROLLERS_DOOMED_H
#define KIN_CONTROLLERS_DOOMED_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

#include "base/lock.h"
#include "base/map.h"

/* One of them. */
struct kin__doomed_entry {
    size_t len;
    char uid[]; /* of `len` bytes */
};

static inline kin_str kin__doomed_uid(const struct kin__doomed_entry *entry)
{
    return kin_str_of(entry->uid, entry->len);
}

KIN__MAP_DEFINE_STR(kin__doomed_map, struct kin__doomed_entry, kin__doomed_uid);

/* All of a controller.  Any thread. */
struct kin__doomed {
    const kin_allocator *alloc; /* borrowed */
    struct kin__mutex lock;
    struct kin__doomed_map map; /* guarded by the lock; owns its entries */
};

void kin__doomed_init(struct kin__doomed *doomed, const kin_allocator *alloc,
                      uint64_t seed);
void kin__doomed_done(struct kin__doomed *doomed);

/* Remembers a uid; again does nothing.  0, KIN_ELIMIT or KIN_ENOMEM. */
int kin__doomed_add(struct kin__doomed *doomed, kin_str uid);

bool kin__doomed_has(struct kin__doomed *doomed, kin_str uid);

/* The copy shows it: it is going, or gone. */
void kin__doomed_seen(struct kin__doomed *doomed, kin_str uid);

#endif /* KIN_CONTROLLERS_DOOMED_H */
