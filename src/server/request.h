/* SPDX-License-Identifier: Apache-2.0 */
/*
 * request.h - one API request on its way through the front.
 *
 * A request is created in a thread of the HTTP server, where it reads
 * everything it needs of the head; from then on a worker may handle it.  It
 * ends with exactly one of the answers below, which do not free it.
 */
#ifndef KIN_SERVER_REQUEST_H
#define KIN_SERVER_REQUEST_H

#include "base/list.h"
#include "server/admission.h"
#include "server/front.h"
#include "server/managers.h"
#include "server/negotiate.h"
#include "server/route.h"
#include "server/text.h"

enum { KIN__REQUEST_MAX_WARNINGS = 32 };

struct kin__request {
    struct kin__front *front;                  /* borrowed */
    struct kin__http_call *call;               /* held */
    const struct kin__http_incoming *incoming; /* of the call */
    const kin_allocator *alloc;
    struct kin__route route; /* views of the call's path */
    kin_str method;
    struct kin__accept accept;
    enum kin__media media; /* of the body */
    bool is_authenticated; /* otherwise 401 */
    bool lacks_user;       /* it impersonates a group but no user: 400 */
    struct kin__user user; /* its views are of `head` */
    char *head; /* owned; copies of headers that must outlive the head */
    kin_str user_agent;
    char manager[KIN__MANAGER_NAME_MAX]; /* the manager of the user agent */
    kin_str none_match;                  /* If-None-Match */
    struct kin__resource *resource;      /* held; NULL if the path names none */
    bool has_duplicates;             /* the JSON body has duplicate members */
    char *duplicates;                /* owned; those of a custom resource, or
                                        NULL */
    struct kin__admission admission; /* its plan is held; NULL: no webhooks */
    struct kin__failure failure;
    char *warnings[KIN__REQUEST_MAX_WARNINGS]; /* owned */
    size_t warning_count;
    size_t warning_bytes;      /* of all of them */
    int64_t began_ns;          /* when it arrived */
    struct cds_list_head link; /* in the queue of the workers */
    void (*handle)(struct kin__request *request); /* called by a worker */
};

/* 0 or KIN_ENOMEM. */
int kin__request_new(struct kin__front *front, struct kin__http_call *call,
                     struct kin__request **ret) KIN_NODISCARD;
struct kin__request *kin__request_free(struct kin__request *request);

/* A query parameter; empty if missing. */
kin_str kin__request_parameter(const struct kin__request *request,
                               const char *name);
bool kin__request_has(const struct kin__request *request, const char *name);
/* As Kubernetes parses booleans: present, and neither "0" nor "false". */
bool kin__request_flag(const struct kin__request *request, const char *name);
/* A number, 0 if missing.  0, or a code with the failure set: 400. */
int kin__request_number(struct kin__request *request, const char *name,
                        int64_t *ret) KIN_NODISCARD;

/* Adds a Warning header to the answer; `userdata` is the request. */
void kin__request_warn(kin_str text, void *userdata);

/* Answers with JSON; `text` is emptied.  A newline is appended, and the JSON is
 * indented or converted to YAML as the client requests. */
void kin__request_answer_json(struct kin__request *request, int status,
                              struct kin__text *text);
/* Answers with text of any type, unchanged. */
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
/* Answers 503: the server is stopping. */
void kin__request_refuse_stopping(struct kin__request *request);
void kin__request_answer_not_found(struct kin__request *request);
void kin__request_answer_not_allowed(struct kin__request *request);
/* Answers "404 page not found", as Go does. */
void kin__request_answer_no_page(struct kin__request *request);
/* Answers with a stream of JSON. */
void kin__request_answer_stream(struct kin__request *request,
                                const struct kin__http_stream *stream);

#endif /* KIN_SERVER_REQUEST_H */
