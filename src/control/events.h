/* SPDX-License-Identifier: Apache-2.0 */
/*
 * events.h - the recorder: a queue of Events, and a job that sends them.
 *
 * The job of the client's executor sends one Event at a time, by asynchronous
 * calls: while the server is unreachable all Events wait, so that they arrive
 * in order and do not all retry at once.
 *
 * Under its mutex only that of the executor is taken.
 */
#ifndef KIN_CONTROL_EVENTS_H
#define KIN_CONTROL_EVENTS_H

#include <kin/call.h>
#include <kin/events.h>

#include "base/executor.h"
#include "base/list.h"
#include "base/lock.h"
#include "base/metrics.h"
#include "base/ref.h"
#include "base/ring.h"
#include "control/event_correlate.h"
#include "control/event_record.h"
#include "control/event_series.h"
#include "control/executor_loan.h"

struct kin__event_item {
    struct kin__event_record *event; /* owned */
};

KIN__RING_DEFINE(kin__event_ring, struct kin__event_item);

enum kin__events_state {
    KIN__EVENTS_IDLE,    /* writes nothing.  next -> ASKING, stopped -> ENDED */
    KIN__EVENTS_ASKING,  /* a request is under way.  answer -> ASKING, PAUSING
                            or IDLE */
    KIN__EVENTS_PAUSING, /* before another attempt.  due -> ASKING, stop ->
                            IDLE */
    KIN__EVENTS_ENDED,   /* final */
};

/* An Event that is being written. */
struct kin__event_sending {
    struct kin__event_record *event; /* owned, unless there is a series */
    struct kin__event_write write;
    struct kin__series *series; /* of `event`; NULL: core/v1 */
    bool is_pass;               /* of a pass over all series: one attempt */
    bool is_patching;           /* the request under way is a patch */
    unsigned tries;
    int64_t again_ns; /* PAUSING: when the next attempt is due */
};

struct kin_events {
    struct kin__ref refs;            /* its user, and calls that stop it */
    const kin_allocator *alloc;      /* borrowed */
    const kin_clock *clock;          /* borrowed; NULL for the real one */
    kin_client *client;              /* owned reference */
    kin_events_opts opts;            /* with defaults */
    struct kin__event_source source; /* its strings are in `texts` */
    char *texts;                     /* owned */
    struct kin__collector collector;
    kin_stop *cut; /* ends requests, at the deadline of the close */
    bool is_in_loop;
    struct kin__executor_loan loan; /* while there is a job */
    struct kin__job job;

    /* Used by the job only. */
    enum kin__events_state state;
    struct kin__event_sending sending; /* ASKING, PAUSING */
    kin_call *call;                    /* owned; ASKING, else NULL */
    bool is_passing;                   /* a pass over all series */
    bool is_flushing;                  /* it is the last one */
    struct kin__random random;
    struct kin__event_correlator correlator; /* core/v1 */
    struct kin__event_series series;         /* events.k8s.io/v1 */

    struct kin__mutex mutex;  /* guards all below */
    struct kin__cond changed; /* on the end */
    struct kin__event_ring queue;
    bool has_job;
    int64_t last_ns;               /* wall time of the last event */
    bool is_closed;                /* further Events are rejected */
    bool is_answered;              /* `call` has ended, with `answer` */
    kin_error answer;              /* code 0: success */
    bool has_ended;                /* nothing more will be sent */
    struct cds_list_head stops;    /* calls that wait for the end */
    struct kin_events_stats stats; /* except `queued` */
};

/* Dependencies that tests replace; zero means the default. */
struct kin__events_deps {
    const kin_clock *clock; /* borrowed; outlives the recorder */
    uint64_t seed;          /* 0: a random seed */
};

/* kin_events_new() with injected dependencies; `deps` may be NULL. */
int kin__events_new(kin_client *client, const kin_events_opts *opts,
                    const struct kin__events_deps *deps, kin_events **ret,
                    kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROL_EVENTS_H */
