/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of batch/v1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_BATCH_V1_H
#define KIN_API_BATCH_V1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/api/scheduling/v1alpha3.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct batch_v1_cron_job {
    const kin_object *object;
} batch_v1_cron_job;
typedef struct batch_v1_cron_job_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_cron_job_edit;
static inline batch_v1_cron_job batch_v1_cron_job_of(const kin_object *object)
{
    batch_v1_cron_job view;
    view.object = object;
    return view;
}
static inline batch_v1_cron_job batch_v1_cron_job_ref(batch_v1_cron_job view)
{
    return batch_v1_cron_job_of(kin_object_ref(view.object));
}
static inline void batch_v1_cron_job_unref(batch_v1_cron_job view)
{
    (void)kin_object_unref(view.object);
}
static inline void batch_v1_cron_job_auto_release(batch_v1_cron_job *view)
{
    batch_v1_cron_job_unref(*view);
}
static inline batch_v1_cron_job_edit batch_v1_cron_job_change(
    const kin_allocator *alloc, batch_v1_cron_job view)
{
    batch_v1_cron_job_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void batch_v1_cron_job_edit_free(batch_v1_cron_job_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void batch_v1_cron_job_edit_auto_release(
    batch_v1_cron_job_edit *at)
{
    batch_v1_cron_job_edit_free(*at);
}

typedef struct batch_v1_cron_job_spec {
    kin_value value;
} batch_v1_cron_job_spec;
typedef struct batch_v1_cron_job_spec_list {
    kin_value value;
} batch_v1_cron_job_spec_list;
typedef struct batch_v1_cron_job_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_cron_job_spec_edit;
static inline batch_v1_cron_job_spec batch_v1_cron_job_spec_of(kin_value value)
{
    batch_v1_cron_job_spec view;
    view.value = value;
    return view;
}
static inline batch_v1_cron_job_spec_list batch_v1_cron_job_spec_list_of(
    kin_value value)
{
    batch_v1_cron_job_spec_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_cron_job_spec_list_count(
    batch_v1_cron_job_spec_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_cron_job_spec batch_v1_cron_job_spec_list_at(
    batch_v1_cron_job_spec_list list, size_t index)
{
    return batch_v1_cron_job_spec_of(kin_value_at(list.value, index));
}
static inline batch_v1_cron_job_spec_edit batch_v1_cron_job_spec_edit_of(
    kin_edit *edit, kin_spot spot)
{
    batch_v1_cron_job_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_cron_job_spec_edit_copy(
    batch_v1_cron_job_spec_edit at, batch_v1_cron_job_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_cron_job_status {
    kin_value value;
} batch_v1_cron_job_status;
typedef struct batch_v1_cron_job_status_list {
    kin_value value;
} batch_v1_cron_job_status_list;
typedef struct batch_v1_cron_job_status_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_cron_job_status_edit;
static inline batch_v1_cron_job_status batch_v1_cron_job_status_of(
    kin_value value)
{
    batch_v1_cron_job_status view;
    view.value = value;
    return view;
}
static inline batch_v1_cron_job_status_list batch_v1_cron_job_status_list_of(
    kin_value value)
{
    batch_v1_cron_job_status_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_cron_job_status_list_count(
    batch_v1_cron_job_status_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_cron_job_status batch_v1_cron_job_status_list_at(
    batch_v1_cron_job_status_list list, size_t index)
{
    return batch_v1_cron_job_status_of(kin_value_at(list.value, index));
}
static inline batch_v1_cron_job_status_edit batch_v1_cron_job_status_edit_of(
    kin_edit *edit, kin_spot spot)
{
    batch_v1_cron_job_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_cron_job_status_edit_copy(
    batch_v1_cron_job_status_edit at, batch_v1_cron_job_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_job {
    const kin_object *object;
} batch_v1_job;
typedef struct batch_v1_job_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_job_edit;
static inline batch_v1_job batch_v1_job_of(const kin_object *object)
{
    batch_v1_job view;
    view.object = object;
    return view;
}
static inline batch_v1_job batch_v1_job_ref(batch_v1_job view)
{
    return batch_v1_job_of(kin_object_ref(view.object));
}
static inline void batch_v1_job_unref(batch_v1_job view)
{
    (void)kin_object_unref(view.object);
}
static inline void batch_v1_job_auto_release(batch_v1_job *view)
{
    batch_v1_job_unref(*view);
}
static inline batch_v1_job_edit batch_v1_job_change(const kin_allocator *alloc,
    batch_v1_job view)
{
    batch_v1_job_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void batch_v1_job_edit_free(batch_v1_job_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void batch_v1_job_edit_auto_release(batch_v1_job_edit *at)
{
    batch_v1_job_edit_free(*at);
}

typedef struct batch_v1_job_condition {
    kin_value value;
} batch_v1_job_condition;
typedef struct batch_v1_job_condition_list {
    kin_value value;
} batch_v1_job_condition_list;
typedef struct batch_v1_job_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_job_condition_edit;
static inline batch_v1_job_condition batch_v1_job_condition_of(kin_value value)
{
    batch_v1_job_condition view;
    view.value = value;
    return view;
}
static inline batch_v1_job_condition_list batch_v1_job_condition_list_of(
    kin_value value)
{
    batch_v1_job_condition_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_job_condition_list_count(
    batch_v1_job_condition_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_job_condition batch_v1_job_condition_list_at(
    batch_v1_job_condition_list list, size_t index)
{
    return batch_v1_job_condition_of(kin_value_at(list.value, index));
}
static inline batch_v1_job_condition_edit batch_v1_job_condition_edit_of(
    kin_edit *edit, kin_spot spot)
{
    batch_v1_job_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_job_condition_edit_copy(
    batch_v1_job_condition_edit at, batch_v1_job_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_job_scheduling_configuration {
    kin_value value;
} batch_v1_job_scheduling_configuration;
typedef struct batch_v1_job_scheduling_configuration_list {
    kin_value value;
} batch_v1_job_scheduling_configuration_list;
typedef struct batch_v1_job_scheduling_configuration_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_job_scheduling_configuration_edit;
static inline batch_v1_job_scheduling_configuration
    batch_v1_job_scheduling_configuration_of(kin_value value)
{
    batch_v1_job_scheduling_configuration view;
    view.value = value;
    return view;
}
static inline batch_v1_job_scheduling_configuration_list
    batch_v1_job_scheduling_configuration_list_of(kin_value value)
{
    batch_v1_job_scheduling_configuration_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_job_scheduling_configuration_list_count(
    batch_v1_job_scheduling_configuration_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_job_scheduling_configuration
    batch_v1_job_scheduling_configuration_list_at(
    batch_v1_job_scheduling_configuration_list list, size_t index)
{
    return batch_v1_job_scheduling_configuration_of(kin_value_at(list.value,
        index));
}
static inline batch_v1_job_scheduling_configuration_edit
    batch_v1_job_scheduling_configuration_edit_of(kin_edit *edit, kin_spot spot)
{
    batch_v1_job_scheduling_configuration_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_job_scheduling_configuration_edit_copy(
    batch_v1_job_scheduling_configuration_edit at,
    batch_v1_job_scheduling_configuration view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_job_spec {
    kin_value value;
} batch_v1_job_spec;
typedef struct batch_v1_job_spec_list {
    kin_value value;
} batch_v1_job_spec_list;
typedef struct batch_v1_job_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_job_spec_edit;
static inline batch_v1_job_spec batch_v1_job_spec_of(kin_value value)
{
    batch_v1_job_spec view;
    view.value = value;
    return view;
}
static inline batch_v1_job_spec_list batch_v1_job_spec_list_of(kin_value value)
{
    batch_v1_job_spec_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_job_spec_list_count(batch_v1_job_spec_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_job_spec batch_v1_job_spec_list_at(
    batch_v1_job_spec_list list, size_t index)
{
    return batch_v1_job_spec_of(kin_value_at(list.value, index));
}
static inline batch_v1_job_spec_edit batch_v1_job_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    batch_v1_job_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_job_spec_edit_copy(batch_v1_job_spec_edit at,
    batch_v1_job_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_job_status {
    kin_value value;
} batch_v1_job_status;
typedef struct batch_v1_job_status_list {
    kin_value value;
} batch_v1_job_status_list;
typedef struct batch_v1_job_status_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_job_status_edit;
static inline batch_v1_job_status batch_v1_job_status_of(kin_value value)
{
    batch_v1_job_status view;
    view.value = value;
    return view;
}
static inline batch_v1_job_status_list batch_v1_job_status_list_of(
    kin_value value)
{
    batch_v1_job_status_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_job_status_list_count(
    batch_v1_job_status_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_job_status batch_v1_job_status_list_at(
    batch_v1_job_status_list list, size_t index)
{
    return batch_v1_job_status_of(kin_value_at(list.value, index));
}
static inline batch_v1_job_status_edit batch_v1_job_status_edit_of(
    kin_edit *edit, kin_spot spot)
{
    batch_v1_job_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_job_status_edit_copy(batch_v1_job_status_edit at,
    batch_v1_job_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_job_template_spec {
    kin_value value;
} batch_v1_job_template_spec;
typedef struct batch_v1_job_template_spec_list {
    kin_value value;
} batch_v1_job_template_spec_list;
typedef struct batch_v1_job_template_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_job_template_spec_edit;
static inline batch_v1_job_template_spec batch_v1_job_template_spec_of(
    kin_value value)
{
    batch_v1_job_template_spec view;
    view.value = value;
    return view;
}
static inline batch_v1_job_template_spec_list
    batch_v1_job_template_spec_list_of(kin_value value)
{
    batch_v1_job_template_spec_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_job_template_spec_list_count(
    batch_v1_job_template_spec_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_job_template_spec batch_v1_job_template_spec_list_at(
    batch_v1_job_template_spec_list list, size_t index)
{
    return batch_v1_job_template_spec_of(kin_value_at(list.value, index));
}
static inline batch_v1_job_template_spec_edit
    batch_v1_job_template_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    batch_v1_job_template_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_job_template_spec_edit_copy(
    batch_v1_job_template_spec_edit at, batch_v1_job_template_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_pod_failure_policy {
    kin_value value;
} batch_v1_pod_failure_policy;
typedef struct batch_v1_pod_failure_policy_list {
    kin_value value;
} batch_v1_pod_failure_policy_list;
typedef struct batch_v1_pod_failure_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_pod_failure_policy_edit;
static inline batch_v1_pod_failure_policy batch_v1_pod_failure_policy_of(
    kin_value value)
{
    batch_v1_pod_failure_policy view;
    view.value = value;
    return view;
}
static inline batch_v1_pod_failure_policy_list
    batch_v1_pod_failure_policy_list_of(kin_value value)
{
    batch_v1_pod_failure_policy_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_pod_failure_policy_list_count(
    batch_v1_pod_failure_policy_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_pod_failure_policy batch_v1_pod_failure_policy_list_at(
    batch_v1_pod_failure_policy_list list, size_t index)
{
    return batch_v1_pod_failure_policy_of(kin_value_at(list.value, index));
}
static inline batch_v1_pod_failure_policy_edit
    batch_v1_pod_failure_policy_edit_of(kin_edit *edit, kin_spot spot)
{
    batch_v1_pod_failure_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_pod_failure_policy_edit_copy(
    batch_v1_pod_failure_policy_edit at, batch_v1_pod_failure_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_pod_failure_policy_on_exit_codes_requirement {
    kin_value value;
} batch_v1_pod_failure_policy_on_exit_codes_requirement;
typedef struct batch_v1_pod_failure_policy_on_exit_codes_requirement_list {
    kin_value value;
} batch_v1_pod_failure_policy_on_exit_codes_requirement_list;
typedef struct batch_v1_pod_failure_policy_on_exit_codes_requirement_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_pod_failure_policy_on_exit_codes_requirement_edit;
static inline batch_v1_pod_failure_policy_on_exit_codes_requirement
    batch_v1_pod_failure_policy_on_exit_codes_requirement_of(kin_value value)
{
    batch_v1_pod_failure_policy_on_exit_codes_requirement view;
    view.value = value;
    return view;
}
static inline batch_v1_pod_failure_policy_on_exit_codes_requirement_list
    batch_v1_pod_failure_policy_on_exit_codes_requirement_list_of(
    kin_value value)
{
    batch_v1_pod_failure_policy_on_exit_codes_requirement_list list;
    list.value = value;
    return list;
}
static inline size_t
    batch_v1_pod_failure_policy_on_exit_codes_requirement_list_count(
    batch_v1_pod_failure_policy_on_exit_codes_requirement_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_pod_failure_policy_on_exit_codes_requirement
    batch_v1_pod_failure_policy_on_exit_codes_requirement_list_at(
    batch_v1_pod_failure_policy_on_exit_codes_requirement_list list,
    size_t index)
{
    return batch_v1_pod_failure_policy_on_exit_codes_requirement_of(
        kin_value_at(list.value, index));
}
static inline batch_v1_pod_failure_policy_on_exit_codes_requirement_edit
    batch_v1_pod_failure_policy_on_exit_codes_requirement_edit_of(
    kin_edit *edit, kin_spot spot)
{
    batch_v1_pod_failure_policy_on_exit_codes_requirement_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    batch_v1_pod_failure_policy_on_exit_codes_requirement_edit_copy(
    batch_v1_pod_failure_policy_on_exit_codes_requirement_edit at,
    batch_v1_pod_failure_policy_on_exit_codes_requirement view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_pod_failure_policy_on_pod_conditions_pattern {
    kin_value value;
} batch_v1_pod_failure_policy_on_pod_conditions_pattern;
typedef struct batch_v1_pod_failure_policy_on_pod_conditions_pattern_list {
    kin_value value;
} batch_v1_pod_failure_policy_on_pod_conditions_pattern_list;
typedef struct batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit;
static inline batch_v1_pod_failure_policy_on_pod_conditions_pattern
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_of(kin_value value)
{
    batch_v1_pod_failure_policy_on_pod_conditions_pattern view;
    view.value = value;
    return view;
}
static inline batch_v1_pod_failure_policy_on_pod_conditions_pattern_list
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_list_of(
    kin_value value)
{
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_list list;
    list.value = value;
    return list;
}
static inline size_t
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_list_count(
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_pod_failure_policy_on_pod_conditions_pattern
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_list_at(
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_list list,
    size_t index)
{
    return batch_v1_pod_failure_policy_on_pod_conditions_pattern_of(
        kin_value_at(list.value, index));
}
static inline batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit_of(
    kin_edit *edit, kin_spot spot)
{
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit_copy(
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit at,
    batch_v1_pod_failure_policy_on_pod_conditions_pattern view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_pod_failure_policy_rule {
    kin_value value;
} batch_v1_pod_failure_policy_rule;
typedef struct batch_v1_pod_failure_policy_rule_list {
    kin_value value;
} batch_v1_pod_failure_policy_rule_list;
typedef struct batch_v1_pod_failure_policy_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_pod_failure_policy_rule_edit;
static inline batch_v1_pod_failure_policy_rule
    batch_v1_pod_failure_policy_rule_of(kin_value value)
{
    batch_v1_pod_failure_policy_rule view;
    view.value = value;
    return view;
}
static inline batch_v1_pod_failure_policy_rule_list
    batch_v1_pod_failure_policy_rule_list_of(kin_value value)
{
    batch_v1_pod_failure_policy_rule_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_pod_failure_policy_rule_list_count(
    batch_v1_pod_failure_policy_rule_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_pod_failure_policy_rule
    batch_v1_pod_failure_policy_rule_list_at(
    batch_v1_pod_failure_policy_rule_list list, size_t index)
{
    return batch_v1_pod_failure_policy_rule_of(kin_value_at(list.value, index));
}
static inline batch_v1_pod_failure_policy_rule_edit
    batch_v1_pod_failure_policy_rule_edit_of(kin_edit *edit, kin_spot spot)
{
    batch_v1_pod_failure_policy_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_pod_failure_policy_rule_edit_copy(
    batch_v1_pod_failure_policy_rule_edit at,
    batch_v1_pod_failure_policy_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_success_policy {
    kin_value value;
} batch_v1_success_policy;
typedef struct batch_v1_success_policy_list {
    kin_value value;
} batch_v1_success_policy_list;
typedef struct batch_v1_success_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_success_policy_edit;
static inline batch_v1_success_policy batch_v1_success_policy_of(
    kin_value value)
{
    batch_v1_success_policy view;
    view.value = value;
    return view;
}
static inline batch_v1_success_policy_list batch_v1_success_policy_list_of(
    kin_value value)
{
    batch_v1_success_policy_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_success_policy_list_count(
    batch_v1_success_policy_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_success_policy batch_v1_success_policy_list_at(
    batch_v1_success_policy_list list, size_t index)
{
    return batch_v1_success_policy_of(kin_value_at(list.value, index));
}
static inline batch_v1_success_policy_edit batch_v1_success_policy_edit_of(
    kin_edit *edit, kin_spot spot)
{
    batch_v1_success_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_success_policy_edit_copy(
    batch_v1_success_policy_edit at, batch_v1_success_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_success_policy_rule {
    kin_value value;
} batch_v1_success_policy_rule;
typedef struct batch_v1_success_policy_rule_list {
    kin_value value;
} batch_v1_success_policy_rule_list;
typedef struct batch_v1_success_policy_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_success_policy_rule_edit;
static inline batch_v1_success_policy_rule batch_v1_success_policy_rule_of(
    kin_value value)
{
    batch_v1_success_policy_rule view;
    view.value = value;
    return view;
}
static inline batch_v1_success_policy_rule_list
    batch_v1_success_policy_rule_list_of(kin_value value)
{
    batch_v1_success_policy_rule_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_success_policy_rule_list_count(
    batch_v1_success_policy_rule_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_success_policy_rule batch_v1_success_policy_rule_list_at(
    batch_v1_success_policy_rule_list list, size_t index)
{
    return batch_v1_success_policy_rule_of(kin_value_at(list.value, index));
}
static inline batch_v1_success_policy_rule_edit
    batch_v1_success_policy_rule_edit_of(kin_edit *edit, kin_spot spot)
{
    batch_v1_success_policy_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_success_policy_rule_edit_copy(
    batch_v1_success_policy_rule_edit at, batch_v1_success_policy_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct batch_v1_uncounted_terminated_pods {
    kin_value value;
} batch_v1_uncounted_terminated_pods;
typedef struct batch_v1_uncounted_terminated_pods_list {
    kin_value value;
} batch_v1_uncounted_terminated_pods_list;
typedef struct batch_v1_uncounted_terminated_pods_edit {
    kin_edit *edit;
    kin_spot spot;
} batch_v1_uncounted_terminated_pods_edit;
static inline batch_v1_uncounted_terminated_pods
    batch_v1_uncounted_terminated_pods_of(kin_value value)
{
    batch_v1_uncounted_terminated_pods view;
    view.value = value;
    return view;
}
static inline batch_v1_uncounted_terminated_pods_list
    batch_v1_uncounted_terminated_pods_list_of(kin_value value)
{
    batch_v1_uncounted_terminated_pods_list list;
    list.value = value;
    return list;
}
static inline size_t batch_v1_uncounted_terminated_pods_list_count(
    batch_v1_uncounted_terminated_pods_list list)
{
    return kin_value_count(list.value);
}
static inline batch_v1_uncounted_terminated_pods
    batch_v1_uncounted_terminated_pods_list_at(
    batch_v1_uncounted_terminated_pods_list list, size_t index)
{
    return batch_v1_uncounted_terminated_pods_of(kin_value_at(list.value,
        index));
}
static inline batch_v1_uncounted_terminated_pods_edit
    batch_v1_uncounted_terminated_pods_edit_of(kin_edit *edit, kin_spot spot)
{
    batch_v1_uncounted_terminated_pods_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int batch_v1_uncounted_terminated_pods_edit_copy(
    batch_v1_uncounted_terminated_pods_edit at,
    batch_v1_uncounted_terminated_pods view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* CompletionMode */
typedef enum batch_v1_completion_mode_enum {
    BATCH_V1_COMPLETION_MODE_OTHER, /* none of these */
    BATCH_V1_COMPLETION_MODE_INDEXED,
    BATCH_V1_COMPLETION_MODE_NON_INDEXED,
} batch_v1_completion_mode_enum;
static inline batch_v1_completion_mode_enum batch_v1_completion_mode_enum_parse(
    kin_str text)
{
    static const char *const names[] = {"Indexed", "NonIndexed"};
    return (batch_v1_completion_mode_enum)kin_field_choice(text, names, sizeof(
        names) / sizeof(names[0]));
}
static inline kin_str batch_v1_completion_mode_enum_text(
    batch_v1_completion_mode_enum choice)
{
    static const char *const names[] = {"Indexed", "NonIndexed"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* ConcurrencyPolicy */
typedef enum batch_v1_concurrency_policy_enum {
    BATCH_V1_CONCURRENCY_POLICY_OTHER, /* none of these */
    BATCH_V1_CONCURRENCY_POLICY_ALLOW,
    BATCH_V1_CONCURRENCY_POLICY_FORBID,
    BATCH_V1_CONCURRENCY_POLICY_REPLACE,
} batch_v1_concurrency_policy_enum;
static inline batch_v1_concurrency_policy_enum
    batch_v1_concurrency_policy_enum_parse(kin_str text)
{
    static const char *const names[] = {"Allow", "Forbid", "Replace"};
    return (batch_v1_concurrency_policy_enum)kin_field_choice(text, names,
        sizeof(names) / sizeof(names[0]));
}
static inline kin_str batch_v1_concurrency_policy_enum_text(
    batch_v1_concurrency_policy_enum choice)
{
    static const char *const names[] = {"Allow", "Forbid", "Replace"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* PodFailurePolicyAction */
typedef enum batch_v1_pod_failure_policy_action_enum {
    BATCH_V1_POD_FAILURE_POLICY_ACTION_OTHER, /* none of these */
    BATCH_V1_POD_FAILURE_POLICY_ACTION_COUNT,
    BATCH_V1_POD_FAILURE_POLICY_ACTION_FAIL_INDEX,
    BATCH_V1_POD_FAILURE_POLICY_ACTION_FAIL_JOB,
    BATCH_V1_POD_FAILURE_POLICY_ACTION_IGNORE,
} batch_v1_pod_failure_policy_action_enum;
static inline batch_v1_pod_failure_policy_action_enum
    batch_v1_pod_failure_policy_action_enum_parse(kin_str text)
{
    static const char *const names[] = {"Count", "FailIndex", "FailJob",
        "Ignore"};
    return (batch_v1_pod_failure_policy_action_enum)kin_field_choice(text,
        names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str batch_v1_pod_failure_policy_action_enum_text(
    batch_v1_pod_failure_policy_action_enum choice)
{
    static const char *const names[] = {"Count", "FailIndex", "FailJob",
        "Ignore"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* PodFailurePolicyOnExitCodesOperator */
typedef enum batch_v1_pod_failure_policy_on_exit_codes_operator_enum {
    BATCH_V1_POD_FAILURE_POLICY_ON_EXIT_CODES_OPERATOR_OTHER, /* none of these */
    BATCH_V1_POD_FAILURE_POLICY_ON_EXIT_CODES_OPERATOR_IN,
    BATCH_V1_POD_FAILURE_POLICY_ON_EXIT_CODES_OPERATOR_NOT_IN,
} batch_v1_pod_failure_policy_on_exit_codes_operator_enum;
static inline batch_v1_pod_failure_policy_on_exit_codes_operator_enum
    batch_v1_pod_failure_policy_on_exit_codes_operator_enum_parse(kin_str text)
{
    static const char *const names[] = {"In", "NotIn"};
    return (
        batch_v1_pod_failure_policy_on_exit_codes_operator_enum)kin_field_choice(text, names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str
    batch_v1_pod_failure_policy_on_exit_codes_operator_enum_text(
    batch_v1_pod_failure_policy_on_exit_codes_operator_enum choice)
{
    static const char *const names[] = {"In", "NotIn"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* PodReplacementPolicy */
typedef enum batch_v1_pod_replacement_policy_enum {
    BATCH_V1_POD_REPLACEMENT_POLICY_OTHER, /* none of these */
    BATCH_V1_POD_REPLACEMENT_POLICY_FAILED,
    BATCH_V1_POD_REPLACEMENT_POLICY_TERMINATING_OR_FAILED,
} batch_v1_pod_replacement_policy_enum;
static inline batch_v1_pod_replacement_policy_enum
    batch_v1_pod_replacement_policy_enum_parse(kin_str text)
{
    static const char *const names[] = {"Failed", "TerminatingOrFailed"};
    return (batch_v1_pod_replacement_policy_enum)kin_field_choice(text, names,
        sizeof(names) / sizeof(names[0]));
}
static inline kin_str batch_v1_pod_replacement_policy_enum_text(
    batch_v1_pod_replacement_policy_enum choice)
{
    static const char *const names[] = {"Failed", "TerminatingOrFailed"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* CronJob */
static inline kin_field *batch_v1_cron_job_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta batch_v1_cron_job_get_metadata(
    batch_v1_cron_job view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        batch_v1_cron_job_metadata_field_()));
}
static inline meta_v1_object_meta_edit batch_v1_cron_job_edit_metadata(
    batch_v1_cron_job_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_metadata_field_()));
}
static inline bool batch_v1_cron_job_metadata_has(batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_metadata_field_()));
}
static inline int batch_v1_cron_job_metadata_unset(batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_metadata_field_()));
}
#define BATCH_V1_CRON_JOB_METADATA_PATH ".metadata"
static inline kin_field *batch_v1_cron_job_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline batch_v1_cron_job_spec batch_v1_cron_job_get_spec(
    batch_v1_cron_job view)
{
    return batch_v1_cron_job_spec_of(kin_object_field(view.object,
        batch_v1_cron_job_spec_field_()));
}
static inline batch_v1_cron_job_spec_edit batch_v1_cron_job_edit_spec(
    batch_v1_cron_job_edit at)
{
    return batch_v1_cron_job_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_cron_job_spec_field_()));
}
static inline bool batch_v1_cron_job_spec_has(batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_spec_field_()));
}
static inline int batch_v1_cron_job_spec_unset(batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_field_()));
}
#define BATCH_V1_CRON_JOB_SPEC_PATH ".spec"
static inline kin_field *batch_v1_cron_job_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline batch_v1_cron_job_status batch_v1_cron_job_get_status(
    batch_v1_cron_job view)
{
    return batch_v1_cron_job_status_of(kin_object_field(view.object,
        batch_v1_cron_job_status_field_()));
}
static inline batch_v1_cron_job_status_edit batch_v1_cron_job_edit_status(
    batch_v1_cron_job_edit at)
{
    return batch_v1_cron_job_status_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_cron_job_status_field_()));
}
static inline bool batch_v1_cron_job_status_has(batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_status_field_()));
}
static inline int batch_v1_cron_job_status_unset(batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_field_()));
}
#define BATCH_V1_CRON_JOB_STATUS_PATH ".status"
static inline kin_field *batch_v1_cron_job_spec_schedule_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "schedule");
    return &field;
}
static inline kin_str batch_v1_cron_job_spec_schedule(batch_v1_cron_job view)
{
    return kin_value_str(kin_object_field(view.object,
        batch_v1_cron_job_spec_schedule_field_()));
}
static inline int batch_v1_cron_job_spec_schedule_set(batch_v1_cron_job_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_schedule_field_()), value);
}
static inline bool batch_v1_cron_job_spec_schedule_has(batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_spec_schedule_field_()));
}
static inline int batch_v1_cron_job_spec_schedule_unset(
    batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_schedule_field_()));
}
#define BATCH_V1_CRON_JOB_SPEC_SCHEDULE_PATH ".spec.schedule"
static inline kin_field *batch_v1_cron_job_spec_time_zone_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "timeZone");
    return &field;
}
static inline kin_str batch_v1_cron_job_spec_time_zone(batch_v1_cron_job view)
{
    return kin_value_str(kin_object_field(view.object,
        batch_v1_cron_job_spec_time_zone_field_()));
}
static inline int batch_v1_cron_job_spec_time_zone_set(
    batch_v1_cron_job_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_time_zone_field_()), value);
}
static inline bool batch_v1_cron_job_spec_time_zone_has(batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_spec_time_zone_field_()));
}
static inline int batch_v1_cron_job_spec_time_zone_unset(
    batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_time_zone_field_()));
}
#define BATCH_V1_CRON_JOB_SPEC_TIME_ZONE_PATH ".spec.timeZone"
static inline kin_field
    *batch_v1_cron_job_spec_starting_deadline_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "startingDeadlineSeconds");
    return &field;
}
static inline int64_t batch_v1_cron_job_spec_starting_deadline_seconds(
    batch_v1_cron_job view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        batch_v1_cron_job_spec_starting_deadline_seconds_field_()));
}
static inline int batch_v1_cron_job_spec_starting_deadline_seconds_set(
    batch_v1_cron_job_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_starting_deadline_seconds_field_()), value);
}
static inline bool batch_v1_cron_job_spec_starting_deadline_seconds_has(
    batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_spec_starting_deadline_seconds_field_()));
}
static inline int batch_v1_cron_job_spec_starting_deadline_seconds_unset(
    batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_starting_deadline_seconds_field_()));
}
#define BATCH_V1_CRON_JOB_SPEC_STARTING_DEADLINE_SECONDS_PATH \
    ".spec.startingDeadlineSeconds"
static inline kin_field *batch_v1_cron_job_spec_concurrency_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "concurrencyPolicy");
    return &field;
}
/** One of batch_v1_concurrency_policy_enum. */
static inline kin_str batch_v1_cron_job_spec_concurrency_policy(
    batch_v1_cron_job view)
{
    return kin_value_str(kin_object_field(view.object,
        batch_v1_cron_job_spec_concurrency_policy_field_()));
}
static inline int batch_v1_cron_job_spec_concurrency_policy_set(
    batch_v1_cron_job_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_concurrency_policy_field_()), value);
}
static inline bool batch_v1_cron_job_spec_concurrency_policy_has(
    batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_spec_concurrency_policy_field_()));
}
static inline int batch_v1_cron_job_spec_concurrency_policy_unset(
    batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_concurrency_policy_field_()));
}
#define BATCH_V1_CRON_JOB_SPEC_CONCURRENCY_POLICY_PATH ".spec.concurrencyPolicy"
static inline kin_field *batch_v1_cron_job_spec_suspend_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "suspend");
    return &field;
}
static inline bool batch_v1_cron_job_spec_suspend(batch_v1_cron_job view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        batch_v1_cron_job_spec_suspend_field_()));
}
static inline int batch_v1_cron_job_spec_suspend_set(batch_v1_cron_job_edit at,
    bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_suspend_field_()), value);
}
static inline bool batch_v1_cron_job_spec_suspend_has(batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_spec_suspend_field_()));
}
static inline int batch_v1_cron_job_spec_suspend_unset(
    batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_suspend_field_()));
}
#define BATCH_V1_CRON_JOB_SPEC_SUSPEND_PATH ".spec.suspend"
static inline kin_field *batch_v1_cron_job_spec_job_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "jobTemplate");
    return &field;
}
static inline batch_v1_job_template_spec
    batch_v1_cron_job_get_spec_job_template(batch_v1_cron_job view)
{
    return batch_v1_job_template_spec_of(kin_object_field(view.object,
        batch_v1_cron_job_spec_job_template_field_()));
}
static inline batch_v1_job_template_spec_edit
    batch_v1_cron_job_edit_spec_job_template(batch_v1_cron_job_edit at)
{
    return batch_v1_job_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_cron_job_spec_job_template_field_()));
}
static inline bool batch_v1_cron_job_spec_job_template_has(
    batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_spec_job_template_field_()));
}
static inline int batch_v1_cron_job_spec_job_template_unset(
    batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_job_template_field_()));
}
#define BATCH_V1_CRON_JOB_SPEC_JOB_TEMPLATE_PATH ".spec.jobTemplate"
static inline kin_field
    *batch_v1_cron_job_spec_successful_jobs_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "successfulJobsHistoryLimit");
    return &field;
}
static inline int32_t batch_v1_cron_job_spec_successful_jobs_history_limit(
    batch_v1_cron_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_cron_job_spec_successful_jobs_history_limit_field_()));
}
static inline int batch_v1_cron_job_spec_successful_jobs_history_limit_set(
    batch_v1_cron_job_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_successful_jobs_history_limit_field_()), value);
}
static inline bool batch_v1_cron_job_spec_successful_jobs_history_limit_has(
    batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_spec_successful_jobs_history_limit_field_()));
}
static inline int batch_v1_cron_job_spec_successful_jobs_history_limit_unset(
    batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_successful_jobs_history_limit_field_()));
}
#define BATCH_V1_CRON_JOB_SPEC_SUCCESSFUL_JOBS_HISTORY_LIMIT_PATH \
    ".spec.successfulJobsHistoryLimit"
