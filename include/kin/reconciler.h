/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_reconciler: a controller; from informers to a function that brings what
 * is there closer to what is wanted.
 *
 * Changes become keys in a work queue, workers take them, and the function is
 * called for one key at a time.  It reads copies, writes what is missing, and
 * says how it went:
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
 *   A  The function is called for a key by one worker at a time; for different
 *      keys by as many as there are.  It is called without any lock.
 *   B  It is not called before all informers that were added before the start
 *      have synced, and all their objects have become keys.
 *   C  If it returns 0 the key is done, until something changes or the time is
 *      over that it asked for with kin_reconcile_requeue_after().  If it fails,
 *      the key comes again, later and later, as the limiter says.
 *   D  No change gets lost: a handler that has no memory to note a key waits
 *      until there is some.
 *   E  What a call says it has written (kin_reconcile_wrote()), later calls for
 *      the same key see: the copies are as new as that, or the call is put off;
 *      for five minutes at most, since a server that was set back to an older
 *      state never shows it.
 *   F  When kin_reconciler_stop() has returned nothing is called any more.
 *   G  A call that fails with KIN_ECONNECT makes its worker rest before the
 *      next key: 10 ms, then longer and longer, up to 1.28 s.
 *
 * Signals are the program's: see examples/sample-controller.
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
#include <kin/metrics.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/stop.h>
#include <kin/str.h>
#include <kin/work.h>
#include <kin/work_limiter.h>

KIN_BEGIN_DECLS

/** One call of the function of a controller; valid until that returns. */
typedef struct kin_reconcile kin_reconcile;

/**
 * Brings what is there closer to what is wanted, for one key.
 * @param call      borrowed
 * @param err       to be filled on failure; never NULL
 * @param userdata  as given
 * @return 0, or a negative code: then it is called again, see
 *         C at the top of kin/reconciler.h
 */
typedef int kin_reconcile_fn(kin_reconcile *call, kin_error *err,
                             void *userdata);

/**
 * Give the key that a call is for.
 * @param call  borrowed
 * @return borrowed from the call
 * Threads: owner.
 */
KIN_API const kin_work_key *kin_reconcile_key(const kin_reconcile *call);

/**
 * Give the token that stops when the controller does, for requests and waits.
 * @param call  borrowed
 * @return borrowed from the controller
 * Threads: any.
 */
KIN_API kin_stop *kin_reconcile_stop(const kin_reconcile *call);

/**
 * Count how often the key has failed since it last succeeded.
 * @param call  borrowed
 * @return a count; 0 at the first try
 * Threads: owner.
 */
KIN_API uint32_t kin_reconcile_failures(const kin_reconcile *call);

/**
 * Ask to be called again for the key, if this call succeeds.  Changes come
 * sooner, as ever.
 * @param call      borrowed
 * @param delay_ms  after so long; at once if it is not positive
 * Threads: owner.
 */
KIN_API void kin_reconcile_requeue_after(kin_reconcile *call, int64_t delay_ms);

/**
 * Say what was written, so that later calls for the key see it (E).  If there
 * is no memory to remember it, this waits until the copy shows it.
 * @param call      borrowed
 * @param informer  whose copy should show it; borrowed; outlives the controller
 * @param object    borrowed; as the server gave it; NULL does nothing
 * @return 0; KIN_EINVAL if it has no version that can be compared; or why the
 *         wait ended: KIN_ESTOPPED, KIN_ETIMEDOUT
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_reconcile_wrote(kin_reconcile *call,
                                              kin_informer *informer,
                                              const kin_object *object,
                                              kin_error *err);

/** A controller; see the guarantees at the top. */
typedef struct kin_reconciler kin_reconciler;

/** How to make a controller; zero is a good default for each member but
 * `reconcile`. */
