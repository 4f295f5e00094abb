/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_field: a member whose name is known when a program is written, and what
 * it holds as a type of C.
 *
 * Generated code (kin/typed.h) stands on this; there is rarely a reason to call
 * it by hand.  A field remembers where its keys were last found, so that
 * reading it from many alike objects costs a few nanoseconds; any number of
 * threads may read through the same field at once.
 *
 * Readers give zero, or nothing, for a value that is absent, null or of another
 * type; kin_value_is_set() shows the difference.
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

/** A member, or a member of a member; open so that it can be a variable with
 * static initialisation.  Frozen. */
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
 * Give what a field holds.
 * @param v      an object; else the answer is absent
 * @param field  borrowed
 * @return borrowed from the value's owner; absent if there is nothing
 * Threads: any.
 */
KIN_API kin_value kin_value_field(kin_value v, kin_field *field);

/**
 * Give what a field of a whole object holds.
 * @param object  borrowed
 * @param field   borrowed
 * @return borrowed from the object; absent if there is nothing
 * Threads: any.
 */
KIN_API kin_value kin_object_field(const kin_object *object, kin_field *field);

/**
 * Check whether an object says that it is of a resource's group, version and
 * kind.
 * @param object    borrowed; NULL is of none
 * @param resource  borrowed; with a kind
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_object_is_of(const kin_object *object,
                              const kin_resource *resource);

/**
 * Check whether there is a value that is not null.
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_value_is_set(kin_value v);

/**
 * Read a boolean.
 * @return false if it is none
 * Threads: any.
 */
KIN_API bool kin_value_as_bool(kin_value v);

/**
 * Read an integer of 32 bits.
 * @return 0 if it is none, or does not fit
 * Threads: any.
 */
KIN_API int32_t kin_value_as_int32(kin_value v);

/**
 * Read an integer of 64 bits.
 * @return 0 if it is none, or does not fit
 * Threads: any.
 */
KIN_API int64_t kin_value_as_int64(kin_value v);

/**
 * Read a number.
 * @return 0 if it is none
 * Threads: any.
 */
KIN_API double kin_value_as_double(kin_value v);

/**
 * Read a time with what it has of fractions of a second.
 * @return zero if it is none
 * Threads: any.
 */
KIN_API kin_time kin_value_as_time(kin_value v);

/**
 * Read a duration such as "1h30m".
 * @return nanoseconds; 0 if it is none
 * Threads: any.
 */
KIN_API int64_t kin_value_as_duration(kin_value v);

/**
 * Read a quantity, from a string or a number.
 * @return zero if it is none
 * Threads: any.
 */
KIN_API kin_quantity kin_value_as_quantity(kin_value v);

/**
 * Read a number or a string.
 * @return the number 0 if it is neither; its text is borrowed from the value's
 *         owner
 * Threads: any.
 */
KIN_API kin_intstr kin_value_as_intstr(kin_value v);

/**
 * Decode base64.
 * @param v       a string; anything else, or what is not base64, has no bytes
 * @param buffer  filled with as much as fits; unused if `size` is 0
 * @param size    of the buffer
 * @return how many bytes there are in all
 * Threads: any.
 */
KIN_API size_t kin_value_as_bytes(kin_value v, void *buffer, size_t size);

/**
 * Find a string among those that a field may be.
 * @param text     borrowed
 * @param choices  borrowed
 * @param count    of them
 * @return its place, counted from 1; 0 if it is none of them
 * Threads: any.
 */
KIN_API size_t kin_field_choice(kin_str text, const char *const *choices,
                                size_t count);

KIN_END_DECLS

#endif /* KIN_FIELD_H */