static inline kin_field
    *batch_v1_cron_job_spec_failed_jobs_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "failedJobsHistoryLimit");
    return &field;
}
static inline int32_t batch_v1_cron_job_spec_failed_jobs_history_limit(
    batch_v1_cron_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_cron_job_spec_failed_jobs_history_limit_field_()));
}
static inline int batch_v1_cron_job_spec_failed_jobs_history_limit_set(
    batch_v1_cron_job_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_failed_jobs_history_limit_field_()), value);
}
static inline bool batch_v1_cron_job_spec_failed_jobs_history_limit_has(
    batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_spec_failed_jobs_history_limit_field_()));
}
static inline int batch_v1_cron_job_spec_failed_jobs_history_limit_unset(
    batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_failed_jobs_history_limit_field_()));
}
#define BATCH_V1_CRON_JOB_SPEC_FAILED_JOBS_HISTORY_LIMIT_PATH \
    ".spec.failedJobsHistoryLimit"
static inline kin_field *batch_v1_cron_job_status_active_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "active");
    return &field;
}
static inline core_v1_object_reference_list batch_v1_cron_job_get_status_active(
    batch_v1_cron_job view)
{
    return core_v1_object_reference_list_of(kin_object_field(view.object,
        batch_v1_cron_job_status_active_field_()));
}
static inline core_v1_object_reference batch_v1_cron_job_status_active_at(
    batch_v1_cron_job view, size_t index)
{
    return core_v1_object_reference_of(kin_value_at(kin_object_field(
        view.object, batch_v1_cron_job_status_active_field_()), index));
}
static inline core_v1_object_reference_edit
    batch_v1_cron_job_status_active_append(batch_v1_cron_job_edit at)
{
    return core_v1_object_reference_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_active_field_())));
}
static inline core_v1_object_reference_edit
    batch_v1_cron_job_edit_status_active_at(batch_v1_cron_job_edit at,
    size_t index)
{
    return core_v1_object_reference_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_active_field_()), index));
}
static inline int batch_v1_cron_job_status_active_remove_at(
    batch_v1_cron_job_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, batch_v1_cron_job_status_active_field_()), index));
}
static inline size_t batch_v1_cron_job_status_active_count(
    batch_v1_cron_job view)
{
    return kin_value_count(kin_object_field(view.object,
        batch_v1_cron_job_status_active_field_()));
}
static inline int batch_v1_cron_job_status_active_clear(
    batch_v1_cron_job_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_active_field_()));
}
static inline bool batch_v1_cron_job_status_active_has(batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_status_active_field_()));
}
static inline int batch_v1_cron_job_status_active_unset(
    batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_active_field_()));
}
#define BATCH_V1_CRON_JOB_STATUS_ACTIVE_PATH ".status.active"
static inline kin_field
    *batch_v1_cron_job_status_last_schedule_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "lastScheduleTime");
    return &field;
}
static inline kin_time batch_v1_cron_job_status_last_schedule_time(
    batch_v1_cron_job view)
{
    return kin_value_as_time(kin_object_field(view.object,
        batch_v1_cron_job_status_last_schedule_time_field_()));
}
static inline int batch_v1_cron_job_status_last_schedule_time_set(
    batch_v1_cron_job_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_last_schedule_time_field_()), value);
}
static inline bool batch_v1_cron_job_status_last_schedule_time_has(
    batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_status_last_schedule_time_field_()));
}
static inline int batch_v1_cron_job_status_last_schedule_time_unset(
    batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_last_schedule_time_field_()));
}
#define BATCH_V1_CRON_JOB_STATUS_LAST_SCHEDULE_TIME_PATH \
    ".status.lastScheduleTime"
