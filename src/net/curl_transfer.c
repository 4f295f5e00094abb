/* SPDX-License-Identifier: Apache-2.0 */
#include "net/curl_internal.h"

#include <assert.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"

/* ==== errors ==== */

/*
 * Converts libcurl's errors.
 *
 * libcurl uses one code for several failures in places, so some rows also match
 * words in its message or the errno.  Unknown errors become KIN_ECONNECT with
 * libcurl's message.
 */

struct error_row {
    CURLcode result;
    const char *word; /* that the message must contain; NULL for any */
    int code;
    kin_flow_cause cause;
    const char *text; /* NULL for libcurl's message */
};

/* The first row that fits counts. */
static const struct error_row error_rows[] = {
    {CURLE_OUT_OF_MEMORY, NULL, KIN_ENOMEM, KIN_FLOW_BROKEN, "out of memory"},
    {CURLE_COULDNT_RESOLVE_HOST, NULL, KIN_ECONNECT, KIN_FLOW_UNREACHABLE,
     NULL},
    {CURLE_COULDNT_RESOLVE_PROXY, NULL, KIN_ECONNECT, KIN_FLOW_UNREACHABLE,
     NULL},
    {CURLE_COULDNT_CONNECT, NULL, KIN_ECONNECT, KIN_FLOW_UNREACHABLE, NULL},
    {CURLE_INTERFACE_FAILED, NULL, KIN_ECONNECT, KIN_FLOW_UNREACHABLE, NULL},
    {CURLE_PROXY, NULL, KIN_ECONNECT, KIN_FLOW_UNREACHABLE, NULL},

    {CURLE_GOT_NOTHING, NULL, KIN_ECONNECT, KIN_FLOW_LOST,
     "the connection ended without an answer"},
    {CURLE_PARTIAL_FILE, NULL, KIN_ECONNECT, KIN_FLOW_LOST,
     "the connection ended within the answer"},
    {CURLE_HTTP2_STREAM, NULL, KIN_ECONNECT, KIN_FLOW_LOST, NULL},
    {CURLE_HTTP2, NULL, KIN_ECONNECT, KIN_FLOW_LOST, NULL},
    /* An alert after the handshake: how TLS 1.3 refuses a client. */
    {CURLE_RECV_ERROR, "alert", KIN_ETLS, KIN_FLOW_BROKEN, NULL},
    {CURLE_SEND_ERROR, "alert", KIN_ETLS, KIN_FLOW_BROKEN, NULL},
    {CURLE_RECV_ERROR, "chunked", KIN_EPROTOCOL, KIN_FLOW_BROKEN, NULL},
    /* The proxy's refusal of a tunnel. */
    {CURLE_RECV_ERROR, "CONNECT", KIN_ECONNECT, KIN_FLOW_UNREACHABLE, NULL},
    {CURLE_RECV_ERROR, NULL, KIN_ECONNECT, KIN_FLOW_LOST, NULL},
    {CURLE_SEND_ERROR, NULL, KIN_ECONNECT, KIN_FLOW_LOST, NULL},
    {CURLE_SEND_FAIL_REWIND, NULL, KIN_ECONNECT, KIN_FLOW_LOST, NULL},

    {CURLE_WEIRD_SERVER_REPLY, NULL, KIN_EPROTOCOL, KIN_FLOW_BROKEN, NULL},
    {CURLE_UNSUPPORTED_PROTOCOL, NULL, KIN_EPROTOCOL, KIN_FLOW_BROKEN,
     "the answer is not HTTP; does the server speak TLS?"},
    {CURLE_BAD_CONTENT_ENCODING, NULL, KIN_EPROTOCOL, KIN_FLOW_BROKEN, NULL},
    {CURLE_WRITE_ERROR, NULL, KIN_EPROTOCOL, KIN_FLOW_BROKEN, NULL},
#if LIBCURL_VERSION_NUM >= 0x080600
    {CURLE_TOO_LARGE, NULL, KIN_ELIMIT, KIN_FLOW_BROKEN,
     "the head of the answer is too long"},
#endif

    /* The peer went away in the middle of the handshake. */
    {CURLE_SSL_CONNECT_ERROR, "SYSCALL", KIN_ECONNECT, KIN_FLOW_LOST, NULL},
    {CURLE_SSL_CONNECT_ERROR, "reset by peer", KIN_ECONNECT, KIN_FLOW_LOST,
     NULL},
    {CURLE_SSL_CONNECT_ERROR, "unexpected eof", KIN_ECONNECT, KIN_FLOW_LOST,
     NULL},
    {CURLE_SSL_CONNECT_ERROR, "wrong version number", KIN_ETLS, KIN_FLOW_BROKEN,
     "the server does not speak TLS here; is it http:// instead of https://?"},
    {CURLE_SSL_CONNECT_ERROR, "packet length too long", KIN_ETLS,
     KIN_FLOW_BROKEN,
     "the server does not speak TLS here; is it http:// instead of https://?"},
    {CURLE_SSL_CONNECT_ERROR, NULL, KIN_ETLS, KIN_FLOW_BROKEN, NULL},
    {CURLE_PEER_FAILED_VERIFICATION, "subject name", KIN_ETLS, KIN_FLOW_BROKEN,
     "the certificate is for another host"},
    {CURLE_PEER_FAILED_VERIFICATION, NULL, KIN_ETLS, KIN_FLOW_BROKEN, NULL},
    {CURLE_SSL_CERTPROBLEM, NULL, KIN_ETLS, KIN_FLOW_BROKEN, NULL},
    {CURLE_SSL_CLIENTCERT, NULL, KIN_ETLS, KIN_FLOW_BROKEN,
     "the server wants a client certificate"},
    {CURLE_SSL_CACERT_BADFILE, NULL, KIN_ETLS, KIN_FLOW_BROKEN,
     "the certificate authority is not a PEM certificate"},
    {CURLE_SSL_CIPHER, NULL, KIN_ETLS, KIN_FLOW_BROKEN, NULL},
    {CURLE_SSL_ISSUER_ERROR, NULL, KIN_ETLS, KIN_FLOW_BROKEN, NULL},
    {CURLE_SSL_INVALIDCERTSTATUS, NULL, KIN_ETLS, KIN_FLOW_BROKEN, NULL},
};

