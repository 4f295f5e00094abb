/* SPDX-License-Identifier: Apache-2.0 */
#include <assert.h>

#include <kin/patch.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cache/store.h"
#include "informer/core_impl.h"
#include "object/import.h"
#include "object/partial.h"

static struct kin__arena *core_arena(const struct kin__core *self)
{
    return kin__store_arena(self->store);
}

static void core_moved(struct kin__core *self)
{
    self->confirmed_ns = self->now_ns;
    if (self->opts.ops.moved)
        self->opts.ops.moved(self->opts.ops.userdata);
}

static kin__val core_ref(const struct kin__core *self, kin__val val)
{
    kin__val_ref(core_arena(self), val);
    return val;
}

/* ---- transform ---- */

static int core_import(struct kin__core *self, const kin_object *object,
                       kin__val *ret, kin_error *err)
{
    int r = kin__val_import(core_arena(self), object->home->arena, object->root,
                            ret);

    return r < 0 ? kin_error_set(err, r, "transform: %s", kin_error_text(r))
                 : 0;
}

/* Servers keep their managedFields when an update brings none, so who drops
 * them can still replace the object. */
static bool change_is_harmless(const kin_change *change)
{
    return change->kind == KIN_CHANGE_REMOVED && change->step_count == 2 &&
           kin_str_eq(change->steps[0].key, KIN__S("metadata")) &&
           kin_str_eq(change->steps[1].key, KIN__S("managedFields"));
}

/* The kind of metadata alone says that the rest is missing. */
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

/* Notes that values of the arena lack something, once one of them does. */
static int core_note_lost(struct kin__core *self, const kin_object *before,
                          const kin_object *now, kin_error *err)
{
    struct lost lost = {
        .is_metadata = kin__value_is_metadata(kin_object_value(now))};

    if (kin__arena_is_partial(core_arena(self)))
        return 0;
    int r = kin_diff(self->opts.alloc, kin_object_value(before),
                     kin_object_value(now), lost_visit, &lost, err);
    if (lost.is_lost)
        kin__arena_set_partial(core_arena(self));
    return lost.is_lost ? 0 : r;
}

static int core_check_transformed(const kin_object *before,
                                  const kin_object *now, kin_error *err)
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

/* Calls the transform; `*ret_changed` stays NULL if it changes nothing. */
static int core_call_transform(struct kin__core *self, kin__val val,
                               kin_object **ret_changed, kin_error *err)
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = kin__store_make(self->store, core_ref(self, val), &object, err);

    if (r == 0)
        r = self->opts.transform(object, ret_changed, err, self->opts.userdata);
    if (r < 0 || !*ret_changed)
        return r;
    assert(object);
    r = core_check_transformed(object, *ret_changed, err);
    return r < 0 ? r : core_note_lost(self, object, *ret_changed, err);
}

int kin__core_transform(struct kin__core *self, kin__val *val, bool *ret_is_bad,
                        kin_error *err)
{
    KIN_AUTO(kin_object) *changed = NULL;

    *ret_is_bad = false;
    if (!self->opts.transform)
        return 0;
    int r = core_call_transform(self, *val, &changed, err);
    if (r == 0 && !changed)
        return 0;
    kin__val_unref(core_arena(self), *val);
    *val = KIN__VAL_NONE;
    *ret_is_bad = r < 0 && r != KIN_ENOMEM;
    if (r < 0)
        return r;
    assert(changed);
    return core_import(self, changed, val, err);
}

int kin__core_admit(struct kin__core *self,
                    const struct kin__reflector_item *item, kin__val *val,
                    kin_error *err)
{
    const struct kin__core_payload *payload = item->payload;
    kin_error why = KIN_ERROR_INIT;
    bool is_bad = false;
    int r = kin__core_transform(self, val, &is_bad, &why);

    if (r == 0) {
        r = kin__store_check(self->store, *val, &why);
        if (r == 0)
            return 0;
        is_bad = true;
        kin__val_unref(core_arena(self), *val);
        *val = KIN__VAL_NONE;
    }
    if (!is_bad) {
        if (err)
            *err = why;
        return r;
    }
    struct kin__identity identity = kin__core_identity(self, payload->whole);
    r = kin__core_isolate_as(self, item->type, &identity, &why, err);
    return r < 0 ? r : 1;
}

