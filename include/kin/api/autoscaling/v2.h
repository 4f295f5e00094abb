/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of autoscaling/v2.
 * kin/typed.h says what the functions do.
 *
 * Names that are not as the rule has them:
 *   horizontal_pod_autoscaler
 *     is hpa
 */
#ifndef KIN_API_AUTOSCALING_V2_H
#define KIN_API_AUTOSCALING_V2_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct autoscaling_v2_container_resource_metric_source {
    kin_value value;
} autoscaling_v2_container_resource_metric_source;
typedef struct autoscaling_v2_container_resource_metric_source_list {
    kin_value value;
} autoscaling_v2_container_resource_metric_source_list;
typedef struct autoscaling_v2_container_resource_metric_source_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_container_resource_metric_source_edit;
static inline autoscaling_v2_container_resource_metric_source
    autoscaling_v2_container_resource_metric_source_of(kin_value value)
{
    autoscaling_v2_container_resource_metric_source view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_container_resource_metric_source_list
    autoscaling_v2_container_resource_metric_source_list_of(kin_value value)
{
    autoscaling_v2_container_resource_metric_source_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_container_resource_metric_source_list_count(
    autoscaling_v2_container_resource_metric_source_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_container_resource_metric_source
    autoscaling_v2_container_resource_metric_source_list_at(
    autoscaling_v2_container_resource_metric_source_list list, size_t index)
{
    return autoscaling_v2_container_resource_metric_source_of(kin_value_at(
        list.value, index));
}
static inline autoscaling_v2_container_resource_metric_source_edit
    autoscaling_v2_container_resource_metric_source_edit_of(kin_edit *edit,
    kin_spot spot)
{
    autoscaling_v2_container_resource_metric_source_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_container_resource_metric_source_edit_copy(
    autoscaling_v2_container_resource_metric_source_edit at,
    autoscaling_v2_container_resource_metric_source view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_container_resource_metric_status {
    kin_value value;
} autoscaling_v2_container_resource_metric_status;
typedef struct autoscaling_v2_container_resource_metric_status_list {
    kin_value value;
} autoscaling_v2_container_resource_metric_status_list;
typedef struct autoscaling_v2_container_resource_metric_status_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_container_resource_metric_status_edit;
static inline autoscaling_v2_container_resource_metric_status
    autoscaling_v2_container_resource_metric_status_of(kin_value value)
{
    autoscaling_v2_container_resource_metric_status view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_container_resource_metric_status_list
    autoscaling_v2_container_resource_metric_status_list_of(kin_value value)
{
    autoscaling_v2_container_resource_metric_status_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_container_resource_metric_status_list_count(
    autoscaling_v2_container_resource_metric_status_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_container_resource_metric_status
    autoscaling_v2_container_resource_metric_status_list_at(
    autoscaling_v2_container_resource_metric_status_list list, size_t index)
{
    return autoscaling_v2_container_resource_metric_status_of(kin_value_at(
        list.value, index));
}
static inline autoscaling_v2_container_resource_metric_status_edit
    autoscaling_v2_container_resource_metric_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    autoscaling_v2_container_resource_metric_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_container_resource_metric_status_edit_copy(
    autoscaling_v2_container_resource_metric_status_edit at,
    autoscaling_v2_container_resource_metric_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_cross_version_object_reference {
    kin_value value;
} autoscaling_v2_cross_version_object_reference;
typedef struct autoscaling_v2_cross_version_object_reference_list {
    kin_value value;
} autoscaling_v2_cross_version_object_reference_list;
typedef struct autoscaling_v2_cross_version_object_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_cross_version_object_reference_edit;
static inline autoscaling_v2_cross_version_object_reference
    autoscaling_v2_cross_version_object_reference_of(kin_value value)
{
    autoscaling_v2_cross_version_object_reference view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_cross_version_object_reference_list
    autoscaling_v2_cross_version_object_reference_list_of(kin_value value)
{
    autoscaling_v2_cross_version_object_reference_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_cross_version_object_reference_list_count(
    autoscaling_v2_cross_version_object_reference_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_cross_version_object_reference
    autoscaling_v2_cross_version_object_reference_list_at(
    autoscaling_v2_cross_version_object_reference_list list, size_t index)
{
    return autoscaling_v2_cross_version_object_reference_of(kin_value_at(
        list.value, index));
}
static inline autoscaling_v2_cross_version_object_reference_edit
    autoscaling_v2_cross_version_object_reference_edit_of(kin_edit *edit,
    kin_spot spot)
{
    autoscaling_v2_cross_version_object_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_cross_version_object_reference_edit_copy(
    autoscaling_v2_cross_version_object_reference_edit at,
    autoscaling_v2_cross_version_object_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_external_metric_source {
    kin_value value;
} autoscaling_v2_external_metric_source;
typedef struct autoscaling_v2_external_metric_source_list {
    kin_value value;
} autoscaling_v2_external_metric_source_list;
typedef struct autoscaling_v2_external_metric_source_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_external_metric_source_edit;
static inline autoscaling_v2_external_metric_source
    autoscaling_v2_external_metric_source_of(kin_value value)
{
    autoscaling_v2_external_metric_source view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_external_metric_source_list
    autoscaling_v2_external_metric_source_list_of(kin_value value)
{
    autoscaling_v2_external_metric_source_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_external_metric_source_list_count(
    autoscaling_v2_external_metric_source_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_external_metric_source
    autoscaling_v2_external_metric_source_list_at(
    autoscaling_v2_external_metric_source_list list, size_t index)
{
    return autoscaling_v2_external_metric_source_of(kin_value_at(list.value,
        index));
}
static inline autoscaling_v2_external_metric_source_edit
    autoscaling_v2_external_metric_source_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_external_metric_source_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_external_metric_source_edit_copy(
    autoscaling_v2_external_metric_source_edit at,
    autoscaling_v2_external_metric_source view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_external_metric_status {
    kin_value value;
} autoscaling_v2_external_metric_status;
typedef struct autoscaling_v2_external_metric_status_list {
    kin_value value;
} autoscaling_v2_external_metric_status_list;
typedef struct autoscaling_v2_external_metric_status_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_external_metric_status_edit;
static inline autoscaling_v2_external_metric_status
    autoscaling_v2_external_metric_status_of(kin_value value)
{
    autoscaling_v2_external_metric_status view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_external_metric_status_list
    autoscaling_v2_external_metric_status_list_of(kin_value value)
{
    autoscaling_v2_external_metric_status_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_external_metric_status_list_count(
    autoscaling_v2_external_metric_status_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_external_metric_status
    autoscaling_v2_external_metric_status_list_at(
    autoscaling_v2_external_metric_status_list list, size_t index)
{
    return autoscaling_v2_external_metric_status_of(kin_value_at(list.value,
        index));
}
static inline autoscaling_v2_external_metric_status_edit
    autoscaling_v2_external_metric_status_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_external_metric_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_external_metric_status_edit_copy(
    autoscaling_v2_external_metric_status_edit at,
    autoscaling_v2_external_metric_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_hpa_scaling_policy {
    kin_value value;
} autoscaling_v2_hpa_scaling_policy;
typedef struct autoscaling_v2_hpa_scaling_policy_list {
    kin_value value;
} autoscaling_v2_hpa_scaling_policy_list;
typedef struct autoscaling_v2_hpa_scaling_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_hpa_scaling_policy_edit;
static inline autoscaling_v2_hpa_scaling_policy
    autoscaling_v2_hpa_scaling_policy_of(kin_value value)
{
    autoscaling_v2_hpa_scaling_policy view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_hpa_scaling_policy_list
    autoscaling_v2_hpa_scaling_policy_list_of(kin_value value)
{
    autoscaling_v2_hpa_scaling_policy_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_hpa_scaling_policy_list_count(
    autoscaling_v2_hpa_scaling_policy_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_hpa_scaling_policy
    autoscaling_v2_hpa_scaling_policy_list_at(
    autoscaling_v2_hpa_scaling_policy_list list, size_t index)
{
    return autoscaling_v2_hpa_scaling_policy_of(kin_value_at(list.value,
        index));
}
static inline autoscaling_v2_hpa_scaling_policy_edit
    autoscaling_v2_hpa_scaling_policy_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_hpa_scaling_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_hpa_scaling_policy_edit_copy(
    autoscaling_v2_hpa_scaling_policy_edit at,
    autoscaling_v2_hpa_scaling_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_hpa_scaling_rules {
    kin_value value;
} autoscaling_v2_hpa_scaling_rules;
typedef struct autoscaling_v2_hpa_scaling_rules_list {
    kin_value value;
} autoscaling_v2_hpa_scaling_rules_list;
typedef struct autoscaling_v2_hpa_scaling_rules_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_hpa_scaling_rules_edit;
static inline autoscaling_v2_hpa_scaling_rules
    autoscaling_v2_hpa_scaling_rules_of(kin_value value)
{
    autoscaling_v2_hpa_scaling_rules view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_hpa_scaling_rules_list
    autoscaling_v2_hpa_scaling_rules_list_of(kin_value value)
{
    autoscaling_v2_hpa_scaling_rules_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_hpa_scaling_rules_list_count(
    autoscaling_v2_hpa_scaling_rules_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_hpa_scaling_rules
    autoscaling_v2_hpa_scaling_rules_list_at(
    autoscaling_v2_hpa_scaling_rules_list list, size_t index)
{
    return autoscaling_v2_hpa_scaling_rules_of(kin_value_at(list.value, index));
}
static inline autoscaling_v2_hpa_scaling_rules_edit
    autoscaling_v2_hpa_scaling_rules_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_hpa_scaling_rules_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_hpa_scaling_rules_edit_copy(
    autoscaling_v2_hpa_scaling_rules_edit at,
    autoscaling_v2_hpa_scaling_rules view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_hpa {
    const kin_object *object;
} autoscaling_v2_hpa;
typedef struct autoscaling_v2_hpa_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_hpa_edit;
static inline autoscaling_v2_hpa autoscaling_v2_hpa_of(const kin_object *object)
{
    autoscaling_v2_hpa view;
    view.object = object;
    return view;
}
static inline autoscaling_v2_hpa autoscaling_v2_hpa_ref(autoscaling_v2_hpa view)
{
    return autoscaling_v2_hpa_of(kin_object_ref(view.object));
}
static inline void autoscaling_v2_hpa_unref(autoscaling_v2_hpa view)
{
    (void)kin_object_unref(view.object);
}
static inline void autoscaling_v2_hpa_auto_release(autoscaling_v2_hpa *view)
{
    autoscaling_v2_hpa_unref(*view);
}
static inline autoscaling_v2_hpa_edit autoscaling_v2_hpa_change(
    const kin_allocator *alloc, autoscaling_v2_hpa view)
{
    autoscaling_v2_hpa_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void autoscaling_v2_hpa_edit_free(autoscaling_v2_hpa_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void autoscaling_v2_hpa_edit_auto_release(
    autoscaling_v2_hpa_edit *at)
{
    autoscaling_v2_hpa_edit_free(*at);
}

typedef struct autoscaling_v2_hpa_behavior {
    kin_value value;
} autoscaling_v2_hpa_behavior;
typedef struct autoscaling_v2_hpa_behavior_list {
    kin_value value;
} autoscaling_v2_hpa_behavior_list;
typedef struct autoscaling_v2_hpa_behavior_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_hpa_behavior_edit;
static inline autoscaling_v2_hpa_behavior autoscaling_v2_hpa_behavior_of(
    kin_value value)
{
    autoscaling_v2_hpa_behavior view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_hpa_behavior_list
    autoscaling_v2_hpa_behavior_list_of(kin_value value)
{
    autoscaling_v2_hpa_behavior_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_hpa_behavior_list_count(
    autoscaling_v2_hpa_behavior_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_hpa_behavior autoscaling_v2_hpa_behavior_list_at(
    autoscaling_v2_hpa_behavior_list list, size_t index)
{
    return autoscaling_v2_hpa_behavior_of(kin_value_at(list.value, index));
}
static inline autoscaling_v2_hpa_behavior_edit
    autoscaling_v2_hpa_behavior_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_hpa_behavior_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_hpa_behavior_edit_copy(
    autoscaling_v2_hpa_behavior_edit at, autoscaling_v2_hpa_behavior view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_hpa_condition {
    kin_value value;
} autoscaling_v2_hpa_condition;
typedef struct autoscaling_v2_hpa_condition_list {
    kin_value value;
} autoscaling_v2_hpa_condition_list;
typedef struct autoscaling_v2_hpa_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_hpa_condition_edit;
static inline autoscaling_v2_hpa_condition autoscaling_v2_hpa_condition_of(
    kin_value value)
{
    autoscaling_v2_hpa_condition view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_hpa_condition_list
    autoscaling_v2_hpa_condition_list_of(kin_value value)
{
    autoscaling_v2_hpa_condition_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_hpa_condition_list_count(
    autoscaling_v2_hpa_condition_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_hpa_condition autoscaling_v2_hpa_condition_list_at(
    autoscaling_v2_hpa_condition_list list, size_t index)
{
    return autoscaling_v2_hpa_condition_of(kin_value_at(list.value, index));
}
static inline autoscaling_v2_hpa_condition_edit
    autoscaling_v2_hpa_condition_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_hpa_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_hpa_condition_edit_copy(
    autoscaling_v2_hpa_condition_edit at, autoscaling_v2_hpa_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_hpa_spec {
    kin_value value;
} autoscaling_v2_hpa_spec;
typedef struct autoscaling_v2_hpa_spec_list {
    kin_value value;
} autoscaling_v2_hpa_spec_list;
typedef struct autoscaling_v2_hpa_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_hpa_spec_edit;
static inline autoscaling_v2_hpa_spec autoscaling_v2_hpa_spec_of(
    kin_value value)
{
    autoscaling_v2_hpa_spec view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_hpa_spec_list autoscaling_v2_hpa_spec_list_of(
    kin_value value)
{
    autoscaling_v2_hpa_spec_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_hpa_spec_list_count(
    autoscaling_v2_hpa_spec_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_hpa_spec autoscaling_v2_hpa_spec_list_at(
    autoscaling_v2_hpa_spec_list list, size_t index)
{
    return autoscaling_v2_hpa_spec_of(kin_value_at(list.value, index));
}
static inline autoscaling_v2_hpa_spec_edit autoscaling_v2_hpa_spec_edit_of(
    kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_hpa_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_hpa_spec_edit_copy(
    autoscaling_v2_hpa_spec_edit at, autoscaling_v2_hpa_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_hpa_status {
    kin_value value;
} autoscaling_v2_hpa_status;
typedef struct autoscaling_v2_hpa_status_list {
    kin_value value;
} autoscaling_v2_hpa_status_list;
typedef struct autoscaling_v2_hpa_status_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_hpa_status_edit;
static inline autoscaling_v2_hpa_status autoscaling_v2_hpa_status_of(
    kin_value value)
{
    autoscaling_v2_hpa_status view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_hpa_status_list autoscaling_v2_hpa_status_list_of(
    kin_value value)
{
    autoscaling_v2_hpa_status_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_hpa_status_list_count(
    autoscaling_v2_hpa_status_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_hpa_status autoscaling_v2_hpa_status_list_at(
    autoscaling_v2_hpa_status_list list, size_t index)
{
    return autoscaling_v2_hpa_status_of(kin_value_at(list.value, index));
}
static inline autoscaling_v2_hpa_status_edit autoscaling_v2_hpa_status_edit_of(
    kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_hpa_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_hpa_status_edit_copy(
    autoscaling_v2_hpa_status_edit at, autoscaling_v2_hpa_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_metric_identifier {
    kin_value value;
} autoscaling_v2_metric_identifier;
typedef struct autoscaling_v2_metric_identifier_list {
    kin_value value;
} autoscaling_v2_metric_identifier_list;
typedef struct autoscaling_v2_metric_identifier_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_metric_identifier_edit;
static inline autoscaling_v2_metric_identifier
    autoscaling_v2_metric_identifier_of(kin_value value)
{
    autoscaling_v2_metric_identifier view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_metric_identifier_list
    autoscaling_v2_metric_identifier_list_of(kin_value value)
{
    autoscaling_v2_metric_identifier_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_metric_identifier_list_count(
    autoscaling_v2_metric_identifier_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_metric_identifier
    autoscaling_v2_metric_identifier_list_at(
    autoscaling_v2_metric_identifier_list list, size_t index)
{
    return autoscaling_v2_metric_identifier_of(kin_value_at(list.value, index));
}
static inline autoscaling_v2_metric_identifier_edit
    autoscaling_v2_metric_identifier_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_metric_identifier_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_metric_identifier_edit_copy(
    autoscaling_v2_metric_identifier_edit at,
    autoscaling_v2_metric_identifier view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_metric_spec {
    kin_value value;
} autoscaling_v2_metric_spec;
typedef struct autoscaling_v2_metric_spec_list {
    kin_value value;
} autoscaling_v2_metric_spec_list;
typedef struct autoscaling_v2_metric_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_metric_spec_edit;
static inline autoscaling_v2_metric_spec autoscaling_v2_metric_spec_of(
    kin_value value)
{
    autoscaling_v2_metric_spec view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_metric_spec_list
    autoscaling_v2_metric_spec_list_of(kin_value value)
{
    autoscaling_v2_metric_spec_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_metric_spec_list_count(
    autoscaling_v2_metric_spec_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_metric_spec autoscaling_v2_metric_spec_list_at(
    autoscaling_v2_metric_spec_list list, size_t index)
{
    return autoscaling_v2_metric_spec_of(kin_value_at(list.value, index));
}
static inline autoscaling_v2_metric_spec_edit
    autoscaling_v2_metric_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_metric_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_metric_spec_edit_copy(
    autoscaling_v2_metric_spec_edit at, autoscaling_v2_metric_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_metric_status {
    kin_value value;
} autoscaling_v2_metric_status;
typedef struct autoscaling_v2_metric_status_list {
    kin_value value;
} autoscaling_v2_metric_status_list;
typedef struct autoscaling_v2_metric_status_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_metric_status_edit;
static inline autoscaling_v2_metric_status autoscaling_v2_metric_status_of(
    kin_value value)
{
    autoscaling_v2_metric_status view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_metric_status_list
    autoscaling_v2_metric_status_list_of(kin_value value)
{
    autoscaling_v2_metric_status_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_metric_status_list_count(
    autoscaling_v2_metric_status_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_metric_status autoscaling_v2_metric_status_list_at(
    autoscaling_v2_metric_status_list list, size_t index)
{
    return autoscaling_v2_metric_status_of(kin_value_at(list.value, index));
}
static inline autoscaling_v2_metric_status_edit
    autoscaling_v2_metric_status_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_metric_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_metric_status_edit_copy(
    autoscaling_v2_metric_status_edit at, autoscaling_v2_metric_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_metric_target {
    kin_value value;
} autoscaling_v2_metric_target;
typedef struct autoscaling_v2_metric_target_list {
    kin_value value;
} autoscaling_v2_metric_target_list;
typedef struct autoscaling_v2_metric_target_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_metric_target_edit;
static inline autoscaling_v2_metric_target autoscaling_v2_metric_target_of(
    kin_value value)
{
    autoscaling_v2_metric_target view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_metric_target_list
    autoscaling_v2_metric_target_list_of(kin_value value)
{
    autoscaling_v2_metric_target_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_metric_target_list_count(
    autoscaling_v2_metric_target_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_metric_target autoscaling_v2_metric_target_list_at(
    autoscaling_v2_metric_target_list list, size_t index)
{
    return autoscaling_v2_metric_target_of(kin_value_at(list.value, index));
}
static inline autoscaling_v2_metric_target_edit
    autoscaling_v2_metric_target_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_metric_target_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_metric_target_edit_copy(
    autoscaling_v2_metric_target_edit at, autoscaling_v2_metric_target view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_metric_value_status {
    kin_value value;
} autoscaling_v2_metric_value_status;
typedef struct autoscaling_v2_metric_value_status_list {
    kin_value value;
} autoscaling_v2_metric_value_status_list;
typedef struct autoscaling_v2_metric_value_status_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_metric_value_status_edit;
static inline autoscaling_v2_metric_value_status
    autoscaling_v2_metric_value_status_of(kin_value value)
{
    autoscaling_v2_metric_value_status view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_metric_value_status_list
    autoscaling_v2_metric_value_status_list_of(kin_value value)
{
    autoscaling_v2_metric_value_status_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_metric_value_status_list_count(
    autoscaling_v2_metric_value_status_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_metric_value_status
    autoscaling_v2_metric_value_status_list_at(
    autoscaling_v2_metric_value_status_list list, size_t index)
{
    return autoscaling_v2_metric_value_status_of(kin_value_at(list.value,
        index));
}
static inline autoscaling_v2_metric_value_status_edit
    autoscaling_v2_metric_value_status_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_metric_value_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_metric_value_status_edit_copy(
    autoscaling_v2_metric_value_status_edit at,
    autoscaling_v2_metric_value_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_object_metric_source {
    kin_value value;
} autoscaling_v2_object_metric_source;
typedef struct autoscaling_v2_object_metric_source_list {
    kin_value value;
} autoscaling_v2_object_metric_source_list;
typedef struct autoscaling_v2_object_metric_source_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_object_metric_source_edit;
static inline autoscaling_v2_object_metric_source
    autoscaling_v2_object_metric_source_of(kin_value value)
{
    autoscaling_v2_object_metric_source view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_object_metric_source_list
    autoscaling_v2_object_metric_source_list_of(kin_value value)
{
    autoscaling_v2_object_metric_source_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_object_metric_source_list_count(
    autoscaling_v2_object_metric_source_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_object_metric_source
    autoscaling_v2_object_metric_source_list_at(
    autoscaling_v2_object_metric_source_list list, size_t index)
{
    return autoscaling_v2_object_metric_source_of(kin_value_at(list.value,
        index));
}
static inline autoscaling_v2_object_metric_source_edit
    autoscaling_v2_object_metric_source_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_object_metric_source_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_object_metric_source_edit_copy(
    autoscaling_v2_object_metric_source_edit at,
    autoscaling_v2_object_metric_source view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_object_metric_status {
    kin_value value;
} autoscaling_v2_object_metric_status;
typedef struct autoscaling_v2_object_metric_status_list {
    kin_value value;
} autoscaling_v2_object_metric_status_list;
typedef struct autoscaling_v2_object_metric_status_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_object_metric_status_edit;
static inline autoscaling_v2_object_metric_status
    autoscaling_v2_object_metric_status_of(kin_value value)
{
    autoscaling_v2_object_metric_status view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_object_metric_status_list
    autoscaling_v2_object_metric_status_list_of(kin_value value)
{
    autoscaling_v2_object_metric_status_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_object_metric_status_list_count(
    autoscaling_v2_object_metric_status_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_object_metric_status
    autoscaling_v2_object_metric_status_list_at(
    autoscaling_v2_object_metric_status_list list, size_t index)
{
    return autoscaling_v2_object_metric_status_of(kin_value_at(list.value,
        index));
}
static inline autoscaling_v2_object_metric_status_edit
    autoscaling_v2_object_metric_status_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_object_metric_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_object_metric_status_edit_copy(
    autoscaling_v2_object_metric_status_edit at,
    autoscaling_v2_object_metric_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_pods_metric_source {
    kin_value value;
} autoscaling_v2_pods_metric_source;
typedef struct autoscaling_v2_pods_metric_source_list {
    kin_value value;
} autoscaling_v2_pods_metric_source_list;
typedef struct autoscaling_v2_pods_metric_source_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_pods_metric_source_edit;
static inline autoscaling_v2_pods_metric_source
    autoscaling_v2_pods_metric_source_of(kin_value value)
{
    autoscaling_v2_pods_metric_source view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_pods_metric_source_list
    autoscaling_v2_pods_metric_source_list_of(kin_value value)
{
    autoscaling_v2_pods_metric_source_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_pods_metric_source_list_count(
    autoscaling_v2_pods_metric_source_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_pods_metric_source
    autoscaling_v2_pods_metric_source_list_at(
    autoscaling_v2_pods_metric_source_list list, size_t index)
{
    return autoscaling_v2_pods_metric_source_of(kin_value_at(list.value,
        index));
}
static inline autoscaling_v2_pods_metric_source_edit
    autoscaling_v2_pods_metric_source_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_pods_metric_source_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_pods_metric_source_edit_copy(
    autoscaling_v2_pods_metric_source_edit at,
    autoscaling_v2_pods_metric_source view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_pods_metric_status {
    kin_value value;
} autoscaling_v2_pods_metric_status;
typedef struct autoscaling_v2_pods_metric_status_list {
    kin_value value;
} autoscaling_v2_pods_metric_status_list;
typedef struct autoscaling_v2_pods_metric_status_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_pods_metric_status_edit;
static inline autoscaling_v2_pods_metric_status
    autoscaling_v2_pods_metric_status_of(kin_value value)
{
    autoscaling_v2_pods_metric_status view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_pods_metric_status_list
    autoscaling_v2_pods_metric_status_list_of(kin_value value)
{
    autoscaling_v2_pods_metric_status_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_pods_metric_status_list_count(
    autoscaling_v2_pods_metric_status_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_pods_metric_status
    autoscaling_v2_pods_metric_status_list_at(
    autoscaling_v2_pods_metric_status_list list, size_t index)
{
    return autoscaling_v2_pods_metric_status_of(kin_value_at(list.value,
        index));
}
static inline autoscaling_v2_pods_metric_status_edit
    autoscaling_v2_pods_metric_status_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_pods_metric_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_pods_metric_status_edit_copy(
    autoscaling_v2_pods_metric_status_edit at,
    autoscaling_v2_pods_metric_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_resource_metric_source {
    kin_value value;
} autoscaling_v2_resource_metric_source;
typedef struct autoscaling_v2_resource_metric_source_list {
    kin_value value;
} autoscaling_v2_resource_metric_source_list;
typedef struct autoscaling_v2_resource_metric_source_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_resource_metric_source_edit;
static inline autoscaling_v2_resource_metric_source
    autoscaling_v2_resource_metric_source_of(kin_value value)
{
    autoscaling_v2_resource_metric_source view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_resource_metric_source_list
    autoscaling_v2_resource_metric_source_list_of(kin_value value)
{
    autoscaling_v2_resource_metric_source_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_resource_metric_source_list_count(
    autoscaling_v2_resource_metric_source_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_resource_metric_source
    autoscaling_v2_resource_metric_source_list_at(
    autoscaling_v2_resource_metric_source_list list, size_t index)
{
    return autoscaling_v2_resource_metric_source_of(kin_value_at(list.value,
        index));
}
static inline autoscaling_v2_resource_metric_source_edit
    autoscaling_v2_resource_metric_source_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_resource_metric_source_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_resource_metric_source_edit_copy(
    autoscaling_v2_resource_metric_source_edit at,
    autoscaling_v2_resource_metric_source view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v2_resource_metric_status {
    kin_value value;
} autoscaling_v2_resource_metric_status;
typedef struct autoscaling_v2_resource_metric_status_list {
    kin_value value;
} autoscaling_v2_resource_metric_status_list;
typedef struct autoscaling_v2_resource_metric_status_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v2_resource_metric_status_edit;
static inline autoscaling_v2_resource_metric_status
    autoscaling_v2_resource_metric_status_of(kin_value value)
{
    autoscaling_v2_resource_metric_status view;
    view.value = value;
    return view;
}
static inline autoscaling_v2_resource_metric_status_list
    autoscaling_v2_resource_metric_status_list_of(kin_value value)
{
    autoscaling_v2_resource_metric_status_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v2_resource_metric_status_list_count(
    autoscaling_v2_resource_metric_status_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v2_resource_metric_status
    autoscaling_v2_resource_metric_status_list_at(
    autoscaling_v2_resource_metric_status_list list, size_t index)
{
    return autoscaling_v2_resource_metric_status_of(kin_value_at(list.value,
        index));
}
static inline autoscaling_v2_resource_metric_status_edit
    autoscaling_v2_resource_metric_status_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v2_resource_metric_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v2_resource_metric_status_edit_copy(
    autoscaling_v2_resource_metric_status_edit at,
    autoscaling_v2_resource_metric_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* ContainerResourceMetricSource */
static inline kin_field
    *autoscaling_v2_container_resource_metric_source_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str autoscaling_v2_container_resource_metric_source_name(
    autoscaling_v2_container_resource_metric_source view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_source_name_field_()));
}
static inline int autoscaling_v2_container_resource_metric_source_name_set(
    autoscaling_v2_container_resource_metric_source_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_container_resource_metric_source_name_field_()), value);
}
static inline bool autoscaling_v2_container_resource_metric_source_name_has(
    autoscaling_v2_container_resource_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_source_name_field_()));
}
static inline int autoscaling_v2_container_resource_metric_source_name_unset(
    autoscaling_v2_container_resource_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_container_resource_metric_source_name_field_()));
}
static inline kin_field
    *autoscaling_v2_container_resource_metric_source_target_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("target", "");
    return &field;
}
static inline autoscaling_v2_metric_target
    autoscaling_v2_container_resource_metric_source_get_target(
    autoscaling_v2_container_resource_metric_source view)
{
    return autoscaling_v2_metric_target_of(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_source_target_field_()));
}
static inline autoscaling_v2_metric_target_edit
    autoscaling_v2_container_resource_metric_source_edit_target(
    autoscaling_v2_container_resource_metric_source_edit at)
{
    return autoscaling_v2_metric_target_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        autoscaling_v2_container_resource_metric_source_target_field_()));
}
static inline bool autoscaling_v2_container_resource_metric_source_target_has(
    autoscaling_v2_container_resource_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_source_target_field_()));
}
static inline int autoscaling_v2_container_resource_metric_source_target_unset(
    autoscaling_v2_container_resource_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_container_resource_metric_source_target_field_()));
}
static inline kin_field
    *autoscaling_v2_container_resource_metric_source_container_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("container", "");
    return &field;
}
static inline kin_str autoscaling_v2_container_resource_metric_source_container(
    autoscaling_v2_container_resource_metric_source view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_source_container_field_()));
}
static inline int autoscaling_v2_container_resource_metric_source_container_set(
    autoscaling_v2_container_resource_metric_source_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_container_resource_metric_source_container_field_()),
        value);
}
static inline bool
    autoscaling_v2_container_resource_metric_source_container_has(
    autoscaling_v2_container_resource_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_source_container_field_()));
}
static inline int
    autoscaling_v2_container_resource_metric_source_container_unset(
    autoscaling_v2_container_resource_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_container_resource_metric_source_container_field_()));
}

/* ContainerResourceMetricStatus */
static inline kin_field
    *autoscaling_v2_container_resource_metric_status_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str autoscaling_v2_container_resource_metric_status_name(
    autoscaling_v2_container_resource_metric_status view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_status_name_field_()));
}
static inline int autoscaling_v2_container_resource_metric_status_name_set(
    autoscaling_v2_container_resource_metric_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_container_resource_metric_status_name_field_()), value);
}
static inline bool autoscaling_v2_container_resource_metric_status_name_has(
    autoscaling_v2_container_resource_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_status_name_field_()));
}
static inline int autoscaling_v2_container_resource_metric_status_name_unset(
    autoscaling_v2_container_resource_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_container_resource_metric_status_name_field_()));
}
static inline kin_field
    *autoscaling_v2_container_resource_metric_status_current_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("current", "");
    return &field;
}
static inline autoscaling_v2_metric_value_status
    autoscaling_v2_container_resource_metric_status_get_current(
    autoscaling_v2_container_resource_metric_status view)
{
    return autoscaling_v2_metric_value_status_of(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_status_current_field_()));
}
static inline autoscaling_v2_metric_value_status_edit
    autoscaling_v2_container_resource_metric_status_edit_current(
    autoscaling_v2_container_resource_metric_status_edit at)
{
    return autoscaling_v2_metric_value_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        autoscaling_v2_container_resource_metric_status_current_field_()));
}
static inline bool autoscaling_v2_container_resource_metric_status_current_has(
    autoscaling_v2_container_resource_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_status_current_field_()));
}
static inline int autoscaling_v2_container_resource_metric_status_current_unset(
    autoscaling_v2_container_resource_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_container_resource_metric_status_current_field_()));
}
static inline kin_field
    *autoscaling_v2_container_resource_metric_status_container_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("container", "");
    return &field;
}
static inline kin_str autoscaling_v2_container_resource_metric_status_container(
    autoscaling_v2_container_resource_metric_status view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_status_container_field_()));
}
static inline int autoscaling_v2_container_resource_metric_status_container_set(
    autoscaling_v2_container_resource_metric_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_container_resource_metric_status_container_field_()),
        value);
}
static inline bool
    autoscaling_v2_container_resource_metric_status_container_has(
    autoscaling_v2_container_resource_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_container_resource_metric_status_container_field_()));
}
static inline int
    autoscaling_v2_container_resource_metric_status_container_unset(
    autoscaling_v2_container_resource_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_container_resource_metric_status_container_field_()));
}

/* CrossVersionObjectReference */
static inline kin_field
    *autoscaling_v2_cross_version_object_reference_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("kind", "");
    return &field;
}
static inline kin_str autoscaling_v2_cross_version_object_reference_kind(
    autoscaling_v2_cross_version_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_cross_version_object_reference_kind_field_()));
}
static inline int autoscaling_v2_cross_version_object_reference_kind_set(
    autoscaling_v2_cross_version_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_cross_version_object_reference_kind_field_()), value);
}
static inline bool autoscaling_v2_cross_version_object_reference_kind_has(
    autoscaling_v2_cross_version_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_cross_version_object_reference_kind_field_()));
}
static inline int autoscaling_v2_cross_version_object_reference_kind_unset(
    autoscaling_v2_cross_version_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_cross_version_object_reference_kind_field_()));
}
static inline kin_field
    *autoscaling_v2_cross_version_object_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str autoscaling_v2_cross_version_object_reference_name(
    autoscaling_v2_cross_version_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_cross_version_object_reference_name_field_()));
}
static inline int autoscaling_v2_cross_version_object_reference_name_set(
    autoscaling_v2_cross_version_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_cross_version_object_reference_name_field_()), value);
}
static inline bool autoscaling_v2_cross_version_object_reference_name_has(
    autoscaling_v2_cross_version_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_cross_version_object_reference_name_field_()));
}
static inline int autoscaling_v2_cross_version_object_reference_name_unset(
    autoscaling_v2_cross_version_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_cross_version_object_reference_name_field_()));
}
static inline kin_field
    *autoscaling_v2_cross_version_object_reference_api_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiVersion", "");
    return &field;
}
static inline kin_str autoscaling_v2_cross_version_object_reference_api_version(
    autoscaling_v2_cross_version_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_cross_version_object_reference_api_version_field_()));
}
static inline int autoscaling_v2_cross_version_object_reference_api_version_set(
    autoscaling_v2_cross_version_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_cross_version_object_reference_api_version_field_()),
        value);
}
static inline bool
    autoscaling_v2_cross_version_object_reference_api_version_has(
    autoscaling_v2_cross_version_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_cross_version_object_reference_api_version_field_()));
}
static inline int
    autoscaling_v2_cross_version_object_reference_api_version_unset(
    autoscaling_v2_cross_version_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_cross_version_object_reference_api_version_field_()));
}

/* ExternalMetricSource */
static inline kin_field
    *autoscaling_v2_external_metric_source_metric_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metric", "");
    return &field;
}
static inline autoscaling_v2_metric_identifier
    autoscaling_v2_external_metric_source_get_metric(
    autoscaling_v2_external_metric_source view)
{
    return autoscaling_v2_metric_identifier_of(kin_value_field(view.value,
        autoscaling_v2_external_metric_source_metric_field_()));
}
static inline autoscaling_v2_metric_identifier_edit
    autoscaling_v2_external_metric_source_edit_metric(
    autoscaling_v2_external_metric_source_edit at)
{
    return autoscaling_v2_metric_identifier_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        autoscaling_v2_external_metric_source_metric_field_()));
}
static inline bool autoscaling_v2_external_metric_source_metric_has(
    autoscaling_v2_external_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_external_metric_source_metric_field_()));
}
static inline int autoscaling_v2_external_metric_source_metric_unset(
    autoscaling_v2_external_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_external_metric_source_metric_field_()));
}
static inline kin_field
    *autoscaling_v2_external_metric_source_target_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("target", "");
    return &field;
}
static inline autoscaling_v2_metric_target
    autoscaling_v2_external_metric_source_get_target(
    autoscaling_v2_external_metric_source view)
{
    return autoscaling_v2_metric_target_of(kin_value_field(view.value,
        autoscaling_v2_external_metric_source_target_field_()));
}
static inline autoscaling_v2_metric_target_edit
    autoscaling_v2_external_metric_source_edit_target(
    autoscaling_v2_external_metric_source_edit at)
{
    return autoscaling_v2_metric_target_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v2_external_metric_source_target_field_()));
}
static inline bool autoscaling_v2_external_metric_source_target_has(
    autoscaling_v2_external_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_external_metric_source_target_field_()));
}
static inline int autoscaling_v2_external_metric_source_target_unset(
    autoscaling_v2_external_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_external_metric_source_target_field_()));
}

/* ExternalMetricStatus */
static inline kin_field
    *autoscaling_v2_external_metric_status_metric_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metric", "");
    return &field;
}
static inline autoscaling_v2_metric_identifier
    autoscaling_v2_external_metric_status_get_metric(
    autoscaling_v2_external_metric_status view)
{
    return autoscaling_v2_metric_identifier_of(kin_value_field(view.value,
        autoscaling_v2_external_metric_status_metric_field_()));
}
static inline autoscaling_v2_metric_identifier_edit
    autoscaling_v2_external_metric_status_edit_metric(
    autoscaling_v2_external_metric_status_edit at)
{
    return autoscaling_v2_metric_identifier_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        autoscaling_v2_external_metric_status_metric_field_()));
}
static inline bool autoscaling_v2_external_metric_status_metric_has(
    autoscaling_v2_external_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_external_metric_status_metric_field_()));
}
static inline int autoscaling_v2_external_metric_status_metric_unset(
    autoscaling_v2_external_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_external_metric_status_metric_field_()));
}
static inline kin_field
    *autoscaling_v2_external_metric_status_current_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("current", "");
    return &field;
}
static inline autoscaling_v2_metric_value_status
    autoscaling_v2_external_metric_status_get_current(
    autoscaling_v2_external_metric_status view)
{
    return autoscaling_v2_metric_value_status_of(kin_value_field(view.value,
        autoscaling_v2_external_metric_status_current_field_()));
}
static inline autoscaling_v2_metric_value_status_edit
    autoscaling_v2_external_metric_status_edit_current(
    autoscaling_v2_external_metric_status_edit at)
{
    return autoscaling_v2_metric_value_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        autoscaling_v2_external_metric_status_current_field_()));
}
static inline bool autoscaling_v2_external_metric_status_current_has(
    autoscaling_v2_external_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_external_metric_status_current_field_()));
}
static inline int autoscaling_v2_external_metric_status_current_unset(
    autoscaling_v2_external_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_external_metric_status_current_field_()));
}

