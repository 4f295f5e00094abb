/* SPDX-License-Identifier: Apache-2.0 */
#include "base/lock.h"

#include <sched.h>
#include <time.h>

/* Bounds the time that a yield takes if a waiting thread does not run. */
enum { YIELDS_MAX = 1000 };

/* The pthread calls below fail only on misuse. */
static void lock_check(int errnum)
{
    assert(errnum == 0);
    (void)errnum;
}

void kin__mutex_init(struct kin__mutex *mutex)
{
    lock_check(pthread_mutex_init(&mutex->raw, /* attr= */ NULL));
    mutex->is_strict = false;
    atomic_init(&mutex->waiters, 0);
    kin__mutex_set_owner(mutex, KIN__MUTEX_FREE);
}

void kin__mutex_forbid_waiting(struct kin__mutex *mutex)
{
    kin__mutex_assert_not_held(mutex);
    mutex->is_strict = true;
}

int kin__mutex_lock_counted(struct kin__mutex *mutex)
{
    assert(mutex->is_strict);
    if (pthread_mutex_trylock(&mutex->raw) == 0)
        return 0;
    atomic_fetch_add_explicit(&mutex->waiters, 1, memory_order_relaxed);
    int errnum = pthread_mutex_lock(&mutex->raw);
    atomic_fetch_sub_explicit(&mutex->waiters, 1, memory_order_relaxed);
    return errnum;
}

void kin__mutex_yield(struct kin__mutex *mutex)
{
    assert(mutex->is_strict);
    kin__mutex_unlock(mutex);
    for (int i = 0;
         i < YIELDS_MAX &&
         atomic_load_explicit(&mutex->waiters, memory_order_relaxed) > 0;
         i++)
        (void)sched_yield();
    kin__mutex_lock(mutex);
}

void kin__mutex_done(struct kin__mutex *mutex)
{
    lock_check(pthread_mutex_destroy(&mutex->raw));
    kin__mutex_set_owner(mutex, 0);
}

void kin__cond_init(struct kin__cond *cond)
{
    pthread_condattr_t attr;

    lock_check(pthread_condattr_init(&attr));
    lock_check(pthread_condattr_setclock(&attr, CLOCK_MONOTONIC));
    lock_check(pthread_cond_init(&cond->raw, &attr));
    lock_check(pthread_condattr_destroy(&attr));
}

void kin__cond_done(struct kin__cond *cond)
{
    lock_check(pthread_cond_destroy(&cond->raw));
}

void kin__cond_wait(struct kin__cond *cond, struct kin__mutex *mutex)
{
    kin__mutex_assert_held(mutex);
    kin__mutex_disown(mutex);
    lock_check(pthread_cond_wait(&cond->raw, &mutex->raw));
    kin__mutex_own(mutex);
}

int kin__cond_wait_until(struct kin__cond *cond, struct kin__mutex *mutex,
                         const kin_clock *clock, kin_deadline deadline)
{
    kin__mutex_assert_held(mutex);
    kin__mutex_disown(mutex);
    int r = kin__clock_cond_wait(clock, &cond->raw, &mutex->raw, deadline);
    kin__mutex_own(mutex);
    return r;
}

void kin__cond_signal(struct kin__cond *cond)
{
    lock_check(pthread_cond_signal(&cond->raw));
}

void kin__cond_broadcast(struct kin__cond *cond)
{
    lock_check(pthread_cond_broadcast(&cond->raw));
}

/* Counted, so that the holder lets this thread in, too. */
static int mutex_timed_lock(struct kin__mutex *mutex,
                            const struct timespec *until)
{
    atomic_fetch_add_explicit(&mutex->waiters, 1, memory_order_relaxed);
    int errnum = pthread_mutex_timedlock(&mutex->raw, until);
    atomic_fetch_sub_explicit(&mutex->waiters, 1, memory_order_relaxed);
    return errnum;
}

bool kin__mutex_lock_within(struct kin__mutex *mutex, int64_t ms)
{
    struct timespec until;

    assert(ms >= 0);
    kin__mutex_assert_not_held(mutex);
    if (pthread_mutex_trylock(&mutex->raw) != 0) {
        /* Only CLOCK_REALTIME is supported by every C library here; if it
         * jumps, the wait is shorter or longer. */
        (void)clock_gettime(CLOCK_REALTIME, &until);
        until = kin__timespec_of_ns(until.tv_sec * KIN__NS_PER_S +
                                    until.tv_nsec + ms * KIN__NS_PER_MS);
        if (mutex_timed_lock(mutex, &until) != 0)
            return false;
    }
    kin__mutex_own(mutex);
    return true;
}
