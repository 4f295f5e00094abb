/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_reflector: lists and watches a collection and fills a store.
 *
 * It lists, then watches, and resumes when the connection breaks.  Objects go
 * to a store, a queue (kin/queue.h), or callbacks.  An informer
 * (kin/informer.h) is a reflector with a store and handlers; use a reflector
 * when you need no handlers.  Both take the same options.
 *
 *     kin_store_new(NULL, &store, &err);
 *     kin_reflector_new_for_store(source, store, NULL, &reflector, &err);
 *     kin_reflector_start(reflector, &err);
 *     kin_reflector_wait_synced(reflector, stop, &err);
 *
 *   A  A list is delivered in one call, or one write of the store, when it is
 *      complete; a list that fails changes nothing.
 *   B  Callbacks are called one at a time, in the server's order.
 *   C  The last version advances only after the call that it belongs to.
 *   D  Every failure is reported, including those within a watch.  A watch that
 *      is resumed is not a failure.
 *   E  After kin_reflector_stop() returns, no callback is called.
 */
#ifndef KIN_REFLECTOR_H
#define KIN_REFLECTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
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

/** A reflector; see the guarantees at the top. */
typedef struct kin_reflector kin_reflector;

/**
 * Target of a reflector: client-go's ReflectorStore.  Objects
 * are borrowed for the duration of a call; kin_object_ref() keeps one longer,
 * even beyond the reflector.
 *
 * The functions are called by the reader thread with the reflector's lock held:
 * they must not block or call the reflector.  They return 0 or a negative code.
 * KIN_ENOMEM and KIN_ELIMIT, and any failure of a list or a resync, end the
 * round, which is retried with backoff.  Other failures are reported, and
 * reading continues.
 */
