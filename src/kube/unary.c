/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/unary.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "base/stop.h"
#include "base/str.h"
#include "base/thread.h"
#include "kube/client.h"
#include "kube/status.h"

enum { UNARY_TEXT = 200 /* what is kept of an earlier failure's message */ };

/* A call that is under way. */
struct unary {
    kin_client *client;
    struct kin__api_request req; /* with the stop token below */
    const struct kin__unary_opts *opts;
    kin_stop *stop; /* owned reference; ends with the caller's, or in time */
    struct kin__answer *answer; /* of the last attempt; the caller's */
    struct kin__retry retry;
    int64_t delay_ms;        /* before the next attempt */
    char before[UNARY_TEXT]; /* why the attempt before the last failed */
};

static void unary_done(struct unary *call)
{
    (void)kin_stop_unref(call->stop);
}

/* --- Time --- */

/* The caller's token, or the end of the call's time, whichever comes first. */
static int unary_start_clock(struct unary *call, kin_error *err)
{
    kin_client *client = call->client;
    int64_t ms = call->req.timeout_ms ? call->req.timeout_ms
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

    int r = call->req.stop
                ? kin_stop_new(call->req.stop, &opts, &call->stop, err)
                : kin__stop_new_with_clock(client->clock, &opts, &call->stop,
                                           err);
    call->req.stop = call->stop;
    call->req.timeout_ms = 0;
    return r;
}

static bool unary_has_time(const struct unary *call)
{
    kin_deadline end = kin_stop_deadline(call->stop);

    return call->delay_ms <
           kin__deadline_remaining_ns(call->client->clock, end) /
               KIN__NS_PER_MS;
}

static int unary_wait(struct unary *call, kin_error *err)
{
    kin_client *client = call->client;
    int64_t ns = call->delay_ms * KIN__NS_PER_MS;
    int r = kin_stop_wait(call->stop, kin__deadline_after(client->clock, ns));

    if (r < 0)
        return kin_error_set(err, r, "client: %s while waiting to ask again",
                             kin_error_text(r));
    return kin__client_throttle(client, call->req.method, call->stop, err);
}

/* --- What came of an attempt --- */

static void unary_tell_warnings(struct unary *call)
{
    struct kin__http_header header;
    const char *at = NULL;

    while (kin__answer_next_header(call->answer, &at, &header)) {
        if (kin__str_eq_nocase(header.name, KIN__S("Warning")))
            kin__client_warn(call->client, header.value);
    }
}

static kin_str unary_header(const struct unary *call, const char *name)
{
    kin_str value = kin_s("");

    (void)kin__answer_find_header(call->answer, kin_s(name), &value);
    return value;
}

static bool unary_is_success(const struct unary *call)
{
    int status = call->answer->status;

    return call->opts->is_any_status || (status >= 200 && status < 300);
}

/* Whether there was a refusal, though not with all of its reasons: a server
 * that does not want to read a long body to its end says so and hangs up;
 * others say more than is taken, or what cannot be read. */
static bool unary_is_refused(const struct unary *call, int code)
{
    enum kin__net_cause cause = call->answer->cause;

    return call->answer->status >= 400 && code != KIN_ENOMEM &&
           (cause == KIN__NET_OK || cause == KIN__NET_LOST ||
            cause == KIN__NET_RECEIVER);
}

/* Makes an error of an answer that is none to keep. */
static int unary_refusal(struct unary *call, kin_error *err)
{
    const struct kin__refusal refusal = {
        .method = call->req.method,
        .http_status = call->answer->status,
        .retry_after_s = kin__retry_after_parse(
            unary_header(call, "Retry-After")),
        .content_type = unary_header(call, "Content-Type"),
        .body = kin__buf_str(&call->answer->body),
    };

    return kin__refusal_to_error(call->client->alloc, &refusal,
                                 call->opts->ret_status, err);
}

/* Remembers why, in case that the next attempt fails too. */
static void unary_note(struct unary *call, const kin_error *why)
{
    if (why->code < 0)
        snprintf(call->before, sizeof(call->before), "%.*s",
                 (int)(sizeof(call->before) - 1), why->message);
    else
        snprintf(call->before, sizeof(call->before), "the server answered %d",
                 call->answer->status);
    KIN__LOG(call->client->opts.log, KIN_LOG_DEBUG, "client", "asking again",
             KIN__KV_TEXT("method", call->req.method),
             KIN__KV_TEXT("after", call->before),
             KIN__KV_INT("delay_ms", call->delay_ms));
}

