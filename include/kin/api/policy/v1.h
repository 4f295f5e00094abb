/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of policy/v1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_POLICY_V1_H
#define KIN_API_POLICY_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(policy_v1_poddisruptionbudget)
KIN_TYPE(policy_v1_poddisruptionbudgetspec)
KIN_TYPE(policy_v1_poddisruptionbudgetstatus)

/* UnhealthyPodEvictionPolicyType */
typedef enum policy_v1_unhealthypodevictionpolicytype {
    POLICY_V1_UNHEALTHYPODEVICTIONPOLICYTYPE_OTHER, /* none of these */
    POLICY_V1_UNHEALTHYPODEVICTIONPOLICYTYPE_ALWAYS_ALLOW,
    POLICY_V1_UNHEALTHYPODEVICTIONPOLICYTYPE_IF_HEALTHY_BUDGET,
} policy_v1_unhealthypodevictionpolicytype;
KIN_ENUM(policy_v1_unhealthypodevictionpolicytype, "AlwaysAllow",
    "IfHealthyBudget")

/* PodDisruptionBudget */
KIN_STRUCT(meta_v1_objectmeta, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_metadata, "metadata")
#define POLICY_V1_PODDISRUPTIONBUDGET_METADATA_PATH ".metadata"
KIN_STRUCT(policy_v1_poddisruptionbudgetspec, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_spec, "spec")
#define POLICY_V1_PODDISRUPTIONBUDGET_SPEC_PATH ".spec"
KIN_STRUCT(policy_v1_poddisruptionbudgetstatus, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_status, "status")
#define POLICY_V1_PODDISRUPTIONBUDGET_STATUS_PATH ".status"
KIN_FIELD2(intstr, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_spec_min_available, "spec", "minAvailable")
#define POLICY_V1_PODDISRUPTIONBUDGET_SPEC_MIN_AVAILABLE_PATH \
    ".spec.minAvailable"
KIN_STRUCT2(meta_v1_labelselector, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_spec_selector, "spec", "selector")
#define POLICY_V1_PODDISRUPTIONBUDGET_SPEC_SELECTOR_PATH ".spec.selector"
KIN_FIELD2(intstr, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_spec_max_unavailable, "spec",
    "maxUnavailable")
#define POLICY_V1_PODDISRUPTIONBUDGET_SPEC_MAX_UNAVAILABLE_PATH \
    ".spec.maxUnavailable"
/** One of policy_v1_unhealthypodevictionpolicytype. */
KIN_FIELD2(str, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_spec_unhealthy_pod_eviction_policy, "spec",
    "unhealthyPodEvictionPolicy")
#define POLICY_V1_PODDISRUPTIONBUDGET_SPEC_UNHEALTHY_POD_EVICTION_POLICY_PATH \
    ".spec.unhealthyPodEvictionPolicy"
KIN_FIELD2(int64, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_status_observed_generation, "status",
    "observedGeneration")
#define POLICY_V1_PODDISRUPTIONBUDGET_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_MAP2(time, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_status_disrupted_pods, "status",
    "disruptedPods")
#define POLICY_V1_PODDISRUPTIONBUDGET_STATUS_DISRUPTED_PODS_PATH \
    ".status.disruptedPods"
KIN_FIELD2(int32, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_status_disruptions_allowed, "status",
    "disruptionsAllowed")
#define POLICY_V1_PODDISRUPTIONBUDGET_STATUS_DISRUPTIONS_ALLOWED_PATH \
    ".status.disruptionsAllowed"
KIN_FIELD2(int32, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_status_current_healthy, "status",
    "currentHealthy")
#define POLICY_V1_PODDISRUPTIONBUDGET_STATUS_CURRENT_HEALTHY_PATH \
    ".status.currentHealthy"
KIN_FIELD2(int32, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_status_desired_healthy, "status",
    "desiredHealthy")
#define POLICY_V1_PODDISRUPTIONBUDGET_STATUS_DESIRED_HEALTHY_PATH \
    ".status.desiredHealthy"
KIN_FIELD2(int32, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_status_expected_pods, "status",
    "expectedPods")
#define POLICY_V1_PODDISRUPTIONBUDGET_STATUS_EXPECTED_PODS_PATH \
    ".status.expectedPods"
KIN_STRUCT_LIST2(meta_v1_condition, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudget_status_conditions, "status", "conditions")
#define POLICY_V1_PODDISRUPTIONBUDGET_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* PodDisruptionBudgetSpec */
KIN_FIELD(intstr, policy_v1_poddisruptionbudgetspec,
    policy_v1_poddisruptionbudgetspec_min_available, "minAvailable")
KIN_STRUCT(meta_v1_labelselector, policy_v1_poddisruptionbudgetspec,
    policy_v1_poddisruptionbudgetspec_selector, "selector")
KIN_FIELD(intstr, policy_v1_poddisruptionbudgetspec,
    policy_v1_poddisruptionbudgetspec_max_unavailable, "maxUnavailable")
/** One of policy_v1_unhealthypodevictionpolicytype. */
KIN_FIELD(str, policy_v1_poddisruptionbudgetspec,
    policy_v1_poddisruptionbudgetspec_unhealthy_pod_eviction_policy,
    "unhealthyPodEvictionPolicy")

/* PodDisruptionBudgetStatus */
KIN_FIELD(int64, policy_v1_poddisruptionbudgetstatus,
    policy_v1_poddisruptionbudgetstatus_observed_generation,
    "observedGeneration")
KIN_MAP(time, policy_v1_poddisruptionbudgetstatus,
    policy_v1_poddisruptionbudgetstatus_disrupted_pods, "disruptedPods")
KIN_FIELD(int32, policy_v1_poddisruptionbudgetstatus,
    policy_v1_poddisruptionbudgetstatus_disruptions_allowed,
    "disruptionsAllowed")
KIN_FIELD(int32, policy_v1_poddisruptionbudgetstatus,
    policy_v1_poddisruptionbudgetstatus_current_healthy, "currentHealthy")
KIN_FIELD(int32, policy_v1_poddisruptionbudgetstatus,
    policy_v1_poddisruptionbudgetstatus_desired_healthy, "desiredHealthy")
KIN_FIELD(int32, policy_v1_poddisruptionbudgetstatus,
    policy_v1_poddisruptionbudgetstatus_expected_pods, "expectedPods")
KIN_STRUCT_LIST(meta_v1_condition, policy_v1_poddisruptionbudgetstatus,
    policy_v1_poddisruptionbudgetstatus_conditions, "conditions")

KIN_RESOURCE(namespaced, policy_v1_poddisruptionbudget,
    policy_v1_poddisruptionbudgets, "policy", "v1", "poddisruptionbudgets",
    "PodDisruptionBudget")
KIN_STATUS(policy_v1_poddisruptionbudget, policy_v1_poddisruptionbudgets)

KIN_END_DECLS

#endif /* KIN_API_POLICY_V1_H */
