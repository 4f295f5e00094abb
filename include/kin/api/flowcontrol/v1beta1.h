/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of flowcontrol.apiserver.k8s.io/v1beta1.
 * kin/typed.h says what the functions do.
 *
 * Names that are not as the rule has them:
 *   priority_level_configuration
 *     is priority_level
 */
#ifndef KIN_API_FLOWCONTROL_V1BETA1_H
#define KIN_API_FLOWCONTROL_V1BETA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct flowcontrol_v1beta1_exempt_priority_level {
    kin_value value;
} flowcontrol_v1beta1_exempt_priority_level;
typedef struct flowcontrol_v1beta1_exempt_priority_level_list {
    kin_value value;
} flowcontrol_v1beta1_exempt_priority_level_list;
typedef struct flowcontrol_v1beta1_exempt_priority_level_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_exempt_priority_level_edit;
static inline flowcontrol_v1beta1_exempt_priority_level
    flowcontrol_v1beta1_exempt_priority_level_of(kin_value value)
{
    flowcontrol_v1beta1_exempt_priority_level view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_exempt_priority_level_list
    flowcontrol_v1beta1_exempt_priority_level_list_of(kin_value value)
{
    flowcontrol_v1beta1_exempt_priority_level_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_exempt_priority_level_list_count(
    flowcontrol_v1beta1_exempt_priority_level_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_exempt_priority_level
    flowcontrol_v1beta1_exempt_priority_level_list_at(
    flowcontrol_v1beta1_exempt_priority_level_list list, size_t index)
{
    return flowcontrol_v1beta1_exempt_priority_level_of(kin_value_at(list.value,
        index));
}
static inline flowcontrol_v1beta1_exempt_priority_level_edit
    flowcontrol_v1beta1_exempt_priority_level_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_exempt_priority_level_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_exempt_priority_level_edit_copy(
    flowcontrol_v1beta1_exempt_priority_level_edit at,
    flowcontrol_v1beta1_exempt_priority_level view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_flow_distinguisher_method {
    kin_value value;
} flowcontrol_v1beta1_flow_distinguisher_method;
typedef struct flowcontrol_v1beta1_flow_distinguisher_method_list {
    kin_value value;
} flowcontrol_v1beta1_flow_distinguisher_method_list;
typedef struct flowcontrol_v1beta1_flow_distinguisher_method_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_flow_distinguisher_method_edit;
static inline flowcontrol_v1beta1_flow_distinguisher_method
    flowcontrol_v1beta1_flow_distinguisher_method_of(kin_value value)
{
    flowcontrol_v1beta1_flow_distinguisher_method view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_flow_distinguisher_method_list
    flowcontrol_v1beta1_flow_distinguisher_method_list_of(kin_value value)
{
    flowcontrol_v1beta1_flow_distinguisher_method_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_flow_distinguisher_method_list_count(
    flowcontrol_v1beta1_flow_distinguisher_method_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_flow_distinguisher_method
    flowcontrol_v1beta1_flow_distinguisher_method_list_at(
    flowcontrol_v1beta1_flow_distinguisher_method_list list, size_t index)
{
    return flowcontrol_v1beta1_flow_distinguisher_method_of(kin_value_at(
        list.value, index));
}
static inline flowcontrol_v1beta1_flow_distinguisher_method_edit
    flowcontrol_v1beta1_flow_distinguisher_method_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_flow_distinguisher_method_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_flow_distinguisher_method_edit_copy(
    flowcontrol_v1beta1_flow_distinguisher_method_edit at,
    flowcontrol_v1beta1_flow_distinguisher_method view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_flow_schema {
    const kin_object *object;
} flowcontrol_v1beta1_flow_schema;
typedef struct flowcontrol_v1beta1_flow_schema_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_flow_schema_edit;
static inline flowcontrol_v1beta1_flow_schema
    flowcontrol_v1beta1_flow_schema_of(const kin_object *object)
{
    flowcontrol_v1beta1_flow_schema view;
    view.object = object;
    return view;
}
static inline flowcontrol_v1beta1_flow_schema
    flowcontrol_v1beta1_flow_schema_ref(flowcontrol_v1beta1_flow_schema view)
{
    return flowcontrol_v1beta1_flow_schema_of(kin_object_ref(view.object));
}
static inline void flowcontrol_v1beta1_flow_schema_unref(
    flowcontrol_v1beta1_flow_schema view)
{
    (void)kin_object_unref(view.object);
}
static inline void flowcontrol_v1beta1_flow_schema_auto_release(
    flowcontrol_v1beta1_flow_schema *view)
{
    flowcontrol_v1beta1_flow_schema_unref(*view);
}
static inline flowcontrol_v1beta1_flow_schema_edit
    flowcontrol_v1beta1_flow_schema_change(const kin_allocator *alloc,
    flowcontrol_v1beta1_flow_schema view)
{
    flowcontrol_v1beta1_flow_schema_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void flowcontrol_v1beta1_flow_schema_edit_free(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void flowcontrol_v1beta1_flow_schema_edit_auto_release(
    flowcontrol_v1beta1_flow_schema_edit *at)
{
    flowcontrol_v1beta1_flow_schema_edit_free(*at);
}

typedef struct flowcontrol_v1beta1_flow_schema_condition {
    kin_value value;
} flowcontrol_v1beta1_flow_schema_condition;
typedef struct flowcontrol_v1beta1_flow_schema_condition_list {
    kin_value value;
} flowcontrol_v1beta1_flow_schema_condition_list;
typedef struct flowcontrol_v1beta1_flow_schema_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_flow_schema_condition_edit;
static inline flowcontrol_v1beta1_flow_schema_condition
    flowcontrol_v1beta1_flow_schema_condition_of(kin_value value)
{
    flowcontrol_v1beta1_flow_schema_condition view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_flow_schema_condition_list
    flowcontrol_v1beta1_flow_schema_condition_list_of(kin_value value)
{
    flowcontrol_v1beta1_flow_schema_condition_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_flow_schema_condition_list_count(
    flowcontrol_v1beta1_flow_schema_condition_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_flow_schema_condition
    flowcontrol_v1beta1_flow_schema_condition_list_at(
    flowcontrol_v1beta1_flow_schema_condition_list list, size_t index)
{
    return flowcontrol_v1beta1_flow_schema_condition_of(kin_value_at(list.value,
        index));
}
static inline flowcontrol_v1beta1_flow_schema_condition_edit
    flowcontrol_v1beta1_flow_schema_condition_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_flow_schema_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_flow_schema_condition_edit_copy(
    flowcontrol_v1beta1_flow_schema_condition_edit at,
    flowcontrol_v1beta1_flow_schema_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_flow_schema_spec {
    kin_value value;
} flowcontrol_v1beta1_flow_schema_spec;
typedef struct flowcontrol_v1beta1_flow_schema_spec_list {
    kin_value value;
} flowcontrol_v1beta1_flow_schema_spec_list;
typedef struct flowcontrol_v1beta1_flow_schema_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_flow_schema_spec_edit;
static inline flowcontrol_v1beta1_flow_schema_spec
    flowcontrol_v1beta1_flow_schema_spec_of(kin_value value)
{
    flowcontrol_v1beta1_flow_schema_spec view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_flow_schema_spec_list
    flowcontrol_v1beta1_flow_schema_spec_list_of(kin_value value)
{
    flowcontrol_v1beta1_flow_schema_spec_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_flow_schema_spec_list_count(
    flowcontrol_v1beta1_flow_schema_spec_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_flow_schema_spec
    flowcontrol_v1beta1_flow_schema_spec_list_at(
    flowcontrol_v1beta1_flow_schema_spec_list list, size_t index)
{
    return flowcontrol_v1beta1_flow_schema_spec_of(kin_value_at(list.value,
        index));
}
static inline flowcontrol_v1beta1_flow_schema_spec_edit
    flowcontrol_v1beta1_flow_schema_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    flowcontrol_v1beta1_flow_schema_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_flow_schema_spec_edit_copy(
    flowcontrol_v1beta1_flow_schema_spec_edit at,
    flowcontrol_v1beta1_flow_schema_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_flow_schema_status {
    kin_value value;
} flowcontrol_v1beta1_flow_schema_status;
typedef struct flowcontrol_v1beta1_flow_schema_status_list {
    kin_value value;
} flowcontrol_v1beta1_flow_schema_status_list;
typedef struct flowcontrol_v1beta1_flow_schema_status_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_flow_schema_status_edit;
static inline flowcontrol_v1beta1_flow_schema_status
    flowcontrol_v1beta1_flow_schema_status_of(kin_value value)
{
    flowcontrol_v1beta1_flow_schema_status view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_flow_schema_status_list
    flowcontrol_v1beta1_flow_schema_status_list_of(kin_value value)
{
    flowcontrol_v1beta1_flow_schema_status_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_flow_schema_status_list_count(
    flowcontrol_v1beta1_flow_schema_status_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_flow_schema_status
    flowcontrol_v1beta1_flow_schema_status_list_at(
    flowcontrol_v1beta1_flow_schema_status_list list, size_t index)
{
    return flowcontrol_v1beta1_flow_schema_status_of(kin_value_at(list.value,
        index));
}
static inline flowcontrol_v1beta1_flow_schema_status_edit
    flowcontrol_v1beta1_flow_schema_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_flow_schema_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_flow_schema_status_edit_copy(
    flowcontrol_v1beta1_flow_schema_status_edit at,
    flowcontrol_v1beta1_flow_schema_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_group_subject {
    kin_value value;
} flowcontrol_v1beta1_group_subject;
typedef struct flowcontrol_v1beta1_group_subject_list {
    kin_value value;
} flowcontrol_v1beta1_group_subject_list;
typedef struct flowcontrol_v1beta1_group_subject_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_group_subject_edit;
static inline flowcontrol_v1beta1_group_subject
    flowcontrol_v1beta1_group_subject_of(kin_value value)
{
    flowcontrol_v1beta1_group_subject view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_group_subject_list
    flowcontrol_v1beta1_group_subject_list_of(kin_value value)
{
    flowcontrol_v1beta1_group_subject_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_group_subject_list_count(
    flowcontrol_v1beta1_group_subject_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_group_subject
    flowcontrol_v1beta1_group_subject_list_at(
    flowcontrol_v1beta1_group_subject_list list, size_t index)
{
    return flowcontrol_v1beta1_group_subject_of(kin_value_at(list.value,
        index));
}
static inline flowcontrol_v1beta1_group_subject_edit
    flowcontrol_v1beta1_group_subject_edit_of(kin_edit *edit, kin_spot spot)
{
    flowcontrol_v1beta1_group_subject_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_group_subject_edit_copy(
    flowcontrol_v1beta1_group_subject_edit at,
    flowcontrol_v1beta1_group_subject view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_limit_response {
    kin_value value;
} flowcontrol_v1beta1_limit_response;
typedef struct flowcontrol_v1beta1_limit_response_list {
    kin_value value;
} flowcontrol_v1beta1_limit_response_list;
typedef struct flowcontrol_v1beta1_limit_response_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_limit_response_edit;
static inline flowcontrol_v1beta1_limit_response
    flowcontrol_v1beta1_limit_response_of(kin_value value)
{
    flowcontrol_v1beta1_limit_response view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_limit_response_list
    flowcontrol_v1beta1_limit_response_list_of(kin_value value)
{
    flowcontrol_v1beta1_limit_response_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_limit_response_list_count(
    flowcontrol_v1beta1_limit_response_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_limit_response
    flowcontrol_v1beta1_limit_response_list_at(
    flowcontrol_v1beta1_limit_response_list list, size_t index)
{
    return flowcontrol_v1beta1_limit_response_of(kin_value_at(list.value,
        index));
}
static inline flowcontrol_v1beta1_limit_response_edit
    flowcontrol_v1beta1_limit_response_edit_of(kin_edit *edit, kin_spot spot)
{
    flowcontrol_v1beta1_limit_response_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_limit_response_edit_copy(
    flowcontrol_v1beta1_limit_response_edit at,
    flowcontrol_v1beta1_limit_response view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_limited_priority_level {
    kin_value value;
} flowcontrol_v1beta1_limited_priority_level;
typedef struct flowcontrol_v1beta1_limited_priority_level_list {
    kin_value value;
} flowcontrol_v1beta1_limited_priority_level_list;
typedef struct flowcontrol_v1beta1_limited_priority_level_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_limited_priority_level_edit;
static inline flowcontrol_v1beta1_limited_priority_level
    flowcontrol_v1beta1_limited_priority_level_of(kin_value value)
{
    flowcontrol_v1beta1_limited_priority_level view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_limited_priority_level_list
    flowcontrol_v1beta1_limited_priority_level_list_of(kin_value value)
{
    flowcontrol_v1beta1_limited_priority_level_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_limited_priority_level_list_count(
    flowcontrol_v1beta1_limited_priority_level_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_limited_priority_level
    flowcontrol_v1beta1_limited_priority_level_list_at(
    flowcontrol_v1beta1_limited_priority_level_list list, size_t index)
{
    return flowcontrol_v1beta1_limited_priority_level_of(kin_value_at(
        list.value, index));
}
static inline flowcontrol_v1beta1_limited_priority_level_edit
    flowcontrol_v1beta1_limited_priority_level_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_limited_priority_level_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_limited_priority_level_edit_copy(
    flowcontrol_v1beta1_limited_priority_level_edit at,
    flowcontrol_v1beta1_limited_priority_level view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_non_resource_policy_rule {
    kin_value value;
} flowcontrol_v1beta1_non_resource_policy_rule;
typedef struct flowcontrol_v1beta1_non_resource_policy_rule_list {
    kin_value value;
} flowcontrol_v1beta1_non_resource_policy_rule_list;
typedef struct flowcontrol_v1beta1_non_resource_policy_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_non_resource_policy_rule_edit;
static inline flowcontrol_v1beta1_non_resource_policy_rule
    flowcontrol_v1beta1_non_resource_policy_rule_of(kin_value value)
{
    flowcontrol_v1beta1_non_resource_policy_rule view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_non_resource_policy_rule_list
    flowcontrol_v1beta1_non_resource_policy_rule_list_of(kin_value value)
{
    flowcontrol_v1beta1_non_resource_policy_rule_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_non_resource_policy_rule_list_count(
    flowcontrol_v1beta1_non_resource_policy_rule_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_non_resource_policy_rule
    flowcontrol_v1beta1_non_resource_policy_rule_list_at(
    flowcontrol_v1beta1_non_resource_policy_rule_list list, size_t index)
{
    return flowcontrol_v1beta1_non_resource_policy_rule_of(kin_value_at(
        list.value, index));
}
static inline flowcontrol_v1beta1_non_resource_policy_rule_edit
    flowcontrol_v1beta1_non_resource_policy_rule_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_non_resource_policy_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_non_resource_policy_rule_edit_copy(
    flowcontrol_v1beta1_non_resource_policy_rule_edit at,
    flowcontrol_v1beta1_non_resource_policy_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_policy_rules_with_subjects {
    kin_value value;
} flowcontrol_v1beta1_policy_rules_with_subjects;
typedef struct flowcontrol_v1beta1_policy_rules_with_subjects_list {
    kin_value value;
} flowcontrol_v1beta1_policy_rules_with_subjects_list;
typedef struct flowcontrol_v1beta1_policy_rules_with_subjects_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_policy_rules_with_subjects_edit;
static inline flowcontrol_v1beta1_policy_rules_with_subjects
    flowcontrol_v1beta1_policy_rules_with_subjects_of(kin_value value)
{
    flowcontrol_v1beta1_policy_rules_with_subjects view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_policy_rules_with_subjects_list
    flowcontrol_v1beta1_policy_rules_with_subjects_list_of(kin_value value)
{
    flowcontrol_v1beta1_policy_rules_with_subjects_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_policy_rules_with_subjects_list_count(
    flowcontrol_v1beta1_policy_rules_with_subjects_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_policy_rules_with_subjects
    flowcontrol_v1beta1_policy_rules_with_subjects_list_at(
    flowcontrol_v1beta1_policy_rules_with_subjects_list list, size_t index)
{
    return flowcontrol_v1beta1_policy_rules_with_subjects_of(kin_value_at(
        list.value, index));
}
static inline flowcontrol_v1beta1_policy_rules_with_subjects_edit
    flowcontrol_v1beta1_policy_rules_with_subjects_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_policy_rules_with_subjects_edit_copy(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at,
    flowcontrol_v1beta1_policy_rules_with_subjects view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_priority_level {
    const kin_object *object;
} flowcontrol_v1beta1_priority_level;
typedef struct flowcontrol_v1beta1_priority_level_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_priority_level_edit;
static inline flowcontrol_v1beta1_priority_level
    flowcontrol_v1beta1_priority_level_of(const kin_object *object)
{
    flowcontrol_v1beta1_priority_level view;
    view.object = object;
    return view;
}
static inline flowcontrol_v1beta1_priority_level
    flowcontrol_v1beta1_priority_level_ref(
    flowcontrol_v1beta1_priority_level view)
{
    return flowcontrol_v1beta1_priority_level_of(kin_object_ref(view.object));
}
static inline void flowcontrol_v1beta1_priority_level_unref(
    flowcontrol_v1beta1_priority_level view)
{
    (void)kin_object_unref(view.object);
}
static inline void flowcontrol_v1beta1_priority_level_auto_release(
    flowcontrol_v1beta1_priority_level *view)
{
    flowcontrol_v1beta1_priority_level_unref(*view);
}
static inline flowcontrol_v1beta1_priority_level_edit
    flowcontrol_v1beta1_priority_level_change(const kin_allocator *alloc,
    flowcontrol_v1beta1_priority_level view)
{
    flowcontrol_v1beta1_priority_level_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void flowcontrol_v1beta1_priority_level_edit_free(
    flowcontrol_v1beta1_priority_level_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void flowcontrol_v1beta1_priority_level_edit_auto_release(
    flowcontrol_v1beta1_priority_level_edit *at)
{
    flowcontrol_v1beta1_priority_level_edit_free(*at);
}

typedef struct flowcontrol_v1beta1_priority_level_condition {
    kin_value value;
} flowcontrol_v1beta1_priority_level_condition;
typedef struct flowcontrol_v1beta1_priority_level_condition_list {
    kin_value value;
} flowcontrol_v1beta1_priority_level_condition_list;
typedef struct flowcontrol_v1beta1_priority_level_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_priority_level_condition_edit;
static inline flowcontrol_v1beta1_priority_level_condition
    flowcontrol_v1beta1_priority_level_condition_of(kin_value value)
{
    flowcontrol_v1beta1_priority_level_condition view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_priority_level_condition_list
    flowcontrol_v1beta1_priority_level_condition_list_of(kin_value value)
{
    flowcontrol_v1beta1_priority_level_condition_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_priority_level_condition_list_count(
    flowcontrol_v1beta1_priority_level_condition_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_priority_level_condition
    flowcontrol_v1beta1_priority_level_condition_list_at(
    flowcontrol_v1beta1_priority_level_condition_list list, size_t index)
{
    return flowcontrol_v1beta1_priority_level_condition_of(kin_value_at(
        list.value, index));
}
static inline flowcontrol_v1beta1_priority_level_condition_edit
    flowcontrol_v1beta1_priority_level_condition_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_priority_level_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_priority_level_condition_edit_copy(
    flowcontrol_v1beta1_priority_level_condition_edit at,
    flowcontrol_v1beta1_priority_level_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_priority_level_reference {
    kin_value value;
} flowcontrol_v1beta1_priority_level_reference;
typedef struct flowcontrol_v1beta1_priority_level_reference_list {
    kin_value value;
} flowcontrol_v1beta1_priority_level_reference_list;
typedef struct flowcontrol_v1beta1_priority_level_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_priority_level_reference_edit;
static inline flowcontrol_v1beta1_priority_level_reference
    flowcontrol_v1beta1_priority_level_reference_of(kin_value value)
{
    flowcontrol_v1beta1_priority_level_reference view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_priority_level_reference_list
    flowcontrol_v1beta1_priority_level_reference_list_of(kin_value value)
{
    flowcontrol_v1beta1_priority_level_reference_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_priority_level_reference_list_count(
    flowcontrol_v1beta1_priority_level_reference_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_priority_level_reference
    flowcontrol_v1beta1_priority_level_reference_list_at(
    flowcontrol_v1beta1_priority_level_reference_list list, size_t index)
{
    return flowcontrol_v1beta1_priority_level_reference_of(kin_value_at(
        list.value, index));
}
static inline flowcontrol_v1beta1_priority_level_reference_edit
    flowcontrol_v1beta1_priority_level_reference_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_priority_level_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_priority_level_reference_edit_copy(
    flowcontrol_v1beta1_priority_level_reference_edit at,
    flowcontrol_v1beta1_priority_level_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_priority_level_spec {
    kin_value value;
} flowcontrol_v1beta1_priority_level_spec;
typedef struct flowcontrol_v1beta1_priority_level_spec_list {
    kin_value value;
} flowcontrol_v1beta1_priority_level_spec_list;
typedef struct flowcontrol_v1beta1_priority_level_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_priority_level_spec_edit;
static inline flowcontrol_v1beta1_priority_level_spec
    flowcontrol_v1beta1_priority_level_spec_of(kin_value value)
{
    flowcontrol_v1beta1_priority_level_spec view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_priority_level_spec_list
    flowcontrol_v1beta1_priority_level_spec_list_of(kin_value value)
{
    flowcontrol_v1beta1_priority_level_spec_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_priority_level_spec_list_count(
    flowcontrol_v1beta1_priority_level_spec_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_priority_level_spec
    flowcontrol_v1beta1_priority_level_spec_list_at(
    flowcontrol_v1beta1_priority_level_spec_list list, size_t index)
{
    return flowcontrol_v1beta1_priority_level_spec_of(kin_value_at(list.value,
        index));
}
static inline flowcontrol_v1beta1_priority_level_spec_edit
    flowcontrol_v1beta1_priority_level_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_priority_level_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_priority_level_spec_edit_copy(
    flowcontrol_v1beta1_priority_level_spec_edit at,
    flowcontrol_v1beta1_priority_level_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_priority_level_status {
    kin_value value;
} flowcontrol_v1beta1_priority_level_status;
typedef struct flowcontrol_v1beta1_priority_level_status_list {
    kin_value value;
} flowcontrol_v1beta1_priority_level_status_list;
typedef struct flowcontrol_v1beta1_priority_level_status_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_priority_level_status_edit;
static inline flowcontrol_v1beta1_priority_level_status
    flowcontrol_v1beta1_priority_level_status_of(kin_value value)
{
    flowcontrol_v1beta1_priority_level_status view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_priority_level_status_list
    flowcontrol_v1beta1_priority_level_status_list_of(kin_value value)
{
    flowcontrol_v1beta1_priority_level_status_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_priority_level_status_list_count(
    flowcontrol_v1beta1_priority_level_status_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_priority_level_status
    flowcontrol_v1beta1_priority_level_status_list_at(
    flowcontrol_v1beta1_priority_level_status_list list, size_t index)
{
    return flowcontrol_v1beta1_priority_level_status_of(kin_value_at(list.value,
        index));
}
static inline flowcontrol_v1beta1_priority_level_status_edit
    flowcontrol_v1beta1_priority_level_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_priority_level_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_priority_level_status_edit_copy(
    flowcontrol_v1beta1_priority_level_status_edit at,
    flowcontrol_v1beta1_priority_level_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_queuing_configuration {
    kin_value value;
} flowcontrol_v1beta1_queuing_configuration;
typedef struct flowcontrol_v1beta1_queuing_configuration_list {
    kin_value value;
} flowcontrol_v1beta1_queuing_configuration_list;
typedef struct flowcontrol_v1beta1_queuing_configuration_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_queuing_configuration_edit;
static inline flowcontrol_v1beta1_queuing_configuration
    flowcontrol_v1beta1_queuing_configuration_of(kin_value value)
{
    flowcontrol_v1beta1_queuing_configuration view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_queuing_configuration_list
    flowcontrol_v1beta1_queuing_configuration_list_of(kin_value value)
{
    flowcontrol_v1beta1_queuing_configuration_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_queuing_configuration_list_count(
    flowcontrol_v1beta1_queuing_configuration_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_queuing_configuration
    flowcontrol_v1beta1_queuing_configuration_list_at(
    flowcontrol_v1beta1_queuing_configuration_list list, size_t index)
{
    return flowcontrol_v1beta1_queuing_configuration_of(kin_value_at(list.value,
        index));
}
static inline flowcontrol_v1beta1_queuing_configuration_edit
    flowcontrol_v1beta1_queuing_configuration_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_queuing_configuration_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_queuing_configuration_edit_copy(
    flowcontrol_v1beta1_queuing_configuration_edit at,
    flowcontrol_v1beta1_queuing_configuration view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_resource_policy_rule {
    kin_value value;
} flowcontrol_v1beta1_resource_policy_rule;
typedef struct flowcontrol_v1beta1_resource_policy_rule_list {
    kin_value value;
} flowcontrol_v1beta1_resource_policy_rule_list;
typedef struct flowcontrol_v1beta1_resource_policy_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_resource_policy_rule_edit;
static inline flowcontrol_v1beta1_resource_policy_rule
    flowcontrol_v1beta1_resource_policy_rule_of(kin_value value)
{
    flowcontrol_v1beta1_resource_policy_rule view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_resource_policy_rule_list
    flowcontrol_v1beta1_resource_policy_rule_list_of(kin_value value)
{
    flowcontrol_v1beta1_resource_policy_rule_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_resource_policy_rule_list_count(
    flowcontrol_v1beta1_resource_policy_rule_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_resource_policy_rule
    flowcontrol_v1beta1_resource_policy_rule_list_at(
    flowcontrol_v1beta1_resource_policy_rule_list list, size_t index)
{
    return flowcontrol_v1beta1_resource_policy_rule_of(kin_value_at(list.value,
        index));
}
static inline flowcontrol_v1beta1_resource_policy_rule_edit
    flowcontrol_v1beta1_resource_policy_rule_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_resource_policy_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_resource_policy_rule_edit_copy(
    flowcontrol_v1beta1_resource_policy_rule_edit at,
    flowcontrol_v1beta1_resource_policy_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_service_account_subject {
    kin_value value;
} flowcontrol_v1beta1_service_account_subject;
typedef struct flowcontrol_v1beta1_service_account_subject_list {
    kin_value value;
} flowcontrol_v1beta1_service_account_subject_list;
typedef struct flowcontrol_v1beta1_service_account_subject_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_service_account_subject_edit;
static inline flowcontrol_v1beta1_service_account_subject
    flowcontrol_v1beta1_service_account_subject_of(kin_value value)
{
    flowcontrol_v1beta1_service_account_subject view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_service_account_subject_list
    flowcontrol_v1beta1_service_account_subject_list_of(kin_value value)
{
    flowcontrol_v1beta1_service_account_subject_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_service_account_subject_list_count(
    flowcontrol_v1beta1_service_account_subject_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_service_account_subject
    flowcontrol_v1beta1_service_account_subject_list_at(
    flowcontrol_v1beta1_service_account_subject_list list, size_t index)
{
    return flowcontrol_v1beta1_service_account_subject_of(kin_value_at(
        list.value, index));
}
static inline flowcontrol_v1beta1_service_account_subject_edit
    flowcontrol_v1beta1_service_account_subject_edit_of(kin_edit *edit,
    kin_spot spot)
{
    flowcontrol_v1beta1_service_account_subject_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_service_account_subject_edit_copy(
    flowcontrol_v1beta1_service_account_subject_edit at,
    flowcontrol_v1beta1_service_account_subject view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_subject {
    kin_value value;
} flowcontrol_v1beta1_subject;
typedef struct flowcontrol_v1beta1_subject_list {
    kin_value value;
} flowcontrol_v1beta1_subject_list;
typedef struct flowcontrol_v1beta1_subject_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_subject_edit;
static inline flowcontrol_v1beta1_subject flowcontrol_v1beta1_subject_of(
    kin_value value)
{
    flowcontrol_v1beta1_subject view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_subject_list
    flowcontrol_v1beta1_subject_list_of(kin_value value)
{
    flowcontrol_v1beta1_subject_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_subject_list_count(
    flowcontrol_v1beta1_subject_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_subject flowcontrol_v1beta1_subject_list_at(
    flowcontrol_v1beta1_subject_list list, size_t index)
{
    return flowcontrol_v1beta1_subject_of(kin_value_at(list.value, index));
}
static inline flowcontrol_v1beta1_subject_edit
    flowcontrol_v1beta1_subject_edit_of(kin_edit *edit, kin_spot spot)
{
    flowcontrol_v1beta1_subject_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_subject_edit_copy(
    flowcontrol_v1beta1_subject_edit at, flowcontrol_v1beta1_subject view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct flowcontrol_v1beta1_user_subject {
    kin_value value;
} flowcontrol_v1beta1_user_subject;
typedef struct flowcontrol_v1beta1_user_subject_list {
    kin_value value;
} flowcontrol_v1beta1_user_subject_list;
typedef struct flowcontrol_v1beta1_user_subject_edit {
    kin_edit *edit;
    kin_spot spot;
} flowcontrol_v1beta1_user_subject_edit;
static inline flowcontrol_v1beta1_user_subject
    flowcontrol_v1beta1_user_subject_of(kin_value value)
{
    flowcontrol_v1beta1_user_subject view;
    view.value = value;
    return view;
}
static inline flowcontrol_v1beta1_user_subject_list
    flowcontrol_v1beta1_user_subject_list_of(kin_value value)
{
    flowcontrol_v1beta1_user_subject_list list;
    list.value = value;
    return list;
}
static inline size_t flowcontrol_v1beta1_user_subject_list_count(
    flowcontrol_v1beta1_user_subject_list list)
{
    return kin_value_count(list.value);
}
static inline flowcontrol_v1beta1_user_subject
    flowcontrol_v1beta1_user_subject_list_at(
    flowcontrol_v1beta1_user_subject_list list, size_t index)
{
    return flowcontrol_v1beta1_user_subject_of(kin_value_at(list.value, index));
}
static inline flowcontrol_v1beta1_user_subject_edit
    flowcontrol_v1beta1_user_subject_edit_of(kin_edit *edit, kin_spot spot)
{
    flowcontrol_v1beta1_user_subject_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int flowcontrol_v1beta1_user_subject_edit_copy(
    flowcontrol_v1beta1_user_subject_edit at,
    flowcontrol_v1beta1_user_subject view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* ExemptPriorityLevelConfiguration */
static inline kin_field
    *flowcontrol_v1beta1_exempt_priority_level_nominal_concurrency_shares_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nominalConcurrencyShares", "");
    return &field;
}
static inline int32_t
    flowcontrol_v1beta1_exempt_priority_level_nominal_concurrency_shares(
    flowcontrol_v1beta1_exempt_priority_level view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        flowcontrol_v1beta1_exempt_priority_level_nominal_concurrency_shares_field_()));
}
static inline int
    flowcontrol_v1beta1_exempt_priority_level_nominal_concurrency_shares_set(
    flowcontrol_v1beta1_exempt_priority_level_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_exempt_priority_level_nominal_concurrency_shares_field_()), value);
}
static inline bool
    flowcontrol_v1beta1_exempt_priority_level_nominal_concurrency_shares_has(
    flowcontrol_v1beta1_exempt_priority_level view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_exempt_priority_level_nominal_concurrency_shares_field_()));
}
static inline int
    flowcontrol_v1beta1_exempt_priority_level_nominal_concurrency_shares_unset(
    flowcontrol_v1beta1_exempt_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_exempt_priority_level_nominal_concurrency_shares_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_exempt_priority_level_lendable_percent_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lendablePercent", "");
    return &field;
}
static inline int32_t
    flowcontrol_v1beta1_exempt_priority_level_lendable_percent(
    flowcontrol_v1beta1_exempt_priority_level view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        flowcontrol_v1beta1_exempt_priority_level_lendable_percent_field_()));
}
static inline int
    flowcontrol_v1beta1_exempt_priority_level_lendable_percent_set(
    flowcontrol_v1beta1_exempt_priority_level_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_exempt_priority_level_lendable_percent_field_()),
        value);
}
static inline bool
    flowcontrol_v1beta1_exempt_priority_level_lendable_percent_has(
    flowcontrol_v1beta1_exempt_priority_level view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_exempt_priority_level_lendable_percent_field_()));
}
static inline int
    flowcontrol_v1beta1_exempt_priority_level_lendable_percent_unset(
    flowcontrol_v1beta1_exempt_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_exempt_priority_level_lendable_percent_field_()));
}

/* FlowDistinguisherMethod */
static inline kin_field
    *flowcontrol_v1beta1_flow_distinguisher_method_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_flow_distinguisher_method_type(
    flowcontrol_v1beta1_flow_distinguisher_method view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_distinguisher_method_type_field_()));
}
static inline int flowcontrol_v1beta1_flow_distinguisher_method_type_set(
    flowcontrol_v1beta1_flow_distinguisher_method_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_distinguisher_method_type_field_()), value);
}
static inline bool flowcontrol_v1beta1_flow_distinguisher_method_type_has(
    flowcontrol_v1beta1_flow_distinguisher_method view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_distinguisher_method_type_field_()));
}
static inline int flowcontrol_v1beta1_flow_distinguisher_method_type_unset(
    flowcontrol_v1beta1_flow_distinguisher_method_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_distinguisher_method_type_field_()));
}

/* FlowSchema */
static inline kin_field *flowcontrol_v1beta1_flow_schema_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta flowcontrol_v1beta1_flow_schema_get_metadata(
    flowcontrol_v1beta1_flow_schema view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    flowcontrol_v1beta1_flow_schema_edit_metadata(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_metadata_field_()));
}
static inline bool flowcontrol_v1beta1_flow_schema_metadata_has(
    flowcontrol_v1beta1_flow_schema view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_metadata_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_metadata_unset(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_metadata_field_()));
}
#define FLOWCONTROL_V1BETA1_FLOW_SCHEMA_METADATA_PATH ".metadata"
static inline kin_field *flowcontrol_v1beta1_flow_schema_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline flowcontrol_v1beta1_flow_schema_spec
    flowcontrol_v1beta1_flow_schema_get_spec(
    flowcontrol_v1beta1_flow_schema view)
{
    return flowcontrol_v1beta1_flow_schema_spec_of(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_spec_field_()));
}
static inline flowcontrol_v1beta1_flow_schema_spec_edit
    flowcontrol_v1beta1_flow_schema_edit_spec(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return flowcontrol_v1beta1_flow_schema_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, flowcontrol_v1beta1_flow_schema_spec_field_()));
}
static inline bool flowcontrol_v1beta1_flow_schema_spec_has(
    flowcontrol_v1beta1_flow_schema view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_spec_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_spec_unset(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_field_()));
}
#define FLOWCONTROL_V1BETA1_FLOW_SCHEMA_SPEC_PATH ".spec"
static inline kin_field *flowcontrol_v1beta1_flow_schema_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline flowcontrol_v1beta1_flow_schema_status
    flowcontrol_v1beta1_flow_schema_get_status(
    flowcontrol_v1beta1_flow_schema view)
{
    return flowcontrol_v1beta1_flow_schema_status_of(kin_object_field(
        view.object, flowcontrol_v1beta1_flow_schema_status_field_()));
}
static inline flowcontrol_v1beta1_flow_schema_status_edit
    flowcontrol_v1beta1_flow_schema_edit_status(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return flowcontrol_v1beta1_flow_schema_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_field_()));
}
static inline bool flowcontrol_v1beta1_flow_schema_status_has(
    flowcontrol_v1beta1_flow_schema view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_status_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_status_unset(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_field_()));
}
#define FLOWCONTROL_V1BETA1_FLOW_SCHEMA_STATUS_PATH ".status"
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_spec_priority_level_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "priorityLevelConfiguration");
    return &field;
}
static inline flowcontrol_v1beta1_priority_level_reference
    flowcontrol_v1beta1_flow_schema_get_spec_priority_level(
    flowcontrol_v1beta1_flow_schema view)
{
    return flowcontrol_v1beta1_priority_level_reference_of(kin_object_field(
        view.object,
        flowcontrol_v1beta1_flow_schema_spec_priority_level_field_()));
}
static inline flowcontrol_v1beta1_priority_level_reference_edit
    flowcontrol_v1beta1_flow_schema_edit_spec_priority_level(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return flowcontrol_v1beta1_priority_level_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_priority_level_field_()));
}
static inline bool flowcontrol_v1beta1_flow_schema_spec_priority_level_has(
    flowcontrol_v1beta1_flow_schema view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_spec_priority_level_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_spec_priority_level_unset(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_priority_level_field_()));
}
#define FLOWCONTROL_V1BETA1_FLOW_SCHEMA_SPEC_PRIORITY_LEVEL_PATH \
    ".spec.priorityLevelConfiguration"
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_spec_matching_precedence_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "matchingPrecedence");
    return &field;
}
static inline int32_t flowcontrol_v1beta1_flow_schema_spec_matching_precedence(
    flowcontrol_v1beta1_flow_schema view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_spec_matching_precedence_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_spec_matching_precedence_set(
    flowcontrol_v1beta1_flow_schema_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_matching_precedence_field_()),
        value);
}
static inline bool flowcontrol_v1beta1_flow_schema_spec_matching_precedence_has(
    flowcontrol_v1beta1_flow_schema view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_spec_matching_precedence_field_()));
}
static inline int
    flowcontrol_v1beta1_flow_schema_spec_matching_precedence_unset(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_matching_precedence_field_()));
}
#define FLOWCONTROL_V1BETA1_FLOW_SCHEMA_SPEC_MATCHING_PRECEDENCE_PATH \
    ".spec.matchingPrecedence"
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_spec_distinguisher_method_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "distinguisherMethod");
    return &field;
}
static inline flowcontrol_v1beta1_flow_distinguisher_method
    flowcontrol_v1beta1_flow_schema_get_spec_distinguisher_method(
    flowcontrol_v1beta1_flow_schema view)
{
    return flowcontrol_v1beta1_flow_distinguisher_method_of(kin_object_field(
        view.object,
        flowcontrol_v1beta1_flow_schema_spec_distinguisher_method_field_()));
}
static inline flowcontrol_v1beta1_flow_distinguisher_method_edit
    flowcontrol_v1beta1_flow_schema_edit_spec_distinguisher_method(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return flowcontrol_v1beta1_flow_distinguisher_method_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_distinguisher_method_field_()));
}
static inline bool
    flowcontrol_v1beta1_flow_schema_spec_distinguisher_method_has(
    flowcontrol_v1beta1_flow_schema view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_spec_distinguisher_method_field_()));
}
static inline int
    flowcontrol_v1beta1_flow_schema_spec_distinguisher_method_unset(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_distinguisher_method_field_()));
}
#define FLOWCONTROL_V1BETA1_FLOW_SCHEMA_SPEC_DISTINGUISHER_METHOD_PATH \
    ".spec.distinguisherMethod"
static inline kin_field *flowcontrol_v1beta1_flow_schema_spec_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "rules");
    return &field;
}
static inline flowcontrol_v1beta1_policy_rules_with_subjects_list
    flowcontrol_v1beta1_flow_schema_get_spec_rules(
    flowcontrol_v1beta1_flow_schema view)
{
    return flowcontrol_v1beta1_policy_rules_with_subjects_list_of(
        kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_spec_rules_field_()));
}
static inline flowcontrol_v1beta1_policy_rules_with_subjects
    flowcontrol_v1beta1_flow_schema_spec_rules_at(
    flowcontrol_v1beta1_flow_schema view, size_t index)
{
    return flowcontrol_v1beta1_policy_rules_with_subjects_of(kin_value_at(
        kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_spec_rules_field_()), index));
}
static inline flowcontrol_v1beta1_policy_rules_with_subjects_edit
    flowcontrol_v1beta1_flow_schema_spec_rules_append(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return flowcontrol_v1beta1_policy_rules_with_subjects_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_rules_field_())));
}
static inline flowcontrol_v1beta1_policy_rules_with_subjects_edit
    flowcontrol_v1beta1_flow_schema_edit_spec_rules_at(
    flowcontrol_v1beta1_flow_schema_edit at, size_t index)
{
    return flowcontrol_v1beta1_policy_rules_with_subjects_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_rules_field_()), index));
}
static inline int flowcontrol_v1beta1_flow_schema_spec_rules_remove_at(
    flowcontrol_v1beta1_flow_schema_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, flowcontrol_v1beta1_flow_schema_spec_rules_field_()),
        index));
}
static inline size_t flowcontrol_v1beta1_flow_schema_spec_rules_count(
    flowcontrol_v1beta1_flow_schema view)
{
    return kin_value_count(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_spec_rules_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_spec_rules_clear(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_rules_field_()));
}
static inline bool flowcontrol_v1beta1_flow_schema_spec_rules_has(
    flowcontrol_v1beta1_flow_schema view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_spec_rules_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_spec_rules_unset(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_rules_field_()));
}
#define FLOWCONTROL_V1BETA1_FLOW_SCHEMA_SPEC_RULES_PATH ".spec.rules"
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline flowcontrol_v1beta1_flow_schema_condition_list
    flowcontrol_v1beta1_flow_schema_get_status_conditions(
    flowcontrol_v1beta1_flow_schema view)
{
    return flowcontrol_v1beta1_flow_schema_condition_list_of(kin_object_field(
        view.object,
        flowcontrol_v1beta1_flow_schema_status_conditions_field_()));
}
static inline flowcontrol_v1beta1_flow_schema_condition
    flowcontrol_v1beta1_flow_schema_status_conditions_at(
    flowcontrol_v1beta1_flow_schema view, size_t index)
{
    return flowcontrol_v1beta1_flow_schema_condition_of(kin_value_at(
        kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_status_conditions_field_()), index));
}
static inline flowcontrol_v1beta1_flow_schema_condition_edit
    flowcontrol_v1beta1_flow_schema_status_conditions_append(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return flowcontrol_v1beta1_flow_schema_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_conditions_field_())));
}
static inline flowcontrol_v1beta1_flow_schema_condition_edit
    flowcontrol_v1beta1_flow_schema_edit_status_conditions_at(
    flowcontrol_v1beta1_flow_schema_edit at, size_t index)
{
    return flowcontrol_v1beta1_flow_schema_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_conditions_field_()), index));
}
static inline int flowcontrol_v1beta1_flow_schema_status_conditions_remove_at(
    flowcontrol_v1beta1_flow_schema_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_conditions_field_()), index));
}
static inline size_t flowcontrol_v1beta1_flow_schema_status_conditions_count(
    flowcontrol_v1beta1_flow_schema view)
{
    return kin_value_count(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_status_conditions_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_status_conditions_clear(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_conditions_field_()));
}
static inline bool flowcontrol_v1beta1_flow_schema_status_conditions_has(
    flowcontrol_v1beta1_flow_schema view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_flow_schema_status_conditions_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_status_conditions_unset(
    flowcontrol_v1beta1_flow_schema_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_conditions_field_()));
}
#define FLOWCONTROL_V1BETA1_FLOW_SCHEMA_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* FlowSchemaCondition */
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_flow_schema_condition_type(
    flowcontrol_v1beta1_flow_schema_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_condition_type_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_condition_type_set(
    flowcontrol_v1beta1_flow_schema_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_condition_type_field_()), value);
}
static inline bool flowcontrol_v1beta1_flow_schema_condition_type_has(
    flowcontrol_v1beta1_flow_schema_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_condition_type_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_condition_type_unset(
    flowcontrol_v1beta1_flow_schema_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_condition_type_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_flow_schema_condition_status(
    flowcontrol_v1beta1_flow_schema_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_condition_status_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_condition_status_set(
    flowcontrol_v1beta1_flow_schema_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_condition_status_field_()), value);
}
static inline bool flowcontrol_v1beta1_flow_schema_condition_status_has(
    flowcontrol_v1beta1_flow_schema_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_condition_status_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_condition_status_unset(
    flowcontrol_v1beta1_flow_schema_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_condition_status_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time
    flowcontrol_v1beta1_flow_schema_condition_last_transition_time(
    flowcontrol_v1beta1_flow_schema_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_condition_last_transition_time_field_()));
}
static inline int
    flowcontrol_v1beta1_flow_schema_condition_last_transition_time_set(
    flowcontrol_v1beta1_flow_schema_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_condition_last_transition_time_field_()), value);
}
static inline bool
    flowcontrol_v1beta1_flow_schema_condition_last_transition_time_has(
    flowcontrol_v1beta1_flow_schema_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_condition_last_transition_time_field_()));
}
static inline int
    flowcontrol_v1beta1_flow_schema_condition_last_transition_time_unset(
    flowcontrol_v1beta1_flow_schema_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_condition_last_transition_time_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_flow_schema_condition_reason(
    flowcontrol_v1beta1_flow_schema_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_condition_reason_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_condition_reason_set(
    flowcontrol_v1beta1_flow_schema_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_condition_reason_field_()), value);
}
static inline bool flowcontrol_v1beta1_flow_schema_condition_reason_has(
    flowcontrol_v1beta1_flow_schema_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_condition_reason_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_condition_reason_unset(
    flowcontrol_v1beta1_flow_schema_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_condition_reason_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_flow_schema_condition_message(
    flowcontrol_v1beta1_flow_schema_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_condition_message_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_condition_message_set(
    flowcontrol_v1beta1_flow_schema_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_condition_message_field_()), value);
}
static inline bool flowcontrol_v1beta1_flow_schema_condition_message_has(
    flowcontrol_v1beta1_flow_schema_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_condition_message_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_condition_message_unset(
    flowcontrol_v1beta1_flow_schema_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_condition_message_field_()));
}

/* FlowSchemaSpec */
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_spec_get_priority_level_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("priorityLevelConfiguration", "");
    return &field;
}
static inline flowcontrol_v1beta1_priority_level_reference
    flowcontrol_v1beta1_flow_schema_spec_get_priority_level(
    flowcontrol_v1beta1_flow_schema_spec view)
{
    return flowcontrol_v1beta1_priority_level_reference_of(kin_value_field(
        view.value,
        flowcontrol_v1beta1_flow_schema_spec_get_priority_level_field_()));
}
static inline flowcontrol_v1beta1_priority_level_reference_edit
    flowcontrol_v1beta1_flow_schema_spec_edit_priority_level(
    flowcontrol_v1beta1_flow_schema_spec_edit at)
{
    return flowcontrol_v1beta1_priority_level_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_get_priority_level_field_()));
}
static inline bool flowcontrol_v1beta1_flow_schema_spec_get_priority_level_has(
    flowcontrol_v1beta1_flow_schema_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_spec_get_priority_level_field_()));
}
static inline int
    flowcontrol_v1beta1_flow_schema_spec_edit_priority_level_unset(
    flowcontrol_v1beta1_flow_schema_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_get_priority_level_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_spec_get_matching_precedence_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchingPrecedence", "");
    return &field;
}
static inline int32_t
    flowcontrol_v1beta1_flow_schema_spec_get_matching_precedence(
    flowcontrol_v1beta1_flow_schema_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_spec_get_matching_precedence_field_()));
}
static inline int
    flowcontrol_v1beta1_flow_schema_spec_edit_matching_precedence_set(
    flowcontrol_v1beta1_flow_schema_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_get_matching_precedence_field_()),
        value);
}
static inline bool
    flowcontrol_v1beta1_flow_schema_spec_get_matching_precedence_has(
    flowcontrol_v1beta1_flow_schema_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_spec_get_matching_precedence_field_()));
}
static inline int
    flowcontrol_v1beta1_flow_schema_spec_edit_matching_precedence_unset(
    flowcontrol_v1beta1_flow_schema_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_get_matching_precedence_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_spec_get_distinguisher_method_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("distinguisherMethod", "");
    return &field;
}
static inline flowcontrol_v1beta1_flow_distinguisher_method
    flowcontrol_v1beta1_flow_schema_spec_get_distinguisher_method(
    flowcontrol_v1beta1_flow_schema_spec view)
{
    return flowcontrol_v1beta1_flow_distinguisher_method_of(kin_value_field(
        view.value,
        flowcontrol_v1beta1_flow_schema_spec_get_distinguisher_method_field_()));
}
static inline flowcontrol_v1beta1_flow_distinguisher_method_edit
    flowcontrol_v1beta1_flow_schema_spec_edit_distinguisher_method(
    flowcontrol_v1beta1_flow_schema_spec_edit at)
{
    return flowcontrol_v1beta1_flow_distinguisher_method_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_get_distinguisher_method_field_()));
}
static inline bool
    flowcontrol_v1beta1_flow_schema_spec_get_distinguisher_method_has(
    flowcontrol_v1beta1_flow_schema_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_spec_get_distinguisher_method_field_()));
}
static inline int
    flowcontrol_v1beta1_flow_schema_spec_edit_distinguisher_method_unset(
    flowcontrol_v1beta1_flow_schema_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_get_distinguisher_method_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_spec_get_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rules", "");
    return &field;
}
static inline flowcontrol_v1beta1_policy_rules_with_subjects_list
    flowcontrol_v1beta1_flow_schema_spec_get_rules(
    flowcontrol_v1beta1_flow_schema_spec view)
{
    return flowcontrol_v1beta1_policy_rules_with_subjects_list_of(
        kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_spec_get_rules_field_()));
}
static inline flowcontrol_v1beta1_policy_rules_with_subjects
    flowcontrol_v1beta1_flow_schema_spec_get_rules_at(
    flowcontrol_v1beta1_flow_schema_spec view, size_t index)
{
    return flowcontrol_v1beta1_policy_rules_with_subjects_of(kin_value_at(
        kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_spec_get_rules_field_()), index));
}
static inline flowcontrol_v1beta1_policy_rules_with_subjects_edit
    flowcontrol_v1beta1_flow_schema_spec_edit_rules_append(
    flowcontrol_v1beta1_flow_schema_spec_edit at)
{
    return flowcontrol_v1beta1_policy_rules_with_subjects_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_get_rules_field_())));
}
static inline flowcontrol_v1beta1_policy_rules_with_subjects_edit
    flowcontrol_v1beta1_flow_schema_spec_edit_rules_at(
    flowcontrol_v1beta1_flow_schema_spec_edit at, size_t index)
{
    return flowcontrol_v1beta1_policy_rules_with_subjects_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_get_rules_field_()), index));
}
static inline int flowcontrol_v1beta1_flow_schema_spec_edit_rules_remove_at(
    flowcontrol_v1beta1_flow_schema_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_get_rules_field_()), index));
}
static inline size_t flowcontrol_v1beta1_flow_schema_spec_get_rules_count(
    flowcontrol_v1beta1_flow_schema_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_spec_get_rules_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_spec_edit_rules_clear(
    flowcontrol_v1beta1_flow_schema_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_get_rules_field_()));
}
static inline bool flowcontrol_v1beta1_flow_schema_spec_get_rules_has(
    flowcontrol_v1beta1_flow_schema_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_spec_get_rules_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_spec_edit_rules_unset(
    flowcontrol_v1beta1_flow_schema_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_spec_get_rules_field_()));
}

