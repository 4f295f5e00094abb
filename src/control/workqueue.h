/* SPDX-License-Identifier: Apache-2.0 */
/*
 * workqueue.h - a work core with a lock, and threads that wait.
 *
 * There is no thread of its own for what is due later: of those who wait for
 * work one waits no longer than until the next time, and who leaves sees to it
 * that another one does.
 *
 * Waking a thread costs more than all the rest, so one is woken at a time.  It
 * wakes the next one when it leaves something behind.  Therefore, whenever
 * somebody sleeps although there is something to take, or a time that nobody
 * waits for, somebody else is on the way.
 *
 * The latch guards what is done millions of times; the mutex is for sleeping
 * only.  Neither is taken under the other: who is to sleep reads `wakes` under
 * the latch, and sleeps while it stays the same; who has seen a sleeper under
 * the latch counts it up under the mutex.
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
    kin_work_limiter *limiter;  /* a reference */
    bool has_type;
    kin_work_key_type type;
    uint64_t seed;
    struct kin__collector collector;
    struct kin__mutex mutex;  /* for sleeping, and for `wakes` */
    struct kin__cond came;    /* those who wait for work */
    struct kin__cond drained; /* those who wait for the end */
    _Atomic uint64_t wakes;   /* written under the mutex */
    struct kin__latch latch;  /* guards all that follows */
    size_t sleepers;          /* on `came` */
    bool is_waking;           /* one of them was signalled, and is not awake
                                 yet */
    int64_t timer_ns;         /* until when one of them sleeps at most;
                                 INT64_MAX if none does */
    size_t drainers;          /* on `drained` */
    uint64_t shut_downs;      /* calls that release them */
    struct kin__work_core core;
};

/* To read a queue, its latch is taken, and what is due is let wait. */
static inline kin_workqueue *kin__workqueue_of(const kin_workqueue *queue)
{
    return (kin_workqueue *)(uintptr_t)queue;
}

/* Tells metrics how a queue with a name is. */
void kin__workqueue_collect(kin_metrics *metrics, void *queue);

/* As kin_workqueue_new(), by another clock. */
int kin__workqueue_new(const kin_clock *clock, const kin_workqueue_opts *opts,
                       kin_workqueue **ret, kin_error *err) KIN_NODISCARD;

/* Lets what is due wait; whether somebody must be woken to take it, with
 * kin__workqueue_wake().  The latch is held. */
bool kin__workqueue_promote(kin_workqueue *queue, int64_t now_ns);
void kin__workqueue_wake(kin_workqueue *queue);

bool kin__workqueue_is_shut_down(kin_workqueue *queue);

/* Keys that wait: neither those due later nor those being done. */
size_t kin__workqueue_count(kin_workqueue *queue);

#endif /* KIN_CONTROL_WORKQUEUE_H */
