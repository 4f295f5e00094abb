/* SPDX-License-Identifier: Apache-2.0 */
/*
 * openapi_schema.h - OpenAPI schemas of built-in types.
 */
#ifndef KIN_SERVER_OPENAPI_SCHEMA_H
#define KIN_SERVER_OPENAPI_SCHEMA_H

#include "schema/schema.h"
#include "server/text.h"

/* A set of types: those that were added and all types they refer to. */
struct kin__openapi_types {
    const kin_allocator *alloc;
    const struct kin__schema_type **types; /* owned */
    size_t count;
    size_t cap;
};

void kin__openapi_types_init(struct kin__openapi_types *types,
                             const kin_allocator *alloc);
void kin__openapi_types_done(struct kin__openapi_types *types);
/* 0 or KIN_ENOMEM. */
int kin__openapi_types_add(struct kin__openapi_types *types,
                           const struct kin__schema_type *type) KIN_NODISCARD;

/* "io.k8s.api.apps.v1.Deployment" */
void kin__openapi_type_name(struct kin__text *text,
                            const struct kin__schema_type *type);

/* `,"required":[...]`, if a field is required. */
void kin__openapi_type_required(struct kin__text *text,
                                const struct kin__schema_type *type);

/* The name of a custom type is reversed, as by Kubernetes:
 * "com.example.stable.v1.Foo". */
struct kin__resource;
void kin__openapi_custom_name(struct kin__text *text,
                              const struct kin__resource *resource);

/* The members of a schema without its braces: "type":"object",... */
void kin__openapi_type_body(struct kin__text *text,
                            const struct kin__schema_type *type);

#endif /* KIN_SERVER_OPENAPI_SCHEMA_H */
