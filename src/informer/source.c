/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/source.h"

#include <assert.h>

#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/log.h"
#include "base/map.h"
#include "base/str.h"
#include "informer/informer.h"
#include "informer/source_prove.h"
#include "kube/flow.h"
#include "wire/proto_stream.h"

enum {
    PATIENCE_S = 30,
    TEXT_MAX = 64 << 10,
    NAMESPACES_MAX = 4096,
    /* How long handlers are not woken while more bytes arrive.  A wake-up costs
     * as much as decoding a small object. */
    WAKE_PAUSE_NS = 200000,
    SLOW_BYTES_MS = 1000, /* to apply what arrived at once */
    /* A flow without bytes for this long is quiet. */
    QUIET_MS = 100,
    /* Pieces of the intake that a run of the job applies before other jobs get
     * their turn. */
    PIECES_OF_A_RUN = 16,
};

static int64_t source_now_ns(const struct kin__source *self)
{
    return kin__clock_now_ns(self->group->clock);
}

/* ---- the core's ops; the lock is held ---- */

/* Sets when the job runs next. */
static void source_set_due(struct kin__source *self)
{
    int64_t due_ns = self->core_due_ns;

    kin__mutex_assert_held(self->group->mutex);
    if (self->request.is_pending && !self->group->is_paused &&
        !self->group->is_held && self->request.start_ns < due_ns)
        due_ns = self->request.start_ns;
    if (self->group->is_paused && self->group->paused_until_ns < due_ns)
        due_ns = self->group->paused_until_ns;
    kin__job_set_due(&self->job, due_ns);
}

static int buf_keep(struct kin__buf *buf, kin_str text)
{
    kin__buf_clear(buf);
    return text.len > 0 ? kin__buf_append(buf, text) : 0;
}

/* Ignores the rest of the current flow; the job frees it. */
static void source_end_current(struct kin__source *self)
{
    kin__mutex_assert_held(self->group->mutex);
    self->is_flow_over = true;
    kin__intake_close(&self->intake);
    kin__job_post(&self->job);
}

static void op_request(const struct kin__reflector_request *request,
                       void *userdata)
{
    struct kin__source *self = userdata;
    struct kin__source_request *own = &self->request;

    kin__mutex_assert_held(self->group->mutex);
    own->wanted = *request;
    own->is_pending = true;
    own->start_ns = 0;
    own->retry = (struct kin__retry){0};
    own->code = buf_keep(&own->version, request->resource_version);
    if (own->code == 0)
        own->code = buf_keep(&own->token, request->continue_token);
    own->wanted.resource_version = kin__buf_str(&own->version);
    own->wanted.continue_token = kin__buf_str(&own->token);
    KIN__LOG(self->group->log, KIN_LOG_TRACE, "reflector",
             !request->is_watch             ? "list requested"
             : request->send_initial_events ? "streaming list requested"
                                            : "watch requested",
             KIN__KV_TEXT("informer", self->group->name),
             KIN__KV_STR("namespace", self->ns),
             KIN__KV_STR("version", request->resource_version),
             KIN__KV_INT("limit", request->limit));
    source_end_current(self); /* that of the request before */
}

static void op_cancel(void *userdata)
{
    struct kin__source *self = userdata;

    kin__mutex_assert_held(self->group->mutex);
    source_end_current(self);
}

static void op_set_timer(int64_t due_ns, void *userdata)
{
    struct kin__source *self = userdata;

    kin__mutex_assert_held(self->group->mutex);
    self->core_due_ns = due_ns;
    source_set_due(self);
}

static void op_prove(void *userdata)
{
    struct kin__source *self = userdata;

    kin__mutex_assert_held(self->group->mutex);
    kin__job_post(&self->job);
}

struct kin__core_ops kin__source_core_ops(struct kin__source *source)
{
    return (struct kin__core_ops){
        .request = op_request,
        .cancel = op_cancel,
        .set_timer = op_set_timer,
        .prove = kin__source_can_prove(source) ? op_prove : NULL,
        .userdata = source};
}

