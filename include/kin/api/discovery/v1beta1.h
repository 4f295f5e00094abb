/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of discovery.k8s.io/v1beta1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_DISCOVERY_V1BETA1_H
#define KIN_API_DISCOVERY_V1BETA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct discovery_v1beta1_endpoint {
    kin_value value;
} discovery_v1beta1_endpoint;
typedef struct discovery_v1beta1_endpoint_list {
    kin_value value;
} discovery_v1beta1_endpoint_list;
typedef struct discovery_v1beta1_endpoint_edit {
    kin_edit *edit;
    kin_spot spot;
} discovery_v1beta1_endpoint_edit;
static inline discovery_v1beta1_endpoint discovery_v1beta1_endpoint_of(
    kin_value value)
{
    discovery_v1beta1_endpoint view;
    view.value = value;
    return view;
}
static inline discovery_v1beta1_endpoint_list
    discovery_v1beta1_endpoint_list_of(kin_value value)
{
    discovery_v1beta1_endpoint_list list;
    list.value = value;
    return list;
}
static inline size_t discovery_v1beta1_endpoint_list_count(
    discovery_v1beta1_endpoint_list list)
{
    return kin_value_count(list.value);
}
static inline discovery_v1beta1_endpoint discovery_v1beta1_endpoint_list_at(
    discovery_v1beta1_endpoint_list list, size_t index)
{
    return discovery_v1beta1_endpoint_of(kin_value_at(list.value, index));
}
static inline discovery_v1beta1_endpoint_edit
    discovery_v1beta1_endpoint_edit_of(kin_edit *edit, kin_spot spot)
{
    discovery_v1beta1_endpoint_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int discovery_v1beta1_endpoint_edit_copy(
    discovery_v1beta1_endpoint_edit at, discovery_v1beta1_endpoint view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct discovery_v1beta1_endpoint_conditions {
    kin_value value;
} discovery_v1beta1_endpoint_conditions;
typedef struct discovery_v1beta1_endpoint_conditions_list {
    kin_value value;
} discovery_v1beta1_endpoint_conditions_list;
typedef struct discovery_v1beta1_endpoint_conditions_edit {
    kin_edit *edit;
    kin_spot spot;
} discovery_v1beta1_endpoint_conditions_edit;
static inline discovery_v1beta1_endpoint_conditions
    discovery_v1beta1_endpoint_conditions_of(kin_value value)
{
    discovery_v1beta1_endpoint_conditions view;
    view.value = value;
    return view;
}
static inline discovery_v1beta1_endpoint_conditions_list
    discovery_v1beta1_endpoint_conditions_list_of(kin_value value)
{
    discovery_v1beta1_endpoint_conditions_list list;
    list.value = value;
    return list;
}
static inline size_t discovery_v1beta1_endpoint_conditions_list_count(
    discovery_v1beta1_endpoint_conditions_list list)
{
    return kin_value_count(list.value);
}
static inline discovery_v1beta1_endpoint_conditions
    discovery_v1beta1_endpoint_conditions_list_at(
    discovery_v1beta1_endpoint_conditions_list list, size_t index)
{
    return discovery_v1beta1_endpoint_conditions_of(kin_value_at(list.value,
        index));
}
static inline discovery_v1beta1_endpoint_conditions_edit
    discovery_v1beta1_endpoint_conditions_edit_of(kin_edit *edit, kin_spot spot)
{
    discovery_v1beta1_endpoint_conditions_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int discovery_v1beta1_endpoint_conditions_edit_copy(
    discovery_v1beta1_endpoint_conditions_edit at,
    discovery_v1beta1_endpoint_conditions view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct discovery_v1beta1_endpoint_hints {
    kin_value value;
} discovery_v1beta1_endpoint_hints;
typedef struct discovery_v1beta1_endpoint_hints_list {
    kin_value value;
} discovery_v1beta1_endpoint_hints_list;
typedef struct discovery_v1beta1_endpoint_hints_edit {
    kin_edit *edit;
    kin_spot spot;
} discovery_v1beta1_endpoint_hints_edit;
static inline discovery_v1beta1_endpoint_hints
    discovery_v1beta1_endpoint_hints_of(kin_value value)
{
    discovery_v1beta1_endpoint_hints view;
    view.value = value;
    return view;
}
static inline discovery_v1beta1_endpoint_hints_list
    discovery_v1beta1_endpoint_hints_list_of(kin_value value)
{
    discovery_v1beta1_endpoint_hints_list list;
    list.value = value;
    return list;
}
static inline size_t discovery_v1beta1_endpoint_hints_list_count(
    discovery_v1beta1_endpoint_hints_list list)
{
    return kin_value_count(list.value);
}
static inline discovery_v1beta1_endpoint_hints
    discovery_v1beta1_endpoint_hints_list_at(
    discovery_v1beta1_endpoint_hints_list list, size_t index)
{
    return discovery_v1beta1_endpoint_hints_of(kin_value_at(list.value, index));
}
static inline discovery_v1beta1_endpoint_hints_edit
    discovery_v1beta1_endpoint_hints_edit_of(kin_edit *edit, kin_spot spot)
{
    discovery_v1beta1_endpoint_hints_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int discovery_v1beta1_endpoint_hints_edit_copy(
    discovery_v1beta1_endpoint_hints_edit at,
    discovery_v1beta1_endpoint_hints view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct discovery_v1beta1_endpoint_port {
    kin_value value;
} discovery_v1beta1_endpoint_port;
typedef struct discovery_v1beta1_endpoint_port_list {
    kin_value value;
} discovery_v1beta1_endpoint_port_list;
typedef struct discovery_v1beta1_endpoint_port_edit {
    kin_edit *edit;
    kin_spot spot;
} discovery_v1beta1_endpoint_port_edit;
static inline discovery_v1beta1_endpoint_port
    discovery_v1beta1_endpoint_port_of(kin_value value)
{
    discovery_v1beta1_endpoint_port view;
    view.value = value;
    return view;
}
static inline discovery_v1beta1_endpoint_port_list
    discovery_v1beta1_endpoint_port_list_of(kin_value value)
{
    discovery_v1beta1_endpoint_port_list list;
    list.value = value;
    return list;
}
static inline size_t discovery_v1beta1_endpoint_port_list_count(
    discovery_v1beta1_endpoint_port_list list)
{
    return kin_value_count(list.value);
}
static inline discovery_v1beta1_endpoint_port
    discovery_v1beta1_endpoint_port_list_at(
    discovery_v1beta1_endpoint_port_list list, size_t index)
{
    return discovery_v1beta1_endpoint_port_of(kin_value_at(list.value, index));
}
static inline discovery_v1beta1_endpoint_port_edit
    discovery_v1beta1_endpoint_port_edit_of(kin_edit *edit, kin_spot spot)
{
    discovery_v1beta1_endpoint_port_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int discovery_v1beta1_endpoint_port_edit_copy(
    discovery_v1beta1_endpoint_port_edit at,
    discovery_v1beta1_endpoint_port view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct discovery_v1beta1_endpoint_slice {
    const kin_object *object;
} discovery_v1beta1_endpoint_slice;
typedef struct discovery_v1beta1_endpoint_slice_edit {
    kin_edit *edit;
    kin_spot spot;
} discovery_v1beta1_endpoint_slice_edit;
static inline discovery_v1beta1_endpoint_slice
    discovery_v1beta1_endpoint_slice_of(const kin_object *object)
{
    discovery_v1beta1_endpoint_slice view;
    view.object = object;
    return view;
}
static inline discovery_v1beta1_endpoint_slice
    discovery_v1beta1_endpoint_slice_ref(discovery_v1beta1_endpoint_slice view)
{
    return discovery_v1beta1_endpoint_slice_of(kin_object_ref(view.object));
}
static inline void discovery_v1beta1_endpoint_slice_unref(
    discovery_v1beta1_endpoint_slice view)
{
    (void)kin_object_unref(view.object);
}
static inline void discovery_v1beta1_endpoint_slice_auto_release(
    discovery_v1beta1_endpoint_slice *view)
{
    discovery_v1beta1_endpoint_slice_unref(*view);
}
static inline discovery_v1beta1_endpoint_slice_edit
    discovery_v1beta1_endpoint_slice_change(const kin_allocator *alloc,
    discovery_v1beta1_endpoint_slice view)
{
    discovery_v1beta1_endpoint_slice_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void discovery_v1beta1_endpoint_slice_edit_free(
    discovery_v1beta1_endpoint_slice_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void discovery_v1beta1_endpoint_slice_edit_auto_release(
    discovery_v1beta1_endpoint_slice_edit *at)
{
    discovery_v1beta1_endpoint_slice_edit_free(*at);
}

typedef struct discovery_v1beta1_for_node {
    kin_value value;
} discovery_v1beta1_for_node;
typedef struct discovery_v1beta1_for_node_list {
    kin_value value;
} discovery_v1beta1_for_node_list;
typedef struct discovery_v1beta1_for_node_edit {
    kin_edit *edit;
    kin_spot spot;
} discovery_v1beta1_for_node_edit;
static inline discovery_v1beta1_for_node discovery_v1beta1_for_node_of(
    kin_value value)
{
    discovery_v1beta1_for_node view;
    view.value = value;
    return view;
}
static inline discovery_v1beta1_for_node_list
    discovery_v1beta1_for_node_list_of(kin_value value)
{
    discovery_v1beta1_for_node_list list;
    list.value = value;
    return list;
}
static inline size_t discovery_v1beta1_for_node_list_count(
    discovery_v1beta1_for_node_list list)
{
    return kin_value_count(list.value);
}
static inline discovery_v1beta1_for_node discovery_v1beta1_for_node_list_at(
    discovery_v1beta1_for_node_list list, size_t index)
{
    return discovery_v1beta1_for_node_of(kin_value_at(list.value, index));
}
static inline discovery_v1beta1_for_node_edit
    discovery_v1beta1_for_node_edit_of(kin_edit *edit, kin_spot spot)
{
    discovery_v1beta1_for_node_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int discovery_v1beta1_for_node_edit_copy(
    discovery_v1beta1_for_node_edit at, discovery_v1beta1_for_node view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct discovery_v1beta1_for_zone {
    kin_value value;
} discovery_v1beta1_for_zone;
typedef struct discovery_v1beta1_for_zone_list {
    kin_value value;
} discovery_v1beta1_for_zone_list;
typedef struct discovery_v1beta1_for_zone_edit {
    kin_edit *edit;
    kin_spot spot;
} discovery_v1beta1_for_zone_edit;
static inline discovery_v1beta1_for_zone discovery_v1beta1_for_zone_of(
    kin_value value)
{
    discovery_v1beta1_for_zone view;
    view.value = value;
    return view;
}
static inline discovery_v1beta1_for_zone_list
    discovery_v1beta1_for_zone_list_of(kin_value value)
{
    discovery_v1beta1_for_zone_list list;
    list.value = value;
    return list;
}
static inline size_t discovery_v1beta1_for_zone_list_count(
    discovery_v1beta1_for_zone_list list)
{
    return kin_value_count(list.value);
}
static inline discovery_v1beta1_for_zone discovery_v1beta1_for_zone_list_at(
    discovery_v1beta1_for_zone_list list, size_t index)
{
    return discovery_v1beta1_for_zone_of(kin_value_at(list.value, index));
}
static inline discovery_v1beta1_for_zone_edit
    discovery_v1beta1_for_zone_edit_of(kin_edit *edit, kin_spot spot)
{
    discovery_v1beta1_for_zone_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int discovery_v1beta1_for_zone_edit_copy(
    discovery_v1beta1_for_zone_edit at, discovery_v1beta1_for_zone view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* AddressType */
typedef enum discovery_v1beta1_address_type_enum {
    DISCOVERY_V1BETA1_ADDRESS_TYPE_OTHER, /* none of these */
    DISCOVERY_V1BETA1_ADDRESS_TYPE_FQDN,
    DISCOVERY_V1BETA1_ADDRESS_TYPE_IPV4,
    DISCOVERY_V1BETA1_ADDRESS_TYPE_IPV6,
} discovery_v1beta1_address_type_enum;
static inline discovery_v1beta1_address_type_enum
    discovery_v1beta1_address_type_enum_parse(kin_str text)
{
    static const char *const names[] = {"FQDN", "IPv4", "IPv6"};
    return (discovery_v1beta1_address_type_enum)kin_field_choice(text, names,
        sizeof(names) / sizeof(names[0]));
}
static inline kin_str discovery_v1beta1_address_type_enum_text(
    discovery_v1beta1_address_type_enum choice)
{
    static const char *const names[] = {"FQDN", "IPv4", "IPv6"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* Endpoint */
static inline kin_field *discovery_v1beta1_endpoint_addresses_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("addresses", "");
    return &field;
}
static inline kin_str discovery_v1beta1_endpoint_addresses_at(
    discovery_v1beta1_endpoint view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        discovery_v1beta1_endpoint_addresses_field_()), index));
}
static inline int discovery_v1beta1_endpoint_addresses_append(
    discovery_v1beta1_endpoint_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_addresses_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t discovery_v1beta1_endpoint_addresses_count(
    discovery_v1beta1_endpoint view)
{
    return kin_value_count(kin_value_field(view.value,
        discovery_v1beta1_endpoint_addresses_field_()));
}
static inline int discovery_v1beta1_endpoint_addresses_clear(
    discovery_v1beta1_endpoint_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_addresses_field_()));
}
static inline bool discovery_v1beta1_endpoint_addresses_has(
    discovery_v1beta1_endpoint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_addresses_field_()));
}
static inline int discovery_v1beta1_endpoint_addresses_unset(
    discovery_v1beta1_endpoint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_addresses_field_()));
}
static inline kin_field *discovery_v1beta1_endpoint_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline discovery_v1beta1_endpoint_conditions
    discovery_v1beta1_endpoint_get_conditions(discovery_v1beta1_endpoint view)
{
    return discovery_v1beta1_endpoint_conditions_of(kin_value_field(view.value,
        discovery_v1beta1_endpoint_conditions_field_()));
}
static inline discovery_v1beta1_endpoint_conditions_edit
    discovery_v1beta1_endpoint_edit_conditions(
    discovery_v1beta1_endpoint_edit at)
{
    return discovery_v1beta1_endpoint_conditions_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_conditions_field_()));
}
static inline bool discovery_v1beta1_endpoint_conditions_has(
    discovery_v1beta1_endpoint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_conditions_field_()));
}
static inline int discovery_v1beta1_endpoint_conditions_unset(
    discovery_v1beta1_endpoint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_conditions_field_()));
}
static inline kin_field *discovery_v1beta1_endpoint_hostname_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("hostname", "");
    return &field;
}
static inline kin_str discovery_v1beta1_endpoint_hostname(
    discovery_v1beta1_endpoint view)
{
    return kin_value_str(kin_value_field(view.value,
        discovery_v1beta1_endpoint_hostname_field_()));
}
static inline int discovery_v1beta1_endpoint_hostname_set(
    discovery_v1beta1_endpoint_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_hostname_field_()), value);
}
static inline bool discovery_v1beta1_endpoint_hostname_has(
    discovery_v1beta1_endpoint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_hostname_field_()));
}
static inline int discovery_v1beta1_endpoint_hostname_unset(
    discovery_v1beta1_endpoint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_hostname_field_()));
}
static inline kin_field *discovery_v1beta1_endpoint_target_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("targetRef", "");
    return &field;
}
static inline core_v1_object_reference
    discovery_v1beta1_endpoint_get_target_ref(discovery_v1beta1_endpoint view)
{
    return core_v1_object_reference_of(kin_value_field(view.value,
        discovery_v1beta1_endpoint_target_ref_field_()));
}
static inline core_v1_object_reference_edit
    discovery_v1beta1_endpoint_edit_target_ref(
    discovery_v1beta1_endpoint_edit at)
{
    return core_v1_object_reference_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, discovery_v1beta1_endpoint_target_ref_field_()));
}
static inline bool discovery_v1beta1_endpoint_target_ref_has(
    discovery_v1beta1_endpoint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_target_ref_field_()));
}
static inline int discovery_v1beta1_endpoint_target_ref_unset(
    discovery_v1beta1_endpoint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_target_ref_field_()));
}
static inline kin_field *discovery_v1beta1_endpoint_topology_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("topology", "");
    return &field;
}
static inline kin_str discovery_v1beta1_endpoint_topology_get(
    discovery_v1beta1_endpoint view, kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_value_field(view.value,
        discovery_v1beta1_endpoint_topology_field_()), key), scratch);
}
static inline kin_str discovery_v1beta1_endpoint_topology_at(
    discovery_v1beta1_endpoint view, size_t index, kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_value_field(view.value,
        discovery_v1beta1_endpoint_topology_field_()), index), scratch);
}
static inline int discovery_v1beta1_endpoint_topology_set(
    discovery_v1beta1_endpoint_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_topology_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t discovery_v1beta1_endpoint_topology_count(
    discovery_v1beta1_endpoint view)
{
    return kin_value_count(kin_value_field(view.value,
        discovery_v1beta1_endpoint_topology_field_()));
}
static inline kin_str discovery_v1beta1_endpoint_topology_key_at(
    discovery_v1beta1_endpoint view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        discovery_v1beta1_endpoint_topology_field_()), index);
}
static inline int discovery_v1beta1_endpoint_topology_remove(
    discovery_v1beta1_endpoint_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot, discovery_v1beta1_endpoint_topology_field_()), key));
}
static inline int discovery_v1beta1_endpoint_topology_clear(
    discovery_v1beta1_endpoint_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_topology_field_()));
}
static inline bool discovery_v1beta1_endpoint_topology_has(
    discovery_v1beta1_endpoint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_topology_field_()));
}
static inline int discovery_v1beta1_endpoint_topology_unset(
    discovery_v1beta1_endpoint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_topology_field_()));
}
static inline kin_field *discovery_v1beta1_endpoint_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeName", "");
    return &field;
}
static inline kin_str discovery_v1beta1_endpoint_node_name(
    discovery_v1beta1_endpoint view)
{
    return kin_value_str(kin_value_field(view.value,
        discovery_v1beta1_endpoint_node_name_field_()));
}
static inline int discovery_v1beta1_endpoint_node_name_set(
    discovery_v1beta1_endpoint_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_node_name_field_()), value);
}
static inline bool discovery_v1beta1_endpoint_node_name_has(
    discovery_v1beta1_endpoint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_node_name_field_()));
}
static inline int discovery_v1beta1_endpoint_node_name_unset(
    discovery_v1beta1_endpoint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_node_name_field_()));
}
static inline kin_field *discovery_v1beta1_endpoint_hints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("hints", "");
    return &field;
}
static inline discovery_v1beta1_endpoint_hints
    discovery_v1beta1_endpoint_get_hints(discovery_v1beta1_endpoint view)
{
    return discovery_v1beta1_endpoint_hints_of(kin_value_field(view.value,
        discovery_v1beta1_endpoint_hints_field_()));
}
static inline discovery_v1beta1_endpoint_hints_edit
    discovery_v1beta1_endpoint_edit_hints(discovery_v1beta1_endpoint_edit at)
{
    return discovery_v1beta1_endpoint_hints_edit_of(at.edit, kin_edit_field(
        at.edit, at.spot, discovery_v1beta1_endpoint_hints_field_()));
}
static inline bool discovery_v1beta1_endpoint_hints_has(
    discovery_v1beta1_endpoint view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_hints_field_()));
}
static inline int discovery_v1beta1_endpoint_hints_unset(
    discovery_v1beta1_endpoint_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_hints_field_()));
}

