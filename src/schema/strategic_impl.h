/* SPDX-License-Identifier: Apache-2.0 */
/*
 * strategic_impl.h - what strategic.c (objects) and strategic_list.c (lists)
 * share.
 *
 * Nothing is merged in memory first: a merged list is worked out as pairs of
 * elements, and everything is written into the result as it is known.
 */
#ifndef KIN_SCHEMA_STRATEGIC_IMPL_H
#define KIN_SCHEMA_STRATEGIC_IMPL_H

#include "base/buf.h"
#include "schema/schema.h"
#include "schema/strategic.h"

enum {
    /* Objects and lists in each other; Kubernetes' own types need some 30. */
    KIN__STRATEGIC_DEPTH = 200,
    KIN__STRATEGIC_MESSAGE_MAX = 4096,
    /* Elements of a patch with one merge key: each is merged into what the one
     * before it left, so that many of them would cost the square. */
    KIN__STRATEGIC_REPEATS = 32,
};

#define KIN__STRATEGIC_PATCH "$patch"
#define KIN__STRATEGIC_RETAIN "$retainKeys"
#define KIN__STRATEGIC_ORDER "$setElementOrder"
#define KIN__STRATEGIC_DELETE "$deleteFromPrimitiveList"

struct kin__strategic {
    const kin_allocator *alloc;
    kin_document *out; /* owned */
    kin_error *err;
    struct kin__budget *budget; /* borrowed; may be NULL */
    unsigned depth;             /* of objects being merged */
    bool keeps_nulls;           /* while a new list with an order is written */
    struct kin__buf key;        /* a directive's key being looked up */
};

/* An element of a merged list: `base` as it is, or with `patch` merged into it;
 * a `patch` alone is one that meets nothing. */
struct kin__strategic_item {
    kin_value base;
    kin_value patch;
    kin_document *merged; /* owned; holds `base` if that was merged itself */
    unsigned repeats;     /* elements of the patch that were merged already */
};

struct kin__strategic_items {
    const kin_allocator *alloc;
    struct kin__strategic_item *at; /* owned */
    size_t count;
    size_t cap;
};

/* A list of the patch and what steers it. */
struct kin__strategic_list {
    const struct kin__schema_field *field; /* NULL if the type has none */
    const struct kin__schema_type *owner;  /* of the field; may be NULL */
    kin_str name;                          /* of the field */
    kin_value original;                    /* absent or a list */
    kin_value patch;                       /* absent or a list */
    kin_value order;                       /* absent or a list */
    kin_value doomed;                      /* absent or a list of scalars */
};

/* Writes the object that a patch makes of another. */
int kin__strategic_object(struct kin__strategic *st,
                          const struct kin__schema_type *type,
                          kin_value original, kin_value patch) KIN_NODISCARD;

/* Writes a part of the patch that meets nothing in the original: without nulls
 * and without what carries a directive. */
int kin__strategic_add_new(struct kin__strategic *st,
                           kin_value patch) KIN_NODISCARD;

/* Writes the merged list. */
int kin__strategic_list(struct kin__strategic *st,
                        const struct kin__strategic_list *list) KIN_NODISCARD;

/* Whether lists of the field are merged rather than replaced. */
static inline bool kin__strategic_merges(const struct kin__schema_field *field)
{
    return field && (field->merge->patch & KIN__SCHEMA_PATCH_MERGE) != 0;
}

static inline kin_str kin__strategic_merge_key(
    const struct kin__schema_field *field)
{
    return field ? field->merge->merge_key : kin_s("");
}

/* A failure whose message shows values; as printf, then up to two values with
 * a text between and after. */
int kin__strategic_fail(struct kin__strategic *st, const char *before,
                        kin_value first, const char *between, kin_value second,
                        const char *after);
int kin__strategic_bad_list(struct kin__strategic *st, kin_value value);

#endif /* KIN_SCHEMA_STRATEGIC_IMPL_H */
