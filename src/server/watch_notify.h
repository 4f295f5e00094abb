/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch_notify.h - notifies watches that new events can be read.
 *
 * A waiter is linked in the list of its history while it waits.  A thread that
 * has published events moves it, with the history's lock held, to the list of
 * kin__watch_notify, and calls `wake` later without any lock.
 *
 *   W1  `wake` is called at most once for each wait.
 *   W2  It is not called after the waiter was closed, but may still be running
 *       then.
 *   W3  `destroy` is called once, after the last `wake`.
 */
#ifndef KIN_SERVER_WATCH_NOTIFY_H
#define KIN_SERVER_WATCH_NOTIFY_H

#include "base/list.h"
#include "base/lock.h"
#include "base/ref.h"

struct kin__waiter {
    /* Held by the owner, and by the list of kin__watch_notify. */
    struct kin__ref ref;
    /* In its history; guarded by the history's lock. */
    struct cds_list_head waiting;
    struct cds_list_head waking; /* in kin__watch_notify; guarded by its lock */
    int64_t due_ns; /* wake at this time at the latest; guarded by the history's
                       lock */
    _Atomic bool is_closed;
    void (*wake)(void *userdata);
    void (*destroy)(void *userdata);
    void *userdata;
    void (*release)(
        struct kin__waiter *waiter); /* frees the struct that contains it */
};

struct kin__watch_notify {
    struct kin__mutex lock;
    struct cds_list_head list; /* guarded; holds a reference to each */
    _Atomic size_t pending;    /* in `list`; changed under the lock */
};

void kin__watch_notify_init(struct kin__watch_notify *notify);
void kin__watch_notify_done(struct kin__watch_notify *notify);

void kin__waiter_init(struct kin__waiter *waiter);
/* Drops a reference; the last one calls `destroy`, then `release`. */
void kin__waiter_unref(struct kin__waiter *waiter);

/* Moves the waiters of a list that are due to `notify`; INT64_MAX moves all.
 * Called with the lock of the list held. */
void kin__watch_notify_collect(struct kin__watch_notify *notify,
                               struct cds_list_head *waiters, int64_t now_ns);

/* Calls `wake` of all collected waiters.  Called without any lock. */
void kin__watch_notify_run(struct kin__watch_notify *notify);

#endif /* KIN_SERVER_WATCH_NOTIFY_H */
