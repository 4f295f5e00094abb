/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of policy/v1beta1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_POLICY_V1BETA1_H
#define KIN_API_POLICY_V1BETA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct policy_v1beta1_pod_disruption_budget {
    const kin_object *object;
} policy_v1beta1_pod_disruption_budget;
typedef struct policy_v1beta1_pod_disruption_budget_edit {
    kin_edit *edit;
    kin_spot spot;
} policy_v1beta1_pod_disruption_budget_edit;
static inline policy_v1beta1_pod_disruption_budget
    policy_v1beta1_pod_disruption_budget_of(const kin_object *object)
{
    policy_v1beta1_pod_disruption_budget view;
    view.object = object;
    return view;
}
static inline policy_v1beta1_pod_disruption_budget
    policy_v1beta1_pod_disruption_budget_ref(
    policy_v1beta1_pod_disruption_budget view)
{
    return policy_v1beta1_pod_disruption_budget_of(kin_object_ref(view.object));
}
static inline void policy_v1beta1_pod_disruption_budget_unref(
    policy_v1beta1_pod_disruption_budget view)
{
    (void)kin_object_unref(view.object);
}
static inline void policy_v1beta1_pod_disruption_budget_auto_release(
    policy_v1beta1_pod_disruption_budget *view)
{
    policy_v1beta1_pod_disruption_budget_unref(*view);
}
static inline policy_v1beta1_pod_disruption_budget_edit
    policy_v1beta1_pod_disruption_budget_change(const kin_allocator *alloc,
    policy_v1beta1_pod_disruption_budget view)
{
    policy_v1beta1_pod_disruption_budget_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void policy_v1beta1_pod_disruption_budget_edit_free(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void policy_v1beta1_pod_disruption_budget_edit_auto_release(
    policy_v1beta1_pod_disruption_budget_edit *at)
{
    policy_v1beta1_pod_disruption_budget_edit_free(*at);
}

typedef struct policy_v1beta1_pod_disruption_budget_spec {
    kin_value value;
} policy_v1beta1_pod_disruption_budget_spec;
typedef struct policy_v1beta1_pod_disruption_budget_spec_list {
    kin_value value;
} policy_v1beta1_pod_disruption_budget_spec_list;
typedef struct policy_v1beta1_pod_disruption_budget_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} policy_v1beta1_pod_disruption_budget_spec_edit;
static inline policy_v1beta1_pod_disruption_budget_spec
    policy_v1beta1_pod_disruption_budget_spec_of(kin_value value)
{
    policy_v1beta1_pod_disruption_budget_spec view;
    view.value = value;
    return view;
}
static inline policy_v1beta1_pod_disruption_budget_spec_list
    policy_v1beta1_pod_disruption_budget_spec_list_of(kin_value value)
{
    policy_v1beta1_pod_disruption_budget_spec_list list;
    list.value = value;
    return list;
}
static inline size_t policy_v1beta1_pod_disruption_budget_spec_list_count(
    policy_v1beta1_pod_disruption_budget_spec_list list)
{
    return kin_value_count(list.value);
}
static inline policy_v1beta1_pod_disruption_budget_spec
    policy_v1beta1_pod_disruption_budget_spec_list_at(
    policy_v1beta1_pod_disruption_budget_spec_list list, size_t index)
{
    return policy_v1beta1_pod_disruption_budget_spec_of(kin_value_at(list.value,
        index));
}
static inline policy_v1beta1_pod_disruption_budget_spec_edit
    policy_v1beta1_pod_disruption_budget_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    policy_v1beta1_pod_disruption_budget_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int policy_v1beta1_pod_disruption_budget_spec_edit_copy(
    policy_v1beta1_pod_disruption_budget_spec_edit at,
    policy_v1beta1_pod_disruption_budget_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct policy_v1beta1_pod_disruption_budget_status {
    kin_value value;
} policy_v1beta1_pod_disruption_budget_status;
typedef struct policy_v1beta1_pod_disruption_budget_status_list {
    kin_value value;
} policy_v1beta1_pod_disruption_budget_status_list;
typedef struct policy_v1beta1_pod_disruption_budget_status_edit {
    kin_edit *edit;
    kin_spot spot;
} policy_v1beta1_pod_disruption_budget_status_edit;
static inline policy_v1beta1_pod_disruption_budget_status
    policy_v1beta1_pod_disruption_budget_status_of(kin_value value)
{
    policy_v1beta1_pod_disruption_budget_status view;
    view.value = value;
    return view;
}
static inline policy_v1beta1_pod_disruption_budget_status_list
    policy_v1beta1_pod_disruption_budget_status_list_of(kin_value value)
{
    policy_v1beta1_pod_disruption_budget_status_list list;
    list.value = value;
    return list;
}
static inline size_t policy_v1beta1_pod_disruption_budget_status_list_count(
    policy_v1beta1_pod_disruption_budget_status_list list)
{
    return kin_value_count(list.value);
}
static inline policy_v1beta1_pod_disruption_budget_status
    policy_v1beta1_pod_disruption_budget_status_list_at(
    policy_v1beta1_pod_disruption_budget_status_list list, size_t index)
{
    return policy_v1beta1_pod_disruption_budget_status_of(kin_value_at(
        list.value, index));
}
static inline policy_v1beta1_pod_disruption_budget_status_edit
    policy_v1beta1_pod_disruption_budget_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    policy_v1beta1_pod_disruption_budget_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int policy_v1beta1_pod_disruption_budget_status_edit_copy(
    policy_v1beta1_pod_disruption_budget_status_edit at,
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* UnhealthyPodEvictionPolicyType */
typedef enum policy_v1beta1_unhealthy_pod_eviction_policy_type_enum {
    POLICY_V1BETA1_UNHEALTHY_POD_EVICTION_POLICY_TYPE_OTHER, /* none of these */
    POLICY_V1BETA1_UNHEALTHY_POD_EVICTION_POLICY_TYPE_ALWAYS_ALLOW,
    POLICY_V1BETA1_UNHEALTHY_POD_EVICTION_POLICY_TYPE_IF_HEALTHY_BUDGET,
} policy_v1beta1_unhealthy_pod_eviction_policy_type_enum;
static inline policy_v1beta1_unhealthy_pod_eviction_policy_type_enum
    policy_v1beta1_unhealthy_pod_eviction_policy_type_enum_parse(kin_str text)
{
    static const char *const names[] = {"AlwaysAllow", "IfHealthyBudget"};
    return (
        policy_v1beta1_unhealthy_pod_eviction_policy_type_enum)kin_field_choice(
        text, names, sizeof(names) / sizeof(names[0]));
}
static inline kin_str
    policy_v1beta1_unhealthy_pod_eviction_policy_type_enum_text(
    policy_v1beta1_unhealthy_pod_eviction_policy_type_enum choice)
{
    static const char *const names[] = {"AlwaysAllow", "IfHealthyBudget"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* PodDisruptionBudget */
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    policy_v1beta1_pod_disruption_budget_get_metadata(
    policy_v1beta1_pod_disruption_budget view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    policy_v1beta1_pod_disruption_budget_edit_metadata(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_metadata_field_()));
}
static inline bool policy_v1beta1_pod_disruption_budget_metadata_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_metadata_field_()));
}
static inline int policy_v1beta1_pod_disruption_budget_metadata_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_metadata_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_METADATA_PATH ".metadata"
static inline kin_field *policy_v1beta1_pod_disruption_budget_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline policy_v1beta1_pod_disruption_budget_spec
    policy_v1beta1_pod_disruption_budget_get_spec(
    policy_v1beta1_pod_disruption_budget view)
{
    return policy_v1beta1_pod_disruption_budget_spec_of(kin_object_field(
        view.object, policy_v1beta1_pod_disruption_budget_spec_field_()));
}
static inline policy_v1beta1_pod_disruption_budget_spec_edit
    policy_v1beta1_pod_disruption_budget_edit_spec(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return policy_v1beta1_pod_disruption_budget_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_field_()));
}
static inline bool policy_v1beta1_pod_disruption_budget_spec_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_spec_field_()));
}
static inline int policy_v1beta1_pod_disruption_budget_spec_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_SPEC_PATH ".spec"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline policy_v1beta1_pod_disruption_budget_status
    policy_v1beta1_pod_disruption_budget_get_status(
    policy_v1beta1_pod_disruption_budget view)
{
    return policy_v1beta1_pod_disruption_budget_status_of(kin_object_field(
        view.object, policy_v1beta1_pod_disruption_budget_status_field_()));
}
static inline policy_v1beta1_pod_disruption_budget_status_edit
    policy_v1beta1_pod_disruption_budget_edit_status(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return policy_v1beta1_pod_disruption_budget_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_field_()));
}
static inline bool policy_v1beta1_pod_disruption_budget_status_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_field_()));
}
static inline int policy_v1beta1_pod_disruption_budget_status_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_STATUS_PATH ".status"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_spec_min_available_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "minAvailable");
    return &field;
}
static inline kin_intstr
    policy_v1beta1_pod_disruption_budget_spec_min_available(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_as_intstr(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_spec_min_available_field_()));
}
static inline int policy_v1beta1_pod_disruption_budget_spec_min_available_set(
    policy_v1beta1_pod_disruption_budget_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_min_available_field_()),
        value);
}
static inline bool policy_v1beta1_pod_disruption_budget_spec_min_available_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_spec_min_available_field_()));
}
static inline int policy_v1beta1_pod_disruption_budget_spec_min_available_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_min_available_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_SPEC_MIN_AVAILABLE_PATH \
    ".spec.minAvailable"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_spec_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "selector");
    return &field;
}
static inline meta_v1_label_selector
    policy_v1beta1_pod_disruption_budget_get_spec_selector(
    policy_v1beta1_pod_disruption_budget view)
{
    return meta_v1_label_selector_of(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_spec_selector_field_()));
}
static inline meta_v1_label_selector_edit
    policy_v1beta1_pod_disruption_budget_edit_spec_selector(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, policy_v1beta1_pod_disruption_budget_spec_selector_field_()));
}
static inline bool policy_v1beta1_pod_disruption_budget_spec_selector_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_spec_selector_field_()));
}
static inline int policy_v1beta1_pod_disruption_budget_spec_selector_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_selector_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_SPEC_SELECTOR_PATH ".spec.selector"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_spec_max_unavailable_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "maxUnavailable");
    return &field;
}
static inline kin_intstr
    policy_v1beta1_pod_disruption_budget_spec_max_unavailable(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_as_intstr(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_spec_max_unavailable_field_()));
}
static inline int policy_v1beta1_pod_disruption_budget_spec_max_unavailable_set(
    policy_v1beta1_pod_disruption_budget_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_max_unavailable_field_()),
        value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_spec_max_unavailable_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_spec_max_unavailable_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_spec_max_unavailable_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_max_unavailable_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_SPEC_MAX_UNAVAILABLE_PATH \
    ".spec.maxUnavailable"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_spec_unhealthy_pod_eviction_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "unhealthyPodEvictionPolicy");
    return &field;
}
/** One of policy_v1beta1_unhealthy_pod_eviction_policy_type_enum. */
static inline kin_str
    policy_v1beta1_pod_disruption_budget_spec_unhealthy_pod_eviction_policy(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_str(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_spec_unhealthy_pod_eviction_policy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_spec_unhealthy_pod_eviction_policy_set(
    policy_v1beta1_pod_disruption_budget_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_unhealthy_pod_eviction_policy_field_()), value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_spec_unhealthy_pod_eviction_policy_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_spec_unhealthy_pod_eviction_policy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_spec_unhealthy_pod_eviction_policy_unset(policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_unhealthy_pod_eviction_policy_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_SPEC_UNHEALTHY_POD_EVICTION_POLICY_PATH \
    ".spec.unhealthyPodEvictionPolicy"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "observedGeneration");
    return &field;
}
static inline int64_t
    policy_v1beta1_pod_disruption_budget_status_observed_generation(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_observed_generation_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_observed_generation_set(
    policy_v1beta1_pod_disruption_budget_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_observed_generation_field_()), value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_observed_generation_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_observed_generation_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_observed_generation_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_observed_generation_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_disrupted_pods_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "disruptedPods");
    return &field;
}
static inline kin_time
    policy_v1beta1_pod_disruption_budget_status_disrupted_pods_get(
    policy_v1beta1_pod_disruption_budget view, kin_str key)
{
    return kin_value_as_time(kin_value_get(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_disrupted_pods_field_()),
        key));
}
static inline kin_time
    policy_v1beta1_pod_disruption_budget_status_disrupted_pods_at(
    policy_v1beta1_pod_disruption_budget view, size_t index)
{
    return kin_value_as_time(kin_value_at(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_disrupted_pods_field_()),
        index));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_disrupted_pods_set(
    policy_v1beta1_pod_disruption_budget_edit at, kin_str key, kin_time value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_disrupted_pods_field_()),
        key);
    return kin_edit_set_time(at.edit, spot, value);
}
static inline size_t
    policy_v1beta1_pod_disruption_budget_status_disrupted_pods_count(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_count(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_disrupted_pods_field_()));
}
static inline kin_str
    policy_v1beta1_pod_disruption_budget_status_disrupted_pods_key_at(
    policy_v1beta1_pod_disruption_budget view, size_t index)
{
    return kin_value_key_at(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_disrupted_pods_field_()),
        index);
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_disrupted_pods_remove(
    policy_v1beta1_pod_disruption_budget_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_disrupted_pods_field_()),
        key));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_disrupted_pods_clear(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_disrupted_pods_field_()));
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_disrupted_pods_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_disrupted_pods_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_disrupted_pods_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_disrupted_pods_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_STATUS_DISRUPTED_PODS_PATH \
    ".status.disruptedPods"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_disruptions_allowed_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "disruptionsAllowed");
    return &field;
}
static inline int32_t
    policy_v1beta1_pod_disruption_budget_status_disruptions_allowed(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_disruptions_allowed_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_disruptions_allowed_set(
    policy_v1beta1_pod_disruption_budget_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_disruptions_allowed_field_()), value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_disruptions_allowed_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_disruptions_allowed_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_disruptions_allowed_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_disruptions_allowed_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_STATUS_DISRUPTIONS_ALLOWED_PATH \
    ".status.disruptionsAllowed"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_current_healthy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "currentHealthy");
    return &field;
}
static inline int32_t
    policy_v1beta1_pod_disruption_budget_status_current_healthy(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_current_healthy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_current_healthy_set(
    policy_v1beta1_pod_disruption_budget_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_current_healthy_field_()),
        value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_current_healthy_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_current_healthy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_current_healthy_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_current_healthy_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_STATUS_CURRENT_HEALTHY_PATH \
    ".status.currentHealthy"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_desired_healthy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "desiredHealthy");
    return &field;
}
static inline int32_t
    policy_v1beta1_pod_disruption_budget_status_desired_healthy(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_desired_healthy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_desired_healthy_set(
    policy_v1beta1_pod_disruption_budget_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_desired_healthy_field_()),
        value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_desired_healthy_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_desired_healthy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_desired_healthy_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_desired_healthy_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_STATUS_DESIRED_HEALTHY_PATH \
    ".status.desiredHealthy"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_expected_pods_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "expectedPods");
    return &field;
}
static inline int32_t policy_v1beta1_pod_disruption_budget_status_expected_pods(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_expected_pods_field_()));
}
static inline int policy_v1beta1_pod_disruption_budget_status_expected_pods_set(
    policy_v1beta1_pod_disruption_budget_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_expected_pods_field_()),
        value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_expected_pods_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_expected_pods_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_expected_pods_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_expected_pods_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_STATUS_EXPECTED_PODS_PATH \
    ".status.expectedPods"
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline meta_v1_condition_list
    policy_v1beta1_pod_disruption_budget_get_status_conditions(
    policy_v1beta1_pod_disruption_budget view)
{
    return meta_v1_condition_list_of(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_conditions_field_()));
}
static inline meta_v1_condition
    policy_v1beta1_pod_disruption_budget_status_conditions_at(
    policy_v1beta1_pod_disruption_budget view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    policy_v1beta1_pod_disruption_budget_status_conditions_append(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    policy_v1beta1_pod_disruption_budget_edit_status_conditions_at(
    policy_v1beta1_pod_disruption_budget_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_conditions_field_()),
        index));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_conditions_remove_at(
    policy_v1beta1_pod_disruption_budget_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_conditions_field_()),
        index));
}
static inline size_t
    policy_v1beta1_pod_disruption_budget_status_conditions_count(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_count(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_conditions_field_()));
}
static inline int policy_v1beta1_pod_disruption_budget_status_conditions_clear(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_conditions_field_()));
}
static inline bool policy_v1beta1_pod_disruption_budget_status_conditions_has(
    policy_v1beta1_pod_disruption_budget view)
{
    return kin_value_is_set(kin_object_field(view.object,
        policy_v1beta1_pod_disruption_budget_status_conditions_field_()));
}
static inline int policy_v1beta1_pod_disruption_budget_status_conditions_unset(
    policy_v1beta1_pod_disruption_budget_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_conditions_field_()));
}
#define POLICY_V1BETA1_POD_DISRUPTION_BUDGET_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* PodDisruptionBudgetSpec */
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_spec_get_min_available_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("minAvailable", "");
    return &field;
}
static inline kin_intstr
    policy_v1beta1_pod_disruption_budget_spec_get_min_available(
    policy_v1beta1_pod_disruption_budget_spec view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_spec_get_min_available_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_spec_edit_min_available_set(
    policy_v1beta1_pod_disruption_budget_spec_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_get_min_available_field_()),
        value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_spec_get_min_available_has(
    policy_v1beta1_pod_disruption_budget_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_spec_get_min_available_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_spec_edit_min_available_unset(
    policy_v1beta1_pod_disruption_budget_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_get_min_available_field_()));
}
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_spec_get_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selector", "");
    return &field;
}
static inline meta_v1_label_selector
    policy_v1beta1_pod_disruption_budget_spec_get_selector(
    policy_v1beta1_pod_disruption_budget_spec view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_spec_get_selector_field_()));
}
static inline meta_v1_label_selector_edit
    policy_v1beta1_pod_disruption_budget_spec_edit_selector(
    policy_v1beta1_pod_disruption_budget_spec_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        policy_v1beta1_pod_disruption_budget_spec_get_selector_field_()));
}
static inline bool policy_v1beta1_pod_disruption_budget_spec_get_selector_has(
    policy_v1beta1_pod_disruption_budget_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_spec_get_selector_field_()));
}
static inline int policy_v1beta1_pod_disruption_budget_spec_edit_selector_unset(
    policy_v1beta1_pod_disruption_budget_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_get_selector_field_()));
}
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_spec_get_max_unavailable_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxUnavailable", "");
    return &field;
}
static inline kin_intstr
    policy_v1beta1_pod_disruption_budget_spec_get_max_unavailable(
    policy_v1beta1_pod_disruption_budget_spec view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_spec_get_max_unavailable_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_spec_edit_max_unavailable_set(
    policy_v1beta1_pod_disruption_budget_spec_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_get_max_unavailable_field_()),
        value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_spec_get_max_unavailable_has(
    policy_v1beta1_pod_disruption_budget_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_spec_get_max_unavailable_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_spec_edit_max_unavailable_unset(
    policy_v1beta1_pod_disruption_budget_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_get_max_unavailable_field_()));
}
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_spec_get_unhealthy_pod_eviction_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("unhealthyPodEvictionPolicy", "");
    return &field;
}
/** One of policy_v1beta1_unhealthy_pod_eviction_policy_type_enum. */
static inline kin_str
    policy_v1beta1_pod_disruption_budget_spec_get_unhealthy_pod_eviction_policy(
    policy_v1beta1_pod_disruption_budget_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_spec_get_unhealthy_pod_eviction_policy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_spec_edit_unhealthy_pod_eviction_policy_set(policy_v1beta1_pod_disruption_budget_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_get_unhealthy_pod_eviction_policy_field_()), value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_spec_get_unhealthy_pod_eviction_policy_has(policy_v1beta1_pod_disruption_budget_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_spec_get_unhealthy_pod_eviction_policy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_spec_edit_unhealthy_pod_eviction_policy_unset(policy_v1beta1_pod_disruption_budget_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_spec_get_unhealthy_pod_eviction_policy_field_()));
}

