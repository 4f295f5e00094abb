/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_convert.c - conversion between versions.
 *
 * Events are stored as core/v1, autoscalers as autoscaling/v2.  v1 autoscalers
 * only have a CPU utilization target; other fields are kept in annotations as
 * JSON of v2, so that a round trip loses nothing.
 */
#include <assert.h>
#include <stdio.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "object/document.h"
#include "server/kinds_impl.h"

enum {
    ANNOTATION_MAX = 1 << 20,
    VERSION_SIZE = 128,
};

#define METRICS_NOTE "autoscaling.alpha.kubernetes.io/metrics"
#define BEHAVIOR_NOTE "autoscaling.alpha.kubernetes.io/behavior"

/* ---- storage versions ---- */

static bool is_resource(const struct kin__schema_resource *resource,
                        const char *group, const char *plural)
{
    return kin_str_eq(resource->group, kin_s(group)) &&
           kin_str_eq(resource->plural, kin_s(plural));
}

static bool is_autoscaler(const struct kin__schema_resource *resource)
{
    return is_resource(resource, "autoscaling", "horizontalpodautoscalers");
}

const struct kin__schema_resource *kin__kind_storage(
    const struct kin__schema *schema,
    const struct kin__schema_resource *resource)
{
    const struct kin__schema_resource *storage = resource;

    if (is_resource(resource, "events.k8s.io", "events"))
        storage = kin__schema_find_resource(schema, kin_s(""), kin_s("v1"),
                                            kin_s("events"));
    if (is_autoscaler(resource))
        storage = kin__schema_find_resource(schema, kin_s("autoscaling"),
                                            kin_s("v2"),
                                            kin_s("horizontalpodautoscalers"));
    return storage ? storage : resource;
}

/* ---- events ---- */

static const struct {
    const char *core;
    const char *events;
} EVENT_MEMBERS[] = {
    {"involvedObject", "regarding"},
    {"message", "note"},
    {"source", "deprecatedSource"},
    {"firstTimestamp", "deprecatedFirstTimestamp"},
    {"lastTimestamp", "deprecatedLastTimestamp"},
    {"count", "deprecatedCount"},
    {"reportingComponent", "reportingController"},
};

static kin_str event_member(kin_str key, bool to_core)
{
    for (size_t i = 0; i < sizeof(EVENT_MEMBERS) / sizeof(EVENT_MEMBERS[0]);
         i++) {
        const char *from = to_core ? EVENT_MEMBERS[i].events
                                   : EVENT_MEMBERS[i].core;
        const char *to = to_core ? EVENT_MEMBERS[i].core
                                 : EVENT_MEMBERS[i].events;
        if (kin_str_eq(key, kin_s(from)))
            return kin_s(to);
    }
    return key;
}

static int rename_event(kin_document *out, kin_value in, bool to_core)
{
    int r = kin__document_open_object(out);

    for (size_t i = 0; r == 0 && i < kin_value_count(in); i++) {
        r = kin__document_key(out,
                              event_member(kin_value_key_at(in, i), to_core));
        if (r == 0)
            r = kin__document_add_value(out, kin_value_at(in, i));
    }
    return r < 0 ? r : kin__document_close(out);
}

static int convert_event(const struct kin__kind_ctx *ctx,
                         const struct kin__schema_resource *to, kin_value in,
                         kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *out = NULL;

    int r = kin__document_new(ctx->alloc, &out, err);
    if (r == 0)
        r = rename_event(out, in, /* to_core= */ to->group.len == 0);
    if (r == 0)
        r = kin__document_finish(out, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(out);
    return 0;
}

/* ---- autoscalers ---- */

/* The CPU utilization target of a metric; absent for other metrics. */
static kin_value cpu_share(kin_value metric)
{
    kin_value resource = kin__get(metric, "resource");
    kin_value target = kin__get(resource, "target");

    if (!kin__is_str(kin__get(metric, "type"), "Resource") ||
        !kin__is_str(kin__get(resource, "name"), "cpu") ||
        !kin__is_str(kin__get(target, "type"), "Utilization"))
        return kin_value_absent();
    return kin__get(target, "averageUtilization");
}

static int append_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int put_annotation(kin_edit *edit, const char *key, kin_value value,
                          const kin_allocator *alloc)
{
    kin_spot notes = kin__edit_path(edit, kin_edit_root(),
                                    "metadata.annotations");
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, ANNOTATION_MAX);
    int r = kin_value_write(value, /* indent= */ 0, append_piece, &text);
    if (r < 0)
        return r;
    return kin_edit_set_str(edit, kin_edit_member(edit, notes, kin_s(key)),
                            kin__buf_str(&text));
}

