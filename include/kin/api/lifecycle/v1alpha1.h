/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of lifecycle.k8s.io/v1alpha1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_LIFECYCLE_V1ALPHA1_H
#define KIN_API_LIFECYCLE_V1ALPHA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct lifecycle_v1alpha1_eviction {
    const kin_object *object;
} lifecycle_v1alpha1_eviction;
typedef struct lifecycle_v1alpha1_eviction_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_eviction_edit;
static inline lifecycle_v1alpha1_eviction lifecycle_v1alpha1_eviction_of(
    const kin_object *object)
{
    lifecycle_v1alpha1_eviction view;
    view.object = object;
    return view;
}
static inline lifecycle_v1alpha1_eviction lifecycle_v1alpha1_eviction_ref(
    lifecycle_v1alpha1_eviction view)
{
    return lifecycle_v1alpha1_eviction_of(kin_object_ref(view.object));
}
static inline void lifecycle_v1alpha1_eviction_unref(
    lifecycle_v1alpha1_eviction view)
{
    (void)kin_object_unref(view.object);
}
static inline void lifecycle_v1alpha1_eviction_auto_release(
    lifecycle_v1alpha1_eviction *view)
{
    lifecycle_v1alpha1_eviction_unref(*view);
}
static inline lifecycle_v1alpha1_eviction_edit
    lifecycle_v1alpha1_eviction_change(const kin_allocator *alloc,
    lifecycle_v1alpha1_eviction view)
{
    lifecycle_v1alpha1_eviction_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void lifecycle_v1alpha1_eviction_edit_free(
    lifecycle_v1alpha1_eviction_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void lifecycle_v1alpha1_eviction_edit_auto_release(
    lifecycle_v1alpha1_eviction_edit *at)
{
    lifecycle_v1alpha1_eviction_edit_free(*at);
}

typedef struct lifecycle_v1alpha1_eviction_pod_reference {
    kin_value value;
} lifecycle_v1alpha1_eviction_pod_reference;
typedef struct lifecycle_v1alpha1_eviction_pod_reference_list {
    kin_value value;
} lifecycle_v1alpha1_eviction_pod_reference_list;
typedef struct lifecycle_v1alpha1_eviction_pod_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_eviction_pod_reference_edit;
static inline lifecycle_v1alpha1_eviction_pod_reference
    lifecycle_v1alpha1_eviction_pod_reference_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_pod_reference view;
    view.value = value;
    return view;
}
static inline lifecycle_v1alpha1_eviction_pod_reference_list
    lifecycle_v1alpha1_eviction_pod_reference_list_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_pod_reference_list list;
    list.value = value;
    return list;
}
static inline size_t lifecycle_v1alpha1_eviction_pod_reference_list_count(
    lifecycle_v1alpha1_eviction_pod_reference_list list)
{
    return kin_value_count(list.value);
}
static inline lifecycle_v1alpha1_eviction_pod_reference
    lifecycle_v1alpha1_eviction_pod_reference_list_at(
    lifecycle_v1alpha1_eviction_pod_reference_list list, size_t index)
{
    return lifecycle_v1alpha1_eviction_pod_reference_of(kin_value_at(list.value,
        index));
}
static inline lifecycle_v1alpha1_eviction_pod_reference_edit
    lifecycle_v1alpha1_eviction_pod_reference_edit_of(kin_edit *edit,
    kin_spot spot)
{
    lifecycle_v1alpha1_eviction_pod_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int lifecycle_v1alpha1_eviction_pod_reference_edit_copy(
    lifecycle_v1alpha1_eviction_pod_reference_edit at,
    lifecycle_v1alpha1_eviction_pod_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct lifecycle_v1alpha1_eviction_request {
    const kin_object *object;
} lifecycle_v1alpha1_eviction_request;
typedef struct lifecycle_v1alpha1_eviction_request_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_eviction_request_edit;
static inline lifecycle_v1alpha1_eviction_request
    lifecycle_v1alpha1_eviction_request_of(const kin_object *object)
{
    lifecycle_v1alpha1_eviction_request view;
    view.object = object;
    return view;
}
static inline lifecycle_v1alpha1_eviction_request
    lifecycle_v1alpha1_eviction_request_ref(
    lifecycle_v1alpha1_eviction_request view)
{
    return lifecycle_v1alpha1_eviction_request_of(kin_object_ref(view.object));
}
static inline void lifecycle_v1alpha1_eviction_request_unref(
    lifecycle_v1alpha1_eviction_request view)
{
    (void)kin_object_unref(view.object);
}
static inline void lifecycle_v1alpha1_eviction_request_auto_release(
    lifecycle_v1alpha1_eviction_request *view)
{
    lifecycle_v1alpha1_eviction_request_unref(*view);
}
static inline lifecycle_v1alpha1_eviction_request_edit
    lifecycle_v1alpha1_eviction_request_change(const kin_allocator *alloc,
    lifecycle_v1alpha1_eviction_request view)
{
    lifecycle_v1alpha1_eviction_request_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void lifecycle_v1alpha1_eviction_request_edit_free(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void lifecycle_v1alpha1_eviction_request_edit_auto_release(
    lifecycle_v1alpha1_eviction_request_edit *at)
{
    lifecycle_v1alpha1_eviction_request_edit_free(*at);
}

typedef struct lifecycle_v1alpha1_eviction_request_pod_reference {
    kin_value value;
} lifecycle_v1alpha1_eviction_request_pod_reference;
typedef struct lifecycle_v1alpha1_eviction_request_pod_reference_list {
    kin_value value;
} lifecycle_v1alpha1_eviction_request_pod_reference_list;
typedef struct lifecycle_v1alpha1_eviction_request_pod_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_eviction_request_pod_reference_edit;
static inline lifecycle_v1alpha1_eviction_request_pod_reference
    lifecycle_v1alpha1_eviction_request_pod_reference_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_request_pod_reference view;
    view.value = value;
    return view;
}
static inline lifecycle_v1alpha1_eviction_request_pod_reference_list
    lifecycle_v1alpha1_eviction_request_pod_reference_list_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_request_pod_reference_list list;
    list.value = value;
    return list;
}
static inline size_t
    lifecycle_v1alpha1_eviction_request_pod_reference_list_count(
    lifecycle_v1alpha1_eviction_request_pod_reference_list list)
{
    return kin_value_count(list.value);
}
static inline lifecycle_v1alpha1_eviction_request_pod_reference
    lifecycle_v1alpha1_eviction_request_pod_reference_list_at(
    lifecycle_v1alpha1_eviction_request_pod_reference_list list, size_t index)
{
    return lifecycle_v1alpha1_eviction_request_pod_reference_of(kin_value_at(
        list.value, index));
}
static inline lifecycle_v1alpha1_eviction_request_pod_reference_edit
    lifecycle_v1alpha1_eviction_request_pod_reference_edit_of(kin_edit *edit,
    kin_spot spot)
{
    lifecycle_v1alpha1_eviction_request_pod_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int lifecycle_v1alpha1_eviction_request_pod_reference_edit_copy(
    lifecycle_v1alpha1_eviction_request_pod_reference_edit at,
    lifecycle_v1alpha1_eviction_request_pod_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct lifecycle_v1alpha1_eviction_request_spec {
    kin_value value;
} lifecycle_v1alpha1_eviction_request_spec;
typedef struct lifecycle_v1alpha1_eviction_request_spec_list {
    kin_value value;
} lifecycle_v1alpha1_eviction_request_spec_list;
typedef struct lifecycle_v1alpha1_eviction_request_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_eviction_request_spec_edit;
static inline lifecycle_v1alpha1_eviction_request_spec
    lifecycle_v1alpha1_eviction_request_spec_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_request_spec view;
    view.value = value;
    return view;
}
static inline lifecycle_v1alpha1_eviction_request_spec_list
    lifecycle_v1alpha1_eviction_request_spec_list_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_request_spec_list list;
    list.value = value;
    return list;
}
static inline size_t lifecycle_v1alpha1_eviction_request_spec_list_count(
    lifecycle_v1alpha1_eviction_request_spec_list list)
{
    return kin_value_count(list.value);
}
static inline lifecycle_v1alpha1_eviction_request_spec
    lifecycle_v1alpha1_eviction_request_spec_list_at(
    lifecycle_v1alpha1_eviction_request_spec_list list, size_t index)
{
    return lifecycle_v1alpha1_eviction_request_spec_of(kin_value_at(list.value,
        index));
}
static inline lifecycle_v1alpha1_eviction_request_spec_edit
    lifecycle_v1alpha1_eviction_request_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    lifecycle_v1alpha1_eviction_request_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int lifecycle_v1alpha1_eviction_request_spec_edit_copy(
    lifecycle_v1alpha1_eviction_request_spec_edit at,
    lifecycle_v1alpha1_eviction_request_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct lifecycle_v1alpha1_eviction_request_status {
    kin_value value;
} lifecycle_v1alpha1_eviction_request_status;
typedef struct lifecycle_v1alpha1_eviction_request_status_list {
    kin_value value;
} lifecycle_v1alpha1_eviction_request_status_list;
typedef struct lifecycle_v1alpha1_eviction_request_status_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_eviction_request_status_edit;
static inline lifecycle_v1alpha1_eviction_request_status
    lifecycle_v1alpha1_eviction_request_status_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_request_status view;
    view.value = value;
    return view;
}
static inline lifecycle_v1alpha1_eviction_request_status_list
    lifecycle_v1alpha1_eviction_request_status_list_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_request_status_list list;
    list.value = value;
    return list;
}
static inline size_t lifecycle_v1alpha1_eviction_request_status_list_count(
    lifecycle_v1alpha1_eviction_request_status_list list)
{
    return kin_value_count(list.value);
}
static inline lifecycle_v1alpha1_eviction_request_status
    lifecycle_v1alpha1_eviction_request_status_list_at(
    lifecycle_v1alpha1_eviction_request_status_list list, size_t index)
{
    return lifecycle_v1alpha1_eviction_request_status_of(kin_value_at(
        list.value, index));
}
static inline lifecycle_v1alpha1_eviction_request_status_edit
    lifecycle_v1alpha1_eviction_request_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    lifecycle_v1alpha1_eviction_request_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int lifecycle_v1alpha1_eviction_request_status_edit_copy(
    lifecycle_v1alpha1_eviction_request_status_edit at,
    lifecycle_v1alpha1_eviction_request_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct lifecycle_v1alpha1_eviction_request_target {
    kin_value value;
} lifecycle_v1alpha1_eviction_request_target;
typedef struct lifecycle_v1alpha1_eviction_request_target_list {
    kin_value value;
} lifecycle_v1alpha1_eviction_request_target_list;
typedef struct lifecycle_v1alpha1_eviction_request_target_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_eviction_request_target_edit;
static inline lifecycle_v1alpha1_eviction_request_target
    lifecycle_v1alpha1_eviction_request_target_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_request_target view;
    view.value = value;
    return view;
}
static inline lifecycle_v1alpha1_eviction_request_target_list
    lifecycle_v1alpha1_eviction_request_target_list_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_request_target_list list;
    list.value = value;
    return list;
}
static inline size_t lifecycle_v1alpha1_eviction_request_target_list_count(
    lifecycle_v1alpha1_eviction_request_target_list list)
{
    return kin_value_count(list.value);
}
static inline lifecycle_v1alpha1_eviction_request_target
    lifecycle_v1alpha1_eviction_request_target_list_at(
    lifecycle_v1alpha1_eviction_request_target_list list, size_t index)
{
    return lifecycle_v1alpha1_eviction_request_target_of(kin_value_at(
        list.value, index));
}
static inline lifecycle_v1alpha1_eviction_request_target_edit
    lifecycle_v1alpha1_eviction_request_target_edit_of(kin_edit *edit,
    kin_spot spot)
{
    lifecycle_v1alpha1_eviction_request_target_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int lifecycle_v1alpha1_eviction_request_target_edit_copy(
    lifecycle_v1alpha1_eviction_request_target_edit at,
    lifecycle_v1alpha1_eviction_request_target view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct lifecycle_v1alpha1_eviction_spec {
    kin_value value;
} lifecycle_v1alpha1_eviction_spec;
typedef struct lifecycle_v1alpha1_eviction_spec_list {
    kin_value value;
} lifecycle_v1alpha1_eviction_spec_list;
typedef struct lifecycle_v1alpha1_eviction_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_eviction_spec_edit;
static inline lifecycle_v1alpha1_eviction_spec
    lifecycle_v1alpha1_eviction_spec_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_spec view;
    view.value = value;
    return view;
}
static inline lifecycle_v1alpha1_eviction_spec_list
    lifecycle_v1alpha1_eviction_spec_list_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_spec_list list;
    list.value = value;
    return list;
}
static inline size_t lifecycle_v1alpha1_eviction_spec_list_count(
    lifecycle_v1alpha1_eviction_spec_list list)
{
    return kin_value_count(list.value);
}
static inline lifecycle_v1alpha1_eviction_spec
    lifecycle_v1alpha1_eviction_spec_list_at(
    lifecycle_v1alpha1_eviction_spec_list list, size_t index)
{
    return lifecycle_v1alpha1_eviction_spec_of(kin_value_at(list.value, index));
}
static inline lifecycle_v1alpha1_eviction_spec_edit
    lifecycle_v1alpha1_eviction_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    lifecycle_v1alpha1_eviction_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int lifecycle_v1alpha1_eviction_spec_edit_copy(
    lifecycle_v1alpha1_eviction_spec_edit at,
    lifecycle_v1alpha1_eviction_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct lifecycle_v1alpha1_eviction_status {
    kin_value value;
} lifecycle_v1alpha1_eviction_status;
typedef struct lifecycle_v1alpha1_eviction_status_list {
    kin_value value;
} lifecycle_v1alpha1_eviction_status_list;
typedef struct lifecycle_v1alpha1_eviction_status_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_eviction_status_edit;
static inline lifecycle_v1alpha1_eviction_status
    lifecycle_v1alpha1_eviction_status_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_status view;
    view.value = value;
    return view;
}
static inline lifecycle_v1alpha1_eviction_status_list
    lifecycle_v1alpha1_eviction_status_list_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_status_list list;
    list.value = value;
    return list;
}
static inline size_t lifecycle_v1alpha1_eviction_status_list_count(
    lifecycle_v1alpha1_eviction_status_list list)
{
    return kin_value_count(list.value);
}
static inline lifecycle_v1alpha1_eviction_status
    lifecycle_v1alpha1_eviction_status_list_at(
    lifecycle_v1alpha1_eviction_status_list list, size_t index)
{
    return lifecycle_v1alpha1_eviction_status_of(kin_value_at(list.value,
        index));
}
static inline lifecycle_v1alpha1_eviction_status_edit
    lifecycle_v1alpha1_eviction_status_edit_of(kin_edit *edit, kin_spot spot)
{
    lifecycle_v1alpha1_eviction_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int lifecycle_v1alpha1_eviction_status_edit_copy(
    lifecycle_v1alpha1_eviction_status_edit at,
    lifecycle_v1alpha1_eviction_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct lifecycle_v1alpha1_eviction_target {
    kin_value value;
} lifecycle_v1alpha1_eviction_target;
typedef struct lifecycle_v1alpha1_eviction_target_list {
    kin_value value;
} lifecycle_v1alpha1_eviction_target_list;
typedef struct lifecycle_v1alpha1_eviction_target_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_eviction_target_edit;
static inline lifecycle_v1alpha1_eviction_target
    lifecycle_v1alpha1_eviction_target_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_target view;
    view.value = value;
    return view;
}
static inline lifecycle_v1alpha1_eviction_target_list
    lifecycle_v1alpha1_eviction_target_list_of(kin_value value)
{
    lifecycle_v1alpha1_eviction_target_list list;
    list.value = value;
    return list;
}
static inline size_t lifecycle_v1alpha1_eviction_target_list_count(
    lifecycle_v1alpha1_eviction_target_list list)
{
    return kin_value_count(list.value);
}
static inline lifecycle_v1alpha1_eviction_target
    lifecycle_v1alpha1_eviction_target_list_at(
    lifecycle_v1alpha1_eviction_target_list list, size_t index)
{
    return lifecycle_v1alpha1_eviction_target_of(kin_value_at(list.value,
        index));
}
static inline lifecycle_v1alpha1_eviction_target_edit
    lifecycle_v1alpha1_eviction_target_edit_of(kin_edit *edit, kin_spot spot)
{
    lifecycle_v1alpha1_eviction_target_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int lifecycle_v1alpha1_eviction_target_edit_copy(
    lifecycle_v1alpha1_eviction_target_edit at,
    lifecycle_v1alpha1_eviction_target view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct lifecycle_v1alpha1_requester {
    kin_value value;
} lifecycle_v1alpha1_requester;
typedef struct lifecycle_v1alpha1_requester_list {
    kin_value value;
} lifecycle_v1alpha1_requester_list;
typedef struct lifecycle_v1alpha1_requester_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_requester_edit;
static inline lifecycle_v1alpha1_requester lifecycle_v1alpha1_requester_of(
    kin_value value)
{
    lifecycle_v1alpha1_requester view;
    view.value = value;
    return view;
}
static inline lifecycle_v1alpha1_requester_list
    lifecycle_v1alpha1_requester_list_of(kin_value value)
{
    lifecycle_v1alpha1_requester_list list;
    list.value = value;
    return list;
}
static inline size_t lifecycle_v1alpha1_requester_list_count(
    lifecycle_v1alpha1_requester_list list)
{
    return kin_value_count(list.value);
}
static inline lifecycle_v1alpha1_requester lifecycle_v1alpha1_requester_list_at(
    lifecycle_v1alpha1_requester_list list, size_t index)
{
    return lifecycle_v1alpha1_requester_of(kin_value_at(list.value, index));
}
static inline lifecycle_v1alpha1_requester_edit
    lifecycle_v1alpha1_requester_edit_of(kin_edit *edit, kin_spot spot)
{
    lifecycle_v1alpha1_requester_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int lifecycle_v1alpha1_requester_edit_copy(
    lifecycle_v1alpha1_requester_edit at, lifecycle_v1alpha1_requester view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct lifecycle_v1alpha1_responder_status {
    kin_value value;
} lifecycle_v1alpha1_responder_status;
typedef struct lifecycle_v1alpha1_responder_status_list {
    kin_value value;
} lifecycle_v1alpha1_responder_status_list;
typedef struct lifecycle_v1alpha1_responder_status_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_responder_status_edit;
static inline lifecycle_v1alpha1_responder_status
    lifecycle_v1alpha1_responder_status_of(kin_value value)
{
    lifecycle_v1alpha1_responder_status view;
    view.value = value;
    return view;
}
static inline lifecycle_v1alpha1_responder_status_list
    lifecycle_v1alpha1_responder_status_list_of(kin_value value)
{
    lifecycle_v1alpha1_responder_status_list list;
    list.value = value;
    return list;
}
static inline size_t lifecycle_v1alpha1_responder_status_list_count(
    lifecycle_v1alpha1_responder_status_list list)
{
    return kin_value_count(list.value);
}
static inline lifecycle_v1alpha1_responder_status
    lifecycle_v1alpha1_responder_status_list_at(
    lifecycle_v1alpha1_responder_status_list list, size_t index)
{
    return lifecycle_v1alpha1_responder_status_of(kin_value_at(list.value,
        index));
}
static inline lifecycle_v1alpha1_responder_status_edit
    lifecycle_v1alpha1_responder_status_edit_of(kin_edit *edit, kin_spot spot)
{
    lifecycle_v1alpha1_responder_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int lifecycle_v1alpha1_responder_status_edit_copy(
    lifecycle_v1alpha1_responder_status_edit at,
    lifecycle_v1alpha1_responder_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct lifecycle_v1alpha1_target_responder {
    kin_value value;
} lifecycle_v1alpha1_target_responder;
typedef struct lifecycle_v1alpha1_target_responder_list {
    kin_value value;
} lifecycle_v1alpha1_target_responder_list;
typedef struct lifecycle_v1alpha1_target_responder_edit {
    kin_edit *edit;
    kin_spot spot;
} lifecycle_v1alpha1_target_responder_edit;
static inline lifecycle_v1alpha1_target_responder
    lifecycle_v1alpha1_target_responder_of(kin_value value)
{
    lifecycle_v1alpha1_target_responder view;
    view.value = value;
    return view;
}
static inline lifecycle_v1alpha1_target_responder_list
    lifecycle_v1alpha1_target_responder_list_of(kin_value value)
{
    lifecycle_v1alpha1_target_responder_list list;
    list.value = value;
    return list;
}
static inline size_t lifecycle_v1alpha1_target_responder_list_count(
    lifecycle_v1alpha1_target_responder_list list)
{
    return kin_value_count(list.value);
}
static inline lifecycle_v1alpha1_target_responder
    lifecycle_v1alpha1_target_responder_list_at(
    lifecycle_v1alpha1_target_responder_list list, size_t index)
{
    return lifecycle_v1alpha1_target_responder_of(kin_value_at(list.value,
        index));
}
static inline lifecycle_v1alpha1_target_responder_edit
    lifecycle_v1alpha1_target_responder_edit_of(kin_edit *edit, kin_spot spot)
{
    lifecycle_v1alpha1_target_responder_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int lifecycle_v1alpha1_target_responder_edit_copy(
    lifecycle_v1alpha1_target_responder_edit at,
    lifecycle_v1alpha1_target_responder view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* EvictionRequestIntent */
typedef enum lifecycle_v1alpha1_eviction_request_intent_enum {
    LIFECYCLE_V1ALPHA1_EVICTION_REQUEST_INTENT_OTHER, /* none of these */
    LIFECYCLE_V1ALPHA1_EVICTION_REQUEST_INTENT_EVICTION,
    LIFECYCLE_V1ALPHA1_EVICTION_REQUEST_INTENT_WITHDRAWN,
} lifecycle_v1alpha1_eviction_request_intent_enum;
static inline lifecycle_v1alpha1_eviction_request_intent_enum
    lifecycle_v1alpha1_eviction_request_intent_enum_parse(kin_str text)
{
    static const char *const names[] = {"Eviction", "Withdrawn"};
    return (lifecycle_v1alpha1_eviction_request_intent_enum)kin_field_choice(
        text, names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str lifecycle_v1alpha1_eviction_request_intent_enum_text(
    lifecycle_v1alpha1_eviction_request_intent_enum choice)
{
    static const char *const names[] = {"Eviction", "Withdrawn"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* RequesterIntent */
typedef enum lifecycle_v1alpha1_requester_intent_enum {
    LIFECYCLE_V1ALPHA1_REQUESTER_INTENT_OTHER, /* none of these */
    LIFECYCLE_V1ALPHA1_REQUESTER_INTENT_EVICTION,
    LIFECYCLE_V1ALPHA1_REQUESTER_INTENT_WITHDRAWN,
} lifecycle_v1alpha1_requester_intent_enum;
static inline lifecycle_v1alpha1_requester_intent_enum
    lifecycle_v1alpha1_requester_intent_enum_parse(kin_str text)
{
    static const char *const names[] = {"Eviction", "Withdrawn"};
    return (lifecycle_v1alpha1_requester_intent_enum)kin_field_choice(text,
        names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str lifecycle_v1alpha1_requester_intent_enum_text(
    lifecycle_v1alpha1_requester_intent_enum choice)
{
    static const char *const names[] = {"Eviction", "Withdrawn"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* ResponderStateType */
typedef enum lifecycle_v1alpha1_responder_state_type_enum {
    LIFECYCLE_V1ALPHA1_RESPONDER_STATE_TYPE_OTHER, /* none of these */
    LIFECYCLE_V1ALPHA1_RESPONDER_STATE_TYPE_ACTIVE,
    LIFECYCLE_V1ALPHA1_RESPONDER_STATE_TYPE_CANCELED,
    LIFECYCLE_V1ALPHA1_RESPONDER_STATE_TYPE_COMPLETED,
    LIFECYCLE_V1ALPHA1_RESPONDER_STATE_TYPE_INACTIVE,
    LIFECYCLE_V1ALPHA1_RESPONDER_STATE_TYPE_INTERRUPTED,
} lifecycle_v1alpha1_responder_state_type_enum;
static inline lifecycle_v1alpha1_responder_state_type_enum
    lifecycle_v1alpha1_responder_state_type_enum_parse(kin_str text)
{
    static const char *const names[] = {"Active", "Canceled", "Completed",
        "Inactive", "Interrupted"};
    return (lifecycle_v1alpha1_responder_state_type_enum)kin_field_choice(text,
        names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str lifecycle_v1alpha1_responder_state_type_enum_text(
    lifecycle_v1alpha1_responder_state_type_enum choice)
{
    static const char *const names[] = {"Active", "Canceled", "Completed",
        "Inactive", "Interrupted"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* Eviction */
static inline kin_field *lifecycle_v1alpha1_eviction_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta lifecycle_v1alpha1_eviction_get_metadata(
    lifecycle_v1alpha1_eviction view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    lifecycle_v1alpha1_eviction_edit_metadata(
    lifecycle_v1alpha1_eviction_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_metadata_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_metadata_has(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_metadata_field_()));
}
static inline int lifecycle_v1alpha1_eviction_metadata_unset(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_metadata_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_METADATA_PATH ".metadata"
static inline kin_field *lifecycle_v1alpha1_eviction_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline lifecycle_v1alpha1_eviction_spec
    lifecycle_v1alpha1_eviction_get_spec(lifecycle_v1alpha1_eviction view)
{
    return lifecycle_v1alpha1_eviction_spec_of(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_spec_field_()));
}
static inline lifecycle_v1alpha1_eviction_spec_edit
    lifecycle_v1alpha1_eviction_edit_spec(lifecycle_v1alpha1_eviction_edit at)
{
    return lifecycle_v1alpha1_eviction_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, lifecycle_v1alpha1_eviction_spec_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_spec_has(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_spec_field_()));
}
static inline int lifecycle_v1alpha1_eviction_spec_unset(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_spec_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_SPEC_PATH ".spec"
static inline kin_field *lifecycle_v1alpha1_eviction_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline lifecycle_v1alpha1_eviction_status
    lifecycle_v1alpha1_eviction_get_status(lifecycle_v1alpha1_eviction view)
{
    return lifecycle_v1alpha1_eviction_status_of(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_field_()));
}
static inline lifecycle_v1alpha1_eviction_status_edit
    lifecycle_v1alpha1_eviction_edit_status(lifecycle_v1alpha1_eviction_edit at)
{
    return lifecycle_v1alpha1_eviction_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, lifecycle_v1alpha1_eviction_status_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_status_has(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_unset(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_PATH ".status"
static inline kin_field *lifecycle_v1alpha1_eviction_spec_target_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "target");
    return &field;
}
static inline lifecycle_v1alpha1_eviction_target
    lifecycle_v1alpha1_eviction_get_spec_target(
    lifecycle_v1alpha1_eviction view)
{
    return lifecycle_v1alpha1_eviction_target_of(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_spec_target_field_()));
}
static inline lifecycle_v1alpha1_eviction_target_edit
    lifecycle_v1alpha1_eviction_edit_spec_target(
    lifecycle_v1alpha1_eviction_edit at)
{
    return lifecycle_v1alpha1_eviction_target_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, lifecycle_v1alpha1_eviction_spec_target_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_spec_target_has(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_spec_target_field_()));
}
static inline int lifecycle_v1alpha1_eviction_spec_target_unset(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_spec_target_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_SPEC_TARGET_PATH ".spec.target"
static inline kin_field
    *lifecycle_v1alpha1_eviction_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline meta_v1_condition_list
    lifecycle_v1alpha1_eviction_get_status_conditions(
    lifecycle_v1alpha1_eviction view)
{
    return meta_v1_condition_list_of(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_conditions_field_()));
}
static inline meta_v1_condition
    lifecycle_v1alpha1_eviction_status_conditions_at(
    lifecycle_v1alpha1_eviction view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_conditions_field_()), index));
}
static inline meta_v1_condition_edit
    lifecycle_v1alpha1_eviction_status_conditions_append(
    lifecycle_v1alpha1_eviction_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    lifecycle_v1alpha1_eviction_edit_status_conditions_at(
    lifecycle_v1alpha1_eviction_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_conditions_field_()), index));
}
static inline int lifecycle_v1alpha1_eviction_status_conditions_remove_at(
    lifecycle_v1alpha1_eviction_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_conditions_field_()), index));
}
static inline size_t lifecycle_v1alpha1_eviction_status_conditions_count(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_count(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_conditions_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_conditions_clear(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_conditions_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_status_conditions_has(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_conditions_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_conditions_unset(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_conditions_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_CONDITIONS_PATH ".status.conditions"
static inline kin_field
    *lifecycle_v1alpha1_eviction_status_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "observedGeneration");
    return &field;
}
static inline int64_t lifecycle_v1alpha1_eviction_status_observed_generation(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_observed_generation_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_observed_generation_set(
    lifecycle_v1alpha1_eviction_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_observed_generation_field_()),
        value);
}
static inline bool lifecycle_v1alpha1_eviction_status_observed_generation_has(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_observed_generation_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_observed_generation_unset(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_observed_generation_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
static inline kin_field
    *lifecycle_v1alpha1_eviction_status_requesters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "requesters");
    return &field;
}
static inline lifecycle_v1alpha1_requester_list
    lifecycle_v1alpha1_eviction_get_status_requesters(
    lifecycle_v1alpha1_eviction view)
{
    return lifecycle_v1alpha1_requester_list_of(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_requesters_field_()));
}
static inline lifecycle_v1alpha1_requester
    lifecycle_v1alpha1_eviction_status_requesters_at(
    lifecycle_v1alpha1_eviction view, size_t index)
{
    return lifecycle_v1alpha1_requester_of(kin_value_at(kin_object_field(
        view.object, lifecycle_v1alpha1_eviction_status_requesters_field_()),
        index));
}
static inline lifecycle_v1alpha1_requester_edit
    lifecycle_v1alpha1_eviction_status_requesters_append(
    lifecycle_v1alpha1_eviction_edit at)
{
    return lifecycle_v1alpha1_requester_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_requesters_field_())));
}
static inline lifecycle_v1alpha1_requester_edit
    lifecycle_v1alpha1_eviction_edit_status_requesters_at(
    lifecycle_v1alpha1_eviction_edit at, size_t index)
{
    return lifecycle_v1alpha1_requester_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_requesters_field_()), index));
}
static inline int lifecycle_v1alpha1_eviction_status_requesters_remove_at(
    lifecycle_v1alpha1_eviction_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_requesters_field_()), index));
}
static inline size_t lifecycle_v1alpha1_eviction_status_requesters_count(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_count(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_requesters_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_requesters_clear(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_requesters_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_status_requesters_has(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_requesters_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_requesters_unset(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_requesters_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_REQUESTERS_PATH ".status.requesters"
static inline kin_field
    *lifecycle_v1alpha1_eviction_status_target_responders_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "targetResponders");
    return &field;
}
static inline lifecycle_v1alpha1_target_responder_list
    lifecycle_v1alpha1_eviction_get_status_target_responders(
    lifecycle_v1alpha1_eviction view)
{
    return lifecycle_v1alpha1_target_responder_list_of(kin_object_field(
        view.object,
        lifecycle_v1alpha1_eviction_status_target_responders_field_()));
}
static inline lifecycle_v1alpha1_target_responder
    lifecycle_v1alpha1_eviction_status_target_responders_at(
    lifecycle_v1alpha1_eviction view, size_t index)
{
    return lifecycle_v1alpha1_target_responder_of(kin_value_at(kin_object_field(
        view.object,
        lifecycle_v1alpha1_eviction_status_target_responders_field_()), index));
}
static inline lifecycle_v1alpha1_target_responder_edit
    lifecycle_v1alpha1_eviction_status_target_responders_append(
    lifecycle_v1alpha1_eviction_edit at)
{
    return lifecycle_v1alpha1_target_responder_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_target_responders_field_())));
}
static inline lifecycle_v1alpha1_target_responder_edit
    lifecycle_v1alpha1_eviction_edit_status_target_responders_at(
    lifecycle_v1alpha1_eviction_edit at, size_t index)
{
    return lifecycle_v1alpha1_target_responder_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_target_responders_field_()), index));
}
static inline int
    lifecycle_v1alpha1_eviction_status_target_responders_remove_at(
    lifecycle_v1alpha1_eviction_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_target_responders_field_()), index));
}
static inline size_t lifecycle_v1alpha1_eviction_status_target_responders_count(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_count(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_target_responders_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_target_responders_clear(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_target_responders_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_status_target_responders_has(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_target_responders_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_target_responders_unset(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_target_responders_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_TARGET_RESPONDERS_PATH \
    ".status.targetResponders"
static inline kin_field
    *lifecycle_v1alpha1_eviction_status_responders_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "responders");
    return &field;
}
static inline lifecycle_v1alpha1_responder_status_list
    lifecycle_v1alpha1_eviction_get_status_responders(
    lifecycle_v1alpha1_eviction view)
{
    return lifecycle_v1alpha1_responder_status_list_of(kin_object_field(
        view.object, lifecycle_v1alpha1_eviction_status_responders_field_()));
}
static inline lifecycle_v1alpha1_responder_status
    lifecycle_v1alpha1_eviction_status_responders_at(
    lifecycle_v1alpha1_eviction view, size_t index)
{
    return lifecycle_v1alpha1_responder_status_of(kin_value_at(kin_object_field(
        view.object, lifecycle_v1alpha1_eviction_status_responders_field_()),
        index));
}
static inline lifecycle_v1alpha1_responder_status_edit
    lifecycle_v1alpha1_eviction_status_responders_append(
    lifecycle_v1alpha1_eviction_edit at)
{
    return lifecycle_v1alpha1_responder_status_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_responders_field_())));
}
static inline lifecycle_v1alpha1_responder_status_edit
    lifecycle_v1alpha1_eviction_edit_status_responders_at(
    lifecycle_v1alpha1_eviction_edit at, size_t index)
{
    return lifecycle_v1alpha1_responder_status_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_responders_field_()), index));
}
static inline int lifecycle_v1alpha1_eviction_status_responders_remove_at(
    lifecycle_v1alpha1_eviction_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_responders_field_()), index));
}
static inline size_t lifecycle_v1alpha1_eviction_status_responders_count(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_count(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_responders_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_responders_clear(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_responders_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_status_responders_has(
    lifecycle_v1alpha1_eviction view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_status_responders_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_responders_unset(
    lifecycle_v1alpha1_eviction_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_responders_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_RESPONDERS_PATH ".status.responders"

/* EvictionPodReference */
static inline kin_field
    *lifecycle_v1alpha1_eviction_pod_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str lifecycle_v1alpha1_eviction_pod_reference_name(
    lifecycle_v1alpha1_eviction_pod_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_pod_reference_name_field_()));
}
static inline int lifecycle_v1alpha1_eviction_pod_reference_name_set(
    lifecycle_v1alpha1_eviction_pod_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_pod_reference_name_field_()), value);
}
static inline bool lifecycle_v1alpha1_eviction_pod_reference_name_has(
    lifecycle_v1alpha1_eviction_pod_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_pod_reference_name_field_()));
}
static inline int lifecycle_v1alpha1_eviction_pod_reference_name_unset(
    lifecycle_v1alpha1_eviction_pod_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_pod_reference_name_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_eviction_pod_reference_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("uid", "");
    return &field;
}
static inline kin_str lifecycle_v1alpha1_eviction_pod_reference_uid(
    lifecycle_v1alpha1_eviction_pod_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_pod_reference_uid_field_()));
}
static inline int lifecycle_v1alpha1_eviction_pod_reference_uid_set(
    lifecycle_v1alpha1_eviction_pod_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_pod_reference_uid_field_()), value);
}
static inline bool lifecycle_v1alpha1_eviction_pod_reference_uid_has(
    lifecycle_v1alpha1_eviction_pod_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_pod_reference_uid_field_()));
}
static inline int lifecycle_v1alpha1_eviction_pod_reference_uid_unset(
    lifecycle_v1alpha1_eviction_pod_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_pod_reference_uid_field_()));
}

