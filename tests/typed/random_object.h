/* SPDX-License-Identifier: Apache-2.0 */
/*
 * random_object.h - random objects as a server could send them, generated from
 * the facts.
 */
#ifndef TYPED_RANDOM_OBJECT_H
#define TYPED_RANDOM_OBJECT_H

#include "base/buf.h"
#include "schema/schema.h"

/* Appends the text of an object of a resource, in Go's form.  The same state
 * gives the same object; it must not be 0.  0 or KIN_ENOMEM. */
int random_object(uint64_t *state, const struct kin__schema_resource *resource,
                  struct kin__buf *buf) KIN_NODISCARD;

#endif /* TYPED_RANDOM_OBJECT_H */