typedef struct kin_reflector_store {
    size_t size; /**< of this struct */
    /** Watch event ADDED. */
    int (*on_add)(const kin_object *object, kin_error *err, void *userdata);
    /** Watch event MODIFIED. */
    int (*on_update)(const kin_object *object, kin_error *err, void *userdata);
    /** Watch event DELETED, with the last state. */
    int (*on_delete)(const kin_object *object, kin_error *err, void *userdata);
    /** A complete list: all other objects were deleted. */
    int (*on_replace)(kin_object *const *objects, size_t count,
                      kin_str resource_version, kin_error *err, void *userdata);
    /** All changes up to this version were delivered.  May be NULL. */
    int (*on_bookmark)(kin_str resource_version, kin_error *err,
                       void *userdata);
    /** A resync is due.  May be NULL. */
    int (*on_resync)(kin_error *err, void *userdata);
    void *userdata; /**< passed to all of them */
    /** Releases `userdata`; called once, after the last callback, when the
     * reflector is freed; also if creating it failed.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_reflector_store;

/**
 * Create a reflector with callbacks.
 * @param source  kept alive
 * @param target  copied; optional functions may be NULL.  `destroy` is called
 *                also on failure, unless `size` is not set
 * @param opts    copied
 * @param ret     released with kin_reflector_free()
 * @return 0, KIN_EINVAL (also for an option that reflectors do not support),
 *         KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reflector_new(kin_lister_watcher *source,
                                            const kin_reflector_store *target,
                                            const kin_informer_opts *opts,
                                            kin_reflector **ret,
                                            kin_error *err);

/**
 * Create a reflector that fills a store.  Objects are decoded directly into
 * it, which is faster than adding them in callbacks.
 * @param source  kept alive
 * @param store   borrowed; must outlive the reflector, which is its only writer
 *                from start to stop
 * @param opts    copied
 * @param ret     released with kin_reflector_free()
 * @return 0, KIN_EINVAL, KIN_ENOMEM, KIN_ESYSTEM or KIN_EUNSUPPORTED (the store
 *         has a kin_store_opts.key; kin_controller_new_for_store() takes it)
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reflector_new_for_store(
    kin_lister_watcher *source, kin_store *store, const kin_informer_opts *opts,
    kin_reflector **ret, kin_error *err);

/**
 * Create a reflector that fills a queue.
 * @param source  kept alive
 * @param queue   borrowed; must outlive the reflector
 * @param opts    copied
 * @param ret     released with kin_reflector_free()
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reflector_new_for_queue(
    kin_lister_watcher *source, kin_queue *queue, const kin_informer_opts *opts,
    kin_reflector **ret, kin_error *err);

/**
 * Stop a reflector and release it.  Must not be called by its callbacks.
 * @param reflector  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_reflector *kin_reflector_free(kin_reflector *reflector);

/**
 * Run one round of list and watch and return its error: client-go's
 * ListAndWatch.  A watch that ends after an event or after a second is resumed;
 * one that ends earlier ends the round.  Callbacks are called as after
 * kin_reflector_start(), but not after this returns.  Failures within the round
 * are reported to `on_error`, the one that ends it is not.  The next call, or
 * kin_reflector_start(), resumes from where this one ended.
 * @param reflector  borrowed; not started, not in a loop
 * @param stop       ends the round
 * @return 0 if it was stopped or the watch ended normally; else the error that
 *         ended the round.  KIN_EINVAL (started, or called twice at a time),
 *         KIN_EUNSUPPORTED (in a loop), KIN_ESTOPPED (stopped before)
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reflector_list_and_watch(kin_reflector *reflector,
                                                       kin_stop *stop,
                                                       kin_error *err);

/**
 * Start listing and watching.  A second call is a no-op.
 * @param reflector  borrowed
 * @return 0, KIN_ESTOPPED or KIN_EINVAL (in a kin_reflector_list_and_watch())
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reflector_start(kin_reflector *reflector,
                                              kin_error *err);

/**
 * Stop permanently, within a second.
 * @param reflector  borrowed; may be NULL
 * Threads: any.  Blocks.
 */
KIN_API void kin_reflector_stop(kin_reflector *reflector);

/**
 * Check whether the first list is complete.
 * @param reflector  borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_reflector_has_synced(const kin_reflector *reflector);

/**
 * Wait until the first list is complete.
 * @param reflector  borrowed; was started
 * @param stop       ends the wait
 * @param err        why the list is not complete
 * @return 0, KIN_ESTOPPED (also if the reflector was stopped), KIN_ETIMEDOUT,
 *         or the code of a rejection, as kin_informer_wait_synced()
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_reflector_wait_synced(kin_reflector *reflector,
                                                    kin_stop *stop,
                                                    kin_error *err);

/**
 * Get the version from which the reflector would resume: client-go's
 * LastSyncResourceVersion.
 * @param reflector  borrowed
 * @param ret        filled and NUL-terminated; truncated if too long
 * @param size       of `ret`
 * @return its length; 0 if nothing has arrived yet
 * Threads: any.
 */
KIN_API size_t kin_reflector_last_sync_resource_version(
    const kin_reflector *reflector, char *ret, size_t size);

/** Statistics of a reflector. */
typedef struct kin_reflector_stats {
    size_t size;         /**< of this struct; set by the caller */
    uint64_t lists;      /**< list requests, counting pages */
    uint64_t list_items; /**< objects received by lists */
    uint64_t watches;    /**< watch requests */
    uint64_t
        short_watches; /**< watches that ended immediately without events */
    uint64_t events;   /**< watch events */
    uint64_t staged;   /**< objects received of the current list */
    kin_error error;   /**< the last failure since the last success */
} kin_reflector_stats;

/**
 * Get statistics of a reflector.
 * @param reflector  borrowed
 * @param ret        filled up to `ret->size`, which the caller sets
 * Threads: any.
 */
KIN_API void kin_reflector_get_stats(const kin_reflector *reflector,
                                     kin_reflector_stats *ret);

KIN_DEFINE_AUTO(kin_reflector, kin_reflector_free);

KIN_END_DECLS

#endif /* KIN_REFLECTOR_H */
