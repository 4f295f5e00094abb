/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_key.h - whose text is this?  Finding an object's name before it is read.
 *
 * The parser wants the object's old version as its prediction, and that is
 * found by name.  The name stands near the beginning of most texts.
 */
#ifndef KIN_WIRE_JSON_KEY_H
#define KIN_WIRE_JSON_KEY_H

#include <stdbool.h>

#include <kin/str.h>

/* Views into the text. */
struct kin__json_key {
    kin_str ns; /* empty if the object has none */
    kin_str name;
};

/* Looks for metadata.name and metadata.namespace of the object that starts at
 * `text`.  What follows the text is as KIN__JSON_IN_PLACE demands
 * (json_parse.h); the text may go on behind the object or be cut.
 * @param is_namespaced  false: stop at the name
 * @return false if there is no name, or it takes more than a glance (escapes in
 *         a name, malformed text): the object must be read to know
 */
bool kin__json_peek_key(kin_str text, bool is_namespaced,
                        struct kin__json_key *ret);

#endif /* KIN_WIRE_JSON_KEY_H */
