/* SPDX-License-Identifier: Apache-2.0 */
/*
 * printable.h - escapes foreign text for terminals and logs.
 *
 * Text from a server may contain control characters, which a terminal obeys.
 * They are escaped as in C: ASCII control characters and DEL as \n, \r, \t or
 * \x1b; U+0080 to U+009F, line separators, direction marks and invisible
 * characters as \u009b; invalid UTF-8 as \xff.  All other text is unchanged,
 * including backslashes.
 */
#ifndef KIN_BASE_PRINTABLE_H
#define KIN_BASE_PRINTABLE_H

#include "base/buf.h"

enum { KIN__PRINTABLE_SIZE = 16 };

/* Removes and returns the next piece of a non-empty text: either the longest
 * run that needs no escape, or one escaped character, stored in `escaped`. */
kin_str kin__printable_next(kin_str *rest, char escaped[KIN__PRINTABLE_SIZE]);

/* Appends the escaped text.  0, KIN_ELIMIT or KIN_ENOMEM. */
int kin__printable_append(struct kin__buf *buf, kin_str text) KIN_NODISCARD;

/* Writes as much of the escaped text as fits, without splitting a character or
 * an escape, and a NUL.  Returns the length. */
size_t kin__printable_copy(kin_str text, char *ret, size_t size);

#endif /* KIN_BASE_PRINTABLE_H */
