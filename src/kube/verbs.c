/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/verbs.h"

#include <assert.h>

#include <kin/client.h>
#include <kin/edit.h>
#include <kin/patch.h>
#include <kin/request.h>
#include <kin/status.h>
#include <kin/update.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/clock.h"
#include "base/opts.h"
#include "base/stop.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/request.h"
#include "kube/unary.h"
#include "kube/unary_call.h"
#include "object/document.h"
#include "object/edit.h"
#include "object/object.h"
#include "object/partial.h"

enum { CALL_QUERIES = 6 };

/* Where the results of a call go. */
struct results {
    bool is_async;
    kin_call **call;         /* asynchronous: may be NULL; others are not set */
    kin_object **object;     /* may be NULL */
    kin_document **document; /* of a deletion; may be NULL */
};

/* A call of a verb while it is being built. */
struct call {
    kin_client *client;
    const char *verb; /* for messages */
    struct results results;
    kin_call_opts opts;
    struct kin__api_request req;
    kin_pair queries[CALL_QUERIES]; /* referenced by `req` */
};

/* ==== get, create, update ==== */

/* --- Calls --- */

static struct results to_call(kin_call **ret)
{
    return (struct results){.is_async = true, .call = ret};
}

/* Begins a call.  0 or KIN_EINVAL. */
static int call_init(struct call *call, kin_client *client, const char *verb,
                     const kin_resource *resource, const kin_call_opts *opts,
                     kin_error *err)
{
    call->client = client;
    call->verb = verb;
    call->opts = (kin_call_opts)KIN_INIT(kin_call_opts);
    if (!client || !resource ||
        kin__opts_take(opts, sizeof(call->opts), &call->opts) < 0 ||
        !kin__accept_is_valid(call->opts.wire))
        return kin_error_set(err, KIN_EINVAL, "%s: bad arguments", verb);
    int r = call->results.is_async ? 0
                                   : kin__call_check_blocking(&call->opts, err);
    if (r < 0)
        return r;
    call->req = (struct kin__api_request){
        .kind = KIN__HTTP_UNARY,
        .resource = resource,
        .accept = kin__accept_header(resource, call->opts.wire),
        .subresource = call->opts.subresource,
        .stop = call->opts.stop,
        .timeout_ms = call->opts.timeout_ms,
    };
    return 0;
}

/* Adds a query, unless its value is empty. */
static void call_query(struct call *call, const char *name, kin_str value)
{
    if (value.len == 0)
        return;
    assert(call->req.query_count < CALL_QUERIES);
    call->queries[call->req.query_count++] = (kin_pair){.name = kin_s(name),
                                                        .value = value};
    call->req.queries = call->queries;
}

/* Prefixes verb and resource to a message; returns `code`. */
static int call_fail(const struct call *call, int code, kin_error *err)
{
    return kin__unary_call_fail(&call->req, call->verb, code, err);
}

static int call_start(const struct call *call, bool has_object, kin_error *err)
{
    const struct kin__unary_call_opts opts = {.verb = call->verb,
                                              .has_object = has_object};

    assert(call->results.is_async);
    return kin__unary_call_start(call->client, &call->req, &opts, &call->opts,
                                 call->results.call, err);
}

/* Sends the request and decodes the answer.  An error names verb and resource,
 * unless it is the server's own. */
static int call_block(struct call *call, kin_document **ret_document,
                      kin_object **ret_object, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__unary_document(call->client, &call->req, call->opts.ret_status,
                                &doc, err);

    assert(call->req.method && call->req.resource);
    if (r == 0 && ret_object)
        r = kin__unary_call_object(doc, ret_object, err);
    if (r < 0)
        return call_fail(call, r, err);
    if (ret_document)
        *ret_document = KIN__STEAL(doc);
    return 0;
}

/* Makes a request whose answer is an object, and opts->ret_document. */
static int call_run(struct call *call, kin_error *err)
{
    return call->results.is_async
               ? call_start(call, /* has_object= */ true, err)
               : call_block(call, call->opts.ret_document, call->results.object,
                            err);
}

/* --- What changes an object --- */

static void call_add_write_queries(struct call *call)
{
    if (call->opts.is_dry_run)
        call_query(call, "dryRun", KIN__S("All"));
    call_query(call, "fieldManager", call->opts.field_manager);
    call_query(call, "fieldValidation", call->opts.field_validation);
}

