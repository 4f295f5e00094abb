/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of networking.k8s.io/v1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_NETWORKING_V1_H
#define KIN_API_NETWORKING_V1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(networking_v1_httpingresspath)
KIN_TYPE(networking_v1_httpingressrulevalue)
KIN_OBJECT(networking_v1_ipaddress)
KIN_TYPE(networking_v1_ipaddressspec)
KIN_TYPE(networking_v1_ipblock)
KIN_OBJECT(networking_v1_ingress)
KIN_TYPE(networking_v1_ingressbackend)
KIN_OBJECT(networking_v1_ingressclass)
KIN_TYPE(networking_v1_ingressclassparametersreference)
KIN_TYPE(networking_v1_ingressclassspec)
KIN_TYPE(networking_v1_ingressloadbalanceringress)
KIN_TYPE(networking_v1_ingressloadbalancerstatus)
KIN_TYPE(networking_v1_ingressportstatus)
KIN_TYPE(networking_v1_ingressrule)
KIN_TYPE(networking_v1_ingressservicebackend)
KIN_TYPE(networking_v1_ingressspec)
KIN_TYPE(networking_v1_ingressstatus)
KIN_TYPE(networking_v1_ingresstls)
KIN_OBJECT(networking_v1_networkpolicy)
KIN_TYPE(networking_v1_networkpolicyegressrule)
KIN_TYPE(networking_v1_networkpolicyingressrule)
KIN_TYPE(networking_v1_networkpolicypeer)
KIN_TYPE(networking_v1_networkpolicyport)
KIN_TYPE(networking_v1_networkpolicyspec)
KIN_TYPE(networking_v1_parentreference)
KIN_TYPE(networking_v1_servicebackendport)
KIN_OBJECT(networking_v1_servicecidr)
KIN_TYPE(networking_v1_servicecidrspec)
KIN_TYPE(networking_v1_servicecidrstatus)

/* PathType */
typedef enum networking_v1_pathtype {
    NETWORKING_V1_PATHTYPE_OTHER, /* none of these */
    NETWORKING_V1_PATHTYPE_EXACT,
    NETWORKING_V1_PATHTYPE_IMPLEMENTATION_SPECIFIC,
    NETWORKING_V1_PATHTYPE_PREFIX,
} networking_v1_pathtype;
KIN_ENUM(networking_v1_pathtype, "Exact", "ImplementationSpecific", "Prefix")

/* PolicyType */
typedef enum networking_v1_policytype {
    NETWORKING_V1_POLICYTYPE_OTHER, /* none of these */
    NETWORKING_V1_POLICYTYPE_EGRESS,
    NETWORKING_V1_POLICYTYPE_INGRESS,
} networking_v1_policytype;
KIN_ENUM(networking_v1_policytype, "Egress", "Ingress")

/* HTTPIngressPath */
KIN_FIELD(str, networking_v1_httpingresspath,
    networking_v1_httpingresspath_path, "path")
/** One of networking_v1_pathtype. */
KIN_FIELD(str, networking_v1_httpingresspath,
    networking_v1_httpingresspath_path_type, "pathType")
KIN_STRUCT(networking_v1_ingressbackend, networking_v1_httpingresspath,
    networking_v1_httpingresspath_backend, "backend")

/* HTTPIngressRuleValue */
KIN_STRUCT_LIST(networking_v1_httpingresspath,
    networking_v1_httpingressrulevalue,
    networking_v1_httpingressrulevalue_paths, "paths")

/* IPAddress */
KIN_STRUCT(meta_v1_objectmeta, networking_v1_ipaddress,
    networking_v1_ipaddress_metadata, "metadata")
#define NETWORKING_V1_IPADDRESS_METADATA_PATH ".metadata"
KIN_STRUCT(networking_v1_ipaddressspec, networking_v1_ipaddress,
    networking_v1_ipaddress_spec, "spec")
