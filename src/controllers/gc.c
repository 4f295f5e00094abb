/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gc.c - the controller, and the verdict on one object.
 *
 * A key is the uid of an object and what to do: check it, or orphan its
 * dependents. To check an object, its current state and its unknown owners are
 * fetched.  If an owner exists, references to the others are removed; if none
 * does, the object is deleted, in the foreground if an owner waits for it and
 * it has dependents.
 */
#include "controllers/gc.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <kin/client.h>
#include <kin/owner.h>
#include <kin/status.h>
#include <kin/update.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/random.h"
#include "base/str.h"
#include "control/manager.h"
#include "control/reconciler.h"
#include "controllers/controller.h"

enum {
    GC_WORKERS = 20,
    GC_RESYNC_MS = 30000,  /* between discoveries, unless there is a setting
                              "gc-resync-ms" */
    GC_WATCH_MS = 1000,    /* between checks for a resource that is gone */
    GC_SYNC_MS = 30000,    /* timeout of the first lists */
    GC_DISCOVER_MS = 1000, /* between attempts of the first discovery */
    GC_RECHECK_MS =
        1000, /* delay before an unobserved owner is fetched again */
    GC_RECHECK_SHIFT_MAX = 9, /* how often that delay is doubled */
};

#define ORPHAN KIN__S("orphan")
#define FOREGROUND KIN__S("foregroundDeletion")

enum { OBJECT_UIDS_MAX = 64 << 20 };

/* One object that is checked. */
struct job {
    struct kin__gc *gc;
    kin_str uid;
    kin_call_opts call;
    struct kin__gc_facts facts;
    kin_resource resource; /* copy of the resource in `facts` */
    char *texts;           /* owned; strings of `resource` */
    kin_object *live;      /* owned; as fetched from the server */
    kin_str *dropped; /* owned; uids of owners to remove, views into `live` */
    size_t dropped_count;
    size_t solid;       /* number of owners that exist */
    size_t waiting;     /* number of owners that wait for their dependents */
    bool is_unseen;     /* an owner exists that the graph never observed */
    bool is_unresolved; /* an owner cannot be fetched */
};

static void job_done(struct job *job)
{
    kin__free(job->gc->context->alloc, job->dropped);
    kin__free(job->gc->context->alloc, job->texts);
    job->live = kin_object_unref(job->live);
}

#define AUTO_JOB __attribute__((cleanup(job_done))) struct job

static const char *text_of(const char *text)
{
    return text ? text : "";
}

/* Copies a string to `*at` and advances it. */
static const char *copy_text(char **at, const char *text)
{
    char *copy = *at;
    size_t size = strlen(text_of(text)) + 1;

    memcpy(copy, text_of(text), size);
    *at += size;
    return copy;
}

/* Copies the resource, which is freed when its monitor is removed. */
static int job_copy_resource(struct job *job)
{
    const kin_resource *from = job->facts.resource;

    kin__mutex_assert_held(&job->gc->mutex);
    assert(!job->texts);
    size_t size = strlen(text_of(from->group)) +
                  strlen(text_of(from->version)) +
                  strlen(text_of(from->plural)) + strlen(text_of(from->kind)) +
                  4;
    char *at = kin__alloc(job->gc->context->alloc, size, 1);

    job->texts = at;
    if (!at)
        return KIN_ENOMEM;
    job->resource = (kin_resource){
        .group = copy_text(&at, from->group),
        .version = copy_text(&at, from->version),
        .plural = copy_text(&at, from->plural),
        .kind = copy_text(&at, from->kind),
        .is_cluster_scoped = from->is_cluster_scoped,
    };
    job->facts.resource = &job->resource;
    return 0;
}

