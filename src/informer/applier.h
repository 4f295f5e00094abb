/* SPDX-License-Identifier: Apache-2.0 */
/*
 * applier.h - from the changes of a queue to a store, and to one handler.
 *
 * What an informer does under its lock and tells many, done in one thread and
 * told to one: first the store, then the handler.
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

/* With the applier as userdata.  0, KIN_ENOMEM, KIN_ELIMIT, or what an index
 * gave; what came before in a batch was done. */
kin_queue_process kin__applier_process;

/* The store as what a queue knows. */
kin_known_objects kin__applier_known(struct kin__applier *applier);

#endif /* KIN_INFORMER_APPLIER_H */
