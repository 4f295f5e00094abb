/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manager.c - one run of a manager, from a healthy server to the shutdown.
 *
 * kin_manager_run() waits until the server is healthy, creates all enabled
 * controllers, starts the informers that they requested, and then one thread
 * per controller.  On a stop it waits for the threads, warns about those that
 * take long, and finally stops the informers.  With an election all of this
 * happens in the elector's on_started(), except that a warm standby starts its
 * informers before it is a candidate.
 *
 * A controller that fails does not affect the others: its error is kept for its
 * health check.
 */
#include "control/manager.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <kin/edit.h>
#include <kin/field.h>
#include <kin/request.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/stop.h"
#include "base/str.h"
#include "control/elector.h"
#include "control/manager_list.h"
#include "control/reconciler.h"
#include "control/workqueue.h"
#include "informer/factory.h"
#include "informer/informer.h"
#include "kube/status.h"

enum {
    MANAGER_READY_MS = 10000,
    MANAGER_READY_POLL_MS = 1000,
    MANAGER_SHUTDOWN_MS = 10000,
    MANAGER_WARN_MS = 5000,   /* for a shutdown without a limit */
    MANAGER_EVENTS_MS = 5000, /* for sending queued Events at the end */
    MANAGER_CHECK_SIZE = 256,
    MANAGER_LEASE_TOLERANCE_MS = 20000,
    MANAGER_WARM_MS = 60000, /* for the first lists of a warm standby */
};

#define MANAGER_RESYNC_MS (INT64_C(12) * 3600 * 1000)

#define MANAGER_LOG(self, level, text, ...)                                    \
    KIN__LOG((self)->opts.log, level, "manager", text, ##__VA_ARGS__)

/* ---- informers ---- */

int kin__drop_managed_fields(const kin_object *object, kin_object **ret,
                             kin_error *err, void *userdata)
{
    const kin_manager *manager = userdata;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value fields = kin_value_get(kin_object_metadata(object),
                                     KIN__S("managedFields"));

    if (!kin_value_is_set(fields))
        return 0;
    int r = kin_edit_new(manager->alloc, kin_object_value(object), &edit, err);
    if (r < 0)
        return r;
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));
    (void)kin_edit_remove(
        edit, kin_edit_member(edit, metadata, KIN__S("managedFields")));
    r = kin_edit_finish(edit, &doc, err);
    return r < 0 ? r : kin_object_new(doc, ret, err);
}

/* ---- calls for controllers ---- */

kin_time kin_manager_now(const kin_manager_context *context)
{
    int64_t ns = kin__clock_wall_ns(context->clock);

    return (kin_time){.seconds = ns / KIN__NS_PER_S,
                      .nanos = (int32_t)(ns % KIN__NS_PER_S)};
}

int64_t kin_manager_setting(const kin_manager_context *context,
                            const char *name, int64_t otherwise)
{
    const kin_manager_opts *opts = &context->manager->opts;

    for (size_t i = 0; i < opts->setting_count; i++) {
        if (strcmp(opts->settings[i].name, name) == 0)
            return opts->settings[i].value;
    }
    return otherwise;
}

static bool factory_has(kin_factory *factory, const kin_resource *resource)
{
    KIN__LOCK_SCOPE(&factory->mutex);
    const struct kin__factory_entry *entry = kin__factory_find(factory,
                                                               resource);
    return entry && (entry->informer || entry->is_making);
}

int kin_manager_informer(const kin_manager_context *context,
                         const kin_resource *resource, kin_informer **ret,
                         kin_error *err)
{
    int r = kin__factory_check(resource, err);

    if (r < 0)
        return r;
    return kin_factory_informer(factory_has(context->factory, resource)
                                    ? context->factory
                                    : context->metadata,
                                resource, ret, err);
}

int kin_manager_release(const kin_manager_context *context,
                        kin_informer *informer)
{
    int r = kin_factory_release(context->metadata, informer);

    return r == KIN_ENOTFOUND ? kin_factory_release(context->factory, informer)
                              : r;
}

