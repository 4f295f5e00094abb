/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of scheduling.k8s.io/v1alpha3.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_SCHEDULING_V1ALPHA3_H
#define KIN_API_SCHEDULING_V1ALPHA3_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct scheduling_v1alpha3_all_composite_disruption_mode {
    kin_value value;
} scheduling_v1alpha3_all_composite_disruption_mode;
typedef struct scheduling_v1alpha3_all_composite_disruption_mode_list {
    kin_value value;
} scheduling_v1alpha3_all_composite_disruption_mode_list;
typedef struct scheduling_v1alpha3_all_composite_disruption_mode_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_all_composite_disruption_mode_edit;
static inline scheduling_v1alpha3_all_composite_disruption_mode
    scheduling_v1alpha3_all_composite_disruption_mode_of(kin_value value)
{
    scheduling_v1alpha3_all_composite_disruption_mode view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_all_composite_disruption_mode_list
    scheduling_v1alpha3_all_composite_disruption_mode_list_of(kin_value value)
{
    scheduling_v1alpha3_all_composite_disruption_mode_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_all_composite_disruption_mode_list_count(
    scheduling_v1alpha3_all_composite_disruption_mode_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_all_composite_disruption_mode
    scheduling_v1alpha3_all_composite_disruption_mode_list_at(
    scheduling_v1alpha3_all_composite_disruption_mode_list list, size_t index)
{
    return scheduling_v1alpha3_all_composite_disruption_mode_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_all_composite_disruption_mode_edit
    scheduling_v1alpha3_all_composite_disruption_mode_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_all_composite_disruption_mode_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_all_composite_disruption_mode_edit_copy(
    scheduling_v1alpha3_all_composite_disruption_mode_edit at,
    scheduling_v1alpha3_all_composite_disruption_mode view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_all_disruption_mode {
    kin_value value;
} scheduling_v1alpha3_all_disruption_mode;
typedef struct scheduling_v1alpha3_all_disruption_mode_list {
    kin_value value;
} scheduling_v1alpha3_all_disruption_mode_list;
typedef struct scheduling_v1alpha3_all_disruption_mode_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_all_disruption_mode_edit;
static inline scheduling_v1alpha3_all_disruption_mode
    scheduling_v1alpha3_all_disruption_mode_of(kin_value value)
{
    scheduling_v1alpha3_all_disruption_mode view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_all_disruption_mode_list
    scheduling_v1alpha3_all_disruption_mode_list_of(kin_value value)
{
    scheduling_v1alpha3_all_disruption_mode_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_all_disruption_mode_list_count(
    scheduling_v1alpha3_all_disruption_mode_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_all_disruption_mode
    scheduling_v1alpha3_all_disruption_mode_list_at(
    scheduling_v1alpha3_all_disruption_mode_list list, size_t index)
{
    return scheduling_v1alpha3_all_disruption_mode_of(kin_value_at(list.value,
        index));
}
static inline scheduling_v1alpha3_all_disruption_mode_edit
    scheduling_v1alpha3_all_disruption_mode_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_all_disruption_mode_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_all_disruption_mode_edit_copy(
    scheduling_v1alpha3_all_disruption_mode_edit at,
    scheduling_v1alpha3_all_disruption_mode view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_basic_scheduling_policy {
    kin_value value;
} scheduling_v1alpha3_basic_scheduling_policy;
typedef struct scheduling_v1alpha3_basic_scheduling_policy_list {
    kin_value value;
} scheduling_v1alpha3_basic_scheduling_policy_list;
typedef struct scheduling_v1alpha3_basic_scheduling_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_basic_scheduling_policy_edit;
static inline scheduling_v1alpha3_basic_scheduling_policy
    scheduling_v1alpha3_basic_scheduling_policy_of(kin_value value)
{
    scheduling_v1alpha3_basic_scheduling_policy view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_basic_scheduling_policy_list
    scheduling_v1alpha3_basic_scheduling_policy_list_of(kin_value value)
{
    scheduling_v1alpha3_basic_scheduling_policy_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_basic_scheduling_policy_list_count(
    scheduling_v1alpha3_basic_scheduling_policy_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_basic_scheduling_policy
    scheduling_v1alpha3_basic_scheduling_policy_list_at(
    scheduling_v1alpha3_basic_scheduling_policy_list list, size_t index)
{
    return scheduling_v1alpha3_basic_scheduling_policy_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_basic_scheduling_policy_edit
    scheduling_v1alpha3_basic_scheduling_policy_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_basic_scheduling_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_basic_scheduling_policy_edit_copy(
    scheduling_v1alpha3_basic_scheduling_policy_edit at,
    scheduling_v1alpha3_basic_scheduling_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_composite_basic_scheduling_policy {
    kin_value value;
} scheduling_v1alpha3_composite_basic_scheduling_policy;
typedef struct scheduling_v1alpha3_composite_basic_scheduling_policy_list {
    kin_value value;
} scheduling_v1alpha3_composite_basic_scheduling_policy_list;
typedef struct scheduling_v1alpha3_composite_basic_scheduling_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_composite_basic_scheduling_policy_edit;
static inline scheduling_v1alpha3_composite_basic_scheduling_policy
    scheduling_v1alpha3_composite_basic_scheduling_policy_of(kin_value value)
{
    scheduling_v1alpha3_composite_basic_scheduling_policy view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_composite_basic_scheduling_policy_list
    scheduling_v1alpha3_composite_basic_scheduling_policy_list_of(
    kin_value value)
{
    scheduling_v1alpha3_composite_basic_scheduling_policy_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_composite_basic_scheduling_policy_list_count(
    scheduling_v1alpha3_composite_basic_scheduling_policy_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_composite_basic_scheduling_policy
    scheduling_v1alpha3_composite_basic_scheduling_policy_list_at(
    scheduling_v1alpha3_composite_basic_scheduling_policy_list list,
    size_t index)
{
    return scheduling_v1alpha3_composite_basic_scheduling_policy_of(
        kin_value_at(list.value, index));
}
static inline scheduling_v1alpha3_composite_basic_scheduling_policy_edit
    scheduling_v1alpha3_composite_basic_scheduling_policy_edit_of(
    kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_composite_basic_scheduling_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_composite_basic_scheduling_policy_edit_copy(
    scheduling_v1alpha3_composite_basic_scheduling_policy_edit at,
    scheduling_v1alpha3_composite_basic_scheduling_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_composite_disruption_mode {
    kin_value value;
} scheduling_v1alpha3_composite_disruption_mode;
typedef struct scheduling_v1alpha3_composite_disruption_mode_list {
    kin_value value;
} scheduling_v1alpha3_composite_disruption_mode_list;
typedef struct scheduling_v1alpha3_composite_disruption_mode_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_composite_disruption_mode_edit;
static inline scheduling_v1alpha3_composite_disruption_mode
    scheduling_v1alpha3_composite_disruption_mode_of(kin_value value)
{
    scheduling_v1alpha3_composite_disruption_mode view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_composite_disruption_mode_list
    scheduling_v1alpha3_composite_disruption_mode_list_of(kin_value value)
{
    scheduling_v1alpha3_composite_disruption_mode_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_composite_disruption_mode_list_count(
    scheduling_v1alpha3_composite_disruption_mode_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_composite_disruption_mode
    scheduling_v1alpha3_composite_disruption_mode_list_at(
    scheduling_v1alpha3_composite_disruption_mode_list list, size_t index)
{
    return scheduling_v1alpha3_composite_disruption_mode_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_composite_disruption_mode_edit
    scheduling_v1alpha3_composite_disruption_mode_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_composite_disruption_mode_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_composite_disruption_mode_edit_copy(
    scheduling_v1alpha3_composite_disruption_mode_edit at,
    scheduling_v1alpha3_composite_disruption_mode view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_composite_gang_scheduling_policy {
    kin_value value;
} scheduling_v1alpha3_composite_gang_scheduling_policy;
typedef struct scheduling_v1alpha3_composite_gang_scheduling_policy_list {
    kin_value value;
} scheduling_v1alpha3_composite_gang_scheduling_policy_list;
typedef struct scheduling_v1alpha3_composite_gang_scheduling_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_composite_gang_scheduling_policy_edit;
static inline scheduling_v1alpha3_composite_gang_scheduling_policy
    scheduling_v1alpha3_composite_gang_scheduling_policy_of(kin_value value)
{
    scheduling_v1alpha3_composite_gang_scheduling_policy view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_composite_gang_scheduling_policy_list
    scheduling_v1alpha3_composite_gang_scheduling_policy_list_of(
    kin_value value)
{
    scheduling_v1alpha3_composite_gang_scheduling_policy_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_composite_gang_scheduling_policy_list_count(
    scheduling_v1alpha3_composite_gang_scheduling_policy_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_composite_gang_scheduling_policy
    scheduling_v1alpha3_composite_gang_scheduling_policy_list_at(
    scheduling_v1alpha3_composite_gang_scheduling_policy_list list,
    size_t index)
{
    return scheduling_v1alpha3_composite_gang_scheduling_policy_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_composite_gang_scheduling_policy_edit
    scheduling_v1alpha3_composite_gang_scheduling_policy_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_composite_gang_scheduling_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_composite_gang_scheduling_policy_edit_copy(
    scheduling_v1alpha3_composite_gang_scheduling_policy_edit at,
    scheduling_v1alpha3_composite_gang_scheduling_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_composite_pod_group {
    const kin_object *object;
} scheduling_v1alpha3_composite_pod_group;
typedef struct scheduling_v1alpha3_composite_pod_group_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_composite_pod_group_edit;
static inline scheduling_v1alpha3_composite_pod_group
    scheduling_v1alpha3_composite_pod_group_of(const kin_object *object)
{
    scheduling_v1alpha3_composite_pod_group view;
    view.object = object;
    return view;
}
static inline scheduling_v1alpha3_composite_pod_group
    scheduling_v1alpha3_composite_pod_group_ref(
    scheduling_v1alpha3_composite_pod_group view)
{
    return scheduling_v1alpha3_composite_pod_group_of(kin_object_ref(
        view.object));
}
static inline void scheduling_v1alpha3_composite_pod_group_unref(
    scheduling_v1alpha3_composite_pod_group view)
{
    (void)kin_object_unref(view.object);
}
static inline void scheduling_v1alpha3_composite_pod_group_auto_release(
    scheduling_v1alpha3_composite_pod_group *view)
{
    scheduling_v1alpha3_composite_pod_group_unref(*view);
}
static inline scheduling_v1alpha3_composite_pod_group_edit
    scheduling_v1alpha3_composite_pod_group_change(const kin_allocator *alloc,
    scheduling_v1alpha3_composite_pod_group view)
{
    scheduling_v1alpha3_composite_pod_group_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void scheduling_v1alpha3_composite_pod_group_edit_free(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void scheduling_v1alpha3_composite_pod_group_edit_auto_release(
    scheduling_v1alpha3_composite_pod_group_edit *at)
{
    scheduling_v1alpha3_composite_pod_group_edit_free(*at);
}

typedef struct scheduling_v1alpha3_composite_pod_group_scheduling_constraints {
    kin_value value;
} scheduling_v1alpha3_composite_pod_group_scheduling_constraints;
typedef struct
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_list {
    kin_value value;
} scheduling_v1alpha3_composite_pod_group_scheduling_constraints_list;
typedef struct
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit;
static inline scheduling_v1alpha3_composite_pod_group_scheduling_constraints
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_of(
    kin_value value)
{
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints view;
    view.value = value;
    return view;
}
static inline
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_list
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_list_of(
    kin_value value)
{
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_list_count(
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_constraints
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_list_at(
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_list list,
    size_t index)
{
    return scheduling_v1alpha3_composite_pod_group_scheduling_constraints_of(
        kin_value_at(list.value, index));
}
static inline
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit_of(
    kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit_copy(
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit at,
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_composite_pod_group_scheduling_policy {
    kin_value value;
} scheduling_v1alpha3_composite_pod_group_scheduling_policy;
typedef struct scheduling_v1alpha3_composite_pod_group_scheduling_policy_list {
    kin_value value;
} scheduling_v1alpha3_composite_pod_group_scheduling_policy_list;
typedef struct scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit;
static inline scheduling_v1alpha3_composite_pod_group_scheduling_policy
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_of(
    kin_value value)
{
    scheduling_v1alpha3_composite_pod_group_scheduling_policy view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_policy_list
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_list_of(
    kin_value value)
{
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_list_count(
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_policy
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_list_at(
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_list list,
    size_t index)
{
    return scheduling_v1alpha3_composite_pod_group_scheduling_policy_of(
        kin_value_at(list.value, index));
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit_of(
    kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit_copy(
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit at,
    scheduling_v1alpha3_composite_pod_group_scheduling_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_composite_pod_group_spec {
    kin_value value;
} scheduling_v1alpha3_composite_pod_group_spec;
typedef struct scheduling_v1alpha3_composite_pod_group_spec_list {
    kin_value value;
} scheduling_v1alpha3_composite_pod_group_spec_list;
typedef struct scheduling_v1alpha3_composite_pod_group_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_composite_pod_group_spec_edit;
static inline scheduling_v1alpha3_composite_pod_group_spec
    scheduling_v1alpha3_composite_pod_group_spec_of(kin_value value)
{
    scheduling_v1alpha3_composite_pod_group_spec view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_composite_pod_group_spec_list
    scheduling_v1alpha3_composite_pod_group_spec_list_of(kin_value value)
{
    scheduling_v1alpha3_composite_pod_group_spec_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_composite_pod_group_spec_list_count(
    scheduling_v1alpha3_composite_pod_group_spec_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_composite_pod_group_spec
    scheduling_v1alpha3_composite_pod_group_spec_list_at(
    scheduling_v1alpha3_composite_pod_group_spec_list list, size_t index)
{
    return scheduling_v1alpha3_composite_pod_group_spec_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_composite_pod_group_spec_edit
    scheduling_v1alpha3_composite_pod_group_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_composite_pod_group_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_composite_pod_group_spec_edit_copy(
    scheduling_v1alpha3_composite_pod_group_spec_edit at,
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_composite_pod_group_status {
    kin_value value;
} scheduling_v1alpha3_composite_pod_group_status;
typedef struct scheduling_v1alpha3_composite_pod_group_status_list {
    kin_value value;
} scheduling_v1alpha3_composite_pod_group_status_list;
typedef struct scheduling_v1alpha3_composite_pod_group_status_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_composite_pod_group_status_edit;
static inline scheduling_v1alpha3_composite_pod_group_status
    scheduling_v1alpha3_composite_pod_group_status_of(kin_value value)
{
    scheduling_v1alpha3_composite_pod_group_status view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_composite_pod_group_status_list
    scheduling_v1alpha3_composite_pod_group_status_list_of(kin_value value)
{
    scheduling_v1alpha3_composite_pod_group_status_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_composite_pod_group_status_list_count(
    scheduling_v1alpha3_composite_pod_group_status_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_composite_pod_group_status
    scheduling_v1alpha3_composite_pod_group_status_list_at(
    scheduling_v1alpha3_composite_pod_group_status_list list, size_t index)
{
    return scheduling_v1alpha3_composite_pod_group_status_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_composite_pod_group_status_edit
    scheduling_v1alpha3_composite_pod_group_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_composite_pod_group_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_composite_pod_group_status_edit_copy(
    scheduling_v1alpha3_composite_pod_group_status_edit at,
    scheduling_v1alpha3_composite_pod_group_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_composite_pod_group_template {
    kin_value value;
} scheduling_v1alpha3_composite_pod_group_template;
typedef struct scheduling_v1alpha3_composite_pod_group_template_list {
    kin_value value;
} scheduling_v1alpha3_composite_pod_group_template_list;
typedef struct scheduling_v1alpha3_composite_pod_group_template_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_composite_pod_group_template_edit;
static inline scheduling_v1alpha3_composite_pod_group_template
    scheduling_v1alpha3_composite_pod_group_template_of(kin_value value)
{
    scheduling_v1alpha3_composite_pod_group_template view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_composite_pod_group_template_list
    scheduling_v1alpha3_composite_pod_group_template_list_of(kin_value value)
{
    scheduling_v1alpha3_composite_pod_group_template_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_composite_pod_group_template_list_count(
    scheduling_v1alpha3_composite_pod_group_template_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_composite_pod_group_template
    scheduling_v1alpha3_composite_pod_group_template_list_at(
    scheduling_v1alpha3_composite_pod_group_template_list list, size_t index)
{
    return scheduling_v1alpha3_composite_pod_group_template_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_composite_pod_group_template_edit
    scheduling_v1alpha3_composite_pod_group_template_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_composite_pod_group_template_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_composite_pod_group_template_edit_copy(
    scheduling_v1alpha3_composite_pod_group_template_edit at,
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_disruption_mode {
    kin_value value;
} scheduling_v1alpha3_disruption_mode;
typedef struct scheduling_v1alpha3_disruption_mode_list {
    kin_value value;
} scheduling_v1alpha3_disruption_mode_list;
typedef struct scheduling_v1alpha3_disruption_mode_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_disruption_mode_edit;
static inline scheduling_v1alpha3_disruption_mode
    scheduling_v1alpha3_disruption_mode_of(kin_value value)
{
    scheduling_v1alpha3_disruption_mode view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_disruption_mode_list
    scheduling_v1alpha3_disruption_mode_list_of(kin_value value)
{
    scheduling_v1alpha3_disruption_mode_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_disruption_mode_list_count(
    scheduling_v1alpha3_disruption_mode_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_disruption_mode
    scheduling_v1alpha3_disruption_mode_list_at(
    scheduling_v1alpha3_disruption_mode_list list, size_t index)
{
    return scheduling_v1alpha3_disruption_mode_of(kin_value_at(list.value,
        index));
}
static inline scheduling_v1alpha3_disruption_mode_edit
    scheduling_v1alpha3_disruption_mode_edit_of(kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_disruption_mode_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_disruption_mode_edit_copy(
    scheduling_v1alpha3_disruption_mode_edit at,
    scheduling_v1alpha3_disruption_mode view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_gang_scheduling_policy {
    kin_value value;
} scheduling_v1alpha3_gang_scheduling_policy;
typedef struct scheduling_v1alpha3_gang_scheduling_policy_list {
    kin_value value;
} scheduling_v1alpha3_gang_scheduling_policy_list;
typedef struct scheduling_v1alpha3_gang_scheduling_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_gang_scheduling_policy_edit;
static inline scheduling_v1alpha3_gang_scheduling_policy
    scheduling_v1alpha3_gang_scheduling_policy_of(kin_value value)
{
    scheduling_v1alpha3_gang_scheduling_policy view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_gang_scheduling_policy_list
    scheduling_v1alpha3_gang_scheduling_policy_list_of(kin_value value)
{
    scheduling_v1alpha3_gang_scheduling_policy_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_gang_scheduling_policy_list_count(
    scheduling_v1alpha3_gang_scheduling_policy_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_gang_scheduling_policy
    scheduling_v1alpha3_gang_scheduling_policy_list_at(
    scheduling_v1alpha3_gang_scheduling_policy_list list, size_t index)
{
    return scheduling_v1alpha3_gang_scheduling_policy_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_gang_scheduling_policy_edit
    scheduling_v1alpha3_gang_scheduling_policy_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_gang_scheduling_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_gang_scheduling_policy_edit_copy(
    scheduling_v1alpha3_gang_scheduling_policy_edit at,
    scheduling_v1alpha3_gang_scheduling_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_pod_group {
    const kin_object *object;
} scheduling_v1alpha3_pod_group;
typedef struct scheduling_v1alpha3_pod_group_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_pod_group_edit;
static inline scheduling_v1alpha3_pod_group scheduling_v1alpha3_pod_group_of(
    const kin_object *object)
{
    scheduling_v1alpha3_pod_group view;
    view.object = object;
    return view;
}
static inline scheduling_v1alpha3_pod_group scheduling_v1alpha3_pod_group_ref(
    scheduling_v1alpha3_pod_group view)
{
    return scheduling_v1alpha3_pod_group_of(kin_object_ref(view.object));
}
static inline void scheduling_v1alpha3_pod_group_unref(
    scheduling_v1alpha3_pod_group view)
{
    (void)kin_object_unref(view.object);
}
static inline void scheduling_v1alpha3_pod_group_auto_release(
    scheduling_v1alpha3_pod_group *view)
{
    scheduling_v1alpha3_pod_group_unref(*view);
}
static inline scheduling_v1alpha3_pod_group_edit
    scheduling_v1alpha3_pod_group_change(const kin_allocator *alloc,
    scheduling_v1alpha3_pod_group view)
{
    scheduling_v1alpha3_pod_group_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void scheduling_v1alpha3_pod_group_edit_free(
    scheduling_v1alpha3_pod_group_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void scheduling_v1alpha3_pod_group_edit_auto_release(
    scheduling_v1alpha3_pod_group_edit *at)
{
    scheduling_v1alpha3_pod_group_edit_free(*at);
}

typedef struct scheduling_v1alpha3_pod_group_resource_claim {
    kin_value value;
} scheduling_v1alpha3_pod_group_resource_claim;
typedef struct scheduling_v1alpha3_pod_group_resource_claim_list {
    kin_value value;
} scheduling_v1alpha3_pod_group_resource_claim_list;
typedef struct scheduling_v1alpha3_pod_group_resource_claim_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_pod_group_resource_claim_edit;
static inline scheduling_v1alpha3_pod_group_resource_claim
    scheduling_v1alpha3_pod_group_resource_claim_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_resource_claim view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_pod_group_resource_claim_list
    scheduling_v1alpha3_pod_group_resource_claim_list_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_resource_claim_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_pod_group_resource_claim_list_count(
    scheduling_v1alpha3_pod_group_resource_claim_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_pod_group_resource_claim
    scheduling_v1alpha3_pod_group_resource_claim_list_at(
    scheduling_v1alpha3_pod_group_resource_claim_list list, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_edit
    scheduling_v1alpha3_pod_group_resource_claim_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_pod_group_resource_claim_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_pod_group_resource_claim_edit_copy(
    scheduling_v1alpha3_pod_group_resource_claim_edit at,
    scheduling_v1alpha3_pod_group_resource_claim view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_pod_group_resource_claim_status {
    kin_value value;
} scheduling_v1alpha3_pod_group_resource_claim_status;
typedef struct scheduling_v1alpha3_pod_group_resource_claim_status_list {
    kin_value value;
} scheduling_v1alpha3_pod_group_resource_claim_status_list;
typedef struct scheduling_v1alpha3_pod_group_resource_claim_status_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_pod_group_resource_claim_status_edit;
static inline scheduling_v1alpha3_pod_group_resource_claim_status
    scheduling_v1alpha3_pod_group_resource_claim_status_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_resource_claim_status view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_pod_group_resource_claim_status_list
    scheduling_v1alpha3_pod_group_resource_claim_status_list_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_resource_claim_status_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_pod_group_resource_claim_status_list_count(
    scheduling_v1alpha3_pod_group_resource_claim_status_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_pod_group_resource_claim_status
    scheduling_v1alpha3_pod_group_resource_claim_status_list_at(
    scheduling_v1alpha3_pod_group_resource_claim_status_list list, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_status_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_status_edit
    scheduling_v1alpha3_pod_group_resource_claim_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_pod_group_resource_claim_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_pod_group_resource_claim_status_edit_copy(
    scheduling_v1alpha3_pod_group_resource_claim_status_edit at,
    scheduling_v1alpha3_pod_group_resource_claim_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_pod_group_scheduling_constraints {
    kin_value value;
} scheduling_v1alpha3_pod_group_scheduling_constraints;
typedef struct scheduling_v1alpha3_pod_group_scheduling_constraints_list {
    kin_value value;
} scheduling_v1alpha3_pod_group_scheduling_constraints_list;
typedef struct scheduling_v1alpha3_pod_group_scheduling_constraints_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_pod_group_scheduling_constraints_edit;
static inline scheduling_v1alpha3_pod_group_scheduling_constraints
    scheduling_v1alpha3_pod_group_scheduling_constraints_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_scheduling_constraints view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_pod_group_scheduling_constraints_list
    scheduling_v1alpha3_pod_group_scheduling_constraints_list_of(
    kin_value value)
{
    scheduling_v1alpha3_pod_group_scheduling_constraints_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_pod_group_scheduling_constraints_list_count(
    scheduling_v1alpha3_pod_group_scheduling_constraints_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_pod_group_scheduling_constraints
    scheduling_v1alpha3_pod_group_scheduling_constraints_list_at(
    scheduling_v1alpha3_pod_group_scheduling_constraints_list list,
    size_t index)
{
    return scheduling_v1alpha3_pod_group_scheduling_constraints_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_pod_group_scheduling_constraints_edit
    scheduling_v1alpha3_pod_group_scheduling_constraints_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_pod_group_scheduling_constraints_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_pod_group_scheduling_constraints_edit_copy(
    scheduling_v1alpha3_pod_group_scheduling_constraints_edit at,
    scheduling_v1alpha3_pod_group_scheduling_constraints view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_pod_group_scheduling_policy {
    kin_value value;
} scheduling_v1alpha3_pod_group_scheduling_policy;
typedef struct scheduling_v1alpha3_pod_group_scheduling_policy_list {
    kin_value value;
} scheduling_v1alpha3_pod_group_scheduling_policy_list;
typedef struct scheduling_v1alpha3_pod_group_scheduling_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_pod_group_scheduling_policy_edit;
static inline scheduling_v1alpha3_pod_group_scheduling_policy
    scheduling_v1alpha3_pod_group_scheduling_policy_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_scheduling_policy view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_pod_group_scheduling_policy_list
    scheduling_v1alpha3_pod_group_scheduling_policy_list_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_scheduling_policy_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_pod_group_scheduling_policy_list_count(
    scheduling_v1alpha3_pod_group_scheduling_policy_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_pod_group_scheduling_policy
    scheduling_v1alpha3_pod_group_scheduling_policy_list_at(
    scheduling_v1alpha3_pod_group_scheduling_policy_list list, size_t index)
{
    return scheduling_v1alpha3_pod_group_scheduling_policy_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_pod_group_scheduling_policy_edit
    scheduling_v1alpha3_pod_group_scheduling_policy_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_pod_group_scheduling_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_pod_group_scheduling_policy_edit_copy(
    scheduling_v1alpha3_pod_group_scheduling_policy_edit at,
    scheduling_v1alpha3_pod_group_scheduling_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_pod_group_spec {
    kin_value value;
} scheduling_v1alpha3_pod_group_spec;
typedef struct scheduling_v1alpha3_pod_group_spec_list {
    kin_value value;
} scheduling_v1alpha3_pod_group_spec_list;
typedef struct scheduling_v1alpha3_pod_group_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_pod_group_spec_edit;
static inline scheduling_v1alpha3_pod_group_spec
    scheduling_v1alpha3_pod_group_spec_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_spec view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_pod_group_spec_list
    scheduling_v1alpha3_pod_group_spec_list_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_spec_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_pod_group_spec_list_count(
    scheduling_v1alpha3_pod_group_spec_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_pod_group_spec
    scheduling_v1alpha3_pod_group_spec_list_at(
    scheduling_v1alpha3_pod_group_spec_list list, size_t index)
{
    return scheduling_v1alpha3_pod_group_spec_of(kin_value_at(list.value,
        index));
}
static inline scheduling_v1alpha3_pod_group_spec_edit
    scheduling_v1alpha3_pod_group_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_pod_group_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_pod_group_spec_edit_copy(
    scheduling_v1alpha3_pod_group_spec_edit at,
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_pod_group_status {
    kin_value value;
} scheduling_v1alpha3_pod_group_status;
typedef struct scheduling_v1alpha3_pod_group_status_list {
    kin_value value;
} scheduling_v1alpha3_pod_group_status_list;
typedef struct scheduling_v1alpha3_pod_group_status_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_pod_group_status_edit;
static inline scheduling_v1alpha3_pod_group_status
    scheduling_v1alpha3_pod_group_status_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_status view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_pod_group_status_list
    scheduling_v1alpha3_pod_group_status_list_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_status_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_pod_group_status_list_count(
    scheduling_v1alpha3_pod_group_status_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_pod_group_status
    scheduling_v1alpha3_pod_group_status_list_at(
    scheduling_v1alpha3_pod_group_status_list list, size_t index)
{
    return scheduling_v1alpha3_pod_group_status_of(kin_value_at(list.value,
        index));
}
static inline scheduling_v1alpha3_pod_group_status_edit
    scheduling_v1alpha3_pod_group_status_edit_of(kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_pod_group_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_pod_group_status_edit_copy(
    scheduling_v1alpha3_pod_group_status_edit at,
    scheduling_v1alpha3_pod_group_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_pod_group_template {
    kin_value value;
} scheduling_v1alpha3_pod_group_template;
typedef struct scheduling_v1alpha3_pod_group_template_list {
    kin_value value;
} scheduling_v1alpha3_pod_group_template_list;
typedef struct scheduling_v1alpha3_pod_group_template_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_pod_group_template_edit;
static inline scheduling_v1alpha3_pod_group_template
    scheduling_v1alpha3_pod_group_template_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_template view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_pod_group_template_list
    scheduling_v1alpha3_pod_group_template_list_of(kin_value value)
{
    scheduling_v1alpha3_pod_group_template_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_pod_group_template_list_count(
    scheduling_v1alpha3_pod_group_template_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_pod_group_template
    scheduling_v1alpha3_pod_group_template_list_at(
    scheduling_v1alpha3_pod_group_template_list list, size_t index)
{
    return scheduling_v1alpha3_pod_group_template_of(kin_value_at(list.value,
        index));
}
static inline scheduling_v1alpha3_pod_group_template_edit
    scheduling_v1alpha3_pod_group_template_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_pod_group_template_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_pod_group_template_edit_copy(
    scheduling_v1alpha3_pod_group_template_edit at,
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_single_composite_disruption_mode {
    kin_value value;
} scheduling_v1alpha3_single_composite_disruption_mode;
typedef struct scheduling_v1alpha3_single_composite_disruption_mode_list {
    kin_value value;
} scheduling_v1alpha3_single_composite_disruption_mode_list;
typedef struct scheduling_v1alpha3_single_composite_disruption_mode_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_single_composite_disruption_mode_edit;
static inline scheduling_v1alpha3_single_composite_disruption_mode
    scheduling_v1alpha3_single_composite_disruption_mode_of(kin_value value)
{
    scheduling_v1alpha3_single_composite_disruption_mode view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_single_composite_disruption_mode_list
    scheduling_v1alpha3_single_composite_disruption_mode_list_of(
    kin_value value)
{
    scheduling_v1alpha3_single_composite_disruption_mode_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_single_composite_disruption_mode_list_count(
    scheduling_v1alpha3_single_composite_disruption_mode_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_single_composite_disruption_mode
    scheduling_v1alpha3_single_composite_disruption_mode_list_at(
    scheduling_v1alpha3_single_composite_disruption_mode_list list,
    size_t index)
{
    return scheduling_v1alpha3_single_composite_disruption_mode_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_single_composite_disruption_mode_edit
    scheduling_v1alpha3_single_composite_disruption_mode_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_single_composite_disruption_mode_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_single_composite_disruption_mode_edit_copy(
    scheduling_v1alpha3_single_composite_disruption_mode_edit at,
    scheduling_v1alpha3_single_composite_disruption_mode view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_single_disruption_mode {
    kin_value value;
} scheduling_v1alpha3_single_disruption_mode;
typedef struct scheduling_v1alpha3_single_disruption_mode_list {
    kin_value value;
} scheduling_v1alpha3_single_disruption_mode_list;
typedef struct scheduling_v1alpha3_single_disruption_mode_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_single_disruption_mode_edit;
static inline scheduling_v1alpha3_single_disruption_mode
    scheduling_v1alpha3_single_disruption_mode_of(kin_value value)
{
    scheduling_v1alpha3_single_disruption_mode view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_single_disruption_mode_list
    scheduling_v1alpha3_single_disruption_mode_list_of(kin_value value)
{
    scheduling_v1alpha3_single_disruption_mode_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_single_disruption_mode_list_count(
    scheduling_v1alpha3_single_disruption_mode_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_single_disruption_mode
    scheduling_v1alpha3_single_disruption_mode_list_at(
    scheduling_v1alpha3_single_disruption_mode_list list, size_t index)
{
    return scheduling_v1alpha3_single_disruption_mode_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_single_disruption_mode_edit
    scheduling_v1alpha3_single_disruption_mode_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_single_disruption_mode_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_single_disruption_mode_edit_copy(
    scheduling_v1alpha3_single_disruption_mode_edit at,
    scheduling_v1alpha3_single_disruption_mode view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_topology_constraint {
    kin_value value;
} scheduling_v1alpha3_topology_constraint;
typedef struct scheduling_v1alpha3_topology_constraint_list {
    kin_value value;
} scheduling_v1alpha3_topology_constraint_list;
typedef struct scheduling_v1alpha3_topology_constraint_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_topology_constraint_edit;
static inline scheduling_v1alpha3_topology_constraint
    scheduling_v1alpha3_topology_constraint_of(kin_value value)
{
    scheduling_v1alpha3_topology_constraint view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_topology_constraint_list
    scheduling_v1alpha3_topology_constraint_list_of(kin_value value)
{
    scheduling_v1alpha3_topology_constraint_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_topology_constraint_list_count(
    scheduling_v1alpha3_topology_constraint_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_topology_constraint
    scheduling_v1alpha3_topology_constraint_list_at(
    scheduling_v1alpha3_topology_constraint_list list, size_t index)
{
    return scheduling_v1alpha3_topology_constraint_of(kin_value_at(list.value,
        index));
}
static inline scheduling_v1alpha3_topology_constraint_edit
    scheduling_v1alpha3_topology_constraint_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_topology_constraint_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_topology_constraint_edit_copy(
    scheduling_v1alpha3_topology_constraint_edit at,
    scheduling_v1alpha3_topology_constraint view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_typed_local_object_reference {
    kin_value value;
} scheduling_v1alpha3_typed_local_object_reference;
typedef struct scheduling_v1alpha3_typed_local_object_reference_list {
    kin_value value;
} scheduling_v1alpha3_typed_local_object_reference_list;
typedef struct scheduling_v1alpha3_typed_local_object_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_typed_local_object_reference_edit;
static inline scheduling_v1alpha3_typed_local_object_reference
    scheduling_v1alpha3_typed_local_object_reference_of(kin_value value)
{
    scheduling_v1alpha3_typed_local_object_reference view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_typed_local_object_reference_list
    scheduling_v1alpha3_typed_local_object_reference_list_of(kin_value value)
{
    scheduling_v1alpha3_typed_local_object_reference_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_typed_local_object_reference_list_count(
    scheduling_v1alpha3_typed_local_object_reference_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_typed_local_object_reference
    scheduling_v1alpha3_typed_local_object_reference_list_at(
    scheduling_v1alpha3_typed_local_object_reference_list list, size_t index)
{
    return scheduling_v1alpha3_typed_local_object_reference_of(kin_value_at(
        list.value, index));
}
static inline scheduling_v1alpha3_typed_local_object_reference_edit
    scheduling_v1alpha3_typed_local_object_reference_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_typed_local_object_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_typed_local_object_reference_edit_copy(
    scheduling_v1alpha3_typed_local_object_reference_edit at,
    scheduling_v1alpha3_typed_local_object_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_workload {
    const kin_object *object;
} scheduling_v1alpha3_workload;
typedef struct scheduling_v1alpha3_workload_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_workload_edit;
static inline scheduling_v1alpha3_workload scheduling_v1alpha3_workload_of(
    const kin_object *object)
{
    scheduling_v1alpha3_workload view;
    view.object = object;
    return view;
}
static inline scheduling_v1alpha3_workload scheduling_v1alpha3_workload_ref(
    scheduling_v1alpha3_workload view)
{
    return scheduling_v1alpha3_workload_of(kin_object_ref(view.object));
}
static inline void scheduling_v1alpha3_workload_unref(
    scheduling_v1alpha3_workload view)
{
    (void)kin_object_unref(view.object);
}
static inline void scheduling_v1alpha3_workload_auto_release(
    scheduling_v1alpha3_workload *view)
{
    scheduling_v1alpha3_workload_unref(*view);
}
static inline scheduling_v1alpha3_workload_edit
    scheduling_v1alpha3_workload_change(const kin_allocator *alloc,
    scheduling_v1alpha3_workload view)
{
    scheduling_v1alpha3_workload_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void scheduling_v1alpha3_workload_edit_free(
    scheduling_v1alpha3_workload_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void scheduling_v1alpha3_workload_edit_auto_release(
    scheduling_v1alpha3_workload_edit *at)
{
    scheduling_v1alpha3_workload_edit_free(*at);
}

typedef struct scheduling_v1alpha3_workload_pod_group_all_disruption_mode {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_all_disruption_mode;
typedef struct scheduling_v1alpha3_workload_pod_group_all_disruption_mode_list {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_all_disruption_mode_list;
typedef struct scheduling_v1alpha3_workload_pod_group_all_disruption_mode_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_workload_pod_group_all_disruption_mode_edit;
static inline scheduling_v1alpha3_workload_pod_group_all_disruption_mode
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_workload_pod_group_all_disruption_mode_list
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode_list_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode_list_count(
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_workload_pod_group_all_disruption_mode
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode_list_at(
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode_list list,
    size_t index)
{
    return scheduling_v1alpha3_workload_pod_group_all_disruption_mode_of(
        kin_value_at(list.value, index));
}
static inline scheduling_v1alpha3_workload_pod_group_all_disruption_mode_edit
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode_edit_of(
    kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode_edit_copy(
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode_edit at,
    scheduling_v1alpha3_workload_pod_group_all_disruption_mode view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy;
typedef struct
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_list {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_list;
typedef struct
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_edit;
static inline scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy view;
    view.value = value;
    return view;
}
static inline
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_list
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_list_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_list_count(
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_list_at(
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_list list,
    size_t index)
{
    return scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_of(
        kin_value_at(list.value, index));
}
static inline
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_edit
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_edit_of(
    kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_edit_copy(
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_edit at,
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_workload_pod_group_disruption_mode {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_disruption_mode;
typedef struct scheduling_v1alpha3_workload_pod_group_disruption_mode_list {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_disruption_mode_list;
typedef struct scheduling_v1alpha3_workload_pod_group_disruption_mode_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_workload_pod_group_disruption_mode_edit;
static inline scheduling_v1alpha3_workload_pod_group_disruption_mode
    scheduling_v1alpha3_workload_pod_group_disruption_mode_of(kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_disruption_mode view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_workload_pod_group_disruption_mode_list
    scheduling_v1alpha3_workload_pod_group_disruption_mode_list_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_disruption_mode_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_workload_pod_group_disruption_mode_list_count(
    scheduling_v1alpha3_workload_pod_group_disruption_mode_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_workload_pod_group_disruption_mode
    scheduling_v1alpha3_workload_pod_group_disruption_mode_list_at(
    scheduling_v1alpha3_workload_pod_group_disruption_mode_list list,
    size_t index)
{
    return scheduling_v1alpha3_workload_pod_group_disruption_mode_of(
        kin_value_at(list.value, index));
}
static inline scheduling_v1alpha3_workload_pod_group_disruption_mode_edit
    scheduling_v1alpha3_workload_pod_group_disruption_mode_edit_of(
    kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_workload_pod_group_disruption_mode_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_workload_pod_group_disruption_mode_edit_copy(
    scheduling_v1alpha3_workload_pod_group_disruption_mode_edit at,
    scheduling_v1alpha3_workload_pod_group_disruption_mode view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy;
typedef struct
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_list {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_list;
typedef struct
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_edit;
static inline scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy view;
    view.value = value;
    return view;
}
static inline
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_list
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_list_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_list_count(
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_list_at(
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_list list,
    size_t index)
{
    return scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_of(
        kin_value_at(list.value, index));
}
static inline
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_edit
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_edit_of(
    kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_edit_copy(
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_edit at,
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_workload_pod_group_resource_claim {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_resource_claim;
typedef struct scheduling_v1alpha3_workload_pod_group_resource_claim_list {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_resource_claim_list;
typedef struct scheduling_v1alpha3_workload_pod_group_resource_claim_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_workload_pod_group_resource_claim_edit;
static inline scheduling_v1alpha3_workload_pod_group_resource_claim
    scheduling_v1alpha3_workload_pod_group_resource_claim_of(kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_resource_claim view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_workload_pod_group_resource_claim_list
    scheduling_v1alpha3_workload_pod_group_resource_claim_list_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_resource_claim_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_workload_pod_group_resource_claim_list_count(
    scheduling_v1alpha3_workload_pod_group_resource_claim_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_workload_pod_group_resource_claim
    scheduling_v1alpha3_workload_pod_group_resource_claim_list_at(
    scheduling_v1alpha3_workload_pod_group_resource_claim_list list,
    size_t index)
{
    return scheduling_v1alpha3_workload_pod_group_resource_claim_of(
        kin_value_at(list.value, index));
}
static inline scheduling_v1alpha3_workload_pod_group_resource_claim_edit
    scheduling_v1alpha3_workload_pod_group_resource_claim_edit_of(
    kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_workload_pod_group_resource_claim_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_workload_pod_group_resource_claim_edit_copy(
    scheduling_v1alpha3_workload_pod_group_resource_claim_edit at,
    scheduling_v1alpha3_workload_pod_group_resource_claim view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_workload_pod_group_scheduling_constraints {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_scheduling_constraints;
typedef struct
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_list {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_scheduling_constraints_list;
typedef struct
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit;
static inline scheduling_v1alpha3_workload_pod_group_scheduling_constraints
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints view;
    view.value = value;
    return view;
}
static inline
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_list
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_list_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_list_count(
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_workload_pod_group_scheduling_constraints
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_list_at(
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_list list,
    size_t index)
{
    return scheduling_v1alpha3_workload_pod_group_scheduling_constraints_of(
        kin_value_at(list.value, index));
}
static inline
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit_of(
    kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit_copy(
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit at,
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_workload_pod_group_scheduling_policy {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_scheduling_policy;
typedef struct scheduling_v1alpha3_workload_pod_group_scheduling_policy_list {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_scheduling_policy_list;
typedef struct scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit;
static inline scheduling_v1alpha3_workload_pod_group_scheduling_policy
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_of(kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_scheduling_policy view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_workload_pod_group_scheduling_policy_list
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_list_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_list_count(
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_workload_pod_group_scheduling_policy
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_list_at(
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_list list,
    size_t index)
{
    return scheduling_v1alpha3_workload_pod_group_scheduling_policy_of(
        kin_value_at(list.value, index));
}
static inline scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit_of(
    kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit_copy(
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit at,
    scheduling_v1alpha3_workload_pod_group_scheduling_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_workload_pod_group_single_disruption_mode {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_single_disruption_mode;
typedef struct
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_list {
    kin_value value;
} scheduling_v1alpha3_workload_pod_group_single_disruption_mode_list;
typedef struct
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_workload_pod_group_single_disruption_mode_edit;
static inline scheduling_v1alpha3_workload_pod_group_single_disruption_mode
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode view;
    view.value = value;
    return view;
}
static inline
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_list
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_list_of(
    kin_value value)
{
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_list list;
    list.value = value;
    return list;
}
static inline size_t
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_list_count(
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_workload_pod_group_single_disruption_mode
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_list_at(
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_list list,
    size_t index)
{
    return scheduling_v1alpha3_workload_pod_group_single_disruption_mode_of(
        kin_value_at(list.value, index));
}
static inline
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_edit
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_edit_of(
    kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_edit_copy(
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_edit at,
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_workload_reference {
    kin_value value;
} scheduling_v1alpha3_workload_reference;
typedef struct scheduling_v1alpha3_workload_reference_list {
    kin_value value;
} scheduling_v1alpha3_workload_reference_list;
typedef struct scheduling_v1alpha3_workload_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_workload_reference_edit;
static inline scheduling_v1alpha3_workload_reference
    scheduling_v1alpha3_workload_reference_of(kin_value value)
{
    scheduling_v1alpha3_workload_reference view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_workload_reference_list
    scheduling_v1alpha3_workload_reference_list_of(kin_value value)
{
    scheduling_v1alpha3_workload_reference_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_workload_reference_list_count(
    scheduling_v1alpha3_workload_reference_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_workload_reference
    scheduling_v1alpha3_workload_reference_list_at(
    scheduling_v1alpha3_workload_reference_list list, size_t index)
{
    return scheduling_v1alpha3_workload_reference_of(kin_value_at(list.value,
        index));
}
static inline scheduling_v1alpha3_workload_reference_edit
    scheduling_v1alpha3_workload_reference_edit_of(kin_edit *edit,
    kin_spot spot)
{
    scheduling_v1alpha3_workload_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_workload_reference_edit_copy(
    scheduling_v1alpha3_workload_reference_edit at,
    scheduling_v1alpha3_workload_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct scheduling_v1alpha3_workload_spec {
    kin_value value;
} scheduling_v1alpha3_workload_spec;
typedef struct scheduling_v1alpha3_workload_spec_list {
    kin_value value;
} scheduling_v1alpha3_workload_spec_list;
typedef struct scheduling_v1alpha3_workload_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1alpha3_workload_spec_edit;
static inline scheduling_v1alpha3_workload_spec
    scheduling_v1alpha3_workload_spec_of(kin_value value)
{
    scheduling_v1alpha3_workload_spec view;
    view.value = value;
    return view;
}
static inline scheduling_v1alpha3_workload_spec_list
    scheduling_v1alpha3_workload_spec_list_of(kin_value value)
{
    scheduling_v1alpha3_workload_spec_list list;
    list.value = value;
    return list;
}
static inline size_t scheduling_v1alpha3_workload_spec_list_count(
    scheduling_v1alpha3_workload_spec_list list)
{
    return kin_value_count(list.value);
}
static inline scheduling_v1alpha3_workload_spec
    scheduling_v1alpha3_workload_spec_list_at(
    scheduling_v1alpha3_workload_spec_list list, size_t index)
{
    return scheduling_v1alpha3_workload_spec_of(kin_value_at(list.value,
        index));
}
static inline scheduling_v1alpha3_workload_spec_edit
    scheduling_v1alpha3_workload_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    scheduling_v1alpha3_workload_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int scheduling_v1alpha3_workload_spec_edit_copy(
    scheduling_v1alpha3_workload_spec_edit at,
    scheduling_v1alpha3_workload_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* PreemptionPolicy */
typedef enum scheduling_v1alpha3_preemption_policy_enum {
    SCHEDULING_V1ALPHA3_PREEMPTION_POLICY_OTHER, /* none of these */
    SCHEDULING_V1ALPHA3_PREEMPTION_POLICY_NEVER,
    SCHEDULING_V1ALPHA3_PREEMPTION_POLICY_PREEMPT_LOWER_PRIORITY,
} scheduling_v1alpha3_preemption_policy_enum;
static inline scheduling_v1alpha3_preemption_policy_enum
    scheduling_v1alpha3_preemption_policy_enum_parse(kin_str text)
{
    static const char *const names[] = {"Never", "PreemptLowerPriority"};
    return (scheduling_v1alpha3_preemption_policy_enum)kin_field_choice(text,
        names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str scheduling_v1alpha3_preemption_policy_enum_text(
    scheduling_v1alpha3_preemption_policy_enum choice)
{
    static const char *const names[] = {"Never", "PreemptLowerPriority"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* AllCompositeDisruptionMode */

/* AllDisruptionMode */

/* BasicSchedulingPolicy */

/* CompositeBasicSchedulingPolicy */

/* CompositeDisruptionMode */
static inline kin_field
    *scheduling_v1alpha3_composite_disruption_mode_single_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("single", "");
    return &field;
}
static inline scheduling_v1alpha3_single_composite_disruption_mode
    scheduling_v1alpha3_composite_disruption_mode_get_single(
    scheduling_v1alpha3_composite_disruption_mode view)
{
    return scheduling_v1alpha3_single_composite_disruption_mode_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_composite_disruption_mode_single_field_()));
}
static inline scheduling_v1alpha3_single_composite_disruption_mode_edit
    scheduling_v1alpha3_composite_disruption_mode_edit_single(
    scheduling_v1alpha3_composite_disruption_mode_edit at)
{
    return scheduling_v1alpha3_single_composite_disruption_mode_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_disruption_mode_single_field_()));
}
static inline bool scheduling_v1alpha3_composite_disruption_mode_single_has(
    scheduling_v1alpha3_composite_disruption_mode view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_disruption_mode_single_field_()));
}
static inline int scheduling_v1alpha3_composite_disruption_mode_single_unset(
    scheduling_v1alpha3_composite_disruption_mode_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_disruption_mode_single_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_disruption_mode_all_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("all", "");
    return &field;
}
static inline scheduling_v1alpha3_all_composite_disruption_mode
    scheduling_v1alpha3_composite_disruption_mode_get_all(
    scheduling_v1alpha3_composite_disruption_mode view)
{
    return scheduling_v1alpha3_all_composite_disruption_mode_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_composite_disruption_mode_all_field_()));
}
static inline scheduling_v1alpha3_all_composite_disruption_mode_edit
    scheduling_v1alpha3_composite_disruption_mode_edit_all(
    scheduling_v1alpha3_composite_disruption_mode_edit at)
{
    return scheduling_v1alpha3_all_composite_disruption_mode_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_disruption_mode_all_field_()));
}
static inline bool scheduling_v1alpha3_composite_disruption_mode_all_has(
    scheduling_v1alpha3_composite_disruption_mode view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_disruption_mode_all_field_()));
}
static inline int scheduling_v1alpha3_composite_disruption_mode_all_unset(
    scheduling_v1alpha3_composite_disruption_mode_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_disruption_mode_all_field_()));
}

/* CompositeGangSchedulingPolicy */
static inline kin_field
    *scheduling_v1alpha3_composite_gang_scheduling_policy_min_group_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("minGroupCount", "");
    return &field;
}
static inline int32_t
    scheduling_v1alpha3_composite_gang_scheduling_policy_min_group_count(
    scheduling_v1alpha3_composite_gang_scheduling_policy view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        scheduling_v1alpha3_composite_gang_scheduling_policy_min_group_count_field_()));
}
static inline int
    scheduling_v1alpha3_composite_gang_scheduling_policy_min_group_count_set(
    scheduling_v1alpha3_composite_gang_scheduling_policy_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_gang_scheduling_policy_min_group_count_field_()), value);
}
static inline bool
    scheduling_v1alpha3_composite_gang_scheduling_policy_min_group_count_has(
    scheduling_v1alpha3_composite_gang_scheduling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_gang_scheduling_policy_min_group_count_field_()));
}
static inline int
    scheduling_v1alpha3_composite_gang_scheduling_policy_min_group_count_unset(
    scheduling_v1alpha3_composite_gang_scheduling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_gang_scheduling_policy_min_group_count_field_()));
}

/* CompositePodGroup */
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    scheduling_v1alpha3_composite_pod_group_get_metadata(
    scheduling_v1alpha3_composite_pod_group view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    scheduling_v1alpha3_composite_pod_group_edit_metadata(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_metadata_field_()));
}
static inline bool scheduling_v1alpha3_composite_pod_group_metadata_has(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_metadata_field_()));
}
static inline int scheduling_v1alpha3_composite_pod_group_metadata_unset(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_metadata_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_METADATA_PATH ".metadata"
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_pod_group_spec
    scheduling_v1alpha3_composite_pod_group_get_spec(
    scheduling_v1alpha3_composite_pod_group view)
{
    return scheduling_v1alpha3_composite_pod_group_spec_of(kin_object_field(
        view.object, scheduling_v1alpha3_composite_pod_group_spec_field_()));
}
static inline scheduling_v1alpha3_composite_pod_group_spec_edit
    scheduling_v1alpha3_composite_pod_group_edit_spec(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return scheduling_v1alpha3_composite_pod_group_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_field_()));
}
static inline bool scheduling_v1alpha3_composite_pod_group_spec_has(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_field_()));
}
static inline int scheduling_v1alpha3_composite_pod_group_spec_unset(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_SPEC_PATH ".spec"
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_pod_group_status
    scheduling_v1alpha3_composite_pod_group_get_status(
    scheduling_v1alpha3_composite_pod_group view)
{
    return scheduling_v1alpha3_composite_pod_group_status_of(kin_object_field(
        view.object, scheduling_v1alpha3_composite_pod_group_status_field_()));
}
static inline scheduling_v1alpha3_composite_pod_group_status_edit
    scheduling_v1alpha3_composite_pod_group_edit_status(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return scheduling_v1alpha3_composite_pod_group_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_field_()));
}
static inline bool scheduling_v1alpha3_composite_pod_group_status_has(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_status_field_()));
}
static inline int scheduling_v1alpha3_composite_pod_group_status_unset(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_STATUS_PATH ".status"
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_parent_composite_pod_group_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "parentCompositePodGroupName");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_composite_pod_group_spec_parent_composite_pod_group_name(scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_str(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_parent_composite_pod_group_name_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_parent_composite_pod_group_name_set(scheduling_v1alpha3_composite_pod_group_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_parent_composite_pod_group_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_parent_composite_pod_group_name_has(scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_parent_composite_pod_group_name_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_parent_composite_pod_group_name_unset(scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_parent_composite_pod_group_name_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_SPEC_PARENT_COMPOSITE_POD_GROUP_NAME_PATH \
    ".spec.parentCompositePodGroupName"
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_workload_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "workloadRef");
    return &field;
}
static inline scheduling_v1alpha3_workload_reference
    scheduling_v1alpha3_composite_pod_group_get_spec_workload_ref(
    scheduling_v1alpha3_composite_pod_group view)
{
    return scheduling_v1alpha3_workload_reference_of(kin_object_field(
        view.object,
        scheduling_v1alpha3_composite_pod_group_spec_workload_ref_field_()));
}
static inline scheduling_v1alpha3_workload_reference_edit
    scheduling_v1alpha3_composite_pod_group_edit_spec_workload_ref(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return scheduling_v1alpha3_workload_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_workload_ref_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_workload_ref_has(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_workload_ref_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_workload_ref_unset(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_workload_ref_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_SPEC_WORKLOAD_REF_PATH \
    ".spec.workloadRef"
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_scheduling_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "schedulingPolicy");
    return &field;
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_policy
    scheduling_v1alpha3_composite_pod_group_get_spec_scheduling_policy(
    scheduling_v1alpha3_composite_pod_group view)
{
    return scheduling_v1alpha3_composite_pod_group_scheduling_policy_of(
        kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_scheduling_policy_field_()));
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit
    scheduling_v1alpha3_composite_pod_group_edit_spec_scheduling_policy(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_scheduling_policy_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_scheduling_policy_has(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_scheduling_policy_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_scheduling_policy_unset(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_scheduling_policy_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_SPEC_SCHEDULING_POLICY_PATH \
    ".spec.schedulingPolicy"
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_scheduling_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "schedulingConstraints");
    return &field;
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_constraints
    scheduling_v1alpha3_composite_pod_group_get_spec_scheduling_constraints(
    scheduling_v1alpha3_composite_pod_group view)
{
    return scheduling_v1alpha3_composite_pod_group_scheduling_constraints_of(
        kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_scheduling_constraints_field_()));
}
static inline
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit
    scheduling_v1alpha3_composite_pod_group_edit_spec_scheduling_constraints(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_scheduling_constraints_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_scheduling_constraints_has(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_scheduling_constraints_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_scheduling_constraints_unset(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_scheduling_constraints_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_SPEC_SCHEDULING_CONSTRAINTS_PATH \
    ".spec.schedulingConstraints"
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_disruption_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "disruptionMode");
    return &field;
}
static inline scheduling_v1alpha3_composite_disruption_mode
    scheduling_v1alpha3_composite_pod_group_get_spec_disruption_mode(
    scheduling_v1alpha3_composite_pod_group view)
{
    return scheduling_v1alpha3_composite_disruption_mode_of(kin_object_field(
        view.object,
        scheduling_v1alpha3_composite_pod_group_spec_disruption_mode_field_()));
}
static inline scheduling_v1alpha3_composite_disruption_mode_edit
    scheduling_v1alpha3_composite_pod_group_edit_spec_disruption_mode(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return scheduling_v1alpha3_composite_disruption_mode_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_disruption_mode_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_disruption_mode_has(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_disruption_mode_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_disruption_mode_unset(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_disruption_mode_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_SPEC_DISRUPTION_MODE_PATH \
    ".spec.disruptionMode"
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_priority_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "priorityClassName");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_composite_pod_group_spec_priority_class_name(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_str(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_priority_class_name_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_priority_class_name_set(
    scheduling_v1alpha3_composite_pod_group_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_priority_class_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_priority_class_name_has(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_priority_class_name_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_priority_class_name_unset(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_priority_class_name_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_SPEC_PRIORITY_CLASS_NAME_PATH \
    ".spec.priorityClassName"
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_priority_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "priority");
    return &field;
}
static inline int32_t scheduling_v1alpha3_composite_pod_group_spec_priority(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_priority_field_()));
}
static inline int scheduling_v1alpha3_composite_pod_group_spec_priority_set(
    scheduling_v1alpha3_composite_pod_group_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_priority_field_()), value);
}
static inline bool scheduling_v1alpha3_composite_pod_group_spec_priority_has(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_priority_field_()));
}
static inline int scheduling_v1alpha3_composite_pod_group_spec_priority_unset(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_priority_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_SPEC_PRIORITY_PATH \
    ".spec.priority"
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_preemption_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "preemptionPolicy");
    return &field;
}
/** One of scheduling_v1alpha3_preemption_policy_enum. */
static inline kin_str
    scheduling_v1alpha3_composite_pod_group_spec_preemption_policy(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_str(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_preemption_policy_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_preemption_policy_set(
    scheduling_v1alpha3_composite_pod_group_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_preemption_policy_field_()), value);
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_preemption_policy_has(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_spec_preemption_policy_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_preemption_policy_unset(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_preemption_policy_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_SPEC_PREEMPTION_POLICY_PATH \
    ".spec.preemptionPolicy"
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline meta_v1_condition_list
    scheduling_v1alpha3_composite_pod_group_get_status_conditions(
    scheduling_v1alpha3_composite_pod_group view)
{
    return meta_v1_condition_list_of(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_status_conditions_field_()));
}
static inline meta_v1_condition
    scheduling_v1alpha3_composite_pod_group_status_conditions_at(
    scheduling_v1alpha3_composite_pod_group view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_status_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    scheduling_v1alpha3_composite_pod_group_status_conditions_append(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    scheduling_v1alpha3_composite_pod_group_edit_status_conditions_at(
    scheduling_v1alpha3_composite_pod_group_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_conditions_field_()),
        index));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_status_conditions_remove_at(
    scheduling_v1alpha3_composite_pod_group_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_conditions_field_()),
        index));
}
static inline size_t
    scheduling_v1alpha3_composite_pod_group_status_conditions_count(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_count(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_status_conditions_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_status_conditions_clear(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_conditions_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_status_conditions_has(
    scheduling_v1alpha3_composite_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_composite_pod_group_status_conditions_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_status_conditions_unset(
    scheduling_v1alpha3_composite_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_conditions_field_()));
}
#define SCHEDULING_V1ALPHA3_COMPOSITE_POD_GROUP_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* CompositePodGroupSchedulingConstraints */
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("topology", "");
    return &field;
}
static inline scheduling_v1alpha3_topology_constraint_list
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_get_topology(
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints view)
{
    return scheduling_v1alpha3_topology_constraint_list_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_field_()));
}
static inline scheduling_v1alpha3_topology_constraint
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_at(
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints view,
    size_t index)
{
    return scheduling_v1alpha3_topology_constraint_of(kin_value_at(
        kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_field_()), index));
}
static inline scheduling_v1alpha3_topology_constraint_edit
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_append(scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit at)
{
    return scheduling_v1alpha3_topology_constraint_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_field_())));
}
static inline scheduling_v1alpha3_topology_constraint_edit
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit_topology_at(scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit at, size_t index)
{
    return scheduling_v1alpha3_topology_constraint_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_field_()), index));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_remove_at(scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_field_()), index));
}
static inline size_t
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_count(scheduling_v1alpha3_composite_pod_group_scheduling_constraints view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_clear(scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_has(
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_unset(scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_topology_field_()));
}

/* CompositePodGroupSchedulingPolicy */
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_scheduling_policy_basic_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("basic", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_basic_scheduling_policy
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_get_basic(
    scheduling_v1alpha3_composite_pod_group_scheduling_policy view)
{
    return scheduling_v1alpha3_composite_basic_scheduling_policy_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_scheduling_policy_basic_field_()));
}
static inline scheduling_v1alpha3_composite_basic_scheduling_policy_edit
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit_basic(
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit at)
{
    return scheduling_v1alpha3_composite_basic_scheduling_policy_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_scheduling_policy_basic_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_basic_has(
    scheduling_v1alpha3_composite_pod_group_scheduling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_scheduling_policy_basic_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_basic_unset(
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_scheduling_policy_basic_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_scheduling_policy_gang_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("gang", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_gang_scheduling_policy
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_get_gang(
    scheduling_v1alpha3_composite_pod_group_scheduling_policy view)
{
    return scheduling_v1alpha3_composite_gang_scheduling_policy_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_scheduling_policy_gang_field_()));
}
static inline scheduling_v1alpha3_composite_gang_scheduling_policy_edit
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit_gang(
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit at)
{
    return scheduling_v1alpha3_composite_gang_scheduling_policy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_scheduling_policy_gang_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_gang_has(
    scheduling_v1alpha3_composite_pod_group_scheduling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_scheduling_policy_gang_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_gang_unset(
    scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_scheduling_policy_gang_field_()));
}

/* CompositePodGroupSpec */
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_get_parent_composite_pod_group_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("parentCompositePodGroupName", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_composite_pod_group_spec_get_parent_composite_pod_group_name(scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_parent_composite_pod_group_name_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_parent_composite_pod_group_name_set(scheduling_v1alpha3_composite_pod_group_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_parent_composite_pod_group_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_get_parent_composite_pod_group_name_has(scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_parent_composite_pod_group_name_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_parent_composite_pod_group_name_unset(scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_parent_composite_pod_group_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_get_workload_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("workloadRef", "");
    return &field;
}
static inline scheduling_v1alpha3_workload_reference
    scheduling_v1alpha3_composite_pod_group_spec_get_workload_ref(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return scheduling_v1alpha3_workload_reference_of(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_workload_ref_field_()));
}
static inline scheduling_v1alpha3_workload_reference_edit
    scheduling_v1alpha3_composite_pod_group_spec_edit_workload_ref(
    scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return scheduling_v1alpha3_workload_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_workload_ref_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_get_workload_ref_has(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_workload_ref_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_workload_ref_unset(
    scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_workload_ref_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("schedulingPolicy", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_policy
    scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_policy(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return scheduling_v1alpha3_composite_pod_group_scheduling_policy_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_policy_field_()));
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit
    scheduling_v1alpha3_composite_pod_group_spec_edit_scheduling_policy(
    scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_policy_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_policy_has(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_policy_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_scheduling_policy_unset(
    scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_policy_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("schedulingConstraints", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_constraints
    scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_constraints(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return scheduling_v1alpha3_composite_pod_group_scheduling_constraints_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_constraints_field_()));
}
static inline
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit
    scheduling_v1alpha3_composite_pod_group_spec_edit_scheduling_constraints(
    scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_constraints_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_constraints_has(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_constraints_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_scheduling_constraints_unset(scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_scheduling_constraints_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_get_disruption_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("disruptionMode", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_disruption_mode
    scheduling_v1alpha3_composite_pod_group_spec_get_disruption_mode(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return scheduling_v1alpha3_composite_disruption_mode_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_disruption_mode_field_()));
}
static inline scheduling_v1alpha3_composite_disruption_mode_edit
    scheduling_v1alpha3_composite_pod_group_spec_edit_disruption_mode(
    scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return scheduling_v1alpha3_composite_disruption_mode_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_disruption_mode_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_get_disruption_mode_has(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_disruption_mode_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_disruption_mode_unset(
    scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_disruption_mode_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_get_priority_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("priorityClassName", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_composite_pod_group_spec_get_priority_class_name(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_priority_class_name_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_priority_class_name_set(
    scheduling_v1alpha3_composite_pod_group_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_priority_class_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_get_priority_class_name_has(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_priority_class_name_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_priority_class_name_unset(
    scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_priority_class_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_get_priority_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("priority", "");
    return &field;
}
static inline int32_t scheduling_v1alpha3_composite_pod_group_spec_get_priority(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_priority_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_priority_set(
    scheduling_v1alpha3_composite_pod_group_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_priority_field_()),
        value);
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_get_priority_has(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_priority_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_priority_unset(
    scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_priority_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_spec_get_preemption_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("preemptionPolicy", "");
    return &field;
}
/** One of scheduling_v1alpha3_preemption_policy_enum. */
static inline kin_str
    scheduling_v1alpha3_composite_pod_group_spec_get_preemption_policy(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_preemption_policy_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_preemption_policy_set(
    scheduling_v1alpha3_composite_pod_group_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_preemption_policy_field_()), value);
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_spec_get_preemption_policy_has(
    scheduling_v1alpha3_composite_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_spec_get_preemption_policy_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_spec_edit_preemption_policy_unset(
    scheduling_v1alpha3_composite_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_spec_get_preemption_policy_field_()));
}

/* CompositePodGroupStatus */
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    scheduling_v1alpha3_composite_pod_group_status_get_conditions(
    scheduling_v1alpha3_composite_pod_group_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_status_get_conditions_field_()));
}
static inline meta_v1_condition
    scheduling_v1alpha3_composite_pod_group_status_get_conditions_at(
    scheduling_v1alpha3_composite_pod_group_status view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_status_get_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    scheduling_v1alpha3_composite_pod_group_status_edit_conditions_append(
    scheduling_v1alpha3_composite_pod_group_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_get_conditions_field_())));
}
static inline meta_v1_condition_edit
    scheduling_v1alpha3_composite_pod_group_status_edit_conditions_at(
    scheduling_v1alpha3_composite_pod_group_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_get_conditions_field_()),
        index));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_status_edit_conditions_remove_at(
    scheduling_v1alpha3_composite_pod_group_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_get_conditions_field_()),
        index));
}
static inline size_t
    scheduling_v1alpha3_composite_pod_group_status_get_conditions_count(
    scheduling_v1alpha3_composite_pod_group_status view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_status_get_conditions_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_status_edit_conditions_clear(
    scheduling_v1alpha3_composite_pod_group_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_get_conditions_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_status_get_conditions_has(
    scheduling_v1alpha3_composite_pod_group_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_status_get_conditions_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_status_edit_conditions_unset(
    scheduling_v1alpha3_composite_pod_group_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_status_get_conditions_field_()));
}

/* CompositePodGroupTemplate */
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_template_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str scheduling_v1alpha3_composite_pod_group_template_name(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_name_field_()));
}
static inline int scheduling_v1alpha3_composite_pod_group_template_name_set(
    scheduling_v1alpha3_composite_pod_group_template_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_name_field_()), value);
}
static inline bool scheduling_v1alpha3_composite_pod_group_template_name_has(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_name_field_()));
}
static inline int scheduling_v1alpha3_composite_pod_group_template_name_unset(
    scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_template_scheduling_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("schedulingPolicy", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_policy
    scheduling_v1alpha3_composite_pod_group_template_get_scheduling_policy(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return scheduling_v1alpha3_composite_pod_group_scheduling_policy_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_scheduling_policy_field_()));
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit
    scheduling_v1alpha3_composite_pod_group_template_edit_scheduling_policy(
    scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return scheduling_v1alpha3_composite_pod_group_scheduling_policy_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_scheduling_policy_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_template_scheduling_policy_has(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_scheduling_policy_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_scheduling_policy_unset(
    scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_scheduling_policy_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_template_scheduling_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("schedulingConstraints", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_pod_group_scheduling_constraints
    scheduling_v1alpha3_composite_pod_group_template_get_scheduling_constraints(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return scheduling_v1alpha3_composite_pod_group_scheduling_constraints_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_scheduling_constraints_field_()));
}
static inline
    scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit
    scheduling_v1alpha3_composite_pod_group_template_edit_scheduling_constraints(scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return
        scheduling_v1alpha3_composite_pod_group_scheduling_constraints_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_scheduling_constraints_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_template_scheduling_constraints_has(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_scheduling_constraints_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_scheduling_constraints_unset(scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_scheduling_constraints_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_template_disruption_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("disruptionMode", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_disruption_mode
    scheduling_v1alpha3_composite_pod_group_template_get_disruption_mode(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return scheduling_v1alpha3_composite_disruption_mode_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_composite_pod_group_template_disruption_mode_field_()));
}
static inline scheduling_v1alpha3_composite_disruption_mode_edit
    scheduling_v1alpha3_composite_pod_group_template_edit_disruption_mode(
    scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return scheduling_v1alpha3_composite_disruption_mode_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_disruption_mode_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_template_disruption_mode_has(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_disruption_mode_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_disruption_mode_unset(
    scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_disruption_mode_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_template_priority_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("priorityClassName", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_composite_pod_group_template_priority_class_name(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_priority_class_name_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_priority_class_name_set(
    scheduling_v1alpha3_composite_pod_group_template_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_priority_class_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_template_priority_class_name_has(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_priority_class_name_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_priority_class_name_unset(
    scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_priority_class_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_template_priority_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("priority", "");
    return &field;
}
static inline int32_t scheduling_v1alpha3_composite_pod_group_template_priority(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_priority_field_()));
}
static inline int scheduling_v1alpha3_composite_pod_group_template_priority_set(
    scheduling_v1alpha3_composite_pod_group_template_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_priority_field_()),
        value);
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_template_priority_has(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_priority_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_priority_unset(
    scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_priority_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_template_preemption_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("preemptionPolicy", "");
    return &field;
}
/** One of scheduling_v1alpha3_preemption_policy_enum. */
static inline kin_str
    scheduling_v1alpha3_composite_pod_group_template_preemption_policy(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_preemption_policy_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_preemption_policy_set(
    scheduling_v1alpha3_composite_pod_group_template_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_preemption_policy_field_()), value);
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_template_preemption_policy_has(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_preemption_policy_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_preemption_policy_unset(
    scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_preemption_policy_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podGroupTemplates", "");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_template_list
    scheduling_v1alpha3_composite_pod_group_template_get_pod_group_templates(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return scheduling_v1alpha3_pod_group_template_list_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_field_()));
}
static inline scheduling_v1alpha3_pod_group_template
    scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_at(
    scheduling_v1alpha3_composite_pod_group_template view, size_t index)
{
    return scheduling_v1alpha3_pod_group_template_of(kin_value_at(
        kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_field_()), index));
}
static inline scheduling_v1alpha3_pod_group_template_edit
    scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_append(
    scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return scheduling_v1alpha3_pod_group_template_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_field_())));
}
static inline scheduling_v1alpha3_pod_group_template_edit
    scheduling_v1alpha3_composite_pod_group_template_edit_pod_group_templates_at(scheduling_v1alpha3_composite_pod_group_template_edit at, size_t index)
{
    return scheduling_v1alpha3_pod_group_template_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_field_()), index));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_remove_at(scheduling_v1alpha3_composite_pod_group_template_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_field_()), index));
}
static inline size_t
    scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_count(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_clear(
    scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_has(
    scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_unset(
    scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_pod_group_templates_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("compositePodGroupTemplates", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_pod_group_template_list
    scheduling_v1alpha3_composite_pod_group_template_get_composite_pod_group_templates(scheduling_v1alpha3_composite_pod_group_template view)
{
    return scheduling_v1alpha3_composite_pod_group_template_list_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_field_()));
}
static inline scheduling_v1alpha3_composite_pod_group_template
    scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_at(scheduling_v1alpha3_composite_pod_group_template view, size_t index)
{
    return scheduling_v1alpha3_composite_pod_group_template_of(kin_value_at(
        kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_field_()), index));
}
static inline scheduling_v1alpha3_composite_pod_group_template_edit
    scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_append(scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return scheduling_v1alpha3_composite_pod_group_template_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_field_())));
}
static inline scheduling_v1alpha3_composite_pod_group_template_edit
    scheduling_v1alpha3_composite_pod_group_template_edit_composite_pod_group_templates_at(scheduling_v1alpha3_composite_pod_group_template_edit at, size_t index)
{
    return scheduling_v1alpha3_composite_pod_group_template_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_field_()), index));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_remove_at(scheduling_v1alpha3_composite_pod_group_template_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_field_()), index));
}
static inline size_t
    scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_count(scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_clear(scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_field_()));
}
static inline bool
    scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_has(scheduling_v1alpha3_composite_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_field_()));
}
static inline int
    scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_unset(scheduling_v1alpha3_composite_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_composite_pod_group_template_composite_pod_group_templates_field_()));
}

/* DisruptionMode */
static inline kin_field *scheduling_v1alpha3_disruption_mode_single_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("single", "");
    return &field;
}
static inline scheduling_v1alpha3_single_disruption_mode
    scheduling_v1alpha3_disruption_mode_get_single(
    scheduling_v1alpha3_disruption_mode view)
{
    return scheduling_v1alpha3_single_disruption_mode_of(kin_value_field(
        view.value, scheduling_v1alpha3_disruption_mode_single_field_()));
}
static inline scheduling_v1alpha3_single_disruption_mode_edit
    scheduling_v1alpha3_disruption_mode_edit_single(
    scheduling_v1alpha3_disruption_mode_edit at)
{
    return scheduling_v1alpha3_single_disruption_mode_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_disruption_mode_single_field_()));
}
static inline bool scheduling_v1alpha3_disruption_mode_single_has(
    scheduling_v1alpha3_disruption_mode view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_disruption_mode_single_field_()));
}
static inline int scheduling_v1alpha3_disruption_mode_single_unset(
    scheduling_v1alpha3_disruption_mode_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_disruption_mode_single_field_()));
}
static inline kin_field *scheduling_v1alpha3_disruption_mode_all_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("all", "");
    return &field;
}
static inline scheduling_v1alpha3_all_disruption_mode
    scheduling_v1alpha3_disruption_mode_get_all(
    scheduling_v1alpha3_disruption_mode view)
{
    return scheduling_v1alpha3_all_disruption_mode_of(kin_value_field(
        view.value, scheduling_v1alpha3_disruption_mode_all_field_()));
}
static inline scheduling_v1alpha3_all_disruption_mode_edit
    scheduling_v1alpha3_disruption_mode_edit_all(
    scheduling_v1alpha3_disruption_mode_edit at)
{
    return scheduling_v1alpha3_all_disruption_mode_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_disruption_mode_all_field_()));
}
static inline bool scheduling_v1alpha3_disruption_mode_all_has(
    scheduling_v1alpha3_disruption_mode view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_disruption_mode_all_field_()));
}
static inline int scheduling_v1alpha3_disruption_mode_all_unset(
    scheduling_v1alpha3_disruption_mode_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_disruption_mode_all_field_()));
}

/* GangSchedulingPolicy */
static inline kin_field
    *scheduling_v1alpha3_gang_scheduling_policy_min_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("minCount", "");
    return &field;
}
static inline int32_t scheduling_v1alpha3_gang_scheduling_policy_min_count(
    scheduling_v1alpha3_gang_scheduling_policy view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        scheduling_v1alpha3_gang_scheduling_policy_min_count_field_()));
}
static inline int scheduling_v1alpha3_gang_scheduling_policy_min_count_set(
    scheduling_v1alpha3_gang_scheduling_policy_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_gang_scheduling_policy_min_count_field_()), value);
}
static inline bool scheduling_v1alpha3_gang_scheduling_policy_min_count_has(
    scheduling_v1alpha3_gang_scheduling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_gang_scheduling_policy_min_count_field_()));
}
static inline int scheduling_v1alpha3_gang_scheduling_policy_min_count_unset(
    scheduling_v1alpha3_gang_scheduling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_gang_scheduling_policy_min_count_field_()));
}

/* PodGroup */
static inline kin_field *scheduling_v1alpha3_pod_group_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta scheduling_v1alpha3_pod_group_get_metadata(
    scheduling_v1alpha3_pod_group view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    scheduling_v1alpha3_pod_group_edit_metadata(
    scheduling_v1alpha3_pod_group_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_metadata_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_metadata_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_metadata_field_()));
}
static inline int scheduling_v1alpha3_pod_group_metadata_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_metadata_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_METADATA_PATH ".metadata"
static inline kin_field *scheduling_v1alpha3_pod_group_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_spec
    scheduling_v1alpha3_pod_group_get_spec(scheduling_v1alpha3_pod_group view)
{
    return scheduling_v1alpha3_pod_group_spec_of(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_field_()));
}
static inline scheduling_v1alpha3_pod_group_spec_edit
    scheduling_v1alpha3_pod_group_edit_spec(
    scheduling_v1alpha3_pod_group_edit at)
{
    return scheduling_v1alpha3_pod_group_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, scheduling_v1alpha3_pod_group_spec_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_spec_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_SPEC_PATH ".spec"
static inline kin_field *scheduling_v1alpha3_pod_group_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_status
    scheduling_v1alpha3_pod_group_get_status(scheduling_v1alpha3_pod_group view)
{
    return scheduling_v1alpha3_pod_group_status_of(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_status_field_()));
}
static inline scheduling_v1alpha3_pod_group_status_edit
    scheduling_v1alpha3_pod_group_edit_status(
    scheduling_v1alpha3_pod_group_edit at)
{
    return scheduling_v1alpha3_pod_group_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, scheduling_v1alpha3_pod_group_status_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_status_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_status_field_()));
}
static inline int scheduling_v1alpha3_pod_group_status_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_STATUS_PATH ".status"
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_parent_composite_pod_group_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "parentCompositePodGroupName");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_pod_group_spec_parent_composite_pod_group_name(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_str(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_parent_composite_pod_group_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_spec_parent_composite_pod_group_name_set(
    scheduling_v1alpha3_pod_group_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_parent_composite_pod_group_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_pod_group_spec_parent_composite_pod_group_name_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_parent_composite_pod_group_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_spec_parent_composite_pod_group_name_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_parent_composite_pod_group_name_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_SPEC_PARENT_COMPOSITE_POD_GROUP_NAME_PATH \
    ".spec.parentCompositePodGroupName"
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_workload_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "workloadRef");
    return &field;
}
static inline scheduling_v1alpha3_workload_reference
    scheduling_v1alpha3_pod_group_get_spec_workload_ref(
    scheduling_v1alpha3_pod_group view)
{
    return scheduling_v1alpha3_workload_reference_of(kin_object_field(
        view.object, scheduling_v1alpha3_pod_group_spec_workload_ref_field_()));
}
static inline scheduling_v1alpha3_workload_reference_edit
    scheduling_v1alpha3_pod_group_edit_spec_workload_ref(
    scheduling_v1alpha3_pod_group_edit at)
{
    return scheduling_v1alpha3_workload_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_workload_ref_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_spec_workload_ref_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_workload_ref_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_workload_ref_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_workload_ref_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_SPEC_WORKLOAD_REF_PATH ".spec.workloadRef"
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_scheduling_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "schedulingPolicy");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_scheduling_policy
    scheduling_v1alpha3_pod_group_get_spec_scheduling_policy(
    scheduling_v1alpha3_pod_group view)
{
    return scheduling_v1alpha3_pod_group_scheduling_policy_of(kin_object_field(
        view.object,
        scheduling_v1alpha3_pod_group_spec_scheduling_policy_field_()));
}
static inline scheduling_v1alpha3_pod_group_scheduling_policy_edit
    scheduling_v1alpha3_pod_group_edit_spec_scheduling_policy(
    scheduling_v1alpha3_pod_group_edit at)
{
    return scheduling_v1alpha3_pod_group_scheduling_policy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_scheduling_policy_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_spec_scheduling_policy_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_scheduling_policy_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_scheduling_policy_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_scheduling_policy_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_SPEC_SCHEDULING_POLICY_PATH \
    ".spec.schedulingPolicy"
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_scheduling_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "schedulingConstraints");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_scheduling_constraints
    scheduling_v1alpha3_pod_group_get_spec_scheduling_constraints(
    scheduling_v1alpha3_pod_group view)
{
    return scheduling_v1alpha3_pod_group_scheduling_constraints_of(
        kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_scheduling_constraints_field_()));
}
static inline scheduling_v1alpha3_pod_group_scheduling_constraints_edit
    scheduling_v1alpha3_pod_group_edit_spec_scheduling_constraints(
    scheduling_v1alpha3_pod_group_edit at)
{
    return scheduling_v1alpha3_pod_group_scheduling_constraints_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_scheduling_constraints_field_()));
}
static inline bool
    scheduling_v1alpha3_pod_group_spec_scheduling_constraints_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_scheduling_constraints_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_spec_scheduling_constraints_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_scheduling_constraints_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_SPEC_SCHEDULING_CONSTRAINTS_PATH \
    ".spec.schedulingConstraints"
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_resource_claims_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "resourceClaims");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_resource_claim_list
    scheduling_v1alpha3_pod_group_get_spec_resource_claims(
    scheduling_v1alpha3_pod_group view)
{
    return scheduling_v1alpha3_pod_group_resource_claim_list_of(
        kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_resource_claims_field_()));
}
static inline scheduling_v1alpha3_pod_group_resource_claim
    scheduling_v1alpha3_pod_group_spec_resource_claims_at(
    scheduling_v1alpha3_pod_group view, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_of(kin_value_at(
        kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_resource_claims_field_()), index));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_edit
    scheduling_v1alpha3_pod_group_spec_resource_claims_append(
    scheduling_v1alpha3_pod_group_edit at)
{
    return scheduling_v1alpha3_pod_group_resource_claim_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_resource_claims_field_())));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_edit
    scheduling_v1alpha3_pod_group_edit_spec_resource_claims_at(
    scheduling_v1alpha3_pod_group_edit at, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_resource_claims_field_()), index));
}
static inline int scheduling_v1alpha3_pod_group_spec_resource_claims_remove_at(
    scheduling_v1alpha3_pod_group_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_resource_claims_field_()), index));
}
static inline size_t scheduling_v1alpha3_pod_group_spec_resource_claims_count(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_count(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_resource_claims_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_resource_claims_clear(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_resource_claims_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_spec_resource_claims_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_resource_claims_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_resource_claims_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_resource_claims_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_SPEC_RESOURCE_CLAIMS_PATH \
    ".spec.resourceClaims"
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_disruption_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "disruptionMode");
    return &field;
}
static inline scheduling_v1alpha3_disruption_mode
    scheduling_v1alpha3_pod_group_get_spec_disruption_mode(
    scheduling_v1alpha3_pod_group view)
{
    return scheduling_v1alpha3_disruption_mode_of(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_disruption_mode_field_()));
}
static inline scheduling_v1alpha3_disruption_mode_edit
    scheduling_v1alpha3_pod_group_edit_spec_disruption_mode(
    scheduling_v1alpha3_pod_group_edit at)
{
    return scheduling_v1alpha3_disruption_mode_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_disruption_mode_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_spec_disruption_mode_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_disruption_mode_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_disruption_mode_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_disruption_mode_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_SPEC_DISRUPTION_MODE_PATH \
    ".spec.disruptionMode"
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_priority_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "priorityClassName");
    return &field;
}
static inline kin_str scheduling_v1alpha3_pod_group_spec_priority_class_name(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_str(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_priority_class_name_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_priority_class_name_set(
    scheduling_v1alpha3_pod_group_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_priority_class_name_field_()),
        value);
}
static inline bool scheduling_v1alpha3_pod_group_spec_priority_class_name_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_priority_class_name_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_priority_class_name_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_priority_class_name_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_SPEC_PRIORITY_CLASS_NAME_PATH \
    ".spec.priorityClassName"
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_priority_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "priority");
    return &field;
}
static inline int32_t scheduling_v1alpha3_pod_group_spec_priority(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_priority_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_priority_set(
    scheduling_v1alpha3_pod_group_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_priority_field_()), value);
}
static inline bool scheduling_v1alpha3_pod_group_spec_priority_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_priority_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_priority_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_priority_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_SPEC_PRIORITY_PATH ".spec.priority"
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_preemption_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "preemptionPolicy");
    return &field;
}
/** One of scheduling_v1alpha3_preemption_policy_enum. */
static inline kin_str scheduling_v1alpha3_pod_group_spec_preemption_policy(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_str(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_preemption_policy_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_preemption_policy_set(
    scheduling_v1alpha3_pod_group_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_preemption_policy_field_()), value);
}
static inline bool scheduling_v1alpha3_pod_group_spec_preemption_policy_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_spec_preemption_policy_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_preemption_policy_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_preemption_policy_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_SPEC_PREEMPTION_POLICY_PATH \
    ".spec.preemptionPolicy"
static inline kin_field
    *scheduling_v1alpha3_pod_group_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline meta_v1_condition_list
    scheduling_v1alpha3_pod_group_get_status_conditions(
    scheduling_v1alpha3_pod_group view)
{
    return meta_v1_condition_list_of(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_status_conditions_field_()));
}
static inline meta_v1_condition
    scheduling_v1alpha3_pod_group_status_conditions_at(
    scheduling_v1alpha3_pod_group view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_status_conditions_field_()), index));
}
static inline meta_v1_condition_edit
    scheduling_v1alpha3_pod_group_status_conditions_append(
    scheduling_v1alpha3_pod_group_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    scheduling_v1alpha3_pod_group_edit_status_conditions_at(
    scheduling_v1alpha3_pod_group_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_conditions_field_()), index));
}
static inline int scheduling_v1alpha3_pod_group_status_conditions_remove_at(
    scheduling_v1alpha3_pod_group_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_conditions_field_()), index));
}
static inline size_t scheduling_v1alpha3_pod_group_status_conditions_count(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_count(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_status_conditions_field_()));
}
static inline int scheduling_v1alpha3_pod_group_status_conditions_clear(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_conditions_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_status_conditions_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_status_conditions_field_()));
}
static inline int scheduling_v1alpha3_pod_group_status_conditions_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_conditions_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_STATUS_CONDITIONS_PATH \
    ".status.conditions"
static inline kin_field
    *scheduling_v1alpha3_pod_group_status_resource_claim_statuses_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "resourceClaimStatuses");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_resource_claim_status_list
    scheduling_v1alpha3_pod_group_get_status_resource_claim_statuses(
    scheduling_v1alpha3_pod_group view)
{
    return scheduling_v1alpha3_pod_group_resource_claim_status_list_of(
        kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_status_resource_claim_statuses_field_()));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_status
    scheduling_v1alpha3_pod_group_status_resource_claim_statuses_at(
    scheduling_v1alpha3_pod_group view, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_status_of(kin_value_at(
        kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_status_resource_claim_statuses_field_()),
        index));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_status_edit
    scheduling_v1alpha3_pod_group_status_resource_claim_statuses_append(
    scheduling_v1alpha3_pod_group_edit at)
{
    return scheduling_v1alpha3_pod_group_resource_claim_status_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_resource_claim_statuses_field_())));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_status_edit
    scheduling_v1alpha3_pod_group_edit_status_resource_claim_statuses_at(
    scheduling_v1alpha3_pod_group_edit at, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_status_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_resource_claim_statuses_field_()),
        index));
}
static inline int
    scheduling_v1alpha3_pod_group_status_resource_claim_statuses_remove_at(
    scheduling_v1alpha3_pod_group_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_resource_claim_statuses_field_()),
        index));
}
static inline size_t
    scheduling_v1alpha3_pod_group_status_resource_claim_statuses_count(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_count(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_status_resource_claim_statuses_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_status_resource_claim_statuses_clear(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_resource_claim_statuses_field_()));
}
static inline bool
    scheduling_v1alpha3_pod_group_status_resource_claim_statuses_has(
    scheduling_v1alpha3_pod_group view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_pod_group_status_resource_claim_statuses_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_status_resource_claim_statuses_unset(
    scheduling_v1alpha3_pod_group_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_resource_claim_statuses_field_()));
}
#define SCHEDULING_V1ALPHA3_POD_GROUP_STATUS_RESOURCE_CLAIM_STATUSES_PATH \
    ".status.resourceClaimStatuses"

/* PodGroupResourceClaim */
static inline kin_field
    *scheduling_v1alpha3_pod_group_resource_claim_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str scheduling_v1alpha3_pod_group_resource_claim_name(
    scheduling_v1alpha3_pod_group_resource_claim view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_resource_claim_name_field_()));
}
static inline int scheduling_v1alpha3_pod_group_resource_claim_name_set(
    scheduling_v1alpha3_pod_group_resource_claim_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_resource_claim_name_field_()), value);
}
static inline bool scheduling_v1alpha3_pod_group_resource_claim_name_has(
    scheduling_v1alpha3_pod_group_resource_claim view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_resource_claim_name_field_()));
}
static inline int scheduling_v1alpha3_pod_group_resource_claim_name_unset(
    scheduling_v1alpha3_pod_group_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_resource_claim_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_resource_claim_resource_claim_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceClaimName", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_pod_group_resource_claim_resource_claim_name(
    scheduling_v1alpha3_pod_group_resource_claim view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_resource_claim_resource_claim_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_resource_claim_resource_claim_name_set(
    scheduling_v1alpha3_pod_group_resource_claim_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_resource_claim_resource_claim_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_pod_group_resource_claim_resource_claim_name_has(
    scheduling_v1alpha3_pod_group_resource_claim view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_resource_claim_resource_claim_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_resource_claim_resource_claim_name_unset(
    scheduling_v1alpha3_pod_group_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_resource_claim_resource_claim_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_resource_claim_resource_claim_template_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceClaimTemplateName", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_pod_group_resource_claim_resource_claim_template_name(
    scheduling_v1alpha3_pod_group_resource_claim view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_resource_claim_resource_claim_template_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_resource_claim_resource_claim_template_name_set(scheduling_v1alpha3_pod_group_resource_claim_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_resource_claim_resource_claim_template_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_pod_group_resource_claim_resource_claim_template_name_has(scheduling_v1alpha3_pod_group_resource_claim view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_resource_claim_resource_claim_template_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_resource_claim_resource_claim_template_name_unset(scheduling_v1alpha3_pod_group_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_resource_claim_resource_claim_template_name_field_()));
}

/* PodGroupResourceClaimStatus */
static inline kin_field
    *scheduling_v1alpha3_pod_group_resource_claim_status_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str scheduling_v1alpha3_pod_group_resource_claim_status_name(
    scheduling_v1alpha3_pod_group_resource_claim_status view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_resource_claim_status_name_field_()));
}
static inline int scheduling_v1alpha3_pod_group_resource_claim_status_name_set(
    scheduling_v1alpha3_pod_group_resource_claim_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_resource_claim_status_name_field_()),
        value);
}
static inline bool scheduling_v1alpha3_pod_group_resource_claim_status_name_has(
    scheduling_v1alpha3_pod_group_resource_claim_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_resource_claim_status_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_resource_claim_status_name_unset(
    scheduling_v1alpha3_pod_group_resource_claim_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_resource_claim_status_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_resource_claim_status_resource_claim_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceClaimName", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_pod_group_resource_claim_status_resource_claim_name(
    scheduling_v1alpha3_pod_group_resource_claim_status view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_resource_claim_status_resource_claim_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_resource_claim_status_resource_claim_name_set(
    scheduling_v1alpha3_pod_group_resource_claim_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_resource_claim_status_resource_claim_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_pod_group_resource_claim_status_resource_claim_name_has(
    scheduling_v1alpha3_pod_group_resource_claim_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_resource_claim_status_resource_claim_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_resource_claim_status_resource_claim_name_unset(scheduling_v1alpha3_pod_group_resource_claim_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_resource_claim_status_resource_claim_name_field_()));
}

/* PodGroupSchedulingConstraints */
static inline kin_field
    *scheduling_v1alpha3_pod_group_scheduling_constraints_topology_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("topology", "");
    return &field;
}
static inline scheduling_v1alpha3_topology_constraint_list
    scheduling_v1alpha3_pod_group_scheduling_constraints_get_topology(
    scheduling_v1alpha3_pod_group_scheduling_constraints view)
{
    return scheduling_v1alpha3_topology_constraint_list_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_pod_group_scheduling_constraints_topology_field_()));
}
static inline scheduling_v1alpha3_topology_constraint
    scheduling_v1alpha3_pod_group_scheduling_constraints_topology_at(
    scheduling_v1alpha3_pod_group_scheduling_constraints view, size_t index)
{
    return scheduling_v1alpha3_topology_constraint_of(kin_value_at(
        kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_scheduling_constraints_topology_field_()),
        index));
}
static inline scheduling_v1alpha3_topology_constraint_edit
    scheduling_v1alpha3_pod_group_scheduling_constraints_topology_append(
    scheduling_v1alpha3_pod_group_scheduling_constraints_edit at)
{
    return scheduling_v1alpha3_topology_constraint_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_scheduling_constraints_topology_field_())));
}
static inline scheduling_v1alpha3_topology_constraint_edit
    scheduling_v1alpha3_pod_group_scheduling_constraints_edit_topology_at(
    scheduling_v1alpha3_pod_group_scheduling_constraints_edit at, size_t index)
{
    return scheduling_v1alpha3_topology_constraint_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_scheduling_constraints_topology_field_()),
        index));
}
static inline int
    scheduling_v1alpha3_pod_group_scheduling_constraints_topology_remove_at(
    scheduling_v1alpha3_pod_group_scheduling_constraints_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_pod_group_scheduling_constraints_topology_field_()),
        index));
}
static inline size_t
    scheduling_v1alpha3_pod_group_scheduling_constraints_topology_count(
    scheduling_v1alpha3_pod_group_scheduling_constraints view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_scheduling_constraints_topology_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_scheduling_constraints_topology_clear(
    scheduling_v1alpha3_pod_group_scheduling_constraints_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_scheduling_constraints_topology_field_()));
}
static inline bool
    scheduling_v1alpha3_pod_group_scheduling_constraints_topology_has(
    scheduling_v1alpha3_pod_group_scheduling_constraints view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_scheduling_constraints_topology_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_scheduling_constraints_topology_unset(
    scheduling_v1alpha3_pod_group_scheduling_constraints_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_scheduling_constraints_topology_field_()));
}

/* PodGroupSchedulingPolicy */
static inline kin_field
    *scheduling_v1alpha3_pod_group_scheduling_policy_basic_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("basic", "");
    return &field;
}
static inline scheduling_v1alpha3_basic_scheduling_policy
    scheduling_v1alpha3_pod_group_scheduling_policy_get_basic(
    scheduling_v1alpha3_pod_group_scheduling_policy view)
{
    return scheduling_v1alpha3_basic_scheduling_policy_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_pod_group_scheduling_policy_basic_field_()));
}
static inline scheduling_v1alpha3_basic_scheduling_policy_edit
    scheduling_v1alpha3_pod_group_scheduling_policy_edit_basic(
    scheduling_v1alpha3_pod_group_scheduling_policy_edit at)
{
    return scheduling_v1alpha3_basic_scheduling_policy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_scheduling_policy_basic_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_scheduling_policy_basic_has(
    scheduling_v1alpha3_pod_group_scheduling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_scheduling_policy_basic_field_()));
}
static inline int scheduling_v1alpha3_pod_group_scheduling_policy_basic_unset(
    scheduling_v1alpha3_pod_group_scheduling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_scheduling_policy_basic_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_scheduling_policy_gang_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("gang", "");
    return &field;
}
static inline scheduling_v1alpha3_gang_scheduling_policy
    scheduling_v1alpha3_pod_group_scheduling_policy_get_gang(
    scheduling_v1alpha3_pod_group_scheduling_policy view)
{
    return scheduling_v1alpha3_gang_scheduling_policy_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_pod_group_scheduling_policy_gang_field_()));
}
static inline scheduling_v1alpha3_gang_scheduling_policy_edit
    scheduling_v1alpha3_pod_group_scheduling_policy_edit_gang(
    scheduling_v1alpha3_pod_group_scheduling_policy_edit at)
{
    return scheduling_v1alpha3_gang_scheduling_policy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_scheduling_policy_gang_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_scheduling_policy_gang_has(
    scheduling_v1alpha3_pod_group_scheduling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_scheduling_policy_gang_field_()));
}
static inline int scheduling_v1alpha3_pod_group_scheduling_policy_gang_unset(
    scheduling_v1alpha3_pod_group_scheduling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_scheduling_policy_gang_field_()));
}

/* PodGroupSpec */
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_get_parent_composite_pod_group_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("parentCompositePodGroupName", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_pod_group_spec_get_parent_composite_pod_group_name(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_parent_composite_pod_group_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_spec_edit_parent_composite_pod_group_name_set(
    scheduling_v1alpha3_pod_group_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_parent_composite_pod_group_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_pod_group_spec_get_parent_composite_pod_group_name_has(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_parent_composite_pod_group_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_spec_edit_parent_composite_pod_group_name_unset(scheduling_v1alpha3_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_parent_composite_pod_group_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_get_workload_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("workloadRef", "");
    return &field;
}
static inline scheduling_v1alpha3_workload_reference
    scheduling_v1alpha3_pod_group_spec_get_workload_ref(
    scheduling_v1alpha3_pod_group_spec view)
{
    return scheduling_v1alpha3_workload_reference_of(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_workload_ref_field_()));
}
static inline scheduling_v1alpha3_workload_reference_edit
    scheduling_v1alpha3_pod_group_spec_edit_workload_ref(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return scheduling_v1alpha3_workload_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_workload_ref_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_spec_get_workload_ref_has(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_workload_ref_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_edit_workload_ref_unset(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_workload_ref_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_get_scheduling_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("schedulingPolicy", "");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_scheduling_policy
    scheduling_v1alpha3_pod_group_spec_get_scheduling_policy(
    scheduling_v1alpha3_pod_group_spec view)
{
    return scheduling_v1alpha3_pod_group_scheduling_policy_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_pod_group_spec_get_scheduling_policy_field_()));
}
static inline scheduling_v1alpha3_pod_group_scheduling_policy_edit
    scheduling_v1alpha3_pod_group_spec_edit_scheduling_policy(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return scheduling_v1alpha3_pod_group_scheduling_policy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_scheduling_policy_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_spec_get_scheduling_policy_has(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_scheduling_policy_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_spec_edit_scheduling_policy_unset(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_scheduling_policy_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_get_scheduling_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("schedulingConstraints", "");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_scheduling_constraints
    scheduling_v1alpha3_pod_group_spec_get_scheduling_constraints(
    scheduling_v1alpha3_pod_group_spec view)
{
    return scheduling_v1alpha3_pod_group_scheduling_constraints_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_scheduling_constraints_field_()));
}
static inline scheduling_v1alpha3_pod_group_scheduling_constraints_edit
    scheduling_v1alpha3_pod_group_spec_edit_scheduling_constraints(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return scheduling_v1alpha3_pod_group_scheduling_constraints_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_scheduling_constraints_field_()));
}
static inline bool
    scheduling_v1alpha3_pod_group_spec_get_scheduling_constraints_has(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_scheduling_constraints_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_spec_edit_scheduling_constraints_unset(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_scheduling_constraints_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_get_resource_claims_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceClaims", "");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_resource_claim_list
    scheduling_v1alpha3_pod_group_spec_get_resource_claims(
    scheduling_v1alpha3_pod_group_spec view)
{
    return scheduling_v1alpha3_pod_group_resource_claim_list_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_pod_group_spec_get_resource_claims_field_()));
}
static inline scheduling_v1alpha3_pod_group_resource_claim
    scheduling_v1alpha3_pod_group_spec_get_resource_claims_at(
    scheduling_v1alpha3_pod_group_spec view, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_of(kin_value_at(
        kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_resource_claims_field_()),
        index));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_edit
    scheduling_v1alpha3_pod_group_spec_edit_resource_claims_append(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return scheduling_v1alpha3_pod_group_resource_claim_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_resource_claims_field_())));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_edit
    scheduling_v1alpha3_pod_group_spec_edit_resource_claims_at(
    scheduling_v1alpha3_pod_group_spec_edit at, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_resource_claims_field_()),
        index));
}
static inline int
    scheduling_v1alpha3_pod_group_spec_edit_resource_claims_remove_at(
    scheduling_v1alpha3_pod_group_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_resource_claims_field_()),
        index));
}
static inline size_t
    scheduling_v1alpha3_pod_group_spec_get_resource_claims_count(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_resource_claims_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_edit_resource_claims_clear(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_resource_claims_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_spec_get_resource_claims_has(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_resource_claims_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_edit_resource_claims_unset(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_resource_claims_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_get_disruption_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("disruptionMode", "");
    return &field;
}
static inline scheduling_v1alpha3_disruption_mode
    scheduling_v1alpha3_pod_group_spec_get_disruption_mode(
    scheduling_v1alpha3_pod_group_spec view)
{
    return scheduling_v1alpha3_disruption_mode_of(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_disruption_mode_field_()));
}
static inline scheduling_v1alpha3_disruption_mode_edit
    scheduling_v1alpha3_pod_group_spec_edit_disruption_mode(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return scheduling_v1alpha3_disruption_mode_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_disruption_mode_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_spec_get_disruption_mode_has(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_disruption_mode_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_edit_disruption_mode_unset(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_disruption_mode_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_get_priority_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("priorityClassName", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_pod_group_spec_get_priority_class_name(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_priority_class_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_spec_edit_priority_class_name_set(
    scheduling_v1alpha3_pod_group_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_priority_class_name_field_()),
        value);
}
static inline bool
    scheduling_v1alpha3_pod_group_spec_get_priority_class_name_has(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_priority_class_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_spec_edit_priority_class_name_unset(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_priority_class_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_get_priority_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("priority", "");
    return &field;
}
static inline int32_t scheduling_v1alpha3_pod_group_spec_get_priority(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_priority_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_edit_priority_set(
    scheduling_v1alpha3_pod_group_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_priority_field_()), value);
}
static inline bool scheduling_v1alpha3_pod_group_spec_get_priority_has(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_priority_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_edit_priority_unset(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_priority_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_spec_get_preemption_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("preemptionPolicy", "");
    return &field;
}
/** One of scheduling_v1alpha3_preemption_policy_enum. */
static inline kin_str scheduling_v1alpha3_pod_group_spec_get_preemption_policy(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_preemption_policy_field_()));
}
static inline int scheduling_v1alpha3_pod_group_spec_edit_preemption_policy_set(
    scheduling_v1alpha3_pod_group_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_preemption_policy_field_()),
        value);
}
static inline bool scheduling_v1alpha3_pod_group_spec_get_preemption_policy_has(
    scheduling_v1alpha3_pod_group_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_spec_get_preemption_policy_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_spec_edit_preemption_policy_unset(
    scheduling_v1alpha3_pod_group_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_spec_get_preemption_policy_field_()));
}

/* PodGroupStatus */
static inline kin_field
    *scheduling_v1alpha3_pod_group_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    scheduling_v1alpha3_pod_group_status_get_conditions(
    scheduling_v1alpha3_pod_group_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_status_get_conditions_field_()));
}
static inline meta_v1_condition
    scheduling_v1alpha3_pod_group_status_get_conditions_at(
    scheduling_v1alpha3_pod_group_status view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_status_get_conditions_field_()), index));
}
static inline meta_v1_condition_edit
    scheduling_v1alpha3_pod_group_status_edit_conditions_append(
    scheduling_v1alpha3_pod_group_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_get_conditions_field_())));
}
static inline meta_v1_condition_edit
    scheduling_v1alpha3_pod_group_status_edit_conditions_at(
    scheduling_v1alpha3_pod_group_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_get_conditions_field_()), index));
}
static inline int
    scheduling_v1alpha3_pod_group_status_edit_conditions_remove_at(
    scheduling_v1alpha3_pod_group_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_get_conditions_field_()), index));
}
static inline size_t scheduling_v1alpha3_pod_group_status_get_conditions_count(
    scheduling_v1alpha3_pod_group_status view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_status_get_conditions_field_()));
}
static inline int scheduling_v1alpha3_pod_group_status_edit_conditions_clear(
    scheduling_v1alpha3_pod_group_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_get_conditions_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_status_get_conditions_has(
    scheduling_v1alpha3_pod_group_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_status_get_conditions_field_()));
}
static inline int scheduling_v1alpha3_pod_group_status_edit_conditions_unset(
    scheduling_v1alpha3_pod_group_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_get_conditions_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceClaimStatuses", "");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_resource_claim_status_list
    scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses(
    scheduling_v1alpha3_pod_group_status view)
{
    return scheduling_v1alpha3_pod_group_resource_claim_status_list_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_field_()));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_status
    scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_at(
    scheduling_v1alpha3_pod_group_status view, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_status_of(kin_value_at(
        kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_field_()), index));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_status_edit
    scheduling_v1alpha3_pod_group_status_edit_resource_claim_statuses_append(
    scheduling_v1alpha3_pod_group_status_edit at)
{
    return scheduling_v1alpha3_pod_group_resource_claim_status_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_field_())));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_status_edit
    scheduling_v1alpha3_pod_group_status_edit_resource_claim_statuses_at(
    scheduling_v1alpha3_pod_group_status_edit at, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_status_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_field_()), index));
}
static inline int
    scheduling_v1alpha3_pod_group_status_edit_resource_claim_statuses_remove_at(
    scheduling_v1alpha3_pod_group_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_field_()), index));
}
static inline size_t
    scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_count(
    scheduling_v1alpha3_pod_group_status view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_status_edit_resource_claim_statuses_clear(
    scheduling_v1alpha3_pod_group_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_field_()));
}
static inline bool
    scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_has(
    scheduling_v1alpha3_pod_group_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_status_edit_resource_claim_statuses_unset(
    scheduling_v1alpha3_pod_group_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_status_get_resource_claim_statuses_field_()));
}

