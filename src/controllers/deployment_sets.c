/* SPDX-License-Identifier: Apache-2.0 */
/*
 * deployment_sets.c - the replica sets of a deployment: finding, sizing and
 * deleting them.
 */
#include <stdio.h>
#include <string.h>

#include <kin/api_error.h>
#include <kin/client.h>
#include <kin/edit.h>
#include <kin/owner.h>
#include <kin/update.h>

#include "base/alloc.h"
#include "base/str.h"
#include "controllers/claim.h"
#include "controllers/deployment.h"
#include "controllers/owned.h"
#include "controllers/revision.h"
#include "controllers/template.h"
#include "object/names.h"

void kin__deployment_job_done(struct kin__deployment_job *job)
{
    const kin_allocator *alloc = job->self->context->alloc;

    kin__held_done(&job->held, alloc);
    kin__free(alloc, job->sets);
    (void)kin_snapshot_free(job->deployments);
    (void)kin_snapshot_free(job->all_sets);
}

/* ---- finding them ---- */

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

/* The object goes in place of what was known of the set. */
static void set_renew(struct kin__rollout_set *set, const kin_object *object)
{
    bool is_new = set->is_new;

    *set = set_of(object);
    set->is_new = is_new;
    set->wanted = set->replicas;
}

static int job_add(struct kin__deployment_job *job, const kin_object *object,
                   bool is_new, kin_error *err)
{
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

/* Notes what was written, and holds it. */
static int job_wrote(struct kin__deployment_job *job, kin_object *object,
                     kin_error *err)
{
    int r = kin__held_add(&job->held, job->self->context->alloc, object, err);

    return r < 0 ? r
                 : kin_reconcile_wrote(job->call, job->self->sets.informer,
                                       object, err);
}

static int job_adopt(struct kin__deployment_job *job,
                     struct kin__claimer *claimer, const kin_object *object,
                     kin_error *err)
{
    kin_object *now = NULL;
    int r = kin__claim_adopt(claimer, object, &now, err);

    if (r < 0 || !now)
        return r;
    r = job_wrote(job, now, err);
    return r < 0 ? r : job_add(job, now, /* is_new= */ false, err);
}

static int job_look_at(struct kin__deployment_job *job,
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

/* The oldest one with the wanted template; there may be several if somebody
 * else made them. */
static void job_mark_new(struct kin__deployment_job *job)
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
    if (found)
        found->is_new = true;
}

int kin__deployment_claim(struct kin__deployment_job *job, kin_error *err)
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
        r = job_look_at(job, &claimer, set, err);
    job_mark_new(job);
    return r;
}

struct kin__rollout_set *kin__deployment_new_set(
    struct kin__deployment_job *job)
{
    for (size_t i = 0; i < job->count; i++) {
        if (job->sets[i].is_new)
            return &job->sets[i];
    }
    return NULL;
}

/* ---- the new one ---- */

/* One more than that of all old sets, as long as there is such a number. */
static int64_t job_next_revision(const struct kin__deployment_job *job)
{
    int64_t highest = 0;

    for (size_t i = 0; i < job->count; i++) {
        int64_t revision = kin__revision_of(job->sets[i].object);
        if (!job->sets[i].is_new && revision > highest)
            highest = revision;
    }
    return highest < INT64_MAX ? highest + 1 : highest;
}

static int32_t job_min_ready_s(const struct kin__deployment_job *job)
{
    return apps_v1_deployment_spec_min_ready_seconds(job->deployment);
}

static int fill_new(kin_edit *edit, const kin_object *object, void *userdata)
{
    struct kin__deployment_job *job = userdata;
    apps_v1_replica_set_edit at = {.edit = edit, .spot = kin_edit_root()};
    apps_v1_replica_set set = apps_v1_replica_set_of(object);

    kin__revision_copy(edit, job->deployment.object);
    if (apps_v1_replica_set_spec_min_ready_seconds(set) != job_min_ready_s(job))
        (void)apps_v1_replica_set_spec_min_ready_seconds_set(
            at, job_min_ready_s(job));
    return kin__revision_raise(edit, object, job_next_revision(job));
}

/* Changes a set as far as it is not so already.  What somebody else has changed
 * meanwhile is a conflict: then all is decided anew. */
