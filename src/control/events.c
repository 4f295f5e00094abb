/* SPDX-License-Identifier: Apache-2.0 */
/*
 * events.c - from a recorded entry to a request.
 *
 * kin_events_add() copies the entry into the queue and posts the job.  It takes
 * one record at a time, lets the correlator (core/v1) or the series
 * (events.k8s.io/v1) decide what to write, and sends it with retries.  On stop
 * it sends what is queued, once each, until the deadline.
 */
#include "control/events.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/stop.h"
#include "base/str.h"
#include "base/thread.h"
#include "control/identity.h"
#include "kube/call.h"
#include "kube/client.h"
#include "kube/verbs.h"

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
    EVENTS_INSTANCE_MAX = 128, /* the limit of the API server */
    EVENTS_STEPS = 64,         /* of one run of the job */
};

/* A longer duration is a mistake, and its nanoseconds would overflow. */
#define EVENTS_MAX_MS (INT64_C(24) * 3600 * 1000)

#define EVENTS_MOMENT_NS KIN__NS_PER_S

/* ---- state ---- */

/* Increments one counter of the statistics. */
static void events_count(kin_events *self, uint64_t *count)
{
    KIN__LOCK_SCOPE(&self->mutex);
    (*count)++;
}

static bool events_is_closing(kin_events *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    return self->is_closed;
}

/* Runs the job soon, if there is one. */
static void events_post(kin_events *self)
{
    kin__mutex_assert_held(&self->mutex);
    if (self->has_job)
        kin__job_post(&self->job);
}

/* ---- requests ---- */

static void events_on_done(kin_call *call, const kin_error *err, void *userdata)
{
    kin_events *self = userdata;

    (void)call;
    KIN__LOCK_SCOPE(&self->mutex);
    assert(!self->is_answered);
    self->is_answered = true;
    if (err)
        self->answer = *err;
    else
        kin_error_clear(&self->answer);
    events_post(self);
}

static kin_call_opts events_call_opts(kin_events *self)
{
    kin_call_opts opts = KIN_INIT(kin_call_opts);

    opts.stop = self->cut;
    opts.on_done = events_on_done;
    opts.userdata = self;
    return opts;
}

static int events_create(kin_events *self, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    const struct kin__event_sending *sending = &self->sending;
    const kin_call_opts opts = events_call_opts(self);

    int r = kin__event_body(self->alloc, &self->source, sending->event,
                            &sending->write, &body, err);
    if (r < 0)
        return r;
    return kin__client_create_value_async(
        self->client, kin__event_record_resource(self->source.api),
        kin_document_root(body), &opts, &self->call, err);
}

static int events_patch(kin_events *self, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    const struct kin__event_sending *sending = &self->sending;
    const kin_call_opts opts = events_call_opts(self);

    int r = kin__event_patch(self->alloc, &self->source, sending->event,
                             &sending->write, &body, err);
    if (r < 0)
        return r;
    const kin_patch patch = {
        .size = sizeof(patch),
        .type = KIN_PATCH_STRATEGIC,
        .name = {kin__event_record_namespace(sending->event),
                 kin_s(sending->write.name)},
        .body = kin_document_root(body)};
    return kin_client_patch_async(self->client,
                                  kin__event_record_resource(self->source.api),
                                  &patch, &opts, &self->call, err);
}

/* The outcome of an attempt. */
enum events_outcome {
    EVENTS_WRITTEN,
    EVENTS_AGAIN,   /* not rejected by the server: retry */
    EVENTS_DROPPED, /* a retry would fail as well */
};

static enum events_outcome events_outcome_of(const kin_events *self,
                                             const kin_error *answer)
{
    int r = answer->code;

    if (r == 0)
        return EVENTS_WRITTEN;
    /* The patch found no Event, and the create then found one: the Event
     * recurred at once, and its patch was sent first.  The next attempt patches
     * it. */
    if (r == KIN_EEXISTS && self->source.api == KIN_EVENTS_NEW &&
        self->sending.write.is_patch)
        return EVENTS_AGAIN;
    if (answer->http_status != 0 || r == KIN_EINVAL || r == KIN_ELIMIT ||
        r == KIN_ENOMEM)
        return EVENTS_DROPPED;
    return EVENTS_AGAIN;
}

/* ---- attempts ---- */

