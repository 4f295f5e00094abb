/* SPDX-License-Identifier: Apache-2.0 */
/*
 * elect.h - several candidates for a lease, under faults.
 *
 * Requests and responses are late or lost, programs crash and restart, machines
 * are suspended, and each has its own wall clock.
 *
 * At every step:
 *   A  at most one candidate leads;
 *   B  a candidate that still works for a term that has ended lost its lease by
 *      expiry: no other candidate acquired it before.
 * For each term:
 *   C  its fencing token is greater than all earlier ones.
 * At the end, without faults:
 *   D  a candidate leads soon, and stays the leader.
 */
#ifndef KIN_SIM_ELECT_H
#define KIN_SIM_ELECT_H

#include <stdint.h>

#include <kin/error.h>

#include "sim/world.h"

/* Bugs that a run must find. */
enum kin__elect_bug {
    KIN__ELECT_NO_BUG,
    KIN__ELECT_NO_VERSIONS,   /* the server accepts every update */
    KIN__ELECT_LATE,          /* a lease is counted from its response */
    KIN__ELECT_RELEASE_EARLY, /* a lease is released while working */
    KIN__ELECT_NO_TAKEOVER,   /* no candidate takes over */
};

/* Events of a simulation, as X(name, text).  They are counted, and the tests
 * fail if one never happens. */
#define KIN__ELECT_EVENT_MAP(X)                                                \
    X(TERM, "a term")                                                          \
    X(RENEWAL, "a renewal")                                                    \
    X(TAKEN, "a lease taken over")                                             \
    X(GIVEN_BACK, "a lease released")                                          \
    X(LOST, "a request lost")                                                  \
    X(ANSWER_LOST, "a response lost")                                          \
    X(CONFLICT, "an update of an old version")                                 \
    X(CRASHED, "a candidate crashed")                                          \
    X(CRASHED_LEADER, "a leader crashed")                                      \
    X(STOPPED, "a candidate stopped")                                          \
    X(SLEPT, "a machine suspended")                                            \
    X(EXPIRED, "a term that expired")

enum kin__elect_event {
#define KIN__ELECT_EVENT(name, text) KIN__ELECT_##name,
    KIN__ELECT_EVENT_MAP(KIN__ELECT_EVENT)
#undef KIN__ELECT_EVENT
        KIN__ELECT_EVENTS
};

struct kin__elect_opts {
    uint64_t seed;
    enum kin__elect_bug bug;
};

struct kin__elect_result {
    int64_t simulated_ns;
    uint64_t counts[KIN__ELECT_EVENTS];
};

/* Runs one simulation.
 * @param err  KIN_EINTERNAL: the violated invariant and its time
 * @return 0, KIN_EINTERNAL or KIN_ENOMEM */
int kin__elect_run(const struct kin__elect_opts *opts,
                   struct kin__elect_result *ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_SIM_ELECT_H */
