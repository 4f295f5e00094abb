/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_scale.c - subresources with their own kind: Scale and Binding.
 */
#include "base/alloc.h"
#include "object/edit.h"
#include "server/kinds_impl.h"

enum {
    SELECTOR_MAX = 1 << 20,
};

/* ---- Scale ---- */

/* Appends a requirement in the syntax of label selectors. */
static int append_requirement(struct kin__buf *buf, kin_value need)
{
    kin_str key = kin__get_str(need, "key");
    kin_value what = kin__get(need, "operator");
    kin_value values = kin__get(need, "values");

    if (kin__is_str(what, "Exists"))
        return kin__buf_append(buf, key);
    if (kin__is_str(what, "DoesNotExist"))
        return kin__buf_printf(buf, "!%.*s", KIN_STR(key));
    int r = kin__buf_printf(buf, "%.*s %s (", KIN_STR(key),
                            kin__is_str(what, "In") ? "in" : "notin");
    for (size_t i = 0; r == 0 && i < kin_value_count(values); i++)
        r = kin__buf_printf(buf, "%s%.*s", i > 0 ? "," : "",
                            KIN_STR(kin_value_str(kin_value_at(values, i))));
    return r < 0 ? r : kin__buf_append_byte(buf, ')');
}

static int append_labels(struct kin__buf *buf, kin_value labels)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < kin_value_count(labels); i++)
        r = kin__buf_printf(buf, "%s%.*s=%.*s", buf->len > 0 ? "," : "",
                            KIN_STR(kin_value_key_at(labels, i)),
                            KIN_STR(kin_value_str(kin_value_at(labels, i))));
    return r;
}

/* A ReplicationController's selector is a plain map. */
static int append_selector(struct kin__buf *buf, kin_value selector,
                           bool is_plain)
{
    kin_value needs = kin__get(selector, "matchExpressions");
    int r = append_labels(buf, is_plain ? selector
                                        : kin__get(selector, "matchLabels"));

    for (size_t i = 0; r == 0 && !is_plain && i < kin_value_count(needs); i++) {
        if (buf->len > 0)
            r = kin__buf_append_byte(buf, ',');
        if (r == 0)
            r = append_requirement(buf, kin_value_at(needs, i));
    }
    return r;
}

static void add_metadata(kin_edit *edit, kin_value meta)
{
    static const char *const MEMBERS[] = {
        "name", "namespace", "uid", "resourceVersion", "creationTimestamp",
    };
    kin_spot spot = kin__edit_path(edit, kin_edit_root(), "metadata");

    for (size_t i = 0; i < sizeof(MEMBERS) / sizeof(MEMBERS[0]); i++)
        if (kin_value_exists(kin__get(meta, MEMBERS[i])))
            (void)kin_edit_set_value(
                edit, kin_edit_member(edit, spot, kin_s(MEMBERS[i])),
                kin__get(meta, MEMBERS[i]));
}

int kin__kind_scale(const struct kin__kind_ctx *ctx, kin_value object,
                    kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF selector;
    kin_value spec = kin__get(object, "spec");
    const struct kin__schema_type *type = kin__schema_find_type(
        ctx->schema, kin_s("autoscaling/v1.Scale"));

    kin__buf_init(&selector, ctx->alloc, SELECTOR_MAX);
    int r = append_selector(
        &selector, kin__get(spec, "selector"),
        kin__is_str(kin__get(object, "kind"), "ReplicationController"));
    if (r < 0)
        return kin_error_set(err, r, "scale: %s", kin_error_text(r));
    r = kin_edit_new(ctx->alloc, kin_value_absent(), &edit, err);
    if (r < 0)
        return r;
    kin__edit_put(edit, "kind", "Scale");
    kin__edit_put(edit, "apiVersion", "autoscaling/v1");
    add_metadata(edit, kin__get(object, "metadata"));
    (void)kin_edit_set_int(
        edit, kin__edit_path(edit, kin_edit_root(), "spec.replicas"),
        kin__get_int(spec, "replicas", 0));
    (void)kin_edit_set_int(
        edit, kin__edit_path(edit, kin_edit_root(), "status.replicas"),
        kin__get_int(kin__get(object, "status"), "replicas", 0));
    kin__edit_put(edit, "status.selector", selector.ptr ? selector.ptr : "");
    r = kin_edit_finish(edit, &doc, err);
    if (r < 0)
        return r;
    return kin__conform(ctx->alloc, type, kin_document_root(doc),
                        /* opts= */ NULL, ret, err);
}

