/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of apps/v1beta1.
 * kin/typed.h says what the functions do.
 *
 * Names that are not as the rule has them:
 *   persistent_volume_claim_retention_policy
 *     is pvc_retention_policy
 */
#ifndef KIN_API_APPS_V1BETA1_H
#define KIN_API_APPS_V1BETA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct apps_v1beta1_controller_revision {
    const kin_object *object;
} apps_v1beta1_controller_revision;
typedef struct apps_v1beta1_controller_revision_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_controller_revision_edit;
static inline apps_v1beta1_controller_revision
    apps_v1beta1_controller_revision_of(const kin_object *object)
{
    apps_v1beta1_controller_revision view;
    view.object = object;
    return view;
}
static inline apps_v1beta1_controller_revision
    apps_v1beta1_controller_revision_ref(apps_v1beta1_controller_revision view)
{
    return apps_v1beta1_controller_revision_of(kin_object_ref(view.object));
}
static inline void apps_v1beta1_controller_revision_unref(
    apps_v1beta1_controller_revision view)
{
    (void)kin_object_unref(view.object);
}
static inline void apps_v1beta1_controller_revision_auto_release(
    apps_v1beta1_controller_revision *view)
{
    apps_v1beta1_controller_revision_unref(*view);
}
static inline apps_v1beta1_controller_revision_edit
    apps_v1beta1_controller_revision_change(const kin_allocator *alloc,
    apps_v1beta1_controller_revision view)
{
    apps_v1beta1_controller_revision_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void apps_v1beta1_controller_revision_edit_free(
    apps_v1beta1_controller_revision_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void apps_v1beta1_controller_revision_edit_auto_release(
    apps_v1beta1_controller_revision_edit *at)
{
    apps_v1beta1_controller_revision_edit_free(*at);
}

typedef struct apps_v1beta1_deployment {
    const kin_object *object;
} apps_v1beta1_deployment;
typedef struct apps_v1beta1_deployment_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_deployment_edit;
static inline apps_v1beta1_deployment apps_v1beta1_deployment_of(
    const kin_object *object)
{
    apps_v1beta1_deployment view;
    view.object = object;
    return view;
}
static inline apps_v1beta1_deployment apps_v1beta1_deployment_ref(
    apps_v1beta1_deployment view)
{
    return apps_v1beta1_deployment_of(kin_object_ref(view.object));
}
static inline void apps_v1beta1_deployment_unref(apps_v1beta1_deployment view)
{
    (void)kin_object_unref(view.object);
}
static inline void apps_v1beta1_deployment_auto_release(
    apps_v1beta1_deployment *view)
{
    apps_v1beta1_deployment_unref(*view);
}
static inline apps_v1beta1_deployment_edit apps_v1beta1_deployment_change(
    const kin_allocator *alloc, apps_v1beta1_deployment view)
{
    apps_v1beta1_deployment_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void apps_v1beta1_deployment_edit_free(
    apps_v1beta1_deployment_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void apps_v1beta1_deployment_edit_auto_release(
    apps_v1beta1_deployment_edit *at)
{
    apps_v1beta1_deployment_edit_free(*at);
}

typedef struct apps_v1beta1_deployment_condition {
    kin_value value;
} apps_v1beta1_deployment_condition;
typedef struct apps_v1beta1_deployment_condition_list {
    kin_value value;
} apps_v1beta1_deployment_condition_list;
typedef struct apps_v1beta1_deployment_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_deployment_condition_edit;
static inline apps_v1beta1_deployment_condition
    apps_v1beta1_deployment_condition_of(kin_value value)
{
    apps_v1beta1_deployment_condition view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_deployment_condition_list
    apps_v1beta1_deployment_condition_list_of(kin_value value)
{
    apps_v1beta1_deployment_condition_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_deployment_condition_list_count(
    apps_v1beta1_deployment_condition_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_deployment_condition
    apps_v1beta1_deployment_condition_list_at(
    apps_v1beta1_deployment_condition_list list, size_t index)
{
    return apps_v1beta1_deployment_condition_of(kin_value_at(list.value,
        index));
}
static inline apps_v1beta1_deployment_condition_edit
    apps_v1beta1_deployment_condition_edit_of(kin_edit *edit, kin_spot spot)
{
    apps_v1beta1_deployment_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_deployment_condition_edit_copy(
    apps_v1beta1_deployment_condition_edit at,
    apps_v1beta1_deployment_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_deployment_spec {
    kin_value value;
} apps_v1beta1_deployment_spec;
typedef struct apps_v1beta1_deployment_spec_list {
    kin_value value;
} apps_v1beta1_deployment_spec_list;
typedef struct apps_v1beta1_deployment_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_deployment_spec_edit;
static inline apps_v1beta1_deployment_spec apps_v1beta1_deployment_spec_of(
    kin_value value)
{
    apps_v1beta1_deployment_spec view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_deployment_spec_list
    apps_v1beta1_deployment_spec_list_of(kin_value value)
{
    apps_v1beta1_deployment_spec_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_deployment_spec_list_count(
    apps_v1beta1_deployment_spec_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_deployment_spec apps_v1beta1_deployment_spec_list_at(
    apps_v1beta1_deployment_spec_list list, size_t index)
{
    return apps_v1beta1_deployment_spec_of(kin_value_at(list.value, index));
}
static inline apps_v1beta1_deployment_spec_edit
    apps_v1beta1_deployment_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    apps_v1beta1_deployment_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_deployment_spec_edit_copy(
    apps_v1beta1_deployment_spec_edit at, apps_v1beta1_deployment_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_deployment_status {
    kin_value value;
} apps_v1beta1_deployment_status;
typedef struct apps_v1beta1_deployment_status_list {
    kin_value value;
} apps_v1beta1_deployment_status_list;
typedef struct apps_v1beta1_deployment_status_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_deployment_status_edit;
static inline apps_v1beta1_deployment_status apps_v1beta1_deployment_status_of(
    kin_value value)
{
    apps_v1beta1_deployment_status view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_deployment_status_list
    apps_v1beta1_deployment_status_list_of(kin_value value)
{
    apps_v1beta1_deployment_status_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_deployment_status_list_count(
    apps_v1beta1_deployment_status_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_deployment_status
    apps_v1beta1_deployment_status_list_at(
    apps_v1beta1_deployment_status_list list, size_t index)
{
    return apps_v1beta1_deployment_status_of(kin_value_at(list.value, index));
}
static inline apps_v1beta1_deployment_status_edit
    apps_v1beta1_deployment_status_edit_of(kin_edit *edit, kin_spot spot)
{
    apps_v1beta1_deployment_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_deployment_status_edit_copy(
    apps_v1beta1_deployment_status_edit at, apps_v1beta1_deployment_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_deployment_strategy {
    kin_value value;
} apps_v1beta1_deployment_strategy;
typedef struct apps_v1beta1_deployment_strategy_list {
    kin_value value;
} apps_v1beta1_deployment_strategy_list;
typedef struct apps_v1beta1_deployment_strategy_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_deployment_strategy_edit;
static inline apps_v1beta1_deployment_strategy
    apps_v1beta1_deployment_strategy_of(kin_value value)
{
    apps_v1beta1_deployment_strategy view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_deployment_strategy_list
    apps_v1beta1_deployment_strategy_list_of(kin_value value)
{
    apps_v1beta1_deployment_strategy_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_deployment_strategy_list_count(
    apps_v1beta1_deployment_strategy_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_deployment_strategy
    apps_v1beta1_deployment_strategy_list_at(
    apps_v1beta1_deployment_strategy_list list, size_t index)
{
    return apps_v1beta1_deployment_strategy_of(kin_value_at(list.value, index));
}
static inline apps_v1beta1_deployment_strategy_edit
    apps_v1beta1_deployment_strategy_edit_of(kin_edit *edit, kin_spot spot)
{
    apps_v1beta1_deployment_strategy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_deployment_strategy_edit_copy(
    apps_v1beta1_deployment_strategy_edit at,
    apps_v1beta1_deployment_strategy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_rollback_config {
    kin_value value;
} apps_v1beta1_rollback_config;
typedef struct apps_v1beta1_rollback_config_list {
    kin_value value;
} apps_v1beta1_rollback_config_list;
typedef struct apps_v1beta1_rollback_config_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_rollback_config_edit;
static inline apps_v1beta1_rollback_config apps_v1beta1_rollback_config_of(
    kin_value value)
{
    apps_v1beta1_rollback_config view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_rollback_config_list
    apps_v1beta1_rollback_config_list_of(kin_value value)
{
    apps_v1beta1_rollback_config_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_rollback_config_list_count(
    apps_v1beta1_rollback_config_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_rollback_config apps_v1beta1_rollback_config_list_at(
    apps_v1beta1_rollback_config_list list, size_t index)
{
    return apps_v1beta1_rollback_config_of(kin_value_at(list.value, index));
}
static inline apps_v1beta1_rollback_config_edit
    apps_v1beta1_rollback_config_edit_of(kin_edit *edit, kin_spot spot)
{
    apps_v1beta1_rollback_config_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_rollback_config_edit_copy(
    apps_v1beta1_rollback_config_edit at, apps_v1beta1_rollback_config view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_rolling_update_deployment {
    kin_value value;
} apps_v1beta1_rolling_update_deployment;
typedef struct apps_v1beta1_rolling_update_deployment_list {
    kin_value value;
} apps_v1beta1_rolling_update_deployment_list;
typedef struct apps_v1beta1_rolling_update_deployment_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_rolling_update_deployment_edit;
static inline apps_v1beta1_rolling_update_deployment
    apps_v1beta1_rolling_update_deployment_of(kin_value value)
{
    apps_v1beta1_rolling_update_deployment view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_rolling_update_deployment_list
    apps_v1beta1_rolling_update_deployment_list_of(kin_value value)
{
    apps_v1beta1_rolling_update_deployment_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_rolling_update_deployment_list_count(
    apps_v1beta1_rolling_update_deployment_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_rolling_update_deployment
    apps_v1beta1_rolling_update_deployment_list_at(
    apps_v1beta1_rolling_update_deployment_list list, size_t index)
{
    return apps_v1beta1_rolling_update_deployment_of(kin_value_at(list.value,
        index));
}
static inline apps_v1beta1_rolling_update_deployment_edit
    apps_v1beta1_rolling_update_deployment_edit_of(kin_edit *edit,
    kin_spot spot)
{
    apps_v1beta1_rolling_update_deployment_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_rolling_update_deployment_edit_copy(
    apps_v1beta1_rolling_update_deployment_edit at,
    apps_v1beta1_rolling_update_deployment view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_rolling_update_stateful_set_strategy {
    kin_value value;
} apps_v1beta1_rolling_update_stateful_set_strategy;
typedef struct apps_v1beta1_rolling_update_stateful_set_strategy_list {
    kin_value value;
} apps_v1beta1_rolling_update_stateful_set_strategy_list;
typedef struct apps_v1beta1_rolling_update_stateful_set_strategy_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_rolling_update_stateful_set_strategy_edit;
static inline apps_v1beta1_rolling_update_stateful_set_strategy
    apps_v1beta1_rolling_update_stateful_set_strategy_of(kin_value value)
{
    apps_v1beta1_rolling_update_stateful_set_strategy view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_rolling_update_stateful_set_strategy_list
    apps_v1beta1_rolling_update_stateful_set_strategy_list_of(kin_value value)
{
    apps_v1beta1_rolling_update_stateful_set_strategy_list list;
    list.value = value;
    return list;
}
static inline size_t
    apps_v1beta1_rolling_update_stateful_set_strategy_list_count(
    apps_v1beta1_rolling_update_stateful_set_strategy_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_rolling_update_stateful_set_strategy
    apps_v1beta1_rolling_update_stateful_set_strategy_list_at(
    apps_v1beta1_rolling_update_stateful_set_strategy_list list, size_t index)
{
    return apps_v1beta1_rolling_update_stateful_set_strategy_of(kin_value_at(
        list.value, index));
}
static inline apps_v1beta1_rolling_update_stateful_set_strategy_edit
    apps_v1beta1_rolling_update_stateful_set_strategy_edit_of(kin_edit *edit,
    kin_spot spot)
{
    apps_v1beta1_rolling_update_stateful_set_strategy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_rolling_update_stateful_set_strategy_edit_copy(
    apps_v1beta1_rolling_update_stateful_set_strategy_edit at,
    apps_v1beta1_rolling_update_stateful_set_strategy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_stateful_set {
    const kin_object *object;
} apps_v1beta1_stateful_set;
typedef struct apps_v1beta1_stateful_set_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_stateful_set_edit;
static inline apps_v1beta1_stateful_set apps_v1beta1_stateful_set_of(
    const kin_object *object)
{
    apps_v1beta1_stateful_set view;
    view.object = object;
    return view;
}
static inline apps_v1beta1_stateful_set apps_v1beta1_stateful_set_ref(
    apps_v1beta1_stateful_set view)
{
    return apps_v1beta1_stateful_set_of(kin_object_ref(view.object));
}
static inline void apps_v1beta1_stateful_set_unref(
    apps_v1beta1_stateful_set view)
{
    (void)kin_object_unref(view.object);
}
static inline void apps_v1beta1_stateful_set_auto_release(
    apps_v1beta1_stateful_set *view)
{
    apps_v1beta1_stateful_set_unref(*view);
}
static inline apps_v1beta1_stateful_set_edit apps_v1beta1_stateful_set_change(
    const kin_allocator *alloc, apps_v1beta1_stateful_set view)
{
    apps_v1beta1_stateful_set_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void apps_v1beta1_stateful_set_edit_free(
    apps_v1beta1_stateful_set_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void apps_v1beta1_stateful_set_edit_auto_release(
    apps_v1beta1_stateful_set_edit *at)
{
    apps_v1beta1_stateful_set_edit_free(*at);
}

typedef struct apps_v1beta1_stateful_set_condition {
    kin_value value;
} apps_v1beta1_stateful_set_condition;
typedef struct apps_v1beta1_stateful_set_condition_list {
    kin_value value;
} apps_v1beta1_stateful_set_condition_list;
typedef struct apps_v1beta1_stateful_set_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_stateful_set_condition_edit;
static inline apps_v1beta1_stateful_set_condition
    apps_v1beta1_stateful_set_condition_of(kin_value value)
{
    apps_v1beta1_stateful_set_condition view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_stateful_set_condition_list
    apps_v1beta1_stateful_set_condition_list_of(kin_value value)
{
    apps_v1beta1_stateful_set_condition_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_stateful_set_condition_list_count(
    apps_v1beta1_stateful_set_condition_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_stateful_set_condition
    apps_v1beta1_stateful_set_condition_list_at(
    apps_v1beta1_stateful_set_condition_list list, size_t index)
{
    return apps_v1beta1_stateful_set_condition_of(kin_value_at(list.value,
        index));
}
static inline apps_v1beta1_stateful_set_condition_edit
    apps_v1beta1_stateful_set_condition_edit_of(kin_edit *edit, kin_spot spot)
{
    apps_v1beta1_stateful_set_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_stateful_set_condition_edit_copy(
    apps_v1beta1_stateful_set_condition_edit at,
    apps_v1beta1_stateful_set_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_stateful_set_ordinals {
    kin_value value;
} apps_v1beta1_stateful_set_ordinals;
typedef struct apps_v1beta1_stateful_set_ordinals_list {
    kin_value value;
} apps_v1beta1_stateful_set_ordinals_list;
typedef struct apps_v1beta1_stateful_set_ordinals_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_stateful_set_ordinals_edit;
static inline apps_v1beta1_stateful_set_ordinals
    apps_v1beta1_stateful_set_ordinals_of(kin_value value)
{
    apps_v1beta1_stateful_set_ordinals view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_stateful_set_ordinals_list
    apps_v1beta1_stateful_set_ordinals_list_of(kin_value value)
{
    apps_v1beta1_stateful_set_ordinals_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_stateful_set_ordinals_list_count(
    apps_v1beta1_stateful_set_ordinals_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_stateful_set_ordinals
    apps_v1beta1_stateful_set_ordinals_list_at(
    apps_v1beta1_stateful_set_ordinals_list list, size_t index)
{
    return apps_v1beta1_stateful_set_ordinals_of(kin_value_at(list.value,
        index));
}
static inline apps_v1beta1_stateful_set_ordinals_edit
    apps_v1beta1_stateful_set_ordinals_edit_of(kin_edit *edit, kin_spot spot)
{
    apps_v1beta1_stateful_set_ordinals_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_stateful_set_ordinals_edit_copy(
    apps_v1beta1_stateful_set_ordinals_edit at,
    apps_v1beta1_stateful_set_ordinals view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_stateful_set_pvc_retention_policy {
    kin_value value;
} apps_v1beta1_stateful_set_pvc_retention_policy;
typedef struct apps_v1beta1_stateful_set_pvc_retention_policy_list {
    kin_value value;
} apps_v1beta1_stateful_set_pvc_retention_policy_list;
typedef struct apps_v1beta1_stateful_set_pvc_retention_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_stateful_set_pvc_retention_policy_edit;
static inline apps_v1beta1_stateful_set_pvc_retention_policy
    apps_v1beta1_stateful_set_pvc_retention_policy_of(kin_value value)
{
    apps_v1beta1_stateful_set_pvc_retention_policy view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_stateful_set_pvc_retention_policy_list
    apps_v1beta1_stateful_set_pvc_retention_policy_list_of(kin_value value)
{
    apps_v1beta1_stateful_set_pvc_retention_policy_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_stateful_set_pvc_retention_policy_list_count(
    apps_v1beta1_stateful_set_pvc_retention_policy_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_stateful_set_pvc_retention_policy
    apps_v1beta1_stateful_set_pvc_retention_policy_list_at(
    apps_v1beta1_stateful_set_pvc_retention_policy_list list, size_t index)
{
    return apps_v1beta1_stateful_set_pvc_retention_policy_of(kin_value_at(
        list.value, index));
}
static inline apps_v1beta1_stateful_set_pvc_retention_policy_edit
    apps_v1beta1_stateful_set_pvc_retention_policy_edit_of(kin_edit *edit,
    kin_spot spot)
{
    apps_v1beta1_stateful_set_pvc_retention_policy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_stateful_set_pvc_retention_policy_edit_copy(
    apps_v1beta1_stateful_set_pvc_retention_policy_edit at,
    apps_v1beta1_stateful_set_pvc_retention_policy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_stateful_set_spec {
    kin_value value;
} apps_v1beta1_stateful_set_spec;
typedef struct apps_v1beta1_stateful_set_spec_list {
    kin_value value;
} apps_v1beta1_stateful_set_spec_list;
typedef struct apps_v1beta1_stateful_set_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_stateful_set_spec_edit;
static inline apps_v1beta1_stateful_set_spec apps_v1beta1_stateful_set_spec_of(
    kin_value value)
{
    apps_v1beta1_stateful_set_spec view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_stateful_set_spec_list
    apps_v1beta1_stateful_set_spec_list_of(kin_value value)
{
    apps_v1beta1_stateful_set_spec_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_stateful_set_spec_list_count(
    apps_v1beta1_stateful_set_spec_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_stateful_set_spec
    apps_v1beta1_stateful_set_spec_list_at(
    apps_v1beta1_stateful_set_spec_list list, size_t index)
{
    return apps_v1beta1_stateful_set_spec_of(kin_value_at(list.value, index));
}
static inline apps_v1beta1_stateful_set_spec_edit
    apps_v1beta1_stateful_set_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    apps_v1beta1_stateful_set_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_stateful_set_spec_edit_copy(
    apps_v1beta1_stateful_set_spec_edit at, apps_v1beta1_stateful_set_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_stateful_set_status {
    kin_value value;
} apps_v1beta1_stateful_set_status;
typedef struct apps_v1beta1_stateful_set_status_list {
    kin_value value;
} apps_v1beta1_stateful_set_status_list;
typedef struct apps_v1beta1_stateful_set_status_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_stateful_set_status_edit;
static inline apps_v1beta1_stateful_set_status
    apps_v1beta1_stateful_set_status_of(kin_value value)
{
    apps_v1beta1_stateful_set_status view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_stateful_set_status_list
    apps_v1beta1_stateful_set_status_list_of(kin_value value)
{
    apps_v1beta1_stateful_set_status_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_stateful_set_status_list_count(
    apps_v1beta1_stateful_set_status_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_stateful_set_status
    apps_v1beta1_stateful_set_status_list_at(
    apps_v1beta1_stateful_set_status_list list, size_t index)
{
    return apps_v1beta1_stateful_set_status_of(kin_value_at(list.value, index));
}
static inline apps_v1beta1_stateful_set_status_edit
    apps_v1beta1_stateful_set_status_edit_of(kin_edit *edit, kin_spot spot)
{
    apps_v1beta1_stateful_set_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_stateful_set_status_edit_copy(
    apps_v1beta1_stateful_set_status_edit at,
    apps_v1beta1_stateful_set_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct apps_v1beta1_stateful_set_update_strategy {
    kin_value value;
} apps_v1beta1_stateful_set_update_strategy;
typedef struct apps_v1beta1_stateful_set_update_strategy_list {
    kin_value value;
} apps_v1beta1_stateful_set_update_strategy_list;
typedef struct apps_v1beta1_stateful_set_update_strategy_edit {
    kin_edit *edit;
    kin_spot spot;
} apps_v1beta1_stateful_set_update_strategy_edit;
static inline apps_v1beta1_stateful_set_update_strategy
    apps_v1beta1_stateful_set_update_strategy_of(kin_value value)
{
    apps_v1beta1_stateful_set_update_strategy view;
    view.value = value;
    return view;
}
static inline apps_v1beta1_stateful_set_update_strategy_list
    apps_v1beta1_stateful_set_update_strategy_list_of(kin_value value)
{
    apps_v1beta1_stateful_set_update_strategy_list list;
    list.value = value;
    return list;
}
static inline size_t apps_v1beta1_stateful_set_update_strategy_list_count(
    apps_v1beta1_stateful_set_update_strategy_list list)
{
    return kin_value_count(list.value);
}
static inline apps_v1beta1_stateful_set_update_strategy
    apps_v1beta1_stateful_set_update_strategy_list_at(
    apps_v1beta1_stateful_set_update_strategy_list list, size_t index)
{
    return apps_v1beta1_stateful_set_update_strategy_of(kin_value_at(list.value,
        index));
}
static inline apps_v1beta1_stateful_set_update_strategy_edit
    apps_v1beta1_stateful_set_update_strategy_edit_of(kin_edit *edit,
    kin_spot spot)
{
    apps_v1beta1_stateful_set_update_strategy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int apps_v1beta1_stateful_set_update_strategy_edit_copy(
    apps_v1beta1_stateful_set_update_strategy_edit at,
    apps_v1beta1_stateful_set_update_strategy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* ControllerRevision */
static inline kin_field *apps_v1beta1_controller_revision_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta apps_v1beta1_controller_revision_get_metadata(
    apps_v1beta1_controller_revision view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        apps_v1beta1_controller_revision_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    apps_v1beta1_controller_revision_edit_metadata(
    apps_v1beta1_controller_revision_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_controller_revision_metadata_field_()));
}
static inline bool apps_v1beta1_controller_revision_metadata_has(
    apps_v1beta1_controller_revision view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_controller_revision_metadata_field_()));
}
static inline int apps_v1beta1_controller_revision_metadata_unset(
    apps_v1beta1_controller_revision_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_controller_revision_metadata_field_()));
}
#define APPS_V1BETA1_CONTROLLER_REVISION_METADATA_PATH ".metadata"
static inline kin_field *apps_v1beta1_controller_revision_data_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("data", "");
    return &field;
}
static inline kin_value apps_v1beta1_controller_revision_data(
    apps_v1beta1_controller_revision view)
{
    return (kin_object_field(view.object,
        apps_v1beta1_controller_revision_data_field_()));
}
static inline int apps_v1beta1_controller_revision_data_set(
    apps_v1beta1_controller_revision_edit at, kin_value value)
{
    return kin_edit_set_value(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_controller_revision_data_field_()), value);
}
static inline bool apps_v1beta1_controller_revision_data_has(
    apps_v1beta1_controller_revision view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_controller_revision_data_field_()));
}
static inline int apps_v1beta1_controller_revision_data_unset(
    apps_v1beta1_controller_revision_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_controller_revision_data_field_()));
}
#define APPS_V1BETA1_CONTROLLER_REVISION_DATA_PATH ".data"
static inline kin_field *apps_v1beta1_controller_revision_revision_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("revision", "");
    return &field;
}
static inline int64_t apps_v1beta1_controller_revision_revision(
    apps_v1beta1_controller_revision view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        apps_v1beta1_controller_revision_revision_field_()));
}
static inline int apps_v1beta1_controller_revision_revision_set(
    apps_v1beta1_controller_revision_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_controller_revision_revision_field_()), value);
}
static inline bool apps_v1beta1_controller_revision_revision_has(
    apps_v1beta1_controller_revision view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_controller_revision_revision_field_()));
}
static inline int apps_v1beta1_controller_revision_revision_unset(
    apps_v1beta1_controller_revision_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_controller_revision_revision_field_()));
}
#define APPS_V1BETA1_CONTROLLER_REVISION_REVISION_PATH ".revision"

/* Deployment */
static inline kin_field *apps_v1beta1_deployment_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta apps_v1beta1_deployment_get_metadata(
    apps_v1beta1_deployment view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        apps_v1beta1_deployment_metadata_field_()));
}
static inline meta_v1_object_meta_edit apps_v1beta1_deployment_edit_metadata(
    apps_v1beta1_deployment_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_metadata_field_()));
}
static inline bool apps_v1beta1_deployment_metadata_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_metadata_field_()));
}
static inline int apps_v1beta1_deployment_metadata_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_metadata_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_METADATA_PATH ".metadata"
static inline kin_field *apps_v1beta1_deployment_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline apps_v1beta1_deployment_spec apps_v1beta1_deployment_get_spec(
    apps_v1beta1_deployment view)
{
    return apps_v1beta1_deployment_spec_of(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_field_()));
}
static inline apps_v1beta1_deployment_spec_edit
    apps_v1beta1_deployment_edit_spec(apps_v1beta1_deployment_edit at)
{
    return apps_v1beta1_deployment_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, apps_v1beta1_deployment_spec_field_()));
}
static inline bool apps_v1beta1_deployment_spec_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_field_()));
}
static inline int apps_v1beta1_deployment_spec_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_SPEC_PATH ".spec"
static inline kin_field *apps_v1beta1_deployment_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline apps_v1beta1_deployment_status apps_v1beta1_deployment_get_status(
    apps_v1beta1_deployment view)
{
    return apps_v1beta1_deployment_status_of(kin_object_field(view.object,
        apps_v1beta1_deployment_status_field_()));
}
static inline apps_v1beta1_deployment_status_edit
    apps_v1beta1_deployment_edit_status(apps_v1beta1_deployment_edit at)
{
    return apps_v1beta1_deployment_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, apps_v1beta1_deployment_status_field_()));
}
static inline bool apps_v1beta1_deployment_status_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_status_field_()));
}
static inline int apps_v1beta1_deployment_status_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_STATUS_PATH ".status"
static inline kin_field *apps_v1beta1_deployment_spec_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "replicas");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_spec_replicas(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_replicas_field_()));
}
static inline int apps_v1beta1_deployment_spec_replicas_set(
    apps_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_spec_replicas_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_replicas_field_()));
}
static inline int apps_v1beta1_deployment_spec_replicas_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_replicas_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_SPEC_REPLICAS_PATH ".spec.replicas"
static inline kin_field *apps_v1beta1_deployment_spec_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "selector");
    return &field;
}
static inline meta_v1_label_selector apps_v1beta1_deployment_get_spec_selector(
    apps_v1beta1_deployment view)
{
    return meta_v1_label_selector_of(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_selector_field_()));
}
static inline meta_v1_label_selector_edit
    apps_v1beta1_deployment_edit_spec_selector(apps_v1beta1_deployment_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, apps_v1beta1_deployment_spec_selector_field_()));
}
static inline bool apps_v1beta1_deployment_spec_selector_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_selector_field_()));
}
static inline int apps_v1beta1_deployment_spec_selector_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_selector_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_SPEC_SELECTOR_PATH ".spec.selector"
static inline kin_field *apps_v1beta1_deployment_spec_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "template");
    return &field;
}
static inline core_v1_pod_template_spec
    apps_v1beta1_deployment_get_spec_template(apps_v1beta1_deployment view)
{
    return core_v1_pod_template_spec_of(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_template_field_()));
}
static inline core_v1_pod_template_spec_edit
    apps_v1beta1_deployment_edit_spec_template(apps_v1beta1_deployment_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, apps_v1beta1_deployment_spec_template_field_()));
}
static inline bool apps_v1beta1_deployment_spec_template_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_template_field_()));
}
static inline int apps_v1beta1_deployment_spec_template_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_template_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_SPEC_TEMPLATE_PATH ".spec.template"
static inline kin_field *apps_v1beta1_deployment_spec_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "strategy");
    return &field;
}
static inline apps_v1beta1_deployment_strategy
    apps_v1beta1_deployment_get_spec_strategy(apps_v1beta1_deployment view)
{
    return apps_v1beta1_deployment_strategy_of(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_strategy_field_()));
}
static inline apps_v1beta1_deployment_strategy_edit
    apps_v1beta1_deployment_edit_spec_strategy(apps_v1beta1_deployment_edit at)
{
    return apps_v1beta1_deployment_strategy_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, apps_v1beta1_deployment_spec_strategy_field_()));
}
static inline bool apps_v1beta1_deployment_spec_strategy_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_strategy_field_()));
}
static inline int apps_v1beta1_deployment_spec_strategy_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_strategy_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_SPEC_STRATEGY_PATH ".spec.strategy"
static inline kin_field
    *apps_v1beta1_deployment_spec_min_ready_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "minReadySeconds");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_spec_min_ready_seconds(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_min_ready_seconds_field_()));
}
static inline int apps_v1beta1_deployment_spec_min_ready_seconds_set(
    apps_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_min_ready_seconds_field_()), value);
}
static inline bool apps_v1beta1_deployment_spec_min_ready_seconds_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_min_ready_seconds_field_()));
}
static inline int apps_v1beta1_deployment_spec_min_ready_seconds_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_min_ready_seconds_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_SPEC_MIN_READY_SECONDS_PATH \
    ".spec.minReadySeconds"