static int job_amend(struct kin__deployment_job *job,
                     struct kin__rollout_set *set, kin_update_fn *fill,
                     void *userdata, kin_error *err)
{
    kin_object *now = NULL;
    kin_retry_opts once = KIN_INIT(kin_retry_opts);
    kin_update update = KIN_INIT(kin_update);

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
        set_renew(set, now);
    return r;
}

/* Puts the label that tells its pods apart below `at`. */
static void put_hash(kin_edit *edit, kin_spot at, const char *key,
                     const char *hash)
{
    kin_spot labels = kin_edit_want_object(
        edit, kin_edit_member(edit, at, kin_s(key)));

    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, labels, KIN__S(KIN__TEMPLATE_HASH_LABEL)),
        kin_s(hash));
}

static kin_spot put_copy(kin_edit *edit, kin_spot at, const char *key,
                         kin_value value)
{
    kin_spot spot = kin_edit_member(edit, at, kin_s(key));

    if (kin_value_is_set(value))
        (void)kin_edit_set_value(edit, spot, value);
    return kin_edit_want_object(edit, spot);
}

static void fill_spec(const struct kin__deployment_job *job,
                      apps_v1_replica_set_edit at, const char *hash)
{
    core_v1_pod_template_spec from = apps_v1_deployment_get_spec_template(
        job->deployment);
    kin_value labels = kin_value_get(
        core_v1_pod_template_spec_get_metadata(from).value, KIN__S("labels"));
    kin_spot meta = apps_v1_replica_set_edit_metadata(at).spot;
    kin_spot spec = apps_v1_replica_set_edit_spec(at).spot;
    kin_spot selector = put_copy(
        at.edit, spec, "selector",
        apps_v1_deployment_get_spec_selector(job->deployment).value);
    kin_spot template = put_copy(at.edit, spec, "template", from.value);
    kin_spot template_meta = kin_edit_want_object(
        at.edit, kin_edit_member(at.edit, template, KIN__S("metadata")));

    (void)put_copy(at.edit, meta, "labels", labels);
    put_hash(at.edit, meta, "labels", hash);
    put_hash(at.edit, selector, "matchLabels", hash);
    put_hash(at.edit, template_meta, "labels", hash);
    if (job_min_ready_s(job) > 0)
        (void)apps_v1_replica_set_spec_min_ready_seconds_set(
            at, job_min_ready_s(job));
}

