/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of extensions/v1beta1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_EXTENSIONS_V1BETA1_H
#define KIN_API_EXTENSIONS_V1BETA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(extensions_v1beta1_daemonset)
KIN_TYPE(extensions_v1beta1_daemonsetcondition)
KIN_TYPE(extensions_v1beta1_daemonsetspec)
KIN_TYPE(extensions_v1beta1_daemonsetstatus)
KIN_TYPE(extensions_v1beta1_daemonsetupdatestrategy)
KIN_OBJECT(extensions_v1beta1_deployment)
KIN_TYPE(extensions_v1beta1_deploymentcondition)
KIN_TYPE(extensions_v1beta1_deploymentspec)
KIN_TYPE(extensions_v1beta1_deploymentstatus)
KIN_TYPE(extensions_v1beta1_deploymentstrategy)
KIN_TYPE(extensions_v1beta1_httpingresspath)
KIN_TYPE(extensions_v1beta1_httpingressrulevalue)
KIN_TYPE(extensions_v1beta1_ipblock)
KIN_OBJECT(extensions_v1beta1_ingress)
KIN_TYPE(extensions_v1beta1_ingressbackend)
KIN_TYPE(extensions_v1beta1_ingressloadbalanceringress)
KIN_TYPE(extensions_v1beta1_ingressloadbalancerstatus)
KIN_TYPE(extensions_v1beta1_ingressportstatus)
KIN_TYPE(extensions_v1beta1_ingressrule)
KIN_TYPE(extensions_v1beta1_ingressspec)
KIN_TYPE(extensions_v1beta1_ingressstatus)
KIN_TYPE(extensions_v1beta1_ingresstls)
KIN_OBJECT(extensions_v1beta1_networkpolicy)
KIN_TYPE(extensions_v1beta1_networkpolicyegressrule)
KIN_TYPE(extensions_v1beta1_networkpolicyingressrule)
KIN_TYPE(extensions_v1beta1_networkpolicypeer)
KIN_TYPE(extensions_v1beta1_networkpolicyport)
KIN_TYPE(extensions_v1beta1_networkpolicyspec)
KIN_OBJECT(extensions_v1beta1_replicaset)
KIN_TYPE(extensions_v1beta1_replicasetcondition)
KIN_TYPE(extensions_v1beta1_replicasetspec)
KIN_TYPE(extensions_v1beta1_replicasetstatus)
KIN_TYPE(extensions_v1beta1_rollbackconfig)
KIN_TYPE(extensions_v1beta1_rollingupdatedaemonset)
KIN_TYPE(extensions_v1beta1_rollingupdatedeployment)

/* DaemonSet */
KIN_STRUCT(meta_v1_objectmeta, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_metadata, "metadata")
#define EXTENSIONS_V1BETA1_DAEMONSET_METADATA_PATH ".metadata"
KIN_STRUCT(extensions_v1beta1_daemonsetspec, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_spec, "spec")
#define EXTENSIONS_V1BETA1_DAEMONSET_SPEC_PATH ".spec"
KIN_STRUCT(extensions_v1beta1_daemonsetstatus, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_status, "status")
#define EXTENSIONS_V1BETA1_DAEMONSET_STATUS_PATH ".status"
KIN_STRUCT2(meta_v1_labelselector, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_spec_selector, "spec", "selector")
#define EXTENSIONS_V1BETA1_DAEMONSET_SPEC_SELECTOR_PATH ".spec.selector"
KIN_STRUCT2(core_v1_podtemplatespec, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_spec_template, "spec", "template")
#define EXTENSIONS_V1BETA1_DAEMONSET_SPEC_TEMPLATE_PATH ".spec.template"
KIN_STRUCT2(extensions_v1beta1_daemonsetupdatestrategy,
    extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_spec_update_strategy, "spec", "updateStrategy")
#define EXTENSIONS_V1BETA1_DAEMONSET_SPEC_UPDATE_STRATEGY_PATH \
    ".spec.updateStrategy"
KIN_FIELD2(int32, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_spec_min_ready_seconds, "spec",
    "minReadySeconds")
#define EXTENSIONS_V1BETA1_DAEMONSET_SPEC_MIN_READY_SECONDS_PATH \
    ".spec.minReadySeconds"
KIN_FIELD2(int64, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_spec_template_generation, "spec",
    "templateGeneration")
#define EXTENSIONS_V1BETA1_DAEMONSET_SPEC_TEMPLATE_GENERATION_PATH \
    ".spec.templateGeneration"
KIN_FIELD2(int32, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_spec_revision_history_limit, "spec",
    "revisionHistoryLimit")
#define EXTENSIONS_V1BETA1_DAEMONSET_SPEC_REVISION_HISTORY_LIMIT_PATH \
    ".spec.revisionHistoryLimit"
KIN_FIELD2(int32, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_status_current_number_scheduled, "status",
    "currentNumberScheduled")
