/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_fake_client: a client without a server, for tests of programs that use
 * kin.
 *
 * It replaces the network of a real kin_client: it records requests and sends
 * prepared responses from its own thread ("kin-fake").
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

/** A fake client. */
typedef struct kin_fake_client kin_fake_client;

/** A prepared response.  Zero is the default of each member. */
typedef struct kin_fake_reply {
    size_t size;              /**< of this struct */
    const char *method;       /**< only for this method; NULL: any */
    const char *path;         /**< only if path and query of the request begin
                                   with this; NULL: any */
    int status;               /**< 0 for 200 */
    const char *content_type; /**< NULL for application/json */
    kin_str body;             /**< copied */
    int retry_after_s;        /**< as a header; 0 for none */
    bool is_lasting;          /**< used for all further matching requests when
                                   no other response is left */
    bool is_lost;             /**< the connection breaks after the body, or
                                   before the response if the body is empty */
    bool stays_open;          /**< the response continues with
                                   kin_fake_client_send() */
} kin_fake_reply;

/** A recorded request; borrowed from the fake client until it is freed. */
typedef struct kin_fake_request {
    size_t size;          /**< of this struct */
    kin_str method;       /**< such as "GET" */
    kin_str path;         /**< with the query, percent-encoded */
    kin_str body;         /**< empty if none */
    kin_str content_type; /**< of the body; empty if none */
    kin_str accept;       /**< the Accept header */
} kin_fake_request;

/**
 * Create a fake client.  Requests without a prepared response get a 404.
 * @param alloc  borrowed; NULL for the default
 * @param ret    released with kin_fake_client_free()
 * @return 0, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_client_new(const kin_allocator *alloc,
                                              kin_fake_client **ret,
                                              kin_error *err);

/**
 * Release a fake client.  Its clients must have been released.
 * @param fake  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_fake_client *kin_fake_client_free(kin_fake_client *fake);

/**
 * Create a client that talks to the fake client.
 * @param fake      borrowed; must outlive the client
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
 * Prepare a response for the next matching request.
 * @param fake      borrowed
 * @param reply     copied
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_client_reply(kin_fake_client *fake,
                                                const kin_fake_reply *reply,
                                                kin_error *err);

/**
 * Send bytes to all open responses.
 * @param fake      borrowed
 * @param bytes     copied
 * @return 0, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_client_send(kin_fake_client *fake,
                                               kin_str bytes);

/**
 * End all open responses.
 * Threads: any.
 */
KIN_API void kin_fake_client_end_watches(kin_fake_client *fake);

/**
 * Return the number of requests so far.
 * @return the number
 * Threads: any.
 */
KIN_API size_t kin_fake_client_request_count(const kin_fake_client *fake);

/**
 * Return a request by index.
 * @param fake      borrowed
 * @param index     from 0, in order of arrival
 * @param ret       filled if there is one, up to `ret->size`
 * @return false if out of range
 * Threads: any.
 */
KIN_API bool kin_fake_client_request_at(const kin_fake_client *fake,
                                        size_t index, kin_fake_request *ret);

KIN_DEFINE_AUTO(kin_fake_client, kin_fake_client_free);

KIN_END_DECLS

#endif /* KIN_FAKE_CLIENT_H */
