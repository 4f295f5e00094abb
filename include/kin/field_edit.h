/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Setting fields: the other half of kin/field.h.
 *
 * Generated code (kin/typed.h) stands on this.  All calls take an edit that may
 * be NULL, which counts as one that failed for lack of memory: so a chain of
 * calls needs one check, at its end.
 */
#ifndef KIN_FIELD_EDIT_H
#define KIN_FIELD_EDIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/edit.h>
#include <kin/export.h>
#include <kin/field.h>
#include <kin/intstr.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/str.h>
#include <kin/time.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

/**
 * Begin a new object of a resource: with its apiVersion, kind and names.
 * @param alloc     borrowed until the edit is freed; NULL for the default
 * @param resource  borrowed; with a kind
 * @param ns        metadata.namespace; empty for none
 * @param name      metadata.name; empty for none
 * @return released with kin_edit_free(); NULL without memory
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_edit *kin_edit_new_object(const kin_allocator *alloc,
                                      const kin_resource *resource, kin_str ns,
                                      kin_str name);

/**
 * Begin an edit of an object.
 * @param alloc   borrowed until the edit is freed; NULL for the default
 * @param object  borrowed until the edit is freed
 * @return released with kin_edit_free(); NULL without memory
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_edit *kin_edit_new_change(const kin_allocator *alloc,
                                      const kin_object *object);

/**
 * Give the place of a field; nothing changes by that.
 * @param edit   may be NULL
 * @param spot   of an object, null or nothing; else KIN_EINVAL
 * @param field  borrowed
 * @return good for nothing if the edit has failed
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_spot kin_edit_field(kin_edit *edit, kin_spot spot,
                                const kin_field *field);

/**
 * Give a place, and make an empty object there if there is nothing or null.
 * @param edit  may be NULL
 * @return `spot`
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_spot kin_edit_want_object(kin_edit *edit, kin_spot spot);

/**
 * Set a boolean.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_bool(kin_edit *edit, kin_spot spot, bool value);

/**
 * Set an integer.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_int(kin_edit *edit, kin_spot spot, int64_t value);

/**
 * Set a number.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_double(kin_edit *edit, kin_spot spot, double value);

/**
 * Set a string.
 * @param value  copied
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_str(kin_edit *edit, kin_spot spot, kin_str value);

/**
 * Set bytes, as base64.
 * @param value  copied
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_bytes(kin_edit *edit, kin_spot spot, kin_str value);

/**
 * Set a quantity by its text, which is kept as it is.
 * @return 0 or the code that the edit has failed with; KIN_EINVAL: no quantity
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_quantity(kin_edit *edit, kin_spot spot, kin_str value);

/**
 * Set a time in whole seconds.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_time(kin_edit *edit, kin_spot spot, kin_time value);

/**
 * Set a time with six digits of fraction.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_micro_time(kin_edit *edit, kin_spot spot,
                                    kin_time value);

/**
 * Set a duration.
 * @param value  nanoseconds
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_duration(kin_edit *edit, kin_spot spot, int64_t value);

/**
 * Set a number or a string.
 * @param value  copied
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_intstr(kin_edit *edit, kin_spot spot,
                                kin_intstr value);

/**
 * Set any value.
 * @param value  copied; absent removes
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_any(kin_edit *edit, kin_spot spot, kin_value value);

/**
 * Set an empty list.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_list(kin_edit *edit, kin_spot spot);

/**
 * Set an empty map.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_put_map(kin_edit *edit, kin_spot spot);

/**
 * Give the place of an array's element, or of a new one at its end.
 * @param index  SIZE_MAX for a new one
 * @return good for nothing if the edit has failed
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_spot kin_edit_item(kin_edit *edit, kin_spot array, size_t index);

/**
 * Give the place of a member by a key that is not known beforehand.
 * @return good for nothing if the edit has failed
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_spot kin_edit_entry(kin_edit *edit, kin_spot object, kin_str key);

/**
 * Remove what is at a place; nothing happens if there is nothing.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_drop(kin_edit *edit, kin_spot spot);

KIN_END_DECLS

#endif /* KIN_FIELD_EDIT_H */
