/* SPDX-License-Identifier: Apache-2.0 */
/*
 * responder.h - a minimal HTTP server for probes and metrics.
 *
 * It supports GET and HEAD of HTTP/1, one request per connection, without TLS,
 * with one thread for all connections.  For an API, see http_server.h.
 *   A  answer is called by the responder's thread, without a lock, for one
 *      request at a time; others wait meanwhile.
 *   B  Every size, count and time that a client controls has a limit: 16
 *      connections, further ones wait to be accepted; a head of 8 KiB; 10 s for
 *      it to arrive, and 30 s for the answer to be read.
 *   C  It listens on loopback only, unless the options allow more: there is no
 *      authentication.
 *   D  When kin__responder_free() returns, answer is not running.
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
    /* Appends the body of an answer and returns its HTTP status.  `target`
     * starts with a slash and is not decoded.  `*ret_type` is the content type,
     * plain text unless it is set. */
    int (*answer)(kin_str target, struct kin__buf *body, const char **ret_type,
                  void *userdata);
    void *userdata;
};

/* 0, KIN_ENOMEM, or an error of kin_stop_fd(), kin__listen() or
 * kin__thread_start(). */
int kin__responder_new(const kin_allocator *alloc,
                       const struct kin__responder_opts *opts,
                       struct kin__responder **ret,
                       kin_error *err) KIN_NODISCARD;

/* NULL is allowed.  Not from `answer`. */
struct kin__responder *kin__responder_free(struct kin__responder *responder);

/* The URL of the listening socket. */
const char *kin__responder_url(const struct kin__responder *responder);

static inline void kin__responder_autofree(struct kin__responder **responder)
{
    *responder = kin__responder_free(*responder);
}

#define KIN__AUTO_RESPONDER                                                    \
    __attribute__((cleanup(kin__responder_autofree))) struct kin__responder

#endif /* KIN_NET_RESPONDER_H */