/* EvictionRequest */
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    lifecycle_v1alpha1_eviction_request_get_metadata(
    lifecycle_v1alpha1_eviction_request view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    lifecycle_v1alpha1_eviction_request_edit_metadata(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_metadata_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_request_metadata_has(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_metadata_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_metadata_unset(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_metadata_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_REQUEST_METADATA_PATH ".metadata"
static inline kin_field *lifecycle_v1alpha1_eviction_request_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline lifecycle_v1alpha1_eviction_request_spec
    lifecycle_v1alpha1_eviction_request_get_spec(
    lifecycle_v1alpha1_eviction_request view)
{
    return lifecycle_v1alpha1_eviction_request_spec_of(kin_object_field(
        view.object, lifecycle_v1alpha1_eviction_request_spec_field_()));
}
static inline lifecycle_v1alpha1_eviction_request_spec_edit
    lifecycle_v1alpha1_eviction_request_edit_spec(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return lifecycle_v1alpha1_eviction_request_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_request_spec_has(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_spec_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_spec_unset(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_REQUEST_SPEC_PATH ".spec"
static inline kin_field *lifecycle_v1alpha1_eviction_request_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline lifecycle_v1alpha1_eviction_request_status
    lifecycle_v1alpha1_eviction_request_get_status(
    lifecycle_v1alpha1_eviction_request view)
{
    return lifecycle_v1alpha1_eviction_request_status_of(kin_object_field(
        view.object, lifecycle_v1alpha1_eviction_request_status_field_()));
}
static inline lifecycle_v1alpha1_eviction_request_status_edit
    lifecycle_v1alpha1_eviction_request_edit_status(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return lifecycle_v1alpha1_eviction_request_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_request_status_has(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_status_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_status_unset(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_REQUEST_STATUS_PATH ".status"
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_spec_target_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "target");
    return &field;
}
static inline lifecycle_v1alpha1_eviction_request_target
    lifecycle_v1alpha1_eviction_request_get_spec_target(
    lifecycle_v1alpha1_eviction_request view)
{
    return lifecycle_v1alpha1_eviction_request_target_of(kin_object_field(
        view.object, lifecycle_v1alpha1_eviction_request_spec_target_field_()));
}
static inline lifecycle_v1alpha1_eviction_request_target_edit
    lifecycle_v1alpha1_eviction_request_edit_spec_target(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return lifecycle_v1alpha1_eviction_request_target_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_target_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_request_spec_target_has(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_spec_target_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_spec_target_unset(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_target_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_REQUEST_SPEC_TARGET_PATH ".spec.target"
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_spec_requester_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "requester");
    return &field;
}
static inline kin_str lifecycle_v1alpha1_eviction_request_spec_requester(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_str(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_spec_requester_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_spec_requester_set(
    lifecycle_v1alpha1_eviction_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_requester_field_()), value);
}
static inline bool lifecycle_v1alpha1_eviction_request_spec_requester_has(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_spec_requester_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_spec_requester_unset(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_requester_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_REQUEST_SPEC_REQUESTER_PATH \
    ".spec.requester"
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_spec_intent_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "intent");
    return &field;
}
/** One of lifecycle_v1alpha1_eviction_request_intent_enum. */
static inline kin_str lifecycle_v1alpha1_eviction_request_spec_intent(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_str(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_spec_intent_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_spec_intent_set(
    lifecycle_v1alpha1_eviction_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_intent_field_()), value);
}
static inline bool lifecycle_v1alpha1_eviction_request_spec_intent_has(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_spec_intent_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_spec_intent_unset(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_intent_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_REQUEST_SPEC_INTENT_PATH ".spec.intent"
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline meta_v1_condition_list
    lifecycle_v1alpha1_eviction_request_get_status_conditions(
    lifecycle_v1alpha1_eviction_request view)
{
    return meta_v1_condition_list_of(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_status_conditions_field_()));
}
static inline meta_v1_condition
    lifecycle_v1alpha1_eviction_request_status_conditions_at(
    lifecycle_v1alpha1_eviction_request view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_status_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    lifecycle_v1alpha1_eviction_request_status_conditions_append(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    lifecycle_v1alpha1_eviction_request_edit_status_conditions_at(
    lifecycle_v1alpha1_eviction_request_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_conditions_field_()),
        index));
}
static inline int
    lifecycle_v1alpha1_eviction_request_status_conditions_remove_at(
    lifecycle_v1alpha1_eviction_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_conditions_field_()),
        index));
}
static inline size_t
    lifecycle_v1alpha1_eviction_request_status_conditions_count(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_count(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_status_conditions_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_status_conditions_clear(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_conditions_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_request_status_conditions_has(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_status_conditions_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_status_conditions_unset(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_conditions_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_REQUEST_STATUS_CONDITIONS_PATH \
    ".status.conditions"
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_status_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "observedGeneration");
    return &field;
}
static inline int64_t
    lifecycle_v1alpha1_eviction_request_status_observed_generation(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_status_observed_generation_field_()));
}
static inline int
    lifecycle_v1alpha1_eviction_request_status_observed_generation_set(
    lifecycle_v1alpha1_eviction_request_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_observed_generation_field_()), value);
}
static inline bool
    lifecycle_v1alpha1_eviction_request_status_observed_generation_has(
    lifecycle_v1alpha1_eviction_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        lifecycle_v1alpha1_eviction_request_status_observed_generation_field_()));
}
static inline int
    lifecycle_v1alpha1_eviction_request_status_observed_generation_unset(
    lifecycle_v1alpha1_eviction_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_observed_generation_field_()));
}
#define LIFECYCLE_V1ALPHA1_EVICTION_REQUEST_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"

/* EvictionRequestPodReference */
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_pod_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str lifecycle_v1alpha1_eviction_request_pod_reference_name(
    lifecycle_v1alpha1_eviction_request_pod_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_pod_reference_name_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_pod_reference_name_set(
    lifecycle_v1alpha1_eviction_request_pod_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_pod_reference_name_field_()),
        value);
}
static inline bool lifecycle_v1alpha1_eviction_request_pod_reference_name_has(
    lifecycle_v1alpha1_eviction_request_pod_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_pod_reference_name_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_pod_reference_name_unset(
    lifecycle_v1alpha1_eviction_request_pod_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_pod_reference_name_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_pod_reference_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("uid", "");
    return &field;
}
static inline kin_str lifecycle_v1alpha1_eviction_request_pod_reference_uid(
    lifecycle_v1alpha1_eviction_request_pod_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_pod_reference_uid_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_pod_reference_uid_set(
    lifecycle_v1alpha1_eviction_request_pod_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_pod_reference_uid_field_()), value);
}
static inline bool lifecycle_v1alpha1_eviction_request_pod_reference_uid_has(
    lifecycle_v1alpha1_eviction_request_pod_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_pod_reference_uid_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_pod_reference_uid_unset(
    lifecycle_v1alpha1_eviction_request_pod_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_pod_reference_uid_field_()));
}

