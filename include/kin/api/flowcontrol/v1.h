/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of flowcontrol.apiserver.k8s.io/v1.
 * kin/typed.h tells what each line gives.
 *
 * Names that are not as the rule has them:
 *   prioritylevelconfiguration
 *     is prioritylevel
 */
#ifndef KIN_API_FLOWCONTROL_V1_H
#define KIN_API_FLOWCONTROL_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(flowcontrol_v1_exemptprioritylevel)
KIN_TYPE(flowcontrol_v1_flowdistinguishermethod)
KIN_OBJECT(flowcontrol_v1_flowschema)
KIN_TYPE(flowcontrol_v1_flowschemacondition)
KIN_TYPE(flowcontrol_v1_flowschemaspec)
KIN_TYPE(flowcontrol_v1_flowschemastatus)
KIN_TYPE(flowcontrol_v1_groupsubject)
KIN_TYPE(flowcontrol_v1_limitresponse)
KIN_TYPE(flowcontrol_v1_limitedprioritylevel)
KIN_TYPE(flowcontrol_v1_nonresourcepolicyrule)
KIN_TYPE(flowcontrol_v1_policyruleswithsubjects)
KIN_OBJECT(flowcontrol_v1_prioritylevel)
KIN_TYPE(flowcontrol_v1_prioritylevelcondition)
KIN_TYPE(flowcontrol_v1_prioritylevelreference)
KIN_TYPE(flowcontrol_v1_prioritylevelspec)
KIN_TYPE(flowcontrol_v1_prioritylevelstatus)
KIN_TYPE(flowcontrol_v1_queuingconfiguration)
KIN_TYPE(flowcontrol_v1_resourcepolicyrule)
KIN_TYPE(flowcontrol_v1_serviceaccountsubject)
KIN_TYPE(flowcontrol_v1_subject)
KIN_TYPE(flowcontrol_v1_usersubject)

/* ExemptPriorityLevelConfiguration */
KIN_FIELD(int32, flowcontrol_v1_exemptprioritylevel,
    flowcontrol_v1_exemptprioritylevel_nominal_concurrency_shares,
    "nominalConcurrencyShares")
KIN_FIELD(int32, flowcontrol_v1_exemptprioritylevel,
    flowcontrol_v1_exemptprioritylevel_lendable_percent, "lendablePercent")

/* FlowDistinguisherMethod */
KIN_FIELD(str, flowcontrol_v1_flowdistinguishermethod,
    flowcontrol_v1_flowdistinguishermethod_type, "type")

/* FlowSchema */
KIN_STRUCT(meta_v1_objectmeta, flowcontrol_v1_flowschema,
    flowcontrol_v1_flowschema_metadata, "metadata")
#define FLOWCONTROL_V1_FLOWSCHEMA_METADATA_PATH ".metadata"
KIN_STRUCT(flowcontrol_v1_flowschemaspec, flowcontrol_v1_flowschema,
    flowcontrol_v1_flowschema_spec, "spec")
#define FLOWCONTROL_V1_FLOWSCHEMA_SPEC_PATH ".spec"
KIN_STRUCT(flowcontrol_v1_flowschemastatus, flowcontrol_v1_flowschema,
    flowcontrol_v1_flowschema_status, "status")
#define FLOWCONTROL_V1_FLOWSCHEMA_STATUS_PATH ".status"
KIN_STRUCT2(flowcontrol_v1_prioritylevelreference, flowcontrol_v1_flowschema,
    flowcontrol_v1_flowschema_spec_priority_level_configuration, "spec",
    "priorityLevelConfiguration")
#define FLOWCONTROL_V1_FLOWSCHEMA_SPEC_PRIORITY_LEVEL_CONFIGURATION_PATH \
    ".spec.priorityLevelConfiguration"
KIN_FIELD2(int32, flowcontrol_v1_flowschema,
    flowcontrol_v1_flowschema_spec_matching_precedence, "spec",
    "matchingPrecedence")
#define FLOWCONTROL_V1_FLOWSCHEMA_SPEC_MATCHING_PRECEDENCE_PATH \
    ".spec.matchingPrecedence"
