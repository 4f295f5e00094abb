/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/claim.h"

#include <assert.h>
#include <stdio.h>

#include <kin/api_error.h>
#include <kin/edit.h>
#include <kin/lister.h>
#include <kin/owner.h>
#include <kin/update.h>

#include "base/alloc.h"
#include "base/str.h"
#include "control/reconciler.h"
#include "object/label_selector.h"

enum kin__claim kin__claim_judge(const kin_object *owner, kin_value selector,
                                 const kin_object *object)
{
    kin_owner controller;
    bool is_owned = kin_owner_controller(object, &controller);
    bool matches = kin__label_selector_judge(selector,
                                             kin_object_labels(object)) ==
                   KIN__LABELS_MATCH;

    if (is_owned && !kin_str_eq(controller.uid, kin_object_uid(owner)))
        return KIN__CLAIM_NOTHING;
    if (is_owned && matches)
        return KIN__CLAIM_KEEP;
    if (kin_object_is_deleting(owner))
        return KIN__CLAIM_NOTHING;
    if (is_owned)
        return KIN__CLAIM_RELEASE;
    return matches && !kin_object_is_deleting(object) ? KIN__CLAIM_ADOPT
                                                      : KIN__CLAIM_NOTHING;
}

/* Asks the server, not the cache, whether the owner still exists and is not
 * being deleted: objects that it adopts while it is being deleted would be
 * deleted with it. */
static int claim_check_owner(struct kin__claimer *claimer, kin_error *err)
{
    KIN_AUTO(kin_object) *now = NULL;

    assert(claimer->owner && claimer->owner_resource && claimer->resource);
    if (claimer->may_adopt)
        return 0;
    int r = kin_client_get(claimer->client, claimer->owner_resource,
                           kin_object_namespaced_name(claimer->owner),
                           claimer->opts, &now, err);
    if (r < 0)
        return r;
    if (!kin_str_eq(kin_object_uid(now), kin_object_uid(claimer->owner)) ||
        kin_object_is_deleting(now))
        return kin_error_set(
            err, KIN_ENOTFOUND, "adopt %s: %s %.*s is deleted or being deleted",
            claimer->resource->plural, claimer->owner_resource->kind,
            KIN_STR(kin_object_key(claimer->owner)));
    claimer->may_adopt = true;
    return 0;
}

/* ---- requests ---- */

/* Creates a patch of the metadata with one owner reference.  The uid makes sure
 * that it applies to this object only. */
static kin_edit *patch_new(const struct kin__claimer *claimer,
                           const kin_object *object, kin_spot *ret_reference)
{
    kin_edit *edit = NULL;

    if (kin_edit_new(claimer->alloc, kin_value_absent(), &edit, NULL) < 0)
        return NULL;
    kin_spot metadata = kin_edit_want_object(
        edit, kin_edit_member(edit, kin_edit_want_object(edit, kin_edit_root()),
                              KIN__S("metadata")));
    kin_spot list = kin_edit_member(edit, metadata, KIN__S("ownerReferences"));
    (void)kin_edit_set_str(edit, kin_edit_member(edit, metadata, KIN__S("uid")),
                           kin_object_uid(object));
    (void)kin_edit_set_array(edit, list);
    *ret_reference = kin_edit_want_object(edit, kin_edit_append(edit, list));
    return edit;
}

static void patch_put(kin_edit *edit, kin_spot spot, const char *key,
                      kin_str value)
{
    (void)kin_edit_set_str(edit, kin_edit_member(edit, spot, kin_s(key)),
                           value);
}

static int patch_send(const struct kin__claimer *claimer,
                      const kin_object *object, kin_edit *edit,
                      kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    int r = kin_edit_finish(edit, &body, err);

    if (r < 0)
        return r;
    const kin_patch patch = {.size = sizeof(patch),
                             .type = KIN_PATCH_STRATEGIC,
                             .name = kin_object_namespaced_name(object),
                             .body = kin_document_root(body)};
    return kin_client_patch(claimer->client, claimer->resource, &patch,
                            claimer->opts, ret, err);
}

