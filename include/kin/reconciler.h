/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_reconciler: a controller, which calls a function to bring the actual
 * state closer to the desired state.
 *
 * Changes in informers become keys in a work queue; workers take them and call
 * the function for one key at a time.  It reads caches, writes objects, and
 * returns success or failure:
 *
 *     static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
 *     {
 *         const kin_work_key *key = kin_reconcile_key(call);
 *         ... kin_lister_get(), kin_client_create(), ...
 *         return kin_reconcile_wrote(call, deployments, written, err);
 *     }
 *
 *     kin_reconciler_new(&opts, &reconciler, &err);
 *     kin_reconciler_add_source(reconciler, foos, NULL, &err);
 *     kin_reconciler_add_source(reconciler, deployments, &owned, &err);
 *     kin_factory_start(factory, stop, &err);
 *     kin_reconciler_run(reconciler, stop, &err);
 *
 *   A  The function is called by one worker at a time for the same key, and by
 *      all workers in parallel for different keys, without locks.
 *   B  It is not called before all informers added before the start have synced
 *      and all their objects have become keys.
 *   C  If it returns 0, the key is done until something changes or the delay of
 *      kin_reconcile_requeue_after() has passed.  If it fails, it is retried
 *      with the delays of the rate limiter.
 *   D  No change is lost: a handler that is out of memory for a key blocks
 *      until memory is available.
 *   E  Read-your-writes.  Calls for a key see what earlier calls for the same
 *      key reported with kin_reconcile_wrote(): a call is postponed until the
 *      caches are that new, for at most five minutes, since a server restored
 *      from an older backup never catches up.
 *   F  After kin_reconciler_stop() returns, the function is not called.
 *   G  A worker whose call fails with KIN_ECONNECT pauses before the next key:
 *      10 ms, doubling up to 1.28 s.
 *   H  A function that waits for a call (kin/call.h) may return KIN_PENDING and
 *      finish later with kin_reconcile_finish(), once, on any thread.  Until
 *      then A, E and F treat it as if it had not returned, but its worker takes
 *      other keys.  A function that is left by pthread_exit() or longjmp() has
 *      failed: its call must not be finished.
 *
 * In an event loop (kin_reconciler_opts.loop) there are no threads: the
 * function runs within kin_loop_step(), must not block, and returns KIN_PENDING
 * when it waits.  D then blocks the step.
 *
 * Signals are left to the program: see examples/sample-controller.
 */
#ifndef KIN_RECONCILER_H
#define KIN_RECONCILER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/informer.h>
#include <kin/log.h>
#include <kin/loop.h>
#include <kin/metrics.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/stop.h>
#include <kin/str.h>
#include <kin/work.h>
#include <kin/work_limiter.h>

KIN_BEGIN_DECLS

/** One call of a controller's function; valid until it returns, or if it
 * returns KIN_PENDING until kin_reconcile_finish(). */
typedef struct kin_reconcile kin_reconcile;

enum {
    /** Result of a kin_reconcile_fn: kin_reconcile_finish() follows (H). */
    KIN_PENDING = 1
};

/**
 * Reconciles one key.
 * @param call      borrowed
 * @param err       fill on failure; never NULL; valid until it returns
 * @param userdata  from the options
 * @return 0; a negative code: the key is retried, see C at the top of
 *         kin/reconciler.h; or KIN_PENDING
 */
typedef int kin_reconcile_fn(kin_reconcile *call, kin_error *err,
                             void *userdata);

/**
 * Finish a call whose function returns KIN_PENDING; also before it returns.
 * With threads at most 1,000 calls are pending: further keys wait.
 * @param call  given; not that of a function that did not return (H)
 * @param code  result of the call: 0 or a negative code
 * @param err   copied if `code` is negative; may be NULL
 * Threads: any.
 * Since: 0.2
 */
KIN_API void kin_reconcile_finish(kin_reconcile *call, int code,
                                  const kin_error *err);

/**
 * Return the key of a call.
 * @param call  borrowed
 * @return borrowed from the call
 * Threads: owner.
 */
KIN_API const kin_work_key *kin_reconcile_key(const kin_reconcile *call);

/**
 * Return a token that stops with the controller, for requests and waits.
 * @param call  borrowed
 * @return borrowed from the controller
 * Threads: any.
 */
KIN_API kin_stop *kin_reconcile_stop(const kin_reconcile *call);

/**
 * Return the number of failures of the key since its last success.
 * @param call  borrowed
 * @return 0 on the first attempt
 * Threads: owner.
 */
KIN_API uint32_t kin_reconcile_failures(const kin_reconcile *call);

/**
 * Call the function for the key again after a delay, if this call succeeds.
 * Changes still trigger it earlier.
 * @param call      borrowed
 * @param delay_ms  the delay; immediately if not positive
 * Threads: owner.
 */
KIN_API void kin_reconcile_requeue_after(kin_reconcile *call, int64_t delay_ms);