/* Sends a value, which must be of this type. */
static int call_send(struct call *call, kin_value body, kin_type type,
                     kin_error *err)
{
    KIN__AUTO_BUF text = {.alloc = NULL};
    int r = kin__unary_body(call->client, body, type, &text, err);

    assert(!call->req.body.ptr);
    if (r < 0)
        return call_fail(call, r, err);
    call->req.body = kin__buf_str(&text);
    call_add_write_queries(call);
    return call_run(call, err);
}

/* A string in the metadata of a body; empty if absent. */
static kin_str body_metadata(kin_value body, const char *key)
{
    kin_value metadata = kin_value_get(body, KIN__S("metadata"));

    return kin_value_str(kin_value_get(metadata, kin_s(key)));
}

/* The name from the options, or else from the body. */
static kin_namespaced_name call_place(const struct call *call, kin_value body)
{
    kin_namespaced_name place = {call->opts.ns, call->opts.name};

    assert(call->req.resource);
    if (place.ns.len == 0 && !call->req.resource->is_cluster_scoped)
        place.ns = body_metadata(body, "namespace");
    if (place.name.len == 0)
        place.name = body_metadata(body, "name");
    return place;
}

/* --- Verbs --- */

static int get_run(kin_client *client, const kin_resource *resource,
                   kin_namespaced_name name, const kin_call_opts *opts,
                   struct results results, kin_error *err)
{
    struct call call = {.results = results};
    int r = call_init(&call, client, "get", resource, opts, err);

    if (r < 0)
        return r;
    call.req.method = "GET";
    call.req.ns = name.ns;
    call.req.name = name.name;
    r = kin__api_preflight(&call.req, /* wants_name= */ true,
                           /* wants_ns= */ true, err);
    if (r < 0)
        return call_fail(&call, r, err);
    call_query(&call, "resourceVersion", call.opts.resource_version);
    return call_run(&call, err);
}

int kin_client_get(kin_client *client, const kin_resource *resource,
                   kin_namespaced_name name, const kin_call_opts *opts,
                   kin_object **ret, kin_error *err)
{
    return get_run(client, resource, name, opts,
                   (struct results){.object = ret}, err);
}

int kin_client_get_async(kin_client *client, const kin_resource *resource,
                         kin_namespaced_name name, const kin_call_opts *opts,
                         kin_call **ret, kin_error *err)
{
    return kin__call_started(
        opts, get_run(client, resource, name, opts, to_call(ret), err));
}

static int create_run(kin_client *client, const kin_resource *resource,
                      kin_value body, const kin_call_opts *opts,
                      struct results results, kin_error *err)
{
    struct call call = {.results = results};
    int r = call_init(&call, client, "create", resource, opts, err);

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
        return call_fail(&call, r, err);
    return call_send(&call, body, KIN_TYPE_OBJECT, err);
}

int kin__client_create_value_async(kin_client *client,
                                   const kin_resource *resource, kin_value body,
                                   const kin_call_opts *opts, kin_call **ret,
                                   kin_error *err)
{
    return kin__call_started(
        opts, create_run(client, resource, body, opts, to_call(ret), err));
}

/* create_run() or update_run(). */
typedef int run_with_body(kin_client *client, const kin_resource *resource,
                          kin_value body, const kin_call_opts *opts,
                          struct results results, kin_error *err);

static int edit_run(run_with_body *run, kin_client *client,
                    const kin_resource *resource, kin_edit *edit,
                    const kin_call_opts *opts, struct results results,
                    kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    int r = kin_edit_finish(edit, &body, err);

    return r < 0 ? r
                 : run(client, resource, kin_document_root(body), opts, results,
                       err);
}

int kin_client_create(kin_client *client, const kin_resource *resource,
                      kin_edit *edit, const kin_call_opts *opts,
                      kin_object **ret, kin_error *err)
{
    return edit_run(create_run, client, resource, edit, opts,
                    (struct results){.object = ret}, err);
}

int kin_client_create_async(kin_client *client, const kin_resource *resource,
                            kin_edit *edit, const kin_call_opts *opts,
                            kin_call **ret, kin_error *err)
{
    return kin__call_started(opts, edit_run(create_run, client, resource, edit,
                                            opts, to_call(ret), err));
}

