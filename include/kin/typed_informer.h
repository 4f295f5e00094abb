/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Typed informers: handlers and listers that take and give views.
 *
 *     core_v1_pod_informer pods = core_v1_pods(factory);
 *     core_v1_pod_informer_add_handler(pods, &handler, NULL, NULL, &err);
 *
 *     KIN_AUTO(core_v1_pod_lister) now = core_v1_pod_informer_lister(pods);
 *     core_v1_pod web = core_v1_pod_lister_get(now, ns, name);
 *     core_v1_pod_iter it = core_v1_pod_lister_list(now, ns, NULL);
 *     for (core_v1_pod pod = core_v1_pod_iter_next(&it); pod.object;
 *          pod = core_v1_pod_iter_next(&it))
 *         ...
 *
 * With T for the type and P for the collection, kin/typed_resource.h gives
 *
 * | | |
 * |---|---|
 * | P(factory) | as kin_factory_informer(); `.informer` is NULL if that fails |
 * | T_informer_of(informer) | any other informer of the same resource |
 * | T_informer_add_handler | as kin_informer_add_handler(), with a T_handler |
 * | T_informer_lister(informer) | a snapshot; released by KIN_AUTO(T_lister) |
 * | T_lister_get(lister, ns, name) | as kin_lister_get(); `.object` or NULL |
 * | T_lister_list(lister, ns, selector) | as kin_lister_list() |
 * | T_iter_next(&iter) | as kin_lister_next() |
 *
 * A T_handler is borrowed until it is removed or the informer freed; a lister
 * is released before the informer is.  A T_informer that failed may be used:
 * adding a handler fails with KIN_EINVAL, and a lister of it is empty.
 */
#ifndef KIN_TYPED_INFORMER_H
#define KIN_TYPED_INFORMER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/factory.h>
#include <kin/handler.h>
#include <kin/informer.h>
#include <kin/lister.h>
#include <kin/selector.h>
#include <kin/snapshot.h>
#include <kin/typed.h>

