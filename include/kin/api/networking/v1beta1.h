/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of networking.k8s.io/v1beta1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_NETWORKING_V1BETA1_H
#define KIN_API_NETWORKING_V1BETA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(networking_v1beta1_httpingresspath)
KIN_TYPE(networking_v1beta1_httpingressrulevalue)
KIN_OBJECT(networking_v1beta1_ipaddress)
KIN_TYPE(networking_v1beta1_ipaddressspec)
KIN_OBJECT(networking_v1beta1_ingress)
KIN_TYPE(networking_v1beta1_ingressbackend)
KIN_OBJECT(networking_v1beta1_ingressclass)
KIN_TYPE(networking_v1beta1_ingressclassparametersreference)
KIN_TYPE(networking_v1beta1_ingressclassspec)
KIN_TYPE(networking_v1beta1_ingressloadbalanceringress)
KIN_TYPE(networking_v1beta1_ingressloadbalancerstatus)
KIN_TYPE(networking_v1beta1_ingressportstatus)
KIN_TYPE(networking_v1beta1_ingressrule)
KIN_TYPE(networking_v1beta1_ingressspec)
KIN_TYPE(networking_v1beta1_ingressstatus)
KIN_TYPE(networking_v1beta1_ingresstls)
KIN_TYPE(networking_v1beta1_parentreference)
KIN_OBJECT(networking_v1beta1_servicecidr)
KIN_TYPE(networking_v1beta1_servicecidrspec)
KIN_TYPE(networking_v1beta1_servicecidrstatus)

/* HTTPIngressPath */
KIN_FIELD(str, networking_v1beta1_httpingresspath,
    networking_v1beta1_httpingresspath_path, "path")
KIN_FIELD(str, networking_v1beta1_httpingresspath,
    networking_v1beta1_httpingresspath_path_type, "pathType")
KIN_STRUCT(networking_v1beta1_ingressbackend,
    networking_v1beta1_httpingresspath,
    networking_v1beta1_httpingresspath_backend, "backend")

/* HTTPIngressRuleValue */
KIN_STRUCT_LIST(networking_v1beta1_httpingresspath,
    networking_v1beta1_httpingressrulevalue,
    networking_v1beta1_httpingressrulevalue_paths, "paths")

/* IPAddress */
KIN_STRUCT(meta_v1_objectmeta, networking_v1beta1_ipaddress,
    networking_v1beta1_ipaddress_metadata, "metadata")
#define NETWORKING_V1BETA1_IPADDRESS_METADATA_PATH ".metadata"
KIN_STRUCT(networking_v1beta1_ipaddressspec, networking_v1beta1_ipaddress,
    networking_v1beta1_ipaddress_spec, "spec")
#define NETWORKING_V1BETA1_IPADDRESS_SPEC_PATH ".spec"
KIN_STRUCT2(networking_v1beta1_parentreference, networking_v1beta1_ipaddress,
    networking_v1beta1_ipaddress_spec_parent_ref, "spec", "parentRef")
#define NETWORKING_V1BETA1_IPADDRESS_SPEC_PARENT_REF_PATH ".spec.parentRef"

/* IPAddressSpec */
KIN_STRUCT(networking_v1beta1_parentreference, networking_v1beta1_ipaddressspec,
    networking_v1beta1_ipaddressspec_parent_ref, "parentRef")

/* Ingress */
KIN_STRUCT(meta_v1_objectmeta, networking_v1beta1_ingress,
    networking_v1beta1_ingress_metadata, "metadata")
#define NETWORKING_V1BETA1_INGRESS_METADATA_PATH ".metadata"
KIN_STRUCT(networking_v1beta1_ingressspec, networking_v1beta1_ingress,
    networking_v1beta1_ingress_spec, "spec")
#define NETWORKING_V1BETA1_INGRESS_SPEC_PATH ".spec"
KIN_STRUCT(networking_v1beta1_ingressstatus, networking_v1beta1_ingress,
    networking_v1beta1_ingress_status, "status")
#define NETWORKING_V1BETA1_INGRESS_STATUS_PATH ".status"
KIN_FIELD2(str, networking_v1beta1_ingress,
    networking_v1beta1_ingress_spec_ingress_class_name, "spec",
    "ingressClassName")
#define NETWORKING_V1BETA1_INGRESS_SPEC_INGRESS_CLASS_NAME_PATH \
    ".spec.ingressClassName"
KIN_STRUCT2(networking_v1beta1_ingressbackend, networking_v1beta1_ingress,
    networking_v1beta1_ingress_spec_backend, "spec", "backend")
#define NETWORKING_V1BETA1_INGRESS_SPEC_BACKEND_PATH ".spec.backend"
KIN_STRUCT_LIST2(networking_v1beta1_ingresstls, networking_v1beta1_ingress,
    networking_v1beta1_ingress_spec_tls, "spec", "tls")
