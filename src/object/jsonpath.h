/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jsonpath.h - kubectl's JSONPath templates.
 *
 *     {range .items[*]}{.metadata.name}{"\t"}{.status.phase}{"\n"}{end}
 *
 * Text outside braces stands for itself.  Inside, steps lead from a list of
 * values to another list: .key, ['key'], [n], [n:m:step], [*], [a,b], .*, ..,
 * and [?(@.key=="x")] with == != < <= > >= or without a comparison.  The values
 * that an action leads to are written with spaces between them.
 *
 * What a template means, and what is wrong with it, is as in kubectl (package
 * k8s.io/client-go/util/jsonpath), with its peculiarities: a key in brackets is
 * cut at dots that have no backslash; a comma always ends a part of a union; a
 * filter has one quoted string at most; numbers with and without fraction
 * cannot be compared.  Different are: members come in the order of the object;
 * numbers are written as they were read; work and nesting are limited; a second
 * run of a template gives what the first one gave.
 */
#ifndef KIN_OBJECT_JSONPATH_H
#define KIN_OBJECT_JSONPATH_H

#include <kin/value.h>

#include "base/budget.h"
#include "base/buf.h"

enum {
    KIN__JSONPATH_MAX_LEN = 65536,   /* bytes of a template */
    KIN__JSONPATH_MAX_DEPTH = 16,    /* filters and unions in each other */
    KIN__JSONPATH_MAX_RANGES = 32,   /* ranges in each other */
    KIN__JSONPATH_MAX_WORK = 1 << 24 /* values looked at in one run */
};

struct kin__jsonpath;

struct kin__jsonpath_opts {
    /* A key that is nowhere gives nothing instead of KIN_ENOTFOUND. */
    bool allow_missing;
    /* Appends an array or object as JSON. */
    int (*print)(kin_value value, struct kin__buf *out, void *userdata);
    void *userdata;
    struct kin__budget *budget; /* borrowed; NULL has no limit */
};

/* Compiles a template; it never changes afterwards.  0, KIN_EPARSE with
 * kubectl's message, KIN_ELIMIT or KIN_ENOMEM. */
int kin__jsonpath_new(const kin_allocator *alloc, kin_str text,
                      struct kin__jsonpath **ret, kin_error *err) KIN_NODISCARD;

/* The same; after KIN_EPARSE `ret_at` is how far it was read. */
int kin__jsonpath_new_at(const kin_allocator *alloc, kin_str text,
                         struct kin__jsonpath **ret, size_t *ret_at,
                         kin_error *err) KIN_NODISCARD;
struct kin__jsonpath *kin__jsonpath_free(struct kin__jsonpath *path);

/* Appends what a template makes of a value, or nothing at all.  0;
 * KIN_ENOTFOUND or KIN_EINVAL with kubectl's message; KIN_ELIMIT, KIN_ENOMEM,
 * those of a budget, or what `print` returned. */
int kin__jsonpath_run(const struct kin__jsonpath *path, kin_value value,
                      const struct kin__jsonpath_opts *opts,
                      struct kin__buf *out, kin_error *err) KIN_NODISCARD;

#endif /* KIN_OBJECT_JSONPATH_H */
