/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of networking.k8s.io/v1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_NETWORKING_V1_H
#define KIN_API_NETWORKING_V1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct networking_v1_http_ingress_path {
    kin_value value;
} networking_v1_http_ingress_path;
typedef struct networking_v1_http_ingress_path_list {
    kin_value value;
} networking_v1_http_ingress_path_list;
typedef struct networking_v1_http_ingress_path_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_http_ingress_path_edit;
static inline networking_v1_http_ingress_path
    networking_v1_http_ingress_path_of(kin_value value)
{
    networking_v1_http_ingress_path view;
    view.value = value;
    return view;
}
static inline networking_v1_http_ingress_path_list
    networking_v1_http_ingress_path_list_of(kin_value value)
{
    networking_v1_http_ingress_path_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_http_ingress_path_list_count(
    networking_v1_http_ingress_path_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_http_ingress_path
    networking_v1_http_ingress_path_list_at(
    networking_v1_http_ingress_path_list list, size_t index)
{
    return networking_v1_http_ingress_path_of(kin_value_at(list.value, index));
}
static inline networking_v1_http_ingress_path_edit
    networking_v1_http_ingress_path_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_http_ingress_path_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_http_ingress_path_edit_copy(
    networking_v1_http_ingress_path_edit at,
    networking_v1_http_ingress_path view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_http_ingress_rule_value {
    kin_value value;
} networking_v1_http_ingress_rule_value;
typedef struct networking_v1_http_ingress_rule_value_list {
    kin_value value;
} networking_v1_http_ingress_rule_value_list;
typedef struct networking_v1_http_ingress_rule_value_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_http_ingress_rule_value_edit;
static inline networking_v1_http_ingress_rule_value
    networking_v1_http_ingress_rule_value_of(kin_value value)
{
    networking_v1_http_ingress_rule_value view;
    view.value = value;
    return view;
}
static inline networking_v1_http_ingress_rule_value_list
    networking_v1_http_ingress_rule_value_list_of(kin_value value)
{
    networking_v1_http_ingress_rule_value_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_http_ingress_rule_value_list_count(
    networking_v1_http_ingress_rule_value_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_http_ingress_rule_value
    networking_v1_http_ingress_rule_value_list_at(
    networking_v1_http_ingress_rule_value_list list, size_t index)
{
    return networking_v1_http_ingress_rule_value_of(kin_value_at(list.value,
        index));
}
static inline networking_v1_http_ingress_rule_value_edit
    networking_v1_http_ingress_rule_value_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_http_ingress_rule_value_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_http_ingress_rule_value_edit_copy(
    networking_v1_http_ingress_rule_value_edit at,
    networking_v1_http_ingress_rule_value view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ip_address {
    const kin_object *object;
} networking_v1_ip_address;
typedef struct networking_v1_ip_address_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ip_address_edit;
static inline networking_v1_ip_address networking_v1_ip_address_of(
    const kin_object *object)
{
    networking_v1_ip_address view;
    view.object = object;
    return view;
}
static inline networking_v1_ip_address networking_v1_ip_address_ref(
    networking_v1_ip_address view)
{
    return networking_v1_ip_address_of(kin_object_ref(view.object));
}
static inline void networking_v1_ip_address_unref(networking_v1_ip_address view)
{
    (void)kin_object_unref(view.object);
}
static inline void networking_v1_ip_address_auto_release(
    networking_v1_ip_address *view)
{
    networking_v1_ip_address_unref(*view);
}
static inline networking_v1_ip_address_edit networking_v1_ip_address_change(
    const kin_allocator *alloc, networking_v1_ip_address view)
{
    networking_v1_ip_address_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void networking_v1_ip_address_edit_free(
    networking_v1_ip_address_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void networking_v1_ip_address_edit_auto_release(
    networking_v1_ip_address_edit *at)
{
    networking_v1_ip_address_edit_free(*at);
}

typedef struct networking_v1_ip_address_spec {
    kin_value value;
} networking_v1_ip_address_spec;
typedef struct networking_v1_ip_address_spec_list {
    kin_value value;
} networking_v1_ip_address_spec_list;
typedef struct networking_v1_ip_address_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ip_address_spec_edit;
static inline networking_v1_ip_address_spec networking_v1_ip_address_spec_of(
    kin_value value)
{
    networking_v1_ip_address_spec view;
    view.value = value;
    return view;
}
static inline networking_v1_ip_address_spec_list
    networking_v1_ip_address_spec_list_of(kin_value value)
{
    networking_v1_ip_address_spec_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ip_address_spec_list_count(
    networking_v1_ip_address_spec_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ip_address_spec
    networking_v1_ip_address_spec_list_at(
    networking_v1_ip_address_spec_list list, size_t index)
{
    return networking_v1_ip_address_spec_of(kin_value_at(list.value, index));
}
static inline networking_v1_ip_address_spec_edit
    networking_v1_ip_address_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_ip_address_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ip_address_spec_edit_copy(
    networking_v1_ip_address_spec_edit at, networking_v1_ip_address_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ip_block {
    kin_value value;
} networking_v1_ip_block;
typedef struct networking_v1_ip_block_list {
    kin_value value;
} networking_v1_ip_block_list;
typedef struct networking_v1_ip_block_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ip_block_edit;
static inline networking_v1_ip_block networking_v1_ip_block_of(kin_value value)
{
    networking_v1_ip_block view;
    view.value = value;
    return view;
}
static inline networking_v1_ip_block_list networking_v1_ip_block_list_of(
    kin_value value)
{
    networking_v1_ip_block_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ip_block_list_count(
    networking_v1_ip_block_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ip_block networking_v1_ip_block_list_at(
    networking_v1_ip_block_list list, size_t index)
{
    return networking_v1_ip_block_of(kin_value_at(list.value, index));
}
static inline networking_v1_ip_block_edit networking_v1_ip_block_edit_of(
    kin_edit *edit, kin_spot spot)
{
    networking_v1_ip_block_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ip_block_edit_copy(
    networking_v1_ip_block_edit at, networking_v1_ip_block view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ingress {
    const kin_object *object;
} networking_v1_ingress;
typedef struct networking_v1_ingress_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_edit;
static inline networking_v1_ingress networking_v1_ingress_of(
    const kin_object *object)
{
    networking_v1_ingress view;
    view.object = object;
    return view;
}
static inline networking_v1_ingress networking_v1_ingress_ref(
    networking_v1_ingress view)
{
    return networking_v1_ingress_of(kin_object_ref(view.object));
}
static inline void networking_v1_ingress_unref(networking_v1_ingress view)
{
    (void)kin_object_unref(view.object);
}
static inline void networking_v1_ingress_auto_release(
    networking_v1_ingress *view)
{
    networking_v1_ingress_unref(*view);
}
static inline networking_v1_ingress_edit networking_v1_ingress_change(
    const kin_allocator *alloc, networking_v1_ingress view)
{
    networking_v1_ingress_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void networking_v1_ingress_edit_free(
    networking_v1_ingress_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void networking_v1_ingress_edit_auto_release(
    networking_v1_ingress_edit *at)
{
    networking_v1_ingress_edit_free(*at);
}

typedef struct networking_v1_ingress_backend {
    kin_value value;
} networking_v1_ingress_backend;
typedef struct networking_v1_ingress_backend_list {
    kin_value value;
} networking_v1_ingress_backend_list;
typedef struct networking_v1_ingress_backend_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_backend_edit;
static inline networking_v1_ingress_backend networking_v1_ingress_backend_of(
    kin_value value)
{
    networking_v1_ingress_backend view;
    view.value = value;
    return view;
}
static inline networking_v1_ingress_backend_list
    networking_v1_ingress_backend_list_of(kin_value value)
{
    networking_v1_ingress_backend_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ingress_backend_list_count(
    networking_v1_ingress_backend_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ingress_backend
    networking_v1_ingress_backend_list_at(
    networking_v1_ingress_backend_list list, size_t index)
{
    return networking_v1_ingress_backend_of(kin_value_at(list.value, index));
}
static inline networking_v1_ingress_backend_edit
    networking_v1_ingress_backend_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_ingress_backend_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ingress_backend_edit_copy(
    networking_v1_ingress_backend_edit at, networking_v1_ingress_backend view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ingress_class {
    const kin_object *object;
} networking_v1_ingress_class;
typedef struct networking_v1_ingress_class_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_class_edit;
static inline networking_v1_ingress_class networking_v1_ingress_class_of(
    const kin_object *object)
{
    networking_v1_ingress_class view;
    view.object = object;
    return view;
}
static inline networking_v1_ingress_class networking_v1_ingress_class_ref(
    networking_v1_ingress_class view)
{
    return networking_v1_ingress_class_of(kin_object_ref(view.object));
}
static inline void networking_v1_ingress_class_unref(
    networking_v1_ingress_class view)
{
    (void)kin_object_unref(view.object);
}
static inline void networking_v1_ingress_class_auto_release(
    networking_v1_ingress_class *view)
{
    networking_v1_ingress_class_unref(*view);
}
static inline networking_v1_ingress_class_edit
    networking_v1_ingress_class_change(const kin_allocator *alloc,
    networking_v1_ingress_class view)
{
    networking_v1_ingress_class_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void networking_v1_ingress_class_edit_free(
    networking_v1_ingress_class_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void networking_v1_ingress_class_edit_auto_release(
    networking_v1_ingress_class_edit *at)
{
    networking_v1_ingress_class_edit_free(*at);
}

typedef struct networking_v1_ingress_class_parameters_reference {
    kin_value value;
} networking_v1_ingress_class_parameters_reference;
typedef struct networking_v1_ingress_class_parameters_reference_list {
    kin_value value;
} networking_v1_ingress_class_parameters_reference_list;
typedef struct networking_v1_ingress_class_parameters_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_class_parameters_reference_edit;
static inline networking_v1_ingress_class_parameters_reference
    networking_v1_ingress_class_parameters_reference_of(kin_value value)
{
    networking_v1_ingress_class_parameters_reference view;
    view.value = value;
    return view;
}
static inline networking_v1_ingress_class_parameters_reference_list
    networking_v1_ingress_class_parameters_reference_list_of(kin_value value)
{
    networking_v1_ingress_class_parameters_reference_list list;
    list.value = value;
    return list;
}
static inline size_t
    networking_v1_ingress_class_parameters_reference_list_count(
    networking_v1_ingress_class_parameters_reference_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ingress_class_parameters_reference
    networking_v1_ingress_class_parameters_reference_list_at(
    networking_v1_ingress_class_parameters_reference_list list, size_t index)
{
    return networking_v1_ingress_class_parameters_reference_of(kin_value_at(
        list.value, index));
}
static inline networking_v1_ingress_class_parameters_reference_edit
    networking_v1_ingress_class_parameters_reference_edit_of(kin_edit *edit,
    kin_spot spot)
{
    networking_v1_ingress_class_parameters_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ingress_class_parameters_reference_edit_copy(
    networking_v1_ingress_class_parameters_reference_edit at,
    networking_v1_ingress_class_parameters_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ingress_class_spec {
    kin_value value;
} networking_v1_ingress_class_spec;
typedef struct networking_v1_ingress_class_spec_list {
    kin_value value;
} networking_v1_ingress_class_spec_list;
typedef struct networking_v1_ingress_class_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_class_spec_edit;
static inline networking_v1_ingress_class_spec
    networking_v1_ingress_class_spec_of(kin_value value)
{
    networking_v1_ingress_class_spec view;
    view.value = value;
    return view;
}
static inline networking_v1_ingress_class_spec_list
    networking_v1_ingress_class_spec_list_of(kin_value value)
{
    networking_v1_ingress_class_spec_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ingress_class_spec_list_count(
    networking_v1_ingress_class_spec_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ingress_class_spec
    networking_v1_ingress_class_spec_list_at(
    networking_v1_ingress_class_spec_list list, size_t index)
{
    return networking_v1_ingress_class_spec_of(kin_value_at(list.value, index));
}
static inline networking_v1_ingress_class_spec_edit
    networking_v1_ingress_class_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_ingress_class_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ingress_class_spec_edit_copy(
    networking_v1_ingress_class_spec_edit at,
    networking_v1_ingress_class_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ingress_load_balancer_ingress {
    kin_value value;
} networking_v1_ingress_load_balancer_ingress;
typedef struct networking_v1_ingress_load_balancer_ingress_list {
    kin_value value;
} networking_v1_ingress_load_balancer_ingress_list;
typedef struct networking_v1_ingress_load_balancer_ingress_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_load_balancer_ingress_edit;
static inline networking_v1_ingress_load_balancer_ingress
    networking_v1_ingress_load_balancer_ingress_of(kin_value value)
{
    networking_v1_ingress_load_balancer_ingress view;
    view.value = value;
    return view;
}
static inline networking_v1_ingress_load_balancer_ingress_list
    networking_v1_ingress_load_balancer_ingress_list_of(kin_value value)
{
    networking_v1_ingress_load_balancer_ingress_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ingress_load_balancer_ingress_list_count(
    networking_v1_ingress_load_balancer_ingress_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ingress_load_balancer_ingress
    networking_v1_ingress_load_balancer_ingress_list_at(
    networking_v1_ingress_load_balancer_ingress_list list, size_t index)
{
    return networking_v1_ingress_load_balancer_ingress_of(kin_value_at(
        list.value, index));
}
static inline networking_v1_ingress_load_balancer_ingress_edit
    networking_v1_ingress_load_balancer_ingress_edit_of(kin_edit *edit,
    kin_spot spot)
{
    networking_v1_ingress_load_balancer_ingress_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ingress_load_balancer_ingress_edit_copy(
    networking_v1_ingress_load_balancer_ingress_edit at,
    networking_v1_ingress_load_balancer_ingress view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ingress_load_balancer_status {
    kin_value value;
} networking_v1_ingress_load_balancer_status;
typedef struct networking_v1_ingress_load_balancer_status_list {
    kin_value value;
} networking_v1_ingress_load_balancer_status_list;
typedef struct networking_v1_ingress_load_balancer_status_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_load_balancer_status_edit;
static inline networking_v1_ingress_load_balancer_status
    networking_v1_ingress_load_balancer_status_of(kin_value value)
{
    networking_v1_ingress_load_balancer_status view;
    view.value = value;
    return view;
}
static inline networking_v1_ingress_load_balancer_status_list
    networking_v1_ingress_load_balancer_status_list_of(kin_value value)
{
    networking_v1_ingress_load_balancer_status_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ingress_load_balancer_status_list_count(
    networking_v1_ingress_load_balancer_status_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ingress_load_balancer_status
    networking_v1_ingress_load_balancer_status_list_at(
    networking_v1_ingress_load_balancer_status_list list, size_t index)
{
    return networking_v1_ingress_load_balancer_status_of(kin_value_at(
        list.value, index));
}
static inline networking_v1_ingress_load_balancer_status_edit
    networking_v1_ingress_load_balancer_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    networking_v1_ingress_load_balancer_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ingress_load_balancer_status_edit_copy(
    networking_v1_ingress_load_balancer_status_edit at,
    networking_v1_ingress_load_balancer_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ingress_port_status {
    kin_value value;
} networking_v1_ingress_port_status;
typedef struct networking_v1_ingress_port_status_list {
    kin_value value;
} networking_v1_ingress_port_status_list;
typedef struct networking_v1_ingress_port_status_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_port_status_edit;
static inline networking_v1_ingress_port_status
    networking_v1_ingress_port_status_of(kin_value value)
{
    networking_v1_ingress_port_status view;
    view.value = value;
    return view;
}
static inline networking_v1_ingress_port_status_list
    networking_v1_ingress_port_status_list_of(kin_value value)
{
    networking_v1_ingress_port_status_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ingress_port_status_list_count(
    networking_v1_ingress_port_status_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ingress_port_status
    networking_v1_ingress_port_status_list_at(
    networking_v1_ingress_port_status_list list, size_t index)
{
    return networking_v1_ingress_port_status_of(kin_value_at(list.value,
        index));
}
static inline networking_v1_ingress_port_status_edit
    networking_v1_ingress_port_status_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_ingress_port_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ingress_port_status_edit_copy(
    networking_v1_ingress_port_status_edit at,
    networking_v1_ingress_port_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ingress_rule {
    kin_value value;
} networking_v1_ingress_rule;
typedef struct networking_v1_ingress_rule_list {
    kin_value value;
} networking_v1_ingress_rule_list;
typedef struct networking_v1_ingress_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_rule_edit;
static inline networking_v1_ingress_rule networking_v1_ingress_rule_of(
    kin_value value)
{
    networking_v1_ingress_rule view;
    view.value = value;
    return view;
}
static inline networking_v1_ingress_rule_list
    networking_v1_ingress_rule_list_of(kin_value value)
{
    networking_v1_ingress_rule_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ingress_rule_list_count(
    networking_v1_ingress_rule_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ingress_rule networking_v1_ingress_rule_list_at(
    networking_v1_ingress_rule_list list, size_t index)
{
    return networking_v1_ingress_rule_of(kin_value_at(list.value, index));
}
static inline networking_v1_ingress_rule_edit
    networking_v1_ingress_rule_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_ingress_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ingress_rule_edit_copy(
    networking_v1_ingress_rule_edit at, networking_v1_ingress_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ingress_service_backend {
    kin_value value;
} networking_v1_ingress_service_backend;
typedef struct networking_v1_ingress_service_backend_list {
    kin_value value;
} networking_v1_ingress_service_backend_list;
typedef struct networking_v1_ingress_service_backend_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_service_backend_edit;
static inline networking_v1_ingress_service_backend
    networking_v1_ingress_service_backend_of(kin_value value)
{
    networking_v1_ingress_service_backend view;
    view.value = value;
    return view;
}
static inline networking_v1_ingress_service_backend_list
    networking_v1_ingress_service_backend_list_of(kin_value value)
{
    networking_v1_ingress_service_backend_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ingress_service_backend_list_count(
    networking_v1_ingress_service_backend_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ingress_service_backend
    networking_v1_ingress_service_backend_list_at(
    networking_v1_ingress_service_backend_list list, size_t index)
{
    return networking_v1_ingress_service_backend_of(kin_value_at(list.value,
        index));
}
static inline networking_v1_ingress_service_backend_edit
    networking_v1_ingress_service_backend_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_ingress_service_backend_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ingress_service_backend_edit_copy(
    networking_v1_ingress_service_backend_edit at,
    networking_v1_ingress_service_backend view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ingress_spec {
    kin_value value;
} networking_v1_ingress_spec;
typedef struct networking_v1_ingress_spec_list {
    kin_value value;
} networking_v1_ingress_spec_list;
typedef struct networking_v1_ingress_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_spec_edit;
static inline networking_v1_ingress_spec networking_v1_ingress_spec_of(
    kin_value value)
{
    networking_v1_ingress_spec view;
    view.value = value;
    return view;
}
static inline networking_v1_ingress_spec_list
    networking_v1_ingress_spec_list_of(kin_value value)
{
    networking_v1_ingress_spec_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ingress_spec_list_count(
    networking_v1_ingress_spec_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ingress_spec networking_v1_ingress_spec_list_at(
    networking_v1_ingress_spec_list list, size_t index)
{
    return networking_v1_ingress_spec_of(kin_value_at(list.value, index));
}
static inline networking_v1_ingress_spec_edit
    networking_v1_ingress_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_ingress_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ingress_spec_edit_copy(
    networking_v1_ingress_spec_edit at, networking_v1_ingress_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ingress_status {
    kin_value value;
} networking_v1_ingress_status;
typedef struct networking_v1_ingress_status_list {
    kin_value value;
} networking_v1_ingress_status_list;
typedef struct networking_v1_ingress_status_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_status_edit;
static inline networking_v1_ingress_status networking_v1_ingress_status_of(
    kin_value value)
{
    networking_v1_ingress_status view;
    view.value = value;
    return view;
}
static inline networking_v1_ingress_status_list
    networking_v1_ingress_status_list_of(kin_value value)
{
    networking_v1_ingress_status_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ingress_status_list_count(
    networking_v1_ingress_status_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ingress_status networking_v1_ingress_status_list_at(
    networking_v1_ingress_status_list list, size_t index)
{
    return networking_v1_ingress_status_of(kin_value_at(list.value, index));
}
static inline networking_v1_ingress_status_edit
    networking_v1_ingress_status_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_ingress_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ingress_status_edit_copy(
    networking_v1_ingress_status_edit at, networking_v1_ingress_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_ingress_tls {
    kin_value value;
} networking_v1_ingress_tls;
typedef struct networking_v1_ingress_tls_list {
    kin_value value;
} networking_v1_ingress_tls_list;
typedef struct networking_v1_ingress_tls_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_ingress_tls_edit;
static inline networking_v1_ingress_tls networking_v1_ingress_tls_of(
    kin_value value)
{
    networking_v1_ingress_tls view;
    view.value = value;
    return view;
}
static inline networking_v1_ingress_tls_list networking_v1_ingress_tls_list_of(
    kin_value value)
{
    networking_v1_ingress_tls_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_ingress_tls_list_count(
    networking_v1_ingress_tls_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_ingress_tls networking_v1_ingress_tls_list_at(
    networking_v1_ingress_tls_list list, size_t index)
{
    return networking_v1_ingress_tls_of(kin_value_at(list.value, index));
}
static inline networking_v1_ingress_tls_edit networking_v1_ingress_tls_edit_of(
    kin_edit *edit, kin_spot spot)
{
    networking_v1_ingress_tls_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_ingress_tls_edit_copy(
    networking_v1_ingress_tls_edit at, networking_v1_ingress_tls view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_network_policy {
    const kin_object *object;
} networking_v1_network_policy;
typedef struct networking_v1_network_policy_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_network_policy_edit;
static inline networking_v1_network_policy networking_v1_network_policy_of(
    const kin_object *object)
{
    networking_v1_network_policy view;
    view.object = object;
    return view;
}
static inline networking_v1_network_policy networking_v1_network_policy_ref(
    networking_v1_network_policy view)
{
    return networking_v1_network_policy_of(kin_object_ref(view.object));
}
static inline void networking_v1_network_policy_unref(
    networking_v1_network_policy view)
{
    (void)kin_object_unref(view.object);
}
static inline void networking_v1_network_policy_auto_release(
    networking_v1_network_policy *view)
{
    networking_v1_network_policy_unref(*view);
}
static inline networking_v1_network_policy_edit
    networking_v1_network_policy_change(const kin_allocator *alloc,
    networking_v1_network_policy view)
{
    networking_v1_network_policy_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void networking_v1_network_policy_edit_free(
    networking_v1_network_policy_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void networking_v1_network_policy_edit_auto_release(
    networking_v1_network_policy_edit *at)
{
    networking_v1_network_policy_edit_free(*at);
}

typedef struct networking_v1_network_policy_egress_rule {
    kin_value value;
} networking_v1_network_policy_egress_rule;
typedef struct networking_v1_network_policy_egress_rule_list {
    kin_value value;
} networking_v1_network_policy_egress_rule_list;
typedef struct networking_v1_network_policy_egress_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_network_policy_egress_rule_edit;
static inline networking_v1_network_policy_egress_rule
    networking_v1_network_policy_egress_rule_of(kin_value value)
{
    networking_v1_network_policy_egress_rule view;
    view.value = value;
    return view;
}
static inline networking_v1_network_policy_egress_rule_list
    networking_v1_network_policy_egress_rule_list_of(kin_value value)
{
    networking_v1_network_policy_egress_rule_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_network_policy_egress_rule_list_count(
    networking_v1_network_policy_egress_rule_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_network_policy_egress_rule
    networking_v1_network_policy_egress_rule_list_at(
    networking_v1_network_policy_egress_rule_list list, size_t index)
{
    return networking_v1_network_policy_egress_rule_of(kin_value_at(list.value,
        index));
}
static inline networking_v1_network_policy_egress_rule_edit
    networking_v1_network_policy_egress_rule_edit_of(kin_edit *edit,
    kin_spot spot)
{
    networking_v1_network_policy_egress_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_network_policy_egress_rule_edit_copy(
    networking_v1_network_policy_egress_rule_edit at,
    networking_v1_network_policy_egress_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_network_policy_ingress_rule {
    kin_value value;
} networking_v1_network_policy_ingress_rule;
typedef struct networking_v1_network_policy_ingress_rule_list {
    kin_value value;
} networking_v1_network_policy_ingress_rule_list;
typedef struct networking_v1_network_policy_ingress_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_network_policy_ingress_rule_edit;
static inline networking_v1_network_policy_ingress_rule
    networking_v1_network_policy_ingress_rule_of(kin_value value)
{
    networking_v1_network_policy_ingress_rule view;
    view.value = value;
    return view;
}
static inline networking_v1_network_policy_ingress_rule_list
    networking_v1_network_policy_ingress_rule_list_of(kin_value value)
{
    networking_v1_network_policy_ingress_rule_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_network_policy_ingress_rule_list_count(
    networking_v1_network_policy_ingress_rule_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_network_policy_ingress_rule
    networking_v1_network_policy_ingress_rule_list_at(
    networking_v1_network_policy_ingress_rule_list list, size_t index)
{
    return networking_v1_network_policy_ingress_rule_of(kin_value_at(list.value,
        index));
}
static inline networking_v1_network_policy_ingress_rule_edit
    networking_v1_network_policy_ingress_rule_edit_of(kin_edit *edit,
    kin_spot spot)
{
    networking_v1_network_policy_ingress_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_network_policy_ingress_rule_edit_copy(
    networking_v1_network_policy_ingress_rule_edit at,
    networking_v1_network_policy_ingress_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_network_policy_peer {
    kin_value value;
} networking_v1_network_policy_peer;
typedef struct networking_v1_network_policy_peer_list {
    kin_value value;
} networking_v1_network_policy_peer_list;
typedef struct networking_v1_network_policy_peer_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_network_policy_peer_edit;
static inline networking_v1_network_policy_peer
    networking_v1_network_policy_peer_of(kin_value value)
{
    networking_v1_network_policy_peer view;
    view.value = value;
    return view;
}
static inline networking_v1_network_policy_peer_list
    networking_v1_network_policy_peer_list_of(kin_value value)
{
    networking_v1_network_policy_peer_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_network_policy_peer_list_count(
    networking_v1_network_policy_peer_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_network_policy_peer
    networking_v1_network_policy_peer_list_at(
    networking_v1_network_policy_peer_list list, size_t index)
{
    return networking_v1_network_policy_peer_of(kin_value_at(list.value,
        index));
}
static inline networking_v1_network_policy_peer_edit
    networking_v1_network_policy_peer_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_network_policy_peer_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_network_policy_peer_edit_copy(
    networking_v1_network_policy_peer_edit at,
    networking_v1_network_policy_peer view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_network_policy_port {
    kin_value value;
} networking_v1_network_policy_port;
typedef struct networking_v1_network_policy_port_list {
    kin_value value;
} networking_v1_network_policy_port_list;
typedef struct networking_v1_network_policy_port_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_network_policy_port_edit;
static inline networking_v1_network_policy_port
    networking_v1_network_policy_port_of(kin_value value)
{
    networking_v1_network_policy_port view;
    view.value = value;
    return view;
}
static inline networking_v1_network_policy_port_list
    networking_v1_network_policy_port_list_of(kin_value value)
{
    networking_v1_network_policy_port_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_network_policy_port_list_count(
    networking_v1_network_policy_port_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_network_policy_port
    networking_v1_network_policy_port_list_at(
    networking_v1_network_policy_port_list list, size_t index)
{
    return networking_v1_network_policy_port_of(kin_value_at(list.value,
        index));
}
static inline networking_v1_network_policy_port_edit
    networking_v1_network_policy_port_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_network_policy_port_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_network_policy_port_edit_copy(
    networking_v1_network_policy_port_edit at,
    networking_v1_network_policy_port view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_network_policy_spec {
    kin_value value;
} networking_v1_network_policy_spec;
typedef struct networking_v1_network_policy_spec_list {
    kin_value value;
} networking_v1_network_policy_spec_list;
typedef struct networking_v1_network_policy_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_network_policy_spec_edit;
static inline networking_v1_network_policy_spec
    networking_v1_network_policy_spec_of(kin_value value)
{
    networking_v1_network_policy_spec view;
    view.value = value;
    return view;
}
static inline networking_v1_network_policy_spec_list
    networking_v1_network_policy_spec_list_of(kin_value value)
{
    networking_v1_network_policy_spec_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_network_policy_spec_list_count(
    networking_v1_network_policy_spec_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_network_policy_spec
    networking_v1_network_policy_spec_list_at(
    networking_v1_network_policy_spec_list list, size_t index)
{
    return networking_v1_network_policy_spec_of(kin_value_at(list.value,
        index));
}
static inline networking_v1_network_policy_spec_edit
    networking_v1_network_policy_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_network_policy_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_network_policy_spec_edit_copy(
    networking_v1_network_policy_spec_edit at,
    networking_v1_network_policy_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_parent_reference {
    kin_value value;
} networking_v1_parent_reference;
typedef struct networking_v1_parent_reference_list {
    kin_value value;
} networking_v1_parent_reference_list;
typedef struct networking_v1_parent_reference_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_parent_reference_edit;
static inline networking_v1_parent_reference networking_v1_parent_reference_of(
    kin_value value)
{
    networking_v1_parent_reference view;
    view.value = value;
    return view;
}
static inline networking_v1_parent_reference_list
    networking_v1_parent_reference_list_of(kin_value value)
{
    networking_v1_parent_reference_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_parent_reference_list_count(
    networking_v1_parent_reference_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_parent_reference
    networking_v1_parent_reference_list_at(
    networking_v1_parent_reference_list list, size_t index)
{
    return networking_v1_parent_reference_of(kin_value_at(list.value, index));
}
static inline networking_v1_parent_reference_edit
    networking_v1_parent_reference_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_parent_reference_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_parent_reference_edit_copy(
    networking_v1_parent_reference_edit at, networking_v1_parent_reference view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_service_backend_port {
    kin_value value;
} networking_v1_service_backend_port;
typedef struct networking_v1_service_backend_port_list {
    kin_value value;
} networking_v1_service_backend_port_list;
typedef struct networking_v1_service_backend_port_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_service_backend_port_edit;
static inline networking_v1_service_backend_port
    networking_v1_service_backend_port_of(kin_value value)
{
    networking_v1_service_backend_port view;
    view.value = value;
    return view;
}
static inline networking_v1_service_backend_port_list
    networking_v1_service_backend_port_list_of(kin_value value)
{
    networking_v1_service_backend_port_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_service_backend_port_list_count(
    networking_v1_service_backend_port_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_service_backend_port
    networking_v1_service_backend_port_list_at(
    networking_v1_service_backend_port_list list, size_t index)
{
    return networking_v1_service_backend_port_of(kin_value_at(list.value,
        index));
}
static inline networking_v1_service_backend_port_edit
    networking_v1_service_backend_port_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_service_backend_port_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_service_backend_port_edit_copy(
    networking_v1_service_backend_port_edit at,
    networking_v1_service_backend_port view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_service_cidr {
    const kin_object *object;
} networking_v1_service_cidr;
typedef struct networking_v1_service_cidr_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_service_cidr_edit;
static inline networking_v1_service_cidr networking_v1_service_cidr_of(
    const kin_object *object)
{
    networking_v1_service_cidr view;
    view.object = object;
    return view;
}
static inline networking_v1_service_cidr networking_v1_service_cidr_ref(
    networking_v1_service_cidr view)
{
    return networking_v1_service_cidr_of(kin_object_ref(view.object));
}
static inline void networking_v1_service_cidr_unref(
    networking_v1_service_cidr view)
{
    (void)kin_object_unref(view.object);
}
static inline void networking_v1_service_cidr_auto_release(
    networking_v1_service_cidr *view)
{
    networking_v1_service_cidr_unref(*view);
}
static inline networking_v1_service_cidr_edit networking_v1_service_cidr_change(
    const kin_allocator *alloc, networking_v1_service_cidr view)
{
    networking_v1_service_cidr_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void networking_v1_service_cidr_edit_free(
    networking_v1_service_cidr_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void networking_v1_service_cidr_edit_auto_release(
    networking_v1_service_cidr_edit *at)
{
    networking_v1_service_cidr_edit_free(*at);
}

typedef struct networking_v1_service_cidr_spec {
    kin_value value;
} networking_v1_service_cidr_spec;
typedef struct networking_v1_service_cidr_spec_list {
    kin_value value;
} networking_v1_service_cidr_spec_list;
typedef struct networking_v1_service_cidr_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_service_cidr_spec_edit;
static inline networking_v1_service_cidr_spec
    networking_v1_service_cidr_spec_of(kin_value value)
{
    networking_v1_service_cidr_spec view;
    view.value = value;
    return view;
}
static inline networking_v1_service_cidr_spec_list
    networking_v1_service_cidr_spec_list_of(kin_value value)
{
    networking_v1_service_cidr_spec_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_service_cidr_spec_list_count(
    networking_v1_service_cidr_spec_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_service_cidr_spec
    networking_v1_service_cidr_spec_list_at(
    networking_v1_service_cidr_spec_list list, size_t index)
{
    return networking_v1_service_cidr_spec_of(kin_value_at(list.value, index));
}
static inline networking_v1_service_cidr_spec_edit
    networking_v1_service_cidr_spec_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_service_cidr_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_service_cidr_spec_edit_copy(
    networking_v1_service_cidr_spec_edit at,
    networking_v1_service_cidr_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct networking_v1_service_cidr_status {
    kin_value value;
} networking_v1_service_cidr_status;
typedef struct networking_v1_service_cidr_status_list {
    kin_value value;
} networking_v1_service_cidr_status_list;
typedef struct networking_v1_service_cidr_status_edit {
    kin_edit *edit;
    kin_spot spot;
} networking_v1_service_cidr_status_edit;
static inline networking_v1_service_cidr_status
    networking_v1_service_cidr_status_of(kin_value value)
{
    networking_v1_service_cidr_status view;
    view.value = value;
    return view;
}
static inline networking_v1_service_cidr_status_list
    networking_v1_service_cidr_status_list_of(kin_value value)
{
    networking_v1_service_cidr_status_list list;
    list.value = value;
    return list;
}
static inline size_t networking_v1_service_cidr_status_list_count(
    networking_v1_service_cidr_status_list list)
{
    return kin_value_count(list.value);
}
static inline networking_v1_service_cidr_status
    networking_v1_service_cidr_status_list_at(
    networking_v1_service_cidr_status_list list, size_t index)
{
    return networking_v1_service_cidr_status_of(kin_value_at(list.value,
        index));
}
static inline networking_v1_service_cidr_status_edit
    networking_v1_service_cidr_status_edit_of(kin_edit *edit, kin_spot spot)
{
    networking_v1_service_cidr_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int networking_v1_service_cidr_status_edit_copy(
    networking_v1_service_cidr_status_edit at,
    networking_v1_service_cidr_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* PathType */
typedef enum networking_v1_path_type_enum {
    NETWORKING_V1_PATH_TYPE_OTHER, /* none of these */
    NETWORKING_V1_PATH_TYPE_EXACT,
    NETWORKING_V1_PATH_TYPE_IMPLEMENTATION_SPECIFIC,
    NETWORKING_V1_PATH_TYPE_PREFIX,
} networking_v1_path_type_enum;
static inline networking_v1_path_type_enum networking_v1_path_type_enum_parse(
    kin_str text)
{
    static const char *const names[] = {"Exact", "ImplementationSpecific",
        "Prefix"};
    return (networking_v1_path_type_enum)kin_field_choice(text, names, sizeof(
        names) / sizeof(names[0]));
}
static inline kin_str networking_v1_path_type_enum_text(
    networking_v1_path_type_enum choice)
{
    static const char *const names[] = {"Exact", "ImplementationSpecific",
        "Prefix"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* PolicyType */
typedef enum networking_v1_policy_type_enum {
    NETWORKING_V1_POLICY_TYPE_OTHER, /* none of these */
    NETWORKING_V1_POLICY_TYPE_EGRESS,
    NETWORKING_V1_POLICY_TYPE_INGRESS,
} networking_v1_policy_type_enum;
static inline networking_v1_policy_type_enum
    networking_v1_policy_type_enum_parse(kin_str text)
{
    static const char *const names[] = {"Egress", "Ingress"};
    return (networking_v1_policy_type_enum)kin_field_choice(text, names, sizeof(
        names) / sizeof(names[0]));
}
static inline kin_str networking_v1_policy_type_enum_text(
    networking_v1_policy_type_enum choice)
{
    static const char *const names[] = {"Egress", "Ingress"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* HTTPIngressPath */
static inline kin_field *networking_v1_http_ingress_path_path_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("path", "");
    return &field;
}
static inline kin_str networking_v1_http_ingress_path_path(
    networking_v1_http_ingress_path view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_http_ingress_path_path_field_()));
}
static inline int networking_v1_http_ingress_path_path_set(
    networking_v1_http_ingress_path_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_http_ingress_path_path_field_()), value);
}
static inline bool networking_v1_http_ingress_path_path_has(
    networking_v1_http_ingress_path view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_http_ingress_path_path_field_()));
}
static inline int networking_v1_http_ingress_path_path_unset(
    networking_v1_http_ingress_path_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_http_ingress_path_path_field_()));
}
static inline kin_field *networking_v1_http_ingress_path_path_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("pathType", "");
    return &field;
}
/** One of networking_v1_path_type_enum. */
static inline kin_str networking_v1_http_ingress_path_path_type(
    networking_v1_http_ingress_path view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_http_ingress_path_path_type_field_()));
}
static inline int networking_v1_http_ingress_path_path_type_set(
    networking_v1_http_ingress_path_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_http_ingress_path_path_type_field_()), value);
}
static inline bool networking_v1_http_ingress_path_path_type_has(
    networking_v1_http_ingress_path view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_http_ingress_path_path_type_field_()));
}
static inline int networking_v1_http_ingress_path_path_type_unset(
    networking_v1_http_ingress_path_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_http_ingress_path_path_type_field_()));
}
static inline kin_field *networking_v1_http_ingress_path_backend_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("backend", "");
    return &field;
}
static inline networking_v1_ingress_backend
    networking_v1_http_ingress_path_get_backend(
    networking_v1_http_ingress_path view)
{
    return networking_v1_ingress_backend_of(kin_value_field(view.value,
        networking_v1_http_ingress_path_backend_field_()));
}
static inline networking_v1_ingress_backend_edit
    networking_v1_http_ingress_path_edit_backend(
    networking_v1_http_ingress_path_edit at)
{
    return networking_v1_ingress_backend_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_http_ingress_path_backend_field_()));
}
static inline bool networking_v1_http_ingress_path_backend_has(
    networking_v1_http_ingress_path view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_http_ingress_path_backend_field_()));
}
static inline int networking_v1_http_ingress_path_backend_unset(
    networking_v1_http_ingress_path_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_http_ingress_path_backend_field_()));
}

/* HTTPIngressRuleValue */
static inline kin_field
    *networking_v1_http_ingress_rule_value_paths_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("paths", "");
    return &field;
}
static inline networking_v1_http_ingress_path_list
    networking_v1_http_ingress_rule_value_get_paths(
    networking_v1_http_ingress_rule_value view)
{
    return networking_v1_http_ingress_path_list_of(kin_value_field(view.value,
        networking_v1_http_ingress_rule_value_paths_field_()));
}
static inline networking_v1_http_ingress_path
    networking_v1_http_ingress_rule_value_paths_at(
    networking_v1_http_ingress_rule_value view, size_t index)
{
    return networking_v1_http_ingress_path_of(kin_value_at(kin_value_field(
        view.value, networking_v1_http_ingress_rule_value_paths_field_()),
        index));
}
static inline networking_v1_http_ingress_path_edit
    networking_v1_http_ingress_rule_value_paths_append(
    networking_v1_http_ingress_rule_value_edit at)
{
    return networking_v1_http_ingress_path_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_http_ingress_rule_value_paths_field_())));
}
static inline networking_v1_http_ingress_path_edit
    networking_v1_http_ingress_rule_value_edit_paths_at(
    networking_v1_http_ingress_rule_value_edit at, size_t index)
{
    return networking_v1_http_ingress_path_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_http_ingress_rule_value_paths_field_()), index));
}
static inline int networking_v1_http_ingress_rule_value_paths_remove_at(
    networking_v1_http_ingress_rule_value_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_http_ingress_rule_value_paths_field_()),
        index));
}
static inline size_t networking_v1_http_ingress_rule_value_paths_count(
    networking_v1_http_ingress_rule_value view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_http_ingress_rule_value_paths_field_()));
}
static inline int networking_v1_http_ingress_rule_value_paths_clear(
    networking_v1_http_ingress_rule_value_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_http_ingress_rule_value_paths_field_()));
}
static inline bool networking_v1_http_ingress_rule_value_paths_has(
    networking_v1_http_ingress_rule_value view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_http_ingress_rule_value_paths_field_()));
}
static inline int networking_v1_http_ingress_rule_value_paths_unset(
    networking_v1_http_ingress_rule_value_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_http_ingress_rule_value_paths_field_()));
}

/* IPAddress */
static inline kin_field *networking_v1_ip_address_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta networking_v1_ip_address_get_metadata(
    networking_v1_ip_address view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        networking_v1_ip_address_metadata_field_()));
}
static inline meta_v1_object_meta_edit networking_v1_ip_address_edit_metadata(
    networking_v1_ip_address_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ip_address_metadata_field_()));
}
static inline bool networking_v1_ip_address_metadata_has(
    networking_v1_ip_address view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ip_address_metadata_field_()));
}
static inline int networking_v1_ip_address_metadata_unset(
    networking_v1_ip_address_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ip_address_metadata_field_()));
}
#define NETWORKING_V1_IP_ADDRESS_METADATA_PATH ".metadata"
static inline kin_field *networking_v1_ip_address_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline networking_v1_ip_address_spec networking_v1_ip_address_get_spec(
    networking_v1_ip_address view)
{
    return networking_v1_ip_address_spec_of(kin_object_field(view.object,
        networking_v1_ip_address_spec_field_()));
}
static inline networking_v1_ip_address_spec_edit
    networking_v1_ip_address_edit_spec(networking_v1_ip_address_edit at)
{
    return networking_v1_ip_address_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_ip_address_spec_field_()));
}
static inline bool networking_v1_ip_address_spec_has(
    networking_v1_ip_address view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ip_address_spec_field_()));
}
static inline int networking_v1_ip_address_spec_unset(
    networking_v1_ip_address_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ip_address_spec_field_()));
}
#define NETWORKING_V1_IP_ADDRESS_SPEC_PATH ".spec"
static inline kin_field *networking_v1_ip_address_spec_parent_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "parentRef");
    return &field;
}
static inline networking_v1_parent_reference
    networking_v1_ip_address_get_spec_parent_ref(networking_v1_ip_address view)
{
    return networking_v1_parent_reference_of(kin_object_field(view.object,
        networking_v1_ip_address_spec_parent_ref_field_()));
}
static inline networking_v1_parent_reference_edit
    networking_v1_ip_address_edit_spec_parent_ref(
    networking_v1_ip_address_edit at)
{
    return networking_v1_parent_reference_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_ip_address_spec_parent_ref_field_()));
}
static inline bool networking_v1_ip_address_spec_parent_ref_has(
    networking_v1_ip_address view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ip_address_spec_parent_ref_field_()));
}
static inline int networking_v1_ip_address_spec_parent_ref_unset(
    networking_v1_ip_address_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ip_address_spec_parent_ref_field_()));
}
#define NETWORKING_V1_IP_ADDRESS_SPEC_PARENT_REF_PATH ".spec.parentRef"

/* IPAddressSpec */
static inline kin_field
    *networking_v1_ip_address_spec_get_parent_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("parentRef", "");
    return &field;
}
static inline networking_v1_parent_reference
    networking_v1_ip_address_spec_get_parent_ref(
    networking_v1_ip_address_spec view)
{
    return networking_v1_parent_reference_of(kin_value_field(view.value,
        networking_v1_ip_address_spec_get_parent_ref_field_()));
}
static inline networking_v1_parent_reference_edit
    networking_v1_ip_address_spec_edit_parent_ref(
    networking_v1_ip_address_spec_edit at)
{
    return networking_v1_parent_reference_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        networking_v1_ip_address_spec_get_parent_ref_field_()));
}
static inline bool networking_v1_ip_address_spec_get_parent_ref_has(
    networking_v1_ip_address_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ip_address_spec_get_parent_ref_field_()));
}
static inline int networking_v1_ip_address_spec_edit_parent_ref_unset(
    networking_v1_ip_address_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ip_address_spec_get_parent_ref_field_()));
}

/* IPBlock */
static inline kin_field *networking_v1_ip_block_cidr_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("cidr", "");
    return &field;
}
static inline kin_str networking_v1_ip_block_cidr(networking_v1_ip_block view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ip_block_cidr_field_()));
}
static inline int networking_v1_ip_block_cidr_set(
    networking_v1_ip_block_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ip_block_cidr_field_()), value);
}
static inline bool networking_v1_ip_block_cidr_has(networking_v1_ip_block view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ip_block_cidr_field_()));
}
static inline int networking_v1_ip_block_cidr_unset(
    networking_v1_ip_block_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ip_block_cidr_field_()));
}
static inline kin_field *networking_v1_ip_block_except_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("except", "");
    return &field;
}
static inline kin_str networking_v1_ip_block_except_at(
    networking_v1_ip_block view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        networking_v1_ip_block_except_field_()), index));
}
static inline int networking_v1_ip_block_except_append(
    networking_v1_ip_block_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ip_block_except_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t networking_v1_ip_block_except_count(
    networking_v1_ip_block view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_ip_block_except_field_()));
}
static inline int networking_v1_ip_block_except_clear(
    networking_v1_ip_block_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ip_block_except_field_()));
}
static inline bool networking_v1_ip_block_except_has(
    networking_v1_ip_block view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ip_block_except_field_()));
}
static inline int networking_v1_ip_block_except_unset(
    networking_v1_ip_block_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ip_block_except_field_()));
}

