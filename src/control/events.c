/* SPDX-License-Identifier: Apache-2.0 */
#include "control/events.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/stop.h"
#include "base/str.h"
#include "control/unique.h"

enum {
    EVENTS_QUEUED = 1000,
    EVENTS_QUEUED_MAX = 1 << 20,
    EVENTS_BURST = 25,
    EVENTS_BURST_MAX = 1 << 20,
    EVENTS_SIMILAR = 10,
    EVENTS_SIMILAR_MAX = 64,
    EVENTS_TRIES = 12,
    EVENTS_REFILL_MS = 300000,
    EVENTS_SIMILAR_MS = 600000,
    EVENTS_RETRY_MS = 10000,
    EVENTS_FLUSH_MS = 5000,
    EVENTS_HOST_MAX = 253,
    EVENTS_INSTANCE_MAX = 128, /* the server's limit */
};

/* Longer spans are a mistake, and could not be counted in ns. */
#define EVENTS_MAX_MS (INT64_C(24) * 3600 * 1000)

#define EVENTS_MOMENT_NS KIN__NS_PER_S

/* ---- options ---- */

static void events_default_ms(int64_t *ms, int64_t otherwise)
{
    if (*ms == 0)
        *ms = otherwise;
}

static void events_defaults(kin_events_opts *opts)
{
    if (opts->max_queued == 0)
        opts->max_queued = EVENTS_QUEUED;
    if (opts->burst == 0)
        opts->burst = EVENTS_BURST;
    if (opts->similar == 0)
        opts->similar = EVENTS_SIMILAR;
    if (opts->tries == 0)
        opts->tries = EVENTS_TRIES;
    events_default_ms(&opts->refill_ms, EVENTS_REFILL_MS);
    events_default_ms(&opts->similar_ms, EVENTS_SIMILAR_MS);
    events_default_ms(&opts->retry_ms, EVENTS_RETRY_MS);
    events_default_ms(&opts->flush_ms, EVENTS_FLUSH_MS);
}

static bool ms_is_good(int64_t ms)
{
    return ms > 0 && ms <= EVENTS_MAX_MS;
}

static const char *events_problem(const kin_events_opts *opts)
{
    if (opts->component.len == 0 ||
        opts->component.len > KIN__REPORT_WORD_MAX ||
        kin__utf8_valid_prefix(opts->component) != opts->component.len)
        return "component is needed, of at most 128 bytes";
    if (opts->host.len > EVENTS_HOST_MAX ||
        kin__utf8_valid_prefix(opts->host) != opts->host.len)
        return "host is too long";
    if (opts->api != KIN_EVENTS_CORE && opts->api != KIN_EVENTS_NEW)
        return "api is unknown";
    if (opts->max_queued > EVENTS_QUEUED_MAX)
        return "max_queued is too large";
    if (opts->burst > EVENTS_BURST_MAX || opts->similar > EVENTS_SIMILAR_MAX)
        return "burst or similar is too large";
    if (!ms_is_good(opts->refill_ms) || !ms_is_good(opts->similar_ms) ||
        !ms_is_good(opts->retry_ms) || opts->flush_ms > EVENTS_MAX_MS)
        return "a span of time is negative, or more than a day";
    return NULL;
}

/* Copies component and host, and makes the instance of them. */
static int events_name_source(kin_events *self)
{
    char host[KIN__HOST_SIZE];
    KIN__AUTO_BUF buf;
    kin_str component = self->opts.component;
    kin_str given = self->opts.host;
    kin_str place = given;

    if (given.len == 0) {
        kin__host_name(host);
        place = kin_s(host);
    }
    kin__buf_init(&buf, self->alloc, 2048);
    int r = kin__buf_printf(&buf, "%.*s%.*s%.*s-%.*s", KIN_STR(component),
                            KIN_STR(given), KIN_STR(component), KIN_STR(place));
    if (r == 0)
        r = kin__buf_steal(&buf, &self->texts);
    if (r < 0)
        return r;
    const char *at = self->texts;
    self->source.api = self->opts.api;
    self->source.component = kin_str_of(at, component.len);
    self->source.host = kin_str_of(at + component.len, given.len);
    kin_str instance = kin__str_slice(kin_s(at + component.len + given.len), 0,
                                      EVENTS_INSTANCE_MAX);
    self->source.instance = kin__str_slice(instance, 0,
                                           kin__utf8_valid_prefix(instance));
    self->opts.component = self->source.component;
    self->opts.host = self->source.host;
    return 0;
}

