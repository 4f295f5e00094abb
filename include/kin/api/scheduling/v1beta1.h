/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of scheduling.k8s.io/v1beta1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_SCHEDULING_V1BETA1_H
#define KIN_API_SCHEDULING_V1BETA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(scheduling_v1beta1_allcompositedisruptionmode)
KIN_TYPE(scheduling_v1beta1_alldisruptionmode)
KIN_TYPE(scheduling_v1beta1_basicschedulingpolicy)
KIN_TYPE(scheduling_v1beta1_compositebasicschedulingpolicy)
KIN_TYPE(scheduling_v1beta1_compositedisruptionmode)
KIN_TYPE(scheduling_v1beta1_compositegangschedulingpolicy)
KIN_TYPE(scheduling_v1beta1_compositepodgroupschedulingconstraints)
KIN_TYPE(scheduling_v1beta1_compositepodgroupschedulingpolicy)
KIN_TYPE(scheduling_v1beta1_compositepodgrouptemplate)
KIN_TYPE(scheduling_v1beta1_disruptionmode)
KIN_TYPE(scheduling_v1beta1_gangschedulingpolicy)
KIN_OBJECT(scheduling_v1beta1_podgroup)
KIN_TYPE(scheduling_v1beta1_podgroupresourceclaim)
KIN_TYPE(scheduling_v1beta1_podgroupresourceclaimstatus)
KIN_TYPE(scheduling_v1beta1_podgroupschedulingconstraints)
KIN_TYPE(scheduling_v1beta1_podgroupschedulingpolicy)
KIN_TYPE(scheduling_v1beta1_podgroupspec)
KIN_TYPE(scheduling_v1beta1_podgroupstatus)
KIN_TYPE(scheduling_v1beta1_podgrouptemplate)
KIN_OBJECT(scheduling_v1beta1_priorityclass)
KIN_TYPE(scheduling_v1beta1_singlecompositedisruptionmode)
KIN_TYPE(scheduling_v1beta1_singledisruptionmode)
KIN_TYPE(scheduling_v1beta1_topologyconstraint)
KIN_TYPE(scheduling_v1beta1_typedlocalobjectreference)
KIN_OBJECT(scheduling_v1beta1_workload)
KIN_TYPE(scheduling_v1beta1_workloadreference)
KIN_TYPE(scheduling_v1beta1_workloadspec)

/* PreemptionPolicy */
typedef enum scheduling_v1beta1_preemptionpolicy {
    SCHEDULING_V1BETA1_PREEMPTIONPOLICY_OTHER, /* none of these */
    SCHEDULING_V1BETA1_PREEMPTIONPOLICY_NEVER,
    SCHEDULING_V1BETA1_PREEMPTIONPOLICY_PREEMPT_LOWER_PRIORITY,
} scheduling_v1beta1_preemptionpolicy;
KIN_ENUM(scheduling_v1beta1_preemptionpolicy, "Never", "PreemptLowerPriority")

/* AllCompositeDisruptionMode */

/* AllDisruptionMode */

/* BasicSchedulingPolicy */

/* CompositeBasicSchedulingPolicy */

/* CompositeDisruptionMode */
KIN_STRUCT(scheduling_v1beta1_singlecompositedisruptionmode,
    scheduling_v1beta1_compositedisruptionmode,
    scheduling_v1beta1_compositedisruptionmode_single, "single")
KIN_STRUCT(scheduling_v1beta1_allcompositedisruptionmode,
    scheduling_v1beta1_compositedisruptionmode,
    scheduling_v1beta1_compositedisruptionmode_all, "all")

/* CompositeGangSchedulingPolicy */
KIN_FIELD(int32, scheduling_v1beta1_compositegangschedulingpolicy,
    scheduling_v1beta1_compositegangschedulingpolicy_min_group_count,
    "minGroupCount")

/* CompositePodGroupSchedulingConstraints */
KIN_STRUCT_LIST(scheduling_v1beta1_topologyconstraint,
    scheduling_v1beta1_compositepodgroupschedulingconstraints,
    scheduling_v1beta1_compositepodgroupschedulingconstraints_topology,
    "topology")

/* CompositePodGroupSchedulingPolicy */
KIN_STRUCT(scheduling_v1beta1_compositebasicschedulingpolicy,
    scheduling_v1beta1_compositepodgroupschedulingpolicy,
    scheduling_v1beta1_compositepodgroupschedulingpolicy_basic, "basic")