/* PodGroupTemplate */
static inline kin_field
    *scheduling_v1alpha3_pod_group_template_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str scheduling_v1alpha3_pod_group_template_name(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_name_field_()));
}
static inline int scheduling_v1alpha3_pod_group_template_name_set(
    scheduling_v1alpha3_pod_group_template_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_name_field_()), value);
}
static inline bool scheduling_v1alpha3_pod_group_template_name_has(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_name_field_()));
}
static inline int scheduling_v1alpha3_pod_group_template_name_unset(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_template_scheduling_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("schedulingPolicy", "");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_scheduling_policy
    scheduling_v1alpha3_pod_group_template_get_scheduling_policy(
    scheduling_v1alpha3_pod_group_template view)
{
    return scheduling_v1alpha3_pod_group_scheduling_policy_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_pod_group_template_scheduling_policy_field_()));
}
static inline scheduling_v1alpha3_pod_group_scheduling_policy_edit
    scheduling_v1alpha3_pod_group_template_edit_scheduling_policy(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return scheduling_v1alpha3_pod_group_scheduling_policy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_scheduling_policy_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_template_scheduling_policy_has(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_scheduling_policy_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_template_scheduling_policy_unset(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_scheduling_policy_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_template_scheduling_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("schedulingConstraints", "");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_scheduling_constraints
    scheduling_v1alpha3_pod_group_template_get_scheduling_constraints(
    scheduling_v1alpha3_pod_group_template view)
{
    return scheduling_v1alpha3_pod_group_scheduling_constraints_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_scheduling_constraints_field_()));
}
static inline scheduling_v1alpha3_pod_group_scheduling_constraints_edit
    scheduling_v1alpha3_pod_group_template_edit_scheduling_constraints(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return scheduling_v1alpha3_pod_group_scheduling_constraints_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_scheduling_constraints_field_()));
}
static inline bool
    scheduling_v1alpha3_pod_group_template_scheduling_constraints_has(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_scheduling_constraints_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_template_scheduling_constraints_unset(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_scheduling_constraints_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_template_resource_claims_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceClaims", "");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_resource_claim_list
    scheduling_v1alpha3_pod_group_template_get_resource_claims(
    scheduling_v1alpha3_pod_group_template view)
{
    return scheduling_v1alpha3_pod_group_resource_claim_list_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_pod_group_template_resource_claims_field_()));
}
static inline scheduling_v1alpha3_pod_group_resource_claim
    scheduling_v1alpha3_pod_group_template_resource_claims_at(
    scheduling_v1alpha3_pod_group_template view, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_of(kin_value_at(
        kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_resource_claims_field_()),
        index));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_edit
    scheduling_v1alpha3_pod_group_template_resource_claims_append(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return scheduling_v1alpha3_pod_group_resource_claim_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_resource_claims_field_())));
}
static inline scheduling_v1alpha3_pod_group_resource_claim_edit
    scheduling_v1alpha3_pod_group_template_edit_resource_claims_at(
    scheduling_v1alpha3_pod_group_template_edit at, size_t index)
{
    return scheduling_v1alpha3_pod_group_resource_claim_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_resource_claims_field_()),
        index));
}
static inline int
    scheduling_v1alpha3_pod_group_template_resource_claims_remove_at(
    scheduling_v1alpha3_pod_group_template_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_resource_claims_field_()),
        index));
}
static inline size_t
    scheduling_v1alpha3_pod_group_template_resource_claims_count(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_resource_claims_field_()));
}
static inline int scheduling_v1alpha3_pod_group_template_resource_claims_clear(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_resource_claims_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_template_resource_claims_has(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_resource_claims_field_()));
}
static inline int scheduling_v1alpha3_pod_group_template_resource_claims_unset(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_resource_claims_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_template_disruption_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("disruptionMode", "");
    return &field;
}
static inline scheduling_v1alpha3_disruption_mode
    scheduling_v1alpha3_pod_group_template_get_disruption_mode(
    scheduling_v1alpha3_pod_group_template view)
{
    return scheduling_v1alpha3_disruption_mode_of(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_disruption_mode_field_()));
}
static inline scheduling_v1alpha3_disruption_mode_edit
    scheduling_v1alpha3_pod_group_template_edit_disruption_mode(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return scheduling_v1alpha3_disruption_mode_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_disruption_mode_field_()));
}
static inline bool scheduling_v1alpha3_pod_group_template_disruption_mode_has(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_disruption_mode_field_()));
}
static inline int scheduling_v1alpha3_pod_group_template_disruption_mode_unset(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_disruption_mode_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_template_priority_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("priorityClassName", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_pod_group_template_priority_class_name(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_priority_class_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_template_priority_class_name_set(
    scheduling_v1alpha3_pod_group_template_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_priority_class_name_field_()),
        value);
}
static inline bool
    scheduling_v1alpha3_pod_group_template_priority_class_name_has(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_priority_class_name_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_template_priority_class_name_unset(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_priority_class_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_template_priority_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("priority", "");
    return &field;
}
static inline int32_t scheduling_v1alpha3_pod_group_template_priority(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_priority_field_()));
}
static inline int scheduling_v1alpha3_pod_group_template_priority_set(
    scheduling_v1alpha3_pod_group_template_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_priority_field_()), value);
}
static inline bool scheduling_v1alpha3_pod_group_template_priority_has(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_priority_field_()));
}
static inline int scheduling_v1alpha3_pod_group_template_priority_unset(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_priority_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_pod_group_template_preemption_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("preemptionPolicy", "");
    return &field;
}
/** One of scheduling_v1alpha3_preemption_policy_enum. */
static inline kin_str scheduling_v1alpha3_pod_group_template_preemption_policy(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_preemption_policy_field_()));
}
static inline int scheduling_v1alpha3_pod_group_template_preemption_policy_set(
    scheduling_v1alpha3_pod_group_template_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_preemption_policy_field_()),
        value);
}
static inline bool scheduling_v1alpha3_pod_group_template_preemption_policy_has(
    scheduling_v1alpha3_pod_group_template view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_pod_group_template_preemption_policy_field_()));
}
static inline int
    scheduling_v1alpha3_pod_group_template_preemption_policy_unset(
    scheduling_v1alpha3_pod_group_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_pod_group_template_preemption_policy_field_()));
}

