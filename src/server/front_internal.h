/* SPDX-License-Identifier: Apache-2.0 */
/*
 * front_internal.h - shared by the parts of the front.
 *
 *   front.c       life; dispatches requests
 *   workers.c     threads for requests that may block
 *   request.c     one request and its response
 *   body.c        decodes the body of a request
 *   api.c         which verb of which resource, and the verbs of an object
 *   api_list.c, api_watch.c    lists and watches, which are streamed
 *   discovery.c, openapi.c, reviews.c, token_request.c, pages.c
 *                 everything else
 *   request_metrics.c  what /metrics shows
 *   table*.c      tables for kubectl
 *
 * Locks: those of the workers and of each cache are leaves.
 */
#ifndef KIN_SERVER_FRONT_INTERNAL_H
#define KIN_SERVER_FRONT_INTERNAL_H

#include <stdatomic.h>

#include "base/lock.h"
#include "server/discovery.h"
#include "server/encode.h"
#include "server/front.h"
#include "server/openapi.h"
#include "server/request.h"
#include "server/request_metrics.h"
#include "server/webhook_plan.h"
#include "server/workers.h"

struct kin__front {
    const kin_allocator *alloc;
    struct kin__engine *engine; /* borrowed, as the next six */
    const struct kin__schema *schema;
    const struct kin__auth *auth;
    struct kin__accounts *accounts;
    struct kin__webhooks *webhooks; /* NULL: none are called */
    const kin_clock *clock;
    /* Set at the start of a stop: new requests are rejected.  Running ones end
     * by the flag of the engine. */
    atomic_bool is_stopping;
    bool is_durable;
    bool has_tls;
    size_t max_body_bytes;
    struct kin__http_server *http;
    struct kin__workers workers;
    /* For lists that wait for writes: they must not occupy the threads that
     * execute the writes. */
    struct kin__workers waiters;
    struct kin__workers computers; /* for expensive requests */
    /* For requests that wait for webhooks, which may take a minute. */
    struct kin__workers callers;
    struct kin__discovery discovery;
    struct kin__request_metrics metrics;
};

/* Expensive requests are writes with a body of more bytes than this, lists with
 * selectors or as tables, patches and deletions of collections.  A few threads
 * execute them, so that they delay neither connections nor other writes, and do
 * not use all processors. */
enum { KIN__FRONT_COSTLY_BYTES = 64 * 1024, KIN__FRONT_COSTLY_THREADS = 4 };

/* How a request is continued. */
enum kin__api_next {
    KIN__API_DONE,   /* it was answered */
    KIN__API_WORKER, /* a worker calls its `handle` */
    KIN__API_WAITS,  /* the same, but it waits for a version first */
    KIN__API_COSTLY, /* the same, but it may be expensive */
    KIN__API_CALLS,  /* the same, but it waits for webhooks */
};

/* api.c: handles a request whose route names a resource; `accept` is the
 * header. */
enum kin__api_next kin__api_handle(struct kin__request *request,
                                   kin_str accept);

/* Lists and watches; each answers the request. */
void kin__api_list(struct kin__request *request);
void kin__api_watch(struct kin__request *request);

enum { KIN__API_WAIT_MS = 3000 }; /* wait for a future version */

/* Whether the request waits for a future version. */
bool kin__api_waits_for_version(struct kin__request *request);

/* Options common to lists, watches and deletions of collections; views of the
 * request.  0 or a code with the failure set. */
int kin__api_list_opts(struct kin__request *request,
                       struct kin__list_opts *ret) KIN_NODISCARD;
void kin__api_encoder(const struct kin__request *request,
                      struct kin__encoder *ret);

/* Whether the requested representation fits an object, or a list; otherwise the
 * request is answered. */
bool kin__api_has_form(struct kin__request *request, bool is_list);
/* Answers with a page; the list is given. */
void kin__api_answer_list(struct kin__request *request, struct kin__list *list);
/* reviews.c: answers a review; false if it is not a review. */
bool kin__reviews_handle(struct kin__request *request);
/* token_request.c: the same for tokens of service accounts. */
bool kin__token_request_handle(struct kin__request *request);

/* pages.c: answers a path outside the API. */
void kin__pages_handle(struct kin__request *request);
/* Whether the page needs no authentication, as health does not. */
bool kin__pages_are_public(const struct kin__request *request);

#endif /* KIN_SERVER_FRONT_INTERNAL_H */
