/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of apps/v1beta1.
 * kin/typed.h tells what each line gives.
 *
 * Names that are not as the rule has them:
 *   persistentvolumeclaimretentionpolicy
 *     is pvcretentionpolicy
 */
#ifndef KIN_API_APPS_V1BETA1_H
#define KIN_API_APPS_V1BETA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(apps_v1beta1_controllerrevision)
KIN_OBJECT(apps_v1beta1_deployment)
KIN_TYPE(apps_v1beta1_deploymentcondition)
KIN_TYPE(apps_v1beta1_deploymentspec)
KIN_TYPE(apps_v1beta1_deploymentstatus)
KIN_TYPE(apps_v1beta1_deploymentstrategy)
KIN_TYPE(apps_v1beta1_rollbackconfig)
KIN_TYPE(apps_v1beta1_rollingupdatedeployment)
KIN_TYPE(apps_v1beta1_rollingupdatestatefulsetstrategy)
KIN_OBJECT(apps_v1beta1_statefulset)
KIN_TYPE(apps_v1beta1_statefulsetcondition)
KIN_TYPE(apps_v1beta1_statefulsetordinals)
KIN_TYPE(apps_v1beta1_statefulsetpvcretentionpolicy)
KIN_TYPE(apps_v1beta1_statefulsetspec)
KIN_TYPE(apps_v1beta1_statefulsetstatus)
KIN_TYPE(apps_v1beta1_statefulsetupdatestrategy)

/* ControllerRevision */
KIN_STRUCT(meta_v1_objectmeta, apps_v1beta1_controllerrevision,
    apps_v1beta1_controllerrevision_metadata, "metadata")
#define APPS_V1BETA1_CONTROLLERREVISION_METADATA_PATH ".metadata"
KIN_FIELD(any, apps_v1beta1_controllerrevision,
    apps_v1beta1_controllerrevision_data, "data")
#define APPS_V1BETA1_CONTROLLERREVISION_DATA_PATH ".data"
KIN_FIELD(int64, apps_v1beta1_controllerrevision,
    apps_v1beta1_controllerrevision_revision, "revision")
#define APPS_V1BETA1_CONTROLLERREVISION_REVISION_PATH ".revision"

/* Deployment */
KIN_STRUCT(meta_v1_objectmeta, apps_v1beta1_deployment,
    apps_v1beta1_deployment_metadata, "metadata")
#define APPS_V1BETA1_DEPLOYMENT_METADATA_PATH ".metadata"
KIN_STRUCT(apps_v1beta1_deploymentspec, apps_v1beta1_deployment,
    apps_v1beta1_deployment_spec, "spec")
#define APPS_V1BETA1_DEPLOYMENT_SPEC_PATH ".spec"
KIN_STRUCT(apps_v1beta1_deploymentstatus, apps_v1beta1_deployment,
    apps_v1beta1_deployment_status, "status")
#define APPS_V1BETA1_DEPLOYMENT_STATUS_PATH ".status"
KIN_FIELD2(int32, apps_v1beta1_deployment,
    apps_v1beta1_deployment_spec_replicas, "spec", "replicas")
#define APPS_V1BETA1_DEPLOYMENT_SPEC_REPLICAS_PATH ".spec.replicas"
KIN_STRUCT2(meta_v1_labelselector, apps_v1beta1_deployment,
    apps_v1beta1_deployment_spec_selector, "spec", "selector")
#define APPS_V1BETA1_DEPLOYMENT_SPEC_SELECTOR_PATH ".spec.selector"
KIN_STRUCT2(core_v1_podtemplatespec, apps_v1beta1_deployment,
    apps_v1beta1_deployment_spec_template, "spec", "template")
#define APPS_V1BETA1_DEPLOYMENT_SPEC_TEMPLATE_PATH ".spec.template"
KIN_STRUCT2(apps_v1beta1_deploymentstrategy, apps_v1beta1_deployment,
    apps_v1beta1_deployment_spec_strategy, "spec", "strategy")
#define APPS_V1BETA1_DEPLOYMENT_SPEC_STRATEGY_PATH ".spec.strategy"
KIN_FIELD2(int32, apps_v1beta1_deployment,
    apps_v1beta1_deployment_spec_min_ready_seconds, "spec", "minReadySeconds")
