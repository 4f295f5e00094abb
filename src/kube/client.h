/* SPDX-License-Identifier: Apache-2.0 */
/*
 * client.h - the inside of a client.
 *
 * A client combines credentials, a transport and a rate limit.  Everything is
 * fixed when it is made, except for what the mutex guards.
 */
#ifndef KIN_KUBE_CLIENT_H
#define KIN_KUBE_CLIENT_H

#include <kin/client.h>

#include "base/clock.h"
#include "base/executor.h"
#include "base/lock.h"
#include "base/metrics.h"
#include "base/random.h"
#include "base/ref.h"
#include "kube/client_metrics.h"
#include "kube/credentials.h"
#include "kube/region.h"
#include "net/ratelimit.h"
#include "net/transport.h"

enum { KIN__CLIENT_WARNINGS_KEPT = 256 };

struct kin_client {
    struct kin__ref refs;
    const kin_allocator *alloc; /* borrowed */
    kin_client_opts opts; /* with defaults filled in; user_agent is owned */
    kin_config *config;   /* owned reference */
    struct kin__credentials *credentials; /* owned reference */
    struct kin__transport *transport;
    bool owns_transport;
    const kin_clock *clock; /* borrowed; NULL for the real one */
    struct kin__client_metrics metrics;
    struct kin__collector collector; /* attached to the same */
    struct kin__ratelimit limit;
    struct kin__region region; /* the strings of the headers */
    /* The same for each request: user agent, compression, impersonation. */
    struct kin__http_header *headers; /* in the region */
    size_t header_count;

    struct kin__mutex mutex;  /* a leaf; guards all below */
    struct kin__peer *peer;   /* owned reference; of `peer_generation` */
    uint64_t peer_generation; /* tls_generation of the identity; 0: no peer */
    struct kin__random random;
    uint64_t warnings[KIN__CLIENT_WARNINGS_KEPT]; /* hashes of warnings that
                                                     were delivered, if
                                                     duplicates are dropped */
    size_t warning_count; /* since the client was made */
    int64_t
        throttled_ns; /* when a long wait for the rate limit was last logged */
    struct kin__executor *executor; /* owned by its users; NULL without */
    size_t executor_users;
    bool is_executor_lent; /* by the dependencies, which count as a user */

    kin_dialer dialer; /* copies that the options point to */
    kin_token_source token;
};

/* Releases the userdata of a client's options, and of what they point to. */
void kin__client_opts_destroy(const kin_client_opts *opts);

/* Dependencies that tests and simulations replace; zero for the real ones. */
struct kin__client_deps {
    struct kin__transport *transport; /* borrowed; outlives the client */
    const kin_clock *clock;           /* borrowed; outlives the client */
    uint64_t seed;                    /* of all randomness; 0: from the OS */
    struct kin__executor *executor;   /* borrowed; outlives the client */
    const struct kin__credentials_opts *credentials; /* borrowed */
};

/* kin_client_new() with other dependencies; `deps` may be NULL. */
int kin__client_new(kin_config *config, const kin_client_opts *opts,
                    const struct kin__client_deps *deps, kin_client **ret,
                    kin_error *err) KIN_NODISCARD;

/* Gets the TLS peer of an identity, as a new reference. */
int kin__client_peer(kin_client *client, const struct kin__identity *identity,
                     struct kin__peer **ret, kin_error *err) KIN_NODISCARD;

/* Threads of an executor for informers of the client. */
size_t kin__client_workers(const kin_client *client);

/* Returns the executor of a client, made for its first user.  Each share is
 * returned with kin__client_unshare_executor(), before the client is freed; the
 * last one frees the executor.  0, KIN_ENOMEM or KIN_ESYSTEM. */
int kin__client_share_executor(kin_client *client, struct kin__executor **ret,
                               kin_error *err) KIN_NODISCARD;
void kin__client_unshare_executor(kin_client *client,
                                  struct kin__executor *executor);

/* Returns a random number, 0 <= x < 1.  Threads: any. */
double kin__client_random(kin_client *client);

#endif /* KIN_KUBE_CLIENT_H */
