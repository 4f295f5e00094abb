/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run_impl.h - the parts of a run: run.c tells the story, run_wire.c carries
 * answers to the informer, run_hear.c has the handlers, run_check.c judges.
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
};

/* An answer on its way. */
struct kin__sim_wire {
    struct kin__timer timer;
    bool is_open;
    bool is_begun;
    bool is_watch;
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

struct kin__sim_running {
    struct kin__sim_opts opts;
    struct kin__sim_world world;
    struct kin__sim_server server;
    struct kin__core *core;
    struct kin__timer core_timer;
    struct kin__timer writer;
    struct kin__timer shaker;
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

/* ---- run_wire.c ---- */

void kin__sim_wire_init(struct kin__sim_running *run);
void kin__sim_wire_done(struct kin__sim_running *run);
/* The connection is lost, if there is one. */
void kin__sim_wire_lose(struct kin__sim_running *run);
/* What the core calls. */
void kin__sim_request(const struct kin__reflector_request *request,
                      void *userdata);
void kin__sim_cancel_request(void *userdata);

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

#endif /* KIN_SIM_RUN_IMPL_H */
