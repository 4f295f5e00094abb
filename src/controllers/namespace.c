/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/namespace.h"

#include <kin/field.h>
#include <kin/update.h>

#include "base/alloc.h"
#include "base/str.h"
#include "controllers/parts.h"

enum {
    NAMESPACE_WORKERS = 10,
    NAMESPACE_BASE_MS = 5,
    NAMESPACE_MAX_MS = 60000,
    NAMESPACE_QPS = 10,
    NAMESPACE_BURST = 100,
    /* So long other servers may not know yet that it is being deleted, and let
     * things be made in it. */
    NAMESPACE_GRACE_MS = 5000,
};

const kin_resource kin__namespaces = {"", "v1", "namespaces", "Namespace",
                                      true};

struct controller {
    const kin_manager_context *context;
    kin_informer *spaces;
    kin_reconciler *reconciler; /* owned */
    int64_t grace_ms;
};

/* ---- the namespace itself ---- */

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

/* All finalizers but our own. */
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

static int job_amend(const struct kin__namespace_job *job,
                     const char *subresource, kin_update_fn *fill,
                     kin_object **ret, kin_error *err)
{
    kin_update update = KIN_INIT(kin_update);
    kin_call_opts call = KIN_INIT(kin_call_opts);

    call.stop = job->stop;
    update.resource = &kin__namespaces;
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

/* The report is for people: the namespace goes on without it. */
static int job_finish(const struct kin__namespace_job *job, kin_reconcile *call,
                      kin_error *err)
{
    const struct kin__namespace_report *report = job->report;
    kin_error ignored = KIN_ERROR_INIT;

    if (kin__namespace_tell(job, &ignored) < 0 && kin_stop_requested(job->stop))
        return kin_error_set(err, KIN_ESTOPPED, "stopped");
    if (report->error.code < 0) {
        *err = report->error;
        return err->code;
    }
    if (report->remaining > 0) {
        kin_reconcile_requeue_after(call, kin__namespace_again_ms(report));
        return 0;
    }
    return job_amend(job, "finalize", fill_finalizers, /* ret= */ NULL, err);
}

static int job_run(struct kin__namespace_job *job, kin_reconcile *call,
                   kin_error *err)
{
    KIN_AUTO(kin_object) *marked = NULL;
    int r = job_amend(job, "status", fill_phase, &marked, err);

    if (r < 0)
        return r;
    job->space = marked;
    if (!kin_object_is_deleting(marked) || is_finalized(marked))
        return 0;
    r = kin__namespace_clear(job, err);
    return r < 0 ? r : job_finish(job, call, err);
}

/* What the copy says: 0 if there is nothing to do, 1 if there is. */
static int controller_look(const struct controller *self, kin_reconcile *call,
                           kin_error *err)
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
    int r = controller_look(self, call, err);
    if (r <= 0)
        return r;
    opts.stop = job.stop;
    r = kin_client_get(
        self->context->client, &kin__namespaces,
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

/* ---- life ---- */

/* A namespace that is deleted becomes a key after a while, by our own clock:
 * that of the server may be another one.  Without memory for that it becomes
 * one at once. */
static bool wants_deleting(const kin_object *old, const kin_object *object,
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
    source.wants = wants_deleting;
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
    int r = kin_factory_informer(context->factory, &kin__namespaces,
                                 &self->spaces, err);
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
