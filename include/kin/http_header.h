/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_http_header: a header of an HTTP request or answer.
 */
#ifndef KIN_HTTP_HEADER_H
#define KIN_HTTP_HEADER_H

#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A header of a request or an answer; frozen. */
typedef struct kin_http_header {
    kin_str name;  /**< case does not matter */
    kin_str value; /**< without a line end */
} kin_http_header;

KIN_END_DECLS

#endif /* KIN_HTTP_HEADER_H */
