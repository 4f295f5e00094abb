/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_peek.h - iterates over the members of an object without parsing values.
 *
 * For texts of which only a few members matter.  Skipped values may be
 * malformed. The text must be followed by padding as for KIN__JSON_IN_PLACE
 * (json_parse.h).
 */
#ifndef KIN_WIRE_JSON_PEEK_H
#define KIN_WIRE_JSON_PEEK_H

#include <stdbool.h>

#include <kin/str.h>

struct kin__json_peek {
    const char *at;  /* the opening brace, then the value of a member */
    const char *end; /* of the text */
    kin_str key;     /* of that member, not decoded, without quotes */
    bool is_inside;  /* behind the opening brace */
};

/* Skips white space. */
const char *kin__json_peek_space(const char *p, const char *end);

/* Returns the end of a string without escapes; `*ret` is a view of its bytes.
 * NULL for anything else. */
const char *kin__json_peek_string(const char *p, kin_str *ret);

/* Returns the end of any string; NULL if it is incomplete. */
const char *kin__json_skip_string(const char *p, const char *end);

/* Returns the end of any value; NULL if it is incomplete. */
const char *kin__json_skip_value(const char *p, const char *end);

/* Moves to the value of the next member.  Before the call `at` is at the
 * opening brace or behind the last value.  False: `at` is at the closing brace,
 * at the error, or at the separator before it. */
bool kin__json_peek_next(struct kin__json_peek *peek);

/* ---- the key of an object ---- */

/* Namespace and name of an object; views into the text.  They are needed before
 * the object is parsed: the prediction, its old version, is found by its key.
 * In most texts they are near the beginning. */
struct kin__json_key {
    kin_str ns; /* empty for a cluster-scoped object */
    kin_str name;
};

/* Finds metadata.name and metadata.namespace of the object at the beginning of
 * `text`, which may continue behind the object or be incomplete.
 * @param is_namespaced  false: stop at the name
 * @return false if there is no name, or it needs a full parse (escapes in a
 *         name, malformed text)
 */
bool kin__json_peek_key(kin_str text, bool is_namespaced,
                        struct kin__json_key *ret);

#endif /* KIN_WIRE_JSON_PEEK_H */