static inline kin_field
    *apps_v1beta1_deployment_spec_revision_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "revisionHistoryLimit");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_spec_revision_history_limit(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_revision_history_limit_field_()));
}
static inline int apps_v1beta1_deployment_spec_revision_history_limit_set(
    apps_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_revision_history_limit_field_()), value);
}
static inline bool apps_v1beta1_deployment_spec_revision_history_limit_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_revision_history_limit_field_()));
}
static inline int apps_v1beta1_deployment_spec_revision_history_limit_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_revision_history_limit_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_SPEC_REVISION_HISTORY_LIMIT_PATH \
    ".spec.revisionHistoryLimit"
static inline kin_field *apps_v1beta1_deployment_spec_paused_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "paused");
    return &field;
}
static inline bool apps_v1beta1_deployment_spec_paused(
    apps_v1beta1_deployment view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_paused_field_()));
}
static inline int apps_v1beta1_deployment_spec_paused_set(
    apps_v1beta1_deployment_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_paused_field_()), value);
}
static inline bool apps_v1beta1_deployment_spec_paused_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_paused_field_()));
}
static inline int apps_v1beta1_deployment_spec_paused_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_paused_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_SPEC_PAUSED_PATH ".spec.paused"
static inline kin_field *apps_v1beta1_deployment_spec_rollback_to_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "rollbackTo");
    return &field;
}
static inline apps_v1beta1_rollback_config
    apps_v1beta1_deployment_get_spec_rollback_to(apps_v1beta1_deployment view)
{
    return apps_v1beta1_rollback_config_of(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_rollback_to_field_()));
}
static inline apps_v1beta1_rollback_config_edit
    apps_v1beta1_deployment_edit_spec_rollback_to(
    apps_v1beta1_deployment_edit at)
{
    return apps_v1beta1_rollback_config_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, apps_v1beta1_deployment_spec_rollback_to_field_()));
}
static inline bool apps_v1beta1_deployment_spec_rollback_to_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_rollback_to_field_()));
}
static inline int apps_v1beta1_deployment_spec_rollback_to_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_rollback_to_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_SPEC_ROLLBACK_TO_PATH ".spec.rollbackTo"
static inline kin_field
    *apps_v1beta1_deployment_spec_progress_deadline_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "progressDeadlineSeconds");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_spec_progress_deadline_seconds(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_progress_deadline_seconds_field_()));
}
static inline int apps_v1beta1_deployment_spec_progress_deadline_seconds_set(
    apps_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_progress_deadline_seconds_field_()),
        value);
}
static inline bool apps_v1beta1_deployment_spec_progress_deadline_seconds_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_spec_progress_deadline_seconds_field_()));
}
static inline int apps_v1beta1_deployment_spec_progress_deadline_seconds_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_progress_deadline_seconds_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_SPEC_PROGRESS_DEADLINE_SECONDS_PATH \
    ".spec.progressDeadlineSeconds"
