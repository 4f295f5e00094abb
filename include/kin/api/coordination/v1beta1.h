/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of coordination.k8s.io/v1beta1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_COORDINATION_V1BETA1_H
#define KIN_API_COORDINATION_V1BETA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct coordination_v1beta1_lease {
    const kin_object *object;
} coordination_v1beta1_lease;
typedef struct coordination_v1beta1_lease_edit {
    kin_edit *edit;
    kin_spot spot;
} coordination_v1beta1_lease_edit;
static inline coordination_v1beta1_lease coordination_v1beta1_lease_of(
    const kin_object *object)
{
    coordination_v1beta1_lease view;
    view.object = object;
    return view;
}
static inline coordination_v1beta1_lease coordination_v1beta1_lease_ref(
    coordination_v1beta1_lease view)
{
    return coordination_v1beta1_lease_of(kin_object_ref(view.object));
}
static inline void coordination_v1beta1_lease_unref(
    coordination_v1beta1_lease view)
{
    (void)kin_object_unref(view.object);
}
static inline void coordination_v1beta1_lease_auto_release(
    coordination_v1beta1_lease *view)
{
    coordination_v1beta1_lease_unref(*view);
}
static inline coordination_v1beta1_lease_edit coordination_v1beta1_lease_change(
    const kin_allocator *alloc, coordination_v1beta1_lease view)
{
    coordination_v1beta1_lease_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void coordination_v1beta1_lease_edit_free(
    coordination_v1beta1_lease_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void coordination_v1beta1_lease_edit_auto_release(
    coordination_v1beta1_lease_edit *at)
{
    coordination_v1beta1_lease_edit_free(*at);
}

typedef struct coordination_v1beta1_lease_candidate {
    const kin_object *object;
} coordination_v1beta1_lease_candidate;
typedef struct coordination_v1beta1_lease_candidate_edit {
    kin_edit *edit;
    kin_spot spot;
} coordination_v1beta1_lease_candidate_edit;
static inline coordination_v1beta1_lease_candidate
    coordination_v1beta1_lease_candidate_of(const kin_object *object)
{
    coordination_v1beta1_lease_candidate view;
    view.object = object;
    return view;
}
static inline coordination_v1beta1_lease_candidate
    coordination_v1beta1_lease_candidate_ref(
    coordination_v1beta1_lease_candidate view)
{
    return coordination_v1beta1_lease_candidate_of(kin_object_ref(view.object));
}
static inline void coordination_v1beta1_lease_candidate_unref(
    coordination_v1beta1_lease_candidate view)
{
    (void)kin_object_unref(view.object);
}
static inline void coordination_v1beta1_lease_candidate_auto_release(
    coordination_v1beta1_lease_candidate *view)
{
    coordination_v1beta1_lease_candidate_unref(*view);
}
static inline coordination_v1beta1_lease_candidate_edit
    coordination_v1beta1_lease_candidate_change(const kin_allocator *alloc,
    coordination_v1beta1_lease_candidate view)
{
    coordination_v1beta1_lease_candidate_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void coordination_v1beta1_lease_candidate_edit_free(
    coordination_v1beta1_lease_candidate_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void coordination_v1beta1_lease_candidate_edit_auto_release(
    coordination_v1beta1_lease_candidate_edit *at)
{
    coordination_v1beta1_lease_candidate_edit_free(*at);
}

typedef struct coordination_v1beta1_lease_candidate_spec {
    kin_value value;
} coordination_v1beta1_lease_candidate_spec;
typedef struct coordination_v1beta1_lease_candidate_spec_list {
    kin_value value;
} coordination_v1beta1_lease_candidate_spec_list;
typedef struct coordination_v1beta1_lease_candidate_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} coordination_v1beta1_lease_candidate_spec_edit;
static inline coordination_v1beta1_lease_candidate_spec
    coordination_v1beta1_lease_candidate_spec_of(kin_value value)
{
    coordination_v1beta1_lease_candidate_spec view;
    view.value = value;
    return view;
}
static inline coordination_v1beta1_lease_candidate_spec_list
    coordination_v1beta1_lease_candidate_spec_list_of(kin_value value)
{
    coordination_v1beta1_lease_candidate_spec_list list;
    list.value = value;
    return list;
}
static inline size_t coordination_v1beta1_lease_candidate_spec_list_count(
    coordination_v1beta1_lease_candidate_spec_list list)
{
    return kin_value_count(list.value);
}
static inline coordination_v1beta1_lease_candidate_spec
    coordination_v1beta1_lease_candidate_spec_list_at(
    coordination_v1beta1_lease_candidate_spec_list list, size_t index)
{
    return coordination_v1beta1_lease_candidate_spec_of(kin_value_at(list.value,
        index));
}
static inline coordination_v1beta1_lease_candidate_spec_edit
    coordination_v1beta1_lease_candidate_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    coordination_v1beta1_lease_candidate_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int coordination_v1beta1_lease_candidate_spec_edit_copy(
    coordination_v1beta1_lease_candidate_spec_edit at,
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct coordination_v1beta1_lease_spec {
    kin_value value;
} coordination_v1beta1_lease_spec;
typedef struct coordination_v1beta1_lease_spec_list {
    kin_value value;
} coordination_v1beta1_lease_spec_list;
typedef struct coordination_v1beta1_lease_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} coordination_v1beta1_lease_spec_edit;
static inline coordination_v1beta1_lease_spec
    coordination_v1beta1_lease_spec_of(kin_value value)
{
    coordination_v1beta1_lease_spec view;
    view.value = value;
    return view;
}
static inline coordination_v1beta1_lease_spec_list
    coordination_v1beta1_lease_spec_list_of(kin_value value)
{
    coordination_v1beta1_lease_spec_list list;
    list.value = value;
    return list;
}
static inline size_t coordination_v1beta1_lease_spec_list_count(
    coordination_v1beta1_lease_spec_list list)
{
    return kin_value_count(list.value);
}
static inline coordination_v1beta1_lease_spec
    coordination_v1beta1_lease_spec_list_at(
    coordination_v1beta1_lease_spec_list list, size_t index)
{
    return coordination_v1beta1_lease_spec_of(kin_value_at(list.value, index));
}
static inline coordination_v1beta1_lease_spec_edit
    coordination_v1beta1_lease_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    coordination_v1beta1_lease_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int coordination_v1beta1_lease_spec_edit_copy(
    coordination_v1beta1_lease_spec_edit at,
    coordination_v1beta1_lease_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* Lease */
static inline kin_field *coordination_v1beta1_lease_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta coordination_v1beta1_lease_get_metadata(
    coordination_v1beta1_lease view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        coordination_v1beta1_lease_metadata_field_()));
}
static inline meta_v1_object_meta_edit coordination_v1beta1_lease_edit_metadata(
    coordination_v1beta1_lease_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_metadata_field_()));
}
static inline bool coordination_v1beta1_lease_metadata_has(
    coordination_v1beta1_lease view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_metadata_field_()));
}
static inline int coordination_v1beta1_lease_metadata_unset(
    coordination_v1beta1_lease_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_metadata_field_()));
}
#define COORDINATION_V1BETA1_LEASE_METADATA_PATH ".metadata"
static inline kin_field *coordination_v1beta1_lease_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline coordination_v1beta1_lease_spec
    coordination_v1beta1_lease_get_spec(coordination_v1beta1_lease view)
{
    return coordination_v1beta1_lease_spec_of(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_field_()));
}
static inline coordination_v1beta1_lease_spec_edit
    coordination_v1beta1_lease_edit_spec(coordination_v1beta1_lease_edit at)
{
    return coordination_v1beta1_lease_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, coordination_v1beta1_lease_spec_field_()));
}
static inline bool coordination_v1beta1_lease_spec_has(
    coordination_v1beta1_lease view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_field_()));
}
static inline int coordination_v1beta1_lease_spec_unset(
    coordination_v1beta1_lease_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_field_()));
}
#define COORDINATION_V1BETA1_LEASE_SPEC_PATH ".spec"
static inline kin_field
    *coordination_v1beta1_lease_spec_holder_identity_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "holderIdentity");
    return &field;
}
static inline kin_str coordination_v1beta1_lease_spec_holder_identity(
    coordination_v1beta1_lease view)
{
    return kin_value_str(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_holder_identity_field_()));
}
static inline int coordination_v1beta1_lease_spec_holder_identity_set(
    coordination_v1beta1_lease_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_holder_identity_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_holder_identity_has(
    coordination_v1beta1_lease view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_holder_identity_field_()));
}
static inline int coordination_v1beta1_lease_spec_holder_identity_unset(
    coordination_v1beta1_lease_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_holder_identity_field_()));
}
#define COORDINATION_V1BETA1_LEASE_SPEC_HOLDER_IDENTITY_PATH \
    ".spec.holderIdentity"
