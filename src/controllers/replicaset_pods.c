/* SPDX-License-Identifier: Apache-2.0 */
/*
 * replicaset_pods.c - the pods of a set: whose they are, and how many.
 */
#include <stdio.h>

#include <kin/api_error.h>
#include <kin/client.h>
#include <kin/owner.h>

#include "base/alloc.h"
#include "base/str.h"
#include "controllers/claim.h"
#include "controllers/owned.h"
#include "controllers/replicaset.h"
#include "controllers/slow_start.h"
#include "object/names.h"

void kin__replicaset_job_done(struct kin__replicaset_job *job)
{
    const kin_allocator *alloc = job->self->context->alloc;

    kin__held_done(&job->adopted, alloc);
    kin__free(alloc, job->pods);
    (void)kin_snapshot_free(job->sets);
    (void)kin_snapshot_free(job->all);
}

/* ---- whose they are ---- */

static int job_keep(struct kin__replicaset_job *job, const struct kin__pod *pod,
                    kin_error *err)
{
    if (job->count == job->room) {
        size_t room = job->room ? 2 * job->room : 16;
        struct kin__pod *pods = kin__realloc(job->self->context->alloc,
                                             job->pods, room, sizeof(*pods));
        if (!pods)
            return kin_error_set(err, KIN_ENOMEM, "pods: out of memory");
        job->pods = pods;
        job->room = room;
    }
    job->pods[job->count++] = *pod;
    return 0;
}

/* Keeps what the server gave for an adopted pod. */
static int job_adopt(struct kin__replicaset_job *job,
                     struct kin__claimer *claimer, const kin_object *object,
                     kin_error *err)
{
    kin_object *now = NULL;
    int r = kin__claim_adopt(claimer, object, &now, err);

    if (r < 0 || !now)
        return r;
    r = kin__held_add(&job->adopted, job->self->context->alloc, now, err);
    if (r < 0)
        return r;
    r = kin_reconcile_wrote(job->call, job->self->pods.informer, now, err);
    struct kin__pod pod = kin__pod_of(now);
    return r < 0 ? r : job_keep(job, &pod, err);
}

/* Finished pods are left alone; those on their way out are counted only. */
static int job_look_at(struct kin__replicaset_job *job,
                       struct kin__claimer *claimer, kin_value selector,
                       const kin_object *object, kin_error *err)
{
    enum kin__claim claim = kin__claim_judge(job->set.object, selector, object);

    if (claim == KIN__CLAIM_NOTHING)
        return 0;
    struct kin__pod pod = kin__pod_of(object);
    if (pod.is_finished)
        return 0;
    if (pod.is_deleting ||
        kin__doomed_has(&job->self->doomed, kin_object_uid(object))) {
        job->terminating += claim == KIN__CLAIM_KEEP;
        return 0;
    }
    switch (claim) {
    case KIN__CLAIM_KEEP:
        return job_keep(job, &pod, err);
    case KIN__CLAIM_ADOPT:
        return job_adopt(job, claimer, object, err);
    case KIN__CLAIM_RELEASE:
        return kin__claim_let_go(claimer, object, job->call,
                                 job->self->pods.informer, err);
    case KIN__CLAIM_NOTHING:
        break;
    }
    return 0;
}

int kin__replicaset_claim(struct kin__replicaset_job *job, kin_error *err)
{
    struct kin__claimer claimer = {.alloc = job->self->context->alloc,
                                   .client = job->self->context->client,
                                   .owner_resource = apps_v1_replica_sets,
                                   .owner = job->set.object,
                                   .resource = core_v1_pods,
                                   .opts = &job->opts};
    kin_value selector = apps_v1_replica_set_get_spec_selector(job->set).value;
    struct kin__owned_iter it = kin__owned_list(job->all, job->set.object);
    int r = 0;

    for (const kin_object *pod = kin__owned_next(&it); pod && r == 0;
         pod = kin__owned_next(&it))
        r = job_look_at(job, &claimer, selector, pod, err);
    return r;
}

