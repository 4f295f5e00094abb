/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of resource.k8s.io/v1beta1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_RESOURCE_V1BETA1_H
#define KIN_API_RESOURCE_V1BETA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct resource_v1beta1_allocated_device_status {
    kin_value value;
} resource_v1beta1_allocated_device_status;
typedef struct resource_v1beta1_allocated_device_status_list {
    kin_value value;
} resource_v1beta1_allocated_device_status_list;
typedef struct resource_v1beta1_allocated_device_status_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_allocated_device_status_edit;
static inline resource_v1beta1_allocated_device_status
    resource_v1beta1_allocated_device_status_of(kin_value value)
{
    resource_v1beta1_allocated_device_status view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_allocated_device_status_list
    resource_v1beta1_allocated_device_status_list_of(kin_value value)
{
    resource_v1beta1_allocated_device_status_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_allocated_device_status_list_count(
    resource_v1beta1_allocated_device_status_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_allocated_device_status
    resource_v1beta1_allocated_device_status_list_at(
    resource_v1beta1_allocated_device_status_list list, size_t index)
{
    return resource_v1beta1_allocated_device_status_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_allocated_device_status_edit
    resource_v1beta1_allocated_device_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_allocated_device_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_allocated_device_status_edit_copy(
    resource_v1beta1_allocated_device_status_edit at,
    resource_v1beta1_allocated_device_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_allocation_result {
    kin_value value;
} resource_v1beta1_allocation_result;
typedef struct resource_v1beta1_allocation_result_list {
    kin_value value;
} resource_v1beta1_allocation_result_list;
typedef struct resource_v1beta1_allocation_result_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_allocation_result_edit;
static inline resource_v1beta1_allocation_result
    resource_v1beta1_allocation_result_of(kin_value value)
{
    resource_v1beta1_allocation_result view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_allocation_result_list
    resource_v1beta1_allocation_result_list_of(kin_value value)
{
    resource_v1beta1_allocation_result_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_allocation_result_list_count(
    resource_v1beta1_allocation_result_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_allocation_result
    resource_v1beta1_allocation_result_list_at(
    resource_v1beta1_allocation_result_list list, size_t index)
{
    return resource_v1beta1_allocation_result_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_allocation_result_edit
    resource_v1beta1_allocation_result_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_allocation_result_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_allocation_result_edit_copy(
    resource_v1beta1_allocation_result_edit at,
    resource_v1beta1_allocation_result view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_basic_device {
    kin_value value;
} resource_v1beta1_basic_device;
typedef struct resource_v1beta1_basic_device_list {
    kin_value value;
} resource_v1beta1_basic_device_list;
typedef struct resource_v1beta1_basic_device_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_basic_device_edit;
static inline resource_v1beta1_basic_device resource_v1beta1_basic_device_of(
    kin_value value)
{
    resource_v1beta1_basic_device view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_basic_device_list
    resource_v1beta1_basic_device_list_of(kin_value value)
{
    resource_v1beta1_basic_device_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_basic_device_list_count(
    resource_v1beta1_basic_device_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_basic_device
    resource_v1beta1_basic_device_list_at(
    resource_v1beta1_basic_device_list list, size_t index)
{
    return resource_v1beta1_basic_device_of(kin_value_at(list.value, index));
}
static inline resource_v1beta1_basic_device_edit
    resource_v1beta1_basic_device_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_basic_device_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_basic_device_edit_copy(
    resource_v1beta1_basic_device_edit at, resource_v1beta1_basic_device view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_cel_device_selector {
    kin_value value;
} resource_v1beta1_cel_device_selector;
typedef struct resource_v1beta1_cel_device_selector_list {
    kin_value value;
} resource_v1beta1_cel_device_selector_list;
typedef struct resource_v1beta1_cel_device_selector_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_cel_device_selector_edit;
static inline resource_v1beta1_cel_device_selector
    resource_v1beta1_cel_device_selector_of(kin_value value)
{
    resource_v1beta1_cel_device_selector view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_cel_device_selector_list
    resource_v1beta1_cel_device_selector_list_of(kin_value value)
{
    resource_v1beta1_cel_device_selector_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_cel_device_selector_list_count(
    resource_v1beta1_cel_device_selector_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_cel_device_selector
    resource_v1beta1_cel_device_selector_list_at(
    resource_v1beta1_cel_device_selector_list list, size_t index)
{
    return resource_v1beta1_cel_device_selector_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_cel_device_selector_edit
    resource_v1beta1_cel_device_selector_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_cel_device_selector_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_cel_device_selector_edit_copy(
    resource_v1beta1_cel_device_selector_edit at,
    resource_v1beta1_cel_device_selector view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_capacity_request_policy {
    kin_value value;
} resource_v1beta1_capacity_request_policy;
typedef struct resource_v1beta1_capacity_request_policy_list {
    kin_value value;
} resource_v1beta1_capacity_request_policy_list;
typedef struct resource_v1beta1_capacity_request_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_capacity_request_policy_edit;
static inline resource_v1beta1_capacity_request_policy
    resource_v1beta1_capacity_request_policy_of(kin_value value)
{
    resource_v1beta1_capacity_request_policy view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_capacity_request_policy_list
    resource_v1beta1_capacity_request_policy_list_of(kin_value value)
{
    resource_v1beta1_capacity_request_policy_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_capacity_request_policy_list_count(
    resource_v1beta1_capacity_request_policy_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_capacity_request_policy
    resource_v1beta1_capacity_request_policy_list_at(
    resource_v1beta1_capacity_request_policy_list list, size_t index)
{
    return resource_v1beta1_capacity_request_policy_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_capacity_request_policy_edit
    resource_v1beta1_capacity_request_policy_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_capacity_request_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_capacity_request_policy_edit_copy(
    resource_v1beta1_capacity_request_policy_edit at,
    resource_v1beta1_capacity_request_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_capacity_request_policy_range {
    kin_value value;
} resource_v1beta1_capacity_request_policy_range;
typedef struct resource_v1beta1_capacity_request_policy_range_list {
    kin_value value;
} resource_v1beta1_capacity_request_policy_range_list;
typedef struct resource_v1beta1_capacity_request_policy_range_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_capacity_request_policy_range_edit;
static inline resource_v1beta1_capacity_request_policy_range
    resource_v1beta1_capacity_request_policy_range_of(kin_value value)
{
    resource_v1beta1_capacity_request_policy_range view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_capacity_request_policy_range_list
    resource_v1beta1_capacity_request_policy_range_list_of(kin_value value)
{
    resource_v1beta1_capacity_request_policy_range_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_capacity_request_policy_range_list_count(
    resource_v1beta1_capacity_request_policy_range_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_capacity_request_policy_range
    resource_v1beta1_capacity_request_policy_range_list_at(
    resource_v1beta1_capacity_request_policy_range_list list, size_t index)
{
    return resource_v1beta1_capacity_request_policy_range_of(kin_value_at(
        list.value, index));
}
static inline resource_v1beta1_capacity_request_policy_range_edit
    resource_v1beta1_capacity_request_policy_range_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_capacity_request_policy_range_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_capacity_request_policy_range_edit_copy(
    resource_v1beta1_capacity_request_policy_range_edit at,
    resource_v1beta1_capacity_request_policy_range view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_capacity_requirements {
    kin_value value;
} resource_v1beta1_capacity_requirements;
typedef struct resource_v1beta1_capacity_requirements_list {
    kin_value value;
} resource_v1beta1_capacity_requirements_list;
typedef struct resource_v1beta1_capacity_requirements_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_capacity_requirements_edit;
static inline resource_v1beta1_capacity_requirements
    resource_v1beta1_capacity_requirements_of(kin_value value)
{
    resource_v1beta1_capacity_requirements view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_capacity_requirements_list
    resource_v1beta1_capacity_requirements_list_of(kin_value value)
{
    resource_v1beta1_capacity_requirements_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_capacity_requirements_list_count(
    resource_v1beta1_capacity_requirements_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_capacity_requirements
    resource_v1beta1_capacity_requirements_list_at(
    resource_v1beta1_capacity_requirements_list list, size_t index)
{
    return resource_v1beta1_capacity_requirements_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_capacity_requirements_edit
    resource_v1beta1_capacity_requirements_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_capacity_requirements_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_capacity_requirements_edit_copy(
    resource_v1beta1_capacity_requirements_edit at,
    resource_v1beta1_capacity_requirements view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_counter {
    kin_value value;
} resource_v1beta1_counter;
typedef struct resource_v1beta1_counter_list {
    kin_value value;
} resource_v1beta1_counter_list;
typedef struct resource_v1beta1_counter_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_counter_edit;
static inline resource_v1beta1_counter resource_v1beta1_counter_of(
    kin_value value)
{
    resource_v1beta1_counter view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_counter_list resource_v1beta1_counter_list_of(
    kin_value value)
{
    resource_v1beta1_counter_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_counter_list_count(
    resource_v1beta1_counter_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_counter resource_v1beta1_counter_list_at(
    resource_v1beta1_counter_list list, size_t index)
{
    return resource_v1beta1_counter_of(kin_value_at(list.value, index));
}
static inline resource_v1beta1_counter_edit resource_v1beta1_counter_edit_of(
    kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_counter_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_counter_edit_copy(
    resource_v1beta1_counter_edit at, resource_v1beta1_counter view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_counter_set {
    kin_value value;
} resource_v1beta1_counter_set;
typedef struct resource_v1beta1_counter_set_list {
    kin_value value;
} resource_v1beta1_counter_set_list;
typedef struct resource_v1beta1_counter_set_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_counter_set_edit;
static inline resource_v1beta1_counter_set resource_v1beta1_counter_set_of(
    kin_value value)
{
    resource_v1beta1_counter_set view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_counter_set_list
    resource_v1beta1_counter_set_list_of(kin_value value)
{
    resource_v1beta1_counter_set_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_counter_set_list_count(
    resource_v1beta1_counter_set_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_counter_set resource_v1beta1_counter_set_list_at(
    resource_v1beta1_counter_set_list list, size_t index)
{
    return resource_v1beta1_counter_set_of(kin_value_at(list.value, index));
}
static inline resource_v1beta1_counter_set_edit
    resource_v1beta1_counter_set_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_counter_set_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_counter_set_edit_copy(
    resource_v1beta1_counter_set_edit at, resource_v1beta1_counter_set view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device {
    kin_value value;
} resource_v1beta1_device;
typedef struct resource_v1beta1_device_list {
    kin_value value;
} resource_v1beta1_device_list;
typedef struct resource_v1beta1_device_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_edit;
static inline resource_v1beta1_device resource_v1beta1_device_of(
    kin_value value)
{
    resource_v1beta1_device view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_list resource_v1beta1_device_list_of(
    kin_value value)
{
    resource_v1beta1_device_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_list_count(
    resource_v1beta1_device_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device resource_v1beta1_device_list_at(
    resource_v1beta1_device_list list, size_t index)
{
    return resource_v1beta1_device_of(kin_value_at(list.value, index));
}
static inline resource_v1beta1_device_edit resource_v1beta1_device_edit_of(
    kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_device_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_edit_copy(
    resource_v1beta1_device_edit at, resource_v1beta1_device view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_allocation_configuration {
    kin_value value;
} resource_v1beta1_device_allocation_configuration;
typedef struct resource_v1beta1_device_allocation_configuration_list {
    kin_value value;
} resource_v1beta1_device_allocation_configuration_list;
typedef struct resource_v1beta1_device_allocation_configuration_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_allocation_configuration_edit;
static inline resource_v1beta1_device_allocation_configuration
    resource_v1beta1_device_allocation_configuration_of(kin_value value)
{
    resource_v1beta1_device_allocation_configuration view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_allocation_configuration_list
    resource_v1beta1_device_allocation_configuration_list_of(kin_value value)
{
    resource_v1beta1_device_allocation_configuration_list list;
    list.value = value;
    return list;
}
static inline size_t
    resource_v1beta1_device_allocation_configuration_list_count(
    resource_v1beta1_device_allocation_configuration_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_allocation_configuration
    resource_v1beta1_device_allocation_configuration_list_at(
    resource_v1beta1_device_allocation_configuration_list list, size_t index)
{
    return resource_v1beta1_device_allocation_configuration_of(kin_value_at(
        list.value, index));
}
static inline resource_v1beta1_device_allocation_configuration_edit
    resource_v1beta1_device_allocation_configuration_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_device_allocation_configuration_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_allocation_configuration_edit_copy(
    resource_v1beta1_device_allocation_configuration_edit at,
    resource_v1beta1_device_allocation_configuration view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_allocation_result {
    kin_value value;
} resource_v1beta1_device_allocation_result;
typedef struct resource_v1beta1_device_allocation_result_list {
    kin_value value;
} resource_v1beta1_device_allocation_result_list;
typedef struct resource_v1beta1_device_allocation_result_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_allocation_result_edit;
static inline resource_v1beta1_device_allocation_result
    resource_v1beta1_device_allocation_result_of(kin_value value)
{
    resource_v1beta1_device_allocation_result view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_allocation_result_list
    resource_v1beta1_device_allocation_result_list_of(kin_value value)
{
    resource_v1beta1_device_allocation_result_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_allocation_result_list_count(
    resource_v1beta1_device_allocation_result_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_allocation_result
    resource_v1beta1_device_allocation_result_list_at(
    resource_v1beta1_device_allocation_result_list list, size_t index)
{
    return resource_v1beta1_device_allocation_result_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_device_allocation_result_edit
    resource_v1beta1_device_allocation_result_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_device_allocation_result_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_allocation_result_edit_copy(
    resource_v1beta1_device_allocation_result_edit at,
    resource_v1beta1_device_allocation_result view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_attribute {
    kin_value value;
} resource_v1beta1_device_attribute;
typedef struct resource_v1beta1_device_attribute_list {
    kin_value value;
} resource_v1beta1_device_attribute_list;
typedef struct resource_v1beta1_device_attribute_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_attribute_edit;
static inline resource_v1beta1_device_attribute
    resource_v1beta1_device_attribute_of(kin_value value)
{
    resource_v1beta1_device_attribute view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_attribute_list
    resource_v1beta1_device_attribute_list_of(kin_value value)
{
    resource_v1beta1_device_attribute_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_attribute_list_count(
    resource_v1beta1_device_attribute_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_attribute
    resource_v1beta1_device_attribute_list_at(
    resource_v1beta1_device_attribute_list list, size_t index)
{
    return resource_v1beta1_device_attribute_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_device_attribute_edit
    resource_v1beta1_device_attribute_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_device_attribute_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_attribute_edit_copy(
    resource_v1beta1_device_attribute_edit at,
    resource_v1beta1_device_attribute view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_capacity {
    kin_value value;
} resource_v1beta1_device_capacity;
typedef struct resource_v1beta1_device_capacity_list {
    kin_value value;
} resource_v1beta1_device_capacity_list;
typedef struct resource_v1beta1_device_capacity_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_capacity_edit;
static inline resource_v1beta1_device_capacity
    resource_v1beta1_device_capacity_of(kin_value value)
{
    resource_v1beta1_device_capacity view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_capacity_list
    resource_v1beta1_device_capacity_list_of(kin_value value)
{
    resource_v1beta1_device_capacity_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_capacity_list_count(
    resource_v1beta1_device_capacity_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_capacity
    resource_v1beta1_device_capacity_list_at(
    resource_v1beta1_device_capacity_list list, size_t index)
{
    return resource_v1beta1_device_capacity_of(kin_value_at(list.value, index));
}
static inline resource_v1beta1_device_capacity_edit
    resource_v1beta1_device_capacity_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_device_capacity_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_capacity_edit_copy(
    resource_v1beta1_device_capacity_edit at,
    resource_v1beta1_device_capacity view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_claim {
    kin_value value;
} resource_v1beta1_device_claim;
typedef struct resource_v1beta1_device_claim_list {
    kin_value value;
} resource_v1beta1_device_claim_list;
typedef struct resource_v1beta1_device_claim_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_claim_edit;
static inline resource_v1beta1_device_claim resource_v1beta1_device_claim_of(
    kin_value value)
{
    resource_v1beta1_device_claim view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_claim_list
    resource_v1beta1_device_claim_list_of(kin_value value)
{
    resource_v1beta1_device_claim_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_claim_list_count(
    resource_v1beta1_device_claim_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_claim
    resource_v1beta1_device_claim_list_at(
    resource_v1beta1_device_claim_list list, size_t index)
{
    return resource_v1beta1_device_claim_of(kin_value_at(list.value, index));
}
static inline resource_v1beta1_device_claim_edit
    resource_v1beta1_device_claim_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_device_claim_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_claim_edit_copy(
    resource_v1beta1_device_claim_edit at, resource_v1beta1_device_claim view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_claim_configuration {
    kin_value value;
} resource_v1beta1_device_claim_configuration;
typedef struct resource_v1beta1_device_claim_configuration_list {
    kin_value value;
} resource_v1beta1_device_claim_configuration_list;
typedef struct resource_v1beta1_device_claim_configuration_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_claim_configuration_edit;
static inline resource_v1beta1_device_claim_configuration
    resource_v1beta1_device_claim_configuration_of(kin_value value)
{
    resource_v1beta1_device_claim_configuration view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_claim_configuration_list
    resource_v1beta1_device_claim_configuration_list_of(kin_value value)
{
    resource_v1beta1_device_claim_configuration_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_claim_configuration_list_count(
    resource_v1beta1_device_claim_configuration_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_claim_configuration
    resource_v1beta1_device_claim_configuration_list_at(
    resource_v1beta1_device_claim_configuration_list list, size_t index)
{
    return resource_v1beta1_device_claim_configuration_of(kin_value_at(
        list.value, index));
}
static inline resource_v1beta1_device_claim_configuration_edit
    resource_v1beta1_device_claim_configuration_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_device_claim_configuration_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_claim_configuration_edit_copy(
    resource_v1beta1_device_claim_configuration_edit at,
    resource_v1beta1_device_claim_configuration view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_class {
    const kin_object *object;
} resource_v1beta1_device_class;
typedef struct resource_v1beta1_device_class_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_class_edit;
static inline resource_v1beta1_device_class resource_v1beta1_device_class_of(
    const kin_object *object)
{
    resource_v1beta1_device_class view;
    view.object = object;
    return view;
}
static inline resource_v1beta1_device_class resource_v1beta1_device_class_ref(
    resource_v1beta1_device_class view)
{
    return resource_v1beta1_device_class_of(kin_object_ref(view.object));
}
static inline void resource_v1beta1_device_class_unref(
    resource_v1beta1_device_class view)
{
    (void)kin_object_unref(view.object);
}
static inline void resource_v1beta1_device_class_auto_release(
    resource_v1beta1_device_class *view)
{
    resource_v1beta1_device_class_unref(*view);
}
static inline resource_v1beta1_device_class_edit
    resource_v1beta1_device_class_change(const kin_allocator *alloc,
    resource_v1beta1_device_class view)
{
    resource_v1beta1_device_class_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void resource_v1beta1_device_class_edit_free(
    resource_v1beta1_device_class_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void resource_v1beta1_device_class_edit_auto_release(
    resource_v1beta1_device_class_edit *at)
{
    resource_v1beta1_device_class_edit_free(*at);
}

typedef struct resource_v1beta1_device_class_configuration {
    kin_value value;
} resource_v1beta1_device_class_configuration;
typedef struct resource_v1beta1_device_class_configuration_list {
    kin_value value;
} resource_v1beta1_device_class_configuration_list;
typedef struct resource_v1beta1_device_class_configuration_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_class_configuration_edit;
static inline resource_v1beta1_device_class_configuration
    resource_v1beta1_device_class_configuration_of(kin_value value)
{
    resource_v1beta1_device_class_configuration view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_class_configuration_list
    resource_v1beta1_device_class_configuration_list_of(kin_value value)
{
    resource_v1beta1_device_class_configuration_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_class_configuration_list_count(
    resource_v1beta1_device_class_configuration_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_class_configuration
    resource_v1beta1_device_class_configuration_list_at(
    resource_v1beta1_device_class_configuration_list list, size_t index)
{
    return resource_v1beta1_device_class_configuration_of(kin_value_at(
        list.value, index));
}
static inline resource_v1beta1_device_class_configuration_edit
    resource_v1beta1_device_class_configuration_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_device_class_configuration_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_class_configuration_edit_copy(
    resource_v1beta1_device_class_configuration_edit at,
    resource_v1beta1_device_class_configuration view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_class_spec {
    kin_value value;
} resource_v1beta1_device_class_spec;
typedef struct resource_v1beta1_device_class_spec_list {
    kin_value value;
} resource_v1beta1_device_class_spec_list;
typedef struct resource_v1beta1_device_class_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_class_spec_edit;
static inline resource_v1beta1_device_class_spec
    resource_v1beta1_device_class_spec_of(kin_value value)
{
    resource_v1beta1_device_class_spec view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_class_spec_list
    resource_v1beta1_device_class_spec_list_of(kin_value value)
{
    resource_v1beta1_device_class_spec_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_class_spec_list_count(
    resource_v1beta1_device_class_spec_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_class_spec
    resource_v1beta1_device_class_spec_list_at(
    resource_v1beta1_device_class_spec_list list, size_t index)
{
    return resource_v1beta1_device_class_spec_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_device_class_spec_edit
    resource_v1beta1_device_class_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_device_class_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_class_spec_edit_copy(
    resource_v1beta1_device_class_spec_edit at,
    resource_v1beta1_device_class_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_constraint {
    kin_value value;
} resource_v1beta1_device_constraint;
typedef struct resource_v1beta1_device_constraint_list {
    kin_value value;
} resource_v1beta1_device_constraint_list;
typedef struct resource_v1beta1_device_constraint_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_constraint_edit;
static inline resource_v1beta1_device_constraint
    resource_v1beta1_device_constraint_of(kin_value value)
{
    resource_v1beta1_device_constraint view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_constraint_list
    resource_v1beta1_device_constraint_list_of(kin_value value)
{
    resource_v1beta1_device_constraint_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_constraint_list_count(
    resource_v1beta1_device_constraint_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_constraint
    resource_v1beta1_device_constraint_list_at(
    resource_v1beta1_device_constraint_list list, size_t index)
{
    return resource_v1beta1_device_constraint_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_device_constraint_edit
    resource_v1beta1_device_constraint_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_device_constraint_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_constraint_edit_copy(
    resource_v1beta1_device_constraint_edit at,
    resource_v1beta1_device_constraint view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_counter_consumption {
    kin_value value;
} resource_v1beta1_device_counter_consumption;
typedef struct resource_v1beta1_device_counter_consumption_list {
    kin_value value;
} resource_v1beta1_device_counter_consumption_list;
typedef struct resource_v1beta1_device_counter_consumption_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_counter_consumption_edit;
static inline resource_v1beta1_device_counter_consumption
    resource_v1beta1_device_counter_consumption_of(kin_value value)
{
    resource_v1beta1_device_counter_consumption view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_counter_consumption_list
    resource_v1beta1_device_counter_consumption_list_of(kin_value value)
{
    resource_v1beta1_device_counter_consumption_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_counter_consumption_list_count(
    resource_v1beta1_device_counter_consumption_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_counter_consumption
    resource_v1beta1_device_counter_consumption_list_at(
    resource_v1beta1_device_counter_consumption_list list, size_t index)
{
    return resource_v1beta1_device_counter_consumption_of(kin_value_at(
        list.value, index));
}
static inline resource_v1beta1_device_counter_consumption_edit
    resource_v1beta1_device_counter_consumption_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_device_counter_consumption_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_counter_consumption_edit_copy(
    resource_v1beta1_device_counter_consumption_edit at,
    resource_v1beta1_device_counter_consumption view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_derived_attribute {
    kin_value value;
} resource_v1beta1_device_derived_attribute;
typedef struct resource_v1beta1_device_derived_attribute_list {
    kin_value value;
} resource_v1beta1_device_derived_attribute_list;
typedef struct resource_v1beta1_device_derived_attribute_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_derived_attribute_edit;
static inline resource_v1beta1_device_derived_attribute
    resource_v1beta1_device_derived_attribute_of(kin_value value)
{
    resource_v1beta1_device_derived_attribute view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_derived_attribute_list
    resource_v1beta1_device_derived_attribute_list_of(kin_value value)
{
    resource_v1beta1_device_derived_attribute_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_derived_attribute_list_count(
    resource_v1beta1_device_derived_attribute_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_derived_attribute
    resource_v1beta1_device_derived_attribute_list_at(
    resource_v1beta1_device_derived_attribute_list list, size_t index)
{
    return resource_v1beta1_device_derived_attribute_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_device_derived_attribute_edit
    resource_v1beta1_device_derived_attribute_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_device_derived_attribute_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_derived_attribute_edit_copy(
    resource_v1beta1_device_derived_attribute_edit at,
    resource_v1beta1_device_derived_attribute view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_request {
    kin_value value;
} resource_v1beta1_device_request;
typedef struct resource_v1beta1_device_request_list {
    kin_value value;
} resource_v1beta1_device_request_list;
typedef struct resource_v1beta1_device_request_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_request_edit;
static inline resource_v1beta1_device_request
    resource_v1beta1_device_request_of(kin_value value)
{
    resource_v1beta1_device_request view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_request_list
    resource_v1beta1_device_request_list_of(kin_value value)
{
    resource_v1beta1_device_request_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_request_list_count(
    resource_v1beta1_device_request_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_request
    resource_v1beta1_device_request_list_at(
    resource_v1beta1_device_request_list list, size_t index)
{
    return resource_v1beta1_device_request_of(kin_value_at(list.value, index));
}
static inline resource_v1beta1_device_request_edit
    resource_v1beta1_device_request_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_device_request_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_request_edit_copy(
    resource_v1beta1_device_request_edit at,
    resource_v1beta1_device_request view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_request_allocation_result {
    kin_value value;
} resource_v1beta1_device_request_allocation_result;
typedef struct resource_v1beta1_device_request_allocation_result_list {
    kin_value value;
} resource_v1beta1_device_request_allocation_result_list;
typedef struct resource_v1beta1_device_request_allocation_result_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_request_allocation_result_edit;
static inline resource_v1beta1_device_request_allocation_result
    resource_v1beta1_device_request_allocation_result_of(kin_value value)
{
    resource_v1beta1_device_request_allocation_result view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_request_allocation_result_list
    resource_v1beta1_device_request_allocation_result_list_of(kin_value value)
{
    resource_v1beta1_device_request_allocation_result_list list;
    list.value = value;
    return list;
}
static inline size_t
    resource_v1beta1_device_request_allocation_result_list_count(
    resource_v1beta1_device_request_allocation_result_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_request_allocation_result
    resource_v1beta1_device_request_allocation_result_list_at(
    resource_v1beta1_device_request_allocation_result_list list, size_t index)
{
    return resource_v1beta1_device_request_allocation_result_of(kin_value_at(
        list.value, index));
}
static inline resource_v1beta1_device_request_allocation_result_edit
    resource_v1beta1_device_request_allocation_result_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_device_request_allocation_result_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_request_allocation_result_edit_copy(
    resource_v1beta1_device_request_allocation_result_edit at,
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_selector {
    kin_value value;
} resource_v1beta1_device_selector;
typedef struct resource_v1beta1_device_selector_list {
    kin_value value;
} resource_v1beta1_device_selector_list;
typedef struct resource_v1beta1_device_selector_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_selector_edit;
static inline resource_v1beta1_device_selector
    resource_v1beta1_device_selector_of(kin_value value)
{
    resource_v1beta1_device_selector view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_selector_list
    resource_v1beta1_device_selector_list_of(kin_value value)
{
    resource_v1beta1_device_selector_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_selector_list_count(
    resource_v1beta1_device_selector_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_selector
    resource_v1beta1_device_selector_list_at(
    resource_v1beta1_device_selector_list list, size_t index)
{
    return resource_v1beta1_device_selector_of(kin_value_at(list.value, index));
}
static inline resource_v1beta1_device_selector_edit
    resource_v1beta1_device_selector_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_device_selector_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_selector_edit_copy(
    resource_v1beta1_device_selector_edit at,
    resource_v1beta1_device_selector view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_sub_request {
    kin_value value;
} resource_v1beta1_device_sub_request;
typedef struct resource_v1beta1_device_sub_request_list {
    kin_value value;
} resource_v1beta1_device_sub_request_list;
typedef struct resource_v1beta1_device_sub_request_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_sub_request_edit;
static inline resource_v1beta1_device_sub_request
    resource_v1beta1_device_sub_request_of(kin_value value)
{
    resource_v1beta1_device_sub_request view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_sub_request_list
    resource_v1beta1_device_sub_request_list_of(kin_value value)
{
    resource_v1beta1_device_sub_request_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_sub_request_list_count(
    resource_v1beta1_device_sub_request_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_sub_request
    resource_v1beta1_device_sub_request_list_at(
    resource_v1beta1_device_sub_request_list list, size_t index)
{
    return resource_v1beta1_device_sub_request_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_device_sub_request_edit
    resource_v1beta1_device_sub_request_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_device_sub_request_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_sub_request_edit_copy(
    resource_v1beta1_device_sub_request_edit at,
    resource_v1beta1_device_sub_request view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_taint {
    kin_value value;
} resource_v1beta1_device_taint;
typedef struct resource_v1beta1_device_taint_list {
    kin_value value;
} resource_v1beta1_device_taint_list;
typedef struct resource_v1beta1_device_taint_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_taint_edit;
static inline resource_v1beta1_device_taint resource_v1beta1_device_taint_of(
    kin_value value)
{
    resource_v1beta1_device_taint view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_taint_list
    resource_v1beta1_device_taint_list_of(kin_value value)
{
    resource_v1beta1_device_taint_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_taint_list_count(
    resource_v1beta1_device_taint_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_taint
    resource_v1beta1_device_taint_list_at(
    resource_v1beta1_device_taint_list list, size_t index)
{
    return resource_v1beta1_device_taint_of(kin_value_at(list.value, index));
}
static inline resource_v1beta1_device_taint_edit
    resource_v1beta1_device_taint_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_device_taint_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_taint_edit_copy(
    resource_v1beta1_device_taint_edit at, resource_v1beta1_device_taint view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_device_toleration {
    kin_value value;
} resource_v1beta1_device_toleration;
typedef struct resource_v1beta1_device_toleration_list {
    kin_value value;
} resource_v1beta1_device_toleration_list;
typedef struct resource_v1beta1_device_toleration_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_device_toleration_edit;
static inline resource_v1beta1_device_toleration
    resource_v1beta1_device_toleration_of(kin_value value)
{
    resource_v1beta1_device_toleration view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_device_toleration_list
    resource_v1beta1_device_toleration_list_of(kin_value value)
{
    resource_v1beta1_device_toleration_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_device_toleration_list_count(
    resource_v1beta1_device_toleration_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_device_toleration
    resource_v1beta1_device_toleration_list_at(
    resource_v1beta1_device_toleration_list list, size_t index)
{
    return resource_v1beta1_device_toleration_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_device_toleration_edit
    resource_v1beta1_device_toleration_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_device_toleration_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_device_toleration_edit_copy(
    resource_v1beta1_device_toleration_edit at,
    resource_v1beta1_device_toleration view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_network_device_data {
    kin_value value;
} resource_v1beta1_network_device_data;
typedef struct resource_v1beta1_network_device_data_list {
    kin_value value;
} resource_v1beta1_network_device_data_list;
typedef struct resource_v1beta1_network_device_data_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_network_device_data_edit;
static inline resource_v1beta1_network_device_data
    resource_v1beta1_network_device_data_of(kin_value value)
{
    resource_v1beta1_network_device_data view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_network_device_data_list
    resource_v1beta1_network_device_data_list_of(kin_value value)
{
    resource_v1beta1_network_device_data_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_network_device_data_list_count(
    resource_v1beta1_network_device_data_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_network_device_data
    resource_v1beta1_network_device_data_list_at(
    resource_v1beta1_network_device_data_list list, size_t index)
{
    return resource_v1beta1_network_device_data_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_network_device_data_edit
    resource_v1beta1_network_device_data_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_network_device_data_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_network_device_data_edit_copy(
    resource_v1beta1_network_device_data_edit at,
    resource_v1beta1_network_device_data view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_node_allocatable_mapping {
    kin_value value;
} resource_v1beta1_node_allocatable_mapping;
typedef struct resource_v1beta1_node_allocatable_mapping_list {
    kin_value value;
} resource_v1beta1_node_allocatable_mapping_list;
typedef struct resource_v1beta1_node_allocatable_mapping_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_node_allocatable_mapping_edit;
static inline resource_v1beta1_node_allocatable_mapping
    resource_v1beta1_node_allocatable_mapping_of(kin_value value)
{
    resource_v1beta1_node_allocatable_mapping view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_node_allocatable_mapping_list
    resource_v1beta1_node_allocatable_mapping_list_of(kin_value value)
{
    resource_v1beta1_node_allocatable_mapping_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_node_allocatable_mapping_list_count(
    resource_v1beta1_node_allocatable_mapping_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_node_allocatable_mapping
    resource_v1beta1_node_allocatable_mapping_list_at(
    resource_v1beta1_node_allocatable_mapping_list list, size_t index)
{
    return resource_v1beta1_node_allocatable_mapping_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_node_allocatable_mapping_edit
    resource_v1beta1_node_allocatable_mapping_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_node_allocatable_mapping_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_node_allocatable_mapping_edit_copy(
    resource_v1beta1_node_allocatable_mapping_edit at,
    resource_v1beta1_node_allocatable_mapping view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_node_allocatable_overhead {
    kin_value value;
} resource_v1beta1_node_allocatable_overhead;
typedef struct resource_v1beta1_node_allocatable_overhead_list {
    kin_value value;
} resource_v1beta1_node_allocatable_overhead_list;
typedef struct resource_v1beta1_node_allocatable_overhead_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_node_allocatable_overhead_edit;
static inline resource_v1beta1_node_allocatable_overhead
    resource_v1beta1_node_allocatable_overhead_of(kin_value value)
{
    resource_v1beta1_node_allocatable_overhead view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_node_allocatable_overhead_list
    resource_v1beta1_node_allocatable_overhead_list_of(kin_value value)
{
    resource_v1beta1_node_allocatable_overhead_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_node_allocatable_overhead_list_count(
    resource_v1beta1_node_allocatable_overhead_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_node_allocatable_overhead
    resource_v1beta1_node_allocatable_overhead_list_at(
    resource_v1beta1_node_allocatable_overhead_list list, size_t index)
{
    return resource_v1beta1_node_allocatable_overhead_of(kin_value_at(
        list.value, index));
}
static inline resource_v1beta1_node_allocatable_overhead_edit
    resource_v1beta1_node_allocatable_overhead_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_node_allocatable_overhead_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_node_allocatable_overhead_edit_copy(
    resource_v1beta1_node_allocatable_overhead_edit at,
    resource_v1beta1_node_allocatable_overhead view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_node_allocatable_resource {
    kin_value value;
} resource_v1beta1_node_allocatable_resource;
typedef struct resource_v1beta1_node_allocatable_resource_list {
    kin_value value;
} resource_v1beta1_node_allocatable_resource_list;
typedef struct resource_v1beta1_node_allocatable_resource_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_node_allocatable_resource_edit;
static inline resource_v1beta1_node_allocatable_resource
    resource_v1beta1_node_allocatable_resource_of(kin_value value)
{
    resource_v1beta1_node_allocatable_resource view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_node_allocatable_resource_list
    resource_v1beta1_node_allocatable_resource_list_of(kin_value value)
{
    resource_v1beta1_node_allocatable_resource_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_node_allocatable_resource_list_count(
    resource_v1beta1_node_allocatable_resource_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_node_allocatable_resource
    resource_v1beta1_node_allocatable_resource_list_at(
    resource_v1beta1_node_allocatable_resource_list list, size_t index)
{
    return resource_v1beta1_node_allocatable_resource_of(kin_value_at(
        list.value, index));
}
static inline resource_v1beta1_node_allocatable_resource_edit
    resource_v1beta1_node_allocatable_resource_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_node_allocatable_resource_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_node_allocatable_resource_edit_copy(
    resource_v1beta1_node_allocatable_resource_edit at,
    resource_v1beta1_node_allocatable_resource view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_opaque_device_configuration {
    kin_value value;
} resource_v1beta1_opaque_device_configuration;
typedef struct resource_v1beta1_opaque_device_configuration_list {
    kin_value value;
} resource_v1beta1_opaque_device_configuration_list;
typedef struct resource_v1beta1_opaque_device_configuration_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_opaque_device_configuration_edit;
static inline resource_v1beta1_opaque_device_configuration
    resource_v1beta1_opaque_device_configuration_of(kin_value value)
{
    resource_v1beta1_opaque_device_configuration view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_opaque_device_configuration_list
    resource_v1beta1_opaque_device_configuration_list_of(kin_value value)
{
    resource_v1beta1_opaque_device_configuration_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_opaque_device_configuration_list_count(
    resource_v1beta1_opaque_device_configuration_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_opaque_device_configuration
    resource_v1beta1_opaque_device_configuration_list_at(
    resource_v1beta1_opaque_device_configuration_list list, size_t index)
{
    return resource_v1beta1_opaque_device_configuration_of(kin_value_at(
        list.value, index));
}
static inline resource_v1beta1_opaque_device_configuration_edit
    resource_v1beta1_opaque_device_configuration_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_opaque_device_configuration_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_opaque_device_configuration_edit_copy(
    resource_v1beta1_opaque_device_configuration_edit at,
    resource_v1beta1_opaque_device_configuration view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_resource_claim {
    const kin_object *object;
} resource_v1beta1_resource_claim;
typedef struct resource_v1beta1_resource_claim_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_resource_claim_edit;
static inline resource_v1beta1_resource_claim
    resource_v1beta1_resource_claim_of(const kin_object *object)
{
    resource_v1beta1_resource_claim view;
    view.object = object;
    return view;
}
static inline resource_v1beta1_resource_claim
    resource_v1beta1_resource_claim_ref(resource_v1beta1_resource_claim view)
{
    return resource_v1beta1_resource_claim_of(kin_object_ref(view.object));
}
static inline void resource_v1beta1_resource_claim_unref(
    resource_v1beta1_resource_claim view)
{
    (void)kin_object_unref(view.object);
}
static inline void resource_v1beta1_resource_claim_auto_release(
    resource_v1beta1_resource_claim *view)
{
    resource_v1beta1_resource_claim_unref(*view);
}
static inline resource_v1beta1_resource_claim_edit
    resource_v1beta1_resource_claim_change(const kin_allocator *alloc,
    resource_v1beta1_resource_claim view)
{
    resource_v1beta1_resource_claim_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void resource_v1beta1_resource_claim_edit_free(
    resource_v1beta1_resource_claim_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void resource_v1beta1_resource_claim_edit_auto_release(
    resource_v1beta1_resource_claim_edit *at)
{
    resource_v1beta1_resource_claim_edit_free(*at);
}

typedef struct resource_v1beta1_resource_claim_consumer_reference {
    kin_value value;
} resource_v1beta1_resource_claim_consumer_reference;
typedef struct resource_v1beta1_resource_claim_consumer_reference_list {
    kin_value value;
} resource_v1beta1_resource_claim_consumer_reference_list;
typedef struct resource_v1beta1_resource_claim_consumer_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_resource_claim_consumer_reference_edit;
static inline resource_v1beta1_resource_claim_consumer_reference
    resource_v1beta1_resource_claim_consumer_reference_of(kin_value value)
{
    resource_v1beta1_resource_claim_consumer_reference view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_resource_claim_consumer_reference_list
    resource_v1beta1_resource_claim_consumer_reference_list_of(kin_value value)
{
    resource_v1beta1_resource_claim_consumer_reference_list list;
    list.value = value;
    return list;
}
static inline size_t
    resource_v1beta1_resource_claim_consumer_reference_list_count(
    resource_v1beta1_resource_claim_consumer_reference_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_resource_claim_consumer_reference
    resource_v1beta1_resource_claim_consumer_reference_list_at(
    resource_v1beta1_resource_claim_consumer_reference_list list, size_t index)
{
    return resource_v1beta1_resource_claim_consumer_reference_of(kin_value_at(
        list.value, index));
}
static inline resource_v1beta1_resource_claim_consumer_reference_edit
    resource_v1beta1_resource_claim_consumer_reference_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_resource_claim_consumer_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_resource_claim_consumer_reference_edit_copy(
    resource_v1beta1_resource_claim_consumer_reference_edit at,
    resource_v1beta1_resource_claim_consumer_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_resource_claim_spec {
    kin_value value;
} resource_v1beta1_resource_claim_spec;
typedef struct resource_v1beta1_resource_claim_spec_list {
    kin_value value;
} resource_v1beta1_resource_claim_spec_list;
typedef struct resource_v1beta1_resource_claim_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_resource_claim_spec_edit;
static inline resource_v1beta1_resource_claim_spec
    resource_v1beta1_resource_claim_spec_of(kin_value value)
{
    resource_v1beta1_resource_claim_spec view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_resource_claim_spec_list
    resource_v1beta1_resource_claim_spec_list_of(kin_value value)
{
    resource_v1beta1_resource_claim_spec_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_resource_claim_spec_list_count(
    resource_v1beta1_resource_claim_spec_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_resource_claim_spec
    resource_v1beta1_resource_claim_spec_list_at(
    resource_v1beta1_resource_claim_spec_list list, size_t index)
{
    return resource_v1beta1_resource_claim_spec_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_resource_claim_spec_edit
    resource_v1beta1_resource_claim_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_resource_claim_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_resource_claim_spec_edit_copy(
    resource_v1beta1_resource_claim_spec_edit at,
    resource_v1beta1_resource_claim_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_resource_claim_status {
    kin_value value;
} resource_v1beta1_resource_claim_status;
typedef struct resource_v1beta1_resource_claim_status_list {
    kin_value value;
} resource_v1beta1_resource_claim_status_list;
typedef struct resource_v1beta1_resource_claim_status_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_resource_claim_status_edit;
static inline resource_v1beta1_resource_claim_status
    resource_v1beta1_resource_claim_status_of(kin_value value)
{
    resource_v1beta1_resource_claim_status view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_resource_claim_status_list
    resource_v1beta1_resource_claim_status_list_of(kin_value value)
{
    resource_v1beta1_resource_claim_status_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_resource_claim_status_list_count(
    resource_v1beta1_resource_claim_status_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_resource_claim_status
    resource_v1beta1_resource_claim_status_list_at(
    resource_v1beta1_resource_claim_status_list list, size_t index)
{
    return resource_v1beta1_resource_claim_status_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_resource_claim_status_edit
    resource_v1beta1_resource_claim_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_resource_claim_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_resource_claim_status_edit_copy(
    resource_v1beta1_resource_claim_status_edit at,
    resource_v1beta1_resource_claim_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_resource_claim_template {
    const kin_object *object;
} resource_v1beta1_resource_claim_template;
typedef struct resource_v1beta1_resource_claim_template_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_resource_claim_template_edit;
static inline resource_v1beta1_resource_claim_template
    resource_v1beta1_resource_claim_template_of(const kin_object *object)
{
    resource_v1beta1_resource_claim_template view;
    view.object = object;
    return view;
}
static inline resource_v1beta1_resource_claim_template
    resource_v1beta1_resource_claim_template_ref(
    resource_v1beta1_resource_claim_template view)
{
    return resource_v1beta1_resource_claim_template_of(kin_object_ref(
        view.object));
}
static inline void resource_v1beta1_resource_claim_template_unref(
    resource_v1beta1_resource_claim_template view)
{
    (void)kin_object_unref(view.object);
}
static inline void resource_v1beta1_resource_claim_template_auto_release(
    resource_v1beta1_resource_claim_template *view)
{
    resource_v1beta1_resource_claim_template_unref(*view);
}
static inline resource_v1beta1_resource_claim_template_edit
    resource_v1beta1_resource_claim_template_change(const kin_allocator *alloc,
    resource_v1beta1_resource_claim_template view)
{
    resource_v1beta1_resource_claim_template_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void resource_v1beta1_resource_claim_template_edit_free(
    resource_v1beta1_resource_claim_template_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void resource_v1beta1_resource_claim_template_edit_auto_release(
    resource_v1beta1_resource_claim_template_edit *at)
{
    resource_v1beta1_resource_claim_template_edit_free(*at);
}

typedef struct resource_v1beta1_resource_claim_template_spec {
    kin_value value;
} resource_v1beta1_resource_claim_template_spec;
typedef struct resource_v1beta1_resource_claim_template_spec_list {
    kin_value value;
} resource_v1beta1_resource_claim_template_spec_list;
typedef struct resource_v1beta1_resource_claim_template_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_resource_claim_template_spec_edit;
static inline resource_v1beta1_resource_claim_template_spec
    resource_v1beta1_resource_claim_template_spec_of(kin_value value)
{
    resource_v1beta1_resource_claim_template_spec view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_resource_claim_template_spec_list
    resource_v1beta1_resource_claim_template_spec_list_of(kin_value value)
{
    resource_v1beta1_resource_claim_template_spec_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_resource_claim_template_spec_list_count(
    resource_v1beta1_resource_claim_template_spec_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_resource_claim_template_spec
    resource_v1beta1_resource_claim_template_spec_list_at(
    resource_v1beta1_resource_claim_template_spec_list list, size_t index)
{
    return resource_v1beta1_resource_claim_template_spec_of(kin_value_at(
        list.value, index));
}
static inline resource_v1beta1_resource_claim_template_spec_edit
    resource_v1beta1_resource_claim_template_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1beta1_resource_claim_template_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_resource_claim_template_spec_edit_copy(
    resource_v1beta1_resource_claim_template_spec_edit at,
    resource_v1beta1_resource_claim_template_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_resource_pool {
    kin_value value;
} resource_v1beta1_resource_pool;
typedef struct resource_v1beta1_resource_pool_list {
    kin_value value;
} resource_v1beta1_resource_pool_list;
typedef struct resource_v1beta1_resource_pool_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_resource_pool_edit;
static inline resource_v1beta1_resource_pool resource_v1beta1_resource_pool_of(
    kin_value value)
{
    resource_v1beta1_resource_pool view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_resource_pool_list
    resource_v1beta1_resource_pool_list_of(kin_value value)
{
    resource_v1beta1_resource_pool_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_resource_pool_list_count(
    resource_v1beta1_resource_pool_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_resource_pool
    resource_v1beta1_resource_pool_list_at(
    resource_v1beta1_resource_pool_list list, size_t index)
{
    return resource_v1beta1_resource_pool_of(kin_value_at(list.value, index));
}
static inline resource_v1beta1_resource_pool_edit
    resource_v1beta1_resource_pool_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_resource_pool_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_resource_pool_edit_copy(
    resource_v1beta1_resource_pool_edit at, resource_v1beta1_resource_pool view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1beta1_resource_slice {
    const kin_object *object;
} resource_v1beta1_resource_slice;
typedef struct resource_v1beta1_resource_slice_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_resource_slice_edit;
static inline resource_v1beta1_resource_slice
    resource_v1beta1_resource_slice_of(const kin_object *object)
{
    resource_v1beta1_resource_slice view;
    view.object = object;
    return view;
}
static inline resource_v1beta1_resource_slice
    resource_v1beta1_resource_slice_ref(resource_v1beta1_resource_slice view)
{
    return resource_v1beta1_resource_slice_of(kin_object_ref(view.object));
}
static inline void resource_v1beta1_resource_slice_unref(
    resource_v1beta1_resource_slice view)
{
    (void)kin_object_unref(view.object);
}
static inline void resource_v1beta1_resource_slice_auto_release(
    resource_v1beta1_resource_slice *view)
{
    resource_v1beta1_resource_slice_unref(*view);
}
static inline resource_v1beta1_resource_slice_edit
    resource_v1beta1_resource_slice_change(const kin_allocator *alloc,
    resource_v1beta1_resource_slice view)
{
    resource_v1beta1_resource_slice_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void resource_v1beta1_resource_slice_edit_free(
    resource_v1beta1_resource_slice_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void resource_v1beta1_resource_slice_edit_auto_release(
    resource_v1beta1_resource_slice_edit *at)
{
    resource_v1beta1_resource_slice_edit_free(*at);
}

typedef struct resource_v1beta1_resource_slice_spec {
    kin_value value;
} resource_v1beta1_resource_slice_spec;
typedef struct resource_v1beta1_resource_slice_spec_list {
    kin_value value;
} resource_v1beta1_resource_slice_spec_list;
typedef struct resource_v1beta1_resource_slice_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1beta1_resource_slice_spec_edit;
static inline resource_v1beta1_resource_slice_spec
    resource_v1beta1_resource_slice_spec_of(kin_value value)
{
    resource_v1beta1_resource_slice_spec view;
    view.value = value;
    return view;
}
static inline resource_v1beta1_resource_slice_spec_list
    resource_v1beta1_resource_slice_spec_list_of(kin_value value)
{
    resource_v1beta1_resource_slice_spec_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1beta1_resource_slice_spec_list_count(
    resource_v1beta1_resource_slice_spec_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1beta1_resource_slice_spec
    resource_v1beta1_resource_slice_spec_list_at(
    resource_v1beta1_resource_slice_spec_list list, size_t index)
{
    return resource_v1beta1_resource_slice_spec_of(kin_value_at(list.value,
        index));
}
static inline resource_v1beta1_resource_slice_spec_edit
    resource_v1beta1_resource_slice_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1beta1_resource_slice_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1beta1_resource_slice_spec_edit_copy(
    resource_v1beta1_resource_slice_spec_edit at,
    resource_v1beta1_resource_slice_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* AllocationConfigSource */
typedef enum resource_v1beta1_allocation_config_source_enum {
    RESOURCE_V1BETA1_ALLOCATION_CONFIG_SOURCE_OTHER, /* none of these */
    RESOURCE_V1BETA1_ALLOCATION_CONFIG_SOURCE_FROM_CLAIM,
    RESOURCE_V1BETA1_ALLOCATION_CONFIG_SOURCE_FROM_CLASS,
} resource_v1beta1_allocation_config_source_enum;
static inline resource_v1beta1_allocation_config_source_enum
    resource_v1beta1_allocation_config_source_enum_parse(kin_str text)
{
    static const char *const names[] = {"FromClaim", "FromClass"};
    return (resource_v1beta1_allocation_config_source_enum)kin_field_choice(
        text, names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str resource_v1beta1_allocation_config_source_enum_text(
    resource_v1beta1_allocation_config_source_enum choice)
{
    static const char *const names[] = {"FromClaim", "FromClass"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* DeviceAllocationMode */
typedef enum resource_v1beta1_device_allocation_mode_enum {
    RESOURCE_V1BETA1_DEVICE_ALLOCATION_MODE_OTHER, /* none of these */
    RESOURCE_V1BETA1_DEVICE_ALLOCATION_MODE_ALL,
    RESOURCE_V1BETA1_DEVICE_ALLOCATION_MODE_EXACT_COUNT,
} resource_v1beta1_device_allocation_mode_enum;
static inline resource_v1beta1_device_allocation_mode_enum
    resource_v1beta1_device_allocation_mode_enum_parse(kin_str text)
{
    static const char *const names[] = {"All", "ExactCount"};
    return (resource_v1beta1_device_allocation_mode_enum)kin_field_choice(text,
        names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str resource_v1beta1_device_allocation_mode_enum_text(
    resource_v1beta1_device_allocation_mode_enum choice)
{
    static const char *const names[] = {"All", "ExactCount"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* DeviceTaintEffect */
typedef enum resource_v1beta1_device_taint_effect_enum {
    RESOURCE_V1BETA1_DEVICE_TAINT_EFFECT_OTHER, /* none of these */
    RESOURCE_V1BETA1_DEVICE_TAINT_EFFECT_NO_EXECUTE,
    RESOURCE_V1BETA1_DEVICE_TAINT_EFFECT_NO_SCHEDULE,
    RESOURCE_V1BETA1_DEVICE_TAINT_EFFECT_NONE,
} resource_v1beta1_device_taint_effect_enum;
static inline resource_v1beta1_device_taint_effect_enum
    resource_v1beta1_device_taint_effect_enum_parse(kin_str text)
{
    static const char *const names[] = {"NoExecute", "NoSchedule", "None"};
    return (resource_v1beta1_device_taint_effect_enum)kin_field_choice(text,
        names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str resource_v1beta1_device_taint_effect_enum_text(
    resource_v1beta1_device_taint_effect_enum choice)
{
    static const char *const names[] = {"NoExecute", "NoSchedule", "None"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* DeviceTolerationOperator */
typedef enum resource_v1beta1_device_toleration_operator_enum {
    RESOURCE_V1BETA1_DEVICE_TOLERATION_OPERATOR_OTHER, /* none of these */
    RESOURCE_V1BETA1_DEVICE_TOLERATION_OPERATOR_EQUAL,
    RESOURCE_V1BETA1_DEVICE_TOLERATION_OPERATOR_EXISTS,
} resource_v1beta1_device_toleration_operator_enum;
static inline resource_v1beta1_device_toleration_operator_enum
    resource_v1beta1_device_toleration_operator_enum_parse(kin_str text)
{
    static const char *const names[] = {"Equal", "Exists"};
    return (resource_v1beta1_device_toleration_operator_enum)kin_field_choice(
        text, names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str resource_v1beta1_device_toleration_operator_enum_text(
    resource_v1beta1_device_toleration_operator_enum choice)
{
    static const char *const names[] = {"Equal", "Exists"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* SkipNodeOperation */
typedef enum resource_v1beta1_skip_node_operation_enum {
    RESOURCE_V1BETA1_SKIP_NODE_OPERATION_OTHER, /* none of these */
    RESOURCE_V1BETA1_SKIP_NODE_OPERATION_ALL,
    RESOURCE_V1BETA1_SKIP_NODE_OPERATION_NODE_PREPARE_RESOURCES,
    RESOURCE_V1BETA1_SKIP_NODE_OPERATION_NODE_UNPREPARE_RESOURCES,
} resource_v1beta1_skip_node_operation_enum;
static inline resource_v1beta1_skip_node_operation_enum
    resource_v1beta1_skip_node_operation_enum_parse(kin_str text)
{
    static const char *const names[] = {"*", "NodePrepareResources",
        "NodeUnprepareResources"};
    return (resource_v1beta1_skip_node_operation_enum)kin_field_choice(text,
        names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str resource_v1beta1_skip_node_operation_enum_text(
    resource_v1beta1_skip_node_operation_enum choice)
{
    static const char *const names[] = {"*", "NodePrepareResources",
        "NodeUnprepareResources"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* AllocatedDeviceStatus */
static inline kin_field
    *resource_v1beta1_allocated_device_status_driver_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("driver", "");
    return &field;
}
static inline kin_str resource_v1beta1_allocated_device_status_driver(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_driver_field_()));
}
static inline int resource_v1beta1_allocated_device_status_driver_set(
    resource_v1beta1_allocated_device_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_driver_field_()), value);
}
static inline bool resource_v1beta1_allocated_device_status_driver_has(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_driver_field_()));
}
static inline int resource_v1beta1_allocated_device_status_driver_unset(
    resource_v1beta1_allocated_device_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_driver_field_()));
}
static inline kin_field
    *resource_v1beta1_allocated_device_status_pool_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pool", "");
    return &field;
}
static inline kin_str resource_v1beta1_allocated_device_status_pool(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_pool_field_()));
}
static inline int resource_v1beta1_allocated_device_status_pool_set(
    resource_v1beta1_allocated_device_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_pool_field_()), value);
}
static inline bool resource_v1beta1_allocated_device_status_pool_has(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_pool_field_()));
}
static inline int resource_v1beta1_allocated_device_status_pool_unset(
    resource_v1beta1_allocated_device_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_pool_field_()));
}
static inline kin_field
    *resource_v1beta1_allocated_device_status_device_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("device", "");
    return &field;
}
static inline kin_str resource_v1beta1_allocated_device_status_device(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_device_field_()));
}
static inline int resource_v1beta1_allocated_device_status_device_set(
    resource_v1beta1_allocated_device_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_device_field_()), value);
}
static inline bool resource_v1beta1_allocated_device_status_device_has(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_device_field_()));
}
static inline int resource_v1beta1_allocated_device_status_device_unset(
    resource_v1beta1_allocated_device_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_device_field_()));
}
static inline kin_field
    *resource_v1beta1_allocated_device_status_share_id_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("shareID", "");
    return &field;
}
static inline kin_str resource_v1beta1_allocated_device_status_share_id(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_share_id_field_()));
}
static inline int resource_v1beta1_allocated_device_status_share_id_set(
    resource_v1beta1_allocated_device_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_share_id_field_()), value);
}
static inline bool resource_v1beta1_allocated_device_status_share_id_has(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_share_id_field_()));
}
static inline int resource_v1beta1_allocated_device_status_share_id_unset(
    resource_v1beta1_allocated_device_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_share_id_field_()));
}
static inline kin_field
    *resource_v1beta1_allocated_device_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    resource_v1beta1_allocated_device_status_get_conditions(
    resource_v1beta1_allocated_device_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_conditions_field_()));
}
static inline meta_v1_condition
    resource_v1beta1_allocated_device_status_conditions_at(
    resource_v1beta1_allocated_device_status view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_conditions_field_()), index));
}
static inline meta_v1_condition_edit
    resource_v1beta1_allocated_device_status_conditions_append(
    resource_v1beta1_allocated_device_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    resource_v1beta1_allocated_device_status_edit_conditions_at(
    resource_v1beta1_allocated_device_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_conditions_field_()), index));
}
static inline int resource_v1beta1_allocated_device_status_conditions_remove_at(
    resource_v1beta1_allocated_device_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_allocated_device_status_conditions_field_()), index));
}
static inline size_t resource_v1beta1_allocated_device_status_conditions_count(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_conditions_field_()));
}
static inline int resource_v1beta1_allocated_device_status_conditions_clear(
    resource_v1beta1_allocated_device_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_conditions_field_()));
}
static inline bool resource_v1beta1_allocated_device_status_conditions_has(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_conditions_field_()));
}
static inline int resource_v1beta1_allocated_device_status_conditions_unset(
    resource_v1beta1_allocated_device_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_conditions_field_()));
}
static inline kin_field
    *resource_v1beta1_allocated_device_status_data_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("data", "");
    return &field;
}
static inline kin_value resource_v1beta1_allocated_device_status_data(
    resource_v1beta1_allocated_device_status view)
{
    return (kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_data_field_()));
}
static inline int resource_v1beta1_allocated_device_status_data_set(
    resource_v1beta1_allocated_device_status_edit at, kin_value value)
{
    return kin_edit_set_value(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_data_field_()), value);
}
static inline bool resource_v1beta1_allocated_device_status_data_has(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_data_field_()));
}
static inline int resource_v1beta1_allocated_device_status_data_unset(
    resource_v1beta1_allocated_device_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_data_field_()));
}
static inline kin_field
    *resource_v1beta1_allocated_device_status_network_data_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("networkData", "");
    return &field;
}
static inline resource_v1beta1_network_device_data
    resource_v1beta1_allocated_device_status_get_network_data(
    resource_v1beta1_allocated_device_status view)
{
    return resource_v1beta1_network_device_data_of(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_network_data_field_()));
}
static inline resource_v1beta1_network_device_data_edit
    resource_v1beta1_allocated_device_status_edit_network_data(
    resource_v1beta1_allocated_device_status_edit at)
{
    return resource_v1beta1_network_device_data_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_allocated_device_status_network_data_field_()));
}
static inline bool resource_v1beta1_allocated_device_status_network_data_has(
    resource_v1beta1_allocated_device_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_allocated_device_status_network_data_field_()));
}
static inline int resource_v1beta1_allocated_device_status_network_data_unset(
    resource_v1beta1_allocated_device_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocated_device_status_network_data_field_()));
}

/* AllocationResult */
static inline kin_field *resource_v1beta1_allocation_result_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("devices", "");
    return &field;
}
static inline resource_v1beta1_device_allocation_result
    resource_v1beta1_allocation_result_get_devices(
    resource_v1beta1_allocation_result view)
{
    return resource_v1beta1_device_allocation_result_of(kin_value_field(
        view.value, resource_v1beta1_allocation_result_devices_field_()));
}
static inline resource_v1beta1_device_allocation_result_edit
    resource_v1beta1_allocation_result_edit_devices(
    resource_v1beta1_allocation_result_edit at)
{
    return resource_v1beta1_device_allocation_result_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocation_result_devices_field_()));
}
static inline bool resource_v1beta1_allocation_result_devices_has(
    resource_v1beta1_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_allocation_result_devices_field_()));
}
static inline int resource_v1beta1_allocation_result_devices_unset(
    resource_v1beta1_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocation_result_devices_field_()));
}
static inline kin_field
    *resource_v1beta1_allocation_result_node_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeSelector", "");
    return &field;
}
static inline core_v1_node_selector
    resource_v1beta1_allocation_result_get_node_selector(
    resource_v1beta1_allocation_result view)
{
    return core_v1_node_selector_of(kin_value_field(view.value,
        resource_v1beta1_allocation_result_node_selector_field_()));
}
static inline core_v1_node_selector_edit
    resource_v1beta1_allocation_result_edit_node_selector(
    resource_v1beta1_allocation_result_edit at)
{
    return core_v1_node_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, resource_v1beta1_allocation_result_node_selector_field_()));
}
static inline bool resource_v1beta1_allocation_result_node_selector_has(
    resource_v1beta1_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_allocation_result_node_selector_field_()));
}
static inline int resource_v1beta1_allocation_result_node_selector_unset(
    resource_v1beta1_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocation_result_node_selector_field_()));
}
static inline kin_field
    *resource_v1beta1_allocation_result_allocation_timestamp_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allocationTimestamp", "");
    return &field;
}
static inline kin_time resource_v1beta1_allocation_result_allocation_timestamp(
    resource_v1beta1_allocation_result view)
{
    return kin_value_as_time(kin_value_field(view.value,
        resource_v1beta1_allocation_result_allocation_timestamp_field_()));
}
static inline int resource_v1beta1_allocation_result_allocation_timestamp_set(
    resource_v1beta1_allocation_result_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocation_result_allocation_timestamp_field_()),
        value);
}
static inline bool resource_v1beta1_allocation_result_allocation_timestamp_has(
    resource_v1beta1_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_allocation_result_allocation_timestamp_field_()));
}
static inline int resource_v1beta1_allocation_result_allocation_timestamp_unset(
    resource_v1beta1_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_allocation_result_allocation_timestamp_field_()));
}

/* BasicDevice */
static inline kin_field *resource_v1beta1_basic_device_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attributes", "");
    return &field;
}
static inline resource_v1beta1_device_attribute
    resource_v1beta1_basic_device_attributes_get(
    resource_v1beta1_basic_device view, kin_str key)
{
    return resource_v1beta1_device_attribute_of(kin_value_get(kin_value_field(
        view.value, resource_v1beta1_basic_device_attributes_field_()), key));
}
static inline resource_v1beta1_device_attribute
    resource_v1beta1_basic_device_attributes_at(
    resource_v1beta1_basic_device view, size_t index)
{
    return resource_v1beta1_device_attribute_of(kin_value_at(kin_value_field(
        view.value, resource_v1beta1_basic_device_attributes_field_()), index));
}
static inline resource_v1beta1_device_attribute_edit
    resource_v1beta1_basic_device_edit_attributes(
    resource_v1beta1_basic_device_edit at, kin_str key)
{
    return resource_v1beta1_device_attribute_edit_of(at.edit, kin_edit_member(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_attributes_field_()), key));
}
static inline size_t resource_v1beta1_basic_device_attributes_count(
    resource_v1beta1_basic_device view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_basic_device_attributes_field_()));
}
static inline kin_str resource_v1beta1_basic_device_attributes_key_at(
    resource_v1beta1_basic_device view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        resource_v1beta1_basic_device_attributes_field_()), index);
}
static inline int resource_v1beta1_basic_device_attributes_remove(
    resource_v1beta1_basic_device_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_basic_device_attributes_field_()),
        key));
}
static inline int resource_v1beta1_basic_device_attributes_clear(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_attributes_field_()));
}
static inline bool resource_v1beta1_basic_device_attributes_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_attributes_field_()));
}
static inline int resource_v1beta1_basic_device_attributes_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_attributes_field_()));
}
static inline kin_field *resource_v1beta1_basic_device_capacity_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("capacity", "");
    return &field;
}
static inline resource_v1beta1_device_capacity
    resource_v1beta1_basic_device_capacity_get(
    resource_v1beta1_basic_device view, kin_str key)
{
    return resource_v1beta1_device_capacity_of(kin_value_get(kin_value_field(
        view.value, resource_v1beta1_basic_device_capacity_field_()), key));
}
static inline resource_v1beta1_device_capacity
    resource_v1beta1_basic_device_capacity_at(
    resource_v1beta1_basic_device view, size_t index)
{
    return resource_v1beta1_device_capacity_of(kin_value_at(kin_value_field(
        view.value, resource_v1beta1_basic_device_capacity_field_()), index));
}
static inline resource_v1beta1_device_capacity_edit
    resource_v1beta1_basic_device_edit_capacity(
    resource_v1beta1_basic_device_edit at, kin_str key)
{
    return resource_v1beta1_device_capacity_edit_of(at.edit, kin_edit_member(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_capacity_field_()), key));
}
static inline size_t resource_v1beta1_basic_device_capacity_count(
    resource_v1beta1_basic_device view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_basic_device_capacity_field_()));
}
static inline kin_str resource_v1beta1_basic_device_capacity_key_at(
    resource_v1beta1_basic_device view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        resource_v1beta1_basic_device_capacity_field_()), index);
}
static inline int resource_v1beta1_basic_device_capacity_remove(
    resource_v1beta1_basic_device_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_basic_device_capacity_field_()),
        key));
}
static inline int resource_v1beta1_basic_device_capacity_clear(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_capacity_field_()));
}
static inline bool resource_v1beta1_basic_device_capacity_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_capacity_field_()));
}
static inline int resource_v1beta1_basic_device_capacity_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_capacity_field_()));
}
static inline kin_field
    *resource_v1beta1_basic_device_consumes_counters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("consumesCounters", "");
    return &field;
}
static inline resource_v1beta1_device_counter_consumption_list
    resource_v1beta1_basic_device_get_consumes_counters(
    resource_v1beta1_basic_device view)
{
    return resource_v1beta1_device_counter_consumption_list_of(kin_value_field(
        view.value, resource_v1beta1_basic_device_consumes_counters_field_()));
}
static inline resource_v1beta1_device_counter_consumption
    resource_v1beta1_basic_device_consumes_counters_at(
    resource_v1beta1_basic_device view, size_t index)
{
    return resource_v1beta1_device_counter_consumption_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1beta1_basic_device_consumes_counters_field_()), index));
}
static inline resource_v1beta1_device_counter_consumption_edit
    resource_v1beta1_basic_device_consumes_counters_append(
    resource_v1beta1_basic_device_edit at)
{
    return resource_v1beta1_device_counter_consumption_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_consumes_counters_field_())));
}
static inline resource_v1beta1_device_counter_consumption_edit
    resource_v1beta1_basic_device_edit_consumes_counters_at(
    resource_v1beta1_basic_device_edit at, size_t index)
{
    return resource_v1beta1_device_counter_consumption_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_consumes_counters_field_()), index));
}
static inline int resource_v1beta1_basic_device_consumes_counters_remove_at(
    resource_v1beta1_basic_device_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_basic_device_consumes_counters_field_()), index));
}
static inline size_t resource_v1beta1_basic_device_consumes_counters_count(
    resource_v1beta1_basic_device view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_basic_device_consumes_counters_field_()));
}
static inline int resource_v1beta1_basic_device_consumes_counters_clear(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_consumes_counters_field_()));
}
static inline bool resource_v1beta1_basic_device_consumes_counters_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_consumes_counters_field_()));
}
static inline int resource_v1beta1_basic_device_consumes_counters_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_consumes_counters_field_()));
}
static inline kin_field *resource_v1beta1_basic_device_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeName", "");
    return &field;
}
static inline kin_str resource_v1beta1_basic_device_node_name(
    resource_v1beta1_basic_device view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_basic_device_node_name_field_()));
}
static inline int resource_v1beta1_basic_device_node_name_set(
    resource_v1beta1_basic_device_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_node_name_field_()), value);
}
static inline bool resource_v1beta1_basic_device_node_name_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_node_name_field_()));
}
static inline int resource_v1beta1_basic_device_node_name_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_node_name_field_()));
}
static inline kin_field
    *resource_v1beta1_basic_device_node_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeSelector", "");
    return &field;
}
static inline core_v1_node_selector
    resource_v1beta1_basic_device_get_node_selector(
    resource_v1beta1_basic_device view)
{
    return core_v1_node_selector_of(kin_value_field(view.value,
        resource_v1beta1_basic_device_node_selector_field_()));
}
static inline core_v1_node_selector_edit
    resource_v1beta1_basic_device_edit_node_selector(
    resource_v1beta1_basic_device_edit at)
{
    return core_v1_node_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, resource_v1beta1_basic_device_node_selector_field_()));
}
static inline bool resource_v1beta1_basic_device_node_selector_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_node_selector_field_()));
}
static inline int resource_v1beta1_basic_device_node_selector_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_node_selector_field_()));
}
static inline kin_field *resource_v1beta1_basic_device_all_nodes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allNodes", "");
    return &field;
}
static inline bool resource_v1beta1_basic_device_all_nodes(
    resource_v1beta1_basic_device view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        resource_v1beta1_basic_device_all_nodes_field_()));
}
static inline int resource_v1beta1_basic_device_all_nodes_set(
    resource_v1beta1_basic_device_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_all_nodes_field_()), value);
}
static inline bool resource_v1beta1_basic_device_all_nodes_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_all_nodes_field_()));
}
static inline int resource_v1beta1_basic_device_all_nodes_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_all_nodes_field_()));
}
static inline kin_field *resource_v1beta1_basic_device_taints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("taints", "");
    return &field;
}
static inline resource_v1beta1_device_taint_list
    resource_v1beta1_basic_device_get_taints(resource_v1beta1_basic_device view)
{
    return resource_v1beta1_device_taint_list_of(kin_value_field(view.value,
        resource_v1beta1_basic_device_taints_field_()));
}
static inline resource_v1beta1_device_taint
    resource_v1beta1_basic_device_taints_at(resource_v1beta1_basic_device view,
    size_t index)
{
    return resource_v1beta1_device_taint_of(kin_value_at(kin_value_field(
        view.value, resource_v1beta1_basic_device_taints_field_()), index));
}
static inline resource_v1beta1_device_taint_edit
    resource_v1beta1_basic_device_taints_append(
    resource_v1beta1_basic_device_edit at)
{
    return resource_v1beta1_device_taint_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_taints_field_())));
}
static inline resource_v1beta1_device_taint_edit
    resource_v1beta1_basic_device_edit_taints_at(
    resource_v1beta1_basic_device_edit at, size_t index)
{
    return resource_v1beta1_device_taint_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_taints_field_()), index));
}
static inline int resource_v1beta1_basic_device_taints_remove_at(
    resource_v1beta1_basic_device_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_basic_device_taints_field_()),
        index));
}
static inline size_t resource_v1beta1_basic_device_taints_count(
    resource_v1beta1_basic_device view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_basic_device_taints_field_()));
}
static inline int resource_v1beta1_basic_device_taints_clear(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_taints_field_()));
}
static inline bool resource_v1beta1_basic_device_taints_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_taints_field_()));
}
static inline int resource_v1beta1_basic_device_taints_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_taints_field_()));
}
static inline kin_field
    *resource_v1beta1_basic_device_binds_to_node_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("bindsToNode", "");
    return &field;
}
static inline bool resource_v1beta1_basic_device_binds_to_node(
    resource_v1beta1_basic_device view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        resource_v1beta1_basic_device_binds_to_node_field_()));
}
static inline int resource_v1beta1_basic_device_binds_to_node_set(
    resource_v1beta1_basic_device_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_binds_to_node_field_()), value);
}
static inline bool resource_v1beta1_basic_device_binds_to_node_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_binds_to_node_field_()));
}
static inline int resource_v1beta1_basic_device_binds_to_node_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_binds_to_node_field_()));
}
static inline kin_field
    *resource_v1beta1_basic_device_binding_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("bindingConditions", "");
    return &field;
}
static inline kin_str resource_v1beta1_basic_device_binding_conditions_at(
    resource_v1beta1_basic_device view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_basic_device_binding_conditions_field_()), index));
}
static inline int resource_v1beta1_basic_device_binding_conditions_append(
    resource_v1beta1_basic_device_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_binding_conditions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t resource_v1beta1_basic_device_binding_conditions_count(
    resource_v1beta1_basic_device view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_basic_device_binding_conditions_field_()));
}
static inline int resource_v1beta1_basic_device_binding_conditions_clear(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_binding_conditions_field_()));
}
static inline bool resource_v1beta1_basic_device_binding_conditions_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_binding_conditions_field_()));
}
static inline int resource_v1beta1_basic_device_binding_conditions_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_binding_conditions_field_()));
}
static inline kin_field
    *resource_v1beta1_basic_device_binding_failure_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("bindingFailureConditions", "");
    return &field;
}
static inline kin_str
    resource_v1beta1_basic_device_binding_failure_conditions_at(
    resource_v1beta1_basic_device view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_basic_device_binding_failure_conditions_field_()),
        index));
}
static inline int
    resource_v1beta1_basic_device_binding_failure_conditions_append(
    resource_v1beta1_basic_device_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_binding_failure_conditions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    resource_v1beta1_basic_device_binding_failure_conditions_count(
    resource_v1beta1_basic_device view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_basic_device_binding_failure_conditions_field_()));
}
static inline int
    resource_v1beta1_basic_device_binding_failure_conditions_clear(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_binding_failure_conditions_field_()));
}
static inline bool resource_v1beta1_basic_device_binding_failure_conditions_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_binding_failure_conditions_field_()));
}
static inline int
    resource_v1beta1_basic_device_binding_failure_conditions_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_binding_failure_conditions_field_()));
}
static inline kin_field
    *resource_v1beta1_basic_device_allow_multiple_allocations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allowMultipleAllocations", "");
    return &field;
}
static inline bool resource_v1beta1_basic_device_allow_multiple_allocations(
    resource_v1beta1_basic_device view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        resource_v1beta1_basic_device_allow_multiple_allocations_field_()));
}
static inline int resource_v1beta1_basic_device_allow_multiple_allocations_set(
    resource_v1beta1_basic_device_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_allow_multiple_allocations_field_()),
        value);
}
static inline bool resource_v1beta1_basic_device_allow_multiple_allocations_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_allow_multiple_allocations_field_()));
}
static inline int
    resource_v1beta1_basic_device_allow_multiple_allocations_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_allow_multiple_allocations_field_()));
}
static inline kin_field
    *resource_v1beta1_basic_device_node_allocatable_resources_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeAllocatableResources", "");
    return &field;
}
static inline resource_v1beta1_node_allocatable_resource
    resource_v1beta1_basic_device_node_allocatable_resources_get(
    resource_v1beta1_basic_device view, kin_str key)
{
    return resource_v1beta1_node_allocatable_resource_of(kin_value_get(
        kin_value_field(view.value,
        resource_v1beta1_basic_device_node_allocatable_resources_field_()),
        key));
}
static inline resource_v1beta1_node_allocatable_resource
    resource_v1beta1_basic_device_node_allocatable_resources_at(
    resource_v1beta1_basic_device view, size_t index)
{
    return resource_v1beta1_node_allocatable_resource_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1beta1_basic_device_node_allocatable_resources_field_()),
        index));
}
static inline resource_v1beta1_node_allocatable_resource_edit
    resource_v1beta1_basic_device_edit_node_allocatable_resources(
    resource_v1beta1_basic_device_edit at, kin_str key)
{
    return resource_v1beta1_node_allocatable_resource_edit_of(at.edit,
        kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_node_allocatable_resources_field_()),
        key));
}
static inline size_t
    resource_v1beta1_basic_device_node_allocatable_resources_count(
    resource_v1beta1_basic_device view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_basic_device_node_allocatable_resources_field_()));
}
static inline kin_str
    resource_v1beta1_basic_device_node_allocatable_resources_key_at(
    resource_v1beta1_basic_device view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        resource_v1beta1_basic_device_node_allocatable_resources_field_()),
        index);
}
static inline int
    resource_v1beta1_basic_device_node_allocatable_resources_remove(
    resource_v1beta1_basic_device_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_basic_device_node_allocatable_resources_field_()),
        key));
}
static inline int
    resource_v1beta1_basic_device_node_allocatable_resources_clear(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_node_allocatable_resources_field_()));
}
static inline bool resource_v1beta1_basic_device_node_allocatable_resources_has(
    resource_v1beta1_basic_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_basic_device_node_allocatable_resources_field_()));
}
static inline int
    resource_v1beta1_basic_device_node_allocatable_resources_unset(
    resource_v1beta1_basic_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_basic_device_node_allocatable_resources_field_()));
}

