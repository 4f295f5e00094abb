/* SPDX-License-Identifier: Apache-2.0 */
/*
 * defaults.h - Kubernetes' defaults of missing fields.
 *
 * A row names a field by its type and gives its default: a JSON text, or a
 * function that depends on the surrounding object.  Rows apply wherever the
 * type is used, in a Pod as in a Deployment's template; `within` restricts a
 * row to one kind of object.
 */
#ifndef KIN_SCHEMA_DEFAULTS_H
#define KIN_SCHEMA_DEFAULTS_H

#include <kin/document.h>

struct kin__schema;
struct kin__schema_type;

/* The position of a field: the object that contains it, and its parents. */
struct kin__spot {
    const struct kin__spot *up; /* NULL at the root */
    const struct kin__schema_type *type;
    kin_value value; /* the input, before any default */
};

/* The default of a field: a text, a value, or neither. */
struct kin__default_out {
    kin_str text;    /* JSON, as in a row; empty for none */
    kin_value value; /* must live as long as the input; conformed as if it were
                        part of it */
};

/* Returns the default of a field, or leaves `ret` unchanged. */
typedef void kin__default_make(const struct kin__spot *spot,
                               struct kin__default_out *ret);

struct kin__default {
    const char *type;        /* "core/v1.Container" */
    const char *field;       /* its JSON name */
    const char *text;        /* JSON: a scalar, {}, or strings in []; NULL if
                                `make` is set */
    kin__default_make *make; /* NULL if `text` is set */
    const char *within;      /* type of the root object; NULL for any */
};

/* Rows indexed by type and field; immutable. */
struct kin__defaults;

/* @param rows  borrowed until the result is freed
 * @return 0, KIN_EINVAL (unknown type or field, duplicate row or invalid text)
 *         or KIN_ENOMEM */
int kin__defaults_new(const kin_allocator *alloc,
                      const struct kin__schema *schema,
                      const struct kin__default *rows, size_t count,
                      struct kin__defaults **ret, kin_error *err) KIN_NODISCARD;
struct kin__defaults *kin__defaults_free(struct kin__defaults *defaults);

/* The rows of a type by field index; an element is NULL if the field has no
 * row, the result is NULL if no field has one. */
const struct kin__default *const *kin__defaults_rows(
    const struct kin__defaults *defaults, const struct kin__schema_type *type);

#endif /* KIN_SCHEMA_DEFAULTS_H */
