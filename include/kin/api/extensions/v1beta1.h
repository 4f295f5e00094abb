/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of extensions/v1beta1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_EXTENSIONS_V1BETA1_H
#define KIN_API_EXTENSIONS_V1BETA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct extensions_v1beta1_daemon_set {
    const kin_object *object;
} extensions_v1beta1_daemon_set;
typedef struct extensions_v1beta1_daemon_set_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_daemon_set_edit;
static inline extensions_v1beta1_daemon_set extensions_v1beta1_daemon_set_of(
    const kin_object *object)
{
    extensions_v1beta1_daemon_set view;
    view.object = object;
    return view;
}
static inline extensions_v1beta1_daemon_set extensions_v1beta1_daemon_set_ref(
    extensions_v1beta1_daemon_set view)
{
    return extensions_v1beta1_daemon_set_of(kin_object_ref(view.object));
}
static inline void extensions_v1beta1_daemon_set_unref(
    extensions_v1beta1_daemon_set view)
{
    (void)kin_object_unref(view.object);
}
static inline void extensions_v1beta1_daemon_set_auto_release(
    extensions_v1beta1_daemon_set *view)
{
    extensions_v1beta1_daemon_set_unref(*view);
}
static inline extensions_v1beta1_daemon_set_edit
    extensions_v1beta1_daemon_set_change(const kin_allocator *alloc,
    extensions_v1beta1_daemon_set view)
{
    extensions_v1beta1_daemon_set_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void extensions_v1beta1_daemon_set_edit_free(
    extensions_v1beta1_daemon_set_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void extensions_v1beta1_daemon_set_edit_auto_release(
    extensions_v1beta1_daemon_set_edit *at)
{
    extensions_v1beta1_daemon_set_edit_free(*at);
}

typedef struct extensions_v1beta1_daemon_set_condition {
    kin_value value;
} extensions_v1beta1_daemon_set_condition;
typedef struct extensions_v1beta1_daemon_set_condition_list {
    kin_value value;
} extensions_v1beta1_daemon_set_condition_list;
typedef struct extensions_v1beta1_daemon_set_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_daemon_set_condition_edit;
static inline extensions_v1beta1_daemon_set_condition
    extensions_v1beta1_daemon_set_condition_of(kin_value value)
{
    extensions_v1beta1_daemon_set_condition view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_daemon_set_condition_list
    extensions_v1beta1_daemon_set_condition_list_of(kin_value value)
{
    extensions_v1beta1_daemon_set_condition_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_daemon_set_condition_list_count(
    extensions_v1beta1_daemon_set_condition_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_daemon_set_condition
    extensions_v1beta1_daemon_set_condition_list_at(
    extensions_v1beta1_daemon_set_condition_list list, size_t index)
{
    return extensions_v1beta1_daemon_set_condition_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_daemon_set_condition_edit
    extensions_v1beta1_daemon_set_condition_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_daemon_set_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_daemon_set_condition_edit_copy(
    extensions_v1beta1_daemon_set_condition_edit at,
    extensions_v1beta1_daemon_set_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_daemon_set_spec {
    kin_value value;
} extensions_v1beta1_daemon_set_spec;
typedef struct extensions_v1beta1_daemon_set_spec_list {
    kin_value value;
} extensions_v1beta1_daemon_set_spec_list;
typedef struct extensions_v1beta1_daemon_set_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_daemon_set_spec_edit;
static inline extensions_v1beta1_daemon_set_spec
    extensions_v1beta1_daemon_set_spec_of(kin_value value)
{
    extensions_v1beta1_daemon_set_spec view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_daemon_set_spec_list
    extensions_v1beta1_daemon_set_spec_list_of(kin_value value)
{
    extensions_v1beta1_daemon_set_spec_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_daemon_set_spec_list_count(
    extensions_v1beta1_daemon_set_spec_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_daemon_set_spec
    extensions_v1beta1_daemon_set_spec_list_at(
    extensions_v1beta1_daemon_set_spec_list list, size_t index)
{
    return extensions_v1beta1_daemon_set_spec_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_daemon_set_spec_edit
    extensions_v1beta1_daemon_set_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_daemon_set_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_daemon_set_spec_edit_copy(
    extensions_v1beta1_daemon_set_spec_edit at,
    extensions_v1beta1_daemon_set_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_daemon_set_status {
    kin_value value;
} extensions_v1beta1_daemon_set_status;
typedef struct extensions_v1beta1_daemon_set_status_list {
    kin_value value;
} extensions_v1beta1_daemon_set_status_list;
typedef struct extensions_v1beta1_daemon_set_status_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_daemon_set_status_edit;
static inline extensions_v1beta1_daemon_set_status
    extensions_v1beta1_daemon_set_status_of(kin_value value)
{
    extensions_v1beta1_daemon_set_status view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_daemon_set_status_list
    extensions_v1beta1_daemon_set_status_list_of(kin_value value)
{
    extensions_v1beta1_daemon_set_status_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_daemon_set_status_list_count(
    extensions_v1beta1_daemon_set_status_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_daemon_set_status
    extensions_v1beta1_daemon_set_status_list_at(
    extensions_v1beta1_daemon_set_status_list list, size_t index)
{
    return extensions_v1beta1_daemon_set_status_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_daemon_set_status_edit
    extensions_v1beta1_daemon_set_status_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_daemon_set_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_daemon_set_status_edit_copy(
    extensions_v1beta1_daemon_set_status_edit at,
    extensions_v1beta1_daemon_set_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_daemon_set_update_strategy {
    kin_value value;
} extensions_v1beta1_daemon_set_update_strategy;
typedef struct extensions_v1beta1_daemon_set_update_strategy_list {
    kin_value value;
} extensions_v1beta1_daemon_set_update_strategy_list;
typedef struct extensions_v1beta1_daemon_set_update_strategy_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_daemon_set_update_strategy_edit;
static inline extensions_v1beta1_daemon_set_update_strategy
    extensions_v1beta1_daemon_set_update_strategy_of(kin_value value)
{
    extensions_v1beta1_daemon_set_update_strategy view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_daemon_set_update_strategy_list
    extensions_v1beta1_daemon_set_update_strategy_list_of(kin_value value)
{
    extensions_v1beta1_daemon_set_update_strategy_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_daemon_set_update_strategy_list_count(
    extensions_v1beta1_daemon_set_update_strategy_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_daemon_set_update_strategy
    extensions_v1beta1_daemon_set_update_strategy_list_at(
    extensions_v1beta1_daemon_set_update_strategy_list list, size_t index)
{
    return extensions_v1beta1_daemon_set_update_strategy_of(kin_value_at(
        list.value, index));
}
static inline extensions_v1beta1_daemon_set_update_strategy_edit
    extensions_v1beta1_daemon_set_update_strategy_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_daemon_set_update_strategy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_daemon_set_update_strategy_edit_copy(
    extensions_v1beta1_daemon_set_update_strategy_edit at,
    extensions_v1beta1_daemon_set_update_strategy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_deployment {
    const kin_object *object;
} extensions_v1beta1_deployment;
typedef struct extensions_v1beta1_deployment_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_deployment_edit;
static inline extensions_v1beta1_deployment extensions_v1beta1_deployment_of(
    const kin_object *object)
{
    extensions_v1beta1_deployment view;
    view.object = object;
    return view;
}
static inline extensions_v1beta1_deployment extensions_v1beta1_deployment_ref(
    extensions_v1beta1_deployment view)
{
    return extensions_v1beta1_deployment_of(kin_object_ref(view.object));
}
static inline void extensions_v1beta1_deployment_unref(
    extensions_v1beta1_deployment view)
{
    (void)kin_object_unref(view.object);
}
static inline void extensions_v1beta1_deployment_auto_release(
    extensions_v1beta1_deployment *view)
{
    extensions_v1beta1_deployment_unref(*view);
}
static inline extensions_v1beta1_deployment_edit
    extensions_v1beta1_deployment_change(const kin_allocator *alloc,
    extensions_v1beta1_deployment view)
{
    extensions_v1beta1_deployment_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void extensions_v1beta1_deployment_edit_free(
    extensions_v1beta1_deployment_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void extensions_v1beta1_deployment_edit_auto_release(
    extensions_v1beta1_deployment_edit *at)
{
    extensions_v1beta1_deployment_edit_free(*at);
}

typedef struct extensions_v1beta1_deployment_condition {
    kin_value value;
} extensions_v1beta1_deployment_condition;
typedef struct extensions_v1beta1_deployment_condition_list {
    kin_value value;
} extensions_v1beta1_deployment_condition_list;
typedef struct extensions_v1beta1_deployment_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_deployment_condition_edit;
static inline extensions_v1beta1_deployment_condition
    extensions_v1beta1_deployment_condition_of(kin_value value)
{
    extensions_v1beta1_deployment_condition view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_deployment_condition_list
    extensions_v1beta1_deployment_condition_list_of(kin_value value)
{
    extensions_v1beta1_deployment_condition_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_deployment_condition_list_count(
    extensions_v1beta1_deployment_condition_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_deployment_condition
    extensions_v1beta1_deployment_condition_list_at(
    extensions_v1beta1_deployment_condition_list list, size_t index)
{
    return extensions_v1beta1_deployment_condition_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_deployment_condition_edit
    extensions_v1beta1_deployment_condition_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_deployment_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_deployment_condition_edit_copy(
    extensions_v1beta1_deployment_condition_edit at,
    extensions_v1beta1_deployment_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_deployment_spec {
    kin_value value;
} extensions_v1beta1_deployment_spec;
typedef struct extensions_v1beta1_deployment_spec_list {
    kin_value value;
} extensions_v1beta1_deployment_spec_list;
typedef struct extensions_v1beta1_deployment_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_deployment_spec_edit;
static inline extensions_v1beta1_deployment_spec
    extensions_v1beta1_deployment_spec_of(kin_value value)
{
    extensions_v1beta1_deployment_spec view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_deployment_spec_list
    extensions_v1beta1_deployment_spec_list_of(kin_value value)
{
    extensions_v1beta1_deployment_spec_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_deployment_spec_list_count(
    extensions_v1beta1_deployment_spec_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_deployment_spec
    extensions_v1beta1_deployment_spec_list_at(
    extensions_v1beta1_deployment_spec_list list, size_t index)
{
    return extensions_v1beta1_deployment_spec_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_deployment_spec_edit
    extensions_v1beta1_deployment_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_deployment_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_deployment_spec_edit_copy(
    extensions_v1beta1_deployment_spec_edit at,
    extensions_v1beta1_deployment_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_deployment_status {
    kin_value value;
} extensions_v1beta1_deployment_status;
typedef struct extensions_v1beta1_deployment_status_list {
    kin_value value;
} extensions_v1beta1_deployment_status_list;
typedef struct extensions_v1beta1_deployment_status_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_deployment_status_edit;
static inline extensions_v1beta1_deployment_status
    extensions_v1beta1_deployment_status_of(kin_value value)
{
    extensions_v1beta1_deployment_status view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_deployment_status_list
    extensions_v1beta1_deployment_status_list_of(kin_value value)
{
    extensions_v1beta1_deployment_status_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_deployment_status_list_count(
    extensions_v1beta1_deployment_status_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_deployment_status
    extensions_v1beta1_deployment_status_list_at(
    extensions_v1beta1_deployment_status_list list, size_t index)
{
    return extensions_v1beta1_deployment_status_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_deployment_status_edit
    extensions_v1beta1_deployment_status_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_deployment_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_deployment_status_edit_copy(
    extensions_v1beta1_deployment_status_edit at,
    extensions_v1beta1_deployment_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_deployment_strategy {
    kin_value value;
} extensions_v1beta1_deployment_strategy;
typedef struct extensions_v1beta1_deployment_strategy_list {
    kin_value value;
} extensions_v1beta1_deployment_strategy_list;
typedef struct extensions_v1beta1_deployment_strategy_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_deployment_strategy_edit;
static inline extensions_v1beta1_deployment_strategy
    extensions_v1beta1_deployment_strategy_of(kin_value value)
{
    extensions_v1beta1_deployment_strategy view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_deployment_strategy_list
    extensions_v1beta1_deployment_strategy_list_of(kin_value value)
{
    extensions_v1beta1_deployment_strategy_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_deployment_strategy_list_count(
    extensions_v1beta1_deployment_strategy_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_deployment_strategy
    extensions_v1beta1_deployment_strategy_list_at(
    extensions_v1beta1_deployment_strategy_list list, size_t index)
{
    return extensions_v1beta1_deployment_strategy_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_deployment_strategy_edit
    extensions_v1beta1_deployment_strategy_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_deployment_strategy_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_deployment_strategy_edit_copy(
    extensions_v1beta1_deployment_strategy_edit at,
    extensions_v1beta1_deployment_strategy view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_http_ingress_path {
    kin_value value;
} extensions_v1beta1_http_ingress_path;
typedef struct extensions_v1beta1_http_ingress_path_list {
    kin_value value;
} extensions_v1beta1_http_ingress_path_list;
typedef struct extensions_v1beta1_http_ingress_path_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_http_ingress_path_edit;
static inline extensions_v1beta1_http_ingress_path
    extensions_v1beta1_http_ingress_path_of(kin_value value)
{
    extensions_v1beta1_http_ingress_path view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_http_ingress_path_list
    extensions_v1beta1_http_ingress_path_list_of(kin_value value)
{
    extensions_v1beta1_http_ingress_path_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_http_ingress_path_list_count(
    extensions_v1beta1_http_ingress_path_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_http_ingress_path
    extensions_v1beta1_http_ingress_path_list_at(
    extensions_v1beta1_http_ingress_path_list list, size_t index)
{
    return extensions_v1beta1_http_ingress_path_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_http_ingress_path_edit
    extensions_v1beta1_http_ingress_path_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_http_ingress_path_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_http_ingress_path_edit_copy(
    extensions_v1beta1_http_ingress_path_edit at,
    extensions_v1beta1_http_ingress_path view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_http_ingress_rule_value {
    kin_value value;
} extensions_v1beta1_http_ingress_rule_value;
typedef struct extensions_v1beta1_http_ingress_rule_value_list {
    kin_value value;
} extensions_v1beta1_http_ingress_rule_value_list;
typedef struct extensions_v1beta1_http_ingress_rule_value_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_http_ingress_rule_value_edit;
static inline extensions_v1beta1_http_ingress_rule_value
    extensions_v1beta1_http_ingress_rule_value_of(kin_value value)
{
    extensions_v1beta1_http_ingress_rule_value view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_http_ingress_rule_value_list
    extensions_v1beta1_http_ingress_rule_value_list_of(kin_value value)
{
    extensions_v1beta1_http_ingress_rule_value_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_http_ingress_rule_value_list_count(
    extensions_v1beta1_http_ingress_rule_value_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_http_ingress_rule_value
    extensions_v1beta1_http_ingress_rule_value_list_at(
    extensions_v1beta1_http_ingress_rule_value_list list, size_t index)
{
    return extensions_v1beta1_http_ingress_rule_value_of(kin_value_at(
        list.value, index));
}
static inline extensions_v1beta1_http_ingress_rule_value_edit
    extensions_v1beta1_http_ingress_rule_value_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_http_ingress_rule_value_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_http_ingress_rule_value_edit_copy(
    extensions_v1beta1_http_ingress_rule_value_edit at,
    extensions_v1beta1_http_ingress_rule_value view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_ip_block {
    kin_value value;
} extensions_v1beta1_ip_block;
typedef struct extensions_v1beta1_ip_block_list {
    kin_value value;
} extensions_v1beta1_ip_block_list;
typedef struct extensions_v1beta1_ip_block_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_ip_block_edit;
static inline extensions_v1beta1_ip_block extensions_v1beta1_ip_block_of(
    kin_value value)
{
    extensions_v1beta1_ip_block view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_ip_block_list
    extensions_v1beta1_ip_block_list_of(kin_value value)
{
    extensions_v1beta1_ip_block_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_ip_block_list_count(
    extensions_v1beta1_ip_block_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_ip_block extensions_v1beta1_ip_block_list_at(
    extensions_v1beta1_ip_block_list list, size_t index)
{
    return extensions_v1beta1_ip_block_of(kin_value_at(list.value, index));
}
static inline extensions_v1beta1_ip_block_edit
    extensions_v1beta1_ip_block_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_ip_block_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_ip_block_edit_copy(
    extensions_v1beta1_ip_block_edit at, extensions_v1beta1_ip_block view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_ingress {
    const kin_object *object;
} extensions_v1beta1_ingress;
typedef struct extensions_v1beta1_ingress_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_ingress_edit;
static inline extensions_v1beta1_ingress extensions_v1beta1_ingress_of(
    const kin_object *object)
{
    extensions_v1beta1_ingress view;
    view.object = object;
    return view;
}
static inline extensions_v1beta1_ingress extensions_v1beta1_ingress_ref(
    extensions_v1beta1_ingress view)
{
    return extensions_v1beta1_ingress_of(kin_object_ref(view.object));
}
static inline void extensions_v1beta1_ingress_unref(
    extensions_v1beta1_ingress view)
{
    (void)kin_object_unref(view.object);
}
static inline void extensions_v1beta1_ingress_auto_release(
    extensions_v1beta1_ingress *view)
{
    extensions_v1beta1_ingress_unref(*view);
}
static inline extensions_v1beta1_ingress_edit extensions_v1beta1_ingress_change(
    const kin_allocator *alloc, extensions_v1beta1_ingress view)
{
    extensions_v1beta1_ingress_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void extensions_v1beta1_ingress_edit_free(
    extensions_v1beta1_ingress_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void extensions_v1beta1_ingress_edit_auto_release(
    extensions_v1beta1_ingress_edit *at)
{
    extensions_v1beta1_ingress_edit_free(*at);
}

typedef struct extensions_v1beta1_ingress_backend {
    kin_value value;
} extensions_v1beta1_ingress_backend;
typedef struct extensions_v1beta1_ingress_backend_list {
    kin_value value;
} extensions_v1beta1_ingress_backend_list;
typedef struct extensions_v1beta1_ingress_backend_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_ingress_backend_edit;
static inline extensions_v1beta1_ingress_backend
    extensions_v1beta1_ingress_backend_of(kin_value value)
{
    extensions_v1beta1_ingress_backend view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_ingress_backend_list
    extensions_v1beta1_ingress_backend_list_of(kin_value value)
{
    extensions_v1beta1_ingress_backend_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_ingress_backend_list_count(
    extensions_v1beta1_ingress_backend_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_ingress_backend
    extensions_v1beta1_ingress_backend_list_at(
    extensions_v1beta1_ingress_backend_list list, size_t index)
{
    return extensions_v1beta1_ingress_backend_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_ingress_backend_edit
    extensions_v1beta1_ingress_backend_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_ingress_backend_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_ingress_backend_edit_copy(
    extensions_v1beta1_ingress_backend_edit at,
    extensions_v1beta1_ingress_backend view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_ingress_load_balancer_ingress {
    kin_value value;
} extensions_v1beta1_ingress_load_balancer_ingress;
typedef struct extensions_v1beta1_ingress_load_balancer_ingress_list {
    kin_value value;
} extensions_v1beta1_ingress_load_balancer_ingress_list;
typedef struct extensions_v1beta1_ingress_load_balancer_ingress_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_ingress_load_balancer_ingress_edit;
static inline extensions_v1beta1_ingress_load_balancer_ingress
    extensions_v1beta1_ingress_load_balancer_ingress_of(kin_value value)
{
    extensions_v1beta1_ingress_load_balancer_ingress view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_ingress_load_balancer_ingress_list
    extensions_v1beta1_ingress_load_balancer_ingress_list_of(kin_value value)
{
    extensions_v1beta1_ingress_load_balancer_ingress_list list;
    list.value = value;
    return list;
}
static inline size_t
    extensions_v1beta1_ingress_load_balancer_ingress_list_count(
    extensions_v1beta1_ingress_load_balancer_ingress_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_ingress_load_balancer_ingress
    extensions_v1beta1_ingress_load_balancer_ingress_list_at(
    extensions_v1beta1_ingress_load_balancer_ingress_list list, size_t index)
{
    return extensions_v1beta1_ingress_load_balancer_ingress_of(kin_value_at(
        list.value, index));
}
static inline extensions_v1beta1_ingress_load_balancer_ingress_edit
    extensions_v1beta1_ingress_load_balancer_ingress_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_ingress_load_balancer_ingress_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_ingress_load_balancer_ingress_edit_copy(
    extensions_v1beta1_ingress_load_balancer_ingress_edit at,
    extensions_v1beta1_ingress_load_balancer_ingress view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_ingress_load_balancer_status {
    kin_value value;
} extensions_v1beta1_ingress_load_balancer_status;
typedef struct extensions_v1beta1_ingress_load_balancer_status_list {
    kin_value value;
} extensions_v1beta1_ingress_load_balancer_status_list;
typedef struct extensions_v1beta1_ingress_load_balancer_status_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_ingress_load_balancer_status_edit;
static inline extensions_v1beta1_ingress_load_balancer_status
    extensions_v1beta1_ingress_load_balancer_status_of(kin_value value)
{
    extensions_v1beta1_ingress_load_balancer_status view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_ingress_load_balancer_status_list
    extensions_v1beta1_ingress_load_balancer_status_list_of(kin_value value)
{
    extensions_v1beta1_ingress_load_balancer_status_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_ingress_load_balancer_status_list_count(
    extensions_v1beta1_ingress_load_balancer_status_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_ingress_load_balancer_status
    extensions_v1beta1_ingress_load_balancer_status_list_at(
    extensions_v1beta1_ingress_load_balancer_status_list list, size_t index)
{
    return extensions_v1beta1_ingress_load_balancer_status_of(kin_value_at(
        list.value, index));
}
static inline extensions_v1beta1_ingress_load_balancer_status_edit
    extensions_v1beta1_ingress_load_balancer_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_ingress_load_balancer_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_ingress_load_balancer_status_edit_copy(
    extensions_v1beta1_ingress_load_balancer_status_edit at,
    extensions_v1beta1_ingress_load_balancer_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_ingress_port_status {
    kin_value value;
} extensions_v1beta1_ingress_port_status;
typedef struct extensions_v1beta1_ingress_port_status_list {
    kin_value value;
} extensions_v1beta1_ingress_port_status_list;
typedef struct extensions_v1beta1_ingress_port_status_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_ingress_port_status_edit;
static inline extensions_v1beta1_ingress_port_status
    extensions_v1beta1_ingress_port_status_of(kin_value value)
{
    extensions_v1beta1_ingress_port_status view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_ingress_port_status_list
    extensions_v1beta1_ingress_port_status_list_of(kin_value value)
{
    extensions_v1beta1_ingress_port_status_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_ingress_port_status_list_count(
    extensions_v1beta1_ingress_port_status_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_ingress_port_status
    extensions_v1beta1_ingress_port_status_list_at(
    extensions_v1beta1_ingress_port_status_list list, size_t index)
{
    return extensions_v1beta1_ingress_port_status_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_ingress_port_status_edit
    extensions_v1beta1_ingress_port_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_ingress_port_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_ingress_port_status_edit_copy(
    extensions_v1beta1_ingress_port_status_edit at,
    extensions_v1beta1_ingress_port_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_ingress_rule {
    kin_value value;
} extensions_v1beta1_ingress_rule;
typedef struct extensions_v1beta1_ingress_rule_list {
    kin_value value;
} extensions_v1beta1_ingress_rule_list;
typedef struct extensions_v1beta1_ingress_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_ingress_rule_edit;
static inline extensions_v1beta1_ingress_rule
    extensions_v1beta1_ingress_rule_of(kin_value value)
{
    extensions_v1beta1_ingress_rule view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_ingress_rule_list
    extensions_v1beta1_ingress_rule_list_of(kin_value value)
{
    extensions_v1beta1_ingress_rule_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_ingress_rule_list_count(
    extensions_v1beta1_ingress_rule_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_ingress_rule
    extensions_v1beta1_ingress_rule_list_at(
    extensions_v1beta1_ingress_rule_list list, size_t index)
{
    return extensions_v1beta1_ingress_rule_of(kin_value_at(list.value, index));
}
static inline extensions_v1beta1_ingress_rule_edit
    extensions_v1beta1_ingress_rule_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_ingress_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_ingress_rule_edit_copy(
    extensions_v1beta1_ingress_rule_edit at,
    extensions_v1beta1_ingress_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_ingress_spec {
    kin_value value;
} extensions_v1beta1_ingress_spec;
typedef struct extensions_v1beta1_ingress_spec_list {
    kin_value value;
} extensions_v1beta1_ingress_spec_list;
typedef struct extensions_v1beta1_ingress_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_ingress_spec_edit;
static inline extensions_v1beta1_ingress_spec
    extensions_v1beta1_ingress_spec_of(kin_value value)
{
    extensions_v1beta1_ingress_spec view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_ingress_spec_list
    extensions_v1beta1_ingress_spec_list_of(kin_value value)
{
    extensions_v1beta1_ingress_spec_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_ingress_spec_list_count(
    extensions_v1beta1_ingress_spec_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_ingress_spec
    extensions_v1beta1_ingress_spec_list_at(
    extensions_v1beta1_ingress_spec_list list, size_t index)
{
    return extensions_v1beta1_ingress_spec_of(kin_value_at(list.value, index));
}
static inline extensions_v1beta1_ingress_spec_edit
    extensions_v1beta1_ingress_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_ingress_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_ingress_spec_edit_copy(
    extensions_v1beta1_ingress_spec_edit at,
    extensions_v1beta1_ingress_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_ingress_status {
    kin_value value;
} extensions_v1beta1_ingress_status;
typedef struct extensions_v1beta1_ingress_status_list {
    kin_value value;
} extensions_v1beta1_ingress_status_list;
typedef struct extensions_v1beta1_ingress_status_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_ingress_status_edit;
static inline extensions_v1beta1_ingress_status
    extensions_v1beta1_ingress_status_of(kin_value value)
{
    extensions_v1beta1_ingress_status view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_ingress_status_list
    extensions_v1beta1_ingress_status_list_of(kin_value value)
{
    extensions_v1beta1_ingress_status_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_ingress_status_list_count(
    extensions_v1beta1_ingress_status_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_ingress_status
    extensions_v1beta1_ingress_status_list_at(
    extensions_v1beta1_ingress_status_list list, size_t index)
{
    return extensions_v1beta1_ingress_status_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_ingress_status_edit
    extensions_v1beta1_ingress_status_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_ingress_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_ingress_status_edit_copy(
    extensions_v1beta1_ingress_status_edit at,
    extensions_v1beta1_ingress_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_ingress_tls {
    kin_value value;
} extensions_v1beta1_ingress_tls;
typedef struct extensions_v1beta1_ingress_tls_list {
    kin_value value;
} extensions_v1beta1_ingress_tls_list;
typedef struct extensions_v1beta1_ingress_tls_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_ingress_tls_edit;
static inline extensions_v1beta1_ingress_tls extensions_v1beta1_ingress_tls_of(
    kin_value value)
{
    extensions_v1beta1_ingress_tls view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_ingress_tls_list
    extensions_v1beta1_ingress_tls_list_of(kin_value value)
{
    extensions_v1beta1_ingress_tls_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_ingress_tls_list_count(
    extensions_v1beta1_ingress_tls_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_ingress_tls
    extensions_v1beta1_ingress_tls_list_at(
    extensions_v1beta1_ingress_tls_list list, size_t index)
{
    return extensions_v1beta1_ingress_tls_of(kin_value_at(list.value, index));
}
static inline extensions_v1beta1_ingress_tls_edit
    extensions_v1beta1_ingress_tls_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_ingress_tls_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_ingress_tls_edit_copy(
    extensions_v1beta1_ingress_tls_edit at, extensions_v1beta1_ingress_tls view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_network_policy {
    const kin_object *object;
} extensions_v1beta1_network_policy;
typedef struct extensions_v1beta1_network_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_network_policy_edit;
static inline extensions_v1beta1_network_policy
    extensions_v1beta1_network_policy_of(const kin_object *object)
{
    extensions_v1beta1_network_policy view;
    view.object = object;
    return view;
}
static inline extensions_v1beta1_network_policy
    extensions_v1beta1_network_policy_ref(
    extensions_v1beta1_network_policy view)
{
    return extensions_v1beta1_network_policy_of(kin_object_ref(view.object));
}
static inline void extensions_v1beta1_network_policy_unref(
    extensions_v1beta1_network_policy view)
{
    (void)kin_object_unref(view.object);
}
static inline void extensions_v1beta1_network_policy_auto_release(
    extensions_v1beta1_network_policy *view)
{
    extensions_v1beta1_network_policy_unref(*view);
}
static inline extensions_v1beta1_network_policy_edit
    extensions_v1beta1_network_policy_change(const kin_allocator *alloc,
    extensions_v1beta1_network_policy view)
{
    extensions_v1beta1_network_policy_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void extensions_v1beta1_network_policy_edit_free(
    extensions_v1beta1_network_policy_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void extensions_v1beta1_network_policy_edit_auto_release(
    extensions_v1beta1_network_policy_edit *at)
{
    extensions_v1beta1_network_policy_edit_free(*at);
}

typedef struct extensions_v1beta1_network_policy_egress_rule {
    kin_value value;
} extensions_v1beta1_network_policy_egress_rule;
typedef struct extensions_v1beta1_network_policy_egress_rule_list {
    kin_value value;
} extensions_v1beta1_network_policy_egress_rule_list;
typedef struct extensions_v1beta1_network_policy_egress_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_network_policy_egress_rule_edit;
static inline extensions_v1beta1_network_policy_egress_rule
    extensions_v1beta1_network_policy_egress_rule_of(kin_value value)
{
    extensions_v1beta1_network_policy_egress_rule view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_network_policy_egress_rule_list
    extensions_v1beta1_network_policy_egress_rule_list_of(kin_value value)
{
    extensions_v1beta1_network_policy_egress_rule_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_network_policy_egress_rule_list_count(
    extensions_v1beta1_network_policy_egress_rule_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_network_policy_egress_rule
    extensions_v1beta1_network_policy_egress_rule_list_at(
    extensions_v1beta1_network_policy_egress_rule_list list, size_t index)
{
    return extensions_v1beta1_network_policy_egress_rule_of(kin_value_at(
        list.value, index));
}
static inline extensions_v1beta1_network_policy_egress_rule_edit
    extensions_v1beta1_network_policy_egress_rule_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_network_policy_egress_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_network_policy_egress_rule_edit_copy(
    extensions_v1beta1_network_policy_egress_rule_edit at,
    extensions_v1beta1_network_policy_egress_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_network_policy_ingress_rule {
    kin_value value;
} extensions_v1beta1_network_policy_ingress_rule;
typedef struct extensions_v1beta1_network_policy_ingress_rule_list {
    kin_value value;
} extensions_v1beta1_network_policy_ingress_rule_list;
typedef struct extensions_v1beta1_network_policy_ingress_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_network_policy_ingress_rule_edit;
static inline extensions_v1beta1_network_policy_ingress_rule
    extensions_v1beta1_network_policy_ingress_rule_of(kin_value value)
{
    extensions_v1beta1_network_policy_ingress_rule view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_network_policy_ingress_rule_list
    extensions_v1beta1_network_policy_ingress_rule_list_of(kin_value value)
{
    extensions_v1beta1_network_policy_ingress_rule_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_network_policy_ingress_rule_list_count(
    extensions_v1beta1_network_policy_ingress_rule_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_network_policy_ingress_rule
    extensions_v1beta1_network_policy_ingress_rule_list_at(
    extensions_v1beta1_network_policy_ingress_rule_list list, size_t index)
{
    return extensions_v1beta1_network_policy_ingress_rule_of(kin_value_at(
        list.value, index));
}
static inline extensions_v1beta1_network_policy_ingress_rule_edit
    extensions_v1beta1_network_policy_ingress_rule_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_network_policy_ingress_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_network_policy_ingress_rule_edit_copy(
    extensions_v1beta1_network_policy_ingress_rule_edit at,
    extensions_v1beta1_network_policy_ingress_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_network_policy_peer {
    kin_value value;
} extensions_v1beta1_network_policy_peer;
typedef struct extensions_v1beta1_network_policy_peer_list {
    kin_value value;
} extensions_v1beta1_network_policy_peer_list;
typedef struct extensions_v1beta1_network_policy_peer_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_network_policy_peer_edit;
static inline extensions_v1beta1_network_policy_peer
    extensions_v1beta1_network_policy_peer_of(kin_value value)
{
    extensions_v1beta1_network_policy_peer view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_network_policy_peer_list
    extensions_v1beta1_network_policy_peer_list_of(kin_value value)
{
    extensions_v1beta1_network_policy_peer_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_network_policy_peer_list_count(
    extensions_v1beta1_network_policy_peer_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_network_policy_peer
    extensions_v1beta1_network_policy_peer_list_at(
    extensions_v1beta1_network_policy_peer_list list, size_t index)
{
    return extensions_v1beta1_network_policy_peer_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_network_policy_peer_edit
    extensions_v1beta1_network_policy_peer_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_network_policy_peer_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_network_policy_peer_edit_copy(
    extensions_v1beta1_network_policy_peer_edit at,
    extensions_v1beta1_network_policy_peer view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_network_policy_port {
    kin_value value;
} extensions_v1beta1_network_policy_port;
typedef struct extensions_v1beta1_network_policy_port_list {
    kin_value value;
} extensions_v1beta1_network_policy_port_list;
typedef struct extensions_v1beta1_network_policy_port_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_network_policy_port_edit;
static inline extensions_v1beta1_network_policy_port
    extensions_v1beta1_network_policy_port_of(kin_value value)
{
    extensions_v1beta1_network_policy_port view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_network_policy_port_list
    extensions_v1beta1_network_policy_port_list_of(kin_value value)
{
    extensions_v1beta1_network_policy_port_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_network_policy_port_list_count(
    extensions_v1beta1_network_policy_port_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_network_policy_port
    extensions_v1beta1_network_policy_port_list_at(
    extensions_v1beta1_network_policy_port_list list, size_t index)
{
    return extensions_v1beta1_network_policy_port_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_network_policy_port_edit
    extensions_v1beta1_network_policy_port_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_network_policy_port_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_network_policy_port_edit_copy(
    extensions_v1beta1_network_policy_port_edit at,
    extensions_v1beta1_network_policy_port view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_network_policy_spec {
    kin_value value;
} extensions_v1beta1_network_policy_spec;
typedef struct extensions_v1beta1_network_policy_spec_list {
    kin_value value;
} extensions_v1beta1_network_policy_spec_list;
typedef struct extensions_v1beta1_network_policy_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_network_policy_spec_edit;
static inline extensions_v1beta1_network_policy_spec
    extensions_v1beta1_network_policy_spec_of(kin_value value)
{
    extensions_v1beta1_network_policy_spec view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_network_policy_spec_list
    extensions_v1beta1_network_policy_spec_list_of(kin_value value)
{
    extensions_v1beta1_network_policy_spec_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_network_policy_spec_list_count(
    extensions_v1beta1_network_policy_spec_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_network_policy_spec
    extensions_v1beta1_network_policy_spec_list_at(
    extensions_v1beta1_network_policy_spec_list list, size_t index)
{
    return extensions_v1beta1_network_policy_spec_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_network_policy_spec_edit
    extensions_v1beta1_network_policy_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_network_policy_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_network_policy_spec_edit_copy(
    extensions_v1beta1_network_policy_spec_edit at,
    extensions_v1beta1_network_policy_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_replica_set {
    const kin_object *object;
} extensions_v1beta1_replica_set;
typedef struct extensions_v1beta1_replica_set_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_replica_set_edit;
static inline extensions_v1beta1_replica_set extensions_v1beta1_replica_set_of(
    const kin_object *object)
{
    extensions_v1beta1_replica_set view;
    view.object = object;
    return view;
}
static inline extensions_v1beta1_replica_set extensions_v1beta1_replica_set_ref(
    extensions_v1beta1_replica_set view)
{
    return extensions_v1beta1_replica_set_of(kin_object_ref(view.object));
}
static inline void extensions_v1beta1_replica_set_unref(
    extensions_v1beta1_replica_set view)
{
    (void)kin_object_unref(view.object);
}
static inline void extensions_v1beta1_replica_set_auto_release(
    extensions_v1beta1_replica_set *view)
{
    extensions_v1beta1_replica_set_unref(*view);
}
static inline extensions_v1beta1_replica_set_edit
    extensions_v1beta1_replica_set_change(const kin_allocator *alloc,
    extensions_v1beta1_replica_set view)
{
    extensions_v1beta1_replica_set_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void extensions_v1beta1_replica_set_edit_free(
    extensions_v1beta1_replica_set_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void extensions_v1beta1_replica_set_edit_auto_release(
    extensions_v1beta1_replica_set_edit *at)
{
    extensions_v1beta1_replica_set_edit_free(*at);
}

typedef struct extensions_v1beta1_replica_set_condition {
    kin_value value;
} extensions_v1beta1_replica_set_condition;
typedef struct extensions_v1beta1_replica_set_condition_list {
    kin_value value;
} extensions_v1beta1_replica_set_condition_list;
typedef struct extensions_v1beta1_replica_set_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_replica_set_condition_edit;
static inline extensions_v1beta1_replica_set_condition
    extensions_v1beta1_replica_set_condition_of(kin_value value)
{
    extensions_v1beta1_replica_set_condition view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_replica_set_condition_list
    extensions_v1beta1_replica_set_condition_list_of(kin_value value)
{
    extensions_v1beta1_replica_set_condition_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_replica_set_condition_list_count(
    extensions_v1beta1_replica_set_condition_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_replica_set_condition
    extensions_v1beta1_replica_set_condition_list_at(
    extensions_v1beta1_replica_set_condition_list list, size_t index)
{
    return extensions_v1beta1_replica_set_condition_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_replica_set_condition_edit
    extensions_v1beta1_replica_set_condition_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_replica_set_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_replica_set_condition_edit_copy(
    extensions_v1beta1_replica_set_condition_edit at,
    extensions_v1beta1_replica_set_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_replica_set_spec {
    kin_value value;
} extensions_v1beta1_replica_set_spec;
typedef struct extensions_v1beta1_replica_set_spec_list {
    kin_value value;
} extensions_v1beta1_replica_set_spec_list;
typedef struct extensions_v1beta1_replica_set_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_replica_set_spec_edit;
static inline extensions_v1beta1_replica_set_spec
    extensions_v1beta1_replica_set_spec_of(kin_value value)
{
    extensions_v1beta1_replica_set_spec view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_replica_set_spec_list
    extensions_v1beta1_replica_set_spec_list_of(kin_value value)
{
    extensions_v1beta1_replica_set_spec_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_replica_set_spec_list_count(
    extensions_v1beta1_replica_set_spec_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_replica_set_spec
    extensions_v1beta1_replica_set_spec_list_at(
    extensions_v1beta1_replica_set_spec_list list, size_t index)
{
    return extensions_v1beta1_replica_set_spec_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_replica_set_spec_edit
    extensions_v1beta1_replica_set_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_replica_set_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_replica_set_spec_edit_copy(
    extensions_v1beta1_replica_set_spec_edit at,
    extensions_v1beta1_replica_set_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_replica_set_status {
    kin_value value;
} extensions_v1beta1_replica_set_status;
typedef struct extensions_v1beta1_replica_set_status_list {
    kin_value value;
} extensions_v1beta1_replica_set_status_list;
typedef struct extensions_v1beta1_replica_set_status_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_replica_set_status_edit;
static inline extensions_v1beta1_replica_set_status
    extensions_v1beta1_replica_set_status_of(kin_value value)
{
    extensions_v1beta1_replica_set_status view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_replica_set_status_list
    extensions_v1beta1_replica_set_status_list_of(kin_value value)
{
    extensions_v1beta1_replica_set_status_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_replica_set_status_list_count(
    extensions_v1beta1_replica_set_status_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_replica_set_status
    extensions_v1beta1_replica_set_status_list_at(
    extensions_v1beta1_replica_set_status_list list, size_t index)
{
    return extensions_v1beta1_replica_set_status_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_replica_set_status_edit
    extensions_v1beta1_replica_set_status_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_replica_set_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_replica_set_status_edit_copy(
    extensions_v1beta1_replica_set_status_edit at,
    extensions_v1beta1_replica_set_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_rollback_config {
    kin_value value;
} extensions_v1beta1_rollback_config;
typedef struct extensions_v1beta1_rollback_config_list {
    kin_value value;
} extensions_v1beta1_rollback_config_list;
typedef struct extensions_v1beta1_rollback_config_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_rollback_config_edit;
static inline extensions_v1beta1_rollback_config
    extensions_v1beta1_rollback_config_of(kin_value value)
{
    extensions_v1beta1_rollback_config view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_rollback_config_list
    extensions_v1beta1_rollback_config_list_of(kin_value value)
{
    extensions_v1beta1_rollback_config_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_rollback_config_list_count(
    extensions_v1beta1_rollback_config_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_rollback_config
    extensions_v1beta1_rollback_config_list_at(
    extensions_v1beta1_rollback_config_list list, size_t index)
{
    return extensions_v1beta1_rollback_config_of(kin_value_at(list.value,
        index));
}
static inline extensions_v1beta1_rollback_config_edit
    extensions_v1beta1_rollback_config_edit_of(kin_edit *edit, kin_spot spot)
{
    extensions_v1beta1_rollback_config_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_rollback_config_edit_copy(
    extensions_v1beta1_rollback_config_edit at,
    extensions_v1beta1_rollback_config view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_rolling_update_daemon_set {
    kin_value value;
} extensions_v1beta1_rolling_update_daemon_set;
typedef struct extensions_v1beta1_rolling_update_daemon_set_list {
    kin_value value;
} extensions_v1beta1_rolling_update_daemon_set_list;
typedef struct extensions_v1beta1_rolling_update_daemon_set_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_rolling_update_daemon_set_edit;
static inline extensions_v1beta1_rolling_update_daemon_set
    extensions_v1beta1_rolling_update_daemon_set_of(kin_value value)
{
    extensions_v1beta1_rolling_update_daemon_set view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_rolling_update_daemon_set_list
    extensions_v1beta1_rolling_update_daemon_set_list_of(kin_value value)
{
    extensions_v1beta1_rolling_update_daemon_set_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_rolling_update_daemon_set_list_count(
    extensions_v1beta1_rolling_update_daemon_set_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_rolling_update_daemon_set
    extensions_v1beta1_rolling_update_daemon_set_list_at(
    extensions_v1beta1_rolling_update_daemon_set_list list, size_t index)
{
    return extensions_v1beta1_rolling_update_daemon_set_of(kin_value_at(
        list.value, index));
}
static inline extensions_v1beta1_rolling_update_daemon_set_edit
    extensions_v1beta1_rolling_update_daemon_set_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_rolling_update_daemon_set_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_rolling_update_daemon_set_edit_copy(
    extensions_v1beta1_rolling_update_daemon_set_edit at,
    extensions_v1beta1_rolling_update_daemon_set view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct extensions_v1beta1_rolling_update_deployment {
    kin_value value;
} extensions_v1beta1_rolling_update_deployment;
typedef struct extensions_v1beta1_rolling_update_deployment_list {
    kin_value value;
} extensions_v1beta1_rolling_update_deployment_list;
typedef struct extensions_v1beta1_rolling_update_deployment_edit {
    kin_edit *edit;
    kin_spot spot;
} extensions_v1beta1_rolling_update_deployment_edit;
static inline extensions_v1beta1_rolling_update_deployment
    extensions_v1beta1_rolling_update_deployment_of(kin_value value)
{
    extensions_v1beta1_rolling_update_deployment view;
    view.value = value;
    return view;
}
static inline extensions_v1beta1_rolling_update_deployment_list
    extensions_v1beta1_rolling_update_deployment_list_of(kin_value value)
{
    extensions_v1beta1_rolling_update_deployment_list list;
    list.value = value;
    return list;
}
static inline size_t extensions_v1beta1_rolling_update_deployment_list_count(
    extensions_v1beta1_rolling_update_deployment_list list)
{
    return kin_value_count(list.value);
}
static inline extensions_v1beta1_rolling_update_deployment
    extensions_v1beta1_rolling_update_deployment_list_at(
    extensions_v1beta1_rolling_update_deployment_list list, size_t index)
{
    return extensions_v1beta1_rolling_update_deployment_of(kin_value_at(
        list.value, index));
}
static inline extensions_v1beta1_rolling_update_deployment_edit
    extensions_v1beta1_rolling_update_deployment_edit_of(kin_edit *edit,
    kin_spot spot)
{
    extensions_v1beta1_rolling_update_deployment_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int extensions_v1beta1_rolling_update_deployment_edit_copy(
    extensions_v1beta1_rolling_update_deployment_edit at,
    extensions_v1beta1_rolling_update_deployment view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* DaemonSet */
static inline kin_field *extensions_v1beta1_daemon_set_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta extensions_v1beta1_daemon_set_get_metadata(
    extensions_v1beta1_daemon_set view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    extensions_v1beta1_daemon_set_edit_metadata(
    extensions_v1beta1_daemon_set_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_metadata_field_()));
}
static inline bool extensions_v1beta1_daemon_set_metadata_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_metadata_field_()));
}
static inline int extensions_v1beta1_daemon_set_metadata_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_metadata_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_METADATA_PATH ".metadata"
static inline kin_field *extensions_v1beta1_daemon_set_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline extensions_v1beta1_daemon_set_spec
    extensions_v1beta1_daemon_set_get_spec(extensions_v1beta1_daemon_set view)
{
    return extensions_v1beta1_daemon_set_spec_of(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_field_()));
}
static inline extensions_v1beta1_daemon_set_spec_edit
    extensions_v1beta1_daemon_set_edit_spec(
    extensions_v1beta1_daemon_set_edit at)
{
    return extensions_v1beta1_daemon_set_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_daemon_set_spec_field_()));
}
static inline bool extensions_v1beta1_daemon_set_spec_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_SPEC_PATH ".spec"
static inline kin_field *extensions_v1beta1_daemon_set_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline extensions_v1beta1_daemon_set_status
    extensions_v1beta1_daemon_set_get_status(extensions_v1beta1_daemon_set view)
{
    return extensions_v1beta1_daemon_set_status_of(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_field_()));
}
static inline extensions_v1beta1_daemon_set_status_edit
    extensions_v1beta1_daemon_set_edit_status(
    extensions_v1beta1_daemon_set_edit at)
{
    return extensions_v1beta1_daemon_set_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_daemon_set_status_field_()));
}
static inline bool extensions_v1beta1_daemon_set_status_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_STATUS_PATH ".status"
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "selector");
    return &field;
}
static inline meta_v1_label_selector
    extensions_v1beta1_daemon_set_get_spec_selector(
    extensions_v1beta1_daemon_set view)
{
    return meta_v1_label_selector_of(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_selector_field_()));
}
static inline meta_v1_label_selector_edit
    extensions_v1beta1_daemon_set_edit_spec_selector(
    extensions_v1beta1_daemon_set_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_daemon_set_spec_selector_field_()));
}
static inline bool extensions_v1beta1_daemon_set_spec_selector_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_selector_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_selector_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_selector_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_SPEC_SELECTOR_PATH ".spec.selector"
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "template");
    return &field;
}
static inline core_v1_pod_template_spec
    extensions_v1beta1_daemon_set_get_spec_template(
    extensions_v1beta1_daemon_set view)
{
    return core_v1_pod_template_spec_of(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_template_field_()));
}
static inline core_v1_pod_template_spec_edit
    extensions_v1beta1_daemon_set_edit_spec_template(
    extensions_v1beta1_daemon_set_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_daemon_set_spec_template_field_()));
}
static inline bool extensions_v1beta1_daemon_set_spec_template_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_template_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_template_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_template_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_SPEC_TEMPLATE_PATH ".spec.template"
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_update_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "updateStrategy");
    return &field;
}
static inline extensions_v1beta1_daemon_set_update_strategy
    extensions_v1beta1_daemon_set_get_spec_update_strategy(
    extensions_v1beta1_daemon_set view)
{
    return extensions_v1beta1_daemon_set_update_strategy_of(kin_object_field(
        view.object,
        extensions_v1beta1_daemon_set_spec_update_strategy_field_()));
}
static inline extensions_v1beta1_daemon_set_update_strategy_edit
    extensions_v1beta1_daemon_set_edit_spec_update_strategy(
    extensions_v1beta1_daemon_set_edit at)
{
    return extensions_v1beta1_daemon_set_update_strategy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_update_strategy_field_()));
}
static inline bool extensions_v1beta1_daemon_set_spec_update_strategy_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_update_strategy_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_update_strategy_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_update_strategy_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_SPEC_UPDATE_STRATEGY_PATH \
    ".spec.updateStrategy"
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_min_ready_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "minReadySeconds");
    return &field;
}
static inline int32_t extensions_v1beta1_daemon_set_spec_min_ready_seconds(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_min_ready_seconds_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_min_ready_seconds_set(
    extensions_v1beta1_daemon_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_min_ready_seconds_field_()), value);
}
static inline bool extensions_v1beta1_daemon_set_spec_min_ready_seconds_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_min_ready_seconds_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_min_ready_seconds_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_min_ready_seconds_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_SPEC_MIN_READY_SECONDS_PATH \
    ".spec.minReadySeconds"
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_template_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "templateGeneration");
    return &field;
}
static inline int64_t extensions_v1beta1_daemon_set_spec_template_generation(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_template_generation_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_template_generation_set(
    extensions_v1beta1_daemon_set_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_template_generation_field_()),
        value);
}
static inline bool extensions_v1beta1_daemon_set_spec_template_generation_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_template_generation_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_template_generation_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_template_generation_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_SPEC_TEMPLATE_GENERATION_PATH \
    ".spec.templateGeneration"
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_revision_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "revisionHistoryLimit");
    return &field;
}
static inline int32_t extensions_v1beta1_daemon_set_spec_revision_history_limit(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_revision_history_limit_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_revision_history_limit_set(
    extensions_v1beta1_daemon_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_revision_history_limit_field_()),
        value);
}
static inline bool
    extensions_v1beta1_daemon_set_spec_revision_history_limit_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_spec_revision_history_limit_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_spec_revision_history_limit_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_revision_history_limit_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_SPEC_REVISION_HISTORY_LIMIT_PATH \
    ".spec.revisionHistoryLimit"
static inline kin_field
    *extensions_v1beta1_daemon_set_status_current_number_scheduled_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "currentNumberScheduled");
    return &field;
}
static inline int32_t
    extensions_v1beta1_daemon_set_status_current_number_scheduled(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_current_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_current_number_scheduled_set(
    extensions_v1beta1_daemon_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_current_number_scheduled_field_()),
        value);
}
static inline bool
    extensions_v1beta1_daemon_set_status_current_number_scheduled_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_current_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_current_number_scheduled_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_current_number_scheduled_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_STATUS_CURRENT_NUMBER_SCHEDULED_PATH \
    ".status.currentNumberScheduled"
static inline kin_field
    *extensions_v1beta1_daemon_set_status_number_misscheduled_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "numberMisscheduled");
    return &field;
}
static inline int32_t extensions_v1beta1_daemon_set_status_number_misscheduled(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_number_misscheduled_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_number_misscheduled_set(
    extensions_v1beta1_daemon_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_number_misscheduled_field_()),
        value);
}
static inline bool extensions_v1beta1_daemon_set_status_number_misscheduled_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_number_misscheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_number_misscheduled_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_number_misscheduled_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_STATUS_NUMBER_MISSCHEDULED_PATH \
    ".status.numberMisscheduled"
static inline kin_field
    *extensions_v1beta1_daemon_set_status_desired_number_scheduled_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "desiredNumberScheduled");
    return &field;
}
static inline int32_t
    extensions_v1beta1_daemon_set_status_desired_number_scheduled(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_desired_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_desired_number_scheduled_set(
    extensions_v1beta1_daemon_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_desired_number_scheduled_field_()),
        value);
}
static inline bool
    extensions_v1beta1_daemon_set_status_desired_number_scheduled_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_desired_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_desired_number_scheduled_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_desired_number_scheduled_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_STATUS_DESIRED_NUMBER_SCHEDULED_PATH \
    ".status.desiredNumberScheduled"
static inline kin_field
    *extensions_v1beta1_daemon_set_status_number_ready_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "numberReady");
    return &field;
}
static inline int32_t extensions_v1beta1_daemon_set_status_number_ready(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_number_ready_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_number_ready_set(
    extensions_v1beta1_daemon_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_number_ready_field_()), value);
}
static inline bool extensions_v1beta1_daemon_set_status_number_ready_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_number_ready_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_number_ready_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_number_ready_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_STATUS_NUMBER_READY_PATH \
    ".status.numberReady"
static inline kin_field
    *extensions_v1beta1_daemon_set_status_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "observedGeneration");
    return &field;
}
static inline int64_t extensions_v1beta1_daemon_set_status_observed_generation(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_observed_generation_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_observed_generation_set(
    extensions_v1beta1_daemon_set_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_observed_generation_field_()),
        value);
}
static inline bool extensions_v1beta1_daemon_set_status_observed_generation_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_observed_generation_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_observed_generation_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_observed_generation_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
static inline kin_field
    *extensions_v1beta1_daemon_set_status_updated_number_scheduled_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "updatedNumberScheduled");
    return &field;
}
static inline int32_t
    extensions_v1beta1_daemon_set_status_updated_number_scheduled(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_updated_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_updated_number_scheduled_set(
    extensions_v1beta1_daemon_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_updated_number_scheduled_field_()),
        value);
}
static inline bool
    extensions_v1beta1_daemon_set_status_updated_number_scheduled_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_updated_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_updated_number_scheduled_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_updated_number_scheduled_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_STATUS_UPDATED_NUMBER_SCHEDULED_PATH \
    ".status.updatedNumberScheduled"
static inline kin_field
    *extensions_v1beta1_daemon_set_status_number_available_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "numberAvailable");
    return &field;
}
static inline int32_t extensions_v1beta1_daemon_set_status_number_available(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_number_available_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_number_available_set(
    extensions_v1beta1_daemon_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_number_available_field_()), value);
}
static inline bool extensions_v1beta1_daemon_set_status_number_available_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_number_available_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_number_available_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_number_available_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_STATUS_NUMBER_AVAILABLE_PATH \
    ".status.numberAvailable"
static inline kin_field
    *extensions_v1beta1_daemon_set_status_number_unavailable_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "numberUnavailable");
    return &field;
}
static inline int32_t extensions_v1beta1_daemon_set_status_number_unavailable(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_number_unavailable_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_number_unavailable_set(
    extensions_v1beta1_daemon_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_number_unavailable_field_()),
        value);
}
static inline bool extensions_v1beta1_daemon_set_status_number_unavailable_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_number_unavailable_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_number_unavailable_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_number_unavailable_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_STATUS_NUMBER_UNAVAILABLE_PATH \
    ".status.numberUnavailable"
static inline kin_field
    *extensions_v1beta1_daemon_set_status_collision_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "collisionCount");
    return &field;
}
static inline int32_t extensions_v1beta1_daemon_set_status_collision_count(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_collision_count_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_collision_count_set(
    extensions_v1beta1_daemon_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_collision_count_field_()), value);
}
static inline bool extensions_v1beta1_daemon_set_status_collision_count_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_collision_count_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_collision_count_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_collision_count_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_STATUS_COLLISION_COUNT_PATH \
    ".status.collisionCount"
static inline kin_field
    *extensions_v1beta1_daemon_set_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline extensions_v1beta1_daemon_set_condition_list
    extensions_v1beta1_daemon_set_get_status_conditions(
    extensions_v1beta1_daemon_set view)
{
    return extensions_v1beta1_daemon_set_condition_list_of(kin_object_field(
        view.object, extensions_v1beta1_daemon_set_status_conditions_field_()));
}
static inline extensions_v1beta1_daemon_set_condition
    extensions_v1beta1_daemon_set_status_conditions_at(
    extensions_v1beta1_daemon_set view, size_t index)
{
    return extensions_v1beta1_daemon_set_condition_of(kin_value_at(
        kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_conditions_field_()), index));
}
static inline extensions_v1beta1_daemon_set_condition_edit
    extensions_v1beta1_daemon_set_status_conditions_append(
    extensions_v1beta1_daemon_set_edit at)
{
    return extensions_v1beta1_daemon_set_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_conditions_field_())));
}
static inline extensions_v1beta1_daemon_set_condition_edit
    extensions_v1beta1_daemon_set_edit_status_conditions_at(
    extensions_v1beta1_daemon_set_edit at, size_t index)
{
    return extensions_v1beta1_daemon_set_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_conditions_field_()), index));
}
static inline int extensions_v1beta1_daemon_set_status_conditions_remove_at(
    extensions_v1beta1_daemon_set_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_conditions_field_()), index));
}
static inline size_t extensions_v1beta1_daemon_set_status_conditions_count(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_count(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_conditions_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_conditions_clear(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_conditions_field_()));
}
static inline bool extensions_v1beta1_daemon_set_status_conditions_has(
    extensions_v1beta1_daemon_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_daemon_set_status_conditions_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_conditions_unset(
    extensions_v1beta1_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_conditions_field_()));
}
#define EXTENSIONS_V1BETA1_DAEMON_SET_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* DaemonSetCondition */
static inline kin_field
    *extensions_v1beta1_daemon_set_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str extensions_v1beta1_daemon_set_condition_type(
    extensions_v1beta1_daemon_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_condition_type_field_()));
}
static inline int extensions_v1beta1_daemon_set_condition_type_set(
    extensions_v1beta1_daemon_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_condition_type_field_()), value);
}
static inline bool extensions_v1beta1_daemon_set_condition_type_has(
    extensions_v1beta1_daemon_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_condition_type_field_()));
}
static inline int extensions_v1beta1_daemon_set_condition_type_unset(
    extensions_v1beta1_daemon_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_condition_type_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str extensions_v1beta1_daemon_set_condition_status(
    extensions_v1beta1_daemon_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_condition_status_field_()));
}
static inline int extensions_v1beta1_daemon_set_condition_status_set(
    extensions_v1beta1_daemon_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_condition_status_field_()), value);
}
static inline bool extensions_v1beta1_daemon_set_condition_status_has(
    extensions_v1beta1_daemon_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_condition_status_field_()));
}
static inline int extensions_v1beta1_daemon_set_condition_status_unset(
    extensions_v1beta1_daemon_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_condition_status_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time
    extensions_v1beta1_daemon_set_condition_last_transition_time(
    extensions_v1beta1_daemon_set_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_condition_last_transition_time_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_condition_last_transition_time_set(
    extensions_v1beta1_daemon_set_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_condition_last_transition_time_field_()),
        value);
}
static inline bool
    extensions_v1beta1_daemon_set_condition_last_transition_time_has(
    extensions_v1beta1_daemon_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_condition_last_transition_time_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_condition_last_transition_time_unset(
    extensions_v1beta1_daemon_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_condition_last_transition_time_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str extensions_v1beta1_daemon_set_condition_reason(
    extensions_v1beta1_daemon_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_condition_reason_field_()));
}
static inline int extensions_v1beta1_daemon_set_condition_reason_set(
    extensions_v1beta1_daemon_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_condition_reason_field_()), value);
}
static inline bool extensions_v1beta1_daemon_set_condition_reason_has(
    extensions_v1beta1_daemon_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_condition_reason_field_()));
}
static inline int extensions_v1beta1_daemon_set_condition_reason_unset(
    extensions_v1beta1_daemon_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_condition_reason_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str extensions_v1beta1_daemon_set_condition_message(
    extensions_v1beta1_daemon_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_condition_message_field_()));
}
static inline int extensions_v1beta1_daemon_set_condition_message_set(
    extensions_v1beta1_daemon_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_condition_message_field_()), value);
}
static inline bool extensions_v1beta1_daemon_set_condition_message_has(
    extensions_v1beta1_daemon_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_condition_message_field_()));
}
static inline int extensions_v1beta1_daemon_set_condition_message_unset(
    extensions_v1beta1_daemon_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_condition_message_field_()));
}

/* DaemonSetSpec */
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_get_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selector", "");
    return &field;
}
static inline meta_v1_label_selector
    extensions_v1beta1_daemon_set_spec_get_selector(
    extensions_v1beta1_daemon_set_spec view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_spec_get_selector_field_()));
}
static inline meta_v1_label_selector_edit
    extensions_v1beta1_daemon_set_spec_edit_selector(
    extensions_v1beta1_daemon_set_spec_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_daemon_set_spec_get_selector_field_()));
}
static inline bool extensions_v1beta1_daemon_set_spec_get_selector_has(
    extensions_v1beta1_daemon_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_spec_get_selector_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_edit_selector_unset(
    extensions_v1beta1_daemon_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_get_selector_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_get_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("template", "");
    return &field;
}
static inline core_v1_pod_template_spec
    extensions_v1beta1_daemon_set_spec_get_template(
    extensions_v1beta1_daemon_set_spec view)
{
    return core_v1_pod_template_spec_of(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_spec_get_template_field_()));
}
static inline core_v1_pod_template_spec_edit
    extensions_v1beta1_daemon_set_spec_edit_template(
    extensions_v1beta1_daemon_set_spec_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_daemon_set_spec_get_template_field_()));
}
static inline bool extensions_v1beta1_daemon_set_spec_get_template_has(
    extensions_v1beta1_daemon_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_spec_get_template_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_edit_template_unset(
    extensions_v1beta1_daemon_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_get_template_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_get_update_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("updateStrategy", "");
    return &field;
}
static inline extensions_v1beta1_daemon_set_update_strategy
    extensions_v1beta1_daemon_set_spec_get_update_strategy(
    extensions_v1beta1_daemon_set_spec view)
{
    return extensions_v1beta1_daemon_set_update_strategy_of(kin_value_field(
        view.value,
        extensions_v1beta1_daemon_set_spec_get_update_strategy_field_()));
}
static inline extensions_v1beta1_daemon_set_update_strategy_edit
    extensions_v1beta1_daemon_set_spec_edit_update_strategy(
    extensions_v1beta1_daemon_set_spec_edit at)
{
    return extensions_v1beta1_daemon_set_update_strategy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_get_update_strategy_field_()));
}
static inline bool extensions_v1beta1_daemon_set_spec_get_update_strategy_has(
    extensions_v1beta1_daemon_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_spec_get_update_strategy_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_edit_update_strategy_unset(
    extensions_v1beta1_daemon_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_get_update_strategy_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_get_min_ready_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("minReadySeconds", "");
    return &field;
}
static inline int32_t extensions_v1beta1_daemon_set_spec_get_min_ready_seconds(
    extensions_v1beta1_daemon_set_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_spec_get_min_ready_seconds_field_()));
}
static inline int extensions_v1beta1_daemon_set_spec_edit_min_ready_seconds_set(
    extensions_v1beta1_daemon_set_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_get_min_ready_seconds_field_()),
        value);
}
static inline bool extensions_v1beta1_daemon_set_spec_get_min_ready_seconds_has(
    extensions_v1beta1_daemon_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_spec_get_min_ready_seconds_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_spec_edit_min_ready_seconds_unset(
    extensions_v1beta1_daemon_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_get_min_ready_seconds_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_get_template_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("templateGeneration", "");
    return &field;
}
static inline int64_t
    extensions_v1beta1_daemon_set_spec_get_template_generation(
    extensions_v1beta1_daemon_set_spec view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_spec_get_template_generation_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_spec_edit_template_generation_set(
    extensions_v1beta1_daemon_set_spec_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_get_template_generation_field_()),
        value);
}
static inline bool
    extensions_v1beta1_daemon_set_spec_get_template_generation_has(
    extensions_v1beta1_daemon_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_spec_get_template_generation_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_spec_edit_template_generation_unset(
    extensions_v1beta1_daemon_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_get_template_generation_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_spec_get_revision_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("revisionHistoryLimit", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_daemon_set_spec_get_revision_history_limit(
    extensions_v1beta1_daemon_set_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_spec_get_revision_history_limit_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_spec_edit_revision_history_limit_set(
    extensions_v1beta1_daemon_set_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_get_revision_history_limit_field_()),
        value);
}
static inline bool
    extensions_v1beta1_daemon_set_spec_get_revision_history_limit_has(
    extensions_v1beta1_daemon_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_spec_get_revision_history_limit_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_spec_edit_revision_history_limit_unset(
    extensions_v1beta1_daemon_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_spec_get_revision_history_limit_field_()));
}

/* DaemonSetStatus */
static inline kin_field
    *extensions_v1beta1_daemon_set_status_get_current_number_scheduled_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("currentNumberScheduled", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_daemon_set_status_get_current_number_scheduled(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_current_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_current_number_scheduled_set(
    extensions_v1beta1_daemon_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_current_number_scheduled_field_()), value);
}
static inline bool
    extensions_v1beta1_daemon_set_status_get_current_number_scheduled_has(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_current_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_current_number_scheduled_unset(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_current_number_scheduled_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_status_get_number_misscheduled_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("numberMisscheduled", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_daemon_set_status_get_number_misscheduled(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_number_misscheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_number_misscheduled_set(
    extensions_v1beta1_daemon_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_number_misscheduled_field_()),
        value);
}
static inline bool
    extensions_v1beta1_daemon_set_status_get_number_misscheduled_has(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_number_misscheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_number_misscheduled_unset(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_number_misscheduled_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_status_get_desired_number_scheduled_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("desiredNumberScheduled", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_daemon_set_status_get_desired_number_scheduled(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_desired_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_desired_number_scheduled_set(
    extensions_v1beta1_daemon_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_desired_number_scheduled_field_()), value);
}
static inline bool
    extensions_v1beta1_daemon_set_status_get_desired_number_scheduled_has(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_desired_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_desired_number_scheduled_unset(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_desired_number_scheduled_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_status_get_number_ready_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("numberReady", "");
    return &field;
}
static inline int32_t extensions_v1beta1_daemon_set_status_get_number_ready(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_number_ready_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_edit_number_ready_set(
    extensions_v1beta1_daemon_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_number_ready_field_()), value);
}
static inline bool extensions_v1beta1_daemon_set_status_get_number_ready_has(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_number_ready_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_edit_number_ready_unset(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_number_ready_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_status_get_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t
    extensions_v1beta1_daemon_set_status_get_observed_generation(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_observed_generation_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_observed_generation_set(
    extensions_v1beta1_daemon_set_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_observed_generation_field_()),
        value);
}
static inline bool
    extensions_v1beta1_daemon_set_status_get_observed_generation_has(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_observed_generation_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_observed_generation_unset(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_observed_generation_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_status_get_updated_number_scheduled_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("updatedNumberScheduled", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_daemon_set_status_get_updated_number_scheduled(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_updated_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_updated_number_scheduled_set(
    extensions_v1beta1_daemon_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_updated_number_scheduled_field_()), value);
}
static inline bool
    extensions_v1beta1_daemon_set_status_get_updated_number_scheduled_has(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_updated_number_scheduled_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_updated_number_scheduled_unset(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_updated_number_scheduled_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_status_get_number_available_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("numberAvailable", "");
    return &field;
}
static inline int32_t extensions_v1beta1_daemon_set_status_get_number_available(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_number_available_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_number_available_set(
    extensions_v1beta1_daemon_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_number_available_field_()),
        value);
}
static inline bool
    extensions_v1beta1_daemon_set_status_get_number_available_has(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_number_available_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_number_available_unset(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_number_available_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_status_get_number_unavailable_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("numberUnavailable", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_daemon_set_status_get_number_unavailable(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_number_unavailable_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_number_unavailable_set(
    extensions_v1beta1_daemon_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_number_unavailable_field_()),
        value);
}
static inline bool
    extensions_v1beta1_daemon_set_status_get_number_unavailable_has(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_number_unavailable_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_number_unavailable_unset(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_number_unavailable_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_status_get_collision_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("collisionCount", "");
    return &field;
}
static inline int32_t extensions_v1beta1_daemon_set_status_get_collision_count(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_collision_count_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_edit_collision_count_set(
    extensions_v1beta1_daemon_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_collision_count_field_()),
        value);
}
static inline bool extensions_v1beta1_daemon_set_status_get_collision_count_has(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_collision_count_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_collision_count_unset(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_collision_count_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline extensions_v1beta1_daemon_set_condition_list
    extensions_v1beta1_daemon_set_status_get_conditions(
    extensions_v1beta1_daemon_set_status view)
{
    return extensions_v1beta1_daemon_set_condition_list_of(kin_value_field(
        view.value,
        extensions_v1beta1_daemon_set_status_get_conditions_field_()));
}
static inline extensions_v1beta1_daemon_set_condition
    extensions_v1beta1_daemon_set_status_get_conditions_at(
    extensions_v1beta1_daemon_set_status view, size_t index)
{
    return extensions_v1beta1_daemon_set_condition_of(kin_value_at(
        kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_conditions_field_()), index));
}
static inline extensions_v1beta1_daemon_set_condition_edit
    extensions_v1beta1_daemon_set_status_edit_conditions_append(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return extensions_v1beta1_daemon_set_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_conditions_field_())));
}
static inline extensions_v1beta1_daemon_set_condition_edit
    extensions_v1beta1_daemon_set_status_edit_conditions_at(
    extensions_v1beta1_daemon_set_status_edit at, size_t index)
{
    return extensions_v1beta1_daemon_set_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_conditions_field_()), index));
}
static inline int
    extensions_v1beta1_daemon_set_status_edit_conditions_remove_at(
    extensions_v1beta1_daemon_set_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_conditions_field_()), index));
}
static inline size_t extensions_v1beta1_daemon_set_status_get_conditions_count(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_conditions_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_edit_conditions_clear(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_conditions_field_()));
}
static inline bool extensions_v1beta1_daemon_set_status_get_conditions_has(
    extensions_v1beta1_daemon_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_status_get_conditions_field_()));
}
static inline int extensions_v1beta1_daemon_set_status_edit_conditions_unset(
    extensions_v1beta1_daemon_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_status_get_conditions_field_()));
}

/* DaemonSetUpdateStrategy */
static inline kin_field
    *extensions_v1beta1_daemon_set_update_strategy_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str extensions_v1beta1_daemon_set_update_strategy_type(
    extensions_v1beta1_daemon_set_update_strategy view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_update_strategy_type_field_()));
}
static inline int extensions_v1beta1_daemon_set_update_strategy_type_set(
    extensions_v1beta1_daemon_set_update_strategy_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_update_strategy_type_field_()), value);
}
static inline bool extensions_v1beta1_daemon_set_update_strategy_type_has(
    extensions_v1beta1_daemon_set_update_strategy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_update_strategy_type_field_()));
}
static inline int extensions_v1beta1_daemon_set_update_strategy_type_unset(
    extensions_v1beta1_daemon_set_update_strategy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_update_strategy_type_field_()));
}
static inline kin_field
    *extensions_v1beta1_daemon_set_update_strategy_rolling_update_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rollingUpdate", "");
    return &field;
}
static inline extensions_v1beta1_rolling_update_daemon_set
    extensions_v1beta1_daemon_set_update_strategy_get_rolling_update(
    extensions_v1beta1_daemon_set_update_strategy view)
{
    return extensions_v1beta1_rolling_update_daemon_set_of(kin_value_field(
        view.value,
        extensions_v1beta1_daemon_set_update_strategy_rolling_update_field_()));
}
static inline extensions_v1beta1_rolling_update_daemon_set_edit
    extensions_v1beta1_daemon_set_update_strategy_edit_rolling_update(
    extensions_v1beta1_daemon_set_update_strategy_edit at)
{
    return extensions_v1beta1_rolling_update_daemon_set_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_update_strategy_rolling_update_field_()));
}
static inline bool
    extensions_v1beta1_daemon_set_update_strategy_rolling_update_has(
    extensions_v1beta1_daemon_set_update_strategy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_daemon_set_update_strategy_rolling_update_field_()));
}
static inline int
    extensions_v1beta1_daemon_set_update_strategy_rolling_update_unset(
    extensions_v1beta1_daemon_set_update_strategy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_daemon_set_update_strategy_rolling_update_field_()));
}

/* Deployment */
static inline kin_field *extensions_v1beta1_deployment_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta extensions_v1beta1_deployment_get_metadata(
    extensions_v1beta1_deployment view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        extensions_v1beta1_deployment_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    extensions_v1beta1_deployment_edit_metadata(
    extensions_v1beta1_deployment_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_metadata_field_()));
}
static inline bool extensions_v1beta1_deployment_metadata_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_metadata_field_()));
}
static inline int extensions_v1beta1_deployment_metadata_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_metadata_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_METADATA_PATH ".metadata"
static inline kin_field *extensions_v1beta1_deployment_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline extensions_v1beta1_deployment_spec
    extensions_v1beta1_deployment_get_spec(extensions_v1beta1_deployment view)
{
    return extensions_v1beta1_deployment_spec_of(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_field_()));
}
static inline extensions_v1beta1_deployment_spec_edit
    extensions_v1beta1_deployment_edit_spec(
    extensions_v1beta1_deployment_edit at)
{
    return extensions_v1beta1_deployment_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_deployment_spec_field_()));
}
static inline bool extensions_v1beta1_deployment_spec_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_field_()));
}
static inline int extensions_v1beta1_deployment_spec_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_PATH ".spec"
static inline kin_field *extensions_v1beta1_deployment_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline extensions_v1beta1_deployment_status
    extensions_v1beta1_deployment_get_status(extensions_v1beta1_deployment view)
{
    return extensions_v1beta1_deployment_status_of(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_field_()));
}
static inline extensions_v1beta1_deployment_status_edit
    extensions_v1beta1_deployment_edit_status(
    extensions_v1beta1_deployment_edit at)
{
    return extensions_v1beta1_deployment_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_deployment_status_field_()));
}
static inline bool extensions_v1beta1_deployment_status_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_field_()));
}
static inline int extensions_v1beta1_deployment_status_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_PATH ".status"
static inline kin_field
    *extensions_v1beta1_deployment_spec_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "replicas");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_spec_replicas(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_spec_replicas_set(
    extensions_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_replicas_field_()), value);
}
static inline bool extensions_v1beta1_deployment_spec_replicas_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_spec_replicas_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_REPLICAS_PATH ".spec.replicas"
static inline kin_field
    *extensions_v1beta1_deployment_spec_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "selector");
    return &field;
}
static inline meta_v1_label_selector
    extensions_v1beta1_deployment_get_spec_selector(
    extensions_v1beta1_deployment view)
{
    return meta_v1_label_selector_of(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_selector_field_()));
}
static inline meta_v1_label_selector_edit
    extensions_v1beta1_deployment_edit_spec_selector(
    extensions_v1beta1_deployment_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_deployment_spec_selector_field_()));
}
static inline bool extensions_v1beta1_deployment_spec_selector_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_selector_field_()));
}
static inline int extensions_v1beta1_deployment_spec_selector_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_selector_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_SELECTOR_PATH ".spec.selector"
static inline kin_field
    *extensions_v1beta1_deployment_spec_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "template");
    return &field;
}
static inline core_v1_pod_template_spec
    extensions_v1beta1_deployment_get_spec_template(
    extensions_v1beta1_deployment view)
{
    return core_v1_pod_template_spec_of(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_template_field_()));
}
static inline core_v1_pod_template_spec_edit
    extensions_v1beta1_deployment_edit_spec_template(
    extensions_v1beta1_deployment_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_deployment_spec_template_field_()));
}
static inline bool extensions_v1beta1_deployment_spec_template_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_template_field_()));
}
static inline int extensions_v1beta1_deployment_spec_template_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_template_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_TEMPLATE_PATH ".spec.template"
static inline kin_field
    *extensions_v1beta1_deployment_spec_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "strategy");
    return &field;
}
static inline extensions_v1beta1_deployment_strategy
    extensions_v1beta1_deployment_get_spec_strategy(
    extensions_v1beta1_deployment view)
{
    return extensions_v1beta1_deployment_strategy_of(kin_object_field(
        view.object, extensions_v1beta1_deployment_spec_strategy_field_()));
}
static inline extensions_v1beta1_deployment_strategy_edit
    extensions_v1beta1_deployment_edit_spec_strategy(
    extensions_v1beta1_deployment_edit at)
{
    return extensions_v1beta1_deployment_strategy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_strategy_field_()));
}
static inline bool extensions_v1beta1_deployment_spec_strategy_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_strategy_field_()));
}
static inline int extensions_v1beta1_deployment_spec_strategy_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_strategy_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_STRATEGY_PATH ".spec.strategy"
static inline kin_field
    *extensions_v1beta1_deployment_spec_min_ready_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "minReadySeconds");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_spec_min_ready_seconds(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_min_ready_seconds_field_()));
}
static inline int extensions_v1beta1_deployment_spec_min_ready_seconds_set(
    extensions_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_min_ready_seconds_field_()), value);
}
static inline bool extensions_v1beta1_deployment_spec_min_ready_seconds_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_min_ready_seconds_field_()));
}
static inline int extensions_v1beta1_deployment_spec_min_ready_seconds_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_min_ready_seconds_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_MIN_READY_SECONDS_PATH \
    ".spec.minReadySeconds"