static void put_reference(const struct kin__claimer *claimer, kin_edit *edit,
                          kin_spot at)
{
    const kin_resource *resource = claimer->owner_resource;
    const char *group = resource->group ? resource->group : "";
    char version[256];

    (void)snprintf(version, sizeof(version), "%s%s%s", group,
                   group[0] ? "/" : "", resource->version);
    patch_put(edit, at, "apiVersion", kin_s(version));
    patch_put(edit, at, "kind", kin_s(resource->kind));
    patch_put(edit, at, "name", kin_object_name(claimer->owner));
    patch_put(edit, at, "uid", kin_object_uid(claimer->owner));
    (void)kin_edit_set_bool(
        edit, kin_edit_member(edit, at, KIN__S("controller")), true);
    (void)kin_edit_set_bool(
        edit, kin_edit_member(edit, at, KIN__S("blockOwnerDeletion")), true);
}

/* An object that no longer exists is not an error. */
static int claim_result(int code, bool is_gone, const kin_error *error,
                        kin_object **ret, kin_error *err)
{
    assert(code == 0 || error->code < 0);
    if (code < 0 && is_gone) {
        *ret = NULL;
        return 0;
    }
    if (code < 0 && err)
        *err = *error;
    return code;
}

int kin__claim_adopt(struct kin__claimer *claimer, const kin_object *object,
                     kin_object **ret, kin_error *err)
{
    kin_error error = KIN_ERROR_INIT;
    kin_spot reference;
    int r = claim_check_owner(claimer, err);

    if (r < 0)
        return r;
    KIN_AUTO(kin_edit) *edit = patch_new(claimer, object, &reference);
    if (edit)
        put_reference(claimer, edit, reference);
    r = patch_send(claimer, object, edit, ret, &error);
    return claim_result(r, kin_error_is_not_found(&error), &error, ret, err);
}

int kin__claim_release(const struct kin__claimer *claimer,
                       const kin_object *object, kin_object **ret,
                       kin_error *err)
{
    kin_error error = KIN_ERROR_INIT;
    kin_spot reference;
    KIN_AUTO(kin_edit) *edit = patch_new(claimer, object, &reference);

    if (edit) {
        patch_put(edit, reference, "$patch", KIN__S("delete"));
        patch_put(edit, reference, "uid", kin_object_uid(claimer->owner));
    }
    int r = patch_send(claimer, object, edit, ret, &error);
    /* Deleted or replaced: released in either case. */
    return claim_result(
        r, kin_error_is_not_found(&error) || kin_error_is_invalid(&error),
        &error, ret, err);
}

int kin__claim_let_go(const struct kin__claimer *claimer,
                      const kin_object *object, kin_reconcile *call,
                      kin_informer *informer, kin_error *err)
{
    KIN_AUTO(kin_object) *now = NULL;
    int r = kin__claim_release(claimer, object, &now, err);

    return r < 0 ? r : kin_reconcile_wrote(call, informer, now, err);
}

/* ---- mapping ---- */

static int emit_owner(const kin_object *owner, void *userdata)
{
    kin_reconcile_emit(userdata, kin_object_namespace(owner),
                       kin_object_name(owner));
    return 0;
}

void kin__claim_map(const kin_object *object, const kin_resource *resource,
                    kin_informer *owners, kin_reconcile_keys *keys)
{
    kin_owner owner;

    if (kin_owner_controller(object, &owner)) {
        if (kin_owner_is_of(&owner, resource))
            kin_reconcile_emit(keys, kin_object_namespace(object), owner.name);
        return;
    }
    KIN_AUTO(kin_snapshot) *all = kin__reconcile_snapshot(keys, owners);
    int r = kin_lister_owners(all, object, KIN_EMPTY_SELECTS_NOTHING,
                              emit_owner, keys, /* err= */ NULL);
    (void)r; /* there need not be an owner */
}

/* ---- references ---- */

void kin__object_refs_done(struct kin__object_refs *refs,
                           const kin_allocator *alloc)
{
    for (size_t i = 0; i < refs->count; i++)
        (void)kin_object_unref(refs->objects[i]);
    kin__free(alloc, refs->objects);
    *refs = (struct kin__object_refs){.objects = NULL};
}

int kin__object_refs_add(struct kin__object_refs *refs,
                         const kin_allocator *alloc, kin_object *object,
                         kin_error *err)
{
    assert(object);
    kin_object **objects = kin__realloc(alloc, refs->objects, refs->count + 1,
                                        sizeof(kin_object *));
    if (!objects) {
        (void)kin_object_unref(object);
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    }
    refs->objects = objects;
    refs->objects[refs->count++] = object;
    return 0;
}
