/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of storage.k8s.io/v1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_STORAGE_V1_H
#define KIN_API_STORAGE_V1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct storage_v1_csi_driver {
    const kin_object *object;
} storage_v1_csi_driver;
typedef struct storage_v1_csi_driver_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_csi_driver_edit;
static inline storage_v1_csi_driver storage_v1_csi_driver_of(
    const kin_object *object)
{
    storage_v1_csi_driver view;
    view.object = object;
    return view;
}
static inline storage_v1_csi_driver storage_v1_csi_driver_ref(
    storage_v1_csi_driver view)
{
    return storage_v1_csi_driver_of(kin_object_ref(view.object));
}
static inline void storage_v1_csi_driver_unref(storage_v1_csi_driver view)
{
    (void)kin_object_unref(view.object);
}
static inline void storage_v1_csi_driver_auto_release(
    storage_v1_csi_driver *view)
{
    storage_v1_csi_driver_unref(*view);
}
static inline storage_v1_csi_driver_edit storage_v1_csi_driver_change(
    const kin_allocator *alloc, storage_v1_csi_driver view)
{
    storage_v1_csi_driver_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void storage_v1_csi_driver_edit_free(
    storage_v1_csi_driver_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void storage_v1_csi_driver_edit_auto_release(
    storage_v1_csi_driver_edit *at)
{
    storage_v1_csi_driver_edit_free(*at);
}

typedef struct storage_v1_csi_driver_spec {
    kin_value value;
} storage_v1_csi_driver_spec;
typedef struct storage_v1_csi_driver_spec_list {
    kin_value value;
} storage_v1_csi_driver_spec_list;
typedef struct storage_v1_csi_driver_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_csi_driver_spec_edit;
static inline storage_v1_csi_driver_spec storage_v1_csi_driver_spec_of(
    kin_value value)
{
    storage_v1_csi_driver_spec view;
    view.value = value;
    return view;
}
static inline storage_v1_csi_driver_spec_list
    storage_v1_csi_driver_spec_list_of(kin_value value)
{
    storage_v1_csi_driver_spec_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_csi_driver_spec_list_count(
    storage_v1_csi_driver_spec_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_csi_driver_spec storage_v1_csi_driver_spec_list_at(
    storage_v1_csi_driver_spec_list list, size_t index)
{
    return storage_v1_csi_driver_spec_of(kin_value_at(list.value, index));
}
static inline storage_v1_csi_driver_spec_edit
    storage_v1_csi_driver_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    storage_v1_csi_driver_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_csi_driver_spec_edit_copy(
    storage_v1_csi_driver_spec_edit at, storage_v1_csi_driver_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1_csi_node {
    const kin_object *object;
} storage_v1_csi_node;
typedef struct storage_v1_csi_node_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_csi_node_edit;
static inline storage_v1_csi_node storage_v1_csi_node_of(
    const kin_object *object)
{
    storage_v1_csi_node view;
    view.object = object;
    return view;
}
static inline storage_v1_csi_node storage_v1_csi_node_ref(
    storage_v1_csi_node view)
{
    return storage_v1_csi_node_of(kin_object_ref(view.object));
}
static inline void storage_v1_csi_node_unref(storage_v1_csi_node view)
{
    (void)kin_object_unref(view.object);
}
static inline void storage_v1_csi_node_auto_release(storage_v1_csi_node *view)
{
    storage_v1_csi_node_unref(*view);
}
static inline storage_v1_csi_node_edit storage_v1_csi_node_change(
    const kin_allocator *alloc, storage_v1_csi_node view)
{
    storage_v1_csi_node_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void storage_v1_csi_node_edit_free(storage_v1_csi_node_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void storage_v1_csi_node_edit_auto_release(
    storage_v1_csi_node_edit *at)
{
    storage_v1_csi_node_edit_free(*at);
}

typedef struct storage_v1_csi_node_driver {
    kin_value value;
} storage_v1_csi_node_driver;
typedef struct storage_v1_csi_node_driver_list {
    kin_value value;
} storage_v1_csi_node_driver_list;
typedef struct storage_v1_csi_node_driver_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_csi_node_driver_edit;
static inline storage_v1_csi_node_driver storage_v1_csi_node_driver_of(
    kin_value value)
{
    storage_v1_csi_node_driver view;
    view.value = value;
    return view;
}
static inline storage_v1_csi_node_driver_list
    storage_v1_csi_node_driver_list_of(kin_value value)
{
    storage_v1_csi_node_driver_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_csi_node_driver_list_count(
    storage_v1_csi_node_driver_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_csi_node_driver storage_v1_csi_node_driver_list_at(
    storage_v1_csi_node_driver_list list, size_t index)
{
    return storage_v1_csi_node_driver_of(kin_value_at(list.value, index));
}
static inline storage_v1_csi_node_driver_edit
    storage_v1_csi_node_driver_edit_of(kin_edit *edit, kin_spot spot)
{
    storage_v1_csi_node_driver_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_csi_node_driver_edit_copy(
    storage_v1_csi_node_driver_edit at, storage_v1_csi_node_driver view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1_csi_node_spec {
    kin_value value;
} storage_v1_csi_node_spec;
typedef struct storage_v1_csi_node_spec_list {
    kin_value value;
} storage_v1_csi_node_spec_list;
typedef struct storage_v1_csi_node_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_csi_node_spec_edit;
static inline storage_v1_csi_node_spec storage_v1_csi_node_spec_of(
    kin_value value)
{
    storage_v1_csi_node_spec view;
    view.value = value;
    return view;
}
static inline storage_v1_csi_node_spec_list storage_v1_csi_node_spec_list_of(
    kin_value value)
{
    storage_v1_csi_node_spec_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_csi_node_spec_list_count(
    storage_v1_csi_node_spec_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_csi_node_spec storage_v1_csi_node_spec_list_at(
    storage_v1_csi_node_spec_list list, size_t index)
{
    return storage_v1_csi_node_spec_of(kin_value_at(list.value, index));
}
static inline storage_v1_csi_node_spec_edit storage_v1_csi_node_spec_edit_of(
    kin_edit *edit, kin_spot spot)
{
    storage_v1_csi_node_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_csi_node_spec_edit_copy(
    storage_v1_csi_node_spec_edit at, storage_v1_csi_node_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1_csi_node_status {
    kin_value value;
} storage_v1_csi_node_status;
typedef struct storage_v1_csi_node_status_list {
    kin_value value;
} storage_v1_csi_node_status_list;
typedef struct storage_v1_csi_node_status_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_csi_node_status_edit;
static inline storage_v1_csi_node_status storage_v1_csi_node_status_of(
    kin_value value)
{
    storage_v1_csi_node_status view;
    view.value = value;
    return view;
}
static inline storage_v1_csi_node_status_list
    storage_v1_csi_node_status_list_of(kin_value value)
{
    storage_v1_csi_node_status_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_csi_node_status_list_count(
    storage_v1_csi_node_status_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_csi_node_status storage_v1_csi_node_status_list_at(
    storage_v1_csi_node_status_list list, size_t index)
{
    return storage_v1_csi_node_status_of(kin_value_at(list.value, index));
}
static inline storage_v1_csi_node_status_edit
    storage_v1_csi_node_status_edit_of(kin_edit *edit, kin_spot spot)
{
    storage_v1_csi_node_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_csi_node_status_edit_copy(
    storage_v1_csi_node_status_edit at, storage_v1_csi_node_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1_csi_storage_capacity {
    const kin_object *object;
} storage_v1_csi_storage_capacity;
typedef struct storage_v1_csi_storage_capacity_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_csi_storage_capacity_edit;
static inline storage_v1_csi_storage_capacity
    storage_v1_csi_storage_capacity_of(const kin_object *object)
{
    storage_v1_csi_storage_capacity view;
    view.object = object;
    return view;
}
static inline storage_v1_csi_storage_capacity
    storage_v1_csi_storage_capacity_ref(storage_v1_csi_storage_capacity view)
{
    return storage_v1_csi_storage_capacity_of(kin_object_ref(view.object));
}
static inline void storage_v1_csi_storage_capacity_unref(
    storage_v1_csi_storage_capacity view)
{
    (void)kin_object_unref(view.object);
}
static inline void storage_v1_csi_storage_capacity_auto_release(
    storage_v1_csi_storage_capacity *view)
{
    storage_v1_csi_storage_capacity_unref(*view);
}
static inline storage_v1_csi_storage_capacity_edit
    storage_v1_csi_storage_capacity_change(const kin_allocator *alloc,
    storage_v1_csi_storage_capacity view)
{
    storage_v1_csi_storage_capacity_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void storage_v1_csi_storage_capacity_edit_free(
    storage_v1_csi_storage_capacity_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void storage_v1_csi_storage_capacity_edit_auto_release(
    storage_v1_csi_storage_capacity_edit *at)
{
    storage_v1_csi_storage_capacity_edit_free(*at);
}

typedef struct storage_v1_storage_class {
    const kin_object *object;
} storage_v1_storage_class;
typedef struct storage_v1_storage_class_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_storage_class_edit;
static inline storage_v1_storage_class storage_v1_storage_class_of(
    const kin_object *object)
{
    storage_v1_storage_class view;
    view.object = object;
    return view;
}
static inline storage_v1_storage_class storage_v1_storage_class_ref(
    storage_v1_storage_class view)
{
    return storage_v1_storage_class_of(kin_object_ref(view.object));
}
static inline void storage_v1_storage_class_unref(storage_v1_storage_class view)
{
    (void)kin_object_unref(view.object);
}
static inline void storage_v1_storage_class_auto_release(
    storage_v1_storage_class *view)
{
    storage_v1_storage_class_unref(*view);
}
static inline storage_v1_storage_class_edit storage_v1_storage_class_change(
    const kin_allocator *alloc, storage_v1_storage_class view)
{
    storage_v1_storage_class_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void storage_v1_storage_class_edit_free(
    storage_v1_storage_class_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void storage_v1_storage_class_edit_auto_release(
    storage_v1_storage_class_edit *at)
{
    storage_v1_storage_class_edit_free(*at);
}

typedef struct storage_v1_storage_health {
    kin_value value;
} storage_v1_storage_health;
typedef struct storage_v1_storage_health_list {
    kin_value value;
} storage_v1_storage_health_list;
typedef struct storage_v1_storage_health_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_storage_health_edit;
static inline storage_v1_storage_health storage_v1_storage_health_of(
    kin_value value)
{
    storage_v1_storage_health view;
    view.value = value;
    return view;
}
static inline storage_v1_storage_health_list storage_v1_storage_health_list_of(
    kin_value value)
{
    storage_v1_storage_health_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_storage_health_list_count(
    storage_v1_storage_health_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_storage_health storage_v1_storage_health_list_at(
    storage_v1_storage_health_list list, size_t index)
{
    return storage_v1_storage_health_of(kin_value_at(list.value, index));
}
static inline storage_v1_storage_health_edit storage_v1_storage_health_edit_of(
    kin_edit *edit, kin_spot spot)
{
    storage_v1_storage_health_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_storage_health_edit_copy(
    storage_v1_storage_health_edit at, storage_v1_storage_health view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1_storage_health_condition {
    kin_value value;
} storage_v1_storage_health_condition;
typedef struct storage_v1_storage_health_condition_list {
    kin_value value;
} storage_v1_storage_health_condition_list;
typedef struct storage_v1_storage_health_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_storage_health_condition_edit;
static inline storage_v1_storage_health_condition
    storage_v1_storage_health_condition_of(kin_value value)
{
    storage_v1_storage_health_condition view;
    view.value = value;
    return view;
}
static inline storage_v1_storage_health_condition_list
    storage_v1_storage_health_condition_list_of(kin_value value)
{
    storage_v1_storage_health_condition_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_storage_health_condition_list_count(
    storage_v1_storage_health_condition_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_storage_health_condition
    storage_v1_storage_health_condition_list_at(
    storage_v1_storage_health_condition_list list, size_t index)
{
    return storage_v1_storage_health_condition_of(kin_value_at(list.value,
        index));
}
static inline storage_v1_storage_health_condition_edit
    storage_v1_storage_health_condition_edit_of(kin_edit *edit, kin_spot spot)
{
    storage_v1_storage_health_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_storage_health_condition_edit_copy(
    storage_v1_storage_health_condition_edit at,
    storage_v1_storage_health_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1_token_request {
    kin_value value;
} storage_v1_token_request;
typedef struct storage_v1_token_request_list {
    kin_value value;
} storage_v1_token_request_list;
typedef struct storage_v1_token_request_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_token_request_edit;
static inline storage_v1_token_request storage_v1_token_request_of(
    kin_value value)
{
    storage_v1_token_request view;
    view.value = value;
    return view;
}
static inline storage_v1_token_request_list storage_v1_token_request_list_of(
    kin_value value)
{
    storage_v1_token_request_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_token_request_list_count(
    storage_v1_token_request_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_token_request storage_v1_token_request_list_at(
    storage_v1_token_request_list list, size_t index)
{
    return storage_v1_token_request_of(kin_value_at(list.value, index));
}
static inline storage_v1_token_request_edit storage_v1_token_request_edit_of(
    kin_edit *edit, kin_spot spot)
{
    storage_v1_token_request_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_token_request_edit_copy(
    storage_v1_token_request_edit at, storage_v1_token_request view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1_volume_attachment {
    const kin_object *object;
} storage_v1_volume_attachment;
typedef struct storage_v1_volume_attachment_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_volume_attachment_edit;
static inline storage_v1_volume_attachment storage_v1_volume_attachment_of(
    const kin_object *object)
{
    storage_v1_volume_attachment view;
    view.object = object;
    return view;
}
static inline storage_v1_volume_attachment storage_v1_volume_attachment_ref(
    storage_v1_volume_attachment view)
{
    return storage_v1_volume_attachment_of(kin_object_ref(view.object));
}
static inline void storage_v1_volume_attachment_unref(
    storage_v1_volume_attachment view)
{
    (void)kin_object_unref(view.object);
}
static inline void storage_v1_volume_attachment_auto_release(
    storage_v1_volume_attachment *view)
{
    storage_v1_volume_attachment_unref(*view);
}
static inline storage_v1_volume_attachment_edit
    storage_v1_volume_attachment_change(const kin_allocator *alloc,
    storage_v1_volume_attachment view)
{
    storage_v1_volume_attachment_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void storage_v1_volume_attachment_edit_free(
    storage_v1_volume_attachment_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void storage_v1_volume_attachment_edit_auto_release(
    storage_v1_volume_attachment_edit *at)
{
    storage_v1_volume_attachment_edit_free(*at);
}

typedef struct storage_v1_volume_attachment_source {
    kin_value value;
} storage_v1_volume_attachment_source;
typedef struct storage_v1_volume_attachment_source_list {
    kin_value value;
} storage_v1_volume_attachment_source_list;
typedef struct storage_v1_volume_attachment_source_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_volume_attachment_source_edit;
static inline storage_v1_volume_attachment_source
    storage_v1_volume_attachment_source_of(kin_value value)
{
    storage_v1_volume_attachment_source view;
    view.value = value;
    return view;
}
static inline storage_v1_volume_attachment_source_list
    storage_v1_volume_attachment_source_list_of(kin_value value)
{
    storage_v1_volume_attachment_source_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_volume_attachment_source_list_count(
    storage_v1_volume_attachment_source_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_volume_attachment_source
    storage_v1_volume_attachment_source_list_at(
    storage_v1_volume_attachment_source_list list, size_t index)
{
    return storage_v1_volume_attachment_source_of(kin_value_at(list.value,
        index));
}
static inline storage_v1_volume_attachment_source_edit
    storage_v1_volume_attachment_source_edit_of(kin_edit *edit, kin_spot spot)
{
    storage_v1_volume_attachment_source_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_volume_attachment_source_edit_copy(
    storage_v1_volume_attachment_source_edit at,
    storage_v1_volume_attachment_source view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1_volume_attachment_spec {
    kin_value value;
} storage_v1_volume_attachment_spec;
typedef struct storage_v1_volume_attachment_spec_list {
    kin_value value;
} storage_v1_volume_attachment_spec_list;
typedef struct storage_v1_volume_attachment_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_volume_attachment_spec_edit;
static inline storage_v1_volume_attachment_spec
    storage_v1_volume_attachment_spec_of(kin_value value)
{
    storage_v1_volume_attachment_spec view;
    view.value = value;
    return view;
}
static inline storage_v1_volume_attachment_spec_list
    storage_v1_volume_attachment_spec_list_of(kin_value value)
{
    storage_v1_volume_attachment_spec_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_volume_attachment_spec_list_count(
    storage_v1_volume_attachment_spec_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_volume_attachment_spec
    storage_v1_volume_attachment_spec_list_at(
    storage_v1_volume_attachment_spec_list list, size_t index)
{
    return storage_v1_volume_attachment_spec_of(kin_value_at(list.value,
        index));
}
static inline storage_v1_volume_attachment_spec_edit
    storage_v1_volume_attachment_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    storage_v1_volume_attachment_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_volume_attachment_spec_edit_copy(
    storage_v1_volume_attachment_spec_edit at,
    storage_v1_volume_attachment_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1_volume_attachment_status {
    kin_value value;
} storage_v1_volume_attachment_status;
typedef struct storage_v1_volume_attachment_status_list {
    kin_value value;
} storage_v1_volume_attachment_status_list;
typedef struct storage_v1_volume_attachment_status_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_volume_attachment_status_edit;
static inline storage_v1_volume_attachment_status
    storage_v1_volume_attachment_status_of(kin_value value)
{
    storage_v1_volume_attachment_status view;
    view.value = value;
    return view;
}
static inline storage_v1_volume_attachment_status_list
    storage_v1_volume_attachment_status_list_of(kin_value value)
{
    storage_v1_volume_attachment_status_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_volume_attachment_status_list_count(
    storage_v1_volume_attachment_status_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_volume_attachment_status
    storage_v1_volume_attachment_status_list_at(
    storage_v1_volume_attachment_status_list list, size_t index)
{
    return storage_v1_volume_attachment_status_of(kin_value_at(list.value,
        index));
}
static inline storage_v1_volume_attachment_status_edit
    storage_v1_volume_attachment_status_edit_of(kin_edit *edit, kin_spot spot)
{
    storage_v1_volume_attachment_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_volume_attachment_status_edit_copy(
    storage_v1_volume_attachment_status_edit at,
    storage_v1_volume_attachment_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1_volume_attributes_class {
    const kin_object *object;
} storage_v1_volume_attributes_class;
typedef struct storage_v1_volume_attributes_class_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_volume_attributes_class_edit;
static inline storage_v1_volume_attributes_class
    storage_v1_volume_attributes_class_of(const kin_object *object)
{
    storage_v1_volume_attributes_class view;
    view.object = object;
    return view;
}
static inline storage_v1_volume_attributes_class
    storage_v1_volume_attributes_class_ref(
    storage_v1_volume_attributes_class view)
{
    return storage_v1_volume_attributes_class_of(kin_object_ref(view.object));
}
static inline void storage_v1_volume_attributes_class_unref(
    storage_v1_volume_attributes_class view)
{
    (void)kin_object_unref(view.object);
}
static inline void storage_v1_volume_attributes_class_auto_release(
    storage_v1_volume_attributes_class *view)
{
    storage_v1_volume_attributes_class_unref(*view);
}
static inline storage_v1_volume_attributes_class_edit
    storage_v1_volume_attributes_class_change(const kin_allocator *alloc,
    storage_v1_volume_attributes_class view)
{
    storage_v1_volume_attributes_class_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void storage_v1_volume_attributes_class_edit_free(
    storage_v1_volume_attributes_class_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void storage_v1_volume_attributes_class_edit_auto_release(
    storage_v1_volume_attributes_class_edit *at)
{
    storage_v1_volume_attributes_class_edit_free(*at);
}

typedef struct storage_v1_volume_error {
    kin_value value;
} storage_v1_volume_error;
typedef struct storage_v1_volume_error_list {
    kin_value value;
} storage_v1_volume_error_list;
typedef struct storage_v1_volume_error_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_volume_error_edit;
static inline storage_v1_volume_error storage_v1_volume_error_of(
    kin_value value)
{
    storage_v1_volume_error view;
    view.value = value;
    return view;
}
static inline storage_v1_volume_error_list storage_v1_volume_error_list_of(
    kin_value value)
{
    storage_v1_volume_error_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_volume_error_list_count(
    storage_v1_volume_error_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_volume_error storage_v1_volume_error_list_at(
    storage_v1_volume_error_list list, size_t index)
{
    return storage_v1_volume_error_of(kin_value_at(list.value, index));
}
static inline storage_v1_volume_error_edit storage_v1_volume_error_edit_of(
    kin_edit *edit, kin_spot spot)
{
    storage_v1_volume_error_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_volume_error_edit_copy(
    storage_v1_volume_error_edit at, storage_v1_volume_error view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1_volume_node_resources {
    kin_value value;
} storage_v1_volume_node_resources;
typedef struct storage_v1_volume_node_resources_list {
    kin_value value;
} storage_v1_volume_node_resources_list;
typedef struct storage_v1_volume_node_resources_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1_volume_node_resources_edit;
static inline storage_v1_volume_node_resources
    storage_v1_volume_node_resources_of(kin_value value)
{
    storage_v1_volume_node_resources view;
    view.value = value;
    return view;
}
static inline storage_v1_volume_node_resources_list
    storage_v1_volume_node_resources_list_of(kin_value value)
{
    storage_v1_volume_node_resources_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1_volume_node_resources_list_count(
    storage_v1_volume_node_resources_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1_volume_node_resources
    storage_v1_volume_node_resources_list_at(
    storage_v1_volume_node_resources_list list, size_t index)
{
    return storage_v1_volume_node_resources_of(kin_value_at(list.value, index));
}
static inline storage_v1_volume_node_resources_edit
    storage_v1_volume_node_resources_edit_of(kin_edit *edit, kin_spot spot)
{
    storage_v1_volume_node_resources_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1_volume_node_resources_edit_copy(
    storage_v1_volume_node_resources_edit at,
    storage_v1_volume_node_resources view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* StorageHealthStatusType */
typedef enum storage_v1_storage_health_status_type_enum {
    STORAGE_V1_STORAGE_HEALTH_STATUS_TYPE_OTHER, /* none of these */
    STORAGE_V1_STORAGE_HEALTH_STATUS_TYPE_STORAGE_DEGRADED,
    STORAGE_V1_STORAGE_HEALTH_STATUS_TYPE_STORAGE_UNREACHABLE,
} storage_v1_storage_health_status_type_enum;
static inline storage_v1_storage_health_status_type_enum
    storage_v1_storage_health_status_type_enum_parse(kin_str text)
{
    static const char *const names[] = {"StorageDegraded",
        "StorageUnreachable"};
    return (storage_v1_storage_health_status_type_enum)kin_field_choice(text,
        names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str storage_v1_storage_health_status_type_enum_text(
    storage_v1_storage_health_status_type_enum choice)
{
    static const char *const names[] = {"StorageDegraded",
        "StorageUnreachable"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* VolumeBindingMode */
typedef enum storage_v1_volume_binding_mode_enum {
    STORAGE_V1_VOLUME_BINDING_MODE_OTHER, /* none of these */
    STORAGE_V1_VOLUME_BINDING_MODE_IMMEDIATE,
    STORAGE_V1_VOLUME_BINDING_MODE_WAIT_FOR_FIRST_CONSUMER,
} storage_v1_volume_binding_mode_enum;
static inline storage_v1_volume_binding_mode_enum
    storage_v1_volume_binding_mode_enum_parse(kin_str text)
{
    static const char *const names[] = {"Immediate", "WaitForFirstConsumer"};
    return (storage_v1_volume_binding_mode_enum)kin_field_choice(text, names,
        sizeof(names) / sizeof(names[0]));
}
static inline kin_str storage_v1_volume_binding_mode_enum_text(
    storage_v1_volume_binding_mode_enum choice)
{
    static const char *const names[] = {"Immediate", "WaitForFirstConsumer"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* CSIDriver */
static inline kin_field *storage_v1_csi_driver_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta storage_v1_csi_driver_get_metadata(
    storage_v1_csi_driver view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        storage_v1_csi_driver_metadata_field_()));
}
static inline meta_v1_object_meta_edit storage_v1_csi_driver_edit_metadata(
    storage_v1_csi_driver_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_metadata_field_()));
}
static inline bool storage_v1_csi_driver_metadata_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_metadata_field_()));
}
static inline int storage_v1_csi_driver_metadata_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_metadata_field_()));
}
#define STORAGE_V1_CSI_DRIVER_METADATA_PATH ".metadata"
static inline kin_field *storage_v1_csi_driver_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline storage_v1_csi_driver_spec storage_v1_csi_driver_get_spec(
    storage_v1_csi_driver view)
{
    return storage_v1_csi_driver_spec_of(kin_object_field(view.object,
        storage_v1_csi_driver_spec_field_()));
}
static inline storage_v1_csi_driver_spec_edit storage_v1_csi_driver_edit_spec(
    storage_v1_csi_driver_edit at)
{
    return storage_v1_csi_driver_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, storage_v1_csi_driver_spec_field_()));
}
static inline bool storage_v1_csi_driver_spec_has(storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_field_()));
}
static inline int storage_v1_csi_driver_spec_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_PATH ".spec"
static inline kin_field *storage_v1_csi_driver_spec_attach_required_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "attachRequired");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_attach_required(
    storage_v1_csi_driver view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        storage_v1_csi_driver_spec_attach_required_field_()));
}
static inline int storage_v1_csi_driver_spec_attach_required_set(
    storage_v1_csi_driver_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_attach_required_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_attach_required_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_attach_required_field_()));
}
static inline int storage_v1_csi_driver_spec_attach_required_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_attach_required_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_ATTACH_REQUIRED_PATH ".spec.attachRequired"
static inline kin_field
    *storage_v1_csi_driver_spec_pod_info_on_mount_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "podInfoOnMount");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_pod_info_on_mount(
    storage_v1_csi_driver view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        storage_v1_csi_driver_spec_pod_info_on_mount_field_()));
}
static inline int storage_v1_csi_driver_spec_pod_info_on_mount_set(
    storage_v1_csi_driver_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_pod_info_on_mount_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_pod_info_on_mount_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_pod_info_on_mount_field_()));
}
static inline int storage_v1_csi_driver_spec_pod_info_on_mount_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_pod_info_on_mount_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_POD_INFO_ON_MOUNT_PATH ".spec.podInfoOnMount"
static inline kin_field
    *storage_v1_csi_driver_spec_volume_lifecycle_modes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "volumeLifecycleModes");
    return &field;
}
static inline kin_str storage_v1_csi_driver_spec_volume_lifecycle_modes_at(
    storage_v1_csi_driver view, size_t index)
{
    return kin_value_str(kin_value_at(kin_object_field(view.object,
        storage_v1_csi_driver_spec_volume_lifecycle_modes_field_()), index));
}
static inline int storage_v1_csi_driver_spec_volume_lifecycle_modes_append(
    storage_v1_csi_driver_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_volume_lifecycle_modes_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t storage_v1_csi_driver_spec_volume_lifecycle_modes_count(
    storage_v1_csi_driver view)
{
    return kin_value_count(kin_object_field(view.object,
        storage_v1_csi_driver_spec_volume_lifecycle_modes_field_()));
}
static inline int storage_v1_csi_driver_spec_volume_lifecycle_modes_clear(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_volume_lifecycle_modes_field_()));
}
static inline bool storage_v1_csi_driver_spec_volume_lifecycle_modes_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_volume_lifecycle_modes_field_()));
}
static inline int storage_v1_csi_driver_spec_volume_lifecycle_modes_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_volume_lifecycle_modes_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_VOLUME_LIFECYCLE_MODES_PATH \
    ".spec.volumeLifecycleModes"
static inline kin_field
    *storage_v1_csi_driver_spec_storage_capacity_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "storageCapacity");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_storage_capacity(
    storage_v1_csi_driver view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        storage_v1_csi_driver_spec_storage_capacity_field_()));
}
static inline int storage_v1_csi_driver_spec_storage_capacity_set(
    storage_v1_csi_driver_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_storage_capacity_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_storage_capacity_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_storage_capacity_field_()));
}
static inline int storage_v1_csi_driver_spec_storage_capacity_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_storage_capacity_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_STORAGE_CAPACITY_PATH ".spec.storageCapacity"
static inline kin_field *storage_v1_csi_driver_spec_fs_group_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "fsGroupPolicy");
    return &field;
}
static inline kin_str storage_v1_csi_driver_spec_fs_group_policy(
    storage_v1_csi_driver view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1_csi_driver_spec_fs_group_policy_field_()));
}
static inline int storage_v1_csi_driver_spec_fs_group_policy_set(
    storage_v1_csi_driver_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_fs_group_policy_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_fs_group_policy_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_fs_group_policy_field_()));
}
static inline int storage_v1_csi_driver_spec_fs_group_policy_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_fs_group_policy_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_FS_GROUP_POLICY_PATH ".spec.fsGroupPolicy"
static inline kin_field *storage_v1_csi_driver_spec_token_requests_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "tokenRequests");
    return &field;
}
static inline storage_v1_token_request_list
    storage_v1_csi_driver_get_spec_token_requests(storage_v1_csi_driver view)
{
    return storage_v1_token_request_list_of(kin_object_field(view.object,
        storage_v1_csi_driver_spec_token_requests_field_()));
}
static inline storage_v1_token_request
    storage_v1_csi_driver_spec_token_requests_at(storage_v1_csi_driver view,
    size_t index)
{
    return storage_v1_token_request_of(kin_value_at(kin_object_field(
        view.object, storage_v1_csi_driver_spec_token_requests_field_()),
        index));
}
static inline storage_v1_token_request_edit
    storage_v1_csi_driver_spec_token_requests_append(
    storage_v1_csi_driver_edit at)
{
    return storage_v1_token_request_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_token_requests_field_())));
}
static inline storage_v1_token_request_edit
    storage_v1_csi_driver_edit_spec_token_requests_at(
    storage_v1_csi_driver_edit at, size_t index)
{
    return storage_v1_token_request_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_token_requests_field_()), index));
}
static inline int storage_v1_csi_driver_spec_token_requests_remove_at(
    storage_v1_csi_driver_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, storage_v1_csi_driver_spec_token_requests_field_()),
        index));
}
static inline size_t storage_v1_csi_driver_spec_token_requests_count(
    storage_v1_csi_driver view)
{
    return kin_value_count(kin_object_field(view.object,
        storage_v1_csi_driver_spec_token_requests_field_()));
}
static inline int storage_v1_csi_driver_spec_token_requests_clear(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_token_requests_field_()));
}
static inline bool storage_v1_csi_driver_spec_token_requests_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_token_requests_field_()));
}
static inline int storage_v1_csi_driver_spec_token_requests_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_token_requests_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_TOKEN_REQUESTS_PATH ".spec.tokenRequests"
static inline kin_field
    *storage_v1_csi_driver_spec_requires_republish_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "requiresRepublish");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_requires_republish(
    storage_v1_csi_driver view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        storage_v1_csi_driver_spec_requires_republish_field_()));
}
static inline int storage_v1_csi_driver_spec_requires_republish_set(
    storage_v1_csi_driver_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_requires_republish_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_requires_republish_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_requires_republish_field_()));
}
static inline int storage_v1_csi_driver_spec_requires_republish_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_requires_republish_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_REQUIRES_REPUBLISH_PATH \
    ".spec.requiresRepublish"
static inline kin_field *storage_v1_csi_driver_spec_se_linux_mount_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "seLinuxMount");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_se_linux_mount(
    storage_v1_csi_driver view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        storage_v1_csi_driver_spec_se_linux_mount_field_()));
}
static inline int storage_v1_csi_driver_spec_se_linux_mount_set(
    storage_v1_csi_driver_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_se_linux_mount_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_se_linux_mount_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_se_linux_mount_field_()));
}
static inline int storage_v1_csi_driver_spec_se_linux_mount_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_se_linux_mount_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_SE_LINUX_MOUNT_PATH ".spec.seLinuxMount"
static inline kin_field
    *storage_v1_csi_driver_spec_node_allocatable_update_period_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "nodeAllocatableUpdatePeriodSeconds");
    return &field;
}
static inline int64_t
    storage_v1_csi_driver_spec_node_allocatable_update_period_seconds(
    storage_v1_csi_driver view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        storage_v1_csi_driver_spec_node_allocatable_update_period_seconds_field_()));
}
static inline int
    storage_v1_csi_driver_spec_node_allocatable_update_period_seconds_set(
    storage_v1_csi_driver_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_node_allocatable_update_period_seconds_field_()), value);
}
static inline bool
    storage_v1_csi_driver_spec_node_allocatable_update_period_seconds_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_node_allocatable_update_period_seconds_field_()));
}
static inline int
    storage_v1_csi_driver_spec_node_allocatable_update_period_seconds_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_node_allocatable_update_period_seconds_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_NODE_ALLOCATABLE_UPDATE_PERIOD_SECONDS_PATH \
    ".spec.nodeAllocatableUpdatePeriodSeconds"
