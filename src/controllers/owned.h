/* SPDX-License-Identifier: Apache-2.0 */
/*
 * owned.h - an index of objects by the uid of their controller.
 *
 * Without it, every call for a replica set would scan all pods of its
 * namespace.
 */
#ifndef KIN_CONTROLLERS_OWNED_H
#define KIN_CONTROLLERS_OWNED_H

#include <kin/error.h>
#include <kin/factory.h>
#include <kin/informer.h>
#include <kin/object.h>
#include <kin/snapshot.h>
#include <kin/str.h>

/* Adds the index to an informer unless it has it.  0, or as
 * kin_informer_add_indexers(). */
int kin__owned_add_index(kin_informer *informer, kin_error *err);

/* Gets an informer from a factory and adds the index.  0, or as
 * kin_factory_informer() and kin__owned_add_index(). */
int kin__owned_informer(kin_factory *factory, const kin_resource *resource,
                        kin_informer **ret, kin_error *err);

/* Iterates over the objects whose controller has this uid. */
kin_iter kin__owned_by(const kin_snapshot *snapshot, kin_str uid);

/* Iterates over the objects that an owner controls, then over those of its
 * namespace without a controller, which it may adopt.  Valid as long as the
 * snapshot. */
struct kin__owned_iter {
    kin_iter own;
    kin_iter orphans;
};

struct kin__owned_iter kin__owned_list(const kin_snapshot *snapshot,
                                       const kin_object *owner);

/* Borrowed from the snapshot; NULL at the end. */
const kin_object *kin__owned_next(struct kin__owned_iter *it);

#endif /* KIN_CONTROLLERS_OWNED_H */
