/* SPDX-License-Identifier: Apache-2.0 */
/*
 * openapi_v2.h - /openapi/v2: one document with all served resources.
 *
 * It is generated for each request from the facts about built-in types, without
 * descriptions; clients that have it ask again with its hash (304).  Custom
 * resources have their metadata only.
 */
#ifndef KIN_SERVER_OPENAPI_V2_H
#define KIN_SERVER_OPENAPI_V2_H

struct kin__request;

/* Answers with the document as JSON; 406 if the client accepts only
 * protobuf. */
void kin__openapi_v2_handle(struct kin__request *request);

#endif /* KIN_SERVER_OPENAPI_V2_H */