/* FlowSchemaStatus */
static inline kin_field
    *flowcontrol_v1beta1_flow_schema_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline flowcontrol_v1beta1_flow_schema_condition_list
    flowcontrol_v1beta1_flow_schema_status_get_conditions(
    flowcontrol_v1beta1_flow_schema_status view)
{
    return flowcontrol_v1beta1_flow_schema_condition_list_of(kin_value_field(
        view.value,
        flowcontrol_v1beta1_flow_schema_status_get_conditions_field_()));
}
static inline flowcontrol_v1beta1_flow_schema_condition
    flowcontrol_v1beta1_flow_schema_status_get_conditions_at(
    flowcontrol_v1beta1_flow_schema_status view, size_t index)
{
    return flowcontrol_v1beta1_flow_schema_condition_of(kin_value_at(
        kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_status_get_conditions_field_()),
        index));
}
static inline flowcontrol_v1beta1_flow_schema_condition_edit
    flowcontrol_v1beta1_flow_schema_status_edit_conditions_append(
    flowcontrol_v1beta1_flow_schema_status_edit at)
{
    return flowcontrol_v1beta1_flow_schema_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_get_conditions_field_())));
}
static inline flowcontrol_v1beta1_flow_schema_condition_edit
    flowcontrol_v1beta1_flow_schema_status_edit_conditions_at(
    flowcontrol_v1beta1_flow_schema_status_edit at, size_t index)
{
    return flowcontrol_v1beta1_flow_schema_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_get_conditions_field_()),
        index));
}
static inline int
    flowcontrol_v1beta1_flow_schema_status_edit_conditions_remove_at(
    flowcontrol_v1beta1_flow_schema_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_get_conditions_field_()),
        index));
}
static inline size_t
    flowcontrol_v1beta1_flow_schema_status_get_conditions_count(
    flowcontrol_v1beta1_flow_schema_status view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_status_get_conditions_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_status_edit_conditions_clear(
    flowcontrol_v1beta1_flow_schema_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_get_conditions_field_()));
}
static inline bool flowcontrol_v1beta1_flow_schema_status_get_conditions_has(
    flowcontrol_v1beta1_flow_schema_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_flow_schema_status_get_conditions_field_()));
}
static inline int flowcontrol_v1beta1_flow_schema_status_edit_conditions_unset(
    flowcontrol_v1beta1_flow_schema_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_flow_schema_status_get_conditions_field_()));
}

