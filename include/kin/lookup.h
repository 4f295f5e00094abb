/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_lookup: find an object that an informer may not have yet.
 *
 * A packet or a log line often comes before the informer has the pod.  A lookup
 * ends as soon as an object with the key, or with the value in an index, is in
 * the cache:
 *
 *     kin_informer_lookup_async(pods,
 *                               KIN_OPTS(kin_lookup_opts,
 *                                        .index = kin_s(KIN_INDEX_POD_IP),
 *                                        .value = kin_index_value_str(&ip),
 *                                        .timeout_ms = 5000,
 *                                        .on_done = got_pod),
 *                               NULL, &err);
 *
 *   A  A lookup that was started ends once: `on_done` is called exactly once,
 *      unless kin_lookup_free() came before.  If the start fails, `on_done` is
 *      not called and `destroy` is.
 *   B  Callbacks of one informer's lookups run one at a time, without a lock,
 *      on a thread that the informer has anyway; with a loop, within
 *      kin_loop_step().  They must not block: a blocking call there fails with
 *      KIN_EINVAL.  They may start, cancel and free lookups, and must not free
 *      the informer.
 *   C  No callback runs within the function that starts, cancels or frees a
 *      lookup.
 *   D  A lookup that waits costs no thread and about 300 bytes, and an event of
 *      the informer costs the same however many lookups wait.
 *   E  A lookup ends with KIN_ETIMEDOUT at its deadline, and with KIN_ESTOPPED
 *      when it is cancelled, or its token or the informer is stopped.
 *      kin_informer_free() calls the callbacks that are still due.
 *   F  The caller owns the lookup and releases it with kin_lookup_free(), also
 *      after the informer was freed.  Without a place for it (`ret` is NULL)
 *      the library frees it after `on_done`.
 *   G  kin_lookup_free() cancels a lookup that has not ended.  When it returns,
 *      no callback runs or will run, and `destroy` was called.  Within a
 *      callback of the lookup itself: it is freed when that has returned.
 *
 * In a loop (kin/loop.h) lookups are started and freed by the stepping thread,
 * or while no thread steps.
 */
#ifndef KIN_LOOKUP_H
#define KIN_LOOKUP_H

#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/informer.h>
#include <kin/object.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A lookup that was started; see the guarantees at the top. */
typedef struct kin_lookup kin_lookup;

/**
 * The lookup has ended.
 * @param lookup  borrowed during the callback, or until kin_lookup_free() if
 *                the caller owns it
 * @param err     NULL if an object was found
 */
typedef void kin_lookup_fn(kin_lookup *lookup, const kin_error *err,
                           void *userdata);

/** Options of a lookup. */
typedef struct kin_lookup_opts {
    size_t size;            /**< of this struct */
    kin_str index;          /**< name of an index; empty: by key */
    kin_str value;          /**< in the index, or the key; copied; at most
                                 65,535 bytes */
    int64_t timeout_ms;     /**< 0: none */
    kin_stop *stop;         /**< ends the lookup, also at its deadline; kept
                                 alive; may be NULL */
    kin_lookup_fn *on_done; /**< called at the end; required */
    void *userdata;         /**< passed to `on_done` */
    /** Releases `userdata`; called once, after `on_done`.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_lookup_opts;

/**
 * Start a lookup.  If the object is there already, `on_done` is called soon.
 * At most 16 million lookups of an informer wait.
 * @param informer  borrowed; need not be started
 * @param opts      copied
 * @param ret       released with kin_lookup_free(); may be NULL
 * @return 0, KIN_ENOTFOUND (no such index), KIN_EINVAL (no `on_done`, or an
 *         option), KIN_ESTOPPED (the informer was stopped), KIN_ELIMIT or
 *         KIN_ENOMEM
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_informer_lookup_async(kin_informer *informer,
                                                    const kin_lookup_opts *opts,
                                                    kin_lookup **ret,
                                                    kin_error *err);

/**
 * End a lookup soon, with KIN_ESTOPPED.  No-op if it has ended.
 * @param lookup  borrowed; may be NULL
 * Threads: any.
 * Since: 0.2
 */
KIN_API void kin_lookup_cancel(kin_lookup *lookup);

/**
 * Release a lookup (G).  Waits for its callback if that is running on another
 * thread, so two callbacks must not free each other's lookups.
 * @param lookup  given
 * @return NULL
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API kin_lookup *kin_lookup_free(kin_lookup *lookup);

/**
 * Return the object that was found: one of those with the value.
 * @param lookup  borrowed; has ended
 * @return borrowed from the lookup; NULL if it failed
 * Threads: any.
 * Since: 0.2
 */
KIN_API const kin_object *kin_lookup_object(const kin_lookup *lookup);

KIN_DEFINE_AUTO(kin_lookup, kin_lookup_free);

KIN_END_DECLS

#endif /* KIN_LOOKUP_H */
