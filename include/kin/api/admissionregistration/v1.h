/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of admissionregistration.k8s.io/v1.
 * kin/typed.h tells what each line gives.
 *
 * Names that are not as the rule has them:
 *   admissionregistration
 *     is admission
 *   mutatingadmissionpolic
 *     is mutatingpolic
 *   validatingadmissionpolic
 *     is validatingpolic
 */
#ifndef KIN_API_ADMISSION_V1_H
#define KIN_API_ADMISSION_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(admission_v1_applyconfiguration)
KIN_TYPE(admission_v1_auditannotation)
KIN_TYPE(admission_v1_expressionwarning)
KIN_TYPE(admission_v1_jsonpatch)
KIN_TYPE(admission_v1_matchcondition)
KIN_TYPE(admission_v1_matchresources)
KIN_OBJECT(admission_v1_mutatingpolicy)
KIN_OBJECT(admission_v1_mutatingpolicybinding)
KIN_TYPE(admission_v1_mutatingpolicybindingspec)
KIN_TYPE(admission_v1_mutatingpolicyspec)
KIN_TYPE(admission_v1_mutatingwebhook)
KIN_OBJECT(admission_v1_mutatingwebhookconfiguration)
KIN_TYPE(admission_v1_mutation)
KIN_TYPE(admission_v1_namedrulewithoperations)
KIN_TYPE(admission_v1_paramkind)
KIN_TYPE(admission_v1_paramref)
KIN_TYPE(admission_v1_rulewithoperations)
KIN_TYPE(admission_v1_servicereference)
KIN_TYPE(admission_v1_typechecking)
KIN_OBJECT(admission_v1_validatingpolicy)
KIN_OBJECT(admission_v1_validatingpolicybinding)
KIN_TYPE(admission_v1_validatingpolicybindingspec)
KIN_TYPE(admission_v1_validatingpolicyspec)
KIN_TYPE(admission_v1_validatingpolicystatus)
KIN_TYPE(admission_v1_validatingwebhook)
KIN_OBJECT(admission_v1_validatingwebhookconfiguration)
KIN_TYPE(admission_v1_validation)
KIN_TYPE(admission_v1_variable)
KIN_TYPE(admission_v1_webhookclientconfig)

/* FailurePolicyType */
typedef enum admission_v1_failurepolicytype {
    ADMISSION_V1_FAILUREPOLICYTYPE_OTHER, /* none of these */
    ADMISSION_V1_FAILUREPOLICYTYPE_FAIL,
    ADMISSION_V1_FAILUREPOLICYTYPE_IGNORE,
} admission_v1_failurepolicytype;
KIN_ENUM(admission_v1_failurepolicytype, "Fail", "Ignore")

/* MatchPolicyType */
typedef enum admission_v1_matchpolicytype {
    ADMISSION_V1_MATCHPOLICYTYPE_OTHER, /* none of these */
    ADMISSION_V1_MATCHPOLICYTYPE_EQUIVALENT,
    ADMISSION_V1_MATCHPOLICYTYPE_EXACT,
} admission_v1_matchpolicytype;
KIN_ENUM(admission_v1_matchpolicytype, "Equivalent", "Exact")

/* OperationType */
typedef enum admission_v1_operationtype {
    ADMISSION_V1_OPERATIONTYPE_OTHER, /* none of these */
    ADMISSION_V1_OPERATIONTYPE_ALL,
    ADMISSION_V1_OPERATIONTYPE_CONNECT,
    ADMISSION_V1_OPERATIONTYPE_CREATE,
    ADMISSION_V1_OPERATIONTYPE_DELETE,
    ADMISSION_V1_OPERATIONTYPE_UPDATE,
} admission_v1_operationtype;
KIN_ENUM(admission_v1_operationtype, "*", "CONNECT", "CREATE", "DELETE",
    "UPDATE")

/* PatchType */
typedef enum admission_v1_patchtype {
    ADMISSION_V1_PATCHTYPE_OTHER, /* none of these */
    ADMISSION_V1_PATCHTYPE_APPLY_CONFIGURATION,
    ADMISSION_V1_PATCHTYPE_JSON_PATCH,
} admission_v1_patchtype;
KIN_ENUM(admission_v1_patchtype, "ApplyConfiguration", "JSONPatch")

