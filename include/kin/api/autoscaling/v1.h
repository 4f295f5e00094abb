/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of autoscaling/v1.
 * kin/typed.h tells what each line gives.
 *
 * Names that are not as the rule has them:
 *   horizontalpodautoscaler
 *     is hpa
 */
#ifndef KIN_API_AUTOSCALING_V1_H
#define KIN_API_AUTOSCALING_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(autoscaling_v1_crossversionobjectreference)
KIN_OBJECT(autoscaling_v1_hpa)
KIN_TYPE(autoscaling_v1_hpaspec)
KIN_TYPE(autoscaling_v1_hpastatus)

/* CrossVersionObjectReference */
KIN_FIELD(str, autoscaling_v1_crossversionobjectreference,
    autoscaling_v1_crossversionobjectreference_kind, "kind")
KIN_FIELD(str, autoscaling_v1_crossversionobjectreference,
    autoscaling_v1_crossversionobjectreference_name, "name")
KIN_FIELD(str, autoscaling_v1_crossversionobjectreference,
    autoscaling_v1_crossversionobjectreference_api_version, "apiVersion")

/* HorizontalPodAutoscaler */
KIN_STRUCT(meta_v1_objectmeta, autoscaling_v1_hpa, autoscaling_v1_hpa_metadata,
    "metadata")
#define AUTOSCALING_V1_HPA_METADATA_PATH ".metadata"
KIN_STRUCT(autoscaling_v1_hpaspec, autoscaling_v1_hpa, autoscaling_v1_hpa_spec,
    "spec")
#define AUTOSCALING_V1_HPA_SPEC_PATH ".spec"
KIN_STRUCT(autoscaling_v1_hpastatus, autoscaling_v1_hpa,
    autoscaling_v1_hpa_status, "status")
#define AUTOSCALING_V1_HPA_STATUS_PATH ".status"
KIN_STRUCT2(autoscaling_v1_crossversionobjectreference, autoscaling_v1_hpa,
    autoscaling_v1_hpa_spec_scale_target_ref, "spec", "scaleTargetRef")
#define AUTOSCALING_V1_HPA_SPEC_SCALE_TARGET_REF_PATH ".spec.scaleTargetRef"
KIN_FIELD2(int32, autoscaling_v1_hpa, autoscaling_v1_hpa_spec_min_replicas,
    "spec", "minReplicas")
#define AUTOSCALING_V1_HPA_SPEC_MIN_REPLICAS_PATH ".spec.minReplicas"
KIN_FIELD2(int32, autoscaling_v1_hpa, autoscaling_v1_hpa_spec_max_replicas,
    "spec", "maxReplicas")
#define AUTOSCALING_V1_HPA_SPEC_MAX_REPLICAS_PATH ".spec.maxReplicas"
KIN_FIELD2(int32, autoscaling_v1_hpa,
    autoscaling_v1_hpa_spec_target_cpu_utilization_percentage, "spec",
    "targetCPUUtilizationPercentage")
#define AUTOSCALING_V1_HPA_SPEC_TARGET_CPU_UTILIZATION_PERCENTAGE_PATH \
    ".spec.targetCPUUtilizationPercentage"
KIN_FIELD2(int64, autoscaling_v1_hpa,
    autoscaling_v1_hpa_status_observed_generation, "status",
    "observedGeneration")
#define AUTOSCALING_V1_HPA_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_FIELD2(time, autoscaling_v1_hpa, autoscaling_v1_hpa_status_last_scale_time,
    "status", "lastScaleTime")
#define AUTOSCALING_V1_HPA_STATUS_LAST_SCALE_TIME_PATH ".status.lastScaleTime"
KIN_FIELD2(int32, autoscaling_v1_hpa,
    autoscaling_v1_hpa_status_current_replicas, "status", "currentReplicas")
#define AUTOSCALING_V1_HPA_STATUS_CURRENT_REPLICAS_PATH \
    ".status.currentReplicas"
KIN_FIELD2(int32, autoscaling_v1_hpa,
    autoscaling_v1_hpa_status_desired_replicas, "status", "desiredReplicas")
#define AUTOSCALING_V1_HPA_STATUS_DESIRED_REPLICAS_PATH \
    ".status.desiredReplicas"
KIN_FIELD2(int32, autoscaling_v1_hpa,
    autoscaling_v1_hpa_status_current_cpu_utilization_percentage, "status",
    "currentCPUUtilizationPercentage")
#define AUTOSCALING_V1_HPA_STATUS_CURRENT_CPU_UTILIZATION_PERCENTAGE_PATH \
    ".status.currentCPUUtilizationPercentage"

/* HorizontalPodAutoscalerSpec */
KIN_STRUCT(autoscaling_v1_crossversionobjectreference, autoscaling_v1_hpaspec,
    autoscaling_v1_hpaspec_scale_target_ref, "scaleTargetRef")
KIN_FIELD(int32, autoscaling_v1_hpaspec, autoscaling_v1_hpaspec_min_replicas,
    "minReplicas")
KIN_FIELD(int32, autoscaling_v1_hpaspec, autoscaling_v1_hpaspec_max_replicas,
    "maxReplicas")
KIN_FIELD(int32, autoscaling_v1_hpaspec,
    autoscaling_v1_hpaspec_target_cpu_utilization_percentage,
    "targetCPUUtilizationPercentage")

/* HorizontalPodAutoscalerStatus */
KIN_FIELD(int64, autoscaling_v1_hpastatus,
    autoscaling_v1_hpastatus_observed_generation, "observedGeneration")
KIN_FIELD(time, autoscaling_v1_hpastatus,
    autoscaling_v1_hpastatus_last_scale_time, "lastScaleTime")
KIN_FIELD(int32, autoscaling_v1_hpastatus,
    autoscaling_v1_hpastatus_current_replicas, "currentReplicas")
KIN_FIELD(int32, autoscaling_v1_hpastatus,
    autoscaling_v1_hpastatus_desired_replicas, "desiredReplicas")
KIN_FIELD(int32, autoscaling_v1_hpastatus,
    autoscaling_v1_hpastatus_current_cpu_utilization_percentage,
    "currentCPUUtilizationPercentage")

KIN_RESOURCE(namespaced, autoscaling_v1_hpa, autoscaling_v1_hpas, "autoscaling",
    "v1", "horizontalpodautoscalers", "HorizontalPodAutoscaler")
KIN_STATUS(autoscaling_v1_hpa, autoscaling_v1_hpas)

KIN_END_DECLS

#endif /* KIN_API_AUTOSCALING_V1_H */
