/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run.h - one informer under faults.
 *
 * At every step:
 *   A  the store equals the server's state at the store's version, except for
 *      objects that cannot be decoded or stored: they are isolated;
 *   B  the notifications of a handler are consistent: add, updates from the
 *      previous state, delete.  None has an isolated state; a cached object
 *      that becomes isolated is delivered as a delete with `is_isolated`;
 *   C  the request rate is limited;
 *   D  no handler sleeps while notifications wait for it;
 *   E  isolated objects affect nothing else: no response is abandoned, and each
 *      isolated version is reported once while it stays isolated;
 *   F  the index has exactly the expected objects, without values that are too
 *      long.
 * At the end, without faults:
 *   G  the store equals the server's state;
 *   H  the notifications of each handler add up to the store;
 *   I  each handler has synced;
 *      G to I also if the history was set back, once: until the informer has
 *      listed after that, A, B and F hold for none of the two histories.
 * When the informer is stopped, at any step:
 *   J  no request and no notification follows;
 *   K  after the error callback gave up, no request is sent and no change is
 *      applied; handlers receive what was queued by then;
 *   L  a released informer sends no request, and its successor does all of the
 *      above.
 */
#ifndef KIN_SIM_RUN_H
#define KIN_SIM_RUN_H

#include <stdint.h>

#include <kin/error.h>

#include "sim/world.h"

/* Bugs of the informer that a run must find. */
enum kin__sim_bug {
    KIN__SIM_NO_BUG,
    KIN__SIM_LOSE_DELETE,       /* a deletion is not applied */
    KIN__SIM_SKIP_VERSION,      /* a watch resumes one version too late */
    KIN__SIM_LOSE_NOTIFICATION, /* a notification is not delivered */
    KIN__SIM_LOSE_WAKE,         /* a handler is not woken */
    KIN__SIM_MIX_BYTES,         /* bytes of an older connection are applied */
    KIN__SIM_NOTIFY_STOPPED,    /* a handler is not removed by a stop */
    KIN__SIM_KEEP_STALE,        /* an isolated object stays in the cache */
    KIN__SIM_REPORT_TWICE,      /* an isolated object is reported again */
    KIN__SIM_REQUEST_RELEASED,  /* a held request is sent after a release */
    KIN__SIM_OVERTAKE,          /* bytes are applied before those that wait */
    KIN__SIM_LOSE_POST,         /* the job does not run after an end */
    KIN__SIM_TRUST_WATCH,       /* a history that was set back is not noticed */
};

struct kin__sim_opts {
    uint64_t seed;
    enum kin__sim_bug bug;
    void (*trace)(int64_t now_ns, const char *text); /* optional */
};

struct kin__sim_result {
    uint64_t requests;
    uint64_t events; /* notifications delivered */
    uint64_t changes;
    int64_t simulated_ns;
    uint64_t counts[KIN__SIM_EVENTS];
};

/* Runs one simulation.
 * @param err  KIN_EINTERNAL: the violated invariant and its time
 * @return 0, KIN_EINTERNAL or KIN_ENOMEM */
int kin__sim_run(const struct kin__sim_opts *opts, struct kin__sim_result *ret,
                 kin_error *err) KIN_NODISCARD;

#endif /* KIN_SIM_RUN_H */
