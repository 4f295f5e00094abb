/* SPDX-License-Identifier: Apache-2.0 */
/*
 * wire.h - in which form answers are asked for.
 */
#ifndef KIN_KUBE_WIRE_H
#define KIN_KUBE_WIRE_H

#include <kin/client.h>
#include <kin/resource.h>

/* Whether it is one of the enumeration. */
bool kin__wire_is_valid(kin_wire wire);

/* The Accept of a request for objects of the resource; empty for JSON. */
kin_str kin__wire_accept(const kin_resource *resource, kin_wire wire);

#endif /* KIN_KUBE_WIRE_H */
