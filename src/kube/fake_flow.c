/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/fake_source.h"
#include "kube/list_opts.h"
#include "kube/retry.h"
#include "kube/status.h"

static struct kin__fake_flow *flow_of_job(struct kin__pump_job *job)
{
    char *at = (char *)job - offsetof(struct kin__fake_flow, job);

    return (struct kin__fake_flow *)(void *)at;
}

/* ---- to the sink ---- */

static int flow_head(struct kin__pump_job *job)
{
    const kin_sink *sink = &flow_of_job(job)->sink;

    if (!sink->begin)
        return 0;
    return sink->begin(KIN__S("application/json"), sink->userdata);
}

static int flow_bytes(struct kin__pump_job *job, kin_str bytes)
{
    const kin_sink *sink = &flow_of_job(job)->sink;

    return sink->bytes(bytes, sink->userdata);
}

static void flow_end_refused(struct kin__fake_flow *flow)
{
    int retry_after_s = flow->retry_after_s > 0 ? flow->retry_after_s
                                                : KIN__RETRY_AFTER_NONE;
    const struct kin__refusal refusal = {
        .method = "GET",
        .http_status = flow->http_status,
        .retry_after_s = retry_after_s,
        .content_type = KIN__S("application/json"),
        .body = kin_s(flow->refusal),
    };
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)kin__refusal_to_error(flow->source->alloc, &refusal, &status, &err);
    const kin_flow_end end = {
        .cause = KIN_FLOW_ANSWERED,
        .err = &err,
        .status = status,
        .retry_after_s = retry_after_s,
    };
    flow->sink.end(&end, flow->sink.userdata);
}

/* The code of an end without an answer. */
static int flow_code(kin_flow_cause cause)
{
    switch (cause) {
    case KIN_FLOW_COMPLETE:
        return 0;
    case KIN_FLOW_UNREACHABLE:
    case KIN_FLOW_LOST:
        return KIN_ECONNECT;
    case KIN_FLOW_SLOW:
        return KIN_ETIMEDOUT;
    case KIN_FLOW_STOPPED:
        return KIN_ESTOPPED;
    case KIN_FLOW_PAUSED:
        return KIN_ECLOSED;
    default:
        return KIN_EPROTOCOL;
    }
}

static void flow_end(struct kin__pump_job *job, int code)
{
    struct kin__fake_flow *flow = flow_of_job(job);
    kin_error err = KIN_ERROR_INIT;
    kin_flow_end end = {.cause = flow->cause,
                        .retry_after_s = KIN__RETRY_AFTER_NONE};

    if (code == 0 && flow->cause == KIN_FLOW_ANSWERED) {
        flow_end_refused(flow);
        return;
    }
    if (code < 0)
        end.cause = kin_stop_reason(job->stop) == code ? KIN_FLOW_STOPPED
                                                       : KIN_FLOW_BROKEN;
    else
        code = flow_code(flow->cause);
    if (code < 0) {
        (void)kin_error_set(&err, code, "the fake source failed: %s",
                            kin_error_text(code));
        end.err = &err;
    }
    flow->sink.end(&end, flow->sink.userdata);
}

static void flow_release(struct kin__pump_job *job)
{
    struct kin__fake_flow *flow = flow_of_job(job);
    const kin_allocator *alloc = flow->source->alloc;

    kin__free(alloc, flow->refusal);
    kin__free(alloc, flow->ns);
    kin__free(alloc, flow);
}

static const struct kin__pump_ops flow_job_ops = {
    .head = flow_head,
    .bytes = flow_bytes,
    .end = flow_end,
    .free = flow_release,
};

/* ---- from whoever asked ---- */

static void flow_op_resume(kin_flow *flow)
{
    kin__pump_resume(&((struct kin__fake_flow *)flow)->job);
}

static void flow_op_cancel(kin_flow *flow)
{
    kin__pump_cancel(&((struct kin__fake_flow *)flow)->job);
}

static void flow_op_free(kin_flow *flow)
{
    kin__pump_free_job(&((struct kin__fake_flow *)flow)->job);
}

