/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of apps/v1.
 * kin/typed.h tells what each line gives.
 *
 * Names that are not as the rule has them:
 *   persistentvolumeclaimretentionpolicy
 *     is pvcretentionpolicy
 */
#ifndef KIN_API_APPS_V1_H
#define KIN_API_APPS_V1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(apps_v1_controllerrevision)
KIN_OBJECT(apps_v1_daemonset)
KIN_TYPE(apps_v1_daemonsetcondition)
KIN_TYPE(apps_v1_daemonsetspec)
KIN_TYPE(apps_v1_daemonsetstatus)
KIN_TYPE(apps_v1_daemonsetupdatestrategy)
KIN_OBJECT(apps_v1_deployment)
KIN_TYPE(apps_v1_deploymentcondition)
KIN_TYPE(apps_v1_deploymentspec)
KIN_TYPE(apps_v1_deploymentstatus)
KIN_TYPE(apps_v1_deploymentstrategy)
KIN_OBJECT(apps_v1_replicaset)
KIN_TYPE(apps_v1_replicasetcondition)
KIN_TYPE(apps_v1_replicasetspec)
KIN_TYPE(apps_v1_replicasetstatus)
KIN_TYPE(apps_v1_rollingupdatedaemonset)
KIN_TYPE(apps_v1_rollingupdatedeployment)
KIN_TYPE(apps_v1_rollingupdatestatefulsetstrategy)
KIN_OBJECT(apps_v1_statefulset)
KIN_TYPE(apps_v1_statefulsetcondition)
KIN_TYPE(apps_v1_statefulsetordinals)
KIN_TYPE(apps_v1_statefulsetpvcretentionpolicy)
KIN_TYPE(apps_v1_statefulsetspec)
KIN_TYPE(apps_v1_statefulsetstatus)
KIN_TYPE(apps_v1_statefulsetupdatestrategy)

/* DaemonSetUpdateStrategyType */
typedef enum apps_v1_daemonsetupdatestrategytype {
    APPS_V1_DAEMONSETUPDATESTRATEGYTYPE_OTHER, /* none of these */
    APPS_V1_DAEMONSETUPDATESTRATEGYTYPE_ON_DELETE,
    APPS_V1_DAEMONSETUPDATESTRATEGYTYPE_ROLLING_UPDATE,
} apps_v1_daemonsetupdatestrategytype;
KIN_ENUM(apps_v1_daemonsetupdatestrategytype, "OnDelete", "RollingUpdate")

/* DeploymentStrategyType */
typedef enum apps_v1_deploymentstrategytype {
    APPS_V1_DEPLOYMENTSTRATEGYTYPE_OTHER, /* none of these */
    APPS_V1_DEPLOYMENTSTRATEGYTYPE_RECREATE,
    APPS_V1_DEPLOYMENTSTRATEGYTYPE_ROLLING_UPDATE,
} apps_v1_deploymentstrategytype;
KIN_ENUM(apps_v1_deploymentstrategytype, "Recreate", "RollingUpdate")

/* PodManagementPolicyType */
typedef enum apps_v1_podmanagementpolicytype {
    APPS_V1_PODMANAGEMENTPOLICYTYPE_OTHER, /* none of these */
    APPS_V1_PODMANAGEMENTPOLICYTYPE_ORDERED_READY,
    APPS_V1_PODMANAGEMENTPOLICYTYPE_PARALLEL,
} apps_v1_podmanagementpolicytype;
KIN_ENUM(apps_v1_podmanagementpolicytype, "OrderedReady", "Parallel")

/* StatefulSetUpdateStrategyType */
typedef enum apps_v1_statefulsetupdatestrategytype {
    APPS_V1_STATEFULSETUPDATESTRATEGYTYPE_OTHER, /* none of these */
    APPS_V1_STATEFULSETUPDATESTRATEGYTYPE_ON_DELETE,
    APPS_V1_STATEFULSETUPDATESTRATEGYTYPE_RECREATE,
    APPS_V1_STATEFULSETUPDATESTRATEGYTYPE_ROLLING_UPDATE,
} apps_v1_statefulsetupdatestrategytype;
KIN_ENUM(apps_v1_statefulsetupdatestrategytype, "OnDelete", "Recreate",
    "RollingUpdate")

/* ControllerRevision */
KIN_STRUCT(meta_v1_objectmeta, apps_v1_controllerrevision,
    apps_v1_controllerrevision_metadata, "metadata")
#define APPS_V1_CONTROLLERREVISION_METADATA_PATH ".metadata"
KIN_FIELD(any, apps_v1_controllerrevision, apps_v1_controllerrevision_data,
    "data")
#define APPS_V1_CONTROLLERREVISION_DATA_PATH ".data"
KIN_FIELD(int64, apps_v1_controllerrevision,
    apps_v1_controllerrevision_revision, "revision")
#define APPS_V1_CONTROLLERREVISION_REVISION_PATH ".revision"

/* DaemonSet */
KIN_STRUCT(meta_v1_objectmeta, apps_v1_daemonset, apps_v1_daemonset_metadata,
    "metadata")
#define APPS_V1_DAEMONSET_METADATA_PATH ".metadata"
KIN_STRUCT(apps_v1_daemonsetspec, apps_v1_daemonset, apps_v1_daemonset_spec,
    "spec")
