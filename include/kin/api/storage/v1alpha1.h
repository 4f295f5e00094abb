/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of storage.k8s.io/v1alpha1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_STORAGE_V1ALPHA1_H
#define KIN_API_STORAGE_V1ALPHA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct storage_v1alpha1_csi_storage_capacity {
    const kin_object *object;
} storage_v1alpha1_csi_storage_capacity;
typedef struct storage_v1alpha1_csi_storage_capacity_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1alpha1_csi_storage_capacity_edit;
static inline storage_v1alpha1_csi_storage_capacity
    storage_v1alpha1_csi_storage_capacity_of(const kin_object *object)
{
    storage_v1alpha1_csi_storage_capacity view;
    view.object = object;
    return view;
}
static inline storage_v1alpha1_csi_storage_capacity
    storage_v1alpha1_csi_storage_capacity_ref(
    storage_v1alpha1_csi_storage_capacity view)
{
    return storage_v1alpha1_csi_storage_capacity_of(kin_object_ref(
        view.object));
}
static inline void storage_v1alpha1_csi_storage_capacity_unref(
    storage_v1alpha1_csi_storage_capacity view)
{
    (void)kin_object_unref(view.object);
}
static inline void storage_v1alpha1_csi_storage_capacity_auto_release(
    storage_v1alpha1_csi_storage_capacity *view)
{
    storage_v1alpha1_csi_storage_capacity_unref(*view);
}
static inline storage_v1alpha1_csi_storage_capacity_edit
    storage_v1alpha1_csi_storage_capacity_change(const kin_allocator *alloc,
    storage_v1alpha1_csi_storage_capacity view)
{
    storage_v1alpha1_csi_storage_capacity_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void storage_v1alpha1_csi_storage_capacity_edit_free(
    storage_v1alpha1_csi_storage_capacity_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void storage_v1alpha1_csi_storage_capacity_edit_auto_release(
    storage_v1alpha1_csi_storage_capacity_edit *at)
{
    storage_v1alpha1_csi_storage_capacity_edit_free(*at);
}

typedef struct storage_v1alpha1_volume_attachment {
    const kin_object *object;
} storage_v1alpha1_volume_attachment;
typedef struct storage_v1alpha1_volume_attachment_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1alpha1_volume_attachment_edit;
static inline storage_v1alpha1_volume_attachment
    storage_v1alpha1_volume_attachment_of(const kin_object *object)
{
    storage_v1alpha1_volume_attachment view;
    view.object = object;
    return view;
}
static inline storage_v1alpha1_volume_attachment
    storage_v1alpha1_volume_attachment_ref(
    storage_v1alpha1_volume_attachment view)
{
    return storage_v1alpha1_volume_attachment_of(kin_object_ref(view.object));
}
static inline void storage_v1alpha1_volume_attachment_unref(
    storage_v1alpha1_volume_attachment view)
{
    (void)kin_object_unref(view.object);
}
static inline void storage_v1alpha1_volume_attachment_auto_release(
    storage_v1alpha1_volume_attachment *view)
{
    storage_v1alpha1_volume_attachment_unref(*view);
}
static inline storage_v1alpha1_volume_attachment_edit
    storage_v1alpha1_volume_attachment_change(const kin_allocator *alloc,
    storage_v1alpha1_volume_attachment view)
{
    storage_v1alpha1_volume_attachment_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void storage_v1alpha1_volume_attachment_edit_free(
    storage_v1alpha1_volume_attachment_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void storage_v1alpha1_volume_attachment_edit_auto_release(
    storage_v1alpha1_volume_attachment_edit *at)
{
    storage_v1alpha1_volume_attachment_edit_free(*at);
}

typedef struct storage_v1alpha1_volume_attachment_source {
    kin_value value;
} storage_v1alpha1_volume_attachment_source;
typedef struct storage_v1alpha1_volume_attachment_source_list {
    kin_value value;
} storage_v1alpha1_volume_attachment_source_list;
typedef struct storage_v1alpha1_volume_attachment_source_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1alpha1_volume_attachment_source_edit;
static inline storage_v1alpha1_volume_attachment_source
    storage_v1alpha1_volume_attachment_source_of(kin_value value)
{
    storage_v1alpha1_volume_attachment_source view;
    view.value = value;
    return view;
}
static inline storage_v1alpha1_volume_attachment_source_list
    storage_v1alpha1_volume_attachment_source_list_of(kin_value value)
{
    storage_v1alpha1_volume_attachment_source_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1alpha1_volume_attachment_source_list_count(
    storage_v1alpha1_volume_attachment_source_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1alpha1_volume_attachment_source
    storage_v1alpha1_volume_attachment_source_list_at(
    storage_v1alpha1_volume_attachment_source_list list, size_t index)
{
    return storage_v1alpha1_volume_attachment_source_of(kin_value_at(list.value,
        index));
}
static inline storage_v1alpha1_volume_attachment_source_edit
    storage_v1alpha1_volume_attachment_source_edit_of(kin_edit *edit,
    kin_spot spot)
{
    storage_v1alpha1_volume_attachment_source_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1alpha1_volume_attachment_source_edit_copy(
    storage_v1alpha1_volume_attachment_source_edit at,
    storage_v1alpha1_volume_attachment_source view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1alpha1_volume_attachment_spec {
    kin_value value;
} storage_v1alpha1_volume_attachment_spec;
typedef struct storage_v1alpha1_volume_attachment_spec_list {
    kin_value value;
} storage_v1alpha1_volume_attachment_spec_list;
typedef struct storage_v1alpha1_volume_attachment_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1alpha1_volume_attachment_spec_edit;
static inline storage_v1alpha1_volume_attachment_spec
    storage_v1alpha1_volume_attachment_spec_of(kin_value value)
{
    storage_v1alpha1_volume_attachment_spec view;
    view.value = value;
    return view;
}
static inline storage_v1alpha1_volume_attachment_spec_list
    storage_v1alpha1_volume_attachment_spec_list_of(kin_value value)
{
    storage_v1alpha1_volume_attachment_spec_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1alpha1_volume_attachment_spec_list_count(
    storage_v1alpha1_volume_attachment_spec_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1alpha1_volume_attachment_spec
    storage_v1alpha1_volume_attachment_spec_list_at(
    storage_v1alpha1_volume_attachment_spec_list list, size_t index)
{
    return storage_v1alpha1_volume_attachment_spec_of(kin_value_at(list.value,
        index));
}
static inline storage_v1alpha1_volume_attachment_spec_edit
    storage_v1alpha1_volume_attachment_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    storage_v1alpha1_volume_attachment_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1alpha1_volume_attachment_spec_edit_copy(
    storage_v1alpha1_volume_attachment_spec_edit at,
    storage_v1alpha1_volume_attachment_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1alpha1_volume_attachment_status {
    kin_value value;
} storage_v1alpha1_volume_attachment_status;
typedef struct storage_v1alpha1_volume_attachment_status_list {
    kin_value value;
} storage_v1alpha1_volume_attachment_status_list;
typedef struct storage_v1alpha1_volume_attachment_status_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1alpha1_volume_attachment_status_edit;
static inline storage_v1alpha1_volume_attachment_status
    storage_v1alpha1_volume_attachment_status_of(kin_value value)
{
    storage_v1alpha1_volume_attachment_status view;
    view.value = value;
    return view;
}
static inline storage_v1alpha1_volume_attachment_status_list
    storage_v1alpha1_volume_attachment_status_list_of(kin_value value)
{
    storage_v1alpha1_volume_attachment_status_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1alpha1_volume_attachment_status_list_count(
    storage_v1alpha1_volume_attachment_status_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1alpha1_volume_attachment_status
    storage_v1alpha1_volume_attachment_status_list_at(
    storage_v1alpha1_volume_attachment_status_list list, size_t index)
{
    return storage_v1alpha1_volume_attachment_status_of(kin_value_at(list.value,
        index));
}
static inline storage_v1alpha1_volume_attachment_status_edit
    storage_v1alpha1_volume_attachment_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    storage_v1alpha1_volume_attachment_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1alpha1_volume_attachment_status_edit_copy(
    storage_v1alpha1_volume_attachment_status_edit at,
    storage_v1alpha1_volume_attachment_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storage_v1alpha1_volume_attributes_class {
    const kin_object *object;
} storage_v1alpha1_volume_attributes_class;
typedef struct storage_v1alpha1_volume_attributes_class_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1alpha1_volume_attributes_class_edit;
static inline storage_v1alpha1_volume_attributes_class
    storage_v1alpha1_volume_attributes_class_of(const kin_object *object)
{
    storage_v1alpha1_volume_attributes_class view;
    view.object = object;
    return view;
}
static inline storage_v1alpha1_volume_attributes_class
    storage_v1alpha1_volume_attributes_class_ref(
    storage_v1alpha1_volume_attributes_class view)
{
    return storage_v1alpha1_volume_attributes_class_of(kin_object_ref(
        view.object));
}
static inline void storage_v1alpha1_volume_attributes_class_unref(
    storage_v1alpha1_volume_attributes_class view)
{
    (void)kin_object_unref(view.object);
}
static inline void storage_v1alpha1_volume_attributes_class_auto_release(
    storage_v1alpha1_volume_attributes_class *view)
{
    storage_v1alpha1_volume_attributes_class_unref(*view);
}
static inline storage_v1alpha1_volume_attributes_class_edit
    storage_v1alpha1_volume_attributes_class_change(const kin_allocator *alloc,
    storage_v1alpha1_volume_attributes_class view)
{
    storage_v1alpha1_volume_attributes_class_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void storage_v1alpha1_volume_attributes_class_edit_free(
    storage_v1alpha1_volume_attributes_class_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void storage_v1alpha1_volume_attributes_class_edit_auto_release(
    storage_v1alpha1_volume_attributes_class_edit *at)
{
    storage_v1alpha1_volume_attributes_class_edit_free(*at);
}

typedef struct storage_v1alpha1_volume_error {
    kin_value value;
} storage_v1alpha1_volume_error;
typedef struct storage_v1alpha1_volume_error_list {
    kin_value value;
} storage_v1alpha1_volume_error_list;
typedef struct storage_v1alpha1_volume_error_edit {
    kin_edit *edit;
    kin_spot spot;
} storage_v1alpha1_volume_error_edit;
static inline storage_v1alpha1_volume_error storage_v1alpha1_volume_error_of(
    kin_value value)
{
    storage_v1alpha1_volume_error view;
    view.value = value;
    return view;
}
static inline storage_v1alpha1_volume_error_list
    storage_v1alpha1_volume_error_list_of(kin_value value)
{
    storage_v1alpha1_volume_error_list list;
    list.value = value;
    return list;
}
static inline size_t storage_v1alpha1_volume_error_list_count(
    storage_v1alpha1_volume_error_list list)
{
    return kin_value_count(list.value);
}
static inline storage_v1alpha1_volume_error
    storage_v1alpha1_volume_error_list_at(
    storage_v1alpha1_volume_error_list list, size_t index)
{
    return storage_v1alpha1_volume_error_of(kin_value_at(list.value, index));
}
static inline storage_v1alpha1_volume_error_edit
    storage_v1alpha1_volume_error_edit_of(kin_edit *edit, kin_spot spot)
{
    storage_v1alpha1_volume_error_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int storage_v1alpha1_volume_error_edit_copy(
    storage_v1alpha1_volume_error_edit at, storage_v1alpha1_volume_error view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* CSIStorageCapacity */
static inline kin_field
    *storage_v1alpha1_csi_storage_capacity_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    storage_v1alpha1_csi_storage_capacity_get_metadata(
    storage_v1alpha1_csi_storage_capacity view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        storage_v1alpha1_csi_storage_capacity_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    storage_v1alpha1_csi_storage_capacity_edit_metadata(
    storage_v1alpha1_csi_storage_capacity_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_csi_storage_capacity_metadata_field_()));
}
static inline bool storage_v1alpha1_csi_storage_capacity_metadata_has(
    storage_v1alpha1_csi_storage_capacity view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_csi_storage_capacity_metadata_field_()));
}
static inline int storage_v1alpha1_csi_storage_capacity_metadata_unset(
    storage_v1alpha1_csi_storage_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_csi_storage_capacity_metadata_field_()));
}
#define STORAGE_V1ALPHA1_CSI_STORAGE_CAPACITY_METADATA_PATH ".metadata"
static inline kin_field
    *storage_v1alpha1_csi_storage_capacity_node_topology_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeTopology", "");
    return &field;
}
static inline meta_v1_label_selector
    storage_v1alpha1_csi_storage_capacity_get_node_topology(
    storage_v1alpha1_csi_storage_capacity view)
{
    return meta_v1_label_selector_of(kin_object_field(view.object,
        storage_v1alpha1_csi_storage_capacity_node_topology_field_()));
}
static inline meta_v1_label_selector_edit
    storage_v1alpha1_csi_storage_capacity_edit_node_topology(
    storage_v1alpha1_csi_storage_capacity_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, storage_v1alpha1_csi_storage_capacity_node_topology_field_()));
}
static inline bool storage_v1alpha1_csi_storage_capacity_node_topology_has(
    storage_v1alpha1_csi_storage_capacity view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_csi_storage_capacity_node_topology_field_()));
}
static inline int storage_v1alpha1_csi_storage_capacity_node_topology_unset(
    storage_v1alpha1_csi_storage_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_csi_storage_capacity_node_topology_field_()));
}
#define STORAGE_V1ALPHA1_CSI_STORAGE_CAPACITY_NODE_TOPOLOGY_PATH ".nodeTopology"
static inline kin_field
    *storage_v1alpha1_csi_storage_capacity_storage_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("storageClassName", "");
    return &field;
}
static inline kin_str storage_v1alpha1_csi_storage_capacity_storage_class_name(
    storage_v1alpha1_csi_storage_capacity view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1alpha1_csi_storage_capacity_storage_class_name_field_()));
}
static inline int storage_v1alpha1_csi_storage_capacity_storage_class_name_set(
    storage_v1alpha1_csi_storage_capacity_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_csi_storage_capacity_storage_class_name_field_()),
        value);
}
static inline bool storage_v1alpha1_csi_storage_capacity_storage_class_name_has(
    storage_v1alpha1_csi_storage_capacity view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_csi_storage_capacity_storage_class_name_field_()));
}
static inline int
    storage_v1alpha1_csi_storage_capacity_storage_class_name_unset(
    storage_v1alpha1_csi_storage_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_csi_storage_capacity_storage_class_name_field_()));
}
#define STORAGE_V1ALPHA1_CSI_STORAGE_CAPACITY_STORAGE_CLASS_NAME_PATH \
    ".storageClassName"