/* GroupSubject */
static inline kin_field *flowcontrol_v1beta1_group_subject_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_group_subject_name(
    flowcontrol_v1beta1_group_subject view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_group_subject_name_field_()));
}
static inline int flowcontrol_v1beta1_group_subject_name_set(
    flowcontrol_v1beta1_group_subject_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_group_subject_name_field_()), value);
}
static inline bool flowcontrol_v1beta1_group_subject_name_has(
    flowcontrol_v1beta1_group_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_group_subject_name_field_()));
}
static inline int flowcontrol_v1beta1_group_subject_name_unset(
    flowcontrol_v1beta1_group_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_group_subject_name_field_()));
}

/* LimitResponse */
static inline kin_field *flowcontrol_v1beta1_limit_response_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_limit_response_type(
    flowcontrol_v1beta1_limit_response view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_limit_response_type_field_()));
}
static inline int flowcontrol_v1beta1_limit_response_type_set(
    flowcontrol_v1beta1_limit_response_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_limit_response_type_field_()), value);
}
static inline bool flowcontrol_v1beta1_limit_response_type_has(
    flowcontrol_v1beta1_limit_response view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_limit_response_type_field_()));
}
static inline int flowcontrol_v1beta1_limit_response_type_unset(
    flowcontrol_v1beta1_limit_response_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_limit_response_type_field_()));
}
static inline kin_field *flowcontrol_v1beta1_limit_response_queuing_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("queuing", "");
    return &field;
}
static inline flowcontrol_v1beta1_queuing_configuration
    flowcontrol_v1beta1_limit_response_get_queuing(
    flowcontrol_v1beta1_limit_response view)
{
    return flowcontrol_v1beta1_queuing_configuration_of(kin_value_field(
        view.value, flowcontrol_v1beta1_limit_response_queuing_field_()));
}
static inline flowcontrol_v1beta1_queuing_configuration_edit
    flowcontrol_v1beta1_limit_response_edit_queuing(
    flowcontrol_v1beta1_limit_response_edit at)
{
    return flowcontrol_v1beta1_queuing_configuration_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_limit_response_queuing_field_()));
}
static inline bool flowcontrol_v1beta1_limit_response_queuing_has(
    flowcontrol_v1beta1_limit_response view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_limit_response_queuing_field_()));
}
static inline int flowcontrol_v1beta1_limit_response_queuing_unset(
    flowcontrol_v1beta1_limit_response_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_limit_response_queuing_field_()));
}