/**
 * Report an object that was written, so that later calls for the key see it
 * (E). If out of memory, waits until the cache contains it; fails in a loop.
 * @param call      borrowed
 * @param informer  whose cache will contain it; borrowed; must outlive the
 *                  controller
 * @param object    borrowed; as returned by the server; NULL is a no-op
 * @return 0; KIN_EINVAL if its version cannot be compared; KIN_ESTOPPED or
 *         KIN_ETIMEDOUT if the wait ended.  In a loop: KIN_ESTOPPED if the
 *         controller was stopped; KIN_ENOMEM or KIN_ELIMIT
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_reconcile_wrote(kin_reconcile *call,
                                              kin_informer *informer,
                                              const kin_object *object,
                                              kin_error *err);

/** A controller; see the guarantees at the top. */
typedef struct kin_reconciler kin_reconciler;

/** Options of a controller.  Zero is the default of each member but
 * `reconcile`. */
typedef struct kin_reconciler_opts {
    size_t size;                 /**< of this struct */
    const kin_allocator *alloc;  /**< borrowed; NULL: the default */
    const kin_log *log;          /**< borrowed; NULL: none.  Failed calls are
                                      logged as errors */
    const char *name;            /**< for logs and statistics; copied */
    kin_reconcile_fn *reconcile; /**< the function */
    void *userdata;              /**< passed to it */
    unsigned workers;            /**< number of workers; 0: 2, at most 1,000 */
    kin_work_limiter *limiter;   /**< retry delays; kept alive; NULL: 5 ms to
                                      1,000 s, and 10 per second with bursts of
                                      100 */
    int64_t read_your_writes_ms; /**< E: how long a worker waits for a cache
                                      before it postpones the call by the same
                                      time; 0: one second, negative: no E */
    uint32_t fair_every;         /**< as in kin_workqueue_opts */
    size_t max_keys;             /**< as max_items of kin_workqueue_opts */
    kin_metrics *metrics;        /**< as in kin_workqueue_opts */
    const kin_clock *clock;      /**< as in kin_workqueue_opts */
    /** Releases `userdata`; called once, when the controller is freed or
     * creating it failed.  May be NULL. */
    void (*destroy)(void *userdata);
    /** Run within this loop, without threads; borrowed; that of all informers
     * of the controller.  Then `workers` limits the calls that have not
     * finished, and `max_keys` is not supported.  NULL: threads. */
    kin_loop *loop;
} kin_reconciler_opts;

/**
 * Create a controller.
 * @param opts  copied
 * @param ret   released with kin_reconciler_free()
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reconciler_new(const kin_reconciler_opts *opts,
                                             kin_reconciler **ret,
                                             kin_error *err);

/**
 * Stop a controller, remove it from its informers, and release it.  In a loop
 * it returns at once; calls that are pending must still be finished, and
 * `destroy` follows the last one.
 * @param reconciler  given
 * @return NULL
 * Threads: owner.  Blocks.  Must not be called by its function or by a handler
 * of its informers.
 */
KIN_API kin_reconciler *kin_reconciler_free(kin_reconciler *reconciler);

/** Receives the keys of an object; valid during kin_reconcile_source.map. */
typedef struct kin_reconcile_keys kin_reconcile_keys;

/** How changes of an informer become keys.  Zero is the default of each member:
 * the keys of the objects themselves. */