KIN_STRUCT(scheduling_v1beta1_compositegangschedulingpolicy,
    scheduling_v1beta1_compositepodgroupschedulingpolicy,
    scheduling_v1beta1_compositepodgroupschedulingpolicy_gang, "gang")

/* CompositePodGroupTemplate */
KIN_FIELD(str, scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_compositepodgrouptemplate_name, "name")
KIN_STRUCT(scheduling_v1beta1_compositepodgroupschedulingpolicy,
    scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_compositepodgrouptemplate_scheduling_policy,
    "schedulingPolicy")
KIN_STRUCT(scheduling_v1beta1_compositepodgroupschedulingconstraints,
    scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_compositepodgrouptemplate_scheduling_constraints,
    "schedulingConstraints")
KIN_STRUCT(scheduling_v1beta1_compositedisruptionmode,
    scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_compositepodgrouptemplate_disruption_mode,
    "disruptionMode")
KIN_FIELD(str, scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_compositepodgrouptemplate_priority_class_name,
    "priorityClassName")
KIN_FIELD(int32, scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_compositepodgrouptemplate_priority, "priority")
/** One of scheduling_v1beta1_preemptionpolicy. */
KIN_FIELD(str, scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_compositepodgrouptemplate_preemption_policy,
    "preemptionPolicy")
KIN_STRUCT_LIST(scheduling_v1beta1_podgrouptemplate,
    scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_compositepodgrouptemplate_pod_group_templates,
    "podGroupTemplates")
KIN_STRUCT_LIST(scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_compositepodgrouptemplate_composite_pod_group_templates,
    "compositePodGroupTemplates")

/* DisruptionMode */
KIN_STRUCT(scheduling_v1beta1_singledisruptionmode,
    scheduling_v1beta1_disruptionmode, scheduling_v1beta1_disruptionmode_single,
    "single")
KIN_STRUCT(scheduling_v1beta1_alldisruptionmode,
    scheduling_v1beta1_disruptionmode, scheduling_v1beta1_disruptionmode_all,
    "all")

/* GangSchedulingPolicy */
KIN_FIELD(int32, scheduling_v1beta1_gangschedulingpolicy,
    scheduling_v1beta1_gangschedulingpolicy_min_count, "minCount")

/* PodGroup */
KIN_STRUCT(meta_v1_objectmeta, scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_metadata, "metadata")
#define SCHEDULING_V1BETA1_PODGROUP_METADATA_PATH ".metadata"
KIN_STRUCT(scheduling_v1beta1_podgroupspec, scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_spec, "spec")
#define SCHEDULING_V1BETA1_PODGROUP_SPEC_PATH ".spec"
KIN_STRUCT(scheduling_v1beta1_podgroupstatus, scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_status, "status")
#define SCHEDULING_V1BETA1_PODGROUP_STATUS_PATH ".status"
KIN_FIELD2(str, scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_spec_parent_composite_pod_group_name, "spec",
    "parentCompositePodGroupName")
#define SCHEDULING_V1BETA1_PODGROUP_SPEC_PARENT_COMPOSITE_POD_GROUP_NAME_PATH \
    ".spec.parentCompositePodGroupName"
KIN_STRUCT2(scheduling_v1beta1_workloadreference, scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_spec_workload_ref, "spec", "workloadRef")
#define SCHEDULING_V1BETA1_PODGROUP_SPEC_WORKLOAD_REF_PATH ".spec.workloadRef"
KIN_STRUCT2(scheduling_v1beta1_podgroupschedulingpolicy,
    scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_spec_scheduling_policy, "spec",
    "schedulingPolicy")
#define SCHEDULING_V1BETA1_PODGROUP_SPEC_SCHEDULING_POLICY_PATH \
    ".spec.schedulingPolicy"
KIN_STRUCT2(scheduling_v1beta1_podgroupschedulingconstraints,
    scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_spec_scheduling_constraints, "spec",
    "schedulingConstraints")
#define SCHEDULING_V1BETA1_PODGROUP_SPEC_SCHEDULING_CONSTRAINTS_PATH \
    ".spec.schedulingConstraints"
KIN_STRUCT_LIST2(scheduling_v1beta1_podgroupresourceclaim,
    scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_spec_resource_claims, "spec", "resourceClaims")
#define SCHEDULING_V1BETA1_PODGROUP_SPEC_RESOURCE_CLAIMS_PATH \
    ".spec.resourceClaims"