/* ReinvocationPolicyType */
typedef enum admission_v1_reinvocationpolicytype {
    ADMISSION_V1_REINVOCATIONPOLICYTYPE_OTHER, /* none of these */
    ADMISSION_V1_REINVOCATIONPOLICYTYPE_IF_NEEDED,
    ADMISSION_V1_REINVOCATIONPOLICYTYPE_NEVER,
} admission_v1_reinvocationpolicytype;
KIN_ENUM(admission_v1_reinvocationpolicytype, "IfNeeded", "Never")

/* ScopeType */
typedef enum admission_v1_scopetype {
    ADMISSION_V1_SCOPETYPE_OTHER, /* none of these */
    ADMISSION_V1_SCOPETYPE_ALL,
    ADMISSION_V1_SCOPETYPE_CLUSTER,
    ADMISSION_V1_SCOPETYPE_NAMESPACED,
} admission_v1_scopetype;
KIN_ENUM(admission_v1_scopetype, "*", "Cluster", "Namespaced")

/* SideEffectClass */
typedef enum admission_v1_sideeffectclass {
    ADMISSION_V1_SIDEEFFECTCLASS_OTHER, /* none of these */
    ADMISSION_V1_SIDEEFFECTCLASS_NONE,
    ADMISSION_V1_SIDEEFFECTCLASS_NONE_ON_DRY_RUN,
    ADMISSION_V1_SIDEEFFECTCLASS_SOME,
    ADMISSION_V1_SIDEEFFECTCLASS_UNKNOWN,
} admission_v1_sideeffectclass;
KIN_ENUM(admission_v1_sideeffectclass, "None", "NoneOnDryRun", "Some",
    "Unknown")

/* ValidationAction */
typedef enum admission_v1_validationaction {
    ADMISSION_V1_VALIDATIONACTION_OTHER, /* none of these */
    ADMISSION_V1_VALIDATIONACTION_AUDIT,
    ADMISSION_V1_VALIDATIONACTION_DENY,
    ADMISSION_V1_VALIDATIONACTION_WARN,
} admission_v1_validationaction;
KIN_ENUM(admission_v1_validationaction, "Audit", "Deny", "Warn")

/* ApplyConfiguration */
KIN_FIELD(str, admission_v1_applyconfiguration,
    admission_v1_applyconfiguration_expression, "expression")

/* AuditAnnotation */
KIN_FIELD(str, admission_v1_auditannotation, admission_v1_auditannotation_key,
    "key")
KIN_FIELD(str, admission_v1_auditannotation,
    admission_v1_auditannotation_value_expression, "valueExpression")

/* ExpressionWarning */
KIN_FIELD(str, admission_v1_expressionwarning,
    admission_v1_expressionwarning_field_ref, "fieldRef")
KIN_FIELD(str, admission_v1_expressionwarning,
    admission_v1_expressionwarning_warning, "warning")

/* JSONPatch */
KIN_FIELD(str, admission_v1_jsonpatch, admission_v1_jsonpatch_expression,
    "expression")

/* MatchCondition */
KIN_FIELD(str, admission_v1_matchcondition, admission_v1_matchcondition_name,
    "name")
KIN_FIELD(str, admission_v1_matchcondition,
    admission_v1_matchcondition_expression, "expression")

/* MatchResources */
KIN_STRUCT(meta_v1_labelselector, admission_v1_matchresources,
    admission_v1_matchresources_namespace_selector, "namespaceSelector")
KIN_STRUCT(meta_v1_labelselector, admission_v1_matchresources,
    admission_v1_matchresources_object_selector, "objectSelector")
KIN_STRUCT_LIST(admission_v1_namedrulewithoperations,
    admission_v1_matchresources, admission_v1_matchresources_resource_rules,
    "resourceRules")
KIN_STRUCT_LIST(admission_v1_namedrulewithoperations,
    admission_v1_matchresources,
    admission_v1_matchresources_exclude_resource_rules, "excludeResourceRules")
/** One of admission_v1_matchpolicytype. */
KIN_FIELD(str, admission_v1_matchresources,
    admission_v1_matchresources_match_policy, "matchPolicy")

