/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/run_impl.h"

enum { STALL_S = 300 };

bool kin__sim_hearer_take(struct kin__sim_hearer *hearer, size_t count)
{
    struct kin__sim_running *run = hearer->run;
    struct kin__note note;

    for (; count > 0; count--) {
        if (!kin__listener_take(hearer->listener, &note))
            return false;
        if (kin__sim_lets_bug(run, KIN__SIM_LOSE_NOTE))
            kin__sim_say(run, "BUG: handler %u is not told", hearer->number);
        else
            kin__sim_check_note(hearer, &note);
        run->result.events++;
        kin__listener_finish(hearer->listener, &note);
    }
    return true;
}

/* Slow handlers, now and then very slow ones. */
static void hearer_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_hearer *hearer = userdata;
    struct kin__sim_world *world = &hearer->run->world;

    hearer->is_awake = kin__sim_hearer_take(hearer,
                                            1 + kin__sim_below(world, 5));
    if (!hearer->is_awake)
        return;
    bool stalls = kin__sim_fault(world, 10);
    if (stalls)
        kin__sim_count(world, KIN__SIM_STALLED);
    kin__sim_after(
        world, timer,
        kin__sim_delay_ns(world, (stalls ? STALL_S : 1) * KIN__NS_PER_S));
}

static void hearer_wake(void *userdata)
{
    struct kin__sim_hearer *hearer = userdata;
    struct kin__sim_world *world = &hearer->run->world;

    if (hearer->is_awake)
        return;
    if (kin__sim_lets_bug(hearer->run, KIN__SIM_LOSE_WAKE)) {
        kin__sim_say(hearer->run, "BUG: handler %u is not woken",
                     hearer->number);
        return;
    }
    hearer->is_awake = true;
    kin__sim_after(world, &hearer->timer,
                   kin__sim_delay_ns(world, KIN__NS_PER_S));
}

void kin__sim_hearer_add(struct kin__sim_hearer *hearer)
{
    struct kin__sim_running *run = hearer->run;
    kin_error err = KIN_ERROR_INIT;

    hearer->is_added = true;
    if (kin__core_add_listener(run->core, hearer->listener, run->world.now_ns,
                               &err) < 0)
        kin__sim_fail(run, "%s", err.message);
}

int kin__sim_hearers_init(struct kin__sim_running *run, kin_error *err)
{
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        struct kin__sim_hearer *hearer = &run->hearers[i];
        *hearer = (struct kin__sim_hearer){.run = run, .number = i};
        hearer->coalesces = kin__sim_chance(&run->world, 300);
        kin__timer_init(&hearer->timer, hearer_on_timer, hearer);
        struct kin__listener_opts opts = {
            .alloc = kin_allocator_default(),
            .seed = i,
            .overflow = hearer->coalesces ? KIN__OVERFLOW_COALESCE
                                          : KIN__OVERFLOW_GROW,
            .resync_ns = i == 0 ? 30 * KIN__NS_PER_S : 0,
            .wake = hearer_wake,
            .userdata = hearer,
        };
        int r = kin__listener_new(&opts, &hearer->listener, err);
        if (r < 0)
            return r;
    }
    kin__sim_hearer_add(&run->hearers[0]); /* the others come when they like */
    return 0;
}

void kin__sim_hearers_done(struct kin__sim_running *run)
{
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        struct kin__sim_hearer *hearer = &run->hearers[i];
        if (!hearer->listener)
            continue;
        kin__sim_cancel(&run->world, &hearer->timer);
        hearer->listener = kin__listener_unref(hearer->listener);
    }
}