static inline kin_field
    *coordination_v1beta1_lease_spec_lease_duration_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "leaseDurationSeconds");
    return &field;
}
static inline int32_t coordination_v1beta1_lease_spec_lease_duration_seconds(
    coordination_v1beta1_lease view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_lease_duration_seconds_field_()));
}
static inline int coordination_v1beta1_lease_spec_lease_duration_seconds_set(
    coordination_v1beta1_lease_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_lease_duration_seconds_field_()),
        value);
}
static inline bool coordination_v1beta1_lease_spec_lease_duration_seconds_has(
    coordination_v1beta1_lease view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_lease_duration_seconds_field_()));
}
static inline int coordination_v1beta1_lease_spec_lease_duration_seconds_unset(
    coordination_v1beta1_lease_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_lease_duration_seconds_field_()));
}
#define COORDINATION_V1BETA1_LEASE_SPEC_LEASE_DURATION_SECONDS_PATH \
    ".spec.leaseDurationSeconds"
static inline kin_field
    *coordination_v1beta1_lease_spec_acquire_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "acquireTime");
    return &field;
}
static inline kin_time coordination_v1beta1_lease_spec_acquire_time(
    coordination_v1beta1_lease view)
{
    return kin_value_as_time(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_acquire_time_field_()));
}
static inline int coordination_v1beta1_lease_spec_acquire_time_set(
    coordination_v1beta1_lease_edit at, kin_time value)
{
    return kin_edit_set_micro_time(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_acquire_time_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_acquire_time_has(
    coordination_v1beta1_lease view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_acquire_time_field_()));
}
static inline int coordination_v1beta1_lease_spec_acquire_time_unset(
    coordination_v1beta1_lease_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_acquire_time_field_()));
}
#define COORDINATION_V1BETA1_LEASE_SPEC_ACQUIRE_TIME_PATH ".spec.acquireTime"
static inline kin_field *coordination_v1beta1_lease_spec_renew_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "renewTime");
    return &field;
}
static inline kin_time coordination_v1beta1_lease_spec_renew_time(
    coordination_v1beta1_lease view)
{
    return kin_value_as_time(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_renew_time_field_()));
}
static inline int coordination_v1beta1_lease_spec_renew_time_set(
    coordination_v1beta1_lease_edit at, kin_time value)
{
    return kin_edit_set_micro_time(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_renew_time_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_renew_time_has(
    coordination_v1beta1_lease view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_renew_time_field_()));
}
static inline int coordination_v1beta1_lease_spec_renew_time_unset(
    coordination_v1beta1_lease_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_renew_time_field_()));
}
#define COORDINATION_V1BETA1_LEASE_SPEC_RENEW_TIME_PATH ".spec.renewTime"
static inline kin_field
    *coordination_v1beta1_lease_spec_lease_transitions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "leaseTransitions");
    return &field;
}
static inline int32_t coordination_v1beta1_lease_spec_lease_transitions(
    coordination_v1beta1_lease view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_lease_transitions_field_()));
}
static inline int coordination_v1beta1_lease_spec_lease_transitions_set(
    coordination_v1beta1_lease_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_lease_transitions_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_lease_transitions_has(
    coordination_v1beta1_lease view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_lease_transitions_field_()));
}
static inline int coordination_v1beta1_lease_spec_lease_transitions_unset(
    coordination_v1beta1_lease_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_lease_transitions_field_()));
}
#define COORDINATION_V1BETA1_LEASE_SPEC_LEASE_TRANSITIONS_PATH \
    ".spec.leaseTransitions"
