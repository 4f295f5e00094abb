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

struct kin__sim_world {
    struct kin__clock clock; /* first: what timers and tokens go by */
    int64_t now_ns;
    struct kin__random random;
    struct kin__timers timers;
    bool is_faulty; /* things go wrong; at the end they do not */
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

/* A time below a limit, mostly much below. */
int64_t kin__sim_delay_ns(struct kin__sim_world *world, int64_t limit_ns);

uint64_t kin__sim_below(struct kin__sim_world *world, uint64_t limit);

#endif /* KIN_SIM_WORLD_H */
