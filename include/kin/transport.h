/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_transport: a program's own HTTP client below a kin_client.
 *
 * Most programs do not need one: kin has a transport for TCP, TLS, proxies and
 * unix sockets, and kin/dialer.h is enough to open connections in another way.
 * A transport replaces all of it: the program gets requests, and passes answers
 * to kin as they arrive.  examples/transport.c is one over HTTP/1.1.
 *
 * Each request is started as a transfer, which calls its handler.  An answer of
 * any status is a success; an error is only what prevents a complete answer.
 * What the transport must guarantee:
 *
 *   A  on_headers is called at most once, then on_data for each run of bytes in
 *      order, then on_done exactly once and last: always, also after a cancel.
 *      The bytes are those of the body as sent: chunks are joined, gzip is not
 *      decompressed.
 *   B  All callbacks of a transport are made one at a time, and never within
 *      start, resume or cancel.  They do not block.  In a client with a
 *      kin_loop they are made by the thread that steps the loop, outside of
 *      the steps.
 *   C  After on_headers or on_data has returned KIN_TRANSPORT_PAUSE, on_data is
 *      not called until resume; on_done may be called, with an error, or
 *      without one if no data was left.
 *   D  A resume is never lost: one that comes before the pause has been
 *      returned undoes that pause.
 *   E  A transfer ends, with on_done, soon after cancel; the code does not
 *      matter then.
 *   F  A paused transfer blocks no other one.
 *   G  No kind of request waits for another: a watch is endless.
 *   H  The limits and timeouts of the request are kept.
 *
 * What kin guarantees:
 *
 *   I  It cancels a transfer, once, when its stop token stops, when its call
 *      times out, or when it is no longer needed.  After a stop or a timeout
 *      its call ends, with KIN_ESTOPPED or KIN_ETIMEDOUT, without waiting for
 *      on_done.  (Lists and watches have no timeout of their call, but those
 *      of the request: H.)
 *      Callbacks that come after the cancel are ignored; on_headers and on_data
 *      return an error.
 *   J  `free` is called once for each transfer that was started: after on_done
 *      was called, possibly before it returns, so the transfer must not be
 *      used after calling on_done.  Until then resume and cancel may be called.
 *      A transfer that never ends is never freed.
 *   K  `destroy` is called once: after the client and all transfers have been
 *      freed, or if the client could not be made.  It may be called within
 *      on_done of the last transfer, if that ends after the client was freed;
 *      the client's allocator must stay valid until then.
 *
 * Stop tokens, deadlines of calls, retries, credentials and rate limits are
 * kin's: for a transport a stop is a cancel.
 */
#ifndef KIN_TRANSPORT_H
#define KIN_TRANSPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/http_header.h>
#include <kin/lister_watcher.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** The kind of a request. */
typedef enum kin_transport_kind {
    KIN_TRANSPORT_UNARY, /**< a short request with a short answer */
    KIN_TRANSPORT_LIST,  /**< an answer of any size */
    KIN_TRANSPORT_WATCH  /**< an endless answer */
} kin_transport_kind;

/** A request; borrowed until start returns. */
typedef struct kin_transport_request {
    size_t size;        /**< of this struct */
    const char *method; /**< "GET", ... */
    const char *url;    /**< absolute, http or https, percent-encoded; for a
                             unix socket http://localhost */
    const kin_http_header *headers; /**< to send */
    size_t header_count;            /**< number of headers */
    kin_str body; /**< NULL pointer: none, which differs from empty */
    kin_transport_kind kind; /**< see G */

    int64_t connect_timeout_ms; /**< until the request can be sent */
    int64_t timeout_ms;         /**< total; 0: no limit */
    int64_t head_timeout_ms;    /**< until the head of the answer has arrived;
                                     0: no limit */
    int64_t idle_timeout_ms;    /**< without data while not paused; 0: no
                                     limit */
    size_t max_header_bytes;    /**< of the answer */
    uint64_t max_body_bytes;    /**< of the answer as sent; 0: no limit */
    unsigned max_redirects;     /**< how many to follow, only with GET and HEAD,
                                     and only to the same scheme, host and
                                     port; 0: return the 3xx answer */

    kin_str ca;              /**< PEM, to verify an https server with; empty:
                                  the system's */
    kin_str cert;            /**< PEM, with its chain; empty: none */
    kin_str key;             /**< PEM, of the certificate */
    const char *server_name; /**< expected in the server's certificate; NULL:
                                  the host of the URL */
    bool is_insecure;        /**< do not verify the server */
    const char *proxy_url;   /**< http, https, socks5 or socks5h; NULL: none;
                                  the proxy resolves the server's name */
    const char *socket_path; /**< the unix socket of the server; NULL: none */
} kin_transport_request;

