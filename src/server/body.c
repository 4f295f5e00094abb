/* SPDX-License-Identifier: Apache-2.0 */
#include "server/body.h"

#include <kin/json.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/builder.h"
#include "object/document.h"
#include "server/front_internal.h"
#include "wire/json_strict.h"
#include "wire/proto.h"
#include "wire/yaml.h"

static int body_unsupported(struct kin__request *request)
{
    return kin__failure_set(
        &request->failure, 415, "UnsupportedMediaType",
        "the body of the request was in an unknown format - accepted media "
        "types include: application/json, application/yaml, "
        "application/vnd.kubernetes.protobuf");
}

/* A short YAML text may expand to a large object. */
static int body_check_size(struct kin__request *request,
                           const kin_document *doc)
{
    size_t max = request->front->max_body_bytes;
    int r = kin__value_fits(kin_document_root(doc), max);

    if (r == KIN_ELIMIT)
        return kin__failure_too_long(&request->failure, max);
    return r < 0 ? kin__failure_internal(&request->failure, r, "out of memory")
                 : 0;
}

/* 400 with Kubernetes' message, which quotes the body. */
static int body_malformed(struct kin__request *request, kin_str kind,
                          const kin_error *err)
{
    kin_str body = request->incoming->body;

    if (err->code == KIN_ENOMEM)
        return kin__failure_internal(&request->failure, KIN_ENOMEM,
                                     "out of memory");
    return kin__failure_bad_request(
        &request->failure,
        "the object provided is unrecognized (must be of type %.*s): couldn't "
        "get version/kind; json parse error: %s (%s)",
        KIN_STR(kind), err->message, body.len == 0 ? "<empty>" : "...");
}

static int body_read_yaml(const kin_allocator *alloc, kin_str text,
                          kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_YAML_READER *reader = NULL;
    int r = kin__yaml_reader_new(alloc, text, &reader, err);

    if (r == 0)
        r = kin__document_new(alloc, &doc, err);
    if (r == 0)
        r = kin__yaml_read(reader, doc->arena, &doc->root, err);
    if (r < 0)
        return r;
    if (r == 0)
        kin__document_set_root(doc, KIN__VAL_NULL);
    *ret = KIN__STEAL(doc);
    return 0;
}

static int body_read_proto(struct kin__request *request, kin_str kind,
                           kin_str body, kin_document **ret, kin_error *err)
{
    const struct kin__proto_opts opts = {.alloc = request->alloc,
                                         .schema = request->front->schema,
                                         .kind = kind};

    return kin__proto_decode(&opts, body, /* ret_type= */ NULL, ret, err);
}

int kin__body_read(struct kin__request *request, kin_str kind,
                   kin_document **ret)
{
    kin_str body = request->incoming->body;
    kin_error err = KIN_ERROR_INIT;
    int r;

    switch (request->media) {
    case KIN__MEDIA_JSON:
        r = kin__document_parse_noting(request->alloc, body,
                                       &request->has_duplicates, ret, &err);
        break;
    case KIN__MEDIA_YAML:
        r = body_read_yaml(request->alloc, body, ret, &err);
        break;
    case KIN__MEDIA_PROTOBUF:
        if (!request->front->schema)
            return body_unsupported(request);
        r = body_read_proto(request, kind, body, ret, &err);
        break;
    default:
        return body_unsupported(request);
    }
    if (r < 0)
        return body_malformed(request, kind, &err);
    assert(*ret);
    if (kin_value_type(kin_document_root(*ret)) == KIN_TYPE_NULL &&
        request->media == KIN__MEDIA_YAML) {
        (void)kin_document_free(KIN__STEAL(*ret));
        (void)kin_error_set(&err, KIN_EPARSE, "no document");
        return body_malformed(request, kind, &err);
    }
    return request->media == KIN__MEDIA_YAML ? body_check_size(request, *ret)
                                             : 0;
}

/* 400 with the words of Go's YAML parser, which has no line for the first one,
 * and no context. */
static int patch_malformed(struct kin__request *request, const char *message)
{
    kin_str rest = kin_s(message);
    kin_str line = kin__str_cut(&rest, ':');
    uint64_t number = 0;

    if (kin__str_to_u64(line, &number) < 0 || !rest.ptr)
        return kin__failure_bad_request(&request->failure,
                                        "error decoding patch: %s", message);
    (void)kin__str_cut(&rest, ' ');
    size_t context = kin__str_find(rest, '(');
    if (context != KIN__STR_NONE && context > 0)
        rest = kin__str_slice(rest, 0, context - 1);
    if (number <= 1)
        return kin__failure_bad_request(&request->failure,
                                        "error decoding patch: error "
                                        "converting YAML to JSON: yaml: %.*s",
                                        KIN_STR(rest));
    return kin__failure_bad_request(
        &request->failure,
        "error decoding patch: error converting YAML to JSON: yaml: line "
        "%.*s: %.*s",
        KIN_STR(line), KIN_STR(rest));
}

static int patch_unsupported(struct kin__request *request)
{
    if (!request->resource->facts)
        return kin__failure_set(
            &request->failure, 415, "UnsupportedMediaType",
            "the body of the request was in an unknown format - accepted media "
            "types include: application/json-patch+json, "
            "application/merge-patch+json, application/apply-patch+yaml");
    request->failure.has_empty_details = true;
    return kin__failure_set(&request->failure, 415, "UnsupportedMediaType",
                            "415: Unsupported Media Type");
}

int kin__body_patch_type(struct kin__request *request,
                         enum kin__patch_type *ret_type)
{
    switch (request->media) {
    case KIN__MEDIA_JSON_PATCH:
        *ret_type = KIN__PATCH_JSON;
        break;
    case KIN__MEDIA_MERGE_PATCH:
        *ret_type = KIN__PATCH_MERGE;
        break;
    case KIN__MEDIA_STRATEGIC_PATCH:
        *ret_type = KIN__PATCH_STRATEGIC;
        break;
    case KIN__MEDIA_APPLY_PATCH:
        *ret_type = KIN__PATCH_APPLY;
        break;
    default:
        return patch_unsupported(request);
    }
    return 0;
}

int kin__body_read_patch(struct kin__request *request, kin_document **ret)
{
    kin_str body = request->incoming->body;
    kin_error err = KIN_ERROR_INIT;
    bool has_duplicates = false;
    int r;

    if (request->media == KIN__MEDIA_APPLY_PATCH)
        r = body_read_yaml(request->alloc, body, ret, &err);
    else
        r = kin__document_parse_noting(request->alloc, body, &has_duplicates,
                                       ret, &err);
    if (r == KIN_ENOMEM)
        return kin__failure_internal(&request->failure, r, "out of memory");
    if (r < 0 && request->media != KIN__MEDIA_APPLY_PATCH)
        return kin__failure_bad_request(&request->failure,
                                        "invalid JSON patch");
    return r < 0 ? patch_malformed(request, err.message) : 0;
}