/* Jitter, so that clients do not retry in step. */
static int64_t events_pause_ns(kin_events *self)
{
    double pause_ns = (double)self->opts.retry_ms * (double)KIN__NS_PER_MS;
    double chance = kin__random_double(&self->random);

    if (self->source.api == KIN_EVENTS_NEW)
        pause_ns *= 1 + 0.25 * chance;
    else if (self->sending.tries == 1)
        pause_ns *= chance;
    return (int64_t)pause_ns;
}

/* Counts an Event whose last attempt failed. */
static void events_give_up(kin_events *self)
{
    events_count(self, kin_stop_requested(self->cut) ? &self->stats.unsent
                                                     : &self->stats.given_up);
}

/* The last attempt for an Event has ended. */
static void events_end_write(kin_events *self, enum events_outcome outcome)
{
    struct kin__event_sending *sending = &self->sending;
    struct kin__series *series = sending->series;

    assert(!self->call);
    self->state = KIN__EVENTS_IDLE;
    if (outcome == EVENTS_AGAIN && (!sending->is_pass || self->is_flushing))
        events_give_up(self);
    if (series && outcome == EVENTS_WRITTEN)
        series->written = sending->write.count;
    if (sending->is_pass)
        kin__event_series_end_write(&self->series, outcome == EVENTS_AGAIN);
    if (!series)
        kin__free(self->alloc, sending->event);
    *sending = (struct kin__event_sending){.event = NULL};
}

static void events_log_failure(const kin_events *self,
                               enum events_outcome outcome,
                               const kin_error *answer)
{
    KIN__LOG(self->opts.log, KIN_LOG_WARN, "events",
             outcome == EVENTS_AGAIN ? "event not written" : "event rejected",
             KIN__KV_TEXT("name", self->sending.write.name),
             KIN__KV_TEXT("error", answer->message));
}

static void events_end_attempt(kin_events *self, const kin_error *answer)
{
    struct kin__event_sending *sending = &self->sending;
    enum events_outcome outcome = events_outcome_of(self, answer);

    if (outcome == EVENTS_WRITTEN)
        events_count(self, sending->is_patching ? &self->stats.patched
                                                : &self->stats.created);
    else
        events_log_failure(self, outcome, answer);
    if (outcome == EVENTS_DROPPED)
        events_count(self, &self->stats.refused);
    if (outcome != EVENTS_AGAIN || sending->is_pass ||
        sending->tries >= self->opts.tries || events_is_closing(self)) {
        events_end_write(self, outcome);
        return;
    }
    events_count(self, &self->stats.retried);
    sending->again_ns = kin__time_add_ns(kin__clock_now_ns(self->clock),
                                         events_pause_ns(self));
    self->state = KIN__EVENTS_PAUSING;
}

static void events_ask(kin_events *self, bool is_patching)
{
    kin_error err = KIN_ERROR_INIT;

    assert(!self->call);
    self->sending.is_patching = is_patching;
    self->state = KIN__EVENTS_ASKING;
    int r = is_patching ? events_patch(self, &err) : events_create(self, &err);
    if (r < 0)
        events_end_attempt(self, &err);
}

static void events_attempt(kin_events *self)
{
    self->sending.tries++;
    events_ask(self, self->sending.write.is_patch);
}

/* Takes the answer of the request.  Returns false if there is none yet. */
static bool events_take_answer(kin_events *self)
{
    kin_error answer;

    {
        KIN__LOCK_SCOPE(&self->mutex);
        if (!self->is_answered)
            return false;
        self->is_answered = false;
        answer = self->answer;
    }
    self->call = kin_call_free(self->call);
    /* The server deletes Events after a while. */
    if (answer.code == KIN_ENOTFOUND && self->sending.is_patching)
        events_ask(self, /* is_patching= */ false);
    else
        events_end_attempt(self, &answer);
    return true;
}

/* ---- one Event ---- */

static void events_log(kin_events *self, const struct kin__event_record *event)
{
    kin_log_level level = self->opts.is_logged ? KIN_LOG_INFO : KIN_LOG_DEBUG;

    KIN__LOG(self->opts.log, level, "events", "event occurred",
             KIN__KV_STR("namespace", event->object.ns),
             KIN__KV_STR("name", event->object.name),
             KIN__KV_STR("fieldPath", event->object.field_path),
             KIN__KV_STR("kind", event->object.kind),
             KIN__KV_STR("apiVersion", event->object.api_version),
             KIN__KV_STR("type", kin__event_record_type_text(event->type)),
             KIN__KV_STR("reason", event->reason),
             KIN__KV_STR("message", event->message));
}

