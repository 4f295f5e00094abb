/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_time: points in time and durations as Kubernetes writes them.
 *
 * Times are parsed and formatted as in Kubernetes objects: RFC 3339 with whole
 * seconds ("2024-02-29T12:00:00Z"), or with six fractional digits in leases and
 * events.  Durations are those of Go ("1h2m3.5s").  Parsing is as lenient as
 * Go's:
 *
 *   A  the offset is 'Z' or up to +-24:60; 't' and 'z' are errors;
 *   B  the hour may have one digit, the fraction may follow a ',';
 *   C  digits of the fraction past the ninth are dropped;
 *   D  leap seconds are errors.
 *
 * The struct is public because it is a plain value that is passed around.
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
    int32_t nanos;   /**< fraction; 0 to 999999999 */
} kin_time;

enum {
    KIN_TIME_TEXT_SIZE = 48,     /**< fits every time */
    KIN_DURATION_TEXT_SIZE = 32, /**< fits every duration and age */
};

/**
 * Parse a time with or without a fraction, as metav1.Time.
 * @param text  borrowed
 * @param ret   the time, with its fraction
 * @return 0 or KIN_EPARSE
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_time_parse(kin_str text, kin_time *ret,
                                         kin_error *err);

/**
 * Format a time in UTC without its fraction, such as "2024-02-29T12:00:00Z".
 * Only years from 0 to 9999 can be parsed again.
 * @param time    the time
 * @param buffer  filled and NUL-terminated if `size` is not 0; a buffer of
 *                KIN_TIME_TEXT_SIZE is always large enough
 * @param size    of the buffer; truncated if it does not fit
 * @return the length of the whole text, as snprintf
 * Threads: any.
 */
KIN_API size_t kin_time_format(kin_time time, char *buffer, size_t size);

/**
 * Compare two times.
 * @return -1, 0 or 1
 * Threads: any.
 */
KIN_API int kin_time_cmp(kin_time a, kin_time b);

/**
 * Return `a` minus `b` in nanoseconds, saturating at INT64_MAX or INT64_MIN
 * (about 292 years).
 * @return nanoseconds, negative if `a` is earlier
 * Threads: any.
 */
KIN_API int64_t kin_time_sub(kin_time a, kin_time b);

/**
 * Parse a duration: an optional sign, then numbers with units ns, us, ms, s, m
 * and h, each with an optional fraction, such as "-1.5h" or "1h2m3.5s"; or "0".
 * @param text    borrowed
 * @param ret_ns  the duration in nanoseconds
 * @return 0, KIN_EPARSE, or KIN_ELIMIT when it is longer than about 292 years
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_duration_parse(kin_str text, int64_t *ret_ns,
                                             kin_error *err);

/**
 * Format a duration for display with two or three significant digits, as
 * kubectl shows ages: "45s", "5m30s", "3h20m", "5d3h", "2y45d".  A duration of
 * less than minus two seconds is "<invalid>"; one between that and zero, as
 * caused by clock skew, is "0s".
 * @param ns      nanoseconds
 * @param buffer  filled and NUL-terminated if `size` is not 0; a buffer of
 *                KIN_DURATION_TEXT_SIZE is always large enough
 * @param size    of the buffer; truncated if it does not fit
 * @return the length of the whole text, as snprintf
 * Threads: any.
 */
KIN_API size_t kin_duration_format_age(int64_t ns, char *buffer, size_t size);

KIN_END_DECLS

#endif /* KIN_TIME_H */
