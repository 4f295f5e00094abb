/* SPDX-License-Identifier: Apache-2.0 */
/*
 * namespace.c - one call for one namespace that is being deleted.
 *
 * A call sets the phase to Terminating, deletes the content, writes what
 * remains to the conditions, and removes the finalizer "kubernetes" if nothing
 * remains.
 */
#include "controllers/namespace.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include <kin/api/core/v1.h>
#include <kin/client.h>
#include <kin/field.h>
#include <kin/list.h>
#include <kin/update.h>

#include "base/alloc.h"
#include "base/str.h"
#include "controllers/conditions.h"
#include "controllers/controller.h"

enum {
    NAMESPACE_WORKERS = 10,
    NAMESPACE_BASE_MS = 5,
    NAMESPACE_MAX_MS = 60000,
    NAMESPACE_QPS = 10,
    NAMESPACE_BURST = 100,
    /* How long another API server may not know yet that the namespace is being
     * deleted, and accept new objects. */
    NAMESPACE_GRACE_MS = 5000,
};

static const kin_resource namespaces = {"", "v1", "namespaces", "Namespace",
                                        true};

struct controller {
    const kin_manager_context *context;
    kin_informer *spaces;
    kin_reconciler *reconciler; /* owned */
    int64_t grace_ms;
};

enum { REPORT_TEXT_MAX = 64 << 10, REPORT_FINALIZERS_MAX = 1000 };

/* ---- report ---- */

void kin__namespace_report_init(struct kin__namespace_report *report,
                                const kin_allocator *alloc)
{
    *report = (struct kin__namespace_report){.alloc = alloc};
    for (size_t i = 0; i < KIN__NAMESPACE_ISSUES; i++)
        kin__buf_init(&report->texts[i], alloc, REPORT_TEXT_MAX);
}

void kin__namespace_report_done(struct kin__namespace_report *report)
{
    for (size_t i = 0; i < KIN__NAMESPACE_ISSUES; i++)
        kin__buf_done(&report->texts[i]);
    for (size_t i = 0; i < report->finalizer_count; i++)
        kin__free(report->alloc, report->finalizers[i].name);
    kin__free(report->alloc, report->finalizers);
}

/* A part that does not fit is dropped but counted. */
int kin__namespace_report_add(struct kin__namespace_report *report,
                              enum kin__namespace_issue issue,
                              const char *format, ...)
{
    struct kin__buf *text = &report->texts[issue];
    va_list args;
    int r = report->counts[issue]++ ? kin__buf_append(text, KIN__S(", ")) : 0;

    assert(issue < KIN__NAMESPACE_ISSUES);
    va_start(args, format);
    if (r == 0)
        r = kin__buf_vprintf(text, format, args);
    va_end(args);
    return r == KIN_ELIMIT ? 0 : r;
}

static int report_count_finalizer(struct kin__namespace_report *report,
                                  kin_str name)
{
    size_t count = report->finalizer_count;

    for (size_t i = 0; i < count; i++) {
        if (kin_str_eq(kin_s(report->finalizers[i].name), name)) {
            report->finalizers[i].count++;
            return 0;
        }
    }
    if (count == REPORT_FINALIZERS_MAX)
        return 0;
    struct kin__namespace_finalizer *grown = kin__realloc(
        report->alloc, report->finalizers, count + 1, sizeof(*grown));
    if (!grown)
        return KIN_ENOMEM;
    report->finalizers = grown;
    grown[count] = (struct kin__namespace_finalizer){
        .name = kin__strdup(report->alloc, name), .count = 1};
    if (!grown[count].name)
        return KIN_ENOMEM;
    report->finalizer_count++;
    return 0;
}

int kin__namespace_report_remaining(struct kin__namespace_report *report,
                                    const kin_object *object)
{
    kin_value list = kin_value_get(kin_object_metadata(object),
                                   KIN__S("finalizers"));
    int r = 0;

    assert(report->finalizer_count <= REPORT_FINALIZERS_MAX);
    report->remaining++;
    for (size_t i = 0; i < kin_value_count(list) && r == 0; i++)
        r = report_count_finalizer(report,
                                   kin_value_str(kin_value_at(list, i)));
    return r;
}

/* ---- conditions ---- */

struct namespace_condition {
    const char *type;
    const char *ok_reason;
    const char *ok_message;
    const char *reason;
    const char
        *message; /* precedes the parts; may have a %zu for their number */
    bool has_count;
};