typedef struct kin_reconciler_opts {
    size_t size;                 /**< of this struct */
    const kin_allocator *alloc;  /**< borrowed; NULL takes the default */
    const kin_log *log;          /**< borrowed; NULL: silent.  Calls that fail
                                      are errors */
    const char *name;            /**< for logs and statistics; copied */
    kin_reconcile_fn *reconcile; /**< the function; needed */
    void *userdata;              /**< passed to it */
    unsigned workers;            /**< calls at once; 0: 2, at most 1,000 */
    kin_work_limiter *limiter;   /**< when to try again; a reference is kept;
                                      NULL: 5 ms to 1,000 s, and 10 a second
                                      with bursts of 100 */
    int64_t read_your_writes_ms; /**< E: how long a worker waits for a copy
                           before it puts the call off for as long;
                           then it only looks again; 0: a second,
                           negative: no wait, and no E */
    uint32_t fair_every;         /**< as in kin_workqueue_opts */
    size_t max_keys;             /**< as max_items there */
    kin_metrics *metrics;        /**< of its queue; as there */
    const kin_clock *clock;      /**< of its queue; as there */
    /** Releases `userdata`, once: when the controller is freed, or if it could
     * not be made.  NULL: nothing to release. */
    void (*destroy)(void *userdata);
} kin_reconciler_opts;

/**
 * Make a controller.
 * @param opts  copied
 * @param ret   released with kin_reconciler_free()
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reconciler_new(const kin_reconciler_opts *opts,
                                             kin_reconciler **ret,
                                             kin_error *err);

/**
 * Stop a controller, take it off its informers, and release it.
 * @param reconciler  given
 * @return NULL
 * Threads: owner.  Blocks.  Not within its function, nor within a handler of
 * its informers.
 */
KIN_API kin_reconciler *kin_reconciler_free(kin_reconciler *reconciler);

/** Takes the keys that an object concerns; only valid during a mapping. */
typedef struct kin_reconcile_keys kin_reconcile_keys;

/** Which keys the changes of an informer concern; zero is a good default for
 * each member: the keys of its objects. */
typedef struct kin_reconcile_source {
    size_t size; /**< of this struct */
    /** The key is that of the object's controller, if that is of this resource;
     * else the object has no key.  Borrowed for good; with a kind. */
    const kin_resource *owner;
    /** With `owner`: only controllers that are in this copy, with the uid that
     * the object names.  Borrowed for good; NULL: all that objects name. */
    kin_informer *owners;
    /** Calls kin_reconcile_emit() for each key that an object concerns; instead
     * of `owner`. */
    void (*map)(const kin_object *object, kin_reconcile_keys *keys,
                void *userdata);
    /** Whether a change matters.  `old` is NULL for an object that is new,
     * `object` for one that has gone.  NULL: all do. */
    bool (*wants)(const kin_object *old, const kin_object *object,
                  void *userdata);
    void *userdata;       /**< passed to both */
    uint64_t tag;         /**< of all its keys, to distinguish them */
    int priority;         /**< of all its keys */
    int initial_priority; /**< of those of its beginning, if it is lower */
    bool skips_same;      /**< an update to the same version, as resyncs bring
                               them, does not matter */
    bool skips_deleted;   /**< an object that has gone does not matter */
    bool skips_old;       /**< of an update, only the keys count that the new
                               object concerns; else those of both */
    /** Releases `userdata`, once: when the controller is freed, or if the
     * source could not be added.  NULL: nothing to release. */
    void (*destroy)(void *userdata);
} kin_reconcile_source;

/**
 * Let the changes of an informer become keys.
 * @param reconciler  borrowed
 * @param informer    borrowed; outlives the controller; may already run
 * @param source      copied; NULL: the defaults
 * @return 0, KIN_EINVAL, or as kin_informer_add_handler()
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reconciler_add_source(
    kin_reconciler *reconciler, kin_informer *informer,
    const kin_reconcile_source *source, kin_error *err);

/**
 * Give a key that an object concerns, for kin_reconcile_source.map.
 * @param keys  what that was called with
 * @param ns    copied; empty if there is none
 * @param name  copied; with more than KIN_WORK_TEXT_MAX bytes of both it is
 *              skipped
 * Threads: owner.
 */