int kin_manager_wait_started(const kin_manager_context *context, kin_stop *stop)
{
    kin_manager *self = context->manager;
    KIN__AUTO_STOP_WAKER waker = {0};
    int r = 0;

    kin__stop_waker_add(&waker, stop, &self->mutex, &self->changed);
    KIN__LOCK_SCOPE(&self->mutex);
    while (!self->are_started) {
        r = kin_stop_reason(stop);
        if (r < 0)
            return r;
        (void)kin__cond_wait_until(&self->changed, &self->mutex,
                                   /* clock= */ NULL, kin_stop_deadline(stop));
    }
    return 0;
}

bool kin__manager_is_working(const kin_manager_context *context)
{
    kin_manager *self = context->manager;

    KIN__LOCK_SCOPE(&self->mutex);
    return self->is_working;
}

static bool manager_are_started(kin_manager *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    return self->are_started;
}

int kin_manager_start_informers(const kin_manager_context *context,
                                kin_error *err)
{
    if (!manager_are_started(context->manager))
        return 0;
    int r = kin_factory_start(context->factory, NULL, err);
    return r < 0 ? r : kin_factory_start(context->metadata, NULL, err);
}

/* ---- readiness ---- */

/* Informers whose first list is not complete, of those that the manager started
 * with. */
struct unsynced {
    size_t count;
    char name[KIN__RESOURCE_NAME_SIZE]; /* of the first one */
    kin_error why;                      /* why the first one is not synced */
};

/* Skips `prefix` and ": " if the text begins with them. */
static const char *skip_prefix(const char *text, const char *prefix)
{
    size_t len = strlen(prefix);

    if (strncmp(text, prefix, len) == 0 && strncmp(text + len, ": ", 2) == 0)
        return text + len + 2;
    return text;
}

/* The informer's message repeats its name and the resource. */
static void unsynced_add(struct unsynced *unsynced,
                         const struct kin__factory_entry *entry, kin_error *why)
{
    if (unsynced->count++ > 0)
        return;
    (void)kin__unserved_explain(&entry->resource, why);
    (void)kin__resource_name(&entry->resource, unsynced->name,
                             sizeof(unsynced->name));
    const char *text = skip_prefix(why->message, entry->informer->name);
    text = skip_prefix(text, "not synced");
    text = skip_prefix(text, unsynced->name);
    unsynced->why = *why;
    (void)kin_error_set(&unsynced->why, why->code, "%s", text);
}

static void unsynced_collect(struct unsynced *unsynced, kin_factory *factory)
{
    struct kin__factory_entry *at = NULL;

    for (at = kin__factory_next(factory, NULL, /* is_started= */ true); at;
         at = kin__factory_next(factory, at, /* is_started= */ true)) {
        kin_error why = KIN_ERROR_INIT;
        if (!at->is_initial || kin__informer_check_synced(at->informer, &why) ||
            kin__factory_is_released(at))
            continue;
        unsynced_add(unsynced, at, &why);
    }
}

static int unsynced_report(const struct unsynced *unsynced, kin_error *err)
{
    const kin_error *why = &unsynced->why;

    if (unsynced->count > 1)
        return kin_error_set(err, why->code, "%s not synced: %s (and %zu more)",
                             unsynced->name, why->message, unsynced->count - 1);
    return kin_error_set(err, why->code, "%s not synced: %s", unsynced->name,
                         why->message);
}

/* 1 if the informers must be checked, 0 if the manager is ready without them.
 */
static int manager_must_check_ready(kin_manager *self, kin_error *err)
{
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->opts.election && !self->opts.is_warm && !self->is_working)
        return 0;
    if (self->are_started)
        return 1;
    return kin_error_set(err, KIN_ETIMEDOUT, "not started");
}

