/* SPDX-License-Identifier: Apache-2.0 */
/*
 * wakes.h - telling those who wait that there is something to take.
 *
 * A waiter stands in the list of its history while it waits.  Whoever has news
 * moves it, under the history's lock, to the list of wakes, and runs the wakes
 * later without any lock.
 *
 *   W1  A waiter is called at most once for each time that it waited.
 *   W2  It is not called after it was closed, but may be while it is.
 *   W3  `destroy` comes once, after the last call.
 */
#ifndef KIN_SERVER_WAKES_H
#define KIN_SERVER_WAKES_H

#include "base/list.h"
#include "base/lock.h"
#include "base/ref.h"

struct kin__waiter {
    struct kin__ref ref;          /* of its owner, and of the list of wakes */
    struct cds_list_head waiting; /* in its history; guarded by its lock */
    struct cds_list_head waking;  /* guarded by the lock of the wakes */
    int64_t due_ns;               /* wake it then at the latest; guarded by the
                                     history's lock */
    _Atomic bool is_closed;
    void (*wake)(void *userdata);
    void (*destroy)(void *userdata);
    void *userdata;
    void (*release)(struct kin__waiter *waiter); /* frees what it lies in */
};

struct kin__wakes {
    struct kin__mutex lock;
    struct cds_list_head list; /* guarded; a reference of each */
};

void kin__wakes_init(struct kin__wakes *wakes);
void kin__wakes_done(struct kin__wakes *wakes);

void kin__waiter_init(struct kin__waiter *waiter);
/* Drops a reference; the last one calls `destroy`, then `release`. */
void kin__waiter_unref(struct kin__waiter *waiter);

/* Takes all waiters of a list, or those that are due; the lock of the list is
 * held.  INT64_MAX takes all. */
void kin__wakes_collect(struct kin__wakes *wakes, struct cds_list_head *waiters,
                        int64_t now_ns);

/* Calls those that were taken.  No lock is held. */
void kin__wakes_run(struct kin__wakes *wakes);

#endif /* KIN_SERVER_WAKES_H */
