/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_request: any question to the API server, for what no other call covers;
 * and kin_response, what it says.
 *
 * Such a request gets the client's credentials, limits and retries like all
 * others.  The answer is held in memory as a whole.
 */
#ifndef KIN_REQUEST_H
#define KIN_REQUEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/status.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A name and a value: of a query, or of a header. */
typedef struct kin_pair {
    kin_str name;  /**< borrowed */
    kin_str value; /**< borrowed */
} kin_pair;

/** A question; all is borrowed during the call. */
typedef struct kin_request {
    size_t size;             /**< of this struct */
    const char *method;      /**< NULL: "GET" */
    kin_str path;            /**< such as "/version", with or without a query,
                                  percent-encoded */
    const kin_pair *queries; /**< added to the path, encoded here */
    size_t query_count;      /**< how many there are */
    kin_str accept;          /**< empty: application/json */
    kin_str body;            /**< a NULL pointer for none */
    kin_str content_type;    /**< of the body; empty: application/json */
    kin_stop *stop;          /**< ends the call; may be NULL */
    int64_t timeout_ms;      /**< 0: the client's, negative: none */
    size_t max_bytes;        /**< of the answer; 0: the client's limit for one
                                  object */
    bool is_any_status;      /**< an answer of any status is a success */
    kin_status **ret_status; /**< as in kin_call_opts; may be NULL */
} kin_request;

/** An answer. */
typedef struct kin_response kin_response;

/**
 * Ask.
 * @param client   borrowed
 * @param request  borrowed
 * @param ret      released with kin_response_free()
 * @param err      filled on failure only; may be NULL
 * @return as kin_client_get(); without is_any_status every status but 2xx is a
 *         failure
 * Threads: any that may wait.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_client_request(kin_client *client,
                                             const kin_request *request,
                                             kin_response **ret,
                                             kin_error *err);

/**
 * Release an answer.
 * @param answer  given; may be NULL
 * @return NULL
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_response *kin_response_free(kin_response *answer);

/**
 * Give the HTTP status.
 * @return such as 200
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_response_status(const kin_response *answer);

/**
 * Give the body, unpacked if it came in gzip.
 * @return borrowed from the answer, NUL-terminated
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_response_body(const kin_response *answer);

/**
 * Give the value of a header.
 * @param answer  borrowed
 * @param name    of the header, in any case
 * @return the first one, borrowed from the answer, NUL-terminated; empty if
 *         there is none
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_response_header(const kin_response *answer, kin_str name);

KIN_DEFINE_AUTO(kin_response, kin_response_free);

KIN_END_DECLS

#endif /* KIN_REQUEST_H */
