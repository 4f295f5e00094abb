/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run.h - one informer in a world where things go wrong.
 *
 * At every moment:
 *   A  the store is what the server had at the store's version, all of it but
 *      the objects that cannot be decoded or stored: they are isolated;
 *   B  a handler's story makes sense: add, updates from the state told before,
 *      delete; it never has an isolated state, and a cached object that becomes
 *      isolated is deleted with a mark;
 *   C  requests do not come in a rush;
 *   D  no handler sleeps while something waits for it;
 *   E  isolated objects cost nothing but themselves: no answer is given up, and
 *      each of their versions is reported once while it stays isolated;
 *   F  an index has the objects that it should, without values that it cannot
 *      hold.
 * At the end, when nothing goes wrong any more:
 *   G  the store is what the server has;
 *   H  the story of each handler gives the store;
 *   I  each handler has synced.
 * And when it was stopped, at any moment:
 *   J  nothing is asked for, and nothing is told, any more;
 *   K  after the verdict to give up nothing is requested or applied, and
 *      handlers get what was queued by then;
 *   L  a released informer requests nothing, and the next one in its place
 *      does all of the above.
 */
#ifndef KIN_SIM_RUN_H
#define KIN_SIM_RUN_H

#include <stdint.h>

#include <kin/error.h>

#include "sim/world.h"

/* Faults of the informer's own that a run must find. */
enum kin__sim_bug {
    KIN__SIM_NO_BUG,
    KIN__SIM_LOSE_DELETE,  /* a deletion is not applied */
    KIN__SIM_SKIP_VERSION, /* a watch resumes one too far */
    KIN__SIM_LOSE_NOTE,    /* a handler is not told */
    KIN__SIM_LOSE_WAKE,    /* a handler is not woken */
    KIN__SIM_MIX_BYTES,    /* bytes of an older connection are taken */
    KIN__SIM_TELL_STOPPED, /* a handler stays when all is stopped */
    KIN__SIM_KEEP_STALE,   /* a cached object stays as its new state is odd */
    KIN__SIM_REPORT_TWICE, /* an isolated object is reported again */
    KIN__SIM_ASK_RELEASED, /* a request that was held is sent after a release */
};

struct kin__sim_opts {
    uint64_t seed;
    enum kin__sim_bug bug;
    void (*say)(int64_t now_ns, const char *text); /* hears what happens; may be
                                                      NULL */
};

struct kin__sim_result {
    uint64_t requests;
    uint64_t events; /* that handlers were told of */
    uint64_t changes;
    int64_t simulated_ns;
    uint64_t counts[KIN__SIM_EVENTS]; /* of what happened */
};

/* 0; KIN_EINTERNAL, with what does not hold and when, in `err`; or
 * KIN_ENOMEM. */
int kin__sim_run(const struct kin__sim_opts *opts, struct kin__sim_result *ret,
                 kin_error *err) KIN_NODISCARD;

#endif /* KIN_SIM_RUN_H */