/* Replacing an object by a partial one would delete the other fields. */
static int update_check(kin_value body, kin_error *err)
{
    if (!kin__value_is_partial(body))
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "the object is partial: fields that were not kept "
                         "would be deleted; send a patch instead");
}

static int update_run(kin_client *client, const kin_resource *resource,
                      kin_value body, const kin_call_opts *opts,
                      struct results results, kin_error *err)
{
    struct call call = {.results = results};
    int r = call_init(&call, client, "update", resource, opts, err);

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
        return call_fail(&call, r, err);
    return call_send(&call, body, KIN_TYPE_OBJECT, err);
}

int kin__client_update_value_async(kin_client *client,
                                   const kin_resource *resource, kin_value body,
                                   const kin_call_opts *opts, kin_call **ret,
                                   kin_error *err)
{
    return kin__call_started(
        opts, update_run(client, resource, body, opts, to_call(ret), err));
}

int kin_client_update(kin_client *client, const kin_resource *resource,
                      kin_edit *edit, const kin_call_opts *opts,
                      kin_object **ret, kin_error *err)
{
    return edit_run(update_run, client, resource, edit, opts,
                    (struct results){.object = ret}, err);
}

int kin_client_update_async(kin_client *client, const kin_resource *resource,
                            kin_edit *edit, const kin_call_opts *opts,
                            kin_call **ret, kin_error *err)
{
    return kin__call_started(opts, edit_run(update_run, client, resource, edit,
                                            opts, to_call(ret), err));
}

/* ==== patch ==== */

static const char *const patch_media[] = {
    [KIN_PATCH_JSON] = "application/json-patch+json",
    [KIN_PATCH_MERGE] = "application/merge-patch+json",
    [KIN_PATCH_STRATEGIC] = "application/strategic-merge-patch+json",
    [KIN_PATCH_APPLY] = "application/apply-patch+yaml",
};

enum { PATCH_TYPES = sizeof(patch_media) / sizeof(patch_media[0]) };

static int patch_check(const struct call *call, const kin_patch *patch,
                       kin_error *err)
{
    if ((size_t)patch->type >= PATCH_TYPES)
        return kin_error_set(err, KIN_EINVAL, "patch: invalid type");
    if (patch->type == KIN_PATCH_APPLY && call->opts.field_manager.len == 0)
        return kin_error_set(err, KIN_EINVAL, "an apply needs a field manager");
    if (patch->type != KIN_PATCH_APPLY && call->opts.is_forced)
        return kin_error_set(err, KIN_EINVAL, "only an apply can be forced");
    if (patch->edit && kin_value_exists(patch->body))
        return kin_error_set(err, KIN_EINVAL,
                             "a patch is either an edit or a body");
    return 0;
}

/* ---- apply ---- */

/* Arrays are replaced as a whole, so elements may be removed; members may
 * not. */
static int reject_removal(const kin_change *change, void *userdata)
{
    kin_error *err = userdata;
    char path[256];

    if (change->kind != KIN_CHANGE_REMOVED)
        return 0;
    for (size_t i = 0; i < change->step_count; i++)
        if (change->steps[i].is_index)
            return 0;
    (void)kin_steps_print(change->steps, change->step_count, path,
                          sizeof(path));
    return kin_error_set(err, KIN_EINVAL, "apply: cannot remove %s", path);
}

static kin_namespaced_name value_place(kin_value value)
{
    return (kin_namespaced_name){.ns = body_metadata(value, "namespace"),
                                 .name = body_metadata(value, "name")};
}

/* The changes, with the names of the object. */
static int difference_make(kin_edit *edit, const kin_resource *resource,
                           kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *names = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    const kin_allocator *alloc = kin__edit_alloc(edit);
    kin_error why = KIN_ERROR_INIT;
    KIN_AUTO(kin_edit) *target = kin_edit_new_object(
        alloc, resource, value_place(kin__edit_base(edit)));
    int r = kin__edit_changes(edit, reject_removal, &why, &why);

    if (r < 0) {
        if (err)
            *err = why;
        return r;
    }
    r = kin_edit_finish(target, &names, err);
    if (r == 0)
        r = kin_edit_merge_patch(edit, &patch, err);
    return r < 0 ? r
                 : kin_patch_merge(alloc, kin_document_root(names),
                                   kin_document_root(patch), ret, err);
}

