/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/run.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/str.h"
#include "sim/run_impl.h"

enum {
    STEPS_MAX = 2000000, /* a run that does not end has gone wrong */
    SETTLED_S = 600,     /* after that long without faults all must be well */
};

void kin__sim_fail(struct kin__sim_running *run, const char *format, ...)
{
    va_list args;

    if (run->error.code < 0)
        return;
    va_start(args, format);
    (void)kin__error_vset(&run->error, KIN_EINTERNAL, format, args);
    va_end(args);
    (void)kin_error_wrap(&run->error, "seed %llu, %.3f s",
                         (unsigned long long)run->opts.seed,
                         (double)run->world.now_ns / 1e9);
}

void kin__sim_say(const struct kin__sim_running *run, const char *format, ...)
{
    char text[256];
    va_list args;

    if (!run->opts.say)
        return;
    va_start(args, format);
    (void)vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    run->opts.say(run->world.now_ns, text);
}

bool kin__sim_lets_bug(struct kin__sim_running *run, enum kin__sim_bug bug)
{
    if (run->opts.bug != bug || run->bugs > 0 ||
        !kin__sim_chance(&run->world, 300))
        return false;
    run->bugs++;
    return true;
}

/* ---- others ---- */

static void writer_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;

    if (!run->world.is_faulty)
        return; /* the story is over */
    if (!run->server.is_absent)
        kin__sim_server_change(&run->server);
    kin__sim_after(&run->world, timer,
                   kin__sim_delay_ns(&run->world, 5 * KIN__NS_PER_S));
}

/* As if the objects had grown to what may be there, or shrunk again. */
static void run_set_full(struct kin__sim_running *run, bool is_full)
{
    run->is_full = is_full;
    kin__sim_say(run, "%s", is_full ? "-- no room" : "-- room again");
    if (run->core)
        kin__core_set_max_bytes(run->core, is_full ? 1 : 0);
}

/* A definition is deleted or comes back; the server ends watches of it. */
static void run_set_absent(struct kin__sim_running *run, bool is_absent)
{
    run->server.is_absent = is_absent;
    kin__sim_say(run, "-- definition %s", is_absent ? "deleted" : "is back");
    if (is_absent && run->wire.is_open && run->wire.is_watch)
        run->wire.answer.followed = UINT64_MAX;
}

static void shake_handlers(struct kin__sim_running *run)
{
    struct kin__sim_hearer *hearer =
        &run->hearers[kin__sim_below(&run->world, KIN__SIM_HANDLERS)];

    if (run->core && !run->is_stopped && !run->is_given_up && !hearer->is_added)
        kin__sim_hearer_add(hearer);
}

static void shake_definition(struct kin__sim_running *run)
{
    bool was_absent = run->server.is_absent;

    if (kin__sim_chance(&run->world, was_absent ? 20 : 1))
        run_set_absent(run, !was_absent);
    if (run->is_stopped || !run->core || !kin__sim_may_renew(run))
        return;
    if (kin__sim_chance(&run->world, run->server.is_absent ? 20 : 1))
        kin__sim_informer_renew(run);
}

static void shaker_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;

    if (!run->world.is_faulty)
        return;
    kin__sim_server_shake(&run->server);
    kin__sim_shake_clock(&run->world);
    if (kin__sim_chance(&run->world, 100))
        shake_handlers(run);
    if (kin__sim_chance(&run->world, run->is_full ? 100 : 20))
        run_set_full(run, !run->is_full);
    shake_definition(run);
    kin__sim_after(&run->world, timer,
                   kin__sim_delay_ns(&run->world, 3 * KIN__NS_PER_S));
}

/* ---- a run ---- */

static int run_init(struct kin__sim_running *run,
                    const struct kin__sim_opts *opts, kin_error *err)
{
    *run = (struct kin__sim_running){.opts = *opts};
    kin__sim_world_init(&run->world, opts->seed);
    kin__sim_server_init(&run->server, &run->world);
    kin__timer_init(&run->writer, writer_on_timer, run);
    kin__timer_init(&run->shaker, shaker_on_timer, run);
    kin__sim_wire_init(run);
    kin__sim_hold_init(run);
    return kin__sim_informer_init(run, err);
}

static void run_done(struct kin__sim_running *run)
{
    kin__sim_informer_done(run);
    kin__sim_world_done(&run->world);
    kin__sim_wire_done(run);
    kin__sim_hold_done(run);
}

static enum kin__reflector_state run_state(const struct kin__sim_running *run)
{
    return kin__reflector_state(kin__core_reflector(run->core));
}

static bool run_is_where_it_stops(const struct kin__sim_running *run)
{
    return run->core && run->stops_in != KIN__REFLECTOR_NEW &&
           run->stops_in == run_state(run);
}

