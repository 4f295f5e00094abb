/* SPDX-License-Identifier: Apache-2.0 */
/*
 * request.h - from what is asked, in the API's words, to one HTTP request.
 *
 * Unary calls, lists and watches all begin here.  Each try of a call is an
 * attempt of its own: credentials may have changed since the last.
 */
#ifndef KIN_KUBE_REQUEST_H
#define KIN_KUBE_REQUEST_H

#include <kin/client.h>
#include <kin/request.h>

#include "kube/credentials.h"
#include "kube/retry.h"
#include "net/transport.h"
#include "net/url.h"

/* What is asked; all is borrowed during the calls below. */
struct kin__api_request {
    const char *method;
    enum kin__http_kind kind;
    const kin_resource *resource; /* NULL: `path` says it all */
    kin_str path;                 /* raw, "/version", with or without a query */
    kin_str ns;          /* of the resource; empty for none, as the next two */
    kin_str name;        /* of the object */
    kin_str subresource; /* such as "status" */
    const kin_pair *queries; /* those with an empty name are left out */
    size_t query_count;
    kin_str accept;       /* empty: application/json */
    kin_str content_type; /* of the body; empty: application/json */
    kin_str body;         /* NULL pointer for none */
    kin_stop *stop;
    int64_t timeout_ms; /* of the transfer; 0 for none: unary calls have a stop
                           token with a deadline instead */
};

/* One attempt, ready to be started.  Must not move: `http` points into it. */
struct kin__api_attempt {
    struct kin__http_request http;
    struct kin__identity *identity;   /* for kin__credentials_refused() */
    struct kin__url url;              /* and below: what `http` shows */
    struct kin__peer *peer;           /* owned reference */
    struct kin__http_header *headers; /* owned */
    const kin_allocator *alloc;
};

/* Checks that namespace and name go with the resource: KIN_EINVAL otherwise.
 * `wants_name` and `wants_ns` say what the verb needs (of resources that have
 * namespaces). */
int kin__api_preflight(const struct kin__api_request *req, bool wants_name,
                       bool wants_ns, kin_error *err) KIN_NODISCARD;

/* Prepares an attempt: URL, headers, peer.  Asks for the identity, which may
 * read files and run a plugin: not for the I/O thread.  0, KIN_EINVAL,
 * KIN_ENOMEM, KIN_ELIMIT, or what credentials fail with.  After a failure there
 * is nothing to release, though it may be done. */
int kin__api_attempt_init(struct kin__api_attempt *attempt, kin_client *client,
                          const struct kin__api_request *req,
                          kin_error *err) KIN_NODISCARD;
void kin__api_attempt_done(struct kin__api_attempt *attempt);

/* Says what came of an attempt.  `retry_after` is the value of that header,
 * empty for none.  Tells the credentials of a 401. */
struct kin__outcome kin__api_attempt_outcome(
    const struct kin__api_attempt *attempt, kin_client *client, int code,
    enum kin__net_cause cause, int http_status, kin_str retry_after);

/* Waits until the client's limit lets another request through: before each
 * attempt, but for the first of a watch.  0 or why the token stopped. */
int kin__client_throttle(kin_client *client, const char *method, kin_stop *stop,
                         kin_error *err) KIN_NODISCARD;

/* Hands the warnings of an answer's head on; `value` is that of one header
 * named Warning. */
void kin__client_warn(kin_client *client, kin_str value);

#define KIN__AUTO_API_ATTEMPT                                                  \
    __attribute__((cleanup(kin__api_attempt_done))) struct kin__api_attempt

#endif /* KIN_KUBE_REQUEST_H */
