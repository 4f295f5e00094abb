/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of scheduling.k8s.io/v1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_SCHEDULING_V1_H
#define KIN_API_SCHEDULING_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct scheduling_v1_priority_class {
    const kin_object *object;
} scheduling_v1_priority_class;
typedef struct scheduling_v1_priority_class_edit {
    kin_edit *edit;
    kin_spot spot;
} scheduling_v1_priority_class_edit;
static inline scheduling_v1_priority_class scheduling_v1_priority_class_of(
    const kin_object *object)
{
    scheduling_v1_priority_class view;
    view.object = object;
    return view;
}
static inline scheduling_v1_priority_class scheduling_v1_priority_class_ref(
    scheduling_v1_priority_class view)
{
    return scheduling_v1_priority_class_of(kin_object_ref(view.object));
}
static inline void scheduling_v1_priority_class_unref(
    scheduling_v1_priority_class view)
{
    (void)kin_object_unref(view.object);
}
static inline void scheduling_v1_priority_class_auto_release(
    scheduling_v1_priority_class *view)
{
    scheduling_v1_priority_class_unref(*view);
}
static inline scheduling_v1_priority_class_edit
    scheduling_v1_priority_class_change(const kin_allocator *alloc,
    scheduling_v1_priority_class view)
{
    scheduling_v1_priority_class_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void scheduling_v1_priority_class_edit_free(
    scheduling_v1_priority_class_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void scheduling_v1_priority_class_edit_auto_release(
    scheduling_v1_priority_class_edit *at)
{
    scheduling_v1_priority_class_edit_free(*at);
}

/* PriorityClass */
static inline kin_field *scheduling_v1_priority_class_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta scheduling_v1_priority_class_get_metadata(
    scheduling_v1_priority_class view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        scheduling_v1_priority_class_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    scheduling_v1_priority_class_edit_metadata(
    scheduling_v1_priority_class_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1_priority_class_metadata_field_()));
}
static inline bool scheduling_v1_priority_class_metadata_has(
    scheduling_v1_priority_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1_priority_class_metadata_field_()));
}
static inline int scheduling_v1_priority_class_metadata_unset(
    scheduling_v1_priority_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1_priority_class_metadata_field_()));
}
#define SCHEDULING_V1_PRIORITY_CLASS_METADATA_PATH ".metadata"
static inline kin_field *scheduling_v1_priority_class_value_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("value", "");
    return &field;
}
static inline int32_t scheduling_v1_priority_class_value(
    scheduling_v1_priority_class view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        scheduling_v1_priority_class_value_field_()));
}
static inline int scheduling_v1_priority_class_value_set(
    scheduling_v1_priority_class_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1_priority_class_value_field_()), value);
}
static inline bool scheduling_v1_priority_class_value_has(
    scheduling_v1_priority_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1_priority_class_value_field_()));
}
static inline int scheduling_v1_priority_class_value_unset(
    scheduling_v1_priority_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1_priority_class_value_field_()));
}
#define SCHEDULING_V1_PRIORITY_CLASS_VALUE_PATH ".value"
static inline kin_field
    *scheduling_v1_priority_class_global_default_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("globalDefault", "");
    return &field;
}
static inline bool scheduling_v1_priority_class_global_default(
    scheduling_v1_priority_class view)
{
    return kin_value_as_bool(kin_object_field(view.object,
        scheduling_v1_priority_class_global_default_field_()));
}
static inline int scheduling_v1_priority_class_global_default_set(
    scheduling_v1_priority_class_edit at, bool value)
{
    return kin_edit_set_bool(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1_priority_class_global_default_field_()), value);
}
static inline bool scheduling_v1_priority_class_global_default_has(
    scheduling_v1_priority_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1_priority_class_global_default_field_()));
}
static inline int scheduling_v1_priority_class_global_default_unset(
    scheduling_v1_priority_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1_priority_class_global_default_field_()));
}
#define SCHEDULING_V1_PRIORITY_CLASS_GLOBAL_DEFAULT_PATH ".globalDefault"
static inline kin_field *scheduling_v1_priority_class_description_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("description", "");
    return &field;
}
static inline kin_str scheduling_v1_priority_class_description(
    scheduling_v1_priority_class view)
{
    return kin_value_str(kin_object_field(view.object,
        scheduling_v1_priority_class_description_field_()));
}
static inline int scheduling_v1_priority_class_description_set(
    scheduling_v1_priority_class_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1_priority_class_description_field_()), value);
}
static inline bool scheduling_v1_priority_class_description_has(
    scheduling_v1_priority_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1_priority_class_description_field_()));
}
static inline int scheduling_v1_priority_class_description_unset(
    scheduling_v1_priority_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1_priority_class_description_field_()));
}
#define SCHEDULING_V1_PRIORITY_CLASS_DESCRIPTION_PATH ".description"
static inline kin_field
    *scheduling_v1_priority_class_preemption_policy_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("preemptionPolicy", "");
    return &field;
}
/** One of core_v1_preemption_policy_enum. */
static inline kin_str scheduling_v1_priority_class_preemption_policy(
    scheduling_v1_priority_class view)
{
    return kin_value_str(kin_object_field(view.object,
        scheduling_v1_priority_class_preemption_policy_field_()));
}
static inline int scheduling_v1_priority_class_preemption_policy_set(
    scheduling_v1_priority_class_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1_priority_class_preemption_policy_field_()), value);
}
static inline bool scheduling_v1_priority_class_preemption_policy_has(
    scheduling_v1_priority_class view)
{
    return kin_value_is_set(kin_object_field(view.object,
        scheduling_v1_priority_class_preemption_policy_field_()));
}
static inline int scheduling_v1_priority_class_preemption_policy_unset(
    scheduling_v1_priority_class_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        scheduling_v1_priority_class_preemption_policy_field_()));
}
#define SCHEDULING_V1_PRIORITY_CLASS_PREEMPTION_POLICY_PATH ".preemptionPolicy"

