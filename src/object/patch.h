/* SPDX-License-Identifier: Apache-2.0 */
/*
 * patch.h - applying patches with a work budget.
 */
#ifndef KIN_OBJECT_PATCH_H
#define KIN_OBJECT_PATCH_H

#include <kin/patch.h>

#include "base/budget.h"

/* Like kin_patch_json() and kin_patch_merge(); also KIN_ETIMEDOUT and
 * KIN_ESTOPPED.
 * @param budget  borrowed; NULL: no limit */
int kin__patch_json(const kin_allocator *alloc, kin_value target,
                    kin_value patch, struct kin__budget *budget,
                    kin_document **ret, kin_error *err) KIN_NODISCARD;
int kin__patch_merge(const kin_allocator *alloc, kin_value target,
                     kin_value patch, struct kin__budget *budget,
                     kin_document **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_OBJECT_PATCH_H */
