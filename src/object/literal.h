/* SPDX-License-Identifier: Apache-2.0 */
/*
 * literal.h - the texts of scalars that are made rather than read.
 */
#ifndef KIN_OBJECT_LITERAL_H
#define KIN_OBJECT_LITERAL_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/str.h>

#include "object/arena.h"

enum {
    KIN__DOUBLE_SIZE = 32,
    KIN__SECONDS_SIZE = 24,
};

/* The shortest literal that reads back as the same number, in the form of Go's
 * encoder; NUL-terminated.  Its length, or 0 for what is not finite. */
size_t kin__double_print(double number, char ret[static KIN__DOUBLE_SIZE]);

/* Whether a text is a number of JSON. */
bool kin__literal_is_number(kin_str text);

/* The text of a time in Kubernetes' form.  Its length, or 0 if the year is not
 * from 1 to 9999. */
size_t kin__seconds_print(int64_t seconds, char ret[static KIN__SECONDS_SIZE]);

enum kin__literal_kind {
    KIN__LITERAL_INT,
    KIN__LITERAL_DOUBLE,
    KIN__LITERAL_NUMBER, /* by its text */
    KIN__LITERAL_STRING,
    KIN__LITERAL_SECONDS, /* a time, which is a string */
};

/* A scalar that a caller gave. */
struct kin__literal {
    enum kin__literal_kind kind;
    union {
        int64_t integer; /* INT, SECONDS */
        double real;     /* DOUBLE */
        kin_str text;    /* NUMBER, STRING; borrowed, also from the arena */
    };
};

static inline struct kin__literal kin__literal_int(int64_t number)
{
    return (struct kin__literal){.kind = KIN__LITERAL_INT, .integer = number};
}

static inline struct kin__literal kin__literal_double(double number)
{
    return (struct kin__literal){.kind = KIN__LITERAL_DOUBLE, .real = number};
}

static inline struct kin__literal kin__literal_number(kin_str text)
{
    return (struct kin__literal){.kind = KIN__LITERAL_NUMBER, .text = text};
}

static inline struct kin__literal kin__literal_string(kin_str text)
{
    return (struct kin__literal){.kind = KIN__LITERAL_STRING, .text = text};
}

static inline struct kin__literal kin__literal_seconds(int64_t seconds)
{
    return (struct kin__literal){.kind = KIN__LITERAL_SECONDS,
                                 .integer = seconds};
}

/* A literal as a value of an arena.  `names_time` says that it stands under a
 * key that names a time (node.h, N3).
 * @return 0, KIN_ENOMEM, KIN_ELIMIT; KIN_EINVAL for what breaks the rule of its
 *         kind */
int kin__literal_make(struct kin__arena *arena,
                      const struct kin__literal *literal, bool names_time,
                      kin__val *ret) KIN_NODISCARD;

/* What KIN_EINVAL means: "not finite", "not UTF-8"; static. */
const char *kin__literal_fault(enum kin__literal_kind kind);

#endif /* KIN_OBJECT_LITERAL_H */
