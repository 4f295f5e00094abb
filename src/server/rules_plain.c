/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rules_plain.c - rules for kinds without a type, mainly custom resources.  As
 * in kube-apiserver, members are sorted, the generation is incremented by every
 * change outside of metadata and status, and the status is only changed through
 * its subresource if one is declared.
 */
#include "server/rules.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include <kin/edit.h>
#include <kin/field.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "object/keys.h"
#include "object/names.h"
#include "server/crd_scale.h"
#include "server/custom.h"
#include "server/engine.h"
#include "server/kinds.h"
#include "server/stamp.h"

static bool is_custom(const struct kin__resource *resource)
{
    return resource->facts == NULL;
}

static bool is_namespace(const struct kin__resource *resource)
{
    return resource->group.len == 0 &&
           kin_str_eq(resource->plural, KIN__S("namespaces"));
}

static bool has_status(const struct kin__resource *resource)
{
    return kin__resource_subresource(resource, KIN__S("status")) != NULL;
}

static unsigned plain_flags(const struct kin__rules *rules,
                            const struct kin__resource *resource)
{
    unsigned flags = has_status(resource) ? KIN__KIND_HAS_STATUS : 0;

    (void)rules;
    if (is_namespace(resource))
        flags |= KIN__KIND_RETURNS_DELETED;
    if (is_custom(resource))
        flags |= KIN__KIND_PUT_NEEDS_VERSION | KIN__KIND_HAS_GENERATION;
    return flags;
}

/* ---- decoding ---- */

static void add_text(kin_document *doc, const char *key, kin_str text)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_string(doc, text);
}

static void add_api_version(kin_document *doc,
                            const struct kin__resource *resource)
{
    char text[512];

    (void)snprintf(text, sizeof(text), "%.*s%s%.*s", KIN_STR(resource->group),
                   resource->group.len ? "/" : "", KIN_STR(resource->version));
    add_text(doc, "apiVersion", kin_s(text));
}

/* Copies a built-in object unchanged, after its kind and apiVersion. */
static int add_builtin(kin_document *doc, const struct kin__resource *resource,
                       kin_value in)
{
    (void)kin__document_open_object(doc);
    add_text(doc, "kind", resource->kind);
    add_api_version(doc, resource);
    for (size_t i = 0; i < kin_value_count(in); i++) {
        kin_str key = kin_value_key_at(in, i);
        if (kin_str_eq(key, KIN__S("kind")) ||
            kin_str_eq(key, KIN__S("apiVersion")) ||
            kin_value_type(kin_value_at(in, i)) == KIN_TYPE_NULL)
            continue;
        (void)kin__document_key(doc, key);
        (void)kin__document_add_value(doc, kin_value_at(in, i));
    }
    return kin__document_close(doc);
}

/* Finishes a document and sets the failure. */
static int plain_finish(kin_document **doc, int r, kin_document **ret,
                        struct kin__failure *failure)
{
    kin_error err = KIN_ERROR_INIT;

    assert(r <= 0);
    if (r == 0)
        r = kin__document_finish(*doc, &err);
    if (r < 0) {
        (void)kin_error_set(&err, r, "%s", kin_error_text(r));
        return kin__failure_of_error(failure, &err);
    }
    *ret = KIN__STEAL(*doc);
    return 0;
}

static int plain_new(const struct kin__rules_call *call, kin_document **ret,
                     struct kin__failure *failure)
{
    int r = kin__document_new(call->alloc, ret, NULL);

    return r < 0 ? kin__failure_internal(failure, r, "out of memory") : 0;
}

static int plain_decode(const struct kin__rules_call *call, kin_value in,
                        kin_document **ret, struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;

    if (is_custom(call->resource))
        return kin__custom_decode(call, in, ret, failure);
    int r = plain_new(call, &doc, failure);
    if (r < 0)
        return r;
    r = add_builtin(doc, call->resource, in);
    return plain_finish(&doc, r, ret, failure);
}

