/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of internal.apiserver.k8s.io/v1alpha1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_INTERNAL_V1ALPHA1_H
#define KIN_API_INTERNAL_V1ALPHA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct internal_v1alpha1_server_storage_version {
    kin_value value;
} internal_v1alpha1_server_storage_version;
typedef struct internal_v1alpha1_server_storage_version_list {
    kin_value value;
} internal_v1alpha1_server_storage_version_list;
typedef struct internal_v1alpha1_server_storage_version_edit {
    kin_edit *edit;
    kin_spot spot;
} internal_v1alpha1_server_storage_version_edit;
static inline internal_v1alpha1_server_storage_version
    internal_v1alpha1_server_storage_version_of(kin_value value)
{
    internal_v1alpha1_server_storage_version view;
    view.value = value;
    return view;
}
static inline internal_v1alpha1_server_storage_version_list
    internal_v1alpha1_server_storage_version_list_of(kin_value value)
{
    internal_v1alpha1_server_storage_version_list list;
    list.value = value;
    return list;
}
static inline size_t internal_v1alpha1_server_storage_version_list_count(
    internal_v1alpha1_server_storage_version_list list)
{
    return kin_value_count(list.value);
}
static inline internal_v1alpha1_server_storage_version
    internal_v1alpha1_server_storage_version_list_at(
    internal_v1alpha1_server_storage_version_list list, size_t index)
{
    return internal_v1alpha1_server_storage_version_of(kin_value_at(list.value,
        index));
}
static inline internal_v1alpha1_server_storage_version_edit
    internal_v1alpha1_server_storage_version_edit_of(kin_edit *edit,
    kin_spot spot)
{
    internal_v1alpha1_server_storage_version_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int internal_v1alpha1_server_storage_version_edit_copy(
    internal_v1alpha1_server_storage_version_edit at,
    internal_v1alpha1_server_storage_version view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct internal_v1alpha1_storage_version {
    const kin_object *object;
} internal_v1alpha1_storage_version;
typedef struct internal_v1alpha1_storage_version_edit {
    kin_edit *edit;
    kin_spot spot;
} internal_v1alpha1_storage_version_edit;
static inline internal_v1alpha1_storage_version
    internal_v1alpha1_storage_version_of(const kin_object *object)
{
    internal_v1alpha1_storage_version view;
    view.object = object;
    return view;
}
static inline internal_v1alpha1_storage_version
    internal_v1alpha1_storage_version_ref(
    internal_v1alpha1_storage_version view)
{
    return internal_v1alpha1_storage_version_of(kin_object_ref(view.object));
}
static inline void internal_v1alpha1_storage_version_unref(
    internal_v1alpha1_storage_version view)
{
    (void)kin_object_unref(view.object);
}
static inline void internal_v1alpha1_storage_version_auto_release(
    internal_v1alpha1_storage_version *view)
{
    internal_v1alpha1_storage_version_unref(*view);
}
static inline internal_v1alpha1_storage_version_edit
    internal_v1alpha1_storage_version_change(const kin_allocator *alloc,
    internal_v1alpha1_storage_version view)
{
    internal_v1alpha1_storage_version_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void internal_v1alpha1_storage_version_edit_free(
    internal_v1alpha1_storage_version_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void internal_v1alpha1_storage_version_edit_auto_release(
    internal_v1alpha1_storage_version_edit *at)
{
    internal_v1alpha1_storage_version_edit_free(*at);
}

typedef struct internal_v1alpha1_storage_version_condition {
    kin_value value;
} internal_v1alpha1_storage_version_condition;
typedef struct internal_v1alpha1_storage_version_condition_list {
    kin_value value;
} internal_v1alpha1_storage_version_condition_list;
typedef struct internal_v1alpha1_storage_version_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} internal_v1alpha1_storage_version_condition_edit;
static inline internal_v1alpha1_storage_version_condition
    internal_v1alpha1_storage_version_condition_of(kin_value value)
{
    internal_v1alpha1_storage_version_condition view;
    view.value = value;
    return view;
}
static inline internal_v1alpha1_storage_version_condition_list
    internal_v1alpha1_storage_version_condition_list_of(kin_value value)
{
    internal_v1alpha1_storage_version_condition_list list;
    list.value = value;
    return list;
}
static inline size_t internal_v1alpha1_storage_version_condition_list_count(
    internal_v1alpha1_storage_version_condition_list list)
{
    return kin_value_count(list.value);
}
static inline internal_v1alpha1_storage_version_condition
    internal_v1alpha1_storage_version_condition_list_at(
    internal_v1alpha1_storage_version_condition_list list, size_t index)
{
    return internal_v1alpha1_storage_version_condition_of(kin_value_at(
        list.value, index));
}
static inline internal_v1alpha1_storage_version_condition_edit
    internal_v1alpha1_storage_version_condition_edit_of(kin_edit *edit,
    kin_spot spot)
{
    internal_v1alpha1_storage_version_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int internal_v1alpha1_storage_version_condition_edit_copy(
    internal_v1alpha1_storage_version_condition_edit at,
    internal_v1alpha1_storage_version_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct internal_v1alpha1_storage_version_spec {
    kin_value value;
} internal_v1alpha1_storage_version_spec;
typedef struct internal_v1alpha1_storage_version_spec_list {
    kin_value value;
} internal_v1alpha1_storage_version_spec_list;
typedef struct internal_v1alpha1_storage_version_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} internal_v1alpha1_storage_version_spec_edit;
static inline internal_v1alpha1_storage_version_spec
    internal_v1alpha1_storage_version_spec_of(kin_value value)
{
    internal_v1alpha1_storage_version_spec view;
    view.value = value;
    return view;
}
static inline internal_v1alpha1_storage_version_spec_list
    internal_v1alpha1_storage_version_spec_list_of(kin_value value)
{
    internal_v1alpha1_storage_version_spec_list list;
    list.value = value;
    return list;
}
static inline size_t internal_v1alpha1_storage_version_spec_list_count(
    internal_v1alpha1_storage_version_spec_list list)
{
    return kin_value_count(list.value);
}
static inline internal_v1alpha1_storage_version_spec
    internal_v1alpha1_storage_version_spec_list_at(
    internal_v1alpha1_storage_version_spec_list list, size_t index)
{
    return internal_v1alpha1_storage_version_spec_of(kin_value_at(list.value,
        index));
}
static inline internal_v1alpha1_storage_version_spec_edit
    internal_v1alpha1_storage_version_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    internal_v1alpha1_storage_version_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int internal_v1alpha1_storage_version_spec_edit_copy(
    internal_v1alpha1_storage_version_spec_edit at,
    internal_v1alpha1_storage_version_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct internal_v1alpha1_storage_version_status {
    kin_value value;
} internal_v1alpha1_storage_version_status;
typedef struct internal_v1alpha1_storage_version_status_list {
    kin_value value;
} internal_v1alpha1_storage_version_status_list;
typedef struct internal_v1alpha1_storage_version_status_edit {
    kin_edit *edit;
    kin_spot spot;
} internal_v1alpha1_storage_version_status_edit;
static inline internal_v1alpha1_storage_version_status
    internal_v1alpha1_storage_version_status_of(kin_value value)
{
    internal_v1alpha1_storage_version_status view;
    view.value = value;
    return view;
}
static inline internal_v1alpha1_storage_version_status_list
    internal_v1alpha1_storage_version_status_list_of(kin_value value)
{
    internal_v1alpha1_storage_version_status_list list;
    list.value = value;
    return list;
}
static inline size_t internal_v1alpha1_storage_version_status_list_count(
    internal_v1alpha1_storage_version_status_list list)
{
    return kin_value_count(list.value);
}
static inline internal_v1alpha1_storage_version_status
    internal_v1alpha1_storage_version_status_list_at(
    internal_v1alpha1_storage_version_status_list list, size_t index)
{
    return internal_v1alpha1_storage_version_status_of(kin_value_at(list.value,
        index));
}
static inline internal_v1alpha1_storage_version_status_edit
    internal_v1alpha1_storage_version_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    internal_v1alpha1_storage_version_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int internal_v1alpha1_storage_version_status_edit_copy(
    internal_v1alpha1_storage_version_status_edit at,
    internal_v1alpha1_storage_version_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* ServerStorageVersion */
static inline kin_field
    *internal_v1alpha1_server_storage_version_api_server_id_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiServerID", "");
    return &field;
}
static inline kin_str internal_v1alpha1_server_storage_version_api_server_id(
    internal_v1alpha1_server_storage_version view)
{
    return kin_value_str(kin_value_field(view.value,
        internal_v1alpha1_server_storage_version_api_server_id_field_()));
}
static inline int internal_v1alpha1_server_storage_version_api_server_id_set(
    internal_v1alpha1_server_storage_version_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_server_storage_version_api_server_id_field_()),
        value);
}
static inline bool internal_v1alpha1_server_storage_version_api_server_id_has(
    internal_v1alpha1_server_storage_version view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_server_storage_version_api_server_id_field_()));
}
static inline int internal_v1alpha1_server_storage_version_api_server_id_unset(
    internal_v1alpha1_server_storage_version_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_server_storage_version_api_server_id_field_()));
}
static inline kin_field
    *internal_v1alpha1_server_storage_version_encoding_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("encodingVersion", "");
    return &field;
}
static inline kin_str internal_v1alpha1_server_storage_version_encoding_version(
    internal_v1alpha1_server_storage_version view)
{
    return kin_value_str(kin_value_field(view.value,
        internal_v1alpha1_server_storage_version_encoding_version_field_()));
}
static inline int internal_v1alpha1_server_storage_version_encoding_version_set(
    internal_v1alpha1_server_storage_version_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_server_storage_version_encoding_version_field_()),
        value);
}
static inline bool
    internal_v1alpha1_server_storage_version_encoding_version_has(
    internal_v1alpha1_server_storage_version view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_server_storage_version_encoding_version_field_()));
}
static inline int
    internal_v1alpha1_server_storage_version_encoding_version_unset(
    internal_v1alpha1_server_storage_version_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_server_storage_version_encoding_version_field_()));
}
static inline kin_field
    *internal_v1alpha1_server_storage_version_decodable_versions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("decodableVersions", "");
    return &field;
}
static inline kin_str
    internal_v1alpha1_server_storage_version_decodable_versions_at(
    internal_v1alpha1_server_storage_version view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        internal_v1alpha1_server_storage_version_decodable_versions_field_()),
        index));
}
static inline int
    internal_v1alpha1_server_storage_version_decodable_versions_append(
    internal_v1alpha1_server_storage_version_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_server_storage_version_decodable_versions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    internal_v1alpha1_server_storage_version_decodable_versions_count(
    internal_v1alpha1_server_storage_version view)
{
    return kin_value_count(kin_value_field(view.value,
        internal_v1alpha1_server_storage_version_decodable_versions_field_()));
}
static inline int
    internal_v1alpha1_server_storage_version_decodable_versions_clear(
    internal_v1alpha1_server_storage_version_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_server_storage_version_decodable_versions_field_()));
}
static inline bool
    internal_v1alpha1_server_storage_version_decodable_versions_has(
    internal_v1alpha1_server_storage_version view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_server_storage_version_decodable_versions_field_()));
}
static inline int
    internal_v1alpha1_server_storage_version_decodable_versions_unset(
    internal_v1alpha1_server_storage_version_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_server_storage_version_decodable_versions_field_()));
}
static inline kin_field
    *internal_v1alpha1_server_storage_version_served_versions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("servedVersions", "");
    return &field;
}
static inline kin_str
    internal_v1alpha1_server_storage_version_served_versions_at(
    internal_v1alpha1_server_storage_version view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        internal_v1alpha1_server_storage_version_served_versions_field_()),
        index));
}
static inline int
    internal_v1alpha1_server_storage_version_served_versions_append(
    internal_v1alpha1_server_storage_version_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_server_storage_version_served_versions_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    internal_v1alpha1_server_storage_version_served_versions_count(
    internal_v1alpha1_server_storage_version view)
{
    return kin_value_count(kin_value_field(view.value,
        internal_v1alpha1_server_storage_version_served_versions_field_()));
}
static inline int
    internal_v1alpha1_server_storage_version_served_versions_clear(
    internal_v1alpha1_server_storage_version_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_server_storage_version_served_versions_field_()));
}
static inline bool internal_v1alpha1_server_storage_version_served_versions_has(
    internal_v1alpha1_server_storage_version view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_server_storage_version_served_versions_field_()));
}
static inline int
    internal_v1alpha1_server_storage_version_served_versions_unset(
    internal_v1alpha1_server_storage_version_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_server_storage_version_served_versions_field_()));
}

