/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of resource.k8s.io/v1alpha3.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_RESOURCE_V1ALPHA3_H
#define KIN_API_RESOURCE_V1ALPHA3_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct resource_v1alpha3_device_taint {
    kin_value value;
} resource_v1alpha3_device_taint;
typedef struct resource_v1alpha3_device_taint_list {
    kin_value value;
} resource_v1alpha3_device_taint_list;
typedef struct resource_v1alpha3_device_taint_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_device_taint_edit;
static inline resource_v1alpha3_device_taint resource_v1alpha3_device_taint_of(
    kin_value value)
{
    resource_v1alpha3_device_taint view;
    view.value = value;
    return view;
}
static inline resource_v1alpha3_device_taint_list
    resource_v1alpha3_device_taint_list_of(kin_value value)
{
    resource_v1alpha3_device_taint_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1alpha3_device_taint_list_count(
    resource_v1alpha3_device_taint_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1alpha3_device_taint
    resource_v1alpha3_device_taint_list_at(
    resource_v1alpha3_device_taint_list list, size_t index)
{
    return resource_v1alpha3_device_taint_of(kin_value_at(list.value, index));
}
static inline resource_v1alpha3_device_taint_edit
    resource_v1alpha3_device_taint_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1alpha3_device_taint_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1alpha3_device_taint_edit_copy(
    resource_v1alpha3_device_taint_edit at, resource_v1alpha3_device_taint view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1alpha3_device_taint_rule {
    const kin_object *object;
} resource_v1alpha3_device_taint_rule;
typedef struct resource_v1alpha3_device_taint_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_device_taint_rule_edit;
static inline resource_v1alpha3_device_taint_rule
    resource_v1alpha3_device_taint_rule_of(const kin_object *object)
{
    resource_v1alpha3_device_taint_rule view;
    view.object = object;
    return view;
}
static inline resource_v1alpha3_device_taint_rule
    resource_v1alpha3_device_taint_rule_ref(
    resource_v1alpha3_device_taint_rule view)
{
    return resource_v1alpha3_device_taint_rule_of(kin_object_ref(view.object));
}
static inline void resource_v1alpha3_device_taint_rule_unref(
    resource_v1alpha3_device_taint_rule view)
{
    (void)kin_object_unref(view.object);
}
static inline void resource_v1alpha3_device_taint_rule_auto_release(
    resource_v1alpha3_device_taint_rule *view)
{
    resource_v1alpha3_device_taint_rule_unref(*view);
}
static inline resource_v1alpha3_device_taint_rule_edit
    resource_v1alpha3_device_taint_rule_change(const kin_allocator *alloc,
    resource_v1alpha3_device_taint_rule view)
{
    resource_v1alpha3_device_taint_rule_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void resource_v1alpha3_device_taint_rule_edit_free(
    resource_v1alpha3_device_taint_rule_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void resource_v1alpha3_device_taint_rule_edit_auto_release(
    resource_v1alpha3_device_taint_rule_edit *at)
{
    resource_v1alpha3_device_taint_rule_edit_free(*at);
}

typedef struct resource_v1alpha3_device_taint_rule_spec {
    kin_value value;
} resource_v1alpha3_device_taint_rule_spec;
typedef struct resource_v1alpha3_device_taint_rule_spec_list {
    kin_value value;
} resource_v1alpha3_device_taint_rule_spec_list;
typedef struct resource_v1alpha3_device_taint_rule_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_device_taint_rule_spec_edit;
static inline resource_v1alpha3_device_taint_rule_spec
    resource_v1alpha3_device_taint_rule_spec_of(kin_value value)
{
    resource_v1alpha3_device_taint_rule_spec view;
    view.value = value;
    return view;
}
static inline resource_v1alpha3_device_taint_rule_spec_list
    resource_v1alpha3_device_taint_rule_spec_list_of(kin_value value)
{
    resource_v1alpha3_device_taint_rule_spec_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1alpha3_device_taint_rule_spec_list_count(
    resource_v1alpha3_device_taint_rule_spec_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1alpha3_device_taint_rule_spec
    resource_v1alpha3_device_taint_rule_spec_list_at(
    resource_v1alpha3_device_taint_rule_spec_list list, size_t index)
{
    return resource_v1alpha3_device_taint_rule_spec_of(kin_value_at(list.value,
        index));
}
static inline resource_v1alpha3_device_taint_rule_spec_edit
    resource_v1alpha3_device_taint_rule_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1alpha3_device_taint_rule_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1alpha3_device_taint_rule_spec_edit_copy(
    resource_v1alpha3_device_taint_rule_spec_edit at,
    resource_v1alpha3_device_taint_rule_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1alpha3_device_taint_rule_status {
    kin_value value;
} resource_v1alpha3_device_taint_rule_status;
typedef struct resource_v1alpha3_device_taint_rule_status_list {
    kin_value value;
} resource_v1alpha3_device_taint_rule_status_list;
typedef struct resource_v1alpha3_device_taint_rule_status_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_device_taint_rule_status_edit;
static inline resource_v1alpha3_device_taint_rule_status
    resource_v1alpha3_device_taint_rule_status_of(kin_value value)
{
    resource_v1alpha3_device_taint_rule_status view;
    view.value = value;
    return view;
}
static inline resource_v1alpha3_device_taint_rule_status_list
    resource_v1alpha3_device_taint_rule_status_list_of(kin_value value)
{
    resource_v1alpha3_device_taint_rule_status_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1alpha3_device_taint_rule_status_list_count(
    resource_v1alpha3_device_taint_rule_status_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1alpha3_device_taint_rule_status
    resource_v1alpha3_device_taint_rule_status_list_at(
    resource_v1alpha3_device_taint_rule_status_list list, size_t index)
{
    return resource_v1alpha3_device_taint_rule_status_of(kin_value_at(
        list.value, index));
}
static inline resource_v1alpha3_device_taint_rule_status_edit
    resource_v1alpha3_device_taint_rule_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1alpha3_device_taint_rule_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1alpha3_device_taint_rule_status_edit_copy(
    resource_v1alpha3_device_taint_rule_status_edit at,
    resource_v1alpha3_device_taint_rule_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1alpha3_device_taint_selector {
    kin_value value;
} resource_v1alpha3_device_taint_selector;
typedef struct resource_v1alpha3_device_taint_selector_list {
    kin_value value;
} resource_v1alpha3_device_taint_selector_list;
typedef struct resource_v1alpha3_device_taint_selector_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_device_taint_selector_edit;
static inline resource_v1alpha3_device_taint_selector
    resource_v1alpha3_device_taint_selector_of(kin_value value)
{
    resource_v1alpha3_device_taint_selector view;
    view.value = value;
    return view;
}
static inline resource_v1alpha3_device_taint_selector_list
    resource_v1alpha3_device_taint_selector_list_of(kin_value value)
{
    resource_v1alpha3_device_taint_selector_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1alpha3_device_taint_selector_list_count(
    resource_v1alpha3_device_taint_selector_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1alpha3_device_taint_selector
    resource_v1alpha3_device_taint_selector_list_at(
    resource_v1alpha3_device_taint_selector_list list, size_t index)
{
    return resource_v1alpha3_device_taint_selector_of(kin_value_at(list.value,
        index));
}
static inline resource_v1alpha3_device_taint_selector_edit
    resource_v1alpha3_device_taint_selector_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1alpha3_device_taint_selector_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1alpha3_device_taint_selector_edit_copy(
    resource_v1alpha3_device_taint_selector_edit at,
    resource_v1alpha3_device_taint_selector view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1alpha3_partition_type_status {
    kin_value value;
} resource_v1alpha3_partition_type_status;
typedef struct resource_v1alpha3_partition_type_status_list {
    kin_value value;
} resource_v1alpha3_partition_type_status_list;
typedef struct resource_v1alpha3_partition_type_status_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_partition_type_status_edit;
static inline resource_v1alpha3_partition_type_status
    resource_v1alpha3_partition_type_status_of(kin_value value)
{
    resource_v1alpha3_partition_type_status view;
    view.value = value;
    return view;
}
static inline resource_v1alpha3_partition_type_status_list
    resource_v1alpha3_partition_type_status_list_of(kin_value value)
{
    resource_v1alpha3_partition_type_status_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1alpha3_partition_type_status_list_count(
    resource_v1alpha3_partition_type_status_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1alpha3_partition_type_status
    resource_v1alpha3_partition_type_status_list_at(
    resource_v1alpha3_partition_type_status_list list, size_t index)
{
    return resource_v1alpha3_partition_type_status_of(kin_value_at(list.value,
        index));
}
static inline resource_v1alpha3_partition_type_status_edit
    resource_v1alpha3_partition_type_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1alpha3_partition_type_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1alpha3_partition_type_status_edit_copy(
    resource_v1alpha3_partition_type_status_edit at,
    resource_v1alpha3_partition_type_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1alpha3_pool_status {
    kin_value value;
} resource_v1alpha3_pool_status;
typedef struct resource_v1alpha3_pool_status_list {
    kin_value value;
} resource_v1alpha3_pool_status_list;
typedef struct resource_v1alpha3_pool_status_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_pool_status_edit;
static inline resource_v1alpha3_pool_status resource_v1alpha3_pool_status_of(
    kin_value value)
{
    resource_v1alpha3_pool_status view;
    view.value = value;
    return view;
}
static inline resource_v1alpha3_pool_status_list
    resource_v1alpha3_pool_status_list_of(kin_value value)
{
    resource_v1alpha3_pool_status_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1alpha3_pool_status_list_count(
    resource_v1alpha3_pool_status_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1alpha3_pool_status
    resource_v1alpha3_pool_status_list_at(
    resource_v1alpha3_pool_status_list list, size_t index)
{
    return resource_v1alpha3_pool_status_of(kin_value_at(list.value, index));
}
static inline resource_v1alpha3_pool_status_edit
    resource_v1alpha3_pool_status_edit_of(kin_edit *edit, kin_spot spot)
{
    resource_v1alpha3_pool_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1alpha3_pool_status_edit_copy(
    resource_v1alpha3_pool_status_edit at, resource_v1alpha3_pool_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1alpha3_resource_pool_status_request {
    const kin_object *object;
} resource_v1alpha3_resource_pool_status_request;
typedef struct resource_v1alpha3_resource_pool_status_request_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_resource_pool_status_request_edit;
static inline resource_v1alpha3_resource_pool_status_request
    resource_v1alpha3_resource_pool_status_request_of(const kin_object *object)
{
    resource_v1alpha3_resource_pool_status_request view;
    view.object = object;
    return view;
}
static inline resource_v1alpha3_resource_pool_status_request
    resource_v1alpha3_resource_pool_status_request_ref(
    resource_v1alpha3_resource_pool_status_request view)
{
    return resource_v1alpha3_resource_pool_status_request_of(kin_object_ref(
        view.object));
}
static inline void resource_v1alpha3_resource_pool_status_request_unref(
    resource_v1alpha3_resource_pool_status_request view)
{
    (void)kin_object_unref(view.object);
}
static inline void resource_v1alpha3_resource_pool_status_request_auto_release(
    resource_v1alpha3_resource_pool_status_request *view)
{
    resource_v1alpha3_resource_pool_status_request_unref(*view);
}
static inline resource_v1alpha3_resource_pool_status_request_edit
    resource_v1alpha3_resource_pool_status_request_change(
    const kin_allocator *alloc,
    resource_v1alpha3_resource_pool_status_request view)
{
    resource_v1alpha3_resource_pool_status_request_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void resource_v1alpha3_resource_pool_status_request_edit_free(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void
    resource_v1alpha3_resource_pool_status_request_edit_auto_release(
    resource_v1alpha3_resource_pool_status_request_edit *at)
{
    resource_v1alpha3_resource_pool_status_request_edit_free(*at);
}

typedef struct resource_v1alpha3_resource_pool_status_request_spec {
    kin_value value;
} resource_v1alpha3_resource_pool_status_request_spec;
typedef struct resource_v1alpha3_resource_pool_status_request_spec_list {
    kin_value value;
} resource_v1alpha3_resource_pool_status_request_spec_list;
typedef struct resource_v1alpha3_resource_pool_status_request_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_resource_pool_status_request_spec_edit;
static inline resource_v1alpha3_resource_pool_status_request_spec
    resource_v1alpha3_resource_pool_status_request_spec_of(kin_value value)
{
    resource_v1alpha3_resource_pool_status_request_spec view;
    view.value = value;
    return view;
}
static inline resource_v1alpha3_resource_pool_status_request_spec_list
    resource_v1alpha3_resource_pool_status_request_spec_list_of(kin_value value)
{
    resource_v1alpha3_resource_pool_status_request_spec_list list;
    list.value = value;
    return list;
}
static inline size_t
    resource_v1alpha3_resource_pool_status_request_spec_list_count(
    resource_v1alpha3_resource_pool_status_request_spec_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1alpha3_resource_pool_status_request_spec
    resource_v1alpha3_resource_pool_status_request_spec_list_at(
    resource_v1alpha3_resource_pool_status_request_spec_list list, size_t index)
{
    return resource_v1alpha3_resource_pool_status_request_spec_of(kin_value_at(
        list.value, index));
}
static inline resource_v1alpha3_resource_pool_status_request_spec_edit
    resource_v1alpha3_resource_pool_status_request_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1alpha3_resource_pool_status_request_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1alpha3_resource_pool_status_request_spec_edit_copy(
    resource_v1alpha3_resource_pool_status_request_spec_edit at,
    resource_v1alpha3_resource_pool_status_request_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1alpha3_resource_pool_status_request_status {
    kin_value value;
} resource_v1alpha3_resource_pool_status_request_status;
typedef struct resource_v1alpha3_resource_pool_status_request_status_list {
    kin_value value;
} resource_v1alpha3_resource_pool_status_request_status_list;
typedef struct resource_v1alpha3_resource_pool_status_request_status_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_resource_pool_status_request_status_edit;
static inline resource_v1alpha3_resource_pool_status_request_status
    resource_v1alpha3_resource_pool_status_request_status_of(kin_value value)
{
    resource_v1alpha3_resource_pool_status_request_status view;
    view.value = value;
    return view;
}
static inline resource_v1alpha3_resource_pool_status_request_status_list
    resource_v1alpha3_resource_pool_status_request_status_list_of(
    kin_value value)
{
    resource_v1alpha3_resource_pool_status_request_status_list list;
    list.value = value;
    return list;
}
static inline size_t
    resource_v1alpha3_resource_pool_status_request_status_list_count(
    resource_v1alpha3_resource_pool_status_request_status_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1alpha3_resource_pool_status_request_status
    resource_v1alpha3_resource_pool_status_request_status_list_at(
    resource_v1alpha3_resource_pool_status_request_status_list list,
    size_t index)
{
    return resource_v1alpha3_resource_pool_status_request_status_of(
        kin_value_at(list.value, index));
}
static inline resource_v1alpha3_resource_pool_status_request_status_edit
    resource_v1alpha3_resource_pool_status_request_status_edit_of(
    kin_edit *edit, kin_spot spot)
{
    resource_v1alpha3_resource_pool_status_request_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_edit_copy(
    resource_v1alpha3_resource_pool_status_request_status_edit at,
    resource_v1alpha3_resource_pool_status_request_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1alpha3_shareable_capacity_status {
    kin_value value;
} resource_v1alpha3_shareable_capacity_status;
typedef struct resource_v1alpha3_shareable_capacity_status_list {
    kin_value value;
} resource_v1alpha3_shareable_capacity_status_list;
typedef struct resource_v1alpha3_shareable_capacity_status_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_shareable_capacity_status_edit;
static inline resource_v1alpha3_shareable_capacity_status
    resource_v1alpha3_shareable_capacity_status_of(kin_value value)
{
    resource_v1alpha3_shareable_capacity_status view;
    view.value = value;
    return view;
}
static inline resource_v1alpha3_shareable_capacity_status_list
    resource_v1alpha3_shareable_capacity_status_list_of(kin_value value)
{
    resource_v1alpha3_shareable_capacity_status_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1alpha3_shareable_capacity_status_list_count(
    resource_v1alpha3_shareable_capacity_status_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1alpha3_shareable_capacity_status
    resource_v1alpha3_shareable_capacity_status_list_at(
    resource_v1alpha3_shareable_capacity_status_list list, size_t index)
{
    return resource_v1alpha3_shareable_capacity_status_of(kin_value_at(
        list.value, index));
}
static inline resource_v1alpha3_shareable_capacity_status_edit
    resource_v1alpha3_shareable_capacity_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1alpha3_shareable_capacity_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1alpha3_shareable_capacity_status_edit_copy(
    resource_v1alpha3_shareable_capacity_status_edit at,
    resource_v1alpha3_shareable_capacity_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct resource_v1alpha3_shareable_summary_status {
    kin_value value;
} resource_v1alpha3_shareable_summary_status;
typedef struct resource_v1alpha3_shareable_summary_status_list {
    kin_value value;
} resource_v1alpha3_shareable_summary_status_list;
typedef struct resource_v1alpha3_shareable_summary_status_edit {
    kin_edit *edit;
    kin_spot spot;
} resource_v1alpha3_shareable_summary_status_edit;
static inline resource_v1alpha3_shareable_summary_status
    resource_v1alpha3_shareable_summary_status_of(kin_value value)
{
    resource_v1alpha3_shareable_summary_status view;
    view.value = value;
    return view;
}
static inline resource_v1alpha3_shareable_summary_status_list
    resource_v1alpha3_shareable_summary_status_list_of(kin_value value)
{
    resource_v1alpha3_shareable_summary_status_list list;
    list.value = value;
    return list;
}
static inline size_t resource_v1alpha3_shareable_summary_status_list_count(
    resource_v1alpha3_shareable_summary_status_list list)
{
    return kin_value_count(list.value);
}
static inline resource_v1alpha3_shareable_summary_status
    resource_v1alpha3_shareable_summary_status_list_at(
    resource_v1alpha3_shareable_summary_status_list list, size_t index)
{
    return resource_v1alpha3_shareable_summary_status_of(kin_value_at(
        list.value, index));
}
static inline resource_v1alpha3_shareable_summary_status_edit
    resource_v1alpha3_shareable_summary_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    resource_v1alpha3_shareable_summary_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int resource_v1alpha3_shareable_summary_status_edit_copy(
    resource_v1alpha3_shareable_summary_status_edit at,
    resource_v1alpha3_shareable_summary_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* DeviceTaintEffect */
typedef enum resource_v1alpha3_device_taint_effect_enum {
    RESOURCE_V1ALPHA3_DEVICE_TAINT_EFFECT_OTHER, /* none of these */
    RESOURCE_V1ALPHA3_DEVICE_TAINT_EFFECT_NO_EXECUTE,
    RESOURCE_V1ALPHA3_DEVICE_TAINT_EFFECT_NO_SCHEDULE,
    RESOURCE_V1ALPHA3_DEVICE_TAINT_EFFECT_NONE,
} resource_v1alpha3_device_taint_effect_enum;
static inline resource_v1alpha3_device_taint_effect_enum
    resource_v1alpha3_device_taint_effect_enum_parse(kin_str text)
{
    static const char *const names[] = {"NoExecute", "NoSchedule", "None"};
    return (resource_v1alpha3_device_taint_effect_enum)kin_field_choice(text,
        names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str resource_v1alpha3_device_taint_effect_enum_text(
    resource_v1alpha3_device_taint_effect_enum choice)
{
    static const char *const names[] = {"NoExecute", "NoSchedule", "None"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* DeviceTaint */
static inline kin_field *resource_v1alpha3_device_taint_key_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("key", "");
    return &field;
}
static inline kin_str resource_v1alpha3_device_taint_key(
    resource_v1alpha3_device_taint view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_device_taint_key_field_()));
}
static inline int resource_v1alpha3_device_taint_key_set(
    resource_v1alpha3_device_taint_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_key_field_()), value);
}
static inline bool resource_v1alpha3_device_taint_key_has(
    resource_v1alpha3_device_taint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_device_taint_key_field_()));
}
static inline int resource_v1alpha3_device_taint_key_unset(
    resource_v1alpha3_device_taint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_key_field_()));
}
static inline kin_field *resource_v1alpha3_device_taint_value_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("value", "");
    return &field;
}
static inline kin_str resource_v1alpha3_device_taint_value(
    resource_v1alpha3_device_taint view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_device_taint_value_field_()));
}
static inline int resource_v1alpha3_device_taint_value_set(
    resource_v1alpha3_device_taint_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_value_field_()), value);
}
static inline bool resource_v1alpha3_device_taint_value_has(
    resource_v1alpha3_device_taint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_device_taint_value_field_()));
}
static inline int resource_v1alpha3_device_taint_value_unset(
    resource_v1alpha3_device_taint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_value_field_()));
}
static inline kin_field *resource_v1alpha3_device_taint_effect_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("effect", "");
    return &field;
}
/** One of resource_v1alpha3_device_taint_effect_enum. */
static inline kin_str resource_v1alpha3_device_taint_effect(
    resource_v1alpha3_device_taint view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_device_taint_effect_field_()));
}
static inline int resource_v1alpha3_device_taint_effect_set(
    resource_v1alpha3_device_taint_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_effect_field_()), value);
}
static inline bool resource_v1alpha3_device_taint_effect_has(
    resource_v1alpha3_device_taint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_device_taint_effect_field_()));
}
static inline int resource_v1alpha3_device_taint_effect_unset(
    resource_v1alpha3_device_taint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_effect_field_()));
}
static inline kin_field *resource_v1alpha3_device_taint_time_added_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("timeAdded", "");
    return &field;
}
static inline kin_time resource_v1alpha3_device_taint_time_added(
    resource_v1alpha3_device_taint view)
{
    return kin_value_as_time(kin_value_field(view.value,
        resource_v1alpha3_device_taint_time_added_field_()));
}
static inline int resource_v1alpha3_device_taint_time_added_set(
    resource_v1alpha3_device_taint_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_time_added_field_()), value);
}
static inline bool resource_v1alpha3_device_taint_time_added_has(
    resource_v1alpha3_device_taint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_device_taint_time_added_field_()));
}
static inline int resource_v1alpha3_device_taint_time_added_unset(
    resource_v1alpha3_device_taint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_time_added_field_()));
}

/* DeviceTaintRule */
static inline kin_field
    *resource_v1alpha3_device_taint_rule_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    resource_v1alpha3_device_taint_rule_get_metadata(
    resource_v1alpha3_device_taint_rule view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        resource_v1alpha3_device_taint_rule_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    resource_v1alpha3_device_taint_rule_edit_metadata(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_metadata_field_()));
}
static inline bool resource_v1alpha3_device_taint_rule_metadata_has(
    resource_v1alpha3_device_taint_rule view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_device_taint_rule_metadata_field_()));
}
static inline int resource_v1alpha3_device_taint_rule_metadata_unset(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_metadata_field_()));
}
#define RESOURCE_V1ALPHA3_DEVICE_TAINT_RULE_METADATA_PATH ".metadata"
static inline kin_field *resource_v1alpha3_device_taint_rule_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline resource_v1alpha3_device_taint_rule_spec
    resource_v1alpha3_device_taint_rule_get_spec(
    resource_v1alpha3_device_taint_rule view)
{
    return resource_v1alpha3_device_taint_rule_spec_of(kin_object_field(
        view.object, resource_v1alpha3_device_taint_rule_spec_field_()));
}
static inline resource_v1alpha3_device_taint_rule_spec_edit
    resource_v1alpha3_device_taint_rule_edit_spec(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return resource_v1alpha3_device_taint_rule_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_spec_field_()));
}
static inline bool resource_v1alpha3_device_taint_rule_spec_has(
    resource_v1alpha3_device_taint_rule view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_device_taint_rule_spec_field_()));
}
static inline int resource_v1alpha3_device_taint_rule_spec_unset(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_spec_field_()));
}
#define RESOURCE_V1ALPHA3_DEVICE_TAINT_RULE_SPEC_PATH ".spec"
static inline kin_field *resource_v1alpha3_device_taint_rule_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline resource_v1alpha3_device_taint_rule_status
    resource_v1alpha3_device_taint_rule_get_status(
    resource_v1alpha3_device_taint_rule view)
{
    return resource_v1alpha3_device_taint_rule_status_of(kin_object_field(
        view.object, resource_v1alpha3_device_taint_rule_status_field_()));
}
static inline resource_v1alpha3_device_taint_rule_status_edit
    resource_v1alpha3_device_taint_rule_edit_status(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return resource_v1alpha3_device_taint_rule_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_field_()));
}
static inline bool resource_v1alpha3_device_taint_rule_status_has(
    resource_v1alpha3_device_taint_rule view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_device_taint_rule_status_field_()));
}
static inline int resource_v1alpha3_device_taint_rule_status_unset(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_field_()));
}
#define RESOURCE_V1ALPHA3_DEVICE_TAINT_RULE_STATUS_PATH ".status"
static inline kin_field
    *resource_v1alpha3_device_taint_rule_spec_device_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "deviceSelector");
    return &field;
}
static inline resource_v1alpha3_device_taint_selector
    resource_v1alpha3_device_taint_rule_get_spec_device_selector(
    resource_v1alpha3_device_taint_rule view)
{
    return resource_v1alpha3_device_taint_selector_of(kin_object_field(
        view.object,
        resource_v1alpha3_device_taint_rule_spec_device_selector_field_()));
}
static inline resource_v1alpha3_device_taint_selector_edit
    resource_v1alpha3_device_taint_rule_edit_spec_device_selector(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return resource_v1alpha3_device_taint_selector_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_spec_device_selector_field_()));
}
static inline bool resource_v1alpha3_device_taint_rule_spec_device_selector_has(
    resource_v1alpha3_device_taint_rule view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_device_taint_rule_spec_device_selector_field_()));
}
static inline int
    resource_v1alpha3_device_taint_rule_spec_device_selector_unset(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_spec_device_selector_field_()));
}
#define RESOURCE_V1ALPHA3_DEVICE_TAINT_RULE_SPEC_DEVICE_SELECTOR_PATH \
    ".spec.deviceSelector"
