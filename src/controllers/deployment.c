/* SPDX-License-Identifier: Apache-2.0 */
/*
 * deployment.c - one call for one deployment.
 *
 * A call claims the replica sets, finds the one with the current template,
 * takes one step (resize, roll or recreate), deletes old sets when the rollout
 * is complete, and writes the status.
 */
#include "controllers/deployment.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <kin/api_error.h>
#include <kin/client.h>
#include <kin/edit.h>
#include <kin/owner.h>
#include <kin/update.h>

#include "base/alloc.h"
#include "base/str.h"
#include "control/reconciler.h"
#include "controllers/claim.h"
#include "controllers/controller.h"
#include "controllers/deployment_status.h"
#include "controllers/owned.h"
#include "controllers/pods.h"
#include "controllers/revision.h"
#include "controllers/rollout.h"
#include "controllers/template.h"
#include "object/label_selector.h"
#include "object/names.h"

#define NAME "deployment-controller"

enum { WORKERS = 5 };

/* One call of the reconciler for one deployment. */
struct deployment_job {
    struct kin__deployments *self;
    kin_reconcile *call;
    kin_call_opts opts;
    kin_snapshot *deployments; /* owned */
    kin_snapshot *all_sets;    /* owned */
    apps_v1_deployment deployment;
    struct kin__rollout rollout;
    struct kin__deployment_facts facts;
    struct kin__condition failure; /* `facts.failure` may point here */
    struct kin__rollout_set *sets; /* owned; of the deployment */
    size_t count;
    size_t room;
    struct kin__object_refs refs; /* objects that `sets` views */

    /* Further input of the status. */
    bool is_rolling_out;             /* evaluate the progress of the rollout */
    bool is_stopped;                 /* only write the members below */
    enum kin__deployment_event note; /* valid if there is a `note_name` */
    char note_name[272];             /* name of the new set; empty: no note */
    const char *note_why;            /* of a failure; borrowed */
    int64_t revision;                /* of the new set; 0: unknown */
    int32_t collisions;              /* name collisions in this call */
};

static void job_done(struct deployment_job *job)
{
    const kin_allocator *alloc = job->self->context->alloc;

    kin__object_refs_done(&job->refs, alloc);
    kin__free(alloc, job->sets);
    (void)kin_snapshot_free(job->deployments);
    (void)kin_snapshot_free(job->all_sets);
}

/* ---- status ---- */

/* Userdata of fill_status(). */
struct status_write {
    struct deployment_job *job;
    int64_t check_after_s;
};

static void status_add_note(struct deployment_job *job,
                            struct kin__deployment_status *status)
{
    bool is_reported = kin__conditions_get(&status->conditions,
                                           KIN__S("Progressing")) != NULL;

    if (job->note_name[0] && (job->note != KIN__NEW_SET_FOUND || !is_reported))
        kin__deployment_status_note(status, &job->facts, job->note,
                                    kin_s(job->note_name), job->note_why);
    if (job->collisions > 0)
        status->collisions = (status->collisions < 0 ? 0 : status->collisions) +
                             job->collisions;
}

/* Fills in the status and the revision: Kubernetes accepts annotations together
 * with a status. */
static int fill_status(kin_edit *edit, const kin_object *object, void *userdata)
{
    struct status_write *write = userdata;
    struct deployment_job *job = write->job;
    struct kin__deployment_status status;

    kin__deployment_status_read(object, &status);
    if (!kin_object_is_deleting(object))
        kin__deployment_status_pause(&status, &job->facts);
    status_add_note(job, &status);
    struct kin__deployment_status former = status;
    write->check_after_s = -1;
    if (!job->is_stopped)
        kin__deployment_status_count(&status, &job->facts, job->sets,
                                     job->count);
    if (job->is_rolling_out && !job->is_stopped) {
        kin__deployment_status_progress(&status, &job->facts, &former);
        write->check_after_s = kin__deployment_check_after_s(&status,
                                                             &job->facts);
    }
    if (job->revision > 0)
        kin__revision_annotate_number(edit, KIN__S(KIN__REVISION),
                                      job->revision);
    kin__deployment_status_write(&status, edit);
    return 0;
}

static int job_update_status(struct deployment_job *job, kin_error *err)
{
    struct status_write write = {.job = job, .check_after_s = -1};
    const struct kin__status_change change = {
        .client = job->self->context->client,
        .resource = apps_v1_deployments,
        .object = job->deployment.object,
        .fill = fill_status,
        .userdata = &write,
        .opts = &job->opts,
        .call = job->call,
        .informer = job->self->deployments.informer};
    int r = kin__status_write(&change, err);

    if (r == 0 && write.check_after_s > 0)
        kin_reconcile_requeue_after(job->call, write.check_after_s * 1000);
    return r;
}

