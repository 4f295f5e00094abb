/* SPDX-License-Identifier: Apache-2.0 */
#include "control/manager.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/stop.h"
#include "informer/factory_impl.h"

#define MANAGER_RESYNC_MS (INT64_C(12) * 3600 * 1000)

enum {
    MANAGER_EVENTS_MS = 5000, /* for what is queued at the end */
    MANAGER_CHECK_SIZE = 256,
};

/* ---- what controllers may ask ---- */

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

/* ---- health ---- */

/* Who ended early is told here; a reconciler that does not run yet, or no more,
 * is none of that. */
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

/* Another manager may have one of that name. */
static int manager_add_ready(kin_manager *self, kin_error *err)
{
    kin_health *health = self->opts.health;
    char name[MANAGER_CHECK_SIZE];
    int r = kin_health_add(health, "informers", kin__manager_check_ready, self,
                           KIN_HEALTH_READY);

    (void)snprintf(name, sizeof(name), "informers-%s", self->opts.name);
    if (r == KIN_EEXISTS)
        r = kin_health_add(health, name, kin__manager_check_ready, self,
                           KIN_HEALTH_READY);
    return r < 0 ? kin_error_set(err, r, "health of informers: %s",
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
            return kin_error_set(err, r, "health of %s: %s",
                                 member->descriptor->name, kin_error_text(r));
    }
    return 0;
}

/* ---- life ---- */

int64_t kin__manager_jitter(kin_manager *manager, int64_t ms)
{
    return ms + (int64_t)((double)ms * kin__random_double(&manager->random));
}

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
    informer.resync_ms = kin__manager_jitter(self, self->opts.resync_ms);
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

static int manager_take(const kin_manager_opts *opts, kin_manager_opts *ret,
                        kin_error *err)
{
    if (kin__opts_take(opts, sizeof(*ret), ret) < 0 || !ret->descriptors ||
        (!ret->client && !ret->source) ||
        (ret->setting_count > 0 && !ret->settings))
        return kin_error_set(err, KIN_EINVAL, "manager: bad options");
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
    int r = manager_take(opts, &ours, err);

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
    kin__collector_attach(&self->collector, ours.metrics, kin__manager_collect,
                          self);
    *ret = KIN__STEAL(self);
    return 0;
}

/* Recorders send beside each other, so one time is enough for all; a server
 * that hangs would use up as many as there are. */
static void manager_stop_events(kin_manager *self)
{
    int64_t ms = self->opts.shutdown_ms;
    kin_deadline deadline = kin_deadline_ms(
        ms > 0 && ms < MANAGER_EVENTS_MS ? ms : MANAGER_EVENTS_MS);

    for (size_t i = 0; i < self->member_count && self->members; i++)
        if (kin_events_stop(self->members[i].events, deadline) < 0)
            KIN__LOG(self->opts.log, KIN_LOG_WARN, "manager",
                     "not all events were sent in time");
}

/* The reverse of the order in which they were made. */
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
    kin__manager_join(manager);
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
