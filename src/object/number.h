/* SPDX-License-Identifier: Apache-2.0 */
/*
 * number.h - conversion of JSON number literals.
 *
 * Both functions require a literal that is valid JSON.
 */
#ifndef KIN_OBJECT_NUMBER_H
#define KIN_OBJECT_NUMBER_H

#include <stdint.h>

#include <kin/str.h>

/* Converts a literal to an exact integer, however it is written (5, 5.0,
 * 50e-1).  0, KIN_EINVAL if it has a fraction, KIN_ELIMIT if it is too large.
 */
int kin__number_to_int(kin_str literal, int64_t *ret) KIN_NODISCARD;

/* Converts a NUL-terminated literal to the nearest double.  0, or KIN_ELIMIT if
 * that is infinite.  Independent of the locale. */
int kin__number_to_double(const char *literal, double *ret) KIN_NODISCARD;

#endif /* KIN_OBJECT_NUMBER_H */
