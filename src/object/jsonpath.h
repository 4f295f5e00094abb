/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jsonpath.h - kubectl's JSONPath templates.
 *
 *     {range .items[*]}{.metadata.name}{"\t"}{.status.phase}{"\n"}{end}
 *
 * Text outside braces is copied.  Inside, each step maps a list of values to
 * another list: .key, ['key'], [n], [n:m:step], [*], [a,b], .*, .., and
 * [?(@.key=="x")] with == != < <= > >= or without a comparison.  The values of
 * an action are printed with spaces between them.
 *
 * Semantics and errors are those of kubectl (package
 * k8s.io/client-go/util/jsonpath), including its peculiarities: a key in
 * brackets is split at dots without a backslash; a comma always ends a part of
 * a union; a filter has at most one quoted string; integers and floating-point
 * numbers cannot be compared.  Differences: members keep the order of the
 * object; numbers are printed as they were read; work and nesting are limited;
 * running a template again gives the same result.
 */
#ifndef KIN_OBJECT_JSONPATH_H
#define KIN_OBJECT_JSONPATH_H

#include <kin/value.h>

#include "base/budget.h"
#include "base/buf.h"

enum {
    KIN__JSONPATH_MAX_LEN = 65536,   /* length of a template */
    KIN__JSONPATH_MAX_DEPTH = 16,    /* nested filters and unions */
    KIN__JSONPATH_MAX_RANGES = 32,   /* nested ranges */
    KIN__JSONPATH_MAX_WORK = 1 << 24 /* values visited in one run */
};

struct kin__jsonpath;

struct kin__jsonpath_opts {
    /* A missing key gives an empty result instead of KIN_ENOTFOUND. */
    bool allow_missing;
    /* Appends an array or object as JSON. */
    int (*print)(kin_value value, struct kin__buf *out, void *userdata);
    void *userdata;
    struct kin__budget *budget; /* borrowed; NULL: no limit */
};

/* Compiles a template, which is immutable afterwards.  0, KIN_EPARSE with
 * kubectl's message, KIN_ELIMIT or KIN_ENOMEM. */
int kin__jsonpath_new(const kin_allocator *alloc, kin_str text,
                      struct kin__jsonpath **ret, kin_error *err) KIN_NODISCARD;

/* Like kin__jsonpath_new(); after KIN_EPARSE `*ret_at` is the offset reached.
 */
int kin__jsonpath_new_at(const kin_allocator *alloc, kin_str text,
                         struct kin__jsonpath **ret, size_t *ret_at,
                         kin_error *err) KIN_NODISCARD;
struct kin__jsonpath *kin__jsonpath_free(struct kin__jsonpath *path);

/* Runs a template on a value and appends the output; appends nothing on
 * failure.  0; KIN_ENOTFOUND or KIN_EINVAL with kubectl's message; KIN_ELIMIT,
 * KIN_ENOMEM, the errors of a budget, or the result of `print`. */
int kin__jsonpath_run(const struct kin__jsonpath *path, kin_value value,
                      const struct kin__jsonpath_opts *opts,
                      struct kin__buf *out, kin_error *err) KIN_NODISCARD;

#endif /* KIN_OBJECT_JSONPATH_H */