/* LimitedPriorityLevelConfiguration */
static inline kin_field
    *flowcontrol_v1beta1_limited_priority_level_assured_concurrency_shares_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("assuredConcurrencyShares", "");
    return &field;
}
static inline int32_t
    flowcontrol_v1beta1_limited_priority_level_assured_concurrency_shares(
    flowcontrol_v1beta1_limited_priority_level view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        flowcontrol_v1beta1_limited_priority_level_assured_concurrency_shares_field_()));
}
static inline int
    flowcontrol_v1beta1_limited_priority_level_assured_concurrency_shares_set(
    flowcontrol_v1beta1_limited_priority_level_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_limited_priority_level_assured_concurrency_shares_field_()), value);
}
static inline bool
    flowcontrol_v1beta1_limited_priority_level_assured_concurrency_shares_has(
    flowcontrol_v1beta1_limited_priority_level view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_limited_priority_level_assured_concurrency_shares_field_()));
}
static inline int
    flowcontrol_v1beta1_limited_priority_level_assured_concurrency_shares_unset(
    flowcontrol_v1beta1_limited_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_limited_priority_level_assured_concurrency_shares_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_limited_priority_level_limit_response_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("limitResponse", "");
    return &field;
}
static inline flowcontrol_v1beta1_limit_response
    flowcontrol_v1beta1_limited_priority_level_get_limit_response(
    flowcontrol_v1beta1_limited_priority_level view)
{
    return flowcontrol_v1beta1_limit_response_of(kin_value_field(view.value,
        flowcontrol_v1beta1_limited_priority_level_limit_response_field_()));
}
static inline flowcontrol_v1beta1_limit_response_edit
    flowcontrol_v1beta1_limited_priority_level_edit_limit_response(
    flowcontrol_v1beta1_limited_priority_level_edit at)
{
    return flowcontrol_v1beta1_limit_response_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        flowcontrol_v1beta1_limited_priority_level_limit_response_field_()));
}
static inline bool
    flowcontrol_v1beta1_limited_priority_level_limit_response_has(
    flowcontrol_v1beta1_limited_priority_level view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_limited_priority_level_limit_response_field_()));
}
static inline int
    flowcontrol_v1beta1_limited_priority_level_limit_response_unset(
    flowcontrol_v1beta1_limited_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_limited_priority_level_limit_response_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_limited_priority_level_lendable_percent_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lendablePercent", "");
    return &field;
}
static inline int32_t
    flowcontrol_v1beta1_limited_priority_level_lendable_percent(
    flowcontrol_v1beta1_limited_priority_level view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        flowcontrol_v1beta1_limited_priority_level_lendable_percent_field_()));
}
static inline int
    flowcontrol_v1beta1_limited_priority_level_lendable_percent_set(
    flowcontrol_v1beta1_limited_priority_level_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_limited_priority_level_lendable_percent_field_()),
        value);
}
static inline bool
    flowcontrol_v1beta1_limited_priority_level_lendable_percent_has(
    flowcontrol_v1beta1_limited_priority_level view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_limited_priority_level_lendable_percent_field_()));
}
static inline int
    flowcontrol_v1beta1_limited_priority_level_lendable_percent_unset(
    flowcontrol_v1beta1_limited_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_limited_priority_level_lendable_percent_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_limited_priority_level_borrowing_limit_percent_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("borrowingLimitPercent", "");
    return &field;
}
static inline int32_t
    flowcontrol_v1beta1_limited_priority_level_borrowing_limit_percent(
    flowcontrol_v1beta1_limited_priority_level view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        flowcontrol_v1beta1_limited_priority_level_borrowing_limit_percent_field_()));
}
static inline int
    flowcontrol_v1beta1_limited_priority_level_borrowing_limit_percent_set(
    flowcontrol_v1beta1_limited_priority_level_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_limited_priority_level_borrowing_limit_percent_field_()), value);
}
static inline bool
    flowcontrol_v1beta1_limited_priority_level_borrowing_limit_percent_has(
    flowcontrol_v1beta1_limited_priority_level view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_limited_priority_level_borrowing_limit_percent_field_()));
}
static inline int
    flowcontrol_v1beta1_limited_priority_level_borrowing_limit_percent_unset(
    flowcontrol_v1beta1_limited_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_limited_priority_level_borrowing_limit_percent_field_()));
}