/* SingleCompositeDisruptionMode */

/* SingleDisruptionMode */

/* TopologyConstraint */
static inline kin_field
    *scheduling_v1alpha3_topology_constraint_key_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("key", "");
    return &field;
}
static inline kin_str scheduling_v1alpha3_topology_constraint_key(
    scheduling_v1alpha3_topology_constraint view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_topology_constraint_key_field_()));
}
static inline int scheduling_v1alpha3_topology_constraint_key_set(
    scheduling_v1alpha3_topology_constraint_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_topology_constraint_key_field_()), value);
}
static inline bool scheduling_v1alpha3_topology_constraint_key_has(
    scheduling_v1alpha3_topology_constraint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_topology_constraint_key_field_()));
}
static inline int scheduling_v1alpha3_topology_constraint_key_unset(
    scheduling_v1alpha3_topology_constraint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_topology_constraint_key_field_()));
}

/* TypedLocalObjectReference */
static inline kin_field
    *scheduling_v1alpha3_typed_local_object_reference_api_group_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiGroup", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_typed_local_object_reference_api_group(
    scheduling_v1alpha3_typed_local_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_typed_local_object_reference_api_group_field_()));
}
static inline int
    scheduling_v1alpha3_typed_local_object_reference_api_group_set(
    scheduling_v1alpha3_typed_local_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_typed_local_object_reference_api_group_field_()),
        value);
}
static inline bool
    scheduling_v1alpha3_typed_local_object_reference_api_group_has(
    scheduling_v1alpha3_typed_local_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_typed_local_object_reference_api_group_field_()));
}
static inline int
    scheduling_v1alpha3_typed_local_object_reference_api_group_unset(
    scheduling_v1alpha3_typed_local_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_typed_local_object_reference_api_group_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_typed_local_object_reference_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("kind", "");
    return &field;
}
static inline kin_str scheduling_v1alpha3_typed_local_object_reference_kind(
    scheduling_v1alpha3_typed_local_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_typed_local_object_reference_kind_field_()));
}
static inline int scheduling_v1alpha3_typed_local_object_reference_kind_set(
    scheduling_v1alpha3_typed_local_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_typed_local_object_reference_kind_field_()), value);
}
static inline bool scheduling_v1alpha3_typed_local_object_reference_kind_has(
    scheduling_v1alpha3_typed_local_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_typed_local_object_reference_kind_field_()));
}
static inline int scheduling_v1alpha3_typed_local_object_reference_kind_unset(
    scheduling_v1alpha3_typed_local_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_typed_local_object_reference_kind_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_typed_local_object_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str scheduling_v1alpha3_typed_local_object_reference_name(
    scheduling_v1alpha3_typed_local_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_typed_local_object_reference_name_field_()));
}
static inline int scheduling_v1alpha3_typed_local_object_reference_name_set(
    scheduling_v1alpha3_typed_local_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_typed_local_object_reference_name_field_()), value);
}
static inline bool scheduling_v1alpha3_typed_local_object_reference_name_has(
    scheduling_v1alpha3_typed_local_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_typed_local_object_reference_name_field_()));
}
static inline int scheduling_v1alpha3_typed_local_object_reference_name_unset(
    scheduling_v1alpha3_typed_local_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_typed_local_object_reference_name_field_()));
}

