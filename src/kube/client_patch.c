/* SPDX-License-Identifier: Apache-2.0 */
/*
 * client_patch.c - patches of all types, made from an edit or sent as they are.
 */
#include <kin/client.h>

#include <kin/edit.h>
#include <kin/patch.h>

#include "base/opts.h"
#include "base/str.h"
#include "kube/verbs.h"
#include "object/edit.h"

static const char *const patch_media[] = {
    [KIN_PATCH_JSON] = "application/json-patch+json",
    [KIN_PATCH_MERGE] = "application/merge-patch+json",
    [KIN_PATCH_STRATEGIC] = "application/strategic-merge-patch+json",
    [KIN_PATCH_APPLY] = "application/apply-patch+yaml",
};

enum { PATCH_TYPES = sizeof(patch_media) / sizeof(patch_media[0]) };

static int patch_check(const struct kin__call *call, const kin_patch *patch,
                       kin_error *err)
{
    if ((size_t)patch->type >= PATCH_TYPES)
        return kin_error_set(err, KIN_EINVAL, "no such type of patch");
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

/* Lists are sent as a whole, so elements may go; members may not. */
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
    return (kin_namespaced_name){.ns = kin__body_metadata(value, "namespace"),
                                 .name = kin__body_metadata(value, "name")};
}

/* The changes, below the names of the object. */
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

/* Makes the body from the edit, and takes names from there that the patch does
 * not have. */
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

/* The base as it is. */
static int patch_return_base(kin_edit *edit, kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const kin_object *object = kin__edit_object(edit);

    if (!ret)
        return 0;
    if (object) {
        *ret = kin_object_ref(object);
        return 0;
    }
    int r = kin_edit_finish(edit, &doc, err);
    return r < 0 ? r : kin_object_new(doc, ret, err);
}

/* ---- all of it ---- */

static int patch_send(struct kin__call *call, const kin_patch *patch,
                      kin_object **ret, kin_error *err)
{
    call->req.method = "PATCH";
    call->req.ns = patch->name.ns;
    call->req.name = patch->name.name;
    int r = kin__api_preflight(&call->req, /* wants_name= */ true,
                               /* wants_ns= */ true, err);
    if (r < 0)
        return kin__call_fail(call, r, err);
    call->req.content_type = kin_s(patch_media[patch->type]);
    if (call->opts.is_forced)
        kin__call_query(call, "force", KIN__S("true"));
    return kin__call_send(call, patch->body,
                          patch->type == KIN_PATCH_JSON ? KIN_TYPE_ARRAY
                                                        : KIN_TYPE_OBJECT,
                          ret, err);
}

int kin_client_patch(kin_client *client, const kin_resource *resource,
                     const kin_patch *patch, const kin_call_opts *opts,
                     kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *made = NULL;
    struct kin__call call;
    kin_patch own = KIN_INIT(kin_patch);
    int r = kin__call_init(&call, client, "patch", resource, opts, err);

    if (r < 0)
        return r;
    if (!patch || kin__opts_take(patch, sizeof(own), &own) < 0)
        r = kin_error_set(err, KIN_EINVAL, "no patch, or its size is not set");
    if (r == 0)
        r = patch_check(&call, &own, err);
    if (r < 0)
        return kin__call_fail(&call, r, err);
    if (!kin_value_exists(own.body))
        r = patch_fill(&own, resource, &made, err);
    if (r < 0)
        return r;
    return patch_changes_nothing(&own) ? patch_return_base(own.edit, ret, err)
                                       : patch_send(&call, &own, ret, err);
}
