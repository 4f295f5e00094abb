/* SPDX-License-Identifier: Apache-2.0 */
/*
 * route.h - parses the paths of the API.
 *
 * Only syntax: whether the resource is served is checked later.  Paths are
 * split as Kubernetes does, so "/api/v1/namespaces/x/status" is a subresource
 * of the namespace x, and "/api/v1/namespaces/x/pods" are the pods in it.
 */
#ifndef KIN_SERVER_ROUTE_H
#define KIN_SERVER_ROUTE_H

#include <stdbool.h>

#include <kin/str.h>

enum kin__route_kind {
    KIN__ROUTE_OTHER,         /* none of the others; see `path` */
    KIN__ROUTE_CORE_VERSIONS, /* /api */
    KIN__ROUTE_GROUPS,        /* /apis */
    KIN__ROUTE_GROUP,         /* /apis/G */
    KIN__ROUTE_RESOURCES,     /* /api/V or /apis/G/V */
    KIN__ROUTE_COLLECTION,    /* .../PLURAL */
    KIN__ROUTE_OBJECT,        /* .../PLURAL/NAME[/SUBRESOURCE[/REST]] */
};

/* All members are views of the path. */
struct kin__route {
    enum kin__route_kind kind;
    kin_str path; /* without trailing slashes */
    kin_str group;
    kin_str version;
    bool has_namespace;
    kin_str namespace_;
    kin_str plural;
    kin_str name;
    kin_str subresource;
    kin_str rest;  /* after the subresource, for proxies */
    bool is_watch; /* /api/v1/watch/..., the deprecated form of a watch */
};

/* Cannot fail: a path outside the API is KIN__ROUTE_OTHER. */
void kin__route_of(kin_str path, struct kin__route *ret);

#endif /* KIN_SERVER_ROUTE_H */