/* PodDisruptionBudgetStatus */
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_get_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t
    policy_v1beta1_pod_disruption_budget_status_get_observed_generation(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_observed_generation_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_observed_generation_set(
    policy_v1beta1_pod_disruption_budget_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_observed_generation_field_()), value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_get_observed_generation_has(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_observed_generation_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_observed_generation_unset(
    policy_v1beta1_pod_disruption_budget_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_observed_generation_field_()));
}
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("disruptedPods", "");
    return &field;
}
static inline kin_time
    policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_get(
    policy_v1beta1_pod_disruption_budget_status view, kin_str key)
{
    return kin_value_as_time(kin_value_get(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_field_()), key));
}
static inline kin_time
    policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_at(
    policy_v1beta1_pod_disruption_budget_status view, size_t index)
{
    return kin_value_as_time(kin_value_at(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_field_()), index));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_disrupted_pods_set(
    policy_v1beta1_pod_disruption_budget_status_edit at, kin_str key,
    kin_time value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_field_()), key);
    return kin_edit_set_time(at.edit, spot, value);
}
static inline size_t
    policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_count(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_count(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_field_()));
}
static inline kin_str
    policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_key_at(
    policy_v1beta1_pod_disruption_budget_status view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_field_()), index);
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_disrupted_pods_remove(
    policy_v1beta1_pod_disruption_budget_status_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_field_()), key));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_disrupted_pods_clear(
    policy_v1beta1_pod_disruption_budget_status_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_field_()));
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_has(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_disrupted_pods_unset(
    policy_v1beta1_pod_disruption_budget_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_disrupted_pods_field_()));
}
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_get_disruptions_allowed_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("disruptionsAllowed", "");
    return &field;
}
static inline int32_t
    policy_v1beta1_pod_disruption_budget_status_get_disruptions_allowed(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_disruptions_allowed_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_disruptions_allowed_set(
    policy_v1beta1_pod_disruption_budget_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_disruptions_allowed_field_()), value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_get_disruptions_allowed_has(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_disruptions_allowed_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_disruptions_allowed_unset(
    policy_v1beta1_pod_disruption_budget_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_disruptions_allowed_field_()));
}
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_get_current_healthy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("currentHealthy", "");
    return &field;
}
static inline int32_t
    policy_v1beta1_pod_disruption_budget_status_get_current_healthy(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_current_healthy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_current_healthy_set(
    policy_v1beta1_pod_disruption_budget_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_current_healthy_field_()), value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_get_current_healthy_has(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_current_healthy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_current_healthy_unset(
    policy_v1beta1_pod_disruption_budget_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_current_healthy_field_()));
}
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_get_desired_healthy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("desiredHealthy", "");
    return &field;
}
static inline int32_t
    policy_v1beta1_pod_disruption_budget_status_get_desired_healthy(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_desired_healthy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_desired_healthy_set(
    policy_v1beta1_pod_disruption_budget_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_desired_healthy_field_()), value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_get_desired_healthy_has(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_desired_healthy_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_desired_healthy_unset(
    policy_v1beta1_pod_disruption_budget_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_desired_healthy_field_()));
}
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_get_expected_pods_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expectedPods", "");
    return &field;
}
static inline int32_t
    policy_v1beta1_pod_disruption_budget_status_get_expected_pods(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_expected_pods_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_expected_pods_set(
    policy_v1beta1_pod_disruption_budget_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_expected_pods_field_()),
        value);
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_get_expected_pods_has(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_expected_pods_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_expected_pods_unset(
    policy_v1beta1_pod_disruption_budget_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_expected_pods_field_()));
}
static inline kin_field
    *policy_v1beta1_pod_disruption_budget_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    policy_v1beta1_pod_disruption_budget_status_get_conditions(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_conditions_field_()));
}
static inline meta_v1_condition
    policy_v1beta1_pod_disruption_budget_status_get_conditions_at(
    policy_v1beta1_pod_disruption_budget_status view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    policy_v1beta1_pod_disruption_budget_status_edit_conditions_append(
    policy_v1beta1_pod_disruption_budget_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_conditions_field_())));
}
static inline meta_v1_condition_edit
    policy_v1beta1_pod_disruption_budget_status_edit_conditions_at(
    policy_v1beta1_pod_disruption_budget_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_conditions_field_()),
        index));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_conditions_remove_at(
    policy_v1beta1_pod_disruption_budget_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_conditions_field_()),
        index));
}
static inline size_t
    policy_v1beta1_pod_disruption_budget_status_get_conditions_count(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_count(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_conditions_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_conditions_clear(
    policy_v1beta1_pod_disruption_budget_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_conditions_field_()));
}
static inline bool
    policy_v1beta1_pod_disruption_budget_status_get_conditions_has(
    policy_v1beta1_pod_disruption_budget_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        policy_v1beta1_pod_disruption_budget_status_get_conditions_field_()));
}
static inline int
    policy_v1beta1_pod_disruption_budget_status_edit_conditions_unset(
    policy_v1beta1_pod_disruption_budget_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        policy_v1beta1_pod_disruption_budget_status_get_conditions_field_()));
}

