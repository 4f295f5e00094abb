/* SPDX-License-Identifier: Apache-2.0 */
/*
 * definition_schema.h - validates the schemas of CustomResourceDefinitions:
 * they must be structural, and their defaults must fit.
 */
#ifndef KIN_SERVER_DEFINITION_SCHEMA_H
#define KIN_SERVER_DEFINITION_SCHEMA_H

#include "server/causes.h"

/* @param at      of the schema
 * @param schema  `openAPIV3Schema` */
void kin__definition_check_schema(struct kin__causes *causes,
                                  const struct kin__at *at, kin_value schema);

/* Calls `warn` for each rule (x-kubernetes-validations) and pattern that is not
 * evaluated; at most 32 times.  0, KIN_ELIMIT or KIN_ENOMEM. */
int kin__definition_warn(const kin_allocator *alloc, kin_value definition,
                         void (*warn)(kin_str text, void *userdata),
                         void *userdata) KIN_NODISCARD;

#endif /* KIN_SERVER_DEFINITION_SCHEMA_H */
