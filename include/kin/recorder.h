/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_recorder: a client without a server, for tests of programs that use kin.
 *
 * A recorder stands behind a real kin_client: it writes down what is asked, and
 * answers as it was told to.  It delivers from a thread of its own
 * ("kin-fake").
 */
#ifndef KIN_RECORDER_H
#define KIN_RECORDER_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** Writes requests down and answers them. */
typedef struct kin_recorder kin_recorder;

/** An answer to come; zero is a good default for each member. */
typedef struct kin_reply {
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
    bool stays_open;          /**< the answer goes on: kin_recorder_send() */
} kin_reply;

/** A request that came; borrowed from the recorder until it is freed. */
typedef struct kin_recorded {
    kin_str method;       /**< such as "GET" */
    kin_str path;         /**< with the query, percent-encoded */
    kin_str body;         /**< empty if there was none */
    kin_str content_type; /**< of the body; empty if there was none */
    kin_str accept;       /**< what answers were asked for */
} kin_recorded;

/**
 * Make a recorder.  Requests for which it has no answer get a 404.
 * @param alloc  borrowed; NULL for the default
 * @param ret    released with kin_recorder_free()
 * @param err    filled on failure only; may be NULL
 * @return 0, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.  Any thread may use the result.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_recorder_new(const kin_allocator *alloc,
                                           kin_recorder **ret, kin_error *err);

/**
 * Release a recorder whose clients are all gone.
 * @param recorder  given; may be NULL
 * @return NULL
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_recorder *kin_recorder_free(kin_recorder *recorder);

/**
 * Make a client that talks to the recorder.
 * @param recorder  borrowed; outlives the client
 * @param opts      copied; may be NULL
 * @param ret       released with kin_client_unref()
 * @param err       filled on failure only; may be NULL
 * @return as kin_client_new()
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_recorder_client(kin_recorder *recorder,
                                              const kin_client_opts *opts,
                                              kin_client **ret, kin_error *err);

/**
 * Say what a request to come is answered: the first one that it is for.
 * @param recorder  borrowed
 * @param reply     copied
 * @param err       filled on failure only; may be NULL
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_recorder_reply(kin_recorder *recorder, const kin_reply *reply,
                               kin_error *err);

/**
 * Send more to all answers that stay open.
 * @param recorder  borrowed
 * @param bytes     copied
 * @return 0, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_recorder_send(kin_recorder *recorder, kin_str bytes);

/**
 * End all answers that stay open.
 * Threads: any.
 * Since: 0.1
 */
KIN_API void kin_recorder_end(kin_recorder *recorder);

/**
 * Count the requests so far.
 * @return how many there are
 * Threads: any.
 * Since: 0.1
 */
KIN_API size_t kin_recorder_count(kin_recorder *recorder);

/**
 * Give a request by its place.
 * @param recorder  borrowed
 * @param index     from 0, in the order in which they came
 * @param ret       filled
 * @return whether there is one
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_recorder_at(kin_recorder *recorder, size_t index,
                             kin_recorded *ret);

KIN_DEFINE_AUTO(kin_recorder, kin_recorder_free);

KIN_END_DECLS

#endif /* KIN_RECORDER_H */