/* HPAScalingPolicy */
static inline kin_field *autoscaling_v2_hpa_scaling_policy_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str autoscaling_v2_hpa_scaling_policy_type(
    autoscaling_v2_hpa_scaling_policy view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_policy_type_field_()));
}
static inline int autoscaling_v2_hpa_scaling_policy_type_set(
    autoscaling_v2_hpa_scaling_policy_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_policy_type_field_()), value);
}
static inline bool autoscaling_v2_hpa_scaling_policy_type_has(
    autoscaling_v2_hpa_scaling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_policy_type_field_()));
}
static inline int autoscaling_v2_hpa_scaling_policy_type_unset(
    autoscaling_v2_hpa_scaling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_policy_type_field_()));
}
static inline kin_field *autoscaling_v2_hpa_scaling_policy_value_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("value", "");
    return &field;
}
static inline int32_t autoscaling_v2_hpa_scaling_policy_value(
    autoscaling_v2_hpa_scaling_policy view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_policy_value_field_()));
}
static inline int autoscaling_v2_hpa_scaling_policy_value_set(
    autoscaling_v2_hpa_scaling_policy_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_policy_value_field_()), value);
}
static inline bool autoscaling_v2_hpa_scaling_policy_value_has(
    autoscaling_v2_hpa_scaling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_policy_value_field_()));
}
static inline int autoscaling_v2_hpa_scaling_policy_value_unset(
    autoscaling_v2_hpa_scaling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_policy_value_field_()));
}
static inline kin_field
    *autoscaling_v2_hpa_scaling_policy_period_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("periodSeconds", "");
    return &field;
}
static inline int32_t autoscaling_v2_hpa_scaling_policy_period_seconds(
    autoscaling_v2_hpa_scaling_policy view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_policy_period_seconds_field_()));
}
static inline int autoscaling_v2_hpa_scaling_policy_period_seconds_set(
    autoscaling_v2_hpa_scaling_policy_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_policy_period_seconds_field_()), value);
}
static inline bool autoscaling_v2_hpa_scaling_policy_period_seconds_has(
    autoscaling_v2_hpa_scaling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_policy_period_seconds_field_()));
}
static inline int autoscaling_v2_hpa_scaling_policy_period_seconds_unset(
    autoscaling_v2_hpa_scaling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_policy_period_seconds_field_()));
}

