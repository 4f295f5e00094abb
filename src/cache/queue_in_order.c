/* SPDX-License-Identifier: Apache-2.0 */
#include <assert.h>

#include "base/alloc.h"
#include "base/map.h"
#include "base/ring.h"
#include "base/str.h"
#include "cache/queue_impl.h"

KIN__RING_DEFINE(delta_ring, kin_delta);

static inline kin_str delta_key(const kin_delta *delta)
{
    return delta->key;
}
KIN__MAP_DEFINE_STR(delta_map, kin_delta, delta_key);

struct in_order {
    struct kin__queue queue; /* first */
    struct delta_ring ring;
};

static struct in_order *in_order_of(const struct kin__queue *queue)
{
    return (struct in_order *)(uintptr_t)queue;
}

static bool is_of_one_key(kin_delta_type type)
{
    return type < KIN_DELTA_REPLACED_ALL;
}

static size_t in_order_count(const struct kin__queue *queue)
{
    return delta_ring_count(&in_order_of(queue)->ring);
}

static void in_order_free(struct kin__queue *queue)
{
    struct in_order *self = in_order_of(queue);
    kin_delta delta;

    while (delta_ring_pop(&self->ring, &delta))
        kin__delta_done(queue->alloc, &delta);
    delta_ring_done(&self->ring);
    kin__free(queue->alloc, self);
}

static int in_order_push(struct kin__queue *queue, kin_delta *delta)
{
    return delta_ring_push(&in_order_of(queue)->ring, delta);
}

static bool in_order_knows(const struct kin__queue *queue, kin_str key)
{
    (void)queue;
    (void)key;
    return true; /* every deletion is queued */
}

/* ---- several changes ---- */

/* Whether `more` changes fit.  A list that was retried may exceed the
 * maximum by one. */
static bool in_order_has_room(const struct in_order *self, size_t more)
{
    size_t count = delta_ring_count(&self->ring);
    size_t max = self->queue.opts.max_items;

    return count <= max && more <= max - count;
}

static int draft_queue(struct kin__draft *draft, struct in_order *self)
{
    kin_delta undone;

    if (!in_order_has_room(self, draft->count))
        return KIN_ELIMIT;
    for (size_t i = 0; i < draft->count; i++) {
        int r = delta_ring_push(&self->ring, &draft->deltas[i]);
        if (r == 0)
            continue;
        while (i-- > 0)
            (void)delta_ring_pop_back(&self->ring, &undone);
        return r;
    }
    draft->count = 0; /* the queue owns them now */
    return 0;
}

/* ---- replace ---- */

static int in_order_failed(int code, kin_error *err)
{
    return kin_error_set(err, code, "queue: %s", kin_error_text(code));
}

/* Queues the whole list as one change. */
static int replace_at_once(struct in_order *self, kin_object *const *objects,
                           size_t count, kin_str version, kin_error *err)
{
    struct kin__queue *queue = &self->queue;
    kin_delta delta = {.type = KIN_DELTA_REPLACED_ALL};

    if (!in_order_has_room(self, 1))
        return in_order_failed(KIN_ELIMIT, err);
    kin_object **list = kin__alloc0(queue->alloc, count ? count : 1,
                                    sizeof(*list));
    char *text = kin__strdup(queue->alloc, version);
    int r = list && text ? 0 : in_order_failed(KIN_ENOMEM, err);

    delta.objects = list;
    delta.resource_version = kin_str_of(text, text ? version.len : 0);
    for (size_t i = 0; r == 0 && i < count; i++) {
        r = kin__queue_transform(queue, objects[i], &list[i], err);
        delta.count = i + (r == 0);
    }
    if (r == 0) {
        r = delta_ring_push(&self->ring, &delta);
        if (r < 0)
            (void)in_order_failed(r, err);
    }
    if (r < 0)
        kin__delta_done(queue->alloc, &delta);
    return r;
}

/* Finds the objects that are gone: `listed` has the keys of the new list,
 * `queued` the last queued change of each key. */