static inline kin_field
    *resource_v1alpha3_device_taint_rule_spec_taint_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "taint");
    return &field;
}
static inline resource_v1alpha3_device_taint
    resource_v1alpha3_device_taint_rule_get_spec_taint(
    resource_v1alpha3_device_taint_rule view)
{
    return resource_v1alpha3_device_taint_of(kin_object_field(view.object,
        resource_v1alpha3_device_taint_rule_spec_taint_field_()));
}
static inline resource_v1alpha3_device_taint_edit
    resource_v1alpha3_device_taint_rule_edit_spec_taint(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return resource_v1alpha3_device_taint_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_spec_taint_field_()));
}
static inline bool resource_v1alpha3_device_taint_rule_spec_taint_has(
    resource_v1alpha3_device_taint_rule view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_device_taint_rule_spec_taint_field_()));
}
static inline int resource_v1alpha3_device_taint_rule_spec_taint_unset(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_spec_taint_field_()));
}
#define RESOURCE_V1ALPHA3_DEVICE_TAINT_RULE_SPEC_TAINT_PATH ".spec.taint"
static inline kin_field
    *resource_v1alpha3_device_taint_rule_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline meta_v1_condition_list
    resource_v1alpha3_device_taint_rule_get_status_conditions(
    resource_v1alpha3_device_taint_rule view)
{
    return meta_v1_condition_list_of(kin_object_field(view.object,
        resource_v1alpha3_device_taint_rule_status_conditions_field_()));
}
static inline meta_v1_condition
    resource_v1alpha3_device_taint_rule_status_conditions_at(
    resource_v1alpha3_device_taint_rule view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_object_field(view.object,
        resource_v1alpha3_device_taint_rule_status_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    resource_v1alpha3_device_taint_rule_status_conditions_append(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    resource_v1alpha3_device_taint_rule_edit_status_conditions_at(
    resource_v1alpha3_device_taint_rule_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_conditions_field_()),
        index));
}
static inline int
    resource_v1alpha3_device_taint_rule_status_conditions_remove_at(
    resource_v1alpha3_device_taint_rule_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_conditions_field_()),
        index));
}
static inline size_t
    resource_v1alpha3_device_taint_rule_status_conditions_count(
    resource_v1alpha3_device_taint_rule view)
{
    return kin_value_count(kin_object_field(view.object,
        resource_v1alpha3_device_taint_rule_status_conditions_field_()));
}
static inline int resource_v1alpha3_device_taint_rule_status_conditions_clear(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_conditions_field_()));
}
static inline bool resource_v1alpha3_device_taint_rule_status_conditions_has(
    resource_v1alpha3_device_taint_rule view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_device_taint_rule_status_conditions_field_()));
}
static inline int resource_v1alpha3_device_taint_rule_status_conditions_unset(
    resource_v1alpha3_device_taint_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_conditions_field_()));
}
#define RESOURCE_V1ALPHA3_DEVICE_TAINT_RULE_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* DeviceTaintRuleSpec */
static inline kin_field
    *resource_v1alpha3_device_taint_rule_spec_get_device_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("deviceSelector", "");
    return &field;
}
static inline resource_v1alpha3_device_taint_selector
    resource_v1alpha3_device_taint_rule_spec_get_device_selector(
    resource_v1alpha3_device_taint_rule_spec view)
{
    return resource_v1alpha3_device_taint_selector_of(kin_value_field(
        view.value,
        resource_v1alpha3_device_taint_rule_spec_get_device_selector_field_()));
}
static inline resource_v1alpha3_device_taint_selector_edit
    resource_v1alpha3_device_taint_rule_spec_edit_device_selector(
    resource_v1alpha3_device_taint_rule_spec_edit at)
{
    return resource_v1alpha3_device_taint_selector_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_spec_get_device_selector_field_()));
}
static inline bool
    resource_v1alpha3_device_taint_rule_spec_get_device_selector_has(
    resource_v1alpha3_device_taint_rule_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_device_taint_rule_spec_get_device_selector_field_()));
}
static inline int
    resource_v1alpha3_device_taint_rule_spec_edit_device_selector_unset(
    resource_v1alpha3_device_taint_rule_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_spec_get_device_selector_field_()));
}
static inline kin_field
    *resource_v1alpha3_device_taint_rule_spec_get_taint_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("taint", "");
    return &field;
}
static inline resource_v1alpha3_device_taint
    resource_v1alpha3_device_taint_rule_spec_get_taint(
    resource_v1alpha3_device_taint_rule_spec view)
{
    return resource_v1alpha3_device_taint_of(kin_value_field(view.value,
        resource_v1alpha3_device_taint_rule_spec_get_taint_field_()));
}
static inline resource_v1alpha3_device_taint_edit
    resource_v1alpha3_device_taint_rule_spec_edit_taint(
    resource_v1alpha3_device_taint_rule_spec_edit at)
{
    return resource_v1alpha3_device_taint_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_spec_get_taint_field_()));
}
static inline bool resource_v1alpha3_device_taint_rule_spec_get_taint_has(
    resource_v1alpha3_device_taint_rule_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_device_taint_rule_spec_get_taint_field_()));
}
static inline int resource_v1alpha3_device_taint_rule_spec_edit_taint_unset(
    resource_v1alpha3_device_taint_rule_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_spec_get_taint_field_()));
}

