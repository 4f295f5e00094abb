/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_skim.h - finds the end of an array or object without parsing it.
 *
 * Examines only quotes, backslashes and brackets, 64 bytes at a time; the text
 * may still be malformed.  The state between two calls is a few words, so a
 * text that arrives in chunks is scanned once.
 */
#ifndef KIN_WIRE_JSON_SKIM_H
#define KIN_WIRE_JSON_SKIM_H

#include <stddef.h>
#include <stdint.h>

/* All zero at the beginning of a container. */
struct kin__json_skim {
    size_t at;          /* offset of the next byte to scan */
    uint64_t in_string; /* all ones inside a string */
    uint64_t escaped;   /* 1 if the byte at `at` is escaped */
    uint64_t depth;     /* open brackets */
};

/* Continues with the container at `text`, of which `len` bytes have arrived;
 * KIN__SCAN_PADDING more must be readable.  The text may have moved since the
 * last call, but not changed.
 * @return the length of the container, or 0 if it is incomplete
 */
size_t kin__json_skim(struct kin__json_skim *s, const char *text, size_t len);

#endif /* KIN_WIRE_JSON_SKIM_H */
