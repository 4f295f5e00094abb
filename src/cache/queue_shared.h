/* SPDX-License-Identifier: Apache-2.0 */
/*
 * queue_shared.h - kin_queue: a queue (queue.h) with a lock and blocking calls.
 *
 * Under the mutex only `known` and the functions of the options are called, and
 * no other lock is taken.  It is not held while an item is processed.
 */
#ifndef KIN_CACHE_QUEUE_SHARED_H
#define KIN_CACHE_QUEUE_SHARED_H

#include <kin/queue.h>

#include "base/lock.h"
#include "cache/queue.h"

struct kin_queue {
    const kin_allocator *alloc;
    struct kin__mutex mutex; /* guards all below */
    struct kin__cond
        changed; /* an item was queued or processed, or the queue was closed */
    struct kin__queue *queue; /* owned */
    bool is_busy;             /* an item is being processed */
    bool was_synced; /* kin__queue_has_synced() after the last change */
    void (*on_ready)(void *userdata);
    void *on_ready_userdata;
    kin_known_objects known; /* all zero without known objects */
    void *userdata;          /* from the options, like `destroy` */
    void (*destroy)(void *userdata);
};

/* Sets a function that is called when items may be ready, and when the queue
 * has synced.  It runs under the lock: it may only wake another thread.  NULL
 * removes it. */
void kin__queue_shared_on_ready(kin_queue *queue,
                                void (*on_ready)(void *userdata),
                                void *userdata);
/* Sets whether failed items are queued again. */
void kin__queue_shared_set_retries(kin_queue *queue, bool retries);

#endif /* KIN_CACHE_QUEUE_SHARED_H */
