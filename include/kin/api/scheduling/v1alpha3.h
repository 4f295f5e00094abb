/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of scheduling.k8s.io/v1alpha3.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_SCHEDULING_V1ALPHA3_H
#define KIN_API_SCHEDULING_V1ALPHA3_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(scheduling_v1alpha3_allcompositedisruptionmode)
KIN_TYPE(scheduling_v1alpha3_alldisruptionmode)
KIN_TYPE(scheduling_v1alpha3_basicschedulingpolicy)
KIN_TYPE(scheduling_v1alpha3_compositebasicschedulingpolicy)
KIN_TYPE(scheduling_v1alpha3_compositedisruptionmode)
KIN_TYPE(scheduling_v1alpha3_compositegangschedulingpolicy)
KIN_OBJECT(scheduling_v1alpha3_compositepodgroup)
KIN_TYPE(scheduling_v1alpha3_compositepodgroupschedulingconstraints)
KIN_TYPE(scheduling_v1alpha3_compositepodgroupschedulingpolicy)
KIN_TYPE(scheduling_v1alpha3_compositepodgroupspec)
KIN_TYPE(scheduling_v1alpha3_compositepodgroupstatus)
KIN_TYPE(scheduling_v1alpha3_compositepodgrouptemplate)
KIN_TYPE(scheduling_v1alpha3_disruptionmode)
KIN_TYPE(scheduling_v1alpha3_gangschedulingpolicy)
KIN_OBJECT(scheduling_v1alpha3_podgroup)
KIN_TYPE(scheduling_v1alpha3_podgroupresourceclaim)
KIN_TYPE(scheduling_v1alpha3_podgroupresourceclaimstatus)
KIN_TYPE(scheduling_v1alpha3_podgroupschedulingconstraints)
KIN_TYPE(scheduling_v1alpha3_podgroupschedulingpolicy)
KIN_TYPE(scheduling_v1alpha3_podgroupspec)
KIN_TYPE(scheduling_v1alpha3_podgroupstatus)
KIN_TYPE(scheduling_v1alpha3_podgrouptemplate)
KIN_TYPE(scheduling_v1alpha3_singlecompositedisruptionmode)
KIN_TYPE(scheduling_v1alpha3_singledisruptionmode)
KIN_TYPE(scheduling_v1alpha3_topologyconstraint)
KIN_TYPE(scheduling_v1alpha3_typedlocalobjectreference)
KIN_OBJECT(scheduling_v1alpha3_workload)
KIN_TYPE(scheduling_v1alpha3_workloadpodgroupalldisruptionmode)
KIN_TYPE(scheduling_v1alpha3_workloadpodgroupbasicschedulingpolicy)
KIN_TYPE(scheduling_v1alpha3_workloadpodgroupdisruptionmode)
KIN_TYPE(scheduling_v1alpha3_workloadpodgroupgangschedulingpolicy)
KIN_TYPE(scheduling_v1alpha3_workloadpodgroupresourceclaim)
KIN_TYPE(scheduling_v1alpha3_workloadpodgroupschedulingconstraints)
KIN_TYPE(scheduling_v1alpha3_workloadpodgroupschedulingpolicy)
KIN_TYPE(scheduling_v1alpha3_workloadpodgroupsingledisruptionmode)
KIN_TYPE(scheduling_v1alpha3_workloadreference)
KIN_TYPE(scheduling_v1alpha3_workloadspec)

/* PreemptionPolicy */
typedef enum scheduling_v1alpha3_preemptionpolicy {
    SCHEDULING_V1ALPHA3_PREEMPTIONPOLICY_OTHER, /* none of these */
    SCHEDULING_V1ALPHA3_PREEMPTIONPOLICY_NEVER,
    SCHEDULING_V1ALPHA3_PREEMPTIONPOLICY_PREEMPT_LOWER_PRIORITY,
} scheduling_v1alpha3_preemptionpolicy;
KIN_ENUM(scheduling_v1alpha3_preemptionpolicy, "Never", "PreemptLowerPriority")

/* AllCompositeDisruptionMode */

/* AllDisruptionMode */

/* BasicSchedulingPolicy */

/* CompositeBasicSchedulingPolicy */

