/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of admissionregistration.k8s.io/v1alpha1.
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
#ifndef KIN_API_ADMISSION_V1ALPHA1_H
#define KIN_API_ADMISSION_V1ALPHA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(admission_v1alpha1_applyconfiguration)
KIN_TYPE(admission_v1alpha1_auditannotation)
KIN_TYPE(admission_v1alpha1_expressionwarning)
KIN_TYPE(admission_v1alpha1_jsonpatch)
KIN_TYPE(admission_v1alpha1_matchcondition)
KIN_TYPE(admission_v1alpha1_matchresources)
KIN_OBJECT(admission_v1alpha1_mutatingpolicy)
KIN_OBJECT(admission_v1alpha1_mutatingpolicybinding)
KIN_TYPE(admission_v1alpha1_mutatingpolicybindingspec)
KIN_TYPE(admission_v1alpha1_mutatingpolicyspec)
KIN_TYPE(admission_v1alpha1_mutation)
KIN_TYPE(admission_v1alpha1_namedrulewithoperations)
KIN_TYPE(admission_v1alpha1_paramkind)
KIN_TYPE(admission_v1alpha1_paramref)
KIN_TYPE(admission_v1alpha1_typechecking)
KIN_OBJECT(admission_v1alpha1_validatingpolicy)
KIN_OBJECT(admission_v1alpha1_validatingpolicybinding)
KIN_TYPE(admission_v1alpha1_validatingpolicybindingspec)
KIN_TYPE(admission_v1alpha1_validatingpolicyspec)
KIN_TYPE(admission_v1alpha1_validatingpolicystatus)
KIN_TYPE(admission_v1alpha1_validation)
KIN_TYPE(admission_v1alpha1_variable)

/* FailurePolicyType */
typedef enum admission_v1alpha1_failurepolicytype {
    ADMISSION_V1ALPHA1_FAILUREPOLICYTYPE_OTHER, /* none of these */
    ADMISSION_V1ALPHA1_FAILUREPOLICYTYPE_FAIL,
    ADMISSION_V1ALPHA1_FAILUREPOLICYTYPE_IGNORE,
} admission_v1alpha1_failurepolicytype;
KIN_ENUM(admission_v1alpha1_failurepolicytype, "Fail", "Ignore")

/* MatchPolicyType */
typedef enum admission_v1alpha1_matchpolicytype {
    ADMISSION_V1ALPHA1_MATCHPOLICYTYPE_OTHER, /* none of these */
    ADMISSION_V1ALPHA1_MATCHPOLICYTYPE_EQUIVALENT,
    ADMISSION_V1ALPHA1_MATCHPOLICYTYPE_EXACT,
} admission_v1alpha1_matchpolicytype;
KIN_ENUM(admission_v1alpha1_matchpolicytype, "Equivalent", "Exact")

/* ParameterNotFoundActionType */
typedef enum admission_v1alpha1_parameternotfoundactiontype {
    ADMISSION_V1ALPHA1_PARAMETERNOTFOUNDACTIONTYPE_OTHER, /* none of these */
    ADMISSION_V1ALPHA1_PARAMETERNOTFOUNDACTIONTYPE_ALLOW,
    ADMISSION_V1ALPHA1_PARAMETERNOTFOUNDACTIONTYPE_DENY,
} admission_v1alpha1_parameternotfoundactiontype;
KIN_ENUM(admission_v1alpha1_parameternotfoundactiontype, "Allow", "Deny")

/* PatchType */
typedef enum admission_v1alpha1_patchtype {
    ADMISSION_V1ALPHA1_PATCHTYPE_OTHER, /* none of these */
    ADMISSION_V1ALPHA1_PATCHTYPE_APPLY_CONFIGURATION,
    ADMISSION_V1ALPHA1_PATCHTYPE_JSON_PATCH,
} admission_v1alpha1_patchtype;
KIN_ENUM(admission_v1alpha1_patchtype, "ApplyConfiguration", "JSONPatch")

/* ValidationAction */
typedef enum admission_v1alpha1_validationaction {
    ADMISSION_V1ALPHA1_VALIDATIONACTION_OTHER, /* none of these */
    ADMISSION_V1ALPHA1_VALIDATIONACTION_AUDIT,
    ADMISSION_V1ALPHA1_VALIDATIONACTION_DENY,
    ADMISSION_V1ALPHA1_VALIDATIONACTION_WARN,
} admission_v1alpha1_validationaction;
KIN_ENUM(admission_v1alpha1_validationaction, "Audit", "Deny", "Warn")

