/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_edit: changing a value that cannot be changed.
 *
 * An edit lies over a base value and holds what is different; the base is never
 * written to, so any thread may edit what it may read.  Without a base, an edit
 * builds a value from nothing:
 *
 *     kin_spot at = kin_edit_member(edit, kin_edit_root(), kin_s("spec"));
 *     at = kin_edit_member(edit, at, kin_s("paused"));
 *     kin_edit_set_bool(edit, at, true);
 *     r = kin_edit_finish(edit, &doc, &err);
 *
 * A spot is a place in the edited value, whether there is something or not.
 * Setting a value makes the objects above it, where there is nothing or null.
 * An edit costs what it changes, and so do its patches; only kin_edit_finish()
 * writes out all of it.
 * All calls below borrow the edit, and take NULL for `err`.
 *
 *   A  The first failure sticks: later changes do nothing and return the same
 *      code, and so do the calls that give a result.  So a chain of changes
 *      needs one check, and no half-made edit is ever used.
 *   B  Reading through the edit gives the new values.
 *   C  An edit of an object that changes nothing gives the patches `{}` and
 *      `[]`, also when values were set to what they are.
 *   D  A spot stays valid until the edit is freed, except that spots below a
 *      value are gone once that value itself is set or removed, and that of an
 *      element once it is removed.
 *
 * kin_edit_put_*() set fields by their description (kin/field.h); generated
 * code calls them.  There the edit may be NULL, which counts as one that ran
 * out of memory, so that a chain of calls needs one check, at its end.
 */
#ifndef KIN_EDIT_H
#define KIN_EDIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/document.h>
#include <kin/export.h>
#include <kin/field.h>
#include <kin/intstr.h>
#include <kin/object.h>
#include <kin/patch.h>
#include <kin/path.h>
#include <kin/resource.h>
#include <kin/str.h>
#include <kin/time.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

/** A changed view of a value; see the guarantees at the top. */
typedef struct kin_edit kin_edit;

/** A place in an edit; open because it is passed by value. */
typedef struct kin_spot {
    uint32_t id; /**< private */
} kin_spot;

/**
 * Give the place of the whole value.
 * @return the same spot for every edit
 * Threads: any.
 * Since: 0.1
 */
static inline kin_spot kin_edit_root(void)
{
    kin_spot spot = {0};
    return spot;
}

/**
 * Begin an edit.
 * @param alloc  borrowed until the edit is freed; NULL for the default
 * @param base   borrowed until the edit is freed, together with what owns it;
 *               absent to build from nothing
 * @param ret    released with kin_edit_free()
 * @return 0 or KIN_ENOMEM
 * Threads: any that may read the base.
 * Since: 0.1
 */
KIN_API int kin_edit_new(const kin_allocator *alloc, kin_value base,
                         kin_edit **ret, kin_error *err);

