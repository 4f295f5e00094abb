/* SPDX-License-Identifier: Apache-2.0 */
/*
 * backoff.h - how long to wait before the next try.
 *
 * The delay doubles from try to try up to a limit, and is stretched by up to
 * its own length at random, so that clients which failed together do not come
 * back together.  After a calm time the next delay is the first one again.
 *
 * Calm is counted from the end of the last delay: client-go counts from the
 * last reset and so starts over every two minutes of an outage, which is when
 * the server needs it least.
 */
#ifndef KIN_INFORMER_BACKOFF_H
#define KIN_INFORMER_BACKOFF_H

#include <stdint.h>

#include "base/random.h"

/* 0 takes the default: 0.8 s, 30 s, factor 2, jitter 1, 2 min. */
struct kin__backoff_opts {
    int64_t first_ns;
    int64_t max_ns;
    double factor;
    double jitter; /* a delay is stretched by up to this much of it; negative
                      for none */
    int64_t calm_ns;
};

struct kin__backoff {
    struct kin__backoff_opts opts;
    int64_t next_ns;  /* the next delay, without jitter */
    int64_t until_ns; /* when the last delay ended */
};

void kin__backoff_init(struct kin__backoff *backoff,
                       const struct kin__backoff_opts *opts);

/* The next delay, which is taken to be waited for from `now_ns` on. */
int64_t kin__backoff_next_ns(struct kin__backoff *backoff, int64_t now_ns,
                             struct kin__random *random);

#endif /* KIN_INFORMER_BACKOFF_H */
