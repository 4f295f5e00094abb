/* SPDX-License-Identifier: Apache-2.0 */
/*
 * metrics.h - internals of kin_metrics, and collectors.
 *
 * A collector is called at each scrape and supplies samples of families, which
 * are static.  Samples of the same series are combined: added, or the highest
 * or lowest is kept.
 *
 * Locks: `scrape` is held while collectors run, so a detached collector is not
 * running and will not run.  Collectors may take other locks; do not attach,
 * detach or scrape while holding those.  `mutex` is a leaf.
 */
#ifndef KIN_BASE_METRICS_H
#define KIN_BASE_METRICS_H

#include <stdbool.h>

#include <kin/metrics.h>

#include "base/list.h"
#include "base/lock.h"
#include "base/map.h"
#include "base/ref.h"

enum {
    KIN__METRIC_LABELS = 8,
    KIN__METRIC_BUCKETS = 64,
    KIN__METRIC_VALUE = 256, /* maximum length of a label value in bytes */
    KIN__METRIC_SERIES = 1000,
    KIN__METRICS_MAX = 1024,
    KIN__METRICS_TEXT = 64 << 20,
};

/* Label value of the series that collects everything beyond the limit. */
#define KIN__METRIC_OTHER "other"

/* One combination of label values. */
struct kin__metric_series {
    kin_str
        labels; /* `name="pods",group=""`, in the same block as this struct */
    double value;
    double sum;
    uint64_t count;
    uint64_t buckets[]; /* not cumulative; one more than there are limits */
};

static inline kin_str kin__metric_series_key(
    const struct kin__metric_series *series)
{
    return series->labels;
}

KIN__MAP_DEFINE_STR(kin__metric_series_map, struct kin__metric_series,
                    kin__metric_series_key);

/* A metric whose samples come from collectors. */
struct kin__family {
    const char *name;
    const char *help;
    kin_metric_type type;
    const char *const *labels;
    size_t label_count;
    const double *buckets;
    size_t bucket_count;
    bool is_highest; /* keep the higher of two samples of a series, not their
                        sum */
    bool is_lowest;  /* keep the lower one */
};

struct kin_metric {
    kin_metrics *metrics; /* borrowed */
    char *name;           /* owned; so is `help` */
    char *help;
    kin_metric_type type;
    char *labels[KIN__METRIC_LABELS]; /* owned */
    size_t label_count;
    double *buckets; /* owned */
    size_t bucket_count;
    size_t max_series;
    bool is_collected; /* from collectors; emptied before each scrape */
    bool is_highest;
    struct kin__metric_series_map series;
};

static inline kin_str kin__metric_key(const struct kin_metric *metric)
{
    return kin_s(metric->name);
}

KIN__MAP_DEFINE_STR(kin__metric_map, struct kin_metric, kin__metric_key);

/* Embedded in the object that supplies samples. */
struct kin__collector {
    kin_metrics *metrics; /* owned reference; NULL if not attached */
    struct cds_list_head link;
    /* If memory runs out, samples are lost and the scrape fails. */
    void (*collect)(kin_metrics *metrics, void *userdata);
    void *userdata;
};

struct kin_metrics {
    struct kin__ref refs;
    const kin_allocator *alloc;
    struct kin__mutex scrape; /* guards `collectors` */
    struct cds_list_head collectors;
    struct kin__mutex mutex; /* guards everything below */
    struct kin__metric_map metrics;
    int failure; /* of the current scrape; 0 if none */
};

/* Calls `collect` at every scrape of `metrics` from now on and keeps `metrics`
 * alive.  NULL metrics: does nothing. */
void kin__collector_attach(
    struct kin__collector *collector, kin_metrics *metrics,
    void (*collect)(kin_metrics *metrics, void *userdata), void *userdata);
/* When this returns, the collector is not running and will not run again.
 * Allowed for a collector that is not attached, or zero. */
void kin__collector_detach(struct kin__collector *collector);

/* Adds a sample of a counter or gauge; called by collectors.  `values` has one
 * value per label. */
void kin__metrics_add_sample(kin_metrics *metrics,
                             const struct kin__family *family,
                             const kin_str *values, double value);
/* Adds the samples of a histogram, or of a summary, where `buckets` is NULL. */
void kin__metrics_add_samples(kin_metrics *metrics,
                              const struct kin__family *family,
                              const kin_str *values, const uint64_t *buckets,
                              uint64_t count, double sum);

/* ---- times ---- */

/* Limits of a histogram: 10 ns, 100 ns, ... 1,000 s, as client-go has them. */
enum { KIN__TIMES_LIMITS = 12 };

/* A histogram of durations. */
struct kin__times {
    uint64_t buckets[KIN__TIMES_LIMITS + 1]; /* the last one is unbounded */
    uint64_t count;
    uint64_t sum_ns;
};

extern const double kin__times_limits[KIN__TIMES_LIMITS]; /* in seconds */

/* Members of the initialiser of a family. */
#define KIN__FAMILY_TIMES                                                      \
    .type = KIN_METRIC_HISTOGRAM, .buckets = kin__times_limits,                \
    .bucket_count = KIN__TIMES_LIMITS

/* Adds one duration; negative values count as 0. */
void kin__times_add(struct kin__times *times, int64_t ns);

static inline double kin__seconds_of_ns(int64_t ns)
{
    return (double)ns / (double)KIN__NS_PER_S;
}

#endif /* KIN_BASE_METRICS_H */
