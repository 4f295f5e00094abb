/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/unary.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/stop.h"
#include "base/str.h"
#include "base/thread.h"
#include "kube/client.h"
#include "kube/status.h"
#include "net/inflate.h"
#include "wire/proto_stream.h"

/* ==== exchange: one attempt ==== */

enum {
    EXCHANGE_MAX_HEAD = 1 << 20, /* the transport's limit is lower */
};

void kin__answer_done(struct kin__answer *answer)
{
    kin__buf_done(&answer->head);
    kin__buf_done(&answer->body);
}

bool kin__answer_next_header(const struct kin__answer *answer, const char **at,
                             struct kin__http_header *ret)
{
    const char *from = *at ? *at : answer->head.ptr;

    if (!from || from >= answer->head.ptr + answer->head.len)
        return false;
    ret->name = kin_s(from);
    ret->value = kin_s(from + ret->name.len + 1);
    *at = ret->value.ptr + ret->value.len + 1;
    return true;
}

bool kin__answer_find_header(const struct kin__answer *answer, kin_str name,
                             kin_str *ret)
{
    struct kin__http_header header;
    const char *at = NULL;

    while (kin__answer_next_header(answer, &at, &header)) {
        if (kin__str_eq_nocase(header.name, name)) {
            *ret = header.value;
            return true;
        }
    }
    return false;
}

static int exchange_keep(struct kin__buf *head, kin_str text)
{
    int r = kin__buf_append(head, text);

    return r < 0 ? r : kin__buf_append_byte(head, '\0');
}

static int exchange_on_headers(const struct kin__http_response *response,
                               void *userdata)
{
    struct kin__exchange *exchange = userdata;
    struct kin__answer *answer = exchange->answer;
    kin_str encoding = KIN__S("");

    assert(exchange->answer->status == 0);
    answer->status = response->status;
    answer->is_http2 = response->is_http2;
    (void)kin__http_find_header(response, KIN__S("Content-Encoding"),
                                &encoding); /* absent: empty */
    for (size_t i = 0; i < response->header_count; i++) {
        size_t before = answer->head.len;
        int r = exchange_keep(&answer->head, response->headers[i].name);
        if (r == 0)
            r = exchange_keep(&answer->head, response->headers[i].value);
        if (r < 0) {
            answer->head.len = before; /* drop the incomplete header */
            return r;
        }
    }
    return kin__inflate_is_wanted(encoding, &exchange->is_gzip,
                                  &exchange->body_err);
}

static int exchange_append(kin_str bytes, void *userdata)
{
    struct kin__exchange *exchange = userdata;
    struct kin__buf *body = &exchange->answer->body;
    int r = kin__buf_append(body, bytes);

    if (r == KIN_ELIMIT)
        return kin_error_set(&exchange->body_err, r,
                             "the answer is over %zu bytes", body->max);
    return r;
}

static int exchange_on_data(kin_str bytes, void *userdata)
{
    struct kin__exchange *exchange = userdata;

    assert(exchange->answer->status != 0);
    if (!exchange->is_gzip)
        return exchange_append(bytes, exchange);
    return kin__inflate_push(&exchange->inflate, bytes, exchange_append,
                             exchange, &exchange->body_err);
}

static void exchange_on_done(const struct kin__transfer_end *end,
                             void *userdata)
{
    struct kin__exchange *exchange = userdata;

    assert((end->code == 0) == (end->cause == KIN_FLOW_COMPLETE));
    kin__mutex_lock(&exchange->mutex);
    exchange->answer->cause = end->cause;
    exchange->answer->lookup_ns = end->lookup_ns;
    exchange->code = end->code;
    if (end->err)
        exchange->err = *end->err;
    if (end->cause == KIN_FLOW_BROKEN && exchange->body_err.code < 0)
        exchange->err = exchange->body_err;
    exchange->is_ended = true;
    kin__cond_broadcast(&exchange->ended);
    kin__mutex_unlock(&exchange->mutex);
    /* The owner frees the exchange after the transfer, so not before this
     * callback has returned. */
    if (exchange->wake)
        exchange->wake(exchange->userdata);
}

