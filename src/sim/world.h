/* SPDX-License-Identifier: Apache-2.0 */
/*
 * world.h - simulated time, random choices and the next event.
 *
 * Single-threaded.  Time moves only from one event to the next; events with the
 * same time run in the order in which they were set.
 */
#ifndef KIN_SIM_WORLD_H
#define KIN_SIM_WORLD_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/alloc.h>

#include "base/random.h"
#include "base/timers.h"

/* Events of a simulation, as X(name, text).  They are counted, and the tests
 * fail if one never happens. */
#define KIN__SIM_EVENT_MAP(X)                                                  \
    X(UNREACHABLE, "no connection")                                            \
    X(CUT, "a connection lost within an answer")                               \
    X(RESET, "a silent watch lost")                                            \
    X(DELAYED, "a late response")                                              \
    X(OVERTAKEN, "bytes of an older connection after a newer one")             \
    X(REFUSED, "a request rejected")                                           \
    X(COMPACTED, "the history compacted")                                      \
    X(RESTARTED, "an API server restarted")                                    \
    X(RESTARTED_ALL, "all API servers restarted")                              \
    X(EXPIRED, "a version or token expired")                                   \
    X(STALE, "an API server behind the version requested")                     \
    X(SET_BACK, "the history set back")                                        \
    X(OVERTOOK, "a history set back that overtook the lost one")               \
    X(PROVED_SET_BACK, "a history proved to be another one")                   \
    X(PROVED_CURRENT, "a history proved to be the same")                       \
    X(UNPROVED, "a proof without a result")                                    \
    X(LEAPT, "the clock jumped ahead")                                         \
    X(SET, "the wall clock was set")                                           \
    X(STALLED, "a handler stalled")                                            \
    X(STOPPED_LIST, "stopped in a list")                                       \
    X(STOPPED_STREAM, "stopped in a streaming list")                           \
    X(STOPPED_WATCH, "stopped in a watch")                                     \
    X(STOPPED_BACKOFF, "stopped between two attempts")                         \
    X(DEFECT_LISTED, "an object isolated in a list")                           \
    X(DEFECT_STREAMED, "an object isolated in a streaming list")               \
    X(DEFECT_WATCHED, "an object isolated in a watch")                         \
    X(DEFECT_REJECTED, "an object that the transform rejects")                 \
    X(DEFECT_LONG, "an object that is too long")                               \
    X(DEFECT_DEEP, "an object that is nested too deep")                        \
    X(DEFECT_VALUE, "an index value that is too long")                         \
    X(DEFECT_NAME, "an isolated object with a name too long to record")        \
    X(ISOLATED, "a cached object deleted because it was isolated")             \
    X(READMITTED, "an isolated object acceptable again")                       \
    X(ABSENT, "a resource whose definition is missing")                        \
    X(HELD, "a request held back until a verdict")                             \
    X(GAVE_UP, "an informer that gave up")                                     \
    X(RELEASED, "an informer released")                                        \
    X(RELEASED_BY_VERDICT, "an informer released by the error callback")       \
    X(RELEASED_ABSENT, "an informer released while its definition is missing") \
    X(MADE_ABSENT, "an informer created while its definition is missing")

enum kin__sim_event {
#define KIN__SIM_EVENT(name, text) KIN__SIM_##name,
    KIN__SIM_EVENT_MAP(KIN__SIM_EVENT)
#undef KIN__SIM_EVENT
        KIN__SIM_EVENTS
};

struct kin__sim_world {
    kin_clock clock; /* first; used by timers and tokens */
    int64_t now_ns;
    int64_t wall_ns; /* offset of the wall clock */
    struct kin__random random;
    struct kin__timers timers;
    bool is_faulty; /* faults are injected; false in the final phase */
    uint64_t counts[KIN__SIM_EVENTS];
};

void kin__sim_world_init(struct kin__sim_world *world, uint64_t seed);
void kin__sim_world_done(struct kin__sim_world *world);

/* Arms a timer, relative to now. */
void kin__sim_after(struct kin__sim_world *world, struct kin__timer *timer,
                    int64_t delay_ns);
void kin__sim_cancel(struct kin__sim_world *world, struct kin__timer *timer);

/* Runs the next event; false if no event is pending. */
bool kin__sim_step(struct kin__sim_world *world);

/* Draws a random choice with this probability; kin__sim_fault() is always false
 * in the final phase. */
bool kin__sim_chance(struct kin__sim_world *world, unsigned per_mille);
bool kin__sim_fault(struct kin__sim_world *world, unsigned per_mille);

/* Counts an event. */
void kin__sim_count(struct kin__sim_world *world, enum kin__sim_event event);

/* Occasionally jumps ahead, as after a suspend, or sets the wall clock. */
void kin__sim_disturb_clock(struct kin__sim_world *world);

/* Draws a delay in [1, limit], mostly short. */
int64_t kin__sim_delay_ns(struct kin__sim_world *world, int64_t limit_ns);

/* Draws a number in [0, limit). */
uint64_t kin__sim_below(struct kin__sim_world *world, uint64_t limit);

#endif /* KIN_SIM_WORLD_H */
