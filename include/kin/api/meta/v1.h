/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of meta/v1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_META_V1_H
#define KIN_API_META_V1_H

#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct meta_v1_condition {
    kin_value value;
} meta_v1_condition;
typedef struct meta_v1_condition_list {
    kin_value value;
} meta_v1_condition_list;
typedef struct meta_v1_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} meta_v1_condition_edit;
static inline meta_v1_condition meta_v1_condition_of(kin_value value)
{
    meta_v1_condition view;
    view.value = value;
    return view;
}
static inline meta_v1_condition_list meta_v1_condition_list_of(kin_value value)
{
    meta_v1_condition_list list;
    list.value = value;
    return list;
}
static inline size_t meta_v1_condition_list_count(meta_v1_condition_list list)
{
    return kin_value_count(list.value);
}
static inline meta_v1_condition meta_v1_condition_list_at(
    meta_v1_condition_list list, size_t index)
{
    return meta_v1_condition_of(kin_value_at(list.value, index));
}
static inline meta_v1_condition_edit meta_v1_condition_edit_of(kin_edit *edit,
    kin_spot spot)
{
    meta_v1_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int meta_v1_condition_edit_copy(meta_v1_condition_edit at,
    meta_v1_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct meta_v1_delete_options {
    kin_value value;
} meta_v1_delete_options;
typedef struct meta_v1_delete_options_list {
    kin_value value;
} meta_v1_delete_options_list;
typedef struct meta_v1_delete_options_edit {
    kin_edit *edit;
    kin_spot spot;
} meta_v1_delete_options_edit;
static inline meta_v1_delete_options meta_v1_delete_options_of(kin_value value)
{
    meta_v1_delete_options view;
    view.value = value;
    return view;
}
static inline meta_v1_delete_options_list meta_v1_delete_options_list_of(
    kin_value value)
{
    meta_v1_delete_options_list list;
    list.value = value;
    return list;
}
static inline size_t meta_v1_delete_options_list_count(
    meta_v1_delete_options_list list)
{
    return kin_value_count(list.value);
}
static inline meta_v1_delete_options meta_v1_delete_options_list_at(
    meta_v1_delete_options_list list, size_t index)
{
    return meta_v1_delete_options_of(kin_value_at(list.value, index));
}
static inline meta_v1_delete_options_edit meta_v1_delete_options_edit_of(
    kin_edit *edit, kin_spot spot)
{
    meta_v1_delete_options_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int meta_v1_delete_options_edit_copy(
    meta_v1_delete_options_edit at, meta_v1_delete_options view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct meta_v1_field_selector_requirement {
    kin_value value;
} meta_v1_field_selector_requirement;
typedef struct meta_v1_field_selector_requirement_list {
    kin_value value;
} meta_v1_field_selector_requirement_list;
typedef struct meta_v1_field_selector_requirement_edit {
    kin_edit *edit;
    kin_spot spot;
} meta_v1_field_selector_requirement_edit;
static inline meta_v1_field_selector_requirement
    meta_v1_field_selector_requirement_of(kin_value value)
{
    meta_v1_field_selector_requirement view;
    view.value = value;
    return view;
}
static inline meta_v1_field_selector_requirement_list
    meta_v1_field_selector_requirement_list_of(kin_value value)
{
    meta_v1_field_selector_requirement_list list;
    list.value = value;
    return list;
}
static inline size_t meta_v1_field_selector_requirement_list_count(
    meta_v1_field_selector_requirement_list list)
{
    return kin_value_count(list.value);
}
static inline meta_v1_field_selector_requirement
    meta_v1_field_selector_requirement_list_at(
    meta_v1_field_selector_requirement_list list, size_t index)
{
    return meta_v1_field_selector_requirement_of(kin_value_at(list.value,
        index));
}
static inline meta_v1_field_selector_requirement_edit
    meta_v1_field_selector_requirement_edit_of(kin_edit *edit, kin_spot spot)
{
    meta_v1_field_selector_requirement_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int meta_v1_field_selector_requirement_edit_copy(
    meta_v1_field_selector_requirement_edit at,
    meta_v1_field_selector_requirement view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct meta_v1_group_resource {
    kin_value value;
} meta_v1_group_resource;
typedef struct meta_v1_group_resource_list {
    kin_value value;
} meta_v1_group_resource_list;
typedef struct meta_v1_group_resource_edit {
    kin_edit *edit;
    kin_spot spot;
} meta_v1_group_resource_edit;
static inline meta_v1_group_resource meta_v1_group_resource_of(kin_value value)
{
    meta_v1_group_resource view;
    view.value = value;
    return view;
}
static inline meta_v1_group_resource_list meta_v1_group_resource_list_of(
    kin_value value)
{
    meta_v1_group_resource_list list;
    list.value = value;
    return list;
}
static inline size_t meta_v1_group_resource_list_count(
    meta_v1_group_resource_list list)
{
    return kin_value_count(list.value);
}
static inline meta_v1_group_resource meta_v1_group_resource_list_at(
    meta_v1_group_resource_list list, size_t index)
{
    return meta_v1_group_resource_of(kin_value_at(list.value, index));
}
static inline meta_v1_group_resource_edit meta_v1_group_resource_edit_of(
    kin_edit *edit, kin_spot spot)
{
    meta_v1_group_resource_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int meta_v1_group_resource_edit_copy(
    meta_v1_group_resource_edit at, meta_v1_group_resource view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct meta_v1_label_selector {
    kin_value value;
} meta_v1_label_selector;
typedef struct meta_v1_label_selector_list {
    kin_value value;
} meta_v1_label_selector_list;
typedef struct meta_v1_label_selector_edit {
    kin_edit *edit;
    kin_spot spot;
} meta_v1_label_selector_edit;
static inline meta_v1_label_selector meta_v1_label_selector_of(kin_value value)
{
    meta_v1_label_selector view;
    view.value = value;
    return view;
}
static inline meta_v1_label_selector_list meta_v1_label_selector_list_of(
    kin_value value)
{
    meta_v1_label_selector_list list;
    list.value = value;
    return list;
}
static inline size_t meta_v1_label_selector_list_count(
    meta_v1_label_selector_list list)
{
    return kin_value_count(list.value);
}
static inline meta_v1_label_selector meta_v1_label_selector_list_at(
    meta_v1_label_selector_list list, size_t index)
{
    return meta_v1_label_selector_of(kin_value_at(list.value, index));
}
static inline meta_v1_label_selector_edit meta_v1_label_selector_edit_of(
    kin_edit *edit, kin_spot spot)
{
    meta_v1_label_selector_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int meta_v1_label_selector_edit_copy(
    meta_v1_label_selector_edit at, meta_v1_label_selector view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct meta_v1_label_selector_requirement {
    kin_value value;
} meta_v1_label_selector_requirement;
typedef struct meta_v1_label_selector_requirement_list {
    kin_value value;
} meta_v1_label_selector_requirement_list;
typedef struct meta_v1_label_selector_requirement_edit {
    kin_edit *edit;
    kin_spot spot;
} meta_v1_label_selector_requirement_edit;
static inline meta_v1_label_selector_requirement
    meta_v1_label_selector_requirement_of(kin_value value)
{
    meta_v1_label_selector_requirement view;
    view.value = value;
    return view;
}
static inline meta_v1_label_selector_requirement_list
    meta_v1_label_selector_requirement_list_of(kin_value value)
{
    meta_v1_label_selector_requirement_list list;
    list.value = value;
    return list;
}
static inline size_t meta_v1_label_selector_requirement_list_count(
    meta_v1_label_selector_requirement_list list)
{
    return kin_value_count(list.value);
}
static inline meta_v1_label_selector_requirement
    meta_v1_label_selector_requirement_list_at(
    meta_v1_label_selector_requirement_list list, size_t index)
{
    return meta_v1_label_selector_requirement_of(kin_value_at(list.value,
        index));
}
static inline meta_v1_label_selector_requirement_edit
    meta_v1_label_selector_requirement_edit_of(kin_edit *edit, kin_spot spot)
{
    meta_v1_label_selector_requirement_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int meta_v1_label_selector_requirement_edit_copy(
    meta_v1_label_selector_requirement_edit at,
    meta_v1_label_selector_requirement view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct meta_v1_managed_fields_entry {
    kin_value value;
} meta_v1_managed_fields_entry;
typedef struct meta_v1_managed_fields_entry_list {
    kin_value value;
} meta_v1_managed_fields_entry_list;
typedef struct meta_v1_managed_fields_entry_edit {
    kin_edit *edit;
    kin_spot spot;
} meta_v1_managed_fields_entry_edit;
static inline meta_v1_managed_fields_entry meta_v1_managed_fields_entry_of(
    kin_value value)
{
    meta_v1_managed_fields_entry view;
    view.value = value;
    return view;
}
static inline meta_v1_managed_fields_entry_list
    meta_v1_managed_fields_entry_list_of(kin_value value)
{
    meta_v1_managed_fields_entry_list list;
    list.value = value;
    return list;
}
static inline size_t meta_v1_managed_fields_entry_list_count(
    meta_v1_managed_fields_entry_list list)
{
    return kin_value_count(list.value);
}
static inline meta_v1_managed_fields_entry meta_v1_managed_fields_entry_list_at(
    meta_v1_managed_fields_entry_list list, size_t index)
{
    return meta_v1_managed_fields_entry_of(kin_value_at(list.value, index));
}
static inline meta_v1_managed_fields_entry_edit
    meta_v1_managed_fields_entry_edit_of(kin_edit *edit, kin_spot spot)
{
    meta_v1_managed_fields_entry_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int meta_v1_managed_fields_entry_edit_copy(
    meta_v1_managed_fields_entry_edit at, meta_v1_managed_fields_entry view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct meta_v1_object_meta {
    kin_value value;
} meta_v1_object_meta;
typedef struct meta_v1_object_meta_list {
    kin_value value;
} meta_v1_object_meta_list;
typedef struct meta_v1_object_meta_edit {
    kin_edit *edit;
    kin_spot spot;
} meta_v1_object_meta_edit;
static inline meta_v1_object_meta meta_v1_object_meta_of(kin_value value)
{
    meta_v1_object_meta view;
    view.value = value;
    return view;
}
static inline meta_v1_object_meta_list meta_v1_object_meta_list_of(
    kin_value value)
{
    meta_v1_object_meta_list list;
    list.value = value;
    return list;
}
static inline size_t meta_v1_object_meta_list_count(
    meta_v1_object_meta_list list)
{
    return kin_value_count(list.value);
}
static inline meta_v1_object_meta meta_v1_object_meta_list_at(
    meta_v1_object_meta_list list, size_t index)
{
    return meta_v1_object_meta_of(kin_value_at(list.value, index));
}
static inline meta_v1_object_meta_edit meta_v1_object_meta_edit_of(
    kin_edit *edit, kin_spot spot)
{
    meta_v1_object_meta_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int meta_v1_object_meta_edit_copy(meta_v1_object_meta_edit at,
    meta_v1_object_meta view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct meta_v1_owner_reference {
    kin_value value;
} meta_v1_owner_reference;
typedef struct meta_v1_owner_reference_list {
    kin_value value;
} meta_v1_owner_reference_list;
typedef struct meta_v1_owner_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} meta_v1_owner_reference_edit;
static inline meta_v1_owner_reference meta_v1_owner_reference_of(
    kin_value value)
{
    meta_v1_owner_reference view;
    view.value = value;
    return view;
}
static inline meta_v1_owner_reference_list meta_v1_owner_reference_list_of(
    kin_value value)
{
    meta_v1_owner_reference_list list;
    list.value = value;
    return list;
}
static inline size_t meta_v1_owner_reference_list_count(
    meta_v1_owner_reference_list list)
{
    return kin_value_count(list.value);
}
static inline meta_v1_owner_reference meta_v1_owner_reference_list_at(
    meta_v1_owner_reference_list list, size_t index)
{
    return meta_v1_owner_reference_of(kin_value_at(list.value, index));
}
static inline meta_v1_owner_reference_edit meta_v1_owner_reference_edit_of(
    kin_edit *edit, kin_spot spot)
{
    meta_v1_owner_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int meta_v1_owner_reference_edit_copy(
    meta_v1_owner_reference_edit at, meta_v1_owner_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct meta_v1_preconditions {
    kin_value value;
} meta_v1_preconditions;
typedef struct meta_v1_preconditions_list {
    kin_value value;
} meta_v1_preconditions_list;
typedef struct meta_v1_preconditions_edit {
    kin_edit *edit;
    kin_spot spot;
} meta_v1_preconditions_edit;
static inline meta_v1_preconditions meta_v1_preconditions_of(kin_value value)
{
    meta_v1_preconditions view;
    view.value = value;
    return view;
}
static inline meta_v1_preconditions_list meta_v1_preconditions_list_of(
    kin_value value)
{
    meta_v1_preconditions_list list;
    list.value = value;
    return list;
}
static inline size_t meta_v1_preconditions_list_count(
    meta_v1_preconditions_list list)
{
    return kin_value_count(list.value);
}
static inline meta_v1_preconditions meta_v1_preconditions_list_at(
    meta_v1_preconditions_list list, size_t index)
{
    return meta_v1_preconditions_of(kin_value_at(list.value, index));
}
static inline meta_v1_preconditions_edit meta_v1_preconditions_edit_of(
    kin_edit *edit, kin_spot spot)
{
    meta_v1_preconditions_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int meta_v1_preconditions_edit_copy(meta_v1_preconditions_edit at,
    meta_v1_preconditions view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* Condition */
static inline kin_field *meta_v1_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str meta_v1_condition_type(meta_v1_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_condition_type_field_()));
}
static inline int meta_v1_condition_type_set(meta_v1_condition_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_type_field_()), value);
}
static inline bool meta_v1_condition_type_has(meta_v1_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_condition_type_field_()));
}
static inline int meta_v1_condition_type_unset(meta_v1_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_type_field_()));
}
static inline kin_field *meta_v1_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str meta_v1_condition_status(meta_v1_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_condition_status_field_()));
}
static inline int meta_v1_condition_status_set(meta_v1_condition_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_status_field_()), value);
}
static inline bool meta_v1_condition_status_has(meta_v1_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_condition_status_field_()));
}
static inline int meta_v1_condition_status_unset(meta_v1_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_status_field_()));
}
static inline kin_field *meta_v1_condition_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t meta_v1_condition_observed_generation(
    meta_v1_condition view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        meta_v1_condition_observed_generation_field_()));
}
static inline int meta_v1_condition_observed_generation_set(
    meta_v1_condition_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_observed_generation_field_()), value);
}
static inline bool meta_v1_condition_observed_generation_has(
    meta_v1_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_condition_observed_generation_field_()));
}
static inline int meta_v1_condition_observed_generation_unset(
    meta_v1_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_observed_generation_field_()));
}
static inline kin_field *meta_v1_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time meta_v1_condition_last_transition_time(
    meta_v1_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        meta_v1_condition_last_transition_time_field_()));
}
static inline int meta_v1_condition_last_transition_time_set(
    meta_v1_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_last_transition_time_field_()), value);
}
static inline bool meta_v1_condition_last_transition_time_has(
    meta_v1_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_condition_last_transition_time_field_()));
}
static inline int meta_v1_condition_last_transition_time_unset(
    meta_v1_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_last_transition_time_field_()));
}
static inline kin_field *meta_v1_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str meta_v1_condition_reason(meta_v1_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_condition_reason_field_()));
}
static inline int meta_v1_condition_reason_set(meta_v1_condition_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_reason_field_()), value);
}
static inline bool meta_v1_condition_reason_has(meta_v1_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_condition_reason_field_()));
}
static inline int meta_v1_condition_reason_unset(meta_v1_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_reason_field_()));
}
static inline kin_field *meta_v1_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str meta_v1_condition_message(meta_v1_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_condition_message_field_()));
}
static inline int meta_v1_condition_message_set(meta_v1_condition_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_message_field_()), value);
}
static inline bool meta_v1_condition_message_has(meta_v1_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_condition_message_field_()));
}
static inline int meta_v1_condition_message_unset(meta_v1_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_condition_message_field_()));
}

