/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of autoscaling/v2.
 * kin/typed.h tells what each line gives.
 *
 * Names that are not as the rule has them:
 *   horizontalpodautoscaler
 *     is hpa
 */
#ifndef KIN_API_AUTOSCALING_V2_H
#define KIN_API_AUTOSCALING_V2_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(autoscaling_v2_containerresourcemetricsource)
KIN_TYPE(autoscaling_v2_containerresourcemetricstatus)
KIN_TYPE(autoscaling_v2_crossversionobjectreference)
KIN_TYPE(autoscaling_v2_externalmetricsource)
KIN_TYPE(autoscaling_v2_externalmetricstatus)
KIN_TYPE(autoscaling_v2_hpascalingpolicy)
KIN_TYPE(autoscaling_v2_hpascalingrules)
KIN_OBJECT(autoscaling_v2_hpa)
KIN_TYPE(autoscaling_v2_hpabehavior)
KIN_TYPE(autoscaling_v2_hpacondition)
KIN_TYPE(autoscaling_v2_hpaspec)
KIN_TYPE(autoscaling_v2_hpastatus)
KIN_TYPE(autoscaling_v2_metricidentifier)
KIN_TYPE(autoscaling_v2_metricspec)
KIN_TYPE(autoscaling_v2_metricstatus)
KIN_TYPE(autoscaling_v2_metrictarget)
KIN_TYPE(autoscaling_v2_metricvaluestatus)
KIN_TYPE(autoscaling_v2_objectmetricsource)
KIN_TYPE(autoscaling_v2_objectmetricstatus)
KIN_TYPE(autoscaling_v2_podsmetricsource)
KIN_TYPE(autoscaling_v2_podsmetricstatus)
KIN_TYPE(autoscaling_v2_resourcemetricsource)
KIN_TYPE(autoscaling_v2_resourcemetricstatus)

/* ContainerResourceMetricSource */
KIN_FIELD(str, autoscaling_v2_containerresourcemetricsource,
    autoscaling_v2_containerresourcemetricsource_name, "name")
KIN_STRUCT(autoscaling_v2_metrictarget,
    autoscaling_v2_containerresourcemetricsource,
    autoscaling_v2_containerresourcemetricsource_target, "target")
KIN_FIELD(str, autoscaling_v2_containerresourcemetricsource,
    autoscaling_v2_containerresourcemetricsource_container, "container")

/* ContainerResourceMetricStatus */
KIN_FIELD(str, autoscaling_v2_containerresourcemetricstatus,
    autoscaling_v2_containerresourcemetricstatus_name, "name")
KIN_STRUCT(autoscaling_v2_metricvaluestatus,
    autoscaling_v2_containerresourcemetricstatus,
    autoscaling_v2_containerresourcemetricstatus_current, "current")
KIN_FIELD(str, autoscaling_v2_containerresourcemetricstatus,
    autoscaling_v2_containerresourcemetricstatus_container, "container")

/* CrossVersionObjectReference */
KIN_FIELD(str, autoscaling_v2_crossversionobjectreference,
    autoscaling_v2_crossversionobjectreference_kind, "kind")
KIN_FIELD(str, autoscaling_v2_crossversionobjectreference,
    autoscaling_v2_crossversionobjectreference_name, "name")
KIN_FIELD(str, autoscaling_v2_crossversionobjectreference,
    autoscaling_v2_crossversionobjectreference_api_version, "apiVersion")

/* ExternalMetricSource */
KIN_STRUCT(autoscaling_v2_metricidentifier, autoscaling_v2_externalmetricsource,
    autoscaling_v2_externalmetricsource_metric, "metric")
KIN_STRUCT(autoscaling_v2_metrictarget, autoscaling_v2_externalmetricsource,
    autoscaling_v2_externalmetricsource_target, "target")

/* ExternalMetricStatus */
KIN_STRUCT(autoscaling_v2_metricidentifier, autoscaling_v2_externalmetricstatus,
    autoscaling_v2_externalmetricstatus_metric, "metric")
KIN_STRUCT(autoscaling_v2_metricvaluestatus,
    autoscaling_v2_externalmetricstatus,
    autoscaling_v2_externalmetricstatus_current, "current")

/* HPAScalingPolicy */
KIN_FIELD(str, autoscaling_v2_hpascalingpolicy,
    autoscaling_v2_hpascalingpolicy_type, "type")
KIN_FIELD(int32, autoscaling_v2_hpascalingpolicy,
    autoscaling_v2_hpascalingpolicy_value, "value")
KIN_FIELD(int32, autoscaling_v2_hpascalingpolicy,
    autoscaling_v2_hpascalingpolicy_period_seconds, "periodSeconds")