/* EndpointConditions */
static inline kin_field
    *discovery_v1beta1_endpoint_conditions_ready_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ready", "");
    return &field;
}
static inline bool discovery_v1beta1_endpoint_conditions_ready(
    discovery_v1beta1_endpoint_conditions view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        discovery_v1beta1_endpoint_conditions_ready_field_()));
}
static inline int discovery_v1beta1_endpoint_conditions_ready_set(
    discovery_v1beta1_endpoint_conditions_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_conditions_ready_field_()), value);
}
static inline bool discovery_v1beta1_endpoint_conditions_ready_has(
    discovery_v1beta1_endpoint_conditions view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_conditions_ready_field_()));
}
static inline int discovery_v1beta1_endpoint_conditions_ready_unset(
    discovery_v1beta1_endpoint_conditions_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_conditions_ready_field_()));
}
static inline kin_field
    *discovery_v1beta1_endpoint_conditions_serving_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("serving", "");
    return &field;
}
static inline bool discovery_v1beta1_endpoint_conditions_serving(
    discovery_v1beta1_endpoint_conditions view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        discovery_v1beta1_endpoint_conditions_serving_field_()));
}
static inline int discovery_v1beta1_endpoint_conditions_serving_set(
    discovery_v1beta1_endpoint_conditions_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_conditions_serving_field_()), value);
}
static inline bool discovery_v1beta1_endpoint_conditions_serving_has(
    discovery_v1beta1_endpoint_conditions view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_conditions_serving_field_()));
}
static inline int discovery_v1beta1_endpoint_conditions_serving_unset(
    discovery_v1beta1_endpoint_conditions_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_conditions_serving_field_()));
}
static inline kin_field
    *discovery_v1beta1_endpoint_conditions_terminating_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("terminating", "");
    return &field;
}
static inline bool discovery_v1beta1_endpoint_conditions_terminating(
    discovery_v1beta1_endpoint_conditions view)
{
    return kin_value_as_bool(kin_value_field(view.value,
        discovery_v1beta1_endpoint_conditions_terminating_field_()));
}
static inline int discovery_v1beta1_endpoint_conditions_terminating_set(
    discovery_v1beta1_endpoint_conditions_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_conditions_terminating_field_()), value);
}
static inline bool discovery_v1beta1_endpoint_conditions_terminating_has(
    discovery_v1beta1_endpoint_conditions view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_conditions_terminating_field_()));
}
static inline int discovery_v1beta1_endpoint_conditions_terminating_unset(
    discovery_v1beta1_endpoint_conditions_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_conditions_terminating_field_()));
}

