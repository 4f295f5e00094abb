/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_time: points in time and durations as Kubernetes writes them.
 *
 * Times are read and written as the fields of Kubernetes objects are: RFC 3339
 * with whole seconds in most places ("2024-02-29T12:00:00Z"), with exactly six
 * digits of fraction in a few (leases and events).
 * Durations are Go's ("1h2m3.5s").  Reading is as lenient as Go is:
 *
 *   A  the offset is 'Z' or up to +-24:60; 't' and 'z' are errors;
 *   B  the hour may have one digit, the fraction may follow a ',';
 *   C  digits of the fraction past the ninth are dropped;
 *   D  there is no 60th second.
 *
 * The struct is open because it is a plain value that is passed around.
 */
#ifndef KIN_TIME_H
#define KIN_TIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A point in time, in the proleptic Gregorian calendar without leap seconds.
 * Frozen. */
typedef struct kin_time {
    int64_t seconds; /**< since 1970-01-01T00:00:00Z */
    int32_t nanos;   /**< to be added; 0 to 999999999 */
} kin_time;

enum {
    KIN_TIME_TEXT_SIZE = 48,     /**< holds every time */
    KIN_DURATION_TEXT_SIZE = 32, /**< holds every duration and age */
};

/**
 * Read a time with or without a fraction, as metav1.Time.
 * @param text  borrowed
 * @param ret   the time, with its fraction
 * @return 0 or KIN_EPARSE
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_time_parse(kin_str text, kin_time *ret,
                                         kin_error *err);

/**
 * Write a time in UTC without its fraction, such as "2024-02-29T12:00:00Z".
 * Only years from 0 to 9999 can be read again.
 * @param time    the time
 * @param buffer  filled and NUL-terminated if `size` is not 0; a buffer of
 *                KIN_TIME_TEXT_SIZE is always large enough
 * @param size    of the buffer; the text is cut when it does not fit
 * @return the length of the whole text, as snprintf
 * Threads: any.
 */
KIN_API size_t kin_time_format(kin_time time, char *buffer, size_t size);

/**
 * Order two times.
 * @return -1, 0 or 1
 * Threads: any.
 */
KIN_API int kin_time_cmp(kin_time a, kin_time b);

/**
 * Give the time from `b` to `a` in nanoseconds; about 292 years (INT64_MAX or
 * INT64_MIN) when it is longer.
 * @return nanoseconds, negative if `a` is earlier
 * Threads: any.
 */
KIN_API int64_t kin_time_sub(kin_time a, kin_time b);

/**
 * Read a duration: an optional sign, then numbers with units ns, us, ms, s, m
 * and h, each with an optional fraction, such as "-1.5h" or "1h2m3.5s"; or "0".
 * @param text    borrowed
 * @param ret_ns  the duration in nanoseconds
 * @return 0, KIN_EPARSE, or KIN_ELIMIT when it is longer than about 292 years
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_duration_parse(kin_str text, int64_t *ret_ns,
                                             kin_error *err);

/**
 * Write a duration for display, with two or three digits that matter, as
 * kubectl shows ages: "45s", "5m30s", "3h20m", "5d3h", "2y45d".  A duration of
 * less than minus two seconds is "<invalid>"; one between that and zero, as
 * clocks that differ a little produce it, is "0s".
 * @param ns      nanoseconds
 * @param buffer  filled and NUL-terminated if `size` is not 0; a buffer of
 *                KIN_DURATION_TEXT_SIZE is always large enough
 * @param size    of the buffer; the text is cut when it does not fit
 * @return the length of the whole text, as snprintf
 * Threads: any.
 */
KIN_API size_t kin_duration_format_age(int64_t ns, char *buffer, size_t size);

KIN_END_DECLS

#endif /* KIN_TIME_H */
