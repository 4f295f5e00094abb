/* SPDX-License-Identifier: Apache-2.0 */
/*
 * opts.h - options of callers that may know fewer members, or more.
 */
#ifndef KIN_BASE_OPTS_H
#define KIN_BASE_OPTS_H

#include <stddef.h>
#include <string.h>

#include <kin/error.h>

/* Bytes; far more than options will ever need.  A size beyond this was never
 * set. */
enum { KIN__OPTS_MAX = 4096 };

/* Copies options, which begin with their size, to ours of `size` bytes, which
 * hold the defaults; NULL leaves these.  What a newer caller knows and we do
 * not must be zero: asking us for it is an error.  0 or KIN_EINVAL. */
static inline int kin__opts_take(const void *opts, size_t size, void *ret)
{
    const char *bytes = opts;
    size_t theirs;

    if (!opts)
        return 0;
    memcpy(&theirs, opts, sizeof(theirs));
    if (theirs < sizeof(theirs) || theirs > KIN__OPTS_MAX)
        return KIN_EINVAL;
    for (size_t i = size; i < theirs; i++) {
        if (bytes[i] != 0)
            return KIN_EINVAL;
    }
    memcpy(ret, opts, theirs < size ? theirs : size);
    return 0;
}

#endif /* KIN_BASE_OPTS_H */