/* HPAScalingRules */
KIN_FIELD(int32, autoscaling_v2_hpascalingrules,
    autoscaling_v2_hpascalingrules_stabilization_window_seconds,
    "stabilizationWindowSeconds")
KIN_FIELD(str, autoscaling_v2_hpascalingrules,
    autoscaling_v2_hpascalingrules_select_policy, "selectPolicy")
KIN_STRUCT_LIST(autoscaling_v2_hpascalingpolicy, autoscaling_v2_hpascalingrules,
    autoscaling_v2_hpascalingrules_policies, "policies")
KIN_FIELD(quantity, autoscaling_v2_hpascalingrules,
    autoscaling_v2_hpascalingrules_tolerance, "tolerance")

/* HorizontalPodAutoscaler */
KIN_STRUCT(meta_v1_objectmeta, autoscaling_v2_hpa, autoscaling_v2_hpa_metadata,
    "metadata")
#define AUTOSCALING_V2_HPA_METADATA_PATH ".metadata"
KIN_STRUCT(autoscaling_v2_hpaspec, autoscaling_v2_hpa, autoscaling_v2_hpa_spec,
    "spec")
#define AUTOSCALING_V2_HPA_SPEC_PATH ".spec"
KIN_STRUCT(autoscaling_v2_hpastatus, autoscaling_v2_hpa,
    autoscaling_v2_hpa_status, "status")
#define AUTOSCALING_V2_HPA_STATUS_PATH ".status"
KIN_STRUCT2(autoscaling_v2_crossversionobjectreference, autoscaling_v2_hpa,
    autoscaling_v2_hpa_spec_scale_target_ref, "spec", "scaleTargetRef")
#define AUTOSCALING_V2_HPA_SPEC_SCALE_TARGET_REF_PATH ".spec.scaleTargetRef"
KIN_FIELD2(int32, autoscaling_v2_hpa, autoscaling_v2_hpa_spec_min_replicas,
    "spec", "minReplicas")
#define AUTOSCALING_V2_HPA_SPEC_MIN_REPLICAS_PATH ".spec.minReplicas"
KIN_FIELD2(int32, autoscaling_v2_hpa, autoscaling_v2_hpa_spec_max_replicas,
    "spec", "maxReplicas")
#define AUTOSCALING_V2_HPA_SPEC_MAX_REPLICAS_PATH ".spec.maxReplicas"
KIN_STRUCT_LIST2(autoscaling_v2_metricspec, autoscaling_v2_hpa,
    autoscaling_v2_hpa_spec_metrics, "spec", "metrics")
#define AUTOSCALING_V2_HPA_SPEC_METRICS_PATH ".spec.metrics"
KIN_STRUCT2(autoscaling_v2_hpabehavior, autoscaling_v2_hpa,
    autoscaling_v2_hpa_spec_behavior, "spec", "behavior")
#define AUTOSCALING_V2_HPA_SPEC_BEHAVIOR_PATH ".spec.behavior"
KIN_FIELD2(int64, autoscaling_v2_hpa,
    autoscaling_v2_hpa_status_observed_generation, "status",
    "observedGeneration")
#define AUTOSCALING_V2_HPA_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_FIELD2(time, autoscaling_v2_hpa, autoscaling_v2_hpa_status_last_scale_time,
    "status", "lastScaleTime")
#define AUTOSCALING_V2_HPA_STATUS_LAST_SCALE_TIME_PATH ".status.lastScaleTime"
KIN_FIELD2(int32, autoscaling_v2_hpa,
    autoscaling_v2_hpa_status_current_replicas, "status", "currentReplicas")
#define AUTOSCALING_V2_HPA_STATUS_CURRENT_REPLICAS_PATH \
    ".status.currentReplicas"
KIN_FIELD2(int32, autoscaling_v2_hpa,
    autoscaling_v2_hpa_status_desired_replicas, "status", "desiredReplicas")
#define AUTOSCALING_V2_HPA_STATUS_DESIRED_REPLICAS_PATH \
    ".status.desiredReplicas"
KIN_STRUCT_LIST2(autoscaling_v2_metricstatus, autoscaling_v2_hpa,
    autoscaling_v2_hpa_status_current_metrics, "status", "currentMetrics")
#define AUTOSCALING_V2_HPA_STATUS_CURRENT_METRICS_PATH ".status.currentMetrics"
KIN_STRUCT_LIST2(autoscaling_v2_hpacondition, autoscaling_v2_hpa,
    autoscaling_v2_hpa_status_conditions, "status", "conditions")
#define AUTOSCALING_V2_HPA_STATUS_CONDITIONS_PATH ".status.conditions"

/* HorizontalPodAutoscalerBehavior */
KIN_STRUCT(autoscaling_v2_hpascalingrules, autoscaling_v2_hpabehavior,
    autoscaling_v2_hpabehavior_scale_up, "scaleUp")