static inline kin_field
    *batch_v1_cron_job_status_last_successful_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "lastSuccessfulTime");
    return &field;
}
static inline kin_time batch_v1_cron_job_status_last_successful_time(
    batch_v1_cron_job view)
{
    return kin_value_as_time(kin_object_field(view.object,
        batch_v1_cron_job_status_last_successful_time_field_()));
}
static inline int batch_v1_cron_job_status_last_successful_time_set(
    batch_v1_cron_job_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_last_successful_time_field_()), value);
}
static inline bool batch_v1_cron_job_status_last_successful_time_has(
    batch_v1_cron_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_cron_job_status_last_successful_time_field_()));
}
static inline int batch_v1_cron_job_status_last_successful_time_unset(
    batch_v1_cron_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_last_successful_time_field_()));
}
#define BATCH_V1_CRON_JOB_STATUS_LAST_SUCCESSFUL_TIME_PATH \
    ".status.lastSuccessfulTime"

/* CronJobSpec */
static inline kin_field *batch_v1_cron_job_spec_get_schedule_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("schedule", "");
    return &field;
}
static inline kin_str batch_v1_cron_job_spec_get_schedule(
    batch_v1_cron_job_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_schedule_field_()));
}
static inline int batch_v1_cron_job_spec_edit_schedule_set(
    batch_v1_cron_job_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_schedule_field_()), value);
}
static inline bool batch_v1_cron_job_spec_get_schedule_has(
    batch_v1_cron_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_schedule_field_()));
}
static inline int batch_v1_cron_job_spec_edit_schedule_unset(
    batch_v1_cron_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_schedule_field_()));
}
static inline kin_field *batch_v1_cron_job_spec_get_time_zone_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("timeZone", "");
    return &field;
}
static inline kin_str batch_v1_cron_job_spec_get_time_zone(
    batch_v1_cron_job_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_time_zone_field_()));
}
static inline int batch_v1_cron_job_spec_edit_time_zone_set(
    batch_v1_cron_job_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_time_zone_field_()), value);
}
static inline bool batch_v1_cron_job_spec_get_time_zone_has(
    batch_v1_cron_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_time_zone_field_()));
}
static inline int batch_v1_cron_job_spec_edit_time_zone_unset(
    batch_v1_cron_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_time_zone_field_()));
}
static inline kin_field
    *batch_v1_cron_job_spec_get_starting_deadline_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("startingDeadlineSeconds", "");
    return &field;
}
static inline int64_t batch_v1_cron_job_spec_get_starting_deadline_seconds(
    batch_v1_cron_job_spec view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_starting_deadline_seconds_field_()));
}
static inline int batch_v1_cron_job_spec_edit_starting_deadline_seconds_set(
    batch_v1_cron_job_spec_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_starting_deadline_seconds_field_()), value);
}
static inline bool batch_v1_cron_job_spec_get_starting_deadline_seconds_has(
    batch_v1_cron_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_starting_deadline_seconds_field_()));
}
static inline int batch_v1_cron_job_spec_edit_starting_deadline_seconds_unset(
    batch_v1_cron_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_starting_deadline_seconds_field_()));
}
static inline kin_field
    *batch_v1_cron_job_spec_get_concurrency_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("concurrencyPolicy", "");
    return &field;
}
/** One of batch_v1_concurrency_policy_enum. */
static inline kin_str batch_v1_cron_job_spec_get_concurrency_policy(
    batch_v1_cron_job_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_concurrency_policy_field_()));
}
static inline int batch_v1_cron_job_spec_edit_concurrency_policy_set(
    batch_v1_cron_job_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_concurrency_policy_field_()), value);
}
static inline bool batch_v1_cron_job_spec_get_concurrency_policy_has(
    batch_v1_cron_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_concurrency_policy_field_()));
}
static inline int batch_v1_cron_job_spec_edit_concurrency_policy_unset(
    batch_v1_cron_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_concurrency_policy_field_()));
}
static inline kin_field *batch_v1_cron_job_spec_get_suspend_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("suspend", "");
    return &field;
}
static inline bool batch_v1_cron_job_spec_get_suspend(
    batch_v1_cron_job_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_suspend_field_()));
}
static inline int batch_v1_cron_job_spec_edit_suspend_set(
    batch_v1_cron_job_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_suspend_field_()), value);
}
static inline bool batch_v1_cron_job_spec_get_suspend_has(
    batch_v1_cron_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_suspend_field_()));
}
static inline int batch_v1_cron_job_spec_edit_suspend_unset(
    batch_v1_cron_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_suspend_field_()));
}
static inline kin_field *batch_v1_cron_job_spec_get_job_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("jobTemplate", "");
    return &field;
}
static inline batch_v1_job_template_spec
    batch_v1_cron_job_spec_get_job_template(batch_v1_cron_job_spec view)
{
    return batch_v1_job_template_spec_of(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_job_template_field_()));
}
static inline batch_v1_job_template_spec_edit
    batch_v1_cron_job_spec_edit_job_template(batch_v1_cron_job_spec_edit at)
{
    return batch_v1_job_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_cron_job_spec_get_job_template_field_()));
}
static inline bool batch_v1_cron_job_spec_get_job_template_has(
    batch_v1_cron_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_job_template_field_()));
}
static inline int batch_v1_cron_job_spec_edit_job_template_unset(
    batch_v1_cron_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_job_template_field_()));
}
static inline kin_field
    *batch_v1_cron_job_spec_get_successful_jobs_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("successfulJobsHistoryLimit", "");
    return &field;
}
static inline int32_t batch_v1_cron_job_spec_get_successful_jobs_history_limit(
    batch_v1_cron_job_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_successful_jobs_history_limit_field_()));
}
static inline int batch_v1_cron_job_spec_edit_successful_jobs_history_limit_set(
    batch_v1_cron_job_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_successful_jobs_history_limit_field_()),
        value);
}
static inline bool batch_v1_cron_job_spec_get_successful_jobs_history_limit_has(
    batch_v1_cron_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_successful_jobs_history_limit_field_()));
}
static inline int
    batch_v1_cron_job_spec_edit_successful_jobs_history_limit_unset(
    batch_v1_cron_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_successful_jobs_history_limit_field_()));
}
static inline kin_field
    *batch_v1_cron_job_spec_get_failed_jobs_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("failedJobsHistoryLimit", "");
    return &field;
}
static inline int32_t batch_v1_cron_job_spec_get_failed_jobs_history_limit(
    batch_v1_cron_job_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_failed_jobs_history_limit_field_()));
}
static inline int batch_v1_cron_job_spec_edit_failed_jobs_history_limit_set(
    batch_v1_cron_job_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_failed_jobs_history_limit_field_()), value);
}
static inline bool batch_v1_cron_job_spec_get_failed_jobs_history_limit_has(
    batch_v1_cron_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_cron_job_spec_get_failed_jobs_history_limit_field_()));
}
static inline int batch_v1_cron_job_spec_edit_failed_jobs_history_limit_unset(
    batch_v1_cron_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_spec_get_failed_jobs_history_limit_field_()));
}

/* CronJobStatus */
static inline kin_field *batch_v1_cron_job_status_get_active_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("active", "");
    return &field;
}
static inline core_v1_object_reference_list batch_v1_cron_job_status_get_active(
    batch_v1_cron_job_status view)
{
    return core_v1_object_reference_list_of(kin_value_field(view.value,
        batch_v1_cron_job_status_get_active_field_()));
}
static inline core_v1_object_reference batch_v1_cron_job_status_get_active_at(
    batch_v1_cron_job_status view, size_t index)
{
    return core_v1_object_reference_of(kin_value_at(kin_value_field(view.value,
        batch_v1_cron_job_status_get_active_field_()), index));
}
static inline core_v1_object_reference_edit
    batch_v1_cron_job_status_edit_active_append(
    batch_v1_cron_job_status_edit at)
{
    return core_v1_object_reference_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_get_active_field_())));
}
static inline core_v1_object_reference_edit
    batch_v1_cron_job_status_edit_active_at(batch_v1_cron_job_status_edit at,
    size_t index)
{
    return core_v1_object_reference_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_get_active_field_()), index));
}
static inline int batch_v1_cron_job_status_edit_active_remove_at(
    batch_v1_cron_job_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, batch_v1_cron_job_status_get_active_field_()),
        index));
}
static inline size_t batch_v1_cron_job_status_get_active_count(
    batch_v1_cron_job_status view)
{
    return kin_value_count(kin_value_field(view.value,
        batch_v1_cron_job_status_get_active_field_()));
}
static inline int batch_v1_cron_job_status_edit_active_clear(
    batch_v1_cron_job_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_get_active_field_()));
}
static inline bool batch_v1_cron_job_status_get_active_has(
    batch_v1_cron_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_cron_job_status_get_active_field_()));
}
static inline int batch_v1_cron_job_status_edit_active_unset(
    batch_v1_cron_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_get_active_field_()));
}
static inline kin_field
    *batch_v1_cron_job_status_get_last_schedule_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastScheduleTime", "");
    return &field;
}
static inline kin_time batch_v1_cron_job_status_get_last_schedule_time(
    batch_v1_cron_job_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        batch_v1_cron_job_status_get_last_schedule_time_field_()));
}
static inline int batch_v1_cron_job_status_edit_last_schedule_time_set(
    batch_v1_cron_job_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_get_last_schedule_time_field_()), value);
}
static inline bool batch_v1_cron_job_status_get_last_schedule_time_has(
    batch_v1_cron_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_cron_job_status_get_last_schedule_time_field_()));
}
static inline int batch_v1_cron_job_status_edit_last_schedule_time_unset(
    batch_v1_cron_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_get_last_schedule_time_field_()));
}
static inline kin_field
    *batch_v1_cron_job_status_get_last_successful_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastSuccessfulTime", "");
    return &field;
}
static inline kin_time batch_v1_cron_job_status_get_last_successful_time(
    batch_v1_cron_job_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        batch_v1_cron_job_status_get_last_successful_time_field_()));
}
static inline int batch_v1_cron_job_status_edit_last_successful_time_set(
    batch_v1_cron_job_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_get_last_successful_time_field_()), value);
}
static inline bool batch_v1_cron_job_status_get_last_successful_time_has(
    batch_v1_cron_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_cron_job_status_get_last_successful_time_field_()));
}
static inline int batch_v1_cron_job_status_edit_last_successful_time_unset(
    batch_v1_cron_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_cron_job_status_get_last_successful_time_field_()));
}

/* Job */
static inline kin_field *batch_v1_job_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta batch_v1_job_get_metadata(batch_v1_job view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        batch_v1_job_metadata_field_()));
}
static inline meta_v1_object_meta_edit batch_v1_job_edit_metadata(
    batch_v1_job_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_metadata_field_()));
}
static inline bool batch_v1_job_metadata_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_metadata_field_()));
}
static inline int batch_v1_job_metadata_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_metadata_field_()));
}
#define BATCH_V1_JOB_METADATA_PATH ".metadata"
static inline kin_field *batch_v1_job_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline batch_v1_job_spec batch_v1_job_get_spec(batch_v1_job view)
{
    return batch_v1_job_spec_of(kin_object_field(view.object,
        batch_v1_job_spec_field_()));
}
static inline batch_v1_job_spec_edit batch_v1_job_edit_spec(
    batch_v1_job_edit at)
{
    return batch_v1_job_spec_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_field_()));
}
static inline bool batch_v1_job_spec_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_field_()));
}
static inline int batch_v1_job_spec_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_field_()));
}
#define BATCH_V1_JOB_SPEC_PATH ".spec"
static inline kin_field *batch_v1_job_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline batch_v1_job_status batch_v1_job_get_status(batch_v1_job view)
{
    return batch_v1_job_status_of(kin_object_field(view.object,
        batch_v1_job_status_field_()));
}
static inline batch_v1_job_status_edit batch_v1_job_edit_status(
    batch_v1_job_edit at)
{
    return batch_v1_job_status_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_field_()));
}
static inline bool batch_v1_job_status_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_field_()));
}
static inline int batch_v1_job_status_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_field_()));
}
#define BATCH_V1_JOB_STATUS_PATH ".status"
static inline kin_field *batch_v1_job_spec_parallelism_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "parallelism");
    return &field;
}
static inline int32_t batch_v1_job_spec_parallelism(batch_v1_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_job_spec_parallelism_field_()));
}
static inline int batch_v1_job_spec_parallelism_set(batch_v1_job_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_parallelism_field_()), value);
}
static inline bool batch_v1_job_spec_parallelism_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_parallelism_field_()));
}
static inline int batch_v1_job_spec_parallelism_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_parallelism_field_()));
}
#define BATCH_V1_JOB_SPEC_PARALLELISM_PATH ".spec.parallelism"
static inline kin_field *batch_v1_job_spec_completions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "completions");
    return &field;
}
static inline int32_t batch_v1_job_spec_completions(batch_v1_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_job_spec_completions_field_()));
}
static inline int batch_v1_job_spec_completions_set(batch_v1_job_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_completions_field_()), value);
}
static inline bool batch_v1_job_spec_completions_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_completions_field_()));
}
static inline int batch_v1_job_spec_completions_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_completions_field_()));
}
#define BATCH_V1_JOB_SPEC_COMPLETIONS_PATH ".spec.completions"
static inline kin_field *batch_v1_job_spec_active_deadline_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "activeDeadlineSeconds");
    return &field;
}
static inline int64_t batch_v1_job_spec_active_deadline_seconds(
    batch_v1_job view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        batch_v1_job_spec_active_deadline_seconds_field_()));
}
static inline int batch_v1_job_spec_active_deadline_seconds_set(
    batch_v1_job_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_active_deadline_seconds_field_()), value);
}
static inline bool batch_v1_job_spec_active_deadline_seconds_has(
    batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_active_deadline_seconds_field_()));
}
static inline int batch_v1_job_spec_active_deadline_seconds_unset(
    batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_active_deadline_seconds_field_()));
}
#define BATCH_V1_JOB_SPEC_ACTIVE_DEADLINE_SECONDS_PATH \
    ".spec.activeDeadlineSeconds"
static inline kin_field *batch_v1_job_spec_pod_failure_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "podFailurePolicy");
    return &field;
}
static inline batch_v1_pod_failure_policy
    batch_v1_job_get_spec_pod_failure_policy(batch_v1_job view)
{
    return batch_v1_pod_failure_policy_of(kin_object_field(view.object,
        batch_v1_job_spec_pod_failure_policy_field_()));
}
static inline batch_v1_pod_failure_policy_edit
    batch_v1_job_edit_spec_pod_failure_policy(batch_v1_job_edit at)
{
    return batch_v1_pod_failure_policy_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_spec_pod_failure_policy_field_()));
}
static inline bool batch_v1_job_spec_pod_failure_policy_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_pod_failure_policy_field_()));
}
static inline int batch_v1_job_spec_pod_failure_policy_unset(
    batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_pod_failure_policy_field_()));
}
#define BATCH_V1_JOB_SPEC_POD_FAILURE_POLICY_PATH ".spec.podFailurePolicy"
static inline kin_field *batch_v1_job_spec_success_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "successPolicy");
    return &field;
}
static inline batch_v1_success_policy batch_v1_job_get_spec_success_policy(
    batch_v1_job view)
{
    return batch_v1_success_policy_of(kin_object_field(view.object,
        batch_v1_job_spec_success_policy_field_()));
}
static inline batch_v1_success_policy_edit
    batch_v1_job_edit_spec_success_policy(batch_v1_job_edit at)
{
    return batch_v1_success_policy_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_spec_success_policy_field_()));
}
static inline bool batch_v1_job_spec_success_policy_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_success_policy_field_()));
}
static inline int batch_v1_job_spec_success_policy_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_success_policy_field_()));
}
#define BATCH_V1_JOB_SPEC_SUCCESS_POLICY_PATH ".spec.successPolicy"
static inline kin_field *batch_v1_job_spec_backoff_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "backoffLimit");
    return &field;
}
static inline int32_t batch_v1_job_spec_backoff_limit(batch_v1_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_job_spec_backoff_limit_field_()));
}
static inline int batch_v1_job_spec_backoff_limit_set(batch_v1_job_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_backoff_limit_field_()), value);
}
static inline bool batch_v1_job_spec_backoff_limit_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_backoff_limit_field_()));
}
static inline int batch_v1_job_spec_backoff_limit_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_backoff_limit_field_()));
}
#define BATCH_V1_JOB_SPEC_BACKOFF_LIMIT_PATH ".spec.backoffLimit"
static inline kin_field *batch_v1_job_spec_backoff_limit_per_index_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "backoffLimitPerIndex");
    return &field;
}
static inline int32_t batch_v1_job_spec_backoff_limit_per_index(
    batch_v1_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_job_spec_backoff_limit_per_index_field_()));
}
static inline int batch_v1_job_spec_backoff_limit_per_index_set(
    batch_v1_job_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_backoff_limit_per_index_field_()), value);
}
static inline bool batch_v1_job_spec_backoff_limit_per_index_has(
    batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_backoff_limit_per_index_field_()));
}
static inline int batch_v1_job_spec_backoff_limit_per_index_unset(
    batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_backoff_limit_per_index_field_()));
}
#define BATCH_V1_JOB_SPEC_BACKOFF_LIMIT_PER_INDEX_PATH \
    ".spec.backoffLimitPerIndex"
