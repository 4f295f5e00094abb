/* SPDX-License-Identifier: Apache-2.0 */
/*
 * opts.h - structs of callers that may know fewer members, or more.
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
 * not must be zero: asking us for it is an error, and `ret` is filled all the
 * same, for its `destroy`.  0 or KIN_EINVAL. */
static inline int kin__opts_take(const void *opts, size_t size, void *ret)
{
    const char *bytes = opts;
    size_t theirs;

    if (!opts)
        return 0;
    memcpy(&theirs, opts, sizeof(theirs));
    if (theirs < sizeof(theirs) || theirs > KIN__OPTS_MAX)
        return KIN_EINVAL;
    memcpy(ret, opts, theirs < size ? theirs : size);
    for (size_t i = size; i < theirs; i++) {
        if (bytes[i] != 0)
            return KIN_EINVAL;
    }
    return 0;
}

/* Fills the caller's struct, which begins with the size that the caller has
 * set, from ours of `size` bytes: as much as both know, zero for what only the
 * caller knows.  Without a size that makes sense, nothing. */
static inline void kin__opts_give(const void *ours, size_t size, void *ret)
{
    size_t theirs;
    size_t both;

    memcpy(&theirs, ret, sizeof(theirs));
    if (theirs < sizeof(theirs) || theirs > KIN__OPTS_MAX)
        return;
    both = theirs < size ? theirs : size;
    memset((char *)ret + sizeof(theirs), 0, theirs - sizeof(theirs));
    memcpy((char *)ret + sizeof(theirs), (const char *)ours + sizeof(theirs),
           both - sizeof(theirs));
}

/* Releases the userdata of options or of a table; `destroy` may be NULL. */
static inline void kin__userdata_destroy(void (*destroy)(void *userdata),
                                         void *userdata)
{
    if (destroy)
        destroy(userdata);
}

#endif /* KIN_BASE_OPTS_H */
