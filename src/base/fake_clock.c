/* SPDX-License-Identifier: Apache-2.0 */
#include "base/fake_clock.h"

#include <assert.h>
#include <time.h>

#include <kin/fake_clock.h>

#include "base/alloc.h"

#define FAKE_SLICE_NS KIN__NS_PER_MS

/* `clock` is the first member, and the object itself is not const. */
static struct kin__fake_clock *fake_of(const kin_clock *clock)
{
    return (struct kin__fake_clock *)(uintptr_t)clock;
}

static int64_t fake_now_ns(const kin_clock *clock)
{
    return atomic_load(&fake_of(clock)->now_ns);
}

static int64_t fake_boot_ns(const kin_clock *clock)
{
    return fake_now_ns(clock) + atomic_load(&fake_of(clock)->suspended_ns);
}

static int64_t fake_wall_ns(const kin_clock *clock)
{
    return atomic_load(&fake_of(clock)->wall_ns);
}

/* Waits for one slice, then returns even if nothing happened: a signal that
 * arrives as the slice ends may be lost on this thread, and only the caller can
 * check its condition. */
static int fake_cond_wait(const kin_clock *clock, pthread_cond_t *cond,
                          pthread_mutex_t *mutex, kin_deadline deadline)
{
    struct kin__fake_clock *fake = fake_of(clock);

    if (kin__deadline_passed(clock, deadline))
        return KIN_ETIMEDOUT;
    struct timespec slice_end = kin__timespec_of_ns(
        kin__deadline_after(kin__clock_real(), FAKE_SLICE_NS).at_ns);
    int timed = !kin__deadline_is_never(deadline);
    atomic_fetch_add(&fake->waiters, 1);
    atomic_fetch_add(&fake->timed, timed);
    (void)pthread_cond_timedwait(cond, mutex, &slice_end);
    atomic_fetch_sub(&fake->timed, timed);
    atomic_fetch_sub(&fake->waiters, 1);
    return kin__deadline_passed(clock, deadline) ? KIN_ETIMEDOUT : 0;
}

static const struct kin__clock_ops fake_ops = {
    .now_ns = fake_now_ns,
    .boot_ns = fake_boot_ns,
    .wall_ns = fake_wall_ns,
    .cond_wait = fake_cond_wait,
};

void kin__fake_clock_init(struct kin__fake_clock *fake, int64_t now_ns,
                          int64_t wall_ns)
{
    assert(now_ns >= 0);
    fake->clock.ops = &fake_ops;
    atomic_init(&fake->now_ns, now_ns);
    atomic_init(&fake->wall_ns, wall_ns);
    atomic_init(&fake->suspended_ns, 0);
    atomic_init(&fake->waiters, 0);
    atomic_init(&fake->timed, 0);
}

void kin__fake_clock_advance(struct kin__fake_clock *fake, int64_t ns)
{
    assert(ns >= 0);
    atomic_fetch_add(&fake->now_ns, ns);
    atomic_fetch_add(&fake->wall_ns, ns);
}

void kin__fake_clock_suspend(struct kin__fake_clock *fake, int64_t ns)
{
    assert(ns >= 0);
    atomic_fetch_add(&fake->suspended_ns, ns);
    atomic_fetch_add(&fake->wall_ns, ns);
}

void kin__fake_clock_set_wall(struct kin__fake_clock *fake, int64_t wall_ns)
{
    atomic_store(&fake->wall_ns, wall_ns);
}

static void fake_pause(void)
{
    const struct timespec pause = {.tv_nsec = FAKE_SLICE_NS / 20};

    nanosleep(&pause, /* rem= */ NULL);
}

void kin__fake_clock_await_waiters(struct kin__fake_clock *fake, int count)
{
    while (atomic_load(&fake->waiters) < count)
        fake_pause();
}

/* ---- public API ---- */

struct kin_fake_clock {
    const kin_allocator *alloc;
    struct kin__fake_clock fake;
};

int kin_fake_clock_new(const kin_allocator *alloc, kin_time start,
                       kin_fake_clock **ret, kin_error *err)
{
    int64_t wall_ns = 0;

    if (__builtin_mul_overflow(start.seconds, KIN__NS_PER_S, &wall_ns) ||
        __builtin_add_overflow(wall_ns, start.nanos, &wall_ns))
        return kin_error_set(err, KIN_EINVAL, "fake clock: date out of range");
    kin_fake_clock *self = kin__alloc0(alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "fake clock: out of memory");
    self->alloc = alloc;
    kin__fake_clock_init(&self->fake, /* now_ns= */ KIN__NS_PER_S, wall_ns);
    *ret = self;
    return 0;
}

kin_fake_clock *kin_fake_clock_free(kin_fake_clock *fake)
{
    if (fake)
        kin__free(fake->alloc, fake);
    return NULL;
}

const kin_clock *kin_fake_clock_clock(const kin_fake_clock *fake)
{
    return &fake->fake.clock;
}

void kin_fake_clock_advance(kin_fake_clock *fake, int64_t ms)
{
    if (ms > 0)
        kin__fake_clock_advance(&fake->fake, kin__time_of_ms(ms));
}

int kin_fake_clock_wait_timers(kin_fake_clock *fake, size_t count,
                               kin_deadline deadline)
{
    while ((size_t)atomic_load(&fake->fake.timed) < count) {
        if (kin__deadline_passed(kin__clock_real(), deadline))
            return KIN_ETIMEDOUT;
        fake_pause();
    }
    return 0;
}
