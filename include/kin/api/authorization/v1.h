/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of authorization.k8s.io/v1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_AUTHORIZATION_V1_H
#define KIN_API_AUTHORIZATION_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct authorization_v1_field_selector_attributes {
    kin_value value;
} authorization_v1_field_selector_attributes;
typedef struct authorization_v1_field_selector_attributes_list {
    kin_value value;
} authorization_v1_field_selector_attributes_list;
typedef struct authorization_v1_field_selector_attributes_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_field_selector_attributes_edit;
static inline authorization_v1_field_selector_attributes
    authorization_v1_field_selector_attributes_of(kin_value value)
{
    authorization_v1_field_selector_attributes view;
    view.value = value;
    return view;
}
static inline authorization_v1_field_selector_attributes_list
    authorization_v1_field_selector_attributes_list_of(kin_value value)
{
    authorization_v1_field_selector_attributes_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_field_selector_attributes_list_count(
    authorization_v1_field_selector_attributes_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_field_selector_attributes
    authorization_v1_field_selector_attributes_list_at(
    authorization_v1_field_selector_attributes_list list, size_t index)
{
    return authorization_v1_field_selector_attributes_of(kin_value_at(
        list.value, index));
}
static inline authorization_v1_field_selector_attributes_edit
    authorization_v1_field_selector_attributes_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_field_selector_attributes_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_field_selector_attributes_edit_copy(
    authorization_v1_field_selector_attributes_edit at,
    authorization_v1_field_selector_attributes view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_label_selector_attributes {
    kin_value value;
} authorization_v1_label_selector_attributes;
typedef struct authorization_v1_label_selector_attributes_list {
    kin_value value;
} authorization_v1_label_selector_attributes_list;
typedef struct authorization_v1_label_selector_attributes_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_label_selector_attributes_edit;
static inline authorization_v1_label_selector_attributes
    authorization_v1_label_selector_attributes_of(kin_value value)
{
    authorization_v1_label_selector_attributes view;
    view.value = value;
    return view;
}
static inline authorization_v1_label_selector_attributes_list
    authorization_v1_label_selector_attributes_list_of(kin_value value)
{
    authorization_v1_label_selector_attributes_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_label_selector_attributes_list_count(
    authorization_v1_label_selector_attributes_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_label_selector_attributes
    authorization_v1_label_selector_attributes_list_at(
    authorization_v1_label_selector_attributes_list list, size_t index)
{
    return authorization_v1_label_selector_attributes_of(kin_value_at(
        list.value, index));
}
static inline authorization_v1_label_selector_attributes_edit
    authorization_v1_label_selector_attributes_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_label_selector_attributes_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_label_selector_attributes_edit_copy(
    authorization_v1_label_selector_attributes_edit at,
    authorization_v1_label_selector_attributes view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_local_subject_access_review {
    kin_value value;
} authorization_v1_local_subject_access_review;
typedef struct authorization_v1_local_subject_access_review_list {
    kin_value value;
} authorization_v1_local_subject_access_review_list;
typedef struct authorization_v1_local_subject_access_review_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_local_subject_access_review_edit;
static inline authorization_v1_local_subject_access_review
    authorization_v1_local_subject_access_review_of(kin_value value)
{
    authorization_v1_local_subject_access_review view;
    view.value = value;
    return view;
}
static inline authorization_v1_local_subject_access_review_list
    authorization_v1_local_subject_access_review_list_of(kin_value value)
{
    authorization_v1_local_subject_access_review_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_local_subject_access_review_list_count(
    authorization_v1_local_subject_access_review_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_local_subject_access_review
    authorization_v1_local_subject_access_review_list_at(
    authorization_v1_local_subject_access_review_list list, size_t index)
{
    return authorization_v1_local_subject_access_review_of(kin_value_at(
        list.value, index));
}
static inline authorization_v1_local_subject_access_review_edit
    authorization_v1_local_subject_access_review_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_local_subject_access_review_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_local_subject_access_review_edit_copy(
    authorization_v1_local_subject_access_review_edit at,
    authorization_v1_local_subject_access_review view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_non_resource_attributes {
    kin_value value;
} authorization_v1_non_resource_attributes;
typedef struct authorization_v1_non_resource_attributes_list {
    kin_value value;
} authorization_v1_non_resource_attributes_list;
typedef struct authorization_v1_non_resource_attributes_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_non_resource_attributes_edit;
static inline authorization_v1_non_resource_attributes
    authorization_v1_non_resource_attributes_of(kin_value value)
{
    authorization_v1_non_resource_attributes view;
    view.value = value;
    return view;
}
static inline authorization_v1_non_resource_attributes_list
    authorization_v1_non_resource_attributes_list_of(kin_value value)
{
    authorization_v1_non_resource_attributes_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_non_resource_attributes_list_count(
    authorization_v1_non_resource_attributes_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_non_resource_attributes
    authorization_v1_non_resource_attributes_list_at(
    authorization_v1_non_resource_attributes_list list, size_t index)
{
    return authorization_v1_non_resource_attributes_of(kin_value_at(list.value,
        index));
}
static inline authorization_v1_non_resource_attributes_edit
    authorization_v1_non_resource_attributes_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_non_resource_attributes_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_non_resource_attributes_edit_copy(
    authorization_v1_non_resource_attributes_edit at,
    authorization_v1_non_resource_attributes view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_non_resource_rule {
    kin_value value;
} authorization_v1_non_resource_rule;
typedef struct authorization_v1_non_resource_rule_list {
    kin_value value;
} authorization_v1_non_resource_rule_list;
typedef struct authorization_v1_non_resource_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_non_resource_rule_edit;
static inline authorization_v1_non_resource_rule
    authorization_v1_non_resource_rule_of(kin_value value)
{
    authorization_v1_non_resource_rule view;
    view.value = value;
    return view;
}
static inline authorization_v1_non_resource_rule_list
    authorization_v1_non_resource_rule_list_of(kin_value value)
{
    authorization_v1_non_resource_rule_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_non_resource_rule_list_count(
    authorization_v1_non_resource_rule_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_non_resource_rule
    authorization_v1_non_resource_rule_list_at(
    authorization_v1_non_resource_rule_list list, size_t index)
{
    return authorization_v1_non_resource_rule_of(kin_value_at(list.value,
        index));
}
static inline authorization_v1_non_resource_rule_edit
    authorization_v1_non_resource_rule_edit_of(kin_edit *edit, kin_spot spot)
{
    authorization_v1_non_resource_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_non_resource_rule_edit_copy(
    authorization_v1_non_resource_rule_edit at,
    authorization_v1_non_resource_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_resource_attributes {
    kin_value value;
} authorization_v1_resource_attributes;
typedef struct authorization_v1_resource_attributes_list {
    kin_value value;
} authorization_v1_resource_attributes_list;
typedef struct authorization_v1_resource_attributes_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_resource_attributes_edit;
static inline authorization_v1_resource_attributes
    authorization_v1_resource_attributes_of(kin_value value)
{
    authorization_v1_resource_attributes view;
    view.value = value;
    return view;
}
static inline authorization_v1_resource_attributes_list
    authorization_v1_resource_attributes_list_of(kin_value value)
{
    authorization_v1_resource_attributes_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_resource_attributes_list_count(
    authorization_v1_resource_attributes_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_resource_attributes
    authorization_v1_resource_attributes_list_at(
    authorization_v1_resource_attributes_list list, size_t index)
{
    return authorization_v1_resource_attributes_of(kin_value_at(list.value,
        index));
}
static inline authorization_v1_resource_attributes_edit
    authorization_v1_resource_attributes_edit_of(kin_edit *edit, kin_spot spot)
{
    authorization_v1_resource_attributes_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_resource_attributes_edit_copy(
    authorization_v1_resource_attributes_edit at,
    authorization_v1_resource_attributes view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_resource_rule {
    kin_value value;
} authorization_v1_resource_rule;
typedef struct authorization_v1_resource_rule_list {
    kin_value value;
} authorization_v1_resource_rule_list;
typedef struct authorization_v1_resource_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_resource_rule_edit;
static inline authorization_v1_resource_rule authorization_v1_resource_rule_of(
    kin_value value)
{
    authorization_v1_resource_rule view;
    view.value = value;
    return view;
}
static inline authorization_v1_resource_rule_list
    authorization_v1_resource_rule_list_of(kin_value value)
{
    authorization_v1_resource_rule_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_resource_rule_list_count(
    authorization_v1_resource_rule_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_resource_rule
    authorization_v1_resource_rule_list_at(
    authorization_v1_resource_rule_list list, size_t index)
{
    return authorization_v1_resource_rule_of(kin_value_at(list.value, index));
}
static inline authorization_v1_resource_rule_edit
    authorization_v1_resource_rule_edit_of(kin_edit *edit, kin_spot spot)
{
    authorization_v1_resource_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_resource_rule_edit_copy(
    authorization_v1_resource_rule_edit at, authorization_v1_resource_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_self_subject_access_review {
    kin_value value;
} authorization_v1_self_subject_access_review;
typedef struct authorization_v1_self_subject_access_review_list {
    kin_value value;
} authorization_v1_self_subject_access_review_list;
typedef struct authorization_v1_self_subject_access_review_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_self_subject_access_review_edit;
static inline authorization_v1_self_subject_access_review
    authorization_v1_self_subject_access_review_of(kin_value value)
{
    authorization_v1_self_subject_access_review view;
    view.value = value;
    return view;
}
static inline authorization_v1_self_subject_access_review_list
    authorization_v1_self_subject_access_review_list_of(kin_value value)
{
    authorization_v1_self_subject_access_review_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_self_subject_access_review_list_count(
    authorization_v1_self_subject_access_review_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_self_subject_access_review
    authorization_v1_self_subject_access_review_list_at(
    authorization_v1_self_subject_access_review_list list, size_t index)
{
    return authorization_v1_self_subject_access_review_of(kin_value_at(
        list.value, index));
}
static inline authorization_v1_self_subject_access_review_edit
    authorization_v1_self_subject_access_review_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_self_subject_access_review_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_self_subject_access_review_edit_copy(
    authorization_v1_self_subject_access_review_edit at,
    authorization_v1_self_subject_access_review view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_self_subject_access_review_spec {
    kin_value value;
} authorization_v1_self_subject_access_review_spec;
typedef struct authorization_v1_self_subject_access_review_spec_list {
    kin_value value;
} authorization_v1_self_subject_access_review_spec_list;
typedef struct authorization_v1_self_subject_access_review_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_self_subject_access_review_spec_edit;
static inline authorization_v1_self_subject_access_review_spec
    authorization_v1_self_subject_access_review_spec_of(kin_value value)
{
    authorization_v1_self_subject_access_review_spec view;
    view.value = value;
    return view;
}
static inline authorization_v1_self_subject_access_review_spec_list
    authorization_v1_self_subject_access_review_spec_list_of(kin_value value)
{
    authorization_v1_self_subject_access_review_spec_list list;
    list.value = value;
    return list;
}
static inline size_t
    authorization_v1_self_subject_access_review_spec_list_count(
    authorization_v1_self_subject_access_review_spec_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_self_subject_access_review_spec
    authorization_v1_self_subject_access_review_spec_list_at(
    authorization_v1_self_subject_access_review_spec_list list, size_t index)
{
    return authorization_v1_self_subject_access_review_spec_of(kin_value_at(
        list.value, index));
}
static inline authorization_v1_self_subject_access_review_spec_edit
    authorization_v1_self_subject_access_review_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_self_subject_access_review_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_self_subject_access_review_spec_edit_copy(
    authorization_v1_self_subject_access_review_spec_edit at,
    authorization_v1_self_subject_access_review_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_self_subject_rules_review {
    kin_value value;
} authorization_v1_self_subject_rules_review;
typedef struct authorization_v1_self_subject_rules_review_list {
    kin_value value;
} authorization_v1_self_subject_rules_review_list;
typedef struct authorization_v1_self_subject_rules_review_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_self_subject_rules_review_edit;
static inline authorization_v1_self_subject_rules_review
    authorization_v1_self_subject_rules_review_of(kin_value value)
{
    authorization_v1_self_subject_rules_review view;
    view.value = value;
    return view;
}
static inline authorization_v1_self_subject_rules_review_list
    authorization_v1_self_subject_rules_review_list_of(kin_value value)
{
    authorization_v1_self_subject_rules_review_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_self_subject_rules_review_list_count(
    authorization_v1_self_subject_rules_review_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_self_subject_rules_review
    authorization_v1_self_subject_rules_review_list_at(
    authorization_v1_self_subject_rules_review_list list, size_t index)
{
    return authorization_v1_self_subject_rules_review_of(kin_value_at(
        list.value, index));
}
static inline authorization_v1_self_subject_rules_review_edit
    authorization_v1_self_subject_rules_review_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_self_subject_rules_review_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_self_subject_rules_review_edit_copy(
    authorization_v1_self_subject_rules_review_edit at,
    authorization_v1_self_subject_rules_review view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_self_subject_rules_review_spec {
    kin_value value;
} authorization_v1_self_subject_rules_review_spec;
typedef struct authorization_v1_self_subject_rules_review_spec_list {
    kin_value value;
} authorization_v1_self_subject_rules_review_spec_list;
typedef struct authorization_v1_self_subject_rules_review_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_self_subject_rules_review_spec_edit;
static inline authorization_v1_self_subject_rules_review_spec
    authorization_v1_self_subject_rules_review_spec_of(kin_value value)
{
    authorization_v1_self_subject_rules_review_spec view;
    view.value = value;
    return view;
}
static inline authorization_v1_self_subject_rules_review_spec_list
    authorization_v1_self_subject_rules_review_spec_list_of(kin_value value)
{
    authorization_v1_self_subject_rules_review_spec_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_self_subject_rules_review_spec_list_count(
    authorization_v1_self_subject_rules_review_spec_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_self_subject_rules_review_spec
    authorization_v1_self_subject_rules_review_spec_list_at(
    authorization_v1_self_subject_rules_review_spec_list list, size_t index)
{
    return authorization_v1_self_subject_rules_review_spec_of(kin_value_at(
        list.value, index));
}
static inline authorization_v1_self_subject_rules_review_spec_edit
    authorization_v1_self_subject_rules_review_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_self_subject_rules_review_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_self_subject_rules_review_spec_edit_copy(
    authorization_v1_self_subject_rules_review_spec_edit at,
    authorization_v1_self_subject_rules_review_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_subject_access_review {
    kin_value value;
} authorization_v1_subject_access_review;
typedef struct authorization_v1_subject_access_review_list {
    kin_value value;
} authorization_v1_subject_access_review_list;
typedef struct authorization_v1_subject_access_review_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_subject_access_review_edit;
static inline authorization_v1_subject_access_review
    authorization_v1_subject_access_review_of(kin_value value)
{
    authorization_v1_subject_access_review view;
    view.value = value;
    return view;
}
static inline authorization_v1_subject_access_review_list
    authorization_v1_subject_access_review_list_of(kin_value value)
{
    authorization_v1_subject_access_review_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_subject_access_review_list_count(
    authorization_v1_subject_access_review_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_subject_access_review
    authorization_v1_subject_access_review_list_at(
    authorization_v1_subject_access_review_list list, size_t index)
{
    return authorization_v1_subject_access_review_of(kin_value_at(list.value,
        index));
}
static inline authorization_v1_subject_access_review_edit
    authorization_v1_subject_access_review_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_subject_access_review_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_subject_access_review_edit_copy(
    authorization_v1_subject_access_review_edit at,
    authorization_v1_subject_access_review view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_subject_access_review_spec {
    kin_value value;
} authorization_v1_subject_access_review_spec;
typedef struct authorization_v1_subject_access_review_spec_list {
    kin_value value;
} authorization_v1_subject_access_review_spec_list;
typedef struct authorization_v1_subject_access_review_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_subject_access_review_spec_edit;
static inline authorization_v1_subject_access_review_spec
    authorization_v1_subject_access_review_spec_of(kin_value value)
{
    authorization_v1_subject_access_review_spec view;
    view.value = value;
    return view;
}
static inline authorization_v1_subject_access_review_spec_list
    authorization_v1_subject_access_review_spec_list_of(kin_value value)
{
    authorization_v1_subject_access_review_spec_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_subject_access_review_spec_list_count(
    authorization_v1_subject_access_review_spec_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_subject_access_review_spec
    authorization_v1_subject_access_review_spec_list_at(
    authorization_v1_subject_access_review_spec_list list, size_t index)
{
    return authorization_v1_subject_access_review_spec_of(kin_value_at(
        list.value, index));
}
static inline authorization_v1_subject_access_review_spec_edit
    authorization_v1_subject_access_review_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_subject_access_review_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_subject_access_review_spec_edit_copy(
    authorization_v1_subject_access_review_spec_edit at,
    authorization_v1_subject_access_review_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_subject_access_review_status {
    kin_value value;
} authorization_v1_subject_access_review_status;
typedef struct authorization_v1_subject_access_review_status_list {
    kin_value value;
} authorization_v1_subject_access_review_status_list;
typedef struct authorization_v1_subject_access_review_status_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_subject_access_review_status_edit;
static inline authorization_v1_subject_access_review_status
    authorization_v1_subject_access_review_status_of(kin_value value)
{
    authorization_v1_subject_access_review_status view;
    view.value = value;
    return view;
}
static inline authorization_v1_subject_access_review_status_list
    authorization_v1_subject_access_review_status_list_of(kin_value value)
{
    authorization_v1_subject_access_review_status_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_subject_access_review_status_list_count(
    authorization_v1_subject_access_review_status_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_subject_access_review_status
    authorization_v1_subject_access_review_status_list_at(
    authorization_v1_subject_access_review_status_list list, size_t index)
{
    return authorization_v1_subject_access_review_status_of(kin_value_at(
        list.value, index));
}
static inline authorization_v1_subject_access_review_status_edit
    authorization_v1_subject_access_review_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_subject_access_review_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_subject_access_review_status_edit_copy(
    authorization_v1_subject_access_review_status_edit at,
    authorization_v1_subject_access_review_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authorization_v1_subject_rules_review_status {
    kin_value value;
} authorization_v1_subject_rules_review_status;
typedef struct authorization_v1_subject_rules_review_status_list {
    kin_value value;
} authorization_v1_subject_rules_review_status_list;
typedef struct authorization_v1_subject_rules_review_status_edit {
    kin_edit *edit;
    kin_spot spot;
} authorization_v1_subject_rules_review_status_edit;
static inline authorization_v1_subject_rules_review_status
    authorization_v1_subject_rules_review_status_of(kin_value value)
{
    authorization_v1_subject_rules_review_status view;
    view.value = value;
    return view;
}
static inline authorization_v1_subject_rules_review_status_list
    authorization_v1_subject_rules_review_status_list_of(kin_value value)
{
    authorization_v1_subject_rules_review_status_list list;
    list.value = value;
    return list;
}
static inline size_t authorization_v1_subject_rules_review_status_list_count(
    authorization_v1_subject_rules_review_status_list list)
{
    return kin_value_count(list.value);
}
static inline authorization_v1_subject_rules_review_status
    authorization_v1_subject_rules_review_status_list_at(
    authorization_v1_subject_rules_review_status_list list, size_t index)
{
    return authorization_v1_subject_rules_review_status_of(kin_value_at(
        list.value, index));
}
static inline authorization_v1_subject_rules_review_status_edit
    authorization_v1_subject_rules_review_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authorization_v1_subject_rules_review_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authorization_v1_subject_rules_review_status_edit_copy(
    authorization_v1_subject_rules_review_status_edit at,
    authorization_v1_subject_rules_review_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* FieldSelectorAttributes */
static inline kin_field
    *authorization_v1_field_selector_attributes_raw_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rawSelector", "");
    return &field;
}
static inline kin_str authorization_v1_field_selector_attributes_raw_selector(
    authorization_v1_field_selector_attributes view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_field_selector_attributes_raw_selector_field_()));
}
static inline int authorization_v1_field_selector_attributes_raw_selector_set(
    authorization_v1_field_selector_attributes_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_field_selector_attributes_raw_selector_field_()),
        value);
}
static inline bool authorization_v1_field_selector_attributes_raw_selector_has(
    authorization_v1_field_selector_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_field_selector_attributes_raw_selector_field_()));
}
static inline int authorization_v1_field_selector_attributes_raw_selector_unset(
    authorization_v1_field_selector_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_field_selector_attributes_raw_selector_field_()));
}
static inline kin_field
    *authorization_v1_field_selector_attributes_requirements_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("requirements", "");
    return &field;
}
static inline meta_v1_field_selector_requirement_list
    authorization_v1_field_selector_attributes_get_requirements(
    authorization_v1_field_selector_attributes view)
{
    return meta_v1_field_selector_requirement_list_of(kin_value_field(
        view.value,
        authorization_v1_field_selector_attributes_requirements_field_()));
}
static inline meta_v1_field_selector_requirement
    authorization_v1_field_selector_attributes_requirements_at(
    authorization_v1_field_selector_attributes view, size_t index)
{
    return meta_v1_field_selector_requirement_of(kin_value_at(kin_value_field(
        view.value,
        authorization_v1_field_selector_attributes_requirements_field_()),
        index));
}
static inline meta_v1_field_selector_requirement_edit
    authorization_v1_field_selector_attributes_requirements_append(
    authorization_v1_field_selector_attributes_edit at)
{
    return meta_v1_field_selector_requirement_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_field_selector_attributes_requirements_field_())));
}
static inline meta_v1_field_selector_requirement_edit
    authorization_v1_field_selector_attributes_edit_requirements_at(
    authorization_v1_field_selector_attributes_edit at, size_t index)
{
    return meta_v1_field_selector_requirement_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_field_selector_attributes_requirements_field_()),
        index));
}
static inline int
    authorization_v1_field_selector_attributes_requirements_remove_at(
    authorization_v1_field_selector_attributes_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_field_selector_attributes_requirements_field_()),
        index));
}
static inline size_t
    authorization_v1_field_selector_attributes_requirements_count(
    authorization_v1_field_selector_attributes view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_field_selector_attributes_requirements_field_()));
}
static inline int authorization_v1_field_selector_attributes_requirements_clear(
    authorization_v1_field_selector_attributes_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_field_selector_attributes_requirements_field_()));
}
static inline bool authorization_v1_field_selector_attributes_requirements_has(
    authorization_v1_field_selector_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_field_selector_attributes_requirements_field_()));
}
static inline int authorization_v1_field_selector_attributes_requirements_unset(
    authorization_v1_field_selector_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_field_selector_attributes_requirements_field_()));
}

/* LabelSelectorAttributes */
static inline kin_field
    *authorization_v1_label_selector_attributes_raw_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rawSelector", "");
    return &field;
}
static inline kin_str authorization_v1_label_selector_attributes_raw_selector(
    authorization_v1_label_selector_attributes view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_label_selector_attributes_raw_selector_field_()));
}
static inline int authorization_v1_label_selector_attributes_raw_selector_set(
    authorization_v1_label_selector_attributes_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_label_selector_attributes_raw_selector_field_()),
        value);
}
static inline bool authorization_v1_label_selector_attributes_raw_selector_has(
    authorization_v1_label_selector_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_label_selector_attributes_raw_selector_field_()));
}
static inline int authorization_v1_label_selector_attributes_raw_selector_unset(
    authorization_v1_label_selector_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_label_selector_attributes_raw_selector_field_()));
}
static inline kin_field
    *authorization_v1_label_selector_attributes_requirements_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("requirements", "");
    return &field;
}
static inline meta_v1_label_selector_requirement_list
    authorization_v1_label_selector_attributes_get_requirements(
    authorization_v1_label_selector_attributes view)
{
    return meta_v1_label_selector_requirement_list_of(kin_value_field(
        view.value,
        authorization_v1_label_selector_attributes_requirements_field_()));
}
static inline meta_v1_label_selector_requirement
    authorization_v1_label_selector_attributes_requirements_at(
    authorization_v1_label_selector_attributes view, size_t index)
{
    return meta_v1_label_selector_requirement_of(kin_value_at(kin_value_field(
        view.value,
        authorization_v1_label_selector_attributes_requirements_field_()),
        index));
}
static inline meta_v1_label_selector_requirement_edit
    authorization_v1_label_selector_attributes_requirements_append(
    authorization_v1_label_selector_attributes_edit at)
{
    return meta_v1_label_selector_requirement_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_label_selector_attributes_requirements_field_())));
}
static inline meta_v1_label_selector_requirement_edit
    authorization_v1_label_selector_attributes_edit_requirements_at(
    authorization_v1_label_selector_attributes_edit at, size_t index)
{
    return meta_v1_label_selector_requirement_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_label_selector_attributes_requirements_field_()),
        index));
}
static inline int
    authorization_v1_label_selector_attributes_requirements_remove_at(
    authorization_v1_label_selector_attributes_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_label_selector_attributes_requirements_field_()),
        index));
}
static inline size_t
    authorization_v1_label_selector_attributes_requirements_count(
    authorization_v1_label_selector_attributes view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_label_selector_attributes_requirements_field_()));
}
static inline int authorization_v1_label_selector_attributes_requirements_clear(
    authorization_v1_label_selector_attributes_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_label_selector_attributes_requirements_field_()));
}
static inline bool authorization_v1_label_selector_attributes_requirements_has(
    authorization_v1_label_selector_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_label_selector_attributes_requirements_field_()));
}
static inline int authorization_v1_label_selector_attributes_requirements_unset(
    authorization_v1_label_selector_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_label_selector_attributes_requirements_field_()));
}

