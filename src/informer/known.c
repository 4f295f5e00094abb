/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/known.h"

#include <kin/snapshot.h>

#include "base/str.h"
#include "cache/store.h"

const kin_object *kin__known_get(kin_str key, void *known)
{
    const struct kin__known *self = known;

    return kin__store_peek(self->store, key);
}

int kin__known_each(int (*take)(const kin_object *object, void *context),
                    void *context, void *known)
{
    const struct kin__known *self = known;
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(self->store);
    bool is_all = self->ns.len == 0 || self->is_all;
    kin_iter it = is_all ? kin_snapshot_list(snapshot)
                         : kin_snapshot_by_index(
                               snapshot, KIN__S(KIN_INDEX_NAMESPACE), self->ns);
    const kin_object *object = NULL;
    int r = snapshot ? 0 : KIN_ENOMEM;

    for (object = kin_iter_next(&it); r == 0 && object;
         object = kin_iter_next(&it))
        r = take(object, context);
    return r;
}
