/* SPDX-License-Identifier: Apache-2.0 */
/*
 * value.h - reading values from inside.
 */
#ifndef KIN_OBJECT_VALUE_H
#define KIN_OBJECT_VALUE_H

#include <kin/value.h>

/* As kin_value_get(), quicker for many alike objects: `slot` is where the key
 * was last found, 0 at first. */
kin_value kin__value_get_slot(kin_value v, kin_str key, uint32_t *slot);

#endif /* KIN_OBJECT_VALUE_H */