/* MutatingAdmissionPolicy */
KIN_STRUCT(meta_v1_objectmeta, admission_v1_mutatingpolicy,
    admission_v1_mutatingpolicy_metadata, "metadata")
#define ADMISSION_V1_MUTATINGPOLICY_METADATA_PATH ".metadata"
KIN_STRUCT(admission_v1_mutatingpolicyspec, admission_v1_mutatingpolicy,
    admission_v1_mutatingpolicy_spec, "spec")
#define ADMISSION_V1_MUTATINGPOLICY_SPEC_PATH ".spec"
KIN_STRUCT2(admission_v1_paramkind, admission_v1_mutatingpolicy,
    admission_v1_mutatingpolicy_spec_param_kind, "spec", "paramKind")
#define ADMISSION_V1_MUTATINGPOLICY_SPEC_PARAM_KIND_PATH ".spec.paramKind"
KIN_STRUCT2(admission_v1_matchresources, admission_v1_mutatingpolicy,
    admission_v1_mutatingpolicy_spec_match_constraints, "spec",
    "matchConstraints")
#define ADMISSION_V1_MUTATINGPOLICY_SPEC_MATCH_CONSTRAINTS_PATH \
    ".spec.matchConstraints"
KIN_STRUCT_LIST2(admission_v1_variable, admission_v1_mutatingpolicy,
    admission_v1_mutatingpolicy_spec_variables, "spec", "variables")
#define ADMISSION_V1_MUTATINGPOLICY_SPEC_VARIABLES_PATH ".spec.variables"
KIN_STRUCT_LIST2(admission_v1_mutation, admission_v1_mutatingpolicy,
    admission_v1_mutatingpolicy_spec_mutations, "spec", "mutations")
#define ADMISSION_V1_MUTATINGPOLICY_SPEC_MUTATIONS_PATH ".spec.mutations"
/** One of admission_v1_failurepolicytype. */
KIN_FIELD2(str, admission_v1_mutatingpolicy,
    admission_v1_mutatingpolicy_spec_failure_policy, "spec", "failurePolicy")
#define ADMISSION_V1_MUTATINGPOLICY_SPEC_FAILURE_POLICY_PATH \
    ".spec.failurePolicy"
KIN_STRUCT_LIST2(admission_v1_matchcondition, admission_v1_mutatingpolicy,
    admission_v1_mutatingpolicy_spec_match_conditions, "spec",
    "matchConditions")
#define ADMISSION_V1_MUTATINGPOLICY_SPEC_MATCH_CONDITIONS_PATH \
    ".spec.matchConditions"
/** One of admission_v1_reinvocationpolicytype. */
KIN_FIELD2(str, admission_v1_mutatingpolicy,
    admission_v1_mutatingpolicy_spec_reinvocation_policy, "spec",
    "reinvocationPolicy")
#define ADMISSION_V1_MUTATINGPOLICY_SPEC_REINVOCATION_POLICY_PATH \
    ".spec.reinvocationPolicy"

/* MutatingAdmissionPolicyBinding */
KIN_STRUCT(meta_v1_objectmeta, admission_v1_mutatingpolicybinding,
    admission_v1_mutatingpolicybinding_metadata, "metadata")
#define ADMISSION_V1_MUTATINGPOLICYBINDING_METADATA_PATH ".metadata"
KIN_STRUCT(admission_v1_mutatingpolicybindingspec,
    admission_v1_mutatingpolicybinding, admission_v1_mutatingpolicybinding_spec,
    "spec")
#define ADMISSION_V1_MUTATINGPOLICYBINDING_SPEC_PATH ".spec"
KIN_FIELD2(str, admission_v1_mutatingpolicybinding,
    admission_v1_mutatingpolicybinding_spec_policy_name, "spec", "policyName")
#define ADMISSION_V1_MUTATINGPOLICYBINDING_SPEC_POLICY_NAME_PATH \
    ".spec.policyName"
KIN_STRUCT2(admission_v1_paramref, admission_v1_mutatingpolicybinding,
    admission_v1_mutatingpolicybinding_spec_param_ref, "spec", "paramRef")