/* DeleteOptions */
static inline kin_field
    *meta_v1_delete_options_grace_period_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("gracePeriodSeconds", "");
    return &field;
}
static inline int64_t meta_v1_delete_options_grace_period_seconds(
    meta_v1_delete_options view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        meta_v1_delete_options_grace_period_seconds_field_()));
}
static inline int meta_v1_delete_options_grace_period_seconds_set(
    meta_v1_delete_options_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_grace_period_seconds_field_()), value);
}
static inline bool meta_v1_delete_options_grace_period_seconds_has(
    meta_v1_delete_options view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_delete_options_grace_period_seconds_field_()));
}
static inline int meta_v1_delete_options_grace_period_seconds_unset(
    meta_v1_delete_options_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_grace_period_seconds_field_()));
}
static inline kin_field *meta_v1_delete_options_preconditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("preconditions", "");
    return &field;
}
static inline meta_v1_preconditions meta_v1_delete_options_get_preconditions(
    meta_v1_delete_options view)
{
    return meta_v1_preconditions_of(kin_value_field(view.value,
        meta_v1_delete_options_preconditions_field_()));
}
static inline meta_v1_preconditions_edit
    meta_v1_delete_options_edit_preconditions(meta_v1_delete_options_edit at)
{
    return meta_v1_preconditions_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, meta_v1_delete_options_preconditions_field_()));
}
static inline bool meta_v1_delete_options_preconditions_has(
    meta_v1_delete_options view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_delete_options_preconditions_field_()));
}
static inline int meta_v1_delete_options_preconditions_unset(
    meta_v1_delete_options_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_preconditions_field_()));
}
static inline kin_field *meta_v1_delete_options_orphan_dependents_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("orphanDependents", "");
    return &field;
}
static inline bool meta_v1_delete_options_orphan_dependents(
    meta_v1_delete_options view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        meta_v1_delete_options_orphan_dependents_field_()));
}
static inline int meta_v1_delete_options_orphan_dependents_set(
    meta_v1_delete_options_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_orphan_dependents_field_()), value);
}
static inline bool meta_v1_delete_options_orphan_dependents_has(
    meta_v1_delete_options view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_delete_options_orphan_dependents_field_()));
}
static inline int meta_v1_delete_options_orphan_dependents_unset(
    meta_v1_delete_options_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_orphan_dependents_field_()));
}
static inline kin_field *meta_v1_delete_options_propagation_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("propagationPolicy", "");
    return &field;
}
static inline kin_str meta_v1_delete_options_propagation_policy(
    meta_v1_delete_options view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_delete_options_propagation_policy_field_()));
}
static inline int meta_v1_delete_options_propagation_policy_set(
    meta_v1_delete_options_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_propagation_policy_field_()), value);
}
static inline bool meta_v1_delete_options_propagation_policy_has(
    meta_v1_delete_options view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_delete_options_propagation_policy_field_()));
}
static inline int meta_v1_delete_options_propagation_policy_unset(
    meta_v1_delete_options_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_propagation_policy_field_()));
}
static inline kin_field *meta_v1_delete_options_dry_run_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("dryRun", "");
    return &field;
}
static inline kin_str meta_v1_delete_options_dry_run_at(
    meta_v1_delete_options view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        meta_v1_delete_options_dry_run_field_()), index));
}
static inline int meta_v1_delete_options_dry_run_append(
    meta_v1_delete_options_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_dry_run_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t meta_v1_delete_options_dry_run_count(
    meta_v1_delete_options view)
{
    return kin_value_count(kin_value_field(view.value,
        meta_v1_delete_options_dry_run_field_()));
}
static inline int meta_v1_delete_options_dry_run_clear(
    meta_v1_delete_options_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_dry_run_field_()));
}
static inline bool meta_v1_delete_options_dry_run_has(
    meta_v1_delete_options view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_delete_options_dry_run_field_()));
}
static inline int meta_v1_delete_options_dry_run_unset(
    meta_v1_delete_options_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_dry_run_field_()));
}
static inline kin_field
    *meta_v1_delete_options_ignore_store_read_error_with_cluster_breaking_potential_field_(void)
{
    static kin_field field = KIN_FIELD_INIT(
        "ignoreStoreReadErrorWithClusterBreakingPotential", "");
    return &field;
}
static inline bool
    meta_v1_delete_options_ignore_store_read_error_with_cluster_breaking_potential(meta_v1_delete_options view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        meta_v1_delete_options_ignore_store_read_error_with_cluster_breaking_potential_field_()));
}
static inline int
    meta_v1_delete_options_ignore_store_read_error_with_cluster_breaking_potential_set(meta_v1_delete_options_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_ignore_store_read_error_with_cluster_breaking_potential_field_()), value);
}
static inline bool
    meta_v1_delete_options_ignore_store_read_error_with_cluster_breaking_potential_has(meta_v1_delete_options view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_delete_options_ignore_store_read_error_with_cluster_breaking_potential_field_()));
}
static inline int
    meta_v1_delete_options_ignore_store_read_error_with_cluster_breaking_potential_unset(meta_v1_delete_options_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_delete_options_ignore_store_read_error_with_cluster_breaking_potential_field_()));
}

