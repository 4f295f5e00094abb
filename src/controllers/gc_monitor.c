/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gc_monitor.c - a metadata-only informer for each resource whose objects can
 * be deleted; its notifications update the graph.
 */
#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/str.h"
#include "control/reconciler.h"
#include "controllers/gc.h"
#include "kube/status.h"

enum {
    MONITOR_WAIT_MS = 10,
    MONITOR_POLL_MS = 20,
    MONITOR_DISCOVER_MS =
        1000, /* between discoveries while a monitor has not synced */
    HTTP_NOT_FOUND = 404,
};

struct monitor {
    struct cds_list_head link;
    struct kin__gc *gc;
    kin_api_resource *api;          /* owned reference */
    kin_informer *informer;         /* borrowed from its factory */
    kin_registration *registration; /* borrowed from the informer */
    bool is_retired; /* another version is monitored now: only deletions count.
                        Guarded by the mutex; set by the thread of gc_run() */
    bool is_settled; /* all initial objects have been delivered */
    bool is_served;  /* by the last discovery */
    uint64_t failures; /* of the informer, at the last check */
};

/* ---- notifications ---- */

static int monitor_set(struct monitor *monitor, const kin_object *object)
{
    KIN__LOCK_SCOPE(&monitor->gc->mutex);
    return monitor->is_retired
               ? 0
               : kin__gc_graph_set(&monitor->gc->graph, &monitor->api->resource,
                                   object);
}

static void monitor_remove(struct monitor *monitor, const kin_object *object)
{
    KIN__LOCK_SCOPE(&monitor->gc->mutex);
    kin__gc_graph_remove(&monitor->gc->graph, kin_object_uid(object));
}

/* No change may be lost: without memory it retries until it is stopped. */
static void monitor_add(struct monitor *monitor, const kin_object *object)
{
    kin_stop *stop = monitor->gc->reconciler->stop;

    while (monitor_set(monitor, object) < 0) {
        KIN__LOG(monitor->gc->context->log, KIN_LOG_WARN, "gc",
                 "no memory for another object: retrying");
        if (kin_stop_wait(stop, kin_deadline_ms(MONITOR_WAIT_MS)) < 0)
            return;
    }
}

static void monitor_hide(struct monitor *monitor, const kin_object *object)
{
    KIN__LOCK_SCOPE(&monitor->gc->mutex);
    kin__gc_graph_hide(&monitor->gc->graph, kin_object_uid(object));
}

/* After a gap, the object may have been replaced. */
static void monitor_update(struct monitor *monitor, const kin_object *old,
                           const kin_object *object)
{
    if (!kin_str_eq(kin_object_uid(old), kin_object_uid(object)))
        monitor_remove(monitor, old);
    if (!kin_str_eq(kin_object_resource_version(old),
                    kin_object_resource_version(object)))
        monitor_add(monitor, object);
}

static void on_event(const kin_event *event, void *userdata)
{
    if (event->type == KIN_EVENT_ADDED)
        monitor_add(userdata, event->object);
    else if (event->type == KIN_EVENT_UPDATED)
        monitor_update(userdata, event->old, event->object);
    else if (event->is_isolated)
        monitor_hide(userdata,
                     event->object); /* not deleted, but not cached any more */
    else
        monitor_remove(userdata, event->object);
}

/* ---- resources to monitor ---- */

/* Events have neither owners nor dependents, and there are many. */
static bool api_is_ignored(const kin_resource *resource)
{
    const char *group = resource->group ? resource->group : "";

    return strcmp(resource->plural, "events") == 0 &&
           (!group[0] || strcmp(group, "events.k8s.io") == 0);
}

static bool api_is_monitored(const kin_api_resource *api)
{
    return api->is_preferred && kin_api_resource_has_verb(api, "delete") &&
           kin_api_resource_has_verb(api, "list") &&
           kin_api_resource_has_verb(api, "watch") &&
           !api_is_ignored(&api->resource);
}