/* EndpointHints */
static inline kin_field *discovery_v1beta1_endpoint_hints_for_zones_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("forZones", "");
    return &field;
}
static inline discovery_v1beta1_for_zone_list
    discovery_v1beta1_endpoint_hints_get_for_zones(
    discovery_v1beta1_endpoint_hints view)
{
    return discovery_v1beta1_for_zone_list_of(kin_value_field(view.value,
        discovery_v1beta1_endpoint_hints_for_zones_field_()));
}
static inline discovery_v1beta1_for_zone
    discovery_v1beta1_endpoint_hints_for_zones_at(
    discovery_v1beta1_endpoint_hints view, size_t index)
{
    return discovery_v1beta1_for_zone_of(kin_value_at(kin_value_field(
        view.value, discovery_v1beta1_endpoint_hints_for_zones_field_()),
        index));
}
static inline discovery_v1beta1_for_zone_edit
    discovery_v1beta1_endpoint_hints_for_zones_append(
    discovery_v1beta1_endpoint_hints_edit at)
{
    return discovery_v1beta1_for_zone_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_hints_for_zones_field_())));
}
static inline discovery_v1beta1_for_zone_edit
    discovery_v1beta1_endpoint_hints_edit_for_zones_at(
    discovery_v1beta1_endpoint_hints_edit at, size_t index)
{
    return discovery_v1beta1_for_zone_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_hints_for_zones_field_()), index));
}
static inline int discovery_v1beta1_endpoint_hints_for_zones_remove_at(
    discovery_v1beta1_endpoint_hints_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, discovery_v1beta1_endpoint_hints_for_zones_field_()),
        index));
}
static inline size_t discovery_v1beta1_endpoint_hints_for_zones_count(
    discovery_v1beta1_endpoint_hints view)
{
    return kin_value_count(kin_value_field(view.value,
        discovery_v1beta1_endpoint_hints_for_zones_field_()));
}
static inline int discovery_v1beta1_endpoint_hints_for_zones_clear(
    discovery_v1beta1_endpoint_hints_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_hints_for_zones_field_()));
}
static inline bool discovery_v1beta1_endpoint_hints_for_zones_has(
    discovery_v1beta1_endpoint_hints view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_hints_for_zones_field_()));
}
static inline int discovery_v1beta1_endpoint_hints_for_zones_unset(
    discovery_v1beta1_endpoint_hints_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_hints_for_zones_field_()));
}
static inline kin_field *discovery_v1beta1_endpoint_hints_for_nodes_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("forNodes", "");
    return &field;
}
static inline discovery_v1beta1_for_node_list
    discovery_v1beta1_endpoint_hints_get_for_nodes(
    discovery_v1beta1_endpoint_hints view)
{
    return discovery_v1beta1_for_node_list_of(kin_value_field(view.value,
        discovery_v1beta1_endpoint_hints_for_nodes_field_()));
}
static inline discovery_v1beta1_for_node
    discovery_v1beta1_endpoint_hints_for_nodes_at(
    discovery_v1beta1_endpoint_hints view, size_t index)
{
    return discovery_v1beta1_for_node_of(kin_value_at(kin_value_field(
        view.value, discovery_v1beta1_endpoint_hints_for_nodes_field_()),
        index));
}
static inline discovery_v1beta1_for_node_edit
    discovery_v1beta1_endpoint_hints_for_nodes_append(
    discovery_v1beta1_endpoint_hints_edit at)
{
    return discovery_v1beta1_for_node_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_hints_for_nodes_field_())));
}
static inline discovery_v1beta1_for_node_edit
    discovery_v1beta1_endpoint_hints_edit_for_nodes_at(
    discovery_v1beta1_endpoint_hints_edit at, size_t index)
{
    return discovery_v1beta1_for_node_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_hints_for_nodes_field_()), index));
}
static inline int discovery_v1beta1_endpoint_hints_for_nodes_remove_at(
    discovery_v1beta1_endpoint_hints_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, discovery_v1beta1_endpoint_hints_for_nodes_field_()),
        index));
}
static inline size_t discovery_v1beta1_endpoint_hints_for_nodes_count(
    discovery_v1beta1_endpoint_hints view)
{
    return kin_value_count(kin_value_field(view.value,
        discovery_v1beta1_endpoint_hints_for_nodes_field_()));
}
static inline int discovery_v1beta1_endpoint_hints_for_nodes_clear(
    discovery_v1beta1_endpoint_hints_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_hints_for_nodes_field_()));
}
static inline bool discovery_v1beta1_endpoint_hints_for_nodes_has(
    discovery_v1beta1_endpoint_hints view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_hints_for_nodes_field_()));
}
static inline int discovery_v1beta1_endpoint_hints_for_nodes_unset(
    discovery_v1beta1_endpoint_hints_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_hints_for_nodes_field_()));
}