/* 1 if the object exists, 0 if not, or KIN_ENOMEM. */
static int job_init(struct job *job, struct kin__gc *gc, kin_str uid,
                    kin_stop *stop, kin_error *err)
{
    *job = (struct job){.gc = gc, .uid = uid, .call = KIN_INIT(kin_call_opts)};
    job->call.stop = stop;
    KIN__LOCK_SCOPE(&gc->mutex);
    if (!kin__gc_graph_facts(&gc->graph, uid, &job->facts))
        return 0;
    int r = job_copy_resource(job);
    return r < 0 ? kin_error_set(err, r, "resource: out of memory") : 1;
}

/* No delete event arrives for an object that no informer has. */
static void gc_forget(struct kin__gc *gc, kin_str uid)
{
    KIN__LOCK_SCOPE(&gc->mutex);
    kin__gc_graph_remove(&gc->graph, uid);
}

/* ---- requests for objects ---- */

/* Whether the server serves a resource now. */
static int job_find_resource(const struct job *job,
                             const kin_resource *resource, kin_error *err)
{
    KIN_AUTO(kin_api_resource) *api = NULL;
    kin_discovery *discovery = job->gc->context->discovery;
    char version[KIN__GC_NAME_SIZE];
    const char *group = resource->group ? resource->group : "";

    (void)snprintf(version, sizeof(version), "%s%s%s", group,
                   group[0] ? "/" : "", resource->version);
    kin_discovery_invalidate(discovery);
    return kin_discovery_find_kind(discovery, kin_s(version),
                                   kin_s(resource->kind), job->call.stop, &api,
                                   err);
}

/* Gets an object.  0; KIN_ENOTFOUND if it does not exist; or an error.  A
 * server that no longer serves a version also responds "not found", but without
 * naming an object: that says nothing about objects. */
static int job_fetch(const struct job *job, const kin_resource *resource,
                     kin_str ns, kin_str name, kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_status) *status = NULL;
    kin_call_opts call = job->call;

    call.ret_status = &status;
    int r = kin_client_get(job->gc->context->client, resource,
                           (kin_namespaced_name){ns, name}, &call, ret, err);
    if (r != KIN_ENOTFOUND ||
        (status && kin_str_eq(kin_status_name(status), name)))
        return r;
    int found = job_find_resource(job, resource, err);
    if (found == KIN_ENOTFOUND)
        return kin_error_set(err, KIN_EUNSUPPORTED, "%s are not served",
                             resource->plural);
    return found < 0 ? found : r;
}

/* Gets the object of the job.  0, KIN_ENOTFOUND if it does not exist or was
 * replaced, or an error. */
static int job_get(struct job *job, kin_error *err)
{
    assert(!job->live);
    int r = job_fetch(job, job->facts.resource, kin_s(job->facts.ns),
                      kin_s(job->facts.name), &job->live, err);

    if (r == 0 && !kin_str_eq(kin_object_uid(job->live), job->uid))
        r = KIN_ENOTFOUND;
    if (r == KIN_ENOTFOUND)
        gc_forget(job->gc, job->uid);
    return r;
}

/* ---- owners ---- */

/* Gets the owner of an owner reference from the server; KIN__GC_MISNAMED if the
 * reference is invalid. */
static int job_fetch_owner(const struct job *job, const kin_owner *owner,
                           enum kin__gc_owner *ret, kin_error *err)
{
    KIN_AUTO(kin_api_resource) *api = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    kin_error why = KIN_ERROR_INIT;
    int r = kin_discovery_find_kind(job->gc->context->discovery,
                                    owner->api_version, owner->kind,
                                    job->call.stop, &api, err);

    if (r < 0)
        return r;
    *ret = KIN__GC_MISNAMED;
    if (!api->resource.is_cluster_scoped && !job->facts.ns[0])
        return 0;
    r = job_fetch(job, &api->resource,
                  kin_s(api->resource.is_cluster_scoped ? "" : job->facts.ns),
                  owner->name, &object, &why);
    if (r < 0 && r != KIN_ENOTFOUND) {
        *err = why;
        return r;
    }
    *ret = KIN__GC_SOLID;
    if (r < 0 || !kin_str_eq(kin_object_uid(object), owner->uid))
        *ret = KIN__GC_ABSENT;
    else if (kin_object_is_deleting(object) &&
             kin_object_has_finalizer(object, FOREGROUND) &&
             !kin_object_has_finalizer(object, ORPHAN))
        *ret = KIN__GC_WAITING;
    return 0;
}