static int manager_check_ready(kin_error *err, void *manager)
{
    kin_manager *self = manager;
    struct unsynced unsynced = {0};
    int r = manager_must_check_ready(self, err);

    if (r <= 0)
        return r;
    unsynced_collect(&unsynced, self->factory);
    unsynced_collect(&unsynced, self->metadata);
    if (unsynced.count > 0)
        return unsynced_report(&unsynced, err);
    return 0;
}

/* ---- health ---- */

/* Reports a controller that ended early.  A reconciler that is not running yet,
 * or no longer, is healthy. */
static int member_check(kin_error *err, void *userdata)
{
    struct kin__manager_member *member = userdata;
    kin_manager *self = member->manager;
    const kin_manager_controller *controller = &member->controller;

    {
        KIN__LOCK_SCOPE(&self->mutex);
        if (member->error.code < 0) {
            *err = member->error;
            return err->code;
        }
        if (!member->is_running)
            return 0;
    }
    if (controller->check)
        return controller->check(controller->self, err);
    if (!controller->reconciler)
        return 0;
    int r = kin_reconciler_check(controller->reconciler, /* stuck_ms= */ 0,
                                 err);
    return r == KIN_ESTOPPED ? 0 : r;
}

/* Another manager may have added a check of that name. */
static int manager_add_ready(kin_manager *self, kin_error *err)
{
    kin_health *health = self->opts.health;
    char name[MANAGER_CHECK_SIZE];
    int r = kin_health_add(health, "informers", manager_check_ready, self,
                           KIN_HEALTH_READY);

    (void)snprintf(name, sizeof(name), "informers-%s", self->opts.name);
    if (r == KIN_EEXISTS)
        r = kin_health_add(health, name, manager_check_ready, self,
                           KIN_HEALTH_READY);
    return r < 0 ? kin_error_set(err, r, "health check of informers: %s",
                                 kin_error_text(r))
                 : 0;
}

static int manager_add_checks(kin_manager *self, kin_error *err)
{
    int added = self->opts.health ? manager_add_ready(self, err) : 0;

    if (added < 0)
        return added;
    for (size_t i = 0; self->opts.health && i < self->member_count; i++) {
        struct kin__manager_member *member = &self->members[i];
        if (!member->is_enabled)
            continue;
        int r = kin_health_add(self->opts.health, member->descriptor->name,
                               member_check, member, KIN_HEALTH_LIVE);
        if (r < 0)
            return kin_error_set(err, r, "health check of %s: %s",
                                 member->descriptor->name, kin_error_text(r));
    }
    return 0;
}

/* ---- states ---- */

/* Whether the controller has been created; then member->controller no longer
 * changes. */
static bool member_state(struct kin__manager_member *member,
                         kin_manager_state *ret)
{
    KIN__LOCK_SCOPE(&member->manager->mutex);
    *ret = (kin_manager_state){.name = member->descriptor->name,
                               .is_enabled = member->is_enabled,
                               .is_running = member->is_running};
    return member->is_made;
}

void kin_manager_get_states(const kin_manager *manager,
                            void (*visit)(const kin_manager_state *state,
                                          void *userdata),
                            void *userdata)
{
    for (size_t i = 0; i < manager->member_count; i++) {
        struct kin__manager_member *member = &manager->members[i];
        kin_manager_state state;
        kin_reconciler_stats stats = {.size = sizeof(stats)};
        if (member_state(member, &state) && member->controller.reconciler) {
            kin_reconciler_get_stats(member->controller.reconciler, &stats);
            state.reconciler = &stats;
        }
        visit(&state, userdata);
    }
}

/* ---- metrics ---- */

static kin_elector *metrics_elector(kin_manager *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    return self->elector;
}

static void collect_member(struct kin__manager_member *member,
                           kin_metrics *metrics)
{
    static const char *const labels[] = {"manager", "name"};
    static const struct kin__family running = {
        .name = "running_managed_controllers",
        .help = "1 if the controller is running, 0 if not.",
        .type = KIN_METRIC_GAUGE,
        .labels = labels,
        .label_count = 2,
    };
    kin_manager_state state;
    bool is_made = member_state(member, &state);
    const kin_str values[] = {kin_s(member->manager->opts.name),
                              kin_s(state.name)};

    if (state.is_enabled)
        kin__metrics_add_sample(metrics, &running, values, state.is_running);
    if (is_made && member->controller.reconciler &&
        member->controller.reconciler->queue->name)
        kin__workqueue_collect(metrics, member->controller.reconciler->queue);
}