/* ---- replica sets ---- */

/* The set with the current template; NULL if there is none yet. */
static struct kin__rollout_set *job_new_set(struct deployment_job *job)
{
    for (size_t i = 0; i < job->count; i++) {
        if (job->sets[i].is_new)
            return &job->sets[i];
    }
    return NULL;
}

static struct kin__rollout_set set_of(const kin_object *object)
{
    apps_v1_replica_set set = apps_v1_replica_set_of(object);
    meta_v1_object_meta meta = apps_v1_replica_set_get_metadata(set);

    return (struct kin__rollout_set){
        .object = object,
        .name = kin_object_name(object),
        .created_s = meta_v1_object_meta_creation_timestamp(meta).seconds,
        .replicas = apps_v1_replica_set_spec_replicas(set),
        .available = apps_v1_replica_set_status_available_replicas(set),
        .reported = apps_v1_replica_set_status_replicas(set),
        .ready = apps_v1_replica_set_status_ready_replicas(set),
        .terminating = apps_v1_replica_set_status_terminating_replicas_has(set)
                           ? apps_v1_replica_set_status_terminating_replicas(
                                 set)
                           : -1,
        .desired = kin__revision_size(object, KIN__S(KIN__DESIRED_REPLICAS)),
        .max_replicas = kin__revision_size(object, KIN__S(KIN__MAX_REPLICAS))};
}

/* Replaces what is known of the set with `object`. */
static void set_replace(struct kin__rollout_set *set, const kin_object *object)
{
    bool is_new = set->is_new;

    *set = set_of(object);
    set->is_new = is_new;
    set->wanted = set->replicas;
}

static int job_add(struct deployment_job *job, const kin_object *object,
                   bool is_new, kin_error *err)
{
    assert(job->count <= job->room);
    if (job->count == job->room) {
        size_t room = job->room ? 2 * job->room : 8;
        struct kin__rollout_set *sets = kin__realloc(
            job->self->context->alloc, job->sets, room, sizeof(*sets));
        if (!sets)
            return kin_error_set(err, KIN_ENOMEM,
                                 "replica sets: out of memory");
        job->sets = sets;
        job->room = room;
    }
    job->sets[job->count] = set_of(object);
    job->sets[job->count++].is_new = is_new;
    return 0;
}

/* Notes a write and keeps the object until the end of the call. */
static int job_wrote(struct deployment_job *job, kin_object *object,
                     kin_error *err)
{
    int r = kin__object_refs_add(&job->refs, job->self->context->alloc, object,
                                 err);

    return r < 0 ? r
                 : kin_reconcile_wrote(job->call, job->self->sets.informer,
                                       object, err);
}

static int job_adopt(struct deployment_job *job, struct kin__claimer *claimer,
                     const kin_object *object, kin_error *err)
{
    kin_object *now = NULL;
    int r = kin__claim_adopt(claimer, object, &now, err);

    if (r < 0 || !now)
        return r;
    r = job_wrote(job, now, err);
    return r < 0 ? r : job_add(job, now, /* is_new= */ false, err);
}

static int job_claim_set(struct deployment_job *job,
                         struct kin__claimer *claimer, const kin_object *object,
                         kin_error *err)
{
    kin_value selector =
        apps_v1_deployment_get_spec_selector(job->deployment).value;

    switch (kin__claim_judge(job->deployment.object, selector, object)) {
    case KIN__CLAIM_KEEP:
        return job_add(job, object, /* is_new= */ false, err);
    case KIN__CLAIM_ADOPT:
        return job_adopt(job, claimer, object, err);
    case KIN__CLAIM_RELEASE:
        return kin__claim_let_go(claimer, object, job->call,
                                 job->self->sets.informer, err);
    case KIN__CLAIM_NOTHING:
        break;
    }
    return 0;
}

/* Marks the oldest set with the current template as the new one; there may be
 * several if another client created them. */
