/* SPDX-License-Identifier: Apache-2.0 */
/*
 * curl_transfer.c - one transfer in the I/O thread, from open to end.
 *
 * Each transfer has one timer for all its deadlines.  Bytes do not move it:
 * when it fires, it looks at what has happened since and goes back to sleep if
 * nothing is late.
 */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/error.h"
#include "net/curl_internal.h"

/* libcurl has the same deadline; ours is for transfers that wait for a
 * connection, which it lets wait for ever. */
#define TRANSFER_CONNECT_GRACE_NS (KIN__NS_PER_MS * 250)

/* What a redirect may say beside where it leads to. */
enum { TRANSFER_MAX_REDIRECT = 64 << 10 };

static int64_t transfer_now(void)
{
    return kin__clock_now_ns(/* clock= */ NULL);
}

/* Guarantee E: false if the transfer has been cancelled, else it is in a
 * callback until transfer_leave(). */
static bool transfer_enter(struct kin__curl_transfer *t)
{
    KIN__LOCK_SCOPE(&t->curl->gate);

    if (t->is_silent)
        return false;
    t->curl->calling = t;
    return true;
}

static void transfer_leave(struct kin__curl_transfer *t)
{
    struct kin__curl *curl = t->curl;

    KIN__LOCK_SCOPE(&curl->gate);
    curl->calling = NULL;
    kin__cond_broadcast(&curl->gate_open);
}

void kin__curl_transfer_doom(struct kin__curl_transfer *t, int code,
                             enum kin__net_cause cause, const char *format, ...)
{
    kin_error err = KIN_ERROR_INIT;
    va_list args;

    if (t->state != KIN__CURL_OPEN || kin__list_is_linked(&t->doom_link))
        return;
    va_start(args, format);
    kin__error_vset(&err, code, format, args);
    va_end(args);
    kin_error_wrap(&err, "%s", t->origin);
    kin__kept_error_set(&t->err, t->curl->alloc, &err);
    t->end.code = code;
    t->end.cause = cause;
    cds_list_add_tail(&t->doom_link, &t->curl->doomed);
}

static bool transfer_is_doomed(const struct kin__curl_transfer *t)
{
    return kin__list_is_linked(&t->doom_link);
}

/* --- deadlines --- */

static kin_deadline transfer_deadline_at(int64_t from_ns, int64_t span_ns)
{
    return (kin_deadline){.at_ns = kin__time_add_ns(from_ns, span_ns)};
}

static bool transfer_is_late(kin_deadline deadline, kin_deadline *next)
{
    *next = kin__deadline_min(*next, deadline);
    return kin__deadline_passed(/* clock= */ NULL, deadline);
}

/* Whether libcurl has found a connection and is about to send the request. */
static bool transfer_look_sent(struct kin__curl_transfer *t)
{
    curl_off_t us = 0;

    if (!t->is_sent && t->easy)
        t->is_sent = curl_easy_getinfo(t->easy, CURLINFO_PRETRANSFER_TIME_T,
                                       &us) == CURLE_OK &&
                     us > 0;
    return t->is_sent;
}

static double transfer_seconds(int64_t ns)
{
    return (double)ns / (double)KIN__NS_PER_S;
}

/* Dooms it if it began longer ago than a span allows. */
static void transfer_check_span(struct kin__curl_transfer *t, int64_t span_ns,
                                const char *what, kin_deadline *next)
{
    if (span_ns > 0 &&
        transfer_is_late(transfer_deadline_at(t->started_ns, span_ns), next))
        kin__curl_transfer_doom(t, KIN_ETIMEDOUT, KIN__NET_TIMEOUT,
                                "no %s within %g s", what,
                                transfer_seconds(span_ns));
}

/* For those that wait for a connection. */
static void transfer_check_unsent(struct kin__curl_transfer *t,
                                  kin_deadline *next)
{
    int64_t connect_ns = kin__time_add_ns(t->connect_timeout_ns,
                                          TRANSFER_CONNECT_GRACE_NS);

    if (transfer_is_late(transfer_deadline_at(t->started_ns, connect_ns), next))
        kin__curl_error_fill(t, CURLE_OPERATION_TIMEDOUT);
}

/* For those without an answer.  One that was sent may wait for a connection
 * again, without a word from libcurl: a GOAWAY has crossed its way. */