/* CompositeDisruptionMode */
KIN_STRUCT(scheduling_v1alpha3_singlecompositedisruptionmode,
    scheduling_v1alpha3_compositedisruptionmode,
    scheduling_v1alpha3_compositedisruptionmode_single, "single")
KIN_STRUCT(scheduling_v1alpha3_allcompositedisruptionmode,
    scheduling_v1alpha3_compositedisruptionmode,
    scheduling_v1alpha3_compositedisruptionmode_all, "all")

/* CompositeGangSchedulingPolicy */
KIN_FIELD(int32, scheduling_v1alpha3_compositegangschedulingpolicy,
    scheduling_v1alpha3_compositegangschedulingpolicy_min_group_count,
    "minGroupCount")

/* CompositePodGroup */
KIN_STRUCT(meta_v1_objectmeta, scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_metadata, "metadata")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_METADATA_PATH ".metadata"
KIN_STRUCT(scheduling_v1alpha3_compositepodgroupspec,
    scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_spec, "spec")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_SPEC_PATH ".spec"
KIN_STRUCT(scheduling_v1alpha3_compositepodgroupstatus,
    scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_status, "status")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_STATUS_PATH ".status"
KIN_FIELD2(str, scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_spec_parent_composite_pod_group_name,
    "spec", "parentCompositePodGroupName")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_SPEC_PARENT_COMPOSITE_POD_GROUP_NAME_PATH \
    ".spec.parentCompositePodGroupName"
KIN_STRUCT2(scheduling_v1alpha3_workloadreference,
    scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_spec_workload_ref, "spec",
    "workloadRef")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_SPEC_WORKLOAD_REF_PATH \
    ".spec.workloadRef"
KIN_STRUCT2(scheduling_v1alpha3_compositepodgroupschedulingpolicy,
    scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_spec_scheduling_policy, "spec",
    "schedulingPolicy")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_SPEC_SCHEDULING_POLICY_PATH \
    ".spec.schedulingPolicy"
KIN_STRUCT2(scheduling_v1alpha3_compositepodgroupschedulingconstraints,
    scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_spec_scheduling_constraints, "spec",
    "schedulingConstraints")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_SPEC_SCHEDULING_CONSTRAINTS_PATH \
    ".spec.schedulingConstraints"
KIN_STRUCT2(scheduling_v1alpha3_compositedisruptionmode,
    scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_spec_disruption_mode, "spec",
    "disruptionMode")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_SPEC_DISRUPTION_MODE_PATH \
    ".spec.disruptionMode"
KIN_FIELD2(str, scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_spec_priority_class_name, "spec",
    "priorityClassName")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_SPEC_PRIORITY_CLASS_NAME_PATH \
    ".spec.priorityClassName"
KIN_FIELD2(int32, scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_spec_priority, "spec", "priority")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_SPEC_PRIORITY_PATH \
    ".spec.priority"
/** One of scheduling_v1alpha3_preemptionpolicy. */
KIN_FIELD2(str, scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_spec_preemption_policy, "spec",
    "preemptionPolicy")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_SPEC_PREEMPTION_POLICY_PATH \
    ".spec.preemptionPolicy"
KIN_STRUCT_LIST2(meta_v1_condition, scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroup_status_conditions, "status",
    "conditions")
#define SCHEDULING_V1ALPHA3_COMPOSITEPODGROUP_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* CompositePodGroupSchedulingConstraints */
KIN_STRUCT_LIST(scheduling_v1alpha3_topologyconstraint,
    scheduling_v1alpha3_compositepodgroupschedulingconstraints,
    scheduling_v1alpha3_compositepodgroupschedulingconstraints_topology,
    "topology")

/* CompositePodGroupSchedulingPolicy */
KIN_STRUCT(scheduling_v1alpha3_compositebasicschedulingpolicy,
    scheduling_v1alpha3_compositepodgroupschedulingpolicy,
    scheduling_v1alpha3_compositepodgroupschedulingpolicy_basic, "basic")
KIN_STRUCT(scheduling_v1alpha3_compositegangschedulingpolicy,
    scheduling_v1alpha3_compositepodgroupschedulingpolicy,
    scheduling_v1alpha3_compositepodgroupschedulingpolicy_gang, "gang")

