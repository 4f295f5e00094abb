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

#include <kin/str.h>

enum {
    /* The longest escape of one byte. */
    KIN__JSON_ESCAPE_MAX = 6,
};

/* Writes `s` without quotes to `ret`, which has room for KIN__JSON_ESCAPE_MAX
 * times its length; returns the length. */
size_t kin__json_escape(kin_str s, char *ret);

#endif /* KIN_WIRE_JSON_ESCAPE_H */