/* StorageVersion */
static inline kin_field *internal_v1alpha1_storage_version_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    internal_v1alpha1_storage_version_get_metadata(
    internal_v1alpha1_storage_version view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        internal_v1alpha1_storage_version_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    internal_v1alpha1_storage_version_edit_metadata(
    internal_v1alpha1_storage_version_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_metadata_field_()));
}
static inline bool internal_v1alpha1_storage_version_metadata_has(
    internal_v1alpha1_storage_version view)
{
    return kin_value_is_set(kin_object_field(view.object,
        internal_v1alpha1_storage_version_metadata_field_()));
}
static inline int internal_v1alpha1_storage_version_metadata_unset(
    internal_v1alpha1_storage_version_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_metadata_field_()));
}
#define INTERNAL_V1ALPHA1_STORAGE_VERSION_METADATA_PATH ".metadata"
static inline kin_field *internal_v1alpha1_storage_version_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline internal_v1alpha1_storage_version_spec
    internal_v1alpha1_storage_version_get_spec(
    internal_v1alpha1_storage_version view)
{
    return internal_v1alpha1_storage_version_spec_of(kin_object_field(
        view.object, internal_v1alpha1_storage_version_spec_field_()));
}
static inline internal_v1alpha1_storage_version_spec_edit
    internal_v1alpha1_storage_version_edit_spec(
    internal_v1alpha1_storage_version_edit at)
{
    return internal_v1alpha1_storage_version_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_spec_field_()));
}
static inline bool internal_v1alpha1_storage_version_spec_has(
    internal_v1alpha1_storage_version view)
{
    return kin_value_is_set(kin_object_field(view.object,
        internal_v1alpha1_storage_version_spec_field_()));
}
static inline int internal_v1alpha1_storage_version_spec_unset(
    internal_v1alpha1_storage_version_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_spec_field_()));
}
#define INTERNAL_V1ALPHA1_STORAGE_VERSION_SPEC_PATH ".spec"
static inline kin_field *internal_v1alpha1_storage_version_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline internal_v1alpha1_storage_version_status
    internal_v1alpha1_storage_version_get_status(
    internal_v1alpha1_storage_version view)
{
    return internal_v1alpha1_storage_version_status_of(kin_object_field(
        view.object, internal_v1alpha1_storage_version_status_field_()));
}
static inline internal_v1alpha1_storage_version_status_edit
    internal_v1alpha1_storage_version_edit_status(
    internal_v1alpha1_storage_version_edit at)
{
    return internal_v1alpha1_storage_version_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_field_()));
}
static inline bool internal_v1alpha1_storage_version_status_has(
    internal_v1alpha1_storage_version view)
{
    return kin_value_is_set(kin_object_field(view.object,
        internal_v1alpha1_storage_version_status_field_()));
}
static inline int internal_v1alpha1_storage_version_status_unset(
    internal_v1alpha1_storage_version_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_field_()));
}
#define INTERNAL_V1ALPHA1_STORAGE_VERSION_STATUS_PATH ".status"
static inline kin_field
    *internal_v1alpha1_storage_version_status_storage_versions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "storageVersions");
    return &field;
}
static inline internal_v1alpha1_server_storage_version_list
    internal_v1alpha1_storage_version_get_status_storage_versions(
    internal_v1alpha1_storage_version view)
{
    return internal_v1alpha1_server_storage_version_list_of(kin_object_field(
        view.object,
        internal_v1alpha1_storage_version_status_storage_versions_field_()));
}
static inline internal_v1alpha1_server_storage_version
    internal_v1alpha1_storage_version_status_storage_versions_at(
    internal_v1alpha1_storage_version view, size_t index)
{
    return internal_v1alpha1_server_storage_version_of(kin_value_at(
        kin_object_field(view.object,
        internal_v1alpha1_storage_version_status_storage_versions_field_()),
        index));
}
static inline internal_v1alpha1_server_storage_version_edit
    internal_v1alpha1_storage_version_status_storage_versions_append(
    internal_v1alpha1_storage_version_edit at)
{
    return internal_v1alpha1_server_storage_version_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_storage_versions_field_())));
}
static inline internal_v1alpha1_server_storage_version_edit
    internal_v1alpha1_storage_version_edit_status_storage_versions_at(
    internal_v1alpha1_storage_version_edit at, size_t index)
{
    return internal_v1alpha1_server_storage_version_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_storage_versions_field_()),
        index));
}
static inline int
    internal_v1alpha1_storage_version_status_storage_versions_remove_at(
    internal_v1alpha1_storage_version_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        internal_v1alpha1_storage_version_status_storage_versions_field_()),
        index));
}
static inline size_t
    internal_v1alpha1_storage_version_status_storage_versions_count(
    internal_v1alpha1_storage_version view)
{
    return kin_value_count(kin_object_field(view.object,
        internal_v1alpha1_storage_version_status_storage_versions_field_()));
}
static inline int
    internal_v1alpha1_storage_version_status_storage_versions_clear(
    internal_v1alpha1_storage_version_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_storage_versions_field_()));
}
static inline bool
    internal_v1alpha1_storage_version_status_storage_versions_has(
    internal_v1alpha1_storage_version view)
{
    return kin_value_is_set(kin_object_field(view.object,
        internal_v1alpha1_storage_version_status_storage_versions_field_()));
}
static inline int
    internal_v1alpha1_storage_version_status_storage_versions_unset(
    internal_v1alpha1_storage_version_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_storage_versions_field_()));
}
#define INTERNAL_V1ALPHA1_STORAGE_VERSION_STATUS_STORAGE_VERSIONS_PATH \
    ".status.storageVersions"
