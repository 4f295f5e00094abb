/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_server.h - an HTTP/1.1 server.
 *
 * A server listens on one address and calls one function for each request.  The
 * request is represented by a call, which is answered at once or later, from
 * any thread, with a complete body or with a stream that is pulled as fast as
 * the client reads.  A few threads serve all connections: a waiting one costs
 * some memory and no thread.
 *
 *   A  on_request is called once for each request, when its body has arrived
 *      completely or the server rejects it (see H), by one of the server's
 *      threads and without a lock.  It should not block: the other connections
 *      of its thread wait too.  Requests of one connection are sequential: the
 *      next one is read when the answer to the last has been sent.
 *   B  Each call gets exactly one answer.  The first one counts, later ones are
 *      dropped; if the last reference is released without one, the answer is
 *      500.
 *   C  An answer may be given by any thread at any time, also after the client
 *      has disconnected or the server was stopped; then it is dropped.
 *   D  pull is called by one thread at a time and only when there is room to
 *      send, so a client that does not read stops its stream and nothing else.
 *      After KIN__HTTP_WAIT it is not called before kin__http_call_wake().  A
 *      wake is never lost, not even one during pull.
 *   E  end is called exactly once for each stream, also for one that was
 *      dropped; pull is never called after it.  A disconnected client is
 *      noticed within a second even while the stream waits.
 *   F  kin__http_server_stop() rejects new connections at once, ends waiting
 *      streams as if they had returned KIN__HTTP_END, answers open calls with
 *      503, gives the other answers grace_ms to finish and closes the rest.
 *      When it returns, no callback is running and none will be made, and end
 *      was called for every stream.
 *   G  It listens on loopback or a unix socket only, unless it has both TLS and
 *      a handler that requires credentials.
 *   H  Every size, count and time that a client controls has a limit: see the
 *      options.  A request over a limit reaches on_request at once, see
 *      kin__http_incoming.refusal; the connection of a client that is too slow
 *      is closed.  Connections that send no request or do not read are closed
 *      to make room for others: see http_door.c.
 *
 * Contract with the process: no signal is raised or handled, and all are
 * blocked in the server's threads; OpenSSL uses its own memory, not the
 * library's allocator; after a fork the child may only call exec.
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
    const char *address; /* as in kin__listen_opts */
    uint16_t port;       /* 0 for any free port */

    /* PEM, copied; with certificate and key the server accepts TLS only. */
    kin_str cert;
    kin_str key;
    kin_str client_ca;     /* CA of client certificates; may be empty */
    bool is_authenticated; /* the handler requires credentials; see G */

    /* Limits; 0 for the default. */
    unsigned threads;         /* 2; at most 16 */
    unsigned max_connections; /* 4096; fewer if RLIMIT_NOFILE is too low */
    unsigned max_strangers;   /* connections of one address on which no
                                 complete request has arrived yet; 1024 */
    size_t max_head_bytes;    /* of a request, approximately; 32 KiB */
    size_t max_body_bytes;    /* of a request; 3 MiB, as in kube-apiserver */
    size_t max_pending_bytes; /* of all bodies in memory; 256 MiB */
    int64_t idle_ms;  /* for a complete request to arrive, from the end of the
                         previous answer; also for a client that reads nothing
                         of its answer; 90 s */
    int64_t grace_ms; /* for answers that are being sent at a stop; 500 */

    void (*on_request)(struct kin__http_call *call, void *userdata);
    void *userdata;
};

/* Starts to listen and to serve.  0, KIN_EINVAL (an invalid address, or one
 * that G forbids; a certificate without a key), KIN_ETLS (unusable
 * certificates), KIN_ESYSTEM (the address is in use, ...) or KIN_ENOMEM. */
int kin__http_server_start(const kin_allocator *alloc,
                           const struct kin__http_server_opts *opts,
                           struct kin__http_server **ret,
                           kin_error *err) KIN_NODISCARD;

