/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fake_clock.h - a clock that stands still until a test moves it.
 *
 * Any thread may read, wait on and move it.  Waiters are not kept in a list:
 * waking them would take their mutexes while holding one of ours, and that is a
 * lock order no test should have to think about.  Instead a wait is cut into
 * slices of a real millisecond and the fake time is looked at after each.  So
 * a waiter learns of a new time a moment late, and never misses it.
 */
#ifndef KIN_BASE_FAKE_CLOCK_H
#define KIN_BASE_FAKE_CLOCK_H

#include <stdatomic.h>

#include "base/clock.h"

struct kin__fake_clock {
    kin_clock clock; /* what is handed to the code under test */
    _Atomic int64_t now_ns;
    _Atomic int64_t wall_ns;
    _Atomic int64_t suspended_ns; /* in all */
    _Atomic int waiters;          /* threads inside cond_wait at this moment */
    _Atomic int timed;            /* of them, with a deadline */
};

/* Starts both times at the given points; `now_ns` is not negative. */
void kin__fake_clock_init(struct kin__fake_clock *fake, int64_t now_ns,
                          int64_t wall_ns);

/* Moves both times on by `ns`, which is not negative. */
void kin__fake_clock_advance(struct kin__fake_clock *fake, int64_t ns);

/* Moves the time on as while the machine is suspended: the monotonic time does
 * not notice. */
void kin__fake_clock_suspend(struct kin__fake_clock *fake, int64_t ns);

/* Makes the wall clock jump; the monotonic time does not notice. */
void kin__fake_clock_set_wall(struct kin__fake_clock *fake, int64_t wall_ns);

/* Returns once `count` threads wait on this clock at the same time. */
void kin__fake_clock_await_waiters(struct kin__fake_clock *fake, int count);

#endif /* KIN_BASE_FAKE_CLOCK_H */