static void exchange_init(struct kin__exchange *exchange,
                          struct kin__answer *answer, size_t max_bytes,
                          const kin_allocator *alloc)
{
    *exchange = (struct kin__exchange){.answer = answer};
    *answer = (struct kin__answer){.status = 0};
    kin__buf_init(&answer->head, alloc, EXCHANGE_MAX_HEAD);
    kin__buf_init(&answer->body, alloc, max_bytes);
    kin__inflate_init(&exchange->inflate, alloc, /* opts= */ NULL);
    kin__mutex_init(&exchange->mutex);
    kin__cond_init(&exchange->ended);
}

static void exchange_done(struct kin__exchange *exchange)
{
    kin__inflate_done(&exchange->inflate);
    kin__cond_done(&exchange->ended);
    kin__mutex_done(&exchange->mutex);
}

/* Makes it ready for another attempt. */
static void exchange_reset(struct kin__exchange *exchange)
{
    struct kin__answer *answer = exchange->answer;
    const kin_allocator *alloc = answer->body.alloc;
    size_t max_bytes = answer->body.max;

    kin__inflate_done(&exchange->inflate);
    kin__inflate_init(&exchange->inflate, alloc, /* opts= */ NULL);
    kin__answer_done(answer);
    *answer = (struct kin__answer){.status = 0};
    kin__buf_init(&answer->head, alloc, EXCHANGE_MAX_HEAD);
    kin__buf_init(&answer->body, alloc, max_bytes);
    KIN__LOCK_SCOPE(&exchange->mutex);
    exchange->is_gzip = false;
    exchange->is_ended = false;
    exchange->code = 0;
    exchange->err = (kin_error)KIN_ERROR_INIT;
    exchange->body_err = (kin_error)KIN_ERROR_INIT;
}

static bool exchange_has_ended(struct kin__exchange *exchange)
{
    KIN__LOCK_SCOPE(&exchange->mutex);

    return exchange->is_ended;
}

static struct kin__transfer_handler exchange_handler(
    struct kin__exchange *exchange)
{
    return (struct kin__transfer_handler){
        .on_headers = exchange_on_headers,
        .on_data = exchange_on_data,
        .on_done = exchange_on_done,
        .userdata = exchange,
    };
}

/* No check of the stop token: it ends the transfer. */
static void exchange_wait(struct kin__exchange *exchange)
{
    KIN__LOCK_SCOPE(&exchange->mutex);

    while (!exchange->is_ended)
        kin__cond_wait(&exchange->ended, &exchange->mutex);
}

/* Ends an exchange whose transfer was cancelled because of its token. */
static void exchange_stop(struct kin__exchange *exchange, int reason)
{
    KIN__LOCK_SCOPE(&exchange->mutex);

    assert(reason < 0);
    if (exchange->is_ended)
        return;
    exchange->answer->cause = KIN_FLOW_STOPPED;
    exchange->code = kin_error_set(&exchange->err, reason,
                                   "client: %s while waiting for the answer",
                                   kin_error_text(reason));
    exchange->is_ended = true;
}

static int exchange_result(const struct kin__exchange *exchange, kin_error *err)
{
    assert(exchange->is_ended);
    if (exchange->code < 0) {
        if (err)
            *err = exchange->err;
        return exchange->code;
    }
    return exchange->is_gzip ? kin__inflate_end(&exchange->inflate, err) : 0;
}

int kin__exchange(struct kin__transport *transport,
                  const struct kin__http_request *request, size_t max_bytes,
                  const kin_allocator *alloc, struct kin__answer *ret,
                  kin_error *err)
{
    __attribute__((cleanup(exchange_done))) struct kin__exchange exchange;
    KIN__AUTO_TRANSFER *transfer = NULL;
    const struct kin__transfer_handler handler = exchange_handler(&exchange);

    exchange_init(&exchange, ret, max_bytes, alloc);
    int r = kin__transport_start(transport, request, &handler, &transfer, err);
    if (r < 0)
        return r;
    exchange_wait(&exchange);
    return exchange_result(&exchange, err);
}

/* ==== unary: attempts until there is an answer ==== */