/* FieldSelectorRequirement */
static inline kin_field *meta_v1_field_selector_requirement_key_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("key", "");
    return &field;
}
static inline kin_str meta_v1_field_selector_requirement_key(
    meta_v1_field_selector_requirement view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_field_selector_requirement_key_field_()));
}
static inline int meta_v1_field_selector_requirement_key_set(
    meta_v1_field_selector_requirement_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_field_selector_requirement_key_field_()), value);
}
static inline bool meta_v1_field_selector_requirement_key_has(
    meta_v1_field_selector_requirement view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_field_selector_requirement_key_field_()));
}
static inline int meta_v1_field_selector_requirement_key_unset(
    meta_v1_field_selector_requirement_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_field_selector_requirement_key_field_()));
}
static inline kin_field
    *meta_v1_field_selector_requirement_operator_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("operator", "");
    return &field;
}
static inline kin_str meta_v1_field_selector_requirement_operator(
    meta_v1_field_selector_requirement view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_field_selector_requirement_operator_field_()));
}
static inline int meta_v1_field_selector_requirement_operator_set(
    meta_v1_field_selector_requirement_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_field_selector_requirement_operator_field_()), value);
}
static inline bool meta_v1_field_selector_requirement_operator_has(
    meta_v1_field_selector_requirement view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_field_selector_requirement_operator_field_()));
}
static inline int meta_v1_field_selector_requirement_operator_unset(
    meta_v1_field_selector_requirement_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_field_selector_requirement_operator_field_()));
}
static inline kin_field *meta_v1_field_selector_requirement_values_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("values", "");
    return &field;
}
static inline kin_str meta_v1_field_selector_requirement_values_at(
    meta_v1_field_selector_requirement view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        meta_v1_field_selector_requirement_values_field_()), index));
}
static inline int meta_v1_field_selector_requirement_values_append(
    meta_v1_field_selector_requirement_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_field_selector_requirement_values_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t meta_v1_field_selector_requirement_values_count(
    meta_v1_field_selector_requirement view)
{
    return kin_value_count(kin_value_field(view.value,
        meta_v1_field_selector_requirement_values_field_()));
}
static inline int meta_v1_field_selector_requirement_values_clear(
    meta_v1_field_selector_requirement_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_field_selector_requirement_values_field_()));
}
static inline bool meta_v1_field_selector_requirement_values_has(
    meta_v1_field_selector_requirement view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_field_selector_requirement_values_field_()));
}
static inline int meta_v1_field_selector_requirement_values_unset(
    meta_v1_field_selector_requirement_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_field_selector_requirement_values_field_()));
}

