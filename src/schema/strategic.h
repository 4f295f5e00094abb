/* SPDX-License-Identifier: Apache-2.0 */
/*
 * strategic.h - strategic merge patch, for built-in types only.
 *
 * Like a merge patch, except that lists with patch strategy `merge` are merged
 * element by element: objects are matched by their merge key, scalars form a
 * union.  Directives in the patch control the result:
 *
 *     $patch: replace | delete | merge      of an object, or of a whole list
 *     $deleteFromPrimitiveList/FIELD        scalars to delete
 *     $setElementOrder/FIELD                the order of the result
 *     $retainKeys                           deletes all other members
 *
 * Results and error messages are those of k8s.io/apimachinery's strategicpatch.
 */
#ifndef KIN_SCHEMA_STRATEGIC_H
#define KIN_SCHEMA_STRATEGIC_H

#include <kin/document.h>

#include "base/budget.h"

struct kin__schema_type;

/* Applies a patch.
 * @param type      of both values; borrowed
 * @param original  an object; absent or null means an empty one
 * @param patch     an object
 * @param ret       not conformed yet; released with kin_document_free()
 * @param err       KIN_EINVAL: a message for a 422 or 400, see `http_status`
 * @return 0, KIN_EINVAL, KIN_ELIMIT (too deep) or KIN_ENOMEM */
int kin__strategic_apply(const kin_allocator *alloc,
                         const struct kin__schema_type *type,
                         kin_value original, kin_value patch,
                         kin_document **ret, kin_error *err) KIN_NODISCARD;

/* The same within a work budget; also KIN_ETIMEDOUT and KIN_ESTOPPED.
 * @param budget  borrowed; NULL: unlimited */
int kin__strategic_apply_within(const kin_allocator *alloc,
                                const struct kin__schema_type *type,
                                kin_value original, kin_value patch,
                                struct kin__budget *budget, kin_document **ret,
                                kin_error *err) KIN_NODISCARD;

#endif /* KIN_SCHEMA_STRATEGIC_H */