void kin__unary_init(struct kin__unary *unary, kin_client *client,
                     const struct kin__api_request *req,
                     const struct kin__unary_opts *opts,
                     struct kin__answer *ret)
{
    assert(req->kind != KIN__HTTP_WATCH);
    *unary = (struct kin__unary){
        .client = client, .req = *req, .opts = *opts, .answer = ret};
    exchange_init(&unary->exchange, ret,
                  opts->max_bytes ? opts->max_bytes
                                  : client->opts.max_object_bytes,
                  client->alloc);
    unary->exchange.wake = opts->wake;
    unary->exchange.userdata = opts->userdata;
    kin__send_init(&unary->send, client, &unary->req, unary->opts.wake,
                   unary->opts.userdata);
}

void kin__unary_done(struct kin__unary *unary)
{
    kin__send_done(&unary->send);
    exchange_done(&unary->exchange);
    unary->stop = kin_stop_unref(unary->stop);
}

/* --- Time --- */

/* Makes a token that stops with the caller's or at the call's deadline. */
static int unary_start_clock(struct kin__unary *unary, kin_error *err)
{
    assert(!unary->stop);
    kin_client *client = unary->client;
    int64_t ms = unary->req.timeout_ms ? unary->req.timeout_ms
                                       : client->opts.timeout_ms;
    int64_t ns = INT64_MAX;
    if (ms <= INT64_MAX / KIN__NS_PER_MS)
        ns = (ms > 0 ? ms : 0) * KIN__NS_PER_MS;
    const kin_stop_opts opts = {
        .size = sizeof(opts),
        .alloc = client->alloc,
        .has_deadline = ms > 0,
        .deadline = kin__deadline_after(client->clock, ns),
    };

    int r = unary->req.stop
                ? kin_stop_new(unary->req.stop, &opts, &unary->stop, err)
                : kin__stop_new_with_clock(client->clock, &opts, &unary->stop,
                                           err);
    unary->req.stop = unary->stop;
    unary->req.timeout_ms = 0;
    return r;
}

static bool unary_has_time(const struct kin__unary *unary)
{
    kin_deadline end = kin_stop_deadline(unary->stop);

    return unary->delay_ms <
           kin__deadline_remaining_ns(unary->client->clock, end) /
               KIN__NS_PER_MS;
}

/* Waits to retry. */
static int unary_delay(struct kin__unary *unary, kin_error *err)
{
    int r = kin_stop_reason(unary->stop);

    assert(unary->delay_ms >= 0);
    if (r < 0)
        return kin_error_set(err, r, "client: %s while waiting to retry",
                             kin_error_text(r));
    if (!kin__deadline_passed(unary->client->clock, unary->due))
        return KIN__PENDING;
    unary->state = KIN__UNARY_LIMIT;
    return 0;
}

/* --- What came of an attempt --- */

static void unary_tell_warnings(struct kin__unary *unary)
{
    struct kin__http_header header;
    const char *at = NULL;

    while (kin__answer_next_header(unary->answer, &at, &header)) {
        if (kin__str_eq_nocase(header.name, KIN__S("Warning")))
            kin__client_warn(unary->client, header.value);
    }
}

static kin_str unary_header(const struct kin__unary *unary, const char *name)
{
    kin_str value = kin_s("");

    (void)kin__answer_find_header(unary->answer, kin_s(name), &value);
    return value;
}

static bool unary_is_success(const struct kin__unary *unary)
{
    int status = unary->answer->status;

    return unary->opts.is_any_status || (status >= 200 && status < 300);
}

/* Whether the server sent an error status, even if its body is incomplete: a
 * server that does not read a long request body to its end answers and
 * closes the connection; other bodies are over the limit, or cannot be
 * decoded. */
static bool unary_is_refused(const struct kin__unary *unary, int code)
{
    kin_flow_cause cause = unary->answer->cause;

    return unary->answer->status >= 400 && code != KIN_ENOMEM &&
           (cause == KIN_FLOW_COMPLETE || cause == KIN_FLOW_LOST ||
            cause == KIN_FLOW_BROKEN);
}

/* Converts an answer with an error status to an error. */
static int unary_refusal(struct kin__unary *unary, kin_error *err)
{
    const struct kin__refusal refusal = {
        .method = unary->req.method,
        .http_status = unary->answer->status,
        .retry_after_s = kin__retry_after_parse(
            unary_header(unary, "Retry-After")),
        .content_type = unary_header(unary, "Content-Type"),
        .body = kin__buf_str(&unary->answer->body),
    };

    return kin__refusal_to_error(unary->client->alloc, &refusal,
                                 unary->opts.ret_status, err);
}

