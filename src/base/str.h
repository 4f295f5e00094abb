/* SPDX-License-Identifier: Apache-2.0 */
/*
 * str.h - internal functions on kin_str.
 *
 * No function allocates; results are views into the arguments.
 */
#ifndef KIN_BASE_STR_H
#define KIN_BASE_STR_H

#include <kin/str.h>

/* Result of kin__str_find() and kin__str_rfind() if the byte is not found. */
#define KIN__STR_NONE SIZE_MAX

/* A view of a string literal without strlen. */
#define KIN__S(literal) ((kin_str)KIN_STR_INIT(literal))

/* Returns at most `len` bytes from `from` on; both are clamped to the view. */
kin_str kin__str_slice(kin_str s, size_t from, size_t len);

/* Return the position of the first or last occurrence of a byte, or
 * KIN__STR_NONE. */
size_t kin__str_find(kin_str s, char byte);
size_t kin__str_rfind(kin_str s, char byte);

/* Removes white space (space, \t, \n, \v, \f, \r) from both ends. */
kin_str kin__str_trim(kin_str s);

/* Returns the part of `*rest` before the first `separator` and removes both
 * from `*rest`.  Without a separator it returns everything and sets `*rest` to
 * an empty view with a NULL pointer, which ends a loop:
 *
 *     while (rest.ptr)
 *         use(kin__str_cut(&rest, ',')); */
kin_str kin__str_cut(kin_str *rest, char separator);

/* Returns the value of a hexadecimal digit, or -1. */
int kin__hex_digit(char c);

/* Whether two views are equal, ignoring the case of ASCII letters. */
bool kin__str_eq_nocase(kin_str a, kin_str b);

/* Parse the whole view as a strict decimal number: digits only (and a leading
 * '-' for i64), no leading '+', no white space.  0, KIN_EINVAL, or KIN_ELIMIT
 * if the number does not fit. */
int kin__str_to_u64(kin_str s, uint64_t *ret);
int kin__str_to_i64(kin_str s, int64_t *ret);

/* Returns the length of the longest prefix that is valid UTF-8. */
size_t kin__utf8_valid_prefix(kin_str s);

/* Returns the edit distance: the number of insertions, deletions, replacements
 * and swaps of neighbours.  SIZE_MAX if a view is longer than 63 bytes. */
size_t kin__str_distance(kin_str a, kin_str b);

#endif /* KIN_BASE_STR_H */