static void manager_collect(kin_metrics *metrics, void *manager)
{
    kin_manager *self = manager;
    kin_elector *elector = metrics_elector(self);

    for (size_t i = 0; i < self->member_count; i++)
        collect_member(&self->members[i], metrics);
    if (elector)
        kin__elector_collect(metrics, elector);
}

/* ---- health of the server ---- */

static int manager_get_healthz(kin_manager *self, kin_stop *stop,
                               kin_error *err)
{
    KIN_AUTO(kin_response) *answer = NULL;
    kin_call_opts call = KIN_INIT(kin_call_opts);
    kin_request request = KIN_INIT(kin_request);

    call.stop = stop;
    request.call = &call;
    request.path = KIN__S("/healthz");
    return kin_client_request(self->opts.client, &request, &answer, err);
}

/* On a timeout, the error of the last request says more. */
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
    while (manager_get_healthz(self, until, &why) < 0) {
        r = kin_stop_wait(until, kin_deadline_ms(MANAGER_READY_POLL_MS));
        if (r == KIN_ESTOPPED)
            return kin_error_set(err, r,
                                 "stopped before the server was healthy");
        if (r < 0)
            return kin_error_set(err, r, "server is not healthy: %s",
                                 why.message);
    }
    return 0;
}

/* ---- creating controllers ---- */

/* `ms` times a random factor from 1 to 2. */
static int64_t manager_jitter(kin_manager *manager, int64_t ms)
{
    return ms + (int64_t)((double)ms * kin__random_double(&manager->random));
}

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
        member->delay_ms = manager_jitter(self, interval_ms);
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
            MANAGER_LOG(self, KIN_LOG_INFO, "controller disabled",
                        KIN__KV_TEXT("controller", member->descriptor->name));
            continue;
        }
        r = member_make(member, err);
    }
    return r;
}

/* ---- running controllers ---- */

static void member_set_running(struct kin__manager_member *member)
{
    KIN__LOCK_SCOPE(&member->manager->mutex);
    assert(member->is_made && member->has_thread);
    member->is_running = true;
}

static void member_set_ended(struct kin__manager_member *member,
                             const kin_error *err)
{
    kin_manager *self = member->manager;

    KIN__LOCK_SCOPE(&self->mutex);
    assert(member->has_thread);
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
        MANAGER_LOG(self, KIN_LOG_INFO, "controller started",
                    KIN__KV_TEXT("controller", name));
        r = member_call(member, &err);
        if (r < 0 && err.code == 0)
            (void)kin_error_set(&err, r, /* format= */ NULL);
    }
    if (err.code < 0 && !kin_stop_requested(self->stop))
        MANAGER_LOG(self, KIN_LOG_ERROR, "controller failed",
                    KIN__KV_TEXT("controller", name),
                    KIN__KV_TEXT("error", err.message));
    else
        MANAGER_LOG(self, KIN_LOG_INFO, "controller ended",
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
    assert(!self->are_started);
    self->are_started = true;
    kin__cond_broadcast(&self->changed);
    return 0;
}

static void manager_stop_informers(kin_manager *self)
{
    kin_factory_shutdown(self->factory);
    kin_factory_shutdown(self->metadata);
}

/* ---- shutdown ---- */

/* The first controller from index `from` that has not ended. */
static const struct kin__manager_member *manager_straggler(
    const kin_manager *self, size_t from)
{
    kin__mutex_assert_held(&self->mutex);
    for (size_t i = from; i < self->member_count; i++) {
        if (self->members[i].has_thread)
            return &self->members[i];
    }
    return NULL;
}

/* Waits for all controllers.  Returns false on a timeout. */
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

