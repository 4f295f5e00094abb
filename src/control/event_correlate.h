/* SPDX-License-Identifier: Apache-2.0 */
/*
 * event_correlate.h - aggregates Events of core/v1, as client-go does.
 *
 * In this order: similar Events are combined into one, identical Events
 * increase its count, and a rate limit per object and type drops the rest.  A
 * dropped Event is still counted: the next one that is sent has the full count.
 *
 * No thread, no requests; the clock is injected.  Not thread-safe.
 */
#ifndef KIN_CONTROL_EVENT_CORRELATE_H
#define KIN_CONTROL_EVENT_CORRELATE_H

#include "base/clock.h"
#include "control/event_cache.h"
#include "control/event_record.h"

struct kin__event_limits {
    unsigned burst;     /* of Events of one object and type */
    int64_t refill_ns;  /* time until one more Event is allowed */
    unsigned similar;   /* combine from this many different messages on */
    int64_t similar_ns; /* maximum time between similar Events */
};

struct kin__event_correlator {
    struct kin__event_limits limits;
    const struct kin__event_source *source; /* borrowed */
    const kin_clock *clock;                 /* borrowed */
    struct kin__random *random;             /* borrowed; for names */
    struct kin__event_cache similar;
    struct kin__event_cache seen;
    struct kin__event_cache buckets;
};

void kin__event_correlator_init(struct kin__event_correlator *c,
                                const kin_allocator *alloc,
                                const struct kin__event_limits *limits,
                                const struct kin__event_source *source,
                                const kin_clock *clock,
                                struct kin__random *random);
void kin__event_correlator_done(struct kin__event_correlator *c);

/* Decides what to write.  Returns 0, KIN_ELIMIT (rate limit: write nothing) or
 * KIN_ENOMEM. */
int kin__event_correlate(struct kin__event_correlator *c,
                         const struct kin__event_record *event,
                         struct kin__event_write *ret) KIN_NODISCARD;

#define KIN__AUTO_EVENT_CORRELATOR                                             \
    __attribute__((                                                            \
        cleanup(kin__event_correlator_done))) struct kin__event_correlator

#endif /* KIN_CONTROL_EVENT_CORRELATE_H */
