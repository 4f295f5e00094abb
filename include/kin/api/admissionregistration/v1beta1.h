/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of admissionregistration.k8s.io/v1beta1.
 * kin/typed.h says what the functions do.
 *
 * Names that are not as the rule has them:
 *   admissionregistration
 *     is admission
 *   mutating_admission_polic
 *     is mutating_polic
 *   validating_admission_polic
 *     is validating_polic
 */
#ifndef KIN_API_ADMISSION_V1BETA1_H
#define KIN_API_ADMISSION_V1BETA1_H

#include <kin/api/admissionregistration/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct admission_v1beta1_apply_configuration {
    kin_value value;
} admission_v1beta1_apply_configuration;
typedef struct admission_v1beta1_apply_configuration_list {
    kin_value value;
} admission_v1beta1_apply_configuration_list;
typedef struct admission_v1beta1_apply_configuration_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_apply_configuration_edit;
static inline admission_v1beta1_apply_configuration
    admission_v1beta1_apply_configuration_of(kin_value value)
{
    admission_v1beta1_apply_configuration view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_apply_configuration_list
    admission_v1beta1_apply_configuration_list_of(kin_value value)
{
    admission_v1beta1_apply_configuration_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_apply_configuration_list_count(
    admission_v1beta1_apply_configuration_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_apply_configuration
    admission_v1beta1_apply_configuration_list_at(
    admission_v1beta1_apply_configuration_list list, size_t index)
{
    return admission_v1beta1_apply_configuration_of(kin_value_at(list.value,
        index));
}
static inline admission_v1beta1_apply_configuration_edit
    admission_v1beta1_apply_configuration_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_apply_configuration_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_apply_configuration_edit_copy(
    admission_v1beta1_apply_configuration_edit at,
    admission_v1beta1_apply_configuration view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_audit_annotation {
    kin_value value;
} admission_v1beta1_audit_annotation;
typedef struct admission_v1beta1_audit_annotation_list {
    kin_value value;
} admission_v1beta1_audit_annotation_list;
typedef struct admission_v1beta1_audit_annotation_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_audit_annotation_edit;
static inline admission_v1beta1_audit_annotation
    admission_v1beta1_audit_annotation_of(kin_value value)
{
    admission_v1beta1_audit_annotation view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_audit_annotation_list
    admission_v1beta1_audit_annotation_list_of(kin_value value)
{
    admission_v1beta1_audit_annotation_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_audit_annotation_list_count(
    admission_v1beta1_audit_annotation_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_audit_annotation
    admission_v1beta1_audit_annotation_list_at(
    admission_v1beta1_audit_annotation_list list, size_t index)
{
    return admission_v1beta1_audit_annotation_of(kin_value_at(list.value,
        index));
}
static inline admission_v1beta1_audit_annotation_edit
    admission_v1beta1_audit_annotation_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_audit_annotation_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_audit_annotation_edit_copy(
    admission_v1beta1_audit_annotation_edit at,
    admission_v1beta1_audit_annotation view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_expression_warning {
    kin_value value;
} admission_v1beta1_expression_warning;
typedef struct admission_v1beta1_expression_warning_list {
    kin_value value;
} admission_v1beta1_expression_warning_list;
typedef struct admission_v1beta1_expression_warning_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_expression_warning_edit;
static inline admission_v1beta1_expression_warning
    admission_v1beta1_expression_warning_of(kin_value value)
{
    admission_v1beta1_expression_warning view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_expression_warning_list
    admission_v1beta1_expression_warning_list_of(kin_value value)
{
    admission_v1beta1_expression_warning_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_expression_warning_list_count(
    admission_v1beta1_expression_warning_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_expression_warning
    admission_v1beta1_expression_warning_list_at(
    admission_v1beta1_expression_warning_list list, size_t index)
{
    return admission_v1beta1_expression_warning_of(kin_value_at(list.value,
        index));
}
static inline admission_v1beta1_expression_warning_edit
    admission_v1beta1_expression_warning_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_expression_warning_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_expression_warning_edit_copy(
    admission_v1beta1_expression_warning_edit at,
    admission_v1beta1_expression_warning view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_json_patch {
    kin_value value;
} admission_v1beta1_json_patch;
typedef struct admission_v1beta1_json_patch_list {
    kin_value value;
} admission_v1beta1_json_patch_list;
typedef struct admission_v1beta1_json_patch_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_json_patch_edit;
static inline admission_v1beta1_json_patch admission_v1beta1_json_patch_of(
    kin_value value)
{
    admission_v1beta1_json_patch view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_json_patch_list
    admission_v1beta1_json_patch_list_of(kin_value value)
{
    admission_v1beta1_json_patch_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_json_patch_list_count(
    admission_v1beta1_json_patch_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_json_patch admission_v1beta1_json_patch_list_at(
    admission_v1beta1_json_patch_list list, size_t index)
{
    return admission_v1beta1_json_patch_of(kin_value_at(list.value, index));
}
static inline admission_v1beta1_json_patch_edit
    admission_v1beta1_json_patch_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_json_patch_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_json_patch_edit_copy(
    admission_v1beta1_json_patch_edit at, admission_v1beta1_json_patch view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_match_condition {
    kin_value value;
} admission_v1beta1_match_condition;
typedef struct admission_v1beta1_match_condition_list {
    kin_value value;
} admission_v1beta1_match_condition_list;
typedef struct admission_v1beta1_match_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_match_condition_edit;
static inline admission_v1beta1_match_condition
    admission_v1beta1_match_condition_of(kin_value value)
{
    admission_v1beta1_match_condition view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_match_condition_list
    admission_v1beta1_match_condition_list_of(kin_value value)
{
    admission_v1beta1_match_condition_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_match_condition_list_count(
    admission_v1beta1_match_condition_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_match_condition
    admission_v1beta1_match_condition_list_at(
    admission_v1beta1_match_condition_list list, size_t index)
{
    return admission_v1beta1_match_condition_of(kin_value_at(list.value,
        index));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_match_condition_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_match_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_match_condition_edit_copy(
    admission_v1beta1_match_condition_edit at,
    admission_v1beta1_match_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_match_resources {
    kin_value value;
} admission_v1beta1_match_resources;
typedef struct admission_v1beta1_match_resources_list {
    kin_value value;
} admission_v1beta1_match_resources_list;
typedef struct admission_v1beta1_match_resources_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_match_resources_edit;
static inline admission_v1beta1_match_resources
    admission_v1beta1_match_resources_of(kin_value value)
{
    admission_v1beta1_match_resources view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_match_resources_list
    admission_v1beta1_match_resources_list_of(kin_value value)
{
    admission_v1beta1_match_resources_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_match_resources_list_count(
    admission_v1beta1_match_resources_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_match_resources
    admission_v1beta1_match_resources_list_at(
    admission_v1beta1_match_resources_list list, size_t index)
{
    return admission_v1beta1_match_resources_of(kin_value_at(list.value,
        index));
}
static inline admission_v1beta1_match_resources_edit
    admission_v1beta1_match_resources_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_match_resources_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_match_resources_edit_copy(
    admission_v1beta1_match_resources_edit at,
    admission_v1beta1_match_resources view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_mutating_policy {
    const kin_object *object;
} admission_v1beta1_mutating_policy;
typedef struct admission_v1beta1_mutating_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_mutating_policy_edit;
static inline admission_v1beta1_mutating_policy
    admission_v1beta1_mutating_policy_of(const kin_object *object)
{
    admission_v1beta1_mutating_policy view;
    view.object = object;
    return view;
}
static inline admission_v1beta1_mutating_policy
    admission_v1beta1_mutating_policy_ref(
    admission_v1beta1_mutating_policy view)
{
    return admission_v1beta1_mutating_policy_of(kin_object_ref(view.object));
}
static inline void admission_v1beta1_mutating_policy_unref(
    admission_v1beta1_mutating_policy view)
{
    (void)kin_object_unref(view.object);
}
static inline void admission_v1beta1_mutating_policy_auto_release(
    admission_v1beta1_mutating_policy *view)
{
    admission_v1beta1_mutating_policy_unref(*view);
}
static inline admission_v1beta1_mutating_policy_edit
    admission_v1beta1_mutating_policy_change(const kin_allocator *alloc,
    admission_v1beta1_mutating_policy view)
{
    admission_v1beta1_mutating_policy_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void admission_v1beta1_mutating_policy_edit_free(
    admission_v1beta1_mutating_policy_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void admission_v1beta1_mutating_policy_edit_auto_release(
    admission_v1beta1_mutating_policy_edit *at)
{
    admission_v1beta1_mutating_policy_edit_free(*at);
}

typedef struct admission_v1beta1_mutating_policy_binding {
    const kin_object *object;
} admission_v1beta1_mutating_policy_binding;
typedef struct admission_v1beta1_mutating_policy_binding_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_mutating_policy_binding_edit;
static inline admission_v1beta1_mutating_policy_binding
    admission_v1beta1_mutating_policy_binding_of(const kin_object *object)
{
    admission_v1beta1_mutating_policy_binding view;
    view.object = object;
    return view;
}
static inline admission_v1beta1_mutating_policy_binding
    admission_v1beta1_mutating_policy_binding_ref(
    admission_v1beta1_mutating_policy_binding view)
{
    return admission_v1beta1_mutating_policy_binding_of(kin_object_ref(
        view.object));
}
static inline void admission_v1beta1_mutating_policy_binding_unref(
    admission_v1beta1_mutating_policy_binding view)
{
    (void)kin_object_unref(view.object);
}
static inline void admission_v1beta1_mutating_policy_binding_auto_release(
    admission_v1beta1_mutating_policy_binding *view)
{
    admission_v1beta1_mutating_policy_binding_unref(*view);
}
static inline admission_v1beta1_mutating_policy_binding_edit
    admission_v1beta1_mutating_policy_binding_change(const kin_allocator *alloc,
    admission_v1beta1_mutating_policy_binding view)
{
    admission_v1beta1_mutating_policy_binding_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void admission_v1beta1_mutating_policy_binding_edit_free(
    admission_v1beta1_mutating_policy_binding_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void admission_v1beta1_mutating_policy_binding_edit_auto_release(
    admission_v1beta1_mutating_policy_binding_edit *at)
{
    admission_v1beta1_mutating_policy_binding_edit_free(*at);
}

typedef struct admission_v1beta1_mutating_policy_binding_spec {
    kin_value value;
} admission_v1beta1_mutating_policy_binding_spec;
typedef struct admission_v1beta1_mutating_policy_binding_spec_list {
    kin_value value;
} admission_v1beta1_mutating_policy_binding_spec_list;
typedef struct admission_v1beta1_mutating_policy_binding_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_mutating_policy_binding_spec_edit;
static inline admission_v1beta1_mutating_policy_binding_spec
    admission_v1beta1_mutating_policy_binding_spec_of(kin_value value)
{
    admission_v1beta1_mutating_policy_binding_spec view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_mutating_policy_binding_spec_list
    admission_v1beta1_mutating_policy_binding_spec_list_of(kin_value value)
{
    admission_v1beta1_mutating_policy_binding_spec_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_mutating_policy_binding_spec_list_count(
    admission_v1beta1_mutating_policy_binding_spec_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_mutating_policy_binding_spec
    admission_v1beta1_mutating_policy_binding_spec_list_at(
    admission_v1beta1_mutating_policy_binding_spec_list list, size_t index)
{
    return admission_v1beta1_mutating_policy_binding_spec_of(kin_value_at(
        list.value, index));
}
static inline admission_v1beta1_mutating_policy_binding_spec_edit
    admission_v1beta1_mutating_policy_binding_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    admission_v1beta1_mutating_policy_binding_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_mutating_policy_binding_spec_edit_copy(
    admission_v1beta1_mutating_policy_binding_spec_edit at,
    admission_v1beta1_mutating_policy_binding_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_mutating_policy_spec {
    kin_value value;
} admission_v1beta1_mutating_policy_spec;
typedef struct admission_v1beta1_mutating_policy_spec_list {
    kin_value value;
} admission_v1beta1_mutating_policy_spec_list;
typedef struct admission_v1beta1_mutating_policy_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_mutating_policy_spec_edit;
static inline admission_v1beta1_mutating_policy_spec
    admission_v1beta1_mutating_policy_spec_of(kin_value value)
{
    admission_v1beta1_mutating_policy_spec view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_mutating_policy_spec_list
    admission_v1beta1_mutating_policy_spec_list_of(kin_value value)
{
    admission_v1beta1_mutating_policy_spec_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_mutating_policy_spec_list_count(
    admission_v1beta1_mutating_policy_spec_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_mutating_policy_spec
    admission_v1beta1_mutating_policy_spec_list_at(
    admission_v1beta1_mutating_policy_spec_list list, size_t index)
{
    return admission_v1beta1_mutating_policy_spec_of(kin_value_at(list.value,
        index));
}
static inline admission_v1beta1_mutating_policy_spec_edit
    admission_v1beta1_mutating_policy_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    admission_v1beta1_mutating_policy_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_mutating_policy_spec_edit_copy(
    admission_v1beta1_mutating_policy_spec_edit at,
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_mutating_webhook {
    kin_value value;
} admission_v1beta1_mutating_webhook;
typedef struct admission_v1beta1_mutating_webhook_list {
    kin_value value;
} admission_v1beta1_mutating_webhook_list;
typedef struct admission_v1beta1_mutating_webhook_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_mutating_webhook_edit;
static inline admission_v1beta1_mutating_webhook
    admission_v1beta1_mutating_webhook_of(kin_value value)
{
    admission_v1beta1_mutating_webhook view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_mutating_webhook_list
    admission_v1beta1_mutating_webhook_list_of(kin_value value)
{
    admission_v1beta1_mutating_webhook_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_mutating_webhook_list_count(
    admission_v1beta1_mutating_webhook_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_mutating_webhook
    admission_v1beta1_mutating_webhook_list_at(
    admission_v1beta1_mutating_webhook_list list, size_t index)
{
    return admission_v1beta1_mutating_webhook_of(kin_value_at(list.value,
        index));
}
static inline admission_v1beta1_mutating_webhook_edit
    admission_v1beta1_mutating_webhook_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_mutating_webhook_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_mutating_webhook_edit_copy(
    admission_v1beta1_mutating_webhook_edit at,
    admission_v1beta1_mutating_webhook view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_mutating_webhook_configuration {
    const kin_object *object;
} admission_v1beta1_mutating_webhook_configuration;
typedef struct admission_v1beta1_mutating_webhook_configuration_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_mutating_webhook_configuration_edit;
static inline admission_v1beta1_mutating_webhook_configuration
    admission_v1beta1_mutating_webhook_configuration_of(
    const kin_object *object)
{
    admission_v1beta1_mutating_webhook_configuration view;
    view.object = object;
    return view;
}
static inline admission_v1beta1_mutating_webhook_configuration
    admission_v1beta1_mutating_webhook_configuration_ref(
    admission_v1beta1_mutating_webhook_configuration view)
{
    return admission_v1beta1_mutating_webhook_configuration_of(kin_object_ref(
        view.object));
}
static inline void admission_v1beta1_mutating_webhook_configuration_unref(
    admission_v1beta1_mutating_webhook_configuration view)
{
    (void)kin_object_unref(view.object);
}
static inline void
    admission_v1beta1_mutating_webhook_configuration_auto_release(
    admission_v1beta1_mutating_webhook_configuration *view)
{
    admission_v1beta1_mutating_webhook_configuration_unref(*view);
}
static inline admission_v1beta1_mutating_webhook_configuration_edit
    admission_v1beta1_mutating_webhook_configuration_change(
    const kin_allocator *alloc,
    admission_v1beta1_mutating_webhook_configuration view)
{
    admission_v1beta1_mutating_webhook_configuration_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void admission_v1beta1_mutating_webhook_configuration_edit_free(
    admission_v1beta1_mutating_webhook_configuration_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void
    admission_v1beta1_mutating_webhook_configuration_edit_auto_release(
    admission_v1beta1_mutating_webhook_configuration_edit *at)
{
    admission_v1beta1_mutating_webhook_configuration_edit_free(*at);
}

typedef struct admission_v1beta1_mutation {
    kin_value value;
} admission_v1beta1_mutation;
typedef struct admission_v1beta1_mutation_list {
    kin_value value;
} admission_v1beta1_mutation_list;
typedef struct admission_v1beta1_mutation_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_mutation_edit;
static inline admission_v1beta1_mutation admission_v1beta1_mutation_of(
    kin_value value)
{
    admission_v1beta1_mutation view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_mutation_list
    admission_v1beta1_mutation_list_of(kin_value value)
{
    admission_v1beta1_mutation_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_mutation_list_count(
    admission_v1beta1_mutation_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_mutation admission_v1beta1_mutation_list_at(
    admission_v1beta1_mutation_list list, size_t index)
{
    return admission_v1beta1_mutation_of(kin_value_at(list.value, index));
}
static inline admission_v1beta1_mutation_edit
    admission_v1beta1_mutation_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_mutation_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_mutation_edit_copy(
    admission_v1beta1_mutation_edit at, admission_v1beta1_mutation view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_named_rule_with_operations {
    kin_value value;
} admission_v1beta1_named_rule_with_operations;
typedef struct admission_v1beta1_named_rule_with_operations_list {
    kin_value value;
} admission_v1beta1_named_rule_with_operations_list;
typedef struct admission_v1beta1_named_rule_with_operations_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_named_rule_with_operations_edit;
static inline admission_v1beta1_named_rule_with_operations
    admission_v1beta1_named_rule_with_operations_of(kin_value value)
{
    admission_v1beta1_named_rule_with_operations view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_named_rule_with_operations_list
    admission_v1beta1_named_rule_with_operations_list_of(kin_value value)
{
    admission_v1beta1_named_rule_with_operations_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_named_rule_with_operations_list_count(
    admission_v1beta1_named_rule_with_operations_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_named_rule_with_operations
    admission_v1beta1_named_rule_with_operations_list_at(
    admission_v1beta1_named_rule_with_operations_list list, size_t index)
{
    return admission_v1beta1_named_rule_with_operations_of(kin_value_at(
        list.value, index));
}
static inline admission_v1beta1_named_rule_with_operations_edit
    admission_v1beta1_named_rule_with_operations_edit_of(kin_edit *edit,
    kin_spot spot)
{
    admission_v1beta1_named_rule_with_operations_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_named_rule_with_operations_edit_copy(
    admission_v1beta1_named_rule_with_operations_edit at,
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_param_kind {
    kin_value value;
} admission_v1beta1_param_kind;
typedef struct admission_v1beta1_param_kind_list {
    kin_value value;
} admission_v1beta1_param_kind_list;
typedef struct admission_v1beta1_param_kind_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_param_kind_edit;
static inline admission_v1beta1_param_kind admission_v1beta1_param_kind_of(
    kin_value value)
{
    admission_v1beta1_param_kind view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_param_kind_list
    admission_v1beta1_param_kind_list_of(kin_value value)
{
    admission_v1beta1_param_kind_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_param_kind_list_count(
    admission_v1beta1_param_kind_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_param_kind admission_v1beta1_param_kind_list_at(
    admission_v1beta1_param_kind_list list, size_t index)
{
    return admission_v1beta1_param_kind_of(kin_value_at(list.value, index));
}
static inline admission_v1beta1_param_kind_edit
    admission_v1beta1_param_kind_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_param_kind_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_param_kind_edit_copy(
    admission_v1beta1_param_kind_edit at, admission_v1beta1_param_kind view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_param_ref {
    kin_value value;
} admission_v1beta1_param_ref;
typedef struct admission_v1beta1_param_ref_list {
    kin_value value;
} admission_v1beta1_param_ref_list;
typedef struct admission_v1beta1_param_ref_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_param_ref_edit;
static inline admission_v1beta1_param_ref admission_v1beta1_param_ref_of(
    kin_value value)
{
    admission_v1beta1_param_ref view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_param_ref_list
    admission_v1beta1_param_ref_list_of(kin_value value)
{
    admission_v1beta1_param_ref_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_param_ref_list_count(
    admission_v1beta1_param_ref_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_param_ref admission_v1beta1_param_ref_list_at(
    admission_v1beta1_param_ref_list list, size_t index)
{
    return admission_v1beta1_param_ref_of(kin_value_at(list.value, index));
}
static inline admission_v1beta1_param_ref_edit
    admission_v1beta1_param_ref_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_param_ref_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_param_ref_edit_copy(
    admission_v1beta1_param_ref_edit at, admission_v1beta1_param_ref view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_service_reference {
    kin_value value;
} admission_v1beta1_service_reference;
typedef struct admission_v1beta1_service_reference_list {
    kin_value value;
} admission_v1beta1_service_reference_list;
typedef struct admission_v1beta1_service_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_service_reference_edit;
static inline admission_v1beta1_service_reference
    admission_v1beta1_service_reference_of(kin_value value)
{
    admission_v1beta1_service_reference view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_service_reference_list
    admission_v1beta1_service_reference_list_of(kin_value value)
{
    admission_v1beta1_service_reference_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_service_reference_list_count(
    admission_v1beta1_service_reference_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_service_reference
    admission_v1beta1_service_reference_list_at(
    admission_v1beta1_service_reference_list list, size_t index)
{
    return admission_v1beta1_service_reference_of(kin_value_at(list.value,
        index));
}
static inline admission_v1beta1_service_reference_edit
    admission_v1beta1_service_reference_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_service_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_service_reference_edit_copy(
    admission_v1beta1_service_reference_edit at,
    admission_v1beta1_service_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_type_checking {
    kin_value value;
} admission_v1beta1_type_checking;
typedef struct admission_v1beta1_type_checking_list {
    kin_value value;
} admission_v1beta1_type_checking_list;
typedef struct admission_v1beta1_type_checking_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_type_checking_edit;
static inline admission_v1beta1_type_checking
    admission_v1beta1_type_checking_of(kin_value value)
{
    admission_v1beta1_type_checking view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_type_checking_list
    admission_v1beta1_type_checking_list_of(kin_value value)
{
    admission_v1beta1_type_checking_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_type_checking_list_count(
    admission_v1beta1_type_checking_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_type_checking
    admission_v1beta1_type_checking_list_at(
    admission_v1beta1_type_checking_list list, size_t index)
{
    return admission_v1beta1_type_checking_of(kin_value_at(list.value, index));
}
static inline admission_v1beta1_type_checking_edit
    admission_v1beta1_type_checking_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_type_checking_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_type_checking_edit_copy(
    admission_v1beta1_type_checking_edit at,
    admission_v1beta1_type_checking view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_validating_policy {
    const kin_object *object;
} admission_v1beta1_validating_policy;
typedef struct admission_v1beta1_validating_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_validating_policy_edit;
static inline admission_v1beta1_validating_policy
    admission_v1beta1_validating_policy_of(const kin_object *object)
{
    admission_v1beta1_validating_policy view;
    view.object = object;
    return view;
}
static inline admission_v1beta1_validating_policy
    admission_v1beta1_validating_policy_ref(
    admission_v1beta1_validating_policy view)
{
    return admission_v1beta1_validating_policy_of(kin_object_ref(view.object));
}
static inline void admission_v1beta1_validating_policy_unref(
    admission_v1beta1_validating_policy view)
{
    (void)kin_object_unref(view.object);
}
static inline void admission_v1beta1_validating_policy_auto_release(
    admission_v1beta1_validating_policy *view)
{
    admission_v1beta1_validating_policy_unref(*view);
}
static inline admission_v1beta1_validating_policy_edit
    admission_v1beta1_validating_policy_change(const kin_allocator *alloc,
    admission_v1beta1_validating_policy view)
{
    admission_v1beta1_validating_policy_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void admission_v1beta1_validating_policy_edit_free(
    admission_v1beta1_validating_policy_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void admission_v1beta1_validating_policy_edit_auto_release(
    admission_v1beta1_validating_policy_edit *at)
{
    admission_v1beta1_validating_policy_edit_free(*at);
}

typedef struct admission_v1beta1_validating_policy_binding {
    const kin_object *object;
} admission_v1beta1_validating_policy_binding;
typedef struct admission_v1beta1_validating_policy_binding_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_validating_policy_binding_edit;
static inline admission_v1beta1_validating_policy_binding
    admission_v1beta1_validating_policy_binding_of(const kin_object *object)
{
    admission_v1beta1_validating_policy_binding view;
    view.object = object;
    return view;
}
static inline admission_v1beta1_validating_policy_binding
    admission_v1beta1_validating_policy_binding_ref(
    admission_v1beta1_validating_policy_binding view)
{
    return admission_v1beta1_validating_policy_binding_of(kin_object_ref(
        view.object));
}
static inline void admission_v1beta1_validating_policy_binding_unref(
    admission_v1beta1_validating_policy_binding view)
{
    (void)kin_object_unref(view.object);
}
static inline void admission_v1beta1_validating_policy_binding_auto_release(
    admission_v1beta1_validating_policy_binding *view)
{
    admission_v1beta1_validating_policy_binding_unref(*view);
}
static inline admission_v1beta1_validating_policy_binding_edit
    admission_v1beta1_validating_policy_binding_change(
    const kin_allocator *alloc,
    admission_v1beta1_validating_policy_binding view)
{
    admission_v1beta1_validating_policy_binding_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void admission_v1beta1_validating_policy_binding_edit_free(
    admission_v1beta1_validating_policy_binding_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void
    admission_v1beta1_validating_policy_binding_edit_auto_release(
    admission_v1beta1_validating_policy_binding_edit *at)
{
    admission_v1beta1_validating_policy_binding_edit_free(*at);
}

typedef struct admission_v1beta1_validating_policy_binding_spec {
    kin_value value;
} admission_v1beta1_validating_policy_binding_spec;
typedef struct admission_v1beta1_validating_policy_binding_spec_list {
    kin_value value;
} admission_v1beta1_validating_policy_binding_spec_list;
typedef struct admission_v1beta1_validating_policy_binding_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_validating_policy_binding_spec_edit;
static inline admission_v1beta1_validating_policy_binding_spec
    admission_v1beta1_validating_policy_binding_spec_of(kin_value value)
{
    admission_v1beta1_validating_policy_binding_spec view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_validating_policy_binding_spec_list
    admission_v1beta1_validating_policy_binding_spec_list_of(kin_value value)
{
    admission_v1beta1_validating_policy_binding_spec_list list;
    list.value = value;
    return list;
}
static inline size_t
    admission_v1beta1_validating_policy_binding_spec_list_count(
    admission_v1beta1_validating_policy_binding_spec_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_validating_policy_binding_spec
    admission_v1beta1_validating_policy_binding_spec_list_at(
    admission_v1beta1_validating_policy_binding_spec_list list, size_t index)
{
    return admission_v1beta1_validating_policy_binding_spec_of(kin_value_at(
        list.value, index));
}
static inline admission_v1beta1_validating_policy_binding_spec_edit
    admission_v1beta1_validating_policy_binding_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    admission_v1beta1_validating_policy_binding_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_validating_policy_binding_spec_edit_copy(
    admission_v1beta1_validating_policy_binding_spec_edit at,
    admission_v1beta1_validating_policy_binding_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_validating_policy_spec {
    kin_value value;
} admission_v1beta1_validating_policy_spec;
typedef struct admission_v1beta1_validating_policy_spec_list {
    kin_value value;
} admission_v1beta1_validating_policy_spec_list;
typedef struct admission_v1beta1_validating_policy_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_validating_policy_spec_edit;
static inline admission_v1beta1_validating_policy_spec
    admission_v1beta1_validating_policy_spec_of(kin_value value)
{
    admission_v1beta1_validating_policy_spec view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_validating_policy_spec_list
    admission_v1beta1_validating_policy_spec_list_of(kin_value value)
{
    admission_v1beta1_validating_policy_spec_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_validating_policy_spec_list_count(
    admission_v1beta1_validating_policy_spec_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_validating_policy_spec
    admission_v1beta1_validating_policy_spec_list_at(
    admission_v1beta1_validating_policy_spec_list list, size_t index)
{
    return admission_v1beta1_validating_policy_spec_of(kin_value_at(list.value,
        index));
}
static inline admission_v1beta1_validating_policy_spec_edit
    admission_v1beta1_validating_policy_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    admission_v1beta1_validating_policy_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_validating_policy_spec_edit_copy(
    admission_v1beta1_validating_policy_spec_edit at,
    admission_v1beta1_validating_policy_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_validating_policy_status {
    kin_value value;
} admission_v1beta1_validating_policy_status;
typedef struct admission_v1beta1_validating_policy_status_list {
    kin_value value;
} admission_v1beta1_validating_policy_status_list;
typedef struct admission_v1beta1_validating_policy_status_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_validating_policy_status_edit;
static inline admission_v1beta1_validating_policy_status
    admission_v1beta1_validating_policy_status_of(kin_value value)
{
    admission_v1beta1_validating_policy_status view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_validating_policy_status_list
    admission_v1beta1_validating_policy_status_list_of(kin_value value)
{
    admission_v1beta1_validating_policy_status_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_validating_policy_status_list_count(
    admission_v1beta1_validating_policy_status_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_validating_policy_status
    admission_v1beta1_validating_policy_status_list_at(
    admission_v1beta1_validating_policy_status_list list, size_t index)
{
    return admission_v1beta1_validating_policy_status_of(kin_value_at(
        list.value, index));
}
static inline admission_v1beta1_validating_policy_status_edit
    admission_v1beta1_validating_policy_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    admission_v1beta1_validating_policy_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_validating_policy_status_edit_copy(
    admission_v1beta1_validating_policy_status_edit at,
    admission_v1beta1_validating_policy_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_validating_webhook {
    kin_value value;
} admission_v1beta1_validating_webhook;
typedef struct admission_v1beta1_validating_webhook_list {
    kin_value value;
} admission_v1beta1_validating_webhook_list;
typedef struct admission_v1beta1_validating_webhook_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_validating_webhook_edit;
static inline admission_v1beta1_validating_webhook
    admission_v1beta1_validating_webhook_of(kin_value value)
{
    admission_v1beta1_validating_webhook view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_validating_webhook_list
    admission_v1beta1_validating_webhook_list_of(kin_value value)
{
    admission_v1beta1_validating_webhook_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_validating_webhook_list_count(
    admission_v1beta1_validating_webhook_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_validating_webhook
    admission_v1beta1_validating_webhook_list_at(
    admission_v1beta1_validating_webhook_list list, size_t index)
{
    return admission_v1beta1_validating_webhook_of(kin_value_at(list.value,
        index));
}
static inline admission_v1beta1_validating_webhook_edit
    admission_v1beta1_validating_webhook_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_validating_webhook_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_validating_webhook_edit_copy(
    admission_v1beta1_validating_webhook_edit at,
    admission_v1beta1_validating_webhook view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_validating_webhook_configuration {
    const kin_object *object;
} admission_v1beta1_validating_webhook_configuration;
typedef struct admission_v1beta1_validating_webhook_configuration_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_validating_webhook_configuration_edit;
static inline admission_v1beta1_validating_webhook_configuration
    admission_v1beta1_validating_webhook_configuration_of(
    const kin_object *object)
{
    admission_v1beta1_validating_webhook_configuration view;
    view.object = object;
    return view;
}
static inline admission_v1beta1_validating_webhook_configuration
    admission_v1beta1_validating_webhook_configuration_ref(
    admission_v1beta1_validating_webhook_configuration view)
{
    return admission_v1beta1_validating_webhook_configuration_of(kin_object_ref(
        view.object));
}
static inline void admission_v1beta1_validating_webhook_configuration_unref(
    admission_v1beta1_validating_webhook_configuration view)
{
    (void)kin_object_unref(view.object);
}
static inline void
    admission_v1beta1_validating_webhook_configuration_auto_release(
    admission_v1beta1_validating_webhook_configuration *view)
{
    admission_v1beta1_validating_webhook_configuration_unref(*view);
}
static inline admission_v1beta1_validating_webhook_configuration_edit
    admission_v1beta1_validating_webhook_configuration_change(
    const kin_allocator *alloc,
    admission_v1beta1_validating_webhook_configuration view)
{
    admission_v1beta1_validating_webhook_configuration_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void admission_v1beta1_validating_webhook_configuration_edit_free(
    admission_v1beta1_validating_webhook_configuration_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void
    admission_v1beta1_validating_webhook_configuration_edit_auto_release(
    admission_v1beta1_validating_webhook_configuration_edit *at)
{
    admission_v1beta1_validating_webhook_configuration_edit_free(*at);
}

typedef struct admission_v1beta1_validation {
    kin_value value;
} admission_v1beta1_validation;
typedef struct admission_v1beta1_validation_list {
    kin_value value;
} admission_v1beta1_validation_list;
typedef struct admission_v1beta1_validation_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_validation_edit;
static inline admission_v1beta1_validation admission_v1beta1_validation_of(
    kin_value value)
{
    admission_v1beta1_validation view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_validation_list
    admission_v1beta1_validation_list_of(kin_value value)
{
    admission_v1beta1_validation_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_validation_list_count(
    admission_v1beta1_validation_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_validation admission_v1beta1_validation_list_at(
    admission_v1beta1_validation_list list, size_t index)
{
    return admission_v1beta1_validation_of(kin_value_at(list.value, index));
}
static inline admission_v1beta1_validation_edit
    admission_v1beta1_validation_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_validation_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_validation_edit_copy(
    admission_v1beta1_validation_edit at, admission_v1beta1_validation view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_variable {
    kin_value value;
} admission_v1beta1_variable;
typedef struct admission_v1beta1_variable_list {
    kin_value value;
} admission_v1beta1_variable_list;
typedef struct admission_v1beta1_variable_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_variable_edit;
static inline admission_v1beta1_variable admission_v1beta1_variable_of(
    kin_value value)
{
    admission_v1beta1_variable view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_variable_list
    admission_v1beta1_variable_list_of(kin_value value)
{
    admission_v1beta1_variable_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_variable_list_count(
    admission_v1beta1_variable_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_variable admission_v1beta1_variable_list_at(
    admission_v1beta1_variable_list list, size_t index)
{
    return admission_v1beta1_variable_of(kin_value_at(list.value, index));
}
static inline admission_v1beta1_variable_edit
    admission_v1beta1_variable_edit_of(kin_edit *edit, kin_spot spot)
{
    admission_v1beta1_variable_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_variable_edit_copy(
    admission_v1beta1_variable_edit at, admission_v1beta1_variable view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct admission_v1beta1_webhook_client_config {
    kin_value value;
} admission_v1beta1_webhook_client_config;
typedef struct admission_v1beta1_webhook_client_config_list {
    kin_value value;
} admission_v1beta1_webhook_client_config_list;
typedef struct admission_v1beta1_webhook_client_config_edit {
    kin_edit *edit;
    kin_spot spot;
} admission_v1beta1_webhook_client_config_edit;
static inline admission_v1beta1_webhook_client_config
    admission_v1beta1_webhook_client_config_of(kin_value value)
{
    admission_v1beta1_webhook_client_config view;
    view.value = value;
    return view;
}
static inline admission_v1beta1_webhook_client_config_list
    admission_v1beta1_webhook_client_config_list_of(kin_value value)
{
    admission_v1beta1_webhook_client_config_list list;
    list.value = value;
    return list;
}
static inline size_t admission_v1beta1_webhook_client_config_list_count(
    admission_v1beta1_webhook_client_config_list list)
{
    return kin_value_count(list.value);
}
static inline admission_v1beta1_webhook_client_config
    admission_v1beta1_webhook_client_config_list_at(
    admission_v1beta1_webhook_client_config_list list, size_t index)
{
    return admission_v1beta1_webhook_client_config_of(kin_value_at(list.value,
        index));
}
static inline admission_v1beta1_webhook_client_config_edit
    admission_v1beta1_webhook_client_config_edit_of(kin_edit *edit,
    kin_spot spot)
{
    admission_v1beta1_webhook_client_config_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int admission_v1beta1_webhook_client_config_edit_copy(
    admission_v1beta1_webhook_client_config_edit at,
    admission_v1beta1_webhook_client_config view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* PatchType */
typedef enum admission_v1beta1_patch_type_enum {
    ADMISSION_V1BETA1_PATCH_TYPE_OTHER, /* none of these */
    ADMISSION_V1BETA1_PATCH_TYPE_APPLY_CONFIGURATION,
    ADMISSION_V1BETA1_PATCH_TYPE_JSON_PATCH,
} admission_v1beta1_patch_type_enum;
static inline admission_v1beta1_patch_type_enum
    admission_v1beta1_patch_type_enum_parse(kin_str text)
{
    static const char *const names[] = {"ApplyConfiguration", "JSONPatch"};
    return (admission_v1beta1_patch_type_enum)kin_field_choice(text, names,
        sizeof(names) / sizeof(names[0]));
}
static inline kin_str admission_v1beta1_patch_type_enum_text(
    admission_v1beta1_patch_type_enum choice)
{
    static const char *const names[] = {"ApplyConfiguration", "JSONPatch"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* ValidationAction */
typedef enum admission_v1beta1_validation_action_enum {
    ADMISSION_V1BETA1_VALIDATION_ACTION_OTHER, /* none of these */
    ADMISSION_V1BETA1_VALIDATION_ACTION_AUDIT,
    ADMISSION_V1BETA1_VALIDATION_ACTION_DENY,
    ADMISSION_V1BETA1_VALIDATION_ACTION_WARN,
} admission_v1beta1_validation_action_enum;
static inline admission_v1beta1_validation_action_enum
    admission_v1beta1_validation_action_enum_parse(kin_str text)
{
    static const char *const names[] = {"Audit", "Deny", "Warn"};
    return (admission_v1beta1_validation_action_enum)kin_field_choice(text,
        names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str admission_v1beta1_validation_action_enum_text(
    admission_v1beta1_validation_action_enum choice)
{
    static const char *const names[] = {"Audit", "Deny", "Warn"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* ApplyConfiguration */
static inline kin_field
    *admission_v1beta1_apply_configuration_expression_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expression", "");
    return &field;
}
static inline kin_str admission_v1beta1_apply_configuration_expression(
    admission_v1beta1_apply_configuration view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_apply_configuration_expression_field_()));
}
static inline int admission_v1beta1_apply_configuration_expression_set(
    admission_v1beta1_apply_configuration_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_apply_configuration_expression_field_()), value);
}
static inline bool admission_v1beta1_apply_configuration_expression_has(
    admission_v1beta1_apply_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_apply_configuration_expression_field_()));
}
static inline int admission_v1beta1_apply_configuration_expression_unset(
    admission_v1beta1_apply_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_apply_configuration_expression_field_()));
}

/* AuditAnnotation */
static inline kin_field *admission_v1beta1_audit_annotation_key_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("key", "");
    return &field;
}
static inline kin_str admission_v1beta1_audit_annotation_key(
    admission_v1beta1_audit_annotation view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_audit_annotation_key_field_()));
}
static inline int admission_v1beta1_audit_annotation_key_set(
    admission_v1beta1_audit_annotation_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_audit_annotation_key_field_()), value);
}
static inline bool admission_v1beta1_audit_annotation_key_has(
    admission_v1beta1_audit_annotation view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_audit_annotation_key_field_()));
}
static inline int admission_v1beta1_audit_annotation_key_unset(
    admission_v1beta1_audit_annotation_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_audit_annotation_key_field_()));
}
static inline kin_field
    *admission_v1beta1_audit_annotation_value_expression_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("valueExpression", "");
    return &field;
}
static inline kin_str admission_v1beta1_audit_annotation_value_expression(
    admission_v1beta1_audit_annotation view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_audit_annotation_value_expression_field_()));
}
static inline int admission_v1beta1_audit_annotation_value_expression_set(
    admission_v1beta1_audit_annotation_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_audit_annotation_value_expression_field_()), value);
}
static inline bool admission_v1beta1_audit_annotation_value_expression_has(
    admission_v1beta1_audit_annotation view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_audit_annotation_value_expression_field_()));
}
static inline int admission_v1beta1_audit_annotation_value_expression_unset(
    admission_v1beta1_audit_annotation_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_audit_annotation_value_expression_field_()));
}

/* ExpressionWarning */
static inline kin_field
    *admission_v1beta1_expression_warning_field_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("fieldRef", "");
    return &field;
}
static inline kin_str admission_v1beta1_expression_warning_field_ref(
    admission_v1beta1_expression_warning view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_expression_warning_field_ref_field_()));
}
static inline int admission_v1beta1_expression_warning_field_ref_set(
    admission_v1beta1_expression_warning_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_expression_warning_field_ref_field_()), value);
}
static inline bool admission_v1beta1_expression_warning_field_ref_has(
    admission_v1beta1_expression_warning view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_expression_warning_field_ref_field_()));
}
static inline int admission_v1beta1_expression_warning_field_ref_unset(
    admission_v1beta1_expression_warning_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_expression_warning_field_ref_field_()));
}
static inline kin_field
    *admission_v1beta1_expression_warning_warning_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("warning", "");
    return &field;
}
static inline kin_str admission_v1beta1_expression_warning_warning(
    admission_v1beta1_expression_warning view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_expression_warning_warning_field_()));
}
static inline int admission_v1beta1_expression_warning_warning_set(
    admission_v1beta1_expression_warning_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_expression_warning_warning_field_()), value);
}
static inline bool admission_v1beta1_expression_warning_warning_has(
    admission_v1beta1_expression_warning view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_expression_warning_warning_field_()));
}
static inline int admission_v1beta1_expression_warning_warning_unset(
    admission_v1beta1_expression_warning_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_expression_warning_warning_field_()));
}

/* JSONPatch */
static inline kin_field *admission_v1beta1_json_patch_expression_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expression", "");
    return &field;
}
static inline kin_str admission_v1beta1_json_patch_expression(
    admission_v1beta1_json_patch view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_json_patch_expression_field_()));
}
static inline int admission_v1beta1_json_patch_expression_set(
    admission_v1beta1_json_patch_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_json_patch_expression_field_()), value);
}
static inline bool admission_v1beta1_json_patch_expression_has(
    admission_v1beta1_json_patch view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_json_patch_expression_field_()));
}
static inline int admission_v1beta1_json_patch_expression_unset(
    admission_v1beta1_json_patch_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_json_patch_expression_field_()));
}

/* MatchCondition */
static inline kin_field *admission_v1beta1_match_condition_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str admission_v1beta1_match_condition_name(
    admission_v1beta1_match_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_match_condition_name_field_()));
}
static inline int admission_v1beta1_match_condition_name_set(
    admission_v1beta1_match_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_condition_name_field_()), value);
}
static inline bool admission_v1beta1_match_condition_name_has(
    admission_v1beta1_match_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_match_condition_name_field_()));
}
static inline int admission_v1beta1_match_condition_name_unset(
    admission_v1beta1_match_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_condition_name_field_()));
}
static inline kin_field
    *admission_v1beta1_match_condition_expression_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expression", "");
    return &field;
}
static inline kin_str admission_v1beta1_match_condition_expression(
    admission_v1beta1_match_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_match_condition_expression_field_()));
}
static inline int admission_v1beta1_match_condition_expression_set(
    admission_v1beta1_match_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_condition_expression_field_()), value);
}
static inline bool admission_v1beta1_match_condition_expression_has(
    admission_v1beta1_match_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_match_condition_expression_field_()));
}
static inline int admission_v1beta1_match_condition_expression_unset(
    admission_v1beta1_match_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_condition_expression_field_()));
}

/* MatchResources */
static inline kin_field
    *admission_v1beta1_match_resources_namespace_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespaceSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    admission_v1beta1_match_resources_get_namespace_selector(
    admission_v1beta1_match_resources view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        admission_v1beta1_match_resources_namespace_selector_field_()));
}
static inline meta_v1_label_selector_edit
    admission_v1beta1_match_resources_edit_namespace_selector(
    admission_v1beta1_match_resources_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        admission_v1beta1_match_resources_namespace_selector_field_()));
}
static inline bool admission_v1beta1_match_resources_namespace_selector_has(
    admission_v1beta1_match_resources view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_match_resources_namespace_selector_field_()));
}
static inline int admission_v1beta1_match_resources_namespace_selector_unset(
    admission_v1beta1_match_resources_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_namespace_selector_field_()));
}
static inline kin_field
    *admission_v1beta1_match_resources_object_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("objectSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    admission_v1beta1_match_resources_get_object_selector(
    admission_v1beta1_match_resources view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        admission_v1beta1_match_resources_object_selector_field_()));
}
static inline meta_v1_label_selector_edit
    admission_v1beta1_match_resources_edit_object_selector(
    admission_v1beta1_match_resources_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, admission_v1beta1_match_resources_object_selector_field_()));
}
static inline bool admission_v1beta1_match_resources_object_selector_has(
    admission_v1beta1_match_resources view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_match_resources_object_selector_field_()));
}
static inline int admission_v1beta1_match_resources_object_selector_unset(
    admission_v1beta1_match_resources_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_object_selector_field_()));
}
static inline kin_field
    *admission_v1beta1_match_resources_resource_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceRules", "");
    return &field;
}
static inline admission_v1beta1_named_rule_with_operations_list
    admission_v1beta1_match_resources_get_resource_rules(
    admission_v1beta1_match_resources view)
{
    return admission_v1beta1_named_rule_with_operations_list_of(kin_value_field(
        view.value, admission_v1beta1_match_resources_resource_rules_field_()));
}
static inline admission_v1beta1_named_rule_with_operations
    admission_v1beta1_match_resources_resource_rules_at(
    admission_v1beta1_match_resources view, size_t index)
{
    return admission_v1beta1_named_rule_with_operations_of(kin_value_at(
        kin_value_field(view.value,
        admission_v1beta1_match_resources_resource_rules_field_()), index));
}
static inline admission_v1beta1_named_rule_with_operations_edit
    admission_v1beta1_match_resources_resource_rules_append(
    admission_v1beta1_match_resources_edit at)
{
    return admission_v1beta1_named_rule_with_operations_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_resource_rules_field_())));
}
static inline admission_v1beta1_named_rule_with_operations_edit
    admission_v1beta1_match_resources_edit_resource_rules_at(
    admission_v1beta1_match_resources_edit at, size_t index)
{
    return admission_v1beta1_named_rule_with_operations_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_resource_rules_field_()), index));
}
static inline int admission_v1beta1_match_resources_resource_rules_remove_at(
    admission_v1beta1_match_resources_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_match_resources_resource_rules_field_()), index));
}
static inline size_t admission_v1beta1_match_resources_resource_rules_count(
    admission_v1beta1_match_resources view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_match_resources_resource_rules_field_()));
}
static inline int admission_v1beta1_match_resources_resource_rules_clear(
    admission_v1beta1_match_resources_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_resource_rules_field_()));
}
static inline bool admission_v1beta1_match_resources_resource_rules_has(
    admission_v1beta1_match_resources view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_match_resources_resource_rules_field_()));
}
static inline int admission_v1beta1_match_resources_resource_rules_unset(
    admission_v1beta1_match_resources_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_resource_rules_field_()));
}
static inline kin_field
    *admission_v1beta1_match_resources_exclude_resource_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("excludeResourceRules", "");
    return &field;
}
static inline admission_v1beta1_named_rule_with_operations_list
    admission_v1beta1_match_resources_get_exclude_resource_rules(
    admission_v1beta1_match_resources view)
{
    return admission_v1beta1_named_rule_with_operations_list_of(kin_value_field(
        view.value,
        admission_v1beta1_match_resources_exclude_resource_rules_field_()));
}
static inline admission_v1beta1_named_rule_with_operations
    admission_v1beta1_match_resources_exclude_resource_rules_at(
    admission_v1beta1_match_resources view, size_t index)
{
    return admission_v1beta1_named_rule_with_operations_of(kin_value_at(
        kin_value_field(view.value,
        admission_v1beta1_match_resources_exclude_resource_rules_field_()),
        index));
}
static inline admission_v1beta1_named_rule_with_operations_edit
    admission_v1beta1_match_resources_exclude_resource_rules_append(
    admission_v1beta1_match_resources_edit at)
{
    return admission_v1beta1_named_rule_with_operations_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_exclude_resource_rules_field_())));
}
static inline admission_v1beta1_named_rule_with_operations_edit
    admission_v1beta1_match_resources_edit_exclude_resource_rules_at(
    admission_v1beta1_match_resources_edit at, size_t index)
{
    return admission_v1beta1_named_rule_with_operations_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_exclude_resource_rules_field_()),
        index));
}
static inline int
    admission_v1beta1_match_resources_exclude_resource_rules_remove_at(
    admission_v1beta1_match_resources_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_match_resources_exclude_resource_rules_field_()),
        index));
}
static inline size_t
    admission_v1beta1_match_resources_exclude_resource_rules_count(
    admission_v1beta1_match_resources view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_match_resources_exclude_resource_rules_field_()));
}
static inline int
    admission_v1beta1_match_resources_exclude_resource_rules_clear(
    admission_v1beta1_match_resources_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_exclude_resource_rules_field_()));
}
static inline bool admission_v1beta1_match_resources_exclude_resource_rules_has(
    admission_v1beta1_match_resources view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_match_resources_exclude_resource_rules_field_()));
}
static inline int
    admission_v1beta1_match_resources_exclude_resource_rules_unset(
    admission_v1beta1_match_resources_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_exclude_resource_rules_field_()));
}
static inline kin_field
    *admission_v1beta1_match_resources_match_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchPolicy", "");
    return &field;
}
static inline kin_str admission_v1beta1_match_resources_match_policy(
    admission_v1beta1_match_resources view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_match_resources_match_policy_field_()));
}
static inline int admission_v1beta1_match_resources_match_policy_set(
    admission_v1beta1_match_resources_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_match_policy_field_()), value);
}
static inline bool admission_v1beta1_match_resources_match_policy_has(
    admission_v1beta1_match_resources view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_match_resources_match_policy_field_()));
}
static inline int admission_v1beta1_match_resources_match_policy_unset(
    admission_v1beta1_match_resources_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_match_resources_match_policy_field_()));
}

