/* SPDX-License-Identifier: Apache-2.0 */
/*
 * replicaset.c - one call for one replica set.
 *
 * A call claims the pods, creates or deletes as many as the size requires, and
 * writes the status with the counts from before these changes.
 */
#include "controllers/replicaset.h"

#include <assert.h>
#include <stdio.h>

#include <kin/api_error.h>
#include <kin/client.h>
#include <kin/edit.h>
#include <kin/owner.h>

#include "base/alloc.h"
#include "base/random.h"
#include "base/str.h"
#include "controllers/claim.h"
#include "controllers/controller.h"
#include "controllers/owned.h"
#include "controllers/slow_start.h"
#include "object/names.h"

#define NAME "replicaset-controller"

enum { WORKERS = 5 };

static void job_done(struct kin__replicaset_job *job)
{
    const kin_allocator *alloc = job->self->context->alloc;

    kin__object_refs_done(&job->adopted, alloc);
    kin__free(alloc, job->pods);
    (void)kin_snapshot_free(job->sets);
    (void)kin_snapshot_free(job->all);
}

/* ---- claiming pods ---- */

static int job_keep(struct kin__replicaset_job *job, const struct kin__pod *pod,
                    kin_error *err)
{
    assert(job->count <= job->room);
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

/* Adopts a pod and keeps it as returned by the server. */
static int job_adopt(struct kin__replicaset_job *job,
                     struct kin__claimer *claimer, const kin_object *object,
                     kin_error *err)
{
    kin_object *now = NULL;
    int r = kin__claim_adopt(claimer, object, &now, err);

    if (r < 0 || !now)
        return r;
    r = kin__object_refs_add(&job->adopted, job->self->context->alloc, now,
                             err);
    if (r < 0)
        return r;
    r = kin_reconcile_wrote(job->call, job->self->pods.informer, now, err);
    struct kin__pod pod = kin__pod_of(now);
    return r < 0 ? r : job_keep(job, &pod, err);
}

/* Finished pods are ignored; pods that are being deleted are only counted. */
static int job_claim_pod(struct kin__replicaset_job *job,
                         struct kin__claimer *claimer, kin_value selector,
                         const kin_object *object, kin_error *err)
{
    enum kin__claim claim = kin__claim_judge(job->set.object, selector, object);

    if (claim == KIN__CLAIM_NOTHING)
        return 0;
    struct kin__pod pod = kin__pod_of(object);
    if (pod.is_finished)
        return 0;
    if (pod.is_deleting || kin__pending_deletes_has(&job->self->pending_deletes,
                                                    kin_object_uid(object))) {
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

static int job_claim(struct kin__replicaset_job *job, kin_error *err)
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
        r = job_claim_pod(job, &claimer, selector, pod, err);
    return r;
}

/* Records an Event for a failure, but not on shutdown. */
static void job_record_failure(const struct kin__replicaset_job *job,
                               const char *reason, const char *what,
                               const kin_error *err)
{
    if (!kin_stop_requested(job->opts.stop))
        (void)kin_events_record(job->self->context->events, job->set.object,
                                KIN_EVENTS_WARNING, reason, "%s: %s", what,
                                err->message);
}

/* ---- creating pods ---- */

/* Pods that are created in parallel. */
struct creation {
    struct kin__replicaset_job *job;
    kin_object **made; /* owned, each; NULL: not created */
    size_t count;
};

static void creation_done(struct creation *creation)
{
    for (size_t i = 0; i < creation->count; i++)
        (void)kin_object_unref(creation->made[i]);
    kin__free(creation->job->self->context->alloc, creation->made);
}

/* Makes a pod from the template; the server completes its name. */
static core_v1_pod_edit new_pod_edit(const struct kin__replicaset_job *job)
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

    /* Without the dash if there is no room for it. */
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
    KIN_AUTO(core_v1_pod_edit) pod = new_pod_edit(job);
    core_v1_pod made = {NULL};
    int r = core_v1_pods_create(context->client, pod, &job->opts, &made, err);

    /* Nothing can or must be created in a namespace that is being deleted. */
    if (r < 0 && kin_error_is_namespace_terminating(err))
        return 0;
    if (r < 0) {
        job_record_failure(job, "FailedCreate", "Error creating", err);
        return r;
    }
    assert(index < creation->count && !creation->made[index]);
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
        /* The pods exist, so this is not a failure to report in the status.  A
         * later call that does not see them yet counts them again. */
        int wrote = kin_reconcile_wrote(job->call, job->self->pods.informer,
                                        creation.made[i], /* err= */ NULL);
        (void)wrote;
    }
    return r;
}

