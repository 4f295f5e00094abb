/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/flow.h"

#include <assert.h>
#include <stdatomic.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/kept_error.h"
#include "base/opts.h"
#include "base/stop.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/region.h"
#include "kube/send.h"
#include "kube/status.h"
#include "net/inflate.h"

enum {
    FLOW_MAX_REFUSAL = 1 << 20, /* bytes kept of the body of an API error */
};

/* State of a flow whose request cannot be sent at once: a job of the client's
 * executor sends it later. */
struct flow_wait {
    struct kin__executor *executor; /* shared */
    struct kin__job job;
    struct kin__stop_watch watch;
    struct kin__region region;
    kin_stop *stop;           /* owned reference */
    _Atomic uintptr_t thread; /* that runs the job; 0 for none */
    bool has_failed;          /* the end was reported */
};

/* Once the transfer has started, the transport's thread owns all members but
 * `send`, `wait`, `is_cancelled` and those that the mutex guards. */
struct flow {
    kin_flow flow;
    kin_client *client; /* borrowed */
    kin_sink sink;
    struct kin__api_request req; /* in `wait`, or borrowed while it starts */
    bool is_limited;             /* the rate limit applies */
    struct kin__send send;
    struct flow_wait *wait;   /* owned; NULL if it was sent at once */
    _Atomic bool is_deferred; /* `wait` is complete */
    _Atomic bool is_cancelled;

    struct kin__mutex mutex; /* a leaf */
    bool is_sent;
    bool wants_resume; /* it was resumed before that */

    int64_t began_ns; /* with metrics only */
    int http_status;  /* 0 before the head */
    int retry_after_s;
    bool is_gzip;
    bool wants_pause; /* the sink's verdict in the current callback */
    struct kin__inflate inflate;
    char *content_type;         /* owned; of an API error */
    struct kin__buf refusal;    /* its body */
    struct kin__kept_error why; /* why the body cannot be decompressed */
};

static bool flow_is_refused(const struct flow *flow)
{
    return flow->http_status != 0 &&
           (flow->http_status < 200 || flow->http_status > 299);
}

/* Counts the request: its head has arrived, or it has failed. */
static void flow_count(const struct flow *flow, int64_t lookup_ns)
{
    kin_client *client = flow->client;

    if (!client->metrics.metrics)
        return;
    const struct kin__client_answered what = {
        .method = flow->send.attempt.http.method,
        .http_status = flow->http_status,
        .took_ns = kin__clock_now_ns(client->clock) - flow->began_ns,
        .response_bytes = -1,
        .lookup_ns = lookup_ns,
    };
    kin__client_metrics_answered(&client->metrics, &what);
}

/* ---- the head ---- */

static void flow_keep_why(struct flow *flow, const kin_error *err)
{
    assert(err->code < 0);
    kin__kept_error_set(&flow->why, flow->client->alloc, err);
}

static kin_str flow_header(const struct kin__http_response *response,
                           kin_str name)
{
    kin_str value = KIN__S("");

    (void)kin__http_find_header(response, name, &value); /* or none */
    return value;
}

static void flow_warn(struct flow *flow,
                      const struct kin__http_response *response)
{
    for (size_t i = 0; i < response->header_count; i++)
        if (kin__str_eq_nocase(response->headers[i].name, KIN__S("Warning")))
            kin__client_warn(flow->client, response->headers[i].value);
}

/* Converts a sink's return value to a transfer's. */
static int flow_verdict(int verdict)
{
    return verdict == KIN_SINK_PAUSE ? KIN__TRANSFER_PAUSE : verdict;
}

static int flow_on_headers(const struct kin__http_response *response,
                           void *userdata)
{
    struct flow *flow = userdata;
    kin_str type = flow_header(response, KIN__S("Content-Type"));
    kin_str encoding = flow_header(response, KIN__S("Content-Encoding"));

    assert(flow->http_status == 0);
    kin_error err = KIN_ERROR_INIT;

    flow->http_status = response->status;
    flow_count(flow, response->lookup_ns);
    int r = kin__inflate_is_wanted(encoding, &flow->is_gzip, &err);
    if (r < 0)
        flow_keep_why(flow, &err);
    flow->retry_after_s = kin__retry_after_parse(
        flow_header(response, KIN__S("Retry-After")));
    flow_warn(flow, response);
    if (flow_is_refused(flow)) {
        flow->content_type = kin__strdup(flow->client->alloc, type);
        return flow->content_type ? 0 : KIN_ENOMEM;
    }
    if (r < 0)
        return r;
    if (!flow->sink.begin)
        return 0;
    return flow_verdict(flow->sink.begin(type, flow->sink.userdata));
}