struct gone {
    const struct kin__queue *queue;
    struct kin__draft *draft;
    struct delta_map listed;
    struct delta_map queued;
};

static int gone_take_known(const kin_object *object, void *context)
{
    struct gone *gone = context;
    kin_str key = kin__queue_key(gone->queue, object);

    if (!key.ptr || delta_map_get(&gone->listed, key) ||
        delta_map_get(&gone->queued, key) ||
        kin__queue_current(gone->queue, key))
        return 0;
    return kin__draft_make(gone->draft, KIN_DELTA_DELETED, key, object);
}

static int gone_take_queued(struct gone *gone, struct in_order *self)
{
    for (size_t i = 0; i < delta_ring_count(&self->ring); i++) {
        const kin_delta *delta = delta_ring_at(&self->ring, i);
        if (delta_map_get(&gone->queued, delta->key) != delta ||
            delta->type == KIN_DELTA_DELETED ||
            delta_map_get(&gone->listed, delta->key))
            continue;
        int r = kin__draft_make(gone->draft, KIN_DELTA_DELETED, delta->key,
                                delta->object);
        if (r < 0)
            return r;
    }
    return 0;
}

static int gone_take_current(struct gone *gone)
{
    const struct kin__queue *queue = gone->queue;
    int r = 0;

    for (size_t i = 0; r == 0 && i < queue->current_count; i++) {
        const kin_delta *delta = &queue->current[i];
        if (delta->type == KIN_DELTA_DELETED ||
            delta_map_get(&gone->queued, delta->key) ||
            delta_map_get(&gone->listed, delta->key))
            continue;
        r = kin__draft_make(gone->draft, KIN_DELTA_DELETED, delta->key,
                            delta->object);
    }
    return r;
}

static int gone_find(struct gone *gone, struct in_order *self,
                     struct kin__draft *listed)
{
    kin_delta *old = NULL;
    int r = 0;

    for (size_t i = 0; r == 0 && i < listed->count; i++)
        r = delta_map_replace(&gone->listed, &listed->deltas[i], &old);
    for (size_t i = 0; r == 0 && i < delta_ring_count(&self->ring); i++)
        r = delta_map_replace(&gone->queued, delta_ring_at(&self->ring, i),
                              &old);
    if (r == 0)
        r = gone_take_current(gone);
    if (r == 0)
        r = gone_take_queued(gone, self);
    if (r == 0)
        r = self->queue.known.each(gone_take_known, gone,
                                   self->queue.known.userdata);
    return r;
}

static int replace_find_gone(struct in_order *self, struct kin__draft *listed,
                             struct kin__draft *draft)
{
    struct gone gone = {.queue = &self->queue, .draft = draft};

    delta_map_init(&gone.listed, self->queue.alloc, self->queue.opts.seed,
                   KIN__QUEUE_ENTRIES);
    delta_map_init(&gone.queued, self->queue.alloc, self->queue.opts.seed + 1,
                   KIN__QUEUE_ENTRIES);
    int r = gone_find(&gone, self, listed);
    delta_map_done(&gone.listed);
    delta_map_done(&gone.queued);
    return r;
}

/* Queues a deletion for each object that is gone, then a change for each object
 * of the list. */
static int replace_one_by_one(struct in_order *self, kin_object *const *objects,
                              size_t count, kin_error *err)
{
    KIN__AUTO_DRAFT listed = {.alloc = self->queue.alloc};
    KIN__AUTO_DRAFT all = {.alloc = self->queue.alloc};
    int r = kin__draft_list(&listed, &self->queue, KIN_DELTA_REPLACED, objects,
                            count, err);

    if (r < 0)
        return r;
    r = replace_find_gone(self, &listed, &all);
    for (size_t i = 0; r == 0 && i < listed.count; i++)
        r = kin__draft_copy(&all, &listed.deltas[i]);

    if (r == 0)
        r = draft_queue(&all, self);
    return r < 0 ? in_order_failed(r, err) : 0;
}

