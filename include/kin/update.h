/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Update an object that other programs change concurrently.
 *
 * An update contains the resource version of the object that it is based on. If
 * the object has changed since, the server rejects the update with a conflict;
 * then the object must be read, changed and sent again:
 *
 *     static int scale(kin_error *err, void *userdata)
 *     {
 *         ... kin_client_get(), edit, kin_client_update() ...
 *     }
 *     kin_retry_on_conflict(client, scale, &job, NULL, &err);
 *
 * kin_client_update_with_retry() does it all.  It starts with an object,
 * usually from an informer's cache, and a callback that edits it.  If the edit
 * changes nothing, nothing is sent.  After a conflict the object is read from
 * the server and edited again; a partial object (kin_object_is_partial()) is
 * read first.
 *
 *     static int fill(kin_edit *edit, const kin_object *foo, void *userdata)
 *     {
 *         ... set what is below "status" ...
 *     }
 *     kin_update status = {.size = sizeof(status), .resource = &foos,
 *                          .object = foo, .subresource = kin_s("status"),
 *                          .fill = fill};
 *     kin_client_update_with_retry(client, &status, NULL, &written, &err);
 */
#ifndef KIN_UPDATE_H
#define KIN_UPDATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/client.h>
#include <kin/edit.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** Number of attempts, and delays.  Zero is the default of each member. */
typedef struct kin_retry_opts {
    size_t size;     /**< of this struct */
    kin_stop *stop;  /**< borrowed; ends the waits; may be NULL */
    unsigned steps;  /**< attempts; 0: 5 */
    double delay_ms; /**< first delay; 0: 10 */
    double factor;   /**< growth of the delay; 0: 1 */
    double jitter;   /**< random addition, as a fraction of the delay; 0: 0.1,
                          negative: none */
} kin_retry_opts;

/** Initialises options: four attempts, 10, 50 and 250 ms apart; for objects
 * that several controllers write. */
#define KIN_RETRY_OPTS_INIT_BACKOFF                                            \
    {                                                                          \
        sizeof(kin_retry_opts), NULL, 4, 10, 5, 0                              \
    }

/**
 * Reads, changes and updates an object once.
 * @param err       fill on failure; never NULL
 * @param userdata  as passed to kin_retry_on_conflict()
 * @return 0 or a negative code
 */
typedef int kin_retry_fn(kin_error *err, void *userdata);

/**
 * Call a function until it does not fail with a conflict.
 * @param client    borrowed
 * @param fn        called on this thread; must read the object each time
 * @param userdata  passed to `fn`
 * @param opts      borrowed
 * @return 0; the error of `fn`, if it is not a conflict (see
 *         kin_error_is_conflict()) or after the last attempt; KIN_EINVAL; or
 *         the token's reason
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_retry_on_conflict(kin_client *client,
                                                kin_retry_fn *fn,
                                                void *userdata,
                                                const kin_retry_opts *opts,
                                                kin_error *err);

/** How an update is sent. */
typedef enum kin_update_how {
    KIN_UPDATE_BY_PATCH, /**< a merge patch of the changes, and the version */
    KIN_UPDATE_WHOLE     /**< the whole object */
} kin_update_how;

/**
 * Edits an object.
 * @param edit      edit of `object`; setters need no check
 * @param object    borrowed
 * @param userdata  of the kin_update
 * @return 0, or a negative code, which ends the update
 */
typedef int kin_update_fn(kin_edit *edit, const kin_object *object,
                          void *userdata);

/** An update; borrowed.  Zero is the default of members that are not
 * required. */
typedef struct kin_update {
    size_t size;                  /**< of this struct */
    const kin_resource *resource; /**< of the object; required */
    const kin_object *object;     /**< last known state; required */
    kin_str subresource;          /**< such as "status"; empty: the object */
    kin_update_how how;           /**< patch or whole object */
    bool is_sent_always;          /**< send even if nothing changes, as whole */
    kin_update_fn *fill;          /**< called once per attempt; required */
    void *userdata;               /**< passed to it */
    /** Releases `userdata`; called once, before the call returns, also on
     * failure.  May be NULL. */
    void (*destroy)(void *userdata);
    const kin_retry_opts *retry; /**< NULL: defaults with the stop token of the
                                      call */
} kin_update;

/**
 * Update an object, with retries after conflicts.
 * @param client     borrowed
 * @param update     borrowed
 * @param opts       for each call; borrowed.  ret_status and ret_document are
 *                   ignored
 * @param ret        as stored, or unchanged if nothing was sent; released with
 *                   kin_object_unref(); may be NULL
 * @return as kin_client_update(); KIN_ECONFLICT after the last attempt;
 *         KIN_ENOTFOUND also if the object was recreated with another uid; the
 *         error of `fill`, or the code that the edit failed with
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_client_update_with_retry(
    kin_client *client, const kin_update *update, const kin_call_opts *opts,
    kin_object **ret, kin_error *err);

/**
 * Start an update with retries after conflicts: kin_client_update_with_retry()
 * as a call (kin/call.h).  `fill` is called by the client's thread, or in a
 * step of its loop.
 * @param client  kept alive
 * @param update  copied; its object is kept alive, `destroy` is called at the
 *                end of the call
 * @param opts    copied, for each request; its stop token ends the waits too,
 *                that of update->retry is ignored
 * @param ret     the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM; anything else is reported
 *         by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_client_update_with_retry_async(
    kin_client *client, const kin_update *update, const kin_call_opts *opts,
    kin_call **ret, kin_error *err);

/**
 * Check whether an object has a finalizer.
 * @param object     borrowed
 * @param finalizer  such as "example.com/bucket"
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_object_has_finalizer(const kin_object *object,
                                      kin_str finalizer);

/**
 * Check whether an object is being deleted, waiting for its finalizers.
 * @param object  borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_object_is_deleting(const kin_object *object);

/** A finalizer of an object; borrowed. */
typedef struct kin_finalizer {
    size_t size;                  /**< of this struct */
    const kin_resource *resource; /**< of the object */
    const kin_object *object;     /**< last known state */
    kin_str name;                 /**< such as "example.com/bucket" */
} kin_finalizer;

/**
 * Add a finalizer to an object by patching its list of finalizers.  Sends
 * nothing if the object already has it.
 * @param client     borrowed
 * @param finalizer  borrowed
 * @param opts       for each call; borrowed
 * @param ret        as stored; released with kin_object_unref(); may be NULL
 * @return as kin_client_update_with_retry(); the server rejects new finalizers
 *         of an object that is being deleted
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_finalizer_add(kin_client *client,
                                            const kin_finalizer *finalizer,
                                            const kin_call_opts *opts,
                                            kin_object **ret, kin_error *err);

/**
 * Remove a finalizer from an object, in the same way.  An object that was
 * deleted meanwhile is a success.
 * @param client     borrowed
 * @param finalizer  borrowed
 * @param opts       for each call; borrowed
 * @param ret        as stored, or NULL if it was deleted; released with
 *                   kin_object_unref(); may be NULL
 * @return as kin_client_update_with_retry(), but never KIN_ENOTFOUND
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_finalizer_remove(kin_client *client,
                                               const kin_finalizer *finalizer,
                                               const kin_call_opts *opts,
                                               kin_object **ret,
                                               kin_error *err);

KIN_END_DECLS

#endif /* KIN_UPDATE_H */