/* CompositePodGroupSpec */
KIN_FIELD(str, scheduling_v1alpha3_compositepodgroupspec,
    scheduling_v1alpha3_compositepodgroupspec_parent_composite_pod_group_name,
    "parentCompositePodGroupName")
KIN_STRUCT(scheduling_v1alpha3_workloadreference,
    scheduling_v1alpha3_compositepodgroupspec,
    scheduling_v1alpha3_compositepodgroupspec_workload_ref, "workloadRef")
KIN_STRUCT(scheduling_v1alpha3_compositepodgroupschedulingpolicy,
    scheduling_v1alpha3_compositepodgroupspec,
    scheduling_v1alpha3_compositepodgroupspec_scheduling_policy,
    "schedulingPolicy")
KIN_STRUCT(scheduling_v1alpha3_compositepodgroupschedulingconstraints,
    scheduling_v1alpha3_compositepodgroupspec,
    scheduling_v1alpha3_compositepodgroupspec_scheduling_constraints,
    "schedulingConstraints")
KIN_STRUCT(scheduling_v1alpha3_compositedisruptionmode,
    scheduling_v1alpha3_compositepodgroupspec,
    scheduling_v1alpha3_compositepodgroupspec_disruption_mode, "disruptionMode")
KIN_FIELD(str, scheduling_v1alpha3_compositepodgroupspec,
    scheduling_v1alpha3_compositepodgroupspec_priority_class_name,
    "priorityClassName")
KIN_FIELD(int32, scheduling_v1alpha3_compositepodgroupspec,
    scheduling_v1alpha3_compositepodgroupspec_priority, "priority")
/** One of scheduling_v1alpha3_preemptionpolicy. */
KIN_FIELD(str, scheduling_v1alpha3_compositepodgroupspec,
    scheduling_v1alpha3_compositepodgroupspec_preemption_policy,
    "preemptionPolicy")

/* CompositePodGroupStatus */
KIN_STRUCT_LIST(meta_v1_condition, scheduling_v1alpha3_compositepodgroupstatus,
    scheduling_v1alpha3_compositepodgroupstatus_conditions, "conditions")

/* CompositePodGroupTemplate */
KIN_FIELD(str, scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_compositepodgrouptemplate_name, "name")
KIN_STRUCT(scheduling_v1alpha3_compositepodgroupschedulingpolicy,
    scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_compositepodgrouptemplate_scheduling_policy,
    "schedulingPolicy")
KIN_STRUCT(scheduling_v1alpha3_compositepodgroupschedulingconstraints,
    scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_compositepodgrouptemplate_scheduling_constraints,
    "schedulingConstraints")
KIN_STRUCT(scheduling_v1alpha3_compositedisruptionmode,
    scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_compositepodgrouptemplate_disruption_mode,
    "disruptionMode")
KIN_FIELD(str, scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_compositepodgrouptemplate_priority_class_name,
    "priorityClassName")
KIN_FIELD(int32, scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_compositepodgrouptemplate_priority, "priority")
/** One of scheduling_v1alpha3_preemptionpolicy. */
KIN_FIELD(str, scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_compositepodgrouptemplate_preemption_policy,
    "preemptionPolicy")
KIN_STRUCT_LIST(scheduling_v1alpha3_podgrouptemplate,
    scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_compositepodgrouptemplate_pod_group_templates,
    "podGroupTemplates")
KIN_STRUCT_LIST(scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_compositepodgrouptemplate_composite_pod_group_templates,
    "compositePodGroupTemplates")

/* DisruptionMode */
KIN_STRUCT(scheduling_v1alpha3_singledisruptionmode,
    scheduling_v1alpha3_disruptionmode,
    scheduling_v1alpha3_disruptionmode_single, "single")
KIN_STRUCT(scheduling_v1alpha3_alldisruptionmode,
    scheduling_v1alpha3_disruptionmode, scheduling_v1alpha3_disruptionmode_all,
    "all")

/* GangSchedulingPolicy */
KIN_FIELD(int32, scheduling_v1alpha3_gangschedulingpolicy,
    scheduling_v1alpha3_gangschedulingpolicy_min_count, "minCount")

