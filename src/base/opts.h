/* SPDX-License-Identifier: Apache-2.0 */
/*
 * opts.h - option structs of callers built against another version.
 */
#ifndef KIN_BASE_OPTS_H
#define KIN_BASE_OPTS_H

#include <stddef.h>
#include <string.h>

#include <kin/error.h>

/* In bytes; far more than any options need.  A larger size means that the
 * caller did not set it. */
enum { KIN__OPTS_MAX = 4096 };

/* Copies a caller's options, which start with their size, over our struct of
 * `size` bytes, which holds the defaults.  NULL options keep the defaults.
 * Members of a newer caller that this version does not know must be zero;
 * otherwise the call fails, but `ret` is filled nevertheless, so that its
 * `destroy` can be called.  0 or KIN_EINVAL. */
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

/* Fills a caller's struct, which starts with the size that the caller has set,
 * from our struct of `size` bytes.  Members that only the caller knows are set
 * to zero.  Does nothing if the caller's size is invalid. */
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

/* Releases the userdata of options or of a handler table; `destroy` may be
 * NULL. */
static inline void kin__userdata_destroy(void (*destroy)(void *userdata),
                                         void *userdata)
{
    if (destroy)
        destroy(userdata);
}

#endif /* KIN_BASE_OPTS_H */
