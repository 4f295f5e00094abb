/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ratelimit.h - so many requests a second, and a few more at once.
 *
 * A bucket of `burst` tokens that starts full and gets `qps` tokens a second.
 * Nobody fills it: what it holds follows from the clock, by the moment at which
 * it will be full again (the generic cell rate algorithm), so there is nothing
 * to drift and no thread.
 *
 *   A  In any span of t seconds at most burst + qps * t requests get through.
 *   B  Places are given in the order of asking; who gives up while waiting
 *      gives back his place's time, though not to those already waiting.
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
    struct kin__cond cond; /* only for waiting on the clock */
    int64_t step_ns;       /* one token's time; 0 for no limit */
    int64_t slack_ns;      /* that of the tokens beyond the first of a burst */
    int64_t full_ns;       /* when all is repaid; guarded by mutex */
};

/* 0 takes the default, 50 and 100; a negative rate is no limit. */
void kin__ratelimit_init(struct kin__ratelimit *limit, const kin_clock *clock,
                         double qps, int burst);
void kin__ratelimit_done(struct kin__ratelimit *limit);

/* Takes a token if there is one. */
bool kin__ratelimit_try(struct kin__ratelimit *limit);

/* Takes a token, if need be one of the future: when its holder may go. */
kin_deadline kin__ratelimit_reserve(struct kin__ratelimit *limit);

/* Takes a token and waits until it may go.  `ret_waited_ns` (may be NULL) says
 * how long that took.  0, or the token's reason; KIN_ETIMEDOUT at once if it
 * would have to wait past the token's deadline. */
int kin__ratelimit_wait(struct kin__ratelimit *limit, kin_stop *stop,
                        int64_t *ret_waited_ns) KIN_NODISCARD;

#define KIN__AUTO_RATELIMIT                                                    \
    __attribute__((cleanup(kin__ratelimit_done))) struct kin__ratelimit

#endif /* KIN_NET_RATELIMIT_H */