int kin__kind_set_scale(const struct kin__kind_ctx *ctx, kin_value object,
                        kin_value scale, kin_document **ret,
                        struct kin__causes *causes, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_value replicas = kin__get2(scale, "spec", "replicas");
    int64_t count = 0;

    kin__check_at_least(causes, KIN__AT(KIN__AT(NULL, "spec"), "replicas"),
                        replicas, 0);
    if (causes->error < 0)
        return kin_error_set(err, causes->error, NULL);
    if (causes->count > 0)
        return kin_error_set(err, KIN_EINVAL, "%s", causes->items[0].message);
    if (kin_value_exists(replicas) && kin_value_int(replicas, &count) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "spec.replicas must be an integer");
    int r = kin_edit_new(ctx->alloc, object, &edit, err);
    if (r < 0)
        return r;
    (void)kin_edit_set_int(
        edit, kin__edit_path(edit, kin_edit_root(), "spec.replicas"), count);
    return kin_edit_finish(edit, ret, err);
}

/* ---- Binding ---- */

static void check_target(struct kin__causes *causes, kin_value target)
{
    static const char *const KINDS[] = {"Node", "<empty>", NULL};
    const struct kin__at *at = KIN__AT(NULL, "target");
    kin_value kind = kin__get(target, "kind");

    if (kin_value_str(kind).len > 0 && !kin__is_str(kind, "Node"))
        kin__causes_unsupported(causes, KIN__AT(at, "kind"), kind, KINDS);
    (void)kin__check_required(causes, KIN__AT(at, "name"),
                              kin__get(target, "name"));
}

static void set_string(kin_edit *edit, kin_spot spot, const char *member,
                       const char *text)
{
    (void)kin_edit_set_str(edit, kin_edit_member(edit, spot, kin_s(member)),
                           kin_s(text));
}

/* Adds the PodScheduled condition, a Pod's first one. */
static void set_scheduled(kin_edit *edit, kin_value pod, int64_t now_s)
{
    kin_value conditions = kin__get2(pod, "status", "conditions");
    kin_spot list = kin__edit_path(edit, kin_edit_root(), "status.conditions");
    kin_spot spot = kin_edit_root();
    bool is_found = false;

    for (size_t i = 0; !is_found && i < kin_value_count(conditions); i++) {
        if (!kin__is_str(kin__get(kin_value_at(conditions, i), "type"),
                         "PodScheduled"))
            continue;
        is_found = true;
        if (kin__is_str(kin__get(kin_value_at(conditions, i), "status"),
                        "True"))
            return;
        spot = kin_edit_element(edit, list, i);
    }
    if (!is_found)
        spot = kin_edit_append(edit, list);
    set_string(edit, spot, "type", "PodScheduled");
    set_string(edit, spot, "status", "True");
    (void)kin_edit_set_time(
        edit, kin_edit_member(edit, spot, kin_s("lastTransitionTime")),
        (kin_time){.seconds = now_s});
    (void)kin__edit_set_null(
        edit, kin_edit_member(edit, spot, kin_s("lastProbeTime")));
}

static int check_bindable(kin_value pod, kin_error *err)
{
    kin_value meta = kin__get(pod, "metadata");
    kin_str name = kin__get_str(meta, "name");
    kin_str node = kin__get_str(kin__get(pod, "spec"), "nodeName");

    if (kin_value_exists(kin__get(meta, "deletionTimestamp")))
        return kin_error_set(err, KIN_ECONFLICT,
                             "pod %.*s is being deleted, cannot be assigned to "
                             "a host",
                             KIN_STR(name));
    if (node.len > 0)
        return kin_error_set(err, KIN_ECONFLICT,
                             "pod %.*s is already assigned to node \"%.*s\"",
                             KIN_STR(name), KIN_STR(node));
    return 0;
}

int kin__kind_bind_pod(const struct kin__kind_ctx *ctx, kin_value pod,
                       kin_value binding, kin_document **ret,
                       struct kin__causes *causes, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value target = kin__get(binding, "target");

    check_target(causes, target);
    if (causes->error < 0)
        return kin_error_set(err, causes->error, NULL);
    if (causes->count > 0)
        return kin_error_set(err, KIN_EINVAL, "%s", causes->items[0].message);
    int r = check_bindable(pod, err);
    if (r == 0)
        r = kin_edit_new(ctx->alloc, pod, &edit, err);
    if (r < 0)
        return r;
    (void)kin_edit_set_value(
        edit, kin__edit_path(edit, kin_edit_root(), "spec.nodeName"),
        kin__get(target, "name"));
    set_scheduled(edit, pod, ctx->now_s);
    r = kin_edit_finish(edit, &doc, err);
    if (r < 0)
        return r;
    return kin__conform(
        ctx->alloc, kin__schema_find_type(ctx->schema, kin_s("core/v1.Pod")),
        kin_document_root(doc), /* opts= */ NULL, ret, err);
}
