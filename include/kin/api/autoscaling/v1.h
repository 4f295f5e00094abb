/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of autoscaling/v1.
 * kin/typed.h says what the functions do.
 *
 * Names that are not as the rule has them:
 *   horizontal_pod_autoscaler
 *     is hpa
 */
#ifndef KIN_API_AUTOSCALING_V1_H
#define KIN_API_AUTOSCALING_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct autoscaling_v1_cross_version_object_reference {
    kin_value value;
} autoscaling_v1_cross_version_object_reference;
typedef struct autoscaling_v1_cross_version_object_reference_list {
    kin_value value;
} autoscaling_v1_cross_version_object_reference_list;
typedef struct autoscaling_v1_cross_version_object_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v1_cross_version_object_reference_edit;
static inline autoscaling_v1_cross_version_object_reference
    autoscaling_v1_cross_version_object_reference_of(kin_value value)
{
    autoscaling_v1_cross_version_object_reference view;
    view.value = value;
    return view;
}
static inline autoscaling_v1_cross_version_object_reference_list
    autoscaling_v1_cross_version_object_reference_list_of(kin_value value)
{
    autoscaling_v1_cross_version_object_reference_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v1_cross_version_object_reference_list_count(
    autoscaling_v1_cross_version_object_reference_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v1_cross_version_object_reference
    autoscaling_v1_cross_version_object_reference_list_at(
    autoscaling_v1_cross_version_object_reference_list list, size_t index)
{
    return autoscaling_v1_cross_version_object_reference_of(kin_value_at(
        list.value, index));
}
static inline autoscaling_v1_cross_version_object_reference_edit
    autoscaling_v1_cross_version_object_reference_edit_of(kin_edit *edit,
    kin_spot spot)
{
    autoscaling_v1_cross_version_object_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v1_cross_version_object_reference_edit_copy(
    autoscaling_v1_cross_version_object_reference_edit at,
    autoscaling_v1_cross_version_object_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v1_hpa {
    const kin_object *object;
} autoscaling_v1_hpa;
typedef struct autoscaling_v1_hpa_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v1_hpa_edit;
static inline autoscaling_v1_hpa autoscaling_v1_hpa_of(const kin_object *object)
{
    autoscaling_v1_hpa view;
    view.object = object;
    return view;
}
static inline autoscaling_v1_hpa autoscaling_v1_hpa_ref(autoscaling_v1_hpa view)
{
    return autoscaling_v1_hpa_of(kin_object_ref(view.object));
}
static inline void autoscaling_v1_hpa_unref(autoscaling_v1_hpa view)
{
    (void)kin_object_unref(view.object);
}
static inline void autoscaling_v1_hpa_auto_release(autoscaling_v1_hpa *view)
{
    autoscaling_v1_hpa_unref(*view);
}
static inline autoscaling_v1_hpa_edit autoscaling_v1_hpa_change(
    const kin_allocator *alloc, autoscaling_v1_hpa view)
{
    autoscaling_v1_hpa_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void autoscaling_v1_hpa_edit_free(autoscaling_v1_hpa_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void autoscaling_v1_hpa_edit_auto_release(
    autoscaling_v1_hpa_edit *at)
{
    autoscaling_v1_hpa_edit_free(*at);
}

typedef struct autoscaling_v1_hpa_spec {
    kin_value value;
} autoscaling_v1_hpa_spec;
typedef struct autoscaling_v1_hpa_spec_list {
    kin_value value;
} autoscaling_v1_hpa_spec_list;
typedef struct autoscaling_v1_hpa_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v1_hpa_spec_edit;
static inline autoscaling_v1_hpa_spec autoscaling_v1_hpa_spec_of(
    kin_value value)
{
    autoscaling_v1_hpa_spec view;
    view.value = value;
    return view;
}
static inline autoscaling_v1_hpa_spec_list autoscaling_v1_hpa_spec_list_of(
    kin_value value)
{
    autoscaling_v1_hpa_spec_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v1_hpa_spec_list_count(
    autoscaling_v1_hpa_spec_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v1_hpa_spec autoscaling_v1_hpa_spec_list_at(
    autoscaling_v1_hpa_spec_list list, size_t index)
{
    return autoscaling_v1_hpa_spec_of(kin_value_at(list.value, index));
}
static inline autoscaling_v1_hpa_spec_edit autoscaling_v1_hpa_spec_edit_of(
    kin_edit *edit, kin_spot spot)
{
    autoscaling_v1_hpa_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v1_hpa_spec_edit_copy(
    autoscaling_v1_hpa_spec_edit at, autoscaling_v1_hpa_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v1_hpa_status {
    kin_value value;
} autoscaling_v1_hpa_status;
typedef struct autoscaling_v1_hpa_status_list {
    kin_value value;
} autoscaling_v1_hpa_status_list;
typedef struct autoscaling_v1_hpa_status_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v1_hpa_status_edit;
static inline autoscaling_v1_hpa_status autoscaling_v1_hpa_status_of(
    kin_value value)
{
    autoscaling_v1_hpa_status view;
    view.value = value;
    return view;
}
static inline autoscaling_v1_hpa_status_list autoscaling_v1_hpa_status_list_of(
    kin_value value)
{
    autoscaling_v1_hpa_status_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v1_hpa_status_list_count(
    autoscaling_v1_hpa_status_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v1_hpa_status autoscaling_v1_hpa_status_list_at(
    autoscaling_v1_hpa_status_list list, size_t index)
{
    return autoscaling_v1_hpa_status_of(kin_value_at(list.value, index));
}
static inline autoscaling_v1_hpa_status_edit autoscaling_v1_hpa_status_edit_of(
    kin_edit *edit, kin_spot spot)
{
    autoscaling_v1_hpa_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v1_hpa_status_edit_copy(
    autoscaling_v1_hpa_status_edit at, autoscaling_v1_hpa_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v1_scale {
    const kin_object *object;
} autoscaling_v1_scale;
typedef struct autoscaling_v1_scale_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v1_scale_edit;
static inline autoscaling_v1_scale autoscaling_v1_scale_of(
    const kin_object *object)
{
    autoscaling_v1_scale view;
    view.object = object;
    return view;
}
static inline autoscaling_v1_scale autoscaling_v1_scale_ref(
    autoscaling_v1_scale view)
{
    return autoscaling_v1_scale_of(kin_object_ref(view.object));
}
static inline void autoscaling_v1_scale_unref(autoscaling_v1_scale view)
{
    (void)kin_object_unref(view.object);
}
static inline void autoscaling_v1_scale_auto_release(autoscaling_v1_scale *view)
{
    autoscaling_v1_scale_unref(*view);
}
static inline autoscaling_v1_scale_edit autoscaling_v1_scale_change(
    const kin_allocator *alloc, autoscaling_v1_scale view)
{
    autoscaling_v1_scale_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void autoscaling_v1_scale_edit_free(autoscaling_v1_scale_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void autoscaling_v1_scale_edit_auto_release(
    autoscaling_v1_scale_edit *at)
{
    autoscaling_v1_scale_edit_free(*at);
}
static inline autoscaling_v1_scale_edit autoscaling_v1_scale_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    static const kin_resource kind = {"autoscaling", "v1", "", "Scale", false};
    autoscaling_v1_scale_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, &kind, named);
    at.spot = kin_edit_root();
    return at;
}

typedef struct autoscaling_v1_scale_spec {
    kin_value value;
} autoscaling_v1_scale_spec;
typedef struct autoscaling_v1_scale_spec_list {
    kin_value value;
} autoscaling_v1_scale_spec_list;
typedef struct autoscaling_v1_scale_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v1_scale_spec_edit;
static inline autoscaling_v1_scale_spec autoscaling_v1_scale_spec_of(
    kin_value value)
{
    autoscaling_v1_scale_spec view;
    view.value = value;
    return view;
}
static inline autoscaling_v1_scale_spec_list autoscaling_v1_scale_spec_list_of(
    kin_value value)
{
    autoscaling_v1_scale_spec_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v1_scale_spec_list_count(
    autoscaling_v1_scale_spec_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v1_scale_spec autoscaling_v1_scale_spec_list_at(
    autoscaling_v1_scale_spec_list list, size_t index)
{
    return autoscaling_v1_scale_spec_of(kin_value_at(list.value, index));
}
static inline autoscaling_v1_scale_spec_edit autoscaling_v1_scale_spec_edit_of(
    kin_edit *edit, kin_spot spot)
{
    autoscaling_v1_scale_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v1_scale_spec_edit_copy(
    autoscaling_v1_scale_spec_edit at, autoscaling_v1_scale_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct autoscaling_v1_scale_status {
    kin_value value;
} autoscaling_v1_scale_status;
typedef struct autoscaling_v1_scale_status_list {
    kin_value value;
} autoscaling_v1_scale_status_list;
typedef struct autoscaling_v1_scale_status_edit {
    kin_edit *edit;
    kin_spot spot;
} autoscaling_v1_scale_status_edit;
static inline autoscaling_v1_scale_status autoscaling_v1_scale_status_of(
    kin_value value)
{
    autoscaling_v1_scale_status view;
    view.value = value;
    return view;
}
static inline autoscaling_v1_scale_status_list
    autoscaling_v1_scale_status_list_of(kin_value value)
{
    autoscaling_v1_scale_status_list list;
    list.value = value;
    return list;
}
static inline size_t autoscaling_v1_scale_status_list_count(
    autoscaling_v1_scale_status_list list)
{
    return kin_value_count(list.value);
}
static inline autoscaling_v1_scale_status autoscaling_v1_scale_status_list_at(
    autoscaling_v1_scale_status_list list, size_t index)
{
    return autoscaling_v1_scale_status_of(kin_value_at(list.value, index));
}
static inline autoscaling_v1_scale_status_edit
    autoscaling_v1_scale_status_edit_of(kin_edit *edit, kin_spot spot)
{
    autoscaling_v1_scale_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int autoscaling_v1_scale_status_edit_copy(
    autoscaling_v1_scale_status_edit at, autoscaling_v1_scale_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* CrossVersionObjectReference */
static inline kin_field
    *autoscaling_v1_cross_version_object_reference_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("kind", "");
    return &field;
}
static inline kin_str autoscaling_v1_cross_version_object_reference_kind(
    autoscaling_v1_cross_version_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v1_cross_version_object_reference_kind_field_()));
}
static inline int autoscaling_v1_cross_version_object_reference_kind_set(
    autoscaling_v1_cross_version_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_cross_version_object_reference_kind_field_()), value);
}
static inline bool autoscaling_v1_cross_version_object_reference_kind_has(
    autoscaling_v1_cross_version_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_cross_version_object_reference_kind_field_()));
}
static inline int autoscaling_v1_cross_version_object_reference_kind_unset(
    autoscaling_v1_cross_version_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_cross_version_object_reference_kind_field_()));
}
static inline kin_field
    *autoscaling_v1_cross_version_object_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str autoscaling_v1_cross_version_object_reference_name(
    autoscaling_v1_cross_version_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v1_cross_version_object_reference_name_field_()));
}
static inline int autoscaling_v1_cross_version_object_reference_name_set(
    autoscaling_v1_cross_version_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_cross_version_object_reference_name_field_()), value);
}
static inline bool autoscaling_v1_cross_version_object_reference_name_has(
    autoscaling_v1_cross_version_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_cross_version_object_reference_name_field_()));
}
static inline int autoscaling_v1_cross_version_object_reference_name_unset(
    autoscaling_v1_cross_version_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_cross_version_object_reference_name_field_()));
}
static inline kin_field
    *autoscaling_v1_cross_version_object_reference_api_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiVersion", "");
    return &field;
}
static inline kin_str autoscaling_v1_cross_version_object_reference_api_version(
    autoscaling_v1_cross_version_object_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v1_cross_version_object_reference_api_version_field_()));
}
static inline int autoscaling_v1_cross_version_object_reference_api_version_set(
    autoscaling_v1_cross_version_object_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_cross_version_object_reference_api_version_field_()),
        value);
}
static inline bool
    autoscaling_v1_cross_version_object_reference_api_version_has(
    autoscaling_v1_cross_version_object_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_cross_version_object_reference_api_version_field_()));
}
static inline int
    autoscaling_v1_cross_version_object_reference_api_version_unset(
    autoscaling_v1_cross_version_object_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_cross_version_object_reference_api_version_field_()));
}