/* EndpointPort */
static inline kin_field *discovery_v1beta1_endpoint_port_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str discovery_v1beta1_endpoint_port_name(
    discovery_v1beta1_endpoint_port view)
{
    return kin_value_str(kin_value_field(view.value,
        discovery_v1beta1_endpoint_port_name_field_()));
}
static inline int discovery_v1beta1_endpoint_port_name_set(
    discovery_v1beta1_endpoint_port_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_port_name_field_()), value);
}
static inline bool discovery_v1beta1_endpoint_port_name_has(
    discovery_v1beta1_endpoint_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_port_name_field_()));
}
static inline int discovery_v1beta1_endpoint_port_name_unset(
    discovery_v1beta1_endpoint_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_port_name_field_()));
}
static inline kin_field *discovery_v1beta1_endpoint_port_protocol_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("protocol", "");
    return &field;
}
/** One of core_v1_protocol_enum. */
static inline kin_str discovery_v1beta1_endpoint_port_protocol(
    discovery_v1beta1_endpoint_port view)
{
    return kin_value_str(kin_value_field(view.value,
        discovery_v1beta1_endpoint_port_protocol_field_()));
}
static inline int discovery_v1beta1_endpoint_port_protocol_set(
    discovery_v1beta1_endpoint_port_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_port_protocol_field_()), value);
}
static inline bool discovery_v1beta1_endpoint_port_protocol_has(
    discovery_v1beta1_endpoint_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_port_protocol_field_()));
}
static inline int discovery_v1beta1_endpoint_port_protocol_unset(
    discovery_v1beta1_endpoint_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_port_protocol_field_()));
}
static inline kin_field *discovery_v1beta1_endpoint_port_port_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("port", "");
    return &field;
}
static inline int32_t discovery_v1beta1_endpoint_port_port(
    discovery_v1beta1_endpoint_port view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        discovery_v1beta1_endpoint_port_port_field_()));
}
static inline int discovery_v1beta1_endpoint_port_port_set(
    discovery_v1beta1_endpoint_port_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_port_port_field_()), value);
}
static inline bool discovery_v1beta1_endpoint_port_port_has(
    discovery_v1beta1_endpoint_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_port_port_field_()));
}
static inline int discovery_v1beta1_endpoint_port_port_unset(
    discovery_v1beta1_endpoint_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_port_port_field_()));
}
static inline kin_field
    *discovery_v1beta1_endpoint_port_app_protocol_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("appProtocol", "");
    return &field;
}
static inline kin_str discovery_v1beta1_endpoint_port_app_protocol(
    discovery_v1beta1_endpoint_port view)
{
    return kin_value_str(kin_value_field(view.value,
        discovery_v1beta1_endpoint_port_app_protocol_field_()));
}
static inline int discovery_v1beta1_endpoint_port_app_protocol_set(
    discovery_v1beta1_endpoint_port_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_port_app_protocol_field_()), value);
}
static inline bool discovery_v1beta1_endpoint_port_app_protocol_has(
    discovery_v1beta1_endpoint_port view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_endpoint_port_app_protocol_field_()));
}
static inline int discovery_v1beta1_endpoint_port_app_protocol_unset(
    discovery_v1beta1_endpoint_port_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_port_app_protocol_field_()));
}