#define KIN_INFORMER_(scope, T, P)                                             \
    typedef struct T##_informer {                                              \
        kin_informer *informer;                                                \
    } T##_informer;                                                            \
    KIN_TYPED_FN_ T##_informer T##_informer_of(kin_informer *informer)         \
    {                                                                          \
        T##_informer typed;                                                    \
        typed.informer = informer;                                             \
        return typed;                                                          \
    }                                                                          \
    KIN_TYPED_FN_ T##_informer P(kin_factory *factory)                         \
    {                                                                          \
        kin_informer *informer = NULL;                                         \
        if (kin_factory_informer(factory, P##_resource(), &informer, NULL) <   \
            0)                                                                 \
            informer = NULL;                                                   \
        return T##_informer_of(informer);                                      \
    }                                                                          \
    KIN_HANDLER_(T)                                                            \
    KIN_LISTER_(scope, T)

#define KIN_HANDLER_(T)                                                        \
    typedef struct T##_handler {                                               \
        void (*on_add)(T view, bool is_initial, void *userdata);               \
        void (*on_update)(T old_view, T view, void *userdata);                 \
        void (*on_delete)(T view, bool is_tombstone, void *userdata);          \
        void (*on_synced)(void *userdata);                                     \
        bool (*wants)(T view, void *userdata);                                 \
        void *userdata;                                                        \
    } T##_handler;                                                             \
    KIN_TYPED_FN_ void T##_on_add_(const kin_object *object, bool is_initial,  \
                                   void *userdata)                             \
    {                                                                          \
        const T##_handler *own = (const T##_handler *)userdata;                \
        own->on_add(T##_of(object), is_initial, own->userdata);                \
    }                                                                          \
    KIN_TYPED_FN_ void T##_on_update_(const kin_object *old_object,            \
                                      const kin_object *object,                \
                                      void *userdata)                          \
    {                                                                          \
        const T##_handler *own = (const T##_handler *)userdata;                \
        own->on_update(T##_of(old_object), T##_of(object), own->userdata);     \
    }                                                                          \
    KIN_TYPED_FN_ void T##_on_delete_(const kin_object *object,                \
                                      bool is_tombstone, void *userdata)       \
    {                                                                          \
        const T##_handler *own = (const T##_handler *)userdata;                \
        own->on_delete(T##_of(object), is_tombstone, own->userdata);           \
    }                                                                          \
    KIN_TYPED_FN_ void T##_on_synced_(void *userdata)                          \
    {                                                                          \
        const T##_handler *own = (const T##_handler *)userdata;                \
        own->on_synced(own->userdata);                                         \
    }                                                                          \
    KIN_TYPED_FN_ bool T##_wants_(const kin_object *object, void *userdata)    \
    {                                                                          \
        const T##_handler *own = (const T##_handler *)userdata;                \
        return own->wants(T##_of(object), own->userdata);                      \
    }                                                                          \
    KIN_TYPED_FN_ int T##_informer_add_handler(                                \
        T##_informer informer, const T##_handler *own,                         \
        const kin_handler_opts *opts, kin_registration **ret, kin_error *err)  \
    {                                                                          \
        kin_handler handler;                                                   \
        handler.on_add = own->on_add ? T##_on_add_ : NULL;                     \
        handler.on_update = own->on_update ? T##_on_update_ : NULL;            \
        handler.on_delete = own->on_delete ? T##_on_delete_ : NULL;            \
        handler.on_synced = own->on_synced ? T##_on_synced_ : NULL;            \
        handler.wants = own->wants ? T##_wants_ : NULL;                        \
        handler.userdata = (void *)(uintptr_t)own;                             \
        handler.on_event = NULL;                                               \
        if (!informer.informer)                                                \
            return kin_error_set(err, KIN_EINVAL, "there is no informer");     \
        return kin_informer_add_handler(informer.informer, &handler, opts,     \
                                        ret, err);                             \
    }

#define KIN_LISTER_(scope, T)                                                  \
    typedef struct T##_lister {                                                \
        kin_snapshot *snapshot;                                                \
    } T##_lister;                                                              \
    typedef struct T##_iter {                                                  \
        kin_lister_iter it;                                                    \
    } T##_iter;                                                                \
    KIN_TYPED_FN_ T##_lister T##_informer_lister(T##_informer informer)        \
    {                                                                          \
        T##_lister lister;                                                     \
        lister.snapshot = NULL;                                                \
        if (informer.informer)                                                 \
            lister.snapshot = kin_informer_snapshot(informer.informer);        \
        return lister;                                                         \
    }                                                                          \
    KIN_TYPED_FN_ void T##_lister_auto_release(T##_lister *lister)             \
    {                                                                          \
        (void)kin_snapshot_free(lister->snapshot);                             \
    }                                                                          \
    KIN_TYPED_FN_ T T##_lister_get(T##_lister lister,                          \
                                   KIN_NS_ARG_##scope##_ kin_str name)         \
    {                                                                          \
        return T##_of(                                                         \
            kin_lister_get(lister.snapshot, KIN_NS_##scope##_, name));         \
    }                                                                          \
    KIN_TYPED_FN_ T##_iter T##_lister_list(                                    \
        T##_lister lister, KIN_NS_ARG_##scope##_ const kin_selector *selector) \
    {                                                                          \
        T##_iter iter;                                                         \
        iter.it = kin_lister_list(lister.snapshot, KIN_NS_##scope##_,          \
                                  selector);                                   \
        return iter;                                                           \
    }                                                                          \
    KIN_TYPED_FN_ T T##_iter_next(T##_iter *iter)                              \
    {                                                                          \
        return T##_of(kin_lister_next(&iter->it));                             \
    }

#endif /* KIN_TYPED_INFORMER_H */
