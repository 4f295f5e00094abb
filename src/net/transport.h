/* SPDX-License-Identifier: Apache-2.0 */
/*
 * transport.h - HTTP requests, whoever carries them.
 *
 * A transport starts requests; each becomes a transfer that calls its handler
 * back as the answer arrives.  Above this header nobody knows of sockets: the
 * libcurl transport (net/curl_transport.h) serves programs, a simulated one
 * tests.  An answer of any status is an answer; only what keeps one from
 * arriving whole is an error.
 *
 *   A  on_headers is called at most once, then on_data for each run of bytes in
 *      order, then on_done exactly once and last; unless the transfer is
 *      cancelled.  Bytes are those of the body as sent: chunks are joined, gzip
 *      is left alone (net/inflate.h).
 *   B  All callbacks of a transport are made by one thread, one at a time and
 *      without a lock: by its I/O thread, never within start, resume or cancel.
 *      They must not wait for anything: all other transfers wait for them.
 *   C  on_data owns the bytes for the time of the call and has taken them when
 *      it returns, also when it asks for a pause.  Then it is not called until
 *      kin__transfer_resume(); on_done may come in between, with an error, or
 *      without one if nothing was left to deliver.
 *   D  A resume is never lost: one that comes while on_data is still about to
 *      ask for the pause undoes that pause.
 *   E  When kin__transfer_cancel() returns, no callback of the transfer is
 *      running and none will be made.  Called by a callback of the transfer,
 *      that one is the last.
 *   F  A transfer ends by itself, with on_done, within a second after its stop
 *      token stopped, whatever it was doing: KIN_ESTOPPED, or KIN_ETIMEDOUT for
 *      the token's deadline.
 *   G  A paused transfer holds up no other one.  After a pause of ten seconds
 *      it is closed with KIN_ECLOSED, which asks the caller to come back and
 *      go on from what it has taken: the bytes on their way have to be kept
 *      somewhere meanwhile.
 *   H  Unary requests, lists and watches use connections of their own, so none
 *      of them waits for another kind.
 *
 * Not promised: that a request reaches the server at most once.  When a kept
 * connection turns out dead before a byte of the answer came, the request is
 * sent again over a new one, whatever its method.
 */
#ifndef KIN_NET_TRANSPORT_H
#define KIN_NET_TRANSPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/stop.h>
#include <kin/str.h>

#include "net/peer.h"

struct kin__http_header {
    kin_str name;
    kin_str value;
};

/* What a request is like; it decides which connections serve it (H). */
enum kin__http_kind {
    KIN__HTTP_UNARY, /* a short question with a short answer */
    KIN__HTTP_LIST,  /* an answer of any size */
    KIN__HTTP_WATCH, /* an answer that goes on and on */
    KIN__HTTP_KINDS,
};

/* A request.  All of it is copied, except for the peer and the stop token,
 * which are kept alive.  Zero is a good default where one is named. */
struct kin__http_request {
    const char *method; /* "GET", ... */
    const char *url;    /* absolute, http or https, percent-encoded */
    const struct kin__http_header *headers;
    size_t header_count;
    kin_str body; /* NULL pointer for none, which is not an empty one */
    enum kin__http_kind kind;
    struct kin__peer *peer; /* how to trust it; NULL for kin__peer's defaults */
    kin_stop *stop;         /* NULL never stops */

    int64_t connect_timeout_ms; /* until the request can be sent: names, TCP,
                                   proxy, TLS and waiting for a connection; 0
                                   for 30 s */
    int64_t timeout_ms;         /* all together; 0 for no limit */
    int64_t head_timeout_ms;    /* until the head of the answer is here; 0 for
                                   no limit */
    int64_t idle_timeout_ms;    /* without any byte while not paused; 0 for no
                                   limit */
    size_t max_header_bytes;    /* of the answer; 0 for 64 KiB */
    uint64_t max_body_bytes;    /* of the answer as sent; 0 for no limit */
    unsigned max_redirects; /* how many to follow; 0 gives the 3xx answer as it
                               is.  Only GET and HEAD, and only to the same
                               scheme, host and port: else the answer of a
                               redirect could carry credentials elsewhere */
};

/* The head of an answer; borrowed until on_headers returns. */
struct kin__http_response {
    int status;
    const struct kin__http_header *headers;
    size_t header_count;
    bool is_http2;
    int64_t lookup_ns; /* as in kin__transfer_end */
};

/* Why a transfer failed, finer than a code: what a retry depends on. */
enum kin__net_cause {
    KIN__NET_OK,
    KIN__NET_RESOLVE,  /* no address for the name.             ECONNECT */
    KIN__NET_REFUSED,  /* no connection: refused, unreachable. ECONNECT */
    KIN__NET_LOST,     /* the connection broke.                ECONNECT */
    KIN__NET_TIMEOUT,  /* too slow.                            ETIMEDOUT */
    KIN__NET_TLS,      /* no trust, either way.                ETLS */
    KIN__NET_PROTOCOL, /* not the HTTP that was promised.      EPROTOCOL */
    KIN__NET_LIMIT,    /* more than was allowed.               ELIMIT */
    KIN__NET_STOPPED,  /* the stop token.              ESTOPPED, ETIMEDOUT */
    KIN__NET_PAUSED,   /* paused for too long.                 ECLOSED */
    KIN__NET_RECEIVER, /* a callback returned an error.        that error */
    KIN__NET_LOCAL,    /* our own side, such as ENOMEM.        any */
};

