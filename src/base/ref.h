/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ref.h - reference counts.
 *
 *   A  kin__ref_put() says true to exactly one caller: the one that dropped the
 *      last reference.  All that other threads did to the object before their
 *      puts happened before that put returns, so it may be freed at once.
 *   B  A count that would overflow saturates instead: it then stays alive for
 *      ever.  A leak is a lesser evil than a use after free.
 *   C  Taking a reference orders nothing: whoever takes one already has one, or
 *      found the object through something that orders (a lock, an acquire).
 *
 * Any thread may call any of these at any time, except init.  See
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

/* From here on a count is saturated.  It is kept in the middle of the upper
 * half: threads that add or subtract at the same moment cannot leave that half
 * before the first of them has put it back. */
#define KIN__REF_SATURATED_FROM (UINT32_C(1) << 31)
#define KIN__REF_SATURATED (UINT32_C(3) << 30)

/* One reference, the caller's. */
static inline void kin__ref_init(struct kin__ref *ref)
{
    atomic_init(&ref->count, 1);
}

/* Another reference; the caller must be sure that there is one. */
static inline void kin__ref_get(struct kin__ref *ref)
{
    uint32_t old = atomic_fetch_add_explicit(&ref->count, 1,
                                             memory_order_relaxed);

    assert(old != 0);
    if (old >= KIN__REF_SATURATED_FROM - 1)
        atomic_store_explicit(&ref->count, KIN__REF_SATURATED,
                              memory_order_relaxed);
}

/* Another reference unless the last one is gone; the memory of the count must
 * be known to be still there. */
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

/* Drops a reference; true if it was the last one. */
static inline bool kin__ref_put(struct kin__ref *ref)
{
    /* Acquire is needed for the last put only, but a fence just for that would
     * be invisible to the thread sanitizer. */
    uint32_t old = atomic_fetch_sub_explicit(&ref->count, 1,
                                             memory_order_acq_rel);

    assert(old != 0);
    if (old >= KIN__REF_SATURATED_FROM)
        atomic_store_explicit(&ref->count, KIN__REF_SATURATED,
                              memory_order_relaxed);
    return old == 1;
}

/* How many there are at this moment, for dumps and tests. */
static inline uint32_t kin__ref_count(const struct kin__ref *ref)
{
    return atomic_load_explicit(&ref->count, memory_order_relaxed);
}

#endif /* KIN_BASE_REF_H */
