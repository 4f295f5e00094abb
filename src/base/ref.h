/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ref.h - reference counts.
 *
 *   A  kin__ref_put() returns true exactly once, to the caller that dropped the
 *      last reference.  Everything that other threads did to the object before
 *      their puts happens before that put returns, so the caller may free the
 *      object.
 *   B  A count that would overflow saturates instead, and the object is never
 *      freed.  A leak is better than a use after free.
 *   C  Taking a reference implies no memory ordering: the caller already has a
 *      reference, or got the pointer through something that orders memory (a
 *      lock, an acquire load).
 *
 * All functions except kin__ref_init() are thread-safe.  See
 * docs/designs/0002-liburcu.md for why this is not liburcu's.
 */
#ifndef KIN_BASE_REF_H
#define KIN_BASE_REF_H

#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct kin__ref {
    _Atomic uint32_t count;
};

/* A count of KIN__REF_SATURATED_FROM or more is saturated.  It is reset to the
 * middle of the upper half, so that concurrent gets and puts cannot leave that
 * half before one of them resets it again. */
#define KIN__REF_SATURATED_FROM (UINT32_C(1) << 31)
#define KIN__REF_SATURATED (UINT32_C(3) << 30)

/* Sets the count to 1: the caller's reference. */
static inline void kin__ref_init(struct kin__ref *ref)
{
    atomic_init(&ref->count, 1);
}

/* Takes a reference.  The caller must know that the count is not 0. */
static inline void kin__ref_get(struct kin__ref *ref)
{
    uint32_t old = atomic_fetch_add_explicit(&ref->count, 1,
                                             memory_order_relaxed);

    assert(old != 0);
    if (old >= KIN__REF_SATURATED_FROM - 1)
        atomic_store_explicit(&ref->count, KIN__REF_SATURATED,
                              memory_order_relaxed);
}

/* Takes a reference unless the count is 0; returns whether it did.  The caller
 * must know that the memory is still valid. */
static inline bool kin__ref_try_get(struct kin__ref *ref)
{
    uint32_t old = atomic_load_explicit(&ref->count, memory_order_relaxed);

    do {
        if (old == 0)
            return false;
        if (old >= KIN__REF_SATURATED_FROM - 1) {
            atomic_store_explicit(&ref->count, KIN__REF_SATURATED,
                                  memory_order_relaxed);
            return true;
        }
    } while (!atomic_compare_exchange_weak_explicit(&ref->count, &old, old + 1,
                                                    memory_order_relaxed,
                                                    memory_order_relaxed));
    return true;
}

/* Drops a reference; returns true if it was the last one. */
static inline bool kin__ref_put(struct kin__ref *ref)
{
    /* Only the last put needs acquire, but the thread sanitizer does not
     * understand a separate fence. */
    uint32_t old = atomic_fetch_sub_explicit(&ref->count, 1,
                                             memory_order_acq_rel);

    assert(old != 0);
    if (old >= KIN__REF_SATURATED_FROM)
        atomic_store_explicit(&ref->count, KIN__REF_SATURATED,
                              memory_order_relaxed);
    return old == 1;
}

/* Returns the current count, for dumps and tests. */
static inline uint32_t kin__ref_count(const struct kin__ref *ref)
{
    return atomic_load_explicit(&ref->count, memory_order_relaxed);
}

#endif /* KIN_BASE_REF_H */
