/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_identity.h - which object is this, and where does it end?
 *
 * For objects beyond limits: too long to be held, too deep.  The text comes in
 * pieces cut anywhere; only quotes, backslashes, brackets and the members on
 * the way to metadata are looked at.  Memory does not depend on the text.
 *
 *   I1  The end is that of json_skim.h: where as many brackets are closed as
 *       were opened, outside of strings.
 *   I2  An event is one line: a newline in front of its end breaks it.
 *   I3  Of a key that stands twice the last value counts, as in the parser.
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
    KIN__IDENTITY_MORE,   /* the end has not come yet */
    KIN__IDENTITY_WHOLE,  /* I1 */
    KIN__IDENTITY_BROKEN, /* I2 */
};

enum {
    /* Bytes of one part; a longer one counts as absent. */
    KIN__IDENTITY_MAX = 4096,
    KIN__IDENTITY_KEY_MAX = 16,
};

/* Where the scanner is in the innermost object on the way. */
enum kin__identity_place {
    KIN__IDENTITY_KEY,   /* a key may follow */
    KIN__IDENTITY_COLON, /* behind a key */
    KIN__IDENTITY_VALUE, /* behind a colon */
    KIN__IDENTITY_AFTER, /* behind a value */
};

/* Members are the scanner's own, but for `status`. */
struct kin__json_identity {
    enum kin__identity_status status;
    enum kin__identity_place place;
    bool is_event;
    bool in_string;
    bool is_escaped; /* the next byte is */
    uint64_t depth;  /* brackets open */
    uint64_t way;    /* depth of the innermost object on the way */

    /* The string at hand. */
    enum { KIN__TAKE_NOTHING, KIN__TAKE_KEY, KIN__TAKE_PART } takes;
    uint32_t hex_left; /* digits of \uXXXX to come */
    uint32_t code;     /* of the digits so far */
    uint32_t high;     /* a surrogate that waits for its partner, or 0 */

    char key[KIN__IDENTITY_KEY_MAX];
    size_t key_len; /* more than there is room for: none that counts */
    bool enters;    /* the value of the key leads on */
    enum kin__identity_part part; /* that the value of the key is */
    size_t lens[KIN__IDENTITY_PARTS];
    char texts[KIN__IDENTITY_PARTS][KIN__IDENTITY_MAX];
};

/* @param is_event  the text is a watch event with the object inside; I2 holds
 */
void kin__json_identity_init(struct kin__json_identity *id, bool is_event);

/* Goes on with the next bytes; the first one of all is the opening brace.
 * Sets `status`.
 * @return the bytes that belong to the text: all, unless its end was found */
size_t kin__json_identity_feed(struct kin__json_identity *id, kin_str bytes);

/* A part as it was found so far, without escapes; empty if it is absent, no
 * string, too long, or no UTF-8.  Valid until the next call. */
kin_str kin__json_identity_get(const struct kin__json_identity *id,
                               enum kin__identity_part part);

#endif /* KIN_WIRE_JSON_IDENTITY_H */