KIN_STRUCT2(flowcontrol_v1_flowdistinguishermethod, flowcontrol_v1_flowschema,
    flowcontrol_v1_flowschema_spec_distinguisher_method, "spec",
    "distinguisherMethod")
#define FLOWCONTROL_V1_FLOWSCHEMA_SPEC_DISTINGUISHER_METHOD_PATH \
    ".spec.distinguisherMethod"
KIN_STRUCT_LIST2(flowcontrol_v1_policyruleswithsubjects,
    flowcontrol_v1_flowschema, flowcontrol_v1_flowschema_spec_rules, "spec",
    "rules")
#define FLOWCONTROL_V1_FLOWSCHEMA_SPEC_RULES_PATH ".spec.rules"
KIN_STRUCT_LIST2(flowcontrol_v1_flowschemacondition, flowcontrol_v1_flowschema,
    flowcontrol_v1_flowschema_status_conditions, "status", "conditions")
#define FLOWCONTROL_V1_FLOWSCHEMA_STATUS_CONDITIONS_PATH ".status.conditions"

/* FlowSchemaCondition */
KIN_FIELD(str, flowcontrol_v1_flowschemacondition,
    flowcontrol_v1_flowschemacondition_type, "type")
KIN_FIELD(str, flowcontrol_v1_flowschemacondition,
    flowcontrol_v1_flowschemacondition_status, "status")
KIN_FIELD(time, flowcontrol_v1_flowschemacondition,
    flowcontrol_v1_flowschemacondition_last_transition_time,
    "lastTransitionTime")
KIN_FIELD(str, flowcontrol_v1_flowschemacondition,
    flowcontrol_v1_flowschemacondition_reason, "reason")
KIN_FIELD(str, flowcontrol_v1_flowschemacondition,
    flowcontrol_v1_flowschemacondition_message, "message")

/* FlowSchemaSpec */
KIN_STRUCT(flowcontrol_v1_prioritylevelreference, flowcontrol_v1_flowschemaspec,
    flowcontrol_v1_flowschemaspec_priority_level_configuration,
    "priorityLevelConfiguration")
KIN_FIELD(int32, flowcontrol_v1_flowschemaspec,
    flowcontrol_v1_flowschemaspec_matching_precedence, "matchingPrecedence")
KIN_STRUCT(flowcontrol_v1_flowdistinguishermethod,
    flowcontrol_v1_flowschemaspec,
    flowcontrol_v1_flowschemaspec_distinguisher_method, "distinguisherMethod")
KIN_STRUCT_LIST(flowcontrol_v1_policyruleswithsubjects,
    flowcontrol_v1_flowschemaspec, flowcontrol_v1_flowschemaspec_rules, "rules")

/* FlowSchemaStatus */
KIN_STRUCT_LIST(flowcontrol_v1_flowschemacondition,
    flowcontrol_v1_flowschemastatus, flowcontrol_v1_flowschemastatus_conditions,
    "conditions")

/* GroupSubject */
KIN_FIELD(str, flowcontrol_v1_groupsubject, flowcontrol_v1_groupsubject_name,
    "name")

/* LimitResponse */
KIN_FIELD(str, flowcontrol_v1_limitresponse, flowcontrol_v1_limitresponse_type,
    "type")
KIN_STRUCT(flowcontrol_v1_queuingconfiguration, flowcontrol_v1_limitresponse,
    flowcontrol_v1_limitresponse_queuing, "queuing")

/* LimitedPriorityLevelConfiguration */
KIN_FIELD(int32, flowcontrol_v1_limitedprioritylevel,
    flowcontrol_v1_limitedprioritylevel_nominal_concurrency_shares,
    "nominalConcurrencyShares")
KIN_STRUCT(flowcontrol_v1_limitresponse, flowcontrol_v1_limitedprioritylevel,
    flowcontrol_v1_limitedprioritylevel_limit_response, "limitResponse")
KIN_FIELD(int32, flowcontrol_v1_limitedprioritylevel,
    flowcontrol_v1_limitedprioritylevel_lendable_percent, "lendablePercent")
KIN_FIELD(int32, flowcontrol_v1_limitedprioritylevel,
    flowcontrol_v1_limitedprioritylevel_borrowing_limit_percent,
    "borrowingLimitPercent")