/* ApplyConfiguration */
KIN_FIELD(str, admission_v1alpha1_applyconfiguration,
    admission_v1alpha1_applyconfiguration_expression, "expression")

/* AuditAnnotation */
KIN_FIELD(str, admission_v1alpha1_auditannotation,
    admission_v1alpha1_auditannotation_key, "key")
KIN_FIELD(str, admission_v1alpha1_auditannotation,
    admission_v1alpha1_auditannotation_value_expression, "valueExpression")

/* ExpressionWarning */
KIN_FIELD(str, admission_v1alpha1_expressionwarning,
    admission_v1alpha1_expressionwarning_field_ref, "fieldRef")
KIN_FIELD(str, admission_v1alpha1_expressionwarning,
    admission_v1alpha1_expressionwarning_warning, "warning")

/* JSONPatch */
KIN_FIELD(str, admission_v1alpha1_jsonpatch,
    admission_v1alpha1_jsonpatch_expression, "expression")

/* MatchCondition */
KIN_FIELD(str, admission_v1alpha1_matchcondition,
    admission_v1alpha1_matchcondition_name, "name")
KIN_FIELD(str, admission_v1alpha1_matchcondition,
    admission_v1alpha1_matchcondition_expression, "expression")

/* MatchResources */
KIN_STRUCT(meta_v1_labelselector, admission_v1alpha1_matchresources,
    admission_v1alpha1_matchresources_namespace_selector, "namespaceSelector")
KIN_STRUCT(meta_v1_labelselector, admission_v1alpha1_matchresources,
    admission_v1alpha1_matchresources_object_selector, "objectSelector")
KIN_STRUCT_LIST(admission_v1alpha1_namedrulewithoperations,
    admission_v1alpha1_matchresources,
    admission_v1alpha1_matchresources_resource_rules, "resourceRules")
KIN_STRUCT_LIST(admission_v1alpha1_namedrulewithoperations,
    admission_v1alpha1_matchresources,
    admission_v1alpha1_matchresources_exclude_resource_rules,
    "excludeResourceRules")
/** One of admission_v1alpha1_matchpolicytype. */
KIN_FIELD(str, admission_v1alpha1_matchresources,
    admission_v1alpha1_matchresources_match_policy, "matchPolicy")

/* MutatingAdmissionPolicy */
KIN_STRUCT(meta_v1_objectmeta, admission_v1alpha1_mutatingpolicy,
    admission_v1alpha1_mutatingpolicy_metadata, "metadata")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICY_METADATA_PATH ".metadata"
KIN_STRUCT(admission_v1alpha1_mutatingpolicyspec,
    admission_v1alpha1_mutatingpolicy, admission_v1alpha1_mutatingpolicy_spec,
    "spec")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICY_SPEC_PATH ".spec"
KIN_STRUCT2(admission_v1alpha1_paramkind, admission_v1alpha1_mutatingpolicy,
    admission_v1alpha1_mutatingpolicy_spec_param_kind, "spec", "paramKind")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICY_SPEC_PARAM_KIND_PATH ".spec.paramKind"
KIN_STRUCT2(admission_v1alpha1_matchresources,
    admission_v1alpha1_mutatingpolicy,
    admission_v1alpha1_mutatingpolicy_spec_match_constraints, "spec",
    "matchConstraints")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICY_SPEC_MATCH_CONSTRAINTS_PATH \
    ".spec.matchConstraints"
KIN_STRUCT_LIST2(admission_v1alpha1_variable, admission_v1alpha1_mutatingpolicy,
    admission_v1alpha1_mutatingpolicy_spec_variables, "spec", "variables")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICY_SPEC_VARIABLES_PATH ".spec.variables"
KIN_STRUCT_LIST2(admission_v1alpha1_mutation, admission_v1alpha1_mutatingpolicy,
    admission_v1alpha1_mutatingpolicy_spec_mutations, "spec", "mutations")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICY_SPEC_MUTATIONS_PATH ".spec.mutations"
