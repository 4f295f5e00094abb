/* SPDX-License-Identifier: Apache-2.0 */
/*
 * error.h - what only the library does with errors.
 */
#ifndef KIN_BASE_ERROR_H
#define KIN_BASE_ERROR_H

#include <kin/error.h>

/* As kin_error_set(), with the arguments in a va_list. */
int kin__error_vset(kin_error *err, int code, const char *format, va_list args)
    KIN_PRINTF(3, 0);

/* Adds what the server answered to an error that is set; `reason` may be NULL
 * and is cut to the buffer. */
void kin__error_set_http(kin_error *err, int http_status, const char *reason);

#endif /* KIN_BASE_ERROR_H */