/* DeviceTaintRuleStatus */
static inline kin_field
    *resource_v1alpha3_device_taint_rule_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    resource_v1alpha3_device_taint_rule_status_get_conditions(
    resource_v1alpha3_device_taint_rule_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        resource_v1alpha3_device_taint_rule_status_get_conditions_field_()));
}
static inline meta_v1_condition
    resource_v1alpha3_device_taint_rule_status_get_conditions_at(
    resource_v1alpha3_device_taint_rule_status view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        resource_v1alpha3_device_taint_rule_status_get_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    resource_v1alpha3_device_taint_rule_status_edit_conditions_append(
    resource_v1alpha3_device_taint_rule_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_get_conditions_field_())));
}
static inline meta_v1_condition_edit
    resource_v1alpha3_device_taint_rule_status_edit_conditions_at(
    resource_v1alpha3_device_taint_rule_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_get_conditions_field_()),
        index));
}
static inline int
    resource_v1alpha3_device_taint_rule_status_edit_conditions_remove_at(
    resource_v1alpha3_device_taint_rule_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_get_conditions_field_()),
        index));
}
static inline size_t
    resource_v1alpha3_device_taint_rule_status_get_conditions_count(
    resource_v1alpha3_device_taint_rule_status view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1alpha3_device_taint_rule_status_get_conditions_field_()));
}
static inline int
    resource_v1alpha3_device_taint_rule_status_edit_conditions_clear(
    resource_v1alpha3_device_taint_rule_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_get_conditions_field_()));
}
static inline bool
    resource_v1alpha3_device_taint_rule_status_get_conditions_has(
    resource_v1alpha3_device_taint_rule_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_device_taint_rule_status_get_conditions_field_()));
}
static inline int
    resource_v1alpha3_device_taint_rule_status_edit_conditions_unset(
    resource_v1alpha3_device_taint_rule_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_rule_status_get_conditions_field_()));
}

/* DeviceTaintSelector */
static inline kin_field
    *resource_v1alpha3_device_taint_selector_driver_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("driver", "");
    return &field;
}
static inline kin_str resource_v1alpha3_device_taint_selector_driver(
    resource_v1alpha3_device_taint_selector view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_device_taint_selector_driver_field_()));
}
static inline int resource_v1alpha3_device_taint_selector_driver_set(
    resource_v1alpha3_device_taint_selector_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_selector_driver_field_()), value);
}
static inline bool resource_v1alpha3_device_taint_selector_driver_has(
    resource_v1alpha3_device_taint_selector view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_device_taint_selector_driver_field_()));
}
static inline int resource_v1alpha3_device_taint_selector_driver_unset(
    resource_v1alpha3_device_taint_selector_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_selector_driver_field_()));
}
static inline kin_field
    *resource_v1alpha3_device_taint_selector_pool_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pool", "");
    return &field;
}
static inline kin_str resource_v1alpha3_device_taint_selector_pool(
    resource_v1alpha3_device_taint_selector view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_device_taint_selector_pool_field_()));
}
static inline int resource_v1alpha3_device_taint_selector_pool_set(
    resource_v1alpha3_device_taint_selector_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_selector_pool_field_()), value);
}
static inline bool resource_v1alpha3_device_taint_selector_pool_has(
    resource_v1alpha3_device_taint_selector view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_device_taint_selector_pool_field_()));
}
static inline int resource_v1alpha3_device_taint_selector_pool_unset(
    resource_v1alpha3_device_taint_selector_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_selector_pool_field_()));
}
static inline kin_field
    *resource_v1alpha3_device_taint_selector_device_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("device", "");
    return &field;
}
static inline kin_str resource_v1alpha3_device_taint_selector_device(
    resource_v1alpha3_device_taint_selector view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_device_taint_selector_device_field_()));
}
static inline int resource_v1alpha3_device_taint_selector_device_set(
    resource_v1alpha3_device_taint_selector_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_selector_device_field_()), value);
}
static inline bool resource_v1alpha3_device_taint_selector_device_has(
    resource_v1alpha3_device_taint_selector view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_device_taint_selector_device_field_()));
}
static inline int resource_v1alpha3_device_taint_selector_device_unset(
    resource_v1alpha3_device_taint_selector_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_device_taint_selector_device_field_()));
}

