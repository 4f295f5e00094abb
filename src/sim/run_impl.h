/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run_impl.h - the parts of a run: run.c drives the informer and its handlers,
 * run_wire.c is the network between informer and server, run_check.c checks
 * what must hold, run_prove.c sets the history back and answers proofs.
 */
#ifndef KIN_SIM_RUN_IMPL_H
#define KIN_SIM_RUN_IMPL_H

#include "informer/core.h"
#include "informer/intake.h"
#include "sim/run.h"
#include "sim/server.h"

enum { KIN__SIM_HANDLERS = 3 };

struct kin__sim_running;

/* A handler and the state that its notifications add up to.  It waits until
 * its registration is woken. */
struct kin__sim_handler {
    struct kin__sim_running *run;
    unsigned number;
    struct kin_registration *registration;
    struct kin__timer timer; /* takes queued notifications */
    bool is_added;
    bool is_awake;
    bool coalesces;
    uint64_t versions[KIN__SIM_OBJECTS]; /* 0: absent */
    bool was_isolated[KIN__SIM_OBJECTS]; /* absent because it is isolated */
    size_t left; /* maximum queue length after the informer gave up */
};

/* A response being sent to the informer.  As in source.c it goes to an intake,
 * which a job empties later; or it is applied at once, if nothing waits. */
struct kin__sim_wire {
    struct kin__timer timer;
    bool is_open;
    bool is_begun;
    bool is_ended; /* all of it was sent; the end may wait in the intake */
    bool is_watch;
    bool is_whole;   /* a complete list is ending in this call */
    uint64_t number; /* of the request */
    struct kin__sim_answer answer;
    struct kin__buf body;
    size_t sent;
    uint64_t cut_after; /* bytes; UINT64_MAX for never */
    int64_t until_ns;   /* end of a watch */
};

/* Bytes of an older connection that arrive after it was closed. */
struct kin__sim_late {
    struct kin__timer timer;
    struct kin__buf body;
    bool is_watch; /* the bytes are whole events */
};

/* A request to be sent.  After a failure no request is sent before the verdict
 * of the error callback, as in source.c. */
struct kin__sim_hold {
    struct kin__timer timer; /* of the verdict */
    bool is_held;
    bool is_pending; /* `request` is set */
    struct kin__reflector_request request;
    struct kin__buf version; /* storage of the request's strings */
    struct kin__buf token;
    unsigned informer; /* number of the informer that sent it */
};

/* The questions of a proof, beside the wire; and a history that is set back. */
struct kin__sim_prover {
    struct kin__timer timer; /* begins a proof, asks, or answers */
    struct kin__timer doom;  /* sets the history back */
    bool is_asked;           /* `answer` is on its way */
    uint64_t number;         /* of the proof */
    struct kin__proof_answer answer;
    char uid[16];
    bool may_overtake;    /* the informer lists after each proof */
    bool was_set_back;    /* at some time */
    bool is_set_back;     /* and the informer has not listed since */
    bool is_refusing;     /* the next connection fails */
    uint64_t lost;        /* the last version that was lost */
    uint64_t last_number; /* of the requests before */
};

struct kin__sim_running {
    struct kin__sim_opts opts;
    struct kin__sim_world world;
    struct kin__sim_server server;
    struct kin__core_opts core_opts; /* of every informer of the run */
    struct kin__core *core;          /* NULL between two informers */
    unsigned informer;               /* informers released so far */
    struct kin__timer core_timer;
    struct kin__timer maker; /* creates the next informer */
    struct kin__timer writer;
    struct kin__timer fault_timer;
    struct kin__sim_hold hold;
    struct kin__sim_wire wire;
    struct kin__intake intake; /* of what the informer has not applied */
    struct kin__timer job;     /* applies it */
    struct kin__sim_late late;
    struct kin__sim_handler handlers[KIN__SIM_HANDLERS];
    struct kin__sim_result result;
    struct kin__sim_state expected; /* store contents; advanced step by step */
    int64_t second;                 /* of the last request */
    unsigned in_second;
    unsigned bugs;              /* injected so far */
    bool is_full;               /* the cache has a memory limit, temporarily */
    kin_projection *projection; /* owned; NULL keeps all */
    bool keeps_spec;            /* the projection keeps .spec.node */
    bool has_verdicts;          /* failures hold requests back */
    bool is_given_up;           /* by the verdict */
    uint64_t given_up_at;       /* version of the store at that time */
    uint64_t reported[KIN__SIM_OBJECTS]; /* last version reported */
    uint64_t checks;
    /* The run stops when the reflector enters this state; NEW for none. */
    enum kin__reflector_state stops_in;
    bool is_stopped;
    struct kin__sim_prover prover;
    kin_error error; /* the first violated invariant */
};

/* ---- run.c ---- */

__attribute__((format(printf, 2, 3))) void kin__sim_fail(
    struct kin__sim_running *run, const char *format, ...);
__attribute__((format(printf, 2, 3))) void kin__sim_trace(
    const struct kin__sim_running *run, const char *format, ...);
/* Decides whether the planted bug, if it is this one, is injected now. */
bool kin__sim_inject_bug(struct kin__sim_running *run, enum kin__sim_bug bug);

/* Takes at most `count` notifications; false if the queue is empty. */
bool kin__sim_handler_take(struct kin__sim_handler *handler, size_t count);

/* ---- run_wire.c ---- */

void kin__sim_wire_init(struct kin__sim_running *run);
void kin__sim_wire_done(struct kin__sim_running *run);
/* Cuts the connection, if there is one. */
void kin__sim_wire_lose(struct kin__sim_running *run);
/* Sends the pending request; closes the connection. */
void kin__sim_wire_send(struct kin__sim_running *run);
void kin__sim_wire_close(struct kin__sim_running *run);

/* ---- run_prove.c ---- */

void kin__sim_prove_init(struct kin__sim_running *run);
/* The informer wants to prove something; it is released. */
void kin__sim_prove(struct kin__sim_running *run);
void kin__sim_prove_end(struct kin__sim_running *run);
/* No more changes and faults follow: sets the history back, perhaps. */
void kin__sim_prove_settle(struct kin__sim_running *run);
/* A list was published. */
void kin__sim_prove_listed(struct kin__sim_running *run);
/* Whether the server may change: without a list after each proof, a history
 * that was set back must not overtake the lost one unseen. */
bool kin__sim_may_change(const struct kin__sim_running *run);

/* ---- run_check.c ---- */

/* Checks a notification against the previous ones. */
void kin__sim_check_note(struct kin__sim_handler *handler,
                         const struct kin__notification *note);
/* Check what must hold at every step, and at the end. */
void kin__sim_check_now(struct kin__sim_running *run);
void kin__sim_check_end(struct kin__sim_running *run);
/* The checks at the end for an informer that gave up. */
void kin__sim_check_given_up(struct kin__sim_running *run);
/* The version of the store; 0 before the first list. */
uint64_t kin__sim_store_version(struct kin__sim_running *run);

/* Checks the report of an isolated object. */
void kin__sim_check_report(struct kin__sim_running *run,
                           const struct kin__reflector_failure *failure);
/* Called when a list was published. */
void kin__sim_check_listed(struct kin__sim_running *run);

#endif /* KIN_SIM_RUN_IMPL_H */