/* NonResourcePolicyRule */
static inline kin_field
    *flowcontrol_v1beta1_non_resource_policy_rule_verbs_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("verbs", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_non_resource_policy_rule_verbs_at(
    flowcontrol_v1beta1_non_resource_policy_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        flowcontrol_v1beta1_non_resource_policy_rule_verbs_field_()), index));
}
static inline int flowcontrol_v1beta1_non_resource_policy_rule_verbs_append(
    flowcontrol_v1beta1_non_resource_policy_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_non_resource_policy_rule_verbs_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t flowcontrol_v1beta1_non_resource_policy_rule_verbs_count(
    flowcontrol_v1beta1_non_resource_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_non_resource_policy_rule_verbs_field_()));
}
static inline int flowcontrol_v1beta1_non_resource_policy_rule_verbs_clear(
    flowcontrol_v1beta1_non_resource_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_non_resource_policy_rule_verbs_field_()));
}
static inline bool flowcontrol_v1beta1_non_resource_policy_rule_verbs_has(
    flowcontrol_v1beta1_non_resource_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_non_resource_policy_rule_verbs_field_()));
}
static inline int flowcontrol_v1beta1_non_resource_policy_rule_verbs_unset(
    flowcontrol_v1beta1_non_resource_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_non_resource_policy_rule_verbs_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nonResourceURLs", "");
    return &field;
}
static inline kin_str
    flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_at(
    flowcontrol_v1beta1_non_resource_policy_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_field_()), index));
}
static inline int
    flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_append(
    flowcontrol_v1beta1_non_resource_policy_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_count(
    flowcontrol_v1beta1_non_resource_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_field_()));
}
static inline int
    flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_clear(
    flowcontrol_v1beta1_non_resource_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_field_()));
}
static inline bool
    flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_has(
    flowcontrol_v1beta1_non_resource_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_field_()));
}
static inline int
    flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_unset(
    flowcontrol_v1beta1_non_resource_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_non_resource_policy_rule_non_resource_urls_field_()));
}

/* PolicyRulesWithSubjects */
static inline kin_field
    *flowcontrol_v1beta1_policy_rules_with_subjects_subjects_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("subjects", "");
    return &field;
}
static inline flowcontrol_v1beta1_subject_list
    flowcontrol_v1beta1_policy_rules_with_subjects_get_subjects(
    flowcontrol_v1beta1_policy_rules_with_subjects view)
{
    return flowcontrol_v1beta1_subject_list_of(kin_value_field(view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_subjects_field_()));
}
static inline flowcontrol_v1beta1_subject
    flowcontrol_v1beta1_policy_rules_with_subjects_subjects_at(
    flowcontrol_v1beta1_policy_rules_with_subjects view, size_t index)
{
    return flowcontrol_v1beta1_subject_of(kin_value_at(kin_value_field(
        view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_subjects_field_()),
        index));
}
static inline flowcontrol_v1beta1_subject_edit
    flowcontrol_v1beta1_policy_rules_with_subjects_subjects_append(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at)
{
    return flowcontrol_v1beta1_subject_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_subjects_field_())));
}
static inline flowcontrol_v1beta1_subject_edit
    flowcontrol_v1beta1_policy_rules_with_subjects_edit_subjects_at(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at, size_t index)
{
    return flowcontrol_v1beta1_subject_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_subjects_field_()),
        index));
}
static inline int
    flowcontrol_v1beta1_policy_rules_with_subjects_subjects_remove_at(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_subjects_field_()),
        index));
}
static inline size_t
    flowcontrol_v1beta1_policy_rules_with_subjects_subjects_count(
    flowcontrol_v1beta1_policy_rules_with_subjects view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_subjects_field_()));
}
static inline int flowcontrol_v1beta1_policy_rules_with_subjects_subjects_clear(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_subjects_field_()));
}
static inline bool flowcontrol_v1beta1_policy_rules_with_subjects_subjects_has(
    flowcontrol_v1beta1_policy_rules_with_subjects view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_subjects_field_()));
}
static inline int flowcontrol_v1beta1_policy_rules_with_subjects_subjects_unset(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_subjects_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceRules", "");
    return &field;
}
static inline flowcontrol_v1beta1_resource_policy_rule_list
    flowcontrol_v1beta1_policy_rules_with_subjects_get_resource_rules(
    flowcontrol_v1beta1_policy_rules_with_subjects view)
{
    return flowcontrol_v1beta1_resource_policy_rule_list_of(kin_value_field(
        view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_field_()));
}
static inline flowcontrol_v1beta1_resource_policy_rule
    flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_at(
    flowcontrol_v1beta1_policy_rules_with_subjects view, size_t index)
{
    return flowcontrol_v1beta1_resource_policy_rule_of(kin_value_at(
        kin_value_field(view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_field_()),
        index));
}
static inline flowcontrol_v1beta1_resource_policy_rule_edit
    flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_append(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at)
{
    return flowcontrol_v1beta1_resource_policy_rule_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_field_())));
}
static inline flowcontrol_v1beta1_resource_policy_rule_edit
    flowcontrol_v1beta1_policy_rules_with_subjects_edit_resource_rules_at(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at, size_t index)
{
    return flowcontrol_v1beta1_resource_policy_rule_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_field_()),
        index));
}
static inline int
    flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_remove_at(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_field_()),
        index));
}
static inline size_t
    flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_count(
    flowcontrol_v1beta1_policy_rules_with_subjects view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_field_()));
}
static inline int
    flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_clear(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_field_()));
}
static inline bool
    flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_has(
    flowcontrol_v1beta1_policy_rules_with_subjects view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_field_()));
}
static inline int
    flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_unset(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_resource_rules_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nonResourceRules", "");
    return &field;
}
static inline flowcontrol_v1beta1_non_resource_policy_rule_list
    flowcontrol_v1beta1_policy_rules_with_subjects_get_non_resource_rules(
    flowcontrol_v1beta1_policy_rules_with_subjects view)
{
    return flowcontrol_v1beta1_non_resource_policy_rule_list_of(kin_value_field(
        view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_field_()));
}
static inline flowcontrol_v1beta1_non_resource_policy_rule
    flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_at(
    flowcontrol_v1beta1_policy_rules_with_subjects view, size_t index)
{
    return flowcontrol_v1beta1_non_resource_policy_rule_of(kin_value_at(
        kin_value_field(view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_field_()), index));
}
static inline flowcontrol_v1beta1_non_resource_policy_rule_edit
    flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_append(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at)
{
    return flowcontrol_v1beta1_non_resource_policy_rule_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_field_())));
}
static inline flowcontrol_v1beta1_non_resource_policy_rule_edit
    flowcontrol_v1beta1_policy_rules_with_subjects_edit_non_resource_rules_at(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at, size_t index)
{
    return flowcontrol_v1beta1_non_resource_policy_rule_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_field_()), index));
}
static inline int
    flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_remove_at(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_field_()), index));
}
static inline size_t
    flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_count(
    flowcontrol_v1beta1_policy_rules_with_subjects view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_field_()));
}
static inline int
    flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_clear(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_field_()));
}
static inline bool
    flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_has(
    flowcontrol_v1beta1_policy_rules_with_subjects view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_field_()));
}
static inline int
    flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_unset(
    flowcontrol_v1beta1_policy_rules_with_subjects_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_policy_rules_with_subjects_non_resource_rules_field_()));
}

/* PriorityLevelConfiguration */
static inline kin_field
    *flowcontrol_v1beta1_priority_level_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    flowcontrol_v1beta1_priority_level_get_metadata(
    flowcontrol_v1beta1_priority_level view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    flowcontrol_v1beta1_priority_level_edit_metadata(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_metadata_field_()));
}
static inline bool flowcontrol_v1beta1_priority_level_metadata_has(
    flowcontrol_v1beta1_priority_level view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_metadata_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_metadata_unset(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_metadata_field_()));
}
#define FLOWCONTROL_V1BETA1_PRIORITY_LEVEL_METADATA_PATH ".metadata"
static inline kin_field *flowcontrol_v1beta1_priority_level_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline flowcontrol_v1beta1_priority_level_spec
    flowcontrol_v1beta1_priority_level_get_spec(
    flowcontrol_v1beta1_priority_level view)
{
    return flowcontrol_v1beta1_priority_level_spec_of(kin_object_field(
        view.object, flowcontrol_v1beta1_priority_level_spec_field_()));
}
static inline flowcontrol_v1beta1_priority_level_spec_edit
    flowcontrol_v1beta1_priority_level_edit_spec(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return flowcontrol_v1beta1_priority_level_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_field_()));
}
static inline bool flowcontrol_v1beta1_priority_level_spec_has(
    flowcontrol_v1beta1_priority_level view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_spec_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_spec_unset(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_field_()));
}
#define FLOWCONTROL_V1BETA1_PRIORITY_LEVEL_SPEC_PATH ".spec"
static inline kin_field *flowcontrol_v1beta1_priority_level_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline flowcontrol_v1beta1_priority_level_status
    flowcontrol_v1beta1_priority_level_get_status(
    flowcontrol_v1beta1_priority_level view)
{
    return flowcontrol_v1beta1_priority_level_status_of(kin_object_field(
        view.object, flowcontrol_v1beta1_priority_level_status_field_()));
}
static inline flowcontrol_v1beta1_priority_level_status_edit
    flowcontrol_v1beta1_priority_level_edit_status(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return flowcontrol_v1beta1_priority_level_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_field_()));
}
static inline bool flowcontrol_v1beta1_priority_level_status_has(
    flowcontrol_v1beta1_priority_level view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_status_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_status_unset(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_field_()));
}
#define FLOWCONTROL_V1BETA1_PRIORITY_LEVEL_STATUS_PATH ".status"
static inline kin_field
    *flowcontrol_v1beta1_priority_level_spec_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "type");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_priority_level_spec_type(
    flowcontrol_v1beta1_priority_level view)
{
    return kin_value_str(kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_spec_type_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_spec_type_set(
    flowcontrol_v1beta1_priority_level_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_type_field_()), value);
}
static inline bool flowcontrol_v1beta1_priority_level_spec_type_has(
    flowcontrol_v1beta1_priority_level view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_spec_type_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_spec_type_unset(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_type_field_()));
}
#define FLOWCONTROL_V1BETA1_PRIORITY_LEVEL_SPEC_TYPE_PATH ".spec.type"
static inline kin_field
    *flowcontrol_v1beta1_priority_level_spec_limited_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "limited");
    return &field;
}
static inline flowcontrol_v1beta1_limited_priority_level
    flowcontrol_v1beta1_priority_level_get_spec_limited(
    flowcontrol_v1beta1_priority_level view)
{
    return flowcontrol_v1beta1_limited_priority_level_of(kin_object_field(
        view.object, flowcontrol_v1beta1_priority_level_spec_limited_field_()));
}
static inline flowcontrol_v1beta1_limited_priority_level_edit
    flowcontrol_v1beta1_priority_level_edit_spec_limited(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return flowcontrol_v1beta1_limited_priority_level_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_limited_field_()));
}
static inline bool flowcontrol_v1beta1_priority_level_spec_limited_has(
    flowcontrol_v1beta1_priority_level view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_spec_limited_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_spec_limited_unset(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_limited_field_()));
}
#define FLOWCONTROL_V1BETA1_PRIORITY_LEVEL_SPEC_LIMITED_PATH ".spec.limited"
static inline kin_field
    *flowcontrol_v1beta1_priority_level_spec_exempt_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "exempt");
    return &field;
}
static inline flowcontrol_v1beta1_exempt_priority_level
    flowcontrol_v1beta1_priority_level_get_spec_exempt(
    flowcontrol_v1beta1_priority_level view)
{
    return flowcontrol_v1beta1_exempt_priority_level_of(kin_object_field(
        view.object, flowcontrol_v1beta1_priority_level_spec_exempt_field_()));
}
static inline flowcontrol_v1beta1_exempt_priority_level_edit
    flowcontrol_v1beta1_priority_level_edit_spec_exempt(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return flowcontrol_v1beta1_exempt_priority_level_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_exempt_field_()));
}
static inline bool flowcontrol_v1beta1_priority_level_spec_exempt_has(
    flowcontrol_v1beta1_priority_level view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_spec_exempt_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_spec_exempt_unset(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_exempt_field_()));
}
#define FLOWCONTROL_V1BETA1_PRIORITY_LEVEL_SPEC_EXEMPT_PATH ".spec.exempt"
static inline kin_field
    *flowcontrol_v1beta1_priority_level_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline flowcontrol_v1beta1_priority_level_condition_list
    flowcontrol_v1beta1_priority_level_get_status_conditions(
    flowcontrol_v1beta1_priority_level view)
{
    return flowcontrol_v1beta1_priority_level_condition_list_of(
        kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_status_conditions_field_()));
}
static inline flowcontrol_v1beta1_priority_level_condition
    flowcontrol_v1beta1_priority_level_status_conditions_at(
    flowcontrol_v1beta1_priority_level view, size_t index)
{
    return flowcontrol_v1beta1_priority_level_condition_of(kin_value_at(
        kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_status_conditions_field_()), index));
}
static inline flowcontrol_v1beta1_priority_level_condition_edit
    flowcontrol_v1beta1_priority_level_status_conditions_append(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return flowcontrol_v1beta1_priority_level_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_conditions_field_())));
}
static inline flowcontrol_v1beta1_priority_level_condition_edit
    flowcontrol_v1beta1_priority_level_edit_status_conditions_at(
    flowcontrol_v1beta1_priority_level_edit at, size_t index)
{
    return flowcontrol_v1beta1_priority_level_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_conditions_field_()), index));
}
static inline int
    flowcontrol_v1beta1_priority_level_status_conditions_remove_at(
    flowcontrol_v1beta1_priority_level_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_conditions_field_()), index));
}
static inline size_t flowcontrol_v1beta1_priority_level_status_conditions_count(
    flowcontrol_v1beta1_priority_level view)
{
    return kin_value_count(kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_status_conditions_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_status_conditions_clear(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_conditions_field_()));
}
static inline bool flowcontrol_v1beta1_priority_level_status_conditions_has(
    flowcontrol_v1beta1_priority_level view)
{
    return kin_value_is_set(kin_object_field(view.object,
        flowcontrol_v1beta1_priority_level_status_conditions_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_status_conditions_unset(
    flowcontrol_v1beta1_priority_level_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_conditions_field_()));
}
#define FLOWCONTROL_V1BETA1_PRIORITY_LEVEL_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* PriorityLevelConfigurationCondition */
static inline kin_field
    *flowcontrol_v1beta1_priority_level_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_priority_level_condition_type(
    flowcontrol_v1beta1_priority_level_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_condition_type_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_condition_type_set(
    flowcontrol_v1beta1_priority_level_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_condition_type_field_()), value);
}
static inline bool flowcontrol_v1beta1_priority_level_condition_type_has(
    flowcontrol_v1beta1_priority_level_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_condition_type_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_condition_type_unset(
    flowcontrol_v1beta1_priority_level_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_condition_type_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_priority_level_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_priority_level_condition_status(
    flowcontrol_v1beta1_priority_level_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_condition_status_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_condition_status_set(
    flowcontrol_v1beta1_priority_level_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_condition_status_field_()), value);
}
static inline bool flowcontrol_v1beta1_priority_level_condition_status_has(
    flowcontrol_v1beta1_priority_level_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_condition_status_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_condition_status_unset(
    flowcontrol_v1beta1_priority_level_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_condition_status_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_priority_level_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time
    flowcontrol_v1beta1_priority_level_condition_last_transition_time(
    flowcontrol_v1beta1_priority_level_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_condition_last_transition_time_field_()));
}
static inline int
    flowcontrol_v1beta1_priority_level_condition_last_transition_time_set(
    flowcontrol_v1beta1_priority_level_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_condition_last_transition_time_field_()), value);
}
static inline bool
    flowcontrol_v1beta1_priority_level_condition_last_transition_time_has(
    flowcontrol_v1beta1_priority_level_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_condition_last_transition_time_field_()));
}
static inline int
    flowcontrol_v1beta1_priority_level_condition_last_transition_time_unset(
    flowcontrol_v1beta1_priority_level_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_condition_last_transition_time_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_priority_level_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_priority_level_condition_reason(
    flowcontrol_v1beta1_priority_level_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_condition_reason_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_condition_reason_set(
    flowcontrol_v1beta1_priority_level_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_condition_reason_field_()), value);
}
static inline bool flowcontrol_v1beta1_priority_level_condition_reason_has(
    flowcontrol_v1beta1_priority_level_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_condition_reason_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_condition_reason_unset(
    flowcontrol_v1beta1_priority_level_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_condition_reason_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_priority_level_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_priority_level_condition_message(
    flowcontrol_v1beta1_priority_level_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_condition_message_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_condition_message_set(
    flowcontrol_v1beta1_priority_level_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_condition_message_field_()), value);
}
static inline bool flowcontrol_v1beta1_priority_level_condition_message_has(
    flowcontrol_v1beta1_priority_level_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_condition_message_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_condition_message_unset(
    flowcontrol_v1beta1_priority_level_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_condition_message_field_()));
}

