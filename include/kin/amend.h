/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Amending objects that others change too: their status, their finalizers.
 *
 * One begins with what one has, such as the object of an informer's copy, and
 * says how it should be.  Nothing is sent if it is so already.  What is sent
 * names the version that it was made from; if the object has another one by
 * then, it is got anew from the server, and said again how it should be.  So is
 * one of which a part is known only (kin_object_is_partial()).
 *
 *     static int fill(kin_edit *edit, const kin_object *foo, void *userdata)
 *     {
 *         ... set what is below "status" ...
 *     }
 *     kin_amendment status = {.size = sizeof(status), .resource = &foos,
 *                             .object = foo, .subresource = kin_s("status"),
 *                             .fill = fill};
 *     kin_client_amend(client, &status, NULL, &written, &err);
 */
#ifndef KIN_AMEND_H
#define KIN_AMEND_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/client.h>
#include <kin/conflict.h>
#include <kin/edit.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** How an amendment is sent. */
typedef enum kin_amend_how {
    KIN_AMEND_PATCH, /**< a merge patch of what is different, and the version */
    KIN_AMEND_UPDATE /**< the whole object */
} kin_amend_how;

/**
 * Says how an object should be.
 * @param edit      of `object`; the first failure sticks, so that setting needs
 *                  no check
 * @param object    borrowed: as it is
 * @param userdata  as given
 * @return 0 or a negative code, which ends it
 */
typedef int kin_amend_fn(kin_edit *edit, const kin_object *object,
                         void *userdata);

/** What is amended; all is borrowed.  Zero is a good default for what is not
 * needed. */
typedef struct kin_amendment {
    size_t size;                  /**< of this struct */
    const kin_resource *resource; /**< of the object; needed */
    const kin_object *object;     /**< where to begin; needed */
    kin_str subresource;          /**< such as "status"; empty: the object */
    kin_amend_how how;            /**< see there */
    bool is_sent_always;          /**< also if nothing is different; then as an
                                       update */
    kin_amend_fn *fill;           /**< called once for each try; needed */
    void *userdata;               /**< passed to it */
    const kin_retry_opts *retry;  /**< how often to try; NULL: the default, with
                                       the stop token of the call */
} kin_amendment;

/** Initialises an amendment. */
#define KIN_AMENDMENT_INIT                                                     \
    {                                                                          \
        sizeof(kin_amendment), NULL, NULL, {NULL, 0}, KIN_AMEND_PATCH, false,  \
            NULL, NULL, NULL                                                   \
    }

/**
 * Amend an object.
 * @param client     borrowed
 * @param amendment  borrowed
 * @param opts       of each call; borrowed; may be NULL.  ret_status and
 *                   ret_document are not filled
 * @param ret        as stored, or as it was if nothing was sent; released with
 *                   kin_object_unref(); may be NULL
 * @param err        filled on failure only; may be NULL
 * @return as kin_client_update(); KIN_ECONFLICT after the last try;
 *         KIN_ENOTFOUND also if there is another object of that name now; what
 *         `fill` returned, or what the edit has failed with
 * Threads: any that may wait.
 * Since: 0.1
 */
KIN_API int kin_client_amend(kin_client *client, const kin_amendment *amendment,
                             const kin_call_opts *opts, kin_object **ret,
                             kin_error *err);

/**
 * Tell whether an object has a finalizer.
 * @param object     borrowed
 * @param finalizer  such as "example.com/bucket"
 * @return true if so
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_object_has_finalizer(const kin_object *object,
                                      kin_str finalizer);

/**
 * Tell whether an object is being deleted, and waits for its finalizers.
 * @param object  borrowed
 * @return true if so
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_object_is_deleting(const kin_object *object);

/** A finalizer of an object; all is borrowed. */
typedef struct kin_finalizer {
    const kin_resource *resource; /**< of the object */
    const kin_object *object;     /**< as it is known */
    kin_str name;                 /**< such as "example.com/bucket" */
} kin_finalizer;

/**
 * Put a finalizer on an object, with a patch of the list of finalizers; nothing
 * is sent if it has it.
 * @param client     borrowed
 * @param finalizer  borrowed
 * @param opts       of each call; borrowed; may be NULL
 * @param ret        as stored; released with kin_object_unref(); may be NULL
 * @param err        filled on failure only; may be NULL
 * @return as kin_client_amend(); a server refuses new finalizers of an object
 *         that is being deleted
 * Threads: any that may wait.
 * Since: 0.1
 */
KIN_API int kin_finalizer_add(kin_client *client,
                              const kin_finalizer *finalizer,
                              const kin_call_opts *opts, kin_object **ret,
                              kin_error *err);

/**
 * Take a finalizer off an object, in the same way.  An object that has gone has
 * none: that is a success.
 * @param client     borrowed
 * @param finalizer  borrowed
 * @param opts       of each call; borrowed; may be NULL
 * @param ret        as stored, or NULL if it has gone; released with
 *                   kin_object_unref(); may be NULL
 * @param err        filled on failure only; may be NULL
 * @return as kin_client_amend(), but never KIN_ENOTFOUND
 * Threads: any that may wait.
 * Since: 0.1
 */
KIN_API int kin_finalizer_remove(kin_client *client,
                                 const kin_finalizer *finalizer,
                                 const kin_call_opts *opts, kin_object **ret,
                                 kin_error *err);

KIN_END_DECLS

#endif /* KIN_AMEND_H */