#define APPS_V1BETA1_DEPLOYMENT_SPEC_MIN_READY_SECONDS_PATH \
    ".spec.minReadySeconds"
KIN_FIELD2(int32, apps_v1beta1_deployment,
    apps_v1beta1_deployment_spec_revision_history_limit, "spec",
    "revisionHistoryLimit")
#define APPS_V1BETA1_DEPLOYMENT_SPEC_REVISION_HISTORY_LIMIT_PATH \
    ".spec.revisionHistoryLimit"
KIN_FIELD2(boolean, apps_v1beta1_deployment,
    apps_v1beta1_deployment_spec_paused, "spec", "paused")
#define APPS_V1BETA1_DEPLOYMENT_SPEC_PAUSED_PATH ".spec.paused"
KIN_STRUCT2(apps_v1beta1_rollbackconfig, apps_v1beta1_deployment,
    apps_v1beta1_deployment_spec_rollback_to, "spec", "rollbackTo")
#define APPS_V1BETA1_DEPLOYMENT_SPEC_ROLLBACK_TO_PATH ".spec.rollbackTo"
KIN_FIELD2(int32, apps_v1beta1_deployment,
    apps_v1beta1_deployment_spec_progress_deadline_seconds, "spec",
    "progressDeadlineSeconds")
#define APPS_V1BETA1_DEPLOYMENT_SPEC_PROGRESS_DEADLINE_SECONDS_PATH \
    ".spec.progressDeadlineSeconds"
KIN_FIELD2(int64, apps_v1beta1_deployment,
    apps_v1beta1_deployment_status_observed_generation, "status",
    "observedGeneration")
#define APPS_V1BETA1_DEPLOYMENT_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_FIELD2(int32, apps_v1beta1_deployment,
    apps_v1beta1_deployment_status_replicas, "status", "replicas")
#define APPS_V1BETA1_DEPLOYMENT_STATUS_REPLICAS_PATH ".status.replicas"
KIN_FIELD2(int32, apps_v1beta1_deployment,
    apps_v1beta1_deployment_status_updated_replicas, "status",
    "updatedReplicas")
#define APPS_V1BETA1_DEPLOYMENT_STATUS_UPDATED_REPLICAS_PATH \
    ".status.updatedReplicas"
KIN_FIELD2(int32, apps_v1beta1_deployment,
    apps_v1beta1_deployment_status_ready_replicas, "status", "readyReplicas")
#define APPS_V1BETA1_DEPLOYMENT_STATUS_READY_REPLICAS_PATH \
    ".status.readyReplicas"
KIN_FIELD2(int32, apps_v1beta1_deployment,
    apps_v1beta1_deployment_status_available_replicas, "status",
    "availableReplicas")
#define APPS_V1BETA1_DEPLOYMENT_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"
KIN_FIELD2(int32, apps_v1beta1_deployment,
    apps_v1beta1_deployment_status_unavailable_replicas, "status",
    "unavailableReplicas")
#define APPS_V1BETA1_DEPLOYMENT_STATUS_UNAVAILABLE_REPLICAS_PATH \
    ".status.unavailableReplicas"
KIN_FIELD2(int32, apps_v1beta1_deployment,
    apps_v1beta1_deployment_status_terminating_replicas, "status",
    "terminatingReplicas")
#define APPS_V1BETA1_DEPLOYMENT_STATUS_TERMINATING_REPLICAS_PATH \
    ".status.terminatingReplicas"
KIN_STRUCT_LIST2(apps_v1beta1_deploymentcondition, apps_v1beta1_deployment,
    apps_v1beta1_deployment_status_conditions, "status", "conditions")
#define APPS_V1BETA1_DEPLOYMENT_STATUS_CONDITIONS_PATH ".status.conditions"
KIN_FIELD2(int32, apps_v1beta1_deployment,
    apps_v1beta1_deployment_status_collision_count, "status", "collisionCount")
#define APPS_V1BETA1_DEPLOYMENT_STATUS_COLLISION_COUNT_PATH \
    ".status.collisionCount"

/* DeploymentCondition */
KIN_FIELD(str, apps_v1beta1_deploymentcondition,
    apps_v1beta1_deploymentcondition_type, "type")
KIN_FIELD(str, apps_v1beta1_deploymentcondition,
    apps_v1beta1_deploymentcondition_status, "status")