#define EXTENSIONS_V1BETA1_DAEMONSET_STATUS_CURRENT_NUMBER_SCHEDULED_PATH \
    ".status.currentNumberScheduled"
KIN_FIELD2(int32, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_status_number_misscheduled, "status",
    "numberMisscheduled")
#define EXTENSIONS_V1BETA1_DAEMONSET_STATUS_NUMBER_MISSCHEDULED_PATH \
    ".status.numberMisscheduled"
KIN_FIELD2(int32, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_status_desired_number_scheduled, "status",
    "desiredNumberScheduled")
#define EXTENSIONS_V1BETA1_DAEMONSET_STATUS_DESIRED_NUMBER_SCHEDULED_PATH \
    ".status.desiredNumberScheduled"
KIN_FIELD2(int32, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_status_number_ready, "status", "numberReady")
#define EXTENSIONS_V1BETA1_DAEMONSET_STATUS_NUMBER_READY_PATH \
    ".status.numberReady"
KIN_FIELD2(int64, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_status_observed_generation, "status",
    "observedGeneration")
#define EXTENSIONS_V1BETA1_DAEMONSET_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_FIELD2(int32, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_status_updated_number_scheduled, "status",
    "updatedNumberScheduled")
#define EXTENSIONS_V1BETA1_DAEMONSET_STATUS_UPDATED_NUMBER_SCHEDULED_PATH \
    ".status.updatedNumberScheduled"
KIN_FIELD2(int32, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_status_number_available, "status",
    "numberAvailable")
#define EXTENSIONS_V1BETA1_DAEMONSET_STATUS_NUMBER_AVAILABLE_PATH \
    ".status.numberAvailable"
KIN_FIELD2(int32, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_status_number_unavailable, "status",
    "numberUnavailable")
#define EXTENSIONS_V1BETA1_DAEMONSET_STATUS_NUMBER_UNAVAILABLE_PATH \
    ".status.numberUnavailable"
KIN_FIELD2(int32, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_status_collision_count, "status",
    "collisionCount")
#define EXTENSIONS_V1BETA1_DAEMONSET_STATUS_COLLISION_COUNT_PATH \
    ".status.collisionCount"
KIN_STRUCT_LIST2(extensions_v1beta1_daemonsetcondition,
    extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonset_status_conditions, "status", "conditions")
#define EXTENSIONS_V1BETA1_DAEMONSET_STATUS_CONDITIONS_PATH ".status.conditions"

/* DaemonSetCondition */
KIN_FIELD(str, extensions_v1beta1_daemonsetcondition,
    extensions_v1beta1_daemonsetcondition_type, "type")
KIN_FIELD(str, extensions_v1beta1_daemonsetcondition,
    extensions_v1beta1_daemonsetcondition_status, "status")
KIN_FIELD(time, extensions_v1beta1_daemonsetcondition,
    extensions_v1beta1_daemonsetcondition_last_transition_time,
    "lastTransitionTime")
KIN_FIELD(str, extensions_v1beta1_daemonsetcondition,
    extensions_v1beta1_daemonsetcondition_reason, "reason")
KIN_FIELD(str, extensions_v1beta1_daemonsetcondition,
    extensions_v1beta1_daemonsetcondition_message, "message")

/* DaemonSetSpec */
KIN_STRUCT(meta_v1_labelselector, extensions_v1beta1_daemonsetspec,
    extensions_v1beta1_daemonsetspec_selector, "selector")
KIN_STRUCT(core_v1_podtemplatespec, extensions_v1beta1_daemonsetspec,
    extensions_v1beta1_daemonsetspec_template, "template")
KIN_STRUCT(extensions_v1beta1_daemonsetupdatestrategy,
    extensions_v1beta1_daemonsetspec,
    extensions_v1beta1_daemonsetspec_update_strategy, "updateStrategy")
KIN_FIELD(int32, extensions_v1beta1_daemonsetspec,
    extensions_v1beta1_daemonsetspec_min_ready_seconds, "minReadySeconds")
KIN_FIELD(int64, extensions_v1beta1_daemonsetspec,
    extensions_v1beta1_daemonsetspec_template_generation, "templateGeneration")
KIN_FIELD(int32, extensions_v1beta1_daemonsetspec,
    extensions_v1beta1_daemonsetspec_revision_history_limit,
    "revisionHistoryLimit")

/* DaemonSetStatus */
KIN_FIELD(int32, extensions_v1beta1_daemonsetstatus,
    extensions_v1beta1_daemonsetstatus_current_number_scheduled,
    "currentNumberScheduled")
KIN_FIELD(int32, extensions_v1beta1_daemonsetstatus,
    extensions_v1beta1_daemonsetstatus_number_misscheduled,
    "numberMisscheduled")
KIN_FIELD(int32, extensions_v1beta1_daemonsetstatus,
    extensions_v1beta1_daemonsetstatus_desired_number_scheduled,
    "desiredNumberScheduled")
