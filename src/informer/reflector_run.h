/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reflector_run.h - a reflector with its requests and threads: an informer that
 * has a target or uses the program's store, and has no handlers.
 */
#ifndef KIN_INFORMER_REFLECTOR_RUN_H
#define KIN_INFORMER_REFLECTOR_RUN_H

#include <kin/reflector.h>

#include "informer/informer.h"

struct kin_reflector {
    const kin_allocator *alloc;
    kin_reflector_store target;
    kin_informer *informer; /* owned */
};

/* Like kin_reflector_new(), or for a store if `target` is NULL; for tests and
 * controllers.  `opts` comes from kin__informer_take_opts().  The target and
 * the store in `extras` are ignored. */
int kin__reflector_run_new(kin_lister_watcher *lw,
                           const kin_reflector_store *target, kin_store *store,
                           const kin_informer_opts *opts,
                           const struct kin__informer_extras *extras,
                           kin_reflector **ret, kin_error *err) KIN_NODISCARD;

/* Returns a target that puts the changes of a reflector into a queue. */
kin_reflector_store kin__queue_target(kin_queue *queue);

#endif /* KIN_INFORMER_REFLECTOR_RUN_H */