/* GroupResource */
static inline kin_field *meta_v1_group_resource_group_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("group", "");
    return &field;
}
static inline kin_str meta_v1_group_resource_group(meta_v1_group_resource view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_group_resource_group_field_()));
}
static inline int meta_v1_group_resource_group_set(
    meta_v1_group_resource_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_group_resource_group_field_()), value);
}
static inline bool meta_v1_group_resource_group_has(meta_v1_group_resource view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_group_resource_group_field_()));
}
static inline int meta_v1_group_resource_group_unset(
    meta_v1_group_resource_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_group_resource_group_field_()));
}
static inline kin_field *meta_v1_group_resource_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resource", "");
    return &field;
}
static inline kin_str meta_v1_group_resource_resource(
    meta_v1_group_resource view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_group_resource_resource_field_()));
}
static inline int meta_v1_group_resource_resource_set(
    meta_v1_group_resource_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_group_resource_resource_field_()), value);
}
static inline bool meta_v1_group_resource_resource_has(
    meta_v1_group_resource view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_group_resource_resource_field_()));
}
static inline int meta_v1_group_resource_resource_unset(
    meta_v1_group_resource_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_group_resource_resource_field_()));
}

/* LabelSelector */
static inline kin_field *meta_v1_label_selector_match_labels_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchLabels", "");
    return &field;
}
static inline kin_str meta_v1_label_selector_match_labels_get(
    meta_v1_label_selector view, kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_value_field(view.value,
        meta_v1_label_selector_match_labels_field_()), key), scratch);
}
static inline kin_str meta_v1_label_selector_match_labels_at(
    meta_v1_label_selector view, size_t index, kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_value_field(view.value,
        meta_v1_label_selector_match_labels_field_()), index), scratch);
}
static inline int meta_v1_label_selector_match_labels_set(
    meta_v1_label_selector_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_match_labels_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t meta_v1_label_selector_match_labels_count(
    meta_v1_label_selector view)
{
    return kin_value_count(kin_value_field(view.value,
        meta_v1_label_selector_match_labels_field_()));
}
static inline kin_str meta_v1_label_selector_match_labels_key_at(
    meta_v1_label_selector view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        meta_v1_label_selector_match_labels_field_()), index);
}
static inline int meta_v1_label_selector_match_labels_remove(
    meta_v1_label_selector_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot, meta_v1_label_selector_match_labels_field_()), key));
}
static inline int meta_v1_label_selector_match_labels_clear(
    meta_v1_label_selector_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_match_labels_field_()));
}
static inline bool meta_v1_label_selector_match_labels_has(
    meta_v1_label_selector view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_label_selector_match_labels_field_()));
}
static inline int meta_v1_label_selector_match_labels_unset(
    meta_v1_label_selector_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_match_labels_field_()));
}
static inline kin_field *meta_v1_label_selector_match_expressions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchExpressions", "");
    return &field;
}
static inline meta_v1_label_selector_requirement_list
    meta_v1_label_selector_get_match_expressions(meta_v1_label_selector view)
{
    return meta_v1_label_selector_requirement_list_of(kin_value_field(
        view.value, meta_v1_label_selector_match_expressions_field_()));
}
static inline meta_v1_label_selector_requirement
    meta_v1_label_selector_match_expressions_at(meta_v1_label_selector view,
    size_t index)
{
    return meta_v1_label_selector_requirement_of(kin_value_at(kin_value_field(
        view.value, meta_v1_label_selector_match_expressions_field_()), index));
}
static inline meta_v1_label_selector_requirement_edit
    meta_v1_label_selector_match_expressions_append(
    meta_v1_label_selector_edit at)
{
    return meta_v1_label_selector_requirement_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_match_expressions_field_())));
}
static inline meta_v1_label_selector_requirement_edit
    meta_v1_label_selector_edit_match_expressions_at(
    meta_v1_label_selector_edit at, size_t index)
{
    return meta_v1_label_selector_requirement_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_match_expressions_field_()), index));
}
static inline int meta_v1_label_selector_match_expressions_remove_at(
    meta_v1_label_selector_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, meta_v1_label_selector_match_expressions_field_()),
        index));
}
static inline size_t meta_v1_label_selector_match_expressions_count(
    meta_v1_label_selector view)
{
    return kin_value_count(kin_value_field(view.value,
        meta_v1_label_selector_match_expressions_field_()));
}
static inline int meta_v1_label_selector_match_expressions_clear(
    meta_v1_label_selector_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_match_expressions_field_()));
}
static inline bool meta_v1_label_selector_match_expressions_has(
    meta_v1_label_selector view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_label_selector_match_expressions_field_()));
}
static inline int meta_v1_label_selector_match_expressions_unset(
    meta_v1_label_selector_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_match_expressions_field_()));
}

