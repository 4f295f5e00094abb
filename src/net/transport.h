/* SPDX-License-Identifier: Apache-2.0 */
/*
 * transport.h - HTTP requests over an exchangeable transport.
 *
 * A transport starts requests; each becomes a transfer that calls its handler
 * back as the answer arrives.  Code above this header does not deal with
 * sockets: programs use net/routed_transport.h, tests a simulated one.  An
 * answer of any status is a success; an error is only what prevents a complete
 * answer.
 *
 *   A  on_headers is called at most once, then on_data for each run of bytes in
 *      order, then on_done exactly once and last; unless the transfer is
 *      cancelled.  The bytes are those of the body as sent: chunks are joined,
 *      gzip is not decompressed (net/inflate.h).
 *   B  All callbacks of a transport are made by one thread, its I/O thread, one
 *      at a time and without a lock, never within start, resume or cancel.
 *      They must not block: all other transfers wait for them.  A transport
 *      made of others has one such thread for each (routed_transport.h).
 *   C  on_data may use the bytes during the call and has consumed them when it
 *      returns, also when it returns a pause.  After a pause it is not called
 *      until kin__transfer_resume(); on_done may be called in between, with an
 *      error, or without one if no data was left.
 *   D  A resume is never lost: one that comes before on_data returns the pause
 *      undoes that pause.
 *   E  When kin__transfer_cancel() returns, no callback of the transfer is
 *      running and none will be made.  If a callback of the transfer cancels
 *      it, that callback is the last.
 *   F  A transfer ends, with on_done, within a second after its stop token
 *      stopped, in any state: KIN_ESTOPPED, or KIN_ETIMEDOUT for the token's
 *      deadline.  Not if the transport may be late (kin__transport.is_late):
 *      then its user cancels the transfer.
 *   G  A paused transfer blocks no other one.  After a pause of ten seconds it
 *      is closed with KIN_ECLOSED, because data in transit has to be buffered
 *      meanwhile; the caller may resume from what it has consumed.
 *   H  Unary requests, lists and watches use separate connections, so no kind
 *      waits for another.
 *
 * Not guaranteed: that a request reaches the server at most once.  If a reused
 * connection turns out to be dead before the first byte of the answer, the
 * request is sent again over a new one.  The direct transport does so for GET
 * and HEAD, and for other methods if nothing was sent; libcurl for all.
 */
#ifndef KIN_NET_TRANSPORT_H
#define KIN_NET_TRANSPORT_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/lister_watcher.h>
#include <kin/stop.h>
#include <kin/str.h>

#include "net/peer.h"

struct kin__http_header {
    kin_str name;
    kin_str value;
};

/* The kind of a request; it selects the connections (H). */
enum kin__http_kind {
    KIN__HTTP_UNARY, /* a short request with a short answer */
    KIN__HTTP_LIST,  /* an answer of any size */
    KIN__HTTP_WATCH, /* an endless answer */
    KIN__HTTP_KINDS,
};

/* A request.  All of it is copied, except for the peer and the stop token,
 * of which references are taken.  Zero is the default where one is named. */
struct kin__http_request {
    const char *method; /* "GET", ... */
    const char *url;    /* absolute, http or https, percent-encoded */
    const struct kin__http_header *headers;
    size_t header_count;
    kin_str body; /* NULL pointer for none, which differs from empty */
    enum kin__http_kind kind;
    struct kin__peer *peer; /* TLS settings; NULL for kin__peer's defaults */
    kin_stop *stop;         /* NULL never stops */

    int64_t
        connect_timeout_ms;  /* until the request can be sent: DNS, TCP, proxy,
                                TLS and waiting for a connection; 0 for 30 s */
    int64_t timeout_ms;      /* total; 0 for no limit */
    int64_t head_timeout_ms; /* until the head of the answer arrives; 0 for no
                                limit */
    int64_t idle_timeout_ms; /* without data while not paused; 0 for no limit */
    size_t max_header_bytes; /* of the answer; 0 for 64 KiB */
    uint64_t max_body_bytes; /* of the answer as sent; 0 for no limit */
    unsigned max_redirects;  /* how many to follow; 0 returns the 3xx answer.
                                Only GET and HEAD, and only to the same scheme,
                                host and port: otherwise a redirect could send
                                credentials elsewhere */
};

/* The head of an answer; borrowed until on_headers returns. */
struct kin__http_response {
    int status;
    const struct kin__http_header *headers;
    size_t header_count;
    bool is_http2;
    int64_t lookup_ns; /* as in kin__transfer_end */
};