/* ---- life ---- */

static void events_init(kin_events *self, uint64_t seed)
{
    const struct kin__report_limits limits = {
        .burst = self->opts.burst,
        .refill_ns = self->opts.refill_ms * KIN__NS_PER_MS,
        .similar = self->opts.similar,
        .similar_ns = self->opts.similar_ms * KIN__NS_PER_MS,
    };

    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
    kin__report_ring_init(&self->queue, self->alloc, self->opts.max_queued);
    kin__random_init(&self->random, seed);
    kin__report_correlator_init(&self->correlator, self->alloc, &limits,
                                &self->source, self->clock, &self->random);
    kin__report_series_init(&self->series, self->alloc, &self->source,
                            self->clock, &self->random);
}

static int events_start(kin_events *self, kin_error *err)
{
    const kin_stop_opts opts = {.size = sizeof(opts), .alloc = self->alloc};

    int r = kin__stop_new_with_clock(self->clock, &opts, &self->closing, err);
    if (r == 0)
        r = kin__stop_new_with_clock(self->clock, &opts, &self->cut, err);
    if (r < 0)
        return r;
    return kin__thread_start(&self->thread,
                             &(struct kin__thread_opts){.name = "kin-events"},
                             kin__events_drive, self, err);
}

int kin__events_new(kin_client *client, const kin_events_opts *opts,
                    const struct kin__events_deps *deps, kin_events **ret,
                    kin_error *err)
{
    kin_events_opts ours = KIN_INIT(kin_events_opts);
    uint64_t seed = deps ? deps->seed : 0;

    if (!client || !ret || kin__opts_take(opts, sizeof(ours), &ours) < 0)
        return kin_error_set(err, KIN_EINVAL, "events: bad arguments");
    events_defaults(&ours);
    const char *problem = events_problem(&ours);
    if (problem)
        return kin_error_set(err, KIN_EINVAL, "events: %s", problem);
    int r = seed ? 0 : kin__random_seed_from_os(&seed, err);
    if (r < 0)
        return r;
    KIN_AUTO(kin_events) *self = kin__alloc0(ours.alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    self->alloc = ours.alloc;
    self->opts = ours;
    self->clock = deps && deps->clock ? deps->clock : ours.clock;
    self->client = kin_client_ref(client);
    events_init(self, seed);
    r = events_name_source(self);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    r = events_start(self, err);
    if (r < 0)
        return r;
    kin__collector_attach(&self->collector, ours.metrics, kin__events_collect,
                          self);
    *ret = KIN__STEAL(self);
    return 0;
}

int kin_events_new(kin_client *client, const kin_events_opts *opts,
                   kin_events **ret, kin_error *err)
{
    return kin__events_new(client, opts, /* deps= */ NULL, ret, err);
}

/* Waits until the thread has ended; false if it has not by the deadline. */
static bool events_await_end(kin_events *self, kin_deadline deadline)
{
    KIN__LOCK_SCOPE(&self->mutex);
    while (!self->has_ended) {
        if (kin__deadline_passed(/* clock= */ NULL, deadline))
            return false;
        (void)kin__cond_wait_until(&self->changed, &self->mutex,
                                   /* clock= */ NULL, deadline);
    }
    return true;
}

static void events_end(kin_events *events, kin_deadline deadline)
{
    {
        KIN__LOCK_SCOPE(&events->mutex);
        events->is_closed = true;
        kin__cond_broadcast(&events->changed);
    }
    kin_stop_request(events->closing);
    if (!events_await_end(events, deadline))
        kin_stop_request(events->cut);
    (void)events_await_end(events, KIN_NEVER);
}

int kin_events_stop(kin_events *events, kin_deadline deadline)
{
    if (!events)
        return 0;
    events_end(events, deadline);
    KIN__LOCK_SCOPE(&events->mutex);
    return events->stats.unsent > 0 ? KIN_ETIMEDOUT : 0;
}

kin_events *kin_events_free(kin_events *events)
{
    struct kin__report_item item;

    if (!events)
        return NULL;
    kin__collector_detach(&events->collector);
    if (events->thread.is_started) {
        events_end(events, kin_deadline_ms(events->opts.flush_ms));
        kin__thread_join(&events->thread);
    }
    while (kin__report_ring_pop(&events->queue, &item))
        kin__free(events->alloc, item.event);
    kin__report_ring_done(&events->queue);
    kin__report_correlator_done(&events->correlator);
    kin__report_series_done(&events->series);
    (void)kin_stop_unref(events->closing);
    (void)kin_stop_unref(events->cut);
    (void)kin_client_unref(events->client);
    kin__cond_done(&events->changed);
    kin__mutex_done(&events->mutex);
    kin__free(events->alloc, events->texts);
    kin__free(events->alloc, events);
    return NULL;
}

/* ---- recording ---- */

/* Times differ, so that names do, too.  But a clock that was set back by more
 * than events of a moment are put apart by is believed. */
static int64_t events_wall_ns(kin_events *self)
{
    int64_t wall_ns = kin__clock_wall_ns(self->clock);

    KIN__LOCK_SCOPE(&self->mutex);
    if (wall_ns <= self->last_ns && self->last_ns - wall_ns < EVENTS_MOMENT_NS)
        wall_ns = self->last_ns + 1;
    self->last_ns = wall_ns;
    return wall_ns;
}

static int events_push(kin_events *self, struct kin__report *event)
{
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->is_closed)
        return KIN_ESTOPPED;
    int r = kin__report_ring_push(&self->queue,
                                  &(struct kin__report_item){event});
    if (r < 0)
        return r;
    self->stats.recorded++;
    kin__cond_broadcast(&self->changed);
    return 0;
}

