/* SPDX-License-Identifier: Apache-2.0 */
/*
 * time.h - internal functions on times and durations.
 */
#ifndef KIN_OBJECT_TIME_H
#define KIN_OBJECT_TIME_H

#include <kin/time.h>

/* Like kin_time_parse(), but requires exactly six fraction digits:
 * metav1.MicroTime. */
int kin__time_parse_micro(kin_str text, kin_time *ret, kin_error *err);

/* Like kin_time_format(), with six fraction digits. */
size_t kin__time_format_micro(kin_time time, char *buffer, size_t size);

/* Whether this is Go's zero time, 0001-01-01T00:00:00Z, which Kubernetes writes
 * as null. */
bool kin__time_is_zero(kin_time time);

/* Formats a duration exactly, such as "1h2m3.5s", "1.5ms" or "0s"; returns like
 * snprintf().  KIN_DURATION_TEXT_SIZE bytes are always enough. */
size_t kin__duration_format(int64_t ns, char *buffer, size_t size);

#endif /* KIN_OBJECT_TIME_H */
