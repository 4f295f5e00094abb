/* SPDX-License-Identifier: Apache-2.0 */
/*
 * events_run.c - the thread of a recorder.
 *
 * One event after the other: while the server cannot be reached all wait, so
 * that they arrive in order and do not all knock at once.
 */
#include "base/alloc.h"
#include "base/log.h"
#include "base/stop.h"
#include "control/events.h"
#include "kube/verbs.h"

/* Which count of the statistics; by place, since all are alike. */
static void events_count(kin_events *self, uint64_t *count)
{
    KIN__LOCK_SCOPE(&self->mutex);
    (*count)++;
}

static bool events_is_closing(kin_events *self)
{
    return kin_stop_requested(self->closing);
}

/* ---- one request ---- */

static int events_create(kin_events *self, const struct kin__report *event,
                         const struct kin__report_write *write, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    const kin_call_opts opts = {.size = sizeof(opts), .stop = self->cut};

    int r = kin__report_body(self->alloc, &self->source, event, write, &body,
                             err);
    if (r < 0)
        return r;
    r = kin__client_create_value(
        self->client, kin__report_resource(self->source.api),
        kin_document_root(body), &opts, /* ret= */ NULL, err);
    if (r == 0)
        events_count(self, &self->stats.created);
    return r;
}

static int events_patch(kin_events *self, const struct kin__report *event,
                        const struct kin__report_write *write, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    const kin_call_opts opts = {.size = sizeof(opts), .stop = self->cut};

    int r = kin__report_patch(self->alloc, &self->source, event, write, &body,
                              err);
    if (r < 0)
        return r;
    const kin_patch patch = {
        .size = sizeof(patch),
        .type = KIN_PATCH_STRATEGIC,
        .name = {kin__report_namespace(event), kin_s(write->name)},
        .body = kin_document_root(body)};
    r = kin_client_patch(self->client, kin__report_resource(self->source.api),
                         &patch, &opts, /* ret= */ NULL, err);
    if (r == 0)
        events_count(self, &self->stats.patched);
    return r;
}

/* What came of a try. */
enum events_outcome {
    EVENTS_WRITTEN,
    EVENTS_AGAIN,   /* nobody has refused it */
    EVENTS_DROPPED, /* it would be refused again */
};

static enum events_outcome events_judge(const kin_events *self,
                                        const struct kin__report_write *write,
                                        int r, const kin_error *err)
{
    if (r == 0)
        return EVENTS_WRITTEN;
    /* An event of a series that was not there, and now is: it came twice in
     * a moment, and its patch was first. */
    if (r == KIN_EEXISTS && self->source.api == KIN_EVENTS_NEW &&
        write->is_patch)
        return EVENTS_AGAIN;
    if (err->http_status != 0 || r == KIN_EINVAL || r == KIN_ELIMIT ||
        r == KIN_ENOMEM)
        return EVENTS_DROPPED;
    return EVENTS_AGAIN;
}

static enum events_outcome events_try(kin_events *self,
                                      const struct kin__report *event,
                                      const struct kin__report_write *write)
{
    kin_error err = KIN_ERROR_INIT;
    int r = KIN_ENOTFOUND;

    if (write->is_patch)
        r = events_patch(self, event, write, &err);
    /* Events do not live for ever on the server. */
    if (r == KIN_ENOTFOUND) {
        kin_error_clear(&err);
        r = events_create(self, event, write, &err);
    }
    enum events_outcome outcome = events_judge(self, write, r, &err);
    if (outcome == EVENTS_WRITTEN)
        return outcome;
    KIN__LOG(self->opts.log, KIN_LOG_WARN, "events",
             outcome == EVENTS_AGAIN ? "event not written" : "event refused",
             KIN__KV_TEXT("name", write->name),
             KIN__KV_TEXT("error", err.message));
    if (outcome == EVENTS_DROPPED)
        events_count(self, &self->stats.refused);
    return outcome;
}

/* ---- tries ---- */

/* Not all clients come back at the same moment. */
static int64_t events_pause_ns(kin_events *self, unsigned tries)
{
    double pause_ns = (double)self->opts.retry_ms * (double)KIN__NS_PER_MS;
    double chance = kin__random_double(&self->random);

    if (self->source.api == KIN_EVENTS_NEW)
        pause_ns *= 1 + 0.25 * chance;
    else if (tries == 1)
        pause_ns *= chance;
    return (int64_t)pause_ns;
}

/* The last try has failed. */
static void events_give_up(kin_events *self)
{
    events_count(self, kin_stop_requested(self->cut) ? &self->stats.unsent
                                                     : &self->stats.given_up);
}

/* Whether it is written. */
static bool events_send(kin_events *self, const struct kin__report *event,
                        const struct kin__report_write *write)
{
    for (unsigned tries = 1;; tries++) {
        enum events_outcome outcome = events_try(self, event, write);
        if (outcome != EVENTS_AGAIN)
            return outcome == EVENTS_WRITTEN;
        if (tries >= self->opts.tries || events_is_closing(self))
            break;
        events_count(self, &self->stats.retried);
        int64_t pause_ns = events_pause_ns(self, tries);
        if (kin_stop_wait(self->closing,
                          kin__deadline_after(self->clock, pause_ns)) < 0)
            break;
    }
    events_give_up(self);
    return false;
}

