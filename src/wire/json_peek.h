/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_peek.h - walking over the members of an object without reading them.
 *
 * For texts of which only a few members matter.  Values that are passed over
 * may be malformed.  What follows the text is as KIN__JSON_IN_PLACE demands
 * (json_parse.h).
 */
#ifndef KIN_WIRE_JSON_PEEK_H
#define KIN_WIRE_JSON_PEEK_H

#include <stdbool.h>

#include <kin/str.h>

struct kin__json_peek {
    const char *at;  /* the object's brace, then the value of a member */
    const char *end; /* of the text */
    kin_str key;     /* of that member as it stands in the text, no quotes */
    bool is_inside;  /* behind the brace; false at the beginning */
};

const char *kin__json_peek_space(const char *p, const char *end);

/* Behind a string without escapes, whose bytes go to `*ret`; NULL if it is
 * none. */
const char *kin__json_peek_string(const char *p, kin_str *ret);

/* Behind a string, whatever is in it; NULL if the text ends before it does. */
const char *kin__json_skip_string(const char *p, const char *end);

/* Behind any value; NULL if the text ends in it. */
const char *kin__json_skip_value(const char *p, const char *end);

/* To the value of the next member.  `at` is at the object's brace or behind the
 * value of the last member.  False if there is none: `at` is at the closing
 * brace or at what is wrong. */
bool kin__json_peek_next(struct kin__json_peek *peek);

#endif /* KIN_WIRE_JSON_PEEK_H */
