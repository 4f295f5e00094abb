/* SPDX-License-Identifier: Apache-2.0 */
/*
 * defaults_impl.h - looking up a default.
 */
#ifndef KIN_SCHEMA_DEFAULTS_IMPL_H
#define KIN_SCHEMA_DEFAULTS_IMPL_H

#include "schema/defaults.h"

/* The row of a field by its place in the type; NULL if it has none. */
const struct kin__default *kin__defaults_find(
    const struct kin__defaults *defaults, const struct kin__schema_type *type,
    size_t index);

#endif /* KIN_SCHEMA_DEFAULTS_IMPL_H */