/* ---- deleting pods ---- */

static int deletion_piece(size_t index, kin_error *err, void *userdata)
{
    struct kin__replicaset_job *job = userdata;
    const kin_manager_context *context = job->self->context;
    assert(index < job->count);
    const kin_object *pod = job->pods[index].object;
    kin_delete_opts opts = KIN_INIT(kin_delete_opts);
    int r = kin__pending_deletes_add(&job->self->pending_deletes,
                                     kin_object_uid(pod));

    if (r < 0)
        return kin_error_set(err, r, "%s", kin_error_text(r));
    opts.call = &job->opts;
    opts.uid = kin_object_uid(pod);
    r = kin_client_delete(context->client, core_v1_pods,
                          kin_object_namespaced_name(pod), &opts,
                          /* ret= */ NULL, err);
    if (r < 0)
        kin__pending_deletes_seen(&job->self->pending_deletes,
                                  kin_object_uid(pod));
    /* Deleted or replaced meanwhile. */
    if (r < 0 && (kin_error_is_not_found(err) || kin_error_is_conflict(err)))
        return 0;
    if (r < 0)
        job_record_failure(job, "FailedDelete", "Error deleting", err);
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
 * deployment; pods of the same set always are. */
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

    assert(count > 0 && count <= job->count);
    if (count < job->count) {
        job_count_neighbours(job);
        kin__pods_rank(job->pods, job->count, job->now_s);
    }
    return kin__slow_start(&all, err);
}

static int job_manage(struct kin__replicaset_job *job, kin_error *err)
{
    int64_t wanted = apps_v1_replica_set_spec_replicas(job->set);
    /* A server rejects negative numbers; one that does not must do no harm. */
    int64_t missing = (wanted > 0 ? wanted : 0) - (int64_t)job->count;
    int64_t step = missing < 0 ? -missing : missing;

    assert(!kin_object_is_deleting(job->set.object));
    if (step > KIN__REPLICASET_BURST)
        step = KIN__REPLICASET_BURST;
    if (missing > 0)
        return job_create(job, (size_t)step, err);
    return missing < 0 ? job_delete(job, (size_t)step, err) : 0;
}

/* ---- status ---- */

/* Whether a pod has all labels of the template. */
static bool has_labels(const struct kin__pod *pod, kin_value labels)
{
    kin_value own = kin_object_labels(pod->object);

    for (size_t i = 0; i < kin_value_count(labels); i++) {
        if (!kin_value_equal(kin_value_at(labels, i),
                             kin_value_get(own, kin_value_key_at(labels, i))))
            return false;
    }
    return true;
}

static kin_value template_labels(apps_v1_replica_set set)
{
    return kin_value_get(core_v1_pod_template_spec_get_metadata(
                             apps_v1_replica_set_get_spec_template(set))
                             .value,
                         KIN__S("labels"));
}

struct kin__replicaset_status kin__replicaset_count(
    const struct kin__replicaset_job *job)
{
    int32_t min_ready_s = apps_v1_replica_set_spec_min_ready_seconds(job->set);
    kin_value labels = template_labels(job->set);
    struct kin__replicaset_status status = {
        .replicas = (int32_t)job->count,
        .terminating = job->terminating,
        .wanted = apps_v1_replica_set_spec_replicas(job->set),
        .now_s = job->now_s,
        .observed_generation = meta_v1_object_meta_generation(
            apps_v1_replica_set_get_metadata(job->set))};

    for (size_t i = 0; i < job->count; i++) {
        const struct kin__pod *pod = &job->pods[i];
        status.labelled += has_labels(pod, labels);
        status.ready += pod->is_ready;
        status.available += kin__pod_is_available(pod, min_ready_s, job->now_s);
    }
    return status;
}