static int events_dropped(kin_events *self, int code)
{
    {
        KIN__LOCK_SCOPE(&self->mutex);
        self->stats.dropped++;
    }
    KIN__LOG(self->opts.log, KIN_LOG_ERROR, "events", "event dropped",
             KIN__KV_TEXT("error", kin_error_text(code)));
    return code;
}

static int events_add(kin_events *self, const kin_events_entry *occurrence)
{
    struct kin__report *event = NULL;

    int r = kin__report_new(self->alloc, self->opts.api, occurrence,
                            events_wall_ns(self), &event);
    if (r == 0)
        r = events_push(self, event);
    if (r == 0)
        return 0;
    kin__free(self->alloc, event);
    return events_dropped(self, r);
}

int kin_events_add(kin_events *events, const kin_events_entry *occurrence)
{
    kin_events_entry ours = KIN_INIT(kin_events_entry);

    if (!events)
        return 0;
    if (!occurrence || kin__opts_take(occurrence, sizeof(ours), &ours) < 0)
        return events_dropped(events, KIN_EINVAL);
    return events_add(events, &ours);
}

static int events_add_text(kin_events *events, const kin_object *object,
                           kin_events_type type, const char *reason,
                           kin_str text)
{
    kin_events_entry occurrence = KIN_INIT(kin_events_entry);
    kin_reference reference;

    if (!object || kin_reference_of(object, &reference, /* err= */ NULL) < 0)
        return events_dropped(events, KIN_EINVAL);
    occurrence.object = &reference;
    occurrence.type = type;
    occurrence.reason = kin_s(reason);
    occurrence.action = occurrence.reason;
    occurrence.message = text;
    return events_add(events, &occurrence);
}

int kin_events_record(kin_events *events, const kin_object *object,
                      kin_events_type type, const char *reason,
                      const char *format, ...)
{
    KIN__AUTO_BUF buf = {.ptr = NULL};
    va_list args;

    if (!events)
        return 0;
    kin__buf_init(&buf, events->alloc, KIN__REPORT_MESSAGE_MAX);
    va_start(args, format);
    int r = kin__buf_vprintf(&buf, format, args);
    va_end(args);
    if (r < 0)
        return events_dropped(events, r);
    return events_add_text(events, object, type, reason, kin__buf_str(&buf));
}

void kin_events_get_stats(const kin_events *events, kin_events_stats *ret)
{
    kin_events *self = (kin_events *)(uintptr_t)events;

    KIN__LOCK_SCOPE(&self->mutex);
    kin_events_stats stats = self->stats;
    stats.queued = kin__report_ring_count(&self->queue);
    kin__opts_give(&stats, sizeof(stats), ret);
}
