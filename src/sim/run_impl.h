/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run_impl.h - the parts of a run: run.c tells the story, run_informer.c makes
 * and releases informers, run_wire.c carries answers to the informer,
 * run_verdict.c holds requests back after failures, run_hear.c has the
 * handlers, run_check.c and run_odd.c judge.
 */
#ifndef KIN_SIM_RUN_IMPL_H
#define KIN_SIM_RUN_IMPL_H

#include "informer/core.h"
#include "sim/run.h"
#include "sim/server.h"

enum { KIN__SIM_HANDLERS = 3 };

struct kin__sim_running;

/* A handler, and what it believes.  It sleeps until it is woken. */
struct kin__sim_hearer {
    struct kin__sim_running *run;
    unsigned number;
    struct kin__listener *listener;
    struct kin__timer timer; /* takes what waits */
    bool is_added;
    bool is_awake;
    bool coalesces;
    uint64_t versions[KIN__SIM_OBJECTS]; /* 0: not there */
    bool was_isolated[KIN__SIM_OBJECTS]; /* that is why */
    size_t left; /* notifications at most, after the informer gave up */
};

/* An answer on its way. */
struct kin__sim_wire {
    struct kin__timer timer;
    bool is_open;
    bool is_begun;
    bool is_watch;
    bool is_whole;   /* a list without a fault ends right now */
    uint64_t number; /* of the request */
    struct kin__sim_answer answer;
    struct kin__buf body;
    size_t sent;
    uint64_t cut_after; /* bytes; UINT64_MAX for never */
    int64_t until_ns;   /* a watch ends then */
};

/* What an older connection still brings, when nobody waits for it any more. */
struct kin__sim_ghost {
    struct kin__timer timer;
    struct kin__buf body;
    bool is_watch; /* whole events */
};

/* A request on its way to the wire.  After a failure none is sent before the
 * verdict, as in source.c. */
struct kin__sim_hold {
    struct kin__timer timer; /* of the verdict */
    bool is_held;
    bool is_pending; /* there is a request */
    struct kin__reflector_request request;
    struct kin__buf version; /* the request's texts */
    struct kin__buf token;
    unsigned informer; /* whose request it is */
};

struct kin__sim_running {
    struct kin__sim_opts opts;
    struct kin__sim_world world;
    struct kin__sim_server server;
    struct kin__core_opts core_opts; /* of every informer of the run */
    struct kin__core *core;          /* NULL between two informers */
    unsigned informer;               /* how many were released */
    struct kin__timer core_timer;
    struct kin__timer maker; /* makes the next informer */
    struct kin__timer writer;
    struct kin__timer shaker;
    struct kin__sim_hold hold;
    struct kin__sim_wire wire;
    struct kin__sim_ghost ghost;
    struct kin__sim_hearer hearers[KIN__SIM_HANDLERS];
    struct kin__sim_result result;
    struct kin__sim_state expected; /* of the store; kept from step to step */
    int64_t second;                 /* of the last request */
    unsigned in_second;
    unsigned bugs;              /* that were let happen */
    bool is_full;               /* the copy has its limit, for a while */
    kin_projection *projection; /* owned; NULL keeps all */
    bool keeps_spec;            /* it keeps .spec.node */
    bool has_verdicts;          /* failures hold requests back */
    bool is_given_up;           /* the verdict was so */
    uint64_t given_up_at;       /* version of the store then */
    uint64_t reported[KIN__SIM_OBJECTS]; /* version that was reported last */
    uint64_t checks;
    /* It is stopped as soon as it is in this state; NEW for none. */
    enum kin__reflector_state stops_in;
    bool is_stopped;
    kin_error error; /* the first thing that does not hold */
};

/* ---- run.c ---- */

__attribute__((format(printf, 2, 3))) void kin__sim_fail(
    struct kin__sim_running *run, const char *format, ...);
__attribute__((format(printf, 2, 3))) void kin__sim_say(
    const struct kin__sim_running *run, const char *format, ...);
/* Whether the planted bug, if it is this one, happens now. */
bool kin__sim_lets_bug(struct kin__sim_running *run, enum kin__sim_bug bug);

/* ---- run_informer.c ---- */

