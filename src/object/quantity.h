/* SPDX-License-Identifier: Apache-2.0 */
/*
 * quantity.h - internals of kin_quantity.
 */
#ifndef KIN_OBJECT_QUANTITY_H
#define KIN_OBJECT_QUANTITY_H

#include <kin/quantity.h>

/* The notation of a quantity. */
enum kin__quantity_style {
    KIN__QUANTITY_DECIMAL,  /* n, u, m, none, k, M, G, T, P, E */
    KIN__QUANTITY_BINARY,   /* Ki, Mi, Gi, Ti, Pi, Ei */
    KIN__QUANTITY_EXPONENT, /* e-9, e-6, e-3, none, e3, ... */
};

/* Returns an integer as an exact quantity. */
kin_quantity kin__quantity_of(int64_t value, enum kin__quantity_style style);

/* Writes a quantity as Kubernetes does when it reads and rewrites an object: in
 * canonical form, except that many texts that are canonical apart from a '+',
 * leading zeros or a fraction of three digits are kept ("1.500" stays, "1.5"
 * becomes "1500m").  `ret_len` may be NULL; a text that is kept may be longer
 * than KIN_QUANTITY_TEXT_SIZE.  0, KIN_EPARSE or KIN_ELIMIT. */
int kin__quantity_normalize(kin_str text, char *buffer, size_t size,
                            size_t *ret_len, kin_error *err);

#endif /* KIN_OBJECT_QUANTITY_H */
