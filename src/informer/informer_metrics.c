/* SPDX-License-Identifier: Apache-2.0 */
/*
 * informer_metrics.c - what an informer tells Prometheus.
 *
 * Names that begin with informer_ are client-go's, those with reflector_ were
 * until it stopped to report them, and those with kin_ are ours.
 */
#include "base/str.h"
#include "cache/store.h"
#include "informer/informer_impl.h"

enum {
    METRICS_VERSION_DIGITS = 15, /* a double is exact up to there */
    METRICS_LABELS = 5,          /* name, group, version, resource, handler */
};

static const char *const labels[METRICS_LABELS] = {"name", "group", "version",
                                                   "resource", "handler"};

#define OF_NAME .labels = labels, .label_count = 1
#define OF_INFORMER .labels = labels, .label_count = 4
#define OF_HANDLER .labels = labels, .label_count = 5
#define COUNTER .type = KIN_METRIC_COUNTER
#define GAUGE .type = KIN_METRIC_GAUGE
#define SUMMARY .type = KIN_METRIC_SUMMARY

static const struct kin__family queued = {
    OF_INFORMER, GAUGE, .name = "informer_queued_items",
    .help = "Changes that the slowest handler has not had.",
    .is_highest = true};
static const struct kin__family latency = {
    OF_INFORMER, KIN__FAMILY_TIMES,
    .name = "informer_processing_latency_seconds",
    .help = "How long it took to apply what had arrived."};
static const struct kin__family store_version = {
    OF_INFORMER, GAUGE, .name = "informer_store_resource_version",
    .help = "The last 15 digits of the copy's resource version.",
    .is_highest = true};

static const struct kin__family lists = {
    OF_NAME, COUNTER, .name = "reflector_lists_total",
    .help = "Lists that were asked for, pages counted."};
static const struct kin__family list_duration = {
    OF_NAME, SUMMARY, .name = "reflector_list_duration_seconds",
    .help = "How long it took until a list was whole, streamed or not."};
static const struct kin__family list_items = {
    OF_NAME, SUMMARY, .name = "reflector_items_per_list",
    .help = "Objects that lists have brought."};
static const struct kin__family watches = {
    OF_NAME, COUNTER, .name = "reflector_watches_total",
    .help = "Watches that were asked for."};
static const struct kin__family short_watches = {
    OF_NAME, COUNTER, .name = "reflector_short_watches_total",
    .help = "Watches that ended within a second and without an event."};
static const struct kin__family watch_duration = {
    OF_NAME, SUMMARY, .name = "reflector_watch_duration_seconds",
    .help = "How long watches lasted."};
static const struct kin__family watch_items = {
    OF_NAME, SUMMARY, .name = "reflector_items_per_watch",
    .help = "Events that watches have brought."};
static const struct kin__family last_version = {
    OF_NAME, GAUGE, .name = "reflector_last_resource_version",
    .help = "The last 15 digits of the last resource version that was seen.",
    .is_highest = true};

static const struct kin__family synced = {
    OF_INFORMER, GAUGE, .name = "kin_informer_synced",
    .help = "Informers whose first list has arrived."};
static const struct kin__family objects = {OF_INFORMER, GAUGE,
                                           .name = "kin_informer_objects",
                                           .help = "Objects of the copy."};
static const struct kin__family bytes = {
    OF_INFORMER, GAUGE, .name = "kin_informer_bytes",
    .help = "Memory of the copy, all included."};
static const struct kin__family values = {
    OF_INFORMER, GAUGE, .name = "kin_informer_values",
    .help = "Different values that the copy consists of."};
static const struct kin__family age = {
    OF_INFORMER, GAUGE, .name = "kin_informer_age_seconds",
    .help = "How long ago the server last said what it has.",
    .is_highest = true};
static const struct kin__family relists = {
    OF_INFORMER, COUNTER, .name = "kin_informer_relists_total",
    .help = "Lists after the first one that were whole."};
static const struct kin__family events = {OF_INFORMER, COUNTER,
                                          .name = "kin_informer_events_total",
                                          .help = "Events of watches."};
static const struct kin__family failures = {
    OF_INFORMER, COUNTER, .name = "kin_informer_failures_total",
    .help = "Failures that were reported."};

static const struct kin__family isolated = {
    OF_INFORMER, GAUGE, .name = "kin_informer_isolated_objects",
    .help = "Objects that could not be decoded or stored."};

static const struct kin__family waiting = {
    OF_HANDLER, GAUGE, .name = "kin_handler_waiting",
    .help = "Changes that wait for a handler."};
static const struct kin__family lag = {
    OF_HANDLER, GAUGE, .name = "kin_handler_lag_seconds",
    .help = "How old the oldest change is that a handler has not finished.",
    .is_highest = true};