/* Ingress */
static inline kin_field *networking_v1_ingress_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta networking_v1_ingress_get_metadata(
    networking_v1_ingress view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        networking_v1_ingress_metadata_field_()));
}
static inline meta_v1_object_meta_edit networking_v1_ingress_edit_metadata(
    networking_v1_ingress_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_metadata_field_()));
}
static inline bool networking_v1_ingress_metadata_has(
    networking_v1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_metadata_field_()));
}
static inline int networking_v1_ingress_metadata_unset(
    networking_v1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_metadata_field_()));
}
#define NETWORKING_V1_INGRESS_METADATA_PATH ".metadata"
static inline kin_field *networking_v1_ingress_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline networking_v1_ingress_spec networking_v1_ingress_get_spec(
    networking_v1_ingress view)
{
    return networking_v1_ingress_spec_of(kin_object_field(view.object,
        networking_v1_ingress_spec_field_()));
}
static inline networking_v1_ingress_spec_edit networking_v1_ingress_edit_spec(
    networking_v1_ingress_edit at)
{
    return networking_v1_ingress_spec_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, networking_v1_ingress_spec_field_()));
}
static inline bool networking_v1_ingress_spec_has(networking_v1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_spec_field_()));
}
static inline int networking_v1_ingress_spec_unset(
    networking_v1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_field_()));
}
#define NETWORKING_V1_INGRESS_SPEC_PATH ".spec"
static inline kin_field *networking_v1_ingress_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline networking_v1_ingress_status networking_v1_ingress_get_status(
    networking_v1_ingress view)
{
    return networking_v1_ingress_status_of(kin_object_field(view.object,
        networking_v1_ingress_status_field_()));
}
static inline networking_v1_ingress_status_edit
    networking_v1_ingress_edit_status(networking_v1_ingress_edit at)
{
    return networking_v1_ingress_status_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, networking_v1_ingress_status_field_()));
}
static inline bool networking_v1_ingress_status_has(networking_v1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_status_field_()));
}
static inline int networking_v1_ingress_status_unset(
    networking_v1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_status_field_()));
}
#define NETWORKING_V1_INGRESS_STATUS_PATH ".status"
static inline kin_field
    *networking_v1_ingress_spec_ingress_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "ingressClassName");
    return &field;
}
static inline kin_str networking_v1_ingress_spec_ingress_class_name(
    networking_v1_ingress view)
{
    return kin_value_str(kin_object_field(view.object,
        networking_v1_ingress_spec_ingress_class_name_field_()));
}
static inline int networking_v1_ingress_spec_ingress_class_name_set(
    networking_v1_ingress_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_ingress_class_name_field_()), value);
}
static inline bool networking_v1_ingress_spec_ingress_class_name_has(
    networking_v1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_spec_ingress_class_name_field_()));
}
static inline int networking_v1_ingress_spec_ingress_class_name_unset(
    networking_v1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_ingress_class_name_field_()));
}
#define NETWORKING_V1_INGRESS_SPEC_INGRESS_CLASS_NAME_PATH \
    ".spec.ingressClassName"