KIN_STRUCT2(scheduling_v1beta1_disruptionmode, scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_spec_disruption_mode, "spec", "disruptionMode")
#define SCHEDULING_V1BETA1_PODGROUP_SPEC_DISRUPTION_MODE_PATH \
    ".spec.disruptionMode"
KIN_FIELD2(str, scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_spec_priority_class_name, "spec",
    "priorityClassName")
#define SCHEDULING_V1BETA1_PODGROUP_SPEC_PRIORITY_CLASS_NAME_PATH \
    ".spec.priorityClassName"
KIN_FIELD2(int32, scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_spec_priority, "spec", "priority")
#define SCHEDULING_V1BETA1_PODGROUP_SPEC_PRIORITY_PATH ".spec.priority"
/** One of scheduling_v1beta1_preemptionpolicy. */
KIN_FIELD2(str, scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_spec_preemption_policy, "spec",
    "preemptionPolicy")
#define SCHEDULING_V1BETA1_PODGROUP_SPEC_PREEMPTION_POLICY_PATH \
    ".spec.preemptionPolicy"
KIN_STRUCT_LIST2(meta_v1_condition, scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_status_conditions, "status", "conditions")
#define SCHEDULING_V1BETA1_PODGROUP_STATUS_CONDITIONS_PATH ".status.conditions"
KIN_STRUCT_LIST2(scheduling_v1beta1_podgroupresourceclaimstatus,
    scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroup_status_resource_claim_statuses, "status",
    "resourceClaimStatuses")
#define SCHEDULING_V1BETA1_PODGROUP_STATUS_RESOURCE_CLAIM_STATUSES_PATH \
    ".status.resourceClaimStatuses"

/* PodGroupResourceClaim */
KIN_FIELD(str, scheduling_v1beta1_podgroupresourceclaim,
    scheduling_v1beta1_podgroupresourceclaim_name, "name")
KIN_FIELD(str, scheduling_v1beta1_podgroupresourceclaim,
    scheduling_v1beta1_podgroupresourceclaim_resource_claim_name,
    "resourceClaimName")
KIN_FIELD(str, scheduling_v1beta1_podgroupresourceclaim,
    scheduling_v1beta1_podgroupresourceclaim_resource_claim_template_name,
    "resourceClaimTemplateName")

/* PodGroupResourceClaimStatus */
KIN_FIELD(str, scheduling_v1beta1_podgroupresourceclaimstatus,
    scheduling_v1beta1_podgroupresourceclaimstatus_name, "name")
KIN_FIELD(str, scheduling_v1beta1_podgroupresourceclaimstatus,
    scheduling_v1beta1_podgroupresourceclaimstatus_resource_claim_name,
    "resourceClaimName")

/* PodGroupSchedulingConstraints */
KIN_STRUCT_LIST(scheduling_v1beta1_topologyconstraint,
    scheduling_v1beta1_podgroupschedulingconstraints,
    scheduling_v1beta1_podgroupschedulingconstraints_topology, "topology")

/* PodGroupSchedulingPolicy */
KIN_STRUCT(scheduling_v1beta1_basicschedulingpolicy,
    scheduling_v1beta1_podgroupschedulingpolicy,
    scheduling_v1beta1_podgroupschedulingpolicy_basic, "basic")
KIN_STRUCT(scheduling_v1beta1_gangschedulingpolicy,
    scheduling_v1beta1_podgroupschedulingpolicy,
    scheduling_v1beta1_podgroupschedulingpolicy_gang, "gang")

/* PodGroupSpec */
KIN_FIELD(str, scheduling_v1beta1_podgroupspec,
    scheduling_v1beta1_podgroupspec_parent_composite_pod_group_name,
    "parentCompositePodGroupName")
KIN_STRUCT(scheduling_v1beta1_workloadreference,
    scheduling_v1beta1_podgroupspec,
    scheduling_v1beta1_podgroupspec_workload_ref, "workloadRef")
KIN_STRUCT(scheduling_v1beta1_podgroupschedulingpolicy,
    scheduling_v1beta1_podgroupspec,
    scheduling_v1beta1_podgroupspec_scheduling_policy, "schedulingPolicy")
KIN_STRUCT(scheduling_v1beta1_podgroupschedulingconstraints,
    scheduling_v1beta1_podgroupspec,
    scheduling_v1beta1_podgroupspec_scheduling_constraints,
    "schedulingConstraints")
