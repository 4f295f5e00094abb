/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of meta/v1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_META_V1_H
#define KIN_API_META_V1_H

#include <kin/typed.h>

KIN_BEGIN_DECLS

KIN_TYPE(meta_v1_condition)
KIN_TYPE(meta_v1_groupresource)
KIN_TYPE(meta_v1_labelselector)
KIN_TYPE(meta_v1_labelselectorrequirement)
KIN_TYPE(meta_v1_managedfieldsentry)
KIN_TYPE(meta_v1_objectmeta)
KIN_TYPE(meta_v1_ownerreference)

/* Condition */
KIN_FIELD(str, meta_v1_condition, meta_v1_condition_type, "type")
KIN_FIELD(str, meta_v1_condition, meta_v1_condition_status, "status")
KIN_FIELD(int64, meta_v1_condition, meta_v1_condition_observed_generation,
    "observedGeneration")
KIN_FIELD(time, meta_v1_condition, meta_v1_condition_last_transition_time,
    "lastTransitionTime")
KIN_FIELD(str, meta_v1_condition, meta_v1_condition_reason, "reason")
KIN_FIELD(str, meta_v1_condition, meta_v1_condition_message, "message")

/* GroupResource */
KIN_FIELD(str, meta_v1_groupresource, meta_v1_groupresource_group, "group")
KIN_FIELD(str, meta_v1_groupresource, meta_v1_groupresource_resource,
    "resource")

/* LabelSelector */
KIN_MAP_TEXT(meta_v1_labelselector, meta_v1_labelselector_match_labels,
    "matchLabels")
KIN_STRUCT_LIST(meta_v1_labelselectorrequirement, meta_v1_labelselector,
    meta_v1_labelselector_match_expressions, "matchExpressions")

/* LabelSelectorRequirement */
KIN_FIELD(str, meta_v1_labelselectorrequirement,
    meta_v1_labelselectorrequirement_key, "key")
KIN_FIELD(str, meta_v1_labelselectorrequirement,
    meta_v1_labelselectorrequirement_operator, "operator")
KIN_LIST(str, meta_v1_labelselectorrequirement,
    meta_v1_labelselectorrequirement_values, "values")

/* ManagedFieldsEntry */
KIN_FIELD(str, meta_v1_managedfieldsentry, meta_v1_managedfieldsentry_manager,
    "manager")
KIN_FIELD(str, meta_v1_managedfieldsentry, meta_v1_managedfieldsentry_operation,
    "operation")
KIN_FIELD(str, meta_v1_managedfieldsentry,
    meta_v1_managedfieldsentry_api_version, "apiVersion")
KIN_FIELD(time, meta_v1_managedfieldsentry, meta_v1_managedfieldsentry_time,
    "time")
KIN_FIELD(str, meta_v1_managedfieldsentry,
    meta_v1_managedfieldsentry_fields_type, "fieldsType")
KIN_FIELD(any, meta_v1_managedfieldsentry, meta_v1_managedfieldsentry_fields_v1,
    "fieldsV1")
KIN_FIELD(str, meta_v1_managedfieldsentry,
    meta_v1_managedfieldsentry_subresource, "subresource")

/* ObjectMeta */
KIN_FIELD(str, meta_v1_objectmeta, meta_v1_objectmeta_name, "name")
KIN_FIELD(str, meta_v1_objectmeta, meta_v1_objectmeta_generate_name,
    "generateName")
KIN_FIELD(str, meta_v1_objectmeta, meta_v1_objectmeta_namespace, "namespace")
KIN_FIELD(str, meta_v1_objectmeta, meta_v1_objectmeta_self_link, "selfLink")
KIN_FIELD(str, meta_v1_objectmeta, meta_v1_objectmeta_uid, "uid")
KIN_FIELD(str, meta_v1_objectmeta, meta_v1_objectmeta_resource_version,
    "resourceVersion")
KIN_FIELD(int64, meta_v1_objectmeta, meta_v1_objectmeta_generation,
    "generation")
KIN_FIELD(time, meta_v1_objectmeta, meta_v1_objectmeta_creation_timestamp,
    "creationTimestamp")
KIN_FIELD(time, meta_v1_objectmeta, meta_v1_objectmeta_deletion_timestamp,
    "deletionTimestamp")
KIN_FIELD(int64, meta_v1_objectmeta,
    meta_v1_objectmeta_deletion_grace_period_seconds,
    "deletionGracePeriodSeconds")
KIN_MAP_TEXT(meta_v1_objectmeta, meta_v1_objectmeta_labels, "labels")
KIN_MAP_TEXT(meta_v1_objectmeta, meta_v1_objectmeta_annotations, "annotations")
KIN_STRUCT_LIST(meta_v1_ownerreference, meta_v1_objectmeta,
    meta_v1_objectmeta_owner_references, "ownerReferences")
KIN_LIST(str, meta_v1_objectmeta, meta_v1_objectmeta_finalizers, "finalizers")
KIN_STRUCT_LIST(meta_v1_managedfieldsentry, meta_v1_objectmeta,
    meta_v1_objectmeta_managed_fields, "managedFields")

/* OwnerReference */
KIN_FIELD(str, meta_v1_ownerreference, meta_v1_ownerreference_api_version,
    "apiVersion")
KIN_FIELD(str, meta_v1_ownerreference, meta_v1_ownerreference_kind, "kind")
KIN_FIELD(str, meta_v1_ownerreference, meta_v1_ownerreference_name, "name")
KIN_FIELD(str, meta_v1_ownerreference, meta_v1_ownerreference_uid, "uid")
KIN_FIELD(boolean, meta_v1_ownerreference, meta_v1_ownerreference_controller,
    "controller")
KIN_FIELD(boolean, meta_v1_ownerreference,
    meta_v1_ownerreference_block_owner_deletion, "blockOwnerDeletion")

KIN_END_DECLS

#endif /* KIN_API_META_V1_H */
