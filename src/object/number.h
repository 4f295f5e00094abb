/* SPDX-License-Identifier: Apache-2.0 */
/*
 * number.h - reading the literal of a JSON number.
 *
 * Both functions take a literal that is valid JSON.
 */
#ifndef KIN_OBJECT_NUMBER_H
#define KIN_OBJECT_NUMBER_H

#include <stdint.h>

#include <kin/str.h>

/* The exact integer that a literal stands for, however it is written (5, 5.0,
 * 50e-1).  0, KIN_EINVAL if it has a fraction, KIN_ELIMIT if it is too large.
 */
int kin__number_to_int(kin_str literal, int64_t *ret) KIN_NODISCARD;

/* The nearest double of a literal that ends in NUL.  0, or KIN_ELIMIT if that
 * would be infinite.  Does not depend on the locale. */
int kin__number_to_double(const char *literal, double *ret) KIN_NODISCARD;

#endif /* KIN_OBJECT_NUMBER_H */
