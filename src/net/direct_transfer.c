/* SPDX-License-Identifier: Apache-2.0 */
/*
 * direct_transfer.c - one transfer in the I/O thread, from open to end.
 *
 * Each transfer has one timer for all its deadlines.  Data does not move it:
 * when it fires, it checks what has happened since and is armed again if
 * nothing is late.
 */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/str.h"
#include "net/direct_internal.h"

/* Maximum bytes of the body of a redirect. */
enum { TRANSFER_MAX_REDIRECT = 64 << 10 };

static int64_t transfer_now(void)
{
    return kin__clock_now_ns(/* clock= */ NULL);
}

/* Guarantee E: false if the transfer has been cancelled, else it is in a
 * callback until transfer_leave().  `also` is KIN__DIRECT_LAST before on_done.
 */
static bool transfer_enter(struct kin__direct_transfer *t, unsigned also)
{
    unsigned gate = 0;
    bool is_open = atomic_compare_exchange_strong(&t->gate, &gate,
                                                  KIN__DIRECT_CALLING | also);

    assert(is_open || gate & KIN__DIRECT_CANCELLED);
    assert(!(gate & (KIN__DIRECT_CALLING | KIN__DIRECT_LAST)));
    return is_open;
}

/* The mutex is needed only if a thread waits in cancel: without it, the
 * broadcast could come between that thread's check and its wait. */
static void transfer_leave(struct kin__direct_transfer *t)
{
    struct kin__direct *direct = t->direct;
    unsigned gate = atomic_fetch_and(&t->gate, ~(unsigned)KIN__DIRECT_CALLING);

    assert(gate & KIN__DIRECT_CALLING);
    if (!(gate & KIN__DIRECT_AWAITED))
        return;
    KIN__LOCK_SCOPE(&direct->mutex);
    kin__cond_broadcast(&direct->left);
}

bool kin__direct_transfer_has_failed(const struct kin__direct_transfer *t)
{
    return kin__list_is_linked(&t->failed_link);
}

void kin__direct_transfer_fail(struct kin__direct_transfer *t, int code,
                               kin_flow_cause cause, const char *format, ...)
{
    kin_error err = KIN_ERROR_INIT;
    va_list args;

    assert(code < 0);
    assert(cause != KIN_FLOW_COMPLETE && cause != KIN_FLOW_ANSWERED);
    if (t->state != KIN__DIRECT_OPEN || kin__direct_transfer_has_failed(t))
        return;
    va_start(args, format);
    kin__error_vset(&err, code, format, args);
    va_end(args);
    if (t->peer && t->peer->socket_path)
        kin_error_wrap(&err, "unix:%s", t->peer->socket_path);
    else
        kin_error_wrap(&err, "%s", t->origin);
    kin__kept_error_set(&t->err, t->direct->alloc, &err);
    t->end.code = code;
    t->end.cause = cause;
    cds_list_add_tail(&t->failed_link, &t->direct->failed);
}

/* ---- deadlines ---- */

static kin_deadline transfer_deadline_at(int64_t from_ns, int64_t span_ns)
{
    return (kin_deadline){.at_ns = kin__time_add_ns(from_ns, span_ns)};
}

static bool transfer_is_late(kin_deadline deadline, kin_deadline *next)
{
    *next = kin__deadline_min(*next, deadline);
    return kin__deadline_passed(/* clock= */ NULL, deadline);
}

static double transfer_seconds(int64_t ns)
{
    return (double)ns / (double)KIN__NS_PER_S;
}

/* Fails the transfer if it has taken longer than a span. */
static void transfer_check_span(struct kin__direct_transfer *t, int64_t from_ns,
                                int64_t span_ns, const char *what,
                                kin_deadline *next)
{
    if (span_ns > 0 &&
        transfer_is_late(transfer_deadline_at(from_ns, span_ns), next))
        kin__direct_transfer_fail(t, KIN_ETIMEDOUT, KIN_FLOW_SLOW,
                                  "no %s within %g s", what,
                                  transfer_seconds(span_ns));
}

static bool transfer_is_connected(const struct kin__direct_transfer *t)
{
    return t->conn && t->conn->state == KIN__DIRECT_CONN_OPEN;
}

