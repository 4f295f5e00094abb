/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/source.h"

#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/str.h"
#include "wire/proto_stream.h"

enum {
    PATIENCE_S = 30,
    TEXT_MAX = 64 << 10,
    NAMESPACES_MAX = 4096,
    /* How long handlers are left asleep while more is coming in.  To wake one
     * costs as much as to read a small object. */
    WAKE_PAUSE_NS = 200000,
    SLOW_BYTES_MS = 1000, /* to apply what arrived at once */
    /* From how long a silence on a flow counts as quiet. */
    QUIET_MS = 100,
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

static void op_request(const struct kin__reflector_request *request,
                       void *userdata)
{
    struct kin__source *self = userdata;
    struct kin__source_request *own = &self->request;

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
             !request->is_watch             ? "asks for a list"
             : request->send_initial_events ? "asks for a list as a stream"
                                            : "asks for a watch",
             KIN__KV_TEXT("informer", self->group->name),
             KIN__KV_STR("namespace", self->ns),
             KIN__KV_STR("version", request->resource_version),
             KIN__KV_INT("limit", request->limit));
    self->is_doomed = true; /* whatever there was before */
    kin__job_post(&self->job);
}

static void op_cancel(void *userdata)
{
    struct kin__source *self = userdata;

    self->is_doomed = true;
    kin__job_post(&self->job);
}

static void op_set_timer(int64_t due_ns, void *userdata)
{
    struct kin__source *self = userdata;

    self->core_due_ns = due_ns;
    source_set_due(self);
}

struct kin__core_ops kin__source_core_ops(struct kin__source *source)
{
    return (struct kin__core_ops){.request = op_request,
                                  .cancel = op_cancel,
                                  .set_timer = op_set_timer,
                                  .userdata = source};
}

/* ---- handlers that are too slow; the lock is held ---- */

static void sources_pause(struct kin__sources *group, int64_t now_ns)
{
    group->is_paused = true;
    group->paused_until_ns = kin__time_add_ns(now_ns,
                                              PATIENCE_S * KIN__NS_PER_S);
    for (size_t i = 0; i < group->count; i++)
        source_set_due(&group->all[i]);
}

/* Those of one owner have the same handlers. */
static bool sources_are_full(const struct kin__sources *group)
{
    return kin__core_is_full(group->all[0].core);
}