static int in_order_replace(struct kin__queue *queue,
                            kin_object *const *objects, size_t count,
                            kin_str resource_version, kin_error *err)
{
    struct in_order *self = in_order_of(queue);
    int r = queue->has_known
                ? replace_one_by_one(self, objects, count, err)
                : replace_at_once(self, objects, count, resource_version, err);

    if (r == 0 && !queue->is_populated) {
        queue->is_populated = true;
        queue->initial = delta_ring_count(&self->ring);
    }
    return r;
}

/* ---- resync ---- */

static int resync_take_known(const kin_object *object, void *context)
{
    struct gone *gone = context;
    kin_str key = kin__queue_key(gone->queue, object);

    if (!key.ptr || delta_map_get(&gone->queued, key))
        return 0;
    return kin__draft_sync(gone->draft, gone->queue, key, object);
}

static int resync_one_by_one(struct in_order *self, struct gone *gone)
{
    kin_delta *old = NULL;
    int r = 0;

    for (size_t i = 0; r == 0 && i < delta_ring_count(&self->ring); i++)
        r = delta_map_replace(&gone->queued, delta_ring_at(&self->ring, i),
                              &old);
    if (r == 0)
        r = self->queue.known.each(resync_take_known, gone,
                                   self->queue.known.userdata);
    return r;
}

static int in_order_resync(struct kin__queue *queue, kin_error *err)
{
    struct in_order *self = in_order_of(queue);
    KIN__AUTO_DRAFT draft = {.alloc = queue->alloc};
    struct gone gone = {.queue = queue, .draft = &draft};
    kin_delta all = {.type = KIN_DELTA_SYNC_ALL};
    int r = 0;

    if (queue->has_known) {
        delta_map_init(&gone.queued, queue->alloc, queue->opts.seed,
                       KIN__QUEUE_ENTRIES);
        r = resync_one_by_one(self, &gone);
        delta_map_done(&gone.queued);
    } else {
        r = kin__draft_add(&draft, &all);
    }
    if (r == 0)
        r = draft_queue(&draft, self);
    return r < 0 ? in_order_failed(r, err) : 0;
}

/* ---- retries ---- */

/* Whether a change of the key is queued; a list counts for every key. */
static bool in_order_has(const struct in_order *self, kin_str key)
{
    for (size_t i = 0; i < delta_ring_count(&self->ring); i++) {
        const kin_delta *delta = delta_ring_at(&self->ring, i);
        if (delta->type == KIN_DELTA_REPLACED_ALL ||
            (is_of_one_key(delta->type) && kin_str_eq(delta->key, key)))
            return true;
    }
    return false;
}

static bool in_order_has_list(const struct in_order *self)
{
    for (size_t i = 0; i < delta_ring_count(&self->ring); i++) {
        if (delta_ring_at(&self->ring, i)->type == KIN_DELTA_REPLACED_ALL)
            return true;
    }
    return false;
}

static int list_copy(const kin_allocator *alloc, const kin_delta *delta,
                     kin_delta *ret)
{
    kin_object **list = kin__alloc0(alloc, delta->count ? delta->count : 1,
                                    sizeof(*list));
    char *text = kin__strdup(alloc, delta->resource_version);

    if (!list || !text) {
        kin__free(alloc, list);
        kin__free(alloc, text);
        return KIN_ENOMEM;
    }
    for (size_t i = 0; i < delta->count; i++)
        list[i] = kin_object_ref(delta->objects[i]);
    *ret = (kin_delta){
        .type = delta->type,
        .objects = list,
        .count = delta->count,
        .resource_version = kin_str_of(text, delta->resource_version.len)};
    return 0;
}

/* Queues a list again, at the front: the queued changes are newer.  Does
 * nothing if another list is queued. */
