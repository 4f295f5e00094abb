/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/unserved.h"

#include <stdio.h>
#include <string.h>

#include <kin/resource.h>

enum { HTTP_NOT_FOUND = 404 };

const char *kin__resource_name(const kin_resource *resource, char *buffer,
                               size_t size)
{
    const char *group = resource->group ? resource->group : "";

    (void)snprintf(buffer, size, "%s%s%s", resource->plural, *group ? "." : "",
                   group);
    return buffer;
}

/* Built-in resources need no definition: the server is of another version, or
 * has the group disabled.  Groups of definitions have a dot in their names. */
static bool resource_is_custom(const kin_resource *resource)
{
    kin_str group = kin_s(resource->group ? resource->group : "");

    return strchr(group.ptr, '.') &&
           !kin_builtin_find(group, kin_s(resource->version),
                             kin_s(resource->plural));
}

bool kin__unserved_reason(const kin_resource *resource, kin_error *err)
{
    if (!err || err->code != KIN_ENOTFOUND ||
        err->http_status != HTTP_NOT_FOUND)
        return false;
    const char *group = resource->group ? resource->group : "";
    kin_error explained = *err;
    (void)kin_error_set(
        &explained, err->code, "%s serves %s%s%s %s",
        resource_is_custom(resource) ? "no CustomResourceDefinition"
                                     : "no API of the server",
        group, *group ? "/" : "", resource->version, resource->plural);
    memcpy(err->message, explained.message, sizeof(err->message));
    return true;
}

bool kin__unserved_explain(const kin_resource *resource, kin_error *err)
{
    char name[KIN__RESOURCE_NAME_SIZE];

    if (!kin__unserved_reason(resource, err))
        return false;
    (void)kin_error_wrap(err, "%s: not found (404)",
                         kin__resource_name(resource, name, sizeof(name)));
    return true;
}