/** One of admission_v1alpha1_failurepolicytype. */
KIN_FIELD2(str, admission_v1alpha1_mutatingpolicy,
    admission_v1alpha1_mutatingpolicy_spec_failure_policy, "spec",
    "failurePolicy")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICY_SPEC_FAILURE_POLICY_PATH \
    ".spec.failurePolicy"
KIN_STRUCT_LIST2(admission_v1alpha1_matchcondition,
    admission_v1alpha1_mutatingpolicy,
    admission_v1alpha1_mutatingpolicy_spec_match_conditions, "spec",
    "matchConditions")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICY_SPEC_MATCH_CONDITIONS_PATH \
    ".spec.matchConditions"
/** One of admission_v1_reinvocationpolicytype. */
KIN_FIELD2(str, admission_v1alpha1_mutatingpolicy,
    admission_v1alpha1_mutatingpolicy_spec_reinvocation_policy, "spec",
    "reinvocationPolicy")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICY_SPEC_REINVOCATION_POLICY_PATH \
    ".spec.reinvocationPolicy"

/* MutatingAdmissionPolicyBinding */
KIN_STRUCT(meta_v1_objectmeta, admission_v1alpha1_mutatingpolicybinding,
    admission_v1alpha1_mutatingpolicybinding_metadata, "metadata")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICYBINDING_METADATA_PATH ".metadata"
KIN_STRUCT(admission_v1alpha1_mutatingpolicybindingspec,
    admission_v1alpha1_mutatingpolicybinding,
    admission_v1alpha1_mutatingpolicybinding_spec, "spec")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICYBINDING_SPEC_PATH ".spec"
KIN_FIELD2(str, admission_v1alpha1_mutatingpolicybinding,
    admission_v1alpha1_mutatingpolicybinding_spec_policy_name, "spec",
    "policyName")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICYBINDING_SPEC_POLICY_NAME_PATH \
    ".spec.policyName"
KIN_STRUCT2(admission_v1alpha1_paramref,
    admission_v1alpha1_mutatingpolicybinding,
    admission_v1alpha1_mutatingpolicybinding_spec_param_ref, "spec", "paramRef")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICYBINDING_SPEC_PARAM_REF_PATH \
    ".spec.paramRef"
KIN_STRUCT2(admission_v1alpha1_matchresources,
    admission_v1alpha1_mutatingpolicybinding,
    admission_v1alpha1_mutatingpolicybinding_spec_match_resources, "spec",
    "matchResources")
#define ADMISSION_V1ALPHA1_MUTATINGPOLICYBINDING_SPEC_MATCH_RESOURCES_PATH \
    ".spec.matchResources"

/* MutatingAdmissionPolicyBindingSpec */
KIN_FIELD(str, admission_v1alpha1_mutatingpolicybindingspec,
    admission_v1alpha1_mutatingpolicybindingspec_policy_name, "policyName")
KIN_STRUCT(admission_v1alpha1_paramref,
    admission_v1alpha1_mutatingpolicybindingspec,
    admission_v1alpha1_mutatingpolicybindingspec_param_ref, "paramRef")
KIN_STRUCT(admission_v1alpha1_matchresources,
    admission_v1alpha1_mutatingpolicybindingspec,
    admission_v1alpha1_mutatingpolicybindingspec_match_resources,
    "matchResources")

/* MutatingAdmissionPolicySpec */
KIN_STRUCT(admission_v1alpha1_paramkind, admission_v1alpha1_mutatingpolicyspec,
    admission_v1alpha1_mutatingpolicyspec_param_kind, "paramKind")
KIN_STRUCT(admission_v1alpha1_matchresources,
    admission_v1alpha1_mutatingpolicyspec,
    admission_v1alpha1_mutatingpolicyspec_match_constraints, "matchConstraints")
KIN_STRUCT_LIST(admission_v1alpha1_variable,
    admission_v1alpha1_mutatingpolicyspec,
    admission_v1alpha1_mutatingpolicyspec_variables, "variables")
KIN_STRUCT_LIST(admission_v1alpha1_mutation,
    admission_v1alpha1_mutatingpolicyspec,
    admission_v1alpha1_mutatingpolicyspec_mutations, "mutations")
/** One of admission_v1alpha1_failurepolicytype. */
KIN_FIELD(str, admission_v1alpha1_mutatingpolicyspec,
    admission_v1alpha1_mutatingpolicyspec_failure_policy, "failurePolicy")
