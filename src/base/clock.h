/* SPDX-License-Identifier: Apache-2.0 */
/*
 * clock.h - an injected source of time.
 *
 * Code that reads the time or waits takes a clock, so that tests and
 * simulations can supply their own.  NULL is the real clock.  A clock has three
 * times: monotonic time, used for all deadlines; boot time, which also advances
 * while the machine is suspended; and wall-clock time, which may jump in either
 * direction.
 */
#ifndef KIN_BASE_CLOCK_H
#define KIN_BASE_CLOCK_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include <kin/stop.h>

#define KIN__NS_PER_US INT64_C(1000)
#define KIN__NS_PER_MS INT64_C(1000000)
#define KIN__NS_PER_S INT64_C(1000000000)

/* Implementation of a clock.  All functions are thread-safe. */
struct kin__clock_ops {
    /* Returns monotonic time: nanoseconds since some fixed point, never
     * negative. */
    int64_t (*now_ns)(const kin_clock *clock);
    /* Returns monotonic time plus the time spent suspended.  NULL if the clock
     * is never suspended. */
    int64_t (*boot_ns)(const kin_clock *clock);
    /* Returns nanoseconds since 1970-01-01 UTC. */
    int64_t (*wall_ns)(const kin_clock *clock);
    /* Waits on a condition (made with CLOCK_MONOTONIC) until it is signalled or
     * the deadline passes on this clock.  Spurious wake-ups are possible, so
     * callers loop.  Returns KIN_ETIMEDOUT only after the deadline, else 0. */
    int (*cond_wait)(const kin_clock *clock, pthread_cond_t *cond,
                     pthread_mutex_t *mutex, kin_deadline deadline);
};

/* The first member of every implementation of a clock. */
struct kin_clock {
    const struct kin__clock_ops *ops;
};

/* Returns the clock that reads CLOCK_MONOTONIC, CLOCK_BOOTTIME and
 * CLOCK_REALTIME; static. */
const kin_clock *kin__clock_real(void);

int64_t kin__clock_now_ns(const kin_clock *clock);
int64_t kin__clock_boot_ns(const kin_clock *clock);
int64_t kin__clock_wall_ns(const kin_clock *clock);
int kin__clock_cond_wait(const kin_clock *clock, pthread_cond_t *cond,
                         pthread_mutex_t *mutex, kin_deadline deadline);

/* Adds two times; the result saturates. */
int64_t kin__time_add_ns(int64_t a_ns, int64_t b_ns);
/* Converts milliseconds to nanoseconds; the result saturates. */
int64_t kin__time_of_ms(int64_t ms);

/* Converts an absolute time for pthread and system calls; `ns` must not be
 * negative. */
struct timespec kin__timespec_of_ns(int64_t ns);

/* Returns the deadline `ns` from now on this clock.  A negative `ns` gives a
 * deadline in the past, an overflow gives "never". */
kin_deadline kin__deadline_after(const kin_clock *clock, int64_t ns);

/* Returns the earlier of two deadlines. */
kin_deadline kin__deadline_min(kin_deadline a, kin_deadline b);

bool kin__deadline_is_never(kin_deadline deadline);

/* Whether the deadline has been reached, that is, now >= deadline.  "Never"
 * never passes. */
bool kin__deadline_passed(const kin_clock *clock, kin_deadline deadline);

/* Returns the time left: 0 once the deadline has passed, INT64_MAX for "never".
 */
int64_t kin__deadline_remaining_ns(const kin_clock *clock,
                                   kin_deadline deadline);

#endif /* KIN_BASE_CLOCK_H */
