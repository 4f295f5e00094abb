/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of certificates.k8s.io/v1alpha1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_CERTIFICATES_V1ALPHA1_H
#define KIN_API_CERTIFICATES_V1ALPHA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct certificates_v1alpha1_cluster_trust_bundle {
    const kin_object *object;
} certificates_v1alpha1_cluster_trust_bundle;
typedef struct certificates_v1alpha1_cluster_trust_bundle_edit {
    kin_edit *edit;
    kin_spot spot;
} certificates_v1alpha1_cluster_trust_bundle_edit;
static inline certificates_v1alpha1_cluster_trust_bundle
    certificates_v1alpha1_cluster_trust_bundle_of(const kin_object *object)
{
    certificates_v1alpha1_cluster_trust_bundle view;
    view.object = object;
    return view;
}
static inline certificates_v1alpha1_cluster_trust_bundle
    certificates_v1alpha1_cluster_trust_bundle_ref(
    certificates_v1alpha1_cluster_trust_bundle view)
{
    return certificates_v1alpha1_cluster_trust_bundle_of(kin_object_ref(
        view.object));
}
static inline void certificates_v1alpha1_cluster_trust_bundle_unref(
    certificates_v1alpha1_cluster_trust_bundle view)
{
    (void)kin_object_unref(view.object);
}
static inline void certificates_v1alpha1_cluster_trust_bundle_auto_release(
    certificates_v1alpha1_cluster_trust_bundle *view)
{
    certificates_v1alpha1_cluster_trust_bundle_unref(*view);
}
static inline certificates_v1alpha1_cluster_trust_bundle_edit
    certificates_v1alpha1_cluster_trust_bundle_change(
    const kin_allocator *alloc, certificates_v1alpha1_cluster_trust_bundle view)
{
    certificates_v1alpha1_cluster_trust_bundle_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void certificates_v1alpha1_cluster_trust_bundle_edit_free(
    certificates_v1alpha1_cluster_trust_bundle_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void certificates_v1alpha1_cluster_trust_bundle_edit_auto_release(
    certificates_v1alpha1_cluster_trust_bundle_edit *at)
{
    certificates_v1alpha1_cluster_trust_bundle_edit_free(*at);
}

typedef struct certificates_v1alpha1_cluster_trust_bundle_spec {
    kin_value value;
} certificates_v1alpha1_cluster_trust_bundle_spec;
typedef struct certificates_v1alpha1_cluster_trust_bundle_spec_list {
    kin_value value;
} certificates_v1alpha1_cluster_trust_bundle_spec_list;
typedef struct certificates_v1alpha1_cluster_trust_bundle_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} certificates_v1alpha1_cluster_trust_bundle_spec_edit;
static inline certificates_v1alpha1_cluster_trust_bundle_spec
    certificates_v1alpha1_cluster_trust_bundle_spec_of(kin_value value)
{
    certificates_v1alpha1_cluster_trust_bundle_spec view;
    view.value = value;
    return view;
}
static inline certificates_v1alpha1_cluster_trust_bundle_spec_list
    certificates_v1alpha1_cluster_trust_bundle_spec_list_of(kin_value value)
{
    certificates_v1alpha1_cluster_trust_bundle_spec_list list;
    list.value = value;
    return list;
}
static inline size_t certificates_v1alpha1_cluster_trust_bundle_spec_list_count(
    certificates_v1alpha1_cluster_trust_bundle_spec_list list)
{
    return kin_value_count(list.value);
}
static inline certificates_v1alpha1_cluster_trust_bundle_spec
    certificates_v1alpha1_cluster_trust_bundle_spec_list_at(
    certificates_v1alpha1_cluster_trust_bundle_spec_list list, size_t index)
{
    return certificates_v1alpha1_cluster_trust_bundle_spec_of(kin_value_at(
        list.value, index));
}
static inline certificates_v1alpha1_cluster_trust_bundle_spec_edit
    certificates_v1alpha1_cluster_trust_bundle_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    certificates_v1alpha1_cluster_trust_bundle_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int certificates_v1alpha1_cluster_trust_bundle_spec_edit_copy(
    certificates_v1alpha1_cluster_trust_bundle_spec_edit at,
    certificates_v1alpha1_cluster_trust_bundle_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* ClusterTrustBundle */
static inline kin_field
    *certificates_v1alpha1_cluster_trust_bundle_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    certificates_v1alpha1_cluster_trust_bundle_get_metadata(
    certificates_v1alpha1_cluster_trust_bundle view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        certificates_v1alpha1_cluster_trust_bundle_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    certificates_v1alpha1_cluster_trust_bundle_edit_metadata(
    certificates_v1alpha1_cluster_trust_bundle_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_metadata_field_()));
}
static inline bool certificates_v1alpha1_cluster_trust_bundle_metadata_has(
    certificates_v1alpha1_cluster_trust_bundle view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1alpha1_cluster_trust_bundle_metadata_field_()));
}
static inline int certificates_v1alpha1_cluster_trust_bundle_metadata_unset(
    certificates_v1alpha1_cluster_trust_bundle_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_metadata_field_()));
}
#define CERTIFICATES_V1ALPHA1_CLUSTER_TRUST_BUNDLE_METADATA_PATH ".metadata"
static inline kin_field
    *certificates_v1alpha1_cluster_trust_bundle_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline certificates_v1alpha1_cluster_trust_bundle_spec
    certificates_v1alpha1_cluster_trust_bundle_get_spec(
    certificates_v1alpha1_cluster_trust_bundle view)
{
    return certificates_v1alpha1_cluster_trust_bundle_spec_of(kin_object_field(
        view.object, certificates_v1alpha1_cluster_trust_bundle_spec_field_()));
}
static inline certificates_v1alpha1_cluster_trust_bundle_spec_edit
    certificates_v1alpha1_cluster_trust_bundle_edit_spec(
    certificates_v1alpha1_cluster_trust_bundle_edit at)
{
    return certificates_v1alpha1_cluster_trust_bundle_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_spec_field_()));
}
static inline bool certificates_v1alpha1_cluster_trust_bundle_spec_has(
    certificates_v1alpha1_cluster_trust_bundle view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1alpha1_cluster_trust_bundle_spec_field_()));
}
static inline int certificates_v1alpha1_cluster_trust_bundle_spec_unset(
    certificates_v1alpha1_cluster_trust_bundle_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_spec_field_()));
}
#define CERTIFICATES_V1ALPHA1_CLUSTER_TRUST_BUNDLE_SPEC_PATH ".spec"
static inline kin_field
    *certificates_v1alpha1_cluster_trust_bundle_spec_signer_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "signerName");
    return &field;
}
static inline kin_str
    certificates_v1alpha1_cluster_trust_bundle_spec_signer_name(
    certificates_v1alpha1_cluster_trust_bundle view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1alpha1_cluster_trust_bundle_spec_signer_name_field_()));
}
static inline int
    certificates_v1alpha1_cluster_trust_bundle_spec_signer_name_set(
    certificates_v1alpha1_cluster_trust_bundle_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_spec_signer_name_field_()),
        value);
}
static inline bool
    certificates_v1alpha1_cluster_trust_bundle_spec_signer_name_has(
    certificates_v1alpha1_cluster_trust_bundle view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1alpha1_cluster_trust_bundle_spec_signer_name_field_()));
}
static inline int
    certificates_v1alpha1_cluster_trust_bundle_spec_signer_name_unset(
    certificates_v1alpha1_cluster_trust_bundle_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_spec_signer_name_field_()));
}
#define CERTIFICATES_V1ALPHA1_CLUSTER_TRUST_BUNDLE_SPEC_SIGNER_NAME_PATH \
    ".spec.signerName"