KIN_FIELD(int32, extensions_v1beta1_daemonsetstatus,
    extensions_v1beta1_daemonsetstatus_number_ready, "numberReady")
KIN_FIELD(int64, extensions_v1beta1_daemonsetstatus,
    extensions_v1beta1_daemonsetstatus_observed_generation,
    "observedGeneration")
KIN_FIELD(int32, extensions_v1beta1_daemonsetstatus,
    extensions_v1beta1_daemonsetstatus_updated_number_scheduled,
    "updatedNumberScheduled")
KIN_FIELD(int32, extensions_v1beta1_daemonsetstatus,
    extensions_v1beta1_daemonsetstatus_number_available, "numberAvailable")
KIN_FIELD(int32, extensions_v1beta1_daemonsetstatus,
    extensions_v1beta1_daemonsetstatus_number_unavailable, "numberUnavailable")
KIN_FIELD(int32, extensions_v1beta1_daemonsetstatus,
    extensions_v1beta1_daemonsetstatus_collision_count, "collisionCount")
KIN_STRUCT_LIST(extensions_v1beta1_daemonsetcondition,
    extensions_v1beta1_daemonsetstatus,
    extensions_v1beta1_daemonsetstatus_conditions, "conditions")

/* DaemonSetUpdateStrategy */
KIN_FIELD(str, extensions_v1beta1_daemonsetupdatestrategy,
    extensions_v1beta1_daemonsetupdatestrategy_type, "type")
KIN_STRUCT(extensions_v1beta1_rollingupdatedaemonset,
    extensions_v1beta1_daemonsetupdatestrategy,
    extensions_v1beta1_daemonsetupdatestrategy_rolling_update, "rollingUpdate")

/* Deployment */
KIN_STRUCT(meta_v1_objectmeta, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_metadata, "metadata")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_METADATA_PATH ".metadata"
KIN_STRUCT(extensions_v1beta1_deploymentspec, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_spec, "spec")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_PATH ".spec"
KIN_STRUCT(extensions_v1beta1_deploymentstatus, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_status, "status")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_PATH ".status"
KIN_FIELD2(int32, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_spec_replicas, "spec", "replicas")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_REPLICAS_PATH ".spec.replicas"
KIN_STRUCT2(meta_v1_labelselector, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_spec_selector, "spec", "selector")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_SELECTOR_PATH ".spec.selector"
KIN_STRUCT2(core_v1_podtemplatespec, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_spec_template, "spec", "template")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_TEMPLATE_PATH ".spec.template"
KIN_STRUCT2(extensions_v1beta1_deploymentstrategy,
    extensions_v1beta1_deployment, extensions_v1beta1_deployment_spec_strategy,
    "spec", "strategy")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_STRATEGY_PATH ".spec.strategy"
KIN_FIELD2(int32, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_spec_min_ready_seconds, "spec",
    "minReadySeconds")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_MIN_READY_SECONDS_PATH \
    ".spec.minReadySeconds"
KIN_FIELD2(int32, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_spec_revision_history_limit, "spec",
    "revisionHistoryLimit")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_REVISION_HISTORY_LIMIT_PATH \
    ".spec.revisionHistoryLimit"
KIN_FIELD2(boolean, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_spec_paused, "spec", "paused")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_PAUSED_PATH ".spec.paused"
KIN_STRUCT2(extensions_v1beta1_rollbackconfig, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_spec_rollback_to, "spec", "rollbackTo")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_ROLLBACK_TO_PATH ".spec.rollbackTo"
KIN_FIELD2(int32, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_spec_progress_deadline_seconds, "spec",
    "progressDeadlineSeconds")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_SPEC_PROGRESS_DEADLINE_SECONDS_PATH \
    ".spec.progressDeadlineSeconds"
KIN_FIELD2(int64, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_status_observed_generation, "status",
    "observedGeneration")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_FIELD2(int32, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_status_replicas, "status", "replicas")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_REPLICAS_PATH ".status.replicas"
KIN_FIELD2(int32, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_status_updated_replicas, "status",
    "updatedReplicas")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_UPDATED_REPLICAS_PATH \
    ".status.updatedReplicas"
KIN_FIELD2(int32, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_status_ready_replicas, "status",
    "readyReplicas")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_READY_REPLICAS_PATH \
    ".status.readyReplicas"
KIN_FIELD2(int32, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_status_available_replicas, "status",
    "availableReplicas")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"
KIN_FIELD2(int32, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_status_unavailable_replicas, "status",
    "unavailableReplicas")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_UNAVAILABLE_REPLICAS_PATH \
    ".status.unavailableReplicas"
KIN_FIELD2(int32, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_status_terminating_replicas, "status",
    "terminatingReplicas")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_TERMINATING_REPLICAS_PATH \
    ".status.terminatingReplicas"
KIN_STRUCT_LIST2(extensions_v1beta1_deploymentcondition,
    extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_status_conditions, "status", "conditions")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_CONDITIONS_PATH \
    ".status.conditions"
