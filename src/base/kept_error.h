/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kept_error.h - a failure that is remembered.
 *
 * A kin_error has room for the longest texts; what may fail and hardly ever
 * does should not have it.  This one takes memory for the texts it has.  If
 * there is none, the numbers are kept, and the message is the code's own.
 */
#ifndef KIN_BASE_KEPT_ERROR_H
#define KIN_BASE_KEPT_ERROR_H

#include <kin/alloc.h>
#include <kin/error.h>

/* Zero is no failure. */
struct kin__kept_error {
    int code;
    int http_status;
    int retry_after_s;
    char *texts; /* owned: reason NUL cause NUL message NUL; or NULL */
};

/* Replaces what was kept; always with the same allocator. */
void kin__kept_error_set(struct kin__kept_error *kept,
                         const kin_allocator *alloc, const kin_error *err);

/* Also ends the life of one. */
void kin__kept_error_clear(struct kin__kept_error *kept,
                           const kin_allocator *alloc);

/* The failure as it was; clears `ret` if there is none. */
void kin__kept_error_get(const struct kin__kept_error *kept, kin_error *ret);

#endif /* KIN_BASE_KEPT_ERROR_H */