/* CELDeviceSelector */
static inline kin_field
    *resource_v1beta1_cel_device_selector_expression_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expression", "");
    return &field;
}
static inline kin_str resource_v1beta1_cel_device_selector_expression(
    resource_v1beta1_cel_device_selector view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_cel_device_selector_expression_field_()));
}
static inline int resource_v1beta1_cel_device_selector_expression_set(
    resource_v1beta1_cel_device_selector_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_cel_device_selector_expression_field_()), value);
}
static inline bool resource_v1beta1_cel_device_selector_expression_has(
    resource_v1beta1_cel_device_selector view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_cel_device_selector_expression_field_()));
}
static inline int resource_v1beta1_cel_device_selector_expression_unset(
    resource_v1beta1_cel_device_selector_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_cel_device_selector_expression_field_()));
}

/* CapacityRequestPolicy */
static inline kin_field
    *resource_v1beta1_capacity_request_policy_default_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("default", "");
    return &field;
}
static inline kin_quantity resource_v1beta1_capacity_request_policy_default(
    resource_v1beta1_capacity_request_policy view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_default_field_()));
}
static inline int resource_v1beta1_capacity_request_policy_default_set(
    resource_v1beta1_capacity_request_policy_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_default_field_()), value);
}
static inline bool resource_v1beta1_capacity_request_policy_default_has(
    resource_v1beta1_capacity_request_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_default_field_()));
}
static inline int resource_v1beta1_capacity_request_policy_default_unset(
    resource_v1beta1_capacity_request_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_default_field_()));
}
static inline kin_field
    *resource_v1beta1_capacity_request_policy_valid_values_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("validValues", "");
    return &field;
}
static inline kin_quantity
    resource_v1beta1_capacity_request_policy_valid_values_at(
    resource_v1beta1_capacity_request_policy view, size_t index)
{
    return kin_value_as_quantity(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_valid_values_field_()),
        index));
}
static inline int resource_v1beta1_capacity_request_policy_valid_values_append(
    resource_v1beta1_capacity_request_policy_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_valid_values_field_()));
    return kin_edit_set_quantity(at.edit, spot, value);
}
static inline size_t
    resource_v1beta1_capacity_request_policy_valid_values_count(
    resource_v1beta1_capacity_request_policy view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_valid_values_field_()));
}
static inline int resource_v1beta1_capacity_request_policy_valid_values_clear(
    resource_v1beta1_capacity_request_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_valid_values_field_()));
}
static inline bool resource_v1beta1_capacity_request_policy_valid_values_has(
    resource_v1beta1_capacity_request_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_valid_values_field_()));
}
static inline int resource_v1beta1_capacity_request_policy_valid_values_unset(
    resource_v1beta1_capacity_request_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_valid_values_field_()));
}
static inline kin_field
    *resource_v1beta1_capacity_request_policy_valid_range_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("validRange", "");
    return &field;
}
static inline resource_v1beta1_capacity_request_policy_range
    resource_v1beta1_capacity_request_policy_get_valid_range(
    resource_v1beta1_capacity_request_policy view)
{
    return resource_v1beta1_capacity_request_policy_range_of(kin_value_field(
        view.value,
        resource_v1beta1_capacity_request_policy_valid_range_field_()));
}
static inline resource_v1beta1_capacity_request_policy_range_edit
    resource_v1beta1_capacity_request_policy_edit_valid_range(
    resource_v1beta1_capacity_request_policy_edit at)
{
    return resource_v1beta1_capacity_request_policy_range_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_valid_range_field_()));
}
static inline bool resource_v1beta1_capacity_request_policy_valid_range_has(
    resource_v1beta1_capacity_request_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_valid_range_field_()));
}
static inline int resource_v1beta1_capacity_request_policy_valid_range_unset(
    resource_v1beta1_capacity_request_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_valid_range_field_()));
}

