/* SPDX-License-Identifier: Apache-2.0 */
#include "base/str.h"
#include "sim/run_impl.h"

enum { TEXT_MAX = 1 << 10 };

/* ---- requests ---- */

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

void kin__sim_request(const struct kin__reflector_request *request,
                      void *userdata)
{
    struct kin__sim_running *run = userdata;

    kin__sim_say(run, "%s rv '%.*s' limit %d token '%.*s'%s%s",
                 request->is_watch ? "watch" : "list",
                 KIN_STR(request->resource_version), (int)request->limit,
                 KIN_STR(request->continue_token),
                 request->send_initial_events ? " stream" : "",
                 run->hold.is_held ? " held" : "");
    if (run->is_stopped || run->is_given_up)
        kin__sim_fail(run, "a request after the stop");
    if (run->wire.is_open || run->hold.is_pending)
        kin__sim_fail(run, "two requests at once");
    hold_keep(run, request);
    if (run->hold.is_held)
        kin__sim_count(&run->world, KIN__SIM_HELD);
    else
        kin__sim_wire_send(run);
}

void kin__sim_cancel_request(void *userdata)
{
    struct kin__sim_running *run = userdata;

    kin__sim_say(run, "cancel");
    run->hold.is_pending = false;
    kin__sim_wire_close(run);
}

/* ---- verdicts ---- */

static void check_failure(struct kin__sim_running *run,
                          const struct kin__reflector_failure *failure)
{
    if (failure->is_isolated) {
        kin__sim_check_report(run, failure);
        if (kin__sim_lets_bug(run, KIN__SIM_REPORT_TWICE))
            kin__sim_check_report(run, failure);
    } else if (failure->key.len > 0) {
        kin__sim_count(&run->world, KIN__SIM_ODD_VALUE);
    } else if (run->wire.is_whole && !run->is_full) {
        kin__sim_fail(run, "a list without a fault fails: %s",
                      failure->err->message);
    }
    if (run->is_stopped || run->is_given_up)
        kin__sim_fail(run, "a failure after the stop");
}

void kin__sim_failed(const struct kin__reflector_failure *failure,
                     void *userdata)
{
    struct kin__sim_running *run = userdata;
    bool is_slow = kin__sim_fault(&run->world, 50);

    kin__sim_say(run, "told: %s", failure->err->message);
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
    bool may_end = kin__sim_may_renew(run) && run->world.is_faulty;

    (void)timer;
    if (may_end && kin__sim_chance(&run->world, 10)) {
        kin__sim_informer_give_up(run);
        return;
    }
    /* A request that waits makes it more of a trial. */
    if (may_end &&
        kin__sim_chance(&run->world, run->hold.is_pending ? 60 : 5)) {
        kin__sim_count(&run->world, KIN__SIM_RELEASED_BY_VERDICT);
        kin__sim_informer_renew(run);
        return;
    }
    run->hold.is_held = false;
    if (run->hold.is_pending)
        kin__sim_wire_send(run);
}

/* ---- life ---- */

void kin__sim_hold_init(struct kin__sim_running *run)
{
    kin__buf_init(&run->hold.version, kin_allocator_default(), TEXT_MAX);
    kin__buf_init(&run->hold.token, kin_allocator_default(), TEXT_MAX);
    kin__timer_init(&run->hold.timer, verdict_on_timer, run);
}

void kin__sim_hold_done(struct kin__sim_running *run)
{
    kin__buf_done(&run->hold.version);
    kin__buf_done(&run->hold.token);
}

void kin__sim_hold_clear(struct kin__sim_running *run)
{
    kin__sim_cancel(&run->world, &run->hold.timer);
    run->hold.is_held = false;
    run->hold.is_pending = false;
}
