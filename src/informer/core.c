/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/core.h"

#include <assert.h>
#include <inttypes.h>

#include <kin/snapshot.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/str.h"
#include "cache/store.h"
#include "informer/core_impl.h"
#include "informer/watch_item.h"
#include "object/builder.h"
#include "object/projection.h"

enum {
    /* Events of up to this many bytes are decoded quickly. */
    QUICK_BYTES = 192 << 10,
    /* Between calls of kin__arena_unmap_writer(): often enough for tools that
     * show the process, and too seldom to cost anything. */
    RELAX_S = 60,
};

/* The payload of an item. */
struct payload {
    kin__val val;   /* owned until it is taken; then KIN__VAL_NONE */
    kin__val whole; /* the same value; borrowed, as long as the item lives */
};

static kin__val payload_take(const struct kin__reflector_item *item)
{
    struct payload *payload = item->payload;
    kin__val val = payload->val;

    assert(!item->bad);
    payload->val = KIN__VAL_NONE;
    return val;
}

static struct kin__arena *core_arena(const struct kin__core *self)
{
    return kin__store_arena(self->store);
}

static kin_value core_value(const struct kin__core *self, kin__val val)
{
    return kin__value_of(core_arena(self), val);
}

static kin__val core_ref(const struct kin__core *self, kin__val val)
{
    kin__val_ref(core_arena(self), val);
    return val;
}

void kin__core_moved(struct kin__core *core)
{
    core->confirmed_ns = core->now_ns;
    core->has_moved = true;
    kin__arrivals_confirm(&core->arrivals);
}

/* Checks the limit; releases the value if there is no room for it. */
static int core_check_room(struct kin__core *self, kin__val val, kin_error *err)
{
    enum kin__limit_use use = kin__core_has_list(self) ? KIN__LIMIT_RELIST
                                                       : KIN__LIMIT_LIST;

    if (kin__reflector_state(self->reflector) == KIN__REFLECTOR_WATCH)
        use = KIN__LIMIT_EVENT;
    int r = kin__limit_check(&self->limit, use, err);
    if (r == 0)
        return 0;
    self->is_full = true;
    kin__val_unref(core_arena(self), val);
    kin_store_reclaim(self->store);
    return r;
}

void kin__core_set_max_bytes(struct kin__core *core, uint64_t max_bytes)
{
    kin__limit_set(&core->limit, max_bytes);
}

/* ---- notifying handlers ---- */

static struct kin__announcer core_announcer(const struct kin__core *self)
{
    return (struct kin__announcer){
        .processor = self->processor,
        .splits_replaced = self->opts.splits_replaced,
        .is_initial = !kin__core_has_list(self),
        .now_ns = self->now_ns,
    };
}

/* The caller has called core_prepare(), so this cannot fail. */
static void core_notify_change(struct kin__core *self,
                               const struct kin__store_change *change)
{
    const struct kin__announcer announcer = core_announcer(self);

    kin__announce_change(&announcer, change);
}

static int core_prepare(struct kin__core *self, size_t notes, kin_error *err)
{
    int r = kin__processor_prepare(self->processor, notes);

    return r < 0 ? kin_error_set(err, r, "handlers: %s", kin_error_text(r)) : 0;
}

/* Handlers that got nothing so far get all objects. */
static int core_unmute(struct kin__core *self, kin_error *err)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(self->store);
    int r = snapshot
                ? kin__announce_first(self->processor, snapshot, self->now_ns)
                : KIN_ENOMEM;

    return r < 0 ? kin_error_set(err, r, "handlers: %s", kin_error_text(r)) : 0;
}

int kin__core_note_list(struct kin__core *core, kin_error *err)
{
    if (kin__core_has_list(core))
        return 0;
    if (core->processor->is_muted &&
        atomic_load(&core->processor->unsynced) == 1) {
        int r = core_unmute(core, err);
        if (r < 0)
            return r;
    }
    if (kin__processor_count_synced(core->processor) && core->opts.ops.synced)
        core->opts.ops.synced(core->opts.ops.userdata);
    return 0;
}

/* ---- writing to the store ---- */

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
    kin__predictor_note_stored(&self->predictor);
    kin__isolated_forget(&self->isolated, kin_object_key(change.now));
    core_notify_change(self, &change);
    change_done(&change);
    kin__core_moved(self);
    return 0;
}

int kin__core_remove(struct kin__core *self, const struct kin__gone *gone,
                     kin_error *err)
{
    int r = core_prepare(self, 1, err);

    kin__arrivals_gone(&self->arrivals, gone->object, gone->is_isolated);
    if (r == 0)
        r = kin__store_delete(self->store, kin_object_key(gone->object),
                              gone->version.len > 0 ? &gone->version : NULL,
                              /* ret_old= */ NULL, err);
    /* The store may not have had it, and the object is not held. */
    kin__arrivals_gone(&self->arrivals, NULL, /* is_isolated= */ false);
    if (r < 0)
        return r;
    const struct kin__announcer announcer = core_announcer(self);
    kin__announce_gone(&announcer, gone);
    kin__core_moved(self);
    return 0;
}

/* Applies a deletion that the server has sent or a list implies.  An object
 * that is missing from a list may have been isolated without a record. */
static int core_delete(struct kin__core *self, kin_object *object,
                       bool is_tombstone, kin_error *err)
{
    kin_str key = kin_object_key(object);
    bool is_isolated = is_tombstone
                           ? kin__isolated_may_have(&self->isolated, key)
                           : kin__isolated_has(&self->isolated, key);
    struct kin__gone gone = {.object = object,
                             .is_tombstone = is_tombstone && !is_isolated,
                             .is_isolated = is_isolated};

    if (!is_tombstone)
        gone.version = kin_object_resource_version(object);
    return kin__core_remove(self, &gone, err);
}