static int in_order_retry_list(struct in_order *self, const kin_delta *delta)
{
    const kin_allocator *alloc = self->queue.alloc;
    kin_delta copy;

    if (in_order_has_list(self))
        return 0;
    int r = list_copy(alloc, delta, &copy);
    if (r < 0)
        return r;
    r = delta_ring_push(&self->ring, &copy);
    if (r < 0) {
        kin__delta_done(alloc, &copy);
        return r;
    }
    for (size_t i = delta_ring_count(&self->ring) - 1; i > 0; i--)
        *delta_ring_at(&self->ring, i) = *delta_ring_at(&self->ring, i - 1);
    *delta_ring_at(&self->ring, 0) = copy;
    self->queue.initial += self->queue.initial > 0; /* processed again */
    return 0;
}

/* Bookmarks and resyncs of all objects are not retried: the next one has the
 * same effect. */
static int in_order_put_if_absent(struct kin__queue *queue,
                                  const kin_delta *deltas, size_t count)
{
    struct in_order *self = in_order_of(queue);
    KIN__AUTO_DRAFT draft = {.alloc = queue->alloc};

    if (count == 1 && deltas[0].type == KIN_DELTA_REPLACED_ALL)
        return in_order_retry_list(self, &deltas[0]);
    for (size_t i = 0; i < count; i++) {
        if (!is_of_one_key(deltas[i].type) || in_order_has(self, deltas[i].key))
            continue;
        int r = kin__draft_copy(&draft, &deltas[i]);
        if (r < 0)
            return r;
    }
    return draft_queue(&draft, self);
}

/* ---- consumers ---- */

/* Returns the number of changes at the front that form a batch. */
static size_t batch_size(struct in_order *self, size_t max)
{
    struct delta_map keys;
    size_t count = 0;
    size_t limit = delta_ring_count(&self->ring);

    if (limit > max)
        limit = max;
    if (self->queue.initial > 0 && limit > self->queue.initial)
        limit = self->queue.initial;
    if (limit <= 1)
        return limit;
    delta_map_init(&keys, self->queue.alloc, self->queue.opts.seed,
                   KIN__QUEUE_ENTRIES);
    while (count < limit) {
        kin_delta *delta = delta_ring_at(&self->ring, count);
        if (!is_of_one_key(delta->type) || delta_map_insert(&keys, delta) < 0)
            break; /* also without memory: the batch is just shorter */
        count++;
    }
    delta_map_done(&keys);
    return count > 0 ? count : 1;
}

static int in_order_pop(struct kin__queue *queue, size_t max,
                        kin_queue_process *process, void *userdata,
                        kin_error *err)
{
    struct in_order *self = in_order_of(queue);
    size_t count = batch_size(self, max);
    kin_delta one;
    kin_delta *batch = &one;

    if (count > 1) {
        batch = kin__alloc(queue->alloc, count, sizeof(*batch));
        if (!batch) { /* process one change only */
            batch = &one;
            count = 1;
        }
    }
    assert(count >= 1 && count <= delta_ring_count(&self->ring));
    for (size_t i = 0; i < count; i++)
        (void)delta_ring_pop(&self->ring, &batch[i]);
    int r = kin__queue_run(queue, process, batch, count,
                           !kin__queue_has_synced(queue), userdata, err);
    queue->initial -= count < queue->initial ? count : queue->initial;
    for (size_t i = 0; i < count; i++)
        kin__delta_done(queue->alloc, &batch[i]);
    if (batch != &one)
        kin__free(queue->alloc, batch);
    return r;
}

static const struct kin__queue_ops in_order_ops = {
    .free = in_order_free,
    .push = in_order_push,
    .knows = in_order_knows,
    .replace = in_order_replace,
    .resync = in_order_resync,
    .put_if_absent = in_order_put_if_absent,
    .pop = in_order_pop,
    .count = in_order_count,
};

int kin__queue_in_order_new(const kin_allocator *alloc, struct kin__queue **ret)
{
    struct in_order *self = kin__alloc0(alloc, 1, sizeof(*self));

    if (!self)
        return KIN_ENOMEM;
    self->queue = (struct kin__queue){.ops = &in_order_ops, .alloc = alloc};
    delta_ring_init(&self->ring, alloc, KIN__QUEUE_ENTRIES);
    *ret = &self->queue;
    return 0;
}
