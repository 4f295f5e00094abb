/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_target.h - the target of a request, split into a path and a query.
 *
 * The target is that of the request line ("/api/v1/pods?limit=500").  Escapes
 * are decoded once: in the path "%2F" becomes a slash like any other, as in
 * Go's HTTP server; in the query "+" is a space.  NUL and invalid UTF-8 are
 * rejected, so callers need not check for them.
 */
#ifndef KIN_NET_HTTP_TARGET_H
#define KIN_NET_HTTP_TARGET_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

enum {
    KIN__HTTP_TARGET_MAX_PARAMETERS = 64,
};

struct kin__http_parameter {
    kin_str name;
    kin_str value; /* empty if there was no "=" */
};

/* A zeroed target can be released. */
struct kin__http_target {
    const kin_allocator *alloc;
    char *text;   /* owned; all decoded parts */
    kin_str path; /* begins with a slash; NUL-terminated, as all below */
    kin_str raw_query;
    struct kin__http_parameter *parameters; /* owned; in order */
    size_t parameter_count;
};

/* Parses a target; an absolute one ("http://host/path") loses its scheme and
 * host.  0, KIN_EPARSE (an invalid escape, NUL, not UTF-8, no slash in front),
 * KIN_ELIMIT (too many parameters) or KIN_ENOMEM. */
int kin__http_target_init(struct kin__http_target *target,
                          const kin_allocator *alloc, kin_str text,
                          kin_error *err) KIN_NODISCARD;
void kin__http_target_done(struct kin__http_target *target);

/* The first parameter of that name; false, and `ret` untouched, if there is
 * none.  `ret` may be NULL. */
bool kin__http_target_find(const struct kin__http_target *target, kin_str name,
                           kin_str *ret);

#define KIN__AUTO_HTTP_TARGET                                                  \
    __attribute__((cleanup(kin__http_target_done))) struct kin__http_target

#endif /* KIN_NET_HTTP_TARGET_H */