/* LocalSubjectAccessReview */
static inline kin_field
    *authorization_v1_local_subject_access_review_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    authorization_v1_local_subject_access_review_get_metadata(
    authorization_v1_local_subject_access_review view)
{
    return meta_v1_object_meta_of(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    authorization_v1_local_subject_access_review_edit_metadata(
    authorization_v1_local_subject_access_review_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_metadata_field_()));
}
static inline bool authorization_v1_local_subject_access_review_metadata_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_metadata_field_()));
}
static inline int authorization_v1_local_subject_access_review_metadata_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_metadata_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline authorization_v1_subject_access_review_spec
    authorization_v1_local_subject_access_review_get_spec(
    authorization_v1_local_subject_access_review view)
{
    return authorization_v1_subject_access_review_spec_of(kin_value_field(
        view.value,
        authorization_v1_local_subject_access_review_spec_field_()));
}
static inline authorization_v1_subject_access_review_spec_edit
    authorization_v1_local_subject_access_review_edit_spec(
    authorization_v1_local_subject_access_review_edit at)
{
    return authorization_v1_subject_access_review_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_field_()));
}
static inline bool authorization_v1_local_subject_access_review_spec_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_field_()));
}
static inline int authorization_v1_local_subject_access_review_spec_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline authorization_v1_subject_access_review_status
    authorization_v1_local_subject_access_review_get_status(
    authorization_v1_local_subject_access_review view)
{
    return authorization_v1_subject_access_review_status_of(kin_value_field(
        view.value,
        authorization_v1_local_subject_access_review_status_field_()));
}
static inline authorization_v1_subject_access_review_status_edit
    authorization_v1_local_subject_access_review_edit_status(
    authorization_v1_local_subject_access_review_edit at)
{
    return authorization_v1_subject_access_review_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_status_field_()));
}
static inline bool authorization_v1_local_subject_access_review_status_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_status_field_()));
}
static inline int authorization_v1_local_subject_access_review_status_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_status_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_spec_resource_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "resourceAttributes");
    return &field;
}
static inline authorization_v1_resource_attributes
    authorization_v1_local_subject_access_review_get_spec_resource_attributes(
    authorization_v1_local_subject_access_review view)
{
    return authorization_v1_resource_attributes_of(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_resource_attributes_field_()));
}
static inline authorization_v1_resource_attributes_edit
    authorization_v1_local_subject_access_review_edit_spec_resource_attributes(
    authorization_v1_local_subject_access_review_edit at)
{
    return authorization_v1_resource_attributes_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_resource_attributes_field_()));
}
static inline bool
    authorization_v1_local_subject_access_review_spec_resource_attributes_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_resource_attributes_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_spec_resource_attributes_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_resource_attributes_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_spec_non_resource_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "nonResourceAttributes");
    return &field;
}
static inline authorization_v1_non_resource_attributes
    authorization_v1_local_subject_access_review_get_spec_non_resource_attributes(authorization_v1_local_subject_access_review view)
{
    return authorization_v1_non_resource_attributes_of(kin_value_field(
        view.value,
        authorization_v1_local_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline authorization_v1_non_resource_attributes_edit
    authorization_v1_local_subject_access_review_edit_spec_non_resource_attributes(authorization_v1_local_subject_access_review_edit at)
{
    return authorization_v1_non_resource_attributes_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline bool
    authorization_v1_local_subject_access_review_spec_non_resource_attributes_has(authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_spec_non_resource_attributes_unset(authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_spec_user_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "user");
    return &field;
}
static inline kin_str authorization_v1_local_subject_access_review_spec_user(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_user_field_()));
}
static inline int authorization_v1_local_subject_access_review_spec_user_set(
    authorization_v1_local_subject_access_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_user_field_()),
        value);
}
static inline bool authorization_v1_local_subject_access_review_spec_user_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_user_field_()));
}
static inline int authorization_v1_local_subject_access_review_spec_user_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_user_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_spec_groups_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "groups");
    return &field;
}
static inline kin_str
    authorization_v1_local_subject_access_review_spec_groups_at(
    authorization_v1_local_subject_access_review view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_groups_field_()),
        index));
}
static inline int
    authorization_v1_local_subject_access_review_spec_groups_append(
    authorization_v1_local_subject_access_review_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_groups_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    authorization_v1_local_subject_access_review_spec_groups_count(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_groups_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_spec_groups_clear(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_groups_field_()));
}
static inline bool authorization_v1_local_subject_access_review_spec_groups_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_groups_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_spec_groups_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_groups_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_spec_extra_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "extra");
    return &field;
}
static inline kin_value
    authorization_v1_local_subject_access_review_spec_extra_get(
    authorization_v1_local_subject_access_review view, kin_str key)
{
    return (kin_value_get(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_extra_field_()),
        key));
}
static inline kin_value
    authorization_v1_local_subject_access_review_spec_extra_at(
    authorization_v1_local_subject_access_review view, size_t index)
{
    return (kin_value_at(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_extra_field_()),
        index));
}
static inline int authorization_v1_local_subject_access_review_spec_extra_set(
    authorization_v1_local_subject_access_review_edit at, kin_str key,
    kin_value value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_extra_field_()), key);
    return kin_edit_set_value(at.edit, spot, value);
}
static inline size_t
    authorization_v1_local_subject_access_review_spec_extra_count(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_extra_field_()));
}
static inline kin_str
    authorization_v1_local_subject_access_review_spec_extra_key_at(
    authorization_v1_local_subject_access_review view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_extra_field_()),
        index);
}
static inline int
    authorization_v1_local_subject_access_review_spec_extra_remove(
    authorization_v1_local_subject_access_review_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_extra_field_()),
        key));
}
static inline int authorization_v1_local_subject_access_review_spec_extra_clear(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_extra_field_()));
}
static inline bool authorization_v1_local_subject_access_review_spec_extra_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_extra_field_()));
}
static inline int authorization_v1_local_subject_access_review_spec_extra_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_extra_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_spec_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "uid");
    return &field;
}
static inline kin_str authorization_v1_local_subject_access_review_spec_uid(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_uid_field_()));
}
static inline int authorization_v1_local_subject_access_review_spec_uid_set(
    authorization_v1_local_subject_access_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_uid_field_()), value);
}
static inline bool authorization_v1_local_subject_access_review_spec_uid_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_spec_uid_field_()));
}
static inline int authorization_v1_local_subject_access_review_spec_uid_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_spec_uid_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_status_allowed_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "allowed");
    return &field;
}
static inline bool authorization_v1_local_subject_access_review_status_allowed(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_status_allowed_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_status_allowed_set(
    authorization_v1_local_subject_access_review_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_status_allowed_field_()),
        value);
}
static inline bool
    authorization_v1_local_subject_access_review_status_allowed_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_status_allowed_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_status_allowed_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_status_allowed_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_status_denied_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "denied");
    return &field;
}
static inline bool authorization_v1_local_subject_access_review_status_denied(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_status_denied_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_status_denied_set(
    authorization_v1_local_subject_access_review_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_status_denied_field_()),
        value);
}
static inline bool
    authorization_v1_local_subject_access_review_status_denied_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_status_denied_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_status_denied_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_status_denied_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_status_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "reason");
    return &field;
}
static inline kin_str
    authorization_v1_local_subject_access_review_status_reason(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_status_reason_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_status_reason_set(
    authorization_v1_local_subject_access_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_status_reason_field_()),
        value);
}
static inline bool
    authorization_v1_local_subject_access_review_status_reason_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_status_reason_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_status_reason_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_status_reason_field_()));
}
static inline kin_field
    *authorization_v1_local_subject_access_review_status_evaluation_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "evaluationError");
    return &field;
}
static inline kin_str
    authorization_v1_local_subject_access_review_status_evaluation_error(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_status_evaluation_error_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_status_evaluation_error_set(
    authorization_v1_local_subject_access_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_status_evaluation_error_field_()), value);
}
static inline bool
    authorization_v1_local_subject_access_review_status_evaluation_error_has(
    authorization_v1_local_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_local_subject_access_review_status_evaluation_error_field_()));
}
static inline int
    authorization_v1_local_subject_access_review_status_evaluation_error_unset(
    authorization_v1_local_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_local_subject_access_review_status_evaluation_error_field_()));
}