/* OpenSSL's X509_V_ERR_..., whose numbers are part of its ABI. */
enum {
    X509_NOT_YET_VALID = 9,
    X509_EXPIRED = 10,
    X509_SELF_SIGNED = 18,
    X509_SELF_SIGNED_IN_CHAIN = 19,
    X509_NO_ISSUER = 20,
    X509_NO_LEAF_SIGNATURE = 21,
    X509_HOST_MISMATCH = 62,
    X509_ADDRESS_MISMATCH = 64,
};

static const char *error_verify_text(const struct kin__curl_transfer *t)
{
    long verdict = 0;

    curl_easy_getinfo(t->easy, CURLINFO_SSL_VERIFYRESULT, &verdict);
    switch (verdict) {
    case X509_NOT_YET_VALID:
        return "the certificate is not valid yet";
    case X509_EXPIRED:
        return "the certificate has expired";
    case X509_SELF_SIGNED:
    case X509_SELF_SIGNED_IN_CHAIN:
    case X509_NO_ISSUER:
    case X509_NO_LEAF_SIGNATURE:
        return "the certificate is signed by an unknown authority";
    case X509_HOST_MISMATCH:
    case X509_ADDRESS_MISMATCH:
        return "the certificate is for another host";
    default:
        return NULL;
    }
}