int kin__core_bookmark(struct kin__core *self, kin_str resource_version,
                       kin_error *err)
{
    int r = kin_store_bookmark(self->store, resource_version, err);

    if (r == 0)
        kin__core_moved(self);
    return r;
}

/* Transforms a value, and checks whether it can be stored.  0; 1 if the object
 * was isolated instead; or an error.  Releases `*val` unless it returns 0. */
static int core_admit(struct kin__core *self,
                      const struct kin__reflector_item *item, kin__val *val,
                      kin_error *err)
{
    const struct payload *payload = item->payload;
    kin_error why = KIN_ERROR_INIT;
    bool is_bad = false;
    int r = kin__transform_apply(&self->transform, val, &is_bad, &why);

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
    struct kin__object_identity identity = kin__identity_of(
        core_value(self, payload->whole));
    r = kin__core_isolate(self, item->type, &identity, &why, err);
    return r < 0 ? r : 1;
}

/* ---- the queue by key ---- */

/* Nothing has changed, so nothing is written: a write would set the version of
 * the store back to that of the object. */
static int core_sync(struct kin__core *self, kin_object *object, kin_error *err)
{
    struct kin__store_change same = {.old = object, .now = object};
    int r = core_prepare(self, 1, err);

    if (r == 0)
        core_notify_change(self, &same);
    return r;
}

static int core_process(const kin_delta *deltas, size_t count, bool is_initial,
                        kin_error *err, void *userdata)
{
    struct kin__core *self = userdata;
    int r = 0;

    (void)is_initial; /* see core_announcer() */
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
    assert(self->queue);
    while (kin__queue_count(self->queue) > 0) {
        int r = kin__queue_pop(self->queue, core_process, self, err);
        if (r < 0)
            return r;
    }
    return 0;
}

static int core_make_queue(struct kin__core *self, kin_error *err)
{
    kin_known_objects known = {.size = sizeof(kin_known_objects),
                               .get = kin__known_get,
                               .each = kin__known_each,
                               .userdata = &self->known};
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

    assert(self->queue);
    return r < 0 ? r : core_drain(self, err);
}

/* ---- events of a watch ---- */

/* Whether a deleted object was isolated: handlers were notified of that. */
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

static int core_apply(struct kin__core *self,
                      const struct kin__reflector_item *item, kin_error *err)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin__val val = payload_take(item);
    int r = core_admit(self, item, &val, err);

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
        return kin__core_bookmark(self, kin_object_resource_version(object),
                                  err);
    if (self->queue)
        return core_enqueue(self, item->type, object, err);
    return core_delete(self, object, /* is_tombstone= */ false, err);
}

/* ---- lists ---- */

static int core_stage_begin(void *userdata, kin_error *err)
{
    struct kin__core *self = userdata;

    (void)err;
    kin__predictor_begin_stage(&self->predictor, &self->stage.vals);
    kin__isolated_begin(&self->isolated);
    self->is_full = false;
    kin__arrivals_list(&self->arrivals,
                       kin__reflector_is_verifying(self->reflector));
    return 0;
}

/* Whether an object replaces a staged one with the same key.  Publishing
 * resolves duplicate keys of a stream, except with a queue or a target. */
static bool stage_replaces(const struct kin__core *self,
                           const struct kin__reflector_item *item)
{
    return item->type == KIN__EVENT_MODIFIED ||
           (item->type == KIN__EVENT_ADDED &&
            (self->queue || self->opts.target));
}

/* An object that was isolated earlier in the list can be stored now. */
static void core_unisolate(struct kin__core *self,
                           const struct kin__reflector_item *item)
{
    const struct payload *payload = item->payload;

    if (item->type == KIN__EVENT_NONE || self->isolated.by_key.count == 0)
        return;
    struct kin__object_identity identity = kin__identity_of(
        core_value(self, payload->whole));
    char buf[KIN__ISOLATED_KEY_MAX + 1];
    kin__isolated_unstage(&self->isolated, kin__identity_key(&identity, buf));
}

static int core_stage_put(struct kin__core *self,
                          const struct kin__reflector_item *item,
                          kin_error *err)
{
    kin__val val = payload_take(item);
    int r = core_admit(self, item, &val, err);

    if (r == 0)
        r = core_check_room(self, val, err);
    if (r != 0)
        return r < 0 ? r : 0;
    core_unisolate(self, item);
    r = stage_replaces(self, item) ? kin__stage_put(&self->stage, val)
                                   : kin__stage_add(&self->stage, val);
    if (r < 0)
        return kin_error_set(err, r, "list: %s", kin_error_text(r));
    kin__predictor_note_staged(&self->predictor, self->stage.count - 1);
    return 0;
}

static int core_stage_delete(struct kin__core *self,
                             const struct kin__reflector_item *item,
                             kin_error *err)
{
    const struct payload *payload = item->payload;
    int r = kin__stage_delete(&self->stage, payload->val);

    core_unisolate(self, item);
    return r < 0 ? kin_error_set(err, r, "list: %s", kin_error_text(r)) : 0;
}

static void core_stage_drop(void *userdata)
{
    struct kin__core *self = userdata;

    kin__predictor_end_stage(&self->predictor, /* changes= */ NULL,
                             /* count= */ 0);
    kin__stage_clear(&self->stage);
    if (self->is_full)
        kin_store_reclaim(self->store);
}

