/* SPDX-License-Identifier: Apache-2.0 */
/*
 * route.h - what a path of the API names.
 *
 * Pure text: whether such a resource is served is asked later.  Paths are cut
 * as Kubernetes cuts them, so "/api/v1/namespaces/x/status" is a part of the
 * namespace x, and "/api/v1/namespaces/x/pods" are the pods in it.
 */
#ifndef KIN_SERVER_ROUTE_H
#define KIN_SERVER_ROUTE_H

#include <stdbool.h>

#include <kin/str.h>

enum kin__route_kind {
    KIN__ROUTE_OTHER,         /* none of these; `path` says what */
    KIN__ROUTE_CORE_VERSIONS, /* /api */
    KIN__ROUTE_GROUPS,        /* /apis */
    KIN__ROUTE_GROUP,         /* /apis/G */
    KIN__ROUTE_RESOURCES,     /* /api/V or /apis/G/V */
    KIN__ROUTE_COLLECTION,    /* .../PLURAL */
    KIN__ROUTE_OBJECT,        /* .../PLURAL/NAME[/SUBRESOURCE[/REST]] */
};

/* All views are of the path. */
struct kin__route {
    enum kin__route_kind kind;
    kin_str path; /* without slashes at the end */
    kin_str group;
    kin_str version;
    bool has_namespace;
    kin_str namespace_;
    kin_str plural;
    kin_str name;
    kin_str subresource;
    kin_str rest;  /* behind the subresource, of proxies */
    bool is_watch; /* /api/v1/watch/..., the old way to ask for one */
};

/* Cannot fail: what is no path of the API is KIN__ROUTE_OTHER. */
void kin__route_of(kin_str path, struct kin__route *ret);

#endif /* KIN_SERVER_ROUTE_H */
