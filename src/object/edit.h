/* SPDX-License-Identifier: Apache-2.0 */
/*
 * edit.h - what else the library may do with an edit.
 */
#ifndef KIN_OBJECT_EDIT_H
#define KIN_OBJECT_EDIT_H

#include <kin/edit.h>

/* The allocator of everything that belongs to an edit. */
const kin_allocator *kin__edit_alloc(const kin_edit *edit);

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