/* ---- the body ---- */

/* Bytes over the limit are dropped: the error has less detail. */
static int flow_keep_refusal(struct flow *flow, kin_str bytes)
{
    int r = kin__buf_append(&flow->refusal, bytes);

    return r == KIN_ELIMIT ? 0 : r;
}

static int flow_take(kin_str bytes, void *userdata)
{
    struct flow *flow = userdata;

    assert(flow->http_status != 0);
    if (flow_is_refused(flow))
        return flow_keep_refusal(flow, bytes);
    if (atomic_load_explicit(&flow->is_cancelled, memory_order_relaxed))
        return 0;
    int r = flow->sink.bytes(bytes, flow->sink.userdata);
    if (r == KIN_SINK_PAUSE)
        flow->wants_pause = true;
    return r < 0 ? r : 0;
}

static int flow_inflate(struct flow *flow, kin_str bytes)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__inflate_push(&flow->inflate, bytes, flow_take, flow, &err);

    if (err.code < 0)
        flow_keep_why(flow, &err);
    return r;
}

static int flow_on_data(kin_str bytes, void *userdata)
{
    struct flow *flow = userdata;

    flow->wants_pause = false;
    int r = flow->is_gzip ? flow_inflate(flow, bytes) : flow_take(bytes, flow);
    if (r < 0)
        return r;
    return flow->wants_pause ? KIN__TRANSFER_PAUSE : 0;
}

static void flow_on_rest(void *userdata)
{
    struct flow *flow = userdata;

    assert(flow->sink.rest);
    if (!flow_is_refused(flow) &&
        !atomic_load_explicit(&flow->is_cancelled, memory_order_relaxed))
        flow->sink.rest(flow->sink.userdata);
}

/* ---- the end ---- */

static void flow_report_end(struct flow *flow, const kin_flow_end *end)
{
    if (!atomic_load_explicit(&flow->is_cancelled, memory_order_relaxed))
        flow->sink.end(end, flow->sink.userdata);
}

static void flow_end_refused(struct flow *flow)
{
    assert(flow_is_refused(flow));
    const struct kin__outcome outcome = kin__api_attempt_outcome(
        &flow->send.attempt, flow->client, /* code= */ 0, KIN_FLOW_COMPLETE,
        flow->http_status, /* retry_after= */ KIN__S(""));
    const struct kin__refusal refusal = {
        .method = flow->send.attempt.http.method,
        .http_status = flow->http_status,
        .retry_after_s = flow->retry_after_s,
        .content_type = kin_s(flow->content_type),
        .body = kin__buf_str(&flow->refusal),
    };
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)kin__refusal_to_error(flow->client->alloc, &refusal, &status, &err);
    const kin_flow_end reported = {
        .cause = KIN_FLOW_ANSWERED,
        .err = &err,
        .status = status,
        .retry_after_s = flow->retry_after_s,
        .has_fresh_credentials = outcome.has_fresh_credentials,
    };
    flow_report_end(flow, &reported);
}

/* An end without an API error: complete, or failed. */
static void flow_end_plain(struct flow *flow,
                           const struct kin__transfer_end *end)
{
    kin_flow_end reported = {
        .cause = end->cause,
        .err = end->err,
        .retry_after_s = KIN__RETRY_AFTER_NONE,
    };

    kin_error why = KIN_ERROR_INIT;

    kin__kept_error_get(&flow->why, &why);
    if (end->cause == KIN_FLOW_BROKEN && why.code < 0)
        reported.err = &why;
    /* A body that ends inside a gzip member is incomplete even if HTTP
     * reports success. */
    if (end->code == 0 && flow->is_gzip &&
        kin__inflate_end(&flow->inflate, &why) < 0) {
        reported.cause = KIN_FLOW_LOST;
        reported.err = &why;
    }
    flow_report_end(flow, &reported);
}

/* The sink may free the flow, so it is not used afterwards. */
static void flow_on_done(const struct kin__transfer_end *end, void *userdata)
{
    struct flow *flow = userdata;

    assert((end->code == 0) == (end->cause == KIN_FLOW_COMPLETE));
    assert(end->cause != KIN_FLOW_ANSWERED);
    if (flow->http_status == 0 && end->cause != KIN_FLOW_STOPPED)
        flow_count(flow, end->lookup_ns);
    /* An API error stays one if its body is incomplete or cannot be read. */
    if (flow_is_refused(flow) && end->cause != KIN_FLOW_STOPPED &&
        end->code != KIN_ENOMEM)
        flow_end_refused(flow);
    else
        flow_end_plain(flow, end);
}

