/* SPDX-License-Identifier: Apache-2.0 */
/*
 * queue_shared.h - a queue (queue.h) with a lock around it, and with waits.
 *
 * The mutex is a leaf, except that `known` and the functions of the options are
 * called under it.  While an item is processed it is not held.
 */
#ifndef KIN_CACHE_QUEUE_SHARED_H
#define KIN_CACHE_QUEUE_SHARED_H

#include <kin/queue.h>

#include "base/lock.h"
#include "cache/queue.h"

struct kin_queue {
    const kin_allocator *alloc;
    struct kin__mutex mutex;  /* all below */
    struct kin__cond changed; /* something came, was processed, or it closed */
    struct kin__queue *queue; /* owned */
    bool is_busy;             /* something is being processed */
    bool was_synced;          /* when something was last put in or taken out */
    void (*on_ready)(void *userdata);
    void *on_ready_userdata;
    kin_known_objects known; /* zero: not given */
    void *userdata;          /* of the options, as the next one */
    void (*destroy)(void *userdata);
};

/* Calls a function whenever there may be something to take, and when the queue
 * has synced; with the lock held: it may only wake somebody.  NULL for none any
 * more. */
void kin__queue_shared_on_ready(kin_queue *queue,
                                void (*on_ready)(void *userdata),
                                void *userdata);
/* Changes what becomes of an item that could not be processed. */
void kin__queue_shared_set_retries(kin_queue *queue, bool retries);

#endif /* KIN_CACHE_QUEUE_SHARED_H */