/* PodGroup */
KIN_STRUCT(meta_v1_objectmeta, scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_metadata, "metadata")
#define SCHEDULING_V1ALPHA3_PODGROUP_METADATA_PATH ".metadata"
KIN_STRUCT(scheduling_v1alpha3_podgroupspec, scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_spec, "spec")
#define SCHEDULING_V1ALPHA3_PODGROUP_SPEC_PATH ".spec"
KIN_STRUCT(scheduling_v1alpha3_podgroupstatus, scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_status, "status")
#define SCHEDULING_V1ALPHA3_PODGROUP_STATUS_PATH ".status"
KIN_FIELD2(str, scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_spec_parent_composite_pod_group_name, "spec",
    "parentCompositePodGroupName")
#define SCHEDULING_V1ALPHA3_PODGROUP_SPEC_PARENT_COMPOSITE_POD_GROUP_NAME_PATH \
    ".spec.parentCompositePodGroupName"
KIN_STRUCT2(scheduling_v1alpha3_workloadreference, scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_spec_workload_ref, "spec", "workloadRef")
#define SCHEDULING_V1ALPHA3_PODGROUP_SPEC_WORKLOAD_REF_PATH ".spec.workloadRef"
KIN_STRUCT2(scheduling_v1alpha3_podgroupschedulingpolicy,
    scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_spec_scheduling_policy, "spec",
    "schedulingPolicy")
#define SCHEDULING_V1ALPHA3_PODGROUP_SPEC_SCHEDULING_POLICY_PATH \
    ".spec.schedulingPolicy"
KIN_STRUCT2(scheduling_v1alpha3_podgroupschedulingconstraints,
    scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_spec_scheduling_constraints, "spec",
    "schedulingConstraints")
#define SCHEDULING_V1ALPHA3_PODGROUP_SPEC_SCHEDULING_CONSTRAINTS_PATH \
    ".spec.schedulingConstraints"
KIN_STRUCT_LIST2(scheduling_v1alpha3_podgroupresourceclaim,
    scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_spec_resource_claims, "spec", "resourceClaims")
#define SCHEDULING_V1ALPHA3_PODGROUP_SPEC_RESOURCE_CLAIMS_PATH \
    ".spec.resourceClaims"
KIN_STRUCT2(scheduling_v1alpha3_disruptionmode, scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_spec_disruption_mode, "spec", "disruptionMode")
#define SCHEDULING_V1ALPHA3_PODGROUP_SPEC_DISRUPTION_MODE_PATH \
    ".spec.disruptionMode"
KIN_FIELD2(str, scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_spec_priority_class_name, "spec",
    "priorityClassName")
#define SCHEDULING_V1ALPHA3_PODGROUP_SPEC_PRIORITY_CLASS_NAME_PATH \
    ".spec.priorityClassName"
KIN_FIELD2(int32, scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_spec_priority, "spec", "priority")
#define SCHEDULING_V1ALPHA3_PODGROUP_SPEC_PRIORITY_PATH ".spec.priority"
/** One of scheduling_v1alpha3_preemptionpolicy. */
KIN_FIELD2(str, scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_spec_preemption_policy, "spec",
    "preemptionPolicy")
#define SCHEDULING_V1ALPHA3_PODGROUP_SPEC_PREEMPTION_POLICY_PATH \
    ".spec.preemptionPolicy"
KIN_STRUCT_LIST2(meta_v1_condition, scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_status_conditions, "status", "conditions")
#define SCHEDULING_V1ALPHA3_PODGROUP_STATUS_CONDITIONS_PATH ".status.conditions"
KIN_STRUCT_LIST2(scheduling_v1alpha3_podgroupresourceclaimstatus,
    scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroup_status_resource_claim_statuses, "status",
    "resourceClaimStatuses")
#define SCHEDULING_V1ALPHA3_PODGROUP_STATUS_RESOURCE_CLAIM_STATUSES_PATH \
    ".status.resourceClaimStatuses"

/* PodGroupResourceClaim */
KIN_FIELD(str, scheduling_v1alpha3_podgroupresourceclaim,
    scheduling_v1alpha3_podgroupresourceclaim_name, "name")
KIN_FIELD(str, scheduling_v1alpha3_podgroupresourceclaim,
    scheduling_v1alpha3_podgroupresourceclaim_resource_claim_name,
    "resourceClaimName")