static inline kin_field
    *extensions_v1beta1_deployment_spec_revision_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "revisionHistoryLimit");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_spec_revision_history_limit(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_revision_history_limit_field_()));
}
static inline int extensions_v1beta1_deployment_spec_revision_history_limit_set(
    extensions_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_revision_history_limit_field_()),
        value);
}
static inline bool
    extensions_v1beta1_deployment_spec_revision_history_limit_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_revision_history_limit_field_()));
}
static inline int
    extensions_v1beta1_deployment_spec_revision_history_limit_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_revision_history_limit_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_REVISION_HISTORY_LIMIT_PATH \
    ".spec.revisionHistoryLimit"
static inline kin_field *extensions_v1beta1_deployment_spec_paused_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "paused");
    return &field;
}
static inline bool extensions_v1beta1_deployment_spec_paused(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_paused_field_()));
}
static inline int extensions_v1beta1_deployment_spec_paused_set(
    extensions_v1beta1_deployment_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_paused_field_()), value);
}
static inline bool extensions_v1beta1_deployment_spec_paused_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_paused_field_()));
}
static inline int extensions_v1beta1_deployment_spec_paused_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_paused_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_PAUSED_PATH ".spec.paused"
static inline kin_field
    *extensions_v1beta1_deployment_spec_rollback_to_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "rollbackTo");
    return &field;
}
static inline extensions_v1beta1_rollback_config
    extensions_v1beta1_deployment_get_spec_rollback_to(
    extensions_v1beta1_deployment view)
{
    return extensions_v1beta1_rollback_config_of(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_rollback_to_field_()));
}
static inline extensions_v1beta1_rollback_config_edit
    extensions_v1beta1_deployment_edit_spec_rollback_to(
    extensions_v1beta1_deployment_edit at)
{
    return extensions_v1beta1_rollback_config_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_deployment_spec_rollback_to_field_()));
}
static inline bool extensions_v1beta1_deployment_spec_rollback_to_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_rollback_to_field_()));
}
static inline int extensions_v1beta1_deployment_spec_rollback_to_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_rollback_to_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_ROLLBACK_TO_PATH ".spec.rollbackTo"
static inline kin_field
    *extensions_v1beta1_deployment_spec_progress_deadline_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "progressDeadlineSeconds");
    return &field;
}
static inline int32_t
    extensions_v1beta1_deployment_spec_progress_deadline_seconds(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_progress_deadline_seconds_field_()));
}
static inline int
    extensions_v1beta1_deployment_spec_progress_deadline_seconds_set(
    extensions_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_progress_deadline_seconds_field_()),
        value);
}
static inline bool
    extensions_v1beta1_deployment_spec_progress_deadline_seconds_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_spec_progress_deadline_seconds_field_()));
}
static inline int
    extensions_v1beta1_deployment_spec_progress_deadline_seconds_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_progress_deadline_seconds_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_PROGRESS_DEADLINE_SECONDS_PATH \
    ".spec.progressDeadlineSeconds"
