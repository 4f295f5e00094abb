/* SPDX-License-Identifier: Apache-2.0 */
/*
 * elect.h - several candidates for a lease in a world where things go wrong.
 *
 * Requests and answers are late or lost, programs crash and start anew,
 * machines sleep, and each has a calendar of its own.
 *
 * At every moment:
 *   A  at most one candidate leads;
 *   B  who works for a term that has ended has lost the lease by time: nobody
 *      was given it before.
 * With each term:
 *   C  its token is greater than all before.
 * At the end, when nothing goes wrong any more:
 *   D  somebody leads, soon enough, and goes on.
 */
#ifndef KIN_SIM_ELECT_H
#define KIN_SIM_ELECT_H

#include <stdint.h>

#include <kin/error.h>

#include "sim/world.h"

/* Faults of our own that a run must find. */
enum kin__elect_bug {
    KIN__ELECT_NO_BUG,
    KIN__ELECT_NO_VERSIONS, /* the server takes every update */
    KIN__ELECT_LATE,        /* a lease counts from its answer */
    KIN__ELECT_HASTY,       /* a lease is given back under work */
    KIN__ELECT_DEAF,        /* nobody takes over */
};

/* What can happen; counted, so that one can tell that it does: X(name, text).
 */
#define KIN__ELECT_EVENT_MAP(X)                                                \
    X(TERM, "a term")                                                          \
    X(RENEWAL, "a renewal")                                                    \
    X(TAKEN, "a lease taken from somebody")                                    \
    X(GIVEN_BACK, "a lease given back")                                        \
    X(LOST, "a request lost")                                                  \
    X(ANSWER_LOST, "an answer lost")                                           \
    X(CONFLICT, "an update of an old version")                                 \
    X(CRASHED, "a candidate crashed")                                          \
    X(CRASHED_LEADER, "a leader crashed")                                      \
    X(STOPPED, "a candidate stopped")                                          \
    X(SLEPT, "a machine that slept")                                           \
    X(EXPIRED, "a term that ended by time")

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

/* 0, or KIN_EINTERNAL, with what does not hold and when, in `err`. */
int kin__elect_run(const struct kin__elect_opts *opts,
                   struct kin__elect_result *ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_SIM_ELECT_H */
