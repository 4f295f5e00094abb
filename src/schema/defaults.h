/* SPDX-License-Identifier: Apache-2.0 */
/*
 * defaults.h - what Kubernetes puts where the user said nothing.
 *
 * A row names a field by its type and gives what it is when it is missing: a
 * JSON text, or a function that looks at what stands around it.  Rows apply
 * wherever the type stands, in a Pod as in a Deployment's template; `within`
 * narrows a row to one kind of object.
 */
#ifndef KIN_SCHEMA_DEFAULTS_H
#define KIN_SCHEMA_DEFAULTS_H

#include <kin/document.h>

struct kin__schema;
struct kin__schema_type;

/* Where a field is: the object that has it or lacks it, and what that is in. */
struct kin__spot {
    const struct kin__spot *up; /* NULL at the root */
    const struct kin__schema_type *type;
    kin_value value; /* as it came, before any default */
};

/* Gives the default of a field.
 * @param ret  a JSON text, borrowed for as long as `spot`; or left alone: the
 *             field stays missing
 * @return 0 or a negative code */
typedef int kin__default_make(const struct kin__spot *spot, kin_str *ret);

struct kin__default {
    const char *type;        /* "core/v1.Container" */
    const char *field;       /* its JSON name */
    const char *text;        /* JSON; NULL: `make` tells */
    kin__default_make *make; /* NULL if there is a text */
    const char *within;      /* the root's type; NULL for every one */
};

/* Rows, ready to be looked up; never changes. */
struct kin__defaults;

/* @param rows  borrowed until the result is freed
 * @return 0, KIN_EINVAL (a row names nothing, or its text is no JSON) or
 *         KIN_ENOMEM */
int kin__defaults_new(const kin_allocator *alloc,
                      const struct kin__schema *schema,
                      const struct kin__default *rows, size_t count,
                      struct kin__defaults **ret, kin_error *err) KIN_NODISCARD;
struct kin__defaults *kin__defaults_free(struct kin__defaults *defaults);

#endif /* KIN_SCHEMA_DEFAULTS_H */
