/* SPDX-License-Identifier: Apache-2.0 */
#include "base/clock.h"

#include <assert.h>
#include <errno.h>
#include <time.h>

static int64_t clock_read_ns(clockid_t id)
{
    struct timespec now = {0};
    int r = clock_gettime(id, &now);

    /* All three clocks exist on every Linux. */
    assert(r == 0);
    (void)r;
    return now.tv_sec * KIN__NS_PER_S + now.tv_nsec;
}

static int64_t real_now_ns(const kin_clock *clock)
{
    (void)clock;
    return clock_read_ns(CLOCK_MONOTONIC);
}

static int64_t real_boot_ns(const kin_clock *clock)
{
    (void)clock;
#ifdef CLOCK_BOOTTIME
    return clock_read_ns(CLOCK_BOOTTIME);
#else
    return clock_read_ns(CLOCK_MONOTONIC);
#endif
}

static int64_t real_wall_ns(const kin_clock *clock)
{
    (void)clock;
    return clock_read_ns(CLOCK_REALTIME);
}

static int real_cond_wait(const kin_clock *clock, pthread_cond_t *cond,
                          pthread_mutex_t *mutex, kin_deadline deadline)
{
    if (kin__deadline_is_never(deadline)) {
        pthread_cond_wait(cond, mutex);
        return 0;
    }
    if (kin__deadline_passed(clock, deadline))
        return KIN_ETIMEDOUT;
    assert(deadline.at_ns > 0);
    struct timespec at = kin__timespec_of_ns(deadline.at_ns);
    int r = pthread_cond_timedwait(cond, mutex, &at);
    assert(r == 0 || r == ETIMEDOUT);
    return r == ETIMEDOUT ? KIN_ETIMEDOUT : 0;
}

static const struct kin__clock_ops real_ops = {
    .now_ns = real_now_ns,
    .boot_ns = real_boot_ns,
    .wall_ns = real_wall_ns,
    .cond_wait = real_cond_wait,
};

static const kin_clock real_clock = {.ops = &real_ops};

const kin_clock *kin__clock_real(void)
{
    return &real_clock;
}

static const kin_clock *clock_or_real(const kin_clock *clock)
{
    return clock ? clock : &real_clock;
}

int64_t kin__clock_now_ns(const kin_clock *clock)
{
    clock = clock_or_real(clock);
    return clock->ops->now_ns(clock);
}

int64_t kin__clock_boot_ns(const kin_clock *clock)
{
    clock = clock_or_real(clock);
    return clock->ops->boot_ns ? clock->ops->boot_ns(clock)
                               : clock->ops->now_ns(clock);
}

int64_t kin__clock_wall_ns(const kin_clock *clock)
{
    clock = clock_or_real(clock);
    return clock->ops->wall_ns(clock);
}

int kin__clock_cond_wait(const kin_clock *clock, pthread_cond_t *cond,
                         pthread_mutex_t *mutex, kin_deadline deadline)
{
    clock = clock_or_real(clock);
    return clock->ops->cond_wait(clock, cond, mutex, deadline);
}

int64_t kin__time_add_ns(int64_t a_ns, int64_t b_ns)
{
    int64_t sum = 0;

    if (!__builtin_add_overflow(a_ns, b_ns, &sum))
        return sum;
    return b_ns < 0 ? INT64_MIN : INT64_MAX;
}

int64_t kin__time_of_ms(int64_t ms)
{
    int64_t ns = 0;

    if (!__builtin_mul_overflow(ms, KIN__NS_PER_MS, &ns))
        return ns;
    return ms < 0 ? INT64_MIN : INT64_MAX;
}

struct timespec kin__timespec_of_ns(int64_t ns)
{
    assert(ns >= 0);
    return (struct timespec){
        .tv_sec = (time_t)(ns / KIN__NS_PER_S),
        .tv_nsec = (long)(ns % KIN__NS_PER_S),
    };
}

kin_deadline kin_deadline_never(void)
{
    return (kin_deadline){.at_ns = INT64_MAX};
}

kin_deadline kin_deadline_ms(int64_t ms)
{
    return kin__deadline_after(kin__clock_real(), kin__time_of_ms(ms));
}

kin_deadline kin__deadline_after(const kin_clock *clock, int64_t ns)
{
    /* Saturation turns a deadline that is too far away into "never". */
    return (kin_deadline){
        .at_ns = kin__time_add_ns(kin__clock_now_ns(clock), ns),
    };
}

kin_deadline kin__deadline_min(kin_deadline a, kin_deadline b)
{
    return a.at_ns < b.at_ns ? a : b;
}

bool kin__deadline_is_never(kin_deadline deadline)
{
    return deadline.at_ns == INT64_MAX;
}

bool kin__deadline_passed(const kin_clock *clock, kin_deadline deadline)
{
    return !kin__deadline_is_never(deadline) &&
           kin__clock_now_ns(clock) >= deadline.at_ns;
}

int64_t kin__deadline_remaining_ns(const kin_clock *clock,
                                   kin_deadline deadline)
{
    if (kin__deadline_is_never(deadline))
        return INT64_MAX;
    int64_t now_ns = kin__clock_now_ns(clock);
    return now_ns >= deadline.at_ns ? 0 : deadline.at_ns - now_ns;
}
