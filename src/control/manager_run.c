/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/request.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/stop.h"
#include "base/str.h"
#include "control/manager.h"
#include "control/reconciler.h"

enum {
    MANAGER_READY_MS = 10000,
    MANAGER_READY_POLL_MS = 1000,
    MANAGER_SHUTDOWN_MS = 10000,
    MANAGER_NAMING_MS = 5000, /* if a shutdown has no limit */
};

#define MANAGER_LOG(self, level, text, ...)                                    \
    KIN__LOG((self)->opts.log, level, "manager", text, ##__VA_ARGS__)

/* ---- a server that is well ---- */

static int manager_ask_ready(kin_manager *self, kin_stop *stop, kin_error *err)
{
    KIN_AUTO(kin_response) *answer = NULL;
    kin_call_opts call = KIN_INIT(kin_call_opts);
    kin_request request = KIN_INIT(kin_request);

    call.stop = stop;
    request.call = &call;
    request.path = KIN__S("/healthz");
    return kin_client_request(self->opts.client, &request, &answer, err);
}

/* What the last answer was is more than that time is over. */
static int manager_wait_ready(kin_manager *self, kin_stop *stop, kin_error *err)
{
    KIN_AUTO(kin_stop) *until = NULL;
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);
    kin_error why = KIN_ERROR_INIT;
    int64_t ms = self->opts.ready_ms;

    if (ms < 0 || !self->opts.client)
        return 0;
    opts.alloc = self->alloc;
    opts.has_deadline = true;
    opts.deadline = kin_deadline_ms(ms > 0 ? ms : MANAGER_READY_MS);
    int r = kin_stop_new(stop, &opts, &until, err);
    if (r < 0)
        return r;
    while (manager_ask_ready(self, until, &why) < 0) {
        r = kin_stop_wait(until, kin_deadline_ms(MANAGER_READY_POLL_MS));
        if (r == KIN_ESTOPPED)
            return kin_error_set(err, r, "stopped before the server was well");
        if (r < 0)
            return kin_error_set(err, r, "the server is not well: %s",
                                 why.message);
    }
    return 0;
}

/* ---- making ---- */

static int member_make_tools(struct kin__manager_member *member, kin_error *err)
{
    const kin_manager_opts *opts = &member->manager->opts;
    const char *name = member->descriptor->name;
    kin_events_opts events = KIN_INIT(kin_events_opts);
    int r = 0;

    if (opts->make_client)
        r = opts->make_client(name, &member->client, err, opts->userdata);
    else
        member->client = kin_client_ref(opts->client);
    if (r < 0 || !member->descriptor->is_recording || !opts->client)
        return r;
    events.alloc = member->manager->alloc;
    events.log = opts->log;
    events.component = kin_s(name);
    events.metrics = opts->metrics;
    events.clock = opts->clock;
    return kin_events_new(opts->client, &events, &member->events, err);
}

static void member_fill_context(struct kin__manager_member *member)
{
    kin_manager *self = member->manager;

    member->context = (kin_manager_context){
        .size = sizeof(member->context),
        .manager = self,
        .name = member->descriptor->name,
        .alloc = self->alloc,
        .log = self->opts.log,
        .client = member->client,
        .factory = self->factory,
        .metadata = self->metadata,
        .discovery = self->discovery,
        .events = member->events,
        .health = self->opts.health,
        .clock = self->opts.clock,
    };
}

static int member_make(struct kin__manager_member *member, kin_error *err)
{
    kin_manager *self = member->manager;
    const char *name = member->descriptor->name;
    int64_t interval_ms = self->opts.start_interval_ms;
    kin_error why = KIN_ERROR_INIT;

    int r = member_make_tools(member, &why);
    member_fill_context(member);
    if (r == 0)
        r = member->descriptor->make(&member->context, &member->controller,
                                     &why);
    if (r < 0)
        return kin_error_set(err, r, "%s: %s", name,
                             why.message[0] ? why.message : kin_error_text(r));
    if (interval_ms > 0)
        member->delay_ms = kin__manager_jitter(self, interval_ms);
    KIN__LOCK_SCOPE(&self->mutex);
    member->is_made = member->controller.self != NULL;
    return 0;
}