int kin__sim_informer_init(struct kin__sim_running *run,
                           kin_error *err) KIN_NODISCARD;
void kin__sim_informer_done(struct kin__sim_running *run);
/* Makes one, with its handlers, and starts it. */
void kin__sim_informer_make(struct kin__sim_running *run);
/* Releases it if there is one, as a factory does. */
void kin__sim_informer_release(struct kin__sim_running *run);
/* The same, and another one is made later. */
void kin__sim_informer_renew(struct kin__sim_running *run);
/* Makes one now if it was to be made later. */
void kin__sim_informer_make_due(struct kin__sim_running *run);
/* It is stopped, and the handlers stay. */
void kin__sim_informer_give_up(struct kin__sim_running *run);
/* Whether informers come and go in this run. */
bool kin__sim_may_renew(const struct kin__sim_running *run);

/* ---- run_verdict.c ---- */

void kin__sim_hold_init(struct kin__sim_running *run);
void kin__sim_hold_done(struct kin__sim_running *run);
/* Nothing is held any more, and no verdict will come. */
void kin__sim_hold_clear(struct kin__sim_running *run);
/* What the core calls. */
void kin__sim_request(const struct kin__reflector_request *request,
                      void *userdata);
void kin__sim_cancel_request(void *userdata);
void kin__sim_failed(const struct kin__reflector_failure *failure,
                     void *userdata);

/* ---- run_wire.c ---- */

void kin__sim_wire_init(struct kin__sim_running *run);
void kin__sim_wire_done(struct kin__sim_running *run);
/* The connection is lost, if there is one. */
void kin__sim_wire_lose(struct kin__sim_running *run);
/* Sends the pending request, or closes the connection. */
void kin__sim_wire_send(struct kin__sim_running *run);
void kin__sim_wire_close(struct kin__sim_running *run);

/* ---- run_hear.c ---- */

int kin__sim_hearers_init(struct kin__sim_running *run,
                          kin_error *err) KIN_NODISCARD;
void kin__sim_hearers_done(struct kin__sim_running *run);
void kin__sim_hearer_add(struct kin__sim_hearer *hearer);
/* Takes at most `count` notifications; whether more may wait. */
bool kin__sim_hearer_take(struct kin__sim_hearer *hearer, size_t count);

/* ---- run_check.c ---- */

unsigned kin__sim_object_of(kin_str key);
uint64_t kin__sim_version_of(const kin_object *object);
/* A handler is told something: does it fit? */
void kin__sim_check_note(struct kin__sim_hearer *hearer,
                         const struct kin__note *note);
/* What must hold at every moment, and at the end. */
void kin__sim_check_now(struct kin__sim_running *run);
void kin__sim_check_end(struct kin__sim_running *run);
/* The same for an informer that gave up. */
void kin__sim_check_given_up(struct kin__sim_running *run);
/* Of the store; 0 if there is none. */
uint64_t kin__sim_store_version(struct kin__sim_running *run);

/* ---- run_odd.c ---- */

/* Whether the informer isolates an object that is odd like this. */
bool kin__sim_isolates(const struct kin__sim_running *run,
                       enum kin__sim_odd odd);
/* Whether isolated.h has no record of its own for this object. */
bool kin__sim_is_unrecorded(const struct kin__sim_running *run, unsigned i);
/* A cached object of a state; 0 if it is not there, or isolated. */
uint64_t kin__sim_cached(const struct kin__sim_running *run,
                         const struct kin__sim_state *state, unsigned i);
/* An isolated object is reported. */
void kin__sim_check_report(struct kin__sim_running *run,
                           const struct kin__reflector_failure *failure);
/* A list was published. */
void kin__sim_check_listed(struct kin__sim_running *run);
/* A handler is told something that may have to do with isolation. */
void kin__sim_check_note_odd(struct kin__sim_hearer *hearer,
                             const struct kin__note *note);
/* The isolated objects of the state that the store has. */
void kin__sim_check_isolated(struct kin__sim_running *run,
                             const struct kin__sim_state *state, bool is_end);
void kin__sim_check_index(struct kin__sim_running *run,
                          const struct kin__sim_state *state);

#endif /* KIN_SIM_RUN_IMPL_H */
