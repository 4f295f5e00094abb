/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of storagemigration.k8s.io/v1beta1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_STORAGEMIGRATION_V1BETA1_H
#define KIN_API_STORAGEMIGRATION_V1BETA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct storagemigration_v1beta1_storage_version_migration {
    const kin_object *object;
} storagemigration_v1beta1_storage_version_migration;
typedef struct storagemigration_v1beta1_storage_version_migration_edit {
    kin_edit *edit;
    kin_spot spot;
} storagemigration_v1beta1_storage_version_migration_edit;
static inline storagemigration_v1beta1_storage_version_migration
    storagemigration_v1beta1_storage_version_migration_of(
    const kin_object *object)
{
    storagemigration_v1beta1_storage_version_migration view;
    view.object = object;
    return view;
}
static inline storagemigration_v1beta1_storage_version_migration
    storagemigration_v1beta1_storage_version_migration_ref(
    storagemigration_v1beta1_storage_version_migration view)
{
    return storagemigration_v1beta1_storage_version_migration_of(kin_object_ref(
        view.object));
}
static inline void storagemigration_v1beta1_storage_version_migration_unref(
    storagemigration_v1beta1_storage_version_migration view)
{
    (void)kin_object_unref(view.object);
}
static inline void
    storagemigration_v1beta1_storage_version_migration_auto_release(
    storagemigration_v1beta1_storage_version_migration *view)
{
    storagemigration_v1beta1_storage_version_migration_unref(*view);
}
static inline storagemigration_v1beta1_storage_version_migration_edit
    storagemigration_v1beta1_storage_version_migration_change(
    const kin_allocator *alloc,
    storagemigration_v1beta1_storage_version_migration view)
{
    storagemigration_v1beta1_storage_version_migration_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void storagemigration_v1beta1_storage_version_migration_edit_free(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void
    storagemigration_v1beta1_storage_version_migration_edit_auto_release(
    storagemigration_v1beta1_storage_version_migration_edit *at)
{
    storagemigration_v1beta1_storage_version_migration_edit_free(*at);
}

typedef struct storagemigration_v1beta1_storage_version_migration_spec {
    kin_value value;
} storagemigration_v1beta1_storage_version_migration_spec;
typedef struct storagemigration_v1beta1_storage_version_migration_spec_list {
    kin_value value;
} storagemigration_v1beta1_storage_version_migration_spec_list;
typedef struct storagemigration_v1beta1_storage_version_migration_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} storagemigration_v1beta1_storage_version_migration_spec_edit;
static inline storagemigration_v1beta1_storage_version_migration_spec
    storagemigration_v1beta1_storage_version_migration_spec_of(kin_value value)
{
    storagemigration_v1beta1_storage_version_migration_spec view;
    view.value = value;
    return view;
}
static inline storagemigration_v1beta1_storage_version_migration_spec_list
    storagemigration_v1beta1_storage_version_migration_spec_list_of(
    kin_value value)
{
    storagemigration_v1beta1_storage_version_migration_spec_list list;
    list.value = value;
    return list;
}
static inline size_t
    storagemigration_v1beta1_storage_version_migration_spec_list_count(
    storagemigration_v1beta1_storage_version_migration_spec_list list)
{
    return kin_value_count(list.value);
}
static inline storagemigration_v1beta1_storage_version_migration_spec
    storagemigration_v1beta1_storage_version_migration_spec_list_at(
    storagemigration_v1beta1_storage_version_migration_spec_list list,
    size_t index)
{
    return storagemigration_v1beta1_storage_version_migration_spec_of(
        kin_value_at(list.value, index));
}
static inline storagemigration_v1beta1_storage_version_migration_spec_edit
    storagemigration_v1beta1_storage_version_migration_spec_edit_of(
    kin_edit *edit, kin_spot spot)
{
    storagemigration_v1beta1_storage_version_migration_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    storagemigration_v1beta1_storage_version_migration_spec_edit_copy(
    storagemigration_v1beta1_storage_version_migration_spec_edit at,
    storagemigration_v1beta1_storage_version_migration_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct storagemigration_v1beta1_storage_version_migration_status {
    kin_value value;
} storagemigration_v1beta1_storage_version_migration_status;
typedef struct storagemigration_v1beta1_storage_version_migration_status_list {
    kin_value value;
} storagemigration_v1beta1_storage_version_migration_status_list;
typedef struct storagemigration_v1beta1_storage_version_migration_status_edit {
    kin_edit *edit;
    kin_spot spot;
} storagemigration_v1beta1_storage_version_migration_status_edit;
static inline storagemigration_v1beta1_storage_version_migration_status
    storagemigration_v1beta1_storage_version_migration_status_of(
    kin_value value)
{
    storagemigration_v1beta1_storage_version_migration_status view;
    view.value = value;
    return view;
}
static inline storagemigration_v1beta1_storage_version_migration_status_list
    storagemigration_v1beta1_storage_version_migration_status_list_of(
    kin_value value)
{
    storagemigration_v1beta1_storage_version_migration_status_list list;
    list.value = value;
    return list;
}
static inline size_t
    storagemigration_v1beta1_storage_version_migration_status_list_count(
    storagemigration_v1beta1_storage_version_migration_status_list list)
{
    return kin_value_count(list.value);
}
static inline storagemigration_v1beta1_storage_version_migration_status
    storagemigration_v1beta1_storage_version_migration_status_list_at(
    storagemigration_v1beta1_storage_version_migration_status_list list,
    size_t index)
{
    return storagemigration_v1beta1_storage_version_migration_status_of(
        kin_value_at(list.value, index));
}
static inline storagemigration_v1beta1_storage_version_migration_status_edit
    storagemigration_v1beta1_storage_version_migration_status_edit_of(
    kin_edit *edit, kin_spot spot)
{
    storagemigration_v1beta1_storage_version_migration_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_edit_copy(
    storagemigration_v1beta1_storage_version_migration_status_edit at,
    storagemigration_v1beta1_storage_version_migration_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* StorageVersionMigration */
static inline kin_field
    *storagemigration_v1beta1_storage_version_migration_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    storagemigration_v1beta1_storage_version_migration_get_metadata(
    storagemigration_v1beta1_storage_version_migration view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    storagemigration_v1beta1_storage_version_migration_edit_metadata(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_metadata_field_()));
}
static inline bool
    storagemigration_v1beta1_storage_version_migration_metadata_has(
    storagemigration_v1beta1_storage_version_migration view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_metadata_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_metadata_unset(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_metadata_field_()));
}
#define STORAGEMIGRATION_V1BETA1_STORAGE_VERSION_MIGRATION_METADATA_PATH \
    ".metadata"
static inline kin_field
    *storagemigration_v1beta1_storage_version_migration_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline storagemigration_v1beta1_storage_version_migration_spec
    storagemigration_v1beta1_storage_version_migration_get_spec(
    storagemigration_v1beta1_storage_version_migration view)
{
    return storagemigration_v1beta1_storage_version_migration_spec_of(
        kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_spec_field_()));
}
static inline storagemigration_v1beta1_storage_version_migration_spec_edit
    storagemigration_v1beta1_storage_version_migration_edit_spec(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    return storagemigration_v1beta1_storage_version_migration_spec_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_spec_field_()));
}
static inline bool storagemigration_v1beta1_storage_version_migration_spec_has(
    storagemigration_v1beta1_storage_version_migration view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_spec_field_()));
}
static inline int storagemigration_v1beta1_storage_version_migration_spec_unset(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_spec_field_()));
}
#define STORAGEMIGRATION_V1BETA1_STORAGE_VERSION_MIGRATION_SPEC_PATH ".spec"
static inline kin_field
    *storagemigration_v1beta1_storage_version_migration_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline storagemigration_v1beta1_storage_version_migration_status
    storagemigration_v1beta1_storage_version_migration_get_status(
    storagemigration_v1beta1_storage_version_migration view)
{
    return storagemigration_v1beta1_storage_version_migration_status_of(
        kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_status_field_()));
}
static inline storagemigration_v1beta1_storage_version_migration_status_edit
    storagemigration_v1beta1_storage_version_migration_edit_status(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    return storagemigration_v1beta1_storage_version_migration_status_edit_of(
        at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_field_()));
}
static inline bool
    storagemigration_v1beta1_storage_version_migration_status_has(
    storagemigration_v1beta1_storage_version_migration view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_status_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_unset(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_field_()));
}
#define STORAGEMIGRATION_V1BETA1_STORAGE_VERSION_MIGRATION_STATUS_PATH ".status"
static inline kin_field
    *storagemigration_v1beta1_storage_version_migration_spec_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "resource");
    return &field;
}
static inline meta_v1_group_resource
    storagemigration_v1beta1_storage_version_migration_get_spec_resource(
    storagemigration_v1beta1_storage_version_migration view)
{
    return meta_v1_group_resource_of(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_spec_resource_field_()));
}
static inline meta_v1_group_resource_edit
    storagemigration_v1beta1_storage_version_migration_edit_spec_resource(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    return meta_v1_group_resource_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        storagemigration_v1beta1_storage_version_migration_spec_resource_field_()));
}
static inline bool
    storagemigration_v1beta1_storage_version_migration_spec_resource_has(
    storagemigration_v1beta1_storage_version_migration view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_spec_resource_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_spec_resource_unset(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_spec_resource_field_()));
}
#define STORAGEMIGRATION_V1BETA1_STORAGE_VERSION_MIGRATION_SPEC_RESOURCE_PATH \
    ".spec.resource"