static int manager_make_all(kin_manager *self, kin_error *err)
{
    int r = 0;

    for (size_t i = 0; i < self->member_count && r == 0; i++) {
        struct kin__manager_member *member = &self->members[i];
        if (!member->is_enabled) {
            MANAGER_LOG(self, KIN_LOG_INFO, "a controller is disabled",
                        KIN__KV_TEXT("controller", member->descriptor->name));
            continue;
        }
        r = member_make(member, err);
    }
    return r;
}

/* ---- running ---- */

static void member_set_running(struct kin__manager_member *member)
{
    KIN__LOCK_SCOPE(&member->manager->mutex);
    member->is_running = true;
}

static void member_set_ended(struct kin__manager_member *member,
                             const kin_error *err)
{
    kin_manager *self = member->manager;

    KIN__LOCK_SCOPE(&self->mutex);
    member->is_running = false;
    member->has_thread = false;
    if (err->code < 0 && !kin_stop_requested(self->stop))
        member->error = *err;
    kin__cond_broadcast(&self->changed);
}

static int member_call(struct kin__manager_member *member, kin_error *err)
{
    const kin_manager_controller *controller = &member->controller;
    kin_stop *stop = member->manager->stop;

    if (controller->run)
        return controller->run(controller->self, stop, err);
    return controller->reconciler
               ? kin__reconciler_run(controller->reconciler,
                                     /* is_patient= */ true, stop, err)
               : 0;
}

static void member_run(void *userdata)
{
    struct kin__manager_member *member = userdata;
    kin_manager *self = member->manager;
    const char *name = member->descriptor->name;
    kin_error err = KIN_ERROR_INIT;
    int r = kin_stop_wait(self->stop, kin_deadline_ms(member->delay_ms));

    if (r == 0) {
        member_set_running(member);
        MANAGER_LOG(self, KIN_LOG_INFO, "a controller runs",
                    KIN__KV_TEXT("controller", name));
        r = member_call(member, &err);
        if (r < 0 && err.code == 0)
            (void)kin_error_set(&err, r, /* format= */ NULL);
    }
    if (err.code < 0 && !kin_stop_requested(self->stop))
        MANAGER_LOG(self, KIN_LOG_ERROR, "a controller has failed",
                    KIN__KV_TEXT("controller", name),
                    KIN__KV_TEXT("error", err.message));
    else
        MANAGER_LOG(self, KIN_LOG_INFO, "a controller has ended",
                    KIN__KV_TEXT("controller", name));
    member_set_ended(member, &err);
}

static void member_set_thread(struct kin__manager_member *member,
                              bool has_thread)
{
    KIN__LOCK_SCOPE(&member->manager->mutex);
    member->has_thread = has_thread;
}

static int manager_start_all(kin_manager *self, kin_error *err)
{
    const struct kin__thread_opts opts = {.name = "kin-controller"};

    for (size_t i = 0; i < self->member_count; i++) {
        struct kin__manager_member *member = &self->members[i];
        if (!member->is_made)
            continue;
        member_set_thread(member, true);
        int r = kin__thread_start(&member->thread, &opts, member_run, member,
                                  err);
        if (r < 0) {
            member_set_thread(member, false);
            return r;
        }
    }
    return 0;
}

static int manager_start_informers(kin_manager *self, kin_error *err)
{
    int r = kin_factory_start(self->factory, NULL, err);

    if (r == 0)
        r = kin_factory_start(self->metadata, NULL, err);
    if (r < 0)
        return r;
    KIN__LOCK_SCOPE(&self->mutex);
    self->are_started = true;
    kin__cond_broadcast(&self->changed);
    return 0;
}

/* ---- ending ---- */

/* The mutex is held. */
static const struct kin__manager_member *manager_straggler(
    const kin_manager *self, size_t from)
{
    for (size_t i = from; i < self->member_count; i++) {
        if (self->members[i].has_thread)
            return &self->members[i];
    }
    return NULL;
}

