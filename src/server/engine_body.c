/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_body.c - what the body of a request must be, in kube-apiserver's
 * words.
 */
#include <stdio.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "base/str.h"
#include "server/engine_write.h"
#include "server/stamp.h"

static int write_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

/* Kubernetes repeats the whole body. */
static int fail_no_kind(struct kin__write *w, kin_value body, const char *what)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, w->engine->alloc, KIN__FAILURE_MESSAGE_MAX / 4);
    int r = kin_value_write(body, 0, write_piece, &text);
    if (r == KIN_ENOMEM)
        return kin__write_no_memory(w, r);
    return kin__failure_bad_request(
        w->failure,
        "the object provided is unrecognized (must be of type %.*s): Object "
        "'%s' is missing in '%s' (%s)",
        KIN_STR(w->target->resource->kind), what, kin__buf_str(&text).ptr,
        kin__buf_str(&text).ptr);
}

static int check_custom_type(struct kin__write *w, kin_value body, kin_str kind,
                             kin_str version, kin_str expected)
{
    const struct kin__resource *resource = w->target->resource;

    if (kind.len == 0)
        return fail_no_kind(w, body, "Kind");
    if (version.len == 0)
        return fail_no_kind(w, body, "apiVersion");
    if (!kin_str_eq(version, expected))
        return kin__failure_bad_request(
            w->failure,
            "the API version in the data (%.*s) does not match the expected "
            "API version (%.*s)",
            KIN_STR(version), KIN_STR(expected));
    if (!kin_str_eq(kind, resource->kind))
        return kin__failure_bad_request(
            w->failure,
            "the kind in the data (%.*s) does not match the expected kind "
            "(%.*s)",
            KIN_STR(kind), KIN_STR(resource->kind));
    return 0;
}

static int check_builtin_type(struct kin__write *w, kin_str kind,
                              kin_str version, kin_str expected)
{
    const struct kin__resource *resource = w->target->resource;

    if (version.len && !kin_str_eq(version, expected))
        return kin__failure_bad_request(
            w->failure,
            "%.*s in version \"%.*s\" cannot be handled as a %.*s: no kind "
            "\"%.*s\" is registered for version \"%.*s\" in scheme "
            "\"pkg/runtime/scheme.go:111\"",
            KIN_STR(kind.len ? kind : resource->kind), KIN_STR(version),
            KIN_STR(resource->kind), KIN_STR(kind.len ? kind : resource->kind),
            KIN_STR(version));
    if (kind.len && !kin_str_eq(kind, resource->kind))
        return kin__failure_bad_request(
            w->failure,
            "%.*s in version \"%.*s\" cannot be handled as a %.*s: it is a "
            "%.*s",
            KIN_STR(kind), KIN_STR(resource->version), KIN_STR(resource->kind),
            KIN_STR(kind));
    return 0;
}

/* Whether the body says that it is of another kind. */
static int check_type(struct kin__write *w, kin_value body)
{
    const struct kin__resource *resource = w->target->resource;
    kin_str kind = kin_value_str(kin_value_get(body, KIN__S("kind")));
    kin_str version = kin_value_str(kin_value_get(body, KIN__S("apiVersion")));
    char expected[512];

    if (kin_value_type(body) != KIN_TYPE_OBJECT)
        return kin__failure_bad_request(w->failure,
                                        "the body of the request is not an "
                                        "object");
    (void)snprintf(expected, sizeof(expected), "%.*s%s%.*s",
                   KIN_STR(resource->group), resource->group.len ? "/" : "",
                   KIN_STR(resource->version));
    if (kin__write_is_custom(w))
        return check_custom_type(w, body, kind, version, kin_s(expected));
    return check_builtin_type(w, kind, version, kin_s(expected));
}

int kin__write_decode(struct kin__write *w, kin_value body, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__rules *rules = w->engine->rules;
    int r = check_type(w, body);

    if (r == 0)
        r = rules->decode(&w->call, body, &doc, w->failure);
    if (r < 0)
        return r;
    if (w->served->storage)
        return rules->convert(&w->call, kin__served_storage(w->served),
                              kin_document_root(doc), ret, w->failure);
    *ret = KIN__STEAL(doc);
    return 0;
}

int kin__write_check_namespace(struct kin__write *w, kin_value in)
{
    kin_str space = kin__meta_str(in, "namespace");

    if (space.len == 0 || kin_str_eq(space, w->target->namespace_))
        return 0;
    return kin__failure_bad_request(
        w->failure, "the namespace of the provided object does not match the "
                    "namespace sent on the request");
}

int kin__write_check_name(struct kin__write *w, kin_value in)
{
    kin_str name = kin__meta_str(in, "name");

    if (name.len == 0)
        return kin__failure_bad_request(
            w->failure,
            "the name of the object (%.*s based on URL) was undeterminable: "
            "name must be provided",
            KIN_STR(w->target->name));
    if (!kin_str_eq(name, w->target->name))
        return kin__failure_bad_request(
            w->failure,
            "the name of the object (%.*s) does not match the name on the URL "
            "(%.*s)",
            KIN_STR(name), KIN_STR(w->target->name));
    return kin__write_check_namespace(w, in);
}