KIN_STRUCT(autoscaling_v2_hpascalingrules, autoscaling_v2_hpabehavior,
    autoscaling_v2_hpabehavior_scale_down, "scaleDown")

/* HorizontalPodAutoscalerCondition */
KIN_FIELD(str, autoscaling_v2_hpacondition, autoscaling_v2_hpacondition_type,
    "type")
KIN_FIELD(str, autoscaling_v2_hpacondition, autoscaling_v2_hpacondition_status,
    "status")
KIN_FIELD(time, autoscaling_v2_hpacondition,
    autoscaling_v2_hpacondition_last_transition_time, "lastTransitionTime")
KIN_FIELD(str, autoscaling_v2_hpacondition, autoscaling_v2_hpacondition_reason,
    "reason")
KIN_FIELD(str, autoscaling_v2_hpacondition, autoscaling_v2_hpacondition_message,
    "message")
KIN_FIELD(int64, autoscaling_v2_hpacondition,
    autoscaling_v2_hpacondition_observed_generation, "observedGeneration")

/* HorizontalPodAutoscalerSpec */
KIN_STRUCT(autoscaling_v2_crossversionobjectreference, autoscaling_v2_hpaspec,
    autoscaling_v2_hpaspec_scale_target_ref, "scaleTargetRef")
KIN_FIELD(int32, autoscaling_v2_hpaspec, autoscaling_v2_hpaspec_min_replicas,
    "minReplicas")
KIN_FIELD(int32, autoscaling_v2_hpaspec, autoscaling_v2_hpaspec_max_replicas,
    "maxReplicas")
KIN_STRUCT_LIST(autoscaling_v2_metricspec, autoscaling_v2_hpaspec,
    autoscaling_v2_hpaspec_metrics, "metrics")
KIN_STRUCT(autoscaling_v2_hpabehavior, autoscaling_v2_hpaspec,
    autoscaling_v2_hpaspec_behavior, "behavior")

/* HorizontalPodAutoscalerStatus */
KIN_FIELD(int64, autoscaling_v2_hpastatus,
    autoscaling_v2_hpastatus_observed_generation, "observedGeneration")
KIN_FIELD(time, autoscaling_v2_hpastatus,
    autoscaling_v2_hpastatus_last_scale_time, "lastScaleTime")
KIN_FIELD(int32, autoscaling_v2_hpastatus,
    autoscaling_v2_hpastatus_current_replicas, "currentReplicas")
KIN_FIELD(int32, autoscaling_v2_hpastatus,
    autoscaling_v2_hpastatus_desired_replicas, "desiredReplicas")
KIN_STRUCT_LIST(autoscaling_v2_metricstatus, autoscaling_v2_hpastatus,
    autoscaling_v2_hpastatus_current_metrics, "currentMetrics")
KIN_STRUCT_LIST(autoscaling_v2_hpacondition, autoscaling_v2_hpastatus,
    autoscaling_v2_hpastatus_conditions, "conditions")

/* MetricIdentifier */
KIN_FIELD(str, autoscaling_v2_metricidentifier,
    autoscaling_v2_metricidentifier_name, "name")
KIN_STRUCT(meta_v1_labelselector, autoscaling_v2_metricidentifier,
    autoscaling_v2_metricidentifier_selector, "selector")

/* MetricSpec */
KIN_FIELD(str, autoscaling_v2_metricspec, autoscaling_v2_metricspec_type,
    "type")
KIN_STRUCT(autoscaling_v2_objectmetricsource, autoscaling_v2_metricspec,
    autoscaling_v2_metricspec_object, "object")
KIN_STRUCT(autoscaling_v2_podsmetricsource, autoscaling_v2_metricspec,
    autoscaling_v2_metricspec_pods, "pods")
KIN_STRUCT(autoscaling_v2_resourcemetricsource, autoscaling_v2_metricspec,
    autoscaling_v2_metricspec_resource, "resource")
KIN_STRUCT(autoscaling_v2_containerresourcemetricsource,
    autoscaling_v2_metricspec, autoscaling_v2_metricspec_container_resource,
    "containerResource")
KIN_STRUCT(autoscaling_v2_externalmetricsource, autoscaling_v2_metricspec,
    autoscaling_v2_metricspec_external, "external")

/* MetricStatus */
KIN_FIELD(str, autoscaling_v2_metricstatus, autoscaling_v2_metricstatus_type,
    "type")
KIN_STRUCT(autoscaling_v2_objectmetricstatus, autoscaling_v2_metricstatus,
    autoscaling_v2_metricstatus_object, "object")