/* Whether all ended before the deadline. */
static bool manager_wait_ended(kin_manager *self, kin_deadline deadline)
{
    KIN__LOCK_SCOPE(&self->mutex);
    while (manager_straggler(self, 0)) {
        if (kin__cond_wait_until(&self->changed, &self->mutex,
                                 /* clock= */ NULL, deadline) < 0)
            return manager_straggler(self, 0) == NULL;
    }
    return true;
}

static const struct kin__manager_member *manager_next_straggler(
    kin_manager *self, const struct kin__manager_member *after)
{
    KIN__LOCK_SCOPE(&self->mutex);
    return manager_straggler(self,
                             after ? (size_t)(after - self->members) + 1 : 0);
}

static void manager_name_stragglers(kin_manager *self)
{
    const struct kin__manager_member *member = manager_next_straggler(self,
                                                                      NULL);

    for (; member; member = manager_next_straggler(self, member))
        MANAGER_LOG(self, KIN_LOG_WARN, "a controller has not ended yet",
                    KIN__KV_TEXT("controller", member->descriptor->name));
}

/* The last one names who is to blame, in the order of the table. */
static int manager_end(kin_manager *self, kin_error *err)
{
    int64_t limit_ms = self->opts.shutdown_ms;
    kin_deadline deadline = kin_deadline_ms(limit_ms > 0 ? limit_ms
                                                         : MANAGER_SHUTDOWN_MS);
    int64_t naming_ms = limit_ms > 0 ? limit_ms / 3 : MANAGER_SHUTDOWN_MS / 3;

    kin_stop_request(self->stop);
    if (limit_ms < 0) {
        deadline = KIN_NEVER;
        naming_ms = MANAGER_NAMING_MS;
    }
    if (manager_wait_ended(self, kin_deadline_ms(naming_ms)))
        return 0;
    manager_name_stragglers(self);
    if (manager_wait_ended(self, deadline))
        return 0;
    const struct kin__manager_member *member = manager_next_straggler(self,
                                                                      NULL);
    return kin_error_set(err, KIN_ETIMEDOUT, "%s has not ended in time",
                         member ? member->descriptor->name : "a controller");
}

void kin__manager_join(kin_manager *manager)
{
    if (manager->stop)
        kin_stop_request(manager->stop);
    for (size_t i = 0; i < manager->member_count && manager->members; i++) {
        if (manager->members[i].thread.is_started)
            kin__thread_join(&manager->members[i].thread);
    }
}

/* ---- all of it ---- */

static int manager_begin(kin_manager *self, kin_stop *stop, kin_error *err)
{
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);
    kin_stop *made = NULL;

    opts.alloc = self->alloc;
    int r = manager_wait_ready(self, stop, err);
    if (r == 0)
        r = manager_make_all(self, err);
    if (r == 0)
        r = kin_stop_new(stop, &opts, &made, err);
    if (r < 0)
        return r;
    KIN__LOCK_SCOPE(&self->mutex);
    self->stop = made;
    return 0;
}

static void manager_set_working(kin_manager *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    self->is_working = true;
}

int kin__manager_work(kin_manager *manager, kin_stop *stop, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;

    manager_set_working(manager);
    int r = manager_begin(manager, stop, &why);

    if (r == KIN_ESTOPPED && kin_stop_requested(stop))
        return 0;
    if (r < 0) {
        if (err)
            *err = why;
        return r;
    }
    r = manager_start_informers(manager, err);
    if (r == 0)
        r = manager_start_all(manager, err);
    if (r == 0)
        (void)kin_stop_wait(stop, KIN_NEVER);
    int ended = manager_end(manager, r < 0 ? NULL : err);
    kin_factory_shutdown(manager->factory);
    kin_factory_shutdown(manager->metadata);
    return r < 0 ? r : ended;
}

static int manager_claim(kin_manager *self, kin_error *err)
{
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->was_run)
        return kin_error_set(err, KIN_EINVAL, "a manager runs once");
    self->was_run = true;
    return 0;
}

int kin_manager_run(kin_manager *manager, kin_stop *stop, kin_error *err)
{
    int r = manager_claim(manager, err);

    if (r < 0)
        return r;
    return manager->opts.election ? kin__manager_elect(manager, stop, err)
                                  : kin__manager_work(manager, stop, err);
}
