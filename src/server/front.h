/* SPDX-License-Identifier: Apache-2.0 */
/*
 * front.h - serves an engine over HTTP.
 *
 *   A  Every request gets a response in the representation that it accepts; a
 *      failure is a Status with a reason, whatever the request contains.
 *   B  No thread of the HTTP server waits for the disk: if the storage is
 *      durable, workers execute writes, and lists that wait for a version.
 *      Requests that may compute for long have a few threads of their own:
 *      writes with a large body, lists with selectors or as tables, and, if the
 *      storage is not durable, patches and the deletion of collections.
 *      Writes that may call webhooks have others.
 *   C  Lists of any length and watches are streamed: data that a client has not
 *      read yet is not kept as text, beyond one block.
 */
#ifndef KIN_SERVER_FRONT_H
#define KIN_SERVER_FRONT_H

#include "net/http_server.h"
#include "server/auth.h"
#include "server/engine.h"

struct kin__front;
struct kin__schema;
struct kin__webhooks;

/* Text is copied; the rest is borrowed until the front is freed. */
struct kin__front_opts {
    struct kin__engine *engine;       /* started */
    const struct kin__schema *schema; /* may be NULL: protobuf is rejected */
    const struct kin__auth *auth;
    struct kin__accounts *accounts;
    struct kin__webhooks *webhooks; /* NULL: none are called */
    bool is_durable;                /* a write may wait for the disk */
    const kin_clock *clock;         /* for ages; NULL for the real one */
    /* Where and how to listen; see net/http_server.h.  The front sets the
     * handler. */
    struct kin__http_server_opts http;
};

/* 0 or an error of kin__http_server_start(). */
int kin__front_start(const kin_allocator *alloc,
                     const struct kin__front_opts *opts,
                     struct kin__front **ret, kin_error *err) KIN_NODISCARD;
const char *kin__front_url(const struct kin__front *front);

/* Begins a stop: new requests are answered with 503, and running ones end soon
 * after kin__engine_stop().  Threads: any. */
void kin__front_begin_stop(struct kin__front *front);
/* Ends all requests, within a second except for writes that wait for the disk.
 * Stop the engine in between, so that watches end regularly. */
void kin__front_stop(struct kin__front *front);
struct kin__front *kin__front_free(struct kin__front *front);

static inline void kin__front_autofree(struct kin__front **front)
{
    *front = kin__front_free(*front);
}

#define KIN__AUTO_FRONT                                                        \
    __attribute__((cleanup(kin__front_autofree))) struct kin__front

#endif /* KIN_SERVER_FRONT_H */