/* NonResourceAttributes */
static inline kin_field
    *authorization_v1_non_resource_attributes_path_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("path", "");
    return &field;
}
static inline kin_str authorization_v1_non_resource_attributes_path(
    authorization_v1_non_resource_attributes view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_non_resource_attributes_path_field_()));
}
static inline int authorization_v1_non_resource_attributes_path_set(
    authorization_v1_non_resource_attributes_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_non_resource_attributes_path_field_()), value);
}
static inline bool authorization_v1_non_resource_attributes_path_has(
    authorization_v1_non_resource_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_non_resource_attributes_path_field_()));
}
static inline int authorization_v1_non_resource_attributes_path_unset(
    authorization_v1_non_resource_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_non_resource_attributes_path_field_()));
}
static inline kin_field
    *authorization_v1_non_resource_attributes_verb_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("verb", "");
    return &field;
}
static inline kin_str authorization_v1_non_resource_attributes_verb(
    authorization_v1_non_resource_attributes view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_non_resource_attributes_verb_field_()));
}
static inline int authorization_v1_non_resource_attributes_verb_set(
    authorization_v1_non_resource_attributes_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_non_resource_attributes_verb_field_()), value);
}
static inline bool authorization_v1_non_resource_attributes_verb_has(
    authorization_v1_non_resource_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_non_resource_attributes_verb_field_()));
}
static inline int authorization_v1_non_resource_attributes_verb_unset(
    authorization_v1_non_resource_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_non_resource_attributes_verb_field_()));
}