static inline kin_field
    *apps_v1beta1_deployment_status_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "observedGeneration");
    return &field;
}
static inline int64_t apps_v1beta1_deployment_status_observed_generation(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        apps_v1beta1_deployment_status_observed_generation_field_()));
}
static inline int apps_v1beta1_deployment_status_observed_generation_set(
    apps_v1beta1_deployment_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_observed_generation_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_observed_generation_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_status_observed_generation_field_()));
}
static inline int apps_v1beta1_deployment_status_observed_generation_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_observed_generation_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
static inline kin_field *apps_v1beta1_deployment_status_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "replicas");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_replicas(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_deployment_status_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_replicas_set(
    apps_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_replicas_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_status_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_replicas_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_replicas_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_STATUS_REPLICAS_PATH ".status.replicas"
static inline kin_field
    *apps_v1beta1_deployment_status_updated_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "updatedReplicas");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_updated_replicas(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_deployment_status_updated_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_updated_replicas_set(
    apps_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_updated_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_updated_replicas_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_status_updated_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_updated_replicas_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_updated_replicas_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_STATUS_UPDATED_REPLICAS_PATH \
    ".status.updatedReplicas"
static inline kin_field
    *apps_v1beta1_deployment_status_ready_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "readyReplicas");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_ready_replicas(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_deployment_status_ready_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_ready_replicas_set(
    apps_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_ready_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_ready_replicas_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_status_ready_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_ready_replicas_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_ready_replicas_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_STATUS_READY_REPLICAS_PATH \
    ".status.readyReplicas"
static inline kin_field
    *apps_v1beta1_deployment_status_available_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "availableReplicas");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_available_replicas(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_deployment_status_available_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_available_replicas_set(
    apps_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_available_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_available_replicas_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_status_available_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_available_replicas_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_available_replicas_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"
static inline kin_field
    *apps_v1beta1_deployment_status_unavailable_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "unavailableReplicas");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_unavailable_replicas(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_deployment_status_unavailable_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_unavailable_replicas_set(
    apps_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_unavailable_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_unavailable_replicas_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_status_unavailable_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_unavailable_replicas_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_unavailable_replicas_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_STATUS_UNAVAILABLE_REPLICAS_PATH \
    ".status.unavailableReplicas"
static inline kin_field
    *apps_v1beta1_deployment_status_terminating_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "terminatingReplicas");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_terminating_replicas(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_deployment_status_terminating_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_terminating_replicas_set(
    apps_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_terminating_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_terminating_replicas_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_status_terminating_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_terminating_replicas_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_terminating_replicas_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_STATUS_TERMINATING_REPLICAS_PATH \
    ".status.terminatingReplicas"
static inline kin_field *apps_v1beta1_deployment_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline apps_v1beta1_deployment_condition_list
    apps_v1beta1_deployment_get_status_conditions(apps_v1beta1_deployment view)
{
    return apps_v1beta1_deployment_condition_list_of(kin_object_field(
        view.object, apps_v1beta1_deployment_status_conditions_field_()));
}
static inline apps_v1beta1_deployment_condition
    apps_v1beta1_deployment_status_conditions_at(apps_v1beta1_deployment view,
    size_t index)
{
    return apps_v1beta1_deployment_condition_of(kin_value_at(kin_object_field(
        view.object, apps_v1beta1_deployment_status_conditions_field_()),
        index));
}
static inline apps_v1beta1_deployment_condition_edit
    apps_v1beta1_deployment_status_conditions_append(
    apps_v1beta1_deployment_edit at)
{
    return apps_v1beta1_deployment_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_conditions_field_())));
}
static inline apps_v1beta1_deployment_condition_edit
    apps_v1beta1_deployment_edit_status_conditions_at(
    apps_v1beta1_deployment_edit at, size_t index)
{
    return apps_v1beta1_deployment_condition_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_conditions_field_()), index));
}
static inline int apps_v1beta1_deployment_status_conditions_remove_at(
    apps_v1beta1_deployment_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, apps_v1beta1_deployment_status_conditions_field_()),
        index));
}
static inline size_t apps_v1beta1_deployment_status_conditions_count(
    apps_v1beta1_deployment view)
{
    return kin_value_count(kin_object_field(view.object,
        apps_v1beta1_deployment_status_conditions_field_()));
}
static inline int apps_v1beta1_deployment_status_conditions_clear(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_conditions_field_()));
}
static inline bool apps_v1beta1_deployment_status_conditions_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_status_conditions_field_()));
}
static inline int apps_v1beta1_deployment_status_conditions_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_conditions_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_STATUS_CONDITIONS_PATH ".status.conditions"
static inline kin_field
    *apps_v1beta1_deployment_status_collision_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "collisionCount");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_collision_count(
    apps_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_deployment_status_collision_count_field_()));
}
static inline int apps_v1beta1_deployment_status_collision_count_set(
    apps_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_collision_count_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_collision_count_has(
    apps_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_deployment_status_collision_count_field_()));
}
static inline int apps_v1beta1_deployment_status_collision_count_unset(
    apps_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_collision_count_field_()));
}
#define APPS_V1BETA1_DEPLOYMENT_STATUS_COLLISION_COUNT_PATH \
    ".status.collisionCount"

/* DeploymentCondition */
static inline kin_field *apps_v1beta1_deployment_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str apps_v1beta1_deployment_condition_type(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_type_field_()));
}
static inline int apps_v1beta1_deployment_condition_type_set(
    apps_v1beta1_deployment_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_type_field_()), value);
}
static inline bool apps_v1beta1_deployment_condition_type_has(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_type_field_()));
}
static inline int apps_v1beta1_deployment_condition_type_unset(
    apps_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_type_field_()));
}
static inline kin_field *apps_v1beta1_deployment_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str apps_v1beta1_deployment_condition_status(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_status_field_()));
}
static inline int apps_v1beta1_deployment_condition_status_set(
    apps_v1beta1_deployment_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_status_field_()), value);
}
static inline bool apps_v1beta1_deployment_condition_status_has(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_status_field_()));
}
static inline int apps_v1beta1_deployment_condition_status_unset(
    apps_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_status_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_condition_last_update_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastUpdateTime", "");
    return &field;
}
static inline kin_time apps_v1beta1_deployment_condition_last_update_time(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_last_update_time_field_()));
}
static inline int apps_v1beta1_deployment_condition_last_update_time_set(
    apps_v1beta1_deployment_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_last_update_time_field_()), value);
}
static inline bool apps_v1beta1_deployment_condition_last_update_time_has(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_last_update_time_field_()));
}
static inline int apps_v1beta1_deployment_condition_last_update_time_unset(
    apps_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_last_update_time_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time apps_v1beta1_deployment_condition_last_transition_time(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_last_transition_time_field_()));
}
static inline int apps_v1beta1_deployment_condition_last_transition_time_set(
    apps_v1beta1_deployment_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_last_transition_time_field_()),
        value);
}
static inline bool apps_v1beta1_deployment_condition_last_transition_time_has(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_last_transition_time_field_()));
}
static inline int apps_v1beta1_deployment_condition_last_transition_time_unset(
    apps_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_last_transition_time_field_()));
}
static inline kin_field *apps_v1beta1_deployment_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str apps_v1beta1_deployment_condition_reason(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_reason_field_()));
}
static inline int apps_v1beta1_deployment_condition_reason_set(
    apps_v1beta1_deployment_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_reason_field_()), value);
}
static inline bool apps_v1beta1_deployment_condition_reason_has(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_reason_field_()));
}
static inline int apps_v1beta1_deployment_condition_reason_unset(
    apps_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_reason_field_()));
}
static inline kin_field *apps_v1beta1_deployment_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str apps_v1beta1_deployment_condition_message(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_message_field_()));
}
static inline int apps_v1beta1_deployment_condition_message_set(
    apps_v1beta1_deployment_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_message_field_()), value);
}
static inline bool apps_v1beta1_deployment_condition_message_has(
    apps_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_condition_message_field_()));
}
static inline int apps_v1beta1_deployment_condition_message_unset(
    apps_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_condition_message_field_()));
}

/* DeploymentSpec */
static inline kin_field *apps_v1beta1_deployment_spec_get_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("replicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_spec_get_replicas(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_replicas_field_()));
}
static inline int apps_v1beta1_deployment_spec_edit_replicas_set(
    apps_v1beta1_deployment_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_spec_get_replicas_has(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_replicas_field_()));
}
static inline int apps_v1beta1_deployment_spec_edit_replicas_unset(
    apps_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_replicas_field_()));
}
static inline kin_field *apps_v1beta1_deployment_spec_get_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selector", "");
    return &field;
}
static inline meta_v1_label_selector apps_v1beta1_deployment_spec_get_selector(
    apps_v1beta1_deployment_spec view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_selector_field_()));
}
static inline meta_v1_label_selector_edit
    apps_v1beta1_deployment_spec_edit_selector(
    apps_v1beta1_deployment_spec_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, apps_v1beta1_deployment_spec_get_selector_field_()));
}
static inline bool apps_v1beta1_deployment_spec_get_selector_has(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_selector_field_()));
}
static inline int apps_v1beta1_deployment_spec_edit_selector_unset(
    apps_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_selector_field_()));
}
static inline kin_field *apps_v1beta1_deployment_spec_get_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("template", "");
    return &field;
}
static inline core_v1_pod_template_spec
    apps_v1beta1_deployment_spec_get_template(apps_v1beta1_deployment_spec view)
{
    return core_v1_pod_template_spec_of(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_template_field_()));
}
static inline core_v1_pod_template_spec_edit
    apps_v1beta1_deployment_spec_edit_template(
    apps_v1beta1_deployment_spec_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, apps_v1beta1_deployment_spec_get_template_field_()));
}
static inline bool apps_v1beta1_deployment_spec_get_template_has(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_template_field_()));
}
static inline int apps_v1beta1_deployment_spec_edit_template_unset(
    apps_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_template_field_()));
}
static inline kin_field *apps_v1beta1_deployment_spec_get_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("strategy", "");
    return &field;
}
static inline apps_v1beta1_deployment_strategy
    apps_v1beta1_deployment_spec_get_strategy(apps_v1beta1_deployment_spec view)
{
    return apps_v1beta1_deployment_strategy_of(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_strategy_field_()));
}
static inline apps_v1beta1_deployment_strategy_edit
    apps_v1beta1_deployment_spec_edit_strategy(
    apps_v1beta1_deployment_spec_edit at)
{
    return apps_v1beta1_deployment_strategy_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, apps_v1beta1_deployment_spec_get_strategy_field_()));
}
static inline bool apps_v1beta1_deployment_spec_get_strategy_has(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_strategy_field_()));
}
static inline int apps_v1beta1_deployment_spec_edit_strategy_unset(
    apps_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_strategy_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_spec_get_min_ready_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("minReadySeconds", "");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_spec_get_min_ready_seconds(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_min_ready_seconds_field_()));
}
static inline int apps_v1beta1_deployment_spec_edit_min_ready_seconds_set(
    apps_v1beta1_deployment_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_min_ready_seconds_field_()), value);
}
static inline bool apps_v1beta1_deployment_spec_get_min_ready_seconds_has(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_min_ready_seconds_field_()));
}
static inline int apps_v1beta1_deployment_spec_edit_min_ready_seconds_unset(
    apps_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_min_ready_seconds_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_spec_get_revision_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("revisionHistoryLimit", "");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_spec_get_revision_history_limit(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_revision_history_limit_field_()));
}
static inline int apps_v1beta1_deployment_spec_edit_revision_history_limit_set(
    apps_v1beta1_deployment_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_revision_history_limit_field_()),
        value);
}
static inline bool apps_v1beta1_deployment_spec_get_revision_history_limit_has(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_revision_history_limit_field_()));
}
static inline int
    apps_v1beta1_deployment_spec_edit_revision_history_limit_unset(
    apps_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_revision_history_limit_field_()));
}
static inline kin_field *apps_v1beta1_deployment_spec_get_paused_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("paused", "");
    return &field;
}
static inline bool apps_v1beta1_deployment_spec_get_paused(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_paused_field_()));
}
static inline int apps_v1beta1_deployment_spec_edit_paused_set(
    apps_v1beta1_deployment_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_paused_field_()), value);
}
static inline bool apps_v1beta1_deployment_spec_get_paused_has(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_paused_field_()));
}
static inline int apps_v1beta1_deployment_spec_edit_paused_unset(
    apps_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_paused_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_spec_get_rollback_to_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rollbackTo", "");
    return &field;
}
static inline apps_v1beta1_rollback_config
    apps_v1beta1_deployment_spec_get_rollback_to(
    apps_v1beta1_deployment_spec view)
{
    return apps_v1beta1_rollback_config_of(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_rollback_to_field_()));
}
static inline apps_v1beta1_rollback_config_edit
    apps_v1beta1_deployment_spec_edit_rollback_to(
    apps_v1beta1_deployment_spec_edit at)
{
    return apps_v1beta1_rollback_config_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, apps_v1beta1_deployment_spec_get_rollback_to_field_()));
}
static inline bool apps_v1beta1_deployment_spec_get_rollback_to_has(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_rollback_to_field_()));
}
static inline int apps_v1beta1_deployment_spec_edit_rollback_to_unset(
    apps_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_rollback_to_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_spec_get_progress_deadline_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("progressDeadlineSeconds", "");
    return &field;
}
static inline int32_t
    apps_v1beta1_deployment_spec_get_progress_deadline_seconds(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_progress_deadline_seconds_field_()));
}
static inline int
    apps_v1beta1_deployment_spec_edit_progress_deadline_seconds_set(
    apps_v1beta1_deployment_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_progress_deadline_seconds_field_()),
        value);
}
static inline bool
    apps_v1beta1_deployment_spec_get_progress_deadline_seconds_has(
    apps_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_spec_get_progress_deadline_seconds_field_()));
}
static inline int
    apps_v1beta1_deployment_spec_edit_progress_deadline_seconds_unset(
    apps_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_spec_get_progress_deadline_seconds_field_()));
}

