/* SPDX-License-Identifier: Apache-2.0 */
#include "control/events.h"

static const char *const label = "component";

#define OF_COMPONENT .labels = &label, .label_count = 1
#define COUNTER .type = KIN_METRIC_COUNTER

static const struct kin__family recorded = {
    OF_COMPONENT, COUNTER, .name = "kin_events_recorded_total",
    .help = "Events that were taken into the queue."};
static const struct kin__family dropped = {
    OF_COMPONENT, COUNTER, .name = "kin_events_dropped_total",
    .help = "Events that were not taken, or not sent in the end."};
static const struct kin__family filtered = {
    OF_COMPONENT, COUNTER, .name = "kin_events_filtered_total",
    .help = "Events that were too many of one object."};
static const struct kin__family requests = {
    OF_COMPONENT, COUNTER, .name = "kin_events_requests_total",
    .help = "Requests that made an event or raised its count."};
static const struct kin__family retries = {
    OF_COMPONENT, COUNTER, .name = "kin_events_retries_total",
    .help = "Tries that failed and were followed by another."};
static const struct kin__family queued = {
    OF_COMPONENT, .type = KIN_METRIC_GAUGE, .name = "kin_events_queued",
    .help = "Events that wait."};

void kin__events_collect(kin_metrics *metrics, void *events)
{
    kin_events *self = events;
    const kin_str component = self->source.component;
    kin_events_stats stats = {.size = sizeof(stats)};

    kin_events_get_stats(self, &stats);
    kin__metrics_tell(metrics, &recorded, &component, (double)stats.recorded);
    kin__metrics_tell(metrics, &dropped, &component,
                      (double)(stats.dropped + stats.refused + stats.given_up +
                               stats.unsent));
    kin__metrics_tell(metrics, &filtered, &component, (double)stats.filtered);
    kin__metrics_tell(metrics, &requests, &component,
                      (double)(stats.created + stats.patched));
    kin__metrics_tell(metrics, &retries, &component, (double)stats.retried);
    kin__metrics_tell(metrics, &queued, &component, (double)stats.queued);
}
