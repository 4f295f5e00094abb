/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_error.h - telling where a text is wrong.
 */
#ifndef KIN_WIRE_JSON_ERROR_H
#define KIN_WIRE_JSON_ERROR_H

#include "wire/json_parse.h"

/* Describes the failure that the parser noted, while its stacks still tell the
 * path; gives `code`. */
int kin__json_error_set(const struct kin__json_parser *ps, int code,
                        kin_error *err);

#endif /* KIN_WIRE_JSON_ERROR_H */
