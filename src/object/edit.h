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

/* Makes sure that there is an object: an empty one if there is nothing or null;
 * anything else fails the edit. */
int kin__edit_want_object(kin_edit *edit, kin_spot spot);

#endif /* KIN_OBJECT_EDIT_H */
