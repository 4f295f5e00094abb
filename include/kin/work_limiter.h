/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_work_limiter: how long to wait before something is tried again.
 *
 * A limiter is the longest of all that it is asked for: a delay that doubles
 * with each failure of an item, one that is short for the first failures and
 * long afterwards, a bucket of tokens for all items together, other limiters,
 * and a function of the user's.  How often an item has failed is for the queue
 * to remember; a limiter keeps nothing of single items, so any number of them
 * costs it nothing.
 *
 *     client-go                          members
 *     DefaultTypedControllerRateLimiter  none: 5 ms to 1,000 s, and 10 a second
 *                                        with bursts of 100
 *     DefaultTypedItemBasedRateLimiter   base_ms = 1, max_ms = 1000000
 *     TypedItemFastSlowRateLimiter       fast_ms, slow_ms, fast_tries
 *     TypedBucketRateLimiter             qps, burst
 *     TypedMaxOfRateLimiter              several of them, or limiters
 *     TypedWithMaxWaitRateLimiter        cap_ms
 */
#ifndef KIN_WORK_LIMITER_H
#define KIN_WORK_LIMITER_H

#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/work.h>

KIN_BEGIN_DECLS

/** A rule for delays; see the top. */
typedef struct kin_work_limiter kin_work_limiter;

/** How to make a limiter; zero leaves a part out, and if all parts are left out
 * it is client-go's default for controllers. */
typedef struct kin_work_limiter_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL takes the default */
    int64_t base_ms; /**< after n failures base_ms * 2^n; if only max_ms is
                          given, 5 */
    int64_t max_ms;  /**< but at most this; if only base_ms is given, 1,000,000
                      */
    double jitter;   /**< stretches that delay by up to this part of it, at
                          random; max_ms is before that.  0: none; at most 10 */
    uint64_t seed;   /**< of what is random; 0: a random one */
    int64_t fast_ms; /**< for the first `fast_tries` failures */
    int64_t slow_ms; /**< for all later ones; 0 with fast_tries 0: no such rule
                      */
    uint32_t fast_tries; /**< see there */
    double qps;          /**< all items together: so many a second */
    int burst;           /**< and so many at once; 0: 100 */
    kin_work_limiter *const *limiters; /**< others; a reference to each is kept
                                        */
    size_t count;                      /**< of them; at most 16 */
    /** The user's: the delay in nanoseconds, not negative.  Called by any
     * thread, with the queue locked: it is short, waits for nothing, and calls
     * nothing of the queue.  NULL: none. */
    int64_t (*delay_ns)(const kin_work_key *key, uint32_t failures,
                        void *userdata);
    void *userdata; /**< passed to it */
    int64_t cap_ms; /**< the outcome is never longer than this; 0: no limit */
    /** Releases `userdata`, once: with the last reference to the limiter, or if
     * that could not be made.  NULL: nothing to release. */
    void (*destroy)(void *userdata);
} kin_work_limiter_opts;

/**
 * Make a limiter.
 * @param opts  copied
 * @param ret   released with kin_work_limiter_unref()
 * @return 0, KIN_EINVAL (something is negative, base_ms beyond max_ms, too many
 *         limiters), KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.  Any thread may use the result, several at once.
 */
KIN_API KIN_NODISCARD int kin_work_limiter_new(
    const kin_work_limiter_opts *opts, kin_work_limiter **ret, kin_error *err);

/**
 * Take another reference.
 * @param limiter  borrowed
 * @return `limiter`
 * Threads: any.
 */
KIN_API kin_work_limiter *kin_work_limiter_ref(kin_work_limiter *limiter);

/**
 * Drop a reference; the last one frees it.
 * @param limiter  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_work_limiter *kin_work_limiter_unref(kin_work_limiter *limiter);

KIN_DEFINE_AUTO(kin_work_limiter, kin_work_limiter_unref);

KIN_END_DECLS

#endif /* KIN_WORK_LIMITER_H */