/* Releases the value if there is no room for it. */
static int core_check_room(struct kin__core *self, kin__val val, kin_error *err)
{
    int r = kin__core_check_room(self, err);

    if (r == 0)
        return 0;
    kin__val_unref(core_arena(self), val);
    kin_store_reclaim(self->store);
    return r;
}

/* ---- telling ---- */

static bool change_keeps_version(const struct kin__store_change *change)
{
    return change->old && kin_str_eq(kin_object_resource_version(change->old),
                                     kin_object_resource_version(change->now));
}

static void core_tell_gone(struct kin__core *self,
                           const struct kin__core_gone *gone)
{
    struct kin__note note = {
        .type = KIN__NOTE_DELETE,
        .is_tombstone = gone->is_tombstone,
        .is_isolated = gone->is_isolated,
        .now = gone->object,
        .since_ns = self->now_ns,
    };

    kin__processor_distribute(self->processor, &note, /* is_resync= */ false);
}

/* Whether an object has taken the place of another one, and handlers are to see
 * both. */
static bool core_splits(const struct kin__core *self,
                        const struct kin__store_change *change)
{
    return self->opts.splits_replaced && change->old &&
           !kin_str_eq(kin_object_uid(change->old),
                       kin_object_uid(change->now));
}

/* Everybody has room. */
static void core_tell_change(struct kin__core *self,
                             const struct kin__store_change *change)
{
    kin_object *old = change->old;

    if (core_splits(self, change)) {
        core_tell_gone(self, &(struct kin__core_gone){.object = old,
                                                      .is_tombstone = true});
        old = NULL;
    }
    struct kin__note note = {
        .type = old ? KIN__NOTE_UPDATE : KIN__NOTE_ADD,
        .is_initial = !old && !self->is_synced,
        .old = old,
        .now = change->now,
        .since_ns = self->now_ns,
    };

    kin__processor_distribute(self->processor, &note,
                              old && change_keeps_version(change));
}

static int core_prepare(struct kin__core *self, size_t notes, kin_error *err)
{
    int r = kin__processor_prepare(self->processor, notes);

    return r < 0 ? kin_error_set(err, r, "handlers: %s", kin_error_text(r)) : 0;
}

void kin__core_become_synced(struct kin__core *self)
{
    if (self->is_synced)
        return;
    self->is_synced = true;
    if (--self->first->unsynced > 0)
        return;
    kin__processor_synced(self->processor);
    if (self->opts.ops.synced)
        self->opts.ops.synced(self->opts.ops.userdata);
}

/* ---- events ---- */

static void change_done(struct kin__store_change *change)
{
    (void)kin_object_unref(change->old);
    (void)kin_object_unref(change->now);
}

/* `val` is given. */
static int core_put(struct kin__core *self, kin__val val, kin_error *err)
{
    struct kin__store_change change = {0};
    int r = core_prepare(self, self->opts.splits_replaced ? 2 : 1, err);

    if (r < 0) {
        kin__val_unref(core_arena(self), val);
        return r;
    }
    r = kin__store_put(self->store, val, &change, err);
    if (r < 0)
        return r;
    kin__guess_note_stored(&self->guess);
    kin__isolated_forget(&self->isolated, kin_object_key(change.now));
    core_tell_change(self, &change);
    change_done(&change);
    core_moved(self);
    return 0;
}

int kin__core_delete(struct kin__core *self, const struct kin__core_gone *gone,
                     kin_error *err)
{
    int r = core_prepare(self, 1, err);

    if (r == 0)
        r = kin__store_delete(self->store, kin_object_key(gone->object),
                              gone->version.len > 0 ? &gone->version : NULL,
                              /* ret_old= */ NULL, err);
    if (r < 0)
        return r;
    core_tell_gone(self, gone);
    core_moved(self);
    return 0;
}

/* A deletion that the server has sent, or that a list implies: an object that
 * the list does not bring may be one that was isolated without a record. */
static int core_delete(struct kin__core *self, kin_object *object,
                       bool is_tombstone, kin_error *err)
{
    kin_str key = kin_object_key(object);
    bool is_isolated = is_tombstone
                           ? kin__isolated_may_have(&self->isolated, key)
                           : kin__isolated_has(&self->isolated, key);
    struct kin__core_gone gone = {.object = object,
                                  .is_tombstone = is_tombstone && !is_isolated,
                                  .is_isolated = is_isolated};

    if (!is_tombstone)
        gone.version = kin_object_resource_version(object);
    return kin__core_delete(self, &gone, err);
}

