/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/run.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/str.h"
#include "sim/run_impl.h"

enum {
    STALL_S = 300,       /* of a stalled handler */
    TEXT_MAX = 1 << 10,  /* of a request's version or token */
    STEPS_MAX = 2000000, /* a run with more steps does not end */
    SETTLED_S = 600,     /* without faults, after which all must be in sync */
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

void kin__sim_trace(const struct kin__sim_running *run, const char *format, ...)
{
    char text[256];
    va_list args;

    if (!run->opts.trace)
        return;
    va_start(args, format);
    (void)vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    run->opts.trace(run->world.now_ns, text);
}

bool kin__sim_inject_bug(struct kin__sim_running *run, enum kin__sim_bug bug)
{
    if (run->opts.bug != bug || run->bugs > 0 ||
        !kin__sim_chance(&run->world, 300))
        return false;
    run->bugs++;
    return true;
}

/* ---- handlers ---- */

bool kin__sim_handler_take(struct kin__sim_handler *handler, size_t count)
{
    struct kin__sim_running *run = handler->run;
    struct kin_registration *registration = handler->registration;
    bool has_more = true;

    kin__mutex_lock(&registration->mutex);
    for (; count > 0; count--) {
        has_more = kin__registration_take(registration);
        if (!has_more)
            break;
        kin__mutex_unlock(&registration->mutex);
        if (kin__sim_inject_bug(run, KIN__SIM_LOSE_NOTIFICATION))
            kin__sim_trace(run, "BUG: handler %u is not notified",
                           handler->number);
        else
            kin__sim_check_note(handler, &registration->current);
        run->result.events++;
        kin__registration_finish(registration);
    }
    kin__mutex_unlock(&registration->mutex);
    return has_more;
}

/* Handlers are slow, and occasionally stall. */
static void handler_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_handler *handler = userdata;
    struct kin__sim_world *world = &handler->run->world;

    handler->is_awake = kin__sim_handler_take(handler,
                                              1 + kin__sim_below(world, 5));
    if (!handler->is_awake)
        return;
    bool stalls = kin__sim_fault(world, 10);
    if (stalls)
        kin__sim_count(world, KIN__SIM_STALLED);
    kin__sim_after(
        world, timer,
        kin__sim_delay_ns(world, (stalls ? STALL_S : 1) * KIN__NS_PER_S));
}

static void handler_wake(struct kin__sim_handler *handler)
{
    struct kin__sim_world *world = &handler->run->world;

    handler->registration->is_woken = false;
    if (handler->is_awake)
        return;
    if (kin__sim_inject_bug(handler->run, KIN__SIM_LOSE_WAKE)) {
        kin__sim_trace(handler->run, "BUG: handler %u is not woken",
                       handler->number);
        return;
    }
    handler->is_awake = true;
    kin__sim_after(world, &handler->timer,
                   kin__sim_delay_ns(world, KIN__NS_PER_S));
}

/* Starts the timers of the handlers that the informer has woken. */
static void handlers_wake(struct kin__sim_running *run)
{
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        struct kin__sim_handler *handler = &run->handlers[i];
        if (handler->registration && handler->registration->is_woken)
            handler_wake(handler);
    }
}

static void handler_add(struct kin__sim_handler *handler)
{
    struct kin__sim_running *run = handler->run;
    kin_error err = KIN_ERROR_INIT;

    handler->is_added = true;
    if (kin__core_add_handler(run->core, handler->registration,
                              run->world.now_ns, &err) < 0)
        kin__sim_fail(run, "%s", err.message);
}

static int handlers_init(struct kin__sim_running *run, kin_error *err)
{
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        struct kin__sim_handler *handler = &run->handlers[i];
        *handler = (struct kin__sim_handler){.run = run, .number = i};
        handler->coalesces = kin__sim_chance(&run->world, 300);
        kin__timer_init(&handler->timer, handler_on_timer, handler);
        struct kin__registration_opts opts = {
            .alloc = kin_allocator_default(),
            .overflow = handler->coalesces ? KIN_OVERFLOW_COALESCE
                                           : KIN_OVERFLOW_GROW,
            .resync_ns = i == 0 ? 30 * KIN__NS_PER_S : 0,
        };
        int r = kin__registration_new(&opts, &handler->registration, err);
        if (r < 0)
            return r;
    }
    handler_add(&run->handlers[0]); /* others are added at random times */
    return 0;
}

