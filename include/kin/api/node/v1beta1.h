/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of node.k8s.io/v1beta1.
 * kin/typed.h says what the functions do.
 *
 * Names that are not as the rule has them:
 *   node_v1beta1_runtime_class_handler
 *     is node_v1beta1_runtime_class_handler_field
 */
#ifndef KIN_API_NODE_V1BETA1_H
#define KIN_API_NODE_V1BETA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct node_v1beta1_overhead {
    kin_value value;
} node_v1beta1_overhead;
typedef struct node_v1beta1_overhead_list {
    kin_value value;
} node_v1beta1_overhead_list;
typedef struct node_v1beta1_overhead_edit {
    kin_edit *edit;
    kin_spot spot;
} node_v1beta1_overhead_edit;
static inline node_v1beta1_overhead node_v1beta1_overhead_of(kin_value value)
{
    node_v1beta1_overhead view;
    view.value = value;
    return view;
}
static inline node_v1beta1_overhead_list node_v1beta1_overhead_list_of(
    kin_value value)
{
    node_v1beta1_overhead_list list;
    list.value = value;
    return list;
}
static inline size_t node_v1beta1_overhead_list_count(
    node_v1beta1_overhead_list list)
{
    return kin_value_count(list.value);
}
static inline node_v1beta1_overhead node_v1beta1_overhead_list_at(
    node_v1beta1_overhead_list list, size_t index)
{
    return node_v1beta1_overhead_of(kin_value_at(list.value, index));
}
static inline node_v1beta1_overhead_edit node_v1beta1_overhead_edit_of(
    kin_edit *edit, kin_spot spot)
{
    node_v1beta1_overhead_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int node_v1beta1_overhead_edit_copy(node_v1beta1_overhead_edit at,
    node_v1beta1_overhead view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct node_v1beta1_runtime_class {
    const kin_object *object;
} node_v1beta1_runtime_class;
typedef struct node_v1beta1_runtime_class_edit {
    kin_edit *edit;
    kin_spot spot;
} node_v1beta1_runtime_class_edit;
static inline node_v1beta1_runtime_class node_v1beta1_runtime_class_of(
    const kin_object *object)
{
    node_v1beta1_runtime_class view;
    view.object = object;
    return view;
}
static inline node_v1beta1_runtime_class node_v1beta1_runtime_class_ref(
    node_v1beta1_runtime_class view)
{
    return node_v1beta1_runtime_class_of(kin_object_ref(view.object));
}
static inline void node_v1beta1_runtime_class_unref(
    node_v1beta1_runtime_class view)
{
    (void)kin_object_unref(view.object);
}
static inline void node_v1beta1_runtime_class_auto_release(
    node_v1beta1_runtime_class *view)
{
    node_v1beta1_runtime_class_unref(*view);
}
static inline node_v1beta1_runtime_class_edit node_v1beta1_runtime_class_change(
    const kin_allocator *alloc, node_v1beta1_runtime_class view)
{
    node_v1beta1_runtime_class_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void node_v1beta1_runtime_class_edit_free(
    node_v1beta1_runtime_class_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void node_v1beta1_runtime_class_edit_auto_release(
    node_v1beta1_runtime_class_edit *at)
{
    node_v1beta1_runtime_class_edit_free(*at);
}

typedef struct node_v1beta1_scheduling {
    kin_value value;
} node_v1beta1_scheduling;
typedef struct node_v1beta1_scheduling_list {
    kin_value value;
} node_v1beta1_scheduling_list;
typedef struct node_v1beta1_scheduling_edit {
    kin_edit *edit;
    kin_spot spot;
} node_v1beta1_scheduling_edit;
static inline node_v1beta1_scheduling node_v1beta1_scheduling_of(
    kin_value value)
{
    node_v1beta1_scheduling view;
    view.value = value;
    return view;
}
static inline node_v1beta1_scheduling_list node_v1beta1_scheduling_list_of(
    kin_value value)
{
    node_v1beta1_scheduling_list list;
    list.value = value;
    return list;
}
static inline size_t node_v1beta1_scheduling_list_count(
    node_v1beta1_scheduling_list list)
{
    return kin_value_count(list.value);
}
static inline node_v1beta1_scheduling node_v1beta1_scheduling_list_at(
    node_v1beta1_scheduling_list list, size_t index)
{
    return node_v1beta1_scheduling_of(kin_value_at(list.value, index));
}
static inline node_v1beta1_scheduling_edit node_v1beta1_scheduling_edit_of(
    kin_edit *edit, kin_spot spot)
{
    node_v1beta1_scheduling_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int node_v1beta1_scheduling_edit_copy(
    node_v1beta1_scheduling_edit at, node_v1beta1_scheduling view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* Overhead */
static inline kin_field *node_v1beta1_overhead_pod_fixed_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podFixed", "");
    return &field;
}
static inline kin_quantity node_v1beta1_overhead_pod_fixed_get(
    node_v1beta1_overhead view, kin_str key)
{
    return kin_value_as_quantity(kin_value_get(kin_value_field(view.value,
        node_v1beta1_overhead_pod_fixed_field_()), key));
}
static inline kin_quantity node_v1beta1_overhead_pod_fixed_at(
    node_v1beta1_overhead view, size_t index)
{
    return kin_value_as_quantity(kin_value_at(kin_value_field(view.value,
        node_v1beta1_overhead_pod_fixed_field_()), index));
}
static inline int node_v1beta1_overhead_pod_fixed_set(
    node_v1beta1_overhead_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_overhead_pod_fixed_field_()), key);
    return kin_edit_set_quantity(at.edit, spot, value);
}
static inline size_t node_v1beta1_overhead_pod_fixed_count(
    node_v1beta1_overhead view)
{
    return kin_value_count(kin_value_field(view.value,
        node_v1beta1_overhead_pod_fixed_field_()));
}
static inline kin_str node_v1beta1_overhead_pod_fixed_key_at(
    node_v1beta1_overhead view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        node_v1beta1_overhead_pod_fixed_field_()), index);
}
static inline int node_v1beta1_overhead_pod_fixed_remove(
    node_v1beta1_overhead_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot, node_v1beta1_overhead_pod_fixed_field_()), key));
}
static inline int node_v1beta1_overhead_pod_fixed_clear(
    node_v1beta1_overhead_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_overhead_pod_fixed_field_()));
}
static inline bool node_v1beta1_overhead_pod_fixed_has(
    node_v1beta1_overhead view)
{
    return kin_value_is_set(kin_value_field(view.value,
        node_v1beta1_overhead_pod_fixed_field_()));
}
static inline int node_v1beta1_overhead_pod_fixed_unset(
    node_v1beta1_overhead_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_overhead_pod_fixed_field_()));
}