/* Writes the metrics that v1 has no field for to an annotation. */
static int put_metrics_annotation(const struct kin__kind_ctx *ctx,
                                  kin_edit *edit, kin_value metrics,
                                  size_t except)
{
    KIN_AUTO(kin_document) *rest = NULL;
    size_t count = 0;

    int r = kin__document_new(ctx->alloc, &rest, /* err= */ NULL);
    if (r == 0)
        r = kin__document_open_array(rest);
    for (size_t i = 0; r == 0 && i < kin_value_count(metrics); i++) {
        if (i == except)
            continue;
        count++;
        r = kin__document_add_value(rest, kin_value_at(metrics, i));
    }
    if (r == 0)
        r = kin__document_close(rest);
    if (r == 0)
        r = kin__document_finish(rest, /* err= */ NULL);
    if (r < 0 || count == 0)
        return r;
    return put_annotation(edit, METRICS_NOTE, kin_document_root(rest),
                          ctx->alloc);
}

static int to_v1(const struct kin__kind_ctx *ctx, kin_edit *edit, kin_value in)
{
    kin_value spec = kin__get(in, "spec");
    kin_value metrics = kin__get(spec, "metrics");
    kin_value behavior = kin__get(spec, "behavior");
    size_t share_at = SIZE_MAX;
    int r = 0;

    for (size_t i = 0; i < kin_value_count(metrics); i++)
        if (share_at == SIZE_MAX &&
            kin_value_exists(cpu_share(kin_value_at(metrics, i))))
            share_at = i;
    if (share_at != SIZE_MAX)
        r = kin_edit_set_value(
            edit,
            kin__edit_path(edit, kin_edit_root(),
                           "spec.targetCPUUtilizationPercentage"),
            cpu_share(kin_value_at(metrics, share_at)));
    if (r == 0)
        r = put_metrics_annotation(ctx, edit, metrics, share_at);
    if (r == 0 && kin_value_exists(behavior))
        r = put_annotation(edit, BEHAVIOR_NOTE, behavior, ctx->alloc);
    (void)kin_edit_remove(
        edit, kin__edit_path(edit, kin_edit_root(), "spec.metrics"));
    (void)kin_edit_remove(
        edit, kin__edit_path(edit, kin_edit_root(), "spec.behavior"));
    return r < 0 ? r : kin_edit_check(edit, /* err= */ NULL);
}

static void add_cpu_metric(kin_edit *edit, kin_value share)
{
    kin_spot list = kin__edit_path(edit, kin_edit_root(), "spec.metrics");
    kin_spot metric = kin_edit_append(edit, list);

    (void)kin_edit_set_str(edit, kin__edit_path(edit, metric, "type"),
                           kin_s("Resource"));
    metric = kin__edit_path(edit, metric, "resource");
    (void)kin_edit_set_str(edit, kin__edit_path(edit, metric, "name"),
                           kin_s("cpu"));
    (void)kin_edit_set_str(edit, kin__edit_path(edit, metric, "target.type"),
                           kin_s("Utilization"));
    (void)kin_edit_set_value(
        edit, kin__edit_path(edit, metric, "target.averageUtilization"), share);
}

