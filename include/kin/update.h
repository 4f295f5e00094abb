/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Update an object that other programs change as well.
 *
 * An update contains the resource version that it was made from.  If the object
 * has a newer one, the server rejects the update with a conflict; then the
 * object must be read, changed and sent again:
 *
 *     static int scale(kin_error *err, void *userdata)
 *     {
 *         ... kin_client_get(), edit, kin_client_update() ...
 *     }
 *     kin_retry_on_conflict(client, scale, &job, NULL, &err);
 *
 * kin_client_update_with_retry() does it all.  It starts with the object that
 * the program has, such as that of an informer's cache, and a callback that
 * edits it.  If the edit changes nothing, nothing is sent.  After a conflict
 * the object is read from the server and edited again; so is an object of which
 * only a part is known (kin_object_is_partial()).
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

/** Number of attempts, and delays; zero takes the default. */
typedef struct kin_retry_opts {
    size_t size;     /**< of this struct */
    kin_stop *stop;  /**< borrowed; ends the waits; may be NULL */
    unsigned steps;  /**< attempts; 0: 5 */
    double delay_ms; /**< after the first; 0: 10 */
    double factor;   /**< by which each delay is longer; 0: 1 */
    double jitter;   /**< up to this share of a delay more, at random; 0: 0.1,
                          negative: none */
} kin_retry_opts;

/** Initialises options: four attempts, 10, 50 and 250 ms apart; for objects
 * that several controllers write. */
#define KIN_RETRY_OPTS_INIT_BACKOFF                                            \
    {                                                                          \
        sizeof(kin_retry_opts), NULL, 4, 10, 5, 0                              \
    }

/**
 * Gets, changes and updates once.
 * @param err       to be filled on failure; never NULL
 * @param userdata  as given to kin_retry_on_conflict()
 * @return 0 or a negative code
 */
typedef int kin_retry_fn(kin_error *err, void *userdata);

/**
 * Call a function until it does not fail with a conflict.
 * @param client    borrowed
 * @param fn        called in this thread; it must get the object anew
 * @param userdata  passed to `fn`
 * @param opts      borrowed
 * @return 0; what `fn` returned, if it is no conflict (see
 *         kin_error_is_conflict()) or was the last attempt; KIN_EINVAL, or why
 *         the token stopped during a wait
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
 * @param edit      of `object`; the first failure sticks, so that setters need
 *                  no check
 * @param object    borrowed; unchanged
 * @param userdata  that of the kin_update
 * @return 0, or a negative code, which ends the update
 */
typedef int kin_update_fn(kin_edit *edit, const kin_object *object,
                          void *userdata);

/** An update; all is borrowed.  Zero is a good default for what is not
 * needed. */
typedef struct kin_update {
    size_t size;                  /**< of this struct */
    const kin_resource *resource; /**< of the object; needed */
    const kin_object *object;     /**< the object as it is known; needed */
    kin_str subresource;          /**< such as "status"; empty: the object */
    kin_update_how how;           /**< patch or whole object */
    bool is_sent_always;          /**< also if nothing changes; then whole */
    kin_update_fn *fill;          /**< called once for each attempt; needed */
    void *userdata;               /**< passed to it */
    /** Called with `userdata` once, before the call returns, also if it fails;
     * may be NULL. */
    void (*destroy)(void *userdata);
    const kin_retry_opts *retry; /**< NULL: the default, with the stop token of
                                      the call */
} kin_update;

/**
 * Update an object, and again after a conflict.
 * @param client     borrowed
 * @param update     borrowed
 * @param opts       of each call; borrowed.  ret_status and
 *                   ret_document are not filled
 * @param ret        as stored, or as it was if nothing was sent; released with
 *                   kin_object_unref(); may be NULL
 * @return as kin_client_update(); KIN_ECONFLICT after the last attempt;
 *         KIN_ENOTFOUND also if there is another object of that name now; what
 *         `fill` returned, or the code that the edit failed with
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_client_update_with_retry(
    kin_client *client, const kin_update *update, const kin_call_opts *opts,
    kin_object **ret, kin_error *err);

/**
 * Return whether an object has a finalizer.
 * @param object     borrowed
 * @param finalizer  such as "example.com/bucket"
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_object_has_finalizer(const kin_object *object,
                                      kin_str finalizer);

/**
 * Return whether an object is being deleted, and waits for its finalizers.
 * @param object  borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_object_is_deleting(const kin_object *object);

/** A finalizer of an object; all is borrowed. */
typedef struct kin_finalizer {
    size_t size;                  /**< of this struct */
    const kin_resource *resource; /**< of the object */
    const kin_object *object;     /**< as it is known */
    kin_str name;                 /**< such as "example.com/bucket" */
} kin_finalizer;

/**
 * Add a finalizer to an object, with a patch of the list of finalizers; nothing
 * is sent if the object has it.
 * @param client     borrowed
 * @param finalizer  borrowed
 * @param opts       of each call; borrowed
 * @param ret        as stored; released with kin_object_unref(); may be NULL
 * @return as kin_client_update_with_retry(); a server rejects new finalizers of
 *         an object that is being deleted
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
 * @param opts       of each call; borrowed
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