static const kin_flow_ops flow_ops = {
    .size = sizeof(flow_ops),
    .resume = flow_op_resume,
    .cancel = flow_op_cancel,
    .free = flow_op_free,
};

struct kin__fake_flow *kin__fake_open_watch(struct kin__pump_job *job)
{
    struct kin__fake_flow *flow = flow_of_job(job);

    if (!flow->is_watch || job->is_ending || job->has_ended ||
        job->is_cancelled || job->code < 0)
        return NULL;
    return flow;
}

bool kin__fake_concerns(const struct kin__fake_flow *flow, kin_str key)
{
    size_t len = flow->ns ? strlen(flow->ns) : 0;

    return !flow->ns || (key.len > len && key.ptr[len] == '/' &&
                         memcmp(key.ptr, flow->ns, len) == 0);
}

/* ---- starting ---- */

/* Does what a script says instead of an answer.  1: answer all the same. */
static int flow_follow(struct kin__fake_flow *flow,
                       const struct kin__fake_script *script)
{
    const kin_fake_failure *how = &script->how;

    if (flow->is_watch && how->is_event) {
        flow->job.is_ending = true;
        return kin__fake_write_event(&flow->job.out, "ERROR", script->status);
    }
    flow->job.is_ending = true;
    if (how->http_status > 0) {
        flow->http_status = how->http_status;
        flow->retry_after_s = how->retry_after_s;
        flow->cause = KIN_FLOW_ANSWERED;
        flow->job.wants_head = false;
        flow->refusal = kin__strdup(flow->source->alloc, kin_s(script->status));
        return flow->refusal ? 0 : KIN_ENOMEM;
    }
    flow->cause = how->cause;
    if (how->cut_after > 0)
        return 1;
    flow->job.wants_head = false;
    return 0;
}

static void flow_cut(struct kin__fake_flow *flow, uint64_t after)
{
    struct kin__buf *out = &flow->job.out;

    if (after < out->len) {
        out->len = (size_t)after;
        out->ptr[out->len] = '\0';
    }
}

/* The next failure that is meant for a flow, out of the line. */
static bool script_take(struct kin__fake_scripts *scripts,
                        const struct kin__fake_flow *flow,
                        struct kin__fake_script *ret)
{
    struct kin__fake_script unused;

    for (size_t i = 0; i < kin__fake_scripts_count(scripts); i++) {
        const char *ns = kin__fake_scripts_at(scripts, i)->ns;
        if (ns && (!flow->ns || !kin_str_eq(kin_s(ns), kin_s(flow->ns))))
            continue;
        *ret = *kin__fake_scripts_at(scripts, i);
        for (; i > 0; i--)
            *kin__fake_scripts_at(scripts, i) = *kin__fake_scripts_at(scripts,
                                                                      i - 1);
        return kin__fake_scripts_pop(scripts, &unused);
    }
    return false;
}

/* What the flow will bring; the pump's mutex is held. */
static int flow_fill(struct kin__fake_flow *flow, const kin_list_opts *opts)
{
    kin_fake_source *source = flow->source;
    struct kin__fake_script script = {.status = NULL};
    bool is_failing = script_take(flow->is_watch ? &source->watch_scripts
                                                 : &source->list_scripts,
                                  flow, &script);
    int r = is_failing ? flow_follow(flow, &script) : 1;

    if (r == 1)
        r = flow->is_watch ? kin__fake_answer_watch(flow, opts)
                           : kin__fake_answer_list(flow, opts);
    if (is_failing && script.how.cut_after > 0)
        flow_cut(flow, script.how.cut_after);
    kin__free(source->alloc, script.status);
    kin__free(source->alloc, script.ns);
    return r;
}

static int flow_prepare(struct kin__fake_flow *flow, const kin_list_opts *opts)
{
    kin_fake_source *source = flow->source;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    if (flow->is_watch)
        source->watches++;
    else
        source->lists++;
    flow->job.wants_head = true;
    flow->job.is_ending = !flow->is_watch;
    int r = flow_fill(flow, opts);
    if (r == 0) /* in the same step, so that no change is missed */
        cds_list_add_tail(&flow->job.link, &source->pump.jobs);
    return r;
}