/* RuntimeClass */
static inline kin_field *node_v1beta1_runtime_class_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta node_v1beta1_runtime_class_get_metadata(
    node_v1beta1_runtime_class view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        node_v1beta1_runtime_class_metadata_field_()));
}
static inline meta_v1_object_meta_edit node_v1beta1_runtime_class_edit_metadata(
    node_v1beta1_runtime_class_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_runtime_class_metadata_field_()));
}
static inline bool node_v1beta1_runtime_class_metadata_has(
    node_v1beta1_runtime_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        node_v1beta1_runtime_class_metadata_field_()));
}
static inline int node_v1beta1_runtime_class_metadata_unset(
    node_v1beta1_runtime_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_runtime_class_metadata_field_()));
}
#define NODE_V1BETA1_RUNTIME_CLASS_METADATA_PATH ".metadata"
static inline kin_field *node_v1beta1_runtime_class_handler_field_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("handler", "");
    return &field;
}
static inline kin_str node_v1beta1_runtime_class_handler_field(
    node_v1beta1_runtime_class view)
{
    return kin_value_str(kin_object_field(view.object,
        node_v1beta1_runtime_class_handler_field_field_()));
}
static inline int node_v1beta1_runtime_class_handler_field_set(
    node_v1beta1_runtime_class_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_runtime_class_handler_field_field_()), value);
}
static inline bool node_v1beta1_runtime_class_handler_field_has(
    node_v1beta1_runtime_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        node_v1beta1_runtime_class_handler_field_field_()));
}
static inline int node_v1beta1_runtime_class_handler_field_unset(
    node_v1beta1_runtime_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_runtime_class_handler_field_field_()));
}
#define NODE_V1BETA1_RUNTIME_CLASS_HANDLER_FIELD_PATH ".handler"
static inline kin_field *node_v1beta1_runtime_class_overhead_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("overhead", "");
    return &field;
}
static inline node_v1beta1_overhead node_v1beta1_runtime_class_get_overhead(
    node_v1beta1_runtime_class view)
{
    return node_v1beta1_overhead_of(kin_object_field(view.object,
        node_v1beta1_runtime_class_overhead_field_()));
}
static inline node_v1beta1_overhead_edit
    node_v1beta1_runtime_class_edit_overhead(node_v1beta1_runtime_class_edit at)
{
    return node_v1beta1_overhead_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, node_v1beta1_runtime_class_overhead_field_()));
}
static inline bool node_v1beta1_runtime_class_overhead_has(
    node_v1beta1_runtime_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        node_v1beta1_runtime_class_overhead_field_()));
}
static inline int node_v1beta1_runtime_class_overhead_unset(
    node_v1beta1_runtime_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_runtime_class_overhead_field_()));
}
#define NODE_V1BETA1_RUNTIME_CLASS_OVERHEAD_PATH ".overhead"
static inline kin_field *node_v1beta1_runtime_class_scheduling_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("scheduling", "");
    return &field;
}
static inline node_v1beta1_scheduling node_v1beta1_runtime_class_get_scheduling(
    node_v1beta1_runtime_class view)
{
    return node_v1beta1_scheduling_of(kin_object_field(view.object,
        node_v1beta1_runtime_class_scheduling_field_()));
}
static inline node_v1beta1_scheduling_edit
    node_v1beta1_runtime_class_edit_scheduling(
    node_v1beta1_runtime_class_edit at)
{
    return node_v1beta1_scheduling_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, node_v1beta1_runtime_class_scheduling_field_()));
}
static inline bool node_v1beta1_runtime_class_scheduling_has(
    node_v1beta1_runtime_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        node_v1beta1_runtime_class_scheduling_field_()));
}
static inline int node_v1beta1_runtime_class_scheduling_unset(
    node_v1beta1_runtime_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_runtime_class_scheduling_field_()));
}
#define NODE_V1BETA1_RUNTIME_CLASS_SCHEDULING_PATH ".scheduling"

