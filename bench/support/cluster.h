/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cluster.h - a server with pods, a Lease and a ConfigMap, in another process.
 *
 * It answers from memory, with a thread for each connection, so that what is
 * measured is the client: a real server has pauses of its own.  It knows just
 * enough HTTP for that.  The Lease can be updated, and requests for it are
 * logged.
 */
#ifndef KIN_BENCH_CLUSTER_H
#define KIN_BENCH_CLUSTER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include <kin/client.h>
#include <kin/loop.h>

enum { BENCH_LEASE_MAX = 1024 };

/* A request for the Lease. */
struct bench_lease_request {
    uint64_t at_ns; /* when it arrived, as bench_wall_ns() */
    char holder;    /* of an update that was accepted: the first character, '-'
                       for none; 0 for a get */
};

/* The first requests for the Lease, in shared memory. */
struct bench_lease_log {
    _Atomic unsigned count;
    struct bench_lease_request requests[BENCH_LEASE_MAX];
};

struct bench_cluster {
    pid_t pid;
    int end_fd; /* closing it ends the server */
    char url[128];
    const struct bench_lease_log *leases;
};

/* Starts a server with `pods` pods of about 1 KB.  Call it before this process
 * has threads.  A watch fails after `watch_ms`, because its version has
 * expired: the client has to relist.  0: never. */
void bench_cluster_start(struct bench_cluster *cluster, unsigned pods,
                         unsigned watch_ms);
void bench_cluster_end(struct bench_cluster *cluster);

/* A client without a rate limit.  `loop` may be NULL; `workers` as in
 * kin_client_opts. */
kin_client *bench_cluster_client(const struct bench_cluster *cluster,
                                 kin_loop *loop, int workers);

extern const kin_resource bench_pods;
extern const kin_resource bench_leases;
extern const kin_resource bench_config_maps;

/* The names of the Lease and of the ConfigMap. */
kin_namespaced_name bench_cluster_name(void);

#endif /* KIN_BENCH_CLUSTER_H */
