/* SPDX-License-Identifier: Apache-2.0 */
/*
 * body.h - decodes the body of a request: JSON, YAML or protobuf.
 */
#ifndef KIN_SERVER_BODY_H
#define KIN_SERVER_BODY_H

#include <kin/document.h>

#include "server/request.h"

/* Decodes an object.
 * @param kind  expected kind, for messages
 * @param ret   released with kin_document_free(); NULL if there is no body
 * @return 0, or a code with the failure set: 400, 415 or 500 */
int kin__body_read(struct kin__request *request, kin_str kind,
                   kin_document **ret) KIN_NODISCARD;

/* The type of a patch; 415 for another media type. */
int kin__body_patch_type(struct kin__request *request,
                         enum kin__patch_type *ret_type) KIN_NODISCARD;

/* Decodes a patch of any type. */
int kin__body_read_patch(struct kin__request *request,
                         kin_document **ret) KIN_NODISCARD;

#endif /* KIN_SERVER_BODY_H */
