/* SPDX-License-Identifier: Apache-2.0 */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <kin/list.h>

#include "base/error.h"
#include "base/str.h"
#include "kube/call.h"
#include "sim/jobs_impl.h"

enum {
    ACT_S = 20,   /* a call is disturbed within these */
    CANCEL_S = 1, /* a cancelled call ends within these, if jobs run at once */
};

/* ---- callbacks ---- */

/* Whether a callback may run now. */
static void call_check(const struct kin__jobs_call *call, const char *what)
{
    if (call->is_freed)
        kin__jobs_fail(call->run, "call %u: %s after it was freed",
                       call->number, what);
    if (call->is_done)
        kin__jobs_fail(call->run, "call %u: %s after its end", call->number,
                       what);
    if (call->is_released)
        kin__jobs_fail(call->run, "call %u: %s after destroy", call->number,
                       what);
}

static void call_check_result(struct kin__jobs_call *call, kin_call *source,
                              const kin_error *err)
{
    struct kin__jobs_running *run = call->run;

    if (call->is_cancelled)
        kin__jobs_count(run, err && err->code == KIN_ESTOPPED
                                 ? KIN__JOBS_CANCELLED
                                 : KIN__JOBS_CANCELLED_LATE);
    if (!call->is_cancelled && err && err->code == KIN_ESTOPPED)
        kin__jobs_fail(run, "call %u: stopped, but not cancelled",
                       call->number);
    if (err)
        return;
    if (call->is_list) {
        kin__jobs_count(run, KIN__JOBS_LISTED);
        kin__jobs_check_list(
            call, kin_list_meta_resource_version(kin_call_list_meta(source)));
    } else {
        kin__jobs_count(run, KIN__JOBS_CALLED);
        kin__jobs_check_get(call, kin_call_object(source));
    }
}

static void call_free(struct kin__jobs_call *call)
{
    struct kin__jobs_running *run = call->run;
    bool is_own = call->is_calling;

    assert(call->is_used && call->call);
    kin__jobs_trace(run, "call %u freed", call->number);
    if (is_own)
        kin__jobs_count(run, KIN__JOBS_FREED_BY_ITSELF);
    else if (!call->is_done)
        kin__jobs_count(run, kin__jobs_is_ready(&call->call->job)
                                 ? KIN__JOBS_FREED_READY
                                 : KIN__JOBS_FREED);
    call->is_freed = true;
    if (!is_own && !call->is_done &&
        kin__jobs_inject(run, KIN__JOBS_END_FREED)) {
        kin__jobs_trace(run, "BUG: the call is only cancelled");
        kin_call_cancel(call->call);
        return;
    }
    call->call = kin_call_free(call->call);
    if (!is_own && !call->is_released)
        kin__jobs_fail(run, "call %u: freed, but its userdata was not released",
                       call->number);
}

static void call_on_done(kin_call *source, const kin_error *err, void *userdata)
{
    struct kin__jobs_call *call = userdata;
    struct kin__jobs_running *run = call->run;

    kin__jobs_trace(run, "call %u ends: %s", call->number,
                    err ? err->message : "");
    call_check(call, "on_done");
    call_check_result(call, source, err);
    call->is_done = true;
    if (kin__jobs_inject(run, KIN__JOBS_COMPLETE_TWICE))
        call_on_done(source, err, userdata);
    call->is_calling = true;
    if (call->call && kin__sim_chance(&run->world, 200))
        call_free(call);
    call->is_calling = false;
}

static void call_reset(struct kin__jobs_call *call)
{
    assert(!call->call);
    kin__sim_cancel(&call->run->world, &call->timer);
    call->is_used = false;
}

static void call_on_destroy(void *userdata)
{
    struct kin__jobs_call *call = userdata;

    if (call->is_released)
        kin__jobs_fail(call->run, "call %u: userdata released twice",
                       call->number);
    call->is_released = true;
}

static int call_on_item(const kin_object *object, void *userdata)
{
    struct kin__jobs_call *call = userdata;
    unsigned i = kin__jobs_object_of(object);

    call_check(call, "on_item");
    if (call->versions[i] != 0)
        kin__jobs_fail(call->run, "call %u: %c is listed twice", call->number,
                       'a' + (char)i);
    call->versions[i] = kin__jobs_version_of(object);
    return kin__sim_chance(&call->run->world, 150) ? KIN_PAUSE : 0;
}

static int call_on_restart(void *userdata)
{
    struct kin__jobs_call *call = userdata;

    call_check(call, "on_restart");
    kin__jobs_count(call->run, KIN__JOBS_RESTARTED);
    memset(call->versions, 0, sizeof(call->versions));
    return 0;
}

/* ---- what the program does ---- */

static void call_cancel(struct kin__jobs_call *call)
{
    struct kin__jobs_running *run = call->run;

    kin__jobs_trace(run, "call %u cancelled", call->number);
    if (!call->is_done && !call->is_cancelled) {
        call->is_cancelled = true;
        call->cancelled_ns = run->world.now_ns - run->leapt_ns;
    }
    kin_call_cancel(call->call);
}

