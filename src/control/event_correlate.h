/* SPDX-License-Identifier: Apache-2.0 */
/*
 * event_correlate.h - the core form: fewer events out of many.
 *
 * In this order: similar events become one, the same event becomes a higher
 * count, and what is still too much for one object is held back.  What is held
 * back was counted: the next one that is sent carries the count.
 *
 * No thread, no request; the clock is handed in.  One thread at a time.
 */
#ifndef KIN_CONTROL_EVENT_CORRELATE_H
#define KIN_CONTROL_EVENT_CORRELATE_H

#include "base/clock.h"
#include "control/event.h"
#include "control/event_cache.h"

struct kin__event_limits {
    unsigned burst;     /* events of one object at once */
    int64_t refill_ns;  /* and one more after each of these */
    unsigned similar;   /* so many different messages become one event */
    int64_t similar_ns; /* if none came so much later than the one before */
};

struct kin__event_correlator {
    struct kin__event_limits limits;
    const struct kin__event_source *source; /* borrowed */
    const struct kin__clock *clock;         /* borrowed */
    struct kin__random *random;             /* borrowed; for names */
    struct kin__event_cache similar;
    struct kin__event_cache seen;
    struct kin__event_cache buckets;
};

void kin__event_correlator_init(struct kin__event_correlator *c,
                                const kin_allocator *alloc,
                                const struct kin__event_limits *limits,
                                const struct kin__event_source *source,
                                const struct kin__clock *clock,
                                struct kin__random *random);
void kin__event_correlator_done(struct kin__event_correlator *c);

/* What to write.  0, KIN_ELIMIT (too much: nothing) or KIN_ENOMEM. */
int kin__event_correlate(struct kin__event_correlator *c,
                         const struct kin__event *event,
                         struct kin__event_write *ret) KIN_NODISCARD;

#define KIN__AUTO_EVENT_CORRELATOR                                             \
    __attribute__((                                                            \
        cleanup(kin__event_correlator_done))) struct kin__event_correlator

#endif /* KIN_CONTROL_EVENT_CORRELATE_H */