/* Keeps the error for the message of a later failure. */
static void unary_note(struct kin__unary *unary, const kin_error *why)
{
    if (why->code < 0)
        snprintf(unary->before, sizeof(unary->before), "%.*s",
                 (int)(sizeof(unary->before) - 1), why->message);
    else
        snprintf(unary->before, sizeof(unary->before), "the server answered %d",
                 unary->answer->status);
    KIN__LOG(unary->client->opts.log, KIN_LOG_DEBUG, "client", "asking again",
             KIN__KV_TEXT("method", unary->req.method),
             KIN__KV_TEXT("after", unary->before),
             KIN__KV_INT("delay_ms", unary->delay_ms));
}

/* Reports the last error, followed by the previous one if that differs. */
static int unary_fail(struct kin__unary *unary, const kin_error *why,
                      kin_error *err)
{
    char message[KIN_ERROR_MESSAGE_SIZE];

    assert(why->code < 0);
    if (!err)
        return why->code;
    *err = *why;
    if (unary->before[0] == '\0' || strstr(why->message, unary->before))
        return why->code;
    snprintf(message, sizeof(message), "%s", why->message);
    int len = snprintf(err->message, sizeof(err->message),
                       "%s (before that: %s)", message, unary->before);
    if (len < 0 || (size_t)len >= sizeof(err->message))
        *err = *why;
    return why->code;
}

/* --- Attempts --- */

static void unary_count(const struct kin__unary *unary)
{
    const struct kin__client_answered what = {
        .method = unary->req.method,
        .http_status = unary->answer->status,
        .took_ns = kin__clock_now_ns(unary->client->clock) - unary->began_ns,
        .request_bytes = unary->req.body.len,
        .response_bytes = (int64_t)unary->answer->body.len,
        .lookup_ns = unary->answer->lookup_ns,
    };

    kin__client_metrics_answered(&unary->client->metrics, &what);
}

static int unary_limit(struct kin__unary *unary, kin_error *err)
{
    int r = kin__send_limit(&unary->send, err);

    unary->due = unary->send.due;
    if (r != 0)
        return r;
    unary->state = KIN__UNARY_START;
    return unary->stop ? 0 : unary_start_clock(unary, err);
}

/* Begins an attempt. */
static int unary_start(struct kin__unary *unary, kin_error *err)
{
    const struct kin__transfer_handler handler = exchange_handler(
        &unary->exchange);
    kin_error why = KIN_ERROR_INIT;

    if (unary->client->metrics.metrics)
        unary->began_ns = kin__clock_now_ns(unary->client->clock);
    int r = kin__send_start(&unary->send, &handler, &why);
    unary->due = unary->send.due;
    if (r < 0)
        return unary_fail(unary, &why, err);
    if (r > 0)
        return r;
    unary->state = KIN__UNARY_TRANSFER;
    if (unary->client->transport->is_late)
        unary->due = kin__stop_deadline_on(unary->stop, unary->client->clock);
    return 0;
}

/* Prepares another attempt. */
static void unary_again(struct kin__unary *unary, const kin_error *why)
{
    kin_client *client = unary->client;

    unary_note(unary, why);
    kin__client_metrics_retried(&client->metrics, unary->req.method,
                                unary->answer->status);
    kin__send_done(&unary->send);
    kin__send_init(&unary->send, client, &unary->req, unary->opts.wake,
                   unary->opts.userdata);
    exchange_reset(&unary->exchange);
    unary->due = kin__deadline_after(client->clock,
                                     unary->delay_ms * KIN__NS_PER_MS);
    unary->state = KIN__UNARY_DELAY;
}

/* Whether to retry after this end of an attempt. */
static bool unary_is_again(struct kin__unary *unary, int code)
{
    const struct kin__outcome outcome = kin__api_attempt_outcome(
        &unary->send.attempt, unary->client, code, unary->answer->cause,
        unary->answer->status, unary_header(unary, "Retry-After"));

    return kin__retry_next(&unary->retry, &outcome, &unary->delay_ms) ==
               KIN__RETRY_AFTER &&
           unary_has_time(unary);
}

