/* SPDX-License-Identifier: Apache-2.0 */
/*
 * str.h - what the library does with views beyond kin/str.h.
 *
 * Nothing here allocates; results are views into the arguments.
 */
#ifndef KIN_BASE_STR_H
#define KIN_BASE_STR_H

#include <kin/str.h>

/* What kin__str_find and kin__str_rfind give when there is nothing. */
#define KIN__STR_NONE SIZE_MAX

/* A view of a string literal without strlen. */
#define KIN__S(literal) ((kin_str)KIN_STR_INIT(literal))

/* The part from `from` (at most `len` bytes); both are clamped to the view. */
kin_str kin__str_slice(kin_str s, size_t from, size_t len);

/* Position of the first / last occurrence of a byte, or KIN__STR_NONE. */
size_t kin__str_find(kin_str s, char byte);
size_t kin__str_rfind(kin_str s, char byte);

/* Without white space (space, \t, \n, \v, \f, \r) at either end. */
kin_str kin__str_trim(kin_str s);

/* Cuts at the first `separator`: the part before it is taken off `*rest` and
 * returned.  Without one, all is returned and `*rest` becomes empty with a NULL
 * pointer, which is how a loop knows that it is done:
 *
 *     while (rest.ptr)
 *         use(kin__str_cut(&rest, ','));
 */
kin_str kin__str_cut(kin_str *rest, char separator);

/* The value of a hexadecimal digit, or -1. */
int kin__hex_digit(char c);

/* Compares ASCII letters without case. */
bool kin__str_eq_nocase(kin_str a, kin_str b);

/* Strict decimal numbers: digits only (and one '-' in front for i64), no
 * leading '+', no white space, all of the view, no overflow.  0 or KIN_EINVAL,
 * or KIN_ELIMIT when it is a number that does not fit. */
int kin__str_to_u64(kin_str s, uint64_t *ret);
int kin__str_to_i64(kin_str s, int64_t *ret);

/* How many bytes at the start of `s` are valid UTF-8; `s.len` if all are. */
size_t kin__utf8_valid_prefix(kin_str s);

/* Insertions, deletions, replacements and swaps of neighbours that turn one
 * into the other; views over 63 bytes count as far away (SIZE_MAX). */
size_t kin__str_distance(kin_str a, kin_str b);

#endif /* KIN_BASE_STR_H */