/* Takes over `event`. */
static void events_process_core(kin_events *self,
                                struct kin__event_record *event)
{
    struct kin__event_write write;

    int r = kin__event_correlate(&self->correlator, event, &write);
    if ((r == 0 || r == KIN_ELIMIT) && write.is_combined)
        events_count(self, &self->stats.combined);
    if (r == 0) {
        self->sending = (struct kin__event_sending){.event = event,
                                                    .write = write};
        events_attempt(self);
        return;
    }
    events_count(self, r == KIN_ELIMIT ? &self->stats.filtered
                                       : &self->stats.given_up);
    kin__free(self->alloc, event);
}

static void events_send_series(kin_events *self, struct kin__series *series,
                               bool is_pass)
{
    self->sending = (struct kin__event_sending){.event = series->event,
                                                .write = series->write,
                                                .series = series,
                                                .is_pass = is_pass};
    events_attempt(self);
}

/* Takes over `event`. */
static void events_process_new(kin_events *self,
                               struct kin__event_record *event)
{
    struct kin__series *series = NULL;

    uint64_t lost = self->series.lost;
    int r = kin__event_series_take(&self->series, &event, &series);
    if (self->series.lost > lost)
        events_count(self, &self->stats.given_up);
    kin__free(self->alloc, event); /* NULL if it was taken */
    if (r == 0)
        events_send_series(self, series, /* is_pass= */ false);
    else
        events_count(self, r == KIN_EEXISTS ? &self->stats.counted
                                            : &self->stats.given_up);
}

/* ---- the job ---- */

static struct kin__event_record *events_pop(kin_events *self)
{
    struct kin__event_item item;

    KIN__LOCK_SCOPE(&self->mutex);
    return kin__event_ring_pop(&self->queue, &item) ? item.event : NULL;
}

/* Drops the Events that are left at the deadline. */
static void events_drop_rest(kin_events *self)
{
    struct kin__event_item item;

    KIN__LOCK_SCOPE(&self->mutex);
    while (kin__event_ring_pop(&self->queue, &item)) {
        self->stats.unsent++;
        kin__free(self->alloc, item.event);
    }
}

static void events_set_ended(kin_events *self);

/* Nothing is left to send but the counts of series. */
static void events_begin_end(kin_events *self)
{
    events_drop_rest(self);
    if (self->source.api != KIN_EVENTS_NEW) {
        self->state = KIN__EVENTS_ENDED;
        events_set_ended(self);
        return;
    }
    self->is_passing = true;
    self->is_flushing = true;
    kin__event_series_begin_pass(&self->series, KIN__SERIES_FLUSH);
}

/* Continues a pass. */
static void events_pass(kin_events *self)
{
    struct kin__series *series = kin__event_series_next(&self->series);

    if (series && kin_stop_requested(self->cut)) {
        if (self->is_flushing)
            events_count(self, &self->stats.unsent);
        kin__event_series_end_write(&self->series, /* is_kept= */ true);
    } else if (series) {
        events_send_series(self, series, /* is_pass= */ true);
    } else {
        self->is_passing = false;
        if (!self->is_flushing)
            return;
        self->state = KIN__EVENTS_ENDED;
        events_set_ended(self);
    }
}

/* Begins a pass over all series if one is due. */
static bool events_begin_pass(kin_events *self)
{
    enum kin__series_pass pass;

    if (self->source.api != KIN_EVENTS_NEW || events_is_closing(self) ||
        !kin__event_series_is_due(&self->series, &pass))
        return false;
    self->is_passing = true;
    kin__event_series_begin_pass(&self->series, pass);
    return true;
}

/* Begins the next thing to do.  Returns false if there is none before
 * `ret_due`. */