static inline kin_field *coordination_v1beta1_lease_spec_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "strategy");
    return &field;
}
static inline kin_str coordination_v1beta1_lease_spec_strategy(
    coordination_v1beta1_lease view)
{
    return kin_value_str(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_strategy_field_()));
}
static inline int coordination_v1beta1_lease_spec_strategy_set(
    coordination_v1beta1_lease_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_strategy_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_strategy_has(
    coordination_v1beta1_lease view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_strategy_field_()));
}
static inline int coordination_v1beta1_lease_spec_strategy_unset(
    coordination_v1beta1_lease_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_strategy_field_()));
}
#define COORDINATION_V1BETA1_LEASE_SPEC_STRATEGY_PATH ".spec.strategy"
static inline kin_field
    *coordination_v1beta1_lease_spec_preferred_holder_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "preferredHolder");
    return &field;
}
static inline kin_str coordination_v1beta1_lease_spec_preferred_holder(
    coordination_v1beta1_lease view)
{
    return kin_value_str(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_preferred_holder_field_()));
}
static inline int coordination_v1beta1_lease_spec_preferred_holder_set(
    coordination_v1beta1_lease_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_preferred_holder_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_preferred_holder_has(
    coordination_v1beta1_lease view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_spec_preferred_holder_field_()));
}
static inline int coordination_v1beta1_lease_spec_preferred_holder_unset(
    coordination_v1beta1_lease_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_preferred_holder_field_()));
}
#define COORDINATION_V1BETA1_LEASE_SPEC_PREFERRED_HOLDER_PATH \
    ".spec.preferredHolder"