static inline kin_field
    *storagemigration_v1beta1_storage_version_migration_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline meta_v1_condition_list
    storagemigration_v1beta1_storage_version_migration_get_status_conditions(
    storagemigration_v1beta1_storage_version_migration view)
{
    return meta_v1_condition_list_of(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_status_conditions_field_()));
}
static inline meta_v1_condition
    storagemigration_v1beta1_storage_version_migration_status_conditions_at(
    storagemigration_v1beta1_storage_version_migration view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_status_conditions_field_()), index));
}
static inline meta_v1_condition_edit
    storagemigration_v1beta1_storage_version_migration_status_conditions_append(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    storagemigration_v1beta1_storage_version_migration_edit_status_conditions_at(storagemigration_v1beta1_storage_version_migration_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_conditions_field_()), index));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_conditions_remove_at(storagemigration_v1beta1_storage_version_migration_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_conditions_field_()), index));
}
static inline size_t
    storagemigration_v1beta1_storage_version_migration_status_conditions_count(
    storagemigration_v1beta1_storage_version_migration view)
{
    return kin_value_count(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_status_conditions_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_conditions_clear(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_conditions_field_()));
}
static inline bool
    storagemigration_v1beta1_storage_version_migration_status_conditions_has(
    storagemigration_v1beta1_storage_version_migration view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_status_conditions_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_conditions_unset(
    storagemigration_v1beta1_storage_version_migration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_conditions_field_()));
}
#define STORAGEMIGRATION_V1BETA1_STORAGE_VERSION_MIGRATION_STATUS_CONDITIONS_PATH \
    ".status.conditions"
