/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_reconcile: one call of the function of a controller (kin/reconciler.h),
 * which brings what is there closer to what is wanted.  The letters below are
 * of the guarantees there.
 */
#ifndef KIN_RECONCILE_H
#define KIN_RECONCILE_H

#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/informer.h>
#include <kin/object.h>
#include <kin/stop.h>
#include <kin/work.h>

KIN_BEGIN_DECLS

/** One call of the function of a controller; valid until that returns. */
typedef struct kin_reconcile kin_reconcile;

/**
 * Brings what is there closer to what is wanted, for one key.
 * @param call      borrowed
 * @param err       to be filled on failure; never NULL
 * @param userdata  as given
 * @return 0, or a negative code: then it is called again, see
 *         C at the top of kin/reconciler.h
 */
typedef int kin_reconcile_fn(kin_reconcile *call, kin_error *err,
                             void *userdata);

/**
 * Give the key that a call is for.
 * @param call  borrowed
 * @return borrowed from the call
 * Threads: owner.
 * Since: 0.1
 */
KIN_API const kin_work_key *kin_reconcile_key(const kin_reconcile *call);

/**
 * Give the token that stops when the controller does, for requests and waits.
 * @param call  borrowed
 * @return borrowed from the controller
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_stop *kin_reconcile_stop(const kin_reconcile *call);

/**
 * Tell how often the key has failed since it last succeeded.
 * @param call  borrowed
 * @return a count; 0 at the first try
 * Threads: owner.
 * Since: 0.1
 */
KIN_API uint32_t kin_reconcile_failures(const kin_reconcile *call);

/**
 * Ask to be called again for the key, if this call succeeds.  Changes come
 * sooner, as ever.
 * @param call      borrowed
 * @param delay_ms  after so long; at once if it is not positive
 * Threads: owner.
 * Since: 0.1
 */
KIN_API void kin_reconcile_again(kin_reconcile *call, int64_t delay_ms);

/**
 * Say what was written, so that later calls for the key see it (E).  If there
 * is no memory to remember it, this waits until the copy shows it.
 * @param call      borrowed
 * @param informer  whose copy should show it; borrowed; outlives the controller
 * @param object    borrowed; as the server gave it; NULL does nothing
 * @param err       filled on failure only; may be NULL
 * @return 0; KIN_EINVAL if it has no version that can be compared; or why the
 *         wait ended: KIN_ESTOPPED, KIN_ETIMEDOUT
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_reconcile_wrote(kin_reconcile *call, kin_informer *informer,
                                const kin_object *object, kin_error *err);

KIN_END_DECLS

#endif /* KIN_RECONCILE_H */
