/* SPDX-License-Identifier: Apache-2.0 */
/*
 * regex.h - regular expressions in RE2's syntax, matched in linear time.
 *
 * Kubernetes evaluates the patterns of schemas with Go's regexp.  This is the
 * same syntax, without Unicode classes (\pL) and without case folding beyond
 * ASCII, and only answers whether a text contains a match.  All states of the
 * automaton advance together, so that a text of n characters costs at most n
 * times the size of the pattern, whatever the pattern is.
 */
#ifndef KIN_BASE_REGEX_H
#define KIN_BASE_REGEX_H

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

#include "base/budget.h"

enum {
    KIN__REGEX_SIZE_MAX = 20000, /* instructions of a pattern */
    KIN__REGEX_DEPTH_MAX = 200,  /* nested groups */
};

/* A compiled pattern.  It never changes: any thread may match with it. */
struct kin__regex;

/* Compiles a pattern.
 * @param err  Go's message after "error parsing regexp: "
 * @return 0; KIN_EINVAL; KIN_EUNSUPPORTED (a Unicode class); KIN_ELIMIT (too
 *         large or too deep) or KIN_ENOMEM */
int kin__regex_new(const kin_allocator *alloc, kin_str pattern,
                   struct kin__regex **ret, kin_error *err) KIN_NODISCARD;
struct kin__regex *kin__regex_free(struct kin__regex *regex);

/* The number of instructions: what the pattern costs in memory. */
size_t kin__regex_size(const struct kin__regex *regex);

/* Whether a text contains a match: 1, 0, KIN_ENOMEM or a budget's code. */
int kin__regex_match(const struct kin__regex *regex, kin_str text,
                     struct kin__budget *budget) KIN_NODISCARD;

static inline void kin__regex_cleanup(struct kin__regex **regex)
{
    (void)kin__regex_free(*regex);
}
#define KIN__AUTO_REGEX                                                        \
    __attribute__((cleanup(kin__regex_cleanup))) struct kin__regex

#endif /* KIN_BASE_REGEX_H */
