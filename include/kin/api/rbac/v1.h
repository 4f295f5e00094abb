/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of rbac.authorization.k8s.io/v1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_RBAC_V1_H
#define KIN_API_RBAC_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct rbac_v1_aggregation_rule {
    kin_value value;
} rbac_v1_aggregation_rule;
typedef struct rbac_v1_aggregation_rule_list {
    kin_value value;
} rbac_v1_aggregation_rule_list;
typedef struct rbac_v1_aggregation_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} rbac_v1_aggregation_rule_edit;
static inline rbac_v1_aggregation_rule rbac_v1_aggregation_rule_of(
    kin_value value)
{
    rbac_v1_aggregation_rule view;
    view.value = value;
    return view;
}
static inline rbac_v1_aggregation_rule_list rbac_v1_aggregation_rule_list_of(
    kin_value value)
{
    rbac_v1_aggregation_rule_list list;
    list.value = value;
    return list;
}
static inline size_t rbac_v1_aggregation_rule_list_count(
    rbac_v1_aggregation_rule_list list)
{
    return kin_value_count(list.value);
}
static inline rbac_v1_aggregation_rule rbac_v1_aggregation_rule_list_at(
    rbac_v1_aggregation_rule_list list, size_t index)
{
    return rbac_v1_aggregation_rule_of(kin_value_at(list.value, index));
}
static inline rbac_v1_aggregation_rule_edit rbac_v1_aggregation_rule_edit_of(
    kin_edit *edit, kin_spot spot)
{
    rbac_v1_aggregation_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int rbac_v1_aggregation_rule_edit_copy(
    rbac_v1_aggregation_rule_edit at, rbac_v1_aggregation_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct rbac_v1_cluster_role {
    const kin_object *object;
} rbac_v1_cluster_role;
typedef struct rbac_v1_cluster_role_edit {
    kin_edit *edit;
    kin_spot spot;
} rbac_v1_cluster_role_edit;
static inline rbac_v1_cluster_role rbac_v1_cluster_role_of(
    const kin_object *object)
{
    rbac_v1_cluster_role view;
    view.object = object;
    return view;
}
static inline rbac_v1_cluster_role rbac_v1_cluster_role_ref(
    rbac_v1_cluster_role view)
{
    return rbac_v1_cluster_role_of(kin_object_ref(view.object));
}
static inline void rbac_v1_cluster_role_unref(rbac_v1_cluster_role view)
{
    (void)kin_object_unref(view.object);
}
static inline void rbac_v1_cluster_role_auto_release(rbac_v1_cluster_role *view)
{
    rbac_v1_cluster_role_unref(*view);
}
static inline rbac_v1_cluster_role_edit rbac_v1_cluster_role_change(
    const kin_allocator *alloc, rbac_v1_cluster_role view)
{
    rbac_v1_cluster_role_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void rbac_v1_cluster_role_edit_free(rbac_v1_cluster_role_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void rbac_v1_cluster_role_edit_auto_release(
    rbac_v1_cluster_role_edit *at)
{
    rbac_v1_cluster_role_edit_free(*at);
}

typedef struct rbac_v1_cluster_role_binding {
    const kin_object *object;
} rbac_v1_cluster_role_binding;
typedef struct rbac_v1_cluster_role_binding_edit {
    kin_edit *edit;
    kin_spot spot;
} rbac_v1_cluster_role_binding_edit;
static inline rbac_v1_cluster_role_binding rbac_v1_cluster_role_binding_of(
    const kin_object *object)
{
    rbac_v1_cluster_role_binding view;
    view.object = object;
    return view;
}
static inline rbac_v1_cluster_role_binding rbac_v1_cluster_role_binding_ref(
    rbac_v1_cluster_role_binding view)
{
    return rbac_v1_cluster_role_binding_of(kin_object_ref(view.object));
}
static inline void rbac_v1_cluster_role_binding_unref(
    rbac_v1_cluster_role_binding view)
{
    (void)kin_object_unref(view.object);
}
static inline void rbac_v1_cluster_role_binding_auto_release(
    rbac_v1_cluster_role_binding *view)
{
    rbac_v1_cluster_role_binding_unref(*view);
}
static inline rbac_v1_cluster_role_binding_edit
    rbac_v1_cluster_role_binding_change(const kin_allocator *alloc,
    rbac_v1_cluster_role_binding view)
{
    rbac_v1_cluster_role_binding_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void rbac_v1_cluster_role_binding_edit_free(
    rbac_v1_cluster_role_binding_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void rbac_v1_cluster_role_binding_edit_auto_release(
    rbac_v1_cluster_role_binding_edit *at)
{
    rbac_v1_cluster_role_binding_edit_free(*at);
}

typedef struct rbac_v1_policy_rule {
    kin_value value;
} rbac_v1_policy_rule;
typedef struct rbac_v1_policy_rule_list {
    kin_value value;
} rbac_v1_policy_rule_list;
typedef struct rbac_v1_policy_rule_edit {
    kin_edit *edit;
    kin_spot spot;
} rbac_v1_policy_rule_edit;
static inline rbac_v1_policy_rule rbac_v1_policy_rule_of(kin_value value)
{
    rbac_v1_policy_rule view;
    view.value = value;
    return view;
}
static inline rbac_v1_policy_rule_list rbac_v1_policy_rule_list_of(
    kin_value value)
{
    rbac_v1_policy_rule_list list;
    list.value = value;
    return list;
}
static inline size_t rbac_v1_policy_rule_list_count(
    rbac_v1_policy_rule_list list)
{
    return kin_value_count(list.value);
}
static inline rbac_v1_policy_rule rbac_v1_policy_rule_list_at(
    rbac_v1_policy_rule_list list, size_t index)
{
    return rbac_v1_policy_rule_of(kin_value_at(list.value, index));
}
static inline rbac_v1_policy_rule_edit rbac_v1_policy_rule_edit_of(
    kin_edit *edit, kin_spot spot)
{
    rbac_v1_policy_rule_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int rbac_v1_policy_rule_edit_copy(rbac_v1_policy_rule_edit at,
    rbac_v1_policy_rule view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct rbac_v1_role {
    const kin_object *object;
} rbac_v1_role;
typedef struct rbac_v1_role_edit {
    kin_edit *edit;
    kin_spot spot;
} rbac_v1_role_edit;
static inline rbac_v1_role rbac_v1_role_of(const kin_object *object)
{
    rbac_v1_role view;
    view.object = object;
    return view;
}
static inline rbac_v1_role rbac_v1_role_ref(rbac_v1_role view)
{
    return rbac_v1_role_of(kin_object_ref(view.object));
}
static inline void rbac_v1_role_unref(rbac_v1_role view)
{
    (void)kin_object_unref(view.object);
}
static inline void rbac_v1_role_auto_release(rbac_v1_role *view)
{
    rbac_v1_role_unref(*view);
}
static inline rbac_v1_role_edit rbac_v1_role_change(const kin_allocator *alloc,
    rbac_v1_role view)
{
    rbac_v1_role_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void rbac_v1_role_edit_free(rbac_v1_role_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void rbac_v1_role_edit_auto_release(rbac_v1_role_edit *at)
{
    rbac_v1_role_edit_free(*at);
}

typedef struct rbac_v1_role_binding {
    const kin_object *object;
} rbac_v1_role_binding;
typedef struct rbac_v1_role_binding_edit {
    kin_edit *edit;
    kin_spot spot;
} rbac_v1_role_binding_edit;
static inline rbac_v1_role_binding rbac_v1_role_binding_of(
    const kin_object *object)
{
    rbac_v1_role_binding view;
    view.object = object;
    return view;
}
static inline rbac_v1_role_binding rbac_v1_role_binding_ref(
    rbac_v1_role_binding view)
{
    return rbac_v1_role_binding_of(kin_object_ref(view.object));
}
static inline void rbac_v1_role_binding_unref(rbac_v1_role_binding view)
{
    (void)kin_object_unref(view.object);
}
static inline void rbac_v1_role_binding_auto_release(rbac_v1_role_binding *view)
{
    rbac_v1_role_binding_unref(*view);
}
static inline rbac_v1_role_binding_edit rbac_v1_role_binding_change(
    const kin_allocator *alloc, rbac_v1_role_binding view)
{
    rbac_v1_role_binding_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void rbac_v1_role_binding_edit_free(rbac_v1_role_binding_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void rbac_v1_role_binding_edit_auto_release(
    rbac_v1_role_binding_edit *at)
{
    rbac_v1_role_binding_edit_free(*at);
}

typedef struct rbac_v1_role_ref_type {
    kin_value value;
} rbac_v1_role_ref_type;
typedef struct rbac_v1_role_ref_type_list {
    kin_value value;
} rbac_v1_role_ref_type_list;
typedef struct rbac_v1_role_ref_type_edit {
    kin_edit *edit;
    kin_spot spot;
} rbac_v1_role_ref_type_edit;
static inline rbac_v1_role_ref_type rbac_v1_role_ref_type_of(kin_value value)
{
    rbac_v1_role_ref_type view;
    view.value = value;
    return view;
}
static inline rbac_v1_role_ref_type_list rbac_v1_role_ref_type_list_of(
    kin_value value)
{
    rbac_v1_role_ref_type_list list;
    list.value = value;
    return list;
}
static inline size_t rbac_v1_role_ref_type_list_count(
    rbac_v1_role_ref_type_list list)
{
    return kin_value_count(list.value);
}
static inline rbac_v1_role_ref_type rbac_v1_role_ref_type_list_at(
    rbac_v1_role_ref_type_list list, size_t index)
{
    return rbac_v1_role_ref_type_of(kin_value_at(list.value, index));
}
static inline rbac_v1_role_ref_type_edit rbac_v1_role_ref_type_edit_of(
    kin_edit *edit, kin_spot spot)
{
    rbac_v1_role_ref_type_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int rbac_v1_role_ref_type_edit_copy(rbac_v1_role_ref_type_edit at,
    rbac_v1_role_ref_type view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct rbac_v1_subject {
    kin_value value;
} rbac_v1_subject;
typedef struct rbac_v1_subject_list {
    kin_value value;
} rbac_v1_subject_list;
typedef struct rbac_v1_subject_edit {
    kin_edit *edit;
    kin_spot spot;
} rbac_v1_subject_edit;
static inline rbac_v1_subject rbac_v1_subject_of(kin_value value)
{
    rbac_v1_subject view;
    view.value = value;
    return view;
}
static inline rbac_v1_subject_list rbac_v1_subject_list_of(kin_value value)
{
    rbac_v1_subject_list list;
    list.value = value;
    return list;
}
static inline size_t rbac_v1_subject_list_count(rbac_v1_subject_list list)
{
    return kin_value_count(list.value);
}
static inline rbac_v1_subject rbac_v1_subject_list_at(rbac_v1_subject_list list,
    size_t index)
{
    return rbac_v1_subject_of(kin_value_at(list.value, index));
}
static inline rbac_v1_subject_edit rbac_v1_subject_edit_of(kin_edit *edit,
    kin_spot spot)
{
    rbac_v1_subject_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int rbac_v1_subject_edit_copy(rbac_v1_subject_edit at,
    rbac_v1_subject view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* AggregationRule */
static inline kin_field
    *rbac_v1_aggregation_rule_cluster_role_selectors_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("clusterRoleSelectors", "");
    return &field;
}
static inline meta_v1_label_selector_list
    rbac_v1_aggregation_rule_get_cluster_role_selectors(
    rbac_v1_aggregation_rule view)
{
    return meta_v1_label_selector_list_of(kin_value_field(view.value,
        rbac_v1_aggregation_rule_cluster_role_selectors_field_()));
}
static inline meta_v1_label_selector
    rbac_v1_aggregation_rule_cluster_role_selectors_at(
    rbac_v1_aggregation_rule view, size_t index)
{
    return meta_v1_label_selector_of(kin_value_at(kin_value_field(view.value,
        rbac_v1_aggregation_rule_cluster_role_selectors_field_()), index));
}
static inline meta_v1_label_selector_edit
    rbac_v1_aggregation_rule_cluster_role_selectors_append(
    rbac_v1_aggregation_rule_edit at)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        rbac_v1_aggregation_rule_cluster_role_selectors_field_())));
}
static inline meta_v1_label_selector_edit
    rbac_v1_aggregation_rule_edit_cluster_role_selectors_at(
    rbac_v1_aggregation_rule_edit at, size_t index)
{
    return meta_v1_label_selector_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        rbac_v1_aggregation_rule_cluster_role_selectors_field_()), index));
}
static inline int rbac_v1_aggregation_rule_cluster_role_selectors_remove_at(
    rbac_v1_aggregation_rule_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        rbac_v1_aggregation_rule_cluster_role_selectors_field_()), index));
}
static inline size_t rbac_v1_aggregation_rule_cluster_role_selectors_count(
    rbac_v1_aggregation_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        rbac_v1_aggregation_rule_cluster_role_selectors_field_()));
}
static inline int rbac_v1_aggregation_rule_cluster_role_selectors_clear(
    rbac_v1_aggregation_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_aggregation_rule_cluster_role_selectors_field_()));
}
static inline bool rbac_v1_aggregation_rule_cluster_role_selectors_has(
    rbac_v1_aggregation_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_aggregation_rule_cluster_role_selectors_field_()));
}
static inline int rbac_v1_aggregation_rule_cluster_role_selectors_unset(
    rbac_v1_aggregation_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_aggregation_rule_cluster_role_selectors_field_()));
}