/* Decides what comes of an attempt that has ended. */
static int unary_judge(struct kin__unary *unary, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    int r = exchange_result(&unary->exchange, &why);

    if (unary->client->metrics.metrics)
        unary_count(unary);
    KIN__LOG(unary->client->opts.log, KIN_LOG_TRACE, "client", "answered",
             KIN__KV_TEXT("method", unary->req.method),
             KIN__KV_TEXT("url", unary->send.attempt.http.url),
             KIN__KV_INT("status", unary->answer->status),
             KIN__KV_UINT("bytes", unary->answer->body.len));
    unary_tell_warnings(unary);
    unary->state = KIN__UNARY_OVER;
    if (r == 0 && unary_is_success(unary))
        return 0;
    bool is_refused = unary_is_refused(unary, r);
    if (unary_is_again(unary, is_refused ? 0 : r)) {
        unary_again(unary, &why);
        return 0;
    }
    if (r == 0 || is_refused)
        (void)unary_refusal(unary, &why);
    return unary_fail(unary, &why, err);
}

/* Waits for the end of an attempt; of a transport that may be late, only until
 * the token stops. */
static int unary_transfer(struct kin__unary *unary, kin_error *err)
{
    if (!exchange_has_ended(&unary->exchange)) {
        int reason = unary->client->transport->is_late
                         ? kin_stop_reason(unary->stop)
                         : 0;
        if (reason == 0)
            return KIN__PENDING;
        kin__transfer_cancel(unary->send.transfer);
        exchange_stop(&unary->exchange, reason);
    }
    return unary_judge(unary, err);
}

static int unary_advance(struct kin__unary *unary, kin_error *err)
{
    switch (unary->state) {
    case KIN__UNARY_LIMIT:
        return unary_limit(unary, err);
    case KIN__UNARY_START:
        return unary_start(unary, err);
    case KIN__UNARY_TRANSFER:
        return unary_transfer(unary, err);
    default:
        assert(unary->state == KIN__UNARY_DELAY);
        return unary_delay(unary, err);
    }
}

int kin__unary_step(struct kin__unary *unary, kin_error *err)
{
    int r = 0;

    while (r == 0 && unary->state != KIN__UNARY_OVER)
        r = unary_advance(unary, err);
    return r;
}

/* --- Blocking --- */

/* Waits until the next step is due.  Without a check of the token while a
 * transfer runs that it ends. */
static void unary_wait(struct kin__unary *unary)
{
    struct kin__exchange *exchange = &unary->exchange;

    if (unary->state == KIN__UNARY_TRANSFER &&
        !unary->client->transport->is_late) {
        exchange_wait(exchange);
        return;
    }
    KIN__LOCK_SCOPE(&exchange->mutex);
    while (!exchange->is_ended && !kin_stop_requested(unary->req.stop)) {
        if (kin__cond_wait_until(&exchange->ended, &exchange->mutex,
                                 unary->client->clock,
                                 unary->due) == KIN_ETIMEDOUT)
            return;
    }
}

static int unary_run(struct kin__unary *unary, kin_error *err)
{
    KIN__AUTO_STOP_WAKER waker = {.mutex = NULL};
    int r = kin__unary_step(unary, err);

    if (r != KIN__PENDING)
        return r;
    kin__stop_waker_add(&waker, unary->req.stop, &unary->exchange.mutex,
                        &unary->exchange.ended);
    do {
        unary_wait(unary);
        r = kin__unary_step(unary, err);
    } while (r == KIN__PENDING);
    return r;
}

int kin__unary(kin_client *client, const struct kin__api_request *req,
               const struct kin__unary_opts *opts, struct kin__answer *ret,
               kin_error *err)
{
    *ret = (struct kin__answer){.status = 0};
    if (client->opts.loop)
        return kin_error_set(
            err, KIN_EUNSUPPORTED,
            "blocking call on a client that runs in an event loop");
    int r = kin__thread_check_waiting(err);
    if (r < 0)
        return r;
    KIN__AUTO_UNARY unary;
    kin__unary_init(&unary, client, req, opts, ret);
    return unary_run(&unary, err);
}

/* ==== bodies ==== */

/* --- Out --- */

static int document_append(kin_str piece, void *userdata)
{
    struct kin__buf *buf = userdata;

    return kin__buf_append(buf, piece);
}