/* Workload */
static inline kin_field *scheduling_v1alpha3_workload_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta scheduling_v1alpha3_workload_get_metadata(
    scheduling_v1alpha3_workload view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        scheduling_v1alpha3_workload_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    scheduling_v1alpha3_workload_edit_metadata(
    scheduling_v1alpha3_workload_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_metadata_field_()));
}
static inline bool scheduling_v1alpha3_workload_metadata_has(
    scheduling_v1alpha3_workload view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_workload_metadata_field_()));
}
static inline int scheduling_v1alpha3_workload_metadata_unset(
    scheduling_v1alpha3_workload_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_metadata_field_()));
}
#define SCHEDULING_V1ALPHA3_WORKLOAD_METADATA_PATH ".metadata"
static inline kin_field *scheduling_v1alpha3_workload_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline scheduling_v1alpha3_workload_spec
    scheduling_v1alpha3_workload_get_spec(scheduling_v1alpha3_workload view)
{
    return scheduling_v1alpha3_workload_spec_of(kin_object_field(view.object,
        scheduling_v1alpha3_workload_spec_field_()));
}
static inline scheduling_v1alpha3_workload_spec_edit
    scheduling_v1alpha3_workload_edit_spec(scheduling_v1alpha3_workload_edit at)
{
    return scheduling_v1alpha3_workload_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, scheduling_v1alpha3_workload_spec_field_()));
}
static inline bool scheduling_v1alpha3_workload_spec_has(
    scheduling_v1alpha3_workload view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_workload_spec_field_()));
}
static inline int scheduling_v1alpha3_workload_spec_unset(
    scheduling_v1alpha3_workload_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_field_()));
}
#define SCHEDULING_V1ALPHA3_WORKLOAD_SPEC_PATH ".spec"
static inline kin_field
    *scheduling_v1alpha3_workload_spec_controller_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "controllerRef");
    return &field;
}
static inline scheduling_v1alpha3_typed_local_object_reference
    scheduling_v1alpha3_workload_get_spec_controller_ref(
    scheduling_v1alpha3_workload view)
{
    return scheduling_v1alpha3_typed_local_object_reference_of(kin_object_field(
        view.object,
        scheduling_v1alpha3_workload_spec_controller_ref_field_()));
}
static inline scheduling_v1alpha3_typed_local_object_reference_edit
    scheduling_v1alpha3_workload_edit_spec_controller_ref(
    scheduling_v1alpha3_workload_edit at)
{
    return scheduling_v1alpha3_typed_local_object_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_controller_ref_field_()));
}
static inline bool scheduling_v1alpha3_workload_spec_controller_ref_has(
    scheduling_v1alpha3_workload view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_workload_spec_controller_ref_field_()));
}
static inline int scheduling_v1alpha3_workload_spec_controller_ref_unset(
    scheduling_v1alpha3_workload_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_controller_ref_field_()));
}
#define SCHEDULING_V1ALPHA3_WORKLOAD_SPEC_CONTROLLER_REF_PATH \
    ".spec.controllerRef"