KIN_FIELD2(int32, extensions_v1beta1_deployment,
    extensions_v1beta1_deployment_status_collision_count, "status",
    "collisionCount")
#define EXTENSIONS_V1BETA1_DEPLOYMENT_STATUS_COLLISION_COUNT_PATH \
    ".status.collisionCount"

/* DeploymentCondition */
KIN_FIELD(str, extensions_v1beta1_deploymentcondition,
    extensions_v1beta1_deploymentcondition_type, "type")
KIN_FIELD(str, extensions_v1beta1_deploymentcondition,
    extensions_v1beta1_deploymentcondition_status, "status")
KIN_FIELD(time, extensions_v1beta1_deploymentcondition,
    extensions_v1beta1_deploymentcondition_last_update_time, "lastUpdateTime")
KIN_FIELD(time, extensions_v1beta1_deploymentcondition,
    extensions_v1beta1_deploymentcondition_last_transition_time,
    "lastTransitionTime")
KIN_FIELD(str, extensions_v1beta1_deploymentcondition,
    extensions_v1beta1_deploymentcondition_reason, "reason")
KIN_FIELD(str, extensions_v1beta1_deploymentcondition,
    extensions_v1beta1_deploymentcondition_message, "message")

/* DeploymentSpec */
KIN_FIELD(int32, extensions_v1beta1_deploymentspec,
    extensions_v1beta1_deploymentspec_replicas, "replicas")
KIN_STRUCT(meta_v1_labelselector, extensions_v1beta1_deploymentspec,
    extensions_v1beta1_deploymentspec_selector, "selector")
KIN_STRUCT(core_v1_podtemplatespec, extensions_v1beta1_deploymentspec,
    extensions_v1beta1_deploymentspec_template, "template")
KIN_STRUCT(extensions_v1beta1_deploymentstrategy,
    extensions_v1beta1_deploymentspec,
    extensions_v1beta1_deploymentspec_strategy, "strategy")
KIN_FIELD(int32, extensions_v1beta1_deploymentspec,
    extensions_v1beta1_deploymentspec_min_ready_seconds, "minReadySeconds")
KIN_FIELD(int32, extensions_v1beta1_deploymentspec,
    extensions_v1beta1_deploymentspec_revision_history_limit,
    "revisionHistoryLimit")
KIN_FIELD(boolean, extensions_v1beta1_deploymentspec,
    extensions_v1beta1_deploymentspec_paused, "paused")
KIN_STRUCT(extensions_v1beta1_rollbackconfig, extensions_v1beta1_deploymentspec,
    extensions_v1beta1_deploymentspec_rollback_to, "rollbackTo")
KIN_FIELD(int32, extensions_v1beta1_deploymentspec,
    extensions_v1beta1_deploymentspec_progress_deadline_seconds,
    "progressDeadlineSeconds")

/* DeploymentStatus */
KIN_FIELD(int64, extensions_v1beta1_deploymentstatus,
    extensions_v1beta1_deploymentstatus_observed_generation,
    "observedGeneration")
KIN_FIELD(int32, extensions_v1beta1_deploymentstatus,
    extensions_v1beta1_deploymentstatus_replicas, "replicas")
KIN_FIELD(int32, extensions_v1beta1_deploymentstatus,
    extensions_v1beta1_deploymentstatus_updated_replicas, "updatedReplicas")
KIN_FIELD(int32, extensions_v1beta1_deploymentstatus,
    extensions_v1beta1_deploymentstatus_ready_replicas, "readyReplicas")
KIN_FIELD(int32, extensions_v1beta1_deploymentstatus,
    extensions_v1beta1_deploymentstatus_available_replicas, "availableReplicas")
KIN_FIELD(int32, extensions_v1beta1_deploymentstatus,
    extensions_v1beta1_deploymentstatus_unavailable_replicas,
    "unavailableReplicas")
KIN_FIELD(int32, extensions_v1beta1_deploymentstatus,
    extensions_v1beta1_deploymentstatus_terminating_replicas,
    "terminatingReplicas")
KIN_STRUCT_LIST(extensions_v1beta1_deploymentcondition,
    extensions_v1beta1_deploymentstatus,
    extensions_v1beta1_deploymentstatus_conditions, "conditions")
KIN_FIELD(int32, extensions_v1beta1_deploymentstatus,
    extensions_v1beta1_deploymentstatus_collision_count, "collisionCount")

/* DeploymentStrategy */
KIN_FIELD(str, extensions_v1beta1_deploymentstrategy,
    extensions_v1beta1_deploymentstrategy_type, "type")
KIN_STRUCT(extensions_v1beta1_rollingupdatedeployment,
    extensions_v1beta1_deploymentstrategy,
    extensions_v1beta1_deploymentstrategy_rolling_update, "rollingUpdate")

/* HTTPIngressPath */
KIN_FIELD(str, extensions_v1beta1_httpingresspath,
    extensions_v1beta1_httpingresspath_path, "path")