/* LeaseCandidate */
static inline kin_field
    *coordination_v1beta1_lease_candidate_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    coordination_v1beta1_lease_candidate_get_metadata(
    coordination_v1beta1_lease_candidate view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    coordination_v1beta1_lease_candidate_edit_metadata(
    coordination_v1beta1_lease_candidate_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_metadata_field_()));
}
static inline bool coordination_v1beta1_lease_candidate_metadata_has(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_metadata_field_()));
}
static inline int coordination_v1beta1_lease_candidate_metadata_unset(
    coordination_v1beta1_lease_candidate_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_metadata_field_()));
}
#define COORDINATION_V1BETA1_LEASE_CANDIDATE_METADATA_PATH ".metadata"
static inline kin_field *coordination_v1beta1_lease_candidate_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline coordination_v1beta1_lease_candidate_spec
    coordination_v1beta1_lease_candidate_get_spec(
    coordination_v1beta1_lease_candidate view)
{
    return coordination_v1beta1_lease_candidate_spec_of(kin_object_field(
        view.object, coordination_v1beta1_lease_candidate_spec_field_()));
}
static inline coordination_v1beta1_lease_candidate_spec_edit
    coordination_v1beta1_lease_candidate_edit_spec(
    coordination_v1beta1_lease_candidate_edit at)
{
    return coordination_v1beta1_lease_candidate_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_field_()));
}
static inline bool coordination_v1beta1_lease_candidate_spec_has(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_unset(
    coordination_v1beta1_lease_candidate_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_field_()));
}
#define COORDINATION_V1BETA1_LEASE_CANDIDATE_SPEC_PATH ".spec"
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_lease_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "leaseName");
    return &field;
}
static inline kin_str coordination_v1beta1_lease_candidate_spec_lease_name(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_str(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_lease_name_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_lease_name_set(
    coordination_v1beta1_lease_candidate_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_lease_name_field_()), value);
}
static inline bool coordination_v1beta1_lease_candidate_spec_lease_name_has(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_lease_name_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_lease_name_unset(
    coordination_v1beta1_lease_candidate_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_lease_name_field_()));
}
#define COORDINATION_V1BETA1_LEASE_CANDIDATE_SPEC_LEASE_NAME_PATH \
    ".spec.leaseName"
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_ping_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "pingTime");
    return &field;
}
static inline kin_time coordination_v1beta1_lease_candidate_spec_ping_time(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_as_time(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_ping_time_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_ping_time_set(
    coordination_v1beta1_lease_candidate_edit at, kin_time value)
{
    return kin_edit_set_micro_time(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_ping_time_field_()), value);
}
static inline bool coordination_v1beta1_lease_candidate_spec_ping_time_has(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_ping_time_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_ping_time_unset(
    coordination_v1beta1_lease_candidate_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_ping_time_field_()));
}
#define COORDINATION_V1BETA1_LEASE_CANDIDATE_SPEC_PING_TIME_PATH \
    ".spec.pingTime"
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_renew_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "renewTime");
    return &field;
}
static inline kin_time coordination_v1beta1_lease_candidate_spec_renew_time(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_as_time(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_renew_time_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_renew_time_set(
    coordination_v1beta1_lease_candidate_edit at, kin_time value)
{
    return kin_edit_set_micro_time(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_renew_time_field_()), value);
}
static inline bool coordination_v1beta1_lease_candidate_spec_renew_time_has(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_renew_time_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_renew_time_unset(
    coordination_v1beta1_lease_candidate_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_renew_time_field_()));
}
#define COORDINATION_V1BETA1_LEASE_CANDIDATE_SPEC_RENEW_TIME_PATH \
    ".spec.renewTime"
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_binary_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "binaryVersion");
    return &field;
}
static inline kin_str coordination_v1beta1_lease_candidate_spec_binary_version(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_str(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_binary_version_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_binary_version_set(
    coordination_v1beta1_lease_candidate_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_binary_version_field_()),
        value);
}
static inline bool coordination_v1beta1_lease_candidate_spec_binary_version_has(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_binary_version_field_()));
}
static inline int
    coordination_v1beta1_lease_candidate_spec_binary_version_unset(
    coordination_v1beta1_lease_candidate_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_binary_version_field_()));
}
#define COORDINATION_V1BETA1_LEASE_CANDIDATE_SPEC_BINARY_VERSION_PATH \
    ".spec.binaryVersion"
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_emulation_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "emulationVersion");
    return &field;
}
static inline kin_str
    coordination_v1beta1_lease_candidate_spec_emulation_version(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_str(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_emulation_version_field_()));
}
static inline int
    coordination_v1beta1_lease_candidate_spec_emulation_version_set(
    coordination_v1beta1_lease_candidate_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_emulation_version_field_()),
        value);
}
static inline bool
    coordination_v1beta1_lease_candidate_spec_emulation_version_has(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_emulation_version_field_()));
}
static inline int
    coordination_v1beta1_lease_candidate_spec_emulation_version_unset(
    coordination_v1beta1_lease_candidate_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_emulation_version_field_()));
}
#define COORDINATION_V1BETA1_LEASE_CANDIDATE_SPEC_EMULATION_VERSION_PATH \
    ".spec.emulationVersion"
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "strategy");
    return &field;
}
static inline kin_str coordination_v1beta1_lease_candidate_spec_strategy(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_str(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_strategy_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_strategy_set(
    coordination_v1beta1_lease_candidate_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_strategy_field_()), value);
}
static inline bool coordination_v1beta1_lease_candidate_spec_strategy_has(
    coordination_v1beta1_lease_candidate view)
{
    return kin_value_is_set(kin_object_field(view.object,
        coordination_v1beta1_lease_candidate_spec_strategy_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_strategy_unset(
    coordination_v1beta1_lease_candidate_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_strategy_field_()));
}
#define COORDINATION_V1BETA1_LEASE_CANDIDATE_SPEC_STRATEGY_PATH ".spec.strategy"

/* LeaseCandidateSpec */
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_get_lease_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("leaseName", "");
    return &field;
}
static inline kin_str coordination_v1beta1_lease_candidate_spec_get_lease_name(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_lease_name_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_edit_lease_name_set(
    coordination_v1beta1_lease_candidate_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_lease_name_field_()),
        value);
}
static inline bool coordination_v1beta1_lease_candidate_spec_get_lease_name_has(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_lease_name_field_()));
}
static inline int
    coordination_v1beta1_lease_candidate_spec_edit_lease_name_unset(
    coordination_v1beta1_lease_candidate_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_lease_name_field_()));
}
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_get_ping_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pingTime", "");
    return &field;
}
static inline kin_time coordination_v1beta1_lease_candidate_spec_get_ping_time(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_as_time(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_ping_time_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_edit_ping_time_set(
    coordination_v1beta1_lease_candidate_spec_edit at, kin_time value)
{
    return kin_edit_set_micro_time(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_ping_time_field_()),
        value);
}
static inline bool coordination_v1beta1_lease_candidate_spec_get_ping_time_has(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_ping_time_field_()));
}
static inline int
    coordination_v1beta1_lease_candidate_spec_edit_ping_time_unset(
    coordination_v1beta1_lease_candidate_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_ping_time_field_()));
}
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_get_renew_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("renewTime", "");
    return &field;
}
static inline kin_time coordination_v1beta1_lease_candidate_spec_get_renew_time(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_as_time(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_renew_time_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_edit_renew_time_set(
    coordination_v1beta1_lease_candidate_spec_edit at, kin_time value)
{
    return kin_edit_set_micro_time(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_renew_time_field_()),
        value);
}
static inline bool coordination_v1beta1_lease_candidate_spec_get_renew_time_has(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_renew_time_field_()));
}
static inline int
    coordination_v1beta1_lease_candidate_spec_edit_renew_time_unset(
    coordination_v1beta1_lease_candidate_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_renew_time_field_()));
}
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_get_binary_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("binaryVersion", "");
    return &field;
}
static inline kin_str
    coordination_v1beta1_lease_candidate_spec_get_binary_version(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_binary_version_field_()));
}
static inline int
    coordination_v1beta1_lease_candidate_spec_edit_binary_version_set(
    coordination_v1beta1_lease_candidate_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_binary_version_field_()),
        value);
}
static inline bool
    coordination_v1beta1_lease_candidate_spec_get_binary_version_has(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_binary_version_field_()));
}
static inline int
    coordination_v1beta1_lease_candidate_spec_edit_binary_version_unset(
    coordination_v1beta1_lease_candidate_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_binary_version_field_()));
}
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_get_emulation_version_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("emulationVersion", "");
    return &field;
}
static inline kin_str
    coordination_v1beta1_lease_candidate_spec_get_emulation_version(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_emulation_version_field_()));
}
static inline int
    coordination_v1beta1_lease_candidate_spec_edit_emulation_version_set(
    coordination_v1beta1_lease_candidate_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_emulation_version_field_()), value);
}
static inline bool
    coordination_v1beta1_lease_candidate_spec_get_emulation_version_has(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_emulation_version_field_()));
}
static inline int
    coordination_v1beta1_lease_candidate_spec_edit_emulation_version_unset(
    coordination_v1beta1_lease_candidate_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_emulation_version_field_()));
}
static inline kin_field
    *coordination_v1beta1_lease_candidate_spec_get_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("strategy", "");
    return &field;
}
static inline kin_str coordination_v1beta1_lease_candidate_spec_get_strategy(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_strategy_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_edit_strategy_set(
    coordination_v1beta1_lease_candidate_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_strategy_field_()),
        value);
}
static inline bool coordination_v1beta1_lease_candidate_spec_get_strategy_has(
    coordination_v1beta1_lease_candidate_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_candidate_spec_get_strategy_field_()));
}
static inline int coordination_v1beta1_lease_candidate_spec_edit_strategy_unset(
    coordination_v1beta1_lease_candidate_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_candidate_spec_get_strategy_field_()));
}

