/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/client.h>

#include <assert.h>

#include "base/buf.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/unary.h"
#include "kube/verbs.h"
#include "object/document.h"

static const char *const delete_policies[] = {
    [KIN_PROPAGATION_DEFAULT] = "",
    [KIN_PROPAGATION_ORPHAN] = "Orphan",
    [KIN_PROPAGATION_BACKGROUND] = "Background",
    [KIN_PROPAGATION_FOREGROUND] = "Foreground",
};

enum { DELETE_POLICIES = sizeof(delete_policies) / sizeof(delete_policies[0]) };

/* The first failure sticks to the document, so nothing is checked before its
 * end. */
static void delete_add_string(kin_document *doc, const char *key, kin_str value)
{
    if (value.len == 0)
        return;
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_string(doc, value);
}

static void delete_add_preconditions(kin_document *doc,
                                     const kin_delete_opts *opts)
{
    (void)kin__document_key(doc, KIN__S("preconditions"));
    (void)kin__document_open_object(doc);
    delete_add_string(doc, "uid", opts->uid);
    delete_add_string(doc, "resourceVersion", opts->resource_version);
    (void)kin__document_close(doc);
}

static void delete_add_dry_run(kin_document *doc)
{
    (void)kin__document_key(doc, KIN__S("dryRun"));
    (void)kin__document_open_array(doc);
    (void)kin__document_add_string(doc, KIN__S("All"));
    (void)kin__document_close(doc);
}

static void delete_add_members(kin_document *doc, const kin_delete_opts *opts,
                               bool is_dry_run)
{
    delete_add_string(doc, "kind", KIN__S("DeleteOptions"));
    delete_add_string(doc, "apiVersion", KIN__S("v1"));
    if (opts->has_grace_period) {
        (void)kin__document_key(doc, KIN__S("gracePeriodSeconds"));
        (void)kin__document_add_int(doc, opts->grace_period_s);
    }
    if (opts->uid.len > 0 || opts->resource_version.len > 0)
        delete_add_preconditions(doc, opts);
    delete_add_string(doc, "propagationPolicy",
                      kin_s(delete_policies[opts->propagation]));
    if (is_dry_run)
        delete_add_dry_run(doc);
    if (opts->is_ignoring_store_read_error) {
        (void)kin__document_key(
            doc, KIN__S("ignoreStoreReadErrorWithClusterBreakingPotential"));
        (void)kin__document_add_bool(doc, true);
    }
}

static int delete_make_body(const struct kin__call *call,
                            const kin_delete_opts *opts, struct kin__buf *ret,
                            kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    assert(call->client);
    int r = kin__document_new(call->client->alloc, &doc, err);
    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    delete_add_members(doc, opts, call->opts.is_dry_run);
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, err);
    if (r < 0)
        return r;
    return kin__unary_body(call->client, kin_document_root(doc),
                           KIN_TYPE_OBJECT, ret, err);
}

/* Begins a call and reads its options. */
static int delete_init(struct kin__call *call, kin_client *client,
                       const char *verb, const kin_resource *resource,
                       const kin_delete_opts *opts, kin_delete_opts *ret,
                       kin_error *err)
{
    *call = (struct kin__call){.client = client};
    *ret = (kin_delete_opts)KIN_INIT(kin_delete_opts);
    if (kin__opts_take(opts, sizeof(*ret), ret) < 0 ||
        (size_t)ret->propagation >= DELETE_POLICIES)
        return kin_error_set(err, KIN_EINVAL, "%s: bad options", verb);
    int r = kin__call_init(call, client, verb, resource, ret->call, err);
    call->req.method = "DELETE";
    call->req.subresource = KIN__S(""); /* of other calls with these options */
    return r;
}

static int delete_run(struct kin__call *call, const kin_delete_opts *opts,
                      kin_document **ret, kin_error *err)
{
    KIN__AUTO_BUF body = {.alloc = NULL};
    int r = delete_make_body(call, opts, &body, err);

    if (r < 0)
        return kin__call_fail(call, r, err);
    call->req.body = kin__buf_str(&body);
    return kin__call_run(call, ret, /* ret_object= */ NULL, err);
}

/* An object's namespace is part of its name. */
static int delete_check_ns(const kin_delete_opts *opts, kin_error *err)
{
    if (opts->ns.len == 0)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "a namespace in the options is for collections");
}

int kin_client_delete(kin_client *client, const kin_resource *resource,
                      kin_namespaced_name name, const kin_delete_opts *opts,
                      kin_document **ret, kin_error *err)
{
    struct kin__call call;
    kin_delete_opts ours;
    int r = delete_init(&call, client, "delete", resource, opts, &ours, err);

    if (r < 0)
        return r;
    call.req.ns = name.ns;
    call.req.name = name.name;
    r = delete_check_ns(&ours, err);
    if (r == 0)
        r = kin__api_preflight(&call.req, /* wants_name= */ true,
                               /* wants_ns= */ true, err);
    if (r < 0)
        return kin__call_fail(&call, r, err);
    return delete_run(&call, &ours, ret, err);
}

int kin_client_delete_collection(kin_client *client,
                                 const kin_resource *resource,
                                 const kin_delete_opts *opts,
                                 kin_document **ret, kin_error *err)
{
    struct kin__call call;
    kin_delete_opts ours;
    int r = delete_init(&call, client, "delete all", resource, opts, &ours,
                        err);

    if (r < 0)
        return r;
    call.req.ns = ours.ns;
    r = kin__api_preflight(&call.req, /* wants_name= */ false,
                           /* wants_ns= */ true, err);
    if (r < 0)
        return kin__call_fail(&call, r, err);
    kin__call_query(&call, "labelSelector", ours.label_selector);
    kin__call_query(&call, "fieldSelector", ours.field_selector);
    kin__call_query(&call, "resourceVersion", ours.resource_version);
    kin__call_query(&call, "resourceVersionMatch", ours.resource_version_match);
    /* As a precondition it would be compared with each object's. */
    ours.resource_version = kin_s("");
    return delete_run(&call, &ours, ret, err);
}