KIN_FIELD(time, apps_v1beta1_deploymentcondition,
    apps_v1beta1_deploymentcondition_last_update_time, "lastUpdateTime")
KIN_FIELD(time, apps_v1beta1_deploymentcondition,
    apps_v1beta1_deploymentcondition_last_transition_time, "lastTransitionTime")
KIN_FIELD(str, apps_v1beta1_deploymentcondition,
    apps_v1beta1_deploymentcondition_reason, "reason")
KIN_FIELD(str, apps_v1beta1_deploymentcondition,
    apps_v1beta1_deploymentcondition_message, "message")

/* DeploymentSpec */
KIN_FIELD(int32, apps_v1beta1_deploymentspec,
    apps_v1beta1_deploymentspec_replicas, "replicas")
KIN_STRUCT(meta_v1_labelselector, apps_v1beta1_deploymentspec,
    apps_v1beta1_deploymentspec_selector, "selector")
KIN_STRUCT(core_v1_podtemplatespec, apps_v1beta1_deploymentspec,
    apps_v1beta1_deploymentspec_template, "template")
KIN_STRUCT(apps_v1beta1_deploymentstrategy, apps_v1beta1_deploymentspec,
    apps_v1beta1_deploymentspec_strategy, "strategy")
KIN_FIELD(int32, apps_v1beta1_deploymentspec,
    apps_v1beta1_deploymentspec_min_ready_seconds, "minReadySeconds")
KIN_FIELD(int32, apps_v1beta1_deploymentspec,
    apps_v1beta1_deploymentspec_revision_history_limit, "revisionHistoryLimit")
KIN_FIELD(boolean, apps_v1beta1_deploymentspec,
    apps_v1beta1_deploymentspec_paused, "paused")
KIN_STRUCT(apps_v1beta1_rollbackconfig, apps_v1beta1_deploymentspec,
    apps_v1beta1_deploymentspec_rollback_to, "rollbackTo")
KIN_FIELD(int32, apps_v1beta1_deploymentspec,
    apps_v1beta1_deploymentspec_progress_deadline_seconds,
    "progressDeadlineSeconds")

/* DeploymentStatus */
KIN_FIELD(int64, apps_v1beta1_deploymentstatus,
    apps_v1beta1_deploymentstatus_observed_generation, "observedGeneration")
KIN_FIELD(int32, apps_v1beta1_deploymentstatus,
    apps_v1beta1_deploymentstatus_replicas, "replicas")
KIN_FIELD(int32, apps_v1beta1_deploymentstatus,
    apps_v1beta1_deploymentstatus_updated_replicas, "updatedReplicas")
KIN_FIELD(int32, apps_v1beta1_deploymentstatus,
    apps_v1beta1_deploymentstatus_ready_replicas, "readyReplicas")
KIN_FIELD(int32, apps_v1beta1_deploymentstatus,
    apps_v1beta1_deploymentstatus_available_replicas, "availableReplicas")
KIN_FIELD(int32, apps_v1beta1_deploymentstatus,
    apps_v1beta1_deploymentstatus_unavailable_replicas, "unavailableReplicas")
KIN_FIELD(int32, apps_v1beta1_deploymentstatus,
    apps_v1beta1_deploymentstatus_terminating_replicas, "terminatingReplicas")
KIN_STRUCT_LIST(apps_v1beta1_deploymentcondition, apps_v1beta1_deploymentstatus,
    apps_v1beta1_deploymentstatus_conditions, "conditions")
KIN_FIELD(int32, apps_v1beta1_deploymentstatus,
    apps_v1beta1_deploymentstatus_collision_count, "collisionCount")

/* DeploymentStrategy */
KIN_FIELD(str, apps_v1beta1_deploymentstrategy,
    apps_v1beta1_deploymentstrategy_type, "type")
KIN_STRUCT(apps_v1beta1_rollingupdatedeployment,
    apps_v1beta1_deploymentstrategy,
    apps_v1beta1_deploymentstrategy_rolling_update, "rollingUpdate")

/* RollbackConfig */
KIN_FIELD(int64, apps_v1beta1_rollbackconfig,
    apps_v1beta1_rollbackconfig_revision, "revision")