static inline kin_field
    *internal_v1alpha1_storage_version_status_common_encoding_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "commonEncodingVersion");
    return &field;
}
static inline kin_str
    internal_v1alpha1_storage_version_status_common_encoding_version(
    internal_v1alpha1_storage_version view)
{
    return kin_value_str(kin_object_field(view.object,
        internal_v1alpha1_storage_version_status_common_encoding_version_field_()));
}
static inline int
    internal_v1alpha1_storage_version_status_common_encoding_version_set(
    internal_v1alpha1_storage_version_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_common_encoding_version_field_()), value);
}
static inline bool
    internal_v1alpha1_storage_version_status_common_encoding_version_has(
    internal_v1alpha1_storage_version view)
{
    return kin_value_is_set(kin_object_field(view.object,
        internal_v1alpha1_storage_version_status_common_encoding_version_field_()));
}
static inline int
    internal_v1alpha1_storage_version_status_common_encoding_version_unset(
    internal_v1alpha1_storage_version_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_common_encoding_version_field_()));
}
#define INTERNAL_V1ALPHA1_STORAGE_VERSION_STATUS_COMMON_ENCODING_VERSION_PATH \
    ".status.commonEncodingVersion"
static inline kin_field
    *internal_v1alpha1_storage_version_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline internal_v1alpha1_storage_version_condition_list
    internal_v1alpha1_storage_version_get_status_conditions(
    internal_v1alpha1_storage_version view)
{
    return internal_v1alpha1_storage_version_condition_list_of(kin_object_field(
        view.object,
        internal_v1alpha1_storage_version_status_conditions_field_()));
}
static inline internal_v1alpha1_storage_version_condition
    internal_v1alpha1_storage_version_status_conditions_at(
    internal_v1alpha1_storage_version view, size_t index)
{
    return internal_v1alpha1_storage_version_condition_of(kin_value_at(
        kin_object_field(view.object,
        internal_v1alpha1_storage_version_status_conditions_field_()), index));
}
static inline internal_v1alpha1_storage_version_condition_edit
    internal_v1alpha1_storage_version_status_conditions_append(
    internal_v1alpha1_storage_version_edit at)
{
    return internal_v1alpha1_storage_version_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_conditions_field_())));
}
static inline internal_v1alpha1_storage_version_condition_edit
    internal_v1alpha1_storage_version_edit_status_conditions_at(
    internal_v1alpha1_storage_version_edit at, size_t index)
{
    return internal_v1alpha1_storage_version_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_conditions_field_()), index));
}
static inline int internal_v1alpha1_storage_version_status_conditions_remove_at(
    internal_v1alpha1_storage_version_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        internal_v1alpha1_storage_version_status_conditions_field_()), index));
}
static inline size_t internal_v1alpha1_storage_version_status_conditions_count(
    internal_v1alpha1_storage_version view)
{
    return kin_value_count(kin_object_field(view.object,
        internal_v1alpha1_storage_version_status_conditions_field_()));
}
static inline int internal_v1alpha1_storage_version_status_conditions_clear(
    internal_v1alpha1_storage_version_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_conditions_field_()));
}
static inline bool internal_v1alpha1_storage_version_status_conditions_has(
    internal_v1alpha1_storage_version view)
{
    return kin_value_is_set(kin_object_field(view.object,
        internal_v1alpha1_storage_version_status_conditions_field_()));
}
static inline int internal_v1alpha1_storage_version_status_conditions_unset(
    internal_v1alpha1_storage_version_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_conditions_field_()));
}
#define INTERNAL_V1ALPHA1_STORAGE_VERSION_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* StorageVersionCondition */
static inline kin_field
    *internal_v1alpha1_storage_version_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str internal_v1alpha1_storage_version_condition_type(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_type_field_()));
}
static inline int internal_v1alpha1_storage_version_condition_type_set(
    internal_v1alpha1_storage_version_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_type_field_()), value);
}
static inline bool internal_v1alpha1_storage_version_condition_type_has(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_type_field_()));
}
static inline int internal_v1alpha1_storage_version_condition_type_unset(
    internal_v1alpha1_storage_version_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_type_field_()));
}
static inline kin_field
    *internal_v1alpha1_storage_version_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str internal_v1alpha1_storage_version_condition_status(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_status_field_()));
}
static inline int internal_v1alpha1_storage_version_condition_status_set(
    internal_v1alpha1_storage_version_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_status_field_()), value);
}
static inline bool internal_v1alpha1_storage_version_condition_status_has(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_status_field_()));
}
static inline int internal_v1alpha1_storage_version_condition_status_unset(
    internal_v1alpha1_storage_version_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_status_field_()));
}
static inline kin_field
    *internal_v1alpha1_storage_version_condition_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t
    internal_v1alpha1_storage_version_condition_observed_generation(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_observed_generation_field_()));
}
static inline int
    internal_v1alpha1_storage_version_condition_observed_generation_set(
    internal_v1alpha1_storage_version_condition_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_observed_generation_field_()), value);
}
static inline bool
    internal_v1alpha1_storage_version_condition_observed_generation_has(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_observed_generation_field_()));
}
static inline int
    internal_v1alpha1_storage_version_condition_observed_generation_unset(
    internal_v1alpha1_storage_version_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_observed_generation_field_()));
}
static inline kin_field
    *internal_v1alpha1_storage_version_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time
    internal_v1alpha1_storage_version_condition_last_transition_time(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_last_transition_time_field_()));
}
static inline int
    internal_v1alpha1_storage_version_condition_last_transition_time_set(
    internal_v1alpha1_storage_version_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_last_transition_time_field_()), value);
}
static inline bool
    internal_v1alpha1_storage_version_condition_last_transition_time_has(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_last_transition_time_field_()));
}
static inline int
    internal_v1alpha1_storage_version_condition_last_transition_time_unset(
    internal_v1alpha1_storage_version_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_last_transition_time_field_()));
}
static inline kin_field
    *internal_v1alpha1_storage_version_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str internal_v1alpha1_storage_version_condition_reason(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_reason_field_()));
}
static inline int internal_v1alpha1_storage_version_condition_reason_set(
    internal_v1alpha1_storage_version_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_reason_field_()), value);
}
static inline bool internal_v1alpha1_storage_version_condition_reason_has(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_reason_field_()));
}
static inline int internal_v1alpha1_storage_version_condition_reason_unset(
    internal_v1alpha1_storage_version_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_reason_field_()));
}
static inline kin_field
    *internal_v1alpha1_storage_version_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str internal_v1alpha1_storage_version_condition_message(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_message_field_()));
}
static inline int internal_v1alpha1_storage_version_condition_message_set(
    internal_v1alpha1_storage_version_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_message_field_()), value);
}
static inline bool internal_v1alpha1_storage_version_condition_message_has(
    internal_v1alpha1_storage_version_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_storage_version_condition_message_field_()));
}
static inline int internal_v1alpha1_storage_version_condition_message_unset(
    internal_v1alpha1_storage_version_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_condition_message_field_()));
}

