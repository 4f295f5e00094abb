/* SPDX-License-Identifier: Apache-2.0 */
/*
 * workqueue_stats.c - the figures of work queues, and their text for
 * Prometheus.
 *
 * A family of metrics stands in one piece, with what each queue has of it, so
 * a family is a row of a table.
 */
#include <kin/workqueue.h>

#include <inttypes.h>
#include <string.h>

#include "base/buf.h"
#include "base/opts.h"
#include "control/workqueue.h"

enum {
    /* Of one family of one queue: a histogram with the longest name, of which
     * each byte is escaped. */
    METRICS_MAX_BYTES = 16 * 1024,
};

static const uint64_t ns_per_s = (uint64_t)KIN__NS_PER_S;

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
    const char *type;
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
     .type = "gauge",
     .help = "Keys that wait.",
     .count = stats_depth},
    {.name = "workqueue_adds_total",
     .type = "counter",
     .help = "Keys that were added and did not wait yet.",
     .count = stats_adds},
    {.name = "workqueue_queue_duration_seconds",
     .type = "histogram",
     .help = "How long keys waited before they were taken.",
     .times = stats_waited},
    {.name = "workqueue_work_duration_seconds",
     .type = "histogram",
     .help = "How long it took to do what was taken.",
     .times = stats_worked},
    {.name = "workqueue_unfinished_work_seconds",
     .type = "gauge",
     .help = "For how long workers have been busy with what they have in hand, "
             "all together.",
     .ns = stats_unfinished},
    {.name = "workqueue_longest_running_processor_seconds",
     .type = "gauge",
     .help = "For how long the slowest worker has been busy.",
     .ns = stats_longest},
    {.name = "workqueue_retries_total",
     .type = "counter",
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
        .type = strcmp(self->type, "gauge") == 0 ? KIN_METRIC_GAUGE
                                                 : KIN_METRIC_COUNTER,
        .labels = &label,
        .label_count = 1,
    };

    if (self->times) {
        const kin_work_times *times = self->times(stats);
        family.type = KIN_METRIC_HISTOGRAM;
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

/* ---- text ---- */

/* The beginning of a line up to its value; `le` may be NULL. */
static int metrics_begin(struct kin__buf *buf, const char *family,
                         const char *suffix, const char *name, const char *le)
{
    int r = kin__buf_printf(buf, "%s%s{name=\"", family, suffix);

    if (r == 0)
        r = kin__metric_escape(buf, kin_s(name));
    if (r == 0 && le)
        r = kin__buf_printf(buf, "\",le=\"%s", le);
    return r < 0 ? r : kin__buf_append(buf, kin_s("\"} "));
}

static int metrics_seconds(struct kin__buf *buf, uint64_t ns)
{
    return kin__buf_printf(buf, "%" PRIu64 ".%09" PRIu64 "\n", ns / ns_per_s,
                           ns % ns_per_s);
}

static int metrics_buckets(struct kin__buf *buf, const char *family,
                           const char *name, const kin_work_times *times)
{
    static const char *const limits[KIN_WORK_BUCKETS] = {
        "1e-08", "1e-07", "1e-06", "1e-05", "0.0001", "0.001", "0.01",
        "0.1",   "1",     "10",    "100",   "1000",   "+Inf"};
    uint64_t sum = 0;
    int r = 0;

    for (size_t i = 0; r == 0 && i < KIN_WORK_BUCKETS; i++) {
        sum += times->buckets[i];
        r = metrics_begin(buf, family, "_bucket", name, limits[i]);
        if (r == 0)
            r = kin__buf_printf(buf, "%" PRIu64 "\n", sum);
    }
    return r;
}

static int metrics_times(struct kin__buf *buf, const char *family,
                         const char *name, const kin_work_times *times)
{
    int r = metrics_buckets(buf, family, name, times);

    if (r == 0)
        r = metrics_begin(buf, family, "_sum", name, /* le= */ NULL);
    if (r == 0)
        r = metrics_seconds(buf, times->sum_ns);
    if (r == 0)
        r = metrics_begin(buf, family, "_count", name, /* le= */ NULL);
    return r < 0 ? r : kin__buf_printf(buf, "%" PRIu64 "\n", times->count);
}

static int metrics_of_queue(struct kin__buf *buf, const struct family *family,
                            kin_workqueue *queue)
{
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    kin_workqueue_get_stats(queue, &stats);
    if (family->times)
        return metrics_times(buf, family->name, stats.name,
                             family->times(&stats));
    int r = metrics_begin(buf, family->name, "", stats.name, /* le= */ NULL);
    if (r < 0)
        return r;
    return family->ns
               ? metrics_seconds(buf, family->ns(&stats))
               : kin__buf_printf(buf, "%" PRIu64 "\n", family->count(&stats));
}

static int metrics_of_family(struct kin__buf *buf, const struct family *family,
                             kin_workqueue *const *queues, size_t count,
                             kin_write_fn *write, void *userdata)
{
    int r = kin__buf_printf(buf, "# HELP %s %s\n# TYPE %s %s\n", family->name,
                            family->help, family->name, family->type);

    for (size_t i = 0; r == 0 && i < count; i++) {
        if (queues[i]->name)
            r = metrics_of_queue(buf, family, queues[i]);
        if (r == 0)
            r = write(kin__buf_str(buf), userdata);
        kin__buf_clear(buf);
    }
    return r;
}

int kin__workqueue_write_metrics(kin_workqueue *const *queues, size_t count,
                                 kin_write_fn *write, void *userdata)
{
    KIN__AUTO_BUF buf;
    int r = 0;

    kin__buf_init(&buf, count > 0 ? queues[0]->alloc : NULL, METRICS_MAX_BYTES);
    for (size_t i = 0; r == 0 && i < sizeof(families) / sizeof(*families); i++)
        r = metrics_of_family(&buf, &families[i], queues, count, write,
                              userdata);
    return r;
}