static inline kin_field *networking_v1_ingress_spec_default_backend_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "defaultBackend");
    return &field;
}
static inline networking_v1_ingress_backend
    networking_v1_ingress_get_spec_default_backend(networking_v1_ingress view)
{
    return networking_v1_ingress_backend_of(kin_object_field(view.object,
        networking_v1_ingress_spec_default_backend_field_()));
}
static inline networking_v1_ingress_backend_edit
    networking_v1_ingress_edit_spec_default_backend(
    networking_v1_ingress_edit at)
{
    return networking_v1_ingress_backend_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_ingress_spec_default_backend_field_()));
}
static inline bool networking_v1_ingress_spec_default_backend_has(
    networking_v1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_spec_default_backend_field_()));
}
static inline int networking_v1_ingress_spec_default_backend_unset(
    networking_v1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_default_backend_field_()));
}
#define NETWORKING_V1_INGRESS_SPEC_DEFAULT_BACKEND_PATH ".spec.defaultBackend"
static inline kin_field *networking_v1_ingress_spec_tls_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "tls");
    return &field;
}
static inline networking_v1_ingress_tls_list networking_v1_ingress_get_spec_tls(
    networking_v1_ingress view)
{
    return networking_v1_ingress_tls_list_of(kin_object_field(view.object,
        networking_v1_ingress_spec_tls_field_()));
}
static inline networking_v1_ingress_tls networking_v1_ingress_spec_tls_at(
    networking_v1_ingress view, size_t index)
{
    return networking_v1_ingress_tls_of(kin_value_at(kin_object_field(
        view.object, networking_v1_ingress_spec_tls_field_()), index));
}
static inline networking_v1_ingress_tls_edit
    networking_v1_ingress_spec_tls_append(networking_v1_ingress_edit at)
{
    return networking_v1_ingress_tls_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_tls_field_())));
}
static inline networking_v1_ingress_tls_edit
    networking_v1_ingress_edit_spec_tls_at(networking_v1_ingress_edit at,
    size_t index)
{
    return networking_v1_ingress_tls_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_tls_field_()), index));
}
static inline int networking_v1_ingress_spec_tls_remove_at(
    networking_v1_ingress_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_ingress_spec_tls_field_()), index));
}
static inline size_t networking_v1_ingress_spec_tls_count(
    networking_v1_ingress view)
{
    return kin_value_count(kin_object_field(view.object,
        networking_v1_ingress_spec_tls_field_()));
}
static inline int networking_v1_ingress_spec_tls_clear(
    networking_v1_ingress_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_tls_field_()));
}
static inline bool networking_v1_ingress_spec_tls_has(
    networking_v1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_spec_tls_field_()));
}
static inline int networking_v1_ingress_spec_tls_unset(
    networking_v1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_tls_field_()));
}
#define NETWORKING_V1_INGRESS_SPEC_TLS_PATH ".spec.tls"
static inline kin_field *networking_v1_ingress_spec_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "rules");
    return &field;
}
static inline networking_v1_ingress_rule_list
    networking_v1_ingress_get_spec_rules(networking_v1_ingress view)
{
    return networking_v1_ingress_rule_list_of(kin_object_field(view.object,
        networking_v1_ingress_spec_rules_field_()));
}
static inline networking_v1_ingress_rule networking_v1_ingress_spec_rules_at(
    networking_v1_ingress view, size_t index)
{
    return networking_v1_ingress_rule_of(kin_value_at(kin_object_field(
        view.object, networking_v1_ingress_spec_rules_field_()), index));
}
static inline networking_v1_ingress_rule_edit
    networking_v1_ingress_spec_rules_append(networking_v1_ingress_edit at)
{
    return networking_v1_ingress_rule_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_rules_field_())));
}
static inline networking_v1_ingress_rule_edit
    networking_v1_ingress_edit_spec_rules_at(networking_v1_ingress_edit at,
    size_t index)
{
    return networking_v1_ingress_rule_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_rules_field_()), index));
}
static inline int networking_v1_ingress_spec_rules_remove_at(
    networking_v1_ingress_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_ingress_spec_rules_field_()), index));
}
static inline size_t networking_v1_ingress_spec_rules_count(
    networking_v1_ingress view)
{
    return kin_value_count(kin_object_field(view.object,
        networking_v1_ingress_spec_rules_field_()));
}
static inline int networking_v1_ingress_spec_rules_clear(
    networking_v1_ingress_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_rules_field_()));
}
static inline bool networking_v1_ingress_spec_rules_has(
    networking_v1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_spec_rules_field_()));
}
static inline int networking_v1_ingress_spec_rules_unset(
    networking_v1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_rules_field_()));
}
#define NETWORKING_V1_INGRESS_SPEC_RULES_PATH ".spec.rules"
static inline kin_field *networking_v1_ingress_status_load_balancer_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "loadBalancer");
    return &field;
}
static inline networking_v1_ingress_load_balancer_status
    networking_v1_ingress_get_status_load_balancer(networking_v1_ingress view)
{
    return networking_v1_ingress_load_balancer_status_of(kin_object_field(
        view.object, networking_v1_ingress_status_load_balancer_field_()));
}
static inline networking_v1_ingress_load_balancer_status_edit
    networking_v1_ingress_edit_status_load_balancer(
    networking_v1_ingress_edit at)
{
    return networking_v1_ingress_load_balancer_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_status_load_balancer_field_()));
}
static inline bool networking_v1_ingress_status_load_balancer_has(
    networking_v1_ingress view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_status_load_balancer_field_()));
}
static inline int networking_v1_ingress_status_load_balancer_unset(
    networking_v1_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_status_load_balancer_field_()));
}
#define NETWORKING_V1_INGRESS_STATUS_LOAD_BALANCER_PATH ".status.loadBalancer"

/* IngressBackend */
static inline kin_field *networking_v1_ingress_backend_service_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("service", "");
    return &field;
}
static inline networking_v1_ingress_service_backend
    networking_v1_ingress_backend_get_service(
    networking_v1_ingress_backend view)
{
    return networking_v1_ingress_service_backend_of(kin_value_field(view.value,
        networking_v1_ingress_backend_service_field_()));
}
static inline networking_v1_ingress_service_backend_edit
    networking_v1_ingress_backend_edit_service(
    networking_v1_ingress_backend_edit at)
{
    return networking_v1_ingress_service_backend_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_backend_service_field_()));
}
static inline bool networking_v1_ingress_backend_service_has(
    networking_v1_ingress_backend view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_backend_service_field_()));
}
static inline int networking_v1_ingress_backend_service_unset(
    networking_v1_ingress_backend_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_backend_service_field_()));
}
static inline kin_field *networking_v1_ingress_backend_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resource", "");
    return &field;
}
static inline core_v1_typed_local_object_reference
    networking_v1_ingress_backend_get_resource(
    networking_v1_ingress_backend view)
{
    return core_v1_typed_local_object_reference_of(kin_value_field(view.value,
        networking_v1_ingress_backend_resource_field_()));
}
static inline core_v1_typed_local_object_reference_edit
    networking_v1_ingress_backend_edit_resource(
    networking_v1_ingress_backend_edit at)
{
    return core_v1_typed_local_object_reference_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_ingress_backend_resource_field_()));
}
static inline bool networking_v1_ingress_backend_resource_has(
    networking_v1_ingress_backend view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_backend_resource_field_()));
}
static inline int networking_v1_ingress_backend_resource_unset(
    networking_v1_ingress_backend_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_backend_resource_field_()));
}

/* IngressClass */
static inline kin_field *networking_v1_ingress_class_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta networking_v1_ingress_class_get_metadata(
    networking_v1_ingress_class view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        networking_v1_ingress_class_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    networking_v1_ingress_class_edit_metadata(
    networking_v1_ingress_class_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_metadata_field_()));
}
static inline bool networking_v1_ingress_class_metadata_has(
    networking_v1_ingress_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_class_metadata_field_()));
}
static inline int networking_v1_ingress_class_metadata_unset(
    networking_v1_ingress_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_metadata_field_()));
}
#define NETWORKING_V1_INGRESS_CLASS_METADATA_PATH ".metadata"
static inline kin_field *networking_v1_ingress_class_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline networking_v1_ingress_class_spec
    networking_v1_ingress_class_get_spec(networking_v1_ingress_class view)
{
    return networking_v1_ingress_class_spec_of(kin_object_field(view.object,
        networking_v1_ingress_class_spec_field_()));
}
static inline networking_v1_ingress_class_spec_edit
    networking_v1_ingress_class_edit_spec(networking_v1_ingress_class_edit at)
{
    return networking_v1_ingress_class_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_ingress_class_spec_field_()));
}
static inline bool networking_v1_ingress_class_spec_has(
    networking_v1_ingress_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_class_spec_field_()));
}
static inline int networking_v1_ingress_class_spec_unset(
    networking_v1_ingress_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_spec_field_()));
}
#define NETWORKING_V1_INGRESS_CLASS_SPEC_PATH ".spec"
static inline kin_field
    *networking_v1_ingress_class_spec_controller_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "controller");
    return &field;
}
static inline kin_str networking_v1_ingress_class_spec_controller(
    networking_v1_ingress_class view)
{
    return kin_value_str(kin_object_field(view.object,
        networking_v1_ingress_class_spec_controller_field_()));
}
static inline int networking_v1_ingress_class_spec_controller_set(
    networking_v1_ingress_class_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_spec_controller_field_()), value);
}
static inline bool networking_v1_ingress_class_spec_controller_has(
    networking_v1_ingress_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_class_spec_controller_field_()));
}
static inline int networking_v1_ingress_class_spec_controller_unset(
    networking_v1_ingress_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_spec_controller_field_()));
}
#define NETWORKING_V1_INGRESS_CLASS_SPEC_CONTROLLER_PATH ".spec.controller"
static inline kin_field
    *networking_v1_ingress_class_spec_parameters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "parameters");
    return &field;
}
static inline networking_v1_ingress_class_parameters_reference
    networking_v1_ingress_class_get_spec_parameters(
    networking_v1_ingress_class view)
{
    return networking_v1_ingress_class_parameters_reference_of(kin_object_field(
        view.object, networking_v1_ingress_class_spec_parameters_field_()));
}
static inline networking_v1_ingress_class_parameters_reference_edit
    networking_v1_ingress_class_edit_spec_parameters(
    networking_v1_ingress_class_edit at)
{
    return networking_v1_ingress_class_parameters_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_spec_parameters_field_()));
}
static inline bool networking_v1_ingress_class_spec_parameters_has(
    networking_v1_ingress_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_ingress_class_spec_parameters_field_()));
}
static inline int networking_v1_ingress_class_spec_parameters_unset(
    networking_v1_ingress_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_spec_parameters_field_()));
}
#define NETWORKING_V1_INGRESS_CLASS_SPEC_PARAMETERS_PATH ".spec.parameters"

/* IngressClassParametersReference */
static inline kin_field
    *networking_v1_ingress_class_parameters_reference_api_group_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiGroup", "");
    return &field;
}
static inline kin_str
    networking_v1_ingress_class_parameters_reference_api_group(
    networking_v1_ingress_class_parameters_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_class_parameters_reference_api_group_field_()));
}
static inline int
    networking_v1_ingress_class_parameters_reference_api_group_set(
    networking_v1_ingress_class_parameters_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_parameters_reference_api_group_field_()),
        value);
}
static inline bool
    networking_v1_ingress_class_parameters_reference_api_group_has(
    networking_v1_ingress_class_parameters_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_class_parameters_reference_api_group_field_()));
}
static inline int
    networking_v1_ingress_class_parameters_reference_api_group_unset(
    networking_v1_ingress_class_parameters_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_parameters_reference_api_group_field_()));
}
static inline kin_field
    *networking_v1_ingress_class_parameters_reference_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("kind", "");
    return &field;
}
static inline kin_str networking_v1_ingress_class_parameters_reference_kind(
    networking_v1_ingress_class_parameters_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_class_parameters_reference_kind_field_()));
}
static inline int networking_v1_ingress_class_parameters_reference_kind_set(
    networking_v1_ingress_class_parameters_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_parameters_reference_kind_field_()), value);
}
static inline bool networking_v1_ingress_class_parameters_reference_kind_has(
    networking_v1_ingress_class_parameters_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_class_parameters_reference_kind_field_()));
}
static inline int networking_v1_ingress_class_parameters_reference_kind_unset(
    networking_v1_ingress_class_parameters_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_parameters_reference_kind_field_()));
}
static inline kin_field
    *networking_v1_ingress_class_parameters_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str networking_v1_ingress_class_parameters_reference_name(
    networking_v1_ingress_class_parameters_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_class_parameters_reference_name_field_()));
}
static inline int networking_v1_ingress_class_parameters_reference_name_set(
    networking_v1_ingress_class_parameters_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_parameters_reference_name_field_()), value);
}
static inline bool networking_v1_ingress_class_parameters_reference_name_has(
    networking_v1_ingress_class_parameters_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_class_parameters_reference_name_field_()));
}
static inline int networking_v1_ingress_class_parameters_reference_name_unset(
    networking_v1_ingress_class_parameters_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_parameters_reference_name_field_()));
}
static inline kin_field
    *networking_v1_ingress_class_parameters_reference_scope_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("scope", "");
    return &field;
}
static inline kin_str networking_v1_ingress_class_parameters_reference_scope(
    networking_v1_ingress_class_parameters_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_class_parameters_reference_scope_field_()));
}
static inline int networking_v1_ingress_class_parameters_reference_scope_set(
    networking_v1_ingress_class_parameters_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_parameters_reference_scope_field_()),
        value);
}
static inline bool networking_v1_ingress_class_parameters_reference_scope_has(
    networking_v1_ingress_class_parameters_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_class_parameters_reference_scope_field_()));
}
static inline int networking_v1_ingress_class_parameters_reference_scope_unset(
    networking_v1_ingress_class_parameters_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_parameters_reference_scope_field_()));
}
static inline kin_field
    *networking_v1_ingress_class_parameters_reference_namespace_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespace", "");
    return &field;
}
static inline kin_str
    networking_v1_ingress_class_parameters_reference_namespace(
    networking_v1_ingress_class_parameters_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_class_parameters_reference_namespace_field_()));
}
static inline int
    networking_v1_ingress_class_parameters_reference_namespace_set(
    networking_v1_ingress_class_parameters_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_parameters_reference_namespace_field_()),
        value);
}
static inline bool
    networking_v1_ingress_class_parameters_reference_namespace_has(
    networking_v1_ingress_class_parameters_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_class_parameters_reference_namespace_field_()));
}
static inline int
    networking_v1_ingress_class_parameters_reference_namespace_unset(
    networking_v1_ingress_class_parameters_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_parameters_reference_namespace_field_()));
}