/* HorizontalPodAutoscaler */
static inline kin_field *autoscaling_v1_hpa_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta autoscaling_v1_hpa_get_metadata(
    autoscaling_v1_hpa view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        autoscaling_v1_hpa_metadata_field_()));
}
static inline meta_v1_object_meta_edit autoscaling_v1_hpa_edit_metadata(
    autoscaling_v1_hpa_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_metadata_field_()));
}
static inline bool autoscaling_v1_hpa_metadata_has(autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_metadata_field_()));
}
static inline int autoscaling_v1_hpa_metadata_unset(autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_metadata_field_()));
}
#define AUTOSCALING_V1_HPA_METADATA_PATH ".metadata"
static inline kin_field *autoscaling_v1_hpa_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline autoscaling_v1_hpa_spec autoscaling_v1_hpa_get_spec(
    autoscaling_v1_hpa view)
{
    return autoscaling_v1_hpa_spec_of(kin_object_field(view.object,
        autoscaling_v1_hpa_spec_field_()));
}
static inline autoscaling_v1_hpa_spec_edit autoscaling_v1_hpa_edit_spec(
    autoscaling_v1_hpa_edit at)
{
    return autoscaling_v1_hpa_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v1_hpa_spec_field_()));
}
static inline bool autoscaling_v1_hpa_spec_has(autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_spec_field_()));
}
static inline int autoscaling_v1_hpa_spec_unset(autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_field_()));
}
#define AUTOSCALING_V1_HPA_SPEC_PATH ".spec"
static inline kin_field *autoscaling_v1_hpa_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline autoscaling_v1_hpa_status autoscaling_v1_hpa_get_status(
    autoscaling_v1_hpa view)
{
    return autoscaling_v1_hpa_status_of(kin_object_field(view.object,
        autoscaling_v1_hpa_status_field_()));
}
static inline autoscaling_v1_hpa_status_edit autoscaling_v1_hpa_edit_status(
    autoscaling_v1_hpa_edit at)
{
    return autoscaling_v1_hpa_status_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v1_hpa_status_field_()));
}
static inline bool autoscaling_v1_hpa_status_has(autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_status_field_()));
}
static inline int autoscaling_v1_hpa_status_unset(autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_field_()));
}
#define AUTOSCALING_V1_HPA_STATUS_PATH ".status"
static inline kin_field *autoscaling_v1_hpa_spec_scale_target_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "scaleTargetRef");
    return &field;
}
static inline autoscaling_v1_cross_version_object_reference
    autoscaling_v1_hpa_get_spec_scale_target_ref(autoscaling_v1_hpa view)
{
    return autoscaling_v1_cross_version_object_reference_of(kin_object_field(
        view.object, autoscaling_v1_hpa_spec_scale_target_ref_field_()));
}
static inline autoscaling_v1_cross_version_object_reference_edit
    autoscaling_v1_hpa_edit_spec_scale_target_ref(autoscaling_v1_hpa_edit at)
{
    return autoscaling_v1_cross_version_object_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_scale_target_ref_field_()));
}
static inline bool autoscaling_v1_hpa_spec_scale_target_ref_has(
    autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_spec_scale_target_ref_field_()));
}
static inline int autoscaling_v1_hpa_spec_scale_target_ref_unset(
    autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_scale_target_ref_field_()));
}
#define AUTOSCALING_V1_HPA_SPEC_SCALE_TARGET_REF_PATH ".spec.scaleTargetRef"
static inline kin_field *autoscaling_v1_hpa_spec_min_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "minReplicas");
    return &field;
}
static inline int32_t autoscaling_v1_hpa_spec_min_replicas(
    autoscaling_v1_hpa view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v1_hpa_spec_min_replicas_field_()));
}
static inline int autoscaling_v1_hpa_spec_min_replicas_set(
    autoscaling_v1_hpa_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_min_replicas_field_()), value);
}
static inline bool autoscaling_v1_hpa_spec_min_replicas_has(
    autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_spec_min_replicas_field_()));
}
static inline int autoscaling_v1_hpa_spec_min_replicas_unset(
    autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_min_replicas_field_()));
}
#define AUTOSCALING_V1_HPA_SPEC_MIN_REPLICAS_PATH ".spec.minReplicas"
static inline kin_field *autoscaling_v1_hpa_spec_max_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "maxReplicas");
    return &field;
}
static inline int32_t autoscaling_v1_hpa_spec_max_replicas(
    autoscaling_v1_hpa view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v1_hpa_spec_max_replicas_field_()));
}
static inline int autoscaling_v1_hpa_spec_max_replicas_set(
    autoscaling_v1_hpa_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_max_replicas_field_()), value);
}
static inline bool autoscaling_v1_hpa_spec_max_replicas_has(
    autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_spec_max_replicas_field_()));
}
static inline int autoscaling_v1_hpa_spec_max_replicas_unset(
    autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_max_replicas_field_()));
}
#define AUTOSCALING_V1_HPA_SPEC_MAX_REPLICAS_PATH ".spec.maxReplicas"
static inline kin_field
    *autoscaling_v1_hpa_spec_target_cpu_utilization_percentage_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "targetCPUUtilizationPercentage");
    return &field;
}
static inline int32_t autoscaling_v1_hpa_spec_target_cpu_utilization_percentage(
    autoscaling_v1_hpa view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v1_hpa_spec_target_cpu_utilization_percentage_field_()));
}
static inline int autoscaling_v1_hpa_spec_target_cpu_utilization_percentage_set(
    autoscaling_v1_hpa_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_target_cpu_utilization_percentage_field_()),
        value);
}
static inline bool
    autoscaling_v1_hpa_spec_target_cpu_utilization_percentage_has(
    autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_spec_target_cpu_utilization_percentage_field_()));
}
static inline int
    autoscaling_v1_hpa_spec_target_cpu_utilization_percentage_unset(
    autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_target_cpu_utilization_percentage_field_()));
}
#define AUTOSCALING_V1_HPA_SPEC_TARGET_CPU_UTILIZATION_PERCENTAGE_PATH \
    ".spec.targetCPUUtilizationPercentage"