#define ADMISSION_V1_MUTATINGPOLICYBINDING_SPEC_PARAM_REF_PATH ".spec.paramRef"
KIN_STRUCT2(admission_v1_matchresources, admission_v1_mutatingpolicybinding,
    admission_v1_mutatingpolicybinding_spec_match_resources, "spec",
    "matchResources")
#define ADMISSION_V1_MUTATINGPOLICYBINDING_SPEC_MATCH_RESOURCES_PATH \
    ".spec.matchResources"

/* MutatingAdmissionPolicyBindingSpec */
KIN_FIELD(str, admission_v1_mutatingpolicybindingspec,
    admission_v1_mutatingpolicybindingspec_policy_name, "policyName")
KIN_STRUCT(admission_v1_paramref, admission_v1_mutatingpolicybindingspec,
    admission_v1_mutatingpolicybindingspec_param_ref, "paramRef")
KIN_STRUCT(admission_v1_matchresources, admission_v1_mutatingpolicybindingspec,
    admission_v1_mutatingpolicybindingspec_match_resources, "matchResources")

/* MutatingAdmissionPolicySpec */
KIN_STRUCT(admission_v1_paramkind, admission_v1_mutatingpolicyspec,
    admission_v1_mutatingpolicyspec_param_kind, "paramKind")
KIN_STRUCT(admission_v1_matchresources, admission_v1_mutatingpolicyspec,
    admission_v1_mutatingpolicyspec_match_constraints, "matchConstraints")
KIN_STRUCT_LIST(admission_v1_variable, admission_v1_mutatingpolicyspec,
    admission_v1_mutatingpolicyspec_variables, "variables")
KIN_STRUCT_LIST(admission_v1_mutation, admission_v1_mutatingpolicyspec,
    admission_v1_mutatingpolicyspec_mutations, "mutations")
/** One of admission_v1_failurepolicytype. */
KIN_FIELD(str, admission_v1_mutatingpolicyspec,
    admission_v1_mutatingpolicyspec_failure_policy, "failurePolicy")
KIN_STRUCT_LIST(admission_v1_matchcondition, admission_v1_mutatingpolicyspec,
    admission_v1_mutatingpolicyspec_match_conditions, "matchConditions")
/** One of admission_v1_reinvocationpolicytype. */
KIN_FIELD(str, admission_v1_mutatingpolicyspec,
    admission_v1_mutatingpolicyspec_reinvocation_policy, "reinvocationPolicy")

/* MutatingWebhook */
KIN_FIELD(str, admission_v1_mutatingwebhook, admission_v1_mutatingwebhook_name,
    "name")
KIN_STRUCT(admission_v1_webhookclientconfig, admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhook_client_config, "clientConfig")
KIN_STRUCT_LIST(admission_v1_rulewithoperations, admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhook_rules, "rules")
/** One of admission_v1_failurepolicytype. */
KIN_FIELD(str, admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhook_failure_policy, "failurePolicy")
/** One of admission_v1_matchpolicytype. */
KIN_FIELD(str, admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhook_match_policy, "matchPolicy")
KIN_STRUCT(meta_v1_labelselector, admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhook_namespace_selector, "namespaceSelector")
KIN_STRUCT(meta_v1_labelselector, admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhook_object_selector, "objectSelector")
/** One of admission_v1_sideeffectclass. */
KIN_FIELD(str, admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhook_side_effects, "sideEffects")
KIN_FIELD(int32, admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhook_timeout_seconds, "timeoutSeconds")
KIN_LIST(str, admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhook_admission_review_versions,
    "admissionReviewVersions")
/** One of admission_v1_reinvocationpolicytype. */
KIN_FIELD(str, admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhook_reinvocation_policy, "reinvocationPolicy")
KIN_STRUCT_LIST(admission_v1_matchcondition, admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhook_match_conditions, "matchConditions")

/* MutatingWebhookConfiguration */
KIN_STRUCT(meta_v1_objectmeta, admission_v1_mutatingwebhookconfiguration,
    admission_v1_mutatingwebhookconfiguration_metadata, "metadata")
#define ADMISSION_V1_MUTATINGWEBHOOKCONFIGURATION_METADATA_PATH ".metadata"
KIN_STRUCT_LIST(admission_v1_mutatingwebhook,
    admission_v1_mutatingwebhookconfiguration,
    admission_v1_mutatingwebhookconfiguration_webhooks, "webhooks")
