/* SPDX-License-Identifier: Apache-2.0 */
/*
 * responder.h - answers the few who ask how a program is: probes, and whoever
 * collects metrics.
 *
 * It knows GET and HEAD of HTTP/1, one request to a connection, in plain text,
 * with one thread for all.  For an API, see http_server.h.
 *
 *   A  answer is called by the responder's thread, without a lock, for one
 *      request at a time; others wait meanwhile.
 *   B  Every size, count and time that a client decides has a limit: 16
 *      connections, further ones wait to be accepted; a head of 8 KiB; 10 s for
 *      it to arrive, and 30 s for the answer to be taken.
 *   C  Nothing but loopback is listened on, unless the options say so: what is
 *      told is told to whoever asks.
 *   D  When kin__responder_free() returns, no answer is being made.
 */
#ifndef KIN_NET_RESPONDER_H
#define KIN_NET_RESPONDER_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

#include "base/buf.h"

enum { KIN__RESPONDER_BODY_MAX = 64 << 20 };

struct kin__responder;

struct kin__responder_opts {
    const char *address; /* see listen.h */
    uint16_t port;
    bool is_remote_allowed; /* see C */
    /* Appends the body of an answer and gives its status.  `target` begins with
     * a slash and is as it came.  `*ret_type` may be set. */
    int (*answer)(kin_str target, struct kin__buf *body, const char **ret_type,
                  void *userdata);
    void *userdata;
};

/* 0, or as kin__listen() and kin__thread_start() fail. */
int kin__responder_new(const kin_allocator *alloc,
                       const struct kin__responder_opts *opts,
                       struct kin__responder **ret,
                       kin_error *err) KIN_NODISCARD;

/* NULL is fine.  Not to be called by `answer`. */
struct kin__responder *kin__responder_free(struct kin__responder *responder);

/* Where it listens. */
const char *kin__responder_url(const struct kin__responder *responder);

static inline void kin__responder_autofree(struct kin__responder **responder)
{
    *responder = kin__responder_free(*responder);
}

#define KIN__AUTO_RESPONDER                                                    \
    __attribute__((cleanup(kin__responder_autofree))) struct kin__responder

#endif /* KIN_NET_RESPONDER_H */