static inline kin_field
    *storage_v1_csi_driver_spec_service_account_token_in_secrets_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "serviceAccountTokenInSecrets");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_service_account_token_in_secrets(
    storage_v1_csi_driver view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        storage_v1_csi_driver_spec_service_account_token_in_secrets_field_()));
}
static inline int
    storage_v1_csi_driver_spec_service_account_token_in_secrets_set(
    storage_v1_csi_driver_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_service_account_token_in_secrets_field_()),
        value);
}
static inline bool
    storage_v1_csi_driver_spec_service_account_token_in_secrets_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_service_account_token_in_secrets_field_()));
}
static inline int
    storage_v1_csi_driver_spec_service_account_token_in_secrets_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_service_account_token_in_secrets_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_SERVICE_ACCOUNT_TOKEN_IN_SECRETS_PATH \
    ".spec.serviceAccountTokenInSecrets"
static inline kin_field
    *storage_v1_csi_driver_spec_prevent_pod_scheduling_if_missing_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "preventPodSchedulingIfMissing");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_prevent_pod_scheduling_if_missing(
    storage_v1_csi_driver view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        storage_v1_csi_driver_spec_prevent_pod_scheduling_if_missing_field_()));
}
static inline int
    storage_v1_csi_driver_spec_prevent_pod_scheduling_if_missing_set(
    storage_v1_csi_driver_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_prevent_pod_scheduling_if_missing_field_()),
        value);
}
static inline bool
    storage_v1_csi_driver_spec_prevent_pod_scheduling_if_missing_has(
    storage_v1_csi_driver view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_driver_spec_prevent_pod_scheduling_if_missing_field_()));
}
static inline int
    storage_v1_csi_driver_spec_prevent_pod_scheduling_if_missing_unset(
    storage_v1_csi_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_prevent_pod_scheduling_if_missing_field_()));
}
#define STORAGE_V1_CSI_DRIVER_SPEC_PREVENT_POD_SCHEDULING_IF_MISSING_PATH \
    ".spec.preventPodSchedulingIfMissing"