KIN_FIELD(str, extensions_v1beta1_httpingresspath,
    extensions_v1beta1_httpingresspath_path_type, "pathType")
KIN_STRUCT(extensions_v1beta1_ingressbackend,
    extensions_v1beta1_httpingresspath,
    extensions_v1beta1_httpingresspath_backend, "backend")

/* HTTPIngressRuleValue */
KIN_STRUCT_LIST(extensions_v1beta1_httpingresspath,
    extensions_v1beta1_httpingressrulevalue,
    extensions_v1beta1_httpingressrulevalue_paths, "paths")

/* IPBlock */
KIN_FIELD(str, extensions_v1beta1_ipblock, extensions_v1beta1_ipblock_cidr,
    "cidr")
KIN_LIST(str, extensions_v1beta1_ipblock, extensions_v1beta1_ipblock_except,
    "except")

/* Ingress */
KIN_STRUCT(meta_v1_objectmeta, extensions_v1beta1_ingress,
    extensions_v1beta1_ingress_metadata, "metadata")
#define EXTENSIONS_V1BETA1_INGRESS_METADATA_PATH ".metadata"
KIN_STRUCT(extensions_v1beta1_ingressspec, extensions_v1beta1_ingress,
    extensions_v1beta1_ingress_spec, "spec")
#define EXTENSIONS_V1BETA1_INGRESS_SPEC_PATH ".spec"
KIN_STRUCT(extensions_v1beta1_ingressstatus, extensions_v1beta1_ingress,
    extensions_v1beta1_ingress_status, "status")
#define EXTENSIONS_V1BETA1_INGRESS_STATUS_PATH ".status"
KIN_FIELD2(str, extensions_v1beta1_ingress,
    extensions_v1beta1_ingress_spec_ingress_class_name, "spec",
    "ingressClassName")
#define EXTENSIONS_V1BETA1_INGRESS_SPEC_INGRESS_CLASS_NAME_PATH \
    ".spec.ingressClassName"
KIN_STRUCT2(extensions_v1beta1_ingressbackend, extensions_v1beta1_ingress,
    extensions_v1beta1_ingress_spec_backend, "spec", "backend")
#define EXTENSIONS_V1BETA1_INGRESS_SPEC_BACKEND_PATH ".spec.backend"
KIN_STRUCT_LIST2(extensions_v1beta1_ingresstls, extensions_v1beta1_ingress,
    extensions_v1beta1_ingress_spec_tls, "spec", "tls")
#define EXTENSIONS_V1BETA1_INGRESS_SPEC_TLS_PATH ".spec.tls"
KIN_STRUCT_LIST2(extensions_v1beta1_ingressrule, extensions_v1beta1_ingress,
    extensions_v1beta1_ingress_spec_rules, "spec", "rules")
#define EXTENSIONS_V1BETA1_INGRESS_SPEC_RULES_PATH ".spec.rules"
KIN_STRUCT2(extensions_v1beta1_ingressloadbalancerstatus,
    extensions_v1beta1_ingress, extensions_v1beta1_ingress_status_load_balancer,
    "status", "loadBalancer")
#define EXTENSIONS_V1BETA1_INGRESS_STATUS_LOAD_BALANCER_PATH \
    ".status.loadBalancer"

/* IngressBackend */
KIN_FIELD(str, extensions_v1beta1_ingressbackend,
    extensions_v1beta1_ingressbackend_service_name, "serviceName")
KIN_FIELD(intstr, extensions_v1beta1_ingressbackend,
    extensions_v1beta1_ingressbackend_service_port, "servicePort")
KIN_STRUCT(core_v1_typedlocalobjectreference, extensions_v1beta1_ingressbackend,
    extensions_v1beta1_ingressbackend_resource, "resource")

/* IngressLoadBalancerIngress */
KIN_FIELD(str, extensions_v1beta1_ingressloadbalanceringress,
    extensions_v1beta1_ingressloadbalanceringress_ip, "ip")
KIN_FIELD(str, extensions_v1beta1_ingressloadbalanceringress,
    extensions_v1beta1_ingressloadbalanceringress_hostname, "hostname")
KIN_STRUCT_LIST(extensions_v1beta1_ingressportstatus,
    extensions_v1beta1_ingressloadbalanceringress,
    extensions_v1beta1_ingressloadbalanceringress_ports, "ports")

/* IngressLoadBalancerStatus */
KIN_STRUCT_LIST(extensions_v1beta1_ingressloadbalanceringress,
    extensions_v1beta1_ingressloadbalancerstatus,
    extensions_v1beta1_ingressloadbalancerstatus_ingress, "ingress")

/* IngressPortStatus */
KIN_FIELD(int32, extensions_v1beta1_ingressportstatus,
    extensions_v1beta1_ingressportstatus_port, "port")
/** One of core_v1_protocol. */
KIN_FIELD(str, extensions_v1beta1_ingressportstatus,
    extensions_v1beta1_ingressportstatus_protocol, "protocol")