/* Removes an annotation and returns its value; keeps one that is no JSON. */
static int take_annotation(const struct kin__kind_ctx *ctx, kin_edit *edit,
                           kin_value in, const char *key, kin_document **ret)
{
    kin_value notes = kin__get2(in, "metadata", "annotations");
    kin_value text = kin__get(notes, key);

    if (!kin_value_exists(text))
        return 0;
    int r = kin_document_parse(ctx->alloc, kin_value_str(text), ret,
                               /* err= */ NULL);
    if (r == KIN_ENOMEM)
        return r;
    if (r < 0)
        return 0;
    kin_spot spot = kin__edit_path(edit, kin_edit_root(),
                                   "metadata.annotations");
    return kin_edit_remove(edit, kin_edit_member(edit, spot, kin_s(key)));
}

static int to_v2(const struct kin__kind_ctx *ctx, kin_edit *edit, kin_value in)
{
    KIN_AUTO(kin_document) *metrics = NULL;
    KIN_AUTO(kin_document) *behavior = NULL;
    kin_value share = kin__get2(in, "spec", "targetCPUUtilizationPercentage");
    kin_spot list = kin__edit_path(edit, kin_edit_root(), "spec.metrics");

    int r = take_annotation(ctx, edit, in, METRICS_NOTE, &metrics);
    if (r == 0)
        r = take_annotation(ctx, edit, in, BEHAVIOR_NOTE, &behavior);
    if (r < 0)
        return r;
    kin_value rest = metrics ? kin_document_root(metrics) : kin_value_absent();
    for (size_t i = 0; i < kin_value_count(rest); i++)
        (void)kin_edit_set_value(edit, kin_edit_append(edit, list),
                                 kin_value_at(rest, i));
    if (kin_value_exists(share))
        add_cpu_metric(edit, share);
    if (behavior)
        (void)kin_edit_set_value(
            edit, kin__edit_path(edit, kin_edit_root(), "spec.behavior"),
            kin_document_root(behavior));
    (void)kin_edit_remove(
        edit, kin__edit_path(edit, kin_edit_root(),
                             "spec.targetCPUUtilizationPercentage"));
    return kin_edit_check(edit, /* err= */ NULL);
}

static int convert_autoscaler(const struct kin__kind_ctx *ctx,
                              const struct kin__schema_resource *to,
                              kin_value in, kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;

    int r = kin_edit_new(ctx->alloc, in, &edit, err);
    if (r < 0)
        return r;
    r = kin_str_eq(to->version, kin_s("v1")) ? to_v1(ctx, edit, in)
                                             : to_v2(ctx, edit, in);
    if (r < 0)
        return kin_error_set(err, r, "convert an autoscaler: %s",
                             kin_error_text(r));
    return kin_edit_finish(edit, ret, err);
}

/* ---- all kinds ---- */

/* Sets apiVersion and puts fields into order. */
static int settle(const struct kin__kind_ctx *ctx,
                  const struct kin__schema_resource *to, kin_value in,
                  kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    char version[VERSION_SIZE];

    int r = kin_edit_new(ctx->alloc, in, &edit, err);
    if (r < 0)
        return r;
    (void)snprintf(version, sizeof(version), "%.*s%s%.*s", KIN_STR(to->group),
                   to->group.len ? "/" : "", KIN_STR(to->version));
    kin__edit_put(edit, "apiVersion", version);
    r = kin_edit_finish(edit, &doc, err);
    if (r < 0)
        return r;
    return kin__conform(ctx->alloc, to->type, kin_document_root(doc),
                        /* opts= */ NULL, ret, err);
}

int kin__kind_convert(const struct kin__kind_ctx *ctx,
                      const struct kin__schema_resource *from,
                      const struct kin__schema_resource *to, kin_value in,
                      kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = 0;

    assert(kin__kind_storage(ctx->schema, from) ==
           kin__kind_storage(ctx->schema, to));
    if (from != to && is_autoscaler(to))
        r = convert_autoscaler(ctx, to, in, &doc, err);
    else if (from != to && kin_str_eq(to->plural, kin_s("events")))
        r = convert_event(ctx, to, in, &doc, err);
    if (r < 0)
        return r;
    return settle(ctx, to, doc ? kin_document_root(doc) : in, ret, err);
}