/* Whether to wait for one. */
static bool sources_must_wait(struct kin__sources *group, int64_t now_ns)
{
    if (group->is_impatient || !sources_are_full(group))
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

/* Ends a pause if it is over.  Only this does, and it resumes the flows: what
 * they still bring in between does not. */
static void sources_go_on(struct kin__sources *group, int64_t now_ns)
{
    if (!group->is_paused || sources_must_wait(group, now_ns))
        return;
    group->is_paused = false;
    for (size_t i = 0; i < group->count; i++) {
        struct kin__source *source = &group->all[i];
        if (!source->flow)
            source->owes_resume = true; /* it may be about to be known */
        else if (!source->is_doomed)
            source->flow->ops->resume(source->flow);
        kin__job_post(&source->job);
    }
}

void kin__sources_relieved(struct kin__sources *sources)
{
    KIN__LOCK_SCOPE(sources->mutex);
    if (sources->is_stopped)
        return;
    if (sources->is_impatient && !sources_are_full(sources))
        sources->is_impatient = false;
    sources_go_on(sources, kin__clock_now_ns(sources->clock));
}

/* ---- the sink; called by whoever brings the bytes ---- */

static int sink_begin(kin_str content_type, void *userdata)
{
    struct kin__source *self = userdata;

    KIN__LOCK_SCOPE(self->group->mutex);
    if (self->is_doomed || self->group->is_stopped)
        return KIN_ECLOSED;
    self->is_opened = true;
    /* Of anything else the core says that it is no JSON. */
    self->group->is_protobuf = kin__media_type_is_protobuf(content_type);
    if (self->group->is_protobuf)
        kin__core_expect_protobuf(self->core);
    kin__core_opened(self->core, source_now_ns(self));
    return 0;
}

/* Wakes handlers; but not again and again if the flow says when no more has
 * arrived. */
static void source_wake(struct kin__source *self, int64_t now_ns)
{
    if (!kin__core_owes_wakes(self->core) ||
        (self->rests && now_ns - self->woken_ns < WAKE_PAUSE_NS))
        return;
    self->woken_ns = now_ns;
    kin__core_wake(self->core);
}

/* How long it took to apply what had arrived. */
static void source_note_time(struct kin__source *self, size_t bytes,
                             int64_t took_ns)
{
    if (self->group->times)
        kin__times_add(self->group->times, took_ns);
    if (took_ns >= SLOW_BYTES_MS * KIN__NS_PER_MS)
        KIN__LOG(self->group->log, KIN_LOG_INFO, "informer",
                 "it took long to apply what had arrived",
                 KIN__KV_TEXT("informer", self->group->name),
                 KIN__KV_UINT("bytes", bytes),
                 KIN__KV_INT("took_ms", took_ns / KIN__NS_PER_MS));
}

static int sink_bytes(kin_str bytes, void *userdata)
{
    struct kin__source *self = userdata;

    KIN__LOCK_SCOPE(self->group->mutex);
    if (self->is_doomed || self->group->is_stopped)
        return KIN_ECLOSED;
    int64_t now_ns = source_now_ns(self);
    int r = kin__core_bytes(self->core, bytes, now_ns);
    if (self->group->times || kin__log_wants(self->group->log, KIN_LOG_INFO))
        source_note_time(self, bytes.len, source_now_ns(self) - now_ns);
    source_wake(self, now_ns);
    if (r < 0)
        return r;
    if (!self->group->is_paused && !sources_must_wait(self->group, now_ns))
        return 0;
    kin__core_wake(self->core); /* there may be no rest before the resume */
    return KIN_SINK_PAUSE;
}

static void sink_rest(void *userdata)
{
    struct kin__source *self = userdata;

    KIN__LOCK_SCOPE(self->group->mutex);
    int64_t now_ns = source_now_ns(self);
    /* Where there is often something to read, buffers are worth their keep. */
    if (now_ns - self->rested_ns > QUIET_MS * KIN__NS_PER_MS)
        kin__core_rest(self->core);
    else
        kin__core_wake(self->core);
    self->rests = true;
    self->rested_ns = now_ns;
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
static bool source_retries(struct kin__source *self, const kin_flow_end *end)
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
    self->request.start_ns = kin__time_add_ns(source_now_ns(self),
                                              delay_ms * KIN__NS_PER_MS);
    self->is_doomed = true;
    kin__job_post(&self->job);
    return true;
}

/* Whoever writes a lister-watcher may forget to say why: what has not arrived
 * whole must not count as if it had. */
static kin_flow_end end_with_reason(const kin_flow_end *end, kin_error *err)
{
    kin_flow_end ret = *end;

    if ((unsigned)ret.cause > KIN_FLOW_BROKEN)
        ret.cause = KIN_FLOW_BROKEN;
    if (ret.err || ret.cause == KIN_FLOW_COMPLETE)
        return ret;
    (void)kin_error_set(err, KIN_EPROTOCOL, "it ended without a reason");
    ret.err = err;
    return ret;
}

static void sink_end(const kin_flow_end *end, void *userdata)
{
    struct kin__source *self = userdata;
    kin_error err = KIN_ERROR_INIT;
    kin_flow_end own = end_with_reason(end, &err);

    KIN__LOCK_SCOPE(self->group->mutex);
    if (self->is_doomed || self->group->is_stopped)
        return;
    KIN__LOG(self->group->log, KIN_LOG_TRACE, "reflector", "request ended",
             KIN__KV_TEXT("informer", self->group->name),
             KIN__KV_STR("namespace", self->ns),
             KIN__KV_TEXT("error", own.err ? own.err->message : ""));
    if (source_retries(self, &own))
        return;
    self->is_doomed = true;
    kin__job_post(&self->job); /* frees it */
    kin__core_ended(self->core, end_of(own.cause), own.err,
                    source_now_ns(self));
}

/* ---- the job ---- */

/* Frees a flow of which nothing counts any more.  The lock is held, but not
 * meanwhile: the flow's callbacks may be waiting for it. */
static void source_free_flow(struct kin__source *self)
{
    kin_flow *flow = KIN__STEAL(self->flow);

    kin__mutex_unlock(self->group->mutex);
    flow->ops->free(flow);
    kin__mutex_lock(self->group->mutex);
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
        opts.version_match = KIN_VERSION_MATCH_NOT_OLDER_THAN;
    opts.limit = wanted->limit;
    opts.continue_token = wanted->continue_token;
    opts.timeout_s = wanted->timeout_s;
    opts.allow_bookmarks = wanted->allow_bookmarks;
    opts.send_initial_events = wanted->send_initial_events;
    opts.max_object_bytes = self->group->max_object_bytes;
    opts.attempt = self->request.retry.tries;
    return opts;
}

/* What the program changes.  Without the lock. */
static int source_tweak(const struct kin__source *self, bool is_watch,
                        kin_list_opts *opts, kin_error *err)
{
    const struct kin__sources *group = self->group;
    kin_list_opts tweaked = *opts;

    if (!group->tweak)
        return 0;
    int r = group->tweak(&tweaked, is_watch, err, group->tweak_userdata);
    if (r < 0 && err->code == 0)
        (void)kin_error_set(err, r, /* format= */ NULL);
    if (r < 0)
        return kin_error_wrap(err, "tweak"), r;
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
    int r = source_tweak(self, is_watch, opts, err);

    if (r < 0)
        return r;
    return is_watch ? self->lw->ops->watch(self->lw, opts, sink, ret, err)
                    : self->lw->ops->list(self->lw, opts, sink, ret, err);
}

/* Asks the lister-watcher.  The lock is held, but not meanwhile: this may wait.
 * The texts are copied, since the core may want something else by then. */
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

/* Starts what is wanted.  The lock is held, but not meanwhile. */
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

    self->request.is_pending = false;
    self->is_doomed = false;
    self->is_opened = false;
    self->rests = false; /* that of another source need not */
    self->owes_resume = false;
    if (r < 0)
        (void)kin_error_set(&err, r, "request: %s", kin_error_text(r));
    else
        r = source_ask(self, is_watch, &sink, &flow, &err);
    self->flow = flow;
    if (flow && self->owes_resume)
        flow->ops->resume(flow);
    if (r < 0 && !self->group->is_stopped && !self->is_doomed) {
        self->is_doomed = true;
        kin__core_ended(self->core, KIN__END_REFUSED, &err,
                        source_now_ns(self));
    }
}

