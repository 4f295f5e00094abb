/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/world.h"

#include <assert.h>

static int64_t world_now_ns(const kin_clock *clock)
{
    const struct kin__sim_world *world = (const struct kin__sim_world *)clock;

    return world->now_ns;
}

static int64_t world_wall_ns(const kin_clock *clock)
{
    const struct kin__sim_world *world = (const struct kin__sim_world *)clock;

    return world->now_ns + world->wall_ns;
}

/* A simulation never blocks: a call is a bug. */
static int world_cond_wait(const kin_clock *clock, pthread_cond_t *cond,
                           pthread_mutex_t *mutex, kin_deadline deadline)
{
    (void)clock;
    (void)cond;
    (void)mutex;
    (void)deadline;
    assert(false);
    return KIN_ETIMEDOUT;
}

static const struct kin__clock_ops world_clock_ops = {
    .now_ns = world_now_ns,
    .wall_ns = world_wall_ns,
    .cond_wait = world_cond_wait,
};

void kin__sim_world_init(struct kin__sim_world *world, uint64_t seed)
{
    *world = (struct kin__sim_world){
        .clock = {.ops = &world_clock_ops},
        .now_ns = 1000 * KIN__NS_PER_S,
        .is_faulty = true,
    };
    kin__random_init(&world->random, seed);
    kin__timers_init(&world->timers, kin_allocator_default(), &world->clock);
}

void kin__sim_world_done(struct kin__sim_world *world)
{
    kin__timers_done(&world->timers);
}

void kin__sim_after(struct kin__sim_world *world, struct kin__timer *timer,
                    int64_t delay_ns)
{
    kin_deadline deadline = {kin__time_add_ns(world->now_ns, delay_ns)};

    assert(delay_ns >= 0);
    int r = kin__timers_add(&world->timers, timer, deadline);

    assert(r == 0); /* without memory a simulation proves nothing */
    (void)r;
}

void kin__sim_cancel(struct kin__sim_world *world, struct kin__timer *timer)
{
    kin__timers_cancel(&world->timers, timer);
}

bool kin__sim_step(struct kin__sim_world *world)
{
    kin_deadline next = kin__timers_next(&world->timers);

    if (kin__deadline_is_never(next))
        return false;
    if (next.at_ns > world->now_ns)
        world->now_ns = next.at_ns;
    (void)kin__timers_run(&world->timers);
    return true;
}

uint64_t kin__sim_below(struct kin__sim_world *world, uint64_t limit)
{
    assert(limit > 0);
    return kin__random_below(&world->random, limit);
}

bool kin__sim_chance(struct kin__sim_world *world, unsigned per_mille)
{
    assert(per_mille <= 1000);
    return kin__sim_below(world, 1000) < per_mille;
}

bool kin__sim_fault(struct kin__sim_world *world, unsigned per_mille)
{
    return world->is_faulty && kin__sim_chance(world, per_mille);
}

void kin__sim_count(struct kin__sim_world *world, enum kin__sim_event event)
{
    assert(event < KIN__SIM_EVENTS);
    world->counts[event]++;
}

void kin__sim_disturb_clock(struct kin__sim_world *world)
{
    if (kin__sim_fault(world, 1)) {
        kin__sim_count(world, KIN__SIM_LEAPT);
        world->now_ns += kin__sim_delay_ns(world, 1200 * KIN__NS_PER_S);
    }
    if (kin__sim_fault(world, 1)) {
        kin__sim_count(world, KIN__SIM_SET);
        world->wall_ns = (int64_t)kin__sim_below(world, 7200) * KIN__NS_PER_S -
                         3600 * KIN__NS_PER_S;
    }
}

int64_t kin__sim_delay_ns(struct kin__sim_world *world, int64_t limit_ns)
{
    uint64_t limit = (uint64_t)limit_ns;

    assert(limit_ns > 0);
    for (int i = 0; i < 3; i++)
        limit = kin__sim_below(world, limit) + 1;
    return (int64_t)limit;
}
