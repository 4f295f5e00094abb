/* SPDX-License-Identifier: Apache-2.0 */
/*
 * typed.h - values with the types of server-side apply: which fields they have,
 * how two of them differ, and merging one into another.
 *
 *   A  Elements of a list are identified by the values of their keys, or by
 *      themselves in a set; elements of an atomic list are not.
 *   B  An atomic list or object, a scalar, and an empty list or object are
 *      leaves: they differ or they do not.
 *   C  A value that does not have the form of its type is a leaf.
 *   D  Objects are equal if they have the same members in any order.
 *   E  Work is linear in the size of the values, except for sorting the
 *      elements of a list, and takes its steps from the budget of the pool.
 *
 * Values are borrowed for a call: no document that they are in may change
 * meanwhile.  Sets belong to the pool and keep no view of a value.
 *
 * Functions return 0, KIN_ENOMEM, KIN_ELIMIT (too deep, or the pool is full) or
 * the error of a budget.
 */
#ifndef KIN_SCHEMA_TYPED_H
#define KIN_SCHEMA_TYPED_H

#include <kin/document.h>

#include "object/field_set.h"
#include "schema/apply_type.h"

enum {
    KIN__TYPED_DEPTH_MAX = KIN__FIELD_DEPTH_MAX,
    KIN__TYPED_ERRORS_MAX = 32, /* more are not reported */
};

/* Checks an apply configuration.
 * @param errors  receives Kubernetes' message; stays empty if it is valid */
int kin__typed_check(struct kin__field_pool *pool,
                     const struct kin__apply_type *type, kin_value value,
                     struct kin__buf *errors) KIN_NODISCARD;

/* The fields that a value has. */
int kin__typed_fields(struct kin__field_pool *pool,
                      const struct kin__apply_type *type, kin_value value,
                      const struct kin__field_set **ret) KIN_NODISCARD;

/* How a value differs from an older one. */
struct kin__typed_difference {
    const struct kin__field_set *changed; /* modified or added */
    const struct kin__field_set *removed;
};

int kin__typed_compare(struct kin__field_pool *pool,
                       const struct kin__apply_type *type, kin_value old,
                       kin_value now,
                       struct kin__typed_difference *ret) KIN_NODISCARD;

/* Whether two values are equal: 1, 0, or an error. */
int kin__typed_equal(struct kin__field_pool *pool, kin_value a,
                     kin_value b) KIN_NODISCARD;

/* Merges `body` into `live`: leaves of the body win, nothing is removed.  The
 * body is valid. */
int kin__typed_merge(struct kin__field_pool *pool,
                     const struct kin__apply_type *type, kin_value live,
                     kin_value body, kin_document **ret) KIN_NODISCARD;

/* A copy without the fields of a set.  What becomes empty becomes null. */
int kin__typed_remove(struct kin__field_pool *pool,
                      const struct kin__apply_type *type, kin_value value,
                      const struct kin__field_set *set,
                      kin_document **ret) KIN_NODISCARD;

/* The set with every declared member of an object that it has something
 * below. */
int kin__typed_name_members(struct kin__field_pool *pool,
                            const struct kin__apply_type *type,
                            const struct kin__field_set *set,
                            const struct kin__field_set **ret) KIN_NODISCARD;

/* The set with paths below atomic lists and objects replaced by these, for
 * types that became atomic. */
int kin__typed_reconcile(struct kin__field_pool *pool,
                         const struct kin__apply_type *type,
                         const struct kin__field_set *set,
                         const struct kin__field_set **ret) KIN_NODISCARD;

/* ---- elements of lists, for the functions above ---- */

/* The step of an element.  Also KIN_EINVAL with the reason in `why`, which may
 * be NULL. */
int kin__typed_step(struct kin__field_pool *pool,
                    const struct kin__apply_type *list,
                    const struct kin__apply_atom *atom, kin_value item,
                    struct kin__field_step *ret,
                    struct kin__buf *why) KIN_NODISCARD;

struct kin__typed_item {
    struct kin__field_step step;
    kin_value value;
    size_t index; /* in the list */
};

/* The elements of a list, sorted by step and index, without those that have no
 * step. */
struct kin__typed_items {
    struct kin__typed_item *items; /* in the pool */
    size_t count;
};

int kin__typed_items_make(struct kin__field_pool *pool,
                          const struct kin__apply_type *list,
                          const struct kin__apply_atom *atom, kin_value value,
                          struct kin__typed_items *ret) KIN_NODISCARD;
/* How many items from `at` on have the same step. */
size_t kin__typed_items_same(const struct kin__typed_items *items, size_t at);

#endif /* KIN_SCHEMA_TYPED_H */