KIN_FIELD(str, scheduling_v1alpha3_podgroupresourceclaim,
    scheduling_v1alpha3_podgroupresourceclaim_resource_claim_template_name,
    "resourceClaimTemplateName")

/* PodGroupResourceClaimStatus */
KIN_FIELD(str, scheduling_v1alpha3_podgroupresourceclaimstatus,
    scheduling_v1alpha3_podgroupresourceclaimstatus_name, "name")
KIN_FIELD(str, scheduling_v1alpha3_podgroupresourceclaimstatus,
    scheduling_v1alpha3_podgroupresourceclaimstatus_resource_claim_name,
    "resourceClaimName")

/* PodGroupSchedulingConstraints */
KIN_STRUCT_LIST(scheduling_v1alpha3_topologyconstraint,
    scheduling_v1alpha3_podgroupschedulingconstraints,
    scheduling_v1alpha3_podgroupschedulingconstraints_topology, "topology")

/* PodGroupSchedulingPolicy */
KIN_STRUCT(scheduling_v1alpha3_basicschedulingpolicy,
    scheduling_v1alpha3_podgroupschedulingpolicy,
    scheduling_v1alpha3_podgroupschedulingpolicy_basic, "basic")
KIN_STRUCT(scheduling_v1alpha3_gangschedulingpolicy,
    scheduling_v1alpha3_podgroupschedulingpolicy,
    scheduling_v1alpha3_podgroupschedulingpolicy_gang, "gang")

/* PodGroupSpec */
KIN_FIELD(str, scheduling_v1alpha3_podgroupspec,
    scheduling_v1alpha3_podgroupspec_parent_composite_pod_group_name,
    "parentCompositePodGroupName")
KIN_STRUCT(scheduling_v1alpha3_workloadreference,
    scheduling_v1alpha3_podgroupspec,
    scheduling_v1alpha3_podgroupspec_workload_ref, "workloadRef")
KIN_STRUCT(scheduling_v1alpha3_podgroupschedulingpolicy,
    scheduling_v1alpha3_podgroupspec,
    scheduling_v1alpha3_podgroupspec_scheduling_policy, "schedulingPolicy")
KIN_STRUCT(scheduling_v1alpha3_podgroupschedulingconstraints,
    scheduling_v1alpha3_podgroupspec,
    scheduling_v1alpha3_podgroupspec_scheduling_constraints,
    "schedulingConstraints")
KIN_STRUCT_LIST(scheduling_v1alpha3_podgroupresourceclaim,
    scheduling_v1alpha3_podgroupspec,
    scheduling_v1alpha3_podgroupspec_resource_claims, "resourceClaims")
KIN_STRUCT(scheduling_v1alpha3_disruptionmode, scheduling_v1alpha3_podgroupspec,
    scheduling_v1alpha3_podgroupspec_disruption_mode, "disruptionMode")
KIN_FIELD(str, scheduling_v1alpha3_podgroupspec,
    scheduling_v1alpha3_podgroupspec_priority_class_name, "priorityClassName")
KIN_FIELD(int32, scheduling_v1alpha3_podgroupspec,
    scheduling_v1alpha3_podgroupspec_priority, "priority")
/** One of scheduling_v1alpha3_preemptionpolicy. */
KIN_FIELD(str, scheduling_v1alpha3_podgroupspec,
    scheduling_v1alpha3_podgroupspec_preemption_policy, "preemptionPolicy")

/* PodGroupStatus */
KIN_STRUCT_LIST(meta_v1_condition, scheduling_v1alpha3_podgroupstatus,
    scheduling_v1alpha3_podgroupstatus_conditions, "conditions")
KIN_STRUCT_LIST(scheduling_v1alpha3_podgroupresourceclaimstatus,
    scheduling_v1alpha3_podgroupstatus,
    scheduling_v1alpha3_podgroupstatus_resource_claim_statuses,
    "resourceClaimStatuses")

/* PodGroupTemplate */
KIN_FIELD(str, scheduling_v1alpha3_podgrouptemplate,
    scheduling_v1alpha3_podgrouptemplate_name, "name")
KIN_STRUCT(scheduling_v1alpha3_podgroupschedulingpolicy,
    scheduling_v1alpha3_podgrouptemplate,
    scheduling_v1alpha3_podgrouptemplate_scheduling_policy, "schedulingPolicy")
