/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of authentication.k8s.io/v1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_AUTHENTICATION_V1_H
#define KIN_API_AUTHENTICATION_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct authentication_v1_bound_object_reference {
    kin_value value;
} authentication_v1_bound_object_reference;
typedef struct authentication_v1_bound_object_reference_list {
    kin_value value;
} authentication_v1_bound_object_reference_list;
typedef struct authentication_v1_bound_object_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} authentication_v1_bound_object_reference_edit;
static inline authentication_v1_bound_object_reference
    authentication_v1_bound_object_reference_of(kin_value value)
{
    authentication_v1_bound_object_reference view;
    view.value = value;
    return view;
}
static inline authentication_v1_bound_object_reference_list
    authentication_v1_bound_object_reference_list_of(kin_value value)
{
    authentication_v1_bound_object_reference_list list;
    list.value = value;
    return list;
}
static inline size_t authentication_v1_bound_object_reference_list_count(
    authentication_v1_bound_object_reference_list list)
{
    return kin_value_count(list.value);
}
static inline authentication_v1_bound_object_reference
    authentication_v1_bound_object_reference_list_at(
    authentication_v1_bound_object_reference_list list, size_t index)
{
    return authentication_v1_bound_object_reference_of(kin_value_at(list.value,
        index));
}
static inline authentication_v1_bound_object_reference_edit
    authentication_v1_bound_object_reference_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authentication_v1_bound_object_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authentication_v1_bound_object_reference_edit_copy(
    authentication_v1_bound_object_reference_edit at,
    authentication_v1_bound_object_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authentication_v1_self_subject_review {
    kin_value value;
} authentication_v1_self_subject_review;
typedef struct authentication_v1_self_subject_review_list {
    kin_value value;
} authentication_v1_self_subject_review_list;
typedef struct authentication_v1_self_subject_review_edit {
    kin_edit *edit;
    kin_spot spot;
} authentication_v1_self_subject_review_edit;
static inline authentication_v1_self_subject_review
    authentication_v1_self_subject_review_of(kin_value value)
{
    authentication_v1_self_subject_review view;
    view.value = value;
    return view;
}
static inline authentication_v1_self_subject_review_list
    authentication_v1_self_subject_review_list_of(kin_value value)
{
    authentication_v1_self_subject_review_list list;
    list.value = value;
    return list;
}
static inline size_t authentication_v1_self_subject_review_list_count(
    authentication_v1_self_subject_review_list list)
{
    return kin_value_count(list.value);
}
static inline authentication_v1_self_subject_review
    authentication_v1_self_subject_review_list_at(
    authentication_v1_self_subject_review_list list, size_t index)
{
    return authentication_v1_self_subject_review_of(kin_value_at(list.value,
        index));
}
static inline authentication_v1_self_subject_review_edit
    authentication_v1_self_subject_review_edit_of(kin_edit *edit, kin_spot spot)
{
    authentication_v1_self_subject_review_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authentication_v1_self_subject_review_edit_copy(
    authentication_v1_self_subject_review_edit at,
    authentication_v1_self_subject_review view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authentication_v1_self_subject_review_status {
    kin_value value;
} authentication_v1_self_subject_review_status;
typedef struct authentication_v1_self_subject_review_status_list {
    kin_value value;
} authentication_v1_self_subject_review_status_list;
typedef struct authentication_v1_self_subject_review_status_edit {
    kin_edit *edit;
    kin_spot spot;
} authentication_v1_self_subject_review_status_edit;
static inline authentication_v1_self_subject_review_status
    authentication_v1_self_subject_review_status_of(kin_value value)
{
    authentication_v1_self_subject_review_status view;
    view.value = value;
    return view;
}
static inline authentication_v1_self_subject_review_status_list
    authentication_v1_self_subject_review_status_list_of(kin_value value)
{
    authentication_v1_self_subject_review_status_list list;
    list.value = value;
    return list;
}
static inline size_t authentication_v1_self_subject_review_status_list_count(
    authentication_v1_self_subject_review_status_list list)
{
    return kin_value_count(list.value);
}
static inline authentication_v1_self_subject_review_status
    authentication_v1_self_subject_review_status_list_at(
    authentication_v1_self_subject_review_status_list list, size_t index)
{
    return authentication_v1_self_subject_review_status_of(kin_value_at(
        list.value, index));
}
static inline authentication_v1_self_subject_review_status_edit
    authentication_v1_self_subject_review_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authentication_v1_self_subject_review_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authentication_v1_self_subject_review_status_edit_copy(
    authentication_v1_self_subject_review_status_edit at,
    authentication_v1_self_subject_review_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authentication_v1_token_request {
    const kin_object *object;
} authentication_v1_token_request;
typedef struct authentication_v1_token_request_edit {
    kin_edit *edit;
    kin_spot spot;
} authentication_v1_token_request_edit;
static inline authentication_v1_token_request
    authentication_v1_token_request_of(const kin_object *object)
{
    authentication_v1_token_request view;
    view.object = object;
    return view;
}
static inline authentication_v1_token_request
    authentication_v1_token_request_ref(authentication_v1_token_request view)
{
    return authentication_v1_token_request_of(kin_object_ref(view.object));
}
static inline void authentication_v1_token_request_unref(
    authentication_v1_token_request view)
{
    (void)kin_object_unref(view.object);
}
static inline void authentication_v1_token_request_auto_release(
    authentication_v1_token_request *view)
{
    authentication_v1_token_request_unref(*view);
}
static inline authentication_v1_token_request_edit
    authentication_v1_token_request_change(const kin_allocator *alloc,
    authentication_v1_token_request view)
{
    authentication_v1_token_request_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void authentication_v1_token_request_edit_free(
    authentication_v1_token_request_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void authentication_v1_token_request_edit_auto_release(
    authentication_v1_token_request_edit *at)
{
    authentication_v1_token_request_edit_free(*at);
}
static inline authentication_v1_token_request_edit
    authentication_v1_token_request_new(const kin_allocator *alloc, kin_str ns,
    kin_str name)
{
    static const kin_resource kind = {"authentication.k8s.io", "v1", "",
        "TokenRequest", false};
    authentication_v1_token_request_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, &kind, named);
    at.spot = kin_edit_root();
    return at;
}

typedef struct authentication_v1_token_request_spec {
    kin_value value;
} authentication_v1_token_request_spec;
typedef struct authentication_v1_token_request_spec_list {
    kin_value value;
} authentication_v1_token_request_spec_list;
typedef struct authentication_v1_token_request_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} authentication_v1_token_request_spec_edit;
static inline authentication_v1_token_request_spec
    authentication_v1_token_request_spec_of(kin_value value)
{
    authentication_v1_token_request_spec view;
    view.value = value;
    return view;
}
static inline authentication_v1_token_request_spec_list
    authentication_v1_token_request_spec_list_of(kin_value value)
{
    authentication_v1_token_request_spec_list list;
    list.value = value;
    return list;
}
static inline size_t authentication_v1_token_request_spec_list_count(
    authentication_v1_token_request_spec_list list)
{
    return kin_value_count(list.value);
}
static inline authentication_v1_token_request_spec
    authentication_v1_token_request_spec_list_at(
    authentication_v1_token_request_spec_list list, size_t index)
{
    return authentication_v1_token_request_spec_of(kin_value_at(list.value,
        index));
}
static inline authentication_v1_token_request_spec_edit
    authentication_v1_token_request_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    authentication_v1_token_request_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authentication_v1_token_request_spec_edit_copy(
    authentication_v1_token_request_spec_edit at,
    authentication_v1_token_request_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authentication_v1_token_request_status {
    kin_value value;
} authentication_v1_token_request_status;
typedef struct authentication_v1_token_request_status_list {
    kin_value value;
} authentication_v1_token_request_status_list;
typedef struct authentication_v1_token_request_status_edit {
    kin_edit *edit;
    kin_spot spot;
} authentication_v1_token_request_status_edit;
static inline authentication_v1_token_request_status
    authentication_v1_token_request_status_of(kin_value value)
{
    authentication_v1_token_request_status view;
    view.value = value;
    return view;
}
static inline authentication_v1_token_request_status_list
    authentication_v1_token_request_status_list_of(kin_value value)
{
    authentication_v1_token_request_status_list list;
    list.value = value;
    return list;
}
static inline size_t authentication_v1_token_request_status_list_count(
    authentication_v1_token_request_status_list list)
{
    return kin_value_count(list.value);
}
static inline authentication_v1_token_request_status
    authentication_v1_token_request_status_list_at(
    authentication_v1_token_request_status_list list, size_t index)
{
    return authentication_v1_token_request_status_of(kin_value_at(list.value,
        index));
}
static inline authentication_v1_token_request_status_edit
    authentication_v1_token_request_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    authentication_v1_token_request_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authentication_v1_token_request_status_edit_copy(
    authentication_v1_token_request_status_edit at,
    authentication_v1_token_request_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authentication_v1_token_review {
    kin_value value;
} authentication_v1_token_review;
typedef struct authentication_v1_token_review_list {
    kin_value value;
} authentication_v1_token_review_list;
typedef struct authentication_v1_token_review_edit {
    kin_edit *edit;
    kin_spot spot;
} authentication_v1_token_review_edit;
static inline authentication_v1_token_review authentication_v1_token_review_of(
    kin_value value)
{
    authentication_v1_token_review view;
    view.value = value;
    return view;
}
static inline authentication_v1_token_review_list
    authentication_v1_token_review_list_of(kin_value value)
{
    authentication_v1_token_review_list list;
    list.value = value;
    return list;
}
static inline size_t authentication_v1_token_review_list_count(
    authentication_v1_token_review_list list)
{
    return kin_value_count(list.value);
}
static inline authentication_v1_token_review
    authentication_v1_token_review_list_at(
    authentication_v1_token_review_list list, size_t index)
{
    return authentication_v1_token_review_of(kin_value_at(list.value, index));
}
static inline authentication_v1_token_review_edit
    authentication_v1_token_review_edit_of(kin_edit *edit, kin_spot spot)
{
    authentication_v1_token_review_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authentication_v1_token_review_edit_copy(
    authentication_v1_token_review_edit at, authentication_v1_token_review view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authentication_v1_token_review_spec {
    kin_value value;
} authentication_v1_token_review_spec;
typedef struct authentication_v1_token_review_spec_list {
    kin_value value;
} authentication_v1_token_review_spec_list;
typedef struct authentication_v1_token_review_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} authentication_v1_token_review_spec_edit;
static inline authentication_v1_token_review_spec
    authentication_v1_token_review_spec_of(kin_value value)
{
    authentication_v1_token_review_spec view;
    view.value = value;
    return view;
}
static inline authentication_v1_token_review_spec_list
    authentication_v1_token_review_spec_list_of(kin_value value)
{
    authentication_v1_token_review_spec_list list;
    list.value = value;
    return list;
}
static inline size_t authentication_v1_token_review_spec_list_count(
    authentication_v1_token_review_spec_list list)
{
    return kin_value_count(list.value);
}
static inline authentication_v1_token_review_spec
    authentication_v1_token_review_spec_list_at(
    authentication_v1_token_review_spec_list list, size_t index)
{
    return authentication_v1_token_review_spec_of(kin_value_at(list.value,
        index));
}
static inline authentication_v1_token_review_spec_edit
    authentication_v1_token_review_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    authentication_v1_token_review_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authentication_v1_token_review_spec_edit_copy(
    authentication_v1_token_review_spec_edit at,
    authentication_v1_token_review_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authentication_v1_token_review_status {
    kin_value value;
} authentication_v1_token_review_status;
typedef struct authentication_v1_token_review_status_list {
    kin_value value;
} authentication_v1_token_review_status_list;
typedef struct authentication_v1_token_review_status_edit {
    kin_edit *edit;
    kin_spot spot;
} authentication_v1_token_review_status_edit;
static inline authentication_v1_token_review_status
    authentication_v1_token_review_status_of(kin_value value)
{
    authentication_v1_token_review_status view;
    view.value = value;
    return view;
}
static inline authentication_v1_token_review_status_list
    authentication_v1_token_review_status_list_of(kin_value value)
{
    authentication_v1_token_review_status_list list;
    list.value = value;
    return list;
}
static inline size_t authentication_v1_token_review_status_list_count(
    authentication_v1_token_review_status_list list)
{
    return kin_value_count(list.value);
}
static inline authentication_v1_token_review_status
    authentication_v1_token_review_status_list_at(
    authentication_v1_token_review_status_list list, size_t index)
{
    return authentication_v1_token_review_status_of(kin_value_at(list.value,
        index));
}
static inline authentication_v1_token_review_status_edit
    authentication_v1_token_review_status_edit_of(kin_edit *edit, kin_spot spot)
{
    authentication_v1_token_review_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authentication_v1_token_review_status_edit_copy(
    authentication_v1_token_review_status_edit at,
    authentication_v1_token_review_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct authentication_v1_user_info {
    kin_value value;
} authentication_v1_user_info;
typedef struct authentication_v1_user_info_list {
    kin_value value;
} authentication_v1_user_info_list;
typedef struct authentication_v1_user_info_edit {
    kin_edit *edit;
    kin_spot spot;
} authentication_v1_user_info_edit;
static inline authentication_v1_user_info authentication_v1_user_info_of(
    kin_value value)
{
    authentication_v1_user_info view;
    view.value = value;
    return view;
}
static inline authentication_v1_user_info_list
    authentication_v1_user_info_list_of(kin_value value)
{
    authentication_v1_user_info_list list;
    list.value = value;
    return list;
}
static inline size_t authentication_v1_user_info_list_count(
    authentication_v1_user_info_list list)
{
    return kin_value_count(list.value);
}
static inline authentication_v1_user_info authentication_v1_user_info_list_at(
    authentication_v1_user_info_list list, size_t index)
{
    return authentication_v1_user_info_of(kin_value_at(list.value, index));
}
static inline authentication_v1_user_info_edit
    authentication_v1_user_info_edit_of(kin_edit *edit, kin_spot spot)
{
    authentication_v1_user_info_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int authentication_v1_user_info_edit_copy(
    authentication_v1_user_info_edit at, authentication_v1_user_info view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* BoundObjectReference */
static inline kin_field
    *authentication_v1_bound_object_reference_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("kind", "");
    return &field;
}
static inline kin_str authentication_v1_bound_object_reference_kind(
    authentication_v1_bound_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        authentication_v1_bound_object_reference_kind_field_()));
}
static inline int authentication_v1_bound_object_reference_kind_set(
    authentication_v1_bound_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_bound_object_reference_kind_field_()), value);
}
static inline bool authentication_v1_bound_object_reference_kind_has(
    authentication_v1_bound_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_bound_object_reference_kind_field_()));
}
static inline int authentication_v1_bound_object_reference_kind_unset(
    authentication_v1_bound_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_bound_object_reference_kind_field_()));
}
static inline kin_field
    *authentication_v1_bound_object_reference_api_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiVersion", "");
    return &field;
}
static inline kin_str authentication_v1_bound_object_reference_api_version(
    authentication_v1_bound_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        authentication_v1_bound_object_reference_api_version_field_()));
}
static inline int authentication_v1_bound_object_reference_api_version_set(
    authentication_v1_bound_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_bound_object_reference_api_version_field_()), value);
}
static inline bool authentication_v1_bound_object_reference_api_version_has(
    authentication_v1_bound_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_bound_object_reference_api_version_field_()));
}
static inline int authentication_v1_bound_object_reference_api_version_unset(
    authentication_v1_bound_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_bound_object_reference_api_version_field_()));
}
static inline kin_field
    *authentication_v1_bound_object_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str authentication_v1_bound_object_reference_name(
    authentication_v1_bound_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        authentication_v1_bound_object_reference_name_field_()));
}
static inline int authentication_v1_bound_object_reference_name_set(
    authentication_v1_bound_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_bound_object_reference_name_field_()), value);
}
static inline bool authentication_v1_bound_object_reference_name_has(
    authentication_v1_bound_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_bound_object_reference_name_field_()));
}
static inline int authentication_v1_bound_object_reference_name_unset(
    authentication_v1_bound_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_bound_object_reference_name_field_()));
}
static inline kin_field
    *authentication_v1_bound_object_reference_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("uid", "");
    return &field;
}
static inline kin_str authentication_v1_bound_object_reference_uid(
    authentication_v1_bound_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        authentication_v1_bound_object_reference_uid_field_()));
}
static inline int authentication_v1_bound_object_reference_uid_set(
    authentication_v1_bound_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_bound_object_reference_uid_field_()), value);
}
static inline bool authentication_v1_bound_object_reference_uid_has(
    authentication_v1_bound_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_bound_object_reference_uid_field_()));
}
static inline int authentication_v1_bound_object_reference_uid_unset(
    authentication_v1_bound_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_bound_object_reference_uid_field_()));
}

