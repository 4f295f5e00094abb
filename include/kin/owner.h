/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_owner: owner references of an object.
 *
 * Objects name their owners in metadata.ownerReferences; at most one of these
 * is the controller, which manages the object.  An owner is identified by its
 * uid: an object recreated with the same name is another owner.
 *
 *     kin_owner owner;
 *     if (kin_owner_controller(pod, &owner) &&
 *         kin_owner_is_of(&owner, &replicasets))
 *         ... owner.name in the pod's namespace ...
 */
#ifndef KIN_OWNER_H
#define KIN_OWNER_H

#include <stdbool.h>

#include <kin/edit.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/snapshot.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** An owner reference; views into the object.  Frozen. */
typedef struct kin_owner {
    kin_str api_version; /**< such as "apps/v1" */
    kin_str kind;        /**< such as "ReplicaSet" */
    kin_str name;        /**< in the namespace of the object, if it has one */
    kin_str uid;         /**< of the owner */
    bool is_controller;  /**< it manages the object */
    bool is_blocking;    /**< its foreground deletion waits for the object
                              (blockOwnerDeletion) */
} kin_owner;

/**
 * Find the controller of an object.
 * @param object  borrowed; may be NULL
 * @param ret     filled if there is one; borrowed from the object
 * @return whether there is one
 * Threads: any.
 */
KIN_API bool kin_owner_controller(const kin_object *object, kin_owner *ret);

/**
 * Return an owner by index.
 * @param object  borrowed
 * @param index   from 0
 * @param ret     filled if there is one; borrowed from the object
 * @return whether there is one
 * Threads: any.
 */
KIN_API bool kin_owner_at(const kin_object *object, size_t index,
                          kin_owner *ret);

/**
 * Check whether an owner is of a resource's group and kind, in any version.
 * @param owner     borrowed
 * @param resource  borrowed; with a kind
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_owner_is_of(const kin_owner *owner,
                             const kin_resource *resource);

/**
 * Check whether an object is controlled by another, by uid.
 * @param object  borrowed
 * @param owner   borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_object_is_controlled_by(const kin_object *object,
                                         const kin_object *owner);

/**
 * Find the controller of an object among the objects of a resource.  An object
 * with the same name but another uid does not match.
 * @param owners    borrowed; snapshot of objects of `resource`
 * @param resource  borrowed; with a kind
 * @param object    borrowed
 * @return borrowed from the snapshot; NULL if not found
 * Threads: any.
 */
KIN_API const kin_object *kin_lister_controller(const kin_snapshot *owners,
                                                const kin_resource *resource,
                                                const kin_object *object);

/**
 * Set the controller of the edited object, with blockOwnerDeletion, as
 * metav1.NewControllerRef.  A reference to the same uid is replaced.
 * @param edit      of the owned object; NULL counts as a failed edit
 * @param resource  of the owner; borrowed; with a kind
 * @param owner     borrowed; with a uid
 * @return 0; KIN_EEXISTS if there is another controller, KIN_EINVAL if the
 *         owner has no uid (the edit is unchanged); or the code that the
 *         edit has failed with
 * Threads: owner.
 */
KIN_API int kin_edit_set_controller(kin_edit *edit,
                                    const kin_resource *resource,
                                    const kin_object *owner);

KIN_END_DECLS

#endif /* KIN_OWNER_H */