/* HPAScalingRules */
static inline kin_field
    *autoscaling_v2_hpa_scaling_rules_stabilization_window_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("stabilizationWindowSeconds", "");
    return &field;
}
static inline int32_t
    autoscaling_v2_hpa_scaling_rules_stabilization_window_seconds(
    autoscaling_v2_hpa_scaling_rules view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_rules_stabilization_window_seconds_field_()));
}
static inline int
    autoscaling_v2_hpa_scaling_rules_stabilization_window_seconds_set(
    autoscaling_v2_hpa_scaling_rules_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_rules_stabilization_window_seconds_field_()),
        value);
}
static inline bool
    autoscaling_v2_hpa_scaling_rules_stabilization_window_seconds_has(
    autoscaling_v2_hpa_scaling_rules view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_rules_stabilization_window_seconds_field_()));
}
static inline int
    autoscaling_v2_hpa_scaling_rules_stabilization_window_seconds_unset(
    autoscaling_v2_hpa_scaling_rules_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_rules_stabilization_window_seconds_field_()));
}
static inline kin_field
    *autoscaling_v2_hpa_scaling_rules_select_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selectPolicy", "");
    return &field;
}
static inline kin_str autoscaling_v2_hpa_scaling_rules_select_policy(
    autoscaling_v2_hpa_scaling_rules view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_rules_select_policy_field_()));
}
static inline int autoscaling_v2_hpa_scaling_rules_select_policy_set(
    autoscaling_v2_hpa_scaling_rules_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_rules_select_policy_field_()), value);
}
static inline bool autoscaling_v2_hpa_scaling_rules_select_policy_has(
    autoscaling_v2_hpa_scaling_rules view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_rules_select_policy_field_()));
}
static inline int autoscaling_v2_hpa_scaling_rules_select_policy_unset(
    autoscaling_v2_hpa_scaling_rules_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_rules_select_policy_field_()));
}
static inline kin_field *autoscaling_v2_hpa_scaling_rules_policies_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("policies", "");
    return &field;
}
static inline autoscaling_v2_hpa_scaling_policy_list
    autoscaling_v2_hpa_scaling_rules_get_policies(
    autoscaling_v2_hpa_scaling_rules view)
{
    return autoscaling_v2_hpa_scaling_policy_list_of(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_rules_policies_field_()));
}
static inline autoscaling_v2_hpa_scaling_policy
    autoscaling_v2_hpa_scaling_rules_policies_at(
    autoscaling_v2_hpa_scaling_rules view, size_t index)
{
    return autoscaling_v2_hpa_scaling_policy_of(kin_value_at(kin_value_field(
        view.value, autoscaling_v2_hpa_scaling_rules_policies_field_()),
        index));
}
static inline autoscaling_v2_hpa_scaling_policy_edit
    autoscaling_v2_hpa_scaling_rules_policies_append(
    autoscaling_v2_hpa_scaling_rules_edit at)
{
    return autoscaling_v2_hpa_scaling_policy_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_rules_policies_field_())));
}
static inline autoscaling_v2_hpa_scaling_policy_edit
    autoscaling_v2_hpa_scaling_rules_edit_policies_at(
    autoscaling_v2_hpa_scaling_rules_edit at, size_t index)
{
    return autoscaling_v2_hpa_scaling_policy_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_rules_policies_field_()), index));
}
static inline int autoscaling_v2_hpa_scaling_rules_policies_remove_at(
    autoscaling_v2_hpa_scaling_rules_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_hpa_scaling_rules_policies_field_()),
        index));
}
static inline size_t autoscaling_v2_hpa_scaling_rules_policies_count(
    autoscaling_v2_hpa_scaling_rules view)
{
    return kin_value_count(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_rules_policies_field_()));
}
static inline int autoscaling_v2_hpa_scaling_rules_policies_clear(
    autoscaling_v2_hpa_scaling_rules_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_rules_policies_field_()));
}
static inline bool autoscaling_v2_hpa_scaling_rules_policies_has(
    autoscaling_v2_hpa_scaling_rules view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_rules_policies_field_()));
}
static inline int autoscaling_v2_hpa_scaling_rules_policies_unset(
    autoscaling_v2_hpa_scaling_rules_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_rules_policies_field_()));
}
static inline kin_field *autoscaling_v2_hpa_scaling_rules_tolerance_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("tolerance", "");
    return &field;
}
static inline kin_quantity autoscaling_v2_hpa_scaling_rules_tolerance(
    autoscaling_v2_hpa_scaling_rules view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_rules_tolerance_field_()));
}
static inline int autoscaling_v2_hpa_scaling_rules_tolerance_set(
    autoscaling_v2_hpa_scaling_rules_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_rules_tolerance_field_()), value);
}
static inline bool autoscaling_v2_hpa_scaling_rules_tolerance_has(
    autoscaling_v2_hpa_scaling_rules view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_scaling_rules_tolerance_field_()));
}
static inline int autoscaling_v2_hpa_scaling_rules_tolerance_unset(
    autoscaling_v2_hpa_scaling_rules_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_scaling_rules_tolerance_field_()));
}

