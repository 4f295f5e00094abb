/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pending_deletes.h - objects that were deleted but may still be cached.
 *
 * The response to a delete does not contain the version at which the object is
 * gone, so that kin_reconcile_wrote() cannot wait for it.  Instead the uids are
 * remembered: until the informer delivers the deletion, these objects count as
 * deleted, and no others are deleted in their place.
 */
#ifndef KIN_CONTROLLERS_PENDING_DELETES_H
#define KIN_CONTROLLERS_PENDING_DELETES_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

#include "base/lock.h"
#include "base/map.h"

/* One object. */
struct kin__pending_delete {
    size_t len;
    char uid[]; /* of `len` bytes */
};

static inline kin_str kin__pending_deletes_uid(
    const struct kin__pending_delete *entry)
{
    return kin_str_of(entry->uid, entry->len);
}

KIN__MAP_DEFINE_STR(kin__pending_deletes_map, struct kin__pending_delete,
                    kin__pending_deletes_uid);

/* The pending deletes of a controller.  Thread-safe. */
struct kin__pending_deletes {
    const kin_allocator *alloc; /* borrowed */
    struct kin__mutex lock;
    struct kin__pending_deletes_map map; /* guarded; owns its entries */
};

void kin__pending_deletes_init(struct kin__pending_deletes *pending,
                               const kin_allocator *alloc, uint64_t seed);
void kin__pending_deletes_done(struct kin__pending_deletes *pending);

/* Adds a uid; idempotent.  0, KIN_ELIMIT or KIN_ENOMEM. */
int kin__pending_deletes_add(struct kin__pending_deletes *pending, kin_str uid);

bool kin__pending_deletes_has(struct kin__pending_deletes *pending,
                              kin_str uid);

/* Removes a uid: the cache shows the object as deleted or being deleted. */
void kin__pending_deletes_seen(struct kin__pending_deletes *pending,
                               kin_str uid);

#endif /* KIN_CONTROLLERS_PENDING_DELETES_H */
