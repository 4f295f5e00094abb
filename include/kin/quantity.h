/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_quantity: an amount as Kubernetes writes it, such as "500m" or "1.5Gi".
 *
 * A quantity is an exact number with a preferred way of writing.  Numbers are
 * read, compared, added and written as by Kubernetes:
 *
 *   A  What is finer than a billionth (nano) is rounded away from zero when
 *      read; an amount that is not zero never becomes zero.
 *   B  With a binary suffix (Ki, Mi, ...), what is beyond 2^63-1 in magnitude
 *      is capped there when read.
 *   C  The canonical text has no fraction and the largest suffix that is
 *      exact; a binary one is used from 1024 on, for whole numbers only.
 *
 * Two limits are ours and reported as KIN_ELIMIT: KIN_QUANTITY_DIGITS_MAX
 * significant digits (after A and B) and exponents of at most
 * KIN_QUANTITY_EXPONENT_MAX.  In one point we differ on purpose: Kubernetes
 * drops the suffix of what is beyond its largest one ("1000E" becomes "1");
 * we write an exponent then ("1e21").
 *
 * The struct is open because it lives on the caller's stack; its members are
 * for the library only.  Zeroed memory is the quantity 0.
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
    KIN_QUANTITY_TEXT_SIZE = 128,        /**< holds every canonical text */
};

/** A number and its style; see above.  Frozen. */
typedef struct kin_quantity {
    uint32_t limbs[12]; /**< magnitude, base 10^9, least significant first */
    int32_t exponent;   /**< the magnitude counts 10^exponent */
    int8_t sign;        /**< -1, 0 or 1 */
    uint8_t style;      /**< how it is written */
    bool is_verbatim;   /**< whether Kubernetes would keep the text read */
} kin_quantity;

/**
 * Read a quantity.
 * @param text  borrowed; no white space around it
 * @param ret   the quantity
 * @return 0, KIN_EPARSE or KIN_ELIMIT
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_quantity_parse(kin_str text, kin_quantity *ret,
                                             kin_error *err);

/**
 * Write the canonical text (C).
 * @param quantity  borrowed
 * @param buffer    filled and NUL-terminated if `size` is not 0; a buffer of
 *                  KIN_QUANTITY_TEXT_SIZE is always large enough
 * @param size      of the buffer; the text is cut when it does not fit
 * @return the length of the whole text, as snprintf
 * Threads: any.
 */
KIN_API size_t kin_quantity_format(const kin_quantity *quantity, char *buffer,
                                   size_t size);

/**
 * Compare two numbers; the style does not count.
 * @return -1, 0 or 1
 * Threads: any.
 */
KIN_API int kin_quantity_cmp(const kin_quantity *a, const kin_quantity *b);

/**
 * Add to a quantity.  One that was zero takes over the other's style.
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
 * Give the number as an integer, rounded away from zero.
 * @param quantity  borrowed
 * @param ret       the integer
 * @return 0, or KIN_ELIMIT when it does not fit
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_quantity_as_int64(const kin_quantity *quantity,
                                                int64_t *ret);

/**
 * Give the number in thousandths, rounded away from zero.
 * @param quantity  borrowed
 * @param ret       the thousandths
 * @return 0, or KIN_ELIMIT when they do not fit
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_quantity_as_milli(const kin_quantity *quantity,
                                                int64_t *ret);

KIN_END_DECLS

#endif /* KIN_QUANTITY_H */
