/* SPDX-License-Identifier: Apache-2.0 */
/*
 * disruption.c - one call for one PodDisruptionBudget, which counts its pods
 * and writes its status.
 */
#include "controllers/disruption.h"

#include <assert.h>
#include <stdlib.h>

#include <kin/api/apps/v1.h>
#include <kin/api/core/v1.h>
#include <kin/api/policy/v1.h>
#include <kin/lister.h>
#include <kin/manager.h>
#include <kin/owner.h>

#include "base/alloc.h"
#include "base/str.h"
#include "controllers/controller.h"
#include "object/label_selector.h"

enum {
    DISRUPTION_WORKERS = 1,
    DISRUPTION_RETRY_MS = 10000, /* after a failure to find controllers */
};

/* Kinds with replicas, whose pods the budget may count. */
enum { SETS, DEPLOYMENTS, STATEFUL_SETS, CONTROLLERS, SCALED_KINDS };

struct disruptions {
    const kin_manager_context *context;
    kin_reconciler *reconciler; /* owned */
    kin_informer *budgets;      /* of the factory, as all */
    kin_informer *pods;
    kin_informer *scaled[SCALED_KINDS];
};

static const kin_resource *scaled_kind(int kind)
{
    switch (kind) {
    case SETS:
        return apps_v1_replica_sets;
    case DEPLOYMENTS:
        return apps_v1_deployments;
    case STATEFUL_SETS:
        return apps_v1_stateful_sets;
    default:
        return core_v1_replication_controllers;
    }
}

static bool covers(const kin_object *budget, const kin_object *pod)
{
    kin_value spec = kin_value_get(kin_object_value(budget), KIN__S("spec"));

    return kin__label_selector_judge(
               kin_value_get(spec, KIN__S("selector")),
               kin_value_get(kin_object_metadata(pod), KIN__S("labels"))) !=
           KIN__LABELS_DIFFER;
}

/* ---- one budget ---- */

/* A controller of pods; its uid is a view. */
struct scaled {
    kin_str uid;
    int64_t replicas;
};

struct budget_job {
    struct disruptions *self;
    struct kin__disruption state;
    kin_object *budget; /* reference */
    kin_snapshot *pods; /* owned, as the next ones */
    kin_snapshot *scaled[SCALED_KINDS];
    struct scaled *found; /* of each pod */
    size_t count;
    size_t room;
};

static void job_done(struct budget_job *job)
{
    for (int i = 0; i < SCALED_KINDS; i++)
        (void)kin_snapshot_free(job->scaled[i]);
    (void)kin_snapshot_free(job->pods);
    (void)kin_object_unref(job->budget);
    kin__free(job->self->context->alloc, job->found);
}

static int job_keep(struct budget_job *job, const kin_object *owner,
                    kin_error *err)
{
    kin_value spec = kin_value_get(kin_object_value(owner), KIN__S("spec"));

    assert(job->count <= job->room);
    if (job->count == job->room) {
        size_t room = job->room ? 2 * job->room : 16;
        struct scaled *found = kin__realloc(job->self->context->alloc,
                                            job->found, room, sizeof(*found));
        if (!found)
            return kin_error_set(err, KIN_ENOMEM, "controllers: out of memory");
        job->found = found;
        job->room = room;
    }
    job->found[job->count++] = (struct scaled){
        .uid = kin_object_uid(owner),
        .replicas = kin_value_as_int64(
            kin_value_get(spec, KIN__S("replicas")))};
    return 0;
}

/* The controller of a pod that has replicas: of a replica set its deployment.
 * NULL if it is not found. */
static const kin_object *job_owner(const struct budget_job *job,
                                   const kin_object *pod)
{
    kin_owner deployment;

    for (int kind = 0; kind < SCALED_KINDS; kind++) {
        const kin_object *owner = kin_lister_controller(job->scaled[kind],
                                                        scaled_kind(kind), pod);

        if (!owner)
            continue;
        if (kind != SETS || !kin_owner_controller(owner, &deployment) ||
            !kin_owner_is_of(&deployment, apps_v1_deployments))
            return owner;
        return kin_lister_controller(job->scaled[DEPLOYMENTS],
                                     apps_v1_deployments, owner);
    }
    return NULL;
}

/* Pods without a controller have no replicas. */
static int job_add_owner(struct budget_job *job, const kin_object *pod,
                         kin_error *err)
{
    kin_owner controller;

    if (!kin_owner_controller(pod, &controller))
        return 0;
    const kin_object *owner = job_owner(job, pod);
    if (owner)
        return job_keep(job, owner, err);
    job->state.failed = "found no controllers with replicas for a pod";
    return 0;
}

static int compare_uids(const void *a, const void *b)
{
    return kin_str_cmp(((const struct scaled *)a)->uid,
                       ((const struct scaled *)b)->uid);
}

/* Counts each controller once. */
static void job_sum(struct budget_job *job)
{
    if (job->count > 0)
        qsort(job->found, job->count, sizeof(*job->found), compare_uids);
    for (size_t i = 0; i < job->count; i++)
        if (i == 0 || !kin_str_eq(job->found[i].uid, job->found[i - 1].uid))
            job->state.wanted += job->found[i].replicas;
}

static int job_count(struct budget_job *job, kin_error *err)
{
    bool needs_scale = kin__disruption_needs_scale(job->budget);
    kin_lister_iter it = kin_lister_list(
        job->pods, kin_object_namespace(job->budget), /* selector= */ NULL);
    int r = 0;

    for (const kin_object *pod = kin_lister_next(&it); pod && r == 0;
         pod = kin_lister_next(&it)) {
        if (!covers(job->budget, pod))
            continue;
        kin__disruption_add(&job->state, pod);
        if (needs_scale)
            r = job_add_owner(job, pod, err);
    }
    job_sum(job);
    return r;
}

