/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lock.h - mutexes and condition variables with debug checks.
 *
 * With assertions enabled a mutex records its owner.  The following are then
 * caught: locking a mutex twice or before it is initialised, unlocking or
 * waiting without holding it, and calling a function that requires it
 * (kin__mutex_assert_held).  With NDEBUG only the pthread object remains.
 *
 * Initialisation cannot fail: with the attributes used here neither glibc nor
 * musl allocates memory or makes a system call.
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
    bool is_strict;           /* the holder must not block; see thread.h */
    _Atomic unsigned waiters; /* threads that wait for a strict one */
#ifndef NDEBUG
    /* kin__thread_self() of the holder, KIN__MUTEX_FREE, or 0 if not
     * initialised. */
    _Atomic uintptr_t owner;
#endif
};

enum { KIN__MUTEX_FREE = 1 };

/* Initialiser of a static mutex. */
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

/* A condition variable on CLOCK_MONOTONIC. */
struct kin__cond {
    pthread_cond_t raw;
};

#ifndef NDEBUG

static inline void kin__mutex_set_owner(struct kin__mutex *mutex,
                                        uintptr_t owner)
{
    atomic_store_explicit(&mutex->owner, owner, memory_order_relaxed);
}

/* Asserts that the calling thread holds the mutex. */
static inline void kin__mutex_assert_held(const struct kin__mutex *mutex)
{
    assert(atomic_load_explicit(&mutex->owner, memory_order_relaxed) ==
           kin__thread_self());
}

/* Asserts that the calling thread does not hold the mutex; another may. */
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

/* Bookkeeping after locking and before unlocking; only used here and in lock.c.
 */
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

/* Forbids the holder to block on anything but a condition of this mutex.  Call
 * it right after kin__mutex_init(). */
void kin__mutex_forbid_waiting(struct kin__mutex *mutex);

/* The mutex must not be held. */
void kin__mutex_done(struct kin__mutex *mutex);

/* The same as pthread_mutex_lock(), and counts the waiting threads. */
int kin__mutex_lock_counted(struct kin__mutex *mutex) KIN_NODISCARD;

static inline void kin__mutex_lock(struct kin__mutex *mutex)
{
    kin__mutex_assert_not_held(mutex);
    int errnum = mutex->is_strict ? kin__mutex_lock_counted(mutex)
                                  : pthread_mutex_lock(&mutex->raw);
    assert(errnum == 0);
    (void)errnum;
    kin__mutex_own(mutex);
}

/* Takes the mutex if it is free.  Returns whether it is now held. */
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

/* Takes the mutex, waiting for at most `ms` milliseconds.  Returns whether it
 * is now held. */
bool kin__mutex_lock_within(struct kin__mutex *mutex, int64_t ms);

static inline void kin__mutex_unlock(struct kin__mutex *mutex)
{
    kin__mutex_assert_held(mutex);
    kin__mutex_disown(mutex);
    int errnum = pthread_mutex_unlock(&mutex->raw);
    assert(errnum == 0);
    (void)errnum;
}

/* Releases a mutex marked with kin__mutex_forbid_waiting(), lets threads that
 * wait for it go first, and takes it again.  A plain unlock and lock would
 * nearly always get it back before a waiting thread has woken up. */
void kin__mutex_yield(struct kin__mutex *mutex);

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

/* Locks a mutex until the end of the enclosing block:
 *
 *     KIN__LOCK_SCOPE(&store->mutex); */
#define KIN__LOCK_SCOPE(mutex)                                                 \
    __attribute__((cleanup(kin__mutex_scope_end), unused)) struct kin__mutex * \
    KIN__LOCK_NAME(__LINE__) = kin__mutex_scope_begin(mutex)

void kin__cond_init(struct kin__cond *cond);

/* No thread may be waiting on the condition. */
void kin__cond_done(struct kin__cond *cond);

/* Releases the mutex, waits, and takes it again.  Spurious wake-ups are
 * possible. */
void kin__cond_wait(struct kin__cond *cond, struct kin__mutex *mutex);

/* Like kin__cond_wait(), but at most until the deadline on `clock` (NULL: the
 * real clock).  Returns KIN_ETIMEDOUT only after the deadline, else 0. */
int kin__cond_wait_until(struct kin__cond *cond, struct kin__mutex *mutex,
                         const kin_clock *clock, kin_deadline deadline);

/* Wake one waiter, or all.  The state that they wait for must be changed under
 * their mutex. */
void kin__cond_signal(struct kin__cond *cond);
void kin__cond_broadcast(struct kin__cond *cond);

#endif /* KIN_BASE_LOCK_H */