/* MutatingAdmissionPolicy */
static inline kin_field *admission_v1beta1_mutating_policy_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    admission_v1beta1_mutating_policy_get_metadata(
    admission_v1beta1_mutating_policy view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    admission_v1beta1_mutating_policy_edit_metadata(
    admission_v1beta1_mutating_policy_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_metadata_field_()));
}
static inline bool admission_v1beta1_mutating_policy_metadata_has(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_metadata_field_()));
}
static inline int admission_v1beta1_mutating_policy_metadata_unset(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_metadata_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_METADATA_PATH ".metadata"
static inline kin_field *admission_v1beta1_mutating_policy_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline admission_v1beta1_mutating_policy_spec
    admission_v1beta1_mutating_policy_get_spec(
    admission_v1beta1_mutating_policy view)
{
    return admission_v1beta1_mutating_policy_spec_of(kin_object_field(
        view.object, admission_v1beta1_mutating_policy_spec_field_()));
}
static inline admission_v1beta1_mutating_policy_spec_edit
    admission_v1beta1_mutating_policy_edit_spec(
    admission_v1beta1_mutating_policy_edit at)
{
    return admission_v1beta1_mutating_policy_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_field_()));
}
static inline bool admission_v1beta1_mutating_policy_spec_has(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_unset(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_SPEC_PATH ".spec"
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_param_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "paramKind");
    return &field;
}
static inline admission_v1beta1_param_kind
    admission_v1beta1_mutating_policy_get_spec_param_kind(
    admission_v1beta1_mutating_policy view)
{
    return admission_v1beta1_param_kind_of(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_param_kind_field_()));
}
static inline admission_v1beta1_param_kind_edit
    admission_v1beta1_mutating_policy_edit_spec_param_kind(
    admission_v1beta1_mutating_policy_edit at)
{
    return admission_v1beta1_param_kind_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, admission_v1beta1_mutating_policy_spec_param_kind_field_()));
}
static inline bool admission_v1beta1_mutating_policy_spec_param_kind_has(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_param_kind_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_param_kind_unset(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_param_kind_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_SPEC_PARAM_KIND_PATH ".spec.paramKind"
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_match_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "matchConstraints");
    return &field;
}
static inline admission_v1beta1_match_resources
    admission_v1beta1_mutating_policy_get_spec_match_constraints(
    admission_v1beta1_mutating_policy view)
{
    return admission_v1beta1_match_resources_of(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_match_constraints_field_()));
}
static inline admission_v1beta1_match_resources_edit
    admission_v1beta1_mutating_policy_edit_spec_match_constraints(
    admission_v1beta1_mutating_policy_edit at)
{
    return admission_v1beta1_match_resources_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_match_constraints_field_()));
}
static inline bool admission_v1beta1_mutating_policy_spec_match_constraints_has(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_match_constraints_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_spec_match_constraints_unset(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_match_constraints_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_SPEC_MATCH_CONSTRAINTS_PATH \
    ".spec.matchConstraints"
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_variables_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "variables");
    return &field;
}
static inline admission_v1beta1_variable_list
    admission_v1beta1_mutating_policy_get_spec_variables(
    admission_v1beta1_mutating_policy view)
{
    return admission_v1beta1_variable_list_of(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_variables_field_()));
}
static inline admission_v1beta1_variable
    admission_v1beta1_mutating_policy_spec_variables_at(
    admission_v1beta1_mutating_policy view, size_t index)
{
    return admission_v1beta1_variable_of(kin_value_at(kin_object_field(
        view.object, admission_v1beta1_mutating_policy_spec_variables_field_()),
        index));
}
static inline admission_v1beta1_variable_edit
    admission_v1beta1_mutating_policy_spec_variables_append(
    admission_v1beta1_mutating_policy_edit at)
{
    return admission_v1beta1_variable_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_variables_field_())));
}
static inline admission_v1beta1_variable_edit
    admission_v1beta1_mutating_policy_edit_spec_variables_at(
    admission_v1beta1_mutating_policy_edit at, size_t index)
{
    return admission_v1beta1_variable_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_variables_field_()), index));
}
static inline int admission_v1beta1_mutating_policy_spec_variables_remove_at(
    admission_v1beta1_mutating_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_variables_field_()), index));
}
static inline size_t admission_v1beta1_mutating_policy_spec_variables_count(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_variables_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_variables_clear(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_variables_field_()));
}
static inline bool admission_v1beta1_mutating_policy_spec_variables_has(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_variables_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_variables_unset(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_variables_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_SPEC_VARIABLES_PATH ".spec.variables"
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_mutations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "mutations");
    return &field;
}
static inline admission_v1beta1_mutation_list
    admission_v1beta1_mutating_policy_get_spec_mutations(
    admission_v1beta1_mutating_policy view)
{
    return admission_v1beta1_mutation_list_of(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_mutations_field_()));
}
static inline admission_v1beta1_mutation
    admission_v1beta1_mutating_policy_spec_mutations_at(
    admission_v1beta1_mutating_policy view, size_t index)
{
    return admission_v1beta1_mutation_of(kin_value_at(kin_object_field(
        view.object, admission_v1beta1_mutating_policy_spec_mutations_field_()),
        index));
}
static inline admission_v1beta1_mutation_edit
    admission_v1beta1_mutating_policy_spec_mutations_append(
    admission_v1beta1_mutating_policy_edit at)
{
    return admission_v1beta1_mutation_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_mutations_field_())));
}
static inline admission_v1beta1_mutation_edit
    admission_v1beta1_mutating_policy_edit_spec_mutations_at(
    admission_v1beta1_mutating_policy_edit at, size_t index)
{
    return admission_v1beta1_mutation_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_mutations_field_()), index));
}
static inline int admission_v1beta1_mutating_policy_spec_mutations_remove_at(
    admission_v1beta1_mutating_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_mutations_field_()), index));
}
static inline size_t admission_v1beta1_mutating_policy_spec_mutations_count(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_mutations_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_mutations_clear(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_mutations_field_()));
}
static inline bool admission_v1beta1_mutating_policy_spec_mutations_has(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_mutations_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_mutations_unset(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_mutations_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_SPEC_MUTATIONS_PATH ".spec.mutations"
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_failure_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "failurePolicy");
    return &field;
}
static inline kin_str admission_v1beta1_mutating_policy_spec_failure_policy(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_str(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_failure_policy_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_failure_policy_set(
    admission_v1beta1_mutating_policy_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_failure_policy_field_()), value);
}
static inline bool admission_v1beta1_mutating_policy_spec_failure_policy_has(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_failure_policy_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_failure_policy_unset(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_failure_policy_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_SPEC_FAILURE_POLICY_PATH \
    ".spec.failurePolicy"
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_match_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "matchConditions");
    return &field;
}
static inline admission_v1beta1_match_condition_list
    admission_v1beta1_mutating_policy_get_spec_match_conditions(
    admission_v1beta1_mutating_policy view)
{
    return admission_v1beta1_match_condition_list_of(kin_object_field(
        view.object,
        admission_v1beta1_mutating_policy_spec_match_conditions_field_()));
}
static inline admission_v1beta1_match_condition
    admission_v1beta1_mutating_policy_spec_match_conditions_at(
    admission_v1beta1_mutating_policy view, size_t index)
{
    return admission_v1beta1_match_condition_of(kin_value_at(kin_object_field(
        view.object,
        admission_v1beta1_mutating_policy_spec_match_conditions_field_()),
        index));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_mutating_policy_spec_match_conditions_append(
    admission_v1beta1_mutating_policy_edit at)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_match_conditions_field_())));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_mutating_policy_edit_spec_match_conditions_at(
    admission_v1beta1_mutating_policy_edit at, size_t index)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_match_conditions_field_()),
        index));
}
static inline int
    admission_v1beta1_mutating_policy_spec_match_conditions_remove_at(
    admission_v1beta1_mutating_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_match_conditions_field_()),
        index));
}
static inline size_t
    admission_v1beta1_mutating_policy_spec_match_conditions_count(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_match_conditions_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_match_conditions_clear(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_match_conditions_field_()));
}
static inline bool admission_v1beta1_mutating_policy_spec_match_conditions_has(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_match_conditions_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_match_conditions_unset(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_match_conditions_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_SPEC_MATCH_CONDITIONS_PATH \
    ".spec.matchConditions"
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_reinvocation_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "reinvocationPolicy");
    return &field;
}
/** One of admission_v1_reinvocation_policy_type_enum. */
static inline kin_str
    admission_v1beta1_mutating_policy_spec_reinvocation_policy(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_str(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_reinvocation_policy_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_spec_reinvocation_policy_set(
    admission_v1beta1_mutating_policy_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_reinvocation_policy_field_()),
        value);
}
static inline bool
    admission_v1beta1_mutating_policy_spec_reinvocation_policy_has(
    admission_v1beta1_mutating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_spec_reinvocation_policy_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_spec_reinvocation_policy_unset(
    admission_v1beta1_mutating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_reinvocation_policy_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_SPEC_REINVOCATION_POLICY_PATH \
    ".spec.reinvocationPolicy"

/* MutatingAdmissionPolicyBinding */
static inline kin_field
    *admission_v1beta1_mutating_policy_binding_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    admission_v1beta1_mutating_policy_binding_get_metadata(
    admission_v1beta1_mutating_policy_binding view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_binding_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    admission_v1beta1_mutating_policy_binding_edit_metadata(
    admission_v1beta1_mutating_policy_binding_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_metadata_field_()));
}
static inline bool admission_v1beta1_mutating_policy_binding_metadata_has(
    admission_v1beta1_mutating_policy_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_binding_metadata_field_()));
}
static inline int admission_v1beta1_mutating_policy_binding_metadata_unset(
    admission_v1beta1_mutating_policy_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_metadata_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_BINDING_METADATA_PATH ".metadata"
static inline kin_field
    *admission_v1beta1_mutating_policy_binding_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline admission_v1beta1_mutating_policy_binding_spec
    admission_v1beta1_mutating_policy_binding_get_spec(
    admission_v1beta1_mutating_policy_binding view)
{
    return admission_v1beta1_mutating_policy_binding_spec_of(kin_object_field(
        view.object, admission_v1beta1_mutating_policy_binding_spec_field_()));
}
static inline admission_v1beta1_mutating_policy_binding_spec_edit
    admission_v1beta1_mutating_policy_binding_edit_spec(
    admission_v1beta1_mutating_policy_binding_edit at)
{
    return admission_v1beta1_mutating_policy_binding_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_field_()));
}
static inline bool admission_v1beta1_mutating_policy_binding_spec_has(
    admission_v1beta1_mutating_policy_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_binding_spec_field_()));
}
static inline int admission_v1beta1_mutating_policy_binding_spec_unset(
    admission_v1beta1_mutating_policy_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_BINDING_SPEC_PATH ".spec"
static inline kin_field
    *admission_v1beta1_mutating_policy_binding_spec_policy_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "policyName");
    return &field;
}
static inline kin_str
    admission_v1beta1_mutating_policy_binding_spec_policy_name(
    admission_v1beta1_mutating_policy_binding view)
{
    return kin_value_str(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_binding_spec_policy_name_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_binding_spec_policy_name_set(
    admission_v1beta1_mutating_policy_binding_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_policy_name_field_()),
        value);
}
static inline bool
    admission_v1beta1_mutating_policy_binding_spec_policy_name_has(
    admission_v1beta1_mutating_policy_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_binding_spec_policy_name_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_binding_spec_policy_name_unset(
    admission_v1beta1_mutating_policy_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_policy_name_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_BINDING_SPEC_POLICY_NAME_PATH \
    ".spec.policyName"
static inline kin_field
    *admission_v1beta1_mutating_policy_binding_spec_param_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "paramRef");
    return &field;
}
static inline admission_v1beta1_param_ref
    admission_v1beta1_mutating_policy_binding_get_spec_param_ref(
    admission_v1beta1_mutating_policy_binding view)
{
    return admission_v1beta1_param_ref_of(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_binding_spec_param_ref_field_()));
}
static inline admission_v1beta1_param_ref_edit
    admission_v1beta1_mutating_policy_binding_edit_spec_param_ref(
    admission_v1beta1_mutating_policy_binding_edit at)
{
    return admission_v1beta1_param_ref_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        admission_v1beta1_mutating_policy_binding_spec_param_ref_field_()));
}
static inline bool admission_v1beta1_mutating_policy_binding_spec_param_ref_has(
    admission_v1beta1_mutating_policy_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_binding_spec_param_ref_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_binding_spec_param_ref_unset(
    admission_v1beta1_mutating_policy_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_param_ref_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_BINDING_SPEC_PARAM_REF_PATH \
    ".spec.paramRef"
static inline kin_field
    *admission_v1beta1_mutating_policy_binding_spec_match_resources_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "matchResources");
    return &field;
}
static inline admission_v1beta1_match_resources
    admission_v1beta1_mutating_policy_binding_get_spec_match_resources(
    admission_v1beta1_mutating_policy_binding view)
{
    return admission_v1beta1_match_resources_of(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_binding_spec_match_resources_field_()));
}
static inline admission_v1beta1_match_resources_edit
    admission_v1beta1_mutating_policy_binding_edit_spec_match_resources(
    admission_v1beta1_mutating_policy_binding_edit at)
{
    return admission_v1beta1_match_resources_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_match_resources_field_()));
}
static inline bool
    admission_v1beta1_mutating_policy_binding_spec_match_resources_has(
    admission_v1beta1_mutating_policy_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_policy_binding_spec_match_resources_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_binding_spec_match_resources_unset(
    admission_v1beta1_mutating_policy_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_match_resources_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_POLICY_BINDING_SPEC_MATCH_RESOURCES_PATH \
    ".spec.matchResources"

/* MutatingAdmissionPolicyBindingSpec */
static inline kin_field
    *admission_v1beta1_mutating_policy_binding_spec_get_policy_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("policyName", "");
    return &field;
}
static inline kin_str
    admission_v1beta1_mutating_policy_binding_spec_get_policy_name(
    admission_v1beta1_mutating_policy_binding_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_binding_spec_get_policy_name_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_binding_spec_edit_policy_name_set(
    admission_v1beta1_mutating_policy_binding_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_get_policy_name_field_()), value);
}
static inline bool
    admission_v1beta1_mutating_policy_binding_spec_get_policy_name_has(
    admission_v1beta1_mutating_policy_binding_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_binding_spec_get_policy_name_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_binding_spec_edit_policy_name_unset(
    admission_v1beta1_mutating_policy_binding_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_get_policy_name_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_policy_binding_spec_get_param_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("paramRef", "");
    return &field;
}
static inline admission_v1beta1_param_ref
    admission_v1beta1_mutating_policy_binding_spec_get_param_ref(
    admission_v1beta1_mutating_policy_binding_spec view)
{
    return admission_v1beta1_param_ref_of(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_binding_spec_get_param_ref_field_()));
}
static inline admission_v1beta1_param_ref_edit
    admission_v1beta1_mutating_policy_binding_spec_edit_param_ref(
    admission_v1beta1_mutating_policy_binding_spec_edit at)
{
    return admission_v1beta1_param_ref_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        admission_v1beta1_mutating_policy_binding_spec_get_param_ref_field_()));
}
static inline bool
    admission_v1beta1_mutating_policy_binding_spec_get_param_ref_has(
    admission_v1beta1_mutating_policy_binding_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_binding_spec_get_param_ref_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_binding_spec_edit_param_ref_unset(
    admission_v1beta1_mutating_policy_binding_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_get_param_ref_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_policy_binding_spec_get_match_resources_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchResources", "");
    return &field;
}
static inline admission_v1beta1_match_resources
    admission_v1beta1_mutating_policy_binding_spec_get_match_resources(
    admission_v1beta1_mutating_policy_binding_spec view)
{
    return admission_v1beta1_match_resources_of(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_binding_spec_get_match_resources_field_()));
}
static inline admission_v1beta1_match_resources_edit
    admission_v1beta1_mutating_policy_binding_spec_edit_match_resources(
    admission_v1beta1_mutating_policy_binding_spec_edit at)
{
    return admission_v1beta1_match_resources_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_get_match_resources_field_()));
}
static inline bool
    admission_v1beta1_mutating_policy_binding_spec_get_match_resources_has(
    admission_v1beta1_mutating_policy_binding_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_binding_spec_get_match_resources_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_binding_spec_edit_match_resources_unset(
    admission_v1beta1_mutating_policy_binding_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_binding_spec_get_match_resources_field_()));
}

