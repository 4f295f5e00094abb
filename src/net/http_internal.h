/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_internal.h - what the parts of the HTTP server share.
 *
 *   http_server.c   life of the server
 *   http_door.c     the thread that accepts, and which connections make room
 *   http_loop.c     the threads that connections belong to
 *   http_conn.c     one connection: its states, and what arrives
 *   http_send.c     what it sends
 *   http_call.c     one request and its answer
 *   http_client.c   the name in a client's certificate
 *   http_listen.c   the listening socket
 *
 * Beside them, without knowing of servers: http_head, chunks, http_target
 * (parsers), http_wire and http_tls (sockets).
 *
 * Locks: a call's, then that of a loop; that of the door is held alone.
 * Callbacks of the handler are made without any of them.
 */
#ifndef KIN_NET_HTTP_INTERNAL_H
#define KIN_NET_HTTP_INTERNAL_H

#include <stdatomic.h>

#include "base/list.h"
#include "base/lock.h"
#include "base/map.h"
#include "base/ref.h"
#include "base/thread.h"
#include "net/chunks.h"
#include "net/http_head.h"
#include "net/http_server.h"
#include "net/http_target.h"
#include "net/http_wire.h"
#include "net/listen.h"

enum {
    KIN__HTTP_MAX_THREADS = 16,
    KIN__HTTP_BLOCK_SIZE = 16 * 1024,   /* bytes per pull of a stream */
    KIN__HTTP_SCRATCH_SIZE = 64 * 1024, /* bytes per read from a socket */
    KIN__HTTP_DATE_SIZE = 32,
};

/* --- the door ---------------------------------------------------------- */

/* The origin of clients: an IPv4 address, or the network of an IPv6 address. */
struct kin__http_address {
    uint64_t key;
    unsigned conns;           /* open */
    unsigned strangers_count; /* of them */
    struct cds_list_head
        strangers; /* kin__http_conn.of_address; oldest first */
};

static inline uint64_t kin__http_address_key(
    const struct kin__http_address *address)
{
    return address->key;
}

KIN__MAP_DEFINE_U64(kin__http_addresses, struct kin__http_address,
                    kin__http_address_key);

struct kin__http_door {
    struct kin__thread thread;
    int listen_fd;
    int wake_fd;
    unsigned next_loop;

    struct kin__mutex mutex; /* guards all below */
    struct kin__http_addresses addresses;
    struct cds_list_head strangers; /* kin__http_conn.by_age; oldest first */
    struct cds_list_head idle;      /* the same */
    unsigned open;    /* connections, without those being closed */
    unsigned leaving; /* being closed */
};

/* --- loops ------------------------------------------------------------- */

struct kin__http_loop {
    struct kin__http_server *server; /* borrowed */
    struct kin__thread thread;
    int epoll;
    int wake_fd;
    struct cds_list_head conns; /* kin__http_conn.link; all of them */
    struct cds_list_head ready; /* kin__http_conn.in_ready; to be run */
    bool is_stopping;           /* the loop has seen that the server stops */
    int64_t stop_ns;            /* when remaining connections are closed */
    int64_t swept_ns;
    int64_t date_s;                 /* of `date` */
    char date[KIN__HTTP_DATE_SIZE]; /* for the Date of answers */
    char *scratch;                  /* owned; KIN__HTTP_SCRATCH_SIZE bytes */

    struct kin__mutex mutex;   /* guards all below */
    struct cds_list_head mail; /* kin__http_conn.in_mail: new, or woken */
    bool is_poked;
    atomic_bool must_stop; /* set under the mutex */
};

/* --- connections ------------------------------------------------------- */

/* What a connection waits for.  Used by its loop's thread only. */
enum kin__http_state {
    KIN__HTTP_SHAKE,  /* for TLS.               agreed -> HEAD */
    KIN__HTTP_HEAD,   /* for a head.            whole -> BODY, ASKED */
    KIN__HTTP_BODY,   /* for a body.            whole -> ASKED */
    KIN__HTTP_ASKED,  /* for the handler.       answered -> ANSWER */
    KIN__HTTP_ANSWER, /* for the client to read.  sent -> HEAD, LINGER */
    KIN__HTTP_LINGER, /* for the client to close, which may not have read all;
                         what it sends is dropped.  Final. */
};

