/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/applier.h"

#include <kin/snapshot.h>

#include "base/alloc.h"
#include "cache/store.h"
#include "informer/handler_call.h"
#include "object/import.h"
#include "object/values.h"

/* ---- notifying ---- */

static void applier_notify_change(const struct kin__applier *self,
                                  const struct kin__store_change *change,
                                  bool is_initial)
{
    struct kin__notification notification = {
        .type = change->old ? KIN_EVENT_UPDATED : KIN_EVENT_ADDED,
        .is_initial = !change->old && is_initial,
        .old = change->old,
        .now = change->now,
    };

    kin__handler_call(&self->handler, &notification);
}

static void applier_notify_gone(const struct kin__applier *self,
                                kin_object *object, bool is_tombstone)
{
    struct kin__notification notification = {
        .type = KIN_EVENT_DELETED, .is_tombstone = is_tombstone, .now = object};

    kin__handler_call(&self->handler, &notification);
}

/* ---- single changes ---- */

static int applier_import(const struct kin__applier *self,
                          const kin_object *object, kin__val *ret,
                          kin_error *err)
{
    int r = kin__val_import(kin__store_arena(self->store), object->home->arena,
                            object->root, ret);

    return r < 0 ? kin_error_set(err, r, "store: %s", kin_error_text(r)) : 0;
}

static int applier_put(const struct kin__applier *self,
                       const kin_object *object, bool is_initial,
                       kin_error *err)
{
    struct kin__store_change change = {0};
    kin__val val = KIN__VAL_NONE;
    int r = applier_import(self, object, &val, err);

    if (r == 0)
        r = kin__store_put(self->store, val, &change, err);
    if (r < 0)
        return r;
    applier_notify_change(self, &change, is_initial);
    (void)kin_object_unref(change.old);
    (void)kin_object_unref(change.now);
    return 0;
}

static int applier_delete(const struct kin__applier *self,
                          const kin_delta *delta, kin_error *err)
{
    KIN_AUTO(kin_object) *old = NULL;
    kin_str version = {NULL, 0};
    bool names_version = delta->object && !delta->is_tombstone;

    if (names_version)
        version = kin_object_resource_version(delta->object);
    /* The store's key, which may differ from that of the queue. */
    kin_str key = delta->object ? kin__store_key(self->store, delta->object)
                                : delta->key;
    if (!key.ptr)
        return kin_error_set(err, KIN_EINVAL, "store: object has no key");
    int r = kin__store_delete(self->store, key, names_version ? &version : NULL,
                              &old, err);
    if (r < 0)
        return r;
    kin_object *last = delta->object ? kin__object_of(delta->object) : old;
    if (last)
        applier_notify_gone(self, last, delta->is_tombstone);
    return 0;
}

/* Only notifies: nothing has changed, so the store is not written. */
static void applier_sync(const struct kin__applier *self,
                         const kin_object *object)
{
    struct kin__store_change same = {.old = kin__object_of(object),
                                     .now = kin__object_of(object)};

    applier_notify_change(self, &same, /* is_initial= */ false);
}

/* ---- all at once ---- */

static int applier_sync_all(const struct kin__applier *self, kin_error *err)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(self->store);
    kin_iter it = kin_snapshot_list(snapshot);

    if (!snapshot)
        return kin_error_set(err, KIN_ENOMEM, "resync: out of memory");
    for (const kin_object *object = kin_iter_next(&it); object;
         object = kin_iter_next(&it))
        applier_sync(self, object);
    return 0;
}

static void applier_notify_replaced(const struct kin__applier *self,
                                    const struct kin__store_replaced *replaced,
                                    bool is_initial)
{
    for (size_t i = 0; i < replaced->gone_count; i++)
        applier_notify_gone(self, replaced->gone[i], /* is_tombstone= */ true);
    for (size_t i = 0; i < replaced->change_count; i++) {
        const struct kin__store_change *change = &replaced->changes[i];
        /* If a key occurs twice, the last object wins. */
        kin_str key = kin__version_text(&change->now->version);
        if (kin__store_peek(self->store, key) == change->now)
            applier_notify_change(self, change, is_initial);
    }
}

static int applier_import_all(const struct kin__applier *self,
                              const kin_delta *delta, kin__val *vals,
                              kin_error *err)
{
    size_t done = 0;
    int r = 0;

    while (r == 0 && done < delta->count) {
        r = applier_import(self, delta->objects[done], &vals[done], err);
        done += r == 0;
    }
    while (r < 0 && done > 0)
        kin__val_unref(kin__store_arena(self->store), vals[--done]);
    return r;
}

static int applier_replace(const struct kin__applier *self,
                           const kin_delta *delta, bool is_initial,
                           kin_error *err)
{
    struct kin__store_replaced replaced = {0};
    kin__val *vals = kin__alloc(self->alloc, delta->count ? delta->count : 1,
                                sizeof(*vals));
    int r = vals ? applier_import_all(self, delta, vals, err)
                 : kin_error_set(err, KIN_ENOMEM, "list: out of memory");

    if (r == 0)
        r = kin__store_replace_changes(self->store, vals, delta->count,
                                       delta->resource_version, &replaced, err);
    if (r == 0)
        applier_notify_replaced(self, &replaced, is_initial);
    kin__store_replaced_done(&replaced, self->store->alloc);
    kin__free(self->alloc, vals);
    return r;
}

static int applier_take(const struct kin__applier *self, const kin_delta *delta,
                        bool is_initial, kin_error *err)
{
    switch (delta->type) {
    case KIN_DELTA_DELETED:
        return applier_delete(self, delta, err);
    case KIN_DELTA_SYNC:
        applier_sync(self, delta->object);
        return 0;
    case KIN_DELTA_REPLACED_ALL:
        return applier_replace(self, delta, is_initial, err);
    case KIN_DELTA_SYNC_ALL:
        return applier_sync_all(self, err);
    case KIN_DELTA_BOOKMARK:
        return kin_store_bookmark(self->store, delta->resource_version, err);
    default:
        return applier_put(self, delta->object, is_initial, err);
    }
}

int kin__applier_process(const kin_delta *deltas, size_t count, bool is_initial,
                         kin_error *err, void *userdata)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < count; i++)
        r = applier_take(userdata, &deltas[i], is_initial, err);
    return r;
}

/* ---- known objects; called by the reader thread ---- */

static const kin_object *known_get(kin_str key, void *userdata)
{
    const struct kin__applier *self = userdata;
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(self->store);

    /* The queue only compares the result with NULL, so the snapshot may be
     * released. */
    return kin_snapshot_get(snapshot, key);
}

static int known_each(int (*take)(const kin_object *object, void *context),
                      void *context, void *userdata)
{
    const struct kin__applier *self = userdata;
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(self->store);
    kin_iter it = kin_snapshot_list(snapshot);
    int r = snapshot ? 0 : KIN_ENOMEM;

    for (const kin_object *object = kin_iter_next(&it); r == 0 && object;
         object = kin_iter_next(&it))
        r = take(object, context);
    return r;
}

kin_known_objects kin__applier_known(struct kin__applier *applier)
{
    return (kin_known_objects){.size = sizeof(kin_known_objects),
                               .get = known_get,
                               .each = known_each,
                               .userdata = applier};
}
