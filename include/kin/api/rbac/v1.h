/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of rbac.authorization.k8s.io/v1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_RBAC_V1_H
#define KIN_API_RBAC_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(rbac_v1_aggregationrule)
KIN_OBJECT(rbac_v1_clusterrole)
KIN_OBJECT(rbac_v1_clusterrolebinding)
KIN_TYPE(rbac_v1_policyrule)
KIN_OBJECT(rbac_v1_role)
KIN_OBJECT(rbac_v1_rolebinding)
KIN_TYPE(rbac_v1_roleref)
KIN_TYPE(rbac_v1_subject)

/* AggregationRule */
KIN_STRUCT_LIST(meta_v1_labelselector, rbac_v1_aggregationrule,
    rbac_v1_aggregationrule_cluster_role_selectors, "clusterRoleSelectors")

/* ClusterRole */
KIN_STRUCT(meta_v1_objectmeta, rbac_v1_clusterrole,
    rbac_v1_clusterrole_metadata, "metadata")
#define RBAC_V1_CLUSTERROLE_METADATA_PATH ".metadata"
KIN_STRUCT_LIST(rbac_v1_policyrule, rbac_v1_clusterrole,
    rbac_v1_clusterrole_rules, "rules")
#define RBAC_V1_CLUSTERROLE_RULES_PATH ".rules"
KIN_STRUCT(rbac_v1_aggregationrule, rbac_v1_clusterrole,
    rbac_v1_clusterrole_aggregation_rule, "aggregationRule")
#define RBAC_V1_CLUSTERROLE_AGGREGATION_RULE_PATH ".aggregationRule"

/* ClusterRoleBinding */
KIN_STRUCT(meta_v1_objectmeta, rbac_v1_clusterrolebinding,
    rbac_v1_clusterrolebinding_metadata, "metadata")
#define RBAC_V1_CLUSTERROLEBINDING_METADATA_PATH ".metadata"
KIN_STRUCT_LIST(rbac_v1_subject, rbac_v1_clusterrolebinding,
    rbac_v1_clusterrolebinding_subjects, "subjects")
#define RBAC_V1_CLUSTERROLEBINDING_SUBJECTS_PATH ".subjects"
KIN_STRUCT(rbac_v1_roleref, rbac_v1_clusterrolebinding,
    rbac_v1_clusterrolebinding_role_ref, "roleRef")
#define RBAC_V1_CLUSTERROLEBINDING_ROLE_REF_PATH ".roleRef"

/* PolicyRule */
KIN_LIST(str, rbac_v1_policyrule, rbac_v1_policyrule_verbs, "verbs")
KIN_LIST(str, rbac_v1_policyrule, rbac_v1_policyrule_api_groups, "apiGroups")
KIN_LIST(str, rbac_v1_policyrule, rbac_v1_policyrule_resources, "resources")
KIN_LIST(str, rbac_v1_policyrule, rbac_v1_policyrule_resource_names,
    "resourceNames")
KIN_LIST(str, rbac_v1_policyrule, rbac_v1_policyrule_non_resource_urls,
    "nonResourceURLs")

/* Role */
KIN_STRUCT(meta_v1_objectmeta, rbac_v1_role, rbac_v1_role_metadata, "metadata")
#define RBAC_V1_ROLE_METADATA_PATH ".metadata"
KIN_STRUCT_LIST(rbac_v1_policyrule, rbac_v1_role, rbac_v1_role_rules, "rules")
#define RBAC_V1_ROLE_RULES_PATH ".rules"

/* RoleBinding */
KIN_STRUCT(meta_v1_objectmeta, rbac_v1_rolebinding,
    rbac_v1_rolebinding_metadata, "metadata")
#define RBAC_V1_ROLEBINDING_METADATA_PATH ".metadata"
KIN_STRUCT_LIST(rbac_v1_subject, rbac_v1_rolebinding,
    rbac_v1_rolebinding_subjects, "subjects")
#define RBAC_V1_ROLEBINDING_SUBJECTS_PATH ".subjects"
KIN_STRUCT(rbac_v1_roleref, rbac_v1_rolebinding, rbac_v1_rolebinding_role_ref,
    "roleRef")
#define RBAC_V1_ROLEBINDING_ROLE_REF_PATH ".roleRef"

/* RoleRef */
KIN_FIELD(str, rbac_v1_roleref, rbac_v1_roleref_api_group, "apiGroup")
KIN_FIELD(str, rbac_v1_roleref, rbac_v1_roleref_kind, "kind")
KIN_FIELD(str, rbac_v1_roleref, rbac_v1_roleref_name, "name")

/* Subject */
KIN_FIELD(str, rbac_v1_subject, rbac_v1_subject_kind, "kind")
KIN_FIELD(str, rbac_v1_subject, rbac_v1_subject_api_group, "apiGroup")
KIN_FIELD(str, rbac_v1_subject, rbac_v1_subject_name, "name")
KIN_FIELD(str, rbac_v1_subject, rbac_v1_subject_namespace, "namespace")

KIN_RESOURCE(cluster, rbac_v1_clusterrolebinding, rbac_v1_clusterrolebindings,
    "rbac.authorization.k8s.io", "v1", "clusterrolebindings",
    "ClusterRoleBinding")

KIN_RESOURCE(cluster, rbac_v1_clusterrole, rbac_v1_clusterroles,
    "rbac.authorization.k8s.io", "v1", "clusterroles", "ClusterRole")

KIN_RESOURCE(namespaced, rbac_v1_rolebinding, rbac_v1_rolebindings,
    "rbac.authorization.k8s.io", "v1", "rolebindings", "RoleBinding")

KIN_RESOURCE(namespaced, rbac_v1_role, rbac_v1_roles,
    "rbac.authorization.k8s.io", "v1", "roles", "Role")

KIN_END_DECLS

#endif /* KIN_API_RBAC_V1_H */
