/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stop.h - being told of a stop, beyond kin/stop.h.
 *
 * A watch is a callback for the moment at which a token is asked to stop.  To
 * the guarantees A-E of the public header it adds:
 *
 *   F  A watch is called once if its token was or is asked to stop, unless it
 *      is removed before its turn comes; never a second time.
 *   G  It is called without any lock of ours, by the thread that asks, or by
 *      the one that adds it to a token that was asked already.
 *   H  When kin__stop_watch_remove() returns, the callback is not running and
 *      never will; unless it is called by the callback itself, which may then
 *      free the watch.
 *   I  A watch keeps its token alive until it is removed.
 *
 * Not promised: that a deadline calls a watch.  There is no thread that could
 * do so; whoever waits, waits no longer than kin_stop_deadline() and looks at
 * kin_stop_requested() afterwards.
 *
 * The lock of a tree of tokens is a leaf: nothing else is locked under it.
 */
#ifndef KIN_BASE_STOP_H
#define KIN_BASE_STOP_H

#include <kin/stop.h>

#include "base/clock.h"
#include "base/list.h"
#include "base/lock.h"

struct kin__stop_run;

/* Embedded in whoever wants to know; all members belong to stop.c.  Zero is a
 * watch that is on no token. */
struct kin__stop_watch {
    void (*fn)(void *userdata);
    void *userdata;
    kin_stop *stop;            /* owned reference; NULL while not added */
    struct cds_list_head link; /* in the token's list or a run's; guarded */
    struct kin__stop_run *run; /* who is in the callback now; guarded */
};

/* The clock of its deadline; NULL for the real one. */
const kin_clock *kin__stop_clock(const kin_stop *stop);

/* A token without a parent that goes by another clock; so do all below it. */
int kin__stop_new_with_clock(const kin_clock *clock, const kin_stop_opts *opts,
                             kin_stop **ret, kin_error *err) KIN_NODISCARD;

/* Puts a watch on a token; a NULL token never calls it.  If the token was asked
 * to stop already, `fn` is called before this returns.  The callback must be
 * short and must not wait for a thread that may be in kin__stop_watch_remove().
 * Every watch added has to be removed, called or not. */
void kin__stop_watch_add(struct kin__stop_watch *watch, kin_stop *stop,
                         void (*fn)(void *userdata), void *userdata);

/* Takes a watch off its token; waits if the callback runs in another thread.
 * Does nothing to one that is on no token.  One remover at a time. */
void kin__stop_watch_remove(struct kin__stop_watch *watch);

/*
 * For threads that wait on a condition of their own and must also wake when a
 * token is asked to stop:
 *
 *     KIN__AUTO_STOP_WAKER waker = {0};
 *     kin__stop_waker_add(&waker, stop, &queue->mutex, &queue->cond);
 *     KIN__LOCK_SCOPE(&queue->mutex);
 *     while (queue_is_empty(queue) && !kin_stop_requested(stop))
 *         kin__cond_wait_until(&queue->cond, &queue->mutex, queue->clock,
 *                              kin_stop_deadline(stop));
 *
 * The waker broadcasts the condition with its mutex held, so that no wake-up is
 * lost between the look at the token and the wait.  For that reason adding and
 * removing happen without that mutex; in the order above, the scopes see to it.
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
