/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_metrics: metrics for Prometheus.
 *
 *     kin_metrics_new(NULL, &metrics, &err);
 *     informer_opts.metrics = metrics;
 *     kin_metrics_write(metrics, append, text);
 *
 * Informers, work queues, clients, electors and event recorders report metrics
 * if `metrics` is set in their options, with the names that Kubernetes'
 * components use where they exist; see docs/guide/metrics.md.  They are
 * collected by kin_metrics_write() and cost nothing otherwise.  Programs add
 * their own metrics with kin_metrics_add().  kin/probes.h serves them over
 * HTTP.
 *
 *   A  A metric has at most `max_series` combinations of label values; further
 *      combinations are merged into one series with the value "other" for each
 *      label.
 *   B  The series of an informer or queue are removed when it is freed.  Those
 *      with the same name are merged: summed, or the maximum.
 *   C  Updating a metric may block briefly for other updates and while one
 *      metric is formatted, but never for a whole scrape or its reader.
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

/** Type of a metric. */
typedef enum kin_metric_type {
    KIN_METRIC_COUNTER,   /**< only grows */
    KIN_METRIC_GAUGE,     /**< rises and falls */
    KIN_METRIC_HISTOGRAM, /**< counts per bucket */
    KIN_METRIC_SUMMARY    /**< count and sum */
} kin_metric_type;

/** Options of a metric; copied. */
typedef struct kin_metric_opts {
    size_t size;               /**< of this struct */
    const char *name;          /**< letters, digits, '_' and ':' */
    const char *help;          /**< a sentence */
    kin_metric_type type;      /**< counter, gauge, histogram or summary */
    const char *const *labels; /**< distinct names; NULL if none */
    size_t label_count;        /**< at most 8 */
    const double *buckets;     /**< of a histogram: upper limits, rising; one
                                    more has no limit, and is not named */
    size_t bucket_count;       /**< at most 64 */
    size_t max_series;         /**< see A; 0: 1,000 */
} kin_metric_opts;

/**
 * Create a set without metrics.
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
 * Drop a reference; the last one frees all metrics.
 * @param metrics  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_metrics *kin_metrics_unref(kin_metrics *metrics);

/**
 * Add a metric, or find the existing one with the same name, type, labels and
 * buckets.
 * @param metrics  borrowed
 * @param opts     copied
 * @param ret      borrowed from `metrics`
 * @return 0, KIN_EINVAL (an invalid name, ...), KIN_EEXISTS (the name is used
 *         by a different metric), KIN_ELIMIT (more than 1,024) or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_metrics_add(kin_metrics *metrics,
                                          const kin_metric_opts *opts,
                                          kin_metric **ret, kin_error *err);

/**
 * Add to a counter or a gauge.
 * @param metric  borrowed
 * @param values  label values; borrowed; NULL if it has no labels.  Truncated
 *                to 256 bytes each
 * @param by      not negative for a counter
 * @return 0, KIN_EINVAL or KIN_ENOMEM.  The results of this and the following
 *         functions may be ignored
 * Threads: any.
 */
KIN_API int kin_metric_add(kin_metric *metric, const kin_str *values,
                           double by);

/**
 * Set a gauge.
 * @param metric  borrowed
 * @param values  as for kin_metric_add()
 * @param value   the new value
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_metric_set(kin_metric *metric, const kin_str *values,
                           double value);

/**
 * Add an observation to a histogram or a summary.
 * @param metric  borrowed
 * @param values  as for kin_metric_add()
 * @param value   the observed value
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_metric_observe(kin_metric *metric, const kin_str *values,
                               double value);

/**
 * Remove a series.
 * @param metric  borrowed
 * @param values  as for kin_metric_add()
 * @return 0, KIN_ENOTFOUND or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_metric_remove(kin_metric *metric, const kin_str *values);

/**
 * Write all metrics in Prometheus' text format, version 0.0.4, sorted by name
 * and labels; metrics without a series are omitted.
 * @param metrics   borrowed
 * @param sink      called with each piece, on this thread, without a lock
 * @param userdata  passed to it
 * @return 0, KIN_ENOMEM, KIN_ELIMIT (more than 64 MiB), or the
 *         error of `sink`
 * Threads: any.  Concurrent calls are serialised.
 */
KIN_API KIN_NODISCARD int kin_metrics_write(kin_metrics *metrics,
                                            kin_write_fn *sink, void *userdata);

KIN_DEFINE_AUTO(kin_metrics, kin_metrics_unref);

KIN_END_DECLS

#endif /* KIN_METRICS_H */