/* A failure is reported once: its time and message stay until it is over. */
static void status_write_failure(const struct kin__replicaset_status *status,
                                 struct kin__conditions *conditions)
{
    kin_str type = KIN__S("ReplicaFailure");

    if (!status->failure) {
        kin__conditions_remove(conditions, type);
        return;
    }
    if (kin__conditions_get(conditions, type))
        return;
    kin__conditions_set(
        conditions,
        (struct kin__condition){.type = type,
                                .status = KIN__S("True"),
                                .reason = status->replicas < status->wanted
                                              ? KIN__S("FailedCreate")
                                              : KIN__S("FailedDelete"),
                                .message = kin_s(status->failure),
                                .changed_s = status->now_s});
}

void kin__replicaset_status_write(const struct kin__replicaset_status *status,
                                  const kin_object *set, kin_edit *edit)
{
    kin_spot spot = kin__status_spot(edit);
    struct kin__conditions conditions;

    kin__conditions_read(
        apps_v1_replica_set_get_status_conditions(apps_v1_replica_set_of(set))
            .value,
        &conditions);
    status_write_failure(status, &conditions);
    /* These two are written even if they are 0. */
    (void)kin_edit_set_int(edit,
                           kin_edit_member(edit, spot, KIN__S("replicas")),
                           status->replicas);
    (void)kin_edit_set_int(
        edit, kin_edit_member(edit, spot, KIN__S("terminatingReplicas")),
        status->terminating);
    kin__status_put(edit, spot, "fullyLabeledReplicas", status->labelled);
    kin__status_put(edit, spot, "readyReplicas", status->ready);
    kin__status_put(edit, spot, "availableReplicas", status->available);
    kin__status_put(edit, spot, "observedGeneration",
                    status->observed_generation);
    kin__conditions_write(&conditions, edit, spot);
}

int64_t kin__replicaset_next_ms(const struct kin__replicaset_job *job)
{
    int32_t min_ready_s = apps_v1_replica_set_spec_min_ready_seconds(job->set);
    int64_t next_s = 0;

    assert(job->set.object && job->now_s > 0);
    for (size_t i = 0; i < job->count; i++) {
        int64_t at_s = kin__pod_available_at(&job->pods[i], min_ready_s,
                                             job->now_s);
        if (at_s > 0 && (next_s == 0 || at_s < next_s))
            next_s = at_s;
    }
    return next_s == 0 ? 0 : (next_s - job->now_s) * 1000;
}

/* ---- reconciling ---- */

static int fill_status(kin_edit *edit, const kin_object *object, void *userdata)
{
    kin__replicaset_status_write(userdata, object, edit);
    return 0;
}

static int job_write_status(struct kin__replicaset_job *job,
                            struct kin__replicaset_status *status,
                            kin_error *err)
{
    const struct kin__status_change change = {
        .client = job->self->context->client,
        .resource = apps_v1_replica_sets,
        .object = job->set.object,
        .fill = fill_status,
        .userdata = status,
        .opts = &job->opts,
        .call = job->call,
        .informer = job->self->sets.informer};

    return kin__status_write(&change, err);
}