/* ---- one event ---- */

static void events_log(kin_events *self, const struct kin__report *event)
{
    kin_log_level level = self->opts.is_logged ? KIN_LOG_INFO : KIN_LOG_DEBUG;

    KIN__LOG(self->opts.log, level, "events", "event occurred",
             KIN__KV_STR("namespace", event->object.ns),
             KIN__KV_STR("name", event->object.name),
             KIN__KV_STR("fieldPath", event->object.field_path),
             KIN__KV_STR("kind", event->object.kind),
             KIN__KV_STR("apiVersion", event->object.api_version),
             KIN__KV_STR("type", kin__report_type_text(event->type)),
             KIN__KV_STR("reason", event->reason),
             KIN__KV_STR("message", event->message));
}

static void events_process_core(kin_events *self,
                                const struct kin__report *event)
{
    struct kin__report_write write;

    int r = kin__report_correlate(&self->correlator, event, &write);
    if ((r == 0 || r == KIN_ELIMIT) && write.is_combined)
        events_count(self, &self->stats.combined);
    if (r == 0)
        (void)events_send(self, event, &write);
    else if (r == KIN_ELIMIT)
        events_count(self, &self->stats.filtered);
    else
        events_count(self, &self->stats.given_up);
}

static int events_write_series(struct kin__series *series, void *userdata)
{
    kin_events *self = userdata;
    enum events_outcome outcome = events_try(self, series->event,
                                             &series->write);

    if (outcome == EVENTS_WRITTEN)
        series->written = series->write.count;
    return outcome == EVENTS_AGAIN ? KIN_EEXISTS : 0;
}

static void events_process_new(kin_events *self, struct kin__report **event)
{
    struct kin__series *series = NULL;

    uint64_t lost = self->series.lost;
    int r = kin__report_series_take(&self->series, event, &series);
    if (self->series.lost > lost)
        events_count(self, &self->stats.given_up);
    if (r == KIN_EEXISTS) {
        events_count(self, &self->stats.counted);
    } else if (r < 0) {
        events_count(self, &self->stats.given_up);
    } else {
        int64_t count = series->write.count;
        if (events_send(self, series->event, &series->write))
            series->written = count;
    }
}

static void events_process(kin_events *self, struct kin__report *event)
{
    events_log(self, event);
    if (self->source.api == KIN_EVENTS_NEW)
        events_process_new(self, &event);
    else
        events_process_core(self, event);
    kin__free(self->alloc, event);
}

/* ---- the loop ---- */

static kin_deadline events_due(const kin_events *self)
{
    return self->source.api == KIN_EVENTS_NEW
               ? kin__report_series_due(&self->series)
               : KIN_NEVER;
}

/* The next event; NULL if it is time for something else. */
static struct kin__report *events_pop(kin_events *self)
{
    struct kin__report_item item;
    kin_deadline due = events_due(self);

    KIN__LOCK_SCOPE(&self->mutex);
    while (!kin__report_ring_pop(&self->queue, &item)) {
        if (self->is_closed || kin__deadline_passed(self->clock, due))
            return NULL;
        (void)kin__cond_wait_until(&self->changed, &self->mutex, self->clock,
                                   due);
    }
    return item.event;
}

static void events_look_at_series(kin_events *self)
{
    enum kin__series_pass pass;

    if (self->source.api != KIN_EVENTS_NEW)
        return;
    while (!events_is_closing(self) &&
           kin__report_series_is_due(&self->series, &pass))
        kin__report_series_pass(&self->series, pass, events_write_series, self);
}

/* What is left when the time is over. */
static void events_drop_rest(kin_events *self)
{
    struct kin__report_item item;

    KIN__LOCK_SCOPE(&self->mutex);
    while (kin__report_ring_pop(&self->queue, &item)) {
        self->stats.unsent++;
        kin__free(self->alloc, item.event);
    }
}

static int events_flush_series(struct kin__series *series, void *userdata)
{
    kin_events *self = userdata;

    if (kin_stop_requested(self->cut)) {
        events_count(self, &self->stats.unsent);
        return KIN_EEXISTS;
    }
    if (events_write_series(series, self) == 0)
        return 0;
    events_give_up(self); /* there is no other try */
    return KIN_EEXISTS;
}

void kin__events_drive(void *userdata)
{
    kin_events *self = userdata;

    for (;;) {
        struct kin__report *event = events_pop(self);
        if (event)
            events_process(self, event);
        else if (events_is_closing(self))
            break;
        events_look_at_series(self);
        if (kin_stop_requested(self->cut))
            break;
    }
    events_drop_rest(self);
    if (self->source.api == KIN_EVENTS_NEW)
        kin__report_series_pass(&self->series, KIN__SERIES_FLUSH,
                                events_flush_series, self);
    KIN__LOCK_SCOPE(&self->mutex);
    self->has_ended = true;
    kin__cond_broadcast(&self->changed);
}