/* ---- slow handlers; the lock is held ---- */

static void sources_pause(struct kin__sources *group, int64_t now_ns)
{
    kin__mutex_assert_held(group->mutex);
    assert(!group->is_paused);
    group->is_paused = true;
    group->paused_until_ns = kin__time_add_ns(now_ns,
                                              PATIENCE_S * KIN__NS_PER_S);
    for (size_t i = 0; i < group->count; i++) {
        kin__core_interrupt_proof(group->all[i].core);
        source_set_due(&group->all[i]);
    }
}

/* The handlers, which all sources of an owner share. */
static struct kin__processor *sources_processor(
    const struct kin__sources *group)
{
    kin__mutex_assert_held(group->mutex);
    return kin__core_processor(group->all[0].core);
}

/* Whether to pause for a handler. */
static bool sources_must_wait(struct kin__sources *group, int64_t now_ns)
{
    kin__mutex_assert_held(group->mutex);
    if (group->is_impatient ||
        !kin__processor_is_full(sources_processor(group)))
        return false;
    if (!group->is_paused)
        sources_pause(group, now_ns);
    if (now_ns < group->paused_until_ns)
        return true;
    KIN__LOG(group->log, KIN_LOG_WARN, "informer",
             "handler too slow: no longer blocking for it",
             KIN__KV_TEXT("informer", group->name));
    group->is_impatient = true;
    return false;
}

/* Ends a pause if it is over.  Nothing else does: bytes that still arrive in
 * between do not end it. */
static void sources_go_on(struct kin__sources *group, int64_t now_ns)
{
    kin__mutex_assert_held(group->mutex);
    if (!group->is_paused || sources_must_wait(group, now_ns))
        return;
    group->is_paused = false;
    for (size_t i = 0; i < group->count; i++)
        kin__job_post(&group->all[i].job); /* resumes its flow */
}

void kin__sources_relieved(struct kin__sources *sources)
{
    KIN__LOCK_SCOPE(sources->mutex);
    if (sources->is_stopped)
        return;
    if (sources->is_impatient &&
        !kin__processor_is_full(sources_processor(sources)))
        sources->is_impatient = false;
    sources_go_on(sources, kin__clock_now_ns(sources->clock));
}

/* ---- applying what has arrived; the lock is held ---- */

/* Whether the current flow no longer counts. */
static bool source_is_over(const struct kin__source *self)
{
    kin__mutex_assert_held(self->group->mutex);
    return self->is_flow_over || self->group->is_stopped;
}

static int source_open(struct kin__source *self, bool is_protobuf)
{
    kin__mutex_assert_held(self->group->mutex);
    if (source_is_over(self))
        return KIN_ECLOSED;
    int64_t now_ns = source_now_ns(self);
    /* Anything else is decoded as JSON. */
    int r = is_protobuf ? kin__core_expect_protobuf(self->core, now_ns) : 0;
    if (r < 0)
        return r;
    self->is_opened = true;
    self->group->is_protobuf = is_protobuf;
    kin__core_opened(self->core, now_ns);
    return 0;
}

/* Wakes handlers, but not each time if the flow reports when no more has
 * arrived. */
static void source_wake(struct kin__source *self, int64_t now_ns)
{
    struct kin__processor *processor = kin__core_processor(self->core);

    kin__mutex_assert_held(self->group->mutex);
    if (!processor->is_wake_due ||
        (atomic_load_explicit(&self->rests, memory_order_relaxed) &&
         now_ns - self->woken_ns < WAKE_PAUSE_NS))
        return;
    self->woken_ns = now_ns;
    kin__processor_wake(processor);
}

