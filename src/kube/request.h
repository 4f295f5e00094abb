/* SPDX-License-Identifier: Apache-2.0 */
/*
 * request.h - builds an HTTP request from an API request.
 *
 * Used by unary calls, lists and watches.  Each retry of a call builds a new
 * attempt, because credentials may have changed.
 */
#ifndef KIN_KUBE_REQUEST_H
#define KIN_KUBE_REQUEST_H

#include <kin/client.h>
#include <kin/request.h>
#include <kin/resource.h>

#include "kube/credentials.h"
#include "kube/region.h"
#include "kube/retry.h"
#include "net/transport.h"
#include "net/url.h"

/* An API request; all members are borrowed during the calls below. */
struct kin__api_request {
    const char *method;
    enum kin__http_kind kind;
    const kin_resource *resource; /* NULL: use `path` */
    kin_str path;                 /* raw: "/version"; may have a query */
    kin_str ns;                   /* empty for none; likewise the next two */
    kin_str name;                 /* of the object */
    kin_str subresource;          /* such as "status" */
    const kin_pair *queries;      /* entries with an empty name are skipped */
    size_t query_count;
    kin_str accept;       /* empty: application/json */
    kin_str content_type; /* of the body; empty: application/json */
    kin_str body;         /* NULL pointer for none */
    kin_stop *stop;
    int64_t timeout_ms; /* of the transfer; 0 for none: unary calls have a stop
                           token with a deadline instead */
    int64_t head_timeout_ms; /* this and the next: see net/transport.h */
    int64_t idle_timeout_ms;
};

/* Copies a request; its stop token stays borrowed.  0 or KIN_ENOMEM. */
int kin__api_request_copy(struct kin__region *region,
                          const struct kin__api_request *req,
                          struct kin__api_request *ret) KIN_NODISCARD;

/* One attempt, ready to be started.  Must not move: `http` points into it. */
struct kin__api_attempt {
    struct kin__http_request http;
    struct kin__identity *identity;   /* for kin__credentials_refused() */
    struct kin__url url;              /* this and below: referenced by `http` */
    struct kin__peer *peer;           /* owned reference */
    struct kin__http_header *headers; /* owned */
    const kin_allocator *alloc;
};

/* Validates resource, namespace and name.  `wants_name`: the verb needs a name;
 * `wants_ns`: it needs a namespace if the resource is namespaced.  0 or
 * KIN_EINVAL. */
int kin__api_preflight(const struct kin__api_request *req, bool wants_name,
                       bool wants_ns, kin_error *err) KIN_NODISCARD;

/* Prepares URL, headers and peer of an attempt.  `identity` is given, also on
 * failure.  0, KIN_EINVAL, KIN_ENOMEM or KIN_ELIMIT.  After a failure there is
 * nothing to release, but kin__api_attempt_done() is allowed. */
int kin__api_attempt_init(struct kin__api_attempt *attempt, kin_client *client,
                          const struct kin__api_request *req,
                          struct kin__identity *identity,
                          kin_error *err) KIN_NODISCARD;
void kin__api_attempt_done(struct kin__api_attempt *attempt);

/* Returns the outcome of an attempt.  `retry_after` is the value of the
 * Retry-After header, empty for none.  Reports a 401 to the credentials. */
struct kin__outcome kin__api_attempt_outcome(
    const struct kin__api_attempt *attempt, kin_client *client, int code,
    kin_flow_cause cause, int http_status, kin_str retry_after);

/* Logs and counts a wait for the rate limit. */
void kin__client_waited(kin_client *client, const char *method,
                        int64_t waited_ns);

/* Delivers the warnings in the value of a Warning header. */
void kin__client_warn(kin_client *client, kin_str value);

#define KIN__AUTO_API_ATTEMPT                                                  \
    __attribute__((cleanup(kin__api_attempt_done))) struct kin__api_attempt

/* ---- response encoding ---- */

/* Whether the value is in the enumeration. */
bool kin__accept_is_valid(kin_wire wire);

/* Returns the Accept header for objects of the resource; empty for JSON. */
kin_str kin__accept_header(const kin_resource *resource, kin_wire wire);

#endif /* KIN_KUBE_REQUEST_H */