/* Publishes a list at once, or in slices if it is long: kin__core_publish(). */
static int core_publish_in_order(struct kin__core *self, kin_str version,
                                 kin_error *err)
{
    struct kin__publication_opts opts = {
        .alloc = self->opts.alloc,
        .store = self->store,
        .stage = &self->stage,
        .predictor = &self->predictor,
        .isolated = &self->isolated,
        .announcer = core_announcer(self),
        .ns = self->opts.ns,
        .is_silent_on_same = self->opts.is_silent_on_same ||
                             kin__reflector_is_verifying(self->reflector) ||
                             self->prover.is_verifying ||
                             kin__core_is_unconfirmed(self),
    };
    /* The publication also visits the objects that it deletes. */
    size_t count = self->stage.count +
                   kin__store_count_within(self->store, self->opts.ns);

    assert(!self->queue && !self->opts.target && !self->first->publishing);
    int r = kin__publication_begin(&self->publication, &opts, version, err);
    if (r < 0)
        return r;
    if (self->opts.slice == 0 || count <= self->opts.slice)
        return kin__publication_step(&self->publication, SIZE_MAX, err);
    self->first->publishing = self;
    return KIN__PUBLISH_LATER;
}

typedef int core_replace_fn(struct kin__core *self, kin_object *const *objects,
                            size_t count, kin_str resource_version,
                            kin_error *err);

/* Passes the staged objects to `replace`, and clears the stage. */
static int core_publish_to(struct kin__core *self, kin_str resource_version,
                           core_replace_fn *replace, kin_error *err)
{
    kin__stage_give(&self->stage);
    size_t count = self->stage.count;
    kin_object **objects = kin__alloc0(self->opts.alloc, count ? count : 1,
                                       sizeof(*objects));
    int r = objects ? kin__stage_make(&self->stage, self->store, objects, err)
                    : kin_error_set(err, KIN_ENOMEM, "list: out of memory");

    if (r == 0)
        r = replace(self, objects, count, resource_version, err);
    for (size_t i = 0; objects && i < count; i++)
        (void)kin_object_unref(objects[i]);
    kin__free(self->opts.alloc, objects);
    core_stage_drop(self);
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
    int r = core_publish_to(self, version, core_replace_queued, err);

    if (r == 0)
        r = core_drain(self, err);
    return r < 0 ? r : kin_store_bookmark(self->store, version, err);
}

/* ---- a target instead of the store ---- */

/* The values of objects that a target has released are freed by writes to the
 * store that holds them; with a target, this bookmark is the only write. */
static int target_settle(struct kin__core *self, kin_str version, int result,
                         kin_error *err)
{
    int r = kin_store_bookmark(self->store, version, result < 0 ? NULL : err);

    assert(self->opts.target);
    if (result == 0 && r == 0)
        kin__core_moved(self);
    return result < 0 ? result : r;
}

static int target_apply(struct kin__core *self,
                        const struct kin__reflector_item *item, kin_error *err)
{
    const kin_reflector_store *target = self->opts.target;
    KIN_AUTO(kin_object) *object = NULL;
    kin__val val = payload_take(item);
    int r = core_admit(self, item, &val, err);

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

static int target_bookmark(struct kin__core *self, kin_str resource_version,
                           kin_error *err)
{
    const kin_reflector_store *target = self->opts.target;
    int r = 0;

    if (target->on_bookmark)
        r = target->on_bookmark(resource_version, err, target->userdata);
    return target_settle(self, resource_version, r, err);
}

static int target_publish(struct kin__core *self, kin_str resource_version,
                          kin_error *err)
{
    return target_settle(
        self, resource_version,
        core_publish_to(self, resource_version, target_replace, err), err);
}

/* ---- publishing and resyncs ---- */

static int core_stage_publish(kin_str resource_version, void *userdata,
                              kin_error *err)
{
    struct kin__core *self = userdata;

    kin__arrivals_publish(
        &self->arrivals, /* is_first= */ !kin__core_has_list(self),
        kin__reflector_state(self->reflector) == KIN__REFLECTOR_STREAM);
    int r = self->opts.target ? target_publish(self, resource_version, err)
            : self->queue     ? core_publish_by_key(self, resource_version, err)
                          : core_publish_in_order(self, resource_version, err);

    if (r == 0)
        r = kin__core_note_list(self, err);
    if (r != 0)
        return r;
    kin__arrivals_published(&self->arrivals);
    kin__core_moved(self);
    return 0;
}

/* Continues the publication.  Returns whether there is more to do. */
static bool core_publish_some(struct kin__core *self, size_t work)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__publication_step(&self->publication, work, &err);

    if (r > 0)
        return true;
    self->first->publishing = NULL;
    if (r == 0)
        r = kin__core_note_list(self, &err);
    if (r == 0) {
        kin__arrivals_published(&self->arrivals);
        kin__core_moved(self);
    }
    kin__reflector_published(self->reflector, r < 0 ? &err : NULL,
                             self->now_ns);
    return false;
}

bool kin__core_publish(struct kin__core *core, int64_t now_ns)
{
    assert(core->first->publishing == core);
    core->now_ns = now_ns;
    bool has_more = core_publish_some(core, core->opts.slice);
    kin__processor_wake(core->processor);
    return has_more;
}

bool kin__core_is_publishing(const struct kin__core *core)
{
    return core->publication.phase != KIN__PUBLICATION_NONE;
}

bool kin__core_is_busy(const struct kin__core *core)
{
    return core->first->publishing != NULL;
}

