/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jobs.h - a client with informers, calls and electors, on an executor whose
 * next job the seed chooses.
 *
 * The code under test is that of the drivers: the source of an informer, its
 * handlers, flows, asynchronous calls and electors, as in an event loop.
 * Between two jobs bytes arrive, time passes, calls are cancelled and freed,
 * informers and electors are stopped and replaced.  Each step is made within a
 * step of a kin_loop, which has time left, or outside of it, as if its budget
 * were used.
 *
 * At every step:
 *   A  a cache, or the part of each namespace in it, equals the server's state
 *      at its version, also while a list is being published in slices;
 *   B  the notifications of a handler are consistent: add, updates from the
 *      previous state to one that is not older, delete; one at a time;
 *   C  where bytes, a request or notifications wait, the job is ready, or due;
 *   D  a call reports its end once, soon after it was cancelled, and nothing
 *      after it was freed; its userdata is released once; a list has each
 *      object once, as of its version;
 *   E  at most one candidate for a lease leads, each term has a greater fencing
 *      token than those before, and an elector calls on_stopped() once, last.
 * When an informer is stopped, at any step:
 *   F  no notification follows, and none of its jobs is ready or due, except
 *      that of a handler that stops it.
 * At the end, without faults:
 *   G  each cache equals the server's state, the notifications of each handler
 *      add up to it, and each handler has synced;
 *   H  every call has ended, and a candidate leads;
 *   I  when all is freed, no transfer and no job is left.
 */
#ifndef KIN_SIM_JOBS_H
#define KIN_SIM_JOBS_H

#include <stdint.h>

#include <kin/error.h>

#include "sim/world.h"

/* Bugs of the order of jobs that a run must find. */
enum kin__jobs_bug {
    KIN__JOBS_NO_BUG,
    KIN__JOBS_LOSE_POST,      /* a job that was posted does not run */
    KIN__JOBS_RUN_STOPPED,    /* a job runs after it was cancelled by a stop */
    KIN__JOBS_OVERTAKE,       /* bytes are applied before those that wait */
    KIN__JOBS_MIX_FLOWS,      /* bytes of an older flow are applied */
    KIN__JOBS_COMPLETE_TWICE, /* the end of a call is reported again */
    KIN__JOBS_END_FREED,      /* a freed call reports its end */
    KIN__JOBS_FORGET_CALL,    /* a call that was woken does not run */
    KIN__JOBS_STALE_WRITE,    /* a write that another one overtook counts */
};

/* Events of a simulation, as X(name, text).  They are counted, and the tests
 * fail if one never happens. */
#define KIN__JOBS_EVENT_MAP(X)                                                 \
    X(OVERTAKEN, "a job run before one that was ready earlier")                \
    X(POSTPONED, "an event before a job that was ready")                       \
    X(SLICED, "a list between two slices")                                     \
    X(SLICED_ONE, "the list of one of several namespaces between two slices")  \
    X(WAITED, "bytes that wait for a job")                                     \
    X(DIRECT, "bytes applied when they arrive")                                \
    X(PAUSED, "a transfer paused")                                             \
    X(RESUMED, "a transfer resumed")                                           \
    X(PAUSED_LONG, "a transfer paused for too long")                           \
    X(UNREACHABLE, "no connection")                                            \
    X(CUT, "a connection lost within an answer")                               \
    X(HUNG, "a request without an answer")                                     \
    X(REJECTED, "a request rejected")                                          \
    X(STOPPED, "an informer stopped")                                          \
    X(STOPPED_READY, "an informer stopped while its job was ready")            \
    X(STOPPED_PUBLISHING, "an informer stopped between two slices")            \
    X(STOPPED_BY_HANDLER, "an informer stopped by its handler")                \
    X(REMOVED, "a handler removed")                                            \
    X(CALLED, "a call that succeeded")                                         \
    X(LISTED, "an asynchronous list that succeeded")                           \
    X(RESTARTED, "an asynchronous list that restarted")                        \
    X(CANCELLED, "a call that was cancelled, and ended so")                    \
    X(CANCELLED_LATE, "a call that was cancelled, but succeeded")              \
    X(FREED, "a call freed before its end")                                    \
    X(FREED_READY, "a call freed while its job was ready")                     \
    X(FREED_BY_ITSELF, "a call freed by its own callback")                     \
    X(LEAPT, "time that passed at once")                                       \
    X(LEFT, "a call that the library frees")                                   \
    X(TERM, "a term of a candidate")                                           \
    X(TERM_LOST, "a term that ended without a stop")                           \
    X(WRITTEN_LATE, "a write that was cancelled, but reached the server")

enum kin__jobs_event {
#define KIN__JOBS_EVENT(name, text) KIN__JOBS_##name,
    KIN__JOBS_EVENT_MAP(KIN__JOBS_EVENT)
#undef KIN__JOBS_EVENT
        KIN__JOBS_EVENTS
};

struct kin__jobs_opts {
    uint64_t seed;
    enum kin__jobs_bug bug;
    void (*trace)(int64_t now_ns, const char *text); /* optional */
};

struct kin__jobs_result {
    uint64_t jobs;     /* runs of jobs */
    uint64_t requests; /* that reached the server, or were lost */
    uint64_t notes;    /* notifications delivered */
    int64_t simulated_ns;
    uint64_t counts[KIN__JOBS_EVENTS];
};

/* Runs one simulation.
 * @param err  KIN_EINTERNAL: the violated invariant and its time
 * @return 0, KIN_EINTERNAL, KIN_ESYSTEM or KIN_ENOMEM */
int kin__jobs_run(const struct kin__jobs_opts *opts,
                  struct kin__jobs_result *ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_SIM_JOBS_H */