KIN_STRUCT(scheduling_v1alpha3_podgroupschedulingconstraints,
    scheduling_v1alpha3_podgrouptemplate,
    scheduling_v1alpha3_podgrouptemplate_scheduling_constraints,
    "schedulingConstraints")
KIN_STRUCT_LIST(scheduling_v1alpha3_podgroupresourceclaim,
    scheduling_v1alpha3_podgrouptemplate,
    scheduling_v1alpha3_podgrouptemplate_resource_claims, "resourceClaims")
KIN_STRUCT(scheduling_v1alpha3_disruptionmode,
    scheduling_v1alpha3_podgrouptemplate,
    scheduling_v1alpha3_podgrouptemplate_disruption_mode, "disruptionMode")
KIN_FIELD(str, scheduling_v1alpha3_podgrouptemplate,
    scheduling_v1alpha3_podgrouptemplate_priority_class_name,
    "priorityClassName")
KIN_FIELD(int32, scheduling_v1alpha3_podgrouptemplate,
    scheduling_v1alpha3_podgrouptemplate_priority, "priority")
/** One of scheduling_v1alpha3_preemptionpolicy. */
KIN_FIELD(str, scheduling_v1alpha3_podgrouptemplate,
    scheduling_v1alpha3_podgrouptemplate_preemption_policy, "preemptionPolicy")

/* SingleCompositeDisruptionMode */

/* SingleDisruptionMode */

/* TopologyConstraint */
KIN_FIELD(str, scheduling_v1alpha3_topologyconstraint,
    scheduling_v1alpha3_topologyconstraint_key, "key")

/* TypedLocalObjectReference */
KIN_FIELD(str, scheduling_v1alpha3_typedlocalobjectreference,
    scheduling_v1alpha3_typedlocalobjectreference_api_group, "apiGroup")
KIN_FIELD(str, scheduling_v1alpha3_typedlocalobjectreference,
    scheduling_v1alpha3_typedlocalobjectreference_kind, "kind")
KIN_FIELD(str, scheduling_v1alpha3_typedlocalobjectreference,
    scheduling_v1alpha3_typedlocalobjectreference_name, "name")

/* Workload */
KIN_STRUCT(meta_v1_objectmeta, scheduling_v1alpha3_workload,
    scheduling_v1alpha3_workload_metadata, "metadata")
#define SCHEDULING_V1ALPHA3_WORKLOAD_METADATA_PATH ".metadata"
KIN_STRUCT(scheduling_v1alpha3_workloadspec, scheduling_v1alpha3_workload,
    scheduling_v1alpha3_workload_spec, "spec")
#define SCHEDULING_V1ALPHA3_WORKLOAD_SPEC_PATH ".spec"
KIN_STRUCT2(scheduling_v1alpha3_typedlocalobjectreference,
    scheduling_v1alpha3_workload,
    scheduling_v1alpha3_workload_spec_controller_ref, "spec", "controllerRef")
#define SCHEDULING_V1ALPHA3_WORKLOAD_SPEC_CONTROLLER_REF_PATH \
    ".spec.controllerRef"
KIN_STRUCT_LIST2(scheduling_v1alpha3_podgrouptemplate,
    scheduling_v1alpha3_workload,
    scheduling_v1alpha3_workload_spec_pod_group_templates, "spec",
    "podGroupTemplates")
#define SCHEDULING_V1ALPHA3_WORKLOAD_SPEC_POD_GROUP_TEMPLATES_PATH \
    ".spec.podGroupTemplates"
KIN_STRUCT_LIST2(scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_workload,
    scheduling_v1alpha3_workload_spec_composite_pod_group_templates, "spec",
    "compositePodGroupTemplates")
#define SCHEDULING_V1ALPHA3_WORKLOAD_SPEC_COMPOSITE_POD_GROUP_TEMPLATES_PATH \
    ".spec.compositePodGroupTemplates"

/* WorkloadPodGroupAllDisruptionMode */

/* WorkloadPodGroupBasicSchedulingPolicy */

/* WorkloadPodGroupDisruptionMode */
KIN_STRUCT(scheduling_v1alpha3_workloadpodgroupsingledisruptionmode,
    scheduling_v1alpha3_workloadpodgroupdisruptionmode,
    scheduling_v1alpha3_workloadpodgroupdisruptionmode_single, "single")
