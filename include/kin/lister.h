/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Listers: reading an informer's copy by namespace, name and labels.
 *
 * They read a snapshot, which says what a store held at one moment, and copy
 * nothing: what they give is borrowed from the snapshot.
 *
 *     KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(pods);
 *     const kin_object *web = kin_lister_get(now, kin_s("shop"), kin_s("web"));
 *
 *     kin_lister_iter it = kin_lister_list(now, kin_s("shop"), selector);
 *     for (const kin_object *pod = kin_lister_next(&it); pod;
 *          pod = kin_lister_next(&it))
 *         puts(kin_object_name(pod).ptr);
 *
 * A namespace is looked up in the index "namespace", which every store has.  A
 * snapshot that is NULL is an empty one.
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
 * Find an object by its names.
 * @param snapshot  borrowed
 * @param ns        its namespace; empty if it has none
 * @param name      its name
 * @return borrowed from the snapshot; NULL if there is none
 * Threads: any.
 */
KIN_API const kin_object *kin_lister_get(const kin_snapshot *snapshot,
                                         kin_str ns, kin_str name);

/**
 * Find an object that should be there, or say in an error what is missing.
 * @param snapshot  borrowed
 * @param resource  borrowed; for the error; may be NULL
 * @param key       as kin_object_key() gives it: "namespace/name" or "name"
 * @param ret       borrowed from the snapshot
 * @param err       filled on failure only, as a server would
 * @return 0 or KIN_ENOTFOUND
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_lister_find(const kin_snapshot *snapshot,
                                          const kin_resource *resource,
                                          kin_str key, const kin_object **ret,
                                          kin_error *err);

/**
 * A walk over some objects, in no particular order.  It is open so that it
 * needs no memory of its own; its members are the library's.  It is valid as
 * long as its snapshot and its selector, and can be dropped at any time.
 * Frozen.
 */
typedef struct kin_lister_iter {
    kin_iter it;                  /**< private */
    const kin_selector *selector; /**< private */
} kin_lister_iter;

/**
 * Walk over the objects of a namespace, or over all, whose labels match.
 * @param snapshot  borrowed as long as the walk
 * @param ns        empty for all
 * @param selector  of labels; borrowed as long as the walk; NULL takes all
 * @return a walk
 * Threads: any.
 */
KIN_API kin_lister_iter kin_lister_list(const kin_snapshot *snapshot,
                                        kin_str ns,
                                        const kin_selector *selector);

/**
 * Give the next object of a walk.
 * @param it  borrowed
 * @return borrowed from the snapshot; NULL at the end
 * Threads: owner.
 */
KIN_API const kin_object *kin_lister_next(kin_lister_iter *it);

/** Takes one object, borrowed from the snapshot.  Anything but 0 ends the walk
 * and is returned from it. */
typedef int kin_visit_fn(const kin_object *object, void *userdata);

/**
 * Visit the objects of a namespace, or all, whose labels match.  With many
 * objects this is faster than a walk: labels that several objects have in
 * common are judged once.
 * @param snapshot  borrowed
 * @param ns        empty for all
 * @param selector  of labels; borrowed; NULL takes all
 * @param visit     takes each
 * @param userdata  passed to it
 * @return 0, KIN_ENOMEM, or what `visit` returned
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_lister_select(const kin_snapshot *snapshot,
                                            kin_str ns,
                                            const kin_selector *selector,
                                            kin_visit_fn *visit, void *userdata,
                                            kin_error *err);

/** What an owner takes whose selector has no requirement. */
typedef enum kin_empty_selector {
    KIN_EMPTY_SELECTS_NOTHING, /**< so have all but the next */
    KIN_EMPTY_SELECTS_ALL      /**< PodDisruptionBudgets of policy/v1 */
} kin_empty_selector;

/**
 * Visit the objects whose `spec.selector` selects an object: of a pod, its
 * DaemonSets, ReplicaSets, StatefulSets, Jobs, ReplicationControllers, Services
 * or PodDisruptionBudgets, whatever the snapshot is of; of a
 * ControllerRevision, its DaemonSets.  They may own it; `ownerReferences` says
 * which one does.  The selector is a LabelSelector, or a map of labels; one
 * that is missing or not valid selects nothing.
 * @param owners    borrowed; those to choose from
 * @param object    borrowed; only owners of its namespace count
 * @param empty     what a selector without requirements means.  With
 *                  KIN_EMPTY_SELECTS_NOTHING, an object without labels is
 *                  not selected
 * @param visit     takes each
 * @param userdata  passed to it
 * @return 0, KIN_ENOTFOUND if there is none, or what `visit` returned
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_lister_owners(const kin_snapshot *owners,
                                            const kin_object *object,
                                            kin_empty_selector empty,
                                            kin_visit_fn *visit, void *userdata,
                                            kin_error *err);

KIN_END_DECLS

#endif /* KIN_LISTER_H */