static enum kin__gc_owner job_known_owner(const struct job *job,
                                          const kin_owner *owner)
{
    KIN__LOCK_SCOPE(&job->gc->mutex);
    return kin__gc_graph_owner(&job->gc->graph, owner, kin_s(job->facts.ns));
}

/* Records an Event: the owner is in another namespace, so it does not count. */
static void job_record_elsewhere(const struct job *job, const kin_owner *owner)
{
    (void)kin_events_record(
        job->gc->context->events, job->live, KIN_EVENTS_WARNING,
        "OwnerRefInvalidNamespace",
        "ownerRef [%.*s/%.*s, namespace: %s, name: %.*s, uid: %.*s] does not "
        "exist in namespace \"%s\"",
        KIN_STR(owner->api_version), KIN_STR(owner->kind), job->facts.ns,
        KIN_STR(owner->name), KIN_STR(owner->uid), job->facts.ns);
}

/* The response is not stored in the graph: this reference may be wrong, and
 * those of other objects right. */
static int job_check_owner(struct job *job, const kin_owner *owner,
                           kin_error *err)
{
    assert(job->live && job->dropped);
    enum kin__gc_owner known = job_known_owner(job, owner);
    enum kin__gc_owner state = known;

    if (known == KIN__GC_ELSEWHERE)
        job_record_elsewhere(job, owner);
    if (known == KIN__GC_UNKNOWN || known == KIN__GC_ELSEWHERE ||
        known == KIN__GC_MISNAMED) {
        int r = job_fetch_owner(job, owner, &state, err);
        if (r < 0)
            return r;
    }
    job->is_unresolved |= state == KIN__GC_MISNAMED;
    job->is_unseen |= known == KIN__GC_UNKNOWN && state != KIN__GC_ABSENT;
    job->solid += state == KIN__GC_SOLID;
    job->waiting += state == KIN__GC_WAITING;
    if (state == KIN__GC_WAITING || state == KIN__GC_ABSENT)
        job->dropped[job->dropped_count++] = owner->uid;
    return 0;
}

static int job_check_owners(struct job *job, kin_error *err)
{
    size_t count = kin_value_count(kin_object_owner_references(job->live));
    kin_owner owner;
    int r = 0;

    if (count == 0)
        return 0;
    assert(!job->dropped);
    job->dropped = kin__alloc0(job->gc->context->alloc, count,
                               sizeof(*job->dropped));
    if (!job->dropped)
        return kin_error_set(err, KIN_ENOMEM, "owners: out of memory");
    for (size_t i = 0; r == 0 && kin_owner_at(job->live, i, &owner); i++)
        r = job_check_owner(job, &owner, err);
    return r;
}

/* ---- writes ---- */

static bool job_drops_owner(const struct job *job, kin_str uid)
{
    for (size_t i = 0; i < job->dropped_count; i++) {
        if (kin_str_eq(job->dropped[i], uid))
            return true;
    }
    return false;
}

/* From the end, so that indices stay valid. */
static int fill_without_dropped(kin_edit *edit, const kin_object *object,
                                void *userdata)
{
    const struct job *job = userdata;
    kin_value refs = kin_object_owner_references(object);
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));
    kin_spot list = kin_edit_member(edit, metadata, KIN__S("ownerReferences"));

    for (size_t i = kin_value_count(refs); i > 0; i--) {
        kin_value uid = kin_value_get(kin_value_at(refs, i - 1), KIN__S("uid"));
        if (job_drops_owner(job, kin_value_str(uid)))
            (void)kin_edit_remove(edit, kin_edit_element(edit, list, i - 1));
    }
    return 0;
}