static void job_mark_new(struct deployment_job *job)
{
    kin_value wanted =
        apps_v1_deployment_get_spec_template(job->deployment).value;
    struct kin__rollout_set *found = NULL;

    for (size_t i = 0; i < job->count; i++) {
        struct kin__rollout_set *set = &job->sets[i];
        bool is_earlier = !found || set->created_s < found->created_s ||
                          (set->created_s == found->created_s &&
                           kin_str_cmp(set->name, found->name) < 0);
        if (is_earlier &&
            kin__template_equal(wanted, apps_v1_replica_set_get_spec_template(
                                            apps_v1_replica_set_of(set->object))
                                            .value))
            found = set;
    }
    assert(!job_new_set(job));
    if (found)
        found->is_new = true;
}

static int job_claim(struct deployment_job *job, kin_error *err)
{
    struct kin__claimer claimer = {.alloc = job->self->context->alloc,
                                   .client = job->self->context->client,
                                   .owner_resource = apps_v1_deployments,
                                   .owner = job->deployment.object,
                                   .resource = apps_v1_replica_sets,
                                   .opts = &job->opts};
    struct kin__owned_iter it = kin__owned_list(job->all_sets,
                                                job->deployment.object);
    int r = 0;

    for (const kin_object *set = kin__owned_next(&it); set && r == 0;
         set = kin__owned_next(&it))
        r = job_claim_set(job, &claimer, set, err);
    job_mark_new(job);
    return r;
}

/* ---- new replica set ---- */

/* One more than the highest revision of the old sets; saturates. */
static int64_t job_next_revision(const struct deployment_job *job)
{
    int64_t highest = 0;

    for (size_t i = 0; i < job->count; i++) {
        int64_t revision = kin__revision_of(job->sets[i].object);
        if (!job->sets[i].is_new && revision > highest)
            highest = revision;
    }
    return highest < INT64_MAX ? highest + 1 : highest;
}

static int32_t job_min_ready_s(const struct deployment_job *job)
{
    return apps_v1_deployment_spec_min_ready_seconds(job->deployment);
}

static int fill_new(kin_edit *edit, const kin_object *object, void *userdata)
{
    struct deployment_job *job = userdata;
    apps_v1_replica_set_edit at = {.edit = edit, .spot = kin_edit_root()};
    apps_v1_replica_set set = apps_v1_replica_set_of(object);

    kin__revision_copy(edit, job->deployment.object);
    if (apps_v1_replica_set_spec_min_ready_seconds(set) != job_min_ready_s(job))
        (void)apps_v1_replica_set_spec_min_ready_seconds_set(
            at, job_min_ready_s(job));
    return kin__revision_raise(edit, object, job_next_revision(job));
}

/* Updates a set unless it is unchanged.  Does not retry on a conflict: another
 * writer has changed it, and the next call decides anew. */
static int job_update_set(struct deployment_job *job,
                          struct kin__rollout_set *set, kin_update_fn *fill,
                          void *userdata, kin_error *err)
{
    kin_object *now = NULL;
    kin_retry_opts once = KIN_INIT(kin_retry_opts);
    kin_update update = KIN_INIT(kin_update);

    assert(set->object);
    once.steps = 1;
    once.stop = job->opts.stop;
    update.resource = apps_v1_replica_sets;
    update.object = set->object;
    update.fill = fill;
    update.userdata = userdata;
    update.retry = &once;
    int r = kin_client_update_with_retry(job->self->context->client, &update,
                                         &job->opts, &now, err);
    if (r == 0)
        r = job_wrote(job, now, err);
    if (r == 0)
        set_replace(set, now);
    return r;
}

/* Adds the pod-template-hash label to the labels at `key`. */
static void add_hash_label(kin_edit *edit, kin_spot at, const char *key,
                           const char *hash)
{
    kin_spot labels = kin_edit_want_object(
        edit, kin_edit_member(edit, at, kin_s(key)));

    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, labels, KIN__S(KIN__TEMPLATE_HASH_LABEL)),
        kin_s(hash));
}

static kin_spot copy_member(kin_edit *edit, kin_spot at, const char *key,
                            kin_value value)
{
    kin_spot spot = kin_edit_member(edit, at, kin_s(key));

    if (kin_value_is_set(value))
        (void)kin_edit_set_value(edit, spot, value);
    return kin_edit_want_object(edit, spot);
}