static void transfer_check_timeouts(struct kin__direct_transfer *t,
                                    kin_deadline *next)
{
    bool shakes = t->conn && t->conn->state == KIN__DIRECT_CONN_HANDSHAKE;

    transfer_check_span(t, t->started_ns, t->timeout_ns, "complete answer",
                        next);
    if (!t->response.head.is_complete)
        transfer_check_span(t, t->started_ns, t->head_timeout_ns, "answer",
                            next);
    if (!transfer_is_connected(t))
        transfer_check_span(t, t->attached_ns, t->connect_timeout_ns,
                            shakes ? "end of the TLS handshake" : "connection",
                            next);
    if (t->idle_timeout_ns > 0 && !t->is_paused &&
        transfer_is_late(transfer_deadline_at(t->heard_ns, t->idle_timeout_ns),
                         next))
        kin__direct_transfer_fail(t, KIN_ETIMEDOUT, KIN_FLOW_SLOW,
                                  "no data for %g s",
                                  transfer_seconds(t->idle_timeout_ns));
}

/* Fails the transfer if it is late; returns the next deadline. */
static kin_deadline transfer_check(struct kin__direct_transfer *t)
{
    kin_deadline next = KIN_NEVER;

    /* A token with another clock may have a deadline that has passed by this
     * one: check again soon. */
    if (kin_stop_requested(t->stop))
        kin__direct_transfer_stop(t);
    else if (transfer_is_late(kin_stop_deadline(t->stop), &next))
        next = kin__deadline_after(/* clock= */ NULL, KIN__NS_PER_MS);
    transfer_check_timeouts(t, &next);
    int64_t pause_ns = t->direct->pause_timeout_ns;
    if (t->is_paused &&
        transfer_is_late(transfer_deadline_at(t->paused_ns, pause_ns), &next))
        kin__direct_transfer_fail(t, KIN_ECLOSED, KIN_FLOW_PAUSED,
                                  "closed after a pause of %g s",
                                  transfer_seconds(pause_ns));
    return next;
}

/* Cannot fail while the timer is armed, which it is while the transfer is
 * open, if only for never. */
static void transfer_arm(struct kin__direct_transfer *t)
{
    if (kin__timers_add(&t->direct->io.timers, &t->timer, transfer_check(t)) <
        0)
        kin__direct_transfer_fail(t, KIN_ENOMEM, KIN_FLOW_BROKEN,
                                  "out of memory");
}

/* Makes it wait for a connection. */
static void transfer_attach(struct kin__direct_transfer *t, bool is_fresh)
{
    assert(!t->conn);
    t->attached_ns = transfer_now();
    transfer_arm(t);
    if (!kin__direct_transfer_has_failed(t))
        kin__direct_conn_attach(t, is_fresh);
}

static void transfer_on_timer(struct kin__timer *timer, void *userdata)
{
    (void)timer;
    transfer_arm(userdata);
}

/* ---- the end ---- */

/* Takes the transfer out of the loop.  Its connection is kept for others if the
 * answer is complete. */
static void transfer_detach(struct kin__direct_transfer *t, bool is_kept)
{
    struct kin__direct *direct = t->direct;

    if (t->state == KIN__DIRECT_OPEN) {
        kin__direct_conn_detach(t, is_kept);
        kin__timers_cancel(&direct->io.timers, &t->timer);
        kin__list_unlink(&t->link);
        kin__list_unlink(&t->failed_link);
        kin__list_unlink(&t->fed_link);
    }
    t->state = KIN__DIRECT_ENDED;
    atomic_fetch_add(&t->pool->transfers_ended, 1);
    kin__stop_watch_remove(&t->stop_watch);
    kin__direct_request_done(t);
}

void kin__direct_transfer_drop(struct kin__direct_transfer *t)
{
    if (t->state == KIN__DIRECT_ENDED)
        return;
    transfer_detach(t, /* is_kept= */ false);
    kin__direct_transfer_unref(t);
}

static void transfer_log_end(const struct kin__direct_transfer *t)
{
    KIN__LOG(t->direct->log, KIN_LOG_DEBUG, "net", "transfer ended",
             KIN__KV_TEXT("server", t->origin),
             KIN__KV_INT("status", t->response.head.status),
             KIN__KV_UINT("bytes", t->body_bytes),
             KIN__KV_BOOL("reused", t->end.is_reused),
             KIN__KV_TEXT("error", t->end.err ? t->end.err->message : ""));
}