/* NonResourcePolicyRule */
KIN_LIST(str, flowcontrol_v1_nonresourcepolicyrule,
    flowcontrol_v1_nonresourcepolicyrule_verbs, "verbs")
KIN_LIST(str, flowcontrol_v1_nonresourcepolicyrule,
    flowcontrol_v1_nonresourcepolicyrule_non_resource_urls, "nonResourceURLs")

/* PolicyRulesWithSubjects */
KIN_STRUCT_LIST(flowcontrol_v1_subject, flowcontrol_v1_policyruleswithsubjects,
    flowcontrol_v1_policyruleswithsubjects_subjects, "subjects")
KIN_STRUCT_LIST(flowcontrol_v1_resourcepolicyrule,
    flowcontrol_v1_policyruleswithsubjects,
    flowcontrol_v1_policyruleswithsubjects_resource_rules, "resourceRules")
KIN_STRUCT_LIST(flowcontrol_v1_nonresourcepolicyrule,
    flowcontrol_v1_policyruleswithsubjects,
    flowcontrol_v1_policyruleswithsubjects_non_resource_rules,
    "nonResourceRules")

/* PriorityLevelConfiguration */
KIN_STRUCT(meta_v1_objectmeta, flowcontrol_v1_prioritylevel,
    flowcontrol_v1_prioritylevel_metadata, "metadata")
#define FLOWCONTROL_V1_PRIORITYLEVEL_METADATA_PATH ".metadata"
KIN_STRUCT(flowcontrol_v1_prioritylevelspec, flowcontrol_v1_prioritylevel,
    flowcontrol_v1_prioritylevel_spec, "spec")
#define FLOWCONTROL_V1_PRIORITYLEVEL_SPEC_PATH ".spec"
KIN_STRUCT(flowcontrol_v1_prioritylevelstatus, flowcontrol_v1_prioritylevel,
    flowcontrol_v1_prioritylevel_status, "status")
#define FLOWCONTROL_V1_PRIORITYLEVEL_STATUS_PATH ".status"
KIN_FIELD2(str, flowcontrol_v1_prioritylevel,
    flowcontrol_v1_prioritylevel_spec_type, "spec", "type")
#define FLOWCONTROL_V1_PRIORITYLEVEL_SPEC_TYPE_PATH ".spec.type"
KIN_STRUCT2(flowcontrol_v1_limitedprioritylevel, flowcontrol_v1_prioritylevel,
    flowcontrol_v1_prioritylevel_spec_limited, "spec", "limited")
#define FLOWCONTROL_V1_PRIORITYLEVEL_SPEC_LIMITED_PATH ".spec.limited"
KIN_STRUCT2(flowcontrol_v1_exemptprioritylevel, flowcontrol_v1_prioritylevel,
    flowcontrol_v1_prioritylevel_spec_exempt, "spec", "exempt")
#define FLOWCONTROL_V1_PRIORITYLEVEL_SPEC_EXEMPT_PATH ".spec.exempt"
KIN_STRUCT_LIST2(flowcontrol_v1_prioritylevelcondition,
    flowcontrol_v1_prioritylevel,
    flowcontrol_v1_prioritylevel_status_conditions, "status", "conditions")
#define FLOWCONTROL_V1_PRIORITYLEVEL_STATUS_CONDITIONS_PATH ".status.conditions"

/* PriorityLevelConfigurationCondition */
KIN_FIELD(str, flowcontrol_v1_prioritylevelcondition,
    flowcontrol_v1_prioritylevelcondition_type, "type")
KIN_FIELD(str, flowcontrol_v1_prioritylevelcondition,
    flowcontrol_v1_prioritylevelcondition_status, "status")
KIN_FIELD(time, flowcontrol_v1_prioritylevelcondition,
    flowcontrol_v1_prioritylevelcondition_last_transition_time,
    "lastTransitionTime")
KIN_FIELD(str, flowcontrol_v1_prioritylevelcondition,
    flowcontrol_v1_prioritylevelcondition_reason, "reason")
KIN_FIELD(str, flowcontrol_v1_prioritylevelcondition,
    flowcontrol_v1_prioritylevelcondition_message, "message")

