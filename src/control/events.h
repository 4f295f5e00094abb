/* SPDX-License-Identifier: Apache-2.0 */
/*
 * events.h - a recorder: a queue, a thread, and what it remembers.
 *
 *   events.c      the public calls
 *   events_run.c  the thread: from the queue to the server
 */
#ifndef KIN_CONTROL_EVENTS_H
#define KIN_CONTROL_EVENTS_H

#include <kin/events.h>

#include "base/lock.h"
#include "base/metrics.h"
#include "base/ring.h"
#include "base/thread.h"
#include "control/report.h"
#include "control/report_correlate.h"
#include "control/report_series.h"

struct kin__report_item {
    struct kin__report *event; /* owned */
};

KIN__RING_DEFINE(kin__report_ring, struct kin__report_item);

struct kin_events {
    const kin_allocator *alloc;       /* borrowed */
    const kin_clock *clock;           /* borrowed; NULL for the real one */
    kin_client *client;               /* owned reference */
    kin_events_opts opts;             /* with defaults */
    struct kin__report_source source; /* its texts are in `texts` */
    char *texts;                      /* owned */
    struct kin__collector collector;
    kin_stop *closing; /* owned; ends the waits between tries, for the end */
    kin_stop *cut;     /* owned; ends requests, at the end's deadline */
    struct kin__thread thread;

    /* The thread's own. */
    struct kin__random random;
    struct kin__report_correlator correlator; /* core form */
    struct kin__report_series series;         /* new form */

    struct kin__mutex mutex;  /* all below; a leaf */
    struct kin__cond changed; /* of all below */
    struct kin__report_ring queue;
    int64_t last_ns;               /* wall time of the last event */
    bool is_closed;                /* nothing is taken any more */
    bool has_ended;                /* the thread has */
    struct kin_events_stats stats; /* but for `queued` */
};

/* What tests bring themselves; zero takes the real thing. */
struct kin__events_deps {
    const kin_clock *clock; /* borrowed; outlives the recorder */
    uint64_t seed;          /* 0: from the system */
};

/* kin_events_new() with other parts; `deps` may be NULL. */
int kin__events_new(kin_client *client, const kin_events_opts *opts,
                    const struct kin__events_deps *deps, kin_events **ret,
                    kin_error *err) KIN_NODISCARD;

/* The thread. */
void kin__events_drive(void *userdata);

/* Tells metrics what became of events. */
void kin__events_collect(kin_metrics *metrics, void *events);

#endif /* KIN_CONTROL_EVENTS_H */