/* Whether a deletion is of an isolated object, which handlers take for gone
 * already. */
static bool core_is_gone(struct kin__core *self,
                         const struct kin__reflector_item *item,
                         const kin_object *object)
{
    kin_str key = kin_object_key(object);

    if (item->type != KIN__EVENT_DELETED ||
        !kin__isolated_has(&self->isolated, key))
        return false;
    kin__isolated_forget(&self->isolated, key);
    return true;
}

/* ---- through the queue by key ---- */

/* Nothing has changed, so nothing is written: that would set the store's
 * version back to the object's. */
static int core_sync(struct kin__core *self, kin_object *object, kin_error *err)
{
    struct kin__store_change same = {.old = object, .now = object};
    int r = core_prepare(self, 1, err);

    if (r == 0)
        core_tell_change(self, &same);
    return r;
}

static int core_process(const kin_delta *deltas, size_t count, bool is_initial,
                        kin_error *err, void *userdata)
{
    struct kin__core *self = userdata;
    int r = 0;

    (void)is_initial; /* the core knows */
    for (size_t i = 0; r == 0 && i < count; i++) {
        kin_object *object = kin__object_of(deltas[i].object);
        if (deltas[i].type == KIN_DELTA_DELETED)
            r = core_delete(self, object, deltas[i].is_tombstone, err);
        else if (deltas[i].type == KIN_DELTA_SYNC)
            r = core_sync(self, object, err);
        else
            r = core_put(self, core_ref(self, object->root), err);
    }
    return r;
}

static int core_drain(struct kin__core *self, kin_error *err)
{
    while (kin__queue_count(self->queue) > 0) {
        int r = kin__queue_pop(self->queue, core_process, self, err);
        if (r < 0)
            return r;
    }
    if (kin__queue_has_synced(self->queue))
        kin__core_become_synced(self);
    return 0;
}

/* Whether a list of this core's server would have the object. */
static bool core_owns(const struct kin__core *self, const kin_object *object)
{
    return self->opts.ns.len == 0 || self->is_resyncing ||
           kin_str_eq(kin_object_namespace(object), self->opts.ns);
}

static const kin_object *known_get(kin_str key, void *userdata)
{
    const struct kin__core *self = userdata;

    return kin__store_peek(self->store, key);
}

static int known_each(int (*take)(const kin_object *object, void *context),
                      void *context, void *userdata)
{
    struct kin__core *self = userdata;
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(self->store);
    kin_iter it = kin_snapshot_list(snapshot);
    const kin_object *object = NULL;
    int r = snapshot ? 0 : KIN_ENOMEM;

    for (object = kin_iter_next(&it); r == 0 && object;
         object = kin_iter_next(&it)) {
        if (core_owns(self, object))
            r = take(object, context);
    }
    return r;
}

int kin__core_make_queue(struct kin__core *self, kin_error *err)
{
    kin_known_objects known = {.size = sizeof(kin_known_objects),
                               .get = known_get,
                               .each = known_each,
                               .userdata = self};
    struct kin__queue_opts opts = {
        .kind = KIN_QUEUE_DELTA, .known = &known, .seed = self->opts.seed};

    return kin__queue_new(self->opts.alloc, &opts, &self->queue, err);
}

static int core_enqueue(struct kin__core *self, enum kin__event_type type,
                        const kin_object *object, kin_error *err)
{
    int r = type == KIN__EVENT_DELETED
                ? kin__queue_delete(self->queue, object, err)
                : kin__queue_put(self->queue,
                                 type == KIN__EVENT_ADDED ? KIN_DELTA_ADDED
                                                          : KIN_DELTA_UPDATED,
                                 object, err);

    return r < 0 ? r : core_drain(self, err);
}

int kin__core_apply(const struct kin__reflector_item *item, void *userdata,
                    kin_error *err)
{
    struct kin__core *self = userdata;
    KIN_AUTO(kin_object) *object = NULL;
    kin__val val = kin__core_payload_take(item);
    int r = kin__core_admit(self, item, &val, err);

    if (r == 0 && item->type != KIN__EVENT_DELETED)
        r = core_check_room(self, val, err);
    if (r != 0)
        return r < 0 ? r : 0;
    if (!self->queue && item->type != KIN__EVENT_DELETED)
        return core_put(self, val, err);
    r = kin__store_make(self->store, val, &object, err);
    if (r < 0)
        return r;
    if (core_is_gone(self, item, object))
        return kin__core_bookmark(kin_object_resource_version(object), self,
                                  err);
    if (self->queue)
        return core_enqueue(self, item->type, object, err);
    return core_delete(self, object, /* is_tombstone= */ false, err);
}

