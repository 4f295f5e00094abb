/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <string.h>

#include <kin/client.h>
#include <kin/owner.h>
#include <kin/status.h>
#include <kin/update.h>

#include "base/alloc.h"
#include "base/str.h"
#include "controllers/gc.h"

#define ORPHAN KIN__S("orphan")
#define FOREGROUND KIN__S("foregroundDeletion")

enum { OBJECT_UIDS_MAX = 64 << 20 };

/* One object that is looked at. */
struct job {
    struct kin__gc *gc;
    kin_str uid;
    kin_call_opts call;
    struct kin__gc_facts facts;
    kin_resource resource; /* that the facts name */
    char *texts;           /* owned; of it */
    kin_object *live;      /* owned; as the server has it */
    kin_str *bad; /* owned; uids of owners that do not count, views into
                     `live` */
    size_t bad_count;
    size_t solid;
    size_t waiting;
    bool is_unseen; /* an owner is there that the graph never saw */
    bool is_lost;   /* an owner cannot be asked for */
};

static void job_done(struct job *job)
{
    kin__free(job->gc->context->alloc, job->bad);
    kin__free(job->gc->context->alloc, job->texts);
    job->live = kin_object_unref(job->live);
}

#define AUTO_JOB __attribute__((cleanup(job_done))) struct job

static const char *text_of(const char *text)
{
    return text ? text : "";
}

/* Copies a text to `*at`, which moves behind it. */
static const char *text_put(char **at, const char *text)
{
    char *copy = *at;
    size_t size = strlen(text_of(text)) + 1;

    memcpy(copy, text_of(text), size);
    *at += size;
    return copy;
}

/* The resource may cease to be followed meanwhile, and then is gone. */
static int job_copy_resource(struct job *job)
{
    const kin_resource *from = job->facts.resource;
    size_t size = strlen(text_of(from->group)) +
                  strlen(text_of(from->version)) +
                  strlen(text_of(from->plural)) + strlen(text_of(from->kind)) +
                  4;
    char *at = kin__alloc(job->gc->context->alloc, size, 1);

    job->texts = at;
    if (!at)
        return KIN_ENOMEM;
    job->resource = (kin_resource){
        .group = text_put(&at, from->group),
        .version = text_put(&at, from->version),
        .plural = text_put(&at, from->plural),
        .kind = text_put(&at, from->kind),
        .is_cluster_scoped = from->is_cluster_scoped,
    };
    job->facts.resource = &job->resource;
    return 0;
}

/* 1 if the object is there, 0 if it is not, or KIN_ENOMEM. */
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

/* Nobody will be told of the end of what was never seen, so it is said here. */
static void gc_forget(struct kin__gc *gc, kin_str uid)
{
    KIN__LOCK_SCOPE(&gc->mutex);
    kin__gc_graph_remove(&gc->graph, uid);
}

/* ---- what the server has ---- */

/* Whether the server serves a resource, as it says now. */
static int gc_find(const struct job *job, const kin_resource *resource,
                   kin_error *err)
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

/* Gets an object.  0; KIN_ENOTFOUND if there is none; or why that is not known.
 * A server that has ceased to serve a version says "not found" as well, but
 * names nothing that is not found: this tells nothing of objects. */
static int job_ask(const struct job *job, const kin_resource *resource,
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
    int found = gc_find(job, resource, err);
    if (found == KIN_ENOTFOUND)
        return kin_error_set(err, KIN_EUNSUPPORTED, "%s are not served",
                             resource->plural);
    return found < 0 ? found : r;
}

/* Gets the object.  0, KIN_ENOTFOUND if there is none, or another one of its
 * name; or why that is not known. */
static int job_get(struct job *job, kin_error *err)
{
    int r = job_ask(job, job->facts.resource, kin_s(job->facts.ns),
                    kin_s(job->facts.name), &job->live, err);

    if (r == 0 && !kin_str_eq(kin_object_uid(job->live), job->uid))
        r = KIN_ENOTFOUND;
    if (r == KIN_ENOTFOUND)
        gc_forget(job->gc, job->uid);
    return r;
}

/* ---- owners ---- */

/* Asks the server for what an object says of its owner; KIN__GC_MISNAMED: for
 * that one cannot ask. */
