/* SPDX-License-Identifier: Apache-2.0 */
/*
 * status_error.c - from the answer of a server, or of whoever stands between
 * us and it, to a Status.
 */
#include <assert.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/str.h"
#include "kube/reason.h"
#include "kube/status.h"
#include "wire/proto_stream.h"

/* The type without its parameters. */
static kin_str media_type(kin_str content_type)
{
    return kin__str_trim(kin__str_cut(&content_type, ';'));
}

bool kin__media_type_is_json(kin_str content_type)
{
    kin_str type = media_type(content_type);

    return type.len == 0 ||
           kin__str_eq_nocase(type, KIN__S("application/json"));
}

static bool media_type_is_text(kin_str content_type)
{
    kin_str type = media_type(content_type);

    return type.len == 0 ||
           kin__str_eq_nocase(kin__str_slice(type, 0, 5), KIN__S("text/"));
}

static int refusal_decode_protobuf(const kin_allocator *alloc, kin_str body,
                                   kin_document **ret)
{
    struct kin__proto_opts opts = {.alloc = alloc};
    int r = kin__schema_get(&opts.schema, /* err= */ NULL);

    return r < 0 ? r
                 : kin__proto_decode(&opts, body, /* ret_type= */ NULL, ret,
                                     /* err= */ NULL);
}

/* Decodes the Status of a failure; `*ret` stays NULL if there is none.  0 or
 * KIN_ENOMEM. */
static int refusal_decode(const kin_allocator *alloc, kin_str body,
                          kin_status **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_status) *status = NULL;
    int r = kin__proto_is_envelope(body)
                ? refusal_decode_protobuf(alloc, body, &doc)
                : kin_document_parse(alloc, body, &doc, /* err= */ NULL);

    if (r == 0)
        r = kin__status_new(alloc, kin_document_root(doc), &status,
                            /* err= */ NULL);
    if (r == 0 && !status->is_success)
        *ret = KIN__STEAL(status);
    return r == KIN_ENOMEM ? r : 0;
}

/* What is readable of a body, in one line's length. */
static kin_str refusal_text(const struct kin__refusal *refusal)
{
    kin_str text = kin__str_trim(
        kin__str_slice(refusal->body, 0, KIN__STATUS_MAX_TEXT));

    if (!media_type_is_text(refusal->content_type))
        return kin_s("");
    return kin__str_slice(text, 0, kin__utf8_valid_prefix(text));
}

/* What Kubernetes' server would have said. */
static int refusal_invent(const kin_allocator *alloc,
                          const struct kin__refusal *refusal, kin_status **ret)
{
    KIN_AUTO(kin_status) *status = kin__status_new_empty(alloc);
    KIN__AUTO_BUF message;
    kin_str text = refusal_text(refusal);
    bool is_post = kin_str_eq(kin_s(refusal->method), KIN__S("POST"));

    kin__buf_init(&message, alloc, KIN__STATUS_MAX_TEXT + 128);
    if (!status)
        return KIN_ENOMEM;
    status->reason = kin_s(kin__reason_of_http(refusal->http_status, is_post));
    int r = kin__buf_printf(
        &message, "the server answered %d%s%s%s%.*s", refusal->http_status,
        status->reason.len > 0 ? " " : "", status->reason.ptr,
        text.len > 0 ? ": " : "", KIN_STR(text));
    if (r == 0)
        r = kin__status_keep(status, kin__buf_str(&message), &status->message);
    if (r == 0)
        *ret = KIN__STEAL(status);
    return r;
}

int kin__refusal_to_error(const kin_allocator *alloc,
                          const struct kin__refusal *refusal,
                          kin_status **ret_status, kin_error *err)
{
    KIN_AUTO(kin_status) *status = NULL;
    int r = 0;

    if (kin__media_type_is_json(refusal->content_type) ||
        kin__media_type_is_protobuf(refusal->content_type))
        r = refusal_decode(alloc, refusal->body, &status);
    if (r == 0 && !status)
        r = refusal_invent(alloc, refusal, &status);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    assert(status);
    if (status->code == 0)
        status->code = refusal->http_status;
    if (status->retry_after_s == 0 && refusal->retry_after_s > 0)
        status->retry_after_s = refusal->retry_after_s;
    r = kin__status_to_error(status, err);
    if (ret_status)
        *ret_status = KIN__STEAL(status);
    return r;
}
