/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_resource: a collection that an API server has, such as pods.
 *
 * The struct is open because programs write theirs as constants:
 *
 *     static const kin_resource deployments = {
 *         "apps", "v1", "deployments", "Deployment", false,
 *     };
 *
 * The kin_builtin calls know the resources that client-go has informers for, in
 * every group and version, without a server.  A server need not have all of
 * them: kin/discovery.h asks it.  The table is part of the library.
 */
#ifndef KIN_RESOURCE_H
#define KIN_RESOURCE_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** Names a collection; all strings are borrowed wherever one is passed.
 * Frozen: programs contain copies of it. */
typedef struct kin_resource {
    const char *group;      /**< NULL or empty for the core group */
    const char *version;    /**< such as "v1" */
    const char *plural;     /**< in lower case, such as "pods" */
    const char *kind;       /**< of its objects, such as "Pod"; NULL: unknown */
    bool is_cluster_scoped; /**< whether its objects have no namespace */
} kin_resource;

/**
 * Count the resources.
 * @return how many kin_builtin_at() can give
 * Threads: any.
 */
KIN_API size_t kin_builtin_count(void);

/**
 * Give a resource by its place: by group, version and plural.
 * @param index  from 0
 * @return lives as long as the library; NULL if there is no such place
 * Threads: any.
 */
KIN_API const kin_resource *kin_builtin_at(size_t index);

/**
 * Find a resource by its names.
 * @param group    borrowed; empty for the core group
 * @param version  borrowed
 * @param plural   borrowed
 * @return lives as long as the library; NULL if there is none
 * Threads: any.
 */
KIN_API const kin_resource *kin_builtin_find(kin_str group, kin_str version,
                                             kin_str plural);

KIN_END_DECLS

#endif /* KIN_RESOURCE_H */
