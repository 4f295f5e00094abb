/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/edit.h>
#include <kin/field.h>

#include "base/str.h"
#include "control/manager.h"

int kin__drop_managed_fields(const kin_object *object, kin_object **ret,
                             kin_error *err, void *userdata)
{
    const kin_manager *manager = userdata;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value fields = kin_value_get(kin_object_metadata(object),
                                     KIN__S("managedFields"));

    if (!kin_value_is_set(fields))
        return 0;
    int r = kin_edit_new(manager->alloc, kin_object_value(object), &edit, err);
    if (r < 0)
        return r;
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));
    (void)kin_edit_remove(
        edit, kin_edit_member(edit, metadata, KIN__S("managedFields")));
    r = kin_edit_finish(edit, &doc, err);
    return r < 0 ? r : kin_object_new(doc, ret, err);
}
