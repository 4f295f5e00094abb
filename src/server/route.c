/* SPDX-License-Identifier: Apache-2.0 */
#include "server/route.h"

#include <assert.h>

#include "base/str.h"

/* The next segment of a path; empty segments are skipped, as in Go. */
static kin_str route_next(kin_str *rest)
{
    while (rest->ptr) {
        kin_str part = kin__str_cut(rest, '/');
        if (part.len > 0)
            return part;
    }
    return KIN__S("");
}

static bool route_is(kin_str part, const char *word)
{
    return kin_str_eq(part, kin_s(word));
}

static kin_str route_trim(kin_str path)
{
    while (path.len > 1 && path.ptr[path.len - 1] == '/')
        path.len--;
    return path;
}

/* NAME[/SUBRESOURCE[/REST]]; `name` may be empty. */
static void route_object(struct kin__route *route, kin_str name, kin_str rest)
{
    route->kind = name.len > 0 ? KIN__ROUTE_OBJECT : KIN__ROUTE_COLLECTION;
    route->name = name;
    route->subresource = route_next(&rest);
    route->rest = rest.ptr ? rest : KIN__S("");
}

/* namespaces[/NS[/...]] */
static void route_namespaces(struct kin__route *route, kin_str rest)
{
    kin_str ns = route_next(&rest);
    kin_str after = rest;
    kin_str part = route_next(&after);

    if (part.len == 0 || route_is(part, "status") ||
        route_is(part, "finalize")) {
        route->plural = KIN__S("namespaces");
        route_object(route, ns, rest);
        return;
    }
    route->has_namespace = true;
    route->namespace_ = ns;
    route->plural = part;
    kin_str name = route_next(&after);
    route_object(route, name, after);
}

static void route_resource(struct kin__route *route, kin_str rest)
{
    kin_str part = route_next(&rest);

    assert(route->version.len > 0);
    route->kind = KIN__ROUTE_RESOURCES;
    if (part.len == 0)
        return;
    if (route_is(part, "watch")) {
        route->is_watch = true;
        part = route_next(&rest);
        if (part.len == 0)
            return;
    }
    if (route_is(part, "namespaces")) {
        route_namespaces(route, rest);
        return;
    }
    route->plural = part;
    kin_str name = route_next(&rest);
    route_object(route, name, rest);
}

static void route_core(struct kin__route *route, kin_str rest)
{
    route->version = route_next(&rest);
    if (route->version.len == 0)
        route->kind = KIN__ROUTE_CORE_VERSIONS;
    else
        route_resource(route, rest);
}

static void route_group(struct kin__route *route, kin_str rest)
{
    route->group = route_next(&rest);
    route->version = route_next(&rest);
    if (route->group.len == 0)
        route->kind = KIN__ROUTE_GROUPS;
    else if (route->version.len == 0)
        route->kind = KIN__ROUTE_GROUP;
    else
        route_resource(route, rest);
}

void kin__route_of(kin_str path, struct kin__route *ret)
{
    kin_str rest = path;
    kin_str first = route_next(&rest);

    *ret = (struct kin__route){.kind = KIN__ROUTE_OTHER,
                               .path = route_trim(path)};
    if (route_is(first, "api"))
        route_core(ret, rest);
    else if (route_is(first, "apis"))
        route_group(ret, rest);
}
