/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_identity.h - finds the end and the identity of an object above a limit.
 *
 * The object may be too long for memory, or too deep.  The text arrives in
 * chunks that are split anywhere.  Only quotes, backslashes, brackets and the
 * members on the path to metadata are examined.  Memory does not depend on the
 * text.
 *
 *   I1  The end is that of json_skim.h: where all brackets outside of strings
 *       are closed.
 *   I2  An event is one line: a newline before its end is an error.
 *   I3  Of duplicate keys the last value counts, as in the parser.
 */
#ifndef KIN_WIRE_JSON_IDENTITY_H
#define KIN_WIRE_JSON_IDENTITY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/str.h>

enum kin__identity_part {
    KIN__IDENTITY_NAME,
    KIN__IDENTITY_NAMESPACE,
    KIN__IDENTITY_UID,
    KIN__IDENTITY_VERSION,
    KIN__IDENTITY_TYPE, /* of an event */
    KIN__IDENTITY_PARTS,
    KIN__IDENTITY_NONE = KIN__IDENTITY_PARTS,
};

enum kin__identity_status {
    KIN__IDENTITY_MORE,   /* incomplete */
    KIN__IDENTITY_WHOLE,  /* I1 */
    KIN__IDENTITY_BROKEN, /* I2 */
};

enum {
    /* Maximum bytes of one part; a longer one counts as absent. */
    KIN__IDENTITY_MAX = 4096,
    KIN__IDENTITY_KEY_MAX = 16,
};

/* The position in the innermost object on the path to metadata. */
enum kin__identity_place {
    KIN__IDENTITY_KEY,   /* a key may follow */
    KIN__IDENTITY_COLON, /* behind a key */
    KIN__IDENTITY_VALUE, /* behind a colon */
    KIN__IDENTITY_AFTER, /* behind a value */
};

/* All members but `status` are private. */
struct kin__json_identity {
    enum kin__identity_status status;
    enum kin__identity_place place;
    bool is_event;
    bool in_string;
    bool is_escaped;     /* the next byte is escaped */
    uint64_t depth;      /* open brackets */
    uint64_t path_depth; /* depth of the innermost object on the path */

    /* The current string. */
    enum { KIN__TAKE_NOTHING, KIN__TAKE_KEY, KIN__TAKE_PART } takes;
    uint32_t hex_left; /* missing digits of \uXXXX */
    uint32_t code;     /* value of the digits so far */
    uint32_t high;     /* high surrogate without its partner yet, or 0 */

    char key[KIN__IDENTITY_KEY_MAX];
    size_t key_len;               /* above the maximum: an irrelevant key */
    bool enters;                  /* the key's value is on the path */
    enum kin__identity_part part; /* that the key's value is */
    size_t lens[KIN__IDENTITY_PARTS];
    char texts[KIN__IDENTITY_PARTS][KIN__IDENTITY_MAX];
};

/* @param is_event  the text is a watch event that contains the object; I2 holds
 */
void kin__json_identity_init(struct kin__json_identity *id, bool is_event);

/* Scans the next bytes and sets `status`; the very first byte is the opening
 * brace.
 * @return the number of bytes that belong to the text: all, unless its end was
 *         found */
size_t kin__json_identity_feed(struct kin__json_identity *id, kin_str bytes);

/* Returns a decoded part as found so far; empty if it is absent, not a string,
 * too long, or not UTF-8.  Valid until the next call. */
kin_str kin__json_identity_get(const struct kin__json_identity *id,
                               enum kin__identity_part part);

#endif /* KIN_WIRE_JSON_IDENTITY_H */