/* SelfSubjectReview */
static inline kin_field
    *authentication_v1_self_subject_review_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    authentication_v1_self_subject_review_get_metadata(
    authentication_v1_self_subject_review view)
{
    return meta_v1_object_meta_of(kin_value_field(view.value,
        authentication_v1_self_subject_review_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    authentication_v1_self_subject_review_edit_metadata(
    authentication_v1_self_subject_review_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_self_subject_review_metadata_field_()));
}
static inline bool authentication_v1_self_subject_review_metadata_has(
    authentication_v1_self_subject_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_self_subject_review_metadata_field_()));
}
static inline int authentication_v1_self_subject_review_metadata_unset(
    authentication_v1_self_subject_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_self_subject_review_metadata_field_()));
}
static inline kin_field
    *authentication_v1_self_subject_review_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline authentication_v1_self_subject_review_status
    authentication_v1_self_subject_review_get_status(
    authentication_v1_self_subject_review view)
{
    return authentication_v1_self_subject_review_status_of(kin_value_field(
        view.value, authentication_v1_self_subject_review_status_field_()));
}
static inline authentication_v1_self_subject_review_status_edit
    authentication_v1_self_subject_review_edit_status(
    authentication_v1_self_subject_review_edit at)
{
    return authentication_v1_self_subject_review_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authentication_v1_self_subject_review_status_field_()));
}
static inline bool authentication_v1_self_subject_review_status_has(
    authentication_v1_self_subject_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_self_subject_review_status_field_()));
}
static inline int authentication_v1_self_subject_review_status_unset(
    authentication_v1_self_subject_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_self_subject_review_status_field_()));
}
static inline kin_field
    *authentication_v1_self_subject_review_status_user_info_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "userInfo");
    return &field;
}
static inline authentication_v1_user_info
    authentication_v1_self_subject_review_get_status_user_info(
    authentication_v1_self_subject_review view)
{
    return authentication_v1_user_info_of(kin_value_field(view.value,
        authentication_v1_self_subject_review_status_user_info_field_()));
}
static inline authentication_v1_user_info_edit
    authentication_v1_self_subject_review_edit_status_user_info(
    authentication_v1_self_subject_review_edit at)
{
    return authentication_v1_user_info_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        authentication_v1_self_subject_review_status_user_info_field_()));
}
static inline bool authentication_v1_self_subject_review_status_user_info_has(
    authentication_v1_self_subject_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_self_subject_review_status_user_info_field_()));
}
static inline int authentication_v1_self_subject_review_status_user_info_unset(
    authentication_v1_self_subject_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_self_subject_review_status_user_info_field_()));
}

