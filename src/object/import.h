/* SPDX-License-Identifier: Apache-2.0 */
/*
 * import.h - copies a value from one arena to another.
 */
#ifndef KIN_OBJECT_IMPORT_H
#define KIN_OBJECT_IMPORT_H

#include "object/arena.h"

/* Copies a value with everything below it to `dst`; in a cache arena equal
 * parts are shared.  If both arenas are the same, only takes a reference.  The
 * caller owns one reference of the result.  A failure leaves no nodes behind.
 * 0, KIN_ENOMEM, or KIN_ELIMIT if `dst` is full. */
int kin__val_import(struct kin__arena *dst, const struct kin__arena *src,
                    kin__val val, kin__val *ret) KIN_NODISCARD;

#endif /* KIN_OBJECT_IMPORT_H */