static inline kin_field
    *autoscaling_v1_hpa_status_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "observedGeneration");
    return &field;
}
static inline int64_t autoscaling_v1_hpa_status_observed_generation(
    autoscaling_v1_hpa view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        autoscaling_v1_hpa_status_observed_generation_field_()));
}
static inline int autoscaling_v1_hpa_status_observed_generation_set(
    autoscaling_v1_hpa_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_observed_generation_field_()), value);
}
static inline bool autoscaling_v1_hpa_status_observed_generation_has(
    autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_status_observed_generation_field_()));
}
static inline int autoscaling_v1_hpa_status_observed_generation_unset(
    autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_observed_generation_field_()));
}
#define AUTOSCALING_V1_HPA_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
static inline kin_field *autoscaling_v1_hpa_status_last_scale_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "lastScaleTime");
    return &field;
}
static inline kin_time autoscaling_v1_hpa_status_last_scale_time(
    autoscaling_v1_hpa view)
{
    return kin_value_as_time(kin_object_field(view.object,
        autoscaling_v1_hpa_status_last_scale_time_field_()));
}
static inline int autoscaling_v1_hpa_status_last_scale_time_set(
    autoscaling_v1_hpa_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_last_scale_time_field_()), value);
}
static inline bool autoscaling_v1_hpa_status_last_scale_time_has(
    autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_status_last_scale_time_field_()));
}
static inline int autoscaling_v1_hpa_status_last_scale_time_unset(
    autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_last_scale_time_field_()));
}
#define AUTOSCALING_V1_HPA_STATUS_LAST_SCALE_TIME_PATH ".status.lastScaleTime"
static inline kin_field *autoscaling_v1_hpa_status_current_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "currentReplicas");
    return &field;
}
static inline int32_t autoscaling_v1_hpa_status_current_replicas(
    autoscaling_v1_hpa view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v1_hpa_status_current_replicas_field_()));
}
static inline int autoscaling_v1_hpa_status_current_replicas_set(
    autoscaling_v1_hpa_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_current_replicas_field_()), value);
}
static inline bool autoscaling_v1_hpa_status_current_replicas_has(
    autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_status_current_replicas_field_()));
}
static inline int autoscaling_v1_hpa_status_current_replicas_unset(
    autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_current_replicas_field_()));
}
#define AUTOSCALING_V1_HPA_STATUS_CURRENT_REPLICAS_PATH \
    ".status.currentReplicas"