static inline kin_field
    *certificates_v1alpha1_cluster_trust_bundle_spec_trust_bundle_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "trustBundle");
    return &field;
}
static inline kin_str
    certificates_v1alpha1_cluster_trust_bundle_spec_trust_bundle(
    certificates_v1alpha1_cluster_trust_bundle view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1alpha1_cluster_trust_bundle_spec_trust_bundle_field_()));
}
static inline int
    certificates_v1alpha1_cluster_trust_bundle_spec_trust_bundle_set(
    certificates_v1alpha1_cluster_trust_bundle_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_spec_trust_bundle_field_()),
        value);
}
static inline bool
    certificates_v1alpha1_cluster_trust_bundle_spec_trust_bundle_has(
    certificates_v1alpha1_cluster_trust_bundle view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1alpha1_cluster_trust_bundle_spec_trust_bundle_field_()));
}
static inline int
    certificates_v1alpha1_cluster_trust_bundle_spec_trust_bundle_unset(
    certificates_v1alpha1_cluster_trust_bundle_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_spec_trust_bundle_field_()));
}
#define CERTIFICATES_V1ALPHA1_CLUSTER_TRUST_BUNDLE_SPEC_TRUST_BUNDLE_PATH \
    ".spec.trustBundle"

/* ClusterTrustBundleSpec */
static inline kin_field
    *certificates_v1alpha1_cluster_trust_bundle_spec_get_signer_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("signerName", "");
    return &field;
}
static inline kin_str
    certificates_v1alpha1_cluster_trust_bundle_spec_get_signer_name(
    certificates_v1alpha1_cluster_trust_bundle_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1alpha1_cluster_trust_bundle_spec_get_signer_name_field_()));
}
static inline int
    certificates_v1alpha1_cluster_trust_bundle_spec_edit_signer_name_set(
    certificates_v1alpha1_cluster_trust_bundle_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_spec_get_signer_name_field_()), value);
}
static inline bool
    certificates_v1alpha1_cluster_trust_bundle_spec_get_signer_name_has(
    certificates_v1alpha1_cluster_trust_bundle_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1alpha1_cluster_trust_bundle_spec_get_signer_name_field_()));
}
static inline int
    certificates_v1alpha1_cluster_trust_bundle_spec_edit_signer_name_unset(
    certificates_v1alpha1_cluster_trust_bundle_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_spec_get_signer_name_field_()));
}
static inline kin_field
    *certificates_v1alpha1_cluster_trust_bundle_spec_get_trust_bundle_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("trustBundle", "");
    return &field;
}
static inline kin_str
    certificates_v1alpha1_cluster_trust_bundle_spec_get_trust_bundle(
    certificates_v1alpha1_cluster_trust_bundle_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1alpha1_cluster_trust_bundle_spec_get_trust_bundle_field_()));
}
static inline int
    certificates_v1alpha1_cluster_trust_bundle_spec_edit_trust_bundle_set(
    certificates_v1alpha1_cluster_trust_bundle_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_spec_get_trust_bundle_field_()), value);
}
static inline bool
    certificates_v1alpha1_cluster_trust_bundle_spec_get_trust_bundle_has(
    certificates_v1alpha1_cluster_trust_bundle_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1alpha1_cluster_trust_bundle_spec_get_trust_bundle_field_()));
}
static inline int
    certificates_v1alpha1_cluster_trust_bundle_spec_edit_trust_bundle_unset(
    certificates_v1alpha1_cluster_trust_bundle_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1alpha1_cluster_trust_bundle_spec_get_trust_bundle_field_()));
}

