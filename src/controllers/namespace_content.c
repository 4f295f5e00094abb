/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include <kin/api/core/v1.h>
#include <kin/client.h>
#include <kin/list.h>

#include "base/str.h"
#include "controllers/namespace.h"

enum {
    CONTENT_FINALIZER_S = 15,
    CONTENT_AGAIN_MAX_S = 300, /* as often Kubernetes looks at all of them */
};

/* One resource in the namespace. */
struct content {
    struct kin__namespace_job *job;
    const kin_api_resource *api;
    size_t finalizers_before; /* in the report */
    size_t remaining_before;
    int64_t grace_s; /* of pods */
    kin_error *err;  /* of single deletions */
};

static kin_str content_space(const struct content *content)
{
    return kin_object_name(content->job->space);
}

static bool content_can(const struct content *content, const char *verb)
{
    return kin_api_resource_has_verb(content->api, verb);
}

/* Somebody else was faster, or there never was such a thing. */
static int content_forgive(int r)
{
    return r == KIN_ENOTFOUND || r == KIN_EUNSUPPORTED ? 0 : r;
}

static int content_list(struct content *content,
                        int (*take)(const kin_object *object, void *userdata),
                        kin_error *err)
{
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = take, .userdata = content};
    kin_call_opts call = KIN_INIT(kin_call_opts);
    kin_list_opts opts = KIN_INIT(kin_list_opts);

    if (!content_can(content, "list"))
        return 0;
    call.stop = content->job->stop;
    opts.call = &call;
    opts.ns = content_space(content);
    return content_forgive(kin_client_list_all(
        content->job->context->client, &content->api->resource, &opts, &handler,
        /* ret= */ NULL, err));
}

/* ---- how long pods take ---- */

static int take_grace(const kin_object *object, void *userdata)
{
    struct content *content = userdata;
    core_v1_pod pod = core_v1_pod_of(object);
    kin_str phase = core_v1_pod_status_phase(pod);
    int64_t grace_s = core_v1_pod_spec_termination_grace_period_seconds(pod);

    if (!kin_str_eq(phase, KIN__S("Succeeded")) &&
        !kin_str_eq(phase, KIN__S("Failed")) && grace_s > content->grace_s)
        content->grace_s = grace_s;
    return 0;
}

static bool content_is_pods(const struct content *content)
{
    const kin_resource *resource = &content->api->resource;

    return strcmp(resource->plural, "pods") == 0 &&
           (!resource->group || !resource->group[0]);
}

/* Grace counts from the deletion of the namespace. */
static int content_estimate(struct content *content, kin_error *err)
{
    kin_time since = kin_value_as_time(kin_value_get(
        kin_object_metadata(content->job->space), KIN__S("deletionTimestamp")));

    if (!content_is_pods(content))
        return 0;
    int r = content_list(content, take_grace, err);
    if (kin_manager_now(content->job->context).seconds - since.seconds >=
        content->grace_s)
        content->grace_s = 0;
    return r;
}

/* ---- deleting ---- */

static int take_delete(const kin_object *object, void *userdata)
{
    struct content *content = userdata;
    const struct kin__namespace_job *job = content->job;
    kin_call_opts call = KIN_INIT(kin_call_opts);
    kin_delete_opts opts = KIN_INIT(kin_delete_opts);

    call.stop = job->stop;
    opts.call = &call;
    opts.propagation = KIN_PROPAGATION_BACKGROUND;
    return content_forgive(kin_client_delete(
        job->context->client, &content->api->resource,
        (kin_namespaced_name){content_space(content), kin_object_name(object)},
        &opts, /* ret= */ NULL, content->err));
}

/* KIN_EUNSUPPORTED if that cannot be done. */
static int content_delete_at_once(struct content *content, kin_error *err)
{
    const struct kin__namespace_job *job = content->job;
    kin_call_opts call = KIN_INIT(kin_call_opts);
    kin_delete_opts opts = KIN_INIT(kin_delete_opts);

    if (!content_can(content, "deletecollection"))
        return KIN_EUNSUPPORTED;
    call.stop = job->stop;
    opts.call = &call;
    opts.ns = content_space(content);
    opts.propagation = KIN_PROPAGATION_BACKGROUND;
    int r = kin_client_delete_collection(job->context->client,
                                         &content->api->resource, &opts,
                                         /* ret= */ NULL, err);
    return r == KIN_ENOTFOUND ? KIN_EUNSUPPORTED : r;
}

static int content_delete(struct content *content, kin_error *err)
{
    int r = content_delete_at_once(content, err);

    if (r != KIN_EUNSUPPORTED)
        return r;
    content->err = err;
    return content_list(content, take_delete, err);
}

/* ---- what remains ---- */

static int take_remaining(const kin_object *object, void *userdata)
{
    const struct content *content = userdata;

    return kin__namespace_report_keep(content->job->report, object);
}

static size_t report_finalizers(const struct kin__namespace_report *report)
{
    size_t count = 0;

    for (size_t i = 0; i < report->finalizer_count; i++)
        count += report->finalizers[i].count;
    return count;
}

