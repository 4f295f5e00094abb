/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_work_limiter: a rate limiter, which determines delays before retries.
 *
 * The delay is the maximum of all configured parts: exponential backoff per
 * item, a short delay for the first failures and a long one afterwards, a token
 * bucket for all items, other limiters, and a callback.  The queue keeps the
 * failure counts; a limiter has no state per item.
 *
 *     client-go                          members
 *     DefaultTypedControllerRateLimiter  none: 5 ms to 1,000 s, and 10 per
 * second with bursts of 100 DefaultTypedItemBasedRateLimiter   base_ms = 1,
 * max_ms = 1000000 TypedItemFastSlowRateLimiter       fast_ms, slow_ms,
 * fast_tries TypedBucketRateLimiter             qps, burst
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

/** A rate limiter. */
typedef struct kin_work_limiter kin_work_limiter;

/** Options of a limiter.  Zero omits a part; without any part the limiter is
 * client-go's default for controllers. */
typedef struct kin_work_limiter_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    int64_t base_ms; /**< base_ms * 2^n after n failures; if only max_ms is
                          set, 5 */
    int64_t max_ms;  /**< at most this; if only base_ms is set, 1,000,000 */
    double jitter;   /**< random addition to that delay, as a fraction of it;
                          not limited by max_ms.  0: none; at most 10 */
    uint64_t seed;   /**< of the random generator; 0: random */
    int64_t fast_ms; /**< for the first `fast_tries` failures */
    int64_t slow_ms; /**< for all later failures */
    uint32_t fast_tries;               /**< number of fast retries */
    double qps;                        /**< token bucket: items per second */
    int burst;                         /**< token bucket: size; 0: 100 */
    kin_work_limiter *const *limiters; /**< other limiters; kept alive */
    size_t count;                      /**< number of limiters; at most 16 */
    /** Returns a delay in nanoseconds, not negative.  Called by any thread with
     * the queue locked: it must not block or call the queue.  May be NULL. */
    int64_t (*delay_ns)(const kin_work_key *key, uint32_t failures,
                        void *userdata);
    void *userdata; /**< passed to it */
    int64_t cap_ms; /**< limit for the resulting delay; 0: none */
    /** Releases `userdata`; called once, when the limiter is freed or creating
     * it failed.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_work_limiter_opts;

/**
 * Create a limiter.
 * @param opts  copied
 * @param ret   released with kin_work_limiter_unref()
 * @return 0, KIN_EINVAL (a negative value, base_ms above max_ms, too many
 *         limiters), KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
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
