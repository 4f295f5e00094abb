/* SPDX-License-Identifier: Apache-2.0 */
/*
 * workqueue.h - a work core with a lock, blocking calls and metrics.
 *
 * Delayed keys need no thread: one of the waiting threads only waits until the
 * next key is due, and a thread that stops waiting makes sure that another one
 * takes over this duty.
 *
 * Waking a thread costs more than everything else, so threads are woken one at
 * a time; a woken thread wakes the next one if keys are left.  Invariant:
 * whenever a thread waits although a key could be taken, or a key is due at a
 * time that no thread waits for, another thread has been signalled and is about
 * to run.
 *
 * The latch guards the queue and is taken millions of times; the mutex is only
 * for blocking.  Neither is taken under the other: a thread that is going to
 * block reads `wakes` under the latch and blocks while it is unchanged; a
 * thread that saw a waiter under the latch increments `wakes` under the mutex.
 */
#ifndef KIN_CONTROL_WORKQUEUE_H
#define KIN_CONTROL_WORKQUEUE_H

#include <kin/workqueue.h>

#include "base/clock.h"
#include "base/latch.h"
#include "base/lock.h"
#include "base/metrics.h"
#include "control/work_core.h"

struct kin_workqueue {
    const kin_allocator *alloc; /* borrowed */
    const kin_clock *clock;     /* borrowed; NULL for the real one */
    char *name;                 /* owned; NULL for none */
    kin_work_limiter *limiter;  /* owned reference */
    bool has_type;
    kin_work_key_type type;
    uint64_t seed;
    struct kin__collector collector;
    struct kin__mutex mutex;    /* for blocking, and for `wakes` */
    struct kin__cond available; /* threads that wait for a key */
    struct kin__cond drained;   /* threads that wait in drain */
    _Atomic uint64_t wakes;     /* written under the mutex */
    struct kin__latch latch;    /* guards all that follows */
    size_t waiters;             /* threads on `available` */
    bool is_waking;      /* one of them was signalled and does not run yet */
    int64_t timer_ns;    /* when the first of them wakes by itself; INT64_MAX if
                            none does */
    size_t drainers;     /* threads on `drained` */
    uint64_t shut_downs; /* shut_down() calls, which release them */
    struct kin__work_core core;
};

/* Getters take the latch and promote due keys, so they need a non-const
 * pointer. */
static inline kin_workqueue *kin__workqueue_mutable(const kin_workqueue *queue)
{
    return (kin_workqueue *)(uintptr_t)queue;
}

/* Collector of the metrics of a named queue. */
void kin__workqueue_collect(kin_metrics *metrics, void *queue);

/* As kin_workqueue_new(), with an injected clock. */
int kin__workqueue_new(const kin_clock *clock, const kin_workqueue_opts *opts,
                       kin_workqueue **ret, kin_error *err) KIN_NODISCARD;

bool kin__workqueue_is_shut_down(kin_workqueue *queue);

/* The number of waiting keys, without delayed and running ones. */
size_t kin__workqueue_count(kin_workqueue *queue);

#endif /* KIN_CONTROL_WORKQUEUE_H */