/* DeploymentStatus */
static inline kin_field
    *apps_v1beta1_deployment_status_get_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t apps_v1beta1_deployment_status_get_observed_generation(
    apps_v1beta1_deployment_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_observed_generation_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_observed_generation_set(
    apps_v1beta1_deployment_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_observed_generation_field_()),
        value);
}
static inline bool apps_v1beta1_deployment_status_get_observed_generation_has(
    apps_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_observed_generation_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_observed_generation_unset(
    apps_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_observed_generation_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_status_get_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("replicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_get_replicas(
    apps_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_replicas_set(
    apps_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_get_replicas_has(
    apps_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_replicas_unset(
    apps_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_replicas_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_status_get_updated_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("updatedReplicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_get_updated_replicas(
    apps_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_updated_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_updated_replicas_set(
    apps_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_updated_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_get_updated_replicas_has(
    apps_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_updated_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_updated_replicas_unset(
    apps_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_updated_replicas_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_status_get_ready_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("readyReplicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_get_ready_replicas(
    apps_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_ready_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_ready_replicas_set(
    apps_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_ready_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_get_ready_replicas_has(
    apps_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_ready_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_ready_replicas_unset(
    apps_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_ready_replicas_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_status_get_available_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("availableReplicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_get_available_replicas(
    apps_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_available_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_available_replicas_set(
    apps_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_available_replicas_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_get_available_replicas_has(
    apps_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_available_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_available_replicas_unset(
    apps_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_available_replicas_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_status_get_unavailable_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("unavailableReplicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_get_unavailable_replicas(
    apps_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_unavailable_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_unavailable_replicas_set(
    apps_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_unavailable_replicas_field_()),
        value);
}
static inline bool apps_v1beta1_deployment_status_get_unavailable_replicas_has(
    apps_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_unavailable_replicas_field_()));
}
static inline int
    apps_v1beta1_deployment_status_edit_unavailable_replicas_unset(
    apps_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_unavailable_replicas_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_status_get_terminating_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("terminatingReplicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_get_terminating_replicas(
    apps_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_terminating_replicas_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_terminating_replicas_set(
    apps_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_terminating_replicas_field_()),
        value);
}
static inline bool apps_v1beta1_deployment_status_get_terminating_replicas_has(
    apps_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_terminating_replicas_field_()));
}
static inline int
    apps_v1beta1_deployment_status_edit_terminating_replicas_unset(
    apps_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_terminating_replicas_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline apps_v1beta1_deployment_condition_list
    apps_v1beta1_deployment_status_get_conditions(
    apps_v1beta1_deployment_status view)
{
    return apps_v1beta1_deployment_condition_list_of(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_conditions_field_()));
}
static inline apps_v1beta1_deployment_condition
    apps_v1beta1_deployment_status_get_conditions_at(
    apps_v1beta1_deployment_status view, size_t index)
{
    return apps_v1beta1_deployment_condition_of(kin_value_at(kin_value_field(
        view.value, apps_v1beta1_deployment_status_get_conditions_field_()),
        index));
}
static inline apps_v1beta1_deployment_condition_edit
    apps_v1beta1_deployment_status_edit_conditions_append(
    apps_v1beta1_deployment_status_edit at)
{
    return apps_v1beta1_deployment_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_conditions_field_())));
}
static inline apps_v1beta1_deployment_condition_edit
    apps_v1beta1_deployment_status_edit_conditions_at(
    apps_v1beta1_deployment_status_edit at, size_t index)
{
    return apps_v1beta1_deployment_condition_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_conditions_field_()), index));
}
static inline int apps_v1beta1_deployment_status_edit_conditions_remove_at(
    apps_v1beta1_deployment_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        apps_v1beta1_deployment_status_get_conditions_field_()), index));
}
static inline size_t apps_v1beta1_deployment_status_get_conditions_count(
    apps_v1beta1_deployment_status view)
{
    return kin_value_count(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_conditions_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_conditions_clear(
    apps_v1beta1_deployment_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_conditions_field_()));
}
static inline bool apps_v1beta1_deployment_status_get_conditions_has(
    apps_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_conditions_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_conditions_unset(
    apps_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_conditions_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_status_get_collision_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("collisionCount", "");
    return &field;
}
static inline int32_t apps_v1beta1_deployment_status_get_collision_count(
    apps_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_collision_count_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_collision_count_set(
    apps_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_collision_count_field_()), value);
}
static inline bool apps_v1beta1_deployment_status_get_collision_count_has(
    apps_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_status_get_collision_count_field_()));
}
static inline int apps_v1beta1_deployment_status_edit_collision_count_unset(
    apps_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_status_get_collision_count_field_()));
}

/* DeploymentStrategy */
static inline kin_field *apps_v1beta1_deployment_strategy_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str apps_v1beta1_deployment_strategy_type(
    apps_v1beta1_deployment_strategy view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_deployment_strategy_type_field_()));
}
static inline int apps_v1beta1_deployment_strategy_type_set(
    apps_v1beta1_deployment_strategy_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_strategy_type_field_()), value);
}
static inline bool apps_v1beta1_deployment_strategy_type_has(
    apps_v1beta1_deployment_strategy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_strategy_type_field_()));
}
static inline int apps_v1beta1_deployment_strategy_type_unset(
    apps_v1beta1_deployment_strategy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_strategy_type_field_()));
}
static inline kin_field
    *apps_v1beta1_deployment_strategy_rolling_update_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rollingUpdate", "");
    return &field;
}
static inline apps_v1beta1_rolling_update_deployment
    apps_v1beta1_deployment_strategy_get_rolling_update(
    apps_v1beta1_deployment_strategy view)
{
    return apps_v1beta1_rolling_update_deployment_of(kin_value_field(view.value,
        apps_v1beta1_deployment_strategy_rolling_update_field_()));
}
static inline apps_v1beta1_rolling_update_deployment_edit
    apps_v1beta1_deployment_strategy_edit_rolling_update(
    apps_v1beta1_deployment_strategy_edit at)
{
    return apps_v1beta1_rolling_update_deployment_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_strategy_rolling_update_field_()));
}
static inline bool apps_v1beta1_deployment_strategy_rolling_update_has(
    apps_v1beta1_deployment_strategy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_deployment_strategy_rolling_update_field_()));
}
static inline int apps_v1beta1_deployment_strategy_rolling_update_unset(
    apps_v1beta1_deployment_strategy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_deployment_strategy_rolling_update_field_()));
}

/* RollbackConfig */
static inline kin_field *apps_v1beta1_rollback_config_revision_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("revision", "");
    return &field;
}
static inline int64_t apps_v1beta1_rollback_config_revision(
    apps_v1beta1_rollback_config view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        apps_v1beta1_rollback_config_revision_field_()));
}
static inline int apps_v1beta1_rollback_config_revision_set(
    apps_v1beta1_rollback_config_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_rollback_config_revision_field_()), value);
}
static inline bool apps_v1beta1_rollback_config_revision_has(
    apps_v1beta1_rollback_config view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_rollback_config_revision_field_()));
}
static inline int apps_v1beta1_rollback_config_revision_unset(
    apps_v1beta1_rollback_config_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_rollback_config_revision_field_()));
}

/* RollingUpdateDeployment */
static inline kin_field
    *apps_v1beta1_rolling_update_deployment_max_unavailable_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxUnavailable", "");
    return &field;
}
static inline kin_intstr apps_v1beta1_rolling_update_deployment_max_unavailable(
    apps_v1beta1_rolling_update_deployment view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        apps_v1beta1_rolling_update_deployment_max_unavailable_field_()));
}
static inline int apps_v1beta1_rolling_update_deployment_max_unavailable_set(
    apps_v1beta1_rolling_update_deployment_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_rolling_update_deployment_max_unavailable_field_()),
        value);
}
static inline bool apps_v1beta1_rolling_update_deployment_max_unavailable_has(
    apps_v1beta1_rolling_update_deployment view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_rolling_update_deployment_max_unavailable_field_()));
}
static inline int apps_v1beta1_rolling_update_deployment_max_unavailable_unset(
    apps_v1beta1_rolling_update_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_rolling_update_deployment_max_unavailable_field_()));
}
static inline kin_field
    *apps_v1beta1_rolling_update_deployment_max_surge_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxSurge", "");
    return &field;
}
static inline kin_intstr apps_v1beta1_rolling_update_deployment_max_surge(
    apps_v1beta1_rolling_update_deployment view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        apps_v1beta1_rolling_update_deployment_max_surge_field_()));
}
static inline int apps_v1beta1_rolling_update_deployment_max_surge_set(
    apps_v1beta1_rolling_update_deployment_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_rolling_update_deployment_max_surge_field_()), value);
}
static inline bool apps_v1beta1_rolling_update_deployment_max_surge_has(
    apps_v1beta1_rolling_update_deployment view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_rolling_update_deployment_max_surge_field_()));
}
static inline int apps_v1beta1_rolling_update_deployment_max_surge_unset(
    apps_v1beta1_rolling_update_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_rolling_update_deployment_max_surge_field_()));
}

/* RollingUpdateStatefulSetStrategy */
static inline kin_field
    *apps_v1beta1_rolling_update_stateful_set_strategy_partition_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("partition", "");
    return &field;
}
static inline int32_t
    apps_v1beta1_rolling_update_stateful_set_strategy_partition(
    apps_v1beta1_rolling_update_stateful_set_strategy view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_rolling_update_stateful_set_strategy_partition_field_()));
}
static inline int
    apps_v1beta1_rolling_update_stateful_set_strategy_partition_set(
    apps_v1beta1_rolling_update_stateful_set_strategy_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_rolling_update_stateful_set_strategy_partition_field_()),
        value);
}
static inline bool
    apps_v1beta1_rolling_update_stateful_set_strategy_partition_has(
    apps_v1beta1_rolling_update_stateful_set_strategy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_rolling_update_stateful_set_strategy_partition_field_()));
}
static inline int
    apps_v1beta1_rolling_update_stateful_set_strategy_partition_unset(
    apps_v1beta1_rolling_update_stateful_set_strategy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_rolling_update_stateful_set_strategy_partition_field_()));
}
static inline kin_field
    *apps_v1beta1_rolling_update_stateful_set_strategy_max_unavailable_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxUnavailable", "");
    return &field;
}
static inline kin_intstr
    apps_v1beta1_rolling_update_stateful_set_strategy_max_unavailable(
    apps_v1beta1_rolling_update_stateful_set_strategy view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        apps_v1beta1_rolling_update_stateful_set_strategy_max_unavailable_field_()));
}
static inline int
    apps_v1beta1_rolling_update_stateful_set_strategy_max_unavailable_set(
    apps_v1beta1_rolling_update_stateful_set_strategy_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_rolling_update_stateful_set_strategy_max_unavailable_field_()), value);
}
static inline bool
    apps_v1beta1_rolling_update_stateful_set_strategy_max_unavailable_has(
    apps_v1beta1_rolling_update_stateful_set_strategy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_rolling_update_stateful_set_strategy_max_unavailable_field_()));
}
static inline int
    apps_v1beta1_rolling_update_stateful_set_strategy_max_unavailable_unset(
    apps_v1beta1_rolling_update_stateful_set_strategy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_rolling_update_stateful_set_strategy_max_unavailable_field_()));
}