#define NETWORKING_V1_IPADDRESS_SPEC_PATH ".spec"
KIN_STRUCT2(networking_v1_parentreference, networking_v1_ipaddress,
    networking_v1_ipaddress_spec_parent_ref, "spec", "parentRef")
#define NETWORKING_V1_IPADDRESS_SPEC_PARENT_REF_PATH ".spec.parentRef"

/* IPAddressSpec */
KIN_STRUCT(networking_v1_parentreference, networking_v1_ipaddressspec,
    networking_v1_ipaddressspec_parent_ref, "parentRef")

/* IPBlock */
KIN_FIELD(str, networking_v1_ipblock, networking_v1_ipblock_cidr, "cidr")
KIN_LIST(str, networking_v1_ipblock, networking_v1_ipblock_except, "except")

/* Ingress */
KIN_STRUCT(meta_v1_objectmeta, networking_v1_ingress,
    networking_v1_ingress_metadata, "metadata")
#define NETWORKING_V1_INGRESS_METADATA_PATH ".metadata"
KIN_STRUCT(networking_v1_ingressspec, networking_v1_ingress,
    networking_v1_ingress_spec, "spec")
#define NETWORKING_V1_INGRESS_SPEC_PATH ".spec"
KIN_STRUCT(networking_v1_ingressstatus, networking_v1_ingress,
    networking_v1_ingress_status, "status")
#define NETWORKING_V1_INGRESS_STATUS_PATH ".status"
KIN_FIELD2(str, networking_v1_ingress,
    networking_v1_ingress_spec_ingress_class_name, "spec", "ingressClassName")
#define NETWORKING_V1_INGRESS_SPEC_INGRESS_CLASS_NAME_PATH \
    ".spec.ingressClassName"
KIN_STRUCT2(networking_v1_ingressbackend, networking_v1_ingress,
    networking_v1_ingress_spec_default_backend, "spec", "defaultBackend")
#define NETWORKING_V1_INGRESS_SPEC_DEFAULT_BACKEND_PATH ".spec.defaultBackend"
KIN_STRUCT_LIST2(networking_v1_ingresstls, networking_v1_ingress,
    networking_v1_ingress_spec_tls, "spec", "tls")
#define NETWORKING_V1_INGRESS_SPEC_TLS_PATH ".spec.tls"
KIN_STRUCT_LIST2(networking_v1_ingressrule, networking_v1_ingress,
    networking_v1_ingress_spec_rules, "spec", "rules")
#define NETWORKING_V1_INGRESS_SPEC_RULES_PATH ".spec.rules"
KIN_STRUCT2(networking_v1_ingressloadbalancerstatus, networking_v1_ingress,
    networking_v1_ingress_status_load_balancer, "status", "loadBalancer")
#define NETWORKING_V1_INGRESS_STATUS_LOAD_BALANCER_PATH ".status.loadBalancer"

/* IngressBackend */
KIN_STRUCT(networking_v1_ingressservicebackend, networking_v1_ingressbackend,
    networking_v1_ingressbackend_service, "service")
KIN_STRUCT(core_v1_typedlocalobjectreference, networking_v1_ingressbackend,
    networking_v1_ingressbackend_resource, "resource")

/* IngressClass */
KIN_STRUCT(meta_v1_objectmeta, networking_v1_ingressclass,
    networking_v1_ingressclass_metadata, "metadata")
#define NETWORKING_V1_INGRESSCLASS_METADATA_PATH ".metadata"
KIN_STRUCT(networking_v1_ingressclassspec, networking_v1_ingressclass,
    networking_v1_ingressclass_spec, "spec")
#define NETWORKING_V1_INGRESSCLASS_SPEC_PATH ".spec"
KIN_FIELD2(str, networking_v1_ingressclass,
    networking_v1_ingressclass_spec_controller, "spec", "controller")
#define NETWORKING_V1_INGRESSCLASS_SPEC_CONTROLLER_PATH ".spec.controller"
KIN_STRUCT2(networking_v1_ingressclassparametersreference,
    networking_v1_ingressclass, networking_v1_ingressclass_spec_parameters,
    "spec", "parameters")
