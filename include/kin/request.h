/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_request: an arbitrary request to the API server, and kin_response, its
 * answer.
 *
 * The client's credentials, limits and retries apply as for all other requests.
 * The whole answer is held in memory.
 */
#ifndef KIN_REQUEST_H
#define KIN_REQUEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/call.h>
#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A name and a value of a query or a header.  Frozen. */
typedef struct kin_pair {
    kin_str name;  /**< borrowed */
    kin_str value; /**< borrowed */
} kin_pair;

/** A request, borrowed during the call. */
typedef struct kin_request {
    size_t size;               /**< of this struct */
    const kin_call_opts *call; /**< only `stop`, `timeout_ms` and `ret_status`
                                  are used; may be NULL */
    const char *method;        /**< NULL: "GET" */
    kin_str path;              /**< such as "/version", with or without a query,
                                    percent-encoded */
    const kin_pair *queries;   /**< added to the path, percent-encoded by the
                                    call */
    size_t query_count;        /**< number of queries */
    kin_str accept;            /**< empty: application/json */
    kin_str body;              /**< empty: none */
    kin_str content_type;      /**< of the body; empty: application/json */
    size_t max_bytes;   /**< limit for the answer; 0: the client's limit for
                             one object */
    bool is_any_status; /**< treat every HTTP status as success */
} kin_request;

/** An answer. */
typedef struct kin_response kin_response;

/**
 * Send a request.
 * @param client   borrowed
 * @param request  borrowed
 * @param ret      released with kin_response_free()
 * @return as kin_client_get(); without is_any_status every status but 2xx is a
 *         failure
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_client_request(kin_client *client,
                                             const kin_request *request,
                                             kin_response **ret,
                                             kin_error *err);

/**
 * Start sending a request: kin_client_request() (kin/call.h).
 * @param ret  the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM; anything else
 *         is reported by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_client_request_async(kin_client *client,
                                                   const kin_request *request,
                                                   kin_call **ret,
                                                   kin_error *err);

/**
 * Release an answer.
 * @param response  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_response *kin_response_free(kin_response *response);

/**
 * Return the HTTP status.
 * @return such as 200
 * Threads: any.
 */
KIN_API int kin_response_status(const kin_response *response);

/**
 * Return the body, decompressed.
 * @return borrowed from the response, NUL-terminated
 * Threads: any.
 */
KIN_API kin_str kin_response_body(const kin_response *response);

/**
 * Return the value of a header.
 * @param response  borrowed
 * @param name      of the header; case does not matter
 * @return the first one, borrowed from the response, NUL-terminated; empty if
 *         the answer has no such header
 * Threads: any.
 */
KIN_API kin_str kin_response_header(const kin_response *response, kin_str name);

/**
 * Return the answer of a call that kin_client_request_async() started.
 * @param call  borrowed
 * @return borrowed from the call; NULL if it has not ended or failed
 * Threads: any.
 * Since: 0.2
 */
KIN_API const kin_response *kin_call_response(const kin_call *call);

KIN_DEFINE_AUTO(kin_response, kin_response_free);

KIN_END_DECLS

#endif /* KIN_REQUEST_H */