/* HorizontalPodAutoscaler */
static inline kin_field *autoscaling_v2_hpa_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta autoscaling_v2_hpa_get_metadata(
    autoscaling_v2_hpa view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        autoscaling_v2_hpa_metadata_field_()));
}
static inline meta_v1_object_meta_edit autoscaling_v2_hpa_edit_metadata(
    autoscaling_v2_hpa_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_metadata_field_()));
}
static inline bool autoscaling_v2_hpa_metadata_has(autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_metadata_field_()));
}
static inline int autoscaling_v2_hpa_metadata_unset(autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_metadata_field_()));
}
#define AUTOSCALING_V2_HPA_METADATA_PATH ".metadata"
static inline kin_field *autoscaling_v2_hpa_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline autoscaling_v2_hpa_spec autoscaling_v2_hpa_get_spec(
    autoscaling_v2_hpa view)
{
    return autoscaling_v2_hpa_spec_of(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_field_()));
}
static inline autoscaling_v2_hpa_spec_edit autoscaling_v2_hpa_edit_spec(
    autoscaling_v2_hpa_edit at)
{
    return autoscaling_v2_hpa_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v2_hpa_spec_field_()));
}
static inline bool autoscaling_v2_hpa_spec_has(autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_field_()));
}
static inline int autoscaling_v2_hpa_spec_unset(autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_field_()));
}
#define AUTOSCALING_V2_HPA_SPEC_PATH ".spec"
static inline kin_field *autoscaling_v2_hpa_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline autoscaling_v2_hpa_status autoscaling_v2_hpa_get_status(
    autoscaling_v2_hpa view)
{
    return autoscaling_v2_hpa_status_of(kin_object_field(view.object,
        autoscaling_v2_hpa_status_field_()));
}
static inline autoscaling_v2_hpa_status_edit autoscaling_v2_hpa_edit_status(
    autoscaling_v2_hpa_edit at)
{
    return autoscaling_v2_hpa_status_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v2_hpa_status_field_()));
}
static inline bool autoscaling_v2_hpa_status_has(autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_status_field_()));
}
static inline int autoscaling_v2_hpa_status_unset(autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_field_()));
}
#define AUTOSCALING_V2_HPA_STATUS_PATH ".status"
static inline kin_field *autoscaling_v2_hpa_spec_scale_target_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "scaleTargetRef");
    return &field;
}
static inline autoscaling_v2_cross_version_object_reference
    autoscaling_v2_hpa_get_spec_scale_target_ref(autoscaling_v2_hpa view)
{
    return autoscaling_v2_cross_version_object_reference_of(kin_object_field(
        view.object, autoscaling_v2_hpa_spec_scale_target_ref_field_()));
}
static inline autoscaling_v2_cross_version_object_reference_edit
    autoscaling_v2_hpa_edit_spec_scale_target_ref(autoscaling_v2_hpa_edit at)
{
    return autoscaling_v2_cross_version_object_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_scale_target_ref_field_()));
}
static inline bool autoscaling_v2_hpa_spec_scale_target_ref_has(
    autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_scale_target_ref_field_()));
}
static inline int autoscaling_v2_hpa_spec_scale_target_ref_unset(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_scale_target_ref_field_()));
}
#define AUTOSCALING_V2_HPA_SPEC_SCALE_TARGET_REF_PATH ".spec.scaleTargetRef"
static inline kin_field *autoscaling_v2_hpa_spec_min_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "minReplicas");
    return &field;
}
static inline int32_t autoscaling_v2_hpa_spec_min_replicas(
    autoscaling_v2_hpa view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_min_replicas_field_()));
}
static inline int autoscaling_v2_hpa_spec_min_replicas_set(
    autoscaling_v2_hpa_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_min_replicas_field_()), value);
}
static inline bool autoscaling_v2_hpa_spec_min_replicas_has(
    autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_min_replicas_field_()));
}
static inline int autoscaling_v2_hpa_spec_min_replicas_unset(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_min_replicas_field_()));
}
#define AUTOSCALING_V2_HPA_SPEC_MIN_REPLICAS_PATH ".spec.minReplicas"
static inline kin_field *autoscaling_v2_hpa_spec_max_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "maxReplicas");
    return &field;
}
static inline int32_t autoscaling_v2_hpa_spec_max_replicas(
    autoscaling_v2_hpa view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_max_replicas_field_()));
}
static inline int autoscaling_v2_hpa_spec_max_replicas_set(
    autoscaling_v2_hpa_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_max_replicas_field_()), value);
}
static inline bool autoscaling_v2_hpa_spec_max_replicas_has(
    autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_max_replicas_field_()));
}
static inline int autoscaling_v2_hpa_spec_max_replicas_unset(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_max_replicas_field_()));
}
#define AUTOSCALING_V2_HPA_SPEC_MAX_REPLICAS_PATH ".spec.maxReplicas"
static inline kin_field *autoscaling_v2_hpa_spec_metrics_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "metrics");
    return &field;
}
static inline autoscaling_v2_metric_spec_list
    autoscaling_v2_hpa_get_spec_metrics(autoscaling_v2_hpa view)
{
    return autoscaling_v2_metric_spec_list_of(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_metrics_field_()));
}
static inline autoscaling_v2_metric_spec autoscaling_v2_hpa_spec_metrics_at(
    autoscaling_v2_hpa view, size_t index)
{
    return autoscaling_v2_metric_spec_of(kin_value_at(kin_object_field(
        view.object, autoscaling_v2_hpa_spec_metrics_field_()), index));
}
static inline autoscaling_v2_metric_spec_edit
    autoscaling_v2_hpa_spec_metrics_append(autoscaling_v2_hpa_edit at)
{
    return autoscaling_v2_metric_spec_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_metrics_field_())));
}
static inline autoscaling_v2_metric_spec_edit
    autoscaling_v2_hpa_edit_spec_metrics_at(autoscaling_v2_hpa_edit at,
    size_t index)
{
    return autoscaling_v2_metric_spec_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_metrics_field_()), index));
}
static inline int autoscaling_v2_hpa_spec_metrics_remove_at(
    autoscaling_v2_hpa_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_hpa_spec_metrics_field_()), index));
}
static inline size_t autoscaling_v2_hpa_spec_metrics_count(
    autoscaling_v2_hpa view)
{
    return kin_value_count(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_metrics_field_()));
}
static inline int autoscaling_v2_hpa_spec_metrics_clear(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_metrics_field_()));
}
static inline bool autoscaling_v2_hpa_spec_metrics_has(autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_metrics_field_()));
}
static inline int autoscaling_v2_hpa_spec_metrics_unset(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_metrics_field_()));
}
#define AUTOSCALING_V2_HPA_SPEC_METRICS_PATH ".spec.metrics"
static inline kin_field *autoscaling_v2_hpa_spec_behavior_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "behavior");
    return &field;
}
static inline autoscaling_v2_hpa_behavior autoscaling_v2_hpa_get_spec_behavior(
    autoscaling_v2_hpa view)
{
    return autoscaling_v2_hpa_behavior_of(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_behavior_field_()));
}
static inline autoscaling_v2_hpa_behavior_edit
    autoscaling_v2_hpa_edit_spec_behavior(autoscaling_v2_hpa_edit at)
{
    return autoscaling_v2_hpa_behavior_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v2_hpa_spec_behavior_field_()));
}
static inline bool autoscaling_v2_hpa_spec_behavior_has(autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_spec_behavior_field_()));
}
static inline int autoscaling_v2_hpa_spec_behavior_unset(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_behavior_field_()));
}
#define AUTOSCALING_V2_HPA_SPEC_BEHAVIOR_PATH ".spec.behavior"
static inline kin_field
    *autoscaling_v2_hpa_status_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "observedGeneration");
    return &field;
}
static inline int64_t autoscaling_v2_hpa_status_observed_generation(
    autoscaling_v2_hpa view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        autoscaling_v2_hpa_status_observed_generation_field_()));
}
static inline int autoscaling_v2_hpa_status_observed_generation_set(
    autoscaling_v2_hpa_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_observed_generation_field_()), value);
}
static inline bool autoscaling_v2_hpa_status_observed_generation_has(
    autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_status_observed_generation_field_()));
}
static inline int autoscaling_v2_hpa_status_observed_generation_unset(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_observed_generation_field_()));
}
#define AUTOSCALING_V2_HPA_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
static inline kin_field *autoscaling_v2_hpa_status_last_scale_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "lastScaleTime");
    return &field;
}
static inline kin_time autoscaling_v2_hpa_status_last_scale_time(
    autoscaling_v2_hpa view)
{
    return kin_value_as_time(kin_object_field(view.object,
        autoscaling_v2_hpa_status_last_scale_time_field_()));
}
static inline int autoscaling_v2_hpa_status_last_scale_time_set(
    autoscaling_v2_hpa_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_last_scale_time_field_()), value);
}
static inline bool autoscaling_v2_hpa_status_last_scale_time_has(
    autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_status_last_scale_time_field_()));
}
static inline int autoscaling_v2_hpa_status_last_scale_time_unset(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_last_scale_time_field_()));
}
#define AUTOSCALING_V2_HPA_STATUS_LAST_SCALE_TIME_PATH ".status.lastScaleTime"
static inline kin_field *autoscaling_v2_hpa_status_current_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "currentReplicas");
    return &field;
}
static inline int32_t autoscaling_v2_hpa_status_current_replicas(
    autoscaling_v2_hpa view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v2_hpa_status_current_replicas_field_()));
}
static inline int autoscaling_v2_hpa_status_current_replicas_set(
    autoscaling_v2_hpa_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_current_replicas_field_()), value);
}
static inline bool autoscaling_v2_hpa_status_current_replicas_has(
    autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_status_current_replicas_field_()));
}
static inline int autoscaling_v2_hpa_status_current_replicas_unset(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_current_replicas_field_()));
}
#define AUTOSCALING_V2_HPA_STATUS_CURRENT_REPLICAS_PATH \
    ".status.currentReplicas"
static inline kin_field *autoscaling_v2_hpa_status_desired_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "desiredReplicas");
    return &field;
}
static inline int32_t autoscaling_v2_hpa_status_desired_replicas(
    autoscaling_v2_hpa view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v2_hpa_status_desired_replicas_field_()));
}
static inline int autoscaling_v2_hpa_status_desired_replicas_set(
    autoscaling_v2_hpa_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_desired_replicas_field_()), value);
}
static inline bool autoscaling_v2_hpa_status_desired_replicas_has(
    autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_status_desired_replicas_field_()));
}
static inline int autoscaling_v2_hpa_status_desired_replicas_unset(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_desired_replicas_field_()));
}
#define AUTOSCALING_V2_HPA_STATUS_DESIRED_REPLICAS_PATH \
    ".status.desiredReplicas"
