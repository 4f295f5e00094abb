/* SPDX-License-Identifier: Apache-2.0 */
/*
 * peer.h - whom to trust, who we are, and how to get there.
 *
 * A peer is made once and never changes; who finds that a certificate has
 * changed makes a new one and uses that for requests from then on.  Two
 * requests share a connection only if their peers hold the same content, so
 * the new certificate is used at once, and what runs over the old one goes on.
 */
#ifndef KIN_NET_PEER_H
#define KIN_NET_PEER_H

#include <stdbool.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

#include "base/ref.h"

/* How to make one; all is copied. */
struct kin__peer_opts {
    kin_str ca;              /* PEM, one certificate or more; empty: those of
                                the system */
    kin_str cert;            /* PEM, with its chain; empty: none */
    kin_str key;             /* PEM, not encrypted */
    const char *server_name; /* what the certificate must name, and SNI; NULL
                                for the host of the URL */
    bool is_insecure;        /* trust anybody; refused together with a CA */
    const char *proxy_url;   /* http, https, socks5 or socks5h; NULL for none,
                                whatever the environment says */
};

/* Read-only for all but peer.c. */
struct kin__peer {
    struct kin__ref ref;
    const kin_allocator *alloc;
    kin_str ca;   /* owned, empty if none; as all below */
    kin_str cert; /* given together with a key, or not at all */
    kin_str key;
    char *server_name; /* owned; NULL if none */
    char *proxy_url;   /* owned; NULL if none */
    bool is_insecure;
};

/* 0, KIN_EINVAL (half a pair, or a CA for an insecure peer) or KIN_ENOMEM.
 * What the data holds is looked at when a connection is made. */
int kin__peer_new(const kin_allocator *alloc, const struct kin__peer_opts *opts,
                  struct kin__peer **ret, kin_error *err) KIN_NODISCARD;

/* Threads: any. */
struct kin__peer *kin__peer_ref(struct kin__peer *peer);

/* The last one wipes the key.  NULL is fine.  Threads: any. */
struct kin__peer *kin__peer_unref(struct kin__peer *peer);

static inline void kin__peer_autounref(struct kin__peer **peer)
{
    *peer = kin__peer_unref(*peer);
}

#define KIN__AUTO_PEER                                                         \
    __attribute__((cleanup(kin__peer_autounref))) struct kin__peer

#endif /* KIN_NET_PEER_H */
