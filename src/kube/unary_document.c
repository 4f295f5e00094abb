/* SPDX-License-Identifier: Apache-2.0 */
/*
 * unary_document.c - bodies: values to text, and text to values.
 */
#include <kin/json.h>

#include "base/alloc.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/status.h"
#include "kube/unary.h"
#include "wire/proto_stream.h"

/* --- Out --- */

static int document_append(kin_str piece, void *userdata)
{
    struct kin__buf *buf = userdata;

    return kin__buf_append(buf, piece);
}

int kin__unary_body(const kin_client *client, kin_value value, kin_type type,
                    struct kin__buf *ret, kin_error *err)
{
    if (kin_value_type(value) != type)
        return kin_error_set(err, KIN_EINVAL, "the body is no %s",
                             type == KIN_TYPE_ARRAY ? "array" : "object");
    kin__buf_init(ret, client->alloc, client->opts.max_object_bytes);
    int r = kin_value_write(value, /* indent= */ 0, document_append, ret);
    if (r == KIN_ELIMIT)
        return kin_error_set(err, r, "the body is over %zu bytes", ret->max);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* --- In --- */

/* What a server sends to those who ask for columns; nobody here did. */
static bool document_is_table(kin_value root)
{
    return kin_str_eq(kin_value_str(kin_value_get(root, KIN__S("kind"))),
                      KIN__S("Table")) &&
           kin_str_starts_with(
               kin_value_str(kin_value_get(root, KIN__S("apiVersion"))),
               KIN__S("meta.k8s.io/"));
}

/* A Status of failure may come with HTTP's word that all is well. */
static int document_check_status(const kin_client *client, kin_value root,
                                 kin_status **ret_status, kin_error *err)
{
    KIN_AUTO(kin_status) *status = NULL;

    if (!kin__value_is_status(root))
        return 0;
    int r = kin__status_new(client->alloc, root, &status, err);
    if (r < 0)
        return r;
    r = kin__status_to_error(status, err);
    if (r < 0 && ret_status)
        *ret_status = KIN__STEAL(status);
    return r;
}

static int document_check(const kin_client *client, kin_value root,
                          kin_status **ret_status, kin_error *err)
{
    if (kin_value_type(root) != KIN_TYPE_OBJECT)
        return kin_error_set(err, KIN_EPROTOCOL, "the answer is no object");
    if (document_is_table(root))
        return kin_error_set(err, KIN_EPROTOCOL,
                             "the answer is a Table, not an object");
    return document_check_status(client, root, ret_status, err);
}

/* A kind that the facts do not have can be had as JSON: it is not one that the
 * server does not have. */
static int document_decode(const kin_client *client, kin_str body,
                           kin_document **ret, kin_error *err)
{
    struct kin__proto_opts opts = {
        .alloc = client->alloc, .is_from_server = true, .is_exact = true};
    int r = kin__schema_get(&opts.schema, err);

    if (r == 0)
        r = kin__proto_decode(&opts, body, /* ret_type= */ NULL, ret, err);
    if (r != KIN_ENOTFOUND)
        return r;
    if (err)
        err->code = KIN_EUNSUPPORTED;
    return KIN_EUNSUPPORTED;
}

/* What nobody has asked for is refused, even if it could be read. */
static int document_read(const kin_client *client, kin_str accept,
                         const struct kin__answer *answer, kin_document **ret,
                         kin_error *err)
{
    kin_str type = kin_s("");
    kin_str body = kin__buf_str(&answer->body);

    (void)kin__answer_find_header(answer, KIN__S("Content-Type"), &type);
    if (kin__media_type_is_protobuf(type) &&
        kin__media_type_is_protobuf(kin__str_cut(&accept, ',')))
        return document_decode(client, body, ret, err);
    if (!kin__media_type_is_json(type))
        return kin_error_set(err, KIN_EPROTOCOL,
                             "the answer is \"%.*s\", not JSON", KIN_STR(type));
    int r = kin_document_parse(client->alloc, body, ret, err);
    if (r < 0)
        (void)kin_error_wrap(err, "the answer is no JSON");
    return r;
}

int kin__unary_document(kin_client *client, const struct kin__api_request *req,
                        kin_status **ret_status, kin_document **ret,
                        kin_error *err)
{
    KIN__AUTO_ANSWER answer = {.status = 0};
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__unary(client, req,
                       &(struct kin__unary_opts){.ret_status = ret_status},
                       &answer, err);

    if (r == 0)
        r = document_read(client, req->accept, &answer, &doc, err);
    if (r < 0)
        return r;
    r = document_check(client, kin_document_root(doc), ret_status, err);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}
