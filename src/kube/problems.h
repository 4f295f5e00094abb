/* SPDX-License-Identifier: Apache-2.0 */
/*
 * problems.h - collects all problems, not only the first.
 *
 * Validation adds a problem and continues.  Running out of memory is recorded
 * and takes precedence over all else, so that adding needs no check.
 */
#ifndef KIN_KUBE_PROBLEMS_H
#define KIN_KUBE_PROBLEMS_H

#include <kin/error.h>

#include "base/buf.h"

struct kin__problems {
    struct kin__buf texts; /* each with its NUL */
    size_t count;          /* of those in `texts` */
    int code;              /* of the first one; KIN_ENOMEM takes precedence */
};

void kin__problems_init(struct kin__problems *problems,
                        const kin_allocator *alloc);
void kin__problems_done(struct kin__problems *problems);

/* Adds one line.  Lines beyond 64 KiB of text are dropped. */
void kin__problems_add(struct kin__problems *problems, int code,
                       const char *format, ...) KIN_PRINTF(3, 4);

/* Adds the message of an error. */
void kin__problems_add_error(struct kin__problems *problems,
                             const kin_error *err);

/* Calls `each` (may be NULL) for every problem and joins them in `err`,
 * separated by "; ". 0 if none exist, else the code of the first. */
int kin__problems_report(const struct kin__problems *problems,
                         void (*each)(const char *problem, void *userdata),
                         void *userdata, kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_PROBLEMS                                                     \
    __attribute__((cleanup(kin__problems_done))) struct kin__problems

#endif /* KIN_KUBE_PROBLEMS_H */
