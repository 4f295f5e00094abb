/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/owner.h>

#include <stdio.h>
#include <string.h>

#include <kin/field.h>
#include <kin/lister.h>

#include "base/str.h"

static bool reference_bool(kin_value reference, kin_str key)
{
    bool ret = false;

    return kin_value_bool(kin_value_get(reference, key), &ret) == 0 && ret;
}

static kin_str reference_str(kin_value reference, kin_str key)
{
    return kin_value_str(kin_value_get(reference, key));
}

static kin_owner reference_read(kin_value reference)
{
    return (kin_owner){
        .api_version = reference_str(reference, KIN__S("apiVersion")),
        .kind = reference_str(reference, KIN__S("kind")),
        .name = reference_str(reference, KIN__S("name")),
        .uid = reference_str(reference, KIN__S("uid")),
        .is_controller = reference_bool(reference, KIN__S("controller")),
        .is_blocking = reference_bool(reference, KIN__S("blockOwnerDeletion")),
    };
}

bool kin_owner_at(const kin_object *object, size_t index, kin_owner *ret)
{
    kin_value references = kin_object_owner_references(object);

    if (index >= kin_value_count(references))
        return false;
    *ret = reference_read(kin_value_at(references, index));
    return true;
}

bool kin_owner_controller(const kin_object *object, kin_owner *ret)
{
    kin_owner owner;

    for (size_t i = 0; object && kin_owner_at(object, i, &owner); i++) {
        if (!owner.is_controller)
            continue;
        *ret = owner;
        return true;
    }
    return false;
}

/* "apps" of "apps/v1"; nothing of "v1". */
static kin_str group_of(kin_str api_version)
{
    size_t slash = kin__str_find(api_version, '/');

    return slash == KIN__STR_NONE ? KIN__S("")
                                  : kin__str_slice(api_version, 0, slash);
}

bool kin_owner_is_of(const kin_owner *owner, const kin_resource *resource)
{
    return kin_str_eq(owner->kind, kin_s(resource->kind)) &&
           kin_str_eq(group_of(owner->api_version), kin_s(resource->group));
}

bool kin_object_is_controlled_by(const kin_object *object,
                                 const kin_object *owner)
{
    kin_owner controller;

    return kin_owner_controller(object, &controller) && owner &&
           controller.uid.len > 0 &&
           kin_str_eq(controller.uid, kin_object_uid(owner));
}

const kin_object *kin_lister_controller(const kin_snapshot *owners,
                                        const kin_resource *resource,
                                        const kin_object *object)
{
    kin_owner controller;

    if (!kin_owner_controller(object, &controller) ||
        !kin_owner_is_of(&controller, resource))
        return NULL;
    const kin_object *found = kin_lister_get(
        owners,
        resource->is_cluster_scoped ? KIN__S("") : kin_object_namespace(object),
        controller.name);
    return found && kin_str_eq(kin_object_uid(found), controller.uid) ? found
                                                                      : NULL;
}

/* ---- setting ---- */

static kin_spot edit_references(kin_edit *edit)
{
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));

    return kin_edit_member(edit, metadata, KIN__S("ownerReferences"));
}

/* The index of the owner's reference, or the count if there is none.
 * KIN_EEXISTS if there is another controller. */
static int edit_find_reference(kin_edit *edit, kin_spot references, kin_str uid,
                               size_t *ret)
{
    size_t count = kin_edit_count(edit, references);

    *ret = count;
    for (size_t i = 0; i < count; i++) {
        kin_value value;
        int r = kin_edit_get(edit, kin_edit_element(edit, references, i),
                             &value);
        if (r < 0)
            return r;
        kin_owner owner = reference_read(value);
        if (kin_str_eq(owner.uid, uid))
            *ret = i;
        else if (owner.is_controller)
            return KIN_EEXISTS;
    }
    return 0;
}

static void edit_set_text(kin_edit *edit, kin_spot at, const char *key,
                          kin_str text)
{
    (void)kin_edit_set_str(edit, kin_edit_member(edit, at, kin_s(key)), text);
}

static void edit_set_true(kin_edit *edit, kin_spot at, const char *key)
{
    (void)kin_edit_set_bool(edit, kin_edit_member(edit, at, kin_s(key)), true);
}

static void edit_set_api_version(kin_edit *edit, kin_spot at,
                                 const kin_resource *resource)
{
    kin_str group = kin_s(resource->group);
    char text[512];

    (void)snprintf(text, sizeof(text), "%.*s%s%s", KIN_STR(group),
                   group.len ? "/" : "", resource->version);
    edit_set_text(edit, at, "apiVersion", kin_s(text));
}

int kin_edit_set_controller(kin_edit *edit, const kin_resource *resource,
                            const kin_object *owner)
{
    kin_str uid = kin_object_uid(owner);
    size_t index = 0;

    if (!edit)
        return KIN_ENOMEM;
    if (uid.len == 0)
        return KIN_EINVAL;
    kin_spot references = edit_references(edit);
    int r = edit_find_reference(edit, references, uid, &index);
    if (r < 0)
        return r;
    kin_spot at = index < kin_edit_count(edit, references)
                      ? kin_edit_element(edit, references, index)
                      : kin_edit_append(edit, references);
    (void)kin_edit_set_object(edit, at);
    edit_set_api_version(edit, at, resource);
    edit_set_text(edit, at, "kind", kin_s(resource->kind));
    edit_set_text(edit, at, "name", kin_object_name(owner));
    edit_set_text(edit, at, "uid", uid);
    edit_set_true(edit, at, "controller");
    edit_set_true(edit, at, "blockOwnerDeletion");
    return kin_edit_check(edit, /* err= */ NULL);
}
