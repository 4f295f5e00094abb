/* SPDX-License-Identifier: Apache-2.0 */
/*
 * direct_internal.h - shared by the direct_*.c files.
 *
 *   direct_transport.c: new, start, resume, cancel, free; commands and turns
 *   direct_request.c: the text of a request and where it goes
 *   direct_transfer.c: one transfer in the I/O thread: callbacks, deadlines,
 *   end
 *   direct_conn.c: connections: connect, handshake, send, receive, reuse
 *   direct_lookup.c: addresses of names
 *
 * States of a transfer in the I/O thread; any other transition is a bug:
 *   NEW: commands only. start -> OPEN; cancel -> ENDED
 *   OPEN: has a connection, or has failed. end, error, stop, deadline -> ENDED,
 *   with on_done; cancel -> ENDED without
 *   ENDED: has no connection.  Final; freed with the last reference.
 */
#ifndef KIN_NET_DIRECT_INTERNAL_H
#define KIN_NET_DIRECT_INTERNAL_H

#include <stdatomic.h>
#include <sys/socket.h>

#include "base/buf.h"
#include "base/kept_error.h"
#include "base/list.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/mpsc.h"
#include "base/ref.h"
#include "base/stop.h"
#include "net/direct_transport.h"
#include "net/io.h"
#include "net/response.h"
#include "net/tls_client.h"

enum {
    KIN__DIRECT_MAX_ADDRESSES = 8,
};

struct kin__direct;
struct kin__direct_conn;
struct kin__direct_lookup;

struct kin__direct_pool {
    struct cds_list_head idle; /* connections; last used first */
    size_t idle_count;
    _Atomic uint64_t connections_opened;
    _Atomic uint64_t connections_closed;
    _Atomic uint64_t transfers_started;
    _Atomic uint64_t transfers_ended;
    _Atomic uint64_t transfers_reused;
};

struct kin__direct {
    struct kin__transport base;
    const kin_allocator *alloc; /* borrowed */
    const kin_log *log;         /* borrowed; may be NULL */
    const kin_dialer *dialer;   /* borrowed; may be NULL */
    int64_t pause_timeout_ns;
    _Atomic size_t handles; /* transfers not freed yet */

    /* For threads that wait in cancel for a callback; a leaf.  It guards no
     * data: the state is in `gate` of each transfer. */
    struct kin__mutex mutex;
    struct kin__cond left;

    /* Used by the I/O thread only. */
    struct kin__io io;
    struct kin__direct_pool pools[KIN__HTTP_KINDS];
    struct cds_list_head open;         /* transfers that are OPEN */
    struct cds_list_head failed;       /* of these, failed and about to end */
    struct cds_list_head fed;          /* of these, got data in this turn */
    struct cds_list_head ready;        /* connections with data to handle */
    struct cds_list_head closed;       /* connections to free after this turn */
    struct cds_list_head lookups;      /* running, or ended in this turn */
    struct kin__direct_lookup *cached; /* the last answer; NULL for none */
    struct kin__tls_clients tls;
    char *buffer; /* owned; NULL while idle */
    size_t buffer_size;
    bool was_read;          /* since the trim timer was armed */
    struct kin__timer trim; /* frees the buffer */
};

enum kin__direct_state { KIN__DIRECT_NEW, KIN__DIRECT_OPEN, KIN__DIRECT_ENDED };

/* Commands of any thread; bits of `pending`. */
enum kin__direct_command {
    KIN__DIRECT_START = 1 << 0,
    KIN__DIRECT_RESUME = 1 << 1,
    KIN__DIRECT_STOP = 1 << 2,
    KIN__DIRECT_CANCEL = 1 << 3,
    KIN__DIRECT_QUEUED = 1 << 4, /* the command node is in the queue */
};

/* Whether callbacks of a transfer may run (guarantee E).  The I/O thread sets
 * and clears CALLING, and sets it only if CANCELLED is not set; other bits are
 * never cleared. */
enum kin__direct_gate {
    KIN__DIRECT_CALLING = 1 << 0, /* a callback is running */
    KIN__DIRECT_LAST =
        1 << 1, /* the callback is on_done, running or returned */
    KIN__DIRECT_CANCELLED = 1 << 2, /* no more callbacks */
    KIN__DIRECT_AWAITED = 1 << 3,   /* a thread waits for the end of CALLING */
};