#define ADMISSION_V1_MUTATINGWEBHOOKCONFIGURATION_WEBHOOKS_PATH ".webhooks"

/* Mutation */
/** One of admission_v1_patchtype. */
KIN_FIELD(str, admission_v1_mutation, admission_v1_mutation_patch_type,
    "patchType")
KIN_STRUCT(admission_v1_applyconfiguration, admission_v1_mutation,
    admission_v1_mutation_apply_configuration, "applyConfiguration")
KIN_STRUCT(admission_v1_jsonpatch, admission_v1_mutation,
    admission_v1_mutation_json_patch, "jsonPatch")

/* NamedRuleWithOperations */
KIN_LIST(str, admission_v1_namedrulewithoperations,
    admission_v1_namedrulewithoperations_resource_names, "resourceNames")
/** One of admission_v1_operationtype. */
KIN_LIST(str, admission_v1_namedrulewithoperations,
    admission_v1_namedrulewithoperations_operations, "operations")
KIN_LIST(str, admission_v1_namedrulewithoperations,
    admission_v1_namedrulewithoperations_api_groups, "apiGroups")
KIN_LIST(str, admission_v1_namedrulewithoperations,
    admission_v1_namedrulewithoperations_api_versions, "apiVersions")
KIN_LIST(str, admission_v1_namedrulewithoperations,
    admission_v1_namedrulewithoperations_resources, "resources")
/** One of admission_v1_scopetype. */
KIN_FIELD(str, admission_v1_namedrulewithoperations,
    admission_v1_namedrulewithoperations_scope, "scope")

/* ParamKind */
KIN_FIELD(str, admission_v1_paramkind, admission_v1_paramkind_api_version,
    "apiVersion")
KIN_FIELD(str, admission_v1_paramkind, admission_v1_paramkind_kind, "kind")

/* ParamRef */
KIN_FIELD(str, admission_v1_paramref, admission_v1_paramref_name, "name")
KIN_FIELD(str, admission_v1_paramref, admission_v1_paramref_namespace,
    "namespace")
KIN_STRUCT(meta_v1_labelselector, admission_v1_paramref,
    admission_v1_paramref_selector, "selector")
KIN_FIELD(str, admission_v1_paramref,
    admission_v1_paramref_parameter_not_found_action, "parameterNotFoundAction")

/* RuleWithOperations */
/** One of admission_v1_operationtype. */
KIN_LIST(str, admission_v1_rulewithoperations,
    admission_v1_rulewithoperations_operations, "operations")
KIN_LIST(str, admission_v1_rulewithoperations,
    admission_v1_rulewithoperations_api_groups, "apiGroups")
KIN_LIST(str, admission_v1_rulewithoperations,
    admission_v1_rulewithoperations_api_versions, "apiVersions")
KIN_LIST(str, admission_v1_rulewithoperations,
    admission_v1_rulewithoperations_resources, "resources")
/** One of admission_v1_scopetype. */
KIN_FIELD(str, admission_v1_rulewithoperations,
    admission_v1_rulewithoperations_scope, "scope")

/* ServiceReference */
KIN_FIELD(str, admission_v1_servicereference,
    admission_v1_servicereference_namespace, "namespace")
KIN_FIELD(str, admission_v1_servicereference,
    admission_v1_servicereference_name, "name")
KIN_FIELD(str, admission_v1_servicereference,
    admission_v1_servicereference_path, "path")
KIN_FIELD(int32, admission_v1_servicereference,
    admission_v1_servicereference_port, "port")

/* TypeChecking */
KIN_STRUCT_LIST(admission_v1_expressionwarning, admission_v1_typechecking,
    admission_v1_typechecking_expression_warnings, "expressionWarnings")

