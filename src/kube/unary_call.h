/* SPDX-License-Identifier: Apache-2.0 */
/*
 * unary_call.h - a request with one whole answer as an asynchronous call.
 */
#ifndef KIN_KUBE_UNARY_CALL_H
#define KIN_KUBE_UNARY_CALL_H

#include "kube/call.h"
#include "kube/unary.h"

struct kin__unary_call_opts {
    const char *verb; /* for messages, a literal; NULL: method and path */
    bool is_raw;      /* the result is a kin_response, not a document */
    bool has_object;  /* make an object, if the answer is one */
    size_t max_bytes; /* as in kin__unary_opts, as the next */
    bool is_any_status;
};

/* Starts a request, whose members are copied.  0, or as kin__call_new(). */
int kin__unary_call_start(kin_client *client,
                          const struct kin__api_request *req,
                          const struct kin__unary_call_opts *opts,
                          const kin_call_opts *call, kin_call **ret,
                          kin_error *err) KIN_NODISCARD;

/* Prefixes verb and resource, or method and path, to a message that does not
 * come from the server; returns `code`. */
int kin__unary_call_fail(const struct kin__api_request *req, const char *verb,
                         int code, kin_error *err);

/* An object of a document.  KIN_EPROTOCOL if it has no name. */
int kin__unary_call_object(const kin_document *doc, kin_object **ret,
                           kin_error *err) KIN_NODISCARD;

/* The answer to a raw request. */
struct kin_response {
    const kin_allocator *alloc;
    struct kin__answer answer;
};

#endif /* KIN_KUBE_UNARY_CALL_H */