int kin__core_bookmark(kin_str resource_version, void *userdata, kin_error *err)
{
    struct kin__core *self = userdata;
    int r = kin_store_bookmark(self->store, resource_version, err);

    if (r == 0)
        core_moved(self);
    return r;
}

/* ---- lists ---- */

int kin__core_stage_begin(void *userdata, kin_error *err)
{
    struct kin__core *self = userdata;

    (void)err;
    kin__guess_begin_stage(&self->guess, &self->stage.vals);
    kin__isolated_begin(&self->isolated);
    self->is_full = false;
    return 0;
}

/* Whether an object takes the place of another of its key.  Streams that bring
 * a key twice are sorted out when they are published, unless that is by key. */
static bool stage_replaces(const struct kin__core *self,
                           const struct kin__reflector_item *item)
{
    return item->type == KIN__EVENT_MODIFIED ||
           (item->type == KIN__EVENT_ADDED &&
            (self->queue || self->opts.target));
}

/* An object that the list has isolated before is acceptable now. */
static void core_unisolate(struct kin__core *self,
                           const struct kin__reflector_item *item)
{
    const struct kin__core_payload *payload = item->payload;

    if (item->type == KIN__EVENT_NONE || self->isolated.by_key.count == 0)
        return;
    struct kin__identity identity = kin__core_identity(self, payload->whole);
    char buf[KIN__ISOLATED_KEY_MAX + 1];
    kin__isolated_unstage(&self->isolated, kin__identity_key(&identity, buf));
}

int kin__core_stage_put(const struct kin__reflector_item *item, void *userdata,
                        kin_error *err)
{
    struct kin__core *self = userdata;
    kin__val val = kin__core_payload_take(item);
    int r = kin__core_admit(self, item, &val, err);

    if (r == 0)
        r = core_check_room(self, val, err);
    if (r != 0)
        return r < 0 ? r : 0;
    core_unisolate(self, item);
    r = stage_replaces(self, item) ? kin__stage_put(&self->stage, val)
                                   : kin__stage_add(&self->stage, val);
    if (r < 0)
        return kin_error_set(err, r, "list: %s", kin_error_text(r));
    kin__guess_note_staged(&self->guess, self->stage.count - 1);
    return 0;
}

int kin__core_stage_delete(const struct kin__reflector_item *item,
                           void *userdata, kin_error *err)
{
    struct kin__core *self = userdata;
    const struct kin__core_payload *payload = item->payload;
    int r = kin__stage_delete(&self->stage, payload->val);

    core_unisolate(self, item);
    return r < 0 ? kin_error_set(err, r, "list: %s", kin_error_text(r)) : 0;
}

void kin__core_stage_drop(void *userdata)
{
    struct kin__core *self = userdata;

    kin__guess_end_stage(&self->guess, /* changes= */ NULL, /* count= */ 0);
    kin__stage_clear(&self->stage);
    if (self->is_full)
        kin_store_reclaim(self->store);
}

/* First what is gone, then the list in its order. */
static void core_tell_replaced(struct kin__core *self,
                               const struct kin__store_replaced *replaced)
{
    for (size_t i = 0; i < replaced->gone_count; i++) {
        kin_object *object = replaced->gone[i];
        bool is_isolated = kin__isolated_may_have(&self->isolated,
                                                  kin_object_key(object));
        core_tell_gone(self,
                       &(struct kin__core_gone){.object = object,
                                                .is_tombstone = !is_isolated,
                                                .is_isolated = is_isolated});
    }
    for (size_t i = 0; i < replaced->change_count; i++) {
        const struct kin__store_change *change = &replaced->changes[i];
        bool is_same = change->old == change->now;
        if (is_same && self->opts.is_silent_on_same)
            continue;
        /* Of a key that stands twice, the last counts. */
        if (!is_same &&
            kin__store_peek(self->store, kin_object_key(change->now)) !=
                change->now)
            continue;
        core_tell_change(self, change);
    }
}

