/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conform_impl.h - what the parts of conforming share.
 *
 * conform.c writes the result and stops at the first value that does not fit;
 * it does not care which one Go would have met first.  conform_check.c is asked
 * then (or when there was an unknown member) and walks in the order of the
 * input.  conform_scalar.c knows the text of scalars.
 */
#ifndef KIN_SCHEMA_CONFORM_IMPL_H
#define KIN_SCHEMA_CONFORM_IMPL_H

#include "base/buf.h"
#include "schema/conform.h"
#include "schema/schema.h"

/* Whether a value is what one value of the kind may be, in JSON: a number for
 * an int32, say.  Null always is. */
bool kin__conform_fits(enum kin__schema_kind kind, kin_value value);

/* Writes a scalar (anything but STRUCT and its like) that is there and not
 * null, as Go does.  0; KIN_EINVAL: it does not fit, or its text is wrong;
 * KIN_ELIMIT or KIN_ENOMEM. */
int kin__conform_add_scalar(const kin_allocator *alloc, kin_document *doc,
                            enum kin__schema_kind kind,
                            kin_value value) KIN_NODISCARD;

/* Writes what Go writes for a scalar that is zero. */
int kin__conform_add_zero(kin_document *doc,
                          enum kin__schema_kind kind) KIN_NODISCARD;

/* Whether the scalar is what Go calls empty. */
bool kin__conform_is_zero(enum kin__schema_kind kind, kin_value value);

/* Says why a scalar that fits is refused all the same, in Go's words: 0 if it
 * is fine, else KIN_EINVAL. */
int kin__conform_explain(enum kin__schema_kind kind, kin_value value,
                         kin_error *err) KIN_NODISCARD;

/* Walks the input in its own order: tells unknown members, or why it does not
 * conform. */
int kin__conform_check(const kin_allocator *alloc,
                       const struct kin__schema_type *type, kin_value in,
                       const struct kin__conform_opts *opts,
                       kin_error *err) KIN_NODISCARD;

/* Whether the kind has a `type`. */
static inline bool kin__conform_has_type(unsigned kind)
{
    return kind == KIN__SCHEMA_STRUCT || kind == KIN__SCHEMA_SCHEMA_OR_ARRAY ||
           kind == KIN__SCHEMA_SCHEMA_OR_BOOL ||
           kind == KIN__SCHEMA_SCHEMA_OR_STRINGS;
}

#endif /* KIN_SCHEMA_CONFORM_IMPL_H */