/**
 * Release an edit and every value read through it.
 * @param edit  given; may be NULL
 * @return NULL
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_edit *kin_edit_free(kin_edit *edit);

/**
 * Give the place of an object's member; nothing changes by that.
 * @param object  an object, null or nothing; else KIN_EINVAL
 * @param key     copied; valid UTF-8
 * @return good for nothing if the edit has failed
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_spot kin_edit_member(kin_edit *edit, kin_spot object, kin_str key);

/**
 * Give the place of an array's element; nothing changes by that.
 * @param array  where the element is
 * @param index  less than the edited array's count; else KIN_ENOTFOUND
 * @return good for nothing if the edit has failed
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_spot kin_edit_element(kin_edit *edit, kin_spot array, size_t index);

/**
 * Put a new element, null at first, in front of an array's element.
 * @param array  an array, null or nothing; else the edit fails with KIN_EINVAL
 * @param index  at most the edited array's count; else KIN_ENOTFOUND
 * @return good for nothing if the edit has failed
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_spot kin_edit_insert(kin_edit *edit, kin_spot array, size_t index);

/**
 * Put a new element, null at first, at the end of an array.
 * @param array  an array, null or nothing; else the edit fails with KIN_EINVAL
 * @return good for nothing if the edit has failed
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_spot kin_edit_append(kin_edit *edit, kin_spot array);

/**
 * Give the place that a path leads to; as kin_edit_member() and
 * kin_edit_element() for each step.
 * @param path  borrowed
 * @return good for nothing if the edit has failed
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_spot kin_edit_at(kin_edit *edit, const kin_path *path);

/**
 * Set null.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_set_null(kin_edit *edit, kin_spot spot);

/**
 * Set true or false.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_set_bool(kin_edit *edit, kin_spot spot, bool boolean);

/**
 * Set an integer.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_set_int(kin_edit *edit, kin_spot spot, int64_t number);

/**
 * Set a number in the shortest form that reads back as the same double.
 * @return 0 or the code that the edit has failed with; KIN_EINVAL: not finite
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_set_double(kin_edit *edit, kin_spot spot, double number);

/**
 * Set a number by its JSON literal, which is kept as it is.
 * @return 0 or the code that the edit has failed with; KIN_EINVAL: no number
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_set_number(kin_edit *edit, kin_spot spot, kin_str literal);

/**
 * Set a string; quantities, durations and enumerations are strings too.
 * @param bytes  copied
 * @return 0 or the code that the edit has failed with; KIN_EINVAL: not UTF-8
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_set_string(kin_edit *edit, kin_spot spot, kin_str bytes);

/**
 * Set a time, as a string in Kubernetes' form.
 * @param seconds  since 1970; of a year from 1 to 9999
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_set_seconds(kin_edit *edit, kin_spot spot,
                                 int64_t seconds);

/**
 * Set an empty object, also where there is another one.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_set_object(kin_edit *edit, kin_spot spot);

/**
 * Set an empty array, also where there is another one.
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_set_array(kin_edit *edit, kin_spot spot);

/**
 * Set a value from elsewhere, also one that was read through this edit.
 * @param value  copied; absent removes
 * @return 0 or the code that the edit has failed with
 * Threads: owner, who may also read the value.
 * Since: 0.1
 */
KIN_API int kin_edit_set_value(kin_edit *edit, kin_spot spot, kin_value value);

/**
 * Remove a member or an element; a member that is not there is no failure.
 * @return 0 or the code that the edit has failed with; KIN_EINVAL for the root
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_remove(kin_edit *edit, kin_spot spot);

/**
 * Read a value with all its changes.
 * @param ret   valid until the edit is freed, but bytes taken from it only
 *              until the next call for this edit; absent if there is nothing
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_get(kin_edit *edit, kin_spot spot, kin_value *ret);

/**
 * Count the elements or members of an edited array or object.
 * @return 0 for everything else, and if the edit has failed
 * Threads: owner.
 * Since: 0.1
 */
KIN_API size_t kin_edit_count(const kin_edit *edit, kin_spot spot);

/**
 * Tell whether the edit has failed.
 * @param err   the first failure, if there is one; may be NULL
 * @return 0 or its code
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_check(const kin_edit *edit, kin_error *err);

/**
 * Write out the edited value; the edit stays as it is.
 * @param ret   shares nothing with edit or base; released with
 *              kin_document_free()
 * @return 0, the code that the edit has failed with, KIN_EINVAL (there is no
 *         value), KIN_ELIMIT or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_finish(kin_edit *edit, kin_document **ret, kin_error *err);

/**
 * Tell every change against the base, as kin_diff() does.
 * @param edit      borrowed; the visitor must not use it
 * @param visit     called for each change
 * @param userdata  passed to it
 * @param err       filled on failure, unless the visitor failed; may be NULL
 * @return 0, the code that the edit has failed with, what the visitor returned,
 *         or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_changes(kin_edit *edit, kin_change_visit *visit,
                             void *userdata, kin_error *err);

/**
 * Give the changes as a merge patch (RFC 7386).  It cannot set a member to
 * null, and an array changes as a whole.
 * @param ret   released with kin_document_free()
 * @return 0, the code that the edit has failed with, KIN_ELIMIT or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_merge_patch(kin_edit *edit, kin_document **ret,
                                 kin_error *err);

/**
 * Give the changes as a JSON patch (RFC 6902).
 * @param ret   released with kin_document_free()
 * @return 0, the code that the edit has failed with, KIN_ELIMIT or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_edit_json_patch(kin_edit *edit, kin_document **ret,
                                kin_error *err);

KIN_DEFINE_AUTO(kin_edit, kin_edit_free);

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

#endif /* KIN_EDIT_H */
