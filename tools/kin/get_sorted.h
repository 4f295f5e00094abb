/* SPDX-License-Identifier: Apache-2.0 */
/*
 * get_sorted.h - values with the keys of objects in order, as Go prints maps.
 */
#ifndef KIN_CLI_GET_SORTED_H
#define KIN_CLI_GET_SORTED_H

#include <kin/value.h>

#include "base/buf.h"

/* The members of an object sorted by key: indexes for kin_value_at(). */
struct get_keys {
    size_t *places; /* owned */
    size_t count;
};

int get_keys_sort(struct get_keys *keys, kin_value object) KIN_NODISCARD;
void get_keys_done(struct get_keys *keys);
#define GET_AUTO_KEYS __attribute__((cleanup(get_keys_done))) struct get_keys

/* Appends a value as JSON, without a newline at its end.
 * @param indent  spaces for each level; 0 for one line without spaces
 * @param level   of the value itself: how far further lines are indented
 * @return 0, KIN_ELIMIT or KIN_ENOMEM
 */
int get_sorted_json(kin_value value, unsigned indent, unsigned level,
                    struct kin__buf *buf) KIN_NODISCARD;

#endif /* KIN_CLI_GET_SORTED_H */