/* IngressClassSpec */
static inline kin_field
    *networking_v1_ingress_class_spec_get_controller_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("controller", "");
    return &field;
}
static inline kin_str networking_v1_ingress_class_spec_get_controller(
    networking_v1_ingress_class_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_class_spec_get_controller_field_()));
}
static inline int networking_v1_ingress_class_spec_edit_controller_set(
    networking_v1_ingress_class_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_spec_get_controller_field_()), value);
}
static inline bool networking_v1_ingress_class_spec_get_controller_has(
    networking_v1_ingress_class_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_class_spec_get_controller_field_()));
}
static inline int networking_v1_ingress_class_spec_edit_controller_unset(
    networking_v1_ingress_class_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_spec_get_controller_field_()));
}
static inline kin_field
    *networking_v1_ingress_class_spec_get_parameters_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("parameters", "");
    return &field;
}
static inline networking_v1_ingress_class_parameters_reference
    networking_v1_ingress_class_spec_get_parameters(
    networking_v1_ingress_class_spec view)
{
    return networking_v1_ingress_class_parameters_reference_of(kin_value_field(
        view.value, networking_v1_ingress_class_spec_get_parameters_field_()));
}
static inline networking_v1_ingress_class_parameters_reference_edit
    networking_v1_ingress_class_spec_edit_parameters(
    networking_v1_ingress_class_spec_edit at)
{
    return networking_v1_ingress_class_parameters_reference_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_spec_get_parameters_field_()));
}
static inline bool networking_v1_ingress_class_spec_get_parameters_has(
    networking_v1_ingress_class_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_class_spec_get_parameters_field_()));
}
static inline int networking_v1_ingress_class_spec_edit_parameters_unset(
    networking_v1_ingress_class_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_class_spec_get_parameters_field_()));
}

/* IngressLoadBalancerIngress */
static inline kin_field
    *networking_v1_ingress_load_balancer_ingress_ip_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ip", "");
    return &field;
}
static inline kin_str networking_v1_ingress_load_balancer_ingress_ip(
    networking_v1_ingress_load_balancer_ingress view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_load_balancer_ingress_ip_field_()));
}
static inline int networking_v1_ingress_load_balancer_ingress_ip_set(
    networking_v1_ingress_load_balancer_ingress_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_ingress_ip_field_()), value);
}
static inline bool networking_v1_ingress_load_balancer_ingress_ip_has(
    networking_v1_ingress_load_balancer_ingress view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_load_balancer_ingress_ip_field_()));
}
static inline int networking_v1_ingress_load_balancer_ingress_ip_unset(
    networking_v1_ingress_load_balancer_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_ingress_ip_field_()));
}
static inline kin_field
    *networking_v1_ingress_load_balancer_ingress_hostname_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("hostname", "");
    return &field;
}
static inline kin_str networking_v1_ingress_load_balancer_ingress_hostname(
    networking_v1_ingress_load_balancer_ingress view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_load_balancer_ingress_hostname_field_()));
}
static inline int networking_v1_ingress_load_balancer_ingress_hostname_set(
    networking_v1_ingress_load_balancer_ingress_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_ingress_hostname_field_()), value);
}
static inline bool networking_v1_ingress_load_balancer_ingress_hostname_has(
    networking_v1_ingress_load_balancer_ingress view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_load_balancer_ingress_hostname_field_()));
}
static inline int networking_v1_ingress_load_balancer_ingress_hostname_unset(
    networking_v1_ingress_load_balancer_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_ingress_hostname_field_()));
}
static inline kin_field
    *networking_v1_ingress_load_balancer_ingress_ports_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ports", "");
    return &field;
}
static inline networking_v1_ingress_port_status_list
    networking_v1_ingress_load_balancer_ingress_get_ports(
    networking_v1_ingress_load_balancer_ingress view)
{
    return networking_v1_ingress_port_status_list_of(kin_value_field(view.value,
        networking_v1_ingress_load_balancer_ingress_ports_field_()));
}
static inline networking_v1_ingress_port_status
    networking_v1_ingress_load_balancer_ingress_ports_at(
    networking_v1_ingress_load_balancer_ingress view, size_t index)
{
    return networking_v1_ingress_port_status_of(kin_value_at(kin_value_field(
        view.value, networking_v1_ingress_load_balancer_ingress_ports_field_()),
        index));
}
static inline networking_v1_ingress_port_status_edit
    networking_v1_ingress_load_balancer_ingress_ports_append(
    networking_v1_ingress_load_balancer_ingress_edit at)
{
    return networking_v1_ingress_port_status_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_ingress_ports_field_())));
}
static inline networking_v1_ingress_port_status_edit
    networking_v1_ingress_load_balancer_ingress_edit_ports_at(
    networking_v1_ingress_load_balancer_ingress_edit at, size_t index)
{
    return networking_v1_ingress_port_status_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_ingress_ports_field_()), index));
}
static inline int networking_v1_ingress_load_balancer_ingress_ports_remove_at(
    networking_v1_ingress_load_balancer_ingress_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        networking_v1_ingress_load_balancer_ingress_ports_field_()), index));
}
static inline size_t networking_v1_ingress_load_balancer_ingress_ports_count(
    networking_v1_ingress_load_balancer_ingress view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_ingress_load_balancer_ingress_ports_field_()));
}
static inline int networking_v1_ingress_load_balancer_ingress_ports_clear(
    networking_v1_ingress_load_balancer_ingress_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_ingress_ports_field_()));
}
static inline bool networking_v1_ingress_load_balancer_ingress_ports_has(
    networking_v1_ingress_load_balancer_ingress view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_load_balancer_ingress_ports_field_()));
}
static inline int networking_v1_ingress_load_balancer_ingress_ports_unset(
    networking_v1_ingress_load_balancer_ingress_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_ingress_ports_field_()));
}

/* IngressLoadBalancerStatus */
static inline kin_field
    *networking_v1_ingress_load_balancer_status_ingress_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ingress", "");
    return &field;
}
static inline networking_v1_ingress_load_balancer_ingress_list
    networking_v1_ingress_load_balancer_status_get_ingress(
    networking_v1_ingress_load_balancer_status view)
{
    return networking_v1_ingress_load_balancer_ingress_list_of(kin_value_field(
        view.value,
        networking_v1_ingress_load_balancer_status_ingress_field_()));
}
static inline networking_v1_ingress_load_balancer_ingress
    networking_v1_ingress_load_balancer_status_ingress_at(
    networking_v1_ingress_load_balancer_status view, size_t index)
{
    return networking_v1_ingress_load_balancer_ingress_of(kin_value_at(
        kin_value_field(view.value,
        networking_v1_ingress_load_balancer_status_ingress_field_()), index));
}
static inline networking_v1_ingress_load_balancer_ingress_edit
    networking_v1_ingress_load_balancer_status_ingress_append(
    networking_v1_ingress_load_balancer_status_edit at)
{
    return networking_v1_ingress_load_balancer_ingress_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_status_ingress_field_())));
}
static inline networking_v1_ingress_load_balancer_ingress_edit
    networking_v1_ingress_load_balancer_status_edit_ingress_at(
    networking_v1_ingress_load_balancer_status_edit at, size_t index)
{
    return networking_v1_ingress_load_balancer_ingress_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_status_ingress_field_()), index));
}
static inline int networking_v1_ingress_load_balancer_status_ingress_remove_at(
    networking_v1_ingress_load_balancer_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        networking_v1_ingress_load_balancer_status_ingress_field_()), index));
}
static inline size_t networking_v1_ingress_load_balancer_status_ingress_count(
    networking_v1_ingress_load_balancer_status view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_ingress_load_balancer_status_ingress_field_()));
}
static inline int networking_v1_ingress_load_balancer_status_ingress_clear(
    networking_v1_ingress_load_balancer_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_status_ingress_field_()));
}
static inline bool networking_v1_ingress_load_balancer_status_ingress_has(
    networking_v1_ingress_load_balancer_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_load_balancer_status_ingress_field_()));
}
static inline int networking_v1_ingress_load_balancer_status_ingress_unset(
    networking_v1_ingress_load_balancer_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_load_balancer_status_ingress_field_()));
}

/* IngressPortStatus */
static inline kin_field *networking_v1_ingress_port_status_port_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("port", "");
    return &field;
}
static inline int32_t networking_v1_ingress_port_status_port(
    networking_v1_ingress_port_status view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        networking_v1_ingress_port_status_port_field_()));
}
static inline int networking_v1_ingress_port_status_port_set(
    networking_v1_ingress_port_status_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_port_status_port_field_()), value);
}
static inline bool networking_v1_ingress_port_status_port_has(
    networking_v1_ingress_port_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_port_status_port_field_()));
}
static inline int networking_v1_ingress_port_status_port_unset(
    networking_v1_ingress_port_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_port_status_port_field_()));
}
static inline kin_field *networking_v1_ingress_port_status_protocol_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("protocol", "");
    return &field;
}
/** One of core_v1_protocol_enum. */
static inline kin_str networking_v1_ingress_port_status_protocol(
    networking_v1_ingress_port_status view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_port_status_protocol_field_()));
}
static inline int networking_v1_ingress_port_status_protocol_set(
    networking_v1_ingress_port_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_port_status_protocol_field_()), value);
}
static inline bool networking_v1_ingress_port_status_protocol_has(
    networking_v1_ingress_port_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_port_status_protocol_field_()));
}
static inline int networking_v1_ingress_port_status_protocol_unset(
    networking_v1_ingress_port_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_port_status_protocol_field_()));
}
static inline kin_field *networking_v1_ingress_port_status_error_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("error", "");
    return &field;
}
static inline kin_str networking_v1_ingress_port_status_error(
    networking_v1_ingress_port_status view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_port_status_error_field_()));
}
static inline int networking_v1_ingress_port_status_error_set(
    networking_v1_ingress_port_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_port_status_error_field_()), value);
}
static inline bool networking_v1_ingress_port_status_error_has(
    networking_v1_ingress_port_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_port_status_error_field_()));
}
static inline int networking_v1_ingress_port_status_error_unset(
    networking_v1_ingress_port_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_port_status_error_field_()));
}

/* IngressRule */
static inline kin_field *networking_v1_ingress_rule_host_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("host", "");
    return &field;
}
static inline kin_str networking_v1_ingress_rule_host(
    networking_v1_ingress_rule view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_rule_host_field_()));
}
static inline int networking_v1_ingress_rule_host_set(
    networking_v1_ingress_rule_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_rule_host_field_()), value);
}
static inline bool networking_v1_ingress_rule_host_has(
    networking_v1_ingress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_rule_host_field_()));
}
static inline int networking_v1_ingress_rule_host_unset(
    networking_v1_ingress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_rule_host_field_()));
}
static inline kin_field *networking_v1_ingress_rule_http_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("http", "");
    return &field;
}
static inline networking_v1_http_ingress_rule_value
    networking_v1_ingress_rule_get_http(networking_v1_ingress_rule view)
{
    return networking_v1_http_ingress_rule_value_of(kin_value_field(view.value,
        networking_v1_ingress_rule_http_field_()));
}
static inline networking_v1_http_ingress_rule_value_edit
    networking_v1_ingress_rule_edit_http(networking_v1_ingress_rule_edit at)
{
    return networking_v1_http_ingress_rule_value_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_rule_http_field_()));
}
static inline bool networking_v1_ingress_rule_http_has(
    networking_v1_ingress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_rule_http_field_()));
}
static inline int networking_v1_ingress_rule_http_unset(
    networking_v1_ingress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_rule_http_field_()));
}

/* IngressServiceBackend */
static inline kin_field *networking_v1_ingress_service_backend_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str networking_v1_ingress_service_backend_name(
    networking_v1_ingress_service_backend view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_service_backend_name_field_()));
}
static inline int networking_v1_ingress_service_backend_name_set(
    networking_v1_ingress_service_backend_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_service_backend_name_field_()), value);
}
static inline bool networking_v1_ingress_service_backend_name_has(
    networking_v1_ingress_service_backend view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_service_backend_name_field_()));
}
static inline int networking_v1_ingress_service_backend_name_unset(
    networking_v1_ingress_service_backend_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_service_backend_name_field_()));
}
static inline kin_field *networking_v1_ingress_service_backend_port_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("port", "");
    return &field;
}
static inline networking_v1_service_backend_port
    networking_v1_ingress_service_backend_get_port(
    networking_v1_ingress_service_backend view)
{
    return networking_v1_service_backend_port_of(kin_value_field(view.value,
        networking_v1_ingress_service_backend_port_field_()));
}
static inline networking_v1_service_backend_port_edit
    networking_v1_ingress_service_backend_edit_port(
    networking_v1_ingress_service_backend_edit at)
{
    return networking_v1_service_backend_port_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_ingress_service_backend_port_field_()));
}
static inline bool networking_v1_ingress_service_backend_port_has(
    networking_v1_ingress_service_backend view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_service_backend_port_field_()));
}
static inline int networking_v1_ingress_service_backend_port_unset(
    networking_v1_ingress_service_backend_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_service_backend_port_field_()));
}

/* IngressSpec */
static inline kin_field
    *networking_v1_ingress_spec_get_ingress_class_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ingressClassName", "");
    return &field;
}
static inline kin_str networking_v1_ingress_spec_get_ingress_class_name(
    networking_v1_ingress_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_spec_get_ingress_class_name_field_()));
}
static inline int networking_v1_ingress_spec_edit_ingress_class_name_set(
    networking_v1_ingress_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_get_ingress_class_name_field_()), value);
}
static inline bool networking_v1_ingress_spec_get_ingress_class_name_has(
    networking_v1_ingress_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_spec_get_ingress_class_name_field_()));
}
static inline int networking_v1_ingress_spec_edit_ingress_class_name_unset(
    networking_v1_ingress_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_get_ingress_class_name_field_()));
}
static inline kin_field
    *networking_v1_ingress_spec_get_default_backend_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("defaultBackend", "");
    return &field;
}
static inline networking_v1_ingress_backend
    networking_v1_ingress_spec_get_default_backend(
    networking_v1_ingress_spec view)
{
    return networking_v1_ingress_backend_of(kin_value_field(view.value,
        networking_v1_ingress_spec_get_default_backend_field_()));
}
static inline networking_v1_ingress_backend_edit
    networking_v1_ingress_spec_edit_default_backend(
    networking_v1_ingress_spec_edit at)
{
    return networking_v1_ingress_backend_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot,
        networking_v1_ingress_spec_get_default_backend_field_()));
}
static inline bool networking_v1_ingress_spec_get_default_backend_has(
    networking_v1_ingress_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_spec_get_default_backend_field_()));
}
static inline int networking_v1_ingress_spec_edit_default_backend_unset(
    networking_v1_ingress_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_get_default_backend_field_()));
}
static inline kin_field *networking_v1_ingress_spec_get_tls_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("tls", "");
    return &field;
}
static inline networking_v1_ingress_tls_list networking_v1_ingress_spec_get_tls(
    networking_v1_ingress_spec view)
{
    return networking_v1_ingress_tls_list_of(kin_value_field(view.value,
        networking_v1_ingress_spec_get_tls_field_()));
}
static inline networking_v1_ingress_tls networking_v1_ingress_spec_get_tls_at(
    networking_v1_ingress_spec view, size_t index)
{
    return networking_v1_ingress_tls_of(kin_value_at(kin_value_field(view.value,
        networking_v1_ingress_spec_get_tls_field_()), index));
}
static inline networking_v1_ingress_tls_edit
    networking_v1_ingress_spec_edit_tls_append(
    networking_v1_ingress_spec_edit at)
{
    return networking_v1_ingress_tls_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_get_tls_field_())));
}
static inline networking_v1_ingress_tls_edit
    networking_v1_ingress_spec_edit_tls_at(networking_v1_ingress_spec_edit at,
    size_t index)
{
    return networking_v1_ingress_tls_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_get_tls_field_()), index));
}
static inline int networking_v1_ingress_spec_edit_tls_remove_at(
    networking_v1_ingress_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_ingress_spec_get_tls_field_()), index));
}
static inline size_t networking_v1_ingress_spec_get_tls_count(
    networking_v1_ingress_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_ingress_spec_get_tls_field_()));
}
static inline int networking_v1_ingress_spec_edit_tls_clear(
    networking_v1_ingress_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_get_tls_field_()));
}
static inline bool networking_v1_ingress_spec_get_tls_has(
    networking_v1_ingress_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_spec_get_tls_field_()));
}
static inline int networking_v1_ingress_spec_edit_tls_unset(
    networking_v1_ingress_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_get_tls_field_()));
}
static inline kin_field *networking_v1_ingress_spec_get_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rules", "");
    return &field;
}
static inline networking_v1_ingress_rule_list
    networking_v1_ingress_spec_get_rules(networking_v1_ingress_spec view)
{
    return networking_v1_ingress_rule_list_of(kin_value_field(view.value,
        networking_v1_ingress_spec_get_rules_field_()));
}
static inline networking_v1_ingress_rule
    networking_v1_ingress_spec_get_rules_at(networking_v1_ingress_spec view,
    size_t index)
{
    return networking_v1_ingress_rule_of(kin_value_at(kin_value_field(
        view.value, networking_v1_ingress_spec_get_rules_field_()), index));
}
static inline networking_v1_ingress_rule_edit
    networking_v1_ingress_spec_edit_rules_append(
    networking_v1_ingress_spec_edit at)
{
    return networking_v1_ingress_rule_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_get_rules_field_())));
}
static inline networking_v1_ingress_rule_edit
    networking_v1_ingress_spec_edit_rules_at(networking_v1_ingress_spec_edit at,
    size_t index)
{
    return networking_v1_ingress_rule_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_get_rules_field_()), index));
}
static inline int networking_v1_ingress_spec_edit_rules_remove_at(
    networking_v1_ingress_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_ingress_spec_get_rules_field_()),
        index));
}
static inline size_t networking_v1_ingress_spec_get_rules_count(
    networking_v1_ingress_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_ingress_spec_get_rules_field_()));
}
static inline int networking_v1_ingress_spec_edit_rules_clear(
    networking_v1_ingress_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_get_rules_field_()));
}
static inline bool networking_v1_ingress_spec_get_rules_has(
    networking_v1_ingress_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_spec_get_rules_field_()));
}
static inline int networking_v1_ingress_spec_edit_rules_unset(
    networking_v1_ingress_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_spec_get_rules_field_()));
}

/* IngressStatus */
static inline kin_field
    *networking_v1_ingress_status_get_load_balancer_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("loadBalancer", "");
    return &field;
}
static inline networking_v1_ingress_load_balancer_status
    networking_v1_ingress_status_get_load_balancer(
    networking_v1_ingress_status view)
{
    return networking_v1_ingress_load_balancer_status_of(kin_value_field(
        view.value, networking_v1_ingress_status_get_load_balancer_field_()));
}
static inline networking_v1_ingress_load_balancer_status_edit
    networking_v1_ingress_status_edit_load_balancer(
    networking_v1_ingress_status_edit at)
{
    return networking_v1_ingress_load_balancer_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_status_get_load_balancer_field_()));
}
static inline bool networking_v1_ingress_status_get_load_balancer_has(
    networking_v1_ingress_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_status_get_load_balancer_field_()));
}
static inline int networking_v1_ingress_status_edit_load_balancer_unset(
    networking_v1_ingress_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_status_get_load_balancer_field_()));
}