static inline kin_field
    *extensions_v1beta1_deployment_status_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "observedGeneration");
    return &field;
}
static inline int64_t extensions_v1beta1_deployment_status_observed_generation(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_observed_generation_field_()));
}
static inline int extensions_v1beta1_deployment_status_observed_generation_set(
    extensions_v1beta1_deployment_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_observed_generation_field_()),
        value);
}
static inline bool extensions_v1beta1_deployment_status_observed_generation_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_observed_generation_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_observed_generation_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_observed_generation_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
static inline kin_field
    *extensions_v1beta1_deployment_status_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "replicas");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_status_replicas(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_replicas_set(
    extensions_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_replicas_field_()), value);
}
static inline bool extensions_v1beta1_deployment_status_replicas_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_replicas_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_REPLICAS_PATH ".status.replicas"
static inline kin_field
    *extensions_v1beta1_deployment_status_updated_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "updatedReplicas");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_status_updated_replicas(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_updated_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_updated_replicas_set(
    extensions_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_updated_replicas_field_()), value);
}
static inline bool extensions_v1beta1_deployment_status_updated_replicas_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_updated_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_updated_replicas_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_updated_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_UPDATED_REPLICAS_PATH \
    ".status.updatedReplicas"
static inline kin_field
    *extensions_v1beta1_deployment_status_ready_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "readyReplicas");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_status_ready_replicas(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_ready_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_ready_replicas_set(
    extensions_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_ready_replicas_field_()), value);
}
static inline bool extensions_v1beta1_deployment_status_ready_replicas_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_ready_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_ready_replicas_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_ready_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_READY_REPLICAS_PATH \
    ".status.readyReplicas"
static inline kin_field
    *extensions_v1beta1_deployment_status_available_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "availableReplicas");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_status_available_replicas(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_available_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_available_replicas_set(
    extensions_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_available_replicas_field_()),
        value);
}
static inline bool extensions_v1beta1_deployment_status_available_replicas_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_available_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_available_replicas_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_available_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"
static inline kin_field
    *extensions_v1beta1_deployment_status_unavailable_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "unavailableReplicas");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_status_unavailable_replicas(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_unavailable_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_unavailable_replicas_set(
    extensions_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_unavailable_replicas_field_()),
        value);
}
static inline bool
    extensions_v1beta1_deployment_status_unavailable_replicas_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_unavailable_replicas_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_unavailable_replicas_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_unavailable_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_UNAVAILABLE_REPLICAS_PATH \
    ".status.unavailableReplicas"
static inline kin_field
    *extensions_v1beta1_deployment_status_terminating_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "terminatingReplicas");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_status_terminating_replicas(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_terminating_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_terminating_replicas_set(
    extensions_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_terminating_replicas_field_()),
        value);
}
static inline bool
    extensions_v1beta1_deployment_status_terminating_replicas_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_terminating_replicas_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_terminating_replicas_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_terminating_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_TERMINATING_REPLICAS_PATH \
    ".status.terminatingReplicas"
static inline kin_field
    *extensions_v1beta1_deployment_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline extensions_v1beta1_deployment_condition_list
    extensions_v1beta1_deployment_get_status_conditions(
    extensions_v1beta1_deployment view)
{
    return extensions_v1beta1_deployment_condition_list_of(kin_object_field(
        view.object, extensions_v1beta1_deployment_status_conditions_field_()));
}
static inline extensions_v1beta1_deployment_condition
    extensions_v1beta1_deployment_status_conditions_at(
    extensions_v1beta1_deployment view, size_t index)
{
    return extensions_v1beta1_deployment_condition_of(kin_value_at(
        kin_object_field(view.object,
        extensions_v1beta1_deployment_status_conditions_field_()), index));
}
static inline extensions_v1beta1_deployment_condition_edit
    extensions_v1beta1_deployment_status_conditions_append(
    extensions_v1beta1_deployment_edit at)
{
    return extensions_v1beta1_deployment_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_conditions_field_())));
}
static inline extensions_v1beta1_deployment_condition_edit
    extensions_v1beta1_deployment_edit_status_conditions_at(
    extensions_v1beta1_deployment_edit at, size_t index)
{
    return extensions_v1beta1_deployment_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_conditions_field_()), index));
}
static inline int extensions_v1beta1_deployment_status_conditions_remove_at(
    extensions_v1beta1_deployment_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_deployment_status_conditions_field_()), index));
}
static inline size_t extensions_v1beta1_deployment_status_conditions_count(
    extensions_v1beta1_deployment view)
{
    return kin_value_count(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_conditions_field_()));
}
static inline int extensions_v1beta1_deployment_status_conditions_clear(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_conditions_field_()));
}
static inline bool extensions_v1beta1_deployment_status_conditions_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_conditions_field_()));
}
static inline int extensions_v1beta1_deployment_status_conditions_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_conditions_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_CONDITIONS_PATH \
    ".status.conditions"
static inline kin_field
    *extensions_v1beta1_deployment_status_collision_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "collisionCount");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_status_collision_count(
    extensions_v1beta1_deployment view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_collision_count_field_()));
}
static inline int extensions_v1beta1_deployment_status_collision_count_set(
    extensions_v1beta1_deployment_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_collision_count_field_()), value);
}
static inline bool extensions_v1beta1_deployment_status_collision_count_has(
    extensions_v1beta1_deployment view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_deployment_status_collision_count_field_()));
}
static inline int extensions_v1beta1_deployment_status_collision_count_unset(
    extensions_v1beta1_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_collision_count_field_()));
}
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_COLLISION_COUNT_PATH \
    ".status.collisionCount"

/* DeploymentCondition */
static inline kin_field
    *extensions_v1beta1_deployment_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str extensions_v1beta1_deployment_condition_type(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_type_field_()));
}
static inline int extensions_v1beta1_deployment_condition_type_set(
    extensions_v1beta1_deployment_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_type_field_()), value);
}
static inline bool extensions_v1beta1_deployment_condition_type_has(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_type_field_()));
}
static inline int extensions_v1beta1_deployment_condition_type_unset(
    extensions_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_type_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str extensions_v1beta1_deployment_condition_status(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_status_field_()));
}
static inline int extensions_v1beta1_deployment_condition_status_set(
    extensions_v1beta1_deployment_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_status_field_()), value);
}
static inline bool extensions_v1beta1_deployment_condition_status_has(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_status_field_()));
}
static inline int extensions_v1beta1_deployment_condition_status_unset(
    extensions_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_status_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_condition_last_update_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastUpdateTime", "");
    return &field;
}
static inline kin_time extensions_v1beta1_deployment_condition_last_update_time(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_last_update_time_field_()));
}
static inline int extensions_v1beta1_deployment_condition_last_update_time_set(
    extensions_v1beta1_deployment_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_last_update_time_field_()),
        value);
}
static inline bool extensions_v1beta1_deployment_condition_last_update_time_has(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_last_update_time_field_()));
}
static inline int
    extensions_v1beta1_deployment_condition_last_update_time_unset(
    extensions_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_last_update_time_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time
    extensions_v1beta1_deployment_condition_last_transition_time(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_last_transition_time_field_()));
}
static inline int
    extensions_v1beta1_deployment_condition_last_transition_time_set(
    extensions_v1beta1_deployment_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_last_transition_time_field_()),
        value);
}
static inline bool
    extensions_v1beta1_deployment_condition_last_transition_time_has(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_last_transition_time_field_()));
}
static inline int
    extensions_v1beta1_deployment_condition_last_transition_time_unset(
    extensions_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_last_transition_time_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str extensions_v1beta1_deployment_condition_reason(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_reason_field_()));
}
static inline int extensions_v1beta1_deployment_condition_reason_set(
    extensions_v1beta1_deployment_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_reason_field_()), value);
}
static inline bool extensions_v1beta1_deployment_condition_reason_has(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_reason_field_()));
}
static inline int extensions_v1beta1_deployment_condition_reason_unset(
    extensions_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_reason_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str extensions_v1beta1_deployment_condition_message(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_message_field_()));
}
static inline int extensions_v1beta1_deployment_condition_message_set(
    extensions_v1beta1_deployment_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_message_field_()), value);
}
static inline bool extensions_v1beta1_deployment_condition_message_has(
    extensions_v1beta1_deployment_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_condition_message_field_()));
}
static inline int extensions_v1beta1_deployment_condition_message_unset(
    extensions_v1beta1_deployment_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_condition_message_field_()));
}