/* EndpointSlice */
static inline kin_field *discovery_v1beta1_endpoint_slice_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta discovery_v1beta1_endpoint_slice_get_metadata(
    discovery_v1beta1_endpoint_slice view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        discovery_v1beta1_endpoint_slice_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    discovery_v1beta1_endpoint_slice_edit_metadata(
    discovery_v1beta1_endpoint_slice_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_metadata_field_()));
}
static inline bool discovery_v1beta1_endpoint_slice_metadata_has(
    discovery_v1beta1_endpoint_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        discovery_v1beta1_endpoint_slice_metadata_field_()));
}
static inline int discovery_v1beta1_endpoint_slice_metadata_unset(
    discovery_v1beta1_endpoint_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_metadata_field_()));
}
#define DISCOVERY_V1BETA1_ENDPOINT_SLICE_METADATA_PATH ".metadata"
static inline kin_field
    *discovery_v1beta1_endpoint_slice_address_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("addressType", "");
    return &field;
}
/** One of discovery_v1beta1_address_type_enum. */
static inline kin_str discovery_v1beta1_endpoint_slice_address_type(
    discovery_v1beta1_endpoint_slice view)
{
    return kin_value_str(kin_object_field(view.object,
        discovery_v1beta1_endpoint_slice_address_type_field_()));
}
static inline int discovery_v1beta1_endpoint_slice_address_type_set(
    discovery_v1beta1_endpoint_slice_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_address_type_field_()), value);
}
static inline bool discovery_v1beta1_endpoint_slice_address_type_has(
    discovery_v1beta1_endpoint_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        discovery_v1beta1_endpoint_slice_address_type_field_()));
}
static inline int discovery_v1beta1_endpoint_slice_address_type_unset(
    discovery_v1beta1_endpoint_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_address_type_field_()));
}
#define DISCOVERY_V1BETA1_ENDPOINT_SLICE_ADDRESS_TYPE_PATH ".addressType"
static inline kin_field *discovery_v1beta1_endpoint_slice_endpoints_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("endpoints", "");
    return &field;
}
static inline discovery_v1beta1_endpoint_list
    discovery_v1beta1_endpoint_slice_get_endpoints(
    discovery_v1beta1_endpoint_slice view)
{
    return discovery_v1beta1_endpoint_list_of(kin_object_field(view.object,
        discovery_v1beta1_endpoint_slice_endpoints_field_()));
}
static inline discovery_v1beta1_endpoint
    discovery_v1beta1_endpoint_slice_endpoints_at(
    discovery_v1beta1_endpoint_slice view, size_t index)
{
    return discovery_v1beta1_endpoint_of(kin_value_at(kin_object_field(
        view.object, discovery_v1beta1_endpoint_slice_endpoints_field_()),
        index));
}
static inline discovery_v1beta1_endpoint_edit
    discovery_v1beta1_endpoint_slice_endpoints_append(
    discovery_v1beta1_endpoint_slice_edit at)
{
    return discovery_v1beta1_endpoint_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_endpoints_field_())));
}
static inline discovery_v1beta1_endpoint_edit
    discovery_v1beta1_endpoint_slice_edit_endpoints_at(
    discovery_v1beta1_endpoint_slice_edit at, size_t index)
{
    return discovery_v1beta1_endpoint_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_endpoints_field_()), index));
}
static inline int discovery_v1beta1_endpoint_slice_endpoints_remove_at(
    discovery_v1beta1_endpoint_slice_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, discovery_v1beta1_endpoint_slice_endpoints_field_()),
        index));
}
static inline size_t discovery_v1beta1_endpoint_slice_endpoints_count(
    discovery_v1beta1_endpoint_slice view)
{
    return kin_value_count(kin_object_field(view.object,
        discovery_v1beta1_endpoint_slice_endpoints_field_()));
}
static inline int discovery_v1beta1_endpoint_slice_endpoints_clear(
    discovery_v1beta1_endpoint_slice_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_endpoints_field_()));
}
static inline bool discovery_v1beta1_endpoint_slice_endpoints_has(
    discovery_v1beta1_endpoint_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        discovery_v1beta1_endpoint_slice_endpoints_field_()));
}
static inline int discovery_v1beta1_endpoint_slice_endpoints_unset(
    discovery_v1beta1_endpoint_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_endpoints_field_()));
}
#define DISCOVERY_V1BETA1_ENDPOINT_SLICE_ENDPOINTS_PATH ".endpoints"
static inline kin_field *discovery_v1beta1_endpoint_slice_ports_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("ports", "");
    return &field;
}
static inline discovery_v1beta1_endpoint_port_list
    discovery_v1beta1_endpoint_slice_get_ports(
    discovery_v1beta1_endpoint_slice view)
{
    return discovery_v1beta1_endpoint_port_list_of(kin_object_field(view.object,
        discovery_v1beta1_endpoint_slice_ports_field_()));
}
static inline discovery_v1beta1_endpoint_port
    discovery_v1beta1_endpoint_slice_ports_at(
    discovery_v1beta1_endpoint_slice view, size_t index)
{
    return discovery_v1beta1_endpoint_port_of(kin_value_at(kin_object_field(
        view.object, discovery_v1beta1_endpoint_slice_ports_field_()), index));
}
static inline discovery_v1beta1_endpoint_port_edit
    discovery_v1beta1_endpoint_slice_ports_append(
    discovery_v1beta1_endpoint_slice_edit at)
{
    return discovery_v1beta1_endpoint_port_edit_of(at.edit, kin_edit_append(
        at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_ports_field_())));
}
static inline discovery_v1beta1_endpoint_port_edit
    discovery_v1beta1_endpoint_slice_edit_ports_at(
    discovery_v1beta1_endpoint_slice_edit at, size_t index)
{
    return discovery_v1beta1_endpoint_port_edit_of(at.edit, kin_edit_element(
        at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_ports_field_()), index));
}
static inline int discovery_v1beta1_endpoint_slice_ports_remove_at(
    discovery_v1beta1_endpoint_slice_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, discovery_v1beta1_endpoint_slice_ports_field_()),
        index));
}
static inline size_t discovery_v1beta1_endpoint_slice_ports_count(
    discovery_v1beta1_endpoint_slice view)
{
    return kin_value_count(kin_object_field(view.object,
        discovery_v1beta1_endpoint_slice_ports_field_()));
}
static inline int discovery_v1beta1_endpoint_slice_ports_clear(
    discovery_v1beta1_endpoint_slice_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_ports_field_()));
}
static inline bool discovery_v1beta1_endpoint_slice_ports_has(
    discovery_v1beta1_endpoint_slice view)
{
    return kin_value_is_set(kin_object_field(view.object,
        discovery_v1beta1_endpoint_slice_ports_field_()));
}
static inline int discovery_v1beta1_endpoint_slice_ports_unset(
    discovery_v1beta1_endpoint_slice_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_endpoint_slice_ports_field_()));
}
#define DISCOVERY_V1BETA1_ENDPOINT_SLICE_PORTS_PATH ".ports"