/* The result of a step. */
enum kin__http_step {
    KIN__HTTP_STEP_ON,      /* there is more to do */
    KIN__HTTP_STEP_BLOCKED, /* something must happen first */
    KIN__HTTP_STEP_OVER,    /* the connection must be closed */
};

struct kin__http_conn {
    struct kin__http_server *server; /* borrowed */
    struct kin__http_loop *loop;     /* borrowed */
    struct cds_list_head link;       /* in the loop's `conns` */
    struct cds_list_head in_ready;   /* in its `ready` */
    struct cds_list_head in_mail;    /* in its `mail`; under its mutex */
    struct kin__http_wire wire;
    enum kin__http_state state;
    int64_t since_ns; /* start of the current wait */
    size_t turn_left; /* bytes left in this turn */
    bool is_attached; /* the loop has it */
    bool is_last;     /* closed after this answer */
    bool is_blocked;  /* the client does not read */

    struct kin__buf in; /* arrived */
    size_t in_used;     /* of `in` */
    struct kin__http_scan scan;
    struct kin__chunks chunks;
    uint64_t body_left;
    struct kin__http_call *call; /* owned; NULL between requests */
    struct kin__buf out;         /* to be sent first */
    size_t out_sent;             /* of `out` */
    size_t answer_sent;          /* of the call's answer, behind `out` */
    bool has_body;               /* the answer's body is sent */
    bool is_stream_over;         /* its last byte is in `out` */

    /* Used by the door, under its mutex. */
    struct kin__http_address *address;
    struct cds_list_head by_age;     /* in `strangers` or `idle` */
    struct cds_list_head of_address; /* in the address's strangers */
    bool must_go;
    _Atomic size_t held_bytes; /* of the body that is arriving */

    bool is_client_known; /* `client` was filled */
    struct kin__http_client client;
    struct kin__buf client_text;    /* what `client` points to */
    char client_digest[2 * 32 + 1]; /* and its fingerprint */
};

struct kin__http_call {
    struct kin__ref ref;     /* the connection, and all holders together */
    struct kin__ref holders; /* the handler's references */
    const kin_allocator *alloc;
    struct kin__http_server *server; /* borrowed; connection's thread only */
    struct kin__http_conn *conn;     /* the same */

    struct kin__http_head head;
    struct kin__http_target target;
    struct kin__buf body;
    size_t counted_bytes; /* of the server's pending_bytes */
    size_t dropped_bytes; /* of a body that is too long */
    int refusal;
    struct kin__http_incoming incoming; /* for the handler */
    bool is_streamed;                   /* counted as a stream */

    struct kin__mutex mutex;       /* guards all below */
    struct kin__http_conn *waiter; /* NULL when the request is over */
    bool is_asking;                /* on_request is running */
    bool is_answered;              /* all below is complete */
    bool is_idle;                  /* the stream waits for a wake */
    bool is_woken;                 /* since pull was last called */
    int status;
    struct kin__buf answer_head; /* lines of the answer's head, not all */
    struct kin__buf answer;      /* its body */
    bool has_stream;
    struct kin__http_stream stream;
};

struct kin__http_server {
    const kin_allocator *alloc;
    struct kin__http_server_opts opts; /* strings are not kept */
    struct kin__http_tls tls;
    struct kin__http_door door;
    struct kin__http_loop loops[KIN__HTTP_MAX_THREADS];
    bool is_running;
    char url[KIN__LISTEN_URL_SIZE];
    atomic_bool is_stopping;
    _Atomic size_t pending_bytes;
    atomic_uint conn_count;
    atomic_uint call_count;
    atomic_uint stream_count;
    atomic_uint failed_accepts; /* out of descriptors */
};

/* http_listen.c */
/* A listening socket by the server's options, and its URL. */
int kin__http_listen(struct kin__http_server *server, kin_error *err);