/* MutatingAdmissionPolicySpec */
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_get_param_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("paramKind", "");
    return &field;
}
static inline admission_v1beta1_param_kind
    admission_v1beta1_mutating_policy_spec_get_param_kind(
    admission_v1beta1_mutating_policy_spec view)
{
    return admission_v1beta1_param_kind_of(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_param_kind_field_()));
}
static inline admission_v1beta1_param_kind_edit
    admission_v1beta1_mutating_policy_spec_edit_param_kind(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return admission_v1beta1_param_kind_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        admission_v1beta1_mutating_policy_spec_get_param_kind_field_()));
}
static inline bool admission_v1beta1_mutating_policy_spec_get_param_kind_has(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_param_kind_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_edit_param_kind_unset(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_param_kind_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_get_match_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchConstraints", "");
    return &field;
}
static inline admission_v1beta1_match_resources
    admission_v1beta1_mutating_policy_spec_get_match_constraints(
    admission_v1beta1_mutating_policy_spec view)
{
    return admission_v1beta1_match_resources_of(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_match_constraints_field_()));
}
static inline admission_v1beta1_match_resources_edit
    admission_v1beta1_mutating_policy_spec_edit_match_constraints(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return admission_v1beta1_match_resources_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_match_constraints_field_()));
}
static inline bool
    admission_v1beta1_mutating_policy_spec_get_match_constraints_has(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_match_constraints_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_spec_edit_match_constraints_unset(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_match_constraints_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_get_variables_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("variables", "");
    return &field;
}
static inline admission_v1beta1_variable_list
    admission_v1beta1_mutating_policy_spec_get_variables(
    admission_v1beta1_mutating_policy_spec view)
{
    return admission_v1beta1_variable_list_of(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_variables_field_()));
}
static inline admission_v1beta1_variable
    admission_v1beta1_mutating_policy_spec_get_variables_at(
    admission_v1beta1_mutating_policy_spec view, size_t index)
{
    return admission_v1beta1_variable_of(kin_value_at(kin_value_field(
        view.value,
        admission_v1beta1_mutating_policy_spec_get_variables_field_()), index));
}
static inline admission_v1beta1_variable_edit
    admission_v1beta1_mutating_policy_spec_edit_variables_append(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return admission_v1beta1_variable_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_variables_field_())));
}
static inline admission_v1beta1_variable_edit
    admission_v1beta1_mutating_policy_spec_edit_variables_at(
    admission_v1beta1_mutating_policy_spec_edit at, size_t index)
{
    return admission_v1beta1_variable_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_variables_field_()), index));
}
static inline int
    admission_v1beta1_mutating_policy_spec_edit_variables_remove_at(
    admission_v1beta1_mutating_policy_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_variables_field_()), index));
}
static inline size_t admission_v1beta1_mutating_policy_spec_get_variables_count(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_variables_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_edit_variables_clear(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_variables_field_()));
}
static inline bool admission_v1beta1_mutating_policy_spec_get_variables_has(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_variables_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_edit_variables_unset(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_variables_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_get_mutations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("mutations", "");
    return &field;
}
static inline admission_v1beta1_mutation_list
    admission_v1beta1_mutating_policy_spec_get_mutations(
    admission_v1beta1_mutating_policy_spec view)
{
    return admission_v1beta1_mutation_list_of(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_mutations_field_()));
}
static inline admission_v1beta1_mutation
    admission_v1beta1_mutating_policy_spec_get_mutations_at(
    admission_v1beta1_mutating_policy_spec view, size_t index)
{
    return admission_v1beta1_mutation_of(kin_value_at(kin_value_field(
        view.value,
        admission_v1beta1_mutating_policy_spec_get_mutations_field_()), index));
}
static inline admission_v1beta1_mutation_edit
    admission_v1beta1_mutating_policy_spec_edit_mutations_append(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return admission_v1beta1_mutation_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_mutations_field_())));
}
static inline admission_v1beta1_mutation_edit
    admission_v1beta1_mutating_policy_spec_edit_mutations_at(
    admission_v1beta1_mutating_policy_spec_edit at, size_t index)
{
    return admission_v1beta1_mutation_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_mutations_field_()), index));
}
static inline int
    admission_v1beta1_mutating_policy_spec_edit_mutations_remove_at(
    admission_v1beta1_mutating_policy_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_mutations_field_()), index));
}
static inline size_t admission_v1beta1_mutating_policy_spec_get_mutations_count(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_mutations_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_edit_mutations_clear(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_mutations_field_()));
}
static inline bool admission_v1beta1_mutating_policy_spec_get_mutations_has(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_mutations_field_()));
}
static inline int admission_v1beta1_mutating_policy_spec_edit_mutations_unset(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_mutations_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_get_failure_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("failurePolicy", "");
    return &field;
}
static inline kin_str admission_v1beta1_mutating_policy_spec_get_failure_policy(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_failure_policy_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_spec_edit_failure_policy_set(
    admission_v1beta1_mutating_policy_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_failure_policy_field_()),
        value);
}
static inline bool
    admission_v1beta1_mutating_policy_spec_get_failure_policy_has(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_failure_policy_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_spec_edit_failure_policy_unset(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_failure_policy_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_get_match_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchConditions", "");
    return &field;
}
static inline admission_v1beta1_match_condition_list
    admission_v1beta1_mutating_policy_spec_get_match_conditions(
    admission_v1beta1_mutating_policy_spec view)
{
    return admission_v1beta1_match_condition_list_of(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_match_conditions_field_()));
}
static inline admission_v1beta1_match_condition
    admission_v1beta1_mutating_policy_spec_get_match_conditions_at(
    admission_v1beta1_mutating_policy_spec view, size_t index)
{
    return admission_v1beta1_match_condition_of(kin_value_at(kin_value_field(
        view.value,
        admission_v1beta1_mutating_policy_spec_get_match_conditions_field_()),
        index));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_mutating_policy_spec_edit_match_conditions_append(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_match_conditions_field_())));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_mutating_policy_spec_edit_match_conditions_at(
    admission_v1beta1_mutating_policy_spec_edit at, size_t index)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_match_conditions_field_()),
        index));
}
static inline int
    admission_v1beta1_mutating_policy_spec_edit_match_conditions_remove_at(
    admission_v1beta1_mutating_policy_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_match_conditions_field_()),
        index));
}
static inline size_t
    admission_v1beta1_mutating_policy_spec_get_match_conditions_count(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_match_conditions_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_spec_edit_match_conditions_clear(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_match_conditions_field_()));
}
static inline bool
    admission_v1beta1_mutating_policy_spec_get_match_conditions_has(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_match_conditions_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_spec_edit_match_conditions_unset(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_match_conditions_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_policy_spec_get_reinvocation_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reinvocationPolicy", "");
    return &field;
}
/** One of admission_v1_reinvocation_policy_type_enum. */
static inline kin_str
    admission_v1beta1_mutating_policy_spec_get_reinvocation_policy(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_reinvocation_policy_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_spec_edit_reinvocation_policy_set(
    admission_v1beta1_mutating_policy_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_reinvocation_policy_field_()), value);
}
static inline bool
    admission_v1beta1_mutating_policy_spec_get_reinvocation_policy_has(
    admission_v1beta1_mutating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_policy_spec_get_reinvocation_policy_field_()));
}
static inline int
    admission_v1beta1_mutating_policy_spec_edit_reinvocation_policy_unset(
    admission_v1beta1_mutating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_policy_spec_get_reinvocation_policy_field_()));
}

/* MutatingWebhook */
static inline kin_field *admission_v1beta1_mutating_webhook_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str admission_v1beta1_mutating_webhook_name(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_name_field_()));
}
static inline int admission_v1beta1_mutating_webhook_name_set(
    admission_v1beta1_mutating_webhook_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_name_field_()), value);
}
static inline bool admission_v1beta1_mutating_webhook_name_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_name_field_()));
}
static inline int admission_v1beta1_mutating_webhook_name_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_name_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_webhook_client_config_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("clientConfig", "");
    return &field;
}
static inline admission_v1beta1_webhook_client_config
    admission_v1beta1_mutating_webhook_get_client_config(
    admission_v1beta1_mutating_webhook view)
{
    return admission_v1beta1_webhook_client_config_of(kin_value_field(
        view.value, admission_v1beta1_mutating_webhook_client_config_field_()));
}
static inline admission_v1beta1_webhook_client_config_edit
    admission_v1beta1_mutating_webhook_edit_client_config(
    admission_v1beta1_mutating_webhook_edit at)
{
    return admission_v1beta1_webhook_client_config_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_client_config_field_()));
}
static inline bool admission_v1beta1_mutating_webhook_client_config_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_client_config_field_()));
}
static inline int admission_v1beta1_mutating_webhook_client_config_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_client_config_field_()));
}
static inline kin_field *admission_v1beta1_mutating_webhook_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rules", "");
    return &field;
}
static inline admission_v1_rule_with_operations_list
    admission_v1beta1_mutating_webhook_get_rules(
    admission_v1beta1_mutating_webhook view)
{
    return admission_v1_rule_with_operations_list_of(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_rules_field_()));
}
static inline admission_v1_rule_with_operations
    admission_v1beta1_mutating_webhook_rules_at(
    admission_v1beta1_mutating_webhook view, size_t index)
{
    return admission_v1_rule_with_operations_of(kin_value_at(kin_value_field(
        view.value, admission_v1beta1_mutating_webhook_rules_field_()), index));
}
static inline admission_v1_rule_with_operations_edit
    admission_v1beta1_mutating_webhook_rules_append(
    admission_v1beta1_mutating_webhook_edit at)
{
    return admission_v1_rule_with_operations_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_rules_field_())));
}
static inline admission_v1_rule_with_operations_edit
    admission_v1beta1_mutating_webhook_edit_rules_at(
    admission_v1beta1_mutating_webhook_edit at, size_t index)
{
    return admission_v1_rule_with_operations_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_rules_field_()), index));
}
static inline int admission_v1beta1_mutating_webhook_rules_remove_at(
    admission_v1beta1_mutating_webhook_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, admission_v1beta1_mutating_webhook_rules_field_()),
        index));
}
static inline size_t admission_v1beta1_mutating_webhook_rules_count(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_rules_field_()));
}
static inline int admission_v1beta1_mutating_webhook_rules_clear(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_rules_field_()));
}
static inline bool admission_v1beta1_mutating_webhook_rules_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_rules_field_()));
}
static inline int admission_v1beta1_mutating_webhook_rules_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_rules_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_webhook_failure_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("failurePolicy", "");
    return &field;
}
static inline kin_str admission_v1beta1_mutating_webhook_failure_policy(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_failure_policy_field_()));
}
static inline int admission_v1beta1_mutating_webhook_failure_policy_set(
    admission_v1beta1_mutating_webhook_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_failure_policy_field_()), value);
}
static inline bool admission_v1beta1_mutating_webhook_failure_policy_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_failure_policy_field_()));
}
static inline int admission_v1beta1_mutating_webhook_failure_policy_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_failure_policy_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_webhook_match_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchPolicy", "");
    return &field;
}
static inline kin_str admission_v1beta1_mutating_webhook_match_policy(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_match_policy_field_()));
}
static inline int admission_v1beta1_mutating_webhook_match_policy_set(
    admission_v1beta1_mutating_webhook_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_match_policy_field_()), value);
}
static inline bool admission_v1beta1_mutating_webhook_match_policy_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_match_policy_field_()));
}
static inline int admission_v1beta1_mutating_webhook_match_policy_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_match_policy_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_webhook_namespace_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespaceSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    admission_v1beta1_mutating_webhook_get_namespace_selector(
    admission_v1beta1_mutating_webhook view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_namespace_selector_field_()));
}
static inline meta_v1_label_selector_edit
    admission_v1beta1_mutating_webhook_edit_namespace_selector(
    admission_v1beta1_mutating_webhook_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        admission_v1beta1_mutating_webhook_namespace_selector_field_()));
}
static inline bool admission_v1beta1_mutating_webhook_namespace_selector_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_namespace_selector_field_()));
}
static inline int admission_v1beta1_mutating_webhook_namespace_selector_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_namespace_selector_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_webhook_object_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("objectSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    admission_v1beta1_mutating_webhook_get_object_selector(
    admission_v1beta1_mutating_webhook view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_object_selector_field_()));
}
static inline meta_v1_label_selector_edit
    admission_v1beta1_mutating_webhook_edit_object_selector(
    admission_v1beta1_mutating_webhook_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, admission_v1beta1_mutating_webhook_object_selector_field_()));
}
static inline bool admission_v1beta1_mutating_webhook_object_selector_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_object_selector_field_()));
}
static inline int admission_v1beta1_mutating_webhook_object_selector_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_object_selector_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_webhook_side_effects_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("sideEffects", "");
    return &field;
}
static inline kin_str admission_v1beta1_mutating_webhook_side_effects(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_side_effects_field_()));
}
static inline int admission_v1beta1_mutating_webhook_side_effects_set(
    admission_v1beta1_mutating_webhook_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_side_effects_field_()), value);
}
static inline bool admission_v1beta1_mutating_webhook_side_effects_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_side_effects_field_()));
}
static inline int admission_v1beta1_mutating_webhook_side_effects_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_side_effects_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_webhook_timeout_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("timeoutSeconds", "");
    return &field;
}
static inline int32_t admission_v1beta1_mutating_webhook_timeout_seconds(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_timeout_seconds_field_()));
}
static inline int admission_v1beta1_mutating_webhook_timeout_seconds_set(
    admission_v1beta1_mutating_webhook_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_timeout_seconds_field_()), value);
}
static inline bool admission_v1beta1_mutating_webhook_timeout_seconds_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_timeout_seconds_field_()));
}
static inline int admission_v1beta1_mutating_webhook_timeout_seconds_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_timeout_seconds_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_webhook_admission_review_versions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("admissionReviewVersions", "");
    return &field;
}
static inline kin_str
    admission_v1beta1_mutating_webhook_admission_review_versions_at(
    admission_v1beta1_mutating_webhook view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_admission_review_versions_field_()),
        index));
}
static inline int
    admission_v1beta1_mutating_webhook_admission_review_versions_append(
    admission_v1beta1_mutating_webhook_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_admission_review_versions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    admission_v1beta1_mutating_webhook_admission_review_versions_count(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_admission_review_versions_field_()));
}
static inline int
    admission_v1beta1_mutating_webhook_admission_review_versions_clear(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_admission_review_versions_field_()));
}
static inline bool
    admission_v1beta1_mutating_webhook_admission_review_versions_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_admission_review_versions_field_()));
}
static inline int
    admission_v1beta1_mutating_webhook_admission_review_versions_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_admission_review_versions_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_webhook_reinvocation_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reinvocationPolicy", "");
    return &field;
}
/** One of admission_v1_reinvocation_policy_type_enum. */
static inline kin_str admission_v1beta1_mutating_webhook_reinvocation_policy(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_reinvocation_policy_field_()));
}
static inline int admission_v1beta1_mutating_webhook_reinvocation_policy_set(
    admission_v1beta1_mutating_webhook_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_reinvocation_policy_field_()),
        value);
}
static inline bool admission_v1beta1_mutating_webhook_reinvocation_policy_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_reinvocation_policy_field_()));
}
static inline int admission_v1beta1_mutating_webhook_reinvocation_policy_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_reinvocation_policy_field_()));
}
static inline kin_field
    *admission_v1beta1_mutating_webhook_match_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchConditions", "");
    return &field;
}
static inline admission_v1beta1_match_condition_list
    admission_v1beta1_mutating_webhook_get_match_conditions(
    admission_v1beta1_mutating_webhook view)
{
    return admission_v1beta1_match_condition_list_of(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_match_conditions_field_()));
}
static inline admission_v1beta1_match_condition
    admission_v1beta1_mutating_webhook_match_conditions_at(
    admission_v1beta1_mutating_webhook view, size_t index)
{
    return admission_v1beta1_match_condition_of(kin_value_at(kin_value_field(
        view.value,
        admission_v1beta1_mutating_webhook_match_conditions_field_()), index));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_mutating_webhook_match_conditions_append(
    admission_v1beta1_mutating_webhook_edit at)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_match_conditions_field_())));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_mutating_webhook_edit_match_conditions_at(
    admission_v1beta1_mutating_webhook_edit at, size_t index)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_match_conditions_field_()), index));
}
static inline int admission_v1beta1_mutating_webhook_match_conditions_remove_at(
    admission_v1beta1_mutating_webhook_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_webhook_match_conditions_field_()), index));
}
static inline size_t admission_v1beta1_mutating_webhook_match_conditions_count(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_match_conditions_field_()));
}
static inline int admission_v1beta1_mutating_webhook_match_conditions_clear(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_match_conditions_field_()));
}
static inline bool admission_v1beta1_mutating_webhook_match_conditions_has(
    admission_v1beta1_mutating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutating_webhook_match_conditions_field_()));
}
static inline int admission_v1beta1_mutating_webhook_match_conditions_unset(
    admission_v1beta1_mutating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_match_conditions_field_()));
}