static const struct namespace_condition conditions[KIN__NAMESPACE_ISSUES] = {
    [KIN__NAMESPACE_DISCOVERY] =
        {"NamespaceDeletionDiscoveryFailure", "ResourcesDiscovered",
         "All resources successfully discovered", "DiscoveryFailed",
         "Discovery failed for some groups, %zu failing: ", true},
    [KIN__NAMESPACE_PARSING] = {"NamespaceDeletionGroupVersionParsingFailure",
                                "ParsedGroupVersions",
                                "All legacy kube types successfully parsed",
                                "GroupVersionParsingFailed", "", false},
    [KIN__NAMESPACE_DELETION] =
        {"NamespaceDeletionContentFailure", "ContentDeleted",
         "All content successfully deleted, may be waiting on finalization",
         "ContentDeletionFailed",
         "Failed to delete all resource types, %zu remaining: ", true},
    [KIN__NAMESPACE_REMAINING] = {"NamespaceContentRemaining", "ContentRemoved",
                                  "All content successfully removed",
                                  "SomeResourcesRemain",
                                  "Some resources are remaining: ", false},
    [KIN__NAMESPACE_FINALIZERS] =
        {"NamespaceFinalizersRemaining", "ContentHasNoFinalizers",
         "All content-preserving finalizers finished", "SomeFinalizersRemain",
         "Some content in the namespace has finalizers remaining: ", false},
};

/* The messages of all conditions. */
struct messages {
    const struct kin__namespace_job *job;
    struct kin__buf texts[KIN__NAMESPACE_ISSUES];
};

static void messages_done(struct messages *messages)
{
    for (size_t i = 0; i < KIN__NAMESPACE_ISSUES; i++)
        kin__buf_done(&messages->texts[i]);
}

static int messages_format(struct messages *messages, size_t issue)
{
    const struct kin__namespace_report *report = messages->job->report;
    const struct namespace_condition *condition = &conditions[issue];
    struct kin__buf *message = &messages->texts[issue];
    int r = 0;

    kin__buf_init(message, report->alloc, 2 * REPORT_TEXT_MAX);
    if (report->counts[issue] == 0)
        return kin__buf_append(message, kin_s(condition->ok_message));
    if (condition->has_count)
        r = kin__buf_printf(message, condition->message, report->counts[issue]);
    else
        r = kin__buf_append(message, kin_s(condition->message));
    return r < 0
               ? r
               : kin__buf_append(message, kin__buf_str(&report->texts[issue]));
}

static void messages_set_condition(const struct messages *messages,
                                   kin_edit *edit, kin_spot list, size_t issue)
{
    const struct kin__namespace_job *job = messages->job;
    const struct namespace_condition *condition = &conditions[issue];
    bool is_bad = job->report->counts[issue] > 0;
    const struct kin__condition now = {
        .type = kin_s(condition->type),
        .status = is_bad ? KIN__S("True") : KIN__S("False"),
        .reason = kin_s(is_bad ? condition->reason : condition->ok_reason),
        .message = kin__buf_str(&messages->texts[issue]),
        .changed_s = kin_manager_now(job->context).seconds,
    };

    kin__condition_put(edit, list, &now);
}

static int fill_conditions(kin_edit *edit, const kin_object *object,
                           void *userdata)
{
    const struct messages *messages = userdata;
    kin_spot status = kin_edit_member(edit, kin_edit_root(), KIN__S("status"));
    kin_spot list = kin_edit_member(edit, status, KIN__S("conditions"));

    (void)object;
    for (size_t i = 0; i < KIN__NAMESPACE_ISSUES; i++)
        messages_set_condition(messages, edit, list, i);
    return 0;
}

int kin__namespace_update_status(const struct kin__namespace_job *job,
                                 kin_error *err)
{
    __attribute__((cleanup(messages_done))) struct messages messages = {
        .job = job};
    kin_update update = KIN_INIT(kin_update);
    kin_call_opts call = KIN_INIT(kin_call_opts);

    for (size_t i = 0; i < KIN__NAMESPACE_ISSUES; i++) {
        int r = messages_format(&messages, i);
        if (r < 0)
            return kin_error_set(err, r, "conditions: %s", kin_error_text(r));
    }
    call.stop = job->stop;
    update.resource = &namespaces;
    update.object = job->space;
    update.subresource = KIN__S("status");
    update.how = KIN_UPDATE_WHOLE;
    update.fill = fill_conditions;
    update.userdata = &messages;
    return kin_client_update_with_retry(job->context->client, &update, &call,
                                        /* ret= */ NULL, err);
}