/* ValidatingAdmissionPolicy */
KIN_STRUCT(meta_v1_objectmeta, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_metadata, "metadata")
#define ADMISSION_V1_VALIDATINGPOLICY_METADATA_PATH ".metadata"
KIN_STRUCT(admission_v1_validatingpolicyspec, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_spec, "spec")
#define ADMISSION_V1_VALIDATINGPOLICY_SPEC_PATH ".spec"
KIN_STRUCT(admission_v1_validatingpolicystatus, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_status, "status")
#define ADMISSION_V1_VALIDATINGPOLICY_STATUS_PATH ".status"
KIN_STRUCT2(admission_v1_paramkind, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_spec_param_kind, "spec", "paramKind")
#define ADMISSION_V1_VALIDATINGPOLICY_SPEC_PARAM_KIND_PATH ".spec.paramKind"
KIN_STRUCT2(admission_v1_matchresources, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_spec_match_constraints, "spec",
    "matchConstraints")
#define ADMISSION_V1_VALIDATINGPOLICY_SPEC_MATCH_CONSTRAINTS_PATH \
    ".spec.matchConstraints"
KIN_STRUCT_LIST2(admission_v1_validation, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_spec_validations, "spec", "validations")
#define ADMISSION_V1_VALIDATINGPOLICY_SPEC_VALIDATIONS_PATH ".spec.validations"
/** One of admission_v1_failurepolicytype. */
KIN_FIELD2(str, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_spec_failure_policy, "spec", "failurePolicy")
#define ADMISSION_V1_VALIDATINGPOLICY_SPEC_FAILURE_POLICY_PATH \
    ".spec.failurePolicy"
KIN_STRUCT_LIST2(admission_v1_auditannotation, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_spec_audit_annotations, "spec",
    "auditAnnotations")
#define ADMISSION_V1_VALIDATINGPOLICY_SPEC_AUDIT_ANNOTATIONS_PATH \
    ".spec.auditAnnotations"
KIN_STRUCT_LIST2(admission_v1_matchcondition, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_spec_match_conditions, "spec",
    "matchConditions")
#define ADMISSION_V1_VALIDATINGPOLICY_SPEC_MATCH_CONDITIONS_PATH \
    ".spec.matchConditions"
KIN_STRUCT_LIST2(admission_v1_variable, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_spec_variables, "spec", "variables")
#define ADMISSION_V1_VALIDATINGPOLICY_SPEC_VARIABLES_PATH ".spec.variables"
KIN_FIELD2(int64, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_status_observed_generation, "status",
    "observedGeneration")
#define ADMISSION_V1_VALIDATINGPOLICY_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_STRUCT2(admission_v1_typechecking, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_status_type_checking, "status",
    "typeChecking")
#define ADMISSION_V1_VALIDATINGPOLICY_STATUS_TYPE_CHECKING_PATH \
    ".status.typeChecking"
KIN_STRUCT_LIST2(meta_v1_condition, admission_v1_validatingpolicy,
    admission_v1_validatingpolicy_status_conditions, "status", "conditions")
#define ADMISSION_V1_VALIDATINGPOLICY_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* ValidatingAdmissionPolicyBinding */
KIN_STRUCT(meta_v1_objectmeta, admission_v1_validatingpolicybinding,
    admission_v1_validatingpolicybinding_metadata, "metadata")
#define ADMISSION_V1_VALIDATINGPOLICYBINDING_METADATA_PATH ".metadata"
KIN_STRUCT(admission_v1_validatingpolicybindingspec,
    admission_v1_validatingpolicybinding,
    admission_v1_validatingpolicybinding_spec, "spec")
#define ADMISSION_V1_VALIDATINGPOLICYBINDING_SPEC_PATH ".spec"
KIN_FIELD2(str, admission_v1_validatingpolicybinding,
    admission_v1_validatingpolicybinding_spec_policy_name, "spec", "policyName")
#define ADMISSION_V1_VALIDATINGPOLICYBINDING_SPEC_POLICY_NAME_PATH \
    ".spec.policyName"
KIN_STRUCT2(admission_v1_paramref, admission_v1_validatingpolicybinding,
    admission_v1_validatingpolicybinding_spec_param_ref, "spec", "paramRef")
#define ADMISSION_V1_VALIDATINGPOLICYBINDING_SPEC_PARAM_REF_PATH \
    ".spec.paramRef"
KIN_STRUCT2(admission_v1_matchresources, admission_v1_validatingpolicybinding,
    admission_v1_validatingpolicybinding_spec_match_resources, "spec",
    "matchResources")
#define ADMISSION_V1_VALIDATINGPOLICYBINDING_SPEC_MATCH_RESOURCES_PATH \
    ".spec.matchResources"
