/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_server.h - an HTTP/1.1 server.
 *
 * A server listens on one address and calls one function for each request; what
 * it gets is a call, which is answered at once or later, from any thread, with
 * a whole body or with a stream that is pulled as fast as the client reads.  A
 * handful of threads serve all connections: one that waits costs some memory
 * and no thread.
 *
 *   A  on_request is called once for each request, when its body has arrived
 *      as a whole, by one of the server's threads and without a lock.  It
 *      should not wait: the other connections of its thread wait too.  Requests
 *      of one connection follow each other: the next one is read when the
 *      answer to the last has been sent.
 *   B  Each call gets exactly one answer.  The first one counts, later ones are
 *      dropped; if the last reference goes without one, that is a 500.
 *   C  An answer may come from any thread and at any time, also when the client
 *      has gone or the server was stopped; then it is dropped.
 *   D  pull is called by one thread at a time and only when there is room to
 *      send, so a client that does not read stops its stream and nothing else.
 *      After KIN__HTTP_WAIT it is not called before kin__http_call_wake().  A
 *      wake is never lost, not even one that comes while pull still runs.
 *   E  end is called exactly once for each stream, also for one that was
 *      dropped; after it pull is never called.  A client that goes away is
 *      noticed within a second even while the stream waits.
 *   F  kin__http_server_stop() refuses new connections at once, ends waiting
 *      streams as if they had said KIN__HTTP_END, answers open calls with 503,
 *      lets the others go on for half a second and cuts what is left.  When it
 *      returns, no callback is running and none will be made, and every stream
 *      has had its end.
 *   G  Nothing but loopback is listened on without both TLS and a handler that
 *      says it asks for credentials.
 *   H  Every size, count and time that a client decides has a limit: see the
 *      options.  A request over one gets an answer at once, see
 *      kin__http_call_refusal(); one that is too slow is cut.  Connections that
 *      send no request or do not read make room for others: see http_door.c.
 *
 * Contract with the process: no signal is raised or handled, our threads have
 * them blocked; GnuTLS takes memory by itself, not from our allocator; after a
 * fork the child may only call exec.
 */
#ifndef KIN_NET_HTTP_SERVER_H
#define KIN_NET_HTTP_SERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

#include "base/buf.h"
#include "net/transport.h" /* kin__http_header */

struct kin__http_server;
struct kin__http_call;

struct kin__http_server_opts {
    const char *address; /* numeric, or "localhost"; NULL for 127.0.0.1 */
    uint16_t port;       /* 0 takes a free one */

    /* PEM, copied; a pair makes the server speak TLS, and only that. */
    kin_str cert;
    kin_str key;
    kin_str client_ca;     /* asks clients for a certificate; may be empty */
    bool is_authenticated; /* the handler turns strangers away; see G */

    /* Limits; 0 for the default. */
    unsigned threads;         /* 2 */
    unsigned max_connections; /* 4096, and what RLIMIT_NOFILE has room for */
    unsigned max_strangers;   /* of one address: connections on which no whole
                                 request has arrived yet; 1024 */
    size_t max_head_bytes;    /* of a request, about; 32 KiB */
    size_t max_body_bytes;    /* of a request; 3 MiB, as API servers have it */
    size_t max_pending_bytes; /* of all bodies that are held; 256 MiB */
    int64_t idle_ms;  /* for a request to arrive as a whole, counted from
                         the last answer's end; and for a client that
                         takes nothing of its answer; 90 s */
    int64_t grace_ms; /* that a stop gives answers that move; 500 */

    void (*on_request)(struct kin__http_call *call, void *userdata);
    void *userdata;
};

/* Begins to listen and to serve.  0, KIN_EINVAL (an address that is none, G,
 * half a pair), KIN_ETLS (certificates that cannot be used), KIN_ESYSTEM (the
 * address is taken, ...) or KIN_ENOMEM. */
int kin__http_server_start(const kin_allocator *alloc,
                           const struct kin__http_server_opts *opts,
                           struct kin__http_server **ret,
                           kin_error *err) KIN_NODISCARD;

/* Where it listens: "http://127.0.0.1:43210" or with https. */
const char *kin__http_server_url(const struct kin__http_server *server);

/* See F.  A second call does nothing.  Threads: any but the server's own; one
 * at a time. */
void kin__http_server_stop(struct kin__http_server *server);

/* Stops first, if that was not done.  Calls that are still held keep the memory
 * they need.  NULL is fine. */
struct kin__http_server *kin__http_server_free(struct kin__http_server *server);