/* Records how long it took to apply bytes. */
static void source_note_time(struct kin__source *self, size_t bytes,
                             int64_t took_ns)
{
    kin__mutex_assert_held(self->group->mutex);
    if (self->group->times)
        kin__times_add(self->group->times, took_ns);
    if (took_ns >= SLOW_BYTES_MS * KIN__NS_PER_MS)
        KIN__LOG(self->group->log, KIN_LOG_INFO, "informer", "slow apply",
                 KIN__KV_TEXT("informer", self->group->name),
                 KIN__KV_UINT("bytes", bytes),
                 KIN__KV_INT("took_ms", took_ns / KIN__NS_PER_MS));
}

/* The cache may have changed: informs the owner. */
static void source_note_moved(struct kin__source *self)
{
    kin__mutex_assert_held(self->group->mutex);
    if (!kin__core_take_moved(self->core))
        return;
    atomic_store_explicit(&self->logged, 0, memory_order_relaxed);
    kin__informer_moved(self->group->owner);
}

/* 0, KIN_SINK_PAUSE for a handler that is full, or KIN_ECLOSED. */
static int source_apply(struct kin__source *self, kin_str bytes, bool is_padded)
{
    struct kin__sources *group = self->group;

    kin__mutex_assert_held(group->mutex);
    if (source_is_over(self))
        return KIN_ECLOSED;
    int64_t now_ns = source_now_ns(self);
    int r = is_padded ? kin__core_bytes_padded(self->core, bytes, now_ns)
                      : kin__core_bytes(self->core, bytes, now_ns);
    source_note_moved(self);
    if (kin__core_is_publishing(self->core))
        kin__job_post(&self->job);
    if (group->times || kin__log_wants(group->log, KIN_LOG_INFO))
        source_note_time(self, bytes.len, source_now_ns(self) - now_ns);
    source_wake(self, now_ns);
    if (r < 0)
        return r;
    if (!group->is_paused && !sources_must_wait(group, now_ns))
        return 0;
    kin__processor_wake(kin__core_processor(
        self->core)); /* `rest` may not be called before the resume */
    return KIN_SINK_PAUSE;
}

