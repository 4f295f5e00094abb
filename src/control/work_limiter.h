/* SPDX-License-Identifier: Apache-2.0 */
/*
 * work_limiter.h - kin_work_limiter with an injected clock.
 */
#ifndef KIN_CONTROL_WORK_LIMITER_H
#define KIN_CONTROL_WORK_LIMITER_H

#include <kin/work_limiter.h>

#include "base/clock.h"

/* As kin_work_limiter_new(); `clock` (NULL for the real one) is used by the
 * token bucket. */
int kin__work_limiter_new(const kin_clock *clock,
                          const kin_work_limiter_opts *opts,
                          kin_work_limiter **ret, kin_error *err) KIN_NODISCARD;

/* Converts milliseconds to nanoseconds: 0 if not positive; saturates. */
int64_t kin__work_ms_to_ns(int64_t ms);

/* The delay in nanoseconds for a key that has failed `failures` times before;
 * takes a token from the bucket, if there is one.  Saturates for any number of
 * failures. */
int64_t kin__work_limiter_delay_ns(kin_work_limiter *limiter,
                                   const kin_work_key *key, uint32_t failures);

#endif /* KIN_CONTROL_WORK_LIMITER_H */
