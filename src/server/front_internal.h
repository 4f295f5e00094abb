/* SPDX-License-Identifier: Apache-2.0 */
/*
 * front_internal.h - what the parts of the front share.
 *
 *   front.c       life; from a call to whoever answers it
 *   workers.c     threads for what may wait
 *   request.c     one request, and the forms of its answer
 *   body.c        what a request brings
 *   api.c         which verb of which resource
 *   api_*.c       the verbs
 *   discovery.c, openapi.c, reviews.c, pages.c    all that is no resource
 *   table*.c      what kubectl prints
 *
 * Locks: that of the workers and that of each cache are leaves.
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
#include "server/workers.h"

struct kin__front {
    const kin_allocator *alloc;
    struct kin__engine *engine; /* borrowed, as the next ones */
    const struct kin__schema *schema;
    const struct kin__auth *auth;
    const kin_clock *clock;
    atomic_bool is_stopping; /* set at the very start of a stop: requests that
                                have not begun are refused.  Those that have
                                begun end by the engine's flag */
    bool is_durable;
    bool has_tls;
    size_t max_body_bytes;
    struct kin__http_server *http;
    struct kin__workers workers;
    struct kin__workers waiters; /* for what waits for the writes of others: it
                                    must not keep them waiting */
    struct kin__workers computers; /* for what may be costly */
    struct kin__discovery discovery;
};

/* A write with a body of more bytes may be costly, and so may lists with
 * selectors or as tables, patches and the deletion of a collection.  A few
 * threads handle such requests, so that neither connections nor other writes
 * wait for them, and they do not take all processors. */
enum { KIN__FRONT_COSTLY_BYTES = 64 * 1024, KIN__FRONT_COSTLY_THREADS = 4 };

/* Who goes on with a request. */
enum kin__api_next {
    KIN__API_DONE,   /* it was answered */
    KIN__API_GIVEN,  /* a worker must call its `handle` */
    KIN__API_WAITS,  /* the same, but it waits for a version first */
    KIN__API_COSTLY, /* the same, but it may compute for long */
};

/* api.c: a request whose route names a resource; `accept` is the header. */
enum kin__api_next kin__api_handle(struct kin__request *request,
                                   kin_str accept);

/* The verbs; each answers the request. */
void kin__api_get(struct kin__request *request);
void kin__api_list(struct kin__request *request);
void kin__api_watch(struct kin__request *request);
void kin__api_create(struct kin__request *request);
void kin__api_update(struct kin__request *request);
void kin__api_patch(struct kin__request *request);
void kin__api_delete(struct kin__request *request);
void kin__api_delete_collection(struct kin__request *request);

enum { KIN__API_WAIT_MS = 3000 }; /* for a version yet to come */

/* Whether a version yet to come is asked for, so that an answer would wait. */
bool kin__api_waits_for_version(struct kin__request *request);

/* What a list, a watch and the deletion of a collection have in common; views
 * of the request.  0 or a code with the failure set. */
int kin__api_list_opts(struct kin__request *request,
                       struct kin__list_opts *ret) KIN_NODISCARD;
void kin__api_encoder(const struct kin__request *request,
                      struct kin__encoder *ret);
struct kin__target kin__api_target(const struct kin__request *request);

/* Whether the form that was asked for goes with an object, or with a list; else
 * the request is answered. */
bool kin__api_has_form(struct kin__request *request, bool is_list);
/* Answers with a page; takes the list. */
void kin__api_answer_list(struct kin__request *request, struct kin__list *list);
/* Answers with an object as stored, or as it is if `is_converted`. */
void kin__api_answer_object(struct kin__request *request, int status,
                            const kin_object *object, bool is_converted);

/* reviews.c: whether the resource is one of the reviews; then it is answered.
 */
bool kin__reviews_handle(struct kin__request *request);

/* pages.c: a path that is none of the API's. */
void kin__pages_handle(struct kin__request *request);
/* Whether the page is for everybody, as health is. */
bool kin__pages_are_open(const struct kin__request *request);

#endif /* KIN_SERVER_FRONT_INTERNAL_H */