/* LabelSelectorRequirement */
static inline kin_field *meta_v1_label_selector_requirement_key_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("key", "");
    return &field;
}
static inline kin_str meta_v1_label_selector_requirement_key(
    meta_v1_label_selector_requirement view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_label_selector_requirement_key_field_()));
}
static inline int meta_v1_label_selector_requirement_key_set(
    meta_v1_label_selector_requirement_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_requirement_key_field_()), value);
}
static inline bool meta_v1_label_selector_requirement_key_has(
    meta_v1_label_selector_requirement view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_label_selector_requirement_key_field_()));
}
static inline int meta_v1_label_selector_requirement_key_unset(
    meta_v1_label_selector_requirement_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_requirement_key_field_()));
}
static inline kin_field
    *meta_v1_label_selector_requirement_operator_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("operator", "");
    return &field;
}
static inline kin_str meta_v1_label_selector_requirement_operator(
    meta_v1_label_selector_requirement view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_label_selector_requirement_operator_field_()));
}
static inline int meta_v1_label_selector_requirement_operator_set(
    meta_v1_label_selector_requirement_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_requirement_operator_field_()), value);
}
static inline bool meta_v1_label_selector_requirement_operator_has(
    meta_v1_label_selector_requirement view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_label_selector_requirement_operator_field_()));
}
static inline int meta_v1_label_selector_requirement_operator_unset(
    meta_v1_label_selector_requirement_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_requirement_operator_field_()));
}
static inline kin_field *meta_v1_label_selector_requirement_values_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("values", "");
    return &field;
}
static inline kin_str meta_v1_label_selector_requirement_values_at(
    meta_v1_label_selector_requirement view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        meta_v1_label_selector_requirement_values_field_()), index));
}
static inline int meta_v1_label_selector_requirement_values_append(
    meta_v1_label_selector_requirement_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_requirement_values_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t meta_v1_label_selector_requirement_values_count(
    meta_v1_label_selector_requirement view)
{
    return kin_value_count(kin_value_field(view.value,
        meta_v1_label_selector_requirement_values_field_()));
}
static inline int meta_v1_label_selector_requirement_values_clear(
    meta_v1_label_selector_requirement_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_requirement_values_field_()));
}
static inline bool meta_v1_label_selector_requirement_values_has(
    meta_v1_label_selector_requirement view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_label_selector_requirement_values_field_()));
}
static inline int meta_v1_label_selector_requirement_values_unset(
    meta_v1_label_selector_requirement_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_label_selector_requirement_values_field_()));
}

/* ManagedFieldsEntry */
static inline kin_field *meta_v1_managed_fields_entry_manager_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("manager", "");
    return &field;
}
static inline kin_str meta_v1_managed_fields_entry_manager(
    meta_v1_managed_fields_entry view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_managed_fields_entry_manager_field_()));
}
static inline int meta_v1_managed_fields_entry_manager_set(
    meta_v1_managed_fields_entry_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_manager_field_()), value);
}
static inline bool meta_v1_managed_fields_entry_manager_has(
    meta_v1_managed_fields_entry view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_managed_fields_entry_manager_field_()));
}
static inline int meta_v1_managed_fields_entry_manager_unset(
    meta_v1_managed_fields_entry_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_manager_field_()));
}
static inline kin_field *meta_v1_managed_fields_entry_operation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("operation", "");
    return &field;
}
static inline kin_str meta_v1_managed_fields_entry_operation(
    meta_v1_managed_fields_entry view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_managed_fields_entry_operation_field_()));
}
static inline int meta_v1_managed_fields_entry_operation_set(
    meta_v1_managed_fields_entry_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_operation_field_()), value);
}
static inline bool meta_v1_managed_fields_entry_operation_has(
    meta_v1_managed_fields_entry view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_managed_fields_entry_operation_field_()));
}
static inline int meta_v1_managed_fields_entry_operation_unset(
    meta_v1_managed_fields_entry_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_operation_field_()));
}
static inline kin_field *meta_v1_managed_fields_entry_api_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiVersion", "");
    return &field;
}
static inline kin_str meta_v1_managed_fields_entry_api_version(
    meta_v1_managed_fields_entry view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_managed_fields_entry_api_version_field_()));
}
static inline int meta_v1_managed_fields_entry_api_version_set(
    meta_v1_managed_fields_entry_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_api_version_field_()), value);
}
static inline bool meta_v1_managed_fields_entry_api_version_has(
    meta_v1_managed_fields_entry view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_managed_fields_entry_api_version_field_()));
}
static inline int meta_v1_managed_fields_entry_api_version_unset(
    meta_v1_managed_fields_entry_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_api_version_field_()));
}
static inline kin_field *meta_v1_managed_fields_entry_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("time", "");
    return &field;
}
static inline kin_time meta_v1_managed_fields_entry_time(
    meta_v1_managed_fields_entry view)
{
    return kin_value_as_time(kin_value_field(view.value,
        meta_v1_managed_fields_entry_time_field_()));
}
static inline int meta_v1_managed_fields_entry_time_set(
    meta_v1_managed_fields_entry_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_time_field_()), value);
}
static inline bool meta_v1_managed_fields_entry_time_has(
    meta_v1_managed_fields_entry view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_managed_fields_entry_time_field_()));
}
static inline int meta_v1_managed_fields_entry_time_unset(
    meta_v1_managed_fields_entry_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_time_field_()));
}
static inline kin_field *meta_v1_managed_fields_entry_fields_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("fieldsType", "");
    return &field;
}
static inline kin_str meta_v1_managed_fields_entry_fields_type(
    meta_v1_managed_fields_entry view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_managed_fields_entry_fields_type_field_()));
}
static inline int meta_v1_managed_fields_entry_fields_type_set(
    meta_v1_managed_fields_entry_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_fields_type_field_()), value);
}
static inline bool meta_v1_managed_fields_entry_fields_type_has(
    meta_v1_managed_fields_entry view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_managed_fields_entry_fields_type_field_()));
}
static inline int meta_v1_managed_fields_entry_fields_type_unset(
    meta_v1_managed_fields_entry_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_fields_type_field_()));
}
static inline kin_field *meta_v1_managed_fields_entry_fields_v1_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("fieldsV1", "");
    return &field;
}
static inline kin_value meta_v1_managed_fields_entry_fields_v1(
    meta_v1_managed_fields_entry view)
{
    return (kin_value_field(view.value,
        meta_v1_managed_fields_entry_fields_v1_field_()));
}
static inline int meta_v1_managed_fields_entry_fields_v1_set(
    meta_v1_managed_fields_entry_edit at, kin_value value)
{
    return kin_edit_set_value(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_fields_v1_field_()), value);
}
static inline bool meta_v1_managed_fields_entry_fields_v1_has(
    meta_v1_managed_fields_entry view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_managed_fields_entry_fields_v1_field_()));
}
static inline int meta_v1_managed_fields_entry_fields_v1_unset(
    meta_v1_managed_fields_entry_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_fields_v1_field_()));
}
static inline kin_field *meta_v1_managed_fields_entry_subresource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("subresource", "");
    return &field;
}
static inline kin_str meta_v1_managed_fields_entry_subresource(
    meta_v1_managed_fields_entry view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_managed_fields_entry_subresource_field_()));
}
static inline int meta_v1_managed_fields_entry_subresource_set(
    meta_v1_managed_fields_entry_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_subresource_field_()), value);
}
static inline bool meta_v1_managed_fields_entry_subresource_has(
    meta_v1_managed_fields_entry view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_managed_fields_entry_subresource_field_()));
}
static inline int meta_v1_managed_fields_entry_subresource_unset(
    meta_v1_managed_fields_entry_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_managed_fields_entry_subresource_field_()));
}

