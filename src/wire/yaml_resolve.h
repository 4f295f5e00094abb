/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_resolve.h - resolves the type of plain YAML scalars.
 *
 * Kubernetes reads YAML with a library that follows YAML 1.1 for words (yes,
 * no, on, off, y and n are booleans) and Go for numbers (0x, 0o, 0b, a leading
 * 0 for octal, underscores).  Manifests in the wild rely on it, so the result
 * must be the same here.
 */
#ifndef KIN_WIRE_YAML_RESOLVE_H
#define KIN_WIRE_YAML_RESOLVE_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/str.h>

enum kin__yaml_kind {
    KIN__YAML_STRING,
    KIN__YAML_NULL,
    KIN__YAML_BOOL,
    KIN__YAML_INT,
    KIN__YAML_FLOAT,
    KIN__YAML_TIME, /* a string that looks like a date */
};

struct kin__yaml_scalar {
    enum kin__yaml_kind kind;
    bool boolean;
    bool is_negative;   /* of an integer */
    uint64_t magnitude; /* of an integer */
    double number;      /* of a float; may be infinite or NaN */
};

/* Resolves an unquoted scalar.  Cannot fail: text of no other kind is a string.
 */
void kin__yaml_resolve(kin_str text, struct kin__yaml_scalar *ret);

/* Whether a string without quotes resolves to a string, here and in other
 * parsers of YAML 1.1.  Does not check the syntax of plain scalars. */
bool kin__yaml_is_plain_string(kin_str text);

enum { KIN__YAML_FLOAT_SIZE = 32 };

/* Prints a float for YAML: the shortest text that reads back the same, with an
 * exponent below 1e-4 and from 1e6 on.  `is_single` rounds to 24 bits first, as
 * Go does for keys.  Returns the length; NUL-terminated. */
size_t kin__yaml_print_float(double number, bool is_single,
                             char ret[static KIN__YAML_FLOAT_SIZE]);

#endif /* KIN_WIRE_YAML_RESOLVE_H */
