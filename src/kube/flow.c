/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/flow.h"

#include <stdatomic.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/kept_error.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/status.h"
#include "net/inflate.h"

enum {
    FLOW_MAX_REFUSAL = 1 << 20, /* what is kept of the body of a refusal */
};

/* All but `transfer` and `is_cancelled` belongs to the transport's thread once
 * the transfer has started. */
struct flow {
    kin_flow flow;
    kin_client *client; /* borrowed */
    kin_sink sink;
    struct kin__api_attempt attempt;
    struct kin__transfer *transfer; /* owned; for whoever holds the flow */
    _Atomic bool is_cancelled;

    int64_t began_ns; /* if somebody counts */
    int http_status;  /* 0 before the head */
    int retry_after_s;
    bool is_gzip;
    bool wants_pause; /* what the sink said in the callback at hand */
    struct kin__inflate inflate;
    char *content_type;         /* owned; of a refusal */
    struct kin__buf refusal;    /* its body */
    struct kin__kept_error why; /* why the body cannot be unpacked */
};

static bool flow_is_refused(const struct flow *flow)
{
    return flow->http_status != 0 &&
           (flow->http_status < 200 || flow->http_status > 299);
}

/* The head has come, or never will. */
static void flow_count(const struct flow *flow, int64_t lookup_ns)
{
    kin_client *client = flow->client;

    if (!client->metrics.metrics)
        return;
    const struct kin__client_answered what = {
        .method = flow->attempt.http.method,
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

/* What a sink returned, as a transfer wants it. */
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

/* What goes beyond the limit only makes an error of it that says less. */
static int flow_keep_refusal(struct flow *flow, kin_str bytes)
{
    int r = kin__buf_append(&flow->refusal, bytes);

    return r == KIN_ELIMIT ? 0 : r;
}

static int flow_take(kin_str bytes, void *userdata)
{
    struct flow *flow = userdata;

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

    if (!flow_is_refused(flow) &&
        !atomic_load_explicit(&flow->is_cancelled, memory_order_relaxed))
        flow->sink.rest(flow->sink.userdata);
}

/* ---- the end ---- */

kin_flow_cause kin__flow_cause_of(enum kin__net_cause cause)
{
    switch (cause) {
    case KIN__NET_OK:
        return KIN_FLOW_COMPLETE;
    case KIN__NET_RESOLVE:
    case KIN__NET_REFUSED:
        return KIN_FLOW_UNREACHABLE;
    case KIN__NET_LOST:
        return KIN_FLOW_LOST;
    case KIN__NET_TIMEOUT:
        return KIN_FLOW_SLOW;
    case KIN__NET_STOPPED:
        return KIN_FLOW_STOPPED;
    case KIN__NET_PAUSED:
        return KIN_FLOW_PAUSED;
    default:
        return KIN_FLOW_BROKEN;
    }
}

static void flow_tell_end(struct flow *flow, const kin_flow_end *end)
{
    if (!atomic_load_explicit(&flow->is_cancelled, memory_order_relaxed))
        flow->sink.end(end, flow->sink.userdata);
}

static void flow_end_refused(struct flow *flow)
{
    const struct kin__outcome outcome = kin__api_attempt_outcome(
        &flow->attempt, flow->client, /* code= */ 0, KIN__NET_OK,
        flow->http_status, /* retry_after= */ KIN__S(""));
    const struct kin__refusal refusal = {
        .method = flow->attempt.http.method,
        .http_status = flow->http_status,
        .retry_after_s = flow->retry_after_s,
        .content_type = kin_s(flow->content_type),
        .body = kin__buf_str(&flow->refusal),
    };
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)kin__refusal_to_error(flow->client->alloc, &refusal, &status, &err);
    const kin_flow_end told = {
        .cause = KIN_FLOW_ANSWERED,
        .err = &err,
        .status = status,
        .retry_after_s = flow->retry_after_s,
        .has_fresh_credentials = outcome.has_fresh_credentials,
    };
    flow_tell_end(flow, &told);
}

/* An end that is no refusal: whole, or not. */
static void flow_end_plain(struct flow *flow,
                           const struct kin__transfer_end *end)
{
    kin_flow_end told = {
        .cause = kin__flow_cause_of(end->cause),
        .err = end->err,
        .retry_after_s = KIN__RETRY_AFTER_NONE,
    };

    kin_error why = KIN_ERROR_INIT;

    kin__kept_error_get(&flow->why, &why);
    if (end->cause == KIN__NET_RECEIVER && why.code < 0)
        told.err = &why;
    /* A body that ends inside a gzip member was cut, whatever HTTP says. */
    if (end->code == 0 && flow->is_gzip &&
        kin__inflate_end(&flow->inflate, &why) < 0) {
        told.cause = KIN_FLOW_LOST;
        told.err = &why;
    }
    flow_tell_end(flow, &told);
}

/* The sink may free the flow: nothing is touched behind it. */
static void flow_on_done(const struct kin__transfer_end *end, void *userdata)
{
    struct flow *flow = userdata;

    if (flow->http_status == 0 && end->cause != KIN__NET_STOPPED)
        flow_count(flow, end->lookup_ns);
    /* Reasons that are cut or of no use take nothing away from a refusal. */
    if (flow_is_refused(flow) && end->cause != KIN__NET_STOPPED &&
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

static void flow_op_resume(kin_flow *base)
{
    kin__transfer_resume(flow_of(base)->transfer);
}

static void flow_op_cancel(kin_flow *base)
{
    struct flow *flow = flow_of(base);

    atomic_store_explicit(&flow->is_cancelled, true, memory_order_relaxed);
    kin__transfer_cancel(flow->transfer);
}

static void flow_release(struct flow *flow)
{
    const kin_allocator *alloc = flow->client->alloc;

    kin__api_attempt_done(&flow->attempt);
    kin__inflate_done(&flow->inflate);
    kin__buf_done(&flow->refusal);
    kin__free(alloc, flow->content_type);
    kin__kept_error_clear(&flow->why, alloc);
    kin__free(alloc, flow);
}

static void flow_op_free(kin_flow *base)
{
    struct flow *flow = flow_of(base);

    flow->transfer = kin__transfer_free(flow->transfer);
    flow_release(flow);
}

static const kin_flow_ops flow_ops = {
    .size = sizeof(flow_ops),
    .resume = flow_op_resume,
    .cancel = flow_op_cancel,
    .free = flow_op_free,
};

static int flow_send(struct flow *flow, kin_error *err)
{
    const struct kin__transfer_handler handler = {
        .on_headers = flow_on_headers,
        .on_data = flow_on_data,
        .on_rest = flow->sink.rest ? flow_on_rest : NULL,
        .on_done = flow_on_done,
        .userdata = flow,
    };

    return kin__transport_start(flow->client->transport, &flow->attempt.http,
                                &handler, &flow->transfer, err);
}

int kin__flow_start(kin_client *client, const struct kin__api_request *request,
                    int64_t idle_timeout_ms, const kin_sink *sink,
                    kin_flow **ret, kin_error *err)
{
    struct flow *flow = kin__alloc0(client->alloc, 1, sizeof(*flow));

    if (!flow)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    int r = kin__opts_take(sink, sizeof(flow->sink), &flow->sink);
    if (r < 0)
        (void)kin_error_set(err, r, "the sink's size is not set");
    else
        r = kin__api_attempt_init(&flow->attempt, client, request, err);
    if (r < 0) {
        kin__free(client->alloc, flow);
        return r;
    }
    flow->flow.ops = &flow_ops;
    flow->client = client;
    if (client->metrics.metrics)
        flow->began_ns = kin__clock_now_ns(client->clock);
    flow->retry_after_s = KIN__RETRY_AFTER_NONE;
    /* A watch may be quiet for hours, but not before it has begun. */
    if (request->kind == KIN__HTTP_WATCH && client->opts.timeout_ms > 0)
        flow->attempt.http.head_timeout_ms = client->opts.timeout_ms;
    flow->attempt.http.idle_timeout_ms = idle_timeout_ms;
    kin__inflate_init(&flow->inflate, client->alloc, /* opts= */ NULL);
    kin__buf_init(&flow->refusal, client->alloc, FLOW_MAX_REFUSAL);
    r = flow_send(flow, err);
    if (r < 0) {
        flow_release(flow);
        return r;
    }
    *ret = &flow->flow;
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
