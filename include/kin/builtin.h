/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Kubernetes' own resources: names, kinds and scopes that need no server.
 *
 * These are the resources that client-go has informers for, in every group and
 * version: a server need not have all of them.  kin/discovery.h tells what one
 * has.  The table is part of the library and lives as long.
 */
#ifndef KIN_BUILTIN_H
#define KIN_BUILTIN_H

#include <stddef.h>

#include <kin/export.h>
#include <kin/resource.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/**
 * Count the resources.
 * @return how many kin_builtin_at() can give
 * Threads: any.
 * Since: 0.1
 */
KIN_API size_t kin_builtin_count(void);

/**
 * Give a resource by its place: by group, version and plural.
 * @param index  from 0
 * @return lives as long as the library; NULL if there is no such place
 * Threads: any.
 * Since: 0.1
 */
KIN_API const kin_resource *kin_builtin_at(size_t index);

/**
 * Find a resource by its names.
 * @param group    borrowed; empty for the core group
 * @param version  borrowed
 * @param plural   borrowed
 * @return lives as long as the library; NULL if there is none
 * Threads: any.
 * Since: 0.1
 */
KIN_API const kin_resource *kin_builtin_find(kin_str group, kin_str version,
                                             kin_str plural);

/**
 * Find the resource of an object by what it says of itself.
 * @param api_version  as in an object: "v1" or "apps/v1"
 * @param kind         as in an object
 * @return lives as long as the library; NULL if there is none
 * Threads: any.
 * Since: 0.1
 */
KIN_API const kin_resource *kin_builtin_find_kind(kin_str api_version,
                                                  kin_str kind);

KIN_END_DECLS

#endif /* KIN_BUILTIN_H */