static const struct kin__family delivered = {
    OF_HANDLER, COUNTER, .name = "kin_handler_delivered_total",
    .help = "Changes that a handler was told."};

/* A scrape, and whose turn it is. */
struct scrape {
    kin_metrics *metrics;
    kin_str values[METRICS_LABELS];
};

static void tell(const struct scrape *scrape, const struct kin__family *family,
                 double value)
{
    kin__metrics_tell(scrape->metrics, family, scrape->values, value);
}

static void tell_sum(const struct scrape *scrape,
                     const struct kin__family *family, uint64_t count,
                     double sum)
{
    kin__metrics_tell_many(scrape->metrics, family, scrape->values,
                           /* buckets= */ NULL, count, sum);
}

static void tell_version(const struct scrape *scrape,
                         const struct kin__family *family, kin_str version)
{
    uint64_t number = 0;
    size_t skip = version.len > METRICS_VERSION_DIGITS
                      ? version.len - METRICS_VERSION_DIGITS
                      : 0;

    if (kin__str_to_u64(kin__str_slice(version, skip, version.len), &number) ==
        0)
        tell(scrape, family, (double)number);
}

static void tell_reflector(const struct scrape *scrape,
                           const struct kin__source *source)
{
    const struct kin__reflector *reflector = kin__core_reflector(source->core);
    const struct kin__reflector_counts *counts = kin__reflector_counts(
        reflector);

    tell(scrape, &lists, (double)counts->lists);
    tell_sum(scrape, &list_duration, counts->published,
             kin__seconds_of_ns(counts->publish_ns));
    tell_sum(scrape, &list_items, counts->published,
             (double)counts->list_items);
    tell(scrape, &watches, (double)counts->watches);
    tell(scrape, &short_watches, (double)counts->short_watches);
    tell_sum(scrape, &watch_duration, counts->ended_watches,
             kin__seconds_of_ns(counts->watch_ns));
    tell_sum(scrape, &watch_items, counts->ended_watches,
             (double)counts->watch_events);
    tell_version(scrape, &last_version, kin__reflector_version(reflector));
}

static void tell_handler(const kin_handler_stats *handler, void *userdata)
{
    struct scrape *scrape = userdata;
    int64_t oldest_ms = handler->oldest_ms;

    if (handler->is_called && handler->called_ms > oldest_ms)
        oldest_ms = handler->called_ms;
    scrape->values[METRICS_LABELS - 1] = kin_s(handler->name);
    tell(scrape, &waiting, (double)handler->waiting);
    tell(scrape, &lag, (double)oldest_ms / 1000);
    tell(scrape, &delivered, (double)handler->delivered);
}

static void tell_informer(const struct scrape *scrape, kin_informer *self,
                          const kin_informer_stats *stats)
{
    const struct kin__times *times = &self->times;

    tell(scrape, &queued, (double)stats->waiting);
    kin__metrics_tell_many(scrape->metrics, &latency, scrape->values,
                           times->buckets, times->count,
                           kin__seconds_of_ns((int64_t)times->sum_ns));
    tell(scrape, &synced, stats->is_synced);
    tell(scrape, &objects, (double)stats->objects);
    tell(scrape, &bytes, (double)stats->bytes);
    tell(scrape, &values, (double)stats->values);
    tell(scrape, &relists, (double)stats->relists);
    if (stats->age_ms >= 0)
        tell(scrape, &age, (double)stats->age_ms / 1000);
    tell(scrape, &events, (double)stats->events);
    tell(scrape, &failures, (double)stats->failures);
    tell(scrape, &isolated, (double)stats->isolated);
}

static void tell_store(const struct scrape *scrape, kin_informer *self)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(self);
    kin_scratch scratch;

    if (snapshot)
        tell_version(scrape, &store_version,
                     kin_snapshot_resource_version(snapshot, &scratch));
}

void kin__informer_collect(kin_metrics *metrics, void *informer)
{
    kin_informer *self = informer;
    const kin_resource *resource = self->lw->resource;
    struct scrape scrape = {
        .metrics = metrics,
        .values = {kin_s(self->name), kin_s(resource->group),
                   kin_s(resource->version), kin_s(resource->plural)}};
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    KIN__LOCK_SCOPE(&self->mutex);
    int64_t now_ns = kin__informer_now_ns(self);
    kin__informer_stats(self, now_ns, &stats);
    tell_informer(&scrape, self, &stats);
    tell_store(&scrape, self);
    for (size_t i = 0; i < self->sources.count; i++)
        tell_reflector(&scrape, &self->sources.all[i]);
    kin__informer_each_handler(self, now_ns, tell_handler, &scrape);
}
