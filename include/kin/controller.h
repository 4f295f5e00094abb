/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_controller: a reflector, a queue, and one function that processes the
 * queue; client-go's low-level controller.
 *
 * An informer (kin/informer.h) is shared by many handlers, each with a thread.
 * A controller is not shared: one thread takes changes from the queue and calls
 * one function.  The second form is client-go's NewInformer and
 * NewIndexerInformer: a store of the program and one handler.
 *
 *     kin_store_new(NULL, &store, &err);
 *     kin_store_add_indexers(store, indexers, count, &err);
 *     kin_controller_new_for_store(source, store, &handler, NULL, &ret, &err);
 *     kin_controller_run(ret, stop, &err);
 *
 *   A  The function is called by one thread at a time, in the order of the
 *      queue, without locks.  Reading continues while it runs.
 *   B  A failure to process an item is reported to `on_error`, and the item is
 *      dropped; with `is_retried` it is queued again at the end, unless a newer
 *      change of its key is queued.  If only failed items are left, retries are
 *      delayed by up to a second.
 *   C  With a store: first the store is updated, then the handler is called.
 *      For a list, deletes are delivered first, then the objects of the list.
 *   D  After kin_controller_stop() returns, no callback is called, except the
 *      one that stopped the controller.  Queued items are not processed.
 */
#ifndef KIN_CONTROLLER_H
#define KIN_CONTROLLER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/failure.h>
#include <kin/handler.h>
#include <kin/informer.h>
#include <kin/lister_watcher.h>
#include <kin/log.h>
#include <kin/loop.h>
#include <kin/object.h>
#include <kin/queue.h>
#include <kin/stop.h>
#include <kin/store.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A reflector, a queue and its handler; see the guarantees at the top. */
typedef struct kin_controller kin_controller;

/**
 * Create a controller that calls a function.
 * @param source   kept alive
 * @param queue    borrowed; must outlive the controller, which is its only
 *                 consumer.  NULL: a private queue without known objects
 * @param handler  copied; see kin/queue.h.  `destroy` is called also on
 *                 failure, unless `size` is not set
 * @param opts     copied
 * @param ret      released with kin_controller_free()
 * @return 0, KIN_EINVAL (also for an option that controllers do not support),
 *         KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_controller_new(kin_lister_watcher *source,
                                             kin_queue *queue,
                                             const kin_queue_handler *handler,
                                             const kin_informer_opts *opts,
                                             kin_controller **ret,
                                             kin_error *err);

/**
 * Create a controller that fills a store and calls a handler.
 * @param source   kept alive
 * @param store    borrowed; must outlive the controller, which is its only
 *                 writer from start to stop
 * @param handler  copied; may be NULL.  `destroy` is called also on failure,
 *                 unless `size` is not set
 * @param opts     copied
 * @param ret      released with kin_controller_free()
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_controller_new_for_store(
    kin_lister_watcher *source, kin_store *store, const kin_handler *handler,
    const kin_informer_opts *opts, kin_controller **ret, kin_error *err);

/**
 * Stop a controller and release it.  Must not be called by its callbacks.
 * @param controller  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_controller *kin_controller_free(kin_controller *controller);

/**
 * Start reading and processing.  A second call is a no-op.
 * @param controller  borrowed
 * @return 0 or KIN_ESTOPPED
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_controller_start(kin_controller *controller,
                                               kin_error *err);

/**
 * Stop permanently.  Waits for a running callback, unless that calls this, and
 * at most a second for anything else.
 * @param controller  borrowed; may be NULL
 * Threads: any.  Blocks.
 */
KIN_API void kin_controller_stop(kin_controller *controller);

/**
 * Start, wait for a stop, and stop.
 * @param controller  borrowed; without a loop
 * @param stop        borrowed; ends the run
 * @return 0 when stopped, also by kin_controller_stop() or a deadline;
 *         KIN_ESTOPPED if it was stopped before; KIN_EINVAL; or the code of the
 *         failure for which `on_error` gave up
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_controller_run(kin_controller *controller,
                                             kin_stop *stop, kin_error *err);

/**
 * Check whether the first list was processed; with a DELTA queue, whether its
 * last object was taken.
 * @param controller  borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_controller_has_synced(const kin_controller *controller);

/**
 * Wait until kin_controller_has_synced().
 * @param controller  borrowed; was started
 * @param stop        ends the wait
 * @param err         the reason why it has not synced
 * @return 0, KIN_ESTOPPED (also if the controller was stopped), KIN_ETIMEDOUT,
 *         or the code of a rejection, as kin_informer_wait_synced()
 * Threads: any.  Blocks; must not be called by its callbacks.
 */
KIN_API KIN_NODISCARD int kin_controller_wait_synced(kin_controller *controller,
                                                     kin_stop *stop,
                                                     kin_error *err);

/**
 * Get the version from which reading would be resumed: as
 * kin_reflector_last_sync_resource_version().
 * @param controller  borrowed
 * @param ret         filled and NUL-terminated; truncated if too long
 * @param size        of `ret`
 * @return its length; 0 before the first list
 * Threads: any.
 */
KIN_API size_t kin_controller_last_sync_resource_version(
    const kin_controller *controller, char *ret, size_t size);

KIN_DEFINE_AUTO(kin_controller, kin_controller_free);

KIN_END_DECLS

#endif /* KIN_CONTROLLER_H */
