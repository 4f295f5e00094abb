/* SPDX-License-Identifier: Apache-2.0 */
#include <assert.h>

#include "base/alloc.h"
#include "base/map.h"
#include "base/ring.h"
#include "base/str.h"
#include "cache/queue_impl.h"

/* The queued changes of one key. */
struct item {
    char *key; /* owned */
    size_t key_len;
    kin_delta *deltas; /* owned; at least one while queued */
    size_t count;
    size_t cap;
};

static inline kin_str item_key(const struct item *item)
{
    return kin_str_of(item->key, item->key_len);
}
KIN__MAP_DEFINE_STR(item_map, struct item, item_key);

struct delta_place {
    struct item *item; /* owned */
};
KIN__RING_DEFINE(place_ring, struct delta_place);

struct delta_queue {
    struct kin__queue queue; /* first */
    struct item_map items;   /* the same items as in `order` */
    struct place_ring order;
};

static struct delta_queue *delta_of(const struct kin__queue *queue)
{
    return (struct delta_queue *)(uintptr_t)queue;
}

static size_t delta_count(const struct kin__queue *queue)
{
    return place_ring_count(&delta_of(queue)->order);
}

/* ---- items ---- */

static struct item *item_free(struct item *item, const kin_allocator *alloc)
{
    if (!item)
        return NULL;
    for (size_t i = 0; i < item->count; i++)
        kin__delta_done(alloc, &item->deltas[i]);
    kin__free(alloc, item->deltas);
    kin__free(alloc, item->key);
    kin__free(alloc, item);
    return NULL;
}

static struct item *item_new(const kin_allocator *alloc, kin_str key)
{
    struct item *item = kin__alloc0(alloc, 1, sizeof(*item));

    if (!item)
        return NULL;
    item->key = kin__strdup(alloc, key);
    item->key_len = key.len;
    if (!item->key)
        return item_free(item, alloc);
    return item;
}

/* Merges two consecutive deletions: keeps the later one, unless it is a
 * tombstone. */
static bool item_merge_deletions(struct item *item, kin_delta *delta,
                                 const kin_allocator *alloc)
{
    kin_delta *last = item->count ? &item->deltas[item->count - 1] : NULL;

    if (!last || last->type != KIN_DELTA_DELETED ||
        delta->type != KIN_DELTA_DELETED)
        return false;
    if (delta->is_tombstone) {
        kin__delta_done(alloc, delta);
    } else {
        kin__delta_done(alloc, last);
        *last = *delta;
    }
    return true;
}

/* Moves a change into the item; on failure the caller keeps it. */
static int item_add(struct item *item, kin_delta *delta,
                    const kin_allocator *alloc)
{
    if (item_merge_deletions(item, delta, alloc))
        return 0;
    if (item->count == item->cap) {
        size_t cap = item->cap ? item->cap * 2 : 1;
        void *more = kin__realloc(alloc, item->deltas, cap,
                                  sizeof(*item->deltas));
        if (!more)
            return KIN_ENOMEM;
        item->deltas = more;
        item->cap = cap;
    }
    item->deltas[item->count++] = *delta;
    return 0;
}

/* ---- producers ---- */

static int delta_enter(struct delta_queue *self, struct item *item)
{
    struct delta_place place = {.item = item};
    int r = item_map_insert(&self->items, item);

    assert(item->count > 0);
    if (r < 0)
        return r;
    r = place_ring_push(&self->order, &place);
    if (r < 0)
        (void)item_map_remove(&self->items, item_key(item));
    return r;
}

static int delta_push(struct kin__queue *queue, kin_delta *delta)
{
    struct delta_queue *self = delta_of(queue);
    struct item *item = item_map_get(&self->items, delta->key);

    if (item)
        return item_add(item, delta, queue->alloc);
    item = item_new(queue->alloc, delta->key);
    if (!item)
        return KIN_ENOMEM;
    int r = item_add(item, delta, queue->alloc);
    if (r == 0) {
        r = delta_enter(self, item);
        if (r < 0)
            item->count = 0; /* the caller keeps the change */
    }
    if (r < 0)
        (void)item_free(item, queue->alloc);
    return r;
}

static bool delta_knows(const struct kin__queue *queue, kin_str key)
{
    const kin_delta *current = kin__queue_current(queue, key);

    if (item_map_get(&delta_of(queue)->items, key))
        return true;
    if (current)
        return current->type != KIN_DELTA_DELETED;
    return queue->has_known && queue->known.get(key, queue->known.userdata);
}

