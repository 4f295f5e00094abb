/* SPDX-License-Identifier: Apache-2.0 */
/*
 * peer.h - TLS trust, client certificate, proxy and socket of a connection.
 *
 * A peer is immutable; when a certificate changes, a new peer is made for later
 * requests.  Two requests share a connection only if their peers have equal
 * content, so the new certificate is used at once, and running requests keep
 * the old one.
 */
#ifndef KIN_NET_PEER_H
#define KIN_NET_PEER_H

#include <stdbool.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

#include "base/ref.h"

/* Options; all are copied. */
struct kin__peer_opts {
    kin_str ca;   /* PEM, one or more certificates; empty: the system's */
    kin_str cert; /* PEM, with its chain; empty: none */
    kin_str key;  /* PEM, not encrypted */
    const char *server_name; /* the expected name in the certificate, and SNI;
                                NULL for the host of the URL */
    bool is_insecure;        /* do not verify the server; invalid with a CA */
    const char *proxy_url;   /* http, https, socks5 or socks5h; NULL for none,
                                ignoring the environment; the proxy resolves
                                the server's name */
    const char *socket_path; /* a unix socket to connect to instead of the host
                                of the URL; NULL for none */
};

/* Read-only except in peer.c. */
struct kin__peer {
    struct kin__ref ref;
    const kin_allocator *alloc;
    kin_str ca;   /* owned; empty if none, as the next two */
    kin_str cert; /* set if and only if the key is set */
    kin_str key;
    char *server_name; /* owned; NULL if none */
    char *proxy_url;   /* owned; NULL if none */
    char *socket_path; /* owned; NULL if none */
    bool is_insecure;
};

/* 0, KIN_EINVAL (certificate without key or key without certificate, or a CA
 * for an insecure peer) or KIN_ENOMEM.  The contents are validated when a
 * connection is made. */
int kin__peer_new(const kin_allocator *alloc, const struct kin__peer_opts *opts,
                  struct kin__peer **ret, kin_error *err) KIN_NODISCARD;

/* Threads: any. */
struct kin__peer *kin__peer_ref(struct kin__peer *peer);

/* Wipes the key when the last reference is released.  NULL is allowed.
 * Threads: any. */
struct kin__peer *kin__peer_unref(struct kin__peer *peer);

/* Whether two peers have equal content, so that they may share connections;
 * NULL has that of the defaults.  Threads: any. */
bool kin__peer_is_equal(const struct kin__peer *a, const struct kin__peer *b);

static inline void kin__peer_autounref(struct kin__peer **peer)
{
    *peer = kin__peer_unref(*peer);
}

#define KIN__AUTO_PEER                                                         \
    __attribute__((cleanup(kin__peer_autounref))) struct kin__peer

#endif /* KIN_NET_PEER_H */
