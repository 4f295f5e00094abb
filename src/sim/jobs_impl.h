/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jobs_impl.h - the parts of a simulation: jobs.c makes the steps and drives
 * the informers, jobs_call.c the calls, jobs_elect.c the candidates, jobs_net.c
 * is the network between client and server, jobs_check.c checks what must hold.
 */
#ifndef KIN_SIM_JOBS_IMPL_H
#define KIN_SIM_JOBS_IMPL_H

#include <kin/call.h>
#include <kin/client.h>
#include <kin/leader_election.h>

#include "base/executor.h"
#include "base/loop.h"
#include "informer/informer.h"
#include "net/transport.h"
#include "sim/jobs.h"
#include "sim/server.h"

enum {
    KIN__JOBS_INFORMERS = 2,
    KIN__JOBS_HANDLERS = 2, /* of each */
    KIN__JOBS_CALLS = 4,    /* at the same time */
    KIN__JOBS_CANDIDATES = 3,
};

struct kin__jobs_running;
struct kin__jobs_informer;

/* A handler and the state that its notifications add up to. */
struct kin__jobs_handler {
    struct kin__jobs_informer *informer;
    unsigned number;
    kin_registration *registration; /* NULL: not added */
    bool is_inside;                 /* a notification is being delivered */
    bool is_synced;                 /* on_synced was called */
    bool has_stopped; /* the informer; its own job may run once more */
    uint64_t versions[KIN__SIM_OBJECTS]; /* 0: absent */
};

struct kin__jobs_informer {
    struct kin__jobs_running *run;
    unsigned number;
    kin_informer *informer; /* NULL between two of them */
    bool is_stopped;
    struct kin__timer timer; /* disturbs it, frees it or makes the next */
    struct kin__jobs_handler handlers[KIN__JOBS_HANDLERS];
    /* What the cache should have, for each source; advanced step by step. */
    struct kin__sim_state expected[KIN__SIM_NAMESPACES];
};

/* A call; its place is used again when its userdata was released. */
struct kin__jobs_call {
    struct kin__jobs_running *run;
    unsigned number;
    bool is_used;
    bool is_list;
    bool is_disturbed; /* the program may cancel or free it before its end */
    kin_call *call;    /* owned; NULL: the library frees it, or it was freed */
    bool is_calling;   /* a callback is running */
    bool is_done;      /* on_done was called */
    bool is_freed;     /* nothing may be reported any more */
    bool is_released;  /* the userdata was */
    bool is_cancelled;
    int64_t cancelled_ns;    /* when that was, without leaps of time */
    unsigned object;         /* of a get */
    struct kin__timer timer; /* cancels, resumes or frees it */
    uint64_t versions[KIN__SIM_OBJECTS]; /* of a list; 0: absent */
};

/* A candidate for the lease. */
struct kin__jobs_candidate {
    struct kin__jobs_running *run;
    unsigned number;
    unsigned renewed;        /* electors so far */
    kin_elector *elector;    /* NULL between two of them */
    bool is_working;         /* between on_started() and on_stopped() */
    bool is_stopped;         /* by the program */
    bool is_over;            /* on_stopped() was called */
    struct kin__timer timer; /* stops it, frees it or makes the next */
};

/* The lease as the server has it. */
struct kin__jobs_lease {
    uint64_t version; /* 0: none */
    struct kin__buf spec;
};

/* What was in flight when a watch was closed. */
struct kin__jobs_late {
    struct kin__buf body; /* whole events */
    unsigned informer;
    unsigned ns;
};

struct kin__jobs_running {
    struct kin__transport transport; /* first: it stands for the whole */
    struct kin__jobs_opts opts;
    struct kin__sim_world world;
    struct kin__sim_server server;
    struct kin__executor *executor;
    kin_loop *loop;
    struct kin__loop_source source; /* a step of the simulation in the loop */
    struct cds_list_head transfers; /* not freed */
    kin_client *client;
    kin_lister_watcher *lw;
    kin_stop *stop;           /* of all calls */
    unsigned eager_per_mille; /* how soon ready jobs run */
    bool is_inline;           /* informers apply bytes as they arrive */
    struct kin__timer writer;
    struct kin__timer caller;
    struct kin__jobs_informer informers[KIN__JOBS_INFORMERS];
    struct kin__jobs_call calls[KIN__JOBS_CALLS];
    struct kin__jobs_late late;
    struct kin__jobs_candidate candidates[KIN__JOBS_CANDIDATES];
    struct kin__jobs_lease lease;
    kin_fence fence; /* of the last term */
    struct kin__jobs_result result;
    unsigned bugs; /* injected so far */
    uint64_t steps;
    int64_t until_ns; /* of the current phase */
    int64_t leapt_ns; /* of the time so far */
    kin_error error;  /* the first violated invariant */
};