#define NETWORKING_V1_INGRESSCLASS_SPEC_PARAMETERS_PATH ".spec.parameters"

/* IngressClassParametersReference */
KIN_FIELD(str, networking_v1_ingressclassparametersreference,
    networking_v1_ingressclassparametersreference_api_group, "apiGroup")
KIN_FIELD(str, networking_v1_ingressclassparametersreference,
    networking_v1_ingressclassparametersreference_kind, "kind")
KIN_FIELD(str, networking_v1_ingressclassparametersreference,
    networking_v1_ingressclassparametersreference_name, "name")
KIN_FIELD(str, networking_v1_ingressclassparametersreference,
    networking_v1_ingressclassparametersreference_scope, "scope")
KIN_FIELD(str, networking_v1_ingressclassparametersreference,
    networking_v1_ingressclassparametersreference_namespace, "namespace")

/* IngressClassSpec */
KIN_FIELD(str, networking_v1_ingressclassspec,
    networking_v1_ingressclassspec_controller, "controller")
KIN_STRUCT(networking_v1_ingressclassparametersreference,
    networking_v1_ingressclassspec, networking_v1_ingressclassspec_parameters,
    "parameters")

/* IngressLoadBalancerIngress */
KIN_FIELD(str, networking_v1_ingressloadbalanceringress,
    networking_v1_ingressloadbalanceringress_ip, "ip")
KIN_FIELD(str, networking_v1_ingressloadbalanceringress,
    networking_v1_ingressloadbalanceringress_hostname, "hostname")
KIN_STRUCT_LIST(networking_v1_ingressportstatus,
    networking_v1_ingressloadbalanceringress,
    networking_v1_ingressloadbalanceringress_ports, "ports")

/* IngressLoadBalancerStatus */
KIN_STRUCT_LIST(networking_v1_ingressloadbalanceringress,
    networking_v1_ingressloadbalancerstatus,
    networking_v1_ingressloadbalancerstatus_ingress, "ingress")

/* IngressPortStatus */
KIN_FIELD(int32, networking_v1_ingressportstatus,
    networking_v1_ingressportstatus_port, "port")
/** One of core_v1_protocol. */
KIN_FIELD(str, networking_v1_ingressportstatus,
    networking_v1_ingressportstatus_protocol, "protocol")
KIN_FIELD(str, networking_v1_ingressportstatus,
    networking_v1_ingressportstatus_error, "error")

/* IngressRule */
KIN_FIELD(str, networking_v1_ingressrule, networking_v1_ingressrule_host,
    "host")
KIN_STRUCT(networking_v1_httpingressrulevalue, networking_v1_ingressrule,
    networking_v1_ingressrule_http, "http")

/* IngressServiceBackend */
KIN_FIELD(str, networking_v1_ingressservicebackend,
    networking_v1_ingressservicebackend_name, "name")
KIN_STRUCT(networking_v1_servicebackendport,
    networking_v1_ingressservicebackend,
    networking_v1_ingressservicebackend_port, "port")

/* IngressSpec */
KIN_FIELD(str, networking_v1_ingressspec,
    networking_v1_ingressspec_ingress_class_name, "ingressClassName")
KIN_STRUCT(networking_v1_ingressbackend, networking_v1_ingressspec,
    networking_v1_ingressspec_default_backend, "defaultBackend")
KIN_STRUCT_LIST(networking_v1_ingresstls, networking_v1_ingressspec,
    networking_v1_ingressspec_tls, "tls")
KIN_STRUCT_LIST(networking_v1_ingressrule, networking_v1_ingressspec,
    networking_v1_ingressspec_rules, "rules")

/* IngressStatus */
KIN_STRUCT(networking_v1_ingressloadbalancerstatus, networking_v1_ingressstatus,
    networking_v1_ingressstatus_load_balancer, "loadBalancer")

/* IngressTLS */
KIN_LIST(str, networking_v1_ingresstls, networking_v1_ingresstls_hosts, "hosts")
KIN_FIELD(str, networking_v1_ingresstls, networking_v1_ingresstls_secret_name,
    "secretName")