static inline kin_field
    *storagemigration_v1beta1_storage_version_migration_status_resource_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "resourceVersion");
    return &field;
}
static inline kin_str
    storagemigration_v1beta1_storage_version_migration_status_resource_version(
    storagemigration_v1beta1_storage_version_migration view)
{
    return kin_value_str(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_status_resource_version_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_resource_version_set(storagemigration_v1beta1_storage_version_migration_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_resource_version_field_()), value);
}
static inline bool
    storagemigration_v1beta1_storage_version_migration_status_resource_version_has(storagemigration_v1beta1_storage_version_migration view)
{
    return kin_value_is_set(kin_object_field(view.object,
        storagemigration_v1beta1_storage_version_migration_status_resource_version_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_resource_version_unset(storagemigration_v1beta1_storage_version_migration_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_resource_version_field_()));
}
#define STORAGEMIGRATION_V1BETA1_STORAGE_VERSION_MIGRATION_STATUS_RESOURCE_VERSION_PATH \
    ".status.resourceVersion"

/* StorageVersionMigrationSpec */
static inline kin_field
    *storagemigration_v1beta1_storage_version_migration_spec_get_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resource", "");
    return &field;
}
static inline meta_v1_group_resource
    storagemigration_v1beta1_storage_version_migration_spec_get_resource(
    storagemigration_v1beta1_storage_version_migration_spec view)
{
    return meta_v1_group_resource_of(kin_value_field(view.value,
        storagemigration_v1beta1_storage_version_migration_spec_get_resource_field_()));
}
static inline meta_v1_group_resource_edit
    storagemigration_v1beta1_storage_version_migration_spec_edit_resource(
    storagemigration_v1beta1_storage_version_migration_spec_edit at)
{
    return meta_v1_group_resource_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        storagemigration_v1beta1_storage_version_migration_spec_get_resource_field_()));
}
static inline bool
    storagemigration_v1beta1_storage_version_migration_spec_get_resource_has(
    storagemigration_v1beta1_storage_version_migration_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storagemigration_v1beta1_storage_version_migration_spec_get_resource_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_spec_edit_resource_unset(
    storagemigration_v1beta1_storage_version_migration_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_spec_get_resource_field_()));
}