static inline kin_field
    *storage_v1alpha1_csi_storage_capacity_capacity_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("capacity", "");
    return &field;
}
static inline kin_quantity storage_v1alpha1_csi_storage_capacity_capacity(
    storage_v1alpha1_csi_storage_capacity view)
{
    return kin_value_as_quantity(kin_object_field(view.object,
        storage_v1alpha1_csi_storage_capacity_capacity_field_()));
}
static inline int storage_v1alpha1_csi_storage_capacity_capacity_set(
    storage_v1alpha1_csi_storage_capacity_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_csi_storage_capacity_capacity_field_()), value);
}
static inline bool storage_v1alpha1_csi_storage_capacity_capacity_has(
    storage_v1alpha1_csi_storage_capacity view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_csi_storage_capacity_capacity_field_()));
}
static inline int storage_v1alpha1_csi_storage_capacity_capacity_unset(
    storage_v1alpha1_csi_storage_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_csi_storage_capacity_capacity_field_()));
}
#define STORAGE_V1ALPHA1_CSI_STORAGE_CAPACITY_CAPACITY_PATH ".capacity"
static inline kin_field
    *storage_v1alpha1_csi_storage_capacity_maximum_volume_size_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maximumVolumeSize", "");
    return &field;
}
static inline kin_quantity
    storage_v1alpha1_csi_storage_capacity_maximum_volume_size(
    storage_v1alpha1_csi_storage_capacity view)
{
    return kin_value_as_quantity(kin_object_field(view.object,
        storage_v1alpha1_csi_storage_capacity_maximum_volume_size_field_()));
}
static inline int storage_v1alpha1_csi_storage_capacity_maximum_volume_size_set(
    storage_v1alpha1_csi_storage_capacity_edit at, kin_str value)
{
    return kin_edit_set_quantity(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_csi_storage_capacity_maximum_volume_size_field_()),
        value);
}
static inline bool
    storage_v1alpha1_csi_storage_capacity_maximum_volume_size_has(
    storage_v1alpha1_csi_storage_capacity view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_csi_storage_capacity_maximum_volume_size_field_()));
}
static inline int
    storage_v1alpha1_csi_storage_capacity_maximum_volume_size_unset(
    storage_v1alpha1_csi_storage_capacity_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_csi_storage_capacity_maximum_volume_size_field_()));
}
#define STORAGE_V1ALPHA1_CSI_STORAGE_CAPACITY_MAXIMUM_VOLUME_SIZE_PATH \
    ".maximumVolumeSize"

