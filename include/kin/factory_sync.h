/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Whether the informers of a factory (kin/factory.h) have got their first
 * lists.
 */
#ifndef KIN_FACTORY_SYNC_H
#define KIN_FACTORY_SYNC_H

#include <stdbool.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/factory.h>
#include <kin/informer.h>
#include <kin/resource.h>
#include <kin/stop.h>

KIN_BEGIN_DECLS

/** How far an informer is that was started; borrowed during a call. */
typedef struct kin_factory_sync {
    const kin_resource *resource; /**< borrowed, as the next one */
    kin_informer *informer;       /**< valid longer only if it is held */
    bool is_synced;               /**< the first list has arrived */
    const kin_error *err;         /**< why not; NULL if it has */
} kin_factory_sync;

/** Called for each informer, without a lock. */
typedef void kin_factory_tell(const kin_factory_sync *sync, void *userdata);

/**
 * Wait until the first list of every informer that was started has arrived, or
 * the informer was released.  With a loop, this steps it while it waits.
 * Returns early if a list is rejected in a way that a retry cannot cure, as
 * kin_informer_wait_synced() does; the call may be repeated.
 * @param factory   borrowed
 * @param stop      ends the wait; may be NULL
 * @param tell      called for each of them in the end, in the order in which
 *                  they were made; may be NULL
 * @param userdata  passed to it
 * @param err       says what has not arrived and why; may be NULL
 * @return 0, KIN_ESTOPPED (also after a shutdown), KIN_ETIMEDOUT, or the code
 *         of the rejection
 * Threads: any but a handler's; with a loop, the thread that steps it.
 * Since: 0.1
 */
KIN_API int kin_factory_wait_synced(kin_factory *factory, kin_stop *stop,
                                    kin_factory_tell *tell, void *userdata,
                                    kin_error *err);

/**
 * Return whether the first list of every informer that was started has arrived.
 * @param factory   borrowed
 * @param tell      called for each of them; may be NULL
 * @param userdata  passed to it
 * @return true if so
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_factory_has_synced(kin_factory *factory,
                                    kin_factory_tell *tell, void *userdata);

KIN_END_DECLS

#endif /* KIN_FACTORY_SYNC_H */