/* StorageVersionMigrationStatus */
static inline kin_field
    *storagemigration_v1beta1_storage_version_migration_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    storagemigration_v1beta1_storage_version_migration_status_get_conditions(
    storagemigration_v1beta1_storage_version_migration_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        storagemigration_v1beta1_storage_version_migration_status_get_conditions_field_()));
}
static inline meta_v1_condition
    storagemigration_v1beta1_storage_version_migration_status_get_conditions_at(
    storagemigration_v1beta1_storage_version_migration_status view,
    size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        storagemigration_v1beta1_storage_version_migration_status_get_conditions_field_()), index));
}
static inline meta_v1_condition_edit
    storagemigration_v1beta1_storage_version_migration_status_edit_conditions_append(storagemigration_v1beta1_storage_version_migration_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_get_conditions_field_())));
}
static inline meta_v1_condition_edit
    storagemigration_v1beta1_storage_version_migration_status_edit_conditions_at(storagemigration_v1beta1_storage_version_migration_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_get_conditions_field_()), index));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_edit_conditions_remove_at(storagemigration_v1beta1_storage_version_migration_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_get_conditions_field_()), index));
}
static inline size_t
    storagemigration_v1beta1_storage_version_migration_status_get_conditions_count(storagemigration_v1beta1_storage_version_migration_status view)
{
    return kin_value_count(kin_value_field(view.value,
        storagemigration_v1beta1_storage_version_migration_status_get_conditions_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_edit_conditions_clear(storagemigration_v1beta1_storage_version_migration_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_get_conditions_field_()));
}
static inline bool
    storagemigration_v1beta1_storage_version_migration_status_get_conditions_has(storagemigration_v1beta1_storage_version_migration_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storagemigration_v1beta1_storage_version_migration_status_get_conditions_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_edit_conditions_unset(storagemigration_v1beta1_storage_version_migration_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_get_conditions_field_()));
}
static inline kin_field
    *storagemigration_v1beta1_storage_version_migration_status_get_resource_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceVersion", "");
    return &field;
}
static inline kin_str
    storagemigration_v1beta1_storage_version_migration_status_get_resource_version(storagemigration_v1beta1_storage_version_migration_status view)
{
    return kin_value_str(kin_value_field(view.value,
        storagemigration_v1beta1_storage_version_migration_status_get_resource_version_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_edit_resource_version_set(storagemigration_v1beta1_storage_version_migration_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_get_resource_version_field_()), value);
}
static inline bool
    storagemigration_v1beta1_storage_version_migration_status_get_resource_version_has(storagemigration_v1beta1_storage_version_migration_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        storagemigration_v1beta1_storage_version_migration_status_get_resource_version_field_()));
}
static inline int
    storagemigration_v1beta1_storage_version_migration_status_edit_resource_version_unset(storagemigration_v1beta1_storage_version_migration_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        storagemigration_v1beta1_storage_version_migration_status_get_resource_version_field_()));
}