/* DeploymentSpec */
static inline kin_field
    *extensions_v1beta1_deployment_spec_get_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("replicas", "");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_spec_get_replicas(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_spec_edit_replicas_set(
    extensions_v1beta1_deployment_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_replicas_field_()), value);
}
static inline bool extensions_v1beta1_deployment_spec_get_replicas_has(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_spec_edit_replicas_unset(
    extensions_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_spec_get_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selector", "");
    return &field;
}
static inline meta_v1_label_selector
    extensions_v1beta1_deployment_spec_get_selector(
    extensions_v1beta1_deployment_spec view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_selector_field_()));
}
static inline meta_v1_label_selector_edit
    extensions_v1beta1_deployment_spec_edit_selector(
    extensions_v1beta1_deployment_spec_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_deployment_spec_get_selector_field_()));
}
static inline bool extensions_v1beta1_deployment_spec_get_selector_has(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_selector_field_()));
}
static inline int extensions_v1beta1_deployment_spec_edit_selector_unset(
    extensions_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_selector_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_spec_get_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("template", "");
    return &field;
}
static inline core_v1_pod_template_spec
    extensions_v1beta1_deployment_spec_get_template(
    extensions_v1beta1_deployment_spec view)
{
    return core_v1_pod_template_spec_of(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_template_field_()));
}
static inline core_v1_pod_template_spec_edit
    extensions_v1beta1_deployment_spec_edit_template(
    extensions_v1beta1_deployment_spec_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_deployment_spec_get_template_field_()));
}
static inline bool extensions_v1beta1_deployment_spec_get_template_has(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_template_field_()));
}
static inline int extensions_v1beta1_deployment_spec_edit_template_unset(
    extensions_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_template_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_spec_get_strategy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("strategy", "");
    return &field;
}
static inline extensions_v1beta1_deployment_strategy
    extensions_v1beta1_deployment_spec_get_strategy(
    extensions_v1beta1_deployment_spec view)
{
    return extensions_v1beta1_deployment_strategy_of(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_strategy_field_()));
}
static inline extensions_v1beta1_deployment_strategy_edit
    extensions_v1beta1_deployment_spec_edit_strategy(
    extensions_v1beta1_deployment_spec_edit at)
{
    return extensions_v1beta1_deployment_strategy_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_strategy_field_()));
}
static inline bool extensions_v1beta1_deployment_spec_get_strategy_has(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_strategy_field_()));
}
static inline int extensions_v1beta1_deployment_spec_edit_strategy_unset(
    extensions_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_strategy_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_spec_get_min_ready_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("minReadySeconds", "");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_spec_get_min_ready_seconds(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_min_ready_seconds_field_()));
}
static inline int extensions_v1beta1_deployment_spec_edit_min_ready_seconds_set(
    extensions_v1beta1_deployment_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_min_ready_seconds_field_()),
        value);
}
static inline bool extensions_v1beta1_deployment_spec_get_min_ready_seconds_has(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_min_ready_seconds_field_()));
}
static inline int
    extensions_v1beta1_deployment_spec_edit_min_ready_seconds_unset(
    extensions_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_min_ready_seconds_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_spec_get_revision_history_limit_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("revisionHistoryLimit", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_deployment_spec_get_revision_history_limit(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_revision_history_limit_field_()));
}
static inline int
    extensions_v1beta1_deployment_spec_edit_revision_history_limit_set(
    extensions_v1beta1_deployment_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_revision_history_limit_field_()),
        value);
}
static inline bool
    extensions_v1beta1_deployment_spec_get_revision_history_limit_has(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_revision_history_limit_field_()));
}
static inline int
    extensions_v1beta1_deployment_spec_edit_revision_history_limit_unset(
    extensions_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_revision_history_limit_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_spec_get_paused_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("paused", "");
    return &field;
}
static inline bool extensions_v1beta1_deployment_spec_get_paused(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_paused_field_()));
}
static inline int extensions_v1beta1_deployment_spec_edit_paused_set(
    extensions_v1beta1_deployment_spec_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_paused_field_()), value);
}
static inline bool extensions_v1beta1_deployment_spec_get_paused_has(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_paused_field_()));
}
static inline int extensions_v1beta1_deployment_spec_edit_paused_unset(
    extensions_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_paused_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_spec_get_rollback_to_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rollbackTo", "");
    return &field;
}
static inline extensions_v1beta1_rollback_config
    extensions_v1beta1_deployment_spec_get_rollback_to(
    extensions_v1beta1_deployment_spec view)
{
    return extensions_v1beta1_rollback_config_of(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_rollback_to_field_()));
}
static inline extensions_v1beta1_rollback_config_edit
    extensions_v1beta1_deployment_spec_edit_rollback_to(
    extensions_v1beta1_deployment_spec_edit at)
{
    return extensions_v1beta1_rollback_config_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_rollback_to_field_()));
}
static inline bool extensions_v1beta1_deployment_spec_get_rollback_to_has(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_rollback_to_field_()));
}
static inline int extensions_v1beta1_deployment_spec_edit_rollback_to_unset(
    extensions_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_rollback_to_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_spec_get_progress_deadline_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("progressDeadlineSeconds", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_deployment_spec_get_progress_deadline_seconds(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_progress_deadline_seconds_field_()));
}
static inline int
    extensions_v1beta1_deployment_spec_edit_progress_deadline_seconds_set(
    extensions_v1beta1_deployment_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_progress_deadline_seconds_field_()), value);
}
static inline bool
    extensions_v1beta1_deployment_spec_get_progress_deadline_seconds_has(
    extensions_v1beta1_deployment_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_spec_get_progress_deadline_seconds_field_()));
}
static inline int
    extensions_v1beta1_deployment_spec_edit_progress_deadline_seconds_unset(
    extensions_v1beta1_deployment_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_spec_get_progress_deadline_seconds_field_()));
}

/* DeploymentStatus */
static inline kin_field
    *extensions_v1beta1_deployment_status_get_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t
    extensions_v1beta1_deployment_status_get_observed_generation(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_observed_generation_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_observed_generation_set(
    extensions_v1beta1_deployment_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_observed_generation_field_()),
        value);
}
static inline bool
    extensions_v1beta1_deployment_status_get_observed_generation_has(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_observed_generation_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_observed_generation_unset(
    extensions_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_observed_generation_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_status_get_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("replicas", "");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_status_get_replicas(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_edit_replicas_set(
    extensions_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_replicas_field_()), value);
}
static inline bool extensions_v1beta1_deployment_status_get_replicas_has(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_edit_replicas_unset(
    extensions_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_status_get_updated_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("updatedReplicas", "");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_status_get_updated_replicas(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_updated_replicas_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_updated_replicas_set(
    extensions_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_updated_replicas_field_()),
        value);
}
static inline bool
    extensions_v1beta1_deployment_status_get_updated_replicas_has(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_updated_replicas_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_updated_replicas_unset(
    extensions_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_updated_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_status_get_ready_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("readyReplicas", "");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_status_get_ready_replicas(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_ready_replicas_field_()));
}
static inline int extensions_v1beta1_deployment_status_edit_ready_replicas_set(
    extensions_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_ready_replicas_field_()),
        value);
}
static inline bool extensions_v1beta1_deployment_status_get_ready_replicas_has(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_ready_replicas_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_ready_replicas_unset(
    extensions_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_ready_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_status_get_available_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("availableReplicas", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_deployment_status_get_available_replicas(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_available_replicas_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_available_replicas_set(
    extensions_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_available_replicas_field_()),
        value);
}
static inline bool
    extensions_v1beta1_deployment_status_get_available_replicas_has(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_available_replicas_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_available_replicas_unset(
    extensions_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_available_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_status_get_unavailable_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("unavailableReplicas", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_deployment_status_get_unavailable_replicas(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_unavailable_replicas_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_unavailable_replicas_set(
    extensions_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_unavailable_replicas_field_()),
        value);
}
static inline bool
    extensions_v1beta1_deployment_status_get_unavailable_replicas_has(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_unavailable_replicas_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_unavailable_replicas_unset(
    extensions_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_unavailable_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_status_get_terminating_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("terminatingReplicas", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_deployment_status_get_terminating_replicas(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_terminating_replicas_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_terminating_replicas_set(
    extensions_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_terminating_replicas_field_()),
        value);
}
static inline bool
    extensions_v1beta1_deployment_status_get_terminating_replicas_has(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_terminating_replicas_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_terminating_replicas_unset(
    extensions_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_terminating_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline extensions_v1beta1_deployment_condition_list
    extensions_v1beta1_deployment_status_get_conditions(
    extensions_v1beta1_deployment_status view)
{
    return extensions_v1beta1_deployment_condition_list_of(kin_value_field(
        view.value,
        extensions_v1beta1_deployment_status_get_conditions_field_()));
}
static inline extensions_v1beta1_deployment_condition
    extensions_v1beta1_deployment_status_get_conditions_at(
    extensions_v1beta1_deployment_status view, size_t index)
{
    return extensions_v1beta1_deployment_condition_of(kin_value_at(
        kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_conditions_field_()), index));
}
static inline extensions_v1beta1_deployment_condition_edit
    extensions_v1beta1_deployment_status_edit_conditions_append(
    extensions_v1beta1_deployment_status_edit at)
{
    return extensions_v1beta1_deployment_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_conditions_field_())));
}
static inline extensions_v1beta1_deployment_condition_edit
    extensions_v1beta1_deployment_status_edit_conditions_at(
    extensions_v1beta1_deployment_status_edit at, size_t index)
{
    return extensions_v1beta1_deployment_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_conditions_field_()), index));
}
static inline int
    extensions_v1beta1_deployment_status_edit_conditions_remove_at(
    extensions_v1beta1_deployment_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_conditions_field_()), index));
}
static inline size_t extensions_v1beta1_deployment_status_get_conditions_count(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_conditions_field_()));
}
static inline int extensions_v1beta1_deployment_status_edit_conditions_clear(
    extensions_v1beta1_deployment_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_conditions_field_()));
}
static inline bool extensions_v1beta1_deployment_status_get_conditions_has(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_conditions_field_()));
}
static inline int extensions_v1beta1_deployment_status_edit_conditions_unset(
    extensions_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_conditions_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_status_get_collision_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("collisionCount", "");
    return &field;
}
static inline int32_t extensions_v1beta1_deployment_status_get_collision_count(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_collision_count_field_()));
}
static inline int extensions_v1beta1_deployment_status_edit_collision_count_set(
    extensions_v1beta1_deployment_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_collision_count_field_()),
        value);
}
static inline bool extensions_v1beta1_deployment_status_get_collision_count_has(
    extensions_v1beta1_deployment_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_status_get_collision_count_field_()));
}
static inline int
    extensions_v1beta1_deployment_status_edit_collision_count_unset(
    extensions_v1beta1_deployment_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_status_get_collision_count_field_()));
}

/* DeploymentStrategy */
static inline kin_field
    *extensions_v1beta1_deployment_strategy_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str extensions_v1beta1_deployment_strategy_type(
    extensions_v1beta1_deployment_strategy view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_deployment_strategy_type_field_()));
}
static inline int extensions_v1beta1_deployment_strategy_type_set(
    extensions_v1beta1_deployment_strategy_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_strategy_type_field_()), value);
}
static inline bool extensions_v1beta1_deployment_strategy_type_has(
    extensions_v1beta1_deployment_strategy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_strategy_type_field_()));
}
static inline int extensions_v1beta1_deployment_strategy_type_unset(
    extensions_v1beta1_deployment_strategy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_strategy_type_field_()));
}
static inline kin_field
    *extensions_v1beta1_deployment_strategy_rolling_update_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rollingUpdate", "");
    return &field;
}
static inline extensions_v1beta1_rolling_update_deployment
    extensions_v1beta1_deployment_strategy_get_rolling_update(
    extensions_v1beta1_deployment_strategy view)
{
    return extensions_v1beta1_rolling_update_deployment_of(kin_value_field(
        view.value,
        extensions_v1beta1_deployment_strategy_rolling_update_field_()));
}
static inline extensions_v1beta1_rolling_update_deployment_edit
    extensions_v1beta1_deployment_strategy_edit_rolling_update(
    extensions_v1beta1_deployment_strategy_edit at)
{
    return extensions_v1beta1_rolling_update_deployment_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_strategy_rolling_update_field_()));
}
static inline bool extensions_v1beta1_deployment_strategy_rolling_update_has(
    extensions_v1beta1_deployment_strategy view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_deployment_strategy_rolling_update_field_()));
}
static inline int extensions_v1beta1_deployment_strategy_rolling_update_unset(
    extensions_v1beta1_deployment_strategy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_deployment_strategy_rolling_update_field_()));
}

/* HTTPIngressPath */
static inline kin_field *extensions_v1beta1_http_ingress_path_path_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("path", "");
    return &field;
}
static inline kin_str extensions_v1beta1_http_ingress_path_path(
    extensions_v1beta1_http_ingress_path view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_http_ingress_path_path_field_()));
}
static inline int extensions_v1beta1_http_ingress_path_path_set(
    extensions_v1beta1_http_ingress_path_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_http_ingress_path_path_field_()), value);
}
static inline bool extensions_v1beta1_http_ingress_path_path_has(
    extensions_v1beta1_http_ingress_path view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_http_ingress_path_path_field_()));
}
static inline int extensions_v1beta1_http_ingress_path_path_unset(
    extensions_v1beta1_http_ingress_path_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_http_ingress_path_path_field_()));
}
static inline kin_field
    *extensions_v1beta1_http_ingress_path_path_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pathType", "");
    return &field;
}
static inline kin_str extensions_v1beta1_http_ingress_path_path_type(
    extensions_v1beta1_http_ingress_path view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_http_ingress_path_path_type_field_()));
}
static inline int extensions_v1beta1_http_ingress_path_path_type_set(
    extensions_v1beta1_http_ingress_path_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_http_ingress_path_path_type_field_()), value);
}
static inline bool extensions_v1beta1_http_ingress_path_path_type_has(
    extensions_v1beta1_http_ingress_path view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_http_ingress_path_path_type_field_()));
}
static inline int extensions_v1beta1_http_ingress_path_path_type_unset(
    extensions_v1beta1_http_ingress_path_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_http_ingress_path_path_type_field_()));
}
static inline kin_field
    *extensions_v1beta1_http_ingress_path_backend_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("backend", "");
    return &field;
}
static inline extensions_v1beta1_ingress_backend
    extensions_v1beta1_http_ingress_path_get_backend(
    extensions_v1beta1_http_ingress_path view)
{
    return extensions_v1beta1_ingress_backend_of(kin_value_field(view.value,
        extensions_v1beta1_http_ingress_path_backend_field_()));
}
static inline extensions_v1beta1_ingress_backend_edit
    extensions_v1beta1_http_ingress_path_edit_backend(
    extensions_v1beta1_http_ingress_path_edit at)
{
    return extensions_v1beta1_ingress_backend_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_http_ingress_path_backend_field_()));
}
static inline bool extensions_v1beta1_http_ingress_path_backend_has(
    extensions_v1beta1_http_ingress_path view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_http_ingress_path_backend_field_()));
}
static inline int extensions_v1beta1_http_ingress_path_backend_unset(
    extensions_v1beta1_http_ingress_path_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_http_ingress_path_backend_field_()));
}

/* HTTPIngressRuleValue */
static inline kin_field
    *extensions_v1beta1_http_ingress_rule_value_paths_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("paths", "");
    return &field;
}
static inline extensions_v1beta1_http_ingress_path_list
    extensions_v1beta1_http_ingress_rule_value_get_paths(
    extensions_v1beta1_http_ingress_rule_value view)
{
    return extensions_v1beta1_http_ingress_path_list_of(kin_value_field(
        view.value, extensions_v1beta1_http_ingress_rule_value_paths_field_()));
}
static inline extensions_v1beta1_http_ingress_path
    extensions_v1beta1_http_ingress_rule_value_paths_at(
    extensions_v1beta1_http_ingress_rule_value view, size_t index)
{
    return extensions_v1beta1_http_ingress_path_of(kin_value_at(kin_value_field(
        view.value, extensions_v1beta1_http_ingress_rule_value_paths_field_()),
        index));
}
static inline extensions_v1beta1_http_ingress_path_edit
    extensions_v1beta1_http_ingress_rule_value_paths_append(
    extensions_v1beta1_http_ingress_rule_value_edit at)
{
    return extensions_v1beta1_http_ingress_path_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_http_ingress_rule_value_paths_field_())));
}
static inline extensions_v1beta1_http_ingress_path_edit
    extensions_v1beta1_http_ingress_rule_value_edit_paths_at(
    extensions_v1beta1_http_ingress_rule_value_edit at, size_t index)
{
    return extensions_v1beta1_http_ingress_path_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_http_ingress_rule_value_paths_field_()), index));
}
static inline int extensions_v1beta1_http_ingress_rule_value_paths_remove_at(
    extensions_v1beta1_http_ingress_rule_value_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_http_ingress_rule_value_paths_field_()), index));
}
static inline size_t extensions_v1beta1_http_ingress_rule_value_paths_count(
    extensions_v1beta1_http_ingress_rule_value view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_http_ingress_rule_value_paths_field_()));
}
static inline int extensions_v1beta1_http_ingress_rule_value_paths_clear(
    extensions_v1beta1_http_ingress_rule_value_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_http_ingress_rule_value_paths_field_()));
}
static inline bool extensions_v1beta1_http_ingress_rule_value_paths_has(
    extensions_v1beta1_http_ingress_rule_value view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_http_ingress_rule_value_paths_field_()));
}
static inline int extensions_v1beta1_http_ingress_rule_value_paths_unset(
    extensions_v1beta1_http_ingress_rule_value_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_http_ingress_rule_value_paths_field_()));
}

/* IPBlock */
static inline kin_field *extensions_v1beta1_ip_block_cidr_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("cidr", "");
    return &field;
}
static inline kin_str extensions_v1beta1_ip_block_cidr(
    extensions_v1beta1_ip_block view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_ip_block_cidr_field_()));
}
static inline int extensions_v1beta1_ip_block_cidr_set(
    extensions_v1beta1_ip_block_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ip_block_cidr_field_()), value);
}
static inline bool extensions_v1beta1_ip_block_cidr_has(
    extensions_v1beta1_ip_block view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ip_block_cidr_field_()));
}
static inline int extensions_v1beta1_ip_block_cidr_unset(
    extensions_v1beta1_ip_block_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ip_block_cidr_field_()));
}
static inline kin_field *extensions_v1beta1_ip_block_except_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("except", "");
    return &field;
}
static inline kin_str extensions_v1beta1_ip_block_except_at(
    extensions_v1beta1_ip_block view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        extensions_v1beta1_ip_block_except_field_()), index));
}
static inline int extensions_v1beta1_ip_block_except_append(
    extensions_v1beta1_ip_block_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ip_block_except_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t extensions_v1beta1_ip_block_except_count(
    extensions_v1beta1_ip_block view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_ip_block_except_field_()));
}
static inline int extensions_v1beta1_ip_block_except_clear(
    extensions_v1beta1_ip_block_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ip_block_except_field_()));
}
static inline bool extensions_v1beta1_ip_block_except_has(
    extensions_v1beta1_ip_block view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ip_block_except_field_()));
}
static inline int extensions_v1beta1_ip_block_except_unset(
    extensions_v1beta1_ip_block_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ip_block_except_field_()));
}

/* Ingress */
static inline kin_field *extensions_v1beta1_ingress_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta extensions_v1beta1_ingress_get_metadata(
    extensions_v1beta1_ingress view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        extensions_v1beta1_ingress_metadata_field_()));
}
static inline meta_v1_object_meta_edit extensions_v1beta1_ingress_edit_metadata(
    extensions_v1beta1_ingress_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_metadata_field_()));
}
static inline bool extensions_v1beta1_ingress_metadata_has(
    extensions_v1beta1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_ingress_metadata_field_()));
}
static inline int extensions_v1beta1_ingress_metadata_unset(
    extensions_v1beta1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_metadata_field_()));
}
#define EXTENSIONS_V1BETA1_INGRESS_METADATA_PATH ".metadata"
static inline kin_field *extensions_v1beta1_ingress_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline extensions_v1beta1_ingress_spec
    extensions_v1beta1_ingress_get_spec(extensions_v1beta1_ingress view)
{
    return extensions_v1beta1_ingress_spec_of(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_field_()));
}
static inline extensions_v1beta1_ingress_spec_edit
    extensions_v1beta1_ingress_edit_spec(extensions_v1beta1_ingress_edit at)
{
    return extensions_v1beta1_ingress_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_ingress_spec_field_()));
}
static inline bool extensions_v1beta1_ingress_spec_has(
    extensions_v1beta1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_field_()));
}
static inline int extensions_v1beta1_ingress_spec_unset(
    extensions_v1beta1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_field_()));
}
#define EXTENSIONS_V1BETA1_INGRESS_SPEC_PATH ".spec"
static inline kin_field *extensions_v1beta1_ingress_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline extensions_v1beta1_ingress_status
    extensions_v1beta1_ingress_get_status(extensions_v1beta1_ingress view)
{
    return extensions_v1beta1_ingress_status_of(kin_object_field(view.object,
        extensions_v1beta1_ingress_status_field_()));
}
static inline extensions_v1beta1_ingress_status_edit
    extensions_v1beta1_ingress_edit_status(extensions_v1beta1_ingress_edit at)
{
    return extensions_v1beta1_ingress_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_ingress_status_field_()));
}
static inline bool extensions_v1beta1_ingress_status_has(
    extensions_v1beta1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_ingress_status_field_()));
}
static inline int extensions_v1beta1_ingress_status_unset(
    extensions_v1beta1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_status_field_()));
}
#define EXTENSIONS_V1BETA1_INGRESS_STATUS_PATH ".status"
static inline kin_field
    *extensions_v1beta1_ingress_spec_ingress_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "ingressClassName");
    return &field;
}
static inline kin_str extensions_v1beta1_ingress_spec_ingress_class_name(
    extensions_v1beta1_ingress view)
{
    return kin_value_str(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_ingress_class_name_field_()));
}
static inline int extensions_v1beta1_ingress_spec_ingress_class_name_set(
    extensions_v1beta1_ingress_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_ingress_class_name_field_()), value);
}
static inline bool extensions_v1beta1_ingress_spec_ingress_class_name_has(
    extensions_v1beta1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_ingress_class_name_field_()));
}
static inline int extensions_v1beta1_ingress_spec_ingress_class_name_unset(
    extensions_v1beta1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_ingress_class_name_field_()));
}
#define EXTENSIONS_V1BETA1_INGRESS_SPEC_INGRESS_CLASS_NAME_PATH \
    ".spec.ingressClassName"
static inline kin_field *extensions_v1beta1_ingress_spec_backend_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "backend");
    return &field;
}
static inline extensions_v1beta1_ingress_backend
    extensions_v1beta1_ingress_get_spec_backend(extensions_v1beta1_ingress view)
{
    return extensions_v1beta1_ingress_backend_of(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_backend_field_()));
}
static inline extensions_v1beta1_ingress_backend_edit
    extensions_v1beta1_ingress_edit_spec_backend(
    extensions_v1beta1_ingress_edit at)
{
    return extensions_v1beta1_ingress_backend_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_ingress_spec_backend_field_()));
}
static inline bool extensions_v1beta1_ingress_spec_backend_has(
    extensions_v1beta1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_backend_field_()));
}
static inline int extensions_v1beta1_ingress_spec_backend_unset(
    extensions_v1beta1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_backend_field_()));
}
#define EXTENSIONS_V1BETA1_INGRESS_SPEC_BACKEND_PATH ".spec.backend"
static inline kin_field *extensions_v1beta1_ingress_spec_tls_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "tls");
    return &field;
}
static inline extensions_v1beta1_ingress_tls_list
    extensions_v1beta1_ingress_get_spec_tls(extensions_v1beta1_ingress view)
{
    return extensions_v1beta1_ingress_tls_list_of(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_tls_field_()));
}
static inline extensions_v1beta1_ingress_tls
    extensions_v1beta1_ingress_spec_tls_at(extensions_v1beta1_ingress view,
    size_t index)
{
    return extensions_v1beta1_ingress_tls_of(kin_value_at(kin_object_field(
        view.object, extensions_v1beta1_ingress_spec_tls_field_()), index));
}
static inline extensions_v1beta1_ingress_tls_edit
    extensions_v1beta1_ingress_spec_tls_append(
    extensions_v1beta1_ingress_edit at)
{
    return extensions_v1beta1_ingress_tls_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_tls_field_())));
}
static inline extensions_v1beta1_ingress_tls_edit
    extensions_v1beta1_ingress_edit_spec_tls_at(
    extensions_v1beta1_ingress_edit at, size_t index)
{
    return extensions_v1beta1_ingress_tls_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_tls_field_()), index));
}
static inline int extensions_v1beta1_ingress_spec_tls_remove_at(
    extensions_v1beta1_ingress_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_ingress_spec_tls_field_()),
        index));
}
static inline size_t extensions_v1beta1_ingress_spec_tls_count(
    extensions_v1beta1_ingress view)
{
    return kin_value_count(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_tls_field_()));
}
static inline int extensions_v1beta1_ingress_spec_tls_clear(
    extensions_v1beta1_ingress_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_tls_field_()));
}
static inline bool extensions_v1beta1_ingress_spec_tls_has(
    extensions_v1beta1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_tls_field_()));
}
static inline int extensions_v1beta1_ingress_spec_tls_unset(
    extensions_v1beta1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_tls_field_()));
}
#define EXTENSIONS_V1BETA1_INGRESS_SPEC_TLS_PATH ".spec.tls"
static inline kin_field *extensions_v1beta1_ingress_spec_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "rules");
    return &field;
}
static inline extensions_v1beta1_ingress_rule_list
    extensions_v1beta1_ingress_get_spec_rules(extensions_v1beta1_ingress view)
{
    return extensions_v1beta1_ingress_rule_list_of(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_rules_field_()));
}
static inline extensions_v1beta1_ingress_rule
    extensions_v1beta1_ingress_spec_rules_at(extensions_v1beta1_ingress view,
    size_t index)
{
    return extensions_v1beta1_ingress_rule_of(kin_value_at(kin_object_field(
        view.object, extensions_v1beta1_ingress_spec_rules_field_()), index));
}
static inline extensions_v1beta1_ingress_rule_edit
    extensions_v1beta1_ingress_spec_rules_append(
    extensions_v1beta1_ingress_edit at)
{
    return extensions_v1beta1_ingress_rule_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_rules_field_())));
}
static inline extensions_v1beta1_ingress_rule_edit
    extensions_v1beta1_ingress_edit_spec_rules_at(
    extensions_v1beta1_ingress_edit at, size_t index)
{
    return extensions_v1beta1_ingress_rule_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_rules_field_()), index));
}
static inline int extensions_v1beta1_ingress_spec_rules_remove_at(
    extensions_v1beta1_ingress_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_ingress_spec_rules_field_()),
        index));
}
static inline size_t extensions_v1beta1_ingress_spec_rules_count(
    extensions_v1beta1_ingress view)
{
    return kin_value_count(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_rules_field_()));
}
static inline int extensions_v1beta1_ingress_spec_rules_clear(
    extensions_v1beta1_ingress_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_rules_field_()));
}
static inline bool extensions_v1beta1_ingress_spec_rules_has(
    extensions_v1beta1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_ingress_spec_rules_field_()));
}
static inline int extensions_v1beta1_ingress_spec_rules_unset(
    extensions_v1beta1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_rules_field_()));
}
#define EXTENSIONS_V1BETA1_INGRESS_SPEC_RULES_PATH ".spec.rules"
static inline kin_field
    *extensions_v1beta1_ingress_status_load_balancer_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "loadBalancer");
    return &field;
}
static inline extensions_v1beta1_ingress_load_balancer_status
    extensions_v1beta1_ingress_get_status_load_balancer(
    extensions_v1beta1_ingress view)
{
    return extensions_v1beta1_ingress_load_balancer_status_of(kin_object_field(
        view.object, extensions_v1beta1_ingress_status_load_balancer_field_()));
}
static inline extensions_v1beta1_ingress_load_balancer_status_edit
    extensions_v1beta1_ingress_edit_status_load_balancer(
    extensions_v1beta1_ingress_edit at)
{
    return extensions_v1beta1_ingress_load_balancer_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_status_load_balancer_field_()));
}
static inline bool extensions_v1beta1_ingress_status_load_balancer_has(
    extensions_v1beta1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_ingress_status_load_balancer_field_()));
}
static inline int extensions_v1beta1_ingress_status_load_balancer_unset(
    extensions_v1beta1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_status_load_balancer_field_()));
}
#define EXTENSIONS_V1BETA1_INGRESS_STATUS_LOAD_BALANCER_PATH \
    ".status.loadBalancer"

/* IngressBackend */
static inline kin_field
    *extensions_v1beta1_ingress_backend_service_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("serviceName", "");
    return &field;
}
static inline kin_str extensions_v1beta1_ingress_backend_service_name(
    extensions_v1beta1_ingress_backend view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_ingress_backend_service_name_field_()));
}
static inline int extensions_v1beta1_ingress_backend_service_name_set(
    extensions_v1beta1_ingress_backend_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_backend_service_name_field_()), value);
}
static inline bool extensions_v1beta1_ingress_backend_service_name_has(
    extensions_v1beta1_ingress_backend view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_backend_service_name_field_()));
}
static inline int extensions_v1beta1_ingress_backend_service_name_unset(
    extensions_v1beta1_ingress_backend_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_backend_service_name_field_()));
}
static inline kin_field
    *extensions_v1beta1_ingress_backend_service_port_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("servicePort", "");
    return &field;
}
static inline kin_intstr extensions_v1beta1_ingress_backend_service_port(
    extensions_v1beta1_ingress_backend view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        extensions_v1beta1_ingress_backend_service_port_field_()));
}
static inline int extensions_v1beta1_ingress_backend_service_port_set(
    extensions_v1beta1_ingress_backend_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_backend_service_port_field_()), value);
}
static inline bool extensions_v1beta1_ingress_backend_service_port_has(
    extensions_v1beta1_ingress_backend view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_backend_service_port_field_()));
}
static inline int extensions_v1beta1_ingress_backend_service_port_unset(
    extensions_v1beta1_ingress_backend_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_backend_service_port_field_()));
}
static inline kin_field
    *extensions_v1beta1_ingress_backend_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resource", "");
    return &field;
}
static inline core_v1_typed_local_object_reference
    extensions_v1beta1_ingress_backend_get_resource(
    extensions_v1beta1_ingress_backend view)
{
    return core_v1_typed_local_object_reference_of(kin_value_field(view.value,
        extensions_v1beta1_ingress_backend_resource_field_()));
}
static inline core_v1_typed_local_object_reference_edit
    extensions_v1beta1_ingress_backend_edit_resource(
    extensions_v1beta1_ingress_backend_edit at)
{
    return core_v1_typed_local_object_reference_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_ingress_backend_resource_field_()));
}
static inline bool extensions_v1beta1_ingress_backend_resource_has(
    extensions_v1beta1_ingress_backend view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_backend_resource_field_()));
}
static inline int extensions_v1beta1_ingress_backend_resource_unset(
    extensions_v1beta1_ingress_backend_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_backend_resource_field_()));
}