static void transfer_check_starved(struct kin__curl_transfer *t,
                                   kin_deadline *next)
{
    kin_deadline starves = transfer_deadline_at(t->started_ns,
                                                KIN__CURL_STARVED_NS);

    if (kin__deadline_passed(/* clock= */ NULL, starves)) {
        kin__curl_pool_starves(t->pool);
        starves = kin__deadline_after(/* clock= */ NULL, KIN__CURL_STARVED_NS);
    }
    *next = kin__deadline_min(*next, starves);
}

static void transfer_check_timeouts(struct kin__curl_transfer *t,
                                    kin_deadline *next)
{
    transfer_check_span(t, t->timeout_ns, "complete answer", next);
    if (!t->head.is_complete) {
        transfer_check_span(t, t->head_timeout_ns, "answer", next);
        transfer_check_starved(t, next);
    }
    if (!transfer_look_sent(t))
        transfer_check_unsent(t, next);
    if (t->idle_timeout_ns > 0 && !t->is_paused &&
        transfer_is_late(transfer_deadline_at(t->heard_ns, t->idle_timeout_ns),
                         next))
        kin__curl_transfer_doom(t, KIN_ETIMEDOUT, KIN__NET_TIMEOUT,
                                "not a byte for %g s",
                                transfer_seconds(t->idle_timeout_ns));
}

/* Dooms what is late; gives the next moment to look again. */
static kin_deadline transfer_check(struct kin__curl_transfer *t)
{
    kin_deadline next = KIN_NEVER;

    /* A token with another clock may have a deadline that has passed on ours:
     * look again soon. */
    if (kin_stop_requested(t->stop))
        kin__curl_transfer_stop(t);
    else if (transfer_is_late(kin_stop_deadline(t->stop), &next))
        next = kin__deadline_after(/* clock= */ NULL, KIN__NS_PER_MS);
    transfer_check_timeouts(t, &next);
    int64_t pause_ns = t->curl->pause_timeout_ns;
    if (t->is_paused &&
        transfer_is_late(transfer_deadline_at(t->paused_ns, pause_ns), &next))
        kin__curl_transfer_doom(t, KIN_ECLOSED, KIN__NET_PAUSED,
                                "closed after a pause of %g s",
                                transfer_seconds(pause_ns));
    return next;
}

/* Cannot fail while the timer is armed, and it is while the transfer is open:
 * at worst for never. */
static void transfer_arm(struct kin__curl_transfer *t)
{
    if (kin__timers_add(&t->curl->timers, &t->timer, transfer_check(t)) < 0)
        kin__curl_transfer_doom(t, KIN_ENOMEM, KIN__NET_LOCAL, "out of memory");
}

static void transfer_on_timer(struct kin__timer *timer, void *userdata)
{
    (void)timer;
    transfer_arm(userdata);
}

/* --- libcurl's callbacks --- */

/* What a callback of the handler returned: whether to go on. */
static bool transfer_take_verdict(struct kin__curl_transfer *t, int verdict)
{
    if (verdict < 0) {
        kin__curl_transfer_doom(t, verdict, KIN__NET_RECEIVER,
                                "the answer was refused: %s",
                                kin_error_text(verdict));
        return false;
    }
    if (verdict == KIN__TRANSFER_PAUSE) {
        t->is_paused = true;
        t->paused_ns = transfer_now();
        transfer_arm(t);
    }
    return true;
}

static int transfer_give_head(struct kin__curl_transfer *t)
{
    struct kin__http_header *pairs = NULL;
    long version = CURL_HTTP_VERSION_NONE;
    int verdict = 0;
    int r = kin__curl_head_pairs(&t->head, t->curl->alloc, &pairs);

    if (r < 0)
        return r;
    curl_easy_getinfo(t->easy, CURLINFO_HTTP_VERSION, &version);
    const struct kin__http_response response = {
        .status = t->head.status,
        .headers = pairs,
        .header_count = t->head.count,
        .is_http2 = version == CURL_HTTP_VERSION_2_0,
        .lookup_ns = t->lookup_ns,
    };
    if (t->handler.on_headers && transfer_enter(t)) {
        verdict = t->handler.on_headers(&response, t->handler.userdata);
        transfer_leave(t);
    }
    kin__free(t->curl->alloc, pairs);
    return verdict;
}

