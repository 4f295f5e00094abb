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

/* What a requirement asks of the value of its key. */
enum kin__selector_op {
    KIN__SELECTOR_EXISTS,        /* a */
    KIN__SELECTOR_NOT_EXISTS,    /* !a */
    KIN__SELECTOR_EQUALS,        /* a=b */
    KIN__SELECTOR_DOUBLE_EQUALS, /* a==b, the same; labels only */
    KIN__SELECTOR_NOT_EQUALS,    /* a!=b */
    KIN__SELECTOR_IN,            /* a in (b,c) */
    KIN__SELECTOR_NOT_IN,        /* a notin (b,c) */
    KIN__SELECTOR_GREATER,       /* a>1 */
    KIN__SELECTOR_LESS,          /* a<1 */
};

/* One requirement. */
struct kin__requirement {
    kin_str key;              /* of the label, or the field's path */
    enum kin__selector_op op; /* how the key is compared */
    const kin_str *values;    /* in byte order if from a selector */
    size_t value_count;       /* 0 for (not) exists, 1 for all but (not) in */
};

struct kin_selector {
    const kin_allocator *alloc; /* borrowed */
    bool is_of_fields;
    bool is_nothing;
    char *source; /* owned copy of what was read; keys and values are views
                     of it, with a NUL behind each once it is finished */
    char *text;   /* owned; canonical; NULL until finished */
    size_t text_len;
    struct kin__requirement *requirements; /* owned */
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
                        enum kin__selector_op op);

/* Puts label requirements in the order of keys and writes the text. */
int kin__selector_finish(kin_selector *selector, kin_error *err) KIN_NODISCARD;

/* Checks a requirement on labels: its number of values, the key, the values.
 * Fails with `code`. */
int kin__selector_check(const struct kin__requirement *requirement, int code,
                        kin_error *err) KIN_NODISCARD;

/* Sorts values by bytes and drops repeated ones; what remains is counted. */
size_t kin__selector_sort_values(kin_str *values, size_t count);

/* A 64-bit integer as Go reads it: with an optional sign, '+' as well. */
bool kin__selector_to_integer(kin_str s, int64_t *ret);

/* Makes a selector of requirements, which are copied with all that they view;
 * KIN_EINVAL for one that no text could express.  Those of fields are
 * KIN__SELECTOR_EQUALS or KIN__SELECTOR_NOT_EQUALS, with values that are not
 * escaped. */
int kin__selector_new_labels(const kin_allocator *alloc,
                             const struct kin__requirement *requirements,
                             size_t count, kin_selector **ret,
                             kin_error *err) KIN_NODISCARD;

int kin__selector_new_fields(const kin_allocator *alloc,
                             const struct kin__requirement *requirements,
                             size_t count, kin_selector **ret,
                             kin_error *err) KIN_NODISCARD;

/* One that matches nothing, and whether it is that.  It has no requirements and
 * an empty text, so it must not be sent to a server. */
int kin__selector_new_nothing(const kin_allocator *alloc, kin_selector **ret,
                              kin_error *err) KIN_NODISCARD;
bool kin__selector_is_nothing(const kin_selector *selector);

/* Whether it matches every object; NULL does. */
bool kin__selector_is_everything(const kin_selector *selector);

/* The requirements, in the order of the text; NULL beyond them. */
size_t kin__selector_count(const kin_selector *selector);

const struct kin__requirement *kin__selector_at(const kin_selector *selector,
                                                size_t index);

/* Whether only objects with one certain value of a key can match, such as
 * "metadata.name"; that value is borrowed from the selector, and `ret` may be
 * NULL.  Of labels only the first requirement for the key counts, as in
 * Kubernetes. */
bool kin__selector_requires(const kin_selector *selector, kin_str key,
                            kin_str *ret);

#endif /* KIN_OBJECT_SELECTOR_H */
