/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_discovery: the resources that an API server serves.
 *
 * A kin_api_list contains the groups, versions and resources of a server at one
 * moment.  Names are resolved as by kubectl:
 *
 *     pods, pod, po                            plural, singular, short name
 *     deployments.apps, deploy.apps            with a group or a prefix of it
 *     foos.v1alpha1.samplecontroller.k8s.io    with a version and a group
 *     Deployment, Deployment.v1.apps           a kind
 *
 *   A  If several resources have a name, the core group wins, then groups in
 *      the server's order; within a group the server's preferred version, then
 *      the others in its order.
 *   B  A list never changes.  Its content is valid as long as the list or a
 *      reference to one of its resources is held.
 *   C  A discovery caches the last list.  An unknown name refreshes it, unless
 *      it was refreshed within the last seconds; so a new definition is found,
 *      and an invalid name costs little.
 *   D  Concurrent calls of a discovery share one set of requests, sent by one
 *      of them, and their failure.  If that call is stopped, or its timeout is
 *      shorter than that of a call that waits, another one sends its own.
 *   E  A call that the cache answers does not block: kin_discovery_list() and
 *      kin_discovery_find() work in callbacks and in an event loop then.
 *
 * The asynchronous calls (kin/call.h) use `stop`, `timeout_ms`, `on_done`,
 * `userdata` and `destroy` of their options; `timeout_ms` is that of each
 * request.  A call that waits for the requests of another one sends none; then
 * `timeout_ms`, if it is set, limits that wait.
 */
#ifndef KIN_DISCOVERY_H
#define KIN_DISCOVERY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/call.h>
#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/resource.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** The resources of a server at one moment. */
typedef struct kin_api_list kin_api_list;

/**
 * A resource of a server; read-only.  May grow at its end.
 */
typedef struct kin_api_resource {
    kin_resource resource;          /**< for requests; has a kind */
    const char *singular;           /**< such as "pod" */
    const char *const *short_names; /**< NULL-terminated */
    const char *const *categories;  /**< such as "all"; NULL-terminated */
    const char *const *verbs;       /**< such as "list"; NULL-terminated */
    bool is_preferred; /**< the preferred version of this resource */
} kin_api_resource;

/**
 * Take a reference to a resource and its list.
 * @param resource  borrowed
 * @return `resource`, released with kin_api_resource_unref()
 * Threads: any.
 */
KIN_API kin_api_resource *kin_api_resource_ref(
    const kin_api_resource *resource);

/**
 * Drop a reference to a resource.
 * @param resource  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_api_resource *kin_api_resource_unref(
    const kin_api_resource *resource);

/**
 * Check whether a resource supports a verb, such as "watch".
 * @param resource  borrowed
 * @param verb      borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_api_resource_has_verb(const kin_api_resource *resource,
                                       const char *verb);

/**
 * Release a list.  Referenced resources stay valid.
 * @param list  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_api_list *kin_api_list_free(kin_api_list *list);

/**
 * Return the number of resources, counting each version.
 * @param list  borrowed
 * @return the number
 * Threads: any.
 */
KIN_API size_t kin_api_list_count(const kin_api_list *list);

/**
 * Return a resource by index, in the order of guarantee A.
 * @param list   borrowed
 * @param index  from 0
 * @return borrowed from the list; NULL if out of range
 * Threads: any.
 */
KIN_API const kin_api_resource *kin_api_list_at(const kin_api_list *list,
                                                size_t index);

/**
 * Return a "group/version" whose resources the server could not list, for
 * instance because an aggregated API server is down.
 * @param list   borrowed
 * @param index  from 0
 * @return borrowed from the list; NULL if out of range
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

/** A cache of a server's resources; reference counted. */
typedef struct kin_discovery kin_discovery;

/** Options of a discovery.  Zero is the default of each member. */
typedef struct kin_discovery_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    int64_t min_refresh_ms;     /**< minimum time between refreshes for unknown
                                     names; 0: 5 s */
    bool is_legacy;             /**< one request per group, as before 1.26 */
} kin_discovery_opts;