/* One that is ours to follow. */
static bool transfer_is_redirect(const struct kin__curl_transfer *t)
{
    switch (t->head.status) {
    case 301:
    case 302:
    case 303:
    case 307:
    case 308:
        return t->may_redirect && t->head.has_location;
    default:
        return false;
    }
}

/* Watches over HTTP/1.1 need a connection each: see loop_pool_cap(). */
static void transfer_note_http1(struct kin__curl_transfer *t)
{
    if (t->is_http1)
        return;
    t->is_http1 = true;
    t->pool->http1_open++;
}

static int transfer_end_head(struct kin__curl_transfer *t)
{
    long version = CURL_HTTP_VERSION_NONE;

    curl_easy_getinfo(t->easy, CURLINFO_HTTP_VERSION, &version);
    if (version < CURL_HTTP_VERSION_2_0)
        transfer_note_http1(t);
    if (transfer_is_redirect(t)) {
        t->is_redirecting = true;
        return 0;
    }
    return transfer_give_head(t);
}

static bool transfer_take_line(struct kin__curl_transfer *t, kin_str line)
{
    int r = kin__curl_head_line(&t->head, line);

    if (r == 1)
        return transfer_take_verdict(t, transfer_end_head(t));
    if (r == KIN_ELIMIT)
        kin__curl_transfer_doom(t, r, KIN__NET_LIMIT,
                                "the head of the answer is over %zu bytes",
                                t->max_header_bytes);
    else if (r == KIN_EPROTOCOL)
        kin__curl_transfer_doom(t, r, KIN__NET_PROTOCOL,
                                "the head of the answer is malformed");
    else if (r < 0)
        kin__curl_transfer_doom(t, r, KIN__NET_LOCAL, "%s", kin_error_text(r));
    return r == 0;
}

size_t kin__curl_on_header(char *bytes, size_t size, size_t count,
                           void *userdata)
{
    struct kin__curl_transfer *t = userdata;
    size_t len = size * count;

    t->heard_ns = transfer_now();
    t->is_sent = true;
    t->pool->moved_ns = t->heard_ns;
    if (transfer_is_doomed(t))
        return 0;
    /* What follows the body is of no use to anybody. */
    if (t->head.is_complete)
        return len;
    return transfer_take_line(t, kin_str_of(bytes, len)) ? len : 0;
}

static bool transfer_count(struct kin__curl_transfer *t, size_t len)
{
    if (t->max_body_bytes > 0 && len > t->max_body_bytes - t->body_bytes) {
        kin__curl_transfer_doom(t, KIN_ELIMIT, KIN__NET_LIMIT,
                                "the answer is over %llu bytes",
                                (unsigned long long)t->max_body_bytes);
        return false;
    }
    t->body_bytes += len;
    return true;
}

/* The body of a redirect is swallowed, but not without end. */
static bool transfer_swallow(struct kin__curl_transfer *t, size_t len)
{
    if (len > TRANSFER_MAX_REDIRECT - t->redirect_bytes) {
        kin__curl_transfer_doom(t, KIN_ELIMIT, KIN__NET_LIMIT,
                                "the body of a redirect is over %d bytes",
                                TRANSFER_MAX_REDIRECT);
        return false;
    }
    t->redirect_bytes += len;
    return true;
}

/* A paused transfer may still be called: libcurl notices the pause when it has
 * the next bytes, and keeps those. */
size_t kin__curl_on_body(char *bytes, size_t size, size_t count, void *userdata)
{
    struct kin__curl_transfer *t = userdata;
    size_t len = size * count;
    int verdict = 0;

    t->heard_ns = transfer_now();
    if (t->is_closing || transfer_is_doomed(t))
        return 0;
    if (t->is_paused)
        return CURL_WRITEFUNC_PAUSE;
    if (t->is_redirecting)
        return transfer_swallow(t, len) ? len : 0;
    if (!transfer_count(t, len))
        return 0;
    kin__lull_note(&t->curl->lull, len);
    if (t->handler.on_data && transfer_enter(t)) {
        verdict = t->handler.on_data(kin_str_of(bytes, len),
                                     t->handler.userdata);
        transfer_leave(t);
        if (t->handler.on_rest && !kin__list_is_linked(&t->fed_link))
            cds_list_add_tail(&t->fed_link, &t->curl->fed);
    }
    return transfer_take_verdict(t, verdict) ? len : 0;
}