/* MutatingWebhookConfiguration */
static inline kin_field
    *admission_v1beta1_mutating_webhook_configuration_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    admission_v1beta1_mutating_webhook_configuration_get_metadata(
    admission_v1beta1_mutating_webhook_configuration view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        admission_v1beta1_mutating_webhook_configuration_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    admission_v1beta1_mutating_webhook_configuration_edit_metadata(
    admission_v1beta1_mutating_webhook_configuration_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_configuration_metadata_field_()));
}
static inline bool
    admission_v1beta1_mutating_webhook_configuration_metadata_has(
    admission_v1beta1_mutating_webhook_configuration view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_webhook_configuration_metadata_field_()));
}
static inline int
    admission_v1beta1_mutating_webhook_configuration_metadata_unset(
    admission_v1beta1_mutating_webhook_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_configuration_metadata_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_WEBHOOK_CONFIGURATION_METADATA_PATH \
    ".metadata"
static inline kin_field
    *admission_v1beta1_mutating_webhook_configuration_webhooks_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("webhooks", "");
    return &field;
}
static inline admission_v1beta1_mutating_webhook_list
    admission_v1beta1_mutating_webhook_configuration_get_webhooks(
    admission_v1beta1_mutating_webhook_configuration view)
{
    return admission_v1beta1_mutating_webhook_list_of(kin_object_field(
        view.object,
        admission_v1beta1_mutating_webhook_configuration_webhooks_field_()));
}
static inline admission_v1beta1_mutating_webhook
    admission_v1beta1_mutating_webhook_configuration_webhooks_at(
    admission_v1beta1_mutating_webhook_configuration view, size_t index)
{
    return admission_v1beta1_mutating_webhook_of(kin_value_at(kin_object_field(
        view.object,
        admission_v1beta1_mutating_webhook_configuration_webhooks_field_()),
        index));
}
static inline admission_v1beta1_mutating_webhook_edit
    admission_v1beta1_mutating_webhook_configuration_webhooks_append(
    admission_v1beta1_mutating_webhook_configuration_edit at)
{
    return admission_v1beta1_mutating_webhook_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_configuration_webhooks_field_())));
}
static inline admission_v1beta1_mutating_webhook_edit
    admission_v1beta1_mutating_webhook_configuration_edit_webhooks_at(
    admission_v1beta1_mutating_webhook_configuration_edit at, size_t index)
{
    return admission_v1beta1_mutating_webhook_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_configuration_webhooks_field_()),
        index));
}
static inline int
    admission_v1beta1_mutating_webhook_configuration_webhooks_remove_at(
    admission_v1beta1_mutating_webhook_configuration_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_mutating_webhook_configuration_webhooks_field_()),
        index));
}
static inline size_t
    admission_v1beta1_mutating_webhook_configuration_webhooks_count(
    admission_v1beta1_mutating_webhook_configuration view)
{
    return kin_value_count(kin_object_field(view.object,
        admission_v1beta1_mutating_webhook_configuration_webhooks_field_()));
}
static inline int
    admission_v1beta1_mutating_webhook_configuration_webhooks_clear(
    admission_v1beta1_mutating_webhook_configuration_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_configuration_webhooks_field_()));
}
static inline bool
    admission_v1beta1_mutating_webhook_configuration_webhooks_has(
    admission_v1beta1_mutating_webhook_configuration view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_mutating_webhook_configuration_webhooks_field_()));
}
static inline int
    admission_v1beta1_mutating_webhook_configuration_webhooks_unset(
    admission_v1beta1_mutating_webhook_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutating_webhook_configuration_webhooks_field_()));
}
#define ADMISSION_V1BETA1_MUTATING_WEBHOOK_CONFIGURATION_WEBHOOKS_PATH \
    ".webhooks"

/* Mutation */
static inline kin_field *admission_v1beta1_mutation_patch_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("patchType", "");
    return &field;
}
/** One of admission_v1beta1_patch_type_enum. */
static inline kin_str admission_v1beta1_mutation_patch_type(
    admission_v1beta1_mutation view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_mutation_patch_type_field_()));
}
static inline int admission_v1beta1_mutation_patch_type_set(
    admission_v1beta1_mutation_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutation_patch_type_field_()), value);
}
static inline bool admission_v1beta1_mutation_patch_type_has(
    admission_v1beta1_mutation view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutation_patch_type_field_()));
}
static inline int admission_v1beta1_mutation_patch_type_unset(
    admission_v1beta1_mutation_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutation_patch_type_field_()));
}
static inline kin_field
    *admission_v1beta1_mutation_apply_configuration_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("applyConfiguration", "");
    return &field;
}
static inline admission_v1beta1_apply_configuration
    admission_v1beta1_mutation_get_apply_configuration(
    admission_v1beta1_mutation view)
{
    return admission_v1beta1_apply_configuration_of(kin_value_field(view.value,
        admission_v1beta1_mutation_apply_configuration_field_()));
}
static inline admission_v1beta1_apply_configuration_edit
    admission_v1beta1_mutation_edit_apply_configuration(
    admission_v1beta1_mutation_edit at)
{
    return admission_v1beta1_apply_configuration_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutation_apply_configuration_field_()));
}
static inline bool admission_v1beta1_mutation_apply_configuration_has(
    admission_v1beta1_mutation view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutation_apply_configuration_field_()));
}
static inline int admission_v1beta1_mutation_apply_configuration_unset(
    admission_v1beta1_mutation_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutation_apply_configuration_field_()));
}
static inline kin_field *admission_v1beta1_mutation_json_patch_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("jsonPatch", "");
    return &field;
}
static inline admission_v1beta1_json_patch
    admission_v1beta1_mutation_get_json_patch(admission_v1beta1_mutation view)
{
    return admission_v1beta1_json_patch_of(kin_value_field(view.value,
        admission_v1beta1_mutation_json_patch_field_()));
}
static inline admission_v1beta1_json_patch_edit
    admission_v1beta1_mutation_edit_json_patch(
    admission_v1beta1_mutation_edit at)
{
    return admission_v1beta1_json_patch_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, admission_v1beta1_mutation_json_patch_field_()));
}
static inline bool admission_v1beta1_mutation_json_patch_has(
    admission_v1beta1_mutation view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_mutation_json_patch_field_()));
}
static inline int admission_v1beta1_mutation_json_patch_unset(
    admission_v1beta1_mutation_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_mutation_json_patch_field_()));
}

/* NamedRuleWithOperations */
static inline kin_field
    *admission_v1beta1_named_rule_with_operations_resource_names_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceNames", "");
    return &field;
}
static inline kin_str
    admission_v1beta1_named_rule_with_operations_resource_names_at(
    admission_v1beta1_named_rule_with_operations view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_resource_names_field_()),
        index));
}
static inline int
    admission_v1beta1_named_rule_with_operations_resource_names_append(
    admission_v1beta1_named_rule_with_operations_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_resource_names_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    admission_v1beta1_named_rule_with_operations_resource_names_count(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_resource_names_field_()));
}
static inline int
    admission_v1beta1_named_rule_with_operations_resource_names_clear(
    admission_v1beta1_named_rule_with_operations_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_resource_names_field_()));
}
static inline bool
    admission_v1beta1_named_rule_with_operations_resource_names_has(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_resource_names_field_()));
}
static inline int
    admission_v1beta1_named_rule_with_operations_resource_names_unset(
    admission_v1beta1_named_rule_with_operations_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_resource_names_field_()));
}
static inline kin_field
    *admission_v1beta1_named_rule_with_operations_operations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("operations", "");
    return &field;
}
/** One of admission_v1_operation_type_enum. */
static inline kin_str
    admission_v1beta1_named_rule_with_operations_operations_at(
    admission_v1beta1_named_rule_with_operations view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_operations_field_()),
        index));
}
static inline int
    admission_v1beta1_named_rule_with_operations_operations_append(
    admission_v1beta1_named_rule_with_operations_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_operations_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    admission_v1beta1_named_rule_with_operations_operations_count(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_operations_field_()));
}
static inline int admission_v1beta1_named_rule_with_operations_operations_clear(
    admission_v1beta1_named_rule_with_operations_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_operations_field_()));
}
static inline bool admission_v1beta1_named_rule_with_operations_operations_has(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_operations_field_()));
}
static inline int admission_v1beta1_named_rule_with_operations_operations_unset(
    admission_v1beta1_named_rule_with_operations_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_operations_field_()));
}
static inline kin_field
    *admission_v1beta1_named_rule_with_operations_api_groups_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiGroups", "");
    return &field;
}
static inline kin_str
    admission_v1beta1_named_rule_with_operations_api_groups_at(
    admission_v1beta1_named_rule_with_operations view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_api_groups_field_()),
        index));
}
static inline int
    admission_v1beta1_named_rule_with_operations_api_groups_append(
    admission_v1beta1_named_rule_with_operations_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_api_groups_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    admission_v1beta1_named_rule_with_operations_api_groups_count(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_api_groups_field_()));
}
static inline int admission_v1beta1_named_rule_with_operations_api_groups_clear(
    admission_v1beta1_named_rule_with_operations_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_api_groups_field_()));
}
static inline bool admission_v1beta1_named_rule_with_operations_api_groups_has(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_api_groups_field_()));
}
static inline int admission_v1beta1_named_rule_with_operations_api_groups_unset(
    admission_v1beta1_named_rule_with_operations_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_api_groups_field_()));
}
static inline kin_field
    *admission_v1beta1_named_rule_with_operations_api_versions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiVersions", "");
    return &field;
}
static inline kin_str
    admission_v1beta1_named_rule_with_operations_api_versions_at(
    admission_v1beta1_named_rule_with_operations view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_api_versions_field_()),
        index));
}
static inline int
    admission_v1beta1_named_rule_with_operations_api_versions_append(
    admission_v1beta1_named_rule_with_operations_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_api_versions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    admission_v1beta1_named_rule_with_operations_api_versions_count(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_api_versions_field_()));
}
static inline int
    admission_v1beta1_named_rule_with_operations_api_versions_clear(
    admission_v1beta1_named_rule_with_operations_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_api_versions_field_()));
}
static inline bool
    admission_v1beta1_named_rule_with_operations_api_versions_has(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_api_versions_field_()));
}
static inline int
    admission_v1beta1_named_rule_with_operations_api_versions_unset(
    admission_v1beta1_named_rule_with_operations_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_api_versions_field_()));
}
static inline kin_field
    *admission_v1beta1_named_rule_with_operations_resources_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resources", "");
    return &field;
}
static inline kin_str admission_v1beta1_named_rule_with_operations_resources_at(
    admission_v1beta1_named_rule_with_operations view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_resources_field_()),
        index));
}
static inline int admission_v1beta1_named_rule_with_operations_resources_append(
    admission_v1beta1_named_rule_with_operations_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_resources_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    admission_v1beta1_named_rule_with_operations_resources_count(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_resources_field_()));
}
static inline int admission_v1beta1_named_rule_with_operations_resources_clear(
    admission_v1beta1_named_rule_with_operations_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_resources_field_()));
}
static inline bool admission_v1beta1_named_rule_with_operations_resources_has(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_resources_field_()));
}
static inline int admission_v1beta1_named_rule_with_operations_resources_unset(
    admission_v1beta1_named_rule_with_operations_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_resources_field_()));
}
static inline kin_field
    *admission_v1beta1_named_rule_with_operations_scope_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("scope", "");
    return &field;
}
/** One of admission_v1_scope_type_enum. */
static inline kin_str admission_v1beta1_named_rule_with_operations_scope(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_scope_field_()));
}
static inline int admission_v1beta1_named_rule_with_operations_scope_set(
    admission_v1beta1_named_rule_with_operations_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_scope_field_()), value);
}
static inline bool admission_v1beta1_named_rule_with_operations_scope_has(
    admission_v1beta1_named_rule_with_operations view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_named_rule_with_operations_scope_field_()));
}
static inline int admission_v1beta1_named_rule_with_operations_scope_unset(
    admission_v1beta1_named_rule_with_operations_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_named_rule_with_operations_scope_field_()));
}

/* ParamKind */
static inline kin_field *admission_v1beta1_param_kind_api_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiVersion", "");
    return &field;
}
static inline kin_str admission_v1beta1_param_kind_api_version(
    admission_v1beta1_param_kind view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_param_kind_api_version_field_()));
}
static inline int admission_v1beta1_param_kind_api_version_set(
    admission_v1beta1_param_kind_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_param_kind_api_version_field_()), value);
}
static inline bool admission_v1beta1_param_kind_api_version_has(
    admission_v1beta1_param_kind view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_param_kind_api_version_field_()));
}
static inline int admission_v1beta1_param_kind_api_version_unset(
    admission_v1beta1_param_kind_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_param_kind_api_version_field_()));
}
static inline kin_field *admission_v1beta1_param_kind_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("kind", "");
    return &field;
}
static inline kin_str admission_v1beta1_param_kind_kind(
    admission_v1beta1_param_kind view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_param_kind_kind_field_()));
}
static inline int admission_v1beta1_param_kind_kind_set(
    admission_v1beta1_param_kind_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_param_kind_kind_field_()), value);
}
static inline bool admission_v1beta1_param_kind_kind_has(
    admission_v1beta1_param_kind view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_param_kind_kind_field_()));
}
static inline int admission_v1beta1_param_kind_kind_unset(
    admission_v1beta1_param_kind_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_param_kind_kind_field_()));
}

/* ParamRef */
static inline kin_field *admission_v1beta1_param_ref_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str admission_v1beta1_param_ref_name(
    admission_v1beta1_param_ref view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_param_ref_name_field_()));
}
static inline int admission_v1beta1_param_ref_name_set(
    admission_v1beta1_param_ref_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_param_ref_name_field_()), value);
}
static inline bool admission_v1beta1_param_ref_name_has(
    admission_v1beta1_param_ref view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_param_ref_name_field_()));
}
static inline int admission_v1beta1_param_ref_name_unset(
    admission_v1beta1_param_ref_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_param_ref_name_field_()));
}
static inline kin_field *admission_v1beta1_param_ref_namespace_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespace", "");
    return &field;
}
static inline kin_str admission_v1beta1_param_ref_namespace(
    admission_v1beta1_param_ref view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_param_ref_namespace_field_()));
}
static inline int admission_v1beta1_param_ref_namespace_set(
    admission_v1beta1_param_ref_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_param_ref_namespace_field_()), value);
}
static inline bool admission_v1beta1_param_ref_namespace_has(
    admission_v1beta1_param_ref view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_param_ref_namespace_field_()));
}
static inline int admission_v1beta1_param_ref_namespace_unset(
    admission_v1beta1_param_ref_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_param_ref_namespace_field_()));
}
static inline kin_field *admission_v1beta1_param_ref_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selector", "");
    return &field;
}
static inline meta_v1_label_selector admission_v1beta1_param_ref_get_selector(
    admission_v1beta1_param_ref view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        admission_v1beta1_param_ref_selector_field_()));
}
static inline meta_v1_label_selector_edit
    admission_v1beta1_param_ref_edit_selector(
    admission_v1beta1_param_ref_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, admission_v1beta1_param_ref_selector_field_()));
}
static inline bool admission_v1beta1_param_ref_selector_has(
    admission_v1beta1_param_ref view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_param_ref_selector_field_()));
}
static inline int admission_v1beta1_param_ref_selector_unset(
    admission_v1beta1_param_ref_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_param_ref_selector_field_()));
}
static inline kin_field
    *admission_v1beta1_param_ref_parameter_not_found_action_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("parameterNotFoundAction", "");
    return &field;
}
static inline kin_str admission_v1beta1_param_ref_parameter_not_found_action(
    admission_v1beta1_param_ref view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_param_ref_parameter_not_found_action_field_()));
}
static inline int admission_v1beta1_param_ref_parameter_not_found_action_set(
    admission_v1beta1_param_ref_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_param_ref_parameter_not_found_action_field_()),
        value);
}
static inline bool admission_v1beta1_param_ref_parameter_not_found_action_has(
    admission_v1beta1_param_ref view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_param_ref_parameter_not_found_action_field_()));
}
static inline int admission_v1beta1_param_ref_parameter_not_found_action_unset(
    admission_v1beta1_param_ref_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_param_ref_parameter_not_found_action_field_()));
}

/* ServiceReference */
static inline kin_field
    *admission_v1beta1_service_reference_namespace_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespace", "");
    return &field;
}
static inline kin_str admission_v1beta1_service_reference_namespace(
    admission_v1beta1_service_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_service_reference_namespace_field_()));
}
static inline int admission_v1beta1_service_reference_namespace_set(
    admission_v1beta1_service_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_service_reference_namespace_field_()), value);
}
static inline bool admission_v1beta1_service_reference_namespace_has(
    admission_v1beta1_service_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_service_reference_namespace_field_()));
}
static inline int admission_v1beta1_service_reference_namespace_unset(
    admission_v1beta1_service_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_service_reference_namespace_field_()));
}
static inline kin_field *admission_v1beta1_service_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str admission_v1beta1_service_reference_name(
    admission_v1beta1_service_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_service_reference_name_field_()));
}
static inline int admission_v1beta1_service_reference_name_set(
    admission_v1beta1_service_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_service_reference_name_field_()), value);
}
static inline bool admission_v1beta1_service_reference_name_has(
    admission_v1beta1_service_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_service_reference_name_field_()));
}
static inline int admission_v1beta1_service_reference_name_unset(
    admission_v1beta1_service_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_service_reference_name_field_()));
}
static inline kin_field *admission_v1beta1_service_reference_path_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("path", "");
    return &field;
}
static inline kin_str admission_v1beta1_service_reference_path(
    admission_v1beta1_service_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_service_reference_path_field_()));
}
static inline int admission_v1beta1_service_reference_path_set(
    admission_v1beta1_service_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_service_reference_path_field_()), value);
}
static inline bool admission_v1beta1_service_reference_path_has(
    admission_v1beta1_service_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_service_reference_path_field_()));
}
static inline int admission_v1beta1_service_reference_path_unset(
    admission_v1beta1_service_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_service_reference_path_field_()));
}
static inline kin_field *admission_v1beta1_service_reference_port_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("port", "");
    return &field;
}
static inline int32_t admission_v1beta1_service_reference_port(
    admission_v1beta1_service_reference view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        admission_v1beta1_service_reference_port_field_()));
}
static inline int admission_v1beta1_service_reference_port_set(
    admission_v1beta1_service_reference_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_service_reference_port_field_()), value);
}
static inline bool admission_v1beta1_service_reference_port_has(
    admission_v1beta1_service_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_service_reference_port_field_()));
}
static inline int admission_v1beta1_service_reference_port_unset(
    admission_v1beta1_service_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_service_reference_port_field_()));
}

/* TypeChecking */
static inline kin_field
    *admission_v1beta1_type_checking_expression_warnings_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expressionWarnings", "");
    return &field;
}
static inline admission_v1beta1_expression_warning_list
    admission_v1beta1_type_checking_get_expression_warnings(
    admission_v1beta1_type_checking view)
{
    return admission_v1beta1_expression_warning_list_of(kin_value_field(
        view.value,
        admission_v1beta1_type_checking_expression_warnings_field_()));
}
static inline admission_v1beta1_expression_warning
    admission_v1beta1_type_checking_expression_warnings_at(
    admission_v1beta1_type_checking view, size_t index)
{
    return admission_v1beta1_expression_warning_of(kin_value_at(kin_value_field(
        view.value,
        admission_v1beta1_type_checking_expression_warnings_field_()), index));
}
static inline admission_v1beta1_expression_warning_edit
    admission_v1beta1_type_checking_expression_warnings_append(
    admission_v1beta1_type_checking_edit at)
{
    return admission_v1beta1_expression_warning_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_type_checking_expression_warnings_field_())));
}
static inline admission_v1beta1_expression_warning_edit
    admission_v1beta1_type_checking_edit_expression_warnings_at(
    admission_v1beta1_type_checking_edit at, size_t index)
{
    return admission_v1beta1_expression_warning_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_type_checking_expression_warnings_field_()), index));
}
static inline int admission_v1beta1_type_checking_expression_warnings_remove_at(
    admission_v1beta1_type_checking_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_type_checking_expression_warnings_field_()), index));
}
static inline size_t admission_v1beta1_type_checking_expression_warnings_count(
    admission_v1beta1_type_checking view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_type_checking_expression_warnings_field_()));
}
static inline int admission_v1beta1_type_checking_expression_warnings_clear(
    admission_v1beta1_type_checking_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_type_checking_expression_warnings_field_()));
}
static inline bool admission_v1beta1_type_checking_expression_warnings_has(
    admission_v1beta1_type_checking view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_type_checking_expression_warnings_field_()));
}
static inline int admission_v1beta1_type_checking_expression_warnings_unset(
    admission_v1beta1_type_checking_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_type_checking_expression_warnings_field_()));
}

/* ValidatingAdmissionPolicy */
static inline kin_field
    *admission_v1beta1_validating_policy_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    admission_v1beta1_validating_policy_get_metadata(
    admission_v1beta1_validating_policy view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        admission_v1beta1_validating_policy_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    admission_v1beta1_validating_policy_edit_metadata(
    admission_v1beta1_validating_policy_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_metadata_field_()));
}
static inline bool admission_v1beta1_validating_policy_metadata_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_metadata_field_()));
}
static inline int admission_v1beta1_validating_policy_metadata_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_metadata_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_METADATA_PATH ".metadata"
static inline kin_field *admission_v1beta1_validating_policy_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline admission_v1beta1_validating_policy_spec
    admission_v1beta1_validating_policy_get_spec(
    admission_v1beta1_validating_policy view)
{
    return admission_v1beta1_validating_policy_spec_of(kin_object_field(
        view.object, admission_v1beta1_validating_policy_spec_field_()));
}
static inline admission_v1beta1_validating_policy_spec_edit
    admission_v1beta1_validating_policy_edit_spec(
    admission_v1beta1_validating_policy_edit at)
{
    return admission_v1beta1_validating_policy_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_field_()));
}
static inline bool admission_v1beta1_validating_policy_spec_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_field_()));
}
static inline int admission_v1beta1_validating_policy_spec_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_SPEC_PATH ".spec"
static inline kin_field *admission_v1beta1_validating_policy_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline admission_v1beta1_validating_policy_status
    admission_v1beta1_validating_policy_get_status(
    admission_v1beta1_validating_policy view)
{
    return admission_v1beta1_validating_policy_status_of(kin_object_field(
        view.object, admission_v1beta1_validating_policy_status_field_()));
}
static inline admission_v1beta1_validating_policy_status_edit
    admission_v1beta1_validating_policy_edit_status(
    admission_v1beta1_validating_policy_edit at)
{
    return admission_v1beta1_validating_policy_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_field_()));
}
static inline bool admission_v1beta1_validating_policy_status_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_status_field_()));
}
static inline int admission_v1beta1_validating_policy_status_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_STATUS_PATH ".status"
static inline kin_field
    *admission_v1beta1_validating_policy_spec_param_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "paramKind");
    return &field;
}
static inline admission_v1beta1_param_kind
    admission_v1beta1_validating_policy_get_spec_param_kind(
    admission_v1beta1_validating_policy view)
{
    return admission_v1beta1_param_kind_of(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_param_kind_field_()));
}
static inline admission_v1beta1_param_kind_edit
    admission_v1beta1_validating_policy_edit_spec_param_kind(
    admission_v1beta1_validating_policy_edit at)
{
    return admission_v1beta1_param_kind_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, admission_v1beta1_validating_policy_spec_param_kind_field_()));
}
static inline bool admission_v1beta1_validating_policy_spec_param_kind_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_param_kind_field_()));
}
static inline int admission_v1beta1_validating_policy_spec_param_kind_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_param_kind_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_SPEC_PARAM_KIND_PATH \
    ".spec.paramKind"
static inline kin_field
    *admission_v1beta1_validating_policy_spec_match_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "matchConstraints");
    return &field;
}
static inline admission_v1beta1_match_resources
    admission_v1beta1_validating_policy_get_spec_match_constraints(
    admission_v1beta1_validating_policy view)
{
    return admission_v1beta1_match_resources_of(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_match_constraints_field_()));
}
static inline admission_v1beta1_match_resources_edit
    admission_v1beta1_validating_policy_edit_spec_match_constraints(
    admission_v1beta1_validating_policy_edit at)
{
    return admission_v1beta1_match_resources_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_match_constraints_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_spec_match_constraints_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_match_constraints_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_match_constraints_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_match_constraints_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_SPEC_MATCH_CONSTRAINTS_PATH \
    ".spec.matchConstraints"
static inline kin_field
    *admission_v1beta1_validating_policy_spec_validations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "validations");
    return &field;
}
static inline admission_v1beta1_validation_list
    admission_v1beta1_validating_policy_get_spec_validations(
    admission_v1beta1_validating_policy view)
{
    return admission_v1beta1_validation_list_of(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_validations_field_()));
}
static inline admission_v1beta1_validation
    admission_v1beta1_validating_policy_spec_validations_at(
    admission_v1beta1_validating_policy view, size_t index)
{
    return admission_v1beta1_validation_of(kin_value_at(kin_object_field(
        view.object,
        admission_v1beta1_validating_policy_spec_validations_field_()), index));
}
static inline admission_v1beta1_validation_edit
    admission_v1beta1_validating_policy_spec_validations_append(
    admission_v1beta1_validating_policy_edit at)
{
    return admission_v1beta1_validation_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_validations_field_())));
}
static inline admission_v1beta1_validation_edit
    admission_v1beta1_validating_policy_edit_spec_validations_at(
    admission_v1beta1_validating_policy_edit at, size_t index)
{
    return admission_v1beta1_validation_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_validations_field_()), index));
}
static inline int
    admission_v1beta1_validating_policy_spec_validations_remove_at(
    admission_v1beta1_validating_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_validations_field_()), index));
}
static inline size_t admission_v1beta1_validating_policy_spec_validations_count(
    admission_v1beta1_validating_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_validations_field_()));
}
static inline int admission_v1beta1_validating_policy_spec_validations_clear(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_validations_field_()));
}
static inline bool admission_v1beta1_validating_policy_spec_validations_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_validations_field_()));
}
static inline int admission_v1beta1_validating_policy_spec_validations_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_validations_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_SPEC_VALIDATIONS_PATH \
    ".spec.validations"
static inline kin_field
    *admission_v1beta1_validating_policy_spec_failure_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "failurePolicy");
    return &field;
}
static inline kin_str admission_v1beta1_validating_policy_spec_failure_policy(
    admission_v1beta1_validating_policy view)
{
    return kin_value_str(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_failure_policy_field_()));
}
static inline int admission_v1beta1_validating_policy_spec_failure_policy_set(
    admission_v1beta1_validating_policy_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_failure_policy_field_()),
        value);
}
static inline bool admission_v1beta1_validating_policy_spec_failure_policy_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_failure_policy_field_()));
}
static inline int admission_v1beta1_validating_policy_spec_failure_policy_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_failure_policy_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_SPEC_FAILURE_POLICY_PATH \
    ".spec.failurePolicy"
