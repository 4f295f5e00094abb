/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/client.h>

#include <kin/edit.h>
#include <kin/patch.h>

#include "base/opts.h"
#include "base/str.h"
#include "object/edit.h"

static int edit_call_begin(const kin_edit_call *call, const kin_call_opts *opts,
                           kin_call_opts *ret, kin_error *err)
{
    *ret = (kin_call_opts)KIN_INIT(kin_call_opts);
    if (!call->edit)
        return kin_error_set(err, KIN_ENOMEM, "edit: out of memory");
    int r = kin__opts_take(opts, sizeof(*ret), ret);
    if (r < 0)
        return kin_error_set(err, r, "options of a call are not initialised");
    ret->size = sizeof(*ret);
    if (call->subresource.len)
        ret->subresource = call->subresource;
    return 0;
}

static kin_str body_metadata(kin_value body, kin_str key)
{
    return kin_value_str(
        kin_value_get(kin_value_get(body, KIN__S("metadata")), key));
}

static kin_str edit_call_ns(const kin_edit_call *call, kin_value body)
{
    if (call->ns.len || call->resource->is_cluster_scoped)
        return call->ns;
    return body_metadata(body, KIN__S("namespace"));
}

int kin_client_create_edit(kin_client *client, const kin_edit_call *call,
                           const kin_call_opts *opts, kin_object **ret,
                           kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_call_opts own;
    int r = edit_call_begin(call, opts, &own, err);

    if (r == 0)
        r = kin_edit_finish(call->edit, &doc, err);
    if (r < 0)
        return r;
    kin_value body = kin_document_root(doc);
    return kin_client_create(client, call->resource, edit_call_ns(call, body),
                             body, &own, ret, err);
}

int kin_client_update_edit(kin_client *client, const kin_edit_call *call,
                           const kin_call_opts *opts, kin_object **ret,
                           kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_call_opts own;
    int r = edit_call_begin(call, opts, &own, err);

    if (r == 0)
        r = kin_edit_finish(call->edit, &doc, err);
    if (r < 0)
        return r;
    kin_value body = kin_document_root(doc);
    return kin_client_update(client, call->resource, edit_call_ns(call, body),
                             body, &own, ret, err);
}

int kin_client_patch_edit(kin_client *client, const kin_edit_call *call,
                          const kin_call_opts *opts, kin_object **ret,
                          kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_call_opts own;
    int r = edit_call_begin(call, opts, &own, err);

    if (r == 0 && !call->base)
        r = kin_error_set(err, KIN_EINVAL,
                          "patch: there is nothing to be different from");
    if (r == 0)
        r = kin_edit_merge_patch(call->edit, &doc, err);
    if (r < 0)
        return r;
    kin_patch patch = {KIN_PATCH_MERGE, kin_document_root(doc)};
    if (kin_value_count(patch.body) == 0) {
        if (ret)
            *ret = kin_object_ref(call->base);
        return 0;
    }
    kin_value base = kin_object_value(call->base);
    return kin_client_patch(client, call->resource, edit_call_ns(call, base),
                            kin_object_name(call->base), &patch, &own, ret,
                            err);
}

/* ---- apply ---- */

/* Lists are sent as a whole, so elements may go; members may not. */
static int refuse_removal(const kin_change *change, void *userdata)
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

/* What is different, below the names of the object. */
static int difference_make(const kin_edit_call *call, kin_document **ret,
                           kin_error *err)
{
    KIN_AUTO(kin_document) *names = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    const kin_allocator *alloc = kin__edit_alloc(call->edit);
    kin_error why = KIN_ERROR_INIT;
    KIN_AUTO(kin_edit) *target = kin_edit_new_object(
        alloc, call->resource, kin_object_namespace(call->base),
        kin_object_name(call->base));

    if (!target)
        return kin_error_set(err, KIN_ENOMEM, "apply: out of memory");
    int r = kin_edit_changes(call->edit, refuse_removal, &why, &why);
    if (r < 0) {
        if (err)
            *err = why;
        return r;
    }
    r = kin_edit_finish(target, &names, err);
    if (r == 0)
        r = kin_edit_merge_patch(call->edit, &patch, err);
    return r < 0 ? r
                 : kin_patch_merge(alloc, kin_document_root(names),
                                   kin_document_root(patch), ret, err);
}

int kin_client_apply_edit(kin_client *client, const kin_edit_call *call,
                          const kin_call_opts *opts, kin_object **ret,
                          kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_call_opts own;
    int r = edit_call_begin(call, opts, &own, err);

    if (r == 0)
        r = call->base ? difference_make(call, &doc, err)
                       : kin_edit_finish(call->edit, &doc, err);
    if (r < 0)
        return r;
    kin_patch patch = {KIN_PATCH_APPLY, kin_document_root(doc)};
    return kin_client_patch(
        client, call->resource, edit_call_ns(call, patch.body),
        body_metadata(patch.body, KIN__S("name")), &patch, &own, ret, err);
}