static void fill_spec(const struct deployment_job *job,
                      apps_v1_replica_set_edit at, const char *hash)
{
    core_v1_pod_template_spec from = apps_v1_deployment_get_spec_template(
        job->deployment);
    kin_value labels = kin_value_get(
        core_v1_pod_template_spec_get_metadata(from).value, KIN__S("labels"));
    kin_spot meta = apps_v1_replica_set_edit_metadata(at).spot;
    kin_spot spec = apps_v1_replica_set_edit_spec(at).spot;
    kin_spot selector = copy_member(
        at.edit, spec, "selector",
        apps_v1_deployment_get_spec_selector(job->deployment).value);
    kin_spot template = copy_member(at.edit, spec, "template", from.value);
    kin_spot template_meta = kin_edit_want_object(
        at.edit, kin_edit_member(at.edit, template, KIN__S("metadata")));

    (void)copy_member(at.edit, meta, "labels", labels);
    add_hash_label(at.edit, meta, "labels", hash);
    add_hash_label(at.edit, selector, "matchLabels", hash);
    add_hash_label(at.edit, template_meta, "labels", hash);
    if (job_min_ready_s(job) > 0)
        (void)apps_v1_replica_set_spec_min_ready_seconds_set(
            at, job_min_ready_s(job));
}

/* Makes a replica set for the current template. */
static apps_v1_replica_set_edit new_set_edit(const struct deployment_job *job,
                                             kin_str name, const char *hash,
                                             int32_t replicas)
{
    const kin_object *owner = job->deployment.object;
    apps_v1_replica_set_edit made = apps_v1_replica_set_new(
        job->self->context->alloc, kin_object_namespace(owner), name);

    fill_spec(job, made, hash);
    (void)apps_v1_replica_set_spec_replicas_set(made, replicas);
    (void)kin_edit_set_controller(made.edit, apps_v1_deployments, owner);
    kin__revision_copy(made.edit, owner);
    (void)kin__revision_raise(made.edit, /* set= */ NULL,
                              job_next_revision(job));
    kin__revision_note_sizes(made.edit, job->rollout.replicas,
                             kin__rollout_max(&job->rollout));
    return made;
}

/* The name is taken: by the set that was to be created, or by another object;
 * then the next name differs. */
static int job_use_existing(struct deployment_job *job, kin_str name,
                            kin_object **ret, kin_error *err)
{
    kin_error conflict = *err;
    kin_object *found = NULL;
    int r = kin_client_get(
        job->self->context->client, apps_v1_replica_sets,
        (kin_namespaced_name){kin_object_namespace(job->deployment.object),
                              name},
        &job->opts, &found, err);

    if (r < 0)
        return r;
    if (kin_object_is_controlled_by(found, job->deployment.object) &&
        kin__template_equal(
            apps_v1_deployment_get_spec_template(job->deployment).value,
            apps_v1_replica_set_get_spec_template(apps_v1_replica_set_of(found))
                .value)) {
        *ret = found;
        return 0;
    }
    (void)kin_object_unref(found);
    job->collisions++;
    *err = conflict;
    return KIN_EEXISTS;
}

static void job_set_note(struct deployment_job *job,
                         enum kin__deployment_event event, const char *why)
{
    assert(job->note_name[0]);
    job->note = event;
    job->note_why = why;
}

static int job_send_new(struct deployment_job *job, const char *hash,
                        int32_t replicas, kin_object **ret, kin_error *err)
{
    const kin_manager_context *context = job->self->context;
    kin_str name = kin_s(job->note_name);
    apps_v1_replica_set made = {NULL};
    KIN_AUTO(apps_v1_replica_set_edit)
    wanted = new_set_edit(job, name, hash, replicas);
    int r = apps_v1_replica_sets_create(context->client, wanted, &job->opts,
                                        &made, err);

    if (r < 0 && kin_error_is_already_exists(err))
        return job_use_existing(job, name, ret, err);
    if (r < 0)
        return r;
    *ret = (kin_object *)(uintptr_t)made.object;
    job_set_note(job, KIN__NEW_SET_CREATED, NULL);
    if (replicas > 0)
        (void)kin_events_record(context->events, job->deployment.object,
                                KIN_EVENTS_NORMAL, "ScalingReplicaSet",
                                "Scaled up replica set %s from 0 to %d",
                                job->note_name, (int)replicas);
    return 0;
}

/* Writes a failure to the status, and nothing else: the counters would not
 * match the requested state.  If that fails, too, the first error is returned.
 */
static int job_report_failure(struct deployment_job *job, int code,
                              const kin_error *err)
{
    bool is_collision = job->collisions > 0;

    assert(code < 0);
    if (kin_error_is_namespace_terminating(err) ||
        kin_stop_requested(job->opts.stop))
        return code;
    if (!is_collision) {
        job_set_note(job, KIN__NEW_SET_FAILED, err->message);
        (void)kin_events_record(job->self->context->events,
                                job->deployment.object, KIN_EVENTS_WARNING,
                                "ReplicaSetCreateError",
                                "Failed to create new replica set \"%s\": %s",
                                job->note_name, err->message);
    } else {
        job->note_name[0] = '\0';
    }
    job->is_stopped = true;
    (void)job_update_status(job, /* err= */ NULL);
    return code;
}