/* ClusterRole */
static inline kin_field *rbac_v1_cluster_role_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta rbac_v1_cluster_role_get_metadata(
    rbac_v1_cluster_role view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        rbac_v1_cluster_role_metadata_field_()));
}
static inline meta_v1_object_meta_edit rbac_v1_cluster_role_edit_metadata(
    rbac_v1_cluster_role_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_metadata_field_()));
}
static inline bool rbac_v1_cluster_role_metadata_has(rbac_v1_cluster_role view)
{
    return kin_value_is_set(kin_object_field(view.object,
        rbac_v1_cluster_role_metadata_field_()));
}
static inline int rbac_v1_cluster_role_metadata_unset(
    rbac_v1_cluster_role_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_metadata_field_()));
}
#define RBAC_V1_CLUSTER_ROLE_METADATA_PATH ".metadata"
static inline kin_field *rbac_v1_cluster_role_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rules", "");
    return &field;
}
static inline rbac_v1_policy_rule_list rbac_v1_cluster_role_get_rules(
    rbac_v1_cluster_role view)
{
    return rbac_v1_policy_rule_list_of(kin_object_field(view.object,
        rbac_v1_cluster_role_rules_field_()));
}
static inline rbac_v1_policy_rule rbac_v1_cluster_role_rules_at(
    rbac_v1_cluster_role view, size_t index)
{
    return rbac_v1_policy_rule_of(kin_value_at(kin_object_field(view.object,
        rbac_v1_cluster_role_rules_field_()), index));
}
static inline rbac_v1_policy_rule_edit rbac_v1_cluster_role_rules_append(
    rbac_v1_cluster_role_edit at)
{
    return rbac_v1_policy_rule_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot, rbac_v1_cluster_role_rules_field_())));
}
static inline rbac_v1_policy_rule_edit rbac_v1_cluster_role_edit_rules_at(
    rbac_v1_cluster_role_edit at, size_t index)
{
    return rbac_v1_policy_rule_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot, rbac_v1_cluster_role_rules_field_()),
        index));
}
static inline int rbac_v1_cluster_role_rules_remove_at(
    rbac_v1_cluster_role_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, rbac_v1_cluster_role_rules_field_()), index));
}
static inline size_t rbac_v1_cluster_role_rules_count(rbac_v1_cluster_role view)
{
    return kin_value_count(kin_object_field(view.object,
        rbac_v1_cluster_role_rules_field_()));
}
static inline int rbac_v1_cluster_role_rules_clear(rbac_v1_cluster_role_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_rules_field_()));
}
static inline bool rbac_v1_cluster_role_rules_has(rbac_v1_cluster_role view)
{
    return kin_value_is_set(kin_object_field(view.object,
        rbac_v1_cluster_role_rules_field_()));
}
static inline int rbac_v1_cluster_role_rules_unset(rbac_v1_cluster_role_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_rules_field_()));
}
#define RBAC_V1_CLUSTER_ROLE_RULES_PATH ".rules"
static inline kin_field *rbac_v1_cluster_role_aggregation_rule_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("aggregationRule", "");
    return &field;
}
static inline rbac_v1_aggregation_rule
    rbac_v1_cluster_role_get_aggregation_rule(rbac_v1_cluster_role view)
{
    return rbac_v1_aggregation_rule_of(kin_object_field(view.object,
        rbac_v1_cluster_role_aggregation_rule_field_()));
}
static inline rbac_v1_aggregation_rule_edit
    rbac_v1_cluster_role_edit_aggregation_rule(rbac_v1_cluster_role_edit at)
{
    return rbac_v1_aggregation_rule_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, rbac_v1_cluster_role_aggregation_rule_field_()));
}
static inline bool rbac_v1_cluster_role_aggregation_rule_has(
    rbac_v1_cluster_role view)
{
    return kin_value_is_set(kin_object_field(view.object,
        rbac_v1_cluster_role_aggregation_rule_field_()));
}
static inline int rbac_v1_cluster_role_aggregation_rule_unset(
    rbac_v1_cluster_role_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_aggregation_rule_field_()));
}
#define RBAC_V1_CLUSTER_ROLE_AGGREGATION_RULE_PATH ".aggregationRule"

