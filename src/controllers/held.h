/* SPDX-License-Identifier: Apache-2.0 */
/*
 * held.h - objects that a call holds until its end, since it views them.
 */
#ifndef KIN_CONTROLLERS_HELD_H
#define KIN_CONTROLLERS_HELD_H

#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/object.h>

/* Zero is empty. */
struct kin__held {
    kin_object **objects; /* owned, each */
    size_t count;
};

void kin__held_done(struct kin__held *held, const kin_allocator *alloc);

/* Takes a reference over, also on failure.  0 or KIN_ENOMEM. */
int kin__held_add(struct kin__held *held, const kin_allocator *alloc,
                  kin_object *object, kin_error *err);

#endif /* KIN_CONTROLLERS_HELD_H */