/* CSIDriverSpec */
static inline kin_field
    *storage_v1_csi_driver_spec_get_attach_required_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attachRequired", "");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_get_attach_required(
    storage_v1_csi_driver_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_attach_required_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_attach_required_set(
    storage_v1_csi_driver_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_attach_required_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_get_attach_required_has(
    storage_v1_csi_driver_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_attach_required_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_attach_required_unset(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_attach_required_field_()));
}
static inline kin_field
    *storage_v1_csi_driver_spec_get_pod_info_on_mount_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podInfoOnMount", "");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_get_pod_info_on_mount(
    storage_v1_csi_driver_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_pod_info_on_mount_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_pod_info_on_mount_set(
    storage_v1_csi_driver_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_pod_info_on_mount_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_get_pod_info_on_mount_has(
    storage_v1_csi_driver_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_pod_info_on_mount_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_pod_info_on_mount_unset(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_pod_info_on_mount_field_()));
}
static inline kin_field
    *storage_v1_csi_driver_spec_get_volume_lifecycle_modes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("volumeLifecycleModes", "");
    return &field;
}
static inline kin_str storage_v1_csi_driver_spec_get_volume_lifecycle_modes_at(
    storage_v1_csi_driver_spec view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_volume_lifecycle_modes_field_()),
        index));
}
static inline int storage_v1_csi_driver_spec_edit_volume_lifecycle_modes_append(
    storage_v1_csi_driver_spec_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_volume_lifecycle_modes_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    storage_v1_csi_driver_spec_get_volume_lifecycle_modes_count(
    storage_v1_csi_driver_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_volume_lifecycle_modes_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_volume_lifecycle_modes_clear(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_volume_lifecycle_modes_field_()));
}
static inline bool storage_v1_csi_driver_spec_get_volume_lifecycle_modes_has(
    storage_v1_csi_driver_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_volume_lifecycle_modes_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_volume_lifecycle_modes_unset(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_volume_lifecycle_modes_field_()));
}
static inline kin_field
    *storage_v1_csi_driver_spec_get_storage_capacity_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("storageCapacity", "");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_get_storage_capacity(
    storage_v1_csi_driver_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_storage_capacity_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_storage_capacity_set(
    storage_v1_csi_driver_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_storage_capacity_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_get_storage_capacity_has(
    storage_v1_csi_driver_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_storage_capacity_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_storage_capacity_unset(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_storage_capacity_field_()));
}
static inline kin_field
    *storage_v1_csi_driver_spec_get_fs_group_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("fsGroupPolicy", "");
    return &field;
}
static inline kin_str storage_v1_csi_driver_spec_get_fs_group_policy(
    storage_v1_csi_driver_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_fs_group_policy_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_fs_group_policy_set(
    storage_v1_csi_driver_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_fs_group_policy_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_get_fs_group_policy_has(
    storage_v1_csi_driver_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_fs_group_policy_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_fs_group_policy_unset(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_fs_group_policy_field_()));
}
static inline kin_field
    *storage_v1_csi_driver_spec_get_token_requests_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("tokenRequests", "");
    return &field;
}
static inline storage_v1_token_request_list
    storage_v1_csi_driver_spec_get_token_requests(
    storage_v1_csi_driver_spec view)
{
    return storage_v1_token_request_list_of(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_token_requests_field_()));
}
static inline storage_v1_token_request
    storage_v1_csi_driver_spec_get_token_requests_at(
    storage_v1_csi_driver_spec view, size_t index)
{
    return storage_v1_token_request_of(kin_value_at(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_token_requests_field_()), index));
}
static inline storage_v1_token_request_edit
    storage_v1_csi_driver_spec_edit_token_requests_append(
    storage_v1_csi_driver_spec_edit at)
{
    return storage_v1_token_request_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_token_requests_field_())));
}
static inline storage_v1_token_request_edit
    storage_v1_csi_driver_spec_edit_token_requests_at(
    storage_v1_csi_driver_spec_edit at, size_t index)
{
    return storage_v1_token_request_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_token_requests_field_()), index));
}
static inline int storage_v1_csi_driver_spec_edit_token_requests_remove_at(
    storage_v1_csi_driver_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1_csi_driver_spec_get_token_requests_field_()), index));
}
static inline size_t storage_v1_csi_driver_spec_get_token_requests_count(
    storage_v1_csi_driver_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_token_requests_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_token_requests_clear(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_token_requests_field_()));
}
static inline bool storage_v1_csi_driver_spec_get_token_requests_has(
    storage_v1_csi_driver_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_token_requests_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_token_requests_unset(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_token_requests_field_()));
}
static inline kin_field
    *storage_v1_csi_driver_spec_get_requires_republish_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("requiresRepublish", "");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_get_requires_republish(
    storage_v1_csi_driver_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_requires_republish_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_requires_republish_set(
    storage_v1_csi_driver_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_requires_republish_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_get_requires_republish_has(
    storage_v1_csi_driver_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_requires_republish_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_requires_republish_unset(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_requires_republish_field_()));
}
static inline kin_field
    *storage_v1_csi_driver_spec_get_se_linux_mount_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("seLinuxMount", "");
    return &field;
}
static inline bool storage_v1_csi_driver_spec_get_se_linux_mount(
    storage_v1_csi_driver_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_se_linux_mount_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_se_linux_mount_set(
    storage_v1_csi_driver_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_se_linux_mount_field_()), value);
}
static inline bool storage_v1_csi_driver_spec_get_se_linux_mount_has(
    storage_v1_csi_driver_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_se_linux_mount_field_()));
}
static inline int storage_v1_csi_driver_spec_edit_se_linux_mount_unset(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_se_linux_mount_field_()));
}
static inline kin_field
    *storage_v1_csi_driver_spec_get_node_allocatable_update_period_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT(
        "nodeAllocatableUpdatePeriodSeconds", "");
    return &field;
}
static inline int64_t
    storage_v1_csi_driver_spec_get_node_allocatable_update_period_seconds(
    storage_v1_csi_driver_spec view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_node_allocatable_update_period_seconds_field_()));
}
static inline int
    storage_v1_csi_driver_spec_edit_node_allocatable_update_period_seconds_set(
    storage_v1_csi_driver_spec_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_node_allocatable_update_period_seconds_field_()), value);
}
static inline bool
    storage_v1_csi_driver_spec_get_node_allocatable_update_period_seconds_has(
    storage_v1_csi_driver_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_node_allocatable_update_period_seconds_field_()));
}
static inline int
    storage_v1_csi_driver_spec_edit_node_allocatable_update_period_seconds_unset(storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_node_allocatable_update_period_seconds_field_()));
}
static inline kin_field
    *storage_v1_csi_driver_spec_get_service_account_token_in_secrets_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("serviceAccountTokenInSecrets", "");
    return &field;
}
static inline bool
    storage_v1_csi_driver_spec_get_service_account_token_in_secrets(
    storage_v1_csi_driver_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_service_account_token_in_secrets_field_()));
}
static inline int
    storage_v1_csi_driver_spec_edit_service_account_token_in_secrets_set(
    storage_v1_csi_driver_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_service_account_token_in_secrets_field_()), value);
}
static inline bool
    storage_v1_csi_driver_spec_get_service_account_token_in_secrets_has(
    storage_v1_csi_driver_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_service_account_token_in_secrets_field_()));
}
static inline int
    storage_v1_csi_driver_spec_edit_service_account_token_in_secrets_unset(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_service_account_token_in_secrets_field_()));
}
static inline kin_field
    *storage_v1_csi_driver_spec_get_prevent_pod_scheduling_if_missing_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("preventPodSchedulingIfMissing",
        "");
    return &field;
}
static inline bool
    storage_v1_csi_driver_spec_get_prevent_pod_scheduling_if_missing(
    storage_v1_csi_driver_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_prevent_pod_scheduling_if_missing_field_()));
}
static inline int
    storage_v1_csi_driver_spec_edit_prevent_pod_scheduling_if_missing_set(
    storage_v1_csi_driver_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_prevent_pod_scheduling_if_missing_field_()), value);
}
static inline bool
    storage_v1_csi_driver_spec_get_prevent_pod_scheduling_if_missing_has(
    storage_v1_csi_driver_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_driver_spec_get_prevent_pod_scheduling_if_missing_field_()));
}
static inline int
    storage_v1_csi_driver_spec_edit_prevent_pod_scheduling_if_missing_unset(
    storage_v1_csi_driver_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_driver_spec_get_prevent_pod_scheduling_if_missing_field_()));
}

/* CSINode */
static inline kin_field *storage_v1_csi_node_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta storage_v1_csi_node_get_metadata(
    storage_v1_csi_node view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        storage_v1_csi_node_metadata_field_()));
}
static inline meta_v1_object_meta_edit storage_v1_csi_node_edit_metadata(
    storage_v1_csi_node_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_metadata_field_()));
}
static inline bool storage_v1_csi_node_metadata_has(storage_v1_csi_node view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_node_metadata_field_()));
}
static inline int storage_v1_csi_node_metadata_unset(
    storage_v1_csi_node_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_metadata_field_()));
}
#define STORAGE_V1_CSI_NODE_METADATA_PATH ".metadata"
static inline kin_field *storage_v1_csi_node_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline storage_v1_csi_node_spec storage_v1_csi_node_get_spec(
    storage_v1_csi_node view)
{
    return storage_v1_csi_node_spec_of(kin_object_field(view.object,
        storage_v1_csi_node_spec_field_()));
}
static inline storage_v1_csi_node_spec_edit storage_v1_csi_node_edit_spec(
    storage_v1_csi_node_edit at)
{
    return storage_v1_csi_node_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, storage_v1_csi_node_spec_field_()));
}
static inline bool storage_v1_csi_node_spec_has(storage_v1_csi_node view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_node_spec_field_()));
}
static inline int storage_v1_csi_node_spec_unset(storage_v1_csi_node_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_spec_field_()));
}
#define STORAGE_V1_CSI_NODE_SPEC_PATH ".spec"
static inline kin_field *storage_v1_csi_node_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline storage_v1_csi_node_status storage_v1_csi_node_get_status(
    storage_v1_csi_node view)
{
    return storage_v1_csi_node_status_of(kin_object_field(view.object,
        storage_v1_csi_node_status_field_()));
}
static inline storage_v1_csi_node_status_edit storage_v1_csi_node_edit_status(
    storage_v1_csi_node_edit at)
{
    return storage_v1_csi_node_status_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, storage_v1_csi_node_status_field_()));
}
static inline bool storage_v1_csi_node_status_has(storage_v1_csi_node view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_node_status_field_()));
}
static inline int storage_v1_csi_node_status_unset(storage_v1_csi_node_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_status_field_()));
}
#define STORAGE_V1_CSI_NODE_STATUS_PATH ".status"
static inline kin_field *storage_v1_csi_node_spec_drivers_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "drivers");
    return &field;
}
static inline storage_v1_csi_node_driver_list
    storage_v1_csi_node_get_spec_drivers(storage_v1_csi_node view)
{
    return storage_v1_csi_node_driver_list_of(kin_object_field(view.object,
        storage_v1_csi_node_spec_drivers_field_()));
}
static inline storage_v1_csi_node_driver storage_v1_csi_node_spec_drivers_at(
    storage_v1_csi_node view, size_t index)
{
    return storage_v1_csi_node_driver_of(kin_value_at(kin_object_field(
        view.object, storage_v1_csi_node_spec_drivers_field_()), index));
}
static inline storage_v1_csi_node_driver_edit
    storage_v1_csi_node_spec_drivers_append(storage_v1_csi_node_edit at)
{
    return storage_v1_csi_node_driver_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_spec_drivers_field_())));
}
static inline storage_v1_csi_node_driver_edit
    storage_v1_csi_node_edit_spec_drivers_at(storage_v1_csi_node_edit at,
    size_t index)
{
    return storage_v1_csi_node_driver_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_spec_drivers_field_()), index));
}
static inline int storage_v1_csi_node_spec_drivers_remove_at(
    storage_v1_csi_node_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, storage_v1_csi_node_spec_drivers_field_()), index));
}
static inline size_t storage_v1_csi_node_spec_drivers_count(
    storage_v1_csi_node view)
{
    return kin_value_count(kin_object_field(view.object,
        storage_v1_csi_node_spec_drivers_field_()));
}
static inline int storage_v1_csi_node_spec_drivers_clear(
    storage_v1_csi_node_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_spec_drivers_field_()));
}
static inline bool storage_v1_csi_node_spec_drivers_has(
    storage_v1_csi_node view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_node_spec_drivers_field_()));
}
static inline int storage_v1_csi_node_spec_drivers_unset(
    storage_v1_csi_node_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_spec_drivers_field_()));
}
#define STORAGE_V1_CSI_NODE_SPEC_DRIVERS_PATH ".spec.drivers"
static inline kin_field *storage_v1_csi_node_status_storage_health_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "storageHealth");
    return &field;
}
static inline storage_v1_storage_health_list
    storage_v1_csi_node_get_status_storage_health(storage_v1_csi_node view)
{
    return storage_v1_storage_health_list_of(kin_object_field(view.object,
        storage_v1_csi_node_status_storage_health_field_()));
}
static inline storage_v1_storage_health
    storage_v1_csi_node_status_storage_health_at(storage_v1_csi_node view,
    size_t index)
{
    return storage_v1_storage_health_of(kin_value_at(kin_object_field(
        view.object, storage_v1_csi_node_status_storage_health_field_()),
        index));
}
static inline storage_v1_storage_health_edit
    storage_v1_csi_node_status_storage_health_append(
    storage_v1_csi_node_edit at)
{
    return storage_v1_storage_health_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_status_storage_health_field_())));
}
static inline storage_v1_storage_health_edit
    storage_v1_csi_node_edit_status_storage_health_at(
    storage_v1_csi_node_edit at, size_t index)
{
    return storage_v1_storage_health_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_status_storage_health_field_()), index));
}
static inline int storage_v1_csi_node_status_storage_health_remove_at(
    storage_v1_csi_node_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, storage_v1_csi_node_status_storage_health_field_()),
        index));
}
static inline size_t storage_v1_csi_node_status_storage_health_count(
    storage_v1_csi_node view)
{
    return kin_value_count(kin_object_field(view.object,
        storage_v1_csi_node_status_storage_health_field_()));
}
static inline int storage_v1_csi_node_status_storage_health_clear(
    storage_v1_csi_node_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_status_storage_health_field_()));
}
static inline bool storage_v1_csi_node_status_storage_health_has(
    storage_v1_csi_node view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_node_status_storage_health_field_()));
}
static inline int storage_v1_csi_node_status_storage_health_unset(
    storage_v1_csi_node_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_status_storage_health_field_()));
}
#define STORAGE_V1_CSI_NODE_STATUS_STORAGE_HEALTH_PATH ".status.storageHealth"

/* CSINodeDriver */
static inline kin_field *storage_v1_csi_node_driver_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str storage_v1_csi_node_driver_name(
    storage_v1_csi_node_driver view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_csi_node_driver_name_field_()));
}
static inline int storage_v1_csi_node_driver_name_set(
    storage_v1_csi_node_driver_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_driver_name_field_()), value);
}
static inline bool storage_v1_csi_node_driver_name_has(
    storage_v1_csi_node_driver view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_node_driver_name_field_()));
}
static inline int storage_v1_csi_node_driver_name_unset(
    storage_v1_csi_node_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_driver_name_field_()));
}
static inline kin_field *storage_v1_csi_node_driver_node_id_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeID", "");
    return &field;
}
static inline kin_str storage_v1_csi_node_driver_node_id(
    storage_v1_csi_node_driver view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_csi_node_driver_node_id_field_()));
}
static inline int storage_v1_csi_node_driver_node_id_set(
    storage_v1_csi_node_driver_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_driver_node_id_field_()), value);
}
static inline bool storage_v1_csi_node_driver_node_id_has(
    storage_v1_csi_node_driver view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_node_driver_node_id_field_()));
}
static inline int storage_v1_csi_node_driver_node_id_unset(
    storage_v1_csi_node_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_driver_node_id_field_()));
}
static inline kin_field *storage_v1_csi_node_driver_topology_keys_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("topologyKeys", "");
    return &field;
}
static inline kin_str storage_v1_csi_node_driver_topology_keys_at(
    storage_v1_csi_node_driver view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        storage_v1_csi_node_driver_topology_keys_field_()), index));
}
static inline int storage_v1_csi_node_driver_topology_keys_append(
    storage_v1_csi_node_driver_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_driver_topology_keys_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t storage_v1_csi_node_driver_topology_keys_count(
    storage_v1_csi_node_driver view)
{
    return kin_value_count(kin_value_field(view.value,
        storage_v1_csi_node_driver_topology_keys_field_()));
}
static inline int storage_v1_csi_node_driver_topology_keys_clear(
    storage_v1_csi_node_driver_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_driver_topology_keys_field_()));
}
static inline bool storage_v1_csi_node_driver_topology_keys_has(
    storage_v1_csi_node_driver view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_node_driver_topology_keys_field_()));
}
static inline int storage_v1_csi_node_driver_topology_keys_unset(
    storage_v1_csi_node_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_driver_topology_keys_field_()));
}
static inline kin_field *storage_v1_csi_node_driver_allocatable_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allocatable", "");
    return &field;
}
static inline storage_v1_volume_node_resources
    storage_v1_csi_node_driver_get_allocatable(storage_v1_csi_node_driver view)
{
    return storage_v1_volume_node_resources_of(kin_value_field(view.value,
        storage_v1_csi_node_driver_allocatable_field_()));
}
static inline storage_v1_volume_node_resources_edit
    storage_v1_csi_node_driver_edit_allocatable(
    storage_v1_csi_node_driver_edit at)
{
    return storage_v1_volume_node_resources_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, storage_v1_csi_node_driver_allocatable_field_()));
}
static inline bool storage_v1_csi_node_driver_allocatable_has(
    storage_v1_csi_node_driver view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_node_driver_allocatable_field_()));
}
static inline int storage_v1_csi_node_driver_allocatable_unset(
    storage_v1_csi_node_driver_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_driver_allocatable_field_()));
}

/* CSINodeSpec */
static inline kin_field *storage_v1_csi_node_spec_get_drivers_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("drivers", "");
    return &field;
}
static inline storage_v1_csi_node_driver_list
    storage_v1_csi_node_spec_get_drivers(storage_v1_csi_node_spec view)
{
    return storage_v1_csi_node_driver_list_of(kin_value_field(view.value,
        storage_v1_csi_node_spec_get_drivers_field_()));
}
static inline storage_v1_csi_node_driver
    storage_v1_csi_node_spec_get_drivers_at(storage_v1_csi_node_spec view,
    size_t index)
{
    return storage_v1_csi_node_driver_of(kin_value_at(kin_value_field(
        view.value, storage_v1_csi_node_spec_get_drivers_field_()), index));
}
static inline storage_v1_csi_node_driver_edit
    storage_v1_csi_node_spec_edit_drivers_append(
    storage_v1_csi_node_spec_edit at)
{
    return storage_v1_csi_node_driver_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_spec_get_drivers_field_())));
}
static inline storage_v1_csi_node_driver_edit
    storage_v1_csi_node_spec_edit_drivers_at(storage_v1_csi_node_spec_edit at,
    size_t index)
{
    return storage_v1_csi_node_driver_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_spec_get_drivers_field_()), index));
}
static inline int storage_v1_csi_node_spec_edit_drivers_remove_at(
    storage_v1_csi_node_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, storage_v1_csi_node_spec_get_drivers_field_()),
        index));
}
static inline size_t storage_v1_csi_node_spec_get_drivers_count(
    storage_v1_csi_node_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        storage_v1_csi_node_spec_get_drivers_field_()));
}
static inline int storage_v1_csi_node_spec_edit_drivers_clear(
    storage_v1_csi_node_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_spec_get_drivers_field_()));
}
static inline bool storage_v1_csi_node_spec_get_drivers_has(
    storage_v1_csi_node_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_node_spec_get_drivers_field_()));
}
static inline int storage_v1_csi_node_spec_edit_drivers_unset(
    storage_v1_csi_node_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_spec_get_drivers_field_()));
}

/* CSINodeStatus */
static inline kin_field
    *storage_v1_csi_node_status_get_storage_health_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("storageHealth", "");
    return &field;
}
static inline storage_v1_storage_health_list
    storage_v1_csi_node_status_get_storage_health(
    storage_v1_csi_node_status view)
{
    return storage_v1_storage_health_list_of(kin_value_field(view.value,
        storage_v1_csi_node_status_get_storage_health_field_()));
}
static inline storage_v1_storage_health
    storage_v1_csi_node_status_get_storage_health_at(
    storage_v1_csi_node_status view, size_t index)
{
    return storage_v1_storage_health_of(kin_value_at(kin_value_field(view.value,
        storage_v1_csi_node_status_get_storage_health_field_()), index));
}
static inline storage_v1_storage_health_edit
    storage_v1_csi_node_status_edit_storage_health_append(
    storage_v1_csi_node_status_edit at)
{
    return storage_v1_storage_health_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_status_get_storage_health_field_())));
}
static inline storage_v1_storage_health_edit
    storage_v1_csi_node_status_edit_storage_health_at(
    storage_v1_csi_node_status_edit at, size_t index)
{
    return storage_v1_storage_health_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_status_get_storage_health_field_()), index));
}
static inline int storage_v1_csi_node_status_edit_storage_health_remove_at(
    storage_v1_csi_node_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1_csi_node_status_get_storage_health_field_()), index));
}
static inline size_t storage_v1_csi_node_status_get_storage_health_count(
    storage_v1_csi_node_status view)
{
    return kin_value_count(kin_value_field(view.value,
        storage_v1_csi_node_status_get_storage_health_field_()));
}
static inline int storage_v1_csi_node_status_edit_storage_health_clear(
    storage_v1_csi_node_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_status_get_storage_health_field_()));
}
static inline bool storage_v1_csi_node_status_get_storage_health_has(
    storage_v1_csi_node_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_csi_node_status_get_storage_health_field_()));
}
static inline int storage_v1_csi_node_status_edit_storage_health_unset(
    storage_v1_csi_node_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_node_status_get_storage_health_field_()));
}

/* CSIStorageCapacity */
static inline kin_field *storage_v1_csi_storage_capacity_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta storage_v1_csi_storage_capacity_get_metadata(
    storage_v1_csi_storage_capacity view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        storage_v1_csi_storage_capacity_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    storage_v1_csi_storage_capacity_edit_metadata(
    storage_v1_csi_storage_capacity_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_storage_capacity_metadata_field_()));
}
static inline bool storage_v1_csi_storage_capacity_metadata_has(
    storage_v1_csi_storage_capacity view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_storage_capacity_metadata_field_()));
}
static inline int storage_v1_csi_storage_capacity_metadata_unset(
    storage_v1_csi_storage_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_storage_capacity_metadata_field_()));
}
#define STORAGE_V1_CSI_STORAGE_CAPACITY_METADATA_PATH ".metadata"
static inline kin_field
    *storage_v1_csi_storage_capacity_node_topology_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeTopology", "");
    return &field;
}
static inline meta_v1_label_selector
    storage_v1_csi_storage_capacity_get_node_topology(
    storage_v1_csi_storage_capacity view)
{
    return meta_v1_label_selector_of(kin_object_field(view.object,
        storage_v1_csi_storage_capacity_node_topology_field_()));
}
static inline meta_v1_label_selector_edit
    storage_v1_csi_storage_capacity_edit_node_topology(
    storage_v1_csi_storage_capacity_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, storage_v1_csi_storage_capacity_node_topology_field_()));
}
static inline bool storage_v1_csi_storage_capacity_node_topology_has(
    storage_v1_csi_storage_capacity view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_storage_capacity_node_topology_field_()));
}
static inline int storage_v1_csi_storage_capacity_node_topology_unset(
    storage_v1_csi_storage_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_storage_capacity_node_topology_field_()));
}
#define STORAGE_V1_CSI_STORAGE_CAPACITY_NODE_TOPOLOGY_PATH ".nodeTopology"
static inline kin_field
    *storage_v1_csi_storage_capacity_storage_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("storageClassName", "");
    return &field;
}
static inline kin_str storage_v1_csi_storage_capacity_storage_class_name(
    storage_v1_csi_storage_capacity view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1_csi_storage_capacity_storage_class_name_field_()));
}
static inline int storage_v1_csi_storage_capacity_storage_class_name_set(
    storage_v1_csi_storage_capacity_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_storage_capacity_storage_class_name_field_()), value);
}
static inline bool storage_v1_csi_storage_capacity_storage_class_name_has(
    storage_v1_csi_storage_capacity view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_storage_capacity_storage_class_name_field_()));
}
static inline int storage_v1_csi_storage_capacity_storage_class_name_unset(
    storage_v1_csi_storage_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_storage_capacity_storage_class_name_field_()));
}
#define STORAGE_V1_CSI_STORAGE_CAPACITY_STORAGE_CLASS_NAME_PATH \
    ".storageClassName"