static inline kin_field *autoscaling_v1_hpa_status_desired_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "desiredReplicas");
    return &field;
}
static inline int32_t autoscaling_v1_hpa_status_desired_replicas(
    autoscaling_v1_hpa view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v1_hpa_status_desired_replicas_field_()));
}
static inline int autoscaling_v1_hpa_status_desired_replicas_set(
    autoscaling_v1_hpa_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_desired_replicas_field_()), value);
}
static inline bool autoscaling_v1_hpa_status_desired_replicas_has(
    autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_status_desired_replicas_field_()));
}
static inline int autoscaling_v1_hpa_status_desired_replicas_unset(
    autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_desired_replicas_field_()));
}
#define AUTOSCALING_V1_HPA_STATUS_DESIRED_REPLICAS_PATH \
    ".status.desiredReplicas"
static inline kin_field
    *autoscaling_v1_hpa_status_current_cpu_utilization_percentage_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status",
        "currentCPUUtilizationPercentage");
    return &field;
}
static inline int32_t
    autoscaling_v1_hpa_status_current_cpu_utilization_percentage(
    autoscaling_v1_hpa view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v1_hpa_status_current_cpu_utilization_percentage_field_()));
}
static inline int
    autoscaling_v1_hpa_status_current_cpu_utilization_percentage_set(
    autoscaling_v1_hpa_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_current_cpu_utilization_percentage_field_()),
        value);
}
static inline bool
    autoscaling_v1_hpa_status_current_cpu_utilization_percentage_has(
    autoscaling_v1_hpa view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_hpa_status_current_cpu_utilization_percentage_field_()));
}
static inline int
    autoscaling_v1_hpa_status_current_cpu_utilization_percentage_unset(
    autoscaling_v1_hpa_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_current_cpu_utilization_percentage_field_()));
}
#define AUTOSCALING_V1_HPA_STATUS_CURRENT_CPU_UTILIZATION_PERCENTAGE_PATH \
    ".status.currentCPUUtilizationPercentage"

