/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_value: a JSON value within an object, read without copying.
 *
 * A kin_value is a small struct that is passed by value; its members are
 * private.  It is valid as long as the object, snapshot or document that it was
 * read from.  Values never change.  A missing member is the absent value: every
 * getter accepts it and returns an empty result, so that chains of getters need
 * no checks.
 *
 * A string in Kubernetes' time format whose key ends in Time, time, Timestamp,
 * timestamp or At is stored as a number of seconds: use kin_value_text() to get
 * its text; kin_value_str() returns an empty string.
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

/** Type of a value. */
typedef enum kin_type {
    KIN_TYPE_ABSENT = 0,
    KIN_TYPE_NULL,
    KIN_TYPE_BOOL,
    KIN_TYPE_NUMBER,
    KIN_TYPE_STRING,
    KIN_TYPE_ARRAY,
    KIN_TYPE_OBJECT
} kin_type;

/** Buffer for the text of a time or of a small number.  Frozen. */
typedef struct kin_scratch {
    char bytes[32]; /**< private */
} kin_scratch;

/**
 * Return the absent value.
 * @return all zero
 * Threads: any.
 */
static inline kin_value kin_value_absent(void)
{
    kin_value v = {NULL, 0};
    return v;
}

/**
 * Return the type of a value.
 * @return its type; KIN_TYPE_STRING for a time
 * Threads: any.
 */
KIN_API kin_type kin_value_type(kin_value v);

/**
 * Check whether a value exists.
 * @return false for the absent value only: null is a value
 * Threads: any.
 */
static inline bool kin_value_exists(kin_value v)
{
    return v.bits != 0;
}

/**
 * Return the bytes of a string.
 * @return borrowed from the value's owner; empty for anything but a string, and
 *         for a time (see the top of this file)
 * Threads: any.
 */
KIN_API kin_str kin_value_str(kin_value v);

/**
 * Return a scalar as text: a string's bytes, a number's literal, a time,
 * "true", "false" or "null".
 * @param scratch  buffer for values without stored text
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
 * Read a time in whole seconds since 1970 from a string in Kubernetes' format,
 * UTC with a trailing Z; fractions of a second are dropped.
 * @return 0, KIN_ENOTFOUND (absent or null) or KIN_EINVAL (something else)
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_value_seconds(kin_value v, int64_t *ret);

/**
 * Return the number of elements of an array or members of an object.
 * @return 0 for other types
 * Threads: any.
 */
KIN_API size_t kin_value_count(kin_value v);

/**
 * Return an element of an array, or the value of an object's member by index.
 * @return absent if out of range, and for other types
 * Threads: any.
 */
KIN_API kin_value kin_value_at(kin_value v, size_t index);

/**
 * Return the key of an object's member by index; members keep their original
 * order.
 * @return borrowed from the value's owner; empty if out of range
 * Threads: any.
 */
KIN_API kin_str kin_value_key_at(kin_value v, size_t index);

/**
 * Return the value of an object's member.
 * @return absent if `v` is not an object or has no such member
 * Threads: any.
 */
KIN_API kin_value kin_value_get(kin_value v, kin_str key);

/**
 * Compare two values of any origin.  Objects are equal if they have the same
 * members in any order; numbers if they have the same literal.  For values of
 * one cache the cost is proportional to the differences.  Values nested more
 * than 30 levels deep need memory; if out of memory the result is false.
 * @return true if equal; two absent values are equal
 * Threads: any.
 */
KIN_API bool kin_value_equal(kin_value a, kin_value b);

KIN_END_DECLS

#endif /* KIN_VALUE_H */
