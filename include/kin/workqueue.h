/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_workqueue: a queue of keys for controllers.
 *
 * Informer handlers add keys; workers take them, process them, and mark them
 * done.  It combines client-go's base, delaying and rate limiting queues and
 * their metrics, and adds priorities.
 *
 * In a handler:
 *
 *     kin_workqueue_add(queue, &key, NULL);
 *
 * In a worker:
 *
 *     while (kin_workqueue_get(queue, stop, &work, NULL) == 0) {
 *         if (reconcile(kin_work_key_of(work)) < 0)
 *             kin_work_set_outcome(work, KIN_WORK_RETRY, 0);
 *         kin_workqueue_done(queue, work);
 *     }
 *
 *   A  A key is queued at most once, however often it is added.
 *   B  A key is processed by one worker at a time.  A key that is added while
 *      it is being processed is queued again when it is done: nothing is lost.
 *   C  Higher priorities come first, equal priorities in the order in which
 *      they were queued.  Every `fair_every`th time the oldest key is taken
 *      regardless of priority, so that a key with n others before it is taken
 *      after at most fair_every * (n + 1) keys.  Adding a queued key can raise
 *      its priority but never lowers it.
 *   D  A key that is added with a delay is scheduled once, for the earliest of
 *      its times, even if it is also queued or being processed.  This needs no
 *      thread: calls that get, try or count keys queue those that are due.
 *   E  After kin_workqueue_shut_down() no key can be added, and delayed keys
 *      are dropped.  Queued keys can still be taken; then calls return
 *      KIN_ECLOSED.
 *   F  Only adding a key that the queue does not know can fail.  Marking a key
 *      done cannot, with any outcome, and neither can a retry.
 *   G  Every wait ends when its stop token stops.
 *
 * The queue knows a key while it is queued, delayed, being processed, or has
 * failures that were not forgotten; all of these count for `max_items`.
 *
 * Statistics are those of client-go.  Durations are measured only for queues
 * with a name.
 */
#ifndef KIN_WORKQUEUE_H
#define KIN_WORKQUEUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/metrics.h>
#include <kin/stop.h>
#include <kin/str.h>
#include <kin/work.h>
#include <kin/work_limiter.h>

KIN_BEGIN_DECLS

/** A work queue; see the guarantees at the top. */
typedef struct kin_workqueue kin_workqueue;

/** Options of a work queue.  Zero is the default of each member. */
typedef struct kin_workqueue_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    const char *name; /**< copied, at most 255 bytes; NULL: none, and no
                           durations are measured */
    kin_work_limiter *limiter; /**< kept alive; NULL: client-go's default for
                                    controllers */
    const kin_work_key_type *key_type; /**< copied; NULL: keys have no data */
    uint32_t fair_every;    /**< see C; 0: 8; 1: priorities have no effect */
    size_t max_items;       /**< maximum number of keys; 0: 16 million */
    uint64_t seed;          /**< hash seed; 0: random */
    kin_metrics *metrics;   /**< receives the statistics of a queue with a name;
                                 kept alive; NULL: none */
    const kin_clock *clock; /**< for delays and durations; borrowed; NULL: the
                                 real one */
} kin_workqueue_opts;

/** What kin_workqueue_drain() waits for. */
typedef enum kin_work_drain {
    KIN_WORK_DRAIN_RUNNING, /**< keys being processed (client-go's
                                 ShutDownWithDrain) */
    KIN_WORK_DRAIN_ALL,     /**< queued keys too: workers must keep running */
    KIN_WORK_DRAIN_DISCARD  /**< keys being processed; drops queued keys */
} kin_work_drain;

/**
 * Create an empty queue.
 * @param opts  copied
 * @param ret   released with kin_workqueue_free()
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_workqueue_new(const kin_workqueue_opts *opts,
                                            kin_workqueue **ret,
                                            kin_error *err);

/**
 * Release a queue that is no longer in use.  All taken keys must be done.
 * @param queue  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_workqueue *kin_workqueue_free(kin_workqueue *queue);

/**
 * Add a key, with priority 0.
 * @param queue  borrowed
 * @param key    copied
 * @return 0, KIN_ECLOSED, KIN_EINVAL (data without a key type), KIN_ELIMIT or
 *         KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_workqueue_add(kin_workqueue *queue,
                                            const kin_work_key *key,
                                            kin_error *err);

/**
 * Add a key after a delay; immediately if the delay is not positive.
 * @param queue     borrowed
 * @param key       copied
 * @param delay_ms  from now
 * @return as kin_workqueue_add()
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_workqueue_add_after(kin_workqueue *queue,
                                                  const kin_work_key *key,
                                                  int64_t delay_ms,
                                                  kin_error *err);

/**
 * Count a failure of a key, and add it after the rate limiter's delay.
 * @param queue  borrowed
 * @param key    copied
 * @return as kin_workqueue_add()
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_workqueue_add_rate_limited(
    kin_workqueue *queue, const kin_work_key *key, kin_error *err);

/**
 * Add a key with options.
 * @param queue  borrowed
 * @param key    copied
 * @param opts   copied
 * @return as kin_workqueue_add(); KIN_EINVAL also for an invalid priority
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_workqueue_add_with(kin_workqueue *queue,
                                                 const kin_work_key *key,
                                                 const kin_work_add_opts *opts,
                                                 kin_error *err);

/**
 * Reset the failure count of a key.
 * @param queue  borrowed
 * @param key    borrowed
 * Threads: any.
 */
