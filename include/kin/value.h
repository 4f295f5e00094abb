/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_value: one JSON value somewhere in an object, read without copying.
 *
 * A kin_value is a small struct that is passed by value; it is open so that it
 * can live in registers, but its members are the library's.  It is valid as
 * long as the object, snapshot or document that it was taken from.  Values
 * never change.  An absent value (a member that does not exist) is a value too:
 * every getter takes it and gives "nothing", so that paths can be followed
 * without a check at each step.
 *
 * A string under a key that names a time (ending in Time, time, Timestamp,
 * timestamp or At) and in Kubernetes' form of a time is kept as a number of
 * seconds: kin_value_text() gives its text, kin_value_str() cannot.
 */
#ifndef KIN_VALUE_H
#define KIN_VALUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A value; all zero is the absent one.  Frozen. */
typedef struct kin_value {
    const void *home; /**< private */
    uint32_t bits;    /**< private */
} kin_value;

/** The absent value. */
#define KIN_VALUE_ABSENT (kin_value_absent())

/** What a value is. */
typedef enum kin_type {
    KIN_TYPE_ABSENT = 0,
    KIN_TYPE_NULL,
    KIN_TYPE_BOOL,
    KIN_TYPE_NUMBER,
    KIN_TYPE_STRING,
    KIN_TYPE_ARRAY,
    KIN_TYPE_OBJECT
} kin_type;

/** Room for the text of a time or of a small number.  Frozen. */
typedef struct kin_scratch {
    char bytes[32]; /**< private */
} kin_scratch;

/**
 * Give the absent value.
 * @return all zero
 * Threads: any.
 */
static inline kin_value kin_value_absent(void)
{
    kin_value v = {NULL, 0};
    return v;
}

/**
 * Give the type of a value.
 * @return its type; KIN_TYPE_STRING for a time
 * Threads: any.
 */
KIN_API kin_type kin_value_type(kin_value v);

/**
 * Check whether there is a value.
 * @return false for the absent value only: null is a value
 * Threads: any.
 */
static inline bool kin_value_exists(kin_value v)
{
    return v.bits != 0;
}

/**
 * Give the bytes of a string.
 * @return borrowed from the value's owner; empty for anything but a string, and
 *         for a time (see the top of this file)
 * Threads: any.
 */
KIN_API kin_str kin_value_str(kin_value v);

/**
 * Give a scalar as text: a string's bytes, a number's literal, a time, "true",
 * "false" or "null".
 * @param scratch  used where the value has no bytes of its own
 * @return borrowed from the value's owner or from `scratch`; empty for arrays,
 *         objects and the absent value
 * Threads: any.
 */
KIN_API kin_str kin_value_text(kin_value v, kin_scratch *scratch);

/**
 * Read a boolean.
 * @return 0, KIN_ENOTFOUND (absent or null) or KIN_EINVAL (something else)
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_value_bool(kin_value v, bool *ret);

/**
 * Read an integer: a number without fraction, as 5, 5.0 or 5e0.
 * @return 0, KIN_ENOTFOUND (absent or null), KIN_EINVAL (not an integer) or
 *         KIN_ELIMIT (does not fit)
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_value_int(kin_value v, int64_t *ret);

/**
 * Read a number as the nearest double.
 * @return 0, KIN_ENOTFOUND (absent or null), KIN_EINVAL (not a number) or
 *         KIN_ELIMIT (too large for a double)
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_value_double(kin_value v, double *ret);

/**
 * Read a time in whole seconds since 1970, from a string in Kubernetes' form:
 * UTC with a Z at its end; a fraction of a second is dropped.
 * @return 0, KIN_ENOTFOUND (absent or null) or KIN_EINVAL (something else)
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_value_seconds(kin_value v, int64_t *ret);

/**
 * Count the elements of an array or the members of an object.
 * @return 0 for everything else
 * Threads: any.
 */
KIN_API size_t kin_value_count(kin_value v);

/**
 * Give an element of an array, or the value of an object's member by its place.
 * @return absent when `index` is too large, or `v` has no elements
 * Threads: any.
 */
KIN_API kin_value kin_value_at(kin_value v, size_t index);

/**
 * Give the key of an object's member by its place; members keep the order in
 * which they were read.
 * @return borrowed from the value's owner; empty when there is no such member
 * Threads: any.
 */
KIN_API kin_str kin_value_key_at(kin_value v, size_t index);

/**
 * Give the value of an object's member.
 * @return absent if `v` is no object or has no such member
 * Threads: any.
 */
KIN_API kin_value kin_value_get(kin_value v, kin_str key);

/**
 * Compare two values, from wherever they come.  Objects are equal if they have
 * the same members in any order; numbers if they have the same literal.
 * Takes time in proportion to what differs when both are from one cache.
 * Values nested more than 30 levels deep may need memory; without it, the
 * answer for them is false.
 * @return true if they are equal; two absent values are
 * Threads: any.
 */
KIN_API bool kin_value_equal(kin_value a, kin_value b);

KIN_END_DECLS

#endif /* KIN_VALUE_H */
