/* SPDX-License-Identifier: Apache-2.0 */
/*
 * literal.h - the texts of scalars that are made rather than read.
 */
#ifndef KIN_OBJECT_LITERAL_H
#define KIN_OBJECT_LITERAL_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/str.h>

#include "object/arena.h"

enum {
    KIN__DOUBLE_SIZE = 32,
    KIN__SECONDS_SIZE = 24,
};

/* The shortest literal that reads back as the same number, in the form of Go's
 * encoder; NUL-terminated.  Its length, or 0 for what is not finite. */
size_t kin__double_print(double number, char ret[static KIN__DOUBLE_SIZE]);

/* Whether a text is a number of JSON. */
bool kin__literal_is_number(kin_str text);

/* The text of a time in Kubernetes' form.  Its length, or 0 if the year is not
 * from 1 to 9999. */
size_t kin__seconds_print(int64_t seconds, char ret[static KIN__SECONDS_SIZE]);

/* Scalars as values of an arena.  0, KIN_ENOMEM, KIN_ELIMIT; KIN_EINVAL where
 * the text or number is not valid (strings must be UTF-8). */
int kin__literal_string(struct kin__arena *arena, kin_str bytes,
                        kin__val *ret) KIN_NODISCARD;
int kin__literal_int(struct kin__arena *arena, int64_t number,
                     kin__val *ret) KIN_NODISCARD;
int kin__literal_double(struct kin__arena *arena, double number,
                        kin__val *ret) KIN_NODISCARD;
int kin__literal_number(struct kin__arena *arena, kin_str literal,
                        kin__val *ret) KIN_NODISCARD;
int kin__literal_seconds(struct kin__arena *arena, int64_t seconds,
                         kin__val *ret) KIN_NODISCARD;

#endif /* KIN_OBJECT_LITERAL_H */