static int job_create_new(struct deployment_job *job, kin_error *err)
{
    char hash[KIN__TEMPLATE_HASH_SIZE];
    kin_object *object = NULL;

    kin__template_hash(
        apps_v1_deployment_get_spec_template(job->deployment).value,
        apps_v1_deployment_status_collision_count(job->deployment), hash);
    /* Leave room for the hash. */
    int room = KIN__DNS_SUBDOMAIN_MAX - 1 - (int)strlen(hash);
    (void)snprintf(job->note_name, sizeof(job->note_name), "%.*s-%s", room,
                   kin_object_name(job->deployment.object).ptr, hash);
    job_set_note(job, KIN__NEW_SET_FOUND, NULL);
    assert(!job_new_set(job));
    int32_t replicas = kin__rollout_new_size(&job->rollout, job->sets,
                                             job->count, 0);
    int r = job_send_new(job, hash, replicas, &object, err);
    if (r < 0)
        return job_report_failure(job, r, err);
    r = job_wrote(job, object, err);
    return r < 0 ? r : job_add(job, object, /* is_new= */ true, err);
}

static int job_sync_new(struct deployment_job *job, bool may_create,
                        kin_error *err)
{
    struct kin__rollout_set *set = job_new_set(job);
    int r = 0;

    if (set) {
        r = job_update_set(job, set, fill_new, job, err);
        (void)snprintf(job->note_name, sizeof(job->note_name), "%s",
                       set->name.ptr);
    } else if (may_create) {
        r = job_create_new(job, err);
    }
    set = job_new_set(job);
    if (r == 0 && set) {
        job->facts.new_set = set->name;
        job->revision = kin__revision_of(set->object);
    }
    return r;
}

/* ---- scaling ---- */

/* Userdata of fill_size(). */
struct sizing {
    const struct deployment_job *job;
    int32_t wanted;
};

static int fill_size(kin_edit *edit, const kin_object *object, void *userdata)
{
    const struct sizing *sizing = userdata;
    apps_v1_replica_set_edit at = {.edit = edit, .spot = kin_edit_root()};

    (void)object;
    (void)apps_v1_replica_set_spec_replicas_set(at, sizing->wanted);
    kin__revision_note_sizes(edit, sizing->job->rollout.replicas,
                             kin__rollout_max(&sizing->job->rollout));
    return 0;
}

static int job_resize(struct deployment_job *job, struct kin__rollout_set *set,
                      kin_error *err)
{
    struct sizing sizing = {.job = job, .wanted = set->wanted};
    int32_t before = set->replicas;

    int r = job_update_set(job, set, fill_size, &sizing, err);

    if (r == 0 && before != sizing.wanted)
        (void)kin_events_record(job->self->context->events,
                                job->deployment.object, KIN_EVENTS_NORMAL,
                                "ScalingReplicaSet",
                                "Scaled %s replica set %s from %d to %d",
                                before < sizing.wanted ? "up" : "down",
                                set->name.ptr, (int)before, (int)sizing.wanted);
    return r;
}

static int job_scale(struct deployment_job *job, kin_error *err)
{
    int r = 0;

    for (size_t i = 0; i < job->count && r == 0; i++) {
        struct kin__rollout_set *set = &job->sets[i];
        if (set->wanted != set->replicas || set->is_noted)
            r = job_resize(job, set, err);
    }
    /* The rollout sorts the sets: find the new one again. */
    struct kin__rollout_set *newest = job_new_set(job);
    if (newest)
        job->facts.new_set = newest->name;
    return r;
}

/* ---- deleting old replica sets ---- */

static bool set_is_idle(const struct kin__rollout_set *set)
{
    apps_v1_replica_set view = apps_v1_replica_set_of(set->object);

    return set->replicas == 0 && set->reported == 0 &&
           apps_v1_replica_set_status_observed_generation(view) >=
               meta_v1_object_meta_generation(
                   apps_v1_replica_set_get_metadata(view));
}

static size_t job_list_old(const struct deployment_job *job,
                           struct kin__revision_set *ret)
{
    size_t count = 0;