KIN_STRUCT_LIST(scheduling_v1beta1_podgroupresourceclaim,
    scheduling_v1beta1_podgroupspec,
    scheduling_v1beta1_podgroupspec_resource_claims, "resourceClaims")
KIN_STRUCT(scheduling_v1beta1_disruptionmode, scheduling_v1beta1_podgroupspec,
    scheduling_v1beta1_podgroupspec_disruption_mode, "disruptionMode")
KIN_FIELD(str, scheduling_v1beta1_podgroupspec,
    scheduling_v1beta1_podgroupspec_priority_class_name, "priorityClassName")
KIN_FIELD(int32, scheduling_v1beta1_podgroupspec,
    scheduling_v1beta1_podgroupspec_priority, "priority")
/** One of scheduling_v1beta1_preemptionpolicy. */
KIN_FIELD(str, scheduling_v1beta1_podgroupspec,
    scheduling_v1beta1_podgroupspec_preemption_policy, "preemptionPolicy")

/* PodGroupStatus */
KIN_STRUCT_LIST(meta_v1_condition, scheduling_v1beta1_podgroupstatus,
    scheduling_v1beta1_podgroupstatus_conditions, "conditions")
KIN_STRUCT_LIST(scheduling_v1beta1_podgroupresourceclaimstatus,
    scheduling_v1beta1_podgroupstatus,
    scheduling_v1beta1_podgroupstatus_resource_claim_statuses,
    "resourceClaimStatuses")

/* PodGroupTemplate */
KIN_FIELD(str, scheduling_v1beta1_podgrouptemplate,
    scheduling_v1beta1_podgrouptemplate_name, "name")
KIN_STRUCT(scheduling_v1beta1_podgroupschedulingpolicy,
    scheduling_v1beta1_podgrouptemplate,
    scheduling_v1beta1_podgrouptemplate_scheduling_policy, "schedulingPolicy")
KIN_STRUCT(scheduling_v1beta1_podgroupschedulingconstraints,
    scheduling_v1beta1_podgrouptemplate,
    scheduling_v1beta1_podgrouptemplate_scheduling_constraints,
    "schedulingConstraints")
KIN_STRUCT_LIST(scheduling_v1beta1_podgroupresourceclaim,
    scheduling_v1beta1_podgrouptemplate,
    scheduling_v1beta1_podgrouptemplate_resource_claims, "resourceClaims")
KIN_STRUCT(scheduling_v1beta1_disruptionmode,
    scheduling_v1beta1_podgrouptemplate,
    scheduling_v1beta1_podgrouptemplate_disruption_mode, "disruptionMode")
KIN_FIELD(str, scheduling_v1beta1_podgrouptemplate,
    scheduling_v1beta1_podgrouptemplate_priority_class_name,
    "priorityClassName")
KIN_FIELD(int32, scheduling_v1beta1_podgrouptemplate,
    scheduling_v1beta1_podgrouptemplate_priority, "priority")
/** One of scheduling_v1beta1_preemptionpolicy. */
KIN_FIELD(str, scheduling_v1beta1_podgrouptemplate,
    scheduling_v1beta1_podgrouptemplate_preemption_policy, "preemptionPolicy")

/* PriorityClass */
KIN_STRUCT(meta_v1_objectmeta, scheduling_v1beta1_priorityclass,
    scheduling_v1beta1_priorityclass_metadata, "metadata")
#define SCHEDULING_V1BETA1_PRIORITYCLASS_METADATA_PATH ".metadata"
KIN_FIELD(int32, scheduling_v1beta1_priorityclass,
    scheduling_v1beta1_priorityclass_value, "value")
#define SCHEDULING_V1BETA1_PRIORITYCLASS_VALUE_PATH ".value"
KIN_FIELD(boolean, scheduling_v1beta1_priorityclass,
    scheduling_v1beta1_priorityclass_global_default, "globalDefault")
#define SCHEDULING_V1BETA1_PRIORITYCLASS_GLOBAL_DEFAULT_PATH ".globalDefault"
KIN_FIELD(str, scheduling_v1beta1_priorityclass,
    scheduling_v1beta1_priorityclass_description, "description")
#define SCHEDULING_V1BETA1_PRIORITYCLASS_DESCRIPTION_PATH ".description"
/** One of core_v1_preemptionpolicy. */
KIN_FIELD(str, scheduling_v1beta1_priorityclass,
    scheduling_v1beta1_priorityclass_preemption_policy, "preemptionPolicy")