static void source_rest(struct kin__source *self)
{
    int64_t now_ns = source_now_ns(self);

    kin__mutex_assert_held(self->group->mutex);
    if (source_is_over(self))
        return;
    /* A busy flow keeps its buffers. */
    if (now_ns - self->rested_ns > QUIET_MS * KIN__NS_PER_MS)
        kin__core_rest(self->core);
    else
        kin__processor_wake(kin__core_processor(self->core));
    kin__core_relax(self->core, now_ns);
    self->rested_ns = now_ns;
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

/* Whether the same request is retried after a delay.  Any answer counts as a
 * success here; its status decides. */
static bool source_retries(struct kin__source *self, const kin_flow_end *end)
{
    bool is_answered = end->cause == KIN_FLOW_ANSWERED;
    struct kin__outcome outcome = {
        .code = end->err && !is_answered ? end->err->code : 0,
        .cause = end->cause,
        .http_status = end->err ? end->err->http_status : 200,
        .retry_after_s = end->retry_after_s,
        .is_get = true,
        .is_watch = self->request.wanted.is_watch,
        .has_fresh_credentials = end->has_fresh_credentials,
    };
    int64_t delay_ms = 0;

    kin__mutex_assert_held(self->group->mutex);
    if (self->is_opened || end->cause == KIN_FLOW_COMPLETE ||
        kin__retry_next(&self->request.retry, &outcome, &delay_ms) !=
            KIN__RETRY_AFTER)
        return false;
    self->request.is_pending = true;
    self->request.start_ns = kin__time_add_ns(source_now_ns(self),
                                              delay_ms * KIN__NS_PER_MS);
    source_end_current(self);
    return true;
}

/* `end` is complete: kin__flow_end_normalize(). */
static void source_finish(struct kin__source *self, const kin_flow_end *end)
{
    kin__mutex_assert_held(self->group->mutex);
    if (source_is_over(self))
        return;
    KIN__LOG(self->group->log, KIN_LOG_TRACE, "reflector", "request ended",
             KIN__KV_TEXT("informer", self->group->name),
             KIN__KV_STR("namespace", self->ns),
             KIN__KV_TEXT("error", end->err ? end->err->message : ""));
    if (source_retries(self, end)) {
        if (end_of(end->cause) != KIN__END_REFUSED)
            kin__core_retried(self->core);
        return;
    }
    source_end_current(self);
    kin__core_ended(self->core, end_of(end->cause), end->err,
                    source_now_ns(self));
    source_note_moved(self);
}

/* ---- the sink; called by the thread that delivers bytes ---- */

/* Takes the lock if this thread can apply what has arrived.  If not, it goes to
 * the intake. */
static bool source_enter(struct kin__source *self, size_t len)
{
    struct kin__sources *group = self->group;

    if (group->is_inline) {
        kin__mutex_lock(group->mutex);
        return true;
    }
    if (!kin__intake_is_direct(&self->intake) ||
        !kin__mutex_try_lock(group->mutex))
        return false;
    bool is_elsewhere = group->loop && (self->lw->loop != group->loop ||
                                        kin__loop_is_over(group->loop));
    if (is_elsewhere || group->is_paused ||
        !kin__core_is_quick(self->core, len)) {
        kin__mutex_unlock(group->mutex);
        return false;
    }
    return true;
}

static int sink_begin(kin_str content_type, void *userdata)
{
    struct kin__source *self = userdata;
    bool is_protobuf = kin__media_type_is_protobuf(content_type);
    int r = 0;

    if (source_enter(self, /* len= */ 0)) {
        r = source_open(self, is_protobuf);
        kin__mutex_unlock(self->group->mutex);
        return r;
    }
    r = kin__intake_put_begin(&self->intake, is_protobuf);
    if (r == 0)
        kin__job_post(&self->job);
    return r;
}

/* Leaves bytes in the intake.  A flow that reports when no more has arrived
 * need not wake the job for each run of bytes. */
static int source_put(struct kin__source *self, kin_str bytes)
{
    size_t waiting = 0;
    int r = kin__intake_put_bytes(&self->intake, bytes, &waiting);

    if (r >= 0 && (waiting >= KIN__INTAKE_PIECE ||
                   !atomic_load_explicit(&self->rests, memory_order_relaxed)))
        kin__job_post(&self->job);
    return r;
}

static int sink_bytes(kin_str bytes, void *userdata)
{
    struct kin__source *self = userdata;

    if (!source_enter(self, bytes.len))
        return source_put(self, bytes);
    int r = source_apply(self, bytes, /* is_padded= */ false);
    if (r == KIN_SINK_PAUSE)
        kin__intake_note_pause(&self->intake);
    kin__mutex_unlock(self->group->mutex);
    return r;
}

static void sink_rest(void *userdata)
{
    struct kin__source *self = userdata;

    atomic_store_explicit(&self->rests, true, memory_order_relaxed);
    if (source_enter(self, /* len= */ 0)) {
        source_rest(self);
        kin__mutex_unlock(self->group->mutex);
        return;
    }
    kin__intake_put_rest(&self->intake);
    kin__job_post(&self->job);
}

static void sink_end(const kin_flow_end *end, void *userdata)
{
    struct kin__source *self = userdata;
    kin_error err = KIN_ERROR_INIT;
    kin_flow_end own = kin__flow_end_normalize(end, &err);

    if (source_enter(self, /* len= */ 0)) {
        source_finish(self, &own);
        kin__mutex_unlock(self->group->mutex);
        return;
    }
    kin__intake_put_end(&self->intake, &own);
    kin__job_post(&self->job);
}

/* ---- the job ---- */

/* Frees a flow that is no longer needed.  The lock is released meanwhile: the
 * flow's callbacks may be waiting for it. */
static void source_free_flow(struct kin__source *self)
{
    kin_flow *flow = KIN__STEAL(self->flow);

    assert(flow);
    kin__mutex_unlock(self->group->mutex);
    flow->ops->free(flow);
    kin__mutex_lock(self->group->mutex);
    kin__intake_trim(&self->intake, /* kept= */ 0);
}

static kin_list_opts source_list_opts(const struct kin__source *self)
{
    const struct kin__reflector_request *wanted = &self->request.wanted;
    kin_list_opts opts = KIN_INIT(kin_list_opts);

    opts.label_selector = self->group->label_selector;
    opts.field_selector = self->group->field_selector;
    opts.shard_selector = self->group->shard_selector;
    opts.resource_version = wanted->resource_version;
    if (wanted->version_match.len > 0)
        opts.version_match = kin_str_eq(wanted->version_match, KIN__S("Exact"))
                                 ? KIN_VERSION_MATCH_EXACT
                                 : KIN_VERSION_MATCH_NOT_OLDER_THAN;
    opts.limit = wanted->limit;
    opts.continue_token = wanted->continue_token;
    opts.timeout_s = wanted->timeout_s;
    opts.allow_bookmarks = wanted->allow_bookmarks;
    opts.send_initial_events = wanted->send_initial_events;
    opts.max_object_bytes = self->group->max_object_bytes;
    opts.attempt = self->request.retry.tries;
    return opts;
}

int kin__source_tweak(const struct kin__source *source, bool is_watch,
                      kin_list_opts *opts, kin_error *err)
{
    const struct kin__sources *group = source->group;
    kin_list_opts tweaked = *opts;

    if (!group->tweak)
        return 0;
    int r = group->tweak(&tweaked, is_watch, err, group->tweak_userdata);
    if (r < 0) {
        kin__error_complete(err, r);
        return kin_error_wrap(err, "tweak"), r;
    }
    opts->label_selector = tweaked.label_selector;
    opts->field_selector = tweaked.field_selector;
    opts->shard_selector = tweaked.shard_selector;
    opts->limit = tweaked.limit;
    opts->timeout_s = tweaked.timeout_s;
    return 0;
}

static int source_send(struct kin__source *self, bool is_watch,
                       kin_list_opts *opts, const kin_sink *sink,
                       kin_flow **ret, kin_error *err)
{
    int r = kin__source_tweak(self, is_watch, opts, err);

    kin__mutex_assert_not_held(self->group->mutex);
    if (r < 0)
        return r;
    return is_watch ? self->lw->ops->watch(self->lw, opts, sink, ret, err)
                    : self->lw->ops->list(self->lw, opts, sink, ret, err);
}

/* Calls the lister-watcher.  The lock is released meanwhile: this may block.
 * The texts are copied, since the core may change the request. */
static int source_ask(struct kin__source *self, bool is_watch,
                      const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    const kin_allocator *alloc = self->group->alloc;
    kin_call_opts call = KIN_INIT(kin_call_opts);
    kin_list_opts opts = source_list_opts(self);
    char *version = kin__strdup(alloc, opts.resource_version);
    char *token = kin__strdup(alloc, opts.continue_token);
    int r = KIN_ENOMEM;

    call.stop = self->group->stop;
    call.wire = self->group->wire;
    opts.call = &call;
    if (version && token) {
        opts.resource_version.ptr = version;
        opts.continue_token.ptr = token;
        kin__mutex_unlock(self->group->mutex);
        r = source_send(self, is_watch, &opts, sink, ret, err);
        kin__mutex_lock(self->group->mutex);
    } else {
        (void)kin_error_set(err, r, "request: out of memory");
    }
    kin__free(alloc, version);
    kin__free(alloc, token);
    return r;
}

/* Starts the pending request.  The lock is released meanwhile. */
static void source_start_flow(struct kin__source *self)
{
    kin_sink sink = {.size = sizeof(kin_sink),
                     .begin = sink_begin,
                     .bytes = sink_bytes,
                     .rest = sink_rest,
                     .end = sink_end,
                     .userdata = self};
    bool is_watch = self->request.wanted.is_watch;
    kin_error err = KIN_ERROR_INIT;
    kin_flow *flow = NULL;
    int r = self->request.code;

    assert(self->request.is_pending);
    assert(!self->flow);
    self->request.is_pending = false;
    self->is_flow_over = false;
    self->is_opened = false;
    atomic_store_explicit(&self->rests, false, memory_order_relaxed);
    kin__intake_open(&self->intake);
    if (r < 0)
        (void)kin_error_set(&err, r, "request: %s", kin_error_text(r));
    else
        r = source_ask(self, is_watch, &sink, &flow, &err);
    self->flow = flow;
    if (r < 0 && !source_is_over(self)) {
        source_end_current(self);
        kin__core_ended(self->core, KIN__END_REFUSED, &err,
                        source_now_ns(self));
    }
}

/* What ends a run of bytes, after the last of them. */
static void source_drain_end(struct kin__source *self)
{
    struct kin__intake_end end;
    kin_error err = KIN_ERROR_INIT;

    if (kin__intake_take_rest(&self->intake))
        source_rest(self);
    if (!kin__intake_take_end(&self->intake, &end))
        return;
    kin__kept_error_get(&end.err, &err);
    kin__kept_error_clear(&end.err, self->group->alloc);
    source_finish(self, &(kin_flow_end){
                            .cause = end.cause,
                            .err = end.cause == KIN_FLOW_COMPLETE ? NULL : &err,
                            .retry_after_s = end.retry_after_s,
                            .has_fresh_credentials = end.has_fresh_credentials,
                        });
}

/* Whether a run of the job has done enough, after `count` pieces. */
static bool source_pauses(const struct kin__source *self, int count)
{
    const kin_loop *loop = self->group->loop;

    return count >= PIECES_OF_A_RUN ||
           (loop && count > 0 && kin__loop_is_over(loop));
}

/* Publishes a list in slices, in a loop. */
static void source_publish(struct kin__source *self)
{
    while (kin__core_publish(self->core, source_now_ns(self)))
        if (kin__loop_is_over(self->group->loop))
            return;
}

/* Applies what waits in the intake, up to a few pieces.  The lock is released
 * after each. */
static void source_drain(struct kin__source *self)
{
    struct kin__sources *group = self->group;
    bool is_protobuf = false;

    if (kin__core_is_publishing(self->core))
        source_publish(self);
    if (kin__core_is_busy(self->core))
        return;
    for (int i = 0; !source_pauses(self, i) && !source_is_over(self); i++) {
        if (kin__intake_take_begin(&self->intake, &is_protobuf))
            /* A failure has ended the flow, as below. */
            (void)source_open(self, is_protobuf);
        if (group->is_paused)
            return;
        kin_str piece = kin__intake_take_bytes(&self->intake);
        if (piece.len == 0)
            break;
        /* A failure has ended the flow. */
        (void)source_apply(self, piece, /* is_padded= */ true);
        kin__mutex_yield(group->mutex);
        if (kin__core_is_busy(self->core))
            return;
    }
    if (!source_is_over(self))
        source_drain_end(self);
}

/* Prepares for what arrives next.  A source that waits for the publication of
 * another one looks again in each step of the loop, which does not wait
 * meanwhile: any call may finish it. */
static void source_settle(struct kin__source *self)
{
    const struct kin__sources *group = self->group;
    bool is_quick = !group->is_paused && kin__core_is_quick(self->core, 0);

    kin__intake_set_direct(&self->intake, is_quick);
    if (!group->is_paused && self->flow && !self->is_flow_over &&
        kin__intake_take_resume(&self->intake))
        self->flow->ops->resume(self->flow);
    if (is_quick)
        kin__intake_trim(&self->intake, KIN__INTAKE_PIECE);
    if (kin__core_is_publishing(self->core) ||
        (!group->is_paused && kin__intake_has_work(&self->intake)))
        kin__job_post(&self->job);
}

static void source_run(struct kin__job *job, void *userdata)
{
    struct kin__source *self = userdata;

    (void)job;
    KIN__LOCK_SCOPE(self->group->mutex);
    if (self->group->is_stopped)
        return;
    source_drain(self);
    if (self->group->is_stopped)
        return;
    source_note_moved(self); /* another call may have published its list */
    int64_t now_ns = source_now_ns(self);
    kin__processor_wake(kin__core_processor(
        self->core)); /* the flow that should do it may have ended */
    if (self->flow && self->is_flow_over)
        source_free_flow(self);
    if (now_ns >= self->core_due_ns && !kin__core_is_busy(self->core)) {
        self->core_due_ns = INT64_MAX;
        if (kin__intake_has_work(&self->intake))
            kin__core_interrupt_proof(self->core);
        kin__core_tick(self->core, now_ns);
    }
    sources_go_on(self->group, now_ns);
    if (self->request.is_pending && !self->flow && !self->group->is_paused &&
        !self->group->is_held && now_ns >= self->request.start_ns)
        source_start_flow(self);
    kin__source_prove(self);
    if (self->group->is_stopped)
        return;
    source_settle(self);
    source_set_due(self);
}

/* ---- life ---- */

static void source_init(struct kin__source *self, struct kin__sources *group,
                        kin_lister_watcher *lw)
{
    *self = (struct kin__source){
        .group = group, .lw = lw, .core_due_ns = INT64_MAX};
    kin__buf_init(&self->request.version, group->alloc, TEXT_MAX);
    kin__buf_init(&self->request.token, group->alloc, TEXT_MAX);
    kin__intake_init(&self->intake, group->alloc);
}

static int source_narrow(struct kin__source *self, kin_str ns, kin_error *err)
{
    const kin_lister_watcher_ops *ops = self->lw->ops;
    kin_lister_watcher *narrow = NULL;

    if (ops->size < sizeof(*ops) || !ops->narrow)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "the lister-watcher cannot be limited to "
                             "namespaces");
    int r = ops->narrow(self->lw, ns, &narrow, err);
    if (r < 0)
        return r;
    self->lw = narrow;
    self->is_narrow = true;
    self->ns = ns;
    return 0;
}