/* People are told of a failure, but not of one that is our own stop. */
static void job_tell_failure(const struct kin__replicaset_job *job,
                             const char *reason, const char *what,
                             const kin_error *err)
{
    if (!kin_stop_requested(job->opts.stop))
        (void)kin_events_record(job->self->context->events, job->set.object,
                                KIN_EVENTS_WARNING, reason, "%s: %s", what,
                                err->message);
}

/* ---- making them ---- */

/* Pods that are made at once. */
struct creation {
    struct kin__replicaset_job *job;
    kin_object **made; /* owned, with what it holds; NULL: not made */
    size_t count;
};

static void creation_done(struct creation *creation)
{
    for (size_t i = 0; i < creation->count; i++)
        (void)kin_object_unref(creation->made[i]);
    kin__free(creation->job->self->context->alloc, creation->made);
}

/* A pod of the template, whose name the server completes. */
static core_v1_pod_edit pod_for(const struct kin__replicaset_job *job)
{
    core_v1_pod_template_spec from = apps_v1_replica_set_get_spec_template(
        job->set);
    kin_value meta = core_v1_pod_template_spec_get_metadata(from).value;
    core_v1_pod_edit pod = core_v1_pod_new(
        job->self->context->alloc, kin_object_namespace(job->set.object),
        kin_s(""));
    meta_v1_object_meta_edit at = core_v1_pod_edit_metadata(pod);
    static const char *const keys[] = {"labels", "annotations", "finalizers"};
    char name[260];

    /* The dash is left out if there is no room. */
    kin_str set = kin_object_name(job->set.object);
    (void)snprintf(name, sizeof(name), "%s%s", set.ptr,
                   set.len < KIN__DNS_SUBDOMAIN_MAX ? "-" : "");
    (void)meta_v1_object_meta_generate_name_set(at, kin_s(name));
    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
        kin_value value = kin_value_get(meta, kin_s(keys[i]));
        if (kin_value_is_set(value))
            (void)kin_edit_set_value(
                at.edit, kin_edit_member(at.edit, at.spot, kin_s(keys[i])),
                value);
    }
    (void)kin_edit_set_value(
        pod.edit, kin_edit_member(pod.edit, kin_edit_root(), KIN__S("spec")),
        core_v1_pod_template_spec_get_spec(from).value);
    (void)kin_edit_set_controller(pod.edit, apps_v1_replica_sets,
                                  job->set.object);
    return pod;
}

static int creation_piece(size_t index, kin_error *err, void *userdata)
{
    struct creation *creation = userdata;
    struct kin__replicaset_job *job = creation->job;
    const kin_manager_context *context = job->self->context;
    KIN_AUTO(core_v1_pod_edit) pod = pod_for(job);
    core_v1_pod made = {NULL};
    int r = core_v1_pods_create(context->client, pod, &job->opts, &made, err);

    /* Nothing can be made in a namespace that goes, and nothing need be. */
    if (r < 0 && kin_error_is_namespace_terminating(err))
        return 0;
    if (r < 0) {
        job_tell_failure(job, "FailedCreate", "Error creating", err);
        return r;
    }
    creation->made[index] = (kin_object *)(uintptr_t)made.object;
    (void)kin_events_record(context->events, job->set.object, KIN_EVENTS_NORMAL,
                            "SuccessfulCreate", "Created pod: %s",
                            kin_object_name(made.object).ptr);
    return 0;
}