void kin__core_finish(struct kin__core *core)
{
    kin__processor_assert_held(core->processor);
    if (core->first->publishing)
        (void)core_publish_some(core->first->publishing, SIZE_MAX);
    assert(!core->first->publishing);
}

static int resync_notify(const kin_object *object, void *context)
{
    struct kin__store_change same = {.old = kin__object_of(object),
                                     .now = kin__object_of(object)};

    core_notify_change(context, &same);
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
    int r = kin__processor_prepare_list(self->processor, stats.objects);
    if (r < 0)
        return kin_error_set(err, r, "handlers: %s", kin_error_text(r));
    r = kin__known_each(resync_notify, self, &self->known);
    kin__processor_settle(self->processor);
    return r < 0 ? kin_error_set(err, r, "resync: %s", kin_error_text(r)) : 0;
}

/* The first core that is due resyncs the objects of all cores: the resync of a
 * handler is due only once. */
static int core_resync(void *userdata, kin_error *err)
{
    struct kin__core *self = userdata;
    const kin_reflector_store *target = self->opts.target;

    if (target)
        return target->on_resync ? target->on_resync(err, target->userdata) : 0;
    self->known.is_all = true;
    int r = core_resync_all(self, err);
    self->known.is_all = false;
    return r;
}

static bool core_should_resync(void *userdata)
{
    struct kin__core *self = userdata;

    if (self->opts.should_resync &&
        !self->opts.should_resync(self->opts.userdata))
        return false;
    return self->opts.target ||
           kin__processor_should_resync(self->processor, self->now_ns);
}

/* ---- items ---- */

/* Whether an object has the requested kind.  All objects of a list have the
 * kind of the list, whatever they state; an unchanged object was checked
 * before. */
static int core_judge_kind(const struct kin__core *self,
                           const struct kin__stream_item *in, kin_value root,
                           enum kin__kind_verdict *ret)
{
    *ret = KIN__KIND_EXPECTED;
    if (self->decoder.is_list || in->val == in->predicted)
        return 0;
    return kin__kind_judge(
        &self->opts.expected,
        kin_value_str(kin_value_get(root, KIN__S("apiVersion"))),
        kin_value_str(kin_value_get(root, KIN__S("kind"))), ret,
        /* err= */ NULL);
}

/* Whether an object is in a namespace that was not requested. */
static bool core_is_elsewhere(const struct kin__core *self,
                              enum kin__event_type type, kin_str ns)
{
    return self->opts.ns.len > 0 && type != KIN__EVENT_BOOKMARK &&
           !kin_str_eq(ns, self->opts.ns);
}

static int core_stage_item(struct kin__core *self,
                           const struct kin__reflector_item *item,
                           kin_error *err)
{
    if (item->bad)
        return kin__core_isolate(self, item->type, item->bad, item->error, err);
    if (item->type == KIN__EVENT_DELETED)
        return core_stage_delete(self, item, err);
    return core_stage_put(self, item, err);
}

static int core_apply_item(struct kin__core *self,
                           const struct kin__reflector_item *item,
                           kin_error *err)
{
    const kin_reflector_store *target = self->opts.target;

    kin__arrivals_event(&self->arrivals);
    if (item->bad)
        return kin__core_isolate(self, item->type, item->bad, item->error, err);
    if (item->type == KIN__EVENT_BOOKMARK)
        return target ? target_bookmark(self, item->resource_version, err)
                      : kin__core_bookmark(self, item->resource_version, err);
    return target ? target_apply(self, item, err) : core_apply(self, item, err);
}

/* An item was settled.  0, or KIN_ECLOSED if the proof has ended the request:
 * there was no memory to notify handlers of confirmed objects. */
static int core_prove_item(struct kin__core *self)
{
    uint64_t number = self->number;

    kin__core_prove_reached(self);
    return self->number != number ? KIN_ECLOSED : 0;
}

/* Applies the reflector's verdict to an item.  0 or KIN_ECLOSED. */
static int core_take_item(struct kin__core *self,
                          const struct kin__reflector_item *item)
{
    kin_error err = KIN_ERROR_INIT;
    int r = 0;

    kin__core_finish(self); /* the item follows an end mark */
    switch (kin__reflector_judge(self->reflector, item, self->now_ns)) {
    case KIN__VERDICT_CLOSED:
        return KIN_ECLOSED;
    case KIN__VERDICT_DROP:
        return 0;
    case KIN__VERDICT_STAGE:
        r = core_stage_item(self, item, &err);
        break;
    case KIN__VERDICT_APPLY:
        r = core_apply_item(self, item, &err);
        break;
    }
    if (r < 0)
        kin__error_complete(&err, r);
    r = kin__reflector_settle(self->reflector, item, r < 0 ? &err : NULL,
                              self->now_ns);
    return r < 0 ? r : core_prove_item(self);
}

static int core_take_object(struct kin__core *self,
                            const struct kin__stream_item *in, kin_value root,
                            bool is_foreign)
{
    struct kin__arena *arena = kin__store_arena(self->store);
    kin_value metadata = kin_value_get(root, KIN__S("metadata"));
    struct payload payload = {.val = in->val, .whole = in->val};
    kin_str ns = kin_value_str(kin_value_get(metadata, KIN__S("namespace")));
    kin_error error = KIN_ERROR_INIT;
    struct kin__reflector_item item = {
        .type = in->type,
        .resource_version = kin_value_str(
            kin_value_get(metadata, KIN__S("resourceVersion"))),
        .is_foreign = (is_foreign || core_is_elsewhere(self, in->type, ns)) &&
                      in->type != KIN__EVENT_ERROR,
        .error = &error,
        .payload = &payload,
    };

    assert(in->val != KIN__VAL_NONE);
    if (in->type == KIN__EVENT_ERROR)
        kin__watch_item_read_error(self->opts.alloc, root, &error);
    if (in->type == KIN__EVENT_BOOKMARK)
        item.is_end_mark = kin__watch_item_is_end_mark(metadata);
    kin__val_ref(arena, in->val); /* the payload may be taken */
    int r = core_take_item(self, &item);
    if (payload.val != KIN__VAL_NONE)
        kin__val_unref(arena, payload.val);
    return r;
}