static void source_done(struct kin__source *self)
{
    if (self->has_job)
        kin__job_done(&self->job);
    self->core = kin__core_free(self->core);
    kin__intake_done(&self->intake);
    kin__buf_done(&self->request.version);
    kin__buf_done(&self->request.token);
    if (self->is_narrow)
        self->lw = kin_lister_watcher_unref(self->lw);
}

static inline kin_str space_key(const kin_str *name)
{
    return *name;
}
KIN__MAP_DEFINE_STR(space_set, kin_str, space_key);

/* Checks that each namespace has a name of its own. */
static int sources_check_names(const struct kin__sources *sources,
                               const kin_str *namespaces, size_t count,
                               kin_error *err)
{
    KIN__AUTO_MAP(space_set) names;
    int r = 0;

    space_set_init(&names, sources->alloc, /* seed= */ 0, NAMESPACES_MAX);
    for (size_t i = 0; r == 0 && i < count; i++) {
        if (namespaces[i].len == 0)
            return kin_error_set(err, KIN_EINVAL, "empty namespace name");
        /* The set does not write to it. */
        r = space_set_insert(&names, (kin_str *)(uintptr_t)&namespaces[i]);
        if (r == KIN_EEXISTS)
            return kin_error_set(err, KIN_EINVAL,
                                 "namespace %.*s is named twice",
                                 KIN_STR(namespaces[i]));
    }
    return r < 0 ? kin_error_set(err, r, "informer: out of memory") : 0;
}