static int delta_put_if_absent(struct kin__queue *queue,
                               const kin_delta *deltas, size_t count)
{
    struct delta_queue *self = delta_of(queue);

    if (count == 0 || item_map_get(&self->items, deltas[0].key))
        return 0;
    struct item *item = item_new(queue->alloc, deltas[0].key);
    int r = item ? 0 : KIN_ENOMEM;
    for (size_t i = 0; r == 0 && i < count; i++) {
        kin_delta copy;
        r = kin__delta_copy(queue->alloc, &deltas[i], &copy);
        if (r == 0) {
            r = item_add(item, &copy, queue->alloc);
            if (r < 0)
                kin__delta_done(queue->alloc, &copy);
        }
    }
    if (r == 0)
        r = delta_enter(self, item);
    if (r < 0)
        (void)item_free(item, queue->alloc);
    return r;
}

/* ---- several changes ---- */

/* Undoes the last push. */
static void delta_unpush(struct delta_queue *self, kin_str key)
{
    struct item *item = item_map_get(&self->items, key);
    struct delta_place last;

    assert(item && item->count > 0);
    item->count--; /* the draft owns the change again */
    if (item->count > 0)
        return;
    (void)item_map_remove(&self->items, key);
    (void)place_ring_pop_back(&self->order, &last);
    (void)item_free(item, self->queue.alloc);
}

static size_t delta_depth(const struct delta_queue *self, kin_str key)
{
    const struct item *item = item_map_get(&self->items, key);

    return item ? item->count : 0;
}

/* Queues all changes of a draft or none.  Deletions come last in a draft; one
 * that was merged is released and needs no undo. */
static int delta_push_draft(struct delta_queue *self, struct kin__draft *draft)
{
    size_t done = 0;
    int r = 0;

    for (; r == 0 && done < draft->count; done++) {
        kin_delta *delta = &draft->deltas[done];
        size_t depth = delta_depth(self, delta->key);
        if (delta_count(&self->queue) >= self->queue.opts.max_items)
            r = KIN_ELIMIT;
        else
            r = delta_push(&self->queue, delta);
        if (r == 0 && delta_depth(self, delta->key) == depth)
            *delta = (kin_delta){0}; /* merged and released */
    }
    if (r == 0) {
        draft->count = 0;
        return 0;
    }
    for (size_t i = done - 1; i-- > 0;)
        if (draft->deltas[i].key.ptr)
            delta_unpush(self, draft->deltas[i].key);
    return r;
}

/* ---- replace ---- */

/* A set of keys. */
struct key_entry {
    kin_str key; /* borrowed */
};
static inline kin_str key_entry_key(const struct key_entry *entry)
{
    return entry->key;
}
KIN__MAP_DEFINE_STR(key_map, struct key_entry, key_entry_key);

struct delta_listing {
    struct delta_queue *self;
    struct kin__draft *draft;
    struct key_map keys; /* of the new list */
};

static int listing_take_known(const kin_object *object, void *context)
{
    struct delta_listing *listing = context;
    kin_str key = kin__queue_key(&listing->self->queue, object);

    if (!key.ptr || key_map_get(&listing->keys, key) ||
        item_map_get(&listing->self->items, key) ||
        kin__queue_current(&listing->self->queue, key))
        return 0;
    return kin__draft_make(listing->draft, KIN_DELTA_DELETED, key, object);
}

static int listing_take_current(struct delta_listing *listing)
{
    const struct kin__queue *queue = &listing->self->queue;

    if (queue->current_count == 0)
        return 0;
    const kin_delta *newest = &queue->current[queue->current_count - 1];
    if (newest->type == KIN_DELTA_DELETED ||
        key_map_get(&listing->keys, newest->key) ||
        item_map_get(&listing->self->items, newest->key))
        return 0;
    return kin__draft_make(listing->draft, KIN_DELTA_DELETED, newest->key,
                           newest->object);
}

static int listing_take_queued(struct delta_listing *listing)
{
    struct place_ring *order = &listing->self->order;

    for (size_t i = 0; i < place_ring_count(order); i++) {
        const struct item *item = place_ring_at(order, i)->item;
        const kin_delta *newest = &item->deltas[item->count - 1];
        if (key_map_get(&listing->keys, item_key(item)))
            continue;
        kin_str key = newest->object ? newest->key : item_key(item);
        int r = kin__draft_make(listing->draft, KIN_DELTA_DELETED, key,
                                newest->object);
        if (r < 0)
            return r;
    }
    return 0;
}

static int listing_fill(struct delta_listing *listing,
                        struct key_entry *entries)
{
    struct kin__draft *draft = listing->draft;
    struct kin__queue *queue = &listing->self->queue;
    size_t listed = draft->count;

    for (size_t i = 0; i < listed; i++) {
        entries[i].key = draft->deltas[i].key;
        int r = key_map_insert(&listing->keys, &entries[i]);
        if (r < 0 && r != KIN_EEXISTS)
            return r;
    }
    int r = listing_take_queued(listing);
    if (r == 0)
        r = listing_take_current(listing);
    if (r == 0 && queue->has_known)
        r = queue->known.each(listing_take_known, listing,
                              queue->known.userdata);
    return r;
}