static inline kin_field
    *admission_v1beta1_validating_policy_spec_audit_annotations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "auditAnnotations");
    return &field;
}
static inline admission_v1beta1_audit_annotation_list
    admission_v1beta1_validating_policy_get_spec_audit_annotations(
    admission_v1beta1_validating_policy view)
{
    return admission_v1beta1_audit_annotation_list_of(kin_object_field(
        view.object,
        admission_v1beta1_validating_policy_spec_audit_annotations_field_()));
}
static inline admission_v1beta1_audit_annotation
    admission_v1beta1_validating_policy_spec_audit_annotations_at(
    admission_v1beta1_validating_policy view, size_t index)
{
    return admission_v1beta1_audit_annotation_of(kin_value_at(kin_object_field(
        view.object,
        admission_v1beta1_validating_policy_spec_audit_annotations_field_()),
        index));
}
static inline admission_v1beta1_audit_annotation_edit
    admission_v1beta1_validating_policy_spec_audit_annotations_append(
    admission_v1beta1_validating_policy_edit at)
{
    return admission_v1beta1_audit_annotation_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_audit_annotations_field_())));
}
static inline admission_v1beta1_audit_annotation_edit
    admission_v1beta1_validating_policy_edit_spec_audit_annotations_at(
    admission_v1beta1_validating_policy_edit at, size_t index)
{
    return admission_v1beta1_audit_annotation_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_audit_annotations_field_()),
        index));
}
static inline int
    admission_v1beta1_validating_policy_spec_audit_annotations_remove_at(
    admission_v1beta1_validating_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_audit_annotations_field_()),
        index));
}
static inline size_t
    admission_v1beta1_validating_policy_spec_audit_annotations_count(
    admission_v1beta1_validating_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_audit_annotations_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_audit_annotations_clear(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_audit_annotations_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_spec_audit_annotations_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_audit_annotations_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_audit_annotations_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_audit_annotations_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_SPEC_AUDIT_ANNOTATIONS_PATH \
    ".spec.auditAnnotations"
static inline kin_field
    *admission_v1beta1_validating_policy_spec_match_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "matchConditions");
    return &field;
}
static inline admission_v1beta1_match_condition_list
    admission_v1beta1_validating_policy_get_spec_match_conditions(
    admission_v1beta1_validating_policy view)
{
    return admission_v1beta1_match_condition_list_of(kin_object_field(
        view.object,
        admission_v1beta1_validating_policy_spec_match_conditions_field_()));
}
static inline admission_v1beta1_match_condition
    admission_v1beta1_validating_policy_spec_match_conditions_at(
    admission_v1beta1_validating_policy view, size_t index)
{
    return admission_v1beta1_match_condition_of(kin_value_at(kin_object_field(
        view.object,
        admission_v1beta1_validating_policy_spec_match_conditions_field_()),
        index));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_validating_policy_spec_match_conditions_append(
    admission_v1beta1_validating_policy_edit at)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_match_conditions_field_())));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_validating_policy_edit_spec_match_conditions_at(
    admission_v1beta1_validating_policy_edit at, size_t index)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_match_conditions_field_()),
        index));
}
static inline int
    admission_v1beta1_validating_policy_spec_match_conditions_remove_at(
    admission_v1beta1_validating_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_match_conditions_field_()),
        index));
}
static inline size_t
    admission_v1beta1_validating_policy_spec_match_conditions_count(
    admission_v1beta1_validating_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_match_conditions_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_match_conditions_clear(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_match_conditions_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_spec_match_conditions_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_match_conditions_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_match_conditions_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_match_conditions_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_SPEC_MATCH_CONDITIONS_PATH \
    ".spec.matchConditions"
static inline kin_field
    *admission_v1beta1_validating_policy_spec_variables_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "variables");
    return &field;
}
static inline admission_v1beta1_variable_list
    admission_v1beta1_validating_policy_get_spec_variables(
    admission_v1beta1_validating_policy view)
{
    return admission_v1beta1_variable_list_of(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_variables_field_()));
}
static inline admission_v1beta1_variable
    admission_v1beta1_validating_policy_spec_variables_at(
    admission_v1beta1_validating_policy view, size_t index)
{
    return admission_v1beta1_variable_of(kin_value_at(kin_object_field(
        view.object,
        admission_v1beta1_validating_policy_spec_variables_field_()), index));
}
static inline admission_v1beta1_variable_edit
    admission_v1beta1_validating_policy_spec_variables_append(
    admission_v1beta1_validating_policy_edit at)
{
    return admission_v1beta1_variable_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_variables_field_())));
}
static inline admission_v1beta1_variable_edit
    admission_v1beta1_validating_policy_edit_spec_variables_at(
    admission_v1beta1_validating_policy_edit at, size_t index)
{
    return admission_v1beta1_variable_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_variables_field_()), index));
}
static inline int admission_v1beta1_validating_policy_spec_variables_remove_at(
    admission_v1beta1_validating_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_variables_field_()), index));
}
static inline size_t admission_v1beta1_validating_policy_spec_variables_count(
    admission_v1beta1_validating_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_variables_field_()));
}
static inline int admission_v1beta1_validating_policy_spec_variables_clear(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_variables_field_()));
}
static inline bool admission_v1beta1_validating_policy_spec_variables_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_spec_variables_field_()));
}
static inline int admission_v1beta1_validating_policy_spec_variables_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_variables_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_SPEC_VARIABLES_PATH \
    ".spec.variables"
static inline kin_field
    *admission_v1beta1_validating_policy_status_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "observedGeneration");
    return &field;
}
static inline int64_t
    admission_v1beta1_validating_policy_status_observed_generation(
    admission_v1beta1_validating_policy view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        admission_v1beta1_validating_policy_status_observed_generation_field_()));
}
static inline int
    admission_v1beta1_validating_policy_status_observed_generation_set(
    admission_v1beta1_validating_policy_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_observed_generation_field_()), value);
}
static inline bool
    admission_v1beta1_validating_policy_status_observed_generation_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_status_observed_generation_field_()));
}
static inline int
    admission_v1beta1_validating_policy_status_observed_generation_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_observed_generation_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
static inline kin_field
    *admission_v1beta1_validating_policy_status_type_checking_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "typeChecking");
    return &field;
}
static inline admission_v1beta1_type_checking
    admission_v1beta1_validating_policy_get_status_type_checking(
    admission_v1beta1_validating_policy view)
{
    return admission_v1beta1_type_checking_of(kin_object_field(view.object,
        admission_v1beta1_validating_policy_status_type_checking_field_()));
}
static inline admission_v1beta1_type_checking_edit
    admission_v1beta1_validating_policy_edit_status_type_checking(
    admission_v1beta1_validating_policy_edit at)
{
    return admission_v1beta1_type_checking_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_status_type_checking_field_()));
}
static inline bool admission_v1beta1_validating_policy_status_type_checking_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_status_type_checking_field_()));
}
static inline int
    admission_v1beta1_validating_policy_status_type_checking_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_type_checking_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_STATUS_TYPE_CHECKING_PATH \
    ".status.typeChecking"
static inline kin_field
    *admission_v1beta1_validating_policy_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline meta_v1_condition_list
    admission_v1beta1_validating_policy_get_status_conditions(
    admission_v1beta1_validating_policy view)
{
    return meta_v1_condition_list_of(kin_object_field(view.object,
        admission_v1beta1_validating_policy_status_conditions_field_()));
}
static inline meta_v1_condition
    admission_v1beta1_validating_policy_status_conditions_at(
    admission_v1beta1_validating_policy view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_object_field(view.object,
        admission_v1beta1_validating_policy_status_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    admission_v1beta1_validating_policy_status_conditions_append(
    admission_v1beta1_validating_policy_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    admission_v1beta1_validating_policy_edit_status_conditions_at(
    admission_v1beta1_validating_policy_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_conditions_field_()),
        index));
}
static inline int
    admission_v1beta1_validating_policy_status_conditions_remove_at(
    admission_v1beta1_validating_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_status_conditions_field_()),
        index));
}
static inline size_t
    admission_v1beta1_validating_policy_status_conditions_count(
    admission_v1beta1_validating_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        admission_v1beta1_validating_policy_status_conditions_field_()));
}
static inline int admission_v1beta1_validating_policy_status_conditions_clear(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_conditions_field_()));
}
static inline bool admission_v1beta1_validating_policy_status_conditions_has(
    admission_v1beta1_validating_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_status_conditions_field_()));
}
static inline int admission_v1beta1_validating_policy_status_conditions_unset(
    admission_v1beta1_validating_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_conditions_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* ValidatingAdmissionPolicyBinding */
static inline kin_field
    *admission_v1beta1_validating_policy_binding_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    admission_v1beta1_validating_policy_binding_get_metadata(
    admission_v1beta1_validating_policy_binding view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    admission_v1beta1_validating_policy_binding_edit_metadata(
    admission_v1beta1_validating_policy_binding_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_metadata_field_()));
}
static inline bool admission_v1beta1_validating_policy_binding_metadata_has(
    admission_v1beta1_validating_policy_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_metadata_field_()));
}
static inline int admission_v1beta1_validating_policy_binding_metadata_unset(
    admission_v1beta1_validating_policy_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_metadata_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_BINDING_METADATA_PATH ".metadata"
static inline kin_field
    *admission_v1beta1_validating_policy_binding_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline admission_v1beta1_validating_policy_binding_spec
    admission_v1beta1_validating_policy_binding_get_spec(
    admission_v1beta1_validating_policy_binding view)
{
    return admission_v1beta1_validating_policy_binding_spec_of(kin_object_field(
        view.object,
        admission_v1beta1_validating_policy_binding_spec_field_()));
}
static inline admission_v1beta1_validating_policy_binding_spec_edit
    admission_v1beta1_validating_policy_binding_edit_spec(
    admission_v1beta1_validating_policy_binding_edit at)
{
    return admission_v1beta1_validating_policy_binding_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_field_()));
}
static inline bool admission_v1beta1_validating_policy_binding_spec_has(
    admission_v1beta1_validating_policy_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_spec_field_()));
}
static inline int admission_v1beta1_validating_policy_binding_spec_unset(
    admission_v1beta1_validating_policy_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_BINDING_SPEC_PATH ".spec"
static inline kin_field
    *admission_v1beta1_validating_policy_binding_spec_policy_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "policyName");
    return &field;
}
static inline kin_str
    admission_v1beta1_validating_policy_binding_spec_policy_name(
    admission_v1beta1_validating_policy_binding view)
{
    return kin_value_str(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_spec_policy_name_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_policy_name_set(
    admission_v1beta1_validating_policy_binding_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_policy_name_field_()),
        value);
}
static inline bool
    admission_v1beta1_validating_policy_binding_spec_policy_name_has(
    admission_v1beta1_validating_policy_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_spec_policy_name_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_policy_name_unset(
    admission_v1beta1_validating_policy_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_policy_name_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_BINDING_SPEC_POLICY_NAME_PATH \
    ".spec.policyName"
static inline kin_field
    *admission_v1beta1_validating_policy_binding_spec_param_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "paramRef");
    return &field;
}
static inline admission_v1beta1_param_ref
    admission_v1beta1_validating_policy_binding_get_spec_param_ref(
    admission_v1beta1_validating_policy_binding view)
{
    return admission_v1beta1_param_ref_of(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_spec_param_ref_field_()));
}
static inline admission_v1beta1_param_ref_edit
    admission_v1beta1_validating_policy_binding_edit_spec_param_ref(
    admission_v1beta1_validating_policy_binding_edit at)
{
    return admission_v1beta1_param_ref_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        admission_v1beta1_validating_policy_binding_spec_param_ref_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_binding_spec_param_ref_has(
    admission_v1beta1_validating_policy_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_spec_param_ref_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_param_ref_unset(
    admission_v1beta1_validating_policy_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_param_ref_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_BINDING_SPEC_PARAM_REF_PATH \
    ".spec.paramRef"
static inline kin_field
    *admission_v1beta1_validating_policy_binding_spec_match_resources_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "matchResources");
    return &field;
}
static inline admission_v1beta1_match_resources
    admission_v1beta1_validating_policy_binding_get_spec_match_resources(
    admission_v1beta1_validating_policy_binding view)
{
    return admission_v1beta1_match_resources_of(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_spec_match_resources_field_()));
}
static inline admission_v1beta1_match_resources_edit
    admission_v1beta1_validating_policy_binding_edit_spec_match_resources(
    admission_v1beta1_validating_policy_binding_edit at)
{
    return admission_v1beta1_match_resources_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_match_resources_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_binding_spec_match_resources_has(
    admission_v1beta1_validating_policy_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_spec_match_resources_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_match_resources_unset(
    admission_v1beta1_validating_policy_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_match_resources_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_BINDING_SPEC_MATCH_RESOURCES_PATH \
    ".spec.matchResources"
static inline kin_field
    *admission_v1beta1_validating_policy_binding_spec_validation_actions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "validationActions");
    return &field;
}
/** One of admission_v1beta1_validation_action_enum. */
static inline kin_str
    admission_v1beta1_validating_policy_binding_spec_validation_actions_at(
    admission_v1beta1_validating_policy_binding view, size_t index)
{
    return kin_value_str(kin_value_at(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_spec_validation_actions_field_()), index));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_validation_actions_append(
    admission_v1beta1_validating_policy_binding_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_validation_actions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    admission_v1beta1_validating_policy_binding_spec_validation_actions_count(
    admission_v1beta1_validating_policy_binding view)
{
    return kin_value_count(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_spec_validation_actions_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_validation_actions_clear(
    admission_v1beta1_validating_policy_binding_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_validation_actions_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_binding_spec_validation_actions_has(
    admission_v1beta1_validating_policy_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_policy_binding_spec_validation_actions_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_validation_actions_unset(
    admission_v1beta1_validating_policy_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_validation_actions_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_POLICY_BINDING_SPEC_VALIDATION_ACTIONS_PATH \
    ".spec.validationActions"

/* ValidatingAdmissionPolicyBindingSpec */
static inline kin_field
    *admission_v1beta1_validating_policy_binding_spec_get_policy_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("policyName", "");
    return &field;
}
static inline kin_str
    admission_v1beta1_validating_policy_binding_spec_get_policy_name(
    admission_v1beta1_validating_policy_binding_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_validating_policy_binding_spec_get_policy_name_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_edit_policy_name_set(
    admission_v1beta1_validating_policy_binding_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_get_policy_name_field_()), value);
}
static inline bool
    admission_v1beta1_validating_policy_binding_spec_get_policy_name_has(
    admission_v1beta1_validating_policy_binding_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_binding_spec_get_policy_name_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_edit_policy_name_unset(
    admission_v1beta1_validating_policy_binding_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_get_policy_name_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_policy_binding_spec_get_param_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("paramRef", "");
    return &field;
}
static inline admission_v1beta1_param_ref
    admission_v1beta1_validating_policy_binding_spec_get_param_ref(
    admission_v1beta1_validating_policy_binding_spec view)
{
    return admission_v1beta1_param_ref_of(kin_value_field(view.value,
        admission_v1beta1_validating_policy_binding_spec_get_param_ref_field_()));
}
static inline admission_v1beta1_param_ref_edit
    admission_v1beta1_validating_policy_binding_spec_edit_param_ref(
    admission_v1beta1_validating_policy_binding_spec_edit at)
{
    return admission_v1beta1_param_ref_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        admission_v1beta1_validating_policy_binding_spec_get_param_ref_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_binding_spec_get_param_ref_has(
    admission_v1beta1_validating_policy_binding_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_binding_spec_get_param_ref_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_edit_param_ref_unset(
    admission_v1beta1_validating_policy_binding_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_get_param_ref_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_policy_binding_spec_get_match_resources_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchResources", "");
    return &field;
}
static inline admission_v1beta1_match_resources
    admission_v1beta1_validating_policy_binding_spec_get_match_resources(
    admission_v1beta1_validating_policy_binding_spec view)
{
    return admission_v1beta1_match_resources_of(kin_value_field(view.value,
        admission_v1beta1_validating_policy_binding_spec_get_match_resources_field_()));
}
static inline admission_v1beta1_match_resources_edit
    admission_v1beta1_validating_policy_binding_spec_edit_match_resources(
    admission_v1beta1_validating_policy_binding_spec_edit at)
{
    return admission_v1beta1_match_resources_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_get_match_resources_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_binding_spec_get_match_resources_has(
    admission_v1beta1_validating_policy_binding_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_binding_spec_get_match_resources_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_edit_match_resources_unset(
    admission_v1beta1_validating_policy_binding_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_get_match_resources_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_policy_binding_spec_get_validation_actions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("validationActions", "");
    return &field;
}
/** One of admission_v1beta1_validation_action_enum. */
static inline kin_str
    admission_v1beta1_validating_policy_binding_spec_get_validation_actions_at(
    admission_v1beta1_validating_policy_binding_spec view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        admission_v1beta1_validating_policy_binding_spec_get_validation_actions_field_()), index));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_edit_validation_actions_append(admission_v1beta1_validating_policy_binding_spec_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_get_validation_actions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    admission_v1beta1_validating_policy_binding_spec_get_validation_actions_count(admission_v1beta1_validating_policy_binding_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_validating_policy_binding_spec_get_validation_actions_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_edit_validation_actions_clear(admission_v1beta1_validating_policy_binding_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_get_validation_actions_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_binding_spec_get_validation_actions_has(
    admission_v1beta1_validating_policy_binding_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_binding_spec_get_validation_actions_field_()));
}
static inline int
    admission_v1beta1_validating_policy_binding_spec_edit_validation_actions_unset(admission_v1beta1_validating_policy_binding_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_binding_spec_get_validation_actions_field_()));
}

/* ValidatingAdmissionPolicySpec */
static inline kin_field
    *admission_v1beta1_validating_policy_spec_get_param_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("paramKind", "");
    return &field;
}
static inline admission_v1beta1_param_kind
    admission_v1beta1_validating_policy_spec_get_param_kind(
    admission_v1beta1_validating_policy_spec view)
{
    return admission_v1beta1_param_kind_of(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_param_kind_field_()));
}
static inline admission_v1beta1_param_kind_edit
    admission_v1beta1_validating_policy_spec_edit_param_kind(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return admission_v1beta1_param_kind_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        admission_v1beta1_validating_policy_spec_get_param_kind_field_()));
}
static inline bool admission_v1beta1_validating_policy_spec_get_param_kind_has(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_param_kind_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_param_kind_unset(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_param_kind_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_policy_spec_get_match_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchConstraints", "");
    return &field;
}
static inline admission_v1beta1_match_resources
    admission_v1beta1_validating_policy_spec_get_match_constraints(
    admission_v1beta1_validating_policy_spec view)
{
    return admission_v1beta1_match_resources_of(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_match_constraints_field_()));
}
static inline admission_v1beta1_match_resources_edit
    admission_v1beta1_validating_policy_spec_edit_match_constraints(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return admission_v1beta1_match_resources_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_match_constraints_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_spec_get_match_constraints_has(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_match_constraints_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_match_constraints_unset(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_match_constraints_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_policy_spec_get_validations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("validations", "");
    return &field;
}
static inline admission_v1beta1_validation_list
    admission_v1beta1_validating_policy_spec_get_validations(
    admission_v1beta1_validating_policy_spec view)
{
    return admission_v1beta1_validation_list_of(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_validations_field_()));
}
static inline admission_v1beta1_validation
    admission_v1beta1_validating_policy_spec_get_validations_at(
    admission_v1beta1_validating_policy_spec view, size_t index)
{
    return admission_v1beta1_validation_of(kin_value_at(kin_value_field(
        view.value,
        admission_v1beta1_validating_policy_spec_get_validations_field_()),
        index));
}
static inline admission_v1beta1_validation_edit
    admission_v1beta1_validating_policy_spec_edit_validations_append(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return admission_v1beta1_validation_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_validations_field_())));
}
static inline admission_v1beta1_validation_edit
    admission_v1beta1_validating_policy_spec_edit_validations_at(
    admission_v1beta1_validating_policy_spec_edit at, size_t index)
{
    return admission_v1beta1_validation_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_validations_field_()),
        index));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_validations_remove_at(
    admission_v1beta1_validating_policy_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_validations_field_()),
        index));
}
static inline size_t
    admission_v1beta1_validating_policy_spec_get_validations_count(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_validations_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_validations_clear(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_validations_field_()));
}
static inline bool admission_v1beta1_validating_policy_spec_get_validations_has(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_validations_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_validations_unset(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_validations_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_policy_spec_get_failure_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("failurePolicy", "");
    return &field;
}
static inline kin_str
    admission_v1beta1_validating_policy_spec_get_failure_policy(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_failure_policy_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_failure_policy_set(
    admission_v1beta1_validating_policy_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_failure_policy_field_()),
        value);
}
static inline bool
    admission_v1beta1_validating_policy_spec_get_failure_policy_has(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_failure_policy_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_failure_policy_unset(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_failure_policy_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_policy_spec_get_audit_annotations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("auditAnnotations", "");
    return &field;
}
static inline admission_v1beta1_audit_annotation_list
    admission_v1beta1_validating_policy_spec_get_audit_annotations(
    admission_v1beta1_validating_policy_spec view)
{
    return admission_v1beta1_audit_annotation_list_of(kin_value_field(
        view.value,
        admission_v1beta1_validating_policy_spec_get_audit_annotations_field_()));
}
static inline admission_v1beta1_audit_annotation
    admission_v1beta1_validating_policy_spec_get_audit_annotations_at(
    admission_v1beta1_validating_policy_spec view, size_t index)
{
    return admission_v1beta1_audit_annotation_of(kin_value_at(kin_value_field(
        view.value,
        admission_v1beta1_validating_policy_spec_get_audit_annotations_field_()), index));
}
static inline admission_v1beta1_audit_annotation_edit
    admission_v1beta1_validating_policy_spec_edit_audit_annotations_append(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return admission_v1beta1_audit_annotation_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_audit_annotations_field_())));
}
static inline admission_v1beta1_audit_annotation_edit
    admission_v1beta1_validating_policy_spec_edit_audit_annotations_at(
    admission_v1beta1_validating_policy_spec_edit at, size_t index)
{
    return admission_v1beta1_audit_annotation_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_audit_annotations_field_()), index));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_audit_annotations_remove_at(
    admission_v1beta1_validating_policy_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_audit_annotations_field_()), index));
}
static inline size_t
    admission_v1beta1_validating_policy_spec_get_audit_annotations_count(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_audit_annotations_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_audit_annotations_clear(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_audit_annotations_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_spec_get_audit_annotations_has(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_audit_annotations_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_audit_annotations_unset(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_audit_annotations_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_policy_spec_get_match_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchConditions", "");
    return &field;
}
static inline admission_v1beta1_match_condition_list
    admission_v1beta1_validating_policy_spec_get_match_conditions(
    admission_v1beta1_validating_policy_spec view)
{
    return admission_v1beta1_match_condition_list_of(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_match_conditions_field_()));
}
static inline admission_v1beta1_match_condition
    admission_v1beta1_validating_policy_spec_get_match_conditions_at(
    admission_v1beta1_validating_policy_spec view, size_t index)
{
    return admission_v1beta1_match_condition_of(kin_value_at(kin_value_field(
        view.value,
        admission_v1beta1_validating_policy_spec_get_match_conditions_field_()),
        index));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_validating_policy_spec_edit_match_conditions_append(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_match_conditions_field_())));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_validating_policy_spec_edit_match_conditions_at(
    admission_v1beta1_validating_policy_spec_edit at, size_t index)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_match_conditions_field_()),
        index));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_match_conditions_remove_at(
    admission_v1beta1_validating_policy_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_match_conditions_field_()),
        index));
}
static inline size_t
    admission_v1beta1_validating_policy_spec_get_match_conditions_count(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_match_conditions_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_match_conditions_clear(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_match_conditions_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_spec_get_match_conditions_has(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_match_conditions_field_()));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_match_conditions_unset(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_match_conditions_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_policy_spec_get_variables_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("variables", "");
    return &field;
}
static inline admission_v1beta1_variable_list
    admission_v1beta1_validating_policy_spec_get_variables(
    admission_v1beta1_validating_policy_spec view)
{
    return admission_v1beta1_variable_list_of(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_variables_field_()));
}
static inline admission_v1beta1_variable
    admission_v1beta1_validating_policy_spec_get_variables_at(
    admission_v1beta1_validating_policy_spec view, size_t index)
{
    return admission_v1beta1_variable_of(kin_value_at(kin_value_field(
        view.value,
        admission_v1beta1_validating_policy_spec_get_variables_field_()),
        index));
}
static inline admission_v1beta1_variable_edit
    admission_v1beta1_validating_policy_spec_edit_variables_append(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return admission_v1beta1_variable_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_variables_field_())));
}
static inline admission_v1beta1_variable_edit
    admission_v1beta1_validating_policy_spec_edit_variables_at(
    admission_v1beta1_validating_policy_spec_edit at, size_t index)
{
    return admission_v1beta1_variable_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_variables_field_()),
        index));
}
static inline int
    admission_v1beta1_validating_policy_spec_edit_variables_remove_at(
    admission_v1beta1_validating_policy_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_variables_field_()),
        index));
}
static inline size_t
    admission_v1beta1_validating_policy_spec_get_variables_count(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_variables_field_()));
}
static inline int admission_v1beta1_validating_policy_spec_edit_variables_clear(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_variables_field_()));
}
static inline bool admission_v1beta1_validating_policy_spec_get_variables_has(
    admission_v1beta1_validating_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_spec_get_variables_field_()));
}
static inline int admission_v1beta1_validating_policy_spec_edit_variables_unset(
    admission_v1beta1_validating_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_spec_get_variables_field_()));
}

/* ValidatingAdmissionPolicyStatus */
static inline kin_field
    *admission_v1beta1_validating_policy_status_get_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t
    admission_v1beta1_validating_policy_status_get_observed_generation(
    admission_v1beta1_validating_policy_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        admission_v1beta1_validating_policy_status_get_observed_generation_field_()));
}
static inline int
    admission_v1beta1_validating_policy_status_edit_observed_generation_set(
    admission_v1beta1_validating_policy_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_get_observed_generation_field_()), value);
}
static inline bool
    admission_v1beta1_validating_policy_status_get_observed_generation_has(
    admission_v1beta1_validating_policy_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_status_get_observed_generation_field_()));
}
static inline int
    admission_v1beta1_validating_policy_status_edit_observed_generation_unset(
    admission_v1beta1_validating_policy_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_get_observed_generation_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_policy_status_get_type_checking_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("typeChecking", "");
    return &field;
}
static inline admission_v1beta1_type_checking
    admission_v1beta1_validating_policy_status_get_type_checking(
    admission_v1beta1_validating_policy_status view)
{
    return admission_v1beta1_type_checking_of(kin_value_field(view.value,
        admission_v1beta1_validating_policy_status_get_type_checking_field_()));
}
static inline admission_v1beta1_type_checking_edit
    admission_v1beta1_validating_policy_status_edit_type_checking(
    admission_v1beta1_validating_policy_status_edit at)
{
    return admission_v1beta1_type_checking_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_status_get_type_checking_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_status_get_type_checking_has(
    admission_v1beta1_validating_policy_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_status_get_type_checking_field_()));
}
static inline int
    admission_v1beta1_validating_policy_status_edit_type_checking_unset(
    admission_v1beta1_validating_policy_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_get_type_checking_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_policy_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    admission_v1beta1_validating_policy_status_get_conditions(
    admission_v1beta1_validating_policy_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        admission_v1beta1_validating_policy_status_get_conditions_field_()));
}
static inline meta_v1_condition
    admission_v1beta1_validating_policy_status_get_conditions_at(
    admission_v1beta1_validating_policy_status view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        admission_v1beta1_validating_policy_status_get_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    admission_v1beta1_validating_policy_status_edit_conditions_append(
    admission_v1beta1_validating_policy_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_get_conditions_field_())));
}
static inline meta_v1_condition_edit
    admission_v1beta1_validating_policy_status_edit_conditions_at(
    admission_v1beta1_validating_policy_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_get_conditions_field_()),
        index));
}
static inline int
    admission_v1beta1_validating_policy_status_edit_conditions_remove_at(
    admission_v1beta1_validating_policy_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_policy_status_get_conditions_field_()),
        index));
}
static inline size_t
    admission_v1beta1_validating_policy_status_get_conditions_count(
    admission_v1beta1_validating_policy_status view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_validating_policy_status_get_conditions_field_()));
}
static inline int
    admission_v1beta1_validating_policy_status_edit_conditions_clear(
    admission_v1beta1_validating_policy_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_get_conditions_field_()));
}
static inline bool
    admission_v1beta1_validating_policy_status_get_conditions_has(
    admission_v1beta1_validating_policy_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_policy_status_get_conditions_field_()));
}
static inline int
    admission_v1beta1_validating_policy_status_edit_conditions_unset(
    admission_v1beta1_validating_policy_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_policy_status_get_conditions_field_()));
}

