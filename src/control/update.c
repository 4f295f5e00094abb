/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/update.h>

#include <assert.h>

#include <kin/api_error.h>
#include <kin/client.h>
#include <kin/edit.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/call.h"
#include "kube/client.h"
#include "kube/region.h"
#include "kube/request.h"
#include "kube/verbs.h"

/* An update in progress. */
struct update {
    kin_client *client;
    kin_update what;
    kin_call_opts opts; /* without outputs: there may be several requests */
    kin_object *latest; /* owned: the object as last fetched */
    bool is_outdated;   /* the base must be fetched again: stale or partial */
    kin_object *ret;    /* owned: the result */
    bool is_async;      /* requests are calls: */
    kin_call *request;  /* owned: the current one; NULL for none */
};

static void update_done(struct update *update)
{
    update->request = kin_call_free(update->request);
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

/* Options for getting the object. */
static kin_call_opts update_get_opts(const struct update *update)
{
    return (kin_call_opts){.size = sizeof(kin_call_opts),
                           .stop = update->opts.stop,
                           .timeout_ms = update->opts.timeout_ms,
                           .on_done = update->opts.on_done,
                           .userdata = update->opts.userdata};
}

/* Takes the current object, and checks that it is the same one. */
static int update_take_latest(struct update *update, kin_object *got,
                              kin_error *err)
{
    const kin_object *object = update->what.object;

    (void)kin_object_unref(update->latest);
    update->latest = got;
    if (kin_str_eq(kin_object_uid(got), kin_object_uid(object)))
        return 0;
    return kin_error_set(
        err, KIN_ENOTFOUND, "%s \"%s\" has been replaced by another object",
        update->what.resource->plural, kin_object_name(object).ptr);
}

static int update_get(struct update *update, kin_error *err)
{
    const kin_call_opts opts = update_get_opts(update);
    kin_object *got = NULL;

    assert(update->is_outdated);
    int r = kin_client_get(update->client, update->what.resource,
                           kin_object_namespaced_name(update->what.object),
                           &opts, &got, err);
    return r < 0 ? r : update_take_latest(update, got, err);
}

/* Adds the base version to the patch, so that the server rejects a conflict. */
static int update_add_version(const struct update *update, kin_value patch,
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
    int r = update_add_version(update, body, &locked, err);

    if (r < 0)
        return r;
    const kin_patch patch = {.size = sizeof(patch),
                             .type = KIN_PATCH_MERGE,
                             .name = kin_object_namespaced_name(base),
                             .body = kin_document_root(locked)};
    if (update->is_async)
        return kin_client_patch_async(update->client, update->what.resource,
                                      &patch, &update->opts, &update->request,
                                      err);
    return kin_client_patch(update->client, update->what.resource, &patch,
                            &update->opts, &update->ret, err);
}

static int update_whole(struct update *update, kin_edit *edit, kin_error *err)
{
    if (update->is_async)
        return kin_client_update_async(update->client, update->what.resource,
                                       edit, &update->opts, &update->request,
                                       err);
    return kin_client_update(update->client, update->what.resource, edit,
                             &update->opts, &update->ret, err);
}

/* Lets the callback fill in the desired state, and sends it if it differs.
 * Then there is a result, or a request. */
static int update_send(struct update *update, kin_error *err)
{
    const kin_update *what = &update->what;
    const kin_object *base = update_base(update);
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(update->client->alloc, base);

    assert(!update->ret);
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

static int update_init(struct update *update, const kin_update *what,
                       const kin_call_opts *opts, kin_error *err)
{
    *update = (struct update){.what = KIN_INIT(kin_update),
                              .opts = KIN_INIT(kin_call_opts)};
    if (!what || kin__opts_take(what, sizeof(*what), &update->what) < 0 ||
        kin__opts_take(opts, sizeof(*opts), &update->opts) < 0 ||
        !update->what.resource || !update->what.object || !update->what.fill)
        return kin_error_set(err, KIN_EINVAL, "update: invalid arguments");
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
    int r = update_init(&own, update, opts, err);

    if (r == 0)
        r = kin__call_check_blocking(&own.opts, err);
    if (r < 0)
        return r;
    own.client = client;
    /* A merge patch replaces lists as a whole, so the base must be complete. */
    own.is_outdated = kin_object_is_partial(own.what.object);
    retry.stop = own.opts.stop;
    r = kin_retry_on_conflict(client, update_try, &own,
                              own.what.retry ? own.what.retry : &retry, err);
    if (r == 0 && ret)
        *ret = KIN__STEAL(own.ret);
    return r;
}

/* ---- asynchronous ---- */

enum update_state {
    UPDATE_TRY,   /* an attempt is next.                     -> GET, WRITE */
    UPDATE_GET,   /* the current object was requested.       -> WRITE, DELAY */
    UPDATE_WRITE, /* the change was sent, or there is none.  -> DELAY */
    UPDATE_DELAY, /* after a conflict.                       -> TRY */
};

struct update_call {
    kin_call call;
    struct update update;
    struct kin__region region; /* of resource and options */
    struct kin__conflict conflict;
    enum update_state state;
    kin_deadline due; /* of the next attempt */
};

static struct update_call *update_call_of(kin_call *call)
{
    return (struct update_call *)(void *)call; /* its first member */
}

static void update_on_request(kin_call *request, const kin_error *err,
                              void *userdata)
{
    (void)request;
    (void)err;
    kin__call_wake(userdata);
}

/* An attempt has failed: another one later, or the end. */
static int update_call_failed(struct update_call *self, int code,
                              const kin_error *why, kin_error *err)
{
    kin_client *client = self->call.client;
    int64_t ns = 0;

    if (!kin__conflict_again(&self->conflict, client, code, why, &ns)) {
        *err = *why;
        return code;
    }
    self->call.status = kin_status_unref(self->call.status);
    self->due = kin__deadline_after(client->clock, ns);
    self->state = UPDATE_DELAY;
    return 0;
}

/* Takes the object of the request that has ended; its failure is `*why`. */
static int update_call_take(struct update_call *self, kin_object **ret,
                            kin_error *why)
{
    KIN_AUTO(kin_call) *request = KIN__STEAL(self->update.request);
    int r = kin_call_wait(request, /* stop= */ NULL, why);

    if (r < 0) {
        self->call.status = kin_status_ref(kin_call_status(request));
        return r;
    }
    const kin_object *object = kin_call_object(request);
    if (!object)
        return kin_error_set(why, KIN_EPROTOCOL,
                             "the answer is not an object with a name");
    *ret = kin_object_ref(object);
    return 0;
}

static int update_call_try(struct update_call *self, kin_error *err)
{
    struct update *update = &self->update;
    const kin_call_opts opts = update_get_opts(update);

    if (!update->is_outdated) {
        update->is_outdated = true;
        self->state = UPDATE_WRITE;
        return update_send(update, err);
    }
    self->state = UPDATE_GET;
    return kin_client_get_async(update->client, update->what.resource,
                                kin_object_namespaced_name(update->what.object),
                                &opts, &update->request, err);
}

static int update_call_got(struct update_call *self, kin_error *err)
{
    kin_object *got = NULL;
    int r = update_call_take(self, &got, err);

    if (r == 0)
        r = update_take_latest(&self->update, got, err);
    if (r < 0)
        return r;
    self->state = UPDATE_WRITE;
    return update_send(&self->update, err);
}

static int update_call_delay(struct update_call *self, kin_error *err)
{
    int r = kin_stop_reason(self->call.stop);

    if (r < 0)
        return kin_error_set(err, r, "retry on conflict: %s",
                             kin_error_text(r));
    if (!kin__deadline_passed(self->call.client->clock, self->due))
        return KIN__PENDING;
    self->state = UPDATE_TRY;
    return 0;
}

/* 0 to continue, or to end with a result; KIN__PENDING; or the error. */
static int update_call_advance(struct update_call *self, kin_error *err)
{
    struct update *update = &self->update;
    kin_error why = KIN_ERROR_INIT;
    int r = 0;

    if (self->state == UPDATE_DELAY)
        return update_call_delay(self, err);
    if (update->request && !kin_call_is_done(update->request))
        return KIN__PENDING;
    if (self->state == UPDATE_TRY)
        r = update_call_try(self, &why);
    else if (self->state == UPDATE_GET)
        r = update_call_got(self, &why);
    else
        r = update_call_take(self, &update->ret, &why);
    if (r < 0 && why.code == 0)
        (void)kin_error_set(&why, r, /* format= */ NULL);
    return r < 0 ? update_call_failed(self, r, &why, err) : 0;
}

static int update_call_step(kin_call *call, kin_deadline *due, kin_error *err)
{
    struct update_call *self = update_call_of(call);
    int r = 0;

    while (r == 0 && !self->update.ret)
        r = update_call_advance(self, err);
    *due = self->state == UPDATE_DELAY ? self->due : KIN_NEVER;
    if (r == 0)
        call->object = KIN__STEAL(self->update.ret);
    return r;
}

static void update_call_release(kin_call *call)
{
    struct update_call *self = update_call_of(call);
    const kin_object *object = self->update.what.object;

    update_done(&self->update);
    (void)kin_object_unref((kin_object *)(uintptr_t)object);
    kin__region_done(&self->region);
}

/* Copies what the requests need; `self->update` borrows it. */
static int update_call_copy(struct update_call *self)
{
    struct update *update = &self->update;
    kin_call_opts *opts = &update->opts;
    kin_str *texts[] = {&opts->subresource,   &opts->ns,
                        &opts->name,          &opts->resource_version,
                        &opts->field_manager, &opts->field_validation};
    const struct kin__api_request req = {.method = "PUT",
                                         .resource = update->what.resource};
    struct kin__api_request copy;

    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        if (texts[i]->len == 0)
            continue;
        texts[i]->ptr = kin__region_strdup(&self->region, *texts[i]);
        if (!texts[i]->ptr)
            return KIN_ENOMEM;
    }
    int r = kin__api_request_copy(&self->region, &req, &copy);
    update->what.resource = copy.resource;
    update->what.subresource = opts->subresource;
    return r;
}

/* Makes the call; takes `*update` if it succeeds. */
static int update_call_new(kin_client *client, const struct update *update,
                           kin_call **ret, kin_error *err)
{
    static const struct kin__call_ops ops = {update_call_step,
                                             update_call_release};
    struct kin__conflict conflict;
    kin_call *call = NULL;
    int r = kin__conflict_init(&conflict, update->what.retry, err);

    if (r == 0)
        r = kin__call_new(client, &update->opts, sizeof(struct update_call),
                          &ops, &call, err);
    if (r < 0)
        return r;
    struct update_call *self = update_call_of(call);
    self->update = *update;
    self->conflict = conflict;
    kin__region_init(&self->region, call->alloc);
    r = update_call_copy(self);
    if (r < 0) {
        kin__region_done(&self->region);
        kin__call_drop(call);
        return kin_error_set(err, r, /* format= */ NULL);
    }
    self->update.what.object = kin_object_ref(update->what.object);
    self->update.opts.stop = call->stop;
    self->update.opts.on_done = update_on_request;
    self->update.opts.userdata = call;
    self->update.opts.destroy = NULL;
    *ret = call;
    return 0;
}

int kin_client_update_with_retry_async(kin_client *client,
                                       const kin_update *update,
                                       const kin_call_opts *opts,
                                       kin_call **ret, kin_error *err)
{
    struct update own;
    kin_call *call = NULL;
    int r = update_init(&own, update, opts, err);

    if (r == 0 && !client)
        r = kin_error_set(err, KIN_EINVAL, "update: invalid arguments");
    if (r == 0) {
        own.client = client;
        own.is_async = true;
        own.is_outdated = kin_object_is_partial(own.what.object);
        r = update_call_new(client, &own, &call, err);
    }
    if (r < 0) {
        update_done(&own);
        return kin__call_started(opts, r);
    }
    kin__call_start(call, ret);
    return 0;
}