/** One of admission_v1_validationaction. */
KIN_LIST2(str, admission_v1_validatingpolicybinding,
    admission_v1_validatingpolicybinding_spec_validation_actions, "spec",
    "validationActions")
#define ADMISSION_V1_VALIDATINGPOLICYBINDING_SPEC_VALIDATION_ACTIONS_PATH \
    ".spec.validationActions"

/* ValidatingAdmissionPolicyBindingSpec */
KIN_FIELD(str, admission_v1_validatingpolicybindingspec,
    admission_v1_validatingpolicybindingspec_policy_name, "policyName")
KIN_STRUCT(admission_v1_paramref, admission_v1_validatingpolicybindingspec,
    admission_v1_validatingpolicybindingspec_param_ref, "paramRef")
KIN_STRUCT(admission_v1_matchresources,
    admission_v1_validatingpolicybindingspec,
    admission_v1_validatingpolicybindingspec_match_resources, "matchResources")
/** One of admission_v1_validationaction. */
KIN_LIST(str, admission_v1_validatingpolicybindingspec,
    admission_v1_validatingpolicybindingspec_validation_actions,
    "validationActions")

/* ValidatingAdmissionPolicySpec */
KIN_STRUCT(admission_v1_paramkind, admission_v1_validatingpolicyspec,
    admission_v1_validatingpolicyspec_param_kind, "paramKind")
KIN_STRUCT(admission_v1_matchresources, admission_v1_validatingpolicyspec,
    admission_v1_validatingpolicyspec_match_constraints, "matchConstraints")
KIN_STRUCT_LIST(admission_v1_validation, admission_v1_validatingpolicyspec,
    admission_v1_validatingpolicyspec_validations, "validations")
/** One of admission_v1_failurepolicytype. */
KIN_FIELD(str, admission_v1_validatingpolicyspec,
    admission_v1_validatingpolicyspec_failure_policy, "failurePolicy")
KIN_STRUCT_LIST(admission_v1_auditannotation, admission_v1_validatingpolicyspec,
    admission_v1_validatingpolicyspec_audit_annotations, "auditAnnotations")
KIN_STRUCT_LIST(admission_v1_matchcondition, admission_v1_validatingpolicyspec,
    admission_v1_validatingpolicyspec_match_conditions, "matchConditions")
KIN_STRUCT_LIST(admission_v1_variable, admission_v1_validatingpolicyspec,
    admission_v1_validatingpolicyspec_variables, "variables")

/* ValidatingAdmissionPolicyStatus */
KIN_FIELD(int64, admission_v1_validatingpolicystatus,
    admission_v1_validatingpolicystatus_observed_generation,
    "observedGeneration")
KIN_STRUCT(admission_v1_typechecking, admission_v1_validatingpolicystatus,
    admission_v1_validatingpolicystatus_type_checking, "typeChecking")
KIN_STRUCT_LIST(meta_v1_condition, admission_v1_validatingpolicystatus,
    admission_v1_validatingpolicystatus_conditions, "conditions")

/* ValidatingWebhook */
KIN_FIELD(str, admission_v1_validatingwebhook,
    admission_v1_validatingwebhook_name, "name")
KIN_STRUCT(admission_v1_webhookclientconfig, admission_v1_validatingwebhook,
    admission_v1_validatingwebhook_client_config, "clientConfig")
KIN_STRUCT_LIST(admission_v1_rulewithoperations, admission_v1_validatingwebhook,
    admission_v1_validatingwebhook_rules, "rules")
/** One of admission_v1_failurepolicytype. */
KIN_FIELD(str, admission_v1_validatingwebhook,
    admission_v1_validatingwebhook_failure_policy, "failurePolicy")
/** One of admission_v1_matchpolicytype. */
KIN_FIELD(str, admission_v1_validatingwebhook,
    admission_v1_validatingwebhook_match_policy, "matchPolicy")
KIN_STRUCT(meta_v1_labelselector, admission_v1_validatingwebhook,
    admission_v1_validatingwebhook_namespace_selector, "namespaceSelector")
KIN_STRUCT(meta_v1_labelselector, admission_v1_validatingwebhook,
    admission_v1_validatingwebhook_object_selector, "objectSelector")