/* ClusterRoleBinding */
static inline kin_field *rbac_v1_cluster_role_binding_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta rbac_v1_cluster_role_binding_get_metadata(
    rbac_v1_cluster_role_binding view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        rbac_v1_cluster_role_binding_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    rbac_v1_cluster_role_binding_edit_metadata(
    rbac_v1_cluster_role_binding_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_binding_metadata_field_()));
}
static inline bool rbac_v1_cluster_role_binding_metadata_has(
    rbac_v1_cluster_role_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        rbac_v1_cluster_role_binding_metadata_field_()));
}
static inline int rbac_v1_cluster_role_binding_metadata_unset(
    rbac_v1_cluster_role_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_binding_metadata_field_()));
}
#define RBAC_V1_CLUSTER_ROLE_BINDING_METADATA_PATH ".metadata"
static inline kin_field *rbac_v1_cluster_role_binding_subjects_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("subjects", "");
    return &field;
}
static inline rbac_v1_subject_list rbac_v1_cluster_role_binding_get_subjects(
    rbac_v1_cluster_role_binding view)
{
    return rbac_v1_subject_list_of(kin_object_field(view.object,
        rbac_v1_cluster_role_binding_subjects_field_()));
}
static inline rbac_v1_subject rbac_v1_cluster_role_binding_subjects_at(
    rbac_v1_cluster_role_binding view, size_t index)
{
    return rbac_v1_subject_of(kin_value_at(kin_object_field(view.object,
        rbac_v1_cluster_role_binding_subjects_field_()), index));
}
static inline rbac_v1_subject_edit rbac_v1_cluster_role_binding_subjects_append(
    rbac_v1_cluster_role_binding_edit at)
{
    return rbac_v1_subject_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_binding_subjects_field_())));
}
static inline rbac_v1_subject_edit
    rbac_v1_cluster_role_binding_edit_subjects_at(
    rbac_v1_cluster_role_binding_edit at, size_t index)
{
    return rbac_v1_subject_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_binding_subjects_field_()), index));
}
static inline int rbac_v1_cluster_role_binding_subjects_remove_at(
    rbac_v1_cluster_role_binding_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, rbac_v1_cluster_role_binding_subjects_field_()),
        index));
}
static inline size_t rbac_v1_cluster_role_binding_subjects_count(
    rbac_v1_cluster_role_binding view)
{
    return kin_value_count(kin_object_field(view.object,
        rbac_v1_cluster_role_binding_subjects_field_()));
}
static inline int rbac_v1_cluster_role_binding_subjects_clear(
    rbac_v1_cluster_role_binding_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_binding_subjects_field_()));
}
static inline bool rbac_v1_cluster_role_binding_subjects_has(
    rbac_v1_cluster_role_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        rbac_v1_cluster_role_binding_subjects_field_()));
}
static inline int rbac_v1_cluster_role_binding_subjects_unset(
    rbac_v1_cluster_role_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_binding_subjects_field_()));
}
#define RBAC_V1_CLUSTER_ROLE_BINDING_SUBJECTS_PATH ".subjects"
static inline kin_field *rbac_v1_cluster_role_binding_role_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("roleRef", "");
    return &field;
}
static inline rbac_v1_role_ref_type rbac_v1_cluster_role_binding_get_role_ref(
    rbac_v1_cluster_role_binding view)
{
    return rbac_v1_role_ref_type_of(kin_object_field(view.object,
        rbac_v1_cluster_role_binding_role_ref_field_()));
}
static inline rbac_v1_role_ref_type_edit
    rbac_v1_cluster_role_binding_edit_role_ref(
    rbac_v1_cluster_role_binding_edit at)
{
    return rbac_v1_role_ref_type_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, rbac_v1_cluster_role_binding_role_ref_field_()));
}
static inline bool rbac_v1_cluster_role_binding_role_ref_has(
    rbac_v1_cluster_role_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        rbac_v1_cluster_role_binding_role_ref_field_()));
}
static inline int rbac_v1_cluster_role_binding_role_ref_unset(
    rbac_v1_cluster_role_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_cluster_role_binding_role_ref_field_()));
}
#define RBAC_V1_CLUSTER_ROLE_BINDING_ROLE_REF_PATH ".roleRef"

/* PolicyRule */
static inline kin_field *rbac_v1_policy_rule_verbs_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("verbs", "");
    return &field;
}
static inline kin_str rbac_v1_policy_rule_verbs_at(rbac_v1_policy_rule view,
    size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        rbac_v1_policy_rule_verbs_field_()), index));
}
static inline int rbac_v1_policy_rule_verbs_append(rbac_v1_policy_rule_edit at,
    kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_verbs_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t rbac_v1_policy_rule_verbs_count(rbac_v1_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        rbac_v1_policy_rule_verbs_field_()));
}
static inline int rbac_v1_policy_rule_verbs_clear(rbac_v1_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_verbs_field_()));
}
static inline bool rbac_v1_policy_rule_verbs_has(rbac_v1_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_policy_rule_verbs_field_()));
}
static inline int rbac_v1_policy_rule_verbs_unset(rbac_v1_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_verbs_field_()));
}
static inline kin_field *rbac_v1_policy_rule_api_groups_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiGroups", "");
    return &field;
}
static inline kin_str rbac_v1_policy_rule_api_groups_at(
    rbac_v1_policy_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        rbac_v1_policy_rule_api_groups_field_()), index));
}
static inline int rbac_v1_policy_rule_api_groups_append(
    rbac_v1_policy_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_api_groups_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t rbac_v1_policy_rule_api_groups_count(
    rbac_v1_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        rbac_v1_policy_rule_api_groups_field_()));
}
static inline int rbac_v1_policy_rule_api_groups_clear(
    rbac_v1_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_api_groups_field_()));
}
static inline bool rbac_v1_policy_rule_api_groups_has(rbac_v1_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_policy_rule_api_groups_field_()));
}
static inline int rbac_v1_policy_rule_api_groups_unset(
    rbac_v1_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_api_groups_field_()));
}
static inline kin_field *rbac_v1_policy_rule_resources_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resources", "");
    return &field;
}
static inline kin_str rbac_v1_policy_rule_resources_at(rbac_v1_policy_rule view,
    size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        rbac_v1_policy_rule_resources_field_()), index));
}
static inline int rbac_v1_policy_rule_resources_append(
    rbac_v1_policy_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_resources_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t rbac_v1_policy_rule_resources_count(
    rbac_v1_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        rbac_v1_policy_rule_resources_field_()));
}
static inline int rbac_v1_policy_rule_resources_clear(
    rbac_v1_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_resources_field_()));
}
static inline bool rbac_v1_policy_rule_resources_has(rbac_v1_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_policy_rule_resources_field_()));
}
static inline int rbac_v1_policy_rule_resources_unset(
    rbac_v1_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_resources_field_()));
}
static inline kin_field *rbac_v1_policy_rule_resource_names_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("resourceNames", "");
    return &field;
}
static inline kin_str rbac_v1_policy_rule_resource_names_at(
    rbac_v1_policy_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        rbac_v1_policy_rule_resource_names_field_()), index));
}
static inline int rbac_v1_policy_rule_resource_names_append(
    rbac_v1_policy_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_resource_names_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t rbac_v1_policy_rule_resource_names_count(
    rbac_v1_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        rbac_v1_policy_rule_resource_names_field_()));
}
static inline int rbac_v1_policy_rule_resource_names_clear(
    rbac_v1_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_resource_names_field_()));
}
static inline bool rbac_v1_policy_rule_resource_names_has(
    rbac_v1_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_policy_rule_resource_names_field_()));
}
static inline int rbac_v1_policy_rule_resource_names_unset(
    rbac_v1_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_resource_names_field_()));
}
static inline kin_field *rbac_v1_policy_rule_non_resource_urls_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nonResourceURLs", "");
    return &field;
}
static inline kin_str rbac_v1_policy_rule_non_resource_urls_at(
    rbac_v1_policy_rule view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        rbac_v1_policy_rule_non_resource_urls_field_()), index));
}
static inline int rbac_v1_policy_rule_non_resource_urls_append(
    rbac_v1_policy_rule_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_non_resource_urls_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t rbac_v1_policy_rule_non_resource_urls_count(
    rbac_v1_policy_rule view)
{
    return kin_value_count(kin_value_field(view.value,
        rbac_v1_policy_rule_non_resource_urls_field_()));
}
static inline int rbac_v1_policy_rule_non_resource_urls_clear(
    rbac_v1_policy_rule_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_non_resource_urls_field_()));
}
static inline bool rbac_v1_policy_rule_non_resource_urls_has(
    rbac_v1_policy_rule view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_policy_rule_non_resource_urls_field_()));
}
static inline int rbac_v1_policy_rule_non_resource_urls_unset(
    rbac_v1_policy_rule_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_policy_rule_non_resource_urls_field_()));
}

/* Role */
static inline kin_field *rbac_v1_role_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta rbac_v1_role_get_metadata(rbac_v1_role view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        rbac_v1_role_metadata_field_()));
}
static inline meta_v1_object_meta_edit rbac_v1_role_edit_metadata(
    rbac_v1_role_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_metadata_field_()));
}
static inline bool rbac_v1_role_metadata_has(rbac_v1_role view)
{
    return kin_value_is_set(kin_object_field(view.object,
        rbac_v1_role_metadata_field_()));
}
static inline int rbac_v1_role_metadata_unset(rbac_v1_role_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_metadata_field_()));
}
#define RBAC_V1_ROLE_METADATA_PATH ".metadata"
static inline kin_field *rbac_v1_role_rules_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("rules", "");
    return &field;
}
static inline rbac_v1_policy_rule_list rbac_v1_role_get_rules(rbac_v1_role view)
{
    return rbac_v1_policy_rule_list_of(kin_object_field(view.object,
        rbac_v1_role_rules_field_()));
}
static inline rbac_v1_policy_rule rbac_v1_role_rules_at(rbac_v1_role view,
    size_t index)
{
    return rbac_v1_policy_rule_of(kin_value_at(kin_object_field(view.object,
        rbac_v1_role_rules_field_()), index));
}
static inline rbac_v1_policy_rule_edit rbac_v1_role_rules_append(
    rbac_v1_role_edit at)
{
    return rbac_v1_policy_rule_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot, rbac_v1_role_rules_field_())));
}
static inline rbac_v1_policy_rule_edit rbac_v1_role_edit_rules_at(
    rbac_v1_role_edit at, size_t index)
{
    return rbac_v1_policy_rule_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot, rbac_v1_role_rules_field_()), index));
}
static inline int rbac_v1_role_rules_remove_at(rbac_v1_role_edit at,
    size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, rbac_v1_role_rules_field_()), index));
}
static inline size_t rbac_v1_role_rules_count(rbac_v1_role view)
{
    return kin_value_count(kin_object_field(view.object,
        rbac_v1_role_rules_field_()));
}
static inline int rbac_v1_role_rules_clear(rbac_v1_role_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_rules_field_()));
}
static inline bool rbac_v1_role_rules_has(rbac_v1_role view)
{
    return kin_value_is_set(kin_object_field(view.object,
        rbac_v1_role_rules_field_()));
}
static inline int rbac_v1_role_rules_unset(rbac_v1_role_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_rules_field_()));
}
#define RBAC_V1_ROLE_RULES_PATH ".rules"