/* ---- of an edit ---- */

/* An apply without a base sends the whole edit. */
static int whole_make(kin_edit *edit, kin_document **ret, kin_error *err)
{
    int r = kin__edit_check_lists(edit, err);

    return r < 0 ? r : kin_edit_finish(edit, ret, err);
}

static int patch_make(const kin_patch *patch, const kin_resource *resource,
                      kin_document **ret, kin_error *err)
{
    bool has_base = kin_value_exists(kin__edit_base(patch->edit));

    if (patch->type == KIN_PATCH_APPLY)
        return has_base ? difference_make(patch->edit, resource, ret, err)
                        : whole_make(patch->edit, ret, err);
    if (!has_base)
        return kin_error_set(err, KIN_EINVAL, "patch: the edit has no base");
    if (patch->type == KIN_PATCH_STRATEGIC)
        return kin_error_set(err, KIN_EINVAL,
                             "patch: a strategic patch needs a body");
    return patch->type == KIN_PATCH_JSON
               ? kin__edit_json_patch(patch->edit, ret, err)
               : kin_edit_merge_patch(patch->edit, ret, err);
}

/* Builds the body from the edit, and takes names from it that the patch
 * lacks. */
static int patch_fill(kin_patch *patch, const kin_resource *resource,
                      kin_document **ret, kin_error *err)
{
    int r = kin_edit_check(patch->edit, err);

    if (r == 0)
        r = patch_make(patch, resource, ret, err);
    if (r < 0)
        return r;
    patch->body = kin_document_root(*ret);
    kin_value base = kin__edit_base(patch->edit);
    kin_namespaced_name place = value_place(
        kin_value_exists(base) ? base : patch->body);
    if (patch->name.ns.len == 0 && !resource->is_cluster_scoped)
        patch->name.ns = place.ns;
    if (patch->name.name.len == 0)
        patch->name.name = place.name;
    return 0;
}

static bool patch_changes_nothing(const kin_patch *patch)
{
    return patch->edit && patch->type != KIN_PATCH_APPLY &&
           kin_value_count(patch->body) == 0;
}

/* The unmodified base. */
static int patch_base(kin_edit *edit, kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const kin_object *object = kin__edit_object(edit);

    if (object) {
        *ret = kin_object_ref(object);
        return 0;
    }
    int r = kin_edit_finish(edit, &doc, err);
    return r < 0 ? r : kin_object_new(doc, ret, err);
}

/* ---- all of it ---- */

/* Nothing is sent. */
static int patch_return_base(const struct call *call, kin_edit *edit,
                             kin_error *err)
{
    KIN_AUTO(kin_object) *base = NULL;
    int r = call->results.object || call->results.is_async
                ? patch_base(edit, &base, err)
                : 0;

    if (r < 0)
        return r;
    if (call->results.is_async)
        return kin__call_start_ended(call->client, &call->opts,
                                     KIN__STEAL(base), /* document= */ NULL,
                                     call->results.call, err);
    if (call->results.object)
        *call->results.object = KIN__STEAL(base);
    return 0;
}

static int patch_send(struct call *call, const kin_patch *patch, kin_error *err)
{
    call->req.method = "PATCH";
    call->req.ns = patch->name.ns;
    call->req.name = patch->name.name;
    int r = kin__api_preflight(&call->req, /* wants_name= */ true,
                               /* wants_ns= */ true, err);
    if (r < 0)
        return call_fail(call, r, err);
    call->req.content_type = kin_s(patch_media[patch->type]);
    if (call->opts.is_forced)
        call_query(call, "force", KIN__S("true"));
    return call_send(
        call, patch->body,
        patch->type == KIN_PATCH_JSON ? KIN_TYPE_ARRAY : KIN_TYPE_OBJECT, err);
}

static int patch_run(kin_client *client, const kin_resource *resource,
                     const kin_patch *patch, const kin_call_opts *opts,
                     struct results results, kin_error *err)
{
    KIN_AUTO(kin_document) *made = NULL;
    struct call call = {.results = results};
    kin_patch own = KIN_INIT(kin_patch);
    int r = call_init(&call, client, "patch", resource, opts, err);

