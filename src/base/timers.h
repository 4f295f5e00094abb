/* SPDX-License-Identifier: Apache-2.0 */
/*
 * timers.h - things to do later, without a thread to do them.
 *
 * Whoever owns the set asks when the next timer is due, waits until then in its
 * own way, and calls kin__timers_run().  A timer is embedded in the caller's
 * struct and goes off once for each time it is armed.
 *
 *   A  Timers go off in the order of their deadlines; equal ones in the order
 *      in which they were armed.
 *   B  A callback may arm, move and cancel any timer, also its own, and may
 *      free its own: the set does not touch a timer once its callback began.
 *   C  A timer armed by a callback waits for the next run, even if it is due
 *      already; therefore every run ends, and nobody starves.
 *
 * One thread at a time uses a set; there is no lock.
 */
#ifndef KIN_BASE_TIMERS_H
#define KIN_BASE_TIMERS_H

#include "base/clock.h"
#include "base/heap.h"

struct kin__timer;

typedef void kin__timer_fn(struct kin__timer *timer, void *userdata);

struct kin__timer {
    struct kin__heap_node node; /* in the set while armed */
    kin_deadline deadline;      /* meaningful while armed */
    uint64_t serial;            /* orders equal deadlines */
    kin__timer_fn *fn;
    void *userdata;
};

struct kin__timers {
    const kin_clock *clock; /* borrowed */
    struct kin__heap heap;
    uint64_t next_serial;
    bool is_running; /* a callback is on the stack */
    int64_t run_ns;  /* when the current run began */
};

void kin__timers_init(struct kin__timers *timers, const kin_allocator *alloc,
                      const kin_clock *clock);

/* Cancels all timers; the set can be used again. */
void kin__timers_done(struct kin__timers *timers);

/* Makes sure that arming `more` further timers cannot fail: 0 or KIN_ENOMEM.
 * The room is not tied to a timer; count what may be armed at the same time. */
int kin__timers_reserve(struct kin__timers *timers, size_t more) KIN_NODISCARD;

/* Makes a timer that is not armed. */
void kin__timer_init(struct kin__timer *timer, kin__timer_fn *fn,
                     void *userdata);

static inline bool kin__timer_is_armed(const struct kin__timer *timer)
{
    return kin__heap_node_is_in(&timer->node);
}

/* Arms a timer, or moves it if it is armed in this set already, which cannot
 * fail.  0 or KIN_ENOMEM, and then the timer is not armed. */
int kin__timers_add(struct kin__timers *timers, struct kin__timer *timer,
                    kin_deadline deadline) KIN_NODISCARD;

/* Makes sure that a timer does not go off; it need not be armed. */
void kin__timers_cancel(struct kin__timers *timers, struct kin__timer *timer);

/* When kin__timers_run() has something to do next; never if no timer is armed.
 */
kin_deadline kin__timers_next(const struct kin__timers *timers);

/* Calls whatever is due now, one after the other; returns how many.  Not to be
 * called by a callback. */
size_t kin__timers_run(struct kin__timers *timers);

#define KIN__AUTO_TIMERS                                                       \
    __attribute__((cleanup(kin__timers_done))) struct kin__timers

#endif /* KIN_BASE_TIMERS_H */