/* HorizontalPodAutoscalerSpec */
static inline kin_field
    *autoscaling_v1_hpa_spec_get_scale_target_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("scaleTargetRef", "");
    return &field;
}
static inline autoscaling_v1_cross_version_object_reference
    autoscaling_v1_hpa_spec_get_scale_target_ref(autoscaling_v1_hpa_spec view)
{
    return autoscaling_v1_cross_version_object_reference_of(kin_value_field(
        view.value, autoscaling_v1_hpa_spec_get_scale_target_ref_field_()));
}
static inline autoscaling_v1_cross_version_object_reference_edit
    autoscaling_v1_hpa_spec_edit_scale_target_ref(
    autoscaling_v1_hpa_spec_edit at)
{
    return autoscaling_v1_cross_version_object_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_get_scale_target_ref_field_()));
}
static inline bool autoscaling_v1_hpa_spec_get_scale_target_ref_has(
    autoscaling_v1_hpa_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_hpa_spec_get_scale_target_ref_field_()));
}
static inline int autoscaling_v1_hpa_spec_edit_scale_target_ref_unset(
    autoscaling_v1_hpa_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_get_scale_target_ref_field_()));
}
static inline kin_field *autoscaling_v1_hpa_spec_get_min_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("minReplicas", "");
    return &field;
}
static inline int32_t autoscaling_v1_hpa_spec_get_min_replicas(
    autoscaling_v1_hpa_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v1_hpa_spec_get_min_replicas_field_()));
}
static inline int autoscaling_v1_hpa_spec_edit_min_replicas_set(
    autoscaling_v1_hpa_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_get_min_replicas_field_()), value);
}
static inline bool autoscaling_v1_hpa_spec_get_min_replicas_has(
    autoscaling_v1_hpa_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_hpa_spec_get_min_replicas_field_()));
}
static inline int autoscaling_v1_hpa_spec_edit_min_replicas_unset(
    autoscaling_v1_hpa_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_get_min_replicas_field_()));
}
static inline kin_field *autoscaling_v1_hpa_spec_get_max_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxReplicas", "");
    return &field;
}
static inline int32_t autoscaling_v1_hpa_spec_get_max_replicas(
    autoscaling_v1_hpa_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v1_hpa_spec_get_max_replicas_field_()));
}
static inline int autoscaling_v1_hpa_spec_edit_max_replicas_set(
    autoscaling_v1_hpa_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_get_max_replicas_field_()), value);
}
static inline bool autoscaling_v1_hpa_spec_get_max_replicas_has(
    autoscaling_v1_hpa_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_hpa_spec_get_max_replicas_field_()));
}
static inline int autoscaling_v1_hpa_spec_edit_max_replicas_unset(
    autoscaling_v1_hpa_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_get_max_replicas_field_()));
}
static inline kin_field
    *autoscaling_v1_hpa_spec_get_target_cpu_utilization_percentage_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("targetCPUUtilizationPercentage",
        "");
    return &field;
}
static inline int32_t
    autoscaling_v1_hpa_spec_get_target_cpu_utilization_percentage(
    autoscaling_v1_hpa_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v1_hpa_spec_get_target_cpu_utilization_percentage_field_()));
}
static inline int
    autoscaling_v1_hpa_spec_edit_target_cpu_utilization_percentage_set(
    autoscaling_v1_hpa_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_get_target_cpu_utilization_percentage_field_()),
        value);
}
static inline bool
    autoscaling_v1_hpa_spec_get_target_cpu_utilization_percentage_has(
    autoscaling_v1_hpa_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_hpa_spec_get_target_cpu_utilization_percentage_field_()));
}
static inline int
    autoscaling_v1_hpa_spec_edit_target_cpu_utilization_percentage_unset(
    autoscaling_v1_hpa_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_spec_get_target_cpu_utilization_percentage_field_()));
}

/* HorizontalPodAutoscalerStatus */
static inline kin_field
    *autoscaling_v1_hpa_status_get_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t autoscaling_v1_hpa_status_get_observed_generation(
    autoscaling_v1_hpa_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        autoscaling_v1_hpa_status_get_observed_generation_field_()));
}
static inline int autoscaling_v1_hpa_status_edit_observed_generation_set(
    autoscaling_v1_hpa_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_get_observed_generation_field_()), value);
}
static inline bool autoscaling_v1_hpa_status_get_observed_generation_has(
    autoscaling_v1_hpa_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_hpa_status_get_observed_generation_field_()));
}
static inline int autoscaling_v1_hpa_status_edit_observed_generation_unset(
    autoscaling_v1_hpa_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_get_observed_generation_field_()));
}
static inline kin_field
    *autoscaling_v1_hpa_status_get_last_scale_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastScaleTime", "");
    return &field;
}
static inline kin_time autoscaling_v1_hpa_status_get_last_scale_time(
    autoscaling_v1_hpa_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        autoscaling_v1_hpa_status_get_last_scale_time_field_()));
}
static inline int autoscaling_v1_hpa_status_edit_last_scale_time_set(
    autoscaling_v1_hpa_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_get_last_scale_time_field_()), value);
}
static inline bool autoscaling_v1_hpa_status_get_last_scale_time_has(
    autoscaling_v1_hpa_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_hpa_status_get_last_scale_time_field_()));
}
static inline int autoscaling_v1_hpa_status_edit_last_scale_time_unset(
    autoscaling_v1_hpa_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_get_last_scale_time_field_()));
}
static inline kin_field
    *autoscaling_v1_hpa_status_get_current_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("currentReplicas", "");
    return &field;
}
static inline int32_t autoscaling_v1_hpa_status_get_current_replicas(
    autoscaling_v1_hpa_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v1_hpa_status_get_current_replicas_field_()));
}
static inline int autoscaling_v1_hpa_status_edit_current_replicas_set(
    autoscaling_v1_hpa_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_get_current_replicas_field_()), value);
}
static inline bool autoscaling_v1_hpa_status_get_current_replicas_has(
    autoscaling_v1_hpa_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_hpa_status_get_current_replicas_field_()));
}
static inline int autoscaling_v1_hpa_status_edit_current_replicas_unset(
    autoscaling_v1_hpa_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_get_current_replicas_field_()));
}
static inline kin_field
    *autoscaling_v1_hpa_status_get_desired_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("desiredReplicas", "");
    return &field;
}
static inline int32_t autoscaling_v1_hpa_status_get_desired_replicas(
    autoscaling_v1_hpa_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v1_hpa_status_get_desired_replicas_field_()));
}
static inline int autoscaling_v1_hpa_status_edit_desired_replicas_set(
    autoscaling_v1_hpa_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_get_desired_replicas_field_()), value);
}
static inline bool autoscaling_v1_hpa_status_get_desired_replicas_has(
    autoscaling_v1_hpa_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_hpa_status_get_desired_replicas_field_()));
}
static inline int autoscaling_v1_hpa_status_edit_desired_replicas_unset(
    autoscaling_v1_hpa_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_get_desired_replicas_field_()));
}
static inline kin_field
    *autoscaling_v1_hpa_status_get_current_cpu_utilization_percentage_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("currentCPUUtilizationPercentage",
        "");
    return &field;
}
static inline int32_t
    autoscaling_v1_hpa_status_get_current_cpu_utilization_percentage(
    autoscaling_v1_hpa_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v1_hpa_status_get_current_cpu_utilization_percentage_field_()));
}
static inline int
    autoscaling_v1_hpa_status_edit_current_cpu_utilization_percentage_set(
    autoscaling_v1_hpa_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_get_current_cpu_utilization_percentage_field_()), value);
}
static inline bool
    autoscaling_v1_hpa_status_get_current_cpu_utilization_percentage_has(
    autoscaling_v1_hpa_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_hpa_status_get_current_cpu_utilization_percentage_field_()));
}
static inline int
    autoscaling_v1_hpa_status_edit_current_cpu_utilization_percentage_unset(
    autoscaling_v1_hpa_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_hpa_status_get_current_cpu_utilization_percentage_field_()));
}

