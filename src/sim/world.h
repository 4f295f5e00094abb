/* SPDX-License-Identifier: Apache-2.0 */
/*
 * world.h - time, chance, and what happens next.
 *
 * One thread.  Time moves only from one event to the next; equal times happen
 * in the order in which they were set.
 */
#ifndef KIN_SIM_WORLD_H
#define KIN_SIM_WORLD_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/alloc.h>

#include "base/random.h"
#include "base/timers.h"

/* What can happen; counted, so that one can tell that it does: X(name, text).
 */
#define KIN__SIM_EVENT_MAP(X)                                                  \
    X(UNREACHABLE, "no connection")                                            \
    X(CUT, "a connection lost within an answer")                               \
    X(RESET, "a silent watch lost")                                            \
    X(DELAYED, "something late")                                               \
    X(OVERTAKEN, "bytes of an older connection behind a newer one")            \
    X(REFUSED, "a request refused")                                            \
    X(COMPACTED, "the past forgotten")                                         \
    X(RESTARTED, "an API server started anew")                                 \
    X(RESTARTED_ALL, "all API servers started anew")                           \
    X(EXPIRED, "a version or token expired")                                   \
    X(STALE, "an API server older than what was told before")                  \
    X(LEAPT, "a clock that leapt ahead")                                       \
    X(SET, "a wall clock that was set")                                        \
    X(STALLED, "a handler stalled")                                            \
    X(STOPPED_LIST, "stopped in a list")                                       \
    X(STOPPED_STREAM, "stopped in a streaming list")                           \
    X(STOPPED_WATCH, "stopped in a watch")                                     \
    X(STOPPED_BACKOFF, "stopped between two tries")                            \
    X(ODD_LISTED, "an object isolated in a list")                              \
    X(ODD_STREAMED, "an object isolated in a streaming list")                  \
    X(ODD_WATCHED, "an object isolated in a watch")                            \
    X(ODD_REJECTED, "an object that the transform rejects")                    \
    X(ODD_LONG, "an object that is too long")                                  \
    X(ODD_DEEP, "an object that is nested too deep")                           \
    X(ODD_VALUE, "an index value that is too long")                            \
    X(ODD_NAME, "an isolated object with a name that is too long to keep")     \
    X(ISOLATED, "a cached object deleted because it was isolated")             \
    X(READMITTED, "an isolated object acceptable again")                       \
    X(ABSENT, "a resource whose definition is missing")                        \
    X(HELD, "a request held back until a verdict")                             \
    X(GAVE_UP, "an informer that gave up")                                     \
    X(RELEASED, "an informer released")                                        \
    X(RELEASED_BY_VERDICT, "an informer released by the error callback")       \
    X(RELEASED_ABSENT, "an informer released while its definition is missing") \
    X(MADE_ABSENT, "an informer made while its definition is missing")

enum kin__sim_event {
#define KIN__SIM_EVENT(name, text) KIN__SIM_##name,
    KIN__SIM_EVENT_MAP(KIN__SIM_EVENT)
#undef KIN__SIM_EVENT
        KIN__SIM_EVENTS
};

struct kin__sim_world {
    kin_clock clock; /* first: what timers and tokens go by */
    int64_t now_ns;
    int64_t wall_ns; /* to be added for the wall clock */
    struct kin__random random;
    struct kin__timers timers;
    bool is_faulty; /* things go wrong; at the end they do not */
    uint64_t counts[KIN__SIM_EVENTS];
};

void kin__sim_world_init(struct kin__sim_world *world, uint64_t seed);
void kin__sim_world_done(struct kin__sim_world *world);

/* Sets when a timer goes off, from now. */
void kin__sim_after(struct kin__sim_world *world, struct kin__timer *timer,
                    int64_t delay_ns);
void kin__sim_cancel(struct kin__sim_world *world, struct kin__timer *timer);

/* Lets the next event happen; false if there is none. */
bool kin__sim_step(struct kin__sim_world *world);

/* Whether something with this chance, in a thousand, happens.  Without faults
 * nothing goes wrong. */
bool kin__sim_chance(struct kin__sim_world *world, unsigned per_mille);
bool kin__sim_fault(struct kin__sim_world *world, unsigned per_mille);

/* Something has happened. */
void kin__sim_count(struct kin__sim_world *world, enum kin__sim_event event);

/* Now and then the machine slept, or somebody set the clock. */
void kin__sim_shake_clock(struct kin__sim_world *world);

/* A time below a limit, mostly much below. */
int64_t kin__sim_delay_ns(struct kin__sim_world *world, int64_t limit_ns);

uint64_t kin__sim_below(struct kin__sim_world *world, uint64_t limit);

#endif /* KIN_SIM_WORLD_H */
