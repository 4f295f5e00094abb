/* SPDX-License-Identifier: Apache-2.0 */
/*
 * selector.h - what the files of the selector share.
 *
 *   selector.c         life cycle, canonical text, what can be asked
 *   selector_labels.c  reads label selectors
 *   selector_fields.c  reads field selectors
 *   selector_match.c   decides
 *
 * A reader makes an empty selector with room for all that its text can hold,
 * pushes values and then the requirement they belong to, and finishes.
 */
#ifndef KIN_OBJECT_SELECTOR_H
#define KIN_OBJECT_SELECTOR_H

#include <kin/selector.h>

struct kin__buf;

struct kin_selector {
    const kin_allocator *alloc; /* borrowed */
    bool is_of_fields;
    bool is_nothing;
    char *source; /* owned copy of what was read; keys and values are views
                     of it */
    char *text;   /* owned; canonical; NULL until finished */
    size_t text_len;
    kin_requirement *requirements; /* owned */
    size_t count;
    size_t count_max; /* allocated */
    kin_str *values;  /* owned; those of each requirement are neighbours */
    size_t value_count;
    size_t value_max; /* allocated; the array never moves */
};

/* How much of each a selector must be able to hold. */
struct kin__selector_room {
    size_t requirements;
    size_t values;
};

/* An empty selector with a copy of `text`.  0, KIN_ELIMIT if the room or the
 * text is beyond the limits, KIN_EPARSE if the text holds a NUL, KIN_ENOMEM. */
int kin__selector_new(const kin_allocator *alloc, kin_str text,
                      struct kin__selector_room room, kin_selector **ret,
                      kin_error *err) KIN_NODISCARD;

/* Both views must be of the selector's source, or static. */
void kin__selector_push_value(kin_selector *selector, kin_str value);

/* Adds a requirement for the values pushed since the last one. */
void kin__selector_push(kin_selector *selector, kin_str key,
                        kin_selector_op op);

/* Puts label requirements in the order of keys and writes the text. */
int kin__selector_finish(kin_selector *selector, kin_error *err) KIN_NODISCARD;

/* Checks a requirement on labels: its number of values, the key, the values.
 * Fails with `code`. */
int kin__selector_check(const kin_requirement *requirement, int code,
                        kin_error *err) KIN_NODISCARD;

/* Sorts values by bytes and drops repeated ones; what remains is counted. */
size_t kin__selector_sort_values(kin_str *values, size_t count);

/* A 64-bit integer as Go reads it: with an optional sign, '+' as well. */
bool kin__selector_to_integer(kin_str s, int64_t *ret);

#endif /* KIN_OBJECT_SELECTOR_H */