/* An item of the stream, whose value is given. */
static int core_on_item(const struct kin__stream_item *in, void *userdata)
{
    struct kin__core *self = userdata;
    kin_value root = core_value(self, in->val);
    enum kin__kind_verdict verdict = KIN__KIND_EXPECTED;
    int r = core_judge_kind(self, in, root, &verdict);

    /* As in client-go: the next list shows what the object is.  The same
     * applies to event types that Kubernetes does not define yet. */
    if (in->type == KIN__EVENT_OTHER ||
        (r == 0 && verdict == KIN__KIND_UNREADABLE))
        r = KIN_EPROTOCOL;
    else if (r == 0)
        r = core_take_object(self, in, root, verdict == KIN__KIND_FOREIGN);
    kin__val_unref(core_arena(self), in->val);
    if (r < 0 && self->is_full)
        kin_store_reclaim(self->store);
    return r;
}

/* An object that the stream could not decode. */
static int core_on_bad(const struct kin__stream_bad *bad, void *userdata)
{
    struct kin__core *self = userdata;

    if (bad->type == KIN__EVENT_OTHER)
        return KIN_EPROTOCOL;
    /* An object without a namespace counts as one of the requested one. */
    kin_str ns = bad->namespace_.len > 0 ? bad->namespace_ : self->opts.ns;
    struct kin__object_identity identity = {
        .namespace_ = ns,
        .name = bad->name,
        .uid = bad->uid,
        .version = bad->resource_version,
    };
    struct kin__reflector_item item = {
        .type = bad->type,
        .resource_version = bad->resource_version,
        .is_foreign = core_is_elsewhere(self, bad->type, ns),
        .bad = &identity,
        .error = bad->error,
    };

    return core_take_item(self, &item);
}

static int core_on_list(const struct kin__stream_list *list, void *userdata)
{
    struct kin__core *self = userdata;
    enum kin__kind_verdict verdict = KIN__KIND_EXPECTED;
    int r = kin__kind_judge_list(&self->opts.expected, list->kind, &verdict,
                                 /* err= */ NULL);

    if (r < 0)
        return r;
    if (verdict == KIN__KIND_FOREIGN || kin_str_eq(list->kind, KIN__S("Table")))
        return KIN_EPROTOCOL;
    kin__reflector_take_page(self->reflector,
                             &(struct kin__reflector_page){
                                 .resource_version = list->resource_version,
                                 .continue_token = list->continue_token,
                                 .remaining = list->remaining,
                             });
    return 0;
}

/* ---- bytes ---- */

/* Returns how to end a request whose bytes cannot be decoded.  The events of a
 * watch that were decoded are kept, and JSON can resume after them. */
static enum kin__reflector_end core_refuse(struct kin__core *self, int code,
                                           const kin_error *err)
{
    if (!self->decoder.proto || code != KIN_EUNSUPPORTED)
        return KIN__END_REFUSED;
    if (self->opts.ops.wire_failed)
        self->opts.ops.wire_failed(err, self->opts.ops.userdata);
    return self->decoder.is_list ? KIN__END_REFUSED : KIN__END_CUT;
}

/* Ends request `number`, which cannot be decoded, unless the reflector has
 * ended it already. */
static int core_fail(struct kin__core *core, uint64_t number, int code,
                     const kin_error *err)
{
    assert(code < 0);
    if (!core->is_closed && core->number == number)
        kin__core_finish(core); /* started by bytes before the bad ones */
    if (core->is_closed || core->number != number)
        return KIN_ECLOSED;
    core->is_closed = true;
    kin__arrivals_close(&core->arrivals, /* is_clean= */ false);
    core->opts.ops.cancel(core->opts.ops.userdata);
    kin__reflector_ended(core->reflector, core_refuse(core, code, err), err,
                         core->now_ns);
    return KIN_ECLOSED;
}

/* While an item is taken, the reflector may end the request and start another
 * one: then the number has changed, and the rest of the bytes is ignored.  The
 * stream of the item stays until the first bytes of the new request: it is
 * still on the stack. */
static int core_feed(struct kin__core *core, kin_str bytes, bool is_padded,
                     int64_t now_ns)
{
    kin_error err = KIN_ERROR_INIT;
    uint64_t number = core->number;

    kin__processor_assert_held(core->processor);
    core->now_ns = now_ns;
    kin__arrivals_tick(&core->arrivals);
    if (kin__core_is_publishing(core))
        kin__core_finish(core); /* the bytes follow an end mark */
    if (core->is_closed || core->number != number)
        return KIN_ECLOSED;
    int r = kin__decoder_feed(&core->decoder, bytes, is_padded, &err);
    return r == 0 ? 0 : core_fail(core, number, r, &err);
}

int kin__core_bytes(struct kin__core *core, kin_str bytes, int64_t now_ns)
{
    return core_feed(core, bytes, /* is_padded= */ false, now_ns);
}