/* CapacityRequestPolicyRange */
static inline kin_field
    *resource_v1beta1_capacity_request_policy_range_min_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("min", "");
    return &field;
}
static inline kin_quantity resource_v1beta1_capacity_request_policy_range_min(
    resource_v1beta1_capacity_request_policy_range view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_range_min_field_()));
}
static inline int resource_v1beta1_capacity_request_policy_range_min_set(
    resource_v1beta1_capacity_request_policy_range_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_range_min_field_()), value);
}
static inline bool resource_v1beta1_capacity_request_policy_range_min_has(
    resource_v1beta1_capacity_request_policy_range view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_range_min_field_()));
}
static inline int resource_v1beta1_capacity_request_policy_range_min_unset(
    resource_v1beta1_capacity_request_policy_range_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_range_min_field_()));
}
static inline kin_field
    *resource_v1beta1_capacity_request_policy_range_max_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("max", "");
    return &field;
}
static inline kin_quantity resource_v1beta1_capacity_request_policy_range_max(
    resource_v1beta1_capacity_request_policy_range view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_range_max_field_()));
}
static inline int resource_v1beta1_capacity_request_policy_range_max_set(
    resource_v1beta1_capacity_request_policy_range_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_range_max_field_()), value);
}
static inline bool resource_v1beta1_capacity_request_policy_range_max_has(
    resource_v1beta1_capacity_request_policy_range view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_range_max_field_()));
}
static inline int resource_v1beta1_capacity_request_policy_range_max_unset(
    resource_v1beta1_capacity_request_policy_range_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_range_max_field_()));
}
static inline kin_field
    *resource_v1beta1_capacity_request_policy_range_step_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("step", "");
    return &field;
}
static inline kin_quantity resource_v1beta1_capacity_request_policy_range_step(
    resource_v1beta1_capacity_request_policy_range view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_range_step_field_()));
}
static inline int resource_v1beta1_capacity_request_policy_range_step_set(
    resource_v1beta1_capacity_request_policy_range_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_range_step_field_()), value);
}
static inline bool resource_v1beta1_capacity_request_policy_range_step_has(
    resource_v1beta1_capacity_request_policy_range view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_capacity_request_policy_range_step_field_()));
}
static inline int resource_v1beta1_capacity_request_policy_range_step_unset(
    resource_v1beta1_capacity_request_policy_range_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_request_policy_range_step_field_()));
}

/* CapacityRequirements */
static inline kin_field
    *resource_v1beta1_capacity_requirements_requests_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("requests", "");
    return &field;
}
static inline kin_quantity resource_v1beta1_capacity_requirements_requests_get(
    resource_v1beta1_capacity_requirements view, kin_str key)
{
    return kin_value_as_quantity(kin_value_get(kin_value_field(view.value,
        resource_v1beta1_capacity_requirements_requests_field_()), key));
}
static inline kin_quantity resource_v1beta1_capacity_requirements_requests_at(
    resource_v1beta1_capacity_requirements view, size_t index)
{
    return kin_value_as_quantity(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_capacity_requirements_requests_field_()), index));
}
static inline int resource_v1beta1_capacity_requirements_requests_set(
    resource_v1beta1_capacity_requirements_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_requirements_requests_field_()), key);
    return kin_edit_set_quantity(at.edit, spot, value);
}
static inline size_t resource_v1beta1_capacity_requirements_requests_count(
    resource_v1beta1_capacity_requirements view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_capacity_requirements_requests_field_()));
}
static inline kin_str resource_v1beta1_capacity_requirements_requests_key_at(
    resource_v1beta1_capacity_requirements view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        resource_v1beta1_capacity_requirements_requests_field_()), index);
}
static inline int resource_v1beta1_capacity_requirements_requests_remove(
    resource_v1beta1_capacity_requirements_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_capacity_requirements_requests_field_()), key));
}
static inline int resource_v1beta1_capacity_requirements_requests_clear(
    resource_v1beta1_capacity_requirements_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_requirements_requests_field_()));
}
static inline bool resource_v1beta1_capacity_requirements_requests_has(
    resource_v1beta1_capacity_requirements view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_capacity_requirements_requests_field_()));
}
static inline int resource_v1beta1_capacity_requirements_requests_unset(
    resource_v1beta1_capacity_requirements_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_capacity_requirements_requests_field_()));
}

/* Counter */
static inline kin_field *resource_v1beta1_counter_value_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("value", "");
    return &field;
}
static inline kin_quantity resource_v1beta1_counter_value(
    resource_v1beta1_counter view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1beta1_counter_value_field_()));
}
static inline int resource_v1beta1_counter_value_set(
    resource_v1beta1_counter_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_counter_value_field_()), value);
}
static inline bool resource_v1beta1_counter_value_has(
    resource_v1beta1_counter view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_counter_value_field_()));
}
static inline int resource_v1beta1_counter_value_unset(
    resource_v1beta1_counter_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_counter_value_field_()));
}

/* CounterSet */
static inline kin_field *resource_v1beta1_counter_set_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str resource_v1beta1_counter_set_name(
    resource_v1beta1_counter_set view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_counter_set_name_field_()));
}
static inline int resource_v1beta1_counter_set_name_set(
    resource_v1beta1_counter_set_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_counter_set_name_field_()), value);
}
static inline bool resource_v1beta1_counter_set_name_has(
    resource_v1beta1_counter_set view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_counter_set_name_field_()));
}
static inline int resource_v1beta1_counter_set_name_unset(
    resource_v1beta1_counter_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_counter_set_name_field_()));
}
static inline kin_field *resource_v1beta1_counter_set_counters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("counters", "");
    return &field;
}
static inline resource_v1beta1_counter
    resource_v1beta1_counter_set_counters_get(resource_v1beta1_counter_set view,
    kin_str key)
{
    return resource_v1beta1_counter_of(kin_value_get(kin_value_field(view.value,
        resource_v1beta1_counter_set_counters_field_()), key));
}
static inline resource_v1beta1_counter resource_v1beta1_counter_set_counters_at(
    resource_v1beta1_counter_set view, size_t index)
{
    return resource_v1beta1_counter_of(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_counter_set_counters_field_()), index));
}
static inline resource_v1beta1_counter_edit
    resource_v1beta1_counter_set_edit_counters(
    resource_v1beta1_counter_set_edit at, kin_str key)
{
    return resource_v1beta1_counter_edit_of(at.edit, kin_edit_member(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_counter_set_counters_field_()), key));
}
static inline size_t resource_v1beta1_counter_set_counters_count(
    resource_v1beta1_counter_set view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_counter_set_counters_field_()));
}
static inline kin_str resource_v1beta1_counter_set_counters_key_at(
    resource_v1beta1_counter_set view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        resource_v1beta1_counter_set_counters_field_()), index);
}
static inline int resource_v1beta1_counter_set_counters_remove(
    resource_v1beta1_counter_set_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_counter_set_counters_field_()),
        key));
}
static inline int resource_v1beta1_counter_set_counters_clear(
    resource_v1beta1_counter_set_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_counter_set_counters_field_()));
}
static inline bool resource_v1beta1_counter_set_counters_has(
    resource_v1beta1_counter_set view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_counter_set_counters_field_()));
}
static inline int resource_v1beta1_counter_set_counters_unset(
    resource_v1beta1_counter_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_counter_set_counters_field_()));
}

/* Device */
static inline kin_field *resource_v1beta1_device_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_name(resource_v1beta1_device view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_name_field_()));
}
static inline int resource_v1beta1_device_name_set(
    resource_v1beta1_device_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_name_field_()), value);
}
static inline bool resource_v1beta1_device_name_has(
    resource_v1beta1_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_name_field_()));
}
static inline int resource_v1beta1_device_name_unset(
    resource_v1beta1_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_name_field_()));
}
static inline kin_field *resource_v1beta1_device_basic_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("basic", "");
    return &field;
}
static inline resource_v1beta1_basic_device resource_v1beta1_device_get_basic(
    resource_v1beta1_device view)
{
    return resource_v1beta1_basic_device_of(kin_value_field(view.value,
        resource_v1beta1_device_basic_field_()));
}
static inline resource_v1beta1_basic_device_edit
    resource_v1beta1_device_edit_basic(resource_v1beta1_device_edit at)
{
    return resource_v1beta1_basic_device_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_device_basic_field_()));
}
static inline bool resource_v1beta1_device_basic_has(
    resource_v1beta1_device view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_basic_field_()));
}
static inline int resource_v1beta1_device_basic_unset(
    resource_v1beta1_device_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_basic_field_()));
}

/* DeviceAllocationConfiguration */
static inline kin_field
    *resource_v1beta1_device_allocation_configuration_source_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("source", "");
    return &field;
}
/** One of resource_v1beta1_allocation_config_source_enum. */
static inline kin_str resource_v1beta1_device_allocation_configuration_source(
    resource_v1beta1_device_allocation_configuration view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_allocation_configuration_source_field_()));
}
static inline int resource_v1beta1_device_allocation_configuration_source_set(
    resource_v1beta1_device_allocation_configuration_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_configuration_source_field_()),
        value);
}
static inline bool resource_v1beta1_device_allocation_configuration_source_has(
    resource_v1beta1_device_allocation_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_allocation_configuration_source_field_()));
}
static inline int resource_v1beta1_device_allocation_configuration_source_unset(
    resource_v1beta1_device_allocation_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_configuration_source_field_()));
}
static inline kin_field
    *resource_v1beta1_device_allocation_configuration_requests_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("requests", "");
    return &field;
}
static inline kin_str
    resource_v1beta1_device_allocation_configuration_requests_at(
    resource_v1beta1_device_allocation_configuration view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_allocation_configuration_requests_field_()),
        index));
}
static inline int
    resource_v1beta1_device_allocation_configuration_requests_append(
    resource_v1beta1_device_allocation_configuration_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_configuration_requests_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    resource_v1beta1_device_allocation_configuration_requests_count(
    resource_v1beta1_device_allocation_configuration view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_allocation_configuration_requests_field_()));
}
static inline int
    resource_v1beta1_device_allocation_configuration_requests_clear(
    resource_v1beta1_device_allocation_configuration_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_configuration_requests_field_()));
}
static inline bool
    resource_v1beta1_device_allocation_configuration_requests_has(
    resource_v1beta1_device_allocation_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_allocation_configuration_requests_field_()));
}
static inline int
    resource_v1beta1_device_allocation_configuration_requests_unset(
    resource_v1beta1_device_allocation_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_configuration_requests_field_()));
}
static inline kin_field
    *resource_v1beta1_device_allocation_configuration_opaque_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("opaque", "");
    return &field;
}
static inline resource_v1beta1_opaque_device_configuration
    resource_v1beta1_device_allocation_configuration_get_opaque(
    resource_v1beta1_device_allocation_configuration view)
{
    return resource_v1beta1_opaque_device_configuration_of(kin_value_field(
        view.value,
        resource_v1beta1_device_allocation_configuration_opaque_field_()));
}
static inline resource_v1beta1_opaque_device_configuration_edit
    resource_v1beta1_device_allocation_configuration_edit_opaque(
    resource_v1beta1_device_allocation_configuration_edit at)
{
    return resource_v1beta1_opaque_device_configuration_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_configuration_opaque_field_()));
}
static inline bool resource_v1beta1_device_allocation_configuration_opaque_has(
    resource_v1beta1_device_allocation_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_allocation_configuration_opaque_field_()));
}
static inline int resource_v1beta1_device_allocation_configuration_opaque_unset(
    resource_v1beta1_device_allocation_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_configuration_opaque_field_()));
}

/* DeviceAllocationResult */
static inline kin_field
    *resource_v1beta1_device_allocation_result_results_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("results", "");
    return &field;
}
static inline resource_v1beta1_device_request_allocation_result_list
    resource_v1beta1_device_allocation_result_get_results(
    resource_v1beta1_device_allocation_result view)
{
    return resource_v1beta1_device_request_allocation_result_list_of(
        kin_value_field(view.value,
        resource_v1beta1_device_allocation_result_results_field_()));
}
static inline resource_v1beta1_device_request_allocation_result
    resource_v1beta1_device_allocation_result_results_at(
    resource_v1beta1_device_allocation_result view, size_t index)
{
    return resource_v1beta1_device_request_allocation_result_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1beta1_device_allocation_result_results_field_()), index));
}
static inline resource_v1beta1_device_request_allocation_result_edit
    resource_v1beta1_device_allocation_result_results_append(
    resource_v1beta1_device_allocation_result_edit at)
{
    return resource_v1beta1_device_request_allocation_result_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_result_results_field_())));
}
static inline resource_v1beta1_device_request_allocation_result_edit
    resource_v1beta1_device_allocation_result_edit_results_at(
    resource_v1beta1_device_allocation_result_edit at, size_t index)
{
    return resource_v1beta1_device_request_allocation_result_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_result_results_field_()), index));
}
static inline int resource_v1beta1_device_allocation_result_results_remove_at(
    resource_v1beta1_device_allocation_result_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_allocation_result_results_field_()), index));
}
static inline size_t resource_v1beta1_device_allocation_result_results_count(
    resource_v1beta1_device_allocation_result view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_allocation_result_results_field_()));
}
static inline int resource_v1beta1_device_allocation_result_results_clear(
    resource_v1beta1_device_allocation_result_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_result_results_field_()));
}
static inline bool resource_v1beta1_device_allocation_result_results_has(
    resource_v1beta1_device_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_allocation_result_results_field_()));
}
static inline int resource_v1beta1_device_allocation_result_results_unset(
    resource_v1beta1_device_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_result_results_field_()));
}
static inline kin_field
    *resource_v1beta1_device_allocation_result_config_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("config", "");
    return &field;
}
static inline resource_v1beta1_device_allocation_configuration_list
    resource_v1beta1_device_allocation_result_get_config(
    resource_v1beta1_device_allocation_result view)
{
    return resource_v1beta1_device_allocation_configuration_list_of(
        kin_value_field(view.value,
        resource_v1beta1_device_allocation_result_config_field_()));
}
static inline resource_v1beta1_device_allocation_configuration
    resource_v1beta1_device_allocation_result_config_at(
    resource_v1beta1_device_allocation_result view, size_t index)
{
    return resource_v1beta1_device_allocation_configuration_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1beta1_device_allocation_result_config_field_()), index));
}
static inline resource_v1beta1_device_allocation_configuration_edit
    resource_v1beta1_device_allocation_result_config_append(
    resource_v1beta1_device_allocation_result_edit at)
{
    return resource_v1beta1_device_allocation_configuration_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_result_config_field_())));
}
static inline resource_v1beta1_device_allocation_configuration_edit
    resource_v1beta1_device_allocation_result_edit_config_at(
    resource_v1beta1_device_allocation_result_edit at, size_t index)
{
    return resource_v1beta1_device_allocation_configuration_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_result_config_field_()), index));
}
static inline int resource_v1beta1_device_allocation_result_config_remove_at(
    resource_v1beta1_device_allocation_result_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_allocation_result_config_field_()), index));
}
static inline size_t resource_v1beta1_device_allocation_result_config_count(
    resource_v1beta1_device_allocation_result view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_allocation_result_config_field_()));
}
static inline int resource_v1beta1_device_allocation_result_config_clear(
    resource_v1beta1_device_allocation_result_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_result_config_field_()));
}
static inline bool resource_v1beta1_device_allocation_result_config_has(
    resource_v1beta1_device_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_allocation_result_config_field_()));
}
static inline int resource_v1beta1_device_allocation_result_config_unset(
    resource_v1beta1_device_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_allocation_result_config_field_()));
}