/* http_door.c */
int kin__http_door_init(struct kin__http_server *server, kin_error *err);
int kin__http_door_start(struct kin__http_server *server, kin_error *err);
/* Stops accepting; connecting fails from now on. */
void kin__http_door_stop(struct kin__http_server *server);
void kin__http_door_done(struct kin__http_server *server);
/* A complete request has arrived: the connection is busy and is not closed
 * for others. */
void kin__http_door_busy(struct kin__http_conn *conn);
/* The answer has been sent, or the client does not read it: the connection
 * may be closed for others, after strangers. */
void kin__http_door_idle(struct kin__http_conn *conn);
/* Closes another connection whose client has not sent all of its body. */
void kin__http_door_free_memory(struct kin__http_conn *conn);
/* Before it is closed. */
void kin__http_door_leave(struct kin__http_conn *conn);

/* http_loop.c */
int kin__http_loop_init(struct kin__http_loop *loop,
                        struct kin__http_server *server, kin_error *err);
int kin__http_loop_start(struct kin__http_loop *loop, kin_error *err);
/* Requests its end; only its own calls mail to it from now on. */
void kin__http_loop_stop(struct kin__http_loop *loop);
/* Waits for its end, after a stop and within its grace period; all of its
 * connections are closed then. */
void kin__http_loop_join(struct kin__http_loop *loop);
void kin__http_loop_done(struct kin__http_loop *loop);
/* Queues the connection for a run.  Threads: any. */
void kin__http_loop_mail(struct kin__http_loop *loop,
                         struct kin__http_conn *conn);
/* Runs it again after the others.  Threads: the loop's own. */
void kin__http_loop_queue(struct kin__http_loop *loop,
                          struct kin__http_conn *conn);
/* The Date header of answers. */
const char *kin__http_loop_date(struct kin__http_loop *loop);

/* http_conn.c */
/* Takes the descriptor, also on failure: NULL if out of memory. */
struct kin__http_conn *kin__http_conn_new(struct kin__http_server *server,
                                          struct kin__http_loop *loop, int fd);
/* Runs until it blocks; the connection may be freed then. */
void kin__http_conn_run(struct kin__http_conn *conn);
/* Closes it if it has been slow for too long. */
void kin__http_conn_sweep(struct kin__http_conn *conn, int64_t now_ns);
void kin__http_conn_close(struct kin__http_conn *conn);
/* Whether it has used up its turn; then it is queued. */
bool kin__http_conn_yields(struct kin__http_conn *conn, size_t moved);

/* http_send.c */
/* Takes the call's answer if there is one and begins to send it. */
enum kin__http_step kin__http_send_begin(struct kin__http_conn *conn);
/* Begins to send the answer, which the call has. */
enum kin__http_step kin__http_send_start(struct kin__http_conn *conn);
enum kin__http_step kin__http_send_step(struct kin__http_conn *conn);
/* Sends as much of `out` as there is room for. */
enum kin__http_step kin__http_send_flush(struct kin__http_conn *conn,
                                         bool has_more);

/* http_call.c */
/* NULL without memory. */
struct kin__http_call *kin__http_call_new(struct kin__http_conn *conn);
/* Parses its head; a rejection is stored in the call. */
void kin__http_call_read_head(struct kin__http_call *call, kin_str text);
/* Whether the body need not be read before the answer. */
bool kin__http_call_skips_body(struct kin__http_call *call);
/* Adds a part of the body; false if more was dropped than allowed. */
bool kin__http_call_read_body(struct kin__http_call *call, kin_str bytes);
void kin__http_call_refuse(struct kin__http_call *call, int status);
/* Calls the handler; true if the request has its answer already. */
bool kin__http_call_ask(struct kin__http_call *call);
/* Results of kin__http_call_pull(), in addition to those of a pull. */
enum { KIN__HTTP_IDLE = 100 /* a wake will run the connection */ };
int kin__http_call_pull(struct kin__http_call *call, char *room, size_t size,
                        size_t *ret_len);
/* The request is over, answered or not; drops the connection's reference. */
void kin__http_call_over(struct kin__http_call *call);

/* http_client.c */
void kin__http_client_read(struct kin__http_conn *conn);

#endif /* KIN_NET_HTTP_INTERNAL_H */