#define NETWORKING_V1BETA1_INGRESS_SPEC_TLS_PATH ".spec.tls"
KIN_STRUCT_LIST2(networking_v1beta1_ingressrule, networking_v1beta1_ingress,
    networking_v1beta1_ingress_spec_rules, "spec", "rules")
#define NETWORKING_V1BETA1_INGRESS_SPEC_RULES_PATH ".spec.rules"
KIN_STRUCT2(networking_v1beta1_ingressloadbalancerstatus,
    networking_v1beta1_ingress, networking_v1beta1_ingress_status_load_balancer,
    "status", "loadBalancer")
#define NETWORKING_V1BETA1_INGRESS_STATUS_LOAD_BALANCER_PATH \
    ".status.loadBalancer"

/* IngressBackend */
KIN_FIELD(str, networking_v1beta1_ingressbackend,
    networking_v1beta1_ingressbackend_service_name, "serviceName")
KIN_FIELD(intstr, networking_v1beta1_ingressbackend,
    networking_v1beta1_ingressbackend_service_port, "servicePort")
KIN_STRUCT(core_v1_typedlocalobjectreference, networking_v1beta1_ingressbackend,
    networking_v1beta1_ingressbackend_resource, "resource")

/* IngressClass */
KIN_STRUCT(meta_v1_objectmeta, networking_v1beta1_ingressclass,
    networking_v1beta1_ingressclass_metadata, "metadata")
#define NETWORKING_V1BETA1_INGRESSCLASS_METADATA_PATH ".metadata"
KIN_STRUCT(networking_v1beta1_ingressclassspec, networking_v1beta1_ingressclass,
    networking_v1beta1_ingressclass_spec, "spec")
#define NETWORKING_V1BETA1_INGRESSCLASS_SPEC_PATH ".spec"
KIN_FIELD2(str, networking_v1beta1_ingressclass,
    networking_v1beta1_ingressclass_spec_controller, "spec", "controller")
#define NETWORKING_V1BETA1_INGRESSCLASS_SPEC_CONTROLLER_PATH ".spec.controller"
KIN_STRUCT2(networking_v1beta1_ingressclassparametersreference,
    networking_v1beta1_ingressclass,
    networking_v1beta1_ingressclass_spec_parameters, "spec", "parameters")
#define NETWORKING_V1BETA1_INGRESSCLASS_SPEC_PARAMETERS_PATH ".spec.parameters"

/* IngressClassParametersReference */
KIN_FIELD(str, networking_v1beta1_ingressclassparametersreference,
    networking_v1beta1_ingressclassparametersreference_api_group, "apiGroup")
KIN_FIELD(str, networking_v1beta1_ingressclassparametersreference,
    networking_v1beta1_ingressclassparametersreference_kind, "kind")
KIN_FIELD(str, networking_v1beta1_ingressclassparametersreference,
    networking_v1beta1_ingressclassparametersreference_name, "name")
KIN_FIELD(str, networking_v1beta1_ingressclassparametersreference,
    networking_v1beta1_ingressclassparametersreference_scope, "scope")
KIN_FIELD(str, networking_v1beta1_ingressclassparametersreference,
    networking_v1beta1_ingressclassparametersreference_namespace, "namespace")

/* IngressClassSpec */
KIN_FIELD(str, networking_v1beta1_ingressclassspec,
    networking_v1beta1_ingressclassspec_controller, "controller")
KIN_STRUCT(networking_v1beta1_ingressclassparametersreference,
    networking_v1beta1_ingressclassspec,
    networking_v1beta1_ingressclassspec_parameters, "parameters")

/* IngressLoadBalancerIngress */
KIN_FIELD(str, networking_v1beta1_ingressloadbalanceringress,
    networking_v1beta1_ingressloadbalanceringress_ip, "ip")
KIN_FIELD(str, networking_v1beta1_ingressloadbalanceringress,
    networking_v1beta1_ingressloadbalanceringress_hostname, "hostname")
KIN_STRUCT_LIST(networking_v1beta1_ingressportstatus,
    networking_v1beta1_ingressloadbalanceringress,
    networking_v1beta1_ingressloadbalanceringress_ports, "ports")

/* IngressLoadBalancerStatus */
KIN_STRUCT_LIST(networking_v1beta1_ingressloadbalanceringress,
    networking_v1beta1_ingressloadbalancerstatus,
    networking_v1beta1_ingressloadbalancerstatus_ingress, "ingress")

/* IngressPortStatus */
KIN_FIELD(int32, networking_v1beta1_ingressportstatus,
    networking_v1beta1_ingressportstatus_port, "port")
/** One of core_v1_protocol. */
KIN_FIELD(str, networking_v1beta1_ingressportstatus,
    networking_v1beta1_ingressportstatus_protocol, "protocol")
KIN_FIELD(str, networking_v1beta1_ingressportstatus,
    networking_v1beta1_ingressportstatus_error, "error")