static int flow_start(kin_fake_source *source, const char *ns,
                      const kin_list_opts *opts, bool is_watch,
                      const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct kin__fake_flow *flow = kin__alloc0(source->alloc, 1, sizeof(*flow));
    kin_list_opts taken;

    if (!flow)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    *flow = (struct kin__fake_flow){
        .flow = {.ops = &flow_ops},
        .source = source,
        .is_watch = is_watch,
        .cause = KIN_FLOW_COMPLETE,
    };
    kin__pump_job_init(&flow->job, &source->pump, &flow_job_ops);
    int r = kin__opts_take(sink, sizeof(flow->sink), &flow->sink);
    if (r == 0)
        r = kin__list_opts_take(opts, &taken, err);
    if (r == 0 && ns) {
        flow->ns = kin__strdup(source->alloc, kin_s(ns));
        r = flow->ns ? 0 : KIN_ENOMEM;
    }
    if (r == 0) {
        flow->wants_bookmarks = taken.allow_bookmarks;
        r = flow_prepare(flow, &taken);
    }
    if (r < 0) {
        kin__pump_free_job(&flow->job);
        return kin_error_set(err, r, NULL);
    }
    kin__pump_add(&flow->job, kin__list_call(&taken).stop);
    *ret = &flow->flow;
    return 0;
}

static int lw_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                   const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    return flow_start((kin_fake_source *)lw, /* ns= */ NULL, opts,
                      /* is_watch= */ false, sink, ret, err);
}

static int lw_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                    const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    return flow_start((kin_fake_source *)lw, /* ns= */ NULL, opts,
                      /* is_watch= */ true, sink, ret, err);
}

/* ---- one namespace ---- */

static int narrow_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                       const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    const struct kin__fake_narrow *self = (struct kin__fake_narrow *)lw;

    return flow_start(self->source, self->ns, opts, /* is_watch= */ false, sink,
                      ret, err);
}

static int narrow_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                        const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    const struct kin__fake_narrow *self = (struct kin__fake_narrow *)lw;

    return flow_start(self->source, self->ns, opts, /* is_watch= */ true, sink,
                      ret, err);
}

static void narrow_free(kin_lister_watcher *lw)
{
    struct kin__fake_narrow *self = (struct kin__fake_narrow *)lw;
    const kin_allocator *alloc = self->source->alloc;
    kin_fake_source *source = self->source;

    kin__free(alloc, self->ns);
    kin__free(alloc, self);
    (void)kin_lister_watcher_unref(&source->lw);
}

static const kin_lister_watcher_ops narrow_ops = {
    .size = sizeof(narrow_ops),
    .list = narrow_list,
    .watch = narrow_watch,
    .free = narrow_free,
};

static int lw_narrow(kin_lister_watcher *lw, kin_str ns,
                     kin_lister_watcher **ret, kin_error *err)
{
    kin_fake_source *source = (kin_fake_source *)lw;
    struct kin__fake_narrow *self = kin__alloc0(source->alloc, 1,
                                                sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    self->lw = (kin_lister_watcher){.ops = &narrow_ops,
                                    .resource = source->lw.resource,
                                    .alloc = source->lw.alloc};
    self->source = source;
    (void)kin_lister_watcher_ref(&source->lw);
    self->ns = kin__strdup(source->alloc, ns);
    if (!self->ns) {
        narrow_free(&self->lw);
        return kin_error_set(err, KIN_ENOMEM, NULL);
    }
    *ret = &self->lw;
    return 0;
}

static void lw_free(kin_lister_watcher *lw)
{
    kin__fake_source_release((kin_fake_source *)lw);
}

const kin_lister_watcher_ops kin__fake_lw_ops = {
    .size = sizeof(kin__fake_lw_ops),
    .list = lw_list,
    .watch = lw_watch,
    .free = lw_free,
    .narrow = lw_narrow,
};
