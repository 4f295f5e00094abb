/* SPDX-License-Identifier: Apache-2.0 */
/*
 * import.h - carrying a value from one arena to another.
 */
#ifndef KIN_OBJECT_IMPORT_H
#define KIN_OBJECT_IMPORT_H

#include "object/arena.h"

/* Copies a value with all that it holds into `dst`, where equal parts are
 * joined if `dst` is a cache arena.  The caller owns one reference of the
 * result; within one arena that is all that happens.  A failure leaves no node
 * behind.  0, KIN_ENOMEM, or KIN_ELIMIT when `dst` is full. */
int kin__val_import(struct kin__arena *dst, const struct kin__arena *src,
                    kin__val val, kin__val *ret) KIN_NODISCARD;

#endif /* KIN_OBJECT_IMPORT_H */