static void manager_log_stragglers(kin_manager *self)
{
    const struct kin__manager_member *member = manager_next_straggler(self,
                                                                      NULL);

    for (; member; member = manager_next_straggler(self, member))
        MANAGER_LOG(self, KIN_LOG_WARN, "controller has not ended yet",
                    KIN__KV_TEXT("controller", member->descriptor->name));
}

/* Stops the controllers and waits for them.  On a timeout the error names the
 * first one, in the order of the descriptors, that has not ended. */
static int manager_end(kin_manager *self, kin_error *err)
{
    int64_t limit_ms = self->opts.shutdown_ms;
    kin_deadline deadline = kin_deadline_ms(limit_ms > 0 ? limit_ms
                                                         : MANAGER_SHUTDOWN_MS);
    int64_t warn_ms = limit_ms > 0 ? limit_ms / 3 : MANAGER_SHUTDOWN_MS / 3;

    kin_stop_request(self->stop);
    if (limit_ms < 0) {
        deadline = KIN_NEVER;
        warn_ms = MANAGER_WARN_MS;
    }
    if (manager_wait_ended(self, kin_deadline_ms(warn_ms)))
        return 0;
    manager_log_stragglers(self);
    if (manager_wait_ended(self, deadline))
        return 0;
    const struct kin__manager_member *member = manager_next_straggler(self,
                                                                      NULL);
    return kin_error_set(err, KIN_ETIMEDOUT, "%s did not end in time",
                         member ? member->descriptor->name : "a controller");
}

static void manager_join(kin_manager *manager)
{
    if (manager->stop)
        kin_stop_request(manager->stop);
    for (size_t i = 0; i < manager->member_count && manager->members; i++) {
        if (manager->members[i].thread.is_started)
            kin__thread_join(&manager->members[i].thread);
    }
}

/* ---- one run ---- */

static bool manager_is_warm(const kin_manager *self)
{
    return self->opts.election && self->opts.is_warm;
}

static int manager_prepare(kin_manager *self, kin_stop *stop, kin_error *err)
{
    int r = manager_wait_ready(self, stop, err);

    return r < 0 ? r : manager_make_all(self, err);
}

static int manager_begin(kin_manager *self, kin_stop *stop, kin_error *err)
{
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);
    kin_stop *made = NULL;

    opts.alloc = self->alloc;
    int r = manager_is_warm(self) ? 0 : manager_prepare(self, stop, err);
    if (r == 0)
        r = kin_stop_new(stop, &opts, &made, err);
    if (r < 0)
        return r;
    KIN__LOCK_SCOPE(&self->mutex);
    assert(!self->stop);
    self->stop = made;
    return 0;
}

static void manager_set_working(kin_manager *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    assert(self->was_run && !self->is_working);
    self->is_working = true;
}

static int manager_work(kin_manager *manager, kin_stop *stop, kin_error *err)
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
    r = manager_is_warm(manager) ? 0 : manager_start_informers(manager, err);
    if (r == 0)
        r = manager_start_all(manager, err);
    if (r == 0)
        (void)kin_stop_wait(stop, KIN_NEVER);
    int ended = manager_end(manager, r < 0 ? NULL : err);
    manager_stop_informers(manager);
    return r < 0 ? r : ended;
}

/* ---- leader election ---- */

/* on_started() of the elector.  If the controllers cannot run, another
 * candidate gets the lease. */
static void on_started(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    kin_manager *self = userdata;
    kin_error err = KIN_ERROR_INIT;

    (void)fence;
    int r = manager_work(self, stop, &err);
    {
        KIN__LOCK_SCOPE(&self->mutex);
        self->has_led = true;
        self->result = r;
        self->error = err;
    }
    if (r < 0)
        kin_elector_stop(self->elector);
}

static void on_stopped(void *userdata)
{
    (void)userdata;
}

static int manager_check_lease(kin_error *err, void *userdata)
{
    return kin_elector_check(userdata, MANAGER_LEASE_TOLERANCE_MS, err);
}

