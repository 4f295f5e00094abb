/* SPDX-License-Identifier: Apache-2.0 */
/*
 * goprint.h - values as Go's fmt prints them with %v.
 *
 * An API server prints values in its messages this way: map[a:1 b:[x y]].
 */
#ifndef KIN_SCHEMA_GOPRINT_H
#define KIN_SCHEMA_GOPRINT_H

#include <kin/value.h>

#include "base/buf.h"

/* Appends the text of a value; deeply nested values are printed as "...".  0,
 * KIN_ENOMEM or KIN_ELIMIT. */
int kin__go_print(struct kin__buf *buf, kin_value value) KIN_NODISCARD;

/* Go's name for the type of a decoded value: "string", "map[string]interface
 * {}", ... */
const char *kin__go_type(kin_value value);

#endif /* KIN_SCHEMA_GOPRINT_H */
