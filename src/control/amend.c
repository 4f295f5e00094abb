/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/amend.h>

#include <kin/client_edit.h>
#include <kin/field_edit.h>
#include <kin/refusal.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/client.h"

/* One amendment under way. */
struct amend {
    kin_client *client;
    kin_amendment what;
    kin_call_opts opts; /* without places for answers: there may be several */
    kin_object *latest; /* owned: what the server gave instead */
    bool is_outdated;   /* what is known is of another version, or partial */
    kin_object *ret;    /* owned: the outcome */
};

static void amend_done(struct amend *amend)
{
    (void)kin_object_unref(amend->latest);
    (void)kin_object_unref(amend->ret);
}

#define AUTO_AMEND __attribute__((cleanup(amend_done))) struct amend

static const kin_object *amend_base(const struct amend *amend)
{
    return amend->latest ? amend->latest : amend->what.object;
}

/* What is there now, if it still is the same object. */
static int amend_get(struct amend *amend, kin_error *err)
{
    const kin_object *object = amend->what.object;
    kin_call_opts opts = KIN_CALL_OPTS_INIT;
    kin_object *got = NULL;

    opts.stop = amend->opts.stop;
    opts.timeout_ms = amend->opts.timeout_ms;
    int r = kin_client_get(amend->client, amend->what.resource,
                           kin_object_namespace(object),
                           kin_object_name(object), &opts, &got, err);
    if (r < 0)
        return r;
    (void)kin_object_unref(amend->latest);
    amend->latest = got;
    if (kin_str_eq(kin_object_uid(got), kin_object_uid(object)))
        return 0;
    return kin_error_set(err, KIN_ENOTFOUND, "%s \"%s\" is another object now",
                         amend->what.resource->plural,
                         kin_object_name(object).ptr);
}

/* The patch together with the version that it was made from. */
static int amend_lock(const struct amend *amend, kin_value patch,
                      kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_edit) *locked = NULL;
    kin_str version = kin_object_resource_version(amend_base(amend));
    int r = kin_edit_new(amend->client->alloc, patch, &locked, err);

    if (r < 0)
        return r;
    kin_spot at = kin_edit_member(locked, kin_edit_root(), KIN__S("metadata"));
    at = kin_edit_member(locked, at, KIN__S("resourceVersion"));
    if (version.len > 0)
        (void)kin_edit_set_string(locked, at, version);
    return kin_edit_finish(locked, ret, err);
}

static int amend_patch(struct amend *amend, kin_value body, kin_error *err)
{
    const kin_object *base = amend_base(amend);
    KIN_AUTO(kin_document) *locked = NULL;
    int r = amend_lock(amend, body, &locked, err);

    if (r < 0)
        return r;
    const kin_patch patch = {.type = KIN_PATCH_MERGE,
                             .body = kin_document_root(locked)};
    return kin_client_patch(amend->client, amend->what.resource,
                            kin_object_namespace(base), kin_object_name(base),
                            &patch, &amend->opts, &amend->ret, err);
}

static int amend_update(struct amend *amend, kin_edit *edit, kin_error *err)
{
    const kin_edit_call call = {.resource = amend->what.resource,
                                .edit = edit,
                                .base = amend_base(amend)};

    return kin_client_update_edit(amend->client, &call, &amend->opts,
                                  &amend->ret, err);
}

/* Says how the object should be, and sends it if it is not. */
static int amend_send(struct amend *amend, kin_error *err)
{
    const kin_amendment *what = &amend->what;
    const kin_object *base = amend_base(amend);
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(amend->client->alloc, base);

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
        return amend_update(amend, edit, err);
    if (kin_value_count(kin_document_root(patch)) == 0) {
        amend->ret = kin_object_ref(base);
        return 0;
    }
    return what->how == KIN_AMEND_UPDATE
               ? amend_update(amend, edit, err)
               : amend_patch(amend, kin_document_root(patch), err);
}

static int amend_try(kin_error *err, void *userdata)
{
    struct amend *amend = userdata;
    int r = amend->is_outdated ? amend_get(amend, err) : 0;

    amend->is_outdated = true;
    return r < 0 ? r : amend_send(amend, err);
}

static int amend_take(struct amend *amend, const kin_amendment *what,
                      const kin_call_opts *opts, kin_error *err)
{
    *amend = (struct amend){.what = KIN_AMENDMENT_INIT,
                            .opts = KIN_CALL_OPTS_INIT};
    if (!what || kin__opts_take(what, sizeof(*what), &amend->what) < 0 ||
        kin__opts_take(opts, sizeof(*opts), &amend->opts) < 0 ||
        !amend->what.resource || !amend->what.object || !amend->what.fill)
        return kin_error_set(err, KIN_EINVAL, "amend: bad arguments");
    amend->opts.size = sizeof(amend->opts);
    amend->opts.ret_status = NULL;
    amend->opts.ret_document = NULL;
    if (amend->what.subresource.len > 0)
        amend->opts.subresource = amend->what.subresource;
    return 0;
}

int kin_client_amend(kin_client *client, const kin_amendment *amendment,
                     const kin_call_opts *opts, kin_object **ret,
                     kin_error *err)
{
    AUTO_AMEND amend;
    kin_retry_opts retry = KIN_RETRY_OPTS_INIT;
    int r = amend_take(&amend, amendment, opts, err);

    if (r < 0)
        return r;
    amend.client = client;
    /* A list is sent as a whole, so all of it must be known. */
    amend.is_outdated = kin_object_is_partial(amend.what.object);
    retry.stop = amend.opts.stop;
    r = kin_retry_on_conflict(client, amend_try, &amend,
                              amend.what.retry ? amend.what.retry : &retry,
                              err);
    if (r == 0 && ret)
        *ret = KIN__STEAL(amend.ret);
    return r;
}