/* PartitionTypeStatus */
static inline kin_field
    *resource_v1alpha3_partition_type_status_attribute_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attribute", "");
    return &field;
}
static inline kin_str resource_v1alpha3_partition_type_status_attribute(
    resource_v1alpha3_partition_type_status view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_partition_type_status_attribute_field_()));
}
static inline int resource_v1alpha3_partition_type_status_attribute_set(
    resource_v1alpha3_partition_type_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_partition_type_status_attribute_field_()), value);
}
static inline bool resource_v1alpha3_partition_type_status_attribute_has(
    resource_v1alpha3_partition_type_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_partition_type_status_attribute_field_()));
}
static inline int resource_v1alpha3_partition_type_status_attribute_unset(
    resource_v1alpha3_partition_type_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_partition_type_status_attribute_field_()));
}
static inline kin_field
    *resource_v1alpha3_partition_type_status_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str resource_v1alpha3_partition_type_status_type(
    resource_v1alpha3_partition_type_status view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_partition_type_status_type_field_()));
}
static inline int resource_v1alpha3_partition_type_status_type_set(
    resource_v1alpha3_partition_type_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_partition_type_status_type_field_()), value);
}
static inline bool resource_v1alpha3_partition_type_status_type_has(
    resource_v1alpha3_partition_type_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_partition_type_status_type_field_()));
}
static inline int resource_v1alpha3_partition_type_status_type_unset(
    resource_v1alpha3_partition_type_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_partition_type_status_type_field_()));
}
static inline kin_field
    *resource_v1alpha3_partition_type_status_total_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("total", "");
    return &field;
}
static inline int32_t resource_v1alpha3_partition_type_status_total(
    resource_v1alpha3_partition_type_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        resource_v1alpha3_partition_type_status_total_field_()));
}
static inline int resource_v1alpha3_partition_type_status_total_set(
    resource_v1alpha3_partition_type_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_partition_type_status_total_field_()), value);
}
static inline bool resource_v1alpha3_partition_type_status_total_has(
    resource_v1alpha3_partition_type_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_partition_type_status_total_field_()));
}
static inline int resource_v1alpha3_partition_type_status_total_unset(
    resource_v1alpha3_partition_type_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_partition_type_status_total_field_()));
}
static inline kin_field
    *resource_v1alpha3_partition_type_status_allocatable_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allocatable", "");
    return &field;
}
static inline int32_t resource_v1alpha3_partition_type_status_allocatable(
    resource_v1alpha3_partition_type_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        resource_v1alpha3_partition_type_status_allocatable_field_()));
}
static inline int resource_v1alpha3_partition_type_status_allocatable_set(
    resource_v1alpha3_partition_type_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_partition_type_status_allocatable_field_()), value);
}
static inline bool resource_v1alpha3_partition_type_status_allocatable_has(
    resource_v1alpha3_partition_type_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_partition_type_status_allocatable_field_()));
}
static inline int resource_v1alpha3_partition_type_status_allocatable_unset(
    resource_v1alpha3_partition_type_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_partition_type_status_allocatable_field_()));
}

/* PoolStatus */
static inline kin_field *resource_v1alpha3_pool_status_driver_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("driver", "");
    return &field;
}
static inline kin_str resource_v1alpha3_pool_status_driver(
    resource_v1alpha3_pool_status view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_pool_status_driver_field_()));
}
static inline int resource_v1alpha3_pool_status_driver_set(
    resource_v1alpha3_pool_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_driver_field_()), value);
}
static inline bool resource_v1alpha3_pool_status_driver_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_driver_field_()));
}
static inline int resource_v1alpha3_pool_status_driver_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_driver_field_()));
}
static inline kin_field *resource_v1alpha3_pool_status_pool_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("poolName", "");
    return &field;
}
static inline kin_str resource_v1alpha3_pool_status_pool_name(
    resource_v1alpha3_pool_status view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_pool_status_pool_name_field_()));
}
static inline int resource_v1alpha3_pool_status_pool_name_set(
    resource_v1alpha3_pool_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_pool_name_field_()), value);
}
static inline bool resource_v1alpha3_pool_status_pool_name_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_pool_name_field_()));
}
static inline int resource_v1alpha3_pool_status_pool_name_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_pool_name_field_()));
}
static inline kin_field *resource_v1alpha3_pool_status_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("generation", "");
    return &field;
}
static inline int64_t resource_v1alpha3_pool_status_generation(
    resource_v1alpha3_pool_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        resource_v1alpha3_pool_status_generation_field_()));
}
static inline int resource_v1alpha3_pool_status_generation_set(
    resource_v1alpha3_pool_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_generation_field_()), value);
}
static inline bool resource_v1alpha3_pool_status_generation_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_generation_field_()));
}
static inline int resource_v1alpha3_pool_status_generation_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_generation_field_()));
}
static inline kin_field
    *resource_v1alpha3_pool_status_resource_slice_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceSliceCount", "");
    return &field;
}
static inline int32_t resource_v1alpha3_pool_status_resource_slice_count(
    resource_v1alpha3_pool_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        resource_v1alpha3_pool_status_resource_slice_count_field_()));
}
static inline int resource_v1alpha3_pool_status_resource_slice_count_set(
    resource_v1alpha3_pool_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_resource_slice_count_field_()), value);
}
static inline bool resource_v1alpha3_pool_status_resource_slice_count_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_resource_slice_count_field_()));
}
static inline int resource_v1alpha3_pool_status_resource_slice_count_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_resource_slice_count_field_()));
}
static inline kin_field
    *resource_v1alpha3_pool_status_total_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("totalDevices", "");
    return &field;
}
static inline int32_t resource_v1alpha3_pool_status_total_devices(
    resource_v1alpha3_pool_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        resource_v1alpha3_pool_status_total_devices_field_()));
}
static inline int resource_v1alpha3_pool_status_total_devices_set(
    resource_v1alpha3_pool_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_total_devices_field_()), value);
}
static inline bool resource_v1alpha3_pool_status_total_devices_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_total_devices_field_()));
}
static inline int resource_v1alpha3_pool_status_total_devices_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_total_devices_field_()));
}
static inline kin_field
    *resource_v1alpha3_pool_status_allocated_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allocatedDevices", "");
    return &field;
}
static inline int32_t resource_v1alpha3_pool_status_allocated_devices(
    resource_v1alpha3_pool_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        resource_v1alpha3_pool_status_allocated_devices_field_()));
}
static inline int resource_v1alpha3_pool_status_allocated_devices_set(
    resource_v1alpha3_pool_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_allocated_devices_field_()), value);
}
static inline bool resource_v1alpha3_pool_status_allocated_devices_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_allocated_devices_field_()));
}
static inline int resource_v1alpha3_pool_status_allocated_devices_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_allocated_devices_field_()));
}
static inline kin_field
    *resource_v1alpha3_pool_status_available_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("availableDevices", "");
    return &field;
}
static inline int32_t resource_v1alpha3_pool_status_available_devices(
    resource_v1alpha3_pool_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        resource_v1alpha3_pool_status_available_devices_field_()));
}
static inline int resource_v1alpha3_pool_status_available_devices_set(
    resource_v1alpha3_pool_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_available_devices_field_()), value);
}
static inline bool resource_v1alpha3_pool_status_available_devices_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_available_devices_field_()));
}
static inline int resource_v1alpha3_pool_status_available_devices_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_available_devices_field_()));
}
static inline kin_field
    *resource_v1alpha3_pool_status_unavailable_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("unavailableDevices", "");
    return &field;
}
static inline int32_t resource_v1alpha3_pool_status_unavailable_devices(
    resource_v1alpha3_pool_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        resource_v1alpha3_pool_status_unavailable_devices_field_()));
}
static inline int resource_v1alpha3_pool_status_unavailable_devices_set(
    resource_v1alpha3_pool_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_unavailable_devices_field_()), value);
}
static inline bool resource_v1alpha3_pool_status_unavailable_devices_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_unavailable_devices_field_()));
}
static inline int resource_v1alpha3_pool_status_unavailable_devices_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_unavailable_devices_field_()));
}
static inline kin_field *resource_v1alpha3_pool_status_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeName", "");
    return &field;
}
static inline kin_str resource_v1alpha3_pool_status_node_name(
    resource_v1alpha3_pool_status view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_pool_status_node_name_field_()));
}
static inline int resource_v1alpha3_pool_status_node_name_set(
    resource_v1alpha3_pool_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_node_name_field_()), value);
}
static inline bool resource_v1alpha3_pool_status_node_name_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_node_name_field_()));
}
static inline int resource_v1alpha3_pool_status_node_name_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_node_name_field_()));
}
static inline kin_field
    *resource_v1alpha3_pool_status_validation_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("validationError", "");
    return &field;
}
static inline kin_str resource_v1alpha3_pool_status_validation_error(
    resource_v1alpha3_pool_status view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_pool_status_validation_error_field_()));
}
static inline int resource_v1alpha3_pool_status_validation_error_set(
    resource_v1alpha3_pool_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_validation_error_field_()), value);
}
static inline bool resource_v1alpha3_pool_status_validation_error_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_validation_error_field_()));
}
static inline int resource_v1alpha3_pool_status_validation_error_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_validation_error_field_()));
}
static inline kin_field
    *resource_v1alpha3_pool_status_partition_summary_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("partitionSummary", "");
    return &field;
}
static inline resource_v1alpha3_partition_type_status_list
    resource_v1alpha3_pool_status_get_partition_summary(
    resource_v1alpha3_pool_status view)
{
    return resource_v1alpha3_partition_type_status_list_of(kin_value_field(
        view.value, resource_v1alpha3_pool_status_partition_summary_field_()));
}
static inline resource_v1alpha3_partition_type_status
    resource_v1alpha3_pool_status_partition_summary_at(
    resource_v1alpha3_pool_status view, size_t index)
{
    return resource_v1alpha3_partition_type_status_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1alpha3_pool_status_partition_summary_field_()), index));
}
static inline resource_v1alpha3_partition_type_status_edit
    resource_v1alpha3_pool_status_partition_summary_append(
    resource_v1alpha3_pool_status_edit at)
{
    return resource_v1alpha3_partition_type_status_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_partition_summary_field_())));
}
static inline resource_v1alpha3_partition_type_status_edit
    resource_v1alpha3_pool_status_edit_partition_summary_at(
    resource_v1alpha3_pool_status_edit at, size_t index)
{
    return resource_v1alpha3_partition_type_status_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_partition_summary_field_()), index));
}
static inline int resource_v1alpha3_pool_status_partition_summary_remove_at(
    resource_v1alpha3_pool_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1alpha3_pool_status_partition_summary_field_()), index));
}
static inline size_t resource_v1alpha3_pool_status_partition_summary_count(
    resource_v1alpha3_pool_status view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1alpha3_pool_status_partition_summary_field_()));
}
static inline int resource_v1alpha3_pool_status_partition_summary_clear(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_partition_summary_field_()));
}
static inline bool resource_v1alpha3_pool_status_partition_summary_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_partition_summary_field_()));
}
static inline int resource_v1alpha3_pool_status_partition_summary_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_partition_summary_field_()));
}
static inline kin_field
    *resource_v1alpha3_pool_status_shareable_summary_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("shareableSummary", "");
    return &field;
}
static inline resource_v1alpha3_shareable_summary_status
    resource_v1alpha3_pool_status_get_shareable_summary(
    resource_v1alpha3_pool_status view)
{
    return resource_v1alpha3_shareable_summary_status_of(kin_value_field(
        view.value, resource_v1alpha3_pool_status_shareable_summary_field_()));
}
static inline resource_v1alpha3_shareable_summary_status_edit
    resource_v1alpha3_pool_status_edit_shareable_summary(
    resource_v1alpha3_pool_status_edit at)
{
    return resource_v1alpha3_shareable_summary_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_shareable_summary_field_()));
}
static inline bool resource_v1alpha3_pool_status_shareable_summary_has(
    resource_v1alpha3_pool_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_pool_status_shareable_summary_field_()));
}
static inline int resource_v1alpha3_pool_status_shareable_summary_unset(
    resource_v1alpha3_pool_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_pool_status_shareable_summary_field_()));
}