#define APPS_V1_DAEMONSET_SPEC_PATH ".spec"
KIN_STRUCT(apps_v1_daemonsetstatus, apps_v1_daemonset, apps_v1_daemonset_status,
    "status")
#define APPS_V1_DAEMONSET_STATUS_PATH ".status"
KIN_STRUCT2(meta_v1_labelselector, apps_v1_daemonset,
    apps_v1_daemonset_spec_selector, "spec", "selector")
#define APPS_V1_DAEMONSET_SPEC_SELECTOR_PATH ".spec.selector"
KIN_STRUCT2(core_v1_podtemplatespec, apps_v1_daemonset,
    apps_v1_daemonset_spec_template, "spec", "template")
#define APPS_V1_DAEMONSET_SPEC_TEMPLATE_PATH ".spec.template"
KIN_STRUCT2(apps_v1_daemonsetupdatestrategy, apps_v1_daemonset,
    apps_v1_daemonset_spec_update_strategy, "spec", "updateStrategy")
#define APPS_V1_DAEMONSET_SPEC_UPDATE_STRATEGY_PATH ".spec.updateStrategy"
KIN_FIELD2(int32, apps_v1_daemonset, apps_v1_daemonset_spec_min_ready_seconds,
    "spec", "minReadySeconds")
#define APPS_V1_DAEMONSET_SPEC_MIN_READY_SECONDS_PATH ".spec.minReadySeconds"
KIN_FIELD2(int32, apps_v1_daemonset,
    apps_v1_daemonset_spec_revision_history_limit, "spec",
    "revisionHistoryLimit")
#define APPS_V1_DAEMONSET_SPEC_REVISION_HISTORY_LIMIT_PATH \
    ".spec.revisionHistoryLimit"
KIN_FIELD2(int32, apps_v1_daemonset,
    apps_v1_daemonset_status_current_number_scheduled, "status",
    "currentNumberScheduled")
#define APPS_V1_DAEMONSET_STATUS_CURRENT_NUMBER_SCHEDULED_PATH \
    ".status.currentNumberScheduled"
KIN_FIELD2(int32, apps_v1_daemonset,
    apps_v1_daemonset_status_number_misscheduled, "status",
    "numberMisscheduled")
#define APPS_V1_DAEMONSET_STATUS_NUMBER_MISSCHEDULED_PATH \
    ".status.numberMisscheduled"
KIN_FIELD2(int32, apps_v1_daemonset,
    apps_v1_daemonset_status_desired_number_scheduled, "status",
    "desiredNumberScheduled")
#define APPS_V1_DAEMONSET_STATUS_DESIRED_NUMBER_SCHEDULED_PATH \
    ".status.desiredNumberScheduled"
KIN_FIELD2(int32, apps_v1_daemonset, apps_v1_daemonset_status_number_ready,
    "status", "numberReady")
#define APPS_V1_DAEMONSET_STATUS_NUMBER_READY_PATH ".status.numberReady"
KIN_FIELD2(int64, apps_v1_daemonset,
    apps_v1_daemonset_status_observed_generation, "status",
    "observedGeneration")
#define APPS_V1_DAEMONSET_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_FIELD2(int32, apps_v1_daemonset,
    apps_v1_daemonset_status_updated_number_scheduled, "status",
    "updatedNumberScheduled")
#define APPS_V1_DAEMONSET_STATUS_UPDATED_NUMBER_SCHEDULED_PATH \
    ".status.updatedNumberScheduled"
KIN_FIELD2(int32, apps_v1_daemonset, apps_v1_daemonset_status_number_available,
    "status", "numberAvailable")
#define APPS_V1_DAEMONSET_STATUS_NUMBER_AVAILABLE_PATH ".status.numberAvailable"
KIN_FIELD2(int32, apps_v1_daemonset,
    apps_v1_daemonset_status_number_unavailable, "status", "numberUnavailable")
#define APPS_V1_DAEMONSET_STATUS_NUMBER_UNAVAILABLE_PATH \
    ".status.numberUnavailable"
KIN_FIELD2(int32, apps_v1_daemonset, apps_v1_daemonset_status_collision_count,
    "status", "collisionCount")
#define APPS_V1_DAEMONSET_STATUS_COLLISION_COUNT_PATH ".status.collisionCount"
KIN_STRUCT_LIST2(apps_v1_daemonsetcondition, apps_v1_daemonset,
    apps_v1_daemonset_status_conditions, "status", "conditions")
#define APPS_V1_DAEMONSET_STATUS_CONDITIONS_PATH ".status.conditions"

/* DaemonSetCondition */
KIN_FIELD(str, apps_v1_daemonsetcondition, apps_v1_daemonsetcondition_type,
    "type")
KIN_FIELD(str, apps_v1_daemonsetcondition, apps_v1_daemonsetcondition_status,
    "status")
KIN_FIELD(time, apps_v1_daemonsetcondition,
    apps_v1_daemonsetcondition_last_transition_time, "lastTransitionTime")
KIN_FIELD(str, apps_v1_daemonsetcondition, apps_v1_daemonsetcondition_reason,
    "reason")
KIN_FIELD(str, apps_v1_daemonsetcondition, apps_v1_daemonsetcondition_message,
    "message")

