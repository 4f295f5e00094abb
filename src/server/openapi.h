/* SPDX-License-Identifier: Apache-2.0 */
/*
 * openapi.h - the parts of OpenAPI v3 that clients need.
 *
 * kubectl checks the documents for fieldValidation and dryRun, which every
 * write supports.  `kubectl explain` reads the schemas, which are generated
 * from the facts about built-in types and from custom resource definitions.
 * Built-in types have no descriptions.
 */
#ifndef KIN_SERVER_OPENAPI_H
#define KIN_SERVER_OPENAPI_H

#include <kin/str.h>

struct kin__request;

/* Handles /openapi/v3 and the paths below it; `rest` is the rest of the path
 * without a leading slash. */
void kin__openapi_handle(struct kin__request *request, kin_str rest);

#endif /* KIN_SERVER_OPENAPI_H */
