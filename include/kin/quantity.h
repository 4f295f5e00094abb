/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_quantity: an amount as Kubernetes writes it, such as "500m" or "1.5Gi".
 *
 * A quantity is an exact number with a preferred format.  Quantities are
 * parsed, compared, added and formatted as by Kubernetes:
 *
 *   A  Values finer than a billionth (nano) are rounded away from zero when
 *      parsed; a non-zero value never becomes zero.
 *   B  With a binary suffix (Ki, Mi, ...), magnitudes beyond 2^63-1 are capped
 *      when parsed.
 *   C  The canonical text has no fraction and the largest suffix that is
 *      exact; a binary one is used from 1024 on, for whole numbers only.
 *
 * Two additional limits are reported as KIN_ELIMIT: KIN_QUANTITY_DIGITS_MAX
 * significant digits (after A and B) and exponents of at most
 * KIN_QUANTITY_EXPONENT_MAX.  One intentional difference: Kubernetes drops
 * the suffix of values beyond its largest one ("1000E" becomes "1"); kin uses
 * an exponent ("1e21").
 *
 * The struct is public because it lives on the caller's stack; its members are
 * private.  Zeroed memory is the quantity 0.
 */
#ifndef KIN_QUANTITY_H
#define KIN_QUANTITY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

enum {
    KIN_QUANTITY_DIGITS_MAX = 108,       /**< significant decimal digits */
    KIN_QUANTITY_EXPONENT_MAX = 1000000, /**< magnitude, in text */
    KIN_QUANTITY_TEXT_SIZE = 128,        /**< fits every canonical text */
};

/** A number and its style; see above.  Frozen. */
typedef struct kin_quantity {
    uint32_t limbs[12]; /**< magnitude, base 10^9, least significant first */
    int32_t exponent;   /**< scale of the magnitude: 10^exponent */
    int8_t sign;        /**< -1, 0 or 1 */
    uint8_t style;      /**< format */
    bool is_verbatim;   /**< whether Kubernetes would keep the text read */
} kin_quantity;

/**
 * Parse a quantity.
 * @param text  borrowed; no white space around it
 * @param ret   the quantity
 * @return 0, KIN_EPARSE or KIN_ELIMIT
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_quantity_parse(kin_str text, kin_quantity *ret,
                                             kin_error *err);

/**
 * Format the canonical text (C).
 * @param quantity  borrowed
 * @param buffer    filled and NUL-terminated if `size` is not 0; a buffer of
 *                  KIN_QUANTITY_TEXT_SIZE is always large enough
 * @param size      of the buffer; truncated if it does not fit
 * @return the length of the whole text, as snprintf
 * Threads: any.
 */
KIN_API size_t kin_quantity_format(const kin_quantity *quantity, char *buffer,
                                   size_t size);

/**
 * Compare two quantities, ignoring the format.
 * @return -1, 0 or 1
 * Threads: any.
 */
KIN_API int kin_quantity_cmp(const kin_quantity *a, const kin_quantity *b);

/**
 * Add to a quantity.  A zero quantity takes the other's format.
 * @param quantity  changed; left as it was on failure
 * @param other     borrowed; may be the same
 * @return 0, or KIN_ELIMIT when the sum has too many digits
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_quantity_add(kin_quantity *quantity,
                                           const kin_quantity *other);

/**
 * Subtract from a quantity; otherwise as kin_quantity_add().
 * @param quantity  changed; left as it was on failure
 * @param other     borrowed; may be the same
 * @return 0, or KIN_ELIMIT when the difference has too many digits
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_quantity_sub(kin_quantity *quantity,
                                           const kin_quantity *other);

/**
 * Return the number as an integer, rounded away from zero.
 * @param quantity  borrowed
 * @param ret       the integer
 * @return 0, or KIN_ELIMIT when it does not fit
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_quantity_as_int64(const kin_quantity *quantity,
                                                int64_t *ret);

/**
 * Return the number in thousandths, rounded away from zero.
 * @param quantity  borrowed
 * @param ret       the thousandths
 * @return 0, or KIN_ELIMIT when they do not fit
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_quantity_as_milli(const kin_quantity *quantity,
                                                int64_t *ret);

KIN_END_DECLS

#endif /* KIN_QUANTITY_H */