/* The result is always a document. */
static int convert_custom(const struct kin__rules_call *call,
                          const struct kin__resource *to, kin_value in,
                          kin_document **ret, struct kin__failure *failure)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__custom_convert(call, to, in, ret, failure);

    if (r != 1)
        return r;
    r = kin_document_new_copy(call->alloc, in, ret, &err);
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
}

static int plain_convert(const struct kin__rules_call *call,
                         const struct kin__resource *to, kin_value in,
                         kin_document **ret, struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;

    assert(kin_str_eq(call->resource->group, to->group));
    if (is_custom(to))
        return convert_custom(call, to, in, ret, failure);
    int r = plain_new(call, &doc, failure);
    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    for (size_t i = 0; i < kin_value_count(in); i++) {
        kin_str key = kin_value_key_at(in, i);
        if (kin_str_eq(key, KIN__S("apiVersion"))) {
            add_api_version(doc, to);
            continue;
        }
        (void)kin__document_key(doc, key);
        (void)kin__document_add_value(doc, kin_value_at(in, i));
    }
    return plain_finish(&doc, kin__document_close(doc), ret, failure);
}

/* ---- preparing ---- */

static bool is_status(kin_str key)
{
    return kin_str_eq(key, KIN__S("status"));
}

/* Copies all members except a status that has a subresource. */
static int copy_without_status(const struct kin__rules_call *call, kin_value in,
                               kin_document **ret, struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;
    bool drops = has_status(call->resource);
    int r = plain_new(call, &doc, failure);

    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    for (size_t i = 0; i < kin_value_count(in); i++) {
        kin_str key = kin_value_key_at(in, i);
        if (drops && is_status(key))
            continue;
        (void)kin__document_key(doc, key);
        (void)kin__document_add_value(doc, kin_value_at(in, i));
    }
    return plain_finish(&doc, kin__document_close(doc), ret, failure);
}

static int invalid_name(const struct kin__rules_call *call, kin_str name,
                        const char *why, struct kin__failure *failure)
{
    char message[1024];

    assert(why);
    (void)snprintf(message, sizeof(message), "Invalid value: \"%.*s\": %s",
                   KIN_STR(name), why);
    kin__failure_add_cause(failure, KIN__S("FieldValueInvalid"),
                           KIN__S("metadata.name"), kin_s(message));
    return kin__failure_invalid(failure, call->resource->group,
                                call->resource->kind, name);
}

static int check_name(const struct kin__rules_call *call, kin_value in,
                      struct kin__failure *failure)
{
    const char *why = NULL;
    kin_str name = kin__meta_str(in, "name");

    if (is_namespace(call->resource)
            ? kin__name_is_dns1123_label(name, &why)
            : kin__name_is_dns1123_subdomain(name, &why))
        return 0;
    return invalid_name(call, name, why, failure);
}

static int set_generation(const struct kin__rules_call *call, kin_document *doc,
                          int64_t generation, struct kin__failure *failure)
{
    kin_error err = KIN_ERROR_INIT;
    struct kin__stamp stamp = {
        .key = "generation", .kind = KIN__STAMP_INT, .number = generation};

    if (!(plain_flags(call->rules, call->resource) & KIN__KIND_HAS_GENERATION))
        stamp.kind = KIN__STAMP_REMOVE;
    int r = kin__stamp(doc, is_custom(call->resource), &stamp, 1, &err);
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
}

/* A new namespace gets a label, a finalizer and a phase. */
static int prepare_namespace(const struct kin__rules_call *call, kin_value in,
                             kin_document **ret, struct kin__failure *failure)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = kin_edit_new(call->alloc, in, &edit, &err);

    assert(is_namespace(call->resource));
    if (r < 0)
        return kin__failure_of_error(failure, &err);
    kin_spot root = kin_edit_root();
    kin_spot labels = kin_edit_member(
        edit, kin_edit_member(edit, root, KIN__S("metadata")),
        KIN__S("labels"));
    (void)kin_edit_set_str(
        edit,
        kin_edit_member(edit, labels, KIN__S("kubernetes.io/metadata.name")),
        kin__meta_str(in, "name"));
    kin_spot finalizers = kin_edit_member(
        edit, kin_edit_member(edit, root, KIN__S("spec")),
        KIN__S("finalizers"));
    (void)kin_edit_set_array(edit, finalizers);
    (void)kin_edit_set_str(edit, kin_edit_append(edit, finalizers),
                           KIN__S("kubernetes"));
    (void)kin_edit_set_str(
        edit,
        kin_edit_member(edit, kin_edit_member(edit, root, KIN__S("status")),
                        KIN__S("phase")),
        KIN__S("Active"));
    r = kin_edit_finish(edit, ret, &err);
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
}