KIN_STRUCT(autoscaling_v2_podsmetricstatus, autoscaling_v2_metricstatus,
    autoscaling_v2_metricstatus_pods, "pods")
KIN_STRUCT(autoscaling_v2_resourcemetricstatus, autoscaling_v2_metricstatus,
    autoscaling_v2_metricstatus_resource, "resource")
KIN_STRUCT(autoscaling_v2_containerresourcemetricstatus,
    autoscaling_v2_metricstatus, autoscaling_v2_metricstatus_container_resource,
    "containerResource")
KIN_STRUCT(autoscaling_v2_externalmetricstatus, autoscaling_v2_metricstatus,
    autoscaling_v2_metricstatus_external, "external")

/* MetricTarget */
KIN_FIELD(str, autoscaling_v2_metrictarget, autoscaling_v2_metrictarget_type,
    "type")
KIN_FIELD(quantity, autoscaling_v2_metrictarget,
    autoscaling_v2_metrictarget_value, "value")
KIN_FIELD(quantity, autoscaling_v2_metrictarget,
    autoscaling_v2_metrictarget_average_value, "averageValue")
KIN_FIELD(int32, autoscaling_v2_metrictarget,
    autoscaling_v2_metrictarget_average_utilization, "averageUtilization")

/* MetricValueStatus */
KIN_FIELD(quantity, autoscaling_v2_metricvaluestatus,
    autoscaling_v2_metricvaluestatus_value, "value")
KIN_FIELD(quantity, autoscaling_v2_metricvaluestatus,
    autoscaling_v2_metricvaluestatus_average_value, "averageValue")
KIN_FIELD(int32, autoscaling_v2_metricvaluestatus,
    autoscaling_v2_metricvaluestatus_average_utilization, "averageUtilization")

/* ObjectMetricSource */
KIN_STRUCT(autoscaling_v2_crossversionobjectreference,
    autoscaling_v2_objectmetricsource,
    autoscaling_v2_objectmetricsource_described_object, "describedObject")
KIN_STRUCT(autoscaling_v2_metrictarget, autoscaling_v2_objectmetricsource,
    autoscaling_v2_objectmetricsource_target, "target")
KIN_STRUCT(autoscaling_v2_metricidentifier, autoscaling_v2_objectmetricsource,
    autoscaling_v2_objectmetricsource_metric, "metric")

/* ObjectMetricStatus */
KIN_STRUCT(autoscaling_v2_metricidentifier, autoscaling_v2_objectmetricstatus,
    autoscaling_v2_objectmetricstatus_metric, "metric")
KIN_STRUCT(autoscaling_v2_metricvaluestatus, autoscaling_v2_objectmetricstatus,
    autoscaling_v2_objectmetricstatus_current, "current")
KIN_STRUCT(autoscaling_v2_crossversionobjectreference,
    autoscaling_v2_objectmetricstatus,
    autoscaling_v2_objectmetricstatus_described_object, "describedObject")

/* PodsMetricSource */
KIN_STRUCT(autoscaling_v2_metricidentifier, autoscaling_v2_podsmetricsource,
    autoscaling_v2_podsmetricsource_metric, "metric")
KIN_STRUCT(autoscaling_v2_metrictarget, autoscaling_v2_podsmetricsource,
    autoscaling_v2_podsmetricsource_target, "target")

/* PodsMetricStatus */
KIN_STRUCT(autoscaling_v2_metricidentifier, autoscaling_v2_podsmetricstatus,
    autoscaling_v2_podsmetricstatus_metric, "metric")
KIN_STRUCT(autoscaling_v2_metricvaluestatus, autoscaling_v2_podsmetricstatus,
    autoscaling_v2_podsmetricstatus_current, "current")

/* ResourceMetricSource */
KIN_FIELD(str, autoscaling_v2_resourcemetricsource,
    autoscaling_v2_resourcemetricsource_name, "name")
KIN_STRUCT(autoscaling_v2_metrictarget, autoscaling_v2_resourcemetricsource,
    autoscaling_v2_resourcemetricsource_target, "target")

/* ResourceMetricStatus */
KIN_FIELD(str, autoscaling_v2_resourcemetricstatus,
    autoscaling_v2_resourcemetricstatus_name, "name")
KIN_STRUCT(autoscaling_v2_metricvaluestatus,
    autoscaling_v2_resourcemetricstatus,
    autoscaling_v2_resourcemetricstatus_current, "current")

KIN_RESOURCE(namespaced, autoscaling_v2_hpa, autoscaling_v2_hpas, "autoscaling",
    "v2", "horizontalpodautoscalers", "HorizontalPodAutoscaler")
KIN_STATUS(autoscaling_v2_hpa, autoscaling_v2_hpas)

KIN_END_DECLS

#endif /* KIN_API_AUTOSCALING_V2_H */
