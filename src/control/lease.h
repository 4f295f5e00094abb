/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lease.h - converts between Lease objects and the records of an election.
 */
#ifndef KIN_CONTROL_LEASE_H
#define KIN_CONTROL_LEASE_H

#include <kin/document.h>
#include <kin/object.h>
#include <kin/resource.h>

#include "control/election.h"

extern const kin_resource kin__lease_resource;

/* The part of a Lease that does not change between writes. */
struct kin__lease_place {
    const kin_allocator *alloc;
    kin_str ns;
    kin_str name;
    const kin_pair *labels;
    size_t label_count;
    bool is_coordinated; /* keep the members that the coordinator sets */
};

/* Reads a Lease.  Missing or invalid members read as zero.  0, or KIN_EPROTOCOL
 * if its resource version cannot be used in fencing tokens. */
int kin__lease_read(const kin_object *object, struct kin__lease *ret,
                    kin_error *err) KIN_NODISCARD;

/* Makes the body of a write from `base`, the current object; NULL: a new one.
 * Labels that `place` does not name are kept. */
int kin__lease_write(const struct kin__lease_place *place,
                     const kin_object *base, const struct kin__lease *lease,
                     kin_document **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROL_LEASE_H */