static int election_read_opts(const kin_manager *self, kin_elector_opts *ret,
                              char *identity, kin_error *err)
{
    if (kin__opts_take(self->opts.election, sizeof(*ret), ret) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "manager: invalid election options");
    if (!ret->alloc)
        ret->alloc = self->alloc;
    if (!ret->log)
        ret->log = self->opts.log;
    if (!ret->clock)
        ret->clock = self->opts.clock;
    if (ret->ns.len == 0)
        ret->ns = KIN__S("kube-system");
    if (ret->name.len == 0)
        ret->name = kin_s(self->opts.name);
    ret->on_started = on_started;
    ret->on_stopped = on_stopped;
    ret->on_new_leader = NULL;
    ret->destroy = NULL; /* its userdata is the manager */
    ret->size = sizeof(*ret);
    if (ret->metrics == self->opts.metrics)
        ret->metrics = NULL; /* manager_collect() does it */
    if (ret->identity.len > 0)
        return 0;
    int r = kin_elector_identity(identity, KIN_ELECTOR_IDENTITY_MAX + 1, err);
    ret->identity = kin_s(identity);
    return r;
}

static int manager_make_elector(kin_manager *self, kin_error *err)
{
    char identity[KIN_ELECTOR_IDENTITY_MAX + 1] = "";
    kin_elector_opts opts = KIN_INIT(kin_elector_opts);
    kin_elector *made = NULL;
    kin_client *client = self->opts.election_client;
    int r = election_read_opts(self, &opts, identity, err);

    opts.userdata = self;
    if (r == 0)
        r = kin_elector_new(client ? client : self->opts.client, &opts, &made,
                            err);
    if (r < 0)
        return r;
    {
        KIN__LOCK_SCOPE(&self->mutex);
        assert(!self->elector);
        self->elector = made;
    }
    r = self->opts.health
            ? kin_health_add(self->opts.health, "leaderElection",
                             manager_check_lease, made, KIN_HEALTH_LIVE)
            : 0;
    return r < 0 ? kin_error_set(err, r, "health check of the lease: %s",
                                 kin_error_text(r))
                 : 0;
}

static int manager_election_result(kin_manager *self, const kin_stop *stop,
                                   kin_error *err)
{
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->has_led && self->result < 0) {
        if (err)
            *err = self->error;
        return self->result;
    }
    if (kin_stop_requested(stop))
        return 0;
    return kin_error_set(err, KIN_ECLOSED, "the lease was lost");
}

/* Waits for the first lists of a factory.  One that is rejected, or takes too
 * long, does not keep the manager from leading. */
static void manager_wait_warm(kin_manager *self, kin_factory *factory,
                              kin_stop *until)
{
    kin_error why = KIN_ERROR_INIT;

    if (kin_factory_wait_synced(factory, until, /* visit= */ NULL,
                                /* userdata= */ NULL, &why) < 0 &&
        kin_stop_reason(until) != KIN_ESTOPPED)
        MANAGER_LOG(self, KIN_LOG_WARN, "standby is not warm",
                    KIN__KV_TEXT("error", why.message));
}

/* Creates the controllers and fills the caches of a warm standby. */
static int manager_warm_up(kin_manager *self, kin_stop *stop, kin_error *err)
{
    KIN_AUTO(kin_stop) *until = NULL;
    const kin_stop_opts opts = {.size = sizeof(opts),
                                .alloc = self->alloc,
                                .has_deadline = true,
                                .deadline = kin_deadline_ms(MANAGER_WARM_MS)};
    int r = manager_prepare(self, stop, err);

    if (r == 0)
        r = manager_start_informers(self, err);
    if (r == 0)
        r = kin_stop_new(stop, &opts, &until, err);
    if (r < 0)
        return r;
    manager_wait_warm(self, self->factory, until);
    manager_wait_warm(self, self->metadata, until);
    return 0;
}

