/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_update.c - PUT and PATCH.
 */
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/patch.h"
#include "server/engine_write.h"
#include "server/kinds.h"
#include "server/stamp.h"

/* ---- update ---- */

static int fail_no_version(struct kin__write *w)
{
    const struct kin__resource *resource = w->target->resource;

    kin__failure_add_cause(
        w->failure, KIN__S("FieldValueInvalid"),
        KIN__S("metadata.resourceVersion"),
        KIN__S("Invalid value: 0: must be specified for an update"));
    return kin__failure_invalid(w->failure, resource->group, resource->plural,
                                w->target->name);
}

static int check_version(struct kin__write *w, kin_value in)
{
    kin_str version = kin__meta_str(in, "resourceVersion");
    uint64_t number = 0;

    if (version.len == 0 || kin_str_eq(version, KIN__S("0")))
        return w->flags & KIN__KIND_PUT_NEEDS_VERSION ? fail_no_version(w) : 0;
    if (kin__str_to_u64(version, &number) < 0)
        return kin__failure_set(
            w->failure, 500, "",
            "strconv.ParseUint: parsing \"%.*s\": invalid syntax",
            KIN_STR(version));
    if (number != kin__object_version(w->old))
        return kin__write_modified(w);
    return 0;
}

int kin__write_check_uid(struct kin__write *w, kin_value in)
{
    const struct kin__resource *resource = w->target->resource;
    kin_str uid = kin__meta_str(in, "uid");
    kin_str there = w->old ? kin_object_uid(w->old) : KIN__S("");
    char why[512];

    if (uid.len == 0 || kin_str_eq(uid, there))
        return 0;
    (void)snprintf(why, sizeof(why),
                   "Precondition failed: UID in precondition: %.*s, UID in "
                   "object meta: %.*s",
                   KIN_STR(kin__str_slice(uid, 0, 128)), KIN_STR(there));
    return kin__failure_conflict(w->failure, resource->group, resource->plural,
                                 w->target->name, why);
}

int kin__write_check_identity(struct kin__write *w, kin_value in)
{
    int r = kin__write_check_uid(w, in);

    return r < 0 ? r : check_version(w, in);
}

static int update_try(struct kin__write *w, void *userdata, kin_object **ret)
{
    kin_value in = kin_document_root(userdata);
    int r = kin__write_check_identity(w, in);

    return r < 0 ? r : kin__write_change(w, in, ret);
}

/* Makes what a PUT names.  Its version is of no account, for there is none;
 * with an uid it means another object. */
static int create_by_update(struct kin__write *w, kin_document *in,
                            struct kin__written *ret)
{
    const struct kin__stamp version = {.key = "resourceVersion",
                                       .kind = KIN__STAMP_REMOVE};
    kin_error err = KIN_ERROR_INIT;
    int r = kin__write_check_uid(w, kin_document_root(in));

    if (r < 0)
        return r;
    r = kin__stamp(in, kin__write_is_custom(w), &version, 1, &err);
    return r < 0 ? kin__write_error(w, &err) : kin__write_create(w, in, ret);
}

/* Some kinds are made by a PUT of what is not there. */
static int update_or_create(struct kin__write *w, kin_document *in,
                            struct kin__written *ret)
{
    kin_object *object = NULL;
    int r = kin__write_loop(w, update_try, in, &object);

    if (r == KIN_ENOTFOUND && w->flags & KIN__KIND_PUT_MAY_CREATE &&
        w->target->subresource.len == 0) {
        kin__failure_clear(w->failure);
        return create_by_update(w, in, ret);
    }
    if (r < 0)
        return r;
    *ret = (struct kin__written){.object = object};
    return 0;
}

int kin__engine_update(struct kin__engine *engine,
                       const struct kin__target *target, kin_value body,
                       const struct kin__write_opts *opts,
                       struct kin__written *ret, struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;
    KIN_AUTO(kin_document) *in = NULL;

    kin__write_init(&w, engine, target, opts, failure);
    if (kin__engine_is_special(target->subresource))
        return kin__engine_update_sub(engine, target, body, opts, ret, failure);
    int r = kin__write_decode(&w, body, &in);
    if (r == 0)
        r = kin__write_check_name(&w, kin_document_root(in));
    return r < 0 ? r : update_or_create(&w, in, ret);
}

/* ---- patch ---- */

/* 400, in the words of Go's decoder. */
static int patch_wrong_type(struct kin__write *w, kin_value patch,
                            const char *wanted)
{
    static const char *const names[] = {
        [KIN_TYPE_ABSENT] = "null",   [KIN_TYPE_NULL] = "null",
        [KIN_TYPE_BOOL] = "bool",     [KIN_TYPE_NUMBER] = "number",
        [KIN_TYPE_STRING] = "string", [KIN_TYPE_ARRAY] = "array",
        [KIN_TYPE_OBJECT] = "object",
    };

    return kin__failure_bad_request(w->failure,
                                    "error decoding patch: json: cannot "
                                    "unmarshal %s into Go value of type %s",
                                    names[kin_value_type(patch)], wanted);
}

