/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kept_error.h - a compact copy of a kin_error.
 *
 * A kin_error has fixed buffers for the longest texts, too large to embed in
 * every object that may fail.  A kept error allocates only what its texts need.
 * If that allocation fails, it keeps the numbers, and the message is the
 * generic text of the code.
 */
#ifndef KIN_BASE_KEPT_ERROR_H
#define KIN_BASE_KEPT_ERROR_H

#include <kin/alloc.h>
#include <kin/error.h>

/* All zero means no error. */
struct kin__kept_error {
    int code;
    int http_status;
    int retry_after_s;
    char *texts; /* owned: reason NUL cause NUL message NUL; or NULL */
};

/* Replaces the kept error.  Pass the same allocator on every call. */
void kin__kept_error_set(struct kin__kept_error *kept,
                         const kin_allocator *alloc, const kin_error *err);

/* Removes the error and frees its memory. */
void kin__kept_error_clear(struct kin__kept_error *kept,
                           const kin_allocator *alloc);

/* Copies the error to `ret`; clears `ret` if there is none. */
void kin__kept_error_get(const struct kin__kept_error *kept, kin_error *ret);

#endif /* KIN_BASE_KEPT_ERROR_H */
