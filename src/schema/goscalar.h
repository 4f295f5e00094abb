/* SPDX-License-Identifier: Apache-2.0 */
/*
 * goscalar.h - scalars as Go reads and writes them.
 */
#ifndef KIN_SCHEMA_GOSCALAR_H
#define KIN_SCHEMA_GOSCALAR_H

#include <kin/document.h>

#include "schema/schema.h"

/* Whether the JSON type of a value fits a kind, such as a number for an int32.
 * Null always fits. */
bool kin__go_fits(enum kin__schema_kind kind, kin_value value);

/* Writes a scalar as Go does.
 * @param kind   one without a `type`
 * @param value  neither absent nor null
 * @return 0, KIN_EINVAL (the type does not fit, or the text is invalid),
 *         KIN_ELIMIT or KIN_ENOMEM */
int kin__go_add_scalar(const kin_allocator *alloc, kin_document *doc,
                       enum kin__schema_kind kind,
                       kin_value value) KIN_NODISCARD;

/* Writes Go's zero value of a scalar. */
int kin__go_add_zero(kin_document *doc,
                     enum kin__schema_kind kind) KIN_NODISCARD;

/* Whether a scalar is empty in the sense of Go's omitempty. */
bool kin__go_is_zero(enum kin__schema_kind kind, kin_value value);

/* Reports why a scalar of a fitting type is invalid, in Go's words: KIN_EINVAL,
 * or 0 if it is valid. */
int kin__go_explain(enum kin__schema_kind kind, kin_value value,
                    kin_error *err) KIN_NODISCARD;

#endif /* KIN_SCHEMA_GOSCALAR_H */