/* ForNode */
static inline kin_field *discovery_v1beta1_for_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str discovery_v1beta1_for_node_name(
    discovery_v1beta1_for_node view)
{
    return kin_value_str(kin_value_field(view.value,
        discovery_v1beta1_for_node_name_field_()));
}
static inline int discovery_v1beta1_for_node_name_set(
    discovery_v1beta1_for_node_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_for_node_name_field_()), value);
}
static inline bool discovery_v1beta1_for_node_name_has(
    discovery_v1beta1_for_node view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_for_node_name_field_()));
}
static inline int discovery_v1beta1_for_node_name_unset(
    discovery_v1beta1_for_node_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_for_node_name_field_()));
}

/* ForZone */
static inline kin_field *discovery_v1beta1_for_zone_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str discovery_v1beta1_for_zone_name(
    discovery_v1beta1_for_zone view)
{
    return kin_value_str(kin_value_field(view.value,
        discovery_v1beta1_for_zone_name_field_()));
}
static inline int discovery_v1beta1_for_zone_name_set(
    discovery_v1beta1_for_zone_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_for_zone_name_field_()), value);
}
static inline bool discovery_v1beta1_for_zone_name_has(
    discovery_v1beta1_for_zone view)
{
    return kin_value_is_set(kin_value_field(view.value,
        discovery_v1beta1_for_zone_name_field_()));
}
static inline int discovery_v1beta1_for_zone_name_unset(
    discovery_v1beta1_for_zone_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        discovery_v1beta1_for_zone_name_field_()));
}