static inline kin_field
    *scheduling_v1alpha3_workload_spec_pod_group_templates_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "podGroupTemplates");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_template_list
    scheduling_v1alpha3_workload_get_spec_pod_group_templates(
    scheduling_v1alpha3_workload view)
{
    return scheduling_v1alpha3_pod_group_template_list_of(kin_object_field(
        view.object,
        scheduling_v1alpha3_workload_spec_pod_group_templates_field_()));
}
static inline scheduling_v1alpha3_pod_group_template
    scheduling_v1alpha3_workload_spec_pod_group_templates_at(
    scheduling_v1alpha3_workload view, size_t index)
{
    return scheduling_v1alpha3_pod_group_template_of(kin_value_at(
        kin_object_field(view.object,
        scheduling_v1alpha3_workload_spec_pod_group_templates_field_()),
        index));
}
static inline scheduling_v1alpha3_pod_group_template_edit
    scheduling_v1alpha3_workload_spec_pod_group_templates_append(
    scheduling_v1alpha3_workload_edit at)
{
    return scheduling_v1alpha3_pod_group_template_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_pod_group_templates_field_())));
}
static inline scheduling_v1alpha3_pod_group_template_edit
    scheduling_v1alpha3_workload_edit_spec_pod_group_templates_at(
    scheduling_v1alpha3_workload_edit at, size_t index)
{
    return scheduling_v1alpha3_pod_group_template_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_pod_group_templates_field_()),
        index));
}
static inline int
    scheduling_v1alpha3_workload_spec_pod_group_templates_remove_at(
    scheduling_v1alpha3_workload_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_pod_group_templates_field_()),
        index));
}
static inline size_t
    scheduling_v1alpha3_workload_spec_pod_group_templates_count(
    scheduling_v1alpha3_workload view)
{
    return kin_value_count(kin_object_field(view.object,
        scheduling_v1alpha3_workload_spec_pod_group_templates_field_()));
}
static inline int scheduling_v1alpha3_workload_spec_pod_group_templates_clear(
    scheduling_v1alpha3_workload_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_pod_group_templates_field_()));
}
static inline bool scheduling_v1alpha3_workload_spec_pod_group_templates_has(
    scheduling_v1alpha3_workload view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_workload_spec_pod_group_templates_field_()));
}
static inline int scheduling_v1alpha3_workload_spec_pod_group_templates_unset(
    scheduling_v1alpha3_workload_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_pod_group_templates_field_()));
}
#define SCHEDULING_V1ALPHA3_WORKLOAD_SPEC_POD_GROUP_TEMPLATES_PATH \
    ".spec.podGroupTemplates"
