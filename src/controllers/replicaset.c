/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/replicaset.h"

#include "base/alloc.h"
#include "base/random.h"
#include "base/str.h"
#include "controllers/claim.h"
#include "controllers/owned.h"
#include "controllers/parts.h"
#include "controllers/status.h"
#include "controllers/table.h"

#define NAME "replicaset-controller"

enum { WORKERS = 5 };

/* ---- one set ---- */

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

/* What could not be made or deleted is told in the status, and tried again. */
static int job_sync(struct kin__replicaset_job *job, kin_error *err)
{
    kin_error failure = KIN_ERROR_INIT;
    int failed = 0;
    int r = kin__replicaset_claim(job, err);

    if (r < 0)
        return r;
    struct kin__replicaset_status status = kin__replicaset_count(job);
    if (!kin_object_is_deleting(job->set.object))
        failed = kin__replicaset_manage(job, &failure);
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
    __attribute__((
        cleanup(kin__replicaset_job_done))) struct kin__replicaset_job job = {
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

/* ---- what concerns it ---- */

static void map_pod(const kin_object *pod, kin_reconcile_keys *keys,
                    void *userdata)
{
    struct kin__replicasets *self = userdata;

    kin__claim_map(pod, apps_v1_replica_sets, self->sets.informer, keys);
}

/* The copy shows what is going, or has gone, also if another one has come in
 * its place: it need not be remembered any longer. */
static bool wants_pod(const kin_object *old, const kin_object *pod,
                      void *userdata)
{
    struct kin__replicasets *self = userdata;

    if (pod && kin_object_is_deleting(pod))
        kin__doomed_seen(&self->doomed, kin_object_uid(pod));
    if (old && (!pod || !kin_str_eq(kin_object_uid(old), kin_object_uid(pod))))
        kin__doomed_seen(&self->doomed, kin_object_uid(old));
    return true;
}

/* ---- life ---- */

static void replicasets_free(void *userdata)
{
    struct kin__replicasets *self = userdata;

    (void)kin_reconciler_free(self->reconciler);
    kin__doomed_done(&self->doomed);
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
    kin__doomed_init(&self->doomed, context->alloc, seed);
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