/* NonResourceRule */
static inline kin_field *authorization_v1_non_resource_rule_verbs_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("verbs", "");
    return &field;
}
static inline kin_str authorization_v1_non_resource_rule_verbs_at(
    authorization_v1_non_resource_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authorization_v1_non_resource_rule_verbs_field_()), index));
}
static inline int authorization_v1_non_resource_rule_verbs_append(
    authorization_v1_non_resource_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_non_resource_rule_verbs_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authorization_v1_non_resource_rule_verbs_count(
    authorization_v1_non_resource_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_non_resource_rule_verbs_field_()));
}
static inline int authorization_v1_non_resource_rule_verbs_clear(
    authorization_v1_non_resource_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_non_resource_rule_verbs_field_()));
}
static inline bool authorization_v1_non_resource_rule_verbs_has(
    authorization_v1_non_resource_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_non_resource_rule_verbs_field_()));
}
static inline int authorization_v1_non_resource_rule_verbs_unset(
    authorization_v1_non_resource_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_non_resource_rule_verbs_field_()));
}
static inline kin_field
    *authorization_v1_non_resource_rule_non_resource_urls_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nonResourceURLs", "");
    return &field;
}
static inline kin_str authorization_v1_non_resource_rule_non_resource_urls_at(
    authorization_v1_non_resource_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authorization_v1_non_resource_rule_non_resource_urls_field_()), index));
}
static inline int authorization_v1_non_resource_rule_non_resource_urls_append(
    authorization_v1_non_resource_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_non_resource_rule_non_resource_urls_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authorization_v1_non_resource_rule_non_resource_urls_count(
    authorization_v1_non_resource_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_non_resource_rule_non_resource_urls_field_()));
}
static inline int authorization_v1_non_resource_rule_non_resource_urls_clear(
    authorization_v1_non_resource_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_non_resource_rule_non_resource_urls_field_()));
}
static inline bool authorization_v1_non_resource_rule_non_resource_urls_has(
    authorization_v1_non_resource_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_non_resource_rule_non_resource_urls_field_()));
}
static inline int authorization_v1_non_resource_rule_non_resource_urls_unset(
    authorization_v1_non_resource_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_non_resource_rule_non_resource_urls_field_()));
}

/* ResourceAttributes */
static inline kin_field
    *authorization_v1_resource_attributes_namespace_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespace", "");
    return &field;
}
static inline kin_str authorization_v1_resource_attributes_namespace(
    authorization_v1_resource_attributes view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_resource_attributes_namespace_field_()));
}
static inline int authorization_v1_resource_attributes_namespace_set(
    authorization_v1_resource_attributes_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_namespace_field_()), value);
}
static inline bool authorization_v1_resource_attributes_namespace_has(
    authorization_v1_resource_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_attributes_namespace_field_()));
}
static inline int authorization_v1_resource_attributes_namespace_unset(
    authorization_v1_resource_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_namespace_field_()));
}
static inline kin_field *authorization_v1_resource_attributes_verb_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("verb", "");
    return &field;
}
static inline kin_str authorization_v1_resource_attributes_verb(
    authorization_v1_resource_attributes view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_resource_attributes_verb_field_()));
}
static inline int authorization_v1_resource_attributes_verb_set(
    authorization_v1_resource_attributes_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_verb_field_()), value);
}
static inline bool authorization_v1_resource_attributes_verb_has(
    authorization_v1_resource_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_attributes_verb_field_()));
}
static inline int authorization_v1_resource_attributes_verb_unset(
    authorization_v1_resource_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_verb_field_()));
}
static inline kin_field *authorization_v1_resource_attributes_group_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("group", "");
    return &field;
}
static inline kin_str authorization_v1_resource_attributes_group(
    authorization_v1_resource_attributes view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_resource_attributes_group_field_()));
}
static inline int authorization_v1_resource_attributes_group_set(
    authorization_v1_resource_attributes_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_group_field_()), value);
}
static inline bool authorization_v1_resource_attributes_group_has(
    authorization_v1_resource_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_attributes_group_field_()));
}
static inline int authorization_v1_resource_attributes_group_unset(
    authorization_v1_resource_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_group_field_()));
}
static inline kin_field
    *authorization_v1_resource_attributes_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("version", "");
    return &field;
}
static inline kin_str authorization_v1_resource_attributes_version(
    authorization_v1_resource_attributes view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_resource_attributes_version_field_()));
}
static inline int authorization_v1_resource_attributes_version_set(
    authorization_v1_resource_attributes_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_version_field_()), value);
}
static inline bool authorization_v1_resource_attributes_version_has(
    authorization_v1_resource_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_attributes_version_field_()));
}
static inline int authorization_v1_resource_attributes_version_unset(
    authorization_v1_resource_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_version_field_()));
}
static inline kin_field
    *authorization_v1_resource_attributes_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resource", "");
    return &field;
}
static inline kin_str authorization_v1_resource_attributes_resource(
    authorization_v1_resource_attributes view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_resource_attributes_resource_field_()));
}
static inline int authorization_v1_resource_attributes_resource_set(
    authorization_v1_resource_attributes_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_resource_field_()), value);
}
static inline bool authorization_v1_resource_attributes_resource_has(
    authorization_v1_resource_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_attributes_resource_field_()));
}
static inline int authorization_v1_resource_attributes_resource_unset(
    authorization_v1_resource_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_resource_field_()));
}
static inline kin_field
    *authorization_v1_resource_attributes_subresource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("subresource", "");
    return &field;
}
static inline kin_str authorization_v1_resource_attributes_subresource(
    authorization_v1_resource_attributes view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_resource_attributes_subresource_field_()));
}
static inline int authorization_v1_resource_attributes_subresource_set(
    authorization_v1_resource_attributes_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_subresource_field_()), value);
}
static inline bool authorization_v1_resource_attributes_subresource_has(
    authorization_v1_resource_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_attributes_subresource_field_()));
}
static inline int authorization_v1_resource_attributes_subresource_unset(
    authorization_v1_resource_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_subresource_field_()));
}
static inline kin_field *authorization_v1_resource_attributes_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str authorization_v1_resource_attributes_name(
    authorization_v1_resource_attributes view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_resource_attributes_name_field_()));
}
static inline int authorization_v1_resource_attributes_name_set(
    authorization_v1_resource_attributes_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_name_field_()), value);
}
static inline bool authorization_v1_resource_attributes_name_has(
    authorization_v1_resource_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_attributes_name_field_()));
}
static inline int authorization_v1_resource_attributes_name_unset(
    authorization_v1_resource_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_name_field_()));
}
static inline kin_field
    *authorization_v1_resource_attributes_field_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("fieldSelector", "");
    return &field;
}
static inline authorization_v1_field_selector_attributes
    authorization_v1_resource_attributes_get_field_selector(
    authorization_v1_resource_attributes view)
{
    return authorization_v1_field_selector_attributes_of(kin_value_field(
        view.value,
        authorization_v1_resource_attributes_field_selector_field_()));
}
static inline authorization_v1_field_selector_attributes_edit
    authorization_v1_resource_attributes_edit_field_selector(
    authorization_v1_resource_attributes_edit at)
{
    return authorization_v1_field_selector_attributes_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_field_selector_field_()));
}
static inline bool authorization_v1_resource_attributes_field_selector_has(
    authorization_v1_resource_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_attributes_field_selector_field_()));
}
static inline int authorization_v1_resource_attributes_field_selector_unset(
    authorization_v1_resource_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_field_selector_field_()));
}
static inline kin_field
    *authorization_v1_resource_attributes_label_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("labelSelector", "");
    return &field;
}
static inline authorization_v1_label_selector_attributes
    authorization_v1_resource_attributes_get_label_selector(
    authorization_v1_resource_attributes view)
{
    return authorization_v1_label_selector_attributes_of(kin_value_field(
        view.value,
        authorization_v1_resource_attributes_label_selector_field_()));
}
static inline authorization_v1_label_selector_attributes_edit
    authorization_v1_resource_attributes_edit_label_selector(
    authorization_v1_resource_attributes_edit at)
{
    return authorization_v1_label_selector_attributes_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_label_selector_field_()));
}
static inline bool authorization_v1_resource_attributes_label_selector_has(
    authorization_v1_resource_attributes view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_attributes_label_selector_field_()));
}
static inline int authorization_v1_resource_attributes_label_selector_unset(
    authorization_v1_resource_attributes_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_attributes_label_selector_field_()));
}

/* ResourceRule */
static inline kin_field *authorization_v1_resource_rule_verbs_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("verbs", "");
    return &field;
}
static inline kin_str authorization_v1_resource_rule_verbs_at(
    authorization_v1_resource_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authorization_v1_resource_rule_verbs_field_()), index));
}
static inline int authorization_v1_resource_rule_verbs_append(
    authorization_v1_resource_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_verbs_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authorization_v1_resource_rule_verbs_count(
    authorization_v1_resource_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_resource_rule_verbs_field_()));
}
static inline int authorization_v1_resource_rule_verbs_clear(
    authorization_v1_resource_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_verbs_field_()));
}
static inline bool authorization_v1_resource_rule_verbs_has(
    authorization_v1_resource_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_rule_verbs_field_()));
}
static inline int authorization_v1_resource_rule_verbs_unset(
    authorization_v1_resource_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_verbs_field_()));
}
static inline kin_field *authorization_v1_resource_rule_api_groups_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiGroups", "");
    return &field;
}
static inline kin_str authorization_v1_resource_rule_api_groups_at(
    authorization_v1_resource_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authorization_v1_resource_rule_api_groups_field_()), index));
}
static inline int authorization_v1_resource_rule_api_groups_append(
    authorization_v1_resource_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_api_groups_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authorization_v1_resource_rule_api_groups_count(
    authorization_v1_resource_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_resource_rule_api_groups_field_()));
}
static inline int authorization_v1_resource_rule_api_groups_clear(
    authorization_v1_resource_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_api_groups_field_()));
}
static inline bool authorization_v1_resource_rule_api_groups_has(
    authorization_v1_resource_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_rule_api_groups_field_()));
}
static inline int authorization_v1_resource_rule_api_groups_unset(
    authorization_v1_resource_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_api_groups_field_()));
}
static inline kin_field *authorization_v1_resource_rule_resources_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resources", "");
    return &field;
}
static inline kin_str authorization_v1_resource_rule_resources_at(
    authorization_v1_resource_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authorization_v1_resource_rule_resources_field_()), index));
}
static inline int authorization_v1_resource_rule_resources_append(
    authorization_v1_resource_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_resources_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authorization_v1_resource_rule_resources_count(
    authorization_v1_resource_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_resource_rule_resources_field_()));
}
static inline int authorization_v1_resource_rule_resources_clear(
    authorization_v1_resource_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_resources_field_()));
}
static inline bool authorization_v1_resource_rule_resources_has(
    authorization_v1_resource_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_rule_resources_field_()));
}
static inline int authorization_v1_resource_rule_resources_unset(
    authorization_v1_resource_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_resources_field_()));
}
static inline kin_field
    *authorization_v1_resource_rule_resource_names_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceNames", "");
    return &field;
}
static inline kin_str authorization_v1_resource_rule_resource_names_at(
    authorization_v1_resource_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authorization_v1_resource_rule_resource_names_field_()), index));
}
static inline int authorization_v1_resource_rule_resource_names_append(
    authorization_v1_resource_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_resource_names_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authorization_v1_resource_rule_resource_names_count(
    authorization_v1_resource_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_resource_rule_resource_names_field_()));
}
static inline int authorization_v1_resource_rule_resource_names_clear(
    authorization_v1_resource_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_resource_names_field_()));
}
static inline bool authorization_v1_resource_rule_resource_names_has(
    authorization_v1_resource_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_resource_rule_resource_names_field_()));
}
static inline int authorization_v1_resource_rule_resource_names_unset(
    authorization_v1_resource_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_resource_rule_resource_names_field_()));
}