static inline kin_field *storage_v1_csi_storage_capacity_capacity_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("capacity", "");
    return &field;
}
static inline kin_quantity storage_v1_csi_storage_capacity_capacity(
    storage_v1_csi_storage_capacity view)
{
    return kin_value_as_quantity(kin_object_field(view.object,
        storage_v1_csi_storage_capacity_capacity_field_()));
}
static inline int storage_v1_csi_storage_capacity_capacity_set(
    storage_v1_csi_storage_capacity_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_storage_capacity_capacity_field_()), value);
}
static inline bool storage_v1_csi_storage_capacity_capacity_has(
    storage_v1_csi_storage_capacity view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_storage_capacity_capacity_field_()));
}
static inline int storage_v1_csi_storage_capacity_capacity_unset(
    storage_v1_csi_storage_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_storage_capacity_capacity_field_()));
}
#define STORAGE_V1_CSI_STORAGE_CAPACITY_CAPACITY_PATH ".capacity"
static inline kin_field
    *storage_v1_csi_storage_capacity_maximum_volume_size_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maximumVolumeSize", "");
    return &field;
}
static inline kin_quantity storage_v1_csi_storage_capacity_maximum_volume_size(
    storage_v1_csi_storage_capacity view)
{
    return kin_value_as_quantity(kin_object_field(view.object,
        storage_v1_csi_storage_capacity_maximum_volume_size_field_()));
}
static inline int storage_v1_csi_storage_capacity_maximum_volume_size_set(
    storage_v1_csi_storage_capacity_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_storage_capacity_maximum_volume_size_field_()), value);
}
static inline bool storage_v1_csi_storage_capacity_maximum_volume_size_has(
    storage_v1_csi_storage_capacity view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_csi_storage_capacity_maximum_volume_size_field_()));
}
static inline int storage_v1_csi_storage_capacity_maximum_volume_size_unset(
    storage_v1_csi_storage_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_csi_storage_capacity_maximum_volume_size_field_()));
}
#define STORAGE_V1_CSI_STORAGE_CAPACITY_MAXIMUM_VOLUME_SIZE_PATH \
    ".maximumVolumeSize"

/* StorageClass */
static inline kin_field *storage_v1_storage_class_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta storage_v1_storage_class_get_metadata(
    storage_v1_storage_class view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        storage_v1_storage_class_metadata_field_()));
}
static inline meta_v1_object_meta_edit storage_v1_storage_class_edit_metadata(
    storage_v1_storage_class_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_metadata_field_()));
}
static inline bool storage_v1_storage_class_metadata_has(
    storage_v1_storage_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_storage_class_metadata_field_()));
}
static inline int storage_v1_storage_class_metadata_unset(
    storage_v1_storage_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_metadata_field_()));
}
#define STORAGE_V1_STORAGE_CLASS_METADATA_PATH ".metadata"
static inline kin_field *storage_v1_storage_class_provisioner_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("provisioner", "");
    return &field;
}
static inline kin_str storage_v1_storage_class_provisioner(
    storage_v1_storage_class view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1_storage_class_provisioner_field_()));
}
static inline int storage_v1_storage_class_provisioner_set(
    storage_v1_storage_class_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_provisioner_field_()), value);
}
static inline bool storage_v1_storage_class_provisioner_has(
    storage_v1_storage_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_storage_class_provisioner_field_()));
}
static inline int storage_v1_storage_class_provisioner_unset(
    storage_v1_storage_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_provisioner_field_()));
}
#define STORAGE_V1_STORAGE_CLASS_PROVISIONER_PATH ".provisioner"
static inline kin_field *storage_v1_storage_class_parameters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("parameters", "");
    return &field;
}
static inline kin_str storage_v1_storage_class_parameters_get(
    storage_v1_storage_class view, kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_object_field(view.object,
        storage_v1_storage_class_parameters_field_()), key), scratch);
}
static inline kin_str storage_v1_storage_class_parameters_at(
    storage_v1_storage_class view, size_t index, kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_object_field(view.object,
        storage_v1_storage_class_parameters_field_()), index), scratch);
}
static inline int storage_v1_storage_class_parameters_set(
    storage_v1_storage_class_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_parameters_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t storage_v1_storage_class_parameters_count(
    storage_v1_storage_class view)
{
    return kin_value_count(kin_object_field(view.object,
        storage_v1_storage_class_parameters_field_()));
}
static inline kin_str storage_v1_storage_class_parameters_key_at(
    storage_v1_storage_class view, size_t index)
{
    return kin_value_key_at(kin_object_field(view.object,
        storage_v1_storage_class_parameters_field_()), index);
}
static inline int storage_v1_storage_class_parameters_remove(
    storage_v1_storage_class_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot, storage_v1_storage_class_parameters_field_()), key));
}
static inline int storage_v1_storage_class_parameters_clear(
    storage_v1_storage_class_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_parameters_field_()));
}
static inline bool storage_v1_storage_class_parameters_has(
    storage_v1_storage_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_storage_class_parameters_field_()));
}
static inline int storage_v1_storage_class_parameters_unset(
    storage_v1_storage_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_parameters_field_()));
}
#define STORAGE_V1_STORAGE_CLASS_PARAMETERS_PATH ".parameters"
static inline kin_field *storage_v1_storage_class_reclaim_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reclaimPolicy", "");
    return &field;
}
/** One of core_v1_persistent_volume_reclaim_policy_enum. */
static inline kin_str storage_v1_storage_class_reclaim_policy(
    storage_v1_storage_class view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1_storage_class_reclaim_policy_field_()));
}
static inline int storage_v1_storage_class_reclaim_policy_set(
    storage_v1_storage_class_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_reclaim_policy_field_()), value);
}
static inline bool storage_v1_storage_class_reclaim_policy_has(
    storage_v1_storage_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_storage_class_reclaim_policy_field_()));
}
static inline int storage_v1_storage_class_reclaim_policy_unset(
    storage_v1_storage_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_reclaim_policy_field_()));
}
#define STORAGE_V1_STORAGE_CLASS_RECLAIM_POLICY_PATH ".reclaimPolicy"
static inline kin_field *storage_v1_storage_class_mount_options_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("mountOptions", "");
    return &field;
}
static inline kin_str storage_v1_storage_class_mount_options_at(
    storage_v1_storage_class view, size_t index)
{
    return kin_value_str(kin_value_at(kin_object_field(view.object,
        storage_v1_storage_class_mount_options_field_()), index));
}
static inline int storage_v1_storage_class_mount_options_append(
    storage_v1_storage_class_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_mount_options_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t storage_v1_storage_class_mount_options_count(
    storage_v1_storage_class view)
{
    return kin_value_count(kin_object_field(view.object,
        storage_v1_storage_class_mount_options_field_()));
}
static inline int storage_v1_storage_class_mount_options_clear(
    storage_v1_storage_class_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_mount_options_field_()));
}
static inline bool storage_v1_storage_class_mount_options_has(
    storage_v1_storage_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_storage_class_mount_options_field_()));
}
static inline int storage_v1_storage_class_mount_options_unset(
    storage_v1_storage_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_mount_options_field_()));
}
#define STORAGE_V1_STORAGE_CLASS_MOUNT_OPTIONS_PATH ".mountOptions"
static inline kin_field
    *storage_v1_storage_class_allow_volume_expansion_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allowVolumeExpansion", "");
    return &field;
}
static inline bool storage_v1_storage_class_allow_volume_expansion(
    storage_v1_storage_class view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        storage_v1_storage_class_allow_volume_expansion_field_()));
}
static inline int storage_v1_storage_class_allow_volume_expansion_set(
    storage_v1_storage_class_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_allow_volume_expansion_field_()), value);
}
static inline bool storage_v1_storage_class_allow_volume_expansion_has(
    storage_v1_storage_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_storage_class_allow_volume_expansion_field_()));
}
static inline int storage_v1_storage_class_allow_volume_expansion_unset(
    storage_v1_storage_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_allow_volume_expansion_field_()));
}
#define STORAGE_V1_STORAGE_CLASS_ALLOW_VOLUME_EXPANSION_PATH \
    ".allowVolumeExpansion"
static inline kin_field
    *storage_v1_storage_class_volume_binding_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("volumeBindingMode", "");
    return &field;
}
/** One of storage_v1_volume_binding_mode_enum. */
static inline kin_str storage_v1_storage_class_volume_binding_mode(
    storage_v1_storage_class view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1_storage_class_volume_binding_mode_field_()));
}
static inline int storage_v1_storage_class_volume_binding_mode_set(
    storage_v1_storage_class_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_volume_binding_mode_field_()), value);
}
static inline bool storage_v1_storage_class_volume_binding_mode_has(
    storage_v1_storage_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_storage_class_volume_binding_mode_field_()));
}
static inline int storage_v1_storage_class_volume_binding_mode_unset(
    storage_v1_storage_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_volume_binding_mode_field_()));
}
#define STORAGE_V1_STORAGE_CLASS_VOLUME_BINDING_MODE_PATH ".volumeBindingMode"
static inline kin_field
    *storage_v1_storage_class_allowed_topologies_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("allowedTopologies", "");
    return &field;
}
static inline core_v1_topology_selector_term_list
    storage_v1_storage_class_get_allowed_topologies(
    storage_v1_storage_class view)
{
    return core_v1_topology_selector_term_list_of(kin_object_field(view.object,
        storage_v1_storage_class_allowed_topologies_field_()));
}
static inline core_v1_topology_selector_term
    storage_v1_storage_class_allowed_topologies_at(
    storage_v1_storage_class view, size_t index)
{
    return core_v1_topology_selector_term_of(kin_value_at(kin_object_field(
        view.object, storage_v1_storage_class_allowed_topologies_field_()),
        index));
}
static inline core_v1_topology_selector_term_edit
    storage_v1_storage_class_allowed_topologies_append(
    storage_v1_storage_class_edit at)
{
    return core_v1_topology_selector_term_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_allowed_topologies_field_())));
}
static inline core_v1_topology_selector_term_edit
    storage_v1_storage_class_edit_allowed_topologies_at(
    storage_v1_storage_class_edit at, size_t index)
{
    return core_v1_topology_selector_term_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_allowed_topologies_field_()), index));
}
static inline int storage_v1_storage_class_allowed_topologies_remove_at(
    storage_v1_storage_class_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, storage_v1_storage_class_allowed_topologies_field_()),
        index));
}
static inline size_t storage_v1_storage_class_allowed_topologies_count(
    storage_v1_storage_class view)
{
    return kin_value_count(kin_object_field(view.object,
        storage_v1_storage_class_allowed_topologies_field_()));
}
static inline int storage_v1_storage_class_allowed_topologies_clear(
    storage_v1_storage_class_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_allowed_topologies_field_()));
}
static inline bool storage_v1_storage_class_allowed_topologies_has(
    storage_v1_storage_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_storage_class_allowed_topologies_field_()));
}
static inline int storage_v1_storage_class_allowed_topologies_unset(
    storage_v1_storage_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_class_allowed_topologies_field_()));
}
#define STORAGE_V1_STORAGE_CLASS_ALLOWED_TOPOLOGIES_PATH ".allowedTopologies"

/* StorageHealth */
static inline kin_field *storage_v1_storage_health_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str storage_v1_storage_health_name(
    storage_v1_storage_health view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_storage_health_name_field_()));
}
static inline int storage_v1_storage_health_name_set(
    storage_v1_storage_health_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_name_field_()), value);
}
static inline bool storage_v1_storage_health_name_has(
    storage_v1_storage_health view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_storage_health_name_field_()));
}
static inline int storage_v1_storage_health_name_unset(
    storage_v1_storage_health_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_name_field_()));
}
static inline kin_field
    *storage_v1_storage_health_health_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("healthConditions", "");
    return &field;
}
static inline storage_v1_storage_health_condition_list
    storage_v1_storage_health_get_health_conditions(
    storage_v1_storage_health view)
{
    return storage_v1_storage_health_condition_list_of(kin_value_field(
        view.value, storage_v1_storage_health_health_conditions_field_()));
}
static inline storage_v1_storage_health_condition
    storage_v1_storage_health_health_conditions_at(
    storage_v1_storage_health view, size_t index)
{
    return storage_v1_storage_health_condition_of(kin_value_at(kin_value_field(
        view.value, storage_v1_storage_health_health_conditions_field_()),
        index));
}
static inline storage_v1_storage_health_condition_edit
    storage_v1_storage_health_health_conditions_append(
    storage_v1_storage_health_edit at)
{
    return storage_v1_storage_health_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_health_conditions_field_())));
}
static inline storage_v1_storage_health_condition_edit
    storage_v1_storage_health_edit_health_conditions_at(
    storage_v1_storage_health_edit at, size_t index)
{
    return storage_v1_storage_health_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_health_conditions_field_()), index));
}
static inline int storage_v1_storage_health_health_conditions_remove_at(
    storage_v1_storage_health_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, storage_v1_storage_health_health_conditions_field_()),
        index));
}
static inline size_t storage_v1_storage_health_health_conditions_count(
    storage_v1_storage_health view)
{
    return kin_value_count(kin_value_field(view.value,
        storage_v1_storage_health_health_conditions_field_()));
}
static inline int storage_v1_storage_health_health_conditions_clear(
    storage_v1_storage_health_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_health_conditions_field_()));
}
static inline bool storage_v1_storage_health_health_conditions_has(
    storage_v1_storage_health view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_storage_health_health_conditions_field_()));
}
static inline int storage_v1_storage_health_health_conditions_unset(
    storage_v1_storage_health_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_health_conditions_field_()));
}

/* StorageHealthCondition */
static inline kin_field *storage_v1_storage_health_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
/** One of storage_v1_storage_health_status_type_enum. */
static inline kin_str storage_v1_storage_health_condition_status(
    storage_v1_storage_health_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_storage_health_condition_status_field_()));
}
static inline int storage_v1_storage_health_condition_status_set(
    storage_v1_storage_health_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_status_field_()), value);
}
static inline bool storage_v1_storage_health_condition_status_has(
    storage_v1_storage_health_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_storage_health_condition_status_field_()));
}
static inline int storage_v1_storage_health_condition_status_unset(
    storage_v1_storage_health_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_status_field_()));
}
static inline kin_field *storage_v1_storage_health_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str storage_v1_storage_health_condition_reason(
    storage_v1_storage_health_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_storage_health_condition_reason_field_()));
}
static inline int storage_v1_storage_health_condition_reason_set(
    storage_v1_storage_health_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_reason_field_()), value);
}
static inline bool storage_v1_storage_health_condition_reason_has(
    storage_v1_storage_health_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_storage_health_condition_reason_field_()));
}
static inline int storage_v1_storage_health_condition_reason_unset(
    storage_v1_storage_health_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_reason_field_()));
}
static inline kin_field
    *storage_v1_storage_health_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str storage_v1_storage_health_condition_message(
    storage_v1_storage_health_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_storage_health_condition_message_field_()));
}
static inline int storage_v1_storage_health_condition_message_set(
    storage_v1_storage_health_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_message_field_()), value);
}
static inline bool storage_v1_storage_health_condition_message_has(
    storage_v1_storage_health_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_storage_health_condition_message_field_()));
}
static inline int storage_v1_storage_health_condition_message_unset(
    storage_v1_storage_health_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_message_field_()));
}
static inline kin_field
    *storage_v1_storage_health_condition_access_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("accessMode", "");
    return &field;
}
/** One of core_v1_persistent_volume_access_mode_enum. */
static inline kin_str storage_v1_storage_health_condition_access_mode(
    storage_v1_storage_health_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_storage_health_condition_access_mode_field_()));
}
static inline int storage_v1_storage_health_condition_access_mode_set(
    storage_v1_storage_health_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_access_mode_field_()), value);
}
static inline bool storage_v1_storage_health_condition_access_mode_has(
    storage_v1_storage_health_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_storage_health_condition_access_mode_field_()));
}
static inline int storage_v1_storage_health_condition_access_mode_unset(
    storage_v1_storage_health_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_access_mode_field_()));
}
static inline kin_field
    *storage_v1_storage_health_condition_volume_mode_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("volumeMode", "");
    return &field;
}
/** One of core_v1_persistent_volume_mode_enum. */
static inline kin_str storage_v1_storage_health_condition_volume_mode(
    storage_v1_storage_health_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_storage_health_condition_volume_mode_field_()));
}
static inline int storage_v1_storage_health_condition_volume_mode_set(
    storage_v1_storage_health_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_volume_mode_field_()), value);
}
static inline bool storage_v1_storage_health_condition_volume_mode_has(
    storage_v1_storage_health_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_storage_health_condition_volume_mode_field_()));
}
static inline int storage_v1_storage_health_condition_volume_mode_unset(
    storage_v1_storage_health_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_volume_mode_field_()));
}
static inline kin_field
    *storage_v1_storage_health_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time storage_v1_storage_health_condition_last_transition_time(
    storage_v1_storage_health_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        storage_v1_storage_health_condition_last_transition_time_field_()));
}
static inline int storage_v1_storage_health_condition_last_transition_time_set(
    storage_v1_storage_health_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_last_transition_time_field_()),
        value);
}
static inline bool storage_v1_storage_health_condition_last_transition_time_has(
    storage_v1_storage_health_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_storage_health_condition_last_transition_time_field_()));
}
static inline int
    storage_v1_storage_health_condition_last_transition_time_unset(
    storage_v1_storage_health_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_storage_health_condition_last_transition_time_field_()));
}

/* TokenRequest */
static inline kin_field *storage_v1_token_request_audience_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("audience", "");
    return &field;
}
static inline kin_str storage_v1_token_request_audience(
    storage_v1_token_request view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_token_request_audience_field_()));
}
static inline int storage_v1_token_request_audience_set(
    storage_v1_token_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_token_request_audience_field_()), value);
}
static inline bool storage_v1_token_request_audience_has(
    storage_v1_token_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_token_request_audience_field_()));
}
static inline int storage_v1_token_request_audience_unset(
    storage_v1_token_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_token_request_audience_field_()));
}
static inline kin_field
    *storage_v1_token_request_expiration_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expirationSeconds", "");
    return &field;
}
static inline int64_t storage_v1_token_request_expiration_seconds(
    storage_v1_token_request view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        storage_v1_token_request_expiration_seconds_field_()));
}
static inline int storage_v1_token_request_expiration_seconds_set(
    storage_v1_token_request_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_token_request_expiration_seconds_field_()), value);
}
static inline bool storage_v1_token_request_expiration_seconds_has(
    storage_v1_token_request view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_token_request_expiration_seconds_field_()));
}
static inline int storage_v1_token_request_expiration_seconds_unset(
    storage_v1_token_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_token_request_expiration_seconds_field_()));
}

