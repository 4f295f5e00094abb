/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/wire.h"

#include "base/str.h"
#include "schema/schema.h"

bool kin__wire_is_valid(kin_wire wire)
{
    return wire >= KIN_WIRE_AUTO && wire <= KIN_WIRE_PROTOBUF;
}

/* Whether it is worth asking for protobuf: only types that are known have
 * it.  Without the facts, which take memory, JSON will do. */
static bool resource_has_protobuf(const kin_resource *resource)
{
    const struct kin__schema *schema = NULL;

    if (kin__schema_get(&schema, /* err= */ NULL) < 0)
        return false;
    const struct kin__schema_resource *known = kin__schema_find_resource(
        schema, kin_s(resource->group ? resource->group : ""),
        kin_s(resource->version ? resource->version : ""),
        kin_s(resource->plural ? resource->plural : ""));
    return known && (known->type->flags & KIN__SCHEMA_IS_MESSAGE);
}

kin_str kin__wire_accept(const kin_resource *resource, kin_wire wire)
{
    if (wire != KIN_WIRE_PROTOBUF || !resource_has_protobuf(resource))
        return KIN__S("");
    return KIN__S("application/vnd.kubernetes.protobuf,application/json");
}