/* EvictionRequestSpec */
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_spec_get_target_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("target", "");
    return &field;
}
static inline lifecycle_v1alpha1_eviction_request_target
    lifecycle_v1alpha1_eviction_request_spec_get_target(
    lifecycle_v1alpha1_eviction_request_spec view)
{
    return lifecycle_v1alpha1_eviction_request_target_of(kin_value_field(
        view.value,
        lifecycle_v1alpha1_eviction_request_spec_get_target_field_()));
}
static inline lifecycle_v1alpha1_eviction_request_target_edit
    lifecycle_v1alpha1_eviction_request_spec_edit_target(
    lifecycle_v1alpha1_eviction_request_spec_edit at)
{
    return lifecycle_v1alpha1_eviction_request_target_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_get_target_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_request_spec_get_target_has(
    lifecycle_v1alpha1_eviction_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_spec_get_target_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_spec_edit_target_unset(
    lifecycle_v1alpha1_eviction_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_get_target_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_spec_get_requester_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("requester", "");
    return &field;
}
static inline kin_str lifecycle_v1alpha1_eviction_request_spec_get_requester(
    lifecycle_v1alpha1_eviction_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_spec_get_requester_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_spec_edit_requester_set(
    lifecycle_v1alpha1_eviction_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_get_requester_field_()),
        value);
}
static inline bool lifecycle_v1alpha1_eviction_request_spec_get_requester_has(
    lifecycle_v1alpha1_eviction_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_spec_get_requester_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_spec_edit_requester_unset(
    lifecycle_v1alpha1_eviction_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_get_requester_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_spec_get_intent_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("intent", "");
    return &field;
}
/** One of lifecycle_v1alpha1_eviction_request_intent_enum. */
static inline kin_str lifecycle_v1alpha1_eviction_request_spec_get_intent(
    lifecycle_v1alpha1_eviction_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_spec_get_intent_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_spec_edit_intent_set(
    lifecycle_v1alpha1_eviction_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_get_intent_field_()), value);
}
static inline bool lifecycle_v1alpha1_eviction_request_spec_get_intent_has(
    lifecycle_v1alpha1_eviction_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_spec_get_intent_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_spec_edit_intent_unset(
    lifecycle_v1alpha1_eviction_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_spec_get_intent_field_()));
}