/* VolumeAttachment */
static inline kin_field *storage_v1_volume_attachment_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta storage_v1_volume_attachment_get_metadata(
    storage_v1_volume_attachment view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        storage_v1_volume_attachment_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    storage_v1_volume_attachment_edit_metadata(
    storage_v1_volume_attachment_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_metadata_field_()));
}
static inline bool storage_v1_volume_attachment_metadata_has(
    storage_v1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attachment_metadata_field_()));
}
static inline int storage_v1_volume_attachment_metadata_unset(
    storage_v1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_metadata_field_()));
}
#define STORAGE_V1_VOLUME_ATTACHMENT_METADATA_PATH ".metadata"
static inline kin_field *storage_v1_volume_attachment_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline storage_v1_volume_attachment_spec
    storage_v1_volume_attachment_get_spec(storage_v1_volume_attachment view)
{
    return storage_v1_volume_attachment_spec_of(kin_object_field(view.object,
        storage_v1_volume_attachment_spec_field_()));
}
static inline storage_v1_volume_attachment_spec_edit
    storage_v1_volume_attachment_edit_spec(storage_v1_volume_attachment_edit at)
{
    return storage_v1_volume_attachment_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, storage_v1_volume_attachment_spec_field_()));
}
static inline bool storage_v1_volume_attachment_spec_has(
    storage_v1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attachment_spec_field_()));
}
static inline int storage_v1_volume_attachment_spec_unset(
    storage_v1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_spec_field_()));
}
#define STORAGE_V1_VOLUME_ATTACHMENT_SPEC_PATH ".spec"
static inline kin_field *storage_v1_volume_attachment_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline storage_v1_volume_attachment_status
    storage_v1_volume_attachment_get_status(storage_v1_volume_attachment view)
{
    return storage_v1_volume_attachment_status_of(kin_object_field(view.object,
        storage_v1_volume_attachment_status_field_()));
}
static inline storage_v1_volume_attachment_status_edit
    storage_v1_volume_attachment_edit_status(
    storage_v1_volume_attachment_edit at)
{
    return storage_v1_volume_attachment_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, storage_v1_volume_attachment_status_field_()));
}
static inline bool storage_v1_volume_attachment_status_has(
    storage_v1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attachment_status_field_()));
}
static inline int storage_v1_volume_attachment_status_unset(
    storage_v1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_field_()));
}
#define STORAGE_V1_VOLUME_ATTACHMENT_STATUS_PATH ".status"
static inline kin_field *storage_v1_volume_attachment_spec_attacher_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "attacher");
    return &field;
}
static inline kin_str storage_v1_volume_attachment_spec_attacher(
    storage_v1_volume_attachment view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1_volume_attachment_spec_attacher_field_()));
}
static inline int storage_v1_volume_attachment_spec_attacher_set(
    storage_v1_volume_attachment_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_spec_attacher_field_()), value);
}
static inline bool storage_v1_volume_attachment_spec_attacher_has(
    storage_v1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attachment_spec_attacher_field_()));
}
static inline int storage_v1_volume_attachment_spec_attacher_unset(
    storage_v1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_spec_attacher_field_()));
}
#define STORAGE_V1_VOLUME_ATTACHMENT_SPEC_ATTACHER_PATH ".spec.attacher"
static inline kin_field *storage_v1_volume_attachment_spec_source_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "source");
    return &field;
}
static inline storage_v1_volume_attachment_source
    storage_v1_volume_attachment_get_spec_source(
    storage_v1_volume_attachment view)
{
    return storage_v1_volume_attachment_source_of(kin_object_field(view.object,
        storage_v1_volume_attachment_spec_source_field_()));
}
static inline storage_v1_volume_attachment_source_edit
    storage_v1_volume_attachment_edit_spec_source(
    storage_v1_volume_attachment_edit at)
{
    return storage_v1_volume_attachment_source_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, storage_v1_volume_attachment_spec_source_field_()));
}
static inline bool storage_v1_volume_attachment_spec_source_has(
    storage_v1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attachment_spec_source_field_()));
}
static inline int storage_v1_volume_attachment_spec_source_unset(
    storage_v1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_spec_source_field_()));
}
#define STORAGE_V1_VOLUME_ATTACHMENT_SPEC_SOURCE_PATH ".spec.source"
static inline kin_field
    *storage_v1_volume_attachment_spec_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "nodeName");
    return &field;
}
static inline kin_str storage_v1_volume_attachment_spec_node_name(
    storage_v1_volume_attachment view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1_volume_attachment_spec_node_name_field_()));
}
static inline int storage_v1_volume_attachment_spec_node_name_set(
    storage_v1_volume_attachment_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_spec_node_name_field_()), value);
}
static inline bool storage_v1_volume_attachment_spec_node_name_has(
    storage_v1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attachment_spec_node_name_field_()));
}
static inline int storage_v1_volume_attachment_spec_node_name_unset(
    storage_v1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_spec_node_name_field_()));
}
#define STORAGE_V1_VOLUME_ATTACHMENT_SPEC_NODE_NAME_PATH ".spec.nodeName"
static inline kin_field
    *storage_v1_volume_attachment_status_attached_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "attached");
    return &field;
}
static inline bool storage_v1_volume_attachment_status_attached(
    storage_v1_volume_attachment view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        storage_v1_volume_attachment_status_attached_field_()));
}
static inline int storage_v1_volume_attachment_status_attached_set(
    storage_v1_volume_attachment_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_attached_field_()), value);
}
static inline bool storage_v1_volume_attachment_status_attached_has(
    storage_v1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attachment_status_attached_field_()));
}
static inline int storage_v1_volume_attachment_status_attached_unset(
    storage_v1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_attached_field_()));
}
#define STORAGE_V1_VOLUME_ATTACHMENT_STATUS_ATTACHED_PATH ".status.attached"
static inline kin_field
    *storage_v1_volume_attachment_status_attachment_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "attachmentMetadata");
    return &field;
}
static inline kin_str
    storage_v1_volume_attachment_status_attachment_metadata_get(
    storage_v1_volume_attachment view, kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_object_field(view.object,
        storage_v1_volume_attachment_status_attachment_metadata_field_()), key),
        scratch);
}
static inline kin_str
    storage_v1_volume_attachment_status_attachment_metadata_at(
    storage_v1_volume_attachment view, size_t index, kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_object_field(view.object,
        storage_v1_volume_attachment_status_attachment_metadata_field_()),
        index), scratch);
}
static inline int storage_v1_volume_attachment_status_attachment_metadata_set(
    storage_v1_volume_attachment_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_attachment_metadata_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    storage_v1_volume_attachment_status_attachment_metadata_count(
    storage_v1_volume_attachment view)
{
    return kin_value_count(kin_object_field(view.object,
        storage_v1_volume_attachment_status_attachment_metadata_field_()));
}
static inline kin_str
    storage_v1_volume_attachment_status_attachment_metadata_key_at(
    storage_v1_volume_attachment view, size_t index)
{
    return kin_value_key_at(kin_object_field(view.object,
        storage_v1_volume_attachment_status_attachment_metadata_field_()),
        index);
}
static inline int
    storage_v1_volume_attachment_status_attachment_metadata_remove(
    storage_v1_volume_attachment_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1_volume_attachment_status_attachment_metadata_field_()),
        key));
}
static inline int storage_v1_volume_attachment_status_attachment_metadata_clear(
    storage_v1_volume_attachment_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_attachment_metadata_field_()));
}
static inline bool storage_v1_volume_attachment_status_attachment_metadata_has(
    storage_v1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attachment_status_attachment_metadata_field_()));
}
static inline int storage_v1_volume_attachment_status_attachment_metadata_unset(
    storage_v1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_attachment_metadata_field_()));
}
#define STORAGE_V1_VOLUME_ATTACHMENT_STATUS_ATTACHMENT_METADATA_PATH \
    ".status.attachmentMetadata"
static inline kin_field
    *storage_v1_volume_attachment_status_attach_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "attachError");
    return &field;
}
static inline storage_v1_volume_error
    storage_v1_volume_attachment_get_status_attach_error(
    storage_v1_volume_attachment view)
{
    return storage_v1_volume_error_of(kin_object_field(view.object,
        storage_v1_volume_attachment_status_attach_error_field_()));
}
static inline storage_v1_volume_error_edit
    storage_v1_volume_attachment_edit_status_attach_error(
    storage_v1_volume_attachment_edit at)
{
    return storage_v1_volume_error_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, storage_v1_volume_attachment_status_attach_error_field_()));
}
static inline bool storage_v1_volume_attachment_status_attach_error_has(
    storage_v1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attachment_status_attach_error_field_()));
}
static inline int storage_v1_volume_attachment_status_attach_error_unset(
    storage_v1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_attach_error_field_()));
}
#define STORAGE_V1_VOLUME_ATTACHMENT_STATUS_ATTACH_ERROR_PATH \
    ".status.attachError"
static inline kin_field
    *storage_v1_volume_attachment_status_detach_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "detachError");
    return &field;
}
static inline storage_v1_volume_error
    storage_v1_volume_attachment_get_status_detach_error(
    storage_v1_volume_attachment view)
{
    return storage_v1_volume_error_of(kin_object_field(view.object,
        storage_v1_volume_attachment_status_detach_error_field_()));
}
static inline storage_v1_volume_error_edit
    storage_v1_volume_attachment_edit_status_detach_error(
    storage_v1_volume_attachment_edit at)
{
    return storage_v1_volume_error_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, storage_v1_volume_attachment_status_detach_error_field_()));
}
static inline bool storage_v1_volume_attachment_status_detach_error_has(
    storage_v1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attachment_status_detach_error_field_()));
}
static inline int storage_v1_volume_attachment_status_detach_error_unset(
    storage_v1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_detach_error_field_()));
}
#define STORAGE_V1_VOLUME_ATTACHMENT_STATUS_DETACH_ERROR_PATH \
    ".status.detachError"

/* VolumeAttachmentSource */
static inline kin_field
    *storage_v1_volume_attachment_source_persistent_volume_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("persistentVolumeName", "");
    return &field;
}
static inline kin_str
    storage_v1_volume_attachment_source_persistent_volume_name(
    storage_v1_volume_attachment_source view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_volume_attachment_source_persistent_volume_name_field_()));
}
static inline int
    storage_v1_volume_attachment_source_persistent_volume_name_set(
    storage_v1_volume_attachment_source_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_source_persistent_volume_name_field_()),
        value);
}
static inline bool
    storage_v1_volume_attachment_source_persistent_volume_name_has(
    storage_v1_volume_attachment_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_attachment_source_persistent_volume_name_field_()));
}
static inline int
    storage_v1_volume_attachment_source_persistent_volume_name_unset(
    storage_v1_volume_attachment_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_source_persistent_volume_name_field_()));
}
static inline kin_field
    *storage_v1_volume_attachment_source_inline_volume_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("inlineVolumeSpec", "");
    return &field;
}
static inline core_v1_persistent_volume_spec
    storage_v1_volume_attachment_source_get_inline_volume_spec(
    storage_v1_volume_attachment_source view)
{
    return core_v1_persistent_volume_spec_of(kin_value_field(view.value,
        storage_v1_volume_attachment_source_inline_volume_spec_field_()));
}
static inline core_v1_persistent_volume_spec_edit
    storage_v1_volume_attachment_source_edit_inline_volume_spec(
    storage_v1_volume_attachment_source_edit at)
{
    return core_v1_persistent_volume_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1_volume_attachment_source_inline_volume_spec_field_()));
}
static inline bool storage_v1_volume_attachment_source_inline_volume_spec_has(
    storage_v1_volume_attachment_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_attachment_source_inline_volume_spec_field_()));
}
static inline int storage_v1_volume_attachment_source_inline_volume_spec_unset(
    storage_v1_volume_attachment_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_source_inline_volume_spec_field_()));
}

/* VolumeAttachmentSpec */
static inline kin_field
    *storage_v1_volume_attachment_spec_get_attacher_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attacher", "");
    return &field;
}
static inline kin_str storage_v1_volume_attachment_spec_get_attacher(
    storage_v1_volume_attachment_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_volume_attachment_spec_get_attacher_field_()));
}
static inline int storage_v1_volume_attachment_spec_edit_attacher_set(
    storage_v1_volume_attachment_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_spec_get_attacher_field_()), value);
}
static inline bool storage_v1_volume_attachment_spec_get_attacher_has(
    storage_v1_volume_attachment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_attachment_spec_get_attacher_field_()));
}
static inline int storage_v1_volume_attachment_spec_edit_attacher_unset(
    storage_v1_volume_attachment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_spec_get_attacher_field_()));
}
static inline kin_field
    *storage_v1_volume_attachment_spec_get_source_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("source", "");
    return &field;
}
static inline storage_v1_volume_attachment_source
    storage_v1_volume_attachment_spec_get_source(
    storage_v1_volume_attachment_spec view)
{
    return storage_v1_volume_attachment_source_of(kin_value_field(view.value,
        storage_v1_volume_attachment_spec_get_source_field_()));
}
static inline storage_v1_volume_attachment_source_edit
    storage_v1_volume_attachment_spec_edit_source(
    storage_v1_volume_attachment_spec_edit at)
{
    return storage_v1_volume_attachment_source_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1_volume_attachment_spec_get_source_field_()));
}
static inline bool storage_v1_volume_attachment_spec_get_source_has(
    storage_v1_volume_attachment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_attachment_spec_get_source_field_()));
}
static inline int storage_v1_volume_attachment_spec_edit_source_unset(
    storage_v1_volume_attachment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_spec_get_source_field_()));
}
static inline kin_field
    *storage_v1_volume_attachment_spec_get_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeName", "");
    return &field;
}
static inline kin_str storage_v1_volume_attachment_spec_get_node_name(
    storage_v1_volume_attachment_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_volume_attachment_spec_get_node_name_field_()));
}
static inline int storage_v1_volume_attachment_spec_edit_node_name_set(
    storage_v1_volume_attachment_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_spec_get_node_name_field_()), value);
}
static inline bool storage_v1_volume_attachment_spec_get_node_name_has(
    storage_v1_volume_attachment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_attachment_spec_get_node_name_field_()));
}
static inline int storage_v1_volume_attachment_spec_edit_node_name_unset(
    storage_v1_volume_attachment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_spec_get_node_name_field_()));
}

/* VolumeAttachmentStatus */
static inline kin_field
    *storage_v1_volume_attachment_status_get_attached_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attached", "");
    return &field;
}
static inline bool storage_v1_volume_attachment_status_get_attached(
    storage_v1_volume_attachment_status view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        storage_v1_volume_attachment_status_get_attached_field_()));
}
static inline int storage_v1_volume_attachment_status_edit_attached_set(
    storage_v1_volume_attachment_status_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_get_attached_field_()), value);
}
static inline bool storage_v1_volume_attachment_status_get_attached_has(
    storage_v1_volume_attachment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_attachment_status_get_attached_field_()));
}
static inline int storage_v1_volume_attachment_status_edit_attached_unset(
    storage_v1_volume_attachment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_get_attached_field_()));
}
static inline kin_field
    *storage_v1_volume_attachment_status_get_attachment_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attachmentMetadata", "");
    return &field;
}
static inline kin_str
    storage_v1_volume_attachment_status_get_attachment_metadata_get(
    storage_v1_volume_attachment_status view, kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_value_field(view.value,
        storage_v1_volume_attachment_status_get_attachment_metadata_field_()),
        key), scratch);
}
static inline kin_str
    storage_v1_volume_attachment_status_get_attachment_metadata_at(
    storage_v1_volume_attachment_status view, size_t index,
    kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_value_field(view.value,
        storage_v1_volume_attachment_status_get_attachment_metadata_field_()),
        index), scratch);
}
static inline int
    storage_v1_volume_attachment_status_edit_attachment_metadata_set(
    storage_v1_volume_attachment_status_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_get_attachment_metadata_field_()),
        key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    storage_v1_volume_attachment_status_get_attachment_metadata_count(
    storage_v1_volume_attachment_status view)
{
    return kin_value_count(kin_value_field(view.value,
        storage_v1_volume_attachment_status_get_attachment_metadata_field_()));
}
static inline kin_str
    storage_v1_volume_attachment_status_get_attachment_metadata_key_at(
    storage_v1_volume_attachment_status view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        storage_v1_volume_attachment_status_get_attachment_metadata_field_()),
        index);
}
static inline int
    storage_v1_volume_attachment_status_edit_attachment_metadata_remove(
    storage_v1_volume_attachment_status_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1_volume_attachment_status_get_attachment_metadata_field_()),
        key));
}
static inline int
    storage_v1_volume_attachment_status_edit_attachment_metadata_clear(
    storage_v1_volume_attachment_status_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_get_attachment_metadata_field_()));
}
static inline bool
    storage_v1_volume_attachment_status_get_attachment_metadata_has(
    storage_v1_volume_attachment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_attachment_status_get_attachment_metadata_field_()));
}
static inline int
    storage_v1_volume_attachment_status_edit_attachment_metadata_unset(
    storage_v1_volume_attachment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_get_attachment_metadata_field_()));
}
static inline kin_field
    *storage_v1_volume_attachment_status_get_attach_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attachError", "");
    return &field;
}
static inline storage_v1_volume_error
    storage_v1_volume_attachment_status_get_attach_error(
    storage_v1_volume_attachment_status view)
{
    return storage_v1_volume_error_of(kin_value_field(view.value,
        storage_v1_volume_attachment_status_get_attach_error_field_()));
}
static inline storage_v1_volume_error_edit
    storage_v1_volume_attachment_status_edit_attach_error(
    storage_v1_volume_attachment_status_edit at)
{
    return storage_v1_volume_error_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        storage_v1_volume_attachment_status_get_attach_error_field_()));
}
static inline bool storage_v1_volume_attachment_status_get_attach_error_has(
    storage_v1_volume_attachment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_attachment_status_get_attach_error_field_()));
}
static inline int storage_v1_volume_attachment_status_edit_attach_error_unset(
    storage_v1_volume_attachment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_get_attach_error_field_()));
}
static inline kin_field
    *storage_v1_volume_attachment_status_get_detach_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("detachError", "");
    return &field;
}
static inline storage_v1_volume_error
    storage_v1_volume_attachment_status_get_detach_error(
    storage_v1_volume_attachment_status view)
{
    return storage_v1_volume_error_of(kin_value_field(view.value,
        storage_v1_volume_attachment_status_get_detach_error_field_()));
}
static inline storage_v1_volume_error_edit
    storage_v1_volume_attachment_status_edit_detach_error(
    storage_v1_volume_attachment_status_edit at)
{
    return storage_v1_volume_error_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        storage_v1_volume_attachment_status_get_detach_error_field_()));
}
static inline bool storage_v1_volume_attachment_status_get_detach_error_has(
    storage_v1_volume_attachment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_attachment_status_get_detach_error_field_()));
}
static inline int storage_v1_volume_attachment_status_edit_detach_error_unset(
    storage_v1_volume_attachment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attachment_status_get_detach_error_field_()));
}

