/* SPDX-License-Identifier: Apache-2.0 */
#include "loop_controller.h"

#include <stdlib.h>

#include "foo.h"

struct loop_sample {
    struct loop_sample_opts opts;
    samplecontroller_v1alpha1_foo_informer foos;
    apps_v1_deployment_informer deployments;
    kin_reconciler *reconciler;
    size_t jobs; /* that have not ended */
};

/* One Foo that is being reconciled: one request after the other. */
struct job {
    struct loop_sample *sample;
    kin_reconcile *call;
    foo_view foo;                  /* owned reference */
    apps_v1_deployment deployment; /* owned reference; NULL: it has none */
    bool is_scaled;                /* the Deployment was replaced */
    bool is_reported;              /* the status was written */
};

static void job_free(struct job *job)
{
    job->sample->jobs--;
    (void)kin_object_unref(job->foo.object);
    (void)kin_object_unref(job->deployment.object);
    free(job);
}

static void job_log(const struct loop_sample *sample, const kin_work_key *key,
                    kin_log_level level, const char *message)
{
    const kin_log *log = sample->opts.log;
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

/* ---- requests ---- */

static void on_done(kin_call *call, const kin_error *err, void *userdata);

static kin_call_opts job_call_opts(struct job *job)
{
    kin_call_opts opts = KIN_INIT(kin_call_opts);

    opts.stop = kin_reconcile_stop(job->call);
    opts.field_manager = kin_s("sample-controller");
    opts.on_done = on_done;
    opts.userdata = job;
    return opts;
}

/* Creates the Deployment, or replaces it with the desired one. */
static int job_write_deployment(struct job *job, kin_error *err)
{
    KIN_AUTO(apps_v1_deployment_edit) wanted = foo_deployment(job->foo);
    kin_call_opts opts = job_call_opts(job);
    kin_client *client = job->sample->opts.client;
    int r = kin_edit_set_controller(wanted.edit, samplecontroller_v1alpha1_foos,
                                    job->foo.object);

    if (r < 0)
        return kin_error_set(err, r, "set owner of the deployment: %s",
                             kin_error_text(r));
    if (!job->deployment.object)
        return kin_client_create_async(client, apps_v1_deployments, wanted.edit,
                                       &opts, /* ret= */ NULL, err);
    job->is_scaled = true;
    return kin_client_update_async(client, apps_v1_deployments, wanted.edit,
                                   &opts, /* ret= */ NULL, err);
}

static int job_write_status(struct job *job, kin_error *err)
{
    kin_call_opts opts = job_call_opts(job);
    KIN_AUTO(samplecontroller_v1alpha1_foo_edit)
    change = samplecontroller_v1alpha1_foo_change(/* alloc= */ NULL, job->foo);

    samplecontroller_v1alpha1_foo_status_available_replicas_set(
        change, apps_v1_deployment_status_available_replicas(job->deployment));
    opts.subresource = kin_s("status");
    job->is_reported = true;
    return kin_client_update_async(job->sample->opts.client,
                                   samplecontroller_v1alpha1_foos, change.edit,
                                   &opts, /* ret= */ NULL, err);
}

/* ---- steps ---- */

static int job_report_conflict(struct job *job, kin_error *err)
{
    const char *name = kin_object_name(job->deployment.object).ptr;

    (void)kin_events_record(job->sample->opts.events, job->foo.object,
                            KIN_EVENTS_WARNING, FOO_EXISTS, FOO_EXISTS_TEXT,
                            name);
    return kin_error_set(err, KIN_EEXISTS, FOO_EXISTS_TEXT, name);
}

/* Sends the next request.  0, or why it could not be sent; 1 if none is left.
 */
static int job_next(struct job *job, kin_error *err)
{
    if (job->is_reported)
        return 1;
    if (!job->deployment.object)
        return job_write_deployment(job, err);
    if (!kin_object_is_controlled_by(job->deployment.object, job->foo.object))
        return job_report_conflict(job, err);
    if (!job->is_scaled && foo_has_wrong_size(job->foo, job->deployment))
        return job_write_deployment(job, err);
    return job_write_status(job, err);
}

/* Takes what the server has stored. */
static int job_take(struct job *job, const kin_object *written, kin_error *err)
{
    struct loop_sample *sample = job->sample;

    if (job->is_reported)
        return kin_reconcile_wrote(job->call, sample->foos.informer, written,
                                   err);
    (void)kin_object_unref(job->deployment.object);
    job->deployment = apps_v1_deployment_of(kin_object_ref(written));
    return kin_reconcile_wrote(job->call, sample->deployments.informer, written,
                               err);
}

static void job_end(struct job *job, int code, const kin_error *err)
{
    struct loop_sample *sample = job->sample;
    kin_reconcile *call = job->call;

    if (code == 0) {
        (void)kin_events_record(sample->opts.events, job->foo.object,
                                KIN_EVENTS_NORMAL, FOO_SYNCED, FOO_SYNCED_TEXT);
        job_log(sample, kin_reconcile_key(call), KIN_LOG_INFO, "synced");
    }
    job_free(job);
    kin_reconcile_finish(call, code, err);
}

/* A request has ended. */
static void on_done(kin_call *call, const kin_error *err, void *userdata)
{
    struct job *job = userdata;
    kin_error own = KIN_ERROR_INIT;
    int r = err ? err->code : 0;

    if (err)
        own = *err;
    if (r == 0)
        r = job_take(job, kin_call_object(call), &own);
    if (r == 0)
        r = job_next(job, &own);
    if (r != 0)
        job_end(job, r < 0 ? r : 0, &own);
}

static int job_start(struct loop_sample *sample, kin_reconcile *call,
                     foo_view foo, apps_v1_deployment deployment,
                     kin_error *err)
{
    struct job *job = calloc(1, sizeof(*job));

    if (!job)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    job->sample = sample;
    job->call = call;
    job->foo = samplecontroller_v1alpha1_foo_of(kin_object_ref(foo.object));
    job->deployment = apps_v1_deployment_of(kin_object_ref(deployment.object));
    sample->jobs++;
    int r = job_next(job, err);
    if (r == 0) /* its call has the job: NOLINTNEXTLINE(*-unix.Malloc) */
        return KIN_PENDING;
    job_free(job);
    return r;
}

/* Reads the caches.  A problem that a retry cannot solve is logged, not
 * returned. */
static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct loop_sample *sample = userdata;
    const kin_work_key *key = kin_reconcile_key(call);
    KIN_AUTO(samplecontroller_v1alpha1_foo_lister)
    foos = samplecontroller_v1alpha1_foo_informer_lister(sample->foos);
    KIN_AUTO(apps_v1_deployment_lister)
    deployments = apps_v1_deployment_informer_lister(sample->deployments);

    if (!foos.snapshot || !deployments.snapshot)
        return kin_error_set(err, KIN_ENOMEM, "snapshot: out of memory");
    foo_view foo = samplecontroller_v1alpha1_foo_lister_get(foos, key->ns,
                                                            key->name);
    if (!foo.object) {
        job_log(sample, key, KIN_LOG_ERROR, "Foo no longer exists");
        return 0;
    }
    kin_str name = samplecontroller_v1alpha1_foo_spec_deployment_name(foo);
    if (name.len == 0) {
        job_log(sample, key, KIN_LOG_ERROR, "Foo has no deployment name");
        return 0;
    }
    return job_start(sample, call, foo,
                     apps_v1_deployment_lister_get(deployments, key->ns, name),
                     err);
}