KIN_STRUCT_LIST(admission_v1alpha1_matchcondition,
    admission_v1alpha1_mutatingpolicyspec,
    admission_v1alpha1_mutatingpolicyspec_match_conditions, "matchConditions")
/** One of admission_v1_reinvocationpolicytype. */
KIN_FIELD(str, admission_v1alpha1_mutatingpolicyspec,
    admission_v1alpha1_mutatingpolicyspec_reinvocation_policy,
    "reinvocationPolicy")

/* Mutation */
/** One of admission_v1alpha1_patchtype. */
KIN_FIELD(str, admission_v1alpha1_mutation,
    admission_v1alpha1_mutation_patch_type, "patchType")
KIN_STRUCT(admission_v1alpha1_applyconfiguration, admission_v1alpha1_mutation,
    admission_v1alpha1_mutation_apply_configuration, "applyConfiguration")
KIN_STRUCT(admission_v1alpha1_jsonpatch, admission_v1alpha1_mutation,
    admission_v1alpha1_mutation_json_patch, "jsonPatch")

/* NamedRuleWithOperations */
KIN_LIST(str, admission_v1alpha1_namedrulewithoperations,
    admission_v1alpha1_namedrulewithoperations_resource_names, "resourceNames")
/** One of admission_v1_operationtype. */
KIN_LIST(str, admission_v1alpha1_namedrulewithoperations,
    admission_v1alpha1_namedrulewithoperations_operations, "operations")
KIN_LIST(str, admission_v1alpha1_namedrulewithoperations,
    admission_v1alpha1_namedrulewithoperations_api_groups, "apiGroups")
KIN_LIST(str, admission_v1alpha1_namedrulewithoperations,
    admission_v1alpha1_namedrulewithoperations_api_versions, "apiVersions")
KIN_LIST(str, admission_v1alpha1_namedrulewithoperations,
    admission_v1alpha1_namedrulewithoperations_resources, "resources")
/** One of admission_v1_scopetype. */
KIN_FIELD(str, admission_v1alpha1_namedrulewithoperations,
    admission_v1alpha1_namedrulewithoperations_scope, "scope")

/* ParamKind */
KIN_FIELD(str, admission_v1alpha1_paramkind,
    admission_v1alpha1_paramkind_api_version, "apiVersion")
KIN_FIELD(str, admission_v1alpha1_paramkind, admission_v1alpha1_paramkind_kind,
    "kind")

/* ParamRef */
KIN_FIELD(str, admission_v1alpha1_paramref, admission_v1alpha1_paramref_name,
    "name")
KIN_FIELD(str, admission_v1alpha1_paramref,
    admission_v1alpha1_paramref_namespace, "namespace")
KIN_STRUCT(meta_v1_labelselector, admission_v1alpha1_paramref,
    admission_v1alpha1_paramref_selector, "selector")
/** One of admission_v1alpha1_parameternotfoundactiontype. */
KIN_FIELD(str, admission_v1alpha1_paramref,
    admission_v1alpha1_paramref_parameter_not_found_action,
    "parameterNotFoundAction")

/* TypeChecking */
KIN_STRUCT_LIST(admission_v1alpha1_expressionwarning,
    admission_v1alpha1_typechecking,
    admission_v1alpha1_typechecking_expression_warnings, "expressionWarnings")

/* ValidatingAdmissionPolicy */
KIN_STRUCT(meta_v1_objectmeta, admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_metadata, "metadata")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_METADATA_PATH ".metadata"
KIN_STRUCT(admission_v1alpha1_validatingpolicyspec,
    admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_spec, "spec")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_SPEC_PATH ".spec"
KIN_STRUCT(admission_v1alpha1_validatingpolicystatus,
    admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_status, "status")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_STATUS_PATH ".status"
KIN_STRUCT2(admission_v1alpha1_paramkind, admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_spec_param_kind, "spec", "paramKind")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_SPEC_PARAM_KIND_PATH \
    ".spec.paramKind"
KIN_STRUCT2(admission_v1alpha1_matchresources,
    admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_spec_match_constraints, "spec",
    "matchConstraints")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_SPEC_MATCH_CONSTRAINTS_PATH \
    ".spec.matchConstraints"
