/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_discovery: what an API server serves, and by which names.
 *
 * A kin_api_list holds the groups, versions and resources that a server had at
 * one moment.  Names are understood as kubectl understands them:
 *
 *     pods, pod, po                            plural, singular, short name
 *     deployments.apps, deploy.apps            with a group, or how it begins
 *     foos.v1alpha1.samplecontroller.k8s.io    with a version and a group
 *     Deployment, Deployment.v1.apps           a kind
 *
 *   A  Among several resources of one name, that of the core group wins, then
 *      the groups in the server's order; in a group the version that the
 *      server prefers, then the others in its order.
 *   B  A list never changes.  What is read from it is valid as long as
 *      the list is held, or a reference to one of its resources.
 *   C  A discovery keeps the list that it got last.  A name that is not in it
 *      makes it ask again, unless it did so within the last seconds; so a
 *      definition that was just created is found, and a wrong name costs
 *      little.
 */
#ifndef KIN_DISCOVERY_H
#define KIN_DISCOVERY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/resource.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** All that a server served at one moment. */
typedef struct kin_api_list kin_api_list;

/**
 * A resource of a server.  The struct is open because it is read only; it grows
 * at its end.
 */
typedef struct kin_api_resource {
    kin_resource resource;          /**< what requests need; has a kind */
    const char *singular;           /**< such as "pod" */
    const char *const *short_names; /**< NULL-terminated */
    const char *const *categories;  /**< such as "all"; NULL-terminated */
    const char *const *verbs;       /**< such as "list"; NULL-terminated */
    bool is_preferred;              /**< the best version of this resource */
} kin_api_resource;

/**
 * Take another reference to the list that a resource is in.
 * @param resource  one whose list is held
 * @return `resource`, released with kin_api_resource_unref()
 * Threads: any.
 */
KIN_API kin_api_resource *kin_api_resource_ref(
    const kin_api_resource *resource);

/**
 * Drop such a reference.
 * @param resource  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_api_resource *kin_api_resource_unref(
    const kin_api_resource *resource);

/**
 * Check whether a resource can be asked something, such as "watch".
 * @param resource  borrowed
 * @param verb      borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_api_resource_has_verb(const kin_api_resource *resource,
                                       const char *verb);

/**
 * Release a list; resources that were taken from it by reference stay valid.
 * @param list  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_api_list *kin_api_list_free(kin_api_list *list);

/**
 * Count the resources: each once for every version that has it.
 * @param list  borrowed
 * @return how many there are
 * Threads: any.
 */
KIN_API size_t kin_api_list_count(const kin_api_list *list);

/**
 * Give a resource by its place, in the order of guarantee A.
 * @param list   borrowed
 * @param index  from 0
 * @return borrowed from the list; NULL if there is no such place
 * Threads: any.
 */
KIN_API const kin_api_resource *kin_api_list_at(const kin_api_list *list,
                                                size_t index);

/**
 * Give a group and version, as "group/version", that the server has but whose
 * resources it could not list, as when the server behind it is down.
 * @param list   borrowed
 * @param index  from 0
 * @return borrowed from the list; NULL if there is no such place
 * Threads: any.
 */
KIN_API const char *kin_api_list_missing_at(const kin_api_list *list,
                                            size_t index);

/**
 * Find a resource by a name as users write it.
 * @param list  borrowed
 * @param name  borrowed; see the top of this file
 * @param ret   borrowed from the list
 * @return 0 or KIN_ENOTFOUND
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_api_list_find(const kin_api_list *list,
                                            kin_str name,
                                            const kin_api_resource **ret,
                                            kin_error *err);

/** Asks a server what it serves, and remembers; shared by reference counting.
 */
typedef struct kin_discovery kin_discovery;

/** How to ask; zero is a good default for each member. */
typedef struct kin_discovery_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    int64_t min_refresh_ms; /**< after asking, how long a name that is not there
                                 is not asked for again; 0 for 5 s */
    bool is_legacy;         /**< ask for one group at a time, as before 1.26 */
} kin_discovery_opts;

/**
 * Make a discovery; nothing is asked yet.
 * @param client  kept alive
 * @param opts    copied
 * @param ret     released with kin_discovery_unref()
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_discovery_new(kin_client *client,
                                            const kin_discovery_opts *opts,
                                            kin_discovery **ret,
                                            kin_error *err);

/**
 * Take another reference.
 * @param discovery  borrowed
 * @return `discovery`
 * Threads: any.
 */
KIN_API kin_discovery *kin_discovery_ref(kin_discovery *discovery);

/**
 * Drop a reference.
 * @param discovery  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_discovery *kin_discovery_unref(kin_discovery *discovery);

/**
 * Give the list that was got last; ask for it if there is none.
 * @param discovery  borrowed
 * @param stop       ends the call
 * @param ret        released with kin_api_list_free()
 * @return 0, KIN_ESTOPPED, or why the server could not be asked
 * Threads: any.  Blocks: one thread asks, and the others wait for it.
 */
KIN_API KIN_NODISCARD int kin_discovery_list(kin_discovery *discovery,
                                             kin_stop *stop, kin_api_list **ret,
                                             kin_error *err);

/**
 * Forget the list, so that the next call asks the server.
 * @param discovery  borrowed
 * Threads: any.
 */
KIN_API void kin_discovery_invalidate(kin_discovery *discovery);

/**
 * Find a resource by a name as users write it; see guarantee C.
 * @param discovery  borrowed
 * @param name       borrowed; see the top of this file
 * @param stop       ends the call
 * @param ret        released with kin_api_resource_unref()
 * @return 0, KIN_ENOTFOUND without an HTTP status if the server has no such
 *         resource, KIN_ESTOPPED, or why the server could not be asked
 * Threads: any.  Blocks: one thread asks, and the others wait for it.
 */
KIN_API KIN_NODISCARD int kin_discovery_find(kin_discovery *discovery,
                                             kin_str name, kin_stop *stop,
                                             kin_api_resource **ret,
                                             kin_error *err);

/**
 * Find the resource of an object by what it says of itself; see guarantee C.
 * @param discovery    borrowed
 * @param api_version  as in an object: "v1" or "apps/v1"
 * @param kind         as in an object
 * @param stop         ends the call
 * @param ret          released with kin_api_resource_unref()
 * @return as kin_discovery_find()
 * Threads: any.  Blocks: one thread asks, and the others wait for it.
 */
KIN_API KIN_NODISCARD int kin_discovery_find_kind(kin_discovery *discovery,
                                                  kin_str api_version,
                                                  kin_str kind, kin_stop *stop,
                                                  kin_api_resource **ret,
                                                  kin_error *err);

KIN_DEFINE_AUTO(kin_api_resource, kin_api_resource_unref);
KIN_DEFINE_AUTO(kin_api_list, kin_api_list_free);
KIN_DEFINE_AUTO(kin_discovery, kin_discovery_unref);

KIN_END_DECLS

#endif /* KIN_DISCOVERY_H */
