/* SPDX-License-Identifier: Apache-2.0 */
#include "controller.h"

#include <stdlib.h>

#include <kin/api/apps/v1.h>
#include <samplecontroller/v1alpha1.h>

/* What the events say, word by word as the original does. */
#define SYNCED "Synced"
#define SYNCED_TEXT "Foo synced successfully"
#define EXISTS "ErrResourceExists"
#define EXISTS_TEXT "Resource \"%s\" already exists and is not managed by Foo"

typedef samplecontroller_v1alpha1_foo foo_view;

struct sample {
    struct sample_opts opts;
    samplecontroller_v1alpha1_foo_informer foos;
    apps_v1_deployment_informer deployments;
    kin_reconciler *reconciler;
};

/* One call, and what it needs for requests. */
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

/* ---- what a Foo wants ---- */

static void set_labels(kin_str foo_name, meta_v1_label_selector_edit selector,
                       meta_v1_object_meta_edit pod)
{
    const kin_str labels[][2] = {{kin_s("app"), kin_s("nginx")},
                                 {kin_s("controller"), foo_name}};

    for (size_t i = 0; i < 2; i++) {
        meta_v1_label_selector_match_labels_set(selector, labels[i][0],
                                                labels[i][1]);
        meta_v1_object_meta_labels_set(pod, labels[i][0], labels[i][1]);
    }
}

/* The deployment that a Foo should have.  Setters need no check: the first
 * failure is that of the call that sends it. */
static apps_v1_deployment_edit deployment_for(foo_view foo)
{
    apps_v1_deployment_edit made = apps_v1_deployment_new(
        /* alloc= */ NULL, kin_object_namespace(foo.object),
        samplecontroller_v1alpha1_foo_spec_deployment_name(foo));
    core_v1_pod_template_spec_edit pod = apps_v1_deployment_edit_spec_template(
        made);
    core_v1_container_edit nginx =
        core_v1_pod_template_spec_spec_containers_append(pod);

    if (samplecontroller_v1alpha1_foo_spec_replicas_has(foo))
        apps_v1_deployment_spec_replicas_set(
            made, samplecontroller_v1alpha1_foo_spec_replicas(foo));
    set_labels(kin_object_name(foo.object),
               apps_v1_deployment_edit_spec_selector(made),
               core_v1_pod_template_spec_edit_metadata(pod));
    core_v1_container_name_set(nginx, kin_s("nginx"));
    core_v1_container_image_set(nginx, kin_s("nginx:latest"));
    return made;
}

/* ---- bringing it about ---- */

/* Creates the deployment, or replaces it by what it should be. */
static int job_write_deployment(struct job *job, foo_view foo, bool is_new,
                                apps_v1_deployment *ret, kin_error *err)
{
    KIN_AUTO(apps_v1_deployment_edit) wanted = deployment_for(foo);
    kin_client *client = job->sample->opts.client;
    int r = kin_edit_set_controller(wanted.edit, samplecontroller_v1alpha1_foos,
                                    foo.object);

    if (r < 0)
        return kin_error_set(err, r, "owner of a deployment: %s",
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

static bool has_other_size(foo_view foo, apps_v1_deployment deployment)
{
    return samplecontroller_v1alpha1_foo_spec_replicas_has(foo) &&
           samplecontroller_v1alpha1_foo_spec_replicas(foo) !=
               apps_v1_deployment_spec_replicas(deployment);
}

/* Somebody else's deployment is left alone. */
static int job_refuse(struct job *job, foo_view foo,
                      apps_v1_deployment deployment, kin_error *err)
{
    const char *name = kin_object_name(deployment.object).ptr;

    (void)kin_events_record(job->sample->opts.events, foo.object,
                            KIN_EVENTS_WARNING, EXISTS, EXISTS_TEXT, name);
    return kin_error_set(err, KIN_EEXISTS, EXISTS_TEXT, name);
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
        return job_refuse(job, foo, found, err);
    if (has_other_size(foo, found)) {
        r = job_write_deployment(job, foo, /* is_new= */ false, &updated, err);
        found = updated;
    }
    if (r == 0)
        r = job_write_status(job, foo, found, err);
    if (r == 0)
        (void)kin_events_record(job->sample->opts.events, foo.object,
                                KIN_EVENTS_NORMAL, SYNCED, SYNCED_TEXT);
    return r;
}

/* Reads the copies.  What cannot be mended by another try is no failure. */
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
        job_log(job, KIN_LOG_ERROR, "the Foo of this key has gone");
        return 0;
    }
    kin_str name = samplecontroller_v1alpha1_foo_spec_deployment_name(foo);
    if (name.len == 0) {
        job_log(job, KIN_LOG_ERROR, "the Foo names no deployment");
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

/* ---- life ---- */

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

/* A Foo concerns itself, but not when it has gone: then nothing is left to do.
 * A deployment concerns the Foo that owns it. */
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