KIN_API void kin_workqueue_forget(kin_workqueue *queue,
                                  const kin_work_key *key);

/**
 * Return the failure count of a key.
 * @param queue  borrowed
 * @param key    borrowed
 * @return failures since kin_workqueue_forget()
 * Threads: any.
 */
KIN_API uint32_t kin_workqueue_failures(const kin_workqueue *queue,
                                        const kin_work_key *key);

/**
 * Take the next key; wait until there is one.
 * @param queue  borrowed
 * @param stop   ends the wait; checked before the queue
 * @param ret    pass it to kin_workqueue_done() or kin_workqueue_next()
 * @return 0, KIN_ECLOSED (shut down and empty), KIN_ESTOPPED or
 *         KIN_ETIMEDOUT
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_workqueue_get(kin_workqueue *queue,
                                            kin_stop *stop, kin_work **ret,
                                            kin_error *err);

/**
 * Take the next key without waiting.
 * @param queue  borrowed
 * @param ret    as kin_workqueue_get()
 * @return 0, KIN_ECLOSED, or KIN_ENOTFOUND if no key is queued
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_workqueue_try_get(kin_workqueue *queue,
                                                kin_work **ret);

/**
 * Mark a key done and apply its outcome.
 * @param queue  borrowed
 * @param work   given
 * Threads: any.
 */
KIN_API void kin_workqueue_done(kin_workqueue *queue, kin_work *work);

/**
 * Mark a key done and take the next: kin_workqueue_done() and
 * kin_workqueue_get() in one step, at about half the cost.
 * @param queue  borrowed
 * @param done   given, in every case
 * @param stop   as kin_workqueue_get()
 * @param ret    as there
 * @return as there
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_workqueue_next(kin_workqueue *queue,
                                             kin_work *done, kin_stop *stop,
                                             kin_work **ret, kin_error *err);

/**
 * Shut a queue down; see E.  Also ends waits in kin_workqueue_drain().
 * @param queue  borrowed; may be NULL
 * Threads: any.
 */
KIN_API void kin_workqueue_shut_down(kin_workqueue *queue);

/**
 * Shut a queue down and wait.
 * @param queue  borrowed
 * @param drain  what to wait for
 * @param stop   ends the wait
 * @return 0, KIN_ESTOPPED (also if another thread shuts it down without
 *         waiting) or KIN_ETIMEDOUT
 * Threads: any.  Blocks.  Not while holding an item.
 */
KIN_API KIN_NODISCARD int kin_workqueue_drain(kin_workqueue *queue,
                                              kin_work_drain drain,
                                              kin_stop *stop, kin_error *err);

/**
 * Return when the next delayed key is due, for programs with their own event
 * loop.
 * @param queue  borrowed
 * @return a deadline; KIN_NEVER if there are no delayed keys
 * Threads: any.
 */
KIN_API kin_deadline kin_workqueue_next_at(const kin_workqueue *queue);

KIN_DEFINE_AUTO(kin_workqueue, kin_workqueue_free);

enum {
    /** Histogram buckets: 10 ns, 100 ns, ... 1,000 s, unlimited. */
    KIN_WORK_BUCKETS = 13
};

/** A histogram of durations.  Frozen. */
typedef struct kin_work_times {
    uint64_t
        buckets[KIN_WORK_BUCKETS]; /**< counts per bucket, not cumulative */
    uint64_t count;                /**< sum of the counts */
    uint64_t sum_ns;               /**< sum of the durations */
} kin_work_times;

/** Statistics of a queue.  Members after `name` are 0 for queues without a
 * name. */
typedef struct kin_workqueue_stats {
    size_t size;           /**< of this struct */
    size_t depth;          /**< queued keys, and those to be queued when done */
    size_t later;          /**< delayed keys */
    size_t running;        /**< keys being processed */
    size_t items;          /**< keys known to the queue */
    uint64_t adds;         /**< additions that queued a key */
    uint64_t retries;      /**< additions with a delay */
    uint64_t dropped;      /**< keys dropped by the shutdown */
    bool is_shut_down;     /**< see kin_workqueue_shut_down() */
    const char *name;      /**< borrowed from the queue; may be NULL */
    kin_work_times waited; /**< time in the queue */
    kin_work_times worked; /**< processing time */
    uint64_t unfinished_ns;   /**< total age of the keys being processed */
    uint64_t longest_ns;      /**< age of the oldest of these */
    uint64_t longest_wait_ns; /**< age of the oldest queued key */
} kin_workqueue_stats;

/**
 * Get the statistics of a queue.
 * @param queue  borrowed
 * @param ret    filled up to `ret->size`, which the caller sets
 * Threads: any.
 */
KIN_API void kin_workqueue_get_stats(const kin_workqueue *queue,
                                     kin_workqueue_stats *ret);

KIN_END_DECLS

#endif /* KIN_WORKQUEUE_H */