int kin__core_bytes_padded(struct kin__core *core, kin_str bytes,
                           int64_t now_ns)
{
    return core_feed(core, bytes, /* is_padded= */ true, now_ns);
}

bool kin__core_is_quick(const struct kin__core *core, size_t len)
{
    return kin__reflector_state(core->reflector) == KIN__REFLECTOR_WATCH &&
           !kin__core_is_busy(core) &&
           kin__decoder_buffered(&core->decoder) + len <= QUICK_BYTES;
}

void kin__core_rest(struct kin__core *core)
{
    kin__processor_wake(core->processor);
    if (kin__core_is_busy(core))
        return;
    kin__decoder_trim(&core->decoder);
    kin__arrivals_expire(&core->arrivals);
    kin__store_trim(core->store);
    kin__arena_rest(kin__store_arena(core->store));
}

void kin__core_relax(struct kin__core *core, int64_t now_ns)
{
    struct kin__core *first = core->first;
    bool is_due = now_ns - first->relaxed_ns >= RELAX_S * KIN__NS_PER_S;

    kin__processor_assert_held(core->processor);
    if (first->relaxed_ns != 0 && is_due)
        kin__arena_unmap_writer(core_arena(core));
    if (first->relaxed_ns == 0 || is_due)
        first->relaxed_ns = now_ns;
}

void kin__core_ended(struct kin__core *core, enum kin__reflector_end end,
                     const kin_error *err, int64_t now_ns)
{
    kin_error cut = KIN_ERROR_INIT;

    core->now_ns = now_ns;
    kin__arrivals_tick(&core->arrivals);
    kin__core_finish(core);
    if (core->is_closed)
        return;
    kin__arrivals_close(&core->arrivals,
                        /* is_clean= */ end == KIN__END_WHOLE);
    if (end == KIN__END_WHOLE &&
        kin__decoder_finish(&core->decoder, &cut) < 0) {
        end = KIN__END_REFUSED;
        err = &cut;
    }
    core->is_closed = true;
    kin__core_interrupt_proof(core);
    kin__reflector_ended(core->reflector, end, err, now_ns);
    kin__processor_wake(core->processor);
}

/* ---- the operations of the reflector ---- */

static void core_set_timer(int64_t due_ns, void *userdata)
{
    struct kin__core *self = userdata;

    self->reflector_due_ns = due_ns;
    kin__core_arm(self);
}

void kin__core_arm(struct kin__core *core)
{
    int64_t due_ns = kin__core_prove_due_ns(core);

    if (core->reflector_due_ns < due_ns)
        due_ns = core->reflector_due_ns;
    if (due_ns == core->armed_ns)
        return;
    core->armed_ns = due_ns;
    core->opts.ops.set_timer(due_ns, core->opts.ops.userdata);
}

static void core_doubted(bool is_quiet, void *userdata)
{
    kin__core_doubt(userdata, is_quiet);
}

static void core_request(const struct kin__reflector_request *request,
                         void *userdata)
{
    struct kin__core *self = userdata;

    self->number++;
    kin__decoder_begin(&self->decoder, /* is_list= */ !request->is_watch);
    self->is_closed = false;
    self->opts.ops.request(request, self->opts.ops.userdata);
}

static void core_cancel(void *userdata)
{
    struct kin__core *self = userdata;

    self->is_closed = true;
    kin__arrivals_close(&self->arrivals, /* is_clean= */ false);
    self->opts.ops.cancel(self->opts.ops.userdata);
}

static void core_failed(const struct kin__reflector_failure *failure,
                        void *userdata)
{
    struct kin__core *self = userdata;

    if (self->opts.ops.failed)
        self->opts.ops.failed(failure, self->opts.ops.userdata);
}

static void core_listed(uint64_t objects, int64_t took_ns, void *userdata)
{
    struct kin__core *self = userdata;

    kin__core_prove_listed(self);
    if (self->opts.ops.listed)
        self->opts.ops.listed(objects, took_ns, self->opts.ops.userdata);
}

/* The list was that of the cache's own version. */
static void core_verified(void *userdata)
{
    struct kin__core *self = userdata;
    const struct kin__publication_changes *wrong = &self->publication.changes;
    kin_error err = KIN_ERROR_INIT;

    self->differences += wrong->count;
    if (wrong->count == 0)
        return;
    (void)kin_error_set(&err, KIN_ECONFLICT,
                        "verify: %" PRIu64
                        " object%s differed from the server at version "
                        "%.*s and %s replaced; first %s",
                        wrong->count, wrong->count == 1 ? "" : "s",
                        KIN_STR(kin__reflector_version(self->reflector)),
                        wrong->count == 1 ? "was" : "were", wrong->first);
    kin__core_report_object(self, KIN__S(""), /* is_isolated= */ false, &err);
}

static int core_make_reflector(struct kin__core *self, kin_error *err)
{
    struct kin__reflector_opts opts = {
        .alloc = self->opts.alloc,
        .ops = {.request = core_request,
                .cancel = core_cancel,
                .set_timer = core_set_timer,
                .stage_begin = core_stage_begin,
                .stage_publish = core_stage_publish,
                .stage_drop = core_stage_drop,
                .resync = core_resync,
                .should_resync = core_should_resync,
                .failed = core_failed,
                .listed = core_listed,
                .verified = core_verified,
                .doubted = core_doubted,
                .userdata = self},
        .seed = self->opts.seed,
        .backoff = self->opts.backoff,
        .streaming = self->opts.streaming,
        .page_limit = self->opts.page_limit,
        .resync_ns = self->opts.resync_ns,
        .min_timeout_s = self->opts.min_timeout_s,
        .max_internal_retry_ns = self->opts.max_internal_retry_ns,
        .verify_ns = self->opts.verify_ns,
        .quiet_ns = self->opts.quiet_ns,
    };

    return kin__reflector_new(&opts, &self->reflector, err);
}