/* SelfSubjectAccessReview */
static inline kin_field
    *authorization_v1_self_subject_access_review_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    authorization_v1_self_subject_access_review_get_metadata(
    authorization_v1_self_subject_access_review view)
{
    return meta_v1_object_meta_of(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    authorization_v1_self_subject_access_review_edit_metadata(
    authorization_v1_self_subject_access_review_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_metadata_field_()));
}
static inline bool authorization_v1_self_subject_access_review_metadata_has(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_metadata_field_()));
}
static inline int authorization_v1_self_subject_access_review_metadata_unset(
    authorization_v1_self_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_metadata_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_access_review_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline authorization_v1_self_subject_access_review_spec
    authorization_v1_self_subject_access_review_get_spec(
    authorization_v1_self_subject_access_review view)
{
    return authorization_v1_self_subject_access_review_spec_of(kin_value_field(
        view.value, authorization_v1_self_subject_access_review_spec_field_()));
}
static inline authorization_v1_self_subject_access_review_spec_edit
    authorization_v1_self_subject_access_review_edit_spec(
    authorization_v1_self_subject_access_review_edit at)
{
    return authorization_v1_self_subject_access_review_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_spec_field_()));
}
static inline bool authorization_v1_self_subject_access_review_spec_has(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_spec_field_()));
}
static inline int authorization_v1_self_subject_access_review_spec_unset(
    authorization_v1_self_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_spec_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_access_review_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline authorization_v1_subject_access_review_status
    authorization_v1_self_subject_access_review_get_status(
    authorization_v1_self_subject_access_review view)
{
    return authorization_v1_subject_access_review_status_of(kin_value_field(
        view.value,
        authorization_v1_self_subject_access_review_status_field_()));
}
static inline authorization_v1_subject_access_review_status_edit
    authorization_v1_self_subject_access_review_edit_status(
    authorization_v1_self_subject_access_review_edit at)
{
    return authorization_v1_subject_access_review_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_status_field_()));
}
static inline bool authorization_v1_self_subject_access_review_status_has(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_status_field_()));
}
static inline int authorization_v1_self_subject_access_review_status_unset(
    authorization_v1_self_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_status_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_access_review_spec_resource_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "resourceAttributes");
    return &field;
}
static inline authorization_v1_resource_attributes
    authorization_v1_self_subject_access_review_get_spec_resource_attributes(
    authorization_v1_self_subject_access_review view)
{
    return authorization_v1_resource_attributes_of(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_spec_resource_attributes_field_()));
}
static inline authorization_v1_resource_attributes_edit
    authorization_v1_self_subject_access_review_edit_spec_resource_attributes(
    authorization_v1_self_subject_access_review_edit at)
{
    return authorization_v1_resource_attributes_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_self_subject_access_review_spec_resource_attributes_field_()));
}
static inline bool
    authorization_v1_self_subject_access_review_spec_resource_attributes_has(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_spec_resource_attributes_field_()));
}
static inline int
    authorization_v1_self_subject_access_review_spec_resource_attributes_unset(
    authorization_v1_self_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_spec_resource_attributes_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_access_review_spec_non_resource_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "nonResourceAttributes");
    return &field;
}
static inline authorization_v1_non_resource_attributes
    authorization_v1_self_subject_access_review_get_spec_non_resource_attributes(authorization_v1_self_subject_access_review view)
{
    return authorization_v1_non_resource_attributes_of(kin_value_field(
        view.value,
        authorization_v1_self_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline authorization_v1_non_resource_attributes_edit
    authorization_v1_self_subject_access_review_edit_spec_non_resource_attributes(authorization_v1_self_subject_access_review_edit at)
{
    return authorization_v1_non_resource_attributes_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline bool
    authorization_v1_self_subject_access_review_spec_non_resource_attributes_has(authorization_v1_self_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline int
    authorization_v1_self_subject_access_review_spec_non_resource_attributes_unset(authorization_v1_self_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_access_review_status_allowed_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "allowed");
    return &field;
}
static inline bool authorization_v1_self_subject_access_review_status_allowed(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_status_allowed_field_()));
}
static inline int
    authorization_v1_self_subject_access_review_status_allowed_set(
    authorization_v1_self_subject_access_review_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_status_allowed_field_()),
        value);
}
static inline bool
    authorization_v1_self_subject_access_review_status_allowed_has(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_status_allowed_field_()));
}
static inline int
    authorization_v1_self_subject_access_review_status_allowed_unset(
    authorization_v1_self_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_status_allowed_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_access_review_status_denied_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "denied");
    return &field;
}
static inline bool authorization_v1_self_subject_access_review_status_denied(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_status_denied_field_()));
}
static inline int authorization_v1_self_subject_access_review_status_denied_set(
    authorization_v1_self_subject_access_review_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_status_denied_field_()),
        value);
}
static inline bool
    authorization_v1_self_subject_access_review_status_denied_has(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_status_denied_field_()));
}
static inline int
    authorization_v1_self_subject_access_review_status_denied_unset(
    authorization_v1_self_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_status_denied_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_access_review_status_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "reason");
    return &field;
}
static inline kin_str authorization_v1_self_subject_access_review_status_reason(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_status_reason_field_()));
}
static inline int authorization_v1_self_subject_access_review_status_reason_set(
    authorization_v1_self_subject_access_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_status_reason_field_()),
        value);
}
static inline bool
    authorization_v1_self_subject_access_review_status_reason_has(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_status_reason_field_()));
}
static inline int
    authorization_v1_self_subject_access_review_status_reason_unset(
    authorization_v1_self_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_status_reason_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_access_review_status_evaluation_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "evaluationError");
    return &field;
}
static inline kin_str
    authorization_v1_self_subject_access_review_status_evaluation_error(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_status_evaluation_error_field_()));
}
static inline int
    authorization_v1_self_subject_access_review_status_evaluation_error_set(
    authorization_v1_self_subject_access_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_status_evaluation_error_field_()), value);
}
static inline bool
    authorization_v1_self_subject_access_review_status_evaluation_error_has(
    authorization_v1_self_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_status_evaluation_error_field_()));
}
static inline int
    authorization_v1_self_subject_access_review_status_evaluation_error_unset(
    authorization_v1_self_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_status_evaluation_error_field_()));
}

/* SelfSubjectAccessReviewSpec */
static inline kin_field
    *authorization_v1_self_subject_access_review_spec_get_resource_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceAttributes", "");
    return &field;
}
static inline authorization_v1_resource_attributes
    authorization_v1_self_subject_access_review_spec_get_resource_attributes(
    authorization_v1_self_subject_access_review_spec view)
{
    return authorization_v1_resource_attributes_of(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_spec_get_resource_attributes_field_()));
}
static inline authorization_v1_resource_attributes_edit
    authorization_v1_self_subject_access_review_spec_edit_resource_attributes(
    authorization_v1_self_subject_access_review_spec_edit at)
{
    return authorization_v1_resource_attributes_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_self_subject_access_review_spec_get_resource_attributes_field_()));
}
static inline bool
    authorization_v1_self_subject_access_review_spec_get_resource_attributes_has(authorization_v1_self_subject_access_review_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_spec_get_resource_attributes_field_()));
}
static inline int
    authorization_v1_self_subject_access_review_spec_edit_resource_attributes_unset(authorization_v1_self_subject_access_review_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_spec_get_resource_attributes_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_access_review_spec_get_non_resource_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nonResourceAttributes", "");
    return &field;
}
static inline authorization_v1_non_resource_attributes
    authorization_v1_self_subject_access_review_spec_get_non_resource_attributes(authorization_v1_self_subject_access_review_spec view)
{
    return authorization_v1_non_resource_attributes_of(kin_value_field(
        view.value,
        authorization_v1_self_subject_access_review_spec_get_non_resource_attributes_field_()));
}
static inline authorization_v1_non_resource_attributes_edit
    authorization_v1_self_subject_access_review_spec_edit_non_resource_attributes(authorization_v1_self_subject_access_review_spec_edit at)
{
    return authorization_v1_non_resource_attributes_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_spec_get_non_resource_attributes_field_()));
}
static inline bool
    authorization_v1_self_subject_access_review_spec_get_non_resource_attributes_has(authorization_v1_self_subject_access_review_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_access_review_spec_get_non_resource_attributes_field_()));
}
static inline int
    authorization_v1_self_subject_access_review_spec_edit_non_resource_attributes_unset(authorization_v1_self_subject_access_review_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_access_review_spec_get_non_resource_attributes_field_()));
}