/* DaemonSetSpec */
KIN_STRUCT(meta_v1_labelselector, apps_v1_daemonsetspec,
    apps_v1_daemonsetspec_selector, "selector")
KIN_STRUCT(core_v1_podtemplatespec, apps_v1_daemonsetspec,
    apps_v1_daemonsetspec_template, "template")
KIN_STRUCT(apps_v1_daemonsetupdatestrategy, apps_v1_daemonsetspec,
    apps_v1_daemonsetspec_update_strategy, "updateStrategy")
KIN_FIELD(int32, apps_v1_daemonsetspec, apps_v1_daemonsetspec_min_ready_seconds,
    "minReadySeconds")
KIN_FIELD(int32, apps_v1_daemonsetspec,
    apps_v1_daemonsetspec_revision_history_limit, "revisionHistoryLimit")

/* DaemonSetStatus */
KIN_FIELD(int32, apps_v1_daemonsetstatus,
    apps_v1_daemonsetstatus_current_number_scheduled, "currentNumberScheduled")
KIN_FIELD(int32, apps_v1_daemonsetstatus,
    apps_v1_daemonsetstatus_number_misscheduled, "numberMisscheduled")
KIN_FIELD(int32, apps_v1_daemonsetstatus,
    apps_v1_daemonsetstatus_desired_number_scheduled, "desiredNumberScheduled")
KIN_FIELD(int32, apps_v1_daemonsetstatus, apps_v1_daemonsetstatus_number_ready,
    "numberReady")
KIN_FIELD(int64, apps_v1_daemonsetstatus,
    apps_v1_daemonsetstatus_observed_generation, "observedGeneration")
KIN_FIELD(int32, apps_v1_daemonsetstatus,
    apps_v1_daemonsetstatus_updated_number_scheduled, "updatedNumberScheduled")
KIN_FIELD(int32, apps_v1_daemonsetstatus,
    apps_v1_daemonsetstatus_number_available, "numberAvailable")
KIN_FIELD(int32, apps_v1_daemonsetstatus,
    apps_v1_daemonsetstatus_number_unavailable, "numberUnavailable")
KIN_FIELD(int32, apps_v1_daemonsetstatus,
    apps_v1_daemonsetstatus_collision_count, "collisionCount")
KIN_STRUCT_LIST(apps_v1_daemonsetcondition, apps_v1_daemonsetstatus,
    apps_v1_daemonsetstatus_conditions, "conditions")

/* DaemonSetUpdateStrategy */
/** One of apps_v1_daemonsetupdatestrategytype. */
KIN_FIELD(str, apps_v1_daemonsetupdatestrategy,
    apps_v1_daemonsetupdatestrategy_type, "type")
KIN_STRUCT(apps_v1_rollingupdatedaemonset, apps_v1_daemonsetupdatestrategy,
    apps_v1_daemonsetupdatestrategy_rolling_update, "rollingUpdate")

/* Deployment */
KIN_STRUCT(meta_v1_objectmeta, apps_v1_deployment, apps_v1_deployment_metadata,
    "metadata")
#define APPS_V1_DEPLOYMENT_METADATA_PATH ".metadata"
KIN_STRUCT(apps_v1_deploymentspec, apps_v1_deployment, apps_v1_deployment_spec,
    "spec")
#define APPS_V1_DEPLOYMENT_SPEC_PATH ".spec"
KIN_STRUCT(apps_v1_deploymentstatus, apps_v1_deployment,
    apps_v1_deployment_status, "status")
#define APPS_V1_DEPLOYMENT_STATUS_PATH ".status"
KIN_FIELD2(int32, apps_v1_deployment, apps_v1_deployment_spec_replicas, "spec",
    "replicas")
#define APPS_V1_DEPLOYMENT_SPEC_REPLICAS_PATH ".spec.replicas"
KIN_STRUCT2(meta_v1_labelselector, apps_v1_deployment,
    apps_v1_deployment_spec_selector, "spec", "selector")
#define APPS_V1_DEPLOYMENT_SPEC_SELECTOR_PATH ".spec.selector"
KIN_STRUCT2(core_v1_podtemplatespec, apps_v1_deployment,
    apps_v1_deployment_spec_template, "spec", "template")
#define APPS_V1_DEPLOYMENT_SPEC_TEMPLATE_PATH ".spec.template"
KIN_STRUCT2(apps_v1_deploymentstrategy, apps_v1_deployment,
    apps_v1_deployment_spec_strategy, "spec", "strategy")
#define APPS_V1_DEPLOYMENT_SPEC_STRATEGY_PATH ".spec.strategy"
KIN_FIELD2(int32, apps_v1_deployment, apps_v1_deployment_spec_min_ready_seconds,
    "spec", "minReadySeconds")
#define APPS_V1_DEPLOYMENT_SPEC_MIN_READY_SECONDS_PATH ".spec.minReadySeconds"
KIN_FIELD2(int32, apps_v1_deployment,
    apps_v1_deployment_spec_revision_history_limit, "spec",
    "revisionHistoryLimit")
#define APPS_V1_DEPLOYMENT_SPEC_REVISION_HISTORY_LIMIT_PATH \
    ".spec.revisionHistoryLimit"
KIN_FIELD2(boolean, apps_v1_deployment, apps_v1_deployment_spec_paused, "spec",
    "paused")
