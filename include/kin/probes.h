/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_probes: health and metrics of a program over HTTP.
 *
 *     kin_probes_opts opts = KIN_INIT(kin_probes_opts);
 *     opts.port = 8080;
 *     opts.health = health;
 *     opts.metrics = metrics;
 *     kin_probes_new(&opts, &probes, &err);
 *
 * answers GET of /metrics, for Prometheus, and of /healthz, /livez and /readyz,
 * as kin_health_answer() does.
 *
 *   A  One thread answers, one request after the other: checks of health should
 *      be quick.
 *   B  Only programs on the same machine can ask, unless the options say that
 *      others may: there is neither encryption nor authentication.
 *   C  Sizes, counts and times have limits: 16 connections at once, a head of
 *      8 KiB, 10 s for it to arrive and 30 s for the answer to be taken.
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

/** Answers requests. */
typedef struct kin_probes kin_probes;

/** How to answer; zero is a good default for each member. */
typedef struct kin_probes_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL takes the default */
    const char *address;        /**< numeric, or "localhost"; NULL: 127.0.0.1 */
    uint16_t port;              /**< 0 takes a free one */
    bool is_remote_allowed;     /**< `address` may be one that other machines
                                     can reach, such as "0.0.0.0"; see B */
    kin_health *health;         /**< borrowed; outlives it; NULL: nothing is
                                     said of health */
    kin_metrics *metrics;       /**< kept alive; NULL: there are none */
} kin_probes_opts;

/**
 * Begin to answer.
 * @param opts  copied
 * @param ret   released with kin_probes_free()
 * @return 0, KIN_EINVAL (no address, or one that others can reach),
 *         KIN_ESYSTEM (it is taken, ...) or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_probes_new(const kin_probes_opts *opts,
                                         kin_probes **ret, kin_error *err);

/**
 * End it; waits for a check of health that is running.
 * @param probes  given
 * @return NULL
 * Threads: owner.  Blocks.  Not within a check of health.
 */
KIN_API kin_probes *kin_probes_free(kin_probes *probes);

/**
 * Give the address, such as "http://127.0.0.1:43210".
 * @param probes  borrowed
 * @return borrowed
 * Threads: any.
 */
KIN_API const char *kin_probes_url(const kin_probes *probes);

KIN_DEFINE_AUTO(kin_probes, kin_probes_free);

KIN_END_DECLS

#endif /* KIN_PROBES_H */
