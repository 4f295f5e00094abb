/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_internal.h - what the parts of the HTTP server share.
 *
 *   http_server.c   life of the server; libmicrohttpd's callbacks
 *   http_call.c     one request and its answer
 *   http_listen.c   the socket, and who may connect to it
 *   http_keeper.c   the thread that sees clients go, and slow ones off
 *   http_client.c   whom a client's certificate names
 *
 * Locks: the server's, then a call's, then those of libmicrohttpd.  Callbacks
 * of the handler are made without any of them.
 */
#ifndef KIN_NET_HTTP_INTERNAL_H
#define KIN_NET_HTTP_INTERNAL_H

#include <stdatomic.h>

#include <microhttpd.h>

#include "base/list.h"
#include "base/lock.h"
#include "base/map.h"
#include "base/ref.h"
#include "base/thread.h"
#include "net/http_server.h"
#include "net/http_target.h"

/* A client's connection, from accept to close. */
struct kin__http_conn {
    struct kin__http_server *server; /* borrowed */
    uint64_t id;                     /* of the server's; never twice */
    int fd;                          /* borrowed from libmicrohttpd */
    bool is_gone; /* the client; guarded by the server's mutex */
    struct kin__http_call *stream; /* borrowed; NULL if there is none; guarded
                                      as well */
    _Atomic int64_t waiting_since_ns; /* for a whole request; 0 while one is
                                         being answered */
    bool is_client_known;             /* `client` was filled; the connection's
                                         thread only, as the rest */
    struct kin__http_client client;
    struct kin__buf client_text; /* what `client` points to */
};

/* What has happened of a request so far; only its connection's thread looks. */
enum kin__http_stage {
    KIN__HTTP_HEAD,     /* the head is there.      -> BODY, ASKED */
    KIN__HTTP_BODY,     /* the body is arriving.   whole -> ASKED */
    KIN__HTTP_ASKED,    /* the handler knows.      answer there -> ANSWERED */
    KIN__HTTP_ANSWERED, /* libmicrohttpd has it.   Final. */
};

struct kin__http_call {
    struct kin__ref ref;     /* request, response, and all holders together */
    struct kin__ref holders; /* the handler's references */
    const kin_allocator *alloc;
    struct kin__http_server *server; /* borrowed; connection's thread only */
    struct kin__http_conn *conn;     /* the same */
    struct cds_list_head link;       /* in the server's; guarded by its mutex */

    char method[16];
    struct kin__http_target target;
    struct kin__buf body;
    size_t counted_bytes; /* of the server's pending_bytes */
    size_t dropped_bytes; /* of a body that is too long */
    int refusal;
    enum kin__http_stage stage;
    bool is_streamed; /* the keeper knows of its stream */

    struct kin__mutex mutex;           /* guards all below */
    struct MHD_Connection *connection; /* NULL when the request is over */
    bool is_claimed;                   /* somebody answers or has answered */
    bool is_over;                      /* no response is wanted any more */
    bool is_suspended;
    bool is_woken;                 /* since pull was last called */
    bool is_gone;                  /* the client */
    struct MHD_Response *response; /* owned; until it is handed over */
    unsigned status;
    struct kin__buf answer; /* the response's body; its own while it lives */
    struct kin__http_stream stream;
};

static inline uint64_t kin__http_conn_id(const struct kin__http_conn *conn)
{
    return conn->id;
}

KIN__MAP_DEFINE_U64(kin__http_conns, struct kin__http_conn, kin__http_conn_id);

struct kin__http_server {
    const kin_allocator *alloc;
    struct kin__http_server_opts opts; /* strings are not kept */
    struct MHD_Daemon *daemon;         /* NULL before start and after stop */
    int listen_fd;                     /* -1 once the daemon owns it */
    char url[80];
    bool has_client_ca;
    atomic_bool is_stopping;
    atomic_bool is_keeper_stopping;
    _Atomic size_t pending_bytes;

    struct kin__mutex mutex;    /* guards all below */
    struct kin__cond changed;   /* fewer calls */
    struct cds_list_head calls; /* kin__http_call.link */
    struct kin__http_conns conns;
    uint64_t last_id; /* of a connection */
    unsigned call_count;
    unsigned stream_count;

    struct kin__thread keeper;
    int keeper_epoll;
    int keeper_wake; /* an eventfd */
};

/* http_call.c */
struct kin__http_call *kin__http_call_new(struct kin__http_server *server,
                                          struct MHD_Connection *connection,
                                          const char *target);
/* The next step, by the connection's thread: takes what arrived of the body,
 * asks the handler, hands the response over or suspends. */
enum MHD_Result kin__http_call_step(struct kin__http_call *call,
                                    const char *method, const char *bytes,
                                    size_t *size);
/* The request is over, answered or not; drops libmicrohttpd's reference. */
void kin__http_call_over(struct kin__http_call *call);
/* Lets a suspended connection go on, to look at what has changed. */
void kin__http_call_nudge(struct kin__http_call *call, bool is_gone);

/* http_listen.c */
/* A listening socket by the server's options, and its URL. */
int kin__http_listen(struct kin__http_server *server, kin_error *err);

/* http_keeper.c */
int kin__http_keeper_start(struct kin__http_server *server, kin_error *err);
void kin__http_keeper_stop(struct kin__http_server *server);
void kin__http_keeper_poke(struct kin__http_server *server);
/* Begins to look after a connection; gives it its id.  0 or KIN_E. */
int kin__http_keeper_add(struct kin__http_server *server,
                         struct kin__http_conn *conn);
void kin__http_keeper_remove(struct kin__http_server *server,
                             struct kin__http_conn *conn);
/* The call has a stream and wants to hear of its client's going. */
void kin__http_keeper_begin_stream(struct kin__http_server *server,
                                   struct kin__http_call *call);
void kin__http_keeper_end_stream(struct kin__http_server *server,
                                 struct kin__http_call *call);

/* http_client.c */
void kin__http_client_read(struct kin__http_conn *conn,
                           struct MHD_Connection *connection);

#endif /* KIN_NET_HTTP_INTERNAL_H */