static const kin_resource certificates_v1alpha1_cluster_trust_bundles[1] = {
    {"certificates.k8s.io", "v1alpha1", "clustertrustbundles",
        "ClusterTrustBundle", true},
};
static inline certificates_v1alpha1_cluster_trust_bundle_edit
    certificates_v1alpha1_cluster_trust_bundle_new(const kin_allocator *alloc,
    kin_str name)
{
    certificates_v1alpha1_cluster_trust_bundle_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc,
        certificates_v1alpha1_cluster_trust_bundles, named);
    at.spot = kin_edit_root();
    return at;
}
static inline certificates_v1alpha1_cluster_trust_bundle
    certificates_v1alpha1_cluster_trust_bundle_cast(const kin_object *object)
{
    return certificates_v1alpha1_cluster_trust_bundle_of(kin_object_is_of(
        object, certificates_v1alpha1_cluster_trust_bundles) ? object : NULL);
}
static inline kin_call_opts certificates_v1alpha1_cluster_trust_bundles_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int certificates_v1alpha1_cluster_trust_bundles_got_(int r,
    kin_object *object, certificates_v1alpha1_cluster_trust_bundle *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int certificates_v1alpha1_cluster_trust_bundles_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    certificates_v1alpha1_cluster_trust_bundle *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, certificates_v1alpha1_cluster_trust_bundles,
        at, opts, ret ? &got : NULL, err);
    return certificates_v1alpha1_cluster_trust_bundles_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1alpha1_cluster_trust_bundles_create(kin_client *client,
    certificates_v1alpha1_cluster_trust_bundle_edit at,
    const kin_call_opts *opts, certificates_v1alpha1_cluster_trust_bundle *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client,
        certificates_v1alpha1_cluster_trust_bundles, at.edit, opts,
        ret ? &got : NULL, err);
    return certificates_v1alpha1_cluster_trust_bundles_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1alpha1_cluster_trust_bundles_delete(kin_client *client,
    kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client,
        certificates_v1alpha1_cluster_trust_bundles, at, opts, NULL, err);
}
KIN_NODISCARD static inline int
    certificates_v1alpha1_cluster_trust_bundles_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        certificates_v1alpha1_cluster_trust_bundles, opts, NULL, err);
}
KIN_NODISCARD static inline int
    certificates_v1alpha1_cluster_trust_bundles_update(kin_client *client,
    certificates_v1alpha1_cluster_trust_bundle_edit at,
    const kin_call_opts *opts, certificates_v1alpha1_cluster_trust_bundle *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1alpha1_cluster_trust_bundles_part_(opts,
        "");
    int r = kin_client_update(client,
        certificates_v1alpha1_cluster_trust_bundles, at.edit, &own,
        ret ? &got : NULL, err);
    return certificates_v1alpha1_cluster_trust_bundles_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1alpha1_cluster_trust_bundles_patch(kin_client *client,
    certificates_v1alpha1_cluster_trust_bundle_edit at,
    const kin_call_opts *opts, certificates_v1alpha1_cluster_trust_bundle *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1alpha1_cluster_trust_bundles_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        certificates_v1alpha1_cluster_trust_bundles, &what, &own,
        ret ? &got : NULL, err);
    return certificates_v1alpha1_cluster_trust_bundles_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1alpha1_cluster_trust_bundles_apply(kin_client *client,
    certificates_v1alpha1_cluster_trust_bundle_edit at,
    const kin_call_opts *opts, certificates_v1alpha1_cluster_trust_bundle *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1alpha1_cluster_trust_bundles_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        certificates_v1alpha1_cluster_trust_bundles, &what, &own,
        ret ? &got : NULL, err);
    return certificates_v1alpha1_cluster_trust_bundles_got_(r, got, ret);
}
typedef struct certificates_v1alpha1_cluster_trust_bundle_list_handler {
    int (*on_item)(certificates_v1alpha1_cluster_trust_bundle item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} certificates_v1alpha1_cluster_trust_bundle_list_handler;
static inline int certificates_v1alpha1_cluster_trust_bundle_list_each_(
    const kin_object *object, void *userdata)
{
    const certificates_v1alpha1_cluster_trust_bundle_list_handler *own = (
        const certificates_v1alpha1_cluster_trust_bundle_list_handler
        *)userdata;
    return own->on_item(certificates_v1alpha1_cluster_trust_bundle_of(object),
        own->userdata);
}
static inline int certificates_v1alpha1_cluster_trust_bundle_list_restart_(
    void *userdata)
{
    const certificates_v1alpha1_cluster_trust_bundle_list_handler *own = (
        const certificates_v1alpha1_cluster_trust_bundle_list_handler
        *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    certificates_v1alpha1_cluster_trust_bundle_list_adapt_(
    certificates_v1alpha1_cluster_trust_bundle_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = certificates_v1alpha1_cluster_trust_bundle_list_each_;
    handler.on_restart = own->on_restart ?
        certificates_v1alpha1_cluster_trust_bundle_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int
    certificates_v1alpha1_cluster_trust_bundles_list(kin_client *client,
    const kin_list_opts *opts,
    const certificates_v1alpha1_cluster_trust_bundle_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    certificates_v1alpha1_cluster_trust_bundle_list_handler own = *handler;
    kin_list_handler adapted =
        certificates_v1alpha1_cluster_trust_bundle_list_adapt_(&own);
    return kin_client_list(client, certificates_v1alpha1_cluster_trust_bundles,
        opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int
    certificates_v1alpha1_cluster_trust_bundles_list_all(kin_client *client,
    const kin_list_opts *opts,
    const certificates_v1alpha1_cluster_trust_bundle_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    certificates_v1alpha1_cluster_trust_bundle_list_handler own = *handler;
    kin_list_handler adapted =
        certificates_v1alpha1_cluster_trust_bundle_list_adapt_(&own);
    return kin_client_list_all(client,
        certificates_v1alpha1_cluster_trust_bundles, opts, &adapted, ret, err);
}
typedef struct certificates_v1alpha1_cluster_trust_bundle_watch {
    kin_watch *watch;
} certificates_v1alpha1_cluster_trust_bundle_watch;
static inline void
    certificates_v1alpha1_cluster_trust_bundle_watch_auto_release(
    certificates_v1alpha1_cluster_trust_bundle_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int
    certificates_v1alpha1_cluster_trust_bundles_watch(kin_client *client,
    const kin_list_opts *opts,
    certificates_v1alpha1_cluster_trust_bundle_watch *ret, kin_error *err)
{
    return kin_client_watch(client, certificates_v1alpha1_cluster_trust_bundles,
        opts, &ret->watch, err);
}
KIN_NODISCARD static inline int
    certificates_v1alpha1_cluster_trust_bundle_watch_next(
    certificates_v1alpha1_cluster_trust_bundle_watch watch,
    kin_deadline deadline, kin_watch_event *ret,
    certificates_v1alpha1_cluster_trust_bundle *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct certificates_v1alpha1_cluster_trust_bundle_informer {
    kin_informer *informer;
} certificates_v1alpha1_cluster_trust_bundle_informer;
static inline certificates_v1alpha1_cluster_trust_bundle_informer
    certificates_v1alpha1_cluster_trust_bundle_informer_of(
    kin_informer *informer)
{
    certificates_v1alpha1_cluster_trust_bundle_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    certificates_v1alpha1_cluster_trust_bundles_informer(kin_factory *factory,
    certificates_v1alpha1_cluster_trust_bundle_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory,
        certificates_v1alpha1_cluster_trust_bundles, &ret->informer, err);
}
typedef struct certificates_v1alpha1_cluster_trust_bundle_handler {
    void (*on_add)(certificates_v1alpha1_cluster_trust_bundle view,
        bool is_initial, void *userdata);
    void (*on_update)(certificates_v1alpha1_cluster_trust_bundle old_view,
        certificates_v1alpha1_cluster_trust_bundle view, void *userdata);
    void (*on_delete)(certificates_v1alpha1_cluster_trust_bundle view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(certificates_v1alpha1_cluster_trust_bundle view,
        void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        certificates_v1alpha1_cluster_trust_bundle view, void *userdata);
} certificates_v1alpha1_cluster_trust_bundle_handler;
static inline void certificates_v1alpha1_cluster_trust_bundle_on_event_(
    const kin_event *event, void *userdata)
{
    const certificates_v1alpha1_cluster_trust_bundle_handler *own = (
        const certificates_v1alpha1_cluster_trust_bundle_handler *)userdata;
    own->on_event(event, certificates_v1alpha1_cluster_trust_bundle_of(
        event->object), own->userdata);
}
static inline void certificates_v1alpha1_cluster_trust_bundle_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const certificates_v1alpha1_cluster_trust_bundle_handler *own = (
        const certificates_v1alpha1_cluster_trust_bundle_handler *)userdata;
    own->on_add(certificates_v1alpha1_cluster_trust_bundle_of(object),
        is_initial, own->userdata);
}
static inline void certificates_v1alpha1_cluster_trust_bundle_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const certificates_v1alpha1_cluster_trust_bundle_handler *own = (
        const certificates_v1alpha1_cluster_trust_bundle_handler *)userdata;
    own->on_update(certificates_v1alpha1_cluster_trust_bundle_of(old_object),
        certificates_v1alpha1_cluster_trust_bundle_of(object), own->userdata);
}
static inline void certificates_v1alpha1_cluster_trust_bundle_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const certificates_v1alpha1_cluster_trust_bundle_handler *own = (
        const certificates_v1alpha1_cluster_trust_bundle_handler *)userdata;
    own->on_delete(certificates_v1alpha1_cluster_trust_bundle_of(object),
        is_tombstone, own->userdata);
}
static inline void certificates_v1alpha1_cluster_trust_bundle_on_synced_(
    void *userdata)
{
    const certificates_v1alpha1_cluster_trust_bundle_handler *own = (
        const certificates_v1alpha1_cluster_trust_bundle_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool certificates_v1alpha1_cluster_trust_bundle_wants_(
    const kin_object *object, void *userdata)
{
    const certificates_v1alpha1_cluster_trust_bundle_handler *own = (
        const certificates_v1alpha1_cluster_trust_bundle_handler *)userdata;
    return own->wants(certificates_v1alpha1_cluster_trust_bundle_of(object),
        own->userdata);
}
static inline int
    certificates_v1alpha1_cluster_trust_bundle_informer_add_handler(
    certificates_v1alpha1_cluster_trust_bundle_informer informer,
    const certificates_v1alpha1_cluster_trust_bundle_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        certificates_v1alpha1_cluster_trust_bundle_on_add_ : NULL;
    handler.on_update = own->on_update ?
        certificates_v1alpha1_cluster_trust_bundle_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        certificates_v1alpha1_cluster_trust_bundle_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        certificates_v1alpha1_cluster_trust_bundle_on_synced_ : NULL;
    handler.wants = own->wants ?
        certificates_v1alpha1_cluster_trust_bundle_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        certificates_v1alpha1_cluster_trust_bundle_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct certificates_v1alpha1_cluster_trust_bundle_lister {
    kin_snapshot *snapshot;
} certificates_v1alpha1_cluster_trust_bundle_lister;
typedef struct certificates_v1alpha1_cluster_trust_bundle_iter {
    kin_lister_iter it;
} certificates_v1alpha1_cluster_trust_bundle_iter;
static inline certificates_v1alpha1_cluster_trust_bundle_lister
    certificates_v1alpha1_cluster_trust_bundle_informer_lister(
    certificates_v1alpha1_cluster_trust_bundle_informer informer)
{
    certificates_v1alpha1_cluster_trust_bundle_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void
    certificates_v1alpha1_cluster_trust_bundle_lister_auto_release(
    certificates_v1alpha1_cluster_trust_bundle_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline certificates_v1alpha1_cluster_trust_bundle
    certificates_v1alpha1_cluster_trust_bundle_lister_get(
    certificates_v1alpha1_cluster_trust_bundle_lister lister, kin_str name)
{
    return certificates_v1alpha1_cluster_trust_bundle_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline certificates_v1alpha1_cluster_trust_bundle_iter
    certificates_v1alpha1_cluster_trust_bundle_lister_list(
    certificates_v1alpha1_cluster_trust_bundle_lister lister,
    const kin_selector *selector)
{
    certificates_v1alpha1_cluster_trust_bundle_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline certificates_v1alpha1_cluster_trust_bundle
    certificates_v1alpha1_cluster_trust_bundle_iter_next(
    certificates_v1alpha1_cluster_trust_bundle_iter *iter)
{
    return certificates_v1alpha1_cluster_trust_bundle_of(kin_lister_next(
        &iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_CERTIFICATES_V1ALPHA1_H */