void kin__jobs_calls_check(struct kin__jobs_running *run)
{
    int64_t now_ns = run->world.now_ns - run->leapt_ns;

    if (kin__executor_due(run->executor).at_ns <= run->world.now_ns)
        return; /* it may wait for a job that is ready */
    for (unsigned i = 0; i < KIN__JOBS_CALLS; i++) {
        const struct kin__jobs_call *call = &run->calls[i];
        if (call->is_used && call->is_cancelled && !call->is_done &&
            !call->is_freed &&
            now_ns - call->cancelled_ns > CANCEL_S * KIN__NS_PER_S)
            kin__jobs_fail(run, "call %u continues after its cancel", i);
    }
}

static void call_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__jobs_call *call = userdata;
    struct kin__sim_world *world = &call->run->world;

    if (call->is_released && !call->call) {
        call_reset(call);
        return;
    }
    if (call->call && call->is_list)
        kin_call_resume(call->call);
    if (call->call && call->is_disturbed && kin__sim_fault(world, 500))
        call_cancel(call);
    if (call->call &&
        (call->is_done || (call->is_disturbed && kin__sim_fault(world, 300))))
        call_free(call);
    kin__sim_after(world, timer,
                   kin__sim_delay_ns(world, ACT_S * KIN__NS_PER_S));
}

static int call_start_get(struct kin__jobs_call *call,
                          const kin_call_opts *opts, kin_call **ret,
                          kin_error *err)
{
    char ns[8];
    char name[8];

    call->object = (unsigned)kin__sim_below(&call->run->world,
                                            KIN__SIM_OBJECTS);
    snprintf(ns, sizeof(ns), "ns%u", kin__sim_ns_of(call->object));
    snprintf(name, sizeof(name), "app-%c", 'a' + (char)call->object);
    return kin_client_get_async(call->run->client, &kin__jobs_pods,
                                kin_named(ns, name), opts, ret, err);
}

static int call_start_list(struct kin__jobs_call *call,
                           const kin_call_opts *opts, kin_call **ret,
                           kin_error *err)
{
    const kin_list_handler handler = {.size = sizeof(handler),
                                      .on_item = call_on_item,
                                      .on_restart = call_on_restart,
                                      .userdata = call};

    return kin_client_list_all_async(call->run->client, &kin__jobs_pods,
                                     KIN_OPTS(kin_list_opts, .call = opts),
                                     &handler, ret, err);
}

static void call_begin(struct kin__jobs_call *call)
{
    struct kin__jobs_running *run = call->run;
    const kin_call_opts opts = {.size = sizeof(opts),
                                .stop = run->stop,
                                .on_done = call_on_done,
                                .userdata = call,
                                .destroy = call_on_destroy};
    bool is_list = kin__sim_chance(&run->world, 400);
    /* A list that pauses needs an owner, which resumes it. */
    bool is_owned = is_list || kin__sim_chance(&run->world, 700);
    kin_call **ret = is_owned ? &call->call : NULL;
    kin_error err = KIN_ERROR_INIT;

    assert(!call->is_used && !call->call);
    *call = (struct kin__jobs_call){
        .run = run,
        .number = call->number,
        .timer = call->timer,
        .is_used = true,
        .is_disturbed = kin__sim_chance(&run->world, 500),
        .is_list = is_list};
    kin__jobs_trace(run, "call %u: %s%s", call->number,
                    is_list ? "list" : "get", is_owned ? "" : ", left");
    if (!is_owned)
        kin__jobs_count(run, KIN__JOBS_LEFT);
    int r = is_list ? call_start_list(call, &opts, ret, &err)
                    : call_start_get(call, &opts, ret, &err);
    if (r < 0)
        kin__jobs_fail(run, "call %u: %s", call->number, err.message);
    kin__sim_after(&run->world, &call->timer,
                   kin__sim_delay_ns(&run->world, ACT_S * KIN__NS_PER_S));
}

void kin__jobs_call_start(struct kin__jobs_running *run)
{
    for (unsigned i = 0; i < KIN__JOBS_CALLS; i++)
        if (!run->calls[i].is_used) {
            call_begin(&run->calls[i]);
            return;
        }
}

void kin__jobs_calls_forget(struct kin__jobs_running *run)
{
    for (unsigned i = 0; i < KIN__JOBS_CALLS; i++) {
        struct kin__jobs_call *call = &run->calls[i];
        if (!call->call || call->is_done || call->is_freed ||
            !kin__jobs_is_ready(&call->call->job) ||
            !kin__jobs_inject(run, KIN__JOBS_FORGET_CALL))
            continue;
        kin__jobs_trace(run, "BUG: call %u is forgotten", i);
        kin__job_cancel(&call->call->job);
    }
}

void kin__jobs_calls_init(struct kin__jobs_running *run)
{
    for (unsigned i = 0; i < KIN__JOBS_CALLS; i++) {
        struct kin__jobs_call *call = &run->calls[i];
        *call = (struct kin__jobs_call){.run = run, .number = i};
        kin__timer_init(&call->timer, call_on_timer, call);
    }
}

bool kin__jobs_calls_are_left(const struct kin__jobs_running *run)
{
    for (unsigned i = 0; i < KIN__JOBS_CALLS; i++)
        if (run->calls[i].is_used && !run->calls[i].call &&
            !run->calls[i].is_released)
            return true;
    return false;
}

void kin__jobs_calls_done(struct kin__jobs_running *run)
{
    for (unsigned i = 0; i < KIN__JOBS_CALLS; i++) {
        struct kin__jobs_call *call = &run->calls[i];
        if (call->call)
            call_free(call);
        call_reset(call);
    }
}