static int plain_prepare_create(const struct kin__rules_call *call,
                                kin_value in, kin_document **ret,
                                struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = check_name(call, in, failure);

    if (r == 0)
        r = copy_without_status(call, in, &doc, failure);
    if (r < 0)
        return r;
    if (is_namespace(call->resource))
        return prepare_namespace(call, kin_document_root(doc), ret, failure);
    r = set_generation(call, doc, 1, failure);
    if (r == 0 && is_custom(call->resource))
        r = kin__custom_validate(call, KIN_VALUE_ABSENT, kin_document_root(doc),
                                 failure);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* Whether a member of `a` differs in `b`, except metadata and a status that has
 * a subresource: 1, 0 or KIN_ENOMEM. */
static int spec_differs(const struct kin__rules_call *call, kin_value a,
                        kin_value b)
{
    bool skips = has_status(call->resource);
    bool differs = false;
    struct kin__keys keys;

    int r = kin__keys_init(&keys, call->alloc, b);
    if (r < 0)
        return r;
    for (size_t i = 0; !differs && i < kin_value_count(a); i++) {
        kin_str key = kin_value_key_at(a, i);
        if (kin_str_eq(key, KIN__S("metadata")) || (skips && is_status(key)))
            continue;
        differs = !kin_value_equal(kin_value_at(a, i),
                                   kin__keys_get(&keys, key));
    }
    kin__keys_done(&keys);
    return differs;
}

/* Copies `base` with one member of `from`, which replaces that of `base` or is
 * inserted in sorted order. */
static int copy_with_member(const struct kin__rules_call *call, kin_value base,
                            kin_value from, kin_str key, kin_document **ret,
                            struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value value = kin_value_get(from, key);
    bool is_left = kin_value_exists(value);
    int r = plain_new(call, &doc, failure);

    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    for (size_t i = 0; i < kin_value_count(base); i++) {
        kin_str at = kin_value_key_at(base, i);
        int order = kin_str_cmp(at, key);
        if (is_left &&
            (order == 0 || (order > 0 && is_custom(call->resource)))) {
            (void)kin__document_key(doc, key);
            (void)kin__document_add_value(doc, value);
            is_left = false;
        }
        if (order == 0)
            continue;
        (void)kin__document_key(doc, at);
        (void)kin__document_add_value(doc, kin_value_at(base, i));
    }
    if (is_left) {
        (void)kin__document_key(doc, key);
        (void)kin__document_add_value(doc, value);
    }
    return plain_finish(&doc, kin__document_close(doc), ret, failure);
}

static int plain_prepare_update(const struct kin__rules_call *call,
                                kin_value old, kin_value in, kin_document **ret,
                                struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_document) *former = NULL;
    int64_t generation = kin_value_as_int64(kin__meta_get(old, "generation"));
    int r = 0;

    /* As it is read: another schema is not a change. */
    if (is_custom(call->resource))
        r = kin__custom_convert(call, call->resource, old, &former, failure);
    if (r < 0)
        return r;
    if (former)
        old = kin_document_root(former);

    if (is_status(call->subresource)) {
        r = copy_with_member(call, old, in, KIN__S("status"), &doc, failure);
    } else if (is_namespace(call->resource)) {
        KIN_AUTO(kin_document) *spec = NULL;
        r = copy_with_member(call, in, old, KIN__S("spec"), &spec, failure);
        if (r == 0)
            r = copy_with_member(call, kin_document_root(spec), old,
                                 KIN__S("status"), &doc, failure);
    } else if (has_status(call->resource)) {
        r = copy_with_member(call, in, old, KIN__S("status"), &doc, failure);
    } else {
        r = copy_without_status(call, in, &doc, failure);
    }
    if (r < 0)
        return r;
    kin_value made = kin_document_root(doc);
    r = spec_differs(call, made, old);
    if (r == 0)
        r = spec_differs(call, old, made);
    if (r < 0)
        return kin__failure_internal(failure, r, "out of memory");
    r = set_generation(call, doc, generation + r, failure);
    if (r == 0 && is_custom(call->resource))
        r = kin__custom_validate(call, old, kin_document_root(doc), failure);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* ---- other functions ---- */

static int plain_strategic(const struct kin__rules_call *call,
                           kin_value original, kin_value patch,
                           kin_document **ret, struct kin__failure *failure)
{
    (void)call;
    (void)original;
    (void)patch;
    (void)ret;
    return kin__failure_set(
        failure, 415, "UnsupportedMediaType",
        "the body of the request was in an unknown format - accepted media "
        "types include: application/json-patch+json, "
        "application/merge-patch+json, application/apply-patch+yaml");
}

/* The path of a selectable field: "spec.host". */
static kin_str selectable_at(kin_value fields, size_t index)
{
    kin_str path = kin_value_str(
        kin_value_get(kin_value_at(fields, index), KIN__S("jsonPath")));

    return path.len > 0 && path.ptr[0] == '.'
               ? kin__str_slice(path, 1, SIZE_MAX)
               : path;
}

static bool plain_is_selectable(const struct kin__rules *rules,
                                const struct kin__resource *resource,
                                kin_str field)
{
    kin_value fields = kin_value_get(resource->definition_version,
                                     KIN__S("selectableFields"));

    (void)rules;
    if (field.len == 0)
        return kin_value_count(fields) > 0;
    for (size_t i = 0; i < kin_value_count(fields); i++)
        if (kin_str_eq(selectable_at(fields, i), field))
            return true;
    return kin_str_eq(field, KIN__S("metadata.name")) ||
           kin_str_eq(field, KIN__S("metadata.namespace"));
}

static kin_str plain_field(const struct kin__rules *rules,
                           const struct kin__resource *resource,
                           kin_value object, kin_str field,
                           kin_scratch *scratch)
{
    (void)rules;
    (void)resource;
    if (kin_str_eq(field, KIN__S("metadata.name")))
        return kin__meta_str(object, "name");
    if (kin_str_eq(field, KIN__S("metadata.namespace")))
        return kin__meta_str(object, "namespace");
    while (field.ptr && field.len > 0)
        object = kin_value_get(object, kin__str_cut(&field, '.'));
    switch (kin_value_type(object)) {
    case KIN_TYPE_BOOL:
        return kin_value_as_bool(object) ? KIN__S("true") : KIN__S("false");
    case KIN_TYPE_NUMBER:
    case KIN_TYPE_STRING:
        return kin_value_text(object, scratch);
    default:
        return KIN__S("");
    }
}

static int64_t plain_grace(const struct kin__rules *rules,
                           const struct kin__resource *resource,
                           kin_value object, int64_t asked_s)
{
    (void)rules;
    (void)resource;
    (void)object;
    (void)asked_s;
    return 0;
}

static int plain_bind(const struct kin__rules_call *call, kin_value pod,
                      kin_value binding, kin_document **ret,
                      struct kin__failure *failure)
{
    (void)pod;
    (void)binding;
    (void)ret;
    return kin__failure_not_found(failure, call->resource->group,
                                  call->resource->plural, call->name);
}

const struct kin__rules kin__rules_plain = {
    .flags = plain_flags,
    .decode = plain_decode,
    .convert = plain_convert,
    .prepare_create = plain_prepare_create,
    .prepare_update = plain_prepare_update,
    .strategic = plain_strategic,
    .is_selectable = plain_is_selectable,
    .field = plain_field,
    .grace = plain_grace,
    .scale = kin__crd_scale,
    .set_scale = kin__crd_set_scale,
    .bind = plain_bind,
};
