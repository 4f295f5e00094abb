/* SPDX-License-Identifier: Apache-2.0 */
/*
 * format.h - the string formats that schemas may name, as kube-apiserver
 * checks them: most by a regular expression, some by a function as well.
 *
 * Known differences: `email` accepts no comments and `hostname` treats all
 * characters beyond ASCII as letters.
 */
#ifndef KIN_SCHEMA_FORMAT_H
#define KIN_SCHEMA_FORMAT_H

#include <stdbool.h>

#include <kin/str.h>

struct kin__format {
    const char *name;
    const char *pattern;        /* NULL: any text */
    bool (*fits)(kin_str text); /* checks a text that matches; NULL: any */
};

/* The format of that name, in which dashes do not count; NULL if a format is
 * not checked. */
const struct kin__format *kin__format_find(kin_str name);

#endif /* KIN_SCHEMA_FORMAT_H */