extern const kin_resource kin__jobs_pods;

/* ---- jobs.c ---- */

__attribute__((format(printf, 2, 3))) void kin__jobs_fail(
    struct kin__jobs_running *run, const char *format, ...);
__attribute__((format(printf, 2, 3))) void kin__jobs_trace(
    const struct kin__jobs_running *run, const char *format, ...);
void kin__jobs_count(struct kin__jobs_running *run, enum kin__jobs_event event);
/* Decides whether the planted bug, if it is this one, is injected now. */
bool kin__jobs_inject(struct kin__jobs_running *run, enum kin__jobs_bug bug);
/* The source of a running informer for a namespace, which an informer of all
 * of them ignores; NULL if the informer does not run. */
struct kin__source *kin__jobs_source(struct kin__jobs_running *run,
                                     unsigned informer, unsigned ns);
/* Whether a job was posted. */
bool kin__jobs_is_ready(const struct kin__job *job);

/* ---- jobs_call.c ---- */

void kin__jobs_calls_init(struct kin__jobs_running *run);
/* Starts a call, if there is a place. */
void kin__jobs_call_start(struct kin__jobs_running *run);
/* Checks that calls end soon after they were cancelled. */
void kin__jobs_calls_check(struct kin__jobs_running *run);
/* Injects the bug FORGET_CALL. */
void kin__jobs_calls_forget(struct kin__jobs_running *run);
/* Whether a call has not ended that the library frees. */
bool kin__jobs_calls_are_left(const struct kin__jobs_running *run);
/* Frees all others. */
void kin__jobs_calls_done(struct kin__jobs_running *run);

/* ---- jobs_elect.c ---- */

void kin__jobs_elect_init(struct kin__jobs_running *run);
void kin__jobs_elect_start(struct kin__jobs_running *run);
/* All candidates are there for the final phase. */
void kin__jobs_elect_settle(struct kin__jobs_running *run);
void kin__jobs_elect_free(struct kin__jobs_running *run);
void kin__jobs_elect_done(struct kin__jobs_running *run);
/* The number of candidates that lead. */
unsigned kin__jobs_elect_leaders(const struct kin__jobs_running *run);
/* The server handles a request for the lease.  `body` is followed by a NUL.  0
 * or KIN_ENOMEM. */
int kin__jobs_lease_answer(struct kin__jobs_running *run, const char *method,
                           kin_str body, struct kin__sim_answer *ret,
                           struct kin__buf *ret_body) KIN_NODISCARD;

/* ---- jobs_net.c ---- */

void kin__jobs_net_init(struct kin__jobs_running *run);
void kin__jobs_net_done(struct kin__jobs_running *run);

/* ---- jobs_check.c ---- */

/* Checks a notification against the previous ones. */
void kin__jobs_check_note(struct kin__jobs_handler *handler,
                          kin_event_type type, const kin_object *old,
                          const kin_object *now);
/* Checks the result of a get, and of a list. */
void kin__jobs_check_get(const struct kin__jobs_call *call,
                         const kin_object *object);
void kin__jobs_check_list(const struct kin__jobs_call *call, kin_str version);
/* Check what must hold at every step, and at the end. */
void kin__jobs_check_now(struct kin__jobs_running *run);
void kin__jobs_check_end(struct kin__jobs_running *run);
/* Everything was freed. */
void kin__jobs_check_freed(struct kin__jobs_running *run);

uint64_t kin__jobs_version_of(const kin_object *object);
unsigned kin__jobs_object_of(const kin_object *object);

#endif /* KIN_SIM_JOBS_IMPL_H */
