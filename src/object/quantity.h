/* SPDX-License-Identifier: Apache-2.0 */
/*
 * quantity.h - what quantity.c and quantity_parse.c share.
 */
#ifndef KIN_OBJECT_QUANTITY_H
#define KIN_OBJECT_QUANTITY_H

#include <kin/quantity.h>

/* Makes a quantity normal, whose magnitude and sign are set and count
 * 10^exponent (at least -9).  0, or KIN_ELIMIT for an exponent too large. */
int kin__quantity_finish(kin_quantity *quantity,
                         int64_t exponent) KIN_NODISCARD;

#endif /* KIN_OBJECT_QUANTITY_H */