/* EvictionRequestStatus */
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    lifecycle_v1alpha1_eviction_request_status_get_conditions(
    lifecycle_v1alpha1_eviction_request_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_status_get_conditions_field_()));
}
static inline meta_v1_condition
    lifecycle_v1alpha1_eviction_request_status_get_conditions_at(
    lifecycle_v1alpha1_eviction_request_status view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_status_get_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    lifecycle_v1alpha1_eviction_request_status_edit_conditions_append(
    lifecycle_v1alpha1_eviction_request_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_get_conditions_field_())));
}
static inline meta_v1_condition_edit
    lifecycle_v1alpha1_eviction_request_status_edit_conditions_at(
    lifecycle_v1alpha1_eviction_request_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_get_conditions_field_()),
        index));
}
static inline int
    lifecycle_v1alpha1_eviction_request_status_edit_conditions_remove_at(
    lifecycle_v1alpha1_eviction_request_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_get_conditions_field_()),
        index));
}
static inline size_t
    lifecycle_v1alpha1_eviction_request_status_get_conditions_count(
    lifecycle_v1alpha1_eviction_request_status view)
{
    return kin_value_count(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_status_get_conditions_field_()));
}
static inline int
    lifecycle_v1alpha1_eviction_request_status_edit_conditions_clear(
    lifecycle_v1alpha1_eviction_request_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_get_conditions_field_()));
}
static inline bool
    lifecycle_v1alpha1_eviction_request_status_get_conditions_has(
    lifecycle_v1alpha1_eviction_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_status_get_conditions_field_()));
}
static inline int
    lifecycle_v1alpha1_eviction_request_status_edit_conditions_unset(
    lifecycle_v1alpha1_eviction_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_get_conditions_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_status_get_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t
    lifecycle_v1alpha1_eviction_request_status_get_observed_generation(
    lifecycle_v1alpha1_eviction_request_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_status_get_observed_generation_field_()));
}
static inline int
    lifecycle_v1alpha1_eviction_request_status_edit_observed_generation_set(
    lifecycle_v1alpha1_eviction_request_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_get_observed_generation_field_()), value);
}
static inline bool
    lifecycle_v1alpha1_eviction_request_status_get_observed_generation_has(
    lifecycle_v1alpha1_eviction_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_status_get_observed_generation_field_()));
}
static inline int
    lifecycle_v1alpha1_eviction_request_status_edit_observed_generation_unset(
    lifecycle_v1alpha1_eviction_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_status_get_observed_generation_field_()));
}

