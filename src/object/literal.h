/* SPDX-License-Identifier: Apache-2.0 */
/*
 * literal.h - creates scalars from C values.
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

/* Writes the shortest literal that parses as the same number, as Go's encoder
 * does; NUL-terminated.  Returns its length, or 0 if the number is not finite.
 */
size_t kin__double_print(double number, char ret[static KIN__DOUBLE_SIZE]);

/* Whether a text is a JSON number. */
bool kin__literal_is_number(kin_str text);

/* Writes a time in Kubernetes' format.  Returns its length, or 0 if the year is
 * not from 1 to 9999. */
size_t kin__seconds_print(int64_t seconds, char ret[static KIN__SECONDS_SIZE]);

enum kin__literal_kind {
    KIN__LITERAL_INT,
    KIN__LITERAL_DOUBLE,
    KIN__LITERAL_NUMBER, /* from its text */
    KIN__LITERAL_STRING,
    KIN__LITERAL_SECONDS, /* a time, stored as a string */
};

/* A scalar supplied by a caller. */
struct kin__literal {
    enum kin__literal_kind kind;
    union {
        int64_t integer; /* INT, SECONDS */
        double real;     /* DOUBLE */
        kin_str text;    /* NUMBER, STRING; borrowed; may be in the arena */
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

/* Creates a value from a literal.  `names_time`: its key names a time (node.h,
 * N3).
 * @return 0, KIN_ENOMEM, KIN_ELIMIT; KIN_EINVAL if the literal is invalid */
int kin__literal_make(struct kin__arena *arena,
                      const struct kin__literal *literal, bool names_time,
                      kin__val *ret) KIN_NODISCARD;

/* Returns what KIN_EINVAL means: "not finite", "not UTF-8"; static. */
const char *kin__literal_fault(enum kin__literal_kind kind);

#endif /* KIN_OBJECT_LITERAL_H */