static bool events_next(kin_events *self, kin_deadline *ret_due)
{
    if (self->is_passing) {
        events_pass(self);
        return true;
    }
    if (kin_stop_requested(self->cut)) {
        events_begin_end(self);
        return true;
    }
    if (events_begin_pass(self))
        return true;
    /* Closed before the queue is empty. */
    bool is_closing = events_is_closing(self);
    struct kin__event_record *event = events_pop(self);
    if (event) {
        events_log(self, event);
        if (self->source.api == KIN_EVENTS_NEW)
            events_process_new(self, event);
        else
            events_process_core(self, event);
        return true;
    }
    if (is_closing)
        events_begin_end(self);
    else if (self->source.api == KIN_EVENTS_NEW)
        *ret_due = kin__event_series_due(&self->series);
    return is_closing;
}

/* Waits for the next attempt, unless the recorder is being stopped. */
static bool events_pause(kin_events *self, kin_deadline *ret_due)
{
    *ret_due = (kin_deadline){self->sending.again_ns};
    if (events_is_closing(self))
        events_end_write(self, EVENTS_AGAIN);
    else if (kin__deadline_passed(self->clock, *ret_due))
        events_attempt(self);
    else
        return false;
    return true;
}

static bool events_step(kin_events *self, kin_deadline *ret_due)
{
    *ret_due = KIN_NEVER;
    switch (self->state) {
    case KIN__EVENTS_IDLE:
        return events_next(self, ret_due);
    case KIN__EVENTS_ASKING:
        return events_take_answer(self);
    case KIN__EVENTS_PAUSING:
        return events_pause(self, ret_due);
    case KIN__EVENTS_ENDED:
        break;
    }
    return false;
}

static void events_run(struct kin__job *job, void *userdata)
{
    kin_events *self = userdata;
    kin_deadline due = KIN_NEVER;

    for (int i = 0; i < EVENTS_STEPS; i++) {
        if (!events_step(self, &due)) {
            kin__job_set_due(job, due.at_ns);
            return;
        }
    }
    kin__job_post(job);
}

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

static bool ms_is_valid(int64_t ms)
{
    return ms > 0 && ms <= EVENTS_MAX_MS;
}

static const char *events_check_opts(const kin_events_opts *opts)
{
    if (opts->component.len == 0 || opts->component.len > KIN__EVENT_WORD_MAX ||
        kin__utf8_valid_prefix(opts->component) != opts->component.len)
        return "component must be UTF-8 of 1 to 128 bytes";
    if (opts->host.len > EVENTS_HOST_MAX ||
        kin__utf8_valid_prefix(opts->host) != opts->host.len)
        return "host is too long or not UTF-8";
    if (opts->api != KIN_EVENTS_CORE && opts->api != KIN_EVENTS_NEW)
        return "api is invalid";
    if (opts->max_queued > EVENTS_QUEUED_MAX)
        return "max_queued is too large";
    if (opts->burst > EVENTS_BURST_MAX || opts->similar > EVENTS_SIMILAR_MAX)
        return "burst or similar is too large";
    if (!ms_is_valid(opts->refill_ms) || !ms_is_valid(opts->similar_ms) ||
        !ms_is_valid(opts->retry_ms) || opts->flush_ms > EVENTS_MAX_MS)
        return "a duration is negative or longer than a day";
    return NULL;
}

/* Copies component and host, and derives the instance from them. */
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

/* ---- metrics ---- */

static const char *const label = "component";

#define OF_COMPONENT .labels = &label, .label_count = 1
#define COUNTER .type = KIN_METRIC_COUNTER

static const struct kin__family recorded = {OF_COMPONENT, COUNTER,
                                            .name = "kin_events_recorded_total",
                                            .help = "Events that were queued."};
static const struct kin__family dropped = {
    OF_COMPONENT, COUNTER, .name = "kin_events_dropped_total",
    .help = "Events that were dropped: not queued, rejected or not sent."};
static const struct kin__family filtered = {
    OF_COMPONENT, COUNTER, .name = "kin_events_filtered_total",
    .help = "Events that exceeded the rate limit of their object."};
static const struct kin__family requests = {
    OF_COMPONENT, COUNTER, .name = "kin_events_requests_total",
    .help = "Requests that created an Event or updated its count."};
static const struct kin__family retries = {
    OF_COMPONENT, COUNTER, .name = "kin_events_retries_total",
    .help = "Failed attempts that were retried."};
static const struct kin__family queued = {
    OF_COMPONENT, .type = KIN_METRIC_GAUGE, .name = "kin_events_queued",
    .help = "Number of queued Events."};