    for (size_t i = 0; i < job->count; i++) {
        const struct kin__rollout_set *set = &job->sets[i];
        if (!set->is_new && !kin_object_is_deleting(set->object))
            ret[count++] = (struct kin__revision_set){
                .object = set->object,
                .revision = kin__revision_of(set->object),
                .created_s = set->created_s,
                .is_idle = set_is_idle(set)};
    }
    return count;
}

static int job_delete(struct deployment_job *job, const kin_object *set,
                      kin_error *err)
{
    kin_delete_opts opts = KIN_INIT(kin_delete_opts);

    opts.call = &job->opts;
    opts.uid = kin_object_uid(set);
    int r = kin_client_delete(job->self->context->client, apps_v1_replica_sets,
                              kin_object_namespaced_name(set), &opts,
                              /* ret= */ NULL, err);
    return r < 0 && kin_error_is_not_found(err) ? 0 : r;
}

static int job_clean_up(struct deployment_job *job, kin_error *err)
{
    const kin_allocator *alloc = job->self->context->alloc;
    apps_v1_deployment from = job->deployment;
    int32_t limit = apps_v1_deployment_spec_revision_history_limit(from);
    int r = 0;

    if (!apps_v1_deployment_spec_revision_history_limit_has(from) ||
        limit == INT32_MAX || job->count == 0)
        return 0;
    struct kin__revision_set *old = kin__alloc(alloc, job->count, sizeof(*old));
    if (!old)
        return kin_error_set(err, KIN_ENOMEM, "replica sets: out of memory");
    size_t count = job_list_old(job, old);
    (void)kin__revision_expire(old, count, limit);
    assert(count <= job->count);
    for (size_t i = 0; i < count && r == 0; i++) {
        if (old[i].is_expired)
            r = job_delete(job, old[i].object, err);
    }
    kin__free(alloc, old);
    return r;
}

/* ---- input of the rollout ---- */

static int job_read_rollout(struct deployment_job *job, kin_error *err)
{
    apps_v1_deployment from = job->deployment;
    int32_t replicas = apps_v1_deployment_spec_replicas(from);
    apps_v1_deployment_strategy strategy = apps_v1_deployment_get_spec_strategy(
        from);
    apps_v1_rolling_update_deployment rolling =
        apps_v1_deployment_strategy_get_rolling_update(strategy);
    kin_intstr surge = apps_v1_rolling_update_deployment_max_surge(rolling);
    kin_intstr unavailable = apps_v1_rolling_update_deployment_max_unavailable(
        rolling);
    int r = 0;

    job->rollout = (struct kin__rollout){.replicas = replicas};
    if (!kin_str_eq(apps_v1_deployment_strategy_type(strategy),
                    KIN__S("Recreate")))
        r = kin__rollout_resolve(&surge, &unavailable, replicas, &job->rollout,
                                 err);
    job->rollout.reported = apps_v1_deployment_status_replicas(from);
    return r;
}

static void job_read_facts(struct deployment_job *job, int64_t now_s)
{
    apps_v1_deployment from = job->deployment;
    int32_t deadline_s = apps_v1_deployment_spec_progress_deadline_seconds(
        from);

    job->facts = (struct kin__deployment_facts){
        .name = kin_object_name(from.object),
        .generation = meta_v1_object_meta_generation(
            apps_v1_deployment_get_metadata(from)),
        .replicas = job->rollout.replicas,
        .max_unavailable = job->rollout.max_unavailable,
        .deadline_s = deadline_s == INT32_MAX ? 0 : deadline_s,
        .is_paused = apps_v1_deployment_spec_paused(from),
        .now_s = now_s};
}

/* A failure of the new set takes precedence over those of old sets. */
static void job_read_failure(struct deployment_job *job)
{
    for (size_t i = 0; i < job->count; i++) {
        struct kin__conditions conditions;
        kin__conditions_read(apps_v1_replica_set_get_status_conditions(
                                 apps_v1_replica_set_of(job->sets[i].object))
                                 .value,
                             &conditions);
        const struct kin__condition *failure = kin__conditions_get(
            &conditions, KIN__S("ReplicaFailure"));
        if (failure && (!job->facts.failure || job->sets[i].is_new)) {
            job->failure = *failure;
            job->facts.failure = &job->failure;
        }
    }
}

static bool job_is_complete(const struct deployment_job *job)
{
    struct kin__deployment_status status;

    kin__deployment_status_read(job->deployment.object, &status);
    return kin__deployment_is_complete(&status, &job->facts);
}

/* ---- steps of a rollout ---- */

