/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_edit.c - an edit that begins with a JSON text.
 */
#include <kin/edit.h>

#include <kin/json.h>

#include "base/alloc.h"

int kin_edit_parse(const kin_allocator *alloc, kin_str text, kin_edit **ret,
                   kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    int r = kin_document_parse(alloc, text, &doc, err);

    if (r == 0)
        r = kin_edit_new(alloc, kin_value_absent(), &edit, err);
    if (r < 0)
        return r;
    (void)kin_edit_set_value(edit, kin_edit_root(), kin_document_root(doc));
    r = kin_edit_check(edit, err);
    if (r == 0)
        *ret = KIN__STEAL(edit);
    return r;
}
