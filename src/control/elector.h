/* SPDX-License-Identifier: Apache-2.0 */
/*
 * elector.h - what gives an election its threads and its server.
 *
 *   elector.c      the public calls
 *   elector_run.c  the thread that drives the machine, and those of callbacks
 */
#ifndef KIN_CONTROL_ELECTOR_H
#define KIN_CONTROL_ELECTOR_H

#include <kin/leader_election.h>

#include "base/lock.h"
#include "base/metrics.h"
#include "base/thread.h"
#include "control/election.h"
#include "control/election_lease.h"

struct kin_elector {
    const kin_allocator *alloc; /* borrowed */
    const kin_clock *clock;     /* borrowed; NULL for the real one */
    kin_client *client;         /* owned reference */
    kin_elector_opts opts;      /* with defaults; its texts are ours */
    char *texts;                /* owned; of `opts` */
    struct kin__collector collector;
    struct kin__lease_place place;

    struct kin__thread thread; /* drives */
    struct kin__thread worker; /* on_started() */
    struct kin__thread teller; /* on_new_leader(); joined by `thread` */
    kin_stop *stop;            /* owned; NULL until it is started */

    /* The driving thread's own. */
    kin_object *lease; /* owned; as the server gave it last */
    bool is_in_term;   /* on_started() was called and told to go on */
    bool has_worker;   /* to be joined */

    struct kin__mutex mutex;  /* all below; a leaf */
    struct kin__cond changed; /* of all below, and of the token */
    struct kin__election machine;
    kin_stop *term; /* owned; of the work; written by the driving thread */
    bool is_started;
    bool is_working;                 /* on_started() has not returned */
    bool is_over;                    /* nothing will be told any more */
    bool has_ended;                  /* all callbacks have returned */
    bool has_news;                   /* `leader` is to be told */
    char leader[KIN__HOLDER_SIZE];   /* that was seen last, for the teller */
    char reported[KIN__HOLDER_SIZE]; /* that the teller was told of */
    uint64_t transitions;            /* of leaders that were seen */
    kin_error error;                 /* since the last success */
};

/* What tests bring themselves; zero takes the real thing. */
struct kin__elector_deps {
    const kin_clock *clock; /* borrowed; outlives the elector */
    uint64_t seed;          /* 0: from the system */
};

/* kin_elector_new() with other parts; `deps` may be NULL. */
int kin__elector_new(kin_client *client, const kin_elector_opts *opts,
                     const struct kin__elector_deps *deps, kin_elector **ret,
                     kin_error *err) KIN_NODISCARD;

/* The driving thread: until the election has ended. */
void kin__elector_drive(void *userdata);

/* The thread that tells who leads. */
void kin__elector_tell(void *userdata);

/* Tells metrics how it is. */
void kin__elector_collect(kin_metrics *target, void *elector);

#endif /* KIN_CONTROL_ELECTOR_H */