/* EvictionRequestTarget */
static inline kin_field
    *lifecycle_v1alpha1_eviction_request_target_pod_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pod", "");
    return &field;
}
static inline lifecycle_v1alpha1_eviction_request_pod_reference
    lifecycle_v1alpha1_eviction_request_target_get_pod(
    lifecycle_v1alpha1_eviction_request_target view)
{
    return lifecycle_v1alpha1_eviction_request_pod_reference_of(kin_value_field(
        view.value, lifecycle_v1alpha1_eviction_request_target_pod_field_()));
}
static inline lifecycle_v1alpha1_eviction_request_pod_reference_edit
    lifecycle_v1alpha1_eviction_request_target_edit_pod(
    lifecycle_v1alpha1_eviction_request_target_edit at)
{
    return lifecycle_v1alpha1_eviction_request_pod_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_target_pod_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_request_target_pod_has(
    lifecycle_v1alpha1_eviction_request_target view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_request_target_pod_field_()));
}
static inline int lifecycle_v1alpha1_eviction_request_target_pod_unset(
    lifecycle_v1alpha1_eviction_request_target_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_request_target_pod_field_()));
}

/* EvictionSpec */
static inline kin_field
    *lifecycle_v1alpha1_eviction_spec_get_target_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("target", "");
    return &field;
}
static inline lifecycle_v1alpha1_eviction_target
    lifecycle_v1alpha1_eviction_spec_get_target(
    lifecycle_v1alpha1_eviction_spec view)
{
    return lifecycle_v1alpha1_eviction_target_of(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_spec_get_target_field_()));
}
static inline lifecycle_v1alpha1_eviction_target_edit
    lifecycle_v1alpha1_eviction_spec_edit_target(
    lifecycle_v1alpha1_eviction_spec_edit at)
{
    return lifecycle_v1alpha1_eviction_target_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        lifecycle_v1alpha1_eviction_spec_get_target_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_spec_get_target_has(
    lifecycle_v1alpha1_eviction_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_spec_get_target_field_()));
}
static inline int lifecycle_v1alpha1_eviction_spec_edit_target_unset(
    lifecycle_v1alpha1_eviction_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_spec_get_target_field_()));
}

/* EvictionStatus */
static inline kin_field
    *lifecycle_v1alpha1_eviction_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    lifecycle_v1alpha1_eviction_status_get_conditions(
    lifecycle_v1alpha1_eviction_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_conditions_field_()));
}
static inline meta_v1_condition
    lifecycle_v1alpha1_eviction_status_get_conditions_at(
    lifecycle_v1alpha1_eviction_status view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_conditions_field_()), index));
}
static inline meta_v1_condition_edit
    lifecycle_v1alpha1_eviction_status_edit_conditions_append(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_conditions_field_())));
}
static inline meta_v1_condition_edit
    lifecycle_v1alpha1_eviction_status_edit_conditions_at(
    lifecycle_v1alpha1_eviction_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_conditions_field_()), index));
}
static inline int lifecycle_v1alpha1_eviction_status_edit_conditions_remove_at(
    lifecycle_v1alpha1_eviction_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_conditions_field_()), index));
}
static inline size_t lifecycle_v1alpha1_eviction_status_get_conditions_count(
    lifecycle_v1alpha1_eviction_status view)
{
    return kin_value_count(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_conditions_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_edit_conditions_clear(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_conditions_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_status_get_conditions_has(
    lifecycle_v1alpha1_eviction_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_conditions_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_edit_conditions_unset(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_conditions_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_eviction_status_get_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t
    lifecycle_v1alpha1_eviction_status_get_observed_generation(
    lifecycle_v1alpha1_eviction_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_observed_generation_field_()));
}
static inline int
    lifecycle_v1alpha1_eviction_status_edit_observed_generation_set(
    lifecycle_v1alpha1_eviction_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_observed_generation_field_()),
        value);
}
static inline bool
    lifecycle_v1alpha1_eviction_status_get_observed_generation_has(
    lifecycle_v1alpha1_eviction_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_observed_generation_field_()));
}
static inline int
    lifecycle_v1alpha1_eviction_status_edit_observed_generation_unset(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_observed_generation_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_eviction_status_get_requesters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("requesters", "");
    return &field;
}
static inline lifecycle_v1alpha1_requester_list
    lifecycle_v1alpha1_eviction_status_get_requesters(
    lifecycle_v1alpha1_eviction_status view)
{
    return lifecycle_v1alpha1_requester_list_of(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_requesters_field_()));
}
static inline lifecycle_v1alpha1_requester
    lifecycle_v1alpha1_eviction_status_get_requesters_at(
    lifecycle_v1alpha1_eviction_status view, size_t index)
{
    return lifecycle_v1alpha1_requester_of(kin_value_at(kin_value_field(
        view.value, lifecycle_v1alpha1_eviction_status_get_requesters_field_()),
        index));
}
static inline lifecycle_v1alpha1_requester_edit
    lifecycle_v1alpha1_eviction_status_edit_requesters_append(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return lifecycle_v1alpha1_requester_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_requesters_field_())));
}
static inline lifecycle_v1alpha1_requester_edit
    lifecycle_v1alpha1_eviction_status_edit_requesters_at(
    lifecycle_v1alpha1_eviction_status_edit at, size_t index)
{
    return lifecycle_v1alpha1_requester_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_requesters_field_()), index));
}
static inline int lifecycle_v1alpha1_eviction_status_edit_requesters_remove_at(
    lifecycle_v1alpha1_eviction_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_requesters_field_()), index));
}
static inline size_t lifecycle_v1alpha1_eviction_status_get_requesters_count(
    lifecycle_v1alpha1_eviction_status view)
{
    return kin_value_count(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_requesters_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_edit_requesters_clear(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_requesters_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_status_get_requesters_has(
    lifecycle_v1alpha1_eviction_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_requesters_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_edit_requesters_unset(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_requesters_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_eviction_status_get_target_responders_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("targetResponders", "");
    return &field;
}
static inline lifecycle_v1alpha1_target_responder_list
    lifecycle_v1alpha1_eviction_status_get_target_responders(
    lifecycle_v1alpha1_eviction_status view)
{
    return lifecycle_v1alpha1_target_responder_list_of(kin_value_field(
        view.value,
        lifecycle_v1alpha1_eviction_status_get_target_responders_field_()));
}
static inline lifecycle_v1alpha1_target_responder
    lifecycle_v1alpha1_eviction_status_get_target_responders_at(
    lifecycle_v1alpha1_eviction_status view, size_t index)
{
    return lifecycle_v1alpha1_target_responder_of(kin_value_at(kin_value_field(
        view.value,
        lifecycle_v1alpha1_eviction_status_get_target_responders_field_()),
        index));
}
static inline lifecycle_v1alpha1_target_responder_edit
    lifecycle_v1alpha1_eviction_status_edit_target_responders_append(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return lifecycle_v1alpha1_target_responder_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_target_responders_field_())));
}
static inline lifecycle_v1alpha1_target_responder_edit
    lifecycle_v1alpha1_eviction_status_edit_target_responders_at(
    lifecycle_v1alpha1_eviction_status_edit at, size_t index)
{
    return lifecycle_v1alpha1_target_responder_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_target_responders_field_()),
        index));
}
static inline int
    lifecycle_v1alpha1_eviction_status_edit_target_responders_remove_at(
    lifecycle_v1alpha1_eviction_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_target_responders_field_()),
        index));
}
static inline size_t
    lifecycle_v1alpha1_eviction_status_get_target_responders_count(
    lifecycle_v1alpha1_eviction_status view)
{
    return kin_value_count(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_target_responders_field_()));
}
static inline int
    lifecycle_v1alpha1_eviction_status_edit_target_responders_clear(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_target_responders_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_status_get_target_responders_has(
    lifecycle_v1alpha1_eviction_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_target_responders_field_()));
}
static inline int
    lifecycle_v1alpha1_eviction_status_edit_target_responders_unset(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_target_responders_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_eviction_status_get_responders_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("responders", "");
    return &field;
}
static inline lifecycle_v1alpha1_responder_status_list
    lifecycle_v1alpha1_eviction_status_get_responders(
    lifecycle_v1alpha1_eviction_status view)
{
    return lifecycle_v1alpha1_responder_status_list_of(kin_value_field(
        view.value,
        lifecycle_v1alpha1_eviction_status_get_responders_field_()));
}
static inline lifecycle_v1alpha1_responder_status
    lifecycle_v1alpha1_eviction_status_get_responders_at(
    lifecycle_v1alpha1_eviction_status view, size_t index)
{
    return lifecycle_v1alpha1_responder_status_of(kin_value_at(kin_value_field(
        view.value, lifecycle_v1alpha1_eviction_status_get_responders_field_()),
        index));
}
static inline lifecycle_v1alpha1_responder_status_edit
    lifecycle_v1alpha1_eviction_status_edit_responders_append(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return lifecycle_v1alpha1_responder_status_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_responders_field_())));
}
static inline lifecycle_v1alpha1_responder_status_edit
    lifecycle_v1alpha1_eviction_status_edit_responders_at(
    lifecycle_v1alpha1_eviction_status_edit at, size_t index)
{
    return lifecycle_v1alpha1_responder_status_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_responders_field_()), index));
}
static inline int lifecycle_v1alpha1_eviction_status_edit_responders_remove_at(
    lifecycle_v1alpha1_eviction_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_responders_field_()), index));
}
static inline size_t lifecycle_v1alpha1_eviction_status_get_responders_count(
    lifecycle_v1alpha1_eviction_status view)
{
    return kin_value_count(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_responders_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_edit_responders_clear(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_responders_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_status_get_responders_has(
    lifecycle_v1alpha1_eviction_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_status_get_responders_field_()));
}
static inline int lifecycle_v1alpha1_eviction_status_edit_responders_unset(
    lifecycle_v1alpha1_eviction_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_status_get_responders_field_()));
}