/* SelfSubjectReviewStatus */
static inline kin_field
    *authentication_v1_self_subject_review_status_get_user_info_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("userInfo", "");
    return &field;
}
static inline authentication_v1_user_info
    authentication_v1_self_subject_review_status_get_user_info(
    authentication_v1_self_subject_review_status view)
{
    return authentication_v1_user_info_of(kin_value_field(view.value,
        authentication_v1_self_subject_review_status_get_user_info_field_()));
}
static inline authentication_v1_user_info_edit
    authentication_v1_self_subject_review_status_edit_user_info(
    authentication_v1_self_subject_review_status_edit at)
{
    return authentication_v1_user_info_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        authentication_v1_self_subject_review_status_get_user_info_field_()));
}
static inline bool
    authentication_v1_self_subject_review_status_get_user_info_has(
    authentication_v1_self_subject_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_self_subject_review_status_get_user_info_field_()));
}
static inline int
    authentication_v1_self_subject_review_status_edit_user_info_unset(
    authentication_v1_self_subject_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_self_subject_review_status_get_user_info_field_()));
}

/* TokenRequest */
static inline kin_field *authentication_v1_token_request_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta authentication_v1_token_request_get_metadata(
    authentication_v1_token_request view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        authentication_v1_token_request_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    authentication_v1_token_request_edit_metadata(
    authentication_v1_token_request_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_metadata_field_()));
}
static inline bool authentication_v1_token_request_metadata_has(
    authentication_v1_token_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        authentication_v1_token_request_metadata_field_()));
}
static inline int authentication_v1_token_request_metadata_unset(
    authentication_v1_token_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_metadata_field_()));
}
#define AUTHENTICATION_V1_TOKEN_REQUEST_METADATA_PATH ".metadata"
static inline kin_field *authentication_v1_token_request_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline authentication_v1_token_request_spec
    authentication_v1_token_request_get_spec(
    authentication_v1_token_request view)
{
    return authentication_v1_token_request_spec_of(kin_object_field(view.object,
        authentication_v1_token_request_spec_field_()));
}
static inline authentication_v1_token_request_spec_edit
    authentication_v1_token_request_edit_spec(
    authentication_v1_token_request_edit at)
{
    return authentication_v1_token_request_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, authentication_v1_token_request_spec_field_()));
}
static inline bool authentication_v1_token_request_spec_has(
    authentication_v1_token_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        authentication_v1_token_request_spec_field_()));
}
static inline int authentication_v1_token_request_spec_unset(
    authentication_v1_token_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_field_()));
}
#define AUTHENTICATION_V1_TOKEN_REQUEST_SPEC_PATH ".spec"
static inline kin_field *authentication_v1_token_request_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline authentication_v1_token_request_status
    authentication_v1_token_request_get_status(
    authentication_v1_token_request view)
{
    return authentication_v1_token_request_status_of(kin_object_field(
        view.object, authentication_v1_token_request_status_field_()));
}
static inline authentication_v1_token_request_status_edit
    authentication_v1_token_request_edit_status(
    authentication_v1_token_request_edit at)
{
    return authentication_v1_token_request_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_status_field_()));
}
static inline bool authentication_v1_token_request_status_has(
    authentication_v1_token_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        authentication_v1_token_request_status_field_()));
}
static inline int authentication_v1_token_request_status_unset(
    authentication_v1_token_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_status_field_()));
}
#define AUTHENTICATION_V1_TOKEN_REQUEST_STATUS_PATH ".status"
static inline kin_field
    *authentication_v1_token_request_spec_audiences_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "audiences");
    return &field;
}
static inline kin_str authentication_v1_token_request_spec_audiences_at(
    authentication_v1_token_request view, size_t index)
{
    return kin_value_str(kin_value_at(kin_object_field(view.object,
        authentication_v1_token_request_spec_audiences_field_()), index));
}
static inline int authentication_v1_token_request_spec_audiences_append(
    authentication_v1_token_request_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_audiences_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authentication_v1_token_request_spec_audiences_count(
    authentication_v1_token_request view)
{
    return kin_value_count(kin_object_field(view.object,
        authentication_v1_token_request_spec_audiences_field_()));
}
static inline int authentication_v1_token_request_spec_audiences_clear(
    authentication_v1_token_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_audiences_field_()));
}
static inline bool authentication_v1_token_request_spec_audiences_has(
    authentication_v1_token_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        authentication_v1_token_request_spec_audiences_field_()));
}
static inline int authentication_v1_token_request_spec_audiences_unset(
    authentication_v1_token_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_audiences_field_()));
}
#define AUTHENTICATION_V1_TOKEN_REQUEST_SPEC_AUDIENCES_PATH ".spec.audiences"
static inline kin_field
    *authentication_v1_token_request_spec_expiration_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "expirationSeconds");
    return &field;
}
static inline int64_t authentication_v1_token_request_spec_expiration_seconds(
    authentication_v1_token_request view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        authentication_v1_token_request_spec_expiration_seconds_field_()));
}
static inline int authentication_v1_token_request_spec_expiration_seconds_set(
    authentication_v1_token_request_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_expiration_seconds_field_()),
        value);
}
static inline bool authentication_v1_token_request_spec_expiration_seconds_has(
    authentication_v1_token_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        authentication_v1_token_request_spec_expiration_seconds_field_()));
}
static inline int authentication_v1_token_request_spec_expiration_seconds_unset(
    authentication_v1_token_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_expiration_seconds_field_()));
}
#define AUTHENTICATION_V1_TOKEN_REQUEST_SPEC_EXPIRATION_SECONDS_PATH \
    ".spec.expirationSeconds"
