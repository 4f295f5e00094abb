/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_escape.h - escapes strings for JSON, byte for byte like Go.
 *
 * Go's encoder escapes quotes, backslashes, control characters, and for HTML <,
 * >,
 * &, U+2028 and U+2029.  \b \f \n \r \t have short forms; everything else is \u
 * and four lower-case digits.
 */
#ifndef KIN_WIRE_JSON_ESCAPE_H
#define KIN_WIRE_JSON_ESCAPE_H

#include <stddef.h>

#include <kin/error.h>
#include <kin/str.h>

enum {
    /* The longest escape of one byte. */
    KIN__JSON_ESCAPE_MAX = 6,
};

/* Writes `s` without quotes to `ret`, which has room for KIN__JSON_ESCAPE_MAX
 * times its length; returns the length. */
size_t kin__json_escape(kin_str s, char *ret);

/* Decodes a string without its quotes, behind which there is a quote, to `ret`;
 * bytes that are no escape are copied.  0, KIN_EPARSE (a bad escape) or
 * KIN_ELIMIT (longer than `size`). */
int kin__json_unescape(kin_str s, char *ret, size_t size,
                       size_t *ret_len) KIN_NODISCARD;

#endif /* KIN_WIRE_JSON_ESCAPE_H */