static inline kin_field *batch_v1_job_spec_max_failed_indexes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "maxFailedIndexes");
    return &field;
}
static inline int32_t batch_v1_job_spec_max_failed_indexes(batch_v1_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_job_spec_max_failed_indexes_field_()));
}
static inline int batch_v1_job_spec_max_failed_indexes_set(batch_v1_job_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_max_failed_indexes_field_()), value);
}
static inline bool batch_v1_job_spec_max_failed_indexes_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_max_failed_indexes_field_()));
}
static inline int batch_v1_job_spec_max_failed_indexes_unset(
    batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_max_failed_indexes_field_()));
}
#define BATCH_V1_JOB_SPEC_MAX_FAILED_INDEXES_PATH ".spec.maxFailedIndexes"
static inline kin_field *batch_v1_job_spec_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "selector");
    return &field;
}
static inline meta_v1_label_selector batch_v1_job_get_spec_selector(
    batch_v1_job view)
{
    return meta_v1_label_selector_of(kin_object_field(view.object,
        batch_v1_job_spec_selector_field_()));
}
static inline meta_v1_label_selector_edit batch_v1_job_edit_spec_selector(
    batch_v1_job_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_spec_selector_field_()));
}
static inline bool batch_v1_job_spec_selector_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_selector_field_()));
}
static inline int batch_v1_job_spec_selector_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_selector_field_()));
}
#define BATCH_V1_JOB_SPEC_SELECTOR_PATH ".spec.selector"
static inline kin_field *batch_v1_job_spec_manual_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "manualSelector");
    return &field;
}
static inline bool batch_v1_job_spec_manual_selector(batch_v1_job view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        batch_v1_job_spec_manual_selector_field_()));
}
static inline int batch_v1_job_spec_manual_selector_set(batch_v1_job_edit at,
    bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_manual_selector_field_()), value);
}
static inline bool batch_v1_job_spec_manual_selector_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_manual_selector_field_()));
}
static inline int batch_v1_job_spec_manual_selector_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_manual_selector_field_()));
}
#define BATCH_V1_JOB_SPEC_MANUAL_SELECTOR_PATH ".spec.manualSelector"
static inline kin_field *batch_v1_job_spec_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "template");
    return &field;
}
static inline core_v1_pod_template_spec batch_v1_job_get_spec_template(
    batch_v1_job view)
{
    return core_v1_pod_template_spec_of(kin_object_field(view.object,
        batch_v1_job_spec_template_field_()));
}
static inline core_v1_pod_template_spec_edit batch_v1_job_edit_spec_template(
    batch_v1_job_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_spec_template_field_()));
}
static inline bool batch_v1_job_spec_template_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_template_field_()));
}
static inline int batch_v1_job_spec_template_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_template_field_()));
}
#define BATCH_V1_JOB_SPEC_TEMPLATE_PATH ".spec.template"
static inline kin_field
    *batch_v1_job_spec_ttl_seconds_after_finished_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "ttlSecondsAfterFinished");
    return &field;
}
static inline int32_t batch_v1_job_spec_ttl_seconds_after_finished(
    batch_v1_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_job_spec_ttl_seconds_after_finished_field_()));
}
static inline int batch_v1_job_spec_ttl_seconds_after_finished_set(
    batch_v1_job_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_ttl_seconds_after_finished_field_()), value);
}
static inline bool batch_v1_job_spec_ttl_seconds_after_finished_has(
    batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_ttl_seconds_after_finished_field_()));
}
static inline int batch_v1_job_spec_ttl_seconds_after_finished_unset(
    batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_ttl_seconds_after_finished_field_()));
}
#define BATCH_V1_JOB_SPEC_TTL_SECONDS_AFTER_FINISHED_PATH \
    ".spec.ttlSecondsAfterFinished"
static inline kin_field *batch_v1_job_spec_completion_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "completionMode");
    return &field;
}
/** One of batch_v1_completion_mode_enum. */
static inline kin_str batch_v1_job_spec_completion_mode(batch_v1_job view)
{
    return kin_value_str(kin_object_field(view.object,
        batch_v1_job_spec_completion_mode_field_()));
}
static inline int batch_v1_job_spec_completion_mode_set(batch_v1_job_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_completion_mode_field_()), value);
}
static inline bool batch_v1_job_spec_completion_mode_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_completion_mode_field_()));
}
static inline int batch_v1_job_spec_completion_mode_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_completion_mode_field_()));
}
#define BATCH_V1_JOB_SPEC_COMPLETION_MODE_PATH ".spec.completionMode"
static inline kin_field *batch_v1_job_spec_suspend_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "suspend");
    return &field;
}
static inline bool batch_v1_job_spec_suspend(batch_v1_job view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        batch_v1_job_spec_suspend_field_()));
}
static inline int batch_v1_job_spec_suspend_set(batch_v1_job_edit at,
    bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_suspend_field_()), value);
}
static inline bool batch_v1_job_spec_suspend_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_suspend_field_()));
}
static inline int batch_v1_job_spec_suspend_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_suspend_field_()));
}
#define BATCH_V1_JOB_SPEC_SUSPEND_PATH ".spec.suspend"
static inline kin_field *batch_v1_job_spec_pod_replacement_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "podReplacementPolicy");
    return &field;
}
/** One of batch_v1_pod_replacement_policy_enum. */
static inline kin_str batch_v1_job_spec_pod_replacement_policy(
    batch_v1_job view)
{
    return kin_value_str(kin_object_field(view.object,
        batch_v1_job_spec_pod_replacement_policy_field_()));
}
static inline int batch_v1_job_spec_pod_replacement_policy_set(
    batch_v1_job_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_pod_replacement_policy_field_()), value);
}
static inline bool batch_v1_job_spec_pod_replacement_policy_has(
    batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_pod_replacement_policy_field_()));
}
static inline int batch_v1_job_spec_pod_replacement_policy_unset(
    batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_pod_replacement_policy_field_()));
}
#define BATCH_V1_JOB_SPEC_POD_REPLACEMENT_POLICY_PATH \
    ".spec.podReplacementPolicy"
static inline kin_field *batch_v1_job_spec_managed_by_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "managedBy");
    return &field;
}
static inline kin_str batch_v1_job_spec_managed_by(batch_v1_job view)
{
    return kin_value_str(kin_object_field(view.object,
        batch_v1_job_spec_managed_by_field_()));
}
static inline int batch_v1_job_spec_managed_by_set(batch_v1_job_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_managed_by_field_()), value);
}
static inline bool batch_v1_job_spec_managed_by_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_managed_by_field_()));
}
static inline int batch_v1_job_spec_managed_by_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_managed_by_field_()));
}
#define BATCH_V1_JOB_SPEC_MANAGED_BY_PATH ".spec.managedBy"
static inline kin_field *batch_v1_job_spec_scheduling_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "scheduling");
    return &field;
}
static inline batch_v1_job_scheduling_configuration
    batch_v1_job_get_spec_scheduling(batch_v1_job view)
{
    return batch_v1_job_scheduling_configuration_of(kin_object_field(
        view.object, batch_v1_job_spec_scheduling_field_()));
}
static inline batch_v1_job_scheduling_configuration_edit
    batch_v1_job_edit_spec_scheduling(batch_v1_job_edit at)
{
    return batch_v1_job_scheduling_configuration_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_scheduling_field_()));
}
static inline bool batch_v1_job_spec_scheduling_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_spec_scheduling_field_()));
}
static inline int batch_v1_job_spec_scheduling_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_scheduling_field_()));
}
#define BATCH_V1_JOB_SPEC_SCHEDULING_PATH ".spec.scheduling"
static inline kin_field *batch_v1_job_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline batch_v1_job_condition_list batch_v1_job_get_status_conditions(
    batch_v1_job view)
{
    return batch_v1_job_condition_list_of(kin_object_field(view.object,
        batch_v1_job_status_conditions_field_()));
}
static inline batch_v1_job_condition batch_v1_job_status_conditions_at(
    batch_v1_job view, size_t index)
{
    return batch_v1_job_condition_of(kin_value_at(kin_object_field(view.object,
        batch_v1_job_status_conditions_field_()), index));
}
static inline batch_v1_job_condition_edit batch_v1_job_status_conditions_append(
    batch_v1_job_edit at)
{
    return batch_v1_job_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_conditions_field_())));
}
static inline batch_v1_job_condition_edit
    batch_v1_job_edit_status_conditions_at(batch_v1_job_edit at, size_t index)
{
    return batch_v1_job_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_conditions_field_()), index));
}
static inline int batch_v1_job_status_conditions_remove_at(batch_v1_job_edit at,
    size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, batch_v1_job_status_conditions_field_()), index));
}
static inline size_t batch_v1_job_status_conditions_count(batch_v1_job view)
{
    return kin_value_count(kin_object_field(view.object,
        batch_v1_job_status_conditions_field_()));
}
static inline int batch_v1_job_status_conditions_clear(batch_v1_job_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_conditions_field_()));
}
static inline bool batch_v1_job_status_conditions_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_conditions_field_()));
}
static inline int batch_v1_job_status_conditions_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_conditions_field_()));
}
#define BATCH_V1_JOB_STATUS_CONDITIONS_PATH ".status.conditions"
static inline kin_field *batch_v1_job_status_start_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "startTime");
    return &field;
}
static inline kin_time batch_v1_job_status_start_time(batch_v1_job view)
{
    return kin_value_as_time(kin_object_field(view.object,
        batch_v1_job_status_start_time_field_()));
}
static inline int batch_v1_job_status_start_time_set(batch_v1_job_edit at,
    kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_start_time_field_()), value);
}
static inline bool batch_v1_job_status_start_time_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_start_time_field_()));
}
static inline int batch_v1_job_status_start_time_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_start_time_field_()));
}
#define BATCH_V1_JOB_STATUS_START_TIME_PATH ".status.startTime"
static inline kin_field *batch_v1_job_status_completion_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "completionTime");
    return &field;
}
static inline kin_time batch_v1_job_status_completion_time(batch_v1_job view)
{
    return kin_value_as_time(kin_object_field(view.object,
        batch_v1_job_status_completion_time_field_()));
}
static inline int batch_v1_job_status_completion_time_set(batch_v1_job_edit at,
    kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_completion_time_field_()), value);
}
static inline bool batch_v1_job_status_completion_time_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_completion_time_field_()));
}
static inline int batch_v1_job_status_completion_time_unset(
    batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_completion_time_field_()));
}
#define BATCH_V1_JOB_STATUS_COMPLETION_TIME_PATH ".status.completionTime"
static inline kin_field *batch_v1_job_status_active_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "active");
    return &field;
}
static inline int32_t batch_v1_job_status_active(batch_v1_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_job_status_active_field_()));
}
static inline int batch_v1_job_status_active_set(batch_v1_job_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_active_field_()), value);
}
static inline bool batch_v1_job_status_active_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_active_field_()));
}
static inline int batch_v1_job_status_active_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_active_field_()));
}
#define BATCH_V1_JOB_STATUS_ACTIVE_PATH ".status.active"
static inline kin_field *batch_v1_job_status_succeeded_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "succeeded");
    return &field;
}
static inline int32_t batch_v1_job_status_succeeded(batch_v1_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_job_status_succeeded_field_()));
}
static inline int batch_v1_job_status_succeeded_set(batch_v1_job_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_succeeded_field_()), value);
}
static inline bool batch_v1_job_status_succeeded_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_succeeded_field_()));
}
static inline int batch_v1_job_status_succeeded_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_succeeded_field_()));
}
#define BATCH_V1_JOB_STATUS_SUCCEEDED_PATH ".status.succeeded"
static inline kin_field *batch_v1_job_status_failed_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "failed");
    return &field;
}
static inline int32_t batch_v1_job_status_failed(batch_v1_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_job_status_failed_field_()));
}
static inline int batch_v1_job_status_failed_set(batch_v1_job_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_failed_field_()), value);
}
static inline bool batch_v1_job_status_failed_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_failed_field_()));
}
static inline int batch_v1_job_status_failed_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_failed_field_()));
}
#define BATCH_V1_JOB_STATUS_FAILED_PATH ".status.failed"
static inline kin_field *batch_v1_job_status_terminating_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "terminating");
    return &field;
}
static inline int32_t batch_v1_job_status_terminating(batch_v1_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_job_status_terminating_field_()));
}
static inline int batch_v1_job_status_terminating_set(batch_v1_job_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_terminating_field_()), value);
}
static inline bool batch_v1_job_status_terminating_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_terminating_field_()));
}
static inline int batch_v1_job_status_terminating_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_terminating_field_()));
}
#define BATCH_V1_JOB_STATUS_TERMINATING_PATH ".status.terminating"
static inline kin_field *batch_v1_job_status_completed_indexes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "completedIndexes");
    return &field;
}
static inline kin_str batch_v1_job_status_completed_indexes(batch_v1_job view)
{
    return kin_value_str(kin_object_field(view.object,
        batch_v1_job_status_completed_indexes_field_()));
}
static inline int batch_v1_job_status_completed_indexes_set(
    batch_v1_job_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_completed_indexes_field_()), value);
}
static inline bool batch_v1_job_status_completed_indexes_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_completed_indexes_field_()));
}
static inline int batch_v1_job_status_completed_indexes_unset(
    batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_completed_indexes_field_()));
}
#define BATCH_V1_JOB_STATUS_COMPLETED_INDEXES_PATH ".status.completedIndexes"
static inline kin_field *batch_v1_job_status_failed_indexes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "failedIndexes");
    return &field;
}
static inline kin_str batch_v1_job_status_failed_indexes(batch_v1_job view)
{
    return kin_value_str(kin_object_field(view.object,
        batch_v1_job_status_failed_indexes_field_()));
}
static inline int batch_v1_job_status_failed_indexes_set(batch_v1_job_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_failed_indexes_field_()), value);
}
static inline bool batch_v1_job_status_failed_indexes_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_failed_indexes_field_()));
}
static inline int batch_v1_job_status_failed_indexes_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_failed_indexes_field_()));
}
#define BATCH_V1_JOB_STATUS_FAILED_INDEXES_PATH ".status.failedIndexes"
static inline kin_field
    *batch_v1_job_status_uncounted_terminated_pods_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status",
        "uncountedTerminatedPods");
    return &field;
}
static inline batch_v1_uncounted_terminated_pods
    batch_v1_job_get_status_uncounted_terminated_pods(batch_v1_job view)
{
    return batch_v1_uncounted_terminated_pods_of(kin_object_field(view.object,
        batch_v1_job_status_uncounted_terminated_pods_field_()));
}
static inline batch_v1_uncounted_terminated_pods_edit
    batch_v1_job_edit_status_uncounted_terminated_pods(batch_v1_job_edit at)
{
    return batch_v1_uncounted_terminated_pods_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        batch_v1_job_status_uncounted_terminated_pods_field_()));
}
static inline bool batch_v1_job_status_uncounted_terminated_pods_has(
    batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_uncounted_terminated_pods_field_()));
}
static inline int batch_v1_job_status_uncounted_terminated_pods_unset(
    batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_uncounted_terminated_pods_field_()));
}
#define BATCH_V1_JOB_STATUS_UNCOUNTED_TERMINATED_PODS_PATH \
    ".status.uncountedTerminatedPods"
static inline kin_field *batch_v1_job_status_ready_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "ready");
    return &field;
}
static inline int32_t batch_v1_job_status_ready(batch_v1_job view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        batch_v1_job_status_ready_field_()));
}
static inline int batch_v1_job_status_ready_set(batch_v1_job_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_ready_field_()), value);
}
static inline bool batch_v1_job_status_ready_has(batch_v1_job view)
{
    return kin_value_is_set(kin_object_field(view.object,
        batch_v1_job_status_ready_field_()));
}
static inline int batch_v1_job_status_ready_unset(batch_v1_job_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_ready_field_()));
}
#define BATCH_V1_JOB_STATUS_READY_PATH ".status.ready"

/* JobCondition */
static inline kin_field *batch_v1_job_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str batch_v1_job_condition_type(batch_v1_job_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_condition_type_field_()));
}
static inline int batch_v1_job_condition_type_set(
    batch_v1_job_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_type_field_()), value);
}
static inline bool batch_v1_job_condition_type_has(batch_v1_job_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_condition_type_field_()));
}
static inline int batch_v1_job_condition_type_unset(
    batch_v1_job_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_type_field_()));
}
static inline kin_field *batch_v1_job_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str batch_v1_job_condition_status(batch_v1_job_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_condition_status_field_()));
}
static inline int batch_v1_job_condition_status_set(
    batch_v1_job_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_status_field_()), value);
}
static inline bool batch_v1_job_condition_status_has(
    batch_v1_job_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_condition_status_field_()));
}
static inline int batch_v1_job_condition_status_unset(
    batch_v1_job_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_status_field_()));
}
static inline kin_field *batch_v1_job_condition_last_probe_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastProbeTime", "");
    return &field;
}
static inline kin_time batch_v1_job_condition_last_probe_time(
    batch_v1_job_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        batch_v1_job_condition_last_probe_time_field_()));
}
static inline int batch_v1_job_condition_last_probe_time_set(
    batch_v1_job_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_last_probe_time_field_()), value);
}
static inline bool batch_v1_job_condition_last_probe_time_has(
    batch_v1_job_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_condition_last_probe_time_field_()));
}
static inline int batch_v1_job_condition_last_probe_time_unset(
    batch_v1_job_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_last_probe_time_field_()));
}
static inline kin_field
    *batch_v1_job_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time batch_v1_job_condition_last_transition_time(
    batch_v1_job_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        batch_v1_job_condition_last_transition_time_field_()));
}
static inline int batch_v1_job_condition_last_transition_time_set(
    batch_v1_job_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_last_transition_time_field_()), value);
}
static inline bool batch_v1_job_condition_last_transition_time_has(
    batch_v1_job_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_condition_last_transition_time_field_()));
}
static inline int batch_v1_job_condition_last_transition_time_unset(
    batch_v1_job_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_last_transition_time_field_()));
}
static inline kin_field *batch_v1_job_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str batch_v1_job_condition_reason(batch_v1_job_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_condition_reason_field_()));
}
static inline int batch_v1_job_condition_reason_set(
    batch_v1_job_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_reason_field_()), value);
}
static inline bool batch_v1_job_condition_reason_has(
    batch_v1_job_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_condition_reason_field_()));
}
static inline int batch_v1_job_condition_reason_unset(
    batch_v1_job_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_reason_field_()));
}
static inline kin_field *batch_v1_job_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str batch_v1_job_condition_message(
    batch_v1_job_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_condition_message_field_()));
}
static inline int batch_v1_job_condition_message_set(
    batch_v1_job_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_message_field_()), value);
}
static inline bool batch_v1_job_condition_message_has(
    batch_v1_job_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_condition_message_field_()));
}
static inline int batch_v1_job_condition_message_unset(
    batch_v1_job_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_condition_message_field_()));
}

