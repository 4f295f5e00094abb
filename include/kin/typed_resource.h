/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Typed collections: what can be done with a resource by the names of its type.
 *
 * A generated header has a line for each resource, such as
 *
 *     KIN_RESOURCE(namespaced, core_v1_pod, core_v1_pods, "", "v1", "pods",
 *                  "Pod")
 *
 * which gives, with P for core_v1_pods and T for core_v1_pod,
 *
 * | | |
 * |---|---|
 * | T_new(alloc, ns, name) | a new object, to be filled |
 * | T_cast(object) | a view if it says that it is one, else of NULL |
 * | P_get(client, ns, name, opts, &view, err) | as kin_client_get() |
 * | P_create(client, ns, edit, opts, &view, err) | see kin/client.h |
 * | P_update, P_patch, P_apply(client, edit, opts, &view, err) | the same |
 * | P_update_status, P_patch_status | the same, with a line KIN_STATUS |
 * | P_delete(client, ns, name, opts, err) | as kin_client_delete() |
 * | P_delete_collection(client, ns, opts, err) | the same |
 * | P_list, P_list_all(client, ns, opts, handler, &meta, err) | kin/list.h |
 * | P_watch(client, ns, opts, &watch, err), T_watch_next | kin/watch.h |
 * | P(factory) | the informer of a factory, a T_informer |
 * | P_resource() | the names of all this, as a kin_resource |
 *
 * and for informers what kin/typed_informer.h says.  The word in front is
 * `namespaced`, or `cluster` for resources without namespaces: there the
 * argument `ns` is missing.  A view that a call gives is released with
 * T_unref(), or by KIN_AUTO(T).
 */
#ifndef KIN_TYPED_RESOURCE_H
#define KIN_TYPED_RESOURCE_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/client.h>
#include <kin/list.h>
#include <kin/resource.h>
#include <kin/typed.h>
#include <kin/typed_informer.h>
#include <kin/watch.h>

/* What the words for scopes stand for: the argument, and what is used of it. */
#define KIN_IS_CLUSTER_namespaced_ false
#define KIN_IS_CLUSTER_cluster_ true
#define KIN_NS_ARG_namespaced_ kin_str ns,
#define KIN_NS_ARG_cluster_
#define KIN_NS_namespaced_ ns
#define KIN_NS_cluster_ kin_str_of(NULL, 0)

/** A resource and the type of its objects. */
#define KIN_RESOURCE(scope, T, P, group, version, plural, kind)                \
    KIN_TYPED_FN_ const kin_resource *P##_resource(void)                       \
    {                                                                          \
        static const kin_resource resource = {                                 \
            group, version, plural, kind, KIN_IS_CLUSTER_##scope##_,           \
        };                                                                     \
        return &resource;                                                      \
    }                                                                          \
    KIN_EDITS_(scope, T, P)                                                    \
    KIN_CALLS_(scope, T, P)                                                    \
    KIN_LISTS_(scope, T, P)                                                    \
    KIN_WATCH_(scope, T, P)                                                    \
    KIN_INFORMER_(scope, T, P)