/* Scale */
static inline kin_field *autoscaling_v1_scale_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta autoscaling_v1_scale_get_metadata(
    autoscaling_v1_scale view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        autoscaling_v1_scale_metadata_field_()));
}
static inline meta_v1_object_meta_edit autoscaling_v1_scale_edit_metadata(
    autoscaling_v1_scale_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_metadata_field_()));
}
static inline bool autoscaling_v1_scale_metadata_has(autoscaling_v1_scale view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_scale_metadata_field_()));
}
static inline int autoscaling_v1_scale_metadata_unset(
    autoscaling_v1_scale_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_metadata_field_()));
}
#define AUTOSCALING_V1_SCALE_METADATA_PATH ".metadata"
static inline kin_field *autoscaling_v1_scale_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline autoscaling_v1_scale_spec autoscaling_v1_scale_get_spec(
    autoscaling_v1_scale view)
{
    return autoscaling_v1_scale_spec_of(kin_object_field(view.object,
        autoscaling_v1_scale_spec_field_()));
}
static inline autoscaling_v1_scale_spec_edit autoscaling_v1_scale_edit_spec(
    autoscaling_v1_scale_edit at)
{
    return autoscaling_v1_scale_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v1_scale_spec_field_()));
}
static inline bool autoscaling_v1_scale_spec_has(autoscaling_v1_scale view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_scale_spec_field_()));
}
static inline int autoscaling_v1_scale_spec_unset(autoscaling_v1_scale_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_spec_field_()));
}
#define AUTOSCALING_V1_SCALE_SPEC_PATH ".spec"
static inline kin_field *autoscaling_v1_scale_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline autoscaling_v1_scale_status autoscaling_v1_scale_get_status(
    autoscaling_v1_scale view)
{
    return autoscaling_v1_scale_status_of(kin_object_field(view.object,
        autoscaling_v1_scale_status_field_()));
}
static inline autoscaling_v1_scale_status_edit autoscaling_v1_scale_edit_status(
    autoscaling_v1_scale_edit at)
{
    return autoscaling_v1_scale_status_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, autoscaling_v1_scale_status_field_()));
}
static inline bool autoscaling_v1_scale_status_has(autoscaling_v1_scale view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_scale_status_field_()));
}
static inline int autoscaling_v1_scale_status_unset(
    autoscaling_v1_scale_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_status_field_()));
}
#define AUTOSCALING_V1_SCALE_STATUS_PATH ".status"
static inline kin_field *autoscaling_v1_scale_spec_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "replicas");
    return &field;
}
static inline int32_t autoscaling_v1_scale_spec_replicas(
    autoscaling_v1_scale view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v1_scale_spec_replicas_field_()));
}
static inline int autoscaling_v1_scale_spec_replicas_set(
    autoscaling_v1_scale_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_spec_replicas_field_()), value);
}
static inline bool autoscaling_v1_scale_spec_replicas_has(
    autoscaling_v1_scale view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_scale_spec_replicas_field_()));
}
static inline int autoscaling_v1_scale_spec_replicas_unset(
    autoscaling_v1_scale_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_spec_replicas_field_()));
}
#define AUTOSCALING_V1_SCALE_SPEC_REPLICAS_PATH ".spec.replicas"
static inline kin_field *autoscaling_v1_scale_status_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "replicas");
    return &field;
}
static inline int32_t autoscaling_v1_scale_status_replicas(
    autoscaling_v1_scale view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        autoscaling_v1_scale_status_replicas_field_()));
}
static inline int autoscaling_v1_scale_status_replicas_set(
    autoscaling_v1_scale_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_status_replicas_field_()), value);
}
static inline bool autoscaling_v1_scale_status_replicas_has(
    autoscaling_v1_scale view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_scale_status_replicas_field_()));
}
static inline int autoscaling_v1_scale_status_replicas_unset(
    autoscaling_v1_scale_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_status_replicas_field_()));
}
#define AUTOSCALING_V1_SCALE_STATUS_REPLICAS_PATH ".status.replicas"
static inline kin_field *autoscaling_v1_scale_status_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "selector");
    return &field;
}
static inline kin_str autoscaling_v1_scale_status_selector(
    autoscaling_v1_scale view)
{
    return kin_value_str(kin_object_field(view.object,
        autoscaling_v1_scale_status_selector_field_()));
}
static inline int autoscaling_v1_scale_status_selector_set(
    autoscaling_v1_scale_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_status_selector_field_()), value);
}
static inline bool autoscaling_v1_scale_status_selector_has(
    autoscaling_v1_scale view)
{
    return kin_value_is_set(kin_object_field(view.object,
        autoscaling_v1_scale_status_selector_field_()));
}
static inline int autoscaling_v1_scale_status_selector_unset(
    autoscaling_v1_scale_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_status_selector_field_()));
}
#define AUTOSCALING_V1_SCALE_STATUS_SELECTOR_PATH ".status.selector"

