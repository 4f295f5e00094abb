/* SPDX-License-Identifier: Apache-2.0 */
/*
 * work.h - a work queue, those who add and those who work, in a world where
 * workers fail and stall and clocks leap.
 *
 * At every moment:
 *   A  no two workers have the same key;
 *   B  a key is taken only if it was added since, or a time has come for which
 *      it was added.
 * At the end, when nothing is added any more:
 *   C  every key was taken after it was last added, and for each time for which
 *      it was;
 *   D  the queue remembers nothing.
 * And when it was shut down at some moment:
 *   E  all that waited then is taken, and nothing else.
 */
#ifndef KIN_SIM_WORK_H
#define KIN_SIM_WORK_H

#include <stdint.h>

#include <kin/error.h>

/* Faults of the queue's that a run must find. */
enum kin__sim_work_bug {
    KIN__SIM_WORK_NO_BUG,
    KIN__SIM_WORK_LOSE_AGAIN, /* what is added while it is done is lost */
    KIN__SIM_WORK_SHARE,      /* what is being done can be taken again */
    KIN__SIM_WORK_LOSE_TIMER, /* nobody waits for a time */
};

struct kin__sim_work_opts {
    uint64_t seed;
    enum kin__sim_work_bug bug;
    void (*say)(int64_t now_ns, const char *text); /* hears what happens; may be
                                                      NULL */
};

struct kin__sim_work_result {
    uint64_t adds;
    uint64_t takes;
    uint64_t fails;   /* keys that are to be tried again */
    uint64_t agains;  /* keys that were added while they were done */
    uint64_t dropped; /* by shutting down */
};

/* 0; KIN_EINTERNAL, with what does not hold and when, in `err`; or
 * KIN_ENOMEM, KIN_ESYSTEM. */
int kin__sim_work(const struct kin__sim_work_opts *opts,
                  struct kin__sim_work_result *ret,
                  kin_error *err) KIN_NODISCARD;

#endif /* KIN_SIM_WORK_H */
