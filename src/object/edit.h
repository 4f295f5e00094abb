/* SPDX-License-Identifier: Apache-2.0 */
/*
 * edit.h - what else the library may do with an edit.
 */
#ifndef KIN_OBJECT_EDIT_H
#define KIN_OBJECT_EDIT_H

#include <kin/edit.h>
#include <kin/patch.h>

/* The allocator of everything that belongs to an edit. */
const kin_allocator *kin__edit_alloc(const kin_edit *edit);

/* What is being edited; absent for a new value. */
kin_value kin__edit_base(const kin_edit *edit);

/* The object that kin_edit_new_change() was given, or NULL; borrowed. */
const kin_object *kin__edit_object(const kin_edit *edit);

/* Inserts a new element, null at first, before an array's element.  As
 * kin_edit_append(); `index` is at most the edited array's count, else
 * KIN_ENOTFOUND. */
kin_spot kin__edit_insert(kin_edit *edit, kin_spot array, size_t index);

/* Set null, or a number by its JSON literal, which is kept as it is. */
int kin__edit_set_null(kin_edit *edit, kin_spot spot);
int kin__edit_set_number(kin_edit *edit, kin_spot spot, kin_str literal);

/* Visits every change against the base, as kin_diff() does; the visitor must
 * not use the edit.  0, the edit's code, what the visitor returned, KIN_ENOMEM.
 */
int kin__edit_changes(kin_edit *edit, kin_change_visit *visit, void *userdata,
                      kin_error *err) KIN_NODISCARD;

/* Whether a patch would send no list of which only a part is known.  0, the
 * edit's code, KIN_EINVAL, KIN_ELIMIT or KIN_ENOMEM. */
int kin__edit_check_lists(kin_edit *edit, kin_error *err) KIN_NODISCARD;

/* The changes as a JSON patch (RFC 6902).  As kin_edit_merge_patch(). */
int kin__edit_json_patch(kin_edit *edit, kin_document **ret,
                         kin_error *err) KIN_NODISCARD;

/* Lets an edit fail, unless it has failed before; gives its code. */
int kin__edit_fail(kin_edit *edit, kin_spot spot, int code, const char *why);

/* As kin_edit_finish(), but in the memory of the document that the edit's base
 * is of: see kin__document_new_beside().  What was not edited is not copied. */
int kin__edit_finish_beside(kin_edit *edit, kin_document **ret,
                            kin_error *err) KIN_NODISCARD;

/* Makes sure that there is an object: an empty one if there is nothing or null;
 * anything else fails the edit. */
int kin__edit_want_object(kin_edit *edit, kin_spot spot);

#endif /* KIN_OBJECT_EDIT_H */