static inline kin_field *autoscaling_v2_hpa_status_current_metrics_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "currentMetrics");
    return &field;
}
static inline autoscaling_v2_metric_status_list
    autoscaling_v2_hpa_get_status_current_metrics(autoscaling_v2_hpa view)
{
    return autoscaling_v2_metric_status_list_of(kin_object_field(view.object,
        autoscaling_v2_hpa_status_current_metrics_field_()));
}
static inline autoscaling_v2_metric_status
    autoscaling_v2_hpa_status_current_metrics_at(autoscaling_v2_hpa view,
    size_t index)
{
    return autoscaling_v2_metric_status_of(kin_value_at(kin_object_field(
        view.object, autoscaling_v2_hpa_status_current_metrics_field_()),
        index));
}
static inline autoscaling_v2_metric_status_edit
    autoscaling_v2_hpa_status_current_metrics_append(autoscaling_v2_hpa_edit at)
{
    return autoscaling_v2_metric_status_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_current_metrics_field_())));
}
static inline autoscaling_v2_metric_status_edit
    autoscaling_v2_hpa_edit_status_current_metrics_at(
    autoscaling_v2_hpa_edit at, size_t index)
{
    return autoscaling_v2_metric_status_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_current_metrics_field_()), index));
}
static inline int autoscaling_v2_hpa_status_current_metrics_remove_at(
    autoscaling_v2_hpa_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_hpa_status_current_metrics_field_()),
        index));
}
static inline size_t autoscaling_v2_hpa_status_current_metrics_count(
    autoscaling_v2_hpa view)
{
    return kin_value_count(kin_object_field(view.object,
        autoscaling_v2_hpa_status_current_metrics_field_()));
}
static inline int autoscaling_v2_hpa_status_current_metrics_clear(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_current_metrics_field_()));
}
static inline bool autoscaling_v2_hpa_status_current_metrics_has(
    autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_status_current_metrics_field_()));
}
static inline int autoscaling_v2_hpa_status_current_metrics_unset(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_current_metrics_field_()));
}
#define AUTOSCALING_V2_HPA_STATUS_CURRENT_METRICS_PATH ".status.currentMetrics"
static inline kin_field *autoscaling_v2_hpa_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline autoscaling_v2_hpa_condition_list
    autoscaling_v2_hpa_get_status_conditions(autoscaling_v2_hpa view)
{
    return autoscaling_v2_hpa_condition_list_of(kin_object_field(view.object,
        autoscaling_v2_hpa_status_conditions_field_()));
}
static inline autoscaling_v2_hpa_condition
    autoscaling_v2_hpa_status_conditions_at(autoscaling_v2_hpa view,
    size_t index)
{
    return autoscaling_v2_hpa_condition_of(kin_value_at(kin_object_field(
        view.object, autoscaling_v2_hpa_status_conditions_field_()), index));
}
static inline autoscaling_v2_hpa_condition_edit
    autoscaling_v2_hpa_status_conditions_append(autoscaling_v2_hpa_edit at)
{
    return autoscaling_v2_hpa_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_conditions_field_())));
}
static inline autoscaling_v2_hpa_condition_edit
    autoscaling_v2_hpa_edit_status_conditions_at(autoscaling_v2_hpa_edit at,
    size_t index)
{
    return autoscaling_v2_hpa_condition_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_conditions_field_()), index));
}
static inline int autoscaling_v2_hpa_status_conditions_remove_at(
    autoscaling_v2_hpa_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_hpa_status_conditions_field_()),
        index));
}
static inline size_t autoscaling_v2_hpa_status_conditions_count(
    autoscaling_v2_hpa view)
{
    return kin_value_count(kin_object_field(view.object,
        autoscaling_v2_hpa_status_conditions_field_()));
}
static inline int autoscaling_v2_hpa_status_conditions_clear(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_conditions_field_()));
}
static inline bool autoscaling_v2_hpa_status_conditions_has(
    autoscaling_v2_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v2_hpa_status_conditions_field_()));
}
static inline int autoscaling_v2_hpa_status_conditions_unset(
    autoscaling_v2_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_conditions_field_()));
}
#define AUTOSCALING_V2_HPA_STATUS_CONDITIONS_PATH ".status.conditions"

/* HorizontalPodAutoscalerBehavior */
static inline kin_field *autoscaling_v2_hpa_behavior_scale_up_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("scaleUp", "");
    return &field;
}
static inline autoscaling_v2_hpa_scaling_rules
    autoscaling_v2_hpa_behavior_get_scale_up(autoscaling_v2_hpa_behavior view)
{
    return autoscaling_v2_hpa_scaling_rules_of(kin_value_field(view.value,
        autoscaling_v2_hpa_behavior_scale_up_field_()));
}
static inline autoscaling_v2_hpa_scaling_rules_edit
    autoscaling_v2_hpa_behavior_edit_scale_up(
    autoscaling_v2_hpa_behavior_edit at)
{
    return autoscaling_v2_hpa_scaling_rules_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_hpa_behavior_scale_up_field_()));
}
static inline bool autoscaling_v2_hpa_behavior_scale_up_has(
    autoscaling_v2_hpa_behavior view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_behavior_scale_up_field_()));
}
static inline int autoscaling_v2_hpa_behavior_scale_up_unset(
    autoscaling_v2_hpa_behavior_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_behavior_scale_up_field_()));
}
static inline kin_field *autoscaling_v2_hpa_behavior_scale_down_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("scaleDown", "");
    return &field;
}
static inline autoscaling_v2_hpa_scaling_rules
    autoscaling_v2_hpa_behavior_get_scale_down(autoscaling_v2_hpa_behavior view)
{
    return autoscaling_v2_hpa_scaling_rules_of(kin_value_field(view.value,
        autoscaling_v2_hpa_behavior_scale_down_field_()));
}
static inline autoscaling_v2_hpa_scaling_rules_edit
    autoscaling_v2_hpa_behavior_edit_scale_down(
    autoscaling_v2_hpa_behavior_edit at)
{
    return autoscaling_v2_hpa_scaling_rules_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_hpa_behavior_scale_down_field_()));
}
static inline bool autoscaling_v2_hpa_behavior_scale_down_has(
    autoscaling_v2_hpa_behavior view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_behavior_scale_down_field_()));
}
static inline int autoscaling_v2_hpa_behavior_scale_down_unset(
    autoscaling_v2_hpa_behavior_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_behavior_scale_down_field_()));
}

/* HorizontalPodAutoscalerCondition */
static inline kin_field *autoscaling_v2_hpa_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str autoscaling_v2_hpa_condition_type(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_type_field_()));
}
static inline int autoscaling_v2_hpa_condition_type_set(
    autoscaling_v2_hpa_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_type_field_()), value);
}
static inline bool autoscaling_v2_hpa_condition_type_has(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_type_field_()));
}
static inline int autoscaling_v2_hpa_condition_type_unset(
    autoscaling_v2_hpa_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_type_field_()));
}
static inline kin_field *autoscaling_v2_hpa_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str autoscaling_v2_hpa_condition_status(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_status_field_()));
}
static inline int autoscaling_v2_hpa_condition_status_set(
    autoscaling_v2_hpa_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_status_field_()), value);
}
static inline bool autoscaling_v2_hpa_condition_status_has(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_status_field_()));
}
static inline int autoscaling_v2_hpa_condition_status_unset(
    autoscaling_v2_hpa_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_status_field_()));
}
static inline kin_field
    *autoscaling_v2_hpa_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time autoscaling_v2_hpa_condition_last_transition_time(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_last_transition_time_field_()));
}
static inline int autoscaling_v2_hpa_condition_last_transition_time_set(
    autoscaling_v2_hpa_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_last_transition_time_field_()), value);
}
static inline bool autoscaling_v2_hpa_condition_last_transition_time_has(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_last_transition_time_field_()));
}
static inline int autoscaling_v2_hpa_condition_last_transition_time_unset(
    autoscaling_v2_hpa_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_last_transition_time_field_()));
}
static inline kin_field *autoscaling_v2_hpa_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str autoscaling_v2_hpa_condition_reason(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_reason_field_()));
}
static inline int autoscaling_v2_hpa_condition_reason_set(
    autoscaling_v2_hpa_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_reason_field_()), value);
}
static inline bool autoscaling_v2_hpa_condition_reason_has(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_reason_field_()));
}
static inline int autoscaling_v2_hpa_condition_reason_unset(
    autoscaling_v2_hpa_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_reason_field_()));
}
static inline kin_field *autoscaling_v2_hpa_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str autoscaling_v2_hpa_condition_message(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_message_field_()));
}
static inline int autoscaling_v2_hpa_condition_message_set(
    autoscaling_v2_hpa_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_message_field_()), value);
}
static inline bool autoscaling_v2_hpa_condition_message_has(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_message_field_()));
}
static inline int autoscaling_v2_hpa_condition_message_unset(
    autoscaling_v2_hpa_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_message_field_()));
}
static inline kin_field
    *autoscaling_v2_hpa_condition_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t autoscaling_v2_hpa_condition_observed_generation(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_observed_generation_field_()));
}
static inline int autoscaling_v2_hpa_condition_observed_generation_set(
    autoscaling_v2_hpa_condition_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_observed_generation_field_()), value);
}
static inline bool autoscaling_v2_hpa_condition_observed_generation_has(
    autoscaling_v2_hpa_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_condition_observed_generation_field_()));
}
static inline int autoscaling_v2_hpa_condition_observed_generation_unset(
    autoscaling_v2_hpa_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_condition_observed_generation_field_()));
}

/* HorizontalPodAutoscalerSpec */
static inline kin_field
    *autoscaling_v2_hpa_spec_get_scale_target_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("scaleTargetRef", "");
    return &field;
}
static inline autoscaling_v2_cross_version_object_reference
    autoscaling_v2_hpa_spec_get_scale_target_ref(autoscaling_v2_hpa_spec view)
{
    return autoscaling_v2_cross_version_object_reference_of(kin_value_field(
        view.value, autoscaling_v2_hpa_spec_get_scale_target_ref_field_()));
}
static inline autoscaling_v2_cross_version_object_reference_edit
    autoscaling_v2_hpa_spec_edit_scale_target_ref(
    autoscaling_v2_hpa_spec_edit at)
{
    return autoscaling_v2_cross_version_object_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_get_scale_target_ref_field_()));
}
static inline bool autoscaling_v2_hpa_spec_get_scale_target_ref_has(
    autoscaling_v2_hpa_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_spec_get_scale_target_ref_field_()));
}
static inline int autoscaling_v2_hpa_spec_edit_scale_target_ref_unset(
    autoscaling_v2_hpa_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_get_scale_target_ref_field_()));
}
static inline kin_field *autoscaling_v2_hpa_spec_get_min_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("minReplicas", "");
    return &field;
}
static inline int32_t autoscaling_v2_hpa_spec_get_min_replicas(
    autoscaling_v2_hpa_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v2_hpa_spec_get_min_replicas_field_()));
}
static inline int autoscaling_v2_hpa_spec_edit_min_replicas_set(
    autoscaling_v2_hpa_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_get_min_replicas_field_()), value);
}
static inline bool autoscaling_v2_hpa_spec_get_min_replicas_has(
    autoscaling_v2_hpa_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_spec_get_min_replicas_field_()));
}
static inline int autoscaling_v2_hpa_spec_edit_min_replicas_unset(
    autoscaling_v2_hpa_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_get_min_replicas_field_()));
}
static inline kin_field *autoscaling_v2_hpa_spec_get_max_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxReplicas", "");
    return &field;
}
static inline int32_t autoscaling_v2_hpa_spec_get_max_replicas(
    autoscaling_v2_hpa_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v2_hpa_spec_get_max_replicas_field_()));
}
static inline int autoscaling_v2_hpa_spec_edit_max_replicas_set(
    autoscaling_v2_hpa_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_get_max_replicas_field_()), value);
}
static inline bool autoscaling_v2_hpa_spec_get_max_replicas_has(
    autoscaling_v2_hpa_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_spec_get_max_replicas_field_()));
}
static inline int autoscaling_v2_hpa_spec_edit_max_replicas_unset(
    autoscaling_v2_hpa_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_get_max_replicas_field_()));
}
static inline kin_field *autoscaling_v2_hpa_spec_get_metrics_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metrics", "");
    return &field;
}
static inline autoscaling_v2_metric_spec_list
    autoscaling_v2_hpa_spec_get_metrics(autoscaling_v2_hpa_spec view)
{
    return autoscaling_v2_metric_spec_list_of(kin_value_field(view.value,
        autoscaling_v2_hpa_spec_get_metrics_field_()));
}
static inline autoscaling_v2_metric_spec autoscaling_v2_hpa_spec_get_metrics_at(
    autoscaling_v2_hpa_spec view, size_t index)
{
    return autoscaling_v2_metric_spec_of(kin_value_at(kin_value_field(
        view.value, autoscaling_v2_hpa_spec_get_metrics_field_()), index));
}
static inline autoscaling_v2_metric_spec_edit
    autoscaling_v2_hpa_spec_edit_metrics_append(autoscaling_v2_hpa_spec_edit at)
{
    return autoscaling_v2_metric_spec_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_get_metrics_field_())));
}
static inline autoscaling_v2_metric_spec_edit
    autoscaling_v2_hpa_spec_edit_metrics_at(autoscaling_v2_hpa_spec_edit at,
    size_t index)
{
    return autoscaling_v2_metric_spec_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_get_metrics_field_()), index));
}
static inline int autoscaling_v2_hpa_spec_edit_metrics_remove_at(
    autoscaling_v2_hpa_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_hpa_spec_get_metrics_field_()),
        index));
}
static inline size_t autoscaling_v2_hpa_spec_get_metrics_count(
    autoscaling_v2_hpa_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        autoscaling_v2_hpa_spec_get_metrics_field_()));
}
static inline int autoscaling_v2_hpa_spec_edit_metrics_clear(
    autoscaling_v2_hpa_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_get_metrics_field_()));
}
static inline bool autoscaling_v2_hpa_spec_get_metrics_has(
    autoscaling_v2_hpa_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_spec_get_metrics_field_()));
}
static inline int autoscaling_v2_hpa_spec_edit_metrics_unset(
    autoscaling_v2_hpa_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_get_metrics_field_()));
}
static inline kin_field *autoscaling_v2_hpa_spec_get_behavior_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("behavior", "");
    return &field;
}
static inline autoscaling_v2_hpa_behavior autoscaling_v2_hpa_spec_get_behavior(
    autoscaling_v2_hpa_spec view)
{
    return autoscaling_v2_hpa_behavior_of(kin_value_field(view.value,
        autoscaling_v2_hpa_spec_get_behavior_field_()));
}
static inline autoscaling_v2_hpa_behavior_edit
    autoscaling_v2_hpa_spec_edit_behavior(autoscaling_v2_hpa_spec_edit at)
{
    return autoscaling_v2_hpa_behavior_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v2_hpa_spec_get_behavior_field_()));
}
static inline bool autoscaling_v2_hpa_spec_get_behavior_has(
    autoscaling_v2_hpa_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_spec_get_behavior_field_()));
}
static inline int autoscaling_v2_hpa_spec_edit_behavior_unset(
    autoscaling_v2_hpa_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_spec_get_behavior_field_()));
}