/* When a failed request may be sent again although it was not answered. */
enum kin__cause_retry {
    KIN__CAUSE_RETRY_NEVER,
    KIN__CAUSE_RETRY_READS,   /* GET, HEAD and watches: the connection broke */
    KIN__CAUSE_RETRY_WATCHES, /* watches only: repeating them is harmless */
};

/* Properties of a cause. */
struct kin__cause_info {
    int code; /* of an error with this cause, if it has none */
    enum kin__cause_retry retry;
};

/* Returns the properties of a cause.  A transport reports all causes of
 * kin/lister_watcher.h except KIN_FLOW_ANSWERED: it does not judge the
 * status.  With KIN_FLOW_BROKEN the error code has the details: KIN_ETLS,
 * KIN_EPROTOCOL and KIN_ELIMIT for the answer, the code that a callback
 * returned, or another one for a local failure.  These are not transient, so
 * the request is not repeated; client-go also repeats only requests whose
 * connection broke.  A value outside the enumeration counts as
 * KIN_FLOW_BROKEN. */
struct kin__cause_info kin__cause_info(kin_flow_cause cause);

/* The end of a transfer; borrowed until on_done returns. */
struct kin__transfer_end {
    int code; /* 0 or the error's code */
    kin_flow_cause cause;
    const kin_error *err; /* NULL if the answer is complete */
    uint64_t body_bytes;  /* passed to on_data */
    bool is_reused;       /* used an existing connection */
    int64_t lookup_ns; /* duration of the DNS lookup of the server or proxy; 0
                          without one, as for a reused connection or a cached
                          address */
};

/* Returned by callbacks to pause the transfer until a resume. */
enum { KIN__TRANSFER_PAUSE = 1 };

/* on_headers and on_data return 0 to continue, KIN__TRANSFER_PAUSE, or a
 * negative code that ends the transfer. on_rest follows some calls of
 * on_data when all received data was delivered, unless on_done follows; a
 * transport that does not know this never calls it.  All but on_done may be
 * NULL. */
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
    uint64_t transfers_reused;   /* ended, on a reused connection */
};

struct kin__transport_stats {
    struct kin__pool_stats pools[KIN__HTTP_KINDS];
};

struct kin__transport;
struct kin__transfer;

/* The functions of a transport; specified below. */
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

/* The first member of an implementation. */
struct kin__transport {
    const struct kin__transport_ops *ops;
    bool is_late; /* does not keep F */
};

struct kin__transfer {
    struct kin__transport *transport; /* borrowed; outlives the transfer */
};

/* Starts a request.  The handler is copied.  The first callback may come before
 * this returns, so what it needs must be in its userdata.  `ret` is released
 * with kin__transfer_free().  0, KIN_EINVAL (URL, method, header), KIN_ENOMEM
 * or KIN_EUNSUPPORTED; everything else comes through on_done.  Threads: any. */
KIN_NODISCARD static inline int kin__transport_start(
    struct kin__transport *transport, const struct kin__http_request *request,
    const struct kin__transfer_handler *handler, struct kin__transfer **ret,
    kin_error *err)
{
    assert(handler->on_done);
    return transport->ops->start(transport, request, handler, ret, err);
}

/* Ends a pause; a no-op otherwise (D).  With libcurl, a resume after every
 * few bytes copies all buffered data: resume only when much of the buffer is
 * free.  Threads: any. */
static inline void kin__transfer_resume(struct kin__transfer *transfer)
{
    transfer->transport->ops->resume(transfer);
}

/* Ends a transfer at once, without on_done (E).  Waits for a running
 * callback of it in another thread, so hold no lock that callbacks take.
 * Threads: any. */
static inline void kin__transfer_cancel(struct kin__transfer *transfer)
{
    transfer->transport->ops->cancel(transfer);
}

/* Cancels a transfer that has not ended and releases it; NULL is allowed.
 * Called once and last; callbacks may call it.  Threads: any. */
static inline struct kin__transfer *kin__transfer_free(
    struct kin__transfer *transfer)
{
    if (transfer)
        transfer->transport->ops->transfer_free(transfer);
    return NULL;
}

/* Threads: any. */
static inline void kin__transport_stats(struct kin__transport *transport,
                                        struct kin__transport_stats *ret)
{
    transport->ops->stats(transport, ret);
}

/* Frees a transport whose transfers have all been freed; NULL is allowed.
 * Not from a callback. */
static inline struct kin__transport *kin__transport_free(
    struct kin__transport *transport)
{
    if (transport)
        transport->ops->free(transport);
    return NULL;
}

/* Finds the first header of that name, ignoring case; false if not found. */
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