/* Follows a change of size, also of a paused deployment. */
static int job_resize_all(struct deployment_job *job, kin_error *err)
{
    int r = job_sync_new(job, /* may_create= */ false, err);

    if (r < 0)
        return r;
    kin__rollout_resize(&job->rollout, job->sets, job->count);
    r = job_scale(job, err);
    if (r == 0 && job->facts.is_paused)
        r = job_clean_up(job, err);
    return r < 0 ? r : job_update_status(job, err);
}

static int job_finish(struct deployment_job *job, bool changes, kin_error *err)
{
    int r = 0;

    if (changes)
        r = job_scale(job, err);
    else if (job_is_complete(job))
        r = job_clean_up(job, err);
    return r < 0 ? r : job_update_status(job, err);
}

static int job_roll(struct deployment_job *job, kin_error *err)
{
    int r = job_sync_new(job, /* may_create= */ true, err);

    if (r < 0)
        return r;
    assert(job_new_set(job));
    bool changes =
        kin__rollout_grow_new(&job->rollout, job->sets, job->count) ||
        kin__rollout_shrink_old(&job->rollout, job->sets, job->count);
    return job_finish(job, changes, err);
}

static bool has_pods(const kin_snapshot *pods, kin_str set_uid)
{
    kin_iter it = kin__owned_by(pods, set_uid);

    for (const kin_object *pod = kin_iter_next(&it); pod;
         pod = kin_iter_next(&it)) {
        if (!kin__pod_of(pod).is_finished)
            return true;
    }
    return false;
}

/* Whether a pod of an old set may still be running, also one that is being
 * deleted: 1 or 0; or KIN_ENOMEM. */
static int job_has_old_pods(const struct deployment_job *job, kin_error *err)
{
    KIN_AUTO(kin_snapshot) *pods = kin_informer_snapshot(
        job->self->pods.informer);

    if (!pods)
        return kin_error_set(err, KIN_ENOMEM, "snapshot: out of memory");
    for (size_t i = 0; i < job->count; i++) {
        const struct kin__rollout_set *set = &job->sets[i];
        if (!set->is_new &&
            (set->reported > 0 || has_pods(pods, kin_object_uid(set->object))))
            return 1;
    }
    return 0;
}

static int job_recreate(struct deployment_job *job, kin_error *err)
{
    int r = job_sync_new(job, /* may_create= */ false, err);

    if (r < 0)
        return r;
    if (kin__rollout_drop_old(job->sets, job->count))
        return job_finish(job, /* changes= */ true, err);
    r = job_has_old_pods(job, err);
    if (r != 0)
        return r < 0 ? r : job_update_status(job, err);
    if (!job_new_set(job))
        r = job_sync_new(job, /* may_create= */ true, err);
    if (r < 0)
        return r;
    return job_finish(
        job, kin__rollout_grow_new(&job->rollout, job->sets, job->count), err);
}

static int job_sync(struct deployment_job *job, kin_error *err)
{
    int r = job_claim(job, err);

    if (r < 0)
        return r;
    job_read_failure(job);
    if (kin_object_is_deleting(job->deployment.object))
        return job_update_status(job, err);
    if (job->facts.is_paused ||
        kin__rollout_is_resized(&job->rollout, job->sets, job->count))
        return job_resize_all(job, err);
    job->is_rolling_out = true;
    return job->rollout.is_rolling ? job_roll(job, err)
                                   : job_recreate(job, err);
}

static bool selects_all(apps_v1_deployment deployment)
{
    return kin__label_selector_judge(
               apps_v1_deployment_get_spec_selector(deployment).value,
               kin_value_absent()) == KIN__LABELS_UNASKED;
}

/* Nothing can or must be created in a namespace that is being deleted. */
static int forgive(int r, kin_error *err)
{
    if (r == 0 || !kin_error_is_namespace_terminating(err))
        return r;
    kin_error_clear(err);
    return 0;
}

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct kin__deployments *self = userdata;
    const kin_work_key *key = kin_reconcile_key(call);
    __attribute__((cleanup(job_done))) struct deployment_job job = {
        .self = self, .call = call, .opts = KIN_INIT(kin_call_opts)};

    job.opts.stop = kin_reconcile_stop(call);
    job.opts.field_manager = KIN__S(NAME);
    job.deployments = kin_informer_snapshot(self->deployments.informer);
    job.all_sets = kin_informer_snapshot(self->sets.informer);
    if (!job.deployments || !job.all_sets)
        return kin_error_set(err, KIN_ENOMEM, "snapshot: out of memory");
    job.deployment.object = kin_lister_get(job.deployments, key->ns, key->name);
    if (!job.deployment.object)
        return 0;
    int r = job_read_rollout(&job, err);
    if (r < 0)
        return r;
    job_read_facts(&job, kin_manager_now(self->context).seconds);
    if (!selects_all(job.deployment))
        return forgive(job_sync(&job, err), err);
    (void)kin_events_record(self->context->events, job.deployment.object,
                            KIN_EVENTS_WARNING, "SelectingAll",
                            "This deployment is selecting all pods. A "
                            "non-empty selector is required.");
    return 0;
}