/* DeviceAttribute */
static inline kin_field *resource_v1beta1_device_attribute_int_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("int", "");
    return &field;
}
static inline int64_t resource_v1beta1_device_attribute_int(
    resource_v1beta1_device_attribute view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        resource_v1beta1_device_attribute_int_field_()));
}
static inline int resource_v1beta1_device_attribute_int_set(
    resource_v1beta1_device_attribute_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_int_field_()), value);
}
static inline bool resource_v1beta1_device_attribute_int_has(
    resource_v1beta1_device_attribute view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_attribute_int_field_()));
}
static inline int resource_v1beta1_device_attribute_int_unset(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_int_field_()));
}
static inline kin_field *resource_v1beta1_device_attribute_bool_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("bool", "");
    return &field;
}
static inline bool resource_v1beta1_device_attribute_bool(
    resource_v1beta1_device_attribute view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        resource_v1beta1_device_attribute_bool_field_()));
}
static inline int resource_v1beta1_device_attribute_bool_set(
    resource_v1beta1_device_attribute_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_bool_field_()), value);
}
static inline bool resource_v1beta1_device_attribute_bool_has(
    resource_v1beta1_device_attribute view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_attribute_bool_field_()));
}
static inline int resource_v1beta1_device_attribute_bool_unset(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_bool_field_()));
}
static inline kin_field *resource_v1beta1_device_attribute_string_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("string", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_attribute_string(
    resource_v1beta1_device_attribute view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_attribute_string_field_()));
}
static inline int resource_v1beta1_device_attribute_string_set(
    resource_v1beta1_device_attribute_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_string_field_()), value);
}
static inline bool resource_v1beta1_device_attribute_string_has(
    resource_v1beta1_device_attribute view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_attribute_string_field_()));
}
static inline int resource_v1beta1_device_attribute_string_unset(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_string_field_()));
}
static inline kin_field *resource_v1beta1_device_attribute_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("version", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_attribute_version(
    resource_v1beta1_device_attribute view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_attribute_version_field_()));
}
static inline int resource_v1beta1_device_attribute_version_set(
    resource_v1beta1_device_attribute_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_version_field_()), value);
}
static inline bool resource_v1beta1_device_attribute_version_has(
    resource_v1beta1_device_attribute view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_attribute_version_field_()));
}
static inline int resource_v1beta1_device_attribute_version_unset(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_version_field_()));
}
static inline kin_field *resource_v1beta1_device_attribute_ints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ints", "");
    return &field;
}
static inline int64_t resource_v1beta1_device_attribute_ints_at(
    resource_v1beta1_device_attribute view, size_t index)
{
    return kin_value_as_int64(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_attribute_ints_field_()), index));
}
static inline int resource_v1beta1_device_attribute_ints_append(
    resource_v1beta1_device_attribute_edit at, int64_t value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_ints_field_()));
    return kin_edit_set_int(at.edit, spot, value);
}
static inline size_t resource_v1beta1_device_attribute_ints_count(
    resource_v1beta1_device_attribute view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_attribute_ints_field_()));
}
static inline int resource_v1beta1_device_attribute_ints_clear(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_ints_field_()));
}
static inline bool resource_v1beta1_device_attribute_ints_has(
    resource_v1beta1_device_attribute view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_attribute_ints_field_()));
}
static inline int resource_v1beta1_device_attribute_ints_unset(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_ints_field_()));
}
static inline kin_field *resource_v1beta1_device_attribute_bools_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("bools", "");
    return &field;
}
static inline bool resource_v1beta1_device_attribute_bools_at(
    resource_v1beta1_device_attribute view, size_t index)
{
    return kin_value_as_bool(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_attribute_bools_field_()), index));
}
static inline int resource_v1beta1_device_attribute_bools_append(
    resource_v1beta1_device_attribute_edit at, bool value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_bools_field_()));
    return kin_edit_set_bool(at.edit, spot, value);
}
static inline size_t resource_v1beta1_device_attribute_bools_count(
    resource_v1beta1_device_attribute view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_attribute_bools_field_()));
}
static inline int resource_v1beta1_device_attribute_bools_clear(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_bools_field_()));
}
static inline bool resource_v1beta1_device_attribute_bools_has(
    resource_v1beta1_device_attribute view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_attribute_bools_field_()));
}
static inline int resource_v1beta1_device_attribute_bools_unset(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_bools_field_()));
}
static inline kin_field *resource_v1beta1_device_attribute_strings_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("strings", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_attribute_strings_at(
    resource_v1beta1_device_attribute view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_attribute_strings_field_()), index));
}
static inline int resource_v1beta1_device_attribute_strings_append(
    resource_v1beta1_device_attribute_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_strings_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t resource_v1beta1_device_attribute_strings_count(
    resource_v1beta1_device_attribute view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_attribute_strings_field_()));
}
static inline int resource_v1beta1_device_attribute_strings_clear(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_strings_field_()));
}
static inline bool resource_v1beta1_device_attribute_strings_has(
    resource_v1beta1_device_attribute view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_attribute_strings_field_()));
}
static inline int resource_v1beta1_device_attribute_strings_unset(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_strings_field_()));
}
static inline kin_field *resource_v1beta1_device_attribute_versions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("versions", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_attribute_versions_at(
    resource_v1beta1_device_attribute view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_attribute_versions_field_()), index));
}
static inline int resource_v1beta1_device_attribute_versions_append(
    resource_v1beta1_device_attribute_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_versions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t resource_v1beta1_device_attribute_versions_count(
    resource_v1beta1_device_attribute view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_attribute_versions_field_()));
}
static inline int resource_v1beta1_device_attribute_versions_clear(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_versions_field_()));
}
static inline bool resource_v1beta1_device_attribute_versions_has(
    resource_v1beta1_device_attribute view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_attribute_versions_field_()));
}
static inline int resource_v1beta1_device_attribute_versions_unset(
    resource_v1beta1_device_attribute_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_attribute_versions_field_()));
}

/* DeviceCapacity */
static inline kin_field *resource_v1beta1_device_capacity_value_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("value", "");
    return &field;
}
static inline kin_quantity resource_v1beta1_device_capacity_value(
    resource_v1beta1_device_capacity view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1beta1_device_capacity_value_field_()));
}
static inline int resource_v1beta1_device_capacity_value_set(
    resource_v1beta1_device_capacity_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_capacity_value_field_()), value);
}
static inline bool resource_v1beta1_device_capacity_value_has(
    resource_v1beta1_device_capacity view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_capacity_value_field_()));
}
static inline int resource_v1beta1_device_capacity_value_unset(
    resource_v1beta1_device_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_capacity_value_field_()));
}
static inline kin_field
    *resource_v1beta1_device_capacity_request_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("requestPolicy", "");
    return &field;
}
static inline resource_v1beta1_capacity_request_policy
    resource_v1beta1_device_capacity_get_request_policy(
    resource_v1beta1_device_capacity view)
{
    return resource_v1beta1_capacity_request_policy_of(kin_value_field(
        view.value, resource_v1beta1_device_capacity_request_policy_field_()));
}
static inline resource_v1beta1_capacity_request_policy_edit
    resource_v1beta1_device_capacity_edit_request_policy(
    resource_v1beta1_device_capacity_edit at)
{
    return resource_v1beta1_capacity_request_policy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_capacity_request_policy_field_()));
}
static inline bool resource_v1beta1_device_capacity_request_policy_has(
    resource_v1beta1_device_capacity view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_capacity_request_policy_field_()));
}
static inline int resource_v1beta1_device_capacity_request_policy_unset(
    resource_v1beta1_device_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_capacity_request_policy_field_()));
}

/* DeviceClaim */
static inline kin_field *resource_v1beta1_device_claim_requests_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("requests", "");
    return &field;
}
static inline resource_v1beta1_device_request_list
    resource_v1beta1_device_claim_get_requests(
    resource_v1beta1_device_claim view)
{
    return resource_v1beta1_device_request_list_of(kin_value_field(view.value,
        resource_v1beta1_device_claim_requests_field_()));
}
static inline resource_v1beta1_device_request
    resource_v1beta1_device_claim_requests_at(
    resource_v1beta1_device_claim view, size_t index)
{
    return resource_v1beta1_device_request_of(kin_value_at(kin_value_field(
        view.value, resource_v1beta1_device_claim_requests_field_()), index));
}
static inline resource_v1beta1_device_request_edit
    resource_v1beta1_device_claim_requests_append(
    resource_v1beta1_device_claim_edit at)
{
    return resource_v1beta1_device_request_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_requests_field_())));
}
static inline resource_v1beta1_device_request_edit
    resource_v1beta1_device_claim_edit_requests_at(
    resource_v1beta1_device_claim_edit at, size_t index)
{
    return resource_v1beta1_device_request_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_requests_field_()), index));
}
static inline int resource_v1beta1_device_claim_requests_remove_at(
    resource_v1beta1_device_claim_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_device_claim_requests_field_()),
        index));
}
static inline size_t resource_v1beta1_device_claim_requests_count(
    resource_v1beta1_device_claim view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_claim_requests_field_()));
}
static inline int resource_v1beta1_device_claim_requests_clear(
    resource_v1beta1_device_claim_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_requests_field_()));
}
static inline bool resource_v1beta1_device_claim_requests_has(
    resource_v1beta1_device_claim view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_claim_requests_field_()));
}
static inline int resource_v1beta1_device_claim_requests_unset(
    resource_v1beta1_device_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_requests_field_()));
}
static inline kin_field *resource_v1beta1_device_claim_constraints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("constraints", "");
    return &field;
}
static inline resource_v1beta1_device_constraint_list
    resource_v1beta1_device_claim_get_constraints(
    resource_v1beta1_device_claim view)
{
    return resource_v1beta1_device_constraint_list_of(kin_value_field(
        view.value, resource_v1beta1_device_claim_constraints_field_()));
}
static inline resource_v1beta1_device_constraint
    resource_v1beta1_device_claim_constraints_at(
    resource_v1beta1_device_claim view, size_t index)
{
    return resource_v1beta1_device_constraint_of(kin_value_at(kin_value_field(
        view.value, resource_v1beta1_device_claim_constraints_field_()),
        index));
}
static inline resource_v1beta1_device_constraint_edit
    resource_v1beta1_device_claim_constraints_append(
    resource_v1beta1_device_claim_edit at)
{
    return resource_v1beta1_device_constraint_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_constraints_field_())));
}
static inline resource_v1beta1_device_constraint_edit
    resource_v1beta1_device_claim_edit_constraints_at(
    resource_v1beta1_device_claim_edit at, size_t index)
{
    return resource_v1beta1_device_constraint_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_constraints_field_()), index));
}
static inline int resource_v1beta1_device_claim_constraints_remove_at(
    resource_v1beta1_device_claim_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_device_claim_constraints_field_()),
        index));
}
static inline size_t resource_v1beta1_device_claim_constraints_count(
    resource_v1beta1_device_claim view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_claim_constraints_field_()));
}
static inline int resource_v1beta1_device_claim_constraints_clear(
    resource_v1beta1_device_claim_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_constraints_field_()));
}
static inline bool resource_v1beta1_device_claim_constraints_has(
    resource_v1beta1_device_claim view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_claim_constraints_field_()));
}
static inline int resource_v1beta1_device_claim_constraints_unset(
    resource_v1beta1_device_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_constraints_field_()));
}
static inline kin_field *resource_v1beta1_device_claim_config_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("config", "");
    return &field;
}
static inline resource_v1beta1_device_claim_configuration_list
    resource_v1beta1_device_claim_get_config(resource_v1beta1_device_claim view)
{
    return resource_v1beta1_device_claim_configuration_list_of(kin_value_field(
        view.value, resource_v1beta1_device_claim_config_field_()));
}
static inline resource_v1beta1_device_claim_configuration
    resource_v1beta1_device_claim_config_at(resource_v1beta1_device_claim view,
    size_t index)
{
    return resource_v1beta1_device_claim_configuration_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1beta1_device_claim_config_field_()), index));
}
static inline resource_v1beta1_device_claim_configuration_edit
    resource_v1beta1_device_claim_config_append(
    resource_v1beta1_device_claim_edit at)
{
    return resource_v1beta1_device_claim_configuration_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_config_field_())));
}
static inline resource_v1beta1_device_claim_configuration_edit
    resource_v1beta1_device_claim_edit_config_at(
    resource_v1beta1_device_claim_edit at, size_t index)
{
    return resource_v1beta1_device_claim_configuration_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_config_field_()), index));
}
static inline int resource_v1beta1_device_claim_config_remove_at(
    resource_v1beta1_device_claim_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_device_claim_config_field_()),
        index));
}
static inline size_t resource_v1beta1_device_claim_config_count(
    resource_v1beta1_device_claim view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_claim_config_field_()));
}
static inline int resource_v1beta1_device_claim_config_clear(
    resource_v1beta1_device_claim_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_config_field_()));
}
static inline bool resource_v1beta1_device_claim_config_has(
    resource_v1beta1_device_claim view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_claim_config_field_()));
}
static inline int resource_v1beta1_device_claim_config_unset(
    resource_v1beta1_device_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_config_field_()));
}

/* DeviceClaimConfiguration */
static inline kin_field
    *resource_v1beta1_device_claim_configuration_requests_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("requests", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_claim_configuration_requests_at(
    resource_v1beta1_device_claim_configuration view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_claim_configuration_requests_field_()), index));
}
static inline int resource_v1beta1_device_claim_configuration_requests_append(
    resource_v1beta1_device_claim_configuration_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_configuration_requests_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t resource_v1beta1_device_claim_configuration_requests_count(
    resource_v1beta1_device_claim_configuration view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_claim_configuration_requests_field_()));
}
static inline int resource_v1beta1_device_claim_configuration_requests_clear(
    resource_v1beta1_device_claim_configuration_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_configuration_requests_field_()));
}
static inline bool resource_v1beta1_device_claim_configuration_requests_has(
    resource_v1beta1_device_claim_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_claim_configuration_requests_field_()));
}
static inline int resource_v1beta1_device_claim_configuration_requests_unset(
    resource_v1beta1_device_claim_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_configuration_requests_field_()));
}
static inline kin_field
    *resource_v1beta1_device_claim_configuration_opaque_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("opaque", "");
    return &field;
}
static inline resource_v1beta1_opaque_device_configuration
    resource_v1beta1_device_claim_configuration_get_opaque(
    resource_v1beta1_device_claim_configuration view)
{
    return resource_v1beta1_opaque_device_configuration_of(kin_value_field(
        view.value,
        resource_v1beta1_device_claim_configuration_opaque_field_()));
}
static inline resource_v1beta1_opaque_device_configuration_edit
    resource_v1beta1_device_claim_configuration_edit_opaque(
    resource_v1beta1_device_claim_configuration_edit at)
{
    return resource_v1beta1_opaque_device_configuration_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_configuration_opaque_field_()));
}
static inline bool resource_v1beta1_device_claim_configuration_opaque_has(
    resource_v1beta1_device_claim_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_claim_configuration_opaque_field_()));
}
static inline int resource_v1beta1_device_claim_configuration_opaque_unset(
    resource_v1beta1_device_claim_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_claim_configuration_opaque_field_()));
}

/* DeviceClass */
static inline kin_field *resource_v1beta1_device_class_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta resource_v1beta1_device_class_get_metadata(
    resource_v1beta1_device_class view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        resource_v1beta1_device_class_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    resource_v1beta1_device_class_edit_metadata(
    resource_v1beta1_device_class_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_metadata_field_()));
}
static inline bool resource_v1beta1_device_class_metadata_has(
    resource_v1beta1_device_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_device_class_metadata_field_()));
}
static inline int resource_v1beta1_device_class_metadata_unset(
    resource_v1beta1_device_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_metadata_field_()));
}
#define RESOURCE_V1BETA1_DEVICE_CLASS_METADATA_PATH ".metadata"
static inline kin_field *resource_v1beta1_device_class_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline resource_v1beta1_device_class_spec
    resource_v1beta1_device_class_get_spec(resource_v1beta1_device_class view)
{
    return resource_v1beta1_device_class_spec_of(kin_object_field(view.object,
        resource_v1beta1_device_class_spec_field_()));
}
static inline resource_v1beta1_device_class_spec_edit
    resource_v1beta1_device_class_edit_spec(
    resource_v1beta1_device_class_edit at)
{
    return resource_v1beta1_device_class_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_device_class_spec_field_()));
}
static inline bool resource_v1beta1_device_class_spec_has(
    resource_v1beta1_device_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_device_class_spec_field_()));
}
static inline int resource_v1beta1_device_class_spec_unset(
    resource_v1beta1_device_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_field_()));
}
#define RESOURCE_V1BETA1_DEVICE_CLASS_SPEC_PATH ".spec"
static inline kin_field
    *resource_v1beta1_device_class_spec_selectors_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "selectors");
    return &field;
}
static inline resource_v1beta1_device_selector_list
    resource_v1beta1_device_class_get_spec_selectors(
    resource_v1beta1_device_class view)
{
    return resource_v1beta1_device_selector_list_of(kin_object_field(
        view.object, resource_v1beta1_device_class_spec_selectors_field_()));
}
static inline resource_v1beta1_device_selector
    resource_v1beta1_device_class_spec_selectors_at(
    resource_v1beta1_device_class view, size_t index)
{
    return resource_v1beta1_device_selector_of(kin_value_at(kin_object_field(
        view.object, resource_v1beta1_device_class_spec_selectors_field_()),
        index));
}
static inline resource_v1beta1_device_selector_edit
    resource_v1beta1_device_class_spec_selectors_append(
    resource_v1beta1_device_class_edit at)
{
    return resource_v1beta1_device_selector_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_selectors_field_())));
}
static inline resource_v1beta1_device_selector_edit
    resource_v1beta1_device_class_edit_spec_selectors_at(
    resource_v1beta1_device_class_edit at, size_t index)
{
    return resource_v1beta1_device_selector_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_selectors_field_()), index));
}
static inline int resource_v1beta1_device_class_spec_selectors_remove_at(
    resource_v1beta1_device_class_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_class_spec_selectors_field_()), index));
}
static inline size_t resource_v1beta1_device_class_spec_selectors_count(
    resource_v1beta1_device_class view)
{
    return kin_value_count(kin_object_field(view.object,
        resource_v1beta1_device_class_spec_selectors_field_()));
}
static inline int resource_v1beta1_device_class_spec_selectors_clear(
    resource_v1beta1_device_class_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_selectors_field_()));
}
static inline bool resource_v1beta1_device_class_spec_selectors_has(
    resource_v1beta1_device_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_device_class_spec_selectors_field_()));
}
static inline int resource_v1beta1_device_class_spec_selectors_unset(
    resource_v1beta1_device_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_selectors_field_()));
}
#define RESOURCE_V1BETA1_DEVICE_CLASS_SPEC_SELECTORS_PATH ".spec.selectors"
static inline kin_field *resource_v1beta1_device_class_spec_config_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "config");
    return &field;
}
static inline resource_v1beta1_device_class_configuration_list
    resource_v1beta1_device_class_get_spec_config(
    resource_v1beta1_device_class view)
{
    return resource_v1beta1_device_class_configuration_list_of(kin_object_field(
        view.object, resource_v1beta1_device_class_spec_config_field_()));
}
static inline resource_v1beta1_device_class_configuration
    resource_v1beta1_device_class_spec_config_at(
    resource_v1beta1_device_class view, size_t index)
{
    return resource_v1beta1_device_class_configuration_of(kin_value_at(
        kin_object_field(view.object,
        resource_v1beta1_device_class_spec_config_field_()), index));
}
static inline resource_v1beta1_device_class_configuration_edit
    resource_v1beta1_device_class_spec_config_append(
    resource_v1beta1_device_class_edit at)
{
    return resource_v1beta1_device_class_configuration_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_config_field_())));
}
static inline resource_v1beta1_device_class_configuration_edit
    resource_v1beta1_device_class_edit_spec_config_at(
    resource_v1beta1_device_class_edit at, size_t index)
{
    return resource_v1beta1_device_class_configuration_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_config_field_()), index));
}
static inline int resource_v1beta1_device_class_spec_config_remove_at(
    resource_v1beta1_device_class_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_device_class_spec_config_field_()),
        index));
}
static inline size_t resource_v1beta1_device_class_spec_config_count(
    resource_v1beta1_device_class view)
{
    return kin_value_count(kin_object_field(view.object,
        resource_v1beta1_device_class_spec_config_field_()));
}
static inline int resource_v1beta1_device_class_spec_config_clear(
    resource_v1beta1_device_class_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_config_field_()));
}
static inline bool resource_v1beta1_device_class_spec_config_has(
    resource_v1beta1_device_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_device_class_spec_config_field_()));
}
static inline int resource_v1beta1_device_class_spec_config_unset(
    resource_v1beta1_device_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_config_field_()));
}
#define RESOURCE_V1BETA1_DEVICE_CLASS_SPEC_CONFIG_PATH ".spec.config"
static inline kin_field
    *resource_v1beta1_device_class_spec_extended_resource_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "extendedResourceName");
    return &field;
}
static inline kin_str resource_v1beta1_device_class_spec_extended_resource_name(
    resource_v1beta1_device_class view)
{
    return kin_value_str(kin_object_field(view.object,
        resource_v1beta1_device_class_spec_extended_resource_name_field_()));
}
static inline int resource_v1beta1_device_class_spec_extended_resource_name_set(
    resource_v1beta1_device_class_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_extended_resource_name_field_()),
        value);
}
static inline bool
    resource_v1beta1_device_class_spec_extended_resource_name_has(
    resource_v1beta1_device_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_device_class_spec_extended_resource_name_field_()));
}
static inline int
    resource_v1beta1_device_class_spec_extended_resource_name_unset(
    resource_v1beta1_device_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_extended_resource_name_field_()));
}
#define RESOURCE_V1BETA1_DEVICE_CLASS_SPEC_EXTENDED_RESOURCE_NAME_PATH \
    ".spec.extendedResourceName"

/* DeviceClassConfiguration */
static inline kin_field
    *resource_v1beta1_device_class_configuration_opaque_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("opaque", "");
    return &field;
}
static inline resource_v1beta1_opaque_device_configuration
    resource_v1beta1_device_class_configuration_get_opaque(
    resource_v1beta1_device_class_configuration view)
{
    return resource_v1beta1_opaque_device_configuration_of(kin_value_field(
        view.value,
        resource_v1beta1_device_class_configuration_opaque_field_()));
}
static inline resource_v1beta1_opaque_device_configuration_edit
    resource_v1beta1_device_class_configuration_edit_opaque(
    resource_v1beta1_device_class_configuration_edit at)
{
    return resource_v1beta1_opaque_device_configuration_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_configuration_opaque_field_()));
}
static inline bool resource_v1beta1_device_class_configuration_opaque_has(
    resource_v1beta1_device_class_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_class_configuration_opaque_field_()));
}
static inline int resource_v1beta1_device_class_configuration_opaque_unset(
    resource_v1beta1_device_class_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_configuration_opaque_field_()));
}

/* DeviceClassSpec */
static inline kin_field
    *resource_v1beta1_device_class_spec_get_selectors_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selectors", "");
    return &field;
}
static inline resource_v1beta1_device_selector_list
    resource_v1beta1_device_class_spec_get_selectors(
    resource_v1beta1_device_class_spec view)
{
    return resource_v1beta1_device_selector_list_of(kin_value_field(view.value,
        resource_v1beta1_device_class_spec_get_selectors_field_()));
}
static inline resource_v1beta1_device_selector
    resource_v1beta1_device_class_spec_get_selectors_at(
    resource_v1beta1_device_class_spec view, size_t index)
{
    return resource_v1beta1_device_selector_of(kin_value_at(kin_value_field(
        view.value, resource_v1beta1_device_class_spec_get_selectors_field_()),
        index));
}
static inline resource_v1beta1_device_selector_edit
    resource_v1beta1_device_class_spec_edit_selectors_append(
    resource_v1beta1_device_class_spec_edit at)
{
    return resource_v1beta1_device_selector_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_selectors_field_())));
}
static inline resource_v1beta1_device_selector_edit
    resource_v1beta1_device_class_spec_edit_selectors_at(
    resource_v1beta1_device_class_spec_edit at, size_t index)
{
    return resource_v1beta1_device_selector_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_selectors_field_()), index));
}
static inline int resource_v1beta1_device_class_spec_edit_selectors_remove_at(
    resource_v1beta1_device_class_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_selectors_field_()), index));
}
static inline size_t resource_v1beta1_device_class_spec_get_selectors_count(
    resource_v1beta1_device_class_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_class_spec_get_selectors_field_()));
}
static inline int resource_v1beta1_device_class_spec_edit_selectors_clear(
    resource_v1beta1_device_class_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_selectors_field_()));
}
static inline bool resource_v1beta1_device_class_spec_get_selectors_has(
    resource_v1beta1_device_class_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_class_spec_get_selectors_field_()));
}
static inline int resource_v1beta1_device_class_spec_edit_selectors_unset(
    resource_v1beta1_device_class_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_selectors_field_()));
}
static inline kin_field
    *resource_v1beta1_device_class_spec_get_config_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("config", "");
    return &field;
}
static inline resource_v1beta1_device_class_configuration_list
    resource_v1beta1_device_class_spec_get_config(
    resource_v1beta1_device_class_spec view)
{
    return resource_v1beta1_device_class_configuration_list_of(kin_value_field(
        view.value, resource_v1beta1_device_class_spec_get_config_field_()));
}
static inline resource_v1beta1_device_class_configuration
    resource_v1beta1_device_class_spec_get_config_at(
    resource_v1beta1_device_class_spec view, size_t index)
{
    return resource_v1beta1_device_class_configuration_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1beta1_device_class_spec_get_config_field_()), index));
}
static inline resource_v1beta1_device_class_configuration_edit
    resource_v1beta1_device_class_spec_edit_config_append(
    resource_v1beta1_device_class_spec_edit at)
{
    return resource_v1beta1_device_class_configuration_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_config_field_())));
}
static inline resource_v1beta1_device_class_configuration_edit
    resource_v1beta1_device_class_spec_edit_config_at(
    resource_v1beta1_device_class_spec_edit at, size_t index)
{
    return resource_v1beta1_device_class_configuration_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_config_field_()), index));
}
static inline int resource_v1beta1_device_class_spec_edit_config_remove_at(
    resource_v1beta1_device_class_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_config_field_()), index));
}
static inline size_t resource_v1beta1_device_class_spec_get_config_count(
    resource_v1beta1_device_class_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_class_spec_get_config_field_()));
}
static inline int resource_v1beta1_device_class_spec_edit_config_clear(
    resource_v1beta1_device_class_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_config_field_()));
}
static inline bool resource_v1beta1_device_class_spec_get_config_has(
    resource_v1beta1_device_class_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_class_spec_get_config_field_()));
}
static inline int resource_v1beta1_device_class_spec_edit_config_unset(
    resource_v1beta1_device_class_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_config_field_()));
}
static inline kin_field
    *resource_v1beta1_device_class_spec_get_extended_resource_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("extendedResourceName", "");
    return &field;
}
static inline kin_str
    resource_v1beta1_device_class_spec_get_extended_resource_name(
    resource_v1beta1_device_class_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_class_spec_get_extended_resource_name_field_()));
}
static inline int
    resource_v1beta1_device_class_spec_edit_extended_resource_name_set(
    resource_v1beta1_device_class_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_extended_resource_name_field_()),
        value);
}
static inline bool
    resource_v1beta1_device_class_spec_get_extended_resource_name_has(
    resource_v1beta1_device_class_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_class_spec_get_extended_resource_name_field_()));
}
static inline int
    resource_v1beta1_device_class_spec_edit_extended_resource_name_unset(
    resource_v1beta1_device_class_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_class_spec_get_extended_resource_name_field_()));
}

/* DeviceConstraint */
static inline kin_field
    *resource_v1beta1_device_constraint_requests_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("requests", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_constraint_requests_at(
    resource_v1beta1_device_constraint view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_constraint_requests_field_()), index));
}
static inline int resource_v1beta1_device_constraint_requests_append(
    resource_v1beta1_device_constraint_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_constraint_requests_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t resource_v1beta1_device_constraint_requests_count(
    resource_v1beta1_device_constraint view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_constraint_requests_field_()));
}
static inline int resource_v1beta1_device_constraint_requests_clear(
    resource_v1beta1_device_constraint_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_constraint_requests_field_()));
}
static inline bool resource_v1beta1_device_constraint_requests_has(
    resource_v1beta1_device_constraint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_constraint_requests_field_()));
}
static inline int resource_v1beta1_device_constraint_requests_unset(
    resource_v1beta1_device_constraint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_constraint_requests_field_()));
}
static inline kin_field
    *resource_v1beta1_device_constraint_match_attribute_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("matchAttribute", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_constraint_match_attribute(
    resource_v1beta1_device_constraint view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_constraint_match_attribute_field_()));
}
static inline int resource_v1beta1_device_constraint_match_attribute_set(
    resource_v1beta1_device_constraint_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_constraint_match_attribute_field_()), value);
}
static inline bool resource_v1beta1_device_constraint_match_attribute_has(
    resource_v1beta1_device_constraint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_constraint_match_attribute_field_()));
}
static inline int resource_v1beta1_device_constraint_match_attribute_unset(
    resource_v1beta1_device_constraint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_constraint_match_attribute_field_()));
}
static inline kin_field
    *resource_v1beta1_device_constraint_distinct_attribute_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("distinctAttribute", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_constraint_distinct_attribute(
    resource_v1beta1_device_constraint view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_constraint_distinct_attribute_field_()));
}
static inline int resource_v1beta1_device_constraint_distinct_attribute_set(
    resource_v1beta1_device_constraint_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_constraint_distinct_attribute_field_()), value);
}
static inline bool resource_v1beta1_device_constraint_distinct_attribute_has(
    resource_v1beta1_device_constraint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_constraint_distinct_attribute_field_()));
}
static inline int resource_v1beta1_device_constraint_distinct_attribute_unset(
    resource_v1beta1_device_constraint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_constraint_distinct_attribute_field_()));
}

/* DeviceCounterConsumption */
static inline kin_field
    *resource_v1beta1_device_counter_consumption_counter_set_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("counterSet", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_counter_consumption_counter_set(
    resource_v1beta1_device_counter_consumption view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_counter_consumption_counter_set_field_()));
}
static inline int resource_v1beta1_device_counter_consumption_counter_set_set(
    resource_v1beta1_device_counter_consumption_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_counter_consumption_counter_set_field_()),
        value);
}
static inline bool resource_v1beta1_device_counter_consumption_counter_set_has(
    resource_v1beta1_device_counter_consumption view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_counter_consumption_counter_set_field_()));
}
static inline int resource_v1beta1_device_counter_consumption_counter_set_unset(
    resource_v1beta1_device_counter_consumption_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_counter_consumption_counter_set_field_()));
}
static inline kin_field
    *resource_v1beta1_device_counter_consumption_counters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("counters", "");
    return &field;
}
static inline resource_v1beta1_counter
    resource_v1beta1_device_counter_consumption_counters_get(
    resource_v1beta1_device_counter_consumption view, kin_str key)
{
    return resource_v1beta1_counter_of(kin_value_get(kin_value_field(view.value,
        resource_v1beta1_device_counter_consumption_counters_field_()), key));
}
static inline resource_v1beta1_counter
    resource_v1beta1_device_counter_consumption_counters_at(
    resource_v1beta1_device_counter_consumption view, size_t index)
{
    return resource_v1beta1_counter_of(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_counter_consumption_counters_field_()), index));
}
static inline resource_v1beta1_counter_edit
    resource_v1beta1_device_counter_consumption_edit_counters(
    resource_v1beta1_device_counter_consumption_edit at, kin_str key)
{
    return resource_v1beta1_counter_edit_of(at.edit, kin_edit_member(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_counter_consumption_counters_field_()), key));
}
static inline size_t resource_v1beta1_device_counter_consumption_counters_count(
    resource_v1beta1_device_counter_consumption view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_counter_consumption_counters_field_()));
}
static inline kin_str
    resource_v1beta1_device_counter_consumption_counters_key_at(
    resource_v1beta1_device_counter_consumption view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        resource_v1beta1_device_counter_consumption_counters_field_()), index);
}
static inline int resource_v1beta1_device_counter_consumption_counters_remove(
    resource_v1beta1_device_counter_consumption_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_counter_consumption_counters_field_()), key));
}
static inline int resource_v1beta1_device_counter_consumption_counters_clear(
    resource_v1beta1_device_counter_consumption_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_counter_consumption_counters_field_()));
}
static inline bool resource_v1beta1_device_counter_consumption_counters_has(
    resource_v1beta1_device_counter_consumption view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_counter_consumption_counters_field_()));
}
static inline int resource_v1beta1_device_counter_consumption_counters_unset(
    resource_v1beta1_device_counter_consumption_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_counter_consumption_counters_field_()));
}
static inline kin_field
    *resource_v1beta1_device_counter_consumption_compatibility_groups_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("compatibilityGroups", "");
    return &field;
}
static inline kin_str
    resource_v1beta1_device_counter_consumption_compatibility_groups_at(
    resource_v1beta1_device_counter_consumption view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_counter_consumption_compatibility_groups_field_()), index));
}
static inline int
    resource_v1beta1_device_counter_consumption_compatibility_groups_append(
    resource_v1beta1_device_counter_consumption_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_counter_consumption_compatibility_groups_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    resource_v1beta1_device_counter_consumption_compatibility_groups_count(
    resource_v1beta1_device_counter_consumption view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_counter_consumption_compatibility_groups_field_()));
}
static inline int
    resource_v1beta1_device_counter_consumption_compatibility_groups_clear(
    resource_v1beta1_device_counter_consumption_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_counter_consumption_compatibility_groups_field_()));
}
static inline bool
    resource_v1beta1_device_counter_consumption_compatibility_groups_has(
    resource_v1beta1_device_counter_consumption view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_counter_consumption_compatibility_groups_field_()));
}
static inline int
    resource_v1beta1_device_counter_consumption_compatibility_groups_unset(
    resource_v1beta1_device_counter_consumption_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_counter_consumption_compatibility_groups_field_()));
}

