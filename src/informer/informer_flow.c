/* SPDX-License-Identifier: Apache-2.0 */
#include "base/alloc.h"
#include "base/log.h"
#include "base/str.h"
#include "informer/informer_impl.h"
#include "wire/proto_stream.h"

enum {
    PATIENCE_S = 30,
    TEXT_MAX = 64 << 10,
    /* How long handlers are left asleep while more is coming in.  To wake one
     * costs as much as to read a small object. */
    WAKE_PAUSE_NS = 200000,
};

void kin__informer_request_init(kin_informer *informer)
{
    kin__buf_init(&informer->request.version, informer->alloc, TEXT_MAX);
    kin__buf_init(&informer->request.token, informer->alloc, TEXT_MAX);
}

void kin__informer_request_done(kin_informer *informer)
{
    kin__buf_done(&informer->request.version);
    kin__buf_done(&informer->request.token);
}

/* ---- the core's ops; the lock is held ---- */

void kin__informer_set_due(kin_informer *informer)
{
    int64_t due_ns = informer->core_due_ns;

    if (informer->request.is_pending && informer->request.start_ns < due_ns)
        due_ns = informer->request.start_ns;
    if (informer->is_paused && informer->paused_until_ns < due_ns)
        due_ns = informer->paused_until_ns;
    kin__job_set_due(&informer->job, due_ns);
}

static int buf_keep(struct kin__buf *buf, kin_str text)
{
    kin__buf_clear(buf);
    return text.len > 0 ? kin__buf_append(buf, text) : 0;
}

void kin__informer_op_request(const struct kin__reflector_request *request,
                              void *userdata)
{
    kin_informer *self = userdata;
    struct kin__informer_request *own = &self->request;

    own->wanted = *request;
    own->is_pending = true;
    own->start_ns = 0;
    own->retry = (struct kin__retry){0};
    own->code = buf_keep(&own->version, request->resource_version);
    if (own->code == 0)
        own->code = buf_keep(&own->token, request->continue_token);
    own->wanted.resource_version = kin__buf_str(&own->version);
    own->wanted.continue_token = kin__buf_str(&own->token);
    self->is_doomed = true; /* whatever there was before */
    kin__job_post(&self->job);
}

void kin__informer_op_cancel(void *userdata)
{
    kin_informer *self = userdata;

    self->is_doomed = true;
    kin__job_post(&self->job);
}

void kin__informer_op_set_timer(int64_t due_ns, void *userdata)
{
    kin_informer *self = userdata;

    self->core_due_ns = due_ns;
    kin__informer_set_due(self);
}

/* ---- handlers that are too slow ---- */

/* Whether to wait for one.  The lock is held. */
static bool informer_must_wait(kin_informer *self, int64_t now_ns)
{
    if (self->is_impatient || !kin__core_is_full(self->core)) {
        self->is_paused = false;
        return false;
    }
    if (!self->is_paused) {
        self->is_paused = true;
        self->paused_until_ns = kin__time_add_ns(now_ns,
                                                 PATIENCE_S * KIN__NS_PER_S);
        kin__informer_set_due(self);
    }
    if (now_ns < self->paused_until_ns)
        return true;
    KIN__LOG(self->opts.log, KIN_LOG_WARN, "informer",
             "a handler is too slow to be waited for any longer",
             KIN__KV_TEXT("informer", self->name));
    self->is_impatient = true;
    self->is_paused = false;
    return false;
}

void kin__informer_relieved(kin_informer *informer)
{
    kin__mutex_lock(&informer->mutex);
    bool was_paused = informer->is_paused;
    if (was_paused &&
        !informer_must_wait(informer, kin__informer_now_ns(informer))) {
        if (informer->flow && !informer->is_doomed)
            informer->flow->ops->resume(informer->flow);
        kin__job_post(&informer->job);
    }
    kin__mutex_unlock(&informer->mutex);
}

/* ---- the sink; called by whoever brings the bytes ---- */