/* ---- mapping ---- */

static void map_set(const kin_object *set, kin_reconcile_keys *keys,
                    void *userdata)
{
    struct kin__deployments *self = userdata;

    kin__claim_map(set, apps_v1_deployments, self->deployments.informer, keys);
}

/* Recreate waits until the pods of old sets have ended. */
static void map_pod(const kin_object *pod, kin_reconcile_keys *keys,
                    void *userdata)
{
    struct kin__deployments *self = userdata;
    KIN_AUTO(kin_snapshot) *sets = kin__reconcile_snapshot(keys,
                                                           self->sets.informer);
    KIN_AUTO(kin_snapshot) *all = kin__reconcile_snapshot(
        keys, self->deployments.informer);
    const kin_object *set = kin_lister_controller(sets, apps_v1_replica_sets,
                                                  pod);
    const kin_object *deployment =
        set ? kin_lister_controller(all, apps_v1_deployments, set) : NULL;

    if (deployment && kin_str_eq(apps_v1_deployment_strategy_type(
                                     apps_v1_deployment_get_spec_strategy(
                                         apps_v1_deployment_of(deployment))),
                                 KIN__S("Recreate")))
        kin_reconcile_emit(keys, kin_object_namespace(deployment),
                           kin_object_name(deployment));
}

/* A finished pod counts as deleted. */
static bool wants_pod(const kin_object *old, const kin_object *pod,
                      void *userdata)
{
    (void)old;
    (void)userdata;
    return !pod || kin__pod_of(pod).is_finished;
}

/* ---- life cycle ---- */

static void deployments_free(void *userdata)
{
    struct kin__deployments *self = userdata;

    (void)kin_reconciler_free(self->reconciler);
    kin__free(self->context->alloc, self);
}

static int add_sources(struct kin__deployments *self, kin_error *err)
{
    kin_reconcile_source own = KIN_INIT(kin_reconcile_source);
    kin_reconcile_source sets = KIN_INIT(kin_reconcile_source);
    kin_reconcile_source pods = KIN_INIT(kin_reconcile_source);

    sets.map = map_set;
    sets.userdata = self;
    sets.skips_same = true;
    pods.map = map_pod;
    pods.wants = wants_pod;
    pods.userdata = self;
    pods.skips_same = true;
    int r = kin_reconciler_add_source(self->reconciler,
                                      self->deployments.informer, &own, err);
    if (r == 0)
        r = kin_reconciler_add_source(self->reconciler, self->sets.informer,
                                      &sets, err);
    return r < 0 ? r
                 : kin_reconciler_add_source(self->reconciler,
                                             self->pods.informer, &pods, err);
}

static int add_informers(struct kin__deployments *self, kin_error *err)
{
    kin_factory *factory = self->context->factory;
    int r = kin_factory_informer(factory, apps_v1_deployments,
                                 &self->deployments.informer, err);

    if (r == 0)
        r = kin__owned_informer(factory, apps_v1_replica_sets,
                                &self->sets.informer, err);
    return r < 0 ? r
                 : kin__owned_informer(factory, core_v1_pods,
                                       &self->pods.informer, err);
}

static int make(const kin_manager_context *context, kin_manager_controller *ret,
                kin_error *err)
{
    struct kin__deployments *self = kin__alloc0(context->alloc, 1,
                                                sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    self->context = context;
    ret->self = self;
    ret->free = deployments_free;
    const kin_reconciler_opts opts = kin__controller_opts(
        context, "deployment", reconcile, self, WORKERS);
    int r = add_informers(self, err);
    if (r == 0)
        r = kin_reconciler_new(&opts, &self->reconciler, err);
    if (r == 0)
        r = add_sources(self, err);
    ret->reconciler = self->reconciler;
    return r;
}

const kin_manager_descriptor kin__controller_deployment = {
    .size = sizeof(kin_manager_descriptor),
    .name = NAME,
    .alias = "deployment",
    .is_recording = true,
    .make = make};