/* RollingUpdateDeployment */
KIN_FIELD(intstr, apps_v1beta1_rollingupdatedeployment,
    apps_v1beta1_rollingupdatedeployment_max_unavailable, "maxUnavailable")
KIN_FIELD(intstr, apps_v1beta1_rollingupdatedeployment,
    apps_v1beta1_rollingupdatedeployment_max_surge, "maxSurge")

/* RollingUpdateStatefulSetStrategy */
KIN_FIELD(int32, apps_v1beta1_rollingupdatestatefulsetstrategy,
    apps_v1beta1_rollingupdatestatefulsetstrategy_partition, "partition")
KIN_FIELD(intstr, apps_v1beta1_rollingupdatestatefulsetstrategy,
    apps_v1beta1_rollingupdatestatefulsetstrategy_max_unavailable,
    "maxUnavailable")

/* StatefulSet */
KIN_STRUCT(meta_v1_objectmeta, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_metadata, "metadata")
#define APPS_V1BETA1_STATEFULSET_METADATA_PATH ".metadata"
KIN_STRUCT(apps_v1beta1_statefulsetspec, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec, "spec")
#define APPS_V1BETA1_STATEFULSET_SPEC_PATH ".spec"
KIN_STRUCT(apps_v1beta1_statefulsetstatus, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_status, "status")
#define APPS_V1BETA1_STATEFULSET_STATUS_PATH ".status"
KIN_FIELD2(int32, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec_replicas, "spec", "replicas")
#define APPS_V1BETA1_STATEFULSET_SPEC_REPLICAS_PATH ".spec.replicas"
KIN_STRUCT2(meta_v1_labelselector, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec_selector, "spec", "selector")
#define APPS_V1BETA1_STATEFULSET_SPEC_SELECTOR_PATH ".spec.selector"
KIN_STRUCT2(core_v1_podtemplatespec, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec_template, "spec", "template")
#define APPS_V1BETA1_STATEFULSET_SPEC_TEMPLATE_PATH ".spec.template"
KIN_STRUCT_LIST2(core_v1_persistentvolumeclaim_inner, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec_volume_claim_templates, "spec",
    "volumeClaimTemplates")
#define APPS_V1BETA1_STATEFULSET_SPEC_VOLUME_CLAIM_TEMPLATES_PATH \
    ".spec.volumeClaimTemplates"
KIN_FIELD2(str, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec_service_name, "spec", "serviceName")
#define APPS_V1BETA1_STATEFULSET_SPEC_SERVICE_NAME_PATH ".spec.serviceName"
KIN_FIELD2(str, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec_pod_management_policy, "spec",
    "podManagementPolicy")
#define APPS_V1BETA1_STATEFULSET_SPEC_POD_MANAGEMENT_POLICY_PATH \
    ".spec.podManagementPolicy"
KIN_STRUCT2(apps_v1beta1_statefulsetupdatestrategy, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec_update_strategy, "spec", "updateStrategy")
#define APPS_V1BETA1_STATEFULSET_SPEC_UPDATE_STRATEGY_PATH \
    ".spec.updateStrategy"
KIN_FIELD2(int32, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec_revision_history_limit, "spec",
    "revisionHistoryLimit")
#define APPS_V1BETA1_STATEFULSET_SPEC_REVISION_HISTORY_LIMIT_PATH \
    ".spec.revisionHistoryLimit"
KIN_FIELD2(int32, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec_min_ready_seconds, "spec", "minReadySeconds")
#define APPS_V1BETA1_STATEFULSET_SPEC_MIN_READY_SECONDS_PATH \
    ".spec.minReadySeconds"
KIN_STRUCT2(apps_v1beta1_statefulsetpvcretentionpolicy,
    apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec_persistent_volume_claim_retention_policy,
    "spec", "persistentVolumeClaimRetentionPolicy")
#define APPS_V1BETA1_STATEFULSET_SPEC_PERSISTENT_VOLUME_CLAIM_RETENTION_POLICY_PATH \
    ".spec.persistentVolumeClaimRetentionPolicy"
KIN_STRUCT2(apps_v1beta1_statefulsetordinals, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_spec_ordinals, "spec", "ordinals")
#define APPS_V1BETA1_STATEFULSET_SPEC_ORDINALS_PATH ".spec.ordinals"
KIN_FIELD2(int64, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_status_observed_generation, "status",
    "observedGeneration")
