/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Listers: read an informer's cache by namespace, name and labels.
 *
 * They read a snapshot without copying: results are borrowed from the snapshot.
 *
 *     KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(pods);
 *     const kin_object *web = kin_lister_get(now, kin_s("shop"), kin_s("web"));
 *
 *     kin_lister_iter it = kin_lister_list(now, kin_s("shop"), selector);
 *     for (const kin_object *pod = kin_lister_next(&it); pod;
 *          pod = kin_lister_next(&it))
 *         puts(kin_object_name(pod).ptr);
 *
 * Namespaces are looked up in the index "namespace", which every store has.  A
 * NULL snapshot is empty.
 */
#ifndef KIN_LISTER_H
#define KIN_LISTER_H

#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/selector.h>
#include <kin/snapshot.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/**
 * Find an object by namespace and name.
 * @param snapshot  borrowed
 * @param ns        its namespace; empty if cluster-scoped
 * @param name      its name
 * @return borrowed from the snapshot; NULL if not found
 * Threads: any.
 */
KIN_API const kin_object *kin_lister_get(const kin_snapshot *snapshot,
                                         kin_str ns, kin_str name);

/**
 * Find an object by key, or fail as the server would.
 * @param snapshot  borrowed
 * @param resource  borrowed; for the error; may be NULL
 * @param key       as kin_object_key(): "namespace/name" or "name"
 * @param ret       borrowed from the snapshot
 * @param err       message and reason as from a server
 * @return 0 or KIN_ENOTFOUND
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_lister_find(const kin_snapshot *snapshot,
                                          const kin_resource *resource,
                                          kin_str key, const kin_object **ret,
                                          kin_error *err);

/**
 * An iterator over objects in unspecified order.  Its members are private.  It
 * is valid as long as its snapshot and its selector, and needs no cleanup.
 * Frozen.
 */
typedef struct kin_lister_iter {
    kin_iter it;                  /**< private */
    const kin_selector *selector; /**< private */
} kin_lister_iter;

/**
 * Iterate over the objects of one or all namespaces whose labels match.
 * @param snapshot  borrowed during the iteration
 * @param ns        empty for all
 * @param selector  of labels; borrowed during the iteration; NULL matches all
 * @return an iterator
 * Threads: any.
 */
KIN_API kin_lister_iter kin_lister_list(const kin_snapshot *snapshot,
                                        kin_str ns,
                                        const kin_selector *selector);

/**
 * Return the next object of an iterator.
 * @param it  borrowed
 * @return borrowed from the snapshot; NULL at the end
 * Threads: owner.
 */
KIN_API const kin_object *kin_lister_next(kin_lister_iter *it);

/** Called for each object, borrowed from the snapshot.  A non-zero result ends
 * the iteration and is returned. */
typedef int kin_visit_fn(const kin_object *object, void *userdata);

/**
 * Visit the objects of one or all namespaces whose labels match.  With many
 * objects this is faster than an iterator: labels shared by several objects are
 * matched once.
 * @param snapshot  borrowed
 * @param ns        empty for all
 * @param selector  of labels; borrowed; NULL matches all
 * @param visit     called for each
 * @param userdata  passed to it
 * @return 0, KIN_ENOMEM, or the result of `visit`
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_lister_select(const kin_snapshot *snapshot,
                                            kin_str ns,
                                            const kin_selector *selector,
                                            kin_visit_fn *visit, void *userdata,
                                            kin_error *err);

/** Meaning of a selector without requirements. */
typedef enum kin_empty_selector {
    KIN_EMPTY_SELECTS_NOTHING, /**< all kinds except the one below */
    KIN_EMPTY_SELECTS_ALL      /**< PodDisruptionBudgets of policy/v1 */
} kin_empty_selector;

/**
 * Visit the objects whose `spec.selector` selects an object: for a pod, its
 * DaemonSets, ReplicaSets, StatefulSets, Jobs, ReplicationControllers, Services
 * or PodDisruptionBudgets, depending on the snapshot; for a ControllerRevision,
 * its DaemonSets.  These are candidates; `ownerReferences` names the actual
 * owner.  The selector is a LabelSelector or a map of labels; a missing or
 * invalid selector selects nothing.
 * @param owners    borrowed; the candidates
 * @param object    borrowed; only owners of its namespace are considered
 * @param empty     meaning of a selector without requirements.  With
 *                  KIN_EMPTY_SELECTS_NOTHING, an object without labels is not
 *                  selected
 * @param visit     called for each
 * @param userdata  passed to it
 * @return 0, KIN_ENOTFOUND if there are none, or the result of `visit`
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_lister_owners(const kin_snapshot *owners,
                                            const kin_object *object,
                                            kin_empty_selector empty,
                                            kin_visit_fn *visit, void *userdata,
                                            kin_error *err);

KIN_END_DECLS

#endif /* KIN_LISTER_H */