static bool is_same(const char *a, const char *b)
{
    return strcmp(a ? a : "", b ? b : "") == 0;
}

static struct monitor *gc_find_monitor(const struct kin__gc *gc,
                                       const kin_resource *resource)
{
    struct monitor *monitor = NULL;

    cds_list_for_each_entry(monitor, &gc->monitors, link) {
        if (is_same(monitor->api->resource.group, resource->group) &&
            is_same(monitor->api->resource.version, resource->version) &&
            is_same(monitor->api->resource.plural, resource->plural))
            return monitor;
    }
    return NULL;
}

static void monitor_free(struct monitor *monitor)
{
    (void)kin_api_resource_unref(monitor->api);
    kin__free(monitor->gc->context->alloc, monitor);
}

/* Cannot fail for a registered handler; an informer that could not be created
 * is NULL. */
static void monitor_unhook(struct monitor *monitor)
{
    int r = kin_informer_remove_handler(monitor->informer,
                                        monitor->registration);

    (void)r;
}

static void monitor_release(struct kin__gc *gc, struct monitor *monitor)
{
    int r = kin_manager_release(gc->context, monitor->informer);

    (void)r;
}

static int gc_add_monitor(struct kin__gc *gc, const kin_api_resource *api,
                          kin_error *err)
{
    struct monitor *monitor = kin__alloc0(gc->context->alloc, 1,
                                          sizeof(*monitor));

    if (!monitor)
        return kin_error_set(err, KIN_ENOMEM, "monitor: out of memory");
    assert(!gc_find_monitor(gc, &api->resource));
    monitor->gc = gc;
    monitor->is_served = true;
    monitor->api = kin_api_resource_ref(api);
    int r = kin_manager_informer(gc->context, &api->resource,
                                 &monitor->informer, err);
    if (r == 0)
        r = kin_informer_add_handler(monitor->informer,
                                     &(kin_handler){.size = sizeof(kin_handler),
                                                    .on_event = on_event,
                                                    .userdata = monitor},
                                     KIN_OPTS(kin_handler_opts, .name = "gc"),
                                     &monitor->registration, err);
    if (r < 0) {
        monitor_release(gc, monitor);
        monitor_free(monitor);
        return r;
    }
    cds_list_add_tail(&monitor->link, &gc->monitors);
    return 0;
}

/* Retires monitors of other versions of a resource, which have the same
 * objects: the server no longer prefers those versions and may stop serving
 * them. */
static void gc_retire_others(struct kin__gc *gc, const kin_resource *resource)
{
    struct monitor *monitor = NULL;

    KIN__LOCK_SCOPE(&gc->mutex);
    cds_list_for_each_entry(monitor, &gc->monitors, link) {
        if (is_same(monitor->api->resource.group, resource->group) &&
            is_same(monitor->api->resource.plural, resource->plural))
            monitor->is_retired = !is_same(monitor->api->resource.version,
                                           resource->version);
    }
}

static int gc_ensure_monitor(struct kin__gc *gc, const kin_api_resource *api,
                             kin_error *err)
{
    struct monitor *monitor = gc_find_monitor(gc, &api->resource);

    if (monitor)
        monitor->is_served = true;
    if (monitor && !monitor->is_retired)
        return 0;
    int r = monitor ? 0 : gc_add_monitor(gc, api, err);
    if (r == 0)
        gc_retire_others(gc, &api->resource);
    return r;
}

/* Adds monitors; a resource that cannot be monitored does not affect the
 * others.  Returns the first error. */
static int gc_ensure_monitors(struct kin__gc *gc, const kin_api_list *apis,
                              kin_error *err)
{
    int result = 0;

    for (size_t i = 0; i < kin_api_list_count(apis); i++) {
        const kin_api_resource *api = kin_api_list_at(apis, i);
        if (!api_is_monitored(api))
            continue;
        int r = gc_ensure_monitor(gc, api, result < 0 ? NULL : err);
        if (result == 0)
            result = r;
    }
    return result;
}