static void events_collect(kin_metrics *metrics, void *events)
{
    kin_events *self = events;
    const kin_str component = self->source.component;
    kin_events_stats stats = {.size = sizeof(stats)};

    kin_events_get_stats(self, &stats);
    kin__metrics_add_sample(metrics, &recorded, &component,
                            (double)stats.recorded);
    kin__metrics_add_sample(metrics, &dropped, &component,
                            (double)(stats.dropped + stats.refused +
                                     stats.given_up + stats.unsent));
    kin__metrics_add_sample(metrics, &filtered, &component,
                            (double)stats.filtered);
    kin__metrics_add_sample(metrics, &requests, &component,
                            (double)(stats.created + stats.patched));
    kin__metrics_add_sample(metrics, &retries, &component,
                            (double)stats.retried);
    kin__metrics_add_sample(metrics, &queued, &component, (double)stats.queued);
}

/* ---- life cycle ---- */

static void events_init(kin_events *self, uint64_t seed)
{
    const struct kin__event_limits limits = {
        .burst = self->opts.burst,
        .refill_ns = self->opts.refill_ms * KIN__NS_PER_MS,
        .similar = self->opts.similar,
        .similar_ns = self->opts.similar_ms * KIN__NS_PER_MS,
    };

    kin__ref_init(&self->refs);
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
    CDS_INIT_LIST_HEAD(&self->stops);
    kin__event_ring_init(&self->queue, self->alloc, self->opts.max_queued);
    kin__random_init(&self->random, seed);
    kin__event_correlator_init(&self->correlator, self->alloc, &limits,
                               &self->source, self->clock, &self->random);
    kin__event_series_init(&self->series, self->alloc, &self->source,
                           self->clock, &self->random);
}

static int events_start(kin_events *self, kin_error *err)
{
    const kin_stop_opts opts = {.size = sizeof(opts), .alloc = self->alloc};

    int r = kin__stop_new_with_clock(self->clock, &opts, &self->cut, err);
    if (r == 0)
        r = kin__executor_loan_take(&self->loan, self->client, self->clock,
                                    err);
    if (r < 0)
        return r;
    if (kin__job_init(&self->job, self->loan.executor, events_run, self) < 0)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    KIN__LOCK_SCOPE(&self->mutex);
    self->has_job = true;
    events_post(self); /* for the first pass over series */
    return 0;
}

int kin__events_new(kin_client *client, const kin_events_opts *opts,
                    const struct kin__events_deps *deps, kin_events **ret,
                    kin_error *err)
{
    kin_events_opts ours = KIN_INIT(kin_events_opts);
    uint64_t seed = deps ? deps->seed : 0;

    if (!client || !ret || kin__opts_take(opts, sizeof(ours), &ours) < 0)
        return kin_error_set(err, KIN_EINVAL, "events: invalid arguments");
    events_defaults(&ours);
    const char *problem = events_check_opts(&ours);
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
    self->is_in_loop = client->opts.loop != NULL;
    events_init(self, seed);
    r = events_name_source(self);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    r = events_start(self, err);
    if (r < 0)
        return r;
    kin__collector_attach(&self->collector, ours.metrics, events_collect, self);
    *ret = KIN__STEAL(self);
    return 0;
}

int kin_events_new(kin_client *client, const kin_events_opts *opts,
                   kin_events **ret, kin_error *err)
{
    return kin__events_new(client, opts, /* deps= */ NULL, ret, err);
}

/* ---- the end ---- */

/* Releases a reference; the last one frees it. */
static void events_unref(kin_events *self)
{
    struct kin__event_item item;

    if (!kin__ref_put(&self->refs))
        return;
    assert(!self->has_job && !self->call);
    if (!self->sending.series)
        kin__free(self->alloc, self->sending.event);
    while (kin__event_ring_pop(&self->queue, &item))
        kin__free(self->alloc, item.event);
    kin__event_ring_done(&self->queue);
    kin__event_correlator_done(&self->correlator);
    kin__event_series_done(&self->series);
    (void)kin_stop_unref(self->cut);
    (void)kin_client_unref(self->client);
    kin__cond_done(&self->changed);
    kin__mutex_done(&self->mutex);
    kin__free(self->alloc, self->texts);
    kin__free(self->alloc, self);
}

/* A call of kin_events_stop_async(). */
struct events_stop {
    kin_call call;
    kin_events *events;        /* owned reference; NULL before the start */
    struct cds_list_head link; /* in `stops` of the recorder */
    bool is_listed;            /* since the first step that had to wait */
};