int kin__curl_on_lookup(void *resolver, void *reserved, void *userdata)
{
    struct kin__curl_transfer *t = userdata;

    (void)resolver;
    (void)reserved;
    t->lookup_began_ns = transfer_now();
    return 0;
}

void kin__curl_transfer_looked_up(struct kin__curl_transfer *t)
{
    if (t->lookup_began_ns == 0)
        return;
    /* Even the fastest one was one. */
    t->lookup_ns = transfer_now() - t->lookup_began_ns + 1;
    t->lookup_began_ns = 0;
}

/* --- life --- */

static void transfer_begin(struct kin__curl_transfer *t)
{
    struct kin__curl_pool *pool = t->pool;

    CURLMcode result = curl_multi_add_handle(pool->multi, t->easy);
    if (result != CURLM_OK)
        kin__curl_transfer_doom(
            t, result == CURLM_OUT_OF_MEMORY ? KIN_ENOMEM : KIN_EINTERNAL,
            KIN__NET_LOCAL, "%s", curl_multi_strerror(result));
}

void kin__curl_transfer_open(struct kin__curl_transfer *t)
{
    struct kin__curl *curl = t->curl;

    assert(t->state == KIN__CURL_NEW);
    t->state = KIN__CURL_OPEN;
    cds_list_add_tail(&t->link, &curl->open);
    t->pool->open++;
    atomic_fetch_add(&t->pool->transfers_started, 1);
    t->started_ns = transfer_now();
    t->heard_ns = t->started_ns;
    if (!t->is_https)
        transfer_note_http1(t);
    kin__timer_init(&t->timer, transfer_on_timer, t);
    transfer_arm(t);
    if (!transfer_is_doomed(t))
        transfer_begin(t);
}

/* libcurl before 8.7 keeps up to 32 MiB for a paused stream of HTTP/2, and
 * forgets them if the stream ends while others use the connection.  A resume
 * makes it hand them out, and free them when that is refused.  Only one that
 * has ended with an error is past that. */
static void transfer_discard(struct kin__curl_transfer *t)
{
    t->is_closing = true;
    if (t->is_paused &&
        curl_easy_pause(t->easy, CURLPAUSE_CONT) == CURLE_BAD_FUNCTION_ARGUMENT)
        t->has_leftovers = t->curl->has_leak;
}

/* Takes everything away from libcurl and from the loop. */
static void transfer_detach(struct kin__curl_transfer *t)
{
    struct kin__curl *curl = t->curl;
    struct kin__curl_pool *pool = t->pool;

    if (t->state == KIN__CURL_OPEN) {
        transfer_discard(t);
        /* Not an error if it was never added. */
        (void)curl_multi_remove_handle(pool->multi, t->easy);
        if (t->has_leftovers)
            kin__curl_setup_flush(t);
        kin__timers_cancel(&curl->timers, &t->timer);
        kin__list_unlink(&t->link);
        kin__list_unlink(&t->doom_link);
        kin__list_unlink(&t->fed_link);
        pool->open--;
        pool->http1_open -= t->is_http1;
        atomic_fetch_add(&pool->transfers_ended, 1);
    }
    t->state = KIN__CURL_ENDED;
    kin__stop_watch_remove(&t->stop_watch);
}

void kin__curl_transfer_drop(struct kin__curl_transfer *t)
{
    if (t->state == KIN__CURL_ENDED)
        return;
    transfer_detach(t);
    kin__curl_setup_done(t);
    kin__curl_transfer_unref(t);
}

static void transfer_log_end(const struct kin__curl_transfer *t)
{
    KIN__LOG(t->curl->log, KIN_LOG_DEBUG, "net", "transfer ended",
             KIN__KV_TEXT("server", t->origin),
             KIN__KV_INT("status", t->head.status),
             KIN__KV_UINT("bytes", t->body_bytes),
             KIN__KV_BOOL("reused", t->end.is_reused),
             KIN__KV_TEXT("error", t->end.err ? t->end.err->message : ""));
}