/* SelfSubjectRulesReview */
static inline kin_field
    *authorization_v1_self_subject_rules_review_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    authorization_v1_self_subject_rules_review_get_metadata(
    authorization_v1_self_subject_rules_review view)
{
    return meta_v1_object_meta_of(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    authorization_v1_self_subject_rules_review_edit_metadata(
    authorization_v1_self_subject_rules_review_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_metadata_field_()));
}
static inline bool authorization_v1_self_subject_rules_review_metadata_has(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_metadata_field_()));
}
static inline int authorization_v1_self_subject_rules_review_metadata_unset(
    authorization_v1_self_subject_rules_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_metadata_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_rules_review_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline authorization_v1_self_subject_rules_review_spec
    authorization_v1_self_subject_rules_review_get_spec(
    authorization_v1_self_subject_rules_review view)
{
    return authorization_v1_self_subject_rules_review_spec_of(kin_value_field(
        view.value, authorization_v1_self_subject_rules_review_spec_field_()));
}
static inline authorization_v1_self_subject_rules_review_spec_edit
    authorization_v1_self_subject_rules_review_edit_spec(
    authorization_v1_self_subject_rules_review_edit at)
{
    return authorization_v1_self_subject_rules_review_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_spec_field_()));
}
static inline bool authorization_v1_self_subject_rules_review_spec_has(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_spec_field_()));
}
static inline int authorization_v1_self_subject_rules_review_spec_unset(
    authorization_v1_self_subject_rules_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_spec_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_rules_review_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline authorization_v1_subject_rules_review_status
    authorization_v1_self_subject_rules_review_get_status(
    authorization_v1_self_subject_rules_review view)
{
    return authorization_v1_subject_rules_review_status_of(kin_value_field(
        view.value,
        authorization_v1_self_subject_rules_review_status_field_()));
}
static inline authorization_v1_subject_rules_review_status_edit
    authorization_v1_self_subject_rules_review_edit_status(
    authorization_v1_self_subject_rules_review_edit at)
{
    return authorization_v1_subject_rules_review_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_field_()));
}
static inline bool authorization_v1_self_subject_rules_review_status_has(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_status_field_()));
}
static inline int authorization_v1_self_subject_rules_review_status_unset(
    authorization_v1_self_subject_rules_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_rules_review_spec_namespace_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "namespace");
    return &field;
}
static inline kin_str authorization_v1_self_subject_rules_review_spec_namespace(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_spec_namespace_field_()));
}
static inline int authorization_v1_self_subject_rules_review_spec_namespace_set(
    authorization_v1_self_subject_rules_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_spec_namespace_field_()),
        value);
}
static inline bool
    authorization_v1_self_subject_rules_review_spec_namespace_has(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_spec_namespace_field_()));
}
static inline int
    authorization_v1_self_subject_rules_review_spec_namespace_unset(
    authorization_v1_self_subject_rules_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_spec_namespace_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_rules_review_status_resource_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "resourceRules");
    return &field;
}
static inline authorization_v1_resource_rule_list
    authorization_v1_self_subject_rules_review_get_status_resource_rules(
    authorization_v1_self_subject_rules_review view)
{
    return authorization_v1_resource_rule_list_of(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_status_resource_rules_field_()));
}
static inline authorization_v1_resource_rule
    authorization_v1_self_subject_rules_review_status_resource_rules_at(
    authorization_v1_self_subject_rules_review view, size_t index)
{
    return authorization_v1_resource_rule_of(kin_value_at(kin_value_field(
        view.value,
        authorization_v1_self_subject_rules_review_status_resource_rules_field_()), index));
}
static inline authorization_v1_resource_rule_edit
    authorization_v1_self_subject_rules_review_status_resource_rules_append(
    authorization_v1_self_subject_rules_review_edit at)
{
    return authorization_v1_resource_rule_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_resource_rules_field_())));
}
static inline authorization_v1_resource_rule_edit
    authorization_v1_self_subject_rules_review_edit_status_resource_rules_at(
    authorization_v1_self_subject_rules_review_edit at, size_t index)
{
    return authorization_v1_resource_rule_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_resource_rules_field_()), index));
}
static inline int
    authorization_v1_self_subject_rules_review_status_resource_rules_remove_at(
    authorization_v1_self_subject_rules_review_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_resource_rules_field_()), index));
}
static inline size_t
    authorization_v1_self_subject_rules_review_status_resource_rules_count(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_status_resource_rules_field_()));
}
static inline int
    authorization_v1_self_subject_rules_review_status_resource_rules_clear(
    authorization_v1_self_subject_rules_review_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_resource_rules_field_()));
}
static inline bool
    authorization_v1_self_subject_rules_review_status_resource_rules_has(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_status_resource_rules_field_()));
}
static inline int
    authorization_v1_self_subject_rules_review_status_resource_rules_unset(
    authorization_v1_self_subject_rules_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_resource_rules_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_rules_review_status_non_resource_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "nonResourceRules");
    return &field;
}
static inline authorization_v1_non_resource_rule_list
    authorization_v1_self_subject_rules_review_get_status_non_resource_rules(
    authorization_v1_self_subject_rules_review view)
{
    return authorization_v1_non_resource_rule_list_of(kin_value_field(
        view.value,
        authorization_v1_self_subject_rules_review_status_non_resource_rules_field_()));
}
static inline authorization_v1_non_resource_rule
    authorization_v1_self_subject_rules_review_status_non_resource_rules_at(
    authorization_v1_self_subject_rules_review view, size_t index)
{
    return authorization_v1_non_resource_rule_of(kin_value_at(kin_value_field(
        view.value,
        authorization_v1_self_subject_rules_review_status_non_resource_rules_field_()), index));
}
static inline authorization_v1_non_resource_rule_edit
    authorization_v1_self_subject_rules_review_status_non_resource_rules_append(
    authorization_v1_self_subject_rules_review_edit at)
{
    return authorization_v1_non_resource_rule_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_non_resource_rules_field_())));
}
static inline authorization_v1_non_resource_rule_edit
    authorization_v1_self_subject_rules_review_edit_status_non_resource_rules_at(authorization_v1_self_subject_rules_review_edit at, size_t index)
{
    return authorization_v1_non_resource_rule_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_non_resource_rules_field_()), index));
}
static inline int
    authorization_v1_self_subject_rules_review_status_non_resource_rules_remove_at(authorization_v1_self_subject_rules_review_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_non_resource_rules_field_()), index));
}
static inline size_t
    authorization_v1_self_subject_rules_review_status_non_resource_rules_count(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_status_non_resource_rules_field_()));
}
static inline int
    authorization_v1_self_subject_rules_review_status_non_resource_rules_clear(
    authorization_v1_self_subject_rules_review_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_non_resource_rules_field_()));
}
static inline bool
    authorization_v1_self_subject_rules_review_status_non_resource_rules_has(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_status_non_resource_rules_field_()));
}
static inline int
    authorization_v1_self_subject_rules_review_status_non_resource_rules_unset(
    authorization_v1_self_subject_rules_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_non_resource_rules_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_rules_review_status_incomplete_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "incomplete");
    return &field;
}
static inline bool authorization_v1_self_subject_rules_review_status_incomplete(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_status_incomplete_field_()));
}
static inline int
    authorization_v1_self_subject_rules_review_status_incomplete_set(
    authorization_v1_self_subject_rules_review_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_incomplete_field_()),
        value);
}
static inline bool
    authorization_v1_self_subject_rules_review_status_incomplete_has(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_status_incomplete_field_()));
}
static inline int
    authorization_v1_self_subject_rules_review_status_incomplete_unset(
    authorization_v1_self_subject_rules_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_incomplete_field_()));
}
static inline kin_field
    *authorization_v1_self_subject_rules_review_status_evaluation_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "evaluationError");
    return &field;
}
static inline kin_str
    authorization_v1_self_subject_rules_review_status_evaluation_error(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_status_evaluation_error_field_()));
}
static inline int
    authorization_v1_self_subject_rules_review_status_evaluation_error_set(
    authorization_v1_self_subject_rules_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_evaluation_error_field_()), value);
}
static inline bool
    authorization_v1_self_subject_rules_review_status_evaluation_error_has(
    authorization_v1_self_subject_rules_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_status_evaluation_error_field_()));
}
static inline int
    authorization_v1_self_subject_rules_review_status_evaluation_error_unset(
    authorization_v1_self_subject_rules_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_status_evaluation_error_field_()));
}

/* SelfSubjectRulesReviewSpec */
static inline kin_field
    *authorization_v1_self_subject_rules_review_spec_get_namespace_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespace", "");
    return &field;
}
static inline kin_str
    authorization_v1_self_subject_rules_review_spec_get_namespace(
    authorization_v1_self_subject_rules_review_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_spec_get_namespace_field_()));
}
static inline int
    authorization_v1_self_subject_rules_review_spec_edit_namespace_set(
    authorization_v1_self_subject_rules_review_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_spec_get_namespace_field_()),
        value);
}
static inline bool
    authorization_v1_self_subject_rules_review_spec_get_namespace_has(
    authorization_v1_self_subject_rules_review_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_self_subject_rules_review_spec_get_namespace_field_()));
}
static inline int
    authorization_v1_self_subject_rules_review_spec_edit_namespace_unset(
    authorization_v1_self_subject_rules_review_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_self_subject_rules_review_spec_get_namespace_field_()));
}

/* SubjectAccessReview */
static inline kin_field
    *authorization_v1_subject_access_review_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    authorization_v1_subject_access_review_get_metadata(
    authorization_v1_subject_access_review view)
{
    return meta_v1_object_meta_of(kin_value_field(view.value,
        authorization_v1_subject_access_review_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    authorization_v1_subject_access_review_edit_metadata(
    authorization_v1_subject_access_review_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_metadata_field_()));
}
static inline bool authorization_v1_subject_access_review_metadata_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_metadata_field_()));
}
static inline int authorization_v1_subject_access_review_metadata_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_metadata_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline authorization_v1_subject_access_review_spec
    authorization_v1_subject_access_review_get_spec(
    authorization_v1_subject_access_review view)
{
    return authorization_v1_subject_access_review_spec_of(kin_value_field(
        view.value, authorization_v1_subject_access_review_spec_field_()));
}
static inline authorization_v1_subject_access_review_spec_edit
    authorization_v1_subject_access_review_edit_spec(
    authorization_v1_subject_access_review_edit at)
{
    return authorization_v1_subject_access_review_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_field_()));
}
static inline bool authorization_v1_subject_access_review_spec_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_field_()));
}
static inline int authorization_v1_subject_access_review_spec_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline authorization_v1_subject_access_review_status
    authorization_v1_subject_access_review_get_status(
    authorization_v1_subject_access_review view)
{
    return authorization_v1_subject_access_review_status_of(kin_value_field(
        view.value, authorization_v1_subject_access_review_status_field_()));
}
static inline authorization_v1_subject_access_review_status_edit
    authorization_v1_subject_access_review_edit_status(
    authorization_v1_subject_access_review_edit at)
{
    return authorization_v1_subject_access_review_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_field_()));
}
static inline bool authorization_v1_subject_access_review_status_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_field_()));
}
static inline int authorization_v1_subject_access_review_status_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_resource_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "resourceAttributes");
    return &field;
}
static inline authorization_v1_resource_attributes
    authorization_v1_subject_access_review_get_spec_resource_attributes(
    authorization_v1_subject_access_review view)
{
    return authorization_v1_resource_attributes_of(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_resource_attributes_field_()));
}
static inline authorization_v1_resource_attributes_edit
    authorization_v1_subject_access_review_edit_spec_resource_attributes(
    authorization_v1_subject_access_review_edit at)
{
    return authorization_v1_resource_attributes_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_subject_access_review_spec_resource_attributes_field_()));
}
static inline bool
    authorization_v1_subject_access_review_spec_resource_attributes_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_resource_attributes_field_()));
}
static inline int
    authorization_v1_subject_access_review_spec_resource_attributes_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_resource_attributes_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_non_resource_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "nonResourceAttributes");
    return &field;
}
static inline authorization_v1_non_resource_attributes
    authorization_v1_subject_access_review_get_spec_non_resource_attributes(
    authorization_v1_subject_access_review view)
{
    return authorization_v1_non_resource_attributes_of(kin_value_field(
        view.value,
        authorization_v1_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline authorization_v1_non_resource_attributes_edit
    authorization_v1_subject_access_review_edit_spec_non_resource_attributes(
    authorization_v1_subject_access_review_edit at)
{
    return authorization_v1_non_resource_attributes_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline bool
    authorization_v1_subject_access_review_spec_non_resource_attributes_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline int
    authorization_v1_subject_access_review_spec_non_resource_attributes_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_non_resource_attributes_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_user_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "user");
    return &field;
}
static inline kin_str authorization_v1_subject_access_review_spec_user(
    authorization_v1_subject_access_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_user_field_()));
}
static inline int authorization_v1_subject_access_review_spec_user_set(
    authorization_v1_subject_access_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_user_field_()), value);
}
static inline bool authorization_v1_subject_access_review_spec_user_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_user_field_()));
}
static inline int authorization_v1_subject_access_review_spec_user_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_user_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_groups_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "groups");
    return &field;
}
static inline kin_str authorization_v1_subject_access_review_spec_groups_at(
    authorization_v1_subject_access_review view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_groups_field_()), index));
}
static inline int authorization_v1_subject_access_review_spec_groups_append(
    authorization_v1_subject_access_review_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_groups_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authorization_v1_subject_access_review_spec_groups_count(
    authorization_v1_subject_access_review view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_groups_field_()));
}
static inline int authorization_v1_subject_access_review_spec_groups_clear(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_groups_field_()));
}
static inline bool authorization_v1_subject_access_review_spec_groups_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_groups_field_()));
}
static inline int authorization_v1_subject_access_review_spec_groups_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_groups_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_extra_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "extra");
    return &field;
}
static inline kin_value authorization_v1_subject_access_review_spec_extra_get(
    authorization_v1_subject_access_review view, kin_str key)
{
    return (kin_value_get(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_extra_field_()), key));
}
static inline kin_value authorization_v1_subject_access_review_spec_extra_at(
    authorization_v1_subject_access_review view, size_t index)
{
    return (kin_value_at(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_extra_field_()), index));
}
static inline int authorization_v1_subject_access_review_spec_extra_set(
    authorization_v1_subject_access_review_edit at, kin_str key,
    kin_value value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_extra_field_()), key);
    return kin_edit_set_value(at.edit, spot, value);
}
static inline size_t authorization_v1_subject_access_review_spec_extra_count(
    authorization_v1_subject_access_review view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_extra_field_()));
}
static inline kin_str authorization_v1_subject_access_review_spec_extra_key_at(
    authorization_v1_subject_access_review view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_extra_field_()), index);
}
static inline int authorization_v1_subject_access_review_spec_extra_remove(
    authorization_v1_subject_access_review_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_subject_access_review_spec_extra_field_()), key));
}
static inline int authorization_v1_subject_access_review_spec_extra_clear(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_extra_field_()));
}
static inline bool authorization_v1_subject_access_review_spec_extra_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_extra_field_()));
}
static inline int authorization_v1_subject_access_review_spec_extra_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_extra_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "uid");
    return &field;
}
static inline kin_str authorization_v1_subject_access_review_spec_uid(
    authorization_v1_subject_access_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_uid_field_()));
}
static inline int authorization_v1_subject_access_review_spec_uid_set(
    authorization_v1_subject_access_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_uid_field_()), value);
}
static inline bool authorization_v1_subject_access_review_spec_uid_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_uid_field_()));
}
static inline int authorization_v1_subject_access_review_spec_uid_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_uid_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_status_allowed_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "allowed");
    return &field;
}
static inline bool authorization_v1_subject_access_review_status_allowed(
    authorization_v1_subject_access_review view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_allowed_field_()));
}
static inline int authorization_v1_subject_access_review_status_allowed_set(
    authorization_v1_subject_access_review_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_allowed_field_()), value);
}
static inline bool authorization_v1_subject_access_review_status_allowed_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_allowed_field_()));
}
static inline int authorization_v1_subject_access_review_status_allowed_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_allowed_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_status_denied_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "denied");
    return &field;
}
static inline bool authorization_v1_subject_access_review_status_denied(
    authorization_v1_subject_access_review view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_denied_field_()));
}
static inline int authorization_v1_subject_access_review_status_denied_set(
    authorization_v1_subject_access_review_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_denied_field_()), value);
}
static inline bool authorization_v1_subject_access_review_status_denied_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_denied_field_()));
}
static inline int authorization_v1_subject_access_review_status_denied_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_denied_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_status_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "reason");
    return &field;
}
static inline kin_str authorization_v1_subject_access_review_status_reason(
    authorization_v1_subject_access_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_reason_field_()));
}
static inline int authorization_v1_subject_access_review_status_reason_set(
    authorization_v1_subject_access_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_reason_field_()), value);
}
static inline bool authorization_v1_subject_access_review_status_reason_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_reason_field_()));
}
static inline int authorization_v1_subject_access_review_status_reason_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_reason_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_status_evaluation_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "evaluationError");
    return &field;
}
static inline kin_str
    authorization_v1_subject_access_review_status_evaluation_error(
    authorization_v1_subject_access_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_evaluation_error_field_()));
}
static inline int
    authorization_v1_subject_access_review_status_evaluation_error_set(
    authorization_v1_subject_access_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_evaluation_error_field_()), value);
}
static inline bool
    authorization_v1_subject_access_review_status_evaluation_error_has(
    authorization_v1_subject_access_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_evaluation_error_field_()));
}
static inline int
    authorization_v1_subject_access_review_status_evaluation_error_unset(
    authorization_v1_subject_access_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_evaluation_error_field_()));
}

