/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_edit: changes to a read-only value, and new values.
 *
 * An edit holds the differences to a base value.  The base is never written to,
 * so any thread may edit what it may read.  Without a base, an edit
 * builds a new value:
 *
 *     kin_edit_set_bool(edit, kin_edit_at(edit, "spec.paused"), true);
 *     r = kin_client_update(client, resource, edit, NULL, NULL, &err);
 *
 * A spot is a location in the edited value; it need not exist.  Setting a value
 * creates missing or null parent objects.  The cost of an edit and of its
 * patches is proportional to the changes; only kin_edit_finish() copies the
 * whole value.
 *
 *   A  The first error sticks: later changes do nothing and return the same
 *      code, and so do the calls that send or return the result.  Setters
 *      therefore need no check.
 *   B  Reading through the edit returns the new values.
 *   C  An edit that changes nothing gives the empty patch, also if values were
 *      set to their present value.
 *   D  A spot stays valid until the edit is freed, except that spots below a
 *      value become invalid when that value itself is set or removed, and the
 *      spot of an element when it is removed.
 *   E  The edit may be NULL in every call and counts as one that ran out of
 *      memory.
 */
#ifndef KIN_EDIT_H
#define KIN_EDIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/document.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/field.h>
#include <kin/intstr.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/str.h>
#include <kin/time.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

/** A changed view of a value; see the guarantees at the top. */
typedef struct kin_edit kin_edit;

/** A location in an edit.  Frozen. */
typedef struct kin_spot {
    uint32_t id; /**< private */
} kin_spot;

/**
 * Return the location of the whole value.
 * @return the same spot for every edit
 * Threads: any.
 */
static inline kin_spot kin_edit_root(void)
{
    kin_spot spot = {0};
    return spot;
}

/**
 * Edit a value, or build one.
 * @param alloc  borrowed until the edit is freed; NULL: the default
 * @param base   borrowed until the edit is freed, together with its owner;
 *               absent: a new value
 * @param ret    released with kin_edit_free()
 * @return 0 or KIN_ENOMEM
 * Threads: any.  The calling thread must be allowed to read the base.
 */
KIN_API KIN_NODISCARD int kin_edit_new(const kin_allocator *alloc,
                                       kin_value base, kin_edit **ret,
                                       kin_error *err);

/**
 * Build a value from JSON text.
 * @param alloc  borrowed until the edit is freed; NULL: the default
 * @param text   copied
 * @param ret    without a base; released with kin_edit_free()
 * @return 0, or as kin_document_parse(): KIN_EPARSE, KIN_ELIMIT, KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_edit_parse(const kin_allocator *alloc,
                                         kin_str text, kin_edit **ret,
                                         kin_error *err);

/**
 * Build an object of a resource with its apiVersion, kind and names.
 * @param alloc     borrowed until the edit is freed; NULL: the default
 * @param resource  borrowed; with a kind
 * @param name      metadata.namespace and metadata.name; either may be empty
 * @return released with kin_edit_free(); NULL if out of memory
 * Threads: any.
 */
KIN_API kin_edit *kin_edit_new_object(const kin_allocator *alloc,
                                      const kin_resource *resource,
                                      kin_namespaced_name name);

/**
 * Edit an object.
 * @param alloc   borrowed until the edit is freed; NULL: the default
 * @param object  kept alive until the edit is freed
 * @return released with kin_edit_free(); NULL if out of memory
 * Threads: any.
 */
KIN_API kin_edit *kin_edit_new_change(const kin_allocator *alloc,
                                      const kin_object *object);

/**
 * Release an edit and every value read through it.
 * @param edit  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_edit *kin_edit_free(kin_edit *edit);

/**
 * Return the location of an object's member.  Does not modify the edit.
 * @param object  an object, null or absent; else the edit fails with KIN_EINVAL
 * @param key     copied; valid UTF-8
 * @return unspecified if the edit failed
 * Threads: owner.
 */
KIN_API kin_spot kin_edit_member(kin_edit *edit, kin_spot object, kin_str key);

/**
 * Return the location of an array's element.  Does not modify the edit.
 * @param array  the array
 * @param index  less than the edited array's count; else the edit fails with
 *               KIN_ENOTFOUND
 * @return unspecified if the edit failed
 * Threads: owner.
 */
KIN_API kin_spot kin_edit_element(kin_edit *edit, kin_spot array, size_t index);

/**
 * Append a null element to an array.
 * @param array  an array, null or absent; else the edit fails with KIN_EINVAL
 * @return unspecified if the edit failed
 * Threads: owner.
 */
KIN_API kin_spot kin_edit_append(kin_edit *edit, kin_spot array);

/**
 * Return the location at the end of a path, as kin_edit_member() and
 * kin_edit_element() for each step.
 * @param path  as in kin/path.h: "spec.replicas"; an invalid path makes the
 *              edit fail with KIN_EPARSE
 * @return unspecified if the edit failed
 * Threads: owner.
 */
KIN_API kin_spot kin_edit_at(kin_edit *edit, const char *path);

/**
 * Return the location of a field, for generated code.  Does not modify the
 * edit.
 * @param spot   of an object, null or absent; else the edit fails with
 *               KIN_EINVAL
 * @param field  borrowed
 * @return unspecified if the edit failed
 * Threads: owner.
 */
KIN_API kin_spot kin_edit_field(kin_edit *edit, kin_spot spot,
                                const kin_field *field);

/**
 * Create an empty object if the location is absent or null.
 * @return `spot`
 * Threads: owner.
 */
