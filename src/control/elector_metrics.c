/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "base/buf.h"
#include "base/str.h"
#include "control/elector.h"

enum { METRICS_LINE_MAX = 4096 };

/* One figure of each elector. */
struct metric {
    const char *name;
    const char *type;
    const char *help;
    uint64_t (*value)(const kin_elector_stats *stats);
};

static uint64_t metric_status(const kin_elector_stats *stats)
{
    return stats->is_leader;
}

static uint64_t metric_slow(const kin_elector_stats *stats)
{
    return stats->slow;
}

static const struct metric metrics[] = {
    {"leader_election_master_status", "gauge",
     "Whether this program leads: 1, or 0 for a candidate.", metric_status},
    {"leader_election_slowpath_total", "counter",
     "Renewals that had to look at the lease first.", metric_slow},
};

void kin__elector_collect(kin_metrics *target, void *elector)
{
    static const char *const label = "name";
    kin_elector *self = elector;
    kin_elector_stats stats = {.size = sizeof(stats)};

    kin_elector_get_stats(self, &stats);
    for (size_t m = 0; m < sizeof(metrics) / sizeof(metrics[0]); m++) {
        const struct kin__family family = {
            .name = metrics[m].name,
            .help = metrics[m].help,
            .type = strcmp(metrics[m].type, "gauge") == 0 ? KIN_METRIC_GAUGE
                                                          : KIN_METRIC_COUNTER,
            .labels = &label,
            .label_count = 1,
        };
        kin__metrics_tell(target, &family, &self->opts.name,
                          (double)metrics[m].value(&stats));
    }
}

static int metric_line(struct kin__buf *line, const struct metric *metric,
                       kin_elector *elector)
{
    kin_elector_stats stats = {.size = sizeof(stats)};

    kin_elector_get_stats(elector, &stats);
    kin__buf_clear(line);
    int r = kin__buf_printf(line, "%s{name=\"", metric->name);
    if (r == 0)
        r = kin__metric_escape(line, elector->opts.name);
    if (r == 0)
        r = kin__buf_printf(line, "\"} %llu\n",
                            (unsigned long long)metric->value(&stats));
    return r;
}

static int metric_head(struct kin__buf *line, const struct metric *metric)
{
    kin__buf_clear(line);
    return kin__buf_printf(line, "# HELP %s %s\n# TYPE %s %s\n", metric->name,
                           metric->help, metric->name, metric->type);
}

int kin__elector_write_metrics(kin_elector *const *electors, size_t count,
                               int (*write)(kin_str piece, void *userdata),
                               void *userdata)
{
    KIN__AUTO_BUF line = {.ptr = NULL};

    if (count == 0)
        return 0;
    kin__buf_init(&line, electors[0]->alloc, METRICS_LINE_MAX);
    for (size_t m = 0; m < sizeof(metrics) / sizeof(metrics[0]); m++) {
        int r = metric_head(&line, &metrics[m]);
        if (r == 0)
            r = write(kin__buf_str(&line), userdata);
        for (size_t i = 0; i < count && r == 0; i++) {
            r = metric_line(&line, &metrics[m], electors[i]);
            if (r == 0)
                r = write(kin__buf_str(&line), userdata);
        }
        if (r < 0)
            return r;
    }
    return 0;
}