/* NetworkPolicy */
KIN_STRUCT(meta_v1_objectmeta, networking_v1_networkpolicy,
    networking_v1_networkpolicy_metadata, "metadata")
#define NETWORKING_V1_NETWORKPOLICY_METADATA_PATH ".metadata"
KIN_STRUCT(networking_v1_networkpolicyspec, networking_v1_networkpolicy,
    networking_v1_networkpolicy_spec, "spec")
#define NETWORKING_V1_NETWORKPOLICY_SPEC_PATH ".spec"
KIN_STRUCT2(meta_v1_labelselector, networking_v1_networkpolicy,
    networking_v1_networkpolicy_spec_pod_selector, "spec", "podSelector")
#define NETWORKING_V1_NETWORKPOLICY_SPEC_POD_SELECTOR_PATH ".spec.podSelector"
KIN_STRUCT_LIST2(networking_v1_networkpolicyingressrule,
    networking_v1_networkpolicy, networking_v1_networkpolicy_spec_ingress,
    "spec", "ingress")
#define NETWORKING_V1_NETWORKPOLICY_SPEC_INGRESS_PATH ".spec.ingress"
KIN_STRUCT_LIST2(networking_v1_networkpolicyegressrule,
    networking_v1_networkpolicy, networking_v1_networkpolicy_spec_egress,
    "spec", "egress")
#define NETWORKING_V1_NETWORKPOLICY_SPEC_EGRESS_PATH ".spec.egress"
/** One of networking_v1_policytype. */
KIN_LIST2(str, networking_v1_networkpolicy,
    networking_v1_networkpolicy_spec_policy_types, "spec", "policyTypes")
#define NETWORKING_V1_NETWORKPOLICY_SPEC_POLICY_TYPES_PATH ".spec.policyTypes"

/* NetworkPolicyEgressRule */
KIN_STRUCT_LIST(networking_v1_networkpolicyport,
    networking_v1_networkpolicyegressrule,
    networking_v1_networkpolicyegressrule_ports, "ports")
KIN_STRUCT_LIST(networking_v1_networkpolicypeer,
    networking_v1_networkpolicyegressrule,
    networking_v1_networkpolicyegressrule_to, "to")

/* NetworkPolicyIngressRule */
KIN_STRUCT_LIST(networking_v1_networkpolicyport,
    networking_v1_networkpolicyingressrule,
    networking_v1_networkpolicyingressrule_ports, "ports")
KIN_STRUCT_LIST(networking_v1_networkpolicypeer,
    networking_v1_networkpolicyingressrule,
    networking_v1_networkpolicyingressrule_from, "from")

/* NetworkPolicyPeer */
KIN_STRUCT(meta_v1_labelselector, networking_v1_networkpolicypeer,
    networking_v1_networkpolicypeer_pod_selector, "podSelector")
KIN_STRUCT(meta_v1_labelselector, networking_v1_networkpolicypeer,
    networking_v1_networkpolicypeer_namespace_selector, "namespaceSelector")
KIN_STRUCT(networking_v1_ipblock, networking_v1_networkpolicypeer,
    networking_v1_networkpolicypeer_ip_block, "ipBlock")

/* NetworkPolicyPort */
/** One of core_v1_protocol. */
KIN_FIELD(str, networking_v1_networkpolicyport,
    networking_v1_networkpolicyport_protocol, "protocol")
KIN_FIELD(intstr, networking_v1_networkpolicyport,
    networking_v1_networkpolicyport_port, "port")
KIN_FIELD(int32, networking_v1_networkpolicyport,
    networking_v1_networkpolicyport_end_port, "endPort")

/* NetworkPolicySpec */
KIN_STRUCT(meta_v1_labelselector, networking_v1_networkpolicyspec,
    networking_v1_networkpolicyspec_pod_selector, "podSelector")