/* IngressLoadBalancerIngress */
static inline kin_field
    *extensions_v1beta1_ingress_load_balancer_ingress_ip_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ip", "");
    return &field;
}
static inline kin_str extensions_v1beta1_ingress_load_balancer_ingress_ip(
    extensions_v1beta1_ingress_load_balancer_ingress view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_ingress_load_balancer_ingress_ip_field_()));
}
static inline int extensions_v1beta1_ingress_load_balancer_ingress_ip_set(
    extensions_v1beta1_ingress_load_balancer_ingress_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_ingress_ip_field_()), value);
}
static inline bool extensions_v1beta1_ingress_load_balancer_ingress_ip_has(
    extensions_v1beta1_ingress_load_balancer_ingress view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_load_balancer_ingress_ip_field_()));
}
static inline int extensions_v1beta1_ingress_load_balancer_ingress_ip_unset(
    extensions_v1beta1_ingress_load_balancer_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_ingress_ip_field_()));
}
static inline kin_field
    *extensions_v1beta1_ingress_load_balancer_ingress_hostname_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("hostname", "");
    return &field;
}
static inline kin_str extensions_v1beta1_ingress_load_balancer_ingress_hostname(
    extensions_v1beta1_ingress_load_balancer_ingress view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_ingress_load_balancer_ingress_hostname_field_()));
}
static inline int extensions_v1beta1_ingress_load_balancer_ingress_hostname_set(
    extensions_v1beta1_ingress_load_balancer_ingress_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_ingress_hostname_field_()),
        value);
}
static inline bool
    extensions_v1beta1_ingress_load_balancer_ingress_hostname_has(
    extensions_v1beta1_ingress_load_balancer_ingress view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_load_balancer_ingress_hostname_field_()));
}
static inline int
    extensions_v1beta1_ingress_load_balancer_ingress_hostname_unset(
    extensions_v1beta1_ingress_load_balancer_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_ingress_hostname_field_()));
}
static inline kin_field
    *extensions_v1beta1_ingress_load_balancer_ingress_ports_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ports", "");
    return &field;
}
static inline extensions_v1beta1_ingress_port_status_list
    extensions_v1beta1_ingress_load_balancer_ingress_get_ports(
    extensions_v1beta1_ingress_load_balancer_ingress view)
{
    return extensions_v1beta1_ingress_port_status_list_of(kin_value_field(
        view.value,
        extensions_v1beta1_ingress_load_balancer_ingress_ports_field_()));
}
static inline extensions_v1beta1_ingress_port_status
    extensions_v1beta1_ingress_load_balancer_ingress_ports_at(
    extensions_v1beta1_ingress_load_balancer_ingress view, size_t index)
{
    return extensions_v1beta1_ingress_port_status_of(kin_value_at(
        kin_value_field(view.value,
        extensions_v1beta1_ingress_load_balancer_ingress_ports_field_()),
        index));
}
static inline extensions_v1beta1_ingress_port_status_edit
    extensions_v1beta1_ingress_load_balancer_ingress_ports_append(
    extensions_v1beta1_ingress_load_balancer_ingress_edit at)
{
    return extensions_v1beta1_ingress_port_status_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_ingress_ports_field_())));
}
static inline extensions_v1beta1_ingress_port_status_edit
    extensions_v1beta1_ingress_load_balancer_ingress_edit_ports_at(
    extensions_v1beta1_ingress_load_balancer_ingress_edit at, size_t index)
{
    return extensions_v1beta1_ingress_port_status_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_ingress_ports_field_()),
        index));
}
static inline int
    extensions_v1beta1_ingress_load_balancer_ingress_ports_remove_at(
    extensions_v1beta1_ingress_load_balancer_ingress_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_ingress_ports_field_()),
        index));
}
static inline size_t
    extensions_v1beta1_ingress_load_balancer_ingress_ports_count(
    extensions_v1beta1_ingress_load_balancer_ingress view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_ingress_load_balancer_ingress_ports_field_()));
}
static inline int extensions_v1beta1_ingress_load_balancer_ingress_ports_clear(
    extensions_v1beta1_ingress_load_balancer_ingress_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_ingress_ports_field_()));
}
static inline bool extensions_v1beta1_ingress_load_balancer_ingress_ports_has(
    extensions_v1beta1_ingress_load_balancer_ingress view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_load_balancer_ingress_ports_field_()));
}
static inline int extensions_v1beta1_ingress_load_balancer_ingress_ports_unset(
    extensions_v1beta1_ingress_load_balancer_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_ingress_ports_field_()));
}

/* IngressLoadBalancerStatus */
static inline kin_field
    *extensions_v1beta1_ingress_load_balancer_status_ingress_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ingress", "");
    return &field;
}
static inline extensions_v1beta1_ingress_load_balancer_ingress_list
    extensions_v1beta1_ingress_load_balancer_status_get_ingress(
    extensions_v1beta1_ingress_load_balancer_status view)
{
    return extensions_v1beta1_ingress_load_balancer_ingress_list_of(
        kin_value_field(view.value,
        extensions_v1beta1_ingress_load_balancer_status_ingress_field_()));
}
static inline extensions_v1beta1_ingress_load_balancer_ingress
    extensions_v1beta1_ingress_load_balancer_status_ingress_at(
    extensions_v1beta1_ingress_load_balancer_status view, size_t index)
{
    return extensions_v1beta1_ingress_load_balancer_ingress_of(kin_value_at(
        kin_value_field(view.value,
        extensions_v1beta1_ingress_load_balancer_status_ingress_field_()),
        index));
}
static inline extensions_v1beta1_ingress_load_balancer_ingress_edit
    extensions_v1beta1_ingress_load_balancer_status_ingress_append(
    extensions_v1beta1_ingress_load_balancer_status_edit at)
{
    return extensions_v1beta1_ingress_load_balancer_ingress_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_status_ingress_field_())));
}
static inline extensions_v1beta1_ingress_load_balancer_ingress_edit
    extensions_v1beta1_ingress_load_balancer_status_edit_ingress_at(
    extensions_v1beta1_ingress_load_balancer_status_edit at, size_t index)
{
    return extensions_v1beta1_ingress_load_balancer_ingress_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_status_ingress_field_()),
        index));
}
static inline int
    extensions_v1beta1_ingress_load_balancer_status_ingress_remove_at(
    extensions_v1beta1_ingress_load_balancer_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_status_ingress_field_()),
        index));
}
static inline size_t
    extensions_v1beta1_ingress_load_balancer_status_ingress_count(
    extensions_v1beta1_ingress_load_balancer_status view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_ingress_load_balancer_status_ingress_field_()));
}
static inline int extensions_v1beta1_ingress_load_balancer_status_ingress_clear(
    extensions_v1beta1_ingress_load_balancer_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_status_ingress_field_()));
}
static inline bool extensions_v1beta1_ingress_load_balancer_status_ingress_has(
    extensions_v1beta1_ingress_load_balancer_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_load_balancer_status_ingress_field_()));
}
static inline int extensions_v1beta1_ingress_load_balancer_status_ingress_unset(
    extensions_v1beta1_ingress_load_balancer_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_load_balancer_status_ingress_field_()));
}

/* IngressPortStatus */
static inline kin_field
    *extensions_v1beta1_ingress_port_status_port_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("port", "");
    return &field;
}
static inline int32_t extensions_v1beta1_ingress_port_status_port(
    extensions_v1beta1_ingress_port_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_ingress_port_status_port_field_()));
}
static inline int extensions_v1beta1_ingress_port_status_port_set(
    extensions_v1beta1_ingress_port_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_port_status_port_field_()), value);
}
static inline bool extensions_v1beta1_ingress_port_status_port_has(
    extensions_v1beta1_ingress_port_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_port_status_port_field_()));
}
static inline int extensions_v1beta1_ingress_port_status_port_unset(
    extensions_v1beta1_ingress_port_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_port_status_port_field_()));
}
static inline kin_field
    *extensions_v1beta1_ingress_port_status_protocol_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("protocol", "");
    return &field;
}
/** One of core_v1_protocol_enum. */
static inline kin_str extensions_v1beta1_ingress_port_status_protocol(
    extensions_v1beta1_ingress_port_status view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_ingress_port_status_protocol_field_()));
}
static inline int extensions_v1beta1_ingress_port_status_protocol_set(
    extensions_v1beta1_ingress_port_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_port_status_protocol_field_()), value);
}
static inline bool extensions_v1beta1_ingress_port_status_protocol_has(
    extensions_v1beta1_ingress_port_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_port_status_protocol_field_()));
}
static inline int extensions_v1beta1_ingress_port_status_protocol_unset(
    extensions_v1beta1_ingress_port_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_port_status_protocol_field_()));
}
static inline kin_field
    *extensions_v1beta1_ingress_port_status_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("error", "");
    return &field;
}
static inline kin_str extensions_v1beta1_ingress_port_status_error(
    extensions_v1beta1_ingress_port_status view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_ingress_port_status_error_field_()));
}
static inline int extensions_v1beta1_ingress_port_status_error_set(
    extensions_v1beta1_ingress_port_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_port_status_error_field_()), value);
}
static inline bool extensions_v1beta1_ingress_port_status_error_has(
    extensions_v1beta1_ingress_port_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_port_status_error_field_()));
}
static inline int extensions_v1beta1_ingress_port_status_error_unset(
    extensions_v1beta1_ingress_port_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_port_status_error_field_()));
}

/* IngressRule */
static inline kin_field *extensions_v1beta1_ingress_rule_host_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("host", "");
    return &field;
}
static inline kin_str extensions_v1beta1_ingress_rule_host(
    extensions_v1beta1_ingress_rule view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_ingress_rule_host_field_()));
}
static inline int extensions_v1beta1_ingress_rule_host_set(
    extensions_v1beta1_ingress_rule_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_rule_host_field_()), value);
}
static inline bool extensions_v1beta1_ingress_rule_host_has(
    extensions_v1beta1_ingress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_rule_host_field_()));
}
static inline int extensions_v1beta1_ingress_rule_host_unset(
    extensions_v1beta1_ingress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_rule_host_field_()));
}
static inline kin_field *extensions_v1beta1_ingress_rule_http_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("http", "");
    return &field;
}
static inline extensions_v1beta1_http_ingress_rule_value
    extensions_v1beta1_ingress_rule_get_http(
    extensions_v1beta1_ingress_rule view)
{
    return extensions_v1beta1_http_ingress_rule_value_of(kin_value_field(
        view.value, extensions_v1beta1_ingress_rule_http_field_()));
}
static inline extensions_v1beta1_http_ingress_rule_value_edit
    extensions_v1beta1_ingress_rule_edit_http(
    extensions_v1beta1_ingress_rule_edit at)
{
    return extensions_v1beta1_http_ingress_rule_value_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_rule_http_field_()));
}
static inline bool extensions_v1beta1_ingress_rule_http_has(
    extensions_v1beta1_ingress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_rule_http_field_()));
}
static inline int extensions_v1beta1_ingress_rule_http_unset(
    extensions_v1beta1_ingress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_rule_http_field_()));
}

/* IngressSpec */
static inline kin_field
    *extensions_v1beta1_ingress_spec_get_ingress_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ingressClassName", "");
    return &field;
}
static inline kin_str extensions_v1beta1_ingress_spec_get_ingress_class_name(
    extensions_v1beta1_ingress_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_ingress_spec_get_ingress_class_name_field_()));
}
static inline int extensions_v1beta1_ingress_spec_edit_ingress_class_name_set(
    extensions_v1beta1_ingress_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_ingress_class_name_field_()),
        value);
}
static inline bool extensions_v1beta1_ingress_spec_get_ingress_class_name_has(
    extensions_v1beta1_ingress_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_spec_get_ingress_class_name_field_()));
}
static inline int extensions_v1beta1_ingress_spec_edit_ingress_class_name_unset(
    extensions_v1beta1_ingress_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_ingress_class_name_field_()));
}
static inline kin_field
    *extensions_v1beta1_ingress_spec_get_backend_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("backend", "");
    return &field;
}
static inline extensions_v1beta1_ingress_backend
    extensions_v1beta1_ingress_spec_get_backend(
    extensions_v1beta1_ingress_spec view)
{
    return extensions_v1beta1_ingress_backend_of(kin_value_field(view.value,
        extensions_v1beta1_ingress_spec_get_backend_field_()));
}
static inline extensions_v1beta1_ingress_backend_edit
    extensions_v1beta1_ingress_spec_edit_backend(
    extensions_v1beta1_ingress_spec_edit at)
{
    return extensions_v1beta1_ingress_backend_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_backend_field_()));
}
static inline bool extensions_v1beta1_ingress_spec_get_backend_has(
    extensions_v1beta1_ingress_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_spec_get_backend_field_()));
}
static inline int extensions_v1beta1_ingress_spec_edit_backend_unset(
    extensions_v1beta1_ingress_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_backend_field_()));
}
static inline kin_field *extensions_v1beta1_ingress_spec_get_tls_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("tls", "");
    return &field;
}
static inline extensions_v1beta1_ingress_tls_list
    extensions_v1beta1_ingress_spec_get_tls(
    extensions_v1beta1_ingress_spec view)
{
    return extensions_v1beta1_ingress_tls_list_of(kin_value_field(view.value,
        extensions_v1beta1_ingress_spec_get_tls_field_()));
}
static inline extensions_v1beta1_ingress_tls
    extensions_v1beta1_ingress_spec_get_tls_at(
    extensions_v1beta1_ingress_spec view, size_t index)
{
    return extensions_v1beta1_ingress_tls_of(kin_value_at(kin_value_field(
        view.value, extensions_v1beta1_ingress_spec_get_tls_field_()), index));
}
static inline extensions_v1beta1_ingress_tls_edit
    extensions_v1beta1_ingress_spec_edit_tls_append(
    extensions_v1beta1_ingress_spec_edit at)
{
    return extensions_v1beta1_ingress_tls_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_tls_field_())));
}
static inline extensions_v1beta1_ingress_tls_edit
    extensions_v1beta1_ingress_spec_edit_tls_at(
    extensions_v1beta1_ingress_spec_edit at, size_t index)
{
    return extensions_v1beta1_ingress_tls_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_tls_field_()), index));
}
static inline int extensions_v1beta1_ingress_spec_edit_tls_remove_at(
    extensions_v1beta1_ingress_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_ingress_spec_get_tls_field_()),
        index));
}
static inline size_t extensions_v1beta1_ingress_spec_get_tls_count(
    extensions_v1beta1_ingress_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_ingress_spec_get_tls_field_()));
}
static inline int extensions_v1beta1_ingress_spec_edit_tls_clear(
    extensions_v1beta1_ingress_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_tls_field_()));
}
static inline bool extensions_v1beta1_ingress_spec_get_tls_has(
    extensions_v1beta1_ingress_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_spec_get_tls_field_()));
}
static inline int extensions_v1beta1_ingress_spec_edit_tls_unset(
    extensions_v1beta1_ingress_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_tls_field_()));
}
static inline kin_field *extensions_v1beta1_ingress_spec_get_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rules", "");
    return &field;
}
static inline extensions_v1beta1_ingress_rule_list
    extensions_v1beta1_ingress_spec_get_rules(
    extensions_v1beta1_ingress_spec view)
{
    return extensions_v1beta1_ingress_rule_list_of(kin_value_field(view.value,
        extensions_v1beta1_ingress_spec_get_rules_field_()));
}
static inline extensions_v1beta1_ingress_rule
    extensions_v1beta1_ingress_spec_get_rules_at(
    extensions_v1beta1_ingress_spec view, size_t index)
{
    return extensions_v1beta1_ingress_rule_of(kin_value_at(kin_value_field(
        view.value, extensions_v1beta1_ingress_spec_get_rules_field_()),
        index));
}
static inline extensions_v1beta1_ingress_rule_edit
    extensions_v1beta1_ingress_spec_edit_rules_append(
    extensions_v1beta1_ingress_spec_edit at)
{
    return extensions_v1beta1_ingress_rule_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_rules_field_())));
}
static inline extensions_v1beta1_ingress_rule_edit
    extensions_v1beta1_ingress_spec_edit_rules_at(
    extensions_v1beta1_ingress_spec_edit at, size_t index)
{
    return extensions_v1beta1_ingress_rule_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_rules_field_()), index));
}
static inline int extensions_v1beta1_ingress_spec_edit_rules_remove_at(
    extensions_v1beta1_ingress_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_ingress_spec_get_rules_field_()),
        index));
}
static inline size_t extensions_v1beta1_ingress_spec_get_rules_count(
    extensions_v1beta1_ingress_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_ingress_spec_get_rules_field_()));
}
static inline int extensions_v1beta1_ingress_spec_edit_rules_clear(
    extensions_v1beta1_ingress_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_rules_field_()));
}
static inline bool extensions_v1beta1_ingress_spec_get_rules_has(
    extensions_v1beta1_ingress_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_spec_get_rules_field_()));
}
static inline int extensions_v1beta1_ingress_spec_edit_rules_unset(
    extensions_v1beta1_ingress_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_spec_get_rules_field_()));
}

/* IngressStatus */
static inline kin_field
    *extensions_v1beta1_ingress_status_get_load_balancer_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("loadBalancer", "");
    return &field;
}
static inline extensions_v1beta1_ingress_load_balancer_status
    extensions_v1beta1_ingress_status_get_load_balancer(
    extensions_v1beta1_ingress_status view)
{
    return extensions_v1beta1_ingress_load_balancer_status_of(kin_value_field(
        view.value,
        extensions_v1beta1_ingress_status_get_load_balancer_field_()));
}
static inline extensions_v1beta1_ingress_load_balancer_status_edit
    extensions_v1beta1_ingress_status_edit_load_balancer(
    extensions_v1beta1_ingress_status_edit at)
{
    return extensions_v1beta1_ingress_load_balancer_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_status_get_load_balancer_field_()));
}
static inline bool extensions_v1beta1_ingress_status_get_load_balancer_has(
    extensions_v1beta1_ingress_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_status_get_load_balancer_field_()));
}
static inline int extensions_v1beta1_ingress_status_edit_load_balancer_unset(
    extensions_v1beta1_ingress_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_status_get_load_balancer_field_()));
}

/* IngressTLS */
static inline kin_field *extensions_v1beta1_ingress_tls_hosts_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("hosts", "");
    return &field;
}
static inline kin_str extensions_v1beta1_ingress_tls_hosts_at(
    extensions_v1beta1_ingress_tls view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        extensions_v1beta1_ingress_tls_hosts_field_()), index));
}
static inline int extensions_v1beta1_ingress_tls_hosts_append(
    extensions_v1beta1_ingress_tls_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_tls_hosts_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t extensions_v1beta1_ingress_tls_hosts_count(
    extensions_v1beta1_ingress_tls view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_ingress_tls_hosts_field_()));
}
static inline int extensions_v1beta1_ingress_tls_hosts_clear(
    extensions_v1beta1_ingress_tls_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_tls_hosts_field_()));
}
static inline bool extensions_v1beta1_ingress_tls_hosts_has(
    extensions_v1beta1_ingress_tls view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_tls_hosts_field_()));
}
static inline int extensions_v1beta1_ingress_tls_hosts_unset(
    extensions_v1beta1_ingress_tls_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_tls_hosts_field_()));
}
static inline kin_field *extensions_v1beta1_ingress_tls_secret_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("secretName", "");
    return &field;
}
static inline kin_str extensions_v1beta1_ingress_tls_secret_name(
    extensions_v1beta1_ingress_tls view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_ingress_tls_secret_name_field_()));
}
static inline int extensions_v1beta1_ingress_tls_secret_name_set(
    extensions_v1beta1_ingress_tls_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_tls_secret_name_field_()), value);
}
static inline bool extensions_v1beta1_ingress_tls_secret_name_has(
    extensions_v1beta1_ingress_tls view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_ingress_tls_secret_name_field_()));
}
static inline int extensions_v1beta1_ingress_tls_secret_name_unset(
    extensions_v1beta1_ingress_tls_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_ingress_tls_secret_name_field_()));
}

/* NetworkPolicy */
static inline kin_field *extensions_v1beta1_network_policy_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    extensions_v1beta1_network_policy_get_metadata(
    extensions_v1beta1_network_policy view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        extensions_v1beta1_network_policy_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    extensions_v1beta1_network_policy_edit_metadata(
    extensions_v1beta1_network_policy_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_metadata_field_()));
}
static inline bool extensions_v1beta1_network_policy_metadata_has(
    extensions_v1beta1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_network_policy_metadata_field_()));
}
static inline int extensions_v1beta1_network_policy_metadata_unset(
    extensions_v1beta1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_metadata_field_()));
}
#define EXTENSIONS_V1BETA1_NETWORK_POLICY_METADATA_PATH ".metadata"
static inline kin_field *extensions_v1beta1_network_policy_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline extensions_v1beta1_network_policy_spec
    extensions_v1beta1_network_policy_get_spec(
    extensions_v1beta1_network_policy view)
{
    return extensions_v1beta1_network_policy_spec_of(kin_object_field(
        view.object, extensions_v1beta1_network_policy_spec_field_()));
}
static inline extensions_v1beta1_network_policy_spec_edit
    extensions_v1beta1_network_policy_edit_spec(
    extensions_v1beta1_network_policy_edit at)
{
    return extensions_v1beta1_network_policy_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_field_()));
}
static inline bool extensions_v1beta1_network_policy_spec_has(
    extensions_v1beta1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_unset(
    extensions_v1beta1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_field_()));
}
#define EXTENSIONS_V1BETA1_NETWORK_POLICY_SPEC_PATH ".spec"
static inline kin_field
    *extensions_v1beta1_network_policy_spec_pod_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "podSelector");
    return &field;
}
static inline meta_v1_label_selector
    extensions_v1beta1_network_policy_get_spec_pod_selector(
    extensions_v1beta1_network_policy view)
{
    return meta_v1_label_selector_of(kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_pod_selector_field_()));
}
static inline meta_v1_label_selector_edit
    extensions_v1beta1_network_policy_edit_spec_pod_selector(
    extensions_v1beta1_network_policy_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_network_policy_spec_pod_selector_field_()));
}
static inline bool extensions_v1beta1_network_policy_spec_pod_selector_has(
    extensions_v1beta1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_pod_selector_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_pod_selector_unset(
    extensions_v1beta1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_pod_selector_field_()));
}
#define EXTENSIONS_V1BETA1_NETWORK_POLICY_SPEC_POD_SELECTOR_PATH \
    ".spec.podSelector"
static inline kin_field
    *extensions_v1beta1_network_policy_spec_ingress_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "ingress");
    return &field;
}
static inline extensions_v1beta1_network_policy_ingress_rule_list
    extensions_v1beta1_network_policy_get_spec_ingress(
    extensions_v1beta1_network_policy view)
{
    return extensions_v1beta1_network_policy_ingress_rule_list_of(
        kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_ingress_field_()));
}
static inline extensions_v1beta1_network_policy_ingress_rule
    extensions_v1beta1_network_policy_spec_ingress_at(
    extensions_v1beta1_network_policy view, size_t index)
{
    return extensions_v1beta1_network_policy_ingress_rule_of(kin_value_at(
        kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_ingress_field_()), index));
}
static inline extensions_v1beta1_network_policy_ingress_rule_edit
    extensions_v1beta1_network_policy_spec_ingress_append(
    extensions_v1beta1_network_policy_edit at)
{
    return extensions_v1beta1_network_policy_ingress_rule_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_ingress_field_())));
}
static inline extensions_v1beta1_network_policy_ingress_rule_edit
    extensions_v1beta1_network_policy_edit_spec_ingress_at(
    extensions_v1beta1_network_policy_edit at, size_t index)
{
    return extensions_v1beta1_network_policy_ingress_rule_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_ingress_field_()), index));
}
static inline int extensions_v1beta1_network_policy_spec_ingress_remove_at(
    extensions_v1beta1_network_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_ingress_field_()), index));
}
static inline size_t extensions_v1beta1_network_policy_spec_ingress_count(
    extensions_v1beta1_network_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_ingress_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_ingress_clear(
    extensions_v1beta1_network_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_ingress_field_()));
}
static inline bool extensions_v1beta1_network_policy_spec_ingress_has(
    extensions_v1beta1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_ingress_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_ingress_unset(
    extensions_v1beta1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_ingress_field_()));
}
#define EXTENSIONS_V1BETA1_NETWORK_POLICY_SPEC_INGRESS_PATH ".spec.ingress"
static inline kin_field
    *extensions_v1beta1_network_policy_spec_egress_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "egress");
    return &field;
}
static inline extensions_v1beta1_network_policy_egress_rule_list
    extensions_v1beta1_network_policy_get_spec_egress(
    extensions_v1beta1_network_policy view)
{
    return extensions_v1beta1_network_policy_egress_rule_list_of(
        kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_egress_field_()));
}
static inline extensions_v1beta1_network_policy_egress_rule
    extensions_v1beta1_network_policy_spec_egress_at(
    extensions_v1beta1_network_policy view, size_t index)
{
    return extensions_v1beta1_network_policy_egress_rule_of(kin_value_at(
        kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_egress_field_()), index));
}
static inline extensions_v1beta1_network_policy_egress_rule_edit
    extensions_v1beta1_network_policy_spec_egress_append(
    extensions_v1beta1_network_policy_edit at)
{
    return extensions_v1beta1_network_policy_egress_rule_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_egress_field_())));
}
static inline extensions_v1beta1_network_policy_egress_rule_edit
    extensions_v1beta1_network_policy_edit_spec_egress_at(
    extensions_v1beta1_network_policy_edit at, size_t index)
{
    return extensions_v1beta1_network_policy_egress_rule_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_egress_field_()), index));
}
static inline int extensions_v1beta1_network_policy_spec_egress_remove_at(
    extensions_v1beta1_network_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_egress_field_()), index));
}
static inline size_t extensions_v1beta1_network_policy_spec_egress_count(
    extensions_v1beta1_network_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_egress_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_egress_clear(
    extensions_v1beta1_network_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_egress_field_()));
}
static inline bool extensions_v1beta1_network_policy_spec_egress_has(
    extensions_v1beta1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_egress_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_egress_unset(
    extensions_v1beta1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_egress_field_()));
}
#define EXTENSIONS_V1BETA1_NETWORK_POLICY_SPEC_EGRESS_PATH ".spec.egress"
static inline kin_field
    *extensions_v1beta1_network_policy_spec_policy_types_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "policyTypes");
    return &field;
}
static inline kin_str extensions_v1beta1_network_policy_spec_policy_types_at(
    extensions_v1beta1_network_policy view, size_t index)
{
    return kin_value_str(kin_value_at(kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_policy_types_field_()), index));
}
static inline int extensions_v1beta1_network_policy_spec_policy_types_append(
    extensions_v1beta1_network_policy_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_policy_types_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t extensions_v1beta1_network_policy_spec_policy_types_count(
    extensions_v1beta1_network_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_policy_types_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_policy_types_clear(
    extensions_v1beta1_network_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_policy_types_field_()));
}
static inline bool extensions_v1beta1_network_policy_spec_policy_types_has(
    extensions_v1beta1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_network_policy_spec_policy_types_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_policy_types_unset(
    extensions_v1beta1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_policy_types_field_()));
}
#define EXTENSIONS_V1BETA1_NETWORK_POLICY_SPEC_POLICY_TYPES_PATH \
    ".spec.policyTypes"

/* NetworkPolicyEgressRule */
static inline kin_field
    *extensions_v1beta1_network_policy_egress_rule_ports_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ports", "");
    return &field;
}
static inline extensions_v1beta1_network_policy_port_list
    extensions_v1beta1_network_policy_egress_rule_get_ports(
    extensions_v1beta1_network_policy_egress_rule view)
{
    return extensions_v1beta1_network_policy_port_list_of(kin_value_field(
        view.value,
        extensions_v1beta1_network_policy_egress_rule_ports_field_()));
}
static inline extensions_v1beta1_network_policy_port
    extensions_v1beta1_network_policy_egress_rule_ports_at(
    extensions_v1beta1_network_policy_egress_rule view, size_t index)
{
    return extensions_v1beta1_network_policy_port_of(kin_value_at(
        kin_value_field(view.value,
        extensions_v1beta1_network_policy_egress_rule_ports_field_()), index));
}
static inline extensions_v1beta1_network_policy_port_edit
    extensions_v1beta1_network_policy_egress_rule_ports_append(
    extensions_v1beta1_network_policy_egress_rule_edit at)
{
    return extensions_v1beta1_network_policy_port_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_egress_rule_ports_field_())));
}
static inline extensions_v1beta1_network_policy_port_edit
    extensions_v1beta1_network_policy_egress_rule_edit_ports_at(
    extensions_v1beta1_network_policy_egress_rule_edit at, size_t index)
{
    return extensions_v1beta1_network_policy_port_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_egress_rule_ports_field_()), index));
}
static inline int extensions_v1beta1_network_policy_egress_rule_ports_remove_at(
    extensions_v1beta1_network_policy_egress_rule_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_network_policy_egress_rule_ports_field_()), index));
}
static inline size_t extensions_v1beta1_network_policy_egress_rule_ports_count(
    extensions_v1beta1_network_policy_egress_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_network_policy_egress_rule_ports_field_()));
}
static inline int extensions_v1beta1_network_policy_egress_rule_ports_clear(
    extensions_v1beta1_network_policy_egress_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_egress_rule_ports_field_()));
}
static inline bool extensions_v1beta1_network_policy_egress_rule_ports_has(
    extensions_v1beta1_network_policy_egress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_egress_rule_ports_field_()));
}
static inline int extensions_v1beta1_network_policy_egress_rule_ports_unset(
    extensions_v1beta1_network_policy_egress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_egress_rule_ports_field_()));
}
static inline kin_field
    *extensions_v1beta1_network_policy_egress_rule_to_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("to", "");
    return &field;
}
static inline extensions_v1beta1_network_policy_peer_list
    extensions_v1beta1_network_policy_egress_rule_get_to(
    extensions_v1beta1_network_policy_egress_rule view)
{
    return extensions_v1beta1_network_policy_peer_list_of(kin_value_field(
        view.value, extensions_v1beta1_network_policy_egress_rule_to_field_()));
}
static inline extensions_v1beta1_network_policy_peer
    extensions_v1beta1_network_policy_egress_rule_to_at(
    extensions_v1beta1_network_policy_egress_rule view, size_t index)
{
    return extensions_v1beta1_network_policy_peer_of(kin_value_at(
        kin_value_field(view.value,
        extensions_v1beta1_network_policy_egress_rule_to_field_()), index));
}
static inline extensions_v1beta1_network_policy_peer_edit
    extensions_v1beta1_network_policy_egress_rule_to_append(
    extensions_v1beta1_network_policy_egress_rule_edit at)
{
    return extensions_v1beta1_network_policy_peer_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_egress_rule_to_field_())));
}
static inline extensions_v1beta1_network_policy_peer_edit
    extensions_v1beta1_network_policy_egress_rule_edit_to_at(
    extensions_v1beta1_network_policy_egress_rule_edit at, size_t index)
{
    return extensions_v1beta1_network_policy_peer_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_egress_rule_to_field_()), index));
}
static inline int extensions_v1beta1_network_policy_egress_rule_to_remove_at(
    extensions_v1beta1_network_policy_egress_rule_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_network_policy_egress_rule_to_field_()), index));
}
static inline size_t extensions_v1beta1_network_policy_egress_rule_to_count(
    extensions_v1beta1_network_policy_egress_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_network_policy_egress_rule_to_field_()));
}
static inline int extensions_v1beta1_network_policy_egress_rule_to_clear(
    extensions_v1beta1_network_policy_egress_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_egress_rule_to_field_()));
}
static inline bool extensions_v1beta1_network_policy_egress_rule_to_has(
    extensions_v1beta1_network_policy_egress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_egress_rule_to_field_()));
}
static inline int extensions_v1beta1_network_policy_egress_rule_to_unset(
    extensions_v1beta1_network_policy_egress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_egress_rule_to_field_()));
}