/* With t->end filled in, but for its error. */
static void transfer_end(struct kin__curl_transfer *t)
{
    kin_error err = KIN_ERROR_INIT;
    long connects = 0;

    kin__kept_error_get(&t->err, &err);
    t->end.err = err.code < 0 ? &err : NULL;
    curl_easy_getinfo(t->easy, CURLINFO_NUM_CONNECTS, &connects);
    t->end.is_reused = transfer_look_sent(t) && connects == 0;
    t->end.body_bytes = t->body_bytes;
    /* One that has no answer yet took so long at least. */
    if (t->end.cause != KIN__NET_STOPPED)
        kin__curl_transfer_looked_up(t);
    t->end.lookup_ns = t->lookup_ns;
    atomic_fetch_add(&t->pool->transfers_reused, t->end.is_reused);
    transfer_detach(t);
    kin__curl_setup_done(t);
    transfer_log_end(t);
    if (transfer_enter(t)) {
        t->handler.on_done(&t->end, t->handler.userdata);
        transfer_leave(t);
    }
    t->end.err = NULL; /* nobody looks any more */
    kin__curl_transfer_unref(t);
}

/* The answer was a redirect and has been swallowed: ask again elsewhere. */
static void transfer_follow(struct kin__curl_transfer *t)
{
    char *from = NULL;
    char *url = NULL;

    curl_easy_getinfo(t->easy, CURLINFO_EFFECTIVE_URL, &from);
    curl_easy_getinfo(t->easy, CURLINFO_REDIRECT_URL, &url);
    if (t->redirects_left == 0 || !url ||
        !kin__curl_is_same_origin(from, url)) {
        kin__curl_transfer_doom(
            t, KIN_EPROTOCOL, KIN__NET_PROTOCOL, "redirect %s",
            t->redirects_left == 0 ? "after too many others"
                                   : "to another server is not followed");
        return;
    }
    t->redirects_left--;
    t->is_redirecting = false;
    t->redirect_bytes = 0;
    kin__curl_head_clear(&t->head);
    (void)curl_multi_remove_handle(t->pool->multi, t->easy);
    if (curl_easy_setopt(t->easy, CURLOPT_URL, url) != CURLE_OK)
        kin__curl_transfer_doom(t, KIN_ENOMEM, KIN__NET_LOCAL, "out of memory");
    else
        transfer_begin(t);
}

void kin__curl_transfer_finish(struct kin__curl_transfer *t, CURLcode result)
{
    /* The reason is known better than libcurl knows it; reap does the rest. */
    if (transfer_is_doomed(t))
        return;
    if (result == CURLE_OK && t->is_redirecting) {
        transfer_follow(t);
        return;
    }
    if (result != CURLE_OK)
        kin__curl_error_fill(t, result);
    else if (!t->head.is_complete)
        /* libcurl takes an end within the head for an answer without body. */
        kin__curl_transfer_doom(t, KIN_ECONNECT, KIN__NET_LOST,
                                "the connection ended within the answer's "
                                "head");
    if (!transfer_is_doomed(t))
        transfer_end(t);
}

void kin__curl_transfer_rest(struct kin__curl *curl)
{
    for (;;) {
        struct kin__curl_transfer *t = KIN__LIST_POP(
            &curl->fed, struct kin__curl_transfer, fed_link);

        if (!t)
            return;
        if (!transfer_enter(t))
            continue;
        t->handler.on_rest(t->handler.userdata);
        transfer_leave(t);
    }
}

void kin__curl_transfer_reap(struct kin__curl *curl)
{
    for (;;) {
        struct kin__curl_transfer *t = KIN__LIST_POP(
            &curl->doomed, struct kin__curl_transfer, doom_link);

        if (!t)
            return;
        transfer_end(t);
    }
}

void kin__curl_transfer_stop(struct kin__curl_transfer *t)
{
    int reason = kin_stop_reason(t->stop);

    if (reason < 0)
        kin__curl_transfer_doom(t, reason, KIN__NET_STOPPED, "%s",
                                kin_error_text(reason));
}

void kin__curl_transfer_resume(struct kin__curl_transfer *t)
{
    if (t->state != KIN__CURL_OPEN || !t->is_paused || transfer_is_doomed(t))
        return;
    t->is_paused = false;
    t->heard_ns = transfer_now();
    /* Gives what was kept meanwhile, from within. */
    CURLcode result = curl_easy_pause(t->easy, CURLPAUSE_CONT);
    /* A bad argument: it has ended already, and the message is on its way. */
    if (result != CURLE_OK && result != CURLE_BAD_FUNCTION_ARGUMENT &&
        !transfer_is_doomed(t))
        kin__curl_error_fill(t, result);
    if (!transfer_is_doomed(t))
        transfer_arm(t);
}