#define APPS_V1BETA1_STATEFULSET_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_FIELD2(int32, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_status_replicas, "status", "replicas")
#define APPS_V1BETA1_STATEFULSET_STATUS_REPLICAS_PATH ".status.replicas"
KIN_FIELD2(int32, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_status_ready_replicas, "status", "readyReplicas")
#define APPS_V1BETA1_STATEFULSET_STATUS_READY_REPLICAS_PATH \
    ".status.readyReplicas"
KIN_FIELD2(int32, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_status_current_replicas, "status",
    "currentReplicas")
#define APPS_V1BETA1_STATEFULSET_STATUS_CURRENT_REPLICAS_PATH \
    ".status.currentReplicas"
KIN_FIELD2(int32, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_status_updated_replicas, "status",
    "updatedReplicas")
#define APPS_V1BETA1_STATEFULSET_STATUS_UPDATED_REPLICAS_PATH \
    ".status.updatedReplicas"
KIN_FIELD2(str, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_status_current_revision, "status",
    "currentRevision")
#define APPS_V1BETA1_STATEFULSET_STATUS_CURRENT_REVISION_PATH \
    ".status.currentRevision"
KIN_FIELD2(str, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_status_update_revision, "status", "updateRevision")
#define APPS_V1BETA1_STATEFULSET_STATUS_UPDATE_REVISION_PATH \
    ".status.updateRevision"
KIN_FIELD2(int32, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_status_collision_count, "status", "collisionCount")
#define APPS_V1BETA1_STATEFULSET_STATUS_COLLISION_COUNT_PATH \
    ".status.collisionCount"
KIN_STRUCT_LIST2(apps_v1beta1_statefulsetcondition, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_status_conditions, "status", "conditions")
#define APPS_V1BETA1_STATEFULSET_STATUS_CONDITIONS_PATH ".status.conditions"
KIN_FIELD2(int32, apps_v1beta1_statefulset,
    apps_v1beta1_statefulset_status_available_replicas, "status",
    "availableReplicas")
#define APPS_V1BETA1_STATEFULSET_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"

/* StatefulSetCondition */
KIN_FIELD(str, apps_v1beta1_statefulsetcondition,
    apps_v1beta1_statefulsetcondition_type, "type")
KIN_FIELD(str, apps_v1beta1_statefulsetcondition,
    apps_v1beta1_statefulsetcondition_status, "status")
KIN_FIELD(time, apps_v1beta1_statefulsetcondition,
    apps_v1beta1_statefulsetcondition_last_transition_time,
    "lastTransitionTime")
KIN_FIELD(str, apps_v1beta1_statefulsetcondition,
    apps_v1beta1_statefulsetcondition_reason, "reason")
KIN_FIELD(str, apps_v1beta1_statefulsetcondition,
    apps_v1beta1_statefulsetcondition_message, "message")

/* StatefulSetOrdinals */
KIN_FIELD(int32, apps_v1beta1_statefulsetordinals,
    apps_v1beta1_statefulsetordinals_start, "start")

/* StatefulSetPersistentVolumeClaimRetentionPolicy */
KIN_FIELD(str, apps_v1beta1_statefulsetpvcretentionpolicy,
    apps_v1beta1_statefulsetpvcretentionpolicy_when_deleted, "whenDeleted")
KIN_FIELD(str, apps_v1beta1_statefulsetpvcretentionpolicy,
    apps_v1beta1_statefulsetpvcretentionpolicy_when_scaled, "whenScaled")

/* StatefulSetSpec */
KIN_FIELD(int32, apps_v1beta1_statefulsetspec,
    apps_v1beta1_statefulsetspec_replicas, "replicas")
KIN_STRUCT(meta_v1_labelselector, apps_v1beta1_statefulsetspec,
    apps_v1beta1_statefulsetspec_selector, "selector")
KIN_STRUCT(core_v1_podtemplatespec, apps_v1beta1_statefulsetspec,
    apps_v1beta1_statefulsetspec_template, "template")
KIN_STRUCT_LIST(core_v1_persistentvolumeclaim_inner,
    apps_v1beta1_statefulsetspec,
    apps_v1beta1_statefulsetspec_volume_claim_templates, "volumeClaimTemplates")