/* StatefulSet */
static inline kin_field *apps_v1beta1_stateful_set_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta apps_v1beta1_stateful_set_get_metadata(
    apps_v1beta1_stateful_set view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        apps_v1beta1_stateful_set_metadata_field_()));
}
static inline meta_v1_object_meta_edit apps_v1beta1_stateful_set_edit_metadata(
    apps_v1beta1_stateful_set_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_metadata_field_()));
}
static inline bool apps_v1beta1_stateful_set_metadata_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_metadata_field_()));
}
static inline int apps_v1beta1_stateful_set_metadata_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_metadata_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_METADATA_PATH ".metadata"
static inline kin_field *apps_v1beta1_stateful_set_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline apps_v1beta1_stateful_set_spec apps_v1beta1_stateful_set_get_spec(
    apps_v1beta1_stateful_set view)
{
    return apps_v1beta1_stateful_set_spec_of(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_field_()));
}
static inline apps_v1beta1_stateful_set_spec_edit
    apps_v1beta1_stateful_set_edit_spec(apps_v1beta1_stateful_set_edit at)
{
    return apps_v1beta1_stateful_set_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, apps_v1beta1_stateful_set_spec_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_PATH ".spec"
static inline kin_field *apps_v1beta1_stateful_set_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline apps_v1beta1_stateful_set_status
    apps_v1beta1_stateful_set_get_status(apps_v1beta1_stateful_set view)
{
    return apps_v1beta1_stateful_set_status_of(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_field_()));
}
static inline apps_v1beta1_stateful_set_status_edit
    apps_v1beta1_stateful_set_edit_status(apps_v1beta1_stateful_set_edit at)
{
    return apps_v1beta1_stateful_set_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, apps_v1beta1_stateful_set_status_field_()));
}
static inline bool apps_v1beta1_stateful_set_status_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_field_()));
}
static inline int apps_v1beta1_stateful_set_status_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_STATUS_PATH ".status"
static inline kin_field *apps_v1beta1_stateful_set_spec_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "replicas");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_spec_replicas(
    apps_v1beta1_stateful_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_replicas_set(
    apps_v1beta1_stateful_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_replicas_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_spec_replicas_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_replicas_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_replicas_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_REPLICAS_PATH ".spec.replicas"
static inline kin_field *apps_v1beta1_stateful_set_spec_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "selector");
    return &field;
}
static inline meta_v1_label_selector
    apps_v1beta1_stateful_set_get_spec_selector(apps_v1beta1_stateful_set view)
{
    return meta_v1_label_selector_of(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_selector_field_()));
}
static inline meta_v1_label_selector_edit
    apps_v1beta1_stateful_set_edit_spec_selector(
    apps_v1beta1_stateful_set_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, apps_v1beta1_stateful_set_spec_selector_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_selector_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_selector_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_selector_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_selector_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_SELECTOR_PATH ".spec.selector"
static inline kin_field *apps_v1beta1_stateful_set_spec_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "template");
    return &field;
}
static inline core_v1_pod_template_spec
    apps_v1beta1_stateful_set_get_spec_template(apps_v1beta1_stateful_set view)
{
    return core_v1_pod_template_spec_of(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_template_field_()));
}
static inline core_v1_pod_template_spec_edit
    apps_v1beta1_stateful_set_edit_spec_template(
    apps_v1beta1_stateful_set_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, apps_v1beta1_stateful_set_spec_template_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_template_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_template_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_template_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_template_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_TEMPLATE_PATH ".spec.template"
static inline kin_field
    *apps_v1beta1_stateful_set_spec_volume_claim_templates_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "volumeClaimTemplates");
    return &field;
}
static inline core_v1_persistent_volume_claim_inner_list
    apps_v1beta1_stateful_set_get_spec_volume_claim_templates(
    apps_v1beta1_stateful_set view)
{
    return core_v1_persistent_volume_claim_inner_list_of(kin_object_field(
        view.object,
        apps_v1beta1_stateful_set_spec_volume_claim_templates_field_()));
}
static inline core_v1_persistent_volume_claim_inner
    apps_v1beta1_stateful_set_spec_volume_claim_templates_at(
    apps_v1beta1_stateful_set view, size_t index)
{
    return core_v1_persistent_volume_claim_inner_of(kin_value_at(
        kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_volume_claim_templates_field_()),
        index));
}
static inline core_v1_persistent_volume_claim_inner_edit
    apps_v1beta1_stateful_set_spec_volume_claim_templates_append(
    apps_v1beta1_stateful_set_edit at)
{
    return core_v1_persistent_volume_claim_inner_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_volume_claim_templates_field_())));
}
static inline core_v1_persistent_volume_claim_inner_edit
    apps_v1beta1_stateful_set_edit_spec_volume_claim_templates_at(
    apps_v1beta1_stateful_set_edit at, size_t index)
{
    return core_v1_persistent_volume_claim_inner_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_volume_claim_templates_field_()),
        index));
}
static inline int
    apps_v1beta1_stateful_set_spec_volume_claim_templates_remove_at(
    apps_v1beta1_stateful_set_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_volume_claim_templates_field_()),
        index));
}
static inline size_t
    apps_v1beta1_stateful_set_spec_volume_claim_templates_count(
    apps_v1beta1_stateful_set view)
{
    return kin_value_count(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_volume_claim_templates_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_volume_claim_templates_clear(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_volume_claim_templates_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_volume_claim_templates_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_volume_claim_templates_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_volume_claim_templates_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_volume_claim_templates_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_VOLUME_CLAIM_TEMPLATES_PATH \
    ".spec.volumeClaimTemplates"
static inline kin_field
    *apps_v1beta1_stateful_set_spec_service_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "serviceName");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_spec_service_name(
    apps_v1beta1_stateful_set view)
{
    return kin_value_str(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_service_name_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_service_name_set(
    apps_v1beta1_stateful_set_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_service_name_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_spec_service_name_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_service_name_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_service_name_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_service_name_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_SERVICE_NAME_PATH ".spec.serviceName"
static inline kin_field
    *apps_v1beta1_stateful_set_spec_pod_management_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "podManagementPolicy");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_spec_pod_management_policy(
    apps_v1beta1_stateful_set view)
{
    return kin_value_str(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_pod_management_policy_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_pod_management_policy_set(
    apps_v1beta1_stateful_set_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_pod_management_policy_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_spec_pod_management_policy_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_pod_management_policy_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_pod_management_policy_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_pod_management_policy_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_POD_MANAGEMENT_POLICY_PATH \
    ".spec.podManagementPolicy"
static inline kin_field
    *apps_v1beta1_stateful_set_spec_update_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "updateStrategy");
    return &field;
}
static inline apps_v1beta1_stateful_set_update_strategy
    apps_v1beta1_stateful_set_get_spec_update_strategy(
    apps_v1beta1_stateful_set view)
{
    return apps_v1beta1_stateful_set_update_strategy_of(kin_object_field(
        view.object, apps_v1beta1_stateful_set_spec_update_strategy_field_()));
}
static inline apps_v1beta1_stateful_set_update_strategy_edit
    apps_v1beta1_stateful_set_edit_spec_update_strategy(
    apps_v1beta1_stateful_set_edit at)
{
    return apps_v1beta1_stateful_set_update_strategy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_update_strategy_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_update_strategy_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_update_strategy_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_update_strategy_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_update_strategy_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_UPDATE_STRATEGY_PATH \
    ".spec.updateStrategy"
static inline kin_field
    *apps_v1beta1_stateful_set_spec_revision_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "revisionHistoryLimit");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_spec_revision_history_limit(
    apps_v1beta1_stateful_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_revision_history_limit_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_revision_history_limit_set(
    apps_v1beta1_stateful_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_revision_history_limit_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_spec_revision_history_limit_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_revision_history_limit_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_revision_history_limit_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_revision_history_limit_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_REVISION_HISTORY_LIMIT_PATH \
    ".spec.revisionHistoryLimit"
static inline kin_field
    *apps_v1beta1_stateful_set_spec_min_ready_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "minReadySeconds");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_spec_min_ready_seconds(
    apps_v1beta1_stateful_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_min_ready_seconds_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_min_ready_seconds_set(
    apps_v1beta1_stateful_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_min_ready_seconds_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_spec_min_ready_seconds_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_min_ready_seconds_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_min_ready_seconds_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_min_ready_seconds_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_MIN_READY_SECONDS_PATH \
    ".spec.minReadySeconds"
static inline kin_field
    *apps_v1beta1_stateful_set_spec_pvc_retention_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "persistentVolumeClaimRetentionPolicy");
    return &field;
}
static inline apps_v1beta1_stateful_set_pvc_retention_policy
    apps_v1beta1_stateful_set_get_spec_pvc_retention_policy(
    apps_v1beta1_stateful_set view)
{
    return apps_v1beta1_stateful_set_pvc_retention_policy_of(kin_object_field(
        view.object,
        apps_v1beta1_stateful_set_spec_pvc_retention_policy_field_()));
}
static inline apps_v1beta1_stateful_set_pvc_retention_policy_edit
    apps_v1beta1_stateful_set_edit_spec_pvc_retention_policy(
    apps_v1beta1_stateful_set_edit at)
{
    return apps_v1beta1_stateful_set_pvc_retention_policy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_pvc_retention_policy_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_pvc_retention_policy_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_pvc_retention_policy_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_pvc_retention_policy_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_pvc_retention_policy_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_PVC_RETENTION_POLICY_PATH \
    ".spec.persistentVolumeClaimRetentionPolicy"
static inline kin_field *apps_v1beta1_stateful_set_spec_ordinals_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "ordinals");
    return &field;
}
static inline apps_v1beta1_stateful_set_ordinals
    apps_v1beta1_stateful_set_get_spec_ordinals(apps_v1beta1_stateful_set view)
{
    return apps_v1beta1_stateful_set_ordinals_of(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_ordinals_field_()));
}
static inline apps_v1beta1_stateful_set_ordinals_edit
    apps_v1beta1_stateful_set_edit_spec_ordinals(
    apps_v1beta1_stateful_set_edit at)
{
    return apps_v1beta1_stateful_set_ordinals_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, apps_v1beta1_stateful_set_spec_ordinals_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_ordinals_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_spec_ordinals_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_ordinals_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_ordinals_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_SPEC_ORDINALS_PATH ".spec.ordinals"
static inline kin_field
    *apps_v1beta1_stateful_set_status_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "observedGeneration");
    return &field;
}
static inline int64_t apps_v1beta1_stateful_set_status_observed_generation(
    apps_v1beta1_stateful_set view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_observed_generation_field_()));
}
static inline int apps_v1beta1_stateful_set_status_observed_generation_set(
    apps_v1beta1_stateful_set_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_observed_generation_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_observed_generation_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_observed_generation_field_()));
}
static inline int apps_v1beta1_stateful_set_status_observed_generation_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_observed_generation_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
static inline kin_field *apps_v1beta1_stateful_set_status_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "replicas");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_replicas(
    apps_v1beta1_stateful_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_replicas_set(
    apps_v1beta1_stateful_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_replicas_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_replicas_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_replicas_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_replicas_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_STATUS_REPLICAS_PATH ".status.replicas"
static inline kin_field
    *apps_v1beta1_stateful_set_status_ready_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "readyReplicas");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_ready_replicas(
    apps_v1beta1_stateful_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_ready_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_ready_replicas_set(
    apps_v1beta1_stateful_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_ready_replicas_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_ready_replicas_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_ready_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_ready_replicas_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_ready_replicas_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_STATUS_READY_REPLICAS_PATH \
    ".status.readyReplicas"
static inline kin_field
    *apps_v1beta1_stateful_set_status_current_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "currentReplicas");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_current_replicas(
    apps_v1beta1_stateful_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_current_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_current_replicas_set(
    apps_v1beta1_stateful_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_current_replicas_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_current_replicas_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_current_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_current_replicas_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_current_replicas_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_STATUS_CURRENT_REPLICAS_PATH \
    ".status.currentReplicas"
static inline kin_field
    *apps_v1beta1_stateful_set_status_updated_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "updatedReplicas");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_updated_replicas(
    apps_v1beta1_stateful_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_updated_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_updated_replicas_set(
    apps_v1beta1_stateful_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_updated_replicas_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_updated_replicas_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_updated_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_updated_replicas_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_updated_replicas_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_STATUS_UPDATED_REPLICAS_PATH \
    ".status.updatedReplicas"
static inline kin_field
    *apps_v1beta1_stateful_set_status_current_revision_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "currentRevision");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_status_current_revision(
    apps_v1beta1_stateful_set view)
{
    return kin_value_str(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_current_revision_field_()));
}
static inline int apps_v1beta1_stateful_set_status_current_revision_set(
    apps_v1beta1_stateful_set_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_current_revision_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_current_revision_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_current_revision_field_()));
}
static inline int apps_v1beta1_stateful_set_status_current_revision_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_current_revision_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_STATUS_CURRENT_REVISION_PATH \
    ".status.currentRevision"
static inline kin_field
    *apps_v1beta1_stateful_set_status_update_revision_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "updateRevision");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_status_update_revision(
    apps_v1beta1_stateful_set view)
{
    return kin_value_str(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_update_revision_field_()));
}
static inline int apps_v1beta1_stateful_set_status_update_revision_set(
    apps_v1beta1_stateful_set_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_update_revision_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_update_revision_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_update_revision_field_()));
}
static inline int apps_v1beta1_stateful_set_status_update_revision_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_update_revision_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_STATUS_UPDATE_REVISION_PATH \
    ".status.updateRevision"
static inline kin_field
    *apps_v1beta1_stateful_set_status_collision_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "collisionCount");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_collision_count(
    apps_v1beta1_stateful_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_collision_count_field_()));
}
static inline int apps_v1beta1_stateful_set_status_collision_count_set(
    apps_v1beta1_stateful_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_collision_count_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_collision_count_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_collision_count_field_()));
}
static inline int apps_v1beta1_stateful_set_status_collision_count_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_collision_count_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_STATUS_COLLISION_COUNT_PATH \
    ".status.collisionCount"
static inline kin_field
    *apps_v1beta1_stateful_set_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline apps_v1beta1_stateful_set_condition_list
    apps_v1beta1_stateful_set_get_status_conditions(
    apps_v1beta1_stateful_set view)
{
    return apps_v1beta1_stateful_set_condition_list_of(kin_object_field(
        view.object, apps_v1beta1_stateful_set_status_conditions_field_()));
}
static inline apps_v1beta1_stateful_set_condition
    apps_v1beta1_stateful_set_status_conditions_at(
    apps_v1beta1_stateful_set view, size_t index)
{
    return apps_v1beta1_stateful_set_condition_of(kin_value_at(kin_object_field(
        view.object, apps_v1beta1_stateful_set_status_conditions_field_()),
        index));
}
static inline apps_v1beta1_stateful_set_condition_edit
    apps_v1beta1_stateful_set_status_conditions_append(
    apps_v1beta1_stateful_set_edit at)
{
    return apps_v1beta1_stateful_set_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_conditions_field_())));
}
static inline apps_v1beta1_stateful_set_condition_edit
    apps_v1beta1_stateful_set_edit_status_conditions_at(
    apps_v1beta1_stateful_set_edit at, size_t index)
{
    return apps_v1beta1_stateful_set_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_conditions_field_()), index));
}
static inline int apps_v1beta1_stateful_set_status_conditions_remove_at(
    apps_v1beta1_stateful_set_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, apps_v1beta1_stateful_set_status_conditions_field_()),
        index));
}
static inline size_t apps_v1beta1_stateful_set_status_conditions_count(
    apps_v1beta1_stateful_set view)
{
    return kin_value_count(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_conditions_field_()));
}
static inline int apps_v1beta1_stateful_set_status_conditions_clear(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_conditions_field_()));
}
static inline bool apps_v1beta1_stateful_set_status_conditions_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_conditions_field_()));
}
static inline int apps_v1beta1_stateful_set_status_conditions_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_conditions_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_STATUS_CONDITIONS_PATH ".status.conditions"
static inline kin_field
    *apps_v1beta1_stateful_set_status_available_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "availableReplicas");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_available_replicas(
    apps_v1beta1_stateful_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_available_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_available_replicas_set(
    apps_v1beta1_stateful_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_available_replicas_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_available_replicas_has(
    apps_v1beta1_stateful_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        apps_v1beta1_stateful_set_status_available_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_available_replicas_unset(
    apps_v1beta1_stateful_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_available_replicas_field_()));
}
#define APPS_V1BETA1_STATEFUL_SET_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"

/* StatefulSetCondition */
static inline kin_field *apps_v1beta1_stateful_set_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_condition_type(
    apps_v1beta1_stateful_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_stateful_set_condition_type_field_()));
}
static inline int apps_v1beta1_stateful_set_condition_type_set(
    apps_v1beta1_stateful_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_condition_type_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_condition_type_has(
    apps_v1beta1_stateful_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_condition_type_field_()));
}
static inline int apps_v1beta1_stateful_set_condition_type_unset(
    apps_v1beta1_stateful_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_condition_type_field_()));
}
static inline kin_field *apps_v1beta1_stateful_set_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_condition_status(
    apps_v1beta1_stateful_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_stateful_set_condition_status_field_()));
}
static inline int apps_v1beta1_stateful_set_condition_status_set(
    apps_v1beta1_stateful_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_condition_status_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_condition_status_has(
    apps_v1beta1_stateful_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_condition_status_field_()));
}
static inline int apps_v1beta1_stateful_set_condition_status_unset(
    apps_v1beta1_stateful_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_condition_status_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time apps_v1beta1_stateful_set_condition_last_transition_time(
    apps_v1beta1_stateful_set_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        apps_v1beta1_stateful_set_condition_last_transition_time_field_()));
}
static inline int apps_v1beta1_stateful_set_condition_last_transition_time_set(
    apps_v1beta1_stateful_set_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_condition_last_transition_time_field_()),
        value);
}
static inline bool apps_v1beta1_stateful_set_condition_last_transition_time_has(
    apps_v1beta1_stateful_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_condition_last_transition_time_field_()));
}
static inline int
    apps_v1beta1_stateful_set_condition_last_transition_time_unset(
    apps_v1beta1_stateful_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_condition_last_transition_time_field_()));
}
static inline kin_field *apps_v1beta1_stateful_set_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_condition_reason(
    apps_v1beta1_stateful_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_stateful_set_condition_reason_field_()));
}
static inline int apps_v1beta1_stateful_set_condition_reason_set(
    apps_v1beta1_stateful_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_condition_reason_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_condition_reason_has(
    apps_v1beta1_stateful_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_condition_reason_field_()));
}
static inline int apps_v1beta1_stateful_set_condition_reason_unset(
    apps_v1beta1_stateful_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_condition_reason_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_condition_message(
    apps_v1beta1_stateful_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_stateful_set_condition_message_field_()));
}
static inline int apps_v1beta1_stateful_set_condition_message_set(
    apps_v1beta1_stateful_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_condition_message_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_condition_message_has(
    apps_v1beta1_stateful_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_condition_message_field_()));
}
static inline int apps_v1beta1_stateful_set_condition_message_unset(
    apps_v1beta1_stateful_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_condition_message_field_()));
}