static int content_judge(struct content *content, kin_error *err)
{
    struct kin__namespace_report *report = content->job->report;
    const kin_resource *resource = &content->api->resource;
    const char *group = resource->group ? resource->group : "";
    size_t remaining = report->remaining - content->remaining_before;
    int64_t estimate_s = content->grace_s;

    if (remaining == 0)
        return 0;
    int r = kin__namespace_report_add(report, KIN__NAMESPACE_REMAINING,
                                      "%s.%s has %zu resource instances",
                                      resource->plural, group, remaining);
    if (r < 0)
        return kin_error_set(err, r, "%s", kin_error_text(r));
    if (estimate_s == 0 &&
        report_finalizers(report) > content->finalizers_before)
        estimate_s = CONTENT_FINALIZER_S;
    if (estimate_s > report->estimate_s)
        report->estimate_s = estimate_s;
    if (estimate_s > 0)
        return 0;
    return kin_error_set(err, KIN_ESERVER,
                         "unexpected items still remain in namespace: %.*s for "
                         "gvr: %s/%s, Resource=%s",
                         KIN_STR(content_space(content)), group,
                         resource->version, resource->plural);
}

/* Half of the time that it may take. */
int64_t kin__namespace_again_ms(const struct kin__namespace_report *report)
{
    int64_t again_s = report->estimate_s / 2 + 1;

    return (again_s < CONTENT_AGAIN_MAX_S ? again_s : CONTENT_AGAIN_MAX_S) *
           1000;
}

/* ---- all of it ---- */

static int content_clear(struct content *content, kin_error *err)
{
    struct kin__namespace_report *report = content->job->report;

    content->remaining_before = report->remaining;
    content->finalizers_before = report_finalizers(report);
    int r = content_estimate(content, err);
    if (r == 0)
        r = content_delete(content, err);
    if (r == 0)
        r = content_list(content, take_remaining, err);
    return r < 0 ? r : content_judge(content, err);
}

/* What fails is noted, and others are tried; a stop ends it. */
static int job_clear_resource(struct kin__namespace_job *job,
                              const kin_api_resource *api, kin_error *err)
{
    struct content content = {.job = job, .api = api};
    kin_error why = KIN_ERROR_INIT;
    int r = content_clear(&content, &why);

    if (r == 0)
        return 0;
    if (r == KIN_ENOMEM || kin_stop_requested(job->stop))
        return kin_error_set(err, r, "%s", why.message);
    if (job->report->error.code == 0)
        job->report->error = why;
    r = kin__namespace_report_add(job->report, KIN__NAMESPACE_DELETION, "%s",
                                  why.message);
    return r < 0 ? kin_error_set(err, r, "%s", kin_error_text(r)) : 0;
}

static bool api_is_content(const kin_api_resource *api)
{
    return api->is_preferred && !api->resource.is_cluster_scoped &&
           kin_api_resource_has_verb(api, "delete");
}

static int job_clear_all(struct kin__namespace_job *job,
                         const kin_api_list *apis, bool is_pods, kin_error *err)
{
    int r = 0;

    for (size_t i = 0; i < kin_api_list_count(apis) && r == 0; i++) {
        const struct content content = {.job = job,
                                        .api = kin_api_list_at(apis, i)};
        if (api_is_content(content.api) && content_is_pods(&content) == is_pods)
            r = job_clear_resource(job, content.api, err);
    }
    return r;
}

/* Of groups that nobody answers for, nobody knows what is in the namespace. */
static int job_note_missing(struct kin__namespace_job *job,
                            const kin_api_list *apis)
{
    struct kin__namespace_report *report = job->report;
    int r = 0;

    for (size_t i = 0; r == 0; i++) {
        const char *missing = kin_api_list_missing_at(apis, i);
        if (!missing)
            break;
        r = kin__namespace_report_add(report, KIN__NAMESPACE_DISCOVERY, "%s",
                                      missing);
        if (report->error.code == 0)
            (void)kin_error_set(&report->error, KIN_ESERVER,
                                "the server does not answer for %s", missing);
    }
    return r;
}

static int job_note_finalizers(struct kin__namespace_job *job)
{
    struct kin__namespace_report *report = job->report;
    int r = 0;

    for (size_t i = 0; i < report->finalizer_count && r == 0; i++)
        r = kin__namespace_report_add(
            report, KIN__NAMESPACE_FINALIZERS, "%s in %zu resource instances",
            report->finalizers[i].name, report->finalizers[i].count);
    return r;
}

int kin__namespace_clear(struct kin__namespace_job *job, kin_error *err)
{
    KIN_AUTO(kin_api_list) *apis = NULL;

    kin_discovery_invalidate(job->context->discovery);
    int r = kin_discovery_list(job->context->discovery, job->stop, &apis, err);
    if (r < 0)
        return r;
    r = job_note_missing(job, apis);
    if (r == 0)
        r = job_clear_all(job, apis, /* is_pods= */ true, err);
    if (r == 0 && job->report->remaining == 0)
        r = job_clear_all(job, apis, /* is_pods= */ false, err);
    if (r == 0)
        r = job_note_finalizers(job);
    return r;
}