/* A set for the wanted template. */
static apps_v1_replica_set_edit set_for(const struct kin__deployment_job *job,
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

/* The name is taken: by what was to be made, or by something else.  Then the
 * next name is another one. */
static int job_take_existing(struct kin__deployment_job *job, kin_str name,
                             kin_object **ret, kin_error *err)
{
    kin_error refused = *err;
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
    *err = refused;
    return KIN_EEXISTS;
}

static void job_note(struct kin__deployment_job *job,
                     enum kin__deployment_event event, const char *why)
{
    job->note = event;
    job->note_why = why;
}

static int job_send_new(struct kin__deployment_job *job, const char *hash,
                        int32_t replicas, kin_object **ret, kin_error *err)
{
    const kin_manager_context *context = job->self->context;
    kin_str name = kin_s(job->note_name);
    apps_v1_replica_set made = {NULL};
    KIN_AUTO(apps_v1_replica_set_edit)
    wanted = set_for(job, name, hash, replicas);
    int r = apps_v1_replica_sets_create(context->client, wanted, &job->opts,
                                        &made, err);

    if (r < 0 && kin_error_is_already_exists(err))
        return job_take_existing(job, name, ret, err);
    if (r < 0)
        return r;
    *ret = (kin_object *)(uintptr_t)made.object;
    job_note(job, KIN__NEW_SET_CREATED, NULL);
    if (replicas > 0)
        (void)kin_events_record(context->events, job->deployment.object,
                                KIN_EVENTS_NORMAL, "ScalingReplicaSet",
                                "Scaled up replica set %s from 0 to %d",
                                job->note_name, (int)replicas);
    return 0;
}

/* A failure is told in the status, too, and nothing else: what there is does
 * not follow what is asked for.  That it could not be told is not told, as it
 * would hide the reason. */
static int job_tell_failure(struct kin__deployment_job *job, int code,
                            const kin_error *err)
{
    bool is_collision = job->collisions > 0;

    if (kin_error_is_namespace_terminating(err) ||
        kin_stop_requested(job->opts.stop))
        return code;
    if (!is_collision) {
        job_note(job, KIN__NEW_SET_FAILED, err->message);
        (void)kin_events_record(job->self->context->events,
                                job->deployment.object, KIN_EVENTS_WARNING,
                                "ReplicaSetCreateError",
                                "Failed to create new replica set \"%s\": %s",
                                job->note_name, err->message);
    } else {
        job->note_name[0] = '\0';
    }
    job->is_stopped = true;
    (void)kin__deployment_tell(job, /* err= */ NULL);
    return code;
}

static int job_create_new(struct kin__deployment_job *job, kin_error *err)
{
    char hash[KIN__TEMPLATE_HASH_SIZE];
    kin_object *object = NULL;

    kin__template_hash(
        apps_v1_deployment_get_spec_template(job->deployment).value,
        apps_v1_deployment_status_collision_count(job->deployment), hash);
    /* The hash has to fit in any case. */
    int room = KIN__DNS_SUBDOMAIN_MAX - 1 - (int)strlen(hash);
    (void)snprintf(job->note_name, sizeof(job->note_name), "%.*s-%s", room,
                   kin_object_name(job->deployment.object).ptr, hash);
    job_note(job, KIN__NEW_SET_FOUND, NULL);
    int32_t replicas = kin__rollout_new_size(&job->rollout, job->sets,
                                             job->count, 0);
    int r = job_send_new(job, hash, replicas, &object, err);
    if (r < 0)
        return job_tell_failure(job, r, err);
    r = job_wrote(job, object, err);
    return r < 0 ? r : job_add(job, object, /* is_new= */ true, err);
}

int kin__deployment_sync_new(struct kin__deployment_job *job, bool may_create,
                             kin_error *err)
{
    struct kin__rollout_set *set = kin__deployment_new_set(job);
    int r = 0;

    if (set) {
        r = job_amend(job, set, fill_new, job, err);
        (void)snprintf(job->note_name, sizeof(job->note_name), "%s",
                       set->name.ptr);
    } else if (may_create) {
        r = job_create_new(job, err);
    }
    set = kin__deployment_new_set(job);
    if (r == 0 && set) {
        job->facts.new_set = set->name;
        job->revision = kin__revision_of(set->object);
    }
    return r;
}

/* ---- sizes ---- */

/* A set and the size that it gets. */
struct sizing {
    const struct kin__deployment_job *job;
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

static int job_resize(struct kin__deployment_job *job,
                      struct kin__rollout_set *set, kin_error *err)
{
    struct sizing sizing = {.job = job, .wanted = set->wanted};
    int32_t before = set->replicas;
    int r = job_amend(job, set, fill_size, &sizing, err);

    if (r == 0 && before != sizing.wanted)
        (void)kin_events_record(job->self->context->events,
                                job->deployment.object, KIN_EVENTS_NORMAL,
                                "ScalingReplicaSet",
                                "Scaled %s replica set %s from %d to %d",
                                before < sizing.wanted ? "up" : "down",
                                set->name.ptr, (int)before, (int)sizing.wanted);
    return r;
}

int kin__deployment_scale(struct kin__deployment_job *job, kin_error *err)
{
    int r = 0;

    for (size_t i = 0; i < job->count && r == 0; i++) {
        struct kin__rollout_set *set = &job->sets[i];
        if (set->wanted != set->replicas || set->is_noted)
            r = job_resize(job, set, err);
    }
    /* The order may have become another one, and so the new one's place. */
    struct kin__rollout_set *newest = kin__deployment_new_set(job);
    if (newest)
        job->facts.new_set = newest->name;
    return r;
}

/* ---- the end of old ones ---- */

static bool set_is_idle(const struct kin__rollout_set *set)
{
    apps_v1_replica_set view = apps_v1_replica_set_of(set->object);

    return set->replicas == 0 && set->reported == 0 &&
           apps_v1_replica_set_status_observed_generation(view) >=
               meta_v1_object_meta_generation(
                   apps_v1_replica_set_get_metadata(view));
}

static size_t job_list_old(const struct kin__deployment_job *job,
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

static int job_delete(struct kin__deployment_job *job, const kin_object *set,
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

int kin__deployment_clean_up(struct kin__deployment_job *job, kin_error *err)
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
    for (size_t i = 0; i < count && r == 0; i++) {
        if (old[i].is_doomed)
            r = job_delete(job, old[i].object, err);
    }
    kin__free(alloc, old);
    return r;
}
