/* SPDX-License-Identifier: Apache-2.0 */
/*
 * event_series.h - aggregates Events of events.k8s.io/v1 into series.
 *
 * The first Event is written as it is, the second one starts a series, and
 * further ones are counted here until the series is written again: after a
 * while, or when it has ended.  No thread, no requests.  Not thread-safe.
 */
#ifndef KIN_CONTROL_EVENT_SERIES_H
#define KIN_CONTROL_EVENT_SERIES_H

#include "base/clock.h"
#include "control/event_cache.h"
#include "control/event_record.h"

#define KIN__SERIES_FINISH_NS (6 * 60 * KIN__NS_PER_S)
#define KIN__SERIES_REFRESH_NS (30 * 60 * KIN__NS_PER_S)

/* An Event that may recur. */
struct kin__series {
    struct kin__event_record *event; /* owned */
    struct kin__event_write write;   /* count: 0 until it recurs */
    int64_t written;                 /* the last count that was sent */
    int64_t last_ns;                 /* monotonic time of the last occurrence */
};

/* Why series are written without a new Event. */
enum kin__series_pass {
    KIN__SERIES_FINISH,  /* series that ended, which are then forgotten */
    KIN__SERIES_REFRESH, /* all, so that the server does not expire them */
    KIN__SERIES_FLUSH,   /* series with unwritten counts */
};

struct kin__event_series {
    const kin_allocator *alloc;             /* borrowed */
    const struct kin__event_source *source; /* borrowed */
    const kin_clock *clock;                 /* borrowed */
    struct kin__random *random;             /* borrowed; for names */
    struct kin__event_cache cache;          /* of struct kin__series */
    int64_t finish_ns;  /* when the next FINISH pass is due */
    int64_t refresh_ns; /* when the next REFRESH pass is due */
    uint64_t lost;      /* series that were evicted with unwritten counts */

    /* The current pass. */
    enum kin__series_pass pass;
    int64_t pass_ns;            /* when it began */
    struct cds_list_head *at;   /* of the series returned last; NULL: none */
    struct cds_list_head *next; /* where to continue */
};

void kin__event_series_init(struct kin__event_series *s,
                            const kin_allocator *alloc,
                            const struct kin__event_source *source,
                            const kin_clock *clock, struct kin__random *random);
void kin__event_series_done(struct kin__event_series *s);

/* Takes an Event; on success `*event` is given, and NULL afterwards.  0: write
 * `*ret` now; KIN_EEXISTS: it was only counted; or KIN_ENOMEM. */
int kin__event_series_take(struct kin__event_series *s,
                           struct kin__event_record **event,
                           struct kin__series **ret) KIN_NODISCARD;

/* When the next pass is due. */
kin_deadline kin__event_series_due(const struct kin__event_series *s);

/* Begins a pass.  No Event may be taken until it has ended. */
void kin__event_series_begin_pass(struct kin__event_series *s,
                                  enum kin__series_pass pass);
/* Returns the next series to write; NULL at the end of the pass.  After each
 * one, kin__event_series_end_write() must be called. */
struct kin__series *kin__event_series_next(struct kin__event_series *s);
/* The series was written, or never will be: at its end it is forgotten.  If
 * `is_kept`, it is kept as it is. */
void kin__event_series_end_write(struct kin__event_series *s, bool is_kept);

/* Gets the next pass that is due and schedules the one after it.  Returns false
 * if none is due. */
bool kin__event_series_is_due(struct kin__event_series *s,
                              enum kin__series_pass *ret);

#endif /* KIN_CONTROL_EVENT_SERIES_H */
