/* SPDX-License-Identifier: Apache-2.0 */
/*
 * work_limiter.h - kin/work_limiter.h by another clock.
 */
#ifndef KIN_CONTROL_WORK_LIMITER_H
#define KIN_CONTROL_WORK_LIMITER_H

#include <kin/work_limiter.h>

#include "base/clock.h"

/* As kin_work_limiter_new(); the clock (NULL for the real one) is that of the
 * bucket. */
int kin__work_limiter_new(const kin_clock *clock,
                          const kin_work_limiter_opts *opts,
                          kin_work_limiter **ret, kin_error *err) KIN_NODISCARD;

/* Milliseconds as nanoseconds: 0 if they are not positive, and what is too long
 * is as long as there is. */
int64_t kin__work_ms_to_ns(int64_t ms);

/* How long to wait now, in nanoseconds, for what had failed `failures` times
 * before; takes a token of the bucket, if there is one.  No number of failures
 * makes it overflow. */
int64_t kin__work_limiter_delay_ns(kin_work_limiter *limiter,
                                   const kin_work_key *key, uint32_t failures);

#endif /* KIN_CONTROL_WORK_LIMITER_H */
