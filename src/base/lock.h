/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lock.h - mutexes and conditions that know their rules.
 *
 * Where assertions are live, a mutex knows its owner: locking it twice, or
 * before it was initialised, unlocking what is not held, waiting without it,
 * and functions that need it held (kin__mutex_assert_held) are checked at run
 * time.  Without assertions nothing is left but the pthread object.
 *
 * Initialising cannot fail: with these attributes neither glibc nor musl
 * allocates or asks the kernel for anything.
 */
#ifndef KIN_BASE_LOCK_H
#define KIN_BASE_LOCK_H

#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include <kin/export.h>

#include "base/clock.h"
#include "base/thread.h"

struct kin__mutex {
    pthread_mutex_t raw;
    bool is_strict; /* its holder must not wait; see thread.h */
#ifndef NDEBUG
    /* kin__thread_self() of the holder; KIN__MUTEX_FREE; 0 if it was not
     * initialised. */
    _Atomic uintptr_t owner;
#endif
};

enum { KIN__MUTEX_FREE = 1 };

/* For one that lives as long as the program. */
#ifndef NDEBUG
#define KIN__MUTEX_INIT                                                        \
    {                                                                          \
        .raw = PTHREAD_MUTEX_INITIALIZER, .owner = KIN__MUTEX_FREE             \
    }
#else
#define KIN__MUTEX_INIT                                                        \
    {                                                                          \
        .raw = PTHREAD_MUTEX_INITIALIZER                                       \
    }
#endif

/* Its clock is CLOCK_MONOTONIC. */
struct kin__cond {
    pthread_cond_t raw;
};

#ifndef NDEBUG

static inline void kin__mutex_set_owner(struct kin__mutex *mutex,
                                        uintptr_t owner)
{
    atomic_store_explicit(&mutex->owner, owner, memory_order_relaxed);
}

/* The calling thread must hold the mutex. */
static inline void kin__mutex_assert_held(const struct kin__mutex *mutex)
{
    assert(atomic_load_explicit(&mutex->owner, memory_order_relaxed) ==
           kin__thread_self());
}

/* The calling thread must not hold the mutex; others may. */
static inline void kin__mutex_assert_not_held(const struct kin__mutex *mutex)
{
    uintptr_t owner = atomic_load_explicit(&mutex->owner, memory_order_relaxed);

    assert(owner != 0);
    assert(owner != kin__thread_self());
    (void)owner;
}

#else

static inline void kin__mutex_set_owner(struct kin__mutex *mutex,
                                        uintptr_t owner)
{
    (void)mutex;
    (void)owner;
}

static inline void kin__mutex_assert_held(const struct kin__mutex *mutex)
{
    (void)mutex;
}

static inline void kin__mutex_assert_not_held(const struct kin__mutex *mutex)
{
    (void)mutex;
}

#endif

/* For lock.c and below: what holding a mutex means for its thread. */
static inline void kin__mutex_own(struct kin__mutex *mutex)
{
    kin__mutex_set_owner(mutex, kin__thread_self());
    if (mutex->is_strict)
        kin__thread_strict_locks++;
}

static inline void kin__mutex_disown(struct kin__mutex *mutex)
{
    kin__mutex_set_owner(mutex, KIN__MUTEX_FREE);
    if (mutex->is_strict)
        kin__thread_strict_locks--;
}

void kin__mutex_init(struct kin__mutex *mutex);

/* Its holder must not wait for anything but a condition of this mutex.  Right
 * after the init. */
void kin__mutex_forbid_waiting(struct kin__mutex *mutex);

/* The mutex is held by nobody. */
void kin__mutex_done(struct kin__mutex *mutex);

static inline void kin__mutex_lock(struct kin__mutex *mutex)
{
    kin__mutex_assert_not_held(mutex);
    int errnum = pthread_mutex_lock(&mutex->raw);
    assert(errnum == 0);
    (void)errnum;
    kin__mutex_own(mutex);
}

/* Whether it could be had without waiting; then it is held. */
static inline bool kin__mutex_try_lock(struct kin__mutex *mutex)
{
    kin__mutex_assert_not_held(mutex);
    int errnum = pthread_mutex_trylock(&mutex->raw);
    assert(errnum == 0 || errnum == EBUSY);
    if (errnum != 0)
        return false;
    kin__mutex_own(mutex);
    return true;
}

/* Locks unless another thread keeps it for longer than so many milliseconds;
 * whether it is held now. */
bool kin__mutex_lock_within(struct kin__mutex *mutex, int64_t ms);

static inline void kin__mutex_unlock(struct kin__mutex *mutex)
{
    kin__mutex_assert_held(mutex);
    kin__mutex_disown(mutex);
    int errnum = pthread_mutex_unlock(&mutex->raw);
    assert(errnum == 0);
    (void)errnum;
}

static inline struct kin__mutex *kin__mutex_scope_begin(
    struct kin__mutex *mutex)
{
    kin__mutex_lock(mutex);
    return mutex;
}

static inline void kin__mutex_scope_end(struct kin__mutex **mutex)
{
    kin__mutex_unlock(*mutex);
}

#define KIN__LOCK_NAME_(line) lock_scope_##line##_
#define KIN__LOCK_NAME(line) KIN__LOCK_NAME_(line)

/* Holds a mutex from here to the end of the enclosing block:
 *
 *     KIN__LOCK_SCOPE(&store->mutex);
 */
#define KIN__LOCK_SCOPE(mutex)                                                 \
    __attribute__((cleanup(kin__mutex_scope_end), unused)) struct kin__mutex * \
    KIN__LOCK_NAME(__LINE__) = kin__mutex_scope_begin(mutex)

void kin__cond_init(struct kin__cond *cond);

/* Nobody waits on the condition. */
void kin__cond_done(struct kin__cond *cond);

/* Gives the mutex up, waits, and takes it again.  May return for no reason. */
void kin__cond_wait(struct kin__cond *cond, struct kin__mutex *mutex);

/* The same, at most until the deadline on `clock` (NULL for the real one).
 * KIN_ETIMEDOUT only after the deadline, else 0. */
int kin__cond_wait_until(struct kin__cond *cond, struct kin__mutex *mutex,
                         const kin_clock *clock, kin_deadline deadline);

/* Wake one waiter, or all.  Change what they wait for under their mutex. */
void kin__cond_signal(struct kin__cond *cond);
void kin__cond_broadcast(struct kin__cond *cond);

#endif /* KIN_BASE_LOCK_H */