static int sources_check(const struct kin__sources *sources,
                         const kin_lister_watcher *lw,
                         const kin_str *namespaces, size_t count,
                         kin_error *err)
{
    if (count > NAMESPACES_MAX)
        return kin_error_set(err, KIN_ELIMIT, "more than %d namespaces",
                             NAMESPACES_MAX);
    if (count > 0 && lw->resource->is_cluster_scoped)
        return kin_error_set(err, KIN_EINVAL, "the resource is cluster-scoped");
    return sources_check_names(sources, namespaces, count, err);
}

int kin__sources_make(struct kin__sources *sources, kin_lister_watcher *lw,
                      const kin_str *namespaces, size_t count, kin_error *err)
{
    size_t wanted = count ? count : 1;
    int r = sources_check(sources, lw, namespaces, count, err);

    if (r < 0)
        return r;
    sources->all = kin__alloc0(sources->alloc, wanted, sizeof(*sources->all));
    if (!sources->all)
        return kin_error_set(err, KIN_ENOMEM, "informer: out of memory");
    for (size_t i = 0; r == 0 && i < wanted; i++) {
        struct kin__source *source = &sources->all[sources->count++];
        source_init(source, sources, lw);
        if (count > 0)
            r = source_narrow(source, namespaces[i], err);
        if (r < 0)
            break;
        r = kin__job_init(&source->job, sources->executor, source_run, source);
        source->has_job = r == 0;
        if (r < 0)
            (void)kin_error_set(err, r, "informer: out of memory");
    }
    return r;
}

