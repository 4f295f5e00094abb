/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Sending what an edit holds (kin/edit.h) to an API server.
 *
 * Generated code stands on this.  An edit that is NULL counts as one that
 * failed for lack of memory; one that has failed sends nothing, and its failure
 * is that of the call.  The edit stays as it is and can be sent again.
 */
#ifndef KIN_CLIENT_EDIT_H
#define KIN_CLIENT_EDIT_H

#include <kin/client.h>
#include <kin/edit.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** What is sent, and to where; all is borrowed during the call. */
typedef struct kin_edit_call {
    const kin_resource *resource; /**< the collection */
    kin_str ns;                   /**< empty: metadata.namespace, if the
                                       resource has namespaces */
    kin_edit *edit;               /**< over `base`, or a whole object */
    const kin_object *base;       /**< what was edited; NULL for a new object */
    kin_str subresource;          /**< such as "status"; empty: the options' */
} kin_edit_call;

/**
 * Create an object.
 * @param client  borrowed
 * @param call    borrowed
 * @param opts    borrowed; may be NULL
 * @param ret     as stored; released with kin_object_unref(); may be NULL
 * @param err     filled on failure only; may be NULL
 * @return as kin_client_create(), or what the edit has failed with
 * Threads: any that may wait; owner of the edit.
 * Since: 0.1
 */
KIN_API int kin_client_create_edit(kin_client *client,
                                   const kin_edit_call *call,
                                   const kin_call_opts *opts, kin_object **ret,
                                   kin_error *err);

/**
 * Replace an object by the edited one.  The version of what was edited goes
 * along, so that a change by somebody else is a conflict.
 * @param client  borrowed
 * @param call    borrowed
 * @param opts    borrowed; may be NULL
 * @param ret     as stored; released with kin_object_unref(); may be NULL
 * @param err     filled on failure only; may be NULL
 * @return as kin_client_update(), or what the edit has failed with
 * Threads: any that may wait; owner of the edit.
 * Since: 0.1
 */
KIN_API int kin_client_update_edit(kin_client *client,
                                   const kin_edit_call *call,
                                   const kin_call_opts *opts, kin_object **ret,
                                   kin_error *err);

/**
 * Send what is different as a merge patch: the members that changed, and lists
 * as a whole.  Changes that somebody else made elsewhere in the object stay.
 * If nothing is different nothing is sent, and the result is what was edited.
 * @param client  borrowed
 * @param call    borrowed; with a base
 * @param opts    borrowed; may be NULL
 * @param ret     as stored; released with kin_object_unref(); may be NULL
 * @param err     filled on failure only; may be NULL
 * @return as kin_client_patch(), KIN_EINVAL without a base, or what the edit
 *         has failed with
 * Threads: any that may wait; owner of the edit.
 * Since: 0.1
 */
KIN_API int kin_client_patch_edit(kin_client *client, const kin_edit_call *call,
                                  const kin_call_opts *opts, kin_object **ret,
                                  kin_error *err);

/**
 * Apply: tell the server what the manager of fields wants to be there.  Of a
 * new object that is all that the edit holds; of one that was edited it is what
 * is different, and lists as a whole: the manager then owns just that, and
 * gives up what it owned before.
 * @param client  borrowed
 * @param call    borrowed
 * @param opts    borrowed; with a field_manager
 * @param ret     as stored; released with kin_object_unref(); may be NULL
 * @param err     filled on failure only; may be NULL
 * @return as kin_client_patch(); KIN_EINVAL if the edit has removed something,
 *         which an apply cannot say; or what the edit has failed with
 * Threads: any that may wait; owner of the edit.
 * Since: 0.1
 */
KIN_API int kin_client_apply_edit(kin_client *client, const kin_edit_call *call,
                                  const kin_call_opts *opts, kin_object **ret,
                                  kin_error *err);

KIN_END_DECLS

#endif /* KIN_CLIENT_EDIT_H */
