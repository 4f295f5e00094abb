/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * How a work queue is: figures, and the same for Prometheus.
 *
 * Figures are client-go's.  Those that are durations exist for queues with a
 * name only, since they cost a look at the clock for each step.
 */
#ifndef KIN_WORKQUEUE_STATS_H
#define KIN_WORKQUEUE_STATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/export.h>
#include <kin/str.h>
#include <kin/workqueue.h>

KIN_BEGIN_DECLS

enum {
    /** Limits of a histogram: 10 ns, 100 ns, ... 1,000 s, and no limit. */
    KIN_WORK_BUCKETS = 13
};

/** How long something took, each time. */
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

/** Takes a piece of text that is being written: 0, or a negative code that ends
 * the writing. */
typedef int kin_work_write(kin_str piece, void *userdata);

/**
 * Tell how a queue is.
 * @param queue  borrowed
 * @param ret    filled; its size is set
 * Threads: any.
 * Since: 0.1
 */
KIN_API void kin_workqueue_get_stats(kin_workqueue *queue,
                                     kin_workqueue_stats *ret);

/**
 * Write the metrics of queues in Prometheus' text format, with the names that
 * Kubernetes' components use: workqueue_depth, workqueue_adds_total,
 * workqueue_queue_duration_seconds, workqueue_work_duration_seconds,
 * workqueue_unfinished_work_seconds,
 * workqueue_longest_running_processor_seconds and workqueue_retries_total.
 * @param queues    borrowed; those without a name are left out
 * @param count     of them
 * @param write     called with each piece, by this thread, without a lock
 * @param userdata  passed to it
 * @return 0, KIN_ENOMEM, or what `write` gave
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_workqueue_write_metrics(
    kin_workqueue *const *queues, size_t count, kin_work_write *write,
    void *userdata);

KIN_END_DECLS

#endif /* KIN_WORKQUEUE_STATS_H */
