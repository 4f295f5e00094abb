/* SPDX-License-Identifier: Apache-2.0 */
/*
 * defaults_impl.h - looking up a default.
 */
#ifndef KIN_SCHEMA_DEFAULTS_IMPL_H
#define KIN_SCHEMA_DEFAULTS_IMPL_H

#include "schema/defaults.h"

/* The rows of a type's fields by their place in it, NULL for a field that has
 * none; NULL if no field has one. */
const struct kin__default *const *kin__defaults_rows(
    const struct kin__defaults *defaults, const struct kin__schema_type *type);

#endif /* KIN_SCHEMA_DEFAULTS_IMPL_H */