/* Ends the transfer; t->end is set except for its error. */
static void transfer_end(struct kin__direct_transfer *t, bool is_kept)
{
    kin_error err = KIN_ERROR_INIT;

    assert(t->state == KIN__DIRECT_OPEN);
    assert((t->end.code == 0) == (t->end.cause == KIN_FLOW_COMPLETE));
    kin__kept_error_get(&t->err, &err);
    t->end.err = err.code < 0 ? &err : NULL;
    t->end.is_reused = t->is_reused;
    t->end.body_bytes = t->body_bytes;
    t->end.lookup_ns = t->lookup_ns;
    atomic_fetch_add(&t->pool->transfers_reused, t->end.is_reused);
    transfer_detach(t, is_kept);
    transfer_log_end(t);
    if (transfer_enter(t, KIN__DIRECT_LAST)) {
        t->handler.on_done(&t->end, t->handler.userdata);
        transfer_leave(t);
    }
    t->end.err = NULL; /* points to the stack */
    kin__direct_transfer_unref(t);
}

void kin__direct_transfer_reap(struct kin__direct *direct)
{
    for (;;) {
        struct kin__direct_transfer *t = KIN__LIST_POP(
            &direct->failed, struct kin__direct_transfer, failed_link);

        if (!t)
            return;
        transfer_end(t, /* is_kept= */ false);
    }
}

void kin__direct_transfer_stop(struct kin__direct_transfer *t)
{
    int reason = kin_stop_reason(t->stop);

    if (reason < 0)
        kin__direct_transfer_fail(t, reason, KIN_FLOW_STOPPED, "%s",
                                  kin_error_text(reason));
}

/* Follows a redirect whose answer has been read. */
static void transfer_follow(struct kin__direct_transfer *t, bool is_kept)
{
    struct kin__http_header *pairs = NULL;
    struct kin__http_response answer = {.header_count = t->response.head.count};
    kin_str location = KIN__S("");
    int r = KIN_EPROTOCOL;

    assert(t->is_redirecting);
    if (t->redirects_left > 0)
        r = kin__response_head_pairs(&t->response.head, t->direct->alloc,
                                     &pairs);
    answer.headers = pairs;
    if (r == 0) {
        (void)kin__http_find_header(&answer, KIN__S("Location"), &location);
        r = kin__direct_request_redirect(t, location);
    }
    kin__free(t->direct->alloc, pairs);
    if (r < 0) {
        kin__direct_transfer_fail(t, r, KIN_FLOW_BROKEN, "%s",
                                  r != KIN_EPROTOCOL ? kin_error_text(r)
                                  : t->redirects_left == 0
                                      ? "too many redirects"
                                      : "redirect to another server not "
                                        "followed");
        return;
    }
    t->redirects_left--;
    t->is_redirecting = false;
    t->redirect_bytes = 0;
    kin__response_clear(&t->response);
    kin__direct_conn_detach(t, is_kept);
    transfer_attach(t, /* is_fresh= */ false);
}

/* The answer is complete.  `has_more`: bytes follow that belong to none. */
static void transfer_complete(struct kin__direct_transfer *t, bool has_more)
{
    bool is_kept = t->response.is_reusable && !has_more &&
                   t->sent == t->text.len;

    if (kin__direct_transfer_has_failed(t))
        return;
    if (t->is_redirecting)
        transfer_follow(t, is_kept);
    else
        transfer_end(t, is_kept);
}

/* Whether a reused connection was dead before it could serve the request.  The
 * server may have read what was sent, though, and then have closed. */
static bool transfer_starts_again(const struct kin__direct_transfer *t)
{
    return t->is_reused && !kin__response_has_begun(&t->response) &&
           (t->is_repeatable || t->sent == 0);
}

void kin__direct_transfer_lose(struct kin__direct_transfer *t,
                               const kin_error *err)
{
    bool has_begun = kin__response_has_begun(&t->response);

    assert(t->state == KIN__DIRECT_OPEN);
    if (kin__direct_transfer_has_failed(t))
        return;
    if (transfer_starts_again(t)) {
        kin__direct_conn_detach(t, /* is_kept= */ false);
        transfer_attach(t, /* is_fresh= */ true);
        return;
    }
    if (!err && kin__response_finish(&t->response)) {
        transfer_complete(t, /* has_more= */ true);
        return;
    }
    int code = err ? err->code : KIN_ECONNECT;
    kin__direct_transfer_fail(
        t, code, code == KIN_ECONNECT ? KIN_FLOW_LOST : KIN_FLOW_BROKEN, "%s",
        err          ? err->message
        : !has_begun ? "the connection ended without an answer"
        : t->response.head.is_complete
            ? "the connection ended within the answer"
            : "the connection ended within the answer's head");
}