/* VolumeAttachment */
static inline kin_field
    *storage_v1alpha1_volume_attachment_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    storage_v1alpha1_volume_attachment_get_metadata(
    storage_v1alpha1_volume_attachment view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    storage_v1alpha1_volume_attachment_edit_metadata(
    storage_v1alpha1_volume_attachment_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_metadata_field_()));
}
static inline bool storage_v1alpha1_volume_attachment_metadata_has(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_metadata_field_()));
}
static inline int storage_v1alpha1_volume_attachment_metadata_unset(
    storage_v1alpha1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_metadata_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTACHMENT_METADATA_PATH ".metadata"
static inline kin_field *storage_v1alpha1_volume_attachment_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline storage_v1alpha1_volume_attachment_spec
    storage_v1alpha1_volume_attachment_get_spec(
    storage_v1alpha1_volume_attachment view)
{
    return storage_v1alpha1_volume_attachment_spec_of(kin_object_field(
        view.object, storage_v1alpha1_volume_attachment_spec_field_()));
}
static inline storage_v1alpha1_volume_attachment_spec_edit
    storage_v1alpha1_volume_attachment_edit_spec(
    storage_v1alpha1_volume_attachment_edit at)
{
    return storage_v1alpha1_volume_attachment_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_field_()));
}
static inline bool storage_v1alpha1_volume_attachment_spec_has(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_spec_field_()));
}
static inline int storage_v1alpha1_volume_attachment_spec_unset(
    storage_v1alpha1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTACHMENT_SPEC_PATH ".spec"
static inline kin_field *storage_v1alpha1_volume_attachment_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline storage_v1alpha1_volume_attachment_status
    storage_v1alpha1_volume_attachment_get_status(
    storage_v1alpha1_volume_attachment view)
{
    return storage_v1alpha1_volume_attachment_status_of(kin_object_field(
        view.object, storage_v1alpha1_volume_attachment_status_field_()));
}
static inline storage_v1alpha1_volume_attachment_status_edit
    storage_v1alpha1_volume_attachment_edit_status(
    storage_v1alpha1_volume_attachment_edit at)
{
    return storage_v1alpha1_volume_attachment_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_field_()));
}
static inline bool storage_v1alpha1_volume_attachment_status_has(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_field_()));
}
static inline int storage_v1alpha1_volume_attachment_status_unset(
    storage_v1alpha1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTACHMENT_STATUS_PATH ".status"
static inline kin_field
    *storage_v1alpha1_volume_attachment_spec_attacher_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "attacher");
    return &field;
}
static inline kin_str storage_v1alpha1_volume_attachment_spec_attacher(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_spec_attacher_field_()));
}
static inline int storage_v1alpha1_volume_attachment_spec_attacher_set(
    storage_v1alpha1_volume_attachment_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_attacher_field_()), value);
}
static inline bool storage_v1alpha1_volume_attachment_spec_attacher_has(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_spec_attacher_field_()));
}
static inline int storage_v1alpha1_volume_attachment_spec_attacher_unset(
    storage_v1alpha1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_attacher_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTACHMENT_SPEC_ATTACHER_PATH ".spec.attacher"
static inline kin_field
    *storage_v1alpha1_volume_attachment_spec_source_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "source");
    return &field;
}
static inline storage_v1alpha1_volume_attachment_source
    storage_v1alpha1_volume_attachment_get_spec_source(
    storage_v1alpha1_volume_attachment view)
{
    return storage_v1alpha1_volume_attachment_source_of(kin_object_field(
        view.object, storage_v1alpha1_volume_attachment_spec_source_field_()));
}
static inline storage_v1alpha1_volume_attachment_source_edit
    storage_v1alpha1_volume_attachment_edit_spec_source(
    storage_v1alpha1_volume_attachment_edit at)
{
    return storage_v1alpha1_volume_attachment_source_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_source_field_()));
}
static inline bool storage_v1alpha1_volume_attachment_spec_source_has(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_spec_source_field_()));
}
static inline int storage_v1alpha1_volume_attachment_spec_source_unset(
    storage_v1alpha1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_source_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTACHMENT_SPEC_SOURCE_PATH ".spec.source"
static inline kin_field
    *storage_v1alpha1_volume_attachment_spec_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "nodeName");
    return &field;
}
static inline kin_str storage_v1alpha1_volume_attachment_spec_node_name(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_spec_node_name_field_()));
}
static inline int storage_v1alpha1_volume_attachment_spec_node_name_set(
    storage_v1alpha1_volume_attachment_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_node_name_field_()), value);
}
static inline bool storage_v1alpha1_volume_attachment_spec_node_name_has(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_spec_node_name_field_()));
}
static inline int storage_v1alpha1_volume_attachment_spec_node_name_unset(
    storage_v1alpha1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_node_name_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTACHMENT_SPEC_NODE_NAME_PATH ".spec.nodeName"
static inline kin_field
    *storage_v1alpha1_volume_attachment_status_attached_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "attached");
    return &field;
}
static inline bool storage_v1alpha1_volume_attachment_status_attached(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_attached_field_()));
}
static inline int storage_v1alpha1_volume_attachment_status_attached_set(
    storage_v1alpha1_volume_attachment_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_attached_field_()), value);
}
static inline bool storage_v1alpha1_volume_attachment_status_attached_has(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_attached_field_()));
}
static inline int storage_v1alpha1_volume_attachment_status_attached_unset(
    storage_v1alpha1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_attached_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTACHMENT_STATUS_ATTACHED_PATH \
    ".status.attached"
static inline kin_field
    *storage_v1alpha1_volume_attachment_status_attachment_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "attachmentMetadata");
    return &field;
}
static inline kin_str
    storage_v1alpha1_volume_attachment_status_attachment_metadata_get(
    storage_v1alpha1_volume_attachment view, kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_attachment_metadata_field_()),
        key), scratch);
}
static inline kin_str
    storage_v1alpha1_volume_attachment_status_attachment_metadata_at(
    storage_v1alpha1_volume_attachment view, size_t index, kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_attachment_metadata_field_()),
        index), scratch);
}
static inline int
    storage_v1alpha1_volume_attachment_status_attachment_metadata_set(
    storage_v1alpha1_volume_attachment_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_attachment_metadata_field_()),
        key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    storage_v1alpha1_volume_attachment_status_attachment_metadata_count(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_count(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_attachment_metadata_field_()));
}
static inline kin_str
    storage_v1alpha1_volume_attachment_status_attachment_metadata_key_at(
    storage_v1alpha1_volume_attachment view, size_t index)
{
    return kin_value_key_at(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_attachment_metadata_field_()),
        index);
}
static inline int
    storage_v1alpha1_volume_attachment_status_attachment_metadata_remove(
    storage_v1alpha1_volume_attachment_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_attachment_metadata_field_()),
        key));
}
static inline int
    storage_v1alpha1_volume_attachment_status_attachment_metadata_clear(
    storage_v1alpha1_volume_attachment_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_attachment_metadata_field_()));
}
static inline bool
    storage_v1alpha1_volume_attachment_status_attachment_metadata_has(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_attachment_metadata_field_()));
}
static inline int
    storage_v1alpha1_volume_attachment_status_attachment_metadata_unset(
    storage_v1alpha1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_attachment_metadata_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTACHMENT_STATUS_ATTACHMENT_METADATA_PATH \
    ".status.attachmentMetadata"
static inline kin_field
    *storage_v1alpha1_volume_attachment_status_attach_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "attachError");
    return &field;
}
static inline storage_v1alpha1_volume_error
    storage_v1alpha1_volume_attachment_get_status_attach_error(
    storage_v1alpha1_volume_attachment view)
{
    return storage_v1alpha1_volume_error_of(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_attach_error_field_()));
}
static inline storage_v1alpha1_volume_error_edit
    storage_v1alpha1_volume_attachment_edit_status_attach_error(
    storage_v1alpha1_volume_attachment_edit at)
{
    return storage_v1alpha1_volume_error_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_attach_error_field_()));
}
static inline bool storage_v1alpha1_volume_attachment_status_attach_error_has(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_attach_error_field_()));
}
static inline int storage_v1alpha1_volume_attachment_status_attach_error_unset(
    storage_v1alpha1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_attach_error_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTACHMENT_STATUS_ATTACH_ERROR_PATH \
    ".status.attachError"
static inline kin_field
    *storage_v1alpha1_volume_attachment_status_detach_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "detachError");
    return &field;
}
static inline storage_v1alpha1_volume_error
    storage_v1alpha1_volume_attachment_get_status_detach_error(
    storage_v1alpha1_volume_attachment view)
{
    return storage_v1alpha1_volume_error_of(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_detach_error_field_()));
}
static inline storage_v1alpha1_volume_error_edit
    storage_v1alpha1_volume_attachment_edit_status_detach_error(
    storage_v1alpha1_volume_attachment_edit at)
{
    return storage_v1alpha1_volume_error_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_detach_error_field_()));
}
static inline bool storage_v1alpha1_volume_attachment_status_detach_error_has(
    storage_v1alpha1_volume_attachment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attachment_status_detach_error_field_()));
}
static inline int storage_v1alpha1_volume_attachment_status_detach_error_unset(
    storage_v1alpha1_volume_attachment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_detach_error_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTACHMENT_STATUS_DETACH_ERROR_PATH \
    ".status.detachError"

/* VolumeAttachmentSource */
static inline kin_field
    *storage_v1alpha1_volume_attachment_source_persistent_volume_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("persistentVolumeName", "");
    return &field;
}
static inline kin_str
    storage_v1alpha1_volume_attachment_source_persistent_volume_name(
    storage_v1alpha1_volume_attachment_source view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_source_persistent_volume_name_field_()));
}
static inline int
    storage_v1alpha1_volume_attachment_source_persistent_volume_name_set(
    storage_v1alpha1_volume_attachment_source_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_source_persistent_volume_name_field_()), value);
}
static inline bool
    storage_v1alpha1_volume_attachment_source_persistent_volume_name_has(
    storage_v1alpha1_volume_attachment_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_source_persistent_volume_name_field_()));
}
static inline int
    storage_v1alpha1_volume_attachment_source_persistent_volume_name_unset(
    storage_v1alpha1_volume_attachment_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_source_persistent_volume_name_field_()));
}
static inline kin_field
    *storage_v1alpha1_volume_attachment_source_inline_volume_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("inlineVolumeSpec", "");
    return &field;
}
static inline core_v1_persistent_volume_spec
    storage_v1alpha1_volume_attachment_source_get_inline_volume_spec(
    storage_v1alpha1_volume_attachment_source view)
{
    return core_v1_persistent_volume_spec_of(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_source_inline_volume_spec_field_()));
}
static inline core_v1_persistent_volume_spec_edit
    storage_v1alpha1_volume_attachment_source_edit_inline_volume_spec(
    storage_v1alpha1_volume_attachment_source_edit at)
{
    return core_v1_persistent_volume_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1alpha1_volume_attachment_source_inline_volume_spec_field_()));
}
static inline bool
    storage_v1alpha1_volume_attachment_source_inline_volume_spec_has(
    storage_v1alpha1_volume_attachment_source view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_source_inline_volume_spec_field_()));
}
static inline int
    storage_v1alpha1_volume_attachment_source_inline_volume_spec_unset(
    storage_v1alpha1_volume_attachment_source_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_source_inline_volume_spec_field_()));
}

