/* SPDX-License-Identifier: Apache-2.0 */
#include "base/lock.h"

#include <time.h>

/* The calls below fail only on misuse. */
static void lock_check(int errnum)
{
    assert(errnum == 0);
    (void)errnum;
}

void kin__mutex_init(struct kin__mutex *mutex)
{
    lock_check(pthread_mutex_init(&mutex->raw, /* attr= */ NULL));
    mutex->is_strict = false;
    kin__mutex_set_owner(mutex, KIN__MUTEX_FREE);
}

void kin__mutex_forbid_waiting(struct kin__mutex *mutex)
{
    mutex->is_strict = true;
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

bool kin__mutex_lock_within(struct kin__mutex *mutex, int64_t ms)
{
    struct timespec until;

    if (pthread_mutex_trylock(&mutex->raw) != 0) {
        /* The only clock that every C library can wait by; if it jumps, the
         * wait is shorter or longer. */
        (void)clock_gettime(CLOCK_REALTIME, &until);
        until = kin__timespec_of_ns(until.tv_sec * KIN__NS_PER_S +
                                    until.tv_nsec + ms * KIN__NS_PER_MS);
        if (pthread_mutex_timedlock(&mutex->raw, &until) != 0)
            return false;
    }
    kin__mutex_own(mutex);
    return true;
}