KIN_STRUCT_LIST(networking_v1_networkpolicyingressrule,
    networking_v1_networkpolicyspec, networking_v1_networkpolicyspec_ingress,
    "ingress")
KIN_STRUCT_LIST(networking_v1_networkpolicyegressrule,
    networking_v1_networkpolicyspec, networking_v1_networkpolicyspec_egress,
    "egress")
/** One of networking_v1_policytype. */
KIN_LIST(str, networking_v1_networkpolicyspec,
    networking_v1_networkpolicyspec_policy_types, "policyTypes")

/* ParentReference */
KIN_FIELD(str, networking_v1_parentreference,
    networking_v1_parentreference_group, "group")
KIN_FIELD(str, networking_v1_parentreference,
    networking_v1_parentreference_resource, "resource")
KIN_FIELD(str, networking_v1_parentreference,
    networking_v1_parentreference_namespace, "namespace")
KIN_FIELD(str, networking_v1_parentreference,
    networking_v1_parentreference_name, "name")

/* ServiceBackendPort */
KIN_FIELD(str, networking_v1_servicebackendport,
    networking_v1_servicebackendport_name, "name")
KIN_FIELD(int32, networking_v1_servicebackendport,
    networking_v1_servicebackendport_number, "number")

/* ServiceCIDR */
KIN_STRUCT(meta_v1_objectmeta, networking_v1_servicecidr,
    networking_v1_servicecidr_metadata, "metadata")
#define NETWORKING_V1_SERVICECIDR_METADATA_PATH ".metadata"
KIN_STRUCT(networking_v1_servicecidrspec, networking_v1_servicecidr,
    networking_v1_servicecidr_spec, "spec")
#define NETWORKING_V1_SERVICECIDR_SPEC_PATH ".spec"
KIN_STRUCT(networking_v1_servicecidrstatus, networking_v1_servicecidr,
    networking_v1_servicecidr_status, "status")
#define NETWORKING_V1_SERVICECIDR_STATUS_PATH ".status"
KIN_LIST2(str, networking_v1_servicecidr, networking_v1_servicecidr_spec_cidrs,
    "spec", "cidrs")
#define NETWORKING_V1_SERVICECIDR_SPEC_CIDRS_PATH ".spec.cidrs"
KIN_STRUCT_LIST2(meta_v1_condition, networking_v1_servicecidr,
    networking_v1_servicecidr_status_conditions, "status", "conditions")
#define NETWORKING_V1_SERVICECIDR_STATUS_CONDITIONS_PATH ".status.conditions"

/* ServiceCIDRSpec */
KIN_LIST(str, networking_v1_servicecidrspec,
    networking_v1_servicecidrspec_cidrs, "cidrs")

/* ServiceCIDRStatus */
KIN_STRUCT_LIST(meta_v1_condition, networking_v1_servicecidrstatus,
    networking_v1_servicecidrstatus_conditions, "conditions")

KIN_RESOURCE(cluster, networking_v1_ingressclass, networking_v1_ingressclasses,
    "networking.k8s.io", "v1", "ingressclasses", "IngressClass")

KIN_RESOURCE(namespaced, networking_v1_ingress, networking_v1_ingresses,
    "networking.k8s.io", "v1", "ingresses", "Ingress")
KIN_STATUS(networking_v1_ingress, networking_v1_ingresses)

KIN_RESOURCE(cluster, networking_v1_ipaddress, networking_v1_ipaddresses,
    "networking.k8s.io", "v1", "ipaddresses", "IPAddress")

KIN_RESOURCE(namespaced, networking_v1_networkpolicy,
    networking_v1_networkpolicies, "networking.k8s.io", "v1", "networkpolicies",
    "NetworkPolicy")

KIN_RESOURCE(cluster, networking_v1_servicecidr, networking_v1_servicecidrs,
    "networking.k8s.io", "v1", "servicecidrs", "ServiceCIDR")
KIN_STATUS(networking_v1_servicecidr, networking_v1_servicecidrs)

KIN_END_DECLS

#endif /* KIN_API_NETWORKING_V1_H */
