/* SPDX-License-Identifier: Apache-2.0 */
/*
 * printable.h - text of others, made safe for a terminal and for a log.
 *
 * A terminal obeys control characters, and a server's text may contain any.
 * These are written as in C: the control characters of ASCII and DEL as \n, \r,
 * \t or \x1b; those from U+0080 to U+009F, line separators, and characters that
 * turn the direction of text or are invisible as \u009b; bytes that are not
 * UTF-8 as \xff.  All other text stays as it is, backslashes included.
 */
#ifndef KIN_BASE_PRINTABLE_H
#define KIN_BASE_PRINTABLE_H

#include "base/buf.h"

enum { KIN__PRINTABLE_SIZE = 16 };

/* Cuts the next piece from the front of a text that is not empty: as much as
 * can stay, or one character escaped, in `escaped`. */
kin_str kin__printable_next(kin_str *rest, char escaped[KIN__PRINTABLE_SIZE]);

/* Appends a text.  0, KIN_ELIMIT or KIN_ENOMEM. */
int kin__printable_append(struct kin__buf *buf, kin_str text) KIN_NODISCARD;

/* Writes as much of a text as there is room for, without cutting a character or
 * an escape, and a NUL.  Gives the length. */
size_t kin__printable_copy(kin_str text, char *ret, size_t size);

#endif /* KIN_BASE_PRINTABLE_H */
