/* SPDX-License-Identifier: Apache-2.0 */
/*
 * openapi.h - as much of OpenAPI v3 as clients cannot do without.
 *
 * kubectl asks the documents whether the server knows fieldValidation and
 * dryRun, which every write does; `kubectl explain` asks for the schemas, which
 * are made from the facts about built-in types and from the definitions of
 * custom ones.  There are no descriptions of built-in types.
 */
#ifndef KIN_SERVER_OPENAPI_H
#define KIN_SERVER_OPENAPI_H

#include <kin/str.h>

struct kin__request;

/* Answers /openapi/v3 and what is below it; `rest` is the path behind that,
 * without a slash in front. */
void kin__openapi_handle(struct kin__request *request, kin_str rest);

#endif /* KIN_SERVER_OPENAPI_H */
