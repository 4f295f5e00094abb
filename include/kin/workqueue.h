/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_workqueue: what controllers still have to look at.
 *
 * Handlers of informers add keys; workers take them, bring the world a step
 * closer to what is wanted, and give them back.  It is client-go's work queue:
 * base, delaying, rate limiting and metrics in one, and priorities.
 *
 *     kin_workqueue_add(queue, &key, NULL);              in a handler
 *
 *     while (kin_workqueue_get(queue, stop, &work, NULL) == 0) {
 *         if (reconcile(kin_work_key_of(work)) < 0)
 *             kin_work_set_outcome(work, KIN_WORK_RETRY, 0);
 *         kin_workqueue_done(queue, work);
 *     }
 *
 *   A  A key waits at most once, however often it is added meanwhile.
 *   B  No two workers have the same key at once.  What is added while it is
 *      being done waits again as soon as it is given back: nothing is lost.
 *   C  Higher priorities come first, equal ones in the order in which they
 *      began to wait.  But each `fair_every`th time, what has waited longest
 *      comes, whatever its priority: with n others before it that is after at
 *      most fair_every * (n + 1) that were taken.  Adding what waits already
 *      can raise its priority, and never lowers it.
 *   D  What is added for later waits once, for the earliest of its times, apart
 *      from whether it is also waiting or being done now.  There is no thread
 *      for that: calls that get, try or count see what is due.
 *   E  After kin_workqueue_shut_down() nothing is added any more, and what is
 *      not due yet is dropped.  What waits can still be taken; then there
 *      is KIN_ECLOSED.
 *   F  Only adding a key that the queue does not have can fail.  Giving back,
 *      with whatever outcome, cannot, and neither can a retry.
 *   G  Every wait ends when its stop token does.
 *
 * The queue remembers a key while it waits, is due later, is being done, or has
 * failures that were not forgotten; all of these count for `max_items`.
 *
 * Statistics are client-go's.  Durations are measured for queues with a name
 * only, since they need the time at each step.
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

/** Keys that wait; see the guarantees at the top. */
typedef struct kin_workqueue kin_workqueue;

/** How to make a queue; zero is a good default for each member. */
typedef struct kin_workqueue_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL takes the default */
    const char *name;           /**< copied, at most 255 bytes; NULL: none, and
                                     no durations are measured, see
                                     kin/workqueue.h */
    kin_work_limiter *limiter;  /**< a reference is kept; NULL: one with
                                     client-go's default for controllers */
    const kin_work_key_type *key_type; /**< copied; NULL: keys have no data */
    uint32_t fair_every;    /**< see C; 0: 8; 1: priorities mean nothing */
    size_t max_items;       /**< keys; 0: 16 million */
    uint64_t seed;          /**< of hashes; 0: a random one */
    kin_metrics *metrics;   /**< gets the statistics of a queue with a name;
                                 kept alive; NULL: none */
    const kin_clock *clock; /**< of delays and durations; borrowed; NULL: the
                                 real one */
} kin_workqueue_opts;

/** What to wait for when a queue is shut down. */
typedef enum kin_work_drain {
    KIN_WORK_DRAIN_RUNNING, /**< for what is being done (client-go's
                                 ShutDownWithDrain) */
    KIN_WORK_DRAIN_ALL,     /**< for what waits, too: workers must go on */
    KIN_WORK_DRAIN_DISCARD  /**< what waits is dropped, what is being done is
                                 waited for */
} kin_work_drain;

/**
 * Make an empty queue.
 * @param opts  copied
 * @param ret   released with kin_workqueue_free()
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_workqueue_new(const kin_workqueue_opts *opts,
                                            kin_workqueue **ret,
                                            kin_error *err);

/**
 * Release a queue that is no longer in use, and what it holds; all that was
 * taken has been given back.
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
 * Add a key for later; at once if the delay is not positive.
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
 * Count a failure of a key, and add it for when the limiter says.
 * @param queue  borrowed
 * @param key    copied
 * @return as kin_workqueue_add()
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_workqueue_add_rate_limited(
    kin_workqueue *queue, const kin_work_key *key, kin_error *err);

/**
 * Add a key in any other way.
 * @param queue  borrowed
 * @param key    copied
 * @param opts   copied
 * @return as kin_workqueue_add(); KIN_EINVAL also for such a priority
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_workqueue_add_with(kin_workqueue *queue,
                                                 const kin_work_key *key,
                                                 const kin_work_add_opts *opts,
                                                 kin_error *err);

/**
 * Forget the failures of a key; nothing else changes.
 * @param queue  borrowed
 * @param key    borrowed
 * Threads: any.
 */
KIN_API void kin_workqueue_forget(kin_workqueue *queue,
                                  const kin_work_key *key);