    if (r < 0)
        return r;
    if (!patch || kin__opts_take(patch, sizeof(own), &own) < 0)
        r = kin_error_set(err, KIN_EINVAL, "no patch, or its size is not set");
    if (r == 0)
        r = patch_check(&call, &own, err);
    if (r < 0)
        return call_fail(&call, r, err);
    if (!kin_value_exists(own.body))
        r = patch_fill(&own, resource, &made, err);
    if (r < 0)
        return r;
    return patch_changes_nothing(&own) ? patch_return_base(&call, own.edit, err)
                                       : patch_send(&call, &own, err);
}

int kin_client_patch(kin_client *client, const kin_resource *resource,
                     const kin_patch *patch, const kin_call_opts *opts,
                     kin_object **ret, kin_error *err)
{
    return patch_run(client, resource, patch, opts,
                     (struct results){.object = ret}, err);
}

int kin_client_patch_async(kin_client *client, const kin_resource *resource,
                           const kin_patch *patch, const kin_call_opts *opts,
                           kin_call **ret, kin_error *err)
{
    return kin__call_started(
        opts, patch_run(client, resource, patch, opts, to_call(ret), err));
}

/* ==== delete ==== */

static const char *const delete_policies[] = {
    [KIN_PROPAGATION_DEFAULT] = "",
    [KIN_PROPAGATION_ORPHAN] = "Orphan",
    [KIN_PROPAGATION_BACKGROUND] = "Background",
    [KIN_PROPAGATION_FOREGROUND] = "Foreground",
};

enum { DELETE_POLICIES = sizeof(delete_policies) / sizeof(delete_policies[0]) };

/* The document keeps the first error, so only the end is checked. */
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

static int delete_make_body(const struct call *call,
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
static int delete_init(struct call *call, kin_client *client, const char *verb,
                       const kin_resource *resource,
                       const kin_delete_opts *opts, kin_delete_opts *ret,
                       kin_error *err)
{
    *ret = (kin_delete_opts)KIN_INIT(kin_delete_opts);
    if (kin__opts_take(opts, sizeof(*ret), ret) < 0 ||
        (size_t)ret->propagation >= DELETE_POLICIES)
        return kin_error_set(err, KIN_EINVAL, "%s: bad options", verb);
    int r = call_init(call, client, verb, resource, ret->call, err);
    call->req.method = "DELETE";
    call->req.subresource = KIN__S(
        ""); /* also used by other calls with these options */
    return r;
}

static int delete_send(struct call *call, const kin_delete_opts *opts,
                       kin_error *err)
{
    KIN__AUTO_BUF body = {.alloc = NULL};
    int r = delete_make_body(call, opts, &body, err);

    if (r < 0)
        return call_fail(call, r, err);
    call->req.body = kin__buf_str(&body);
    return call->results.is_async
               ? call_start(call, /* has_object= */ false, err)
               : call_block(call, call->results.document,
                            /* ret_object= */ NULL, err);
}

/* The namespace of an object is part of its name. */
static int delete_check_ns(const kin_delete_opts *opts, kin_error *err)
{
    if (opts->ns.len == 0)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "a namespace in the options is for collections");
}

static int delete_run(kin_client *client, const kin_resource *resource,
                      kin_namespaced_name name, const kin_delete_opts *opts,
                      struct results results, kin_error *err)
{
    struct call call = {.results = results};
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
        return call_fail(&call, r, err);
    return delete_send(&call, &ours, err);
}

int kin_client_delete(kin_client *client, const kin_resource *resource,
                      kin_namespaced_name name, const kin_delete_opts *opts,
                      kin_document **ret, kin_error *err)
{
    return delete_run(client, resource, name, opts,
                      (struct results){.document = ret}, err);
}

/* Ends a function that starts a deletion. */
static int delete_started(const kin_delete_opts *opts, int code)
{
    kin_delete_opts own = KIN_INIT(kin_delete_opts);

    (void)kin__opts_take(opts, sizeof(own), &own); /* filled even so */
    return kin__call_started(own.call, code);
}

int kin_client_delete_async(kin_client *client, const kin_resource *resource,
                            kin_namespaced_name name,
                            const kin_delete_opts *opts, kin_call **ret,
                            kin_error *err)
{
    return delete_started(
        opts, delete_run(client, resource, name, opts, to_call(ret), err));
}

