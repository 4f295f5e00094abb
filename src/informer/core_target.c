/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/store.h"
#include "informer/core_impl.h"

/* What a target let go of is freed by the writes of the store that the values
 * live in; it has no others. */
static int target_settle(struct kin__core *self, kin_str version, int result,
                         kin_error *err)
{
    int r = kin_store_bookmark(self->store, version, result < 0 ? NULL : err);

    if (result == 0 && r == 0 && self->opts.ops.moved)
        self->opts.ops.moved(self->opts.ops.userdata);
    return result < 0 ? result : r;
}

int kin__core_target_apply(const struct kin__reflector_item *item,
                           void *userdata, kin_error *err)
{
    struct kin__core *self = userdata;
    const kin_reflector_store *target = self->opts.target;
    KIN_AUTO(kin_object) *object = NULL;
    kin__val val = kin__core_payload_take(item);
    int r = kin__core_admit(self, item, &val, err);

    if (r == 0)
        r = kin__store_make(self->store, val, &object, err);
    if (r != 0)
        return r < 0 ? r : 0;
    if (item->type == KIN__EVENT_DELETED)
        r = target->on_delete(object, err, target->userdata);
    else if (item->type == KIN__EVENT_ADDED ||
             kin__isolated_has(&self->isolated, kin_object_key(object)))
        r = target->on_add(object, err, target->userdata);
    else
        r = target->on_update(object, err, target->userdata);
    kin__isolated_forget(&self->isolated, kin_object_key(object));
    return target_settle(self, kin_object_resource_version(object), r, err);
}

static int target_replace(struct kin__core *self, kin_object *const *objects,
                          size_t count, kin_str version, kin_error *err)
{
    const kin_reflector_store *target = self->opts.target;
    int r = target->on_replace(objects, count, version, err, target->userdata);

    if (r == 0)
        kin__isolated_publish(&self->isolated);
    return r;
}

int kin__core_target_publish(kin_str resource_version, void *userdata,
                             kin_error *err)
{
    struct kin__core *self = userdata;
    int r = kin__core_publish_to(self, resource_version, target_replace, err);

    r = target_settle(self, resource_version, r, err);
    if (r == 0)
        kin__core_become_synced(self);
    return r;
}

int kin__core_target_bookmark(kin_str resource_version, void *userdata,
                              kin_error *err)
{
    struct kin__core *self = userdata;
    const kin_reflector_store *target = self->opts.target;
    int r = 0;

    if (target->on_bookmark)
        r = target->on_bookmark(resource_version, err, target->userdata);
    return target_settle(self, resource_version, r, err);
}

int kin__core_target_resync(void *userdata, kin_error *err)
{
    const struct kin__core *self = userdata;
    const kin_reflector_store *target = self->opts.target;

    return target->on_resync ? target->on_resync(err, target->userdata) : 0;
}

bool kin__core_target_should_resync(void *userdata)
{
    return kin__core_wants_resync(userdata);
}
