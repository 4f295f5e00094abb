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
 */
#ifndef KIN_RESOURCE_H
#define KIN_RESOURCE_H

#include <stdbool.h>

#include <kin/export.h>

KIN_BEGIN_DECLS

/** Names a collection; all strings are borrowed wherever one is passed. */
typedef struct kin_resource {
    const char *group;      /**< NULL or empty for the core group */
    const char *version;    /**< such as "v1" */
    const char *plural;     /**< in lower case, such as "pods" */
    const char *kind;       /**< of its objects, such as "Pod"; may be NULL */
    bool is_cluster_scoped; /**< whether its objects have no namespace */
} kin_resource;

KIN_END_DECLS

#endif /* KIN_RESOURCE_H */