/* ---- status ---- */

static bool job_is_left(kin_str name, void *userdata)
{
    const struct budget_job *job = userdata;
    const kin_object *pod = kin_lister_get(
        job->pods, kin_object_namespace(job->budget), name);

    return pod && covers(job->budget, pod) &&
           kin__disruption_is_recent(&job->state, pod);
}

static int job_fill(kin_edit *edit, const kin_object *object, void *userdata)
{
    struct budget_job *job = userdata;

    job->state.budget = object;
    kin__disruption_write(&job->state, edit, job_is_left, job);
    return 0;
}

static int job_write(struct budget_job *job, kin_reconcile *call,
                     kin_error *err)
{
    kin_call_opts opts = KIN_INIT(kin_call_opts);
    const struct kin__status_change change = {
        .client = job->self->context->client,
        .resource = policy_v1_pod_disruption_budgets,
        .object = job->budget,
        .fill = job_fill,
        .userdata = job,
        .opts = &opts,
        .call = call,
        .informer = job->self->budgets};

    opts.stop = kin_reconcile_stop(call);
    return kin__status_write(&change, err);
}

static void job_come_back(const struct budget_job *job, kin_reconcile *call)
{
    int64_t wait_s = job->state.recheck_s - job->state.now_s;

    if (job->state.failed)
        kin_reconcile_requeue_after(call, DISRUPTION_RETRY_MS);
    else if (job->state.recheck_s > 0)
        kin_reconcile_requeue_after(call, (wait_s > 0 ? wait_s : 1) * 1000);
}

static int job_open(struct budget_job *job, kin_error *err)
{
    struct disruptions *self = job->self;
    bool is_complete = true;

    job->pods = kin_informer_snapshot(self->pods);
    for (int i = 0; i < SCALED_KINDS; i++) {
        job->scaled[i] = kin_informer_snapshot(self->scaled[i]);
        is_complete = is_complete && job->scaled[i];
    }
    return job->pods && is_complete
               ? 0
               : kin_error_set(err, KIN_ENOMEM, "snapshot: out of memory");
}

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    __attribute__((cleanup(job_done))) struct budget_job job = {
        .self = userdata};
    const kin_work_key *key = kin_reconcile_key(call);
    int r = kin__controller_find(job.self->budgets, key->ns, key->name,
                                 &job.budget, err);

    if (r < 0 || !job.budget)
        return r;
    job.state.budget = job.budget;
    job.state.now_s = kin_manager_now(job.self->context).seconds;
    r = job_open(&job, err);
    if (r == 0)
        r = job_count(&job, err);
    if (r == 0 && kin__disruption_judge(&job.state, err) < 0) {
        kin_error_clear(err);
        job.state.failed = "a share of pods is not valid";
    }
    if (r == 0)
        r = job_write(&job, call, err);
    if (r == 0)
        job_come_back(&job, call);
    return r;
}

/* ---- life cycle ---- */

static void map_pod(const kin_object *pod, kin_reconcile_keys *keys,
                    void *userdata)
{
    const struct disruptions *self = userdata;
    KIN_AUTO(kin_snapshot) *budgets = kin_informer_snapshot(self->budgets);

    /* Without memory the next change of a pod repairs the status. */
    if (!budgets)
        return;
    kin_lister_iter it = kin_lister_list(budgets, kin_object_namespace(pod),
                                         /* selector= */ NULL);
    for (const kin_object *budget = kin_lister_next(&it); budget;
         budget = kin_lister_next(&it))
        if (covers(budget, pod))
            kin_reconcile_emit(keys, kin_object_namespace(budget),
                               kin_object_name(budget));
}

static void disruptions_free(void *userdata)
{
    struct disruptions *self = userdata;

    (void)kin_reconciler_free(self->reconciler);
    kin__free(self->context->alloc, self);
}

static int add_informers(struct disruptions *self, kin_error *err)
{
    kin_factory *factory = self->context->factory;
    int r = kin_factory_informer(factory, policy_v1_pod_disruption_budgets,
                                 &self->budgets, err);

    if (r == 0)
        r = kin_factory_informer(factory, core_v1_pods, &self->pods, err);
    for (int i = 0; r == 0 && i < SCALED_KINDS; i++)
        r = kin_factory_informer(factory, scaled_kind(i), &self->scaled[i],
                                 err);
    return r;
}

static int add_sources(struct disruptions *self, kin_error *err)
{
    kin_reconcile_source budgets = KIN_INIT(kin_reconcile_source);
    kin_reconcile_source pods = KIN_INIT(kin_reconcile_source);

    budgets.skips_deleted = true;
    pods.map = map_pod;
    pods.userdata = self;
    pods.skips_same = true;
    int r = kin_reconciler_add_source(self->reconciler, self->budgets, &budgets,
                                      err);
    return r < 0 ? r
                 : kin_reconciler_add_source(self->reconciler, self->pods,
                                             &pods, err);
}

static int make(const kin_manager_context *context, kin_manager_controller *ret,
                kin_error *err)
{
    struct disruptions *self = kin__alloc0(context->alloc, 1, sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    self->context = context;
    ret->self = self;
    ret->free = disruptions_free;
    const kin_reconciler_opts opts = kin__controller_opts(
        context, "disruption", reconcile, self, DISRUPTION_WORKERS);
    int r = add_informers(self, err);
    if (r == 0)
        r = kin_reconciler_new(&opts, &self->reconciler, err);
    if (r == 0)
        r = add_sources(self, err);
    ret->reconciler = self->reconciler;
    return r;
}

const kin_manager_descriptor kin__controller_disruption = {
    .size = sizeof(kin_manager_descriptor),
    .name = "disruption-controller",
    .alias = "disruption",
    .make = make,
};