/* RoleBinding */
static inline kin_field *rbac_v1_role_binding_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta rbac_v1_role_binding_get_metadata(
    rbac_v1_role_binding view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        rbac_v1_role_binding_metadata_field_()));
}
static inline meta_v1_object_meta_edit rbac_v1_role_binding_edit_metadata(
    rbac_v1_role_binding_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_binding_metadata_field_()));
}
static inline bool rbac_v1_role_binding_metadata_has(rbac_v1_role_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        rbac_v1_role_binding_metadata_field_()));
}
static inline int rbac_v1_role_binding_metadata_unset(
    rbac_v1_role_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_binding_metadata_field_()));
}
#define RBAC_V1_ROLE_BINDING_METADATA_PATH ".metadata"
static inline kin_field *rbac_v1_role_binding_subjects_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("subjects", "");
    return &field;
}
static inline rbac_v1_subject_list rbac_v1_role_binding_get_subjects(
    rbac_v1_role_binding view)
{
    return rbac_v1_subject_list_of(kin_object_field(view.object,
        rbac_v1_role_binding_subjects_field_()));
}
static inline rbac_v1_subject rbac_v1_role_binding_subjects_at(
    rbac_v1_role_binding view, size_t index)
{
    return rbac_v1_subject_of(kin_value_at(kin_object_field(view.object,
        rbac_v1_role_binding_subjects_field_()), index));
}
static inline rbac_v1_subject_edit rbac_v1_role_binding_subjects_append(
    rbac_v1_role_binding_edit at)
{
    return rbac_v1_subject_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        rbac_v1_role_binding_subjects_field_())));
}
static inline rbac_v1_subject_edit rbac_v1_role_binding_edit_subjects_at(
    rbac_v1_role_binding_edit at, size_t index)
{
    return rbac_v1_subject_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        rbac_v1_role_binding_subjects_field_()), index));
}
static inline int rbac_v1_role_binding_subjects_remove_at(
    rbac_v1_role_binding_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, rbac_v1_role_binding_subjects_field_()), index));
}
static inline size_t rbac_v1_role_binding_subjects_count(
    rbac_v1_role_binding view)
{
    return kin_value_count(kin_object_field(view.object,
        rbac_v1_role_binding_subjects_field_()));
}
static inline int rbac_v1_role_binding_subjects_clear(
    rbac_v1_role_binding_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_binding_subjects_field_()));
}
static inline bool rbac_v1_role_binding_subjects_has(rbac_v1_role_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        rbac_v1_role_binding_subjects_field_()));
}
static inline int rbac_v1_role_binding_subjects_unset(
    rbac_v1_role_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_binding_subjects_field_()));
}
#define RBAC_V1_ROLE_BINDING_SUBJECTS_PATH ".subjects"
static inline kin_field *rbac_v1_role_binding_role_ref_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("roleRef", "");
    return &field;
}
static inline rbac_v1_role_ref_type rbac_v1_role_binding_get_role_ref(
    rbac_v1_role_binding view)
{
    return rbac_v1_role_ref_type_of(kin_object_field(view.object,
        rbac_v1_role_binding_role_ref_field_()));
}
static inline rbac_v1_role_ref_type_edit rbac_v1_role_binding_edit_role_ref(
    rbac_v1_role_binding_edit at)
{
    return rbac_v1_role_ref_type_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, rbac_v1_role_binding_role_ref_field_()));
}
static inline bool rbac_v1_role_binding_role_ref_has(rbac_v1_role_binding view)
{
    return kin_value_is_set(kin_object_field(view.object,
        rbac_v1_role_binding_role_ref_field_()));
}
static inline int rbac_v1_role_binding_role_ref_unset(
    rbac_v1_role_binding_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_binding_role_ref_field_()));
}
#define RBAC_V1_ROLE_BINDING_ROLE_REF_PATH ".roleRef"

/* RoleRef */
static inline kin_field *rbac_v1_role_ref_type_api_group_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiGroup", "");
    return &field;
}
static inline kin_str rbac_v1_role_ref_type_api_group(
    rbac_v1_role_ref_type view)
{
    return kin_value_str(kin_value_field(view.value,
        rbac_v1_role_ref_type_api_group_field_()));
}
static inline int rbac_v1_role_ref_type_api_group_set(
    rbac_v1_role_ref_type_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_ref_type_api_group_field_()), value);
}
static inline bool rbac_v1_role_ref_type_api_group_has(
    rbac_v1_role_ref_type view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_role_ref_type_api_group_field_()));
}
static inline int rbac_v1_role_ref_type_api_group_unset(
    rbac_v1_role_ref_type_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_ref_type_api_group_field_()));
}
static inline kin_field *rbac_v1_role_ref_type_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("kind", "");
    return &field;
}
static inline kin_str rbac_v1_role_ref_type_kind(rbac_v1_role_ref_type view)
{
    return kin_value_str(kin_value_field(view.value,
        rbac_v1_role_ref_type_kind_field_()));
}
static inline int rbac_v1_role_ref_type_kind_set(rbac_v1_role_ref_type_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_ref_type_kind_field_()), value);
}
static inline bool rbac_v1_role_ref_type_kind_has(rbac_v1_role_ref_type view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_role_ref_type_kind_field_()));
}
static inline int rbac_v1_role_ref_type_kind_unset(
    rbac_v1_role_ref_type_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_ref_type_kind_field_()));
}
static inline kin_field *rbac_v1_role_ref_type_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str rbac_v1_role_ref_type_name(rbac_v1_role_ref_type view)
{
    return kin_value_str(kin_value_field(view.value,
        rbac_v1_role_ref_type_name_field_()));
}
static inline int rbac_v1_role_ref_type_name_set(rbac_v1_role_ref_type_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_ref_type_name_field_()), value);
}
static inline bool rbac_v1_role_ref_type_name_has(rbac_v1_role_ref_type view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_role_ref_type_name_field_()));
}
static inline int rbac_v1_role_ref_type_name_unset(
    rbac_v1_role_ref_type_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_role_ref_type_name_field_()));
}

/* Subject */
static inline kin_field *rbac_v1_subject_kind_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("kind", "");
    return &field;
}
static inline kin_str rbac_v1_subject_kind(rbac_v1_subject view)
{
    return kin_value_str(kin_value_field(view.value,
        rbac_v1_subject_kind_field_()));
}
static inline int rbac_v1_subject_kind_set(rbac_v1_subject_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_subject_kind_field_()), value);
}
static inline bool rbac_v1_subject_kind_has(rbac_v1_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_subject_kind_field_()));
}
static inline int rbac_v1_subject_kind_unset(rbac_v1_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_subject_kind_field_()));
}
static inline kin_field *rbac_v1_subject_api_group_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("apiGroup", "");
    return &field;
}
static inline kin_str rbac_v1_subject_api_group(rbac_v1_subject view)
{
    return kin_value_str(kin_value_field(view.value,
        rbac_v1_subject_api_group_field_()));
}
static inline int rbac_v1_subject_api_group_set(rbac_v1_subject_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_subject_api_group_field_()), value);
}
static inline bool rbac_v1_subject_api_group_has(rbac_v1_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_subject_api_group_field_()));
}
static inline int rbac_v1_subject_api_group_unset(rbac_v1_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_subject_api_group_field_()));
}
static inline kin_field *rbac_v1_subject_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("name", "");
    return &field;
}
static inline kin_str rbac_v1_subject_name(rbac_v1_subject view)
{
    return kin_value_str(kin_value_field(view.value,
        rbac_v1_subject_name_field_()));
}
static inline int rbac_v1_subject_name_set(rbac_v1_subject_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_subject_name_field_()), value);
}
static inline bool rbac_v1_subject_name_has(rbac_v1_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_subject_name_field_()));
}
static inline int rbac_v1_subject_name_unset(rbac_v1_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_subject_name_field_()));
}
static inline kin_field *rbac_v1_subject_namespace_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("namespace", "");
    return &field;
}
static inline kin_str rbac_v1_subject_namespace(rbac_v1_subject view)
{
    return kin_value_str(kin_value_field(view.value,
        rbac_v1_subject_namespace_field_()));
}
static inline int rbac_v1_subject_namespace_set(rbac_v1_subject_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_subject_namespace_field_()), value);
}
static inline bool rbac_v1_subject_namespace_has(rbac_v1_subject view)
{
    return kin_value_is_set(kin_value_field(view.value,
        rbac_v1_subject_namespace_field_()));
}
static inline int rbac_v1_subject_namespace_unset(rbac_v1_subject_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        rbac_v1_subject_namespace_field_()));
}

