/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_fake_client: a client without a server, for tests of programs that use
 * kin.
 *
 * It replaces the network of a real kin_client: it records requests and sends
 * the responses that the test has prepared, from a thread of its own
 * ("kin-fake").
 */
#ifndef KIN_FAKE_CLIENT_H
#define KIN_FAKE_CLIENT_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** Writes requests down and answers them. */
typedef struct kin_fake_client kin_fake_client;

/** An answer to come; zero is a good default for each member. */
typedef struct kin_fake_reply {
    size_t size;              /**< of this struct */
    const char *method;       /**< only to such requests; NULL: to all */
    const char *path;         /**< only if the request's path and query begin
                                   with this; NULL: to all */
    int status;               /**< 0 for 200 */
    const char *content_type; /**< NULL for application/json */
    kin_str body;             /**< copied */
    int retry_after_s;        /**< as a header; 0 for none */
    bool is_lasting;          /**< answers all such requests from now on, when
                                   no other answer is left for them */
    bool is_lost;             /**< the connection breaks: behind the body, or
                                   without an answer if the body is empty */
    bool stays_open;          /**< the answer goes on: kin_fake_client_send() */
} kin_fake_reply;

/** A request that came; borrowed from the fake client until it is freed. */
typedef struct kin_fake_request {
    size_t size;          /**< of this struct */
    kin_str method;       /**< such as "GET" */
    kin_str path;         /**< with the query, percent-encoded */
    kin_str body;         /**< empty if there was none */
    kin_str content_type; /**< of the body; empty if there was none */
    kin_str accept;       /**< what answers were asked for */
} kin_fake_request;

/**
 * Make a fake client.  Requests for which it has no answer get a 404.
 * @param alloc  borrowed; NULL for the default
 * @param ret    released with kin_fake_client_free()
 * @return 0, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.  Any thread may use the result.
 */
KIN_API KIN_NODISCARD int kin_fake_client_new(const kin_allocator *alloc,
                                              kin_fake_client **ret,
                                              kin_error *err);

/**
 * Release a fake client whose clients are all gone.
 * @param fake  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_fake_client *kin_fake_client_free(kin_fake_client *fake);

/**
 * Make a client that talks to the fake client.
 * @param fake  borrowed; outlives the client
 * @param opts      copied
 * @param ret       released with kin_client_unref()
 * @return as kin_client_new()
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_client_connect(kin_fake_client *fake,
                                                  const kin_client_opts *opts,
                                                  kin_client **ret,
                                                  kin_error *err);

/**
 * Say what a request to come is answered: the first one that it is for.
 * @param fake  borrowed
 * @param reply     copied
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_client_reply(kin_fake_client *fake,
                                                const kin_fake_reply *reply,
                                                kin_error *err);

/**
 * Send more to all answers that stay open.
 * @param fake  borrowed
 * @param bytes     copied
 * @return 0, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_client_send(kin_fake_client *fake,
                                               kin_str bytes);

/**
 * End all answers that stay open.
 * Threads: any.
 */
KIN_API void kin_fake_client_end_watches(kin_fake_client *fake);

/**
 * Count the requests so far.
 * @return how many there are
 * Threads: any.
 */
KIN_API size_t kin_fake_client_request_count(const kin_fake_client *fake);

/**
 * Give a request by its place.
 * @param fake  borrowed
 * @param index     from 0, in the order in which they came
 * @param ret       filled if there is one; its size was set
 * @return whether there is one
 * Threads: any.
 */
KIN_API bool kin_fake_client_request_at(const kin_fake_client *fake,
                                        size_t index, kin_fake_request *ret);

KIN_DEFINE_AUTO(kin_fake_client, kin_fake_client_free);

KIN_END_DECLS

#endif /* KIN_FAKE_CLIENT_H */