/* ---- the answer ---- */

static void transfer_fail_answer(struct kin__direct_transfer *t, int code)
{
    bool is_head = !t->response.head.is_complete;

    if (code == KIN_ELIMIT && is_head)
        kin__direct_transfer_fail(t, code, KIN_FLOW_BROKEN,
                                  "the head of the answer is over %zu bytes",
                                  t->max_header_bytes);
    else if (code == KIN_EPROTOCOL && is_head && t->response.head.status == 0)
        kin__direct_transfer_fail(t, code, KIN_FLOW_BROKEN,
                                  "the answer is not HTTP; does the server "
                                  "speak TLS?");
    else if (code == KIN_ENOMEM)
        kin__direct_transfer_fail(t, code, KIN_FLOW_BROKEN, "out of memory");
    else
        kin__direct_transfer_fail(t, code, KIN_FLOW_BROKEN,
                                  "the %s of the answer is malformed",
                                  is_head ? "head" : "framing");
}

/* Applies the return value of a callback. */
static void transfer_take_verdict(struct kin__direct_transfer *t, int verdict)
{
    if (verdict < 0) {
        kin__direct_transfer_fail(t, verdict, KIN_FLOW_BROKEN,
                                  "the receiver rejected the answer: %s",
                                  kin_error_text(verdict));
    } else if (verdict == KIN__TRANSFER_PAUSE) {
        t->is_paused = true;
        t->paused_ns = transfer_now();
        transfer_arm(t);
    }
}

static int transfer_give_head(struct kin__direct_transfer *t)
{
    struct kin__http_header *pairs = NULL;
    const struct kin__response_head *head = &t->response.head;
    int verdict = 0;
    int r = kin__response_head_pairs(head, t->direct->alloc, &pairs);

    assert(head->is_complete && !t->is_redirecting);
    if (r < 0) {
        transfer_fail_answer(t, r);
        return 0;
    }
    const struct kin__http_response response = {
        .status = head->status,
        .headers = pairs,
        .header_count = head->count,
        .lookup_ns = t->lookup_ns,
    };
    if (t->handler.on_headers && transfer_enter(t, 0)) {
        verdict = t->handler.on_headers(&response, t->handler.userdata);
        transfer_leave(t);
    }
    kin__free(t->direct->alloc, pairs);
    return verdict;
}

/* Whether the answer is a redirect to follow. */
static bool transfer_is_redirect(const struct kin__direct_transfer *t)
{
    switch (t->response.head.status) {
    case 301:
    case 302:
    case 303:
    case 307:
    case 308:
        return t->may_redirect && t->response.head.has_location;
    default:
        return false;
    }
}

static void transfer_end_head(struct kin__direct_transfer *t)
{
    if (transfer_is_redirect(t)) {
        t->is_redirecting = true;
        return;
    }
    transfer_take_verdict(t, transfer_give_head(t));
    /* The rest of the head is not needed; nor is a request that was sent. */
    kin__buf_done(&t->response.head.bytes);
    t->response.head.count = 0;
    if (t->sent == t->text.len)
        kin__direct_request_wipe(t);
}

static bool transfer_count(struct kin__direct_transfer *t, size_t len)
{
    if (t->max_body_bytes > 0 && len > t->max_body_bytes - t->body_bytes) {
        kin__direct_transfer_fail(t, KIN_ELIMIT, KIN_FLOW_BROKEN,
                                  "the answer is over %llu bytes",
                                  (unsigned long long)t->max_body_bytes);
        return false;
    }
    t->body_bytes += len;
    return true;
}

/* Discards the body of a redirect, up to a limit. */
static void transfer_discard(struct kin__direct_transfer *t, size_t len)
{
    assert(t->redirect_bytes <= TRANSFER_MAX_REDIRECT);
    if (len > TRANSFER_MAX_REDIRECT - t->redirect_bytes)
        kin__direct_transfer_fail(t, KIN_ELIMIT, KIN_FLOW_BROKEN,
                                  "the body of a redirect is over %d bytes",
                                  TRANSFER_MAX_REDIRECT);
    else
        t->redirect_bytes += len;
}

