/* SPDX-License-Identifier: Apache-2.0 */
#include "controller.h"

#include <stdlib.h>

#include "foo.h"

struct sample {
    struct sample_opts opts;
    samplecontroller_v1alpha1_foo_informer foos;
    apps_v1_deployment_informer deployments;
    kin_reconciler *reconciler;
};

/* One call of the reconciler, with the options of its requests. */
struct job {
    struct sample *sample;
    kin_reconcile *call;
    kin_call_opts opts;
};

static void job_log(const struct job *job, kin_log_level level,
                    const char *message)
{
    const kin_log *log = job->sample->opts.log;
    const kin_work_key *key = kin_reconcile_key(job->call);
    const kin_log_pair pairs[] = {
        {.key = "namespace", .kind = KIN_LOG_STR, .value = {.str = key->ns}},
        {.key = "name", .kind = KIN_LOG_STR, .value = {.str = key->name}}};

    if (log && level <= log->level)
        log->write(&(kin_log_record){.level = level,
                                     .component = "sample-controller",
                                     .message = message,
                                     .pairs = pairs,
                                     .pair_count = 2},
                   log->userdata);
}

/* ---- writes ---- */

/* Creates the Deployment, or replaces it with the desired one. */
static int job_write_deployment(struct job *job, foo_view foo, bool is_new,
                                apps_v1_deployment *ret, kin_error *err)
{
    KIN_AUTO(apps_v1_deployment_edit) wanted = foo_deployment(foo);
    kin_client *client = job->sample->opts.client;
    int r = kin_edit_set_controller(wanted.edit, samplecontroller_v1alpha1_foos,
                                    foo.object);

    if (r < 0)
        return kin_error_set(err, r, "set owner of the deployment: %s",
                             kin_error_text(r));
    if (is_new)
        r = apps_v1_deployments_create(client, wanted, &job->opts, ret, err);
    else
        r = apps_v1_deployments_update(client, wanted, &job->opts, ret, err);
    return r < 0 ? r
                 : kin_reconcile_wrote(job->call,
                                       job->sample->deployments.informer,
                                       ret->object, err);
}

static int job_write_status(struct job *job, foo_view foo,
                            apps_v1_deployment deployment, kin_error *err)
{
    KIN_AUTO(samplecontroller_v1alpha1_foo) written = {NULL};
    KIN_AUTO(samplecontroller_v1alpha1_foo_edit)
    change = samplecontroller_v1alpha1_foo_change(/* alloc= */ NULL, foo);

    samplecontroller_v1alpha1_foo_status_available_replicas_set(
        change, apps_v1_deployment_status_available_replicas(deployment));
    int r = samplecontroller_v1alpha1_foos_update_status(
        job->sample->opts.client, change, &job->opts, &written, err);
    return r < 0 ? r
                 : kin_reconcile_wrote(job->call, job->sample->foos.informer,
                                       written.object, err);
}

/* Reports a Deployment that is not controlled by the Foo, and does not touch
 * it. */
static int job_report_conflict(struct job *job, foo_view foo,
                               apps_v1_deployment deployment, kin_error *err)
{
    const char *name = kin_object_name(deployment.object).ptr;

    (void)kin_events_record(job->sample->opts.events, foo.object,
                            KIN_EVENTS_WARNING, FOO_EXISTS, FOO_EXISTS_TEXT,
                            name);
    return kin_error_set(err, KIN_EEXISTS, FOO_EXISTS_TEXT, name);
}

static int job_sync(struct job *job, foo_view foo, apps_v1_deployment found,
                    kin_error *err)
{
    KIN_AUTO(apps_v1_deployment) created = {NULL};
    KIN_AUTO(apps_v1_deployment) updated = {NULL};
    int r = 0;

    if (!found.object) {
        r = job_write_deployment(job, foo, /* is_new= */ true, &created, err);
        found = created;
    }
    if (r < 0)
        return r;
    if (!kin_object_is_controlled_by(found.object, foo.object))
        return job_report_conflict(job, foo, found, err);
    if (foo_has_wrong_size(foo, found)) {
        r = job_write_deployment(job, foo, /* is_new= */ false, &updated, err);
        found = updated;
    }
    if (r == 0)
        r = job_write_status(job, foo, found, err);
    if (r == 0)
        (void)kin_events_record(job->sample->opts.events, foo.object,
                                KIN_EVENTS_NORMAL, FOO_SYNCED, FOO_SYNCED_TEXT);
    return r;
}