/* VolumeAttachmentSpec */
static inline kin_field
    *storage_v1alpha1_volume_attachment_spec_get_attacher_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attacher", "");
    return &field;
}
static inline kin_str storage_v1alpha1_volume_attachment_spec_get_attacher(
    storage_v1alpha1_volume_attachment_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_spec_get_attacher_field_()));
}
static inline int storage_v1alpha1_volume_attachment_spec_edit_attacher_set(
    storage_v1alpha1_volume_attachment_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_get_attacher_field_()), value);
}
static inline bool storage_v1alpha1_volume_attachment_spec_get_attacher_has(
    storage_v1alpha1_volume_attachment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_spec_get_attacher_field_()));
}
static inline int storage_v1alpha1_volume_attachment_spec_edit_attacher_unset(
    storage_v1alpha1_volume_attachment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_get_attacher_field_()));
}
static inline kin_field
    *storage_v1alpha1_volume_attachment_spec_get_source_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("source", "");
    return &field;
}
static inline storage_v1alpha1_volume_attachment_source
    storage_v1alpha1_volume_attachment_spec_get_source(
    storage_v1alpha1_volume_attachment_spec view)
{
    return storage_v1alpha1_volume_attachment_source_of(kin_value_field(
        view.value,
        storage_v1alpha1_volume_attachment_spec_get_source_field_()));
}
static inline storage_v1alpha1_volume_attachment_source_edit
    storage_v1alpha1_volume_attachment_spec_edit_source(
    storage_v1alpha1_volume_attachment_spec_edit at)
{
    return storage_v1alpha1_volume_attachment_source_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_get_source_field_()));
}
static inline bool storage_v1alpha1_volume_attachment_spec_get_source_has(
    storage_v1alpha1_volume_attachment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_spec_get_source_field_()));
}
static inline int storage_v1alpha1_volume_attachment_spec_edit_source_unset(
    storage_v1alpha1_volume_attachment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_get_source_field_()));
}
static inline kin_field
    *storage_v1alpha1_volume_attachment_spec_get_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeName", "");
    return &field;
}
static inline kin_str storage_v1alpha1_volume_attachment_spec_get_node_name(
    storage_v1alpha1_volume_attachment_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_spec_get_node_name_field_()));
}
static inline int storage_v1alpha1_volume_attachment_spec_edit_node_name_set(
    storage_v1alpha1_volume_attachment_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_get_node_name_field_()), value);
}
static inline bool storage_v1alpha1_volume_attachment_spec_get_node_name_has(
    storage_v1alpha1_volume_attachment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_spec_get_node_name_field_()));
}
static inline int storage_v1alpha1_volume_attachment_spec_edit_node_name_unset(
    storage_v1alpha1_volume_attachment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_spec_get_node_name_field_()));
}

/* VolumeAttachmentStatus */
static inline kin_field
    *storage_v1alpha1_volume_attachment_status_get_attached_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attached", "");
    return &field;
}
static inline bool storage_v1alpha1_volume_attachment_status_get_attached(
    storage_v1alpha1_volume_attachment_status view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_status_get_attached_field_()));
}
static inline int storage_v1alpha1_volume_attachment_status_edit_attached_set(
    storage_v1alpha1_volume_attachment_status_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_get_attached_field_()),
        value);
}
static inline bool storage_v1alpha1_volume_attachment_status_get_attached_has(
    storage_v1alpha1_volume_attachment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_status_get_attached_field_()));
}
static inline int storage_v1alpha1_volume_attachment_status_edit_attached_unset(
    storage_v1alpha1_volume_attachment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_get_attached_field_()));
}
static inline kin_field
    *storage_v1alpha1_volume_attachment_status_get_attachment_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attachmentMetadata", "");
    return &field;
}
static inline kin_str
    storage_v1alpha1_volume_attachment_status_get_attachment_metadata_get(
    storage_v1alpha1_volume_attachment_status view, kin_str key,
    kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_status_get_attachment_metadata_field_()), key), scratch);
}
static inline kin_str
    storage_v1alpha1_volume_attachment_status_get_attachment_metadata_at(
    storage_v1alpha1_volume_attachment_status view, size_t index,
    kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_status_get_attachment_metadata_field_()), index), scratch);
}
static inline int
    storage_v1alpha1_volume_attachment_status_edit_attachment_metadata_set(
    storage_v1alpha1_volume_attachment_status_edit at, kin_str key,
    kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_get_attachment_metadata_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    storage_v1alpha1_volume_attachment_status_get_attachment_metadata_count(
    storage_v1alpha1_volume_attachment_status view)
{
    return kin_value_count(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_status_get_attachment_metadata_field_()));
}
static inline kin_str
    storage_v1alpha1_volume_attachment_status_get_attachment_metadata_key_at(
    storage_v1alpha1_volume_attachment_status view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_status_get_attachment_metadata_field_()), index);
}
static inline int
    storage_v1alpha1_volume_attachment_status_edit_attachment_metadata_remove(
    storage_v1alpha1_volume_attachment_status_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_get_attachment_metadata_field_()), key));
}
static inline int
    storage_v1alpha1_volume_attachment_status_edit_attachment_metadata_clear(
    storage_v1alpha1_volume_attachment_status_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_get_attachment_metadata_field_()));
}
static inline bool
    storage_v1alpha1_volume_attachment_status_get_attachment_metadata_has(
    storage_v1alpha1_volume_attachment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_status_get_attachment_metadata_field_()));
}
static inline int
    storage_v1alpha1_volume_attachment_status_edit_attachment_metadata_unset(
    storage_v1alpha1_volume_attachment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_get_attachment_metadata_field_()));
}
static inline kin_field
    *storage_v1alpha1_volume_attachment_status_get_attach_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attachError", "");
    return &field;
}
static inline storage_v1alpha1_volume_error
    storage_v1alpha1_volume_attachment_status_get_attach_error(
    storage_v1alpha1_volume_attachment_status view)
{
    return storage_v1alpha1_volume_error_of(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_status_get_attach_error_field_()));
}
static inline storage_v1alpha1_volume_error_edit
    storage_v1alpha1_volume_attachment_status_edit_attach_error(
    storage_v1alpha1_volume_attachment_status_edit at)
{
    return storage_v1alpha1_volume_error_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_get_attach_error_field_()));
}
static inline bool
    storage_v1alpha1_volume_attachment_status_get_attach_error_has(
    storage_v1alpha1_volume_attachment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_status_get_attach_error_field_()));
}
static inline int
    storage_v1alpha1_volume_attachment_status_edit_attach_error_unset(
    storage_v1alpha1_volume_attachment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_get_attach_error_field_()));
}
static inline kin_field
    *storage_v1alpha1_volume_attachment_status_get_detach_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("detachError", "");
    return &field;
}
static inline storage_v1alpha1_volume_error
    storage_v1alpha1_volume_attachment_status_get_detach_error(
    storage_v1alpha1_volume_attachment_status view)
{
    return storage_v1alpha1_volume_error_of(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_status_get_detach_error_field_()));
}
static inline storage_v1alpha1_volume_error_edit
    storage_v1alpha1_volume_attachment_status_edit_detach_error(
    storage_v1alpha1_volume_attachment_status_edit at)
{
    return storage_v1alpha1_volume_error_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_get_detach_error_field_()));
}
static inline bool
    storage_v1alpha1_volume_attachment_status_get_detach_error_has(
    storage_v1alpha1_volume_attachment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_attachment_status_get_detach_error_field_()));
}
static inline int
    storage_v1alpha1_volume_attachment_status_edit_detach_error_unset(
    storage_v1alpha1_volume_attachment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attachment_status_get_detach_error_field_()));
}

