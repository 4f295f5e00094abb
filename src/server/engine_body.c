/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_body.c - what the body of a request must be, in kube-apiserver's
 * words.
 */
#include <stdio.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/arena.h"
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

static int count_piece(kin_str piece, void *userdata)
{
    size_t *left = userdata;

    if (piece.len > *left)
        return KIN_ELIMIT;
    *left -= piece.len;
    return 0;
}

int kin__value_fits(kin_value value, size_t max_bytes)
{
    return kin_value_write(value, 0, count_piece, &max_bytes);
}

/* Whether arrays and objects stand in each other more than `max` times. */
static bool is_deeper(kin_value value, unsigned max)
{
    if (kin_value_type(value) != KIN_TYPE_OBJECT &&
        kin_value_type(value) != KIN_TYPE_ARRAY)
        return false;
    if (max == 0)
        return true;
    for (size_t i = 0; i < kin_value_count(value); i++)
        if (is_deeper(kin_value_at(value, i), max - 1))
            return true;
    return false;
}

/* The most that the text of an immediate, or of a byte of a string that needs
 * escapes, can have. */
enum { IMMEDIATE_MAX = 24, ESCAPE_MAX = 6 };

static size_t at_most(const uint32_t *node, size_t len)
{
    return kin__node_head(node) & KIN__NODE_EXTRA ? len * ESCAPE_MAX : len;
}

/* Takes from `*left` at least what the text of a node has.  False when that is
 * more, or when it is deeper than `depth`: then it must be looked at closely.
 */
static bool takes_little(const uint32_t *base, const uint32_t *node,
                         unsigned depth, size_t *left)
{
    uint32_t count = kin__node_count(node);
    enum kin__node_type type = kin__node_type(node);
    size_t size = 2 + at_most(node, count);

    if (type == KIN__NODE_OBJECT) {
        const uint32_t *shape = kin__node(base, kin__node_shape(node));
        size += at_most(shape, kin__shape_text_len(shape));
    }
    if (size > *left || depth == 0)
        return false;
    *left -= size;
    if (type != KIN__NODE_OBJECT && type != KIN__NODE_ARRAY)
        return true;
    const kin__val *values = kin__node_values(node);
    for (uint32_t i = 0; i < count; i++) {
        if (kin__val_is_node(values[i])) {
            if (!takes_little(base, base + values[i], depth - 1, left))
                return false;
        } else if (*left < IMMEDIATE_MAX) {
            return false;
        } else {
            *left -= IMMEDIATE_MAX;
        }
    }
    return true;
}

static bool is_small(kin_value value, size_t max)
{
    const struct kin__arena *arena = value.home;

    return kin__val_is_node(value.bits) &&
           takes_little(arena->ro, kin__node(arena->ro, value.bits),
                        KIN__OBJECT_DEPTH_MAX, &max);
}

int kin__write_check_size(struct kin__write *w, kin_value value)
{
    size_t max = w->engine->opts.object_bytes;

    if (is_small(value, max))
        return 0;
    /* Size first: it limits what there is to look at. */
    int r = kin__value_fits(value, max);

    if (r == 0 && is_deeper(value, KIN__OBJECT_DEPTH_MAX))
        return kin__failure_too_deep(w->failure);

    if (r == KIN_ELIMIT)
        return kin__failure_too_long(w->failure, max);
    return r < 0 ? kin__write_no_memory(w, r) : 0;
}
