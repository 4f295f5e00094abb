/* SPDX-License-Identifier: Apache-2.0 */
/*
 * client.h - what a client is made of.
 *
 * It brings together who we are (credentials), how to get there (transport) and
 * how often (limit).  Everything but what the mutex guards is fixed when it is
 * made.
 */
#ifndef KIN_KUBE_CLIENT_H
#define KIN_KUBE_CLIENT_H

#include <kin/client.h>

#include "base/clock.h"
#include "base/lock.h"
#include "base/metrics.h"
#include "base/random.h"
#include "base/ref.h"
#include "kube/client_metrics.h"
#include "kube/credentials.h"
#include "kube/pool.h"
#include "net/ratelimit.h"
#include "net/transport.h"

enum { KIN__CLIENT_WARNINGS_KEPT = 256 };

struct kin_client {
    struct kin__ref refs;
    const kin_allocator *alloc; /* borrowed */
    kin_client_opts opts; /* with defaults filled in; user_agent is ours */
    kin_config *config;   /* owned reference */
    struct kin__credentials *credentials; /* owned reference */
    struct kin__transport *transport;
    bool owns_transport;
    const kin_clock *clock; /* borrowed; NULL for the real one */
    struct kin__client_metrics metrics;
    struct kin__collector collector; /* attached to the same */
    struct kin__ratelimit limit;
    struct kin__pool pool; /* what the headers show */
    /* The same for each request: user agent, compression, impersonation. */
    struct kin__http_header *headers; /* in the pool */
    size_t header_count;

    struct kin__mutex mutex;  /* a leaf; guards all below */
    struct kin__peer *peer;   /* owned reference; of `peer_generation` */
    uint64_t peer_generation; /* tls_generation of the identity; 0: no peer */
    struct kin__random random;
    uint64_t warnings[KIN__CLIENT_WARNINGS_KEPT]; /* hashes of those that were
                                                     shown, if asked for */
    size_t warning_count;                         /* ever */
    int64_t throttled_ns; /* when a long wait was logged last */
};

/* What tests and simulations bring themselves; zero takes the real thing. */
struct kin__client_deps {
    struct kin__transport *transport; /* borrowed; outlives the client */
    const kin_clock *clock;           /* borrowed; outlives the client */
    uint64_t seed;                    /* of all randomness; 0: from the OS */
    const struct kin__credentials_opts *credentials; /* borrowed */
};

/* kin_client_new() with other parts; `deps` may be NULL. */
int kin__client_new(kin_config *config, const kin_client_opts *opts,
                    const struct kin__client_deps *deps, kin_client **ret,
                    kin_error *err) KIN_NODISCARD;

/* The peer that goes with an identity; another reference. */
int kin__client_peer(kin_client *client, const struct kin__identity *identity,
                     struct kin__peer **ret, kin_error *err) KIN_NODISCARD;

/* A number of the client's stream: 0 or more and less than 1.  Threads: any. */
double kin__client_random(kin_client *client);

#endif /* KIN_KUBE_CLIENT_H */
