/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_probes: an HTTP server for health checks and metrics.
 *
 *     kin_probes_opts opts = KIN_INIT(kin_probes_opts);
 *     opts.port = 8080;
 *     opts.health = health;
 *     opts.metrics = metrics;
 *     kin_probes_new(&opts, &probes, &err);
 *
 * serves /metrics for Prometheus, and /healthz, /livez and /readyz as by
 * kin_health_answer().
 *
 *   A  One thread answers all requests in sequence: health checks should be
 *      quick.
 *   B  Only programs on the same machine can connect, unless the options allow
 *      others: there is neither encryption nor authentication.
 *   C  Limits: 16 connections, 8 KiB of request headers, 10 s to receive them,
 *      30 s to send the answer.
 */
#ifndef KIN_PROBES_H
#define KIN_PROBES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/health.h>
#include <kin/metrics.h>

KIN_BEGIN_DECLS

/** A running server. */
typedef struct kin_probes kin_probes;

/** Options of the server.  Zero is the default of each member. */
typedef struct kin_probes_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    const char *address;        /**< numeric, or "localhost"; NULL: 127.0.0.1 */
    uint16_t port;              /**< 0: any free port */
    bool is_remote_allowed;     /**< `address` may be reachable from other
                                     machines, such as "0.0.0.0"; see B */
    kin_health *health;         /**< borrowed; must outlive the server; NULL: no
                                     health checks */
    kin_metrics *metrics;       /**< kept alive; NULL: no metrics */
} kin_probes_opts;

/**
 * Start a server.
 * @param opts  copied
 * @param ret   released with kin_probes_free()
 * @return 0, KIN_EINVAL (invalid or remotely reachable address),
 *         KIN_ESYSTEM (address in use, ...) or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_probes_new(const kin_probes_opts *opts,
                                         kin_probes **ret, kin_error *err);

/**
 * Stop a server and release it.  Waits for a running health check.
 * @param probes  given
 * @return NULL
 * Threads: owner.  Blocks.  Must not be called by a health check.
 */
KIN_API kin_probes *kin_probes_free(kin_probes *probes);

/**
 * Return the address, such as "http://127.0.0.1:43210".
 * @param probes  borrowed
 * @return borrowed
 * Threads: any.
 */
KIN_API const char *kin_probes_url(const kin_probes *probes);

KIN_DEFINE_AUTO(kin_probes, kin_probes_free);

KIN_END_DECLS

#endif /* KIN_PROBES_H */