static inline kin_field
    *scheduling_v1alpha3_workload_spec_composite_pod_group_templates_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "compositePodGroupTemplates");
    return &field;
}
static inline scheduling_v1alpha3_composite_pod_group_template_list
    scheduling_v1alpha3_workload_get_spec_composite_pod_group_templates(
    scheduling_v1alpha3_workload view)
{
    return scheduling_v1alpha3_composite_pod_group_template_list_of(
        kin_object_field(view.object,
        scheduling_v1alpha3_workload_spec_composite_pod_group_templates_field_()));
}
static inline scheduling_v1alpha3_composite_pod_group_template
    scheduling_v1alpha3_workload_spec_composite_pod_group_templates_at(
    scheduling_v1alpha3_workload view, size_t index)
{
    return scheduling_v1alpha3_composite_pod_group_template_of(kin_value_at(
        kin_object_field(view.object,
        scheduling_v1alpha3_workload_spec_composite_pod_group_templates_field_()), index));
}
static inline scheduling_v1alpha3_composite_pod_group_template_edit
    scheduling_v1alpha3_workload_spec_composite_pod_group_templates_append(
    scheduling_v1alpha3_workload_edit at)
{
    return scheduling_v1alpha3_composite_pod_group_template_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_composite_pod_group_templates_field_())));
}
static inline scheduling_v1alpha3_composite_pod_group_template_edit
    scheduling_v1alpha3_workload_edit_spec_composite_pod_group_templates_at(
    scheduling_v1alpha3_workload_edit at, size_t index)
{
    return scheduling_v1alpha3_composite_pod_group_template_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_composite_pod_group_templates_field_()), index));
}
static inline int
    scheduling_v1alpha3_workload_spec_composite_pod_group_templates_remove_at(
    scheduling_v1alpha3_workload_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_composite_pod_group_templates_field_()), index));
}
static inline size_t
    scheduling_v1alpha3_workload_spec_composite_pod_group_templates_count(
    scheduling_v1alpha3_workload view)
{
    return kin_value_count(kin_object_field(view.object,
        scheduling_v1alpha3_workload_spec_composite_pod_group_templates_field_()));
}
static inline int
    scheduling_v1alpha3_workload_spec_composite_pod_group_templates_clear(
    scheduling_v1alpha3_workload_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_composite_pod_group_templates_field_()));
}
static inline bool
    scheduling_v1alpha3_workload_spec_composite_pod_group_templates_has(
    scheduling_v1alpha3_workload view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1alpha3_workload_spec_composite_pod_group_templates_field_()));
}
static inline int
    scheduling_v1alpha3_workload_spec_composite_pod_group_templates_unset(
    scheduling_v1alpha3_workload_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_composite_pod_group_templates_field_()));
}
#define SCHEDULING_V1ALPHA3_WORKLOAD_SPEC_COMPOSITE_POD_GROUP_TEMPLATES_PATH \
    ".spec.compositePodGroupTemplates"

/* WorkloadPodGroupAllDisruptionMode */

/* WorkloadPodGroupBasicSchedulingPolicy */

/* WorkloadPodGroupDisruptionMode */
static inline kin_field
    *scheduling_v1alpha3_workload_pod_group_disruption_mode_single_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("single", "");
    return &field;
}
static inline scheduling_v1alpha3_workload_pod_group_single_disruption_mode
    scheduling_v1alpha3_workload_pod_group_disruption_mode_get_single(
    scheduling_v1alpha3_workload_pod_group_disruption_mode view)
{
    return scheduling_v1alpha3_workload_pod_group_single_disruption_mode_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_disruption_mode_single_field_()));
}
static inline
    scheduling_v1alpha3_workload_pod_group_single_disruption_mode_edit
    scheduling_v1alpha3_workload_pod_group_disruption_mode_edit_single(
    scheduling_v1alpha3_workload_pod_group_disruption_mode_edit at)
{
    return
        scheduling_v1alpha3_workload_pod_group_single_disruption_mode_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_disruption_mode_single_field_()));
}
static inline bool
    scheduling_v1alpha3_workload_pod_group_disruption_mode_single_has(
    scheduling_v1alpha3_workload_pod_group_disruption_mode view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_disruption_mode_single_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_disruption_mode_single_unset(
    scheduling_v1alpha3_workload_pod_group_disruption_mode_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_disruption_mode_single_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_workload_pod_group_disruption_mode_all_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("all", "");
    return &field;
}
static inline scheduling_v1alpha3_workload_pod_group_all_disruption_mode
    scheduling_v1alpha3_workload_pod_group_disruption_mode_get_all(
    scheduling_v1alpha3_workload_pod_group_disruption_mode view)
{
    return scheduling_v1alpha3_workload_pod_group_all_disruption_mode_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_disruption_mode_all_field_()));
}
static inline scheduling_v1alpha3_workload_pod_group_all_disruption_mode_edit
    scheduling_v1alpha3_workload_pod_group_disruption_mode_edit_all(
    scheduling_v1alpha3_workload_pod_group_disruption_mode_edit at)
{
    return scheduling_v1alpha3_workload_pod_group_all_disruption_mode_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_disruption_mode_all_field_()));
}
static inline bool
    scheduling_v1alpha3_workload_pod_group_disruption_mode_all_has(
    scheduling_v1alpha3_workload_pod_group_disruption_mode view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_disruption_mode_all_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_disruption_mode_all_unset(
    scheduling_v1alpha3_workload_pod_group_disruption_mode_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_disruption_mode_all_field_()));
}

/* WorkloadPodGroupGangSchedulingPolicy */
static inline kin_field
    *scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_min_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("minCount", "");
    return &field;
}
static inline int32_t
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_min_count(
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_min_count_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_min_count_set(
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_min_count_field_()), value);
}
static inline bool
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_min_count_has(
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_min_count_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_min_count_unset(scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_min_count_field_()));
}