/* Adds tombstones for objects that are not in the list; counts the items that
 * the replace queues. */
static int listing_find_gone(struct delta_queue *self, struct kin__draft *draft,
                             size_t *ret_initial)
{
    struct delta_listing listing = {.self = self, .draft = draft};
    const kin_allocator *alloc = self->queue.alloc;
    size_t listed = draft->count;
    struct key_entry *entries = kin__alloc(alloc, listed ? listed : 1,
                                           sizeof(*entries));

    if (!entries)
        return KIN_ENOMEM;
    key_map_init(&listing.keys, alloc, self->queue.opts.seed + 1,
                 KIN__QUEUE_ENTRIES);
    int r = listing_fill(&listing, entries);
    *ret_initial = key_map_count(&listing.keys) + draft->count - listed;
    key_map_done(&listing.keys);
    kin__free(alloc, entries);
    return r;
}

static int delta_replace(struct kin__queue *queue, kin_object *const *objects,
                         size_t count, kin_str resource_version, kin_error *err)
{
    struct delta_queue *self = delta_of(queue);
    KIN__AUTO_DRAFT draft = {.alloc = queue->alloc};
    size_t initial = 0;

    (void)resource_version; /* deltas do not carry it */
    int r = kin__draft_list(&draft, queue,
                            queue->opts.is_legacy ? KIN_DELTA_SYNC
                                                  : KIN_DELTA_REPLACED,
                            objects, count, err);
    if (r < 0)
        return r;
    r = listing_find_gone(self, &draft, &initial);
    if (r == 0)
        r = delta_push_draft(self, &draft);
    if (r < 0)
        return kin_error_set(err, r, "queue: %s", kin_error_text(r));
    if (!queue->is_populated) {
        queue->is_populated = true;
        queue->initial = initial;
    }
    return 0;
}

/* ---- resync ---- */

static int resync_take_known(const kin_object *object, void *context)
{
    struct delta_listing *listing = context;
    const struct kin__queue *queue = &listing->self->queue;
    kin_str key = kin__queue_key(queue, object);

    if (!key.ptr || item_map_get(&listing->self->items, key))
        return 0;
    return kin__draft_sync(listing->draft, queue, key, object);
}

static int delta_resync(struct kin__queue *queue, kin_error *err)
{
    KIN__AUTO_DRAFT draft = {.alloc = queue->alloc};
    struct delta_listing listing = {.self = delta_of(queue), .draft = &draft};
    int r = 0;

    if (queue->has_known)
        r = queue->known.each(resync_take_known, &listing,
                              queue->known.userdata);
    if (r == 0)
        r = delta_push_draft(listing.self, &draft);
    return r < 0 ? kin_error_set(err, r, "queue: %s", kin_error_text(r)) : 0;
}

/* ---- consumers ---- */

static int delta_pop(struct kin__queue *queue, size_t max,
                     kin_queue_process *process, void *userdata, kin_error *err)
{
    struct delta_queue *self = delta_of(queue);
    struct delta_place place;
    bool is_initial = !kin__queue_has_synced(queue);

    (void)max; /* one key at a time */
    (void)place_ring_pop(&self->order, &place);
    struct item *item = place.item;
    assert(item->count > 0);
    (void)item_map_remove(&self->items, item_key(item));
    if (queue->initial > 0)
        queue->initial--;
    int r = kin__queue_run(queue, process, item->deltas, item->count,
                           is_initial, userdata, err);
    (void)item_free(item, queue->alloc);
    return r;
}

static void delta_free(struct kin__queue *queue)
{
    struct delta_queue *self = delta_of(queue);
    struct delta_place place;

    while (place_ring_pop(&self->order, &place))
        (void)item_free(place.item, queue->alloc);
    place_ring_done(&self->order);
    item_map_done(&self->items);
    kin__free(queue->alloc, self);
}

static const struct kin__queue_ops delta_ops = {
    .free = delta_free,
    .push = delta_push,
    .knows = delta_knows,
    .replace = delta_replace,
    .resync = delta_resync,
    .put_if_absent = delta_put_if_absent,
    .pop = delta_pop,
    .count = delta_count,
};

int kin__queue_delta_new(const kin_allocator *alloc,
                         const struct kin__queue_opts *opts,
                         struct kin__queue **ret)
{
    struct delta_queue *self = kin__alloc0(alloc, 1, sizeof(*self));

    if (!self)
        return KIN_ENOMEM;
    self->queue = (struct kin__queue){.ops = &delta_ops, .alloc = alloc};
    item_map_init(&self->items, alloc, opts->seed, KIN__QUEUE_ENTRIES);
    place_ring_init(&self->order, alloc, KIN__QUEUE_ENTRIES);
    *ret = &self->queue;
    return 0;
}