static void handlers_done(struct kin__sim_running *run)
{
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        struct kin__sim_handler *handler = &run->handlers[i];
        if (!handler->registration)
            continue;
        kin__sim_cancel(&run->world, &handler->timer);
        kin__registration_free(KIN__STEAL(handler->registration));
    }
}

static void informer_give_up(struct kin__sim_running *run);
static void informer_renew(struct kin__sim_running *run);
static bool may_renew(const struct kin__sim_running *run);

/* ---- requests and verdicts ---- */

static kin_str text_keep(struct kin__sim_running *run, struct kin__buf *buf,
                         kin_str text)
{
    kin__buf_clear(buf);
    if (text.len > 0 && kin__buf_append(buf, text) < 0)
        kin__sim_fail(run, "out of memory");
    return kin__buf_str(buf);
}

static void hold_keep(struct kin__sim_running *run,
                      const struct kin__reflector_request *request)
{
    struct kin__sim_hold *hold = &run->hold;

    hold->request = *request;
    hold->request.resource_version = text_keep(run, &hold->version,
                                               request->resource_version);
    hold->request.continue_token = text_keep(run, &hold->token,
                                             request->continue_token);
    hold->is_pending = true;
    hold->informer = run->informer;
}

static void op_request(const struct kin__reflector_request *request,
                       void *userdata)
{
    struct kin__sim_running *run = userdata;

    kin__sim_trace(run, "%s rv '%.*s' limit %d token '%.*s'%s%s",
                   request->is_watch ? "watch" : "list",
                   KIN_STR(request->resource_version), (int)request->limit,
                   KIN_STR(request->continue_token),
                   request->send_initial_events ? " stream" : "",
                   run->hold.is_held ? " held" : "");
    if (run->is_stopped || run->is_given_up)
        kin__sim_fail(run, "request after the stop");
    if (run->wire.is_open || run->hold.is_pending)
        kin__sim_fail(run, "two requests at the same time");
    hold_keep(run, request);
    if (run->hold.is_held)
        kin__sim_count(&run->world, KIN__SIM_HELD);
    else
        kin__sim_wire_send(run);
}

static void op_cancel(void *userdata)
{
    struct kin__sim_running *run = userdata;

    kin__sim_trace(run, "cancel");
    run->hold.is_pending = false;
    kin__sim_wire_close(run);
}

static void check_failure(struct kin__sim_running *run,
                          const struct kin__reflector_failure *failure)
{
    if (failure->is_isolated) {
        kin__sim_check_report(run, failure);
        if (kin__sim_inject_bug(run, KIN__SIM_REPORT_TWICE))
            kin__sim_check_report(run, failure);
    } else if (failure->key.len > 0) {
        kin__sim_count(&run->world, KIN__SIM_DEFECT_VALUE);
    } else if (run->wire.is_whole && !run->is_full) {
        kin__sim_fail(run, "list without a fault failed: %s",
                      failure->err->message);
    }
    if (run->is_stopped || run->is_given_up)
        kin__sim_fail(run, "failure reported after the stop");
}

static void op_failed(const struct kin__reflector_failure *failure,
                      void *userdata)
{
    struct kin__sim_running *run = userdata;
    bool is_slow = kin__sim_fault(&run->world, 50);

    kin__sim_trace(run, "error callback: %s", failure->err->message);
    check_failure(run, failure);
    if (!run->has_verdicts || run->hold.is_held)
        return;
    run->hold.is_held = true;
    kin__sim_after(
        &run->world, &run->hold.timer,
        kin__sim_delay_ns(&run->world, (is_slow ? 60 : 1) * KIN__NS_PER_S));
}