static int manager_elect(kin_manager *manager, kin_stop *stop, kin_error *err)
{
    bool is_warm = manager_is_warm(manager);
    kin_error why = KIN_ERROR_INIT;
    int r = is_warm ? manager_warm_up(manager, stop, &why) : 0;

    if (r == KIN_ESTOPPED && kin_stop_requested(stop))
        return 0;
    if (r == 0)
        r = manager_make_elector(manager, &why);
    if (r == 0)
        r = kin_elector_run(manager->elector, stop, &why);
    if (is_warm)
        manager_stop_informers(manager); /* it may never have led */
    if (r < 0 && err)
        *err = why;
    return r < 0 ? r : manager_election_result(manager, stop, err);
}

static int manager_mark_run(kin_manager *self, kin_error *err)
{
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->was_run)
        return kin_error_set(err, KIN_EINVAL,
                             "manager: has run already; create a new one");
    self->was_run = true;
    return 0;
}

int kin_manager_run(kin_manager *manager, kin_stop *stop, kin_error *err)
{
    int r = manager_mark_run(manager, err);

    if (r < 0)
        return r;
    return manager->opts.election ? manager_elect(manager, stop, err)
                                  : manager_work(manager, stop, err);
}

/* ---- life cycle ---- */

static int manager_source(const kin_resource *resource, kin_str ns,
                          kin_lister_watcher **ret, kin_error *err,
                          void *userdata)
{
    const kin_manager *self = userdata;

    return self->opts.source(resource, ns, ret, err, self->opts.userdata);
}

static int manager_make_factory(kin_manager *self, bool is_metadata_only,
                                kin_factory **ret, kin_error *err)
{
    kin_factory_opts opts = KIN_INIT(kin_factory_opts);
    kin_informer_opts informer = KIN_INIT(kin_informer_opts);

    informer.log = self->opts.log;
    informer.name = self->opts.name;
    informer.resync_ms = manager_jitter(self, self->opts.resync_ms);
    informer.transform = kin__drop_managed_fields;
    informer.userdata = self;
    informer.metrics = self->opts.metrics;
    opts.alloc = self->alloc;
    opts.informer = &informer;
    opts.source = self->opts.source ? manager_source : NULL;
    opts.userdata = self;
    opts.is_metadata_only = is_metadata_only;
    opts.discovery = self->discovery;
    return kin_factory_new(self->opts.client, &opts, ret, err);
}

static int manager_make_members(kin_manager *self, kin_error *err)
{
    const kin_manager_descriptor *const *at = self->opts.descriptors;

    while (at[self->member_count])
        self->member_count++;
    if (self->member_count == 0)
        return 0;
    self->members = kin__alloc0(self->alloc, self->member_count,
                                sizeof(*self->members));
    if (!self->members)
        return kin_error_set(err, KIN_ENOMEM, "manager: out of memory");
    for (size_t i = 0; i < self->member_count; i++) {
        struct kin__manager_member *member = &self->members[i];
        int r = kin__manager_descriptor_take(at[i], &member->own_descriptor,
                                             err);
        if (r < 0)
            return r;
        member->manager = self;
        member->descriptor = &member->own_descriptor;
        member->controller.size = sizeof(member->controller);
        member->is_enabled = kin__manager_list_has(self->opts.controllers,
                                                   member->descriptor);
    }
    return 0;
}

static int manager_make_parts(kin_manager *self, kin_error *err)
{
    kin_discovery_opts discovery = KIN_INIT(kin_discovery_opts);
    int r = manager_make_members(self, err);

    discovery.alloc = self->alloc;
    if (r == 0 && self->opts.client)
        r = kin_discovery_new(self->opts.client, &discovery, &self->discovery,
                              err);
    if (r == 0)
        r = manager_make_factory(self, /* is_metadata_only= */ false,
                                 &self->factory, err);
    if (r == 0)
        r = manager_make_factory(self, /* is_metadata_only= */ true,
                                 &self->metadata, err);
    return r < 0 ? r : manager_add_checks(self, err);
}