/* Clears blockOwnerDeletion of all references. */
static int fill_unblocked(kin_edit *edit, const kin_object *object,
                          void *userdata)
{
    size_t count = kin_value_count(kin_object_owner_references(object));
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));
    kin_spot list = kin_edit_member(edit, metadata, KIN__S("ownerReferences"));
    kin_owner owner;

    (void)userdata;
    for (size_t i = 0; i < count; i++) {
        if (!kin_owner_at(object, i, &owner) || !owner.is_blocking)
            continue;
        (void)kin_edit_set_bool(edit,
                                kin_edit_member(edit,
                                                kin_edit_element(edit, list, i),
                                                KIN__S("blockOwnerDeletion")),
                                false);
    }
    return 0;
}

static int job_update(struct job *job, kin_update_fn *fill, kin_object **ret,
                      kin_error *err)
{
    kin_update update = KIN_INIT(kin_update);

    update.resource = job->facts.resource;
    update.object = job->live;
    update.fill = fill;
    update.userdata = job;
    return kin_client_update_with_retry(job->gc->context->client, &update,
                                        &job->call, ret, err);
}

static int job_drop_finalizer(struct job *job, kin_str name, kin_error *err)
{
    const kin_finalizer finalizer = {.size = sizeof(finalizer),
                                     .resource = job->facts.resource,
                                     .object = job->live,
                                     .name = name};

    return kin_finalizer_remove(job->gc->context->client, &finalizer,
                                &job->call, /* ret= */ NULL, err);
}

static int job_send_delete(struct job *job, kin_propagation propagation,
                           kin_str version, kin_error *err)
{
    kin_delete_opts opts = KIN_INIT(kin_delete_opts);

    opts.call = &job->call;
    opts.propagation = propagation;
    opts.uid = job->uid;
    opts.resource_version = version;
    return kin_client_delete(job->gc->context->client, job->facts.resource,
                             kin_named(job->facts.ns, job->facts.name), &opts,
                             /* ret= */ NULL, err);
}

/* Deletes the object.  After a conflict, the version no longer matters if the
 * owner references are unchanged: an object that changes all the time could
 * never be deleted. */
static int job_delete(struct job *job, kin_propagation propagation,
                      kin_error *err)
{
    assert(job->live);
    KIN_AUTO(kin_object) *before = kin_object_ref(job->live);
    kin_error why = KIN_ERROR_INIT;
    int r = job_send_delete(job, propagation,
                            kin_object_resource_version(before), err);

    if (r != KIN_ECONFLICT)
        return r;
    job->live = kin_object_unref(job->live);
    r = job_get(job, &why);
    if (r < 0) {
        *err = why;
        return r;
    }
    if (!kin_value_equal(kin_object_owner_references(before),
                         kin_object_owner_references(job->live)))
        return KIN_ECONFLICT;
    return job_send_delete(job, propagation, /* version= */ KIN__S(""), err);
}

/* ---- verdicts ---- */

/* An owner waits for the object, which has dependents itself: they are deleted
 * first.  In a cycle one object must begin, so it no longer blocks its owners.
 */
static int job_delete_foreground(struct job *job, kin_error *err)
{
    KIN_AUTO(kin_object) *unblocked = NULL;

    if (job->facts.is_circular) {
        int r = job_update(job, fill_unblocked, &unblocked, err);
        if (r < 0)
            return r;
        (void)kin_object_unref(job->live);
        job->live = KIN__STEAL(unblocked);
    }
    return job_delete(job, KIN_PROPAGATION_FOREGROUND, err);
}