/* ResourcePoolStatusRequest */
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    resource_v1alpha3_resource_pool_status_request_get_metadata(
    resource_v1alpha3_resource_pool_status_request view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    resource_v1alpha3_resource_pool_status_request_edit_metadata(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_metadata_field_()));
}
static inline bool resource_v1alpha3_resource_pool_status_request_metadata_has(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_metadata_field_()));
}
static inline int resource_v1alpha3_resource_pool_status_request_metadata_unset(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_metadata_field_()));
}
#define RESOURCE_V1ALPHA3_RESOURCE_POOL_STATUS_REQUEST_METADATA_PATH ".metadata"
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline resource_v1alpha3_resource_pool_status_request_spec
    resource_v1alpha3_resource_pool_status_request_get_spec(
    resource_v1alpha3_resource_pool_status_request view)
{
    return resource_v1alpha3_resource_pool_status_request_spec_of(
        kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_spec_field_()));
}
static inline resource_v1alpha3_resource_pool_status_request_spec_edit
    resource_v1alpha3_resource_pool_status_request_edit_spec(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return resource_v1alpha3_resource_pool_status_request_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_field_()));
}
static inline bool resource_v1alpha3_resource_pool_status_request_spec_has(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_spec_field_()));
}
static inline int resource_v1alpha3_resource_pool_status_request_spec_unset(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_field_()));
}
#define RESOURCE_V1ALPHA3_RESOURCE_POOL_STATUS_REQUEST_SPEC_PATH ".spec"
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline resource_v1alpha3_resource_pool_status_request_status
    resource_v1alpha3_resource_pool_status_request_get_status(
    resource_v1alpha3_resource_pool_status_request view)
{
    return resource_v1alpha3_resource_pool_status_request_status_of(
        kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_status_field_()));
}
static inline resource_v1alpha3_resource_pool_status_request_status_edit
    resource_v1alpha3_resource_pool_status_request_edit_status(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return resource_v1alpha3_resource_pool_status_request_status_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_field_()));
}
static inline bool resource_v1alpha3_resource_pool_status_request_status_has(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_status_field_()));
}
static inline int resource_v1alpha3_resource_pool_status_request_status_unset(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_field_()));
}
#define RESOURCE_V1ALPHA3_RESOURCE_POOL_STATUS_REQUEST_STATUS_PATH ".status"
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_spec_driver_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "driver");
    return &field;
}
static inline kin_str
    resource_v1alpha3_resource_pool_status_request_spec_driver(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_str(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_spec_driver_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_driver_set(
    resource_v1alpha3_resource_pool_status_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_driver_field_()),
        value);
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_spec_driver_has(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_spec_driver_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_driver_unset(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_driver_field_()));
}
#define RESOURCE_V1ALPHA3_RESOURCE_POOL_STATUS_REQUEST_SPEC_DRIVER_PATH \
    ".spec.driver"
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_spec_pool_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "poolName");
    return &field;
}
static inline kin_str
    resource_v1alpha3_resource_pool_status_request_spec_pool_name(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_str(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_spec_pool_name_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_pool_name_set(
    resource_v1alpha3_resource_pool_status_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_pool_name_field_()),
        value);
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_spec_pool_name_has(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_spec_pool_name_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_pool_name_unset(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_pool_name_field_()));
}
#define RESOURCE_V1ALPHA3_RESOURCE_POOL_STATUS_REQUEST_SPEC_POOL_NAME_PATH \
    ".spec.poolName"
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_spec_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "limit");
    return &field;
}
static inline int32_t resource_v1alpha3_resource_pool_status_request_spec_limit(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_spec_limit_field_()));
}
static inline int resource_v1alpha3_resource_pool_status_request_spec_limit_set(
    resource_v1alpha3_resource_pool_status_request_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_limit_field_()),
        value);
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_spec_limit_has(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_spec_limit_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_limit_unset(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_limit_field_()));
}
#define RESOURCE_V1ALPHA3_RESOURCE_POOL_STATUS_REQUEST_SPEC_LIMIT_PATH \
    ".spec.limit"
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_spec_default_partition_type_attribute_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "defaultPartitionTypeAttribute");
    return &field;
}
static inline kin_str
    resource_v1alpha3_resource_pool_status_request_spec_default_partition_type_attribute(resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_str(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_spec_default_partition_type_attribute_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_default_partition_type_attribute_set(resource_v1alpha3_resource_pool_status_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_default_partition_type_attribute_field_()), value);
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_spec_default_partition_type_attribute_has(resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_spec_default_partition_type_attribute_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_default_partition_type_attribute_unset(resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_default_partition_type_attribute_field_()));
}
#define RESOURCE_V1ALPHA3_RESOURCE_POOL_STATUS_REQUEST_SPEC_DEFAULT_PARTITION_TYPE_ATTRIBUTE_PATH \
    ".spec.defaultPartitionTypeAttribute"
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_status_pool_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "poolCount");
    return &field;
}
static inline int32_t
    resource_v1alpha3_resource_pool_status_request_status_pool_count(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_status_pool_count_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_pool_count_set(
    resource_v1alpha3_resource_pool_status_request_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_pool_count_field_()), value);
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_status_pool_count_has(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_status_pool_count_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_pool_count_unset(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_pool_count_field_()));
}
#define RESOURCE_V1ALPHA3_RESOURCE_POOL_STATUS_REQUEST_STATUS_POOL_COUNT_PATH \
    ".status.poolCount"
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_status_pools_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "pools");
    return &field;
}
static inline resource_v1alpha3_pool_status_list
    resource_v1alpha3_resource_pool_status_request_get_status_pools(
    resource_v1alpha3_resource_pool_status_request view)
{
    return resource_v1alpha3_pool_status_list_of(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_status_pools_field_()));
}
static inline resource_v1alpha3_pool_status
    resource_v1alpha3_resource_pool_status_request_status_pools_at(
    resource_v1alpha3_resource_pool_status_request view, size_t index)
{
    return resource_v1alpha3_pool_status_of(kin_value_at(kin_object_field(
        view.object,
        resource_v1alpha3_resource_pool_status_request_status_pools_field_()),
        index));
}
static inline resource_v1alpha3_pool_status_edit
    resource_v1alpha3_resource_pool_status_request_status_pools_append(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return resource_v1alpha3_pool_status_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_pools_field_())));
}
static inline resource_v1alpha3_pool_status_edit
    resource_v1alpha3_resource_pool_status_request_edit_status_pools_at(
    resource_v1alpha3_resource_pool_status_request_edit at, size_t index)
{
    return resource_v1alpha3_pool_status_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_pools_field_()),
        index));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_pools_remove_at(
    resource_v1alpha3_resource_pool_status_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_pools_field_()),
        index));
}
static inline size_t
    resource_v1alpha3_resource_pool_status_request_status_pools_count(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_count(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_status_pools_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_pools_clear(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_pools_field_()));
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_status_pools_has(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_status_pools_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_pools_unset(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_pools_field_()));
}
#define RESOURCE_V1ALPHA3_RESOURCE_POOL_STATUS_REQUEST_STATUS_POOLS_PATH \
    ".status.pools"
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline meta_v1_condition_list
    resource_v1alpha3_resource_pool_status_request_get_status_conditions(
    resource_v1alpha3_resource_pool_status_request view)
{
    return meta_v1_condition_list_of(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_status_conditions_field_()));
}
static inline meta_v1_condition
    resource_v1alpha3_resource_pool_status_request_status_conditions_at(
    resource_v1alpha3_resource_pool_status_request view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_status_conditions_field_()), index));
}
static inline meta_v1_condition_edit
    resource_v1alpha3_resource_pool_status_request_status_conditions_append(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    resource_v1alpha3_resource_pool_status_request_edit_status_conditions_at(
    resource_v1alpha3_resource_pool_status_request_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_conditions_field_()), index));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_conditions_remove_at(
    resource_v1alpha3_resource_pool_status_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_conditions_field_()), index));
}
static inline size_t
    resource_v1alpha3_resource_pool_status_request_status_conditions_count(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_count(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_status_conditions_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_conditions_clear(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_conditions_field_()));
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_status_conditions_has(
    resource_v1alpha3_resource_pool_status_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        resource_v1alpha3_resource_pool_status_request_status_conditions_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_conditions_unset(
    resource_v1alpha3_resource_pool_status_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_conditions_field_()));
}
#define RESOURCE_V1ALPHA3_RESOURCE_POOL_STATUS_REQUEST_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* ResourcePoolStatusRequestSpec */
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_spec_get_driver_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("driver", "");
    return &field;
}
static inline kin_str
    resource_v1alpha3_resource_pool_status_request_spec_get_driver(
    resource_v1alpha3_resource_pool_status_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_spec_get_driver_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_edit_driver_set(
    resource_v1alpha3_resource_pool_status_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_get_driver_field_()), value);
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_spec_get_driver_has(
    resource_v1alpha3_resource_pool_status_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_spec_get_driver_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_edit_driver_unset(
    resource_v1alpha3_resource_pool_status_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_get_driver_field_()));
}
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_spec_get_pool_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("poolName", "");
    return &field;
}
static inline kin_str
    resource_v1alpha3_resource_pool_status_request_spec_get_pool_name(
    resource_v1alpha3_resource_pool_status_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_spec_get_pool_name_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_edit_pool_name_set(
    resource_v1alpha3_resource_pool_status_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_get_pool_name_field_()), value);
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_spec_get_pool_name_has(
    resource_v1alpha3_resource_pool_status_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_spec_get_pool_name_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_edit_pool_name_unset(
    resource_v1alpha3_resource_pool_status_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_get_pool_name_field_()));
}
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_spec_get_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("limit", "");
    return &field;
}
static inline int32_t
    resource_v1alpha3_resource_pool_status_request_spec_get_limit(
    resource_v1alpha3_resource_pool_status_request_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_spec_get_limit_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_edit_limit_set(
    resource_v1alpha3_resource_pool_status_request_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_get_limit_field_()),
        value);
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_spec_get_limit_has(
    resource_v1alpha3_resource_pool_status_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_spec_get_limit_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_edit_limit_unset(
    resource_v1alpha3_resource_pool_status_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_get_limit_field_()));
}
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_spec_get_default_partition_type_attribute_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("defaultPartitionTypeAttribute",
        "");
    return &field;
}
static inline kin_str
    resource_v1alpha3_resource_pool_status_request_spec_get_default_partition_type_attribute(resource_v1alpha3_resource_pool_status_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_spec_get_default_partition_type_attribute_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_edit_default_partition_type_attribute_set(resource_v1alpha3_resource_pool_status_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_get_default_partition_type_attribute_field_()), value);
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_spec_get_default_partition_type_attribute_has(resource_v1alpha3_resource_pool_status_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_spec_get_default_partition_type_attribute_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_spec_edit_default_partition_type_attribute_unset(resource_v1alpha3_resource_pool_status_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_spec_get_default_partition_type_attribute_field_()));
}