/* StatefulSetOrdinals */
static inline kin_field *apps_v1beta1_stateful_set_ordinals_start_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("start", "");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_ordinals_start(
    apps_v1beta1_stateful_set_ordinals view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_stateful_set_ordinals_start_field_()));
}
static inline int apps_v1beta1_stateful_set_ordinals_start_set(
    apps_v1beta1_stateful_set_ordinals_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_ordinals_start_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_ordinals_start_has(
    apps_v1beta1_stateful_set_ordinals view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_ordinals_start_field_()));
}
static inline int apps_v1beta1_stateful_set_ordinals_start_unset(
    apps_v1beta1_stateful_set_ordinals_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_ordinals_start_field_()));
}

/* StatefulSetPersistentVolumeClaimRetentionPolicy */
static inline kin_field
    *apps_v1beta1_stateful_set_pvc_retention_policy_when_deleted_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("whenDeleted", "");
    return &field;
}
static inline kin_str
    apps_v1beta1_stateful_set_pvc_retention_policy_when_deleted(
    apps_v1beta1_stateful_set_pvc_retention_policy view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_stateful_set_pvc_retention_policy_when_deleted_field_()));
}
static inline int
    apps_v1beta1_stateful_set_pvc_retention_policy_when_deleted_set(
    apps_v1beta1_stateful_set_pvc_retention_policy_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_pvc_retention_policy_when_deleted_field_()),
        value);
}
static inline bool
    apps_v1beta1_stateful_set_pvc_retention_policy_when_deleted_has(
    apps_v1beta1_stateful_set_pvc_retention_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_pvc_retention_policy_when_deleted_field_()));
}
static inline int
    apps_v1beta1_stateful_set_pvc_retention_policy_when_deleted_unset(
    apps_v1beta1_stateful_set_pvc_retention_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_pvc_retention_policy_when_deleted_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_pvc_retention_policy_when_scaled_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("whenScaled", "");
    return &field;
}
static inline kin_str
    apps_v1beta1_stateful_set_pvc_retention_policy_when_scaled(
    apps_v1beta1_stateful_set_pvc_retention_policy view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_stateful_set_pvc_retention_policy_when_scaled_field_()));
}
static inline int
    apps_v1beta1_stateful_set_pvc_retention_policy_when_scaled_set(
    apps_v1beta1_stateful_set_pvc_retention_policy_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_pvc_retention_policy_when_scaled_field_()),
        value);
}
static inline bool
    apps_v1beta1_stateful_set_pvc_retention_policy_when_scaled_has(
    apps_v1beta1_stateful_set_pvc_retention_policy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_pvc_retention_policy_when_scaled_field_()));
}
static inline int
    apps_v1beta1_stateful_set_pvc_retention_policy_when_scaled_unset(
    apps_v1beta1_stateful_set_pvc_retention_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_pvc_retention_policy_when_scaled_field_()));
}

/* StatefulSetSpec */
static inline kin_field
    *apps_v1beta1_stateful_set_spec_get_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("replicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_spec_get_replicas(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_edit_replicas_set(
    apps_v1beta1_stateful_set_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_replicas_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_spec_get_replicas_has(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_edit_replicas_unset(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_replicas_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_spec_get_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selector", "");
    return &field;
}
static inline meta_v1_label_selector
    apps_v1beta1_stateful_set_spec_get_selector(
    apps_v1beta1_stateful_set_spec view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_selector_field_()));
}
static inline meta_v1_label_selector_edit
    apps_v1beta1_stateful_set_spec_edit_selector(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, apps_v1beta1_stateful_set_spec_get_selector_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_get_selector_has(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_selector_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_edit_selector_unset(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_selector_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_spec_get_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("template", "");
    return &field;
}
static inline core_v1_pod_template_spec
    apps_v1beta1_stateful_set_spec_get_template(
    apps_v1beta1_stateful_set_spec view)
{
    return core_v1_pod_template_spec_of(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_template_field_()));
}
static inline core_v1_pod_template_spec_edit
    apps_v1beta1_stateful_set_spec_edit_template(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, apps_v1beta1_stateful_set_spec_get_template_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_get_template_has(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_template_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_edit_template_unset(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_template_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_spec_get_volume_claim_templates_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("volumeClaimTemplates", "");
    return &field;
}
static inline core_v1_persistent_volume_claim_inner_list
    apps_v1beta1_stateful_set_spec_get_volume_claim_templates(
    apps_v1beta1_stateful_set_spec view)
{
    return core_v1_persistent_volume_claim_inner_list_of(kin_value_field(
        view.value,
        apps_v1beta1_stateful_set_spec_get_volume_claim_templates_field_()));
}
static inline core_v1_persistent_volume_claim_inner
    apps_v1beta1_stateful_set_spec_get_volume_claim_templates_at(
    apps_v1beta1_stateful_set_spec view, size_t index)
{
    return core_v1_persistent_volume_claim_inner_of(kin_value_at(
        kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_volume_claim_templates_field_()),
        index));
}
static inline core_v1_persistent_volume_claim_inner_edit
    apps_v1beta1_stateful_set_spec_edit_volume_claim_templates_append(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return core_v1_persistent_volume_claim_inner_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_volume_claim_templates_field_())));
}
static inline core_v1_persistent_volume_claim_inner_edit
    apps_v1beta1_stateful_set_spec_edit_volume_claim_templates_at(
    apps_v1beta1_stateful_set_spec_edit at, size_t index)
{
    return core_v1_persistent_volume_claim_inner_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_volume_claim_templates_field_()),
        index));
}
static inline int
    apps_v1beta1_stateful_set_spec_edit_volume_claim_templates_remove_at(
    apps_v1beta1_stateful_set_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_volume_claim_templates_field_()),
        index));
}
static inline size_t
    apps_v1beta1_stateful_set_spec_get_volume_claim_templates_count(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_volume_claim_templates_field_()));
}
static inline int
    apps_v1beta1_stateful_set_spec_edit_volume_claim_templates_clear(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_volume_claim_templates_field_()));
}
static inline bool
    apps_v1beta1_stateful_set_spec_get_volume_claim_templates_has(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_volume_claim_templates_field_()));
}
static inline int
    apps_v1beta1_stateful_set_spec_edit_volume_claim_templates_unset(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_volume_claim_templates_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_spec_get_service_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("serviceName", "");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_spec_get_service_name(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_service_name_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_edit_service_name_set(
    apps_v1beta1_stateful_set_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_service_name_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_spec_get_service_name_has(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_service_name_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_edit_service_name_unset(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_service_name_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_spec_get_pod_management_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podManagementPolicy", "");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_spec_get_pod_management_policy(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_pod_management_policy_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_edit_pod_management_policy_set(
    apps_v1beta1_stateful_set_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_pod_management_policy_field_()),
        value);
}
static inline bool apps_v1beta1_stateful_set_spec_get_pod_management_policy_has(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_pod_management_policy_field_()));
}
static inline int
    apps_v1beta1_stateful_set_spec_edit_pod_management_policy_unset(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_pod_management_policy_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_spec_get_update_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("updateStrategy", "");
    return &field;
}
static inline apps_v1beta1_stateful_set_update_strategy
    apps_v1beta1_stateful_set_spec_get_update_strategy(
    apps_v1beta1_stateful_set_spec view)
{
    return apps_v1beta1_stateful_set_update_strategy_of(kin_value_field(
        view.value,
        apps_v1beta1_stateful_set_spec_get_update_strategy_field_()));
}
static inline apps_v1beta1_stateful_set_update_strategy_edit
    apps_v1beta1_stateful_set_spec_edit_update_strategy(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return apps_v1beta1_stateful_set_update_strategy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_update_strategy_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_get_update_strategy_has(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_update_strategy_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_edit_update_strategy_unset(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_update_strategy_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_spec_get_revision_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("revisionHistoryLimit", "");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_spec_get_revision_history_limit(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_revision_history_limit_field_()));
}
static inline int
    apps_v1beta1_stateful_set_spec_edit_revision_history_limit_set(
    apps_v1beta1_stateful_set_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_revision_history_limit_field_()),
        value);
}
static inline bool
    apps_v1beta1_stateful_set_spec_get_revision_history_limit_has(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_revision_history_limit_field_()));
}
static inline int
    apps_v1beta1_stateful_set_spec_edit_revision_history_limit_unset(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_revision_history_limit_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_spec_get_min_ready_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("minReadySeconds", "");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_spec_get_min_ready_seconds(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_min_ready_seconds_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_edit_min_ready_seconds_set(
    apps_v1beta1_stateful_set_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_min_ready_seconds_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_spec_get_min_ready_seconds_has(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_min_ready_seconds_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_edit_min_ready_seconds_unset(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_min_ready_seconds_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_spec_get_pvc_retention_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT(
        "persistentVolumeClaimRetentionPolicy", "");
    return &field;
}
static inline apps_v1beta1_stateful_set_pvc_retention_policy
    apps_v1beta1_stateful_set_spec_get_pvc_retention_policy(
    apps_v1beta1_stateful_set_spec view)
{
    return apps_v1beta1_stateful_set_pvc_retention_policy_of(kin_value_field(
        view.value,
        apps_v1beta1_stateful_set_spec_get_pvc_retention_policy_field_()));
}
static inline apps_v1beta1_stateful_set_pvc_retention_policy_edit
    apps_v1beta1_stateful_set_spec_edit_pvc_retention_policy(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return apps_v1beta1_stateful_set_pvc_retention_policy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_pvc_retention_policy_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_get_pvc_retention_policy_has(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_pvc_retention_policy_field_()));
}
static inline int
    apps_v1beta1_stateful_set_spec_edit_pvc_retention_policy_unset(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_pvc_retention_policy_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_spec_get_ordinals_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ordinals", "");
    return &field;
}
static inline apps_v1beta1_stateful_set_ordinals
    apps_v1beta1_stateful_set_spec_get_ordinals(
    apps_v1beta1_stateful_set_spec view)
{
    return apps_v1beta1_stateful_set_ordinals_of(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_ordinals_field_()));
}
static inline apps_v1beta1_stateful_set_ordinals_edit
    apps_v1beta1_stateful_set_spec_edit_ordinals(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return apps_v1beta1_stateful_set_ordinals_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_ordinals_field_()));
}
static inline bool apps_v1beta1_stateful_set_spec_get_ordinals_has(
    apps_v1beta1_stateful_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_spec_get_ordinals_field_()));
}
static inline int apps_v1beta1_stateful_set_spec_edit_ordinals_unset(
    apps_v1beta1_stateful_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_spec_get_ordinals_field_()));
}

/* StatefulSetStatus */
static inline kin_field
    *apps_v1beta1_stateful_set_status_get_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t apps_v1beta1_stateful_set_status_get_observed_generation(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_observed_generation_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_observed_generation_set(
    apps_v1beta1_stateful_set_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_observed_generation_field_()),
        value);
}
static inline bool apps_v1beta1_stateful_set_status_get_observed_generation_has(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_observed_generation_field_()));
}
static inline int
    apps_v1beta1_stateful_set_status_edit_observed_generation_unset(
    apps_v1beta1_stateful_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_observed_generation_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_status_get_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("replicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_get_replicas(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_replicas_set(
    apps_v1beta1_stateful_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_replicas_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_get_replicas_has(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_replicas_unset(
    apps_v1beta1_stateful_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_replicas_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_status_get_ready_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("readyReplicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_get_ready_replicas(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_ready_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_ready_replicas_set(
    apps_v1beta1_stateful_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_ready_replicas_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_get_ready_replicas_has(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_ready_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_ready_replicas_unset(
    apps_v1beta1_stateful_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_ready_replicas_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_status_get_current_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("currentReplicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_get_current_replicas(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_current_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_current_replicas_set(
    apps_v1beta1_stateful_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_current_replicas_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_get_current_replicas_has(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_current_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_current_replicas_unset(
    apps_v1beta1_stateful_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_current_replicas_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_status_get_updated_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("updatedReplicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_get_updated_replicas(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_updated_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_updated_replicas_set(
    apps_v1beta1_stateful_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_updated_replicas_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_get_updated_replicas_has(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_updated_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_updated_replicas_unset(
    apps_v1beta1_stateful_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_updated_replicas_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_status_get_current_revision_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("currentRevision", "");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_status_get_current_revision(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_current_revision_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_current_revision_set(
    apps_v1beta1_stateful_set_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_current_revision_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_get_current_revision_has(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_current_revision_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_current_revision_unset(
    apps_v1beta1_stateful_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_current_revision_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_status_get_update_revision_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("updateRevision", "");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_status_get_update_revision(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_update_revision_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_update_revision_set(
    apps_v1beta1_stateful_set_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_update_revision_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_get_update_revision_has(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_update_revision_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_update_revision_unset(
    apps_v1beta1_stateful_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_update_revision_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_status_get_collision_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("collisionCount", "");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_get_collision_count(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_collision_count_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_collision_count_set(
    apps_v1beta1_stateful_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_collision_count_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_status_get_collision_count_has(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_collision_count_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_collision_count_unset(
    apps_v1beta1_stateful_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_collision_count_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline apps_v1beta1_stateful_set_condition_list
    apps_v1beta1_stateful_set_status_get_conditions(
    apps_v1beta1_stateful_set_status view)
{
    return apps_v1beta1_stateful_set_condition_list_of(kin_value_field(
        view.value, apps_v1beta1_stateful_set_status_get_conditions_field_()));
}
static inline apps_v1beta1_stateful_set_condition
    apps_v1beta1_stateful_set_status_get_conditions_at(
    apps_v1beta1_stateful_set_status view, size_t index)
{
    return apps_v1beta1_stateful_set_condition_of(kin_value_at(kin_value_field(
        view.value, apps_v1beta1_stateful_set_status_get_conditions_field_()),
        index));
}
static inline apps_v1beta1_stateful_set_condition_edit
    apps_v1beta1_stateful_set_status_edit_conditions_append(
    apps_v1beta1_stateful_set_status_edit at)
{
    return apps_v1beta1_stateful_set_condition_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_conditions_field_())));
}
static inline apps_v1beta1_stateful_set_condition_edit
    apps_v1beta1_stateful_set_status_edit_conditions_at(
    apps_v1beta1_stateful_set_status_edit at, size_t index)
{
    return apps_v1beta1_stateful_set_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_conditions_field_()), index));
}
static inline int apps_v1beta1_stateful_set_status_edit_conditions_remove_at(
    apps_v1beta1_stateful_set_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_conditions_field_()), index));
}
static inline size_t apps_v1beta1_stateful_set_status_get_conditions_count(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_count(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_conditions_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_conditions_clear(
    apps_v1beta1_stateful_set_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_conditions_field_()));
}
static inline bool apps_v1beta1_stateful_set_status_get_conditions_has(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_conditions_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_conditions_unset(
    apps_v1beta1_stateful_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_conditions_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_status_get_available_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("availableReplicas", "");
    return &field;
}
static inline int32_t apps_v1beta1_stateful_set_status_get_available_replicas(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_available_replicas_field_()));
}
static inline int apps_v1beta1_stateful_set_status_edit_available_replicas_set(
    apps_v1beta1_stateful_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_available_replicas_field_()),
        value);
}
static inline bool apps_v1beta1_stateful_set_status_get_available_replicas_has(
    apps_v1beta1_stateful_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_status_get_available_replicas_field_()));
}
static inline int
    apps_v1beta1_stateful_set_status_edit_available_replicas_unset(
    apps_v1beta1_stateful_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_status_get_available_replicas_field_()));
}

/* StatefulSetUpdateStrategy */
static inline kin_field
    *apps_v1beta1_stateful_set_update_strategy_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str apps_v1beta1_stateful_set_update_strategy_type(
    apps_v1beta1_stateful_set_update_strategy view)
{
    return kin_value_str(kin_value_field(view.value,
        apps_v1beta1_stateful_set_update_strategy_type_field_()));
}
static inline int apps_v1beta1_stateful_set_update_strategy_type_set(
    apps_v1beta1_stateful_set_update_strategy_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_update_strategy_type_field_()), value);
}
static inline bool apps_v1beta1_stateful_set_update_strategy_type_has(
    apps_v1beta1_stateful_set_update_strategy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_update_strategy_type_field_()));
}
static inline int apps_v1beta1_stateful_set_update_strategy_type_unset(
    apps_v1beta1_stateful_set_update_strategy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_update_strategy_type_field_()));
}
static inline kin_field
    *apps_v1beta1_stateful_set_update_strategy_rolling_update_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rollingUpdate", "");
    return &field;
}
static inline apps_v1beta1_rolling_update_stateful_set_strategy
    apps_v1beta1_stateful_set_update_strategy_get_rolling_update(
    apps_v1beta1_stateful_set_update_strategy view)
{
    return apps_v1beta1_rolling_update_stateful_set_strategy_of(kin_value_field(
        view.value,
        apps_v1beta1_stateful_set_update_strategy_rolling_update_field_()));
}
static inline apps_v1beta1_rolling_update_stateful_set_strategy_edit
    apps_v1beta1_stateful_set_update_strategy_edit_rolling_update(
    apps_v1beta1_stateful_set_update_strategy_edit at)
{
    return apps_v1beta1_rolling_update_stateful_set_strategy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_update_strategy_rolling_update_field_()));
}
static inline bool apps_v1beta1_stateful_set_update_strategy_rolling_update_has(
    apps_v1beta1_stateful_set_update_strategy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        apps_v1beta1_stateful_set_update_strategy_rolling_update_field_()));
}
static inline int
    apps_v1beta1_stateful_set_update_strategy_rolling_update_unset(
    apps_v1beta1_stateful_set_update_strategy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        apps_v1beta1_stateful_set_update_strategy_rolling_update_field_()));
}