/* SubjectAccessReviewSpec */
static inline kin_field
    *authorization_v1_subject_access_review_spec_get_resource_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceAttributes", "");
    return &field;
}
static inline authorization_v1_resource_attributes
    authorization_v1_subject_access_review_spec_get_resource_attributes(
    authorization_v1_subject_access_review_spec view)
{
    return authorization_v1_resource_attributes_of(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_resource_attributes_field_()));
}
static inline authorization_v1_resource_attributes_edit
    authorization_v1_subject_access_review_spec_edit_resource_attributes(
    authorization_v1_subject_access_review_spec_edit at)
{
    return authorization_v1_resource_attributes_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_resource_attributes_field_()));
}
static inline bool
    authorization_v1_subject_access_review_spec_get_resource_attributes_has(
    authorization_v1_subject_access_review_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_resource_attributes_field_()));
}
static inline int
    authorization_v1_subject_access_review_spec_edit_resource_attributes_unset(
    authorization_v1_subject_access_review_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_resource_attributes_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_get_non_resource_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nonResourceAttributes", "");
    return &field;
}
static inline authorization_v1_non_resource_attributes
    authorization_v1_subject_access_review_spec_get_non_resource_attributes(
    authorization_v1_subject_access_review_spec view)
{
    return authorization_v1_non_resource_attributes_of(kin_value_field(
        view.value,
        authorization_v1_subject_access_review_spec_get_non_resource_attributes_field_()));
}
static inline authorization_v1_non_resource_attributes_edit
    authorization_v1_subject_access_review_spec_edit_non_resource_attributes(
    authorization_v1_subject_access_review_spec_edit at)
{
    return authorization_v1_non_resource_attributes_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_non_resource_attributes_field_()));
}
static inline bool
    authorization_v1_subject_access_review_spec_get_non_resource_attributes_has(
    authorization_v1_subject_access_review_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_non_resource_attributes_field_()));
}
static inline int
    authorization_v1_subject_access_review_spec_edit_non_resource_attributes_unset(authorization_v1_subject_access_review_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_non_resource_attributes_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_get_user_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("user", "");
    return &field;
}
static inline kin_str authorization_v1_subject_access_review_spec_get_user(
    authorization_v1_subject_access_review_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_user_field_()));
}
static inline int authorization_v1_subject_access_review_spec_edit_user_set(
    authorization_v1_subject_access_review_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_user_field_()), value);
}
static inline bool authorization_v1_subject_access_review_spec_get_user_has(
    authorization_v1_subject_access_review_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_user_field_()));
}
static inline int authorization_v1_subject_access_review_spec_edit_user_unset(
    authorization_v1_subject_access_review_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_user_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_get_groups_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("groups", "");
    return &field;
}
static inline kin_str authorization_v1_subject_access_review_spec_get_groups_at(
    authorization_v1_subject_access_review_spec view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_groups_field_()),
        index));
}
static inline int
    authorization_v1_subject_access_review_spec_edit_groups_append(
    authorization_v1_subject_access_review_spec_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_groups_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    authorization_v1_subject_access_review_spec_get_groups_count(
    authorization_v1_subject_access_review_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_groups_field_()));
}
static inline int authorization_v1_subject_access_review_spec_edit_groups_clear(
    authorization_v1_subject_access_review_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_groups_field_()));
}
static inline bool authorization_v1_subject_access_review_spec_get_groups_has(
    authorization_v1_subject_access_review_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_groups_field_()));
}
static inline int authorization_v1_subject_access_review_spec_edit_groups_unset(
    authorization_v1_subject_access_review_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_groups_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_get_extra_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("extra", "");
    return &field;
}
static inline kin_value
    authorization_v1_subject_access_review_spec_get_extra_get(
    authorization_v1_subject_access_review_spec view, kin_str key)
{
    return (kin_value_get(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_extra_field_()), key));
}
static inline kin_value
    authorization_v1_subject_access_review_spec_get_extra_at(
    authorization_v1_subject_access_review_spec view, size_t index)
{
    return (kin_value_at(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_extra_field_()),
        index));
}
static inline int authorization_v1_subject_access_review_spec_edit_extra_set(
    authorization_v1_subject_access_review_spec_edit at, kin_str key,
    kin_value value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_extra_field_()), key);
    return kin_edit_set_value(at.edit, spot, value);
}
static inline size_t
    authorization_v1_subject_access_review_spec_get_extra_count(
    authorization_v1_subject_access_review_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_extra_field_()));
}
static inline kin_str
    authorization_v1_subject_access_review_spec_get_extra_key_at(
    authorization_v1_subject_access_review_spec view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_extra_field_()), index);
}
static inline int authorization_v1_subject_access_review_spec_edit_extra_remove(
    authorization_v1_subject_access_review_spec_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_extra_field_()), key));
}
static inline int authorization_v1_subject_access_review_spec_edit_extra_clear(
    authorization_v1_subject_access_review_spec_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_extra_field_()));
}
static inline bool authorization_v1_subject_access_review_spec_get_extra_has(
    authorization_v1_subject_access_review_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_extra_field_()));
}
static inline int authorization_v1_subject_access_review_spec_edit_extra_unset(
    authorization_v1_subject_access_review_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_extra_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_spec_get_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("uid", "");
    return &field;
}
static inline kin_str authorization_v1_subject_access_review_spec_get_uid(
    authorization_v1_subject_access_review_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_uid_field_()));
}
static inline int authorization_v1_subject_access_review_spec_edit_uid_set(
    authorization_v1_subject_access_review_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_uid_field_()), value);
}
static inline bool authorization_v1_subject_access_review_spec_get_uid_has(
    authorization_v1_subject_access_review_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_spec_get_uid_field_()));
}
static inline int authorization_v1_subject_access_review_spec_edit_uid_unset(
    authorization_v1_subject_access_review_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_spec_get_uid_field_()));
}

/* SubjectAccessReviewStatus */
static inline kin_field
    *authorization_v1_subject_access_review_status_get_allowed_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allowed", "");
    return &field;
}
static inline bool authorization_v1_subject_access_review_status_get_allowed(
    authorization_v1_subject_access_review_status view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_get_allowed_field_()));
}
static inline int
    authorization_v1_subject_access_review_status_edit_allowed_set(
    authorization_v1_subject_access_review_status_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_get_allowed_field_()),
        value);
}
static inline bool
    authorization_v1_subject_access_review_status_get_allowed_has(
    authorization_v1_subject_access_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_get_allowed_field_()));
}
static inline int
    authorization_v1_subject_access_review_status_edit_allowed_unset(
    authorization_v1_subject_access_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_get_allowed_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_status_get_denied_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("denied", "");
    return &field;
}
static inline bool authorization_v1_subject_access_review_status_get_denied(
    authorization_v1_subject_access_review_status view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_get_denied_field_()));
}
static inline int authorization_v1_subject_access_review_status_edit_denied_set(
    authorization_v1_subject_access_review_status_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_get_denied_field_()),
        value);
}
static inline bool authorization_v1_subject_access_review_status_get_denied_has(
    authorization_v1_subject_access_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_get_denied_field_()));
}
static inline int
    authorization_v1_subject_access_review_status_edit_denied_unset(
    authorization_v1_subject_access_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_get_denied_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_status_get_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str authorization_v1_subject_access_review_status_get_reason(
    authorization_v1_subject_access_review_status view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_get_reason_field_()));
}
static inline int authorization_v1_subject_access_review_status_edit_reason_set(
    authorization_v1_subject_access_review_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_get_reason_field_()),
        value);
}
static inline bool authorization_v1_subject_access_review_status_get_reason_has(
    authorization_v1_subject_access_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_get_reason_field_()));
}
static inline int
    authorization_v1_subject_access_review_status_edit_reason_unset(
    authorization_v1_subject_access_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_get_reason_field_()));
}
static inline kin_field
    *authorization_v1_subject_access_review_status_get_evaluation_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("evaluationError", "");
    return &field;
}
static inline kin_str
    authorization_v1_subject_access_review_status_get_evaluation_error(
    authorization_v1_subject_access_review_status view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_get_evaluation_error_field_()));
}
static inline int
    authorization_v1_subject_access_review_status_edit_evaluation_error_set(
    authorization_v1_subject_access_review_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_get_evaluation_error_field_()), value);
}
static inline bool
    authorization_v1_subject_access_review_status_get_evaluation_error_has(
    authorization_v1_subject_access_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_access_review_status_get_evaluation_error_field_()));
}
static inline int
    authorization_v1_subject_access_review_status_edit_evaluation_error_unset(
    authorization_v1_subject_access_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_access_review_status_get_evaluation_error_field_()));
}