/* JobSchedulingConfiguration */
static inline kin_field
    *batch_v1_job_scheduling_configuration_scheduling_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("schedulingPolicy", "");
    return &field;
}
static inline scheduling_v1alpha3_workload_pod_group_scheduling_policy
    batch_v1_job_scheduling_configuration_get_scheduling_policy(
    batch_v1_job_scheduling_configuration view)
{
    return scheduling_v1alpha3_workload_pod_group_scheduling_policy_of(
        kin_value_field(view.value,
        batch_v1_job_scheduling_configuration_scheduling_policy_field_()));
}
static inline scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit
    batch_v1_job_scheduling_configuration_edit_scheduling_policy(
    batch_v1_job_scheduling_configuration_edit at)
{
    return scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_scheduling_configuration_scheduling_policy_field_()));
}
static inline bool batch_v1_job_scheduling_configuration_scheduling_policy_has(
    batch_v1_job_scheduling_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_scheduling_configuration_scheduling_policy_field_()));
}
static inline int batch_v1_job_scheduling_configuration_scheduling_policy_unset(
    batch_v1_job_scheduling_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_scheduling_configuration_scheduling_policy_field_()));
}
static inline kin_field
    *batch_v1_job_scheduling_configuration_scheduling_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("schedulingConstraints", "");
    return &field;
}
static inline scheduling_v1alpha3_workload_pod_group_scheduling_constraints
    batch_v1_job_scheduling_configuration_get_scheduling_constraints(
    batch_v1_job_scheduling_configuration view)
{
    return scheduling_v1alpha3_workload_pod_group_scheduling_constraints_of(
        kin_value_field(view.value,
        batch_v1_job_scheduling_configuration_scheduling_constraints_field_()));
}
static inline
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit
    batch_v1_job_scheduling_configuration_edit_scheduling_constraints(
    batch_v1_job_scheduling_configuration_edit at)
{
    return
        scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_scheduling_configuration_scheduling_constraints_field_()));
}
static inline bool
    batch_v1_job_scheduling_configuration_scheduling_constraints_has(
    batch_v1_job_scheduling_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_scheduling_configuration_scheduling_constraints_field_()));
}
static inline int
    batch_v1_job_scheduling_configuration_scheduling_constraints_unset(
    batch_v1_job_scheduling_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_scheduling_configuration_scheduling_constraints_field_()));
}
static inline kin_field
    *batch_v1_job_scheduling_configuration_disruption_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("disruptionMode", "");
    return &field;
}
static inline scheduling_v1alpha3_workload_pod_group_disruption_mode
    batch_v1_job_scheduling_configuration_get_disruption_mode(
    batch_v1_job_scheduling_configuration view)
{
    return scheduling_v1alpha3_workload_pod_group_disruption_mode_of(
        kin_value_field(view.value,
        batch_v1_job_scheduling_configuration_disruption_mode_field_()));
}
static inline scheduling_v1alpha3_workload_pod_group_disruption_mode_edit
    batch_v1_job_scheduling_configuration_edit_disruption_mode(
    batch_v1_job_scheduling_configuration_edit at)
{
    return scheduling_v1alpha3_workload_pod_group_disruption_mode_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_scheduling_configuration_disruption_mode_field_()));
}
static inline bool batch_v1_job_scheduling_configuration_disruption_mode_has(
    batch_v1_job_scheduling_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_scheduling_configuration_disruption_mode_field_()));
}
static inline int batch_v1_job_scheduling_configuration_disruption_mode_unset(
    batch_v1_job_scheduling_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_scheduling_configuration_disruption_mode_field_()));
}
static inline kin_field
    *batch_v1_job_scheduling_configuration_resource_claims_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceClaims", "");
    return &field;
}
static inline scheduling_v1alpha3_workload_pod_group_resource_claim_list
    batch_v1_job_scheduling_configuration_get_resource_claims(
    batch_v1_job_scheduling_configuration view)
{
    return scheduling_v1alpha3_workload_pod_group_resource_claim_list_of(
        kin_value_field(view.value,
        batch_v1_job_scheduling_configuration_resource_claims_field_()));
}
static inline scheduling_v1alpha3_workload_pod_group_resource_claim
    batch_v1_job_scheduling_configuration_resource_claims_at(
    batch_v1_job_scheduling_configuration view, size_t index)
{
    return scheduling_v1alpha3_workload_pod_group_resource_claim_of(
        kin_value_at(kin_value_field(view.value,
        batch_v1_job_scheduling_configuration_resource_claims_field_()),
        index));
}
static inline scheduling_v1alpha3_workload_pod_group_resource_claim_edit
    batch_v1_job_scheduling_configuration_resource_claims_append(
    batch_v1_job_scheduling_configuration_edit at)
{
    return scheduling_v1alpha3_workload_pod_group_resource_claim_edit_of(
        at.edit, kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_scheduling_configuration_resource_claims_field_())));
}
static inline scheduling_v1alpha3_workload_pod_group_resource_claim_edit
    batch_v1_job_scheduling_configuration_edit_resource_claims_at(
    batch_v1_job_scheduling_configuration_edit at, size_t index)
{
    return scheduling_v1alpha3_workload_pod_group_resource_claim_edit_of(
        at.edit, kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_scheduling_configuration_resource_claims_field_()),
        index));
}
static inline int
    batch_v1_job_scheduling_configuration_resource_claims_remove_at(
    batch_v1_job_scheduling_configuration_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        batch_v1_job_scheduling_configuration_resource_claims_field_()),
        index));
}
static inline size_t
    batch_v1_job_scheduling_configuration_resource_claims_count(
    batch_v1_job_scheduling_configuration view)
{
    return kin_value_count(kin_value_field(view.value,
        batch_v1_job_scheduling_configuration_resource_claims_field_()));
}
static inline int batch_v1_job_scheduling_configuration_resource_claims_clear(
    batch_v1_job_scheduling_configuration_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_scheduling_configuration_resource_claims_field_()));
}
static inline bool batch_v1_job_scheduling_configuration_resource_claims_has(
    batch_v1_job_scheduling_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_scheduling_configuration_resource_claims_field_()));
}
static inline int batch_v1_job_scheduling_configuration_resource_claims_unset(
    batch_v1_job_scheduling_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_scheduling_configuration_resource_claims_field_()));
}

/* JobSpec */
static inline kin_field *batch_v1_job_spec_get_parallelism_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("parallelism", "");
    return &field;
}
static inline int32_t batch_v1_job_spec_get_parallelism(batch_v1_job_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_spec_get_parallelism_field_()));
}
static inline int batch_v1_job_spec_edit_parallelism_set(
    batch_v1_job_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_parallelism_field_()), value);
}
static inline bool batch_v1_job_spec_get_parallelism_has(batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_parallelism_field_()));
}
static inline int batch_v1_job_spec_edit_parallelism_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_parallelism_field_()));
}
static inline kin_field *batch_v1_job_spec_get_completions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("completions", "");
    return &field;
}
static inline int32_t batch_v1_job_spec_get_completions(batch_v1_job_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_spec_get_completions_field_()));
}
static inline int batch_v1_job_spec_edit_completions_set(
    batch_v1_job_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_completions_field_()), value);
}
static inline bool batch_v1_job_spec_get_completions_has(batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_completions_field_()));
}
static inline int batch_v1_job_spec_edit_completions_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_completions_field_()));
}
static inline kin_field
    *batch_v1_job_spec_get_active_deadline_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("activeDeadlineSeconds", "");
    return &field;
}
static inline int64_t batch_v1_job_spec_get_active_deadline_seconds(
    batch_v1_job_spec view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        batch_v1_job_spec_get_active_deadline_seconds_field_()));
}
static inline int batch_v1_job_spec_edit_active_deadline_seconds_set(
    batch_v1_job_spec_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_active_deadline_seconds_field_()), value);
}
static inline bool batch_v1_job_spec_get_active_deadline_seconds_has(
    batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_active_deadline_seconds_field_()));
}
static inline int batch_v1_job_spec_edit_active_deadline_seconds_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_active_deadline_seconds_field_()));
}
static inline kin_field *batch_v1_job_spec_get_pod_failure_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podFailurePolicy", "");
    return &field;
}
static inline batch_v1_pod_failure_policy
    batch_v1_job_spec_get_pod_failure_policy(batch_v1_job_spec view)
{
    return batch_v1_pod_failure_policy_of(kin_value_field(view.value,
        batch_v1_job_spec_get_pod_failure_policy_field_()));
}
static inline batch_v1_pod_failure_policy_edit
    batch_v1_job_spec_edit_pod_failure_policy(batch_v1_job_spec_edit at)
{
    return batch_v1_pod_failure_policy_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_spec_get_pod_failure_policy_field_()));
}
static inline bool batch_v1_job_spec_get_pod_failure_policy_has(
    batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_pod_failure_policy_field_()));
}
static inline int batch_v1_job_spec_edit_pod_failure_policy_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_pod_failure_policy_field_()));
}
static inline kin_field *batch_v1_job_spec_get_success_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("successPolicy", "");
    return &field;
}
static inline batch_v1_success_policy batch_v1_job_spec_get_success_policy(
    batch_v1_job_spec view)
{
    return batch_v1_success_policy_of(kin_value_field(view.value,
        batch_v1_job_spec_get_success_policy_field_()));
}
static inline batch_v1_success_policy_edit
    batch_v1_job_spec_edit_success_policy(batch_v1_job_spec_edit at)
{
    return batch_v1_success_policy_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_spec_get_success_policy_field_()));
}
static inline bool batch_v1_job_spec_get_success_policy_has(
    batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_success_policy_field_()));
}
static inline int batch_v1_job_spec_edit_success_policy_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_success_policy_field_()));
}
static inline kin_field *batch_v1_job_spec_get_backoff_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("backoffLimit", "");
    return &field;
}
static inline int32_t batch_v1_job_spec_get_backoff_limit(
    batch_v1_job_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_spec_get_backoff_limit_field_()));
}
static inline int batch_v1_job_spec_edit_backoff_limit_set(
    batch_v1_job_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_backoff_limit_field_()), value);
}
static inline bool batch_v1_job_spec_get_backoff_limit_has(
    batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_backoff_limit_field_()));
}
static inline int batch_v1_job_spec_edit_backoff_limit_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_backoff_limit_field_()));
}
static inline kin_field
    *batch_v1_job_spec_get_backoff_limit_per_index_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("backoffLimitPerIndex", "");
    return &field;
}
static inline int32_t batch_v1_job_spec_get_backoff_limit_per_index(
    batch_v1_job_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_spec_get_backoff_limit_per_index_field_()));
}
static inline int batch_v1_job_spec_edit_backoff_limit_per_index_set(
    batch_v1_job_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_backoff_limit_per_index_field_()), value);
}
static inline bool batch_v1_job_spec_get_backoff_limit_per_index_has(
    batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_backoff_limit_per_index_field_()));
}
static inline int batch_v1_job_spec_edit_backoff_limit_per_index_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_backoff_limit_per_index_field_()));
}
static inline kin_field *batch_v1_job_spec_get_max_failed_indexes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxFailedIndexes", "");
    return &field;
}
static inline int32_t batch_v1_job_spec_get_max_failed_indexes(
    batch_v1_job_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_spec_get_max_failed_indexes_field_()));
}
static inline int batch_v1_job_spec_edit_max_failed_indexes_set(
    batch_v1_job_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_max_failed_indexes_field_()), value);
}
static inline bool batch_v1_job_spec_get_max_failed_indexes_has(
    batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_max_failed_indexes_field_()));
}
static inline int batch_v1_job_spec_edit_max_failed_indexes_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_max_failed_indexes_field_()));
}
static inline kin_field *batch_v1_job_spec_get_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selector", "");
    return &field;
}
static inline meta_v1_label_selector batch_v1_job_spec_get_selector(
    batch_v1_job_spec view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        batch_v1_job_spec_get_selector_field_()));
}
static inline meta_v1_label_selector_edit batch_v1_job_spec_edit_selector(
    batch_v1_job_spec_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_spec_get_selector_field_()));
}
static inline bool batch_v1_job_spec_get_selector_has(batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_selector_field_()));
}
static inline int batch_v1_job_spec_edit_selector_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_selector_field_()));
}
static inline kin_field *batch_v1_job_spec_get_manual_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("manualSelector", "");
    return &field;
}
static inline bool batch_v1_job_spec_get_manual_selector(batch_v1_job_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        batch_v1_job_spec_get_manual_selector_field_()));
}
static inline int batch_v1_job_spec_edit_manual_selector_set(
    batch_v1_job_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_manual_selector_field_()), value);
}
static inline bool batch_v1_job_spec_get_manual_selector_has(
    batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_manual_selector_field_()));
}
static inline int batch_v1_job_spec_edit_manual_selector_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_manual_selector_field_()));
}
static inline kin_field *batch_v1_job_spec_get_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("template", "");
    return &field;
}
static inline core_v1_pod_template_spec batch_v1_job_spec_get_template(
    batch_v1_job_spec view)
{
    return core_v1_pod_template_spec_of(kin_value_field(view.value,
        batch_v1_job_spec_get_template_field_()));
}
static inline core_v1_pod_template_spec_edit batch_v1_job_spec_edit_template(
    batch_v1_job_spec_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_spec_get_template_field_()));
}
static inline bool batch_v1_job_spec_get_template_has(batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_template_field_()));
}
static inline int batch_v1_job_spec_edit_template_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_template_field_()));
}
static inline kin_field
    *batch_v1_job_spec_get_ttl_seconds_after_finished_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ttlSecondsAfterFinished", "");
    return &field;
}
static inline int32_t batch_v1_job_spec_get_ttl_seconds_after_finished(
    batch_v1_job_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_spec_get_ttl_seconds_after_finished_field_()));
}
static inline int batch_v1_job_spec_edit_ttl_seconds_after_finished_set(
    batch_v1_job_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_ttl_seconds_after_finished_field_()), value);
}
static inline bool batch_v1_job_spec_get_ttl_seconds_after_finished_has(
    batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_ttl_seconds_after_finished_field_()));
}
static inline int batch_v1_job_spec_edit_ttl_seconds_after_finished_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_ttl_seconds_after_finished_field_()));
}
static inline kin_field *batch_v1_job_spec_get_completion_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("completionMode", "");
    return &field;
}
/** One of batch_v1_completion_mode_enum. */
static inline kin_str batch_v1_job_spec_get_completion_mode(
    batch_v1_job_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_spec_get_completion_mode_field_()));
}
static inline int batch_v1_job_spec_edit_completion_mode_set(
    batch_v1_job_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_completion_mode_field_()), value);
}
static inline bool batch_v1_job_spec_get_completion_mode_has(
    batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_completion_mode_field_()));
}
static inline int batch_v1_job_spec_edit_completion_mode_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_completion_mode_field_()));
}
static inline kin_field *batch_v1_job_spec_get_suspend_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("suspend", "");
    return &field;
}
static inline bool batch_v1_job_spec_get_suspend(batch_v1_job_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        batch_v1_job_spec_get_suspend_field_()));
}
static inline int batch_v1_job_spec_edit_suspend_set(batch_v1_job_spec_edit at,
    bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_suspend_field_()), value);
}
static inline bool batch_v1_job_spec_get_suspend_has(batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_suspend_field_()));
}
static inline int batch_v1_job_spec_edit_suspend_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_suspend_field_()));
}
static inline kin_field
    *batch_v1_job_spec_get_pod_replacement_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podReplacementPolicy", "");
    return &field;
}
/** One of batch_v1_pod_replacement_policy_enum. */
static inline kin_str batch_v1_job_spec_get_pod_replacement_policy(
    batch_v1_job_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_spec_get_pod_replacement_policy_field_()));
}
static inline int batch_v1_job_spec_edit_pod_replacement_policy_set(
    batch_v1_job_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_pod_replacement_policy_field_()), value);
}
static inline bool batch_v1_job_spec_get_pod_replacement_policy_has(
    batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_pod_replacement_policy_field_()));
}
static inline int batch_v1_job_spec_edit_pod_replacement_policy_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_pod_replacement_policy_field_()));
}
static inline kin_field *batch_v1_job_spec_get_managed_by_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("managedBy", "");
    return &field;
}
static inline kin_str batch_v1_job_spec_get_managed_by(batch_v1_job_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_spec_get_managed_by_field_()));
}
static inline int batch_v1_job_spec_edit_managed_by_set(
    batch_v1_job_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_managed_by_field_()), value);
}
static inline bool batch_v1_job_spec_get_managed_by_has(batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_managed_by_field_()));
}
static inline int batch_v1_job_spec_edit_managed_by_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_managed_by_field_()));
}
static inline kin_field *batch_v1_job_spec_get_scheduling_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("scheduling", "");
    return &field;
}
static inline batch_v1_job_scheduling_configuration
    batch_v1_job_spec_get_scheduling(batch_v1_job_spec view)
{
    return batch_v1_job_scheduling_configuration_of(kin_value_field(view.value,
        batch_v1_job_spec_get_scheduling_field_()));
}
static inline batch_v1_job_scheduling_configuration_edit
    batch_v1_job_spec_edit_scheduling(batch_v1_job_spec_edit at)
{
    return batch_v1_job_scheduling_configuration_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_scheduling_field_()));
}
static inline bool batch_v1_job_spec_get_scheduling_has(batch_v1_job_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_spec_get_scheduling_field_()));
}
static inline int batch_v1_job_spec_edit_scheduling_unset(
    batch_v1_job_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_spec_get_scheduling_field_()));
}

