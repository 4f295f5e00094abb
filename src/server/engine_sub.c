/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_sub.c - subresources whose bodies are not the object itself: scale,
 * binding and a namespace's finalize; eviction is in engine_evict.c.  (The body
 * of status is the object; it needs no code of its own.)
 */
#include <stdio.h>

#include <kin/edit.h>

#include "base/alloc.h"
#include "base/str.h"
#include "schema/conform.h"
#include "schema/schema.h"
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

/* 400 if the body is of another kind. */
int kin__engine_check_sub_kind(struct kin__failure *failure, kin_value body,
                               const char *kind)
{
    kin_str found = kin_value_str(kin_value_get(body, KIN__S("kind")));

    if (kin_value_type(body) != KIN_TYPE_OBJECT)
        return kin__failure_bad_request(failure, "the body of the request is "
                                                 "not an object");
    if (found.len == 0 || kin_str_eq(found, kin_s(kind)))
        return 0;
    return kin__failure_bad_request(
        failure, "%.*s in version \"v1\" cannot be handled as a %s",
        KIN_STR(found), kind);
}

/* 400 if the body names another object. */
static int sub_check_name(struct kin__failure *failure, kin_value body,
                          kin_str name, const char *kind)
{
    kin_str found = kin__meta_str(body, "name");

    if (found.len == 0 || kin_str_eq(found, name))
        return 0;
    return kin__failure_bad_request(failure,
                                    "name in URL does not match name in %s "
                                    "object",
                                    kind);
}

/* ---- webhooks ---- */

/* Calls the mutating webhooks with the object of a subresource.
 * @param ret  what they have changed it to; NULL: it is not changed */
static int sub_mutate(struct kin__write *w, kin_value in, kin_value old,
                      kin_document **ret)
{
    const struct kin__admit admit = {
        .operation = kin_value_exists(old) ? KIN__ADMISSION_UPDATE
                                           : KIN__ADMISSION_CREATE,
        .object = in,
        .old = old,
        .is_apart = true,
    };

    w->is_admitted_apart = true;
    return kin__write_mutate(w, &admit, ret);
}

/* The same for one that is created.
 * @param ret  has the namespace of the request; NULL without webhooks */
static int sub_mutate_new(struct kin__write *w, kin_value in,
                          kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;
    const struct kin__stamp space = {.key = "namespace",
                                     .kind = KIN__STAMP_STRING,
                                     .text = w->target->namespace_};

    w->is_admitted_apart = true;
    if (!w->admission)
        return 0;
    int r = kin__stamp_copy(w->engine->alloc, in, /* is_custom= */ false,
                            &space, 1, &doc, &err);
    if (r < 0)
        return kin__failure_of_error(w->failure, &err);
    r = sub_mutate(w, kin_document_root(doc), KIN_VALUE_ABSENT, ret);
    if (r == 0 && !*ret)
        *ret = KIN__STEAL(doc);
    return r;
}

