/* SPDX-License-Identifier: Apache-2.0 */
/*
 * unary.h - one question, asked until there is an answer to keep.
 */
#ifndef KIN_KUBE_UNARY_H
#define KIN_KUBE_UNARY_H

#include "kube/request.h"
#include "net/exchange.h"

/* What the answer may be. */
struct kin__unary_opts {
    size_t max_bytes;        /* of the body; 0: the client's limit */
    bool is_any_status;      /* whatever the server says is a success */
    kin_status **ret_status; /* as in kin_call_opts; may be NULL */
};

/* Asks, waits and asks again as kin/client.h promises (A-C).  `timeout_ms` of
 * the request is the caller's: 0 for the client's default, negative for none.
 * `ret` holds an answer with a status of 2xx (or any); released with
 * kin__answer_done(), also after a failure.  0 or as kin_client_get(). */
int kin__unary(kin_client *client, const struct kin__api_request *req,
               const struct kin__unary_opts *opts, struct kin__answer *ret,
               kin_error *err) KIN_NODISCARD;

/* The same for an answer that is one document, JSON or protobuf, and neither a
 * Status of failure nor a Table.  KIN_EPROTOCOL for another media type,
 * KIN_EPARSE, KIN_EUNSUPPORTED for protobuf that is not known. */
int kin__unary_document(kin_client *client, const struct kin__api_request *req,
                        kin_status **ret_status, kin_document **ret,
                        kin_error *err) KIN_NODISCARD;

/* Writes a value as the body of a request.  KIN_EINVAL if it is not of that
 * type, KIN_ELIMIT if it is over the client's limit for one object. */
int kin__unary_body(const kin_client *client, kin_value value, kin_type type,
                    struct kin__buf *ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_UNARY_H */