/* ObjectMeta */
static inline kin_field *meta_v1_object_meta_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str meta_v1_object_meta_name(meta_v1_object_meta view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_object_meta_name_field_()));
}
static inline int meta_v1_object_meta_name_set(meta_v1_object_meta_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_name_field_()), value);
}
static inline bool meta_v1_object_meta_name_has(meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_name_field_()));
}
static inline int meta_v1_object_meta_name_unset(meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_name_field_()));
}
static inline kin_field *meta_v1_object_meta_generate_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("generateName", "");
    return &field;
}
static inline kin_str meta_v1_object_meta_generate_name(
    meta_v1_object_meta view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_object_meta_generate_name_field_()));
}
static inline int meta_v1_object_meta_generate_name_set(
    meta_v1_object_meta_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_generate_name_field_()), value);
}
static inline bool meta_v1_object_meta_generate_name_has(
    meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_generate_name_field_()));
}
static inline int meta_v1_object_meta_generate_name_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_generate_name_field_()));
}
static inline kin_field *meta_v1_object_meta_namespace_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespace", "");
    return &field;
}
static inline kin_str meta_v1_object_meta_namespace(meta_v1_object_meta view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_object_meta_namespace_field_()));
}
static inline int meta_v1_object_meta_namespace_set(meta_v1_object_meta_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_namespace_field_()), value);
}
static inline bool meta_v1_object_meta_namespace_has(meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_namespace_field_()));
}
static inline int meta_v1_object_meta_namespace_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_namespace_field_()));
}
static inline kin_field *meta_v1_object_meta_self_link_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selfLink", "");
    return &field;
}
static inline kin_str meta_v1_object_meta_self_link(meta_v1_object_meta view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_object_meta_self_link_field_()));
}
static inline int meta_v1_object_meta_self_link_set(meta_v1_object_meta_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_self_link_field_()), value);
}
static inline bool meta_v1_object_meta_self_link_has(meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_self_link_field_()));
}
static inline int meta_v1_object_meta_self_link_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_self_link_field_()));
}
static inline kin_field *meta_v1_object_meta_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("uid", "");
    return &field;
}
static inline kin_str meta_v1_object_meta_uid(meta_v1_object_meta view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_object_meta_uid_field_()));
}
static inline int meta_v1_object_meta_uid_set(meta_v1_object_meta_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_uid_field_()), value);
}
static inline bool meta_v1_object_meta_uid_has(meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_uid_field_()));
}
static inline int meta_v1_object_meta_uid_unset(meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_uid_field_()));
}
static inline kin_field *meta_v1_object_meta_resource_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceVersion", "");
    return &field;
}
static inline kin_str meta_v1_object_meta_resource_version(
    meta_v1_object_meta view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_object_meta_resource_version_field_()));
}
static inline int meta_v1_object_meta_resource_version_set(
    meta_v1_object_meta_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_resource_version_field_()), value);
}
static inline bool meta_v1_object_meta_resource_version_has(
    meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_resource_version_field_()));
}
static inline int meta_v1_object_meta_resource_version_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_resource_version_field_()));
}
static inline kin_field *meta_v1_object_meta_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("generation", "");
    return &field;
}
static inline int64_t meta_v1_object_meta_generation(meta_v1_object_meta view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        meta_v1_object_meta_generation_field_()));
}
static inline int meta_v1_object_meta_generation_set(
    meta_v1_object_meta_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_generation_field_()), value);
}
static inline bool meta_v1_object_meta_generation_has(meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_generation_field_()));
}
static inline int meta_v1_object_meta_generation_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_generation_field_()));
}
static inline kin_field *meta_v1_object_meta_creation_timestamp_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("creationTimestamp", "");
    return &field;
}
static inline kin_time meta_v1_object_meta_creation_timestamp(
    meta_v1_object_meta view)
{
    return kin_value_as_time(kin_value_field(view.value,
        meta_v1_object_meta_creation_timestamp_field_()));
}
static inline int meta_v1_object_meta_creation_timestamp_set(
    meta_v1_object_meta_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_creation_timestamp_field_()), value);
}
static inline bool meta_v1_object_meta_creation_timestamp_has(
    meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_creation_timestamp_field_()));
}
static inline int meta_v1_object_meta_creation_timestamp_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_creation_timestamp_field_()));
}
static inline kin_field *meta_v1_object_meta_deletion_timestamp_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("deletionTimestamp", "");
    return &field;
}
static inline kin_time meta_v1_object_meta_deletion_timestamp(
    meta_v1_object_meta view)
{
    return kin_value_as_time(kin_value_field(view.value,
        meta_v1_object_meta_deletion_timestamp_field_()));
}
static inline int meta_v1_object_meta_deletion_timestamp_set(
    meta_v1_object_meta_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_deletion_timestamp_field_()), value);
}
static inline bool meta_v1_object_meta_deletion_timestamp_has(
    meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_deletion_timestamp_field_()));
}
static inline int meta_v1_object_meta_deletion_timestamp_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_deletion_timestamp_field_()));
}
static inline kin_field
    *meta_v1_object_meta_deletion_grace_period_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("deletionGracePeriodSeconds", "");
    return &field;
}
static inline int64_t meta_v1_object_meta_deletion_grace_period_seconds(
    meta_v1_object_meta view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        meta_v1_object_meta_deletion_grace_period_seconds_field_()));
}
static inline int meta_v1_object_meta_deletion_grace_period_seconds_set(
    meta_v1_object_meta_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_deletion_grace_period_seconds_field_()), value);
}
static inline bool meta_v1_object_meta_deletion_grace_period_seconds_has(
    meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_deletion_grace_period_seconds_field_()));
}
static inline int meta_v1_object_meta_deletion_grace_period_seconds_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_deletion_grace_period_seconds_field_()));
}
static inline kin_field *meta_v1_object_meta_labels_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("labels", "");
    return &field;
}
static inline kin_str meta_v1_object_meta_labels_get(meta_v1_object_meta view,
    kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_value_field(view.value,
        meta_v1_object_meta_labels_field_()), key), scratch);
}
static inline kin_str meta_v1_object_meta_labels_at(meta_v1_object_meta view,
    size_t index, kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_value_field(view.value,
        meta_v1_object_meta_labels_field_()), index), scratch);
}
static inline int meta_v1_object_meta_labels_set(meta_v1_object_meta_edit at,
    kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_labels_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t meta_v1_object_meta_labels_count(meta_v1_object_meta view)
{
    return kin_value_count(kin_value_field(view.value,
        meta_v1_object_meta_labels_field_()));
}
static inline kin_str meta_v1_object_meta_labels_key_at(
    meta_v1_object_meta view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        meta_v1_object_meta_labels_field_()), index);
}
static inline int meta_v1_object_meta_labels_remove(meta_v1_object_meta_edit at,
    kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot, meta_v1_object_meta_labels_field_()), key));
}
static inline int meta_v1_object_meta_labels_clear(meta_v1_object_meta_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_labels_field_()));
}
static inline bool meta_v1_object_meta_labels_has(meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_labels_field_()));
}
static inline int meta_v1_object_meta_labels_unset(meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_labels_field_()));
}
static inline kin_field *meta_v1_object_meta_annotations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("annotations", "");
    return &field;
}
static inline kin_str meta_v1_object_meta_annotations_get(
    meta_v1_object_meta view, kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_value_field(view.value,
        meta_v1_object_meta_annotations_field_()), key), scratch);
}
static inline kin_str meta_v1_object_meta_annotations_at(
    meta_v1_object_meta view, size_t index, kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_value_field(view.value,
        meta_v1_object_meta_annotations_field_()), index), scratch);
}
static inline int meta_v1_object_meta_annotations_set(
    meta_v1_object_meta_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_annotations_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t meta_v1_object_meta_annotations_count(
    meta_v1_object_meta view)
{
    return kin_value_count(kin_value_field(view.value,
        meta_v1_object_meta_annotations_field_()));
}
static inline kin_str meta_v1_object_meta_annotations_key_at(
    meta_v1_object_meta view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        meta_v1_object_meta_annotations_field_()), index);
}
static inline int meta_v1_object_meta_annotations_remove(
    meta_v1_object_meta_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot, meta_v1_object_meta_annotations_field_()), key));
}
static inline int meta_v1_object_meta_annotations_clear(
    meta_v1_object_meta_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_annotations_field_()));
}
static inline bool meta_v1_object_meta_annotations_has(meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_annotations_field_()));
}
static inline int meta_v1_object_meta_annotations_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_annotations_field_()));
}
static inline kin_field *meta_v1_object_meta_owner_references_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ownerReferences", "");
    return &field;
}
static inline meta_v1_owner_reference_list
    meta_v1_object_meta_get_owner_references(meta_v1_object_meta view)
{
    return meta_v1_owner_reference_list_of(kin_value_field(view.value,
        meta_v1_object_meta_owner_references_field_()));
}
static inline meta_v1_owner_reference meta_v1_object_meta_owner_references_at(
    meta_v1_object_meta view, size_t index)
{
    return meta_v1_owner_reference_of(kin_value_at(kin_value_field(view.value,
        meta_v1_object_meta_owner_references_field_()), index));
}
static inline meta_v1_owner_reference_edit
    meta_v1_object_meta_owner_references_append(meta_v1_object_meta_edit at)
{
    return meta_v1_owner_reference_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_owner_references_field_())));
}
static inline meta_v1_owner_reference_edit
    meta_v1_object_meta_edit_owner_references_at(meta_v1_object_meta_edit at,
    size_t index)
{
    return meta_v1_owner_reference_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_owner_references_field_()), index));
}
static inline int meta_v1_object_meta_owner_references_remove_at(
    meta_v1_object_meta_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, meta_v1_object_meta_owner_references_field_()),
        index));
}
static inline size_t meta_v1_object_meta_owner_references_count(
    meta_v1_object_meta view)
{
    return kin_value_count(kin_value_field(view.value,
        meta_v1_object_meta_owner_references_field_()));
}
static inline int meta_v1_object_meta_owner_references_clear(
    meta_v1_object_meta_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_owner_references_field_()));
}
static inline bool meta_v1_object_meta_owner_references_has(
    meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_owner_references_field_()));
}
static inline int meta_v1_object_meta_owner_references_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_owner_references_field_()));
}
static inline kin_field *meta_v1_object_meta_finalizers_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("finalizers", "");
    return &field;
}
static inline kin_str meta_v1_object_meta_finalizers_at(
    meta_v1_object_meta view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        meta_v1_object_meta_finalizers_field_()), index));
}
static inline int meta_v1_object_meta_finalizers_append(
    meta_v1_object_meta_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_finalizers_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t meta_v1_object_meta_finalizers_count(
    meta_v1_object_meta view)
{
    return kin_value_count(kin_value_field(view.value,
        meta_v1_object_meta_finalizers_field_()));
}
static inline int meta_v1_object_meta_finalizers_clear(
    meta_v1_object_meta_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_finalizers_field_()));
}
static inline bool meta_v1_object_meta_finalizers_has(meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_finalizers_field_()));
}
static inline int meta_v1_object_meta_finalizers_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_finalizers_field_()));
}
static inline kin_field *meta_v1_object_meta_managed_fields_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("managedFields", "");
    return &field;
}
static inline meta_v1_managed_fields_entry_list
    meta_v1_object_meta_get_managed_fields(meta_v1_object_meta view)
{
    return meta_v1_managed_fields_entry_list_of(kin_value_field(view.value,
        meta_v1_object_meta_managed_fields_field_()));
}
static inline meta_v1_managed_fields_entry
    meta_v1_object_meta_managed_fields_at(meta_v1_object_meta view,
    size_t index)
{
    return meta_v1_managed_fields_entry_of(kin_value_at(kin_value_field(
        view.value, meta_v1_object_meta_managed_fields_field_()), index));
}
static inline meta_v1_managed_fields_entry_edit
    meta_v1_object_meta_managed_fields_append(meta_v1_object_meta_edit at)
{
    return meta_v1_managed_fields_entry_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_managed_fields_field_())));
}
static inline meta_v1_managed_fields_entry_edit
    meta_v1_object_meta_edit_managed_fields_at(meta_v1_object_meta_edit at,
    size_t index)
{
    return meta_v1_managed_fields_entry_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_managed_fields_field_()), index));
}
static inline int meta_v1_object_meta_managed_fields_remove_at(
    meta_v1_object_meta_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, meta_v1_object_meta_managed_fields_field_()), index));
}
static inline size_t meta_v1_object_meta_managed_fields_count(
    meta_v1_object_meta view)
{
    return kin_value_count(kin_value_field(view.value,
        meta_v1_object_meta_managed_fields_field_()));
}
static inline int meta_v1_object_meta_managed_fields_clear(
    meta_v1_object_meta_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_managed_fields_field_()));
}
static inline bool meta_v1_object_meta_managed_fields_has(
    meta_v1_object_meta view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_object_meta_managed_fields_field_()));
}
static inline int meta_v1_object_meta_managed_fields_unset(
    meta_v1_object_meta_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_object_meta_managed_fields_field_()));
}

