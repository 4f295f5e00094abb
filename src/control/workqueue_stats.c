/* SPDX-License-Identifier: Apache-2.0 */
/*
 * workqueue_stats.c - the figures of a work queue, and its metrics: a row of a
 * table for each family.
 */
#include <kin/workqueue.h>

#include "base/opts.h"
#include "control/workqueue.h"

void kin_workqueue_get_stats(const kin_workqueue *queue,
                             kin_workqueue_stats *ret)
{
    kin_workqueue *self = kin__workqueue_of(queue);
    int64_t now_ns = kin__clock_now_ns(self->clock);
    kin_workqueue_stats stats = {.size = sizeof(stats)};
    bool wake;

    {
        KIN__LATCH_SCOPE(&self->latch);
        wake = kin__workqueue_promote(self, now_ns);
        kin__work_core_stats(&self->core, now_ns, &stats);
    }
    stats.name = self->name;
    kin__opts_give(&stats, sizeof(stats), ret);
    if (wake)
        kin__workqueue_wake(self);
}

/* ---- families ---- */

struct family {
    const char *name;
    kin_metric_type type;
    const char *help;
    /* One of these: a number, nanoseconds, or many of them. */
    uint64_t (*count)(const kin_workqueue_stats *stats);
    uint64_t (*ns)(const kin_workqueue_stats *stats);
    const kin_work_times *(*times)(const kin_workqueue_stats *stats);
};

static uint64_t stats_depth(const kin_workqueue_stats *stats)
{
    return stats->depth;
}

static uint64_t stats_adds(const kin_workqueue_stats *stats)
{
    return stats->adds;
}

static const kin_work_times *stats_waited(const kin_workqueue_stats *stats)
{
    return &stats->waited;
}

static const kin_work_times *stats_worked(const kin_workqueue_stats *stats)
{
    return &stats->worked;
}

static uint64_t stats_unfinished(const kin_workqueue_stats *stats)
{
    return stats->unfinished_ns;
}

static uint64_t stats_longest(const kin_workqueue_stats *stats)
{
    return stats->longest_ns;
}

static uint64_t stats_retries(const kin_workqueue_stats *stats)
{
    return stats->retries;
}

static const struct family families[] = {
    {.name = "workqueue_depth",
     .type = KIN_METRIC_GAUGE,
     .help = "Keys that wait.",
     .count = stats_depth},
    {.name = "workqueue_adds_total",
     .type = KIN_METRIC_COUNTER,
     .help = "Keys that were added and did not wait yet.",
     .count = stats_adds},
    {.name = "workqueue_queue_duration_seconds",
     .type = KIN_METRIC_HISTOGRAM,
     .help = "How long keys waited before they were taken.",
     .times = stats_waited},
    {.name = "workqueue_work_duration_seconds",
     .type = KIN_METRIC_HISTOGRAM,
     .help = "How long it took to do what was taken.",
     .times = stats_worked},
    {.name = "workqueue_unfinished_work_seconds",
     .type = KIN_METRIC_GAUGE,
     .help = "For how long workers have been busy with what they have in hand, "
             "all together.",
     .ns = stats_unfinished},
    {.name = "workqueue_longest_running_processor_seconds",
     .type = KIN_METRIC_GAUGE,
     .help = "For how long the slowest worker has been busy.",
     .ns = stats_longest},
    {.name = "workqueue_retries_total",
     .type = KIN_METRIC_COUNTER,
     .help = "Keys that were added for later.",
     .count = stats_retries},
};

/* ---- for metrics ---- */

static void family_tell(const struct family *self, kin_metrics *metrics,
                        const kin_workqueue_stats *stats)
{
    static const char *const label = "name";
    const kin_str name = kin_s(stats->name);
    struct kin__family family = {
        .name = self->name,
        .help = self->help,
        .type = self->type,
        .labels = &label,
        .label_count = 1,
    };

    if (self->times) {
        const kin_work_times *times = self->times(stats);
        family.buckets = kin__times_limits;
        family.bucket_count = KIN__TIMES_LIMITS;
        kin__metrics_tell_many(metrics, &family, &name, times->buckets,
                               times->count,
                               kin__seconds_of_ns((int64_t)times->sum_ns));
    } else {
        kin__metrics_tell(metrics, &family, &name,
                          self->ns
                              ? kin__seconds_of_ns((int64_t)self->ns(stats))
                              : (double)self->count(stats));
    }
}

void kin__workqueue_collect(kin_metrics *metrics, void *queue)
{
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    _Static_assert(KIN_WORK_BUCKETS == KIN__TIMES_LIMITS + 1,
                   "the limits are the same");
    kin_workqueue_get_stats(queue, &stats);
    for (size_t i = 0; i < sizeof(families) / sizeof(*families); i++)
        family_tell(&families[i], metrics, &stats);
}
