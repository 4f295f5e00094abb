/* SPDX-License-Identifier: Apache-2.0 */
/*
 * clock.h - an injected source of time.
 *
 * Code that reads the time or waits takes a clock, so that tests and
 * simulations can supply their own.  NULL is the real clock.  There are three
 * times: monotonic time orders events and carries every deadline; time since
 * boot is the same, but includes the time that the machine was suspended; wall
 * clock time is the date, and may jump either way.
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

/* What a clock can do.  Every function may be called by any thread. */
struct kin__clock_ops {
    /* Monotonic time in nanoseconds since some fixed point; never negative. */
    int64_t (*now_ns)(const kin_clock *clock);
    /* The same with the time during which the machine was suspended; NULL: it
     * never is. */
    int64_t (*boot_ns)(const kin_clock *clock);
    /* Nanoseconds since 1970-01-01 UTC. */
    int64_t (*wall_ns)(const kin_clock *clock);
    /* Waits on a condition (made with CLOCK_MONOTONIC) until it is signalled
     * or the deadline passes on this clock.  May return early for no reason, as
     * pthread_cond_wait; so callers loop.  KIN_ETIMEDOUT only after the
     * deadline, else 0. */
    int (*cond_wait)(const kin_clock *clock, pthread_cond_t *cond,
                     pthread_mutex_t *mutex, kin_deadline deadline);
};

/* A clock: the first member of whatever implements it. */
struct kin_clock {
    const struct kin__clock_ops *ops;
};

/* CLOCK_MONOTONIC, CLOCK_BOOTTIME and CLOCK_REALTIME; static. */
const kin_clock *kin__clock_real(void);

int64_t kin__clock_now_ns(const kin_clock *clock);
int64_t kin__clock_boot_ns(const kin_clock *clock);
int64_t kin__clock_wall_ns(const kin_clock *clock);
int kin__clock_cond_wait(const kin_clock *clock, pthread_cond_t *cond,
                         pthread_mutex_t *mutex, kin_deadline deadline);

/* The sum, or the nearest number to it that fits. */
int64_t kin__time_add_ns(int64_t a_ns, int64_t b_ns);
/* So many milliseconds in nanoseconds, or the nearest number that fits. */
int64_t kin__time_of_ms(int64_t ms);

/* The absolute form that pthread and kernel calls take; `ns` is not negative.
 */
struct timespec kin__timespec_of_ns(int64_t ns);

/* `ns` from now on this clock; in the past if negative, never if it lies beyond
 * all time. */
kin_deadline kin__deadline_after(const kin_clock *clock, int64_t ns);

/* The earlier one. */
kin_deadline kin__deadline_min(kin_deadline a, kin_deadline b);

bool kin__deadline_is_never(kin_deadline deadline);

/* A deadline passes at its very nanosecond; never does not pass at all. */
bool kin__deadline_passed(const kin_clock *clock, kin_deadline deadline);

/* 0 once it has passed, INT64_MAX for never. */
int64_t kin__deadline_remaining_ns(const kin_clock *clock,
                                   kin_deadline deadline);

#endif /* KIN_BASE_CLOCK_H */