/* JobStatus */
static inline kin_field *batch_v1_job_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline batch_v1_job_condition_list batch_v1_job_status_get_conditions(
    batch_v1_job_status view)
{
    return batch_v1_job_condition_list_of(kin_value_field(view.value,
        batch_v1_job_status_get_conditions_field_()));
}
static inline batch_v1_job_condition batch_v1_job_status_get_conditions_at(
    batch_v1_job_status view, size_t index)
{
    return batch_v1_job_condition_of(kin_value_at(kin_value_field(view.value,
        batch_v1_job_status_get_conditions_field_()), index));
}
static inline batch_v1_job_condition_edit
    batch_v1_job_status_edit_conditions_append(batch_v1_job_status_edit at)
{
    return batch_v1_job_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_conditions_field_())));
}
static inline batch_v1_job_condition_edit
    batch_v1_job_status_edit_conditions_at(batch_v1_job_status_edit at,
    size_t index)
{
    return batch_v1_job_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_conditions_field_()), index));
}
static inline int batch_v1_job_status_edit_conditions_remove_at(
    batch_v1_job_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, batch_v1_job_status_get_conditions_field_()), index));
}
static inline size_t batch_v1_job_status_get_conditions_count(
    batch_v1_job_status view)
{
    return kin_value_count(kin_value_field(view.value,
        batch_v1_job_status_get_conditions_field_()));
}
static inline int batch_v1_job_status_edit_conditions_clear(
    batch_v1_job_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_conditions_field_()));
}
static inline bool batch_v1_job_status_get_conditions_has(
    batch_v1_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_status_get_conditions_field_()));
}
static inline int batch_v1_job_status_edit_conditions_unset(
    batch_v1_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_conditions_field_()));
}
static inline kin_field *batch_v1_job_status_get_start_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("startTime", "");
    return &field;
}
static inline kin_time batch_v1_job_status_get_start_time(
    batch_v1_job_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        batch_v1_job_status_get_start_time_field_()));
}
static inline int batch_v1_job_status_edit_start_time_set(
    batch_v1_job_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_start_time_field_()), value);
}
static inline bool batch_v1_job_status_get_start_time_has(
    batch_v1_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_status_get_start_time_field_()));
}
static inline int batch_v1_job_status_edit_start_time_unset(
    batch_v1_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_start_time_field_()));
}
static inline kin_field *batch_v1_job_status_get_completion_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("completionTime", "");
    return &field;
}
static inline kin_time batch_v1_job_status_get_completion_time(
    batch_v1_job_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        batch_v1_job_status_get_completion_time_field_()));
}
static inline int batch_v1_job_status_edit_completion_time_set(
    batch_v1_job_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_completion_time_field_()), value);
}
static inline bool batch_v1_job_status_get_completion_time_has(
    batch_v1_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_status_get_completion_time_field_()));
}
static inline int batch_v1_job_status_edit_completion_time_unset(
    batch_v1_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_completion_time_field_()));
}
static inline kin_field *batch_v1_job_status_get_active_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("active", "");
    return &field;
}
static inline int32_t batch_v1_job_status_get_active(batch_v1_job_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_status_get_active_field_()));
}
static inline int batch_v1_job_status_edit_active_set(
    batch_v1_job_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_active_field_()), value);
}
static inline bool batch_v1_job_status_get_active_has(batch_v1_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_status_get_active_field_()));
}
static inline int batch_v1_job_status_edit_active_unset(
    batch_v1_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_active_field_()));
}
static inline kin_field *batch_v1_job_status_get_succeeded_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("succeeded", "");
    return &field;
}
static inline int32_t batch_v1_job_status_get_succeeded(
    batch_v1_job_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_status_get_succeeded_field_()));
}
static inline int batch_v1_job_status_edit_succeeded_set(
    batch_v1_job_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_succeeded_field_()), value);
}
static inline bool batch_v1_job_status_get_succeeded_has(
    batch_v1_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_status_get_succeeded_field_()));
}
static inline int batch_v1_job_status_edit_succeeded_unset(
    batch_v1_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_succeeded_field_()));
}
static inline kin_field *batch_v1_job_status_get_failed_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("failed", "");
    return &field;
}
static inline int32_t batch_v1_job_status_get_failed(batch_v1_job_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_status_get_failed_field_()));
}
static inline int batch_v1_job_status_edit_failed_set(
    batch_v1_job_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_failed_field_()), value);
}
static inline bool batch_v1_job_status_get_failed_has(batch_v1_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_status_get_failed_field_()));
}
static inline int batch_v1_job_status_edit_failed_unset(
    batch_v1_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_failed_field_()));
}
static inline kin_field *batch_v1_job_status_get_terminating_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("terminating", "");
    return &field;
}
static inline int32_t batch_v1_job_status_get_terminating(
    batch_v1_job_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_status_get_terminating_field_()));
}
static inline int batch_v1_job_status_edit_terminating_set(
    batch_v1_job_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_terminating_field_()), value);
}
static inline bool batch_v1_job_status_get_terminating_has(
    batch_v1_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_status_get_terminating_field_()));
}
static inline int batch_v1_job_status_edit_terminating_unset(
    batch_v1_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_terminating_field_()));
}
static inline kin_field *batch_v1_job_status_get_completed_indexes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("completedIndexes", "");
    return &field;
}
static inline kin_str batch_v1_job_status_get_completed_indexes(
    batch_v1_job_status view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_status_get_completed_indexes_field_()));
}
static inline int batch_v1_job_status_edit_completed_indexes_set(
    batch_v1_job_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_completed_indexes_field_()), value);
}
static inline bool batch_v1_job_status_get_completed_indexes_has(
    batch_v1_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_status_get_completed_indexes_field_()));
}
static inline int batch_v1_job_status_edit_completed_indexes_unset(
    batch_v1_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_completed_indexes_field_()));
}
static inline kin_field *batch_v1_job_status_get_failed_indexes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("failedIndexes", "");
    return &field;
}
static inline kin_str batch_v1_job_status_get_failed_indexes(
    batch_v1_job_status view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_status_get_failed_indexes_field_()));
}
static inline int batch_v1_job_status_edit_failed_indexes_set(
    batch_v1_job_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_failed_indexes_field_()), value);
}
static inline bool batch_v1_job_status_get_failed_indexes_has(
    batch_v1_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_status_get_failed_indexes_field_()));
}
static inline int batch_v1_job_status_edit_failed_indexes_unset(
    batch_v1_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_failed_indexes_field_()));
}
static inline kin_field
    *batch_v1_job_status_get_uncounted_terminated_pods_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("uncountedTerminatedPods", "");
    return &field;
}
static inline batch_v1_uncounted_terminated_pods
    batch_v1_job_status_get_uncounted_terminated_pods(batch_v1_job_status view)
{
    return batch_v1_uncounted_terminated_pods_of(kin_value_field(view.value,
        batch_v1_job_status_get_uncounted_terminated_pods_field_()));
}
static inline batch_v1_uncounted_terminated_pods_edit
    batch_v1_job_status_edit_uncounted_terminated_pods(
    batch_v1_job_status_edit at)
{
    return batch_v1_uncounted_terminated_pods_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        batch_v1_job_status_get_uncounted_terminated_pods_field_()));
}
static inline bool batch_v1_job_status_get_uncounted_terminated_pods_has(
    batch_v1_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_status_get_uncounted_terminated_pods_field_()));
}
static inline int batch_v1_job_status_edit_uncounted_terminated_pods_unset(
    batch_v1_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_uncounted_terminated_pods_field_()));
}
static inline kin_field *batch_v1_job_status_get_ready_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ready", "");
    return &field;
}
static inline int32_t batch_v1_job_status_get_ready(batch_v1_job_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_status_get_ready_field_()));
}
static inline int batch_v1_job_status_edit_ready_set(
    batch_v1_job_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_ready_field_()), value);
}
static inline bool batch_v1_job_status_get_ready_has(batch_v1_job_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_status_get_ready_field_()));
}
static inline int batch_v1_job_status_edit_ready_unset(
    batch_v1_job_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_status_get_ready_field_()));
}

/* JobTemplateSpec */
static inline kin_field *batch_v1_job_template_spec_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta batch_v1_job_template_spec_get_metadata(
    batch_v1_job_template_spec view)
{
    return meta_v1_object_meta_of(kin_value_field(view.value,
        batch_v1_job_template_spec_metadata_field_()));
}
static inline meta_v1_object_meta_edit batch_v1_job_template_spec_edit_metadata(
    batch_v1_job_template_spec_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_metadata_field_()));
}
static inline bool batch_v1_job_template_spec_metadata_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_metadata_field_()));
}
static inline int batch_v1_job_template_spec_metadata_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_metadata_field_()));
}
static inline kin_field *batch_v1_job_template_spec_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline batch_v1_job_spec batch_v1_job_template_spec_get_spec(
    batch_v1_job_template_spec view)
{
    return batch_v1_job_spec_of(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_field_()));
}
static inline batch_v1_job_spec_edit batch_v1_job_template_spec_edit_spec(
    batch_v1_job_template_spec_edit at)
{
    return batch_v1_job_spec_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_field_()));
}
static inline bool batch_v1_job_template_spec_spec_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_field_()));
}
static inline int batch_v1_job_template_spec_spec_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_parallelism_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "parallelism");
    return &field;
}
static inline int32_t batch_v1_job_template_spec_spec_parallelism(
    batch_v1_job_template_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_parallelism_field_()));
}
static inline int batch_v1_job_template_spec_spec_parallelism_set(
    batch_v1_job_template_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_parallelism_field_()), value);
}
static inline bool batch_v1_job_template_spec_spec_parallelism_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_parallelism_field_()));
}
static inline int batch_v1_job_template_spec_spec_parallelism_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_parallelism_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_completions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "completions");
    return &field;
}
static inline int32_t batch_v1_job_template_spec_spec_completions(
    batch_v1_job_template_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_completions_field_()));
}
static inline int batch_v1_job_template_spec_spec_completions_set(
    batch_v1_job_template_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_completions_field_()), value);
}
static inline bool batch_v1_job_template_spec_spec_completions_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_completions_field_()));
}
static inline int batch_v1_job_template_spec_spec_completions_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_completions_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_active_deadline_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "activeDeadlineSeconds");
    return &field;
}
static inline int64_t batch_v1_job_template_spec_spec_active_deadline_seconds(
    batch_v1_job_template_spec view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_active_deadline_seconds_field_()));
}
static inline int batch_v1_job_template_spec_spec_active_deadline_seconds_set(
    batch_v1_job_template_spec_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_active_deadline_seconds_field_()),
        value);
}
static inline bool batch_v1_job_template_spec_spec_active_deadline_seconds_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_active_deadline_seconds_field_()));
}
static inline int batch_v1_job_template_spec_spec_active_deadline_seconds_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_active_deadline_seconds_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_pod_failure_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "podFailurePolicy");
    return &field;
}
static inline batch_v1_pod_failure_policy
    batch_v1_job_template_spec_get_spec_pod_failure_policy(
    batch_v1_job_template_spec view)
{
    return batch_v1_pod_failure_policy_of(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_pod_failure_policy_field_()));
}
static inline batch_v1_pod_failure_policy_edit
    batch_v1_job_template_spec_edit_spec_pod_failure_policy(
    batch_v1_job_template_spec_edit at)
{
    return batch_v1_pod_failure_policy_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_template_spec_spec_pod_failure_policy_field_()));
}
static inline bool batch_v1_job_template_spec_spec_pod_failure_policy_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_pod_failure_policy_field_()));
}
static inline int batch_v1_job_template_spec_spec_pod_failure_policy_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_pod_failure_policy_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_success_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "successPolicy");
    return &field;
}
static inline batch_v1_success_policy
    batch_v1_job_template_spec_get_spec_success_policy(
    batch_v1_job_template_spec view)
{
    return batch_v1_success_policy_of(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_success_policy_field_()));
}
static inline batch_v1_success_policy_edit
    batch_v1_job_template_spec_edit_spec_success_policy(
    batch_v1_job_template_spec_edit at)
{
    return batch_v1_success_policy_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_template_spec_spec_success_policy_field_()));
}
static inline bool batch_v1_job_template_spec_spec_success_policy_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_success_policy_field_()));
}
static inline int batch_v1_job_template_spec_spec_success_policy_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_success_policy_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_backoff_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "backoffLimit");
    return &field;
}
static inline int32_t batch_v1_job_template_spec_spec_backoff_limit(
    batch_v1_job_template_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_backoff_limit_field_()));
}
static inline int batch_v1_job_template_spec_spec_backoff_limit_set(
    batch_v1_job_template_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_backoff_limit_field_()), value);
}
static inline bool batch_v1_job_template_spec_spec_backoff_limit_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_backoff_limit_field_()));
}
static inline int batch_v1_job_template_spec_spec_backoff_limit_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_backoff_limit_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_backoff_limit_per_index_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "backoffLimitPerIndex");
    return &field;
}
static inline int32_t batch_v1_job_template_spec_spec_backoff_limit_per_index(
    batch_v1_job_template_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_backoff_limit_per_index_field_()));
}
static inline int batch_v1_job_template_spec_spec_backoff_limit_per_index_set(
    batch_v1_job_template_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_backoff_limit_per_index_field_()),
        value);
}
static inline bool batch_v1_job_template_spec_spec_backoff_limit_per_index_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_backoff_limit_per_index_field_()));
}
static inline int batch_v1_job_template_spec_spec_backoff_limit_per_index_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_backoff_limit_per_index_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_max_failed_indexes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "maxFailedIndexes");
    return &field;
}
static inline int32_t batch_v1_job_template_spec_spec_max_failed_indexes(
    batch_v1_job_template_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_max_failed_indexes_field_()));
}
static inline int batch_v1_job_template_spec_spec_max_failed_indexes_set(
    batch_v1_job_template_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_max_failed_indexes_field_()), value);
}
static inline bool batch_v1_job_template_spec_spec_max_failed_indexes_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_max_failed_indexes_field_()));
}
static inline int batch_v1_job_template_spec_spec_max_failed_indexes_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_max_failed_indexes_field_()));
}
static inline kin_field *batch_v1_job_template_spec_spec_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "selector");
    return &field;
}
static inline meta_v1_label_selector
    batch_v1_job_template_spec_get_spec_selector(
    batch_v1_job_template_spec view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_selector_field_()));
}
static inline meta_v1_label_selector_edit
    batch_v1_job_template_spec_edit_spec_selector(
    batch_v1_job_template_spec_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_template_spec_spec_selector_field_()));
}
static inline bool batch_v1_job_template_spec_spec_selector_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_selector_field_()));
}
static inline int batch_v1_job_template_spec_spec_selector_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_selector_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_manual_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "manualSelector");
    return &field;
}
static inline bool batch_v1_job_template_spec_spec_manual_selector(
    batch_v1_job_template_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_manual_selector_field_()));
}
static inline int batch_v1_job_template_spec_spec_manual_selector_set(
    batch_v1_job_template_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_manual_selector_field_()), value);
}
static inline bool batch_v1_job_template_spec_spec_manual_selector_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_manual_selector_field_()));
}
static inline int batch_v1_job_template_spec_spec_manual_selector_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_manual_selector_field_()));
}
static inline kin_field *batch_v1_job_template_spec_spec_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "template");
    return &field;
}
static inline core_v1_pod_template_spec
    batch_v1_job_template_spec_get_spec_template(
    batch_v1_job_template_spec view)
{
    return core_v1_pod_template_spec_of(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_template_field_()));
}
static inline core_v1_pod_template_spec_edit
    batch_v1_job_template_spec_edit_spec_template(
    batch_v1_job_template_spec_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, batch_v1_job_template_spec_spec_template_field_()));
}
static inline bool batch_v1_job_template_spec_spec_template_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_template_field_()));
}
static inline int batch_v1_job_template_spec_spec_template_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_template_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_ttl_seconds_after_finished_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "ttlSecondsAfterFinished");
    return &field;
}
static inline int32_t
    batch_v1_job_template_spec_spec_ttl_seconds_after_finished(
    batch_v1_job_template_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_ttl_seconds_after_finished_field_()));
}
static inline int
    batch_v1_job_template_spec_spec_ttl_seconds_after_finished_set(
    batch_v1_job_template_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_ttl_seconds_after_finished_field_()),
        value);
}
static inline bool
    batch_v1_job_template_spec_spec_ttl_seconds_after_finished_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_ttl_seconds_after_finished_field_()));
}
static inline int
    batch_v1_job_template_spec_spec_ttl_seconds_after_finished_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_ttl_seconds_after_finished_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_completion_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "completionMode");
    return &field;
}
/** One of batch_v1_completion_mode_enum. */
static inline kin_str batch_v1_job_template_spec_spec_completion_mode(
    batch_v1_job_template_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_completion_mode_field_()));
}
static inline int batch_v1_job_template_spec_spec_completion_mode_set(
    batch_v1_job_template_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_completion_mode_field_()), value);
}
static inline bool batch_v1_job_template_spec_spec_completion_mode_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_completion_mode_field_()));
}
static inline int batch_v1_job_template_spec_spec_completion_mode_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_completion_mode_field_()));
}
static inline kin_field *batch_v1_job_template_spec_spec_suspend_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "suspend");
    return &field;
}
static inline bool batch_v1_job_template_spec_spec_suspend(
    batch_v1_job_template_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_suspend_field_()));
}
static inline int batch_v1_job_template_spec_spec_suspend_set(
    batch_v1_job_template_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_suspend_field_()), value);
}
static inline bool batch_v1_job_template_spec_spec_suspend_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_suspend_field_()));
}
static inline int batch_v1_job_template_spec_spec_suspend_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_suspend_field_()));
}
static inline kin_field
    *batch_v1_job_template_spec_spec_pod_replacement_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "podReplacementPolicy");
    return &field;
}
/** One of batch_v1_pod_replacement_policy_enum. */
static inline kin_str batch_v1_job_template_spec_spec_pod_replacement_policy(
    batch_v1_job_template_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_pod_replacement_policy_field_()));
}
static inline int batch_v1_job_template_spec_spec_pod_replacement_policy_set(
    batch_v1_job_template_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_pod_replacement_policy_field_()),
        value);
}
static inline bool batch_v1_job_template_spec_spec_pod_replacement_policy_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_pod_replacement_policy_field_()));
}
static inline int batch_v1_job_template_spec_spec_pod_replacement_policy_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_pod_replacement_policy_field_()));
}
static inline kin_field *batch_v1_job_template_spec_spec_managed_by_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "managedBy");
    return &field;
}
static inline kin_str batch_v1_job_template_spec_spec_managed_by(
    batch_v1_job_template_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_managed_by_field_()));
}
static inline int batch_v1_job_template_spec_spec_managed_by_set(
    batch_v1_job_template_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_managed_by_field_()), value);
}
static inline bool batch_v1_job_template_spec_spec_managed_by_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_managed_by_field_()));
}
static inline int batch_v1_job_template_spec_spec_managed_by_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_managed_by_field_()));
}
static inline kin_field *batch_v1_job_template_spec_spec_scheduling_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "scheduling");
    return &field;
}
static inline batch_v1_job_scheduling_configuration
    batch_v1_job_template_spec_get_spec_scheduling(
    batch_v1_job_template_spec view)
{
    return batch_v1_job_scheduling_configuration_of(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_scheduling_field_()));
}
static inline batch_v1_job_scheduling_configuration_edit
    batch_v1_job_template_spec_edit_spec_scheduling(
    batch_v1_job_template_spec_edit at)
{
    return batch_v1_job_scheduling_configuration_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_scheduling_field_()));
}
static inline bool batch_v1_job_template_spec_spec_scheduling_has(
    batch_v1_job_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_job_template_spec_spec_scheduling_field_()));
}
static inline int batch_v1_job_template_spec_spec_scheduling_unset(
    batch_v1_job_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_job_template_spec_spec_scheduling_field_()));
}

