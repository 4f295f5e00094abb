/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fake_clock.h - a clock for tests that moves only when advanced.
 *
 * All functions are thread-safe.  The clock keeps no list of waiters: waking
 * them would require their mutexes while holding its own, a lock order that
 * tests should not have to consider.  Instead a wait is split into slices of
 * one real millisecond, and the fake time is checked after each.  So a waiter
 * notices a new time slightly late but never misses it.
 */
#ifndef KIN_BASE_FAKE_CLOCK_H
#define KIN_BASE_FAKE_CLOCK_H

#include <stdatomic.h>

#include "base/clock.h"

struct kin__fake_clock {
    kin_clock clock; /* passed to the code under test */
    _Atomic int64_t now_ns;
    _Atomic int64_t wall_ns;
    _Atomic int64_t suspended_ns; /* total */
    _Atomic int waiters;          /* threads currently in cond_wait */
    _Atomic int timed;            /* waiters that have a deadline */
};

/* Sets the initial times; `now_ns` must not be negative. */
void kin__fake_clock_init(struct kin__fake_clock *fake, int64_t now_ns,
                          int64_t wall_ns);

/* Advances both times by `ns`, which must not be negative. */
void kin__fake_clock_advance(struct kin__fake_clock *fake, int64_t ns);

/* Simulates a suspended machine: advances the wall clock and boot time but not
 * monotonic time. */
void kin__fake_clock_suspend(struct kin__fake_clock *fake, int64_t ns);

/* Sets the wall clock; monotonic time is not affected. */
void kin__fake_clock_set_wall(struct kin__fake_clock *fake, int64_t wall_ns);

/* Blocks until `count` threads are waiting on this clock. */
void kin__fake_clock_await_waiters(struct kin__fake_clock *fake, int count);

#endif /* KIN_BASE_FAKE_CLOCK_H */