#define APPS_V1_DEPLOYMENT_SPEC_PAUSED_PATH ".spec.paused"
KIN_FIELD2(int32, apps_v1_deployment,
    apps_v1_deployment_spec_progress_deadline_seconds, "spec",
    "progressDeadlineSeconds")
#define APPS_V1_DEPLOYMENT_SPEC_PROGRESS_DEADLINE_SECONDS_PATH \
    ".spec.progressDeadlineSeconds"
KIN_FIELD2(int64, apps_v1_deployment,
    apps_v1_deployment_status_observed_generation, "status",
    "observedGeneration")
#define APPS_V1_DEPLOYMENT_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_FIELD2(int32, apps_v1_deployment, apps_v1_deployment_status_replicas,
    "status", "replicas")
#define APPS_V1_DEPLOYMENT_STATUS_REPLICAS_PATH ".status.replicas"
KIN_FIELD2(int32, apps_v1_deployment,
    apps_v1_deployment_status_updated_replicas, "status", "updatedReplicas")
#define APPS_V1_DEPLOYMENT_STATUS_UPDATED_REPLICAS_PATH \
    ".status.updatedReplicas"
KIN_FIELD2(int32, apps_v1_deployment, apps_v1_deployment_status_ready_replicas,
    "status", "readyReplicas")
#define APPS_V1_DEPLOYMENT_STATUS_READY_REPLICAS_PATH ".status.readyReplicas"
KIN_FIELD2(int32, apps_v1_deployment,
    apps_v1_deployment_status_available_replicas, "status", "availableReplicas")
#define APPS_V1_DEPLOYMENT_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"
KIN_FIELD2(int32, apps_v1_deployment,
    apps_v1_deployment_status_unavailable_replicas, "status",
    "unavailableReplicas")
#define APPS_V1_DEPLOYMENT_STATUS_UNAVAILABLE_REPLICAS_PATH \
    ".status.unavailableReplicas"
KIN_FIELD2(int32, apps_v1_deployment,
    apps_v1_deployment_status_terminating_replicas, "status",
    "terminatingReplicas")
#define APPS_V1_DEPLOYMENT_STATUS_TERMINATING_REPLICAS_PATH \
    ".status.terminatingReplicas"
KIN_STRUCT_LIST2(apps_v1_deploymentcondition, apps_v1_deployment,
    apps_v1_deployment_status_conditions, "status", "conditions")
#define APPS_V1_DEPLOYMENT_STATUS_CONDITIONS_PATH ".status.conditions"
KIN_FIELD2(int32, apps_v1_deployment, apps_v1_deployment_status_collision_count,
    "status", "collisionCount")
#define APPS_V1_DEPLOYMENT_STATUS_COLLISION_COUNT_PATH ".status.collisionCount"

/* DeploymentCondition */
KIN_FIELD(str, apps_v1_deploymentcondition, apps_v1_deploymentcondition_type,
    "type")
KIN_FIELD(str, apps_v1_deploymentcondition, apps_v1_deploymentcondition_status,
    "status")
KIN_FIELD(time, apps_v1_deploymentcondition,
    apps_v1_deploymentcondition_last_update_time, "lastUpdateTime")
KIN_FIELD(time, apps_v1_deploymentcondition,
    apps_v1_deploymentcondition_last_transition_time, "lastTransitionTime")
KIN_FIELD(str, apps_v1_deploymentcondition, apps_v1_deploymentcondition_reason,
    "reason")
KIN_FIELD(str, apps_v1_deploymentcondition, apps_v1_deploymentcondition_message,
    "message")

/* DeploymentSpec */
KIN_FIELD(int32, apps_v1_deploymentspec, apps_v1_deploymentspec_replicas,
    "replicas")
KIN_STRUCT(meta_v1_labelselector, apps_v1_deploymentspec,
    apps_v1_deploymentspec_selector, "selector")
KIN_STRUCT(core_v1_podtemplatespec, apps_v1_deploymentspec,
    apps_v1_deploymentspec_template, "template")
KIN_STRUCT(apps_v1_deploymentstrategy, apps_v1_deploymentspec,
    apps_v1_deploymentspec_strategy, "strategy")
KIN_FIELD(int32, apps_v1_deploymentspec,
    apps_v1_deploymentspec_min_ready_seconds, "minReadySeconds")
KIN_FIELD(int32, apps_v1_deploymentspec,
    apps_v1_deploymentspec_revision_history_limit, "revisionHistoryLimit")
KIN_FIELD(boolean, apps_v1_deploymentspec, apps_v1_deploymentspec_paused,
    "paused")
KIN_FIELD(int32, apps_v1_deploymentspec,
    apps_v1_deploymentspec_progress_deadline_seconds, "progressDeadlineSeconds")

/* DeploymentStatus */
KIN_FIELD(int64, apps_v1_deploymentstatus,
    apps_v1_deploymentstatus_observed_generation, "observedGeneration")
KIN_FIELD(int32, apps_v1_deploymentstatus, apps_v1_deploymentstatus_replicas,
    "replicas")
KIN_FIELD(int32, apps_v1_deploymentstatus,
    apps_v1_deploymentstatus_updated_replicas, "updatedReplicas")
KIN_FIELD(int32, apps_v1_deploymentstatus,
    apps_v1_deploymentstatus_ready_replicas, "readyReplicas")