static int manager_read_opts(const kin_manager_opts *opts,
                             kin_manager_opts *ret, kin_error *err)
{
    if (kin__opts_take(opts, sizeof(*ret), ret) < 0 || !ret->descriptors ||
        (!ret->client && !ret->source) ||
        (ret->setting_count > 0 && !ret->settings))
        return kin_error_set(err, KIN_EINVAL, "manager: invalid options");
    if (!ret->name)
        ret->name = "kube-controller-manager";
    if (ret->resync_ms == 0)
        ret->resync_ms = MANAGER_RESYNC_MS;
    if (ret->resync_ms < 0)
        ret->resync_ms = 0;
    return kin__manager_list_check(ret->controllers, ret->descriptors, err);
}

static void manager_destroy(const kin_manager_opts *opts)
{
    if (opts->destroy)
        opts->destroy(opts->userdata);
}

int kin_manager_new(const kin_manager_opts *opts, kin_manager **ret,
                    kin_error *err)
{
    KIN_AUTO(kin_manager) *self = NULL;
    kin_manager_opts ours = KIN_INIT(kin_manager_opts);
    uint64_t seed = 0;
    int r = manager_read_opts(opts, &ours, err);

    if (r == 0)
        r = kin__random_seed_from_os(&seed, err);
    self = r == 0 ? kin__alloc0(ours.alloc, 1, sizeof(*self)) : NULL;
    if (r == 0 && !self)
        r = kin_error_set(err, KIN_ENOMEM, "manager: out of memory");
    if (r < 0) {
        manager_destroy(&ours);
        return r;
    }
    assert(self);
    self->opts = ours;
    self->alloc = ours.alloc;
    kin__random_init(&self->random, seed);
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
    r = manager_make_parts(self, err);
    if (r < 0)
        return r;
    kin__collector_attach(&self->collector, ours.metrics, manager_collect,
                          self);
    *ret = KIN__STEAL(self);
    return 0;
}

/* The recorders send concurrently, so one deadline is enough for all: one
 * timeout each would add up if the server hangs. */
static void manager_stop_events(kin_manager *self)
{
    int64_t ms = self->opts.shutdown_ms;
    kin_deadline deadline = kin_deadline_ms(
        ms > 0 && ms < MANAGER_EVENTS_MS ? ms : MANAGER_EVENTS_MS);

    for (size_t i = 0; i < self->member_count && self->members; i++)
        if (kin_events_stop(self->members[i].events, deadline) < 0)
            KIN__LOG(self->opts.log, KIN_LOG_WARN, "manager",
                     "not all Events were sent in time");
}

/* In reverse order of creation. */
static void manager_free_members(kin_manager *self)
{
    for (size_t i = self->member_count; i > 0 && self->members; i--) {
        struct kin__manager_member *member = &self->members[i - 1];
        if (member->controller.self && member->controller.free)
            member->controller.free(member->controller.self);
        (void)kin_events_free(member->events);
        (void)kin_client_unref(member->client);
    }
    kin__free(self->alloc, self->members);
}

kin_manager *kin_manager_free(kin_manager *manager)
{
    if (!manager)
        return NULL;
    kin__collector_detach(&manager->collector);
    manager_join(manager);
    (void)kin_elector_free(manager->elector);
    manager_stop_events(manager);
    manager_free_members(manager);
    (void)kin_factory_free(manager->metadata);
    (void)kin_factory_free(manager->factory);
    (void)kin_discovery_unref(manager->discovery);
    (void)kin_stop_unref(manager->stop);
    kin__cond_done(&manager->changed);
    kin__mutex_done(&manager->mutex);
    manager_destroy(&manager->opts);
    kin__free(manager->alloc, manager);
    return NULL;
}

bool kin_manager_is_enabled(const kin_manager *manager, const char *name)
{
    for (size_t i = 0; i < manager->member_count; i++) {
        if (strcmp(manager->members[i].descriptor->name, name) == 0)
            return manager->members[i].is_enabled;
    }
    return false;
}