/* VolumeAttributesClass */
static inline kin_field
    *storage_v1_volume_attributes_class_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    storage_v1_volume_attributes_class_get_metadata(
    storage_v1_volume_attributes_class view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        storage_v1_volume_attributes_class_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    storage_v1_volume_attributes_class_edit_metadata(
    storage_v1_volume_attributes_class_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attributes_class_metadata_field_()));
}
static inline bool storage_v1_volume_attributes_class_metadata_has(
    storage_v1_volume_attributes_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attributes_class_metadata_field_()));
}
static inline int storage_v1_volume_attributes_class_metadata_unset(
    storage_v1_volume_attributes_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attributes_class_metadata_field_()));
}
#define STORAGE_V1_VOLUME_ATTRIBUTES_CLASS_METADATA_PATH ".metadata"
static inline kin_field
    *storage_v1_volume_attributes_class_driver_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("driverName", "");
    return &field;
}
static inline kin_str storage_v1_volume_attributes_class_driver_name(
    storage_v1_volume_attributes_class view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1_volume_attributes_class_driver_name_field_()));
}
static inline int storage_v1_volume_attributes_class_driver_name_set(
    storage_v1_volume_attributes_class_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attributes_class_driver_name_field_()), value);
}
static inline bool storage_v1_volume_attributes_class_driver_name_has(
    storage_v1_volume_attributes_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attributes_class_driver_name_field_()));
}
static inline int storage_v1_volume_attributes_class_driver_name_unset(
    storage_v1_volume_attributes_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attributes_class_driver_name_field_()));
}
#define STORAGE_V1_VOLUME_ATTRIBUTES_CLASS_DRIVER_NAME_PATH ".driverName"
static inline kin_field
    *storage_v1_volume_attributes_class_parameters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("parameters", "");
    return &field;
}
static inline kin_str storage_v1_volume_attributes_class_parameters_get(
    storage_v1_volume_attributes_class view, kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_object_field(view.object,
        storage_v1_volume_attributes_class_parameters_field_()), key), scratch);
}
static inline kin_str storage_v1_volume_attributes_class_parameters_at(
    storage_v1_volume_attributes_class view, size_t index, kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_object_field(view.object,
        storage_v1_volume_attributes_class_parameters_field_()), index),
        scratch);
}
static inline int storage_v1_volume_attributes_class_parameters_set(
    storage_v1_volume_attributes_class_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attributes_class_parameters_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t storage_v1_volume_attributes_class_parameters_count(
    storage_v1_volume_attributes_class view)
{
    return kin_value_count(kin_object_field(view.object,
        storage_v1_volume_attributes_class_parameters_field_()));
}
static inline kin_str storage_v1_volume_attributes_class_parameters_key_at(
    storage_v1_volume_attributes_class view, size_t index)
{
    return kin_value_key_at(kin_object_field(view.object,
        storage_v1_volume_attributes_class_parameters_field_()), index);
}
static inline int storage_v1_volume_attributes_class_parameters_remove(
    storage_v1_volume_attributes_class_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1_volume_attributes_class_parameters_field_()), key));
}
static inline int storage_v1_volume_attributes_class_parameters_clear(
    storage_v1_volume_attributes_class_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attributes_class_parameters_field_()));
}
static inline bool storage_v1_volume_attributes_class_parameters_has(
    storage_v1_volume_attributes_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1_volume_attributes_class_parameters_field_()));
}
static inline int storage_v1_volume_attributes_class_parameters_unset(
    storage_v1_volume_attributes_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_attributes_class_parameters_field_()));
}
#define STORAGE_V1_VOLUME_ATTRIBUTES_CLASS_PARAMETERS_PATH ".parameters"

/* VolumeError */
static inline kin_field *storage_v1_volume_error_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("time", "");
    return &field;
}
static inline kin_time storage_v1_volume_error_time(
    storage_v1_volume_error view)
{
    return kin_value_as_time(kin_value_field(view.value,
        storage_v1_volume_error_time_field_()));
}
static inline int storage_v1_volume_error_time_set(
    storage_v1_volume_error_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_error_time_field_()), value);
}
static inline bool storage_v1_volume_error_time_has(
    storage_v1_volume_error view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_error_time_field_()));
}
static inline int storage_v1_volume_error_time_unset(
    storage_v1_volume_error_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_error_time_field_()));
}
static inline kin_field *storage_v1_volume_error_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str storage_v1_volume_error_message(
    storage_v1_volume_error view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1_volume_error_message_field_()));
}
static inline int storage_v1_volume_error_message_set(
    storage_v1_volume_error_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_error_message_field_()), value);
}
static inline bool storage_v1_volume_error_message_has(
    storage_v1_volume_error view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_error_message_field_()));
}
static inline int storage_v1_volume_error_message_unset(
    storage_v1_volume_error_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_error_message_field_()));
}
static inline kin_field *storage_v1_volume_error_error_code_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("errorCode", "");
    return &field;
}
static inline int32_t storage_v1_volume_error_error_code(
    storage_v1_volume_error view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        storage_v1_volume_error_error_code_field_()));
}
static inline int storage_v1_volume_error_error_code_set(
    storage_v1_volume_error_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_error_error_code_field_()), value);
}
static inline bool storage_v1_volume_error_error_code_has(
    storage_v1_volume_error view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_error_error_code_field_()));
}
static inline int storage_v1_volume_error_error_code_unset(
    storage_v1_volume_error_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_error_error_code_field_()));
}

/* VolumeNodeResources */
static inline kin_field *storage_v1_volume_node_resources_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("count", "");
    return &field;
}
static inline int32_t storage_v1_volume_node_resources_count(
    storage_v1_volume_node_resources view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        storage_v1_volume_node_resources_count_field_()));
}
static inline int storage_v1_volume_node_resources_count_set(
    storage_v1_volume_node_resources_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_node_resources_count_field_()), value);
}
static inline bool storage_v1_volume_node_resources_count_has(
    storage_v1_volume_node_resources view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1_volume_node_resources_count_field_()));
}
static inline int storage_v1_volume_node_resources_count_unset(
    storage_v1_volume_node_resources_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1_volume_node_resources_count_field_()));
}

