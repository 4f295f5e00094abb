/* SPDX-License-Identifier: Apache-2.0 */
/*
 * template.h - JSONPath templates of the command line.
 */
#ifndef KIN_CLI_TEMPLATE_H
#define KIN_CLI_TEMPLATE_H

#include "object/jsonpath.h"

/* As kin__jsonpath_new(); the error shows the template and the position. */
int cli_template_new(const char *text, struct kin__jsonpath **ret,
                     kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_TEMPLATE_H */
