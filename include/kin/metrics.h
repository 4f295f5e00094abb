/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_metrics: what a program counts and measures, for Prometheus.
 *
 *     kin_metrics_new(NULL, &metrics, &err);
 *     informer_opts.metrics = metrics;
 *     kin_metrics_write(metrics, append, text);
 *
 * Informers, work queues, clients, electors and recorders of events report
 * their figures if they are made with one (member `metrics` of their options),
 * with the names that Kubernetes' components use, as far as those have one; see
 * docs/guide/metrics.md.  Nothing is counted for it while they work: they are
 * asked for them by kin_metrics_write().  A program adds what it counts itself
 * with kin_metrics_add().  kin/probes.h serves it all over HTTP.
 *
 *   A  A metric has at most `max_series` combinations of label values; what
 *      comes beyond is one series, with the value "other" for each label.
 *   B  What an informer or a queue reports is gone as soon as it is freed.
 *      Those of the same name are one series: sums, or the highest.
 *   C  Counting waits for other threads that count, and while the text of one
 *      metric is made; never for a scrape, nor for the reader of it.
 */
#ifndef KIN_METRICS_H
#define KIN_METRICS_H

#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** All metrics of a program, or of a part of it. */
typedef struct kin_metrics kin_metrics;

/** One metric, with a series for each combination of label values. */
typedef struct kin_metric kin_metric;

/** What a metric is. */
typedef enum kin_metric_type {
    KIN_METRIC_COUNTER,   /**< only grows */
    KIN_METRIC_GAUGE,     /**< goes up and down */
    KIN_METRIC_HISTOGRAM, /**< how often, by size */
    KIN_METRIC_SUMMARY    /**< how often, and how much in all */
} kin_metric_type;

/** How to make a metric.  All is copied. */
typedef struct kin_metric_opts {
    size_t size;               /**< of this struct */
    const char *name;          /**< of letters, digits, '_' and ':' */
    const char *help;          /**< a sentence */
    kin_metric_type type;      /**< see there */
    const char *const *labels; /**< different names; NULL if there are none */
    size_t label_count;        /**< of them; at most 8 */
    const double *buckets;     /**< of a histogram: upper limits, rising; one
                                    more has no limit, and is not named */
    size_t bucket_count;       /**< of them; at most 64 */
    size_t max_series;         /**< see A; 0: 1,000 */
} kin_metric_opts;

/**
 * Make a set without metrics.
 * @param alloc  borrowed; NULL for the default
 * @param ret    released with kin_metrics_unref()
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_metrics_new(const kin_allocator *alloc,
                                          kin_metrics **ret, kin_error *err);

/**
 * Take another reference.
 * @param metrics  borrowed
 * @return `metrics`
 * Threads: any.
 */
KIN_API kin_metrics *kin_metrics_ref(kin_metrics *metrics);

/**
 * Drop a reference; with the last one all metrics go.
 * @param metrics  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_metrics *kin_metrics_unref(kin_metrics *metrics);

/**
 * Add a metric, or find the one that is there already with this name, type,
 * labels and buckets.
 * @param metrics  borrowed
 * @param opts     copied
 * @param ret      borrowed from `metrics`
 * @return 0, KIN_EINVAL (a bad name, ...), KIN_EEXISTS (the name is taken by
 *         another), KIN_ELIMIT (there are 1,024) or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_metrics_add(kin_metrics *metrics,
                                          const kin_metric_opts *opts,
                                          kin_metric **ret, kin_error *err);

/**
 * Add to a counter or a gauge.
 * @param metric  borrowed
 * @param values  of its labels, one for each; borrowed; NULL if it has none.
 *                At most 256 bytes of each are kept
 * @param by      not negative for a counter
 * @return 0, KIN_EINVAL or KIN_ENOMEM: it was not counted.  The result may be
 *         ignored, here and below: programs go on without a count.
 * Threads: any.
 */
KIN_API int kin_metric_add(kin_metric *metric, const kin_str *values,
                           double by);

/**
 * Set a gauge.
 * @param metric  borrowed
 * @param values  as for kin_metric_add()
 * @param value   what it is now
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_metric_set(kin_metric *metric, const kin_str *values,
                           double value);

/**
 * Count something in a histogram or a summary.
 * @param metric  borrowed
 * @param values  as for kin_metric_add()
 * @param value   how large it was
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_metric_observe(kin_metric *metric, const kin_str *values,
                               double value);

/**
 * Forget a series, such as that of something that is gone.
 * @param metric  borrowed
 * @param values  as for kin_metric_add()
 * @return 0, KIN_ENOTFOUND or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_metric_remove(kin_metric *metric, const kin_str *values);

/**
 * Write all metrics in Prometheus' text format, version 0.0.4, sorted by name
 * and labels; those without a series are left out.
 * @param metrics   borrowed
 * @param sink      called with each piece, by this thread, without a lock
 * @param userdata  passed to it
 * @return 0, KIN_ENOMEM, KIN_ELIMIT (more than 64 MiB), or what
 *         `sink` gave
 * Threads: any.  Calls wait for each other.
 */
KIN_API KIN_NODISCARD int kin_metrics_write(kin_metrics *metrics,
                                            kin_write_fn *sink, void *userdata);

KIN_DEFINE_AUTO(kin_metrics, kin_metrics_unref);

KIN_END_DECLS

#endif /* KIN_METRICS_H */
