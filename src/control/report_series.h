/* SPDX-License-Identifier: Apache-2.0 */
/*
 * report_series.h - the new form: events that come again become a series.
 *
 * The first one is written as it is, the second makes a series of it, and the
 * others are counted here until the series is written again: after a while, or
 * when it has ended.  No thread, no request.  One thread at a time.
 */
#ifndef KIN_CONTROL_REPORT_SERIES_H
#define KIN_CONTROL_REPORT_SERIES_H

#include "base/clock.h"
#include "control/report.h"
#include "control/report_cache.h"

#define KIN__SERIES_FINISH_NS (6 * 60 * KIN__NS_PER_S)
#define KIN__SERIES_REFRESH_NS (30 * 60 * KIN__NS_PER_S)

/* One that may come again. */
struct kin__series {
    struct kin__report *event;      /* owned */
    struct kin__report_write write; /* count: 0 while it came once */
    int64_t written;                /* the count that was sent last */
    int64_t last_ns;                /* monotonic: when it came last */
};

struct kin__report_series {
    const kin_allocator *alloc;              /* borrowed */
    const struct kin__report_source *source; /* borrowed */
    const kin_clock *clock;                  /* borrowed */
    struct kin__random *random;              /* borrowed; for names */
    struct kin__report_cache cache;          /* of struct kin__series */
    int64_t finish_ns;                       /* when to look for ends next */
    int64_t refresh_ns;                      /* when to write all next */
    uint64_t lost; /* series that had to go with counts not written */
};

void kin__report_series_init(struct kin__report_series *s,
                             const kin_allocator *alloc,
                             const struct kin__report_source *source,
                             const kin_clock *clock,
                             struct kin__random *random);
void kin__report_series_done(struct kin__report_series *s);

/* Takes an event; `*event` is given (and NULL afterwards) on success.  0: this
 * is to be written; KIN_EEXISTS: it was counted; or KIN_ENOMEM. */
int kin__report_series_take(struct kin__report_series *s,
                            struct kin__report **event,
                            struct kin__series **ret) KIN_NODISCARD;

/* When kin__report_series_next() may have something. */
kin_deadline kin__report_series_due(const struct kin__report_series *s);

/* Why series are written without an event. */
enum kin__series_pass {
    KIN__SERIES_FINISH,  /* those that ended; then they are forgotten */
    KIN__SERIES_REFRESH, /* all, so that the server does not forget them */
    KIN__SERIES_FLUSH,   /* those with counts that the server does not know */
};

/* Calls `write` for each series of a pass; one that returns KIN_EEXISTS wants
 * to be left as it is. */
void kin__report_series_pass(
    struct kin__report_series *s, enum kin__series_pass pass,
    int (*write)(struct kin__series *series, void *userdata), void *userdata);

/* The passes that are due, which may be none. */
bool kin__report_series_is_due(struct kin__report_series *s,
                               enum kin__series_pass *ret);

#endif /* KIN_CONTROL_REPORT_SERIES_H */
