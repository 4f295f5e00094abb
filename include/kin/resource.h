/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_resource: a collection of an API server, such as pods.
 *
 * The struct is public because programs define constants of it:
 *
 *     static const kin_resource deployments = {
 *         "apps", "v1", "deployments", "Deployment", false,
 *     };
 *
 * The kin_builtin functions return the resources that client-go has informers
 * for, in every group and version, without a server.  A server may not serve
 * all of them: see kin/discovery.h.
 */
#ifndef KIN_RESOURCE_H
#define KIN_RESOURCE_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A collection; its strings are borrowed wherever one is passed.  Frozen. */
typedef struct kin_resource {
    const char *group;      /**< NULL or empty for the core group */
    const char *version;    /**< such as "v1" */
    const char *plural;     /**< in lower case, such as "pods" */
    const char *kind;       /**< of its objects, such as "Pod"; NULL: unknown */
    bool is_cluster_scoped; /**< its objects have no namespace */
} kin_resource;

/**
 * Return the number of resources.
 * @return the number
 * Threads: any.
 */
KIN_API size_t kin_builtin_count(void);

/**
 * Return a resource by index, sorted by group, version and plural.
 * @param index  from 0
 * @return static; NULL if out of range
 * Threads: any.
 */
KIN_API const kin_resource *kin_builtin_at(size_t index);

/**
 * Find a resource by group, version and plural.
 * @param group    borrowed; empty for the core group
 * @param version  borrowed
 * @param plural   borrowed
 * @return static; NULL if not found
 * Threads: any.
 */
KIN_API const kin_resource *kin_builtin_find(kin_str group, kin_str version,
                                             kin_str plural);

KIN_END_DECLS

#endif /* KIN_RESOURCE_H */
