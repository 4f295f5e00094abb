/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stop.h - callbacks and wake-ups on a stop request.
 *
 * A watch is a callback that runs when stop is requested on a token.  It adds
 * to the guarantees A-E of the public header:
 *
 *   F  A watch is called exactly once after stop has been requested on its
 *      token, unless it is removed before.
 *   G  It is called without locks held, on the thread that requests the stop,
 *      or on the thread that adds it if stop was requested before.
 *   H  When kin__stop_watch_remove() returns, the callback is not running and
 *      will not run.  A callback may remove and free its own watch.
 *   I  A watch keeps its token alive until it is removed.
 *
 * Not guaranteed: that an expired deadline calls a watch.  No thread exists to
 * do so.  A waiter must wait no longer than kin_stop_deadline() and check
 * kin_stop_requested() afterwards.
 *
 * The lock of a tree of tokens is a leaf: no other lock is taken under it.
 */
#ifndef KIN_BASE_STOP_H
#define KIN_BASE_STOP_H

#include <kin/stop.h>

#include "base/clock.h"
#include "base/list.h"
#include "base/lock.h"

struct kin__stop_run;

/* Embedded in its user; the members are private to stop.c.  Zero-initialise it:
 * a zero watch is not added. */
struct kin__stop_watch {
    void (*fn)(void *userdata);
    void *userdata;
    kin_stop *stop;            /* owned reference; NULL if not added */
    struct cds_list_head link; /* in the list of the token or of a run; guarded
                                  by the tree's lock */
    struct kin__stop_run
        *run; /* run that is calling the callback; guarded by the tree's lock */
};

/* Returns the clock of the token's deadline; NULL for the real clock. */
const kin_clock *kin__stop_clock(const kin_stop *stop);

/* Returns the token's deadline for a wait on `clock`: KIN_NEVER if it is on
 * another clock.  A deadline that seems to have passed would make each wait
 * return without releasing the mutex.  Waits on a fake clock return soon by
 * themselves, so that callers check the token. */
kin_deadline kin__stop_deadline_on(const kin_stop *stop,
                                   const kin_clock *clock);

/* Creates a root token whose tree uses the given clock. */
int kin__stop_new_with_clock(const kin_clock *clock, const kin_stop_opts *opts,
                             kin_stop **ret, kin_error *err) KIN_NODISCARD;

/* Adds a watch to a token; with a NULL token it is never called.  If stop was
 * requested before, `fn` is called before this returns.  The callback must be
 * short and must not wait for a thread that may be in kin__stop_watch_remove().
 * Every added watch must be removed, whether it was called or not. */
void kin__stop_watch_add(struct kin__stop_watch *watch, kin_stop *stop,
                         void (*fn)(void *userdata), void *userdata);

/* Removes a watch from its token and waits if its callback is running on
 * another thread.  A no-op for a watch that is not added.  Only one thread may
 * remove a watch. */
void kin__stop_watch_remove(struct kin__stop_watch *watch);

/*
 * For threads that wait on a condition and must also wake on a stop request:
 *
 *     KIN__AUTO_STOP_WAKER waker = {0};
 *     kin__stop_waker_add(&waker, stop, &queue->mutex, &queue->cond);
 *     KIN__LOCK_SCOPE(&queue->mutex);
 *     while (queue_is_empty(queue) && !kin_stop_requested(stop))
 *         kin__cond_wait_until(&queue->cond, &queue->mutex, queue->clock,
 *                              kin_stop_deadline(stop));
 *
 * The waker broadcasts the condition with the mutex held, so that no wake-up is
 * lost between the check of the token and the wait.  Therefore a waker must be
 * added and removed without holding the mutex; the order of the declarations
 * above ensures it.
 */
struct kin__stop_waker {
    struct kin__stop_watch watch;
    struct kin__mutex *mutex; /* borrowed */
    struct kin__cond *cond;   /* borrowed */
};

void kin__stop_waker_add(struct kin__stop_waker *waker, kin_stop *stop,
                         struct kin__mutex *mutex, struct kin__cond *cond);
void kin__stop_waker_remove(struct kin__stop_waker *waker);

#define KIN__AUTO_STOP_WAKER                                                   \
    __attribute__((cleanup(kin__stop_waker_remove))) struct kin__stop_waker

#endif /* KIN_BASE_STOP_H */