static const struct error_row *error_find(const struct kin__curl_transfer *t,
                                          CURLcode result)
{
    const size_t count = sizeof(error_rows) / sizeof(error_rows[0]);

    assert(result != CURLE_OK);
    for (size_t i = 0; i < count; i++) {
        const struct error_row *row = &error_rows[i];
        if (row->result == result &&
            (!row->word || strstr(t->curl_text, row->word)))
            return row;
    }
    return NULL;
}

/* What to say of a row: our words, the system's, or libcurl's. */
static const char *error_text(const struct kin__curl_transfer *t,
                              const struct error_row *row, CURLcode result,
                              char *scratch, size_t size)
{
    long errnum = 0;

    if (result == CURLE_PEER_FAILED_VERIFICATION) {
        const char *text = error_verify_text(t);
        if (text)
            return text;
    }
    if (row && row->text)
        return row->text;
    curl_easy_getinfo(t->easy, CURLINFO_OS_ERRNO, &errnum);
    if (result == CURLE_COULDNT_CONNECT && errnum > 0)
        return strerror_r((int)errnum, scratch, size);
    return t->curl_text[0] ? t->curl_text : curl_easy_strerror(result);
}

/* The only deadline that libcurl keeps is that of the connection. */
static void error_fill_timeout(struct kin__curl_transfer *t)
{
    long port = 0;

    /* Known as soon as TCP is through. */
    curl_easy_getinfo(t->easy, CURLINFO_LOCAL_PORT, &port);
    kin__curl_transfer_fail(
        t, KIN_ETIMEDOUT, KIN_FLOW_SLOW, "no %s within %g s",
        port > 0 ? "end of the TLS handshake" : "connection",
        (double)t->connect_timeout_ns / (double)KIN__NS_PER_S);
}

/* Writes "proxy URL: " without user and password if the failure is that of the
 * proxy: with one, libcurl connects to nothing else. */
static void error_name_proxy(const struct kin__curl_transfer *t,
                             kin_flow_cause cause, char *to, size_t size)
{
    const char *url = t->peer ? t->peer->proxy_url : NULL;

    to[0] = '\0';
    if (!url || cause != KIN_FLOW_UNREACHABLE)
        return;
    const char *host = strstr(url, "://");
    host = host ? host + 3 : url;
    const char *user_end = strrchr(host, '@');
    snprintf(to, size, "proxy %.*s%s: ", (int)(host - url), url,
             user_end ? user_end + 1 : host);
}

/* Fails a transfer with the error that libcurl reported. */
static void error_fill(struct kin__curl_transfer *t, CURLcode result)
{
    char scratch[128];
    char proxy[128];

    if (result == CURLE_OPERATION_TIMEDOUT) {
        error_fill_timeout(t);
        return;
    }
    /* Before 8.6, also for a line of the head over libcurl's own limit; by then
     * something has been heard. */
    if (result == CURLE_OUT_OF_MEMORY && t->is_sent && !t->head.is_complete) {
        kin__curl_transfer_fail(t, KIN_ELIMIT, KIN_FLOW_BROKEN,
                                "the head of the answer is too long");
        return;
    }
    const struct error_row *row = error_find(t, result);
    const char *text = error_text(t, row, result, scratch, sizeof(scratch));
    int code = row ? row->code : KIN_ECONNECT;
    kin_flow_cause cause = row ? row->cause : KIN_FLOW_LOST;
    error_name_proxy(t, cause, proxy, sizeof(proxy));
    kin__curl_transfer_fail(t, code, cause, "%s%s%s", proxy,
                            code == KIN_ETLS ? "tls: " : "", text);
}

/* ==== transfers ==== */

/*
 * One transfer in the I/O thread, from open to end.
 *
 * Each transfer has one timer for all its deadlines.  Data does not move it:
 * when it fires, it checks what has happened since and is armed again if
 * nothing is late.
 */

/* libcurl has the same deadline; this one is for transfers that wait for a
 * connection, to which libcurl applies none. */
#define TRANSFER_CONNECT_GRACE_NS (KIN__NS_PER_MS * 250)