/* OwnerReference */
static inline kin_field *meta_v1_owner_reference_api_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiVersion", "");
    return &field;
}
static inline kin_str meta_v1_owner_reference_api_version(
    meta_v1_owner_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_owner_reference_api_version_field_()));
}
static inline int meta_v1_owner_reference_api_version_set(
    meta_v1_owner_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_api_version_field_()), value);
}
static inline bool meta_v1_owner_reference_api_version_has(
    meta_v1_owner_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_owner_reference_api_version_field_()));
}
static inline int meta_v1_owner_reference_api_version_unset(
    meta_v1_owner_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_api_version_field_()));
}
static inline kin_field *meta_v1_owner_reference_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("kind", "");
    return &field;
}
static inline kin_str meta_v1_owner_reference_kind(meta_v1_owner_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_owner_reference_kind_field_()));
}
static inline int meta_v1_owner_reference_kind_set(
    meta_v1_owner_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_kind_field_()), value);
}
static inline bool meta_v1_owner_reference_kind_has(
    meta_v1_owner_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_owner_reference_kind_field_()));
}
static inline int meta_v1_owner_reference_kind_unset(
    meta_v1_owner_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_kind_field_()));
}
static inline kin_field *meta_v1_owner_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str meta_v1_owner_reference_name(meta_v1_owner_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_owner_reference_name_field_()));
}
static inline int meta_v1_owner_reference_name_set(
    meta_v1_owner_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_name_field_()), value);
}
static inline bool meta_v1_owner_reference_name_has(
    meta_v1_owner_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_owner_reference_name_field_()));
}
static inline int meta_v1_owner_reference_name_unset(
    meta_v1_owner_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_name_field_()));
}
static inline kin_field *meta_v1_owner_reference_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("uid", "");
    return &field;
}
static inline kin_str meta_v1_owner_reference_uid(meta_v1_owner_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_owner_reference_uid_field_()));
}
static inline int meta_v1_owner_reference_uid_set(
    meta_v1_owner_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_uid_field_()), value);
}
static inline bool meta_v1_owner_reference_uid_has(meta_v1_owner_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_owner_reference_uid_field_()));
}
static inline int meta_v1_owner_reference_uid_unset(
    meta_v1_owner_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_uid_field_()));
}
static inline kin_field *meta_v1_owner_reference_controller_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("controller", "");
    return &field;
}
static inline bool meta_v1_owner_reference_controller(
    meta_v1_owner_reference view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        meta_v1_owner_reference_controller_field_()));
}
static inline int meta_v1_owner_reference_controller_set(
    meta_v1_owner_reference_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_controller_field_()), value);
}
static inline bool meta_v1_owner_reference_controller_has(
    meta_v1_owner_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_owner_reference_controller_field_()));
}
static inline int meta_v1_owner_reference_controller_unset(
    meta_v1_owner_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_controller_field_()));
}
static inline kin_field
    *meta_v1_owner_reference_block_owner_deletion_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("blockOwnerDeletion", "");
    return &field;
}
static inline bool meta_v1_owner_reference_block_owner_deletion(
    meta_v1_owner_reference view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        meta_v1_owner_reference_block_owner_deletion_field_()));
}
static inline int meta_v1_owner_reference_block_owner_deletion_set(
    meta_v1_owner_reference_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_block_owner_deletion_field_()), value);
}
static inline bool meta_v1_owner_reference_block_owner_deletion_has(
    meta_v1_owner_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_owner_reference_block_owner_deletion_field_()));
}
static inline int meta_v1_owner_reference_block_owner_deletion_unset(
    meta_v1_owner_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_owner_reference_block_owner_deletion_field_()));
}