static int job_create(struct kin__replicaset_job *job, size_t count,
                      kin_error *err)
{
    const kin_allocator *alloc = job->self->context->alloc;
    __attribute__((cleanup(creation_done))) struct creation creation = {
        .job = job,
        .made = kin__alloc0(alloc, count, sizeof(kin_object *)),
        .count = count};
    const struct kin__slow_start start = {.alloc = alloc,
                                          .count = count,
                                          .first = 1,
                                          .fn = creation_piece,
                                          .userdata = &creation,
                                          .stop = job->opts.stop};

    if (!creation.made) {
        creation.count = 0;
        return kin_error_set(err, KIN_ENOMEM, "pods: out of memory");
    }
    int r = kin__slow_start(&start, err);
    for (size_t i = 0; i < count; i++) {
        if (!creation.made[i])
            continue;
        /* The pods exist: no reason for a status that reports a failure.  A
         * later run that does not see them yet counts them again. */
        int wrote = kin_reconcile_wrote(job->call, job->self->pods.informer,
                                        creation.made[i], /* err= */ NULL);
        (void)wrote;
    }
    return r;
}

/* ---- deleting them ---- */

static int deletion_piece(size_t index, kin_error *err, void *userdata)
{
    struct kin__replicaset_job *job = userdata;
    const kin_manager_context *context = job->self->context;
    const kin_object *pod = job->pods[index].object;
    kin_delete_opts opts = KIN_INIT(kin_delete_opts);
    int r = kin__doomed_add(&job->self->doomed, kin_object_uid(pod));

    if (r < 0)
        return kin_error_set(err, r, "%s", kin_error_text(r));
    opts.call = &job->opts;
    opts.uid = kin_object_uid(pod);
    r = kin_client_delete(context->client, core_v1_pods,
                          kin_object_namespaced_name(pod), &opts,
                          /* ret= */ NULL, err);
    if (r < 0)
        kin__doomed_seen(&job->self->doomed, kin_object_uid(pod));
    /* Gone, or another one by that name: so it is gone. */
    if (r < 0 && (kin_error_is_not_found(err) || kin_error_is_conflict(err)))
        return 0;
    if (r < 0)
        job_tell_failure(job, "FailedDelete", "Error deleting", err);
    else
        (void)kin_events_record(context->events, job->set.object,
                                KIN_EVENTS_NORMAL, "SuccessfulDelete",
                                "Deleted pod: %s", kin_object_name(pod).ptr);
    return r;
}

static void job_add_neighbours_of(struct kin__replicaset_job *job,
                                  const kin_object *set)
{
    kin_iter it = kin__owned_by(job->all, kin_object_uid(set));

    for (const kin_object *pod = kin_iter_next(&it); pod;
         pod = kin_iter_next(&it)) {
        struct kin__pod related = kin__pod_of(pod);
        kin__pods_add_neighbour(job->pods, job->count, &related);
    }
}

/* Pods are related if their sets have the same controller, such as a
 * deployment; those of the set itself are so in any case. */
static void job_count_neighbours(struct kin__replicaset_job *job)
{
    kin_owner owner;

    if (!kin_owner_controller(job->set.object, &owner)) {
        job_add_neighbours_of(job, job->set.object);
        return;
    }
    kin_iter it = kin__owned_by(job->sets, owner.uid);
    for (const kin_object *set = kin_iter_next(&it); set;
         set = kin_iter_next(&it))
        job_add_neighbours_of(job, set);
}

static int job_delete(struct kin__replicaset_job *job, size_t count,
                      kin_error *err)
{
    const struct kin__slow_start all = {.alloc = job->self->context->alloc,
                                        .count = count,
                                        .first = count,
                                        .fn = deletion_piece,
                                        .userdata = job,
                                        .stop = job->opts.stop};

    if (count < job->count) {
        job_count_neighbours(job);
        kin__pods_rank(job->pods, job->count, job->now_s);
    }
    return kin__slow_start(&all, err);
}

int kin__replicaset_manage(struct kin__replicaset_job *job, kin_error *err)
{
    int64_t wanted = apps_v1_replica_set_spec_replicas(job->set);
    int64_t missing = wanted - (int64_t)job->count;
    int64_t step = missing < 0 ? -missing : missing;

    if (step > KIN__REPLICASET_BURST)
        step = KIN__REPLICASET_BURST;
    if (missing > 0)
        return job_create(job, (size_t)step, err);
    return missing < 0 ? job_delete(job, (size_t)step, err) : 0;
}