/* Scheduling */
static inline kin_field *node_v1beta1_scheduling_node_selector_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeSelector", "");
    return &field;
}
static inline kin_str node_v1beta1_scheduling_node_selector_get(
    node_v1beta1_scheduling view, kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_value_field(view.value,
        node_v1beta1_scheduling_node_selector_field_()), key), scratch);
}
static inline kin_str node_v1beta1_scheduling_node_selector_at(
    node_v1beta1_scheduling view, size_t index, kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_value_field(view.value,
        node_v1beta1_scheduling_node_selector_field_()), index), scratch);
}
static inline int node_v1beta1_scheduling_node_selector_set(
    node_v1beta1_scheduling_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_scheduling_node_selector_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t node_v1beta1_scheduling_node_selector_count(
    node_v1beta1_scheduling view)
{
    return kin_value_count(kin_value_field(view.value,
        node_v1beta1_scheduling_node_selector_field_()));
}
static inline kin_str node_v1beta1_scheduling_node_selector_key_at(
    node_v1beta1_scheduling view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        node_v1beta1_scheduling_node_selector_field_()), index);
}
static inline int node_v1beta1_scheduling_node_selector_remove(
    node_v1beta1_scheduling_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot, node_v1beta1_scheduling_node_selector_field_()),
        key));
}
static inline int node_v1beta1_scheduling_node_selector_clear(
    node_v1beta1_scheduling_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_scheduling_node_selector_field_()));
}
static inline bool node_v1beta1_scheduling_node_selector_has(
    node_v1beta1_scheduling view)
{
    return kin_value_is_set(kin_value_field(view.value,
        node_v1beta1_scheduling_node_selector_field_()));
}
static inline int node_v1beta1_scheduling_node_selector_unset(
    node_v1beta1_scheduling_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_scheduling_node_selector_field_()));
}
static inline kin_field *node_v1beta1_scheduling_tolerations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("tolerations", "");
    return &field;
}
static inline core_v1_toleration_list node_v1beta1_scheduling_get_tolerations(
    node_v1beta1_scheduling view)
{
    return core_v1_toleration_list_of(kin_value_field(view.value,
        node_v1beta1_scheduling_tolerations_field_()));
}
static inline core_v1_toleration node_v1beta1_scheduling_tolerations_at(
    node_v1beta1_scheduling view, size_t index)
{
    return core_v1_toleration_of(kin_value_at(kin_value_field(view.value,
        node_v1beta1_scheduling_tolerations_field_()), index));
}
static inline core_v1_toleration_edit
    node_v1beta1_scheduling_tolerations_append(node_v1beta1_scheduling_edit at)
{
    return core_v1_toleration_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        node_v1beta1_scheduling_tolerations_field_())));
}
static inline core_v1_toleration_edit
    node_v1beta1_scheduling_edit_tolerations_at(node_v1beta1_scheduling_edit at,
    size_t index)
{
    return core_v1_toleration_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        node_v1beta1_scheduling_tolerations_field_()), index));
}
static inline int node_v1beta1_scheduling_tolerations_remove_at(
    node_v1beta1_scheduling_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot, node_v1beta1_scheduling_tolerations_field_()),
        index));
}
static inline size_t node_v1beta1_scheduling_tolerations_count(
    node_v1beta1_scheduling view)
{
    return kin_value_count(kin_value_field(view.value,
        node_v1beta1_scheduling_tolerations_field_()));
}
static inline int node_v1beta1_scheduling_tolerations_clear(
    node_v1beta1_scheduling_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_scheduling_tolerations_field_()));
}
static inline bool node_v1beta1_scheduling_tolerations_has(
    node_v1beta1_scheduling view)
{
    return kin_value_is_set(kin_value_field(view.value,
        node_v1beta1_scheduling_tolerations_field_()));
}
static inline int node_v1beta1_scheduling_tolerations_unset(
    node_v1beta1_scheduling_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        node_v1beta1_scheduling_tolerations_field_()));
}