/* In reverse order: the others share the store of the first. */
void kin__sources_done(struct kin__sources *sources)
{
    while (sources->count > 0)
        source_done(&sources->all[--sources->count]);
    kin__free(sources->alloc, sources->all);
    sources->all = NULL;
}

void kin__sources_start(struct kin__sources *sources)
{
    int64_t now_ns = kin__clock_now_ns(sources->clock);

    kin__mutex_assert_held(sources->mutex);
    for (size_t i = 0; i < sources->count; i++)
        kin__core_start(sources->all[i].core, now_ns);
}

void kin__sources_start_single(struct kin__sources *sources)
{
    int64_t now_ns = kin__clock_now_ns(sources->clock);

    kin__mutex_assert_held(sources->mutex);
    for (size_t i = 0; i < sources->count; i++)
        kin__core_start_single(sources->all[i].core, now_ns);
}

void kin__sources_end_single(struct kin__sources *sources)
{
    int64_t now_ns = kin__clock_now_ns(sources->clock);

    kin__mutex_assert_held(sources->mutex);
    for (size_t i = 0; i < sources->count; i++) {
        sources->all[i].request.is_pending = false;
        kin__core_end_single(sources->all[i].core, now_ns);
    }
}

static void source_end_flow(struct kin__source *self)
{
    if (self->has_job)
        kin__job_cancel(&self->job);
    KIN__LOCK_SCOPE(self->group->mutex);
    self->is_flow_over = true;
    kin__intake_close(&self->intake);
    if (self->flow)
        source_free_flow(self);
    kin__source_end_question(self);
}

void kin__sources_stop(struct kin__sources *sources)
{
    sources->is_stopped = true; /* a job that applies bytes sees it */
    kin__mutex_lock(sources->mutex);
    for (size_t i = 0; i < sources->count; i++) {
        struct kin__source *source = &sources->all[i];
        source->request.is_pending = false;
        if (source->core) {
            kin__core_stop(source->core);
            kin__processor_wake(kin__core_processor(source->core));
        }
    }
    kin__mutex_unlock(sources->mutex);
    kin_stop_request(sources->stop);
    for (size_t i = 0; i < sources->count; i++)
        source_end_flow(&sources->all[i]);
}

void kin__sources_release(struct kin__sources *sources)
{
    kin__mutex_assert_held(sources->mutex);
    sources->is_held = false;
    for (size_t i = 0; i < sources->count && !sources->is_stopped; i++)
        kin__job_post(&sources->all[i].job);
}

void kin__source_wrap(const struct kin__source *source, kin_error *err)
{
    if (source->ns.len > 0)
        (void)kin_error_wrap(err, "namespace %.*s", KIN_STR(source->ns));
}