static int job_act(struct job *job, kin_error *err)
{
    kin_propagation propagation = KIN_PROPAGATION_BACKGROUND;

    assert(job->live && !job->is_unresolved);
    assert(job->waiting <= job->dropped_count);
    if (job->solid > 0)
        return job->dropped_count > 0 ? job_update(job, fill_without_dropped,
                                                   /* ret= */ NULL, err)
                                      : 0;
    if (job->waiting > 0 && job->facts.owned > 0)
        return job_delete_foreground(job, err);
    if (kin_object_has_finalizer(job->live, ORPHAN))
        propagation = KIN_PROPAGATION_ORPHAN;
    else if (kin_object_has_finalizer(job->live, FOREGROUND))
        propagation = KIN_PROPAGATION_FOREGROUND;
    return job_delete(job, propagation, err);
}

static void gc_emit_all(struct kin__gc *gc, const struct kin__buf *uids)
{
    for (size_t at = 0; at < uids->len; at += strlen(uids->ptr + at) + 1)
        gc->graph.emit(kin_s(uids->ptr + at), KIN__GC_DELETE,
                       gc->graph.userdata);
}

static int gc_owned(struct kin__gc *gc, kin_str uid, bool is_blocking,
                    struct kin__buf *ret, kin_error *err)
{
    KIN__LOCK_SCOPE(&gc->mutex);
    int r = kin__gc_graph_owned(&gc->graph, uid, is_blocking, ret);
    return r < 0 ? kin_error_set(err, r, "dependents: %s", kin_error_text(r))
                 : 0;
}

/* The object waits for its dependents: drop its finalizer if all blocking ones
 * are gone, else check them. */
static int job_wait(struct job *job, kin_error *err)
{
    KIN__AUTO_BUF uids;

    kin__buf_init(&uids, job->gc->context->alloc, OBJECT_UIDS_MAX);
    assert(job->facts.is_waiting);
    if (job->facts.blocking == 0)
        return job_drop_finalizer(job, FOREGROUND, err);
    int r = gc_owned(job->gc, job->uid, /* is_blocking= */ true, &uids, err);
    if (r == 0)
        gc_emit_all(job->gc, &uids);
    return r;
}

/* The object was deleted meanwhile: not an error. */
static int ignore_not_found(int r, kin_error *err)
{
    if (r != KIN_ENOTFOUND)
        return r;
    kin_error_clear(err);
    return 0;
}

static int job_run(struct job *job, kin_error *err)
{
    int r = job_get(job, err);

    if (r < 0)
        return ignore_not_found(r, err);
    if (job->facts.is_waiting)
        return job_wait(job, err);
    r = job_check_owners(job, err);
    if (r < 0 || job->is_unresolved || job->solid + job->dropped_count == 0)
        return r;
    r = ignore_not_found(job_act(job, err), err);
    return r < 0 ? r : job->is_unseen;
}

int kin__gc_delete(struct kin__gc *gc, kin_str uid, kin_stop *stop,
                   kin_error *err)
{
    AUTO_JOB job;
    int r = job_init(&job, gc, uid, stop, err);

    if (r <= 0)
        return r;
    bool must_check = job.facts.is_deleting ? job.facts.is_waiting
                                            : job.facts.is_doubted;
    return must_check ? job_run(&job, err) : 0;
}

/* ---- orphans ---- */

/* Removes one owner reference from a dependent. */
static int gc_release(struct kin__gc *gc, kin_str uid, kin_str owner,
                      kin_stop *stop, kin_error *err)
{
    AUTO_JOB job;
    int r = job_init(&job, gc, uid, stop, err);

    if (r <= 0)
        return r;
    r = job_get(&job, err);
    if (r < 0)
        return ignore_not_found(r, err);
    job.dropped = kin__alloc0(gc->context->alloc, 1, sizeof(*job.dropped));
    if (!job.dropped)
        return kin_error_set(err, KIN_ENOMEM, "owners: out of memory");
    job.dropped[job.dropped_count++] = owner;
    return ignore_not_found(
        job_update(&job, fill_without_dropped, /* ret= */ NULL, err), err);
}

