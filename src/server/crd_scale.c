/* SPDX-License-Identifier: Apache-2.0 */
#include "server/crd_scale.h"

#include <stdio.h>

#include <kin/edit.h>
#include <kin/field.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "server/engine.h"
#include "server/stamp.h"

/* `subresources.scale` of the version; absent for a built-in resource. */
static kin_value scale_of(const struct kin__rules_call *call)
{
    return kin_value_get(kin_value_get(call->resource->definition_version,
                                       KIN__S("subresources")),
                         KIN__S("scale"));
}

static kin_str path_of(const struct kin__rules_call *call, const char *key)
{
    kin_str path = kin_value_str(kin_value_get(scale_of(call), kin_s(key)));

    /* Paths start with a dot and contain no brackets. */
    return path.len ? kin__str_slice(path, 1, SIZE_MAX) : path;
}

kin_str kin__crd_scale_path(const struct kin__resource *resource)
{
    const struct kin__rules_call call = {.resource = resource};

    return path_of(&call, "specReplicasPath");
}

static kin_value value_at(kin_value object, kin_str path)
{
    while (path.ptr && path.len)
        object = kin_value_get(object, kin__str_cut(&path, '.'));
    return object;
}

/* ---- reading ---- */

static void add_number(kin_document *doc, const char *key, kin_value value)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_int(doc, kin_value_as_int64(value));
}

static void add_member(kin_document *doc, kin_value object, const char *key)
{
    kin_value value = kin_value_get(object, kin_s(key));

    if (!kin_value_exists(value))
        return;
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_value(doc, value);
}

static void add_text(kin_document *doc, const char *key, kin_str text)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_string(doc, text);
}

static void add_metadata(kin_document *doc, kin_value object)
{
    kin_value metadata = kin_value_get(object, KIN__S("metadata"));

    (void)kin__document_key(doc, KIN__S("metadata"));
    (void)kin__document_open_object(doc);
    add_member(doc, metadata, "name");
    add_member(doc, metadata, "namespace");
    add_member(doc, metadata, "uid");
    add_member(doc, metadata, "resourceVersion");
    add_member(doc, metadata, "creationTimestamp");
    (void)kin__document_close(doc);
}

static void add_status(kin_document *doc, const struct kin__rules_call *call,
                       kin_value object)
{
    kin_str path = path_of(call, "labelSelectorPath");
    kin_str selector = path.len ? kin_value_str(value_at(object, path))
                                : KIN__S("");

    (void)kin__document_key(doc, KIN__S("status"));
    (void)kin__document_open_object(doc);
    add_number(doc, "replicas",
               value_at(object, path_of(call, "statusReplicasPath")));
    if (selector.len)
        add_text(doc, "selector", selector);
    (void)kin__document_close(doc);
}

static int fail_no_scale(const struct kin__rules_call *call,
                         struct kin__failure *failure)
{
    return kin__failure_not_found(failure, call->resource->group,
                                  call->resource->plural, call->name);
}

int kin__crd_scale(const struct kin__rules_call *call, kin_value object,
                   kin_document **ret, struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_str path = path_of(call, "specReplicasPath");

    if (path.len == 0)
        return fail_no_scale(call, failure);
    kin_value replicas = value_at(object, path);
    if (kin_value_type(replicas) != KIN_TYPE_NUMBER)
        return kin__failure_internal(
            failure, KIN_ESERVER,
            "Internal error occurred: the spec replicas field \".%.*s\" does "
            "not exist",
            KIN_STR(path));
    int r = kin__document_new(call->alloc, &doc, &err);
    if (r < 0)
        return kin__failure_of_error(failure, &err);
    (void)kin__document_open_object(doc);
    add_text(doc, "kind", KIN__S("Scale"));
    add_text(doc, "apiVersion", KIN__S("autoscaling/v1"));
    add_metadata(doc, object);
    (void)kin__document_key(doc, KIN__S("spec"));
    (void)kin__document_open_object(doc);
    add_number(doc, "replicas", replicas);
    (void)kin__document_close(doc);
    add_status(doc, call, object);
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, &err);
    if (r < 0)
        return kin__failure_of_error(failure, &err);
    *ret = KIN__STEAL(doc);
    return 0;
}

/* ---- writing ---- */

int kin__crd_set_scale(const struct kin__rules_call *call, kin_value object,
                       kin_value scale, kin_document **ret,
                       struct kin__failure *failure)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_str path = path_of(call, "specReplicasPath");
    int64_t replicas = kin_value_as_int64(kin_value_get(
        kin_value_get(scale, KIN__S("spec")), KIN__S("replicas")));

    if (path.len == 0)
        return fail_no_scale(call, failure);
    if (replicas < 0) {
        char message[128];
        (void)snprintf(message, sizeof(message),
                       "Invalid value: %lld: should be a non-negative integer",
                       (long long)replicas);
        kin__failure_add_cause(failure, KIN__S("FieldValueInvalid"),
                               kin_value_str(kin_value_get(
                                   scale_of(call), KIN__S("specReplicasPath"))),
                               kin_s(message));
        return kin__failure_invalid(failure, KIN__S("autoscaling"),
                                    KIN__S("Scale"), call->name);
    }
    int r = kin_edit_new(call->alloc, object, &edit, &err);
    if (r < 0)
        return kin__failure_of_error(failure, &err);
    kin_spot spot = kin_edit_root();
    while (path.ptr && path.len)
        spot = kin_edit_member(edit, spot, kin__str_cut(&path, '.'));
    (void)kin_edit_set_int(edit, spot, replicas);
    r = kin_edit_finish(edit, ret, &err);
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
}