/* Maximum bytes of the body of a redirect. */
enum { TRANSFER_MAX_REDIRECT = 64 << 10 };

static int64_t transfer_now(void)
{
    return kin__clock_now_ns(/* clock= */ NULL);
}

/* Guarantee E: false if the transfer has been cancelled, else it is in a
 * callback until transfer_leave().  `also` is KIN__CURL_LAST before on_done. */
static bool transfer_enter(struct kin__curl_transfer *t, unsigned also)
{
    unsigned gate = 0;
    bool is_open = atomic_compare_exchange_strong(&t->gate, &gate,
                                                  KIN__CURL_CALLING | also);

    assert(is_open || gate & KIN__CURL_CANCELLED);
    assert(!(gate & (KIN__CURL_CALLING | KIN__CURL_LAST)));
    return is_open;
}

/* The mutex is needed only if a thread waits in cancel: without it, the
 * broadcast could come between that thread's check and its wait. */
static void transfer_leave(struct kin__curl_transfer *t)
{
    struct kin__curl *curl = t->curl;
    unsigned gate = atomic_fetch_and(&t->gate, ~(unsigned)KIN__CURL_CALLING);

    assert(gate & KIN__CURL_CALLING);
    if (!(gate & KIN__CURL_AWAITED))
        return;
    KIN__LOCK_SCOPE(&curl->mutex);
    kin__cond_broadcast(&curl->left);
}

void kin__curl_transfer_fail(struct kin__curl_transfer *t, int code,
                             kin_flow_cause cause, const char *format, ...)
{
    kin_error err = KIN_ERROR_INIT;
    va_list args;

    assert(code < 0);
    assert(cause != KIN_FLOW_COMPLETE && cause != KIN_FLOW_ANSWERED);
    if (t->state != KIN__CURL_OPEN || kin__list_is_linked(&t->failed_link))
        return;
    va_start(args, format);
    kin__error_vset(&err, code, format, args);
    va_end(args);
    kin_error_wrap(&err, "%s", t->origin);
    kin__kept_error_set(&t->err, t->curl->alloc, &err);
    t->end.code = code;
    t->end.cause = cause;
    cds_list_add_tail(&t->failed_link, &t->curl->failed);
}

static bool transfer_has_failed(const struct kin__curl_transfer *t)
{
    return kin__list_is_linked(&t->failed_link);
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

/* Whether the transfer has a connection and is about to be sent. */
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

/* Fails the transfer if it has taken longer than a span. */
static void transfer_check_span(struct kin__curl_transfer *t, int64_t span_ns,
                                const char *what, kin_deadline *next)
{
    if (span_ns > 0 &&
        transfer_is_late(transfer_deadline_at(t->started_ns, span_ns), next))
        kin__curl_transfer_fail(t, KIN_ETIMEDOUT, KIN_FLOW_SLOW,
                                "no %s within %g s", what,
                                transfer_seconds(span_ns));
}

/* For transfers that wait for a connection. */
static void transfer_check_unsent(struct kin__curl_transfer *t,
                                  kin_deadline *next)
{
    int64_t connect_ns = kin__time_add_ns(t->connect_timeout_ns,
                                          TRANSFER_CONNECT_GRACE_NS);

    if (transfer_is_late(transfer_deadline_at(t->started_ns, connect_ns), next))
        error_fill(t, CURLE_OPERATION_TIMEDOUT);
}

/* For transfers without an answer.  One that was sent may wait for a
 * connection again, without notice from libcurl, after a GOAWAY. */
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
        kin__curl_transfer_fail(t, KIN_ETIMEDOUT, KIN_FLOW_SLOW,
                                "no data for %g s",
                                transfer_seconds(t->idle_timeout_ns));
}