KIN_STRUCT_LIST2(admission_v1alpha1_validation,
    admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_spec_validations, "spec", "validations")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_SPEC_VALIDATIONS_PATH \
    ".spec.validations"
/** One of admission_v1alpha1_failurepolicytype. */
KIN_FIELD2(str, admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_spec_failure_policy, "spec",
    "failurePolicy")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_SPEC_FAILURE_POLICY_PATH \
    ".spec.failurePolicy"
KIN_STRUCT_LIST2(admission_v1alpha1_auditannotation,
    admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_spec_audit_annotations, "spec",
    "auditAnnotations")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_SPEC_AUDIT_ANNOTATIONS_PATH \
    ".spec.auditAnnotations"
KIN_STRUCT_LIST2(admission_v1alpha1_matchcondition,
    admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_spec_match_conditions, "spec",
    "matchConditions")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_SPEC_MATCH_CONDITIONS_PATH \
    ".spec.matchConditions"
KIN_STRUCT_LIST2(admission_v1alpha1_variable,
    admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_spec_variables, "spec", "variables")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_SPEC_VARIABLES_PATH \
    ".spec.variables"
KIN_FIELD2(int64, admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_status_observed_generation, "status",
    "observedGeneration")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_STRUCT2(admission_v1alpha1_typechecking,
    admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_status_type_checking, "status",
    "typeChecking")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_STATUS_TYPE_CHECKING_PATH \
    ".status.typeChecking"
KIN_STRUCT_LIST2(meta_v1_condition, admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicy_status_conditions, "status",
    "conditions")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICY_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* ValidatingAdmissionPolicyBinding */
KIN_STRUCT(meta_v1_objectmeta, admission_v1alpha1_validatingpolicybinding,
    admission_v1alpha1_validatingpolicybinding_metadata, "metadata")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICYBINDING_METADATA_PATH ".metadata"
KIN_STRUCT(admission_v1alpha1_validatingpolicybindingspec,
    admission_v1alpha1_validatingpolicybinding,
    admission_v1alpha1_validatingpolicybinding_spec, "spec")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICYBINDING_SPEC_PATH ".spec"
KIN_FIELD2(str, admission_v1alpha1_validatingpolicybinding,
    admission_v1alpha1_validatingpolicybinding_spec_policy_name, "spec",
    "policyName")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICYBINDING_SPEC_POLICY_NAME_PATH \
    ".spec.policyName"
KIN_STRUCT2(admission_v1alpha1_paramref,
    admission_v1alpha1_validatingpolicybinding,
    admission_v1alpha1_validatingpolicybinding_spec_param_ref, "spec",
    "paramRef")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICYBINDING_SPEC_PARAM_REF_PATH \
    ".spec.paramRef"
KIN_STRUCT2(admission_v1alpha1_matchresources,
    admission_v1alpha1_validatingpolicybinding,
    admission_v1alpha1_validatingpolicybinding_spec_match_resources, "spec",
    "matchResources")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICYBINDING_SPEC_MATCH_RESOURCES_PATH \
    ".spec.matchResources"
/** One of admission_v1alpha1_validationaction. */
KIN_LIST2(str, admission_v1alpha1_validatingpolicybinding,
    admission_v1alpha1_validatingpolicybinding_spec_validation_actions, "spec",
    "validationActions")
#define ADMISSION_V1ALPHA1_VALIDATINGPOLICYBINDING_SPEC_VALIDATION_ACTIONS_PATH \
    ".spec.validationActions"

/* ValidatingAdmissionPolicyBindingSpec */
KIN_FIELD(str, admission_v1alpha1_validatingpolicybindingspec,
    admission_v1alpha1_validatingpolicybindingspec_policy_name, "policyName")
KIN_STRUCT(admission_v1alpha1_paramref,
    admission_v1alpha1_validatingpolicybindingspec,
    admission_v1alpha1_validatingpolicybindingspec_param_ref, "paramRef")
KIN_STRUCT(admission_v1alpha1_matchresources,
    admission_v1alpha1_validatingpolicybindingspec,
    admission_v1alpha1_validatingpolicybindingspec_match_resources,
    "matchResources")
/** One of admission_v1alpha1_validationaction. */
KIN_LIST(str, admission_v1alpha1_validatingpolicybindingspec,
    admission_v1alpha1_validatingpolicybindingspec_validation_actions,
    "validationActions")