/* ---- life cycle ---- */

static int sample_make_reconciler(struct loop_sample *sample, kin_error *err)
{
    KIN_AUTO(kin_work_limiter) *limiter = NULL;
    int r = kin_work_limiter_new(KIN_OPTS(kin_work_limiter_opts, .base_ms = 5,
                                          .max_ms = 1000000, .qps = 50,
                                          .burst = 300),
                                 &limiter, err);

    return r < 0 ? r
                 : kin_reconciler_new(
                       KIN_OPTS(kin_reconciler_opts, .log = sample->opts.log,
                                .name = "foos", .reconcile = reconcile,
                                .userdata = sample, .workers = 2,
                                .limiter = limiter, .loop = sample->opts.loop),
                       &sample->reconciler, err);
}

static int sample_add_sources(struct loop_sample *sample, kin_error *err)
{
    int r = kin_reconciler_add_source(
        sample->reconciler, sample->foos.informer,
        KIN_OPTS(kin_reconcile_source, .skips_deleted = true), err);

    return r < 0 ? r
                 : kin_reconciler_add_source(
                       sample->reconciler, sample->deployments.informer,
                       KIN_OPTS(kin_reconcile_source,
                                .owner = samplecontroller_v1alpha1_foos,
                                .owners = sample->foos.informer,
                                .skips_same = true, .skips_old = true),
                       err);
}

int loop_sample_new(const struct loop_sample_opts *opts,
                    struct loop_sample **ret, kin_error *err)
{
    struct loop_sample *sample = calloc(1, sizeof(*sample));

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
        sample = loop_sample_free(sample);
    else
        *ret = sample;
    return r;
}

struct loop_sample *loop_sample_free(struct loop_sample *sample)
{
    if (!sample)
        return NULL;
    (void)kin_reconciler_free(sample->reconciler);
    free(sample);
    return NULL;
}

int loop_sample_start(struct loop_sample *sample, kin_error *err)
{
    return kin_reconciler_start(sample->reconciler, err);
}

void loop_sample_stop(struct loop_sample *sample)
{
    kin_reconciler_stop(sample->reconciler);
}

size_t loop_sample_count(const struct loop_sample *sample)
{
    return sample->jobs;
}
