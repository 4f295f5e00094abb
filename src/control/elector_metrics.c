/* SPDX-License-Identifier: Apache-2.0 */
#include "control/elector.h"

/* One figure of each elector. */
struct metric {
    const char *name;
    kin_metric_type type;
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
    {"leader_election_master_status", KIN_METRIC_GAUGE,
     "Whether this program leads: 1, or 0 for a candidate.", metric_status},
    {"leader_election_slowpath_total", KIN_METRIC_COUNTER,
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
            .type = metrics[m].type,
            .labels = &label,
            .label_count = 1,
        };
        kin__metrics_tell(target, &family, &self->opts.name,
                          (double)metrics[m].value(&stats));
    }
}
