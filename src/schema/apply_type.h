/* SPDX-License-Identifier: Apache-2.0 */
/*
 * apply_type.h - the type of a value as server-side apply sees it.
 *
 * Types come from the facts of built-in kinds, or from the structural schema of
 * a custom resource.  Content that is not declared is *deduced*: objects are
 * merged member by member, lists are atomic.
 *
 * Types are small values; what they point to must outlive them.
 */
#ifndef KIN_SCHEMA_APPLY_TYPE_H
#define KIN_SCHEMA_APPLY_TYPE_H

#include <stdbool.h>

#include <kin/value.h>

#include "schema/schema.h"

enum kin__apply_origin {
    KIN__APPLY_UNKNOWN, /* of a path that the type does not have */
    KIN__APPLY_STRUCT,
    KIN__APPLY_FIELD,   /* all of a field: a list, a map, or one value */
    KIN__APPLY_ELEMENT, /* one value of a field */
    KIN__APPLY_CUSTOM,
    KIN__APPLY_DEDUCED,
    KIN__APPLY_ATOMIC, /* anything, as one leaf */
    KIN__APPLY_STRING,
};

struct kin__apply_type {
    uint8_t origin;   /* enum kin__apply_origin */
    bool is_atomic;   /* STRUCT: whatever the type says */
    bool is_granular; /* the same */
    bool preserves;   /* CUSTOM: below x-kubernetes-preserve-unknown-fields */
    bool is_object;   /* CUSTOM: has apiVersion, kind and metadata */
    const struct kin__schema_type *type;   /* STRUCT; CUSTOM: ObjectMeta */
    const struct kin__schema_field *field; /* FIELD, ELEMENT */
    kin_value schema;                      /* CUSTOM */
};

/* The type of a built-in object. */
struct kin__apply_type kin__apply_type_of(const struct kin__schema_type *type);
/* That of a custom resource.
 * @param schema  openAPIV3Schema; absent: everything is deduced
 * @param meta    ObjectMeta */
struct kin__apply_type kin__apply_type_custom(
    kin_value schema, const struct kin__schema_type *meta);

/* What a value of a type may be. */
enum kin__apply_form {
    KIN__APPLY_MAP = 1 << 0,
    KIN__APPLY_SCALAR = 1 << 1,
    KIN__APPLY_LIST = 1 << 2,
};

enum kin__apply_scalar {
    KIN__APPLY_ANY_SCALAR,
    KIN__APPLY_TEXT,
    KIN__APPLY_NUMERIC,
    KIN__APPLY_BOOLEAN,
};

struct kin__apply_atom {
    unsigned forms;          /* of enum kin__apply_form */
    uint8_t scalar;          /* enum kin__apply_scalar */
    bool is_atomic_map;      /* one leaf */
    bool is_deduced_map;     /* no member is declared */
    bool is_atomic_list;     /* one leaf; otherwise a set or a map */
    unsigned list_key_count; /* 0: a set */
};

struct kin__apply_atom kin__apply_resolve(const struct kin__apply_type *type);

/* The forms of a type that fit a value; all of them if none does. */
unsigned kin__apply_deduce(const struct kin__apply_atom *atom, kin_value value);

/* The type of a member of a map.  0: the type does not allow it, 1: it does, 2:
 * it declares it. */
int kin__apply_member(const struct kin__apply_type *type, kin_str name,
                      struct kin__apply_type *ret);

/* Of a list. */
struct kin__apply_type kin__apply_element(const struct kin__apply_type *type);
kin_str kin__apply_list_key(const struct kin__apply_type *type, unsigned index);

/* The value of a key that an element lacks; `text` is its JSON, empty for
 * none.  In a custom resource it is a value instead. */
struct kin__apply_default {
    kin_str text;
    kin_value value;
};
struct kin__apply_default kin__apply_key_default(
    const struct kin__apply_type *list, kin_str key);

#endif /* KIN_SCHEMA_APPLY_TYPE_H */