/* Nothing more will be sent. */
static void events_set_ended(kin_events *self)
{
    struct events_stop *stop = NULL;

    KIN__LOCK_SCOPE(&self->mutex);
    assert(self->is_closed && kin__event_ring_count(&self->queue) == 0);
    self->has_ended = true;
    kin__cond_broadcast(&self->changed);
    cds_list_for_each_entry(stop, &self->stops, link) {
        kin__call_wake(&stop->call);
    }
}

static void events_close(kin_events *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    self->is_closed = true;
    events_post(self);
}

/* Ends the request under way; no other is sent. */
static void events_cut(kin_events *self)
{
    kin_stop_request(self->cut);
    KIN__LOCK_SCOPE(&self->mutex);
    events_post(self);
}

/* Waits until it has ended.  Returns false on a timeout. */
static bool events_wait_ended(kin_events *self, kin_deadline deadline)
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
    events_close(events);
    if (!events_wait_ended(events, deadline))
        events_cut(events);
    (void)events_wait_ended(events, KIN_NEVER);
}

int kin_events_stop(kin_events *events, kin_deadline deadline)
{
    if (!events)
        return 0;
    if (events->is_in_loop)
        return KIN_EUNSUPPORTED;
    int r = kin__thread_check_waiting(/* err= */ NULL);
    if (r < 0)
        return r;
    events_end(events, deadline);
    KIN__LOCK_SCOPE(&events->mutex);
    return events->stats.unsent > 0 ? KIN_ETIMEDOUT : 0;
}

/* Whether the recorder has ended; if not, its end will wake the call. */
static bool events_stop_has_ended(struct events_stop *stop,
                                  uint64_t *ret_unsent)
{
    kin_events *self = stop->events;

    KIN__LOCK_SCOPE(&self->mutex);
    *ret_unsent = self->stats.unsent;
    if (!self->has_ended && !stop->is_listed) {
        cds_list_add_tail(&stop->link, &self->stops);
        stop->is_listed = true;
    }
    return self->has_ended;
}

static int events_stop_step(kin_call *call, kin_deadline *due, kin_error *err)
{
    struct events_stop *stop = (struct events_stop *)(void *)call;
    kin_events *self = stop->events;
    uint64_t unsent = 0;

    if (events_stop_has_ended(stop, &unsent))
        return unsent > 0 ? kin_error_set(err, KIN_ETIMEDOUT,
                                          "events: %llu were not sent in time",
                                          (unsigned long long)unsent)
                          : 0;
    if (kin_stop_requested(call->stop))
        events_cut(self); /* its end wakes the call */
    else
        *due = kin__stop_deadline_on(call->stop, call->client->clock);
    return KIN__PENDING;
}

static void events_stop_done(kin_call *call)
{
    struct events_stop *stop = (struct events_stop *)(void *)call;
    kin_events *events = KIN__STEAL(stop->events);

    {
        KIN__LOCK_SCOPE(&events->mutex);
        if (stop->is_listed)
            cds_list_del(&stop->link);
    }
    events_unref(events);
}

static const struct kin__call_ops events_stop_ops = {.step = events_stop_step,
                                                     .done = events_stop_done};

static int events_start_stop(kin_events *events, kin_call_opts *opts,
                             kin_call **ret, kin_error *err)
{
    KIN_AUTO(kin_stop) *until = NULL;
    kin_call *call = NULL;
    int64_t ms = opts->timeout_ms ? opts->timeout_ms : events->opts.flush_ms;
    const kin_stop_opts stop = {
        .size = sizeof(stop),
        .alloc = events->alloc,
        .has_deadline = opts->timeout_ms >= 0,
        .deadline = kin__deadline_after(opts->stop ? kin__stop_clock(opts->stop)
                                                   : events->client->clock,
                                        kin__time_of_ms(ms > 0 ? ms : 0))};

    int r = opts->stop ? kin_stop_new(opts->stop, &stop, &until, err)
                       : kin__stop_new_with_clock(events->client->clock, &stop,
                                                  &until, err);
    if (r < 0)
        return r;
    opts->stop = until;
    r = kin__call_new(events->client, opts, sizeof(struct events_stop),
                      &events_stop_ops, &call, err);
    if (r < 0)
        return r;
    struct events_stop *self = (struct events_stop *)(void *)call;
    kin__ref_get(&events->refs);
    self->events = events;
    events_close(events);
    kin__call_start(call, ret);
    return 0;
}