KIN_STRUCT(scheduling_v1alpha3_workloadpodgroupalldisruptionmode,
    scheduling_v1alpha3_workloadpodgroupdisruptionmode,
    scheduling_v1alpha3_workloadpodgroupdisruptionmode_all, "all")

/* WorkloadPodGroupGangSchedulingPolicy */
KIN_FIELD(int32, scheduling_v1alpha3_workloadpodgroupgangschedulingpolicy,
    scheduling_v1alpha3_workloadpodgroupgangschedulingpolicy_min_count,
    "minCount")

/* WorkloadPodGroupResourceClaim */
KIN_FIELD(str, scheduling_v1alpha3_workloadpodgroupresourceclaim,
    scheduling_v1alpha3_workloadpodgroupresourceclaim_name, "name")
KIN_FIELD(str, scheduling_v1alpha3_workloadpodgroupresourceclaim,
    scheduling_v1alpha3_workloadpodgroupresourceclaim_resource_claim_name,
    "resourceClaimName")
KIN_FIELD(str, scheduling_v1alpha3_workloadpodgroupresourceclaim,
    scheduling_v1alpha3_workloadpodgroupresourceclaim_resource_claim_template_name,
    "resourceClaimTemplateName")

/* WorkloadPodGroupSchedulingConstraints */
KIN_STRUCT_LIST(scheduling_v1alpha3_topologyconstraint,
    scheduling_v1alpha3_workloadpodgroupschedulingconstraints,
    scheduling_v1alpha3_workloadpodgroupschedulingconstraints_topology,
    "topology")

/* WorkloadPodGroupSchedulingPolicy */
KIN_STRUCT(scheduling_v1alpha3_workloadpodgroupbasicschedulingpolicy,
    scheduling_v1alpha3_workloadpodgroupschedulingpolicy,
    scheduling_v1alpha3_workloadpodgroupschedulingpolicy_basic, "basic")
KIN_STRUCT(scheduling_v1alpha3_workloadpodgroupgangschedulingpolicy,
    scheduling_v1alpha3_workloadpodgroupschedulingpolicy,
    scheduling_v1alpha3_workloadpodgroupschedulingpolicy_gang, "gang")

/* WorkloadPodGroupSingleDisruptionMode */

/* WorkloadReference */
KIN_FIELD(str, scheduling_v1alpha3_workloadreference,
    scheduling_v1alpha3_workloadreference_workload_name, "workloadName")
KIN_FIELD(str, scheduling_v1alpha3_workloadreference,
    scheduling_v1alpha3_workloadreference_template_name, "templateName")

/* WorkloadSpec */
KIN_STRUCT(scheduling_v1alpha3_typedlocalobjectreference,
    scheduling_v1alpha3_workloadspec,
    scheduling_v1alpha3_workloadspec_controller_ref, "controllerRef")
KIN_STRUCT_LIST(scheduling_v1alpha3_podgrouptemplate,
    scheduling_v1alpha3_workloadspec,
    scheduling_v1alpha3_workloadspec_pod_group_templates, "podGroupTemplates")
KIN_STRUCT_LIST(scheduling_v1alpha3_compositepodgrouptemplate,
    scheduling_v1alpha3_workloadspec,
    scheduling_v1alpha3_workloadspec_composite_pod_group_templates,
    "compositePodGroupTemplates")

KIN_RESOURCE(namespaced, scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroups, "scheduling.k8s.io", "v1alpha3",
    "compositepodgroups", "CompositePodGroup")
KIN_STATUS(scheduling_v1alpha3_compositepodgroup,
    scheduling_v1alpha3_compositepodgroups)

KIN_RESOURCE(namespaced, scheduling_v1alpha3_podgroup,
    scheduling_v1alpha3_podgroups, "scheduling.k8s.io", "v1alpha3", "podgroups",
    "PodGroup")
KIN_STATUS(scheduling_v1alpha3_podgroup, scheduling_v1alpha3_podgroups)

KIN_RESOURCE(namespaced, scheduling_v1alpha3_workload,
    scheduling_v1alpha3_workloads, "scheduling.k8s.io", "v1alpha3", "workloads",
    "Workload")

KIN_END_DECLS

#endif /* KIN_API_SCHEDULING_V1ALPHA3_H */