/* Fails the transfer if it is late; returns the next deadline. */
static kin_deadline transfer_check(struct kin__curl_transfer *t)
{
    kin_deadline next = KIN_NEVER;

    /* A token with another clock may have a deadline that has passed by this
     * one: check again soon. */
    if (kin_stop_requested(t->stop))
        kin__curl_transfer_stop(t);
    else if (transfer_is_late(kin_stop_deadline(t->stop), &next))
        next = kin__deadline_after(/* clock= */ NULL, KIN__NS_PER_MS);
    transfer_check_timeouts(t, &next);
    int64_t pause_ns = t->curl->pause_timeout_ns;
    if (t->is_paused &&
        transfer_is_late(transfer_deadline_at(t->paused_ns, pause_ns), &next))
        kin__curl_transfer_fail(t, KIN_ECLOSED, KIN_FLOW_PAUSED,
                                "closed after a pause of %g s",
                                transfer_seconds(pause_ns));
    return next;
}

/* Cannot fail while the timer is armed, which it is while the transfer is
 * open, if only for never. */
static void transfer_arm(struct kin__curl_transfer *t)
{
    if (kin__timers_add(&t->curl->timers, &t->timer, transfer_check(t)) < 0)
        kin__curl_transfer_fail(t, KIN_ENOMEM, KIN_FLOW_BROKEN,
                                "out of memory");
}

static void transfer_on_timer(struct kin__timer *timer, void *userdata)
{
    (void)timer;
    transfer_arm(userdata);
}

/* --- libcurl's callbacks --- */