/* ---- life ---- */

static int core_keep_kind(struct kin__core *self, kin_str kind)
{
    self->kind = kin__strdup(self->opts.alloc, kind);
    self->opts.expected.kind = kin_str_of(self->kind, kind.len);
    return self->kind ? 0 : KIN_ENOMEM;
}

/* The object is stored nevertheless. */
static void core_on_index_error(const kin_object *object, kin_str index_name,
                                const kin_error *err, void *userdata)
{
    kin_error line = *err;
    kin_str key = kin_object_key(object);

    (void)index_name; /* the message has it */
    (void)kin_error_wrap(&line, "%.*s", KIN_STR(key));
    kin__core_report_object(userdata, key, /* is_isolated= */ false, &line);
}

/* A value that an index cannot hold must not end a list. */
static void core_hook_store(struct kin__core *self)
{
    self->store->on_index_error = core_on_index_error;
    self->store->on_index_error_userdata = self;
}

/* The store may belong to the user, and outlive the core. */
static void core_unhook_store(const struct kin__core *self)
{
    if (!self->store || self->store->on_index_error_userdata != self)
        return;
    self->store->on_index_error = NULL;
    self->store->on_index_error_userdata = NULL;
}

static int core_make_store(struct kin__core *self, kin_error *err)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);

    self->store = self->opts.store ? self->opts.store : self->first->store;
    if (self->opts.store)
        core_hook_store(self);
    if (self->store)
        return 0;
    opts.alloc = self->opts.alloc;
    /* Bounds a single object; otherwise self->limit is reached first. */
    opts.max_bytes = self->opts.max_bytes;
    if (opts.max_bytes < UINT64_MAX / 2)
        opts.max_bytes *= 2;
    int r = kin_store_new(&opts, &self->store, err);
    if (r < 0)
        return r;
    struct kin__arena *arena = kin__store_arena(self->store);
    self->owns_store = true;
    self->store->takes_nameless = true; /* the server decides */
    core_hook_store(self);
    if (self->opts.projection)
        kin__arena_set_partial(arena);
    r = self->opts.past.clock
            ? kin__store_remember(self->store, &self->opts.past, err)
            : 0;
    return r == 0 && self->opts.is_secret ? kin__arena_set_secret(arena, err)
                                          : r;
}

/* Staged objects predict the next item, but not while they are published. */
static kin__val core_predict(kin_str ns, kin_str name, bool *ret_trust,
                             void *userdata)
{
    struct kin__core *self = userdata;

    kin__core_finish(self);
    return kin__predictor_predict(ns, name, ret_trust, &self->predictor);
}

static struct kin__stream_opts core_stream_opts(struct kin__core *self)
{
    return (struct kin__stream_opts){
        .is_strict = self->opts.is_strict,
        .is_cluster_scoped = self->opts.is_cluster_scoped,
        .repairs_utf8 = true,
        .max_object = self->opts.max_object,
        .infer_head = true,
        .fingerprints_roots = true,
        .ops = {.predict = core_predict,
                .predictor = self,
                .on_item = core_on_item,
                .on_list = core_on_list,
                .on_bad = core_on_bad},
        .userdata = self,
        .fields = self->opts.projection
                      ? kin__projection_root(self->opts.projection)
                      : NULL,
    };
}

static int core_make_parts(struct kin__core *self, kin_error *err)
{
    int r = core_make_store(self, err);

    if (r < 0)
        return r;
    self->known = (struct kin__known){.store = self->store,
                                      .ns = self->opts.ns};
    kin__arrivals_init(&self->arrivals, self->store->past,
                       self->opts.past.delay_ns);
    kin__predictor_init(&self->predictor, self->store, self->opts.alloc);
    kin__stage_init(&self->stage, kin__store_arena(self->store),
                    self->opts.alloc);
    kin__isolated_init(&self->isolated, self->opts.seed, self->opts.alloc);
    self->has_parts = true;
    self->transform = (struct kin__transform){.fn = self->opts.transform,
                                              .userdata = self->opts.userdata,
                                              .store = self->store,
                                              .alloc = self->opts.alloc};
    kin__limit_init(&self->limit, self->store, &self->stage,
                    self->opts.max_bytes);
    kin__decoder_init(&self->decoder, &(struct kin__decoder_opts){
                                          .alloc = self->opts.alloc,
                                          .arena = core_arena(self),
                                          .stream = core_stream_opts(self),
                                      });
    if (self->opts.queue == KIN_QUEUE_DELTA)
        r = core_make_queue(self, err);
    return r < 0 ? r : core_make_reflector(self, err);
}

int kin__core_new(const struct kin__core_opts *opts, struct kin__core **ret,
                  kin_error *err)
{
    struct kin__core *self = kin__alloc0(opts->alloc, 1, sizeof(*self));
    int r = self ? 0 : KIN_ENOMEM;

    if (self) {
        self->opts = *opts;
        self->opts.projection = kin_projection_ref(opts->projection);
        self->confirmed_ns = -1;
        self->reflector_due_ns = INT64_MAX;
        self->armed_ns = INT64_MAX;
        kin__core_prove_init(self);
        self->first = opts->first ? opts->first : self;
        self->processor = &self->first->own_processor;
        kin__processor_init(&self->own_processor, opts->alloc, opts->mutex);
        self->own_processor.check_ns = opts->resync_ns;
        r = core_keep_kind(self, opts->expected.kind);
    }
    if (r < 0)
        (void)kin_error_set(err, r, "informer: out of memory");
    else
        r = core_make_parts(self, err);
    if (r < 0) {
        (void)kin__core_free(self);
        return r;
    }
    atomic_fetch_add(&self->processor->unsynced, 1);
    *ret = self;
    return 0;
}