/* NetworkPolicyIngressRule */
static inline kin_field
    *extensions_v1beta1_network_policy_ingress_rule_ports_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ports", "");
    return &field;
}
static inline extensions_v1beta1_network_policy_port_list
    extensions_v1beta1_network_policy_ingress_rule_get_ports(
    extensions_v1beta1_network_policy_ingress_rule view)
{
    return extensions_v1beta1_network_policy_port_list_of(kin_value_field(
        view.value,
        extensions_v1beta1_network_policy_ingress_rule_ports_field_()));
}
static inline extensions_v1beta1_network_policy_port
    extensions_v1beta1_network_policy_ingress_rule_ports_at(
    extensions_v1beta1_network_policy_ingress_rule view, size_t index)
{
    return extensions_v1beta1_network_policy_port_of(kin_value_at(
        kin_value_field(view.value,
        extensions_v1beta1_network_policy_ingress_rule_ports_field_()), index));
}
static inline extensions_v1beta1_network_policy_port_edit
    extensions_v1beta1_network_policy_ingress_rule_ports_append(
    extensions_v1beta1_network_policy_ingress_rule_edit at)
{
    return extensions_v1beta1_network_policy_port_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_ingress_rule_ports_field_())));
}
static inline extensions_v1beta1_network_policy_port_edit
    extensions_v1beta1_network_policy_ingress_rule_edit_ports_at(
    extensions_v1beta1_network_policy_ingress_rule_edit at, size_t index)
{
    return extensions_v1beta1_network_policy_port_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_ingress_rule_ports_field_()), index));
}
static inline int
    extensions_v1beta1_network_policy_ingress_rule_ports_remove_at(
    extensions_v1beta1_network_policy_ingress_rule_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_network_policy_ingress_rule_ports_field_()), index));
}
static inline size_t extensions_v1beta1_network_policy_ingress_rule_ports_count(
    extensions_v1beta1_network_policy_ingress_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_network_policy_ingress_rule_ports_field_()));
}
static inline int extensions_v1beta1_network_policy_ingress_rule_ports_clear(
    extensions_v1beta1_network_policy_ingress_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_ingress_rule_ports_field_()));
}
static inline bool extensions_v1beta1_network_policy_ingress_rule_ports_has(
    extensions_v1beta1_network_policy_ingress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_ingress_rule_ports_field_()));
}
static inline int extensions_v1beta1_network_policy_ingress_rule_ports_unset(
    extensions_v1beta1_network_policy_ingress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_ingress_rule_ports_field_()));
}
static inline kin_field
    *extensions_v1beta1_network_policy_ingress_rule_from_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("from", "");
    return &field;
}
static inline extensions_v1beta1_network_policy_peer_list
    extensions_v1beta1_network_policy_ingress_rule_get_from(
    extensions_v1beta1_network_policy_ingress_rule view)
{
    return extensions_v1beta1_network_policy_peer_list_of(kin_value_field(
        view.value,
        extensions_v1beta1_network_policy_ingress_rule_from_field_()));
}
static inline extensions_v1beta1_network_policy_peer
    extensions_v1beta1_network_policy_ingress_rule_from_at(
    extensions_v1beta1_network_policy_ingress_rule view, size_t index)
{
    return extensions_v1beta1_network_policy_peer_of(kin_value_at(
        kin_value_field(view.value,
        extensions_v1beta1_network_policy_ingress_rule_from_field_()), index));
}
static inline extensions_v1beta1_network_policy_peer_edit
    extensions_v1beta1_network_policy_ingress_rule_from_append(
    extensions_v1beta1_network_policy_ingress_rule_edit at)
{
    return extensions_v1beta1_network_policy_peer_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_ingress_rule_from_field_())));
}
static inline extensions_v1beta1_network_policy_peer_edit
    extensions_v1beta1_network_policy_ingress_rule_edit_from_at(
    extensions_v1beta1_network_policy_ingress_rule_edit at, size_t index)
{
    return extensions_v1beta1_network_policy_peer_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_ingress_rule_from_field_()), index));
}
static inline int extensions_v1beta1_network_policy_ingress_rule_from_remove_at(
    extensions_v1beta1_network_policy_ingress_rule_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_network_policy_ingress_rule_from_field_()), index));
}
static inline size_t extensions_v1beta1_network_policy_ingress_rule_from_count(
    extensions_v1beta1_network_policy_ingress_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_network_policy_ingress_rule_from_field_()));
}
static inline int extensions_v1beta1_network_policy_ingress_rule_from_clear(
    extensions_v1beta1_network_policy_ingress_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_ingress_rule_from_field_()));
}
static inline bool extensions_v1beta1_network_policy_ingress_rule_from_has(
    extensions_v1beta1_network_policy_ingress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_ingress_rule_from_field_()));
}
static inline int extensions_v1beta1_network_policy_ingress_rule_from_unset(
    extensions_v1beta1_network_policy_ingress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_ingress_rule_from_field_()));
}

/* NetworkPolicyPeer */
static inline kin_field
    *extensions_v1beta1_network_policy_peer_pod_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    extensions_v1beta1_network_policy_peer_get_pod_selector(
    extensions_v1beta1_network_policy_peer view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        extensions_v1beta1_network_policy_peer_pod_selector_field_()));
}
static inline meta_v1_label_selector_edit
    extensions_v1beta1_network_policy_peer_edit_pod_selector(
    extensions_v1beta1_network_policy_peer_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_network_policy_peer_pod_selector_field_()));
}
static inline bool extensions_v1beta1_network_policy_peer_pod_selector_has(
    extensions_v1beta1_network_policy_peer view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_peer_pod_selector_field_()));
}
static inline int extensions_v1beta1_network_policy_peer_pod_selector_unset(
    extensions_v1beta1_network_policy_peer_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_peer_pod_selector_field_()));
}
static inline kin_field
    *extensions_v1beta1_network_policy_peer_namespace_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespaceSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    extensions_v1beta1_network_policy_peer_get_namespace_selector(
    extensions_v1beta1_network_policy_peer view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        extensions_v1beta1_network_policy_peer_namespace_selector_field_()));
}
static inline meta_v1_label_selector_edit
    extensions_v1beta1_network_policy_peer_edit_namespace_selector(
    extensions_v1beta1_network_policy_peer_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        extensions_v1beta1_network_policy_peer_namespace_selector_field_()));
}
static inline bool
    extensions_v1beta1_network_policy_peer_namespace_selector_has(
    extensions_v1beta1_network_policy_peer view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_peer_namespace_selector_field_()));
}
static inline int
    extensions_v1beta1_network_policy_peer_namespace_selector_unset(
    extensions_v1beta1_network_policy_peer_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_peer_namespace_selector_field_()));
}
static inline kin_field
    *extensions_v1beta1_network_policy_peer_ip_block_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ipBlock", "");
    return &field;
}
static inline extensions_v1beta1_ip_block
    extensions_v1beta1_network_policy_peer_get_ip_block(
    extensions_v1beta1_network_policy_peer view)
{
    return extensions_v1beta1_ip_block_of(kin_value_field(view.value,
        extensions_v1beta1_network_policy_peer_ip_block_field_()));
}
static inline extensions_v1beta1_ip_block_edit
    extensions_v1beta1_network_policy_peer_edit_ip_block(
    extensions_v1beta1_network_policy_peer_edit at)
{
    return extensions_v1beta1_ip_block_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_network_policy_peer_ip_block_field_()));
}
static inline bool extensions_v1beta1_network_policy_peer_ip_block_has(
    extensions_v1beta1_network_policy_peer view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_peer_ip_block_field_()));
}
static inline int extensions_v1beta1_network_policy_peer_ip_block_unset(
    extensions_v1beta1_network_policy_peer_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_peer_ip_block_field_()));
}

/* NetworkPolicyPort */
static inline kin_field
    *extensions_v1beta1_network_policy_port_protocol_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("protocol", "");
    return &field;
}
/** One of core_v1_protocol_enum. */
static inline kin_str extensions_v1beta1_network_policy_port_protocol(
    extensions_v1beta1_network_policy_port view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_network_policy_port_protocol_field_()));
}
static inline int extensions_v1beta1_network_policy_port_protocol_set(
    extensions_v1beta1_network_policy_port_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_port_protocol_field_()), value);
}
static inline bool extensions_v1beta1_network_policy_port_protocol_has(
    extensions_v1beta1_network_policy_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_port_protocol_field_()));
}
static inline int extensions_v1beta1_network_policy_port_protocol_unset(
    extensions_v1beta1_network_policy_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_port_protocol_field_()));
}
static inline kin_field
    *extensions_v1beta1_network_policy_port_port_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("port", "");
    return &field;
}
static inline kin_intstr extensions_v1beta1_network_policy_port_port(
    extensions_v1beta1_network_policy_port view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        extensions_v1beta1_network_policy_port_port_field_()));
}
static inline int extensions_v1beta1_network_policy_port_port_set(
    extensions_v1beta1_network_policy_port_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_port_port_field_()), value);
}
static inline bool extensions_v1beta1_network_policy_port_port_has(
    extensions_v1beta1_network_policy_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_port_port_field_()));
}
static inline int extensions_v1beta1_network_policy_port_port_unset(
    extensions_v1beta1_network_policy_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_port_port_field_()));
}
static inline kin_field
    *extensions_v1beta1_network_policy_port_end_port_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("endPort", "");
    return &field;
}
static inline int32_t extensions_v1beta1_network_policy_port_end_port(
    extensions_v1beta1_network_policy_port view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_network_policy_port_end_port_field_()));
}
static inline int extensions_v1beta1_network_policy_port_end_port_set(
    extensions_v1beta1_network_policy_port_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_port_end_port_field_()), value);
}
static inline bool extensions_v1beta1_network_policy_port_end_port_has(
    extensions_v1beta1_network_policy_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_port_end_port_field_()));
}
static inline int extensions_v1beta1_network_policy_port_end_port_unset(
    extensions_v1beta1_network_policy_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_port_end_port_field_()));
}

/* NetworkPolicySpec */
static inline kin_field
    *extensions_v1beta1_network_policy_spec_get_pod_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    extensions_v1beta1_network_policy_spec_get_pod_selector(
    extensions_v1beta1_network_policy_spec view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_pod_selector_field_()));
}
static inline meta_v1_label_selector_edit
    extensions_v1beta1_network_policy_spec_edit_pod_selector(
    extensions_v1beta1_network_policy_spec_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        extensions_v1beta1_network_policy_spec_get_pod_selector_field_()));
}
static inline bool extensions_v1beta1_network_policy_spec_get_pod_selector_has(
    extensions_v1beta1_network_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_pod_selector_field_()));
}
static inline int
    extensions_v1beta1_network_policy_spec_edit_pod_selector_unset(
    extensions_v1beta1_network_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_pod_selector_field_()));
}
static inline kin_field
    *extensions_v1beta1_network_policy_spec_get_ingress_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ingress", "");
    return &field;
}
static inline extensions_v1beta1_network_policy_ingress_rule_list
    extensions_v1beta1_network_policy_spec_get_ingress(
    extensions_v1beta1_network_policy_spec view)
{
    return extensions_v1beta1_network_policy_ingress_rule_list_of(
        kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_ingress_field_()));
}
static inline extensions_v1beta1_network_policy_ingress_rule
    extensions_v1beta1_network_policy_spec_get_ingress_at(
    extensions_v1beta1_network_policy_spec view, size_t index)
{
    return extensions_v1beta1_network_policy_ingress_rule_of(kin_value_at(
        kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_ingress_field_()), index));
}
static inline extensions_v1beta1_network_policy_ingress_rule_edit
    extensions_v1beta1_network_policy_spec_edit_ingress_append(
    extensions_v1beta1_network_policy_spec_edit at)
{
    return extensions_v1beta1_network_policy_ingress_rule_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_ingress_field_())));
}
static inline extensions_v1beta1_network_policy_ingress_rule_edit
    extensions_v1beta1_network_policy_spec_edit_ingress_at(
    extensions_v1beta1_network_policy_spec_edit at, size_t index)
{
    return extensions_v1beta1_network_policy_ingress_rule_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_ingress_field_()), index));
}
static inline int extensions_v1beta1_network_policy_spec_edit_ingress_remove_at(
    extensions_v1beta1_network_policy_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_ingress_field_()), index));
}
static inline size_t extensions_v1beta1_network_policy_spec_get_ingress_count(
    extensions_v1beta1_network_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_ingress_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_edit_ingress_clear(
    extensions_v1beta1_network_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_ingress_field_()));
}
static inline bool extensions_v1beta1_network_policy_spec_get_ingress_has(
    extensions_v1beta1_network_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_ingress_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_edit_ingress_unset(
    extensions_v1beta1_network_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_ingress_field_()));
}
static inline kin_field
    *extensions_v1beta1_network_policy_spec_get_egress_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("egress", "");
    return &field;
}
static inline extensions_v1beta1_network_policy_egress_rule_list
    extensions_v1beta1_network_policy_spec_get_egress(
    extensions_v1beta1_network_policy_spec view)
{
    return extensions_v1beta1_network_policy_egress_rule_list_of(
        kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_egress_field_()));
}
static inline extensions_v1beta1_network_policy_egress_rule
    extensions_v1beta1_network_policy_spec_get_egress_at(
    extensions_v1beta1_network_policy_spec view, size_t index)
{
    return extensions_v1beta1_network_policy_egress_rule_of(kin_value_at(
        kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_egress_field_()), index));
}
static inline extensions_v1beta1_network_policy_egress_rule_edit
    extensions_v1beta1_network_policy_spec_edit_egress_append(
    extensions_v1beta1_network_policy_spec_edit at)
{
    return extensions_v1beta1_network_policy_egress_rule_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_egress_field_())));
}
static inline extensions_v1beta1_network_policy_egress_rule_edit
    extensions_v1beta1_network_policy_spec_edit_egress_at(
    extensions_v1beta1_network_policy_spec_edit at, size_t index)
{
    return extensions_v1beta1_network_policy_egress_rule_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_egress_field_()), index));
}
static inline int extensions_v1beta1_network_policy_spec_edit_egress_remove_at(
    extensions_v1beta1_network_policy_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_egress_field_()), index));
}
static inline size_t extensions_v1beta1_network_policy_spec_get_egress_count(
    extensions_v1beta1_network_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_egress_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_edit_egress_clear(
    extensions_v1beta1_network_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_egress_field_()));
}
static inline bool extensions_v1beta1_network_policy_spec_get_egress_has(
    extensions_v1beta1_network_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_egress_field_()));
}
static inline int extensions_v1beta1_network_policy_spec_edit_egress_unset(
    extensions_v1beta1_network_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_egress_field_()));
}
static inline kin_field
    *extensions_v1beta1_network_policy_spec_get_policy_types_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("policyTypes", "");
    return &field;
}
static inline kin_str
    extensions_v1beta1_network_policy_spec_get_policy_types_at(
    extensions_v1beta1_network_policy_spec view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_policy_types_field_()),
        index));
}
static inline int
    extensions_v1beta1_network_policy_spec_edit_policy_types_append(
    extensions_v1beta1_network_policy_spec_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_policy_types_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    extensions_v1beta1_network_policy_spec_get_policy_types_count(
    extensions_v1beta1_network_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_policy_types_field_()));
}
static inline int
    extensions_v1beta1_network_policy_spec_edit_policy_types_clear(
    extensions_v1beta1_network_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_policy_types_field_()));
}
static inline bool extensions_v1beta1_network_policy_spec_get_policy_types_has(
    extensions_v1beta1_network_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_network_policy_spec_get_policy_types_field_()));
}
static inline int
    extensions_v1beta1_network_policy_spec_edit_policy_types_unset(
    extensions_v1beta1_network_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_network_policy_spec_get_policy_types_field_()));
}

/* ReplicaSet */
static inline kin_field *extensions_v1beta1_replica_set_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta extensions_v1beta1_replica_set_get_metadata(
    extensions_v1beta1_replica_set view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        extensions_v1beta1_replica_set_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    extensions_v1beta1_replica_set_edit_metadata(
    extensions_v1beta1_replica_set_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_metadata_field_()));
}
static inline bool extensions_v1beta1_replica_set_metadata_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_metadata_field_()));
}
static inline int extensions_v1beta1_replica_set_metadata_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_metadata_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_METADATA_PATH ".metadata"
static inline kin_field *extensions_v1beta1_replica_set_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline extensions_v1beta1_replica_set_spec
    extensions_v1beta1_replica_set_get_spec(extensions_v1beta1_replica_set view)
{
    return extensions_v1beta1_replica_set_spec_of(kin_object_field(view.object,
        extensions_v1beta1_replica_set_spec_field_()));
}
static inline extensions_v1beta1_replica_set_spec_edit
    extensions_v1beta1_replica_set_edit_spec(
    extensions_v1beta1_replica_set_edit at)
{
    return extensions_v1beta1_replica_set_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, extensions_v1beta1_replica_set_spec_field_()));
}
static inline bool extensions_v1beta1_replica_set_spec_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_spec_field_()));
}
static inline int extensions_v1beta1_replica_set_spec_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_SPEC_PATH ".spec"
static inline kin_field *extensions_v1beta1_replica_set_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline extensions_v1beta1_replica_set_status
    extensions_v1beta1_replica_set_get_status(
    extensions_v1beta1_replica_set view)
{
    return extensions_v1beta1_replica_set_status_of(kin_object_field(
        view.object, extensions_v1beta1_replica_set_status_field_()));
}
static inline extensions_v1beta1_replica_set_status_edit
    extensions_v1beta1_replica_set_edit_status(
    extensions_v1beta1_replica_set_edit at)
{
    return extensions_v1beta1_replica_set_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_field_()));
}
static inline bool extensions_v1beta1_replica_set_status_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_field_()));
}
static inline int extensions_v1beta1_replica_set_status_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_STATUS_PATH ".status"
static inline kin_field
    *extensions_v1beta1_replica_set_spec_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "replicas");
    return &field;
}
static inline int32_t extensions_v1beta1_replica_set_spec_replicas(
    extensions_v1beta1_replica_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_replica_set_spec_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_spec_replicas_set(
    extensions_v1beta1_replica_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_replicas_field_()), value);
}
static inline bool extensions_v1beta1_replica_set_spec_replicas_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_spec_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_spec_replicas_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_SPEC_REPLICAS_PATH ".spec.replicas"
static inline kin_field
    *extensions_v1beta1_replica_set_spec_min_ready_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "minReadySeconds");
    return &field;
}
static inline int32_t extensions_v1beta1_replica_set_spec_min_ready_seconds(
    extensions_v1beta1_replica_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_replica_set_spec_min_ready_seconds_field_()));
}
static inline int extensions_v1beta1_replica_set_spec_min_ready_seconds_set(
    extensions_v1beta1_replica_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_min_ready_seconds_field_()), value);
}
static inline bool extensions_v1beta1_replica_set_spec_min_ready_seconds_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_spec_min_ready_seconds_field_()));
}
static inline int extensions_v1beta1_replica_set_spec_min_ready_seconds_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_min_ready_seconds_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_SPEC_MIN_READY_SECONDS_PATH \
    ".spec.minReadySeconds"
static inline kin_field
    *extensions_v1beta1_replica_set_spec_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "selector");
    return &field;
}
static inline meta_v1_label_selector
    extensions_v1beta1_replica_set_get_spec_selector(
    extensions_v1beta1_replica_set view)
{
    return meta_v1_label_selector_of(kin_object_field(view.object,
        extensions_v1beta1_replica_set_spec_selector_field_()));
}
static inline meta_v1_label_selector_edit
    extensions_v1beta1_replica_set_edit_spec_selector(
    extensions_v1beta1_replica_set_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_replica_set_spec_selector_field_()));
}
static inline bool extensions_v1beta1_replica_set_spec_selector_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_spec_selector_field_()));
}
static inline int extensions_v1beta1_replica_set_spec_selector_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_selector_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_SPEC_SELECTOR_PATH ".spec.selector"
static inline kin_field
    *extensions_v1beta1_replica_set_spec_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "template");
    return &field;
}
static inline core_v1_pod_template_spec
    extensions_v1beta1_replica_set_get_spec_template(
    extensions_v1beta1_replica_set view)
{
    return core_v1_pod_template_spec_of(kin_object_field(view.object,
        extensions_v1beta1_replica_set_spec_template_field_()));
}
static inline core_v1_pod_template_spec_edit
    extensions_v1beta1_replica_set_edit_spec_template(
    extensions_v1beta1_replica_set_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_replica_set_spec_template_field_()));
}
static inline bool extensions_v1beta1_replica_set_spec_template_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_spec_template_field_()));
}
static inline int extensions_v1beta1_replica_set_spec_template_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_template_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_SPEC_TEMPLATE_PATH ".spec.template"
static inline kin_field
    *extensions_v1beta1_replica_set_status_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "replicas");
    return &field;
}
static inline int32_t extensions_v1beta1_replica_set_status_replicas(
    extensions_v1beta1_replica_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_status_replicas_set(
    extensions_v1beta1_replica_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_replicas_field_()), value);
}
static inline bool extensions_v1beta1_replica_set_status_replicas_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_status_replicas_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_STATUS_REPLICAS_PATH ".status.replicas"
static inline kin_field
    *extensions_v1beta1_replica_set_status_fully_labeled_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "fullyLabeledReplicas");
    return &field;
}
static inline int32_t
    extensions_v1beta1_replica_set_status_fully_labeled_replicas(
    extensions_v1beta1_replica_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_fully_labeled_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_fully_labeled_replicas_set(
    extensions_v1beta1_replica_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_fully_labeled_replicas_field_()),
        value);
}
static inline bool
    extensions_v1beta1_replica_set_status_fully_labeled_replicas_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_fully_labeled_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_fully_labeled_replicas_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_fully_labeled_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_STATUS_FULLY_LABELED_REPLICAS_PATH \
    ".status.fullyLabeledReplicas"
static inline kin_field
    *extensions_v1beta1_replica_set_status_ready_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "readyReplicas");
    return &field;
}
static inline int32_t extensions_v1beta1_replica_set_status_ready_replicas(
    extensions_v1beta1_replica_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_ready_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_status_ready_replicas_set(
    extensions_v1beta1_replica_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_ready_replicas_field_()), value);
}
static inline bool extensions_v1beta1_replica_set_status_ready_replicas_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_ready_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_status_ready_replicas_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_ready_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_STATUS_READY_REPLICAS_PATH \
    ".status.readyReplicas"
static inline kin_field
    *extensions_v1beta1_replica_set_status_available_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "availableReplicas");
    return &field;
}
static inline int32_t extensions_v1beta1_replica_set_status_available_replicas(
    extensions_v1beta1_replica_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_available_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_status_available_replicas_set(
    extensions_v1beta1_replica_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_available_replicas_field_()),
        value);
}
static inline bool extensions_v1beta1_replica_set_status_available_replicas_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_available_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_available_replicas_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_available_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"
static inline kin_field
    *extensions_v1beta1_replica_set_status_terminating_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "terminatingReplicas");
    return &field;
}
static inline int32_t
    extensions_v1beta1_replica_set_status_terminating_replicas(
    extensions_v1beta1_replica_set view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_terminating_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_terminating_replicas_set(
    extensions_v1beta1_replica_set_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_terminating_replicas_field_()),
        value);
}
static inline bool
    extensions_v1beta1_replica_set_status_terminating_replicas_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_terminating_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_terminating_replicas_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_terminating_replicas_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_STATUS_TERMINATING_REPLICAS_PATH \
    ".status.terminatingReplicas"
static inline kin_field
    *extensions_v1beta1_replica_set_status_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "observedGeneration");
    return &field;
}
static inline int64_t extensions_v1beta1_replica_set_status_observed_generation(
    extensions_v1beta1_replica_set view)
{
    return kin_value_as_int64(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_observed_generation_field_()));
}
static inline int extensions_v1beta1_replica_set_status_observed_generation_set(
    extensions_v1beta1_replica_set_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_observed_generation_field_()),
        value);
}
static inline bool
    extensions_v1beta1_replica_set_status_observed_generation_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_observed_generation_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_observed_generation_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_observed_generation_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
static inline kin_field
    *extensions_v1beta1_replica_set_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline extensions_v1beta1_replica_set_condition_list
    extensions_v1beta1_replica_set_get_status_conditions(
    extensions_v1beta1_replica_set view)
{
    return extensions_v1beta1_replica_set_condition_list_of(kin_object_field(
        view.object,
        extensions_v1beta1_replica_set_status_conditions_field_()));
}
static inline extensions_v1beta1_replica_set_condition
    extensions_v1beta1_replica_set_status_conditions_at(
    extensions_v1beta1_replica_set view, size_t index)
{
    return extensions_v1beta1_replica_set_condition_of(kin_value_at(
        kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_conditions_field_()), index));
}
static inline extensions_v1beta1_replica_set_condition_edit
    extensions_v1beta1_replica_set_status_conditions_append(
    extensions_v1beta1_replica_set_edit at)
{
    return extensions_v1beta1_replica_set_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_conditions_field_())));
}
static inline extensions_v1beta1_replica_set_condition_edit
    extensions_v1beta1_replica_set_edit_status_conditions_at(
    extensions_v1beta1_replica_set_edit at, size_t index)
{
    return extensions_v1beta1_replica_set_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_conditions_field_()), index));
}
static inline int extensions_v1beta1_replica_set_status_conditions_remove_at(
    extensions_v1beta1_replica_set_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_replica_set_status_conditions_field_()), index));
}
static inline size_t extensions_v1beta1_replica_set_status_conditions_count(
    extensions_v1beta1_replica_set view)
{
    return kin_value_count(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_conditions_field_()));
}
static inline int extensions_v1beta1_replica_set_status_conditions_clear(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_conditions_field_()));
}
static inline bool extensions_v1beta1_replica_set_status_conditions_has(
    extensions_v1beta1_replica_set view)
{
    return kin_value_is_set(kin_object_field(view.object,
        extensions_v1beta1_replica_set_status_conditions_field_()));
}
static inline int extensions_v1beta1_replica_set_status_conditions_unset(
    extensions_v1beta1_replica_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_conditions_field_()));
}
#define EXTENSIONS_V1BETA1_REPLICA_SET_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* ReplicaSetCondition */
static inline kin_field
    *extensions_v1beta1_replica_set_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str extensions_v1beta1_replica_set_condition_type(
    extensions_v1beta1_replica_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_replica_set_condition_type_field_()));
}
static inline int extensions_v1beta1_replica_set_condition_type_set(
    extensions_v1beta1_replica_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_condition_type_field_()), value);
}
static inline bool extensions_v1beta1_replica_set_condition_type_has(
    extensions_v1beta1_replica_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_condition_type_field_()));
}
static inline int extensions_v1beta1_replica_set_condition_type_unset(
    extensions_v1beta1_replica_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_condition_type_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str extensions_v1beta1_replica_set_condition_status(
    extensions_v1beta1_replica_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_replica_set_condition_status_field_()));
}
static inline int extensions_v1beta1_replica_set_condition_status_set(
    extensions_v1beta1_replica_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_condition_status_field_()), value);
}
static inline bool extensions_v1beta1_replica_set_condition_status_has(
    extensions_v1beta1_replica_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_condition_status_field_()));
}
static inline int extensions_v1beta1_replica_set_condition_status_unset(
    extensions_v1beta1_replica_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_condition_status_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time
    extensions_v1beta1_replica_set_condition_last_transition_time(
    extensions_v1beta1_replica_set_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        extensions_v1beta1_replica_set_condition_last_transition_time_field_()));
}
static inline int
    extensions_v1beta1_replica_set_condition_last_transition_time_set(
    extensions_v1beta1_replica_set_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_condition_last_transition_time_field_()),
        value);
}
static inline bool
    extensions_v1beta1_replica_set_condition_last_transition_time_has(
    extensions_v1beta1_replica_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_condition_last_transition_time_field_()));
}
static inline int
    extensions_v1beta1_replica_set_condition_last_transition_time_unset(
    extensions_v1beta1_replica_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_condition_last_transition_time_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str extensions_v1beta1_replica_set_condition_reason(
    extensions_v1beta1_replica_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_replica_set_condition_reason_field_()));
}
static inline int extensions_v1beta1_replica_set_condition_reason_set(
    extensions_v1beta1_replica_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_condition_reason_field_()), value);
}
static inline bool extensions_v1beta1_replica_set_condition_reason_has(
    extensions_v1beta1_replica_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_condition_reason_field_()));
}
static inline int extensions_v1beta1_replica_set_condition_reason_unset(
    extensions_v1beta1_replica_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_condition_reason_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str extensions_v1beta1_replica_set_condition_message(
    extensions_v1beta1_replica_set_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        extensions_v1beta1_replica_set_condition_message_field_()));
}
static inline int extensions_v1beta1_replica_set_condition_message_set(
    extensions_v1beta1_replica_set_condition_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_condition_message_field_()), value);
}
static inline bool extensions_v1beta1_replica_set_condition_message_has(
    extensions_v1beta1_replica_set_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_condition_message_field_()));
}
static inline int extensions_v1beta1_replica_set_condition_message_unset(
    extensions_v1beta1_replica_set_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_condition_message_field_()));
}

