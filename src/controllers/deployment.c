/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/deployment.h"

#include <kin/api_error.h>
#include <kin/owner.h>

#include "base/alloc.h"
#include "base/str.h"
#include "control/reconciler.h"
#include "controllers/claim.h"
#include "controllers/owned.h"
#include "controllers/parts.h"
#include "controllers/pods.h"
#include "controllers/revision.h"
#include "controllers/status.h"
#include "controllers/table.h"
#include "object/label_selector.h"

#define NAME "deployment-controller"

enum { WORKERS = 5 };

/* ---- the status ---- */

/* A call that tells the status, and what it has told. */
struct telling {
    struct kin__deployment_job *job;
    int64_t check_after_s;
};

static void status_note(struct kin__deployment_job *job,
                        struct kin__deployment_status *status)
{
    bool is_told = kin__conditions_get(&status->conditions,
                                       KIN__S("Progressing")) != NULL;

    if (job->note_name[0] && (job->note != KIN__NEW_SET_FOUND || !is_told))
        kin__deployment_status_note(status, &job->facts, job->note,
                                    kin_s(job->note_name), job->note_why);
    if (job->collisions > 0)
        status->collisions = (status->collisions < 0 ? 0 : status->collisions) +
                             job->collisions;
}

/* Kubernetes lets the annotations through that come along with a status. */
static int fill_status(kin_edit *edit, const kin_object *object, void *userdata)
{
    struct telling *telling = userdata;
    struct kin__deployment_job *job = telling->job;
    struct kin__deployment_status status;

    kin__deployment_status_read(object, &status);
    if (!kin_object_is_deleting(object))
        kin__deployment_status_pause(&status, &job->facts);
    status_note(job, &status);
    struct kin__deployment_status former = status;
    telling->check_after_s = -1;
    if (!job->is_stopped)
        kin__deployment_status_count(&status, &job->facts, job->sets,
                                     job->count);
    if (job->is_rolling_out && !job->is_stopped) {
        kin__deployment_status_progress(&status, &job->facts, &former);
        telling->check_after_s = kin__deployment_check_after_s(&status,
                                                               &job->facts);
    }
    if (job->revision > 0)
        kin__revision_annotate_number(edit, KIN__S(KIN__REVISION),
                                      job->revision);
    kin__deployment_status_write(&status, edit);
    return 0;
}

int kin__deployment_tell(struct kin__deployment_job *job, kin_error *err)
{
    struct telling telling = {.job = job, .check_after_s = -1};
    const struct kin__status_change change = {
        .client = job->self->context->client,
        .resource = apps_v1_deployments,
        .object = job->deployment.object,
        .fill = fill_status,
        .userdata = &telling,
        .opts = &job->opts,
        .call = job->call,
        .informer = job->self->deployments.informer};
    int r = kin__status_write(&change, err);

    if (r == 0 && telling.check_after_s > 0)
        kin_reconcile_requeue_after(job->call, telling.check_after_s * 1000);
    return r;
}

/* ---- what is known of it ---- */

static int job_read_rollout(struct kin__deployment_job *job, kin_error *err)
{
    apps_v1_deployment from = job->deployment;
    int32_t replicas = apps_v1_deployment_spec_replicas(from);
    apps_v1_deployment_strategy strategy = apps_v1_deployment_get_spec_strategy(
        from);
    apps_v1_rolling_update_deployment rolling =
        apps_v1_deployment_strategy_get_rolling_update(strategy);
    kin_intstr surge = apps_v1_rolling_update_deployment_max_surge(rolling);
    kin_intstr less = apps_v1_rolling_update_deployment_max_unavailable(
        rolling);
    int r = 0;

    job->rollout = (struct kin__rollout){.replicas = replicas};
    if (!kin_str_eq(apps_v1_deployment_strategy_type(strategy),
                    KIN__S("Recreate")))
        r = kin__rollout_resolve(&surge, &less, replicas, &job->rollout, err);
    job->rollout.reported = apps_v1_deployment_status_replicas(from);
    return r;
}

static void job_read_facts(struct kin__deployment_job *job, int64_t now_s)
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

/* What fails in the new set counts more than what fails in old ones. */
static void job_read_failure(struct kin__deployment_job *job)
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

static bool job_is_complete(const struct kin__deployment_job *job)
{
    struct kin__deployment_status status;

    kin__deployment_status_read(job->deployment.object, &status);
    return kin__deployment_is_complete(&status, &job->facts);
}

/* ---- its steps ---- */

/* Follows a change of size; also of one that is paused. */
static int job_follow(struct kin__deployment_job *job, kin_error *err)
{
    int r = kin__deployment_sync_new(job, /* may_create= */ false, err);

    if (r < 0)
        return r;
    kin__rollout_resize(&job->rollout, job->sets, job->count);
    r = kin__deployment_scale(job, err);
    if (r == 0 && job->facts.is_paused)
        r = kin__deployment_clean_up(job, err);
    return r < 0 ? r : kin__deployment_tell(job, err);
}

static int job_finish(struct kin__deployment_job *job, bool changes,
                      kin_error *err)
{
    int r = 0;

    if (changes)
        r = kin__deployment_scale(job, err);
    else if (job_is_complete(job))
        r = kin__deployment_clean_up(job, err);
    return r < 0 ? r : kin__deployment_tell(job, err);
}

static int job_roll(struct kin__deployment_job *job, kin_error *err)
{
    int r = kin__deployment_sync_new(job, /* may_create= */ true, err);

    if (r < 0)
        return r;
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

/* Whether a pod of an old set may still be at work, also one that is on its way
 * out: 1 or 0; or KIN_ENOMEM. */
static int job_has_old_pods(const struct kin__deployment_job *job,
                            kin_error *err)
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

static int job_recreate(struct kin__deployment_job *job, kin_error *err)
{
    int r = kin__deployment_sync_new(job, /* may_create= */ false, err);

    if (r < 0)
        return r;
    if (kin__rollout_drop_old(job->sets, job->count))
        return job_finish(job, /* changes= */ true, err);
    r = job_has_old_pods(job, err);
    if (r != 0)
        return r < 0 ? r : kin__deployment_tell(job, err);
    if (!kin__deployment_new_set(job))
        r = kin__deployment_sync_new(job, /* may_create= */ true, err);
    if (r < 0)
        return r;
    return job_finish(
        job, kin__rollout_grow_new(&job->rollout, job->sets, job->count), err);
}

static int job_sync(struct kin__deployment_job *job, kin_error *err)
{
    int r = kin__deployment_claim(job, err);

    if (r < 0)
        return r;
    job_read_failure(job);
    if (kin_object_is_deleting(job->deployment.object))
        return kin__deployment_tell(job, err);
    if (job->facts.is_paused ||
        kin__rollout_is_resized(&job->rollout, job->sets, job->count))
        return job_follow(job, err);
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

/* Nothing can be made in a namespace that goes, and nothing need be. */
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
    __attribute__((
        cleanup(kin__deployment_job_done))) struct kin__deployment_job job = {
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

/* ---- what concerns it ---- */

static void map_set(const kin_object *set, kin_reconcile_keys *keys,
                    void *userdata)
{
    struct kin__deployments *self = userdata;

    kin__claim_map(set, apps_v1_deployments, self->deployments.informer, keys);
}

/* A pod that has gone is what Recreate waits for. */
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

/* Those that finish count as gone. */
static bool wants_pod(const kin_object *old, const kin_object *pod,
                      void *userdata)
{
    (void)old;
    (void)userdata;
    return !pod || kin__pod_of(pod).is_finished;
}

/* ---- life ---- */

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