KIN_API kin_spot kin_edit_want_object(kin_edit *edit, kin_spot spot);

/**
 * Set a boolean.
 * @return 0 or the code that the edit failed with
 * Threads: owner.
 */
KIN_API int kin_edit_set_bool(kin_edit *edit, kin_spot spot, bool boolean);

/**
 * Set an integer.
 * @return 0 or the code that the edit failed with
 * Threads: owner.
 */
KIN_API int kin_edit_set_int(kin_edit *edit, kin_spot spot, int64_t number);

/**
 * Set a number in the shortest form that reads back as the same double.
 * @return 0 or the code that the edit failed with; KIN_EINVAL if not finite
 * Threads: owner.
 */
KIN_API int kin_edit_set_double(kin_edit *edit, kin_spot spot, double number);

/**
 * Set a string; enumerations are strings too.
 * @param bytes  copied
 * @return 0 or the code that the edit failed with; KIN_EINVAL if not UTF-8
 * Threads: owner.
 */
KIN_API int kin_edit_set_str(kin_edit *edit, kin_spot spot, kin_str bytes);

/**
 * Set bytes, as base64.
 * @param bytes  copied
 * @return 0 or the code that the edit failed with
 * Threads: owner.
 */
KIN_API int kin_edit_set_bytes(kin_edit *edit, kin_spot spot, kin_str bytes);

/**
 * Set a quantity by its text, which is kept unchanged.
 * @return 0 or the code that the edit failed with; KIN_EINVAL for an invalid
 *         quantity
 * Threads: owner.
 */
KIN_API int kin_edit_set_quantity(kin_edit *edit, kin_spot spot, kin_str text);

/**
 * Set a time in whole seconds, as a string in Kubernetes' form.
 * @param time  of a year from 1 to 9999
 * @return 0 or the code that the edit failed with
 * Threads: owner.
 */
KIN_API int kin_edit_set_time(kin_edit *edit, kin_spot spot, kin_time time);

/**
 * Set a time with six digits of fraction.
 * @return 0 or the code that the edit failed with
 * Threads: owner.
 */
KIN_API int kin_edit_set_micro_time(kin_edit *edit, kin_spot spot,
                                    kin_time time);

/**
 * Set a duration.
 * @param duration_ns  nanoseconds
 * @return 0 or the code that the edit failed with
 * Threads: owner.
 */
KIN_API int kin_edit_set_duration(kin_edit *edit, kin_spot spot,
                                  int64_t duration_ns);

/**
 * Set a number or a string.
 * @param intstr  copied
 * @return 0 or the code that the edit failed with
 * Threads: owner.
 */
KIN_API int kin_edit_set_intstr(kin_edit *edit, kin_spot spot,
                                kin_intstr intstr);

/**
 * Set an empty object, replacing an existing one.
 * @return 0 or the code that the edit failed with
 * Threads: owner.
 */
KIN_API int kin_edit_set_object(kin_edit *edit, kin_spot spot);

/**
 * Set an empty array, replacing an existing one.  Patches of a partial object
 * send it, with appended elements, as the whole list.
 * @return 0 or the code that the edit failed with
 * Threads: owner.
 */
KIN_API int kin_edit_set_array(kin_edit *edit, kin_spot spot);

/**
 * Set any value, including one read through this edit.  An array or object
 * of a partial object makes the result partial (kin_object_is_partial()).
 * @param value  copied; absent removes
 * @return 0 or the code that the edit failed with
 * Threads: owner.  The calling thread must be allowed to read the value.
 */
KIN_API int kin_edit_set_value(kin_edit *edit, kin_spot spot, kin_value value);

/**
 * Remove a member or an element.  A no-op if there is no such member.
 * @return 0 or the code that the edit failed with; KIN_EINVAL for the root
 * Threads: owner.
 */
KIN_API int kin_edit_remove(kin_edit *edit, kin_spot spot);

/**
 * Read a value with all its changes.
 * @param ret   valid until the edit is freed, but bytes taken from it only
 *              until the next call for this edit; absent if there is no value
 * @return 0 or the code that the edit failed with
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_edit_get(kin_edit *edit, kin_spot spot,
                                       kin_value *ret);

/**
 * Count the elements or members of an edited array or object.
 * @return 0 for everything else, and if the edit failed
 * Threads: owner.
 */
KIN_API size_t kin_edit_count(const kin_edit *edit, kin_spot spot);

/**
 * Return the edit's first failure.
 * @param err   filled if the edit failed
 * @return 0 or its code
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_edit_check(const kin_edit *edit, kin_error *err);

/**
 * Copy the edited value to a document.  Does not modify the edit.
 * @param ret   independent of edit and base; released with
 *              kin_document_free()
 * @return 0, the code that the edit failed with, KIN_EINVAL (absent),
 *         KIN_ELIMIT or KIN_ENOMEM
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_edit_finish(kin_edit *edit, kin_document **ret,
                                          kin_error *err);

/**
 * Return the changes as a merge patch (RFC 7386).  It cannot set a member to
 * null, and replaces arrays as a whole; an array of a partial object
 * (kin_object_is_partial()) is rejected.
 * @param ret   released with kin_document_free()
 * @return 0, the code that the edit failed with, KIN_EINVAL (a list of a
 *         partial object), KIN_ELIMIT or KIN_ENOMEM
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_edit_merge_patch(kin_edit *edit,
                                               kin_document **ret,
                                               kin_error *err);

KIN_DEFINE_AUTO(kin_edit, kin_edit_free);

KIN_END_DECLS

#endif /* KIN_EDIT_H */
