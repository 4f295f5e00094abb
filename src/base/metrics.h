/* SPDX-License-Identifier: Apache-2.0 */
/*
 * metrics.h - metrics from inside: who tells what when somebody asks.
 *
 * A collector is told of a scrape and gives samples of families, which are
 * static.  Samples of one series are told together: added, or the highest.
 *
 * Locks: `scrape` is held while collectors run, so one that is detached is not
 * running and will not be; they may take locks of their own, under which nobody
 * attaches, detaches or scrapes.  `mutex` is a leaf.
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
    KIN__METRIC_VALUE = 256, /* bytes of a label's value */
    KIN__METRIC_SERIES = 1000,
    KIN__METRICS_MAX = 1024,
    KIN__METRICS_TEXT = 64 << 20,
};

/* What a series beyond the limit is called. */
#define KIN__METRIC_OTHER "other"

/* One combination of label values. */
struct kin__metric_series {
    kin_str labels; /* `name="pods",group=""`, in the block of this struct */
    double value;
    double sum;
    uint64_t count;
    uint64_t buckets[]; /* not summed up; one more than there are limits */
};

static inline kin_str kin__metric_series_key(
    const struct kin__metric_series *series)
{
    return series->labels;
}

KIN__MAP_DEFINE_STR(kin__metric_series_map, struct kin__metric_series,
                    kin__metric_series_key);

/* A family whose samples collectors give. */
struct kin__family {
    const char *name;
    const char *help;
    kin_metric_type type;
    const char *const *labels;
    size_t label_count;
    const double *buckets;
    size_t bucket_count;
    bool is_highest; /* of two samples of a series; else their sum */
    bool is_lowest;  /* the same */
};

struct kin_metric {
    kin_metrics *metrics; /* borrowed */
    char *name;           /* owned, as the next */
    char *help;
    kin_metric_type type;
    char *labels[KIN__METRIC_LABELS]; /* owned */
    size_t label_count;
    double *buckets; /* owned */
    size_t bucket_count;
    size_t max_series;
    bool is_collected; /* empty before each scrape */
    bool is_highest;
    struct kin__metric_series_map series;
};

static inline kin_str kin__metric_key(const struct kin_metric *metric)
{
    return kin_s(metric->name);
}

KIN__MAP_DEFINE_STR(kin__metric_map, struct kin_metric, kin__metric_key);

/* Embedded in who tells. */
struct kin__collector {
    kin_metrics *metrics; /* a reference; NULL if it is attached to none */
    struct cds_list_head link;
    /* Without memory, samples are lost, and so is the scrape. */
    void (*collect)(kin_metrics *metrics, void *userdata);
    void *userdata;
};

struct kin_metrics {
    struct kin__ref refs;
    const kin_allocator *alloc;
    struct kin__mutex scrape; /* the next one */
    struct cds_list_head collectors;
    struct kin__mutex mutex; /* all below */
    struct kin__metric_map metrics;
    int failure; /* of the scrape under way; 0 for none */
};

/* From now on `collect` is called by scrapes of `metrics`, which are kept
 * alive; NULL for none. */
void kin__collector_attach(
    struct kin__collector *collector, kin_metrics *metrics,
    void (*collect)(kin_metrics *metrics, void *userdata), void *userdata);
/* When it returns, the collector is not being called.  May be called again, and
 * for one that was never attached. */
void kin__collector_detach(struct kin__collector *collector);

/* For collectors.  `values` has one for each label. */
void kin__metrics_tell(kin_metrics *metrics, const struct kin__family *family,
                       const kin_str *values, double value);
/* Of a histogram, or of a summary without `buckets`. */
void kin__metrics_tell_many(kin_metrics *metrics,
                            const struct kin__family *family,
                            const kin_str *values, const uint64_t *buckets,
                            uint64_t count, double sum);

/* ---- times ---- */

/* Limits of a histogram: 10 ns, 100 ns, ... 1,000 s, as client-go has them. */
enum { KIN__TIMES_LIMITS = 12 };

/* How long something took, each time. */
struct kin__times {
    uint64_t buckets[KIN__TIMES_LIMITS + 1]; /* the last one has no limit */
    uint64_t count;
    uint64_t sum_ns;
};

extern const double kin__times_limits[KIN__TIMES_LIMITS]; /* in seconds */

/* For the initialiser of a family. */
#define KIN__FAMILY_TIMES                                                      \
    .type = KIN_METRIC_HISTOGRAM, .buckets = kin__times_limits,                \
    .bucket_count = KIN__TIMES_LIMITS

/* What is less than nothing counts as that. */
void kin__times_add(struct kin__times *times, int64_t ns);

static inline double kin__seconds_of_ns(int64_t ns)
{
    return (double)ns / (double)KIN__NS_PER_S;
}

/* ---- text ---- */

/* Writes the series of one metric; `buf` is empty before.  The mutex is held.
 * 0, KIN_ELIMIT or KIN_ENOMEM. */
struct kin__buf;
int kin__metric_write(kin_metric *metric, struct kin__buf *buf) KIN_NODISCARD;

/* Appends text as it stands between the quotes of a label; what is not UTF-8,
 * or is NUL, as '?'.  0, KIN_ELIMIT or KIN_ENOMEM. */
int kin__metric_escape(struct kin__buf *buf, kin_str text) KIN_NODISCARD;

/* Appends labels as they stand between braces. */
int kin__metric_labels(const kin_metric *metric, const kin_str *values,
                       struct kin__buf *buf) KIN_NODISCARD;

#endif /* KIN_BASE_METRICS_H */
