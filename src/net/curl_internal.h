/* SPDX-License-Identifier: Apache-2.0 */
/*
 * curl_internal.h - shared by the curl_*.c files.
 *
 *   curl_transport.c: new, start, resume, cancel, free; the I/O thread with
 *   epoll, commands, timers and pools
 *   curl_transfer.c: one transfer in the I/O thread: callbacks, deadlines, end,
 *   errors of libcurl
 *   curl_setup.c: sets libcurl's options from a request; opens sockets
 *   curl_lookup.c: names that the program resolves
 *
 * libcurl is driven through its socket interface with one epoll for all pools:
 * curl_multi_poll() serves one multi handle and checks every transfer each
 * time; with a thousand idle watches that is most of the work.
 *
 * States of a transfer in the I/O thread; any other transition is a bug:
 *   NEW: commands only. start -> OPEN; cancel -> ENDED
 *   OPEN: added to libcurl. end, error, stop, deadline -> ENDED, with on_done;
 *   cancel -> ENDED without
 *   ENDED: detached from libcurl.  Final; freed with the last reference.
 */
#ifndef KIN_NET_CURL_INTERNAL_H
#define KIN_NET_CURL_INTERNAL_H

#include <stdatomic.h>

#include <curl/curl.h>

#include "base/buf.h"
#include "base/kept_error.h"
#include "base/list.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/mpsc.h"
#include "base/ref.h"
#include "base/stop.h"
#include "base/thread.h"
#include "base/timers.h"
#include "net/curl_transport.h"
#include "net/read_coalesce.h"
#include "net/response_head.h"

/* How long a transfer waits before its pool may open one more connection,
 * and the least time between two of these. */
#define KIN__CURL_STARVED_NS (250 * KIN__NS_PER_MS)

struct kin__curl;

struct kin__curl_pool {
    struct kin__curl *curl; /* borrowed */
    enum kin__http_kind kind;
    CURLM *multi;     /* owned */
    kin_deadline due; /* when libcurl must be called; never if not */
    long cap;         /* maximum connections per host; 0 for no limit */
    long
        extra; /* of these, extra ones because others accept no new transfers */
    int64_t moved_ns; /* last time that a connection or answer began, or `extra`
                         was raised */
    size_t open;      /* transfers in `multi` */
    size_t http1_open; /* of these, transfers over HTTP/1.1 */
    _Atomic uint64_t connections_opened;
    _Atomic uint64_t connections_closed;
    _Atomic uint64_t transfers_started;
    _Atomic uint64_t transfers_ended;
    _Atomic uint64_t transfers_reused;
};

struct kin__curl {
    struct kin__transport base;
    const kin_allocator *alloc; /* borrowed */
    void *block;        /* the allocation; the struct in it is aligned */
    const kin_log *log; /* borrowed; may be NULL */
    bool is_http1_only;
    const kin_dialer *dialer; /* borrowed; NULL if there is none */
    size_t streams;
    int64_t pause_timeout_ns;

    struct kin__mpsc commands; /* transfers with pending commands */
    _Atomic bool is_ending;
    _Atomic size_t handles; /* transfers not freed yet */
    int epoll_fd;
    int wake_fd; /* an eventfd, readable if there may be commands */
    struct kin__thread thread;
    kin_loop *loop; /* borrowed; NULL if there is a thread */
    struct kin__loop_source source;
    _Atomic uintptr_t stepper; /* the thread within a step of the loop; or 0 */
    bool is_global;            /* curl_global_init() was called */
    bool has_leak; /* libcurl leaks the buffer of a paused transfer */

    /* For threads that wait in cancel for a callback; a leaf.  It guards no
     * data: the state is in `gate` of each transfer. */
    struct kin__mutex mutex;
    struct kin__cond left;