static const kin_resource policy_v1beta1_pod_disruption_budgets[1] = {
    {"policy", "v1beta1", "poddisruptionbudgets", "PodDisruptionBudget", false},
};
static inline policy_v1beta1_pod_disruption_budget_edit
    policy_v1beta1_pod_disruption_budget_new(const kin_allocator *alloc,
    kin_str ns, kin_str name)
{
    policy_v1beta1_pod_disruption_budget_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, policy_v1beta1_pod_disruption_budgets,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline policy_v1beta1_pod_disruption_budget
    policy_v1beta1_pod_disruption_budget_cast(const kin_object *object)
{
    return policy_v1beta1_pod_disruption_budget_of(kin_object_is_of(object,
        policy_v1beta1_pod_disruption_budgets) ? object : NULL);
}
static inline kin_call_opts policy_v1beta1_pod_disruption_budgets_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int policy_v1beta1_pod_disruption_budgets_got_(int r,
    kin_object *object, policy_v1beta1_pod_disruption_budget *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int policy_v1beta1_pod_disruption_budgets_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    policy_v1beta1_pod_disruption_budget *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, policy_v1beta1_pod_disruption_budgets, at,
        opts, ret ? &got : NULL, err);
    return policy_v1beta1_pod_disruption_budgets_got_(r, got, ret);
}
KIN_NODISCARD static inline int policy_v1beta1_pod_disruption_budgets_create(
    kin_client *client, policy_v1beta1_pod_disruption_budget_edit at,
    const kin_call_opts *opts, policy_v1beta1_pod_disruption_budget *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, policy_v1beta1_pod_disruption_budgets,
        at.edit, opts, ret ? &got : NULL, err);
    return policy_v1beta1_pod_disruption_budgets_got_(r, got, ret);
}
KIN_NODISCARD static inline int policy_v1beta1_pod_disruption_budgets_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, policy_v1beta1_pod_disruption_budgets, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    policy_v1beta1_pod_disruption_budgets_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        policy_v1beta1_pod_disruption_budgets, opts, NULL, err);
}
KIN_NODISCARD static inline int policy_v1beta1_pod_disruption_budgets_update(
    kin_client *client, policy_v1beta1_pod_disruption_budget_edit at,
    const kin_call_opts *opts, policy_v1beta1_pod_disruption_budget *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = policy_v1beta1_pod_disruption_budgets_part_(opts, "");
    int r = kin_client_update(client, policy_v1beta1_pod_disruption_budgets,
        at.edit, &own, ret ? &got : NULL, err);
    return policy_v1beta1_pod_disruption_budgets_got_(r, got, ret);
}
KIN_NODISCARD static inline int policy_v1beta1_pod_disruption_budgets_patch(
    kin_client *client, policy_v1beta1_pod_disruption_budget_edit at,
    const kin_call_opts *opts, policy_v1beta1_pod_disruption_budget *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = policy_v1beta1_pod_disruption_budgets_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, policy_v1beta1_pod_disruption_budgets,
        &what, &own, ret ? &got : NULL, err);
    return policy_v1beta1_pod_disruption_budgets_got_(r, got, ret);
}
KIN_NODISCARD static inline int policy_v1beta1_pod_disruption_budgets_apply(
    kin_client *client, policy_v1beta1_pod_disruption_budget_edit at,
    const kin_call_opts *opts, policy_v1beta1_pod_disruption_budget *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = policy_v1beta1_pod_disruption_budgets_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, policy_v1beta1_pod_disruption_budgets,
        &what, &own, ret ? &got : NULL, err);
    return policy_v1beta1_pod_disruption_budgets_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    policy_v1beta1_pod_disruption_budgets_update_status(kin_client *client,
    policy_v1beta1_pod_disruption_budget_edit at, const kin_call_opts *opts,
    policy_v1beta1_pod_disruption_budget *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = policy_v1beta1_pod_disruption_budgets_part_(opts,
        "status");
    int r = kin_client_update(client, policy_v1beta1_pod_disruption_budgets,
        at.edit, &own, ret ? &got : NULL, err);
    return policy_v1beta1_pod_disruption_budgets_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    policy_v1beta1_pod_disruption_budgets_patch_status(kin_client *client,
    policy_v1beta1_pod_disruption_budget_edit at, const kin_call_opts *opts,
    policy_v1beta1_pod_disruption_budget *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = policy_v1beta1_pod_disruption_budgets_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, policy_v1beta1_pod_disruption_budgets,
        &what, &own, ret ? &got : NULL, err);
    return policy_v1beta1_pod_disruption_budgets_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    policy_v1beta1_pod_disruption_budgets_apply_status(kin_client *client,
    policy_v1beta1_pod_disruption_budget_edit at, const kin_call_opts *opts,
    policy_v1beta1_pod_disruption_budget *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = policy_v1beta1_pod_disruption_budgets_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, policy_v1beta1_pod_disruption_budgets,
        &what, &own, ret ? &got : NULL, err);
    return policy_v1beta1_pod_disruption_budgets_got_(r, got, ret);
}
typedef struct policy_v1beta1_pod_disruption_budget_list_handler {
    int (*on_item)(policy_v1beta1_pod_disruption_budget item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} policy_v1beta1_pod_disruption_budget_list_handler;
static inline int policy_v1beta1_pod_disruption_budget_list_each_(
    const kin_object *object, void *userdata)
{
    const policy_v1beta1_pod_disruption_budget_list_handler *own = (
        const policy_v1beta1_pod_disruption_budget_list_handler *)userdata;
    return own->on_item(policy_v1beta1_pod_disruption_budget_of(object),
        own->userdata);
}
static inline int policy_v1beta1_pod_disruption_budget_list_restart_(
    void *userdata)
{
    const policy_v1beta1_pod_disruption_budget_list_handler *own = (
        const policy_v1beta1_pod_disruption_budget_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler policy_v1beta1_pod_disruption_budget_list_adapt_(
    policy_v1beta1_pod_disruption_budget_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = policy_v1beta1_pod_disruption_budget_list_each_;
    handler.on_restart = own->on_restart ?
        policy_v1beta1_pod_disruption_budget_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int policy_v1beta1_pod_disruption_budgets_list(
    kin_client *client, const kin_list_opts *opts,
    const policy_v1beta1_pod_disruption_budget_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    policy_v1beta1_pod_disruption_budget_list_handler own = *handler;
    kin_list_handler adapted = policy_v1beta1_pod_disruption_budget_list_adapt_(
        &own);
    return kin_client_list(client, policy_v1beta1_pod_disruption_budgets, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int policy_v1beta1_pod_disruption_budgets_list_all(
    kin_client *client, const kin_list_opts *opts,
    const policy_v1beta1_pod_disruption_budget_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    policy_v1beta1_pod_disruption_budget_list_handler own = *handler;
    kin_list_handler adapted = policy_v1beta1_pod_disruption_budget_list_adapt_(
        &own);
    return kin_client_list_all(client, policy_v1beta1_pod_disruption_budgets,
        opts, &adapted, ret, err);
}
typedef struct policy_v1beta1_pod_disruption_budget_watch {
    kin_watch *watch;
} policy_v1beta1_pod_disruption_budget_watch;
static inline void policy_v1beta1_pod_disruption_budget_watch_auto_release(
    policy_v1beta1_pod_disruption_budget_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int policy_v1beta1_pod_disruption_budgets_watch(
    kin_client *client, const kin_list_opts *opts,
    policy_v1beta1_pod_disruption_budget_watch *ret, kin_error *err)
{
    return kin_client_watch(client, policy_v1beta1_pod_disruption_budgets, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int policy_v1beta1_pod_disruption_budget_watch_next(
    policy_v1beta1_pod_disruption_budget_watch watch, kin_deadline deadline,
    kin_watch_event *ret, policy_v1beta1_pod_disruption_budget *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct policy_v1beta1_pod_disruption_budget_informer {
    kin_informer *informer;
} policy_v1beta1_pod_disruption_budget_informer;
static inline policy_v1beta1_pod_disruption_budget_informer
    policy_v1beta1_pod_disruption_budget_informer_of(kin_informer *informer)
{
    policy_v1beta1_pod_disruption_budget_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int policy_v1beta1_pod_disruption_budgets_informer(
    kin_factory *factory, policy_v1beta1_pod_disruption_budget_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, policy_v1beta1_pod_disruption_budgets,
        &ret->informer, err);
}
typedef struct policy_v1beta1_pod_disruption_budget_handler {
    void (*on_add)(policy_v1beta1_pod_disruption_budget view, bool is_initial,
        void *userdata);
    void (*on_update)(policy_v1beta1_pod_disruption_budget old_view,
        policy_v1beta1_pod_disruption_budget view, void *userdata);
    void (*on_delete)(policy_v1beta1_pod_disruption_budget view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(policy_v1beta1_pod_disruption_budget view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        policy_v1beta1_pod_disruption_budget view, void *userdata);
} policy_v1beta1_pod_disruption_budget_handler;
static inline void policy_v1beta1_pod_disruption_budget_on_event_(
    const kin_event *event, void *userdata)
{
    const policy_v1beta1_pod_disruption_budget_handler *own = (
        const policy_v1beta1_pod_disruption_budget_handler *)userdata;
    own->on_event(event, policy_v1beta1_pod_disruption_budget_of(event->object),
        own->userdata);
}
static inline void policy_v1beta1_pod_disruption_budget_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const policy_v1beta1_pod_disruption_budget_handler *own = (
        const policy_v1beta1_pod_disruption_budget_handler *)userdata;
    own->on_add(policy_v1beta1_pod_disruption_budget_of(object), is_initial,
        own->userdata);
}
static inline void policy_v1beta1_pod_disruption_budget_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const policy_v1beta1_pod_disruption_budget_handler *own = (
        const policy_v1beta1_pod_disruption_budget_handler *)userdata;
    own->on_update(policy_v1beta1_pod_disruption_budget_of(old_object),
        policy_v1beta1_pod_disruption_budget_of(object), own->userdata);
}
static inline void policy_v1beta1_pod_disruption_budget_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const policy_v1beta1_pod_disruption_budget_handler *own = (
        const policy_v1beta1_pod_disruption_budget_handler *)userdata;
    own->on_delete(policy_v1beta1_pod_disruption_budget_of(object),
        is_tombstone, own->userdata);
}
static inline void policy_v1beta1_pod_disruption_budget_on_synced_(
    void *userdata)
{
    const policy_v1beta1_pod_disruption_budget_handler *own = (
        const policy_v1beta1_pod_disruption_budget_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool policy_v1beta1_pod_disruption_budget_wants_(
    const kin_object *object, void *userdata)
{
    const policy_v1beta1_pod_disruption_budget_handler *own = (
        const policy_v1beta1_pod_disruption_budget_handler *)userdata;
    return own->wants(policy_v1beta1_pod_disruption_budget_of(object),
        own->userdata);
}
static inline int policy_v1beta1_pod_disruption_budget_informer_add_handler(
    policy_v1beta1_pod_disruption_budget_informer informer,
    const policy_v1beta1_pod_disruption_budget_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? policy_v1beta1_pod_disruption_budget_on_add_
        : NULL;
    handler.on_update = own->on_update ?
        policy_v1beta1_pod_disruption_budget_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        policy_v1beta1_pod_disruption_budget_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        policy_v1beta1_pod_disruption_budget_on_synced_ : NULL;
    handler.wants = own->wants ? policy_v1beta1_pod_disruption_budget_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        policy_v1beta1_pod_disruption_budget_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct policy_v1beta1_pod_disruption_budget_lister {
    kin_snapshot *snapshot;
} policy_v1beta1_pod_disruption_budget_lister;
typedef struct policy_v1beta1_pod_disruption_budget_iter {
    kin_lister_iter it;
} policy_v1beta1_pod_disruption_budget_iter;
static inline policy_v1beta1_pod_disruption_budget_lister
    policy_v1beta1_pod_disruption_budget_informer_lister(
    policy_v1beta1_pod_disruption_budget_informer informer)
{
    policy_v1beta1_pod_disruption_budget_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void policy_v1beta1_pod_disruption_budget_lister_auto_release(
    policy_v1beta1_pod_disruption_budget_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline policy_v1beta1_pod_disruption_budget
    policy_v1beta1_pod_disruption_budget_lister_get(
    policy_v1beta1_pod_disruption_budget_lister lister, kin_str ns,
    kin_str name)
{
    return policy_v1beta1_pod_disruption_budget_of(kin_lister_get(
        lister.snapshot, ns, name));
}
static inline policy_v1beta1_pod_disruption_budget_iter
    policy_v1beta1_pod_disruption_budget_lister_list(
    policy_v1beta1_pod_disruption_budget_lister lister, kin_str ns,
    const kin_selector *selector)
{
    policy_v1beta1_pod_disruption_budget_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline policy_v1beta1_pod_disruption_budget
    policy_v1beta1_pod_disruption_budget_iter_next(
    policy_v1beta1_pod_disruption_budget_iter *iter)
{
    return policy_v1beta1_pod_disruption_budget_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_POLICY_V1BETA1_H */
