/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conform_check.h - the errors that Go's decoder would report for a value.
 *
 * conform.c stops at the first value that does not fit, in the order of the
 * type's fields.  Go reads in the order of the input, so the message comes from
 * here: a second walk, only after a failure or an unknown member.
 */
#ifndef KIN_SCHEMA_CONFORM_CHECK_H
#define KIN_SCHEMA_CONFORM_CHECK_H

#include "schema/conform.h"

/* Walks the input in its own order.  With `opts`, reports unknown members to
 * on_unknown; without, returns the error that Go would report, or 0. */
int kin__conform_check(const kin_allocator *alloc,
                       const struct kin__schema_type *type, kin_value in,
                       const struct kin__conform_opts *opts,
                       kin_error *err) KIN_NODISCARD;

#endif /* KIN_SCHEMA_CONFORM_CHECK_H */
