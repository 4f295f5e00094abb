/* SPDX-License-Identifier: Apache-2.0 */
/*
 * request.h - one request of the API on its way through the front.
 *
 * A request is made in the HTTP server's thread, where all that it needs of the
 * call's head is read; from then on it may be handed to a worker.  It ends with
 * exactly one of the answers below, which do not free it.
 */
#ifndef KIN_SERVER_REQUEST_H
#define KIN_SERVER_REQUEST_H

#include "base/list.h"
#include "server/front.h"
#include "server/negotiate.h"
#include "server/route.h"
#include "server/text.h"

enum { KIN__REQUEST_MAX_WARNINGS = 32 };

struct kin__request {
    struct kin__front *front;    /* borrowed */
    struct kin__http_call *call; /* held */
    const kin_allocator *alloc;
    struct kin__route route; /* views of the call's path */
    kin_str method;
    struct kin__accept accept;
    enum kin__media media; /* of the body */
    bool is_let_in;        /* else it is a 401 */
    bool is_nobody;        /* it would act as one of a group without a name */
    struct kin__user user; /* its views are of `head` */
    char *head;            /* owned; copies of what must outlive the head */
    kin_str user_agent;
    kin_str none_match;             /* If-None-Match */
    struct kin__resource *resource; /* held; NULL if it names none */
    bool has_duplicates;            /* of members, in a body of JSON */
    struct kin__failure failure;
    char *warnings[KIN__REQUEST_MAX_WARNINGS]; /* owned */
    size_t warning_count;
    size_t warning_bytes;                         /* of all of them */
    struct cds_list_head link;                    /* of a worker's queue */
    void (*handle)(struct kin__request *request); /* what a worker calls */
};

/* 0 or KIN_ENOMEM. */
int kin__request_new(struct kin__front *front, struct kin__http_call *call,
                     struct kin__request **ret) KIN_NODISCARD;
struct kin__request *kin__request_free(struct kin__request *request);

/* A parameter of the query; empty if there is none. */
kin_str kin__request_parameter(const struct kin__request *request,
                               const char *name);
bool kin__request_has(const struct kin__request *request, const char *name);
/* As Kubernetes reads them: there, and not "0" nor "false". */
bool kin__request_flag(const struct kin__request *request, const char *name);
/* A number, 0 if there is none.  0, or a code with the failure set: 400. */
int kin__request_number(struct kin__request *request, const char *name,
                        int64_t *ret) KIN_NODISCARD;

/* Adds a Warning header to the answer; `userdata` is the request. */
void kin__request_warn(kin_str text, void *userdata);

/* Answers with a text, which is emptied.  JSON gets a newline at its end and is
 * indented or turned into YAML as the client asks. */
void kin__request_answer_json(struct kin__request *request, int status,
                              struct kin__text *text);
/* The same as it is, of any type. */
void kin__request_answer_text(struct kin__request *request, int status,
                              const char *content_type, struct kin__text *text);
void kin__request_answer_headers(struct kin__request *request, int status,
                                 const struct kin__http_header *headers,
                                 size_t count, struct kin__text *text);
/* Answers with the failure as a Status. */
void kin__request_answer_failure(struct kin__request *request);
/* Sets a failure and answers with it. */
void kin__request_refuse(struct kin__request *request, int http_code,
                         const char *reason, const char *message);
/* The server stops: 503. */
void kin__request_refuse_stopping(struct kin__request *request);
void kin__request_answer_not_found(struct kin__request *request);
void kin__request_answer_not_allowed(struct kin__request *request);
/* "404 page not found", as Go's servers say it. */
void kin__request_answer_no_page(struct kin__request *request);
/* Begins a stream of JSON. */
void kin__request_answer_stream(struct kin__request *request,
                                const struct kin__http_stream *stream);

#endif /* KIN_SERVER_REQUEST_H */