static int patch_json_type(struct kin__write *w, kin_value patch)
{
    if (kin_value_type(patch) != KIN_TYPE_ARRAY)
        return patch_wrong_type(w, patch, "[]handlers.jsonPatchOp");
    for (size_t i = 0; i < kin_value_count(patch); i++) {
        kin_value operation = kin_value_at(patch, i);
        if (kin_value_type(operation) != KIN_TYPE_OBJECT &&
            kin_value_type(operation) != KIN_TYPE_NULL)
            return patch_wrong_type(w, operation, "handlers.jsonPatchOp");
    }
    return 0;
}

static int patch_json(struct kin__write *w, kin_value original, kin_value patch,
                      kin_document **ret)
{
    kin_error err = KIN_ERROR_INIT;
    int r;

    /* To Go's decoder null is a list of nothing. */
    if (kin_value_type(patch) == KIN_TYPE_NULL) {
        r = kin_document_new_copy(w->engine->alloc, original, ret, &err);
        return r < 0 ? kin__write_no_memory(w, r) : 0;
    }
    r = patch_json_type(w, patch);
    if (r < 0)
        return r;
    if (kin_value_count(patch) > KIN_PATCH_MAX_OPERATIONS)
        return kin__failure_set(
            w->failure, 413, "RequestEntityTooLarge",
            "The allowed maximum operations in a JSON patch is %d, got %zu",
            KIN_PATCH_MAX_OPERATIONS, kin_value_count(patch));
    r = kin__patch_json(w->engine->alloc, original, patch, &w->budget, ret,
                        &err);
    if (r == 0)
        return 0;
    if (kin__budget_is_code(r))
        return kin__failure_of_budget(w->failure, r);
    if (r == KIN_ENOMEM)
        return kin__write_no_memory(w, r);
    r = kin__failure_set(w->failure, 422, "Invalid",
                         "the server rejected our request due to an error in "
                         "our request");
    w->failure->has_empty_details = true;
    return r;
}

static int patch_merge(struct kin__write *w, kin_value original,
                       kin_value patch, kin_document **ret)
{
    kin_error err = KIN_ERROR_INIT;

    if (kin_value_type(patch) == KIN_TYPE_NULL)
        return kin__failure_bad_request(w->failure, "Invalid JSON Patch");
    if (kin_value_type(patch) != KIN_TYPE_OBJECT)
        return patch_wrong_type(w, patch, "map[string]interface {}");
    int r = kin__patch_merge(w->engine->alloc, original, patch, &w->budget, ret,
                             &err);
    return r < 0 ? kin__write_error(w, &err) : 0;
}

static int patch_unsupported(struct kin__write *w)
{
    return kin__failure_set(w->failure, 415, "UnsupportedMediaType",
                            "server-side apply is not supported by this server "
                            "- accepted media types include: "
                            "application/json-patch+json, "
                            "application/merge-patch+json%s",
                            kin__write_is_custom(w)
                                ? ""
                                : ", application/strategic-merge-patch+json");
}

int kin__write_patch(struct kin__write *w, enum kin__patch_type type,
                     kin_value original, kin_value patch, kin_document **ret)
{
    switch (type) {
    case KIN__PATCH_JSON:
        return patch_json(w, original, patch, ret);
    case KIN__PATCH_MERGE:
        return patch_merge(w, original, patch, ret);
    case KIN__PATCH_STRATEGIC:
        return w->engine->rules->strategic(&w->call, original, patch, ret,
                                           w->failure);
    case KIN__PATCH_APPLY:
        break;
    }
    return patch_unsupported(w);
}

struct patching {
    enum kin__patch_type type;
    kin_value patch;
};

static int patch_try(struct kin__write *w, void *userdata, kin_object **ret)
{
    const struct patching *patching = userdata;
    KIN_AUTO(kin_object) *form = NULL;
    KIN_AUTO(kin_document) *patched = NULL;
    KIN_AUTO(kin_document) *in = NULL;
    int r = kin__engine_convert(w->engine, w->target->resource, w->old, &form,
                                w->failure);

    if (r == 0)
        r = kin__write_patch(w, patching->type, kin_object_value(form),
                             patching->patch, &patched);
    w->call.is_patched = true;
    if (r == 0)
        r = kin__write_decode(w, kin_document_root(patched), &in);
    if (r == 0)
        r = kin__write_check_name(w, kin_document_root(in));
    if (r < 0)
        return r;
    kin_str version = kin__meta_str(kin_document_root(in), "resourceVersion");
    /* Removing it asks for nothing. */
    if (version.len) {
        r = check_version(w, kin_document_root(in));
        if (r < 0)
            return r;
    }
    return kin__write_change(w, kin_document_root(in), ret);
}

int kin__engine_patch(struct kin__engine *engine,
                      const struct kin__target *target,
                      enum kin__patch_type type, kin_value patch,
                      const struct kin__write_opts *opts,
                      struct kin__written *ret, struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;
    struct patching patching = {.type = type, .patch = patch};
    kin_object *object = NULL;

    kin__write_init(&w, engine, target, opts, failure);
    /* Apply may create, so that a missing object is no answer to it. */
    if (type == KIN__PATCH_APPLY)
        return patch_unsupported(&w);
    if (kin__engine_is_special(target->subresource))
        return kin__engine_patch_sub(engine, target, type, patch, opts, ret,
                                     failure);
    int r = kin__write_loop(&w, patch_try, &patching, &object);
    if (r < 0)
        return r;
    *ret = (struct kin__written){.object = object};
    return 0;
}