KIN_FIELD(str, extensions_v1beta1_ingressportstatus,
    extensions_v1beta1_ingressportstatus_error, "error")

/* IngressRule */
KIN_FIELD(str, extensions_v1beta1_ingressrule,
    extensions_v1beta1_ingressrule_host, "host")
KIN_STRUCT(extensions_v1beta1_httpingressrulevalue,
    extensions_v1beta1_ingressrule, extensions_v1beta1_ingressrule_http, "http")

/* IngressSpec */
KIN_FIELD(str, extensions_v1beta1_ingressspec,
    extensions_v1beta1_ingressspec_ingress_class_name, "ingressClassName")
KIN_STRUCT(extensions_v1beta1_ingressbackend, extensions_v1beta1_ingressspec,
    extensions_v1beta1_ingressspec_backend, "backend")
KIN_STRUCT_LIST(extensions_v1beta1_ingresstls, extensions_v1beta1_ingressspec,
    extensions_v1beta1_ingressspec_tls, "tls")
KIN_STRUCT_LIST(extensions_v1beta1_ingressrule, extensions_v1beta1_ingressspec,
    extensions_v1beta1_ingressspec_rules, "rules")

/* IngressStatus */
KIN_STRUCT(extensions_v1beta1_ingressloadbalancerstatus,
    extensions_v1beta1_ingressstatus,
    extensions_v1beta1_ingressstatus_load_balancer, "loadBalancer")

/* IngressTLS */
KIN_LIST(str, extensions_v1beta1_ingresstls,
    extensions_v1beta1_ingresstls_hosts, "hosts")
KIN_FIELD(str, extensions_v1beta1_ingresstls,
    extensions_v1beta1_ingresstls_secret_name, "secretName")

/* NetworkPolicy */
KIN_STRUCT(meta_v1_objectmeta, extensions_v1beta1_networkpolicy,
    extensions_v1beta1_networkpolicy_metadata, "metadata")
#define EXTENSIONS_V1BETA1_NETWORKPOLICY_METADATA_PATH ".metadata"
KIN_STRUCT(extensions_v1beta1_networkpolicyspec,
    extensions_v1beta1_networkpolicy, extensions_v1beta1_networkpolicy_spec,
    "spec")
#define EXTENSIONS_V1BETA1_NETWORKPOLICY_SPEC_PATH ".spec"
KIN_STRUCT2(meta_v1_labelselector, extensions_v1beta1_networkpolicy,
    extensions_v1beta1_networkpolicy_spec_pod_selector, "spec", "podSelector")
#define EXTENSIONS_V1BETA1_NETWORKPOLICY_SPEC_POD_SELECTOR_PATH \
    ".spec.podSelector"
KIN_STRUCT_LIST2(extensions_v1beta1_networkpolicyingressrule,
    extensions_v1beta1_networkpolicy,
    extensions_v1beta1_networkpolicy_spec_ingress, "spec", "ingress")
#define EXTENSIONS_V1BETA1_NETWORKPOLICY_SPEC_INGRESS_PATH ".spec.ingress"
KIN_STRUCT_LIST2(extensions_v1beta1_networkpolicyegressrule,
    extensions_v1beta1_networkpolicy,
    extensions_v1beta1_networkpolicy_spec_egress, "spec", "egress")
#define EXTENSIONS_V1BETA1_NETWORKPOLICY_SPEC_EGRESS_PATH ".spec.egress"
KIN_LIST2(str, extensions_v1beta1_networkpolicy,
    extensions_v1beta1_networkpolicy_spec_policy_types, "spec", "policyTypes")
#define EXTENSIONS_V1BETA1_NETWORKPOLICY_SPEC_POLICY_TYPES_PATH \
    ".spec.policyTypes"

/* NetworkPolicyEgressRule */
KIN_STRUCT_LIST(extensions_v1beta1_networkpolicyport,
    extensions_v1beta1_networkpolicyegressrule,
    extensions_v1beta1_networkpolicyegressrule_ports, "ports")
KIN_STRUCT_LIST(extensions_v1beta1_networkpolicypeer,
    extensions_v1beta1_networkpolicyegressrule,
    extensions_v1beta1_networkpolicyegressrule_to, "to")

/* NetworkPolicyIngressRule */
KIN_STRUCT_LIST(extensions_v1beta1_networkpolicyport,
    extensions_v1beta1_networkpolicyingressrule,
    extensions_v1beta1_networkpolicyingressrule_ports, "ports")
KIN_STRUCT_LIST(extensions_v1beta1_networkpolicypeer,
    extensions_v1beta1_networkpolicyingressrule,
    extensions_v1beta1_networkpolicyingressrule_from, "from")

/* NetworkPolicyPeer */
KIN_STRUCT(meta_v1_labelselector, extensions_v1beta1_networkpolicypeer,
    extensions_v1beta1_networkpolicypeer_pod_selector, "podSelector")
