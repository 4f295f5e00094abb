/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_owner: whose an object is.
 *
 * Objects name their owners in metadata.ownerReferences; one of these, at most,
 * is the controller, which alone looks after the object.  An owner is known by
 * its uid: another object of the same name, made later, is another owner.
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

/** An owner as an object names it; views into that object.  Frozen. */
typedef struct kin_owner {
    kin_str api_version; /**< such as "apps/v1" */
    kin_str kind;        /**< such as "ReplicaSet" */
    kin_str name;        /**< in the namespace of the object, if it has one */
    kin_str uid;         /**< of the owner */
    bool is_controller;  /**< whether it looks after the object */
    bool is_blocking;    /**< whether its foreground deletion waits for the
                              object (blockOwnerDeletion) */
} kin_owner;

/**
 * Find the owner that looks after an object.
 * @param object  borrowed; NULL has none
 * @param ret     filled if there is one; borrowed from the object
 * @return whether there is one
 * Threads: any.
 */
KIN_API bool kin_owner_controller(const kin_object *object, kin_owner *ret);

/**
 * Give an owner by its place.
 * @param object  borrowed
 * @param index   from 0
 * @param ret     filled if there is one; borrowed from the object
 * @return whether there is one
 * Threads: any.
 */
KIN_API bool kin_owner_at(const kin_object *object, size_t index,
                          kin_owner *ret);

/**
 * Check whether an owner is of a resource's group and kind, in whatever
 * version.
 * @param owner     borrowed
 * @param resource  borrowed; with a kind
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_owner_is_of(const kin_owner *owner,
                             const kin_resource *resource);

/**
 * Check whether an object is looked after by another: by uid.
 * @param object  borrowed
 * @param owner   borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_object_is_controlled_by(const kin_object *object,
                                         const kin_object *owner);

/**
 * Find the controller of an object among the objects of a resource.  One of the
 * same name but with another uid does not.
 * @param owners    borrowed; of all objects of `resource` that may be it
 * @param resource  borrowed; with a kind
 * @param object    borrowed
 * @return borrowed from the snapshot; NULL if it is none of them
 * Threads: any.
 */
KIN_API const kin_object *kin_lister_controller(const kin_snapshot *owners,
                                                const kin_resource *resource,
                                                const kin_object *object);

/**
 * Make an object the controller of what is being edited, whose deletion in the
 * foreground waits for it; as metav1.NewControllerRef.  A reference to the same
 * uid is replaced.
 * @param edit      of the object that is owned; NULL counts as one that failed
 * @param resource  of the owner; borrowed; with a kind
 * @param owner     borrowed; with a uid
 * @return 0; KIN_EEXISTS if another one is the controller already, KIN_EINVAL
 *         if the owner has no uid (the edit is as before); or the code that the
 *         edit has failed with
 * Threads: owner.
 */
KIN_API int kin_edit_set_controller(kin_edit *edit,
                                    const kin_resource *resource,
                                    const kin_object *owner);

KIN_END_DECLS

#endif /* KIN_OWNER_H */