#define SCHEDULING_V1BETA1_PRIORITYCLASS_PREEMPTION_POLICY_PATH \
    ".preemptionPolicy"

/* SingleCompositeDisruptionMode */

/* SingleDisruptionMode */

/* TopologyConstraint */
KIN_FIELD(str, scheduling_v1beta1_topologyconstraint,
    scheduling_v1beta1_topologyconstraint_key, "key")

/* TypedLocalObjectReference */
KIN_FIELD(str, scheduling_v1beta1_typedlocalobjectreference,
    scheduling_v1beta1_typedlocalobjectreference_api_group, "apiGroup")
KIN_FIELD(str, scheduling_v1beta1_typedlocalobjectreference,
    scheduling_v1beta1_typedlocalobjectreference_kind, "kind")
KIN_FIELD(str, scheduling_v1beta1_typedlocalobjectreference,
    scheduling_v1beta1_typedlocalobjectreference_name, "name")

/* Workload */
KIN_STRUCT(meta_v1_objectmeta, scheduling_v1beta1_workload,
    scheduling_v1beta1_workload_metadata, "metadata")
#define SCHEDULING_V1BETA1_WORKLOAD_METADATA_PATH ".metadata"
KIN_STRUCT(scheduling_v1beta1_workloadspec, scheduling_v1beta1_workload,
    scheduling_v1beta1_workload_spec, "spec")
#define SCHEDULING_V1BETA1_WORKLOAD_SPEC_PATH ".spec"
KIN_STRUCT2(scheduling_v1beta1_typedlocalobjectreference,
    scheduling_v1beta1_workload,
    scheduling_v1beta1_workload_spec_controller_ref, "spec", "controllerRef")
#define SCHEDULING_V1BETA1_WORKLOAD_SPEC_CONTROLLER_REF_PATH \
    ".spec.controllerRef"
KIN_STRUCT_LIST2(scheduling_v1beta1_podgrouptemplate,
    scheduling_v1beta1_workload,
    scheduling_v1beta1_workload_spec_pod_group_templates, "spec",
    "podGroupTemplates")
#define SCHEDULING_V1BETA1_WORKLOAD_SPEC_POD_GROUP_TEMPLATES_PATH \
    ".spec.podGroupTemplates"
KIN_STRUCT_LIST2(scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_workload,
    scheduling_v1beta1_workload_spec_composite_pod_group_templates, "spec",
    "compositePodGroupTemplates")
#define SCHEDULING_V1BETA1_WORKLOAD_SPEC_COMPOSITE_POD_GROUP_TEMPLATES_PATH \
    ".spec.compositePodGroupTemplates"

/* WorkloadReference */
KIN_FIELD(str, scheduling_v1beta1_workloadreference,
    scheduling_v1beta1_workloadreference_workload_name, "workloadName")
KIN_FIELD(str, scheduling_v1beta1_workloadreference,
    scheduling_v1beta1_workloadreference_template_name, "templateName")

/* WorkloadSpec */
KIN_STRUCT(scheduling_v1beta1_typedlocalobjectreference,
    scheduling_v1beta1_workloadspec,
    scheduling_v1beta1_workloadspec_controller_ref, "controllerRef")
KIN_STRUCT_LIST(scheduling_v1beta1_podgrouptemplate,
    scheduling_v1beta1_workloadspec,
    scheduling_v1beta1_workloadspec_pod_group_templates, "podGroupTemplates")
KIN_STRUCT_LIST(scheduling_v1beta1_compositepodgrouptemplate,
    scheduling_v1beta1_workloadspec,
    scheduling_v1beta1_workloadspec_composite_pod_group_templates,
    "compositePodGroupTemplates")

KIN_RESOURCE(namespaced, scheduling_v1beta1_podgroup,
    scheduling_v1beta1_podgroups, "scheduling.k8s.io", "v1beta1", "podgroups",
    "PodGroup")
KIN_STATUS(scheduling_v1beta1_podgroup, scheduling_v1beta1_podgroups)

KIN_RESOURCE(cluster, scheduling_v1beta1_priorityclass,
    scheduling_v1beta1_priorityclasses, "scheduling.k8s.io", "v1beta1",
    "priorityclasses", "PriorityClass")

KIN_RESOURCE(namespaced, scheduling_v1beta1_workload,
    scheduling_v1beta1_workloads, "scheduling.k8s.io", "v1beta1", "workloads",
    "Workload")

KIN_END_DECLS

#endif /* KIN_API_SCHEDULING_V1BETA1_H */