/* ReplicaSetSpec */
static inline kin_field
    *extensions_v1beta1_replica_set_spec_get_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("replicas", "");
    return &field;
}
static inline int32_t extensions_v1beta1_replica_set_spec_get_replicas(
    extensions_v1beta1_replica_set_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_replica_set_spec_get_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_spec_edit_replicas_set(
    extensions_v1beta1_replica_set_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_get_replicas_field_()), value);
}
static inline bool extensions_v1beta1_replica_set_spec_get_replicas_has(
    extensions_v1beta1_replica_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_spec_get_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_spec_edit_replicas_unset(
    extensions_v1beta1_replica_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_get_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_spec_get_min_ready_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("minReadySeconds", "");
    return &field;
}
static inline int32_t extensions_v1beta1_replica_set_spec_get_min_ready_seconds(
    extensions_v1beta1_replica_set_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_replica_set_spec_get_min_ready_seconds_field_()));
}
static inline int
    extensions_v1beta1_replica_set_spec_edit_min_ready_seconds_set(
    extensions_v1beta1_replica_set_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_get_min_ready_seconds_field_()),
        value);
}
static inline bool
    extensions_v1beta1_replica_set_spec_get_min_ready_seconds_has(
    extensions_v1beta1_replica_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_spec_get_min_ready_seconds_field_()));
}
static inline int
    extensions_v1beta1_replica_set_spec_edit_min_ready_seconds_unset(
    extensions_v1beta1_replica_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_get_min_ready_seconds_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_spec_get_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("selector", "");
    return &field;
}
static inline meta_v1_label_selector
    extensions_v1beta1_replica_set_spec_get_selector(
    extensions_v1beta1_replica_set_spec view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        extensions_v1beta1_replica_set_spec_get_selector_field_()));
}
static inline meta_v1_label_selector_edit
    extensions_v1beta1_replica_set_spec_edit_selector(
    extensions_v1beta1_replica_set_spec_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_replica_set_spec_get_selector_field_()));
}
static inline bool extensions_v1beta1_replica_set_spec_get_selector_has(
    extensions_v1beta1_replica_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_spec_get_selector_field_()));
}
static inline int extensions_v1beta1_replica_set_spec_edit_selector_unset(
    extensions_v1beta1_replica_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_get_selector_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_spec_get_template_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("template", "");
    return &field;
}
static inline core_v1_pod_template_spec
    extensions_v1beta1_replica_set_spec_get_template(
    extensions_v1beta1_replica_set_spec view)
{
    return core_v1_pod_template_spec_of(kin_value_field(view.value,
        extensions_v1beta1_replica_set_spec_get_template_field_()));
}
static inline core_v1_pod_template_spec_edit
    extensions_v1beta1_replica_set_spec_edit_template(
    extensions_v1beta1_replica_set_spec_edit at)
{
    return core_v1_pod_template_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, extensions_v1beta1_replica_set_spec_get_template_field_()));
}
static inline bool extensions_v1beta1_replica_set_spec_get_template_has(
    extensions_v1beta1_replica_set_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_spec_get_template_field_()));
}
static inline int extensions_v1beta1_replica_set_spec_edit_template_unset(
    extensions_v1beta1_replica_set_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_spec_get_template_field_()));
}

/* ReplicaSetStatus */
static inline kin_field
    *extensions_v1beta1_replica_set_status_get_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("replicas", "");
    return &field;
}
static inline int32_t extensions_v1beta1_replica_set_status_get_replicas(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_status_edit_replicas_set(
    extensions_v1beta1_replica_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_replicas_field_()), value);
}
static inline bool extensions_v1beta1_replica_set_status_get_replicas_has(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_status_edit_replicas_unset(
    extensions_v1beta1_replica_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_status_get_fully_labeled_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("fullyLabeledReplicas", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_replica_set_status_get_fully_labeled_replicas(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_fully_labeled_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_edit_fully_labeled_replicas_set(
    extensions_v1beta1_replica_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_fully_labeled_replicas_field_()), value);
}
static inline bool
    extensions_v1beta1_replica_set_status_get_fully_labeled_replicas_has(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_fully_labeled_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_edit_fully_labeled_replicas_unset(
    extensions_v1beta1_replica_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_fully_labeled_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_status_get_ready_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("readyReplicas", "");
    return &field;
}
static inline int32_t extensions_v1beta1_replica_set_status_get_ready_replicas(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_ready_replicas_field_()));
}
static inline int extensions_v1beta1_replica_set_status_edit_ready_replicas_set(
    extensions_v1beta1_replica_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_ready_replicas_field_()),
        value);
}
static inline bool extensions_v1beta1_replica_set_status_get_ready_replicas_has(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_ready_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_edit_ready_replicas_unset(
    extensions_v1beta1_replica_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_ready_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_status_get_available_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("availableReplicas", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_replica_set_status_get_available_replicas(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_available_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_edit_available_replicas_set(
    extensions_v1beta1_replica_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_available_replicas_field_()),
        value);
}
static inline bool
    extensions_v1beta1_replica_set_status_get_available_replicas_has(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_available_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_edit_available_replicas_unset(
    extensions_v1beta1_replica_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_available_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_status_get_terminating_replicas_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("terminatingReplicas", "");
    return &field;
}
static inline int32_t
    extensions_v1beta1_replica_set_status_get_terminating_replicas(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_terminating_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_edit_terminating_replicas_set(
    extensions_v1beta1_replica_set_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_terminating_replicas_field_()), value);
}
static inline bool
    extensions_v1beta1_replica_set_status_get_terminating_replicas_has(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_terminating_replicas_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_edit_terminating_replicas_unset(
    extensions_v1beta1_replica_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_terminating_replicas_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_status_get_observed_generation_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("observedGeneration", "");
    return &field;
}
static inline int64_t
    extensions_v1beta1_replica_set_status_get_observed_generation(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_observed_generation_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_edit_observed_generation_set(
    extensions_v1beta1_replica_set_status_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_observed_generation_field_()),
        value);
}
static inline bool
    extensions_v1beta1_replica_set_status_get_observed_generation_has(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_observed_generation_field_()));
}
static inline int
    extensions_v1beta1_replica_set_status_edit_observed_generation_unset(
    extensions_v1beta1_replica_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_observed_generation_field_()));
}
static inline kin_field
    *extensions_v1beta1_replica_set_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline extensions_v1beta1_replica_set_condition_list
    extensions_v1beta1_replica_set_status_get_conditions(
    extensions_v1beta1_replica_set_status view)
{
    return extensions_v1beta1_replica_set_condition_list_of(kin_value_field(
        view.value,
        extensions_v1beta1_replica_set_status_get_conditions_field_()));
}
static inline extensions_v1beta1_replica_set_condition
    extensions_v1beta1_replica_set_status_get_conditions_at(
    extensions_v1beta1_replica_set_status view, size_t index)
{
    return extensions_v1beta1_replica_set_condition_of(kin_value_at(
        kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_conditions_field_()), index));
}
static inline extensions_v1beta1_replica_set_condition_edit
    extensions_v1beta1_replica_set_status_edit_conditions_append(
    extensions_v1beta1_replica_set_status_edit at)
{
    return extensions_v1beta1_replica_set_condition_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_conditions_field_())));
}
static inline extensions_v1beta1_replica_set_condition_edit
    extensions_v1beta1_replica_set_status_edit_conditions_at(
    extensions_v1beta1_replica_set_status_edit at, size_t index)
{
    return extensions_v1beta1_replica_set_condition_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_conditions_field_()), index));
}
static inline int
    extensions_v1beta1_replica_set_status_edit_conditions_remove_at(
    extensions_v1beta1_replica_set_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_conditions_field_()), index));
}
static inline size_t extensions_v1beta1_replica_set_status_get_conditions_count(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_count(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_conditions_field_()));
}
static inline int extensions_v1beta1_replica_set_status_edit_conditions_clear(
    extensions_v1beta1_replica_set_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_conditions_field_()));
}
static inline bool extensions_v1beta1_replica_set_status_get_conditions_has(
    extensions_v1beta1_replica_set_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_replica_set_status_get_conditions_field_()));
}
static inline int extensions_v1beta1_replica_set_status_edit_conditions_unset(
    extensions_v1beta1_replica_set_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_replica_set_status_get_conditions_field_()));
}

/* RollbackConfig */
static inline kin_field
    *extensions_v1beta1_rollback_config_revision_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("revision", "");
    return &field;
}
static inline int64_t extensions_v1beta1_rollback_config_revision(
    extensions_v1beta1_rollback_config view)
{
    return kin_value_as_int64(kin_value_field(view.value,
        extensions_v1beta1_rollback_config_revision_field_()));
}
static inline int extensions_v1beta1_rollback_config_revision_set(
    extensions_v1beta1_rollback_config_edit at, int64_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_rollback_config_revision_field_()), value);
}
static inline bool extensions_v1beta1_rollback_config_revision_has(
    extensions_v1beta1_rollback_config view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_rollback_config_revision_field_()));
}
static inline int extensions_v1beta1_rollback_config_revision_unset(
    extensions_v1beta1_rollback_config_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_rollback_config_revision_field_()));
}

/* RollingUpdateDaemonSet */
static inline kin_field
    *extensions_v1beta1_rolling_update_daemon_set_max_unavailable_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxUnavailable", "");
    return &field;
}
static inline kin_intstr
    extensions_v1beta1_rolling_update_daemon_set_max_unavailable(
    extensions_v1beta1_rolling_update_daemon_set view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        extensions_v1beta1_rolling_update_daemon_set_max_unavailable_field_()));
}
static inline int
    extensions_v1beta1_rolling_update_daemon_set_max_unavailable_set(
    extensions_v1beta1_rolling_update_daemon_set_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_rolling_update_daemon_set_max_unavailable_field_()),
        value);
}
static inline bool
    extensions_v1beta1_rolling_update_daemon_set_max_unavailable_has(
    extensions_v1beta1_rolling_update_daemon_set view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_rolling_update_daemon_set_max_unavailable_field_()));
}
static inline int
    extensions_v1beta1_rolling_update_daemon_set_max_unavailable_unset(
    extensions_v1beta1_rolling_update_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_rolling_update_daemon_set_max_unavailable_field_()));
}
static inline kin_field
    *extensions_v1beta1_rolling_update_daemon_set_max_surge_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxSurge", "");
    return &field;
}
static inline kin_intstr extensions_v1beta1_rolling_update_daemon_set_max_surge(
    extensions_v1beta1_rolling_update_daemon_set view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        extensions_v1beta1_rolling_update_daemon_set_max_surge_field_()));
}
static inline int extensions_v1beta1_rolling_update_daemon_set_max_surge_set(
    extensions_v1beta1_rolling_update_daemon_set_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_rolling_update_daemon_set_max_surge_field_()),
        value);
}
static inline bool extensions_v1beta1_rolling_update_daemon_set_max_surge_has(
    extensions_v1beta1_rolling_update_daemon_set view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_rolling_update_daemon_set_max_surge_field_()));
}
static inline int extensions_v1beta1_rolling_update_daemon_set_max_surge_unset(
    extensions_v1beta1_rolling_update_daemon_set_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_rolling_update_daemon_set_max_surge_field_()));
}

/* RollingUpdateDeployment */
static inline kin_field
    *extensions_v1beta1_rolling_update_deployment_max_unavailable_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxUnavailable", "");
    return &field;
}
static inline kin_intstr
    extensions_v1beta1_rolling_update_deployment_max_unavailable(
    extensions_v1beta1_rolling_update_deployment view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        extensions_v1beta1_rolling_update_deployment_max_unavailable_field_()));
}
static inline int
    extensions_v1beta1_rolling_update_deployment_max_unavailable_set(
    extensions_v1beta1_rolling_update_deployment_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_rolling_update_deployment_max_unavailable_field_()),
        value);
}
static inline bool
    extensions_v1beta1_rolling_update_deployment_max_unavailable_has(
    extensions_v1beta1_rolling_update_deployment view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_rolling_update_deployment_max_unavailable_field_()));
}
static inline int
    extensions_v1beta1_rolling_update_deployment_max_unavailable_unset(
    extensions_v1beta1_rolling_update_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_rolling_update_deployment_max_unavailable_field_()));
}
static inline kin_field
    *extensions_v1beta1_rolling_update_deployment_max_surge_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxSurge", "");
    return &field;
}
static inline kin_intstr extensions_v1beta1_rolling_update_deployment_max_surge(
    extensions_v1beta1_rolling_update_deployment view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        extensions_v1beta1_rolling_update_deployment_max_surge_field_()));
}
static inline int extensions_v1beta1_rolling_update_deployment_max_surge_set(
    extensions_v1beta1_rolling_update_deployment_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_rolling_update_deployment_max_surge_field_()),
        value);
}
static inline bool extensions_v1beta1_rolling_update_deployment_max_surge_has(
    extensions_v1beta1_rolling_update_deployment view)
{
    return kin_value_is_set(kin_value_field(view.value,
        extensions_v1beta1_rolling_update_deployment_max_surge_field_()));
}
static inline int extensions_v1beta1_rolling_update_deployment_max_surge_unset(
    extensions_v1beta1_rolling_update_deployment_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        extensions_v1beta1_rolling_update_deployment_max_surge_field_()));
}