/* ---- content ---- */

enum {
    CONTENT_FINALIZER_S = 15,
    CONTENT_AGAIN_MAX_S = 300, /* the resync period of Kubernetes */
};

/* The objects of one resource in the namespace. */
struct content {
    struct kin__namespace_job *job;
    const kin_api_resource *api;
    size_t finalizers_before; /* number in the report before this resource */
    size_t remaining_before;
    int64_t grace_s; /* longest grace period of pods */
    kin_error *err;  /* of requests that delete a single object */
};

static kin_str content_space(const struct content *content)
{
    return kin_object_name(content->job->space);
}

static bool content_can(const struct content *content, const char *verb)
{
    return kin_api_resource_has_verb(content->api, verb);
}

/* Deleted meanwhile, or the resource does not support the request. */
static int ignore_missing(int r)
{
    return r == KIN_ENOTFOUND || r == KIN_EUNSUPPORTED ? 0 : r;
}

static int content_list(struct content *content,
                        int (*visit)(const kin_object *object, void *userdata),
                        kin_error *err)
{
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = visit, .userdata = content};
    kin_call_opts call = KIN_INIT(kin_call_opts);
    kin_list_opts opts = KIN_INIT(kin_list_opts);

    if (!content_can(content, "list"))
        return 0;
    call.stop = content->job->stop;
    opts.call = &call;
    opts.ns = content_space(content);
    return ignore_missing(kin_client_list_all(
        content->job->context->client, &content->api->resource, &opts, &handler,
        /* ret= */ NULL, err));
}

/* ---- grace periods ---- */

static int visit_grace(const kin_object *object, void *userdata)
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

/* The grace period counts from the deletion of the namespace. */
static int content_estimate(struct content *content, kin_error *err)
{
    kin_time since = kin_value_as_time(kin_value_get(
        kin_object_metadata(content->job->space), KIN__S("deletionTimestamp")));

    if (!content_is_pods(content))
        return 0;
    int r = content_list(content, visit_grace, err);
    if (kin_manager_now(content->job->context).seconds - since.seconds >=
        content->grace_s)
        content->grace_s = 0;
    return r;
}

/* ---- deleting ---- */

static int visit_delete(const kin_object *object, void *userdata)
{
    struct content *content = userdata;
    const struct kin__namespace_job *job = content->job;
    kin_call_opts call = KIN_INIT(kin_call_opts);
    kin_delete_opts opts = KIN_INIT(kin_delete_opts);

    call.stop = job->stop;
    opts.call = &call;
    opts.propagation = KIN_PROPAGATION_BACKGROUND;
    return ignore_missing(kin_client_delete(
        job->context->client, &content->api->resource,
        (kin_namespaced_name){content_space(content), kin_object_name(object)},
        &opts, /* ret= */ NULL, content->err));
}

/* Deletes the collection.  KIN_EUNSUPPORTED if the server cannot. */
static int content_delete_collection(struct content *content, kin_error *err)
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
    int r = content_delete_collection(content, err);

    if (r != KIN_EUNSUPPORTED)
        return r;
    content->err = err;
    return content_list(content, visit_delete, err);
}

/* ---- remaining objects ---- */

static int visit_remaining(const kin_object *object, void *userdata)
{
    const struct content *content = userdata;

    return kin__namespace_report_remaining(content->job->report, object);
}

static size_t report_finalizers(const struct kin__namespace_report *report)
{
    size_t count = 0;

    for (size_t i = 0; i < report->finalizer_count; i++)
        count += report->finalizers[i].count;
    return count;
}