static void run_until(struct kin__sim_running *run, int64_t until_ns)
{
    for (uint64_t steps = 0; run->error.code == 0; steps++) {
        if (run->world.now_ns >= until_ns || !kin__sim_step(&run->world) ||
            run_is_where_it_stops(run))
            return;
        if (steps > STEPS_MAX)
            kin__sim_fail(run, "it does not come to an end");
        kin__sim_check_now(run);
    }
}

static void run_count_stop(struct kin__sim_running *run)
{
    static const enum kin__sim_event events[] = {
        [KIN__REFLECTOR_STREAM] = KIN__SIM_STOPPED_STREAM,
        [KIN__REFLECTOR_LIST] = KIN__SIM_STOPPED_LIST,
        [KIN__REFLECTOR_WATCH] = KIN__SIM_STOPPED_WATCH,
        [KIN__REFLECTOR_BACKOFF] = KIN__SIM_STOPPED_BACKOFF,
    };

    if (run->core && !run->is_given_up)
        kin__sim_count(&run->world, events[run_state(run)]);
}

/* Removes the handlers first, as a program does. */
static void run_stop_informer(struct kin__sim_running *run)
{
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        if (kin__sim_lets_bug(run, KIN__SIM_TELL_STOPPED))
            kin__sim_say(run, "BUG: handler %u stays", i);
        else
            (void)kin__core_remove_listener(run->core,
                                            run->hearers[i].listener);
    }
    kin__core_stop(run->core);
    kin__sim_hold_clear(run);
}

/* Stopped at any moment, it is silent. */
static void run_stop(struct kin__sim_running *run)
{
    kin__sim_cancel(&run->world, &run->maker);
    if (run->core)
        run_stop_informer(run);
    run->is_stopped = true;
    run_until(run, run->world.now_ns + 60 * KIN__NS_PER_S);
}

/* Stopped before its end: at some time, or as soon as it is somewhere else than
 * where it is most of the time. */
static void run_stop_early(struct kin__sim_running *run)
{
    if (kin__sim_chance(&run->world, 500)) {
        run->stops_in = KIN__REFLECTOR_STREAM +
                        (unsigned)kin__sim_below(&run->world, 4);
        run_until(run, run->world.now_ns + SETTLED_S * KIN__NS_PER_S);
        run->stops_in = KIN__REFLECTOR_NEW;
    }
    run_count_stop(run);
}

static void run_settle(struct kin__sim_running *run)
{
    run->world.is_faulty = false;
    kin__sim_server_settle(&run->server);
    run_set_full(run, /* is_full= */ false);
    run_set_absent(run, /* is_absent= */ false);
    kin__sim_informer_make_due(run);
    kin__sim_say(run, "-- no more faults");
    if (kin__sim_chance(&run->world, 250)) {
        kin__sim_server_restart(&run->server);
        kin__sim_wire_lose(run);
    }
    run_until(run, run->world.now_ns + SETTLED_S * KIN__NS_PER_S);
    if (run->error.code < 0)
        return;
    if (run->is_given_up)
        kin__sim_check_given_up(run);
    else
        kin__sim_check_end(run);
}

static void run_story(struct kin__sim_running *run)
{
    unsigned per_mille = run->opts.bug == KIN__SIM_NO_BUG         ? 150
                         : run->opts.bug == KIN__SIM_TELL_STOPPED ? 1000
                                                                  : 0;
    bool is_stopped_early = kin__sim_chance(&run->world, per_mille);
    int64_t length_ns =
        is_stopped_early
            ? kin__sim_delay_ns(&run->world, 660 * KIN__NS_PER_S)
            : (int64_t)(60 + kin__sim_below(&run->world, 600)) * KIN__NS_PER_S;

    kin__sim_after(&run->world, &run->writer, 1);
    kin__sim_after(&run->world, &run->shaker, 1);
    kin__sim_informer_make(run);
    run_until(run, run->world.now_ns + length_ns);
    if (is_stopped_early)
        run_stop_early(run);
    else
        run_settle(run);
    if (run->error.code == 0)
        run_stop(run);
}

int kin__sim_run(const struct kin__sim_opts *opts, struct kin__sim_result *ret,
                 kin_error *err)
{
    struct kin__sim_running *run = kin__alloc0(kin_allocator_default(), 1,
                                               sizeof(*run));
    int r = run ? run_init(run, opts, err) : KIN_ENOMEM;

    if (r == 0) {
        run_story(run);
        r = run->error.code;
        if (r < 0 && err)
            *err = run->error;
        run->result.changes = run->server.version;
        memcpy(run->result.counts, run->world.counts,
               sizeof(run->result.counts));
        run->result.simulated_ns = run->world.now_ns - 1000 * KIN__NS_PER_S;
        if (ret)
            *ret = run->result;
    }
    if (run)
        run_done(run);
    kin__free(kin_allocator_default(), run);
    return r;
}