struct kin__direct_transfer {
    struct kin__transfer base;
    struct kin__ref ref; /* held by the handle, the I/O thread, the queue */
    struct kin__direct *direct;
    struct kin__direct_pool *pool;
    struct kin__transfer_handler handler;
    _Atomic unsigned gate; /* bits of kin__direct_gate */

    struct kin__mpsc_node command;
    _Atomic unsigned pending; /* bits of kin__direct_command */

    kin_stop *stop; /* owned reference */
    struct kin__stop_watch stop_watch;

    /* From the request. */
    struct kin__peer *peer; /* owned reference; NULL for defaults */
    struct kin__buf url;    /* without its fragment */
    struct kin__buf text;   /* what is sent; contains credentials */
    size_t line_len;        /* of the request line in it */
    char *origin;           /* owned; "https://host:port", after "unix:PATH " */
    char *host;             /* owned; without brackets */
    uint16_t port;
    bool is_https;
    bool is_to_head;
    bool may_redirect;  /* the method allows it */
    bool is_repeatable; /* the method may reach the server twice */
    unsigned redirects_left;
    int64_t connect_timeout_ns;
    int64_t timeout_ns; /* 0 for none, as the next two */
    int64_t head_timeout_ns;
    int64_t idle_timeout_ns; /* while not paused */
    size_t max_header_bytes;
    uint64_t max_body_bytes; /* 0 for none */

    /* Used by the I/O thread only. */
    enum kin__direct_state state;
    struct cds_list_head link;
    struct cds_list_head failed_link;
    struct cds_list_head fed_link;
    struct kin__timer timer;
    struct kin__direct_conn *conn; /* its connection; NULL if it has none */
    struct kin__response response;
    size_t sent; /* bytes of the text */
    int64_t started_ns;
    int64_t attached_ns; /* when it last began to get a connection */
    int64_t heard_ns;    /* when data last arrived */
    int64_t lookup_ns;   /* see kin__transfer_end */
    int64_t paused_ns;   /* valid while paused */
    bool is_paused;
    bool is_redirecting; /* the current answer is a redirect */
    bool is_reused;      /* its connection had served another */
    uint64_t body_bytes;
    size_t redirect_bytes;        /* of the body of a redirect */
    struct kin__transfer_end end; /* the end to report, without its error */
    struct kin__kept_error err;
};

/* A connection; any other transition is a bug:
 *   RESOLVING: waits for addresses. -> CONNECTING, CLOSED
 *   CONNECTING: one or more sockets try. -> HANDSHAKE, OPEN, CLOSED
 *   HANDSHAKE: of TLS. -> OPEN, CLOSED
 *   OPEN: serves a transfer, or is idle. -> CLOSED
 *   CLOSED: freed at the end of the turn.  Final. */
enum kin__direct_conn_state {
    KIN__DIRECT_CONN_RESOLVING,
    KIN__DIRECT_CONN_CONNECTING,
    KIN__DIRECT_CONN_HANDSHAKE,
    KIN__DIRECT_CONN_OPEN,
    KIN__DIRECT_CONN_CLOSED,
};

struct kin__direct_address {
    struct sockaddr_storage addr;
    socklen_t len;
};

struct kin__direct_addresses {
    struct kin__direct_address all[KIN__DIRECT_MAX_ADDRESSES];
    size_t count;
};

/* While a connection is made. */
struct kin__direct_attempts {
    struct kin__direct_addresses addresses;
    size_t next;                        /* the address to try next */
    int fds[KIN__DIRECT_MAX_ADDRESSES]; /* -1: failed, or not tried yet */
    int errnum;                         /* of the last failure */
};

struct kin__direct_conn {
    struct kin__io_watch watch;
    struct kin__direct *direct;
    struct kin__direct_pool *pool;
    struct cds_list_head link;             /* idle or closed */
    struct cds_list_head ready_link;       /* has data to handle */
    struct cds_list_head waiting_link;     /* for a lookup */
    struct kin__direct_transfer *transfer; /* NULL while idle */
    enum kin__direct_conn_state state;
    char *origin;                          /* owned; of its transfers */
    struct kin__peer *peer;                /* owned reference; likewise */
    struct kin__direct_attempts *attempts; /* owned; while CONNECTING */
    int fd;                                /* -1 before */
    SSL *ssl;                              /* owned; NULL without TLS */
    uint32_t events;                       /* that are waited for */
    bool is_write_lost;                    /* nothing more can be sent */
    bool wants_read;                       /* TLS: before it can write */
    bool wants_write;                      /* TLS: before it can read */
    struct kin__buf held;       /* received, but not passed on: it was paused */
    size_t held_at;             /* bytes of it that were passed on */
    bool has_ended;             /* while the transfer was paused */
    struct kin__kept_error end; /* of that; none if it was orderly */
    struct kin__timer timer;    /* of the next attempt, or of the idle time */
};