/* LeaseSpec */
static inline kin_field
    *coordination_v1beta1_lease_spec_get_holder_identity_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("holderIdentity", "");
    return &field;
}
static inline kin_str coordination_v1beta1_lease_spec_get_holder_identity(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_holder_identity_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_holder_identity_set(
    coordination_v1beta1_lease_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_holder_identity_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_get_holder_identity_has(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_holder_identity_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_holder_identity_unset(
    coordination_v1beta1_lease_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_holder_identity_field_()));
}
static inline kin_field
    *coordination_v1beta1_lease_spec_get_lease_duration_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("leaseDurationSeconds", "");
    return &field;
}
static inline int32_t
    coordination_v1beta1_lease_spec_get_lease_duration_seconds(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_lease_duration_seconds_field_()));
}
static inline int
    coordination_v1beta1_lease_spec_edit_lease_duration_seconds_set(
    coordination_v1beta1_lease_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_lease_duration_seconds_field_()),
        value);
}
static inline bool
    coordination_v1beta1_lease_spec_get_lease_duration_seconds_has(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_lease_duration_seconds_field_()));
}
static inline int
    coordination_v1beta1_lease_spec_edit_lease_duration_seconds_unset(
    coordination_v1beta1_lease_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_lease_duration_seconds_field_()));
}
static inline kin_field
    *coordination_v1beta1_lease_spec_get_acquire_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("acquireTime", "");
    return &field;
}
static inline kin_time coordination_v1beta1_lease_spec_get_acquire_time(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_as_time(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_acquire_time_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_acquire_time_set(
    coordination_v1beta1_lease_spec_edit at, kin_time value)
{
    return kin_edit_set_micro_time(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_acquire_time_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_get_acquire_time_has(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_acquire_time_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_acquire_time_unset(
    coordination_v1beta1_lease_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_acquire_time_field_()));
}
static inline kin_field
    *coordination_v1beta1_lease_spec_get_renew_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("renewTime", "");
    return &field;
}
static inline kin_time coordination_v1beta1_lease_spec_get_renew_time(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_as_time(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_renew_time_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_renew_time_set(
    coordination_v1beta1_lease_spec_edit at, kin_time value)
{
    return kin_edit_set_micro_time(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_renew_time_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_get_renew_time_has(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_renew_time_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_renew_time_unset(
    coordination_v1beta1_lease_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_renew_time_field_()));
}
static inline kin_field
    *coordination_v1beta1_lease_spec_get_lease_transitions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("leaseTransitions", "");
    return &field;
}
static inline int32_t coordination_v1beta1_lease_spec_get_lease_transitions(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_lease_transitions_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_lease_transitions_set(
    coordination_v1beta1_lease_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_lease_transitions_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_get_lease_transitions_has(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_lease_transitions_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_lease_transitions_unset(
    coordination_v1beta1_lease_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_lease_transitions_field_()));
}
static inline kin_field
    *coordination_v1beta1_lease_spec_get_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("strategy", "");
    return &field;
}
static inline kin_str coordination_v1beta1_lease_spec_get_strategy(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_strategy_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_strategy_set(
    coordination_v1beta1_lease_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_strategy_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_get_strategy_has(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_strategy_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_strategy_unset(
    coordination_v1beta1_lease_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_strategy_field_()));
}
static inline kin_field
    *coordination_v1beta1_lease_spec_get_preferred_holder_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("preferredHolder", "");
    return &field;
}
static inline kin_str coordination_v1beta1_lease_spec_get_preferred_holder(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_preferred_holder_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_preferred_holder_set(
    coordination_v1beta1_lease_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_preferred_holder_field_()), value);
}
static inline bool coordination_v1beta1_lease_spec_get_preferred_holder_has(
    coordination_v1beta1_lease_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        coordination_v1beta1_lease_spec_get_preferred_holder_field_()));
}
static inline int coordination_v1beta1_lease_spec_edit_preferred_holder_unset(
    coordination_v1beta1_lease_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        coordination_v1beta1_lease_spec_get_preferred_holder_field_()));
}