/* VolumeAttributesClass */
static inline kin_field
    *storage_v1alpha1_volume_attributes_class_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    storage_v1alpha1_volume_attributes_class_get_metadata(
    storage_v1alpha1_volume_attributes_class view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        storage_v1alpha1_volume_attributes_class_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    storage_v1alpha1_volume_attributes_class_edit_metadata(
    storage_v1alpha1_volume_attributes_class_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attributes_class_metadata_field_()));
}
static inline bool storage_v1alpha1_volume_attributes_class_metadata_has(
    storage_v1alpha1_volume_attributes_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attributes_class_metadata_field_()));
}
static inline int storage_v1alpha1_volume_attributes_class_metadata_unset(
    storage_v1alpha1_volume_attributes_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attributes_class_metadata_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTRIBUTES_CLASS_METADATA_PATH ".metadata"
static inline kin_field
    *storage_v1alpha1_volume_attributes_class_driver_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("driverName", "");
    return &field;
}
static inline kin_str storage_v1alpha1_volume_attributes_class_driver_name(
    storage_v1alpha1_volume_attributes_class view)
{
    return kin_value_str(kin_object_field(view.object,
        storage_v1alpha1_volume_attributes_class_driver_name_field_()));
}
static inline int storage_v1alpha1_volume_attributes_class_driver_name_set(
    storage_v1alpha1_volume_attributes_class_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attributes_class_driver_name_field_()), value);
}
static inline bool storage_v1alpha1_volume_attributes_class_driver_name_has(
    storage_v1alpha1_volume_attributes_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attributes_class_driver_name_field_()));
}
static inline int storage_v1alpha1_volume_attributes_class_driver_name_unset(
    storage_v1alpha1_volume_attributes_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attributes_class_driver_name_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTRIBUTES_CLASS_DRIVER_NAME_PATH ".driverName"
static inline kin_field
    *storage_v1alpha1_volume_attributes_class_parameters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("parameters", "");
    return &field;
}
static inline kin_str storage_v1alpha1_volume_attributes_class_parameters_get(
    storage_v1alpha1_volume_attributes_class view, kin_str key,
    kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_object_field(view.object,
        storage_v1alpha1_volume_attributes_class_parameters_field_()), key),
        scratch);
}
static inline kin_str storage_v1alpha1_volume_attributes_class_parameters_at(
    storage_v1alpha1_volume_attributes_class view, size_t index,
    kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_object_field(view.object,
        storage_v1alpha1_volume_attributes_class_parameters_field_()), index),
        scratch);
}
static inline int storage_v1alpha1_volume_attributes_class_parameters_set(
    storage_v1alpha1_volume_attributes_class_edit at, kin_str key,
    kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attributes_class_parameters_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t storage_v1alpha1_volume_attributes_class_parameters_count(
    storage_v1alpha1_volume_attributes_class view)
{
    return kin_value_count(kin_object_field(view.object,
        storage_v1alpha1_volume_attributes_class_parameters_field_()));
}
static inline kin_str
    storage_v1alpha1_volume_attributes_class_parameters_key_at(
    storage_v1alpha1_volume_attributes_class view, size_t index)
{
    return kin_value_key_at(kin_object_field(view.object,
        storage_v1alpha1_volume_attributes_class_parameters_field_()), index);
}
static inline int storage_v1alpha1_volume_attributes_class_parameters_remove(
    storage_v1alpha1_volume_attributes_class_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        storage_v1alpha1_volume_attributes_class_parameters_field_()), key));
}
static inline int storage_v1alpha1_volume_attributes_class_parameters_clear(
    storage_v1alpha1_volume_attributes_class_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attributes_class_parameters_field_()));
}
static inline bool storage_v1alpha1_volume_attributes_class_parameters_has(
    storage_v1alpha1_volume_attributes_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storage_v1alpha1_volume_attributes_class_parameters_field_()));
}
static inline int storage_v1alpha1_volume_attributes_class_parameters_unset(
    storage_v1alpha1_volume_attributes_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_attributes_class_parameters_field_()));
}
#define STORAGE_V1ALPHA1_VOLUME_ATTRIBUTES_CLASS_PARAMETERS_PATH ".parameters"

/* VolumeError */
static inline kin_field *storage_v1alpha1_volume_error_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("time", "");
    return &field;
}
static inline kin_time storage_v1alpha1_volume_error_time(
    storage_v1alpha1_volume_error view)
{
    return kin_value_as_time(kin_value_field(view.value,
        storage_v1alpha1_volume_error_time_field_()));
}
static inline int storage_v1alpha1_volume_error_time_set(
    storage_v1alpha1_volume_error_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_error_time_field_()), value);
}
static inline bool storage_v1alpha1_volume_error_time_has(
    storage_v1alpha1_volume_error view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_error_time_field_()));
}
static inline int storage_v1alpha1_volume_error_time_unset(
    storage_v1alpha1_volume_error_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_error_time_field_()));
}
static inline kin_field *storage_v1alpha1_volume_error_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str storage_v1alpha1_volume_error_message(
    storage_v1alpha1_volume_error view)
{
    return kin_value_str(kin_value_field(view.value,
        storage_v1alpha1_volume_error_message_field_()));
}
static inline int storage_v1alpha1_volume_error_message_set(
    storage_v1alpha1_volume_error_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_error_message_field_()), value);
}
static inline bool storage_v1alpha1_volume_error_message_has(
    storage_v1alpha1_volume_error view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_error_message_field_()));
}
static inline int storage_v1alpha1_volume_error_message_unset(
    storage_v1alpha1_volume_error_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_error_message_field_()));
}
static inline kin_field *storage_v1alpha1_volume_error_error_code_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("errorCode", "");
    return &field;
}
static inline int32_t storage_v1alpha1_volume_error_error_code(
    storage_v1alpha1_volume_error view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        storage_v1alpha1_volume_error_error_code_field_()));
}
static inline int storage_v1alpha1_volume_error_error_code_set(
    storage_v1alpha1_volume_error_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_error_error_code_field_()), value);
}
static inline bool storage_v1alpha1_volume_error_error_code_has(
    storage_v1alpha1_volume_error view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storage_v1alpha1_volume_error_error_code_field_()));
}
static inline int storage_v1alpha1_volume_error_error_code_unset(
    storage_v1alpha1_volume_error_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storage_v1alpha1_volume_error_error_code_field_()));
}

