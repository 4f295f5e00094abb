/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_sub.c - subresources whose bodies are not the object itself: scale,
 * binding, eviction and a namespace's finalize.  (Status is the object through
 * another door, and needs nothing of its own.)
 */
#include <kin/edit.h>

#include "base/alloc.h"
#include "base/str.h"
#include "server/engine_write.h"
#include "server/stamp.h"

static bool is_sub(const struct kin__target *target, const char *name)
{
    return kin_str_eq(target->subresource, kin_s(name));
}

bool kin__engine_is_special(kin_str subresource)
{
    return kin_str_eq(subresource, KIN__S("scale")) ||
           kin_str_eq(subresource, KIN__S("finalize"));
}

static int sub_not_allowed(struct kin__failure *failure)
{
    return kin__failure_set(failure, 405, "MethodNotAllowed",
                            "the server does not allow this method on the "
                            "requested resource");
}

/* ---- scale ---- */

int kin__engine_scale_of(struct kin__write *w, const kin_object *object,
                         kin_object **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__rules_call call = w->call;
    kin_error err = KIN_ERROR_INIT;

    call.resource = kin__served_storage(w->served);
    int r = w->engine->rules->scale(&call, kin_object_value(object), &doc,
                                    w->failure);
    if (r < 0)
        return r;
    r = kin__stamp_object(doc, ret, &err);
    return r < 0 ? kin__failure_of_error(w->failure, &err) : 0;
}

/* The object with what a Scale says. */
static int scale_set(struct kin__write *w, kin_value scale, kin_object **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__rules_call call = w->call;
    kin_str version = kin__meta_str(scale, "resourceVersion");

    if (version.len &&
        !kin_str_eq(version, kin_object_resource_version(w->old)))
        return kin__failure_conflict(
            w->failure, w->target->resource->group, w->target->resource->plural,
            w->target->name,
            "the object has been modified; please apply your changes to the "
            "latest version and try again");
    call.resource = kin__served_storage(w->served);
    int r = w->engine->rules->set_scale(&call, kin_object_value(w->old), scale,
                                        &doc, w->failure);
    return r < 0 ? r : kin__write_change(w, kin_document_root(doc), ret);
}

static int scale_update_try(struct kin__write *w, void *userdata,
                            kin_object **ret)
{
    return scale_set(w, *(kin_value *)userdata, ret);
}

struct scale_patching {
    enum kin__patch_type type;
    kin_value patch;
};

static int scale_patch_try(struct kin__write *w, void *userdata,
                           kin_object **ret)
{
    const struct scale_patching *patching = userdata;
    KIN_AUTO(kin_object) *scale = NULL;
    KIN_AUTO(kin_document) *patched = NULL;
    enum kin__patch_type type = patching->type;
    int r = kin__engine_scale_of(w, w->old, &scale);

    /* A Scale has no lists, so the two are the same. */
    if (type == KIN__PATCH_STRATEGIC)
        type = KIN__PATCH_MERGE;
    if (r == 0)
        r = kin__write_patch(w, type, kin_object_value(scale), patching->patch,
                             &patched);
    return r < 0 ? r : scale_set(w, kin_document_root(patched), ret);
}

static int scale_run(struct kin__write *w, kin__write_try *attempt,
                     void *userdata, struct kin__written *ret)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin_object *scale = NULL;
    int r = kin__write_loop(w, attempt, userdata, &object);

    if (r == 0)
        r = kin__engine_scale_of(w, object, &scale);
    if (r < 0)
        return r;
    *ret = (struct kin__written){.object = scale, .is_converted = true};
    return 0;
}

/* ---- finalize ---- */