int kin_events_stop_async(kin_events *events, const kin_call_opts *opts,
                          kin_call **ret, kin_error *err)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    int r = kin__opts_take(opts, sizeof(own), &own);

    if (r < 0 || !events)
        r = kin_error_set(err, KIN_EINVAL, "events: invalid arguments");
    else
        r = events_start_stop(events, &own, ret, err);
    return kin__call_started(&own, r);
}

/* The job has ended: Events that are left are not sent. */
static void events_abandon(kin_events *self)
{
    events_drop_rest(self);
    if (self->state == KIN__EVENTS_ASKING || self->state == KIN__EVENTS_PAUSING)
        events_count(self, &self->stats.unsent);
    events_set_ended(self);
}

kin_events *kin_events_free(kin_events *events)
{
    if (!events)
        return NULL;
    kin__collector_detach(&events->collector);
    events_close(events);
    if (events->has_job && !events->is_in_loop)
        events_end(events, kin_deadline_ms(events->opts.flush_ms));
    events->call = kin_call_free(events->call); /* which may post the job */
    kin__mutex_lock(&events->mutex);
    bool has_job = events->has_job;
    events->has_job = false;
    kin__mutex_unlock(&events->mutex);
    if (has_job)
        kin__job_done(&events->job);
    kin__executor_loan_return(&events->loan);
    events_abandon(events);
    events_unref(events);
    return NULL;
}

/* ---- recording ---- */

/* Times are unique, and so are the names made from them.  But a clock that was
 * set back by more than EVENTS_MOMENT_NS is followed. */
static int64_t events_wall_ns(kin_events *self)
{
    int64_t wall_ns = kin__clock_wall_ns(self->clock);

    KIN__LOCK_SCOPE(&self->mutex);
    if (wall_ns <= self->last_ns && self->last_ns - wall_ns < EVENTS_MOMENT_NS)
        wall_ns = self->last_ns + 1;
    self->last_ns = wall_ns;
    return wall_ns;
}

static int events_push(kin_events *self, struct kin__event_record *event)
{
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->is_closed)
        return KIN_ESTOPPED;
    int r = kin__event_ring_push(&self->queue,
                                 &(struct kin__event_item){event});
    if (r < 0)
        return r;
    self->stats.recorded++;
    events_post(self);
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

static int events_add(kin_events *self, const kin_events_entry *entry)
{
    struct kin__event_record *event = NULL;

    int r = kin__event_record_new(self->alloc, self->opts.api, entry,
                                  events_wall_ns(self), &event);
    if (r == 0)
        r = events_push(self, event);
    if (r == 0)
        return 0;
    kin__free(self->alloc, event);
    return events_dropped(self, r);
}

int kin_events_add(kin_events *events, const kin_events_entry *entry)
{
    kin_events_entry ours = KIN_INIT(kin_events_entry);

    if (!events)
        return 0;
    if (!entry || kin__opts_take(entry, sizeof(ours), &ours) < 0)
        return events_dropped(events, KIN_EINVAL);
    return events_add(events, &ours);
}

static int events_add_text(kin_events *events, const kin_object *object,
                           kin_events_type type, const char *reason,
                           kin_str text)
{
    kin_events_entry entry = KIN_INIT(kin_events_entry);
    kin_reference reference;

    if (!object || kin_reference_of(object, &reference, /* err= */ NULL) < 0)
        return events_dropped(events, KIN_EINVAL);
    entry.object = &reference;
    entry.type = type;
    entry.reason = kin_s(reason);
    entry.action = entry.reason;
    entry.message = text;
    return events_add(events, &entry);
}

int kin_events_record(kin_events *events, const kin_object *object,
                      kin_events_type type, const char *reason,
                      const char *format, ...)
{
    KIN__AUTO_BUF buf = {.ptr = NULL};
    va_list args;

    if (!events)
        return 0;
    kin__buf_init(&buf, events->alloc, KIN__EVENT_MESSAGE_MAX);
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
    stats.queued = kin__event_ring_count(&self->queue);
    kin__opts_give(&stats, sizeof(stats), ret);
}