/* HorizontalPodAutoscalerStatus */
static inline kin_field
    *autoscaling_v2_hpa_status_get_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t autoscaling_v2_hpa_status_get_observed_generation(
    autoscaling_v2_hpa_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_observed_generation_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_observed_generation_set(
    autoscaling_v2_hpa_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_observed_generation_field_()), value);
}
static inline bool autoscaling_v2_hpa_status_get_observed_generation_has(
    autoscaling_v2_hpa_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_observed_generation_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_observed_generation_unset(
    autoscaling_v2_hpa_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_observed_generation_field_()));
}
static inline kin_field
    *autoscaling_v2_hpa_status_get_last_scale_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastScaleTime", "");
    return &field;
}
static inline kin_time autoscaling_v2_hpa_status_get_last_scale_time(
    autoscaling_v2_hpa_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_last_scale_time_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_last_scale_time_set(
    autoscaling_v2_hpa_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_last_scale_time_field_()), value);
}
static inline bool autoscaling_v2_hpa_status_get_last_scale_time_has(
    autoscaling_v2_hpa_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_last_scale_time_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_last_scale_time_unset(
    autoscaling_v2_hpa_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_last_scale_time_field_()));
}
static inline kin_field
    *autoscaling_v2_hpa_status_get_current_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("currentReplicas", "");
    return &field;
}
static inline int32_t autoscaling_v2_hpa_status_get_current_replicas(
    autoscaling_v2_hpa_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_current_replicas_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_current_replicas_set(
    autoscaling_v2_hpa_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_current_replicas_field_()), value);
}
static inline bool autoscaling_v2_hpa_status_get_current_replicas_has(
    autoscaling_v2_hpa_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_current_replicas_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_current_replicas_unset(
    autoscaling_v2_hpa_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_current_replicas_field_()));
}
static inline kin_field
    *autoscaling_v2_hpa_status_get_desired_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("desiredReplicas", "");
    return &field;
}
static inline int32_t autoscaling_v2_hpa_status_get_desired_replicas(
    autoscaling_v2_hpa_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_desired_replicas_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_desired_replicas_set(
    autoscaling_v2_hpa_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_desired_replicas_field_()), value);
}
static inline bool autoscaling_v2_hpa_status_get_desired_replicas_has(
    autoscaling_v2_hpa_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_desired_replicas_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_desired_replicas_unset(
    autoscaling_v2_hpa_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_desired_replicas_field_()));
}
static inline kin_field
    *autoscaling_v2_hpa_status_get_current_metrics_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("currentMetrics", "");
    return &field;
}
static inline autoscaling_v2_metric_status_list
    autoscaling_v2_hpa_status_get_current_metrics(
    autoscaling_v2_hpa_status view)
{
    return autoscaling_v2_metric_status_list_of(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_current_metrics_field_()));
}
static inline autoscaling_v2_metric_status
    autoscaling_v2_hpa_status_get_current_metrics_at(
    autoscaling_v2_hpa_status view, size_t index)
{
    return autoscaling_v2_metric_status_of(kin_value_at(kin_value_field(
        view.value, autoscaling_v2_hpa_status_get_current_metrics_field_()),
        index));
}
static inline autoscaling_v2_metric_status_edit
    autoscaling_v2_hpa_status_edit_current_metrics_append(
    autoscaling_v2_hpa_status_edit at)
{
    return autoscaling_v2_metric_status_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_current_metrics_field_())));
}
static inline autoscaling_v2_metric_status_edit
    autoscaling_v2_hpa_status_edit_current_metrics_at(
    autoscaling_v2_hpa_status_edit at, size_t index)
{
    return autoscaling_v2_metric_status_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_current_metrics_field_()), index));
}
static inline int autoscaling_v2_hpa_status_edit_current_metrics_remove_at(
    autoscaling_v2_hpa_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        autoscaling_v2_hpa_status_get_current_metrics_field_()), index));
}
static inline size_t autoscaling_v2_hpa_status_get_current_metrics_count(
    autoscaling_v2_hpa_status view)
{
    return kin_value_count(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_current_metrics_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_current_metrics_clear(
    autoscaling_v2_hpa_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_current_metrics_field_()));
}
static inline bool autoscaling_v2_hpa_status_get_current_metrics_has(
    autoscaling_v2_hpa_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_current_metrics_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_current_metrics_unset(
    autoscaling_v2_hpa_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_current_metrics_field_()));
}
static inline kin_field *autoscaling_v2_hpa_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline autoscaling_v2_hpa_condition_list
    autoscaling_v2_hpa_status_get_conditions(autoscaling_v2_hpa_status view)
{
    return autoscaling_v2_hpa_condition_list_of(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_conditions_field_()));
}
static inline autoscaling_v2_hpa_condition
    autoscaling_v2_hpa_status_get_conditions_at(autoscaling_v2_hpa_status view,
    size_t index)
{
    return autoscaling_v2_hpa_condition_of(kin_value_at(kin_value_field(
        view.value, autoscaling_v2_hpa_status_get_conditions_field_()), index));
}
static inline autoscaling_v2_hpa_condition_edit
    autoscaling_v2_hpa_status_edit_conditions_append(
    autoscaling_v2_hpa_status_edit at)
{
    return autoscaling_v2_hpa_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_conditions_field_())));
}
static inline autoscaling_v2_hpa_condition_edit
    autoscaling_v2_hpa_status_edit_conditions_at(
    autoscaling_v2_hpa_status_edit at, size_t index)
{
    return autoscaling_v2_hpa_condition_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_conditions_field_()), index));
}
static inline int autoscaling_v2_hpa_status_edit_conditions_remove_at(
    autoscaling_v2_hpa_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_hpa_status_get_conditions_field_()),
        index));
}
static inline size_t autoscaling_v2_hpa_status_get_conditions_count(
    autoscaling_v2_hpa_status view)
{
    return kin_value_count(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_conditions_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_conditions_clear(
    autoscaling_v2_hpa_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_conditions_field_()));
}
static inline bool autoscaling_v2_hpa_status_get_conditions_has(
    autoscaling_v2_hpa_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_hpa_status_get_conditions_field_()));
}
static inline int autoscaling_v2_hpa_status_edit_conditions_unset(
    autoscaling_v2_hpa_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_hpa_status_get_conditions_field_()));
}

/* MetricIdentifier */
static inline kin_field *autoscaling_v2_metric_identifier_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str autoscaling_v2_metric_identifier_name(
    autoscaling_v2_metric_identifier view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_metric_identifier_name_field_()));
}
static inline int autoscaling_v2_metric_identifier_name_set(
    autoscaling_v2_metric_identifier_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_identifier_name_field_()), value);
}
static inline bool autoscaling_v2_metric_identifier_name_has(
    autoscaling_v2_metric_identifier view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_identifier_name_field_()));
}
static inline int autoscaling_v2_metric_identifier_name_unset(
    autoscaling_v2_metric_identifier_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_identifier_name_field_()));
}
static inline kin_field *autoscaling_v2_metric_identifier_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selector", "");
    return &field;
}
static inline meta_v1_label_selector
    autoscaling_v2_metric_identifier_get_selector(
    autoscaling_v2_metric_identifier view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        autoscaling_v2_metric_identifier_selector_field_()));
}
static inline meta_v1_label_selector_edit
    autoscaling_v2_metric_identifier_edit_selector(
    autoscaling_v2_metric_identifier_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v2_metric_identifier_selector_field_()));
}
static inline bool autoscaling_v2_metric_identifier_selector_has(
    autoscaling_v2_metric_identifier view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_identifier_selector_field_()));
}
static inline int autoscaling_v2_metric_identifier_selector_unset(
    autoscaling_v2_metric_identifier_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_identifier_selector_field_()));
}

/* MetricSpec */
static inline kin_field *autoscaling_v2_metric_spec_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str autoscaling_v2_metric_spec_type(
    autoscaling_v2_metric_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_metric_spec_type_field_()));
}
static inline int autoscaling_v2_metric_spec_type_set(
    autoscaling_v2_metric_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_spec_type_field_()), value);
}
static inline bool autoscaling_v2_metric_spec_type_has(
    autoscaling_v2_metric_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_spec_type_field_()));
}
static inline int autoscaling_v2_metric_spec_type_unset(
    autoscaling_v2_metric_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_spec_type_field_()));
}
static inline kin_field *autoscaling_v2_metric_spec_object_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("object", "");
    return &field;
}
static inline autoscaling_v2_object_metric_source
    autoscaling_v2_metric_spec_get_object(autoscaling_v2_metric_spec view)
{
    return autoscaling_v2_object_metric_source_of(kin_value_field(view.value,
        autoscaling_v2_metric_spec_object_field_()));
}
static inline autoscaling_v2_object_metric_source_edit
    autoscaling_v2_metric_spec_edit_object(autoscaling_v2_metric_spec_edit at)
{
    return autoscaling_v2_object_metric_source_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_metric_spec_object_field_()));
}
static inline bool autoscaling_v2_metric_spec_object_has(
    autoscaling_v2_metric_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_spec_object_field_()));
}
static inline int autoscaling_v2_metric_spec_object_unset(
    autoscaling_v2_metric_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_spec_object_field_()));
}
static inline kin_field *autoscaling_v2_metric_spec_pods_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pods", "");
    return &field;
}
static inline autoscaling_v2_pods_metric_source
    autoscaling_v2_metric_spec_get_pods(autoscaling_v2_metric_spec view)
{
    return autoscaling_v2_pods_metric_source_of(kin_value_field(view.value,
        autoscaling_v2_metric_spec_pods_field_()));
}
static inline autoscaling_v2_pods_metric_source_edit
    autoscaling_v2_metric_spec_edit_pods(autoscaling_v2_metric_spec_edit at)
{
    return autoscaling_v2_pods_metric_source_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_metric_spec_pods_field_()));
}
static inline bool autoscaling_v2_metric_spec_pods_has(
    autoscaling_v2_metric_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_spec_pods_field_()));
}
static inline int autoscaling_v2_metric_spec_pods_unset(
    autoscaling_v2_metric_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_spec_pods_field_()));
}
static inline kin_field *autoscaling_v2_metric_spec_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resource", "");
    return &field;
}
static inline autoscaling_v2_resource_metric_source
    autoscaling_v2_metric_spec_get_resource(autoscaling_v2_metric_spec view)
{
    return autoscaling_v2_resource_metric_source_of(kin_value_field(view.value,
        autoscaling_v2_metric_spec_resource_field_()));
}
static inline autoscaling_v2_resource_metric_source_edit
    autoscaling_v2_metric_spec_edit_resource(autoscaling_v2_metric_spec_edit at)
{
    return autoscaling_v2_resource_metric_source_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_spec_resource_field_()));
}
static inline bool autoscaling_v2_metric_spec_resource_has(
    autoscaling_v2_metric_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_spec_resource_field_()));
}
static inline int autoscaling_v2_metric_spec_resource_unset(
    autoscaling_v2_metric_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_spec_resource_field_()));
}
static inline kin_field
    *autoscaling_v2_metric_spec_container_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("containerResource", "");
    return &field;
}
static inline autoscaling_v2_container_resource_metric_source
    autoscaling_v2_metric_spec_get_container_resource(
    autoscaling_v2_metric_spec view)
{
    return autoscaling_v2_container_resource_metric_source_of(kin_value_field(
        view.value, autoscaling_v2_metric_spec_container_resource_field_()));
}
static inline autoscaling_v2_container_resource_metric_source_edit
    autoscaling_v2_metric_spec_edit_container_resource(
    autoscaling_v2_metric_spec_edit at)
{
    return autoscaling_v2_container_resource_metric_source_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_spec_container_resource_field_()));
}
static inline bool autoscaling_v2_metric_spec_container_resource_has(
    autoscaling_v2_metric_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_spec_container_resource_field_()));
}
static inline int autoscaling_v2_metric_spec_container_resource_unset(
    autoscaling_v2_metric_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_spec_container_resource_field_()));
}
static inline kin_field *autoscaling_v2_metric_spec_external_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("external", "");
    return &field;
}
static inline autoscaling_v2_external_metric_source
    autoscaling_v2_metric_spec_get_external(autoscaling_v2_metric_spec view)
{
    return autoscaling_v2_external_metric_source_of(kin_value_field(view.value,
        autoscaling_v2_metric_spec_external_field_()));
}
static inline autoscaling_v2_external_metric_source_edit
    autoscaling_v2_metric_spec_edit_external(autoscaling_v2_metric_spec_edit at)
{
    return autoscaling_v2_external_metric_source_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_spec_external_field_()));
}
static inline bool autoscaling_v2_metric_spec_external_has(
    autoscaling_v2_metric_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_spec_external_field_()));
}
static inline int autoscaling_v2_metric_spec_external_unset(
    autoscaling_v2_metric_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_spec_external_field_()));
}

/* MetricStatus */
static inline kin_field *autoscaling_v2_metric_status_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str autoscaling_v2_metric_status_type(
    autoscaling_v2_metric_status view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_metric_status_type_field_()));
}
static inline int autoscaling_v2_metric_status_type_set(
    autoscaling_v2_metric_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_status_type_field_()), value);
}
static inline bool autoscaling_v2_metric_status_type_has(
    autoscaling_v2_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_status_type_field_()));
}
static inline int autoscaling_v2_metric_status_type_unset(
    autoscaling_v2_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_status_type_field_()));
}
static inline kin_field *autoscaling_v2_metric_status_object_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("object", "");
    return &field;
}
static inline autoscaling_v2_object_metric_status
    autoscaling_v2_metric_status_get_object(autoscaling_v2_metric_status view)
{
    return autoscaling_v2_object_metric_status_of(kin_value_field(view.value,
        autoscaling_v2_metric_status_object_field_()));
}
static inline autoscaling_v2_object_metric_status_edit
    autoscaling_v2_metric_status_edit_object(
    autoscaling_v2_metric_status_edit at)
{
    return autoscaling_v2_object_metric_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_metric_status_object_field_()));
}
static inline bool autoscaling_v2_metric_status_object_has(
    autoscaling_v2_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_status_object_field_()));
}
static inline int autoscaling_v2_metric_status_object_unset(
    autoscaling_v2_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_status_object_field_()));
}
static inline kin_field *autoscaling_v2_metric_status_pods_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pods", "");
    return &field;
}
static inline autoscaling_v2_pods_metric_status
    autoscaling_v2_metric_status_get_pods(autoscaling_v2_metric_status view)
{
    return autoscaling_v2_pods_metric_status_of(kin_value_field(view.value,
        autoscaling_v2_metric_status_pods_field_()));
}
static inline autoscaling_v2_pods_metric_status_edit
    autoscaling_v2_metric_status_edit_pods(autoscaling_v2_metric_status_edit at)
{
    return autoscaling_v2_pods_metric_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_metric_status_pods_field_()));
}
static inline bool autoscaling_v2_metric_status_pods_has(
    autoscaling_v2_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_status_pods_field_()));
}
static inline int autoscaling_v2_metric_status_pods_unset(
    autoscaling_v2_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_status_pods_field_()));
}
static inline kin_field *autoscaling_v2_metric_status_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resource", "");
    return &field;
}
static inline autoscaling_v2_resource_metric_status
    autoscaling_v2_metric_status_get_resource(autoscaling_v2_metric_status view)
{
    return autoscaling_v2_resource_metric_status_of(kin_value_field(view.value,
        autoscaling_v2_metric_status_resource_field_()));
}
static inline autoscaling_v2_resource_metric_status_edit
    autoscaling_v2_metric_status_edit_resource(
    autoscaling_v2_metric_status_edit at)
{
    return autoscaling_v2_resource_metric_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_status_resource_field_()));
}
static inline bool autoscaling_v2_metric_status_resource_has(
    autoscaling_v2_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_status_resource_field_()));
}
static inline int autoscaling_v2_metric_status_resource_unset(
    autoscaling_v2_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_status_resource_field_()));
}
static inline kin_field
    *autoscaling_v2_metric_status_container_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("containerResource", "");
    return &field;
}
static inline autoscaling_v2_container_resource_metric_status
    autoscaling_v2_metric_status_get_container_resource(
    autoscaling_v2_metric_status view)
{
    return autoscaling_v2_container_resource_metric_status_of(kin_value_field(
        view.value, autoscaling_v2_metric_status_container_resource_field_()));
}
static inline autoscaling_v2_container_resource_metric_status_edit
    autoscaling_v2_metric_status_edit_container_resource(
    autoscaling_v2_metric_status_edit at)
{
    return autoscaling_v2_container_resource_metric_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_status_container_resource_field_()));
}
static inline bool autoscaling_v2_metric_status_container_resource_has(
    autoscaling_v2_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_status_container_resource_field_()));
}
static inline int autoscaling_v2_metric_status_container_resource_unset(
    autoscaling_v2_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_status_container_resource_field_()));
}
static inline kin_field *autoscaling_v2_metric_status_external_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("external", "");
    return &field;
}
static inline autoscaling_v2_external_metric_status
    autoscaling_v2_metric_status_get_external(autoscaling_v2_metric_status view)
{
    return autoscaling_v2_external_metric_status_of(kin_value_field(view.value,
        autoscaling_v2_metric_status_external_field_()));
}
static inline autoscaling_v2_external_metric_status_edit
    autoscaling_v2_metric_status_edit_external(
    autoscaling_v2_metric_status_edit at)
{
    return autoscaling_v2_external_metric_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_status_external_field_()));
}
static inline bool autoscaling_v2_metric_status_external_has(
    autoscaling_v2_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_status_external_field_()));
}
static inline int autoscaling_v2_metric_status_external_unset(
    autoscaling_v2_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_status_external_field_()));
}