/* ---- life ---- */

static struct flow *flow_of(kin_flow *flow)
{
    return (struct flow *)flow;
}

/* Returns whether the request was sent; if not, remembers the resume until
 * it is. */
static bool flow_is_sent(struct flow *flow)
{
    KIN__LOCK_SCOPE(&flow->mutex);

    flow->wants_resume = !flow->is_sent;
    return flow->is_sent;
}

static void flow_op_resume(kin_flow *base)
{
    struct flow *flow = flow_of(base);

    if (flow_is_sent(flow))
        kin__transfer_resume(flow->send.transfer);
}

static void flow_op_cancel(kin_flow *base)
{
    struct flow *flow = flow_of(base);

    atomic_store(&flow->is_cancelled, true);
    if (flow->wait)
        kin__job_cancel(&flow->wait->job);
    if (flow->send.transfer)
        kin__transfer_cancel(flow->send.transfer);
}

static void flow_wait_free(struct flow *flow)
{
    struct flow_wait *wait = flow->wait;

    if (!wait)
        return;
    kin__stop_watch_remove(&wait->watch);
    /* A late run of the job still looks at `wait`. */
    kin__job_done(&wait->job);
    flow->wait = NULL;
    kin__region_done(&wait->region);
    if (wait->executor)
        kin__client_unshare_executor(flow->client, wait->executor);
    (void)kin_stop_unref(wait->stop);
    kin__free(flow->client->alloc, wait);
}

static void flow_release(void *userdata)
{
    struct flow *flow = userdata;
    const kin_allocator *alloc = flow->client->alloc;
    kin_client *client = flow->wait ? flow->client : NULL;

    /* A plugin that ends now may still post the job. */
    atomic_store(&flow->is_cancelled, true);
    /* First the job: it may be adding the watch. */
    if (atomic_load(&flow->is_deferred))
        kin__job_cancel(&flow->wait->job);
    kin__send_done(&flow->send); /* no plugin wakes the job after this */
    flow_wait_free(flow);
    kin__inflate_done(&flow->inflate);
    kin__buf_done(&flow->refusal);
    kin__free(alloc, flow->content_type);
    kin__kept_error_clear(&flow->why, alloc);
    kin__mutex_done(&flow->mutex);
    kin__free(alloc, flow);
    (void)kin_client_unref(client);
}

static void flow_op_free(kin_flow *base)
{
    struct flow *flow = flow_of(base);

    /* The sink may free the flow in its `end`, which the job may be calling. */
    if (flow->wait && atomic_load(&flow->wait->thread) == kin__thread_self())
        kin__job_retire(&flow->wait->job, flow_release);
    else
        flow_release(flow);
}

static const kin_flow_ops flow_ops = {
    .size = sizeof(flow_ops),
    .resume = flow_op_resume,
    .cancel = flow_op_cancel,
    .free = flow_op_free,
};

/* ---- sending ---- */

/* Called when the next step is possible before the request is due. */
static void flow_wake(void *userdata)
{
    struct flow *flow = userdata;

    /* Not before `wait` is complete: kin__flow_start() posts the job then. */
    if (atomic_load(&flow->is_deferred))
        kin__job_post(&flow->wait->job);
}

/* Records that the request was sent.  Returns whether a resume is pending. */
static bool flow_set_sent(struct flow *flow)
{
    KIN__LOCK_SCOPE(&flow->mutex);

    flow->is_sent = true;
    return flow->wants_resume;
}

/* Advances the request as far as possible.  0 when it was sent, KIN__PENDING,
 * or an error. */
static int flow_send(struct flow *flow, kin_error *err)
{
    const struct kin__transfer_handler handler = {
        .on_headers = flow_on_headers,
        .on_data = flow_on_data,
        .on_rest = flow->sink.rest ? flow_on_rest : NULL,
        .on_done = flow_on_done,
        .userdata = flow,
    };
    int r = flow->is_limited ? kin__send_limit(&flow->send, err) : 0;

    if (r != 0)
        return r;
    flow->is_limited = false;
    if (flow->client->metrics.metrics)
        flow->began_ns = kin__clock_now_ns(flow->client->clock);
    return kin__send_start(&flow->send, &handler, err);
}

/* Reports the end of a request that was never sent. */
static void flow_fail(struct flow *flow, int code, const kin_error *why)
{
    bool is_stopped = kin_stop_reason(flow->wait->stop) == code;
    const kin_flow_end end = {
        .cause = is_stopped ? KIN_FLOW_STOPPED : KIN_FLOW_BROKEN,
        .err = why,
        .retry_after_s = KIN__RETRY_AFTER_NONE,
    };

    assert(why->code < 0);
    flow_report_end(flow, &end);
}