static void verdict_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;
    bool may_end = may_renew(run) && run->world.is_faulty;

    (void)timer;
    if (may_end && kin__sim_chance(&run->world, 10)) {
        informer_give_up(run);
        return;
    }
    /* A held request makes the release a better test. */
    if (may_end &&
        kin__sim_chance(&run->world, run->hold.is_pending ? 60 : 5)) {
        kin__sim_count(&run->world, KIN__SIM_RELEASED_BY_VERDICT);
        informer_renew(run);
        return;
    }
    run->hold.is_held = false;
    if (run->hold.is_pending)
        kin__sim_wire_send(run);
}

static void hold_init(struct kin__sim_running *run)
{
    kin__buf_init(&run->hold.version, kin_allocator_default(), TEXT_MAX);
    kin__buf_init(&run->hold.token, kin_allocator_default(), TEXT_MAX);
    kin__timer_init(&run->hold.timer, verdict_on_timer, run);
}

static void hold_done(struct kin__sim_running *run)
{
    kin__buf_done(&run->hold.version);
    kin__buf_done(&run->hold.token);
}

static void hold_clear(struct kin__sim_running *run)
{
    kin__sim_cancel(&run->world, &run->hold.timer);
    run->hold.is_held = false;
    run->hold.is_pending = false;
}

/* ---- the informer ---- */

static void op_set_timer(int64_t due_ns, void *userdata)
{
    struct kin__sim_running *run = userdata;

    kin__sim_cancel(&run->world, &run->core_timer);
    if (due_ns == INT64_MAX)
        return;
    kin__sim_after(&run->world, &run->core_timer,
                   due_ns > run->world.now_ns ? due_ns - run->world.now_ns : 0);
}

static void op_prove(void *userdata)
{
    kin__sim_prove(userdata);
}

static void op_listed(uint64_t objects, int64_t took_ns, void *userdata)
{
    (void)objects;
    (void)took_ns;
    kin__sim_prove_listed(userdata);
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

static void informer_set_opts(struct kin__sim_running *run)
{
    struct kin__sim_world *world = &run->world;

    run->core_opts = (struct kin__core_opts){
        .alloc = kin_allocator_default(),
        .ops = {.request = op_request,
                .cancel = op_cancel,
                .set_timer = op_set_timer,
                .failed = op_failed,
                .listed = op_listed,
                .prove = run->opts.bug == KIN__SIM_TRUST_WATCH ? NULL
                                                               : op_prove,
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
        .quiet_ns = kin__sim_chance(world, 500) ? 90 * KIN__NS_PER_S : 0,
        .heal_ns = run->prover.may_overtake ? 60 * KIN__NS_PER_S : 0,
        .heals_always = true,
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

static bool may_renew(const struct kin__sim_running *run)
{
    return run->opts.bug == KIN__SIM_NO_BUG ||
           run->opts.bug == KIN__SIM_REQUEST_RELEASED;
}

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
    return r < 0 ? r : handlers_init(run, err);
}

static void informer_make(struct kin__sim_running *run)
{
    kin_error err = KIN_ERROR_INIT;

    kin__sim_trace(run, "informer %u", run->informer);
    if (run->server.is_absent)
        kin__sim_count(&run->world, KIN__SIM_MADE_ABSENT);
    run->is_given_up = false;
    run->prover.is_set_back = false; /* a new informer lists */
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

/* Whether the planted bug keeps the held request. */
static bool informer_leaves_request(struct kin__sim_running *run)
{
    if (!run->hold.is_pending ||
        !kin__sim_inject_bug(run, KIN__SIM_REQUEST_RELEASED))
        return false;
    kin__sim_trace(run, "BUG: the held request is not dropped");
    return true;
}

static void informer_release(struct kin__sim_running *run)
{
    if (!run->core)
        return;
    bool leaves_request = informer_leaves_request(run);
    kin__sim_trace(run, "release");
    kin__sim_count(&run->world, KIN__SIM_RELEASED);
    if (run->server.is_absent)
        kin__sim_count(&run->world, KIN__SIM_RELEASED_ABSENT);
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++)
        if (kin__processor_remove(kin__core_processor(run->core),
                                  run->handlers[i].registration) !=
            run->handlers[i].is_added)
            kin__sim_fail(run, "handler %u was not registered", i);
    handlers_done(run);
    kin__core_stop(run->core);
    kin__sim_prove_end(run);
    hold_clear(run);
    if (run->wire.is_open || kin__timer_is_armed(&run->core_timer))
        kin__sim_fail(run, "released informer still has a request or a timer");
    run->core = kin__core_free(run->core);
    run->informer++;
    if (leaves_request)
        kin__sim_wire_send(run);
}

static void informer_renew(struct kin__sim_running *run)
{
    informer_release(run);
    kin__sim_cancel(&run->world, &run->maker);
    kin__sim_after(&run->world, &run->maker,
                   kin__sim_delay_ns(&run->world, 30 * KIN__NS_PER_S));
}

static void informer_make_due(struct kin__sim_running *run)
{
    if (run->core && !run->is_given_up)
        return;
    if (run->core && kin__sim_chance(&run->world, 500)) {
        kin__sim_cancel(&run->world, &run->maker);
        return;
    }
    kin__sim_cancel(&run->world, &run->maker);
    informer_release(run);
    informer_make(run);
}

static void informer_give_up(struct kin__sim_running *run)
{
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);

    kin__sim_trace(run, "give up");
    kin__sim_count(&run->world, KIN__SIM_GAVE_UP);
    kin__core_stop(run->core);
    kin__sim_prove_end(run);
    kin__processor_wake(kin__core_processor(run->core));
    hold_clear(run);
    run->is_given_up = true;
    run->given_up_at = kin__sim_store_version(run);
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        kin__registration_get_stats(run->handlers[i].registration,
                                    run->world.now_ns, &stats);
        run->handlers[i].left = stats.waiting;
    }
    kin__sim_after(&run->world, &run->maker,
                   kin__sim_delay_ns(&run->world, 300 * KIN__NS_PER_S));
}

static void maker_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;

    /* A factory mostly waits for the definition. */
    if (run->server.is_absent && kin__sim_chance(&run->world, 700)) {
        kin__sim_after(&run->world, timer,
                       kin__sim_delay_ns(&run->world, 60 * KIN__NS_PER_S));
        return;
    }
    informer_release(run); /* one that gave up */
    informer_make(run);
}

