/* SPDX-License-Identifier: Apache-2.0 */
/*
 * unserved.h - why a collection is not found.
 *
 * A server answers 404 to a list or a watch of a resource that it does not
 * serve, and does not say what is missing.
 */
#ifndef KIN_KUBE_UNSERVED_H
#define KIN_KUBE_UNSERVED_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/error.h>
#include <kin/resource.h>

enum { KIN__RESOURCE_NAME_SIZE = 512 };

/* Writes "foos.example.com", or "pods" for the core group, cut if it does not
 * fit.  Returns `buffer`. */
const char *kin__resource_name(const kin_resource *resource, char *buffer,
                               size_t size);

/* If `err` is the 404 of a list or watch of a resource, replaces the message:
 *
 *     foos.example.com: not found (404): no CustomResourceDefinition serves
 *     example.com/v1 foos
 *
 * Code, status and reason stay.  Does nothing to any other error.  Returns
 * whether it was one. */
bool kin__unserved_explain(const kin_resource *resource, kin_error *err);
/* The same without resource and status, for messages that have both:
 *
 *     no CustomResourceDefinition serves example.com/v1 foos
 */
bool kin__unserved_reason(const kin_resource *resource, kin_error *err);

#endif /* KIN_KUBE_UNSERVED_H */