KIN_API void kin_reconcile_emit(kin_reconcile_keys *keys, kin_str ns,
                                kin_str name);

/**
 * Add a key by hand, as kin_workqueue_add_with().
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
 * Start the workers, which wait for the informers first (B); those are started
 * by the program, before or after.  Once; again does nothing.
 * @param reconciler  borrowed
 * @return 0, KIN_ESTOPPED, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reconciler_start(kin_reconciler *reconciler,
                                               kin_error *err);

/**
 * Stop for good: what waits is dropped; calls under way are waited for, whose
 * kin_reconcile_stop() has stopped.
 * @param reconciler  borrowed; NULL does nothing
 * Threads: any.  Blocks.  Not within its function.
 */
KIN_API void kin_reconciler_stop(kin_reconciler *reconciler);

/**
 * Take no more keys, let all that wait be done, then stop.  What is due later
 * is dropped, and so is what failed.
 * @param reconciler  borrowed; was started
 * @param stop        ends the wait
 * @return 0; or KIN_ESTOPPED or KIN_ETIMEDOUT: stopped, and not all was done
 * Threads: any.  Blocks.  Not within its function.
 */
KIN_API KIN_NODISCARD int kin_reconciler_drain(kin_reconciler *reconciler,
                                               kin_stop *stop, kin_error *err);

/**
 * Start, wait until a token stops, and stop.  Ends early if the server rejects
 * the first list of an informer, as kin_informer_wait_synced() does.
 * @param reconciler  borrowed
 * @param stop        ends it
 * @return 0; as kin_reconciler_start(); as kin_informer_wait_synced() if the
 *         informers have not synced: `err` says which one and why
 * Threads: any.  Blocks.  Not within its function.
 */
KIN_API KIN_NODISCARD int kin_reconciler_run(kin_reconciler *reconciler,
                                             kin_stop *stop, kin_error *err);

/**
 * Wait until all informers have synced, and their objects have become keys.
 * Returns early if a list is rejected in a way that a retry cannot cure, as
 * kin_informer_wait_synced() does; the call may be repeated.
 * @param reconciler  borrowed
 * @param stop        ends the wait
 * @param err         says what has not synced, and why
 * @return 0, KIN_ESTOPPED (also if it was stopped), KIN_ETIMEDOUT, or the code
 *         of the rejection
 * Threads: any.  Blocks.  Not within a handler.
 */
KIN_API KIN_NODISCARD int kin_reconciler_wait_synced(kin_reconciler *reconciler,
                                                     kin_stop *stop,
                                                     kin_error *err);

/** How a controller is; counts are since the beginning. */
typedef struct kin_reconciler_stats {
    size_t size;        /**< of this struct */
    bool is_running;    /**< started, and not stopped */
    bool is_synced;     /**< see kin_reconciler_wait_synced() */
    size_t waiting;     /**< keys in the queue */
    size_t running;     /**< calls under way */
    int64_t longest_ms; /**< how long the longest of these has run; 0: none */
    uint64_t succeeded; /**< calls that returned 0 */
    uint64_t failed;    /**< calls that did not */
    uint64_t put_off;   /**< calls that were not made: a copy was too old */
} kin_reconciler_stats;

/**
 * Get the statistics of a controller.
 * @param reconciler  borrowed
 * @param ret         filled; its size was set
 * Threads: any.
 */
KIN_API void kin_reconciler_get_stats(const kin_reconciler *reconciler,
                                      kin_reconciler_stats *ret);

/**
 * Check the health of a controller, as a liveness probe would; one that has not
 * synced yet is alive.
 * @param reconciler  borrowed
 * @param stuck_ms    a call may run so long; 0: five minutes
 * @return 0; KIN_ESTOPPED if it does not run; KIN_ETIMEDOUT if a call has run
 *         for longer than that
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reconciler_check(const kin_reconciler *reconciler,
                                               int64_t stuck_ms,
                                               kin_error *err);

KIN_DEFINE_AUTO(kin_reconciler, kin_reconciler_free);

KIN_END_DECLS

#endif /* KIN_RECONCILER_H */