/* EvictionTarget */
static inline kin_field *lifecycle_v1alpha1_eviction_target_pod_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pod", "");
    return &field;
}
static inline lifecycle_v1alpha1_eviction_pod_reference
    lifecycle_v1alpha1_eviction_target_get_pod(
    lifecycle_v1alpha1_eviction_target view)
{
    return lifecycle_v1alpha1_eviction_pod_reference_of(kin_value_field(
        view.value, lifecycle_v1alpha1_eviction_target_pod_field_()));
}
static inline lifecycle_v1alpha1_eviction_pod_reference_edit
    lifecycle_v1alpha1_eviction_target_edit_pod(
    lifecycle_v1alpha1_eviction_target_edit at)
{
    return lifecycle_v1alpha1_eviction_pod_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_target_pod_field_()));
}
static inline bool lifecycle_v1alpha1_eviction_target_pod_has(
    lifecycle_v1alpha1_eviction_target view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_eviction_target_pod_field_()));
}
static inline int lifecycle_v1alpha1_eviction_target_pod_unset(
    lifecycle_v1alpha1_eviction_target_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_eviction_target_pod_field_()));
}

/* Requester */
static inline kin_field *lifecycle_v1alpha1_requester_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str lifecycle_v1alpha1_requester_name(
    lifecycle_v1alpha1_requester view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_requester_name_field_()));
}
static inline int lifecycle_v1alpha1_requester_name_set(
    lifecycle_v1alpha1_requester_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_requester_name_field_()), value);
}
static inline bool lifecycle_v1alpha1_requester_name_has(
    lifecycle_v1alpha1_requester view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_requester_name_field_()));
}
static inline int lifecycle_v1alpha1_requester_name_unset(
    lifecycle_v1alpha1_requester_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_requester_name_field_()));
}
static inline kin_field *lifecycle_v1alpha1_requester_intent_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("intent", "");
    return &field;
}
/** One of lifecycle_v1alpha1_requester_intent_enum. */
static inline kin_str lifecycle_v1alpha1_requester_intent(
    lifecycle_v1alpha1_requester view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_requester_intent_field_()));
}
static inline int lifecycle_v1alpha1_requester_intent_set(
    lifecycle_v1alpha1_requester_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_requester_intent_field_()), value);
}
static inline bool lifecycle_v1alpha1_requester_intent_has(
    lifecycle_v1alpha1_requester view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_requester_intent_field_()));
}
static inline int lifecycle_v1alpha1_requester_intent_unset(
    lifecycle_v1alpha1_requester_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_requester_intent_field_()));
}

/* ResponderStatus */
static inline kin_field *lifecycle_v1alpha1_responder_status_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str lifecycle_v1alpha1_responder_status_name(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_name_field_()));
}
static inline int lifecycle_v1alpha1_responder_status_name_set(
    lifecycle_v1alpha1_responder_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_name_field_()), value);
}
static inline bool lifecycle_v1alpha1_responder_status_name_has(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_name_field_()));
}
static inline int lifecycle_v1alpha1_responder_status_name_unset(
    lifecycle_v1alpha1_responder_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_name_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_responder_status_start_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("startTime", "");
    return &field;
}
static inline kin_time lifecycle_v1alpha1_responder_status_start_time(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_start_time_field_()));
}
static inline int lifecycle_v1alpha1_responder_status_start_time_set(
    lifecycle_v1alpha1_responder_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_start_time_field_()), value);
}
static inline bool lifecycle_v1alpha1_responder_status_start_time_has(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_start_time_field_()));
}
static inline int lifecycle_v1alpha1_responder_status_start_time_unset(
    lifecycle_v1alpha1_responder_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_start_time_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_responder_status_heartbeat_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("heartbeatTime", "");
    return &field;
}
static inline kin_time lifecycle_v1alpha1_responder_status_heartbeat_time(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_heartbeat_time_field_()));
}
static inline int lifecycle_v1alpha1_responder_status_heartbeat_time_set(
    lifecycle_v1alpha1_responder_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_heartbeat_time_field_()), value);
}
static inline bool lifecycle_v1alpha1_responder_status_heartbeat_time_has(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_heartbeat_time_field_()));
}
static inline int lifecycle_v1alpha1_responder_status_heartbeat_time_unset(
    lifecycle_v1alpha1_responder_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_heartbeat_time_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_responder_status_expected_completion_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expectedCompletionTime", "");
    return &field;
}
static inline kin_time
    lifecycle_v1alpha1_responder_status_expected_completion_time(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_expected_completion_time_field_()));
}
static inline int
    lifecycle_v1alpha1_responder_status_expected_completion_time_set(
    lifecycle_v1alpha1_responder_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_expected_completion_time_field_()),
        value);
}
static inline bool
    lifecycle_v1alpha1_responder_status_expected_completion_time_has(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_expected_completion_time_field_()));
}
static inline int
    lifecycle_v1alpha1_responder_status_expected_completion_time_unset(
    lifecycle_v1alpha1_responder_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_expected_completion_time_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_responder_status_completion_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("completionTime", "");
    return &field;
}
static inline kin_time lifecycle_v1alpha1_responder_status_completion_time(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_completion_time_field_()));
}
static inline int lifecycle_v1alpha1_responder_status_completion_time_set(
    lifecycle_v1alpha1_responder_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_completion_time_field_()), value);
}
static inline bool lifecycle_v1alpha1_responder_status_completion_time_has(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_completion_time_field_()));
}
static inline int lifecycle_v1alpha1_responder_status_completion_time_unset(
    lifecycle_v1alpha1_responder_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_completion_time_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_responder_status_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str lifecycle_v1alpha1_responder_status_message(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_message_field_()));
}
static inline int lifecycle_v1alpha1_responder_status_message_set(
    lifecycle_v1alpha1_responder_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_message_field_()), value);
}
static inline bool lifecycle_v1alpha1_responder_status_message_has(
    lifecycle_v1alpha1_responder_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_responder_status_message_field_()));
}
static inline int lifecycle_v1alpha1_responder_status_message_unset(
    lifecycle_v1alpha1_responder_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_responder_status_message_field_()));
}

/* TargetResponder */
static inline kin_field *lifecycle_v1alpha1_target_responder_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str lifecycle_v1alpha1_target_responder_name(
    lifecycle_v1alpha1_target_responder view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_target_responder_name_field_()));
}
static inline int lifecycle_v1alpha1_target_responder_name_set(
    lifecycle_v1alpha1_target_responder_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_target_responder_name_field_()), value);
}
static inline bool lifecycle_v1alpha1_target_responder_name_has(
    lifecycle_v1alpha1_target_responder view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_target_responder_name_field_()));
}
static inline int lifecycle_v1alpha1_target_responder_name_unset(
    lifecycle_v1alpha1_target_responder_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_target_responder_name_field_()));
}
static inline kin_field
    *lifecycle_v1alpha1_target_responder_priority_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("priority", "");
    return &field;
}
static inline int32_t lifecycle_v1alpha1_target_responder_priority(
    lifecycle_v1alpha1_target_responder view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        lifecycle_v1alpha1_target_responder_priority_field_()));
}
static inline int lifecycle_v1alpha1_target_responder_priority_set(
    lifecycle_v1alpha1_target_responder_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_target_responder_priority_field_()), value);
}
static inline bool lifecycle_v1alpha1_target_responder_priority_has(
    lifecycle_v1alpha1_target_responder view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_target_responder_priority_field_()));
}
static inline int lifecycle_v1alpha1_target_responder_priority_unset(
    lifecycle_v1alpha1_target_responder_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_target_responder_priority_field_()));
}
static inline kin_field *lifecycle_v1alpha1_target_responder_state_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("state", "");
    return &field;
}
/** One of lifecycle_v1alpha1_responder_state_type_enum. */
static inline kin_str lifecycle_v1alpha1_target_responder_state(
    lifecycle_v1alpha1_target_responder view)
{
    return kin_value_str(kin_value_field(view.value,
        lifecycle_v1alpha1_target_responder_state_field_()));
}
static inline int lifecycle_v1alpha1_target_responder_state_set(
    lifecycle_v1alpha1_target_responder_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_target_responder_state_field_()), value);
}
static inline bool lifecycle_v1alpha1_target_responder_state_has(
    lifecycle_v1alpha1_target_responder view)
{
    return kin_value_is_set(kin_value_field(view.value,
        lifecycle_v1alpha1_target_responder_state_field_()));
}
static inline int lifecycle_v1alpha1_target_responder_state_unset(
    lifecycle_v1alpha1_target_responder_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        lifecycle_v1alpha1_target_responder_state_field_()));
}

