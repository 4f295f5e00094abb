/* SPDX-License-Identifier: Apache-2.0 */
/*
 * decimal.h - natural numbers of up to 108 decimal digits.
 *
 * A number is an array of KIN__DECIMAL_LIMBS limbs in base 10^9, least
 * significant first.  This base makes powers of ten and decimal text cheap,
 * which is nearly all that quantities need.  Functions that may overflow return
 * false then and leave the number unspecified.
 */
#ifndef KIN_OBJECT_DECIMAL_H
#define KIN_OBJECT_DECIMAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/export.h>

enum {
    KIN__DECIMAL_LIMBS = 12,
    KIN__DECIMAL_DIGITS = 9 * KIN__DECIMAL_LIMBS,
};

bool kin__decimal_is_zero(const uint32_t *number);

/* Returns the number of digits; 0 for zero. */
size_t kin__decimal_digits(const uint32_t *number);

int kin__decimal_cmp(const uint32_t *a, const uint32_t *b);

/* Computes number * factor + addend in place; both are at most 2^30. */
bool kin__decimal_mul_add(uint32_t *number, uint32_t factor,
                          uint32_t addend) KIN_NODISCARD;

/* Computes number / divisor in place and returns the remainder.  The divisor is
 * from 1 to 10^9. */
uint32_t kin__decimal_div(uint32_t *number, uint32_t divisor);

/* Computes number * 10^count in place. */
bool kin__decimal_shift(uint32_t *number, size_t count) KIN_NODISCARD;

/* Computes number / 10^count in place.  Returns whether a nonzero digit was cut
 * off. */
bool kin__decimal_unshift(uint32_t *number, size_t count);

/* Compute a + b and a - b in place of a; for the latter a must not be less than
 * b. */
bool kin__decimal_add(uint32_t *a, const uint32_t *b) KIN_NODISCARD;
void kin__decimal_sub(uint32_t *a, const uint32_t *b);

/* Returns false if the number does not fit. */
bool kin__decimal_to_u64(const uint32_t *number, uint64_t *ret);
void kin__decimal_from_u64(uint32_t *number, uint64_t value);

/* Writes the digits without NUL, at most KIN__DECIMAL_DIGITS, none for zero.
 * Returns their number. */
size_t kin__decimal_format(const uint32_t *number, char *ret);

#endif /* KIN_OBJECT_DECIMAL_H */