KIN_FIELD(int32, apps_v1_deploymentstatus,
    apps_v1_deploymentstatus_available_replicas, "availableReplicas")
KIN_FIELD(int32, apps_v1_deploymentstatus,
    apps_v1_deploymentstatus_unavailable_replicas, "unavailableReplicas")
KIN_FIELD(int32, apps_v1_deploymentstatus,
    apps_v1_deploymentstatus_terminating_replicas, "terminatingReplicas")
KIN_STRUCT_LIST(apps_v1_deploymentcondition, apps_v1_deploymentstatus,
    apps_v1_deploymentstatus_conditions, "conditions")
KIN_FIELD(int32, apps_v1_deploymentstatus,
    apps_v1_deploymentstatus_collision_count, "collisionCount")

/* DeploymentStrategy */
/** One of apps_v1_deploymentstrategytype. */
KIN_FIELD(str, apps_v1_deploymentstrategy, apps_v1_deploymentstrategy_type,
    "type")
KIN_STRUCT(apps_v1_rollingupdatedeployment, apps_v1_deploymentstrategy,
    apps_v1_deploymentstrategy_rolling_update, "rollingUpdate")

/* ReplicaSet */
KIN_STRUCT(meta_v1_objectmeta, apps_v1_replicaset, apps_v1_replicaset_metadata,
    "metadata")
#define APPS_V1_REPLICASET_METADATA_PATH ".metadata"
KIN_STRUCT(apps_v1_replicasetspec, apps_v1_replicaset, apps_v1_replicaset_spec,
    "spec")
#define APPS_V1_REPLICASET_SPEC_PATH ".spec"
KIN_STRUCT(apps_v1_replicasetstatus, apps_v1_replicaset,
    apps_v1_replicaset_status, "status")
#define APPS_V1_REPLICASET_STATUS_PATH ".status"
KIN_FIELD2(int32, apps_v1_replicaset, apps_v1_replicaset_spec_replicas, "spec",
    "replicas")
#define APPS_V1_REPLICASET_SPEC_REPLICAS_PATH ".spec.replicas"
KIN_FIELD2(int32, apps_v1_replicaset, apps_v1_replicaset_spec_min_ready_seconds,
    "spec", "minReadySeconds")
#define APPS_V1_REPLICASET_SPEC_MIN_READY_SECONDS_PATH ".spec.minReadySeconds"
KIN_STRUCT2(meta_v1_labelselector, apps_v1_replicaset,
    apps_v1_replicaset_spec_selector, "spec", "selector")
#define APPS_V1_REPLICASET_SPEC_SELECTOR_PATH ".spec.selector"
KIN_STRUCT2(core_v1_podtemplatespec, apps_v1_replicaset,
    apps_v1_replicaset_spec_template, "spec", "template")
#define APPS_V1_REPLICASET_SPEC_TEMPLATE_PATH ".spec.template"
KIN_FIELD2(int32, apps_v1_replicaset, apps_v1_replicaset_status_replicas,
    "status", "replicas")
#define APPS_V1_REPLICASET_STATUS_REPLICAS_PATH ".status.replicas"
KIN_FIELD2(int32, apps_v1_replicaset,
    apps_v1_replicaset_status_fully_labeled_replicas, "status",
    "fullyLabeledReplicas")
#define APPS_V1_REPLICASET_STATUS_FULLY_LABELED_REPLICAS_PATH \
    ".status.fullyLabeledReplicas"
KIN_FIELD2(int32, apps_v1_replicaset, apps_v1_replicaset_status_ready_replicas,
    "status", "readyReplicas")
#define APPS_V1_REPLICASET_STATUS_READY_REPLICAS_PATH ".status.readyReplicas"
KIN_FIELD2(int32, apps_v1_replicaset,
    apps_v1_replicaset_status_available_replicas, "status", "availableReplicas")
#define APPS_V1_REPLICASET_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"
KIN_FIELD2(int32, apps_v1_replicaset,
    apps_v1_replicaset_status_terminating_replicas, "status",
    "terminatingReplicas")
#define APPS_V1_REPLICASET_STATUS_TERMINATING_REPLICAS_PATH \
    ".status.terminatingReplicas"
KIN_FIELD2(int64, apps_v1_replicaset,
    apps_v1_replicaset_status_observed_generation, "status",
    "observedGeneration")
#define APPS_V1_REPLICASET_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_STRUCT_LIST2(apps_v1_replicasetcondition, apps_v1_replicaset,
    apps_v1_replicaset_status_conditions, "status", "conditions")
#define APPS_V1_REPLICASET_STATUS_CONDITIONS_PATH ".status.conditions"

/* ReplicaSetCondition */
KIN_FIELD(str, apps_v1_replicasetcondition, apps_v1_replicasetcondition_type,
    "type")
KIN_FIELD(str, apps_v1_replicasetcondition, apps_v1_replicasetcondition_status,
    "status")
KIN_FIELD(time, apps_v1_replicasetcondition,
    apps_v1_replicasetcondition_last_transition_time, "lastTransitionTime")
KIN_FIELD(str, apps_v1_replicasetcondition, apps_v1_replicasetcondition_reason,
    "reason")
KIN_FIELD(str, apps_v1_replicasetcondition, apps_v1_replicasetcondition_message,
    "message")