/** A resource whose status is written apart. */
#define KIN_STATUS(T, P)                                                       \
    KIN_SEND_(T, P, P##_update_status, kin_client_update_edit, "status")       \
    KIN_SEND_(T, P, P##_patch_status, kin_client_patch_edit, "status")

#define KIN_EDITS_(scope, T, P)                                                \
    KIN_TYPED_FN_ T##_edit T##_new(const kin_allocator *alloc,                 \
                                   KIN_NS_ARG_##scope##_ kin_str name)         \
    {                                                                          \
        T##_edit at;                                                           \
        at.edit = kin_edit_new_object(alloc, P##_resource(),                   \
                                      KIN_NS_##scope##_, name);                \
        at.spot = kin_edit_root();                                             \
        at.base = NULL;                                                        \
        return at;                                                             \
    }                                                                          \
    KIN_TYPED_FN_ T T##_cast(const kin_object *object)                         \
    {                                                                          \
        return T##_of(kin_object_is_of(object, P##_resource()) ? object        \
                                                               : NULL);        \
    }                                                                          \
    KIN_TYPED_FN_ kin_edit_call P##_call_(T##_edit at, const char *part)       \
    {                                                                          \
        kin_edit_call call;                                                    \
        call.resource = P##_resource();                                        \
        call.ns = kin_str_of(NULL, 0);                                         \
        call.edit = at.edit;                                                   \
        call.base = at.base;                                                   \
        call.subresource = kin_s(part);                                        \
        return call;                                                           \
    }                                                                          \
    KIN_TYPED_FN_ int P##_got_(int r, kin_object *object, T *ret)              \
    {                                                                          \
        if (r == 0 && ret)                                                     \
            ret->object = object;                                              \
        return r;                                                              \
    }

#define KIN_SEND_(T, P, fn, call, part)                                        \
    KIN_TYPED_FN_ int fn(kin_client *client, T##_edit at,                      \
                         const kin_call_opts *opts, T *ret, kin_error *err)    \
    {                                                                          \
        kin_object *got = NULL;                                                \
        kin_edit_call what = P##_call_(at, part);                              \
        int r = call(client, &what, opts, ret ? &got : NULL, err);             \
        return P##_got_(r, got, ret);                                          \
    }

#define KIN_CALLS_(scope, T, P)                                                \
    KIN_TYPED_FN_ int P##_get(                                                 \
        kin_client *client, KIN_NS_ARG_##scope##_ kin_str name,                \
        const kin_call_opts *opts, T *ret, kin_error *err)                     \
    {                                                                          \
        kin_object *got = NULL;                                                \
        int r = kin_client_get(client, P##_resource(), KIN_NS_##scope##_,      \
                               name, opts, ret ? &got : NULL, err);            \
        return P##_got_(r, got, ret);                                          \
    }                                                                          \
    KIN_TYPED_FN_ int P##_create(                                              \
        kin_client *client, KIN_NS_ARG_##scope##_ T##_edit at,                 \
        const kin_call_opts *opts, T *ret, kin_error *err)                     \
    {                                                                          \
        kin_object *got = NULL;                                                \
        kin_edit_call what = P##_call_(at, "");                                \
        what.ns = KIN_NS_##scope##_;                                           \
        int r = kin_client_create_edit(client, &what, opts, ret ? &got : NULL, \
                                       err);                                   \
        return P##_got_(r, got, ret);                                          \
    }                                                                          \
    KIN_SEND_(T, P, P##_update, kin_client_update_edit, "")                    \
    KIN_SEND_(T, P, P##_patch, kin_client_patch_edit, "")                      \
    KIN_SEND_(T, P, P##_apply, kin_client_apply_edit, "")                      \
    KIN_TYPED_FN_ int P##_delete(kin_client *client,                           \
                                 KIN_NS_ARG_##scope##_ kin_str name,           \
                                 const kin_delete_opts *opts, kin_error *err)  \
    {                                                                          \
        return kin_client_delete(client, P##_resource(), KIN_NS_##scope##_,    \
                                 name, opts, NULL, err);                       \
    }                                                                          \
    KIN_TYPED_FN_ int P##_delete_collection(                                   \
        kin_client *client, KIN_NS_ARG_##scope##_ const kin_delete_opts *opts, \
        kin_error *err)                                                        \
    {                                                                          \
        return kin_client_delete_collection(                                   \
            client, P##_resource(), KIN_NS_##scope##_, opts, NULL, err);       \
    }

#define KIN_LISTS_(scope, T, P)                                                \
    typedef struct T##_list_handler {                                          \
        int (*on_item)(T item, void *userdata);                                \
        int (*on_restart)(void *userdata);                                     \
        void *userdata;                                                        \
    } T##_list_handler;                                                        \
    KIN_TYPED_FN_ int T##_list_each_(const kin_object *object, void *userdata) \
    {                                                                          \
        const T##_list_handler *own = (const T##_list_handler *)userdata;      \
        return own->on_item(T##_of(object), own->userdata);                    \
    }                                                                          \
    KIN_TYPED_FN_ int T##_list_restart_(void *userdata)                        \
    {                                                                          \
        const T##_list_handler *own = (const T##_list_handler *)userdata;      \
        return own->on_restart(own->userdata);                                 \
    }                                                                          \
    KIN_TYPED_FN_ kin_list_handler T##_list_adapt_(T##_list_handler *own)      \
    {                                                                          \
        kin_list_handler handler;                                              \
        handler.on_item = T##_list_each_;                                      \
        handler.on_restart = own->on_restart ? T##_list_restart_ : NULL;       \
        handler.userdata = own;                                                \
        return handler;                                                        \
    }                                                                          \
    KIN_LIST_CALL_(scope, T, P, P##_list, kin_client_list)                     \
    KIN_LIST_CALL_(scope, T, P, P##_list_all, kin_client_list_all)

#define KIN_LIST_CALL_(scope, T, P, fn, call)                                  \
    KIN_TYPED_FN_ int fn(                                                      \
        kin_client *client, KIN_NS_ARG_##scope##_ const kin_list_opts *opts,   \
        const T##_list_handler *handler, kin_list_meta **ret, kin_error *err)  \
    {                                                                          \
        T##_list_handler own = *handler;                                       \
        kin_list_handler adapted = T##_list_adapt_(&own);                      \
        return call(client, P##_resource(), KIN_NS_##scope##_, opts, &adapted, \
                    ret, err);                                                 \
    }

#define KIN_WATCH_(scope, T, P)                                                \
    typedef struct T##_watch {                                                 \
        kin_watch *watch;                                                      \
    } T##_watch;                                                               \
    KIN_TYPED_FN_ void T##_watch_auto_release(T##_watch *watch)                \
    {                                                                          \
        (void)kin_watch_free(watch->watch);                                    \
    }                                                                          \
    KIN_TYPED_FN_ int P##_watch(                                               \
        kin_client *client, KIN_NS_ARG_##scope##_ const kin_list_opts *opts,   \
        T##_watch *ret, kin_error *err)                                        \
    {                                                                          \
        return kin_client_watch(client, P##_resource(), KIN_NS_##scope##_,     \
                                opts, &ret->watch, err);                       \
    }                                                                          \
    KIN_TYPED_FN_ int T##_watch_next(T##_watch watch, kin_deadline deadline,   \
                                     kin_watch_event *ret, T *ret_view,        \
                                     kin_error *err)                           \
    {                                                                          \
        int r = kin_watch_next(watch.watch, deadline, ret, err);               \
        if (r == 0)                                                            \
            ret_view->object = ret->object;                                    \
        return r;                                                              \
    }

#endif /* KIN_TYPED_RESOURCE_H */
