/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reflector_run.h - a reflector with its requests and threads: an informer with
 * a target or with the program's store, and without handlers.
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

/* As kin_reflector_new(), or for a store if `target` is NULL; for tests and
 * controllers.  The options are those of kin__informer_take_opts().  Of
 * `extras` target and store are set here. */
int kin__reflector_run_new(kin_lister_watcher *lw,
                           const kin_reflector_store *target, kin_store *store,
                           const kin_informer_opts *opts,
                           const struct kin__informer_extras *extras,
                           kin_reflector **ret, kin_error *err) KIN_NODISCARD;

/* Puts into a queue what a reflector reads. */
kin_reflector_store kin__queue_target(kin_queue *queue);

#endif /* KIN_INFORMER_REFLECTOR_RUN_H */