static const kin_resource storage_v1_csi_drivers[1] = {
    {"storage.k8s.io", "v1", "csidrivers", "CSIDriver", true},
};
static inline storage_v1_csi_driver_edit storage_v1_csi_driver_new(
    const kin_allocator *alloc, kin_str name)
{
    storage_v1_csi_driver_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, storage_v1_csi_drivers, named);
    at.spot = kin_edit_root();
    return at;
}
static inline storage_v1_csi_driver storage_v1_csi_driver_cast(
    const kin_object *object)
{
    return storage_v1_csi_driver_of(kin_object_is_of(object,
        storage_v1_csi_drivers) ? object : NULL);
}
static inline kin_call_opts storage_v1_csi_drivers_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int storage_v1_csi_drivers_got_(int r, kin_object *object,
    storage_v1_csi_driver *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int storage_v1_csi_drivers_get(kin_client *client,
    kin_str name, const kin_call_opts *opts, storage_v1_csi_driver *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, storage_v1_csi_drivers, at, opts,
        ret ? &got : NULL, err);
    return storage_v1_csi_drivers_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_drivers_create(
    kin_client *client, storage_v1_csi_driver_edit at,
    const kin_call_opts *opts, storage_v1_csi_driver *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, storage_v1_csi_drivers, at.edit, opts,
        ret ? &got : NULL, err);
    return storage_v1_csi_drivers_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_drivers_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, storage_v1_csi_drivers, at, opts, NULL,
        err);
}
KIN_NODISCARD static inline int storage_v1_csi_drivers_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, storage_v1_csi_drivers, opts,
        NULL, err);
}
KIN_NODISCARD static inline int storage_v1_csi_drivers_update(
    kin_client *client, storage_v1_csi_driver_edit at,
    const kin_call_opts *opts, storage_v1_csi_driver *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_drivers_part_(opts, "");
    int r = kin_client_update(client, storage_v1_csi_drivers, at.edit, &own,
        ret ? &got : NULL, err);
    return storage_v1_csi_drivers_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_drivers_patch(kin_client *client,
    storage_v1_csi_driver_edit at, const kin_call_opts *opts,
    storage_v1_csi_driver *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_drivers_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_csi_drivers, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_csi_drivers_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_drivers_apply(kin_client *client,
    storage_v1_csi_driver_edit at, const kin_call_opts *opts,
    storage_v1_csi_driver *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_drivers_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_csi_drivers, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_csi_drivers_got_(r, got, ret);
}
typedef struct storage_v1_csi_driver_list_handler {
    int (*on_item)(storage_v1_csi_driver item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} storage_v1_csi_driver_list_handler;
static inline int storage_v1_csi_driver_list_each_(const kin_object *object,
    void *userdata)
{
    const storage_v1_csi_driver_list_handler *own = (
        const storage_v1_csi_driver_list_handler *)userdata;
    return own->on_item(storage_v1_csi_driver_of(object), own->userdata);
}
static inline int storage_v1_csi_driver_list_restart_(void *userdata)
{
    const storage_v1_csi_driver_list_handler *own = (
        const storage_v1_csi_driver_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler storage_v1_csi_driver_list_adapt_(
    storage_v1_csi_driver_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = storage_v1_csi_driver_list_each_;
    handler.on_restart = own->on_restart ? storage_v1_csi_driver_list_restart_
        : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int storage_v1_csi_drivers_list(kin_client *client,
    const kin_list_opts *opts,
    const storage_v1_csi_driver_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    storage_v1_csi_driver_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_csi_driver_list_adapt_(&own);
    return kin_client_list(client, storage_v1_csi_drivers, opts, &adapted, ret,
        err);
}
KIN_NODISCARD static inline int storage_v1_csi_drivers_list_all(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1_csi_driver_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    storage_v1_csi_driver_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_csi_driver_list_adapt_(&own);
    return kin_client_list_all(client, storage_v1_csi_drivers, opts, &adapted,
        ret, err);
}
typedef struct storage_v1_csi_driver_watch {
    kin_watch *watch;
} storage_v1_csi_driver_watch;
static inline void storage_v1_csi_driver_watch_auto_release(
    storage_v1_csi_driver_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int storage_v1_csi_drivers_watch(kin_client *client,
    const kin_list_opts *opts, storage_v1_csi_driver_watch *ret, kin_error *err)
{
    return kin_client_watch(client, storage_v1_csi_drivers, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int storage_v1_csi_driver_watch_next(
    storage_v1_csi_driver_watch watch, kin_deadline deadline,
    kin_watch_event *ret, storage_v1_csi_driver *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct storage_v1_csi_driver_informer {
    kin_informer *informer;
} storage_v1_csi_driver_informer;
static inline storage_v1_csi_driver_informer storage_v1_csi_driver_informer_of(
    kin_informer *informer)
{
    storage_v1_csi_driver_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int storage_v1_csi_drivers_informer(
    kin_factory *factory, storage_v1_csi_driver_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, storage_v1_csi_drivers, &ret->informer,
        err);
}
typedef struct storage_v1_csi_driver_handler {
    void (*on_add)(storage_v1_csi_driver view, bool is_initial, void *userdata);
    void (*on_update)(storage_v1_csi_driver old_view,
        storage_v1_csi_driver view, void *userdata);
    void (*on_delete)(storage_v1_csi_driver view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(storage_v1_csi_driver view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, storage_v1_csi_driver view,
        void *userdata);
} storage_v1_csi_driver_handler;
static inline void storage_v1_csi_driver_on_event_(const kin_event *event,
    void *userdata)
{
    const storage_v1_csi_driver_handler *own = (
        const storage_v1_csi_driver_handler *)userdata;
    own->on_event(event, storage_v1_csi_driver_of(event->object),
        own->userdata);
}
static inline void storage_v1_csi_driver_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const storage_v1_csi_driver_handler *own = (
        const storage_v1_csi_driver_handler *)userdata;
    own->on_add(storage_v1_csi_driver_of(object), is_initial, own->userdata);
}
static inline void storage_v1_csi_driver_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const storage_v1_csi_driver_handler *own = (
        const storage_v1_csi_driver_handler *)userdata;
    own->on_update(storage_v1_csi_driver_of(old_object),
        storage_v1_csi_driver_of(object), own->userdata);
}
static inline void storage_v1_csi_driver_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const storage_v1_csi_driver_handler *own = (
        const storage_v1_csi_driver_handler *)userdata;
    own->on_delete(storage_v1_csi_driver_of(object), is_tombstone,
        own->userdata);
}
static inline void storage_v1_csi_driver_on_synced_(void *userdata)
{
    const storage_v1_csi_driver_handler *own = (
        const storage_v1_csi_driver_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool storage_v1_csi_driver_wants_(const kin_object *object,
    void *userdata)
{
    const storage_v1_csi_driver_handler *own = (
        const storage_v1_csi_driver_handler *)userdata;
    return own->wants(storage_v1_csi_driver_of(object), own->userdata);
}
static inline int storage_v1_csi_driver_informer_add_handler(
    storage_v1_csi_driver_informer informer,
    const storage_v1_csi_driver_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? storage_v1_csi_driver_on_add_ : NULL;
    handler.on_update = own->on_update ? storage_v1_csi_driver_on_update_ :
        NULL;
    handler.on_delete = own->on_delete ? storage_v1_csi_driver_on_delete_ :
        NULL;
    handler.on_synced = own->on_synced ? storage_v1_csi_driver_on_synced_ :
        NULL;
    handler.wants = own->wants ? storage_v1_csi_driver_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? storage_v1_csi_driver_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct storage_v1_csi_driver_lister {
    kin_snapshot *snapshot;
} storage_v1_csi_driver_lister;
typedef struct storage_v1_csi_driver_iter {
    kin_lister_iter it;
} storage_v1_csi_driver_iter;
static inline storage_v1_csi_driver_lister
    storage_v1_csi_driver_informer_lister(
    storage_v1_csi_driver_informer informer)
{
    storage_v1_csi_driver_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void storage_v1_csi_driver_lister_auto_release(
    storage_v1_csi_driver_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline storage_v1_csi_driver storage_v1_csi_driver_lister_get(
    storage_v1_csi_driver_lister lister, kin_str name)
{
    return storage_v1_csi_driver_of(kin_lister_get(lister.snapshot, kin_str_of(
        NULL, 0), name));
}
static inline storage_v1_csi_driver_iter storage_v1_csi_driver_lister_list(
    storage_v1_csi_driver_lister lister, const kin_selector *selector)
{
    storage_v1_csi_driver_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline storage_v1_csi_driver storage_v1_csi_driver_iter_next(
    storage_v1_csi_driver_iter *iter)
{
    return storage_v1_csi_driver_of(kin_lister_next(&iter->it));
}

static const kin_resource storage_v1_csi_nodes[1] = {
    {"storage.k8s.io", "v1", "csinodes", "CSINode", true},
};
static inline storage_v1_csi_node_edit storage_v1_csi_node_new(
    const kin_allocator *alloc, kin_str name)
{
    storage_v1_csi_node_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, storage_v1_csi_nodes, named);
    at.spot = kin_edit_root();
    return at;
}
static inline storage_v1_csi_node storage_v1_csi_node_cast(
    const kin_object *object)
{
    return storage_v1_csi_node_of(kin_object_is_of(object,
        storage_v1_csi_nodes) ? object : NULL);
}
static inline kin_call_opts storage_v1_csi_nodes_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int storage_v1_csi_nodes_got_(int r, kin_object *object,
    storage_v1_csi_node *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_get(kin_client *client,
    kin_str name, const kin_call_opts *opts, storage_v1_csi_node *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, storage_v1_csi_nodes, at, opts,
        ret ? &got : NULL, err);
    return storage_v1_csi_nodes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_create(kin_client *client,
    storage_v1_csi_node_edit at, const kin_call_opts *opts,
    storage_v1_csi_node *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, storage_v1_csi_nodes, at.edit, opts,
        ret ? &got : NULL, err);
    return storage_v1_csi_nodes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_delete(kin_client *client,
    kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, storage_v1_csi_nodes, at, opts, NULL, err);
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, storage_v1_csi_nodes, opts,
        NULL, err);
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_update(kin_client *client,
    storage_v1_csi_node_edit at, const kin_call_opts *opts,
    storage_v1_csi_node *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_nodes_part_(opts, "");
    int r = kin_client_update(client, storage_v1_csi_nodes, at.edit, &own,
        ret ? &got : NULL, err);
    return storage_v1_csi_nodes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_patch(kin_client *client,
    storage_v1_csi_node_edit at, const kin_call_opts *opts,
    storage_v1_csi_node *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_nodes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_csi_nodes, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_csi_nodes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_apply(kin_client *client,
    storage_v1_csi_node_edit at, const kin_call_opts *opts,
    storage_v1_csi_node *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_nodes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_csi_nodes, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_csi_nodes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_update_status(
    kin_client *client, storage_v1_csi_node_edit at, const kin_call_opts *opts,
    storage_v1_csi_node *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_nodes_part_(opts, "status");
    int r = kin_client_update(client, storage_v1_csi_nodes, at.edit, &own,
        ret ? &got : NULL, err);
    return storage_v1_csi_nodes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_patch_status(
    kin_client *client, storage_v1_csi_node_edit at, const kin_call_opts *opts,
    storage_v1_csi_node *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_nodes_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_csi_nodes, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_csi_nodes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_apply_status(
    kin_client *client, storage_v1_csi_node_edit at, const kin_call_opts *opts,
    storage_v1_csi_node *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_nodes_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_csi_nodes, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_csi_nodes_got_(r, got, ret);
}
typedef struct storage_v1_csi_node_list_handler {
    int (*on_item)(storage_v1_csi_node item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} storage_v1_csi_node_list_handler;
static inline int storage_v1_csi_node_list_each_(const kin_object *object,
    void *userdata)
{
    const storage_v1_csi_node_list_handler *own = (
        const storage_v1_csi_node_list_handler *)userdata;
    return own->on_item(storage_v1_csi_node_of(object), own->userdata);
}
static inline int storage_v1_csi_node_list_restart_(void *userdata)
{
    const storage_v1_csi_node_list_handler *own = (
        const storage_v1_csi_node_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler storage_v1_csi_node_list_adapt_(
    storage_v1_csi_node_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = storage_v1_csi_node_list_each_;
    handler.on_restart = own->on_restart ? storage_v1_csi_node_list_restart_ :
        NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_list(kin_client *client,
    const kin_list_opts *opts, const storage_v1_csi_node_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1_csi_node_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_csi_node_list_adapt_(&own);
    return kin_client_list(client, storage_v1_csi_nodes, opts, &adapted, ret,
        err);
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_list_all(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1_csi_node_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    storage_v1_csi_node_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_csi_node_list_adapt_(&own);
    return kin_client_list_all(client, storage_v1_csi_nodes, opts, &adapted,
        ret, err);
}
typedef struct storage_v1_csi_node_watch {
    kin_watch *watch;
} storage_v1_csi_node_watch;
static inline void storage_v1_csi_node_watch_auto_release(
    storage_v1_csi_node_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_watch(kin_client *client,
    const kin_list_opts *opts, storage_v1_csi_node_watch *ret, kin_error *err)
{
    return kin_client_watch(client, storage_v1_csi_nodes, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int storage_v1_csi_node_watch_next(
    storage_v1_csi_node_watch watch, kin_deadline deadline,
    kin_watch_event *ret, storage_v1_csi_node *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct storage_v1_csi_node_informer {
    kin_informer *informer;
} storage_v1_csi_node_informer;
static inline storage_v1_csi_node_informer storage_v1_csi_node_informer_of(
    kin_informer *informer)
{
    storage_v1_csi_node_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int storage_v1_csi_nodes_informer(
    kin_factory *factory, storage_v1_csi_node_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, storage_v1_csi_nodes, &ret->informer,
        err);
}
typedef struct storage_v1_csi_node_handler {
    void (*on_add)(storage_v1_csi_node view, bool is_initial, void *userdata);
    void (*on_update)(storage_v1_csi_node old_view, storage_v1_csi_node view,
        void *userdata);
    void (*on_delete)(storage_v1_csi_node view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(storage_v1_csi_node view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, storage_v1_csi_node view,
        void *userdata);
} storage_v1_csi_node_handler;
static inline void storage_v1_csi_node_on_event_(const kin_event *event,
    void *userdata)
{
    const storage_v1_csi_node_handler *own = (
        const storage_v1_csi_node_handler *)userdata;
    own->on_event(event, storage_v1_csi_node_of(event->object), own->userdata);
}
static inline void storage_v1_csi_node_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const storage_v1_csi_node_handler *own = (
        const storage_v1_csi_node_handler *)userdata;
    own->on_add(storage_v1_csi_node_of(object), is_initial, own->userdata);
}
static inline void storage_v1_csi_node_on_update_(const kin_object *old_object,
    const kin_object *object, void *userdata)
{
    const storage_v1_csi_node_handler *own = (
        const storage_v1_csi_node_handler *)userdata;
    own->on_update(storage_v1_csi_node_of(old_object), storage_v1_csi_node_of(
        object), own->userdata);
}
static inline void storage_v1_csi_node_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const storage_v1_csi_node_handler *own = (
        const storage_v1_csi_node_handler *)userdata;
    own->on_delete(storage_v1_csi_node_of(object), is_tombstone, own->userdata);
}
static inline void storage_v1_csi_node_on_synced_(void *userdata)
{
    const storage_v1_csi_node_handler *own = (
        const storage_v1_csi_node_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool storage_v1_csi_node_wants_(const kin_object *object,
    void *userdata)
{
    const storage_v1_csi_node_handler *own = (
        const storage_v1_csi_node_handler *)userdata;
    return own->wants(storage_v1_csi_node_of(object), own->userdata);
}
static inline int storage_v1_csi_node_informer_add_handler(
    storage_v1_csi_node_informer informer,
    const storage_v1_csi_node_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? storage_v1_csi_node_on_add_ : NULL;
    handler.on_update = own->on_update ? storage_v1_csi_node_on_update_ : NULL;
    handler.on_delete = own->on_delete ? storage_v1_csi_node_on_delete_ : NULL;
    handler.on_synced = own->on_synced ? storage_v1_csi_node_on_synced_ : NULL;
    handler.wants = own->wants ? storage_v1_csi_node_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? storage_v1_csi_node_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct storage_v1_csi_node_lister {
    kin_snapshot *snapshot;
} storage_v1_csi_node_lister;
typedef struct storage_v1_csi_node_iter {
    kin_lister_iter it;
} storage_v1_csi_node_iter;
static inline storage_v1_csi_node_lister storage_v1_csi_node_informer_lister(
    storage_v1_csi_node_informer informer)
{
    storage_v1_csi_node_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void storage_v1_csi_node_lister_auto_release(
    storage_v1_csi_node_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline storage_v1_csi_node storage_v1_csi_node_lister_get(
    storage_v1_csi_node_lister lister, kin_str name)
{
    return storage_v1_csi_node_of(kin_lister_get(lister.snapshot, kin_str_of(
        NULL, 0), name));
}
static inline storage_v1_csi_node_iter storage_v1_csi_node_lister_list(
    storage_v1_csi_node_lister lister, const kin_selector *selector)
{
    storage_v1_csi_node_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline storage_v1_csi_node storage_v1_csi_node_iter_next(
    storage_v1_csi_node_iter *iter)
{
    return storage_v1_csi_node_of(kin_lister_next(&iter->it));
}

static const kin_resource storage_v1_csi_storage_capacities[1] = {
    {"storage.k8s.io", "v1", "csistoragecapacities", "CSIStorageCapacity",
        false},
};
static inline storage_v1_csi_storage_capacity_edit
    storage_v1_csi_storage_capacity_new(const kin_allocator *alloc, kin_str ns,
    kin_str name)
{
    storage_v1_csi_storage_capacity_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, storage_v1_csi_storage_capacities,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline storage_v1_csi_storage_capacity
    storage_v1_csi_storage_capacity_cast(const kin_object *object)
{
    return storage_v1_csi_storage_capacity_of(kin_object_is_of(object,
        storage_v1_csi_storage_capacities) ? object : NULL);
}
static inline kin_call_opts storage_v1_csi_storage_capacities_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int storage_v1_csi_storage_capacities_got_(int r,
    kin_object *object, storage_v1_csi_storage_capacity *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int storage_v1_csi_storage_capacities_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    storage_v1_csi_storage_capacity *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, storage_v1_csi_storage_capacities, at, opts,
        ret ? &got : NULL, err);
    return storage_v1_csi_storage_capacities_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_storage_capacities_create(
    kin_client *client, storage_v1_csi_storage_capacity_edit at,
    const kin_call_opts *opts, storage_v1_csi_storage_capacity *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, storage_v1_csi_storage_capacities,
        at.edit, opts, ret ? &got : NULL, err);
    return storage_v1_csi_storage_capacities_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_storage_capacities_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, storage_v1_csi_storage_capacities, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    storage_v1_csi_storage_capacities_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        storage_v1_csi_storage_capacities, opts, NULL, err);
}
KIN_NODISCARD static inline int storage_v1_csi_storage_capacities_update(
    kin_client *client, storage_v1_csi_storage_capacity_edit at,
    const kin_call_opts *opts, storage_v1_csi_storage_capacity *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_storage_capacities_part_(opts, "");
    int r = kin_client_update(client, storage_v1_csi_storage_capacities,
        at.edit, &own, ret ? &got : NULL, err);
    return storage_v1_csi_storage_capacities_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_storage_capacities_patch(
    kin_client *client, storage_v1_csi_storage_capacity_edit at,
    const kin_call_opts *opts, storage_v1_csi_storage_capacity *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_storage_capacities_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_csi_storage_capacities, &what,
        &own, ret ? &got : NULL, err);
    return storage_v1_csi_storage_capacities_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_csi_storage_capacities_apply(
    kin_client *client, storage_v1_csi_storage_capacity_edit at,
    const kin_call_opts *opts, storage_v1_csi_storage_capacity *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_csi_storage_capacities_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_csi_storage_capacities, &what,
        &own, ret ? &got : NULL, err);
    return storage_v1_csi_storage_capacities_got_(r, got, ret);
}
typedef struct storage_v1_csi_storage_capacity_list_handler {
    int (*on_item)(storage_v1_csi_storage_capacity item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} storage_v1_csi_storage_capacity_list_handler;
static inline int storage_v1_csi_storage_capacity_list_each_(
    const kin_object *object, void *userdata)
{
    const storage_v1_csi_storage_capacity_list_handler *own = (
        const storage_v1_csi_storage_capacity_list_handler *)userdata;
    return own->on_item(storage_v1_csi_storage_capacity_of(object),
        own->userdata);
}
static inline int storage_v1_csi_storage_capacity_list_restart_(void *userdata)
{
    const storage_v1_csi_storage_capacity_list_handler *own = (
        const storage_v1_csi_storage_capacity_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler storage_v1_csi_storage_capacity_list_adapt_(
    storage_v1_csi_storage_capacity_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = storage_v1_csi_storage_capacity_list_each_;
    handler.on_restart = own->on_restart ?
        storage_v1_csi_storage_capacity_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int storage_v1_csi_storage_capacities_list(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1_csi_storage_capacity_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1_csi_storage_capacity_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_csi_storage_capacity_list_adapt_(
        &own);
    return kin_client_list(client, storage_v1_csi_storage_capacities, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int storage_v1_csi_storage_capacities_list_all(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1_csi_storage_capacity_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1_csi_storage_capacity_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_csi_storage_capacity_list_adapt_(
        &own);
    return kin_client_list_all(client, storage_v1_csi_storage_capacities, opts,
        &adapted, ret, err);
}
typedef struct storage_v1_csi_storage_capacity_watch {
    kin_watch *watch;
} storage_v1_csi_storage_capacity_watch;
static inline void storage_v1_csi_storage_capacity_watch_auto_release(
    storage_v1_csi_storage_capacity_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int storage_v1_csi_storage_capacities_watch(
    kin_client *client, const kin_list_opts *opts,
    storage_v1_csi_storage_capacity_watch *ret, kin_error *err)
{
    return kin_client_watch(client, storage_v1_csi_storage_capacities, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int storage_v1_csi_storage_capacity_watch_next(
    storage_v1_csi_storage_capacity_watch watch, kin_deadline deadline,
    kin_watch_event *ret, storage_v1_csi_storage_capacity *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct storage_v1_csi_storage_capacity_informer {
    kin_informer *informer;
} storage_v1_csi_storage_capacity_informer;
static inline storage_v1_csi_storage_capacity_informer
    storage_v1_csi_storage_capacity_informer_of(kin_informer *informer)
{
    storage_v1_csi_storage_capacity_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int storage_v1_csi_storage_capacities_informer(
    kin_factory *factory, storage_v1_csi_storage_capacity_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, storage_v1_csi_storage_capacities,
        &ret->informer, err);
}
typedef struct storage_v1_csi_storage_capacity_handler {
    void (*on_add)(storage_v1_csi_storage_capacity view, bool is_initial,
        void *userdata);
    void (*on_update)(storage_v1_csi_storage_capacity old_view,
        storage_v1_csi_storage_capacity view, void *userdata);
    void (*on_delete)(storage_v1_csi_storage_capacity view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(storage_v1_csi_storage_capacity view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        storage_v1_csi_storage_capacity view, void *userdata);
} storage_v1_csi_storage_capacity_handler;
static inline void storage_v1_csi_storage_capacity_on_event_(
    const kin_event *event, void *userdata)
{
    const storage_v1_csi_storage_capacity_handler *own = (
        const storage_v1_csi_storage_capacity_handler *)userdata;
    own->on_event(event, storage_v1_csi_storage_capacity_of(event->object),
        own->userdata);
}
static inline void storage_v1_csi_storage_capacity_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const storage_v1_csi_storage_capacity_handler *own = (
        const storage_v1_csi_storage_capacity_handler *)userdata;
    own->on_add(storage_v1_csi_storage_capacity_of(object), is_initial,
        own->userdata);
}
static inline void storage_v1_csi_storage_capacity_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const storage_v1_csi_storage_capacity_handler *own = (
        const storage_v1_csi_storage_capacity_handler *)userdata;
    own->on_update(storage_v1_csi_storage_capacity_of(old_object),
        storage_v1_csi_storage_capacity_of(object), own->userdata);
}
static inline void storage_v1_csi_storage_capacity_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const storage_v1_csi_storage_capacity_handler *own = (
        const storage_v1_csi_storage_capacity_handler *)userdata;
    own->on_delete(storage_v1_csi_storage_capacity_of(object), is_tombstone,
        own->userdata);
}
static inline void storage_v1_csi_storage_capacity_on_synced_(void *userdata)
{
    const storage_v1_csi_storage_capacity_handler *own = (
        const storage_v1_csi_storage_capacity_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool storage_v1_csi_storage_capacity_wants_(
    const kin_object *object, void *userdata)
{
    const storage_v1_csi_storage_capacity_handler *own = (
        const storage_v1_csi_storage_capacity_handler *)userdata;
    return own->wants(storage_v1_csi_storage_capacity_of(object),
        own->userdata);
}
static inline int storage_v1_csi_storage_capacity_informer_add_handler(
    storage_v1_csi_storage_capacity_informer informer,
    const storage_v1_csi_storage_capacity_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? storage_v1_csi_storage_capacity_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        storage_v1_csi_storage_capacity_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        storage_v1_csi_storage_capacity_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        storage_v1_csi_storage_capacity_on_synced_ : NULL;
    handler.wants = own->wants ? storage_v1_csi_storage_capacity_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        storage_v1_csi_storage_capacity_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct storage_v1_csi_storage_capacity_lister {
    kin_snapshot *snapshot;
} storage_v1_csi_storage_capacity_lister;
typedef struct storage_v1_csi_storage_capacity_iter {
    kin_lister_iter it;
} storage_v1_csi_storage_capacity_iter;
static inline storage_v1_csi_storage_capacity_lister
    storage_v1_csi_storage_capacity_informer_lister(
    storage_v1_csi_storage_capacity_informer informer)
{
    storage_v1_csi_storage_capacity_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void storage_v1_csi_storage_capacity_lister_auto_release(
    storage_v1_csi_storage_capacity_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline storage_v1_csi_storage_capacity
    storage_v1_csi_storage_capacity_lister_get(
    storage_v1_csi_storage_capacity_lister lister, kin_str ns, kin_str name)
{
    return storage_v1_csi_storage_capacity_of(kin_lister_get(lister.snapshot,
        ns, name));
}
static inline storage_v1_csi_storage_capacity_iter
    storage_v1_csi_storage_capacity_lister_list(
    storage_v1_csi_storage_capacity_lister lister, kin_str ns,
    const kin_selector *selector)
{
    storage_v1_csi_storage_capacity_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline storage_v1_csi_storage_capacity
    storage_v1_csi_storage_capacity_iter_next(
    storage_v1_csi_storage_capacity_iter *iter)
{
    return storage_v1_csi_storage_capacity_of(kin_lister_next(&iter->it));
}

static const kin_resource storage_v1_storage_classes[1] = {
    {"storage.k8s.io", "v1", "storageclasses", "StorageClass", true},
};
static inline storage_v1_storage_class_edit storage_v1_storage_class_new(
    const kin_allocator *alloc, kin_str name)
{
    storage_v1_storage_class_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, storage_v1_storage_classes, named);
    at.spot = kin_edit_root();
    return at;
}
static inline storage_v1_storage_class storage_v1_storage_class_cast(
    const kin_object *object)
{
    return storage_v1_storage_class_of(kin_object_is_of(object,
        storage_v1_storage_classes) ? object : NULL);
}
static inline kin_call_opts storage_v1_storage_classes_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int storage_v1_storage_classes_got_(int r, kin_object *object,
    storage_v1_storage_class *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int storage_v1_storage_classes_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    storage_v1_storage_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, storage_v1_storage_classes, at, opts,
        ret ? &got : NULL, err);
    return storage_v1_storage_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_storage_classes_create(
    kin_client *client, storage_v1_storage_class_edit at,
    const kin_call_opts *opts, storage_v1_storage_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, storage_v1_storage_classes, at.edit, opts,
        ret ? &got : NULL, err);
    return storage_v1_storage_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_storage_classes_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, storage_v1_storage_classes, at, opts, NULL,
        err);
}
KIN_NODISCARD static inline int storage_v1_storage_classes_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, storage_v1_storage_classes,
        opts, NULL, err);
}
KIN_NODISCARD static inline int storage_v1_storage_classes_update(
    kin_client *client, storage_v1_storage_class_edit at,
    const kin_call_opts *opts, storage_v1_storage_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_storage_classes_part_(opts, "");
    int r = kin_client_update(client, storage_v1_storage_classes, at.edit, &own,
        ret ? &got : NULL, err);
    return storage_v1_storage_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_storage_classes_patch(
    kin_client *client, storage_v1_storage_class_edit at,
    const kin_call_opts *opts, storage_v1_storage_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_storage_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_storage_classes, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_storage_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_storage_classes_apply(
    kin_client *client, storage_v1_storage_class_edit at,
    const kin_call_opts *opts, storage_v1_storage_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_storage_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_storage_classes, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_storage_classes_got_(r, got, ret);
}
typedef struct storage_v1_storage_class_list_handler {
    int (*on_item)(storage_v1_storage_class item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} storage_v1_storage_class_list_handler;
static inline int storage_v1_storage_class_list_each_(const kin_object *object,
    void *userdata)
{
    const storage_v1_storage_class_list_handler *own = (
        const storage_v1_storage_class_list_handler *)userdata;
    return own->on_item(storage_v1_storage_class_of(object), own->userdata);
}
static inline int storage_v1_storage_class_list_restart_(void *userdata)
{
    const storage_v1_storage_class_list_handler *own = (
        const storage_v1_storage_class_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler storage_v1_storage_class_list_adapt_(
    storage_v1_storage_class_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = storage_v1_storage_class_list_each_;
    handler.on_restart = own->on_restart ?
        storage_v1_storage_class_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int storage_v1_storage_classes_list(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1_storage_class_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    storage_v1_storage_class_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_storage_class_list_adapt_(&own);
    return kin_client_list(client, storage_v1_storage_classes, opts, &adapted,
        ret, err);
}
KIN_NODISCARD static inline int storage_v1_storage_classes_list_all(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1_storage_class_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    storage_v1_storage_class_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_storage_class_list_adapt_(&own);
    return kin_client_list_all(client, storage_v1_storage_classes, opts,
        &adapted, ret, err);
}
typedef struct storage_v1_storage_class_watch {
    kin_watch *watch;
} storage_v1_storage_class_watch;
static inline void storage_v1_storage_class_watch_auto_release(
    storage_v1_storage_class_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int storage_v1_storage_classes_watch(
    kin_client *client, const kin_list_opts *opts,
    storage_v1_storage_class_watch *ret, kin_error *err)
{
    return kin_client_watch(client, storage_v1_storage_classes, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int storage_v1_storage_class_watch_next(
    storage_v1_storage_class_watch watch, kin_deadline deadline,
    kin_watch_event *ret, storage_v1_storage_class *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct storage_v1_storage_class_informer {
    kin_informer *informer;
} storage_v1_storage_class_informer;
static inline storage_v1_storage_class_informer
    storage_v1_storage_class_informer_of(kin_informer *informer)
{
    storage_v1_storage_class_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int storage_v1_storage_classes_informer(
    kin_factory *factory, storage_v1_storage_class_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, storage_v1_storage_classes,
        &ret->informer, err);
}
typedef struct storage_v1_storage_class_handler {
    void (*on_add)(storage_v1_storage_class view, bool is_initial,
        void *userdata);
    void (*on_update)(storage_v1_storage_class old_view,
        storage_v1_storage_class view, void *userdata);
    void (*on_delete)(storage_v1_storage_class view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(storage_v1_storage_class view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, storage_v1_storage_class view,
        void *userdata);
} storage_v1_storage_class_handler;
static inline void storage_v1_storage_class_on_event_(const kin_event *event,
    void *userdata)
{
    const storage_v1_storage_class_handler *own = (
        const storage_v1_storage_class_handler *)userdata;
    own->on_event(event, storage_v1_storage_class_of(event->object),
        own->userdata);
}
static inline void storage_v1_storage_class_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const storage_v1_storage_class_handler *own = (
        const storage_v1_storage_class_handler *)userdata;
    own->on_add(storage_v1_storage_class_of(object), is_initial, own->userdata);
}
static inline void storage_v1_storage_class_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const storage_v1_storage_class_handler *own = (
        const storage_v1_storage_class_handler *)userdata;
    own->on_update(storage_v1_storage_class_of(old_object),
        storage_v1_storage_class_of(object), own->userdata);
}
static inline void storage_v1_storage_class_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const storage_v1_storage_class_handler *own = (
        const storage_v1_storage_class_handler *)userdata;
    own->on_delete(storage_v1_storage_class_of(object), is_tombstone,
        own->userdata);
}
static inline void storage_v1_storage_class_on_synced_(void *userdata)
{
    const storage_v1_storage_class_handler *own = (
        const storage_v1_storage_class_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool storage_v1_storage_class_wants_(const kin_object *object,
    void *userdata)
{
    const storage_v1_storage_class_handler *own = (
        const storage_v1_storage_class_handler *)userdata;
    return own->wants(storage_v1_storage_class_of(object), own->userdata);
}
static inline int storage_v1_storage_class_informer_add_handler(
    storage_v1_storage_class_informer informer,
    const storage_v1_storage_class_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? storage_v1_storage_class_on_add_ : NULL;
    handler.on_update = own->on_update ? storage_v1_storage_class_on_update_ :
        NULL;
    handler.on_delete = own->on_delete ? storage_v1_storage_class_on_delete_ :
        NULL;
    handler.on_synced = own->on_synced ? storage_v1_storage_class_on_synced_ :
        NULL;
    handler.wants = own->wants ? storage_v1_storage_class_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? storage_v1_storage_class_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct storage_v1_storage_class_lister {
    kin_snapshot *snapshot;
} storage_v1_storage_class_lister;
typedef struct storage_v1_storage_class_iter {
    kin_lister_iter it;
} storage_v1_storage_class_iter;
static inline storage_v1_storage_class_lister
    storage_v1_storage_class_informer_lister(
    storage_v1_storage_class_informer informer)
{
    storage_v1_storage_class_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void storage_v1_storage_class_lister_auto_release(
    storage_v1_storage_class_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline storage_v1_storage_class storage_v1_storage_class_lister_get(
    storage_v1_storage_class_lister lister, kin_str name)
{
    return storage_v1_storage_class_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline storage_v1_storage_class_iter
    storage_v1_storage_class_lister_list(storage_v1_storage_class_lister lister,
    const kin_selector *selector)
{
    storage_v1_storage_class_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline storage_v1_storage_class storage_v1_storage_class_iter_next(
    storage_v1_storage_class_iter *iter)
{
    return storage_v1_storage_class_of(kin_lister_next(&iter->it));
}

static const kin_resource storage_v1_volume_attachments[1] = {
    {"storage.k8s.io", "v1", "volumeattachments", "VolumeAttachment", true},
};
static inline storage_v1_volume_attachment_edit
    storage_v1_volume_attachment_new(const kin_allocator *alloc, kin_str name)
{
    storage_v1_volume_attachment_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, storage_v1_volume_attachments, named);
    at.spot = kin_edit_root();
    return at;
}
static inline storage_v1_volume_attachment storage_v1_volume_attachment_cast(
    const kin_object *object)
{
    return storage_v1_volume_attachment_of(kin_object_is_of(object,
        storage_v1_volume_attachments) ? object : NULL);
}
static inline kin_call_opts storage_v1_volume_attachments_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int storage_v1_volume_attachments_got_(int r, kin_object *object,
    storage_v1_volume_attachment *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    storage_v1_volume_attachment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, storage_v1_volume_attachments, at, opts,
        ret ? &got : NULL, err);
    return storage_v1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_create(
    kin_client *client, storage_v1_volume_attachment_edit at,
    const kin_call_opts *opts, storage_v1_volume_attachment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, storage_v1_volume_attachments, at.edit,
        opts, ret ? &got : NULL, err);
    return storage_v1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, storage_v1_volume_attachments, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, storage_v1_volume_attachments,
        opts, NULL, err);
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_update(
    kin_client *client, storage_v1_volume_attachment_edit at,
    const kin_call_opts *opts, storage_v1_volume_attachment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_volume_attachments_part_(opts, "");
    int r = kin_client_update(client, storage_v1_volume_attachments, at.edit,
        &own, ret ? &got : NULL, err);
    return storage_v1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_patch(
    kin_client *client, storage_v1_volume_attachment_edit at,
    const kin_call_opts *opts, storage_v1_volume_attachment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_volume_attachments_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_volume_attachments, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_apply(
    kin_client *client, storage_v1_volume_attachment_edit at,
    const kin_call_opts *opts, storage_v1_volume_attachment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_volume_attachments_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_volume_attachments, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_update_status(
    kin_client *client, storage_v1_volume_attachment_edit at,
    const kin_call_opts *opts, storage_v1_volume_attachment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_volume_attachments_part_(opts, "status");
    int r = kin_client_update(client, storage_v1_volume_attachments, at.edit,
        &own, ret ? &got : NULL, err);
    return storage_v1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_patch_status(
    kin_client *client, storage_v1_volume_attachment_edit at,
    const kin_call_opts *opts, storage_v1_volume_attachment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_volume_attachments_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_volume_attachments, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_apply_status(
    kin_client *client, storage_v1_volume_attachment_edit at,
    const kin_call_opts *opts, storage_v1_volume_attachment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_volume_attachments_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_volume_attachments, &what, &own,
        ret ? &got : NULL, err);
    return storage_v1_volume_attachments_got_(r, got, ret);
}
typedef struct storage_v1_volume_attachment_list_handler {
    int (*on_item)(storage_v1_volume_attachment item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} storage_v1_volume_attachment_list_handler;
static inline int storage_v1_volume_attachment_list_each_(
    const kin_object *object, void *userdata)
{
    const storage_v1_volume_attachment_list_handler *own = (
        const storage_v1_volume_attachment_list_handler *)userdata;
    return own->on_item(storage_v1_volume_attachment_of(object), own->userdata);
}
static inline int storage_v1_volume_attachment_list_restart_(void *userdata)
{
    const storage_v1_volume_attachment_list_handler *own = (
        const storage_v1_volume_attachment_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler storage_v1_volume_attachment_list_adapt_(
    storage_v1_volume_attachment_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = storage_v1_volume_attachment_list_each_;
    handler.on_restart = own->on_restart ?
        storage_v1_volume_attachment_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_list(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1_volume_attachment_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1_volume_attachment_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_volume_attachment_list_adapt_(&own);
    return kin_client_list(client, storage_v1_volume_attachments, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_list_all(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1_volume_attachment_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1_volume_attachment_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_volume_attachment_list_adapt_(&own);
    return kin_client_list_all(client, storage_v1_volume_attachments, opts,
        &adapted, ret, err);
}
typedef struct storage_v1_volume_attachment_watch {
    kin_watch *watch;
} storage_v1_volume_attachment_watch;
static inline void storage_v1_volume_attachment_watch_auto_release(
    storage_v1_volume_attachment_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_watch(
    kin_client *client, const kin_list_opts *opts,
    storage_v1_volume_attachment_watch *ret, kin_error *err)
{
    return kin_client_watch(client, storage_v1_volume_attachments, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int storage_v1_volume_attachment_watch_next(
    storage_v1_volume_attachment_watch watch, kin_deadline deadline,
    kin_watch_event *ret, storage_v1_volume_attachment *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct storage_v1_volume_attachment_informer {
    kin_informer *informer;
} storage_v1_volume_attachment_informer;
static inline storage_v1_volume_attachment_informer
    storage_v1_volume_attachment_informer_of(kin_informer *informer)
{
    storage_v1_volume_attachment_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int storage_v1_volume_attachments_informer(
    kin_factory *factory, storage_v1_volume_attachment_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, storage_v1_volume_attachments,
        &ret->informer, err);
}
typedef struct storage_v1_volume_attachment_handler {
    void (*on_add)(storage_v1_volume_attachment view, bool is_initial,
        void *userdata);
    void (*on_update)(storage_v1_volume_attachment old_view,
        storage_v1_volume_attachment view, void *userdata);
    void (*on_delete)(storage_v1_volume_attachment view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(storage_v1_volume_attachment view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, storage_v1_volume_attachment view,
        void *userdata);
} storage_v1_volume_attachment_handler;
static inline void storage_v1_volume_attachment_on_event_(
    const kin_event *event, void *userdata)
{
    const storage_v1_volume_attachment_handler *own = (
        const storage_v1_volume_attachment_handler *)userdata;
    own->on_event(event, storage_v1_volume_attachment_of(event->object),
        own->userdata);
}
static inline void storage_v1_volume_attachment_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const storage_v1_volume_attachment_handler *own = (
        const storage_v1_volume_attachment_handler *)userdata;
    own->on_add(storage_v1_volume_attachment_of(object), is_initial,
        own->userdata);
}
static inline void storage_v1_volume_attachment_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const storage_v1_volume_attachment_handler *own = (
        const storage_v1_volume_attachment_handler *)userdata;
    own->on_update(storage_v1_volume_attachment_of(old_object),
        storage_v1_volume_attachment_of(object), own->userdata);
}
static inline void storage_v1_volume_attachment_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const storage_v1_volume_attachment_handler *own = (
        const storage_v1_volume_attachment_handler *)userdata;
    own->on_delete(storage_v1_volume_attachment_of(object), is_tombstone,
        own->userdata);
}
static inline void storage_v1_volume_attachment_on_synced_(void *userdata)
{
    const storage_v1_volume_attachment_handler *own = (
        const storage_v1_volume_attachment_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool storage_v1_volume_attachment_wants_(const kin_object *object,
    void *userdata)
{
    const storage_v1_volume_attachment_handler *own = (
        const storage_v1_volume_attachment_handler *)userdata;
    return own->wants(storage_v1_volume_attachment_of(object), own->userdata);
}
static inline int storage_v1_volume_attachment_informer_add_handler(
    storage_v1_volume_attachment_informer informer,
    const storage_v1_volume_attachment_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? storage_v1_volume_attachment_on_add_ : NULL;
    handler.on_update = own->on_update ?
        storage_v1_volume_attachment_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        storage_v1_volume_attachment_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        storage_v1_volume_attachment_on_synced_ : NULL;
    handler.wants = own->wants ? storage_v1_volume_attachment_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? storage_v1_volume_attachment_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct storage_v1_volume_attachment_lister {
    kin_snapshot *snapshot;
} storage_v1_volume_attachment_lister;
typedef struct storage_v1_volume_attachment_iter {
    kin_lister_iter it;
} storage_v1_volume_attachment_iter;
static inline storage_v1_volume_attachment_lister
    storage_v1_volume_attachment_informer_lister(
    storage_v1_volume_attachment_informer informer)
{
    storage_v1_volume_attachment_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void storage_v1_volume_attachment_lister_auto_release(
    storage_v1_volume_attachment_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline storage_v1_volume_attachment
    storage_v1_volume_attachment_lister_get(
    storage_v1_volume_attachment_lister lister, kin_str name)
{
    return storage_v1_volume_attachment_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline storage_v1_volume_attachment_iter
    storage_v1_volume_attachment_lister_list(
    storage_v1_volume_attachment_lister lister, const kin_selector *selector)
{
    storage_v1_volume_attachment_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline storage_v1_volume_attachment
    storage_v1_volume_attachment_iter_next(
    storage_v1_volume_attachment_iter *iter)
{
    return storage_v1_volume_attachment_of(kin_lister_next(&iter->it));
}

static const kin_resource storage_v1_volume_attributes_classes[1] = {
    {"storage.k8s.io", "v1", "volumeattributesclasses", "VolumeAttributesClass",
        true},
};
static inline storage_v1_volume_attributes_class_edit
    storage_v1_volume_attributes_class_new(const kin_allocator *alloc,
    kin_str name)
{
    storage_v1_volume_attributes_class_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, storage_v1_volume_attributes_classes,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline storage_v1_volume_attributes_class
    storage_v1_volume_attributes_class_cast(const kin_object *object)
{
    return storage_v1_volume_attributes_class_of(kin_object_is_of(object,
        storage_v1_volume_attributes_classes) ? object : NULL);
}
static inline kin_call_opts storage_v1_volume_attributes_classes_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int storage_v1_volume_attributes_classes_got_(int r,
    kin_object *object, storage_v1_volume_attributes_class *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int storage_v1_volume_attributes_classes_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    storage_v1_volume_attributes_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, storage_v1_volume_attributes_classes, at,
        opts, ret ? &got : NULL, err);
    return storage_v1_volume_attributes_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_volume_attributes_classes_create(
    kin_client *client, storage_v1_volume_attributes_class_edit at,
    const kin_call_opts *opts, storage_v1_volume_attributes_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, storage_v1_volume_attributes_classes,
        at.edit, opts, ret ? &got : NULL, err);
    return storage_v1_volume_attributes_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_volume_attributes_classes_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, storage_v1_volume_attributes_classes, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    storage_v1_volume_attributes_classes_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        storage_v1_volume_attributes_classes, opts, NULL, err);
}
KIN_NODISCARD static inline int storage_v1_volume_attributes_classes_update(
    kin_client *client, storage_v1_volume_attributes_class_edit at,
    const kin_call_opts *opts, storage_v1_volume_attributes_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_volume_attributes_classes_part_(opts, "");
    int r = kin_client_update(client, storage_v1_volume_attributes_classes,
        at.edit, &own, ret ? &got : NULL, err);
    return storage_v1_volume_attributes_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_volume_attributes_classes_patch(
    kin_client *client, storage_v1_volume_attributes_class_edit at,
    const kin_call_opts *opts, storage_v1_volume_attributes_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_volume_attributes_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_volume_attributes_classes,
        &what, &own, ret ? &got : NULL, err);
    return storage_v1_volume_attributes_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1_volume_attributes_classes_apply(
    kin_client *client, storage_v1_volume_attributes_class_edit at,
    const kin_call_opts *opts, storage_v1_volume_attributes_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1_volume_attributes_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1_volume_attributes_classes,
        &what, &own, ret ? &got : NULL, err);
    return storage_v1_volume_attributes_classes_got_(r, got, ret);
}
typedef struct storage_v1_volume_attributes_class_list_handler {
    int (*on_item)(storage_v1_volume_attributes_class item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} storage_v1_volume_attributes_class_list_handler;
static inline int storage_v1_volume_attributes_class_list_each_(
    const kin_object *object, void *userdata)
{
    const storage_v1_volume_attributes_class_list_handler *own = (
        const storage_v1_volume_attributes_class_list_handler *)userdata;
    return own->on_item(storage_v1_volume_attributes_class_of(object),
        own->userdata);
}
static inline int storage_v1_volume_attributes_class_list_restart_(
    void *userdata)
{
    const storage_v1_volume_attributes_class_list_handler *own = (
        const storage_v1_volume_attributes_class_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler storage_v1_volume_attributes_class_list_adapt_(
    storage_v1_volume_attributes_class_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = storage_v1_volume_attributes_class_list_each_;
    handler.on_restart = own->on_restart ?
        storage_v1_volume_attributes_class_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int storage_v1_volume_attributes_classes_list(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1_volume_attributes_class_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1_volume_attributes_class_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_volume_attributes_class_list_adapt_(
        &own);
    return kin_client_list(client, storage_v1_volume_attributes_classes, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int storage_v1_volume_attributes_classes_list_all(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1_volume_attributes_class_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1_volume_attributes_class_list_handler own = *handler;
    kin_list_handler adapted = storage_v1_volume_attributes_class_list_adapt_(
        &own);
    return kin_client_list_all(client, storage_v1_volume_attributes_classes,
        opts, &adapted, ret, err);
}
typedef struct storage_v1_volume_attributes_class_watch {
    kin_watch *watch;
} storage_v1_volume_attributes_class_watch;
static inline void storage_v1_volume_attributes_class_watch_auto_release(
    storage_v1_volume_attributes_class_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int storage_v1_volume_attributes_classes_watch(
    kin_client *client, const kin_list_opts *opts,
    storage_v1_volume_attributes_class_watch *ret, kin_error *err)
{
    return kin_client_watch(client, storage_v1_volume_attributes_classes, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int storage_v1_volume_attributes_class_watch_next(
    storage_v1_volume_attributes_class_watch watch, kin_deadline deadline,
    kin_watch_event *ret, storage_v1_volume_attributes_class *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct storage_v1_volume_attributes_class_informer {
    kin_informer *informer;
} storage_v1_volume_attributes_class_informer;
static inline storage_v1_volume_attributes_class_informer
    storage_v1_volume_attributes_class_informer_of(kin_informer *informer)
{
    storage_v1_volume_attributes_class_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int storage_v1_volume_attributes_classes_informer(
    kin_factory *factory, storage_v1_volume_attributes_class_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, storage_v1_volume_attributes_classes,
        &ret->informer, err);
}
typedef struct storage_v1_volume_attributes_class_handler {
    void (*on_add)(storage_v1_volume_attributes_class view, bool is_initial,
        void *userdata);
    void (*on_update)(storage_v1_volume_attributes_class old_view,
        storage_v1_volume_attributes_class view, void *userdata);
    void (*on_delete)(storage_v1_volume_attributes_class view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(storage_v1_volume_attributes_class view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        storage_v1_volume_attributes_class view, void *userdata);
} storage_v1_volume_attributes_class_handler;
static inline void storage_v1_volume_attributes_class_on_event_(
    const kin_event *event, void *userdata)
{
    const storage_v1_volume_attributes_class_handler *own = (
        const storage_v1_volume_attributes_class_handler *)userdata;
    own->on_event(event, storage_v1_volume_attributes_class_of(event->object),
        own->userdata);
}
static inline void storage_v1_volume_attributes_class_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const storage_v1_volume_attributes_class_handler *own = (
        const storage_v1_volume_attributes_class_handler *)userdata;
    own->on_add(storage_v1_volume_attributes_class_of(object), is_initial,
        own->userdata);
}
static inline void storage_v1_volume_attributes_class_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const storage_v1_volume_attributes_class_handler *own = (
        const storage_v1_volume_attributes_class_handler *)userdata;
    own->on_update(storage_v1_volume_attributes_class_of(old_object),
        storage_v1_volume_attributes_class_of(object), own->userdata);
}
static inline void storage_v1_volume_attributes_class_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const storage_v1_volume_attributes_class_handler *own = (
        const storage_v1_volume_attributes_class_handler *)userdata;
    own->on_delete(storage_v1_volume_attributes_class_of(object), is_tombstone,
        own->userdata);
}
static inline void storage_v1_volume_attributes_class_on_synced_(void *userdata)
{
    const storage_v1_volume_attributes_class_handler *own = (
        const storage_v1_volume_attributes_class_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool storage_v1_volume_attributes_class_wants_(
    const kin_object *object, void *userdata)
{
    const storage_v1_volume_attributes_class_handler *own = (
        const storage_v1_volume_attributes_class_handler *)userdata;
    return own->wants(storage_v1_volume_attributes_class_of(object),
        own->userdata);
}
static inline int storage_v1_volume_attributes_class_informer_add_handler(
    storage_v1_volume_attributes_class_informer informer,
    const storage_v1_volume_attributes_class_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? storage_v1_volume_attributes_class_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        storage_v1_volume_attributes_class_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        storage_v1_volume_attributes_class_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        storage_v1_volume_attributes_class_on_synced_ : NULL;
    handler.wants = own->wants ? storage_v1_volume_attributes_class_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        storage_v1_volume_attributes_class_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct storage_v1_volume_attributes_class_lister {
    kin_snapshot *snapshot;
} storage_v1_volume_attributes_class_lister;
typedef struct storage_v1_volume_attributes_class_iter {
    kin_lister_iter it;
} storage_v1_volume_attributes_class_iter;
static inline storage_v1_volume_attributes_class_lister
    storage_v1_volume_attributes_class_informer_lister(
    storage_v1_volume_attributes_class_informer informer)
{
    storage_v1_volume_attributes_class_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void storage_v1_volume_attributes_class_lister_auto_release(
    storage_v1_volume_attributes_class_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline storage_v1_volume_attributes_class
    storage_v1_volume_attributes_class_lister_get(
    storage_v1_volume_attributes_class_lister lister, kin_str name)
{
    return storage_v1_volume_attributes_class_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline storage_v1_volume_attributes_class_iter
    storage_v1_volume_attributes_class_lister_list(
    storage_v1_volume_attributes_class_lister lister,
    const kin_selector *selector)
{
    storage_v1_volume_attributes_class_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline storage_v1_volume_attributes_class
    storage_v1_volume_attributes_class_iter_next(
    storage_v1_volume_attributes_class_iter *iter)
{
    return storage_v1_volume_attributes_class_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_STORAGE_V1_H */
