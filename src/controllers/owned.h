/* SPDX-License-Identifier: Apache-2.0 */
/*
 * owned.h - objects by who looks after them: an index that controllers share.
 *
 * Without it, every look at a set would be one at all pods of its namespace.
 */
#ifndef KIN_CONTROLLERS_OWNED_H
#define KIN_CONTROLLERS_OWNED_H

#include <kin/error.h>
#include <kin/factory.h>
#include <kin/informer.h>
#include <kin/object.h>
#include <kin/snapshot.h>
#include <kin/str.h>

/* Gives an informer the index, if it has none yet.  0, or as
 * kin_informer_add_indexers(). */
int kin__owned_add_index(kin_informer *informer, kin_error *err);

/* An informer of a factory, with the index.  0, or as kin_factory_informer()
 * and kin__owned_add_index(). */
int kin__owned_informer(kin_factory *factory, const kin_resource *resource,
                        kin_informer **ret, kin_error *err);

/* Walks over the objects whose controller has this uid. */
kin_iter kin__owned_by(const kin_snapshot *snapshot, kin_str uid);

/* A walk over what an owner looks after or may adopt: its own, then those of
 * its namespace that are nobody's.  Valid as long as the snapshot. */
struct kin__owned_iter {
    kin_iter own;
    kin_iter orphans;
};

struct kin__owned_iter kin__owned_list(const kin_snapshot *snapshot,
                                       const kin_object *owner);

/* Borrowed from the snapshot; NULL at the end. */
const kin_object *kin__owned_next(struct kin__owned_iter *it);

#endif /* KIN_CONTROLLERS_OWNED_H */
