/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_failure: what went wrong in an informer, and what to do about it.
 *
 * An informer reports every failed list or watch, and every object that it
 * cannot decode or store, to `on_error` of its options.  The callback decides
 * whether the informer continues.
 */
#ifndef KIN_FAILURE_H
#define KIN_FAILURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/resource.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

struct kin_informer;

/** What to do after a failure. */
typedef enum kin_verdict {
    KIN_RETRY,  /**< retry with backoff, as client-go does */
    KIN_GIVE_UP /**< stop the informer with this error */
} kin_verdict;

/** Context of a failure, borrowed until the callback returns. */
typedef struct kin_failure {
    size_t size;                   /**< of this struct */
    struct kin_informer *informer; /**< NULL for a kin_reflector and a
                                        kin_controller */
    const char *name;              /**< of the informer; never NULL */
    const kin_resource *resource;  /**< what it lists and watches */
    kin_str ns;                    /**< empty for all namespaces */
    unsigned attempt;              /**< 1 for the first failure in a row; 0 if
                                        no request has failed */
    int64_t retry_in_ms;           /**< delay before the next request, or 0 */
    bool is_permanent;             /**< a retry is unlikely to help: 400, 401,
                                        403, 404, 405, 406, 422, or a server
                                        that could not be verified */
    kin_str key;      /**< of the affected object; empty if a request
                           failed */
    bool is_isolated; /**< the object is not cached: see
                           kin_informer_isolated() */
} kin_failure;

/**
 * Decides what to do about a failure.  Called by one thread at a time for each
 * informer, without any lock; it should not block, since other informers of the
 * client share the thread.  The informer may be stopped or released from
 * within.  No request is sent before it has returned.
 *
 * It must return: ending the thread (pthread_exit()) or throwing a C++
 * exception is undefined.  In an event loop, one that leaves kin_loop_step() by
 * longjmp() counts as KIN_RETRY, and an error is logged; it is detected as for
 * a handler (kin/handler.h).
 */
typedef kin_verdict kin_failure_fn(const kin_failure *failure,
                                   const kin_error *err, void *userdata);

KIN_END_DECLS

#endif /* KIN_FAILURE_H */