static const kin_resource apps_v1beta1_controller_revisions[1] = {
    {"apps", "v1beta1", "controllerrevisions", "ControllerRevision", false},
};
static inline apps_v1beta1_controller_revision_edit
    apps_v1beta1_controller_revision_new(const kin_allocator *alloc, kin_str ns,
    kin_str name)
{
    apps_v1beta1_controller_revision_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, apps_v1beta1_controller_revisions,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline apps_v1beta1_controller_revision
    apps_v1beta1_controller_revision_cast(const kin_object *object)
{
    return apps_v1beta1_controller_revision_of(kin_object_is_of(object,
        apps_v1beta1_controller_revisions) ? object : NULL);
}
static inline kin_call_opts apps_v1beta1_controller_revisions_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int apps_v1beta1_controller_revisions_got_(int r,
    kin_object *object, apps_v1beta1_controller_revision *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int apps_v1beta1_controller_revisions_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    apps_v1beta1_controller_revision *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, apps_v1beta1_controller_revisions, at, opts,
        ret ? &got : NULL, err);
    return apps_v1beta1_controller_revisions_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_controller_revisions_create(
    kin_client *client, apps_v1beta1_controller_revision_edit at,
    const kin_call_opts *opts, apps_v1beta1_controller_revision *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, apps_v1beta1_controller_revisions,
        at.edit, opts, ret ? &got : NULL, err);
    return apps_v1beta1_controller_revisions_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_controller_revisions_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, apps_v1beta1_controller_revisions, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    apps_v1beta1_controller_revisions_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        apps_v1beta1_controller_revisions, opts, NULL, err);
}
KIN_NODISCARD static inline int apps_v1beta1_controller_revisions_update(
    kin_client *client, apps_v1beta1_controller_revision_edit at,
    const kin_call_opts *opts, apps_v1beta1_controller_revision *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_controller_revisions_part_(opts, "");
    int r = kin_client_update(client, apps_v1beta1_controller_revisions,
        at.edit, &own, ret ? &got : NULL, err);
    return apps_v1beta1_controller_revisions_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_controller_revisions_patch(
    kin_client *client, apps_v1beta1_controller_revision_edit at,
    const kin_call_opts *opts, apps_v1beta1_controller_revision *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_controller_revisions_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, apps_v1beta1_controller_revisions, &what,
        &own, ret ? &got : NULL, err);
    return apps_v1beta1_controller_revisions_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_controller_revisions_apply(
    kin_client *client, apps_v1beta1_controller_revision_edit at,
    const kin_call_opts *opts, apps_v1beta1_controller_revision *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_controller_revisions_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, apps_v1beta1_controller_revisions, &what,
        &own, ret ? &got : NULL, err);
    return apps_v1beta1_controller_revisions_got_(r, got, ret);
}
typedef struct apps_v1beta1_controller_revision_list_handler {
    int (*on_item)(apps_v1beta1_controller_revision item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} apps_v1beta1_controller_revision_list_handler;
static inline int apps_v1beta1_controller_revision_list_each_(
    const kin_object *object, void *userdata)
{
    const apps_v1beta1_controller_revision_list_handler *own = (
        const apps_v1beta1_controller_revision_list_handler *)userdata;
    return own->on_item(apps_v1beta1_controller_revision_of(object),
        own->userdata);
}
static inline int apps_v1beta1_controller_revision_list_restart_(void *userdata)
{
    const apps_v1beta1_controller_revision_list_handler *own = (
        const apps_v1beta1_controller_revision_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler apps_v1beta1_controller_revision_list_adapt_(
    apps_v1beta1_controller_revision_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = apps_v1beta1_controller_revision_list_each_;
    handler.on_restart = own->on_restart ?
        apps_v1beta1_controller_revision_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int apps_v1beta1_controller_revisions_list(
    kin_client *client, const kin_list_opts *opts,
    const apps_v1beta1_controller_revision_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    apps_v1beta1_controller_revision_list_handler own = *handler;
    kin_list_handler adapted = apps_v1beta1_controller_revision_list_adapt_(
        &own);
    return kin_client_list(client, apps_v1beta1_controller_revisions, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int apps_v1beta1_controller_revisions_list_all(
    kin_client *client, const kin_list_opts *opts,
    const apps_v1beta1_controller_revision_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    apps_v1beta1_controller_revision_list_handler own = *handler;
    kin_list_handler adapted = apps_v1beta1_controller_revision_list_adapt_(
        &own);
    return kin_client_list_all(client, apps_v1beta1_controller_revisions, opts,
        &adapted, ret, err);
}
typedef struct apps_v1beta1_controller_revision_watch {
    kin_watch *watch;
} apps_v1beta1_controller_revision_watch;
static inline void apps_v1beta1_controller_revision_watch_auto_release(
    apps_v1beta1_controller_revision_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int apps_v1beta1_controller_revisions_watch(
    kin_client *client, const kin_list_opts *opts,
    apps_v1beta1_controller_revision_watch *ret, kin_error *err)
{
    return kin_client_watch(client, apps_v1beta1_controller_revisions, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int apps_v1beta1_controller_revision_watch_next(
    apps_v1beta1_controller_revision_watch watch, kin_deadline deadline,
    kin_watch_event *ret, apps_v1beta1_controller_revision *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct apps_v1beta1_controller_revision_informer {
    kin_informer *informer;
} apps_v1beta1_controller_revision_informer;
static inline apps_v1beta1_controller_revision_informer
    apps_v1beta1_controller_revision_informer_of(kin_informer *informer)
{
    apps_v1beta1_controller_revision_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int apps_v1beta1_controller_revisions_informer(
    kin_factory *factory, apps_v1beta1_controller_revision_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, apps_v1beta1_controller_revisions,
        &ret->informer, err);
}
typedef struct apps_v1beta1_controller_revision_handler {
    void (*on_add)(apps_v1beta1_controller_revision view, bool is_initial,
        void *userdata);
    void (*on_update)(apps_v1beta1_controller_revision old_view,
        apps_v1beta1_controller_revision view, void *userdata);
    void (*on_delete)(apps_v1beta1_controller_revision view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(apps_v1beta1_controller_revision view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        apps_v1beta1_controller_revision view, void *userdata);
} apps_v1beta1_controller_revision_handler;
static inline void apps_v1beta1_controller_revision_on_event_(
    const kin_event *event, void *userdata)
{
    const apps_v1beta1_controller_revision_handler *own = (
        const apps_v1beta1_controller_revision_handler *)userdata;
    own->on_event(event, apps_v1beta1_controller_revision_of(event->object),
        own->userdata);
}
static inline void apps_v1beta1_controller_revision_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const apps_v1beta1_controller_revision_handler *own = (
        const apps_v1beta1_controller_revision_handler *)userdata;
    own->on_add(apps_v1beta1_controller_revision_of(object), is_initial,
        own->userdata);
}
static inline void apps_v1beta1_controller_revision_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const apps_v1beta1_controller_revision_handler *own = (
        const apps_v1beta1_controller_revision_handler *)userdata;
    own->on_update(apps_v1beta1_controller_revision_of(old_object),
        apps_v1beta1_controller_revision_of(object), own->userdata);
}
static inline void apps_v1beta1_controller_revision_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const apps_v1beta1_controller_revision_handler *own = (
        const apps_v1beta1_controller_revision_handler *)userdata;
    own->on_delete(apps_v1beta1_controller_revision_of(object), is_tombstone,
        own->userdata);
}
static inline void apps_v1beta1_controller_revision_on_synced_(void *userdata)
{
    const apps_v1beta1_controller_revision_handler *own = (
        const apps_v1beta1_controller_revision_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool apps_v1beta1_controller_revision_wants_(
    const kin_object *object, void *userdata)
{
    const apps_v1beta1_controller_revision_handler *own = (
        const apps_v1beta1_controller_revision_handler *)userdata;
    return own->wants(apps_v1beta1_controller_revision_of(object),
        own->userdata);
}
static inline int apps_v1beta1_controller_revision_informer_add_handler(
    apps_v1beta1_controller_revision_informer informer,
    const apps_v1beta1_controller_revision_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? apps_v1beta1_controller_revision_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        apps_v1beta1_controller_revision_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        apps_v1beta1_controller_revision_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        apps_v1beta1_controller_revision_on_synced_ : NULL;
    handler.wants = own->wants ? apps_v1beta1_controller_revision_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        apps_v1beta1_controller_revision_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct apps_v1beta1_controller_revision_lister {
    kin_snapshot *snapshot;
} apps_v1beta1_controller_revision_lister;
typedef struct apps_v1beta1_controller_revision_iter {
    kin_lister_iter it;
} apps_v1beta1_controller_revision_iter;
static inline apps_v1beta1_controller_revision_lister
    apps_v1beta1_controller_revision_informer_lister(
    apps_v1beta1_controller_revision_informer informer)
{
    apps_v1beta1_controller_revision_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void apps_v1beta1_controller_revision_lister_auto_release(
    apps_v1beta1_controller_revision_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline apps_v1beta1_controller_revision
    apps_v1beta1_controller_revision_lister_get(
    apps_v1beta1_controller_revision_lister lister, kin_str ns, kin_str name)
{
    return apps_v1beta1_controller_revision_of(kin_lister_get(lister.snapshot,
        ns, name));
}
static inline apps_v1beta1_controller_revision_iter
    apps_v1beta1_controller_revision_lister_list(
    apps_v1beta1_controller_revision_lister lister, kin_str ns,
    const kin_selector *selector)
{
    apps_v1beta1_controller_revision_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline apps_v1beta1_controller_revision
    apps_v1beta1_controller_revision_iter_next(
    apps_v1beta1_controller_revision_iter *iter)
{
    return apps_v1beta1_controller_revision_of(kin_lister_next(&iter->it));
}

static const kin_resource apps_v1beta1_deployments[1] = {
    {"apps", "v1beta1", "deployments", "Deployment", false},
};
static inline apps_v1beta1_deployment_edit apps_v1beta1_deployment_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    apps_v1beta1_deployment_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, apps_v1beta1_deployments, named);
    at.spot = kin_edit_root();
    return at;
}
static inline apps_v1beta1_deployment apps_v1beta1_deployment_cast(
    const kin_object *object)
{
    return apps_v1beta1_deployment_of(kin_object_is_of(object,
        apps_v1beta1_deployments) ? object : NULL);
}
static inline kin_call_opts apps_v1beta1_deployments_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int apps_v1beta1_deployments_got_(int r, kin_object *object,
    apps_v1beta1_deployment *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_get(kin_client *client,
    kin_str ns, kin_str name, const kin_call_opts *opts,
    apps_v1beta1_deployment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, apps_v1beta1_deployments, at, opts,
        ret ? &got : NULL, err);
    return apps_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_create(
    kin_client *client, apps_v1beta1_deployment_edit at,
    const kin_call_opts *opts, apps_v1beta1_deployment *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, apps_v1beta1_deployments, at.edit, opts,
        ret ? &got : NULL, err);
    return apps_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, apps_v1beta1_deployments, at, opts, NULL,
        err);
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, apps_v1beta1_deployments, opts,
        NULL, err);
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_update(
    kin_client *client, apps_v1beta1_deployment_edit at,
    const kin_call_opts *opts, apps_v1beta1_deployment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_deployments_part_(opts, "");
    int r = kin_client_update(client, apps_v1beta1_deployments, at.edit, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_patch(
    kin_client *client, apps_v1beta1_deployment_edit at,
    const kin_call_opts *opts, apps_v1beta1_deployment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_deployments_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, apps_v1beta1_deployments, &what, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_apply(
    kin_client *client, apps_v1beta1_deployment_edit at,
    const kin_call_opts *opts, apps_v1beta1_deployment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_deployments_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, apps_v1beta1_deployments, &what, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_update_status(
    kin_client *client, apps_v1beta1_deployment_edit at,
    const kin_call_opts *opts, apps_v1beta1_deployment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_deployments_part_(opts, "status");
    int r = kin_client_update(client, apps_v1beta1_deployments, at.edit, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_patch_status(
    kin_client *client, apps_v1beta1_deployment_edit at,
    const kin_call_opts *opts, apps_v1beta1_deployment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_deployments_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, apps_v1beta1_deployments, &what, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_apply_status(
    kin_client *client, apps_v1beta1_deployment_edit at,
    const kin_call_opts *opts, apps_v1beta1_deployment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_deployments_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, apps_v1beta1_deployments, &what, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_deployments_got_(r, got, ret);
}
typedef struct apps_v1beta1_deployment_list_handler {
    int (*on_item)(apps_v1beta1_deployment item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} apps_v1beta1_deployment_list_handler;
static inline int apps_v1beta1_deployment_list_each_(const kin_object *object,
    void *userdata)
{
    const apps_v1beta1_deployment_list_handler *own = (
        const apps_v1beta1_deployment_list_handler *)userdata;
    return own->on_item(apps_v1beta1_deployment_of(object), own->userdata);
}
static inline int apps_v1beta1_deployment_list_restart_(void *userdata)
{
    const apps_v1beta1_deployment_list_handler *own = (
        const apps_v1beta1_deployment_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler apps_v1beta1_deployment_list_adapt_(
    apps_v1beta1_deployment_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = apps_v1beta1_deployment_list_each_;
    handler.on_restart = own->on_restart ?
        apps_v1beta1_deployment_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_list(
    kin_client *client, const kin_list_opts *opts,
    const apps_v1beta1_deployment_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    apps_v1beta1_deployment_list_handler own = *handler;
    kin_list_handler adapted = apps_v1beta1_deployment_list_adapt_(&own);
    return kin_client_list(client, apps_v1beta1_deployments, opts, &adapted,
        ret, err);
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_list_all(
    kin_client *client, const kin_list_opts *opts,
    const apps_v1beta1_deployment_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    apps_v1beta1_deployment_list_handler own = *handler;
    kin_list_handler adapted = apps_v1beta1_deployment_list_adapt_(&own);
    return kin_client_list_all(client, apps_v1beta1_deployments, opts, &adapted,
        ret, err);
}
typedef struct apps_v1beta1_deployment_watch {
    kin_watch *watch;
} apps_v1beta1_deployment_watch;
static inline void apps_v1beta1_deployment_watch_auto_release(
    apps_v1beta1_deployment_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_watch(
    kin_client *client, const kin_list_opts *opts,
    apps_v1beta1_deployment_watch *ret, kin_error *err)
{
    return kin_client_watch(client, apps_v1beta1_deployments, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int apps_v1beta1_deployment_watch_next(
    apps_v1beta1_deployment_watch watch, kin_deadline deadline,
    kin_watch_event *ret, apps_v1beta1_deployment *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct apps_v1beta1_deployment_informer {
    kin_informer *informer;
} apps_v1beta1_deployment_informer;
static inline apps_v1beta1_deployment_informer
    apps_v1beta1_deployment_informer_of(kin_informer *informer)
{
    apps_v1beta1_deployment_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int apps_v1beta1_deployments_informer(
    kin_factory *factory, apps_v1beta1_deployment_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, apps_v1beta1_deployments,
        &ret->informer, err);
}
typedef struct apps_v1beta1_deployment_handler {
    void (*on_add)(apps_v1beta1_deployment view, bool is_initial,
        void *userdata);
    void (*on_update)(apps_v1beta1_deployment old_view,
        apps_v1beta1_deployment view, void *userdata);
    void (*on_delete)(apps_v1beta1_deployment view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(apps_v1beta1_deployment view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, apps_v1beta1_deployment view,
        void *userdata);
} apps_v1beta1_deployment_handler;
static inline void apps_v1beta1_deployment_on_event_(const kin_event *event,
    void *userdata)
{
    const apps_v1beta1_deployment_handler *own = (
        const apps_v1beta1_deployment_handler *)userdata;
    own->on_event(event, apps_v1beta1_deployment_of(event->object),
        own->userdata);
}
static inline void apps_v1beta1_deployment_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const apps_v1beta1_deployment_handler *own = (
        const apps_v1beta1_deployment_handler *)userdata;
    own->on_add(apps_v1beta1_deployment_of(object), is_initial, own->userdata);
}
static inline void apps_v1beta1_deployment_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const apps_v1beta1_deployment_handler *own = (
        const apps_v1beta1_deployment_handler *)userdata;
    own->on_update(apps_v1beta1_deployment_of(old_object),
        apps_v1beta1_deployment_of(object), own->userdata);
}
static inline void apps_v1beta1_deployment_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const apps_v1beta1_deployment_handler *own = (
        const apps_v1beta1_deployment_handler *)userdata;
    own->on_delete(apps_v1beta1_deployment_of(object), is_tombstone,
        own->userdata);
}
static inline void apps_v1beta1_deployment_on_synced_(void *userdata)
{
    const apps_v1beta1_deployment_handler *own = (
        const apps_v1beta1_deployment_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool apps_v1beta1_deployment_wants_(const kin_object *object,
    void *userdata)
{
    const apps_v1beta1_deployment_handler *own = (
        const apps_v1beta1_deployment_handler *)userdata;
    return own->wants(apps_v1beta1_deployment_of(object), own->userdata);
}
static inline int apps_v1beta1_deployment_informer_add_handler(
    apps_v1beta1_deployment_informer informer,
    const apps_v1beta1_deployment_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? apps_v1beta1_deployment_on_add_ : NULL;
    handler.on_update = own->on_update ? apps_v1beta1_deployment_on_update_ :
        NULL;
    handler.on_delete = own->on_delete ? apps_v1beta1_deployment_on_delete_ :
        NULL;
    handler.on_synced = own->on_synced ? apps_v1beta1_deployment_on_synced_ :
        NULL;
    handler.wants = own->wants ? apps_v1beta1_deployment_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? apps_v1beta1_deployment_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct apps_v1beta1_deployment_lister {
    kin_snapshot *snapshot;
} apps_v1beta1_deployment_lister;
typedef struct apps_v1beta1_deployment_iter {
    kin_lister_iter it;
} apps_v1beta1_deployment_iter;
static inline apps_v1beta1_deployment_lister
    apps_v1beta1_deployment_informer_lister(
    apps_v1beta1_deployment_informer informer)
{
    apps_v1beta1_deployment_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void apps_v1beta1_deployment_lister_auto_release(
    apps_v1beta1_deployment_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline apps_v1beta1_deployment apps_v1beta1_deployment_lister_get(
    apps_v1beta1_deployment_lister lister, kin_str ns, kin_str name)
{
    return apps_v1beta1_deployment_of(kin_lister_get(lister.snapshot, ns,
        name));
}
static inline apps_v1beta1_deployment_iter apps_v1beta1_deployment_lister_list(
    apps_v1beta1_deployment_lister lister, kin_str ns,
    const kin_selector *selector)
{
    apps_v1beta1_deployment_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline apps_v1beta1_deployment apps_v1beta1_deployment_iter_next(
    apps_v1beta1_deployment_iter *iter)
{
    return apps_v1beta1_deployment_of(kin_lister_next(&iter->it));
}

static const kin_resource apps_v1beta1_stateful_sets[1] = {
    {"apps", "v1beta1", "statefulsets", "StatefulSet", false},
};
static inline apps_v1beta1_stateful_set_edit apps_v1beta1_stateful_set_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    apps_v1beta1_stateful_set_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, apps_v1beta1_stateful_sets, named);
    at.spot = kin_edit_root();
    return at;
}
static inline apps_v1beta1_stateful_set apps_v1beta1_stateful_set_cast(
    const kin_object *object)
{
    return apps_v1beta1_stateful_set_of(kin_object_is_of(object,
        apps_v1beta1_stateful_sets) ? object : NULL);
}
static inline kin_call_opts apps_v1beta1_stateful_sets_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int apps_v1beta1_stateful_sets_got_(int r, kin_object *object,
    apps_v1beta1_stateful_set *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    apps_v1beta1_stateful_set *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, apps_v1beta1_stateful_sets, at, opts,
        ret ? &got : NULL, err);
    return apps_v1beta1_stateful_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_create(
    kin_client *client, apps_v1beta1_stateful_set_edit at,
    const kin_call_opts *opts, apps_v1beta1_stateful_set *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, apps_v1beta1_stateful_sets, at.edit, opts,
        ret ? &got : NULL, err);
    return apps_v1beta1_stateful_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, apps_v1beta1_stateful_sets, at, opts, NULL,
        err);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, apps_v1beta1_stateful_sets,
        opts, NULL, err);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_update(
    kin_client *client, apps_v1beta1_stateful_set_edit at,
    const kin_call_opts *opts, apps_v1beta1_stateful_set *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_stateful_sets_part_(opts, "");
    int r = kin_client_update(client, apps_v1beta1_stateful_sets, at.edit, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_stateful_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_patch(
    kin_client *client, apps_v1beta1_stateful_set_edit at,
    const kin_call_opts *opts, apps_v1beta1_stateful_set *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_stateful_sets_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, apps_v1beta1_stateful_sets, &what, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_stateful_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_apply(
    kin_client *client, apps_v1beta1_stateful_set_edit at,
    const kin_call_opts *opts, apps_v1beta1_stateful_set *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_stateful_sets_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, apps_v1beta1_stateful_sets, &what, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_stateful_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_update_status(
    kin_client *client, apps_v1beta1_stateful_set_edit at,
    const kin_call_opts *opts, apps_v1beta1_stateful_set *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_stateful_sets_part_(opts, "status");
    int r = kin_client_update(client, apps_v1beta1_stateful_sets, at.edit, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_stateful_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_patch_status(
    kin_client *client, apps_v1beta1_stateful_set_edit at,
    const kin_call_opts *opts, apps_v1beta1_stateful_set *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_stateful_sets_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, apps_v1beta1_stateful_sets, &what, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_stateful_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_apply_status(
    kin_client *client, apps_v1beta1_stateful_set_edit at,
    const kin_call_opts *opts, apps_v1beta1_stateful_set *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = apps_v1beta1_stateful_sets_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, apps_v1beta1_stateful_sets, &what, &own,
        ret ? &got : NULL, err);
    return apps_v1beta1_stateful_sets_got_(r, got, ret);
}
typedef struct apps_v1beta1_stateful_set_list_handler {
    int (*on_item)(apps_v1beta1_stateful_set item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} apps_v1beta1_stateful_set_list_handler;
static inline int apps_v1beta1_stateful_set_list_each_(const kin_object *object,
    void *userdata)
{
    const apps_v1beta1_stateful_set_list_handler *own = (
        const apps_v1beta1_stateful_set_list_handler *)userdata;
    return own->on_item(apps_v1beta1_stateful_set_of(object), own->userdata);
}
static inline int apps_v1beta1_stateful_set_list_restart_(void *userdata)
{
    const apps_v1beta1_stateful_set_list_handler *own = (
        const apps_v1beta1_stateful_set_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler apps_v1beta1_stateful_set_list_adapt_(
    apps_v1beta1_stateful_set_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = apps_v1beta1_stateful_set_list_each_;
    handler.on_restart = own->on_restart ?
        apps_v1beta1_stateful_set_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_list(
    kin_client *client, const kin_list_opts *opts,
    const apps_v1beta1_stateful_set_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    apps_v1beta1_stateful_set_list_handler own = *handler;
    kin_list_handler adapted = apps_v1beta1_stateful_set_list_adapt_(&own);
    return kin_client_list(client, apps_v1beta1_stateful_sets, opts, &adapted,
        ret, err);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_list_all(
    kin_client *client, const kin_list_opts *opts,
    const apps_v1beta1_stateful_set_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    apps_v1beta1_stateful_set_list_handler own = *handler;
    kin_list_handler adapted = apps_v1beta1_stateful_set_list_adapt_(&own);
    return kin_client_list_all(client, apps_v1beta1_stateful_sets, opts,
        &adapted, ret, err);
}
typedef struct apps_v1beta1_stateful_set_watch {
    kin_watch *watch;
} apps_v1beta1_stateful_set_watch;
static inline void apps_v1beta1_stateful_set_watch_auto_release(
    apps_v1beta1_stateful_set_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_watch(
    kin_client *client, const kin_list_opts *opts,
    apps_v1beta1_stateful_set_watch *ret, kin_error *err)
{
    return kin_client_watch(client, apps_v1beta1_stateful_sets, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_set_watch_next(
    apps_v1beta1_stateful_set_watch watch, kin_deadline deadline,
    kin_watch_event *ret, apps_v1beta1_stateful_set *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct apps_v1beta1_stateful_set_informer {
    kin_informer *informer;
} apps_v1beta1_stateful_set_informer;
static inline apps_v1beta1_stateful_set_informer
    apps_v1beta1_stateful_set_informer_of(kin_informer *informer)
{
    apps_v1beta1_stateful_set_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int apps_v1beta1_stateful_sets_informer(
    kin_factory *factory, apps_v1beta1_stateful_set_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, apps_v1beta1_stateful_sets,
        &ret->informer, err);
}
typedef struct apps_v1beta1_stateful_set_handler {
    void (*on_add)(apps_v1beta1_stateful_set view, bool is_initial,
        void *userdata);
    void (*on_update)(apps_v1beta1_stateful_set old_view,
        apps_v1beta1_stateful_set view, void *userdata);
    void (*on_delete)(apps_v1beta1_stateful_set view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(apps_v1beta1_stateful_set view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, apps_v1beta1_stateful_set view,
        void *userdata);
} apps_v1beta1_stateful_set_handler;
static inline void apps_v1beta1_stateful_set_on_event_(const kin_event *event,
    void *userdata)
{
    const apps_v1beta1_stateful_set_handler *own = (
        const apps_v1beta1_stateful_set_handler *)userdata;
    own->on_event(event, apps_v1beta1_stateful_set_of(event->object),
        own->userdata);
}
static inline void apps_v1beta1_stateful_set_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const apps_v1beta1_stateful_set_handler *own = (
        const apps_v1beta1_stateful_set_handler *)userdata;
    own->on_add(apps_v1beta1_stateful_set_of(object), is_initial,
        own->userdata);
}
static inline void apps_v1beta1_stateful_set_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const apps_v1beta1_stateful_set_handler *own = (
        const apps_v1beta1_stateful_set_handler *)userdata;
    own->on_update(apps_v1beta1_stateful_set_of(old_object),
        apps_v1beta1_stateful_set_of(object), own->userdata);
}
static inline void apps_v1beta1_stateful_set_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const apps_v1beta1_stateful_set_handler *own = (
        const apps_v1beta1_stateful_set_handler *)userdata;
    own->on_delete(apps_v1beta1_stateful_set_of(object), is_tombstone,
        own->userdata);
}
static inline void apps_v1beta1_stateful_set_on_synced_(void *userdata)
{
    const apps_v1beta1_stateful_set_handler *own = (
        const apps_v1beta1_stateful_set_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool apps_v1beta1_stateful_set_wants_(const kin_object *object,
    void *userdata)
{
    const apps_v1beta1_stateful_set_handler *own = (
        const apps_v1beta1_stateful_set_handler *)userdata;
    return own->wants(apps_v1beta1_stateful_set_of(object), own->userdata);
}
static inline int apps_v1beta1_stateful_set_informer_add_handler(
    apps_v1beta1_stateful_set_informer informer,
    const apps_v1beta1_stateful_set_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? apps_v1beta1_stateful_set_on_add_ : NULL;
    handler.on_update = own->on_update ? apps_v1beta1_stateful_set_on_update_ :
        NULL;
    handler.on_delete = own->on_delete ? apps_v1beta1_stateful_set_on_delete_ :
        NULL;
    handler.on_synced = own->on_synced ? apps_v1beta1_stateful_set_on_synced_ :
        NULL;
    handler.wants = own->wants ? apps_v1beta1_stateful_set_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? apps_v1beta1_stateful_set_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct apps_v1beta1_stateful_set_lister {
    kin_snapshot *snapshot;
} apps_v1beta1_stateful_set_lister;
typedef struct apps_v1beta1_stateful_set_iter {
    kin_lister_iter it;
} apps_v1beta1_stateful_set_iter;
static inline apps_v1beta1_stateful_set_lister
    apps_v1beta1_stateful_set_informer_lister(
    apps_v1beta1_stateful_set_informer informer)
{
    apps_v1beta1_stateful_set_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void apps_v1beta1_stateful_set_lister_auto_release(
    apps_v1beta1_stateful_set_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline apps_v1beta1_stateful_set apps_v1beta1_stateful_set_lister_get(
    apps_v1beta1_stateful_set_lister lister, kin_str ns, kin_str name)
{
    return apps_v1beta1_stateful_set_of(kin_lister_get(lister.snapshot, ns,
        name));
}
static inline apps_v1beta1_stateful_set_iter
    apps_v1beta1_stateful_set_lister_list(
    apps_v1beta1_stateful_set_lister lister, kin_str ns,
    const kin_selector *selector)
{
    apps_v1beta1_stateful_set_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline apps_v1beta1_stateful_set apps_v1beta1_stateful_set_iter_next(
    apps_v1beta1_stateful_set_iter *iter)
{
    return apps_v1beta1_stateful_set_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_APPS_V1BETA1_H */