/* ReplicaSetSpec */
KIN_FIELD(int32, apps_v1_replicasetspec, apps_v1_replicasetspec_replicas,
    "replicas")
KIN_FIELD(int32, apps_v1_replicasetspec,
    apps_v1_replicasetspec_min_ready_seconds, "minReadySeconds")
KIN_STRUCT(meta_v1_labelselector, apps_v1_replicasetspec,
    apps_v1_replicasetspec_selector, "selector")
KIN_STRUCT(core_v1_podtemplatespec, apps_v1_replicasetspec,
    apps_v1_replicasetspec_template, "template")

/* ReplicaSetStatus */
KIN_FIELD(int32, apps_v1_replicasetstatus, apps_v1_replicasetstatus_replicas,
    "replicas")
KIN_FIELD(int32, apps_v1_replicasetstatus,
    apps_v1_replicasetstatus_fully_labeled_replicas, "fullyLabeledReplicas")
KIN_FIELD(int32, apps_v1_replicasetstatus,
    apps_v1_replicasetstatus_ready_replicas, "readyReplicas")
KIN_FIELD(int32, apps_v1_replicasetstatus,
    apps_v1_replicasetstatus_available_replicas, "availableReplicas")
KIN_FIELD(int32, apps_v1_replicasetstatus,
    apps_v1_replicasetstatus_terminating_replicas, "terminatingReplicas")
KIN_FIELD(int64, apps_v1_replicasetstatus,
    apps_v1_replicasetstatus_observed_generation, "observedGeneration")
KIN_STRUCT_LIST(apps_v1_replicasetcondition, apps_v1_replicasetstatus,
    apps_v1_replicasetstatus_conditions, "conditions")

/* RollingUpdateDaemonSet */
KIN_FIELD(intstr, apps_v1_rollingupdatedaemonset,
    apps_v1_rollingupdatedaemonset_max_unavailable, "maxUnavailable")
KIN_FIELD(intstr, apps_v1_rollingupdatedaemonset,
    apps_v1_rollingupdatedaemonset_max_surge, "maxSurge")

/* RollingUpdateDeployment */
KIN_FIELD(intstr, apps_v1_rollingupdatedeployment,
    apps_v1_rollingupdatedeployment_max_unavailable, "maxUnavailable")
KIN_FIELD(intstr, apps_v1_rollingupdatedeployment,
    apps_v1_rollingupdatedeployment_max_surge, "maxSurge")

/* RollingUpdateStatefulSetStrategy */
KIN_FIELD(int32, apps_v1_rollingupdatestatefulsetstrategy,
    apps_v1_rollingupdatestatefulsetstrategy_partition, "partition")
KIN_FIELD(intstr, apps_v1_rollingupdatestatefulsetstrategy,
    apps_v1_rollingupdatestatefulsetstrategy_max_unavailable, "maxUnavailable")

/* StatefulSet */
KIN_STRUCT(meta_v1_objectmeta, apps_v1_statefulset,
    apps_v1_statefulset_metadata, "metadata")
#define APPS_V1_STATEFULSET_METADATA_PATH ".metadata"
KIN_STRUCT(apps_v1_statefulsetspec, apps_v1_statefulset,
    apps_v1_statefulset_spec, "spec")
#define APPS_V1_STATEFULSET_SPEC_PATH ".spec"
KIN_STRUCT(apps_v1_statefulsetstatus, apps_v1_statefulset,
    apps_v1_statefulset_status, "status")
#define APPS_V1_STATEFULSET_STATUS_PATH ".status"
KIN_FIELD2(int32, apps_v1_statefulset, apps_v1_statefulset_spec_replicas,
    "spec", "replicas")
#define APPS_V1_STATEFULSET_SPEC_REPLICAS_PATH ".spec.replicas"
KIN_STRUCT2(meta_v1_labelselector, apps_v1_statefulset,
    apps_v1_statefulset_spec_selector, "spec", "selector")
#define APPS_V1_STATEFULSET_SPEC_SELECTOR_PATH ".spec.selector"
KIN_STRUCT2(core_v1_podtemplatespec, apps_v1_statefulset,
    apps_v1_statefulset_spec_template, "spec", "template")
#define APPS_V1_STATEFULSET_SPEC_TEMPLATE_PATH ".spec.template"
KIN_STRUCT_LIST2(core_v1_persistentvolumeclaim_inner, apps_v1_statefulset,
    apps_v1_statefulset_spec_volume_claim_templates, "spec",
    "volumeClaimTemplates")
#define APPS_V1_STATEFULSET_SPEC_VOLUME_CLAIM_TEMPLATES_PATH \
    ".spec.volumeClaimTemplates"
KIN_FIELD2(str, apps_v1_statefulset, apps_v1_statefulset_spec_service_name,
    "spec", "serviceName")
#define APPS_V1_STATEFULSET_SPEC_SERVICE_NAME_PATH ".spec.serviceName"
/** One of apps_v1_podmanagementpolicytype. */
KIN_FIELD2(str, apps_v1_statefulset,
    apps_v1_statefulset_spec_pod_management_policy, "spec",
    "podManagementPolicy")
#define APPS_V1_STATEFULSET_SPEC_POD_MANAGEMENT_POLICY_PATH \
    ".spec.podManagementPolicy"