/* ---- direct_transport.c ---- */

/* Threads: any, as the next one. */
void kin__direct_command(struct kin__direct_transfer *t, unsigned command);
struct kin__direct_transfer *kin__direct_transfer_unref(
    struct kin__direct_transfer *t);
/* The buffer to read into; NULL if there is no memory.  Threads: I/O, as all
 * below. */
char *kin__direct_buffer(struct kin__direct *direct);

/* ---- direct_request.c; threads: the one that starts the request ---- */

/* 0, KIN_EINVAL, KIN_ENOMEM or KIN_EUNSUPPORTED. */
int kin__direct_request_init(struct kin__direct_transfer *t,
                             const struct kin__http_request *request,
                             kin_error *err) KIN_NODISCARD;
/* Aims the request at the Location of its answer.  Threads: I/O.  0,
 * KIN_EPROTOCOL (another server), KIN_ELIMIT or KIN_ENOMEM. */
int kin__direct_request_redirect(struct kin__direct_transfer *t,
                                 kin_str location) KIN_NODISCARD;
/* Wipes what was sent: it is not needed again. */
void kin__direct_request_wipe(struct kin__direct_transfer *t);
/* Wipes the credentials; may be called again. */
void kin__direct_request_done(struct kin__direct_transfer *t);

/* ---- direct_transfer.c ---- */

void kin__direct_transfer_open(struct kin__direct_transfer *t);
void kin__direct_transfer_resume(struct kin__direct_transfer *t);
void kin__direct_transfer_stop(struct kin__direct_transfer *t);
/* Ends a transfer without on_done. */
void kin__direct_transfer_drop(struct kin__direct_transfer *t);
/* Handles received bytes, which are modified.  Returns those that are left: the
 * transfer was paused, or has ended. */
kin_str kin__direct_transfer_take(struct kin__direct_transfer *t,
                                  kin_str bytes);
/* The connection was lost; `err` may be NULL. */
void kin__direct_transfer_lose(struct kin__direct_transfer *t,
                               const kin_error *err);
/* Calls on_rest of transfers that got data in this turn. */
void kin__direct_transfer_rest(struct kin__direct *direct);
/* Ends transfers that have failed. */
void kin__direct_transfer_reap(struct kin__direct *direct);
bool kin__direct_transfer_has_failed(const struct kin__direct_transfer *t);
/* Marks a transfer to end with this error; the first error is kept. */
void kin__direct_transfer_fail(struct kin__direct_transfer *t, int code,
                               kin_flow_cause cause, const char *format, ...)
    KIN_PRINTF(4, 5);

/* ---- direct_conn.c ---- */

/* Gives a transfer a connection: an idle one unless `is_fresh`, or a new one.
 */
void kin__direct_conn_attach(struct kin__direct_transfer *t, bool is_fresh);
/* Takes it away: keeps it for others, or closes it. */
void kin__direct_conn_detach(struct kin__direct_transfer *t, bool is_kept);
/* Stops or starts reading by whether the transfer is paused. */
void kin__direct_conn_update(struct kin__direct_conn *conn);
/* Handles a connection of the list `ready`. */
void kin__direct_conn_continue(struct kin__direct_conn *conn);
/* The addresses are known, or not: then the transfer has failed. */
void kin__direct_conn_resolved(struct kin__direct_conn *conn,
                               const struct kin__direct_addresses *addresses);
void kin__direct_conn_close(struct kin__direct_conn *conn);
void kin__direct_conn_free(struct kin__direct_conn *conn);

/* ---- direct_lookup.c ---- */

/* Resolves the host of a connection, whose transfer has failed if that fails.
 */
void kin__direct_lookup_start(struct kin__direct_conn *conn);
/* Continues connections after answers. */
void kin__direct_lookup_run(struct kin__direct *direct);
void kin__direct_lookup_done(struct kin__direct *direct);

#endif /* KIN_NET_DIRECT_INTERNAL_H */