/* A failure to create or delete pods is reported in the status and retried. */
static int job_sync(struct kin__replicaset_job *job, kin_error *err)
{
    kin_error failure = KIN_ERROR_INIT;
    int failed = 0;
    int r = job_claim(job, err);

    if (r < 0)
        return r;
    struct kin__replicaset_status status = kin__replicaset_count(job);
    if (!kin_object_is_deleting(job->set.object))
        failed = job_manage(job, &failure);
    if (failed < 0)
        status.failure = failure.message;
    r = job_write_status(job, &status, err);
    if (r == 0 && failed < 0)
        *err = failure;
    int64_t next_ms = kin__replicaset_next_ms(job);
    if (next_ms > 0)
        kin_reconcile_requeue_after(job->call, next_ms);
    return r < 0 ? r : failed;
}

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct kin__replicasets *self = userdata;
    const kin_work_key *key = kin_reconcile_key(call);
    __attribute__((cleanup(job_done))) struct kin__replicaset_job job = {
        .self = self, .call = call, .opts = KIN_INIT(kin_call_opts)};

    job.opts.stop = kin_reconcile_stop(call);
    job.opts.field_manager = KIN__S(NAME);
    job.now_s = kin_manager_now(self->context).seconds;
    job.sets = kin_informer_snapshot(self->sets.informer);
    job.all = kin_informer_snapshot(self->pods.informer);
    if (!job.sets || !job.all)
        return kin_error_set(err, KIN_ENOMEM, "snapshot: out of memory");
    job.set.object = kin_lister_get(job.sets, key->ns, key->name);
    return job.set.object ? job_sync(&job, err) : 0;
}

/* ---- mapping ---- */

static void map_pod(const kin_object *pod, kin_reconcile_keys *keys,
                    void *userdata)
{
    struct kin__replicasets *self = userdata;

    kin__claim_map(pod, apps_v1_replica_sets, self->sets.informer, keys);
}

/* Removes pending deletes that the cache shows, also if the pod has been
 * replaced. */
static bool wants_pod(const kin_object *old, const kin_object *pod,
                      void *userdata)
{
    struct kin__replicasets *self = userdata;

    if (pod && kin_object_is_deleting(pod))
        kin__pending_deletes_seen(&self->pending_deletes, kin_object_uid(pod));
    if (old && (!pod || !kin_str_eq(kin_object_uid(old), kin_object_uid(pod))))
        kin__pending_deletes_seen(&self->pending_deletes, kin_object_uid(old));
    return true;
}

/* ---- life cycle ---- */

static void replicasets_free(void *userdata)
{
    struct kin__replicasets *self = userdata;

    (void)kin_reconciler_free(self->reconciler);
    kin__pending_deletes_done(&self->pending_deletes);
    kin__free(self->context->alloc, self);
}

static int add_sources(struct kin__replicasets *self, kin_error *err)
{
    kin_reconcile_source own = KIN_INIT(kin_reconcile_source);
    kin_reconcile_source owned = KIN_INIT(kin_reconcile_source);

    owned.map = map_pod;
    owned.wants = wants_pod;
    owned.userdata = self;
    owned.skips_same = true;
    int r = kin_reconciler_add_source(self->reconciler, self->sets.informer,
                                      &own, err);
    return r < 0 ? r
                 : kin_reconciler_add_source(self->reconciler,
                                             self->pods.informer, &owned, err);
}

static int add_informers(struct kin__replicasets *self, kin_error *err)
{
    kin_factory *factory = self->context->factory;
    int r = kin__owned_informer(factory, apps_v1_replica_sets,
                                &self->sets.informer, err);

    return r < 0 ? r
                 : kin__owned_informer(factory, core_v1_pods,
                                       &self->pods.informer, err);
}

static int make(const kin_manager_context *context, kin_manager_controller *ret,
                kin_error *err)
{
    struct kin__replicasets *self = kin__alloc0(context->alloc, 1,
                                                sizeof(*self));
    uint64_t seed = 0;

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    int r = kin__random_seed_from_os(&seed, err);
    self->context = context;
    kin__pending_deletes_init(&self->pending_deletes, context->alloc, seed);
    ret->self = self;
    ret->free = replicasets_free;
    const kin_reconciler_opts opts = kin__controller_opts(
        context, "replicaset", reconcile, self, WORKERS);
    if (r == 0)
        r = add_informers(self, err);
    if (r == 0)
        r = kin_reconciler_new(&opts, &self->reconciler, err);
    if (r == 0)
        r = add_sources(self, err);
    ret->reconciler = self->reconciler;
    return r;
}

const kin_manager_descriptor kin__controller_replicaset = {
    .size = sizeof(kin_manager_descriptor),
    .name = NAME,
    .alias = "replicaset",
    .is_recording = true,
    .make = make};