KIN_STRUCT(meta_v1_labelselector, extensions_v1beta1_networkpolicypeer,
    extensions_v1beta1_networkpolicypeer_namespace_selector,
    "namespaceSelector")
KIN_STRUCT(extensions_v1beta1_ipblock, extensions_v1beta1_networkpolicypeer,
    extensions_v1beta1_networkpolicypeer_ip_block, "ipBlock")

/* NetworkPolicyPort */
/** One of core_v1_protocol. */
KIN_FIELD(str, extensions_v1beta1_networkpolicyport,
    extensions_v1beta1_networkpolicyport_protocol, "protocol")
KIN_FIELD(intstr, extensions_v1beta1_networkpolicyport,
    extensions_v1beta1_networkpolicyport_port, "port")
KIN_FIELD(int32, extensions_v1beta1_networkpolicyport,
    extensions_v1beta1_networkpolicyport_end_port, "endPort")

/* NetworkPolicySpec */
KIN_STRUCT(meta_v1_labelselector, extensions_v1beta1_networkpolicyspec,
    extensions_v1beta1_networkpolicyspec_pod_selector, "podSelector")
KIN_STRUCT_LIST(extensions_v1beta1_networkpolicyingressrule,
    extensions_v1beta1_networkpolicyspec,
    extensions_v1beta1_networkpolicyspec_ingress, "ingress")
KIN_STRUCT_LIST(extensions_v1beta1_networkpolicyegressrule,
    extensions_v1beta1_networkpolicyspec,
    extensions_v1beta1_networkpolicyspec_egress, "egress")
KIN_LIST(str, extensions_v1beta1_networkpolicyspec,
    extensions_v1beta1_networkpolicyspec_policy_types, "policyTypes")

/* ReplicaSet */
KIN_STRUCT(meta_v1_objectmeta, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_metadata, "metadata")
#define EXTENSIONS_V1BETA1_REPLICASET_METADATA_PATH ".metadata"
KIN_STRUCT(extensions_v1beta1_replicasetspec, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_spec, "spec")
#define EXTENSIONS_V1BETA1_REPLICASET_SPEC_PATH ".spec"
KIN_STRUCT(extensions_v1beta1_replicasetstatus, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_status, "status")
#define EXTENSIONS_V1BETA1_REPLICASET_STATUS_PATH ".status"
KIN_FIELD2(int32, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_spec_replicas, "spec", "replicas")
#define EXTENSIONS_V1BETA1_REPLICASET_SPEC_REPLICAS_PATH ".spec.replicas"
KIN_FIELD2(int32, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_spec_min_ready_seconds, "spec",
    "minReadySeconds")
#define EXTENSIONS_V1BETA1_REPLICASET_SPEC_MIN_READY_SECONDS_PATH \
    ".spec.minReadySeconds"
KIN_STRUCT2(meta_v1_labelselector, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_spec_selector, "spec", "selector")
#define EXTENSIONS_V1BETA1_REPLICASET_SPEC_SELECTOR_PATH ".spec.selector"
KIN_STRUCT2(core_v1_podtemplatespec, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_spec_template, "spec", "template")
#define EXTENSIONS_V1BETA1_REPLICASET_SPEC_TEMPLATE_PATH ".spec.template"
KIN_FIELD2(int32, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_status_replicas, "status", "replicas")
#define EXTENSIONS_V1BETA1_REPLICASET_STATUS_REPLICAS_PATH ".status.replicas"
KIN_FIELD2(int32, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_status_fully_labeled_replicas, "status",
    "fullyLabeledReplicas")
#define EXTENSIONS_V1BETA1_REPLICASET_STATUS_FULLY_LABELED_REPLICAS_PATH \
    ".status.fullyLabeledReplicas"
KIN_FIELD2(int32, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_status_ready_replicas, "status",
    "readyReplicas")
#define EXTENSIONS_V1BETA1_REPLICASET_STATUS_READY_REPLICAS_PATH \
    ".status.readyReplicas"
KIN_FIELD2(int32, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_status_available_replicas, "status",
    "availableReplicas")
#define EXTENSIONS_V1BETA1_REPLICASET_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"
KIN_FIELD2(int32, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_status_terminating_replicas, "status",
    "terminatingReplicas")
#define EXTENSIONS_V1BETA1_REPLICASET_STATUS_TERMINATING_REPLICAS_PATH \
    ".status.terminatingReplicas"
KIN_FIELD2(int64, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_status_observed_generation, "status",
    "observedGeneration")
#define EXTENSIONS_V1BETA1_REPLICASET_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_STRUCT_LIST2(extensions_v1beta1_replicasetcondition,
    extensions_v1beta1_replicaset,
    extensions_v1beta1_replicaset_status_conditions, "status", "conditions")
#define EXTENSIONS_V1BETA1_REPLICASET_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* ReplicaSetCondition */
KIN_FIELD(str, extensions_v1beta1_replicasetcondition,
    extensions_v1beta1_replicasetcondition_type, "type")
