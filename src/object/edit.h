/* SPDX-License-Identifier: Apache-2.0 */
/*
 * edit.h - internal functions on kin_edit.
 */
#ifndef KIN_OBJECT_EDIT_H
#define KIN_OBJECT_EDIT_H

#include <kin/edit.h>
#include <kin/patch.h>

/* Returns the allocator of the edit. */
const kin_allocator *kin__edit_alloc(const kin_edit *edit);

/* Returns the value being edited; absent for a new one. */
kin_value kin__edit_base(const kin_edit *edit);

/* Returns the object passed to kin_edit_new_change(), or NULL; borrowed. */
const kin_object *kin__edit_object(const kin_edit *edit);

/* Like kin_edit_append(), but inserts the new element, initially null, before
 * the element with this index; KIN_ENOTFOUND if it is beyond the end. */
kin_spot kin__edit_insert(kin_edit *edit, kin_spot array, size_t index);

/* Set null, or a number from its JSON literal, which is kept verbatim. */
int kin__edit_set_null(kin_edit *edit, kin_spot spot);
int kin__edit_set_number(kin_edit *edit, kin_spot spot, kin_str literal);

/* Visits every change against the base like kin_diff(); the visitor must not
 * use the edit.  0, the edit's error, the visitor's result, or KIN_ENOMEM. */
int kin__edit_changes(kin_edit *edit, kin_change_visit *visit, void *userdata,
                      kin_error *err) KIN_NODISCARD;

/* Checks that a patch would not send a list that is only partially known.  0,
 * the edit's error, KIN_EINVAL, KIN_ELIMIT or KIN_ENOMEM. */
int kin__edit_check_lists(kin_edit *edit, kin_error *err) KIN_NODISCARD;

/* Like kin_edit_merge_patch(), but creates a JSON patch (RFC 6902). */
int kin__edit_json_patch(kin_edit *edit, kin_document **ret,
                         kin_error *err) KIN_NODISCARD;

/* Sets the error of an edit unless it has failed before; returns its error. */
int kin__edit_fail(kin_edit *edit, kin_spot spot, int code, const char *why);

/* Like kin_edit_finish(), but in the arena of the document that contains the
 * base: see kin__document_new_beside().  Unchanged parts are not copied. */
int kin__edit_finish_beside(kin_edit *edit, kin_document **ret,
                            kin_error *err) KIN_NODISCARD;

/* Creates an empty object if the value is absent or null.  Fails the edit if it
 * is not an object either. */
int kin__edit_want_object(kin_edit *edit, kin_spot spot);

#endif /* KIN_OBJECT_EDIT_H */