/* IngressTLS */
static inline kin_field *networking_v1_ingress_tls_hosts_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("hosts", "");
    return &field;
}
static inline kin_str networking_v1_ingress_tls_hosts_at(
    networking_v1_ingress_tls view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        networking_v1_ingress_tls_hosts_field_()), index));
}
static inline int networking_v1_ingress_tls_hosts_append(
    networking_v1_ingress_tls_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_tls_hosts_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t networking_v1_ingress_tls_hosts_count(
    networking_v1_ingress_tls view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_ingress_tls_hosts_field_()));
}
static inline int networking_v1_ingress_tls_hosts_clear(
    networking_v1_ingress_tls_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_tls_hosts_field_()));
}
static inline bool networking_v1_ingress_tls_hosts_has(
    networking_v1_ingress_tls view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_tls_hosts_field_()));
}
static inline int networking_v1_ingress_tls_hosts_unset(
    networking_v1_ingress_tls_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_tls_hosts_field_()));
}
static inline kin_field *networking_v1_ingress_tls_secret_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("secretName", "");
    return &field;
}
static inline kin_str networking_v1_ingress_tls_secret_name(
    networking_v1_ingress_tls view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_ingress_tls_secret_name_field_()));
}
static inline int networking_v1_ingress_tls_secret_name_set(
    networking_v1_ingress_tls_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_tls_secret_name_field_()), value);
}
static inline bool networking_v1_ingress_tls_secret_name_has(
    networking_v1_ingress_tls view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_ingress_tls_secret_name_field_()));
}
static inline int networking_v1_ingress_tls_secret_name_unset(
    networking_v1_ingress_tls_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_ingress_tls_secret_name_field_()));
}

/* NetworkPolicy */
static inline kin_field *networking_v1_network_policy_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta networking_v1_network_policy_get_metadata(
    networking_v1_network_policy view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        networking_v1_network_policy_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    networking_v1_network_policy_edit_metadata(
    networking_v1_network_policy_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_metadata_field_()));
}
static inline bool networking_v1_network_policy_metadata_has(
    networking_v1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_network_policy_metadata_field_()));
}
static inline int networking_v1_network_policy_metadata_unset(
    networking_v1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_metadata_field_()));
}
#define NETWORKING_V1_NETWORK_POLICY_METADATA_PATH ".metadata"
static inline kin_field *networking_v1_network_policy_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline networking_v1_network_policy_spec
    networking_v1_network_policy_get_spec(networking_v1_network_policy view)
{
    return networking_v1_network_policy_spec_of(kin_object_field(view.object,
        networking_v1_network_policy_spec_field_()));
}
static inline networking_v1_network_policy_spec_edit
    networking_v1_network_policy_edit_spec(networking_v1_network_policy_edit at)
{
    return networking_v1_network_policy_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_network_policy_spec_field_()));
}
static inline bool networking_v1_network_policy_spec_has(
    networking_v1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_network_policy_spec_field_()));
}
static inline int networking_v1_network_policy_spec_unset(
    networking_v1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_field_()));
}
#define NETWORKING_V1_NETWORK_POLICY_SPEC_PATH ".spec"
static inline kin_field
    *networking_v1_network_policy_spec_pod_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "podSelector");
    return &field;
}
static inline meta_v1_label_selector
    networking_v1_network_policy_get_spec_pod_selector(
    networking_v1_network_policy view)
{
    return meta_v1_label_selector_of(kin_object_field(view.object,
        networking_v1_network_policy_spec_pod_selector_field_()));
}
static inline meta_v1_label_selector_edit
    networking_v1_network_policy_edit_spec_pod_selector(
    networking_v1_network_policy_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, networking_v1_network_policy_spec_pod_selector_field_()));
}
static inline bool networking_v1_network_policy_spec_pod_selector_has(
    networking_v1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_network_policy_spec_pod_selector_field_()));
}
static inline int networking_v1_network_policy_spec_pod_selector_unset(
    networking_v1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_pod_selector_field_()));
}
#define NETWORKING_V1_NETWORK_POLICY_SPEC_POD_SELECTOR_PATH ".spec.podSelector"
static inline kin_field *networking_v1_network_policy_spec_ingress_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "ingress");
    return &field;
}
static inline networking_v1_network_policy_ingress_rule_list
    networking_v1_network_policy_get_spec_ingress(
    networking_v1_network_policy view)
{
    return networking_v1_network_policy_ingress_rule_list_of(kin_object_field(
        view.object, networking_v1_network_policy_spec_ingress_field_()));
}
static inline networking_v1_network_policy_ingress_rule
    networking_v1_network_policy_spec_ingress_at(
    networking_v1_network_policy view, size_t index)
{
    return networking_v1_network_policy_ingress_rule_of(kin_value_at(
        kin_object_field(view.object,
        networking_v1_network_policy_spec_ingress_field_()), index));
}
static inline networking_v1_network_policy_ingress_rule_edit
    networking_v1_network_policy_spec_ingress_append(
    networking_v1_network_policy_edit at)
{
    return networking_v1_network_policy_ingress_rule_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_ingress_field_())));
}
static inline networking_v1_network_policy_ingress_rule_edit
    networking_v1_network_policy_edit_spec_ingress_at(
    networking_v1_network_policy_edit at, size_t index)
{
    return networking_v1_network_policy_ingress_rule_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_ingress_field_()), index));
}
static inline int networking_v1_network_policy_spec_ingress_remove_at(
    networking_v1_network_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_network_policy_spec_ingress_field_()),
        index));
}
static inline size_t networking_v1_network_policy_spec_ingress_count(
    networking_v1_network_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        networking_v1_network_policy_spec_ingress_field_()));
}
static inline int networking_v1_network_policy_spec_ingress_clear(
    networking_v1_network_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_ingress_field_()));
}
static inline bool networking_v1_network_policy_spec_ingress_has(
    networking_v1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_network_policy_spec_ingress_field_()));
}
static inline int networking_v1_network_policy_spec_ingress_unset(
    networking_v1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_ingress_field_()));
}
#define NETWORKING_V1_NETWORK_POLICY_SPEC_INGRESS_PATH ".spec.ingress"
static inline kin_field *networking_v1_network_policy_spec_egress_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "egress");
    return &field;
}
static inline networking_v1_network_policy_egress_rule_list
    networking_v1_network_policy_get_spec_egress(
    networking_v1_network_policy view)
{
    return networking_v1_network_policy_egress_rule_list_of(kin_object_field(
        view.object, networking_v1_network_policy_spec_egress_field_()));
}
static inline networking_v1_network_policy_egress_rule
    networking_v1_network_policy_spec_egress_at(
    networking_v1_network_policy view, size_t index)
{
    return networking_v1_network_policy_egress_rule_of(kin_value_at(
        kin_object_field(view.object,
        networking_v1_network_policy_spec_egress_field_()), index));
}
static inline networking_v1_network_policy_egress_rule_edit
    networking_v1_network_policy_spec_egress_append(
    networking_v1_network_policy_edit at)
{
    return networking_v1_network_policy_egress_rule_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_egress_field_())));
}
static inline networking_v1_network_policy_egress_rule_edit
    networking_v1_network_policy_edit_spec_egress_at(
    networking_v1_network_policy_edit at, size_t index)
{
    return networking_v1_network_policy_egress_rule_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_egress_field_()), index));
}
static inline int networking_v1_network_policy_spec_egress_remove_at(
    networking_v1_network_policy_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_network_policy_spec_egress_field_()),
        index));
}
static inline size_t networking_v1_network_policy_spec_egress_count(
    networking_v1_network_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        networking_v1_network_policy_spec_egress_field_()));
}
static inline int networking_v1_network_policy_spec_egress_clear(
    networking_v1_network_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_egress_field_()));
}
static inline bool networking_v1_network_policy_spec_egress_has(
    networking_v1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_network_policy_spec_egress_field_()));
}
static inline int networking_v1_network_policy_spec_egress_unset(
    networking_v1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_egress_field_()));
}
#define NETWORKING_V1_NETWORK_POLICY_SPEC_EGRESS_PATH ".spec.egress"
static inline kin_field
    *networking_v1_network_policy_spec_policy_types_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "policyTypes");
    return &field;
}
/** One of networking_v1_policy_type_enum. */
static inline kin_str networking_v1_network_policy_spec_policy_types_at(
    networking_v1_network_policy view, size_t index)
{
    return kin_value_str(kin_value_at(kin_object_field(view.object,
        networking_v1_network_policy_spec_policy_types_field_()), index));
}
static inline int networking_v1_network_policy_spec_policy_types_append(
    networking_v1_network_policy_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_policy_types_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t networking_v1_network_policy_spec_policy_types_count(
    networking_v1_network_policy view)
{
    return kin_value_count(kin_object_field(view.object,
        networking_v1_network_policy_spec_policy_types_field_()));
}
static inline int networking_v1_network_policy_spec_policy_types_clear(
    networking_v1_network_policy_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_policy_types_field_()));
}
static inline bool networking_v1_network_policy_spec_policy_types_has(
    networking_v1_network_policy view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_network_policy_spec_policy_types_field_()));
}
static inline int networking_v1_network_policy_spec_policy_types_unset(
    networking_v1_network_policy_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_policy_types_field_()));
}
#define NETWORKING_V1_NETWORK_POLICY_SPEC_POLICY_TYPES_PATH ".spec.policyTypes"

/* NetworkPolicyEgressRule */
static inline kin_field
    *networking_v1_network_policy_egress_rule_ports_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ports", "");
    return &field;
}
static inline networking_v1_network_policy_port_list
    networking_v1_network_policy_egress_rule_get_ports(
    networking_v1_network_policy_egress_rule view)
{
    return networking_v1_network_policy_port_list_of(kin_value_field(view.value,
        networking_v1_network_policy_egress_rule_ports_field_()));
}
static inline networking_v1_network_policy_port
    networking_v1_network_policy_egress_rule_ports_at(
    networking_v1_network_policy_egress_rule view, size_t index)
{
    return networking_v1_network_policy_port_of(kin_value_at(kin_value_field(
        view.value, networking_v1_network_policy_egress_rule_ports_field_()),
        index));
}
static inline networking_v1_network_policy_port_edit
    networking_v1_network_policy_egress_rule_ports_append(
    networking_v1_network_policy_egress_rule_edit at)
{
    return networking_v1_network_policy_port_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_egress_rule_ports_field_())));
}
static inline networking_v1_network_policy_port_edit
    networking_v1_network_policy_egress_rule_edit_ports_at(
    networking_v1_network_policy_egress_rule_edit at, size_t index)
{
    return networking_v1_network_policy_port_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_egress_rule_ports_field_()), index));
}
static inline int networking_v1_network_policy_egress_rule_ports_remove_at(
    networking_v1_network_policy_egress_rule_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        networking_v1_network_policy_egress_rule_ports_field_()), index));
}
static inline size_t networking_v1_network_policy_egress_rule_ports_count(
    networking_v1_network_policy_egress_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_network_policy_egress_rule_ports_field_()));
}
static inline int networking_v1_network_policy_egress_rule_ports_clear(
    networking_v1_network_policy_egress_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_egress_rule_ports_field_()));
}
static inline bool networking_v1_network_policy_egress_rule_ports_has(
    networking_v1_network_policy_egress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_egress_rule_ports_field_()));
}
static inline int networking_v1_network_policy_egress_rule_ports_unset(
    networking_v1_network_policy_egress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_egress_rule_ports_field_()));
}
static inline kin_field
    *networking_v1_network_policy_egress_rule_to_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("to", "");
    return &field;
}
static inline networking_v1_network_policy_peer_list
    networking_v1_network_policy_egress_rule_get_to(
    networking_v1_network_policy_egress_rule view)
{
    return networking_v1_network_policy_peer_list_of(kin_value_field(view.value,
        networking_v1_network_policy_egress_rule_to_field_()));
}
static inline networking_v1_network_policy_peer
    networking_v1_network_policy_egress_rule_to_at(
    networking_v1_network_policy_egress_rule view, size_t index)
{
    return networking_v1_network_policy_peer_of(kin_value_at(kin_value_field(
        view.value, networking_v1_network_policy_egress_rule_to_field_()),
        index));
}
static inline networking_v1_network_policy_peer_edit
    networking_v1_network_policy_egress_rule_to_append(
    networking_v1_network_policy_egress_rule_edit at)
{
    return networking_v1_network_policy_peer_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_egress_rule_to_field_())));
}
static inline networking_v1_network_policy_peer_edit
    networking_v1_network_policy_egress_rule_edit_to_at(
    networking_v1_network_policy_egress_rule_edit at, size_t index)
{
    return networking_v1_network_policy_peer_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_egress_rule_to_field_()), index));
}
static inline int networking_v1_network_policy_egress_rule_to_remove_at(
    networking_v1_network_policy_egress_rule_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_network_policy_egress_rule_to_field_()),
        index));
}
static inline size_t networking_v1_network_policy_egress_rule_to_count(
    networking_v1_network_policy_egress_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_network_policy_egress_rule_to_field_()));
}
static inline int networking_v1_network_policy_egress_rule_to_clear(
    networking_v1_network_policy_egress_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_egress_rule_to_field_()));
}
static inline bool networking_v1_network_policy_egress_rule_to_has(
    networking_v1_network_policy_egress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_egress_rule_to_field_()));
}
static inline int networking_v1_network_policy_egress_rule_to_unset(
    networking_v1_network_policy_egress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_egress_rule_to_field_()));
}

/* NetworkPolicyIngressRule */
static inline kin_field
    *networking_v1_network_policy_ingress_rule_ports_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ports", "");
    return &field;
}
static inline networking_v1_network_policy_port_list
    networking_v1_network_policy_ingress_rule_get_ports(
    networking_v1_network_policy_ingress_rule view)
{
    return networking_v1_network_policy_port_list_of(kin_value_field(view.value,
        networking_v1_network_policy_ingress_rule_ports_field_()));
}
static inline networking_v1_network_policy_port
    networking_v1_network_policy_ingress_rule_ports_at(
    networking_v1_network_policy_ingress_rule view, size_t index)
{
    return networking_v1_network_policy_port_of(kin_value_at(kin_value_field(
        view.value, networking_v1_network_policy_ingress_rule_ports_field_()),
        index));
}
static inline networking_v1_network_policy_port_edit
    networking_v1_network_policy_ingress_rule_ports_append(
    networking_v1_network_policy_ingress_rule_edit at)
{
    return networking_v1_network_policy_port_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_ingress_rule_ports_field_())));
}
static inline networking_v1_network_policy_port_edit
    networking_v1_network_policy_ingress_rule_edit_ports_at(
    networking_v1_network_policy_ingress_rule_edit at, size_t index)
{
    return networking_v1_network_policy_port_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_ingress_rule_ports_field_()), index));
}
static inline int networking_v1_network_policy_ingress_rule_ports_remove_at(
    networking_v1_network_policy_ingress_rule_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        networking_v1_network_policy_ingress_rule_ports_field_()), index));
}
static inline size_t networking_v1_network_policy_ingress_rule_ports_count(
    networking_v1_network_policy_ingress_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_network_policy_ingress_rule_ports_field_()));
}
static inline int networking_v1_network_policy_ingress_rule_ports_clear(
    networking_v1_network_policy_ingress_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_ingress_rule_ports_field_()));
}
static inline bool networking_v1_network_policy_ingress_rule_ports_has(
    networking_v1_network_policy_ingress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_ingress_rule_ports_field_()));
}
static inline int networking_v1_network_policy_ingress_rule_ports_unset(
    networking_v1_network_policy_ingress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_ingress_rule_ports_field_()));
}
static inline kin_field
    *networking_v1_network_policy_ingress_rule_from_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("from", "");
    return &field;
}
static inline networking_v1_network_policy_peer_list
    networking_v1_network_policy_ingress_rule_get_from(
    networking_v1_network_policy_ingress_rule view)
{
    return networking_v1_network_policy_peer_list_of(kin_value_field(view.value,
        networking_v1_network_policy_ingress_rule_from_field_()));
}
static inline networking_v1_network_policy_peer
    networking_v1_network_policy_ingress_rule_from_at(
    networking_v1_network_policy_ingress_rule view, size_t index)
{
    return networking_v1_network_policy_peer_of(kin_value_at(kin_value_field(
        view.value, networking_v1_network_policy_ingress_rule_from_field_()),
        index));
}
static inline networking_v1_network_policy_peer_edit
    networking_v1_network_policy_ingress_rule_from_append(
    networking_v1_network_policy_ingress_rule_edit at)
{
    return networking_v1_network_policy_peer_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_ingress_rule_from_field_())));
}
static inline networking_v1_network_policy_peer_edit
    networking_v1_network_policy_ingress_rule_edit_from_at(
    networking_v1_network_policy_ingress_rule_edit at, size_t index)
{
    return networking_v1_network_policy_peer_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_ingress_rule_from_field_()), index));
}
static inline int networking_v1_network_policy_ingress_rule_from_remove_at(
    networking_v1_network_policy_ingress_rule_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        networking_v1_network_policy_ingress_rule_from_field_()), index));
}
static inline size_t networking_v1_network_policy_ingress_rule_from_count(
    networking_v1_network_policy_ingress_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_network_policy_ingress_rule_from_field_()));
}
static inline int networking_v1_network_policy_ingress_rule_from_clear(
    networking_v1_network_policy_ingress_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_ingress_rule_from_field_()));
}
static inline bool networking_v1_network_policy_ingress_rule_from_has(
    networking_v1_network_policy_ingress_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_ingress_rule_from_field_()));
}
static inline int networking_v1_network_policy_ingress_rule_from_unset(
    networking_v1_network_policy_ingress_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_ingress_rule_from_field_()));
}

/* NetworkPolicyPeer */
static inline kin_field
    *networking_v1_network_policy_peer_pod_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    networking_v1_network_policy_peer_get_pod_selector(
    networking_v1_network_policy_peer view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        networking_v1_network_policy_peer_pod_selector_field_()));
}
static inline meta_v1_label_selector_edit
    networking_v1_network_policy_peer_edit_pod_selector(
    networking_v1_network_policy_peer_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, networking_v1_network_policy_peer_pod_selector_field_()));
}
static inline bool networking_v1_network_policy_peer_pod_selector_has(
    networking_v1_network_policy_peer view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_peer_pod_selector_field_()));
}
static inline int networking_v1_network_policy_peer_pod_selector_unset(
    networking_v1_network_policy_peer_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_peer_pod_selector_field_()));
}
static inline kin_field
    *networking_v1_network_policy_peer_namespace_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespaceSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    networking_v1_network_policy_peer_get_namespace_selector(
    networking_v1_network_policy_peer view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        networking_v1_network_policy_peer_namespace_selector_field_()));
}
static inline meta_v1_label_selector_edit
    networking_v1_network_policy_peer_edit_namespace_selector(
    networking_v1_network_policy_peer_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot,
        networking_v1_network_policy_peer_namespace_selector_field_()));
}
static inline bool networking_v1_network_policy_peer_namespace_selector_has(
    networking_v1_network_policy_peer view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_peer_namespace_selector_field_()));
}
static inline int networking_v1_network_policy_peer_namespace_selector_unset(
    networking_v1_network_policy_peer_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_peer_namespace_selector_field_()));
}
static inline kin_field *networking_v1_network_policy_peer_ip_block_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ipBlock", "");
    return &field;
}
static inline networking_v1_ip_block
    networking_v1_network_policy_peer_get_ip_block(
    networking_v1_network_policy_peer view)
{
    return networking_v1_ip_block_of(kin_value_field(view.value,
        networking_v1_network_policy_peer_ip_block_field_()));
}
static inline networking_v1_ip_block_edit
    networking_v1_network_policy_peer_edit_ip_block(
    networking_v1_network_policy_peer_edit at)
{
    return networking_v1_ip_block_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, networking_v1_network_policy_peer_ip_block_field_()));
}
static inline bool networking_v1_network_policy_peer_ip_block_has(
    networking_v1_network_policy_peer view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_peer_ip_block_field_()));
}
static inline int networking_v1_network_policy_peer_ip_block_unset(
    networking_v1_network_policy_peer_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_peer_ip_block_field_()));
}