static int delete_all_run(kin_client *client, const kin_resource *resource,
                          const kin_delete_opts *opts, struct results results,
                          kin_error *err)
{
    struct call call = {.results = results};
    kin_delete_opts ours;
    int r = delete_init(&call, client, "delete all", resource, opts, &ours,
                        err);

    if (r < 0)
        return r;
    call.req.ns = ours.ns;
    r = kin__api_preflight(&call.req, /* wants_name= */ false,
                           /* wants_ns= */ true, err);
    if (r < 0)
        return call_fail(&call, r, err);
    call_query(&call, "labelSelector", ours.label_selector);
    call_query(&call, "fieldSelector", ours.field_selector);
    call_query(&call, "resourceVersion", ours.resource_version);
    call_query(&call, "resourceVersionMatch", ours.resource_version_match);
    /* As a precondition it would be compared with that of each object. */
    ours.resource_version = kin_s("");
    return delete_send(&call, &ours, err);
}

int kin_client_delete_collection(kin_client *client,
                                 const kin_resource *resource,
                                 const kin_delete_opts *opts,
                                 kin_document **ret, kin_error *err)
{
    return delete_all_run(client, resource, opts,
                          (struct results){.document = ret}, err);
}

int kin_client_delete_collection_async(kin_client *client,
                                       const kin_resource *resource,
                                       const kin_delete_opts *opts,
                                       kin_call **ret, kin_error *err)
{
    return delete_started(
        opts, delete_all_run(client, resource, opts, to_call(ret), err));
}

/* ==== raw requests: kin/request.h ==== */

int kin_response_status(const kin_response *response)
{
    return response->answer.status;
}

kin_str kin_response_body(const kin_response *response)
{
    return kin__buf_str(&response->answer.body);
}

kin_str kin_response_header(const kin_response *response, kin_str name)
{
    kin_str value = kin_s("");

    (void)kin__answer_find_header(&response->answer, name, &value);
    return value;
}

static struct kin__api_request raw_request(const kin_request *request,
                                           const kin_call_opts *call)
{
    return (struct kin__api_request){
        .method = request->method ? request->method : "GET",
        .kind = KIN__HTTP_UNARY,
        .path = request->path,
        .queries = request->queries,
        .query_count = request->query_count,
        .accept = request->accept,
        .content_type = request->content_type,
        .body = request->body.len > 0 ? request->body : (kin_str){NULL, 0},
        .stop = call->stop,
        .timeout_ms = call->timeout_ms,
    };
}

/* Takes the arguments of a raw request. */
static int raw_take(kin_client *client, const kin_request *request,
                    kin_request *ret, kin_call_opts *ret_call, kin_error *err)
{
    if (!request || kin__opts_take(request, sizeof(*ret), ret) < 0 ||
        kin__opts_take(ret->call, sizeof(*ret_call), ret_call) < 0 || !client)
        return kin_error_set(err, KIN_EINVAL, "request: bad arguments");
    return 0;
}

int kin_client_request(kin_client *client, const kin_request *request,
                       kin_response **ret, kin_error *err)
{
    kin_request ours = KIN_INIT(kin_request);
    kin_call_opts call = KIN_INIT(kin_call_opts);
    int r = raw_take(client, request, &ours, &call, err);

    if (r < 0)
        return r;
    if (!ret)
        return kin_error_set(err, KIN_EINVAL, "request: bad arguments");
    r = kin__call_check_blocking(&call, err);
    if (r < 0)
        return r;
    const struct kin__api_request req = raw_request(&ours, &call);
    const struct kin__unary_opts opts = {
        .max_bytes = ours.max_bytes,
        .is_any_status = ours.is_any_status,
        .ret_status = call.ret_status,
    };
    KIN_AUTO(kin_response) *answer = kin__alloc0(client->alloc, 1,
                                                 sizeof(*answer));
    if (!answer)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    answer->alloc = client->alloc;
    r = kin__unary(client, &req, &opts, &answer->answer, err);
    if (r < 0)
        return kin__unary_call_fail(&req, /* verb= */ NULL, r, err);
    *ret = KIN__STEAL(answer);
    return 0;
}