static void source_run(struct kin__job *job, void *userdata)
{
    struct kin__source *self = userdata;

    (void)job;
    KIN__LOCK_SCOPE(self->group->mutex);
    int64_t now_ns = source_now_ns(self);
    if (self->group->is_stopped)
        return;
    kin__core_wake(self->core); /* the flow that owes it may be no more */
    if (self->flow && self->is_doomed)
        source_free_flow(self);
    if (now_ns >= self->core_due_ns) {
        self->core_due_ns = INT64_MAX;
        kin__core_tick(self->core, now_ns);
    }
    sources_go_on(self->group, now_ns);
    if (self->request.is_pending && !self->flow && !self->group->is_paused &&
        !self->group->is_held && now_ns >= self->request.start_ns)
        source_start_flow(self);
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
    kin__buf_done(&self->request.version);
    kin__buf_done(&self->request.token);
    if (self->is_narrow)
        self->lw = kin_lister_watcher_unref(self->lw);
}

static int sources_check(const kin_lister_watcher *lw,
                         const kin_str *namespaces, size_t count,
                         kin_error *err)
{
    if (count > NAMESPACES_MAX)
        return kin_error_set(err, KIN_ELIMIT, "more than %d namespaces",
                             NAMESPACES_MAX);
    if (count > 0 && lw->resource->is_cluster_scoped)
        return kin_error_set(err, KIN_EINVAL, "the resource has no namespaces");
    for (size_t i = 0; i < count; i++) {
        if (namespaces[i].len == 0)
            return kin_error_set(err, KIN_EINVAL, "a namespace without a name");
        for (size_t k = 0; k < i; k++) {
            if (kin_str_eq(namespaces[i], namespaces[k]))
                return kin_error_set(err, KIN_EINVAL,
                                     "namespace %.*s is named twice",
                                     KIN_STR(namespaces[i]));
        }
    }
    return 0;
}

int kin__sources_make(struct kin__sources *sources, kin_lister_watcher *lw,
                      const kin_str *namespaces, size_t count, kin_error *err)
{
    size_t wanted = count ? count : 1;
    int r = sources_check(lw, namespaces, count, err);

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
        r = kin__job_init(&source->job, sources->runner, source_run, source);
        source->has_job = r == 0;
        if (r < 0)
            (void)kin_error_set(err, r, "informer: out of memory");
    }
    return r;
}

/* The last first: they share what the first one has. */
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

    for (size_t i = 0; i < sources->count; i++)
        kin__core_start(sources->all[i].core, now_ns);
}

void kin__sources_start_single(struct kin__sources *sources)
{
    int64_t now_ns = kin__clock_now_ns(sources->clock);

    for (size_t i = 0; i < sources->count; i++)
        kin__core_start_single(sources->all[i].core, now_ns);
}

void kin__sources_end_single(struct kin__sources *sources)
{
    int64_t now_ns = kin__clock_now_ns(sources->clock);

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
    self->is_doomed = true;
    if (self->flow)
        source_free_flow(self);
}

void kin__sources_stop(struct kin__sources *sources)
{
    kin__mutex_lock(sources->mutex);
    sources->is_stopped = true;
    for (size_t i = 0; i < sources->count; i++) {
        struct kin__source *source = &sources->all[i];
        source->request.is_pending = false;
        if (source->core) {
            kin__core_stop(source->core);
            kin__core_wake(source->core);
        }
    }
    kin__mutex_unlock(sources->mutex);
    kin_stop_request(sources->stop);
    for (size_t i = 0; i < sources->count; i++)
        source_end_flow(&sources->all[i]);
}

void kin__sources_release(struct kin__sources *sources)
{
    sources->is_held = false;
    for (size_t i = 0; i < sources->count && !sources->is_stopped; i++)
        kin__job_post(&sources->all[i].job);
}

void kin__source_wrap(const struct kin__source *source, kin_error *err)
{
    if (source->ns.len > 0)
        (void)kin_error_wrap(err, "namespace %.*s", KIN_STR(source->ns));
}