struct kin__http_server_stats {
    unsigned connections; /* open now */
    unsigned calls;       /* between their head and the end of their answer */
    unsigned streams;     /* of these, with a stream */
    unsigned failed_accepts; /* for want of descriptors or memory */
};

/* Threads: any. */
void kin__http_server_stats(struct kin__http_server *server,
                            struct kin__http_server_stats *ret);

/*
 * The request.  All is borrowed from the call and lives as long, if nothing
 * else is said; all text is followed by a NUL.
 */
kin_str kin__http_call_method(const struct kin__http_call *call);
kin_str kin__http_call_path(const struct kin__http_call *call);
kin_str kin__http_call_raw_query(const struct kin__http_call *call);
kin_str kin__http_call_body(const struct kin__http_call *call);

/* Where its server listens, as kin__http_server_url() says: a request may come
 * before whoever started the server has it.  Threads: only within on_request.
 */
const char *kin__http_call_url(const struct kin__http_call *call);

/* 0, or why the request is rejected before it is looked at: 400 (malformed),
 * 413 (the body is too long), 414 (the target is, or has too many parameters),
 * 431 (the head is, or has too many fields), 501 (an unknown transfer coding),
 * 503 (too much is held already) or 505 (another version).  The handler answers
 * it in its own words; everything but the refusal may be empty.  If it cannot
 * be known where the next request begins, the connection is closed then. */
int kin__http_call_refusal(const struct kin__http_call *call);

/* The first parameter of the query of that name, decoded; false if none. */
bool kin__http_call_parameter(const struct kin__http_call *call, kin_str name,
                              kin_str *ret);

/* The first header of that name, whatever its case; false if none.  Threads:
 * only within on_request. */
bool kin__http_call_header(const struct kin__http_call *call, const char *name,
                           kin_str *ret);

/* The values of all headers of that name, as many as fit.  Threads: the same.
 * @return how many there are, at most `max` */
size_t kin__http_call_headers(const struct kin__http_call *call,
                              const char *name, kin_str *ret, size_t max);

/* Whom the client's certificate names. */
enum kin__http_client_state {
    KIN__HTTP_CLIENT_NONE,    /* no TLS, or no certificate was shown */
    KIN__HTTP_CLIENT_TRUSTED, /* one that client_ca has signed, in its time and
                                 made for clients */
    KIN__HTTP_CLIENT_REFUSED, /* another one */
};

enum { KIN__HTTP_CLIENT_MAX_GROUPS = 32 };

struct kin__http_client {
    enum kin__http_client_state state;
    kin_str name; /* the common name; empty unless trusted */
    kin_str groups[KIN__HTTP_CLIENT_MAX_GROUPS]; /* organisations */
    size_t group_count;
};

/* Threads: only within on_request; what it points to too. */
const struct kin__http_client *kin__http_call_client(
    const struct kin__http_call *call);

/* Another reference, for who answers later.  Threads: any, as all below. */
struct kin__http_call *kin__http_call_ref(struct kin__http_call *call);
struct kin__http_call *kin__http_call_unref(struct kin__http_call *call);

struct kin__http_answer {
    int status; /* 200 to 599 */
    const struct kin__http_header *headers;
    size_t header_count;
    struct kin__buf *body; /* given: emptied by the call; NULL for none */
};

/* Answers with a whole body.  Without memory for it the answer is a 500. */
void kin__http_call_answer(struct kin__http_call *call,
                           const struct kin__http_answer *answer);

/* What pull may return, or a negative code: then the connection is cut, so that
 * the client sees that the end is missing. */
enum kin__http_pulled {
    KIN__HTTP_MORE, /* `*ret_len` bytes were written, not none */
    KIN__HTTP_WAIT, /* nothing now; a wake will come */
    KIN__HTTP_END,  /* that was all */
};

struct kin__http_stream {
    int (*pull)(char *room, size_t size, size_t *ret_len, void *userdata);
    void (*end)(void *userdata); /* may be NULL */
    void *userdata;
};

/* Answers with a stream; the answer's body must be NULL. */
void kin__http_call_stream(struct kin__http_call *call,
                           const struct kin__http_answer *answer,
                           const struct kin__http_stream *stream);

/* Asks that a stream that waits be pulled.  Does nothing to others.  May be
 * called by pull; not by end. */
void kin__http_call_wake(struct kin__http_call *call);

static inline void kin__http_server_autofree(struct kin__http_server **server)
{
    *server = kin__http_server_free(*server);
}

#define KIN__AUTO_HTTP_SERVER                                                  \
    __attribute__((cleanup(kin__http_server_autofree))) struct kin__http_server

#endif /* KIN_NET_HTTP_SERVER_H */
