/* SPDX-License-Identifier: Apache-2.0 */
/*
 * timers.h - a set of timers without a thread.
 *
 * The owner of the set gets the next deadline from kin__timers_next(), waits
 * until then by its own means, and calls kin__timers_run().  A timer is
 * embedded in the caller's struct and fires once each time it is armed.
 *
 *   A  Timers fire in the order of their deadlines; equal ones in the order in
 *      which they were armed.
 *   B  A callback may arm, move and cancel any timer, including its own, and
 *      may free its own: the set does not touch a timer after calling it.
 *   C  A timer armed by a callback fires in the next run at the earliest, even
 *      if it is already due; therefore every run ends.
 *
 * A set is used by one thread at a time; it has no lock.
 */
#ifndef KIN_BASE_TIMERS_H
#define KIN_BASE_TIMERS_H

#include "base/clock.h"
#include "base/heap.h"

struct kin__timer;

typedef void kin__timer_fn(struct kin__timer *timer, void *userdata);

struct kin__timer {
    struct kin__heap_node node; /* in the set while armed */
    kin_deadline deadline;      /* valid while armed */
    uint64_t serial;            /* orders equal deadlines */
    kin__timer_fn *fn;
    void *userdata;
};

struct kin__timers {
    const kin_clock *clock; /* borrowed */
    struct kin__heap heap;
    uint64_t next_serial;
    bool is_running; /* a callback is on the stack */
    int64_t run_ns;  /* start time of the current run */
};

void kin__timers_init(struct kin__timers *timers, const kin_allocator *alloc,
                      const kin_clock *clock);

/* Cancels all timers; the set stays usable. */
void kin__timers_done(struct kin__timers *timers);

/* Guarantees that arming `more` further timers succeeds.  0 or KIN_ENOMEM.  The
 * room is not tied to particular timers; count how many may be armed at once.
 */
int kin__timers_reserve(struct kin__timers *timers, size_t more) KIN_NODISCARD;

/* Initialises a timer that is not armed. */
void kin__timer_init(struct kin__timer *timer, kin__timer_fn *fn,
                     void *userdata);

static inline bool kin__timer_is_armed(const struct kin__timer *timer)
{
    return kin__heap_node_is_in(&timer->node);
}

/* Arms a timer, or moves it if it is armed in this set, which cannot fail.  0
 * or KIN_ENOMEM; after a failure the timer is not armed. */
int kin__timers_add(struct kin__timers *timers, struct kin__timer *timer,
                    kin_deadline deadline) KIN_NODISCARD;

/* Cancels a timer; a no-op if it is not armed. */
void kin__timers_cancel(struct kin__timers *timers, struct kin__timer *timer);

/* Returns the earliest deadline; "never" if no timer is armed. */
kin_deadline kin__timers_next(const struct kin__timers *timers);

/* Calls the timers that are due and returns their number.  Must not be called
 * from a callback. */
size_t kin__timers_run(struct kin__timers *timers);

#define KIN__AUTO_TIMERS                                                       \
    __attribute__((cleanup(kin__timers_done))) struct kin__timers

#endif /* KIN_BASE_TIMERS_H */