/* ResourcePoolStatusRequestStatus */
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_status_get_pool_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("poolCount", "");
    return &field;
}
static inline int32_t
    resource_v1alpha3_resource_pool_status_request_status_get_pool_count(
    resource_v1alpha3_resource_pool_status_request_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_status_get_pool_count_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_edit_pool_count_set(
    resource_v1alpha3_resource_pool_status_request_status_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_pool_count_field_()), value);
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_status_get_pool_count_has(
    resource_v1alpha3_resource_pool_status_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_status_get_pool_count_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_edit_pool_count_unset(
    resource_v1alpha3_resource_pool_status_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_pool_count_field_()));
}
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_status_get_pools_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pools", "");
    return &field;
}
static inline resource_v1alpha3_pool_status_list
    resource_v1alpha3_resource_pool_status_request_status_get_pools(
    resource_v1alpha3_resource_pool_status_request_status view)
{
    return resource_v1alpha3_pool_status_list_of(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_status_get_pools_field_()));
}
static inline resource_v1alpha3_pool_status
    resource_v1alpha3_resource_pool_status_request_status_get_pools_at(
    resource_v1alpha3_resource_pool_status_request_status view, size_t index)
{
    return resource_v1alpha3_pool_status_of(kin_value_at(kin_value_field(
        view.value,
        resource_v1alpha3_resource_pool_status_request_status_get_pools_field_()), index));
}
static inline resource_v1alpha3_pool_status_edit
    resource_v1alpha3_resource_pool_status_request_status_edit_pools_append(
    resource_v1alpha3_resource_pool_status_request_status_edit at)
{
    return resource_v1alpha3_pool_status_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_pools_field_())));
}
static inline resource_v1alpha3_pool_status_edit
    resource_v1alpha3_resource_pool_status_request_status_edit_pools_at(
    resource_v1alpha3_resource_pool_status_request_status_edit at, size_t index)
{
    return resource_v1alpha3_pool_status_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_pools_field_()), index));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_edit_pools_remove_at(
    resource_v1alpha3_resource_pool_status_request_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_pools_field_()), index));
}
static inline size_t
    resource_v1alpha3_resource_pool_status_request_status_get_pools_count(
    resource_v1alpha3_resource_pool_status_request_status view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_status_get_pools_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_edit_pools_clear(
    resource_v1alpha3_resource_pool_status_request_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_pools_field_()));
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_status_get_pools_has(
    resource_v1alpha3_resource_pool_status_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_status_get_pools_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_edit_pools_unset(
    resource_v1alpha3_resource_pool_status_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_pools_field_()));
}
static inline kin_field
    *resource_v1alpha3_resource_pool_status_request_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    resource_v1alpha3_resource_pool_status_request_status_get_conditions(
    resource_v1alpha3_resource_pool_status_request_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_status_get_conditions_field_()));
}
static inline meta_v1_condition
    resource_v1alpha3_resource_pool_status_request_status_get_conditions_at(
    resource_v1alpha3_resource_pool_status_request_status view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_status_get_conditions_field_()), index));
}
static inline meta_v1_condition_edit
    resource_v1alpha3_resource_pool_status_request_status_edit_conditions_append(resource_v1alpha3_resource_pool_status_request_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_conditions_field_())));
}
static inline meta_v1_condition_edit
    resource_v1alpha3_resource_pool_status_request_status_edit_conditions_at(
    resource_v1alpha3_resource_pool_status_request_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_conditions_field_()), index));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_edit_conditions_remove_at(resource_v1alpha3_resource_pool_status_request_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_conditions_field_()), index));
}
static inline size_t
    resource_v1alpha3_resource_pool_status_request_status_get_conditions_count(
    resource_v1alpha3_resource_pool_status_request_status view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_status_get_conditions_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_edit_conditions_clear(
    resource_v1alpha3_resource_pool_status_request_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_conditions_field_()));
}
static inline bool
    resource_v1alpha3_resource_pool_status_request_status_get_conditions_has(
    resource_v1alpha3_resource_pool_status_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_resource_pool_status_request_status_get_conditions_field_()));
}
static inline int
    resource_v1alpha3_resource_pool_status_request_status_edit_conditions_unset(
    resource_v1alpha3_resource_pool_status_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_resource_pool_status_request_status_get_conditions_field_()));
}

/* ShareableCapacityStatus */
static inline kin_field
    *resource_v1alpha3_shareable_capacity_status_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str resource_v1alpha3_shareable_capacity_status_name(
    resource_v1alpha3_shareable_capacity_status view)
{
    return kin_value_str(kin_value_field(view.value,
        resource_v1alpha3_shareable_capacity_status_name_field_()));
}
static inline int resource_v1alpha3_shareable_capacity_status_name_set(
    resource_v1alpha3_shareable_capacity_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_capacity_status_name_field_()), value);
}
static inline bool resource_v1alpha3_shareable_capacity_status_name_has(
    resource_v1alpha3_shareable_capacity_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_shareable_capacity_status_name_field_()));
}
static inline int resource_v1alpha3_shareable_capacity_status_name_unset(
    resource_v1alpha3_shareable_capacity_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_capacity_status_name_field_()));
}
static inline kin_field
    *resource_v1alpha3_shareable_capacity_status_total_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("total", "");
    return &field;
}
static inline kin_quantity resource_v1alpha3_shareable_capacity_status_total(
    resource_v1alpha3_shareable_capacity_status view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1alpha3_shareable_capacity_status_total_field_()));
}
static inline int resource_v1alpha3_shareable_capacity_status_total_set(
    resource_v1alpha3_shareable_capacity_status_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_capacity_status_total_field_()), value);
}
static inline bool resource_v1alpha3_shareable_capacity_status_total_has(
    resource_v1alpha3_shareable_capacity_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_shareable_capacity_status_total_field_()));
}
static inline int resource_v1alpha3_shareable_capacity_status_total_unset(
    resource_v1alpha3_shareable_capacity_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_capacity_status_total_field_()));
}
static inline kin_field
    *resource_v1alpha3_shareable_capacity_status_consumed_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("consumed", "");
    return &field;
}
static inline kin_quantity resource_v1alpha3_shareable_capacity_status_consumed(
    resource_v1alpha3_shareable_capacity_status view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1alpha3_shareable_capacity_status_consumed_field_()));
}
static inline int resource_v1alpha3_shareable_capacity_status_consumed_set(
    resource_v1alpha3_shareable_capacity_status_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_capacity_status_consumed_field_()), value);
}
static inline bool resource_v1alpha3_shareable_capacity_status_consumed_has(
    resource_v1alpha3_shareable_capacity_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_shareable_capacity_status_consumed_field_()));
}
static inline int resource_v1alpha3_shareable_capacity_status_consumed_unset(
    resource_v1alpha3_shareable_capacity_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_capacity_status_consumed_field_()));
}
static inline kin_field
    *resource_v1alpha3_shareable_capacity_status_available_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("available", "");
    return &field;
}
static inline kin_quantity
    resource_v1alpha3_shareable_capacity_status_available(
    resource_v1alpha3_shareable_capacity_status view)
{
    return kin_value_as_quantity(kin_value_field(view.value,
        resource_v1alpha3_shareable_capacity_status_available_field_()));
}
static inline int resource_v1alpha3_shareable_capacity_status_available_set(
    resource_v1alpha3_shareable_capacity_status_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_capacity_status_available_field_()), value);
}
static inline bool resource_v1alpha3_shareable_capacity_status_available_has(
    resource_v1alpha3_shareable_capacity_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_shareable_capacity_status_available_field_()));
}
static inline int resource_v1alpha3_shareable_capacity_status_available_unset(
    resource_v1alpha3_shareable_capacity_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_capacity_status_available_field_()));
}

/* ShareableSummaryStatus */
static inline kin_field
    *resource_v1alpha3_shareable_summary_status_fully_available_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("fullyAvailableDevices", "");
    return &field;
}
static inline int32_t
    resource_v1alpha3_shareable_summary_status_fully_available_devices(
    resource_v1alpha3_shareable_summary_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        resource_v1alpha3_shareable_summary_status_fully_available_devices_field_()));
}
static inline int
    resource_v1alpha3_shareable_summary_status_fully_available_devices_set(
    resource_v1alpha3_shareable_summary_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_summary_status_fully_available_devices_field_()), value);
}
static inline bool
    resource_v1alpha3_shareable_summary_status_fully_available_devices_has(
    resource_v1alpha3_shareable_summary_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_shareable_summary_status_fully_available_devices_field_()));
}
static inline int
    resource_v1alpha3_shareable_summary_status_fully_available_devices_unset(
    resource_v1alpha3_shareable_summary_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_summary_status_fully_available_devices_field_()));
}
static inline kin_field
    *resource_v1alpha3_shareable_summary_status_partially_available_devices_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("partiallyAvailableDevices", "");
    return &field;
}
static inline int32_t
    resource_v1alpha3_shareable_summary_status_partially_available_devices(
    resource_v1alpha3_shareable_summary_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        resource_v1alpha3_shareable_summary_status_partially_available_devices_field_()));
}
static inline int
    resource_v1alpha3_shareable_summary_status_partially_available_devices_set(
    resource_v1alpha3_shareable_summary_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_summary_status_partially_available_devices_field_()), value);
}
static inline bool
    resource_v1alpha3_shareable_summary_status_partially_available_devices_has(
    resource_v1alpha3_shareable_summary_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_shareable_summary_status_partially_available_devices_field_()));
}
static inline int
    resource_v1alpha3_shareable_summary_status_partially_available_devices_unset(resource_v1alpha3_shareable_summary_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_summary_status_partially_available_devices_field_()));
}
static inline kin_field
    *resource_v1alpha3_shareable_summary_status_capacity_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("capacity", "");
    return &field;
}
static inline resource_v1alpha3_shareable_capacity_status_list
    resource_v1alpha3_shareable_summary_status_get_capacity(
    resource_v1alpha3_shareable_summary_status view)
{
    return resource_v1alpha3_shareable_capacity_status_list_of(kin_value_field(
        view.value,
        resource_v1alpha3_shareable_summary_status_capacity_field_()));
}
static inline resource_v1alpha3_shareable_capacity_status
    resource_v1alpha3_shareable_summary_status_capacity_at(
    resource_v1alpha3_shareable_summary_status view, size_t index)
{
    return resource_v1alpha3_shareable_capacity_status_of(kin_value_at(
        kin_value_field(view.value,
        resource_v1alpha3_shareable_summary_status_capacity_field_()), index));
}
static inline resource_v1alpha3_shareable_capacity_status_edit
    resource_v1alpha3_shareable_summary_status_capacity_append(
    resource_v1alpha3_shareable_summary_status_edit at)
{
    return resource_v1alpha3_shareable_capacity_status_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_summary_status_capacity_field_())));
}
static inline resource_v1alpha3_shareable_capacity_status_edit
    resource_v1alpha3_shareable_summary_status_edit_capacity_at(
    resource_v1alpha3_shareable_summary_status_edit at, size_t index)
{
    return resource_v1alpha3_shareable_capacity_status_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_summary_status_capacity_field_()), index));
}
static inline int resource_v1alpha3_shareable_summary_status_capacity_remove_at(
    resource_v1alpha3_shareable_summary_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        resource_v1alpha3_shareable_summary_status_capacity_field_()), index));
}
static inline size_t resource_v1alpha3_shareable_summary_status_capacity_count(
    resource_v1alpha3_shareable_summary_status view)
{
    return kin_value_count(kin_value_field(view.value,
        resource_v1alpha3_shareable_summary_status_capacity_field_()));
}
static inline int resource_v1alpha3_shareable_summary_status_capacity_clear(
    resource_v1alpha3_shareable_summary_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_summary_status_capacity_field_()));
}
static inline bool resource_v1alpha3_shareable_summary_status_capacity_has(
    resource_v1alpha3_shareable_summary_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        resource_v1alpha3_shareable_summary_status_capacity_field_()));
}
static inline int resource_v1alpha3_shareable_summary_status_capacity_unset(
    resource_v1alpha3_shareable_summary_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        resource_v1alpha3_shareable_summary_status_capacity_field_()));
}