static void transfer_give_data(struct kin__direct_transfer *t, kin_str run)
{
    int verdict = 0;

    if (t->is_redirecting) {
        transfer_discard(t, run.len);
        return;
    }
    if (!transfer_count(t, run.len))
        return;
    kin__read_coalesce_note(&t->direct->io.coalesce, run.len);
    if (!t->handler.on_data || !transfer_enter(t, 0))
        return;
    verdict = t->handler.on_data(run, t->handler.userdata);
    transfer_leave(t);
    if (t->handler.on_rest && !kin__list_is_linked(&t->fed_link))
        cds_list_add_tail(&t->fed_link, &t->direct->fed);
    transfer_take_verdict(t, verdict);
}

/* Whether more of the answer can be handled now. */
static bool transfer_is_open(const struct kin__direct_transfer *t)
{
    return t->state == KIN__DIRECT_OPEN && !t->is_paused &&
           !kin__direct_transfer_has_failed(t) &&
           !(atomic_load_explicit(&t->gate, memory_order_relaxed) &
             KIN__DIRECT_CANCELLED);
}

/* Runs of the body, joined where they lie in the buffer: a server that sends
 * each event as a chunk would otherwise cost a call for each. */
struct joined {
    char *begin;
    size_t len;
};

static void joined_add(struct joined *joined, kin_str run)
{
    char *from = (char *)(uintptr_t)run.ptr; /* in our own buffer */

    if (joined->len == 0)
        joined->begin = from;
    else if (from != joined->begin + joined->len)
        memmove(joined->begin + joined->len, from, run.len);
    joined->len += run.len;
}

static void joined_give(struct joined *joined, struct kin__direct_transfer *t)
{
    kin_str run = kin_str_of(joined->begin, joined->len);

    joined->len = 0;
    if (run.len > 0)
        transfer_give_data(t, run);
}

kin_str kin__direct_transfer_take(struct kin__direct_transfer *t, kin_str bytes)
{
    const struct kin__direct_conn *conn = t->conn;
    struct joined joined = {.len = 0};

    if (bytes.len > 0)
        t->heard_ns = transfer_now();
    /* A redirect that is followed has another connection. */
    while (transfer_is_open(t) && t->conn == conn) {
        kin_str run = {.ptr = NULL};
        int r = kin__response_next(&t->response, &bytes, &run);

        if (r == KIN__RESPONSE_DATA)
            joined_add(&joined, run);
        else
            joined_give(&joined, t);
        if (r == KIN__RESPONSE_MORE)
            break;
        if (r < 0)
            transfer_fail_answer(t, r);
        else if (r == KIN__RESPONSE_HEAD)
            transfer_end_head(t);
        else if (r == KIN__RESPONSE_END && transfer_is_open(t)) {
            transfer_complete(t, bytes.len > 0);
            break;
        }
    }
    return bytes;
}

void kin__direct_transfer_rest(struct kin__direct *direct)
{
    for (;;) {
        struct kin__direct_transfer *t = KIN__LIST_POP(
            &direct->fed, struct kin__direct_transfer, fed_link);

        if (!t)
            return;
        if ((t->conn && t->conn->held.len > 0) || !transfer_enter(t, 0))
            continue;
        t->handler.on_rest(t->handler.userdata);
        transfer_leave(t);
    }
}

/* ---- the start ---- */

void kin__direct_transfer_open(struct kin__direct_transfer *t)
{
    struct kin__direct *direct = t->direct;

    assert(t->state == KIN__DIRECT_NEW);
    t->state = KIN__DIRECT_OPEN;
    cds_list_add_tail(&t->link, &direct->open);
    t->started_ns = transfer_now();
    t->heard_ns = t->started_ns;
    kin__timer_init(&t->timer, transfer_on_timer, t);
    transfer_attach(t, /* is_fresh= */ false);
}

void kin__direct_transfer_resume(struct kin__direct_transfer *t)
{
    if (t->state != KIN__DIRECT_OPEN || !t->is_paused ||
        kin__direct_transfer_has_failed(t))
        return;
    t->is_paused = false;
    t->heard_ns = transfer_now();
    kin__direct_conn_update(t->conn);
    transfer_arm(t);
}