typedef struct kin_reconcile_source {
    size_t size; /**< of this struct */
    /** Map an object to its controlling owner of this resource; objects without
     * one have no key.  Borrowed for the lifetime of the controller; with a
     * kind. */
    const kin_resource *owner;
    /** With `owner`: only owners that are in this informer's cache with the uid
     * of the owner reference.  Borrowed for the lifetime of the controller;
     * NULL: all owners. */
    kin_informer *owners;
    /** Calls kin_reconcile_emit() for each key of an object; instead of
     * `owner`. */
    void (*map)(const kin_object *object, kin_reconcile_keys *keys,
                void *userdata);
    /** Filters changes.  `old` is NULL for an added object, `object` for a
     * deleted one.  NULL: all changes. */
    bool (*wants)(const kin_object *old, const kin_object *object,
                  void *userdata);
    void *userdata;       /**< passed to both */
    uint64_t tag;         /**< tag of its keys, to distinguish them */
    int priority;         /**< priority of its keys */
    int initial_priority; /**< priority of initial objects, if lower */
    bool skips_same;      /**< ignore updates to the same version (resyncs) */
    bool skips_deleted;   /**< ignore deletes */
    bool skips_old;       /**< for an update use only the keys of the new
                               object, not those of both */
    /** Releases `userdata`; called once, when the controller is freed or adding
     * the source failed.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_reconcile_source;

/**
 * Add an informer as a source of keys.
 * @param reconciler  borrowed
 * @param informer    borrowed; must outlive the controller; may be running
 * @param source      copied; NULL: the defaults
 * @return 0, KIN_EINVAL, or as kin_informer_add_handler()
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reconciler_add_source(
    kin_reconciler *reconciler, kin_informer *informer,
    const kin_reconcile_source *source, kin_error *err);

/**
 * Add a key of an object, from kin_reconcile_source.map.
 * @param keys  as passed to `map`
 * @param ns    copied; empty if cluster-scoped
 * @param name  copied; keys over KIN_WORK_TEXT_MAX bytes are ignored
 * Threads: owner.
 */
KIN_API void kin_reconcile_emit(kin_reconcile_keys *keys, kin_str ns,
                                kin_str name);

/**
 * Add a key directly, as kin_workqueue_add_with().
 * @param reconciler  borrowed
 * @param key         copied; without data
 * @param opts        copied
 * @return as there
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reconciler_add(kin_reconciler *reconciler,
                                             const kin_work_key *key,
                                             const kin_work_add_opts *opts,
                                             kin_error *err);

/**
 * Start the workers, which first wait for the informers (B).  The program
 * starts the informers, before or after.  A second call is a no-op.
 * @param reconciler  borrowed
 * @return 0, KIN_ESTOPPED, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reconciler_start(kin_reconciler *reconciler,
                                               kin_error *err);

/**
 * Stop permanently.  Queued keys are dropped; waits for running and pending
 * calls, whose kin_reconcile_stop() token has stopped.  In a loop it does not
 * wait.
 * @param reconciler  borrowed; may be NULL
 * Threads: any.  Blocks.  Must not be called by its function, or where a
 * pending call is finished.
 */
KIN_API void kin_reconciler_stop(kin_reconciler *reconciler);

/**
 * Accept no more keys, process all queued keys, then stop.  Delayed and failed
 * keys are dropped.
 * @param reconciler  borrowed; was started
 * @param stop        ends the wait
 * @return 0; KIN_ESTOPPED or KIN_ETIMEDOUT if it stopped before all keys were
 *         processed; KIN_EUNSUPPORTED in a loop
 * Threads: any.  Blocks.  Must not be called by its function.
 */
KIN_API KIN_NODISCARD int kin_reconciler_drain(kin_reconciler *reconciler,
                                               kin_stop *stop, kin_error *err);

/**
 * Start, wait until a token stops, and stop.  Ends early if the server rejects
 * the first list of an informer, as kin_informer_wait_synced() does.
 * @param reconciler  borrowed
 * @param stop        ends the run
 * @return 0; as kin_reconciler_start(); as kin_informer_wait_synced() if the
 *         informers have not synced: `err` names one and the reason;
 *         KIN_EUNSUPPORTED in a loop
 * Threads: any.  Blocks.  Must not be called by its function.
 */
KIN_API KIN_NODISCARD int kin_reconciler_run(kin_reconciler *reconciler,
                                             kin_stop *stop, kin_error *err);

/**
 * Wait until all informers have synced, and their objects have become keys.
 * Returns early if a list is rejected in a way that a retry cannot cure, as
 * kin_informer_wait_synced() does; the call may be repeated.
 * @param reconciler  borrowed
 * @param stop        ends the wait
 * @param err         names an informer that has not synced, and the reason
 * @return 0, KIN_ESTOPPED (also if it was stopped), KIN_ETIMEDOUT, the code of
 *         the rejection, or KIN_EUNSUPPORTED in a loop, where the statistics
 *         report it
 * Threads: any.  Blocks.  Must not be called by a handler.
 */
KIN_API KIN_NODISCARD int kin_reconciler_wait_synced(kin_reconciler *reconciler,
                                                     kin_stop *stop,
                                                     kin_error *err);

/** Statistics of a controller. */
typedef struct kin_reconciler_stats {
    size_t size;        /**< of this struct */
    bool is_running;    /**< started and not stopped */
    bool is_synced;     /**< see kin_reconciler_wait_synced() */
    size_t waiting;     /**< keys in the queue */
    size_t running;     /**< running calls */
    int64_t longest_ms; /**< age of the oldest of these, or 0 */
    uint64_t succeeded; /**< calls that returned 0 */
    uint64_t failed;    /**< calls that failed */
    uint64_t put_off;   /**< calls postponed because a cache was too old */
} kin_reconciler_stats;

/**
 * Get the statistics of a controller.
 * @param reconciler  borrowed
 * @param ret         filled up to `ret->size`, which the caller sets
 * Threads: any.
 */
KIN_API void kin_reconciler_get_stats(const kin_reconciler *reconciler,
                                      kin_reconciler_stats *ret);

/**
 * Check the liveness of a controller.  One that has not synced yet is alive.
 * @param reconciler  borrowed
 * @param stuck_ms    maximum duration of a call; 0: five minutes
 * @return 0; KIN_ESTOPPED if it is not running; KIN_ETIMEDOUT if a call has run
 *         for too long
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reconciler_check(const kin_reconciler *reconciler,
                                               int64_t stuck_ms,
                                               kin_error *err);

KIN_DEFINE_AUTO(kin_reconciler, kin_reconciler_free);

KIN_END_DECLS

#endif /* KIN_RECONCILER_H */
