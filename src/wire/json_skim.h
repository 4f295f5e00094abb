/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_skim.h - finding the end of an array or object without reading it.
 *
 * Only quotes, backslashes and brackets are looked at, 64 bytes at a time; what
 * is found may still be malformed.  The state between two calls is a few words,
 * so a text that arrives in pieces is looked at once, whatever the pieces.
 */
#ifndef KIN_WIRE_JSON_SKIM_H
#define KIN_WIRE_JSON_SKIM_H

#include <stddef.h>
#include <stdint.h>

/* All zero at the beginning of a container. */
struct kin__json_skim {
    size_t at;          /* up to here all is accounted for */
    uint64_t in_string; /* all ones if `at` is inside a string */
    uint64_t escaped;   /* 1 if the byte at `at` is escaped */
    uint64_t depth;     /* brackets open at `at` */
};

/* Goes on with the container that starts at `text`, of which `len` bytes are
 * there by now; KIN__SCAN_PADDING more can be read.  The text may have moved
 * since the last call, but not changed.
 * @return the container's length, or 0 if its end has not come yet
 */
size_t kin__json_skim(struct kin__json_skim *s, const char *text, size_t len);

#endif /* KIN_WIRE_JSON_SKIM_H */