/* WorkloadPodGroupResourceClaim */
static inline kin_field
    *scheduling_v1alpha3_workload_pod_group_resource_claim_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_workload_pod_group_resource_claim_name(
    scheduling_v1alpha3_workload_pod_group_resource_claim view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_resource_claim_name_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_resource_claim_name_set(
    scheduling_v1alpha3_workload_pod_group_resource_claim_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_resource_claim_name_field_()),
        value);
}
static inline bool
    scheduling_v1alpha3_workload_pod_group_resource_claim_name_has(
    scheduling_v1alpha3_workload_pod_group_resource_claim view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_resource_claim_name_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_resource_claim_name_unset(
    scheduling_v1alpha3_workload_pod_group_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_resource_claim_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceClaimName", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_name(
    scheduling_v1alpha3_workload_pod_group_resource_claim view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_name_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_name_set(scheduling_v1alpha3_workload_pod_group_resource_claim_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_name_has(scheduling_v1alpha3_workload_pod_group_resource_claim view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_name_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_name_unset(scheduling_v1alpha3_workload_pod_group_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_template_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceClaimTemplateName", "");
    return &field;
}
static inline kin_str
    scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_template_name(scheduling_v1alpha3_workload_pod_group_resource_claim view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_template_name_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_template_name_set(scheduling_v1alpha3_workload_pod_group_resource_claim_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_template_name_field_()), value);
}
static inline bool
    scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_template_name_has(scheduling_v1alpha3_workload_pod_group_resource_claim view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_template_name_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_template_name_unset(scheduling_v1alpha3_workload_pod_group_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_resource_claim_resource_claim_template_name_field_()));
}

/* WorkloadPodGroupSchedulingConstraints */
static inline kin_field
    *scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("topology", "");
    return &field;
}
static inline scheduling_v1alpha3_topology_constraint_list
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_get_topology(
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints view)
{
    return scheduling_v1alpha3_topology_constraint_list_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_field_()));
}
static inline scheduling_v1alpha3_topology_constraint
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_at(
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints view,
    size_t index)
{
    return scheduling_v1alpha3_topology_constraint_of(kin_value_at(
        kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_field_()), index));
}
static inline scheduling_v1alpha3_topology_constraint_edit
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_append(scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit at)
{
    return scheduling_v1alpha3_topology_constraint_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_field_())));
}
static inline scheduling_v1alpha3_topology_constraint_edit
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit_topology_at(scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit at, size_t index)
{
    return scheduling_v1alpha3_topology_constraint_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_field_()), index));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_remove_at(scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_field_()), index));
}
static inline size_t
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_count(scheduling_v1alpha3_workload_pod_group_scheduling_constraints view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_clear(scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_field_()));
}
static inline bool
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_has(
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_unset(scheduling_v1alpha3_workload_pod_group_scheduling_constraints_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_scheduling_constraints_topology_field_()));
}

/* WorkloadPodGroupSchedulingPolicy */
static inline kin_field
    *scheduling_v1alpha3_workload_pod_group_scheduling_policy_basic_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("basic", "");
    return &field;
}
static inline scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_get_basic(
    scheduling_v1alpha3_workload_pod_group_scheduling_policy view)
{
    return scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_scheduling_policy_basic_field_()));
}
static inline
    scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_edit
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit_basic(
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit at)
{
    return
        scheduling_v1alpha3_workload_pod_group_basic_scheduling_policy_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_scheduling_policy_basic_field_()));
}
static inline bool
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_basic_has(
    scheduling_v1alpha3_workload_pod_group_scheduling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_scheduling_policy_basic_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_basic_unset(
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_scheduling_policy_basic_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_workload_pod_group_scheduling_policy_gang_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("gang", "");
    return &field;
}
static inline scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_get_gang(
    scheduling_v1alpha3_workload_pod_group_scheduling_policy view)
{
    return scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_scheduling_policy_gang_field_()));
}
static inline
    scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_edit
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit_gang(
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit at)
{
    return
        scheduling_v1alpha3_workload_pod_group_gang_scheduling_policy_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_scheduling_policy_gang_field_()));
}
static inline bool
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_gang_has(
    scheduling_v1alpha3_workload_pod_group_scheduling_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_pod_group_scheduling_policy_gang_field_()));
}
static inline int
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_gang_unset(
    scheduling_v1alpha3_workload_pod_group_scheduling_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_pod_group_scheduling_policy_gang_field_()));
}

/* WorkloadPodGroupSingleDisruptionMode */

/* WorkloadReference */
static inline kin_field
    *scheduling_v1alpha3_workload_reference_workload_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("workloadName", "");
    return &field;
}
static inline kin_str scheduling_v1alpha3_workload_reference_workload_name(
    scheduling_v1alpha3_workload_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_workload_reference_workload_name_field_()));
}
static inline int scheduling_v1alpha3_workload_reference_workload_name_set(
    scheduling_v1alpha3_workload_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_reference_workload_name_field_()), value);
}
static inline bool scheduling_v1alpha3_workload_reference_workload_name_has(
    scheduling_v1alpha3_workload_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_reference_workload_name_field_()));
}
static inline int scheduling_v1alpha3_workload_reference_workload_name_unset(
    scheduling_v1alpha3_workload_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_reference_workload_name_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_workload_reference_template_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("templateName", "");
    return &field;
}
static inline kin_str scheduling_v1alpha3_workload_reference_template_name(
    scheduling_v1alpha3_workload_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        scheduling_v1alpha3_workload_reference_template_name_field_()));
}
static inline int scheduling_v1alpha3_workload_reference_template_name_set(
    scheduling_v1alpha3_workload_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_reference_template_name_field_()), value);
}
static inline bool scheduling_v1alpha3_workload_reference_template_name_has(
    scheduling_v1alpha3_workload_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_reference_template_name_field_()));
}
static inline int scheduling_v1alpha3_workload_reference_template_name_unset(
    scheduling_v1alpha3_workload_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_reference_template_name_field_()));
}

/* WorkloadSpec */
static inline kin_field
    *scheduling_v1alpha3_workload_spec_get_controller_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("controllerRef", "");
    return &field;
}
static inline scheduling_v1alpha3_typed_local_object_reference
    scheduling_v1alpha3_workload_spec_get_controller_ref(
    scheduling_v1alpha3_workload_spec view)
{
    return scheduling_v1alpha3_typed_local_object_reference_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_workload_spec_get_controller_ref_field_()));
}
static inline scheduling_v1alpha3_typed_local_object_reference_edit
    scheduling_v1alpha3_workload_spec_edit_controller_ref(
    scheduling_v1alpha3_workload_spec_edit at)
{
    return scheduling_v1alpha3_typed_local_object_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_controller_ref_field_()));
}
static inline bool scheduling_v1alpha3_workload_spec_get_controller_ref_has(
    scheduling_v1alpha3_workload_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_spec_get_controller_ref_field_()));
}
static inline int scheduling_v1alpha3_workload_spec_edit_controller_ref_unset(
    scheduling_v1alpha3_workload_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_controller_ref_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_workload_spec_get_pod_group_templates_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podGroupTemplates", "");
    return &field;
}
static inline scheduling_v1alpha3_pod_group_template_list
    scheduling_v1alpha3_workload_spec_get_pod_group_templates(
    scheduling_v1alpha3_workload_spec view)
{
    return scheduling_v1alpha3_pod_group_template_list_of(kin_value_field(
        view.value,
        scheduling_v1alpha3_workload_spec_get_pod_group_templates_field_()));
}
static inline scheduling_v1alpha3_pod_group_template
    scheduling_v1alpha3_workload_spec_get_pod_group_templates_at(
    scheduling_v1alpha3_workload_spec view, size_t index)
{
    return scheduling_v1alpha3_pod_group_template_of(kin_value_at(
        kin_value_field(view.value,
        scheduling_v1alpha3_workload_spec_get_pod_group_templates_field_()),
        index));
}
static inline scheduling_v1alpha3_pod_group_template_edit
    scheduling_v1alpha3_workload_spec_edit_pod_group_templates_append(
    scheduling_v1alpha3_workload_spec_edit at)
{
    return scheduling_v1alpha3_pod_group_template_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_pod_group_templates_field_())));
}
static inline scheduling_v1alpha3_pod_group_template_edit
    scheduling_v1alpha3_workload_spec_edit_pod_group_templates_at(
    scheduling_v1alpha3_workload_spec_edit at, size_t index)
{
    return scheduling_v1alpha3_pod_group_template_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_pod_group_templates_field_()),
        index));
}
static inline int
    scheduling_v1alpha3_workload_spec_edit_pod_group_templates_remove_at(
    scheduling_v1alpha3_workload_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_pod_group_templates_field_()),
        index));
}
static inline size_t
    scheduling_v1alpha3_workload_spec_get_pod_group_templates_count(
    scheduling_v1alpha3_workload_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_workload_spec_get_pod_group_templates_field_()));
}
static inline int
    scheduling_v1alpha3_workload_spec_edit_pod_group_templates_clear(
    scheduling_v1alpha3_workload_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_pod_group_templates_field_()));
}
static inline bool
    scheduling_v1alpha3_workload_spec_get_pod_group_templates_has(
    scheduling_v1alpha3_workload_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_spec_get_pod_group_templates_field_()));
}
static inline int
    scheduling_v1alpha3_workload_spec_edit_pod_group_templates_unset(
    scheduling_v1alpha3_workload_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_pod_group_templates_field_()));
}
static inline kin_field
    *scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("compositePodGroupTemplates", "");
    return &field;
}
static inline scheduling_v1alpha3_composite_pod_group_template_list
    scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates(
    scheduling_v1alpha3_workload_spec view)
{
    return scheduling_v1alpha3_composite_pod_group_template_list_of(
        kin_value_field(view.value,
        scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_field_()));
}
static inline scheduling_v1alpha3_composite_pod_group_template
    scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_at(
    scheduling_v1alpha3_workload_spec view, size_t index)
{
    return scheduling_v1alpha3_composite_pod_group_template_of(kin_value_at(
        kin_value_field(view.value,
        scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_field_()), index));
}
static inline scheduling_v1alpha3_composite_pod_group_template_edit
    scheduling_v1alpha3_workload_spec_edit_composite_pod_group_templates_append(
    scheduling_v1alpha3_workload_spec_edit at)
{
    return scheduling_v1alpha3_composite_pod_group_template_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_field_())));
}
static inline scheduling_v1alpha3_composite_pod_group_template_edit
    scheduling_v1alpha3_workload_spec_edit_composite_pod_group_templates_at(
    scheduling_v1alpha3_workload_spec_edit at, size_t index)
{
    return scheduling_v1alpha3_composite_pod_group_template_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_field_()), index));
}
static inline int
    scheduling_v1alpha3_workload_spec_edit_composite_pod_group_templates_remove_at(scheduling_v1alpha3_workload_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_field_()), index));
}
static inline size_t
    scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_count(
    scheduling_v1alpha3_workload_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_field_()));
}
static inline int
    scheduling_v1alpha3_workload_spec_edit_composite_pod_group_templates_clear(
    scheduling_v1alpha3_workload_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_field_()));
}
static inline bool
    scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_has(
    scheduling_v1alpha3_workload_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_field_()));
}
static inline int
    scheduling_v1alpha3_workload_spec_edit_composite_pod_group_templates_unset(
    scheduling_v1alpha3_workload_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1alpha3_workload_spec_get_composite_pod_group_templates_field_()));
}