static int informer_init(struct kin__sim_running *run, kin_error *err)
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

static void informer_done(struct kin__sim_running *run)
{
    run->core = kin__core_free(run->core);
    run->projection = kin_projection_unref(run->projection);
    handlers_done(run);
}

/* ---- timers ---- */

static void writer_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;

    if (!run->world.is_faulty)
        return;
    if (!run->server.is_absent && kin__sim_may_change(run)) {
        kin__sim_server_change(&run->server);
        if (run->prover.is_set_back &&
            run->server.version == run->prover.lost + 1)
            kin__sim_count(&run->world, KIN__SIM_OVERTOOK);
    }
    kin__sim_after(&run->world, timer,
                   kin__sim_delay_ns(&run->world, 5 * KIN__NS_PER_S));
}

/* As if the objects had grown to the memory limit, or shrunk again. */
static void run_set_full(struct kin__sim_running *run, bool is_full)
{
    run->is_full = is_full;
    kin__sim_trace(run, "%s",
                   is_full ? "-- memory limit on" : "-- memory limit off");
    if (run->core)
        kin__core_set_max_bytes(run->core, is_full ? 1 : 0);
}

/* Deletes or restores the definition; the server ends its watches. */
static void run_set_absent(struct kin__sim_running *run, bool is_absent)
{
    run->server.is_absent = is_absent;
    kin__sim_trace(run, "-- definition %s", is_absent ? "deleted" : "restored");
    if (is_absent && run->wire.is_open && run->wire.is_watch)
        run->wire.answer.followed = UINT64_MAX;
}

static void disturb_handlers(struct kin__sim_running *run)
{
    struct kin__sim_handler *handler =
        &run->handlers[kin__sim_below(&run->world, KIN__SIM_HANDLERS)];

    if (run->core && !run->is_stopped && !run->is_given_up &&
        !handler->is_added)
        handler_add(handler);
}

static void disturb_definition(struct kin__sim_running *run)
{
    bool was_absent = run->server.is_absent;

    if (kin__sim_chance(&run->world, was_absent ? 20 : 1))
        run_set_absent(run, !was_absent);
    if (run->is_stopped || !run->core || !may_renew(run))
        return;
    if (kin__sim_chance(&run->world, run->server.is_absent ? 20 : 1))
        informer_renew(run);
}