static int sink_begin(kin_str content_type, void *userdata)
{
    kin_informer *self = userdata;

    KIN__LOCK_SCOPE(&self->mutex);
    if (self->is_doomed || self->is_stopped)
        return KIN_ECLOSED;
    self->is_opened = true;
    /* Of anything else the core says that it is no JSON. */
    self->is_protobuf = kin__media_type_is_protobuf(content_type);
    if (self->is_protobuf)
        kin__core_expect_protobuf(self->core);
    kin__core_opened(self->core, kin__informer_now_ns(self));
    return 0;
}

/* Wakes handlers; but not again and again if the flow says when no more has
 * arrived. */
static void informer_wake(kin_informer *self, int64_t now_ns)
{
    if (!kin__core_owes_wakes(self->core) ||
        (self->rests && now_ns - self->woken_ns < WAKE_PAUSE_NS))
        return;
    self->woken_ns = now_ns;
    kin__core_wake(self->core);
}

static int sink_bytes(kin_str bytes, void *userdata)
{
    kin_informer *self = userdata;

    KIN__LOCK_SCOPE(&self->mutex);
    if (self->is_doomed || self->is_stopped)
        return KIN_ECLOSED;
    int64_t now_ns = kin__informer_now_ns(self);
    int r = kin__core_bytes(self->core, bytes, now_ns);
    informer_wake(self, now_ns);
    if (r < 0)
        return r;
    return informer_must_wait(self, now_ns) ? KIN_SINK_PAUSE : 0;
}

static void sink_rest(void *userdata)
{
    kin_informer *self = userdata;

    KIN__LOCK_SCOPE(&self->mutex);
    self->rests = true;
    kin__core_wake(self->core);
}

static enum kin__net_cause cause_of(kin_flow_cause cause)
{
    static const enum kin__net_cause causes[] = {
        [KIN_FLOW_COMPLETE] = KIN__NET_OK,
        [KIN_FLOW_ANSWERED] = KIN__NET_OK,
        [KIN_FLOW_UNREACHABLE] = KIN__NET_REFUSED,
        [KIN_FLOW_LOST] = KIN__NET_LOST,
        [KIN_FLOW_SLOW] = KIN__NET_TIMEOUT,
        [KIN_FLOW_STOPPED] = KIN__NET_STOPPED,
        [KIN_FLOW_PAUSED] = KIN__NET_PAUSED,
        [KIN_FLOW_BROKEN] = KIN__NET_PROTOCOL,
    };

    return causes[cause];
}

static enum kin__reflector_end end_of(kin_flow_cause cause)
{
    switch (cause) {
    case KIN_FLOW_COMPLETE:
        return KIN__END_WHOLE;
    case KIN_FLOW_LOST:
    case KIN_FLOW_SLOW:
    case KIN_FLOW_PAUSED:
        return KIN__END_CUT;
    case KIN_FLOW_UNREACHABLE:
        return KIN__END_UNREACHABLE;
    default:
        return KIN__END_REFUSED;
    }
}

/* Whether the request is made again as it is, after a while.  An answer, of
 * whatever kind, counts as a success here: its status tells the rest. */
static bool informer_retries(kin_informer *self, const kin_flow_end *end)
{
    bool is_answered = end->cause == KIN_FLOW_ANSWERED;
    struct kin__outcome outcome = {
        .code = end->err && !is_answered ? end->err->code : 0,
        .cause = cause_of(end->cause),
        .http_status = end->err ? end->err->http_status : 200,
        .retry_after_s = end->retry_after_s,
        .is_get = true,
        .is_watch = self->request.wanted.is_watch,
        .has_fresh_credentials = end->has_fresh_credentials,
    };
    int64_t delay_ms = 0;

    if (self->is_opened || end->cause == KIN_FLOW_COMPLETE ||
        kin__retry_next(&self->request.retry, &outcome, &delay_ms) !=
            KIN__RETRY_AFTER)
        return false;
    self->request.is_pending = true;
    self->request.start_ns = kin__time_add_ns(kin__informer_now_ns(self),
                                              delay_ms * KIN__NS_PER_MS);
    self->is_doomed = true;
    kin__job_post(&self->job);
    return true;
}

static void sink_end(const kin_flow_end *end, void *userdata)
{
    kin_informer *self = userdata;

    KIN__LOCK_SCOPE(&self->mutex);
    if (self->is_doomed || self->is_stopped || informer_retries(self, end))
        return;
    self->is_doomed = true;
    kin__job_post(&self->job); /* frees it */
    kin__core_ended(self->core, end_of(end->cause), end->err,
                    kin__informer_now_ns(self));
}