struct kin__core *kin__core_free(struct kin__core *core)
{
    if (!core)
        return NULL;
    if (kin__core_is_publishing(core))
        kin__core_finish(core);
    kin__core_prove_stop(core);
    kin__processor_done(&core->own_processor);
    kin__decoder_done(&core->decoder);
    core->queue = kin__queue_free(core->queue);
    core->reflector = kin__reflector_free(core->reflector);
    if (core->has_parts) {
        kin__stage_clear(&core->stage);
        kin__predictor_done(&core->predictor);
        kin__isolated_done(&core->isolated);
    }
    kin__arrivals_done(&core->arrivals);
    core_unhook_store(core);
    if (core->owns_store)
        core->store = kin_store_free(core->store);
    (void)kin_projection_unref(core->opts.projection);
    kin__free(core->opts.alloc, core->kind);
    kin__free(core->opts.alloc, core);
    return NULL;
}

kin_store *kin__core_store(struct kin__core *core)
{
    return core->store;
}

const struct kin__reflector *kin__core_reflector(const struct kin__core *core)
{
    return core->reflector;
}

struct kin__isolated *kin__core_isolated(struct kin__core *core)
{
    return &core->isolated;
}

bool kin__core_has_synced(const struct kin__core *core)
{
    return kin__processor_is_synced(core->processor);
}

bool kin__core_has_list(const struct kin__core *core)
{
    return core->is_confirmed ||
           kin__reflector_counts(core->reflector)->published > 0;
}

uint64_t kin__core_differences(const struct kin__core *core)
{
    return core->differences;
}

int64_t kin__core_confirmed_ns(const struct kin__core *core)
{
    return kin__core_has_list(core) ? core->confirmed_ns : -1;
}

bool kin__core_take_moved(struct kin__core *core)
{
    bool has_moved = core->has_moved;

    core->has_moved = false;
    return has_moved;
}

/* ---- calls of the driver ---- */

void kin__core_start(struct kin__core *core, int64_t now_ns)
{
    core->now_ns = now_ns;
    kin__reflector_set_resync(core->reflector,
                              kin__processor_start(core->processor));
    kin__reflector_start(core->reflector, now_ns);
}

void kin__core_start_single(struct kin__core *core, int64_t now_ns)
{
    core->now_ns = now_ns;
    kin__reflector_set_resync(core->reflector,
                              kin__processor_start(core->processor));
    kin__reflector_start_single(core->reflector, now_ns);
}

void kin__core_end_single(struct kin__core *core, int64_t now_ns)
{
    core->now_ns = now_ns;
    kin__core_finish(core);
    kin__reflector_end_single(core->reflector, now_ns);
}

void kin__core_stop(struct kin__core *core)
{
    kin__core_finish(core);
    kin__core_prove_stop(core);
    kin__reflector_stop(core->reflector);
    kin__core_arm(core);
}

void kin__core_tick(struct kin__core *core, int64_t now_ns)
{
    core->now_ns = now_ns;
    kin__arrivals_tick(&core->arrivals);
    core->armed_ns = INT64_MAX; /* it may have fired */
    core->reflector_due_ns = INT64_MAX;
    kin__core_finish(core);
    kin__reflector_tick(core->reflector, now_ns);
    kin__core_prove_tick(core);
    kin__core_arm(core);
    kin__processor_wake(core->processor);
}

void kin__core_opened(struct kin__core *core, int64_t now_ns)
{
    core->now_ns = now_ns;
    kin__arrivals_tick(&core->arrivals);
    kin__reflector_opened(core->reflector, now_ns);
    if (kin__reflector_state(core->reflector) == KIN__REFLECTOR_WATCH &&
        !kin__core_is_unconfirmed(core))
        kin__arrivals_open(&core->arrivals);
}

void kin__core_retried(struct kin__core *core)
{
    kin__reflector_retried(core->reflector);
}

int kin__core_expect_protobuf(struct kin__core *core, int64_t now_ns)
{
    kin_error err = KIN_ERROR_INIT;

    core->now_ns = now_ns;
    int r = kin__decoder_expect_protobuf(&core->decoder, &err);
    return r < 0 ? core_fail(core, core->number, r, &err) : 0;
}

/* ---- handlers ---- */

struct kin__processor *kin__core_processor(const struct kin__core *core)
{
    return core->processor;
}

int kin__core_add_handler(struct kin__core *core,
                          struct kin_registration *registration, int64_t now_ns,
                          kin_error *err)
{
    kin__core_finish(core);
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(core->store);
    int r = snapshot ? 0 : KIN_ENOMEM;

    if (r == 0 && !core->processor->is_muted)
        r = kin__announce_all(registration, snapshot, now_ns);

    if (r < 0)
        return kin_error_set(err, r, "handler: %s", kin_error_text(r));
    core->now_ns = now_ns;
    kin__processor_add(core->processor, registration, now_ns);
    registration->is_wake_due |= kin__registration_owes_synced(registration);
    kin__processor_wake(core->processor);
    return 0;
}
