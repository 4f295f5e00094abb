/* SPDX-License-Identifier: Apache-2.0 */
/*
 * crd_scale.h - the Scale of a custom resource, by the paths in its definition.
 */
#ifndef KIN_SERVER_CRD_SCALE_H
#define KIN_SERVER_CRD_SCALE_H

#include "server/rules.h"

/* An autoscaling/v1 Scale of the object; 404 if it has none. */
int kin__crd_scale(const struct kin__rules_call *call, kin_value object,
                   kin_document **ret,
                   struct kin__failure *failure) KIN_NODISCARD;

/* Applies the replicas of a Scale to the object. */
int kin__crd_set_scale(const struct kin__rules_call *call, kin_value object,
                       kin_value scale, kin_document **ret,
                       struct kin__failure *failure) KIN_NODISCARD;

/* The path of the replicas in a version, without its first dot; empty if it has
 * no Scale. */
kin_str kin__crd_scale_path(const struct kin__resource *resource);

#endif /* KIN_SERVER_CRD_SCALE_H */
