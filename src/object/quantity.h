/* SPDX-License-Identifier: Apache-2.0 */
/*
 * quantity.h - what quantity.c and quantity_parse.c share.
 */
#ifndef KIN_OBJECT_QUANTITY_H
#define KIN_OBJECT_QUANTITY_H

#include <kin/quantity.h>

/* How a quantity is written. */
enum kin__quantity_style {
    KIN__QUANTITY_DECIMAL,  /* n, u, m, none, k, M, G, T, P, E */
    KIN__QUANTITY_BINARY,   /* Ki, Mi, Gi, Ti, Pi, Ei */
    KIN__QUANTITY_EXPONENT, /* e-9, e-6, e-3, none, e3, ... */
};

/* Makes a quantity normal, whose magnitude and sign are set and count
 * 10^exponent (at least -9).  0, or KIN_ELIMIT for an exponent too large. */
int kin__quantity_finish(kin_quantity *quantity,
                         int64_t exponent) KIN_NODISCARD;

/* A whole number, exact. */
kin_quantity kin__quantity_of(int64_t value, enum kin__quantity_style style);

/* Writes what Kubernetes makes of a text when it reads an object and writes it
 * again: the canonical text, except that many texts which are canonical up to a
 * '+', leading zeros or a fraction of three digits stay as they are ("1.500"
 * stays, "1.5" becomes "1500m").  `ret_len` may be NULL; a text that stays may
 * be longer than KIN_QUANTITY_TEXT_SIZE.  0, KIN_EPARSE or KIN_ELIMIT. */
int kin__quantity_normalize(kin_str text, char *buffer, size_t size,
                            size_t *ret_len, kin_error *err);

#endif /* KIN_OBJECT_QUANTITY_H */
