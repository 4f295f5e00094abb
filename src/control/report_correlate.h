/* SPDX-License-Identifier: Apache-2.0 */
/*
 * report_correlate.h - the core form: fewer events out of many.
 *
 * In this order: similar events become one, the same event becomes a higher
 * count, and what is still too much for one object is held back.  What is held
 * back was counted: the next one that is sent carries the count.
 *
 * No thread, no request; the clock is handed in.  One thread at a time.
 */
#ifndef KIN_CONTROL_REPORT_CORRELATE_H
#define KIN_CONTROL_REPORT_CORRELATE_H

#include "base/clock.h"
#include "control/report.h"
#include "control/report_cache.h"

struct kin__report_limits {
    unsigned burst;     /* events of one object at once */
    int64_t refill_ns;  /* and one more after each of these */
    unsigned similar;   /* so many different messages become one event */
    int64_t similar_ns; /* if none came so much later than the one before */
};

struct kin__report_correlator {
    struct kin__report_limits limits;
    const struct kin__report_source *source; /* borrowed */
    const kin_clock *clock;                  /* borrowed */
    struct kin__random *random;              /* borrowed; for names */
    struct kin__report_cache similar;
    struct kin__report_cache seen;
    struct kin__report_cache buckets;
};

void kin__report_correlator_init(struct kin__report_correlator *c,
                                 const kin_allocator *alloc,
                                 const struct kin__report_limits *limits,
                                 const struct kin__report_source *source,
                                 const kin_clock *clock,
                                 struct kin__random *random);
void kin__report_correlator_done(struct kin__report_correlator *c);

/* What to write.  0, KIN_ELIMIT (too much: nothing) or KIN_ENOMEM. */
int kin__report_correlate(struct kin__report_correlator *c,
                          const struct kin__report *event,
                          struct kin__report_write *ret) KIN_NODISCARD;

#define KIN__AUTO_REPORT_CORRELATOR                                            \
    __attribute__((                                                            \
        cleanup(kin__report_correlator_done))) struct kin__report_correlator

#endif /* KIN_CONTROL_REPORT_CORRELATE_H */
