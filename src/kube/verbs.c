/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/verbs.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/unary.h"
#include "kube/wire.h"
#include "object/document.h"
#include "object/object.h"
#include "object/partial.h"

/* --- Calls --- */

int kin__call_init(struct kin__call *call, kin_client *client, const char *verb,
                   const kin_resource *resource, const kin_call_opts *opts,
                   kin_error *err)
{
    *call = (struct kin__call){
        .client = client, .verb = verb, .opts = KIN_INIT(kin_call_opts)};
    if (!client || !resource ||
        kin__opts_take(opts, sizeof(call->opts), &call->opts) < 0 ||
        !kin__wire_is_valid(call->opts.wire))
        return kin_error_set(err, KIN_EINVAL, "%s: bad arguments", verb);
    call->req = (struct kin__api_request){
        .kind = KIN__HTTP_UNARY,
        .resource = resource,
        .accept = kin__wire_accept(resource, call->opts.wire),
        .subresource = call->opts.subresource,
        .stop = call->opts.stop,
        .timeout_ms = call->opts.timeout_ms,
    };
    return 0;
}

void kin__call_query(struct kin__call *call, const char *name, kin_str value)
{
    if (value.len == 0)
        return;
    assert(call->req.query_count < KIN__CALL_QUERIES);
    call->queries[call->req.query_count++] = (kin_pair){.name = kin_s(name),
                                                        .value = value};
    call->req.queries = call->queries;
}

int kin__call_fail(const struct kin__call *call, int code, kin_error *err)
{
    assert(call->req.resource);
    const char *plural = call->req.resource->plural;
    if (err && err->http_status == 0)
        (void)kin_error_wrap(err, "%s %s", call->verb, plural ? plural : "");
    return code;
}

static int call_make_object(const kin_document *doc, kin_object **ret,
                            kin_error *err)
{
    int r = kin__object_new(doc->arena, doc->root, ret, err);

    if (r != KIN_EINVAL)
        return r;
    return kin_error_set(err, KIN_EPROTOCOL,
                         "the answer is no object with a name");
}

static int call_ask(struct kin__call *call, kin_document **ret_document,
                    kin_object **ret_object, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__unary_document(call->client, &call->req, call->opts.ret_status,
                                &doc, err);

    if (r == 0 && ret_object)
        r = call_make_object(doc, ret_object, err);
    if (r == 0 && ret_document)
        *ret_document = KIN__STEAL(doc);
    return r;
}

int kin__call_run(struct kin__call *call, kin_document **ret_document,
                  kin_object **ret_object, kin_error *err)
{
    int r = call_ask(call, ret_document, ret_object, err);

    return r < 0 ? kin__call_fail(call, r, err) : 0;
}

/* --- What changes an object --- */

static void call_add_write_queries(struct kin__call *call)
{
    if (call->opts.is_dry_run)
        kin__call_query(call, "dryRun", KIN__S("All"));
    kin__call_query(call, "fieldManager", call->opts.field_manager);
    kin__call_query(call, "fieldValidation", call->opts.field_validation);
}

int kin__call_send(struct kin__call *call, kin_value body, kin_type type,
                   kin_object **ret, kin_error *err)
{
    KIN__AUTO_BUF text = {.alloc = NULL};
    int r = kin__unary_body(call->client, body, type, &text, err);

    if (r < 0)
        return kin__call_fail(call, r, err);
    call->req.body = kin__buf_str(&text);
    call_add_write_queries(call);
    return kin__call_run(call, call->opts.ret_document, ret, err);
}

kin_str kin__body_metadata(kin_value body, const char *key)
{
    kin_value metadata = kin_value_get(body, KIN__S("metadata"));

    return kin_value_str(kin_value_get(metadata, kin_s(key)));
}

/* What the options say, or the body. */
static kin_namespaced_name call_place(const struct kin__call *call,
                                      kin_value body)
{
    kin_namespaced_name place = {call->opts.ns, call->opts.name};

    assert(call->req.resource);
    if (place.ns.len == 0 && !call->req.resource->is_cluster_scoped)
        place.ns = kin__body_metadata(body, "namespace");
    if (place.name.len == 0)
        place.name = kin__body_metadata(body, "name");
    return place;
}

/* --- Verbs --- */

int kin_client_get(kin_client *client, const kin_resource *resource,
                   kin_namespaced_name name, const kin_call_opts *opts,
                   kin_object **ret, kin_error *err)
{
    struct kin__call call;
    int r = kin__call_init(&call, client, "get", resource, opts, err);

    if (r < 0)
        return r;
    call.req.method = "GET";
    call.req.ns = name.ns;
    call.req.name = name.name;
    r = kin__api_preflight(&call.req, /* wants_name= */ true,
                           /* wants_ns= */ true, err);
    if (r < 0)
        return kin__call_fail(&call, r, err);
    kin__call_query(&call, "resourceVersion", call.opts.resource_version);
    return kin__call_run(&call, call.opts.ret_document, ret, err);
}

int kin__client_create_value(kin_client *client, const kin_resource *resource,
                             kin_value body, const kin_call_opts *opts,
                             kin_object **ret, kin_error *err)
{
    struct kin__call call;
    int r = kin__call_init(&call, client, "create", resource, opts, err);

    if (r < 0)
        return r;
    bool is_part = call.opts.subresource.len > 0;
    kin_namespaced_name place = call_place(&call, body);
    call.req.method = "POST";
    call.req.ns = place.ns;
    if (is_part)
        call.req.name = place.name;
    r = kin__api_preflight(&call.req, /* wants_name= */ is_part,
                           /* wants_ns= */ true, err);
    if (r < 0)
        return kin__call_fail(&call, r, err);
    return kin__call_send(&call, body, KIN_TYPE_OBJECT, ret, err);
}

int kin_client_create(kin_client *client, const kin_resource *resource,
                      kin_edit *edit, const kin_call_opts *opts,
                      kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    int r = kin_edit_finish(edit, &body, err);

    return r < 0 ? r
                 : kin__client_create_value(client, resource,
                                            kin_document_root(body), opts, ret,
                                            err);
}

/* To replace an object by a part of it would delete the rest. */
static int update_check(kin_value body, kin_error *err)
{
    if (!kin__value_is_partial(body))
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "the object is partial: fields that were not kept "
                         "would be deleted; send a patch instead");
}

int kin__client_update_value(kin_client *client, const kin_resource *resource,
                             kin_value body, const kin_call_opts *opts,
                             kin_object **ret, kin_error *err)
{
    struct kin__call call;
    int r = kin__call_init(&call, client, "update", resource, opts, err);

    if (r < 0)
        return r;
    kin_namespaced_name place = call_place(&call, body);
    call.req.method = "PUT";
    call.req.ns = place.ns;
    call.req.name = place.name;
    r = update_check(body, err);
    if (r == 0)
        r = kin__api_preflight(&call.req, /* wants_name= */ true,
                               /* wants_ns= */ true, err);
    if (r < 0)
        return kin__call_fail(&call, r, err);
    return kin__call_send(&call, body, KIN_TYPE_OBJECT, ret, err);
}

int kin_client_update(kin_client *client, const kin_resource *resource,
                      kin_edit *edit, const kin_call_opts *opts,
                      kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    int r = kin_edit_finish(edit, &body, err);

    return r < 0 ? r
                 : kin__client_update_value(client, resource,
                                            kin_document_root(body), opts, ret,
                                            err);
}