static const kin_resource scheduling_v1alpha3_composite_pod_groups[1] = {
    {"scheduling.k8s.io", "v1alpha3", "compositepodgroups", "CompositePodGroup",
        false},
};
static inline scheduling_v1alpha3_composite_pod_group_edit
    scheduling_v1alpha3_composite_pod_group_new(const kin_allocator *alloc,
    kin_str ns, kin_str name)
{
    scheduling_v1alpha3_composite_pod_group_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc,
        scheduling_v1alpha3_composite_pod_groups, named);
    at.spot = kin_edit_root();
    return at;
}
static inline scheduling_v1alpha3_composite_pod_group
    scheduling_v1alpha3_composite_pod_group_cast(const kin_object *object)
{
    return scheduling_v1alpha3_composite_pod_group_of(kin_object_is_of(object,
        scheduling_v1alpha3_composite_pod_groups) ? object : NULL);
}
static inline kin_call_opts scheduling_v1alpha3_composite_pod_groups_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int scheduling_v1alpha3_composite_pod_groups_got_(int r,
    kin_object *object, scheduling_v1alpha3_composite_pod_group *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int scheduling_v1alpha3_composite_pod_groups_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    scheduling_v1alpha3_composite_pod_group *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, scheduling_v1alpha3_composite_pod_groups, at,
        opts, ret ? &got : NULL, err);
    return scheduling_v1alpha3_composite_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_composite_pod_groups_create(
    kin_client *client, scheduling_v1alpha3_composite_pod_group_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_composite_pod_group *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, scheduling_v1alpha3_composite_pod_groups,
        at.edit, opts, ret ? &got : NULL, err);
    return scheduling_v1alpha3_composite_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_composite_pod_groups_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, scheduling_v1alpha3_composite_pod_groups,
        at, opts, NULL, err);
}
KIN_NODISCARD static inline int
    scheduling_v1alpha3_composite_pod_groups_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        scheduling_v1alpha3_composite_pod_groups, opts, NULL, err);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_composite_pod_groups_update(
    kin_client *client, scheduling_v1alpha3_composite_pod_group_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_composite_pod_group *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_composite_pod_groups_part_(opts,
        "");
    int r = kin_client_update(client, scheduling_v1alpha3_composite_pod_groups,
        at.edit, &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_composite_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_composite_pod_groups_patch(
    kin_client *client, scheduling_v1alpha3_composite_pod_group_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_composite_pod_group *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_composite_pod_groups_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1alpha3_composite_pod_groups,
        &what, &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_composite_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_composite_pod_groups_apply(
    kin_client *client, scheduling_v1alpha3_composite_pod_group_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_composite_pod_group *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_composite_pod_groups_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1alpha3_composite_pod_groups,
        &what, &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_composite_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    scheduling_v1alpha3_composite_pod_groups_update_status(kin_client *client,
    scheduling_v1alpha3_composite_pod_group_edit at, const kin_call_opts *opts,
    scheduling_v1alpha3_composite_pod_group *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_composite_pod_groups_part_(opts,
        "status");
    int r = kin_client_update(client, scheduling_v1alpha3_composite_pod_groups,
        at.edit, &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_composite_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    scheduling_v1alpha3_composite_pod_groups_patch_status(kin_client *client,
    scheduling_v1alpha3_composite_pod_group_edit at, const kin_call_opts *opts,
    scheduling_v1alpha3_composite_pod_group *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_composite_pod_groups_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1alpha3_composite_pod_groups,
        &what, &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_composite_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    scheduling_v1alpha3_composite_pod_groups_apply_status(kin_client *client,
    scheduling_v1alpha3_composite_pod_group_edit at, const kin_call_opts *opts,
    scheduling_v1alpha3_composite_pod_group *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_composite_pod_groups_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1alpha3_composite_pod_groups,
        &what, &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_composite_pod_groups_got_(r, got, ret);
}
typedef struct scheduling_v1alpha3_composite_pod_group_list_handler {
    int (*on_item)(scheduling_v1alpha3_composite_pod_group item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} scheduling_v1alpha3_composite_pod_group_list_handler;
static inline int scheduling_v1alpha3_composite_pod_group_list_each_(
    const kin_object *object, void *userdata)
{
    const scheduling_v1alpha3_composite_pod_group_list_handler *own = (
        const scheduling_v1alpha3_composite_pod_group_list_handler *)userdata;
    return own->on_item(scheduling_v1alpha3_composite_pod_group_of(object),
        own->userdata);
}
static inline int scheduling_v1alpha3_composite_pod_group_list_restart_(
    void *userdata)
{
    const scheduling_v1alpha3_composite_pod_group_list_handler *own = (
        const scheduling_v1alpha3_composite_pod_group_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    scheduling_v1alpha3_composite_pod_group_list_adapt_(
    scheduling_v1alpha3_composite_pod_group_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = scheduling_v1alpha3_composite_pod_group_list_each_;
    handler.on_restart = own->on_restart ?
        scheduling_v1alpha3_composite_pod_group_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int scheduling_v1alpha3_composite_pod_groups_list(
    kin_client *client, const kin_list_opts *opts,
    const scheduling_v1alpha3_composite_pod_group_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    scheduling_v1alpha3_composite_pod_group_list_handler own = *handler;
    kin_list_handler adapted =
        scheduling_v1alpha3_composite_pod_group_list_adapt_(&own);
    return kin_client_list(client, scheduling_v1alpha3_composite_pod_groups,
        opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int
    scheduling_v1alpha3_composite_pod_groups_list_all(kin_client *client,
    const kin_list_opts *opts,
    const scheduling_v1alpha3_composite_pod_group_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    scheduling_v1alpha3_composite_pod_group_list_handler own = *handler;
    kin_list_handler adapted =
        scheduling_v1alpha3_composite_pod_group_list_adapt_(&own);
    return kin_client_list_all(client, scheduling_v1alpha3_composite_pod_groups,
        opts, &adapted, ret, err);
}
typedef struct scheduling_v1alpha3_composite_pod_group_watch {
    kin_watch *watch;
} scheduling_v1alpha3_composite_pod_group_watch;
static inline void scheduling_v1alpha3_composite_pod_group_watch_auto_release(
    scheduling_v1alpha3_composite_pod_group_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_composite_pod_groups_watch(
    kin_client *client, const kin_list_opts *opts,
    scheduling_v1alpha3_composite_pod_group_watch *ret, kin_error *err)
{
    return kin_client_watch(client, scheduling_v1alpha3_composite_pod_groups,
        opts, &ret->watch, err);
}
KIN_NODISCARD static inline int
    scheduling_v1alpha3_composite_pod_group_watch_next(
    scheduling_v1alpha3_composite_pod_group_watch watch, kin_deadline deadline,
    kin_watch_event *ret, scheduling_v1alpha3_composite_pod_group *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct scheduling_v1alpha3_composite_pod_group_informer {
    kin_informer *informer;
} scheduling_v1alpha3_composite_pod_group_informer;
static inline scheduling_v1alpha3_composite_pod_group_informer
    scheduling_v1alpha3_composite_pod_group_informer_of(kin_informer *informer)
{
    scheduling_v1alpha3_composite_pod_group_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    scheduling_v1alpha3_composite_pod_groups_informer(kin_factory *factory,
    scheduling_v1alpha3_composite_pod_group_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory,
        scheduling_v1alpha3_composite_pod_groups, &ret->informer, err);
}
typedef struct scheduling_v1alpha3_composite_pod_group_handler {
    void (*on_add)(scheduling_v1alpha3_composite_pod_group view,
        bool is_initial, void *userdata);
    void (*on_update)(scheduling_v1alpha3_composite_pod_group old_view,
        scheduling_v1alpha3_composite_pod_group view, void *userdata);
    void (*on_delete)(scheduling_v1alpha3_composite_pod_group view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(scheduling_v1alpha3_composite_pod_group view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        scheduling_v1alpha3_composite_pod_group view, void *userdata);
} scheduling_v1alpha3_composite_pod_group_handler;
static inline void scheduling_v1alpha3_composite_pod_group_on_event_(
    const kin_event *event, void *userdata)
{
    const scheduling_v1alpha3_composite_pod_group_handler *own = (
        const scheduling_v1alpha3_composite_pod_group_handler *)userdata;
    own->on_event(event, scheduling_v1alpha3_composite_pod_group_of(
        event->object), own->userdata);
}
static inline void scheduling_v1alpha3_composite_pod_group_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const scheduling_v1alpha3_composite_pod_group_handler *own = (
        const scheduling_v1alpha3_composite_pod_group_handler *)userdata;
    own->on_add(scheduling_v1alpha3_composite_pod_group_of(object), is_initial,
        own->userdata);
}
static inline void scheduling_v1alpha3_composite_pod_group_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const scheduling_v1alpha3_composite_pod_group_handler *own = (
        const scheduling_v1alpha3_composite_pod_group_handler *)userdata;
    own->on_update(scheduling_v1alpha3_composite_pod_group_of(old_object),
        scheduling_v1alpha3_composite_pod_group_of(object), own->userdata);
}
static inline void scheduling_v1alpha3_composite_pod_group_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const scheduling_v1alpha3_composite_pod_group_handler *own = (
        const scheduling_v1alpha3_composite_pod_group_handler *)userdata;
    own->on_delete(scheduling_v1alpha3_composite_pod_group_of(object),
        is_tombstone, own->userdata);
}
static inline void scheduling_v1alpha3_composite_pod_group_on_synced_(
    void *userdata)
{
    const scheduling_v1alpha3_composite_pod_group_handler *own = (
        const scheduling_v1alpha3_composite_pod_group_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool scheduling_v1alpha3_composite_pod_group_wants_(
    const kin_object *object, void *userdata)
{
    const scheduling_v1alpha3_composite_pod_group_handler *own = (
        const scheduling_v1alpha3_composite_pod_group_handler *)userdata;
    return own->wants(scheduling_v1alpha3_composite_pod_group_of(object),
        own->userdata);
}
static inline int scheduling_v1alpha3_composite_pod_group_informer_add_handler(
    scheduling_v1alpha3_composite_pod_group_informer informer,
    const scheduling_v1alpha3_composite_pod_group_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        scheduling_v1alpha3_composite_pod_group_on_add_ : NULL;
    handler.on_update = own->on_update ?
        scheduling_v1alpha3_composite_pod_group_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        scheduling_v1alpha3_composite_pod_group_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        scheduling_v1alpha3_composite_pod_group_on_synced_ : NULL;
    handler.wants = own->wants ? scheduling_v1alpha3_composite_pod_group_wants_
        : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        scheduling_v1alpha3_composite_pod_group_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct scheduling_v1alpha3_composite_pod_group_lister {
    kin_snapshot *snapshot;
} scheduling_v1alpha3_composite_pod_group_lister;
typedef struct scheduling_v1alpha3_composite_pod_group_iter {
    kin_lister_iter it;
} scheduling_v1alpha3_composite_pod_group_iter;
static inline scheduling_v1alpha3_composite_pod_group_lister
    scheduling_v1alpha3_composite_pod_group_informer_lister(
    scheduling_v1alpha3_composite_pod_group_informer informer)
{
    scheduling_v1alpha3_composite_pod_group_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void scheduling_v1alpha3_composite_pod_group_lister_auto_release(
    scheduling_v1alpha3_composite_pod_group_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline scheduling_v1alpha3_composite_pod_group
    scheduling_v1alpha3_composite_pod_group_lister_get(
    scheduling_v1alpha3_composite_pod_group_lister lister, kin_str ns,
    kin_str name)
{
    return scheduling_v1alpha3_composite_pod_group_of(kin_lister_get(
        lister.snapshot, ns, name));
}
static inline scheduling_v1alpha3_composite_pod_group_iter
    scheduling_v1alpha3_composite_pod_group_lister_list(
    scheduling_v1alpha3_composite_pod_group_lister lister, kin_str ns,
    const kin_selector *selector)
{
    scheduling_v1alpha3_composite_pod_group_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline scheduling_v1alpha3_composite_pod_group
    scheduling_v1alpha3_composite_pod_group_iter_next(
    scheduling_v1alpha3_composite_pod_group_iter *iter)
{
    return scheduling_v1alpha3_composite_pod_group_of(kin_lister_next(
        &iter->it));
}

static const kin_resource scheduling_v1alpha3_pod_groups[1] = {
    {"scheduling.k8s.io", "v1alpha3", "podgroups", "PodGroup", false},
};
static inline scheduling_v1alpha3_pod_group_edit
    scheduling_v1alpha3_pod_group_new(const kin_allocator *alloc, kin_str ns,
    kin_str name)
{
    scheduling_v1alpha3_pod_group_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, scheduling_v1alpha3_pod_groups, named);
    at.spot = kin_edit_root();
    return at;
}
static inline scheduling_v1alpha3_pod_group scheduling_v1alpha3_pod_group_cast(
    const kin_object *object)
{
    return scheduling_v1alpha3_pod_group_of(kin_object_is_of(object,
        scheduling_v1alpha3_pod_groups) ? object : NULL);
}
static inline kin_call_opts scheduling_v1alpha3_pod_groups_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int scheduling_v1alpha3_pod_groups_got_(int r, kin_object *object,
    scheduling_v1alpha3_pod_group *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    scheduling_v1alpha3_pod_group *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, scheduling_v1alpha3_pod_groups, at, opts,
        ret ? &got : NULL, err);
    return scheduling_v1alpha3_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_create(
    kin_client *client, scheduling_v1alpha3_pod_group_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_pod_group *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, scheduling_v1alpha3_pod_groups, at.edit,
        opts, ret ? &got : NULL, err);
    return scheduling_v1alpha3_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, scheduling_v1alpha3_pod_groups, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int
    scheduling_v1alpha3_pod_groups_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, scheduling_v1alpha3_pod_groups,
        opts, NULL, err);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_update(
    kin_client *client, scheduling_v1alpha3_pod_group_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_pod_group *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_pod_groups_part_(opts, "");
    int r = kin_client_update(client, scheduling_v1alpha3_pod_groups, at.edit,
        &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_patch(
    kin_client *client, scheduling_v1alpha3_pod_group_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_pod_group *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_pod_groups_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1alpha3_pod_groups, &what,
        &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_apply(
    kin_client *client, scheduling_v1alpha3_pod_group_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_pod_group *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_pod_groups_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1alpha3_pod_groups, &what,
        &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_update_status(
    kin_client *client, scheduling_v1alpha3_pod_group_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_pod_group *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_pod_groups_part_(opts, "status");
    int r = kin_client_update(client, scheduling_v1alpha3_pod_groups, at.edit,
        &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_patch_status(
    kin_client *client, scheduling_v1alpha3_pod_group_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_pod_group *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_pod_groups_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1alpha3_pod_groups, &what,
        &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_pod_groups_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_apply_status(
    kin_client *client, scheduling_v1alpha3_pod_group_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_pod_group *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_pod_groups_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1alpha3_pod_groups, &what,
        &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_pod_groups_got_(r, got, ret);
}
typedef struct scheduling_v1alpha3_pod_group_list_handler {
    int (*on_item)(scheduling_v1alpha3_pod_group item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} scheduling_v1alpha3_pod_group_list_handler;
static inline int scheduling_v1alpha3_pod_group_list_each_(
    const kin_object *object, void *userdata)
{
    const scheduling_v1alpha3_pod_group_list_handler *own = (
        const scheduling_v1alpha3_pod_group_list_handler *)userdata;
    return own->on_item(scheduling_v1alpha3_pod_group_of(object),
        own->userdata);
}
static inline int scheduling_v1alpha3_pod_group_list_restart_(void *userdata)
{
    const scheduling_v1alpha3_pod_group_list_handler *own = (
        const scheduling_v1alpha3_pod_group_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler scheduling_v1alpha3_pod_group_list_adapt_(
    scheduling_v1alpha3_pod_group_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = scheduling_v1alpha3_pod_group_list_each_;
    handler.on_restart = own->on_restart ?
        scheduling_v1alpha3_pod_group_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_list(
    kin_client *client, const kin_list_opts *opts,
    const scheduling_v1alpha3_pod_group_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    scheduling_v1alpha3_pod_group_list_handler own = *handler;
    kin_list_handler adapted = scheduling_v1alpha3_pod_group_list_adapt_(&own);
    return kin_client_list(client, scheduling_v1alpha3_pod_groups, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_list_all(
    kin_client *client, const kin_list_opts *opts,
    const scheduling_v1alpha3_pod_group_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    scheduling_v1alpha3_pod_group_list_handler own = *handler;
    kin_list_handler adapted = scheduling_v1alpha3_pod_group_list_adapt_(&own);
    return kin_client_list_all(client, scheduling_v1alpha3_pod_groups, opts,
        &adapted, ret, err);
}
typedef struct scheduling_v1alpha3_pod_group_watch {
    kin_watch *watch;
} scheduling_v1alpha3_pod_group_watch;
static inline void scheduling_v1alpha3_pod_group_watch_auto_release(
    scheduling_v1alpha3_pod_group_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_watch(
    kin_client *client, const kin_list_opts *opts,
    scheduling_v1alpha3_pod_group_watch *ret, kin_error *err)
{
    return kin_client_watch(client, scheduling_v1alpha3_pod_groups, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_group_watch_next(
    scheduling_v1alpha3_pod_group_watch watch, kin_deadline deadline,
    kin_watch_event *ret, scheduling_v1alpha3_pod_group *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct scheduling_v1alpha3_pod_group_informer {
    kin_informer *informer;
} scheduling_v1alpha3_pod_group_informer;
static inline scheduling_v1alpha3_pod_group_informer
    scheduling_v1alpha3_pod_group_informer_of(kin_informer *informer)
{
    scheduling_v1alpha3_pod_group_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int scheduling_v1alpha3_pod_groups_informer(
    kin_factory *factory, scheduling_v1alpha3_pod_group_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, scheduling_v1alpha3_pod_groups,
        &ret->informer, err);
}
typedef struct scheduling_v1alpha3_pod_group_handler {
    void (*on_add)(scheduling_v1alpha3_pod_group view, bool is_initial,
        void *userdata);
    void (*on_update)(scheduling_v1alpha3_pod_group old_view,
        scheduling_v1alpha3_pod_group view, void *userdata);
    void (*on_delete)(scheduling_v1alpha3_pod_group view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(scheduling_v1alpha3_pod_group view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, scheduling_v1alpha3_pod_group view,
        void *userdata);
} scheduling_v1alpha3_pod_group_handler;
static inline void scheduling_v1alpha3_pod_group_on_event_(
    const kin_event *event, void *userdata)
{
    const scheduling_v1alpha3_pod_group_handler *own = (
        const scheduling_v1alpha3_pod_group_handler *)userdata;
    own->on_event(event, scheduling_v1alpha3_pod_group_of(event->object),
        own->userdata);
}
static inline void scheduling_v1alpha3_pod_group_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const scheduling_v1alpha3_pod_group_handler *own = (
        const scheduling_v1alpha3_pod_group_handler *)userdata;
    own->on_add(scheduling_v1alpha3_pod_group_of(object), is_initial,
        own->userdata);
}
static inline void scheduling_v1alpha3_pod_group_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const scheduling_v1alpha3_pod_group_handler *own = (
        const scheduling_v1alpha3_pod_group_handler *)userdata;
    own->on_update(scheduling_v1alpha3_pod_group_of(old_object),
        scheduling_v1alpha3_pod_group_of(object), own->userdata);
}
static inline void scheduling_v1alpha3_pod_group_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const scheduling_v1alpha3_pod_group_handler *own = (
        const scheduling_v1alpha3_pod_group_handler *)userdata;
    own->on_delete(scheduling_v1alpha3_pod_group_of(object), is_tombstone,
        own->userdata);
}
static inline void scheduling_v1alpha3_pod_group_on_synced_(void *userdata)
{
    const scheduling_v1alpha3_pod_group_handler *own = (
        const scheduling_v1alpha3_pod_group_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool scheduling_v1alpha3_pod_group_wants_(
    const kin_object *object, void *userdata)
{
    const scheduling_v1alpha3_pod_group_handler *own = (
        const scheduling_v1alpha3_pod_group_handler *)userdata;
    return own->wants(scheduling_v1alpha3_pod_group_of(object), own->userdata);
}
static inline int scheduling_v1alpha3_pod_group_informer_add_handler(
    scheduling_v1alpha3_pod_group_informer informer,
    const scheduling_v1alpha3_pod_group_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? scheduling_v1alpha3_pod_group_on_add_ : NULL;
    handler.on_update = own->on_update ?
        scheduling_v1alpha3_pod_group_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        scheduling_v1alpha3_pod_group_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        scheduling_v1alpha3_pod_group_on_synced_ : NULL;
    handler.wants = own->wants ? scheduling_v1alpha3_pod_group_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? scheduling_v1alpha3_pod_group_on_event_
        : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct scheduling_v1alpha3_pod_group_lister {
    kin_snapshot *snapshot;
} scheduling_v1alpha3_pod_group_lister;
typedef struct scheduling_v1alpha3_pod_group_iter {
    kin_lister_iter it;
} scheduling_v1alpha3_pod_group_iter;
static inline scheduling_v1alpha3_pod_group_lister
    scheduling_v1alpha3_pod_group_informer_lister(
    scheduling_v1alpha3_pod_group_informer informer)
{
    scheduling_v1alpha3_pod_group_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void scheduling_v1alpha3_pod_group_lister_auto_release(
    scheduling_v1alpha3_pod_group_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline scheduling_v1alpha3_pod_group
    scheduling_v1alpha3_pod_group_lister_get(
    scheduling_v1alpha3_pod_group_lister lister, kin_str ns, kin_str name)
{
    return scheduling_v1alpha3_pod_group_of(kin_lister_get(lister.snapshot, ns,
        name));
}
static inline scheduling_v1alpha3_pod_group_iter
    scheduling_v1alpha3_pod_group_lister_list(
    scheduling_v1alpha3_pod_group_lister lister, kin_str ns,
    const kin_selector *selector)
{
    scheduling_v1alpha3_pod_group_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline scheduling_v1alpha3_pod_group
    scheduling_v1alpha3_pod_group_iter_next(
    scheduling_v1alpha3_pod_group_iter *iter)
{
    return scheduling_v1alpha3_pod_group_of(kin_lister_next(&iter->it));
}

static const kin_resource scheduling_v1alpha3_workloads[1] = {
    {"scheduling.k8s.io", "v1alpha3", "workloads", "Workload", false},
};
static inline scheduling_v1alpha3_workload_edit
    scheduling_v1alpha3_workload_new(const kin_allocator *alloc, kin_str ns,
    kin_str name)
{
    scheduling_v1alpha3_workload_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, scheduling_v1alpha3_workloads, named);
    at.spot = kin_edit_root();
    return at;
}
static inline scheduling_v1alpha3_workload scheduling_v1alpha3_workload_cast(
    const kin_object *object)
{
    return scheduling_v1alpha3_workload_of(kin_object_is_of(object,
        scheduling_v1alpha3_workloads) ? object : NULL);
}
static inline kin_call_opts scheduling_v1alpha3_workloads_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int scheduling_v1alpha3_workloads_got_(int r, kin_object *object,
    scheduling_v1alpha3_workload *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workloads_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    scheduling_v1alpha3_workload *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, scheduling_v1alpha3_workloads, at, opts,
        ret ? &got : NULL, err);
    return scheduling_v1alpha3_workloads_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workloads_create(
    kin_client *client, scheduling_v1alpha3_workload_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_workload *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, scheduling_v1alpha3_workloads, at.edit,
        opts, ret ? &got : NULL, err);
    return scheduling_v1alpha3_workloads_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workloads_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, scheduling_v1alpha3_workloads, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workloads_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, scheduling_v1alpha3_workloads,
        opts, NULL, err);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workloads_update(
    kin_client *client, scheduling_v1alpha3_workload_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_workload *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_workloads_part_(opts, "");
    int r = kin_client_update(client, scheduling_v1alpha3_workloads, at.edit,
        &own, ret ? &got : NULL, err);
    return scheduling_v1alpha3_workloads_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workloads_patch(
    kin_client *client, scheduling_v1alpha3_workload_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_workload *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_workloads_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1alpha3_workloads, &what, &own,
        ret ? &got : NULL, err);
    return scheduling_v1alpha3_workloads_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workloads_apply(
    kin_client *client, scheduling_v1alpha3_workload_edit at,
    const kin_call_opts *opts, scheduling_v1alpha3_workload *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1alpha3_workloads_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1alpha3_workloads, &what, &own,
        ret ? &got : NULL, err);
    return scheduling_v1alpha3_workloads_got_(r, got, ret);
}
typedef struct scheduling_v1alpha3_workload_list_handler {
    int (*on_item)(scheduling_v1alpha3_workload item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} scheduling_v1alpha3_workload_list_handler;
static inline int scheduling_v1alpha3_workload_list_each_(
    const kin_object *object, void *userdata)
{
    const scheduling_v1alpha3_workload_list_handler *own = (
        const scheduling_v1alpha3_workload_list_handler *)userdata;
    return own->on_item(scheduling_v1alpha3_workload_of(object), own->userdata);
}
static inline int scheduling_v1alpha3_workload_list_restart_(void *userdata)
{
    const scheduling_v1alpha3_workload_list_handler *own = (
        const scheduling_v1alpha3_workload_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler scheduling_v1alpha3_workload_list_adapt_(
    scheduling_v1alpha3_workload_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = scheduling_v1alpha3_workload_list_each_;
    handler.on_restart = own->on_restart ?
        scheduling_v1alpha3_workload_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workloads_list(
    kin_client *client, const kin_list_opts *opts,
    const scheduling_v1alpha3_workload_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    scheduling_v1alpha3_workload_list_handler own = *handler;
    kin_list_handler adapted = scheduling_v1alpha3_workload_list_adapt_(&own);
    return kin_client_list(client, scheduling_v1alpha3_workloads, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workloads_list_all(
    kin_client *client, const kin_list_opts *opts,
    const scheduling_v1alpha3_workload_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    scheduling_v1alpha3_workload_list_handler own = *handler;
    kin_list_handler adapted = scheduling_v1alpha3_workload_list_adapt_(&own);
    return kin_client_list_all(client, scheduling_v1alpha3_workloads, opts,
        &adapted, ret, err);
}
typedef struct scheduling_v1alpha3_workload_watch {
    kin_watch *watch;
} scheduling_v1alpha3_workload_watch;
static inline void scheduling_v1alpha3_workload_watch_auto_release(
    scheduling_v1alpha3_workload_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workloads_watch(
    kin_client *client, const kin_list_opts *opts,
    scheduling_v1alpha3_workload_watch *ret, kin_error *err)
{
    return kin_client_watch(client, scheduling_v1alpha3_workloads, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workload_watch_next(
    scheduling_v1alpha3_workload_watch watch, kin_deadline deadline,
    kin_watch_event *ret, scheduling_v1alpha3_workload *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct scheduling_v1alpha3_workload_informer {
    kin_informer *informer;
} scheduling_v1alpha3_workload_informer;
static inline scheduling_v1alpha3_workload_informer
    scheduling_v1alpha3_workload_informer_of(kin_informer *informer)
{
    scheduling_v1alpha3_workload_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int scheduling_v1alpha3_workloads_informer(
    kin_factory *factory, scheduling_v1alpha3_workload_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, scheduling_v1alpha3_workloads,
        &ret->informer, err);
}
typedef struct scheduling_v1alpha3_workload_handler {
    void (*on_add)(scheduling_v1alpha3_workload view, bool is_initial,
        void *userdata);
    void (*on_update)(scheduling_v1alpha3_workload old_view,
        scheduling_v1alpha3_workload view, void *userdata);
    void (*on_delete)(scheduling_v1alpha3_workload view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(scheduling_v1alpha3_workload view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, scheduling_v1alpha3_workload view,
        void *userdata);
} scheduling_v1alpha3_workload_handler;
static inline void scheduling_v1alpha3_workload_on_event_(
    const kin_event *event, void *userdata)
{
    const scheduling_v1alpha3_workload_handler *own = (
        const scheduling_v1alpha3_workload_handler *)userdata;
    own->on_event(event, scheduling_v1alpha3_workload_of(event->object),
        own->userdata);
}
static inline void scheduling_v1alpha3_workload_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const scheduling_v1alpha3_workload_handler *own = (
        const scheduling_v1alpha3_workload_handler *)userdata;
    own->on_add(scheduling_v1alpha3_workload_of(object), is_initial,
        own->userdata);
}
static inline void scheduling_v1alpha3_workload_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const scheduling_v1alpha3_workload_handler *own = (
        const scheduling_v1alpha3_workload_handler *)userdata;
    own->on_update(scheduling_v1alpha3_workload_of(old_object),
        scheduling_v1alpha3_workload_of(object), own->userdata);
}
static inline void scheduling_v1alpha3_workload_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const scheduling_v1alpha3_workload_handler *own = (
        const scheduling_v1alpha3_workload_handler *)userdata;
    own->on_delete(scheduling_v1alpha3_workload_of(object), is_tombstone,
        own->userdata);
}
static inline void scheduling_v1alpha3_workload_on_synced_(void *userdata)
{
    const scheduling_v1alpha3_workload_handler *own = (
        const scheduling_v1alpha3_workload_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool scheduling_v1alpha3_workload_wants_(const kin_object *object,
    void *userdata)
{
    const scheduling_v1alpha3_workload_handler *own = (
        const scheduling_v1alpha3_workload_handler *)userdata;
    return own->wants(scheduling_v1alpha3_workload_of(object), own->userdata);
}
static inline int scheduling_v1alpha3_workload_informer_add_handler(
    scheduling_v1alpha3_workload_informer informer,
    const scheduling_v1alpha3_workload_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? scheduling_v1alpha3_workload_on_add_ : NULL;
    handler.on_update = own->on_update ?
        scheduling_v1alpha3_workload_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        scheduling_v1alpha3_workload_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        scheduling_v1alpha3_workload_on_synced_ : NULL;
    handler.wants = own->wants ? scheduling_v1alpha3_workload_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? scheduling_v1alpha3_workload_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct scheduling_v1alpha3_workload_lister {
    kin_snapshot *snapshot;
} scheduling_v1alpha3_workload_lister;
typedef struct scheduling_v1alpha3_workload_iter {
    kin_lister_iter it;
} scheduling_v1alpha3_workload_iter;
static inline scheduling_v1alpha3_workload_lister
    scheduling_v1alpha3_workload_informer_lister(
    scheduling_v1alpha3_workload_informer informer)
{
    scheduling_v1alpha3_workload_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void scheduling_v1alpha3_workload_lister_auto_release(
    scheduling_v1alpha3_workload_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline scheduling_v1alpha3_workload
    scheduling_v1alpha3_workload_lister_get(
    scheduling_v1alpha3_workload_lister lister, kin_str ns, kin_str name)
{
    return scheduling_v1alpha3_workload_of(kin_lister_get(lister.snapshot, ns,
        name));
}
static inline scheduling_v1alpha3_workload_iter
    scheduling_v1alpha3_workload_lister_list(
    scheduling_v1alpha3_workload_lister lister, kin_str ns,
    const kin_selector *selector)
{
    scheduling_v1alpha3_workload_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline scheduling_v1alpha3_workload
    scheduling_v1alpha3_workload_iter_next(
    scheduling_v1alpha3_workload_iter *iter)
{
    return scheduling_v1alpha3_workload_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_SCHEDULING_V1ALPHA3_H */