/* PriorityLevelConfigurationReference */
static inline kin_field
    *flowcontrol_v1beta1_priority_level_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_priority_level_reference_name(
    flowcontrol_v1beta1_priority_level_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_reference_name_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_reference_name_set(
    flowcontrol_v1beta1_priority_level_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_reference_name_field_()), value);
}
static inline bool flowcontrol_v1beta1_priority_level_reference_name_has(
    flowcontrol_v1beta1_priority_level_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_reference_name_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_reference_name_unset(
    flowcontrol_v1beta1_priority_level_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_reference_name_field_()));
}

/* PriorityLevelConfigurationSpec */
static inline kin_field
    *flowcontrol_v1beta1_priority_level_spec_get_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_priority_level_spec_get_type(
    flowcontrol_v1beta1_priority_level_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_spec_get_type_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_spec_edit_type_set(
    flowcontrol_v1beta1_priority_level_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_get_type_field_()), value);
}
static inline bool flowcontrol_v1beta1_priority_level_spec_get_type_has(
    flowcontrol_v1beta1_priority_level_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_spec_get_type_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_spec_edit_type_unset(
    flowcontrol_v1beta1_priority_level_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_get_type_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_priority_level_spec_get_limited_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("limited", "");
    return &field;
}
static inline flowcontrol_v1beta1_limited_priority_level
    flowcontrol_v1beta1_priority_level_spec_get_limited(
    flowcontrol_v1beta1_priority_level_spec view)
{
    return flowcontrol_v1beta1_limited_priority_level_of(kin_value_field(
        view.value,
        flowcontrol_v1beta1_priority_level_spec_get_limited_field_()));
}
static inline flowcontrol_v1beta1_limited_priority_level_edit
    flowcontrol_v1beta1_priority_level_spec_edit_limited(
    flowcontrol_v1beta1_priority_level_spec_edit at)
{
    return flowcontrol_v1beta1_limited_priority_level_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_get_limited_field_()));
}
static inline bool flowcontrol_v1beta1_priority_level_spec_get_limited_has(
    flowcontrol_v1beta1_priority_level_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_spec_get_limited_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_spec_edit_limited_unset(
    flowcontrol_v1beta1_priority_level_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_get_limited_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_priority_level_spec_get_exempt_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("exempt", "");
    return &field;
}
static inline flowcontrol_v1beta1_exempt_priority_level
    flowcontrol_v1beta1_priority_level_spec_get_exempt(
    flowcontrol_v1beta1_priority_level_spec view)
{
    return flowcontrol_v1beta1_exempt_priority_level_of(kin_value_field(
        view.value,
        flowcontrol_v1beta1_priority_level_spec_get_exempt_field_()));
}
static inline flowcontrol_v1beta1_exempt_priority_level_edit
    flowcontrol_v1beta1_priority_level_spec_edit_exempt(
    flowcontrol_v1beta1_priority_level_spec_edit at)
{
    return flowcontrol_v1beta1_exempt_priority_level_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_get_exempt_field_()));
}
static inline bool flowcontrol_v1beta1_priority_level_spec_get_exempt_has(
    flowcontrol_v1beta1_priority_level_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_spec_get_exempt_field_()));
}
static inline int flowcontrol_v1beta1_priority_level_spec_edit_exempt_unset(
    flowcontrol_v1beta1_priority_level_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_spec_get_exempt_field_()));
}

/* PriorityLevelConfigurationStatus */
static inline kin_field
    *flowcontrol_v1beta1_priority_level_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline flowcontrol_v1beta1_priority_level_condition_list
    flowcontrol_v1beta1_priority_level_status_get_conditions(
    flowcontrol_v1beta1_priority_level_status view)
{
    return flowcontrol_v1beta1_priority_level_condition_list_of(kin_value_field(
        view.value,
        flowcontrol_v1beta1_priority_level_status_get_conditions_field_()));
}
static inline flowcontrol_v1beta1_priority_level_condition
    flowcontrol_v1beta1_priority_level_status_get_conditions_at(
    flowcontrol_v1beta1_priority_level_status view, size_t index)
{
    return flowcontrol_v1beta1_priority_level_condition_of(kin_value_at(
        kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_status_get_conditions_field_()),
        index));
}
static inline flowcontrol_v1beta1_priority_level_condition_edit
    flowcontrol_v1beta1_priority_level_status_edit_conditions_append(
    flowcontrol_v1beta1_priority_level_status_edit at)
{
    return flowcontrol_v1beta1_priority_level_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_get_conditions_field_())));
}
static inline flowcontrol_v1beta1_priority_level_condition_edit
    flowcontrol_v1beta1_priority_level_status_edit_conditions_at(
    flowcontrol_v1beta1_priority_level_status_edit at, size_t index)
{
    return flowcontrol_v1beta1_priority_level_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_get_conditions_field_()),
        index));
}
static inline int
    flowcontrol_v1beta1_priority_level_status_edit_conditions_remove_at(
    flowcontrol_v1beta1_priority_level_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_get_conditions_field_()),
        index));
}
static inline size_t
    flowcontrol_v1beta1_priority_level_status_get_conditions_count(
    flowcontrol_v1beta1_priority_level_status view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_status_get_conditions_field_()));
}
static inline int
    flowcontrol_v1beta1_priority_level_status_edit_conditions_clear(
    flowcontrol_v1beta1_priority_level_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_get_conditions_field_()));
}
static inline bool flowcontrol_v1beta1_priority_level_status_get_conditions_has(
    flowcontrol_v1beta1_priority_level_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_priority_level_status_get_conditions_field_()));
}
static inline int
    flowcontrol_v1beta1_priority_level_status_edit_conditions_unset(
    flowcontrol_v1beta1_priority_level_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_priority_level_status_get_conditions_field_()));
}

/* QueuingConfiguration */
static inline kin_field
    *flowcontrol_v1beta1_queuing_configuration_queues_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("queues", "");
    return &field;
}
static inline int32_t flowcontrol_v1beta1_queuing_configuration_queues(
    flowcontrol_v1beta1_queuing_configuration view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        flowcontrol_v1beta1_queuing_configuration_queues_field_()));
}
static inline int flowcontrol_v1beta1_queuing_configuration_queues_set(
    flowcontrol_v1beta1_queuing_configuration_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_queuing_configuration_queues_field_()), value);
}
static inline bool flowcontrol_v1beta1_queuing_configuration_queues_has(
    flowcontrol_v1beta1_queuing_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_queuing_configuration_queues_field_()));
}
static inline int flowcontrol_v1beta1_queuing_configuration_queues_unset(
    flowcontrol_v1beta1_queuing_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_queuing_configuration_queues_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_queuing_configuration_hand_size_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("handSize", "");
    return &field;
}
static inline int32_t flowcontrol_v1beta1_queuing_configuration_hand_size(
    flowcontrol_v1beta1_queuing_configuration view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        flowcontrol_v1beta1_queuing_configuration_hand_size_field_()));
}
static inline int flowcontrol_v1beta1_queuing_configuration_hand_size_set(
    flowcontrol_v1beta1_queuing_configuration_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_queuing_configuration_hand_size_field_()), value);
}
static inline bool flowcontrol_v1beta1_queuing_configuration_hand_size_has(
    flowcontrol_v1beta1_queuing_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_queuing_configuration_hand_size_field_()));
}
static inline int flowcontrol_v1beta1_queuing_configuration_hand_size_unset(
    flowcontrol_v1beta1_queuing_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_queuing_configuration_hand_size_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_queuing_configuration_queue_length_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("queueLengthLimit", "");
    return &field;
}
static inline int32_t
    flowcontrol_v1beta1_queuing_configuration_queue_length_limit(
    flowcontrol_v1beta1_queuing_configuration view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        flowcontrol_v1beta1_queuing_configuration_queue_length_limit_field_()));
}
static inline int
    flowcontrol_v1beta1_queuing_configuration_queue_length_limit_set(
    flowcontrol_v1beta1_queuing_configuration_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_queuing_configuration_queue_length_limit_field_()),
        value);
}
static inline bool
    flowcontrol_v1beta1_queuing_configuration_queue_length_limit_has(
    flowcontrol_v1beta1_queuing_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_queuing_configuration_queue_length_limit_field_()));
}
static inline int
    flowcontrol_v1beta1_queuing_configuration_queue_length_limit_unset(
    flowcontrol_v1beta1_queuing_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_queuing_configuration_queue_length_limit_field_()));
}

/* ResourcePolicyRule */
static inline kin_field
    *flowcontrol_v1beta1_resource_policy_rule_verbs_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("verbs", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_resource_policy_rule_verbs_at(
    flowcontrol_v1beta1_resource_policy_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_verbs_field_()), index));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_verbs_append(
    flowcontrol_v1beta1_resource_policy_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_verbs_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t flowcontrol_v1beta1_resource_policy_rule_verbs_count(
    flowcontrol_v1beta1_resource_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_verbs_field_()));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_verbs_clear(
    flowcontrol_v1beta1_resource_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_verbs_field_()));
}
static inline bool flowcontrol_v1beta1_resource_policy_rule_verbs_has(
    flowcontrol_v1beta1_resource_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_verbs_field_()));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_verbs_unset(
    flowcontrol_v1beta1_resource_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_verbs_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_resource_policy_rule_api_groups_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiGroups", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_resource_policy_rule_api_groups_at(
    flowcontrol_v1beta1_resource_policy_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_api_groups_field_()), index));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_api_groups_append(
    flowcontrol_v1beta1_resource_policy_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_api_groups_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t flowcontrol_v1beta1_resource_policy_rule_api_groups_count(
    flowcontrol_v1beta1_resource_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_api_groups_field_()));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_api_groups_clear(
    flowcontrol_v1beta1_resource_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_api_groups_field_()));
}
static inline bool flowcontrol_v1beta1_resource_policy_rule_api_groups_has(
    flowcontrol_v1beta1_resource_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_api_groups_field_()));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_api_groups_unset(
    flowcontrol_v1beta1_resource_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_api_groups_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_resource_policy_rule_resources_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resources", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_resource_policy_rule_resources_at(
    flowcontrol_v1beta1_resource_policy_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_resources_field_()), index));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_resources_append(
    flowcontrol_v1beta1_resource_policy_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_resources_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t flowcontrol_v1beta1_resource_policy_rule_resources_count(
    flowcontrol_v1beta1_resource_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_resources_field_()));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_resources_clear(
    flowcontrol_v1beta1_resource_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_resources_field_()));
}
static inline bool flowcontrol_v1beta1_resource_policy_rule_resources_has(
    flowcontrol_v1beta1_resource_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_resources_field_()));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_resources_unset(
    flowcontrol_v1beta1_resource_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_resources_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_resource_policy_rule_cluster_scope_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("clusterScope", "");
    return &field;
}
static inline bool flowcontrol_v1beta1_resource_policy_rule_cluster_scope(
    flowcontrol_v1beta1_resource_policy_rule view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_cluster_scope_field_()));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_cluster_scope_set(
    flowcontrol_v1beta1_resource_policy_rule_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_cluster_scope_field_()),
        value);
}
static inline bool flowcontrol_v1beta1_resource_policy_rule_cluster_scope_has(
    flowcontrol_v1beta1_resource_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_cluster_scope_field_()));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_cluster_scope_unset(
    flowcontrol_v1beta1_resource_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_cluster_scope_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_resource_policy_rule_namespaces_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespaces", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_resource_policy_rule_namespaces_at(
    flowcontrol_v1beta1_resource_policy_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_namespaces_field_()), index));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_namespaces_append(
    flowcontrol_v1beta1_resource_policy_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_namespaces_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t flowcontrol_v1beta1_resource_policy_rule_namespaces_count(
    flowcontrol_v1beta1_resource_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_namespaces_field_()));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_namespaces_clear(
    flowcontrol_v1beta1_resource_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_namespaces_field_()));
}
static inline bool flowcontrol_v1beta1_resource_policy_rule_namespaces_has(
    flowcontrol_v1beta1_resource_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_resource_policy_rule_namespaces_field_()));
}
static inline int flowcontrol_v1beta1_resource_policy_rule_namespaces_unset(
    flowcontrol_v1beta1_resource_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_resource_policy_rule_namespaces_field_()));
}