/* ---- removed resources ---- */

/* Whether the informer's last failure means that the resource does not exist.
 */
static bool monitor_is_unserved(const struct monitor *monitor)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(monitor->informer, &stats);
    return stats.error.http_status == HTTP_NOT_FOUND;
}

/* Removes a monitor.  Its handler is removed before its objects are forgotten.
 */
static void gc_drop_monitor(struct kin__gc *gc, struct monitor *monitor)
{
    KIN__LOG(gc->context->log, KIN_LOG_INFO, "gc",
             "resource no longer served: informer released",
             KIN__KV_TEXT("resource", monitor->api->resource.plural),
             KIN__KV_TEXT("group", monitor->api->resource.group));
    assert(monitor->gc == gc);
    monitor_unhook(monitor);
    monitor_release(gc, monitor);
    kin__mutex_lock(&gc->mutex);
    kin__gc_graph_forget(&gc->graph, &monitor->api->resource);
    kin__mutex_unlock(&gc->mutex);
    cds_list_del(&monitor->link);
    monitor_free(monitor);
}

/* Whether another version has been synced. */
static bool monitor_is_replaced(const struct kin__gc *gc,
                                const struct monitor *monitor)
{
    struct monitor *other = NULL;

    cds_list_for_each_entry(other, &gc->monitors, link) {
        if (other != monitor && other->is_settled && !other->is_retired &&
            is_same(other->api->resource.group, monitor->api->resource.group) &&
            is_same(other->api->resource.plural, monitor->api->resource.plural))
            return true;
    }
    return false;
}

/* A resource that is missing in discovery may be back at once, for example
 * while a server starts: only the 404 of a list proves that it is gone. */
static bool monitor_is_obsolete(const struct kin__gc *gc,
                                const struct monitor *monitor)
{
    if (monitor->is_retired)
        return monitor_is_replaced(gc, monitor);
    return !monitor->is_served && monitor_is_unserved(monitor);
}

static void gc_drop_monitors(struct kin__gc *gc)
{
    struct monitor *monitor = NULL;
    struct monitor *next = NULL;

    cds_list_for_each_entry_safe(monitor, next, &gc->monitors, link) {
        if (monitor_is_obsolete(gc, monitor))
            gc_drop_monitor(gc, monitor);
    }
}

/* Groups whose discovery failed are not gone. */
static void gc_keep_failed_groups(struct kin__gc *gc, const kin_api_list *apis)
{
    struct monitor *monitor = NULL;

    cds_list_for_each_entry(monitor, &gc->monitors, link) {
        const kin_resource *resource = &monitor->api->resource;
        const char *missing = kin_api_list_missing_at(apis, 0);
        for (size_t i = 0; missing && !monitor->is_served;
             missing = kin_api_list_missing_at(apis, ++i)) {
            kin_str version = kin_s(missing);
            kin_str group = kin__str_cut(&version, '/');
            monitor->is_served = kin_str_eq(group, kin_s(resource->group)) &&
                                 kin_str_eq(version, kin_s(resource->version));
        }
    }
}

/* Marks monitors that have synced; then owners that were unknown may be known.
 */
static void gc_mark_settled(struct kin__gc *gc)
{
    struct monitor *monitor = NULL;
    bool has_new = false;

    cds_list_for_each_entry(monitor, &gc->monitors, link) {
        if (monitor->is_settled ||
            !kin_registration_has_synced(monitor->registration))
            continue;
        monitor->is_settled = true;
        has_new = true;
    }
    if (!has_new)
        return;
    KIN__LOCK_SCOPE(&gc->mutex);
    kin__gc_graph_recheck(&gc->graph);
}