/** One of admission_v1_sideeffectclass. */
KIN_FIELD(str, admission_v1_validatingwebhook,
    admission_v1_validatingwebhook_side_effects, "sideEffects")
KIN_FIELD(int32, admission_v1_validatingwebhook,
    admission_v1_validatingwebhook_timeout_seconds, "timeoutSeconds")
KIN_LIST(str, admission_v1_validatingwebhook,
    admission_v1_validatingwebhook_admission_review_versions,
    "admissionReviewVersions")
KIN_STRUCT_LIST(admission_v1_matchcondition, admission_v1_validatingwebhook,
    admission_v1_validatingwebhook_match_conditions, "matchConditions")

/* ValidatingWebhookConfiguration */
KIN_STRUCT(meta_v1_objectmeta, admission_v1_validatingwebhookconfiguration,
    admission_v1_validatingwebhookconfiguration_metadata, "metadata")
#define ADMISSION_V1_VALIDATINGWEBHOOKCONFIGURATION_METADATA_PATH ".metadata"
KIN_STRUCT_LIST(admission_v1_validatingwebhook,
    admission_v1_validatingwebhookconfiguration,
    admission_v1_validatingwebhookconfiguration_webhooks, "webhooks")
#define ADMISSION_V1_VALIDATINGWEBHOOKCONFIGURATION_WEBHOOKS_PATH ".webhooks"

/* Validation */
KIN_FIELD(str, admission_v1_validation, admission_v1_validation_expression,
    "expression")
KIN_FIELD(str, admission_v1_validation, admission_v1_validation_message,
    "message")
KIN_FIELD(str, admission_v1_validation, admission_v1_validation_reason,
    "reason")
KIN_FIELD(str, admission_v1_validation,
    admission_v1_validation_message_expression, "messageExpression")

/* Variable */
KIN_FIELD(str, admission_v1_variable, admission_v1_variable_name, "name")
KIN_FIELD(str, admission_v1_variable, admission_v1_variable_expression,
    "expression")

/* WebhookClientConfig */
KIN_FIELD(str, admission_v1_webhookclientconfig,
    admission_v1_webhookclientconfig_url, "url")
KIN_STRUCT(admission_v1_servicereference, admission_v1_webhookclientconfig,
    admission_v1_webhookclientconfig_service, "service")
KIN_FIELD_BYTES(admission_v1_webhookclientconfig,
    admission_v1_webhookclientconfig_ca_bundle, "caBundle")

KIN_RESOURCE(cluster, admission_v1_mutatingpolicy,
    admission_v1_mutatingpolicies, "admissionregistration.k8s.io", "v1",
    "mutatingadmissionpolicies", "MutatingAdmissionPolicy")

KIN_RESOURCE(cluster, admission_v1_mutatingpolicybinding,
    admission_v1_mutatingpolicybindings, "admissionregistration.k8s.io", "v1",
    "mutatingadmissionpolicybindings", "MutatingAdmissionPolicyBinding")

KIN_RESOURCE(cluster, admission_v1_mutatingwebhookconfiguration,
    admission_v1_mutatingwebhookconfigurations, "admissionregistration.k8s.io",
    "v1", "mutatingwebhookconfigurations", "MutatingWebhookConfiguration")

KIN_RESOURCE(cluster, admission_v1_validatingpolicy,
    admission_v1_validatingpolicies, "admissionregistration.k8s.io", "v1",
    "validatingadmissionpolicies", "ValidatingAdmissionPolicy")
KIN_STATUS(admission_v1_validatingpolicy, admission_v1_validatingpolicies)

KIN_RESOURCE(cluster, admission_v1_validatingpolicybinding,
    admission_v1_validatingpolicybindings, "admissionregistration.k8s.io", "v1",
    "validatingadmissionpolicybindings", "ValidatingAdmissionPolicyBinding")

KIN_RESOURCE(cluster, admission_v1_validatingwebhookconfiguration,
    admission_v1_validatingwebhookconfigurations,
    "admissionregistration.k8s.io", "v1", "validatingwebhookconfigurations",
    "ValidatingWebhookConfiguration")

KIN_END_DECLS

#endif /* KIN_API_ADMISSION_V1_H */