/* ServiceAccountSubject */
static inline kin_field
    *flowcontrol_v1beta1_service_account_subject_namespace_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespace", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_service_account_subject_namespace(
    flowcontrol_v1beta1_service_account_subject view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_service_account_subject_namespace_field_()));
}
static inline int flowcontrol_v1beta1_service_account_subject_namespace_set(
    flowcontrol_v1beta1_service_account_subject_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_service_account_subject_namespace_field_()), value);
}
static inline bool flowcontrol_v1beta1_service_account_subject_namespace_has(
    flowcontrol_v1beta1_service_account_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_service_account_subject_namespace_field_()));
}
static inline int flowcontrol_v1beta1_service_account_subject_namespace_unset(
    flowcontrol_v1beta1_service_account_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_service_account_subject_namespace_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_service_account_subject_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_service_account_subject_name(
    flowcontrol_v1beta1_service_account_subject view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_service_account_subject_name_field_()));
}
static inline int flowcontrol_v1beta1_service_account_subject_name_set(
    flowcontrol_v1beta1_service_account_subject_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_service_account_subject_name_field_()), value);
}
static inline bool flowcontrol_v1beta1_service_account_subject_name_has(
    flowcontrol_v1beta1_service_account_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_service_account_subject_name_field_()));
}
static inline int flowcontrol_v1beta1_service_account_subject_name_unset(
    flowcontrol_v1beta1_service_account_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_service_account_subject_name_field_()));
}

/* Subject */
static inline kin_field *flowcontrol_v1beta1_subject_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("kind", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_subject_kind(
    flowcontrol_v1beta1_subject view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_subject_kind_field_()));
}
static inline int flowcontrol_v1beta1_subject_kind_set(
    flowcontrol_v1beta1_subject_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_subject_kind_field_()), value);
}
static inline bool flowcontrol_v1beta1_subject_kind_has(
    flowcontrol_v1beta1_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_subject_kind_field_()));
}
static inline int flowcontrol_v1beta1_subject_kind_unset(
    flowcontrol_v1beta1_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_subject_kind_field_()));
}
static inline kin_field *flowcontrol_v1beta1_subject_user_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("user", "");
    return &field;
}
static inline flowcontrol_v1beta1_user_subject
    flowcontrol_v1beta1_subject_get_user(flowcontrol_v1beta1_subject view)
{
    return flowcontrol_v1beta1_user_subject_of(kin_value_field(view.value,
        flowcontrol_v1beta1_subject_user_field_()));
}
static inline flowcontrol_v1beta1_user_subject_edit
    flowcontrol_v1beta1_subject_edit_user(flowcontrol_v1beta1_subject_edit at)
{
    return flowcontrol_v1beta1_user_subject_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, flowcontrol_v1beta1_subject_user_field_()));
}
static inline bool flowcontrol_v1beta1_subject_user_has(
    flowcontrol_v1beta1_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_subject_user_field_()));
}
static inline int flowcontrol_v1beta1_subject_user_unset(
    flowcontrol_v1beta1_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_subject_user_field_()));
}
static inline kin_field *flowcontrol_v1beta1_subject_group_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("group", "");
    return &field;
}
static inline flowcontrol_v1beta1_group_subject
    flowcontrol_v1beta1_subject_get_group(flowcontrol_v1beta1_subject view)
{
    return flowcontrol_v1beta1_group_subject_of(kin_value_field(view.value,
        flowcontrol_v1beta1_subject_group_field_()));
}
static inline flowcontrol_v1beta1_group_subject_edit
    flowcontrol_v1beta1_subject_edit_group(flowcontrol_v1beta1_subject_edit at)
{
    return flowcontrol_v1beta1_group_subject_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, flowcontrol_v1beta1_subject_group_field_()));
}
static inline bool flowcontrol_v1beta1_subject_group_has(
    flowcontrol_v1beta1_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_subject_group_field_()));
}
static inline int flowcontrol_v1beta1_subject_group_unset(
    flowcontrol_v1beta1_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_subject_group_field_()));
}
static inline kin_field
    *flowcontrol_v1beta1_subject_service_account_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("serviceAccount", "");
    return &field;
}
static inline flowcontrol_v1beta1_service_account_subject
    flowcontrol_v1beta1_subject_get_service_account(
    flowcontrol_v1beta1_subject view)
{
    return flowcontrol_v1beta1_service_account_subject_of(kin_value_field(
        view.value, flowcontrol_v1beta1_subject_service_account_field_()));
}
static inline flowcontrol_v1beta1_service_account_subject_edit
    flowcontrol_v1beta1_subject_edit_service_account(
    flowcontrol_v1beta1_subject_edit at)
{
    return flowcontrol_v1beta1_service_account_subject_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_subject_service_account_field_()));
}
static inline bool flowcontrol_v1beta1_subject_service_account_has(
    flowcontrol_v1beta1_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_subject_service_account_field_()));
}
static inline int flowcontrol_v1beta1_subject_service_account_unset(
    flowcontrol_v1beta1_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_subject_service_account_field_()));
}

/* UserSubject */
static inline kin_field *flowcontrol_v1beta1_user_subject_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str flowcontrol_v1beta1_user_subject_name(
    flowcontrol_v1beta1_user_subject view)
{
    return kin_value_str(kin_value_field(view.value,
        flowcontrol_v1beta1_user_subject_name_field_()));
}
static inline int flowcontrol_v1beta1_user_subject_name_set(
    flowcontrol_v1beta1_user_subject_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_user_subject_name_field_()), value);
}
static inline bool flowcontrol_v1beta1_user_subject_name_has(
    flowcontrol_v1beta1_user_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        flowcontrol_v1beta1_user_subject_name_field_()));
}
static inline int flowcontrol_v1beta1_user_subject_name_unset(
    flowcontrol_v1beta1_user_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        flowcontrol_v1beta1_user_subject_name_field_()));
}