static const kin_resource node_v1beta1_runtime_classes[1] = {
    {"node.k8s.io", "v1beta1", "runtimeclasses", "RuntimeClass", true},
};
static inline node_v1beta1_runtime_class_edit node_v1beta1_runtime_class_new(
    const kin_allocator *alloc, kin_str name)
{
    node_v1beta1_runtime_class_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, node_v1beta1_runtime_classes, named);
    at.spot = kin_edit_root();
    return at;
}
static inline node_v1beta1_runtime_class node_v1beta1_runtime_class_cast(
    const kin_object *object)
{
    return node_v1beta1_runtime_class_of(kin_object_is_of(object,
        node_v1beta1_runtime_classes) ? object : NULL);
}
static inline kin_call_opts node_v1beta1_runtime_classes_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int node_v1beta1_runtime_classes_got_(int r, kin_object *object,
    node_v1beta1_runtime_class *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int node_v1beta1_runtime_classes_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    node_v1beta1_runtime_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, node_v1beta1_runtime_classes, at, opts,
        ret ? &got : NULL, err);
    return node_v1beta1_runtime_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int node_v1beta1_runtime_classes_create(
    kin_client *client, node_v1beta1_runtime_class_edit at,
    const kin_call_opts *opts, node_v1beta1_runtime_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, node_v1beta1_runtime_classes, at.edit,
        opts, ret ? &got : NULL, err);
    return node_v1beta1_runtime_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int node_v1beta1_runtime_classes_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, node_v1beta1_runtime_classes, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int node_v1beta1_runtime_classes_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, node_v1beta1_runtime_classes,
        opts, NULL, err);
}
KIN_NODISCARD static inline int node_v1beta1_runtime_classes_update(
    kin_client *client, node_v1beta1_runtime_class_edit at,
    const kin_call_opts *opts, node_v1beta1_runtime_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = node_v1beta1_runtime_classes_part_(opts, "");
    int r = kin_client_update(client, node_v1beta1_runtime_classes, at.edit,
        &own, ret ? &got : NULL, err);
    return node_v1beta1_runtime_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int node_v1beta1_runtime_classes_patch(
    kin_client *client, node_v1beta1_runtime_class_edit at,
    const kin_call_opts *opts, node_v1beta1_runtime_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = node_v1beta1_runtime_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, node_v1beta1_runtime_classes, &what, &own,
        ret ? &got : NULL, err);
    return node_v1beta1_runtime_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int node_v1beta1_runtime_classes_apply(
    kin_client *client, node_v1beta1_runtime_class_edit at,
    const kin_call_opts *opts, node_v1beta1_runtime_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = node_v1beta1_runtime_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, node_v1beta1_runtime_classes, &what, &own,
        ret ? &got : NULL, err);
    return node_v1beta1_runtime_classes_got_(r, got, ret);
}
typedef struct node_v1beta1_runtime_class_list_handler {
    int (*on_item)(node_v1beta1_runtime_class item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} node_v1beta1_runtime_class_list_handler;
static inline int node_v1beta1_runtime_class_list_each_(
    const kin_object *object, void *userdata)
{
    const node_v1beta1_runtime_class_list_handler *own = (
        const node_v1beta1_runtime_class_list_handler *)userdata;
    return own->on_item(node_v1beta1_runtime_class_of(object), own->userdata);
}
static inline int node_v1beta1_runtime_class_list_restart_(void *userdata)
{
    const node_v1beta1_runtime_class_list_handler *own = (
        const node_v1beta1_runtime_class_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler node_v1beta1_runtime_class_list_adapt_(
    node_v1beta1_runtime_class_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = node_v1beta1_runtime_class_list_each_;
    handler.on_restart = own->on_restart ?
        node_v1beta1_runtime_class_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int node_v1beta1_runtime_classes_list(
    kin_client *client, const kin_list_opts *opts,
    const node_v1beta1_runtime_class_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    node_v1beta1_runtime_class_list_handler own = *handler;
    kin_list_handler adapted = node_v1beta1_runtime_class_list_adapt_(&own);
    return kin_client_list(client, node_v1beta1_runtime_classes, opts, &adapted,
        ret, err);
}
KIN_NODISCARD static inline int node_v1beta1_runtime_classes_list_all(
    kin_client *client, const kin_list_opts *opts,
    const node_v1beta1_runtime_class_list_handler *handler, kin_list_meta **ret,
    kin_error *err)
{
    node_v1beta1_runtime_class_list_handler own = *handler;
    kin_list_handler adapted = node_v1beta1_runtime_class_list_adapt_(&own);
    return kin_client_list_all(client, node_v1beta1_runtime_classes, opts,
        &adapted, ret, err);
}
typedef struct node_v1beta1_runtime_class_watch {
    kin_watch *watch;
} node_v1beta1_runtime_class_watch;
static inline void node_v1beta1_runtime_class_watch_auto_release(
    node_v1beta1_runtime_class_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int node_v1beta1_runtime_classes_watch(
    kin_client *client, const kin_list_opts *opts,
    node_v1beta1_runtime_class_watch *ret, kin_error *err)
{
    return kin_client_watch(client, node_v1beta1_runtime_classes, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int node_v1beta1_runtime_class_watch_next(
    node_v1beta1_runtime_class_watch watch, kin_deadline deadline,
    kin_watch_event *ret, node_v1beta1_runtime_class *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct node_v1beta1_runtime_class_informer {
    kin_informer *informer;
} node_v1beta1_runtime_class_informer;
static inline node_v1beta1_runtime_class_informer
    node_v1beta1_runtime_class_informer_of(kin_informer *informer)
{
    node_v1beta1_runtime_class_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int node_v1beta1_runtime_classes_informer(
    kin_factory *factory, node_v1beta1_runtime_class_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, node_v1beta1_runtime_classes,
        &ret->informer, err);
}
typedef struct node_v1beta1_runtime_class_handler {
    void (*on_add)(node_v1beta1_runtime_class view, bool is_initial,
        void *userdata);
    void (*on_update)(node_v1beta1_runtime_class old_view,
        node_v1beta1_runtime_class view, void *userdata);
    void (*on_delete)(node_v1beta1_runtime_class view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(node_v1beta1_runtime_class view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, node_v1beta1_runtime_class view,
        void *userdata);
} node_v1beta1_runtime_class_handler;
static inline void node_v1beta1_runtime_class_on_event_(const kin_event *event,
    void *userdata)
{
    const node_v1beta1_runtime_class_handler *own = (
        const node_v1beta1_runtime_class_handler *)userdata;
    own->on_event(event, node_v1beta1_runtime_class_of(event->object),
        own->userdata);
}
static inline void node_v1beta1_runtime_class_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const node_v1beta1_runtime_class_handler *own = (
        const node_v1beta1_runtime_class_handler *)userdata;
    own->on_add(node_v1beta1_runtime_class_of(object), is_initial,
        own->userdata);
}
static inline void node_v1beta1_runtime_class_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const node_v1beta1_runtime_class_handler *own = (
        const node_v1beta1_runtime_class_handler *)userdata;
    own->on_update(node_v1beta1_runtime_class_of(old_object),
        node_v1beta1_runtime_class_of(object), own->userdata);
}
static inline void node_v1beta1_runtime_class_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const node_v1beta1_runtime_class_handler *own = (
        const node_v1beta1_runtime_class_handler *)userdata;
    own->on_delete(node_v1beta1_runtime_class_of(object), is_tombstone,
        own->userdata);
}
static inline void node_v1beta1_runtime_class_on_synced_(void *userdata)
{
    const node_v1beta1_runtime_class_handler *own = (
        const node_v1beta1_runtime_class_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool node_v1beta1_runtime_class_wants_(const kin_object *object,
    void *userdata)
{
    const node_v1beta1_runtime_class_handler *own = (
        const node_v1beta1_runtime_class_handler *)userdata;
    return own->wants(node_v1beta1_runtime_class_of(object), own->userdata);
}
static inline int node_v1beta1_runtime_class_informer_add_handler(
    node_v1beta1_runtime_class_informer informer,
    const node_v1beta1_runtime_class_handler *own, const kin_handler_opts *opts,
    kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? node_v1beta1_runtime_class_on_add_ : NULL;
    handler.on_update = own->on_update ? node_v1beta1_runtime_class_on_update_
        : NULL;
    handler.on_delete = own->on_delete ? node_v1beta1_runtime_class_on_delete_
        : NULL;
    handler.on_synced = own->on_synced ? node_v1beta1_runtime_class_on_synced_
        : NULL;
    handler.wants = own->wants ? node_v1beta1_runtime_class_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? node_v1beta1_runtime_class_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct node_v1beta1_runtime_class_lister {
    kin_snapshot *snapshot;
} node_v1beta1_runtime_class_lister;
typedef struct node_v1beta1_runtime_class_iter {
    kin_lister_iter it;
} node_v1beta1_runtime_class_iter;
static inline node_v1beta1_runtime_class_lister
    node_v1beta1_runtime_class_informer_lister(
    node_v1beta1_runtime_class_informer informer)
{
    node_v1beta1_runtime_class_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void node_v1beta1_runtime_class_lister_auto_release(
    node_v1beta1_runtime_class_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline node_v1beta1_runtime_class node_v1beta1_runtime_class_lister_get(
    node_v1beta1_runtime_class_lister lister, kin_str name)
{
    return node_v1beta1_runtime_class_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline node_v1beta1_runtime_class_iter
    node_v1beta1_runtime_class_lister_list(
    node_v1beta1_runtime_class_lister lister, const kin_selector *selector)
{
    node_v1beta1_runtime_class_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline node_v1beta1_runtime_class node_v1beta1_runtime_class_iter_next(
    node_v1beta1_runtime_class_iter *iter)
{
    return node_v1beta1_runtime_class_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_NODE_V1BETA1_H */