int kin_client_request_async(kin_client *client, const kin_request *request,
                             kin_call **ret, kin_error *err)
{
    kin_request ours = KIN_INIT(kin_request);
    kin_call_opts call = KIN_INIT(kin_call_opts);
    int r = raw_take(client, request, &ours, &call, err);

    if (r < 0)
        return kin__call_started(ours.call, r);
    const struct kin__api_request req = raw_request(&ours, &call);
    const struct kin__unary_call_opts opts = {
        .is_raw = true,
        .max_bytes = ours.max_bytes,
        .is_any_status = ours.is_any_status,
    };
    return kin__call_started(
        ours.call, kin__unary_call_start(client, &req, &opts, &call, ret, err));
}

/* ==== retry on conflict ==== */

enum { CONFLICT_STEPS = 5, CONFLICT_MAX_MS = 60000 };

/* The defaults of client-go's RetryOnConflict. */
static void conflict_defaults(kin_retry_opts *opts)
{
    if (opts->steps == 0)
        opts->steps = CONFLICT_STEPS;
    if (opts->delay_ms <= 0)
        opts->delay_ms = 10;
    if (opts->factor <= 0)
        opts->factor = 1;
    if (opts->jitter == 0)
        opts->jitter = 0.1;
    if (opts->jitter < 0)
        opts->jitter = 0;
}

static bool conflict_is_one(int code, const kin_error *err)
{
    return code == KIN_ECONFLICT || kin_error_is_conflict(err);
}

int kin__conflict_init(struct kin__conflict *conflict,
                       const kin_retry_opts *opts, kin_error *err)
{
    *conflict = (struct kin__conflict){.opts = KIN_INIT(kin_retry_opts)};
    if (kin__opts_take(opts, sizeof(conflict->opts), &conflict->opts) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "retry on conflict: bad arguments");
    conflict_defaults(&conflict->opts);
    conflict->ms = conflict->opts.delay_ms;
    return 0;
}

bool kin__conflict_again(struct kin__conflict *conflict, kin_client *client,
                         int code, const kin_error *err, int64_t *ret_ns)
{
    assert(code < 0);
    if (++conflict->step >= conflict->opts.steps || !conflict_is_one(code, err))
        return false;
    double ms = conflict->ms *
                (1 + conflict->opts.jitter * kin__client_random(client));
    if (!(ms < CONFLICT_MAX_MS))
        ms = CONFLICT_MAX_MS;
    *ret_ns = (int64_t)(ms * (double)KIN__NS_PER_MS);
    conflict->ms *= conflict->opts.factor;
    return true;
}

/* Makes a token with the client's clock if the caller has none. */
static int conflict_stop(kin_client *client, kin_stop *given, kin_stop **ret,
                         kin_error *err)
{
    const kin_stop_opts opts = {.size = sizeof(opts), .alloc = client->alloc};

    if (!given)
        return kin__stop_new_with_clock(client->clock, &opts, ret, err);
    *ret = kin_stop_ref(given);
    return 0;
}

static int conflict_fail(const kin_error *why, int code, kin_error *err)
{
    if (err && why->code == code)
        *err = *why;
    else
        (void)kin_error_set(err, code, /* format= */ NULL);
    return code;
}

int kin_retry_on_conflict(kin_client *client, kin_retry_fn *fn, void *userdata,
                          const kin_retry_opts *opts, kin_error *err)
{
    struct kin__conflict conflict;
    KIN_AUTO(kin_stop) *stop = NULL;

    if (!client || !fn)
        return kin_error_set(err, KIN_EINVAL,
                             "retry on conflict: bad arguments");
    int r = kin__conflict_init(&conflict, opts, err);
    if (r == 0)
        r = conflict_stop(client, conflict.opts.stop, &stop, err);
    if (r < 0)
        return r;
    for (;;) {
        kin_error why = KIN_ERROR_INIT;
        int64_t ns = 0;
        r = fn(&why, userdata);
        if (r >= 0)
            return 0;
        if (!kin__conflict_again(&conflict, client, r, &why, &ns))
            return conflict_fail(&why, r, err);
        r = kin_stop_wait(stop, kin__deadline_after(client->clock, ns));
        if (r < 0)
            return kin_error_set(err, r, "retry on conflict: %s",
                                 kin_error_text(r));
    }
}