static const kin_resource rbac_v1_cluster_role_bindings[1] = {
    {"rbac.authorization.k8s.io", "v1", "clusterrolebindings",
        "ClusterRoleBinding", true},
};
static inline rbac_v1_cluster_role_binding_edit
    rbac_v1_cluster_role_binding_new(const kin_allocator *alloc, kin_str name)
{
    rbac_v1_cluster_role_binding_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, rbac_v1_cluster_role_bindings, named);
    at.spot = kin_edit_root();
    return at;
}
static inline rbac_v1_cluster_role_binding rbac_v1_cluster_role_binding_cast(
    const kin_object *object)
{
    return rbac_v1_cluster_role_binding_of(kin_object_is_of(object,
        rbac_v1_cluster_role_bindings) ? object : NULL);
}
static inline kin_call_opts rbac_v1_cluster_role_bindings_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int rbac_v1_cluster_role_bindings_got_(int r, kin_object *object,
    rbac_v1_cluster_role_binding *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_bindings_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    rbac_v1_cluster_role_binding *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, rbac_v1_cluster_role_bindings, at, opts,
        ret ? &got : NULL, err);
    return rbac_v1_cluster_role_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_bindings_create(
    kin_client *client, rbac_v1_cluster_role_binding_edit at,
    const kin_call_opts *opts, rbac_v1_cluster_role_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, rbac_v1_cluster_role_bindings, at.edit,
        opts, ret ? &got : NULL, err);
    return rbac_v1_cluster_role_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_bindings_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, rbac_v1_cluster_role_bindings, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_bindings_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, rbac_v1_cluster_role_bindings,
        opts, NULL, err);
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_bindings_update(
    kin_client *client, rbac_v1_cluster_role_binding_edit at,
    const kin_call_opts *opts, rbac_v1_cluster_role_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_cluster_role_bindings_part_(opts, "");
    int r = kin_client_update(client, rbac_v1_cluster_role_bindings, at.edit,
        &own, ret ? &got : NULL, err);
    return rbac_v1_cluster_role_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_bindings_patch(
    kin_client *client, rbac_v1_cluster_role_binding_edit at,
    const kin_call_opts *opts, rbac_v1_cluster_role_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_cluster_role_bindings_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, rbac_v1_cluster_role_bindings, &what, &own,
        ret ? &got : NULL, err);
    return rbac_v1_cluster_role_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_bindings_apply(
    kin_client *client, rbac_v1_cluster_role_binding_edit at,
    const kin_call_opts *opts, rbac_v1_cluster_role_binding *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_cluster_role_bindings_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, rbac_v1_cluster_role_bindings, &what, &own,
        ret ? &got : NULL, err);
    return rbac_v1_cluster_role_bindings_got_(r, got, ret);
}
typedef struct rbac_v1_cluster_role_binding_list_handler {
    int (*on_item)(rbac_v1_cluster_role_binding item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} rbac_v1_cluster_role_binding_list_handler;
static inline int rbac_v1_cluster_role_binding_list_each_(
    const kin_object *object, void *userdata)
{
    const rbac_v1_cluster_role_binding_list_handler *own = (
        const rbac_v1_cluster_role_binding_list_handler *)userdata;
    return own->on_item(rbac_v1_cluster_role_binding_of(object), own->userdata);
}
static inline int rbac_v1_cluster_role_binding_list_restart_(void *userdata)
{
    const rbac_v1_cluster_role_binding_list_handler *own = (
        const rbac_v1_cluster_role_binding_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler rbac_v1_cluster_role_binding_list_adapt_(
    rbac_v1_cluster_role_binding_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = rbac_v1_cluster_role_binding_list_each_;
    handler.on_restart = own->on_restart ?
        rbac_v1_cluster_role_binding_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_bindings_list(
    kin_client *client, const kin_list_opts *opts,
    const rbac_v1_cluster_role_binding_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    rbac_v1_cluster_role_binding_list_handler own = *handler;
    kin_list_handler adapted = rbac_v1_cluster_role_binding_list_adapt_(&own);
    return kin_client_list(client, rbac_v1_cluster_role_bindings, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_bindings_list_all(
    kin_client *client, const kin_list_opts *opts,
    const rbac_v1_cluster_role_binding_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    rbac_v1_cluster_role_binding_list_handler own = *handler;
    kin_list_handler adapted = rbac_v1_cluster_role_binding_list_adapt_(&own);
    return kin_client_list_all(client, rbac_v1_cluster_role_bindings, opts,
        &adapted, ret, err);
}
typedef struct rbac_v1_cluster_role_binding_watch {
    kin_watch *watch;
} rbac_v1_cluster_role_binding_watch;
static inline void rbac_v1_cluster_role_binding_watch_auto_release(
    rbac_v1_cluster_role_binding_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_bindings_watch(
    kin_client *client, const kin_list_opts *opts,
    rbac_v1_cluster_role_binding_watch *ret, kin_error *err)
{
    return kin_client_watch(client, rbac_v1_cluster_role_bindings, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_binding_watch_next(
    rbac_v1_cluster_role_binding_watch watch, kin_deadline deadline,
    kin_watch_event *ret, rbac_v1_cluster_role_binding *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct rbac_v1_cluster_role_binding_informer {
    kin_informer *informer;
} rbac_v1_cluster_role_binding_informer;
static inline rbac_v1_cluster_role_binding_informer
    rbac_v1_cluster_role_binding_informer_of(kin_informer *informer)
{
    rbac_v1_cluster_role_binding_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_bindings_informer(
    kin_factory *factory, rbac_v1_cluster_role_binding_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, rbac_v1_cluster_role_bindings,
        &ret->informer, err);
}
typedef struct rbac_v1_cluster_role_binding_handler {
    void (*on_add)(rbac_v1_cluster_role_binding view, bool is_initial,
        void *userdata);
    void (*on_update)(rbac_v1_cluster_role_binding old_view,
        rbac_v1_cluster_role_binding view, void *userdata);
    void (*on_delete)(rbac_v1_cluster_role_binding view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(rbac_v1_cluster_role_binding view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, rbac_v1_cluster_role_binding view,
        void *userdata);
} rbac_v1_cluster_role_binding_handler;
static inline void rbac_v1_cluster_role_binding_on_event_(
    const kin_event *event, void *userdata)
{
    const rbac_v1_cluster_role_binding_handler *own = (
        const rbac_v1_cluster_role_binding_handler *)userdata;
    own->on_event(event, rbac_v1_cluster_role_binding_of(event->object),
        own->userdata);
}
static inline void rbac_v1_cluster_role_binding_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const rbac_v1_cluster_role_binding_handler *own = (
        const rbac_v1_cluster_role_binding_handler *)userdata;
    own->on_add(rbac_v1_cluster_role_binding_of(object), is_initial,
        own->userdata);
}
static inline void rbac_v1_cluster_role_binding_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const rbac_v1_cluster_role_binding_handler *own = (
        const rbac_v1_cluster_role_binding_handler *)userdata;
    own->on_update(rbac_v1_cluster_role_binding_of(old_object),
        rbac_v1_cluster_role_binding_of(object), own->userdata);
}
static inline void rbac_v1_cluster_role_binding_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const rbac_v1_cluster_role_binding_handler *own = (
        const rbac_v1_cluster_role_binding_handler *)userdata;
    own->on_delete(rbac_v1_cluster_role_binding_of(object), is_tombstone,
        own->userdata);
}
static inline void rbac_v1_cluster_role_binding_on_synced_(void *userdata)
{
    const rbac_v1_cluster_role_binding_handler *own = (
        const rbac_v1_cluster_role_binding_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool rbac_v1_cluster_role_binding_wants_(const kin_object *object,
    void *userdata)
{
    const rbac_v1_cluster_role_binding_handler *own = (
        const rbac_v1_cluster_role_binding_handler *)userdata;
    return own->wants(rbac_v1_cluster_role_binding_of(object), own->userdata);
}
static inline int rbac_v1_cluster_role_binding_informer_add_handler(
    rbac_v1_cluster_role_binding_informer informer,
    const rbac_v1_cluster_role_binding_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? rbac_v1_cluster_role_binding_on_add_ : NULL;
    handler.on_update = own->on_update ?
        rbac_v1_cluster_role_binding_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        rbac_v1_cluster_role_binding_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        rbac_v1_cluster_role_binding_on_synced_ : NULL;
    handler.wants = own->wants ? rbac_v1_cluster_role_binding_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? rbac_v1_cluster_role_binding_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct rbac_v1_cluster_role_binding_lister {
    kin_snapshot *snapshot;
} rbac_v1_cluster_role_binding_lister;
typedef struct rbac_v1_cluster_role_binding_iter {
    kin_lister_iter it;
} rbac_v1_cluster_role_binding_iter;
static inline rbac_v1_cluster_role_binding_lister
    rbac_v1_cluster_role_binding_informer_lister(
    rbac_v1_cluster_role_binding_informer informer)
{
    rbac_v1_cluster_role_binding_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void rbac_v1_cluster_role_binding_lister_auto_release(
    rbac_v1_cluster_role_binding_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline rbac_v1_cluster_role_binding
    rbac_v1_cluster_role_binding_lister_get(
    rbac_v1_cluster_role_binding_lister lister, kin_str name)
{
    return rbac_v1_cluster_role_binding_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline rbac_v1_cluster_role_binding_iter
    rbac_v1_cluster_role_binding_lister_list(
    rbac_v1_cluster_role_binding_lister lister, const kin_selector *selector)
{
    rbac_v1_cluster_role_binding_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline rbac_v1_cluster_role_binding
    rbac_v1_cluster_role_binding_iter_next(
    rbac_v1_cluster_role_binding_iter *iter)
{
    return rbac_v1_cluster_role_binding_of(kin_lister_next(&iter->it));
}

static const kin_resource rbac_v1_cluster_roles[1] = {
    {"rbac.authorization.k8s.io", "v1", "clusterroles", "ClusterRole", true},
};
static inline rbac_v1_cluster_role_edit rbac_v1_cluster_role_new(
    const kin_allocator *alloc, kin_str name)
{
    rbac_v1_cluster_role_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, rbac_v1_cluster_roles, named);
    at.spot = kin_edit_root();
    return at;
}
static inline rbac_v1_cluster_role rbac_v1_cluster_role_cast(
    const kin_object *object)
{
    return rbac_v1_cluster_role_of(kin_object_is_of(object,
        rbac_v1_cluster_roles) ? object : NULL);
}
static inline kin_call_opts rbac_v1_cluster_roles_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int rbac_v1_cluster_roles_got_(int r, kin_object *object,
    rbac_v1_cluster_role *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int rbac_v1_cluster_roles_get(kin_client *client,
    kin_str name, const kin_call_opts *opts, rbac_v1_cluster_role *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, rbac_v1_cluster_roles, at, opts,
        ret ? &got : NULL, err);
    return rbac_v1_cluster_roles_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_cluster_roles_create(kin_client *client,
    rbac_v1_cluster_role_edit at, const kin_call_opts *opts,
    rbac_v1_cluster_role *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, rbac_v1_cluster_roles, at.edit, opts,
        ret ? &got : NULL, err);
    return rbac_v1_cluster_roles_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_cluster_roles_delete(kin_client *client,
    kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, rbac_v1_cluster_roles, at, opts, NULL,
        err);
}
KIN_NODISCARD static inline int rbac_v1_cluster_roles_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, rbac_v1_cluster_roles, opts,
        NULL, err);
}
KIN_NODISCARD static inline int rbac_v1_cluster_roles_update(kin_client *client,
    rbac_v1_cluster_role_edit at, const kin_call_opts *opts,
    rbac_v1_cluster_role *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_cluster_roles_part_(opts, "");
    int r = kin_client_update(client, rbac_v1_cluster_roles, at.edit, &own,
        ret ? &got : NULL, err);
    return rbac_v1_cluster_roles_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_cluster_roles_patch(kin_client *client,
    rbac_v1_cluster_role_edit at, const kin_call_opts *opts,
    rbac_v1_cluster_role *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_cluster_roles_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, rbac_v1_cluster_roles, &what, &own,
        ret ? &got : NULL, err);
    return rbac_v1_cluster_roles_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_cluster_roles_apply(kin_client *client,
    rbac_v1_cluster_role_edit at, const kin_call_opts *opts,
    rbac_v1_cluster_role *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_cluster_roles_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, rbac_v1_cluster_roles, &what, &own,
        ret ? &got : NULL, err);
    return rbac_v1_cluster_roles_got_(r, got, ret);
}
typedef struct rbac_v1_cluster_role_list_handler {
    int (*on_item)(rbac_v1_cluster_role item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} rbac_v1_cluster_role_list_handler;
static inline int rbac_v1_cluster_role_list_each_(const kin_object *object,
    void *userdata)
{
    const rbac_v1_cluster_role_list_handler *own = (
        const rbac_v1_cluster_role_list_handler *)userdata;
    return own->on_item(rbac_v1_cluster_role_of(object), own->userdata);
}
static inline int rbac_v1_cluster_role_list_restart_(void *userdata)
{
    const rbac_v1_cluster_role_list_handler *own = (
        const rbac_v1_cluster_role_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler rbac_v1_cluster_role_list_adapt_(
    rbac_v1_cluster_role_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = rbac_v1_cluster_role_list_each_;
    handler.on_restart = own->on_restart ? rbac_v1_cluster_role_list_restart_ :
        NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int rbac_v1_cluster_roles_list(kin_client *client,
    const kin_list_opts *opts, const rbac_v1_cluster_role_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    rbac_v1_cluster_role_list_handler own = *handler;
    kin_list_handler adapted = rbac_v1_cluster_role_list_adapt_(&own);
    return kin_client_list(client, rbac_v1_cluster_roles, opts, &adapted, ret,
        err);
}
KIN_NODISCARD static inline int rbac_v1_cluster_roles_list_all(
    kin_client *client, const kin_list_opts *opts,
    const rbac_v1_cluster_role_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    rbac_v1_cluster_role_list_handler own = *handler;
    kin_list_handler adapted = rbac_v1_cluster_role_list_adapt_(&own);
    return kin_client_list_all(client, rbac_v1_cluster_roles, opts, &adapted,
        ret, err);
}
typedef struct rbac_v1_cluster_role_watch {
    kin_watch *watch;
} rbac_v1_cluster_role_watch;
static inline void rbac_v1_cluster_role_watch_auto_release(
    rbac_v1_cluster_role_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int rbac_v1_cluster_roles_watch(kin_client *client,
    const kin_list_opts *opts, rbac_v1_cluster_role_watch *ret, kin_error *err)
{
    return kin_client_watch(client, rbac_v1_cluster_roles, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int rbac_v1_cluster_role_watch_next(
    rbac_v1_cluster_role_watch watch, kin_deadline deadline,
    kin_watch_event *ret, rbac_v1_cluster_role *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct rbac_v1_cluster_role_informer {
    kin_informer *informer;
} rbac_v1_cluster_role_informer;
static inline rbac_v1_cluster_role_informer rbac_v1_cluster_role_informer_of(
    kin_informer *informer)
{
    rbac_v1_cluster_role_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int rbac_v1_cluster_roles_informer(
    kin_factory *factory, rbac_v1_cluster_role_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, rbac_v1_cluster_roles, &ret->informer,
        err);
}
typedef struct rbac_v1_cluster_role_handler {
    void (*on_add)(rbac_v1_cluster_role view, bool is_initial, void *userdata);
    void (*on_update)(rbac_v1_cluster_role old_view, rbac_v1_cluster_role view,
        void *userdata);
    void (*on_delete)(rbac_v1_cluster_role view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(rbac_v1_cluster_role view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, rbac_v1_cluster_role view,
        void *userdata);
} rbac_v1_cluster_role_handler;
static inline void rbac_v1_cluster_role_on_event_(const kin_event *event,
    void *userdata)
{
    const rbac_v1_cluster_role_handler *own = (
        const rbac_v1_cluster_role_handler *)userdata;
    own->on_event(event, rbac_v1_cluster_role_of(event->object), own->userdata);
}
static inline void rbac_v1_cluster_role_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const rbac_v1_cluster_role_handler *own = (
        const rbac_v1_cluster_role_handler *)userdata;
    own->on_add(rbac_v1_cluster_role_of(object), is_initial, own->userdata);
}
static inline void rbac_v1_cluster_role_on_update_(const kin_object *old_object,
    const kin_object *object, void *userdata)
{
    const rbac_v1_cluster_role_handler *own = (
        const rbac_v1_cluster_role_handler *)userdata;
    own->on_update(rbac_v1_cluster_role_of(old_object), rbac_v1_cluster_role_of(
        object), own->userdata);
}
static inline void rbac_v1_cluster_role_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const rbac_v1_cluster_role_handler *own = (
        const rbac_v1_cluster_role_handler *)userdata;
    own->on_delete(rbac_v1_cluster_role_of(object), is_tombstone,
        own->userdata);
}
static inline void rbac_v1_cluster_role_on_synced_(void *userdata)
{
    const rbac_v1_cluster_role_handler *own = (
        const rbac_v1_cluster_role_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool rbac_v1_cluster_role_wants_(const kin_object *object,
    void *userdata)
{
    const rbac_v1_cluster_role_handler *own = (
        const rbac_v1_cluster_role_handler *)userdata;
    return own->wants(rbac_v1_cluster_role_of(object), own->userdata);
}
static inline int rbac_v1_cluster_role_informer_add_handler(
    rbac_v1_cluster_role_informer informer,
    const rbac_v1_cluster_role_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? rbac_v1_cluster_role_on_add_ : NULL;
    handler.on_update = own->on_update ? rbac_v1_cluster_role_on_update_ : NULL;
    handler.on_delete = own->on_delete ? rbac_v1_cluster_role_on_delete_ : NULL;
    handler.on_synced = own->on_synced ? rbac_v1_cluster_role_on_synced_ : NULL;
    handler.wants = own->wants ? rbac_v1_cluster_role_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? rbac_v1_cluster_role_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct rbac_v1_cluster_role_lister {
    kin_snapshot *snapshot;
} rbac_v1_cluster_role_lister;
typedef struct rbac_v1_cluster_role_iter {
    kin_lister_iter it;
} rbac_v1_cluster_role_iter;
static inline rbac_v1_cluster_role_lister rbac_v1_cluster_role_informer_lister(
    rbac_v1_cluster_role_informer informer)
{
    rbac_v1_cluster_role_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void rbac_v1_cluster_role_lister_auto_release(
    rbac_v1_cluster_role_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline rbac_v1_cluster_role rbac_v1_cluster_role_lister_get(
    rbac_v1_cluster_role_lister lister, kin_str name)
{
    return rbac_v1_cluster_role_of(kin_lister_get(lister.snapshot, kin_str_of(
        NULL, 0), name));
}
static inline rbac_v1_cluster_role_iter rbac_v1_cluster_role_lister_list(
    rbac_v1_cluster_role_lister lister, const kin_selector *selector)
{
    rbac_v1_cluster_role_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline rbac_v1_cluster_role rbac_v1_cluster_role_iter_next(
    rbac_v1_cluster_role_iter *iter)
{
    return rbac_v1_cluster_role_of(kin_lister_next(&iter->it));
}

static const kin_resource rbac_v1_role_bindings[1] = {
    {"rbac.authorization.k8s.io", "v1", "rolebindings", "RoleBinding", false},
};
static inline rbac_v1_role_binding_edit rbac_v1_role_binding_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    rbac_v1_role_binding_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, rbac_v1_role_bindings, named);
    at.spot = kin_edit_root();
    return at;
}
static inline rbac_v1_role_binding rbac_v1_role_binding_cast(
    const kin_object *object)
{
    return rbac_v1_role_binding_of(kin_object_is_of(object,
        rbac_v1_role_bindings) ? object : NULL);
}
static inline kin_call_opts rbac_v1_role_bindings_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int rbac_v1_role_bindings_got_(int r, kin_object *object,
    rbac_v1_role_binding *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int rbac_v1_role_bindings_get(kin_client *client,
    kin_str ns, kin_str name, const kin_call_opts *opts,
    rbac_v1_role_binding *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, rbac_v1_role_bindings, at, opts,
        ret ? &got : NULL, err);
    return rbac_v1_role_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_role_bindings_create(kin_client *client,
    rbac_v1_role_binding_edit at, const kin_call_opts *opts,
    rbac_v1_role_binding *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, rbac_v1_role_bindings, at.edit, opts,
        ret ? &got : NULL, err);
    return rbac_v1_role_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_role_bindings_delete(kin_client *client,
    kin_str ns, kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, rbac_v1_role_bindings, at, opts, NULL,
        err);
}
KIN_NODISCARD static inline int rbac_v1_role_bindings_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, rbac_v1_role_bindings, opts,
        NULL, err);
}
KIN_NODISCARD static inline int rbac_v1_role_bindings_update(kin_client *client,
    rbac_v1_role_binding_edit at, const kin_call_opts *opts,
    rbac_v1_role_binding *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_role_bindings_part_(opts, "");
    int r = kin_client_update(client, rbac_v1_role_bindings, at.edit, &own,
        ret ? &got : NULL, err);
    return rbac_v1_role_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_role_bindings_patch(kin_client *client,
    rbac_v1_role_binding_edit at, const kin_call_opts *opts,
    rbac_v1_role_binding *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_role_bindings_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, rbac_v1_role_bindings, &what, &own,
        ret ? &got : NULL, err);
    return rbac_v1_role_bindings_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_role_bindings_apply(kin_client *client,
    rbac_v1_role_binding_edit at, const kin_call_opts *opts,
    rbac_v1_role_binding *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_role_bindings_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, rbac_v1_role_bindings, &what, &own,
        ret ? &got : NULL, err);
    return rbac_v1_role_bindings_got_(r, got, ret);
}
typedef struct rbac_v1_role_binding_list_handler {
    int (*on_item)(rbac_v1_role_binding item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} rbac_v1_role_binding_list_handler;
static inline int rbac_v1_role_binding_list_each_(const kin_object *object,
    void *userdata)
{
    const rbac_v1_role_binding_list_handler *own = (
        const rbac_v1_role_binding_list_handler *)userdata;
    return own->on_item(rbac_v1_role_binding_of(object), own->userdata);
}
static inline int rbac_v1_role_binding_list_restart_(void *userdata)
{
    const rbac_v1_role_binding_list_handler *own = (
        const rbac_v1_role_binding_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler rbac_v1_role_binding_list_adapt_(
    rbac_v1_role_binding_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = rbac_v1_role_binding_list_each_;
    handler.on_restart = own->on_restart ? rbac_v1_role_binding_list_restart_ :
        NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int rbac_v1_role_bindings_list(kin_client *client,
    const kin_list_opts *opts, const rbac_v1_role_binding_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    rbac_v1_role_binding_list_handler own = *handler;
    kin_list_handler adapted = rbac_v1_role_binding_list_adapt_(&own);
    return kin_client_list(client, rbac_v1_role_bindings, opts, &adapted, ret,
        err);
}
KIN_NODISCARD static inline int rbac_v1_role_bindings_list_all(
    kin_client *client, const kin_list_opts *opts,
    const rbac_v1_role_binding_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    rbac_v1_role_binding_list_handler own = *handler;
    kin_list_handler adapted = rbac_v1_role_binding_list_adapt_(&own);
    return kin_client_list_all(client, rbac_v1_role_bindings, opts, &adapted,
        ret, err);
}
typedef struct rbac_v1_role_binding_watch {
    kin_watch *watch;
} rbac_v1_role_binding_watch;
static inline void rbac_v1_role_binding_watch_auto_release(
    rbac_v1_role_binding_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int rbac_v1_role_bindings_watch(kin_client *client,
    const kin_list_opts *opts, rbac_v1_role_binding_watch *ret, kin_error *err)
{
    return kin_client_watch(client, rbac_v1_role_bindings, opts, &ret->watch,
        err);
}
KIN_NODISCARD static inline int rbac_v1_role_binding_watch_next(
    rbac_v1_role_binding_watch watch, kin_deadline deadline,
    kin_watch_event *ret, rbac_v1_role_binding *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct rbac_v1_role_binding_informer {
    kin_informer *informer;
} rbac_v1_role_binding_informer;
static inline rbac_v1_role_binding_informer rbac_v1_role_binding_informer_of(
    kin_informer *informer)
{
    rbac_v1_role_binding_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int rbac_v1_role_bindings_informer(
    kin_factory *factory, rbac_v1_role_binding_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, rbac_v1_role_bindings, &ret->informer,
        err);
}
typedef struct rbac_v1_role_binding_handler {
    void (*on_add)(rbac_v1_role_binding view, bool is_initial, void *userdata);
    void (*on_update)(rbac_v1_role_binding old_view, rbac_v1_role_binding view,
        void *userdata);
    void (*on_delete)(rbac_v1_role_binding view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(rbac_v1_role_binding view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, rbac_v1_role_binding view,
        void *userdata);
} rbac_v1_role_binding_handler;
static inline void rbac_v1_role_binding_on_event_(const kin_event *event,
    void *userdata)
{
    const rbac_v1_role_binding_handler *own = (
        const rbac_v1_role_binding_handler *)userdata;
    own->on_event(event, rbac_v1_role_binding_of(event->object), own->userdata);
}
static inline void rbac_v1_role_binding_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const rbac_v1_role_binding_handler *own = (
        const rbac_v1_role_binding_handler *)userdata;
    own->on_add(rbac_v1_role_binding_of(object), is_initial, own->userdata);
}
static inline void rbac_v1_role_binding_on_update_(const kin_object *old_object,
    const kin_object *object, void *userdata)
{
    const rbac_v1_role_binding_handler *own = (
        const rbac_v1_role_binding_handler *)userdata;
    own->on_update(rbac_v1_role_binding_of(old_object), rbac_v1_role_binding_of(
        object), own->userdata);
}
static inline void rbac_v1_role_binding_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const rbac_v1_role_binding_handler *own = (
        const rbac_v1_role_binding_handler *)userdata;
    own->on_delete(rbac_v1_role_binding_of(object), is_tombstone,
        own->userdata);
}
static inline void rbac_v1_role_binding_on_synced_(void *userdata)
{
    const rbac_v1_role_binding_handler *own = (
        const rbac_v1_role_binding_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool rbac_v1_role_binding_wants_(const kin_object *object,
    void *userdata)
{
    const rbac_v1_role_binding_handler *own = (
        const rbac_v1_role_binding_handler *)userdata;
    return own->wants(rbac_v1_role_binding_of(object), own->userdata);
}
static inline int rbac_v1_role_binding_informer_add_handler(
    rbac_v1_role_binding_informer informer,
    const rbac_v1_role_binding_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? rbac_v1_role_binding_on_add_ : NULL;
    handler.on_update = own->on_update ? rbac_v1_role_binding_on_update_ : NULL;
    handler.on_delete = own->on_delete ? rbac_v1_role_binding_on_delete_ : NULL;
    handler.on_synced = own->on_synced ? rbac_v1_role_binding_on_synced_ : NULL;
    handler.wants = own->wants ? rbac_v1_role_binding_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? rbac_v1_role_binding_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct rbac_v1_role_binding_lister {
    kin_snapshot *snapshot;
} rbac_v1_role_binding_lister;
typedef struct rbac_v1_role_binding_iter {
    kin_lister_iter it;
} rbac_v1_role_binding_iter;
static inline rbac_v1_role_binding_lister rbac_v1_role_binding_informer_lister(
    rbac_v1_role_binding_informer informer)
{
    rbac_v1_role_binding_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void rbac_v1_role_binding_lister_auto_release(
    rbac_v1_role_binding_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline rbac_v1_role_binding rbac_v1_role_binding_lister_get(
    rbac_v1_role_binding_lister lister, kin_str ns, kin_str name)
{
    return rbac_v1_role_binding_of(kin_lister_get(lister.snapshot, ns, name));
}
static inline rbac_v1_role_binding_iter rbac_v1_role_binding_lister_list(
    rbac_v1_role_binding_lister lister, kin_str ns,
    const kin_selector *selector)
{
    rbac_v1_role_binding_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline rbac_v1_role_binding rbac_v1_role_binding_iter_next(
    rbac_v1_role_binding_iter *iter)
{
    return rbac_v1_role_binding_of(kin_lister_next(&iter->it));
}

static const kin_resource rbac_v1_roles[1] = {
    {"rbac.authorization.k8s.io", "v1", "roles", "Role", false},
};
static inline rbac_v1_role_edit rbac_v1_role_new(const kin_allocator *alloc,
    kin_str ns, kin_str name)
{
    rbac_v1_role_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, rbac_v1_roles, named);
    at.spot = kin_edit_root();
    return at;
}
static inline rbac_v1_role rbac_v1_role_cast(const kin_object *object)
{
    return rbac_v1_role_of(kin_object_is_of(object,
        rbac_v1_roles) ? object : NULL);
}
static inline kin_call_opts rbac_v1_roles_part_(const kin_call_opts *opts,
    const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int rbac_v1_roles_got_(int r, kin_object *object,
    rbac_v1_role *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int rbac_v1_roles_get(kin_client *client,
    kin_str ns, kin_str name, const kin_call_opts *opts, rbac_v1_role *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, rbac_v1_roles, at, opts, ret ? &got : NULL,
        err);
    return rbac_v1_roles_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_roles_create(kin_client *client,
    rbac_v1_role_edit at, const kin_call_opts *opts, rbac_v1_role *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, rbac_v1_roles, at.edit, opts,
        ret ? &got : NULL, err);
    return rbac_v1_roles_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_roles_delete(kin_client *client,
    kin_str ns, kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, rbac_v1_roles, at, opts, NULL, err);
}
KIN_NODISCARD static inline int rbac_v1_roles_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, rbac_v1_roles, opts, NULL, err);
}
KIN_NODISCARD static inline int rbac_v1_roles_update(kin_client *client,
    rbac_v1_role_edit at, const kin_call_opts *opts, rbac_v1_role *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_roles_part_(opts, "");
    int r = kin_client_update(client, rbac_v1_roles, at.edit, &own,
        ret ? &got : NULL, err);
    return rbac_v1_roles_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_roles_patch(kin_client *client,
    rbac_v1_role_edit at, const kin_call_opts *opts, rbac_v1_role *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_roles_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, rbac_v1_roles, &what, &own,
        ret ? &got : NULL, err);
    return rbac_v1_roles_got_(r, got, ret);
}
KIN_NODISCARD static inline int rbac_v1_roles_apply(kin_client *client,
    rbac_v1_role_edit at, const kin_call_opts *opts, rbac_v1_role *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = rbac_v1_roles_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, rbac_v1_roles, &what, &own,
        ret ? &got : NULL, err);
    return rbac_v1_roles_got_(r, got, ret);
}
typedef struct rbac_v1_role_list_handler {
    int (*on_item)(rbac_v1_role item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} rbac_v1_role_list_handler;
static inline int rbac_v1_role_list_each_(const kin_object *object,
    void *userdata)
{
    const rbac_v1_role_list_handler *own = (
        const rbac_v1_role_list_handler *)userdata;
    return own->on_item(rbac_v1_role_of(object), own->userdata);
}
static inline int rbac_v1_role_list_restart_(void *userdata)
{
    const rbac_v1_role_list_handler *own = (
        const rbac_v1_role_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler rbac_v1_role_list_adapt_(
    rbac_v1_role_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = rbac_v1_role_list_each_;
    handler.on_restart = own->on_restart ? rbac_v1_role_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int rbac_v1_roles_list(kin_client *client,
    const kin_list_opts *opts, const rbac_v1_role_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    rbac_v1_role_list_handler own = *handler;
    kin_list_handler adapted = rbac_v1_role_list_adapt_(&own);
    return kin_client_list(client, rbac_v1_roles, opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int rbac_v1_roles_list_all(kin_client *client,
    const kin_list_opts *opts, const rbac_v1_role_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    rbac_v1_role_list_handler own = *handler;
    kin_list_handler adapted = rbac_v1_role_list_adapt_(&own);
    return kin_client_list_all(client, rbac_v1_roles, opts, &adapted, ret, err);
}
typedef struct rbac_v1_role_watch {
    kin_watch *watch;
} rbac_v1_role_watch;
static inline void rbac_v1_role_watch_auto_release(rbac_v1_role_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int rbac_v1_roles_watch(kin_client *client,
    const kin_list_opts *opts, rbac_v1_role_watch *ret, kin_error *err)
{
    return kin_client_watch(client, rbac_v1_roles, opts, &ret->watch, err);
}
KIN_NODISCARD static inline int rbac_v1_role_watch_next(
    rbac_v1_role_watch watch, kin_deadline deadline, kin_watch_event *ret,
    rbac_v1_role *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct rbac_v1_role_informer {
    kin_informer *informer;
} rbac_v1_role_informer;
static inline rbac_v1_role_informer rbac_v1_role_informer_of(
    kin_informer *informer)
{
    rbac_v1_role_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int rbac_v1_roles_informer(kin_factory *factory,
    rbac_v1_role_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, rbac_v1_roles, &ret->informer, err);
}
typedef struct rbac_v1_role_handler {
    void (*on_add)(rbac_v1_role view, bool is_initial, void *userdata);
    void (*on_update)(rbac_v1_role old_view, rbac_v1_role view, void *userdata);
    void (*on_delete)(rbac_v1_role view, bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(rbac_v1_role view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, rbac_v1_role view, void *userdata);
} rbac_v1_role_handler;
static inline void rbac_v1_role_on_event_(const kin_event *event,
    void *userdata)
{
    const rbac_v1_role_handler *own = (const rbac_v1_role_handler *)userdata;
    own->on_event(event, rbac_v1_role_of(event->object), own->userdata);
}
static inline void rbac_v1_role_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const rbac_v1_role_handler *own = (const rbac_v1_role_handler *)userdata;
    own->on_add(rbac_v1_role_of(object), is_initial, own->userdata);
}
static inline void rbac_v1_role_on_update_(const kin_object *old_object,
    const kin_object *object, void *userdata)
{
    const rbac_v1_role_handler *own = (const rbac_v1_role_handler *)userdata;
    own->on_update(rbac_v1_role_of(old_object), rbac_v1_role_of(object),
        own->userdata);
}
static inline void rbac_v1_role_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const rbac_v1_role_handler *own = (const rbac_v1_role_handler *)userdata;
    own->on_delete(rbac_v1_role_of(object), is_tombstone, own->userdata);
}
static inline void rbac_v1_role_on_synced_(void *userdata)
{
    const rbac_v1_role_handler *own = (const rbac_v1_role_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool rbac_v1_role_wants_(const kin_object *object, void *userdata)
{
    const rbac_v1_role_handler *own = (const rbac_v1_role_handler *)userdata;
    return own->wants(rbac_v1_role_of(object), own->userdata);
}
static inline int rbac_v1_role_informer_add_handler(
    rbac_v1_role_informer informer, const rbac_v1_role_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? rbac_v1_role_on_add_ : NULL;
    handler.on_update = own->on_update ? rbac_v1_role_on_update_ : NULL;
    handler.on_delete = own->on_delete ? rbac_v1_role_on_delete_ : NULL;
    handler.on_synced = own->on_synced ? rbac_v1_role_on_synced_ : NULL;
    handler.wants = own->wants ? rbac_v1_role_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? rbac_v1_role_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct rbac_v1_role_lister {
    kin_snapshot *snapshot;
} rbac_v1_role_lister;
typedef struct rbac_v1_role_iter {
    kin_lister_iter it;
} rbac_v1_role_iter;
static inline rbac_v1_role_lister rbac_v1_role_informer_lister(
    rbac_v1_role_informer informer)
{
    rbac_v1_role_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void rbac_v1_role_lister_auto_release(rbac_v1_role_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline rbac_v1_role rbac_v1_role_lister_get(rbac_v1_role_lister lister,
    kin_str ns, kin_str name)
{
    return rbac_v1_role_of(kin_lister_get(lister.snapshot, ns, name));
}
static inline rbac_v1_role_iter rbac_v1_role_lister_list(
    rbac_v1_role_lister lister, kin_str ns, const kin_selector *selector)
{
    rbac_v1_role_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline rbac_v1_role rbac_v1_role_iter_next(rbac_v1_role_iter *iter)
{
    return rbac_v1_role_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_RBAC_V1_H */
