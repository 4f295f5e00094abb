/* SPDX-License-Identifier: Apache-2.0 */
/*
 * applier.h - applies the changes of a queue to a store, and notifies one
 * handler.
 *
 * Like an informer, but in one thread, without a lock and for one handler:
 * first the store changes, then the handler is called.
 */
#ifndef KIN_INFORMER_APPLIER_H
#define KIN_INFORMER_APPLIER_H

#include <kin/handler.h>
#include <kin/queue.h>
#include <kin/store.h>

struct kin__applier {
    kin_store *store; /* borrowed */
    const kin_allocator *alloc;
    kin_handler handler;
};

/* With the applier as userdata.  0, KIN_ENOMEM, KIN_ELIMIT, or the error of
 * an index; earlier changes of the batch are applied. */
kin_queue_process kin__applier_process;

/* The store as the known objects of a queue. */
kin_known_objects kin__applier_known(struct kin__applier *applier);

#endif /* KIN_INFORMER_APPLIER_H */