static int content_report(struct content *content, kin_error *err)
{
    struct kin__namespace_report *report = content->job->report;
    const kin_resource *resource = &content->api->resource;
    const char *group = resource->group ? resource->group : "";
    assert(report->remaining >= content->remaining_before);
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

/* Half of the estimated time. */
int64_t kin__namespace_again_ms(const struct kin__namespace_report *report)
{
    int64_t again_s = report->estimate_s / 2 + 1;

    return (again_s < CONTENT_AGAIN_MAX_S ? again_s : CONTENT_AGAIN_MAX_S) *
           1000;
}

/* ---- all resources ---- */

static int content_clear(struct content *content, kin_error *err)
{
    struct kin__namespace_report *report = content->job->report;

    content->remaining_before = report->remaining;
    content->finalizers_before = report_finalizers(report);
    int r = content_estimate(content, err);
    if (r == 0)
        r = content_delete(content, err);
    if (r == 0)
        r = content_list(content, visit_remaining, err);
    return r < 0 ? r : content_report(content, err);
}

/* Failures go to the report, and other resources are tried; a stop ends it. */
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

/* Reports groups whose discovery failed: their objects in the namespace are
 * unknown. */
static int job_report_discovery(struct kin__namespace_job *job,
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

static int job_report_finalizers(struct kin__namespace_job *job)
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
    r = job_report_discovery(job, apis);
    if (r == 0)
        r = job_clear_all(job, apis, /* is_pods= */ true, err);
    if (r == 0 && job->report->remaining == 0)
        r = job_clear_all(job, apis, /* is_pods= */ false, err);
    if (r == 0)
        r = job_report_finalizers(job);
    return r;
}

/* ---- updates of the namespace ---- */

static int fill_phase(kin_edit *edit, const kin_object *object, void *userdata)
{
    kin_spot status = kin_edit_member(edit, kin_edit_root(), KIN__S("status"));

    (void)userdata;
    if (kin_object_is_deleting(object))
        (void)kin_edit_set_str(edit,
                               kin_edit_member(edit, status, KIN__S("phase")),
                               KIN__S("Terminating"));
    return 0;
}

/* All finalizers except "kubernetes". */
static int fill_finalizers(kin_edit *edit, const kin_object *object,
                           void *userdata)
{
    kin_value old = kin_value_get(
        kin_value_get(kin_object_value(object), KIN__S("spec")),
        KIN__S("finalizers"));
    kin_spot spec = kin_edit_member(edit, kin_edit_root(), KIN__S("spec"));
    kin_spot list = kin_edit_member(edit, spec, KIN__S("finalizers"));

    (void)userdata;
    (void)kin_edit_set_array(edit, list);
    for (size_t i = 0; i < kin_value_count(old); i++) {
        kin_str name = kin_value_str(kin_value_at(old, i));
        if (!kin_str_eq(name, KIN__S("kubernetes")))
            (void)kin_edit_set_str(edit, kin_edit_append(edit, list), name);
    }
    return 0;
}

static int job_update(const struct kin__namespace_job *job,
                      const char *subresource, kin_update_fn *fill,
                      kin_object **ret, kin_error *err)
{
    kin_update update = KIN_INIT(kin_update);
    kin_call_opts call = KIN_INIT(kin_call_opts);

    call.stop = job->stop;
    update.resource = &namespaces;
    update.object = job->space;
    update.subresource = kin_s(subresource);
    update.how = KIN_UPDATE_WHOLE;
    update.fill = fill;
    return kin_client_update_with_retry(job->context->client, &update, &call,
                                        ret, err);
}

/* ---- one namespace ---- */

static bool is_finalized(const kin_object *space)
{
    kin_value spec = kin_value_get(kin_object_value(space), KIN__S("spec"));

    return kin_value_count(kin_value_get(spec, KIN__S("finalizers"))) == 0;
}

/* Finishes a call.  The report is only informative: failing to write it is not
 * an error. */
static int job_finish(const struct kin__namespace_job *job, kin_reconcile *call,
                      kin_error *err)
{
    const struct kin__namespace_report *report = job->report;
    kin_error ignored = KIN_ERROR_INIT;

    if (kin__namespace_update_status(job, &ignored) < 0 &&
        kin_stop_requested(job->stop))
        return kin_error_set(err, KIN_ESTOPPED, "stopped");
    if (report->error.code < 0) {
        *err = report->error;
        return err->code;
    }
    if (report->remaining > 0) {
        kin_reconcile_requeue_after(call, kin__namespace_again_ms(report));
        return 0;
    }
    return job_update(job, "finalize", fill_finalizers, /* ret= */ NULL, err);
}

static int job_run(struct kin__namespace_job *job, kin_reconcile *call,
                   kin_error *err)
{
    KIN_AUTO(kin_object) *marked = NULL;
    int r = job_update(job, "status", fill_phase, &marked, err);

    if (r < 0)
        return r;
    assert(marked);
    job->space = marked;
    if (!kin_object_is_deleting(marked) || is_finalized(marked))
        return 0;
    r = kin__namespace_clear(job, err);
    return r < 0 ? r : job_finish(job, call, err);
}

/* Whether the cached namespace is being deleted: 1 or 0, or an error. */
static int controller_is_deleting(const struct controller *self,
                                  kin_reconcile *call, kin_error *err)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(self->spaces);

    if (!snapshot)
        return kin_error_set(err, KIN_ENOMEM, "snapshot: out of memory");
    const kin_object *space = kin_snapshot_get(snapshot,
                                               kin_reconcile_key(call)->name);
    return space && kin_object_is_deleting(space);
}

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    const struct controller *self = userdata;
    KIN_AUTO(kin_object) *space = NULL;
    kin_call_opts opts = KIN_INIT(kin_call_opts);
    KIN__AUTO_NAMESPACE_REPORT report;
    struct kin__namespace_job job = {.context = self->context,
                                     .stop = kin_reconcile_stop(call),
                                     .report = &report};

    kin__namespace_report_init(&report, self->context->alloc);
    int r = controller_is_deleting(self, call, err);
    if (r <= 0)
        return r;
    opts.stop = job.stop;
    r = kin_client_get(
        self->context->client, &namespaces,
        (kin_namespaced_name){KIN__S(""), kin_reconcile_key(call)->name}, &opts,
        &space, err);
    job.space = space;
    if (r == 0 && kin_object_is_deleting(space) && !is_finalized(space))
        r = job_run(&job, call, err);
    if (r != KIN_ENOTFOUND)
        return r;
    kin_error_clear(err);
    return 0;
}