/* NetworkPolicyPort */
static inline kin_field *networking_v1_network_policy_port_protocol_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("protocol", "");
    return &field;
}
/** One of core_v1_protocol_enum. */
static inline kin_str networking_v1_network_policy_port_protocol(
    networking_v1_network_policy_port view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_network_policy_port_protocol_field_()));
}
static inline int networking_v1_network_policy_port_protocol_set(
    networking_v1_network_policy_port_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_port_protocol_field_()), value);
}
static inline bool networking_v1_network_policy_port_protocol_has(
    networking_v1_network_policy_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_port_protocol_field_()));
}
static inline int networking_v1_network_policy_port_protocol_unset(
    networking_v1_network_policy_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_port_protocol_field_()));
}
static inline kin_field *networking_v1_network_policy_port_port_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("port", "");
    return &field;
}
static inline kin_intstr networking_v1_network_policy_port_port(
    networking_v1_network_policy_port view)
{
    return kin_value_as_intstr(kin_value_field(view.value,
        networking_v1_network_policy_port_port_field_()));
}
static inline int networking_v1_network_policy_port_port_set(
    networking_v1_network_policy_port_edit at, kin_intstr value)
{
    return kin_edit_set_intstr(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_port_port_field_()), value);
}
static inline bool networking_v1_network_policy_port_port_has(
    networking_v1_network_policy_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_port_port_field_()));
}
static inline int networking_v1_network_policy_port_port_unset(
    networking_v1_network_policy_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_port_port_field_()));
}
static inline kin_field *networking_v1_network_policy_port_end_port_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("endPort", "");
    return &field;
}
static inline int32_t networking_v1_network_policy_port_end_port(
    networking_v1_network_policy_port view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        networking_v1_network_policy_port_end_port_field_()));
}
static inline int networking_v1_network_policy_port_end_port_set(
    networking_v1_network_policy_port_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_port_end_port_field_()), value);
}
static inline bool networking_v1_network_policy_port_end_port_has(
    networking_v1_network_policy_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_port_end_port_field_()));
}
static inline int networking_v1_network_policy_port_end_port_unset(
    networking_v1_network_policy_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_port_end_port_field_()));
}

/* NetworkPolicySpec */
static inline kin_field
    *networking_v1_network_policy_spec_get_pod_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podSelector", "");
    return &field;
}
static inline meta_v1_label_selector
    networking_v1_network_policy_spec_get_pod_selector(
    networking_v1_network_policy_spec view)
{
    return meta_v1_label_selector_of(kin_value_field(view.value,
        networking_v1_network_policy_spec_get_pod_selector_field_()));
}
static inline meta_v1_label_selector_edit
    networking_v1_network_policy_spec_edit_pod_selector(
    networking_v1_network_policy_spec_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, networking_v1_network_policy_spec_get_pod_selector_field_()));
}
static inline bool networking_v1_network_policy_spec_get_pod_selector_has(
    networking_v1_network_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_spec_get_pod_selector_field_()));
}
static inline int networking_v1_network_policy_spec_edit_pod_selector_unset(
    networking_v1_network_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_pod_selector_field_()));
}
static inline kin_field
    *networking_v1_network_policy_spec_get_ingress_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ingress", "");
    return &field;
}
static inline networking_v1_network_policy_ingress_rule_list
    networking_v1_network_policy_spec_get_ingress(
    networking_v1_network_policy_spec view)
{
    return networking_v1_network_policy_ingress_rule_list_of(kin_value_field(
        view.value, networking_v1_network_policy_spec_get_ingress_field_()));
}
static inline networking_v1_network_policy_ingress_rule
    networking_v1_network_policy_spec_get_ingress_at(
    networking_v1_network_policy_spec view, size_t index)
{
    return networking_v1_network_policy_ingress_rule_of(kin_value_at(
        kin_value_field(view.value,
        networking_v1_network_policy_spec_get_ingress_field_()), index));
}
static inline networking_v1_network_policy_ingress_rule_edit
    networking_v1_network_policy_spec_edit_ingress_append(
    networking_v1_network_policy_spec_edit at)
{
    return networking_v1_network_policy_ingress_rule_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_ingress_field_())));
}
static inline networking_v1_network_policy_ingress_rule_edit
    networking_v1_network_policy_spec_edit_ingress_at(
    networking_v1_network_policy_spec_edit at, size_t index)
{
    return networking_v1_network_policy_ingress_rule_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_ingress_field_()), index));
}
static inline int networking_v1_network_policy_spec_edit_ingress_remove_at(
    networking_v1_network_policy_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        networking_v1_network_policy_spec_get_ingress_field_()), index));
}
static inline size_t networking_v1_network_policy_spec_get_ingress_count(
    networking_v1_network_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_network_policy_spec_get_ingress_field_()));
}
static inline int networking_v1_network_policy_spec_edit_ingress_clear(
    networking_v1_network_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_ingress_field_()));
}
static inline bool networking_v1_network_policy_spec_get_ingress_has(
    networking_v1_network_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_spec_get_ingress_field_()));
}
static inline int networking_v1_network_policy_spec_edit_ingress_unset(
    networking_v1_network_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_ingress_field_()));
}
static inline kin_field
    *networking_v1_network_policy_spec_get_egress_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("egress", "");
    return &field;
}
static inline networking_v1_network_policy_egress_rule_list
    networking_v1_network_policy_spec_get_egress(
    networking_v1_network_policy_spec view)
{
    return networking_v1_network_policy_egress_rule_list_of(kin_value_field(
        view.value, networking_v1_network_policy_spec_get_egress_field_()));
}
static inline networking_v1_network_policy_egress_rule
    networking_v1_network_policy_spec_get_egress_at(
    networking_v1_network_policy_spec view, size_t index)
{
    return networking_v1_network_policy_egress_rule_of(kin_value_at(
        kin_value_field(view.value,
        networking_v1_network_policy_spec_get_egress_field_()), index));
}
static inline networking_v1_network_policy_egress_rule_edit
    networking_v1_network_policy_spec_edit_egress_append(
    networking_v1_network_policy_spec_edit at)
{
    return networking_v1_network_policy_egress_rule_edit_of(at.edit,
        kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_egress_field_())));
}
static inline networking_v1_network_policy_egress_rule_edit
    networking_v1_network_policy_spec_edit_egress_at(
    networking_v1_network_policy_spec_edit at, size_t index)
{
    return networking_v1_network_policy_egress_rule_edit_of(at.edit,
        kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_egress_field_()), index));
}
static inline int networking_v1_network_policy_spec_edit_egress_remove_at(
    networking_v1_network_policy_spec_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        networking_v1_network_policy_spec_get_egress_field_()), index));
}
static inline size_t networking_v1_network_policy_spec_get_egress_count(
    networking_v1_network_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_network_policy_spec_get_egress_field_()));
}
static inline int networking_v1_network_policy_spec_edit_egress_clear(
    networking_v1_network_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_egress_field_()));
}
static inline bool networking_v1_network_policy_spec_get_egress_has(
    networking_v1_network_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_spec_get_egress_field_()));
}
static inline int networking_v1_network_policy_spec_edit_egress_unset(
    networking_v1_network_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_egress_field_()));
}
static inline kin_field
    *networking_v1_network_policy_spec_get_policy_types_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("policyTypes", "");
    return &field;
}
/** One of networking_v1_policy_type_enum. */
static inline kin_str networking_v1_network_policy_spec_get_policy_types_at(
    networking_v1_network_policy_spec view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        networking_v1_network_policy_spec_get_policy_types_field_()), index));
}
static inline int networking_v1_network_policy_spec_edit_policy_types_append(
    networking_v1_network_policy_spec_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_policy_types_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t networking_v1_network_policy_spec_get_policy_types_count(
    networking_v1_network_policy_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_network_policy_spec_get_policy_types_field_()));
}
static inline int networking_v1_network_policy_spec_edit_policy_types_clear(
    networking_v1_network_policy_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_policy_types_field_()));
}
static inline bool networking_v1_network_policy_spec_get_policy_types_has(
    networking_v1_network_policy_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_network_policy_spec_get_policy_types_field_()));
}
static inline int networking_v1_network_policy_spec_edit_policy_types_unset(
    networking_v1_network_policy_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_network_policy_spec_get_policy_types_field_()));
}

/* ParentReference */
static inline kin_field *networking_v1_parent_reference_group_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("group", "");
    return &field;
}
static inline kin_str networking_v1_parent_reference_group(
    networking_v1_parent_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_parent_reference_group_field_()));
}
static inline int networking_v1_parent_reference_group_set(
    networking_v1_parent_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_parent_reference_group_field_()), value);
}
static inline bool networking_v1_parent_reference_group_has(
    networking_v1_parent_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_parent_reference_group_field_()));
}
static inline int networking_v1_parent_reference_group_unset(
    networking_v1_parent_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_parent_reference_group_field_()));
}
static inline kin_field *networking_v1_parent_reference_resource_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resource", "");
    return &field;
}
static inline kin_str networking_v1_parent_reference_resource(
    networking_v1_parent_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_parent_reference_resource_field_()));
}
static inline int networking_v1_parent_reference_resource_set(
    networking_v1_parent_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_parent_reference_resource_field_()), value);
}
static inline bool networking_v1_parent_reference_resource_has(
    networking_v1_parent_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_parent_reference_resource_field_()));
}
static inline int networking_v1_parent_reference_resource_unset(
    networking_v1_parent_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_parent_reference_resource_field_()));
}
static inline kin_field *networking_v1_parent_reference_namespace_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespace", "");
    return &field;
}
static inline kin_str networking_v1_parent_reference_namespace(
    networking_v1_parent_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_parent_reference_namespace_field_()));
}
static inline int networking_v1_parent_reference_namespace_set(
    networking_v1_parent_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_parent_reference_namespace_field_()), value);
}
static inline bool networking_v1_parent_reference_namespace_has(
    networking_v1_parent_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_parent_reference_namespace_field_()));
}
static inline int networking_v1_parent_reference_namespace_unset(
    networking_v1_parent_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_parent_reference_namespace_field_()));
}
static inline kin_field *networking_v1_parent_reference_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str networking_v1_parent_reference_name(
    networking_v1_parent_reference view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_parent_reference_name_field_()));
}
static inline int networking_v1_parent_reference_name_set(
    networking_v1_parent_reference_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_parent_reference_name_field_()), value);
}
static inline bool networking_v1_parent_reference_name_has(
    networking_v1_parent_reference view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_parent_reference_name_field_()));
}
static inline int networking_v1_parent_reference_name_unset(
    networking_v1_parent_reference_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_parent_reference_name_field_()));
}

/* ServiceBackendPort */
static inline kin_field *networking_v1_service_backend_port_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str networking_v1_service_backend_port_name(
    networking_v1_service_backend_port view)
{
    return kin_value_str(kin_value_field(view.value,
        networking_v1_service_backend_port_name_field_()));
}
static inline int networking_v1_service_backend_port_name_set(
    networking_v1_service_backend_port_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_backend_port_name_field_()), value);
}
static inline bool networking_v1_service_backend_port_name_has(
    networking_v1_service_backend_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_service_backend_port_name_field_()));
}
static inline int networking_v1_service_backend_port_name_unset(
    networking_v1_service_backend_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_backend_port_name_field_()));
}
static inline kin_field *networking_v1_service_backend_port_number_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("number", "");
    return &field;
}
static inline int32_t networking_v1_service_backend_port_number(
    networking_v1_service_backend_port view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        networking_v1_service_backend_port_number_field_()));
}
static inline int networking_v1_service_backend_port_number_set(
    networking_v1_service_backend_port_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_backend_port_number_field_()), value);
}
static inline bool networking_v1_service_backend_port_number_has(
    networking_v1_service_backend_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_service_backend_port_number_field_()));
}
static inline int networking_v1_service_backend_port_number_unset(
    networking_v1_service_backend_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_backend_port_number_field_()));
}

/* ServiceCIDR */
static inline kin_field *networking_v1_service_cidr_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta networking_v1_service_cidr_get_metadata(
    networking_v1_service_cidr view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        networking_v1_service_cidr_metadata_field_()));
}
static inline meta_v1_object_meta_edit networking_v1_service_cidr_edit_metadata(
    networking_v1_service_cidr_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_metadata_field_()));
}
static inline bool networking_v1_service_cidr_metadata_has(
    networking_v1_service_cidr view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_service_cidr_metadata_field_()));
}
static inline int networking_v1_service_cidr_metadata_unset(
    networking_v1_service_cidr_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_metadata_field_()));
}
#define NETWORKING_V1_SERVICE_CIDR_METADATA_PATH ".metadata"
static inline kin_field *networking_v1_service_cidr_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline networking_v1_service_cidr_spec
    networking_v1_service_cidr_get_spec(networking_v1_service_cidr view)
{
    return networking_v1_service_cidr_spec_of(kin_object_field(view.object,
        networking_v1_service_cidr_spec_field_()));
}
static inline networking_v1_service_cidr_spec_edit
    networking_v1_service_cidr_edit_spec(networking_v1_service_cidr_edit at)
{
    return networking_v1_service_cidr_spec_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_service_cidr_spec_field_()));
}
static inline bool networking_v1_service_cidr_spec_has(
    networking_v1_service_cidr view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_service_cidr_spec_field_()));
}
static inline int networking_v1_service_cidr_spec_unset(
    networking_v1_service_cidr_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_spec_field_()));
}
#define NETWORKING_V1_SERVICE_CIDR_SPEC_PATH ".spec"
static inline kin_field *networking_v1_service_cidr_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline networking_v1_service_cidr_status
    networking_v1_service_cidr_get_status(networking_v1_service_cidr view)
{
    return networking_v1_service_cidr_status_of(kin_object_field(view.object,
        networking_v1_service_cidr_status_field_()));
}
static inline networking_v1_service_cidr_status_edit
    networking_v1_service_cidr_edit_status(networking_v1_service_cidr_edit at)
{
    return networking_v1_service_cidr_status_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, networking_v1_service_cidr_status_field_()));
}
static inline bool networking_v1_service_cidr_status_has(
    networking_v1_service_cidr view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_service_cidr_status_field_()));
}
static inline int networking_v1_service_cidr_status_unset(
    networking_v1_service_cidr_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_status_field_()));
}
#define NETWORKING_V1_SERVICE_CIDR_STATUS_PATH ".status"
static inline kin_field *networking_v1_service_cidr_spec_cidrs_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "cidrs");
    return &field;
}
static inline kin_str networking_v1_service_cidr_spec_cidrs_at(
    networking_v1_service_cidr view, size_t index)
{
    return kin_value_str(kin_value_at(kin_object_field(view.object,
        networking_v1_service_cidr_spec_cidrs_field_()), index));
}
static inline int networking_v1_service_cidr_spec_cidrs_append(
    networking_v1_service_cidr_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_spec_cidrs_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t networking_v1_service_cidr_spec_cidrs_count(
    networking_v1_service_cidr view)
{
    return kin_value_count(kin_object_field(view.object,
        networking_v1_service_cidr_spec_cidrs_field_()));
}
static inline int networking_v1_service_cidr_spec_cidrs_clear(
    networking_v1_service_cidr_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_spec_cidrs_field_()));
}
static inline bool networking_v1_service_cidr_spec_cidrs_has(
    networking_v1_service_cidr view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_service_cidr_spec_cidrs_field_()));
}
static inline int networking_v1_service_cidr_spec_cidrs_unset(
    networking_v1_service_cidr_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_spec_cidrs_field_()));
}
#define NETWORKING_V1_SERVICE_CIDR_SPEC_CIDRS_PATH ".spec.cidrs"
static inline kin_field
    *networking_v1_service_cidr_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline meta_v1_condition_list
    networking_v1_service_cidr_get_status_conditions(
    networking_v1_service_cidr view)
{
    return meta_v1_condition_list_of(kin_object_field(view.object,
        networking_v1_service_cidr_status_conditions_field_()));
}
static inline meta_v1_condition networking_v1_service_cidr_status_conditions_at(
    networking_v1_service_cidr view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_object_field(view.object,
        networking_v1_service_cidr_status_conditions_field_()), index));
}
static inline meta_v1_condition_edit
    networking_v1_service_cidr_status_conditions_append(
    networking_v1_service_cidr_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    networking_v1_service_cidr_edit_status_conditions_at(
    networking_v1_service_cidr_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_status_conditions_field_()), index));
}
static inline int networking_v1_service_cidr_status_conditions_remove_at(
    networking_v1_service_cidr_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        networking_v1_service_cidr_status_conditions_field_()), index));
}
static inline size_t networking_v1_service_cidr_status_conditions_count(
    networking_v1_service_cidr view)
{
    return kin_value_count(kin_object_field(view.object,
        networking_v1_service_cidr_status_conditions_field_()));
}
static inline int networking_v1_service_cidr_status_conditions_clear(
    networking_v1_service_cidr_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_status_conditions_field_()));
}
static inline bool networking_v1_service_cidr_status_conditions_has(
    networking_v1_service_cidr view)
{
    return kin_value_is_set(kin_object_field(view.object,
        networking_v1_service_cidr_status_conditions_field_()));
}
static inline int networking_v1_service_cidr_status_conditions_unset(
    networking_v1_service_cidr_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_status_conditions_field_()));
}
#define NETWORKING_V1_SERVICE_CIDR_STATUS_CONDITIONS_PATH ".status.conditions"

/* ServiceCIDRSpec */
static inline kin_field *networking_v1_service_cidr_spec_get_cidrs_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("cidrs", "");
    return &field;
}
static inline kin_str networking_v1_service_cidr_spec_get_cidrs_at(
    networking_v1_service_cidr_spec view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        networking_v1_service_cidr_spec_get_cidrs_field_()), index));
}
static inline int networking_v1_service_cidr_spec_edit_cidrs_append(
    networking_v1_service_cidr_spec_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_spec_get_cidrs_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t networking_v1_service_cidr_spec_get_cidrs_count(
    networking_v1_service_cidr_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_service_cidr_spec_get_cidrs_field_()));
}
static inline int networking_v1_service_cidr_spec_edit_cidrs_clear(
    networking_v1_service_cidr_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_spec_get_cidrs_field_()));
}
static inline bool networking_v1_service_cidr_spec_get_cidrs_has(
    networking_v1_service_cidr_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_service_cidr_spec_get_cidrs_field_()));
}
static inline int networking_v1_service_cidr_spec_edit_cidrs_unset(
    networking_v1_service_cidr_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_spec_get_cidrs_field_()));
}

/* ServiceCIDRStatus */
static inline kin_field
    *networking_v1_service_cidr_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    networking_v1_service_cidr_status_get_conditions(
    networking_v1_service_cidr_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        networking_v1_service_cidr_status_get_conditions_field_()));
}
static inline meta_v1_condition
    networking_v1_service_cidr_status_get_conditions_at(
    networking_v1_service_cidr_status view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        networking_v1_service_cidr_status_get_conditions_field_()), index));
}
static inline meta_v1_condition_edit
    networking_v1_service_cidr_status_edit_conditions_append(
    networking_v1_service_cidr_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_status_get_conditions_field_())));
}
static inline meta_v1_condition_edit
    networking_v1_service_cidr_status_edit_conditions_at(
    networking_v1_service_cidr_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_status_get_conditions_field_()), index));
}
static inline int networking_v1_service_cidr_status_edit_conditions_remove_at(
    networking_v1_service_cidr_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        networking_v1_service_cidr_status_get_conditions_field_()), index));
}
static inline size_t networking_v1_service_cidr_status_get_conditions_count(
    networking_v1_service_cidr_status view)
{
    return kin_value_count(kin_value_field(view.value,
        networking_v1_service_cidr_status_get_conditions_field_()));
}
static inline int networking_v1_service_cidr_status_edit_conditions_clear(
    networking_v1_service_cidr_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_status_get_conditions_field_()));
}
static inline bool networking_v1_service_cidr_status_get_conditions_has(
    networking_v1_service_cidr_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        networking_v1_service_cidr_status_get_conditions_field_()));
}
static inline int networking_v1_service_cidr_status_edit_conditions_unset(
    networking_v1_service_cidr_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        networking_v1_service_cidr_status_get_conditions_field_()));
}