/* PodFailurePolicy */
static inline kin_field *batch_v1_pod_failure_policy_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rules", "");
    return &field;
}
static inline batch_v1_pod_failure_policy_rule_list
    batch_v1_pod_failure_policy_get_rules(batch_v1_pod_failure_policy view)
{
    return batch_v1_pod_failure_policy_rule_list_of(kin_value_field(view.value,
        batch_v1_pod_failure_policy_rules_field_()));
}
static inline batch_v1_pod_failure_policy_rule
    batch_v1_pod_failure_policy_rules_at(batch_v1_pod_failure_policy view,
    size_t index)
{
    return batch_v1_pod_failure_policy_rule_of(kin_value_at(kin_value_field(
        view.value, batch_v1_pod_failure_policy_rules_field_()), index));
}
static inline batch_v1_pod_failure_policy_rule_edit
    batch_v1_pod_failure_policy_rules_append(
    batch_v1_pod_failure_policy_edit at)
{
    return batch_v1_pod_failure_policy_rule_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rules_field_())));
}
static inline batch_v1_pod_failure_policy_rule_edit
    batch_v1_pod_failure_policy_edit_rules_at(
    batch_v1_pod_failure_policy_edit at, size_t index)
{
    return batch_v1_pod_failure_policy_rule_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rules_field_()), index));
}
static inline int batch_v1_pod_failure_policy_rules_remove_at(
    batch_v1_pod_failure_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, batch_v1_pod_failure_policy_rules_field_()), index));
}
static inline size_t batch_v1_pod_failure_policy_rules_count(
    batch_v1_pod_failure_policy view)
{
    return kin_value_count(kin_value_field(view.value,
        batch_v1_pod_failure_policy_rules_field_()));
}
static inline int batch_v1_pod_failure_policy_rules_clear(
    batch_v1_pod_failure_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rules_field_()));
}
static inline bool batch_v1_pod_failure_policy_rules_has(
    batch_v1_pod_failure_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_pod_failure_policy_rules_field_()));
}
static inline int batch_v1_pod_failure_policy_rules_unset(
    batch_v1_pod_failure_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rules_field_()));
}

/* PodFailurePolicyOnExitCodesRequirement */
static inline kin_field
    *batch_v1_pod_failure_policy_on_exit_codes_requirement_container_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("containerName", "");
    return &field;
}
static inline kin_str
    batch_v1_pod_failure_policy_on_exit_codes_requirement_container_name(
    batch_v1_pod_failure_policy_on_exit_codes_requirement view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_container_name_field_()));
}
static inline int
    batch_v1_pod_failure_policy_on_exit_codes_requirement_container_name_set(
    batch_v1_pod_failure_policy_on_exit_codes_requirement_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_container_name_field_()), value);
}
static inline bool
    batch_v1_pod_failure_policy_on_exit_codes_requirement_container_name_has(
    batch_v1_pod_failure_policy_on_exit_codes_requirement view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_container_name_field_()));
}
static inline int
    batch_v1_pod_failure_policy_on_exit_codes_requirement_container_name_unset(
    batch_v1_pod_failure_policy_on_exit_codes_requirement_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_container_name_field_()));
}
static inline kin_field
    *batch_v1_pod_failure_policy_on_exit_codes_requirement_operator_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("operator", "");
    return &field;
}
/** One of batch_v1_pod_failure_policy_on_exit_codes_operator_enum. */
static inline kin_str
    batch_v1_pod_failure_policy_on_exit_codes_requirement_operator(
    batch_v1_pod_failure_policy_on_exit_codes_requirement view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_operator_field_()));
}
static inline int
    batch_v1_pod_failure_policy_on_exit_codes_requirement_operator_set(
    batch_v1_pod_failure_policy_on_exit_codes_requirement_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_operator_field_()), value);
}
static inline bool
    batch_v1_pod_failure_policy_on_exit_codes_requirement_operator_has(
    batch_v1_pod_failure_policy_on_exit_codes_requirement view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_operator_field_()));
}
static inline int
    batch_v1_pod_failure_policy_on_exit_codes_requirement_operator_unset(
    batch_v1_pod_failure_policy_on_exit_codes_requirement_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_operator_field_()));
}
static inline kin_field
    *batch_v1_pod_failure_policy_on_exit_codes_requirement_values_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("values", "");
    return &field;
}
static inline int32_t
    batch_v1_pod_failure_policy_on_exit_codes_requirement_values_at(
    batch_v1_pod_failure_policy_on_exit_codes_requirement view, size_t index)
{
    return kin_value_as_int32(kin_value_at(kin_value_field(view.value,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_values_field_()),
        index));
}
static inline int
    batch_v1_pod_failure_policy_on_exit_codes_requirement_values_append(
    batch_v1_pod_failure_policy_on_exit_codes_requirement_edit at,
    int32_t value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_values_field_()));
    return kin_edit_set_int(at.edit, spot, value);
}
static inline size_t
    batch_v1_pod_failure_policy_on_exit_codes_requirement_values_count(
    batch_v1_pod_failure_policy_on_exit_codes_requirement view)
{
    return kin_value_count(kin_value_field(view.value,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_values_field_()));
}
static inline int
    batch_v1_pod_failure_policy_on_exit_codes_requirement_values_clear(
    batch_v1_pod_failure_policy_on_exit_codes_requirement_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_values_field_()));
}
static inline bool
    batch_v1_pod_failure_policy_on_exit_codes_requirement_values_has(
    batch_v1_pod_failure_policy_on_exit_codes_requirement view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_values_field_()));
}
static inline int
    batch_v1_pod_failure_policy_on_exit_codes_requirement_values_unset(
    batch_v1_pod_failure_policy_on_exit_codes_requirement_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_on_exit_codes_requirement_values_field_()));
}

/* PodFailurePolicyOnPodConditionsPattern */
static inline kin_field
    *batch_v1_pod_failure_policy_on_pod_conditions_pattern_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_type(
    batch_v1_pod_failure_policy_on_pod_conditions_pattern view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_pod_failure_policy_on_pod_conditions_pattern_type_field_()));
}
static inline int
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_type_set(
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_on_pod_conditions_pattern_type_field_()),
        value);
}
static inline bool
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_type_has(
    batch_v1_pod_failure_policy_on_pod_conditions_pattern view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_pod_failure_policy_on_pod_conditions_pattern_type_field_()));
}
static inline int
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_type_unset(
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_on_pod_conditions_pattern_type_field_()));
}
static inline kin_field
    *batch_v1_pod_failure_policy_on_pod_conditions_pattern_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_status(
    batch_v1_pod_failure_policy_on_pod_conditions_pattern view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_pod_failure_policy_on_pod_conditions_pattern_status_field_()));
}
static inline int
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_status_set(
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_on_pod_conditions_pattern_status_field_()),
        value);
}
static inline bool
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_status_has(
    batch_v1_pod_failure_policy_on_pod_conditions_pattern view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_pod_failure_policy_on_pod_conditions_pattern_status_field_()));
}
static inline int
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_status_unset(
    batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_on_pod_conditions_pattern_status_field_()));
}

/* PodFailurePolicyRule */
static inline kin_field *batch_v1_pod_failure_policy_rule_action_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("action", "");
    return &field;
}
/** One of batch_v1_pod_failure_policy_action_enum. */
static inline kin_str batch_v1_pod_failure_policy_rule_action(
    batch_v1_pod_failure_policy_rule view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_pod_failure_policy_rule_action_field_()));
}
static inline int batch_v1_pod_failure_policy_rule_action_set(
    batch_v1_pod_failure_policy_rule_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rule_action_field_()), value);
}
static inline bool batch_v1_pod_failure_policy_rule_action_has(
    batch_v1_pod_failure_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_pod_failure_policy_rule_action_field_()));
}
static inline int batch_v1_pod_failure_policy_rule_action_unset(
    batch_v1_pod_failure_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rule_action_field_()));
}
static inline kin_field
    *batch_v1_pod_failure_policy_rule_on_exit_codes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("onExitCodes", "");
    return &field;
}
static inline batch_v1_pod_failure_policy_on_exit_codes_requirement
    batch_v1_pod_failure_policy_rule_get_on_exit_codes(
    batch_v1_pod_failure_policy_rule view)
{
    return batch_v1_pod_failure_policy_on_exit_codes_requirement_of(
        kin_value_field(view.value,
        batch_v1_pod_failure_policy_rule_on_exit_codes_field_()));
}
static inline batch_v1_pod_failure_policy_on_exit_codes_requirement_edit
    batch_v1_pod_failure_policy_rule_edit_on_exit_codes(
    batch_v1_pod_failure_policy_rule_edit at)
{
    return batch_v1_pod_failure_policy_on_exit_codes_requirement_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rule_on_exit_codes_field_()));
}
static inline bool batch_v1_pod_failure_policy_rule_on_exit_codes_has(
    batch_v1_pod_failure_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_pod_failure_policy_rule_on_exit_codes_field_()));
}
static inline int batch_v1_pod_failure_policy_rule_on_exit_codes_unset(
    batch_v1_pod_failure_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rule_on_exit_codes_field_()));
}
static inline kin_field
    *batch_v1_pod_failure_policy_rule_on_pod_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("onPodConditions", "");
    return &field;
}
static inline batch_v1_pod_failure_policy_on_pod_conditions_pattern_list
    batch_v1_pod_failure_policy_rule_get_on_pod_conditions(
    batch_v1_pod_failure_policy_rule view)
{
    return batch_v1_pod_failure_policy_on_pod_conditions_pattern_list_of(
        kin_value_field(view.value,
        batch_v1_pod_failure_policy_rule_on_pod_conditions_field_()));
}
static inline batch_v1_pod_failure_policy_on_pod_conditions_pattern
    batch_v1_pod_failure_policy_rule_on_pod_conditions_at(
    batch_v1_pod_failure_policy_rule view, size_t index)
{
    return batch_v1_pod_failure_policy_on_pod_conditions_pattern_of(
        kin_value_at(kin_value_field(view.value,
        batch_v1_pod_failure_policy_rule_on_pod_conditions_field_()), index));
}
static inline batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit
    batch_v1_pod_failure_policy_rule_on_pod_conditions_append(
    batch_v1_pod_failure_policy_rule_edit at)
{
    return batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit_of(
        at.edit, kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rule_on_pod_conditions_field_())));
}
static inline batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit
    batch_v1_pod_failure_policy_rule_edit_on_pod_conditions_at(
    batch_v1_pod_failure_policy_rule_edit at, size_t index)
{
    return batch_v1_pod_failure_policy_on_pod_conditions_pattern_edit_of(
        at.edit, kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rule_on_pod_conditions_field_()), index));
}
static inline int batch_v1_pod_failure_policy_rule_on_pod_conditions_remove_at(
    batch_v1_pod_failure_policy_rule_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        batch_v1_pod_failure_policy_rule_on_pod_conditions_field_()), index));
}
static inline size_t batch_v1_pod_failure_policy_rule_on_pod_conditions_count(
    batch_v1_pod_failure_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        batch_v1_pod_failure_policy_rule_on_pod_conditions_field_()));
}
static inline int batch_v1_pod_failure_policy_rule_on_pod_conditions_clear(
    batch_v1_pod_failure_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rule_on_pod_conditions_field_()));
}
static inline bool batch_v1_pod_failure_policy_rule_on_pod_conditions_has(
    batch_v1_pod_failure_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_pod_failure_policy_rule_on_pod_conditions_field_()));
}
static inline int batch_v1_pod_failure_policy_rule_on_pod_conditions_unset(
    batch_v1_pod_failure_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_pod_failure_policy_rule_on_pod_conditions_field_()));
}

/* SuccessPolicy */
static inline kin_field *batch_v1_success_policy_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rules", "");
    return &field;
}
static inline batch_v1_success_policy_rule_list
    batch_v1_success_policy_get_rules(batch_v1_success_policy view)
{
    return batch_v1_success_policy_rule_list_of(kin_value_field(view.value,
        batch_v1_success_policy_rules_field_()));
}
static inline batch_v1_success_policy_rule batch_v1_success_policy_rules_at(
    batch_v1_success_policy view, size_t index)
{
    return batch_v1_success_policy_rule_of(kin_value_at(kin_value_field(
        view.value, batch_v1_success_policy_rules_field_()), index));
}
static inline batch_v1_success_policy_rule_edit
    batch_v1_success_policy_rules_append(batch_v1_success_policy_edit at)
{
    return batch_v1_success_policy_rule_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_success_policy_rules_field_())));
}
static inline batch_v1_success_policy_rule_edit
    batch_v1_success_policy_edit_rules_at(batch_v1_success_policy_edit at,
    size_t index)
{
    return batch_v1_success_policy_rule_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_success_policy_rules_field_()), index));
}
static inline int batch_v1_success_policy_rules_remove_at(
    batch_v1_success_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, batch_v1_success_policy_rules_field_()), index));
}
static inline size_t batch_v1_success_policy_rules_count(
    batch_v1_success_policy view)
{
    return kin_value_count(kin_value_field(view.value,
        batch_v1_success_policy_rules_field_()));
}
static inline int batch_v1_success_policy_rules_clear(
    batch_v1_success_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_success_policy_rules_field_()));
}
static inline bool batch_v1_success_policy_rules_has(
    batch_v1_success_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_success_policy_rules_field_()));
}
static inline int batch_v1_success_policy_rules_unset(
    batch_v1_success_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_success_policy_rules_field_()));
}

/* SuccessPolicyRule */
static inline kin_field
    *batch_v1_success_policy_rule_succeeded_indexes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("succeededIndexes", "");
    return &field;
}
static inline kin_str batch_v1_success_policy_rule_succeeded_indexes(
    batch_v1_success_policy_rule view)
{
    return kin_value_str(kin_value_field(view.value,
        batch_v1_success_policy_rule_succeeded_indexes_field_()));
}
static inline int batch_v1_success_policy_rule_succeeded_indexes_set(
    batch_v1_success_policy_rule_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_success_policy_rule_succeeded_indexes_field_()), value);
}
static inline bool batch_v1_success_policy_rule_succeeded_indexes_has(
    batch_v1_success_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_success_policy_rule_succeeded_indexes_field_()));
}
static inline int batch_v1_success_policy_rule_succeeded_indexes_unset(
    batch_v1_success_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_success_policy_rule_succeeded_indexes_field_()));
}
static inline kin_field
    *batch_v1_success_policy_rule_succeeded_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("succeededCount", "");
    return &field;
}
static inline int32_t batch_v1_success_policy_rule_succeeded_count(
    batch_v1_success_policy_rule view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        batch_v1_success_policy_rule_succeeded_count_field_()));
}
static inline int batch_v1_success_policy_rule_succeeded_count_set(
    batch_v1_success_policy_rule_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_success_policy_rule_succeeded_count_field_()), value);
}
static inline bool batch_v1_success_policy_rule_succeeded_count_has(
    batch_v1_success_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_success_policy_rule_succeeded_count_field_()));
}
static inline int batch_v1_success_policy_rule_succeeded_count_unset(
    batch_v1_success_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_success_policy_rule_succeeded_count_field_()));
}

/* UncountedTerminatedPods */
static inline kin_field
    *batch_v1_uncounted_terminated_pods_succeeded_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("succeeded", "");
    return &field;
}
static inline kin_str batch_v1_uncounted_terminated_pods_succeeded_at(
    batch_v1_uncounted_terminated_pods view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        batch_v1_uncounted_terminated_pods_succeeded_field_()), index));
}
static inline int batch_v1_uncounted_terminated_pods_succeeded_append(
    batch_v1_uncounted_terminated_pods_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_uncounted_terminated_pods_succeeded_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t batch_v1_uncounted_terminated_pods_succeeded_count(
    batch_v1_uncounted_terminated_pods view)
{
    return kin_value_count(kin_value_field(view.value,
        batch_v1_uncounted_terminated_pods_succeeded_field_()));
}
static inline int batch_v1_uncounted_terminated_pods_succeeded_clear(
    batch_v1_uncounted_terminated_pods_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_uncounted_terminated_pods_succeeded_field_()));
}
static inline bool batch_v1_uncounted_terminated_pods_succeeded_has(
    batch_v1_uncounted_terminated_pods view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_uncounted_terminated_pods_succeeded_field_()));
}
static inline int batch_v1_uncounted_terminated_pods_succeeded_unset(
    batch_v1_uncounted_terminated_pods_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_uncounted_terminated_pods_succeeded_field_()));
}
static inline kin_field *batch_v1_uncounted_terminated_pods_failed_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("failed", "");
    return &field;
}
static inline kin_str batch_v1_uncounted_terminated_pods_failed_at(
    batch_v1_uncounted_terminated_pods view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        batch_v1_uncounted_terminated_pods_failed_field_()), index));
}
static inline int batch_v1_uncounted_terminated_pods_failed_append(
    batch_v1_uncounted_terminated_pods_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_uncounted_terminated_pods_failed_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t batch_v1_uncounted_terminated_pods_failed_count(
    batch_v1_uncounted_terminated_pods view)
{
    return kin_value_count(kin_value_field(view.value,
        batch_v1_uncounted_terminated_pods_failed_field_()));
}
static inline int batch_v1_uncounted_terminated_pods_failed_clear(
    batch_v1_uncounted_terminated_pods_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_uncounted_terminated_pods_failed_field_()));
}
static inline bool batch_v1_uncounted_terminated_pods_failed_has(
    batch_v1_uncounted_terminated_pods view)
{
    return kin_value_is_set(kin_value_field(view.value,
        batch_v1_uncounted_terminated_pods_failed_field_()));
}
static inline int batch_v1_uncounted_terminated_pods_failed_unset(
    batch_v1_uncounted_terminated_pods_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        batch_v1_uncounted_terminated_pods_failed_field_()));
}