static inline kin_field
    *authentication_v1_token_request_spec_bound_object_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "boundObjectRef");
    return &field;
}
static inline authentication_v1_bound_object_reference
    authentication_v1_token_request_get_spec_bound_object_ref(
    authentication_v1_token_request view)
{
    return authentication_v1_bound_object_reference_of(kin_object_field(
        view.object,
        authentication_v1_token_request_spec_bound_object_ref_field_()));
}
static inline authentication_v1_bound_object_reference_edit
    authentication_v1_token_request_edit_spec_bound_object_ref(
    authentication_v1_token_request_edit at)
{
    return authentication_v1_bound_object_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_bound_object_ref_field_()));
}
static inline bool authentication_v1_token_request_spec_bound_object_ref_has(
    authentication_v1_token_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        authentication_v1_token_request_spec_bound_object_ref_field_()));
}
static inline int authentication_v1_token_request_spec_bound_object_ref_unset(
    authentication_v1_token_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_bound_object_ref_field_()));
}
#define AUTHENTICATION_V1_TOKEN_REQUEST_SPEC_BOUND_OBJECT_REF_PATH \
    ".spec.boundObjectRef"
static inline kin_field
    *authentication_v1_token_request_spec_attestations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "attestations");
    return &field;
}
static inline kin_value authentication_v1_token_request_spec_attestations_get(
    authentication_v1_token_request view, kin_str key)
{
    return (kin_value_get(kin_object_field(view.object,
        authentication_v1_token_request_spec_attestations_field_()), key));
}
static inline kin_value authentication_v1_token_request_spec_attestations_at(
    authentication_v1_token_request view, size_t index)
{
    return (kin_value_at(kin_object_field(view.object,
        authentication_v1_token_request_spec_attestations_field_()), index));
}
static inline int authentication_v1_token_request_spec_attestations_set(
    authentication_v1_token_request_edit at, kin_str key, kin_value value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_attestations_field_()), key);
    return kin_edit_set_value(at.edit, spot, value);
}
static inline size_t authentication_v1_token_request_spec_attestations_count(
    authentication_v1_token_request view)
{
    return kin_value_count(kin_object_field(view.object,
        authentication_v1_token_request_spec_attestations_field_()));
}
static inline kin_str authentication_v1_token_request_spec_attestations_key_at(
    authentication_v1_token_request view, size_t index)
{
    return kin_value_key_at(kin_object_field(view.object,
        authentication_v1_token_request_spec_attestations_field_()), index);
}
static inline int authentication_v1_token_request_spec_attestations_remove(
    authentication_v1_token_request_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        authentication_v1_token_request_spec_attestations_field_()), key));
}
static inline int authentication_v1_token_request_spec_attestations_clear(
    authentication_v1_token_request_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_attestations_field_()));
}
static inline bool authentication_v1_token_request_spec_attestations_has(
    authentication_v1_token_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        authentication_v1_token_request_spec_attestations_field_()));
}
static inline int authentication_v1_token_request_spec_attestations_unset(
    authentication_v1_token_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_attestations_field_()));
}
#define AUTHENTICATION_V1_TOKEN_REQUEST_SPEC_ATTESTATIONS_PATH \
    ".spec.attestations"