/* The URL it listens on: "http://127.0.0.1:43210", or with https. */
const char *kin__http_server_url(const struct kin__http_server *server);

/* See F.  A second call does nothing.  Threads: any but the server's own; one
 * at a time. */
void kin__http_server_stop(struct kin__http_server *server);

/* Stops the server if it is running.  Calls with references keep the memory
 * they need.  NULL is a no-op. */
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

/* The client's certificate. */
enum kin__http_client_state {
    KIN__HTTP_CLIENT_NONE,    /* no TLS, or no certificate was shown */
    KIN__HTTP_CLIENT_TRUSTED, /* signed by client_ca, not expired, and meant
                                 for client authentication */
    KIN__HTTP_CLIENT_REFUSED, /* any other certificate */
};

enum { KIN__HTTP_CLIENT_MAX_GROUPS = 32 };

struct kin__http_client {
    enum kin__http_client_state state;
    kin_str name; /* the common name; empty unless trusted */
    kin_str groups[KIN__HTTP_CLIENT_MAX_GROUPS]; /* the organisations */
    size_t group_count;
    kin_str fingerprint; /* SHA-256 of the certificate in hex */
};

/*
 * The request.  Everything is borrowed from the call and lives as long, unless
 * noted otherwise; every text is followed by a NUL.
 */
struct kin__http_incoming {
    /* 0, or the reason why the server rejects the request: 400 (malformed), 413
     * (body too long), 414 (target too long, or too many parameters), 431 (head
     * too long, or too many fields), 501 (unknown transfer coding), 503 (too
     * many bytes pending) or 505 (another HTTP version).  The handler answers
     * it; every other member may be empty then.  The connection is closed after
     * the answer if the start of the next request cannot be known. */
    int refusal;
    kin_str method;
    kin_str path;
    kin_str body;
    /* Both are valid only within on_request. */
    const struct kin__http_client *client;
    const char *url; /* of the server; a request may arrive before the caller
                        of kin__http_server_start() knows it */
};

const struct kin__http_incoming *kin__http_call_incoming(
    const struct kin__http_call *call);

/* The first query parameter of that name, decoded; false if none. */
bool kin__http_call_parameter(const struct kin__http_call *call, kin_str name,
                              kin_str *ret);

/* The first header of that name, ignoring case; empty if there is none.
 * Threads: only within on_request. */
kin_str kin__http_call_header(const struct kin__http_call *call,
                              const char *name);

/* The values of all headers of that name, as many as fit.  Threads: the same.
 * @return how many there are, at most `max` */
size_t kin__http_call_headers(const struct kin__http_call *call,
                              const char *name, kin_str *ret, size_t max);

/* Takes a reference, to answer later.  Threads: any, as all below. */
struct kin__http_call *kin__http_call_ref(struct kin__http_call *call);
struct kin__http_call *kin__http_call_unref(struct kin__http_call *call);

struct kin__http_answer {
    int status; /* 200 to 599 */
    const struct kin__http_header *headers;
    size_t header_count;
    struct kin__buf *body; /* content is moved out of it; NULL for none */
};

/* Answers with a complete body.  If out of memory, the answer is a 500. */
void kin__http_call_answer(struct kin__http_call *call,
                           const struct kin__http_answer *answer);

/* Results of pull.  It may also return a negative code: then the connection is
 * closed without an end, so that the client sees that the answer is cut off. */
enum kin__http_pulled {
    KIN__HTTP_MORE, /* `*ret_len` bytes were written, at least one */
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

/* Pulls a stream again that waits, or that returns KIN__HTTP_WAIT from the
 * current pull.  May be called by pull; not by end. */
void kin__http_call_wake(struct kin__http_call *call);

static inline void kin__http_server_autofree(struct kin__http_server **server)
{
    *server = kin__http_server_free(*server);
}

#define KIN__AUTO_HTTP_SERVER                                                  \
    __attribute__((cleanup(kin__http_server_autofree))) struct kin__http_server

#endif /* KIN_NET_HTTP_SERVER_H */