/* MetricTarget */
static inline kin_field *autoscaling_v2_metric_target_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str autoscaling_v2_metric_target_type(
    autoscaling_v2_metric_target view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_metric_target_type_field_()));
}
static inline int autoscaling_v2_metric_target_type_set(
    autoscaling_v2_metric_target_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_target_type_field_()), value);
}
static inline bool autoscaling_v2_metric_target_type_has(
    autoscaling_v2_metric_target view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_target_type_field_()));
}
static inline int autoscaling_v2_metric_target_type_unset(
    autoscaling_v2_metric_target_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_target_type_field_()));
}
static inline kin_field *autoscaling_v2_metric_target_value_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("value", "");
    return &field;
}
static inline kin_quantity autoscaling_v2_metric_target_value(
    autoscaling_v2_metric_target view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        autoscaling_v2_metric_target_value_field_()));
}
static inline int autoscaling_v2_metric_target_value_set(
    autoscaling_v2_metric_target_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_target_value_field_()), value);
}
static inline bool autoscaling_v2_metric_target_value_has(
    autoscaling_v2_metric_target view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_target_value_field_()));
}
static inline int autoscaling_v2_metric_target_value_unset(
    autoscaling_v2_metric_target_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_target_value_field_()));
}
static inline kin_field *autoscaling_v2_metric_target_average_value_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("averageValue", "");
    return &field;
}
static inline kin_quantity autoscaling_v2_metric_target_average_value(
    autoscaling_v2_metric_target view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        autoscaling_v2_metric_target_average_value_field_()));
}
static inline int autoscaling_v2_metric_target_average_value_set(
    autoscaling_v2_metric_target_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_target_average_value_field_()), value);
}
static inline bool autoscaling_v2_metric_target_average_value_has(
    autoscaling_v2_metric_target view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_target_average_value_field_()));
}
static inline int autoscaling_v2_metric_target_average_value_unset(
    autoscaling_v2_metric_target_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_target_average_value_field_()));
}
static inline kin_field
    *autoscaling_v2_metric_target_average_utilization_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("averageUtilization", "");
    return &field;
}
static inline int32_t autoscaling_v2_metric_target_average_utilization(
    autoscaling_v2_metric_target view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v2_metric_target_average_utilization_field_()));
}
static inline int autoscaling_v2_metric_target_average_utilization_set(
    autoscaling_v2_metric_target_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_target_average_utilization_field_()), value);
}
static inline bool autoscaling_v2_metric_target_average_utilization_has(
    autoscaling_v2_metric_target view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_target_average_utilization_field_()));
}
static inline int autoscaling_v2_metric_target_average_utilization_unset(
    autoscaling_v2_metric_target_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_target_average_utilization_field_()));
}

/* MetricValueStatus */
static inline kin_field *autoscaling_v2_metric_value_status_value_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("value", "");
    return &field;
}
static inline kin_quantity autoscaling_v2_metric_value_status_value(
    autoscaling_v2_metric_value_status view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        autoscaling_v2_metric_value_status_value_field_()));
}
static inline int autoscaling_v2_metric_value_status_value_set(
    autoscaling_v2_metric_value_status_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_value_status_value_field_()), value);
}
static inline bool autoscaling_v2_metric_value_status_value_has(
    autoscaling_v2_metric_value_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_value_status_value_field_()));
}
static inline int autoscaling_v2_metric_value_status_value_unset(
    autoscaling_v2_metric_value_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_value_status_value_field_()));
}
static inline kin_field
    *autoscaling_v2_metric_value_status_average_value_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("averageValue", "");
    return &field;
}
static inline kin_quantity autoscaling_v2_metric_value_status_average_value(
    autoscaling_v2_metric_value_status view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        autoscaling_v2_metric_value_status_average_value_field_()));
}
static inline int autoscaling_v2_metric_value_status_average_value_set(
    autoscaling_v2_metric_value_status_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_value_status_average_value_field_()), value);
}
static inline bool autoscaling_v2_metric_value_status_average_value_has(
    autoscaling_v2_metric_value_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_value_status_average_value_field_()));
}
static inline int autoscaling_v2_metric_value_status_average_value_unset(
    autoscaling_v2_metric_value_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_value_status_average_value_field_()));
}
static inline kin_field
    *autoscaling_v2_metric_value_status_average_utilization_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("averageUtilization", "");
    return &field;
}
static inline int32_t autoscaling_v2_metric_value_status_average_utilization(
    autoscaling_v2_metric_value_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v2_metric_value_status_average_utilization_field_()));
}
static inline int autoscaling_v2_metric_value_status_average_utilization_set(
    autoscaling_v2_metric_value_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_value_status_average_utilization_field_()),
        value);
}
static inline bool autoscaling_v2_metric_value_status_average_utilization_has(
    autoscaling_v2_metric_value_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_metric_value_status_average_utilization_field_()));
}
static inline int autoscaling_v2_metric_value_status_average_utilization_unset(
    autoscaling_v2_metric_value_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_metric_value_status_average_utilization_field_()));
}

/* ObjectMetricSource */
static inline kin_field
    *autoscaling_v2_object_metric_source_described_object_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("describedObject", "");
    return &field;
}
static inline autoscaling_v2_cross_version_object_reference
    autoscaling_v2_object_metric_source_get_described_object(
    autoscaling_v2_object_metric_source view)
{
    return autoscaling_v2_cross_version_object_reference_of(kin_value_field(
        view.value,
        autoscaling_v2_object_metric_source_described_object_field_()));
}
static inline autoscaling_v2_cross_version_object_reference_edit
    autoscaling_v2_object_metric_source_edit_described_object(
    autoscaling_v2_object_metric_source_edit at)
{
    return autoscaling_v2_cross_version_object_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_object_metric_source_described_object_field_()));
}
static inline bool autoscaling_v2_object_metric_source_described_object_has(
    autoscaling_v2_object_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_object_metric_source_described_object_field_()));
}
static inline int autoscaling_v2_object_metric_source_described_object_unset(
    autoscaling_v2_object_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_object_metric_source_described_object_field_()));
}
static inline kin_field *autoscaling_v2_object_metric_source_target_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("target", "");
    return &field;
}
static inline autoscaling_v2_metric_target
    autoscaling_v2_object_metric_source_get_target(
    autoscaling_v2_object_metric_source view)
{
    return autoscaling_v2_metric_target_of(kin_value_field(view.value,
        autoscaling_v2_object_metric_source_target_field_()));
}
static inline autoscaling_v2_metric_target_edit
    autoscaling_v2_object_metric_source_edit_target(
    autoscaling_v2_object_metric_source_edit at)
{
    return autoscaling_v2_metric_target_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v2_object_metric_source_target_field_()));
}
static inline bool autoscaling_v2_object_metric_source_target_has(
    autoscaling_v2_object_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_object_metric_source_target_field_()));
}
static inline int autoscaling_v2_object_metric_source_target_unset(
    autoscaling_v2_object_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_object_metric_source_target_field_()));
}
static inline kin_field *autoscaling_v2_object_metric_source_metric_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metric", "");
    return &field;
}
static inline autoscaling_v2_metric_identifier
    autoscaling_v2_object_metric_source_get_metric(
    autoscaling_v2_object_metric_source view)
{
    return autoscaling_v2_metric_identifier_of(kin_value_field(view.value,
        autoscaling_v2_object_metric_source_metric_field_()));
}
static inline autoscaling_v2_metric_identifier_edit
    autoscaling_v2_object_metric_source_edit_metric(
    autoscaling_v2_object_metric_source_edit at)
{
    return autoscaling_v2_metric_identifier_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_object_metric_source_metric_field_()));
}
static inline bool autoscaling_v2_object_metric_source_metric_has(
    autoscaling_v2_object_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_object_metric_source_metric_field_()));
}
static inline int autoscaling_v2_object_metric_source_metric_unset(
    autoscaling_v2_object_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_object_metric_source_metric_field_()));
}

/* ObjectMetricStatus */
static inline kin_field *autoscaling_v2_object_metric_status_metric_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metric", "");
    return &field;
}
static inline autoscaling_v2_metric_identifier
    autoscaling_v2_object_metric_status_get_metric(
    autoscaling_v2_object_metric_status view)
{
    return autoscaling_v2_metric_identifier_of(kin_value_field(view.value,
        autoscaling_v2_object_metric_status_metric_field_()));
}
static inline autoscaling_v2_metric_identifier_edit
    autoscaling_v2_object_metric_status_edit_metric(
    autoscaling_v2_object_metric_status_edit at)
{
    return autoscaling_v2_metric_identifier_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_object_metric_status_metric_field_()));
}
static inline bool autoscaling_v2_object_metric_status_metric_has(
    autoscaling_v2_object_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_object_metric_status_metric_field_()));
}
static inline int autoscaling_v2_object_metric_status_metric_unset(
    autoscaling_v2_object_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_object_metric_status_metric_field_()));
}
static inline kin_field
    *autoscaling_v2_object_metric_status_current_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("current", "");
    return &field;
}
static inline autoscaling_v2_metric_value_status
    autoscaling_v2_object_metric_status_get_current(
    autoscaling_v2_object_metric_status view)
{
    return autoscaling_v2_metric_value_status_of(kin_value_field(view.value,
        autoscaling_v2_object_metric_status_current_field_()));
}
static inline autoscaling_v2_metric_value_status_edit
    autoscaling_v2_object_metric_status_edit_current(
    autoscaling_v2_object_metric_status_edit at)
{
    return autoscaling_v2_metric_value_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        autoscaling_v2_object_metric_status_current_field_()));
}
static inline bool autoscaling_v2_object_metric_status_current_has(
    autoscaling_v2_object_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_object_metric_status_current_field_()));
}
static inline int autoscaling_v2_object_metric_status_current_unset(
    autoscaling_v2_object_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_object_metric_status_current_field_()));
}
static inline kin_field
    *autoscaling_v2_object_metric_status_described_object_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("describedObject", "");
    return &field;
}
static inline autoscaling_v2_cross_version_object_reference
    autoscaling_v2_object_metric_status_get_described_object(
    autoscaling_v2_object_metric_status view)
{
    return autoscaling_v2_cross_version_object_reference_of(kin_value_field(
        view.value,
        autoscaling_v2_object_metric_status_described_object_field_()));
}
static inline autoscaling_v2_cross_version_object_reference_edit
    autoscaling_v2_object_metric_status_edit_described_object(
    autoscaling_v2_object_metric_status_edit at)
{
    return autoscaling_v2_cross_version_object_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v2_object_metric_status_described_object_field_()));
}
static inline bool autoscaling_v2_object_metric_status_described_object_has(
    autoscaling_v2_object_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_object_metric_status_described_object_field_()));
}
static inline int autoscaling_v2_object_metric_status_described_object_unset(
    autoscaling_v2_object_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_object_metric_status_described_object_field_()));
}

/* PodsMetricSource */
static inline kin_field *autoscaling_v2_pods_metric_source_metric_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metric", "");
    return &field;
}
static inline autoscaling_v2_metric_identifier
    autoscaling_v2_pods_metric_source_get_metric(
    autoscaling_v2_pods_metric_source view)
{
    return autoscaling_v2_metric_identifier_of(kin_value_field(view.value,
        autoscaling_v2_pods_metric_source_metric_field_()));
}
static inline autoscaling_v2_metric_identifier_edit
    autoscaling_v2_pods_metric_source_edit_metric(
    autoscaling_v2_pods_metric_source_edit at)
{
    return autoscaling_v2_metric_identifier_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_pods_metric_source_metric_field_()));
}
static inline bool autoscaling_v2_pods_metric_source_metric_has(
    autoscaling_v2_pods_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_pods_metric_source_metric_field_()));
}
static inline int autoscaling_v2_pods_metric_source_metric_unset(
    autoscaling_v2_pods_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_pods_metric_source_metric_field_()));
}
static inline kin_field *autoscaling_v2_pods_metric_source_target_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("target", "");
    return &field;
}
static inline autoscaling_v2_metric_target
    autoscaling_v2_pods_metric_source_get_target(
    autoscaling_v2_pods_metric_source view)
{
    return autoscaling_v2_metric_target_of(kin_value_field(view.value,
        autoscaling_v2_pods_metric_source_target_field_()));
}
static inline autoscaling_v2_metric_target_edit
    autoscaling_v2_pods_metric_source_edit_target(
    autoscaling_v2_pods_metric_source_edit at)
{
    return autoscaling_v2_metric_target_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v2_pods_metric_source_target_field_()));
}
static inline bool autoscaling_v2_pods_metric_source_target_has(
    autoscaling_v2_pods_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_pods_metric_source_target_field_()));
}
static inline int autoscaling_v2_pods_metric_source_target_unset(
    autoscaling_v2_pods_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_pods_metric_source_target_field_()));
}