/* ValidatingWebhook */
static inline kin_field *admission_v1beta1_validating_webhook_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str admission_v1beta1_validating_webhook_name(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_name_field_()));
}
static inline int admission_v1beta1_validating_webhook_name_set(
    admission_v1beta1_validating_webhook_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_name_field_()), value);
}
static inline bool admission_v1beta1_validating_webhook_name_has(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_name_field_()));
}
static inline int admission_v1beta1_validating_webhook_name_unset(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_name_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_webhook_client_config_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("clientConfig", "");
    return &field;
}
static inline admission_v1beta1_webhook_client_config
    admission_v1beta1_validating_webhook_get_client_config(
    admission_v1beta1_validating_webhook view)
{
    return admission_v1beta1_webhook_client_config_of(kin_value_field(
        view.value,
        admission_v1beta1_validating_webhook_client_config_field_()));
}
static inline admission_v1beta1_webhook_client_config_edit
    admission_v1beta1_validating_webhook_edit_client_config(
    admission_v1beta1_validating_webhook_edit at)
{
    return admission_v1beta1_webhook_client_config_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_client_config_field_()));
}
static inline bool admission_v1beta1_validating_webhook_client_config_has(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_client_config_field_()));
}
static inline int admission_v1beta1_validating_webhook_client_config_unset(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_client_config_field_()));
}
static inline kin_field *admission_v1beta1_validating_webhook_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rules", "");
    return &field;
}
static inline admission_v1_rule_with_operations_list
    admission_v1beta1_validating_webhook_get_rules(
    admission_v1beta1_validating_webhook view)
{
    return admission_v1_rule_with_operations_list_of(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_rules_field_()));
}
static inline admission_v1_rule_with_operations
    admission_v1beta1_validating_webhook_rules_at(
    admission_v1beta1_validating_webhook view, size_t index)
{
    return admission_v1_rule_with_operations_of(kin_value_at(kin_value_field(
        view.value, admission_v1beta1_validating_webhook_rules_field_()),
        index));
}
static inline admission_v1_rule_with_operations_edit
    admission_v1beta1_validating_webhook_rules_append(
    admission_v1beta1_validating_webhook_edit at)
{
    return admission_v1_rule_with_operations_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_rules_field_())));
}
static inline admission_v1_rule_with_operations_edit
    admission_v1beta1_validating_webhook_edit_rules_at(
    admission_v1beta1_validating_webhook_edit at, size_t index)
{
    return admission_v1_rule_with_operations_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_rules_field_()), index));
}
static inline int admission_v1beta1_validating_webhook_rules_remove_at(
    admission_v1beta1_validating_webhook_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, admission_v1beta1_validating_webhook_rules_field_()),
        index));
}
static inline size_t admission_v1beta1_validating_webhook_rules_count(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_rules_field_()));
}
static inline int admission_v1beta1_validating_webhook_rules_clear(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_rules_field_()));
}
static inline bool admission_v1beta1_validating_webhook_rules_has(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_rules_field_()));
}
static inline int admission_v1beta1_validating_webhook_rules_unset(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_rules_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_webhook_failure_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("failurePolicy", "");
    return &field;
}
static inline kin_str admission_v1beta1_validating_webhook_failure_policy(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_failure_policy_field_()));
}
static inline int admission_v1beta1_validating_webhook_failure_policy_set(
    admission_v1beta1_validating_webhook_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_failure_policy_field_()), value);
}
static inline bool admission_v1beta1_validating_webhook_failure_policy_has(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_failure_policy_field_()));
}
static inline int admission_v1beta1_validating_webhook_failure_policy_unset(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_failure_policy_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_webhook_match_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchPolicy", "");
    return &field;
}
static inline kin_str admission_v1beta1_validating_webhook_match_policy(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_match_policy_field_()));
}
static inline int admission_v1beta1_validating_webhook_match_policy_set(
    admission_v1beta1_validating_webhook_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_match_policy_field_()), value);
}
static inline bool admission_v1beta1_validating_webhook_match_policy_has(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_match_policy_field_()));
}
static inline int admission_v1beta1_validating_webhook_match_policy_unset(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_match_policy_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_webhook_namespace_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespaceSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    admission_v1beta1_validating_webhook_get_namespace_selector(
    admission_v1beta1_validating_webhook view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_namespace_selector_field_()));
}
static inline meta_v1_label_selector_edit
    admission_v1beta1_validating_webhook_edit_namespace_selector(
    admission_v1beta1_validating_webhook_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        admission_v1beta1_validating_webhook_namespace_selector_field_()));
}
static inline bool admission_v1beta1_validating_webhook_namespace_selector_has(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_namespace_selector_field_()));
}
static inline int admission_v1beta1_validating_webhook_namespace_selector_unset(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_namespace_selector_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_webhook_object_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("objectSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    admission_v1beta1_validating_webhook_get_object_selector(
    admission_v1beta1_validating_webhook view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_object_selector_field_()));
}
static inline meta_v1_label_selector_edit
    admission_v1beta1_validating_webhook_edit_object_selector(
    admission_v1beta1_validating_webhook_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        admission_v1beta1_validating_webhook_object_selector_field_()));
}
static inline bool admission_v1beta1_validating_webhook_object_selector_has(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_object_selector_field_()));
}
static inline int admission_v1beta1_validating_webhook_object_selector_unset(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_object_selector_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_webhook_side_effects_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("sideEffects", "");
    return &field;
}
static inline kin_str admission_v1beta1_validating_webhook_side_effects(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_side_effects_field_()));
}
static inline int admission_v1beta1_validating_webhook_side_effects_set(
    admission_v1beta1_validating_webhook_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_side_effects_field_()), value);
}
static inline bool admission_v1beta1_validating_webhook_side_effects_has(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_side_effects_field_()));
}
static inline int admission_v1beta1_validating_webhook_side_effects_unset(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_side_effects_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_webhook_timeout_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("timeoutSeconds", "");
    return &field;
}
static inline int32_t admission_v1beta1_validating_webhook_timeout_seconds(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_timeout_seconds_field_()));
}
static inline int admission_v1beta1_validating_webhook_timeout_seconds_set(
    admission_v1beta1_validating_webhook_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_timeout_seconds_field_()), value);
}
static inline bool admission_v1beta1_validating_webhook_timeout_seconds_has(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_timeout_seconds_field_()));
}
static inline int admission_v1beta1_validating_webhook_timeout_seconds_unset(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_timeout_seconds_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_webhook_admission_review_versions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("admissionReviewVersions", "");
    return &field;
}
static inline kin_str
    admission_v1beta1_validating_webhook_admission_review_versions_at(
    admission_v1beta1_validating_webhook view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_admission_review_versions_field_()), index));
}
static inline int
    admission_v1beta1_validating_webhook_admission_review_versions_append(
    admission_v1beta1_validating_webhook_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_admission_review_versions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    admission_v1beta1_validating_webhook_admission_review_versions_count(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_admission_review_versions_field_()));
}
static inline int
    admission_v1beta1_validating_webhook_admission_review_versions_clear(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_admission_review_versions_field_()));
}
static inline bool
    admission_v1beta1_validating_webhook_admission_review_versions_has(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_admission_review_versions_field_()));
}
static inline int
    admission_v1beta1_validating_webhook_admission_review_versions_unset(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_admission_review_versions_field_()));
}
static inline kin_field
    *admission_v1beta1_validating_webhook_match_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchConditions", "");
    return &field;
}
static inline admission_v1beta1_match_condition_list
    admission_v1beta1_validating_webhook_get_match_conditions(
    admission_v1beta1_validating_webhook view)
{
    return admission_v1beta1_match_condition_list_of(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_match_conditions_field_()));
}
static inline admission_v1beta1_match_condition
    admission_v1beta1_validating_webhook_match_conditions_at(
    admission_v1beta1_validating_webhook view, size_t index)
{
    return admission_v1beta1_match_condition_of(kin_value_at(kin_value_field(
        view.value,
        admission_v1beta1_validating_webhook_match_conditions_field_()),
        index));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_validating_webhook_match_conditions_append(
    admission_v1beta1_validating_webhook_edit at)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_match_conditions_field_())));
}
static inline admission_v1beta1_match_condition_edit
    admission_v1beta1_validating_webhook_edit_match_conditions_at(
    admission_v1beta1_validating_webhook_edit at, size_t index)
{
    return admission_v1beta1_match_condition_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_match_conditions_field_()),
        index));
}
static inline int
    admission_v1beta1_validating_webhook_match_conditions_remove_at(
    admission_v1beta1_validating_webhook_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_webhook_match_conditions_field_()),
        index));
}
static inline size_t
    admission_v1beta1_validating_webhook_match_conditions_count(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_count(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_match_conditions_field_()));
}
static inline int admission_v1beta1_validating_webhook_match_conditions_clear(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_match_conditions_field_()));
}
static inline bool admission_v1beta1_validating_webhook_match_conditions_has(
    admission_v1beta1_validating_webhook view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validating_webhook_match_conditions_field_()));
}
static inline int admission_v1beta1_validating_webhook_match_conditions_unset(
    admission_v1beta1_validating_webhook_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_match_conditions_field_()));
}

/* ValidatingWebhookConfiguration */
static inline kin_field
    *admission_v1beta1_validating_webhook_configuration_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    admission_v1beta1_validating_webhook_configuration_get_metadata(
    admission_v1beta1_validating_webhook_configuration view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        admission_v1beta1_validating_webhook_configuration_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    admission_v1beta1_validating_webhook_configuration_edit_metadata(
    admission_v1beta1_validating_webhook_configuration_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_configuration_metadata_field_()));
}
static inline bool
    admission_v1beta1_validating_webhook_configuration_metadata_has(
    admission_v1beta1_validating_webhook_configuration view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_webhook_configuration_metadata_field_()));
}
static inline int
    admission_v1beta1_validating_webhook_configuration_metadata_unset(
    admission_v1beta1_validating_webhook_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_configuration_metadata_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_WEBHOOK_CONFIGURATION_METADATA_PATH \
    ".metadata"
static inline kin_field
    *admission_v1beta1_validating_webhook_configuration_webhooks_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("webhooks", "");
    return &field;
}
static inline admission_v1beta1_validating_webhook_list
    admission_v1beta1_validating_webhook_configuration_get_webhooks(
    admission_v1beta1_validating_webhook_configuration view)
{
    return admission_v1beta1_validating_webhook_list_of(kin_object_field(
        view.object,
        admission_v1beta1_validating_webhook_configuration_webhooks_field_()));
}
static inline admission_v1beta1_validating_webhook
    admission_v1beta1_validating_webhook_configuration_webhooks_at(
    admission_v1beta1_validating_webhook_configuration view, size_t index)
{
    return admission_v1beta1_validating_webhook_of(kin_value_at(
        kin_object_field(view.object,
        admission_v1beta1_validating_webhook_configuration_webhooks_field_()),
        index));
}
static inline admission_v1beta1_validating_webhook_edit
    admission_v1beta1_validating_webhook_configuration_webhooks_append(
    admission_v1beta1_validating_webhook_configuration_edit at)
{
    return admission_v1beta1_validating_webhook_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_configuration_webhooks_field_())));
}
static inline admission_v1beta1_validating_webhook_edit
    admission_v1beta1_validating_webhook_configuration_edit_webhooks_at(
    admission_v1beta1_validating_webhook_configuration_edit at, size_t index)
{
    return admission_v1beta1_validating_webhook_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_configuration_webhooks_field_()),
        index));
}
static inline int
    admission_v1beta1_validating_webhook_configuration_webhooks_remove_at(
    admission_v1beta1_validating_webhook_configuration_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_validating_webhook_configuration_webhooks_field_()),
        index));
}
static inline size_t
    admission_v1beta1_validating_webhook_configuration_webhooks_count(
    admission_v1beta1_validating_webhook_configuration view)
{
    return kin_value_count(kin_object_field(view.object,
        admission_v1beta1_validating_webhook_configuration_webhooks_field_()));
}
static inline int
    admission_v1beta1_validating_webhook_configuration_webhooks_clear(
    admission_v1beta1_validating_webhook_configuration_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_configuration_webhooks_field_()));
}
static inline bool
    admission_v1beta1_validating_webhook_configuration_webhooks_has(
    admission_v1beta1_validating_webhook_configuration view)
{
    return kin_value_is_set(kin_object_field(view.object,
        admission_v1beta1_validating_webhook_configuration_webhooks_field_()));
}
static inline int
    admission_v1beta1_validating_webhook_configuration_webhooks_unset(
    admission_v1beta1_validating_webhook_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validating_webhook_configuration_webhooks_field_()));
}
#define ADMISSION_V1BETA1_VALIDATING_WEBHOOK_CONFIGURATION_WEBHOOKS_PATH \
    ".webhooks"

/* Validation */
static inline kin_field *admission_v1beta1_validation_expression_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expression", "");
    return &field;
}
static inline kin_str admission_v1beta1_validation_expression(
    admission_v1beta1_validation view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_validation_expression_field_()));
}
static inline int admission_v1beta1_validation_expression_set(
    admission_v1beta1_validation_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validation_expression_field_()), value);
}
static inline bool admission_v1beta1_validation_expression_has(
    admission_v1beta1_validation view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validation_expression_field_()));
}
static inline int admission_v1beta1_validation_expression_unset(
    admission_v1beta1_validation_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validation_expression_field_()));
}
static inline kin_field *admission_v1beta1_validation_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str admission_v1beta1_validation_message(
    admission_v1beta1_validation view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_validation_message_field_()));
}
static inline int admission_v1beta1_validation_message_set(
    admission_v1beta1_validation_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validation_message_field_()), value);
}
static inline bool admission_v1beta1_validation_message_has(
    admission_v1beta1_validation view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validation_message_field_()));
}
static inline int admission_v1beta1_validation_message_unset(
    admission_v1beta1_validation_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validation_message_field_()));
}
static inline kin_field *admission_v1beta1_validation_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str admission_v1beta1_validation_reason(
    admission_v1beta1_validation view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_validation_reason_field_()));
}
static inline int admission_v1beta1_validation_reason_set(
    admission_v1beta1_validation_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validation_reason_field_()), value);
}
static inline bool admission_v1beta1_validation_reason_has(
    admission_v1beta1_validation view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validation_reason_field_()));
}
static inline int admission_v1beta1_validation_reason_unset(
    admission_v1beta1_validation_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validation_reason_field_()));
}
static inline kin_field
    *admission_v1beta1_validation_message_expression_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("messageExpression", "");
    return &field;
}
static inline kin_str admission_v1beta1_validation_message_expression(
    admission_v1beta1_validation view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_validation_message_expression_field_()));
}
static inline int admission_v1beta1_validation_message_expression_set(
    admission_v1beta1_validation_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validation_message_expression_field_()), value);
}
static inline bool admission_v1beta1_validation_message_expression_has(
    admission_v1beta1_validation view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_validation_message_expression_field_()));
}
static inline int admission_v1beta1_validation_message_expression_unset(
    admission_v1beta1_validation_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_validation_message_expression_field_()));
}

/* Variable */
static inline kin_field *admission_v1beta1_variable_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str admission_v1beta1_variable_name(
    admission_v1beta1_variable view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_variable_name_field_()));
}
static inline int admission_v1beta1_variable_name_set(
    admission_v1beta1_variable_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_variable_name_field_()), value);
}
static inline bool admission_v1beta1_variable_name_has(
    admission_v1beta1_variable view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_variable_name_field_()));
}
static inline int admission_v1beta1_variable_name_unset(
    admission_v1beta1_variable_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_variable_name_field_()));
}
static inline kin_field *admission_v1beta1_variable_expression_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expression", "");
    return &field;
}
static inline kin_str admission_v1beta1_variable_expression(
    admission_v1beta1_variable view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_variable_expression_field_()));
}
static inline int admission_v1beta1_variable_expression_set(
    admission_v1beta1_variable_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_variable_expression_field_()), value);
}
static inline bool admission_v1beta1_variable_expression_has(
    admission_v1beta1_variable view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_variable_expression_field_()));
}
static inline int admission_v1beta1_variable_expression_unset(
    admission_v1beta1_variable_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_variable_expression_field_()));
}

/* WebhookClientConfig */
static inline kin_field
    *admission_v1beta1_webhook_client_config_url_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("url", "");
    return &field;
}
static inline kin_str admission_v1beta1_webhook_client_config_url(
    admission_v1beta1_webhook_client_config view)
{
    return kin_value_str(kin_value_field(view.value,
        admission_v1beta1_webhook_client_config_url_field_()));
}
static inline int admission_v1beta1_webhook_client_config_url_set(
    admission_v1beta1_webhook_client_config_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_webhook_client_config_url_field_()), value);
}
static inline bool admission_v1beta1_webhook_client_config_url_has(
    admission_v1beta1_webhook_client_config view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_webhook_client_config_url_field_()));
}
static inline int admission_v1beta1_webhook_client_config_url_unset(
    admission_v1beta1_webhook_client_config_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_webhook_client_config_url_field_()));
}
static inline kin_field
    *admission_v1beta1_webhook_client_config_service_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("service", "");
    return &field;
}
static inline admission_v1beta1_service_reference
    admission_v1beta1_webhook_client_config_get_service(
    admission_v1beta1_webhook_client_config view)
{
    return admission_v1beta1_service_reference_of(kin_value_field(view.value,
        admission_v1beta1_webhook_client_config_service_field_()));
}
static inline admission_v1beta1_service_reference_edit
    admission_v1beta1_webhook_client_config_edit_service(
    admission_v1beta1_webhook_client_config_edit at)
{
    return admission_v1beta1_service_reference_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        admission_v1beta1_webhook_client_config_service_field_()));
}
static inline bool admission_v1beta1_webhook_client_config_service_has(
    admission_v1beta1_webhook_client_config view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_webhook_client_config_service_field_()));
}
static inline int admission_v1beta1_webhook_client_config_service_unset(
    admission_v1beta1_webhook_client_config_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_webhook_client_config_service_field_()));
}
static inline kin_field
    *admission_v1beta1_webhook_client_config_ca_bundle_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("caBundle", "");
    return &field;
}
static inline size_t admission_v1beta1_webhook_client_config_ca_bundle(
    admission_v1beta1_webhook_client_config view, void *buffer, size_t size)
{
    return kin_value_as_bytes(kin_value_field(view.value,
        admission_v1beta1_webhook_client_config_ca_bundle_field_()), buffer,
        size);
}
static inline int admission_v1beta1_webhook_client_config_ca_bundle_set(
    admission_v1beta1_webhook_client_config_edit at, kin_str value)
{
    return kin_edit_set_bytes(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_webhook_client_config_ca_bundle_field_()), value);
}
static inline bool admission_v1beta1_webhook_client_config_ca_bundle_has(
    admission_v1beta1_webhook_client_config view)
{
    return kin_value_is_set(kin_value_field(view.value,
        admission_v1beta1_webhook_client_config_ca_bundle_field_()));
}
static inline int admission_v1beta1_webhook_client_config_ca_bundle_unset(
    admission_v1beta1_webhook_client_config_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        admission_v1beta1_webhook_client_config_ca_bundle_field_()));
}