/**
 * Count how often a key has failed since it was last forgotten.
 * @param queue  borrowed
 * @param key    borrowed
 * @return a count
 * Threads: any.
 */
KIN_API uint32_t kin_workqueue_failures(const kin_workqueue *queue,
                                        const kin_work_key *key);

/**
 * Take what comes next; wait until there is something.
 * @param queue  borrowed
 * @param stop   ends the wait, and comes before anything that waits
 * @param ret    to be given back with kin_workqueue_done() or _next()
 * @return 0, KIN_ECLOSED (shut down, and nothing waits), KIN_ESTOPPED or
 *         KIN_ETIMEDOUT
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_workqueue_get(kin_workqueue *queue,
                                            kin_stop *stop, kin_work **ret,
                                            kin_error *err);

/**
 * The same without waiting.
 * @param queue  borrowed
 * @param ret    as there
 * @return 0, KIN_ECLOSED, or KIN_ENOTFOUND if nothing waits
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_workqueue_try_get(kin_workqueue *queue,
                                                kin_work **ret);

/**
 * Give back what was taken, and apply its outcome.
 * @param queue  borrowed
 * @param work   given
 * Threads: any.
 */
KIN_API void kin_workqueue_done(kin_workqueue *queue, kin_work *work);

/**
 * Give back what was taken and take what comes next: kin_workqueue_done() and
 * kin_workqueue_get() in one step, at about half the price.
 * @param queue  borrowed
 * @param done   given, whatever is returned
 * @param stop   as kin_workqueue_get()
 * @param ret    as there
 * @return as there
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_workqueue_next(kin_workqueue *queue,
                                             kin_work *done, kin_stop *stop,
                                             kin_work **ret, kin_error *err);

/**
 * Shut a queue down; see E.  Ends waits in kin_workqueue_drain(), too.
 * @param queue  borrowed; NULL does nothing
 * Threads: any.
 */
KIN_API void kin_workqueue_shut_down(kin_workqueue *queue);

/**
 * Shut a queue down, and wait.
 * @param queue  borrowed
 * @param drain  for what
 * @param stop   ends the wait
 * @return 0, KIN_ESTOPPED (also if another thread shuts it down without
 *         waiting) or KIN_ETIMEDOUT
 * Threads: any.  Blocks.  Not while holding an item.
 */
KIN_API KIN_NODISCARD int kin_workqueue_drain(kin_workqueue *queue,
                                              kin_work_drain drain,
                                              kin_stop *stop, kin_error *err);

/**
 * Give the time when the next key that was added for later is due, for programs
 * with a loop of their own.
 * @param queue  borrowed
 * @return a deadline; KIN_NEVER if there is none
 * Threads: any.
 */
KIN_API kin_deadline kin_workqueue_next_at(const kin_workqueue *queue);

KIN_DEFINE_AUTO(kin_workqueue, kin_workqueue_free);

enum {
    /** Limits of a histogram: 10 ns, 100 ns, ... 1,000 s, and no limit. */
    KIN_WORK_BUCKETS = 13
};

/** How long something took, each time.  Frozen. */
typedef struct kin_work_times {
    uint64_t buckets[KIN_WORK_BUCKETS]; /**< how often: up to the first limit,
                                             from there up to the next, ... */
    uint64_t count;                     /**< all of them */
    uint64_t sum_ns;                    /**< all times */
} kin_work_times;

/** How a queue is.  What follows `name` is 0 while there is none. */
typedef struct kin_workqueue_stats {
    size_t size;       /**< of this struct */
    size_t depth;      /**< keys that wait, or will when they are given back */
    size_t later;      /**< keys that were added for later */
    size_t running;    /**< keys that are being done */
    size_t items;      /**< keys that the queue remembers */
    uint64_t adds;     /**< that made a key wait */
    uint64_t retries;  /**< that were for later, with or without a failure */
    uint64_t dropped;  /**< keys that waited or were for later when the queue
                            was shut down, and will not be taken */
    bool is_shut_down; /**< see kin_workqueue_shut_down() */
    const char *name;  /**< borrowed from the queue; NULL if it has none */
    kin_work_times waited;    /**< from being added to being taken */
    kin_work_times worked;    /**< from being taken to being given back */
    uint64_t unfinished_ns;   /**< how long what is being done has been so, all
                                   together */
    uint64_t longest_ns;      /**< and the longest of them */
    uint64_t longest_wait_ns; /**< how long the oldest that waits has waited */
} kin_workqueue_stats;

/**
 * Get the statistics of a queue.
 * @param queue  borrowed
 * @param ret    filled; its size was set
 * Threads: any.
 */
KIN_API void kin_workqueue_get_stats(const kin_workqueue *queue,
                                     kin_workqueue_stats *ret);

KIN_END_DECLS

#endif /* KIN_WORKQUEUE_H */
