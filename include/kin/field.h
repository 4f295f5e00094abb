/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_field: a member with a name known at compile time, and typed readers.
 *
 * Generated code (kin/typed.h) is built on this; there is rarely a reason to
 * use it directly.  A field caches where its keys were last found, so that
 * reading it from many similar objects costs a few nanoseconds; fields are
 * thread-safe.
 *
 * Readers return zero or an empty result for a value that is absent, null or of
 * another type; kin_value_is_set() distinguishes these.
 */
#ifndef KIN_FIELD_H
#define KIN_FIELD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/export.h>
#include <kin/intstr.h>
#include <kin/object.h>
#include <kin/quantity.h>
#include <kin/resource.h>
#include <kin/str.h>
#include <kin/time.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

/** A member, or a member of a member; public for static initialisation.
 * Frozen. */
typedef struct kin_field {
    kin_str keys[2];   /**< the second is empty for a member of the value */
    uint32_t slots[2]; /**< private */
} kin_field;

/** Initialises a field by one or two literals; the second may be "". */
#define KIN_FIELD_INIT(first, second)                                          \
    {                                                                          \
        {KIN_STR_INIT(first), KIN_STR_INIT(second)},                           \
        {                                                                      \
            0, 0                                                               \
        }                                                                      \
    }

/**
 * Return the value of a field.
 * @param v      an object; else the result is absent
 * @param field  borrowed
 * @return borrowed from the value's owner; absent if there is no such member
 * Threads: any.
 */
KIN_API kin_value kin_value_field(kin_value v, kin_field *field);

/**
 * Return the value of a field of a Kubernetes object.
 * @param object  borrowed
 * @param field   borrowed
 * @return borrowed from the object; absent if there is no such member
 * Threads: any.
 */
KIN_API kin_value kin_object_field(const kin_object *object, kin_field *field);

/**
 * Check whether an object's apiVersion and kind are those of a resource.
 * @param object    borrowed; NULL never matches
 * @param resource  borrowed; with a kind
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_object_is_of(const kin_object *object,
                              const kin_resource *resource);

/**
 * Check whether a value is neither absent nor null.
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_value_is_set(kin_value v);

/**
 * Read a boolean.
 * @return false for other types
 * Threads: any.
 */
KIN_API bool kin_value_as_bool(kin_value v);

/**
 * Read a 32-bit integer.
 * @return 0 for other types, or if it does not fit
 * Threads: any.
 */
KIN_API int32_t kin_value_as_int32(kin_value v);

/**
 * Read a 64-bit integer.
 * @return 0 for other types, or if it does not fit
 * Threads: any.
 */
KIN_API int64_t kin_value_as_int64(kin_value v);

/**
 * Read a number.
 * @return 0 for other types
 * Threads: any.
 */
KIN_API double kin_value_as_double(kin_value v);

/**
 * Read a time, including fractions of a second.
 * @return zero if invalid
 * Threads: any.
 */
KIN_API kin_time kin_value_as_time(kin_value v);

/**
 * Read a duration such as "1h30m".
 * @return nanoseconds; 0 if invalid
 * Threads: any.
 */
KIN_API int64_t kin_value_as_duration(kin_value v);

/**
 * Read a quantity, from a string or a number.
 * @return zero if invalid
 * Threads: any.
 */
KIN_API kin_quantity kin_value_as_quantity(kin_value v);

/**
 * Read a number or a string.
 * @return the number 0 for other types; its text is borrowed from the value's
 *         owner
 * Threads: any.
 */
KIN_API kin_intstr kin_value_as_intstr(kin_value v);

/**
 * Decode base64.
 * @param v       a string; other types and invalid base64 decode to nothing
 * @param buffer  filled up to `size` bytes
 * @param size    of the buffer
 * @return the total number of bytes
 * Threads: any.
 */
KIN_API size_t kin_value_as_bytes(kin_value v, void *buffer, size_t size);

/**
 * Find a string among the values of an enumeration.
 * @param text     borrowed
 * @param choices  borrowed
 * @param count    number of choices
 * @return its position, counted from 1; 0 if not found
 * Threads: any.
 */
KIN_API size_t kin_field_choice(kin_str text, const char *const *choices,
                                size_t count);

KIN_END_DECLS

#endif /* KIN_FIELD_H */