/**
 * Create a discovery.  Sends nothing yet.
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
 * Get the cached list, or request it if there is none.
 * @param discovery  borrowed
 * @param stop       ends the call
 * @param ret        released with kin_api_list_free()
 * @return 0, KIN_ESTOPPED, or the error of the request; if one is needed:
 *         KIN_EUNSUPPORTED (the client runs in a loop), KIN_EINVAL (on a thread
 *         that must not block)
 * Threads: any.  Blocks (D).
 */
KIN_API KIN_NODISCARD int kin_discovery_list(kin_discovery *discovery,
                                             kin_stop *stop, kin_api_list **ret,
                                             kin_error *err);

/**
 * Start getting the list: kin_discovery_list() as a call.
 * @param discovery  kept alive
 * @param opts       copied
 * @param ret        the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM; anything else is reported
 *         by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_discovery_list_async(kin_discovery *discovery,
                                                   const kin_call_opts *opts,
                                                   kin_call **ret,
                                                   kin_error *err);

/**
 * Return the list of a call that kin_discovery_list_async() started.
 * @param call  borrowed
 * @return borrowed from the call; NULL if it has not ended or failed
 * Threads: any.
 * Since: 0.2
 */
KIN_API const kin_api_list *kin_call_api_list(const kin_call *call);

/**
 * Drop the cached list, so that the next call sends a request.
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
 *         resource, or as kin_discovery_list()
 * Threads: any.  Blocks (D).
 */
KIN_API KIN_NODISCARD int kin_discovery_find(kin_discovery *discovery,
                                             kin_str name, kin_stop *stop,
                                             kin_api_resource **ret,
                                             kin_error *err);

/**
 * Start finding a resource by a name: kin_discovery_find() as a call.
 * @param discovery  kept alive
 * @param name       copied; see the top of this file
 * @param opts       copied
 * @param ret        the call, released with kin_call_free(); may be NULL
 * @return as kin_discovery_list_async()
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_discovery_find_async(kin_discovery *discovery,
                                                   kin_str name,
                                                   const kin_call_opts *opts,
                                                   kin_call **ret,
                                                   kin_error *err);

/**
 * Find the resource of an object by apiVersion and kind; see guarantee C.
 * @param discovery    borrowed
 * @param api_version  as in an object: "v1" or "apps/v1"
 * @param kind         as in an object
 * @param stop         ends the call
 * @param ret          released with kin_api_resource_unref()
 * @return as kin_discovery_find()
 * Threads: any.  Blocks (D).
 */
KIN_API KIN_NODISCARD int kin_discovery_find_kind(kin_discovery *discovery,
                                                  kin_str api_version,
                                                  kin_str kind, kin_stop *stop,
                                                  kin_api_resource **ret,
                                                  kin_error *err);

/**
 * Start finding the resource of an object: kin_discovery_find_kind() as a call.
 * @param discovery    kept alive
 * @param api_version  copied; as in an object: "v1" or "apps/v1"
 * @param kind         copied; as in an object
 * @param opts         copied
 * @param ret          the call, released with kin_call_free(); may be NULL
 * @return as kin_discovery_list_async()
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_discovery_find_kind_async(
    kin_discovery *discovery, kin_str api_version, kin_str kind,
    const kin_call_opts *opts, kin_call **ret, kin_error *err);

/**
 * Return the resource of a call that kin_discovery_find_async() or
 * kin_discovery_find_kind_async() started.
 * @param call  borrowed
 * @return borrowed from the call; NULL if it has not ended or failed;
 *         kin_api_resource_ref() keeps it
 * Threads: any.
 * Since: 0.2
 */
KIN_API const kin_api_resource *kin_call_api_resource(const kin_call *call);

KIN_DEFINE_AUTO(kin_api_resource, kin_api_resource_unref);
KIN_DEFINE_AUTO(kin_api_list, kin_api_list_free);
KIN_DEFINE_AUTO(kin_discovery, kin_discovery_unref);

KIN_END_DECLS

#endif /* KIN_DISCOVERY_H */
