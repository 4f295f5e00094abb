/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ratelimit.h - a token bucket: qps requests per second, with bursts.
 *
 * The bucket has `burst` tokens at first and gets `qps` tokens a second.  No
 * thread fills it: its level follows from the clock and the time at which it
 * will be full again (the generic cell rate algorithm), so it cannot drift.
 *   A  In any span of t seconds at most burst + qps * t requests pass.
 *   B  Tokens are given in the order of the calls; a caller that gives up while
 *      waiting returns its token's time, though not to callers already waiting.
 *
 * Threads: any.
 */
#ifndef KIN_NET_RATELIMIT_H
#define KIN_NET_RATELIMIT_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/stop.h>

#include "base/clock.h"
#include "base/lock.h"

struct kin__ratelimit {
    const kin_clock *clock; /* borrowed; NULL for the real one */
    struct kin__mutex mutex;
    int64_t step_ns;  /* time per token; 0 for no limit */
    int64_t slack_ns; /* time of all tokens of a burst but the first */
    int64_t full_ns;  /* when the bucket is full again; guarded by mutex */
};

/* 0 for the defaults, 50 and 100; a negative rate is no limit. */
void kin__ratelimit_init(struct kin__ratelimit *limit, const kin_clock *clock,
                         double qps, int burst);
void kin__ratelimit_done(struct kin__ratelimit *limit);

/* Takes a token if one is available. */
bool kin__ratelimit_try(struct kin__ratelimit *limit);

/* Takes a token, possibly a future one: returns when the caller may proceed. */
kin_deadline kin__ratelimit_reserve(struct kin__ratelimit *limit);

/* Takes a token, possibly a future one: `ret` is when the caller may proceed.
 * 0, or the token's reason; KIN_ETIMEDOUT if the wait would exceed the token's
 * deadline. */
int kin__ratelimit_take(struct kin__ratelimit *limit, kin_stop *stop,
                        kin_deadline *ret) KIN_NODISCARD;
/* Gives up a token that was taken for a time which has not come (B). */
void kin__ratelimit_give_back(struct kin__ratelimit *limit);

#define KIN__AUTO_RATELIMIT                                                    \
    __attribute__((cleanup(kin__ratelimit_done))) struct kin__ratelimit

#endif /* KIN_NET_RATELIMIT_H */
