/* SPDX-License-Identifier: Apache-2.0 */
/*
 * latch.h - a lock for critical sections of a few dozen instructions.
 *
 * A mutex costs two atomic exchanges because unlocking must check for sleeping
 * waiters.  A latch costs one: a waiter polls, less and less often, and then
 * sleeps briefly between polls.  Use a latch for sections that are shorter than
 * a wake-up and are entered millions of times; use a mutex for anything that
 * takes longer or blocks.
 *
 *   A  Everything before an unlock happens before the next lock.
 *   B  Waiters do not slow down the holder: several threads that contend for a
 *      latch get about as much done together as one thread alone.
 *   C  A preempted holder gets to run whatever its priority: waiters sleep
 *      between polls.
 *   D  A latch is not fair: waiting times vary, and are usually below a
 *      millisecond.
 *
 * With assertions enabled a latch records its owner, as a mutex does.
 */
#ifndef KIN_BASE_LATCH_H
#define KIN_BASE_LATCH_H

#include <assert.h>
#include <stdatomic.h>
#include <stdint.h>

#include "base/lock.h"

struct kin__latch {
    _Atomic uint32_t is_held;
#ifndef NDEBUG
    _Atomic uintptr_t owner; /* kin__thread_self() of the holder, else 0 */
#endif
};

void kin__latch_init(struct kin__latch *latch);

/* The latch must not be held. */
void kin__latch_done(struct kin__latch *latch);

/* Slow path of kin__latch_lock(): waits for the latch and takes it. */
void kin__latch_wait(struct kin__latch *latch);

static inline void kin__latch_assert_held(const struct kin__latch *latch)
{
#ifndef NDEBUG
    assert(atomic_load_explicit(&latch->owner, memory_order_relaxed) ==
           kin__thread_self());
#else
    (void)latch;
#endif
}

static inline void kin__latch_set_owner(struct kin__latch *latch, bool is_self)
{
#ifndef NDEBUG
    atomic_store_explicit(&latch->owner, is_self ? kin__thread_self() : 0,
                          memory_order_relaxed);
#else
    (void)latch;
    (void)is_self;
#endif
}

static inline bool kin__latch_try(struct kin__latch *latch)
{
    return atomic_exchange_explicit(&latch->is_held, 1, memory_order_acquire) ==
           0;
}

static inline void kin__latch_lock(struct kin__latch *latch)
{
#ifndef NDEBUG
    assert(atomic_load_explicit(&latch->owner, memory_order_relaxed) !=
           kin__thread_self());
#endif
    if (!kin__latch_try(latch))
        kin__latch_wait(latch);
    kin__latch_set_owner(latch, true);
}

static inline void kin__latch_unlock(struct kin__latch *latch)
{
    kin__latch_assert_held(latch);
    kin__latch_set_owner(latch, false);
    atomic_store_explicit(&latch->is_held, 0, memory_order_release);
}

static inline struct kin__latch *kin__latch_scope_begin(
    struct kin__latch *latch)
{
    kin__latch_lock(latch);
    return latch;
}

static inline void kin__latch_scope_end(struct kin__latch **latch)
{
    kin__latch_unlock(*latch);
}

/* Holds a latch from here to the end of the enclosing block. */
#define KIN__LATCH_SCOPE(latch)                                                \
    __attribute__((cleanup(kin__latch_scope_end), unused)) struct kin__latch * \
    KIN__LOCK_NAME(__LINE__) = kin__latch_scope_begin(latch)

#endif /* KIN_BASE_LATCH_H */