static void flow_job(struct kin__job *job, void *userdata)
{
    struct flow *flow = userdata;
    struct flow_wait *wait = flow->wait;
    kin_error why = KIN_ERROR_INIT;

    if (flow->is_sent || wait->has_failed || atomic_load(&flow->is_cancelled))
        return;
    if (!wait->watch.stop)
        kin__stop_watch_add(&wait->watch, wait->stop, flow_wake, flow);
    atomic_store(&wait->thread, kin__thread_self());
    int r = flow_send(flow, &why);
    if (r == KIN__PENDING)
        kin__job_set_due(job, flow->send.due.at_ns);
    wait->has_failed = r < 0;
    if (r == 0 && flow_set_sent(flow))
        kin__transfer_resume(flow->send.transfer);
    if (r < 0)
        flow_fail(flow, r, &why); /* may retire the job */
    atomic_store(&wait->thread, 0);
}

/* Hands the request to a job. */
static int flow_defer(struct flow *flow, kin_error *err)
{
    kin_client *client = flow->client;
    struct flow_wait *wait = kin__alloc0(client->alloc, 1, sizeof(*wait));

    if (!wait)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    kin__region_init(&wait->region, client->alloc);
    wait->stop = kin_stop_ref(flow->req.stop);
    flow->wait = wait;
    /* The flow may be released after its free, by the job: see flow_op_free().
     * flow_release() drops the reference. */
    (void)kin_client_ref(client);
    int r = kin__api_request_copy(&wait->region, &flow->req, &flow->req);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    r = kin__client_share_executor(client, &wait->executor, err);
    if (r < 0)
        return r;
    r = kin__job_init(&wait->job, wait->executor, flow_job, flow);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

static int flow_begin(struct flow *flow, kin_error *err)
{
    int r = flow_send(flow, err);

    if (r == 0)
        (void)flow_set_sent(flow);
    return r == KIN__PENDING ? flow_defer(flow, err) : r;
}

int kin__flow_start(kin_client *client, const struct kin__api_request *request,
                    bool is_limited, const kin_sink *sink, kin_flow **ret,
                    kin_error *err)
{
    struct flow *flow = kin__alloc0(client->alloc, 1, sizeof(*flow));

    if (!flow)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    if (kin__opts_take(sink, sizeof(flow->sink), &flow->sink) < 0) {
        kin__free(client->alloc, flow);
        return kin_error_set(err, KIN_EINVAL, "sink: size is not set");
    }
    flow->flow.ops = &flow_ops;
    flow->client = client;
    flow->req = *request;
    /* A watch may be silent for hours, but only after its head has arrived. */
    if (request->kind == KIN__HTTP_WATCH && client->opts.timeout_ms > 0)
        flow->req.head_timeout_ms = client->opts.timeout_ms;
    flow->is_limited = is_limited;
    flow->retry_after_s = KIN__RETRY_AFTER_NONE;
    kin__mutex_init(&flow->mutex);
    kin__inflate_init(&flow->inflate, client->alloc, /* opts= */ NULL);
    kin__buf_init(&flow->refusal, client->alloc, FLOW_MAX_REFUSAL);
    kin__send_init(&flow->send, client, &flow->req, flow_wake, flow);
    int r = flow_begin(flow, err);
    if (r < 0) {
        flow_release(flow);
        return r;
    }
    *ret = &flow->flow;
    if (flow->wait) {
        atomic_store(&flow->is_deferred, true);
        kin__job_post(&flow->wait->job);
    }
    return 0;
}

void kin__flow_resume(kin_flow *flow)
{
    flow->ops->resume(flow);
}

void kin__flow_cancel(kin_flow *flow)
{
    flow->ops->cancel(flow);
}

kin_flow *kin__flow_free(kin_flow *flow)
{
    if (flow)
        flow->ops->free(flow);
    return NULL;
}

kin_flow_end kin__flow_end_normalize(const kin_flow_end *end, kin_error *err)
{
    kin_flow_end ret = *end;

    if ((unsigned)ret.cause > KIN_FLOW_BROKEN)
        ret.cause = KIN_FLOW_BROKEN;
    if (ret.retry_after_s < 0)
        ret.retry_after_s = KIN__RETRY_AFTER_NONE;
    if ((ret.err && ret.err->code < 0) || ret.cause == KIN_FLOW_COMPLETE)
        return ret;
    (void)kin_error_set(err, kin__cause_info(ret.cause).code,
                        "lister-watcher reported an end without an error");
    ret.err = err;
    return ret;
}