static const kin_resource resource_v1alpha3_device_taint_rules[1] = {
    {"resource.k8s.io", "v1alpha3", "devicetaintrules", "DeviceTaintRule",
        true},
};
static inline resource_v1alpha3_device_taint_rule_edit
    resource_v1alpha3_device_taint_rule_new(const kin_allocator *alloc,
    kin_str name)
{
    resource_v1alpha3_device_taint_rule_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, resource_v1alpha3_device_taint_rules,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline resource_v1alpha3_device_taint_rule
    resource_v1alpha3_device_taint_rule_cast(const kin_object *object)
{
    return resource_v1alpha3_device_taint_rule_of(kin_object_is_of(object,
        resource_v1alpha3_device_taint_rules) ? object : NULL);
}
static inline kin_call_opts resource_v1alpha3_device_taint_rules_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int resource_v1alpha3_device_taint_rules_got_(int r,
    kin_object *object, resource_v1alpha3_device_taint_rule *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int resource_v1alpha3_device_taint_rules_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    resource_v1alpha3_device_taint_rule *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, resource_v1alpha3_device_taint_rules, at,
        opts, ret ? &got : NULL, err);
    return resource_v1alpha3_device_taint_rules_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1alpha3_device_taint_rules_create(
    kin_client *client, resource_v1alpha3_device_taint_rule_edit at,
    const kin_call_opts *opts, resource_v1alpha3_device_taint_rule *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, resource_v1alpha3_device_taint_rules,
        at.edit, opts, ret ? &got : NULL, err);
    return resource_v1alpha3_device_taint_rules_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1alpha3_device_taint_rules_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, resource_v1alpha3_device_taint_rules, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_device_taint_rules_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        resource_v1alpha3_device_taint_rules, opts, NULL, err);
}
KIN_NODISCARD static inline int resource_v1alpha3_device_taint_rules_update(
    kin_client *client, resource_v1alpha3_device_taint_rule_edit at,
    const kin_call_opts *opts, resource_v1alpha3_device_taint_rule *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_device_taint_rules_part_(opts, "");
    int r = kin_client_update(client, resource_v1alpha3_device_taint_rules,
        at.edit, &own, ret ? &got : NULL, err);
    return resource_v1alpha3_device_taint_rules_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1alpha3_device_taint_rules_patch(
    kin_client *client, resource_v1alpha3_device_taint_rule_edit at,
    const kin_call_opts *opts, resource_v1alpha3_device_taint_rule *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_device_taint_rules_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1alpha3_device_taint_rules,
        &what, &own, ret ? &got : NULL, err);
    return resource_v1alpha3_device_taint_rules_got_(r, got, ret);
}
KIN_NODISCARD static inline int resource_v1alpha3_device_taint_rules_apply(
    kin_client *client, resource_v1alpha3_device_taint_rule_edit at,
    const kin_call_opts *opts, resource_v1alpha3_device_taint_rule *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_device_taint_rules_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1alpha3_device_taint_rules,
        &what, &own, ret ? &got : NULL, err);
    return resource_v1alpha3_device_taint_rules_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_device_taint_rules_update_status(kin_client *client,
    resource_v1alpha3_device_taint_rule_edit at, const kin_call_opts *opts,
    resource_v1alpha3_device_taint_rule *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_device_taint_rules_part_(opts,
        "status");
    int r = kin_client_update(client, resource_v1alpha3_device_taint_rules,
        at.edit, &own, ret ? &got : NULL, err);
    return resource_v1alpha3_device_taint_rules_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_device_taint_rules_patch_status(kin_client *client,
    resource_v1alpha3_device_taint_rule_edit at, const kin_call_opts *opts,
    resource_v1alpha3_device_taint_rule *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_device_taint_rules_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1alpha3_device_taint_rules,
        &what, &own, ret ? &got : NULL, err);
    return resource_v1alpha3_device_taint_rules_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_device_taint_rules_apply_status(kin_client *client,
    resource_v1alpha3_device_taint_rule_edit at, const kin_call_opts *opts,
    resource_v1alpha3_device_taint_rule *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_device_taint_rules_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, resource_v1alpha3_device_taint_rules,
        &what, &own, ret ? &got : NULL, err);
    return resource_v1alpha3_device_taint_rules_got_(r, got, ret);
}
typedef struct resource_v1alpha3_device_taint_rule_list_handler {
    int (*on_item)(resource_v1alpha3_device_taint_rule item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} resource_v1alpha3_device_taint_rule_list_handler;
static inline int resource_v1alpha3_device_taint_rule_list_each_(
    const kin_object *object, void *userdata)
{
    const resource_v1alpha3_device_taint_rule_list_handler *own = (
        const resource_v1alpha3_device_taint_rule_list_handler *)userdata;
    return own->on_item(resource_v1alpha3_device_taint_rule_of(object),
        own->userdata);
}
static inline int resource_v1alpha3_device_taint_rule_list_restart_(
    void *userdata)
{
    const resource_v1alpha3_device_taint_rule_list_handler *own = (
        const resource_v1alpha3_device_taint_rule_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler resource_v1alpha3_device_taint_rule_list_adapt_(
    resource_v1alpha3_device_taint_rule_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = resource_v1alpha3_device_taint_rule_list_each_;
    handler.on_restart = own->on_restart ?
        resource_v1alpha3_device_taint_rule_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int resource_v1alpha3_device_taint_rules_list(
    kin_client *client, const kin_list_opts *opts,
    const resource_v1alpha3_device_taint_rule_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1alpha3_device_taint_rule_list_handler own = *handler;
    kin_list_handler adapted = resource_v1alpha3_device_taint_rule_list_adapt_(
        &own);
    return kin_client_list(client, resource_v1alpha3_device_taint_rules, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int resource_v1alpha3_device_taint_rules_list_all(
    kin_client *client, const kin_list_opts *opts,
    const resource_v1alpha3_device_taint_rule_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1alpha3_device_taint_rule_list_handler own = *handler;
    kin_list_handler adapted = resource_v1alpha3_device_taint_rule_list_adapt_(
        &own);
    return kin_client_list_all(client, resource_v1alpha3_device_taint_rules,
        opts, &adapted, ret, err);
}
typedef struct resource_v1alpha3_device_taint_rule_watch {
    kin_watch *watch;
} resource_v1alpha3_device_taint_rule_watch;
static inline void resource_v1alpha3_device_taint_rule_watch_auto_release(
    resource_v1alpha3_device_taint_rule_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int resource_v1alpha3_device_taint_rules_watch(
    kin_client *client, const kin_list_opts *opts,
    resource_v1alpha3_device_taint_rule_watch *ret, kin_error *err)
{
    return kin_client_watch(client, resource_v1alpha3_device_taint_rules, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int resource_v1alpha3_device_taint_rule_watch_next(
    resource_v1alpha3_device_taint_rule_watch watch, kin_deadline deadline,
    kin_watch_event *ret, resource_v1alpha3_device_taint_rule *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct resource_v1alpha3_device_taint_rule_informer {
    kin_informer *informer;
} resource_v1alpha3_device_taint_rule_informer;
static inline resource_v1alpha3_device_taint_rule_informer
    resource_v1alpha3_device_taint_rule_informer_of(kin_informer *informer)
{
    resource_v1alpha3_device_taint_rule_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int resource_v1alpha3_device_taint_rules_informer(
    kin_factory *factory, resource_v1alpha3_device_taint_rule_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, resource_v1alpha3_device_taint_rules,
        &ret->informer, err);
}
typedef struct resource_v1alpha3_device_taint_rule_handler {
    void (*on_add)(resource_v1alpha3_device_taint_rule view, bool is_initial,
        void *userdata);
    void (*on_update)(resource_v1alpha3_device_taint_rule old_view,
        resource_v1alpha3_device_taint_rule view, void *userdata);
    void (*on_delete)(resource_v1alpha3_device_taint_rule view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(resource_v1alpha3_device_taint_rule view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        resource_v1alpha3_device_taint_rule view, void *userdata);
} resource_v1alpha3_device_taint_rule_handler;
static inline void resource_v1alpha3_device_taint_rule_on_event_(
    const kin_event *event, void *userdata)
{
    const resource_v1alpha3_device_taint_rule_handler *own = (
        const resource_v1alpha3_device_taint_rule_handler *)userdata;
    own->on_event(event, resource_v1alpha3_device_taint_rule_of(event->object),
        own->userdata);
}
static inline void resource_v1alpha3_device_taint_rule_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const resource_v1alpha3_device_taint_rule_handler *own = (
        const resource_v1alpha3_device_taint_rule_handler *)userdata;
    own->on_add(resource_v1alpha3_device_taint_rule_of(object), is_initial,
        own->userdata);
}
static inline void resource_v1alpha3_device_taint_rule_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const resource_v1alpha3_device_taint_rule_handler *own = (
        const resource_v1alpha3_device_taint_rule_handler *)userdata;
    own->on_update(resource_v1alpha3_device_taint_rule_of(old_object),
        resource_v1alpha3_device_taint_rule_of(object), own->userdata);
}
static inline void resource_v1alpha3_device_taint_rule_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const resource_v1alpha3_device_taint_rule_handler *own = (
        const resource_v1alpha3_device_taint_rule_handler *)userdata;
    own->on_delete(resource_v1alpha3_device_taint_rule_of(object), is_tombstone,
        own->userdata);
}
static inline void resource_v1alpha3_device_taint_rule_on_synced_(
    void *userdata)
{
    const resource_v1alpha3_device_taint_rule_handler *own = (
        const resource_v1alpha3_device_taint_rule_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool resource_v1alpha3_device_taint_rule_wants_(
    const kin_object *object, void *userdata)
{
    const resource_v1alpha3_device_taint_rule_handler *own = (
        const resource_v1alpha3_device_taint_rule_handler *)userdata;
    return own->wants(resource_v1alpha3_device_taint_rule_of(object),
        own->userdata);
}
static inline int resource_v1alpha3_device_taint_rule_informer_add_handler(
    resource_v1alpha3_device_taint_rule_informer informer,
    const resource_v1alpha3_device_taint_rule_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? resource_v1alpha3_device_taint_rule_on_add_
        : NULL;
    handler.on_update = own->on_update ?
        resource_v1alpha3_device_taint_rule_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        resource_v1alpha3_device_taint_rule_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        resource_v1alpha3_device_taint_rule_on_synced_ : NULL;
    handler.wants = own->wants ? resource_v1alpha3_device_taint_rule_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        resource_v1alpha3_device_taint_rule_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct resource_v1alpha3_device_taint_rule_lister {
    kin_snapshot *snapshot;
} resource_v1alpha3_device_taint_rule_lister;
typedef struct resource_v1alpha3_device_taint_rule_iter {
    kin_lister_iter it;
} resource_v1alpha3_device_taint_rule_iter;
static inline resource_v1alpha3_device_taint_rule_lister
    resource_v1alpha3_device_taint_rule_informer_lister(
    resource_v1alpha3_device_taint_rule_informer informer)
{
    resource_v1alpha3_device_taint_rule_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void resource_v1alpha3_device_taint_rule_lister_auto_release(
    resource_v1alpha3_device_taint_rule_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline resource_v1alpha3_device_taint_rule
    resource_v1alpha3_device_taint_rule_lister_get(
    resource_v1alpha3_device_taint_rule_lister lister, kin_str name)
{
    return resource_v1alpha3_device_taint_rule_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline resource_v1alpha3_device_taint_rule_iter
    resource_v1alpha3_device_taint_rule_lister_list(
    resource_v1alpha3_device_taint_rule_lister lister,
    const kin_selector *selector)
{
    resource_v1alpha3_device_taint_rule_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline resource_v1alpha3_device_taint_rule
    resource_v1alpha3_device_taint_rule_iter_next(
    resource_v1alpha3_device_taint_rule_iter *iter)
{
    return resource_v1alpha3_device_taint_rule_of(kin_lister_next(&iter->it));
}

static const kin_resource resource_v1alpha3_resource_pool_status_requests[1] = {
    {"resource.k8s.io", "v1alpha3", "resourcepoolstatusrequests",
        "ResourcePoolStatusRequest", true},
};
static inline resource_v1alpha3_resource_pool_status_request_edit
    resource_v1alpha3_resource_pool_status_request_new(
    const kin_allocator *alloc, kin_str name)
{
    resource_v1alpha3_resource_pool_status_request_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc,
        resource_v1alpha3_resource_pool_status_requests, named);
    at.spot = kin_edit_root();
    return at;
}
static inline resource_v1alpha3_resource_pool_status_request
    resource_v1alpha3_resource_pool_status_request_cast(
    const kin_object *object)
{
    return resource_v1alpha3_resource_pool_status_request_of(kin_object_is_of(
        object,
        resource_v1alpha3_resource_pool_status_requests) ? object : NULL);
}
static inline kin_call_opts
    resource_v1alpha3_resource_pool_status_requests_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int resource_v1alpha3_resource_pool_status_requests_got_(int r,
    kin_object *object, resource_v1alpha3_resource_pool_status_request *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_get(kin_client *client,
    kin_str name, const kin_call_opts *opts,
    resource_v1alpha3_resource_pool_status_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client,
        resource_v1alpha3_resource_pool_status_requests, at, opts,
        ret ? &got : NULL, err);
    return resource_v1alpha3_resource_pool_status_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_create(kin_client *client,
    resource_v1alpha3_resource_pool_status_request_edit at,
    const kin_call_opts *opts,
    resource_v1alpha3_resource_pool_status_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client,
        resource_v1alpha3_resource_pool_status_requests, at.edit, opts,
        ret ? &got : NULL, err);
    return resource_v1alpha3_resource_pool_status_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_delete(kin_client *client,
    kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client,
        resource_v1alpha3_resource_pool_status_requests, at, opts, NULL, err);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        resource_v1alpha3_resource_pool_status_requests, opts, NULL, err);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_update(kin_client *client,
    resource_v1alpha3_resource_pool_status_request_edit at,
    const kin_call_opts *opts,
    resource_v1alpha3_resource_pool_status_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_resource_pool_status_requests_part_(
        opts, "");
    int r = kin_client_update(client,
        resource_v1alpha3_resource_pool_status_requests, at.edit, &own,
        ret ? &got : NULL, err);
    return resource_v1alpha3_resource_pool_status_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_patch(kin_client *client,
    resource_v1alpha3_resource_pool_status_request_edit at,
    const kin_call_opts *opts,
    resource_v1alpha3_resource_pool_status_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_resource_pool_status_requests_part_(
        opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        resource_v1alpha3_resource_pool_status_requests, &what, &own,
        ret ? &got : NULL, err);
    return resource_v1alpha3_resource_pool_status_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_apply(kin_client *client,
    resource_v1alpha3_resource_pool_status_request_edit at,
    const kin_call_opts *opts,
    resource_v1alpha3_resource_pool_status_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_resource_pool_status_requests_part_(
        opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        resource_v1alpha3_resource_pool_status_requests, &what, &own,
        ret ? &got : NULL, err);
    return resource_v1alpha3_resource_pool_status_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_update_status(
    kin_client *client, resource_v1alpha3_resource_pool_status_request_edit at,
    const kin_call_opts *opts,
    resource_v1alpha3_resource_pool_status_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_resource_pool_status_requests_part_(
        opts, "status");
    int r = kin_client_update(client,
        resource_v1alpha3_resource_pool_status_requests, at.edit, &own,
        ret ? &got : NULL, err);
    return resource_v1alpha3_resource_pool_status_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_patch_status(
    kin_client *client, resource_v1alpha3_resource_pool_status_request_edit at,
    const kin_call_opts *opts,
    resource_v1alpha3_resource_pool_status_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_resource_pool_status_requests_part_(
        opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        resource_v1alpha3_resource_pool_status_requests, &what, &own,
        ret ? &got : NULL, err);
    return resource_v1alpha3_resource_pool_status_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_apply_status(
    kin_client *client, resource_v1alpha3_resource_pool_status_request_edit at,
    const kin_call_opts *opts,
    resource_v1alpha3_resource_pool_status_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = resource_v1alpha3_resource_pool_status_requests_part_(
        opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        resource_v1alpha3_resource_pool_status_requests, &what, &own,
        ret ? &got : NULL, err);
    return resource_v1alpha3_resource_pool_status_requests_got_(r, got, ret);
}
typedef struct resource_v1alpha3_resource_pool_status_request_list_handler {
    int (*on_item)(resource_v1alpha3_resource_pool_status_request item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} resource_v1alpha3_resource_pool_status_request_list_handler;
static inline int resource_v1alpha3_resource_pool_status_request_list_each_(
    const kin_object *object, void *userdata)
{
    const resource_v1alpha3_resource_pool_status_request_list_handler *own = (
        const resource_v1alpha3_resource_pool_status_request_list_handler
        *)userdata;
    return own->on_item(resource_v1alpha3_resource_pool_status_request_of(
        object), own->userdata);
}
static inline int resource_v1alpha3_resource_pool_status_request_list_restart_(
    void *userdata)
{
    const resource_v1alpha3_resource_pool_status_request_list_handler *own = (
        const resource_v1alpha3_resource_pool_status_request_list_handler
        *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    resource_v1alpha3_resource_pool_status_request_list_adapt_(
    resource_v1alpha3_resource_pool_status_request_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = resource_v1alpha3_resource_pool_status_request_list_each_;
    handler.on_restart = own->on_restart ?
        resource_v1alpha3_resource_pool_status_request_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_list(kin_client *client,
    const kin_list_opts *opts,
    const resource_v1alpha3_resource_pool_status_request_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1alpha3_resource_pool_status_request_list_handler own = *handler;
    kin_list_handler adapted =
        resource_v1alpha3_resource_pool_status_request_list_adapt_(&own);
    return kin_client_list(client,
        resource_v1alpha3_resource_pool_status_requests, opts, &adapted, ret,
        err);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_list_all(kin_client *client,
    const kin_list_opts *opts,
    const resource_v1alpha3_resource_pool_status_request_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    resource_v1alpha3_resource_pool_status_request_list_handler own = *handler;
    kin_list_handler adapted =
        resource_v1alpha3_resource_pool_status_request_list_adapt_(&own);
    return kin_client_list_all(client,
        resource_v1alpha3_resource_pool_status_requests, opts, &adapted, ret,
        err);
}
typedef struct resource_v1alpha3_resource_pool_status_request_watch {
    kin_watch *watch;
} resource_v1alpha3_resource_pool_status_request_watch;
static inline void
    resource_v1alpha3_resource_pool_status_request_watch_auto_release(
    resource_v1alpha3_resource_pool_status_request_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_watch(kin_client *client,
    const kin_list_opts *opts,
    resource_v1alpha3_resource_pool_status_request_watch *ret, kin_error *err)
{
    return kin_client_watch(client,
        resource_v1alpha3_resource_pool_status_requests, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_request_watch_next(
    resource_v1alpha3_resource_pool_status_request_watch watch,
    kin_deadline deadline, kin_watch_event *ret,
    resource_v1alpha3_resource_pool_status_request *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct resource_v1alpha3_resource_pool_status_request_informer {
    kin_informer *informer;
} resource_v1alpha3_resource_pool_status_request_informer;
static inline resource_v1alpha3_resource_pool_status_request_informer
    resource_v1alpha3_resource_pool_status_request_informer_of(
    kin_informer *informer)
{
    resource_v1alpha3_resource_pool_status_request_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    resource_v1alpha3_resource_pool_status_requests_informer(
    kin_factory *factory,
    resource_v1alpha3_resource_pool_status_request_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory,
        resource_v1alpha3_resource_pool_status_requests, &ret->informer, err);
}
typedef struct resource_v1alpha3_resource_pool_status_request_handler {
    void (*on_add)(resource_v1alpha3_resource_pool_status_request view,
        bool is_initial, void *userdata);
    void (*on_update)(resource_v1alpha3_resource_pool_status_request old_view,
        resource_v1alpha3_resource_pool_status_request view, void *userdata);
    void (*on_delete)(resource_v1alpha3_resource_pool_status_request view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(resource_v1alpha3_resource_pool_status_request view,
        void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        resource_v1alpha3_resource_pool_status_request view, void *userdata);
} resource_v1alpha3_resource_pool_status_request_handler;
static inline void resource_v1alpha3_resource_pool_status_request_on_event_(
    const kin_event *event, void *userdata)
{
    const resource_v1alpha3_resource_pool_status_request_handler *own = (
        const resource_v1alpha3_resource_pool_status_request_handler *)userdata;
    own->on_event(event, resource_v1alpha3_resource_pool_status_request_of(
        event->object), own->userdata);
}
static inline void resource_v1alpha3_resource_pool_status_request_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const resource_v1alpha3_resource_pool_status_request_handler *own = (
        const resource_v1alpha3_resource_pool_status_request_handler *)userdata;
    own->on_add(resource_v1alpha3_resource_pool_status_request_of(object),
        is_initial, own->userdata);
}
static inline void resource_v1alpha3_resource_pool_status_request_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const resource_v1alpha3_resource_pool_status_request_handler *own = (
        const resource_v1alpha3_resource_pool_status_request_handler *)userdata;
    own->on_update(resource_v1alpha3_resource_pool_status_request_of(
        old_object), resource_v1alpha3_resource_pool_status_request_of(object),
        own->userdata);
}
static inline void resource_v1alpha3_resource_pool_status_request_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const resource_v1alpha3_resource_pool_status_request_handler *own = (
        const resource_v1alpha3_resource_pool_status_request_handler *)userdata;
    own->on_delete(resource_v1alpha3_resource_pool_status_request_of(object),
        is_tombstone, own->userdata);
}
static inline void resource_v1alpha3_resource_pool_status_request_on_synced_(
    void *userdata)
{
    const resource_v1alpha3_resource_pool_status_request_handler *own = (
        const resource_v1alpha3_resource_pool_status_request_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool resource_v1alpha3_resource_pool_status_request_wants_(
    const kin_object *object, void *userdata)
{
    const resource_v1alpha3_resource_pool_status_request_handler *own = (
        const resource_v1alpha3_resource_pool_status_request_handler *)userdata;
    return own->wants(resource_v1alpha3_resource_pool_status_request_of(object),
        own->userdata);
}
static inline int
    resource_v1alpha3_resource_pool_status_request_informer_add_handler(
    resource_v1alpha3_resource_pool_status_request_informer informer,
    const resource_v1alpha3_resource_pool_status_request_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        resource_v1alpha3_resource_pool_status_request_on_add_ : NULL;
    handler.on_update = own->on_update ?
        resource_v1alpha3_resource_pool_status_request_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        resource_v1alpha3_resource_pool_status_request_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        resource_v1alpha3_resource_pool_status_request_on_synced_ : NULL;
    handler.wants = own->wants ?
        resource_v1alpha3_resource_pool_status_request_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        resource_v1alpha3_resource_pool_status_request_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct resource_v1alpha3_resource_pool_status_request_lister {
    kin_snapshot *snapshot;
} resource_v1alpha3_resource_pool_status_request_lister;
typedef struct resource_v1alpha3_resource_pool_status_request_iter {
    kin_lister_iter it;
} resource_v1alpha3_resource_pool_status_request_iter;
static inline resource_v1alpha3_resource_pool_status_request_lister
    resource_v1alpha3_resource_pool_status_request_informer_lister(
    resource_v1alpha3_resource_pool_status_request_informer informer)
{
    resource_v1alpha3_resource_pool_status_request_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void
    resource_v1alpha3_resource_pool_status_request_lister_auto_release(
    resource_v1alpha3_resource_pool_status_request_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline resource_v1alpha3_resource_pool_status_request
    resource_v1alpha3_resource_pool_status_request_lister_get(
    resource_v1alpha3_resource_pool_status_request_lister lister, kin_str name)
{
    return resource_v1alpha3_resource_pool_status_request_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline resource_v1alpha3_resource_pool_status_request_iter
    resource_v1alpha3_resource_pool_status_request_lister_list(
    resource_v1alpha3_resource_pool_status_request_lister lister,
    const kin_selector *selector)
{
    resource_v1alpha3_resource_pool_status_request_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline resource_v1alpha3_resource_pool_status_request
    resource_v1alpha3_resource_pool_status_request_iter_next(
    resource_v1alpha3_resource_pool_status_request_iter *iter)
{
    return resource_v1alpha3_resource_pool_status_request_of(kin_lister_next(
        &iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_RESOURCE_V1ALPHA3_H */