static const kin_resource networking_v1_ingress_classes[1] = {
    {"networking.k8s.io", "v1", "ingressclasses", "IngressClass", true},
};
static inline networking_v1_ingress_class_edit networking_v1_ingress_class_new(
    const kin_allocator *alloc, kin_str name)
{
    networking_v1_ingress_class_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, networking_v1_ingress_classes, named);
    at.spot = kin_edit_root();
    return at;
}
static inline networking_v1_ingress_class networking_v1_ingress_class_cast(
    const kin_object *object)
{
    return networking_v1_ingress_class_of(kin_object_is_of(object,
        networking_v1_ingress_classes) ? object : NULL);
}
static inline kin_call_opts networking_v1_ingress_classes_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int networking_v1_ingress_classes_got_(int r, kin_object *object,
    networking_v1_ingress_class *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int networking_v1_ingress_classes_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    networking_v1_ingress_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, networking_v1_ingress_classes, at, opts,
        ret ? &got : NULL, err);
    return networking_v1_ingress_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ingress_classes_create(
    kin_client *client, networking_v1_ingress_class_edit at,
    const kin_call_opts *opts, networking_v1_ingress_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, networking_v1_ingress_classes, at.edit,
        opts, ret ? &got : NULL, err);
    return networking_v1_ingress_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ingress_classes_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, networking_v1_ingress_classes, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int networking_v1_ingress_classes_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, networking_v1_ingress_classes,
        opts, NULL, err);
}
KIN_NODISCARD static inline int networking_v1_ingress_classes_update(
    kin_client *client, networking_v1_ingress_class_edit at,
    const kin_call_opts *opts, networking_v1_ingress_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ingress_classes_part_(opts, "");
    int r = kin_client_update(client, networking_v1_ingress_classes, at.edit,
        &own, ret ? &got : NULL, err);
    return networking_v1_ingress_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ingress_classes_patch(
    kin_client *client, networking_v1_ingress_class_edit at,
    const kin_call_opts *opts, networking_v1_ingress_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ingress_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_ingress_classes, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_ingress_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ingress_classes_apply(
    kin_client *client, networking_v1_ingress_class_edit at,
    const kin_call_opts *opts, networking_v1_ingress_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ingress_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_ingress_classes, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_ingress_classes_got_(r, got, ret);
}
typedef struct networking_v1_ingress_class_list_handler {
    int (*on_item)(networking_v1_ingress_class item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} networking_v1_ingress_class_list_handler;
static inline int networking_v1_ingress_class_list_each_(
    const kin_object *object, void *userdata)
{
    const networking_v1_ingress_class_list_handler *own = (
        const networking_v1_ingress_class_list_handler *)userdata;
    return own->on_item(networking_v1_ingress_class_of(object), own->userdata);
}
static inline int networking_v1_ingress_class_list_restart_(void *userdata)
{
    const networking_v1_ingress_class_list_handler *own = (
        const networking_v1_ingress_class_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler networking_v1_ingress_class_list_adapt_(
    networking_v1_ingress_class_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = networking_v1_ingress_class_list_each_;
    handler.on_restart = own->on_restart ?
        networking_v1_ingress_class_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int networking_v1_ingress_classes_list(
    kin_client *client, const kin_list_opts *opts,
    const networking_v1_ingress_class_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    networking_v1_ingress_class_list_handler own = *handler;
    kin_list_handler adapted = networking_v1_ingress_class_list_adapt_(&own);
    return kin_client_list(client, networking_v1_ingress_classes, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int networking_v1_ingress_classes_list_all(
    kin_client *client, const kin_list_opts *opts,
    const networking_v1_ingress_class_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    networking_v1_ingress_class_list_handler own = *handler;
    kin_list_handler adapted = networking_v1_ingress_class_list_adapt_(&own);
    return kin_client_list_all(client, networking_v1_ingress_classes, opts,
        &adapted, ret, err);
}
typedef struct networking_v1_ingress_class_watch {
    kin_watch *watch;
} networking_v1_ingress_class_watch;
static inline void networking_v1_ingress_class_watch_auto_release(
    networking_v1_ingress_class_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int networking_v1_ingress_classes_watch(
    kin_client *client, const kin_list_opts *opts,
    networking_v1_ingress_class_watch *ret, kin_error *err)
{
    return kin_client_watch(client, networking_v1_ingress_classes, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int networking_v1_ingress_class_watch_next(
    networking_v1_ingress_class_watch watch, kin_deadline deadline,
    kin_watch_event *ret, networking_v1_ingress_class *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct networking_v1_ingress_class_informer {
    kin_informer *informer;
} networking_v1_ingress_class_informer;
static inline networking_v1_ingress_class_informer
    networking_v1_ingress_class_informer_of(kin_informer *informer)
{
    networking_v1_ingress_class_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int networking_v1_ingress_classes_informer(
    kin_factory *factory, networking_v1_ingress_class_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, networking_v1_ingress_classes,
        &ret->informer, err);
}
typedef struct networking_v1_ingress_class_handler {
    void (*on_add)(networking_v1_ingress_class view, bool is_initial,
        void *userdata);
    void (*on_update)(networking_v1_ingress_class old_view,
        networking_v1_ingress_class view, void *userdata);
    void (*on_delete)(networking_v1_ingress_class view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(networking_v1_ingress_class view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, networking_v1_ingress_class view,
        void *userdata);
} networking_v1_ingress_class_handler;
static inline void networking_v1_ingress_class_on_event_(const kin_event *event,
    void *userdata)
{
    const networking_v1_ingress_class_handler *own = (
        const networking_v1_ingress_class_handler *)userdata;
    own->on_event(event, networking_v1_ingress_class_of(event->object),
        own->userdata);
}
static inline void networking_v1_ingress_class_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const networking_v1_ingress_class_handler *own = (
        const networking_v1_ingress_class_handler *)userdata;
    own->on_add(networking_v1_ingress_class_of(object), is_initial,
        own->userdata);
}
static inline void networking_v1_ingress_class_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const networking_v1_ingress_class_handler *own = (
        const networking_v1_ingress_class_handler *)userdata;
    own->on_update(networking_v1_ingress_class_of(old_object),
        networking_v1_ingress_class_of(object), own->userdata);
}
static inline void networking_v1_ingress_class_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const networking_v1_ingress_class_handler *own = (
        const networking_v1_ingress_class_handler *)userdata;
    own->on_delete(networking_v1_ingress_class_of(object), is_tombstone,
        own->userdata);
}
static inline void networking_v1_ingress_class_on_synced_(void *userdata)
{
    const networking_v1_ingress_class_handler *own = (
        const networking_v1_ingress_class_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool networking_v1_ingress_class_wants_(const kin_object *object,
    void *userdata)
{
    const networking_v1_ingress_class_handler *own = (
        const networking_v1_ingress_class_handler *)userdata;
    return own->wants(networking_v1_ingress_class_of(object), own->userdata);
}
static inline int networking_v1_ingress_class_informer_add_handler(
    networking_v1_ingress_class_informer informer,
    const networking_v1_ingress_class_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? networking_v1_ingress_class_on_add_ : NULL;
    handler.on_update = own->on_update ? networking_v1_ingress_class_on_update_
        : NULL;
    handler.on_delete = own->on_delete ? networking_v1_ingress_class_on_delete_
        : NULL;
    handler.on_synced = own->on_synced ? networking_v1_ingress_class_on_synced_
        : NULL;
    handler.wants = own->wants ? networking_v1_ingress_class_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? networking_v1_ingress_class_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct networking_v1_ingress_class_lister {
    kin_snapshot *snapshot;
} networking_v1_ingress_class_lister;
typedef struct networking_v1_ingress_class_iter {
    kin_lister_iter it;
} networking_v1_ingress_class_iter;
static inline networking_v1_ingress_class_lister
    networking_v1_ingress_class_informer_lister(
    networking_v1_ingress_class_informer informer)
{
    networking_v1_ingress_class_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void networking_v1_ingress_class_lister_auto_release(
    networking_v1_ingress_class_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline networking_v1_ingress_class
    networking_v1_ingress_class_lister_get(
    networking_v1_ingress_class_lister lister, kin_str name)
{
    return networking_v1_ingress_class_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline networking_v1_ingress_class_iter
    networking_v1_ingress_class_lister_list(
    networking_v1_ingress_class_lister lister, const kin_selector *selector)
{
    networking_v1_ingress_class_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline networking_v1_ingress_class networking_v1_ingress_class_iter_next(
    networking_v1_ingress_class_iter *iter)
{
    return networking_v1_ingress_class_of(kin_lister_next(&iter->it));
}

static const kin_resource networking_v1_ingresses[1] = {
    {"networking.k8s.io", "v1", "ingresses", "Ingress", false},
};
static inline networking_v1_ingress_edit networking_v1_ingress_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    networking_v1_ingress_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, networking_v1_ingresses, named);
    at.spot = kin_edit_root();
    return at;
}
static inline networking_v1_ingress networking_v1_ingress_cast(
    const kin_object *object)
{
    return networking_v1_ingress_of(kin_object_is_of(object,
        networking_v1_ingresses) ? object : NULL);
}
static inline kin_call_opts networking_v1_ingresses_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int networking_v1_ingresses_got_(int r, kin_object *object,
    networking_v1_ingress *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int networking_v1_ingresses_get(kin_client *client,
    kin_str ns, kin_str name, const kin_call_opts *opts,
    networking_v1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, networking_v1_ingresses, at, opts,
        ret ? &got : NULL, err);
    return networking_v1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ingresses_create(
    kin_client *client, networking_v1_ingress_edit at,
    const kin_call_opts *opts, networking_v1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, networking_v1_ingresses, at.edit, opts,
        ret ? &got : NULL, err);
    return networking_v1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ingresses_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, networking_v1_ingresses, at, opts, NULL,
        err);
}
KIN_NODISCARD static inline int networking_v1_ingresses_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, networking_v1_ingresses, opts,
        NULL, err);
}
KIN_NODISCARD static inline int networking_v1_ingresses_update(
    kin_client *client, networking_v1_ingress_edit at,
    const kin_call_opts *opts, networking_v1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ingresses_part_(opts, "");
    int r = kin_client_update(client, networking_v1_ingresses, at.edit, &own,
        ret ? &got : NULL, err);
    return networking_v1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ingresses_patch(
    kin_client *client, networking_v1_ingress_edit at,
    const kin_call_opts *opts, networking_v1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ingresses_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_ingresses, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ingresses_apply(
    kin_client *client, networking_v1_ingress_edit at,
    const kin_call_opts *opts, networking_v1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ingresses_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_ingresses, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ingresses_update_status(
    kin_client *client, networking_v1_ingress_edit at,
    const kin_call_opts *opts, networking_v1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ingresses_part_(opts, "status");
    int r = kin_client_update(client, networking_v1_ingresses, at.edit, &own,
        ret ? &got : NULL, err);
    return networking_v1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ingresses_patch_status(
    kin_client *client, networking_v1_ingress_edit at,
    const kin_call_opts *opts, networking_v1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ingresses_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_ingresses, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_ingresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ingresses_apply_status(
    kin_client *client, networking_v1_ingress_edit at,
    const kin_call_opts *opts, networking_v1_ingress *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ingresses_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_ingresses, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_ingresses_got_(r, got, ret);
}
typedef struct networking_v1_ingress_list_handler {
    int (*on_item)(networking_v1_ingress item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} networking_v1_ingress_list_handler;
static inline int networking_v1_ingress_list_each_(const kin_object *object,
    void *userdata)
{
    const networking_v1_ingress_list_handler *own = (
        const networking_v1_ingress_list_handler *)userdata;
    return own->on_item(networking_v1_ingress_of(object), own->userdata);
}
static inline int networking_v1_ingress_list_restart_(void *userdata)
{
    const networking_v1_ingress_list_handler *own = (
        const networking_v1_ingress_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler networking_v1_ingress_list_adapt_(
    networking_v1_ingress_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = networking_v1_ingress_list_each_;
    handler.on_restart = own->on_restart ? networking_v1_ingress_list_restart_
        : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int networking_v1_ingresses_list(kin_client *client,
    const kin_list_opts *opts,
    const networking_v1_ingress_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    networking_v1_ingress_list_handler own = *handler;
    kin_list_handler adapted = networking_v1_ingress_list_adapt_(&own);
    return kin_client_list(client, networking_v1_ingresses, opts, &adapted, ret,
        err);
}
KIN_NODISCARD static inline int networking_v1_ingresses_list_all(
    kin_client *client, const kin_list_opts *opts,
    const networking_v1_ingress_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    networking_v1_ingress_list_handler own = *handler;
    kin_list_handler adapted = networking_v1_ingress_list_adapt_(&own);
    return kin_client_list_all(client, networking_v1_ingresses, opts, &adapted,
        ret, err);
}
typedef struct networking_v1_ingress_watch {
    kin_watch *watch;
} networking_v1_ingress_watch;
static inline void networking_v1_ingress_watch_auto_release(
    networking_v1_ingress_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int networking_v1_ingresses_watch(
    kin_client *client, const kin_list_opts *opts,
    networking_v1_ingress_watch *ret, kin_error *err)
{
    return kin_client_watch(client, networking_v1_ingresses, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int networking_v1_ingress_watch_next(
    networking_v1_ingress_watch watch, kin_deadline deadline,
    kin_watch_event *ret, networking_v1_ingress *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct networking_v1_ingress_informer {
    kin_informer *informer;
} networking_v1_ingress_informer;
static inline networking_v1_ingress_informer networking_v1_ingress_informer_of(
    kin_informer *informer)
{
    networking_v1_ingress_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int networking_v1_ingresses_informer(
    kin_factory *factory, networking_v1_ingress_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, networking_v1_ingresses,
        &ret->informer, err);
}
typedef struct networking_v1_ingress_handler {
    void (*on_add)(networking_v1_ingress view, bool is_initial, void *userdata);
    void (*on_update)(networking_v1_ingress old_view,
        networking_v1_ingress view, void *userdata);
    void (*on_delete)(networking_v1_ingress view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(networking_v1_ingress view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, networking_v1_ingress view,
        void *userdata);
} networking_v1_ingress_handler;
static inline void networking_v1_ingress_on_event_(const kin_event *event,
    void *userdata)
{
    const networking_v1_ingress_handler *own = (
        const networking_v1_ingress_handler *)userdata;
    own->on_event(event, networking_v1_ingress_of(event->object),
        own->userdata);
}
static inline void networking_v1_ingress_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const networking_v1_ingress_handler *own = (
        const networking_v1_ingress_handler *)userdata;
    own->on_add(networking_v1_ingress_of(object), is_initial, own->userdata);
}
static inline void networking_v1_ingress_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const networking_v1_ingress_handler *own = (
        const networking_v1_ingress_handler *)userdata;
    own->on_update(networking_v1_ingress_of(old_object),
        networking_v1_ingress_of(object), own->userdata);
}
static inline void networking_v1_ingress_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const networking_v1_ingress_handler *own = (
        const networking_v1_ingress_handler *)userdata;
    own->on_delete(networking_v1_ingress_of(object), is_tombstone,
        own->userdata);
}
static inline void networking_v1_ingress_on_synced_(void *userdata)
{
    const networking_v1_ingress_handler *own = (
        const networking_v1_ingress_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool networking_v1_ingress_wants_(const kin_object *object,
    void *userdata)
{
    const networking_v1_ingress_handler *own = (
        const networking_v1_ingress_handler *)userdata;
    return own->wants(networking_v1_ingress_of(object), own->userdata);
}
static inline int networking_v1_ingress_informer_add_handler(
    networking_v1_ingress_informer informer,
    const networking_v1_ingress_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? networking_v1_ingress_on_add_ : NULL;
    handler.on_update = own->on_update ? networking_v1_ingress_on_update_ :
        NULL;
    handler.on_delete = own->on_delete ? networking_v1_ingress_on_delete_ :
        NULL;
    handler.on_synced = own->on_synced ? networking_v1_ingress_on_synced_ :
        NULL;
    handler.wants = own->wants ? networking_v1_ingress_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? networking_v1_ingress_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct networking_v1_ingress_lister {
    kin_snapshot *snapshot;
} networking_v1_ingress_lister;
typedef struct networking_v1_ingress_iter {
    kin_lister_iter it;
} networking_v1_ingress_iter;
static inline networking_v1_ingress_lister
    networking_v1_ingress_informer_lister(
    networking_v1_ingress_informer informer)
{
    networking_v1_ingress_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void networking_v1_ingress_lister_auto_release(
    networking_v1_ingress_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline networking_v1_ingress networking_v1_ingress_lister_get(
    networking_v1_ingress_lister lister, kin_str ns, kin_str name)
{
    return networking_v1_ingress_of(kin_lister_get(lister.snapshot, ns, name));
}
static inline networking_v1_ingress_iter networking_v1_ingress_lister_list(
    networking_v1_ingress_lister lister, kin_str ns,
    const kin_selector *selector)
{
    networking_v1_ingress_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline networking_v1_ingress networking_v1_ingress_iter_next(
    networking_v1_ingress_iter *iter)
{
    return networking_v1_ingress_of(kin_lister_next(&iter->it));
}

static const kin_resource networking_v1_ip_addresses[1] = {
    {"networking.k8s.io", "v1", "ipaddresses", "IPAddress", true},
};
static inline networking_v1_ip_address_edit networking_v1_ip_address_new(
    const kin_allocator *alloc, kin_str name)
{
    networking_v1_ip_address_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, networking_v1_ip_addresses, named);
    at.spot = kin_edit_root();
    return at;
}
static inline networking_v1_ip_address networking_v1_ip_address_cast(
    const kin_object *object)
{
    return networking_v1_ip_address_of(kin_object_is_of(object,
        networking_v1_ip_addresses) ? object : NULL);
}
static inline kin_call_opts networking_v1_ip_addresses_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int networking_v1_ip_addresses_got_(int r, kin_object *object,
    networking_v1_ip_address *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int networking_v1_ip_addresses_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    networking_v1_ip_address *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, networking_v1_ip_addresses, at, opts,
        ret ? &got : NULL, err);
    return networking_v1_ip_addresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ip_addresses_create(
    kin_client *client, networking_v1_ip_address_edit at,
    const kin_call_opts *opts, networking_v1_ip_address *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, networking_v1_ip_addresses, at.edit, opts,
        ret ? &got : NULL, err);
    return networking_v1_ip_addresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ip_addresses_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, networking_v1_ip_addresses, at, opts, NULL,
        err);
}
KIN_NODISCARD static inline int networking_v1_ip_addresses_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, networking_v1_ip_addresses,
        opts, NULL, err);
}
KIN_NODISCARD static inline int networking_v1_ip_addresses_update(
    kin_client *client, networking_v1_ip_address_edit at,
    const kin_call_opts *opts, networking_v1_ip_address *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ip_addresses_part_(opts, "");
    int r = kin_client_update(client, networking_v1_ip_addresses, at.edit, &own,
        ret ? &got : NULL, err);
    return networking_v1_ip_addresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ip_addresses_patch(
    kin_client *client, networking_v1_ip_address_edit at,
    const kin_call_opts *opts, networking_v1_ip_address *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ip_addresses_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_ip_addresses, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_ip_addresses_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_ip_addresses_apply(
    kin_client *client, networking_v1_ip_address_edit at,
    const kin_call_opts *opts, networking_v1_ip_address *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_ip_addresses_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_ip_addresses, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_ip_addresses_got_(r, got, ret);
}
typedef struct networking_v1_ip_address_list_handler {
    int (*on_item)(networking_v1_ip_address item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} networking_v1_ip_address_list_handler;
static inline int networking_v1_ip_address_list_each_(const kin_object *object,
    void *userdata)
{
    const networking_v1_ip_address_list_handler *own = (
        const networking_v1_ip_address_list_handler *)userdata;
    return own->on_item(networking_v1_ip_address_of(object), own->userdata);
}
static inline int networking_v1_ip_address_list_restart_(void *userdata)
{
    const networking_v1_ip_address_list_handler *own = (
        const networking_v1_ip_address_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler networking_v1_ip_address_list_adapt_(
    networking_v1_ip_address_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = networking_v1_ip_address_list_each_;
    handler.on_restart = own->on_restart ?
        networking_v1_ip_address_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int networking_v1_ip_addresses_list(
    kin_client *client, const kin_list_opts *opts,
    const networking_v1_ip_address_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    networking_v1_ip_address_list_handler own = *handler;
    kin_list_handler adapted = networking_v1_ip_address_list_adapt_(&own);
    return kin_client_list(client, networking_v1_ip_addresses, opts, &adapted,
        ret, err);
}
KIN_NODISCARD static inline int networking_v1_ip_addresses_list_all(
    kin_client *client, const kin_list_opts *opts,
    const networking_v1_ip_address_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    networking_v1_ip_address_list_handler own = *handler;
    kin_list_handler adapted = networking_v1_ip_address_list_adapt_(&own);
    return kin_client_list_all(client, networking_v1_ip_addresses, opts,
        &adapted, ret, err);
}
typedef struct networking_v1_ip_address_watch {
    kin_watch *watch;
} networking_v1_ip_address_watch;
static inline void networking_v1_ip_address_watch_auto_release(
    networking_v1_ip_address_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int networking_v1_ip_addresses_watch(
    kin_client *client, const kin_list_opts *opts,
    networking_v1_ip_address_watch *ret, kin_error *err)
{
    return kin_client_watch(client, networking_v1_ip_addresses, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int networking_v1_ip_address_watch_next(
    networking_v1_ip_address_watch watch, kin_deadline deadline,
    kin_watch_event *ret, networking_v1_ip_address *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct networking_v1_ip_address_informer {
    kin_informer *informer;
} networking_v1_ip_address_informer;
static inline networking_v1_ip_address_informer
    networking_v1_ip_address_informer_of(kin_informer *informer)
{
    networking_v1_ip_address_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int networking_v1_ip_addresses_informer(
    kin_factory *factory, networking_v1_ip_address_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, networking_v1_ip_addresses,
        &ret->informer, err);
}
typedef struct networking_v1_ip_address_handler {
    void (*on_add)(networking_v1_ip_address view, bool is_initial,
        void *userdata);
    void (*on_update)(networking_v1_ip_address old_view,
        networking_v1_ip_address view, void *userdata);
    void (*on_delete)(networking_v1_ip_address view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(networking_v1_ip_address view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, networking_v1_ip_address view,
        void *userdata);
} networking_v1_ip_address_handler;
static inline void networking_v1_ip_address_on_event_(const kin_event *event,
    void *userdata)
{
    const networking_v1_ip_address_handler *own = (
        const networking_v1_ip_address_handler *)userdata;
    own->on_event(event, networking_v1_ip_address_of(event->object),
        own->userdata);
}
static inline void networking_v1_ip_address_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const networking_v1_ip_address_handler *own = (
        const networking_v1_ip_address_handler *)userdata;
    own->on_add(networking_v1_ip_address_of(object), is_initial, own->userdata);
}
static inline void networking_v1_ip_address_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const networking_v1_ip_address_handler *own = (
        const networking_v1_ip_address_handler *)userdata;
    own->on_update(networking_v1_ip_address_of(old_object),
        networking_v1_ip_address_of(object), own->userdata);
}
static inline void networking_v1_ip_address_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const networking_v1_ip_address_handler *own = (
        const networking_v1_ip_address_handler *)userdata;
    own->on_delete(networking_v1_ip_address_of(object), is_tombstone,
        own->userdata);
}
static inline void networking_v1_ip_address_on_synced_(void *userdata)
{
    const networking_v1_ip_address_handler *own = (
        const networking_v1_ip_address_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool networking_v1_ip_address_wants_(const kin_object *object,
    void *userdata)
{
    const networking_v1_ip_address_handler *own = (
        const networking_v1_ip_address_handler *)userdata;
    return own->wants(networking_v1_ip_address_of(object), own->userdata);
}
static inline int networking_v1_ip_address_informer_add_handler(
    networking_v1_ip_address_informer informer,
    const networking_v1_ip_address_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? networking_v1_ip_address_on_add_ : NULL;
    handler.on_update = own->on_update ? networking_v1_ip_address_on_update_ :
        NULL;
    handler.on_delete = own->on_delete ? networking_v1_ip_address_on_delete_ :
        NULL;
    handler.on_synced = own->on_synced ? networking_v1_ip_address_on_synced_ :
        NULL;
    handler.wants = own->wants ? networking_v1_ip_address_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? networking_v1_ip_address_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct networking_v1_ip_address_lister {
    kin_snapshot *snapshot;
} networking_v1_ip_address_lister;
typedef struct networking_v1_ip_address_iter {
    kin_lister_iter it;
} networking_v1_ip_address_iter;
static inline networking_v1_ip_address_lister
    networking_v1_ip_address_informer_lister(
    networking_v1_ip_address_informer informer)
{
    networking_v1_ip_address_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void networking_v1_ip_address_lister_auto_release(
    networking_v1_ip_address_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline networking_v1_ip_address networking_v1_ip_address_lister_get(
    networking_v1_ip_address_lister lister, kin_str name)
{
    return networking_v1_ip_address_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline networking_v1_ip_address_iter
    networking_v1_ip_address_lister_list(networking_v1_ip_address_lister lister,
    const kin_selector *selector)
{
    networking_v1_ip_address_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline networking_v1_ip_address networking_v1_ip_address_iter_next(
    networking_v1_ip_address_iter *iter)
{
    return networking_v1_ip_address_of(kin_lister_next(&iter->it));
}

static const kin_resource networking_v1_network_policies[1] = {
    {"networking.k8s.io", "v1", "networkpolicies", "NetworkPolicy", false},
};
static inline networking_v1_network_policy_edit
    networking_v1_network_policy_new(const kin_allocator *alloc, kin_str ns,
    kin_str name)
{
    networking_v1_network_policy_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, networking_v1_network_policies, named);
    at.spot = kin_edit_root();
    return at;
}
static inline networking_v1_network_policy networking_v1_network_policy_cast(
    const kin_object *object)
{
    return networking_v1_network_policy_of(kin_object_is_of(object,
        networking_v1_network_policies) ? object : NULL);
}
static inline kin_call_opts networking_v1_network_policies_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int networking_v1_network_policies_got_(int r, kin_object *object,
    networking_v1_network_policy *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int networking_v1_network_policies_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    networking_v1_network_policy *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, networking_v1_network_policies, at, opts,
        ret ? &got : NULL, err);
    return networking_v1_network_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_network_policies_create(
    kin_client *client, networking_v1_network_policy_edit at,
    const kin_call_opts *opts, networking_v1_network_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, networking_v1_network_policies, at.edit,
        opts, ret ? &got : NULL, err);
    return networking_v1_network_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_network_policies_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, networking_v1_network_policies, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int
    networking_v1_network_policies_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, networking_v1_network_policies,
        opts, NULL, err);
}
KIN_NODISCARD static inline int networking_v1_network_policies_update(
    kin_client *client, networking_v1_network_policy_edit at,
    const kin_call_opts *opts, networking_v1_network_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_network_policies_part_(opts, "");
    int r = kin_client_update(client, networking_v1_network_policies, at.edit,
        &own, ret ? &got : NULL, err);
    return networking_v1_network_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_network_policies_patch(
    kin_client *client, networking_v1_network_policy_edit at,
    const kin_call_opts *opts, networking_v1_network_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_network_policies_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_network_policies, &what,
        &own, ret ? &got : NULL, err);
    return networking_v1_network_policies_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_network_policies_apply(
    kin_client *client, networking_v1_network_policy_edit at,
    const kin_call_opts *opts, networking_v1_network_policy *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_network_policies_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_network_policies, &what,
        &own, ret ? &got : NULL, err);
    return networking_v1_network_policies_got_(r, got, ret);
}
typedef struct networking_v1_network_policy_list_handler {
    int (*on_item)(networking_v1_network_policy item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} networking_v1_network_policy_list_handler;
static inline int networking_v1_network_policy_list_each_(
    const kin_object *object, void *userdata)
{
    const networking_v1_network_policy_list_handler *own = (
        const networking_v1_network_policy_list_handler *)userdata;
    return own->on_item(networking_v1_network_policy_of(object), own->userdata);
}
static inline int networking_v1_network_policy_list_restart_(void *userdata)
{
    const networking_v1_network_policy_list_handler *own = (
        const networking_v1_network_policy_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler networking_v1_network_policy_list_adapt_(
    networking_v1_network_policy_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = networking_v1_network_policy_list_each_;
    handler.on_restart = own->on_restart ?
        networking_v1_network_policy_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int networking_v1_network_policies_list(
    kin_client *client, const kin_list_opts *opts,
    const networking_v1_network_policy_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    networking_v1_network_policy_list_handler own = *handler;
    kin_list_handler adapted = networking_v1_network_policy_list_adapt_(&own);
    return kin_client_list(client, networking_v1_network_policies, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int networking_v1_network_policies_list_all(
    kin_client *client, const kin_list_opts *opts,
    const networking_v1_network_policy_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    networking_v1_network_policy_list_handler own = *handler;
    kin_list_handler adapted = networking_v1_network_policy_list_adapt_(&own);
    return kin_client_list_all(client, networking_v1_network_policies, opts,
        &adapted, ret, err);
}
typedef struct networking_v1_network_policy_watch {
    kin_watch *watch;
} networking_v1_network_policy_watch;
static inline void networking_v1_network_policy_watch_auto_release(
    networking_v1_network_policy_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int networking_v1_network_policies_watch(
    kin_client *client, const kin_list_opts *opts,
    networking_v1_network_policy_watch *ret, kin_error *err)
{
    return kin_client_watch(client, networking_v1_network_policies, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int networking_v1_network_policy_watch_next(
    networking_v1_network_policy_watch watch, kin_deadline deadline,
    kin_watch_event *ret, networking_v1_network_policy *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct networking_v1_network_policy_informer {
    kin_informer *informer;
} networking_v1_network_policy_informer;
static inline networking_v1_network_policy_informer
    networking_v1_network_policy_informer_of(kin_informer *informer)
{
    networking_v1_network_policy_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int networking_v1_network_policies_informer(
    kin_factory *factory, networking_v1_network_policy_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, networking_v1_network_policies,
        &ret->informer, err);
}
typedef struct networking_v1_network_policy_handler {
    void (*on_add)(networking_v1_network_policy view, bool is_initial,
        void *userdata);
    void (*on_update)(networking_v1_network_policy old_view,
        networking_v1_network_policy view, void *userdata);
    void (*on_delete)(networking_v1_network_policy view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(networking_v1_network_policy view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, networking_v1_network_policy view,
        void *userdata);
} networking_v1_network_policy_handler;
static inline void networking_v1_network_policy_on_event_(
    const kin_event *event, void *userdata)
{
    const networking_v1_network_policy_handler *own = (
        const networking_v1_network_policy_handler *)userdata;
    own->on_event(event, networking_v1_network_policy_of(event->object),
        own->userdata);
}
static inline void networking_v1_network_policy_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const networking_v1_network_policy_handler *own = (
        const networking_v1_network_policy_handler *)userdata;
    own->on_add(networking_v1_network_policy_of(object), is_initial,
        own->userdata);
}
static inline void networking_v1_network_policy_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const networking_v1_network_policy_handler *own = (
        const networking_v1_network_policy_handler *)userdata;
    own->on_update(networking_v1_network_policy_of(old_object),
        networking_v1_network_policy_of(object), own->userdata);
}
static inline void networking_v1_network_policy_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const networking_v1_network_policy_handler *own = (
        const networking_v1_network_policy_handler *)userdata;
    own->on_delete(networking_v1_network_policy_of(object), is_tombstone,
        own->userdata);
}
static inline void networking_v1_network_policy_on_synced_(void *userdata)
{
    const networking_v1_network_policy_handler *own = (
        const networking_v1_network_policy_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool networking_v1_network_policy_wants_(const kin_object *object,
    void *userdata)
{
    const networking_v1_network_policy_handler *own = (
        const networking_v1_network_policy_handler *)userdata;
    return own->wants(networking_v1_network_policy_of(object), own->userdata);
}
static inline int networking_v1_network_policy_informer_add_handler(
    networking_v1_network_policy_informer informer,
    const networking_v1_network_policy_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? networking_v1_network_policy_on_add_ : NULL;
    handler.on_update = own->on_update ?
        networking_v1_network_policy_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        networking_v1_network_policy_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        networking_v1_network_policy_on_synced_ : NULL;
    handler.wants = own->wants ? networking_v1_network_policy_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? networking_v1_network_policy_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct networking_v1_network_policy_lister {
    kin_snapshot *snapshot;
} networking_v1_network_policy_lister;
typedef struct networking_v1_network_policy_iter {
    kin_lister_iter it;
} networking_v1_network_policy_iter;
static inline networking_v1_network_policy_lister
    networking_v1_network_policy_informer_lister(
    networking_v1_network_policy_informer informer)
{
    networking_v1_network_policy_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void networking_v1_network_policy_lister_auto_release(
    networking_v1_network_policy_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline networking_v1_network_policy
    networking_v1_network_policy_lister_get(
    networking_v1_network_policy_lister lister, kin_str ns, kin_str name)
{
    return networking_v1_network_policy_of(kin_lister_get(lister.snapshot, ns,
        name));
}
static inline networking_v1_network_policy_iter
    networking_v1_network_policy_lister_list(
    networking_v1_network_policy_lister lister, kin_str ns,
    const kin_selector *selector)
{
    networking_v1_network_policy_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline networking_v1_network_policy
    networking_v1_network_policy_iter_next(
    networking_v1_network_policy_iter *iter)
{
    return networking_v1_network_policy_of(kin_lister_next(&iter->it));
}

static const kin_resource networking_v1_service_cidrs[1] = {
    {"networking.k8s.io", "v1", "servicecidrs", "ServiceCIDR", true},
};
static inline networking_v1_service_cidr_edit networking_v1_service_cidr_new(
    const kin_allocator *alloc, kin_str name)
{
    networking_v1_service_cidr_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, networking_v1_service_cidrs, named);
    at.spot = kin_edit_root();
    return at;
}
static inline networking_v1_service_cidr networking_v1_service_cidr_cast(
    const kin_object *object)
{
    return networking_v1_service_cidr_of(kin_object_is_of(object,
        networking_v1_service_cidrs) ? object : NULL);
}
static inline kin_call_opts networking_v1_service_cidrs_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int networking_v1_service_cidrs_got_(int r, kin_object *object,
    networking_v1_service_cidr *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    networking_v1_service_cidr *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, networking_v1_service_cidrs, at, opts,
        ret ? &got : NULL, err);
    return networking_v1_service_cidrs_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_create(
    kin_client *client, networking_v1_service_cidr_edit at,
    const kin_call_opts *opts, networking_v1_service_cidr *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, networking_v1_service_cidrs, at.edit,
        opts, ret ? &got : NULL, err);
    return networking_v1_service_cidrs_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, networking_v1_service_cidrs, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, networking_v1_service_cidrs,
        opts, NULL, err);
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_update(
    kin_client *client, networking_v1_service_cidr_edit at,
    const kin_call_opts *opts, networking_v1_service_cidr *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_service_cidrs_part_(opts, "");
    int r = kin_client_update(client, networking_v1_service_cidrs, at.edit,
        &own, ret ? &got : NULL, err);
    return networking_v1_service_cidrs_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_patch(
    kin_client *client, networking_v1_service_cidr_edit at,
    const kin_call_opts *opts, networking_v1_service_cidr *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_service_cidrs_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_service_cidrs, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_service_cidrs_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_apply(
    kin_client *client, networking_v1_service_cidr_edit at,
    const kin_call_opts *opts, networking_v1_service_cidr *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_service_cidrs_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_service_cidrs, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_service_cidrs_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_update_status(
    kin_client *client, networking_v1_service_cidr_edit at,
    const kin_call_opts *opts, networking_v1_service_cidr *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_service_cidrs_part_(opts, "status");
    int r = kin_client_update(client, networking_v1_service_cidrs, at.edit,
        &own, ret ? &got : NULL, err);
    return networking_v1_service_cidrs_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_patch_status(
    kin_client *client, networking_v1_service_cidr_edit at,
    const kin_call_opts *opts, networking_v1_service_cidr *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_service_cidrs_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_service_cidrs, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_service_cidrs_got_(r, got, ret);
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_apply_status(
    kin_client *client, networking_v1_service_cidr_edit at,
    const kin_call_opts *opts, networking_v1_service_cidr *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = networking_v1_service_cidrs_part_(opts, "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, networking_v1_service_cidrs, &what, &own,
        ret ? &got : NULL, err);
    return networking_v1_service_cidrs_got_(r, got, ret);
}
typedef struct networking_v1_service_cidr_list_handler {
    int (*on_item)(networking_v1_service_cidr item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} networking_v1_service_cidr_list_handler;
static inline int networking_v1_service_cidr_list_each_(
    const kin_object *object, void *userdata)
{
    const networking_v1_service_cidr_list_handler *own = (
        const networking_v1_service_cidr_list_handler *)userdata;
    return own->on_item(networking_v1_service_cidr_of(object), own->userdata);
}
static inline int networking_v1_service_cidr_list_restart_(void *userdata)
{
    const networking_v1_service_cidr_list_handler *own = (
        const networking_v1_service_cidr_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler networking_v1_service_cidr_list_adapt_(
    networking_v1_service_cidr_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = networking_v1_service_cidr_list_each_;
    handler.on_restart = own->on_restart ?
        networking_v1_service_cidr_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_list(
    kin_client *client, const kin_list_opts *opts,
    const networking_v1_service_cidr_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    networking_v1_service_cidr_list_handler own = *handler;
    kin_list_handler adapted = networking_v1_service_cidr_list_adapt_(&own);
    return kin_client_list(client, networking_v1_service_cidrs, opts, &adapted,
        ret, err);
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_list_all(
    kin_client *client, const kin_list_opts *opts,
    const networking_v1_service_cidr_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    networking_v1_service_cidr_list_handler own = *handler;
    kin_list_handler adapted = networking_v1_service_cidr_list_adapt_(&own);
    return kin_client_list_all(client, networking_v1_service_cidrs, opts,
        &adapted, ret, err);
}
typedef struct networking_v1_service_cidr_watch {
    kin_watch *watch;
} networking_v1_service_cidr_watch;
static inline void networking_v1_service_cidr_watch_auto_release(
    networking_v1_service_cidr_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_watch(
    kin_client *client, const kin_list_opts *opts,
    networking_v1_service_cidr_watch *ret, kin_error *err)
{
    return kin_client_watch(client, networking_v1_service_cidrs, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int networking_v1_service_cidr_watch_next(
    networking_v1_service_cidr_watch watch, kin_deadline deadline,
    kin_watch_event *ret, networking_v1_service_cidr *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct networking_v1_service_cidr_informer {
    kin_informer *informer;
} networking_v1_service_cidr_informer;
static inline networking_v1_service_cidr_informer
    networking_v1_service_cidr_informer_of(kin_informer *informer)
{
    networking_v1_service_cidr_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int networking_v1_service_cidrs_informer(
    kin_factory *factory, networking_v1_service_cidr_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, networking_v1_service_cidrs,
        &ret->informer, err);
}
typedef struct networking_v1_service_cidr_handler {
    void (*on_add)(networking_v1_service_cidr view, bool is_initial,
        void *userdata);
    void (*on_update)(networking_v1_service_cidr old_view,
        networking_v1_service_cidr view, void *userdata);
    void (*on_delete)(networking_v1_service_cidr view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(networking_v1_service_cidr view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, networking_v1_service_cidr view,
        void *userdata);
} networking_v1_service_cidr_handler;
static inline void networking_v1_service_cidr_on_event_(const kin_event *event,
    void *userdata)
{
    const networking_v1_service_cidr_handler *own = (
        const networking_v1_service_cidr_handler *)userdata;
    own->on_event(event, networking_v1_service_cidr_of(event->object),
        own->userdata);
}
static inline void networking_v1_service_cidr_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const networking_v1_service_cidr_handler *own = (
        const networking_v1_service_cidr_handler *)userdata;
    own->on_add(networking_v1_service_cidr_of(object), is_initial,
        own->userdata);
}
static inline void networking_v1_service_cidr_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const networking_v1_service_cidr_handler *own = (
        const networking_v1_service_cidr_handler *)userdata;
    own->on_update(networking_v1_service_cidr_of(old_object),
        networking_v1_service_cidr_of(object), own->userdata);
}
static inline void networking_v1_service_cidr_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const networking_v1_service_cidr_handler *own = (
        const networking_v1_service_cidr_handler *)userdata;
    own->on_delete(networking_v1_service_cidr_of(object), is_tombstone,
        own->userdata);
}
static inline void networking_v1_service_cidr_on_synced_(void *userdata)
{
    const networking_v1_service_cidr_handler *own = (
        const networking_v1_service_cidr_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool networking_v1_service_cidr_wants_(const kin_object *object,
    void *userdata)
{
    const networking_v1_service_cidr_handler *own = (
        const networking_v1_service_cidr_handler *)userdata;
    return own->wants(networking_v1_service_cidr_of(object), own->userdata);
}
static inline int networking_v1_service_cidr_informer_add_handler(
    networking_v1_service_cidr_informer informer,
    const networking_v1_service_cidr_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? networking_v1_service_cidr_on_add_ : NULL;
    handler.on_update = own->on_update ? networking_v1_service_cidr_on_update_
        : NULL;
    handler.on_delete = own->on_delete ? networking_v1_service_cidr_on_delete_
        : NULL;
    handler.on_synced = own->on_synced ? networking_v1_service_cidr_on_synced_
        : NULL;
    handler.wants = own->wants ? networking_v1_service_cidr_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? networking_v1_service_cidr_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct networking_v1_service_cidr_lister {
    kin_snapshot *snapshot;
} networking_v1_service_cidr_lister;
typedef struct networking_v1_service_cidr_iter {
    kin_lister_iter it;
} networking_v1_service_cidr_iter;
static inline networking_v1_service_cidr_lister
    networking_v1_service_cidr_informer_lister(
    networking_v1_service_cidr_informer informer)
{
    networking_v1_service_cidr_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void networking_v1_service_cidr_lister_auto_release(
    networking_v1_service_cidr_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline networking_v1_service_cidr networking_v1_service_cidr_lister_get(
    networking_v1_service_cidr_lister lister, kin_str name)
{
    return networking_v1_service_cidr_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline networking_v1_service_cidr_iter
    networking_v1_service_cidr_lister_list(
    networking_v1_service_cidr_lister lister, const kin_selector *selector)
{
    networking_v1_service_cidr_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline networking_v1_service_cidr networking_v1_service_cidr_iter_next(
    networking_v1_service_cidr_iter *iter)
{
    return networking_v1_service_cidr_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_NETWORKING_V1_H */