/* DeviceDerivedAttribute */
static inline kin_field
    *resource_v1beta1_device_derived_attribute_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_derived_attribute_name(
    resource_v1beta1_device_derived_attribute view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_derived_attribute_name_field_()));
}
static inline int resource_v1beta1_device_derived_attribute_name_set(
    resource_v1beta1_device_derived_attribute_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_derived_attribute_name_field_()), value);
}
static inline bool resource_v1beta1_device_derived_attribute_name_has(
    resource_v1beta1_device_derived_attribute view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_derived_attribute_name_field_()));
}
static inline int resource_v1beta1_device_derived_attribute_name_unset(
    resource_v1beta1_device_derived_attribute_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_derived_attribute_name_field_()));
}
static inline kin_field
    *resource_v1beta1_device_derived_attribute_expression_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expression", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_derived_attribute_expression(
    resource_v1beta1_device_derived_attribute view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_derived_attribute_expression_field_()));
}
static inline int resource_v1beta1_device_derived_attribute_expression_set(
    resource_v1beta1_device_derived_attribute_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_derived_attribute_expression_field_()), value);
}
static inline bool resource_v1beta1_device_derived_attribute_expression_has(
    resource_v1beta1_device_derived_attribute view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_derived_attribute_expression_field_()));
}
static inline int resource_v1beta1_device_derived_attribute_expression_unset(
    resource_v1beta1_device_derived_attribute_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_derived_attribute_expression_field_()));
}

/* DeviceRequest */
static inline kin_field *resource_v1beta1_device_request_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_request_name(
    resource_v1beta1_device_request view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_request_name_field_()));
}
static inline int resource_v1beta1_device_request_name_set(
    resource_v1beta1_device_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_name_field_()), value);
}
static inline bool resource_v1beta1_device_request_name_has(
    resource_v1beta1_device_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_name_field_()));
}
static inline int resource_v1beta1_device_request_name_unset(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_name_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_device_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("deviceClassName", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_request_device_class_name(
    resource_v1beta1_device_request view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_request_device_class_name_field_()));
}
static inline int resource_v1beta1_device_request_device_class_name_set(
    resource_v1beta1_device_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_device_class_name_field_()), value);
}
static inline bool resource_v1beta1_device_request_device_class_name_has(
    resource_v1beta1_device_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_device_class_name_field_()));
}
static inline int resource_v1beta1_device_request_device_class_name_unset(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_device_class_name_field_()));
}
static inline kin_field *resource_v1beta1_device_request_selectors_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selectors", "");
    return &field;
}
static inline resource_v1beta1_device_selector_list
    resource_v1beta1_device_request_get_selectors(
    resource_v1beta1_device_request view)
{
    return resource_v1beta1_device_selector_list_of(kin_value_field(view.value,
        resource_v1beta1_device_request_selectors_field_()));
}
static inline resource_v1beta1_device_selector
    resource_v1beta1_device_request_selectors_at(
    resource_v1beta1_device_request view, size_t index)
{
    return resource_v1beta1_device_selector_of(kin_value_at(kin_value_field(
        view.value, resource_v1beta1_device_request_selectors_field_()),
        index));
}
static inline resource_v1beta1_device_selector_edit
    resource_v1beta1_device_request_selectors_append(
    resource_v1beta1_device_request_edit at)
{
    return resource_v1beta1_device_selector_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_selectors_field_())));
}
static inline resource_v1beta1_device_selector_edit
    resource_v1beta1_device_request_edit_selectors_at(
    resource_v1beta1_device_request_edit at, size_t index)
{
    return resource_v1beta1_device_selector_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_selectors_field_()), index));
}
static inline int resource_v1beta1_device_request_selectors_remove_at(
    resource_v1beta1_device_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_device_request_selectors_field_()),
        index));
}
static inline size_t resource_v1beta1_device_request_selectors_count(
    resource_v1beta1_device_request view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_request_selectors_field_()));
}
static inline int resource_v1beta1_device_request_selectors_clear(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_selectors_field_()));
}
static inline bool resource_v1beta1_device_request_selectors_has(
    resource_v1beta1_device_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_selectors_field_()));
}
static inline int resource_v1beta1_device_request_selectors_unset(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_selectors_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_allocation_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allocationMode", "");
    return &field;
}
/** One of resource_v1beta1_device_allocation_mode_enum. */
static inline kin_str resource_v1beta1_device_request_allocation_mode(
    resource_v1beta1_device_request view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_mode_field_()));
}
static inline int resource_v1beta1_device_request_allocation_mode_set(
    resource_v1beta1_device_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_mode_field_()), value);
}
static inline bool resource_v1beta1_device_request_allocation_mode_has(
    resource_v1beta1_device_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_mode_field_()));
}
static inline int resource_v1beta1_device_request_allocation_mode_unset(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_mode_field_()));
}
static inline kin_field *resource_v1beta1_device_request_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("count", "");
    return &field;
}
static inline int64_t resource_v1beta1_device_request_count(
    resource_v1beta1_device_request view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        resource_v1beta1_device_request_count_field_()));
}
static inline int resource_v1beta1_device_request_count_set(
    resource_v1beta1_device_request_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_count_field_()), value);
}
static inline bool resource_v1beta1_device_request_count_has(
    resource_v1beta1_device_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_count_field_()));
}
static inline int resource_v1beta1_device_request_count_unset(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_count_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_admin_access_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("adminAccess", "");
    return &field;
}
static inline bool resource_v1beta1_device_request_admin_access(
    resource_v1beta1_device_request view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        resource_v1beta1_device_request_admin_access_field_()));
}
static inline int resource_v1beta1_device_request_admin_access_set(
    resource_v1beta1_device_request_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_admin_access_field_()), value);
}
static inline bool resource_v1beta1_device_request_admin_access_has(
    resource_v1beta1_device_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_admin_access_field_()));
}
static inline int resource_v1beta1_device_request_admin_access_unset(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_admin_access_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_first_available_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("firstAvailable", "");
    return &field;
}
static inline resource_v1beta1_device_sub_request_list
    resource_v1beta1_device_request_get_first_available(
    resource_v1beta1_device_request view)
{
    return resource_v1beta1_device_sub_request_list_of(kin_value_field(
        view.value, resource_v1beta1_device_request_first_available_field_()));
}
static inline resource_v1beta1_device_sub_request
    resource_v1beta1_device_request_first_available_at(
    resource_v1beta1_device_request view, size_t index)
{
    return resource_v1beta1_device_sub_request_of(kin_value_at(kin_value_field(
        view.value, resource_v1beta1_device_request_first_available_field_()),
        index));
}
static inline resource_v1beta1_device_sub_request_edit
    resource_v1beta1_device_request_first_available_append(
    resource_v1beta1_device_request_edit at)
{
    return resource_v1beta1_device_sub_request_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_first_available_field_())));
}
static inline resource_v1beta1_device_sub_request_edit
    resource_v1beta1_device_request_edit_first_available_at(
    resource_v1beta1_device_request_edit at, size_t index)
{
    return resource_v1beta1_device_sub_request_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_first_available_field_()), index));
}
static inline int resource_v1beta1_device_request_first_available_remove_at(
    resource_v1beta1_device_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_request_first_available_field_()), index));
}
static inline size_t resource_v1beta1_device_request_first_available_count(
    resource_v1beta1_device_request view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_request_first_available_field_()));
}
static inline int resource_v1beta1_device_request_first_available_clear(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_first_available_field_()));
}
static inline bool resource_v1beta1_device_request_first_available_has(
    resource_v1beta1_device_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_first_available_field_()));
}
static inline int resource_v1beta1_device_request_first_available_unset(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_first_available_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_tolerations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("tolerations", "");
    return &field;
}
static inline resource_v1beta1_device_toleration_list
    resource_v1beta1_device_request_get_tolerations(
    resource_v1beta1_device_request view)
{
    return resource_v1beta1_device_toleration_list_of(kin_value_field(
        view.value, resource_v1beta1_device_request_tolerations_field_()));
}
static inline resource_v1beta1_device_toleration
    resource_v1beta1_device_request_tolerations_at(
    resource_v1beta1_device_request view, size_t index)
{
    return resource_v1beta1_device_toleration_of(kin_value_at(kin_value_field(
        view.value, resource_v1beta1_device_request_tolerations_field_()),
        index));
}
static inline resource_v1beta1_device_toleration_edit
    resource_v1beta1_device_request_tolerations_append(
    resource_v1beta1_device_request_edit at)
{
    return resource_v1beta1_device_toleration_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_tolerations_field_())));
}
static inline resource_v1beta1_device_toleration_edit
    resource_v1beta1_device_request_edit_tolerations_at(
    resource_v1beta1_device_request_edit at, size_t index)
{
    return resource_v1beta1_device_toleration_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_tolerations_field_()), index));
}
static inline int resource_v1beta1_device_request_tolerations_remove_at(
    resource_v1beta1_device_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_device_request_tolerations_field_()),
        index));
}
static inline size_t resource_v1beta1_device_request_tolerations_count(
    resource_v1beta1_device_request view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_request_tolerations_field_()));
}
static inline int resource_v1beta1_device_request_tolerations_clear(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_tolerations_field_()));
}
static inline bool resource_v1beta1_device_request_tolerations_has(
    resource_v1beta1_device_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_tolerations_field_()));
}
static inline int resource_v1beta1_device_request_tolerations_unset(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_tolerations_field_()));
}
static inline kin_field *resource_v1beta1_device_request_capacity_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("capacity", "");
    return &field;
}
static inline resource_v1beta1_capacity_requirements
    resource_v1beta1_device_request_get_capacity(
    resource_v1beta1_device_request view)
{
    return resource_v1beta1_capacity_requirements_of(kin_value_field(view.value,
        resource_v1beta1_device_request_capacity_field_()));
}
static inline resource_v1beta1_capacity_requirements_edit
    resource_v1beta1_device_request_edit_capacity(
    resource_v1beta1_device_request_edit at)
{
    return resource_v1beta1_capacity_requirements_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_capacity_field_()));
}
static inline bool resource_v1beta1_device_request_capacity_has(
    resource_v1beta1_device_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_capacity_field_()));
}
static inline int resource_v1beta1_device_request_capacity_unset(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_capacity_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_derived_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("derivedAttributes", "");
    return &field;
}
static inline resource_v1beta1_device_derived_attribute_list
    resource_v1beta1_device_request_get_derived_attributes(
    resource_v1beta1_device_request view)
{
    return resource_v1beta1_device_derived_attribute_list_of(kin_value_field(
        view.value,
        resource_v1beta1_device_request_derived_attributes_field_()));
}
static inline resource_v1beta1_device_derived_attribute
    resource_v1beta1_device_request_derived_attributes_at(
    resource_v1beta1_device_request view, size_t index)
{
    return resource_v1beta1_device_derived_attribute_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1beta1_device_request_derived_attributes_field_()), index));
}
static inline resource_v1beta1_device_derived_attribute_edit
    resource_v1beta1_device_request_derived_attributes_append(
    resource_v1beta1_device_request_edit at)
{
    return resource_v1beta1_device_derived_attribute_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_derived_attributes_field_())));
}
static inline resource_v1beta1_device_derived_attribute_edit
    resource_v1beta1_device_request_edit_derived_attributes_at(
    resource_v1beta1_device_request_edit at, size_t index)
{
    return resource_v1beta1_device_derived_attribute_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_derived_attributes_field_()), index));
}
static inline int resource_v1beta1_device_request_derived_attributes_remove_at(
    resource_v1beta1_device_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_request_derived_attributes_field_()), index));
}
static inline size_t resource_v1beta1_device_request_derived_attributes_count(
    resource_v1beta1_device_request view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_request_derived_attributes_field_()));
}
static inline int resource_v1beta1_device_request_derived_attributes_clear(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_derived_attributes_field_()));
}
static inline bool resource_v1beta1_device_request_derived_attributes_has(
    resource_v1beta1_device_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_derived_attributes_field_()));
}
static inline int resource_v1beta1_device_request_derived_attributes_unset(
    resource_v1beta1_device_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_derived_attributes_field_()));
}

/* DeviceRequestAllocationResult */
static inline kin_field
    *resource_v1beta1_device_request_allocation_result_request_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("request", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_request_allocation_result_request(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_request_field_()));
}
static inline int resource_v1beta1_device_request_allocation_result_request_set(
    resource_v1beta1_device_request_allocation_result_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_request_field_()),
        value);
}
static inline bool
    resource_v1beta1_device_request_allocation_result_request_has(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_request_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_request_unset(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_request_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_allocation_result_driver_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("driver", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_request_allocation_result_driver(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_driver_field_()));
}
static inline int resource_v1beta1_device_request_allocation_result_driver_set(
    resource_v1beta1_device_request_allocation_result_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_driver_field_()),
        value);
}
static inline bool resource_v1beta1_device_request_allocation_result_driver_has(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_driver_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_driver_unset(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_driver_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_allocation_result_pool_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pool", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_request_allocation_result_pool(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_pool_field_()));
}
static inline int resource_v1beta1_device_request_allocation_result_pool_set(
    resource_v1beta1_device_request_allocation_result_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_pool_field_()),
        value);
}
static inline bool resource_v1beta1_device_request_allocation_result_pool_has(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_pool_field_()));
}
static inline int resource_v1beta1_device_request_allocation_result_pool_unset(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_pool_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_allocation_result_device_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("device", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_request_allocation_result_device(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_device_field_()));
}
static inline int resource_v1beta1_device_request_allocation_result_device_set(
    resource_v1beta1_device_request_allocation_result_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_device_field_()),
        value);
}
static inline bool resource_v1beta1_device_request_allocation_result_device_has(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_device_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_device_unset(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_device_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_allocation_result_admin_access_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("adminAccess", "");
    return &field;
}
static inline bool
    resource_v1beta1_device_request_allocation_result_admin_access(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_admin_access_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_admin_access_set(
    resource_v1beta1_device_request_allocation_result_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_admin_access_field_()), value);
}
static inline bool
    resource_v1beta1_device_request_allocation_result_admin_access_has(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_admin_access_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_admin_access_unset(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_admin_access_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_allocation_result_tolerations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("tolerations", "");
    return &field;
}
static inline resource_v1beta1_device_toleration_list
    resource_v1beta1_device_request_allocation_result_get_tolerations(
    resource_v1beta1_device_request_allocation_result view)
{
    return resource_v1beta1_device_toleration_list_of(kin_value_field(
        view.value,
        resource_v1beta1_device_request_allocation_result_tolerations_field_()));
}
static inline resource_v1beta1_device_toleration
    resource_v1beta1_device_request_allocation_result_tolerations_at(
    resource_v1beta1_device_request_allocation_result view, size_t index)
{
    return resource_v1beta1_device_toleration_of(kin_value_at(kin_value_field(
        view.value,
        resource_v1beta1_device_request_allocation_result_tolerations_field_()),
        index));
}
static inline resource_v1beta1_device_toleration_edit
    resource_v1beta1_device_request_allocation_result_tolerations_append(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return resource_v1beta1_device_toleration_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_tolerations_field_())));
}
static inline resource_v1beta1_device_toleration_edit
    resource_v1beta1_device_request_allocation_result_edit_tolerations_at(
    resource_v1beta1_device_request_allocation_result_edit at, size_t index)
{
    return resource_v1beta1_device_toleration_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_tolerations_field_()),
        index));
}
static inline int
    resource_v1beta1_device_request_allocation_result_tolerations_remove_at(
    resource_v1beta1_device_request_allocation_result_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_tolerations_field_()),
        index));
}
static inline size_t
    resource_v1beta1_device_request_allocation_result_tolerations_count(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_tolerations_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_tolerations_clear(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_tolerations_field_()));
}
static inline bool
    resource_v1beta1_device_request_allocation_result_tolerations_has(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_tolerations_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_tolerations_unset(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_tolerations_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_allocation_result_binding_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("bindingConditions", "");
    return &field;
}
static inline kin_str
    resource_v1beta1_device_request_allocation_result_binding_conditions_at(
    resource_v1beta1_device_request_allocation_result view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_binding_conditions_field_()), index));
}
static inline int
    resource_v1beta1_device_request_allocation_result_binding_conditions_append(
    resource_v1beta1_device_request_allocation_result_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_binding_conditions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    resource_v1beta1_device_request_allocation_result_binding_conditions_count(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_binding_conditions_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_binding_conditions_clear(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_binding_conditions_field_()));
}
static inline bool
    resource_v1beta1_device_request_allocation_result_binding_conditions_has(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_binding_conditions_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_binding_conditions_unset(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_binding_conditions_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_allocation_result_binding_failure_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("bindingFailureConditions", "");
    return &field;
}
static inline kin_str
    resource_v1beta1_device_request_allocation_result_binding_failure_conditions_at(resource_v1beta1_device_request_allocation_result view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_binding_failure_conditions_field_()), index));
}
static inline int
    resource_v1beta1_device_request_allocation_result_binding_failure_conditions_append(resource_v1beta1_device_request_allocation_result_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_binding_failure_conditions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    resource_v1beta1_device_request_allocation_result_binding_failure_conditions_count(resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_binding_failure_conditions_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_binding_failure_conditions_clear(resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_binding_failure_conditions_field_()));
}
static inline bool
    resource_v1beta1_device_request_allocation_result_binding_failure_conditions_has(resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_binding_failure_conditions_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_binding_failure_conditions_unset(resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_binding_failure_conditions_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_allocation_result_share_id_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("shareID", "");
    return &field;
}
static inline kin_str
    resource_v1beta1_device_request_allocation_result_share_id(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_share_id_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_share_id_set(
    resource_v1beta1_device_request_allocation_result_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_share_id_field_()),
        value);
}
static inline bool
    resource_v1beta1_device_request_allocation_result_share_id_has(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_share_id_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_share_id_unset(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_share_id_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_allocation_result_consumed_capacity_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("consumedCapacity", "");
    return &field;
}
static inline kin_quantity
    resource_v1beta1_device_request_allocation_result_consumed_capacity_get(
    resource_v1beta1_device_request_allocation_result view, kin_str key)
{
    return kin_value_as_quantity(kin_value_get(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_consumed_capacity_field_()), key));
}
static inline kin_quantity
    resource_v1beta1_device_request_allocation_result_consumed_capacity_at(
    resource_v1beta1_device_request_allocation_result view, size_t index)
{
    return kin_value_as_quantity(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_consumed_capacity_field_()), index));
}
static inline int
    resource_v1beta1_device_request_allocation_result_consumed_capacity_set(
    resource_v1beta1_device_request_allocation_result_edit at, kin_str key,
    kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_consumed_capacity_field_()), key);
    return kin_edit_set_quantity(at.edit, spot, value);
}
static inline size_t
    resource_v1beta1_device_request_allocation_result_consumed_capacity_count(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_consumed_capacity_field_()));
}
static inline kin_str
    resource_v1beta1_device_request_allocation_result_consumed_capacity_key_at(
    resource_v1beta1_device_request_allocation_result view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_consumed_capacity_field_()), index);
}
static inline int
    resource_v1beta1_device_request_allocation_result_consumed_capacity_remove(
    resource_v1beta1_device_request_allocation_result_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_consumed_capacity_field_()), key));
}
static inline int
    resource_v1beta1_device_request_allocation_result_consumed_capacity_clear(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_consumed_capacity_field_()));
}
static inline bool
    resource_v1beta1_device_request_allocation_result_consumed_capacity_has(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_consumed_capacity_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_consumed_capacity_unset(
    resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_consumed_capacity_field_()));
}
static inline kin_field
    *resource_v1beta1_device_request_allocation_result_skip_node_operations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("skipNodeOperations", "");
    return &field;
}
/** One of resource_v1beta1_skip_node_operation_enum. */
static inline kin_str
    resource_v1beta1_device_request_allocation_result_skip_node_operations_at(
    resource_v1beta1_device_request_allocation_result view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_skip_node_operations_field_()), index));
}
static inline int
    resource_v1beta1_device_request_allocation_result_skip_node_operations_append(resource_v1beta1_device_request_allocation_result_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_skip_node_operations_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    resource_v1beta1_device_request_allocation_result_skip_node_operations_count(resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_skip_node_operations_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_skip_node_operations_clear(resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_skip_node_operations_field_()));
}
static inline bool
    resource_v1beta1_device_request_allocation_result_skip_node_operations_has(
    resource_v1beta1_device_request_allocation_result view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_request_allocation_result_skip_node_operations_field_()));
}
static inline int
    resource_v1beta1_device_request_allocation_result_skip_node_operations_unset(resource_v1beta1_device_request_allocation_result_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_request_allocation_result_skip_node_operations_field_()));
}

/* DeviceSelector */
static inline kin_field *resource_v1beta1_device_selector_cel_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("cel", "");
    return &field;
}
static inline resource_v1beta1_cel_device_selector
    resource_v1beta1_device_selector_get_cel(
    resource_v1beta1_device_selector view)
{
    return resource_v1beta1_cel_device_selector_of(kin_value_field(view.value,
        resource_v1beta1_device_selector_cel_field_()));
}
static inline resource_v1beta1_cel_device_selector_edit
    resource_v1beta1_device_selector_edit_cel(
    resource_v1beta1_device_selector_edit at)
{
    return resource_v1beta1_cel_device_selector_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_device_selector_cel_field_()));
}
static inline bool resource_v1beta1_device_selector_cel_has(
    resource_v1beta1_device_selector view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_selector_cel_field_()));
}
static inline int resource_v1beta1_device_selector_cel_unset(
    resource_v1beta1_device_selector_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_selector_cel_field_()));
}

/* DeviceSubRequest */
static inline kin_field *resource_v1beta1_device_sub_request_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_sub_request_name(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_name_field_()));
}
static inline int resource_v1beta1_device_sub_request_name_set(
    resource_v1beta1_device_sub_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_name_field_()), value);
}
static inline bool resource_v1beta1_device_sub_request_name_has(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_name_field_()));
}
static inline int resource_v1beta1_device_sub_request_name_unset(
    resource_v1beta1_device_sub_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_name_field_()));
}
static inline kin_field
    *resource_v1beta1_device_sub_request_device_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("deviceClassName", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_sub_request_device_class_name(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_device_class_name_field_()));
}
static inline int resource_v1beta1_device_sub_request_device_class_name_set(
    resource_v1beta1_device_sub_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_device_class_name_field_()), value);
}
static inline bool resource_v1beta1_device_sub_request_device_class_name_has(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_device_class_name_field_()));
}
static inline int resource_v1beta1_device_sub_request_device_class_name_unset(
    resource_v1beta1_device_sub_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_device_class_name_field_()));
}
static inline kin_field
    *resource_v1beta1_device_sub_request_selectors_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selectors", "");
    return &field;
}
static inline resource_v1beta1_device_selector_list
    resource_v1beta1_device_sub_request_get_selectors(
    resource_v1beta1_device_sub_request view)
{
    return resource_v1beta1_device_selector_list_of(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_selectors_field_()));
}
static inline resource_v1beta1_device_selector
    resource_v1beta1_device_sub_request_selectors_at(
    resource_v1beta1_device_sub_request view, size_t index)
{
    return resource_v1beta1_device_selector_of(kin_value_at(kin_value_field(
        view.value, resource_v1beta1_device_sub_request_selectors_field_()),
        index));
}
static inline resource_v1beta1_device_selector_edit
    resource_v1beta1_device_sub_request_selectors_append(
    resource_v1beta1_device_sub_request_edit at)
{
    return resource_v1beta1_device_selector_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_selectors_field_())));
}
static inline resource_v1beta1_device_selector_edit
    resource_v1beta1_device_sub_request_edit_selectors_at(
    resource_v1beta1_device_sub_request_edit at, size_t index)
{
    return resource_v1beta1_device_selector_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_selectors_field_()), index));
}
static inline int resource_v1beta1_device_sub_request_selectors_remove_at(
    resource_v1beta1_device_sub_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_sub_request_selectors_field_()), index));
}
static inline size_t resource_v1beta1_device_sub_request_selectors_count(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_selectors_field_()));
}
static inline int resource_v1beta1_device_sub_request_selectors_clear(
    resource_v1beta1_device_sub_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_selectors_field_()));
}
static inline bool resource_v1beta1_device_sub_request_selectors_has(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_selectors_field_()));
}
static inline int resource_v1beta1_device_sub_request_selectors_unset(
    resource_v1beta1_device_sub_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_selectors_field_()));
}
static inline kin_field
    *resource_v1beta1_device_sub_request_allocation_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allocationMode", "");
    return &field;
}
/** One of resource_v1beta1_device_allocation_mode_enum. */
static inline kin_str resource_v1beta1_device_sub_request_allocation_mode(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_allocation_mode_field_()));
}
static inline int resource_v1beta1_device_sub_request_allocation_mode_set(
    resource_v1beta1_device_sub_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_allocation_mode_field_()), value);
}
static inline bool resource_v1beta1_device_sub_request_allocation_mode_has(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_allocation_mode_field_()));
}
static inline int resource_v1beta1_device_sub_request_allocation_mode_unset(
    resource_v1beta1_device_sub_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_allocation_mode_field_()));
}
static inline kin_field *resource_v1beta1_device_sub_request_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("count", "");
    return &field;
}
static inline int64_t resource_v1beta1_device_sub_request_count(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_count_field_()));
}
static inline int resource_v1beta1_device_sub_request_count_set(
    resource_v1beta1_device_sub_request_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_count_field_()), value);
}
static inline bool resource_v1beta1_device_sub_request_count_has(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_count_field_()));
}
static inline int resource_v1beta1_device_sub_request_count_unset(
    resource_v1beta1_device_sub_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_count_field_()));
}
static inline kin_field
    *resource_v1beta1_device_sub_request_tolerations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("tolerations", "");
    return &field;
}
static inline resource_v1beta1_device_toleration_list
    resource_v1beta1_device_sub_request_get_tolerations(
    resource_v1beta1_device_sub_request view)
{
    return resource_v1beta1_device_toleration_list_of(kin_value_field(
        view.value, resource_v1beta1_device_sub_request_tolerations_field_()));
}
static inline resource_v1beta1_device_toleration
    resource_v1beta1_device_sub_request_tolerations_at(
    resource_v1beta1_device_sub_request view, size_t index)
{
    return resource_v1beta1_device_toleration_of(kin_value_at(kin_value_field(
        view.value, resource_v1beta1_device_sub_request_tolerations_field_()),
        index));
}
static inline resource_v1beta1_device_toleration_edit
    resource_v1beta1_device_sub_request_tolerations_append(
    resource_v1beta1_device_sub_request_edit at)
{
    return resource_v1beta1_device_toleration_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_tolerations_field_())));
}
static inline resource_v1beta1_device_toleration_edit
    resource_v1beta1_device_sub_request_edit_tolerations_at(
    resource_v1beta1_device_sub_request_edit at, size_t index)
{
    return resource_v1beta1_device_toleration_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_tolerations_field_()), index));
}
static inline int resource_v1beta1_device_sub_request_tolerations_remove_at(
    resource_v1beta1_device_sub_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_sub_request_tolerations_field_()), index));
}
static inline size_t resource_v1beta1_device_sub_request_tolerations_count(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_tolerations_field_()));
}
static inline int resource_v1beta1_device_sub_request_tolerations_clear(
    resource_v1beta1_device_sub_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_tolerations_field_()));
}
static inline bool resource_v1beta1_device_sub_request_tolerations_has(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_tolerations_field_()));
}
static inline int resource_v1beta1_device_sub_request_tolerations_unset(
    resource_v1beta1_device_sub_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_tolerations_field_()));
}
static inline kin_field
    *resource_v1beta1_device_sub_request_capacity_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("capacity", "");
    return &field;
}
static inline resource_v1beta1_capacity_requirements
    resource_v1beta1_device_sub_request_get_capacity(
    resource_v1beta1_device_sub_request view)
{
    return resource_v1beta1_capacity_requirements_of(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_capacity_field_()));
}
static inline resource_v1beta1_capacity_requirements_edit
    resource_v1beta1_device_sub_request_edit_capacity(
    resource_v1beta1_device_sub_request_edit at)
{
    return resource_v1beta1_capacity_requirements_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_capacity_field_()));
}
static inline bool resource_v1beta1_device_sub_request_capacity_has(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_capacity_field_()));
}
static inline int resource_v1beta1_device_sub_request_capacity_unset(
    resource_v1beta1_device_sub_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_capacity_field_()));
}
static inline kin_field
    *resource_v1beta1_device_sub_request_derived_attributes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("derivedAttributes", "");
    return &field;
}
static inline resource_v1beta1_device_derived_attribute_list
    resource_v1beta1_device_sub_request_get_derived_attributes(
    resource_v1beta1_device_sub_request view)
{
    return resource_v1beta1_device_derived_attribute_list_of(kin_value_field(
        view.value,
        resource_v1beta1_device_sub_request_derived_attributes_field_()));
}
static inline resource_v1beta1_device_derived_attribute
    resource_v1beta1_device_sub_request_derived_attributes_at(
    resource_v1beta1_device_sub_request view, size_t index)
{
    return resource_v1beta1_device_derived_attribute_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1beta1_device_sub_request_derived_attributes_field_()),
        index));
}
static inline resource_v1beta1_device_derived_attribute_edit
    resource_v1beta1_device_sub_request_derived_attributes_append(
    resource_v1beta1_device_sub_request_edit at)
{
    return resource_v1beta1_device_derived_attribute_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_derived_attributes_field_())));
}
static inline resource_v1beta1_device_derived_attribute_edit
    resource_v1beta1_device_sub_request_edit_derived_attributes_at(
    resource_v1beta1_device_sub_request_edit at, size_t index)
{
    return resource_v1beta1_device_derived_attribute_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_derived_attributes_field_()),
        index));
}
static inline int
    resource_v1beta1_device_sub_request_derived_attributes_remove_at(
    resource_v1beta1_device_sub_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_device_sub_request_derived_attributes_field_()),
        index));
}
static inline size_t
    resource_v1beta1_device_sub_request_derived_attributes_count(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_derived_attributes_field_()));
}
static inline int resource_v1beta1_device_sub_request_derived_attributes_clear(
    resource_v1beta1_device_sub_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_derived_attributes_field_()));
}
static inline bool resource_v1beta1_device_sub_request_derived_attributes_has(
    resource_v1beta1_device_sub_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_sub_request_derived_attributes_field_()));
}
static inline int resource_v1beta1_device_sub_request_derived_attributes_unset(
    resource_v1beta1_device_sub_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_sub_request_derived_attributes_field_()));
}

/* DeviceTaint */
static inline kin_field *resource_v1beta1_device_taint_key_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("key", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_taint_key(
    resource_v1beta1_device_taint view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_taint_key_field_()));
}
static inline int resource_v1beta1_device_taint_key_set(
    resource_v1beta1_device_taint_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_taint_key_field_()), value);
}
static inline bool resource_v1beta1_device_taint_key_has(
    resource_v1beta1_device_taint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_taint_key_field_()));
}
static inline int resource_v1beta1_device_taint_key_unset(
    resource_v1beta1_device_taint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_taint_key_field_()));
}
static inline kin_field *resource_v1beta1_device_taint_value_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("value", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_taint_value(
    resource_v1beta1_device_taint view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_taint_value_field_()));
}
static inline int resource_v1beta1_device_taint_value_set(
    resource_v1beta1_device_taint_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_taint_value_field_()), value);
}
static inline bool resource_v1beta1_device_taint_value_has(
    resource_v1beta1_device_taint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_taint_value_field_()));
}
static inline int resource_v1beta1_device_taint_value_unset(
    resource_v1beta1_device_taint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_taint_value_field_()));
}
static inline kin_field *resource_v1beta1_device_taint_effect_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("effect", "");
    return &field;
}
/** One of resource_v1beta1_device_taint_effect_enum. */
static inline kin_str resource_v1beta1_device_taint_effect(
    resource_v1beta1_device_taint view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_taint_effect_field_()));
}
static inline int resource_v1beta1_device_taint_effect_set(
    resource_v1beta1_device_taint_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_taint_effect_field_()), value);
}
static inline bool resource_v1beta1_device_taint_effect_has(
    resource_v1beta1_device_taint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_taint_effect_field_()));
}
static inline int resource_v1beta1_device_taint_effect_unset(
    resource_v1beta1_device_taint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_taint_effect_field_()));
}
static inline kin_field *resource_v1beta1_device_taint_time_added_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("timeAdded", "");
    return &field;
}
static inline kin_time resource_v1beta1_device_taint_time_added(
    resource_v1beta1_device_taint view)
{
    return kin_value_as_time(kin_value_field(view.value,
        resource_v1beta1_device_taint_time_added_field_()));
}
static inline int resource_v1beta1_device_taint_time_added_set(
    resource_v1beta1_device_taint_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_taint_time_added_field_()), value);
}
static inline bool resource_v1beta1_device_taint_time_added_has(
    resource_v1beta1_device_taint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_taint_time_added_field_()));
}
static inline int resource_v1beta1_device_taint_time_added_unset(
    resource_v1beta1_device_taint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_taint_time_added_field_()));
}