static int gc_release_all(struct kin__gc *gc, kin_str owner, kin_stop *stop,
                          kin_error *err)
{
    KIN__AUTO_BUF uids;

    kin__buf_init(&uids, gc->context->alloc, OBJECT_UIDS_MAX);
    int r = gc_owned(gc, owner, /* is_blocking= */ false, &uids, err);
    for (size_t at = 0; at < uids.len && r == 0;
         at += strlen(uids.ptr + at) + 1)
        r = gc_release(gc, kin_s(uids.ptr + at), owner, stop, err);
    return r;
}

int kin__gc_orphan(struct kin__gc *gc, kin_str uid, kin_stop *stop,
                   kin_error *err)
{
    AUTO_JOB job;
    int r = job_init(&job, gc, uid, stop, err);

    if (r <= 0)
        return r;
    r = gc_release_all(gc, uid, stop, err);
    if (r == 0)
        r = ignore_not_found(job_get(&job, err), err);
    if (r < 0 || !job.live)
        return r;
    return job_drop_finalizer(&job, ORPHAN, err);
}

/* ---- reconciling ---- */

/* The graph may be locked: the lock of the queue comes after it. */
static void gc_emit(kin_str uid, enum kin__gc_task task, void *userdata)
{
    const struct kin__gc *gc = userdata;
    const kin_work_key key = {.name = uid, .tag = task};

    assert(uid.len > 0);
    kin__reconciler_add(gc->reconciler, &key, /* priority= */ 0);
}

static int64_t gc_recheck_ms(struct kin__gc *gc, kin_str uid)
{
    KIN__LOCK_SCOPE(&gc->mutex);
    unsigned checks = kin__gc_graph_count_check(&gc->graph, uid);
    return GC_RECHECK_MS << (checks < GC_RECHECK_SHIFT_MAX
                                 ? checks
                                 : GC_RECHECK_SHIFT_MAX);
}

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct kin__gc *gc = userdata;
    const kin_work_key *key = kin_reconcile_key(call);
    kin_stop *stop = kin_reconcile_stop(call);

    if (key->tag == KIN__GC_ORPHAN)
        return kin__gc_orphan(gc, key->name, stop, err);
    int r = kin__gc_delete(gc, key->name, stop, err);
    if (r > 0)
        kin_reconcile_requeue_after(call, gc_recheck_ms(gc, key->name));
    return r < 0 ? r : 0;
}

/* ---- life cycle ---- */

static void gc_log_discovery(const struct kin__gc *gc, const kin_error *err)
{
    KIN__LOG(gc->context->log, KIN_LOG_WARN, "gc", "discovery failed",
             KIN__KV_TEXT("error", err->message));
}

/* Waits until resources are monitored.  0, or why it was stopped. */
static int gc_begin(struct kin__gc *gc, kin_stop *stop)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin_manager_wait_started(gc->context, stop);

    while (r == 0 && kin__gc_monitor_all(gc, stop, &err) < 0) {
        gc_log_discovery(gc, &err);
        r = kin_stop_wait(stop, kin_deadline_ms(GC_DISCOVER_MS));
    }
    if (r == 0)
        kin__gc_monitor_wait(gc, stop, kin_deadline_ms(GC_SYNC_MS));
    KIN__LOCK_SCOPE(&gc->mutex);
    assert(!gc->has_begun);
    gc->has_begun = r == 0;
    return r;
}

/* The check of readiness.  A warm standby is ready: it discovers resources when
 * it leads. */
static int gc_check_ready(kin_error *err, void *userdata)
{
    struct kin__gc *gc = userdata;

    if (!kin__manager_is_working(gc->context))
        return 0;
    KIN__LOCK_SCOPE(&gc->mutex);
    if (gc->has_begun)
        return 0;
    if (gc->missing[0])
        return kin_error_set(err, KIN_ETIMEDOUT, "%s not synced", gc->missing);
    return kin_error_set(err, KIN_ETIMEDOUT, "discovery failed");
}