static const kin_resource admission_v1beta1_mutating_policies[1] = {
    {"admissionregistration.k8s.io", "v1beta1", "mutatingadmissionpolicies",
        "MutatingAdmissionPolicy", true},
};
static inline admission_v1beta1_mutating_policy_edit
    admission_v1beta1_mutating_policy_new(const kin_allocator *alloc,
    kin_str name)
{
    admission_v1beta1_mutating_policy_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, admission_v1beta1_mutating_policies,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline admission_v1beta1_mutating_policy
    admission_v1beta1_mutating_policy_cast(const kin_object *object)
{
    return admission_v1beta1_mutating_policy_of(kin_object_is_of(object,
        admission_v1beta1_mutating_policies) ? object : NULL);
}
static inline kin_call_opts admission_v1beta1_mutating_policies_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int admission_v1beta1_mutating_policies_got_(int r,
    kin_object *object, admission_v1beta1_mutating_policy *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policies_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    admission_v1beta1_mutating_policy *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, admission_v1beta1_mutating_policies, at,
        opts, ret ? &got : NULL, err);
    return admission_v1beta1_mutating_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policies_create(
    kin_client *client, admission_v1beta1_mutating_policy_edit at,
    const kin_call_opts *opts, admission_v1beta1_mutating_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, admission_v1beta1_mutating_policies,
        at.edit, opts, ret ? &got : NULL, err);
    return admission_v1beta1_mutating_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policies_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, admission_v1beta1_mutating_policies, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_policies_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        admission_v1beta1_mutating_policies, opts, NULL, err);
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policies_update(
    kin_client *client, admission_v1beta1_mutating_policy_edit at,
    const kin_call_opts *opts, admission_v1beta1_mutating_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_mutating_policies_part_(opts, "");
    int r = kin_client_update(client, admission_v1beta1_mutating_policies,
        at.edit, &own, ret ? &got : NULL, err);
    return admission_v1beta1_mutating_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policies_patch(
    kin_client *client, admission_v1beta1_mutating_policy_edit at,
    const kin_call_opts *opts, admission_v1beta1_mutating_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_mutating_policies_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, admission_v1beta1_mutating_policies, &what,
        &own, ret ? &got : NULL, err);
    return admission_v1beta1_mutating_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policies_apply(
    kin_client *client, admission_v1beta1_mutating_policy_edit at,
    const kin_call_opts *opts, admission_v1beta1_mutating_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_mutating_policies_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, admission_v1beta1_mutating_policies, &what,
        &own, ret ? &got : NULL, err);
    return admission_v1beta1_mutating_policies_got_(r, got, ret);
}
typedef struct admission_v1beta1_mutating_policy_list_handler {
    int (*on_item)(admission_v1beta1_mutating_policy item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} admission_v1beta1_mutating_policy_list_handler;
static inline int admission_v1beta1_mutating_policy_list_each_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_mutating_policy_list_handler *own = (
        const admission_v1beta1_mutating_policy_list_handler *)userdata;
    return own->on_item(admission_v1beta1_mutating_policy_of(object),
        own->userdata);
}
static inline int admission_v1beta1_mutating_policy_list_restart_(
    void *userdata)
{
    const admission_v1beta1_mutating_policy_list_handler *own = (
        const admission_v1beta1_mutating_policy_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler admission_v1beta1_mutating_policy_list_adapt_(
    admission_v1beta1_mutating_policy_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = admission_v1beta1_mutating_policy_list_each_;
    handler.on_restart = own->on_restart ?
        admission_v1beta1_mutating_policy_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policies_list(
    kin_client *client, const kin_list_opts *opts,
    const admission_v1beta1_mutating_policy_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_mutating_policy_list_handler own = *handler;
    kin_list_handler adapted = admission_v1beta1_mutating_policy_list_adapt_(
        &own);
    return kin_client_list(client, admission_v1beta1_mutating_policies, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policies_list_all(
    kin_client *client, const kin_list_opts *opts,
    const admission_v1beta1_mutating_policy_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_mutating_policy_list_handler own = *handler;
    kin_list_handler adapted = admission_v1beta1_mutating_policy_list_adapt_(
        &own);
    return kin_client_list_all(client, admission_v1beta1_mutating_policies,
        opts, &adapted, ret, err);
}
typedef struct admission_v1beta1_mutating_policy_watch {
    kin_watch *watch;
} admission_v1beta1_mutating_policy_watch;
static inline void admission_v1beta1_mutating_policy_watch_auto_release(
    admission_v1beta1_mutating_policy_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policies_watch(
    kin_client *client, const kin_list_opts *opts,
    admission_v1beta1_mutating_policy_watch *ret, kin_error *err)
{
    return kin_client_watch(client, admission_v1beta1_mutating_policies, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policy_watch_next(
    admission_v1beta1_mutating_policy_watch watch, kin_deadline deadline,
    kin_watch_event *ret, admission_v1beta1_mutating_policy *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct admission_v1beta1_mutating_policy_informer {
    kin_informer *informer;
} admission_v1beta1_mutating_policy_informer;
static inline admission_v1beta1_mutating_policy_informer
    admission_v1beta1_mutating_policy_informer_of(kin_informer *informer)
{
    admission_v1beta1_mutating_policy_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policies_informer(
    kin_factory *factory, admission_v1beta1_mutating_policy_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, admission_v1beta1_mutating_policies,
        &ret->informer, err);
}
typedef struct admission_v1beta1_mutating_policy_handler {
    void (*on_add)(admission_v1beta1_mutating_policy view, bool is_initial,
        void *userdata);
    void (*on_update)(admission_v1beta1_mutating_policy old_view,
        admission_v1beta1_mutating_policy view, void *userdata);
    void (*on_delete)(admission_v1beta1_mutating_policy view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(admission_v1beta1_mutating_policy view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        admission_v1beta1_mutating_policy view, void *userdata);
} admission_v1beta1_mutating_policy_handler;
static inline void admission_v1beta1_mutating_policy_on_event_(
    const kin_event *event, void *userdata)
{
    const admission_v1beta1_mutating_policy_handler *own = (
        const admission_v1beta1_mutating_policy_handler *)userdata;
    own->on_event(event, admission_v1beta1_mutating_policy_of(event->object),
        own->userdata);
}
static inline void admission_v1beta1_mutating_policy_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const admission_v1beta1_mutating_policy_handler *own = (
        const admission_v1beta1_mutating_policy_handler *)userdata;
    own->on_add(admission_v1beta1_mutating_policy_of(object), is_initial,
        own->userdata);
}
static inline void admission_v1beta1_mutating_policy_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const admission_v1beta1_mutating_policy_handler *own = (
        const admission_v1beta1_mutating_policy_handler *)userdata;
    own->on_update(admission_v1beta1_mutating_policy_of(old_object),
        admission_v1beta1_mutating_policy_of(object), own->userdata);
}
static inline void admission_v1beta1_mutating_policy_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const admission_v1beta1_mutating_policy_handler *own = (
        const admission_v1beta1_mutating_policy_handler *)userdata;
    own->on_delete(admission_v1beta1_mutating_policy_of(object), is_tombstone,
        own->userdata);
}
static inline void admission_v1beta1_mutating_policy_on_synced_(void *userdata)
{
    const admission_v1beta1_mutating_policy_handler *own = (
        const admission_v1beta1_mutating_policy_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool admission_v1beta1_mutating_policy_wants_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_mutating_policy_handler *own = (
        const admission_v1beta1_mutating_policy_handler *)userdata;
    return own->wants(admission_v1beta1_mutating_policy_of(object),
        own->userdata);
}
static inline int admission_v1beta1_mutating_policy_informer_add_handler(
    admission_v1beta1_mutating_policy_informer informer,
    const admission_v1beta1_mutating_policy_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? admission_v1beta1_mutating_policy_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        admission_v1beta1_mutating_policy_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        admission_v1beta1_mutating_policy_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        admission_v1beta1_mutating_policy_on_synced_ : NULL;
    handler.wants = own->wants ? admission_v1beta1_mutating_policy_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        admission_v1beta1_mutating_policy_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct admission_v1beta1_mutating_policy_lister {
    kin_snapshot *snapshot;
} admission_v1beta1_mutating_policy_lister;
typedef struct admission_v1beta1_mutating_policy_iter {
    kin_lister_iter it;
} admission_v1beta1_mutating_policy_iter;
static inline admission_v1beta1_mutating_policy_lister
    admission_v1beta1_mutating_policy_informer_lister(
    admission_v1beta1_mutating_policy_informer informer)
{
    admission_v1beta1_mutating_policy_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void admission_v1beta1_mutating_policy_lister_auto_release(
    admission_v1beta1_mutating_policy_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline admission_v1beta1_mutating_policy
    admission_v1beta1_mutating_policy_lister_get(
    admission_v1beta1_mutating_policy_lister lister, kin_str name)
{
    return admission_v1beta1_mutating_policy_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline admission_v1beta1_mutating_policy_iter
    admission_v1beta1_mutating_policy_lister_list(
    admission_v1beta1_mutating_policy_lister lister,
    const kin_selector *selector)
{
    admission_v1beta1_mutating_policy_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline admission_v1beta1_mutating_policy
    admission_v1beta1_mutating_policy_iter_next(
    admission_v1beta1_mutating_policy_iter *iter)
{
    return admission_v1beta1_mutating_policy_of(kin_lister_next(&iter->it));
}

static const kin_resource admission_v1beta1_mutating_policy_bindings[1] = {
    {"admissionregistration.k8s.io", "v1beta1",
        "mutatingadmissionpolicybindings", "MutatingAdmissionPolicyBinding",
        true},
};
static inline admission_v1beta1_mutating_policy_binding_edit
    admission_v1beta1_mutating_policy_binding_new(const kin_allocator *alloc,
    kin_str name)
{
    admission_v1beta1_mutating_policy_binding_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc,
        admission_v1beta1_mutating_policy_bindings, named);
    at.spot = kin_edit_root();
    return at;
}
static inline admission_v1beta1_mutating_policy_binding
    admission_v1beta1_mutating_policy_binding_cast(const kin_object *object)
{
    return admission_v1beta1_mutating_policy_binding_of(kin_object_is_of(object,
        admission_v1beta1_mutating_policy_bindings) ? object : NULL);
}
static inline kin_call_opts admission_v1beta1_mutating_policy_bindings_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int admission_v1beta1_mutating_policy_bindings_got_(int r,
    kin_object *object, admission_v1beta1_mutating_policy_binding *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policy_bindings_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    admission_v1beta1_mutating_policy_binding *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, admission_v1beta1_mutating_policy_bindings,
        at, opts, ret ? &got : NULL, err);
    return admission_v1beta1_mutating_policy_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_policy_bindings_create(kin_client *client,
    admission_v1beta1_mutating_policy_binding_edit at,
    const kin_call_opts *opts, admission_v1beta1_mutating_policy_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client,
        admission_v1beta1_mutating_policy_bindings, at.edit, opts,
        ret ? &got : NULL, err);
    return admission_v1beta1_mutating_policy_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_policy_bindings_delete(kin_client *client,
    kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, admission_v1beta1_mutating_policy_bindings,
        at, opts, NULL, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_policy_bindings_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        admission_v1beta1_mutating_policy_bindings, opts, NULL, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_policy_bindings_update(kin_client *client,
    admission_v1beta1_mutating_policy_binding_edit at,
    const kin_call_opts *opts, admission_v1beta1_mutating_policy_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_mutating_policy_bindings_part_(opts,
        "");
    int r = kin_client_update(client,
        admission_v1beta1_mutating_policy_bindings, at.edit, &own,
        ret ? &got : NULL, err);
    return admission_v1beta1_mutating_policy_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_policy_bindings_patch(kin_client *client,
    admission_v1beta1_mutating_policy_binding_edit at,
    const kin_call_opts *opts, admission_v1beta1_mutating_policy_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_mutating_policy_bindings_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, admission_v1beta1_mutating_policy_bindings,
        &what, &own, ret ? &got : NULL, err);
    return admission_v1beta1_mutating_policy_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_policy_bindings_apply(kin_client *client,
    admission_v1beta1_mutating_policy_binding_edit at,
    const kin_call_opts *opts, admission_v1beta1_mutating_policy_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_mutating_policy_bindings_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, admission_v1beta1_mutating_policy_bindings,
        &what, &own, ret ? &got : NULL, err);
    return admission_v1beta1_mutating_policy_bindings_got_(r, got, ret);
}
typedef struct admission_v1beta1_mutating_policy_binding_list_handler {
    int (*on_item)(admission_v1beta1_mutating_policy_binding item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} admission_v1beta1_mutating_policy_binding_list_handler;
static inline int admission_v1beta1_mutating_policy_binding_list_each_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_mutating_policy_binding_list_handler *own = (
        const admission_v1beta1_mutating_policy_binding_list_handler *)userdata;
    return own->on_item(admission_v1beta1_mutating_policy_binding_of(object),
        own->userdata);
}
static inline int admission_v1beta1_mutating_policy_binding_list_restart_(
    void *userdata)
{
    const admission_v1beta1_mutating_policy_binding_list_handler *own = (
        const admission_v1beta1_mutating_policy_binding_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    admission_v1beta1_mutating_policy_binding_list_adapt_(
    admission_v1beta1_mutating_policy_binding_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = admission_v1beta1_mutating_policy_binding_list_each_;
    handler.on_restart = own->on_restart ?
        admission_v1beta1_mutating_policy_binding_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int admission_v1beta1_mutating_policy_bindings_list(
    kin_client *client, const kin_list_opts *opts,
    const admission_v1beta1_mutating_policy_binding_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_mutating_policy_binding_list_handler own = *handler;
    kin_list_handler adapted =
        admission_v1beta1_mutating_policy_binding_list_adapt_(&own);
    return kin_client_list(client, admission_v1beta1_mutating_policy_bindings,
        opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_policy_bindings_list_all(kin_client *client,
    const kin_list_opts *opts,
    const admission_v1beta1_mutating_policy_binding_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_mutating_policy_binding_list_handler own = *handler;
    kin_list_handler adapted =
        admission_v1beta1_mutating_policy_binding_list_adapt_(&own);
    return kin_client_list_all(client,
        admission_v1beta1_mutating_policy_bindings, opts, &adapted, ret, err);
}
typedef struct admission_v1beta1_mutating_policy_binding_watch {
    kin_watch *watch;
} admission_v1beta1_mutating_policy_binding_watch;
static inline void admission_v1beta1_mutating_policy_binding_watch_auto_release(
    admission_v1beta1_mutating_policy_binding_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_policy_bindings_watch(kin_client *client,
    const kin_list_opts *opts,
    admission_v1beta1_mutating_policy_binding_watch *ret, kin_error *err)
{
    return kin_client_watch(client, admission_v1beta1_mutating_policy_bindings,
        opts, &ret->watch, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_policy_binding_watch_next(
    admission_v1beta1_mutating_policy_binding_watch watch,
    kin_deadline deadline, kin_watch_event *ret,
    admission_v1beta1_mutating_policy_binding *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct admission_v1beta1_mutating_policy_binding_informer {
    kin_informer *informer;
} admission_v1beta1_mutating_policy_binding_informer;
static inline admission_v1beta1_mutating_policy_binding_informer
    admission_v1beta1_mutating_policy_binding_informer_of(
    kin_informer *informer)
{
    admission_v1beta1_mutating_policy_binding_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_policy_bindings_informer(kin_factory *factory,
    admission_v1beta1_mutating_policy_binding_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory,
        admission_v1beta1_mutating_policy_bindings, &ret->informer, err);
}
typedef struct admission_v1beta1_mutating_policy_binding_handler {
    void (*on_add)(admission_v1beta1_mutating_policy_binding view,
        bool is_initial, void *userdata);
    void (*on_update)(admission_v1beta1_mutating_policy_binding old_view,
        admission_v1beta1_mutating_policy_binding view, void *userdata);
    void (*on_delete)(admission_v1beta1_mutating_policy_binding view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(admission_v1beta1_mutating_policy_binding view,
        void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        admission_v1beta1_mutating_policy_binding view, void *userdata);
} admission_v1beta1_mutating_policy_binding_handler;
static inline void admission_v1beta1_mutating_policy_binding_on_event_(
    const kin_event *event, void *userdata)
{
    const admission_v1beta1_mutating_policy_binding_handler *own = (
        const admission_v1beta1_mutating_policy_binding_handler *)userdata;
    own->on_event(event, admission_v1beta1_mutating_policy_binding_of(
        event->object), own->userdata);
}
static inline void admission_v1beta1_mutating_policy_binding_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const admission_v1beta1_mutating_policy_binding_handler *own = (
        const admission_v1beta1_mutating_policy_binding_handler *)userdata;
    own->on_add(admission_v1beta1_mutating_policy_binding_of(object),
        is_initial, own->userdata);
}
static inline void admission_v1beta1_mutating_policy_binding_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const admission_v1beta1_mutating_policy_binding_handler *own = (
        const admission_v1beta1_mutating_policy_binding_handler *)userdata;
    own->on_update(admission_v1beta1_mutating_policy_binding_of(old_object),
        admission_v1beta1_mutating_policy_binding_of(object), own->userdata);
}
static inline void admission_v1beta1_mutating_policy_binding_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const admission_v1beta1_mutating_policy_binding_handler *own = (
        const admission_v1beta1_mutating_policy_binding_handler *)userdata;
    own->on_delete(admission_v1beta1_mutating_policy_binding_of(object),
        is_tombstone, own->userdata);
}
static inline void admission_v1beta1_mutating_policy_binding_on_synced_(
    void *userdata)
{
    const admission_v1beta1_mutating_policy_binding_handler *own = (
        const admission_v1beta1_mutating_policy_binding_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool admission_v1beta1_mutating_policy_binding_wants_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_mutating_policy_binding_handler *own = (
        const admission_v1beta1_mutating_policy_binding_handler *)userdata;
    return own->wants(admission_v1beta1_mutating_policy_binding_of(object),
        own->userdata);
}
static inline int
    admission_v1beta1_mutating_policy_binding_informer_add_handler(
    admission_v1beta1_mutating_policy_binding_informer informer,
    const admission_v1beta1_mutating_policy_binding_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        admission_v1beta1_mutating_policy_binding_on_add_ : NULL;
    handler.on_update = own->on_update ?
        admission_v1beta1_mutating_policy_binding_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        admission_v1beta1_mutating_policy_binding_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        admission_v1beta1_mutating_policy_binding_on_synced_ : NULL;
    handler.wants = own->wants ?
        admission_v1beta1_mutating_policy_binding_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        admission_v1beta1_mutating_policy_binding_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct admission_v1beta1_mutating_policy_binding_lister {
    kin_snapshot *snapshot;
} admission_v1beta1_mutating_policy_binding_lister;
typedef struct admission_v1beta1_mutating_policy_binding_iter {
    kin_lister_iter it;
} admission_v1beta1_mutating_policy_binding_iter;
static inline admission_v1beta1_mutating_policy_binding_lister
    admission_v1beta1_mutating_policy_binding_informer_lister(
    admission_v1beta1_mutating_policy_binding_informer informer)
{
    admission_v1beta1_mutating_policy_binding_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void
    admission_v1beta1_mutating_policy_binding_lister_auto_release(
    admission_v1beta1_mutating_policy_binding_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline admission_v1beta1_mutating_policy_binding
    admission_v1beta1_mutating_policy_binding_lister_get(
    admission_v1beta1_mutating_policy_binding_lister lister, kin_str name)
{
    return admission_v1beta1_mutating_policy_binding_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline admission_v1beta1_mutating_policy_binding_iter
    admission_v1beta1_mutating_policy_binding_lister_list(
    admission_v1beta1_mutating_policy_binding_lister lister,
    const kin_selector *selector)
{
    admission_v1beta1_mutating_policy_binding_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline admission_v1beta1_mutating_policy_binding
    admission_v1beta1_mutating_policy_binding_iter_next(
    admission_v1beta1_mutating_policy_binding_iter *iter)
{
    return admission_v1beta1_mutating_policy_binding_of(kin_lister_next(
        &iter->it));
}

static const kin_resource admission_v1beta1_mutating_webhook_configurations[1]
    = {
    {"admissionregistration.k8s.io", "v1beta1", "mutatingwebhookconfigurations",
        "MutatingWebhookConfiguration", true},
};
static inline admission_v1beta1_mutating_webhook_configuration_edit
    admission_v1beta1_mutating_webhook_configuration_new(
    const kin_allocator *alloc, kin_str name)
{
    admission_v1beta1_mutating_webhook_configuration_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc,
        admission_v1beta1_mutating_webhook_configurations, named);
    at.spot = kin_edit_root();
    return at;
}
static inline admission_v1beta1_mutating_webhook_configuration
    admission_v1beta1_mutating_webhook_configuration_cast(
    const kin_object *object)
{
    return admission_v1beta1_mutating_webhook_configuration_of(kin_object_is_of(
        object,
        admission_v1beta1_mutating_webhook_configurations) ? object : NULL);
}
static inline kin_call_opts
    admission_v1beta1_mutating_webhook_configurations_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int admission_v1beta1_mutating_webhook_configurations_got_(int r,
    kin_object *object, admission_v1beta1_mutating_webhook_configuration *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configurations_get(kin_client *client,
    kin_str name, const kin_call_opts *opts,
    admission_v1beta1_mutating_webhook_configuration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client,
        admission_v1beta1_mutating_webhook_configurations, at, opts,
        ret ? &got : NULL, err);
    return admission_v1beta1_mutating_webhook_configurations_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configurations_create(kin_client *client,
    admission_v1beta1_mutating_webhook_configuration_edit at,
    const kin_call_opts *opts,
    admission_v1beta1_mutating_webhook_configuration *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client,
        admission_v1beta1_mutating_webhook_configurations, at.edit, opts,
        ret ? &got : NULL, err);
    return admission_v1beta1_mutating_webhook_configurations_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configurations_delete(kin_client *client,
    kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client,
        admission_v1beta1_mutating_webhook_configurations, at, opts, NULL, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configurations_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        admission_v1beta1_mutating_webhook_configurations, opts, NULL, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configurations_update(kin_client *client,
    admission_v1beta1_mutating_webhook_configuration_edit at,
    const kin_call_opts *opts,
    admission_v1beta1_mutating_webhook_configuration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_mutating_webhook_configurations_part_(
        opts, "");
    int r = kin_client_update(client,
        admission_v1beta1_mutating_webhook_configurations, at.edit, &own,
        ret ? &got : NULL, err);
    return admission_v1beta1_mutating_webhook_configurations_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configurations_patch(kin_client *client,
    admission_v1beta1_mutating_webhook_configuration_edit at,
    const kin_call_opts *opts,
    admission_v1beta1_mutating_webhook_configuration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_mutating_webhook_configurations_part_(
        opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        admission_v1beta1_mutating_webhook_configurations, &what, &own,
        ret ? &got : NULL, err);
    return admission_v1beta1_mutating_webhook_configurations_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configurations_apply(kin_client *client,
    admission_v1beta1_mutating_webhook_configuration_edit at,
    const kin_call_opts *opts,
    admission_v1beta1_mutating_webhook_configuration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_mutating_webhook_configurations_part_(
        opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        admission_v1beta1_mutating_webhook_configurations, &what, &own,
        ret ? &got : NULL, err);
    return admission_v1beta1_mutating_webhook_configurations_got_(r, got, ret);
}
typedef struct admission_v1beta1_mutating_webhook_configuration_list_handler {
    int (*on_item)(admission_v1beta1_mutating_webhook_configuration item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} admission_v1beta1_mutating_webhook_configuration_list_handler;
static inline int admission_v1beta1_mutating_webhook_configuration_list_each_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_mutating_webhook_configuration_list_handler *own = (
        const admission_v1beta1_mutating_webhook_configuration_list_handler
        *)userdata;
    return own->on_item(admission_v1beta1_mutating_webhook_configuration_of(
        object), own->userdata);
}
static inline int
    admission_v1beta1_mutating_webhook_configuration_list_restart_(
    void *userdata)
{
    const admission_v1beta1_mutating_webhook_configuration_list_handler *own = (
        const admission_v1beta1_mutating_webhook_configuration_list_handler
        *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    admission_v1beta1_mutating_webhook_configuration_list_adapt_(
    admission_v1beta1_mutating_webhook_configuration_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item =
        admission_v1beta1_mutating_webhook_configuration_list_each_;
    handler.on_restart = own->on_restart ?
        admission_v1beta1_mutating_webhook_configuration_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configurations_list(kin_client *client,
    const kin_list_opts *opts,
    const admission_v1beta1_mutating_webhook_configuration_list_handler
    *handler, kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_mutating_webhook_configuration_list_handler own =
        *handler;
    kin_list_handler adapted =
        admission_v1beta1_mutating_webhook_configuration_list_adapt_(&own);
    return kin_client_list(client,
        admission_v1beta1_mutating_webhook_configurations, opts, &adapted, ret,
        err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configurations_list_all(
    kin_client *client, const kin_list_opts *opts,
    const admission_v1beta1_mutating_webhook_configuration_list_handler
    *handler, kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_mutating_webhook_configuration_list_handler own =
        *handler;
    kin_list_handler adapted =
        admission_v1beta1_mutating_webhook_configuration_list_adapt_(&own);
    return kin_client_list_all(client,
        admission_v1beta1_mutating_webhook_configurations, opts, &adapted, ret,
        err);
}
typedef struct admission_v1beta1_mutating_webhook_configuration_watch {
    kin_watch *watch;
} admission_v1beta1_mutating_webhook_configuration_watch;
static inline void
    admission_v1beta1_mutating_webhook_configuration_watch_auto_release(
    admission_v1beta1_mutating_webhook_configuration_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configurations_watch(kin_client *client,
    const kin_list_opts *opts,
    admission_v1beta1_mutating_webhook_configuration_watch *ret, kin_error *err)
{
    return kin_client_watch(client,
        admission_v1beta1_mutating_webhook_configurations, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configuration_watch_next(
    admission_v1beta1_mutating_webhook_configuration_watch watch,
    kin_deadline deadline, kin_watch_event *ret,
    admission_v1beta1_mutating_webhook_configuration *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct admission_v1beta1_mutating_webhook_configuration_informer {
    kin_informer *informer;
} admission_v1beta1_mutating_webhook_configuration_informer;
static inline admission_v1beta1_mutating_webhook_configuration_informer
    admission_v1beta1_mutating_webhook_configuration_informer_of(
    kin_informer *informer)
{
    admission_v1beta1_mutating_webhook_configuration_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    admission_v1beta1_mutating_webhook_configurations_informer(
    kin_factory *factory,
    admission_v1beta1_mutating_webhook_configuration_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory,
        admission_v1beta1_mutating_webhook_configurations, &ret->informer, err);
}
typedef struct admission_v1beta1_mutating_webhook_configuration_handler {
    void (*on_add)(admission_v1beta1_mutating_webhook_configuration view,
        bool is_initial, void *userdata);
    void (*on_update)(admission_v1beta1_mutating_webhook_configuration old_view,
        admission_v1beta1_mutating_webhook_configuration view, void *userdata);
    void (*on_delete)(admission_v1beta1_mutating_webhook_configuration view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(admission_v1beta1_mutating_webhook_configuration view,
        void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        admission_v1beta1_mutating_webhook_configuration view, void *userdata);
} admission_v1beta1_mutating_webhook_configuration_handler;
static inline void admission_v1beta1_mutating_webhook_configuration_on_event_(
    const kin_event *event, void *userdata)
{
    const admission_v1beta1_mutating_webhook_configuration_handler *own = (
        const admission_v1beta1_mutating_webhook_configuration_handler
        *)userdata;
    own->on_event(event, admission_v1beta1_mutating_webhook_configuration_of(
        event->object), own->userdata);
}
static inline void admission_v1beta1_mutating_webhook_configuration_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const admission_v1beta1_mutating_webhook_configuration_handler *own = (
        const admission_v1beta1_mutating_webhook_configuration_handler
        *)userdata;
    own->on_add(admission_v1beta1_mutating_webhook_configuration_of(object),
        is_initial, own->userdata);
}
static inline void admission_v1beta1_mutating_webhook_configuration_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const admission_v1beta1_mutating_webhook_configuration_handler *own = (
        const admission_v1beta1_mutating_webhook_configuration_handler
        *)userdata;
    own->on_update(admission_v1beta1_mutating_webhook_configuration_of(
        old_object), admission_v1beta1_mutating_webhook_configuration_of(
        object), own->userdata);
}
static inline void admission_v1beta1_mutating_webhook_configuration_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const admission_v1beta1_mutating_webhook_configuration_handler *own = (
        const admission_v1beta1_mutating_webhook_configuration_handler
        *)userdata;
    own->on_delete(admission_v1beta1_mutating_webhook_configuration_of(object),
        is_tombstone, own->userdata);
}
static inline void admission_v1beta1_mutating_webhook_configuration_on_synced_(
    void *userdata)
{
    const admission_v1beta1_mutating_webhook_configuration_handler *own = (
        const admission_v1beta1_mutating_webhook_configuration_handler
        *)userdata;
    own->on_synced(own->userdata);
}
static inline bool admission_v1beta1_mutating_webhook_configuration_wants_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_mutating_webhook_configuration_handler *own = (
        const admission_v1beta1_mutating_webhook_configuration_handler
        *)userdata;
    return own->wants(admission_v1beta1_mutating_webhook_configuration_of(
        object), own->userdata);
}
static inline int
    admission_v1beta1_mutating_webhook_configuration_informer_add_handler(
    admission_v1beta1_mutating_webhook_configuration_informer informer,
    const admission_v1beta1_mutating_webhook_configuration_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        admission_v1beta1_mutating_webhook_configuration_on_add_ : NULL;
    handler.on_update = own->on_update ?
        admission_v1beta1_mutating_webhook_configuration_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        admission_v1beta1_mutating_webhook_configuration_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        admission_v1beta1_mutating_webhook_configuration_on_synced_ : NULL;
    handler.wants = own->wants ?
        admission_v1beta1_mutating_webhook_configuration_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        admission_v1beta1_mutating_webhook_configuration_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct admission_v1beta1_mutating_webhook_configuration_lister {
    kin_snapshot *snapshot;
} admission_v1beta1_mutating_webhook_configuration_lister;
typedef struct admission_v1beta1_mutating_webhook_configuration_iter {
    kin_lister_iter it;
} admission_v1beta1_mutating_webhook_configuration_iter;
static inline admission_v1beta1_mutating_webhook_configuration_lister
    admission_v1beta1_mutating_webhook_configuration_informer_lister(
    admission_v1beta1_mutating_webhook_configuration_informer informer)
{
    admission_v1beta1_mutating_webhook_configuration_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void
    admission_v1beta1_mutating_webhook_configuration_lister_auto_release(
    admission_v1beta1_mutating_webhook_configuration_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline admission_v1beta1_mutating_webhook_configuration
    admission_v1beta1_mutating_webhook_configuration_lister_get(
    admission_v1beta1_mutating_webhook_configuration_lister lister,
    kin_str name)
{
    return admission_v1beta1_mutating_webhook_configuration_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline admission_v1beta1_mutating_webhook_configuration_iter
    admission_v1beta1_mutating_webhook_configuration_lister_list(
    admission_v1beta1_mutating_webhook_configuration_lister lister,
    const kin_selector *selector)
{
    admission_v1beta1_mutating_webhook_configuration_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline admission_v1beta1_mutating_webhook_configuration
    admission_v1beta1_mutating_webhook_configuration_iter_next(
    admission_v1beta1_mutating_webhook_configuration_iter *iter)
{
    return admission_v1beta1_mutating_webhook_configuration_of(kin_lister_next(
        &iter->it));
}

static const kin_resource admission_v1beta1_validating_policies[1] = {
    {"admissionregistration.k8s.io", "v1beta1", "validatingadmissionpolicies",
        "ValidatingAdmissionPolicy", true},
};
static inline admission_v1beta1_validating_policy_edit
    admission_v1beta1_validating_policy_new(const kin_allocator *alloc,
    kin_str name)
{
    admission_v1beta1_validating_policy_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, admission_v1beta1_validating_policies,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline admission_v1beta1_validating_policy
    admission_v1beta1_validating_policy_cast(const kin_object *object)
{
    return admission_v1beta1_validating_policy_of(kin_object_is_of(object,
        admission_v1beta1_validating_policies) ? object : NULL);
}
static inline kin_call_opts admission_v1beta1_validating_policies_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int admission_v1beta1_validating_policies_got_(int r,
    kin_object *object, admission_v1beta1_validating_policy *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int admission_v1beta1_validating_policies_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    admission_v1beta1_validating_policy *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, admission_v1beta1_validating_policies, at,
        opts, ret ? &got : NULL, err);
    return admission_v1beta1_validating_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int admission_v1beta1_validating_policies_create(
    kin_client *client, admission_v1beta1_validating_policy_edit at,
    const kin_call_opts *opts, admission_v1beta1_validating_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, admission_v1beta1_validating_policies,
        at.edit, opts, ret ? &got : NULL, err);
    return admission_v1beta1_validating_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int admission_v1beta1_validating_policies_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, admission_v1beta1_validating_policies, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policies_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        admission_v1beta1_validating_policies, opts, NULL, err);
}
KIN_NODISCARD static inline int admission_v1beta1_validating_policies_update(
    kin_client *client, admission_v1beta1_validating_policy_edit at,
    const kin_call_opts *opts, admission_v1beta1_validating_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_validating_policies_part_(opts, "");
    int r = kin_client_update(client, admission_v1beta1_validating_policies,
        at.edit, &own, ret ? &got : NULL, err);
    return admission_v1beta1_validating_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int admission_v1beta1_validating_policies_patch(
    kin_client *client, admission_v1beta1_validating_policy_edit at,
    const kin_call_opts *opts, admission_v1beta1_validating_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_validating_policies_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, admission_v1beta1_validating_policies,
        &what, &own, ret ? &got : NULL, err);
    return admission_v1beta1_validating_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int admission_v1beta1_validating_policies_apply(
    kin_client *client, admission_v1beta1_validating_policy_edit at,
    const kin_call_opts *opts, admission_v1beta1_validating_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_validating_policies_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, admission_v1beta1_validating_policies,
        &what, &own, ret ? &got : NULL, err);
    return admission_v1beta1_validating_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policies_update_status(kin_client *client,
    admission_v1beta1_validating_policy_edit at, const kin_call_opts *opts,
    admission_v1beta1_validating_policy *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_validating_policies_part_(opts,
        "status");
    int r = kin_client_update(client, admission_v1beta1_validating_policies,
        at.edit, &own, ret ? &got : NULL, err);
    return admission_v1beta1_validating_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policies_patch_status(kin_client *client,
    admission_v1beta1_validating_policy_edit at, const kin_call_opts *opts,
    admission_v1beta1_validating_policy *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_validating_policies_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, admission_v1beta1_validating_policies,
        &what, &own, ret ? &got : NULL, err);
    return admission_v1beta1_validating_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policies_apply_status(kin_client *client,
    admission_v1beta1_validating_policy_edit at, const kin_call_opts *opts,
    admission_v1beta1_validating_policy *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_validating_policies_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, admission_v1beta1_validating_policies,
        &what, &own, ret ? &got : NULL, err);
    return admission_v1beta1_validating_policies_got_(r, got, ret);
}
typedef struct admission_v1beta1_validating_policy_list_handler {
    int (*on_item)(admission_v1beta1_validating_policy item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} admission_v1beta1_validating_policy_list_handler;
static inline int admission_v1beta1_validating_policy_list_each_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_validating_policy_list_handler *own = (
        const admission_v1beta1_validating_policy_list_handler *)userdata;
    return own->on_item(admission_v1beta1_validating_policy_of(object),
        own->userdata);
}
static inline int admission_v1beta1_validating_policy_list_restart_(
    void *userdata)
{
    const admission_v1beta1_validating_policy_list_handler *own = (
        const admission_v1beta1_validating_policy_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler admission_v1beta1_validating_policy_list_adapt_(
    admission_v1beta1_validating_policy_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = admission_v1beta1_validating_policy_list_each_;
    handler.on_restart = own->on_restart ?
        admission_v1beta1_validating_policy_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int admission_v1beta1_validating_policies_list(
    kin_client *client, const kin_list_opts *opts,
    const admission_v1beta1_validating_policy_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_validating_policy_list_handler own = *handler;
    kin_list_handler adapted = admission_v1beta1_validating_policy_list_adapt_(
        &own);
    return kin_client_list(client, admission_v1beta1_validating_policies, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int admission_v1beta1_validating_policies_list_all(
    kin_client *client, const kin_list_opts *opts,
    const admission_v1beta1_validating_policy_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_validating_policy_list_handler own = *handler;
    kin_list_handler adapted = admission_v1beta1_validating_policy_list_adapt_(
        &own);
    return kin_client_list_all(client, admission_v1beta1_validating_policies,
        opts, &adapted, ret, err);
}
typedef struct admission_v1beta1_validating_policy_watch {
    kin_watch *watch;
} admission_v1beta1_validating_policy_watch;
static inline void admission_v1beta1_validating_policy_watch_auto_release(
    admission_v1beta1_validating_policy_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int admission_v1beta1_validating_policies_watch(
    kin_client *client, const kin_list_opts *opts,
    admission_v1beta1_validating_policy_watch *ret, kin_error *err)
{
    return kin_client_watch(client, admission_v1beta1_validating_policies, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int admission_v1beta1_validating_policy_watch_next(
    admission_v1beta1_validating_policy_watch watch, kin_deadline deadline,
    kin_watch_event *ret, admission_v1beta1_validating_policy *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct admission_v1beta1_validating_policy_informer {
    kin_informer *informer;
} admission_v1beta1_validating_policy_informer;
static inline admission_v1beta1_validating_policy_informer
    admission_v1beta1_validating_policy_informer_of(kin_informer *informer)
{
    admission_v1beta1_validating_policy_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int admission_v1beta1_validating_policies_informer(
    kin_factory *factory, admission_v1beta1_validating_policy_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, admission_v1beta1_validating_policies,
        &ret->informer, err);
}
typedef struct admission_v1beta1_validating_policy_handler {
    void (*on_add)(admission_v1beta1_validating_policy view, bool is_initial,
        void *userdata);
    void (*on_update)(admission_v1beta1_validating_policy old_view,
        admission_v1beta1_validating_policy view, void *userdata);
    void (*on_delete)(admission_v1beta1_validating_policy view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(admission_v1beta1_validating_policy view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        admission_v1beta1_validating_policy view, void *userdata);
} admission_v1beta1_validating_policy_handler;
static inline void admission_v1beta1_validating_policy_on_event_(
    const kin_event *event, void *userdata)
{
    const admission_v1beta1_validating_policy_handler *own = (
        const admission_v1beta1_validating_policy_handler *)userdata;
    own->on_event(event, admission_v1beta1_validating_policy_of(event->object),
        own->userdata);
}
static inline void admission_v1beta1_validating_policy_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const admission_v1beta1_validating_policy_handler *own = (
        const admission_v1beta1_validating_policy_handler *)userdata;
    own->on_add(admission_v1beta1_validating_policy_of(object), is_initial,
        own->userdata);
}
static inline void admission_v1beta1_validating_policy_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const admission_v1beta1_validating_policy_handler *own = (
        const admission_v1beta1_validating_policy_handler *)userdata;
    own->on_update(admission_v1beta1_validating_policy_of(old_object),
        admission_v1beta1_validating_policy_of(object), own->userdata);
}
static inline void admission_v1beta1_validating_policy_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const admission_v1beta1_validating_policy_handler *own = (
        const admission_v1beta1_validating_policy_handler *)userdata;
    own->on_delete(admission_v1beta1_validating_policy_of(object), is_tombstone,
        own->userdata);
}
static inline void admission_v1beta1_validating_policy_on_synced_(
    void *userdata)
{
    const admission_v1beta1_validating_policy_handler *own = (
        const admission_v1beta1_validating_policy_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool admission_v1beta1_validating_policy_wants_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_validating_policy_handler *own = (
        const admission_v1beta1_validating_policy_handler *)userdata;
    return own->wants(admission_v1beta1_validating_policy_of(object),
        own->userdata);
}
static inline int admission_v1beta1_validating_policy_informer_add_handler(
    admission_v1beta1_validating_policy_informer informer,
    const admission_v1beta1_validating_policy_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? admission_v1beta1_validating_policy_on_add_
        : NULL;
    handler.on_update = own->on_update ?
        admission_v1beta1_validating_policy_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        admission_v1beta1_validating_policy_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        admission_v1beta1_validating_policy_on_synced_ : NULL;
    handler.wants = own->wants ? admission_v1beta1_validating_policy_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        admission_v1beta1_validating_policy_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct admission_v1beta1_validating_policy_lister {
    kin_snapshot *snapshot;
} admission_v1beta1_validating_policy_lister;
typedef struct admission_v1beta1_validating_policy_iter {
    kin_lister_iter it;
} admission_v1beta1_validating_policy_iter;
static inline admission_v1beta1_validating_policy_lister
    admission_v1beta1_validating_policy_informer_lister(
    admission_v1beta1_validating_policy_informer informer)
{
    admission_v1beta1_validating_policy_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void admission_v1beta1_validating_policy_lister_auto_release(
    admission_v1beta1_validating_policy_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline admission_v1beta1_validating_policy
    admission_v1beta1_validating_policy_lister_get(
    admission_v1beta1_validating_policy_lister lister, kin_str name)
{
    return admission_v1beta1_validating_policy_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline admission_v1beta1_validating_policy_iter
    admission_v1beta1_validating_policy_lister_list(
    admission_v1beta1_validating_policy_lister lister,
    const kin_selector *selector)
{
    admission_v1beta1_validating_policy_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline admission_v1beta1_validating_policy
    admission_v1beta1_validating_policy_iter_next(
    admission_v1beta1_validating_policy_iter *iter)
{
    return admission_v1beta1_validating_policy_of(kin_lister_next(&iter->it));
}

static const kin_resource admission_v1beta1_validating_policy_bindings[1] = {
    {"admissionregistration.k8s.io", "v1beta1",
        "validatingadmissionpolicybindings", "ValidatingAdmissionPolicyBinding",
        true},
};
static inline admission_v1beta1_validating_policy_binding_edit
    admission_v1beta1_validating_policy_binding_new(const kin_allocator *alloc,
    kin_str name)
{
    admission_v1beta1_validating_policy_binding_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc,
        admission_v1beta1_validating_policy_bindings, named);
    at.spot = kin_edit_root();
    return at;
}
static inline admission_v1beta1_validating_policy_binding
    admission_v1beta1_validating_policy_binding_cast(const kin_object *object)
{
    return admission_v1beta1_validating_policy_binding_of(kin_object_is_of(
        object, admission_v1beta1_validating_policy_bindings) ? object : NULL);
}
static inline kin_call_opts admission_v1beta1_validating_policy_bindings_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int admission_v1beta1_validating_policy_bindings_got_(int r,
    kin_object *object, admission_v1beta1_validating_policy_binding *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_bindings_get(kin_client *client,
    kin_str name, const kin_call_opts *opts,
    admission_v1beta1_validating_policy_binding *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, admission_v1beta1_validating_policy_bindings,
        at, opts, ret ? &got : NULL, err);
    return admission_v1beta1_validating_policy_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_bindings_create(kin_client *client,
    admission_v1beta1_validating_policy_binding_edit at,
    const kin_call_opts *opts, admission_v1beta1_validating_policy_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client,
        admission_v1beta1_validating_policy_bindings, at.edit, opts,
        ret ? &got : NULL, err);
    return admission_v1beta1_validating_policy_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_bindings_delete(kin_client *client,
    kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client,
        admission_v1beta1_validating_policy_bindings, at, opts, NULL, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_bindings_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        admission_v1beta1_validating_policy_bindings, opts, NULL, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_bindings_update(kin_client *client,
    admission_v1beta1_validating_policy_binding_edit at,
    const kin_call_opts *opts, admission_v1beta1_validating_policy_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_validating_policy_bindings_part_(opts,
        "");
    int r = kin_client_update(client,
        admission_v1beta1_validating_policy_bindings, at.edit, &own,
        ret ? &got : NULL, err);
    return admission_v1beta1_validating_policy_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_bindings_patch(kin_client *client,
    admission_v1beta1_validating_policy_binding_edit at,
    const kin_call_opts *opts, admission_v1beta1_validating_policy_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_validating_policy_bindings_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        admission_v1beta1_validating_policy_bindings, &what, &own,
        ret ? &got : NULL, err);
    return admission_v1beta1_validating_policy_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_bindings_apply(kin_client *client,
    admission_v1beta1_validating_policy_binding_edit at,
    const kin_call_opts *opts, admission_v1beta1_validating_policy_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = admission_v1beta1_validating_policy_bindings_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        admission_v1beta1_validating_policy_bindings, &what, &own,
        ret ? &got : NULL, err);
    return admission_v1beta1_validating_policy_bindings_got_(r, got, ret);
}
typedef struct admission_v1beta1_validating_policy_binding_list_handler {
    int (*on_item)(admission_v1beta1_validating_policy_binding item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} admission_v1beta1_validating_policy_binding_list_handler;
static inline int admission_v1beta1_validating_policy_binding_list_each_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_validating_policy_binding_list_handler *own = (
        const admission_v1beta1_validating_policy_binding_list_handler
        *)userdata;
    return own->on_item(admission_v1beta1_validating_policy_binding_of(object),
        own->userdata);
}
static inline int admission_v1beta1_validating_policy_binding_list_restart_(
    void *userdata)
{
    const admission_v1beta1_validating_policy_binding_list_handler *own = (
        const admission_v1beta1_validating_policy_binding_list_handler
        *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    admission_v1beta1_validating_policy_binding_list_adapt_(
    admission_v1beta1_validating_policy_binding_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = admission_v1beta1_validating_policy_binding_list_each_;
    handler.on_restart = own->on_restart ?
        admission_v1beta1_validating_policy_binding_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_bindings_list(kin_client *client,
    const kin_list_opts *opts,
    const admission_v1beta1_validating_policy_binding_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_validating_policy_binding_list_handler own = *handler;
    kin_list_handler adapted =
        admission_v1beta1_validating_policy_binding_list_adapt_(&own);
    return kin_client_list(client, admission_v1beta1_validating_policy_bindings,
        opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_bindings_list_all(kin_client *client,
    const kin_list_opts *opts,
    const admission_v1beta1_validating_policy_binding_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_validating_policy_binding_list_handler own = *handler;
    kin_list_handler adapted =
        admission_v1beta1_validating_policy_binding_list_adapt_(&own);
    return kin_client_list_all(client,
        admission_v1beta1_validating_policy_bindings, opts, &adapted, ret, err);
}
typedef struct admission_v1beta1_validating_policy_binding_watch {
    kin_watch *watch;
} admission_v1beta1_validating_policy_binding_watch;
static inline void
    admission_v1beta1_validating_policy_binding_watch_auto_release(
    admission_v1beta1_validating_policy_binding_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_bindings_watch(kin_client *client,
    const kin_list_opts *opts,
    admission_v1beta1_validating_policy_binding_watch *ret, kin_error *err)
{
    return kin_client_watch(client,
        admission_v1beta1_validating_policy_bindings, opts, &ret->watch, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_binding_watch_next(
    admission_v1beta1_validating_policy_binding_watch watch,
    kin_deadline deadline, kin_watch_event *ret,
    admission_v1beta1_validating_policy_binding *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct admission_v1beta1_validating_policy_binding_informer {
    kin_informer *informer;
} admission_v1beta1_validating_policy_binding_informer;
static inline admission_v1beta1_validating_policy_binding_informer
    admission_v1beta1_validating_policy_binding_informer_of(
    kin_informer *informer)
{
    admission_v1beta1_validating_policy_binding_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_policy_bindings_informer(kin_factory *factory,
    admission_v1beta1_validating_policy_binding_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory,
        admission_v1beta1_validating_policy_bindings, &ret->informer, err);
}
typedef struct admission_v1beta1_validating_policy_binding_handler {
    void (*on_add)(admission_v1beta1_validating_policy_binding view,
        bool is_initial, void *userdata);
    void (*on_update)(admission_v1beta1_validating_policy_binding old_view,
        admission_v1beta1_validating_policy_binding view, void *userdata);
    void (*on_delete)(admission_v1beta1_validating_policy_binding view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(admission_v1beta1_validating_policy_binding view,
        void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        admission_v1beta1_validating_policy_binding view, void *userdata);
} admission_v1beta1_validating_policy_binding_handler;
static inline void admission_v1beta1_validating_policy_binding_on_event_(
    const kin_event *event, void *userdata)
{
    const admission_v1beta1_validating_policy_binding_handler *own = (
        const admission_v1beta1_validating_policy_binding_handler *)userdata;
    own->on_event(event, admission_v1beta1_validating_policy_binding_of(
        event->object), own->userdata);
}
static inline void admission_v1beta1_validating_policy_binding_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const admission_v1beta1_validating_policy_binding_handler *own = (
        const admission_v1beta1_validating_policy_binding_handler *)userdata;
    own->on_add(admission_v1beta1_validating_policy_binding_of(object),
        is_initial, own->userdata);
}
static inline void admission_v1beta1_validating_policy_binding_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const admission_v1beta1_validating_policy_binding_handler *own = (
        const admission_v1beta1_validating_policy_binding_handler *)userdata;
    own->on_update(admission_v1beta1_validating_policy_binding_of(old_object),
        admission_v1beta1_validating_policy_binding_of(object), own->userdata);
}
static inline void admission_v1beta1_validating_policy_binding_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const admission_v1beta1_validating_policy_binding_handler *own = (
        const admission_v1beta1_validating_policy_binding_handler *)userdata;
    own->on_delete(admission_v1beta1_validating_policy_binding_of(object),
        is_tombstone, own->userdata);
}
static inline void admission_v1beta1_validating_policy_binding_on_synced_(
    void *userdata)
{
    const admission_v1beta1_validating_policy_binding_handler *own = (
        const admission_v1beta1_validating_policy_binding_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool admission_v1beta1_validating_policy_binding_wants_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_validating_policy_binding_handler *own = (
        const admission_v1beta1_validating_policy_binding_handler *)userdata;
    return own->wants(admission_v1beta1_validating_policy_binding_of(object),
        own->userdata);
}
static inline int
    admission_v1beta1_validating_policy_binding_informer_add_handler(
    admission_v1beta1_validating_policy_binding_informer informer,
    const admission_v1beta1_validating_policy_binding_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        admission_v1beta1_validating_policy_binding_on_add_ : NULL;
    handler.on_update = own->on_update ?
        admission_v1beta1_validating_policy_binding_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        admission_v1beta1_validating_policy_binding_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        admission_v1beta1_validating_policy_binding_on_synced_ : NULL;
    handler.wants = own->wants ?
        admission_v1beta1_validating_policy_binding_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        admission_v1beta1_validating_policy_binding_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct admission_v1beta1_validating_policy_binding_lister {
    kin_snapshot *snapshot;
} admission_v1beta1_validating_policy_binding_lister;
typedef struct admission_v1beta1_validating_policy_binding_iter {
    kin_lister_iter it;
} admission_v1beta1_validating_policy_binding_iter;
static inline admission_v1beta1_validating_policy_binding_lister
    admission_v1beta1_validating_policy_binding_informer_lister(
    admission_v1beta1_validating_policy_binding_informer informer)
{
    admission_v1beta1_validating_policy_binding_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void
    admission_v1beta1_validating_policy_binding_lister_auto_release(
    admission_v1beta1_validating_policy_binding_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline admission_v1beta1_validating_policy_binding
    admission_v1beta1_validating_policy_binding_lister_get(
    admission_v1beta1_validating_policy_binding_lister lister, kin_str name)
{
    return admission_v1beta1_validating_policy_binding_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline admission_v1beta1_validating_policy_binding_iter
    admission_v1beta1_validating_policy_binding_lister_list(
    admission_v1beta1_validating_policy_binding_lister lister,
    const kin_selector *selector)
{
    admission_v1beta1_validating_policy_binding_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline admission_v1beta1_validating_policy_binding
    admission_v1beta1_validating_policy_binding_iter_next(
    admission_v1beta1_validating_policy_binding_iter *iter)
{
    return admission_v1beta1_validating_policy_binding_of(kin_lister_next(
        &iter->it));
}

static const kin_resource
    admission_v1beta1_validating_webhook_configurations[1] = {
    {"admissionregistration.k8s.io", "v1beta1",
        "validatingwebhookconfigurations", "ValidatingWebhookConfiguration",
        true},
};
static inline admission_v1beta1_validating_webhook_configuration_edit
    admission_v1beta1_validating_webhook_configuration_new(
    const kin_allocator *alloc, kin_str name)
{
    admission_v1beta1_validating_webhook_configuration_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc,
        admission_v1beta1_validating_webhook_configurations, named);
    at.spot = kin_edit_root();
    return at;
}
static inline admission_v1beta1_validating_webhook_configuration
    admission_v1beta1_validating_webhook_configuration_cast(
    const kin_object *object)
{
    return admission_v1beta1_validating_webhook_configuration_of(
        kin_object_is_of(object,
        admission_v1beta1_validating_webhook_configurations) ? object : NULL);
}
static inline kin_call_opts
    admission_v1beta1_validating_webhook_configurations_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int admission_v1beta1_validating_webhook_configurations_got_(
    int r, kin_object *object,
    admission_v1beta1_validating_webhook_configuration *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configurations_get(kin_client *client,
    kin_str name, const kin_call_opts *opts,
    admission_v1beta1_validating_webhook_configuration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client,
        admission_v1beta1_validating_webhook_configurations, at, opts,
        ret ? &got : NULL, err);
    return admission_v1beta1_validating_webhook_configurations_got_(r, got,
        ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configurations_create(
    kin_client *client,
    admission_v1beta1_validating_webhook_configuration_edit at,
    const kin_call_opts *opts,
    admission_v1beta1_validating_webhook_configuration *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client,
        admission_v1beta1_validating_webhook_configurations, at.edit, opts,
        ret ? &got : NULL, err);
    return admission_v1beta1_validating_webhook_configurations_got_(r, got,
        ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configurations_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client,
        admission_v1beta1_validating_webhook_configurations, at, opts, NULL,
        err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configurations_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        admission_v1beta1_validating_webhook_configurations, opts, NULL, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configurations_update(
    kin_client *client,
    admission_v1beta1_validating_webhook_configuration_edit at,
    const kin_call_opts *opts,
    admission_v1beta1_validating_webhook_configuration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own =
        admission_v1beta1_validating_webhook_configurations_part_(opts, "");
    int r = kin_client_update(client,
        admission_v1beta1_validating_webhook_configurations, at.edit, &own,
        ret ? &got : NULL, err);
    return admission_v1beta1_validating_webhook_configurations_got_(r, got,
        ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configurations_patch(
    kin_client *client,
    admission_v1beta1_validating_webhook_configuration_edit at,
    const kin_call_opts *opts,
    admission_v1beta1_validating_webhook_configuration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own =
        admission_v1beta1_validating_webhook_configurations_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        admission_v1beta1_validating_webhook_configurations, &what, &own,
        ret ? &got : NULL, err);
    return admission_v1beta1_validating_webhook_configurations_got_(r, got,
        ret);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configurations_apply(
    kin_client *client,
    admission_v1beta1_validating_webhook_configuration_edit at,
    const kin_call_opts *opts,
    admission_v1beta1_validating_webhook_configuration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own =
        admission_v1beta1_validating_webhook_configurations_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        admission_v1beta1_validating_webhook_configurations, &what, &own,
        ret ? &got : NULL, err);
    return admission_v1beta1_validating_webhook_configurations_got_(r, got,
        ret);
}
typedef struct admission_v1beta1_validating_webhook_configuration_list_handler {
    int (*on_item)(admission_v1beta1_validating_webhook_configuration item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} admission_v1beta1_validating_webhook_configuration_list_handler;
static inline int admission_v1beta1_validating_webhook_configuration_list_each_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_validating_webhook_configuration_list_handler *own
        = (
        const admission_v1beta1_validating_webhook_configuration_list_handler
        *)userdata;
    return own->on_item(admission_v1beta1_validating_webhook_configuration_of(
        object), own->userdata);
}
static inline int
    admission_v1beta1_validating_webhook_configuration_list_restart_(
    void *userdata)
{
    const admission_v1beta1_validating_webhook_configuration_list_handler *own
        = (
        const admission_v1beta1_validating_webhook_configuration_list_handler
        *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    admission_v1beta1_validating_webhook_configuration_list_adapt_(
    admission_v1beta1_validating_webhook_configuration_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item =
        admission_v1beta1_validating_webhook_configuration_list_each_;
    handler.on_restart = own->on_restart ?
        admission_v1beta1_validating_webhook_configuration_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configurations_list(kin_client *client,
    const kin_list_opts *opts,
    const admission_v1beta1_validating_webhook_configuration_list_handler
    *handler, kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_validating_webhook_configuration_list_handler own =
        *handler;
    kin_list_handler adapted =
        admission_v1beta1_validating_webhook_configuration_list_adapt_(&own);
    return kin_client_list(client,
        admission_v1beta1_validating_webhook_configurations, opts, &adapted,
        ret, err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configurations_list_all(
    kin_client *client, const kin_list_opts *opts,
    const admission_v1beta1_validating_webhook_configuration_list_handler
    *handler, kin_list_meta **ret, kin_error *err)
{
    admission_v1beta1_validating_webhook_configuration_list_handler own =
        *handler;
    kin_list_handler adapted =
        admission_v1beta1_validating_webhook_configuration_list_adapt_(&own);
    return kin_client_list_all(client,
        admission_v1beta1_validating_webhook_configurations, opts, &adapted,
        ret, err);
}
typedef struct admission_v1beta1_validating_webhook_configuration_watch {
    kin_watch *watch;
} admission_v1beta1_validating_webhook_configuration_watch;
static inline void
    admission_v1beta1_validating_webhook_configuration_watch_auto_release(
    admission_v1beta1_validating_webhook_configuration_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configurations_watch(
    kin_client *client, const kin_list_opts *opts,
    admission_v1beta1_validating_webhook_configuration_watch *ret,
    kin_error *err)
{
    return kin_client_watch(client,
        admission_v1beta1_validating_webhook_configurations, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configuration_watch_next(
    admission_v1beta1_validating_webhook_configuration_watch watch,
    kin_deadline deadline, kin_watch_event *ret,
    admission_v1beta1_validating_webhook_configuration *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct admission_v1beta1_validating_webhook_configuration_informer {
    kin_informer *informer;
} admission_v1beta1_validating_webhook_configuration_informer;
static inline admission_v1beta1_validating_webhook_configuration_informer
    admission_v1beta1_validating_webhook_configuration_informer_of(
    kin_informer *informer)
{
    admission_v1beta1_validating_webhook_configuration_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    admission_v1beta1_validating_webhook_configurations_informer(
    kin_factory *factory,
    admission_v1beta1_validating_webhook_configuration_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory,
        admission_v1beta1_validating_webhook_configurations, &ret->informer,
        err);
}
typedef struct admission_v1beta1_validating_webhook_configuration_handler {
    void (*on_add)(admission_v1beta1_validating_webhook_configuration view,
        bool is_initial, void *userdata);
    void (*on_update)(
        admission_v1beta1_validating_webhook_configuration old_view,
        admission_v1beta1_validating_webhook_configuration view,
        void *userdata);
    void (*on_delete)(admission_v1beta1_validating_webhook_configuration view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(admission_v1beta1_validating_webhook_configuration view,
        void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        admission_v1beta1_validating_webhook_configuration view,
        void *userdata);
} admission_v1beta1_validating_webhook_configuration_handler;
static inline void admission_v1beta1_validating_webhook_configuration_on_event_(
    const kin_event *event, void *userdata)
{
    const admission_v1beta1_validating_webhook_configuration_handler *own = (
        const admission_v1beta1_validating_webhook_configuration_handler
        *)userdata;
    own->on_event(event, admission_v1beta1_validating_webhook_configuration_of(
        event->object), own->userdata);
}
static inline void admission_v1beta1_validating_webhook_configuration_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const admission_v1beta1_validating_webhook_configuration_handler *own = (
        const admission_v1beta1_validating_webhook_configuration_handler
        *)userdata;
    own->on_add(admission_v1beta1_validating_webhook_configuration_of(object),
        is_initial, own->userdata);
}
static inline void
    admission_v1beta1_validating_webhook_configuration_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const admission_v1beta1_validating_webhook_configuration_handler *own = (
        const admission_v1beta1_validating_webhook_configuration_handler
        *)userdata;
    own->on_update(admission_v1beta1_validating_webhook_configuration_of(
        old_object), admission_v1beta1_validating_webhook_configuration_of(
        object), own->userdata);
}
static inline void
    admission_v1beta1_validating_webhook_configuration_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const admission_v1beta1_validating_webhook_configuration_handler *own = (
        const admission_v1beta1_validating_webhook_configuration_handler
        *)userdata;
    own->on_delete(admission_v1beta1_validating_webhook_configuration_of(
        object), is_tombstone, own->userdata);
}
static inline void
    admission_v1beta1_validating_webhook_configuration_on_synced_(
    void *userdata)
{
    const admission_v1beta1_validating_webhook_configuration_handler *own = (
        const admission_v1beta1_validating_webhook_configuration_handler
        *)userdata;
    own->on_synced(own->userdata);
}
static inline bool admission_v1beta1_validating_webhook_configuration_wants_(
    const kin_object *object, void *userdata)
{
    const admission_v1beta1_validating_webhook_configuration_handler *own = (
        const admission_v1beta1_validating_webhook_configuration_handler
        *)userdata;
    return own->wants(admission_v1beta1_validating_webhook_configuration_of(
        object), own->userdata);
}
static inline int
    admission_v1beta1_validating_webhook_configuration_informer_add_handler(
    admission_v1beta1_validating_webhook_configuration_informer informer,
    const admission_v1beta1_validating_webhook_configuration_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        admission_v1beta1_validating_webhook_configuration_on_add_ : NULL;
    handler.on_update = own->on_update ?
        admission_v1beta1_validating_webhook_configuration_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        admission_v1beta1_validating_webhook_configuration_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        admission_v1beta1_validating_webhook_configuration_on_synced_ : NULL;
    handler.wants = own->wants ?
        admission_v1beta1_validating_webhook_configuration_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        admission_v1beta1_validating_webhook_configuration_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct admission_v1beta1_validating_webhook_configuration_lister {
    kin_snapshot *snapshot;
} admission_v1beta1_validating_webhook_configuration_lister;
typedef struct admission_v1beta1_validating_webhook_configuration_iter {
    kin_lister_iter it;
} admission_v1beta1_validating_webhook_configuration_iter;
static inline admission_v1beta1_validating_webhook_configuration_lister
    admission_v1beta1_validating_webhook_configuration_informer_lister(
    admission_v1beta1_validating_webhook_configuration_informer informer)
{
    admission_v1beta1_validating_webhook_configuration_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void
    admission_v1beta1_validating_webhook_configuration_lister_auto_release(
    admission_v1beta1_validating_webhook_configuration_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline admission_v1beta1_validating_webhook_configuration
    admission_v1beta1_validating_webhook_configuration_lister_get(
    admission_v1beta1_validating_webhook_configuration_lister lister,
    kin_str name)
{
    return admission_v1beta1_validating_webhook_configuration_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline admission_v1beta1_validating_webhook_configuration_iter
    admission_v1beta1_validating_webhook_configuration_lister_list(
    admission_v1beta1_validating_webhook_configuration_lister lister,
    const kin_selector *selector)
{
    admission_v1beta1_validating_webhook_configuration_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline admission_v1beta1_validating_webhook_configuration
    admission_v1beta1_validating_webhook_configuration_iter_next(
    admission_v1beta1_validating_webhook_configuration_iter *iter)
{
    return admission_v1beta1_validating_webhook_configuration_of(
        kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_ADMISSION_V1BETA1_H */