static const kin_resource flowcontrol_v1beta1_flow_schemas[1] = {
    {"flowcontrol.apiserver.k8s.io", "v1beta1", "flowschemas", "FlowSchema",
        true},
};
static inline flowcontrol_v1beta1_flow_schema_edit
    flowcontrol_v1beta1_flow_schema_new(const kin_allocator *alloc,
    kin_str name)
{
    flowcontrol_v1beta1_flow_schema_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, flowcontrol_v1beta1_flow_schemas,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline flowcontrol_v1beta1_flow_schema
    flowcontrol_v1beta1_flow_schema_cast(const kin_object *object)
{
    return flowcontrol_v1beta1_flow_schema_of(kin_object_is_of(object,
        flowcontrol_v1beta1_flow_schemas) ? object : NULL);
}
static inline kin_call_opts flowcontrol_v1beta1_flow_schemas_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int flowcontrol_v1beta1_flow_schemas_got_(int r,
    kin_object *object, flowcontrol_v1beta1_flow_schema *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    flowcontrol_v1beta1_flow_schema *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, flowcontrol_v1beta1_flow_schemas, at, opts,
        ret ? &got : NULL, err);
    return flowcontrol_v1beta1_flow_schemas_got_(r, got, ret);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_create(
    kin_client *client, flowcontrol_v1beta1_flow_schema_edit at,
    const kin_call_opts *opts, flowcontrol_v1beta1_flow_schema *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, flowcontrol_v1beta1_flow_schemas, at.edit,
        opts, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_flow_schemas_got_(r, got, ret);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, flowcontrol_v1beta1_flow_schemas, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int
    flowcontrol_v1beta1_flow_schemas_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        flowcontrol_v1beta1_flow_schemas, opts, NULL, err);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_update(
    kin_client *client, flowcontrol_v1beta1_flow_schema_edit at,
    const kin_call_opts *opts, flowcontrol_v1beta1_flow_schema *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_flow_schemas_part_(opts, "");
    int r = kin_client_update(client, flowcontrol_v1beta1_flow_schemas, at.edit,
        &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_flow_schemas_got_(r, got, ret);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_patch(
    kin_client *client, flowcontrol_v1beta1_flow_schema_edit at,
    const kin_call_opts *opts, flowcontrol_v1beta1_flow_schema *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_flow_schemas_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, flowcontrol_v1beta1_flow_schemas, &what,
        &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_flow_schemas_got_(r, got, ret);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_apply(
    kin_client *client, flowcontrol_v1beta1_flow_schema_edit at,
    const kin_call_opts *opts, flowcontrol_v1beta1_flow_schema *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_flow_schemas_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, flowcontrol_v1beta1_flow_schemas, &what,
        &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_flow_schemas_got_(r, got, ret);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_update_status(
    kin_client *client, flowcontrol_v1beta1_flow_schema_edit at,
    const kin_call_opts *opts, flowcontrol_v1beta1_flow_schema *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_flow_schemas_part_(opts, "status");
    int r = kin_client_update(client, flowcontrol_v1beta1_flow_schemas, at.edit,
        &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_flow_schemas_got_(r, got, ret);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_patch_status(
    kin_client *client, flowcontrol_v1beta1_flow_schema_edit at,
    const kin_call_opts *opts, flowcontrol_v1beta1_flow_schema *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_flow_schemas_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, flowcontrol_v1beta1_flow_schemas, &what,
        &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_flow_schemas_got_(r, got, ret);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_apply_status(
    kin_client *client, flowcontrol_v1beta1_flow_schema_edit at,
    const kin_call_opts *opts, flowcontrol_v1beta1_flow_schema *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_flow_schemas_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, flowcontrol_v1beta1_flow_schemas, &what,
        &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_flow_schemas_got_(r, got, ret);
}
typedef struct flowcontrol_v1beta1_flow_schema_list_handler {
    int (*on_item)(flowcontrol_v1beta1_flow_schema item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} flowcontrol_v1beta1_flow_schema_list_handler;
static inline int flowcontrol_v1beta1_flow_schema_list_each_(
    const kin_object *object, void *userdata)
{
    const flowcontrol_v1beta1_flow_schema_list_handler *own = (
        const flowcontrol_v1beta1_flow_schema_list_handler *)userdata;
    return own->on_item(flowcontrol_v1beta1_flow_schema_of(object),
        own->userdata);
}
static inline int flowcontrol_v1beta1_flow_schema_list_restart_(void *userdata)
{
    const flowcontrol_v1beta1_flow_schema_list_handler *own = (
        const flowcontrol_v1beta1_flow_schema_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler flowcontrol_v1beta1_flow_schema_list_adapt_(
    flowcontrol_v1beta1_flow_schema_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = flowcontrol_v1beta1_flow_schema_list_each_;
    handler.on_restart = own->on_restart ?
        flowcontrol_v1beta1_flow_schema_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_list(
    kin_client *client, const kin_list_opts *opts,
    const flowcontrol_v1beta1_flow_schema_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    flowcontrol_v1beta1_flow_schema_list_handler own = *handler;
    kin_list_handler adapted = flowcontrol_v1beta1_flow_schema_list_adapt_(
        &own);
    return kin_client_list(client, flowcontrol_v1beta1_flow_schemas, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_list_all(
    kin_client *client, const kin_list_opts *opts,
    const flowcontrol_v1beta1_flow_schema_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    flowcontrol_v1beta1_flow_schema_list_handler own = *handler;
    kin_list_handler adapted = flowcontrol_v1beta1_flow_schema_list_adapt_(
        &own);
    return kin_client_list_all(client, flowcontrol_v1beta1_flow_schemas, opts,
        &adapted, ret, err);
}
typedef struct flowcontrol_v1beta1_flow_schema_watch {
    kin_watch *watch;
} flowcontrol_v1beta1_flow_schema_watch;
static inline void flowcontrol_v1beta1_flow_schema_watch_auto_release(
    flowcontrol_v1beta1_flow_schema_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_watch(
    kin_client *client, const kin_list_opts *opts,
    flowcontrol_v1beta1_flow_schema_watch *ret, kin_error *err)
{
    return kin_client_watch(client, flowcontrol_v1beta1_flow_schemas, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schema_watch_next(
    flowcontrol_v1beta1_flow_schema_watch watch, kin_deadline deadline,
    kin_watch_event *ret, flowcontrol_v1beta1_flow_schema *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct flowcontrol_v1beta1_flow_schema_informer {
    kin_informer *informer;
} flowcontrol_v1beta1_flow_schema_informer;
static inline flowcontrol_v1beta1_flow_schema_informer
    flowcontrol_v1beta1_flow_schema_informer_of(kin_informer *informer)
{
    flowcontrol_v1beta1_flow_schema_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_flow_schemas_informer(
    kin_factory *factory, flowcontrol_v1beta1_flow_schema_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, flowcontrol_v1beta1_flow_schemas,
        &ret->informer, err);
}
typedef struct flowcontrol_v1beta1_flow_schema_handler {
    void (*on_add)(flowcontrol_v1beta1_flow_schema view, bool is_initial,
        void *userdata);
    void (*on_update)(flowcontrol_v1beta1_flow_schema old_view,
        flowcontrol_v1beta1_flow_schema view, void *userdata);
    void (*on_delete)(flowcontrol_v1beta1_flow_schema view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(flowcontrol_v1beta1_flow_schema view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        flowcontrol_v1beta1_flow_schema view, void *userdata);
} flowcontrol_v1beta1_flow_schema_handler;
static inline void flowcontrol_v1beta1_flow_schema_on_event_(
    const kin_event *event, void *userdata)
{
    const flowcontrol_v1beta1_flow_schema_handler *own = (
        const flowcontrol_v1beta1_flow_schema_handler *)userdata;
    own->on_event(event, flowcontrol_v1beta1_flow_schema_of(event->object),
        own->userdata);
}
static inline void flowcontrol_v1beta1_flow_schema_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const flowcontrol_v1beta1_flow_schema_handler *own = (
        const flowcontrol_v1beta1_flow_schema_handler *)userdata;
    own->on_add(flowcontrol_v1beta1_flow_schema_of(object), is_initial,
        own->userdata);
}
static inline void flowcontrol_v1beta1_flow_schema_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const flowcontrol_v1beta1_flow_schema_handler *own = (
        const flowcontrol_v1beta1_flow_schema_handler *)userdata;
    own->on_update(flowcontrol_v1beta1_flow_schema_of(old_object),
        flowcontrol_v1beta1_flow_schema_of(object), own->userdata);
}
static inline void flowcontrol_v1beta1_flow_schema_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const flowcontrol_v1beta1_flow_schema_handler *own = (
        const flowcontrol_v1beta1_flow_schema_handler *)userdata;
    own->on_delete(flowcontrol_v1beta1_flow_schema_of(object), is_tombstone,
        own->userdata);
}
static inline void flowcontrol_v1beta1_flow_schema_on_synced_(void *userdata)
{
    const flowcontrol_v1beta1_flow_schema_handler *own = (
        const flowcontrol_v1beta1_flow_schema_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool flowcontrol_v1beta1_flow_schema_wants_(
    const kin_object *object, void *userdata)
{
    const flowcontrol_v1beta1_flow_schema_handler *own = (
        const flowcontrol_v1beta1_flow_schema_handler *)userdata;
    return own->wants(flowcontrol_v1beta1_flow_schema_of(object),
        own->userdata);
}
static inline int flowcontrol_v1beta1_flow_schema_informer_add_handler(
    flowcontrol_v1beta1_flow_schema_informer informer,
    const flowcontrol_v1beta1_flow_schema_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? flowcontrol_v1beta1_flow_schema_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        flowcontrol_v1beta1_flow_schema_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        flowcontrol_v1beta1_flow_schema_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        flowcontrol_v1beta1_flow_schema_on_synced_ : NULL;
    handler.wants = own->wants ? flowcontrol_v1beta1_flow_schema_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        flowcontrol_v1beta1_flow_schema_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct flowcontrol_v1beta1_flow_schema_lister {
    kin_snapshot *snapshot;
} flowcontrol_v1beta1_flow_schema_lister;
typedef struct flowcontrol_v1beta1_flow_schema_iter {
    kin_lister_iter it;
} flowcontrol_v1beta1_flow_schema_iter;
static inline flowcontrol_v1beta1_flow_schema_lister
    flowcontrol_v1beta1_flow_schema_informer_lister(
    flowcontrol_v1beta1_flow_schema_informer informer)
{
    flowcontrol_v1beta1_flow_schema_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void flowcontrol_v1beta1_flow_schema_lister_auto_release(
    flowcontrol_v1beta1_flow_schema_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline flowcontrol_v1beta1_flow_schema
    flowcontrol_v1beta1_flow_schema_lister_get(
    flowcontrol_v1beta1_flow_schema_lister lister, kin_str name)
{
    return flowcontrol_v1beta1_flow_schema_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline flowcontrol_v1beta1_flow_schema_iter
    flowcontrol_v1beta1_flow_schema_lister_list(
    flowcontrol_v1beta1_flow_schema_lister lister, const kin_selector *selector)
{
    flowcontrol_v1beta1_flow_schema_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline flowcontrol_v1beta1_flow_schema
    flowcontrol_v1beta1_flow_schema_iter_next(
    flowcontrol_v1beta1_flow_schema_iter *iter)
{
    return flowcontrol_v1beta1_flow_schema_of(kin_lister_next(&iter->it));
}

static const kin_resource flowcontrol_v1beta1_priority_levels[1] = {
    {"flowcontrol.apiserver.k8s.io", "v1beta1", "prioritylevelconfigurations",
        "PriorityLevelConfiguration", true},
};
static inline flowcontrol_v1beta1_priority_level_edit
    flowcontrol_v1beta1_priority_level_new(const kin_allocator *alloc,
    kin_str name)
{
    flowcontrol_v1beta1_priority_level_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, flowcontrol_v1beta1_priority_levels,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline flowcontrol_v1beta1_priority_level
    flowcontrol_v1beta1_priority_level_cast(const kin_object *object)
{
    return flowcontrol_v1beta1_priority_level_of(kin_object_is_of(object,
        flowcontrol_v1beta1_priority_levels) ? object : NULL);
}
static inline kin_call_opts flowcontrol_v1beta1_priority_levels_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int flowcontrol_v1beta1_priority_levels_got_(int r,
    kin_object *object, flowcontrol_v1beta1_priority_level *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_priority_levels_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    flowcontrol_v1beta1_priority_level *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, flowcontrol_v1beta1_priority_levels, at,
        opts, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_priority_levels_got_(r, got, ret);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_priority_levels_create(
    kin_client *client, flowcontrol_v1beta1_priority_level_edit at,
    const kin_call_opts *opts, flowcontrol_v1beta1_priority_level *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, flowcontrol_v1beta1_priority_levels,
        at.edit, opts, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_priority_levels_got_(r, got, ret);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_priority_levels_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, flowcontrol_v1beta1_priority_levels, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    flowcontrol_v1beta1_priority_levels_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        flowcontrol_v1beta1_priority_levels, opts, NULL, err);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_priority_levels_update(
    kin_client *client, flowcontrol_v1beta1_priority_level_edit at,
    const kin_call_opts *opts, flowcontrol_v1beta1_priority_level *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_priority_levels_part_(opts, "");
    int r = kin_client_update(client, flowcontrol_v1beta1_priority_levels,
        at.edit, &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_priority_levels_got_(r, got, ret);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_priority_levels_patch(
    kin_client *client, flowcontrol_v1beta1_priority_level_edit at,
    const kin_call_opts *opts, flowcontrol_v1beta1_priority_level *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_priority_levels_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, flowcontrol_v1beta1_priority_levels, &what,
        &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_priority_levels_got_(r, got, ret);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_priority_levels_apply(
    kin_client *client, flowcontrol_v1beta1_priority_level_edit at,
    const kin_call_opts *opts, flowcontrol_v1beta1_priority_level *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_priority_levels_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, flowcontrol_v1beta1_priority_levels, &what,
        &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_priority_levels_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    flowcontrol_v1beta1_priority_levels_update_status(kin_client *client,
    flowcontrol_v1beta1_priority_level_edit at, const kin_call_opts *opts,
    flowcontrol_v1beta1_priority_level *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_priority_levels_part_(opts,
        "status");
    int r = kin_client_update(client, flowcontrol_v1beta1_priority_levels,
        at.edit, &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_priority_levels_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    flowcontrol_v1beta1_priority_levels_patch_status(kin_client *client,
    flowcontrol_v1beta1_priority_level_edit at, const kin_call_opts *opts,
    flowcontrol_v1beta1_priority_level *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_priority_levels_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, flowcontrol_v1beta1_priority_levels, &what,
        &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_priority_levels_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    flowcontrol_v1beta1_priority_levels_apply_status(kin_client *client,
    flowcontrol_v1beta1_priority_level_edit at, const kin_call_opts *opts,
    flowcontrol_v1beta1_priority_level *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = flowcontrol_v1beta1_priority_levels_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, flowcontrol_v1beta1_priority_levels, &what,
        &own, ret ? &got : NULL, err);
    return flowcontrol_v1beta1_priority_levels_got_(r, got, ret);
}
typedef struct flowcontrol_v1beta1_priority_level_list_handler {
    int (*on_item)(flowcontrol_v1beta1_priority_level item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} flowcontrol_v1beta1_priority_level_list_handler;
static inline int flowcontrol_v1beta1_priority_level_list_each_(
    const kin_object *object, void *userdata)
{
    const flowcontrol_v1beta1_priority_level_list_handler *own = (
        const flowcontrol_v1beta1_priority_level_list_handler *)userdata;
    return own->on_item(flowcontrol_v1beta1_priority_level_of(object),
        own->userdata);
}
static inline int flowcontrol_v1beta1_priority_level_list_restart_(
    void *userdata)
{
    const flowcontrol_v1beta1_priority_level_list_handler *own = (
        const flowcontrol_v1beta1_priority_level_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler flowcontrol_v1beta1_priority_level_list_adapt_(
    flowcontrol_v1beta1_priority_level_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = flowcontrol_v1beta1_priority_level_list_each_;
    handler.on_restart = own->on_restart ?
        flowcontrol_v1beta1_priority_level_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_priority_levels_list(
    kin_client *client, const kin_list_opts *opts,
    const flowcontrol_v1beta1_priority_level_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    flowcontrol_v1beta1_priority_level_list_handler own = *handler;
    kin_list_handler adapted = flowcontrol_v1beta1_priority_level_list_adapt_(
        &own);
    return kin_client_list(client, flowcontrol_v1beta1_priority_levels, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_priority_levels_list_all(
    kin_client *client, const kin_list_opts *opts,
    const flowcontrol_v1beta1_priority_level_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    flowcontrol_v1beta1_priority_level_list_handler own = *handler;
    kin_list_handler adapted = flowcontrol_v1beta1_priority_level_list_adapt_(
        &own);
    return kin_client_list_all(client, flowcontrol_v1beta1_priority_levels,
        opts, &adapted, ret, err);
}
typedef struct flowcontrol_v1beta1_priority_level_watch {
    kin_watch *watch;
} flowcontrol_v1beta1_priority_level_watch;
static inline void flowcontrol_v1beta1_priority_level_watch_auto_release(
    flowcontrol_v1beta1_priority_level_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_priority_levels_watch(
    kin_client *client, const kin_list_opts *opts,
    flowcontrol_v1beta1_priority_level_watch *ret, kin_error *err)
{
    return kin_client_watch(client, flowcontrol_v1beta1_priority_levels, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_priority_level_watch_next(
    flowcontrol_v1beta1_priority_level_watch watch, kin_deadline deadline,
    kin_watch_event *ret, flowcontrol_v1beta1_priority_level *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct flowcontrol_v1beta1_priority_level_informer {
    kin_informer *informer;
} flowcontrol_v1beta1_priority_level_informer;
static inline flowcontrol_v1beta1_priority_level_informer
    flowcontrol_v1beta1_priority_level_informer_of(kin_informer *informer)
{
    flowcontrol_v1beta1_priority_level_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int flowcontrol_v1beta1_priority_levels_informer(
    kin_factory *factory, flowcontrol_v1beta1_priority_level_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, flowcontrol_v1beta1_priority_levels,
        &ret->informer, err);
}
typedef struct flowcontrol_v1beta1_priority_level_handler {
    void (*on_add)(flowcontrol_v1beta1_priority_level view, bool is_initial,
        void *userdata);
    void (*on_update)(flowcontrol_v1beta1_priority_level old_view,
        flowcontrol_v1beta1_priority_level view, void *userdata);
    void (*on_delete)(flowcontrol_v1beta1_priority_level view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(flowcontrol_v1beta1_priority_level view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        flowcontrol_v1beta1_priority_level view, void *userdata);
} flowcontrol_v1beta1_priority_level_handler;
static inline void flowcontrol_v1beta1_priority_level_on_event_(
    const kin_event *event, void *userdata)
{
    const flowcontrol_v1beta1_priority_level_handler *own = (
        const flowcontrol_v1beta1_priority_level_handler *)userdata;
    own->on_event(event, flowcontrol_v1beta1_priority_level_of(event->object),
        own->userdata);
}
static inline void flowcontrol_v1beta1_priority_level_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const flowcontrol_v1beta1_priority_level_handler *own = (
        const flowcontrol_v1beta1_priority_level_handler *)userdata;
    own->on_add(flowcontrol_v1beta1_priority_level_of(object), is_initial,
        own->userdata);
}
static inline void flowcontrol_v1beta1_priority_level_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const flowcontrol_v1beta1_priority_level_handler *own = (
        const flowcontrol_v1beta1_priority_level_handler *)userdata;
    own->on_update(flowcontrol_v1beta1_priority_level_of(old_object),
        flowcontrol_v1beta1_priority_level_of(object), own->userdata);
}
static inline void flowcontrol_v1beta1_priority_level_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const flowcontrol_v1beta1_priority_level_handler *own = (
        const flowcontrol_v1beta1_priority_level_handler *)userdata;
    own->on_delete(flowcontrol_v1beta1_priority_level_of(object), is_tombstone,
        own->userdata);
}
static inline void flowcontrol_v1beta1_priority_level_on_synced_(void *userdata)
{
    const flowcontrol_v1beta1_priority_level_handler *own = (
        const flowcontrol_v1beta1_priority_level_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool flowcontrol_v1beta1_priority_level_wants_(
    const kin_object *object, void *userdata)
{
    const flowcontrol_v1beta1_priority_level_handler *own = (
        const flowcontrol_v1beta1_priority_level_handler *)userdata;
    return own->wants(flowcontrol_v1beta1_priority_level_of(object),
        own->userdata);
}
static inline int flowcontrol_v1beta1_priority_level_informer_add_handler(
    flowcontrol_v1beta1_priority_level_informer informer,
    const flowcontrol_v1beta1_priority_level_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? flowcontrol_v1beta1_priority_level_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        flowcontrol_v1beta1_priority_level_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        flowcontrol_v1beta1_priority_level_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        flowcontrol_v1beta1_priority_level_on_synced_ : NULL;
    handler.wants = own->wants ? flowcontrol_v1beta1_priority_level_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        flowcontrol_v1beta1_priority_level_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct flowcontrol_v1beta1_priority_level_lister {
    kin_snapshot *snapshot;
} flowcontrol_v1beta1_priority_level_lister;
typedef struct flowcontrol_v1beta1_priority_level_iter {
    kin_lister_iter it;
} flowcontrol_v1beta1_priority_level_iter;
static inline flowcontrol_v1beta1_priority_level_lister
    flowcontrol_v1beta1_priority_level_informer_lister(
    flowcontrol_v1beta1_priority_level_informer informer)
{
    flowcontrol_v1beta1_priority_level_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void flowcontrol_v1beta1_priority_level_lister_auto_release(
    flowcontrol_v1beta1_priority_level_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline flowcontrol_v1beta1_priority_level
    flowcontrol_v1beta1_priority_level_lister_get(
    flowcontrol_v1beta1_priority_level_lister lister, kin_str name)
{
    return flowcontrol_v1beta1_priority_level_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline flowcontrol_v1beta1_priority_level_iter
    flowcontrol_v1beta1_priority_level_lister_list(
    flowcontrol_v1beta1_priority_level_lister lister,
    const kin_selector *selector)
{
    flowcontrol_v1beta1_priority_level_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline flowcontrol_v1beta1_priority_level
    flowcontrol_v1beta1_priority_level_iter_next(
    flowcontrol_v1beta1_priority_level_iter *iter)
{
    return flowcontrol_v1beta1_priority_level_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_FLOWCONTROL_V1BETA1_H */