static inline kin_field
    *authentication_v1_token_request_status_token_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "token");
    return &field;
}
static inline kin_str authentication_v1_token_request_status_token(
    authentication_v1_token_request view)
{
    return kin_value_str(kin_object_field(view.object,
        authentication_v1_token_request_status_token_field_()));
}
static inline int authentication_v1_token_request_status_token_set(
    authentication_v1_token_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_status_token_field_()), value);
}
static inline bool authentication_v1_token_request_status_token_has(
    authentication_v1_token_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        authentication_v1_token_request_status_token_field_()));
}
static inline int authentication_v1_token_request_status_token_unset(
    authentication_v1_token_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_status_token_field_()));
}
#define AUTHENTICATION_V1_TOKEN_REQUEST_STATUS_TOKEN_PATH ".status.token"
static inline kin_field
    *authentication_v1_token_request_status_expiration_timestamp_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "expirationTimestamp");
    return &field;
}
static inline kin_time
    authentication_v1_token_request_status_expiration_timestamp(
    authentication_v1_token_request view)
{
    return kin_value_as_time(kin_object_field(view.object,
        authentication_v1_token_request_status_expiration_timestamp_field_()));
}
static inline int
    authentication_v1_token_request_status_expiration_timestamp_set(
    authentication_v1_token_request_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_status_expiration_timestamp_field_()),
        value);
}
static inline bool
    authentication_v1_token_request_status_expiration_timestamp_has(
    authentication_v1_token_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        authentication_v1_token_request_status_expiration_timestamp_field_()));
}
static inline int
    authentication_v1_token_request_status_expiration_timestamp_unset(
    authentication_v1_token_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_status_expiration_timestamp_field_()));
}
#define AUTHENTICATION_V1_TOKEN_REQUEST_STATUS_EXPIRATION_TIMESTAMP_PATH \
    ".status.expirationTimestamp"

/* TokenRequestSpec */
static inline kin_field
    *authentication_v1_token_request_spec_get_audiences_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("audiences", "");
    return &field;
}
static inline kin_str authentication_v1_token_request_spec_get_audiences_at(
    authentication_v1_token_request_spec view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authentication_v1_token_request_spec_get_audiences_field_()), index));
}
static inline int authentication_v1_token_request_spec_edit_audiences_append(
    authentication_v1_token_request_spec_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_get_audiences_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authentication_v1_token_request_spec_get_audiences_count(
    authentication_v1_token_request_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        authentication_v1_token_request_spec_get_audiences_field_()));
}
static inline int authentication_v1_token_request_spec_edit_audiences_clear(
    authentication_v1_token_request_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_get_audiences_field_()));
}
static inline bool authentication_v1_token_request_spec_get_audiences_has(
    authentication_v1_token_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_request_spec_get_audiences_field_()));
}
static inline int authentication_v1_token_request_spec_edit_audiences_unset(
    authentication_v1_token_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_get_audiences_field_()));
}
static inline kin_field
    *authentication_v1_token_request_spec_get_expiration_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expirationSeconds", "");
    return &field;
}
static inline int64_t
    authentication_v1_token_request_spec_get_expiration_seconds(
    authentication_v1_token_request_spec view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        authentication_v1_token_request_spec_get_expiration_seconds_field_()));
}
static inline int
    authentication_v1_token_request_spec_edit_expiration_seconds_set(
    authentication_v1_token_request_spec_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_get_expiration_seconds_field_()),
        value);
}
static inline bool
    authentication_v1_token_request_spec_get_expiration_seconds_has(
    authentication_v1_token_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_request_spec_get_expiration_seconds_field_()));
}
static inline int
    authentication_v1_token_request_spec_edit_expiration_seconds_unset(
    authentication_v1_token_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_get_expiration_seconds_field_()));
}
static inline kin_field
    *authentication_v1_token_request_spec_get_bound_object_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("boundObjectRef", "");
    return &field;
}
static inline authentication_v1_bound_object_reference
    authentication_v1_token_request_spec_get_bound_object_ref(
    authentication_v1_token_request_spec view)
{
    return authentication_v1_bound_object_reference_of(kin_value_field(
        view.value,
        authentication_v1_token_request_spec_get_bound_object_ref_field_()));
}
static inline authentication_v1_bound_object_reference_edit
    authentication_v1_token_request_spec_edit_bound_object_ref(
    authentication_v1_token_request_spec_edit at)
{
    return authentication_v1_bound_object_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_get_bound_object_ref_field_()));
}
static inline bool
    authentication_v1_token_request_spec_get_bound_object_ref_has(
    authentication_v1_token_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_request_spec_get_bound_object_ref_field_()));
}
static inline int
    authentication_v1_token_request_spec_edit_bound_object_ref_unset(
    authentication_v1_token_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_get_bound_object_ref_field_()));
}
static inline kin_field
    *authentication_v1_token_request_spec_get_attestations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("attestations", "");
    return &field;
}
static inline kin_value
    authentication_v1_token_request_spec_get_attestations_get(
    authentication_v1_token_request_spec view, kin_str key)
{
    return (kin_value_get(kin_value_field(view.value,
        authentication_v1_token_request_spec_get_attestations_field_()), key));
}
static inline kin_value
    authentication_v1_token_request_spec_get_attestations_at(
    authentication_v1_token_request_spec view, size_t index)
{
    return (kin_value_at(kin_value_field(view.value,
        authentication_v1_token_request_spec_get_attestations_field_()),
        index));
}
static inline int authentication_v1_token_request_spec_edit_attestations_set(
    authentication_v1_token_request_spec_edit at, kin_str key, kin_value value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_get_attestations_field_()), key);
    return kin_edit_set_value(at.edit, spot, value);
}
static inline size_t
    authentication_v1_token_request_spec_get_attestations_count(
    authentication_v1_token_request_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        authentication_v1_token_request_spec_get_attestations_field_()));
}
static inline kin_str
    authentication_v1_token_request_spec_get_attestations_key_at(
    authentication_v1_token_request_spec view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        authentication_v1_token_request_spec_get_attestations_field_()), index);
}
static inline int authentication_v1_token_request_spec_edit_attestations_remove(
    authentication_v1_token_request_spec_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        authentication_v1_token_request_spec_get_attestations_field_()), key));
}
static inline int authentication_v1_token_request_spec_edit_attestations_clear(
    authentication_v1_token_request_spec_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_get_attestations_field_()));
}
static inline bool authentication_v1_token_request_spec_get_attestations_has(
    authentication_v1_token_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_request_spec_get_attestations_field_()));
}
static inline int authentication_v1_token_request_spec_edit_attestations_unset(
    authentication_v1_token_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_spec_get_attestations_field_()));
}