static const kin_resource coordination_v1beta1_lease_candidates[1] = {
    {"coordination.k8s.io", "v1beta1", "leasecandidates", "LeaseCandidate",
        false},
};
static inline coordination_v1beta1_lease_candidate_edit
    coordination_v1beta1_lease_candidate_new(const kin_allocator *alloc,
    kin_str ns, kin_str name)
{
    coordination_v1beta1_lease_candidate_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, coordination_v1beta1_lease_candidates,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline coordination_v1beta1_lease_candidate
    coordination_v1beta1_lease_candidate_cast(const kin_object *object)
{
    return coordination_v1beta1_lease_candidate_of(kin_object_is_of(object,
        coordination_v1beta1_lease_candidates) ? object : NULL);
}
static inline kin_call_opts coordination_v1beta1_lease_candidates_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int coordination_v1beta1_lease_candidates_got_(int r,
    kin_object *object, coordination_v1beta1_lease_candidate *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_candidates_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    coordination_v1beta1_lease_candidate *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, coordination_v1beta1_lease_candidates, at,
        opts, ret ? &got : NULL, err);
    return coordination_v1beta1_lease_candidates_got_(r, got, ret);
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_candidates_create(
    kin_client *client, coordination_v1beta1_lease_candidate_edit at,
    const kin_call_opts *opts, coordination_v1beta1_lease_candidate *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, coordination_v1beta1_lease_candidates,
        at.edit, opts, ret ? &got : NULL, err);
    return coordination_v1beta1_lease_candidates_got_(r, got, ret);
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_candidates_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, coordination_v1beta1_lease_candidates, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    coordination_v1beta1_lease_candidates_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        coordination_v1beta1_lease_candidates, opts, NULL, err);
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_candidates_update(
    kin_client *client, coordination_v1beta1_lease_candidate_edit at,
    const kin_call_opts *opts, coordination_v1beta1_lease_candidate *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = coordination_v1beta1_lease_candidates_part_(opts, "");
    int r = kin_client_update(client, coordination_v1beta1_lease_candidates,
        at.edit, &own, ret ? &got : NULL, err);
    return coordination_v1beta1_lease_candidates_got_(r, got, ret);
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_candidates_patch(
    kin_client *client, coordination_v1beta1_lease_candidate_edit at,
    const kin_call_opts *opts, coordination_v1beta1_lease_candidate *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = coordination_v1beta1_lease_candidates_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, coordination_v1beta1_lease_candidates,
        &what, &own, ret ? &got : NULL, err);
    return coordination_v1beta1_lease_candidates_got_(r, got, ret);
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_candidates_apply(
    kin_client *client, coordination_v1beta1_lease_candidate_edit at,
    const kin_call_opts *opts, coordination_v1beta1_lease_candidate *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = coordination_v1beta1_lease_candidates_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, coordination_v1beta1_lease_candidates,
        &what, &own, ret ? &got : NULL, err);
    return coordination_v1beta1_lease_candidates_got_(r, got, ret);
}
typedef struct coordination_v1beta1_lease_candidate_list_handler {
    int (*on_item)(coordination_v1beta1_lease_candidate item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} coordination_v1beta1_lease_candidate_list_handler;
static inline int coordination_v1beta1_lease_candidate_list_each_(
    const kin_object *object, void *userdata)
{
    const coordination_v1beta1_lease_candidate_list_handler *own = (
        const coordination_v1beta1_lease_candidate_list_handler *)userdata;
    return own->on_item(coordination_v1beta1_lease_candidate_of(object),
        own->userdata);
}
static inline int coordination_v1beta1_lease_candidate_list_restart_(
    void *userdata)
{
    const coordination_v1beta1_lease_candidate_list_handler *own = (
        const coordination_v1beta1_lease_candidate_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler coordination_v1beta1_lease_candidate_list_adapt_(
    coordination_v1beta1_lease_candidate_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = coordination_v1beta1_lease_candidate_list_each_;
    handler.on_restart = own->on_restart ?
        coordination_v1beta1_lease_candidate_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_candidates_list(
    kin_client *client, const kin_list_opts *opts,
    const coordination_v1beta1_lease_candidate_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    coordination_v1beta1_lease_candidate_list_handler own = *handler;
    kin_list_handler adapted = coordination_v1beta1_lease_candidate_list_adapt_(
        &own);
    return kin_client_list(client, coordination_v1beta1_lease_candidates, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_candidates_list_all(
    kin_client *client, const kin_list_opts *opts,
    const coordination_v1beta1_lease_candidate_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    coordination_v1beta1_lease_candidate_list_handler own = *handler;
    kin_list_handler adapted = coordination_v1beta1_lease_candidate_list_adapt_(
        &own);
    return kin_client_list_all(client, coordination_v1beta1_lease_candidates,
        opts, &adapted, ret, err);
}
typedef struct coordination_v1beta1_lease_candidate_watch {
    kin_watch *watch;
} coordination_v1beta1_lease_candidate_watch;
static inline void coordination_v1beta1_lease_candidate_watch_auto_release(
    coordination_v1beta1_lease_candidate_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_candidates_watch(
    kin_client *client, const kin_list_opts *opts,
    coordination_v1beta1_lease_candidate_watch *ret, kin_error *err)
{
    return kin_client_watch(client, coordination_v1beta1_lease_candidates, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_candidate_watch_next(
    coordination_v1beta1_lease_candidate_watch watch, kin_deadline deadline,
    kin_watch_event *ret, coordination_v1beta1_lease_candidate *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct coordination_v1beta1_lease_candidate_informer {
    kin_informer *informer;
} coordination_v1beta1_lease_candidate_informer;
static inline coordination_v1beta1_lease_candidate_informer
    coordination_v1beta1_lease_candidate_informer_of(kin_informer *informer)
{
    coordination_v1beta1_lease_candidate_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_candidates_informer(
    kin_factory *factory, coordination_v1beta1_lease_candidate_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, coordination_v1beta1_lease_candidates,
        &ret->informer, err);
}
typedef struct coordination_v1beta1_lease_candidate_handler {
    void (*on_add)(coordination_v1beta1_lease_candidate view, bool is_initial,
        void *userdata);
    void (*on_update)(coordination_v1beta1_lease_candidate old_view,
        coordination_v1beta1_lease_candidate view, void *userdata);
    void (*on_delete)(coordination_v1beta1_lease_candidate view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(coordination_v1beta1_lease_candidate view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        coordination_v1beta1_lease_candidate view, void *userdata);
} coordination_v1beta1_lease_candidate_handler;
static inline void coordination_v1beta1_lease_candidate_on_event_(
    const kin_event *event, void *userdata)
{
    const coordination_v1beta1_lease_candidate_handler *own = (
        const coordination_v1beta1_lease_candidate_handler *)userdata;
    own->on_event(event, coordination_v1beta1_lease_candidate_of(event->object),
        own->userdata);
}
static inline void coordination_v1beta1_lease_candidate_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const coordination_v1beta1_lease_candidate_handler *own = (
        const coordination_v1beta1_lease_candidate_handler *)userdata;
    own->on_add(coordination_v1beta1_lease_candidate_of(object), is_initial,
        own->userdata);
}
static inline void coordination_v1beta1_lease_candidate_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const coordination_v1beta1_lease_candidate_handler *own = (
        const coordination_v1beta1_lease_candidate_handler *)userdata;
    own->on_update(coordination_v1beta1_lease_candidate_of(old_object),
        coordination_v1beta1_lease_candidate_of(object), own->userdata);
}
static inline void coordination_v1beta1_lease_candidate_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const coordination_v1beta1_lease_candidate_handler *own = (
        const coordination_v1beta1_lease_candidate_handler *)userdata;
    own->on_delete(coordination_v1beta1_lease_candidate_of(object),
        is_tombstone, own->userdata);
}
static inline void coordination_v1beta1_lease_candidate_on_synced_(
    void *userdata)
{
    const coordination_v1beta1_lease_candidate_handler *own = (
        const coordination_v1beta1_lease_candidate_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool coordination_v1beta1_lease_candidate_wants_(
    const kin_object *object, void *userdata)
{
    const coordination_v1beta1_lease_candidate_handler *own = (
        const coordination_v1beta1_lease_candidate_handler *)userdata;
    return own->wants(coordination_v1beta1_lease_candidate_of(object),
        own->userdata);
}
static inline int coordination_v1beta1_lease_candidate_informer_add_handler(
    coordination_v1beta1_lease_candidate_informer informer,
    const coordination_v1beta1_lease_candidate_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? coordination_v1beta1_lease_candidate_on_add_
        : NULL;
    handler.on_update = own->on_update ?
        coordination_v1beta1_lease_candidate_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        coordination_v1beta1_lease_candidate_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        coordination_v1beta1_lease_candidate_on_synced_ : NULL;
    handler.wants = own->wants ? coordination_v1beta1_lease_candidate_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        coordination_v1beta1_lease_candidate_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct coordination_v1beta1_lease_candidate_lister {
    kin_snapshot *snapshot;
} coordination_v1beta1_lease_candidate_lister;
typedef struct coordination_v1beta1_lease_candidate_iter {
    kin_lister_iter it;
} coordination_v1beta1_lease_candidate_iter;
static inline coordination_v1beta1_lease_candidate_lister
    coordination_v1beta1_lease_candidate_informer_lister(
    coordination_v1beta1_lease_candidate_informer informer)
{
    coordination_v1beta1_lease_candidate_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void coordination_v1beta1_lease_candidate_lister_auto_release(
    coordination_v1beta1_lease_candidate_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline coordination_v1beta1_lease_candidate
    coordination_v1beta1_lease_candidate_lister_get(
    coordination_v1beta1_lease_candidate_lister lister, kin_str ns,
    kin_str name)
{
    return coordination_v1beta1_lease_candidate_of(kin_lister_get(
        lister.snapshot, ns, name));
}
static inline coordination_v1beta1_lease_candidate_iter
    coordination_v1beta1_lease_candidate_lister_list(
    coordination_v1beta1_lease_candidate_lister lister, kin_str ns,
    const kin_selector *selector)
{
    coordination_v1beta1_lease_candidate_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline coordination_v1beta1_lease_candidate
    coordination_v1beta1_lease_candidate_iter_next(
    coordination_v1beta1_lease_candidate_iter *iter)
{
    return coordination_v1beta1_lease_candidate_of(kin_lister_next(&iter->it));
}

static const kin_resource coordination_v1beta1_leases[1] = {
    {"coordination.k8s.io", "v1beta1", "leases", "Lease", false},
};
static inline coordination_v1beta1_lease_edit coordination_v1beta1_lease_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    coordination_v1beta1_lease_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, coordination_v1beta1_leases, named);
    at.spot = kin_edit_root();
    return at;
}
static inline coordination_v1beta1_lease coordination_v1beta1_lease_cast(
    const kin_object *object)
{
    return coordination_v1beta1_lease_of(kin_object_is_of(object,
        coordination_v1beta1_leases) ? object : NULL);
}
static inline kin_call_opts coordination_v1beta1_leases_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int coordination_v1beta1_leases_got_(int r, kin_object *object,
    coordination_v1beta1_lease *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int coordination_v1beta1_leases_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    coordination_v1beta1_lease *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, coordination_v1beta1_leases, at, opts,
        ret ? &got : NULL, err);
    return coordination_v1beta1_leases_got_(r, got, ret);
}
KIN_NODISCARD static inline int coordination_v1beta1_leases_create(
    kin_client *client, coordination_v1beta1_lease_edit at,
    const kin_call_opts *opts, coordination_v1beta1_lease *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, coordination_v1beta1_leases, at.edit,
        opts, ret ? &got : NULL, err);
    return coordination_v1beta1_leases_got_(r, got, ret);
}
KIN_NODISCARD static inline int coordination_v1beta1_leases_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, coordination_v1beta1_leases, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int coordination_v1beta1_leases_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, coordination_v1beta1_leases,
        opts, NULL, err);
}
KIN_NODISCARD static inline int coordination_v1beta1_leases_update(
    kin_client *client, coordination_v1beta1_lease_edit at,
    const kin_call_opts *opts, coordination_v1beta1_lease *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = coordination_v1beta1_leases_part_(opts, "");
    int r = kin_client_update(client, coordination_v1beta1_leases, at.edit,
        &own, ret ? &got : NULL, err);
    return coordination_v1beta1_leases_got_(r, got, ret);
}
KIN_NODISCARD static inline int coordination_v1beta1_leases_patch(
    kin_client *client, coordination_v1beta1_lease_edit at,
    const kin_call_opts *opts, coordination_v1beta1_lease *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = coordination_v1beta1_leases_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, coordination_v1beta1_leases, &what, &own,
        ret ? &got : NULL, err);
    return coordination_v1beta1_leases_got_(r, got, ret);
}
KIN_NODISCARD static inline int coordination_v1beta1_leases_apply(
    kin_client *client, coordination_v1beta1_lease_edit at,
    const kin_call_opts *opts, coordination_v1beta1_lease *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = coordination_v1beta1_leases_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, coordination_v1beta1_leases, &what, &own,
        ret ? &got : NULL, err);
    return coordination_v1beta1_leases_got_(r, got, ret);
}
typedef struct coordination_v1beta1_lease_list_handler {
    int (*on_item)(coordination_v1beta1_lease item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} coordination_v1beta1_lease_list_handler;
static inline int coordination_v1beta1_lease_list_each_(
    const kin_object *object, void *userdata)
{
    const coordination_v1beta1_lease_list_handler *own = (
        const coordination_v1beta1_lease_list_handler *)userdata;
    return own->on_item(coordination_v1beta1_lease_of(object), own->userdata);
}
static inline int coordination_v1beta1_lease_list_restart_(void *userdata)
{
    const coordination_v1beta1_lease_list_handler *own = (
        const coordination_v1beta1_lease_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler coordination_v1beta1_lease_list_adapt_(
    coordination_v1beta1_lease_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = coordination_v1beta1_lease_list_each_;
    handler.on_restart = own->on_restart ?
        coordination_v1beta1_lease_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int coordination_v1beta1_leases_list(
    kin_client *client, const kin_list_opts *opts,
    const coordination_v1beta1_lease_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    coordination_v1beta1_lease_list_handler own = *handler;
    kin_list_handler adapted = coordination_v1beta1_lease_list_adapt_(&own);
    return kin_client_list(client, coordination_v1beta1_leases, opts, &adapted,
        ret, err);
}
KIN_NODISCARD static inline int coordination_v1beta1_leases_list_all(
    kin_client *client, const kin_list_opts *opts,
    const coordination_v1beta1_lease_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    coordination_v1beta1_lease_list_handler own = *handler;
    kin_list_handler adapted = coordination_v1beta1_lease_list_adapt_(&own);
    return kin_client_list_all(client, coordination_v1beta1_leases, opts,
        &adapted, ret, err);
}
typedef struct coordination_v1beta1_lease_watch {
    kin_watch *watch;
} coordination_v1beta1_lease_watch;
static inline void coordination_v1beta1_lease_watch_auto_release(
    coordination_v1beta1_lease_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int coordination_v1beta1_leases_watch(
    kin_client *client, const kin_list_opts *opts,
    coordination_v1beta1_lease_watch *ret, kin_error *err)
{
    return kin_client_watch(client, coordination_v1beta1_leases, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int coordination_v1beta1_lease_watch_next(
    coordination_v1beta1_lease_watch watch, kin_deadline deadline,
    kin_watch_event *ret, coordination_v1beta1_lease *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct coordination_v1beta1_lease_informer {
    kin_informer *informer;
} coordination_v1beta1_lease_informer;
static inline coordination_v1beta1_lease_informer
    coordination_v1beta1_lease_informer_of(kin_informer *informer)
{
    coordination_v1beta1_lease_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int coordination_v1beta1_leases_informer(
    kin_factory *factory, coordination_v1beta1_lease_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, coordination_v1beta1_leases,
        &ret->informer, err);
}
typedef struct coordination_v1beta1_lease_handler {
    void (*on_add)(coordination_v1beta1_lease view, bool is_initial,
        void *userdata);
    void (*on_update)(coordination_v1beta1_lease old_view,
        coordination_v1beta1_lease view, void *userdata);
    void (*on_delete)(coordination_v1beta1_lease view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(coordination_v1beta1_lease view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, coordination_v1beta1_lease view,
        void *userdata);
} coordination_v1beta1_lease_handler;
static inline void coordination_v1beta1_lease_on_event_(const kin_event *event,
    void *userdata)
{
    const coordination_v1beta1_lease_handler *own = (
        const coordination_v1beta1_lease_handler *)userdata;
    own->on_event(event, coordination_v1beta1_lease_of(event->object),
        own->userdata);
}
static inline void coordination_v1beta1_lease_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const coordination_v1beta1_lease_handler *own = (
        const coordination_v1beta1_lease_handler *)userdata;
    own->on_add(coordination_v1beta1_lease_of(object), is_initial,
        own->userdata);
}
static inline void coordination_v1beta1_lease_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const coordination_v1beta1_lease_handler *own = (
        const coordination_v1beta1_lease_handler *)userdata;
    own->on_update(coordination_v1beta1_lease_of(old_object),
        coordination_v1beta1_lease_of(object), own->userdata);
}
static inline void coordination_v1beta1_lease_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const coordination_v1beta1_lease_handler *own = (
        const coordination_v1beta1_lease_handler *)userdata;
    own->on_delete(coordination_v1beta1_lease_of(object), is_tombstone,
        own->userdata);
}
static inline void coordination_v1beta1_lease_on_synced_(void *userdata)
{
    const coordination_v1beta1_lease_handler *own = (
        const coordination_v1beta1_lease_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool coordination_v1beta1_lease_wants_(const kin_object *object,
    void *userdata)
{
    const coordination_v1beta1_lease_handler *own = (
        const coordination_v1beta1_lease_handler *)userdata;
    return own->wants(coordination_v1beta1_lease_of(object), own->userdata);
}
static inline int coordination_v1beta1_lease_informer_add_handler(
    coordination_v1beta1_lease_informer informer,
    const coordination_v1beta1_lease_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? coordination_v1beta1_lease_on_add_ : NULL;
    handler.on_update = own->on_update ? coordination_v1beta1_lease_on_update_
        : NULL;
    handler.on_delete = own->on_delete ? coordination_v1beta1_lease_on_delete_
        : NULL;
    handler.on_synced = own->on_synced ? coordination_v1beta1_lease_on_synced_
        : NULL;
    handler.wants = own->wants ? coordination_v1beta1_lease_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? coordination_v1beta1_lease_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct coordination_v1beta1_lease_lister {
    kin_snapshot *snapshot;
} coordination_v1beta1_lease_lister;
typedef struct coordination_v1beta1_lease_iter {
    kin_lister_iter it;
} coordination_v1beta1_lease_iter;
static inline coordination_v1beta1_lease_lister
    coordination_v1beta1_lease_informer_lister(
    coordination_v1beta1_lease_informer informer)
{
    coordination_v1beta1_lease_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void coordination_v1beta1_lease_lister_auto_release(
    coordination_v1beta1_lease_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline coordination_v1beta1_lease coordination_v1beta1_lease_lister_get(
    coordination_v1beta1_lease_lister lister, kin_str ns, kin_str name)
{
    return coordination_v1beta1_lease_of(kin_lister_get(lister.snapshot, ns,
        name));
}
static inline coordination_v1beta1_lease_iter
    coordination_v1beta1_lease_lister_list(
    coordination_v1beta1_lease_lister lister, kin_str ns,
    const kin_selector *selector)
{
    coordination_v1beta1_lease_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline coordination_v1beta1_lease coordination_v1beta1_lease_iter_next(
    coordination_v1beta1_lease_iter *iter)
{
    return coordination_v1beta1_lease_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_COORDINATION_V1BETA1_H */
