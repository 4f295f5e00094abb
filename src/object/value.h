/* SPDX-License-Identifier: Apache-2.0 */
/*
 * value.h - internal functions on kin_value.
 */
#ifndef KIN_OBJECT_VALUE_H
#define KIN_OBJECT_VALUE_H

#include <kin/value.h>

/* Like kin_value_get(), but faster for many similar objects: `slot` is the
 * position where the key was last found, initially 0. */
kin_value kin__value_get_slot(kin_value v, kin_str key, uint32_t *slot);

#endif /* KIN_OBJECT_VALUE_H */