/* ScaleSpec */
static inline kin_field *autoscaling_v1_scale_spec_get_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("replicas", "");
    return &field;
}
static inline int32_t autoscaling_v1_scale_spec_get_replicas(
    autoscaling_v1_scale_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v1_scale_spec_get_replicas_field_()));
}
static inline int autoscaling_v1_scale_spec_edit_replicas_set(
    autoscaling_v1_scale_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_spec_get_replicas_field_()), value);
}
static inline bool autoscaling_v1_scale_spec_get_replicas_has(
    autoscaling_v1_scale_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_scale_spec_get_replicas_field_()));
}
static inline int autoscaling_v1_scale_spec_edit_replicas_unset(
    autoscaling_v1_scale_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_spec_get_replicas_field_()));
}

/* ScaleStatus */
static inline kin_field *autoscaling_v1_scale_status_get_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("replicas", "");
    return &field;
}
static inline int32_t autoscaling_v1_scale_status_get_replicas(
    autoscaling_v1_scale_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        autoscaling_v1_scale_status_get_replicas_field_()));
}
static inline int autoscaling_v1_scale_status_edit_replicas_set(
    autoscaling_v1_scale_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_status_get_replicas_field_()), value);
}
static inline bool autoscaling_v1_scale_status_get_replicas_has(
    autoscaling_v1_scale_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_scale_status_get_replicas_field_()));
}
static inline int autoscaling_v1_scale_status_edit_replicas_unset(
    autoscaling_v1_scale_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_status_get_replicas_field_()));
}
static inline kin_field *autoscaling_v1_scale_status_get_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selector", "");
    return &field;
}
static inline kin_str autoscaling_v1_scale_status_get_selector(
    autoscaling_v1_scale_status view)
{
    return kin_value_str(kin_value_field(view.value,
        autoscaling_v1_scale_status_get_selector_field_()));
}
static inline int autoscaling_v1_scale_status_edit_selector_set(
    autoscaling_v1_scale_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_status_get_selector_field_()), value);
}
static inline bool autoscaling_v1_scale_status_get_selector_has(
    autoscaling_v1_scale_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        autoscaling_v1_scale_status_get_selector_field_()));
}
static inline int autoscaling_v1_scale_status_edit_selector_unset(
    autoscaling_v1_scale_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        autoscaling_v1_scale_status_get_selector_field_()));
}