/* StorageVersionSpec */

/* StorageVersionStatus */
static inline kin_field
    *internal_v1alpha1_storage_version_status_get_storage_versions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("storageVersions", "");
    return &field;
}
static inline internal_v1alpha1_server_storage_version_list
    internal_v1alpha1_storage_version_status_get_storage_versions(
    internal_v1alpha1_storage_version_status view)
{
    return internal_v1alpha1_server_storage_version_list_of(kin_value_field(
        view.value,
        internal_v1alpha1_storage_version_status_get_storage_versions_field_()));
}
static inline internal_v1alpha1_server_storage_version
    internal_v1alpha1_storage_version_status_get_storage_versions_at(
    internal_v1alpha1_storage_version_status view, size_t index)
{
    return internal_v1alpha1_server_storage_version_of(kin_value_at(
        kin_value_field(view.value,
        internal_v1alpha1_storage_version_status_get_storage_versions_field_()),
        index));
}
static inline internal_v1alpha1_server_storage_version_edit
    internal_v1alpha1_storage_version_status_edit_storage_versions_append(
    internal_v1alpha1_storage_version_status_edit at)
{
    return internal_v1alpha1_server_storage_version_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_storage_versions_field_())));
}
static inline internal_v1alpha1_server_storage_version_edit
    internal_v1alpha1_storage_version_status_edit_storage_versions_at(
    internal_v1alpha1_storage_version_status_edit at, size_t index)
{
    return internal_v1alpha1_server_storage_version_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_storage_versions_field_()),
        index));
}
static inline int
    internal_v1alpha1_storage_version_status_edit_storage_versions_remove_at(
    internal_v1alpha1_storage_version_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_storage_versions_field_()),
        index));
}
static inline size_t
    internal_v1alpha1_storage_version_status_get_storage_versions_count(
    internal_v1alpha1_storage_version_status view)
{
    return kin_value_count(kin_value_field(view.value,
        internal_v1alpha1_storage_version_status_get_storage_versions_field_()));
}
static inline int
    internal_v1alpha1_storage_version_status_edit_storage_versions_clear(
    internal_v1alpha1_storage_version_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_storage_versions_field_()));
}
static inline bool
    internal_v1alpha1_storage_version_status_get_storage_versions_has(
    internal_v1alpha1_storage_version_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_storage_version_status_get_storage_versions_field_()));
}
static inline int
    internal_v1alpha1_storage_version_status_edit_storage_versions_unset(
    internal_v1alpha1_storage_version_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_storage_versions_field_()));
}
static inline kin_field
    *internal_v1alpha1_storage_version_status_get_common_encoding_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("commonEncodingVersion", "");
    return &field;
}
static inline kin_str
    internal_v1alpha1_storage_version_status_get_common_encoding_version(
    internal_v1alpha1_storage_version_status view)
{
    return kin_value_str(kin_value_field(view.value,
        internal_v1alpha1_storage_version_status_get_common_encoding_version_field_()));
}
static inline int
    internal_v1alpha1_storage_version_status_edit_common_encoding_version_set(
    internal_v1alpha1_storage_version_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_common_encoding_version_field_()), value);
}
static inline bool
    internal_v1alpha1_storage_version_status_get_common_encoding_version_has(
    internal_v1alpha1_storage_version_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_storage_version_status_get_common_encoding_version_field_()));
}
static inline int
    internal_v1alpha1_storage_version_status_edit_common_encoding_version_unset(
    internal_v1alpha1_storage_version_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_common_encoding_version_field_()));
}
static inline kin_field
    *internal_v1alpha1_storage_version_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline internal_v1alpha1_storage_version_condition_list
    internal_v1alpha1_storage_version_status_get_conditions(
    internal_v1alpha1_storage_version_status view)
{
    return internal_v1alpha1_storage_version_condition_list_of(kin_value_field(
        view.value,
        internal_v1alpha1_storage_version_status_get_conditions_field_()));
}
static inline internal_v1alpha1_storage_version_condition
    internal_v1alpha1_storage_version_status_get_conditions_at(
    internal_v1alpha1_storage_version_status view, size_t index)
{
    return internal_v1alpha1_storage_version_condition_of(kin_value_at(
        kin_value_field(view.value,
        internal_v1alpha1_storage_version_status_get_conditions_field_()),
        index));
}
static inline internal_v1alpha1_storage_version_condition_edit
    internal_v1alpha1_storage_version_status_edit_conditions_append(
    internal_v1alpha1_storage_version_status_edit at)
{
    return internal_v1alpha1_storage_version_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_conditions_field_())));
}
static inline internal_v1alpha1_storage_version_condition_edit
    internal_v1alpha1_storage_version_status_edit_conditions_at(
    internal_v1alpha1_storage_version_status_edit at, size_t index)
{
    return internal_v1alpha1_storage_version_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_conditions_field_()),
        index));
}
static inline int
    internal_v1alpha1_storage_version_status_edit_conditions_remove_at(
    internal_v1alpha1_storage_version_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_conditions_field_()),
        index));
}
static inline size_t
    internal_v1alpha1_storage_version_status_get_conditions_count(
    internal_v1alpha1_storage_version_status view)
{
    return kin_value_count(kin_value_field(view.value,
        internal_v1alpha1_storage_version_status_get_conditions_field_()));
}
static inline int
    internal_v1alpha1_storage_version_status_edit_conditions_clear(
    internal_v1alpha1_storage_version_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_conditions_field_()));
}
static inline bool internal_v1alpha1_storage_version_status_get_conditions_has(
    internal_v1alpha1_storage_version_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        internal_v1alpha1_storage_version_status_get_conditions_field_()));
}
static inline int
    internal_v1alpha1_storage_version_status_edit_conditions_unset(
    internal_v1alpha1_storage_version_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        internal_v1alpha1_storage_version_status_get_conditions_field_()));
}