/* Applies the return value of a callback: whether to continue. */
static bool transfer_take_verdict(struct kin__curl_transfer *t, int verdict)
{
    if (verdict < 0) {
        kin__curl_transfer_fail(t, verdict, KIN_FLOW_BROKEN,
                                "the receiver rejected the answer: %s",
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
    int r = kin__response_head_pairs(&t->head, t->curl->alloc, &pairs);

    assert(t->head.is_complete && !t->is_redirecting);
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
    if (t->handler.on_headers && transfer_enter(t, 0)) {
        verdict = t->handler.on_headers(&response, t->handler.userdata);
        transfer_leave(t);
    }
    kin__free(t->curl->alloc, pairs);
    return verdict;
}

/* Whether the answer is a redirect to follow. */
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
    assert(t->state == KIN__CURL_OPEN);
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
    int r = kin__response_head_line(&t->head, line);

    if (r == 1)
        return transfer_take_verdict(t, transfer_end_head(t));
    if (r == KIN_ELIMIT)
        kin__curl_transfer_fail(t, r, KIN_FLOW_BROKEN,
                                "the head of the answer is over %zu bytes",
                                t->max_header_bytes);
    else if (r == KIN_EPROTOCOL)
        kin__curl_transfer_fail(t, r, KIN_FLOW_BROKEN,
                                "the head of the answer is malformed");
    else if (r < 0)
        kin__curl_transfer_fail(t, r, KIN_FLOW_BROKEN, "%s", kin_error_text(r));
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
    if (transfer_has_failed(t))
        return 0;
    /* Trailers are ignored. */
    if (t->head.is_complete)
        return len;
    return transfer_take_line(t, kin_str_of(bytes, len)) ? len : 0;
}

static bool transfer_count(struct kin__curl_transfer *t, size_t len)
{
    if (t->max_body_bytes > 0 && len > t->max_body_bytes - t->body_bytes) {
        kin__curl_transfer_fail(t, KIN_ELIMIT, KIN_FLOW_BROKEN,
                                "the answer is over %llu bytes",
                                (unsigned long long)t->max_body_bytes);
        return false;
    }
    t->body_bytes += len;
    return true;
}

/* Discards the body of a redirect, up to a limit. */
static bool transfer_swallow(struct kin__curl_transfer *t, size_t len)
{
    assert(t->redirect_bytes <= TRANSFER_MAX_REDIRECT);
    if (len > TRANSFER_MAX_REDIRECT - t->redirect_bytes) {
        kin__curl_transfer_fail(t, KIN_ELIMIT, KIN_FLOW_BROKEN,
                                "the body of a redirect is over %d bytes",
                                TRANSFER_MAX_REDIRECT);
        return false;
    }
    t->redirect_bytes += len;
    return true;
}

/* A paused transfer may still be called: libcurl notices the pause with the
 * next data, and buffers it. */
size_t kin__curl_on_body(char *bytes, size_t size, size_t count, void *userdata)
{
    struct kin__curl_transfer *t = userdata;
    size_t len = size * count;
    int verdict = 0;

    assert(t->state == KIN__CURL_OPEN);
    t->heard_ns = transfer_now();
    if (t->is_closing || transfer_has_failed(t))
        return 0;
    if (t->is_paused)
        return CURL_WRITEFUNC_PAUSE;
    if (t->is_redirecting)
        return transfer_swallow(t, len) ? len : 0;
    if (!transfer_count(t, len))
        return 0;
    kin__read_coalesce_note(&t->curl->coalesce, len);
    if (t->handler.on_data && transfer_enter(t, 0)) {
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
    /* Never 0, which means no lookup. */
    t->lookup_ns = transfer_now() - t->lookup_began_ns + 1;
    t->lookup_began_ns = 0;
}

/* --- life --- */

void kin__curl_transfer_begin(struct kin__curl_transfer *t)
{
    struct kin__curl_pool *pool = t->pool;

    assert(t->state == KIN__CURL_OPEN);
    CURLMcode result = curl_multi_add_handle(pool->multi, t->easy);
    if (result != CURLM_OK)
        kin__curl_transfer_fail(
            t, result == CURLM_OUT_OF_MEMORY ? KIN_ENOMEM : KIN_EINTERNAL,
            KIN_FLOW_BROKEN, "%s", curl_multi_strerror(result));
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
    if (!transfer_has_failed(t) && !kin__curl_lookup_wait(t))
        kin__curl_transfer_begin(t);
}

/* libcurl before 8.7 buffers up to 32 MiB for a paused HTTP/2 stream, and
 * leaks it if the stream ends while the connection is in use.  A resume
 * makes it deliver the buffer, and free it when that is rejected.  This does
 * not work for a transfer that has failed. */
static void transfer_discard(struct kin__curl_transfer *t)
{
    t->is_closing = true;
    if (t->is_paused &&
        curl_easy_pause(t->easy, CURLPAUSE_CONT) == CURLE_BAD_FUNCTION_ARGUMENT)
        t->has_leftovers = t->curl->has_leak;
}

/* Removes the transfer from libcurl and from the loop. */
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
        kin__list_unlink(&t->failed_link);
        kin__list_unlink(&t->fed_link);
        kin__list_unlink(&t->unresolved_link);
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

/* Ends the transfer; t->end is set except for its error. */
static void transfer_end(struct kin__curl_transfer *t)
{
    kin_error err = KIN_ERROR_INIT;
    long connects = 0;

    assert(t->state == KIN__CURL_OPEN);
    assert((t->end.code == 0) == (t->end.cause == KIN_FLOW_COMPLETE));
    kin__kept_error_get(&t->err, &err);
    t->end.err = err.code < 0 ? &err : NULL;
    curl_easy_getinfo(t->easy, CURLINFO_NUM_CONNECTS, &connects);
    t->end.is_reused = transfer_look_sent(t) && connects == 0;
    t->end.body_bytes = t->body_bytes;
    /* Without an answer yet, the lookup took at least this long. */
    if (t->end.cause != KIN_FLOW_STOPPED)
        kin__curl_transfer_looked_up(t);
    t->end.lookup_ns = t->lookup_ns;
    atomic_fetch_add(&t->pool->transfers_reused, t->end.is_reused);
    transfer_detach(t);
    kin__curl_setup_done(t);
    transfer_log_end(t);
    if (transfer_enter(t, KIN__CURL_LAST)) {
        t->handler.on_done(&t->end, t->handler.userdata);
        transfer_leave(t);
    }
    t->end.err = NULL; /* points to the stack */
    kin__curl_transfer_unref(t);
}

/* Follows a redirect whose answer has been read. */
static void transfer_follow(struct kin__curl_transfer *t)
{
    char *from = NULL;
    char *url = NULL;

    assert(t->is_redirecting);
    curl_easy_getinfo(t->easy, CURLINFO_EFFECTIVE_URL, &from);
    curl_easy_getinfo(t->easy, CURLINFO_REDIRECT_URL, &url);
    if (t->redirects_left == 0 || !url ||
        !kin__curl_is_same_origin(from, url)) {
        kin__curl_transfer_fail(
            t, KIN_EPROTOCOL, KIN_FLOW_BROKEN, "%s",
            t->redirects_left == 0 ? "too many redirects"
                                   : "redirect to another server not followed");
        return;
    }
    t->redirects_left--;
    t->is_redirecting = false;
    t->redirect_bytes = 0;
    kin__response_head_clear(&t->head);
    (void)curl_multi_remove_handle(t->pool->multi, t->easy);
    if (curl_easy_setopt(t->easy, CURLOPT_URL, url) != CURLE_OK)
        kin__curl_transfer_fail(t, KIN_ENOMEM, KIN_FLOW_BROKEN,
                                "out of memory");
    else
        kin__curl_transfer_begin(t);
}

void kin__curl_transfer_finish(struct kin__curl_transfer *t, CURLcode result)
{
    assert(t->state == KIN__CURL_OPEN);
    /* The recorded reason is more precise than libcurl's;
     * kin__curl_transfer_reap() ends it. */
    if (transfer_has_failed(t))
        return;
    if (result == CURLE_OK && t->is_redirecting) {
        transfer_follow(t);
        return;
    }
    if (result != CURLE_OK)
        error_fill(t, result);
    else if (!t->head.is_complete)
        /* libcurl takes an end within the head for an answer without a body. */
        kin__curl_transfer_fail(t, KIN_ECONNECT, KIN_FLOW_LOST,
                                "the connection ended within the answer's "
                                "head");
    if (!transfer_has_failed(t))
        transfer_end(t);
}

void kin__curl_transfer_rest(struct kin__curl *curl)
{
    for (;;) {
        struct kin__curl_transfer *t = KIN__LIST_POP(
            &curl->fed, struct kin__curl_transfer, fed_link);

        if (!t)
            return;
        if (!transfer_enter(t, 0))
            continue;
        t->handler.on_rest(t->handler.userdata);
        transfer_leave(t);
    }
}

void kin__curl_transfer_reap(struct kin__curl *curl)
{
    for (;;) {
        struct kin__curl_transfer *t = KIN__LIST_POP(
            &curl->failed, struct kin__curl_transfer, failed_link);

        if (!t)
            return;
        transfer_end(t);
    }
}

void kin__curl_transfer_stop(struct kin__curl_transfer *t)
{
    int reason = kin_stop_reason(t->stop);

    if (reason < 0)
        kin__curl_transfer_fail(t, reason, KIN_FLOW_STOPPED, "%s",
                                kin_error_text(reason));
}

void kin__curl_transfer_resume(struct kin__curl_transfer *t)
{
    if (t->state != KIN__CURL_OPEN || !t->is_paused || transfer_has_failed(t))
        return;
    t->is_paused = false;
    t->heard_ns = transfer_now();
    /* Delivers the buffered data from within this call. */
    CURLcode result = curl_easy_pause(t->easy, CURLPAUSE_CONT);
    /* Bad argument: it has ended, and its message follows. */
    if (result != CURLE_OK && result != CURLE_BAD_FUNCTION_ARGUMENT &&
        !transfer_has_failed(t))
        error_fill(t, result);
    if (!transfer_has_failed(t))
        transfer_arm(t);
}