static const kin_resource discovery_v1beta1_endpoint_slices[1] = {
    {"discovery.k8s.io", "v1beta1", "endpointslices", "EndpointSlice", false},
};
static inline discovery_v1beta1_endpoint_slice_edit
    discovery_v1beta1_endpoint_slice_new(const kin_allocator *alloc, kin_str ns,
    kin_str name)
{
    discovery_v1beta1_endpoint_slice_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, discovery_v1beta1_endpoint_slices,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline discovery_v1beta1_endpoint_slice
    discovery_v1beta1_endpoint_slice_cast(const kin_object *object)
{
    return discovery_v1beta1_endpoint_slice_of(kin_object_is_of(object,
        discovery_v1beta1_endpoint_slices) ? object : NULL);
}
static inline kin_call_opts discovery_v1beta1_endpoint_slices_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int discovery_v1beta1_endpoint_slices_got_(int r,
    kin_object *object, discovery_v1beta1_endpoint_slice *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int discovery_v1beta1_endpoint_slices_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    discovery_v1beta1_endpoint_slice *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, discovery_v1beta1_endpoint_slices, at, opts,
        ret ? &got : NULL, err);
    return discovery_v1beta1_endpoint_slices_got_(r, got, ret);
}
KIN_NODISCARD static inline int discovery_v1beta1_endpoint_slices_create(
    kin_client *client, discovery_v1beta1_endpoint_slice_edit at,
    const kin_call_opts *opts, discovery_v1beta1_endpoint_slice *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, discovery_v1beta1_endpoint_slices,
        at.edit, opts, ret ? &got : NULL, err);
    return discovery_v1beta1_endpoint_slices_got_(r, got, ret);
}
KIN_NODISCARD static inline int discovery_v1beta1_endpoint_slices_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, discovery_v1beta1_endpoint_slices, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    discovery_v1beta1_endpoint_slices_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        discovery_v1beta1_endpoint_slices, opts, NULL, err);
}
KIN_NODISCARD static inline int discovery_v1beta1_endpoint_slices_update(
    kin_client *client, discovery_v1beta1_endpoint_slice_edit at,
    const kin_call_opts *opts, discovery_v1beta1_endpoint_slice *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = discovery_v1beta1_endpoint_slices_part_(opts, "");
    int r = kin_client_update(client, discovery_v1beta1_endpoint_slices,
        at.edit, &own, ret ? &got : NULL, err);
    return discovery_v1beta1_endpoint_slices_got_(r, got, ret);
}
KIN_NODISCARD static inline int discovery_v1beta1_endpoint_slices_patch(
    kin_client *client, discovery_v1beta1_endpoint_slice_edit at,
    const kin_call_opts *opts, discovery_v1beta1_endpoint_slice *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = discovery_v1beta1_endpoint_slices_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, discovery_v1beta1_endpoint_slices, &what,
        &own, ret ? &got : NULL, err);
    return discovery_v1beta1_endpoint_slices_got_(r, got, ret);
}
KIN_NODISCARD static inline int discovery_v1beta1_endpoint_slices_apply(
    kin_client *client, discovery_v1beta1_endpoint_slice_edit at,
    const kin_call_opts *opts, discovery_v1beta1_endpoint_slice *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = discovery_v1beta1_endpoint_slices_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, discovery_v1beta1_endpoint_slices, &what,
        &own, ret ? &got : NULL, err);
    return discovery_v1beta1_endpoint_slices_got_(r, got, ret);
}
typedef struct discovery_v1beta1_endpoint_slice_list_handler {
    int (*on_item)(discovery_v1beta1_endpoint_slice item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} discovery_v1beta1_endpoint_slice_list_handler;
static inline int discovery_v1beta1_endpoint_slice_list_each_(
    const kin_object *object, void *userdata)
{
    const discovery_v1beta1_endpoint_slice_list_handler *own = (
        const discovery_v1beta1_endpoint_slice_list_handler *)userdata;
    return own->on_item(discovery_v1beta1_endpoint_slice_of(object),
        own->userdata);
}
static inline int discovery_v1beta1_endpoint_slice_list_restart_(void *userdata)
{
    const discovery_v1beta1_endpoint_slice_list_handler *own = (
        const discovery_v1beta1_endpoint_slice_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler discovery_v1beta1_endpoint_slice_list_adapt_(
    discovery_v1beta1_endpoint_slice_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = discovery_v1beta1_endpoint_slice_list_each_;
    handler.on_restart = own->on_restart ?
        discovery_v1beta1_endpoint_slice_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int discovery_v1beta1_endpoint_slices_list(
    kin_client *client, const kin_list_opts *opts,
    const discovery_v1beta1_endpoint_slice_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    discovery_v1beta1_endpoint_slice_list_handler own = *handler;
    kin_list_handler adapted = discovery_v1beta1_endpoint_slice_list_adapt_(
        &own);
    return kin_client_list(client, discovery_v1beta1_endpoint_slices, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int discovery_v1beta1_endpoint_slices_list_all(
    kin_client *client, const kin_list_opts *opts,
    const discovery_v1beta1_endpoint_slice_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    discovery_v1beta1_endpoint_slice_list_handler own = *handler;
    kin_list_handler adapted = discovery_v1beta1_endpoint_slice_list_adapt_(
        &own);
    return kin_client_list_all(client, discovery_v1beta1_endpoint_slices, opts,
        &adapted, ret, err);
}
typedef struct discovery_v1beta1_endpoint_slice_watch {
    kin_watch *watch;
} discovery_v1beta1_endpoint_slice_watch;
static inline void discovery_v1beta1_endpoint_slice_watch_auto_release(
    discovery_v1beta1_endpoint_slice_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int discovery_v1beta1_endpoint_slices_watch(
    kin_client *client, const kin_list_opts *opts,
    discovery_v1beta1_endpoint_slice_watch *ret, kin_error *err)
{
    return kin_client_watch(client, discovery_v1beta1_endpoint_slices, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int discovery_v1beta1_endpoint_slice_watch_next(
    discovery_v1beta1_endpoint_slice_watch watch, kin_deadline deadline,
    kin_watch_event *ret, discovery_v1beta1_endpoint_slice *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct discovery_v1beta1_endpoint_slice_informer {
    kin_informer *informer;
} discovery_v1beta1_endpoint_slice_informer;
static inline discovery_v1beta1_endpoint_slice_informer
    discovery_v1beta1_endpoint_slice_informer_of(kin_informer *informer)
{
    discovery_v1beta1_endpoint_slice_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int discovery_v1beta1_endpoint_slices_informer(
    kin_factory *factory, discovery_v1beta1_endpoint_slice_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, discovery_v1beta1_endpoint_slices,
        &ret->informer, err);
}
typedef struct discovery_v1beta1_endpoint_slice_handler {
    void (*on_add)(discovery_v1beta1_endpoint_slice view, bool is_initial,
        void *userdata);
    void (*on_update)(discovery_v1beta1_endpoint_slice old_view,
        discovery_v1beta1_endpoint_slice view, void *userdata);
    void (*on_delete)(discovery_v1beta1_endpoint_slice view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(discovery_v1beta1_endpoint_slice view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        discovery_v1beta1_endpoint_slice view, void *userdata);
} discovery_v1beta1_endpoint_slice_handler;
static inline void discovery_v1beta1_endpoint_slice_on_event_(
    const kin_event *event, void *userdata)
{
    const discovery_v1beta1_endpoint_slice_handler *own = (
        const discovery_v1beta1_endpoint_slice_handler *)userdata;
    own->on_event(event, discovery_v1beta1_endpoint_slice_of(event->object),
        own->userdata);
}
static inline void discovery_v1beta1_endpoint_slice_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const discovery_v1beta1_endpoint_slice_handler *own = (
        const discovery_v1beta1_endpoint_slice_handler *)userdata;
    own->on_add(discovery_v1beta1_endpoint_slice_of(object), is_initial,
        own->userdata);
}
static inline void discovery_v1beta1_endpoint_slice_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const discovery_v1beta1_endpoint_slice_handler *own = (
        const discovery_v1beta1_endpoint_slice_handler *)userdata;
    own->on_update(discovery_v1beta1_endpoint_slice_of(old_object),
        discovery_v1beta1_endpoint_slice_of(object), own->userdata);
}
static inline void discovery_v1beta1_endpoint_slice_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const discovery_v1beta1_endpoint_slice_handler *own = (
        const discovery_v1beta1_endpoint_slice_handler *)userdata;
    own->on_delete(discovery_v1beta1_endpoint_slice_of(object), is_tombstone,
        own->userdata);
}
static inline void discovery_v1beta1_endpoint_slice_on_synced_(void *userdata)
{
    const discovery_v1beta1_endpoint_slice_handler *own = (
        const discovery_v1beta1_endpoint_slice_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool discovery_v1beta1_endpoint_slice_wants_(
    const kin_object *object, void *userdata)
{
    const discovery_v1beta1_endpoint_slice_handler *own = (
        const discovery_v1beta1_endpoint_slice_handler *)userdata;
    return own->wants(discovery_v1beta1_endpoint_slice_of(object),
        own->userdata);
}
static inline int discovery_v1beta1_endpoint_slice_informer_add_handler(
    discovery_v1beta1_endpoint_slice_informer informer,
    const discovery_v1beta1_endpoint_slice_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? discovery_v1beta1_endpoint_slice_on_add_ :
        NULL;
    handler.on_update = own->on_update ?
        discovery_v1beta1_endpoint_slice_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        discovery_v1beta1_endpoint_slice_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        discovery_v1beta1_endpoint_slice_on_synced_ : NULL;
    handler.wants = own->wants ? discovery_v1beta1_endpoint_slice_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        discovery_v1beta1_endpoint_slice_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct discovery_v1beta1_endpoint_slice_lister {
    kin_snapshot *snapshot;
} discovery_v1beta1_endpoint_slice_lister;
typedef struct discovery_v1beta1_endpoint_slice_iter {
    kin_lister_iter it;
} discovery_v1beta1_endpoint_slice_iter;
static inline discovery_v1beta1_endpoint_slice_lister
    discovery_v1beta1_endpoint_slice_informer_lister(
    discovery_v1beta1_endpoint_slice_informer informer)
{
    discovery_v1beta1_endpoint_slice_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void discovery_v1beta1_endpoint_slice_lister_auto_release(
    discovery_v1beta1_endpoint_slice_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline discovery_v1beta1_endpoint_slice
    discovery_v1beta1_endpoint_slice_lister_get(
    discovery_v1beta1_endpoint_slice_lister lister, kin_str ns, kin_str name)
{
    return discovery_v1beta1_endpoint_slice_of(kin_lister_get(lister.snapshot,
        ns, name));
}
static inline discovery_v1beta1_endpoint_slice_iter
    discovery_v1beta1_endpoint_slice_lister_list(
    discovery_v1beta1_endpoint_slice_lister lister, kin_str ns,
    const kin_selector *selector)
{
    discovery_v1beta1_endpoint_slice_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline discovery_v1beta1_endpoint_slice
    discovery_v1beta1_endpoint_slice_iter_next(
    discovery_v1beta1_endpoint_slice_iter *iter)
{
    return discovery_v1beta1_endpoint_slice_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_DISCOVERY_V1BETA1_H */