static const kin_resource lifecycle_v1alpha1_eviction_requests[1] = {
    {"lifecycle.k8s.io", "v1alpha1", "evictionrequests", "EvictionRequest",
        false},
};
static inline lifecycle_v1alpha1_eviction_request_edit
    lifecycle_v1alpha1_eviction_request_new(const kin_allocator *alloc,
    kin_str ns, kin_str name)
{
    lifecycle_v1alpha1_eviction_request_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, lifecycle_v1alpha1_eviction_requests,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline lifecycle_v1alpha1_eviction_request
    lifecycle_v1alpha1_eviction_request_cast(const kin_object *object)
{
    return lifecycle_v1alpha1_eviction_request_of(kin_object_is_of(object,
        lifecycle_v1alpha1_eviction_requests) ? object : NULL);
}
static inline kin_call_opts lifecycle_v1alpha1_eviction_requests_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int lifecycle_v1alpha1_eviction_requests_got_(int r,
    kin_object *object, lifecycle_v1alpha1_eviction_request *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_requests_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    lifecycle_v1alpha1_eviction_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, lifecycle_v1alpha1_eviction_requests, at,
        opts, ret ? &got : NULL, err);
    return lifecycle_v1alpha1_eviction_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_requests_create(
    kin_client *client, lifecycle_v1alpha1_eviction_request_edit at,
    const kin_call_opts *opts, lifecycle_v1alpha1_eviction_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, lifecycle_v1alpha1_eviction_requests,
        at.edit, opts, ret ? &got : NULL, err);
    return lifecycle_v1alpha1_eviction_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_requests_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, lifecycle_v1alpha1_eviction_requests, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    lifecycle_v1alpha1_eviction_requests_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        lifecycle_v1alpha1_eviction_requests, opts, NULL, err);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_requests_update(
    kin_client *client, lifecycle_v1alpha1_eviction_request_edit at,
    const kin_call_opts *opts, lifecycle_v1alpha1_eviction_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_eviction_requests_part_(opts, "");
    int r = kin_client_update(client, lifecycle_v1alpha1_eviction_requests,
        at.edit, &own, ret ? &got : NULL, err);
    return lifecycle_v1alpha1_eviction_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_requests_patch(
    kin_client *client, lifecycle_v1alpha1_eviction_request_edit at,
    const kin_call_opts *opts, lifecycle_v1alpha1_eviction_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_eviction_requests_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, lifecycle_v1alpha1_eviction_requests,
        &what, &own, ret ? &got : NULL, err);
    return lifecycle_v1alpha1_eviction_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_requests_apply(
    kin_client *client, lifecycle_v1alpha1_eviction_request_edit at,
    const kin_call_opts *opts, lifecycle_v1alpha1_eviction_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_eviction_requests_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, lifecycle_v1alpha1_eviction_requests,
        &what, &own, ret ? &got : NULL, err);
    return lifecycle_v1alpha1_eviction_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    lifecycle_v1alpha1_eviction_requests_update_status(kin_client *client,
    lifecycle_v1alpha1_eviction_request_edit at, const kin_call_opts *opts,
    lifecycle_v1alpha1_eviction_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_eviction_requests_part_(opts,
        "status");
    int r = kin_client_update(client, lifecycle_v1alpha1_eviction_requests,
        at.edit, &own, ret ? &got : NULL, err);
    return lifecycle_v1alpha1_eviction_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    lifecycle_v1alpha1_eviction_requests_patch_status(kin_client *client,
    lifecycle_v1alpha1_eviction_request_edit at, const kin_call_opts *opts,
    lifecycle_v1alpha1_eviction_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_eviction_requests_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, lifecycle_v1alpha1_eviction_requests,
        &what, &own, ret ? &got : NULL, err);
    return lifecycle_v1alpha1_eviction_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    lifecycle_v1alpha1_eviction_requests_apply_status(kin_client *client,
    lifecycle_v1alpha1_eviction_request_edit at, const kin_call_opts *opts,
    lifecycle_v1alpha1_eviction_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_eviction_requests_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, lifecycle_v1alpha1_eviction_requests,
        &what, &own, ret ? &got : NULL, err);
    return lifecycle_v1alpha1_eviction_requests_got_(r, got, ret);
}
typedef struct lifecycle_v1alpha1_eviction_request_list_handler {
    int (*on_item)(lifecycle_v1alpha1_eviction_request item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} lifecycle_v1alpha1_eviction_request_list_handler;
static inline int lifecycle_v1alpha1_eviction_request_list_each_(
    const kin_object *object, void *userdata)
{
    const lifecycle_v1alpha1_eviction_request_list_handler *own = (
        const lifecycle_v1alpha1_eviction_request_list_handler *)userdata;
    return own->on_item(lifecycle_v1alpha1_eviction_request_of(object),
        own->userdata);
}
static inline int lifecycle_v1alpha1_eviction_request_list_restart_(
    void *userdata)
{
    const lifecycle_v1alpha1_eviction_request_list_handler *own = (
        const lifecycle_v1alpha1_eviction_request_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler lifecycle_v1alpha1_eviction_request_list_adapt_(
    lifecycle_v1alpha1_eviction_request_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = lifecycle_v1alpha1_eviction_request_list_each_;
    handler.on_restart = own->on_restart ?
        lifecycle_v1alpha1_eviction_request_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_requests_list(
    kin_client *client, const kin_list_opts *opts,
    const lifecycle_v1alpha1_eviction_request_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    lifecycle_v1alpha1_eviction_request_list_handler own = *handler;
    kin_list_handler adapted = lifecycle_v1alpha1_eviction_request_list_adapt_(
        &own);
    return kin_client_list(client, lifecycle_v1alpha1_eviction_requests, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_requests_list_all(
    kin_client *client, const kin_list_opts *opts,
    const lifecycle_v1alpha1_eviction_request_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    lifecycle_v1alpha1_eviction_request_list_handler own = *handler;
    kin_list_handler adapted = lifecycle_v1alpha1_eviction_request_list_adapt_(
        &own);
    return kin_client_list_all(client, lifecycle_v1alpha1_eviction_requests,
        opts, &adapted, ret, err);
}
typedef struct lifecycle_v1alpha1_eviction_request_watch {
    kin_watch *watch;
} lifecycle_v1alpha1_eviction_request_watch;
static inline void lifecycle_v1alpha1_eviction_request_watch_auto_release(
    lifecycle_v1alpha1_eviction_request_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_requests_watch(
    kin_client *client, const kin_list_opts *opts,
    lifecycle_v1alpha1_eviction_request_watch *ret, kin_error *err)
{
    return kin_client_watch(client, lifecycle_v1alpha1_eviction_requests, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_request_watch_next(
    lifecycle_v1alpha1_eviction_request_watch watch, kin_deadline deadline,
    kin_watch_event *ret, lifecycle_v1alpha1_eviction_request *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct lifecycle_v1alpha1_eviction_request_informer {
    kin_informer *informer;
} lifecycle_v1alpha1_eviction_request_informer;
static inline lifecycle_v1alpha1_eviction_request_informer
    lifecycle_v1alpha1_eviction_request_informer_of(kin_informer *informer)
{
    lifecycle_v1alpha1_eviction_request_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_requests_informer(
    kin_factory *factory, lifecycle_v1alpha1_eviction_request_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, lifecycle_v1alpha1_eviction_requests,
        &ret->informer, err);
}
typedef struct lifecycle_v1alpha1_eviction_request_handler {
    void (*on_add)(lifecycle_v1alpha1_eviction_request view, bool is_initial,
        void *userdata);
    void (*on_update)(lifecycle_v1alpha1_eviction_request old_view,
        lifecycle_v1alpha1_eviction_request view, void *userdata);
    void (*on_delete)(lifecycle_v1alpha1_eviction_request view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(lifecycle_v1alpha1_eviction_request view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        lifecycle_v1alpha1_eviction_request view, void *userdata);
} lifecycle_v1alpha1_eviction_request_handler;
static inline void lifecycle_v1alpha1_eviction_request_on_event_(
    const kin_event *event, void *userdata)
{
    const lifecycle_v1alpha1_eviction_request_handler *own = (
        const lifecycle_v1alpha1_eviction_request_handler *)userdata;
    own->on_event(event, lifecycle_v1alpha1_eviction_request_of(event->object),
        own->userdata);
}
static inline void lifecycle_v1alpha1_eviction_request_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const lifecycle_v1alpha1_eviction_request_handler *own = (
        const lifecycle_v1alpha1_eviction_request_handler *)userdata;
    own->on_add(lifecycle_v1alpha1_eviction_request_of(object), is_initial,
        own->userdata);
}
static inline void lifecycle_v1alpha1_eviction_request_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const lifecycle_v1alpha1_eviction_request_handler *own = (
        const lifecycle_v1alpha1_eviction_request_handler *)userdata;
    own->on_update(lifecycle_v1alpha1_eviction_request_of(old_object),
        lifecycle_v1alpha1_eviction_request_of(object), own->userdata);
}
static inline void lifecycle_v1alpha1_eviction_request_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const lifecycle_v1alpha1_eviction_request_handler *own = (
        const lifecycle_v1alpha1_eviction_request_handler *)userdata;
    own->on_delete(lifecycle_v1alpha1_eviction_request_of(object), is_tombstone,
        own->userdata);
}
static inline void lifecycle_v1alpha1_eviction_request_on_synced_(
    void *userdata)
{
    const lifecycle_v1alpha1_eviction_request_handler *own = (
        const lifecycle_v1alpha1_eviction_request_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool lifecycle_v1alpha1_eviction_request_wants_(
    const kin_object *object, void *userdata)
{
    const lifecycle_v1alpha1_eviction_request_handler *own = (
        const lifecycle_v1alpha1_eviction_request_handler *)userdata;
    return own->wants(lifecycle_v1alpha1_eviction_request_of(object),
        own->userdata);
}
static inline int lifecycle_v1alpha1_eviction_request_informer_add_handler(
    lifecycle_v1alpha1_eviction_request_informer informer,
    const lifecycle_v1alpha1_eviction_request_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? lifecycle_v1alpha1_eviction_request_on_add_
        : NULL;
    handler.on_update = own->on_update ?
        lifecycle_v1alpha1_eviction_request_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        lifecycle_v1alpha1_eviction_request_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        lifecycle_v1alpha1_eviction_request_on_synced_ : NULL;
    handler.wants = own->wants ? lifecycle_v1alpha1_eviction_request_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        lifecycle_v1alpha1_eviction_request_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct lifecycle_v1alpha1_eviction_request_lister {
    kin_snapshot *snapshot;
} lifecycle_v1alpha1_eviction_request_lister;
typedef struct lifecycle_v1alpha1_eviction_request_iter {
    kin_lister_iter it;
} lifecycle_v1alpha1_eviction_request_iter;
static inline lifecycle_v1alpha1_eviction_request_lister
    lifecycle_v1alpha1_eviction_request_informer_lister(
    lifecycle_v1alpha1_eviction_request_informer informer)
{
    lifecycle_v1alpha1_eviction_request_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void lifecycle_v1alpha1_eviction_request_lister_auto_release(
    lifecycle_v1alpha1_eviction_request_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline lifecycle_v1alpha1_eviction_request
    lifecycle_v1alpha1_eviction_request_lister_get(
    lifecycle_v1alpha1_eviction_request_lister lister, kin_str ns, kin_str name)
{
    return lifecycle_v1alpha1_eviction_request_of(kin_lister_get(
        lister.snapshot, ns, name));
}
static inline lifecycle_v1alpha1_eviction_request_iter
    lifecycle_v1alpha1_eviction_request_lister_list(
    lifecycle_v1alpha1_eviction_request_lister lister, kin_str ns,
    const kin_selector *selector)
{
    lifecycle_v1alpha1_eviction_request_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline lifecycle_v1alpha1_eviction_request
    lifecycle_v1alpha1_eviction_request_iter_next(
    lifecycle_v1alpha1_eviction_request_iter *iter)
{
    return lifecycle_v1alpha1_eviction_request_of(kin_lister_next(&iter->it));
}

static const kin_resource lifecycle_v1alpha1_evictions[1] = {
    {"lifecycle.k8s.io", "v1alpha1", "evictions", "Eviction", false},
};
static inline lifecycle_v1alpha1_eviction_edit lifecycle_v1alpha1_eviction_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    lifecycle_v1alpha1_eviction_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, lifecycle_v1alpha1_evictions, named);
    at.spot = kin_edit_root();
    return at;
}
static inline lifecycle_v1alpha1_eviction lifecycle_v1alpha1_eviction_cast(
    const kin_object *object)
{
    return lifecycle_v1alpha1_eviction_of(kin_object_is_of(object,
        lifecycle_v1alpha1_evictions) ? object : NULL);
}
static inline kin_call_opts lifecycle_v1alpha1_evictions_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int lifecycle_v1alpha1_evictions_got_(int r, kin_object *object,
    lifecycle_v1alpha1_eviction *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    lifecycle_v1alpha1_eviction *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, lifecycle_v1alpha1_evictions, at, opts,
        ret ? &got : NULL, err);
    return lifecycle_v1alpha1_evictions_got_(r, got, ret);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_create(
    kin_client *client, lifecycle_v1alpha1_eviction_edit at,
    const kin_call_opts *opts, lifecycle_v1alpha1_eviction *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, lifecycle_v1alpha1_evictions, at.edit,
        opts, ret ? &got : NULL, err);
    return lifecycle_v1alpha1_evictions_got_(r, got, ret);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, lifecycle_v1alpha1_evictions, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, lifecycle_v1alpha1_evictions,
        opts, NULL, err);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_update(
    kin_client *client, lifecycle_v1alpha1_eviction_edit at,
    const kin_call_opts *opts, lifecycle_v1alpha1_eviction *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_evictions_part_(opts, "");
    int r = kin_client_update(client, lifecycle_v1alpha1_evictions, at.edit,
        &own, ret ? &got : NULL, err);
    return lifecycle_v1alpha1_evictions_got_(r, got, ret);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_patch(
    kin_client *client, lifecycle_v1alpha1_eviction_edit at,
    const kin_call_opts *opts, lifecycle_v1alpha1_eviction *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_evictions_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, lifecycle_v1alpha1_evictions, &what, &own,
        ret ? &got : NULL, err);
    return lifecycle_v1alpha1_evictions_got_(r, got, ret);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_apply(
    kin_client *client, lifecycle_v1alpha1_eviction_edit at,
    const kin_call_opts *opts, lifecycle_v1alpha1_eviction *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_evictions_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, lifecycle_v1alpha1_evictions, &what, &own,
        ret ? &got : NULL, err);
    return lifecycle_v1alpha1_evictions_got_(r, got, ret);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_update_status(
    kin_client *client, lifecycle_v1alpha1_eviction_edit at,
    const kin_call_opts *opts, lifecycle_v1alpha1_eviction *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_evictions_part_(opts, "status");
    int r = kin_client_update(client, lifecycle_v1alpha1_evictions, at.edit,
        &own, ret ? &got : NULL, err);
    return lifecycle_v1alpha1_evictions_got_(r, got, ret);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_patch_status(
    kin_client *client, lifecycle_v1alpha1_eviction_edit at,
    const kin_call_opts *opts, lifecycle_v1alpha1_eviction *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_evictions_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, lifecycle_v1alpha1_evictions, &what, &own,
        ret ? &got : NULL, err);
    return lifecycle_v1alpha1_evictions_got_(r, got, ret);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_apply_status(
    kin_client *client, lifecycle_v1alpha1_eviction_edit at,
    const kin_call_opts *opts, lifecycle_v1alpha1_eviction *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = lifecycle_v1alpha1_evictions_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, lifecycle_v1alpha1_evictions, &what, &own,
        ret ? &got : NULL, err);
    return lifecycle_v1alpha1_evictions_got_(r, got, ret);
}
typedef struct lifecycle_v1alpha1_eviction_list_handler {
    int (*on_item)(lifecycle_v1alpha1_eviction item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} lifecycle_v1alpha1_eviction_list_handler;
static inline int lifecycle_v1alpha1_eviction_list_each_(
    const kin_object *object, void *userdata)
{
    const lifecycle_v1alpha1_eviction_list_handler *own = (
        const lifecycle_v1alpha1_eviction_list_handler *)userdata;
    return own->on_item(lifecycle_v1alpha1_eviction_of(object), own->userdata);
}
static inline int lifecycle_v1alpha1_eviction_list_restart_(void *userdata)
{
    const lifecycle_v1alpha1_eviction_list_handler *own = (
        const lifecycle_v1alpha1_eviction_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler lifecycle_v1alpha1_eviction_list_adapt_(
    lifecycle_v1alpha1_eviction_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = lifecycle_v1alpha1_eviction_list_each_;
    handler.on_restart = own->on_restart ?
        lifecycle_v1alpha1_eviction_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_list(
    kin_client *client, const kin_list_opts *opts,
    const lifecycle_v1alpha1_eviction_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    lifecycle_v1alpha1_eviction_list_handler own = *handler;
    kin_list_handler adapted = lifecycle_v1alpha1_eviction_list_adapt_(&own);
    return kin_client_list(client, lifecycle_v1alpha1_evictions, opts, &adapted,
        ret, err);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_list_all(
    kin_client *client, const kin_list_opts *opts,
    const lifecycle_v1alpha1_eviction_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    lifecycle_v1alpha1_eviction_list_handler own = *handler;
    kin_list_handler adapted = lifecycle_v1alpha1_eviction_list_adapt_(&own);
    return kin_client_list_all(client, lifecycle_v1alpha1_evictions, opts,
        &adapted, ret, err);
}
typedef struct lifecycle_v1alpha1_eviction_watch {
    kin_watch *watch;
} lifecycle_v1alpha1_eviction_watch;
static inline void lifecycle_v1alpha1_eviction_watch_auto_release(
    lifecycle_v1alpha1_eviction_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_watch(
    kin_client *client, const kin_list_opts *opts,
    lifecycle_v1alpha1_eviction_watch *ret, kin_error *err)
{
    return kin_client_watch(client, lifecycle_v1alpha1_evictions, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_eviction_watch_next(
    lifecycle_v1alpha1_eviction_watch watch, kin_deadline deadline,
    kin_watch_event *ret, lifecycle_v1alpha1_eviction *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct lifecycle_v1alpha1_eviction_informer {
    kin_informer *informer;
} lifecycle_v1alpha1_eviction_informer;
static inline lifecycle_v1alpha1_eviction_informer
    lifecycle_v1alpha1_eviction_informer_of(kin_informer *informer)
{
    lifecycle_v1alpha1_eviction_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int lifecycle_v1alpha1_evictions_informer(
    kin_factory *factory, lifecycle_v1alpha1_eviction_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, lifecycle_v1alpha1_evictions,
        &ret->informer, err);
}
typedef struct lifecycle_v1alpha1_eviction_handler {
    void (*on_add)(lifecycle_v1alpha1_eviction view, bool is_initial,
        void *userdata);
    void (*on_update)(lifecycle_v1alpha1_eviction old_view,
        lifecycle_v1alpha1_eviction view, void *userdata);
    void (*on_delete)(lifecycle_v1alpha1_eviction view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(lifecycle_v1alpha1_eviction view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, lifecycle_v1alpha1_eviction view,
        void *userdata);
} lifecycle_v1alpha1_eviction_handler;
static inline void lifecycle_v1alpha1_eviction_on_event_(const kin_event *event,
    void *userdata)
{
    const lifecycle_v1alpha1_eviction_handler *own = (
        const lifecycle_v1alpha1_eviction_handler *)userdata;
    own->on_event(event, lifecycle_v1alpha1_eviction_of(event->object),
        own->userdata);
}
static inline void lifecycle_v1alpha1_eviction_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const lifecycle_v1alpha1_eviction_handler *own = (
        const lifecycle_v1alpha1_eviction_handler *)userdata;
    own->on_add(lifecycle_v1alpha1_eviction_of(object), is_initial,
        own->userdata);
}
static inline void lifecycle_v1alpha1_eviction_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const lifecycle_v1alpha1_eviction_handler *own = (
        const lifecycle_v1alpha1_eviction_handler *)userdata;
    own->on_update(lifecycle_v1alpha1_eviction_of(old_object),
        lifecycle_v1alpha1_eviction_of(object), own->userdata);
}
static inline void lifecycle_v1alpha1_eviction_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const lifecycle_v1alpha1_eviction_handler *own = (
        const lifecycle_v1alpha1_eviction_handler *)userdata;
    own->on_delete(lifecycle_v1alpha1_eviction_of(object), is_tombstone,
        own->userdata);
}
static inline void lifecycle_v1alpha1_eviction_on_synced_(void *userdata)
{
    const lifecycle_v1alpha1_eviction_handler *own = (
        const lifecycle_v1alpha1_eviction_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool lifecycle_v1alpha1_eviction_wants_(const kin_object *object,
    void *userdata)
{
    const lifecycle_v1alpha1_eviction_handler *own = (
        const lifecycle_v1alpha1_eviction_handler *)userdata;
    return own->wants(lifecycle_v1alpha1_eviction_of(object), own->userdata);
}
static inline int lifecycle_v1alpha1_eviction_informer_add_handler(
    lifecycle_v1alpha1_eviction_informer informer,
    const lifecycle_v1alpha1_eviction_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? lifecycle_v1alpha1_eviction_on_add_ : NULL;
    handler.on_update = own->on_update ? lifecycle_v1alpha1_eviction_on_update_
        : NULL;
    handler.on_delete = own->on_delete ? lifecycle_v1alpha1_eviction_on_delete_
        : NULL;
    handler.on_synced = own->on_synced ? lifecycle_v1alpha1_eviction_on_synced_
        : NULL;
    handler.wants = own->wants ? lifecycle_v1alpha1_eviction_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? lifecycle_v1alpha1_eviction_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct lifecycle_v1alpha1_eviction_lister {
    kin_snapshot *snapshot;
} lifecycle_v1alpha1_eviction_lister;
typedef struct lifecycle_v1alpha1_eviction_iter {
    kin_lister_iter it;
} lifecycle_v1alpha1_eviction_iter;
static inline lifecycle_v1alpha1_eviction_lister
    lifecycle_v1alpha1_eviction_informer_lister(
    lifecycle_v1alpha1_eviction_informer informer)
{
    lifecycle_v1alpha1_eviction_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void lifecycle_v1alpha1_eviction_lister_auto_release(
    lifecycle_v1alpha1_eviction_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline lifecycle_v1alpha1_eviction
    lifecycle_v1alpha1_eviction_lister_get(
    lifecycle_v1alpha1_eviction_lister lister, kin_str ns, kin_str name)
{
    return lifecycle_v1alpha1_eviction_of(kin_lister_get(lister.snapshot, ns,
        name));
}
static inline lifecycle_v1alpha1_eviction_iter
    lifecycle_v1alpha1_eviction_lister_list(
    lifecycle_v1alpha1_eviction_lister lister, kin_str ns,
    const kin_selector *selector)
{
    lifecycle_v1alpha1_eviction_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline lifecycle_v1alpha1_eviction lifecycle_v1alpha1_eviction_iter_next(
    lifecycle_v1alpha1_eviction_iter *iter)
{
    return lifecycle_v1alpha1_eviction_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_LIFECYCLE_V1ALPHA1_H */