/* Reads the caches.  A problem that a retry cannot solve is logged, not
 * returned. */
static int job_run(struct job *job, kin_error *err)
{
    const kin_work_key *key = kin_reconcile_key(job->call);
    KIN_AUTO(samplecontroller_v1alpha1_foo_lister)
    foos = samplecontroller_v1alpha1_foo_informer_lister(job->sample->foos);
    KIN_AUTO(apps_v1_deployment_lister)
    deployments = apps_v1_deployment_informer_lister(job->sample->deployments);

    if (!foos.snapshot || !deployments.snapshot)
        return kin_error_set(err, KIN_ENOMEM, "snapshot: out of memory");
    foo_view foo = samplecontroller_v1alpha1_foo_lister_get(foos, key->ns,
                                                            key->name);
    if (!foo.object) {
        job_log(job, KIN_LOG_ERROR, "Foo no longer exists");
        return 0;
    }
    kin_str name = samplecontroller_v1alpha1_foo_spec_deployment_name(foo);
    if (name.len == 0) {
        job_log(job, KIN_LOG_ERROR, "Foo has no deployment name");
        return 0;
    }
    return job_sync(job, foo,
                    apps_v1_deployment_lister_get(deployments, key->ns, name),
                    err);
}

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct job job = {
        .sample = userdata, .call = call, .opts = KIN_INIT(kin_call_opts)};

    job.opts.stop = kin_reconcile_stop(call);
    job.opts.field_manager = kin_s("sample-controller");
    int r = job_run(&job, err);
    if (r == 0)
        job_log(&job, KIN_LOG_INFO, "synced");
    return r;
}

/* ---- life cycle ---- */

static int sample_make_reconciler(struct sample *sample, kin_error *err)
{
    KIN_AUTO(kin_work_limiter) *limiter = NULL;
    kin_work_limiter_opts limits = KIN_INIT(kin_work_limiter_opts);
    kin_reconciler_opts opts = KIN_INIT(kin_reconciler_opts);

    limits.base_ms = 5;
    limits.max_ms = 1000000;
    limits.qps = 50;
    limits.burst = 300;
    int r = kin_work_limiter_new(&limits, &limiter, err);
    opts.log = sample->opts.log;
    opts.name = "foos";
    opts.reconcile = reconcile;
    opts.userdata = sample;
    opts.workers = sample->opts.workers;
    opts.limiter = limiter;
    return r < 0 ? r : kin_reconciler_new(&opts, &sample->reconciler, err);
}

/* A Foo maps to its own key unless it was deleted: then nothing is left to do.
 * A Deployment maps to the Foo that owns it. */
static int sample_add_sources(struct sample *sample, kin_error *err)
{
    kin_reconcile_source own = KIN_INIT(kin_reconcile_source);
    kin_reconcile_source owned = KIN_INIT(kin_reconcile_source);

    own.skips_deleted = true;
    owned.owner = samplecontroller_v1alpha1_foos;
    owned.owners = sample->foos.informer;
    owned.skips_same = true;
    owned.skips_old = true;
    int r = kin_reconciler_add_source(sample->reconciler, sample->foos.informer,
                                      &own, err);
    return r < 0 ? r
                 : kin_reconciler_add_source(sample->reconciler,
                                             sample->deployments.informer,
                                             &owned, err);
}

int sample_new(const struct sample_opts *opts, struct sample **ret,
               kin_error *err)
{
    struct sample *sample = calloc(1, sizeof(*sample));

    if (!sample)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    sample->opts = *opts;
    int r = samplecontroller_v1alpha1_foos_informer(opts->factory,
                                                    &sample->foos, err);
    if (r == 0)
        r = apps_v1_deployments_informer(opts->factory, &sample->deployments,
                                         err);
    if (r == 0)
        r = sample_make_reconciler(sample, err);
    if (r == 0)
        r = sample_add_sources(sample, err);
    if (r < 0)
        sample = sample_free(sample);
    else
        *ret = sample;
    return r;
}

struct sample *sample_free(struct sample *sample)
{
    if (!sample)
        return NULL;
    (void)kin_reconciler_free(sample->reconciler);
    free(sample);
    return NULL;
}

int sample_run(struct sample *sample, kin_stop *stop, kin_error *err)
{
    return kin_reconciler_run(sample->reconciler, stop, err);
}

void sample_get_stats(struct sample *sample, kin_reconciler_stats *ret)
{
    kin_reconciler_get_stats(sample->reconciler, ret);
}
