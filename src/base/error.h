/* SPDX-License-Identifier: Apache-2.0 */
/*
 * error.h - internal functions on kin_error.
 */
#ifndef KIN_BASE_ERROR_H
#define KIN_BASE_ERROR_H

#include <kin/error.h>

/* Like kin_error_set(), with a va_list. */
int kin__error_vset(kin_error *err, int code, const char *format, va_list args)
    KIN_PRINTF(3, 0);

/* Adds the HTTP status and the reason of a server's answer to an error that is
 * already set.  `reason` may be NULL and is truncated to the buffer. */
void kin__error_set_http(kin_error *err, int http_status, const char *reason);

/* Completes the error of a program's function, which may return a code without
 * filling the error, or one that differs from it: the returned code counts. */
void kin__error_complete(kin_error *err, int code);

enum { KIN__ERRNO_TEXT_SIZE = 128 };

/* The text of an errno, which may be in `buffer`. */
const char *kin__errno_text(int errnum, char buffer[KIN__ERRNO_TEXT_SIZE]);

#endif /* KIN_BASE_ERROR_H */