/* ---- life cycle ---- */

/* Adds the key of a deleted namespace after a delay, by our own clock since the
 * server's may differ.  Returns true, to add it at once, if there is no memory.
 */
static bool add_deleting(const kin_object *old, const kin_object *object,
                         void *userdata)
{
    const struct controller *self = userdata;
    kin_work_add_opts opts = KIN_INIT(kin_work_add_opts);

    (void)old;
    if (!object || !kin_object_is_deleting(object))
        return false;
    const kin_work_key key = {.name = kin_object_name(object)};
    opts.delay_ms = self->grace_ms;
    return kin_reconciler_add(self->reconciler, &key, &opts, NULL) < 0;
}

static int controller_make_reconciler(struct controller *self, kin_error *err)
{
    KIN_AUTO(kin_work_limiter) *limiter = NULL;
    kin_work_limiter_opts limits = KIN_INIT(kin_work_limiter_opts);
    kin_reconciler_opts opts = kin__controller_opts(
        self->context, "namespace", reconcile, self, NAMESPACE_WORKERS);
    kin_reconcile_source source = KIN_INIT(kin_reconcile_source);

    limits.base_ms = NAMESPACE_BASE_MS;
    limits.max_ms = NAMESPACE_MAX_MS;
    limits.qps = NAMESPACE_QPS;
    limits.burst = NAMESPACE_BURST;
    int r = kin_work_limiter_new(&limits, &limiter, err);
    if (r < 0)
        return r;
    opts.limiter = limiter;
    r = kin_reconciler_new(&opts, &self->reconciler, err);
    source.wants = add_deleting;
    source.userdata = self;
    return r < 0 ? r
                 : kin_reconciler_add_source(self->reconciler, self->spaces,
                                             &source, err);
}

static void controller_free(void *userdata)
{
    struct controller *self = userdata;

    (void)kin_reconciler_free(self->reconciler);
    kin__free(self->context->alloc, self);
}

static int controller_make(const kin_manager_context *context,
                           kin_manager_controller *ret, kin_error *err)
{
    struct controller *self = kin__alloc0(context->alloc, 1, sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    self->context = context;
    self->grace_ms = kin_manager_setting(context, "namespace-grace-ms",
                                         NAMESPACE_GRACE_MS);
    ret->self = self;
    ret->free = controller_free;
    int r = kin_factory_informer(context->factory, &namespaces, &self->spaces,
                                 err);
    if (r == 0)
        r = controller_make_reconciler(self, err);
    ret->reconciler = self->reconciler;
    return r;
}

const kin_manager_descriptor kin__controller_namespace = {
    .size = sizeof(kin_manager_descriptor),
    .name = "namespace-controller",
    .alias = "namespace",
    .make = controller_make,
};