static int sub_validate(struct kin__write *w, kin_value in, kin_value old)
{
    const struct kin__admit admit = {
        .operation = kin_value_exists(old) ? KIN__ADMISSION_UPDATE
                                           : KIN__ADMISSION_CREATE,
        .object = in,
        .old = old,
        .is_apart = true,
    };

    return kin__write_validate(w, &admit);
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

/* Rejects bodies that are not a Scale: without replicas they would scale to
 * 0. */
static int scale_check(struct kin__write *w, kin_value scale)
{
    kin_value replicas = kin_value_get(kin_value_get(scale, KIN__S("spec")),
                                       KIN__S("replicas"));
    int64_t number = 0;
    int r = kin__engine_check_sub_kind(w->failure, scale, "Scale");

    if (r == 0 && kin_value_exists(replicas) &&
        kin_value_int(replicas, &number) < 0)
        r = kin__failure_bad_request(
            w->failure, "Scale in version \"v1\" cannot be handled as a Scale: "
                        "spec.replicas is no integer");
    if (r == 0)
        r = kin__write_check_name(w, scale);
    return r < 0 ? r : kin__write_check_uid(w, scale);
}

/* A Scale as Go writes it. */
static int scale_decode(struct kin__write *w, kin_value scale,
                        kin_document **ret)
{
    const struct kin__schema *schema = NULL;
    const struct kin__conform_opts opts = {
        .kind = KIN__S("Scale"), .api_version = KIN__S("autoscaling/v1")};
    kin_error err = KIN_ERROR_INIT;
    int r = kin__schema_get(&schema, &err);

    if (r == 0)
        r = kin__conform(
            w->engine->alloc,
            kin__schema_find_type(schema, KIN__S("autoscaling/v1.Scale")),
            scale, &opts, ret, &err);
    return r < 0 ? kin__failure_of_error(w->failure, &err) : 0;
}

/* Applies a Scale to the object.
 * @param old  the Scale before */
static int scale_set(struct kin__write *w, const kin_object *old,
                     kin_value scale, kin_object **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__rules_call call = w->call;
    kin_str version = kin__meta_str(scale, "resourceVersion");
    int r = scale_check(w, scale);

    if (r < 0)
        return r;
    if (version.len &&
        !kin_str_eq(version, kin_object_resource_version(w->old)))
        return kin__write_modified(w);
    r = sub_validate(w, scale, kin_object_value(old));
    if (r < 0)
        return r;
    call.resource = kin__served_storage(w->served);
    r = w->engine->rules->set_scale(&call, kin_object_value(w->old), scale,
                                    &doc, w->failure);
    return r < 0 ? r : kin__write_change(w, kin_document_root(doc), ret);
}

/* Applies a changed Scale to the object, and tracks its fields. */
static int scale_change(struct kin__write *w, const kin_object *old,
                        kin_value scale, kin_object **ret)
{
    KIN_AUTO(kin_document) *now = NULL;
    KIN_AUTO(kin_document) *mutated = NULL;
    int r = scale_check(w, scale);

    if (r == 0)
        r = scale_decode(w, scale, &now);
    if (r == 0)
        r = kin__write_track_scale(w, kin_object_value(old),
                                   kin_document_root(now));
    if (r == 0)
        r = sub_mutate(w, kin_document_root(now), kin_object_value(old),
                       &mutated);
    return r < 0 ? r
                 : scale_set(w, old,
                             mutated ? kin_document_root(mutated) : scale, ret);
}

static int scale_update_try(struct kin__write *w, void *userdata,
                            kin_object **ret)
{
    KIN_AUTO(kin_object) *scale = NULL;
    int r = kin__engine_scale_of(w, w->old, &scale);

    return r < 0 ? r : scale_change(w, scale, *(kin_value *)userdata, ret);
}

/* Applies a Scale whose fields are tracked. */
static int scale_applied(struct kin__write *w, const kin_object *old,
                         kin_document *scale, kin_object **ret)
{
    KIN_AUTO(kin_document) *mutated = NULL;
    int r = sub_mutate(w, kin_document_root(scale), kin_object_value(old),
                       &mutated);

    return r < 0 ? r
                 : scale_set(w, old,
                             kin_document_root(mutated ? mutated : scale), ret);
}

struct scale_patching {
    enum kin__patch_type type;
    kin_value patch;
};

static int scale_patch_try(struct kin__write *w, void *userdata,
                           kin_object **ret)
{
    const struct scale_patching *patching = userdata;

    assert(is_sub(w->target, "scale") && w->old);
    KIN_AUTO(kin_object) *scale = NULL;
    KIN_AUTO(kin_document) *patched = NULL;
    enum kin__patch_type type = patching->type;
    int r = kin__engine_scale_of(w, w->old, &scale);

    if (r == 0 && type == KIN__PATCH_APPLY) {
        r = kin__write_apply_scale(w, kin_object_value(scale), patching->patch,
                                   &patched);
        return r < 0 ? r : scale_applied(w, scale, patched, ret);
    }
    /* A Scale has no lists, so both types are equivalent. */
    if (type == KIN__PATCH_STRATEGIC)
        type = KIN__PATCH_MERGE;
    if (r == 0)
        r = kin__write_patch(w, type, kin_object_value(scale), patching->patch,
                             &patched);
    return r < 0 ? r : scale_change(w, scale, kin_document_root(patched), ret);
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

/* A copy of the namespace with other spec.finalizers. */
static int finalize_make(struct kin__write *w, kin_value finalizers,
                         kin_document **ret)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = kin_edit_new(w->engine->alloc, kin_object_value(w->old), &edit,
                         &err);

    if (r < 0)
        return kin__failure_of_error(w->failure, &err);
    kin_spot spot = kin_edit_member(
        edit, kin_edit_member(edit, kin_edit_root(), KIN__S("spec")),
        KIN__S("finalizers"));
    if (kin_value_count(finalizers) == 0)
        (void)kin_edit_remove(edit, spot);
    else
        (void)kin_edit_set_value(edit, spot, finalizers);
    r = kin_edit_finish(edit, ret, &err);
    return r < 0 ? kin__failure_of_error(w->failure, &err) : 0;
}

/* Whether it is a standard finalizer or a qualified name. */
static bool is_finalizer(kin_str name)
{
    return kin_str_eq(name, KIN__S("kubernetes")) ||
           kin_str_eq(name, KIN__S("orphan")) ||
           kin_str_eq(name, KIN__S("foregroundDeletion")) ||
           kin__str_find(name, '/') != KIN__STR_NONE;
}

static kin_value finalizers_of(kin_value space)
{
    return kin_value_get(kin_value_get(space, KIN__S("spec")),
                         KIN__S("finalizers"));
}

static int finalize_check(struct kin__write *w, kin_value finalizers)
{
    char field[64];
    char message[256];

    for (size_t i = 0; i < kin_value_count(finalizers); i++) {
        kin_str name = kin_value_str(kin_value_at(finalizers, i));
        if (is_finalizer(name))
            continue;
        (void)snprintf(field, sizeof(field), "spec.finalizers[%zu]", i);
        (void)snprintf(message, sizeof(message),
                       "Invalid value: \"%.*s\": name is neither a standard "
                       "finalizer name nor is it fully qualified",
                       KIN_STR(kin__str_slice(name, 0, 64)));
        kin__failure_add_cause(w->failure, KIN__S("FieldValueInvalid"),
                               kin_s(field), kin_s(message));
    }
    if (w->failure->code == 0 && w->failure->cause_count == 0)
        return 0;
    return kin__failure_invalid(w->failure, KIN__S(""), KIN__S("Namespace"),
                                w->target->name);
}

/* Calls the webhooks for new finalizers.
 * @param ret  a copy of the namespace with them */
static int finalize_admit(struct kin__write *w, kin_value in,
                          kin_document **ret)
{
    KIN_AUTO(kin_document) *mutated = NULL;
    struct kin__admit admit = {.operation = KIN__ADMISSION_UPDATE,
                               .object = in,
                               .old = kin_object_value(w->old)};
    int r = kin__write_mutate(w, &admit, &mutated);

    if (r == 0 && mutated)
        in = kin_document_root(mutated);
    kin_value finalizers = finalizers_of(in);
    if (r == 0)
        r = finalize_check(w, finalizers);
    if (r == 0)
        r = finalize_make(w, finalizers, ret);
    if (r < 0)
        return r;
    admit.object = kin_document_root(*ret);
    return kin__write_validate(w, &admit);
}

static int finalize_try(struct kin__write *w, void *userdata, kin_object **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value in = *(kin_value *)userdata;

    assert(w->served == w->engine->namespaces && w->old);
    kin_value old = kin_object_value(w->old);
    int r = kin__write_check_identity(w, in);

    if (r == 0)
        r = finalize_admit(w, in, &doc);
    if (r < 0)
        return r;
    kin_value finalizers = finalizers_of(kin_document_root(doc));
    bool is_last = kin_value_count(finalizers) == 0 &&
                   kin_value_count(kin__meta_get(old, "finalizers")) == 0 &&
                   kin_value_exists(kin__meta_get(old, "deletionTimestamp"));
    if (!is_last && kin_value_equal(kin_document_root(doc), old)) {
        *ret = kin_object_ref(w->old);
        return 0;
    }
    if (w->call.opts->is_dry_run)
        return kin__write_object(w, doc, ret);
    r = kin__write_spend(w, 0);
    if (r < 0)
        return r;
    if (!is_last)
        return kin__engine_commit(w->engine, w->served, kin__buf_str(&w->key),
                                  w->old, kin_document_root(doc), ret,
                                  w->failure);
    r = kin__engine_commit(w->engine, w->served, kin__buf_str(&w->key), w->old,
                           KIN_VALUE_ABSENT, /* ret= */ NULL, w->failure);
    return r == 0 ? kin__write_object(w, doc, ret) : r;
}

static int finalize_run(struct kin__write *w, kin_value body,
                        struct kin__written *ret)
{
    KIN_AUTO(kin_document) *in = NULL;
    kin_object *object = NULL;
    int r = kin__write_decode(w, body, &in);

    if (r == 0)
        r = kin__write_check_name(w, kin_document_root(in));
    if (r < 0)
        return r;
    kin_value value = kin_document_root(in);
    r = kin__write_loop(w, finalize_try, &value, &object);
    if (r < 0)
        return r;
    *ret = (struct kin__written){.object = object};
    return 0;
}

/* ---- binding ---- */

static int bind_try(struct kin__write *w, void *userdata, kin_object **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value binding = *(kin_value *)userdata;
    int r = sub_validate(w, binding, KIN_VALUE_ABSENT);

    if (r == 0)
        r = w->engine->rules->bind(&w->call, kin_object_value(w->old), binding,
                                   &doc, w->failure);
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
    KIN_AUTO(kin_document) *mutated = NULL;

    kin__write_init(&w, engine, target, opts, failure);
    int r = kin__engine_check_sub_kind(failure, body, "Binding");
    if (r == 0)
        r = sub_check_name(failure, body, target->name, "Binding");
    if (r == 0)
        r = sub_mutate_new(&w, body, &mutated);
    if (mutated)
        body = kin_document_root(mutated);
    if (r == 0)
        r = kin__write_loop(&w, bind_try, &body, &object);
    if (r < 0)
        return r;
    *ret = (struct kin__written){.is_created = true};
    return 0;
}

/* As in Kubernetes, webhooks see the eviction, not the deletion. */
static int create_eviction(struct kin__engine *engine,
                           const struct kin__target *target, kin_value body,
                           const struct kin__write_opts *opts,
                           struct kin__written *ret,
                           struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;
    KIN_AUTO(kin_document) *mutated = NULL;

    kin__write_init(&w, engine, target, opts, failure);
    int r = kin__engine_check_sub_kind(failure, body, "Eviction");
    if (r == 0)
        r = sub_mutate_new(&w, body, &mutated);
    if (mutated)
        body = kin_document_root(mutated);
    if (r == 0)
        r = sub_validate(&w, body, KIN_VALUE_ABSENT);
    return r < 0 ? r
                 : kin__engine_evict(engine, target, body, opts, ret, failure);
}

/* ---- entry points ---- */

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

    kin__write_init(&w, engine, target, opts, failure);
    if (kin_value_type(body) != KIN_TYPE_OBJECT)
        return kin__failure_bad_request(failure, "the body of the request is "
                                                 "not an object");
    assert(kin__engine_is_special(target->subresource));
    if (is_sub(target, "scale"))
        return scale_run(&w, scale_update_try, &body, ret);
    return finalize_run(&w, body, ret);
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