static const kin_resource batch_v1_cron_jobs[1] = {
    {"batch", "v1", "cronjobs", "CronJob", false},
};
static inline batch_v1_cron_job_edit batch_v1_cron_job_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    batch_v1_cron_job_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, batch_v1_cron_jobs, named);
    at.spot = kin_edit_root();
    return at;
}
static inline batch_v1_cron_job batch_v1_cron_job_cast(const kin_object *object)
{
    return batch_v1_cron_job_of(kin_object_is_of(object,
        batch_v1_cron_jobs) ? object : NULL);
}
static inline kin_call_opts batch_v1_cron_jobs_part_(const kin_call_opts *opts,
    const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int batch_v1_cron_jobs_got_(int r, kin_object *object,
    batch_v1_cron_job *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_get(kin_client *client,
    kin_str ns, kin_str name, const kin_call_opts *opts, batch_v1_cron_job *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, batch_v1_cron_jobs, at, opts,
        ret ? &got : NULL, err);
    return batch_v1_cron_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_create(kin_client *client,
    batch_v1_cron_job_edit at, const kin_call_opts *opts,
    batch_v1_cron_job *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, batch_v1_cron_jobs, at.edit, opts,
        ret ? &got : NULL, err);
    return batch_v1_cron_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_delete(kin_client *client,
    kin_str ns, kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, batch_v1_cron_jobs, at, opts, NULL, err);
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, batch_v1_cron_jobs, opts, NULL,
        err);
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_update(kin_client *client,
    batch_v1_cron_job_edit at, const kin_call_opts *opts,
    batch_v1_cron_job *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_cron_jobs_part_(opts, "");
    int r = kin_client_update(client, batch_v1_cron_jobs, at.edit, &own,
        ret ? &got : NULL, err);
    return batch_v1_cron_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_patch(kin_client *client,
    batch_v1_cron_job_edit at, const kin_call_opts *opts,
    batch_v1_cron_job *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_cron_jobs_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, batch_v1_cron_jobs, &what, &own,
        ret ? &got : NULL, err);
    return batch_v1_cron_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_apply(kin_client *client,
    batch_v1_cron_job_edit at, const kin_call_opts *opts,
    batch_v1_cron_job *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_cron_jobs_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, batch_v1_cron_jobs, &what, &own,
        ret ? &got : NULL, err);
    return batch_v1_cron_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_update_status(
    kin_client *client, batch_v1_cron_job_edit at, const kin_call_opts *opts,
    batch_v1_cron_job *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_cron_jobs_part_(opts, "status");
    int r = kin_client_update(client, batch_v1_cron_jobs, at.edit, &own,
        ret ? &got : NULL, err);
    return batch_v1_cron_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_patch_status(
    kin_client *client, batch_v1_cron_job_edit at, const kin_call_opts *opts,
    batch_v1_cron_job *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_cron_jobs_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, batch_v1_cron_jobs, &what, &own,
        ret ? &got : NULL, err);
    return batch_v1_cron_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_apply_status(
    kin_client *client, batch_v1_cron_job_edit at, const kin_call_opts *opts,
    batch_v1_cron_job *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_cron_jobs_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, batch_v1_cron_jobs, &what, &own,
        ret ? &got : NULL, err);
    return batch_v1_cron_jobs_got_(r, got, ret);
}
typedef struct batch_v1_cron_job_list_handler {
    int (*on_item)(batch_v1_cron_job item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} batch_v1_cron_job_list_handler;
static inline int batch_v1_cron_job_list_each_(const kin_object *object,
    void *userdata)
{
    const batch_v1_cron_job_list_handler *own = (
        const batch_v1_cron_job_list_handler *)userdata;
    return own->on_item(batch_v1_cron_job_of(object), own->userdata);
}
static inline int batch_v1_cron_job_list_restart_(void *userdata)
{
    const batch_v1_cron_job_list_handler *own = (
        const batch_v1_cron_job_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler batch_v1_cron_job_list_adapt_(
    batch_v1_cron_job_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = batch_v1_cron_job_list_each_;
    handler.on_restart = own->on_restart ? batch_v1_cron_job_list_restart_ :
        NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_list(kin_client *client,
    const kin_list_opts *opts, const batch_v1_cron_job_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    batch_v1_cron_job_list_handler own = *handler;
    kin_list_handler adapted = batch_v1_cron_job_list_adapt_(&own);
    return kin_client_list(client, batch_v1_cron_jobs, opts, &adapted, ret,
        err);
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_list_all(kin_client *client,
    const kin_list_opts *opts, const batch_v1_cron_job_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    batch_v1_cron_job_list_handler own = *handler;
    kin_list_handler adapted = batch_v1_cron_job_list_adapt_(&own);
    return kin_client_list_all(client, batch_v1_cron_jobs, opts, &adapted, ret,
        err);
}
typedef struct batch_v1_cron_job_watch {
    kin_watch *watch;
} batch_v1_cron_job_watch;
static inline void batch_v1_cron_job_watch_auto_release(
    batch_v1_cron_job_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_watch(kin_client *client,
    const kin_list_opts *opts, batch_v1_cron_job_watch *ret, kin_error *err)
{
    return kin_client_watch(client, batch_v1_cron_jobs, opts, &ret->watch, err);
}
KIN_NODISCARD static inline int batch_v1_cron_job_watch_next(
    batch_v1_cron_job_watch watch, kin_deadline deadline, kin_watch_event *ret,
    batch_v1_cron_job *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct batch_v1_cron_job_informer {
    kin_informer *informer;
} batch_v1_cron_job_informer;
static inline batch_v1_cron_job_informer batch_v1_cron_job_informer_of(
    kin_informer *informer)
{
    batch_v1_cron_job_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int batch_v1_cron_jobs_informer(
    kin_factory *factory, batch_v1_cron_job_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, batch_v1_cron_jobs, &ret->informer,
        err);
}
typedef struct batch_v1_cron_job_handler {
    void (*on_add)(batch_v1_cron_job view, bool is_initial, void *userdata);
    void (*on_update)(batch_v1_cron_job old_view, batch_v1_cron_job view,
        void *userdata);
    void (*on_delete)(batch_v1_cron_job view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(batch_v1_cron_job view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, batch_v1_cron_job view,
        void *userdata);
} batch_v1_cron_job_handler;
static inline void batch_v1_cron_job_on_event_(const kin_event *event,
    void *userdata)
{
    const batch_v1_cron_job_handler *own = (
        const batch_v1_cron_job_handler *)userdata;
    own->on_event(event, batch_v1_cron_job_of(event->object), own->userdata);
}
static inline void batch_v1_cron_job_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const batch_v1_cron_job_handler *own = (
        const batch_v1_cron_job_handler *)userdata;
    own->on_add(batch_v1_cron_job_of(object), is_initial, own->userdata);
}
static inline void batch_v1_cron_job_on_update_(const kin_object *old_object,
    const kin_object *object, void *userdata)
{
    const batch_v1_cron_job_handler *own = (
        const batch_v1_cron_job_handler *)userdata;
    own->on_update(batch_v1_cron_job_of(old_object), batch_v1_cron_job_of(
        object), own->userdata);
}
static inline void batch_v1_cron_job_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const batch_v1_cron_job_handler *own = (
        const batch_v1_cron_job_handler *)userdata;
    own->on_delete(batch_v1_cron_job_of(object), is_tombstone, own->userdata);
}
static inline void batch_v1_cron_job_on_synced_(void *userdata)
{
    const batch_v1_cron_job_handler *own = (
        const batch_v1_cron_job_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool batch_v1_cron_job_wants_(const kin_object *object,
    void *userdata)
{
    const batch_v1_cron_job_handler *own = (
        const batch_v1_cron_job_handler *)userdata;
    return own->wants(batch_v1_cron_job_of(object), own->userdata);
}
static inline int batch_v1_cron_job_informer_add_handler(
    batch_v1_cron_job_informer informer, const batch_v1_cron_job_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? batch_v1_cron_job_on_add_ : NULL;
    handler.on_update = own->on_update ? batch_v1_cron_job_on_update_ : NULL;
    handler.on_delete = own->on_delete ? batch_v1_cron_job_on_delete_ : NULL;
    handler.on_synced = own->on_synced ? batch_v1_cron_job_on_synced_ : NULL;
    handler.wants = own->wants ? batch_v1_cron_job_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? batch_v1_cron_job_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct batch_v1_cron_job_lister {
    kin_snapshot *snapshot;
} batch_v1_cron_job_lister;
typedef struct batch_v1_cron_job_iter {
    kin_lister_iter it;
} batch_v1_cron_job_iter;
static inline batch_v1_cron_job_lister batch_v1_cron_job_informer_lister(
    batch_v1_cron_job_informer informer)
{
    batch_v1_cron_job_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void batch_v1_cron_job_lister_auto_release(
    batch_v1_cron_job_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline batch_v1_cron_job batch_v1_cron_job_lister_get(
    batch_v1_cron_job_lister lister, kin_str ns, kin_str name)
{
    return batch_v1_cron_job_of(kin_lister_get(lister.snapshot, ns, name));
}
static inline batch_v1_cron_job_iter batch_v1_cron_job_lister_list(
    batch_v1_cron_job_lister lister, kin_str ns, const kin_selector *selector)
{
    batch_v1_cron_job_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline batch_v1_cron_job batch_v1_cron_job_iter_next(
    batch_v1_cron_job_iter *iter)
{
    return batch_v1_cron_job_of(kin_lister_next(&iter->it));
}

static const kin_resource batch_v1_jobs[1] = {
    {"batch", "v1", "jobs", "Job", false},
};
static inline batch_v1_job_edit batch_v1_job_new(const kin_allocator *alloc,
    kin_str ns, kin_str name)
{
    batch_v1_job_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, batch_v1_jobs, named);
    at.spot = kin_edit_root();
    return at;
}
static inline batch_v1_job batch_v1_job_cast(const kin_object *object)
{
    return batch_v1_job_of(kin_object_is_of(object,
        batch_v1_jobs) ? object : NULL);
}
static inline kin_call_opts batch_v1_jobs_part_(const kin_call_opts *opts,
    const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int batch_v1_jobs_got_(int r, kin_object *object,
    batch_v1_job *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int batch_v1_jobs_get(kin_client *client,
    kin_str ns, kin_str name, const kin_call_opts *opts, batch_v1_job *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, batch_v1_jobs, at, opts, ret ? &got : NULL,
        err);
    return batch_v1_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_jobs_create(kin_client *client,
    batch_v1_job_edit at, const kin_call_opts *opts, batch_v1_job *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, batch_v1_jobs, at.edit, opts,
        ret ? &got : NULL, err);
    return batch_v1_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_jobs_delete(kin_client *client,
    kin_str ns, kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, batch_v1_jobs, at, opts, NULL, err);
}
KIN_NODISCARD static inline int batch_v1_jobs_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, batch_v1_jobs, opts, NULL, err);
}
KIN_NODISCARD static inline int batch_v1_jobs_update(kin_client *client,
    batch_v1_job_edit at, const kin_call_opts *opts, batch_v1_job *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_jobs_part_(opts, "");
    int r = kin_client_update(client, batch_v1_jobs, at.edit, &own,
        ret ? &got : NULL, err);
    return batch_v1_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_jobs_patch(kin_client *client,
    batch_v1_job_edit at, const kin_call_opts *opts, batch_v1_job *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_jobs_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, batch_v1_jobs, &what, &own,
        ret ? &got : NULL, err);
    return batch_v1_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_jobs_apply(kin_client *client,
    batch_v1_job_edit at, const kin_call_opts *opts, batch_v1_job *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_jobs_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, batch_v1_jobs, &what, &own,
        ret ? &got : NULL, err);
    return batch_v1_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_jobs_update_status(kin_client *client,
    batch_v1_job_edit at, const kin_call_opts *opts, batch_v1_job *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_jobs_part_(opts, "status");
    int r = kin_client_update(client, batch_v1_jobs, at.edit, &own,
        ret ? &got : NULL, err);
    return batch_v1_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_jobs_patch_status(kin_client *client,
    batch_v1_job_edit at, const kin_call_opts *opts, batch_v1_job *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_jobs_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, batch_v1_jobs, &what, &own,
        ret ? &got : NULL, err);
    return batch_v1_jobs_got_(r, got, ret);
}
KIN_NODISCARD static inline int batch_v1_jobs_apply_status(kin_client *client,
    batch_v1_job_edit at, const kin_call_opts *opts, batch_v1_job *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = batch_v1_jobs_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, batch_v1_jobs, &what, &own,
        ret ? &got : NULL, err);
    return batch_v1_jobs_got_(r, got, ret);
}
typedef struct batch_v1_job_list_handler {
    int (*on_item)(batch_v1_job item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} batch_v1_job_list_handler;
static inline int batch_v1_job_list_each_(const kin_object *object,
    void *userdata)
{
    const batch_v1_job_list_handler *own = (
        const batch_v1_job_list_handler *)userdata;
    return own->on_item(batch_v1_job_of(object), own->userdata);
}
static inline int batch_v1_job_list_restart_(void *userdata)
{
    const batch_v1_job_list_handler *own = (
        const batch_v1_job_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler batch_v1_job_list_adapt_(
    batch_v1_job_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = batch_v1_job_list_each_;
    handler.on_restart = own->on_restart ? batch_v1_job_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int batch_v1_jobs_list(kin_client *client,
    const kin_list_opts *opts, const batch_v1_job_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    batch_v1_job_list_handler own = *handler;
    kin_list_handler adapted = batch_v1_job_list_adapt_(&own);
    return kin_client_list(client, batch_v1_jobs, opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int batch_v1_jobs_list_all(kin_client *client,
    const kin_list_opts *opts, const batch_v1_job_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    batch_v1_job_list_handler own = *handler;
    kin_list_handler adapted = batch_v1_job_list_adapt_(&own);
    return kin_client_list_all(client, batch_v1_jobs, opts, &adapted, ret, err);
}
typedef struct batch_v1_job_watch {
    kin_watch *watch;
} batch_v1_job_watch;
static inline void batch_v1_job_watch_auto_release(batch_v1_job_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int batch_v1_jobs_watch(kin_client *client,
    const kin_list_opts *opts, batch_v1_job_watch *ret, kin_error *err)
{
    return kin_client_watch(client, batch_v1_jobs, opts, &ret->watch, err);
}
KIN_NODISCARD static inline int batch_v1_job_watch_next(
    batch_v1_job_watch watch, kin_deadline deadline, kin_watch_event *ret,
    batch_v1_job *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct batch_v1_job_informer {
    kin_informer *informer;
} batch_v1_job_informer;
static inline batch_v1_job_informer batch_v1_job_informer_of(
    kin_informer *informer)
{
    batch_v1_job_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int batch_v1_jobs_informer(kin_factory *factory,
    batch_v1_job_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, batch_v1_jobs, &ret->informer, err);
}
typedef struct batch_v1_job_handler {
    void (*on_add)(batch_v1_job view, bool is_initial, void *userdata);
    void (*on_update)(batch_v1_job old_view, batch_v1_job view, void *userdata);
    void (*on_delete)(batch_v1_job view, bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(batch_v1_job view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, batch_v1_job view, void *userdata);
} batch_v1_job_handler;
static inline void batch_v1_job_on_event_(const kin_event *event,
    void *userdata)
{
    const batch_v1_job_handler *own = (const batch_v1_job_handler *)userdata;
    own->on_event(event, batch_v1_job_of(event->object), own->userdata);
}
static inline void batch_v1_job_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const batch_v1_job_handler *own = (const batch_v1_job_handler *)userdata;
    own->on_add(batch_v1_job_of(object), is_initial, own->userdata);
}
static inline void batch_v1_job_on_update_(const kin_object *old_object,
    const kin_object *object, void *userdata)
{
    const batch_v1_job_handler *own = (const batch_v1_job_handler *)userdata;
    own->on_update(batch_v1_job_of(old_object), batch_v1_job_of(object),
        own->userdata);
}
static inline void batch_v1_job_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const batch_v1_job_handler *own = (const batch_v1_job_handler *)userdata;
    own->on_delete(batch_v1_job_of(object), is_tombstone, own->userdata);
}
static inline void batch_v1_job_on_synced_(void *userdata)
{
    const batch_v1_job_handler *own = (const batch_v1_job_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool batch_v1_job_wants_(const kin_object *object, void *userdata)
{
    const batch_v1_job_handler *own = (const batch_v1_job_handler *)userdata;
    return own->wants(batch_v1_job_of(object), own->userdata);
}
static inline int batch_v1_job_informer_add_handler(
    batch_v1_job_informer informer, const batch_v1_job_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? batch_v1_job_on_add_ : NULL;
    handler.on_update = own->on_update ? batch_v1_job_on_update_ : NULL;
    handler.on_delete = own->on_delete ? batch_v1_job_on_delete_ : NULL;
    handler.on_synced = own->on_synced ? batch_v1_job_on_synced_ : NULL;
    handler.wants = own->wants ? batch_v1_job_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? batch_v1_job_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct batch_v1_job_lister {
    kin_snapshot *snapshot;
} batch_v1_job_lister;
typedef struct batch_v1_job_iter {
    kin_lister_iter it;
} batch_v1_job_iter;
static inline batch_v1_job_lister batch_v1_job_informer_lister(
    batch_v1_job_informer informer)
{
    batch_v1_job_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void batch_v1_job_lister_auto_release(batch_v1_job_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline batch_v1_job batch_v1_job_lister_get(batch_v1_job_lister lister,
    kin_str ns, kin_str name)
{
    return batch_v1_job_of(kin_lister_get(lister.snapshot, ns, name));
}
static inline batch_v1_job_iter batch_v1_job_lister_list(
    batch_v1_job_lister lister, kin_str ns, const kin_selector *selector)
{
    batch_v1_job_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline batch_v1_job batch_v1_job_iter_next(batch_v1_job_iter *iter)
{
    return batch_v1_job_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_BATCH_V1_H */