/* TokenRequestStatus */
static inline kin_field
    *authentication_v1_token_request_status_get_token_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("token", "");
    return &field;
}
static inline kin_str authentication_v1_token_request_status_get_token(
    authentication_v1_token_request_status view)
{
    return kin_value_str(kin_value_field(view.value,
        authentication_v1_token_request_status_get_token_field_()));
}
static inline int authentication_v1_token_request_status_edit_token_set(
    authentication_v1_token_request_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_status_get_token_field_()), value);
}
static inline bool authentication_v1_token_request_status_get_token_has(
    authentication_v1_token_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_request_status_get_token_field_()));
}
static inline int authentication_v1_token_request_status_edit_token_unset(
    authentication_v1_token_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_status_get_token_field_()));
}
static inline kin_field
    *authentication_v1_token_request_status_get_expiration_timestamp_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expirationTimestamp", "");
    return &field;
}
static inline kin_time
    authentication_v1_token_request_status_get_expiration_timestamp(
    authentication_v1_token_request_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        authentication_v1_token_request_status_get_expiration_timestamp_field_()));
}
static inline int
    authentication_v1_token_request_status_edit_expiration_timestamp_set(
    authentication_v1_token_request_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_status_get_expiration_timestamp_field_()), value);
}
static inline bool
    authentication_v1_token_request_status_get_expiration_timestamp_has(
    authentication_v1_token_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_request_status_get_expiration_timestamp_field_()));
}
static inline int
    authentication_v1_token_request_status_edit_expiration_timestamp_unset(
    authentication_v1_token_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_request_status_get_expiration_timestamp_field_()));
}

/* TokenReview */
static inline kin_field *authentication_v1_token_review_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta authentication_v1_token_review_get_metadata(
    authentication_v1_token_review view)
{
    return meta_v1_object_meta_of(kin_value_field(view.value,
        authentication_v1_token_review_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    authentication_v1_token_review_edit_metadata(
    authentication_v1_token_review_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_metadata_field_()));
}
static inline bool authentication_v1_token_review_metadata_has(
    authentication_v1_token_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_metadata_field_()));
}
static inline int authentication_v1_token_review_metadata_unset(
    authentication_v1_token_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_metadata_field_()));
}
static inline kin_field *authentication_v1_token_review_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline authentication_v1_token_review_spec
    authentication_v1_token_review_get_spec(authentication_v1_token_review view)
{
    return authentication_v1_token_review_spec_of(kin_value_field(view.value,
        authentication_v1_token_review_spec_field_()));
}
static inline authentication_v1_token_review_spec_edit
    authentication_v1_token_review_edit_spec(
    authentication_v1_token_review_edit at)
{
    return authentication_v1_token_review_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, authentication_v1_token_review_spec_field_()));
}
static inline bool authentication_v1_token_review_spec_has(
    authentication_v1_token_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_spec_field_()));
}
static inline int authentication_v1_token_review_spec_unset(
    authentication_v1_token_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_spec_field_()));
}
static inline kin_field *authentication_v1_token_review_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline authentication_v1_token_review_status
    authentication_v1_token_review_get_status(
    authentication_v1_token_review view)
{
    return authentication_v1_token_review_status_of(kin_value_field(view.value,
        authentication_v1_token_review_status_field_()));
}
static inline authentication_v1_token_review_status_edit
    authentication_v1_token_review_edit_status(
    authentication_v1_token_review_edit at)
{
    return authentication_v1_token_review_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_field_()));
}
static inline bool authentication_v1_token_review_status_has(
    authentication_v1_token_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_status_field_()));
}
static inline int authentication_v1_token_review_status_unset(
    authentication_v1_token_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_field_()));
}
static inline kin_field *authentication_v1_token_review_spec_token_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "token");
    return &field;
}
static inline kin_str authentication_v1_token_review_spec_token(
    authentication_v1_token_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authentication_v1_token_review_spec_token_field_()));
}
static inline int authentication_v1_token_review_spec_token_set(
    authentication_v1_token_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_spec_token_field_()), value);
}
static inline bool authentication_v1_token_review_spec_token_has(
    authentication_v1_token_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_spec_token_field_()));
}
static inline int authentication_v1_token_review_spec_token_unset(
    authentication_v1_token_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_spec_token_field_()));
}
static inline kin_field
    *authentication_v1_token_review_spec_audiences_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "audiences");
    return &field;
}
static inline kin_str authentication_v1_token_review_spec_audiences_at(
    authentication_v1_token_review view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authentication_v1_token_review_spec_audiences_field_()), index));
}
static inline int authentication_v1_token_review_spec_audiences_append(
    authentication_v1_token_review_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_spec_audiences_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authentication_v1_token_review_spec_audiences_count(
    authentication_v1_token_review view)
{
    return kin_value_count(kin_value_field(view.value,
        authentication_v1_token_review_spec_audiences_field_()));
}
static inline int authentication_v1_token_review_spec_audiences_clear(
    authentication_v1_token_review_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_spec_audiences_field_()));
}
static inline bool authentication_v1_token_review_spec_audiences_has(
    authentication_v1_token_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_spec_audiences_field_()));
}
static inline int authentication_v1_token_review_spec_audiences_unset(
    authentication_v1_token_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_spec_audiences_field_()));
}
static inline kin_field
    *authentication_v1_token_review_status_authenticated_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "authenticated");
    return &field;
}
static inline bool authentication_v1_token_review_status_authenticated(
    authentication_v1_token_review view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authentication_v1_token_review_status_authenticated_field_()));
}
static inline int authentication_v1_token_review_status_authenticated_set(
    authentication_v1_token_review_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_authenticated_field_()), value);
}
static inline bool authentication_v1_token_review_status_authenticated_has(
    authentication_v1_token_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_status_authenticated_field_()));
}
static inline int authentication_v1_token_review_status_authenticated_unset(
    authentication_v1_token_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_authenticated_field_()));
}
static inline kin_field *authentication_v1_token_review_status_user_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "user");
    return &field;
}
static inline authentication_v1_user_info
    authentication_v1_token_review_get_status_user(
    authentication_v1_token_review view)
{
    return authentication_v1_user_info_of(kin_value_field(view.value,
        authentication_v1_token_review_status_user_field_()));
}
static inline authentication_v1_user_info_edit
    authentication_v1_token_review_edit_status_user(
    authentication_v1_token_review_edit at)
{
    return authentication_v1_user_info_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, authentication_v1_token_review_status_user_field_()));
}
static inline bool authentication_v1_token_review_status_user_has(
    authentication_v1_token_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_status_user_field_()));
}
static inline int authentication_v1_token_review_status_user_unset(
    authentication_v1_token_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_user_field_()));
}
static inline kin_field
    *authentication_v1_token_review_status_audiences_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "audiences");
    return &field;
}
static inline kin_str authentication_v1_token_review_status_audiences_at(
    authentication_v1_token_review view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authentication_v1_token_review_status_audiences_field_()), index));
}
static inline int authentication_v1_token_review_status_audiences_append(
    authentication_v1_token_review_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_audiences_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authentication_v1_token_review_status_audiences_count(
    authentication_v1_token_review view)
{
    return kin_value_count(kin_value_field(view.value,
        authentication_v1_token_review_status_audiences_field_()));
}
static inline int authentication_v1_token_review_status_audiences_clear(
    authentication_v1_token_review_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_audiences_field_()));
}
static inline bool authentication_v1_token_review_status_audiences_has(
    authentication_v1_token_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_status_audiences_field_()));
}
static inline int authentication_v1_token_review_status_audiences_unset(
    authentication_v1_token_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_audiences_field_()));
}
static inline kin_field
    *authentication_v1_token_review_status_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "error");
    return &field;
}
static inline kin_str authentication_v1_token_review_status_error(
    authentication_v1_token_review view)
{
    return kin_value_str(kin_value_field(view.value,
        authentication_v1_token_review_status_error_field_()));
}
static inline int authentication_v1_token_review_status_error_set(
    authentication_v1_token_review_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_error_field_()), value);
}
static inline bool authentication_v1_token_review_status_error_has(
    authentication_v1_token_review view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_status_error_field_()));
}
static inline int authentication_v1_token_review_status_error_unset(
    authentication_v1_token_review_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_error_field_()));
}