static int gc_add_check(struct kin__gc *gc, kin_error *err)
{
    int r = kin_health_add(gc->context->health, "garbage-collector-informers",
                           gc_check_ready, gc, KIN_HEALTH_READY);

    return r < 0 ? kin_error_set(err, r, "health: %s", kin_error_text(r)) : 0;
}

/* Waits until the next discovery: after the resync period, or earlier if a
 * resource is gone.  0, or why it was stopped. */
static int gc_wait_resync(struct kin__gc *gc, kin_stop *stop, int64_t resync_ms)
{
    kin_deadline due = kin_deadline_ms(resync_ms);
    kin_deadline next = kin_deadline_ms(0);
    int r = 0;

    while (r == 0 && next.at_ns < due.at_ns && !kin__gc_monitor_lost(gc)) {
        next = kin_deadline_ms(GC_WATCH_MS);
        r = kin_stop_wait(stop, next.at_ns < due.at_ns ? next : due);
    }
    return r;
}

static int gc_run(void *self, kin_stop *stop, kin_error *err)
{
    struct kin__gc *gc = self;
    int64_t resync_ms = kin_manager_setting(gc->context, "gc-resync-ms",
                                            GC_RESYNC_MS);
    int r = gc_begin(gc, stop);

    if (r < 0)
        return kin_error_set(err, r, "stopped");
    r = kin_reconciler_start(gc->reconciler, err);
    while (r == 0 && gc_wait_resync(gc, stop, resync_ms) == 0) {
        kin_error why = KIN_ERROR_INIT;
        if (kin__gc_monitor_all(gc, stop, &why) < 0)
            gc_log_discovery(gc, &why);
    }
    kin_reconciler_stop(gc->reconciler);
    return r;
}

static void gc_free(void *self)
{
    struct kin__gc *gc = self;

    /* Stop first: handlers that wait for room in the queue then return. */
    kin_reconciler_stop(gc->reconciler);
    kin__gc_monitor_end(gc);
    (void)kin_reconciler_free(gc->reconciler);
    kin__gc_graph_done(&gc->graph);
    kin__mutex_done(&gc->mutex);
    kin__free(gc->context->alloc, gc);
}

static int gc_make_parts(struct kin__gc *gc, kin_error *err)
{
    kin_reconciler_opts opts = kin__controller_opts(
        gc->context, "garbage_collector_attempt_to_delete", reconcile, gc,
        GC_WORKERS);

    /* Keys are added with the graph locked, and workers need the graph: the
     * queue must have room for all keys. */
    opts.max_keys = (size_t)2 * KIN__GC_NODES_MAX;
    return kin_reconciler_new(&opts, &gc->reconciler, err);
}

static int gc_make(const kin_manager_context *context,
                   kin_manager_controller *ret, kin_error *err)
{
    uint64_t seed = 0;
    int r = kin__random_seed_from_os(&seed, err);

    if (r < 0)
        return r;
    struct kin__gc *gc = kin__alloc0(context->alloc, 1, sizeof(*gc));
    if (!gc)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    gc->context = context;
    CDS_INIT_LIST_HEAD(&gc->monitors);
    kin__mutex_init(&gc->mutex);
    kin__gc_graph_init(&gc->graph, context->alloc, seed);
    gc->graph.emit = gc_emit;
    gc->graph.userdata = gc;
    ret->self = gc;
    ret->run = gc_run;
    ret->free = gc_free;
    r = gc_make_parts(gc, err);
    if (r == 0 && context->health)
        r = gc_add_check(gc, err);
    ret->reconciler = gc->reconciler;
    return r;
}

const kin_manager_descriptor kin__controller_gc = {
    .size = sizeof(kin_manager_descriptor),
    .name = "garbage-collector-controller",
    .alias = "garbagecollector",
    .is_recording = true,
    .make = gc_make,
};