    /* Used by the I/O thread only. */
    struct kin__curl_pool pools[KIN__HTTP_KINDS];
    struct kin__timers timers;
    struct cds_list_head open;       /* transfers that are OPEN */
    struct cds_list_head failed;     /* of these, failed and about to end */
    struct cds_list_head fed;        /* of these, got data in this turn */
    struct cds_list_head unresolved; /* of these, wait for addresses */
    struct kin__curl_lookup *lookup; /* running; NULL if none is */
    bool has_answer;                 /* the lookup has ended; see `addresses` */
    char *addresses;            /* owned; "a,b" of the last lookup, or NULL */
    int64_t addresses_until_ns; /* when they are looked up again */
    struct kin__read_coalesce coalesce;
};

enum kin__curl_state { KIN__CURL_NEW, KIN__CURL_OPEN, KIN__CURL_ENDED };

/* Commands of any thread; bits of `pending`. */
enum kin__curl_command {
    KIN__CURL_START = 1 << 0,
    KIN__CURL_RESUME = 1 << 1,
    KIN__CURL_STOP = 1 << 2,
    KIN__CURL_CANCEL = 1 << 3,
    KIN__CURL_QUEUED = 1 << 4, /* the command node is in the queue */
};

/* Whether callbacks of a transfer may run (guarantee E).  The I/O thread sets
 * and clears CALLING, and sets it only if CANCELLED is not set; other bits are
 * never cleared. */
enum kin__curl_gate {
    KIN__CURL_CALLING = 1 << 0, /* a callback is running */
    KIN__CURL_LAST = 1 << 1, /* the callback is on_done, running or returned */
    KIN__CURL_CANCELLED = 1 << 2, /* no more callbacks */
    KIN__CURL_AWAITED = 1 << 3,   /* a thread waits for the end of CALLING */
};

struct kin__curl_transfer {
    struct kin__transfer base;
    struct kin__ref ref; /* held by the handle, the I/O thread, the queue */
    struct kin__curl *curl;
    struct kin__curl_pool *pool;
    struct kin__transfer_handler handler;
    _Atomic unsigned gate; /* bits of kin__curl_gate */

    struct kin__mpsc_node command;
    _Atomic unsigned pending; /* bits of kin__curl_command */

    kin_stop *stop; /* owned reference */
    struct kin__stop_watch stop_watch;

    /* From the request. */
    CURL *easy;
    struct curl_slist *headers;    /* owned; contains credentials */
    struct curl_slist *connect_to; /* owned */
    struct curl_slist *resolve;    /* owned; addresses of the next hop */
    char *hop_host; /* owned; the host to connect to, of the server or its
                       proxy, without brackets; NULL unless it is needed */
    uint16_t hop_port;
    struct kin__peer *peer; /* owned reference; NULL for defaults */
    char *body;             /* owned; NULL for none */
    char *origin;           /* owned; "https://host:port" or
                               "unix:PATH" */
    bool is_https;
    bool may_redirect; /* the method allows it */
    unsigned redirects_left;
    int64_t connect_timeout_ns;
    int64_t timeout_ns; /* 0 for none, as the next two */
    int64_t head_timeout_ns;
    int64_t idle_timeout_ns; /* while not paused */
    size_t max_header_bytes;
    uint64_t max_body_bytes; /* 0 for none */

    /* Used by the I/O thread only. */
    enum kin__curl_state state;
    struct cds_list_head link;
    struct cds_list_head failed_link;
    struct cds_list_head fed_link;
    struct cds_list_head unresolved_link;
    struct kin__timer timer;
    struct kin__response_head head;
    int64_t started_ns;
    int64_t heard_ns;        /* when data last arrived */
    int64_t lookup_began_ns; /* during a DNS lookup; else 0 */
    int64_t lookup_ns;       /* see kin__transfer_end */
    int64_t paused_ns;       /* valid while paused */
    bool is_paused;
    bool has_leftovers;  /* see transfer_discard() */
    bool is_closing;     /* discard what libcurl has buffered */
    bool is_sent;        /* it has a connection */
    bool is_redirecting; /* the current answer is a redirect */
    bool is_http1;       /* counted in the pool's http1_open */
    uint64_t body_bytes;
    size_t redirect_bytes;        /* of the body of a redirect */
    struct kin__transfer_end end; /* the end to report, without its error */
    struct kin__kept_error err;
    char curl_text[CURL_ERROR_SIZE];
};

