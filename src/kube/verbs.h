/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verbs.h - what get, create, update, patch and delete have in common.
 */
#ifndef KIN_KUBE_VERBS_H
#define KIN_KUBE_VERBS_H

#include "kube/request.h"

enum { KIN__CALL_QUERIES = 6 };

/* A call of a verb while it is being put together. */
struct kin__call {
    kin_client *client;
    const char *verb; /* for messages */
    kin_call_opts opts;
    struct kin__api_request req;
    kin_pair queries[KIN__CALL_QUERIES]; /* what `req` shows */
};

/* Begins a call.  0 or KIN_EINVAL. */
int kin__call_init(struct kin__call *call, kin_client *client, const char *verb,
                   const kin_resource *resource, const kin_call_opts *opts,
                   kin_error *err) KIN_NODISCARD;

/* Adds a query, unless its value is empty. */
void kin__call_query(struct kin__call *call, const char *name, kin_str value);

/* Asks, and makes the result; both results may be NULL.  The error says which
 * verb and resource it was, unless the server's own words do. */
int kin__call_run(struct kin__call *call, kin_document **ret_document,
                  kin_object **ret_object, kin_error *err) KIN_NODISCARD;

/* Sends a value.  `type` is what it must be. */
int kin__call_send(struct kin__call *call, kin_value body, kin_type type,
                   kin_object **ret, kin_error *err) KIN_NODISCARD;

/* A string in the metadata of a body; empty if absent. */
kin_str kin__body_metadata(kin_value body, const char *key);

/* As kin_client_create() and kin_client_update(), for a value that no edit
 * holds. */
int kin__client_create_value(kin_client *client, const kin_resource *resource,
                             kin_value body, const kin_call_opts *opts,
                             kin_object **ret, kin_error *err) KIN_NODISCARD;
int kin__client_update_value(kin_client *client, const kin_resource *resource,
                             kin_value body, const kin_call_opts *opts,
                             kin_object **ret, kin_error *err) KIN_NODISCARD;

/* Puts verb and resource in front of a message that does not come from the
 * server; returns `code`. */
int kin__call_fail(const struct kin__call *call, int code, kin_error *err);

#endif /* KIN_KUBE_VERBS_H */
