/* SPDX-License-Identifier: Apache-2.0 */
#include "base/str.h"
#include "sim/run_impl.h"

/* ---- the core's ops ---- */

static void op_set_timer(int64_t due_ns, void *userdata)
{
    struct kin__sim_running *run = userdata;

    kin__sim_cancel(&run->world, &run->core_timer);
    if (due_ns == INT64_MAX)
        return;
    kin__sim_after(&run->world, &run->core_timer,
                   due_ns > run->world.now_ns ? due_ns - run->world.now_ns : 0);
}

static void op_listed(uint64_t objects, int64_t took_ns, void *userdata)
{
    (void)objects;
    (void)took_ns;
    kin__sim_check_listed(userdata);
}

static void core_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;

    (void)timer;
    kin__core_tick(run->core, run->world.now_ns);
}

/* Rejects objects by a label. */
static int op_transform(const kin_object *object, kin_object **ret,
                        kin_error *err, void *userdata)
{
    kin_value metadata = kin_value_get(kin_object_value(object),
                                       KIN__S("metadata"));
    kin_value labels = kin_value_get(metadata, KIN__S("labels"));
    kin_str odd = kin_value_str(kin_value_get(labels, KIN__S("odd")));

    (void)ret;
    (void)userdata;
    if (odd.len == 0)
        return 0;
    return kin_error_set(
        err, kin_str_eq(odd, KIN__S("limit")) ? KIN_ELIMIT : KIN_EINVAL,
        "simulated: rejected");
}

/* ---- options ---- */

static void informer_set_opts(struct kin__sim_running *run)
{
    struct kin__sim_world *world = &run->world;

    run->core_opts = (struct kin__core_opts){
        .alloc = kin_allocator_default(),
        .ops = {.request = kin__sim_request,
                .cancel = kin__sim_cancel_request,
                .set_timer = op_set_timer,
                .failed = kin__sim_failed,
                .listed = op_listed,
                .userdata = run},
        .expected = {.kind = KIN__S("Pod")},
        .queue = kin__sim_chance(world, 250) ? KIN_QUEUE_DELTA
                                             : KIN_QUEUE_IN_ORDER,
        .streaming = kin__sim_chance(world, 300) ? KIN__REFLECTOR_STREAM_NEVER
                                                 : KIN__REFLECTOR_STREAM_AUTO,
        .resync_ns = kin__sim_chance(world, 300) ? 30 * KIN__NS_PER_S : 0,
        .is_silent_on_same = kin__sim_chance(world, 500),
        .page_limit = kin__sim_chance(world, 250) ? 500 : 0,
        .max_object = kin__sim_chance(world, 500) ? KIN__SIM_MAX_OBJECT : 0,
        .transform = kin__sim_chance(world, 700) ? op_transform : NULL,
        .projection = run->projection,
    };
}

static int informer_set_projection(struct kin__sim_running *run, kin_error *err)
{
    run->keeps_spec = true;
    if (!kin__sim_chance(&run->world, 400))
        return 0;
    run->keeps_spec = kin__sim_chance(&run->world, 500);
    return kin_projection_parse(
        NULL, run->keeps_spec ? KIN__S(".spec.node") : KIN__S(""),
        &run->projection, err);
}

static void maker_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;

    /* Mostly a factory waits for the definition. */
    if (run->server.is_absent && kin__sim_chance(&run->world, 700)) {
        kin__sim_after(&run->world, timer,
                       kin__sim_delay_ns(&run->world, 60 * KIN__NS_PER_S));
        return;
    }
    kin__sim_informer_release(run); /* one that gave up */
    kin__sim_informer_make(run);
}

int kin__sim_informer_init(struct kin__sim_running *run, kin_error *err)
{
    int r = informer_set_projection(run, err);

    kin__timer_init(&run->core_timer, core_on_timer, run);
    kin__timer_init(&run->maker, maker_on_timer, run);
    informer_set_opts(run);
    run->has_verdicts = kin__sim_chance(&run->world, 700);
    run->server.has_long_name = run->core_opts.max_object == 0 &&
                                kin__sim_chance(&run->world, 200);
    return r;
}

void kin__sim_informer_done(struct kin__sim_running *run)
{
    run->core = kin__core_free(run->core);
    run->projection = kin_projection_unref(run->projection);
    kin__sim_hearers_done(run);
}