KIN_STRUCT2(apps_v1_statefulsetupdatestrategy, apps_v1_statefulset,
    apps_v1_statefulset_spec_update_strategy, "spec", "updateStrategy")
#define APPS_V1_STATEFULSET_SPEC_UPDATE_STRATEGY_PATH ".spec.updateStrategy"
KIN_FIELD2(int32, apps_v1_statefulset,
    apps_v1_statefulset_spec_revision_history_limit, "spec",
    "revisionHistoryLimit")
#define APPS_V1_STATEFULSET_SPEC_REVISION_HISTORY_LIMIT_PATH \
    ".spec.revisionHistoryLimit"
KIN_FIELD2(int32, apps_v1_statefulset,
    apps_v1_statefulset_spec_min_ready_seconds, "spec", "minReadySeconds")
#define APPS_V1_STATEFULSET_SPEC_MIN_READY_SECONDS_PATH ".spec.minReadySeconds"
KIN_STRUCT2(apps_v1_statefulsetpvcretentionpolicy, apps_v1_statefulset,
    apps_v1_statefulset_spec_persistent_volume_claim_retention_policy, "spec",
    "persistentVolumeClaimRetentionPolicy")
#define APPS_V1_STATEFULSET_SPEC_PERSISTENT_VOLUME_CLAIM_RETENTION_POLICY_PATH \
    ".spec.persistentVolumeClaimRetentionPolicy"
KIN_STRUCT2(apps_v1_statefulsetordinals, apps_v1_statefulset,
    apps_v1_statefulset_spec_ordinals, "spec", "ordinals")
#define APPS_V1_STATEFULSET_SPEC_ORDINALS_PATH ".spec.ordinals"
KIN_FIELD2(int64, apps_v1_statefulset,
    apps_v1_statefulset_status_observed_generation, "status",
    "observedGeneration")
#define APPS_V1_STATEFULSET_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_FIELD2(int32, apps_v1_statefulset, apps_v1_statefulset_status_replicas,
    "status", "replicas")
#define APPS_V1_STATEFULSET_STATUS_REPLICAS_PATH ".status.replicas"
KIN_FIELD2(int32, apps_v1_statefulset,
    apps_v1_statefulset_status_ready_replicas, "status", "readyReplicas")
#define APPS_V1_STATEFULSET_STATUS_READY_REPLICAS_PATH ".status.readyReplicas"
KIN_FIELD2(int32, apps_v1_statefulset,
    apps_v1_statefulset_status_current_replicas, "status", "currentReplicas")
#define APPS_V1_STATEFULSET_STATUS_CURRENT_REPLICAS_PATH \
    ".status.currentReplicas"
KIN_FIELD2(int32, apps_v1_statefulset,
    apps_v1_statefulset_status_updated_replicas, "status", "updatedReplicas")
#define APPS_V1_STATEFULSET_STATUS_UPDATED_REPLICAS_PATH \
    ".status.updatedReplicas"
KIN_FIELD2(str, apps_v1_statefulset,
    apps_v1_statefulset_status_current_revision, "status", "currentRevision")
#define APPS_V1_STATEFULSET_STATUS_CURRENT_REVISION_PATH \
    ".status.currentRevision"
KIN_FIELD2(str, apps_v1_statefulset, apps_v1_statefulset_status_update_revision,
    "status", "updateRevision")
#define APPS_V1_STATEFULSET_STATUS_UPDATE_REVISION_PATH ".status.updateRevision"
KIN_FIELD2(int32, apps_v1_statefulset,
    apps_v1_statefulset_status_collision_count, "status", "collisionCount")
#define APPS_V1_STATEFULSET_STATUS_COLLISION_COUNT_PATH ".status.collisionCount"
KIN_STRUCT_LIST2(apps_v1_statefulsetcondition, apps_v1_statefulset,
    apps_v1_statefulset_status_conditions, "status", "conditions")
#define APPS_V1_STATEFULSET_STATUS_CONDITIONS_PATH ".status.conditions"
KIN_FIELD2(int32, apps_v1_statefulset,
    apps_v1_statefulset_status_available_replicas, "status",
    "availableReplicas")
#define APPS_V1_STATEFULSET_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"

/* StatefulSetCondition */
KIN_FIELD(str, apps_v1_statefulsetcondition, apps_v1_statefulsetcondition_type,
    "type")
KIN_FIELD(str, apps_v1_statefulsetcondition,
    apps_v1_statefulsetcondition_status, "status")
KIN_FIELD(time, apps_v1_statefulsetcondition,
    apps_v1_statefulsetcondition_last_transition_time, "lastTransitionTime")
KIN_FIELD(str, apps_v1_statefulsetcondition,
    apps_v1_statefulsetcondition_reason, "reason")
KIN_FIELD(str, apps_v1_statefulsetcondition,
    apps_v1_statefulsetcondition_message, "message")

/* StatefulSetOrdinals */
KIN_FIELD(int32, apps_v1_statefulsetordinals, apps_v1_statefulsetordinals_start,
    "start")

/* StatefulSetPersistentVolumeClaimRetentionPolicy */
KIN_FIELD(str, apps_v1_statefulsetpvcretentionpolicy,
    apps_v1_statefulsetpvcretentionpolicy_when_deleted, "whenDeleted")
