/* SPDX-License-Identifier: Apache-2.0 */
/*
 * structural.h - structural schemas of custom resources, compiled.
 *
 * The schema of a version of a CustomResourceDefinition is read once into
 * nodes, so that a request looks up names by binary search and finds patterns
 * compiled.  `structural_fit` brings objects into the form that Kubernetes
 * stores; the server validates them.
 *
 *   A  A compiled schema never changes; any thread may use it.
 *   B  Its nodes point into the definition, which must outlive it.
 *   C  Nodes are nested at most KIN__STRUCTURAL_NESTING_MAX deep: functions
 *      may recurse along them, with up to 1 KiB of stack for each.
 */
#ifndef KIN_SCHEMA_STRUCTURAL_H
#define KIN_SCHEMA_STRUCTURAL_H

#include <stdint.h>

#include <kin/document.h>

#include "base/budget.h"
#include "base/regex.h"
#include "object/seen.h"

struct kin__format;
struct kin__schema_type;

enum {
    KIN__STRUCTURAL_NODES_MAX = 65536,
    KIN__STRUCTURAL_DEPTH_MAX = 1000,    /* of a value */
    KIN__STRUCTURAL_NESTING_MAX = 400,   /* nodes of a schema */
    KIN__STRUCTURAL_REGEX_MAX = 1 << 20, /* instructions of all patterns */
};

enum kin__structural_type {
    KIN__STRUCTURAL_ANY,
    KIN__STRUCTURAL_OBJECT,
    KIN__STRUCTURAL_ARRAY,
    KIN__STRUCTURAL_STRING,
    KIN__STRUCTURAL_INTEGER,
    KIN__STRUCTURAL_NUMBER,
    KIN__STRUCTURAL_BOOLEAN,
    KIN__STRUCTURAL_UNKNOWN, /* another name */
};

enum kin__structural_list {
    KIN__STRUCTURAL_ATOMIC,
    KIN__STRUCTURAL_SET,
    KIN__STRUCTURAL_MAP,
};

enum kin__structural_limit {
    KIN__LIMIT_MAX_LENGTH,
    KIN__LIMIT_MIN_LENGTH,
    KIN__LIMIT_MAX_ITEMS,
    KIN__LIMIT_MIN_ITEMS,
    KIN__LIMIT_MAX_PROPERTIES,
    KIN__LIMIT_MIN_PROPERTIES,
    KIN__LIMIT_COUNT,
};

struct kin__structural;

struct kin__structural_list_of {
    struct kin__structural **items;
    size_t count;
};

/* What restricts values. */
struct kin__structural_checks {
    unsigned limits;                 /* a bit for each limit that is set */
    int64_t limit[KIN__LIMIT_COUNT]; /* of enum kin__structural_limit */
    kin_value maximum;               /* absent if unset */
    kin_value minimum;               /* the same */
    kin_value multiple_of;           /* the same */
    bool is_maximum_exclusive;
    bool is_minimum_exclusive;
    bool is_unique;
    kin_str pattern;             /* empty if unset */
    struct kin__regex *regex;    /* owned; NULL if it cannot be evaluated */
    kin_value values;            /* enum; absent if unset */
    struct kin__seen *value_set; /* owned; its values */
    kin_value required;          /* an array, or absent */
    struct kin__structural_list_of all_of;
    struct kin__structural_list_of any_of;
    struct kin__structural_list_of one_of;
    struct kin__structural *not_; /* or NULL */
};

struct kin__structural_member {
    kin_str name;
    struct kin__structural *node;
};

struct kin__structural {
    kin_value schema;                       /* borrowed */
    kin_value fallback;                     /* its default; absent for none */
    struct kin__structural_member *members; /* properties, sorted */
    size_t member_count;
    size_t default_count;                        /* members with a default */
    size_t *defaults;                            /* their positions */
    struct kin__structural *items;               /* or NULL */
    struct kin__structural *more;                /* of additionalProperties */
    const struct kin__structural_checks *checks; /* or NULL */
    kin_str type_name;
    const struct kin__format *known; /* that format, if it is checked */
    struct kin__regex *format_regex; /* owned; NULL if it has none */
    kin_str format;      /* empty if unset or unsupported for this type */
    kin_value list_keys; /* x-kubernetes-list-map-keys */
    uint8_t type;        /* enum kin__structural_type */
    uint8_t list;        /* enum kin__structural_list */
    bool allows_more;    /* additionalProperties is set */
    bool is_nullable;
    bool is_int_or_string;
    bool preserves;    /* x-kubernetes-preserve-unknown-fields */
    bool is_embedded;  /* x-kubernetes-embedded-resource */
    bool has_lists;    /* sets or maps at this node or below */
    bool has_embedded; /* embedded resources at this node or below */
};

struct kin__structural_root;

/* Compiles `openAPIV3Schema`.
 * @param schema  borrowed for the life of the result
 * @param is_embedded  the value is an object with kind and metadata
 * @return 0, KIN_ELIMIT (too many nodes) or KIN_ENOMEM */
int kin__structural_new(const kin_allocator *alloc, kin_value schema,
                        bool is_embedded, struct kin__structural_root **ret,
                        kin_error *err) KIN_NODISCARD;
struct kin__structural_root *kin__structural_free(
    struct kin__structural_root *root);

/* Borrowed. */
const struct kin__structural *kin__structural_node(
    const struct kin__structural_root *root);

/* The schema of a property; NULL if it is not declared. */
const struct kin__structural *kin__structural_find(
    const struct kin__structural *node, kin_str name);
/* The same, or that of additionalProperties. */
const struct kin__structural *kin__structural_member(
    const struct kin__structural *node, kin_str name);

/* ---- structural_fit.c ---- */

struct kin__fit_opts {
    /* Conforms metadata to this type; NULL: metadata stays as it is. */
    const struct kin__schema_type *meta_type;
    /* Called with the path of each member that is dropped because it is not
     * declared, in Kubernetes' order; optional. */
    int (*on_unknown)(kin_str path, void *userdata);
    void *userdata;
    struct kin__budget *budget; /* borrowed; NULL has no limit */
    size_t max_bytes;           /* of all defaults; 0: no limit */
    bool is_filling;            /* only adds defaults */
    bool is_pruning;            /* adds no defaults */
};

/* Brings an object into the form in which Kubernetes stores it: members sorted,
 * those that are not declared dropped, nulls dropped where they are not
 * allowed, defaults added.  Without a node everything is kept.
 * @return 0, KIN_EINVAL (metadata has another type), KIN_ELIMIT (defaults),
 * KIN_EPARSE (too deep), KIN_ENOMEM, a budget's code, or that of on_unknown */
int kin__structural_fit(const kin_allocator *alloc,
                        const struct kin__structural *node, kin_value in,
                        const struct kin__fit_opts *opts, kin_document **ret,
                        kin_error *err) KIN_NODISCARD;

/* Whether fitting would change more than the order of members: 1, 0 or a
 * failure. */
int kin__structural_would_change(
    const kin_allocator *alloc, const struct kin__structural *node,
    kin_value in, const struct kin__fit_opts *opts) KIN_NODISCARD;

#endif /* KIN_SCHEMA_STRUCTURAL_H */