bool kin__sim_may_renew(const struct kin__sim_running *run)
{
    return run->opts.bug == KIN__SIM_NO_BUG ||
           run->opts.bug == KIN__SIM_ASK_RELEASED;
}

/* ---- life ---- */

static int informer_new(struct kin__sim_running *run, kin_error *err)
{
    kin_indexer indexer = {0};
    int r = kin__core_new(&run->core_opts, &run->core, err);

    if (r == 0)
        r = kin_indexer_by_path(NULL, KIN__S("node"), KIN__S(".spec.node"),
                                &indexer, err);
    if (r == 0)
        r = kin_store_add_indexers(kin__core_store(run->core), &indexer, 1,
                                   err);
    return r < 0 ? r : kin__sim_hearers_init(run, err);
}

void kin__sim_informer_make(struct kin__sim_running *run)
{
    kin_error err = KIN_ERROR_INIT;

    kin__sim_say(run, "informer %u", run->informer);
    if (run->server.is_absent)
        kin__sim_count(&run->world, KIN__SIM_MADE_ABSENT);
    run->is_given_up = false;
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        run->reported[i] = 0;
    run->core_opts.seed = run->opts.seed + run->informer;
    if (informer_new(run, &err) < 0) {
        kin__sim_fail(run, "%s", err.message);
        return;
    }
    kin__core_set_max_bytes(run->core, run->is_full ? 1 : 0);
    kin__core_start(run->core, run->world.now_ns);
}

/* Whether the planted bug leaves the request that is held. */
static bool informer_leaves_request(struct kin__sim_running *run)
{
    if (!run->hold.is_pending || !kin__sim_lets_bug(run, KIN__SIM_ASK_RELEASED))
        return false;
    kin__sim_say(run, "BUG: a request stays behind");
    return true;
}

void kin__sim_informer_release(struct kin__sim_running *run)
{
    if (!run->core)
        return;
    bool leaves_request = informer_leaves_request(run);
    kin__sim_say(run, "release");
    kin__sim_count(&run->world, KIN__SIM_RELEASED);
    if (run->server.is_absent)
        kin__sim_count(&run->world, KIN__SIM_RELEASED_ABSENT);
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++)
        if (kin__core_remove_listener(run->core, run->hearers[i].listener) !=
            run->hearers[i].is_added)
            kin__sim_fail(run, "handler %u was not there", i);
    kin__sim_hearers_done(run);
    kin__core_stop(run->core);
    kin__sim_hold_clear(run);
    if (run->wire.is_open || kin__timer_is_armed(&run->core_timer))
        kin__sim_fail(run, "a released informer goes on");
    run->core = kin__core_free(run->core);
    run->informer++;
    if (leaves_request)
        kin__sim_wire_send(run);
}

void kin__sim_informer_renew(struct kin__sim_running *run)
{
    kin__sim_informer_release(run);
    kin__sim_cancel(&run->world, &run->maker);
    kin__sim_after(&run->world, &run->maker,
                   kin__sim_delay_ns(&run->world, 30 * KIN__NS_PER_S));
}

void kin__sim_informer_make_due(struct kin__sim_running *run)
{
    if (run->core && !run->is_given_up)
        return;
    if (run->core && kin__sim_chance(&run->world, 500)) {
        kin__sim_cancel(&run->world, &run->maker);
        return;
    }
    kin__sim_cancel(&run->world, &run->maker);
    kin__sim_informer_release(run);
    kin__sim_informer_make(run);
}

void kin__sim_informer_give_up(struct kin__sim_running *run)
{
    struct kin__listener_stats stats;

    kin__sim_say(run, "give up");
    kin__sim_count(&run->world, KIN__SIM_GAVE_UP);
    kin__core_stop(run->core);
    kin__core_wake(run->core);
    kin__sim_hold_clear(run);
    run->is_given_up = true;
    run->given_up_at = kin__sim_store_version(run);
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        kin__listener_get_stats(run->hearers[i].listener, &stats);
        run->hearers[i].left = stats.waiting;
    }
    kin__sim_after(&run->world, &run->maker,
                   kin__sim_delay_ns(&run->world, 300 * KIN__NS_PER_S));
}
