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

/* What a field is when it is missing: a text, a value, or neither. */
struct kin__default_out {
    kin_str text;    /* JSON, as in a row; empty for none */
    kin_value value; /* of whatever lives as long as the input; it is conformed
                        as if it had been given */
};

/* Gives the default of a field; leaves `ret` alone if there is none. */
typedef void kin__default_make(const struct kin__spot *spot,
                               struct kin__default_out *ret);

struct kin__default {
    const char *type;        /* "core/v1.Container" */
    const char *field;       /* its JSON name */
    const char *text;        /* JSON: a scalar, {}, or strings in []; NULL:
                                `make` tells */
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