/* A namespace with the finalizers of another. */
static int finalize_try(struct kin__write *w, void *userdata, kin_object **ret)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_value spec = kin_value_get(*(kin_value *)userdata, KIN__S("spec"));
    kin_value finalizers = kin_value_get(spec, KIN__S("finalizers"));
    kin_value old = kin_object_value(w->old);
    kin_str key = kin__buf_str(&w->key);
    int r = kin_edit_new(w->engine->alloc, old, &edit, &err);

    if (r < 0)
        return kin__failure_of_error(w->failure, &err);
    kin_spot spot = kin_edit_member(
        edit, kin_edit_member(edit, kin_edit_root(), KIN__S("spec")),
        KIN__S("finalizers"));
    if (kin_value_count(finalizers) == 0)
        (void)kin_edit_remove(edit, spot);
    else
        (void)kin_edit_set_value(edit, spot, finalizers);
    r = kin_edit_finish(edit, &doc, &err);
    if (r == 0)
        r = kin__stamp_object(doc, ret, &err);
    if (r < 0)
        return kin__failure_of_error(w->failure, &err);
    KIN_AUTO(kin_object) *made = KIN__STEAL(*ret);
    bool is_last = kin_value_count(finalizers) == 0 &&
                   kin_value_count(kin__meta_get(old, "finalizers")) == 0 &&
                   kin_value_exists(kin__meta_get(old, "deletionTimestamp"));
    r = kin__engine_commit(w->engine, w->served, key, w->old,
                           is_last ? KIN_VALUE_ABSENT : kin_document_root(doc),
                           is_last ? NULL : ret, w->failure);
    if (r == 0 && is_last)
        *ret = KIN__STEAL(made);
    return r;
}

/* ---- binding and eviction ---- */

static int bind_try(struct kin__write *w, void *userdata, kin_object **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = w->engine->rules->bind(&w->call, kin_object_value(w->old),
                                   *(kin_value *)userdata, &doc, w->failure);

    return r < 0 ? r : kin__write_change(w, kin_document_root(doc), ret);
}

static int create_binding(struct kin__engine *engine,
                          const struct kin__target *target, kin_value body,
                          const struct kin__write_opts *opts,
                          struct kin__written *ret,
                          struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;
    KIN_AUTO(kin_object) *object = NULL;

    kin__write_init(&w, engine, target, opts, failure);
    int r = kin__write_loop(&w, bind_try, &body, &object);
    if (r < 0)
        return r;
    *ret = (struct kin__written){.is_created = true};
    return 0;
}

static int create_eviction(struct kin__engine *engine,
                           const struct kin__target *target, kin_value body,
                           const struct kin__write_opts *opts,
                           struct kin__written *ret,
                           struct kin__failure *failure)
{
    struct kin__target whole = *target;
    struct kin__delete_opts del = {.is_dry_run = opts && opts->is_dry_run};
    struct kin__deleted deleted = {0};
    int r = kin__delete_opts_read(kin_value_get(body, KIN__S("deleteOptions")),
                                  &del, failure);

    whole.subresource = KIN__S("");
    if (r == 0)
        r = kin__engine_delete(engine, &whole, &del, &deleted, failure);
    (void)kin_object_unref(deleted.object);
    if (r < 0)
        return r;
    *ret = (struct kin__written){.is_created = true};
    return 0;
}

/* ---- the doors ---- */

int kin__engine_create_sub(struct kin__engine *engine,
                           const struct kin__target *target, kin_value body,
                           const struct kin__write_opts *opts,
                           struct kin__written *ret,
                           struct kin__failure *failure)
{
    if (is_sub(target, "binding"))
        return create_binding(engine, target, body, opts, ret, failure);
    if (is_sub(target, "eviction"))
        return create_eviction(engine, target, body, opts, ret, failure);
    return sub_not_allowed(failure);
}

int kin__engine_update_sub(struct kin__engine *engine,
                           const struct kin__target *target, kin_value body,
                           const struct kin__write_opts *opts,
                           struct kin__written *ret,
                           struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;
    kin_object *object = NULL;

    kin__write_init(&w, engine, target, opts, failure);
    if (kin_value_type(body) != KIN_TYPE_OBJECT)
        return kin__failure_bad_request(failure, "the body of the request is "
                                                 "not an object");
    if (is_sub(target, "scale"))
        return scale_run(&w, scale_update_try, &body, ret);
    int r = kin__write_loop(&w, finalize_try, &body, &object);
    if (r < 0)
        return r;
    *ret = (struct kin__written){.object = object};
    return 0;
}

int kin__engine_patch_sub(struct kin__engine *engine,
                          const struct kin__target *target,
                          enum kin__patch_type type, kin_value patch,
                          const struct kin__write_opts *opts,
                          struct kin__written *ret,
                          struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;
    struct scale_patching patching = {.type = type, .patch = patch};

    kin__write_init(&w, engine, target, opts, failure);
    if (!is_sub(target, "scale"))
        return sub_not_allowed(failure);
    return scale_run(&w, scale_patch_try, &patching, ret);
}