/* TokenReviewSpec */
static inline kin_field
    *authentication_v1_token_review_spec_get_token_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("token", "");
    return &field;
}
static inline kin_str authentication_v1_token_review_spec_get_token(
    authentication_v1_token_review_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        authentication_v1_token_review_spec_get_token_field_()));
}
static inline int authentication_v1_token_review_spec_edit_token_set(
    authentication_v1_token_review_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_spec_get_token_field_()), value);
}
static inline bool authentication_v1_token_review_spec_get_token_has(
    authentication_v1_token_review_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_spec_get_token_field_()));
}
static inline int authentication_v1_token_review_spec_edit_token_unset(
    authentication_v1_token_review_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_spec_get_token_field_()));
}
static inline kin_field
    *authentication_v1_token_review_spec_get_audiences_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("audiences", "");
    return &field;
}
static inline kin_str authentication_v1_token_review_spec_get_audiences_at(
    authentication_v1_token_review_spec view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authentication_v1_token_review_spec_get_audiences_field_()), index));
}
static inline int authentication_v1_token_review_spec_edit_audiences_append(
    authentication_v1_token_review_spec_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_spec_get_audiences_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authentication_v1_token_review_spec_get_audiences_count(
    authentication_v1_token_review_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        authentication_v1_token_review_spec_get_audiences_field_()));
}
static inline int authentication_v1_token_review_spec_edit_audiences_clear(
    authentication_v1_token_review_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_spec_get_audiences_field_()));
}
static inline bool authentication_v1_token_review_spec_get_audiences_has(
    authentication_v1_token_review_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_spec_get_audiences_field_()));
}
static inline int authentication_v1_token_review_spec_edit_audiences_unset(
    authentication_v1_token_review_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_spec_get_audiences_field_()));
}

/* TokenReviewStatus */
static inline kin_field
    *authentication_v1_token_review_status_get_authenticated_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("authenticated", "");
    return &field;
}
static inline bool authentication_v1_token_review_status_get_authenticated(
    authentication_v1_token_review_status view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        authentication_v1_token_review_status_get_authenticated_field_()));
}
static inline int authentication_v1_token_review_status_edit_authenticated_set(
    authentication_v1_token_review_status_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_get_authenticated_field_()),
        value);
}
static inline bool authentication_v1_token_review_status_get_authenticated_has(
    authentication_v1_token_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_status_get_authenticated_field_()));
}
static inline int
    authentication_v1_token_review_status_edit_authenticated_unset(
    authentication_v1_token_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_get_authenticated_field_()));
}
static inline kin_field
    *authentication_v1_token_review_status_get_user_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("user", "");
    return &field;
}
static inline authentication_v1_user_info
    authentication_v1_token_review_status_get_user(
    authentication_v1_token_review_status view)
{
    return authentication_v1_user_info_of(kin_value_field(view.value,
        authentication_v1_token_review_status_get_user_field_()));
}
static inline authentication_v1_user_info_edit
    authentication_v1_token_review_status_edit_user(
    authentication_v1_token_review_status_edit at)
{
    return authentication_v1_user_info_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, authentication_v1_token_review_status_get_user_field_()));
}
static inline bool authentication_v1_token_review_status_get_user_has(
    authentication_v1_token_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_status_get_user_field_()));
}
static inline int authentication_v1_token_review_status_edit_user_unset(
    authentication_v1_token_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_get_user_field_()));
}
static inline kin_field
    *authentication_v1_token_review_status_get_audiences_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("audiences", "");
    return &field;
}
static inline kin_str authentication_v1_token_review_status_get_audiences_at(
    authentication_v1_token_review_status view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authentication_v1_token_review_status_get_audiences_field_()), index));
}
static inline int authentication_v1_token_review_status_edit_audiences_append(
    authentication_v1_token_review_status_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_get_audiences_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authentication_v1_token_review_status_get_audiences_count(
    authentication_v1_token_review_status view)
{
    return kin_value_count(kin_value_field(view.value,
        authentication_v1_token_review_status_get_audiences_field_()));
}
static inline int authentication_v1_token_review_status_edit_audiences_clear(
    authentication_v1_token_review_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_get_audiences_field_()));
}
static inline bool authentication_v1_token_review_status_get_audiences_has(
    authentication_v1_token_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_status_get_audiences_field_()));
}
static inline int authentication_v1_token_review_status_edit_audiences_unset(
    authentication_v1_token_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_get_audiences_field_()));
}
static inline kin_field
    *authentication_v1_token_review_status_get_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("error", "");
    return &field;
}
static inline kin_str authentication_v1_token_review_status_get_error(
    authentication_v1_token_review_status view)
{
    return kin_value_str(kin_value_field(view.value,
        authentication_v1_token_review_status_get_error_field_()));
}
static inline int authentication_v1_token_review_status_edit_error_set(
    authentication_v1_token_review_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_get_error_field_()), value);
}
static inline bool authentication_v1_token_review_status_get_error_has(
    authentication_v1_token_review_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_token_review_status_get_error_field_()));
}
static inline int authentication_v1_token_review_status_edit_error_unset(
    authentication_v1_token_review_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_token_review_status_get_error_field_()));
}

