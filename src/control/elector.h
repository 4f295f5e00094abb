/* SPDX-License-Identifier: Apache-2.0 */
/*
 * elector.h - drives an election with a client and callbacks.
 *
 * The state machine and its requests, which are asynchronous calls, are a job
 * of the client's executor.  Nothing waits with the mutex held, so that
 * kin_elector_is_leader() and the other getters never wait for the server.
 *
 * Threads: "kin-leader" runs on_started(), "kin-elected" calls on_new_leader(),
 * "kin-elector" calls on_stopped() and waits for the others.  In a loop the
 * job calls all of them.
 */
#ifndef KIN_CONTROL_ELECTOR_H
#define KIN_CONTROL_ELECTOR_H

#include <kin/call.h>
#include <kin/leader_election.h>

#include "base/executor.h"
#include "base/lock.h"
#include "base/metrics.h"
#include "base/stop.h"
#include "base/thread.h"
#include "control/election.h"
#include "control/executor_loan.h"
#include "control/lease.h"

struct kin_elector {
    const kin_allocator *alloc; /* borrowed */
    const kin_clock *clock;     /* borrowed; NULL for the real one */
    kin_client *client;         /* owned reference */
    kin_elector_opts opts;      /* with defaults; its strings are in `texts` */
    char *texts;                /* owned; strings of `opts` */
    struct kin__collector collector;
    struct kin__lease_place place;

    bool is_in_loop;                /* of the client */
    struct kin__executor_loan loan; /* while there is a job */
    struct kin__job job;            /* runs the state machine */
    bool has_job;
    struct kin__thread thread;    /* on_stopped() */
    struct kin__thread worker;    /* on_started() */
    struct kin__thread notifier;  /* on_new_leader(); joined by `thread` */
    kin_stop *stop;               /* owned; NULL until it is started */
    struct kin__stop_watch watch; /* on `stop`: posts the job */

    /* Used by the job only. */
    kin_object *lease; /* as last received */
    bool is_in_term;   /* on_started() was called and not stopped yet */
    bool has_worker;   /* `worker` must be joined; read after the end */
    bool has_stopped;  /* in a loop: on_stopped() was called */
    kin_call *call;    /* owned; the request under way; NULL: none */
    enum kin__election_act act; /* of `call` */
    bool is_quitting;           /* `call` releases the lease */

    struct kin__mutex mutex;  /* guards all below; a leaf */
    struct kin__cond changed; /* on changes of these and on a stop */
    struct kin__election machine;
    kin_stop *term; /* owned; stops the work; written by `thread` */
    bool is_started;
    bool is_working;                 /* on_started() has not returned; in a
                                        loop: on_stopped() was not called */
    bool is_answered;                /* `call` has ended, with `answer` */
    kin_error answer;                /* code 0: success */
    bool has_finished;               /* the machine: nothing more to drive */
    bool is_over;                    /* no further notifications */
    bool has_ended;                  /* all callbacks have returned */
    bool has_new_leader;             /* `leader` has not been delivered yet */
    char leader[KIN__HOLDER_SIZE];   /* observed last */
    char reported[KIN__HOLDER_SIZE]; /* delivered last */
    uint64_t transitions;            /* number of changes of `leader` */
    kin_error error;                 /* last failure since the last success */
};

/* Dependencies that tests replace; zero means the default. */
struct kin__elector_deps {
    const kin_clock *clock; /* borrowed; outlives the elector */
    uint64_t seed;          /* 0: a random seed */
};

/* kin_elector_new() with injected dependencies; `deps` may be NULL. */
int kin__elector_new(kin_client *client, const kin_elector_opts *opts,
                     const struct kin__elector_deps *deps, kin_elector **ret,
                     kin_error *err) KIN_NODISCARD;

/* Collector of the metrics of an elector. */
void kin__elector_collect(kin_metrics *target, void *elector);

#endif /* KIN_CONTROL_ELECTOR_H */