/* SubjectRulesReviewStatus */
static inline kin_field
    *authorization_v1_subject_rules_review_status_resource_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceRules", "");
    return &field;
}
static inline authorization_v1_resource_rule_list
    authorization_v1_subject_rules_review_status_get_resource_rules(
    authorization_v1_subject_rules_review_status view)
{
    return authorization_v1_resource_rule_list_of(kin_value_field(view.value,
        authorization_v1_subject_rules_review_status_resource_rules_field_()));
}
static inline authorization_v1_resource_rule
    authorization_v1_subject_rules_review_status_resource_rules_at(
    authorization_v1_subject_rules_review_status view, size_t index)
{
    return authorization_v1_resource_rule_of(kin_value_at(kin_value_field(
        view.value,
        authorization_v1_subject_rules_review_status_resource_rules_field_()),
        index));
}
static inline authorization_v1_resource_rule_edit
    authorization_v1_subject_rules_review_status_resource_rules_append(
    authorization_v1_subject_rules_review_status_edit at)
{
    return authorization_v1_resource_rule_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_resource_rules_field_())));
}
static inline authorization_v1_resource_rule_edit
    authorization_v1_subject_rules_review_status_edit_resource_rules_at(
    authorization_v1_subject_rules_review_status_edit at, size_t index)
{
    return authorization_v1_resource_rule_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_resource_rules_field_()),
        index));
}
static inline int
    authorization_v1_subject_rules_review_status_resource_rules_remove_at(
    authorization_v1_subject_rules_review_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_subject_rules_review_status_resource_rules_field_()),
        index));
}
static inline size_t
    authorization_v1_subject_rules_review_status_resource_rules_count(
    authorization_v1_subject_rules_review_status view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_subject_rules_review_status_resource_rules_field_()));
}
static inline int
    authorization_v1_subject_rules_review_status_resource_rules_clear(
    authorization_v1_subject_rules_review_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_resource_rules_field_()));
}
static inline bool
    authorization_v1_subject_rules_review_status_resource_rules_has(
    authorization_v1_subject_rules_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_rules_review_status_resource_rules_field_()));
}
static inline int
    authorization_v1_subject_rules_review_status_resource_rules_unset(
    authorization_v1_subject_rules_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_resource_rules_field_()));
}
static inline kin_field
    *authorization_v1_subject_rules_review_status_non_resource_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nonResourceRules", "");
    return &field;
}
static inline authorization_v1_non_resource_rule_list
    authorization_v1_subject_rules_review_status_get_non_resource_rules(
    authorization_v1_subject_rules_review_status view)
{
    return authorization_v1_non_resource_rule_list_of(kin_value_field(
        view.value,
        authorization_v1_subject_rules_review_status_non_resource_rules_field_()));
}
static inline authorization_v1_non_resource_rule
    authorization_v1_subject_rules_review_status_non_resource_rules_at(
    authorization_v1_subject_rules_review_status view, size_t index)
{
    return authorization_v1_non_resource_rule_of(kin_value_at(kin_value_field(
        view.value,
        authorization_v1_subject_rules_review_status_non_resource_rules_field_()), index));
}
static inline authorization_v1_non_resource_rule_edit
    authorization_v1_subject_rules_review_status_non_resource_rules_append(
    authorization_v1_subject_rules_review_status_edit at)
{
    return authorization_v1_non_resource_rule_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_non_resource_rules_field_())));
}
static inline authorization_v1_non_resource_rule_edit
    authorization_v1_subject_rules_review_status_edit_non_resource_rules_at(
    authorization_v1_subject_rules_review_status_edit at, size_t index)
{
    return authorization_v1_non_resource_rule_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_non_resource_rules_field_()), index));
}
static inline int
    authorization_v1_subject_rules_review_status_non_resource_rules_remove_at(
    authorization_v1_subject_rules_review_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        authorization_v1_subject_rules_review_status_non_resource_rules_field_()), index));
}
static inline size_t
    authorization_v1_subject_rules_review_status_non_resource_rules_count(
    authorization_v1_subject_rules_review_status view)
{
    return kin_value_count(kin_value_field(view.value,
        authorization_v1_subject_rules_review_status_non_resource_rules_field_()));
}
static inline int
    authorization_v1_subject_rules_review_status_non_resource_rules_clear(
    authorization_v1_subject_rules_review_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_non_resource_rules_field_()));
}
static inline bool
    authorization_v1_subject_rules_review_status_non_resource_rules_has(
    authorization_v1_subject_rules_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_rules_review_status_non_resource_rules_field_()));
}
static inline int
    authorization_v1_subject_rules_review_status_non_resource_rules_unset(
    authorization_v1_subject_rules_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_non_resource_rules_field_()));
}
static inline kin_field
    *authorization_v1_subject_rules_review_status_incomplete_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("incomplete", "");
    return &field;
}
static inline bool authorization_v1_subject_rules_review_status_incomplete(
    authorization_v1_subject_rules_review_status view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authorization_v1_subject_rules_review_status_incomplete_field_()));
}
static inline int authorization_v1_subject_rules_review_status_incomplete_set(
    authorization_v1_subject_rules_review_status_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_incomplete_field_()),
        value);
}
static inline bool authorization_v1_subject_rules_review_status_incomplete_has(
    authorization_v1_subject_rules_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_rules_review_status_incomplete_field_()));
}
static inline int authorization_v1_subject_rules_review_status_incomplete_unset(
    authorization_v1_subject_rules_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_incomplete_field_()));
}
static inline kin_field
    *authorization_v1_subject_rules_review_status_evaluation_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("evaluationError", "");
    return &field;
}
static inline kin_str
    authorization_v1_subject_rules_review_status_evaluation_error(
    authorization_v1_subject_rules_review_status view)
{
    return kin_value_str(kin_value_field(view.value,
        authorization_v1_subject_rules_review_status_evaluation_error_field_()));
}
static inline int
    authorization_v1_subject_rules_review_status_evaluation_error_set(
    authorization_v1_subject_rules_review_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_evaluation_error_field_()),
        value);
}
static inline bool
    authorization_v1_subject_rules_review_status_evaluation_error_has(
    authorization_v1_subject_rules_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authorization_v1_subject_rules_review_status_evaluation_error_field_()));
}
static inline int
    authorization_v1_subject_rules_review_status_evaluation_error_unset(
    authorization_v1_subject_rules_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authorization_v1_subject_rules_review_status_evaluation_error_field_()));
}

static const kin_resource authorization_v1_local_subject_access_reviews[1] = {
    {"authorization.k8s.io", "v1", "localsubjectaccessreviews",
        "LocalSubjectAccessReview", false},
};
static inline authorization_v1_local_subject_access_review_edit
    authorization_v1_local_subject_access_review_new(const kin_allocator *alloc)
{
    kin_namespaced_name none = {{NULL, 0}, {NULL, 0}};
    authorization_v1_local_subject_access_review_edit at;
    at.edit = kin_edit_new_object(alloc,
        authorization_v1_local_subject_access_reviews, none);
    at.spot = kin_edit_root();
    return at;
}
static inline void authorization_v1_local_subject_access_review_edit_free(
    authorization_v1_local_subject_access_review_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void
    authorization_v1_local_subject_access_review_edit_auto_release(
    authorization_v1_local_subject_access_review_edit *at)
{
    authorization_v1_local_subject_access_review_edit_free(*at);
}
KIN_NODISCARD static inline int
    authorization_v1_local_subject_access_reviews_create(kin_client *client,
    kin_str ns, authorization_v1_local_subject_access_review_edit at,
    const kin_call_opts *opts, kin_document **ret, kin_error *err)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (ret)
        own.ret_document = ret;
    own.ns = ns;
    return kin_client_create(client,
        authorization_v1_local_subject_access_reviews, at.edit, &own, NULL,
        err);
}

static const kin_resource authorization_v1_self_subject_access_reviews[1] = {
    {"authorization.k8s.io", "v1", "selfsubjectaccessreviews",
        "SelfSubjectAccessReview", true},
};
static inline authorization_v1_self_subject_access_review_edit
    authorization_v1_self_subject_access_review_new(const kin_allocator *alloc)
{
    kin_namespaced_name none = {{NULL, 0}, {NULL, 0}};
    authorization_v1_self_subject_access_review_edit at;
    at.edit = kin_edit_new_object(alloc,
        authorization_v1_self_subject_access_reviews, none);
    at.spot = kin_edit_root();
    return at;
}
static inline void authorization_v1_self_subject_access_review_edit_free(
    authorization_v1_self_subject_access_review_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void
    authorization_v1_self_subject_access_review_edit_auto_release(
    authorization_v1_self_subject_access_review_edit *at)
{
    authorization_v1_self_subject_access_review_edit_free(*at);
}
KIN_NODISCARD static inline int
    authorization_v1_self_subject_access_reviews_create(kin_client *client,
    authorization_v1_self_subject_access_review_edit at,
    const kin_call_opts *opts, kin_document **ret, kin_error *err)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (ret)
        own.ret_document = ret;
    own.ns = kin_str_of(NULL, 0);
    return kin_client_create(client,
        authorization_v1_self_subject_access_reviews, at.edit, &own, NULL, err);
}

static const kin_resource authorization_v1_self_subject_rules_reviews[1] = {
    {"authorization.k8s.io", "v1", "selfsubjectrulesreviews",
        "SelfSubjectRulesReview", true},
};
static inline authorization_v1_self_subject_rules_review_edit
    authorization_v1_self_subject_rules_review_new(const kin_allocator *alloc)
{
    kin_namespaced_name none = {{NULL, 0}, {NULL, 0}};
    authorization_v1_self_subject_rules_review_edit at;
    at.edit = kin_edit_new_object(alloc,
        authorization_v1_self_subject_rules_reviews, none);
    at.spot = kin_edit_root();
    return at;
}
static inline void authorization_v1_self_subject_rules_review_edit_free(
    authorization_v1_self_subject_rules_review_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void authorization_v1_self_subject_rules_review_edit_auto_release(
    authorization_v1_self_subject_rules_review_edit *at)
{
    authorization_v1_self_subject_rules_review_edit_free(*at);
}
KIN_NODISCARD static inline int
    authorization_v1_self_subject_rules_reviews_create(kin_client *client,
    authorization_v1_self_subject_rules_review_edit at,
    const kin_call_opts *opts, kin_document **ret, kin_error *err)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (ret)
        own.ret_document = ret;
    own.ns = kin_str_of(NULL, 0);
    return kin_client_create(client,
        authorization_v1_self_subject_rules_reviews, at.edit, &own, NULL, err);
}

static const kin_resource authorization_v1_subject_access_reviews[1] = {
    {"authorization.k8s.io", "v1", "subjectaccessreviews",
        "SubjectAccessReview", true},
};
static inline authorization_v1_subject_access_review_edit
    authorization_v1_subject_access_review_new(const kin_allocator *alloc)
{
    kin_namespaced_name none = {{NULL, 0}, {NULL, 0}};
    authorization_v1_subject_access_review_edit at;
    at.edit = kin_edit_new_object(alloc,
        authorization_v1_subject_access_reviews, none);
    at.spot = kin_edit_root();
    return at;
}
static inline void authorization_v1_subject_access_review_edit_free(
    authorization_v1_subject_access_review_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void authorization_v1_subject_access_review_edit_auto_release(
    authorization_v1_subject_access_review_edit *at)
{
    authorization_v1_subject_access_review_edit_free(*at);
}
KIN_NODISCARD static inline int authorization_v1_subject_access_reviews_create(
    kin_client *client, authorization_v1_subject_access_review_edit at,
    const kin_call_opts *opts, kin_document **ret, kin_error *err)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (ret)
        own.ret_document = ret;
    own.ns = kin_str_of(NULL, 0);
    return kin_client_create(client, authorization_v1_subject_access_reviews,
        at.edit, &own, NULL, err);
}

KIN_END_DECLS

#endif /* KIN_API_AUTHORIZATION_V1_H */