/* UserInfo */
static inline kin_field *authentication_v1_user_info_username_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("username", "");
    return &field;
}
static inline kin_str authentication_v1_user_info_username(
    authentication_v1_user_info view)
{
    return kin_value_str(kin_value_field(view.value,
        authentication_v1_user_info_username_field_()));
}
static inline int authentication_v1_user_info_username_set(
    authentication_v1_user_info_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_user_info_username_field_()), value);
}
static inline bool authentication_v1_user_info_username_has(
    authentication_v1_user_info view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_user_info_username_field_()));
}
static inline int authentication_v1_user_info_username_unset(
    authentication_v1_user_info_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_user_info_username_field_()));
}
static inline kin_field *authentication_v1_user_info_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("uid", "");
    return &field;
}
static inline kin_str authentication_v1_user_info_uid(
    authentication_v1_user_info view)
{
    return kin_value_str(kin_value_field(view.value,
        authentication_v1_user_info_uid_field_()));
}
static inline int authentication_v1_user_info_uid_set(
    authentication_v1_user_info_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_user_info_uid_field_()), value);
}
static inline bool authentication_v1_user_info_uid_has(
    authentication_v1_user_info view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_user_info_uid_field_()));
}
static inline int authentication_v1_user_info_uid_unset(
    authentication_v1_user_info_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_user_info_uid_field_()));
}
static inline kin_field *authentication_v1_user_info_groups_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("groups", "");
    return &field;
}
static inline kin_str authentication_v1_user_info_groups_at(
    authentication_v1_user_info view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        authentication_v1_user_info_groups_field_()), index));
}
static inline int authentication_v1_user_info_groups_append(
    authentication_v1_user_info_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_user_info_groups_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t authentication_v1_user_info_groups_count(
    authentication_v1_user_info view)
{
    return kin_value_count(kin_value_field(view.value,
        authentication_v1_user_info_groups_field_()));
}
static inline int authentication_v1_user_info_groups_clear(
    authentication_v1_user_info_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_user_info_groups_field_()));
}
static inline bool authentication_v1_user_info_groups_has(
    authentication_v1_user_info view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_user_info_groups_field_()));
}
static inline int authentication_v1_user_info_groups_unset(
    authentication_v1_user_info_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_user_info_groups_field_()));
}
static inline kin_field *authentication_v1_user_info_extra_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("extra", "");
    return &field;
}
static inline kin_value authentication_v1_user_info_extra_get(
    authentication_v1_user_info view, kin_str key)
{
    return (kin_value_get(kin_value_field(view.value,
        authentication_v1_user_info_extra_field_()), key));
}
static inline kin_value authentication_v1_user_info_extra_at(
    authentication_v1_user_info view, size_t index)
{
    return (kin_value_at(kin_value_field(view.value,
        authentication_v1_user_info_extra_field_()), index));
}
static inline int authentication_v1_user_info_extra_set(
    authentication_v1_user_info_edit at, kin_str key, kin_value value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_user_info_extra_field_()), key);
    return kin_edit_set_value(at.edit, spot, value);
}
static inline size_t authentication_v1_user_info_extra_count(
    authentication_v1_user_info view)
{
    return kin_value_count(kin_value_field(view.value,
        authentication_v1_user_info_extra_field_()));
}
static inline kin_str authentication_v1_user_info_extra_key_at(
    authentication_v1_user_info view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        authentication_v1_user_info_extra_field_()), index);
}
static inline int authentication_v1_user_info_extra_remove(
    authentication_v1_user_info_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot, authentication_v1_user_info_extra_field_()), key));
}
static inline int authentication_v1_user_info_extra_clear(
    authentication_v1_user_info_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_user_info_extra_field_()));
}
static inline bool authentication_v1_user_info_extra_has(
    authentication_v1_user_info view)
{
    return kin_value_is_set(kin_value_field(view.value,
        authentication_v1_user_info_extra_field_()));
}
static inline int authentication_v1_user_info_extra_unset(
    authentication_v1_user_info_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        authentication_v1_user_info_extra_field_()));
}

static const kin_resource authentication_v1_self_subject_reviews[1] = {
    {"authentication.k8s.io", "v1", "selfsubjectreviews", "SelfSubjectReview",
        true},
};
static inline authentication_v1_self_subject_review_edit
    authentication_v1_self_subject_review_new(const kin_allocator *alloc)
{
    kin_namespaced_name none = {{NULL, 0}, {NULL, 0}};
    authentication_v1_self_subject_review_edit at;
    at.edit = kin_edit_new_object(alloc, authentication_v1_self_subject_reviews,
        none);
    at.spot = kin_edit_root();
    return at;
}
static inline void authentication_v1_self_subject_review_edit_free(
    authentication_v1_self_subject_review_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void authentication_v1_self_subject_review_edit_auto_release(
    authentication_v1_self_subject_review_edit *at)
{
    authentication_v1_self_subject_review_edit_free(*at);
}
KIN_NODISCARD static inline int authentication_v1_self_subject_reviews_create(
    kin_client *client, authentication_v1_self_subject_review_edit at,
    const kin_call_opts *opts, kin_document **ret, kin_error *err)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (ret)
        own.ret_document = ret;
    own.ns = kin_str_of(NULL, 0);
    return kin_client_create(client, authentication_v1_self_subject_reviews,
        at.edit, &own, NULL, err);
}

static const kin_resource authentication_v1_token_reviews[1] = {
    {"authentication.k8s.io", "v1", "tokenreviews", "TokenReview", true},
};
static inline authentication_v1_token_review_edit
    authentication_v1_token_review_new(const kin_allocator *alloc)
{
    kin_namespaced_name none = {{NULL, 0}, {NULL, 0}};
    authentication_v1_token_review_edit at;
    at.edit = kin_edit_new_object(alloc, authentication_v1_token_reviews, none);
    at.spot = kin_edit_root();
    return at;
}
static inline void authentication_v1_token_review_edit_free(
    authentication_v1_token_review_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void authentication_v1_token_review_edit_auto_release(
    authentication_v1_token_review_edit *at)
{
    authentication_v1_token_review_edit_free(*at);
}
KIN_NODISCARD static inline int authentication_v1_token_reviews_create(
    kin_client *client, authentication_v1_token_review_edit at,
    const kin_call_opts *opts, kin_document **ret, kin_error *err)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (ret)
        own.ret_document = ret;
    own.ns = kin_str_of(NULL, 0);
    return kin_client_create(client, authentication_v1_token_reviews, at.edit,
        &own, NULL, err);
}

KIN_END_DECLS

#endif /* KIN_API_AUTHENTICATION_V1_H */
