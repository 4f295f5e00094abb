/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_health: whether a program is well, as probes ask.
 *
 * Checks are added by name; kin_health_answer() answers a request of a probe
 * with the words of Kubernetes' own components.  A program with an HTTP server
 * of its own calls it:
 *
 *     kin_health_add(health, "foos", check_foos, reconciler, KIN_HEALTH_LIVE);
 *     status = kin_health_answer(health, kin_s("/livez?verbose"), text, size);
 *
 *     [+]ping ok
 *     [-]foos failed: reason withheld
 *     livez check failed
 *
 * Why a check failed goes to the log, and not to the probe; except for checks
 * of readiness, whose reason says what the program waits for.
 *
 *   A  Checks are called by the thread that asks, without a lock, in the order
 *      in which they were added; several threads may ask at once.
 *   B  Checks may be added at any time, and stay.
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

/** Checks by name. */
typedef struct kin_health kin_health;

/**
 * Checks something.
 * @param err       to be filled if not; never NULL
 * @param userdata  as given
 * @return 0 or a negative code
 */
typedef int kin_health_fn(kin_error *err, void *userdata);

/** What a check is for. */
typedef enum kin_health_kind {
    KIN_HEALTH_LIVE, /**< the program should be started anew if it fails: it is
                          part of /healthz, /livez and /readyz */
    KIN_HEALTH_READY /**< the program cannot do its work yet: of /readyz only */
} kin_health_kind;

/**
 * Make a set with the one check "ping", which is always well.
 * @param alloc  borrowed; NULL for the default
 * @param log    borrowed; NULL: silence
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
 * @param name      copied; of letters, digits, '-', '_', '.' and ':'
 * @param check     see there
 * @param userdata  passed to it
 * @param kind      see there
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
 *                check of these, such as "/livez/ping"; with "?verbose" for
 *                each check by name, and "?exclude=NAME" for all but that
 * @param buffer  filled with text, NUL-terminated and cut if it does not fit;
 *                unused if `size` is 0
 * @param size    of the buffer
 * @return the HTTP status: 200, 500 if a check failed, or 404
 * Threads: any.  Blocks as long as its checks do.
 */
KIN_API int kin_health_answer(kin_health *health, kin_str target, char *buffer,
                              size_t size);

KIN_DEFINE_AUTO(kin_health, kin_health_free);

KIN_END_DECLS

#endif /* KIN_HEALTH_H */