static const kin_resource storage_v1alpha1_csi_storage_capacities[1] = {
    {"storage.k8s.io", "v1alpha1", "csistoragecapacities", "CSIStorageCapacity",
        false},
};
static inline storage_v1alpha1_csi_storage_capacity_edit
    storage_v1alpha1_csi_storage_capacity_new(const kin_allocator *alloc,
    kin_str ns, kin_str name)
{
    storage_v1alpha1_csi_storage_capacity_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc,
        storage_v1alpha1_csi_storage_capacities, named);
    at.spot = kin_edit_root();
    return at;
}
static inline storage_v1alpha1_csi_storage_capacity
    storage_v1alpha1_csi_storage_capacity_cast(const kin_object *object)
{
    return storage_v1alpha1_csi_storage_capacity_of(kin_object_is_of(object,
        storage_v1alpha1_csi_storage_capacities) ? object : NULL);
}
static inline kin_call_opts storage_v1alpha1_csi_storage_capacities_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int storage_v1alpha1_csi_storage_capacities_got_(int r,
    kin_object *object, storage_v1alpha1_csi_storage_capacity *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int storage_v1alpha1_csi_storage_capacities_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    storage_v1alpha1_csi_storage_capacity *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, storage_v1alpha1_csi_storage_capacities, at,
        opts, ret ? &got : NULL, err);
    return storage_v1alpha1_csi_storage_capacities_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1alpha1_csi_storage_capacities_create(
    kin_client *client, storage_v1alpha1_csi_storage_capacity_edit at,
    const kin_call_opts *opts, storage_v1alpha1_csi_storage_capacity *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, storage_v1alpha1_csi_storage_capacities,
        at.edit, opts, ret ? &got : NULL, err);
    return storage_v1alpha1_csi_storage_capacities_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1alpha1_csi_storage_capacities_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, storage_v1alpha1_csi_storage_capacities,
        at, opts, NULL, err);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_csi_storage_capacities_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        storage_v1alpha1_csi_storage_capacities, opts, NULL, err);
}
KIN_NODISCARD static inline int storage_v1alpha1_csi_storage_capacities_update(
    kin_client *client, storage_v1alpha1_csi_storage_capacity_edit at,
    const kin_call_opts *opts, storage_v1alpha1_csi_storage_capacity *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_csi_storage_capacities_part_(opts, "");
    int r = kin_client_update(client, storage_v1alpha1_csi_storage_capacities,
        at.edit, &own, ret ? &got : NULL, err);
    return storage_v1alpha1_csi_storage_capacities_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1alpha1_csi_storage_capacities_patch(
    kin_client *client, storage_v1alpha1_csi_storage_capacity_edit at,
    const kin_call_opts *opts, storage_v1alpha1_csi_storage_capacity *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_csi_storage_capacities_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1alpha1_csi_storage_capacities,
        &what, &own, ret ? &got : NULL, err);
    return storage_v1alpha1_csi_storage_capacities_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1alpha1_csi_storage_capacities_apply(
    kin_client *client, storage_v1alpha1_csi_storage_capacity_edit at,
    const kin_call_opts *opts, storage_v1alpha1_csi_storage_capacity *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_csi_storage_capacities_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1alpha1_csi_storage_capacities,
        &what, &own, ret ? &got : NULL, err);
    return storage_v1alpha1_csi_storage_capacities_got_(r, got, ret);
}
typedef struct storage_v1alpha1_csi_storage_capacity_list_handler {
    int (*on_item)(storage_v1alpha1_csi_storage_capacity item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} storage_v1alpha1_csi_storage_capacity_list_handler;
static inline int storage_v1alpha1_csi_storage_capacity_list_each_(
    const kin_object *object, void *userdata)
{
    const storage_v1alpha1_csi_storage_capacity_list_handler *own = (
        const storage_v1alpha1_csi_storage_capacity_list_handler *)userdata;
    return own->on_item(storage_v1alpha1_csi_storage_capacity_of(object),
        own->userdata);
}
static inline int storage_v1alpha1_csi_storage_capacity_list_restart_(
    void *userdata)
{
    const storage_v1alpha1_csi_storage_capacity_list_handler *own = (
        const storage_v1alpha1_csi_storage_capacity_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    storage_v1alpha1_csi_storage_capacity_list_adapt_(
    storage_v1alpha1_csi_storage_capacity_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = storage_v1alpha1_csi_storage_capacity_list_each_;
    handler.on_restart = own->on_restart ?
        storage_v1alpha1_csi_storage_capacity_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int storage_v1alpha1_csi_storage_capacities_list(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1alpha1_csi_storage_capacity_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1alpha1_csi_storage_capacity_list_handler own = *handler;
    kin_list_handler adapted =
        storage_v1alpha1_csi_storage_capacity_list_adapt_(&own);
    return kin_client_list(client, storage_v1alpha1_csi_storage_capacities,
        opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_csi_storage_capacities_list_all(kin_client *client,
    const kin_list_opts *opts,
    const storage_v1alpha1_csi_storage_capacity_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1alpha1_csi_storage_capacity_list_handler own = *handler;
    kin_list_handler adapted =
        storage_v1alpha1_csi_storage_capacity_list_adapt_(&own);
    return kin_client_list_all(client, storage_v1alpha1_csi_storage_capacities,
        opts, &adapted, ret, err);
}
typedef struct storage_v1alpha1_csi_storage_capacity_watch {
    kin_watch *watch;
} storage_v1alpha1_csi_storage_capacity_watch;
static inline void storage_v1alpha1_csi_storage_capacity_watch_auto_release(
    storage_v1alpha1_csi_storage_capacity_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int storage_v1alpha1_csi_storage_capacities_watch(
    kin_client *client, const kin_list_opts *opts,
    storage_v1alpha1_csi_storage_capacity_watch *ret, kin_error *err)
{
    return kin_client_watch(client, storage_v1alpha1_csi_storage_capacities,
        opts, &ret->watch, err);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_csi_storage_capacity_watch_next(
    storage_v1alpha1_csi_storage_capacity_watch watch, kin_deadline deadline,
    kin_watch_event *ret, storage_v1alpha1_csi_storage_capacity *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct storage_v1alpha1_csi_storage_capacity_informer {
    kin_informer *informer;
} storage_v1alpha1_csi_storage_capacity_informer;
static inline storage_v1alpha1_csi_storage_capacity_informer
    storage_v1alpha1_csi_storage_capacity_informer_of(kin_informer *informer)
{
    storage_v1alpha1_csi_storage_capacity_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    storage_v1alpha1_csi_storage_capacities_informer(kin_factory *factory,
    storage_v1alpha1_csi_storage_capacity_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory,
        storage_v1alpha1_csi_storage_capacities, &ret->informer, err);
}
typedef struct storage_v1alpha1_csi_storage_capacity_handler {
    void (*on_add)(storage_v1alpha1_csi_storage_capacity view, bool is_initial,
        void *userdata);
    void (*on_update)(storage_v1alpha1_csi_storage_capacity old_view,
        storage_v1alpha1_csi_storage_capacity view, void *userdata);
    void (*on_delete)(storage_v1alpha1_csi_storage_capacity view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(storage_v1alpha1_csi_storage_capacity view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        storage_v1alpha1_csi_storage_capacity view, void *userdata);
} storage_v1alpha1_csi_storage_capacity_handler;
static inline void storage_v1alpha1_csi_storage_capacity_on_event_(
    const kin_event *event, void *userdata)
{
    const storage_v1alpha1_csi_storage_capacity_handler *own = (
        const storage_v1alpha1_csi_storage_capacity_handler *)userdata;
    own->on_event(event, storage_v1alpha1_csi_storage_capacity_of(
        event->object), own->userdata);
}
static inline void storage_v1alpha1_csi_storage_capacity_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const storage_v1alpha1_csi_storage_capacity_handler *own = (
        const storage_v1alpha1_csi_storage_capacity_handler *)userdata;
    own->on_add(storage_v1alpha1_csi_storage_capacity_of(object), is_initial,
        own->userdata);
}
static inline void storage_v1alpha1_csi_storage_capacity_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const storage_v1alpha1_csi_storage_capacity_handler *own = (
        const storage_v1alpha1_csi_storage_capacity_handler *)userdata;
    own->on_update(storage_v1alpha1_csi_storage_capacity_of(old_object),
        storage_v1alpha1_csi_storage_capacity_of(object), own->userdata);
}
static inline void storage_v1alpha1_csi_storage_capacity_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const storage_v1alpha1_csi_storage_capacity_handler *own = (
        const storage_v1alpha1_csi_storage_capacity_handler *)userdata;
    own->on_delete(storage_v1alpha1_csi_storage_capacity_of(object),
        is_tombstone, own->userdata);
}
static inline void storage_v1alpha1_csi_storage_capacity_on_synced_(
    void *userdata)
{
    const storage_v1alpha1_csi_storage_capacity_handler *own = (
        const storage_v1alpha1_csi_storage_capacity_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool storage_v1alpha1_csi_storage_capacity_wants_(
    const kin_object *object, void *userdata)
{
    const storage_v1alpha1_csi_storage_capacity_handler *own = (
        const storage_v1alpha1_csi_storage_capacity_handler *)userdata;
    return own->wants(storage_v1alpha1_csi_storage_capacity_of(object),
        own->userdata);
}
static inline int storage_v1alpha1_csi_storage_capacity_informer_add_handler(
    storage_v1alpha1_csi_storage_capacity_informer informer,
    const storage_v1alpha1_csi_storage_capacity_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        storage_v1alpha1_csi_storage_capacity_on_add_ : NULL;
    handler.on_update = own->on_update ?
        storage_v1alpha1_csi_storage_capacity_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        storage_v1alpha1_csi_storage_capacity_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        storage_v1alpha1_csi_storage_capacity_on_synced_ : NULL;
    handler.wants = own->wants ? storage_v1alpha1_csi_storage_capacity_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        storage_v1alpha1_csi_storage_capacity_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct storage_v1alpha1_csi_storage_capacity_lister {
    kin_snapshot *snapshot;
} storage_v1alpha1_csi_storage_capacity_lister;
typedef struct storage_v1alpha1_csi_storage_capacity_iter {
    kin_lister_iter it;
} storage_v1alpha1_csi_storage_capacity_iter;
static inline storage_v1alpha1_csi_storage_capacity_lister
    storage_v1alpha1_csi_storage_capacity_informer_lister(
    storage_v1alpha1_csi_storage_capacity_informer informer)
{
    storage_v1alpha1_csi_storage_capacity_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void storage_v1alpha1_csi_storage_capacity_lister_auto_release(
    storage_v1alpha1_csi_storage_capacity_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline storage_v1alpha1_csi_storage_capacity
    storage_v1alpha1_csi_storage_capacity_lister_get(
    storage_v1alpha1_csi_storage_capacity_lister lister, kin_str ns,
    kin_str name)
{
    return storage_v1alpha1_csi_storage_capacity_of(kin_lister_get(
        lister.snapshot, ns, name));
}
static inline storage_v1alpha1_csi_storage_capacity_iter
    storage_v1alpha1_csi_storage_capacity_lister_list(
    storage_v1alpha1_csi_storage_capacity_lister lister, kin_str ns,
    const kin_selector *selector)
{
    storage_v1alpha1_csi_storage_capacity_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline storage_v1alpha1_csi_storage_capacity
    storage_v1alpha1_csi_storage_capacity_iter_next(
    storage_v1alpha1_csi_storage_capacity_iter *iter)
{
    return storage_v1alpha1_csi_storage_capacity_of(kin_lister_next(&iter->it));
}

static const kin_resource storage_v1alpha1_volume_attachments[1] = {
    {"storage.k8s.io", "v1alpha1", "volumeattachments", "VolumeAttachment",
        true},
};
static inline storage_v1alpha1_volume_attachment_edit
    storage_v1alpha1_volume_attachment_new(const kin_allocator *alloc,
    kin_str name)
{
    storage_v1alpha1_volume_attachment_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, storage_v1alpha1_volume_attachments,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline storage_v1alpha1_volume_attachment
    storage_v1alpha1_volume_attachment_cast(const kin_object *object)
{
    return storage_v1alpha1_volume_attachment_of(kin_object_is_of(object,
        storage_v1alpha1_volume_attachments) ? object : NULL);
}
static inline kin_call_opts storage_v1alpha1_volume_attachments_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int storage_v1alpha1_volume_attachments_got_(int r,
    kin_object *object, storage_v1alpha1_volume_attachment *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attachments_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    storage_v1alpha1_volume_attachment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, storage_v1alpha1_volume_attachments, at,
        opts, ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attachments_create(
    kin_client *client, storage_v1alpha1_volume_attachment_edit at,
    const kin_call_opts *opts, storage_v1alpha1_volume_attachment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, storage_v1alpha1_volume_attachments,
        at.edit, opts, ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attachments_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, storage_v1alpha1_volume_attachments, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attachments_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        storage_v1alpha1_volume_attachments, opts, NULL, err);
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attachments_update(
    kin_client *client, storage_v1alpha1_volume_attachment_edit at,
    const kin_call_opts *opts, storage_v1alpha1_volume_attachment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_volume_attachments_part_(opts, "");
    int r = kin_client_update(client, storage_v1alpha1_volume_attachments,
        at.edit, &own, ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attachments_patch(
    kin_client *client, storage_v1alpha1_volume_attachment_edit at,
    const kin_call_opts *opts, storage_v1alpha1_volume_attachment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_volume_attachments_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1alpha1_volume_attachments, &what,
        &own, ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attachments_apply(
    kin_client *client, storage_v1alpha1_volume_attachment_edit at,
    const kin_call_opts *opts, storage_v1alpha1_volume_attachment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_volume_attachments_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1alpha1_volume_attachments, &what,
        &own, ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attachments_update_status(kin_client *client,
    storage_v1alpha1_volume_attachment_edit at, const kin_call_opts *opts,
    storage_v1alpha1_volume_attachment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_volume_attachments_part_(opts,
        "status");
    int r = kin_client_update(client, storage_v1alpha1_volume_attachments,
        at.edit, &own, ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attachments_patch_status(kin_client *client,
    storage_v1alpha1_volume_attachment_edit at, const kin_call_opts *opts,
    storage_v1alpha1_volume_attachment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_volume_attachments_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1alpha1_volume_attachments, &what,
        &own, ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attachments_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attachments_apply_status(kin_client *client,
    storage_v1alpha1_volume_attachment_edit at, const kin_call_opts *opts,
    storage_v1alpha1_volume_attachment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_volume_attachments_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1alpha1_volume_attachments, &what,
        &own, ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attachments_got_(r, got, ret);
}
typedef struct storage_v1alpha1_volume_attachment_list_handler {
    int (*on_item)(storage_v1alpha1_volume_attachment item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} storage_v1alpha1_volume_attachment_list_handler;
static inline int storage_v1alpha1_volume_attachment_list_each_(
    const kin_object *object, void *userdata)
{
    const storage_v1alpha1_volume_attachment_list_handler *own = (
        const storage_v1alpha1_volume_attachment_list_handler *)userdata;
    return own->on_item(storage_v1alpha1_volume_attachment_of(object),
        own->userdata);
}
static inline int storage_v1alpha1_volume_attachment_list_restart_(
    void *userdata)
{
    const storage_v1alpha1_volume_attachment_list_handler *own = (
        const storage_v1alpha1_volume_attachment_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler storage_v1alpha1_volume_attachment_list_adapt_(
    storage_v1alpha1_volume_attachment_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = storage_v1alpha1_volume_attachment_list_each_;
    handler.on_restart = own->on_restart ?
        storage_v1alpha1_volume_attachment_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attachments_list(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1alpha1_volume_attachment_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1alpha1_volume_attachment_list_handler own = *handler;
    kin_list_handler adapted = storage_v1alpha1_volume_attachment_list_adapt_(
        &own);
    return kin_client_list(client, storage_v1alpha1_volume_attachments, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attachments_list_all(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1alpha1_volume_attachment_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1alpha1_volume_attachment_list_handler own = *handler;
    kin_list_handler adapted = storage_v1alpha1_volume_attachment_list_adapt_(
        &own);
    return kin_client_list_all(client, storage_v1alpha1_volume_attachments,
        opts, &adapted, ret, err);
}
typedef struct storage_v1alpha1_volume_attachment_watch {
    kin_watch *watch;
} storage_v1alpha1_volume_attachment_watch;
static inline void storage_v1alpha1_volume_attachment_watch_auto_release(
    storage_v1alpha1_volume_attachment_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attachments_watch(
    kin_client *client, const kin_list_opts *opts,
    storage_v1alpha1_volume_attachment_watch *ret, kin_error *err)
{
    return kin_client_watch(client, storage_v1alpha1_volume_attachments, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attachment_watch_next(
    storage_v1alpha1_volume_attachment_watch watch, kin_deadline deadline,
    kin_watch_event *ret, storage_v1alpha1_volume_attachment *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct storage_v1alpha1_volume_attachment_informer {
    kin_informer *informer;
} storage_v1alpha1_volume_attachment_informer;
static inline storage_v1alpha1_volume_attachment_informer
    storage_v1alpha1_volume_attachment_informer_of(kin_informer *informer)
{
    storage_v1alpha1_volume_attachment_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attachments_informer(
    kin_factory *factory, storage_v1alpha1_volume_attachment_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, storage_v1alpha1_volume_attachments,
        &ret->informer, err);
}
typedef struct storage_v1alpha1_volume_attachment_handler {
    void (*on_add)(storage_v1alpha1_volume_attachment view, bool is_initial,
        void *userdata);
    void (*on_update)(storage_v1alpha1_volume_attachment old_view,
        storage_v1alpha1_volume_attachment view, void *userdata);
    void (*on_delete)(storage_v1alpha1_volume_attachment view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(storage_v1alpha1_volume_attachment view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        storage_v1alpha1_volume_attachment view, void *userdata);
} storage_v1alpha1_volume_attachment_handler;
static inline void storage_v1alpha1_volume_attachment_on_event_(
    const kin_event *event, void *userdata)
{
    const storage_v1alpha1_volume_attachment_handler *own = (
        const storage_v1alpha1_volume_attachment_handler *)userdata;
    own->on_event(event, storage_v1alpha1_volume_attachment_of(event->object),
        own->userdata);
}
static inline void storage_v1alpha1_volume_attachment_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const storage_v1alpha1_volume_attachment_handler *own = (
        const storage_v1alpha1_volume_attachment_handler *)userdata;
    own->on_add(storage_v1alpha1_volume_attachment_of(object), is_initial,
        own->userdata);
}
static inline void storage_v1alpha1_volume_attachment_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const storage_v1alpha1_volume_attachment_handler *own = (
        const storage_v1alpha1_volume_attachment_handler *)userdata;
    own->on_update(storage_v1alpha1_volume_attachment_of(old_object),
        storage_v1alpha1_volume_attachment_of(object), own->userdata);
}
static inline void storage_v1alpha1_volume_attachment_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const storage_v1alpha1_volume_attachment_handler *own = (
        const storage_v1alpha1_volume_attachment_handler *)userdata;
    own->on_delete(storage_v1alpha1_volume_attachment_of(object), is_tombstone,
        own->userdata);
}
static inline void storage_v1alpha1_volume_attachment_on_synced_(void *userdata)
{
    const storage_v1alpha1_volume_attachment_handler *own = (
        const storage_v1alpha1_volume_attachment_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool storage_v1alpha1_volume_attachment_wants_(
    const kin_object *object, void *userdata)
{
    const storage_v1alpha1_volume_attachment_handler *own = (
        const storage_v1alpha1_volume_attachment_handler *)userdata;
    return own->wants(storage_v1alpha1_volume_attachment_of(object),
        own->userdata);
}
static inline int storage_v1alpha1_volume_attachment_informer_add_handler(
    storage_v1alpha1_volume_attachment_informer informer,
    const storage_v1alpha1_volume_attachment_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? storage_v1alpha1_volume_attachment_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        storage_v1alpha1_volume_attachment_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        storage_v1alpha1_volume_attachment_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        storage_v1alpha1_volume_attachment_on_synced_ : NULL;
    handler.wants = own->wants ? storage_v1alpha1_volume_attachment_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        storage_v1alpha1_volume_attachment_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct storage_v1alpha1_volume_attachment_lister {
    kin_snapshot *snapshot;
} storage_v1alpha1_volume_attachment_lister;
typedef struct storage_v1alpha1_volume_attachment_iter {
    kin_lister_iter it;
} storage_v1alpha1_volume_attachment_iter;
static inline storage_v1alpha1_volume_attachment_lister
    storage_v1alpha1_volume_attachment_informer_lister(
    storage_v1alpha1_volume_attachment_informer informer)
{
    storage_v1alpha1_volume_attachment_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void storage_v1alpha1_volume_attachment_lister_auto_release(
    storage_v1alpha1_volume_attachment_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline storage_v1alpha1_volume_attachment
    storage_v1alpha1_volume_attachment_lister_get(
    storage_v1alpha1_volume_attachment_lister lister, kin_str name)
{
    return storage_v1alpha1_volume_attachment_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline storage_v1alpha1_volume_attachment_iter
    storage_v1alpha1_volume_attachment_lister_list(
    storage_v1alpha1_volume_attachment_lister lister,
    const kin_selector *selector)
{
    storage_v1alpha1_volume_attachment_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline storage_v1alpha1_volume_attachment
    storage_v1alpha1_volume_attachment_iter_next(
    storage_v1alpha1_volume_attachment_iter *iter)
{
    return storage_v1alpha1_volume_attachment_of(kin_lister_next(&iter->it));
}

static const kin_resource storage_v1alpha1_volume_attributes_classes[1] = {
    {"storage.k8s.io", "v1alpha1", "volumeattributesclasses",
        "VolumeAttributesClass", true},
};
static inline storage_v1alpha1_volume_attributes_class_edit
    storage_v1alpha1_volume_attributes_class_new(const kin_allocator *alloc,
    kin_str name)
{
    storage_v1alpha1_volume_attributes_class_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc,
        storage_v1alpha1_volume_attributes_classes, named);
    at.spot = kin_edit_root();
    return at;
}
static inline storage_v1alpha1_volume_attributes_class
    storage_v1alpha1_volume_attributes_class_cast(const kin_object *object)
{
    return storage_v1alpha1_volume_attributes_class_of(kin_object_is_of(object,
        storage_v1alpha1_volume_attributes_classes) ? object : NULL);
}
static inline kin_call_opts storage_v1alpha1_volume_attributes_classes_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int storage_v1alpha1_volume_attributes_classes_got_(int r,
    kin_object *object, storage_v1alpha1_volume_attributes_class *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attributes_classes_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    storage_v1alpha1_volume_attributes_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, storage_v1alpha1_volume_attributes_classes,
        at, opts, ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attributes_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attributes_classes_create(kin_client *client,
    storage_v1alpha1_volume_attributes_class_edit at, const kin_call_opts *opts,
    storage_v1alpha1_volume_attributes_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client,
        storage_v1alpha1_volume_attributes_classes, at.edit, opts,
        ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attributes_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attributes_classes_delete(kin_client *client,
    kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, storage_v1alpha1_volume_attributes_classes,
        at, opts, NULL, err);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attributes_classes_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        storage_v1alpha1_volume_attributes_classes, opts, NULL, err);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attributes_classes_update(kin_client *client,
    storage_v1alpha1_volume_attributes_class_edit at, const kin_call_opts *opts,
    storage_v1alpha1_volume_attributes_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_volume_attributes_classes_part_(opts,
        "");
    int r = kin_client_update(client,
        storage_v1alpha1_volume_attributes_classes, at.edit, &own,
        ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attributes_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attributes_classes_patch(kin_client *client,
    storage_v1alpha1_volume_attributes_class_edit at, const kin_call_opts *opts,
    storage_v1alpha1_volume_attributes_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_volume_attributes_classes_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1alpha1_volume_attributes_classes,
        &what, &own, ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attributes_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attributes_classes_apply(kin_client *client,
    storage_v1alpha1_volume_attributes_class_edit at, const kin_call_opts *opts,
    storage_v1alpha1_volume_attributes_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = storage_v1alpha1_volume_attributes_classes_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, storage_v1alpha1_volume_attributes_classes,
        &what, &own, ret ? &got : NULL, err);
    return storage_v1alpha1_volume_attributes_classes_got_(r, got, ret);
}
typedef struct storage_v1alpha1_volume_attributes_class_list_handler {
    int (*on_item)(storage_v1alpha1_volume_attributes_class item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} storage_v1alpha1_volume_attributes_class_list_handler;
static inline int storage_v1alpha1_volume_attributes_class_list_each_(
    const kin_object *object, void *userdata)
{
    const storage_v1alpha1_volume_attributes_class_list_handler *own = (
        const storage_v1alpha1_volume_attributes_class_list_handler *)userdata;
    return own->on_item(storage_v1alpha1_volume_attributes_class_of(object),
        own->userdata);
}
static inline int storage_v1alpha1_volume_attributes_class_list_restart_(
    void *userdata)
{
    const storage_v1alpha1_volume_attributes_class_list_handler *own = (
        const storage_v1alpha1_volume_attributes_class_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    storage_v1alpha1_volume_attributes_class_list_adapt_(
    storage_v1alpha1_volume_attributes_class_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = storage_v1alpha1_volume_attributes_class_list_each_;
    handler.on_restart = own->on_restart ?
        storage_v1alpha1_volume_attributes_class_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int storage_v1alpha1_volume_attributes_classes_list(
    kin_client *client, const kin_list_opts *opts,
    const storage_v1alpha1_volume_attributes_class_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1alpha1_volume_attributes_class_list_handler own = *handler;
    kin_list_handler adapted =
        storage_v1alpha1_volume_attributes_class_list_adapt_(&own);
    return kin_client_list(client, storage_v1alpha1_volume_attributes_classes,
        opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attributes_classes_list_all(kin_client *client,
    const kin_list_opts *opts,
    const storage_v1alpha1_volume_attributes_class_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    storage_v1alpha1_volume_attributes_class_list_handler own = *handler;
    kin_list_handler adapted =
        storage_v1alpha1_volume_attributes_class_list_adapt_(&own);
    return kin_client_list_all(client,
        storage_v1alpha1_volume_attributes_classes, opts, &adapted, ret, err);
}
typedef struct storage_v1alpha1_volume_attributes_class_watch {
    kin_watch *watch;
} storage_v1alpha1_volume_attributes_class_watch;
static inline void storage_v1alpha1_volume_attributes_class_watch_auto_release(
    storage_v1alpha1_volume_attributes_class_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attributes_classes_watch(kin_client *client,
    const kin_list_opts *opts,
    storage_v1alpha1_volume_attributes_class_watch *ret, kin_error *err)
{
    return kin_client_watch(client, storage_v1alpha1_volume_attributes_classes,
        opts, &ret->watch, err);
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attributes_class_watch_next(
    storage_v1alpha1_volume_attributes_class_watch watch, kin_deadline deadline,
    kin_watch_event *ret, storage_v1alpha1_volume_attributes_class *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct storage_v1alpha1_volume_attributes_class_informer {
    kin_informer *informer;
} storage_v1alpha1_volume_attributes_class_informer;
static inline storage_v1alpha1_volume_attributes_class_informer
    storage_v1alpha1_volume_attributes_class_informer_of(kin_informer *informer)
{
    storage_v1alpha1_volume_attributes_class_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    storage_v1alpha1_volume_attributes_classes_informer(kin_factory *factory,
    storage_v1alpha1_volume_attributes_class_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory,
        storage_v1alpha1_volume_attributes_classes, &ret->informer, err);
}
typedef struct storage_v1alpha1_volume_attributes_class_handler {
    void (*on_add)(storage_v1alpha1_volume_attributes_class view,
        bool is_initial, void *userdata);
    void (*on_update)(storage_v1alpha1_volume_attributes_class old_view,
        storage_v1alpha1_volume_attributes_class view, void *userdata);
    void (*on_delete)(storage_v1alpha1_volume_attributes_class view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(storage_v1alpha1_volume_attributes_class view,
        void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        storage_v1alpha1_volume_attributes_class view, void *userdata);
} storage_v1alpha1_volume_attributes_class_handler;
static inline void storage_v1alpha1_volume_attributes_class_on_event_(
    const kin_event *event, void *userdata)
{
    const storage_v1alpha1_volume_attributes_class_handler *own = (
        const storage_v1alpha1_volume_attributes_class_handler *)userdata;
    own->on_event(event, storage_v1alpha1_volume_attributes_class_of(
        event->object), own->userdata);
}
static inline void storage_v1alpha1_volume_attributes_class_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const storage_v1alpha1_volume_attributes_class_handler *own = (
        const storage_v1alpha1_volume_attributes_class_handler *)userdata;
    own->on_add(storage_v1alpha1_volume_attributes_class_of(object), is_initial,
        own->userdata);
}
static inline void storage_v1alpha1_volume_attributes_class_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const storage_v1alpha1_volume_attributes_class_handler *own = (
        const storage_v1alpha1_volume_attributes_class_handler *)userdata;
    own->on_update(storage_v1alpha1_volume_attributes_class_of(old_object),
        storage_v1alpha1_volume_attributes_class_of(object), own->userdata);
}
static inline void storage_v1alpha1_volume_attributes_class_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const storage_v1alpha1_volume_attributes_class_handler *own = (
        const storage_v1alpha1_volume_attributes_class_handler *)userdata;
    own->on_delete(storage_v1alpha1_volume_attributes_class_of(object),
        is_tombstone, own->userdata);
}
static inline void storage_v1alpha1_volume_attributes_class_on_synced_(
    void *userdata)
{
    const storage_v1alpha1_volume_attributes_class_handler *own = (
        const storage_v1alpha1_volume_attributes_class_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool storage_v1alpha1_volume_attributes_class_wants_(
    const kin_object *object, void *userdata)
{
    const storage_v1alpha1_volume_attributes_class_handler *own = (
        const storage_v1alpha1_volume_attributes_class_handler *)userdata;
    return own->wants(storage_v1alpha1_volume_attributes_class_of(object),
        own->userdata);
}
static inline int storage_v1alpha1_volume_attributes_class_informer_add_handler(
    storage_v1alpha1_volume_attributes_class_informer informer,
    const storage_v1alpha1_volume_attributes_class_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        storage_v1alpha1_volume_attributes_class_on_add_ : NULL;
    handler.on_update = own->on_update ?
        storage_v1alpha1_volume_attributes_class_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        storage_v1alpha1_volume_attributes_class_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        storage_v1alpha1_volume_attributes_class_on_synced_ : NULL;
    handler.wants = own->wants ?
        storage_v1alpha1_volume_attributes_class_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        storage_v1alpha1_volume_attributes_class_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct storage_v1alpha1_volume_attributes_class_lister {
    kin_snapshot *snapshot;
} storage_v1alpha1_volume_attributes_class_lister;
typedef struct storage_v1alpha1_volume_attributes_class_iter {
    kin_lister_iter it;
} storage_v1alpha1_volume_attributes_class_iter;
static inline storage_v1alpha1_volume_attributes_class_lister
    storage_v1alpha1_volume_attributes_class_informer_lister(
    storage_v1alpha1_volume_attributes_class_informer informer)
{
    storage_v1alpha1_volume_attributes_class_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void storage_v1alpha1_volume_attributes_class_lister_auto_release(
    storage_v1alpha1_volume_attributes_class_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline storage_v1alpha1_volume_attributes_class
    storage_v1alpha1_volume_attributes_class_lister_get(
    storage_v1alpha1_volume_attributes_class_lister lister, kin_str name)
{
    return storage_v1alpha1_volume_attributes_class_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline storage_v1alpha1_volume_attributes_class_iter
    storage_v1alpha1_volume_attributes_class_lister_list(
    storage_v1alpha1_volume_attributes_class_lister lister,
    const kin_selector *selector)
{
    storage_v1alpha1_volume_attributes_class_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline storage_v1alpha1_volume_attributes_class
    storage_v1alpha1_volume_attributes_class_iter_next(
    storage_v1alpha1_volume_attributes_class_iter *iter)
{
    return storage_v1alpha1_volume_attributes_class_of(kin_lister_next(
        &iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_STORAGE_V1ALPHA1_H */
