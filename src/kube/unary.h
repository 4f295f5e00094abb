/* SPDX-License-Identifier: Apache-2.0 */
/*
 * unary.h - one request, one whole answer.
 *
 * For answers that fit in memory: all but lists and watches.  An exchange is
 * one attempt; a unary request repeats it until there is an answer to return.
 * It is a state machine: a call that blocks runs its steps on the calling
 * thread, an asynchronous one in a job (kube/call.h).
 */
#ifndef KIN_KUBE_UNARY_H
#define KIN_KUBE_UNARY_H

#include "base/buf.h"
#include "base/lock.h"
#include "kube/request.h"
#include "kube/send.h"
#include "net/inflate.h"
#include "net/transport.h"

/* ---- exchange ---- */

/* An answer; a zeroed one can be released. */
struct kin__answer {
    int status;
    bool is_http2;
    kin_flow_cause cause; /* set on failure too, as the next */
    int64_t lookup_ns;    /* see kin__transfer_end */
    struct kin__buf head; /* name NUL value NUL, repeated */
    struct kin__buf body; /* decompressed */
};

void kin__answer_done(struct kin__answer *answer);

/* Finds the first header of that name, ignoring case; false if none exists.
 */
bool kin__answer_find_header(const struct kin__answer *answer, kin_str name,
                             kin_str *ret);

/* Iterates over all headers in order: `*at` is NULL before the first. */
bool kin__answer_next_header(const struct kin__answer *answer, const char **at,
                             struct kin__http_header *ret);

/* One attempt; the members are private to unary.c. */
struct kin__exchange {
    struct kin__answer *answer; /* borrowed from the caller */
    struct kin__inflate inflate;
    bool is_gzip;
    kin_error body_err;           /* the error of on_data, if it failed */
    void (*wake)(void *userdata); /* after the end; may be NULL */
    void *userdata;

    struct kin__mutex mutex;
    struct kin__cond ended;
    bool is_ended; /* guarded by mutex, as all below */
    int code;
    kin_error err;
};

/* Sends the request and blocks until the answer has ended, at most until a
 * second after its stop token stopped.  An answer of any status is a success.
 * `ret` is filled then, and on failure holds what arrived of it; in both cases
 * it is released with kin__answer_done().  `max_bytes` limits the decompressed
 * body.  0 or any error of a transfer.  Threads: any but the transport's own.
 */
int kin__exchange(struct kin__transport *transport,
                  const struct kin__http_request *request, size_t max_bytes,
                  const kin_allocator *alloc, struct kin__answer *ret,
                  kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_ANSWER                                                       \
    __attribute__((cleanup(kin__answer_done))) struct kin__answer

/* ---- unary ---- */

/* Which answers are accepted. */
struct kin__unary_opts {
    size_t max_bytes;        /* of the body; 0: the client's limit */
    bool is_any_status;      /* every status is a success */
    kin_status **ret_status; /* as in kin_call_opts; may be NULL */
    /* Called when the next step is due before `due`: on the I/O thread,
     * without a lock.  NULL if the calling thread blocks. */
    void (*wake)(void *userdata);
    void *userdata;
};

enum kin__unary_state {
    KIN__UNARY_LIMIT,    /* rate limit.              -> START */
    KIN__UNARY_START,    /* credentials, transport.  -> TRANSFER */
    KIN__UNARY_TRANSFER, /* under way.               -> OVER or DELAY */
    KIN__UNARY_DELAY,    /* before a retry.          -> LIMIT */
    KIN__UNARY_OVER,     /* there is an answer.  A failure ends every state */
};

enum { KIN__UNARY_TEXT = 200 /* bytes kept of an earlier error message */ };

/* A request and its answer; must not move. */
struct kin__unary {
    kin_client *client;          /* borrowed */
    struct kin__api_request req; /* with the stop token below */
    struct kin__unary_opts opts;
    enum kin__unary_state state;
    kin_deadline due;           /* after KIN__PENDING: the next step is due */
    kin_stop *stop;             /* owned reference; child of the caller's, with
                                   the deadline; NULL before an attempt */
    struct kin__answer *answer; /* of the last attempt; the caller's */
    struct kin__send send;      /* the current attempt, and its answer */
    struct kin__exchange exchange;
    int64_t began_ns; /* the attempt; with metrics only */
    struct kin__retry retry;
    int64_t delay_ms;             /* before the next attempt */
    char before[KIN__UNARY_TEXT]; /* the error of the attempt before */
};

/* Begins a request; the members of `req` are borrowed until the end, and `ret`
 * is filled as by kin__unary(). */
void kin__unary_init(struct kin__unary *unary, kin_client *client,
                     const struct kin__api_request *req,
                     const struct kin__unary_opts *opts,
                     struct kin__answer *ret);
/* Cancels what has not ended.  Not on the I/O thread. */
void kin__unary_done(struct kin__unary *unary);

/* Runs it as far as possible without blocking.  0 if there is an answer,
 * KIN__PENDING, or as kin_client_get().  After KIN__PENDING it is called again
 * when it was woken, when it is due, or when the caller's token has stopped;
 * calls in between do no harm. */
int kin__unary_step(struct kin__unary *unary, kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_UNARY                                                        \
    __attribute__((cleanup(kin__unary_done))) struct kin__unary

/* Sends a request, blocks and retries as kin/client.h promises (A-C).
 * `timeout_ms` of the request is the caller's: 0 for the client's default,
 * negative for none.  `ret` holds an answer with a status of 2xx (or any);
 * released with kin__answer_done(), also after a failure.  0 or as
 * kin_client_get(). */
int kin__unary(kin_client *client, const struct kin__api_request *req,
               const struct kin__unary_opts *opts, struct kin__answer *ret,
               kin_error *err) KIN_NODISCARD;

/* The same for an answer that is one document, JSON or protobuf, and neither a
 * Status of failure nor a Table.  KIN_EPROTOCOL for another media type,
 * KIN_EPARSE, KIN_EUNSUPPORTED for a protobuf type without a schema. */
int kin__unary_document(kin_client *client, const struct kin__api_request *req,
                        kin_status **ret_status, kin_document **ret,
                        kin_error *err) KIN_NODISCARD;

/* The document of an answer, as kin__unary_document() checks it. */
int kin__unary_read(const kin_client *client, kin_str accept,
                    const struct kin__answer *answer, kin_status **ret_status,
                    kin_document **ret, kin_error *err) KIN_NODISCARD;

/* Writes a value as the body of a request.  KIN_EINVAL if it is not of that
 * type, KIN_ELIMIT if it is over the client's limit for one object. */
int kin__unary_body(const kin_client *client, kin_value value, kin_type type,
                    struct kin__buf *ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_UNARY_H */