/* ValidatingAdmissionPolicySpec */
KIN_STRUCT(admission_v1alpha1_paramkind,
    admission_v1alpha1_validatingpolicyspec,
    admission_v1alpha1_validatingpolicyspec_param_kind, "paramKind")
KIN_STRUCT(admission_v1alpha1_matchresources,
    admission_v1alpha1_validatingpolicyspec,
    admission_v1alpha1_validatingpolicyspec_match_constraints,
    "matchConstraints")
KIN_STRUCT_LIST(admission_v1alpha1_validation,
    admission_v1alpha1_validatingpolicyspec,
    admission_v1alpha1_validatingpolicyspec_validations, "validations")
/** One of admission_v1alpha1_failurepolicytype. */
KIN_FIELD(str, admission_v1alpha1_validatingpolicyspec,
    admission_v1alpha1_validatingpolicyspec_failure_policy, "failurePolicy")
KIN_STRUCT_LIST(admission_v1alpha1_auditannotation,
    admission_v1alpha1_validatingpolicyspec,
    admission_v1alpha1_validatingpolicyspec_audit_annotations,
    "auditAnnotations")
KIN_STRUCT_LIST(admission_v1alpha1_matchcondition,
    admission_v1alpha1_validatingpolicyspec,
    admission_v1alpha1_validatingpolicyspec_match_conditions, "matchConditions")
KIN_STRUCT_LIST(admission_v1alpha1_variable,
    admission_v1alpha1_validatingpolicyspec,
    admission_v1alpha1_validatingpolicyspec_variables, "variables")

/* ValidatingAdmissionPolicyStatus */
KIN_FIELD(int64, admission_v1alpha1_validatingpolicystatus,
    admission_v1alpha1_validatingpolicystatus_observed_generation,
    "observedGeneration")
KIN_STRUCT(admission_v1alpha1_typechecking,
    admission_v1alpha1_validatingpolicystatus,
    admission_v1alpha1_validatingpolicystatus_type_checking, "typeChecking")
KIN_STRUCT_LIST(meta_v1_condition, admission_v1alpha1_validatingpolicystatus,
    admission_v1alpha1_validatingpolicystatus_conditions, "conditions")

/* Validation */
KIN_FIELD(str, admission_v1alpha1_validation,
    admission_v1alpha1_validation_expression, "expression")
KIN_FIELD(str, admission_v1alpha1_validation,
    admission_v1alpha1_validation_message, "message")
KIN_FIELD(str, admission_v1alpha1_validation,
    admission_v1alpha1_validation_reason, "reason")
KIN_FIELD(str, admission_v1alpha1_validation,
    admission_v1alpha1_validation_message_expression, "messageExpression")

/* Variable */
KIN_FIELD(str, admission_v1alpha1_variable, admission_v1alpha1_variable_name,
    "name")
KIN_FIELD(str, admission_v1alpha1_variable,
    admission_v1alpha1_variable_expression, "expression")

KIN_RESOURCE(cluster, admission_v1alpha1_mutatingpolicy,
    admission_v1alpha1_mutatingpolicies, "admissionregistration.k8s.io",
    "v1alpha1", "mutatingadmissionpolicies", "MutatingAdmissionPolicy")

KIN_RESOURCE(cluster, admission_v1alpha1_mutatingpolicybinding,
    admission_v1alpha1_mutatingpolicybindings, "admissionregistration.k8s.io",
    "v1alpha1", "mutatingadmissionpolicybindings",
    "MutatingAdmissionPolicyBinding")

KIN_RESOURCE(cluster, admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicies, "admissionregistration.k8s.io",
    "v1alpha1", "validatingadmissionpolicies", "ValidatingAdmissionPolicy")
KIN_STATUS(admission_v1alpha1_validatingpolicy,
    admission_v1alpha1_validatingpolicies)

KIN_RESOURCE(cluster, admission_v1alpha1_validatingpolicybinding,
    admission_v1alpha1_validatingpolicybindings, "admissionregistration.k8s.io",
    "v1alpha1", "validatingadmissionpolicybindings",
    "ValidatingAdmissionPolicyBinding")

KIN_END_DECLS

#endif /* KIN_API_ADMISSION_V1ALPHA1_H */