KIN_FIELD(str, apps_v1_statefulsetpvcretentionpolicy,
    apps_v1_statefulsetpvcretentionpolicy_when_scaled, "whenScaled")

/* StatefulSetSpec */
KIN_FIELD(int32, apps_v1_statefulsetspec, apps_v1_statefulsetspec_replicas,
    "replicas")
KIN_STRUCT(meta_v1_labelselector, apps_v1_statefulsetspec,
    apps_v1_statefulsetspec_selector, "selector")
KIN_STRUCT(core_v1_podtemplatespec, apps_v1_statefulsetspec,
    apps_v1_statefulsetspec_template, "template")
KIN_STRUCT_LIST(core_v1_persistentvolumeclaim_inner, apps_v1_statefulsetspec,
    apps_v1_statefulsetspec_volume_claim_templates, "volumeClaimTemplates")
KIN_FIELD(str, apps_v1_statefulsetspec, apps_v1_statefulsetspec_service_name,
    "serviceName")
/** One of apps_v1_podmanagementpolicytype. */
KIN_FIELD(str, apps_v1_statefulsetspec,
    apps_v1_statefulsetspec_pod_management_policy, "podManagementPolicy")
KIN_STRUCT(apps_v1_statefulsetupdatestrategy, apps_v1_statefulsetspec,
    apps_v1_statefulsetspec_update_strategy, "updateStrategy")
KIN_FIELD(int32, apps_v1_statefulsetspec,
    apps_v1_statefulsetspec_revision_history_limit, "revisionHistoryLimit")
KIN_FIELD(int32, apps_v1_statefulsetspec,
    apps_v1_statefulsetspec_min_ready_seconds, "minReadySeconds")
KIN_STRUCT(apps_v1_statefulsetpvcretentionpolicy, apps_v1_statefulsetspec,
    apps_v1_statefulsetspec_persistent_volume_claim_retention_policy,
    "persistentVolumeClaimRetentionPolicy")
KIN_STRUCT(apps_v1_statefulsetordinals, apps_v1_statefulsetspec,
    apps_v1_statefulsetspec_ordinals, "ordinals")

/* StatefulSetStatus */
KIN_FIELD(int64, apps_v1_statefulsetstatus,
    apps_v1_statefulsetstatus_observed_generation, "observedGeneration")
KIN_FIELD(int32, apps_v1_statefulsetstatus, apps_v1_statefulsetstatus_replicas,
    "replicas")
KIN_FIELD(int32, apps_v1_statefulsetstatus,
    apps_v1_statefulsetstatus_ready_replicas, "readyReplicas")
KIN_FIELD(int32, apps_v1_statefulsetstatus,
    apps_v1_statefulsetstatus_current_replicas, "currentReplicas")
KIN_FIELD(int32, apps_v1_statefulsetstatus,
    apps_v1_statefulsetstatus_updated_replicas, "updatedReplicas")
KIN_FIELD(str, apps_v1_statefulsetstatus,
    apps_v1_statefulsetstatus_current_revision, "currentRevision")
KIN_FIELD(str, apps_v1_statefulsetstatus,
    apps_v1_statefulsetstatus_update_revision, "updateRevision")
KIN_FIELD(int32, apps_v1_statefulsetstatus,
    apps_v1_statefulsetstatus_collision_count, "collisionCount")
KIN_STRUCT_LIST(apps_v1_statefulsetcondition, apps_v1_statefulsetstatus,
    apps_v1_statefulsetstatus_conditions, "conditions")
KIN_FIELD(int32, apps_v1_statefulsetstatus,
    apps_v1_statefulsetstatus_available_replicas, "availableReplicas")

/* StatefulSetUpdateStrategy */
/** One of apps_v1_statefulsetupdatestrategytype. */
KIN_FIELD(str, apps_v1_statefulsetupdatestrategy,
    apps_v1_statefulsetupdatestrategy_type, "type")
KIN_STRUCT(apps_v1_rollingupdatestatefulsetstrategy,
    apps_v1_statefulsetupdatestrategy,
    apps_v1_statefulsetupdatestrategy_rolling_update, "rollingUpdate")

KIN_RESOURCE(namespaced, apps_v1_controllerrevision,
    apps_v1_controllerrevisions, "apps", "v1", "controllerrevisions",
    "ControllerRevision")

KIN_RESOURCE(namespaced, apps_v1_daemonset, apps_v1_daemonsets, "apps", "v1",
    "daemonsets", "DaemonSet")
KIN_STATUS(apps_v1_daemonset, apps_v1_daemonsets)

KIN_RESOURCE(namespaced, apps_v1_deployment, apps_v1_deployments, "apps", "v1",
    "deployments", "Deployment")
KIN_STATUS(apps_v1_deployment, apps_v1_deployments)

KIN_RESOURCE(namespaced, apps_v1_replicaset, apps_v1_replicasets, "apps", "v1",
    "replicasets", "ReplicaSet")
KIN_STATUS(apps_v1_replicaset, apps_v1_replicasets)

KIN_RESOURCE(namespaced, apps_v1_statefulset, apps_v1_statefulsets, "apps",
    "v1", "statefulsets", "StatefulSet")
KIN_STATUS(apps_v1_statefulset, apps_v1_statefulsets)

KIN_END_DECLS

#endif /* KIN_API_APPS_V1_H */