KIN_FIELD(str, extensions_v1beta1_replicasetcondition,
    extensions_v1beta1_replicasetcondition_status, "status")
KIN_FIELD(time, extensions_v1beta1_replicasetcondition,
    extensions_v1beta1_replicasetcondition_last_transition_time,
    "lastTransitionTime")
KIN_FIELD(str, extensions_v1beta1_replicasetcondition,
    extensions_v1beta1_replicasetcondition_reason, "reason")
KIN_FIELD(str, extensions_v1beta1_replicasetcondition,
    extensions_v1beta1_replicasetcondition_message, "message")

/* ReplicaSetSpec */
KIN_FIELD(int32, extensions_v1beta1_replicasetspec,
    extensions_v1beta1_replicasetspec_replicas, "replicas")
KIN_FIELD(int32, extensions_v1beta1_replicasetspec,
    extensions_v1beta1_replicasetspec_min_ready_seconds, "minReadySeconds")
KIN_STRUCT(meta_v1_labelselector, extensions_v1beta1_replicasetspec,
    extensions_v1beta1_replicasetspec_selector, "selector")
KIN_STRUCT(core_v1_podtemplatespec, extensions_v1beta1_replicasetspec,
    extensions_v1beta1_replicasetspec_template, "template")

/* ReplicaSetStatus */
KIN_FIELD(int32, extensions_v1beta1_replicasetstatus,
    extensions_v1beta1_replicasetstatus_replicas, "replicas")
KIN_FIELD(int32, extensions_v1beta1_replicasetstatus,
    extensions_v1beta1_replicasetstatus_fully_labeled_replicas,
    "fullyLabeledReplicas")
KIN_FIELD(int32, extensions_v1beta1_replicasetstatus,
    extensions_v1beta1_replicasetstatus_ready_replicas, "readyReplicas")
KIN_FIELD(int32, extensions_v1beta1_replicasetstatus,
    extensions_v1beta1_replicasetstatus_available_replicas, "availableReplicas")
KIN_FIELD(int32, extensions_v1beta1_replicasetstatus,
    extensions_v1beta1_replicasetstatus_terminating_replicas,
    "terminatingReplicas")
KIN_FIELD(int64, extensions_v1beta1_replicasetstatus,
    extensions_v1beta1_replicasetstatus_observed_generation,
    "observedGeneration")
KIN_STRUCT_LIST(extensions_v1beta1_replicasetcondition,
    extensions_v1beta1_replicasetstatus,
    extensions_v1beta1_replicasetstatus_conditions, "conditions")

/* RollbackConfig */
KIN_FIELD(int64, extensions_v1beta1_rollbackconfig,
    extensions_v1beta1_rollbackconfig_revision, "revision")

/* RollingUpdateDaemonSet */
KIN_FIELD(intstr, extensions_v1beta1_rollingupdatedaemonset,
    extensions_v1beta1_rollingupdatedaemonset_max_unavailable, "maxUnavailable")
KIN_FIELD(intstr, extensions_v1beta1_rollingupdatedaemonset,
    extensions_v1beta1_rollingupdatedaemonset_max_surge, "maxSurge")

/* RollingUpdateDeployment */
KIN_FIELD(intstr, extensions_v1beta1_rollingupdatedeployment,
    extensions_v1beta1_rollingupdatedeployment_max_unavailable,
    "maxUnavailable")
KIN_FIELD(intstr, extensions_v1beta1_rollingupdatedeployment,
    extensions_v1beta1_rollingupdatedeployment_max_surge, "maxSurge")

KIN_RESOURCE(namespaced, extensions_v1beta1_daemonset,
    extensions_v1beta1_daemonsets, "extensions", "v1beta1", "daemonsets",
    "DaemonSet")
KIN_STATUS(extensions_v1beta1_daemonset, extensions_v1beta1_daemonsets)

KIN_RESOURCE(namespaced, extensions_v1beta1_deployment,
    extensions_v1beta1_deployments, "extensions", "v1beta1", "deployments",
    "Deployment")
KIN_STATUS(extensions_v1beta1_deployment, extensions_v1beta1_deployments)

KIN_RESOURCE(namespaced, extensions_v1beta1_ingress,
    extensions_v1beta1_ingresses, "extensions", "v1beta1", "ingresses",
    "Ingress")
KIN_STATUS(extensions_v1beta1_ingress, extensions_v1beta1_ingresses)

KIN_RESOURCE(namespaced, extensions_v1beta1_networkpolicy,
    extensions_v1beta1_networkpolicies, "extensions", "v1beta1",
    "networkpolicies", "NetworkPolicy")

KIN_RESOURCE(namespaced, extensions_v1beta1_replicaset,
    extensions_v1beta1_replicasets, "extensions", "v1beta1", "replicasets",
    "ReplicaSet")
KIN_STATUS(extensions_v1beta1_replicaset, extensions_v1beta1_replicasets)

KIN_END_DECLS

#endif /* KIN_API_EXTENSIONS_V1BETA1_H */