/* DeviceToleration */
static inline kin_field *resource_v1beta1_device_toleration_key_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("key", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_toleration_key(
    resource_v1beta1_device_toleration view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_toleration_key_field_()));
}
static inline int resource_v1beta1_device_toleration_key_set(
    resource_v1beta1_device_toleration_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_toleration_key_field_()), value);
}
static inline bool resource_v1beta1_device_toleration_key_has(
    resource_v1beta1_device_toleration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_toleration_key_field_()));
}
static inline int resource_v1beta1_device_toleration_key_unset(
    resource_v1beta1_device_toleration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_toleration_key_field_()));
}
static inline kin_field
    *resource_v1beta1_device_toleration_operator_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("operator", "");
    return &field;
}
/** One of resource_v1beta1_device_toleration_operator_enum. */
static inline kin_str resource_v1beta1_device_toleration_operator(
    resource_v1beta1_device_toleration view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_toleration_operator_field_()));
}
static inline int resource_v1beta1_device_toleration_operator_set(
    resource_v1beta1_device_toleration_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_toleration_operator_field_()), value);
}
static inline bool resource_v1beta1_device_toleration_operator_has(
    resource_v1beta1_device_toleration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_toleration_operator_field_()));
}
static inline int resource_v1beta1_device_toleration_operator_unset(
    resource_v1beta1_device_toleration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_toleration_operator_field_()));
}
static inline kin_field *resource_v1beta1_device_toleration_value_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("value", "");
    return &field;
}
static inline kin_str resource_v1beta1_device_toleration_value(
    resource_v1beta1_device_toleration view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_toleration_value_field_()));
}
static inline int resource_v1beta1_device_toleration_value_set(
    resource_v1beta1_device_toleration_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_toleration_value_field_()), value);
}
static inline bool resource_v1beta1_device_toleration_value_has(
    resource_v1beta1_device_toleration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_toleration_value_field_()));
}
static inline int resource_v1beta1_device_toleration_value_unset(
    resource_v1beta1_device_toleration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_toleration_value_field_()));
}
static inline kin_field *resource_v1beta1_device_toleration_effect_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("effect", "");
    return &field;
}
/** One of resource_v1beta1_device_taint_effect_enum. */
static inline kin_str resource_v1beta1_device_toleration_effect(
    resource_v1beta1_device_toleration view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_device_toleration_effect_field_()));
}
static inline int resource_v1beta1_device_toleration_effect_set(
    resource_v1beta1_device_toleration_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_toleration_effect_field_()), value);
}
static inline bool resource_v1beta1_device_toleration_effect_has(
    resource_v1beta1_device_toleration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_toleration_effect_field_()));
}
static inline int resource_v1beta1_device_toleration_effect_unset(
    resource_v1beta1_device_toleration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_toleration_effect_field_()));
}
static inline kin_field
    *resource_v1beta1_device_toleration_toleration_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("tolerationSeconds", "");
    return &field;
}
static inline int64_t resource_v1beta1_device_toleration_toleration_seconds(
    resource_v1beta1_device_toleration view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        resource_v1beta1_device_toleration_toleration_seconds_field_()));
}
static inline int resource_v1beta1_device_toleration_toleration_seconds_set(
    resource_v1beta1_device_toleration_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_toleration_toleration_seconds_field_()), value);
}
static inline bool resource_v1beta1_device_toleration_toleration_seconds_has(
    resource_v1beta1_device_toleration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_device_toleration_toleration_seconds_field_()));
}
static inline int resource_v1beta1_device_toleration_toleration_seconds_unset(
    resource_v1beta1_device_toleration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_device_toleration_toleration_seconds_field_()));
}

/* NetworkDeviceData */
static inline kin_field
    *resource_v1beta1_network_device_data_interface_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("interfaceName", "");
    return &field;
}
static inline kin_str resource_v1beta1_network_device_data_interface_name(
    resource_v1beta1_network_device_data view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_network_device_data_interface_name_field_()));
}
static inline int resource_v1beta1_network_device_data_interface_name_set(
    resource_v1beta1_network_device_data_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_network_device_data_interface_name_field_()), value);
}
static inline bool resource_v1beta1_network_device_data_interface_name_has(
    resource_v1beta1_network_device_data view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_network_device_data_interface_name_field_()));
}
static inline int resource_v1beta1_network_device_data_interface_name_unset(
    resource_v1beta1_network_device_data_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_network_device_data_interface_name_field_()));
}
static inline kin_field *resource_v1beta1_network_device_data_ips_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ips", "");
    return &field;
}
static inline kin_str resource_v1beta1_network_device_data_ips_at(
    resource_v1beta1_network_device_data view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_network_device_data_ips_field_()), index));
}
static inline int resource_v1beta1_network_device_data_ips_append(
    resource_v1beta1_network_device_data_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_network_device_data_ips_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t resource_v1beta1_network_device_data_ips_count(
    resource_v1beta1_network_device_data view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_network_device_data_ips_field_()));
}
static inline int resource_v1beta1_network_device_data_ips_clear(
    resource_v1beta1_network_device_data_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_network_device_data_ips_field_()));
}
static inline bool resource_v1beta1_network_device_data_ips_has(
    resource_v1beta1_network_device_data view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_network_device_data_ips_field_()));
}
static inline int resource_v1beta1_network_device_data_ips_unset(
    resource_v1beta1_network_device_data_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_network_device_data_ips_field_()));
}
static inline kin_field
    *resource_v1beta1_network_device_data_hardware_address_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("hardwareAddress", "");
    return &field;
}
static inline kin_str resource_v1beta1_network_device_data_hardware_address(
    resource_v1beta1_network_device_data view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_network_device_data_hardware_address_field_()));
}
static inline int resource_v1beta1_network_device_data_hardware_address_set(
    resource_v1beta1_network_device_data_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_network_device_data_hardware_address_field_()), value);
}
static inline bool resource_v1beta1_network_device_data_hardware_address_has(
    resource_v1beta1_network_device_data view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_network_device_data_hardware_address_field_()));
}
static inline int resource_v1beta1_network_device_data_hardware_address_unset(
    resource_v1beta1_network_device_data_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_network_device_data_hardware_address_field_()));
}

/* NodeAllocatableMapping */
static inline kin_field
    *resource_v1beta1_node_allocatable_mapping_capacity_key_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("capacityKey", "");
    return &field;
}
static inline kin_str resource_v1beta1_node_allocatable_mapping_capacity_key(
    resource_v1beta1_node_allocatable_mapping view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_mapping_capacity_key_field_()));
}
static inline int resource_v1beta1_node_allocatable_mapping_capacity_key_set(
    resource_v1beta1_node_allocatable_mapping_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_mapping_capacity_key_field_()),
        value);
}
static inline bool resource_v1beta1_node_allocatable_mapping_capacity_key_has(
    resource_v1beta1_node_allocatable_mapping view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_mapping_capacity_key_field_()));
}
static inline int resource_v1beta1_node_allocatable_mapping_capacity_key_unset(
    resource_v1beta1_node_allocatable_mapping_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_mapping_capacity_key_field_()));
}
static inline kin_field
    *resource_v1beta1_node_allocatable_mapping_capacity_multiplier_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("capacityMultiplier", "");
    return &field;
}
static inline kin_quantity
    resource_v1beta1_node_allocatable_mapping_capacity_multiplier(
    resource_v1beta1_node_allocatable_mapping view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_mapping_capacity_multiplier_field_()));
}
static inline int
    resource_v1beta1_node_allocatable_mapping_capacity_multiplier_set(
    resource_v1beta1_node_allocatable_mapping_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_mapping_capacity_multiplier_field_()),
        value);
}
static inline bool
    resource_v1beta1_node_allocatable_mapping_capacity_multiplier_has(
    resource_v1beta1_node_allocatable_mapping view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_mapping_capacity_multiplier_field_()));
}
static inline int
    resource_v1beta1_node_allocatable_mapping_capacity_multiplier_unset(
    resource_v1beta1_node_allocatable_mapping_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_mapping_capacity_multiplier_field_()));
}
static inline kin_field
    *resource_v1beta1_node_allocatable_mapping_device_multiplier_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("deviceMultiplier", "");
    return &field;
}
static inline kin_quantity
    resource_v1beta1_node_allocatable_mapping_device_multiplier(
    resource_v1beta1_node_allocatable_mapping view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_mapping_device_multiplier_field_()));
}
static inline int
    resource_v1beta1_node_allocatable_mapping_device_multiplier_set(
    resource_v1beta1_node_allocatable_mapping_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_mapping_device_multiplier_field_()),
        value);
}
static inline bool
    resource_v1beta1_node_allocatable_mapping_device_multiplier_has(
    resource_v1beta1_node_allocatable_mapping view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_mapping_device_multiplier_field_()));
}
static inline int
    resource_v1beta1_node_allocatable_mapping_device_multiplier_unset(
    resource_v1beta1_node_allocatable_mapping_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_mapping_device_multiplier_field_()));
}

/* NodeAllocatableOverhead */
static inline kin_field
    *resource_v1beta1_node_allocatable_overhead_per_pod_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("perPod", "");
    return &field;
}
static inline kin_quantity resource_v1beta1_node_allocatable_overhead_per_pod(
    resource_v1beta1_node_allocatable_overhead view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_overhead_per_pod_field_()));
}
static inline int resource_v1beta1_node_allocatable_overhead_per_pod_set(
    resource_v1beta1_node_allocatable_overhead_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_overhead_per_pod_field_()), value);
}
static inline bool resource_v1beta1_node_allocatable_overhead_per_pod_has(
    resource_v1beta1_node_allocatable_overhead view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_overhead_per_pod_field_()));
}
static inline int resource_v1beta1_node_allocatable_overhead_per_pod_unset(
    resource_v1beta1_node_allocatable_overhead_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_overhead_per_pod_field_()));
}
static inline kin_field
    *resource_v1beta1_node_allocatable_overhead_per_container_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("perContainer", "");
    return &field;
}
static inline kin_quantity
    resource_v1beta1_node_allocatable_overhead_per_container(
    resource_v1beta1_node_allocatable_overhead view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_overhead_per_container_field_()));
}
static inline int resource_v1beta1_node_allocatable_overhead_per_container_set(
    resource_v1beta1_node_allocatable_overhead_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_overhead_per_container_field_()),
        value);
}
static inline bool resource_v1beta1_node_allocatable_overhead_per_container_has(
    resource_v1beta1_node_allocatable_overhead view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_overhead_per_container_field_()));
}
static inline int
    resource_v1beta1_node_allocatable_overhead_per_container_unset(
    resource_v1beta1_node_allocatable_overhead_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_overhead_per_container_field_()));
}

/* NodeAllocatableResource */
static inline kin_field
    *resource_v1beta1_node_allocatable_resource_mapping_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("mapping", "");
    return &field;
}
static inline resource_v1beta1_node_allocatable_mapping
    resource_v1beta1_node_allocatable_resource_get_mapping(
    resource_v1beta1_node_allocatable_resource view)
{
    return resource_v1beta1_node_allocatable_mapping_of(kin_value_field(
        view.value,
        resource_v1beta1_node_allocatable_resource_mapping_field_()));
}
static inline resource_v1beta1_node_allocatable_mapping_edit
    resource_v1beta1_node_allocatable_resource_edit_mapping(
    resource_v1beta1_node_allocatable_resource_edit at)
{
    return resource_v1beta1_node_allocatable_mapping_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_resource_mapping_field_()));
}
static inline bool resource_v1beta1_node_allocatable_resource_mapping_has(
    resource_v1beta1_node_allocatable_resource view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_resource_mapping_field_()));
}
static inline int resource_v1beta1_node_allocatable_resource_mapping_unset(
    resource_v1beta1_node_allocatable_resource_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_resource_mapping_field_()));
}
static inline kin_field
    *resource_v1beta1_node_allocatable_resource_overhead_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("overhead", "");
    return &field;
}
static inline resource_v1beta1_node_allocatable_overhead
    resource_v1beta1_node_allocatable_resource_get_overhead(
    resource_v1beta1_node_allocatable_resource view)
{
    return resource_v1beta1_node_allocatable_overhead_of(kin_value_field(
        view.value,
        resource_v1beta1_node_allocatable_resource_overhead_field_()));
}
static inline resource_v1beta1_node_allocatable_overhead_edit
    resource_v1beta1_node_allocatable_resource_edit_overhead(
    resource_v1beta1_node_allocatable_resource_edit at)
{
    return resource_v1beta1_node_allocatable_overhead_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_resource_overhead_field_()));
}
static inline bool resource_v1beta1_node_allocatable_resource_overhead_has(
    resource_v1beta1_node_allocatable_resource view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_node_allocatable_resource_overhead_field_()));
}
static inline int resource_v1beta1_node_allocatable_resource_overhead_unset(
    resource_v1beta1_node_allocatable_resource_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_node_allocatable_resource_overhead_field_()));
}

/* OpaqueDeviceConfiguration */
static inline kin_field
    *resource_v1beta1_opaque_device_configuration_driver_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("driver", "");
    return &field;
}
static inline kin_str resource_v1beta1_opaque_device_configuration_driver(
    resource_v1beta1_opaque_device_configuration view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_opaque_device_configuration_driver_field_()));
}
static inline int resource_v1beta1_opaque_device_configuration_driver_set(
    resource_v1beta1_opaque_device_configuration_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_opaque_device_configuration_driver_field_()), value);
}
static inline bool resource_v1beta1_opaque_device_configuration_driver_has(
    resource_v1beta1_opaque_device_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_opaque_device_configuration_driver_field_()));
}
static inline int resource_v1beta1_opaque_device_configuration_driver_unset(
    resource_v1beta1_opaque_device_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_opaque_device_configuration_driver_field_()));
}
static inline kin_field
    *resource_v1beta1_opaque_device_configuration_parameters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("parameters", "");
    return &field;
}
static inline kin_value resource_v1beta1_opaque_device_configuration_parameters(
    resource_v1beta1_opaque_device_configuration view)
{
    return (kin_value_field(view.value,
        resource_v1beta1_opaque_device_configuration_parameters_field_()));
}
static inline int resource_v1beta1_opaque_device_configuration_parameters_set(
    resource_v1beta1_opaque_device_configuration_edit at, kin_value value)
{
    return kin_edit_set_value(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_opaque_device_configuration_parameters_field_()),
        value);
}
static inline bool resource_v1beta1_opaque_device_configuration_parameters_has(
    resource_v1beta1_opaque_device_configuration view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_opaque_device_configuration_parameters_field_()));
}
static inline int resource_v1beta1_opaque_device_configuration_parameters_unset(
    resource_v1beta1_opaque_device_configuration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_opaque_device_configuration_parameters_field_()));
}

/* ResourceClaim */
static inline kin_field *resource_v1beta1_resource_claim_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta resource_v1beta1_resource_claim_get_metadata(
    resource_v1beta1_resource_claim view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        resource_v1beta1_resource_claim_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    resource_v1beta1_resource_claim_edit_metadata(
    resource_v1beta1_resource_claim_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_metadata_field_()));
}
static inline bool resource_v1beta1_resource_claim_metadata_has(
    resource_v1beta1_resource_claim view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_claim_metadata_field_()));
}
static inline int resource_v1beta1_resource_claim_metadata_unset(
    resource_v1beta1_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_metadata_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_CLAIM_METADATA_PATH ".metadata"
static inline kin_field *resource_v1beta1_resource_claim_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline resource_v1beta1_resource_claim_spec
    resource_v1beta1_resource_claim_get_spec(
    resource_v1beta1_resource_claim view)
{
    return resource_v1beta1_resource_claim_spec_of(kin_object_field(view.object,
        resource_v1beta1_resource_claim_spec_field_()));
}
static inline resource_v1beta1_resource_claim_spec_edit
    resource_v1beta1_resource_claim_edit_spec(
    resource_v1beta1_resource_claim_edit at)
{
    return resource_v1beta1_resource_claim_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_resource_claim_spec_field_()));
}
static inline bool resource_v1beta1_resource_claim_spec_has(
    resource_v1beta1_resource_claim view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_claim_spec_field_()));
}
static inline int resource_v1beta1_resource_claim_spec_unset(
    resource_v1beta1_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_spec_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_CLAIM_SPEC_PATH ".spec"
static inline kin_field *resource_v1beta1_resource_claim_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline resource_v1beta1_resource_claim_status
    resource_v1beta1_resource_claim_get_status(
    resource_v1beta1_resource_claim view)
{
    return resource_v1beta1_resource_claim_status_of(kin_object_field(
        view.object, resource_v1beta1_resource_claim_status_field_()));
}
static inline resource_v1beta1_resource_claim_status_edit
    resource_v1beta1_resource_claim_edit_status(
    resource_v1beta1_resource_claim_edit at)
{
    return resource_v1beta1_resource_claim_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_field_()));
}
static inline bool resource_v1beta1_resource_claim_status_has(
    resource_v1beta1_resource_claim view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_claim_status_field_()));
}
static inline int resource_v1beta1_resource_claim_status_unset(
    resource_v1beta1_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_CLAIM_STATUS_PATH ".status"
static inline kin_field
    *resource_v1beta1_resource_claim_spec_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "devices");
    return &field;
}
static inline resource_v1beta1_device_claim
    resource_v1beta1_resource_claim_get_spec_devices(
    resource_v1beta1_resource_claim view)
{
    return resource_v1beta1_device_claim_of(kin_object_field(view.object,
        resource_v1beta1_resource_claim_spec_devices_field_()));
}
static inline resource_v1beta1_device_claim_edit
    resource_v1beta1_resource_claim_edit_spec_devices(
    resource_v1beta1_resource_claim_edit at)
{
    return resource_v1beta1_device_claim_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_claim_spec_devices_field_()));
}
static inline bool resource_v1beta1_resource_claim_spec_devices_has(
    resource_v1beta1_resource_claim view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_claim_spec_devices_field_()));
}
static inline int resource_v1beta1_resource_claim_spec_devices_unset(
    resource_v1beta1_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_spec_devices_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_CLAIM_SPEC_DEVICES_PATH ".spec.devices"
static inline kin_field
    *resource_v1beta1_resource_claim_status_allocation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "allocation");
    return &field;
}
static inline resource_v1beta1_allocation_result
    resource_v1beta1_resource_claim_get_status_allocation(
    resource_v1beta1_resource_claim view)
{
    return resource_v1beta1_allocation_result_of(kin_object_field(view.object,
        resource_v1beta1_resource_claim_status_allocation_field_()));
}
static inline resource_v1beta1_allocation_result_edit
    resource_v1beta1_resource_claim_edit_status_allocation(
    resource_v1beta1_resource_claim_edit at)
{
    return resource_v1beta1_allocation_result_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_claim_status_allocation_field_()));
}
static inline bool resource_v1beta1_resource_claim_status_allocation_has(
    resource_v1beta1_resource_claim view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_claim_status_allocation_field_()));
}
static inline int resource_v1beta1_resource_claim_status_allocation_unset(
    resource_v1beta1_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_allocation_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_CLAIM_STATUS_ALLOCATION_PATH \
    ".status.allocation"
static inline kin_field
    *resource_v1beta1_resource_claim_status_reserved_for_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "reservedFor");
    return &field;
}
static inline resource_v1beta1_resource_claim_consumer_reference_list
    resource_v1beta1_resource_claim_get_status_reserved_for(
    resource_v1beta1_resource_claim view)
{
    return resource_v1beta1_resource_claim_consumer_reference_list_of(
        kin_object_field(view.object,
        resource_v1beta1_resource_claim_status_reserved_for_field_()));
}
static inline resource_v1beta1_resource_claim_consumer_reference
    resource_v1beta1_resource_claim_status_reserved_for_at(
    resource_v1beta1_resource_claim view, size_t index)
{
    return resource_v1beta1_resource_claim_consumer_reference_of(kin_value_at(
        kin_object_field(view.object,
        resource_v1beta1_resource_claim_status_reserved_for_field_()), index));
}
static inline resource_v1beta1_resource_claim_consumer_reference_edit
    resource_v1beta1_resource_claim_status_reserved_for_append(
    resource_v1beta1_resource_claim_edit at)
{
    return resource_v1beta1_resource_claim_consumer_reference_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_reserved_for_field_())));
}
static inline resource_v1beta1_resource_claim_consumer_reference_edit
    resource_v1beta1_resource_claim_edit_status_reserved_for_at(
    resource_v1beta1_resource_claim_edit at, size_t index)
{
    return resource_v1beta1_resource_claim_consumer_reference_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_reserved_for_field_()), index));
}
static inline int resource_v1beta1_resource_claim_status_reserved_for_remove_at(
    resource_v1beta1_resource_claim_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_claim_status_reserved_for_field_()), index));
}
static inline size_t resource_v1beta1_resource_claim_status_reserved_for_count(
    resource_v1beta1_resource_claim view)
{
    return kin_value_count(kin_object_field(view.object,
        resource_v1beta1_resource_claim_status_reserved_for_field_()));
}
static inline int resource_v1beta1_resource_claim_status_reserved_for_clear(
    resource_v1beta1_resource_claim_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_reserved_for_field_()));
}
static inline bool resource_v1beta1_resource_claim_status_reserved_for_has(
    resource_v1beta1_resource_claim view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_claim_status_reserved_for_field_()));
}
static inline int resource_v1beta1_resource_claim_status_reserved_for_unset(
    resource_v1beta1_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_reserved_for_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_CLAIM_STATUS_RESERVED_FOR_PATH \
    ".status.reservedFor"
static inline kin_field
    *resource_v1beta1_resource_claim_status_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "devices");
    return &field;
}
static inline resource_v1beta1_allocated_device_status_list
    resource_v1beta1_resource_claim_get_status_devices(
    resource_v1beta1_resource_claim view)
{
    return resource_v1beta1_allocated_device_status_list_of(kin_object_field(
        view.object, resource_v1beta1_resource_claim_status_devices_field_()));
}
static inline resource_v1beta1_allocated_device_status
    resource_v1beta1_resource_claim_status_devices_at(
    resource_v1beta1_resource_claim view, size_t index)
{
    return resource_v1beta1_allocated_device_status_of(kin_value_at(
        kin_object_field(view.object,
        resource_v1beta1_resource_claim_status_devices_field_()), index));
}
static inline resource_v1beta1_allocated_device_status_edit
    resource_v1beta1_resource_claim_status_devices_append(
    resource_v1beta1_resource_claim_edit at)
{
    return resource_v1beta1_allocated_device_status_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_devices_field_())));
}
static inline resource_v1beta1_allocated_device_status_edit
    resource_v1beta1_resource_claim_edit_status_devices_at(
    resource_v1beta1_resource_claim_edit at, size_t index)
{
    return resource_v1beta1_allocated_device_status_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_devices_field_()), index));
}
static inline int resource_v1beta1_resource_claim_status_devices_remove_at(
    resource_v1beta1_resource_claim_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_claim_status_devices_field_()), index));
}
static inline size_t resource_v1beta1_resource_claim_status_devices_count(
    resource_v1beta1_resource_claim view)
{
    return kin_value_count(kin_object_field(view.object,
        resource_v1beta1_resource_claim_status_devices_field_()));
}
static inline int resource_v1beta1_resource_claim_status_devices_clear(
    resource_v1beta1_resource_claim_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_devices_field_()));
}
static inline bool resource_v1beta1_resource_claim_status_devices_has(
    resource_v1beta1_resource_claim view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_claim_status_devices_field_()));
}
static inline int resource_v1beta1_resource_claim_status_devices_unset(
    resource_v1beta1_resource_claim_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_devices_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_CLAIM_STATUS_DEVICES_PATH ".status.devices"

/* ResourceClaimConsumerReference */
static inline kin_field
    *resource_v1beta1_resource_claim_consumer_reference_api_group_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiGroup", "");
    return &field;
}
static inline kin_str
    resource_v1beta1_resource_claim_consumer_reference_api_group(
    resource_v1beta1_resource_claim_consumer_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_resource_claim_consumer_reference_api_group_field_()));
}
static inline int
    resource_v1beta1_resource_claim_consumer_reference_api_group_set(
    resource_v1beta1_resource_claim_consumer_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_consumer_reference_api_group_field_()),
        value);
}
static inline bool
    resource_v1beta1_resource_claim_consumer_reference_api_group_has(
    resource_v1beta1_resource_claim_consumer_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_claim_consumer_reference_api_group_field_()));
}
static inline int
    resource_v1beta1_resource_claim_consumer_reference_api_group_unset(
    resource_v1beta1_resource_claim_consumer_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_consumer_reference_api_group_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_claim_consumer_reference_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resource", "");
    return &field;
}
static inline kin_str
    resource_v1beta1_resource_claim_consumer_reference_resource(
    resource_v1beta1_resource_claim_consumer_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_resource_claim_consumer_reference_resource_field_()));
}
static inline int
    resource_v1beta1_resource_claim_consumer_reference_resource_set(
    resource_v1beta1_resource_claim_consumer_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_consumer_reference_resource_field_()),
        value);
}
static inline bool
    resource_v1beta1_resource_claim_consumer_reference_resource_has(
    resource_v1beta1_resource_claim_consumer_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_claim_consumer_reference_resource_field_()));
}
static inline int
    resource_v1beta1_resource_claim_consumer_reference_resource_unset(
    resource_v1beta1_resource_claim_consumer_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_consumer_reference_resource_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_claim_consumer_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str resource_v1beta1_resource_claim_consumer_reference_name(
    resource_v1beta1_resource_claim_consumer_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_resource_claim_consumer_reference_name_field_()));
}
static inline int resource_v1beta1_resource_claim_consumer_reference_name_set(
    resource_v1beta1_resource_claim_consumer_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_consumer_reference_name_field_()),
        value);
}
static inline bool resource_v1beta1_resource_claim_consumer_reference_name_has(
    resource_v1beta1_resource_claim_consumer_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_claim_consumer_reference_name_field_()));
}
static inline int resource_v1beta1_resource_claim_consumer_reference_name_unset(
    resource_v1beta1_resource_claim_consumer_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_consumer_reference_name_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_claim_consumer_reference_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("uid", "");
    return &field;
}
static inline kin_str resource_v1beta1_resource_claim_consumer_reference_uid(
    resource_v1beta1_resource_claim_consumer_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_resource_claim_consumer_reference_uid_field_()));
}
static inline int resource_v1beta1_resource_claim_consumer_reference_uid_set(
    resource_v1beta1_resource_claim_consumer_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_consumer_reference_uid_field_()),
        value);
}
static inline bool resource_v1beta1_resource_claim_consumer_reference_uid_has(
    resource_v1beta1_resource_claim_consumer_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_claim_consumer_reference_uid_field_()));
}
static inline int resource_v1beta1_resource_claim_consumer_reference_uid_unset(
    resource_v1beta1_resource_claim_consumer_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_consumer_reference_uid_field_()));
}

/* ResourceClaimSpec */
static inline kin_field
    *resource_v1beta1_resource_claim_spec_get_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("devices", "");
    return &field;
}
static inline resource_v1beta1_device_claim
    resource_v1beta1_resource_claim_spec_get_devices(
    resource_v1beta1_resource_claim_spec view)
{
    return resource_v1beta1_device_claim_of(kin_value_field(view.value,
        resource_v1beta1_resource_claim_spec_get_devices_field_()));
}
static inline resource_v1beta1_device_claim_edit
    resource_v1beta1_resource_claim_spec_edit_devices(
    resource_v1beta1_resource_claim_spec_edit at)
{
    return resource_v1beta1_device_claim_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_claim_spec_get_devices_field_()));
}
static inline bool resource_v1beta1_resource_claim_spec_get_devices_has(
    resource_v1beta1_resource_claim_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_claim_spec_get_devices_field_()));
}
static inline int resource_v1beta1_resource_claim_spec_edit_devices_unset(
    resource_v1beta1_resource_claim_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_spec_get_devices_field_()));
}

/* ResourceClaimStatus */
static inline kin_field
    *resource_v1beta1_resource_claim_status_get_allocation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allocation", "");
    return &field;
}
static inline resource_v1beta1_allocation_result
    resource_v1beta1_resource_claim_status_get_allocation(
    resource_v1beta1_resource_claim_status view)
{
    return resource_v1beta1_allocation_result_of(kin_value_field(view.value,
        resource_v1beta1_resource_claim_status_get_allocation_field_()));
}
static inline resource_v1beta1_allocation_result_edit
    resource_v1beta1_resource_claim_status_edit_allocation(
    resource_v1beta1_resource_claim_status_edit at)
{
    return resource_v1beta1_allocation_result_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_allocation_field_()));
}
static inline bool resource_v1beta1_resource_claim_status_get_allocation_has(
    resource_v1beta1_resource_claim_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_claim_status_get_allocation_field_()));
}
static inline int resource_v1beta1_resource_claim_status_edit_allocation_unset(
    resource_v1beta1_resource_claim_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_allocation_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_claim_status_get_reserved_for_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reservedFor", "");
    return &field;
}
static inline resource_v1beta1_resource_claim_consumer_reference_list
    resource_v1beta1_resource_claim_status_get_reserved_for(
    resource_v1beta1_resource_claim_status view)
{
    return resource_v1beta1_resource_claim_consumer_reference_list_of(
        kin_value_field(view.value,
        resource_v1beta1_resource_claim_status_get_reserved_for_field_()));
}
static inline resource_v1beta1_resource_claim_consumer_reference
    resource_v1beta1_resource_claim_status_get_reserved_for_at(
    resource_v1beta1_resource_claim_status view, size_t index)
{
    return resource_v1beta1_resource_claim_consumer_reference_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1beta1_resource_claim_status_get_reserved_for_field_()),
        index));
}
static inline resource_v1beta1_resource_claim_consumer_reference_edit
    resource_v1beta1_resource_claim_status_edit_reserved_for_append(
    resource_v1beta1_resource_claim_status_edit at)
{
    return resource_v1beta1_resource_claim_consumer_reference_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_reserved_for_field_())));
}
static inline resource_v1beta1_resource_claim_consumer_reference_edit
    resource_v1beta1_resource_claim_status_edit_reserved_for_at(
    resource_v1beta1_resource_claim_status_edit at, size_t index)
{
    return resource_v1beta1_resource_claim_consumer_reference_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_reserved_for_field_()),
        index));
}
static inline int
    resource_v1beta1_resource_claim_status_edit_reserved_for_remove_at(
    resource_v1beta1_resource_claim_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_reserved_for_field_()),
        index));
}
static inline size_t
    resource_v1beta1_resource_claim_status_get_reserved_for_count(
    resource_v1beta1_resource_claim_status view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_resource_claim_status_get_reserved_for_field_()));
}
static inline int
    resource_v1beta1_resource_claim_status_edit_reserved_for_clear(
    resource_v1beta1_resource_claim_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_reserved_for_field_()));
}
static inline bool resource_v1beta1_resource_claim_status_get_reserved_for_has(
    resource_v1beta1_resource_claim_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_claim_status_get_reserved_for_field_()));
}
static inline int
    resource_v1beta1_resource_claim_status_edit_reserved_for_unset(
    resource_v1beta1_resource_claim_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_reserved_for_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_claim_status_get_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("devices", "");
    return &field;
}
static inline resource_v1beta1_allocated_device_status_list
    resource_v1beta1_resource_claim_status_get_devices(
    resource_v1beta1_resource_claim_status view)
{
    return resource_v1beta1_allocated_device_status_list_of(kin_value_field(
        view.value,
        resource_v1beta1_resource_claim_status_get_devices_field_()));
}
static inline resource_v1beta1_allocated_device_status
    resource_v1beta1_resource_claim_status_get_devices_at(
    resource_v1beta1_resource_claim_status view, size_t index)
{
    return resource_v1beta1_allocated_device_status_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1beta1_resource_claim_status_get_devices_field_()), index));
}
static inline resource_v1beta1_allocated_device_status_edit
    resource_v1beta1_resource_claim_status_edit_devices_append(
    resource_v1beta1_resource_claim_status_edit at)
{
    return resource_v1beta1_allocated_device_status_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_devices_field_())));
}
static inline resource_v1beta1_allocated_device_status_edit
    resource_v1beta1_resource_claim_status_edit_devices_at(
    resource_v1beta1_resource_claim_status_edit at, size_t index)
{
    return resource_v1beta1_allocated_device_status_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_devices_field_()), index));
}
static inline int resource_v1beta1_resource_claim_status_edit_devices_remove_at(
    resource_v1beta1_resource_claim_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_devices_field_()), index));
}
static inline size_t resource_v1beta1_resource_claim_status_get_devices_count(
    resource_v1beta1_resource_claim_status view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_resource_claim_status_get_devices_field_()));
}
static inline int resource_v1beta1_resource_claim_status_edit_devices_clear(
    resource_v1beta1_resource_claim_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_devices_field_()));
}
static inline bool resource_v1beta1_resource_claim_status_get_devices_has(
    resource_v1beta1_resource_claim_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_claim_status_get_devices_field_()));
}
static inline int resource_v1beta1_resource_claim_status_edit_devices_unset(
    resource_v1beta1_resource_claim_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_status_get_devices_field_()));
}

