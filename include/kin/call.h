/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_call: an asynchronous call.
 *
 * Each blocking call that sends something has a sibling ending in `_async`,
 * which starts it and returns, except for kin_finalizer_add() and
 * kin_finalizer_remove(): use kin_client_update_with_retry_async() for these.
 * The end is reported by a callback, or can be asked for:
 *
 *     kin_client_get_async(client, core_v1_pods, kin_named("default", "web-0"),
 *                          KIN_OPTS(kin_call_opts, .on_done = got_pod),
 *                          NULL, &err);
 *
 *   A  A call that was started ends once: `on_done` is called exactly once,
 *      unless kin_call_free() came before.  If the start fails, `on_done` is
 *      not called and `destroy` is.
 *   B  Callbacks of one call run one at a time, without a lock, on a thread of
 *      the client; with a loop, within kin_loop_step().  They must not block: a
 *      blocking call there fails with KIN_EINVAL.  They may start, cancel and
 *      free calls.
 *   C  No callback runs within the function that starts, cancels or resumes a
 *      call.
 *   D  kin_call_cancel() ends the call with KIN_ESTOPPED; an answer that has
 *      arrived may still win.
 *   E  `timeout_ms`, and the stop token and its deadline, mean what they mean
 *      for blocking calls: KIN_ETIMEDOUT, KIN_ESTOPPED.
 *   F  Arguments are copied when the call is started, an edit too: they may be
 *      changed or freed when the function has returned.  The client is kept
 *      alive until the end.
 *   G  The caller owns the call and releases it with kin_call_free().
 *      Without a place for it (`ret` is NULL) the library frees it after
 *      `on_done`.
 *   H  kin_call_free() cancels a call that has not ended.  When it returns, no
 *      callback runs or will run, and `destroy` was called.  Within a callback
 *      of the call itself: the call is freed when that has returned.
 *      `destroy` must not free other calls.
 *   I  Results are borrowed from the call until it is freed;
 *      kin_object_ref() keeps an object.
 *   J  Limits, retries, credentials and errors are those of the blocking call.
 *      Two calls may end in any order.
 *
 * In a loop (kin/loop.h) calls are made by the stepping thread, or while no
 * thread steps, but kin_call_cancel() and kin_call_resume() by any thread.
 */
#ifndef KIN_CALL_H
#define KIN_CALL_H

#include <stdbool.h>

#include <kin/document.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/status.h>
#include <kin/stop.h>

KIN_BEGIN_DECLS

/** A call that was started; see the guarantees at the top. */
typedef struct kin_call kin_call;

/**
 * The call has ended; the results can be read.
 * @param call  borrowed during the callback, or until kin_call_free() if the
 *              caller owns it
 * @param err   NULL if it succeeded
 */
typedef void kin_call_fn(kin_call *call, const kin_error *err, void *userdata);

/**
 * End a call soon (D).  No-op if it has ended.
 * @param call  borrowed; may be NULL
 * Threads: any.
 * Since: 0.2
 */
KIN_API void kin_call_cancel(kin_call *call);

/** Returned by kin_list_handler.on_item and kin_watch_handler.on_event of an
 * asynchronous call: call nothing more until kin_call_resume(). */
enum { KIN_PAUSE = 1 };

/**
 * Continue a list or a watch that KIN_PAUSE has paused; a no-op otherwise.  One
 * that comes while the callback returns KIN_PAUSE undoes it.
 * @param call  borrowed
 * Threads: any.
 * Since: 0.2
 */
KIN_API void kin_call_resume(kin_call *call);

/**
 * Release a call (H).  Waits for a callback of it that is running on another
 * thread, so two callbacks must not free each other's calls.
 * @param call  given
 * @return NULL
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API kin_call *kin_call_free(kin_call *call);

/**
 * Check whether a call has ended.  `on_done` may still be running.
 * @param call  borrowed
 * @return true after the end
 * Threads: any.
 * Since: 0.2
 */
KIN_API bool kin_call_is_done(const kin_call *call);

/**
 * Wait for the end of a call.
 * @param call  borrowed
 * @param stop  borrowed; ends the wait, not the call; may be NULL
 * @param err   filled with the call's error, if it failed
 * @return 0, the code that the call failed with, or why `stop` stopped;
 *         KIN_EUNSUPPORTED (the client runs in a loop, and the call has not
 *         ended), KIN_EINVAL (on a thread that must not block)
 * Threads: any.  Blocks.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_call_wait(kin_call *call, kin_stop *stop,
                                        kin_error *err);

/**
 * Return the object that the server returned: get, create, update, patch.
 * @param call  borrowed
 * @return borrowed from the call; NULL if it has not ended, failed, or the
 *         answer is not an object with a name
 * Threads: any.
 * Since: 0.2
 */
KIN_API const kin_object *kin_call_object(const kin_call *call);

/**
 * Return the answer as a document: get, create, update, patch, and deletions.
 * @param call  borrowed
 * @return borrowed from the call; NULL if it has not ended, failed, or nothing
 *         was sent
 * Threads: any.
 * Since: 0.2
 */
KIN_API const kin_document *kin_call_document(const kin_call *call);

/**
 * Return the Status with which the server rejected the request.
 * @param call  borrowed
 * @return borrowed from the call; NULL if it has not ended, or there is none
 * Threads: any.
 * Since: 0.2
 */
KIN_API kin_status *kin_call_status(const kin_call *call);

KIN_DEFINE_AUTO(kin_call, kin_call_free);

KIN_END_DECLS

#endif /* KIN_CALL_H */