/* IngressRule */
KIN_FIELD(str, networking_v1beta1_ingressrule,
    networking_v1beta1_ingressrule_host, "host")
KIN_STRUCT(networking_v1beta1_httpingressrulevalue,
    networking_v1beta1_ingressrule, networking_v1beta1_ingressrule_http, "http")

/* IngressSpec */
KIN_FIELD(str, networking_v1beta1_ingressspec,
    networking_v1beta1_ingressspec_ingress_class_name, "ingressClassName")
KIN_STRUCT(networking_v1beta1_ingressbackend, networking_v1beta1_ingressspec,
    networking_v1beta1_ingressspec_backend, "backend")
KIN_STRUCT_LIST(networking_v1beta1_ingresstls, networking_v1beta1_ingressspec,
    networking_v1beta1_ingressspec_tls, "tls")
KIN_STRUCT_LIST(networking_v1beta1_ingressrule, networking_v1beta1_ingressspec,
    networking_v1beta1_ingressspec_rules, "rules")

/* IngressStatus */
KIN_STRUCT(networking_v1beta1_ingressloadbalancerstatus,
    networking_v1beta1_ingressstatus,
    networking_v1beta1_ingressstatus_load_balancer, "loadBalancer")

/* IngressTLS */
KIN_LIST(str, networking_v1beta1_ingresstls,
    networking_v1beta1_ingresstls_hosts, "hosts")
KIN_FIELD(str, networking_v1beta1_ingresstls,
    networking_v1beta1_ingresstls_secret_name, "secretName")

/* ParentReference */
KIN_FIELD(str, networking_v1beta1_parentreference,
    networking_v1beta1_parentreference_group, "group")
KIN_FIELD(str, networking_v1beta1_parentreference,
    networking_v1beta1_parentreference_resource, "resource")
KIN_FIELD(str, networking_v1beta1_parentreference,
    networking_v1beta1_parentreference_namespace, "namespace")
KIN_FIELD(str, networking_v1beta1_parentreference,
    networking_v1beta1_parentreference_name, "name")

/* ServiceCIDR */
KIN_STRUCT(meta_v1_objectmeta, networking_v1beta1_servicecidr,
    networking_v1beta1_servicecidr_metadata, "metadata")
#define NETWORKING_V1BETA1_SERVICECIDR_METADATA_PATH ".metadata"
KIN_STRUCT(networking_v1beta1_servicecidrspec, networking_v1beta1_servicecidr,
    networking_v1beta1_servicecidr_spec, "spec")
#define NETWORKING_V1BETA1_SERVICECIDR_SPEC_PATH ".spec"
KIN_STRUCT(networking_v1beta1_servicecidrstatus, networking_v1beta1_servicecidr,
    networking_v1beta1_servicecidr_status, "status")
#define NETWORKING_V1BETA1_SERVICECIDR_STATUS_PATH ".status"
KIN_LIST2(str, networking_v1beta1_servicecidr,
    networking_v1beta1_servicecidr_spec_cidrs, "spec", "cidrs")
#define NETWORKING_V1BETA1_SERVICECIDR_SPEC_CIDRS_PATH ".spec.cidrs"
KIN_STRUCT_LIST2(meta_v1_condition, networking_v1beta1_servicecidr,
    networking_v1beta1_servicecidr_status_conditions, "status", "conditions")
#define NETWORKING_V1BETA1_SERVICECIDR_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* ServiceCIDRSpec */
KIN_LIST(str, networking_v1beta1_servicecidrspec,
    networking_v1beta1_servicecidrspec_cidrs, "cidrs")

/* ServiceCIDRStatus */
KIN_STRUCT_LIST(meta_v1_condition, networking_v1beta1_servicecidrstatus,
    networking_v1beta1_servicecidrstatus_conditions, "conditions")

KIN_RESOURCE(cluster, networking_v1beta1_ingressclass,
    networking_v1beta1_ingressclasses, "networking.k8s.io", "v1beta1",
    "ingressclasses", "IngressClass")

KIN_RESOURCE(namespaced, networking_v1beta1_ingress,
    networking_v1beta1_ingresses, "networking.k8s.io", "v1beta1", "ingresses",
    "Ingress")
KIN_STATUS(networking_v1beta1_ingress, networking_v1beta1_ingresses)

KIN_RESOURCE(cluster, networking_v1beta1_ipaddress,
    networking_v1beta1_ipaddresses, "networking.k8s.io", "v1beta1",
    "ipaddresses", "IPAddress")

KIN_RESOURCE(cluster, networking_v1beta1_servicecidr,
    networking_v1beta1_servicecidrs, "networking.k8s.io", "v1beta1",
    "servicecidrs", "ServiceCIDR")
KIN_STATUS(networking_v1beta1_servicecidr, networking_v1beta1_servicecidrs)

KIN_END_DECLS

#endif /* KIN_API_NETWORKING_V1BETA1_H */