/* ResourceClaimTemplate */
static inline kin_field
    *resource_v1beta1_resource_claim_template_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    resource_v1beta1_resource_claim_template_get_metadata(
    resource_v1beta1_resource_claim_template view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        resource_v1beta1_resource_claim_template_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    resource_v1beta1_resource_claim_template_edit_metadata(
    resource_v1beta1_resource_claim_template_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_template_metadata_field_()));
}
static inline bool resource_v1beta1_resource_claim_template_metadata_has(
    resource_v1beta1_resource_claim_template view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_claim_template_metadata_field_()));
}
static inline int resource_v1beta1_resource_claim_template_metadata_unset(
    resource_v1beta1_resource_claim_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_template_metadata_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_CLAIM_TEMPLATE_METADATA_PATH ".metadata"
static inline kin_field
    *resource_v1beta1_resource_claim_template_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline resource_v1beta1_resource_claim_template_spec
    resource_v1beta1_resource_claim_template_get_spec(
    resource_v1beta1_resource_claim_template view)
{
    return resource_v1beta1_resource_claim_template_spec_of(kin_object_field(
        view.object, resource_v1beta1_resource_claim_template_spec_field_()));
}
static inline resource_v1beta1_resource_claim_template_spec_edit
    resource_v1beta1_resource_claim_template_edit_spec(
    resource_v1beta1_resource_claim_template_edit at)
{
    return resource_v1beta1_resource_claim_template_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_field_()));
}
static inline bool resource_v1beta1_resource_claim_template_spec_has(
    resource_v1beta1_resource_claim_template view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_claim_template_spec_field_()));
}
static inline int resource_v1beta1_resource_claim_template_spec_unset(
    resource_v1beta1_resource_claim_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_CLAIM_TEMPLATE_SPEC_PATH ".spec"
static inline kin_field
    *resource_v1beta1_resource_claim_template_spec_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "metadata");
    return &field;
}
static inline meta_v1_object_meta
    resource_v1beta1_resource_claim_template_get_spec_metadata(
    resource_v1beta1_resource_claim_template view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        resource_v1beta1_resource_claim_template_spec_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    resource_v1beta1_resource_claim_template_edit_spec_metadata(
    resource_v1beta1_resource_claim_template_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_metadata_field_()));
}
static inline bool resource_v1beta1_resource_claim_template_spec_metadata_has(
    resource_v1beta1_resource_claim_template view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_claim_template_spec_metadata_field_()));
}
static inline int resource_v1beta1_resource_claim_template_spec_metadata_unset(
    resource_v1beta1_resource_claim_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_metadata_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_CLAIM_TEMPLATE_SPEC_METADATA_PATH \
    ".spec.metadata"
static inline kin_field
    *resource_v1beta1_resource_claim_template_spec_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "spec");
    return &field;
}
static inline resource_v1beta1_resource_claim_spec
    resource_v1beta1_resource_claim_template_get_spec_spec(
    resource_v1beta1_resource_claim_template view)
{
    return resource_v1beta1_resource_claim_spec_of(kin_object_field(view.object,
        resource_v1beta1_resource_claim_template_spec_spec_field_()));
}
static inline resource_v1beta1_resource_claim_spec_edit
    resource_v1beta1_resource_claim_template_edit_spec_spec(
    resource_v1beta1_resource_claim_template_edit at)
{
    return resource_v1beta1_resource_claim_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_spec_field_()));
}
static inline bool resource_v1beta1_resource_claim_template_spec_spec_has(
    resource_v1beta1_resource_claim_template view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_claim_template_spec_spec_field_()));
}
static inline int resource_v1beta1_resource_claim_template_spec_spec_unset(
    resource_v1beta1_resource_claim_template_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_spec_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_CLAIM_TEMPLATE_SPEC_SPEC_PATH ".spec.spec"

/* ResourceClaimTemplateSpec */
static inline kin_field
    *resource_v1beta1_resource_claim_template_spec_get_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    resource_v1beta1_resource_claim_template_spec_get_metadata(
    resource_v1beta1_resource_claim_template_spec view)
{
    return meta_v1_object_meta_of(kin_value_field(view.value,
        resource_v1beta1_resource_claim_template_spec_get_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    resource_v1beta1_resource_claim_template_spec_edit_metadata(
    resource_v1beta1_resource_claim_template_spec_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_get_metadata_field_()));
}
static inline bool
    resource_v1beta1_resource_claim_template_spec_get_metadata_has(
    resource_v1beta1_resource_claim_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_claim_template_spec_get_metadata_field_()));
}
static inline int
    resource_v1beta1_resource_claim_template_spec_edit_metadata_unset(
    resource_v1beta1_resource_claim_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_get_metadata_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_claim_template_spec_get_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline resource_v1beta1_resource_claim_spec
    resource_v1beta1_resource_claim_template_spec_get_spec(
    resource_v1beta1_resource_claim_template_spec view)
{
    return resource_v1beta1_resource_claim_spec_of(kin_value_field(view.value,
        resource_v1beta1_resource_claim_template_spec_get_spec_field_()));
}
static inline resource_v1beta1_resource_claim_spec_edit
    resource_v1beta1_resource_claim_template_spec_edit_spec(
    resource_v1beta1_resource_claim_template_spec_edit at)
{
    return resource_v1beta1_resource_claim_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_get_spec_field_()));
}
static inline bool resource_v1beta1_resource_claim_template_spec_get_spec_has(
    resource_v1beta1_resource_claim_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_claim_template_spec_get_spec_field_()));
}
static inline int resource_v1beta1_resource_claim_template_spec_edit_spec_unset(
    resource_v1beta1_resource_claim_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_get_spec_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_claim_template_spec_get_spec_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "devices");
    return &field;
}
static inline resource_v1beta1_device_claim
    resource_v1beta1_resource_claim_template_spec_get_spec_devices(
    resource_v1beta1_resource_claim_template_spec view)
{
    return resource_v1beta1_device_claim_of(kin_value_field(view.value,
        resource_v1beta1_resource_claim_template_spec_get_spec_devices_field_()));
}
static inline resource_v1beta1_device_claim_edit
    resource_v1beta1_resource_claim_template_spec_edit_spec_devices(
    resource_v1beta1_resource_claim_template_spec_edit at)
{
    return resource_v1beta1_device_claim_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_get_spec_devices_field_()));
}
static inline bool
    resource_v1beta1_resource_claim_template_spec_get_spec_devices_has(
    resource_v1beta1_resource_claim_template_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_claim_template_spec_get_spec_devices_field_()));
}
static inline int
    resource_v1beta1_resource_claim_template_spec_edit_spec_devices_unset(
    resource_v1beta1_resource_claim_template_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_claim_template_spec_get_spec_devices_field_()));
}

/* ResourcePool */
static inline kin_field *resource_v1beta1_resource_pool_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str resource_v1beta1_resource_pool_name(
    resource_v1beta1_resource_pool view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_resource_pool_name_field_()));
}
static inline int resource_v1beta1_resource_pool_name_set(
    resource_v1beta1_resource_pool_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_pool_name_field_()), value);
}
static inline bool resource_v1beta1_resource_pool_name_has(
    resource_v1beta1_resource_pool view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_pool_name_field_()));
}
static inline int resource_v1beta1_resource_pool_name_unset(
    resource_v1beta1_resource_pool_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_pool_name_field_()));
}
static inline kin_field *resource_v1beta1_resource_pool_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("generation", "");
    return &field;
}
static inline int64_t resource_v1beta1_resource_pool_generation(
    resource_v1beta1_resource_pool view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        resource_v1beta1_resource_pool_generation_field_()));
}
static inline int resource_v1beta1_resource_pool_generation_set(
    resource_v1beta1_resource_pool_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_pool_generation_field_()), value);
}
static inline bool resource_v1beta1_resource_pool_generation_has(
    resource_v1beta1_resource_pool view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_pool_generation_field_()));
}
static inline int resource_v1beta1_resource_pool_generation_unset(
    resource_v1beta1_resource_pool_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_pool_generation_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_pool_resource_slice_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceSliceCount", "");
    return &field;
}
static inline int64_t resource_v1beta1_resource_pool_resource_slice_count(
    resource_v1beta1_resource_pool view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        resource_v1beta1_resource_pool_resource_slice_count_field_()));
}
static inline int resource_v1beta1_resource_pool_resource_slice_count_set(
    resource_v1beta1_resource_pool_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_pool_resource_slice_count_field_()), value);
}
static inline bool resource_v1beta1_resource_pool_resource_slice_count_has(
    resource_v1beta1_resource_pool view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_pool_resource_slice_count_field_()));
}
static inline int resource_v1beta1_resource_pool_resource_slice_count_unset(
    resource_v1beta1_resource_pool_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_pool_resource_slice_count_field_()));
}

/* ResourceSlice */
static inline kin_field *resource_v1beta1_resource_slice_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta resource_v1beta1_resource_slice_get_metadata(
    resource_v1beta1_resource_slice view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        resource_v1beta1_resource_slice_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    resource_v1beta1_resource_slice_edit_metadata(
    resource_v1beta1_resource_slice_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_metadata_field_()));
}
static inline bool resource_v1beta1_resource_slice_metadata_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_metadata_field_()));
}
static inline int resource_v1beta1_resource_slice_metadata_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_metadata_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_METADATA_PATH ".metadata"
static inline kin_field *resource_v1beta1_resource_slice_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline resource_v1beta1_resource_slice_spec
    resource_v1beta1_resource_slice_get_spec(
    resource_v1beta1_resource_slice view)
{
    return resource_v1beta1_resource_slice_spec_of(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_field_()));
}
static inline resource_v1beta1_resource_slice_spec_edit
    resource_v1beta1_resource_slice_edit_spec(
    resource_v1beta1_resource_slice_edit at)
{
    return resource_v1beta1_resource_slice_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_resource_slice_spec_field_()));
}
static inline bool resource_v1beta1_resource_slice_spec_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_SPEC_PATH ".spec"
static inline kin_field
    *resource_v1beta1_resource_slice_spec_driver_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "driver");
    return &field;
}
static inline kin_str resource_v1beta1_resource_slice_spec_driver(
    resource_v1beta1_resource_slice view)
{
    return kin_value_str(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_driver_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_driver_set(
    resource_v1beta1_resource_slice_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_driver_field_()), value);
}
static inline bool resource_v1beta1_resource_slice_spec_driver_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_driver_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_driver_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_driver_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_SPEC_DRIVER_PATH ".spec.driver"
static inline kin_field *resource_v1beta1_resource_slice_spec_pool_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "pool");
    return &field;
}
static inline resource_v1beta1_resource_pool
    resource_v1beta1_resource_slice_get_spec_pool(
    resource_v1beta1_resource_slice view)
{
    return resource_v1beta1_resource_pool_of(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_pool_field_()));
}
static inline resource_v1beta1_resource_pool_edit
    resource_v1beta1_resource_slice_edit_spec_pool(
    resource_v1beta1_resource_slice_edit at)
{
    return resource_v1beta1_resource_pool_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, resource_v1beta1_resource_slice_spec_pool_field_()));
}
static inline bool resource_v1beta1_resource_slice_spec_pool_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_pool_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_pool_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_pool_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_SPEC_POOL_PATH ".spec.pool"
static inline kin_field
    *resource_v1beta1_resource_slice_spec_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "nodeName");
    return &field;
}
static inline kin_str resource_v1beta1_resource_slice_spec_node_name(
    resource_v1beta1_resource_slice view)
{
    return kin_value_str(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_node_name_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_node_name_set(
    resource_v1beta1_resource_slice_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_node_name_field_()), value);
}
static inline bool resource_v1beta1_resource_slice_spec_node_name_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_node_name_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_node_name_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_node_name_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_SPEC_NODE_NAME_PATH ".spec.nodeName"
static inline kin_field
    *resource_v1beta1_resource_slice_spec_node_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "nodeSelector");
    return &field;
}
static inline core_v1_node_selector
    resource_v1beta1_resource_slice_get_spec_node_selector(
    resource_v1beta1_resource_slice view)
{
    return core_v1_node_selector_of(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_node_selector_field_()));
}
static inline core_v1_node_selector_edit
    resource_v1beta1_resource_slice_edit_spec_node_selector(
    resource_v1beta1_resource_slice_edit at)
{
    return core_v1_node_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, resource_v1beta1_resource_slice_spec_node_selector_field_()));
}
static inline bool resource_v1beta1_resource_slice_spec_node_selector_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_node_selector_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_node_selector_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_node_selector_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_SPEC_NODE_SELECTOR_PATH \
    ".spec.nodeSelector"
static inline kin_field
    *resource_v1beta1_resource_slice_spec_all_nodes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "allNodes");
    return &field;
}
static inline bool resource_v1beta1_resource_slice_spec_all_nodes(
    resource_v1beta1_resource_slice view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_all_nodes_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_all_nodes_set(
    resource_v1beta1_resource_slice_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_all_nodes_field_()), value);
}
static inline bool resource_v1beta1_resource_slice_spec_all_nodes_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_all_nodes_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_all_nodes_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_all_nodes_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_SPEC_ALL_NODES_PATH ".spec.allNodes"
static inline kin_field
    *resource_v1beta1_resource_slice_spec_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "devices");
    return &field;
}
static inline resource_v1beta1_device_list
    resource_v1beta1_resource_slice_get_spec_devices(
    resource_v1beta1_resource_slice view)
{
    return resource_v1beta1_device_list_of(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_devices_field_()));
}
static inline resource_v1beta1_device
    resource_v1beta1_resource_slice_spec_devices_at(
    resource_v1beta1_resource_slice view, size_t index)
{
    return resource_v1beta1_device_of(kin_value_at(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_devices_field_()), index));
}
static inline resource_v1beta1_device_edit
    resource_v1beta1_resource_slice_spec_devices_append(
    resource_v1beta1_resource_slice_edit at)
{
    return resource_v1beta1_device_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_devices_field_())));
}
static inline resource_v1beta1_device_edit
    resource_v1beta1_resource_slice_edit_spec_devices_at(
    resource_v1beta1_resource_slice_edit at, size_t index)
{
    return resource_v1beta1_device_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_devices_field_()), index));
}
static inline int resource_v1beta1_resource_slice_spec_devices_remove_at(
    resource_v1beta1_resource_slice_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_devices_field_()), index));
}
static inline size_t resource_v1beta1_resource_slice_spec_devices_count(
    resource_v1beta1_resource_slice view)
{
    return kin_value_count(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_devices_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_devices_clear(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_devices_field_()));
}
static inline bool resource_v1beta1_resource_slice_spec_devices_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_devices_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_devices_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_devices_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_SPEC_DEVICES_PATH ".spec.devices"
static inline kin_field
    *resource_v1beta1_resource_slice_spec_per_device_node_selection_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "perDeviceNodeSelection");
    return &field;
}
static inline bool
    resource_v1beta1_resource_slice_spec_per_device_node_selection(
    resource_v1beta1_resource_slice view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_per_device_node_selection_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_per_device_node_selection_set(
    resource_v1beta1_resource_slice_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_per_device_node_selection_field_()), value);
}
static inline bool
    resource_v1beta1_resource_slice_spec_per_device_node_selection_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_per_device_node_selection_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_per_device_node_selection_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_per_device_node_selection_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_SPEC_PER_DEVICE_NODE_SELECTION_PATH \
    ".spec.perDeviceNodeSelection"
static inline kin_field
    *resource_v1beta1_resource_slice_spec_shared_counters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "sharedCounters");
    return &field;
}
static inline resource_v1beta1_counter_set_list
    resource_v1beta1_resource_slice_get_spec_shared_counters(
    resource_v1beta1_resource_slice view)
{
    return resource_v1beta1_counter_set_list_of(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_shared_counters_field_()));
}
static inline resource_v1beta1_counter_set
    resource_v1beta1_resource_slice_spec_shared_counters_at(
    resource_v1beta1_resource_slice view, size_t index)
{
    return resource_v1beta1_counter_set_of(kin_value_at(kin_object_field(
        view.object,
        resource_v1beta1_resource_slice_spec_shared_counters_field_()), index));
}
static inline resource_v1beta1_counter_set_edit
    resource_v1beta1_resource_slice_spec_shared_counters_append(
    resource_v1beta1_resource_slice_edit at)
{
    return resource_v1beta1_counter_set_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_shared_counters_field_())));
}
static inline resource_v1beta1_counter_set_edit
    resource_v1beta1_resource_slice_edit_spec_shared_counters_at(
    resource_v1beta1_resource_slice_edit at, size_t index)
{
    return resource_v1beta1_counter_set_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_shared_counters_field_()), index));
}
static inline int
    resource_v1beta1_resource_slice_spec_shared_counters_remove_at(
    resource_v1beta1_resource_slice_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_shared_counters_field_()), index));
}
static inline size_t resource_v1beta1_resource_slice_spec_shared_counters_count(
    resource_v1beta1_resource_slice view)
{
    return kin_value_count(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_shared_counters_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_shared_counters_clear(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_shared_counters_field_()));
}
static inline bool resource_v1beta1_resource_slice_spec_shared_counters_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_shared_counters_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_shared_counters_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_shared_counters_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_SPEC_SHARED_COUNTERS_PATH \
    ".spec.sharedCounters"
static inline kin_field
    *resource_v1beta1_resource_slice_spec_partition_type_attribute_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "partitionTypeAttribute");
    return &field;
}
static inline kin_str
    resource_v1beta1_resource_slice_spec_partition_type_attribute(
    resource_v1beta1_resource_slice view)
{
    return kin_value_str(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_partition_type_attribute_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_partition_type_attribute_set(
    resource_v1beta1_resource_slice_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_partition_type_attribute_field_()),
        value);
}
static inline bool
    resource_v1beta1_resource_slice_spec_partition_type_attribute_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_partition_type_attribute_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_partition_type_attribute_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_partition_type_attribute_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_SPEC_PARTITION_TYPE_ATTRIBUTE_PATH \
    ".spec.partitionTypeAttribute"
static inline kin_field
    *resource_v1beta1_resource_slice_spec_skip_node_operations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "skipNodeOperations");
    return &field;
}
/** One of resource_v1beta1_skip_node_operation_enum. */
static inline kin_str
    resource_v1beta1_resource_slice_spec_skip_node_operations_at(
    resource_v1beta1_resource_slice view, size_t index)
{
    return kin_value_str(kin_value_at(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_skip_node_operations_field_()),
        index));
}
static inline int
    resource_v1beta1_resource_slice_spec_skip_node_operations_append(
    resource_v1beta1_resource_slice_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_skip_node_operations_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    resource_v1beta1_resource_slice_spec_skip_node_operations_count(
    resource_v1beta1_resource_slice view)
{
    return kin_value_count(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_skip_node_operations_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_skip_node_operations_clear(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_skip_node_operations_field_()));
}
static inline bool
    resource_v1beta1_resource_slice_spec_skip_node_operations_has(
    resource_v1beta1_resource_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1beta1_resource_slice_spec_skip_node_operations_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_skip_node_operations_unset(
    resource_v1beta1_resource_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_skip_node_operations_field_()));
}
#define RESOURCE_V1BETA1_RESOURCE_SLICE_SPEC_SKIP_NODE_OPERATIONS_PATH \
    ".spec.skipNodeOperations"

/* ResourceSliceSpec */
static inline kin_field
    *resource_v1beta1_resource_slice_spec_get_driver_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("driver", "");
    return &field;
}
static inline kin_str resource_v1beta1_resource_slice_spec_get_driver(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_driver_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_edit_driver_set(
    resource_v1beta1_resource_slice_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_driver_field_()), value);
}
static inline bool resource_v1beta1_resource_slice_spec_get_driver_has(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_driver_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_edit_driver_unset(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_driver_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_slice_spec_get_pool_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pool", "");
    return &field;
}
static inline resource_v1beta1_resource_pool
    resource_v1beta1_resource_slice_spec_get_pool(
    resource_v1beta1_resource_slice_spec view)
{
    return resource_v1beta1_resource_pool_of(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_pool_field_()));
}
static inline resource_v1beta1_resource_pool_edit
    resource_v1beta1_resource_slice_spec_edit_pool(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return resource_v1beta1_resource_pool_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_pool_field_()));
}
static inline bool resource_v1beta1_resource_slice_spec_get_pool_has(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_pool_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_edit_pool_unset(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_pool_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_slice_spec_get_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeName", "");
    return &field;
}
static inline kin_str resource_v1beta1_resource_slice_spec_get_node_name(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_node_name_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_edit_node_name_set(
    resource_v1beta1_resource_slice_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_node_name_field_()), value);
}
static inline bool resource_v1beta1_resource_slice_spec_get_node_name_has(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_node_name_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_edit_node_name_unset(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_node_name_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_slice_spec_get_node_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeSelector", "");
    return &field;
}
static inline core_v1_node_selector
    resource_v1beta1_resource_slice_spec_get_node_selector(
    resource_v1beta1_resource_slice_spec view)
{
    return core_v1_node_selector_of(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_node_selector_field_()));
}
static inline core_v1_node_selector_edit
    resource_v1beta1_resource_slice_spec_edit_node_selector(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return core_v1_node_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        resource_v1beta1_resource_slice_spec_get_node_selector_field_()));
}
static inline bool resource_v1beta1_resource_slice_spec_get_node_selector_has(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_node_selector_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_edit_node_selector_unset(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_node_selector_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_slice_spec_get_all_nodes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allNodes", "");
    return &field;
}
static inline bool resource_v1beta1_resource_slice_spec_get_all_nodes(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_all_nodes_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_edit_all_nodes_set(
    resource_v1beta1_resource_slice_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_all_nodes_field_()), value);
}
static inline bool resource_v1beta1_resource_slice_spec_get_all_nodes_has(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_all_nodes_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_edit_all_nodes_unset(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_all_nodes_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_slice_spec_get_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("devices", "");
    return &field;
}
static inline resource_v1beta1_device_list
    resource_v1beta1_resource_slice_spec_get_devices(
    resource_v1beta1_resource_slice_spec view)
{
    return resource_v1beta1_device_list_of(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_devices_field_()));
}
static inline resource_v1beta1_device
    resource_v1beta1_resource_slice_spec_get_devices_at(
    resource_v1beta1_resource_slice_spec view, size_t index)
{
    return resource_v1beta1_device_of(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_devices_field_()), index));
}
static inline resource_v1beta1_device_edit
    resource_v1beta1_resource_slice_spec_edit_devices_append(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return resource_v1beta1_device_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_devices_field_())));
}
static inline resource_v1beta1_device_edit
    resource_v1beta1_resource_slice_spec_edit_devices_at(
    resource_v1beta1_resource_slice_spec_edit at, size_t index)
{
    return resource_v1beta1_device_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_devices_field_()), index));
}
static inline int resource_v1beta1_resource_slice_spec_edit_devices_remove_at(
    resource_v1beta1_resource_slice_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_devices_field_()), index));
}
static inline size_t resource_v1beta1_resource_slice_spec_get_devices_count(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_devices_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_edit_devices_clear(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_devices_field_()));
}
static inline bool resource_v1beta1_resource_slice_spec_get_devices_has(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_devices_field_()));
}
static inline int resource_v1beta1_resource_slice_spec_edit_devices_unset(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_devices_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_slice_spec_get_per_device_node_selection_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("perDeviceNodeSelection", "");
    return &field;
}
static inline bool
    resource_v1beta1_resource_slice_spec_get_per_device_node_selection(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_per_device_node_selection_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_edit_per_device_node_selection_set(
    resource_v1beta1_resource_slice_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_per_device_node_selection_field_()), value);
}
static inline bool
    resource_v1beta1_resource_slice_spec_get_per_device_node_selection_has(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_per_device_node_selection_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_edit_per_device_node_selection_unset(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_per_device_node_selection_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_slice_spec_get_shared_counters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("sharedCounters", "");
    return &field;
}
static inline resource_v1beta1_counter_set_list
    resource_v1beta1_resource_slice_spec_get_shared_counters(
    resource_v1beta1_resource_slice_spec view)
{
    return resource_v1beta1_counter_set_list_of(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_shared_counters_field_()));
}
static inline resource_v1beta1_counter_set
    resource_v1beta1_resource_slice_spec_get_shared_counters_at(
    resource_v1beta1_resource_slice_spec view, size_t index)
{
    return resource_v1beta1_counter_set_of(kin_value_at(kin_value_field(
        view.value,
        resource_v1beta1_resource_slice_spec_get_shared_counters_field_()),
        index));
}
static inline resource_v1beta1_counter_set_edit
    resource_v1beta1_resource_slice_spec_edit_shared_counters_append(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return resource_v1beta1_counter_set_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_shared_counters_field_())));
}
static inline resource_v1beta1_counter_set_edit
    resource_v1beta1_resource_slice_spec_edit_shared_counters_at(
    resource_v1beta1_resource_slice_spec_edit at, size_t index)
{
    return resource_v1beta1_counter_set_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_shared_counters_field_()),
        index));
}
static inline int
    resource_v1beta1_resource_slice_spec_edit_shared_counters_remove_at(
    resource_v1beta1_resource_slice_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_shared_counters_field_()),
        index));
}
static inline size_t
    resource_v1beta1_resource_slice_spec_get_shared_counters_count(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_shared_counters_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_edit_shared_counters_clear(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_shared_counters_field_()));
}
static inline bool resource_v1beta1_resource_slice_spec_get_shared_counters_has(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_shared_counters_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_edit_shared_counters_unset(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_shared_counters_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_slice_spec_get_partition_type_attribute_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("partitionTypeAttribute", "");
    return &field;
}
static inline kin_str
    resource_v1beta1_resource_slice_spec_get_partition_type_attribute(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_partition_type_attribute_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_edit_partition_type_attribute_set(
    resource_v1beta1_resource_slice_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_partition_type_attribute_field_()), value);
}
static inline bool
    resource_v1beta1_resource_slice_spec_get_partition_type_attribute_has(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_partition_type_attribute_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_edit_partition_type_attribute_unset(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_partition_type_attribute_field_()));
}
static inline kin_field
    *resource_v1beta1_resource_slice_spec_get_skip_node_operations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("skipNodeOperations", "");
    return &field;
}
/** One of resource_v1beta1_skip_node_operation_enum. */
static inline kin_str
    resource_v1beta1_resource_slice_spec_get_skip_node_operations_at(
    resource_v1beta1_resource_slice_spec view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_skip_node_operations_field_()),
        index));
}
static inline int
    resource_v1beta1_resource_slice_spec_edit_skip_node_operations_append(
    resource_v1beta1_resource_slice_spec_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_skip_node_operations_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    resource_v1beta1_resource_slice_spec_get_skip_node_operations_count(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_skip_node_operations_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_edit_skip_node_operations_clear(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_skip_node_operations_field_()));
}
static inline bool
    resource_v1beta1_resource_slice_spec_get_skip_node_operations_has(
    resource_v1beta1_resource_slice_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1beta1_resource_slice_spec_get_skip_node_operations_field_()));
}
static inline int
    resource_v1beta1_resource_slice_spec_edit_skip_node_operations_unset(
    resource_v1beta1_resource_slice_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1beta1_resource_slice_spec_get_skip_node_operations_field_()));
}