/* The end of a transfer; borrowed until on_done returns. */
struct kin__transfer_end {
    int code; /* 0 or the error's code */
    enum kin__net_cause cause;
    const kin_error *err; /* NULL if the answer arrived whole */
    uint64_t body_bytes;  /* given to on_data */
    bool is_reused;       /* went over a connection that was there before */
    int64_t lookup_ns;    /* what looking up the server's name, or the proxy's,
                             took; 0 if nobody had to, as with a connection or
                             an answer that was at hand */
};

/* What callbacks may return to be called no more before a resume. */
enum { KIN__TRANSFER_PAUSE = 1 };

/* on_headers and on_data return 0 to go on, KIN__TRANSFER_PAUSE, or a negative
 * code with which the transfer then ends.  on_rest follows some calls of
 * on_data when all that had arrived was handed over, unless on_done does; a
 * transport that cannot tell makes none.  All but on_done may be NULL.
 */
struct kin__transfer_handler {
    int (*on_headers)(const struct kin__http_response *response,
                      void *userdata);
    int (*on_data)(kin_str bytes, void *userdata);
    void (*on_rest)(void *userdata);
    void (*on_done)(const struct kin__transfer_end *end, void *userdata);
    void *userdata;
};

struct kin__pool_stats {
    uint64_t connections_opened; /* ever */
    uint64_t connections_open;   /* now */
    uint64_t transfers_started;  /* ever */
    uint64_t transfers_open;     /* now */
    uint64_t transfers_reused;   /* ended, over a connection made earlier */
};

struct kin__transport_stats {
    struct kin__pool_stats pools[KIN__HTTP_KINDS];
};

struct kin__transport;
struct kin__transfer;

/* What a transport can do; the functions below say what each must. */
struct kin__transport_ops {
    int (*start)(struct kin__transport *transport,
                 const struct kin__http_request *request,
                 const struct kin__transfer_handler *handler,
                 struct kin__transfer **ret, kin_error *err);
    void (*resume)(struct kin__transfer *transfer);
    void (*cancel)(struct kin__transfer *transfer);
    void (*transfer_free)(struct kin__transfer *transfer);
    void (*stats)(struct kin__transport *transport,
                  struct kin__transport_stats *ret);
    void (*free)(struct kin__transport *transport);
};

/* The first member of whatever implements one. */
struct kin__transport {
    const struct kin__transport_ops *ops;
};

struct kin__transfer {
    struct kin__transport *transport; /* borrowed; outlives the transfer */
};

/* Starts a request.  The handler is copied.  The first callback may come before
 * this returns, so what it needs must be in its userdata.  `ret` is released
 * with kin__transfer_free().  0, KIN_EINVAL (URL, method, header), KIN_ENOMEM
 * or KIN_EUNSUPPORTED; everything else comes through on_done.  Threads: any. */
int kin__transport_start(struct kin__transport *transport,
                         const struct kin__http_request *request,
                         const struct kin__transfer_handler *handler,
                         struct kin__transfer **ret,
                         kin_error *err) KIN_NODISCARD;

/* Ends a pause; does nothing if there is none (D).  With libcurl below, a
 * resume after each few bytes costs a copy of all that has piled up: let a good
 * part of the room become free first.  Threads: any. */
void kin__transfer_resume(struct kin__transfer *transfer);

/* Ends a transfer at once and silently (E).  Waits for a callback of it that is
 * running in another thread, so hold no lock that the callbacks take.
 * Threads: any. */
void kin__transfer_cancel(struct kin__transfer *transfer);

/* Cancels, if it has not ended, and releases; NULL is fine.  Once, and nothing
 * else is called on the transfer at that time or later.  Callbacks may do it.
 * Threads: any. */
struct kin__transfer *kin__transfer_free(struct kin__transfer *transfer);

/* Threads: any. */
void kin__transport_stats(struct kin__transport *transport,
                          struct kin__transport_stats *ret);

/* Ends a transport whose transfers have all been freed; NULL is fine.  Not from
 * a callback. */
struct kin__transport *kin__transport_free(struct kin__transport *transport);

/* The first header of that name, without regard to case; false if there is
 * none. */
bool kin__http_find_header(const struct kin__http_response *response,
                           kin_str name, kin_str *ret);

static inline void kin__transport_autofree(struct kin__transport **transport)
{
    *transport = kin__transport_free(*transport);
}

static inline void kin__transfer_autofree(struct kin__transfer **transfer)
{
    *transfer = kin__transfer_free(*transfer);
}

#define KIN__AUTO_TRANSPORT                                                    \
    __attribute__((cleanup(kin__transport_autofree))) struct kin__transport
#define KIN__AUTO_TRANSFER                                                     \
    __attribute__((cleanup(kin__transfer_autofree))) struct kin__transfer

#endif /* KIN_NET_TRANSPORT_H */