static const kin_resource extensions_v1beta1_daemon_sets[1] = {
    {"extensions", "v1beta1", "daemonsets", "DaemonSet", false},
};
static inline extensions_v1beta1_daemon_set_edit
    extensions_v1beta1_daemon_set_new(const kin_allocator *alloc, kin_str ns,
    kin_str name)
{
    extensions_v1beta1_daemon_set_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, extensions_v1beta1_daemon_sets, named);
    at.spot = kin_edit_root();
    return at;
}
static inline extensions_v1beta1_daemon_set extensions_v1beta1_daemon_set_cast(
    const kin_object *object)
{
    return extensions_v1beta1_daemon_set_of(kin_object_is_of(object,
        extensions_v1beta1_daemon_sets) ? object : NULL);
}
static inline kin_call_opts extensions_v1beta1_daemon_sets_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int extensions_v1beta1_daemon_sets_got_(int r, kin_object *object,
    extensions_v1beta1_daemon_set *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    extensions_v1beta1_daemon_set *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, extensions_v1beta1_daemon_sets, at, opts,
        ret ? &got : NULL, err);
    return extensions_v1beta1_daemon_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_create(
    kin_client *client, extensions_v1beta1_daemon_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_daemon_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, extensions_v1beta1_daemon_sets, at.edit,
        opts, ret ? &got : NULL, err);
    return extensions_v1beta1_daemon_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, extensions_v1beta1_daemon_sets, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int
    extensions_v1beta1_daemon_sets_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, extensions_v1beta1_daemon_sets,
        opts, NULL, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_update(
    kin_client *client, extensions_v1beta1_daemon_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_daemon_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_daemon_sets_part_(opts, "");
    int r = kin_client_update(client, extensions_v1beta1_daemon_sets, at.edit,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_daemon_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_patch(
    kin_client *client, extensions_v1beta1_daemon_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_daemon_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_daemon_sets_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_daemon_sets, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_daemon_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_apply(
    kin_client *client, extensions_v1beta1_daemon_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_daemon_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_daemon_sets_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_daemon_sets, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_daemon_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_update_status(
    kin_client *client, extensions_v1beta1_daemon_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_daemon_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_daemon_sets_part_(opts, "status");
    int r = kin_client_update(client, extensions_v1beta1_daemon_sets, at.edit,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_daemon_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_patch_status(
    kin_client *client, extensions_v1beta1_daemon_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_daemon_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_daemon_sets_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_daemon_sets, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_daemon_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_apply_status(
    kin_client *client, extensions_v1beta1_daemon_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_daemon_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_daemon_sets_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_daemon_sets, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_daemon_sets_got_(r, got, ret);
}
typedef struct extensions_v1beta1_daemon_set_list_handler {
    int (*on_item)(extensions_v1beta1_daemon_set item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} extensions_v1beta1_daemon_set_list_handler;
static inline int extensions_v1beta1_daemon_set_list_each_(
    const kin_object *object, void *userdata)
{
    const extensions_v1beta1_daemon_set_list_handler *own = (
        const extensions_v1beta1_daemon_set_list_handler *)userdata;
    return own->on_item(extensions_v1beta1_daemon_set_of(object),
        own->userdata);
}
static inline int extensions_v1beta1_daemon_set_list_restart_(void *userdata)
{
    const extensions_v1beta1_daemon_set_list_handler *own = (
        const extensions_v1beta1_daemon_set_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler extensions_v1beta1_daemon_set_list_adapt_(
    extensions_v1beta1_daemon_set_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = extensions_v1beta1_daemon_set_list_each_;
    handler.on_restart = own->on_restart ?
        extensions_v1beta1_daemon_set_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_list(
    kin_client *client, const kin_list_opts *opts,
    const extensions_v1beta1_daemon_set_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    extensions_v1beta1_daemon_set_list_handler own = *handler;
    kin_list_handler adapted = extensions_v1beta1_daemon_set_list_adapt_(&own);
    return kin_client_list(client, extensions_v1beta1_daemon_sets, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_list_all(
    kin_client *client, const kin_list_opts *opts,
    const extensions_v1beta1_daemon_set_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    extensions_v1beta1_daemon_set_list_handler own = *handler;
    kin_list_handler adapted = extensions_v1beta1_daemon_set_list_adapt_(&own);
    return kin_client_list_all(client, extensions_v1beta1_daemon_sets, opts,
        &adapted, ret, err);
}
typedef struct extensions_v1beta1_daemon_set_watch {
    kin_watch *watch;
} extensions_v1beta1_daemon_set_watch;
static inline void extensions_v1beta1_daemon_set_watch_auto_release(
    extensions_v1beta1_daemon_set_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_watch(
    kin_client *client, const kin_list_opts *opts,
    extensions_v1beta1_daemon_set_watch *ret, kin_error *err)
{
    return kin_client_watch(client, extensions_v1beta1_daemon_sets, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_set_watch_next(
    extensions_v1beta1_daemon_set_watch watch, kin_deadline deadline,
    kin_watch_event *ret, extensions_v1beta1_daemon_set *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct extensions_v1beta1_daemon_set_informer {
    kin_informer *informer;
} extensions_v1beta1_daemon_set_informer;
static inline extensions_v1beta1_daemon_set_informer
    extensions_v1beta1_daemon_set_informer_of(kin_informer *informer)
{
    extensions_v1beta1_daemon_set_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int extensions_v1beta1_daemon_sets_informer(
    kin_factory *factory, extensions_v1beta1_daemon_set_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, extensions_v1beta1_daemon_sets,
        &ret->informer, err);
}
typedef struct extensions_v1beta1_daemon_set_handler {
    void (*on_add)(extensions_v1beta1_daemon_set view, bool is_initial,
        void *userdata);
    void (*on_update)(extensions_v1beta1_daemon_set old_view,
        extensions_v1beta1_daemon_set view, void *userdata);
    void (*on_delete)(extensions_v1beta1_daemon_set view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(extensions_v1beta1_daemon_set view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, extensions_v1beta1_daemon_set view,
        void *userdata);
} extensions_v1beta1_daemon_set_handler;
static inline void extensions_v1beta1_daemon_set_on_event_(
    const kin_event *event, void *userdata)
{
    const extensions_v1beta1_daemon_set_handler *own = (
        const extensions_v1beta1_daemon_set_handler *)userdata;
    own->on_event(event, extensions_v1beta1_daemon_set_of(event->object),
        own->userdata);
}
static inline void extensions_v1beta1_daemon_set_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const extensions_v1beta1_daemon_set_handler *own = (
        const extensions_v1beta1_daemon_set_handler *)userdata;
    own->on_add(extensions_v1beta1_daemon_set_of(object), is_initial,
        own->userdata);
}
static inline void extensions_v1beta1_daemon_set_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const extensions_v1beta1_daemon_set_handler *own = (
        const extensions_v1beta1_daemon_set_handler *)userdata;
    own->on_update(extensions_v1beta1_daemon_set_of(old_object),
        extensions_v1beta1_daemon_set_of(object), own->userdata);
}
static inline void extensions_v1beta1_daemon_set_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const extensions_v1beta1_daemon_set_handler *own = (
        const extensions_v1beta1_daemon_set_handler *)userdata;
    own->on_delete(extensions_v1beta1_daemon_set_of(object), is_tombstone,
        own->userdata);
}
static inline void extensions_v1beta1_daemon_set_on_synced_(void *userdata)
{
    const extensions_v1beta1_daemon_set_handler *own = (
        const extensions_v1beta1_daemon_set_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool extensions_v1beta1_daemon_set_wants_(
    const kin_object *object, void *userdata)
{
    const extensions_v1beta1_daemon_set_handler *own = (
        const extensions_v1beta1_daemon_set_handler *)userdata;
    return own->wants(extensions_v1beta1_daemon_set_of(object), own->userdata);
}
static inline int extensions_v1beta1_daemon_set_informer_add_handler(
    extensions_v1beta1_daemon_set_informer informer,
    const extensions_v1beta1_daemon_set_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? extensions_v1beta1_daemon_set_on_add_ : NULL;
    handler.on_update = own->on_update ?
        extensions_v1beta1_daemon_set_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        extensions_v1beta1_daemon_set_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        extensions_v1beta1_daemon_set_on_synced_ : NULL;
    handler.wants = own->wants ? extensions_v1beta1_daemon_set_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? extensions_v1beta1_daemon_set_on_event_
        : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct extensions_v1beta1_daemon_set_lister {
    kin_snapshot *snapshot;
} extensions_v1beta1_daemon_set_lister;
typedef struct extensions_v1beta1_daemon_set_iter {
    kin_lister_iter it;
} extensions_v1beta1_daemon_set_iter;
static inline extensions_v1beta1_daemon_set_lister
    extensions_v1beta1_daemon_set_informer_lister(
    extensions_v1beta1_daemon_set_informer informer)
{
    extensions_v1beta1_daemon_set_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void extensions_v1beta1_daemon_set_lister_auto_release(
    extensions_v1beta1_daemon_set_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline extensions_v1beta1_daemon_set
    extensions_v1beta1_daemon_set_lister_get(
    extensions_v1beta1_daemon_set_lister lister, kin_str ns, kin_str name)
{
    return extensions_v1beta1_daemon_set_of(kin_lister_get(lister.snapshot, ns,
        name));
}
static inline extensions_v1beta1_daemon_set_iter
    extensions_v1beta1_daemon_set_lister_list(
    extensions_v1beta1_daemon_set_lister lister, kin_str ns,
    const kin_selector *selector)
{
    extensions_v1beta1_daemon_set_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline extensions_v1beta1_daemon_set
    extensions_v1beta1_daemon_set_iter_next(
    extensions_v1beta1_daemon_set_iter *iter)
{
    return extensions_v1beta1_daemon_set_of(kin_lister_next(&iter->it));
}

static const kin_resource extensions_v1beta1_deployments[1] = {
    {"extensions", "v1beta1", "deployments", "Deployment", false},
};
static inline extensions_v1beta1_deployment_edit
    extensions_v1beta1_deployment_new(const kin_allocator *alloc, kin_str ns,
    kin_str name)
{
    extensions_v1beta1_deployment_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, extensions_v1beta1_deployments, named);
    at.spot = kin_edit_root();
    return at;
}
static inline extensions_v1beta1_deployment extensions_v1beta1_deployment_cast(
    const kin_object *object)
{
    return extensions_v1beta1_deployment_of(kin_object_is_of(object,
        extensions_v1beta1_deployments) ? object : NULL);
}
static inline kin_call_opts extensions_v1beta1_deployments_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int extensions_v1beta1_deployments_got_(int r, kin_object *object,
    extensions_v1beta1_deployment *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    extensions_v1beta1_deployment *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, extensions_v1beta1_deployments, at, opts,
        ret ? &got : NULL, err);
    return extensions_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_create(
    kin_client *client, extensions_v1beta1_deployment_edit at,
    const kin_call_opts *opts, extensions_v1beta1_deployment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, extensions_v1beta1_deployments, at.edit,
        opts, ret ? &got : NULL, err);
    return extensions_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, extensions_v1beta1_deployments, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int
    extensions_v1beta1_deployments_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, extensions_v1beta1_deployments,
        opts, NULL, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_update(
    kin_client *client, extensions_v1beta1_deployment_edit at,
    const kin_call_opts *opts, extensions_v1beta1_deployment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_deployments_part_(opts, "");
    int r = kin_client_update(client, extensions_v1beta1_deployments, at.edit,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_patch(
    kin_client *client, extensions_v1beta1_deployment_edit at,
    const kin_call_opts *opts, extensions_v1beta1_deployment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_deployments_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_deployments, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_apply(
    kin_client *client, extensions_v1beta1_deployment_edit at,
    const kin_call_opts *opts, extensions_v1beta1_deployment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_deployments_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_deployments, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_update_status(
    kin_client *client, extensions_v1beta1_deployment_edit at,
    const kin_call_opts *opts, extensions_v1beta1_deployment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_deployments_part_(opts, "status");
    int r = kin_client_update(client, extensions_v1beta1_deployments, at.edit,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_patch_status(
    kin_client *client, extensions_v1beta1_deployment_edit at,
    const kin_call_opts *opts, extensions_v1beta1_deployment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_deployments_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_deployments, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_deployments_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_apply_status(
    kin_client *client, extensions_v1beta1_deployment_edit at,
    const kin_call_opts *opts, extensions_v1beta1_deployment *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_deployments_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_deployments, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_deployments_got_(r, got, ret);
}
typedef struct extensions_v1beta1_deployment_list_handler {
    int (*on_item)(extensions_v1beta1_deployment item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} extensions_v1beta1_deployment_list_handler;
static inline int extensions_v1beta1_deployment_list_each_(
    const kin_object *object, void *userdata)
{
    const extensions_v1beta1_deployment_list_handler *own = (
        const extensions_v1beta1_deployment_list_handler *)userdata;
    return own->on_item(extensions_v1beta1_deployment_of(object),
        own->userdata);
}
static inline int extensions_v1beta1_deployment_list_restart_(void *userdata)
{
    const extensions_v1beta1_deployment_list_handler *own = (
        const extensions_v1beta1_deployment_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler extensions_v1beta1_deployment_list_adapt_(
    extensions_v1beta1_deployment_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = extensions_v1beta1_deployment_list_each_;
    handler.on_restart = own->on_restart ?
        extensions_v1beta1_deployment_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_list(
    kin_client *client, const kin_list_opts *opts,
    const extensions_v1beta1_deployment_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    extensions_v1beta1_deployment_list_handler own = *handler;
    kin_list_handler adapted = extensions_v1beta1_deployment_list_adapt_(&own);
    return kin_client_list(client, extensions_v1beta1_deployments, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_list_all(
    kin_client *client, const kin_list_opts *opts,
    const extensions_v1beta1_deployment_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    extensions_v1beta1_deployment_list_handler own = *handler;
    kin_list_handler adapted = extensions_v1beta1_deployment_list_adapt_(&own);
    return kin_client_list_all(client, extensions_v1beta1_deployments, opts,
        &adapted, ret, err);
}
typedef struct extensions_v1beta1_deployment_watch {
    kin_watch *watch;
} extensions_v1beta1_deployment_watch;
static inline void extensions_v1beta1_deployment_watch_auto_release(
    extensions_v1beta1_deployment_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_watch(
    kin_client *client, const kin_list_opts *opts,
    extensions_v1beta1_deployment_watch *ret, kin_error *err)
{
    return kin_client_watch(client, extensions_v1beta1_deployments, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_deployment_watch_next(
    extensions_v1beta1_deployment_watch watch, kin_deadline deadline,
    kin_watch_event *ret, extensions_v1beta1_deployment *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct extensions_v1beta1_deployment_informer {
    kin_informer *informer;
} extensions_v1beta1_deployment_informer;
static inline extensions_v1beta1_deployment_informer
    extensions_v1beta1_deployment_informer_of(kin_informer *informer)
{
    extensions_v1beta1_deployment_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int extensions_v1beta1_deployments_informer(
    kin_factory *factory, extensions_v1beta1_deployment_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, extensions_v1beta1_deployments,
        &ret->informer, err);
}
typedef struct extensions_v1beta1_deployment_handler {
    void (*on_add)(extensions_v1beta1_deployment view, bool is_initial,
        void *userdata);
    void (*on_update)(extensions_v1beta1_deployment old_view,
        extensions_v1beta1_deployment view, void *userdata);
    void (*on_delete)(extensions_v1beta1_deployment view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(extensions_v1beta1_deployment view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, extensions_v1beta1_deployment view,
        void *userdata);
} extensions_v1beta1_deployment_handler;
static inline void extensions_v1beta1_deployment_on_event_(
    const kin_event *event, void *userdata)
{
    const extensions_v1beta1_deployment_handler *own = (
        const extensions_v1beta1_deployment_handler *)userdata;
    own->on_event(event, extensions_v1beta1_deployment_of(event->object),
        own->userdata);
}
static inline void extensions_v1beta1_deployment_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const extensions_v1beta1_deployment_handler *own = (
        const extensions_v1beta1_deployment_handler *)userdata;
    own->on_add(extensions_v1beta1_deployment_of(object), is_initial,
        own->userdata);
}
static inline void extensions_v1beta1_deployment_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const extensions_v1beta1_deployment_handler *own = (
        const extensions_v1beta1_deployment_handler *)userdata;
    own->on_update(extensions_v1beta1_deployment_of(old_object),
        extensions_v1beta1_deployment_of(object), own->userdata);
}
static inline void extensions_v1beta1_deployment_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const extensions_v1beta1_deployment_handler *own = (
        const extensions_v1beta1_deployment_handler *)userdata;
    own->on_delete(extensions_v1beta1_deployment_of(object), is_tombstone,
        own->userdata);
}
static inline void extensions_v1beta1_deployment_on_synced_(void *userdata)
{
    const extensions_v1beta1_deployment_handler *own = (
        const extensions_v1beta1_deployment_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool extensions_v1beta1_deployment_wants_(
    const kin_object *object, void *userdata)
{
    const extensions_v1beta1_deployment_handler *own = (
        const extensions_v1beta1_deployment_handler *)userdata;
    return own->wants(extensions_v1beta1_deployment_of(object), own->userdata);
}
static inline int extensions_v1beta1_deployment_informer_add_handler(
    extensions_v1beta1_deployment_informer informer,
    const extensions_v1beta1_deployment_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? extensions_v1beta1_deployment_on_add_ : NULL;
    handler.on_update = own->on_update ?
        extensions_v1beta1_deployment_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        extensions_v1beta1_deployment_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        extensions_v1beta1_deployment_on_synced_ : NULL;
    handler.wants = own->wants ? extensions_v1beta1_deployment_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? extensions_v1beta1_deployment_on_event_
        : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct extensions_v1beta1_deployment_lister {
    kin_snapshot *snapshot;
} extensions_v1beta1_deployment_lister;
typedef struct extensions_v1beta1_deployment_iter {
    kin_lister_iter it;
} extensions_v1beta1_deployment_iter;
static inline extensions_v1beta1_deployment_lister
    extensions_v1beta1_deployment_informer_lister(
    extensions_v1beta1_deployment_informer informer)
{
    extensions_v1beta1_deployment_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void extensions_v1beta1_deployment_lister_auto_release(
    extensions_v1beta1_deployment_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline extensions_v1beta1_deployment
    extensions_v1beta1_deployment_lister_get(
    extensions_v1beta1_deployment_lister lister, kin_str ns, kin_str name)
{
    return extensions_v1beta1_deployment_of(kin_lister_get(lister.snapshot, ns,
        name));
}
static inline extensions_v1beta1_deployment_iter
    extensions_v1beta1_deployment_lister_list(
    extensions_v1beta1_deployment_lister lister, kin_str ns,
    const kin_selector *selector)
{
    extensions_v1beta1_deployment_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline extensions_v1beta1_deployment
    extensions_v1beta1_deployment_iter_next(
    extensions_v1beta1_deployment_iter *iter)
{
    return extensions_v1beta1_deployment_of(kin_lister_next(&iter->it));
}

static const kin_resource extensions_v1beta1_ingresses[1] = {
    {"extensions", "v1beta1", "ingresses", "Ingress", false},
};
static inline extensions_v1beta1_ingress_edit extensions_v1beta1_ingress_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    extensions_v1beta1_ingress_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, extensions_v1beta1_ingresses, named);
    at.spot = kin_edit_root();
    return at;
}
static inline extensions_v1beta1_ingress extensions_v1beta1_ingress_cast(
    const kin_object *object)
{
    return extensions_v1beta1_ingress_of(kin_object_is_of(object,
        extensions_v1beta1_ingresses) ? object : NULL);
}
static inline kin_call_opts extensions_v1beta1_ingresses_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int extensions_v1beta1_ingresses_got_(int r, kin_object *object,
    extensions_v1beta1_ingress *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    extensions_v1beta1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, extensions_v1beta1_ingresses, at, opts,
        ret ? &got : NULL, err);
    return extensions_v1beta1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_create(
    kin_client *client, extensions_v1beta1_ingress_edit at,
    const kin_call_opts *opts, extensions_v1beta1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, extensions_v1beta1_ingresses, at.edit,
        opts, ret ? &got : NULL, err);
    return extensions_v1beta1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, extensions_v1beta1_ingresses, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, extensions_v1beta1_ingresses,
        opts, NULL, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_update(
    kin_client *client, extensions_v1beta1_ingress_edit at,
    const kin_call_opts *opts, extensions_v1beta1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_ingresses_part_(opts, "");
    int r = kin_client_update(client, extensions_v1beta1_ingresses, at.edit,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_patch(
    kin_client *client, extensions_v1beta1_ingress_edit at,
    const kin_call_opts *opts, extensions_v1beta1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_ingresses_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_ingresses, &what, &own,
        ret ? &got : NULL, err);
    return extensions_v1beta1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_apply(
    kin_client *client, extensions_v1beta1_ingress_edit at,
    const kin_call_opts *opts, extensions_v1beta1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_ingresses_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_ingresses, &what, &own,
        ret ? &got : NULL, err);
    return extensions_v1beta1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_update_status(
    kin_client *client, extensions_v1beta1_ingress_edit at,
    const kin_call_opts *opts, extensions_v1beta1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_ingresses_part_(opts, "status");
    int r = kin_client_update(client, extensions_v1beta1_ingresses, at.edit,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_patch_status(
    kin_client *client, extensions_v1beta1_ingress_edit at,
    const kin_call_opts *opts, extensions_v1beta1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_ingresses_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_ingresses, &what, &own,
        ret ? &got : NULL, err);
    return extensions_v1beta1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_apply_status(
    kin_client *client, extensions_v1beta1_ingress_edit at,
    const kin_call_opts *opts, extensions_v1beta1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_ingresses_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_ingresses, &what, &own,
        ret ? &got : NULL, err);
    return extensions_v1beta1_ingresses_got_(r, got, ret);
}
typedef struct extensions_v1beta1_ingress_list_handler {
    int (*on_item)(extensions_v1beta1_ingress item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} extensions_v1beta1_ingress_list_handler;
static inline int extensions_v1beta1_ingress_list_each_(
    const kin_object *object, void *userdata)
{
    const extensions_v1beta1_ingress_list_handler *own = (
        const extensions_v1beta1_ingress_list_handler *)userdata;
    return own->on_item(extensions_v1beta1_ingress_of(object), own->userdata);
}
static inline int extensions_v1beta1_ingress_list_restart_(void *userdata)
{
    const extensions_v1beta1_ingress_list_handler *own = (
        const extensions_v1beta1_ingress_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler extensions_v1beta1_ingress_list_adapt_(
    extensions_v1beta1_ingress_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = extensions_v1beta1_ingress_list_each_;
    handler.on_restart = own->on_restart ?
        extensions_v1beta1_ingress_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_list(
    kin_client *client, const kin_list_opts *opts,
    const extensions_v1beta1_ingress_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    extensions_v1beta1_ingress_list_handler own = *handler;
    kin_list_handler adapted = extensions_v1beta1_ingress_list_adapt_(&own);
    return kin_client_list(client, extensions_v1beta1_ingresses, opts, &adapted,
        ret, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_list_all(
    kin_client *client, const kin_list_opts *opts,
    const extensions_v1beta1_ingress_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    extensions_v1beta1_ingress_list_handler own = *handler;
    kin_list_handler adapted = extensions_v1beta1_ingress_list_adapt_(&own);
    return kin_client_list_all(client, extensions_v1beta1_ingresses, opts,
        &adapted, ret, err);
}
typedef struct extensions_v1beta1_ingress_watch {
    kin_watch *watch;
} extensions_v1beta1_ingress_watch;
static inline void extensions_v1beta1_ingress_watch_auto_release(
    extensions_v1beta1_ingress_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_watch(
    kin_client *client, const kin_list_opts *opts,
    extensions_v1beta1_ingress_watch *ret, kin_error *err)
{
    return kin_client_watch(client, extensions_v1beta1_ingresses, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_ingress_watch_next(
    extensions_v1beta1_ingress_watch watch, kin_deadline deadline,
    kin_watch_event *ret, extensions_v1beta1_ingress *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct extensions_v1beta1_ingress_informer {
    kin_informer *informer;
} extensions_v1beta1_ingress_informer;
static inline extensions_v1beta1_ingress_informer
    extensions_v1beta1_ingress_informer_of(kin_informer *informer)
{
    extensions_v1beta1_ingress_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int extensions_v1beta1_ingresses_informer(
    kin_factory *factory, extensions_v1beta1_ingress_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, extensions_v1beta1_ingresses,
        &ret->informer, err);
}
typedef struct extensions_v1beta1_ingress_handler {
    void (*on_add)(extensions_v1beta1_ingress view, bool is_initial,
        void *userdata);
    void (*on_update)(extensions_v1beta1_ingress old_view,
        extensions_v1beta1_ingress view, void *userdata);
    void (*on_delete)(extensions_v1beta1_ingress view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(extensions_v1beta1_ingress view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, extensions_v1beta1_ingress view,
        void *userdata);
} extensions_v1beta1_ingress_handler;
static inline void extensions_v1beta1_ingress_on_event_(const kin_event *event,
    void *userdata)
{
    const extensions_v1beta1_ingress_handler *own = (
        const extensions_v1beta1_ingress_handler *)userdata;
    own->on_event(event, extensions_v1beta1_ingress_of(event->object),
        own->userdata);
}
static inline void extensions_v1beta1_ingress_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const extensions_v1beta1_ingress_handler *own = (
        const extensions_v1beta1_ingress_handler *)userdata;
    own->on_add(extensions_v1beta1_ingress_of(object), is_initial,
        own->userdata);
}
static inline void extensions_v1beta1_ingress_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const extensions_v1beta1_ingress_handler *own = (
        const extensions_v1beta1_ingress_handler *)userdata;
    own->on_update(extensions_v1beta1_ingress_of(old_object),
        extensions_v1beta1_ingress_of(object), own->userdata);
}
static inline void extensions_v1beta1_ingress_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const extensions_v1beta1_ingress_handler *own = (
        const extensions_v1beta1_ingress_handler *)userdata;
    own->on_delete(extensions_v1beta1_ingress_of(object), is_tombstone,
        own->userdata);
}
static inline void extensions_v1beta1_ingress_on_synced_(void *userdata)
{
    const extensions_v1beta1_ingress_handler *own = (
        const extensions_v1beta1_ingress_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool extensions_v1beta1_ingress_wants_(const kin_object *object,
    void *userdata)
{
    const extensions_v1beta1_ingress_handler *own = (
        const extensions_v1beta1_ingress_handler *)userdata;
    return own->wants(extensions_v1beta1_ingress_of(object), own->userdata);
}
static inline int extensions_v1beta1_ingress_informer_add_handler(
    extensions_v1beta1_ingress_informer informer,
    const extensions_v1beta1_ingress_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? extensions_v1beta1_ingress_on_add_ : NULL;
    handler.on_update = own->on_update ? extensions_v1beta1_ingress_on_update_
        : NULL;
    handler.on_delete = own->on_delete ? extensions_v1beta1_ingress_on_delete_
        : NULL;
    handler.on_synced = own->on_synced ? extensions_v1beta1_ingress_on_synced_
        : NULL;
    handler.wants = own->wants ? extensions_v1beta1_ingress_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? extensions_v1beta1_ingress_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct extensions_v1beta1_ingress_lister {
    kin_snapshot *snapshot;
} extensions_v1beta1_ingress_lister;
typedef struct extensions_v1beta1_ingress_iter {
    kin_lister_iter it;
} extensions_v1beta1_ingress_iter;
static inline extensions_v1beta1_ingress_lister
    extensions_v1beta1_ingress_informer_lister(
    extensions_v1beta1_ingress_informer informer)
{
    extensions_v1beta1_ingress_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void extensions_v1beta1_ingress_lister_auto_release(
    extensions_v1beta1_ingress_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline extensions_v1beta1_ingress extensions_v1beta1_ingress_lister_get(
    extensions_v1beta1_ingress_lister lister, kin_str ns, kin_str name)
{
    return extensions_v1beta1_ingress_of(kin_lister_get(lister.snapshot, ns,
        name));
}
static inline extensions_v1beta1_ingress_iter
    extensions_v1beta1_ingress_lister_list(
    extensions_v1beta1_ingress_lister lister, kin_str ns,
    const kin_selector *selector)
{
    extensions_v1beta1_ingress_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline extensions_v1beta1_ingress extensions_v1beta1_ingress_iter_next(
    extensions_v1beta1_ingress_iter *iter)
{
    return extensions_v1beta1_ingress_of(kin_lister_next(&iter->it));
}

static const kin_resource extensions_v1beta1_network_policies[1] = {
    {"extensions", "v1beta1", "networkpolicies", "NetworkPolicy", false},
};
static inline extensions_v1beta1_network_policy_edit
    extensions_v1beta1_network_policy_new(const kin_allocator *alloc,
    kin_str ns, kin_str name)
{
    extensions_v1beta1_network_policy_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, extensions_v1beta1_network_policies,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline extensions_v1beta1_network_policy
    extensions_v1beta1_network_policy_cast(const kin_object *object)
{
    return extensions_v1beta1_network_policy_of(kin_object_is_of(object,
        extensions_v1beta1_network_policies) ? object : NULL);
}
static inline kin_call_opts extensions_v1beta1_network_policies_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int extensions_v1beta1_network_policies_got_(int r,
    kin_object *object, extensions_v1beta1_network_policy *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int extensions_v1beta1_network_policies_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    extensions_v1beta1_network_policy *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, extensions_v1beta1_network_policies, at,
        opts, ret ? &got : NULL, err);
    return extensions_v1beta1_network_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_network_policies_create(
    kin_client *client, extensions_v1beta1_network_policy_edit at,
    const kin_call_opts *opts, extensions_v1beta1_network_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, extensions_v1beta1_network_policies,
        at.edit, opts, ret ? &got : NULL, err);
    return extensions_v1beta1_network_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_network_policies_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, extensions_v1beta1_network_policies, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    extensions_v1beta1_network_policies_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        extensions_v1beta1_network_policies, opts, NULL, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_network_policies_update(
    kin_client *client, extensions_v1beta1_network_policy_edit at,
    const kin_call_opts *opts, extensions_v1beta1_network_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_network_policies_part_(opts, "");
    int r = kin_client_update(client, extensions_v1beta1_network_policies,
        at.edit, &own, ret ? &got : NULL, err);
    return extensions_v1beta1_network_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_network_policies_patch(
    kin_client *client, extensions_v1beta1_network_policy_edit at,
    const kin_call_opts *opts, extensions_v1beta1_network_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_network_policies_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_network_policies, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_network_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_network_policies_apply(
    kin_client *client, extensions_v1beta1_network_policy_edit at,
    const kin_call_opts *opts, extensions_v1beta1_network_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_network_policies_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_network_policies, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_network_policies_got_(r, got, ret);
}
typedef struct extensions_v1beta1_network_policy_list_handler {
    int (*on_item)(extensions_v1beta1_network_policy item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} extensions_v1beta1_network_policy_list_handler;
static inline int extensions_v1beta1_network_policy_list_each_(
    const kin_object *object, void *userdata)
{
    const extensions_v1beta1_network_policy_list_handler *own = (
        const extensions_v1beta1_network_policy_list_handler *)userdata;
    return own->on_item(extensions_v1beta1_network_policy_of(object),
        own->userdata);
}
static inline int extensions_v1beta1_network_policy_list_restart_(
    void *userdata)
{
    const extensions_v1beta1_network_policy_list_handler *own = (
        const extensions_v1beta1_network_policy_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler extensions_v1beta1_network_policy_list_adapt_(
    extensions_v1beta1_network_policy_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = extensions_v1beta1_network_policy_list_each_;
    handler.on_restart = own->on_restart ?
        extensions_v1beta1_network_policy_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int extensions_v1beta1_network_policies_list(
    kin_client *client, const kin_list_opts *opts,
    const extensions_v1beta1_network_policy_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    extensions_v1beta1_network_policy_list_handler own = *handler;
    kin_list_handler adapted = extensions_v1beta1_network_policy_list_adapt_(
        &own);
    return kin_client_list(client, extensions_v1beta1_network_policies, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_network_policies_list_all(
    kin_client *client, const kin_list_opts *opts,
    const extensions_v1beta1_network_policy_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    extensions_v1beta1_network_policy_list_handler own = *handler;
    kin_list_handler adapted = extensions_v1beta1_network_policy_list_adapt_(
        &own);
    return kin_client_list_all(client, extensions_v1beta1_network_policies,
        opts, &adapted, ret, err);
}
typedef struct extensions_v1beta1_network_policy_watch {
    kin_watch *watch;
} extensions_v1beta1_network_policy_watch;
static inline void extensions_v1beta1_network_policy_watch_auto_release(
    extensions_v1beta1_network_policy_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int extensions_v1beta1_network_policies_watch(
    kin_client *client, const kin_list_opts *opts,
    extensions_v1beta1_network_policy_watch *ret, kin_error *err)
{
    return kin_client_watch(client, extensions_v1beta1_network_policies, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_network_policy_watch_next(
    extensions_v1beta1_network_policy_watch watch, kin_deadline deadline,
    kin_watch_event *ret, extensions_v1beta1_network_policy *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct extensions_v1beta1_network_policy_informer {
    kin_informer *informer;
} extensions_v1beta1_network_policy_informer;
static inline extensions_v1beta1_network_policy_informer
    extensions_v1beta1_network_policy_informer_of(kin_informer *informer)
{
    extensions_v1beta1_network_policy_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int extensions_v1beta1_network_policies_informer(
    kin_factory *factory, extensions_v1beta1_network_policy_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, extensions_v1beta1_network_policies,
        &ret->informer, err);
}
typedef struct extensions_v1beta1_network_policy_handler {
    void (*on_add)(extensions_v1beta1_network_policy view, bool is_initial,
        void *userdata);
    void (*on_update)(extensions_v1beta1_network_policy old_view,
        extensions_v1beta1_network_policy view, void *userdata);
    void (*on_delete)(extensions_v1beta1_network_policy view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(extensions_v1beta1_network_policy view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        extensions_v1beta1_network_policy view, void *userdata);
} extensions_v1beta1_network_policy_handler;
static inline void extensions_v1beta1_network_policy_on_event_(
    const kin_event *event, void *userdata)
{
    const extensions_v1beta1_network_policy_handler *own = (
        const extensions_v1beta1_network_policy_handler *)userdata;
    own->on_event(event, extensions_v1beta1_network_policy_of(event->object),
        own->userdata);
}
static inline void extensions_v1beta1_network_policy_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const extensions_v1beta1_network_policy_handler *own = (
        const extensions_v1beta1_network_policy_handler *)userdata;
    own->on_add(extensions_v1beta1_network_policy_of(object), is_initial,
        own->userdata);
}
static inline void extensions_v1beta1_network_policy_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const extensions_v1beta1_network_policy_handler *own = (
        const extensions_v1beta1_network_policy_handler *)userdata;
    own->on_update(extensions_v1beta1_network_policy_of(old_object),
        extensions_v1beta1_network_policy_of(object), own->userdata);
}
static inline void extensions_v1beta1_network_policy_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const extensions_v1beta1_network_policy_handler *own = (
        const extensions_v1beta1_network_policy_handler *)userdata;
    own->on_delete(extensions_v1beta1_network_policy_of(object), is_tombstone,
        own->userdata);
}
static inline void extensions_v1beta1_network_policy_on_synced_(void *userdata)
{
    const extensions_v1beta1_network_policy_handler *own = (
        const extensions_v1beta1_network_policy_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool extensions_v1beta1_network_policy_wants_(
    const kin_object *object, void *userdata)
{
    const extensions_v1beta1_network_policy_handler *own = (
        const extensions_v1beta1_network_policy_handler *)userdata;
    return own->wants(extensions_v1beta1_network_policy_of(object),
        own->userdata);
}
static inline int extensions_v1beta1_network_policy_informer_add_handler(
    extensions_v1beta1_network_policy_informer informer,
    const extensions_v1beta1_network_policy_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? extensions_v1beta1_network_policy_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        extensions_v1beta1_network_policy_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        extensions_v1beta1_network_policy_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        extensions_v1beta1_network_policy_on_synced_ : NULL;
    handler.wants = own->wants ? extensions_v1beta1_network_policy_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        extensions_v1beta1_network_policy_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct extensions_v1beta1_network_policy_lister {
    kin_snapshot *snapshot;
} extensions_v1beta1_network_policy_lister;
typedef struct extensions_v1beta1_network_policy_iter {
    kin_lister_iter it;
} extensions_v1beta1_network_policy_iter;
static inline extensions_v1beta1_network_policy_lister
    extensions_v1beta1_network_policy_informer_lister(
    extensions_v1beta1_network_policy_informer informer)
{
    extensions_v1beta1_network_policy_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void extensions_v1beta1_network_policy_lister_auto_release(
    extensions_v1beta1_network_policy_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline extensions_v1beta1_network_policy
    extensions_v1beta1_network_policy_lister_get(
    extensions_v1beta1_network_policy_lister lister, kin_str ns, kin_str name)
{
    return extensions_v1beta1_network_policy_of(kin_lister_get(lister.snapshot,
        ns, name));
}
static inline extensions_v1beta1_network_policy_iter
    extensions_v1beta1_network_policy_lister_list(
    extensions_v1beta1_network_policy_lister lister, kin_str ns,
    const kin_selector *selector)
{
    extensions_v1beta1_network_policy_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline extensions_v1beta1_network_policy
    extensions_v1beta1_network_policy_iter_next(
    extensions_v1beta1_network_policy_iter *iter)
{
    return extensions_v1beta1_network_policy_of(kin_lister_next(&iter->it));
}

static const kin_resource extensions_v1beta1_replica_sets[1] = {
    {"extensions", "v1beta1", "replicasets", "ReplicaSet", false},
};
static inline extensions_v1beta1_replica_set_edit
    extensions_v1beta1_replica_set_new(const kin_allocator *alloc, kin_str ns,
    kin_str name)
{
    extensions_v1beta1_replica_set_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, extensions_v1beta1_replica_sets,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline extensions_v1beta1_replica_set
    extensions_v1beta1_replica_set_cast(const kin_object *object)
{
    return extensions_v1beta1_replica_set_of(kin_object_is_of(object,
        extensions_v1beta1_replica_sets) ? object : NULL);
}
static inline kin_call_opts extensions_v1beta1_replica_sets_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int extensions_v1beta1_replica_sets_got_(int r,
    kin_object *object, extensions_v1beta1_replica_set *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    extensions_v1beta1_replica_set *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, extensions_v1beta1_replica_sets, at, opts,
        ret ? &got : NULL, err);
    return extensions_v1beta1_replica_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_create(
    kin_client *client, extensions_v1beta1_replica_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_replica_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, extensions_v1beta1_replica_sets, at.edit,
        opts, ret ? &got : NULL, err);
    return extensions_v1beta1_replica_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, extensions_v1beta1_replica_sets, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int
    extensions_v1beta1_replica_sets_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, extensions_v1beta1_replica_sets,
        opts, NULL, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_update(
    kin_client *client, extensions_v1beta1_replica_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_replica_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_replica_sets_part_(opts, "");
    int r = kin_client_update(client, extensions_v1beta1_replica_sets, at.edit,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_replica_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_patch(
    kin_client *client, extensions_v1beta1_replica_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_replica_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_replica_sets_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_replica_sets, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_replica_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_apply(
    kin_client *client, extensions_v1beta1_replica_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_replica_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_replica_sets_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_replica_sets, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_replica_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_update_status(
    kin_client *client, extensions_v1beta1_replica_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_replica_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_replica_sets_part_(opts, "status");
    int r = kin_client_update(client, extensions_v1beta1_replica_sets, at.edit,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_replica_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_patch_status(
    kin_client *client, extensions_v1beta1_replica_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_replica_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_replica_sets_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_replica_sets, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_replica_sets_got_(r, got, ret);
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_apply_status(
    kin_client *client, extensions_v1beta1_replica_set_edit at,
    const kin_call_opts *opts, extensions_v1beta1_replica_set *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = extensions_v1beta1_replica_sets_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, extensions_v1beta1_replica_sets, &what,
        &own, ret ? &got : NULL, err);
    return extensions_v1beta1_replica_sets_got_(r, got, ret);
}
typedef struct extensions_v1beta1_replica_set_list_handler {
    int (*on_item)(extensions_v1beta1_replica_set item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} extensions_v1beta1_replica_set_list_handler;
static inline int extensions_v1beta1_replica_set_list_each_(
    const kin_object *object, void *userdata)
{
    const extensions_v1beta1_replica_set_list_handler *own = (
        const extensions_v1beta1_replica_set_list_handler *)userdata;
    return own->on_item(extensions_v1beta1_replica_set_of(object),
        own->userdata);
}
static inline int extensions_v1beta1_replica_set_list_restart_(void *userdata)
{
    const extensions_v1beta1_replica_set_list_handler *own = (
        const extensions_v1beta1_replica_set_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler extensions_v1beta1_replica_set_list_adapt_(
    extensions_v1beta1_replica_set_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = extensions_v1beta1_replica_set_list_each_;
    handler.on_restart = own->on_restart ?
        extensions_v1beta1_replica_set_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_list(
    kin_client *client, const kin_list_opts *opts,
    const extensions_v1beta1_replica_set_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    extensions_v1beta1_replica_set_list_handler own = *handler;
    kin_list_handler adapted = extensions_v1beta1_replica_set_list_adapt_(&own);
    return kin_client_list(client, extensions_v1beta1_replica_sets, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_list_all(
    kin_client *client, const kin_list_opts *opts,
    const extensions_v1beta1_replica_set_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    extensions_v1beta1_replica_set_list_handler own = *handler;
    kin_list_handler adapted = extensions_v1beta1_replica_set_list_adapt_(&own);
    return kin_client_list_all(client, extensions_v1beta1_replica_sets, opts,
        &adapted, ret, err);
}
typedef struct extensions_v1beta1_replica_set_watch {
    kin_watch *watch;
} extensions_v1beta1_replica_set_watch;
static inline void extensions_v1beta1_replica_set_watch_auto_release(
    extensions_v1beta1_replica_set_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_watch(
    kin_client *client, const kin_list_opts *opts,
    extensions_v1beta1_replica_set_watch *ret, kin_error *err)
{
    return kin_client_watch(client, extensions_v1beta1_replica_sets, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_set_watch_next(
    extensions_v1beta1_replica_set_watch watch, kin_deadline deadline,
    kin_watch_event *ret, extensions_v1beta1_replica_set *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct extensions_v1beta1_replica_set_informer {
    kin_informer *informer;
} extensions_v1beta1_replica_set_informer;
static inline extensions_v1beta1_replica_set_informer
    extensions_v1beta1_replica_set_informer_of(kin_informer *informer)
{
    extensions_v1beta1_replica_set_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int extensions_v1beta1_replica_sets_informer(
    kin_factory *factory, extensions_v1beta1_replica_set_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, extensions_v1beta1_replica_sets,
        &ret->informer, err);
}
typedef struct extensions_v1beta1_replica_set_handler {
    void (*on_add)(extensions_v1beta1_replica_set view, bool is_initial,
        void *userdata);
    void (*on_update)(extensions_v1beta1_replica_set old_view,
        extensions_v1beta1_replica_set view, void *userdata);
    void (*on_delete)(extensions_v1beta1_replica_set view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(extensions_v1beta1_replica_set view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        extensions_v1beta1_replica_set view, void *userdata);
} extensions_v1beta1_replica_set_handler;
static inline void extensions_v1beta1_replica_set_on_event_(
    const kin_event *event, void *userdata)
{
    const extensions_v1beta1_replica_set_handler *own = (
        const extensions_v1beta1_replica_set_handler *)userdata;
    own->on_event(event, extensions_v1beta1_replica_set_of(event->object),
        own->userdata);
}
static inline void extensions_v1beta1_replica_set_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const extensions_v1beta1_replica_set_handler *own = (
        const extensions_v1beta1_replica_set_handler *)userdata;
    own->on_add(extensions_v1beta1_replica_set_of(object), is_initial,
        own->userdata);
}
static inline void extensions_v1beta1_replica_set_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const extensions_v1beta1_replica_set_handler *own = (
        const extensions_v1beta1_replica_set_handler *)userdata;
    own->on_update(extensions_v1beta1_replica_set_of(old_object),
        extensions_v1beta1_replica_set_of(object), own->userdata);
}
static inline void extensions_v1beta1_replica_set_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const extensions_v1beta1_replica_set_handler *own = (
        const extensions_v1beta1_replica_set_handler *)userdata;
    own->on_delete(extensions_v1beta1_replica_set_of(object), is_tombstone,
        own->userdata);
}
static inline void extensions_v1beta1_replica_set_on_synced_(void *userdata)
{
    const extensions_v1beta1_replica_set_handler *own = (
        const extensions_v1beta1_replica_set_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool extensions_v1beta1_replica_set_wants_(
    const kin_object *object, void *userdata)
{
    const extensions_v1beta1_replica_set_handler *own = (
        const extensions_v1beta1_replica_set_handler *)userdata;
    return own->wants(extensions_v1beta1_replica_set_of(object), own->userdata);
}
static inline int extensions_v1beta1_replica_set_informer_add_handler(
    extensions_v1beta1_replica_set_informer informer,
    const extensions_v1beta1_replica_set_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? extensions_v1beta1_replica_set_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        extensions_v1beta1_replica_set_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        extensions_v1beta1_replica_set_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        extensions_v1beta1_replica_set_on_synced_ : NULL;
    handler.wants = own->wants ? extensions_v1beta1_replica_set_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? extensions_v1beta1_replica_set_on_event_
        : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct extensions_v1beta1_replica_set_lister {
    kin_snapshot *snapshot;
} extensions_v1beta1_replica_set_lister;
typedef struct extensions_v1beta1_replica_set_iter {
    kin_lister_iter it;
} extensions_v1beta1_replica_set_iter;
static inline extensions_v1beta1_replica_set_lister
    extensions_v1beta1_replica_set_informer_lister(
    extensions_v1beta1_replica_set_informer informer)
{
    extensions_v1beta1_replica_set_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void extensions_v1beta1_replica_set_lister_auto_release(
    extensions_v1beta1_replica_set_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline extensions_v1beta1_replica_set
    extensions_v1beta1_replica_set_lister_get(
    extensions_v1beta1_replica_set_lister lister, kin_str ns, kin_str name)
{
    return extensions_v1beta1_replica_set_of(kin_lister_get(lister.snapshot, ns,
        name));
}
static inline extensions_v1beta1_replica_set_iter
    extensions_v1beta1_replica_set_lister_list(
    extensions_v1beta1_replica_set_lister lister, kin_str ns,
    const kin_selector *selector)
{
    extensions_v1beta1_replica_set_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline extensions_v1beta1_replica_set
    extensions_v1beta1_replica_set_iter_next(
    extensions_v1beta1_replica_set_iter *iter)
{
    return extensions_v1beta1_replica_set_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_EXTENSIONS_V1BETA1_H */
