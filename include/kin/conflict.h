/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Changing an object that others change too.
 *
 * An update names the version that it was made from; if the object has another
 * one by then, the server refuses with a conflict.  The way out is to get the
 * object again, change that, and update again:
 *
 *     static int scale(kin_error *err, void *userdata)
 *     {
 *         ... kin_client_get(), edit, kin_client_update() ...
 *     }
 *     kin_retry_on_conflict(client, scale, &job, NULL, &err);
 */
#ifndef KIN_CONFLICT_H
#define KIN_CONFLICT_H

#include <stddef.h>
#include <stdint.h>

#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/stop.h>

KIN_BEGIN_DECLS

/** How often to try, and how long to wait; zero takes the default. */
typedef struct kin_retry_opts {
    size_t size;     /**< of this struct */
    kin_stop *stop;  /**< borrowed; ends the waits; may be NULL */
    unsigned steps;  /**< tries; 0: 5 */
    double delay_ms; /**< after the first; 0: 10 */
    double factor;   /**< by which each wait is longer; 0: 1 */
    double jitter;   /**< up to this share of a wait more, at random; 0: 0.1,
                          negative: none */
} kin_retry_opts;

/** Initialises options: five tries, 10 ms apart; for short quarrels. */
#define KIN_RETRY_OPTS_INIT                                                    \
    {                                                                          \
        sizeof(kin_retry_opts), NULL, 0, 0, 0, 0                               \
    }

/** Initialises options: four tries, 10, 50 and 250 ms apart; for objects that
 * several controllers write. */
#define KIN_RETRY_OPTS_INIT_BACKOFF                                            \
    {                                                                          \
        sizeof(kin_retry_opts), NULL, 4, 10, 5, 0                              \
    }

/**
 * Gets, changes and updates once.
 * @param err       to be filled on failure; never NULL
 * @param userdata  as given to kin_retry_on_conflict()
 * @return 0 or a negative code
 */
typedef int kin_retry_fn(kin_error *err, void *userdata);

/**
 * Do something until it does not fail with a conflict.
 * @param client    borrowed
 * @param fn        called in this thread; it must get the object anew
 * @param userdata  passed to `fn`
 * @param opts      borrowed; may be NULL
 * @param err       filled on failure only; may be NULL
 * @return 0; what `fn` returned, if it is no conflict (see
 *         kin_error_is_conflict()) or was the last try; KIN_EINVAL, or why the
 *         token stopped during a wait
 * Threads: any that may wait.
 * Since: 0.1
 */
KIN_API int kin_retry_on_conflict(kin_client *client, kin_retry_fn *fn,
                                  void *userdata, const kin_retry_opts *opts,
                                  kin_error *err);

KIN_END_DECLS

#endif /* KIN_CONFLICT_H */