/** The head of an answer; borrowed until on_headers returns. */
typedef struct kin_transport_response {
    size_t size;                    /**< of this struct */
    int status;                     /**< such as 200; not 1xx */
    const kin_http_header *headers; /**< all of them */
    size_t header_count;            /**< number of headers */
    bool is_http2;                  /**< the connection uses HTTP/2 */
} kin_transport_response;

/** The end of a transfer; borrowed until on_done returns. */
typedef struct kin_transport_end {
    size_t size;          /**< of this struct */
    int code;             /**< 0, or the code of the error */
    kin_flow_cause cause; /**< KIN_FLOW_COMPLETE, or why it failed: _UNREACHABLE
                               (not connected), _LOST (the connection broke),
                               _SLOW (a timeout), _PAUSED (paused too long),
                               _BROKEN (anything else, which is not retried) */
    const kin_error *err; /**< names the server; NULL if the answer is
                               complete */
    bool is_reused;       /**< used an existing connection */
} kin_transport_end;

/** Returned by callbacks to pause the transfer until a resume. */
enum { KIN_TRANSPORT_PAUSE = 1 };

/** Callbacks of kin, for one transfer.  Copy it. */
typedef struct kin_transport_handler {
    size_t size; /**< of this struct */
    /** Passes the head of the answer.  Returns 0, KIN_TRANSPORT_PAUSE or a
     * negative code that the transfer must end with, as KIN_FLOW_BROKEN. */
    int (*on_headers)(const kin_transport_response *response, void *userdata);
    /** Optional: returns a buffer to receive into, and its size; on_data gets
     * the bytes then without another copy in the transport.  It is valid until
     * the next callback of the transfer.  NULL if memory is short: use another
     * buffer. */
    char *(*on_room)(size_t *ret_size, void *userdata);
    /** Passes bytes of the body, which are used during the call, also if it
     * returns a pause.  Returns as on_headers. */
    int (*on_data)(kin_str bytes, void *userdata);
    /** The transfer has ended. */
    void (*on_done)(const kin_transport_end *end, void *userdata);
    void *userdata; /**< kin's; passed to the callbacks */
} kin_transport_handler;

/**
 * The functions of a transport; copied by kin_client_new().  They must not wait
 * for a callback: kin may hold a lock that the callback takes.  Threads: any,
 * concurrently.
 */
typedef struct kin_transport {
    size_t size; /**< of this struct */
    /** Starts a request.  `*ret_transfer` is passed to the functions below; it
     * may be NULL.  Callbacks may come before this returns, from another
     * thread.  Returns 0, or a negative code: then there are no callbacks. */
    int (*start)(const kin_transport_request *request,
                 const kin_transport_handler *handler, void **ret_transfer,
                 kin_error *err, void *userdata);
    void (*resume)(void *transfer, void *userdata); /**< ends a pause (D) */
    void (*cancel)(void *transfer, void *userdata); /**< see E; at most once */
    void (*free)(void *transfer, void *userdata);   /**< see J; may be NULL */
    void *userdata;                  /**< passed to the functions */
    void (*destroy)(void *userdata); /**< see K; may be NULL */
} kin_transport;

KIN_END_DECLS

#endif /* KIN_TRANSPORT_H */