static void fault_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;

    if (!run->world.is_faulty)
        return;
    kin__sim_server_disturb(&run->server);
    kin__sim_disturb_clock(&run->world);
    if (kin__sim_chance(&run->world, 100))
        disturb_handlers(run);
    if (kin__sim_chance(&run->world, run->is_full ? 100 : 20))
        run_set_full(run, !run->is_full);
    disturb_definition(run);
    kin__sim_after(&run->world, timer,
                   kin__sim_delay_ns(&run->world, 3 * KIN__NS_PER_S));
}

/* ---- running ---- */

static int run_init(struct kin__sim_running *run,
                    const struct kin__sim_opts *opts, kin_error *err)
{
    *run = (struct kin__sim_running){.opts = *opts};
    kin__sim_world_init(&run->world, opts->seed);
    kin__sim_server_init(&run->server, &run->world, /* has_defects= */ true);
    kin__timer_init(&run->writer, writer_on_timer, run);
    kin__timer_init(&run->fault_timer, fault_on_timer, run);
    kin__sim_wire_init(run);
    kin__sim_prove_init(run);
    hold_init(run);
    return informer_init(run, err);
}

static void run_done(struct kin__sim_running *run)
{
    informer_done(run);
    kin__sim_world_done(&run->world);
    kin__sim_wire_done(run);
    hold_done(run);
}

static enum kin__reflector_state run_state(const struct kin__sim_running *run)
{
    return kin__reflector_state(kin__core_reflector(run->core));
}

static bool run_is_at_stop(const struct kin__sim_running *run)
{
    return run->core && run->stops_in != KIN__REFLECTOR_NEW &&
           run->stops_in == run_state(run);
}

static void run_until(struct kin__sim_running *run, int64_t until_ns)
{
    handlers_wake(run);
    for (uint64_t steps = 0; run->error.code == 0; steps++) {
        if (run->world.now_ns >= until_ns || !kin__sim_step(&run->world) ||
            run_is_at_stop(run))
            return;
        handlers_wake(run);
        if (steps > STEPS_MAX)
            kin__sim_fail(run, "the run does not end");
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
        if (kin__sim_inject_bug(run, KIN__SIM_NOTIFY_STOPPED))
            kin__sim_trace(run, "BUG: handler %u is not removed", i);
        else
            (void)kin__processor_remove(kin__core_processor(run->core),
                                        run->handlers[i].registration);
    }
    kin__core_stop(run->core);
    kin__sim_prove_end(run);
    hold_clear(run);
}

/* Stops the informer and checks that nothing follows. */
static void run_stop(struct kin__sim_running *run)
{
    kin__sim_cancel(&run->world, &run->maker);
    if (run->core)
        run_stop_informer(run);
    run->is_stopped = true;
    run_until(run, run->world.now_ns + 60 * KIN__NS_PER_S);
}

/* Stops before the final phase: at a random time, or in a given state, since it
 * is in the same state most of the time. */
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
    kin__sim_prove_settle(run);
    run->world.is_faulty = false;
    kin__sim_server_settle(&run->server);
    run_set_full(run, /* is_full= */ false);
    run_set_absent(run, /* is_absent= */ false);
    informer_make_due(run);
    kin__sim_trace(run, "-- no more faults");
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

static void run_all(struct kin__sim_running *run)
{
    unsigned per_mille = run->opts.bug == KIN__SIM_NO_BUG           ? 150
                         : run->opts.bug == KIN__SIM_NOTIFY_STOPPED ? 1000
                                                                    : 0;
    bool is_stopped_early = kin__sim_chance(&run->world, per_mille);
    int64_t length_ns =
        is_stopped_early
            ? kin__sim_delay_ns(&run->world, 660 * KIN__NS_PER_S)
            : (int64_t)(60 + kin__sim_below(&run->world, 600)) * KIN__NS_PER_S;

    kin__sim_after(&run->world, &run->writer, 1);
    kin__sim_after(&run->world, &run->fault_timer, 1);
    informer_make(run);
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
        run_all(run);
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