/* PodsMetricStatus */
static inline kin_field *autoscaling_v2_pods_metric_status_metric_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metric", "");
    return &field;
}
static inline autoscaling_v2_metric_identifier
    autoscaling_v2_pods_metric_status_get_metric(
    autoscaling_v2_pods_metric_status view)
{
    return autoscaling_v2_metric_identifier_of(kin_value_field(view.value,
        autoscaling_v2_pods_metric_status_metric_field_()));
}
static inline autoscaling_v2_metric_identifier_edit
    autoscaling_v2_pods_metric_status_edit_metric(
    autoscaling_v2_pods_metric_status_edit at)
{
    return autoscaling_v2_metric_identifier_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_pods_metric_status_metric_field_()));
}
static inline bool autoscaling_v2_pods_metric_status_metric_has(
    autoscaling_v2_pods_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_pods_metric_status_metric_field_()));
}
static inline int autoscaling_v2_pods_metric_status_metric_unset(
    autoscaling_v2_pods_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_pods_metric_status_metric_field_()));
}
static inline kin_field *autoscaling_v2_pods_metric_status_current_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("current", "");
    return &field;
}
static inline autoscaling_v2_metric_value_status
    autoscaling_v2_pods_metric_status_get_current(
    autoscaling_v2_pods_metric_status view)
{
    return autoscaling_v2_metric_value_status_of(kin_value_field(view.value,
        autoscaling_v2_pods_metric_status_current_field_()));
}
static inline autoscaling_v2_metric_value_status_edit
    autoscaling_v2_pods_metric_status_edit_current(
    autoscaling_v2_pods_metric_status_edit at)
{
    return autoscaling_v2_metric_value_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, autoscaling_v2_pods_metric_status_current_field_()));
}
static inline bool autoscaling_v2_pods_metric_status_current_has(
    autoscaling_v2_pods_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_pods_metric_status_current_field_()));
}
static inline int autoscaling_v2_pods_metric_status_current_unset(
    autoscaling_v2_pods_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_pods_metric_status_current_field_()));
}

/* ResourceMetricSource */
static inline kin_field *autoscaling_v2_resource_metric_source_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str autoscaling_v2_resource_metric_source_name(
    autoscaling_v2_resource_metric_source view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_resource_metric_source_name_field_()));
}
static inline int autoscaling_v2_resource_metric_source_name_set(
    autoscaling_v2_resource_metric_source_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_resource_metric_source_name_field_()), value);
}
static inline bool autoscaling_v2_resource_metric_source_name_has(
    autoscaling_v2_resource_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_resource_metric_source_name_field_()));
}
static inline int autoscaling_v2_resource_metric_source_name_unset(
    autoscaling_v2_resource_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_resource_metric_source_name_field_()));
}
static inline kin_field
    *autoscaling_v2_resource_metric_source_target_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("target", "");
    return &field;
}
static inline autoscaling_v2_metric_target
    autoscaling_v2_resource_metric_source_get_target(
    autoscaling_v2_resource_metric_source view)
{
    return autoscaling_v2_metric_target_of(kin_value_field(view.value,
        autoscaling_v2_resource_metric_source_target_field_()));
}
static inline autoscaling_v2_metric_target_edit
    autoscaling_v2_resource_metric_source_edit_target(
    autoscaling_v2_resource_metric_source_edit at)
{
    return autoscaling_v2_metric_target_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v2_resource_metric_source_target_field_()));
}
static inline bool autoscaling_v2_resource_metric_source_target_has(
    autoscaling_v2_resource_metric_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_resource_metric_source_target_field_()));
}
static inline int autoscaling_v2_resource_metric_source_target_unset(
    autoscaling_v2_resource_metric_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_resource_metric_source_target_field_()));
}

/* ResourceMetricStatus */
static inline kin_field *autoscaling_v2_resource_metric_status_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str autoscaling_v2_resource_metric_status_name(
    autoscaling_v2_resource_metric_status view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v2_resource_metric_status_name_field_()));
}
static inline int autoscaling_v2_resource_metric_status_name_set(
    autoscaling_v2_resource_metric_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_resource_metric_status_name_field_()), value);
}
static inline bool autoscaling_v2_resource_metric_status_name_has(
    autoscaling_v2_resource_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_resource_metric_status_name_field_()));
}
static inline int autoscaling_v2_resource_metric_status_name_unset(
    autoscaling_v2_resource_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_resource_metric_status_name_field_()));
}
static inline kin_field
    *autoscaling_v2_resource_metric_status_current_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("current", "");
    return &field;
}
static inline autoscaling_v2_metric_value_status
    autoscaling_v2_resource_metric_status_get_current(
    autoscaling_v2_resource_metric_status view)
{
    return autoscaling_v2_metric_value_status_of(kin_value_field(view.value,
        autoscaling_v2_resource_metric_status_current_field_()));
}
static inline autoscaling_v2_metric_value_status_edit
    autoscaling_v2_resource_metric_status_edit_current(
    autoscaling_v2_resource_metric_status_edit at)
{
    return autoscaling_v2_metric_value_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        autoscaling_v2_resource_metric_status_current_field_()));
}
static inline bool autoscaling_v2_resource_metric_status_current_has(
    autoscaling_v2_resource_metric_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v2_resource_metric_status_current_field_()));
}
static inline int autoscaling_v2_resource_metric_status_current_unset(
    autoscaling_v2_resource_metric_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v2_resource_metric_status_current_field_()));
}

static const kin_resource autoscaling_v2_hpas[1] = {
    {"autoscaling", "v2", "horizontalpodautoscalers", "HorizontalPodAutoscaler",
        false},
};
static inline autoscaling_v2_hpa_edit autoscaling_v2_hpa_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    autoscaling_v2_hpa_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, autoscaling_v2_hpas, named);
    at.spot = kin_edit_root();
    return at;
}
static inline autoscaling_v2_hpa autoscaling_v2_hpa_cast(
    const kin_object *object)
{
    return autoscaling_v2_hpa_of(kin_object_is_of(object,
        autoscaling_v2_hpas) ? object : NULL);
}
static inline kin_call_opts autoscaling_v2_hpas_part_(const kin_call_opts *opts,
    const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int autoscaling_v2_hpas_got_(int r, kin_object *object,
    autoscaling_v2_hpa *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_get(kin_client *client,
    kin_str ns, kin_str name, const kin_call_opts *opts,
    autoscaling_v2_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, autoscaling_v2_hpas, at, opts,
        ret ? &got : NULL, err);
    return autoscaling_v2_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_create(kin_client *client,
    autoscaling_v2_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v2_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, autoscaling_v2_hpas, at.edit, opts,
        ret ? &got : NULL, err);
    return autoscaling_v2_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_delete(kin_client *client,
    kin_str ns, kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, autoscaling_v2_hpas, at, opts, NULL, err);
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, autoscaling_v2_hpas, opts, NULL,
        err);
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_update(kin_client *client,
    autoscaling_v2_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v2_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v2_hpas_part_(opts, "");
    int r = kin_client_update(client, autoscaling_v2_hpas, at.edit, &own,
        ret ? &got : NULL, err);
    return autoscaling_v2_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_patch(kin_client *client,
    autoscaling_v2_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v2_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v2_hpas_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, autoscaling_v2_hpas, &what, &own,
        ret ? &got : NULL, err);
    return autoscaling_v2_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_apply(kin_client *client,
    autoscaling_v2_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v2_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v2_hpas_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, autoscaling_v2_hpas, &what, &own,
        ret ? &got : NULL, err);
    return autoscaling_v2_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_update_status(
    kin_client *client, autoscaling_v2_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v2_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v2_hpas_part_(opts, "status");
    int r = kin_client_update(client, autoscaling_v2_hpas, at.edit, &own,
        ret ? &got : NULL, err);
    return autoscaling_v2_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_patch_status(
    kin_client *client, autoscaling_v2_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v2_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v2_hpas_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, autoscaling_v2_hpas, &what, &own,
        ret ? &got : NULL, err);
    return autoscaling_v2_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_apply_status(
    kin_client *client, autoscaling_v2_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v2_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v2_hpas_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, autoscaling_v2_hpas, &what, &own,
        ret ? &got : NULL, err);
    return autoscaling_v2_hpas_got_(r, got, ret);
}
typedef struct autoscaling_v2_hpa_list_handler {
    int (*on_item)(autoscaling_v2_hpa item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} autoscaling_v2_hpa_list_handler;
static inline int autoscaling_v2_hpa_list_each_(const kin_object *object,
    void *userdata)
{
    const autoscaling_v2_hpa_list_handler *own = (
        const autoscaling_v2_hpa_list_handler *)userdata;
    return own->on_item(autoscaling_v2_hpa_of(object), own->userdata);
}
static inline int autoscaling_v2_hpa_list_restart_(void *userdata)
{
    const autoscaling_v2_hpa_list_handler *own = (
        const autoscaling_v2_hpa_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler autoscaling_v2_hpa_list_adapt_(
    autoscaling_v2_hpa_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = autoscaling_v2_hpa_list_each_;
    handler.on_restart = own->on_restart ? autoscaling_v2_hpa_list_restart_ :
        NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_list(kin_client *client,
    const kin_list_opts *opts, const autoscaling_v2_hpa_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    autoscaling_v2_hpa_list_handler own = *handler;
    kin_list_handler adapted = autoscaling_v2_hpa_list_adapt_(&own);
    return kin_client_list(client, autoscaling_v2_hpas, opts, &adapted, ret,
        err);
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_list_all(kin_client *client,
    const kin_list_opts *opts, const autoscaling_v2_hpa_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    autoscaling_v2_hpa_list_handler own = *handler;
    kin_list_handler adapted = autoscaling_v2_hpa_list_adapt_(&own);
    return kin_client_list_all(client, autoscaling_v2_hpas, opts, &adapted, ret,
        err);
}
typedef struct autoscaling_v2_hpa_watch {
    kin_watch *watch;
} autoscaling_v2_hpa_watch;
static inline void autoscaling_v2_hpa_watch_auto_release(
    autoscaling_v2_hpa_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_watch(kin_client *client,
    const kin_list_opts *opts, autoscaling_v2_hpa_watch *ret, kin_error *err)
{
    return kin_client_watch(client, autoscaling_v2_hpas, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int autoscaling_v2_hpa_watch_next(
    autoscaling_v2_hpa_watch watch, kin_deadline deadline, kin_watch_event *ret,
    autoscaling_v2_hpa *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct autoscaling_v2_hpa_informer {
    kin_informer *informer;
} autoscaling_v2_hpa_informer;
static inline autoscaling_v2_hpa_informer autoscaling_v2_hpa_informer_of(
    kin_informer *informer)
{
    autoscaling_v2_hpa_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int autoscaling_v2_hpas_informer(
    kin_factory *factory, autoscaling_v2_hpa_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, autoscaling_v2_hpas, &ret->informer,
        err);
}
typedef struct autoscaling_v2_hpa_handler {
    void (*on_add)(autoscaling_v2_hpa view, bool is_initial, void *userdata);
    void (*on_update)(autoscaling_v2_hpa old_view, autoscaling_v2_hpa view,
        void *userdata);
    void (*on_delete)(autoscaling_v2_hpa view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(autoscaling_v2_hpa view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, autoscaling_v2_hpa view,
        void *userdata);
} autoscaling_v2_hpa_handler;
static inline void autoscaling_v2_hpa_on_event_(const kin_event *event,
    void *userdata)
{
    const autoscaling_v2_hpa_handler *own = (
        const autoscaling_v2_hpa_handler *)userdata;
    own->on_event(event, autoscaling_v2_hpa_of(event->object), own->userdata);
}
static inline void autoscaling_v2_hpa_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const autoscaling_v2_hpa_handler *own = (
        const autoscaling_v2_hpa_handler *)userdata;
    own->on_add(autoscaling_v2_hpa_of(object), is_initial, own->userdata);
}
static inline void autoscaling_v2_hpa_on_update_(const kin_object *old_object,
    const kin_object *object, void *userdata)
{
    const autoscaling_v2_hpa_handler *own = (
        const autoscaling_v2_hpa_handler *)userdata;
    own->on_update(autoscaling_v2_hpa_of(old_object), autoscaling_v2_hpa_of(
        object), own->userdata);
}
static inline void autoscaling_v2_hpa_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const autoscaling_v2_hpa_handler *own = (
        const autoscaling_v2_hpa_handler *)userdata;
    own->on_delete(autoscaling_v2_hpa_of(object), is_tombstone, own->userdata);
}
static inline void autoscaling_v2_hpa_on_synced_(void *userdata)
{
    const autoscaling_v2_hpa_handler *own = (
        const autoscaling_v2_hpa_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool autoscaling_v2_hpa_wants_(const kin_object *object,
    void *userdata)
{
    const autoscaling_v2_hpa_handler *own = (
        const autoscaling_v2_hpa_handler *)userdata;
    return own->wants(autoscaling_v2_hpa_of(object), own->userdata);
}
static inline int autoscaling_v2_hpa_informer_add_handler(
    autoscaling_v2_hpa_informer informer, const autoscaling_v2_hpa_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? autoscaling_v2_hpa_on_add_ : NULL;
    handler.on_update = own->on_update ? autoscaling_v2_hpa_on_update_ : NULL;
    handler.on_delete = own->on_delete ? autoscaling_v2_hpa_on_delete_ : NULL;
    handler.on_synced = own->on_synced ? autoscaling_v2_hpa_on_synced_ : NULL;
    handler.wants = own->wants ? autoscaling_v2_hpa_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? autoscaling_v2_hpa_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct autoscaling_v2_hpa_lister {
    kin_snapshot *snapshot;
} autoscaling_v2_hpa_lister;
typedef struct autoscaling_v2_hpa_iter {
    kin_lister_iter it;
} autoscaling_v2_hpa_iter;
static inline autoscaling_v2_hpa_lister autoscaling_v2_hpa_informer_lister(
    autoscaling_v2_hpa_informer informer)
{
    autoscaling_v2_hpa_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void autoscaling_v2_hpa_lister_auto_release(
    autoscaling_v2_hpa_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline autoscaling_v2_hpa autoscaling_v2_hpa_lister_get(
    autoscaling_v2_hpa_lister lister, kin_str ns, kin_str name)
{
    return autoscaling_v2_hpa_of(kin_lister_get(lister.snapshot, ns, name));
}
static inline autoscaling_v2_hpa_iter autoscaling_v2_hpa_lister_list(
    autoscaling_v2_hpa_lister lister, kin_str ns, const kin_selector *selector)
{
    autoscaling_v2_hpa_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline autoscaling_v2_hpa autoscaling_v2_hpa_iter_next(
    autoscaling_v2_hpa_iter *iter)
{
    return autoscaling_v2_hpa_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_AUTOSCALING_V2_H */
