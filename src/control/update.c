/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/update.h>

#include <kin/api_error.h>
#include <kin/client.h>
#include <kin/edit.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/client.h"

/* One update under way. */
struct update {
    kin_client *client;
    kin_update what;
    kin_call_opts opts; /* without places for answers: there may be several */
    kin_object *latest; /* owned: what the server gave instead */
    bool is_outdated;   /* what is known is of another version, or partial */
    kin_object *ret;    /* owned: the outcome */
};

static void update_done(struct update *update)
{
    (void)kin_object_unref(update->latest);
    (void)kin_object_unref(update->ret);
    if (update->what.destroy)
        update->what.destroy(update->what.userdata);
}

#define AUTO_UPDATE __attribute__((cleanup(update_done))) struct update

static const kin_object *update_base(const struct update *update)
{
    return update->latest ? update->latest : update->what.object;
}

/* What is there now, if it still is the same object. */
static int update_get(struct update *update, kin_error *err)
{
    const kin_object *object = update->what.object;
    kin_call_opts opts = KIN_INIT(kin_call_opts);
    kin_object *got = NULL;

    opts.stop = update->opts.stop;
    opts.timeout_ms = update->opts.timeout_ms;
    int r = kin_client_get(update->client, update->what.resource,
                           kin_object_namespaced_name(object), &opts, &got,
                           err);
    if (r < 0)
        return r;
    (void)kin_object_unref(update->latest);
    update->latest = got;
    if (kin_str_eq(kin_object_uid(got), kin_object_uid(object)))
        return 0;
    return kin_error_set(err, KIN_ENOTFOUND, "%s \"%s\" is another object now",
                         update->what.resource->plural,
                         kin_object_name(object).ptr);
}

/* The patch together with the version that it was made from. */
static int update_lock(const struct update *update, kin_value patch,
                       kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_edit) *locked = NULL;
    kin_str version = kin_object_resource_version(update_base(update));
    int r = kin_edit_new(update->client->alloc, patch, &locked, err);

    if (r < 0)
        return r;
    kin_spot at = kin_edit_member(locked, kin_edit_root(), KIN__S("metadata"));
    at = kin_edit_member(locked, at, KIN__S("resourceVersion"));
    if (version.len > 0)
        (void)kin_edit_set_str(locked, at, version);
    return kin_edit_finish(locked, ret, err);
}

static int update_by_patch(struct update *update, kin_value body,
                           kin_error *err)
{
    const kin_object *base = update_base(update);
    KIN_AUTO(kin_document) *locked = NULL;
    int r = update_lock(update, body, &locked, err);

    if (r < 0)
        return r;
    const kin_patch patch = {.size = sizeof(patch),
                             .type = KIN_PATCH_MERGE,
                             .name = kin_object_namespaced_name(base),
                             .body = kin_document_root(locked)};
    return kin_client_patch(update->client, update->what.resource, &patch,
                            &update->opts, &update->ret, err);
}

static int update_whole(struct update *update, kin_edit *edit, kin_error *err)
{
    return kin_client_update(update->client, update->what.resource, edit,
                             &update->opts, &update->ret, err);
}

/* Says how the object should be, and sends it if it is not. */
static int update_send(struct update *update, kin_error *err)
{
    const kin_update *what = &update->what;
    const kin_object *base = update_base(update);
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(update->client->alloc, base);

    if (!edit)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    int r = what->fill(edit, base, what->userdata);
    if (r < 0 && kin_edit_check(edit, err) != r)
        return kin_error_set(err, r, /* format= */ NULL);
    if (r == 0)
        r = kin_edit_merge_patch(edit, &patch, err);
    if (r < 0)
        return r;
    if (what->is_sent_always)
        return update_whole(update, edit, err);
    if (kin_value_count(kin_document_root(patch)) == 0) {
        update->ret = kin_object_ref(base);
        return 0;
    }
    return what->how == KIN_UPDATE_WHOLE
               ? update_whole(update, edit, err)
               : update_by_patch(update, kin_document_root(patch), err);
}

static int update_try(kin_error *err, void *userdata)
{
    struct update *update = userdata;
    int r = update->is_outdated ? update_get(update, err) : 0;

    update->is_outdated = true;
    return r < 0 ? r : update_send(update, err);
}

static int update_take(struct update *update, const kin_update *what,
                       const kin_call_opts *opts, kin_error *err)
{
    *update = (struct update){.what = KIN_INIT(kin_update),
                              .opts = KIN_INIT(kin_call_opts)};
    if (!what || kin__opts_take(what, sizeof(*what), &update->what) < 0 ||
        kin__opts_take(opts, sizeof(*opts), &update->opts) < 0 ||
        !update->what.resource || !update->what.object || !update->what.fill)
        return kin_error_set(err, KIN_EINVAL, "update: bad arguments");
    update->opts.size = sizeof(update->opts);
    update->opts.ret_status = NULL;
    update->opts.ret_document = NULL;
    if (update->what.subresource.len > 0)
        update->opts.subresource = update->what.subresource;
    return 0;
}

int kin_client_update_with_retry(kin_client *client, const kin_update *update,
                                 const kin_call_opts *opts, kin_object **ret,
                                 kin_error *err)
{
    AUTO_UPDATE own;
    kin_retry_opts retry = KIN_INIT(kin_retry_opts);
    int r = update_take(&own, update, opts, err);

    if (r < 0)
        return r;
    own.client = client;
    /* A list is sent as a whole, so all of it must be known. */
    own.is_outdated = kin_object_is_partial(own.what.object);
    retry.stop = own.opts.stop;
    r = kin_retry_on_conflict(client, update_try, &own,
                              own.what.retry ? own.what.retry : &retry, err);
    if (r == 0 && ret)
        *ret = KIN__STEAL(own.ret);
    return r;
}