bool kin__gc_monitor_lost(struct kin__gc *gc)
{
    struct monitor *monitor = NULL;
    bool has_lost = false;

    gc_mark_settled(gc);
    cds_list_for_each_entry(monitor, &gc->monitors, link) {
        kin_informer_stats stats = KIN_INIT(kin_informer_stats);
        kin_informer_get_stats(monitor->informer, &stats);
        has_lost |= stats.failures != monitor->failures &&
                    stats.error.http_status == HTTP_NOT_FOUND;
        monitor->failures = stats.failures;
    }
    return has_lost;
}

int kin__gc_monitor_all(struct kin__gc *gc, kin_stop *stop, kin_error *err)
{
    KIN_AUTO(kin_api_list) *apis = NULL;
    struct monitor *monitor = NULL;

    kin_discovery_invalidate(gc->context->discovery);
    int r = kin_discovery_list(gc->context->discovery, stop, &apis, err);
    if (r < 0)
        return r;
    cds_list_for_each_entry(monitor, &gc->monitors, link) {
        monitor->is_served = false;
    }
    r = gc_ensure_monitors(gc, apis, err);
    gc_keep_failed_groups(gc, apis);
    gc_mark_settled(gc);
    gc_drop_monitors(gc);
    /* Start new informers, also after an error. */
    int started = kin_manager_start_informers(gc->context, r < 0 ? NULL : err);
    return r < 0 ? r : started;
}

/* ---- waiting and cleanup ---- */

static const struct monitor *gc_straggler(const struct kin__gc *gc)
{
    struct monitor *monitor = NULL;

    cds_list_for_each_entry(monitor, &gc->monitors, link) {
        if (!monitor->is_retired &&
            !kin_registration_has_synced(monitor->registration))
            return monitor;
    }
    return NULL;
}

/* For the check of readiness. */
static void gc_set_missing(struct kin__gc *gc, const struct monitor *straggler)
{
    const kin_resource *resource = &straggler->api->resource;

    assert(!straggler->is_retired);
    KIN__LOCK_SCOPE(&gc->mutex);
    (void)kin__resource_name(resource, gc->missing, sizeof(gc->missing));
}

/* Repeats discovery: the resource may be served in another version by now. */
static void gc_rediscover(struct kin__gc *gc, kin_stop *stop)
{
    kin_error err = KIN_ERROR_INIT;

    if (kin__gc_monitor_all(gc, stop, &err) < 0)
        KIN__LOG(gc->context->log, KIN_LOG_WARN, "gc", "discovery failed",
                 KIN__KV_TEXT("error", err.message));
}

void kin__gc_monitor_wait(struct kin__gc *gc, kin_stop *stop,
                          kin_deadline deadline)
{
    const struct monitor *straggler = gc_straggler(gc);
    kin_deadline rediscover_at = kin_deadline_ms(MONITOR_DISCOVER_MS);

    while (straggler && kin_deadline_ms(0).at_ns < deadline.at_ns) {
        gc_set_missing(gc, straggler);
        if (kin_stop_wait(stop, kin_deadline_ms(MONITOR_POLL_MS)) < 0)
            return;
        if (kin_deadline_ms(0).at_ns > rediscover_at.at_ns) {
            gc_rediscover(gc, stop);
            rediscover_at = kin_deadline_ms(MONITOR_DISCOVER_MS);
        }
        straggler = gc_straggler(gc);
    }
    if (straggler)
        KIN__LOG(gc->context->log, KIN_LOG_WARN, "gc",
                 "resource has not synced: continuing without it",
                 KIN__KV_TEXT("resource", straggler->api->resource.plural));
}

void kin__gc_monitor_end(struct kin__gc *gc)
{
    struct monitor *monitor = NULL;
    struct monitor *next = NULL;

    /* Remove all handlers first: the graph refers to resources of all monitors.
     */
    cds_list_for_each_entry(monitor, &gc->monitors, link) {
        monitor_unhook(monitor);
    }
    cds_list_for_each_entry_safe(monitor, next, &gc->monitors, link) {
        monitor_release(gc, monitor);
        cds_list_del(&monitor->link);
        monitor_free(monitor);
    }
}