static const kin_resource scheduling_v1_priority_classes[1] = {
    {"scheduling.k8s.io", "v1", "priorityclasses", "PriorityClass", true},
};
static inline scheduling_v1_priority_class_edit
    scheduling_v1_priority_class_new(const kin_allocator *alloc, kin_str name)
{
    scheduling_v1_priority_class_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, scheduling_v1_priority_classes, named);
    at.spot = kin_edit_root();
    return at;
}
static inline scheduling_v1_priority_class scheduling_v1_priority_class_cast(
    const kin_object *object)
{
    return scheduling_v1_priority_class_of(kin_object_is_of(object,
        scheduling_v1_priority_classes) ? object : NULL);
}
static inline kin_call_opts scheduling_v1_priority_classes_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int scheduling_v1_priority_classes_got_(int r, kin_object *object,
    scheduling_v1_priority_class *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int scheduling_v1_priority_classes_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    scheduling_v1_priority_class *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, scheduling_v1_priority_classes, at, opts,
        ret ? &got : NULL, err);
    return scheduling_v1_priority_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1_priority_classes_create(
    kin_client *client, scheduling_v1_priority_class_edit at,
    const kin_call_opts *opts, scheduling_v1_priority_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, scheduling_v1_priority_classes, at.edit,
        opts, ret ? &got : NULL, err);
    return scheduling_v1_priority_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1_priority_classes_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, scheduling_v1_priority_classes, at, opts,
        NULL, err);
}
KIN_NODISCARD static inline int
    scheduling_v1_priority_classes_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, scheduling_v1_priority_classes,
        opts, NULL, err);
}
KIN_NODISCARD static inline int scheduling_v1_priority_classes_update(
    kin_client *client, scheduling_v1_priority_class_edit at,
    const kin_call_opts *opts, scheduling_v1_priority_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1_priority_classes_part_(opts, "");
    int r = kin_client_update(client, scheduling_v1_priority_classes, at.edit,
        &own, ret ? &got : NULL, err);
    return scheduling_v1_priority_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1_priority_classes_patch(
    kin_client *client, scheduling_v1_priority_class_edit at,
    const kin_call_opts *opts, scheduling_v1_priority_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1_priority_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1_priority_classes, &what,
        &own, ret ? &got : NULL, err);
    return scheduling_v1_priority_classes_got_(r, got, ret);
}
KIN_NODISCARD static inline int scheduling_v1_priority_classes_apply(
    kin_client *client, scheduling_v1_priority_class_edit at,
    const kin_call_opts *opts, scheduling_v1_priority_class *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = scheduling_v1_priority_classes_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, scheduling_v1_priority_classes, &what,
        &own, ret ? &got : NULL, err);
    return scheduling_v1_priority_classes_got_(r, got, ret);
}
typedef struct scheduling_v1_priority_class_list_handler {
    int (*on_item)(scheduling_v1_priority_class item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} scheduling_v1_priority_class_list_handler;
static inline int scheduling_v1_priority_class_list_each_(
    const kin_object *object, void *userdata)
{
    const scheduling_v1_priority_class_list_handler *own = (
        const scheduling_v1_priority_class_list_handler *)userdata;
    return own->on_item(scheduling_v1_priority_class_of(object), own->userdata);
}
static inline int scheduling_v1_priority_class_list_restart_(void *userdata)
{
    const scheduling_v1_priority_class_list_handler *own = (
        const scheduling_v1_priority_class_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler scheduling_v1_priority_class_list_adapt_(
    scheduling_v1_priority_class_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = scheduling_v1_priority_class_list_each_;
    handler.on_restart = own->on_restart ?
        scheduling_v1_priority_class_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int scheduling_v1_priority_classes_list(
    kin_client *client, const kin_list_opts *opts,
    const scheduling_v1_priority_class_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    scheduling_v1_priority_class_list_handler own = *handler;
    kin_list_handler adapted = scheduling_v1_priority_class_list_adapt_(&own);
    return kin_client_list(client, scheduling_v1_priority_classes, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int scheduling_v1_priority_classes_list_all(
    kin_client *client, const kin_list_opts *opts,
    const scheduling_v1_priority_class_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    scheduling_v1_priority_class_list_handler own = *handler;
    kin_list_handler adapted = scheduling_v1_priority_class_list_adapt_(&own);
    return kin_client_list_all(client, scheduling_v1_priority_classes, opts,
        &adapted, ret, err);
}
typedef struct scheduling_v1_priority_class_watch {
    kin_watch *watch;
} scheduling_v1_priority_class_watch;
static inline void scheduling_v1_priority_class_watch_auto_release(
    scheduling_v1_priority_class_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int scheduling_v1_priority_classes_watch(
    kin_client *client, const kin_list_opts *opts,
    scheduling_v1_priority_class_watch *ret, kin_error *err)
{
    return kin_client_watch(client, scheduling_v1_priority_classes, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int scheduling_v1_priority_class_watch_next(
    scheduling_v1_priority_class_watch watch, kin_deadline deadline,
    kin_watch_event *ret, scheduling_v1_priority_class *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct scheduling_v1_priority_class_informer {
    kin_informer *informer;
} scheduling_v1_priority_class_informer;
static inline scheduling_v1_priority_class_informer
    scheduling_v1_priority_class_informer_of(kin_informer *informer)
{
    scheduling_v1_priority_class_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int scheduling_v1_priority_classes_informer(
    kin_factory *factory, scheduling_v1_priority_class_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, scheduling_v1_priority_classes,
        &ret->informer, err);
}
typedef struct scheduling_v1_priority_class_handler {
    void (*on_add)(scheduling_v1_priority_class view, bool is_initial,
        void *userdata);
    void (*on_update)(scheduling_v1_priority_class old_view,
        scheduling_v1_priority_class view, void *userdata);
    void (*on_delete)(scheduling_v1_priority_class view, bool is_tombstone,
        void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(scheduling_v1_priority_class view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, scheduling_v1_priority_class view,
        void *userdata);
} scheduling_v1_priority_class_handler;
static inline void scheduling_v1_priority_class_on_event_(
    const kin_event *event, void *userdata)
{
    const scheduling_v1_priority_class_handler *own = (
        const scheduling_v1_priority_class_handler *)userdata;
    own->on_event(event, scheduling_v1_priority_class_of(event->object),
        own->userdata);
}
static inline void scheduling_v1_priority_class_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const scheduling_v1_priority_class_handler *own = (
        const scheduling_v1_priority_class_handler *)userdata;
    own->on_add(scheduling_v1_priority_class_of(object), is_initial,
        own->userdata);
}
static inline void scheduling_v1_priority_class_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const scheduling_v1_priority_class_handler *own = (
        const scheduling_v1_priority_class_handler *)userdata;
    own->on_update(scheduling_v1_priority_class_of(old_object),
        scheduling_v1_priority_class_of(object), own->userdata);
}
static inline void scheduling_v1_priority_class_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const scheduling_v1_priority_class_handler *own = (
        const scheduling_v1_priority_class_handler *)userdata;
    own->on_delete(scheduling_v1_priority_class_of(object), is_tombstone,
        own->userdata);
}
static inline void scheduling_v1_priority_class_on_synced_(void *userdata)
{
    const scheduling_v1_priority_class_handler *own = (
        const scheduling_v1_priority_class_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool scheduling_v1_priority_class_wants_(const kin_object *object,
    void *userdata)
{
    const scheduling_v1_priority_class_handler *own = (
        const scheduling_v1_priority_class_handler *)userdata;
    return own->wants(scheduling_v1_priority_class_of(object), own->userdata);
}
static inline int scheduling_v1_priority_class_informer_add_handler(
    scheduling_v1_priority_class_informer informer,
    const scheduling_v1_priority_class_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? scheduling_v1_priority_class_on_add_ : NULL;
    handler.on_update = own->on_update ?
        scheduling_v1_priority_class_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        scheduling_v1_priority_class_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        scheduling_v1_priority_class_on_synced_ : NULL;
    handler.wants = own->wants ? scheduling_v1_priority_class_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? scheduling_v1_priority_class_on_event_ :
        NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct scheduling_v1_priority_class_lister {
    kin_snapshot *snapshot;
} scheduling_v1_priority_class_lister;
typedef struct scheduling_v1_priority_class_iter {
    kin_lister_iter it;
} scheduling_v1_priority_class_iter;
static inline scheduling_v1_priority_class_lister
    scheduling_v1_priority_class_informer_lister(
    scheduling_v1_priority_class_informer informer)
{
    scheduling_v1_priority_class_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void scheduling_v1_priority_class_lister_auto_release(
    scheduling_v1_priority_class_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline scheduling_v1_priority_class
    scheduling_v1_priority_class_lister_get(
    scheduling_v1_priority_class_lister lister, kin_str name)
{
    return scheduling_v1_priority_class_of(kin_lister_get(lister.snapshot,
        kin_str_of(NULL, 0), name));
}
static inline scheduling_v1_priority_class_iter
    scheduling_v1_priority_class_lister_list(
    scheduling_v1_priority_class_lister lister, const kin_selector *selector)
{
    scheduling_v1_priority_class_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline scheduling_v1_priority_class
    scheduling_v1_priority_class_iter_next(
    scheduling_v1_priority_class_iter *iter)
{
    return scheduling_v1_priority_class_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_SCHEDULING_V1_H */