int kin__unary_body(const kin_client *client, kin_value value, kin_type type,
                    struct kin__buf *ret, kin_error *err)
{
    assert(type == KIN_TYPE_OBJECT || type == KIN_TYPE_ARRAY);
    if (kin_value_type(value) != type)
        return kin_error_set(err, KIN_EINVAL, "the body is not an %s",
                             type == KIN_TYPE_ARRAY ? "array" : "object");
    kin__buf_init(ret, client->alloc, client->opts.max_object_bytes);
    int r = kin_value_write(value, /* indent= */ 0, document_append, ret);
    if (r == KIN_ELIMIT)
        return kin_error_set(err, r, "the body is over %zu bytes", ret->max);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* --- In --- */

/* A Table is only sent on request, and was not requested. */
static bool document_is_table(kin_value root)
{
    return kin_str_eq(kin_value_str(kin_value_get(root, KIN__S("kind"))),
                      KIN__S("Table")) &&
           kin_str_starts_with(
               kin_value_str(kin_value_get(root, KIN__S("apiVersion"))),
               KIN__S("meta.k8s.io/"));
}

/* A Status of failure may be sent with HTTP status 200. */
static int document_check_status(const kin_client *client, kin_value root,
                                 kin_status **ret_status, kin_error *err)
{
    KIN_AUTO(kin_status) *status = NULL;

    if (!kin__value_is_status(root))
        return 0;
    int r = kin__status_new(client->alloc, root, &status, err);
    if (r < 0)
        return r;
    r = kin__status_to_error(status, err);
    if (r < 0 && ret_status)
        *ret_status = KIN__STEAL(status);
    return r;
}

static int document_check(const kin_client *client, kin_value root,
                          kin_status **ret_status, kin_error *err)
{
    if (kin_value_type(root) != KIN_TYPE_OBJECT)
        return kin_error_set(err, KIN_EPROTOCOL, "the answer is not an object");
    if (document_is_table(root))
        return kin_error_set(err, KIN_EPROTOCOL,
                             "the answer is a Table, not an object");
    return document_check_status(client, root, ret_status, err);
}

/* A kind without a schema can be requested as JSON, so this is not
 * KIN_ENOTFOUND. */
static int document_decode(const kin_client *client, kin_str body,
                           kin_document **ret, kin_error *err)
{
    struct kin__proto_opts opts = {
        .alloc = client->alloc, .is_from_server = true, .is_exact = true};
    int r = kin__schema_get(&opts.schema, err);

    if (r == 0)
        r = kin__proto_decode(&opts, body, /* ret_type= */ NULL, ret, err);
    if (r != KIN_ENOTFOUND)
        return r;
    if (err)
        err->code = KIN_EUNSUPPORTED;
    return KIN_EUNSUPPORTED;
}

/* A format that was not requested is rejected, even if it could be decoded. */
static int document_read(const kin_client *client, kin_str accept,
                         const struct kin__answer *answer, kin_document **ret,
                         kin_error *err)
{
    kin_str type = kin_s("");
    kin_str body = kin__buf_str(&answer->body);

    (void)kin__answer_find_header(answer, KIN__S("Content-Type"), &type);
    if (kin__media_type_is_protobuf(type) &&
        kin__media_type_is_protobuf(kin__str_cut(&accept, ',')))
        return document_decode(client, body, ret, err);
    if (!kin__media_type_is_json(type))
        return kin_error_set(err, KIN_EPROTOCOL,
                             "the answer is \"%.*s\", not JSON", KIN_STR(type));
    int r = kin_document_parse(client->alloc, body, ret, err);
    if (r < 0)
        (void)kin_error_wrap(err, "the answer is not JSON");
    return r;
}

int kin__unary_read(const kin_client *client, kin_str accept,
                    const struct kin__answer *answer, kin_status **ret_status,
                    kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = document_read(client, accept, answer, &doc, err);

    assert(ret);
    if (r < 0)
        return r;
    r = document_check(client, kin_document_root(doc), ret_status, err);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

int kin__unary_document(kin_client *client, const struct kin__api_request *req,
                        kin_status **ret_status, kin_document **ret,
                        kin_error *err)
{
    KIN__AUTO_ANSWER answer = {.status = 0};
    int r = kin__unary(client, req,
                       &(struct kin__unary_opts){.ret_status = ret_status},
                       &answer, err);

    return r < 0 ? r
                 : kin__unary_read(client, req->accept, &answer, ret_status,
                                   ret, err);
}