static const kin_resource autoscaling_v1_hpas[1] = {
    {"autoscaling", "v1", "horizontalpodautoscalers", "HorizontalPodAutoscaler",
        false},
};
static inline autoscaling_v1_hpa_edit autoscaling_v1_hpa_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    autoscaling_v1_hpa_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, autoscaling_v1_hpas, named);
    at.spot = kin_edit_root();
    return at;
}
static inline autoscaling_v1_hpa autoscaling_v1_hpa_cast(
    const kin_object *object)
{
    return autoscaling_v1_hpa_of(kin_object_is_of(object,
        autoscaling_v1_hpas) ? object : NULL);
}
static inline kin_call_opts autoscaling_v1_hpas_part_(const kin_call_opts *opts,
    const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int autoscaling_v1_hpas_got_(int r, kin_object *object,
    autoscaling_v1_hpa *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_get(kin_client *client,
    kin_str ns, kin_str name, const kin_call_opts *opts,
    autoscaling_v1_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, autoscaling_v1_hpas, at, opts,
        ret ? &got : NULL, err);
    return autoscaling_v1_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_create(kin_client *client,
    autoscaling_v1_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v1_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, autoscaling_v1_hpas, at.edit, opts,
        ret ? &got : NULL, err);
    return autoscaling_v1_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_delete(kin_client *client,
    kin_str ns, kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, autoscaling_v1_hpas, at, opts, NULL, err);
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, autoscaling_v1_hpas, opts, NULL,
        err);
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_update(kin_client *client,
    autoscaling_v1_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v1_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v1_hpas_part_(opts, "");
    int r = kin_client_update(client, autoscaling_v1_hpas, at.edit, &own,
        ret ? &got : NULL, err);
    return autoscaling_v1_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_patch(kin_client *client,
    autoscaling_v1_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v1_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v1_hpas_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, autoscaling_v1_hpas, &what, &own,
        ret ? &got : NULL, err);
    return autoscaling_v1_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_apply(kin_client *client,
    autoscaling_v1_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v1_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v1_hpas_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, autoscaling_v1_hpas, &what, &own,
        ret ? &got : NULL, err);
    return autoscaling_v1_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_update_status(
    kin_client *client, autoscaling_v1_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v1_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v1_hpas_part_(opts, "status");
    int r = kin_client_update(client, autoscaling_v1_hpas, at.edit, &own,
        ret ? &got : NULL, err);
    return autoscaling_v1_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_patch_status(
    kin_client *client, autoscaling_v1_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v1_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v1_hpas_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, autoscaling_v1_hpas, &what, &own,
        ret ? &got : NULL, err);
    return autoscaling_v1_hpas_got_(r, got, ret);
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_apply_status(
    kin_client *client, autoscaling_v1_hpa_edit at, const kin_call_opts *opts,
    autoscaling_v1_hpa *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = autoscaling_v1_hpas_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, autoscaling_v1_hpas, &what, &own,
        ret ? &got : NULL, err);
    return autoscaling_v1_hpas_got_(r, got, ret);
}
typedef struct autoscaling_v1_hpa_list_handler {
    int (*on_item)(autoscaling_v1_hpa item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} autoscaling_v1_hpa_list_handler;
static inline int autoscaling_v1_hpa_list_each_(const kin_object *object,
    void *userdata)
{
    const autoscaling_v1_hpa_list_handler *own = (
        const autoscaling_v1_hpa_list_handler *)userdata;
    return own->on_item(autoscaling_v1_hpa_of(object), own->userdata);
}
static inline int autoscaling_v1_hpa_list_restart_(void *userdata)
{
    const autoscaling_v1_hpa_list_handler *own = (
        const autoscaling_v1_hpa_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler autoscaling_v1_hpa_list_adapt_(
    autoscaling_v1_hpa_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = autoscaling_v1_hpa_list_each_;
    handler.on_restart = own->on_restart ? autoscaling_v1_hpa_list_restart_ :
        NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_list(kin_client *client,
    const kin_list_opts *opts, const autoscaling_v1_hpa_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    autoscaling_v1_hpa_list_handler own = *handler;
    kin_list_handler adapted = autoscaling_v1_hpa_list_adapt_(&own);
    return kin_client_list(client, autoscaling_v1_hpas, opts, &adapted, ret,
        err);
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_list_all(kin_client *client,
    const kin_list_opts *opts, const autoscaling_v1_hpa_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    autoscaling_v1_hpa_list_handler own = *handler;
    kin_list_handler adapted = autoscaling_v1_hpa_list_adapt_(&own);
    return kin_client_list_all(client, autoscaling_v1_hpas, opts, &adapted, ret,
        err);
}
typedef struct autoscaling_v1_hpa_watch {
    kin_watch *watch;
} autoscaling_v1_hpa_watch;
static inline void autoscaling_v1_hpa_watch_auto_release(
    autoscaling_v1_hpa_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_watch(kin_client *client,
    const kin_list_opts *opts, autoscaling_v1_hpa_watch *ret, kin_error *err)
{
    return kin_client_watch(client, autoscaling_v1_hpas, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int autoscaling_v1_hpa_watch_next(
    autoscaling_v1_hpa_watch watch, kin_deadline deadline, kin_watch_event *ret,
    autoscaling_v1_hpa *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct autoscaling_v1_hpa_informer {
    kin_informer *informer;
} autoscaling_v1_hpa_informer;
static inline autoscaling_v1_hpa_informer autoscaling_v1_hpa_informer_of(
    kin_informer *informer)
{
    autoscaling_v1_hpa_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int autoscaling_v1_hpas_informer(
    kin_factory *factory, autoscaling_v1_hpa_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, autoscaling_v1_hpas, &ret->informer,
        err);
}
typedef struct autoscaling_v1_hpa_handler {
    void (*on_add)(autoscaling_v1_hpa view, bool is_initial, void *userdata);
    void (*on_update)(autoscaling_v1_hpa old_view, autoscaling_v1_hpa view,
        void *userdata);
    void (*on_delete)(autoscaling_v1_hpa view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(autoscaling_v1_hpa view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, autoscaling_v1_hpa view,
        void *userdata);
} autoscaling_v1_hpa_handler;
static inline void autoscaling_v1_hpa_on_event_(const kin_event *event,
    void *userdata)
{
    const autoscaling_v1_hpa_handler *own = (
        const autoscaling_v1_hpa_handler *)userdata;
    own->on_event(event, autoscaling_v1_hpa_of(event->object), own->userdata);
}
static inline void autoscaling_v1_hpa_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const autoscaling_v1_hpa_handler *own = (
        const autoscaling_v1_hpa_handler *)userdata;
    own->on_add(autoscaling_v1_hpa_of(object), is_initial, own->userdata);
}
static inline void autoscaling_v1_hpa_on_update_(const kin_object *old_object,
    const kin_object *object, void *userdata)
{
    const autoscaling_v1_hpa_handler *own = (
        const autoscaling_v1_hpa_handler *)userdata;
    own->on_update(autoscaling_v1_hpa_of(old_object), autoscaling_v1_hpa_of(
        object), own->userdata);
}
static inline void autoscaling_v1_hpa_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const autoscaling_v1_hpa_handler *own = (
        const autoscaling_v1_hpa_handler *)userdata;
    own->on_delete(autoscaling_v1_hpa_of(object), is_tombstone, own->userdata);
}
static inline void autoscaling_v1_hpa_on_synced_(void *userdata)
{
    const autoscaling_v1_hpa_handler *own = (
        const autoscaling_v1_hpa_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool autoscaling_v1_hpa_wants_(const kin_object *object,
    void *userdata)
{
    const autoscaling_v1_hpa_handler *own = (
        const autoscaling_v1_hpa_handler *)userdata;
    return own->wants(autoscaling_v1_hpa_of(object), own->userdata);
}
static inline int autoscaling_v1_hpa_informer_add_handler(
    autoscaling_v1_hpa_informer informer, const autoscaling_v1_hpa_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? autoscaling_v1_hpa_on_add_ : NULL;
    handler.on_update = own->on_update ? autoscaling_v1_hpa_on_update_ : NULL;
    handler.on_delete = own->on_delete ? autoscaling_v1_hpa_on_delete_ : NULL;
    handler.on_synced = own->on_synced ? autoscaling_v1_hpa_on_synced_ : NULL;
    handler.wants = own->wants ? autoscaling_v1_hpa_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? autoscaling_v1_hpa_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct autoscaling_v1_hpa_lister {
    kin_snapshot *snapshot;
} autoscaling_v1_hpa_lister;
typedef struct autoscaling_v1_hpa_iter {
    kin_lister_iter it;
} autoscaling_v1_hpa_iter;
static inline autoscaling_v1_hpa_lister autoscaling_v1_hpa_informer_lister(
    autoscaling_v1_hpa_informer informer)
{
    autoscaling_v1_hpa_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void autoscaling_v1_hpa_lister_auto_release(
    autoscaling_v1_hpa_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline autoscaling_v1_hpa autoscaling_v1_hpa_lister_get(
    autoscaling_v1_hpa_lister lister, kin_str ns, kin_str name)
{
    return autoscaling_v1_hpa_of(kin_lister_get(lister.snapshot, ns, name));
}
static inline autoscaling_v1_hpa_iter autoscaling_v1_hpa_lister_list(
    autoscaling_v1_hpa_lister lister, kin_str ns, const kin_selector *selector)
{
    autoscaling_v1_hpa_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline autoscaling_v1_hpa autoscaling_v1_hpa_iter_next(
    autoscaling_v1_hpa_iter *iter)
{
    return autoscaling_v1_hpa_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_AUTOSCALING_V1_H */
