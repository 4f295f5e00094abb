/* SPDX-License-Identifier: Apache-2.0 */
/*
 * work.h - a work queue with producers and workers, where workers fail and
 * stall and clocks jump.
 *
 * At every step:
 *   A  no two workers process the same key;
 *   B  a key is taken only if it was added since it was last taken, or a delay
 *      with which it was added has elapsed.
 * At the end, when no keys are added:
 *   C  every key was taken after its last add, and after each of its delays;
 *   D  the queue is empty.
 * If the queue is shut down at a random step:
 *   E  all keys waiting at that time are taken, and no others.
 */
#ifndef KIN_SIM_WORK_H
#define KIN_SIM_WORK_H

#include <stdint.h>

#include <kin/error.h>

/* Bugs of the queue that a run must find. */
enum kin__sim_work_bug {
    KIN__SIM_WORK_NO_BUG,
    KIN__SIM_WORK_LOSE_AGAIN, /* a key added while it is processed is lost */
    KIN__SIM_WORK_SHARE,      /* a key can be taken while it is processed */
    KIN__SIM_WORK_LOSE_TIMER, /* no worker waits for a delay to elapse */
};

struct kin__sim_work_opts {
    uint64_t seed;
    enum kin__sim_work_bug bug;
    void (*trace)(int64_t now_ns, const char *text); /* optional */
};

struct kin__sim_work_result {
    uint64_t adds;
    uint64_t takes;
    uint64_t fails;   /* keys to retry */
    uint64_t agains;  /* keys added while they were processed */
    uint64_t dropped; /* by the shutdown */
};

/* Runs one simulation.
 * @param err  KIN_EINTERNAL: the violated invariant and its time
 * @return 0, KIN_EINTERNAL, KIN_ENOMEM or KIN_ESYSTEM */
int kin__sim_work(const struct kin__sim_work_opts *opts,
                  struct kin__sim_work_result *ret,
                  kin_error *err) KIN_NODISCARD;

#endif /* KIN_SIM_WORK_H */