KIN_FIELD(str, apps_v1beta1_statefulsetspec,
    apps_v1beta1_statefulsetspec_service_name, "serviceName")
KIN_FIELD(str, apps_v1beta1_statefulsetspec,
    apps_v1beta1_statefulsetspec_pod_management_policy, "podManagementPolicy")
KIN_STRUCT(apps_v1beta1_statefulsetupdatestrategy, apps_v1beta1_statefulsetspec,
    apps_v1beta1_statefulsetspec_update_strategy, "updateStrategy")
KIN_FIELD(int32, apps_v1beta1_statefulsetspec,
    apps_v1beta1_statefulsetspec_revision_history_limit, "revisionHistoryLimit")
KIN_FIELD(int32, apps_v1beta1_statefulsetspec,
    apps_v1beta1_statefulsetspec_min_ready_seconds, "minReadySeconds")
KIN_STRUCT(apps_v1beta1_statefulsetpvcretentionpolicy,
    apps_v1beta1_statefulsetspec,
    apps_v1beta1_statefulsetspec_persistent_volume_claim_retention_policy,
    "persistentVolumeClaimRetentionPolicy")
KIN_STRUCT(apps_v1beta1_statefulsetordinals, apps_v1beta1_statefulsetspec,
    apps_v1beta1_statefulsetspec_ordinals, "ordinals")

/* StatefulSetStatus */
KIN_FIELD(int64, apps_v1beta1_statefulsetstatus,
    apps_v1beta1_statefulsetstatus_observed_generation, "observedGeneration")
KIN_FIELD(int32, apps_v1beta1_statefulsetstatus,
    apps_v1beta1_statefulsetstatus_replicas, "replicas")
KIN_FIELD(int32, apps_v1beta1_statefulsetstatus,
    apps_v1beta1_statefulsetstatus_ready_replicas, "readyReplicas")
KIN_FIELD(int32, apps_v1beta1_statefulsetstatus,
    apps_v1beta1_statefulsetstatus_current_replicas, "currentReplicas")
KIN_FIELD(int32, apps_v1beta1_statefulsetstatus,
    apps_v1beta1_statefulsetstatus_updated_replicas, "updatedReplicas")
KIN_FIELD(str, apps_v1beta1_statefulsetstatus,
    apps_v1beta1_statefulsetstatus_current_revision, "currentRevision")
KIN_FIELD(str, apps_v1beta1_statefulsetstatus,
    apps_v1beta1_statefulsetstatus_update_revision, "updateRevision")
KIN_FIELD(int32, apps_v1beta1_statefulsetstatus,
    apps_v1beta1_statefulsetstatus_collision_count, "collisionCount")
KIN_STRUCT_LIST(apps_v1beta1_statefulsetcondition,
    apps_v1beta1_statefulsetstatus, apps_v1beta1_statefulsetstatus_conditions,
    "conditions")
KIN_FIELD(int32, apps_v1beta1_statefulsetstatus,
    apps_v1beta1_statefulsetstatus_available_replicas, "availableReplicas")

/* StatefulSetUpdateStrategy */
KIN_FIELD(str, apps_v1beta1_statefulsetupdatestrategy,
    apps_v1beta1_statefulsetupdatestrategy_type, "type")
KIN_STRUCT(apps_v1beta1_rollingupdatestatefulsetstrategy,
    apps_v1beta1_statefulsetupdatestrategy,
    apps_v1beta1_statefulsetupdatestrategy_rolling_update, "rollingUpdate")

KIN_RESOURCE(namespaced, apps_v1beta1_controllerrevision,
    apps_v1beta1_controllerrevisions, "apps", "v1beta1", "controllerrevisions",
    "ControllerRevision")

KIN_RESOURCE(namespaced, apps_v1beta1_deployment, apps_v1beta1_deployments,
    "apps", "v1beta1", "deployments", "Deployment")
KIN_STATUS(apps_v1beta1_deployment, apps_v1beta1_deployments)

KIN_RESOURCE(namespaced, apps_v1beta1_statefulset, apps_v1beta1_statefulsets,
    "apps", "v1beta1", "statefulsets", "StatefulSet")
KIN_STATUS(apps_v1beta1_statefulset, apps_v1beta1_statefulsets)

KIN_END_DECLS

#endif /* KIN_API_APPS_V1BETA1_H */
