/* SPDX-License-Identifier: Apache-2.0 */
/*
 * still_clock.h - a clock with a constant wall-clock time; waits use the real
 * clock.
 */
#ifndef STILL_CLOCK_H
#define STILL_CLOCK_H

#include "base/clock.h"

struct still_clock {
    kin_clock clock; /* passed to the code under test */
    int64_t wall_s;
};

static inline int64_t still_now_ns(const kin_clock *clock)
{
    (void)clock;
    return kin__clock_now_ns(/* clock= */ NULL);
}

static inline int64_t still_wall_ns(const kin_clock *clock)
{
    const struct still_clock *self = (const struct still_clock *)clock;

    return self->wall_s * KIN__NS_PER_S;
}

static inline int still_cond_wait(const kin_clock *clock, pthread_cond_t *cond,
                                  pthread_mutex_t *mutex, kin_deadline deadline)
{
    (void)clock;
    return kin__clock_cond_wait(/* clock= */ NULL, cond, mutex, deadline);
}

static const struct kin__clock_ops still_ops = {
    .now_ns = still_now_ns,
    .wall_ns = still_wall_ns,
    .cond_wait = still_cond_wait,
};

#define STILL_CLOCK(seconds)                                                   \
    {                                                                          \
        {&still_ops}, (seconds)                                                \
    }

#endif /* STILL_CLOCK_H */
