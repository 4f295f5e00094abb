/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_pick.h - finds a few values in the text of an object, and the place for
 * one member more.
 *
 * The text is validated as JSON in one pass, without memory and without making
 * values, so that a filter of log lines can copy the rest of a line as it is.
 * Bytes of strings from 0x80 on are not checked: text that is not UTF-8 is
 * accepted.  If a member occurs twice the last one counts, as everywhere else.
 */
#ifndef KIN_WIRE_JSON_PICK_H
#define KIN_WIRE_JSON_PICK_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/error.h>
#include <kin/path.h>
#include <kin/str.h>

enum {
    KIN__JSON_PICK_MAX = 4,        /* paths */
    KIN__JSON_PICK_DEPTH = 256,    /* open containers */
    KIN__JSON_PICK_KEY_MAX = 1024, /* bytes of a key in a path */
};

/* What to find: the value at some steps, at least one.  Indexes from the end
 * are unsupported. */
struct kin__json_pick {
    const kin_step *steps; /* borrowed */
    size_t count;
};

/* A text that was scanned. */
struct kin__json_picked {
    kin_str values[KIN__JSON_PICK_MAX]; /* as they are in the text, strings with
                                           quotes; NULL: not there */
    size_t end;                         /* offset of the last brace */
    bool is_empty;                      /* the object has no members */
};

/* Whether the steps are supported.  0, KIN_EINVAL or KIN_ELIMIT. */
int kin__json_pick_check(const struct kin__json_pick *pick,
                         kin_error *err) KIN_NODISCARD;

/* Scans an object.  The byte behind the text must be a control character, and
 * KIN__SCAN_PADDING bytes behind it must be readable.
 * @param picks  checked
 * @param count  at most KIN__JSON_PICK_MAX
 * @return 0; KIN_EPARSE (malformed, or not an object) or KIN_ELIMIT (too deep)
 */
int kin__json_pick(kin_str text, const struct kin__json_pick *picks,
                   size_t count, struct kin__json_picked *ret) KIN_NODISCARD;

#endif /* KIN_WIRE_JSON_PICK_H */