static const kin_resource internal_v1alpha1_storage_versions[1] = {
    {"internal.apiserver.k8s.io", "v1alpha1", "storageversions",
        "StorageVersion", true},
};
static inline internal_v1alpha1_storage_version_edit
    internal_v1alpha1_storage_version_new(const kin_allocator *alloc,
    kin_str name)
{
    internal_v1alpha1_storage_version_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, internal_v1alpha1_storage_versions,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline internal_v1alpha1_storage_version
    internal_v1alpha1_storage_version_cast(const kin_object *object)
{
    return internal_v1alpha1_storage_version_of(kin_object_is_of(object,
        internal_v1alpha1_storage_versions) ? object : NULL);
}
static inline kin_call_opts internal_v1alpha1_storage_versions_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int internal_v1alpha1_storage_versions_got_(int r,
    kin_object *object, internal_v1alpha1_storage_version *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    internal_v1alpha1_storage_version *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, internal_v1alpha1_storage_versions, at, opts,
        ret ? &got : NULL, err);
    return internal_v1alpha1_storage_versions_got_(r, got, ret);
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_create(
    kin_client *client, internal_v1alpha1_storage_version_edit at,
    const kin_call_opts *opts, internal_v1alpha1_storage_version *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, internal_v1alpha1_storage_versions,
        at.edit, opts, ret ? &got : NULL, err);
    return internal_v1alpha1_storage_versions_got_(r, got, ret);
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, internal_v1alpha1_storage_versions, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    internal_v1alpha1_storage_versions_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        internal_v1alpha1_storage_versions, opts, NULL, err);
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_update(
    kin_client *client, internal_v1alpha1_storage_version_edit at,
    const kin_call_opts *opts, internal_v1alpha1_storage_version *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = internal_v1alpha1_storage_versions_part_(opts, "");
    int r = kin_client_update(client, internal_v1alpha1_storage_versions,
        at.edit, &own, ret ? &got : NULL, err);
    return internal_v1alpha1_storage_versions_got_(r, got, ret);
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_patch(
    kin_client *client, internal_v1alpha1_storage_version_edit at,
    const kin_call_opts *opts, internal_v1alpha1_storage_version *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = internal_v1alpha1_storage_versions_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, internal_v1alpha1_storage_versions, &what,
        &own, ret ? &got : NULL, err);
    return internal_v1alpha1_storage_versions_got_(r, got, ret);
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_apply(
    kin_client *client, internal_v1alpha1_storage_version_edit at,
    const kin_call_opts *opts, internal_v1alpha1_storage_version *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = internal_v1alpha1_storage_versions_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, internal_v1alpha1_storage_versions, &what,
        &own, ret ? &got : NULL, err);
    return internal_v1alpha1_storage_versions_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    internal_v1alpha1_storage_versions_update_status(kin_client *client,
    internal_v1alpha1_storage_version_edit at, const kin_call_opts *opts,
    internal_v1alpha1_storage_version *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = internal_v1alpha1_storage_versions_part_(opts,
        "status");
    int r = kin_client_update(client, internal_v1alpha1_storage_versions,
        at.edit, &own, ret ? &got : NULL, err);
    return internal_v1alpha1_storage_versions_got_(r, got, ret);
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_patch_status(
    kin_client *client, internal_v1alpha1_storage_version_edit at,
    const kin_call_opts *opts, internal_v1alpha1_storage_version *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = internal_v1alpha1_storage_versions_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, internal_v1alpha1_storage_versions, &what,
        &own, ret ? &got : NULL, err);
    return internal_v1alpha1_storage_versions_got_(r, got, ret);
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_apply_status(
    kin_client *client, internal_v1alpha1_storage_version_edit at,
    const kin_call_opts *opts, internal_v1alpha1_storage_version *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = internal_v1alpha1_storage_versions_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, internal_v1alpha1_storage_versions, &what,
        &own, ret ? &got : NULL, err);
    return internal_v1alpha1_storage_versions_got_(r, got, ret);
}
typedef struct internal_v1alpha1_storage_version_list_handler {
    int (*on_item)(internal_v1alpha1_storage_version item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} internal_v1alpha1_storage_version_list_handler;
static inline int internal_v1alpha1_storage_version_list_each_(
    const kin_object *object, void *userdata)
{
    const internal_v1alpha1_storage_version_list_handler *own = (
        const internal_v1alpha1_storage_version_list_handler *)userdata;
    return own->on_item(internal_v1alpha1_storage_version_of(object),
        own->userdata);
}
static inline int internal_v1alpha1_storage_version_list_restart_(
    void *userdata)
{
    const internal_v1alpha1_storage_version_list_handler *own = (
        const internal_v1alpha1_storage_version_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler internal_v1alpha1_storage_version_list_adapt_(
    internal_v1alpha1_storage_version_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = internal_v1alpha1_storage_version_list_each_;
    handler.on_restart = own->on_restart ?
        internal_v1alpha1_storage_version_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_list(
    kin_client *client, const kin_list_opts *opts,
    const internal_v1alpha1_storage_version_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    internal_v1alpha1_storage_version_list_handler own = *handler;
    kin_list_handler adapted = internal_v1alpha1_storage_version_list_adapt_(
        &own);
    return kin_client_list(client, internal_v1alpha1_storage_versions, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_list_all(
    kin_client *client, const kin_list_opts *opts,
    const internal_v1alpha1_storage_version_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    internal_v1alpha1_storage_version_list_handler own = *handler;
    kin_list_handler adapted = internal_v1alpha1_storage_version_list_adapt_(
        &own);
    return kin_client_list_all(client, internal_v1alpha1_storage_versions, opts,
        &adapted, ret, err);
}
typedef struct internal_v1alpha1_storage_version_watch {
    kin_watch *watch;
} internal_v1alpha1_storage_version_watch;
static inline void internal_v1alpha1_storage_version_watch_auto_release(
    internal_v1alpha1_storage_version_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_watch(
    kin_client *client, const kin_list_opts *opts,
    internal_v1alpha1_storage_version_watch *ret, kin_error *err)
{
    return kin_client_watch(client, internal_v1alpha1_storage_versions, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_version_watch_next(
    internal_v1alpha1_storage_version_watch watch, kin_deadline deadline,
    kin_watch_event *ret, internal_v1alpha1_storage_version *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct internal_v1alpha1_storage_version_informer {
    kin_informer *informer;
} internal_v1alpha1_storage_version_informer;
static inline internal_v1alpha1_storage_version_informer
    internal_v1alpha1_storage_version_informer_of(kin_informer *informer)
{
    internal_v1alpha1_storage_version_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int internal_v1alpha1_storage_versions_informer(
    kin_factory *factory, internal_v1alpha1_storage_version_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, internal_v1alpha1_storage_versions,
        &ret->informer, err);
}
typedef struct internal_v1alpha1_storage_version_handler {
    void (*on_add)(internal_v1alpha1_storage_version view, bool is_initial,
        void *userdata);
    void (*on_update)(internal_v1alpha1_storage_version old_view,
        internal_v1alpha1_storage_version view, void *userdata);
    void (*on_delete)(internal_v1alpha1_storage_version view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(internal_v1alpha1_storage_version view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        internal_v1alpha1_storage_version view, void *userdata);
} internal_v1alpha1_storage_version_handler;
static inline void internal_v1alpha1_storage_version_on_event_(
    const kin_event *event, void *userdata)
{
    const internal_v1alpha1_storage_version_handler *own = (
        const internal_v1alpha1_storage_version_handler *)userdata;
    own->on_event(event, internal_v1alpha1_storage_version_of(event->object),
        own->userdata);
}
static inline void internal_v1alpha1_storage_version_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const internal_v1alpha1_storage_version_handler *own = (
        const internal_v1alpha1_storage_version_handler *)userdata;
    own->on_add(internal_v1alpha1_storage_version_of(object), is_initial,
        own->userdata);
}
static inline void internal_v1alpha1_storage_version_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const internal_v1alpha1_storage_version_handler *own = (
        const internal_v1alpha1_storage_version_handler *)userdata;
    own->on_update(internal_v1alpha1_storage_version_of(old_object),
        internal_v1alpha1_storage_version_of(object), own->userdata);
}
static inline void internal_v1alpha1_storage_version_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const internal_v1alpha1_storage_version_handler *own = (
        const internal_v1alpha1_storage_version_handler *)userdata;
    own->on_delete(internal_v1alpha1_storage_version_of(object), is_tombstone,
        own->userdata);
}
static inline void internal_v1alpha1_storage_version_on_synced_(void *userdata)
{
    const internal_v1alpha1_storage_version_handler *own = (
        const internal_v1alpha1_storage_version_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool internal_v1alpha1_storage_version_wants_(
    const kin_object *object, void *userdata)
{
    const internal_v1alpha1_storage_version_handler *own = (
        const internal_v1alpha1_storage_version_handler *)userdata;
    return own->wants(internal_v1alpha1_storage_version_of(object),
        own->userdata);
}
static inline int internal_v1alpha1_storage_version_informer_add_handler(
    internal_v1alpha1_storage_version_informer informer,
    const internal_v1alpha1_storage_version_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? internal_v1alpha1_storage_version_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        internal_v1alpha1_storage_version_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        internal_v1alpha1_storage_version_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        internal_v1alpha1_storage_version_on_synced_ : NULL;
    handler.wants = own->wants ? internal_v1alpha1_storage_version_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        internal_v1alpha1_storage_version_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct internal_v1alpha1_storage_version_lister {
    kin_snapshot *snapshot;
} internal_v1alpha1_storage_version_lister;
typedef struct internal_v1alpha1_storage_version_iter {
    kin_lister_iter it;
} internal_v1alpha1_storage_version_iter;
static inline internal_v1alpha1_storage_version_lister
    internal_v1alpha1_storage_version_informer_lister(
    internal_v1alpha1_storage_version_informer informer)
{
    internal_v1alpha1_storage_version_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void internal_v1alpha1_storage_version_lister_auto_release(
    internal_v1alpha1_storage_version_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline internal_v1alpha1_storage_version
    internal_v1alpha1_storage_version_lister_get(
    internal_v1alpha1_storage_version_lister lister, kin_str name)
{
    return internal_v1alpha1_storage_version_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline internal_v1alpha1_storage_version_iter
    internal_v1alpha1_storage_version_lister_list(
    internal_v1alpha1_storage_version_lister lister,
    const kin_selector *selector)
{
    internal_v1alpha1_storage_version_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline internal_v1alpha1_storage_version
    internal_v1alpha1_storage_version_iter_next(
    internal_v1alpha1_storage_version_iter *iter)
{
    return internal_v1alpha1_storage_version_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_INTERNAL_V1ALPHA1_H */
