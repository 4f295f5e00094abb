/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_request: any request to the API server, for what no other call covers;
 * and kin_response, the answer.
 *
 * The client's credentials, limits and retries apply as for all other requests.
 * The answer is held in memory as a whole.
 */
#ifndef KIN_REQUEST_H
#define KIN_REQUEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A name and a value: of a query, or of a header.  Frozen. */
typedef struct kin_pair {
    kin_str name;  /**< borrowed */
    kin_str value; /**< borrowed */
} kin_pair;

/** A request; all is borrowed during the call. */
typedef struct kin_request {
    size_t size;               /**< of this struct */
    const kin_call_opts *call; /**< of its members `stop`, `timeout_ms` and
                                    `ret_status` count; may be NULL */
    const char *method;        /**< NULL: "GET" */
    kin_str path;              /**< such as "/version", with or without a query,
                                    percent-encoded */
    const kin_pair *queries;   /**< added to the path, percent-encoded by the
                                    call */
    size_t query_count;        /**< of `queries` */
    kin_str accept;            /**< empty: application/json */
    kin_str body;              /**< empty: none */
    kin_str content_type;      /**< of the body; empty: application/json */
    size_t max_bytes;          /**< of the answer; 0: the client's limit for one
                                    object */
    bool is_any_status;        /**< an answer of any status is a success */
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

KIN_DEFINE_AUTO(kin_response, kin_response_free);

KIN_END_DECLS

#endif /* KIN_REQUEST_H */