/* PriorityLevelConfigurationReference */
KIN_FIELD(str, flowcontrol_v1_prioritylevelreference,
    flowcontrol_v1_prioritylevelreference_name, "name")

/* PriorityLevelConfigurationSpec */
KIN_FIELD(str, flowcontrol_v1_prioritylevelspec,
    flowcontrol_v1_prioritylevelspec_type, "type")
KIN_STRUCT(flowcontrol_v1_limitedprioritylevel,
    flowcontrol_v1_prioritylevelspec, flowcontrol_v1_prioritylevelspec_limited,
    "limited")
KIN_STRUCT(flowcontrol_v1_exemptprioritylevel, flowcontrol_v1_prioritylevelspec,
    flowcontrol_v1_prioritylevelspec_exempt, "exempt")

/* PriorityLevelConfigurationStatus */
KIN_STRUCT_LIST(flowcontrol_v1_prioritylevelcondition,
    flowcontrol_v1_prioritylevelstatus,
    flowcontrol_v1_prioritylevelstatus_conditions, "conditions")

/* QueuingConfiguration */
KIN_FIELD(int32, flowcontrol_v1_queuingconfiguration,
    flowcontrol_v1_queuingconfiguration_queues, "queues")
KIN_FIELD(int32, flowcontrol_v1_queuingconfiguration,
    flowcontrol_v1_queuingconfiguration_hand_size, "handSize")
KIN_FIELD(int32, flowcontrol_v1_queuingconfiguration,
    flowcontrol_v1_queuingconfiguration_queue_length_limit, "queueLengthLimit")

/* ResourcePolicyRule */
KIN_LIST(str, flowcontrol_v1_resourcepolicyrule,
    flowcontrol_v1_resourcepolicyrule_verbs, "verbs")
KIN_LIST(str, flowcontrol_v1_resourcepolicyrule,
    flowcontrol_v1_resourcepolicyrule_api_groups, "apiGroups")
KIN_LIST(str, flowcontrol_v1_resourcepolicyrule,
    flowcontrol_v1_resourcepolicyrule_resources, "resources")
KIN_FIELD(boolean, flowcontrol_v1_resourcepolicyrule,
    flowcontrol_v1_resourcepolicyrule_cluster_scope, "clusterScope")
KIN_LIST(str, flowcontrol_v1_resourcepolicyrule,
    flowcontrol_v1_resourcepolicyrule_namespaces, "namespaces")

/* ServiceAccountSubject */
KIN_FIELD(str, flowcontrol_v1_serviceaccountsubject,
    flowcontrol_v1_serviceaccountsubject_namespace, "namespace")
KIN_FIELD(str, flowcontrol_v1_serviceaccountsubject,
    flowcontrol_v1_serviceaccountsubject_name, "name")

/* Subject */
KIN_FIELD(str, flowcontrol_v1_subject, flowcontrol_v1_subject_kind, "kind")
KIN_STRUCT(flowcontrol_v1_usersubject, flowcontrol_v1_subject,
    flowcontrol_v1_subject_user, "user")
KIN_STRUCT(flowcontrol_v1_groupsubject, flowcontrol_v1_subject,
    flowcontrol_v1_subject_group, "group")
KIN_STRUCT(flowcontrol_v1_serviceaccountsubject, flowcontrol_v1_subject,
    flowcontrol_v1_subject_service_account, "serviceAccount")

/* UserSubject */
KIN_FIELD(str, flowcontrol_v1_usersubject, flowcontrol_v1_usersubject_name,
    "name")

KIN_RESOURCE(cluster, flowcontrol_v1_flowschema, flowcontrol_v1_flowschemas,
    "flowcontrol.apiserver.k8s.io", "v1", "flowschemas", "FlowSchema")
KIN_STATUS(flowcontrol_v1_flowschema, flowcontrol_v1_flowschemas)

KIN_RESOURCE(cluster, flowcontrol_v1_prioritylevel,
    flowcontrol_v1_prioritylevels, "flowcontrol.apiserver.k8s.io", "v1",
    "prioritylevelconfigurations", "PriorityLevelConfiguration")
KIN_STATUS(flowcontrol_v1_prioritylevel, flowcontrol_v1_prioritylevels)

KIN_END_DECLS

#endif /* KIN_API_FLOWCONTROL_V1_H */
