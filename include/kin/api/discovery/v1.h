/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of discovery.k8s.io/v1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_DISCOVERY_V1_H
#define KIN_API_DISCOVERY_V1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(discovery_v1_endpoint)
KIN_TYPE(discovery_v1_endpointconditions)
KIN_TYPE(discovery_v1_endpointhints)
KIN_TYPE(discovery_v1_endpointport)
KIN_OBJECT(discovery_v1_endpointslice)
KIN_TYPE(discovery_v1_fornode)
KIN_TYPE(discovery_v1_forzone)

/* AddressType */
typedef enum discovery_v1_addresstype {
    DISCOVERY_V1_ADDRESSTYPE_OTHER, /* none of these */
    DISCOVERY_V1_ADDRESSTYPE_FQDN,
    DISCOVERY_V1_ADDRESSTYPE_IPV4,
    DISCOVERY_V1_ADDRESSTYPE_IPV6,
} discovery_v1_addresstype;
KIN_ENUM(discovery_v1_addresstype, "FQDN", "IPv4", "IPv6")

/* Endpoint */
KIN_LIST(str, discovery_v1_endpoint, discovery_v1_endpoint_addresses,
    "addresses")
KIN_STRUCT(discovery_v1_endpointconditions, discovery_v1_endpoint,
    discovery_v1_endpoint_conditions, "conditions")
KIN_FIELD(str, discovery_v1_endpoint, discovery_v1_endpoint_hostname,
    "hostname")
KIN_STRUCT(core_v1_objectreference, discovery_v1_endpoint,
    discovery_v1_endpoint_target_ref, "targetRef")
KIN_MAP_TEXT(discovery_v1_endpoint, discovery_v1_endpoint_deprecated_topology,
    "deprecatedTopology")
KIN_FIELD(str, discovery_v1_endpoint, discovery_v1_endpoint_node_name,
    "nodeName")
KIN_FIELD(str, discovery_v1_endpoint, discovery_v1_endpoint_zone, "zone")
KIN_STRUCT(discovery_v1_endpointhints, discovery_v1_endpoint,
    discovery_v1_endpoint_hints, "hints")

/* EndpointConditions */
KIN_FIELD(boolean, discovery_v1_endpointconditions,
    discovery_v1_endpointconditions_ready, "ready")
KIN_FIELD(boolean, discovery_v1_endpointconditions,
    discovery_v1_endpointconditions_serving, "serving")
KIN_FIELD(boolean, discovery_v1_endpointconditions,
    discovery_v1_endpointconditions_terminating, "terminating")

/* EndpointHints */
KIN_STRUCT_LIST(discovery_v1_forzone, discovery_v1_endpointhints,
    discovery_v1_endpointhints_for_zones, "forZones")
KIN_STRUCT_LIST(discovery_v1_fornode, discovery_v1_endpointhints,
    discovery_v1_endpointhints_for_nodes, "forNodes")

/* EndpointPort */
KIN_FIELD(str, discovery_v1_endpointport, discovery_v1_endpointport_name,
    "name")
/** One of core_v1_protocol. */
KIN_FIELD(str, discovery_v1_endpointport, discovery_v1_endpointport_protocol,
    "protocol")
KIN_FIELD(int32, discovery_v1_endpointport, discovery_v1_endpointport_port,
    "port")
KIN_FIELD(str, discovery_v1_endpointport,
    discovery_v1_endpointport_app_protocol, "appProtocol")

/* EndpointSlice */
KIN_STRUCT(meta_v1_objectmeta, discovery_v1_endpointslice,
    discovery_v1_endpointslice_metadata, "metadata")
#define DISCOVERY_V1_ENDPOINTSLICE_METADATA_PATH ".metadata"
/** One of discovery_v1_addresstype. */
KIN_FIELD(str, discovery_v1_endpointslice,
    discovery_v1_endpointslice_address_type, "addressType")
#define DISCOVERY_V1_ENDPOINTSLICE_ADDRESS_TYPE_PATH ".addressType"
KIN_STRUCT_LIST(discovery_v1_endpoint, discovery_v1_endpointslice,
    discovery_v1_endpointslice_endpoints, "endpoints")
#define DISCOVERY_V1_ENDPOINTSLICE_ENDPOINTS_PATH ".endpoints"
KIN_STRUCT_LIST(discovery_v1_endpointport, discovery_v1_endpointslice,
    discovery_v1_endpointslice_ports, "ports")
#define DISCOVERY_V1_ENDPOINTSLICE_PORTS_PATH ".ports"

/* ForNode */
KIN_FIELD(str, discovery_v1_fornode, discovery_v1_fornode_name, "name")

/* ForZone */
KIN_FIELD(str, discovery_v1_forzone, discovery_v1_forzone_name, "name")

KIN_RESOURCE(namespaced, discovery_v1_endpointslice,
    discovery_v1_endpointslices, "discovery.k8s.io", "v1", "endpointslices",
    "EndpointSlice")

KIN_END_DECLS

#endif /* KIN_API_DISCOVERY_V1_H */
