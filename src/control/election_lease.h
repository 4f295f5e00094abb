/* SPDX-License-Identifier: Apache-2.0 */
/*
 * election_lease.h - from a Lease to what an election knows of it, and back.
 */
#ifndef KIN_CONTROL_ELECTION_LEASE_H
#define KIN_CONTROL_ELECTION_LEASE_H

#include <kin/document.h>
#include <kin/object.h>
#include <kin/resource.h>

#include "control/election.h"

extern const kin_resource kin__lease_resource;

/* What does not change between writes. */
struct kin__lease_place {
    const kin_allocator *alloc;
    kin_str ns;
    kin_str name;
    const kin_pair *labels;
    size_t label_count;
    bool is_coordinated; /* leave to others what is theirs */
};

/* Members that are missing or make no sense read as zero.  0, or KIN_EPROTOCOL
 * if the object has no version that tokens can be made of. */
int kin__lease_read(const kin_object *object, struct kin__lease *ret,
                    kin_error *err) KIN_NODISCARD;

/* The body of a write: over `base`, the object as it is; NULL: a new one.
 * Labels that nobody named stay as they are. */
int kin__lease_write(const struct kin__lease_place *place,
                     const kin_object *base, const struct kin__lease *lease,
                     kin_document **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROL_ELECTION_LEASE_H */