static int core_publish_in_order(struct kin__core *self, kin_str version,
                                 kin_error *err)
{
    struct kin__store_replaced replaced = {0};
    kin_store_stats stats = KIN_INIT(kin_store_stats);
    int r = 0;

    kin__stage_give(&self->stage);
    kin_store_get_stats(self->store, &stats);
    r = core_prepare(self, stats.objects + self->stage.count, err);
    if (r < 0) {
        kin__core_stage_drop(self);
        return r;
    }
    r = kin__store_replace_within(self->store, self->opts.ns, self->stage.vals,
                                  self->stage.count, version, &replaced, err);
    self->stage.count = 0; /* the values are the store's, or gone */
    if (r == 0) {
        kin__isolated_publish(&self->isolated);
        core_tell_replaced(self, &replaced);
    }
    kin__processor_settle(self->processor);
    kin__guess_end_stage(&self->guess, replaced.changes, replaced.change_count);
    kin__stage_clear(&self->stage);
    kin__store_replaced_done(&replaced, self->opts.alloc);
    if (r == 0)
        kin__core_become_synced(self);
    return r;
}

static int core_make_objects(struct kin__core *self, kin_object **objects,
                             size_t count, kin_error *err)
{
    for (size_t i = 0; i < count; i++) {
        kin__val val = core_ref(self, self->stage.vals[i]);
        int r = kin__store_make(self->store, val, &objects[i], err);
        if (r < 0)
            return r;
    }
    return 0;
}

int kin__core_publish_to(struct kin__core *self, kin_str resource_version,
                         kin__core_replace *replace, kin_error *err)
{
    kin__stage_give(&self->stage);
    size_t count = self->stage.count;
    kin_object **objects = kin__alloc0(self->opts.alloc, count ? count : 1,
                                       sizeof(*objects));
    int r = objects ? core_make_objects(self, objects, count, err)
                    : kin_error_set(err, KIN_ENOMEM, "list: out of memory");

    if (r == 0)
        r = replace(self, objects, count, resource_version, err);
    for (size_t i = 0; objects && i < count; i++)
        (void)kin_object_unref(objects[i]);
    kin__free(self->opts.alloc, objects);
    kin__core_stage_drop(self);
    return r;
}

static int core_replace_queued(struct kin__core *self,
                               kin_object *const *objects, size_t count,
                               kin_str version, kin_error *err)
{
    int r = kin__queue_replace(self->queue, objects, count, version, err);

    if (r == 0)
        kin__isolated_publish(&self->isolated);
    return r;
}

static int core_publish_by_key(struct kin__core *self, kin_str version,
                               kin_error *err)
{
    int r = kin__core_publish_to(self, version, core_replace_queued, err);

    if (r == 0)
        r = core_drain(self, err);
    return r < 0 ? r : kin_store_bookmark(self->store, version, err);
}

int kin__core_stage_publish(kin_str resource_version, void *userdata,
                            kin_error *err)
{
    struct kin__core *self = userdata;
    int r = self->queue ? core_publish_by_key(self, resource_version, err)
                        : core_publish_in_order(self, resource_version, err);

    if (r == 0)
        core_moved(self);
    return r;
}

/* ---- resync ---- */

static int resync_tell(const kin_object *object, void *context)
{
    struct kin__store_change same = {.old = kin__object_of(object),
                                     .now = kin__object_of(object)};

    core_tell_change(context, &same);
    return 0;
}

static int core_resync_all(struct kin__core *self, kin_error *err)
{
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    if (self->queue) {
        int r = kin__queue_resync(self->queue, err);
        return r < 0 ? r : core_drain(self, err);
    }
    kin_store_get_stats(self->store, &stats);
    int r = core_prepare(self, stats.objects, err);
    if (r < 0)
        return r;
    r = known_each(resync_tell, self, self);
    kin__processor_settle(self->processor);
    return r < 0 ? kin_error_set(err, r, "resync: %s", kin_error_text(r)) : 0;
}

/* Whose time comes first tells of all: handlers are due once. */
int kin__core_resync(void *userdata, kin_error *err)
{
    struct kin__core *self = userdata;

    self->is_resyncing = true;
    int r = core_resync_all(self, err);
    self->is_resyncing = false;
    return r;
}

bool kin__core_should_resync(void *userdata)
{
    struct kin__core *self = userdata;

    if (!kin__core_wants_resync(self))
        return false;
    return kin__processor_should_resync(self->processor, self->now_ns);
}