static int job_ask_owner(const struct job *job, const kin_owner *owner,
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
    r = job_ask(job, &api->resource,
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

/* The owner is in another namespace, so it is none. */
static void job_tell_elsewhere(const struct job *job, const kin_owner *owner)
{
    (void)kin_events_record(
        job->gc->context->events, job->live, KIN_EVENTS_WARNING,
        "OwnerRefInvalidNamespace",
        "ownerRef [%.*s/%.*s, namespace: %s, name: %.*s, uid: %.*s] does not "
        "exist in namespace \"%s\"",
        KIN_STR(owner->api_version), KIN_STR(owner->kind), job->facts.ns,
        KIN_STR(owner->name), KIN_STR(owner->uid), job->facts.ns);
}

/* What the server says is not noted in the graph: perhaps this object names its
 * owner wrongly, and others do not. */
static int job_judge_owner(struct job *job, const kin_owner *owner,
                           kin_error *err)
{
    enum kin__gc_owner known = job_known_owner(job, owner);
    enum kin__gc_owner state = known;

    if (known == KIN__GC_ELSEWHERE)
        job_tell_elsewhere(job, owner);
    if (known == KIN__GC_UNKNOWN || known == KIN__GC_ELSEWHERE ||
        known == KIN__GC_MISNAMED) {
        int r = job_ask_owner(job, owner, &state, err);
        if (r < 0)
            return r;
    }
    job->is_lost |= state == KIN__GC_MISNAMED;
    job->is_unseen |= known == KIN__GC_UNKNOWN && state != KIN__GC_ABSENT;
    job->solid += state == KIN__GC_SOLID;
    job->waiting += state == KIN__GC_WAITING;
    if (state == KIN__GC_WAITING || state == KIN__GC_ABSENT)
        job->bad[job->bad_count++] = owner->uid;
    return 0;
}

static int job_judge_owners(struct job *job, kin_error *err)
{
    size_t count = kin_value_count(kin_object_owner_references(job->live));
    kin_owner owner;
    int r = 0;

    if (count == 0)
        return 0;
    job->bad = kin__alloc0(job->gc->context->alloc, count, sizeof(*job->bad));
    if (!job->bad)
        return kin_error_set(err, KIN_ENOMEM, "owners: out of memory");
    for (size_t i = 0; r == 0 && kin_owner_at(job->live, i, &owner); i++)
        r = job_judge_owner(job, &owner, err);
    return r;
}

/* ---- what is written ---- */

static bool is_bad(const struct job *job, kin_str uid)
{
    for (size_t i = 0; i < job->bad_count; i++) {
        if (kin_str_eq(job->bad[i], uid))
            return true;
    }
    return false;
}

/* From the end, so that places stay what they are. */
static int fill_without_bad(kin_edit *edit, const kin_object *object,
                            void *userdata)
{
    const struct job *job = userdata;
    kin_value refs = kin_object_owner_references(object);
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));
    kin_spot list = kin_edit_member(edit, metadata, KIN__S("ownerReferences"));

    for (size_t i = kin_value_count(refs); i > 0; i--) {
        kin_value uid = kin_value_get(kin_value_at(refs, i - 1), KIN__S("uid"));
        if (is_bad(job, kin_value_str(uid)))
            (void)kin_edit_remove(edit, kin_edit_element(edit, list, i - 1));
    }
    return 0;
}

/* Lets no owner wait for the object. */
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

static int job_amend(struct job *job, kin_update_fn *fill, kin_object **ret,
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

/* Of what changes all the time no version would be deleted; it need not be one
 * as long as its owners are the same. */
static int job_delete(struct job *job, kin_propagation propagation,
                      kin_error *err)
{
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

/* An owner waits for it, and it has dependents itself: they go first.  In a
 * circle one must begin, so nobody waits for this one any more. */
static int job_delete_foreground(struct job *job, kin_error *err)
{
    KIN_AUTO(kin_object) *unblocked = NULL;

    if (job->facts.is_circular) {
        int r = job_amend(job, fill_unblocked, &unblocked, err);
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

    if (job->solid > 0)
        return job->bad_count > 0 ? job_amend(job, fill_without_bad,
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

/* It waits for its dependents: have all gone that count? */
static int job_wait(struct job *job, kin_error *err)
{
    KIN__AUTO_BUF uids;

    kin__buf_init(&uids, job->gc->context->alloc, OBJECT_UIDS_MAX);
    if (job->facts.blocking == 0)
        return job_drop_finalizer(job, FOREGROUND, err);
    int r = gc_owned(job->gc, job->uid, /* is_blocking= */ true, &uids, err);
    if (r == 0)
        gc_emit_all(job->gc, &uids);
    return r;
}

/* Somebody else was faster. */
static int forgive(int r, kin_error *err)
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
        return forgive(r, err);
    if (job->facts.is_waiting)
        return job_wait(job, err);
    r = job_judge_owners(job, err);
    if (r < 0 || job->is_lost || job->solid + job->bad_count == 0)
        return r;
    r = forgive(job_act(job, err), err);
    return r < 0 ? r : job->is_unseen;
}

int kin__gc_delete(struct kin__gc *gc, kin_str uid, kin_stop *stop,
                   kin_error *err)
{
    AUTO_JOB job;
    int r = job_init(&job, gc, uid, stop, err);

    if (r <= 0)
        return r;
    bool matters = job.facts.is_deleting ? job.facts.is_waiting
                                         : job.facts.is_doubted;
    return matters ? job_run(&job, err) : 0;
}

/* ---- orphans ---- */

/* Takes one owner off a dependent. */
static int gc_release(struct kin__gc *gc, kin_str uid, kin_str owner,
                      kin_stop *stop, kin_error *err)
{
    AUTO_JOB job;
    int r = job_init(&job, gc, uid, stop, err);

    if (r <= 0)
        return r;
    r = job_get(&job, err);
    if (r < 0)
        return forgive(r, err);
    job.bad = kin__alloc0(gc->context->alloc, 1, sizeof(*job.bad));
    if (!job.bad)
        return kin_error_set(err, KIN_ENOMEM, "owners: out of memory");
    job.bad[job.bad_count++] = owner;
    return forgive(job_amend(&job, fill_without_bad, /* ret= */ NULL, err),
                   err);
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
        r = forgive(job_get(&job, err), err);
    if (r < 0 || !job.live)
        return r;
    return job_drop_finalizer(&job, ORPHAN, err);
}