static const kin_resource resource_v1beta1_device_classes[1] = {
    {"resource.k8s.io", "v1beta1", "deviceclasses", "DeviceClass", true},
};
static inline resource_v1beta1_device_class_edit
    resource_v1beta1_device_class_new(const kin_allocator *alloc, kin_str name)
{
    resource_v1beta1_device_class_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, resource_v1beta1_device_classes,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline resource_v1beta1_device_class resource_v1beta1_device_class_cast(
    const kin_object *object)
{
    return resource_v1beta1_device_class_of(kin_object_is_of(object,
        resource_v1beta1_device_classes) ? object : NULL);
}
static inline kin_call_opts resource_v1beta1_device_classes_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int resource_v1beta1_device_classes_got_(int r,
    kin_object *object, resource_v1beta1_device_class *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int resource_v1beta1_device_classes_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    resource_v1beta1_device_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, resource_v1beta1_device_classes, at, opts,
        ret ? &got : NULL, err);
    return resource_v1beta1_device_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_device_classes_create(
    kin_client *client, resource_v1beta1_device_class_edit at,
    const kin_call_opts *opts, resource_v1beta1_device_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, resource_v1beta1_device_classes, at.edit,
        opts, ret ? &got : NULL, err);
    return resource_v1beta1_device_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_device_classes_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, resource_v1beta1_device_classes, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int
    resource_v1beta1_device_classes_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, resource_v1beta1_device_classes,
        opts, NULL, err);
}
KIN_NODISCARD static inline int resource_v1beta1_device_classes_update(
    kin_client *client, resource_v1beta1_device_class_edit at,
    const kin_call_opts *opts, resource_v1beta1_device_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_device_classes_part_(opts, "");
    int r = kin_client_update(client, resource_v1beta1_device_classes, at.edit,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_device_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_device_classes_patch(
    kin_client *client, resource_v1beta1_device_class_edit at,
    const kin_call_opts *opts, resource_v1beta1_device_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_device_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1beta1_device_classes, &what,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_device_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_device_classes_apply(
    kin_client *client, resource_v1beta1_device_class_edit at,
    const kin_call_opts *opts, resource_v1beta1_device_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_device_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1beta1_device_classes, &what,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_device_classes_got_(r, got, ret);
}
typedef struct resource_v1beta1_device_class_list_handler {
    int (*on_item)(resource_v1beta1_device_class item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} resource_v1beta1_device_class_list_handler;
static inline int resource_v1beta1_device_class_list_each_(
    const kin_object *object, void *userdata)
{
    const resource_v1beta1_device_class_list_handler *own = (
        const resource_v1beta1_device_class_list_handler *)userdata;
    return own->on_item(resource_v1beta1_device_class_of(object),
        own->userdata);
}
static inline int resource_v1beta1_device_class_list_restart_(void *userdata)
{
    const resource_v1beta1_device_class_list_handler *own = (
        const resource_v1beta1_device_class_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler resource_v1beta1_device_class_list_adapt_(
    resource_v1beta1_device_class_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = resource_v1beta1_device_class_list_each_;
    handler.on_restart = own->on_restart ?
        resource_v1beta1_device_class_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int resource_v1beta1_device_classes_list(
    kin_client *client, const kin_list_opts *opts,
    const resource_v1beta1_device_class_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1beta1_device_class_list_handler own = *handler;
    kin_list_handler adapted = resource_v1beta1_device_class_list_adapt_(&own);
    return kin_client_list(client, resource_v1beta1_device_classes, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int resource_v1beta1_device_classes_list_all(
    kin_client *client, const kin_list_opts *opts,
    const resource_v1beta1_device_class_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1beta1_device_class_list_handler own = *handler;
    kin_list_handler adapted = resource_v1beta1_device_class_list_adapt_(&own);
    return kin_client_list_all(client, resource_v1beta1_device_classes, opts,
        &adapted, ret, err);
}
typedef struct resource_v1beta1_device_class_watch {
    kin_watch *watch;
} resource_v1beta1_device_class_watch;
static inline void resource_v1beta1_device_class_watch_auto_release(
    resource_v1beta1_device_class_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int resource_v1beta1_device_classes_watch(
    kin_client *client, const kin_list_opts *opts,
    resource_v1beta1_device_class_watch *ret, kin_error *err)
{
    return kin_client_watch(client, resource_v1beta1_device_classes, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int resource_v1beta1_device_class_watch_next(
    resource_v1beta1_device_class_watch watch, kin_deadline deadline,
    kin_watch_event *ret, resource_v1beta1_device_class *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct resource_v1beta1_device_class_informer {
    kin_informer *informer;
} resource_v1beta1_device_class_informer;
static inline resource_v1beta1_device_class_informer
    resource_v1beta1_device_class_informer_of(kin_informer *informer)
{
    resource_v1beta1_device_class_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int resource_v1beta1_device_classes_informer(
    kin_factory *factory, resource_v1beta1_device_class_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, resource_v1beta1_device_classes,
        &ret->informer, err);
}
typedef struct resource_v1beta1_device_class_handler {
    void (*on_add)(resource_v1beta1_device_class view, bool is_initial,
        void *userdata);
    void (*on_update)(resource_v1beta1_device_class old_view,
        resource_v1beta1_device_class view, void *userdata);
    void (*on_delete)(resource_v1beta1_device_class view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(resource_v1beta1_device_class view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, resource_v1beta1_device_class view,
        void *userdata);
} resource_v1beta1_device_class_handler;
static inline void resource_v1beta1_device_class_on_event_(
    const kin_event *event, void *userdata)
{
    const resource_v1beta1_device_class_handler *own = (
        const resource_v1beta1_device_class_handler *)userdata;
    own->on_event(event, resource_v1beta1_device_class_of(event->object),
        own->userdata);
}
static inline void resource_v1beta1_device_class_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const resource_v1beta1_device_class_handler *own = (
        const resource_v1beta1_device_class_handler *)userdata;
    own->on_add(resource_v1beta1_device_class_of(object), is_initial,
        own->userdata);
}
static inline void resource_v1beta1_device_class_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const resource_v1beta1_device_class_handler *own = (
        const resource_v1beta1_device_class_handler *)userdata;
    own->on_update(resource_v1beta1_device_class_of(old_object),
        resource_v1beta1_device_class_of(object), own->userdata);
}
static inline void resource_v1beta1_device_class_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const resource_v1beta1_device_class_handler *own = (
        const resource_v1beta1_device_class_handler *)userdata;
    own->on_delete(resource_v1beta1_device_class_of(object), is_tombstone,
        own->userdata);
}
static inline void resource_v1beta1_device_class_on_synced_(void *userdata)
{
    const resource_v1beta1_device_class_handler *own = (
        const resource_v1beta1_device_class_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool resource_v1beta1_device_class_wants_(
    const kin_object *object, void *userdata)
{
    const resource_v1beta1_device_class_handler *own = (
        const resource_v1beta1_device_class_handler *)userdata;
    return own->wants(resource_v1beta1_device_class_of(object), own->userdata);
}
static inline int resource_v1beta1_device_class_informer_add_handler(
    resource_v1beta1_device_class_informer informer,
    const resource_v1beta1_device_class_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? resource_v1beta1_device_class_on_add_ : NULL;
    handler.on_update = own->on_update ?
        resource_v1beta1_device_class_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        resource_v1beta1_device_class_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        resource_v1beta1_device_class_on_synced_ : NULL;
    handler.wants = own->wants ? resource_v1beta1_device_class_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? resource_v1beta1_device_class_on_event_
        : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct resource_v1beta1_device_class_lister {
    kin_snapshot *snapshot;
} resource_v1beta1_device_class_lister;
typedef struct resource_v1beta1_device_class_iter {
    kin_lister_iter it;
} resource_v1beta1_device_class_iter;
static inline resource_v1beta1_device_class_lister
    resource_v1beta1_device_class_informer_lister(
    resource_v1beta1_device_class_informer informer)
{
    resource_v1beta1_device_class_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void resource_v1beta1_device_class_lister_auto_release(
    resource_v1beta1_device_class_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline resource_v1beta1_device_class
    resource_v1beta1_device_class_lister_get(
    resource_v1beta1_device_class_lister lister, kin_str name)
{
    return resource_v1beta1_device_class_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline resource_v1beta1_device_class_iter
    resource_v1beta1_device_class_lister_list(
    resource_v1beta1_device_class_lister lister, const kin_selector *selector)
{
    resource_v1beta1_device_class_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline resource_v1beta1_device_class
    resource_v1beta1_device_class_iter_next(
    resource_v1beta1_device_class_iter *iter)
{
    return resource_v1beta1_device_class_of(kin_lister_next(&iter->it));
}

static const kin_resource resource_v1beta1_resource_claims[1] = {
    {"resource.k8s.io", "v1beta1", "resourceclaims", "ResourceClaim", false},
};
static inline resource_v1beta1_resource_claim_edit
    resource_v1beta1_resource_claim_new(const kin_allocator *alloc, kin_str ns,
    kin_str name)
{
    resource_v1beta1_resource_claim_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, resource_v1beta1_resource_claims,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline resource_v1beta1_resource_claim
    resource_v1beta1_resource_claim_cast(const kin_object *object)
{
    return resource_v1beta1_resource_claim_of(kin_object_is_of(object,
        resource_v1beta1_resource_claims) ? object : NULL);
}
static inline kin_call_opts resource_v1beta1_resource_claims_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int resource_v1beta1_resource_claims_got_(int r,
    kin_object *object, resource_v1beta1_resource_claim *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    resource_v1beta1_resource_claim *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, resource_v1beta1_resource_claims, at, opts,
        ret ? &got : NULL, err);
    return resource_v1beta1_resource_claims_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_create(
    kin_client *client, resource_v1beta1_resource_claim_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_claim *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, resource_v1beta1_resource_claims, at.edit,
        opts, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claims_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, resource_v1beta1_resource_claims, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int
    resource_v1beta1_resource_claims_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        resource_v1beta1_resource_claims, opts, NULL, err);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_update(
    kin_client *client, resource_v1beta1_resource_claim_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_claim *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_claims_part_(opts, "");
    int r = kin_client_update(client, resource_v1beta1_resource_claims, at.edit,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claims_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_patch(
    kin_client *client, resource_v1beta1_resource_claim_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_claim *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_claims_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1beta1_resource_claims, &what,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claims_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_apply(
    kin_client *client, resource_v1beta1_resource_claim_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_claim *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_claims_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1beta1_resource_claims, &what,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claims_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_update_status(
    kin_client *client, resource_v1beta1_resource_claim_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_claim *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_claims_part_(opts, "status");
    int r = kin_client_update(client, resource_v1beta1_resource_claims, at.edit,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claims_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_patch_status(
    kin_client *client, resource_v1beta1_resource_claim_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_claim *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_claims_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1beta1_resource_claims, &what,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claims_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_apply_status(
    kin_client *client, resource_v1beta1_resource_claim_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_claim *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_claims_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1beta1_resource_claims, &what,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claims_got_(r, got, ret);
}
typedef struct resource_v1beta1_resource_claim_list_handler {
    int (*on_item)(resource_v1beta1_resource_claim item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} resource_v1beta1_resource_claim_list_handler;
static inline int resource_v1beta1_resource_claim_list_each_(
    const kin_object *object, void *userdata)
{
    const resource_v1beta1_resource_claim_list_handler *own = (
        const resource_v1beta1_resource_claim_list_handler *)userdata;
    return own->on_item(resource_v1beta1_resource_claim_of(object),
        own->userdata);
}
static inline int resource_v1beta1_resource_claim_list_restart_(void *userdata)
{
    const resource_v1beta1_resource_claim_list_handler *own = (
        const resource_v1beta1_resource_claim_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler resource_v1beta1_resource_claim_list_adapt_(
    resource_v1beta1_resource_claim_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = resource_v1beta1_resource_claim_list_each_;
    handler.on_restart = own->on_restart ?
        resource_v1beta1_resource_claim_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_list(
    kin_client *client, const kin_list_opts *opts,
    const resource_v1beta1_resource_claim_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1beta1_resource_claim_list_handler own = *handler;
    kin_list_handler adapted = resource_v1beta1_resource_claim_list_adapt_(
        &own);
    return kin_client_list(client, resource_v1beta1_resource_claims, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_list_all(
    kin_client *client, const kin_list_opts *opts,
    const resource_v1beta1_resource_claim_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1beta1_resource_claim_list_handler own = *handler;
    kin_list_handler adapted = resource_v1beta1_resource_claim_list_adapt_(
        &own);
    return kin_client_list_all(client, resource_v1beta1_resource_claims, opts,
        &adapted, ret, err);
}
typedef struct resource_v1beta1_resource_claim_watch {
    kin_watch *watch;
} resource_v1beta1_resource_claim_watch;
static inline void resource_v1beta1_resource_claim_watch_auto_release(
    resource_v1beta1_resource_claim_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_watch(
    kin_client *client, const kin_list_opts *opts,
    resource_v1beta1_resource_claim_watch *ret, kin_error *err)
{
    return kin_client_watch(client, resource_v1beta1_resource_claims, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claim_watch_next(
    resource_v1beta1_resource_claim_watch watch, kin_deadline deadline,
    kin_watch_event *ret, resource_v1beta1_resource_claim *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct resource_v1beta1_resource_claim_informer {
    kin_informer *informer;
} resource_v1beta1_resource_claim_informer;
static inline resource_v1beta1_resource_claim_informer
    resource_v1beta1_resource_claim_informer_of(kin_informer *informer)
{
    resource_v1beta1_resource_claim_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claims_informer(
    kin_factory *factory, resource_v1beta1_resource_claim_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, resource_v1beta1_resource_claims,
        &ret->informer, err);
}
typedef struct resource_v1beta1_resource_claim_handler {
    void (*on_add)(resource_v1beta1_resource_claim view, bool is_initial,
        void *userdata);
    void (*on_update)(resource_v1beta1_resource_claim old_view,
        resource_v1beta1_resource_claim view, void *userdata);
    void (*on_delete)(resource_v1beta1_resource_claim view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(resource_v1beta1_resource_claim view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        resource_v1beta1_resource_claim view, void *userdata);
} resource_v1beta1_resource_claim_handler;
static inline void resource_v1beta1_resource_claim_on_event_(
    const kin_event *event, void *userdata)
{
    const resource_v1beta1_resource_claim_handler *own = (
        const resource_v1beta1_resource_claim_handler *)userdata;
    own->on_event(event, resource_v1beta1_resource_claim_of(event->object),
        own->userdata);
}
static inline void resource_v1beta1_resource_claim_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const resource_v1beta1_resource_claim_handler *own = (
        const resource_v1beta1_resource_claim_handler *)userdata;
    own->on_add(resource_v1beta1_resource_claim_of(object), is_initial,
        own->userdata);
}
static inline void resource_v1beta1_resource_claim_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const resource_v1beta1_resource_claim_handler *own = (
        const resource_v1beta1_resource_claim_handler *)userdata;
    own->on_update(resource_v1beta1_resource_claim_of(old_object),
        resource_v1beta1_resource_claim_of(object), own->userdata);
}
static inline void resource_v1beta1_resource_claim_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const resource_v1beta1_resource_claim_handler *own = (
        const resource_v1beta1_resource_claim_handler *)userdata;
    own->on_delete(resource_v1beta1_resource_claim_of(object), is_tombstone,
        own->userdata);
}
static inline void resource_v1beta1_resource_claim_on_synced_(void *userdata)
{
    const resource_v1beta1_resource_claim_handler *own = (
        const resource_v1beta1_resource_claim_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool resource_v1beta1_resource_claim_wants_(
    const kin_object *object, void *userdata)
{
    const resource_v1beta1_resource_claim_handler *own = (
        const resource_v1beta1_resource_claim_handler *)userdata;
    return own->wants(resource_v1beta1_resource_claim_of(object),
        own->userdata);
}
static inline int resource_v1beta1_resource_claim_informer_add_handler(
    resource_v1beta1_resource_claim_informer informer,
    const resource_v1beta1_resource_claim_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? resource_v1beta1_resource_claim_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        resource_v1beta1_resource_claim_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        resource_v1beta1_resource_claim_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        resource_v1beta1_resource_claim_on_synced_ : NULL;
    handler.wants = own->wants ? resource_v1beta1_resource_claim_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        resource_v1beta1_resource_claim_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct resource_v1beta1_resource_claim_lister {
    kin_snapshot *snapshot;
} resource_v1beta1_resource_claim_lister;
typedef struct resource_v1beta1_resource_claim_iter {
    kin_lister_iter it;
} resource_v1beta1_resource_claim_iter;
static inline resource_v1beta1_resource_claim_lister
    resource_v1beta1_resource_claim_informer_lister(
    resource_v1beta1_resource_claim_informer informer)
{
    resource_v1beta1_resource_claim_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void resource_v1beta1_resource_claim_lister_auto_release(
    resource_v1beta1_resource_claim_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline resource_v1beta1_resource_claim
    resource_v1beta1_resource_claim_lister_get(
    resource_v1beta1_resource_claim_lister lister, kin_str ns, kin_str name)
{
    return resource_v1beta1_resource_claim_of(kin_lister_get(lister.snapshot,
        ns, name));
}
static inline resource_v1beta1_resource_claim_iter
    resource_v1beta1_resource_claim_lister_list(
    resource_v1beta1_resource_claim_lister lister, kin_str ns,
    const kin_selector *selector)
{
    resource_v1beta1_resource_claim_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline resource_v1beta1_resource_claim
    resource_v1beta1_resource_claim_iter_next(
    resource_v1beta1_resource_claim_iter *iter)
{
    return resource_v1beta1_resource_claim_of(kin_lister_next(&iter->it));
}

static const kin_resource resource_v1beta1_resource_claim_templates[1] = {
    {"resource.k8s.io", "v1beta1", "resourceclaimtemplates",
        "ResourceClaimTemplate", false},
};
static inline resource_v1beta1_resource_claim_template_edit
    resource_v1beta1_resource_claim_template_new(const kin_allocator *alloc,
    kin_str ns, kin_str name)
{
    resource_v1beta1_resource_claim_template_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc,
        resource_v1beta1_resource_claim_templates, named);
    at.spot = kin_edit_root();
    return at;
}
static inline resource_v1beta1_resource_claim_template
    resource_v1beta1_resource_claim_template_cast(const kin_object *object)
{
    return resource_v1beta1_resource_claim_template_of(kin_object_is_of(object,
        resource_v1beta1_resource_claim_templates) ? object : NULL);
}
static inline kin_call_opts resource_v1beta1_resource_claim_templates_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int resource_v1beta1_resource_claim_templates_got_(int r,
    kin_object *object, resource_v1beta1_resource_claim_template *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claim_templates_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    resource_v1beta1_resource_claim_template *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, resource_v1beta1_resource_claim_templates,
        at, opts, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claim_templates_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1beta1_resource_claim_templates_create(kin_client *client,
    resource_v1beta1_resource_claim_template_edit at, const kin_call_opts *opts,
    resource_v1beta1_resource_claim_template *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, resource_v1beta1_resource_claim_templates,
        at.edit, opts, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claim_templates_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1beta1_resource_claim_templates_delete(kin_client *client,
    kin_str ns, kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, resource_v1beta1_resource_claim_templates,
        at, opts, NULL, err);
}
KIN_NODISCARD static inline int
    resource_v1beta1_resource_claim_templates_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        resource_v1beta1_resource_claim_templates, opts, NULL, err);
}
KIN_NODISCARD static inline int
    resource_v1beta1_resource_claim_templates_update(kin_client *client,
    resource_v1beta1_resource_claim_template_edit at, const kin_call_opts *opts,
    resource_v1beta1_resource_claim_template *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_claim_templates_part_(opts,
        "");
    int r = kin_client_update(client, resource_v1beta1_resource_claim_templates,
        at.edit, &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claim_templates_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claim_templates_patch(
    kin_client *client, resource_v1beta1_resource_claim_template_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_claim_template *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_claim_templates_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1beta1_resource_claim_templates,
        &what, &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claim_templates_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claim_templates_apply(
    kin_client *client, resource_v1beta1_resource_claim_template_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_claim_template *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_claim_templates_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1beta1_resource_claim_templates,
        &what, &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_claim_templates_got_(r, got, ret);
}
typedef struct resource_v1beta1_resource_claim_template_list_handler {
    int (*on_item)(resource_v1beta1_resource_claim_template item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} resource_v1beta1_resource_claim_template_list_handler;
static inline int resource_v1beta1_resource_claim_template_list_each_(
    const kin_object *object, void *userdata)
{
    const resource_v1beta1_resource_claim_template_list_handler *own = (
        const resource_v1beta1_resource_claim_template_list_handler *)userdata;
    return own->on_item(resource_v1beta1_resource_claim_template_of(object),
        own->userdata);
}
static inline int resource_v1beta1_resource_claim_template_list_restart_(
    void *userdata)
{
    const resource_v1beta1_resource_claim_template_list_handler *own = (
        const resource_v1beta1_resource_claim_template_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    resource_v1beta1_resource_claim_template_list_adapt_(
    resource_v1beta1_resource_claim_template_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = resource_v1beta1_resource_claim_template_list_each_;
    handler.on_restart = own->on_restart ?
        resource_v1beta1_resource_claim_template_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claim_templates_list(
    kin_client *client, const kin_list_opts *opts,
    const resource_v1beta1_resource_claim_template_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1beta1_resource_claim_template_list_handler own = *handler;
    kin_list_handler adapted =
        resource_v1beta1_resource_claim_template_list_adapt_(&own);
    return kin_client_list(client, resource_v1beta1_resource_claim_templates,
        opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int
    resource_v1beta1_resource_claim_templates_list_all(kin_client *client,
    const kin_list_opts *opts,
    const resource_v1beta1_resource_claim_template_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1beta1_resource_claim_template_list_handler own = *handler;
    kin_list_handler adapted =
        resource_v1beta1_resource_claim_template_list_adapt_(&own);
    return kin_client_list_all(client,
        resource_v1beta1_resource_claim_templates, opts, &adapted, ret, err);
}
typedef struct resource_v1beta1_resource_claim_template_watch {
    kin_watch *watch;
} resource_v1beta1_resource_claim_template_watch;
static inline void resource_v1beta1_resource_claim_template_watch_auto_release(
    resource_v1beta1_resource_claim_template_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_claim_templates_watch(
    kin_client *client, const kin_list_opts *opts,
    resource_v1beta1_resource_claim_template_watch *ret, kin_error *err)
{
    return kin_client_watch(client, resource_v1beta1_resource_claim_templates,
        opts, &ret->watch, err);
}
KIN_NODISCARD static inline int
    resource_v1beta1_resource_claim_template_watch_next(
    resource_v1beta1_resource_claim_template_watch watch, kin_deadline deadline,
    kin_watch_event *ret, resource_v1beta1_resource_claim_template *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct resource_v1beta1_resource_claim_template_informer {
    kin_informer *informer;
} resource_v1beta1_resource_claim_template_informer;
static inline resource_v1beta1_resource_claim_template_informer
    resource_v1beta1_resource_claim_template_informer_of(kin_informer *informer)
{
    resource_v1beta1_resource_claim_template_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    resource_v1beta1_resource_claim_templates_informer(kin_factory *factory,
    resource_v1beta1_resource_claim_template_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory,
        resource_v1beta1_resource_claim_templates, &ret->informer, err);
}
typedef struct resource_v1beta1_resource_claim_template_handler {
    void (*on_add)(resource_v1beta1_resource_claim_template view,
        bool is_initial, void *userdata);
    void (*on_update)(resource_v1beta1_resource_claim_template old_view,
        resource_v1beta1_resource_claim_template view, void *userdata);
    void (*on_delete)(resource_v1beta1_resource_claim_template view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(resource_v1beta1_resource_claim_template view,
        void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        resource_v1beta1_resource_claim_template view, void *userdata);
} resource_v1beta1_resource_claim_template_handler;
static inline void resource_v1beta1_resource_claim_template_on_event_(
    const kin_event *event, void *userdata)
{
    const resource_v1beta1_resource_claim_template_handler *own = (
        const resource_v1beta1_resource_claim_template_handler *)userdata;
    own->on_event(event, resource_v1beta1_resource_claim_template_of(
        event->object), own->userdata);
}
static inline void resource_v1beta1_resource_claim_template_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const resource_v1beta1_resource_claim_template_handler *own = (
        const resource_v1beta1_resource_claim_template_handler *)userdata;
    own->on_add(resource_v1beta1_resource_claim_template_of(object), is_initial,
        own->userdata);
}
static inline void resource_v1beta1_resource_claim_template_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const resource_v1beta1_resource_claim_template_handler *own = (
        const resource_v1beta1_resource_claim_template_handler *)userdata;
    own->on_update(resource_v1beta1_resource_claim_template_of(old_object),
        resource_v1beta1_resource_claim_template_of(object), own->userdata);
}
static inline void resource_v1beta1_resource_claim_template_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const resource_v1beta1_resource_claim_template_handler *own = (
        const resource_v1beta1_resource_claim_template_handler *)userdata;
    own->on_delete(resource_v1beta1_resource_claim_template_of(object),
        is_tombstone, own->userdata);
}
static inline void resource_v1beta1_resource_claim_template_on_synced_(
    void *userdata)
{
    const resource_v1beta1_resource_claim_template_handler *own = (
        const resource_v1beta1_resource_claim_template_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool resource_v1beta1_resource_claim_template_wants_(
    const kin_object *object, void *userdata)
{
    const resource_v1beta1_resource_claim_template_handler *own = (
        const resource_v1beta1_resource_claim_template_handler *)userdata;
    return own->wants(resource_v1beta1_resource_claim_template_of(object),
        own->userdata);
}
static inline int resource_v1beta1_resource_claim_template_informer_add_handler(
    resource_v1beta1_resource_claim_template_informer informer,
    const resource_v1beta1_resource_claim_template_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        resource_v1beta1_resource_claim_template_on_add_ : NULL;
    handler.on_update = own->on_update ?
        resource_v1beta1_resource_claim_template_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        resource_v1beta1_resource_claim_template_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        resource_v1beta1_resource_claim_template_on_synced_ : NULL;
    handler.wants = own->wants ?
        resource_v1beta1_resource_claim_template_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        resource_v1beta1_resource_claim_template_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct resource_v1beta1_resource_claim_template_lister {
    kin_snapshot *snapshot;
} resource_v1beta1_resource_claim_template_lister;
typedef struct resource_v1beta1_resource_claim_template_iter {
    kin_lister_iter it;
} resource_v1beta1_resource_claim_template_iter;
static inline resource_v1beta1_resource_claim_template_lister
    resource_v1beta1_resource_claim_template_informer_lister(
    resource_v1beta1_resource_claim_template_informer informer)
{
    resource_v1beta1_resource_claim_template_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void resource_v1beta1_resource_claim_template_lister_auto_release(
    resource_v1beta1_resource_claim_template_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline resource_v1beta1_resource_claim_template
    resource_v1beta1_resource_claim_template_lister_get(
    resource_v1beta1_resource_claim_template_lister lister, kin_str ns,
    kin_str name)
{
    return resource_v1beta1_resource_claim_template_of(kin_lister_get(
        lister.snapshot, ns, name));
}
static inline resource_v1beta1_resource_claim_template_iter
    resource_v1beta1_resource_claim_template_lister_list(
    resource_v1beta1_resource_claim_template_lister lister, kin_str ns,
    const kin_selector *selector)
{
    resource_v1beta1_resource_claim_template_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline resource_v1beta1_resource_claim_template
    resource_v1beta1_resource_claim_template_iter_next(
    resource_v1beta1_resource_claim_template_iter *iter)
{
    return resource_v1beta1_resource_claim_template_of(kin_lister_next(
        &iter->it));
}

static const kin_resource resource_v1beta1_resource_slices[1] = {
    {"resource.k8s.io", "v1beta1", "resourceslices", "ResourceSlice", true},
};
static inline resource_v1beta1_resource_slice_edit
    resource_v1beta1_resource_slice_new(const kin_allocator *alloc,
    kin_str name)
{
    resource_v1beta1_resource_slice_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, resource_v1beta1_resource_slices,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline resource_v1beta1_resource_slice
    resource_v1beta1_resource_slice_cast(const kin_object *object)
{
    return resource_v1beta1_resource_slice_of(kin_object_is_of(object,
        resource_v1beta1_resource_slices) ? object : NULL);
}
static inline kin_call_opts resource_v1beta1_resource_slices_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int resource_v1beta1_resource_slices_got_(int r,
    kin_object *object, resource_v1beta1_resource_slice *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int resource_v1beta1_resource_slices_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    resource_v1beta1_resource_slice *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, resource_v1beta1_resource_slices, at, opts,
        ret ? &got : NULL, err);
    return resource_v1beta1_resource_slices_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_slices_create(
    kin_client *client, resource_v1beta1_resource_slice_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_slice *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, resource_v1beta1_resource_slices, at.edit,
        opts, ret ? &got : NULL, err);
    return resource_v1beta1_resource_slices_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_slices_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, resource_v1beta1_resource_slices, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int
    resource_v1beta1_resource_slices_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        resource_v1beta1_resource_slices, opts, NULL, err);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_slices_update(
    kin_client *client, resource_v1beta1_resource_slice_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_slice *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_slices_part_(opts, "");
    int r = kin_client_update(client, resource_v1beta1_resource_slices, at.edit,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_slices_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_slices_patch(
    kin_client *client, resource_v1beta1_resource_slice_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_slice *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_slices_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1beta1_resource_slices, &what,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_slices_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_slices_apply(
    kin_client *client, resource_v1beta1_resource_slice_edit at,
    const kin_call_opts *opts, resource_v1beta1_resource_slice *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1beta1_resource_slices_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1beta1_resource_slices, &what,
        &own, ret ? &got : NULL, err);
    return resource_v1beta1_resource_slices_got_(r, got, ret);
}
typedef struct resource_v1beta1_resource_slice_list_handler {
    int (*on_item)(resource_v1beta1_resource_slice item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} resource_v1beta1_resource_slice_list_handler;
static inline int resource_v1beta1_resource_slice_list_each_(
    const kin_object *object, void *userdata)
{
    const resource_v1beta1_resource_slice_list_handler *own = (
        const resource_v1beta1_resource_slice_list_handler *)userdata;
    return own->on_item(resource_v1beta1_resource_slice_of(object),
        own->userdata);
}
static inline int resource_v1beta1_resource_slice_list_restart_(void *userdata)
{
    const resource_v1beta1_resource_slice_list_handler *own = (
        const resource_v1beta1_resource_slice_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler resource_v1beta1_resource_slice_list_adapt_(
    resource_v1beta1_resource_slice_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = resource_v1beta1_resource_slice_list_each_;
    handler.on_restart = own->on_restart ?
        resource_v1beta1_resource_slice_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int resource_v1beta1_resource_slices_list(
    kin_client *client, const kin_list_opts *opts,
    const resource_v1beta1_resource_slice_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1beta1_resource_slice_list_handler own = *handler;
    kin_list_handler adapted = resource_v1beta1_resource_slice_list_adapt_(
        &own);
    return kin_client_list(client, resource_v1beta1_resource_slices, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_slices_list_all(
    kin_client *client, const kin_list_opts *opts,
    const resource_v1beta1_resource_slice_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1beta1_resource_slice_list_handler own = *handler;
    kin_list_handler adapted = resource_v1beta1_resource_slice_list_adapt_(
        &own);
    return kin_client_list_all(client, resource_v1beta1_resource_slices, opts,
        &adapted, ret, err);
}
typedef struct resource_v1beta1_resource_slice_watch {
    kin_watch *watch;
} resource_v1beta1_resource_slice_watch;
static inline void resource_v1beta1_resource_slice_watch_auto_release(
    resource_v1beta1_resource_slice_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_slices_watch(
    kin_client *client, const kin_list_opts *opts,
    resource_v1beta1_resource_slice_watch *ret, kin_error *err)
{
    return kin_client_watch(client, resource_v1beta1_resource_slices, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int resource_v1beta1_resource_slice_watch_next(
    resource_v1beta1_resource_slice_watch watch, kin_deadline deadline,
    kin_watch_event *ret, resource_v1beta1_resource_slice *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct resource_v1beta1_resource_slice_informer {
    kin_informer *informer;
} resource_v1beta1_resource_slice_informer;
static inline resource_v1beta1_resource_slice_informer
    resource_v1beta1_resource_slice_informer_of(kin_informer *informer)
{
    resource_v1beta1_resource_slice_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int resource_v1beta1_resource_slices_informer(
    kin_factory *factory, resource_v1beta1_resource_slice_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, resource_v1beta1_resource_slices,
        &ret->informer, err);
}
typedef struct resource_v1beta1_resource_slice_handler {
    void (*on_add)(resource_v1beta1_resource_slice view, bool is_initial,
        void *userdata);
    void (*on_update)(resource_v1beta1_resource_slice old_view,
        resource_v1beta1_resource_slice view, void *userdata);
    void (*on_delete)(resource_v1beta1_resource_slice view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(resource_v1beta1_resource_slice view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        resource_v1beta1_resource_slice view, void *userdata);
} resource_v1beta1_resource_slice_handler;
static inline void resource_v1beta1_resource_slice_on_event_(
    const kin_event *event, void *userdata)
{
    const resource_v1beta1_resource_slice_handler *own = (
        const resource_v1beta1_resource_slice_handler *)userdata;
    own->on_event(event, resource_v1beta1_resource_slice_of(event->object),
        own->userdata);
}
static inline void resource_v1beta1_resource_slice_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const resource_v1beta1_resource_slice_handler *own = (
        const resource_v1beta1_resource_slice_handler *)userdata;
    own->on_add(resource_v1beta1_resource_slice_of(object), is_initial,
        own->userdata);
}
static inline void resource_v1beta1_resource_slice_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const resource_v1beta1_resource_slice_handler *own = (
        const resource_v1beta1_resource_slice_handler *)userdata;
    own->on_update(resource_v1beta1_resource_slice_of(old_object),
        resource_v1beta1_resource_slice_of(object), own->userdata);
}
static inline void resource_v1beta1_resource_slice_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const resource_v1beta1_resource_slice_handler *own = (
        const resource_v1beta1_resource_slice_handler *)userdata;
    own->on_delete(resource_v1beta1_resource_slice_of(object), is_tombstone,
        own->userdata);
}
static inline void resource_v1beta1_resource_slice_on_synced_(void *userdata)
{
    const resource_v1beta1_resource_slice_handler *own = (
        const resource_v1beta1_resource_slice_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool resource_v1beta1_resource_slice_wants_(
    const kin_object *object, void *userdata)
{
    const resource_v1beta1_resource_slice_handler *own = (
        const resource_v1beta1_resource_slice_handler *)userdata;
    return own->wants(resource_v1beta1_resource_slice_of(object),
        own->userdata);
}
static inline int resource_v1beta1_resource_slice_informer_add_handler(
    resource_v1beta1_resource_slice_informer informer,
    const resource_v1beta1_resource_slice_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? resource_v1beta1_resource_slice_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        resource_v1beta1_resource_slice_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        resource_v1beta1_resource_slice_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        resource_v1beta1_resource_slice_on_synced_ : NULL;
    handler.wants = own->wants ? resource_v1beta1_resource_slice_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        resource_v1beta1_resource_slice_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct resource_v1beta1_resource_slice_lister {
    kin_snapshot *snapshot;
} resource_v1beta1_resource_slice_lister;
typedef struct resource_v1beta1_resource_slice_iter {
    kin_lister_iter it;
} resource_v1beta1_resource_slice_iter;
static inline resource_v1beta1_resource_slice_lister
    resource_v1beta1_resource_slice_informer_lister(
    resource_v1beta1_resource_slice_informer informer)
{
    resource_v1beta1_resource_slice_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void resource_v1beta1_resource_slice_lister_auto_release(
    resource_v1beta1_resource_slice_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline resource_v1beta1_resource_slice
    resource_v1beta1_resource_slice_lister_get(
    resource_v1beta1_resource_slice_lister lister, kin_str name)
{
    return resource_v1beta1_resource_slice_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline resource_v1beta1_resource_slice_iter
    resource_v1beta1_resource_slice_lister_list(
    resource_v1beta1_resource_slice_lister lister, const kin_selector *selector)
{
    resource_v1beta1_resource_slice_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline resource_v1beta1_resource_slice
    resource_v1beta1_resource_slice_iter_next(
    resource_v1beta1_resource_slice_iter *iter)
{
    return resource_v1beta1_resource_slice_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_RESOURCE_V1BETA1_H */