/* ---- the job ---- */

/* Frees a flow of which nothing counts any more.  The lock is held, but not
 * meanwhile: the flow's callbacks may be waiting for it. */
static void informer_free_flow(kin_informer *self)
{
    kin_flow *flow = KIN__STEAL(self->flow);

    kin__mutex_unlock(&self->mutex);
    flow->ops->free(flow);
    kin__mutex_lock(&self->mutex);
}

void kin__informer_end_flow(kin_informer *informer)
{
    kin__mutex_lock(&informer->mutex);
    informer->is_doomed = true;
    if (informer->flow)
        informer_free_flow(informer);
    kin__mutex_unlock(&informer->mutex);
}

static kin_list_opts informer_list_opts(const kin_informer *self)
{
    const struct kin__reflector_request *wanted = &self->request.wanted;
    kin_list_opts opts = KIN_LIST_OPTS_INIT;

    opts.label_selector = self->opts.label_selector;
    opts.field_selector = self->opts.field_selector;
    opts.resource_version = wanted->resource_version;
    if (wanted->version_match.len > 0)
        opts.version_match = KIN_VERSION_MATCH_NOT_OLDER_THAN;
    opts.limit = wanted->limit;
    opts.continue_token = wanted->continue_token;
    opts.timeout_s = wanted->timeout_s;
    opts.allow_bookmarks = wanted->allow_bookmarks;
    opts.send_initial_events = wanted->send_initial_events;
    opts.stop = self->stop;
    opts.max_object_bytes = self->opts.max_object_bytes;
    opts.attempt = self->request.retry.tries;
    opts.wire = self->wire;
    return opts;
}

/* Starts what is wanted.  The lock is held, but not meanwhile: this may wait.
 * The request's texts do not move: only an op of the core changes them, and the
 * core asks for nothing while a request is under way, or after it was refused
 * below. */
static void informer_start_flow(kin_informer *self)
{
    kin_list_opts opts = informer_list_opts(self);
    kin_sink sink = {.begin = sink_begin,
                     .bytes = sink_bytes,
                     .rest = sink_rest,
                     .end = sink_end,
                     .userdata = self};
    bool is_watch = self->request.wanted.is_watch;
    kin_error err = KIN_ERROR_INIT;
    kin_flow *flow = NULL;
    int r = self->request.code;

    self->request.is_pending = false;
    self->is_doomed = false;
    self->is_opened = false;
    self->rests = false; /* that of another source need not */
    if (r < 0) {
        (void)kin_error_set(&err, r, "request: %s", kin_error_text(r));
    } else {
        kin__mutex_unlock(&self->mutex);
        r = is_watch ? self->lw->ops->watch(self->lw, &opts, &sink, &flow, &err)
                     : self->lw->ops->list(self->lw, &opts, &sink, &flow, &err);
        kin__mutex_lock(&self->mutex);
    }
    self->flow = flow;
    if (r < 0 && !self->is_stopped && !self->is_doomed) {
        self->is_doomed = true;
        kin__core_ended(self->core, KIN__END_REFUSED, &err,
                        kin__informer_now_ns(self));
    }
}

void kin__informer_run(struct kin__job *job, void *userdata)
{
    kin_informer *self = userdata;

    (void)job;
    KIN__LOCK_SCOPE(&self->mutex);
    int64_t now_ns = kin__informer_now_ns(self);
    if (self->is_stopped)
        return;
    kin__core_wake(self->core); /* the flow that owes it may be no more */
    if (self->flow && self->is_doomed)
        informer_free_flow(self);
    if (now_ns >= self->core_due_ns) {
        self->core_due_ns = INT64_MAX;
        kin__core_tick(self->core, now_ns);
    }
    if (self->is_paused && !informer_must_wait(self, now_ns) && self->flow &&
        !self->is_doomed)
        self->flow->ops->resume(self->flow);
    if (self->request.is_pending && !self->flow && !self->is_paused &&
        now_ns >= self->request.start_ns)
        informer_start_flow(self);
    kin__informer_set_due(self);
}