/* Preconditions */
static inline kin_field *meta_v1_preconditions_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("uid", "");
    return &field;
}
static inline kin_str meta_v1_preconditions_uid(meta_v1_preconditions view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_preconditions_uid_field_()));
}
static inline int meta_v1_preconditions_uid_set(meta_v1_preconditions_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_preconditions_uid_field_()), value);
}
static inline bool meta_v1_preconditions_uid_has(meta_v1_preconditions view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_preconditions_uid_field_()));
}
static inline int meta_v1_preconditions_uid_unset(meta_v1_preconditions_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_preconditions_uid_field_()));
}
static inline kin_field *meta_v1_preconditions_resource_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceVersion", "");
    return &field;
}
static inline kin_str meta_v1_preconditions_resource_version(
    meta_v1_preconditions view)
{
    return kin_value_str(kin_value_field(view.value,
        meta_v1_preconditions_resource_version_field_()));
}
static inline int meta_v1_preconditions_resource_version_set(
    meta_v1_preconditions_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_preconditions_resource_version_field_()), value);
}
static inline bool meta_v1_preconditions_resource_version_has(
    meta_v1_preconditions view)
{
    return kin_value_is_set(kin_value_field(view.value,
        meta_v1_preconditions_resource_version_field_()));
}
static inline int meta_v1_preconditions_resource_version_unset(
    meta_v1_preconditions_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        meta_v1_preconditions_resource_version_field_()));
}

KIN_END_DECLS

#endif /* KIN_API_META_V1_H */
