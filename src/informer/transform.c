/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/transform.h"

#include <assert.h>

#include <kin/patch.h>

#include "base/str.h"
#include "cache/store.h"
#include "object/import.h"
#include "object/partial.h"

static struct kin__arena *transform_arena(const struct kin__transform *self)
{
    return kin__store_arena(self->store);
}

static int transform_import(const struct kin__transform *self,
                            const kin_object *object, kin__val *ret,
                            kin_error *err)
{
    int r = kin__val_import(transform_arena(self), object->home->arena,
                            object->root, ret);

    return r < 0 ? kin_error_set(err, r, "transform: %s", kin_error_text(r))
                 : 0;
}

/* A server keeps the managedFields when an update has none, so the object can
 * be replaced without them. */
static bool change_is_harmless(const kin_change *change)
{
    return change->kind == KIN_CHANGE_REMOVED && change->step_count == 2 &&
           kin_str_eq(change->steps[0].key, KIN__S("metadata")) &&
           kin_str_eq(change->steps[1].key, KIN__S("managedFields"));
}

/* The kind PartialObjectMetadata says that the rest is missing. */
static bool change_is_declared(const kin_change *change)
{
    return change->step_count > 0 &&
           !kin_str_eq(change->steps[0].key, KIN__S("metadata"));
}

struct lost {
    bool is_metadata; /* the transformed object is metadata alone */
    bool is_lost;
};

static int lost_visit(const kin_change *change, void *userdata)
{
    struct lost *lost = userdata;

    lost->is_lost = change->kind != KIN_CHANGE_ADDED &&
                    !change_is_harmless(change) &&
                    !(lost->is_metadata && change_is_declared(change));
    return lost->is_lost ? KIN_ECLOSED : 0; /* ends the comparison */
}

/* Marks the arena as partial, once an object has lost fields. */
static int transform_note_lost(const struct kin__transform *self,
                               const kin_object *before, const kin_object *now,
                               kin_error *err)
{
    struct lost lost = {
        .is_metadata = kin__value_is_metadata(kin_object_value(now))};

    if (kin__arena_is_partial(transform_arena(self)))
        return 0;
    int r = kin_diff(self->alloc, kin_object_value(before),
                     kin_object_value(now), lost_visit, &lost, err);
    if (lost.is_lost)
        kin__arena_set_partial(transform_arena(self));
    return lost.is_lost ? 0 : r;
}

static int transform_check(const kin_object *before, const kin_object *now,
                           kin_error *err)
{
    kin_str key = kin_object_key(before);
    const char *what = NULL;

    if (!kin_str_eq(key, kin_object_key(now)))
        what = "key";
    else if (!kin_str_eq(kin_object_resource_version(before),
                         kin_object_resource_version(now)))
        what = "version";
    if (!what)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "transform: %.*s: the %s may not change", KIN_STR(key),
                         what);
}

/* Calls the function; `*ret_changed` stays NULL if it changes nothing. */
static int transform_call(const struct kin__transform *self, kin__val val,
                          kin_object **ret_changed, kin_error *err)
{
    KIN_AUTO(kin_object) *object = NULL;

    kin__val_ref(transform_arena(self), val); /* the object's */
    int r = kin__store_make(self->store, val, &object, err);

    if (r == 0)
        r = self->fn(object, ret_changed, err, self->userdata);
    if (r < 0 || !*ret_changed)
        return r;
    assert(object);
    r = transform_check(object, *ret_changed, err);
    return r < 0 ? r : transform_note_lost(self, object, *ret_changed, err);
}

int kin__transform_apply(const struct kin__transform *self, kin__val *val,
                         bool *ret_is_bad, kin_error *err)
{
    KIN_AUTO(kin_object) *changed = NULL;

    *ret_is_bad = false;
    if (!self->fn)
        return 0;
    int r = transform_call(self, *val, &changed, err);
    if (r == 0 && !changed)
        return 0;
    kin__val_unref(transform_arena(self), *val);
    *val = KIN__VAL_NONE;
    *ret_is_bad = r < 0 && r != KIN_ENOMEM;
    if (r < 0)
        return r;
    assert(changed);
    return transform_import(self, changed, val, err);
}