/* curl_transport.c; threads: any. */
void kin__curl_command(struct kin__curl_transfer *t, unsigned command);
struct kin__curl_transfer *kin__curl_transfer_unref(
    struct kin__curl_transfer *t);

/* Makes the I/O thread, or the loop, do a turn. */
void kin__curl_wake(struct kin__curl *curl);

/* Reports that a transfer has waited long for a connection.  Threads: I/O. */
void kin__curl_pool_starves(struct kin__curl_pool *pool);

/* curl_setup.c: makes and fills t->easy.  0, KIN_EINVAL, KIN_ENOMEM or
 * KIN_EUNSUPPORTED.  Threads: the one that starts the request. */
int kin__curl_setup(struct kin__curl_transfer *t,
                    const struct kin__http_request *request,
                    kin_error *err) KIN_NODISCARD;
void kin__curl_setup_done(struct kin__curl_transfer *t);
/* Whether two URLs have the same scheme, host and port. */
bool kin__curl_is_same_origin(const char *a, const char *b);
/* Makes libcurl before 8.7 free the buffer of a paused transfer that has
 * failed.  Threads: I/O. */
void kin__curl_setup_flush(struct kin__curl_transfer *t);

/* Sets the addresses of the next hop, separated by commas: libcurl resolves no
 * name then.  0 or KIN_ENOMEM. */
int kin__curl_setup_addresses(struct kin__curl_transfer *t,
                              const char *addresses) KIN_NODISCARD;

/* curl_lookup.c; threads: I/O.  Whether the transfer waits until the program
 * has resolved a name, or has been begun or failed here. */
bool kin__curl_lookup_wait(struct kin__curl_transfer *t);
/* Continues transfers after an answer. */
void kin__curl_lookup_run(struct kin__curl *curl);
void kin__curl_lookup_done(struct kin__curl *curl);
/* Whether a host is numeric, so that there is nothing to resolve. */
bool kin__curl_is_numeric(const char *host);

/* curl_transfer.c; threads: I/O. */
void kin__curl_transfer_open(struct kin__curl_transfer *t);
/* Passes a transfer to libcurl. */
void kin__curl_transfer_begin(struct kin__curl_transfer *t);
void kin__curl_transfer_resume(struct kin__curl_transfer *t);
void kin__curl_transfer_stop(struct kin__curl_transfer *t);
/* Ends a transfer without on_done. */
void kin__curl_transfer_drop(struct kin__curl_transfer *t);
/* Handles the end that libcurl reports. */
void kin__curl_transfer_finish(struct kin__curl_transfer *t, CURLcode result);
/* Calls on_rest of transfers that got data in this turn. */
void kin__curl_transfer_rest(struct kin__curl *curl);
/* Ends transfers that failed within callbacks of libcurl. */
void kin__curl_transfer_reap(struct kin__curl *curl);
/* Marks a transfer to end with this error; the first error is kept. */
void kin__curl_transfer_fail(struct kin__curl_transfer *t, int code,
                             kin_flow_cause cause, const char *format, ...)
    KIN_PRINTF(4, 5);
/* libcurl's callbacks. */
size_t kin__curl_on_header(char *bytes, size_t size, size_t count,
                           void *userdata);
size_t kin__curl_on_body(char *bytes, size_t size, size_t count,
                         void *userdata);

/* libcurl starts to resolve a name or address that is not cached. */
int kin__curl_on_lookup(void *resolver, void *reserved, void *userdata);
/* Ends the measurement of a DNS lookup, if one is running. */
void kin__curl_transfer_looked_up(struct kin__curl_transfer *t);

/* `userdata` is the transfer when opening a socket, the pool when closing
 * it: a socket outlives the transfer. */
curl_socket_t kin__curl_socket_open(void *userdata, curlsocktype purpose,
                                    struct curl_sockaddr *address);
int kin__curl_socket_close(void *userdata, curl_socket_t fd);

#endif /* KIN_NET_CURL_INTERNAL_H */
