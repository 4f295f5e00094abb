/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_health: health checks for liveness and readiness probes.
 *
 * Checks are added by name; kin_health_answer() answers probes in the format of
 * Kubernetes' components, for programs with their own HTTP server:
 *
 *     kin_health_add(health, "foos", check_foos, reconciler, KIN_HEALTH_LIVE);
 *     status = kin_health_answer(health, kin_s("/livez?verbose"), text, size);
 *
 *     [+]ping ok
 *     [-]foos failed: reason withheld
 *     livez check failed
 *
 * The reason of a failure is logged, not sent to the probe; except for
 * readiness checks, whose reason says what the program is waiting for.
 *
 *   A  Checks are called on the thread that calls kin_health_answer(), without
 *      a lock, in the order in which they were added; possibly concurrently.
 *   B  Checks may be added at any time and cannot be removed.
 */
#ifndef KIN_HEALTH_H
#define KIN_HEALTH_H

#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/log.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A set of checks. */
typedef struct kin_health kin_health;

/**
 * A check.
 * @param err       fill on failure; never NULL
 * @param userdata  as passed to kin_health_add()
 * @return 0 or a negative code
 */
typedef int kin_health_fn(kin_error *err, void *userdata);

/** Kind of a check. */
typedef enum kin_health_kind {
    KIN_HEALTH_LIVE, /**< the program should be restarted if it fails: part of
                          /healthz, /livez and /readyz */
    KIN_HEALTH_READY /**< the program is not ready yet: /readyz only */
} kin_health_kind;

/**
 * Create a set with the check "ping", which always passes.
 * @param alloc  borrowed; NULL for the default
 * @param log    borrowed; NULL: none
 * @param ret    released with kin_health_free()
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_health_new(const kin_allocator *alloc,
                                         const kin_log *log, kin_health **ret,
                                         kin_error *err);

/**
 * Release a set that is no longer in use.
 * @param health  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_health *kin_health_free(kin_health *health);

/**
 * Add a check.
 * @param health    borrowed
 * @param name      copied; letters, digits, '-', '_', '.' and ':'
 * @param check     the check
 * @param userdata  passed to it
 * @param kind      liveness or readiness
 * @return 0, KIN_EINVAL, KIN_EEXISTS or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_health_add(kin_health *health, const char *name,
                                         kin_health_fn *check, void *userdata,
                                         kin_health_kind kind);

/**
 * Answer a probe.
 * @param health  borrowed
 * @param target  of its request: "/healthz", "/livez" or "/readyz"; or one
 *                check of these, such as "/livez/ping"; with "?verbose" to
 *                list all checks, and "?exclude=NAME" to skip one
 * @param buffer  filled with text, NUL-terminated, truncated if it does not
 *                fit
 * @param size    of the buffer
 * @return the HTTP status: 200, 500 if a check failed, or 404
 * Threads: any.  Blocks if a check blocks.
 */
KIN_API int kin_health_answer(kin_health *health, kin_str target, char *buffer,
                              size_t size);

KIN_DEFINE_AUTO(kin_health, kin_health_free);

KIN_END_DECLS

#endif /* KIN_HEALTH_H */