static const kin_resource
    storagemigration_v1beta1_storage_version_migrations[1] = {
    {"storagemigration.k8s.io", "v1beta1", "storageversionmigrations",
        "StorageVersionMigration", true},
};
static inline storagemigration_v1beta1_storage_version_migration_edit
    storagemigration_v1beta1_storage_version_migration_new(
    const kin_allocator *alloc, kin_str name)
{
    storagemigration_v1beta1_storage_version_migration_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc,
        storagemigration_v1beta1_storage_version_migrations, named);
    at.spot = kin_edit_root();
    return at;
}
static inline storagemigration_v1beta1_storage_version_migration
    storagemigration_v1beta1_storage_version_migration_cast(
    const kin_object *object)
{
    return storagemigration_v1beta1_storage_version_migration_of(
        kin_object_is_of(object,
        storagemigration_v1beta1_storage_version_migrations) ? object : NULL);
}
static inline kin_call_opts
    storagemigration_v1beta1_storage_version_migrations_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int storagemigration_v1beta1_storage_version_migrations_got_(
    int r, kin_object *object,
    storagemigration_v1beta1_storage_version_migration *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_get(kin_client *client,
    kin_str name, const kin_call_opts *opts,
    storagemigration_v1beta1_storage_version_migration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client,
        storagemigration_v1beta1_storage_version_migrations, at, opts,
        ret ? &got : NULL, err);
    return storagemigration_v1beta1_storage_version_migrations_got_(r, got,
        ret);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_create(
    kin_client *client,
    storagemigration_v1beta1_storage_version_migration_edit at,
    const kin_call_opts *opts,
    storagemigration_v1beta1_storage_version_migration *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client,
        storagemigration_v1beta1_storage_version_migrations, at.edit, opts,
        ret ? &got : NULL, err);
    return storagemigration_v1beta1_storage_version_migrations_got_(r, got,
        ret);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client,
        storagemigration_v1beta1_storage_version_migrations, at, opts, NULL,
        err);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        storagemigration_v1beta1_storage_version_migrations, opts, NULL, err);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_update(
    kin_client *client,
    storagemigration_v1beta1_storage_version_migration_edit at,
    const kin_call_opts *opts,
    storagemigration_v1beta1_storage_version_migration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own =
        storagemigration_v1beta1_storage_version_migrations_part_(opts, "");
    int r = kin_client_update(client,
        storagemigration_v1beta1_storage_version_migrations, at.edit, &own,
        ret ? &got : NULL, err);
    return storagemigration_v1beta1_storage_version_migrations_got_(r, got,
        ret);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_patch(
    kin_client *client,
    storagemigration_v1beta1_storage_version_migration_edit at,
    const kin_call_opts *opts,
    storagemigration_v1beta1_storage_version_migration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own =
        storagemigration_v1beta1_storage_version_migrations_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        storagemigration_v1beta1_storage_version_migrations, &what, &own,
        ret ? &got : NULL, err);
    return storagemigration_v1beta1_storage_version_migrations_got_(r, got,
        ret);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_apply(
    kin_client *client,
    storagemigration_v1beta1_storage_version_migration_edit at,
    const kin_call_opts *opts,
    storagemigration_v1beta1_storage_version_migration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own =
        storagemigration_v1beta1_storage_version_migrations_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        storagemigration_v1beta1_storage_version_migrations, &what, &own,
        ret ? &got : NULL, err);
    return storagemigration_v1beta1_storage_version_migrations_got_(r, got,
        ret);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_update_status(
    kin_client *client,
    storagemigration_v1beta1_storage_version_migration_edit at,
    const kin_call_opts *opts,
    storagemigration_v1beta1_storage_version_migration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own =
        storagemigration_v1beta1_storage_version_migrations_part_(opts,
        "status");
    int r = kin_client_update(client,
        storagemigration_v1beta1_storage_version_migrations, at.edit, &own,
        ret ? &got : NULL, err);
    return storagemigration_v1beta1_storage_version_migrations_got_(r, got,
        ret);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_patch_status(
    kin_client *client,
    storagemigration_v1beta1_storage_version_migration_edit at,
    const kin_call_opts *opts,
    storagemigration_v1beta1_storage_version_migration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own =
        storagemigration_v1beta1_storage_version_migrations_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        storagemigration_v1beta1_storage_version_migrations, &what, &own,
        ret ? &got : NULL, err);
    return storagemigration_v1beta1_storage_version_migrations_got_(r, got,
        ret);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_apply_status(
    kin_client *client,
    storagemigration_v1beta1_storage_version_migration_edit at,
    const kin_call_opts *opts,
    storagemigration_v1beta1_storage_version_migration *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own =
        storagemigration_v1beta1_storage_version_migrations_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        storagemigration_v1beta1_storage_version_migrations, &what, &own,
        ret ? &got : NULL, err);
    return storagemigration_v1beta1_storage_version_migrations_got_(r, got,
        ret);
}
typedef struct storagemigration_v1beta1_storage_version_migration_list_handler {
    int (*on_item)(storagemigration_v1beta1_storage_version_migration item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} storagemigration_v1beta1_storage_version_migration_list_handler;
static inline int storagemigration_v1beta1_storage_version_migration_list_each_(
    const kin_object *object, void *userdata)
{
    const storagemigration_v1beta1_storage_version_migration_list_handler *own
        = (
        const storagemigration_v1beta1_storage_version_migration_list_handler
        *)userdata;
    return own->on_item(storagemigration_v1beta1_storage_version_migration_of(
        object), own->userdata);
}
static inline int
    storagemigration_v1beta1_storage_version_migration_list_restart_(
    void *userdata)
{
    const storagemigration_v1beta1_storage_version_migration_list_handler *own
        = (
        const storagemigration_v1beta1_storage_version_migration_list_handler
        *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    storagemigration_v1beta1_storage_version_migration_list_adapt_(
    storagemigration_v1beta1_storage_version_migration_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item =
        storagemigration_v1beta1_storage_version_migration_list_each_;
    handler.on_restart = own->on_restart ?
        storagemigration_v1beta1_storage_version_migration_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_list(kin_client *client,
    const kin_list_opts *opts,
    const storagemigration_v1beta1_storage_version_migration_list_handler
    *handler, kin_list_meta **ret, kin_error *err)
{
    storagemigration_v1beta1_storage_version_migration_list_handler own =
        *handler;
    kin_list_handler adapted =
        storagemigration_v1beta1_storage_version_migration_list_adapt_(&own);
    return kin_client_list(client,
        storagemigration_v1beta1_storage_version_migrations, opts, &adapted,
        ret, err);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_list_all(
    kin_client *client, const kin_list_opts *opts,
    const storagemigration_v1beta1_storage_version_migration_list_handler
    *handler, kin_list_meta **ret, kin_error *err)
{
    storagemigration_v1beta1_storage_version_migration_list_handler own =
        *handler;
    kin_list_handler adapted =
        storagemigration_v1beta1_storage_version_migration_list_adapt_(&own);
    return kin_client_list_all(client,
        storagemigration_v1beta1_storage_version_migrations, opts, &adapted,
        ret, err);
}
typedef struct storagemigration_v1beta1_storage_version_migration_watch {
    kin_watch *watch;
} storagemigration_v1beta1_storage_version_migration_watch;
static inline void
    storagemigration_v1beta1_storage_version_migration_watch_auto_release(
    storagemigration_v1beta1_storage_version_migration_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_watch(
    kin_client *client, const kin_list_opts *opts,
    storagemigration_v1beta1_storage_version_migration_watch *ret,
    kin_error *err)
{
    return kin_client_watch(client,
        storagemigration_v1beta1_storage_version_migrations, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migration_watch_next(
    storagemigration_v1beta1_storage_version_migration_watch watch,
    kin_deadline deadline, kin_watch_event *ret,
    storagemigration_v1beta1_storage_version_migration *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct storagemigration_v1beta1_storage_version_migration_informer {
    kin_informer *informer;
} storagemigration_v1beta1_storage_version_migration_informer;
static inline storagemigration_v1beta1_storage_version_migration_informer
    storagemigration_v1beta1_storage_version_migration_informer_of(
    kin_informer *informer)
{
    storagemigration_v1beta1_storage_version_migration_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    storagemigration_v1beta1_storage_version_migrations_informer(
    kin_factory *factory,
    storagemigration_v1beta1_storage_version_migration_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory,
        storagemigration_v1beta1_storage_version_migrations, &ret->informer,
        err);
}
typedef struct storagemigration_v1beta1_storage_version_migration_handler {
    void (*on_add)(storagemigration_v1beta1_storage_version_migration view,
        bool is_initial, void *userdata);
    void (*on_update)(
        storagemigration_v1beta1_storage_version_migration old_view,
        storagemigration_v1beta1_storage_version_migration view,
        void *userdata);
    void (*on_delete)(storagemigration_v1beta1_storage_version_migration view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(storagemigration_v1beta1_storage_version_migration view,
        void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        storagemigration_v1beta1_storage_version_migration view,
        void *userdata);
} storagemigration_v1beta1_storage_version_migration_handler;
static inline void storagemigration_v1beta1_storage_version_migration_on_event_(
    const kin_event *event, void *userdata)
{
    const storagemigration_v1beta1_storage_version_migration_handler *own = (
        const storagemigration_v1beta1_storage_version_migration_handler
        *)userdata;
    own->on_event(event, storagemigration_v1beta1_storage_version_migration_of(
        event->object), own->userdata);
}
static inline void storagemigration_v1beta1_storage_version_migration_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const storagemigration_v1beta1_storage_version_migration_handler *own = (
        const storagemigration_v1beta1_storage_version_migration_handler
        *)userdata;
    own->on_add(storagemigration_v1beta1_storage_version_migration_of(object),
        is_initial, own->userdata);
}
static inline void
    storagemigration_v1beta1_storage_version_migration_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const storagemigration_v1beta1_storage_version_migration_handler *own = (
        const storagemigration_v1beta1_storage_version_migration_handler
        *)userdata;
    own->on_update(storagemigration_v1beta1_storage_version_migration_of(
        old_object), storagemigration_v1beta1_storage_version_migration_of(
        object), own->userdata);
}
static inline void
    storagemigration_v1beta1_storage_version_migration_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const storagemigration_v1beta1_storage_version_migration_handler *own = (
        const storagemigration_v1beta1_storage_version_migration_handler
        *)userdata;
    own->on_delete(storagemigration_v1beta1_storage_version_migration_of(
        object), is_tombstone, own->userdata);
}
static inline void
    storagemigration_v1beta1_storage_version_migration_on_synced_(
    void *userdata)
{
    const storagemigration_v1beta1_storage_version_migration_handler *own = (
        const storagemigration_v1beta1_storage_version_migration_handler
        *)userdata;
    own->on_synced(own->userdata);
}
static inline bool storagemigration_v1beta1_storage_version_migration_wants_(
    const kin_object *object, void *userdata)
{
    const storagemigration_v1beta1_storage_version_migration_handler *own = (
        const storagemigration_v1beta1_storage_version_migration_handler
        *)userdata;
    return own->wants(storagemigration_v1beta1_storage_version_migration_of(
        object), own->userdata);
}
static inline int
    storagemigration_v1beta1_storage_version_migration_informer_add_handler(
    storagemigration_v1beta1_storage_version_migration_informer informer,
    const storagemigration_v1beta1_storage_version_migration_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        storagemigration_v1beta1_storage_version_migration_on_add_ : NULL;
    handler.on_update = own->on_update ?
        storagemigration_v1beta1_storage_version_migration_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        storagemigration_v1beta1_storage_version_migration_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        storagemigration_v1beta1_storage_version_migration_on_synced_ : NULL;
    handler.wants = own->wants ?
        storagemigration_v1beta1_storage_version_migration_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        storagemigration_v1beta1_storage_version_migration_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct storagemigration_v1beta1_storage_version_migration_lister {
    kin_snapshot *snapshot;
} storagemigration_v1beta1_storage_version_migration_lister;
typedef struct storagemigration_v1beta1_storage_version_migration_iter {
    kin_lister_iter it;
} storagemigration_v1beta1_storage_version_migration_iter;
static inline storagemigration_v1beta1_storage_version_migration_lister
    storagemigration_v1beta1_storage_version_migration_informer_lister(
    storagemigration_v1beta1_storage_version_migration_informer informer)
{
    storagemigration_v1beta1_storage_version_migration_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void
    storagemigration_v1beta1_storage_version_migration_lister_auto_release(
    storagemigration_v1beta1_storage_version_migration_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline storagemigration_v1beta1_storage_version_migration
    storagemigration_v1beta1_storage_version_migration_lister_get(
    storagemigration_v1beta1_storage_version_migration_lister lister,
    kin_str name)
{
    return storagemigration_v1beta1_storage_version_migration_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline storagemigration_v1beta1_storage_version_migration_iter
    storagemigration_v1beta1_storage_version_migration_lister_list(
    storagemigration_v1beta1_storage_version_migration_lister lister,
    const kin_selector *selector)
{
    storagemigration_v1beta1_storage_version_migration_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline storagemigration_v1beta1_storage_version_migration
    storagemigration_v1beta1_storage_version_migration_iter_next(
    storagemigration_v1beta1_storage_version_migration_iter *iter)
{
    return storagemigration_v1beta1_storage_version_migration_of(
        kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_STORAGEMIGRATION_V1BETA1_H */