/* The last error, with the one before it if that was another. */
static int unary_fail(struct unary *call, const kin_error *why, kin_error *err)
{
    char message[KIN_ERROR_MESSAGE_SIZE];

    if (!err)
        return why->code;
    *err = *why;
    if (call->before[0] == '\0' || strstr(why->message, call->before))
        return why->code;
    snprintf(message, sizeof(message), "%s", why->message);
    int len = snprintf(err->message, sizeof(err->message),
                       "%s (before that: %s)", message, call->before);
    if (len < 0 || (size_t)len >= sizeof(err->message))
        *err = *why;
    return why->code;
}

/* --- Attempts --- */

static void unary_count(const struct unary *call, int64_t began_ns)
{
    const struct kin__client_answered what = {
        .method = call->req.method,
        .http_status = call->answer->status,
        .took_ns = kin__clock_now_ns(call->client->clock) - began_ns,
        .request_bytes = call->req.body.len,
        .response_bytes = (int64_t)call->answer->body.len,
        .lookup_ns = call->answer->lookup_ns,
    };

    kin__client_metrics_answered(&call->client->metrics, &what);
}

/* One attempt.  `*ret_again` says whether there should be another. */
static int unary_try(struct unary *call, bool *ret_again, kin_error *err)
{
    KIN__AUTO_API_ATTEMPT attempt;
    kin_client *client = call->client;
    size_t max_bytes = call->opts->max_bytes ? call->opts->max_bytes
                                             : client->opts.max_object_bytes;
    int r = kin__api_attempt_init(&attempt, client, &call->req, err);

    if (r < 0)
        return r;
    kin__answer_done(call->answer);
    int64_t began_ns = client->metrics.metrics
                           ? kin__clock_now_ns(client->clock)
                           : 0;
    r = kin__exchange(client->transport, &attempt.http, max_bytes,
                      client->alloc, call->answer, err);
    if (client->metrics.metrics)
        unary_count(call, began_ns);
    KIN__LOG(client->opts.log, KIN_LOG_TRACE, "client", "answered",
             KIN__KV_TEXT("method", call->req.method),
             KIN__KV_TEXT("url", attempt.http.url),
             KIN__KV_INT("status", call->answer->status),
             KIN__KV_UINT("bytes", call->answer->body.len));
    unary_tell_warnings(call);
    if (r == 0 && unary_is_success(call))
        return 0;
    bool is_refused = unary_is_refused(call, r);
    struct kin__outcome outcome = kin__api_attempt_outcome(
        &attempt, client, is_refused ? 0 : r, call->answer->cause,
        call->answer->status, unary_header(call, "Retry-After"));
    *ret_again = kin__retry_next(&call->retry, &outcome, &call->delay_ms) ==
                     KIN__RETRY_AFTER &&
                 unary_has_time(call);
    if (!*ret_again && (r == 0 || is_refused))
        r = unary_refusal(call, err);
    return r;
}

static int unary_run(struct unary *call, kin_error *err)
{
    for (;;) {
        kin_error why = KIN_ERROR_INIT;
        bool is_again = false;
        int r = unary_try(call, &is_again, &why);
        if (!is_again)
            return r < 0 ? unary_fail(call, &why, err) : 0;
        unary_note(call, &why);
        kin__client_metrics_retried(&call->client->metrics, call->req.method,
                                    call->answer->status);
        r = unary_wait(call, err);
        if (r < 0)
            return r;
    }
}

int kin__unary(kin_client *client, const struct kin__api_request *req,
               const struct kin__unary_opts *opts, struct kin__answer *ret,
               kin_error *err)
{
    __attribute__((cleanup(unary_done))) struct unary call = {
        .client = client, .req = *req, .opts = opts, .answer = ret};

    *ret = (struct kin__answer){.status = 0};
    if (client->opts.loop)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "a client of a loop cannot be waited for");
    int r = kin__thread_check_waiting(err);
    if (r == 0)
        r = kin__client_throttle(client, req->method, req->stop, err);
    if (r == 0)
        r = unary_start_clock(&call, err);
    return r < 0 ? r : unary_run(&call, err);
}
