/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/owned.h"

#include <assert.h>
#include <stdio.h>

#include <kin/owner.h>
#include <kin/store.h>

#include "base/str.h"

#define INDEX KIN__S("controller-uid")

enum { ORPHANS_SIZE = 272 }; /* fits every namespace */

/* The index value of objects without a controller: no uid begins with a slash.
 */
static kin_str orphans_of(kin_str ns, char ret[ORPHANS_SIZE])
{
    (void)snprintf(ret, ORPHANS_SIZE, "/%.*s", KIN_STR(ns));
    return kin_s(ret);
}

static int owned_values(const kin_object *object, kin_index_sink *sink,
                        void *userdata)
{
    char orphans[ORPHANS_SIZE];
    kin_owner owner;

    (void)userdata;
    if (kin_owner_controller(object, &owner))
        return kin_index_emit(sink, owner.uid);
    return kin_index_emit(sink,
                          orphans_of(kin_object_namespace(object), orphans));
}

int kin__owned_add_index(kin_informer *informer, kin_error *err)
{
    const kin_indexer indexer = {.name = INDEX, .values = owned_values};
    kin_error error = KIN_ERROR_INIT;
    int r = kin_informer_add_indexers(informer, &indexer, 1, &error);

    if (r == KIN_EEXISTS)
        return 0;
    if (r < 0 && err)
        *err = error;
    return r;
}

int kin__owned_informer(kin_factory *factory, const kin_resource *resource,
                        kin_informer **ret, kin_error *err)
{
    int r = kin_factory_informer(factory, resource, ret, err);

    return r < 0 ? r : kin__owned_add_index(*ret, err);
}

kin_iter kin__owned_by(const kin_snapshot *snapshot, kin_str uid)
{
    return kin_snapshot_by_index(snapshot, INDEX, uid);
}

struct kin__owned_iter kin__owned_list(const kin_snapshot *snapshot,
                                       const kin_object *owner)
{
    char orphans[ORPHANS_SIZE];

    return (struct kin__owned_iter){
        .own = kin__owned_by(snapshot, kin_object_uid(owner)),
        .orphans = kin__owned_by(
            snapshot, orphans_of(kin_object_namespace(owner), orphans))};
}

const kin_object *kin__owned_next(struct kin__owned_iter *it)
{
    const kin_object *own = kin_iter_next(&it->own);

    return own ? own : kin_iter_next(&it->orphans);
}
