/* SPDX-License-Identifier: Apache-2.0 */
/*
 * queue.c - changes, drafts, and what both kinds of queue have in common.
 *
 * Arguments and limits are checked here; the kinds implement struct
 * kin__queue_ops.  A draft collects several changes before any is queued, so
 * that a failure has no effect (D).
 */
#include "cache/queue.h"

#include "base/alloc.h"
#include "base/str.h"
#include "cache/queue_impl.h"
#include "object/object.h"

/* ---- changes ---- */

static int text_copy(const kin_allocator *alloc, kin_str text, kin_str *ret)
{
    char *copy = kin__strdup(alloc, text);

    if (!copy)
        return KIN_ENOMEM;
    *ret = kin_str_of(copy, text.len);
    return 0;
}

static void text_free(const kin_allocator *alloc, kin_str text)
{
    kin__free(alloc, (char *)(uintptr_t)text.ptr);
}

int kin__delta_make(const kin_allocator *alloc, kin_delta_type type,
                    kin_str key, const kin_object *object, kin_delta *ret)
{
    kin_delta delta = {.type = type};

    if (object) {
        delta.object = kin_object_ref(object);
        delta.key = key;
    } else if (text_copy(alloc, key, &delta.key) < 0) {
        return KIN_ENOMEM;
    }
    *ret = delta;
    return 0;
}

int kin__delta_copy(const kin_allocator *alloc, const kin_delta *delta,
                    kin_delta *ret)
{
    int r = kin__delta_make(alloc, delta->type, delta->key, delta->object, ret);

    if (r == 0)
        ret->is_tombstone = delta->is_tombstone;
    return r;
}

void kin__delta_done(const kin_allocator *alloc, kin_delta *delta)
{
    for (size_t i = 0; i < delta->count; i++)
        (void)kin_object_unref(delta->objects[i]);
    kin__free(alloc, (void *)(uintptr_t)delta->objects);
    text_free(alloc, delta->resource_version);
    if (!delta->object)
        text_free(alloc, delta->key);
    (void)kin_object_unref(kin__object_of(delta->object));
    *delta = (kin_delta){0};
}

/* ---- drafts ---- */

void kin__draft_done(struct kin__draft *draft)
{
    for (size_t i = 0; i < draft->count; i++)
        kin__delta_done(draft->alloc, &draft->deltas[i]);
    kin__free(draft->alloc, draft->deltas);
}

int kin__draft_add(struct kin__draft *draft, const kin_delta *delta)
{
    if (draft->count == draft->cap) {
        size_t cap = draft->cap ? draft->cap * 2 : 16;
        void *more = kin__realloc(draft->alloc, draft->deltas, cap,
                                  sizeof(*draft->deltas));
        if (!more)
            return KIN_ENOMEM;
        draft->deltas = more;
        draft->cap = cap;
    }
    assert(draft->count < draft->cap);
    draft->deltas[draft->count++] = *delta;
    return 0;
}

static int draft_give(struct kin__draft *draft, kin_delta *delta)
{
    int r = kin__draft_add(draft, delta);

    if (r < 0)
        kin__delta_done(draft->alloc, delta);
    return r;
}

int kin__draft_copy(struct kin__draft *draft, const kin_delta *delta)
{
    kin_delta copy;
    int r = kin__delta_copy(draft->alloc, delta, &copy);

    return r < 0 ? r : draft_give(draft, &copy);
}

int kin__draft_make(struct kin__draft *draft, kin_delta_type type, kin_str key,
                    const kin_object *object)
{
    kin_delta delta;
    int r = kin__delta_make(draft->alloc, type, key, object, &delta);

    if (r < 0)
        return r;
    delta.is_tombstone = type == KIN_DELTA_DELETED;
    return draft_give(draft, &delta);
}

int kin__draft_sync(struct kin__draft *draft, const struct kin__queue *queue,
                    kin_str key, const kin_object *object)
{
    const kin_delta *current = kin__queue_current(queue, key);

    if (!current)
        return kin__draft_make(draft, KIN_DELTA_SYNC, key, object);
    if (current->type == KIN_DELTA_DELETED)
        return 0;
    return kin__draft_make(draft, KIN_DELTA_SYNC, current->key,
                           current->object);
}

int kin__draft_list(struct kin__draft *draft, const struct kin__queue *queue,
                    kin_delta_type type, kin_object *const *objects,
                    size_t count, kin_error *err)
{
    for (size_t i = 0; i < count; i++) {
        KIN_AUTO(kin_object) *changed = NULL;
        int r = kin__queue_transform(queue, objects[i], &changed, err);
        if (r < 0)
            return r;
        kin_str key = kin__queue_key(queue, changed);
        r = key.ptr ? kin__draft_make(draft, type, key, changed) : KIN_EINVAL;
        if (r < 0)
            return kin_error_set(err, r, "queue: %s", kin_error_text(r));
    }
    return 0;
}

/* ---- life cycle ---- */

static int queue_check(const struct kin__queue_opts *opts, kin_error *err)
{
    bool is_delta = opts->kind == KIN_QUEUE_DELTA;

    if ((unsigned)opts->kind > KIN_QUEUE_DELTA ||
        (opts->known && (!opts->known->get || !opts->known->each)))
        return kin_error_set(err, KIN_EINVAL, "queue: bad options");
    if (!is_delta && opts->is_legacy)
        return kin_error_set(err, KIN_EINVAL,
                             "queue: is_legacy needs a delta queue");
    if (opts->emits_bookmarks && (is_delta || opts->known))
        return kin_error_set(err, KIN_EINVAL,
                             "queue: bookmarks need an in-order queue "
                             "without known objects");
    return 0;
}

int kin__queue_new(const kin_allocator *alloc,
                   const struct kin__queue_opts *opts, struct kin__queue **ret,
                   kin_error *err)
{
    struct kin__queue *queue = NULL;
    int r = queue_check(opts, err);

    if (r < 0)
        return r;
    r = opts->kind == KIN_QUEUE_DELTA
            ? kin__queue_delta_new(alloc, opts, &queue)
            : kin__queue_in_order_new(alloc, &queue);
    if (r < 0)
        return kin_error_set(err, r, "queue: %s", kin_error_text(r));
    queue->opts = *opts;
    if (queue->opts.max_items == 0)
        queue->opts.max_items = KIN__QUEUE_MAX;
    queue->has_known = opts->known;
    if (opts->known)
        queue->known = *opts->known;
    *ret = queue;
    return 0;
}

struct kin__queue *kin__queue_free(struct kin__queue *queue)
{
    if (queue)
        queue->ops->free(queue);
    return NULL;
}

/* ---- keys ---- */

kin_str kin__queue_key(const struct kin__queue *queue, const kin_object *object)
{
    kin_str key = queue->opts.key
                      ? queue->opts.key(object, queue->opts.key_userdata)
                      : kin_object_key(object);

    /* A user's function may return an empty text for no key. */
    return queue->opts.key && key.len == 0 ? kin_str_of(NULL, 0) : key;
}

static int queue_no_key(kin_error *err)
{
    return kin_error_set(err, KIN_EINVAL, "queue: object has no key");
}

const kin_delta *kin__queue_current(const struct kin__queue *queue, kin_str key)
{
    for (size_t i = queue->current_count; i-- > 0;) {
        if (kin_str_eq(queue->current[i].key, key))
            return &queue->current[i];
    }
    return NULL;
}

/* ---- producers ---- */

int kin__queue_transform(const struct kin__queue *queue,
                         const kin_object *object, kin_object **ret,
                         kin_error *err)
{
    kin_object *changed = NULL;

    if (queue->opts.transform) {
        int r = queue->opts.transform(object, &changed, err,
                                      queue->opts.transform_userdata);
        if (r < 0)
            return r;
    }
    *ret = changed ? changed : kin_object_ref(object);
    return 0;
}

/* Queues a change; on failure releases it. */
static int queue_push(struct kin__queue *queue, kin_delta *delta,
                      kin_error *err)
{
    int r = queue->ops->count(queue) < queue->opts.max_items
                ? queue->ops->push(queue, delta)
                : KIN_ELIMIT;

    if (r < 0) {
        kin__delta_done(queue->alloc, delta);
        return kin_error_set(err, r, "queue: %s", kin_error_text(r));
    }
    queue->is_populated = true;
    return 0;
}

static int queue_put(struct kin__queue *queue, kin_delta_type type,
                     const kin_object *object, kin_error *err)
{
    KIN_AUTO(kin_object) *changed = NULL;
    kin_delta delta;
    int r = kin__queue_transform(queue, object, &changed, err);

    if (r < 0)
        return r;
    kin_str key = kin__queue_key(queue, changed);
    if (!key.ptr)
        return queue_no_key(err);
    r = kin__delta_make(queue->alloc, type, key, changed, &delta);
    return r < 0 ? r : queue_push(queue, &delta, err);
}

int kin__queue_put(struct kin__queue *queue, kin_delta_type type,
                   const kin_object *object, kin_error *err)
{
    return queue_put(queue, type, object, err);
}

int kin__queue_delete(struct kin__queue *queue, const kin_object *object,
                      kin_error *err)
{
    kin_str key = kin__queue_key(queue, object);

    if (!key.ptr)
        return queue_no_key(err);
    if (!queue->ops->knows(queue, key)) {
        queue->is_populated = true;
        return 0;
    }
    return queue_put(queue, KIN_DELTA_DELETED, object, err);
}

int kin__queue_delete_unseen(struct kin__queue *queue, kin_str key,
                             const kin_object *object, kin_error *err)
{
    kin_delta delta;

    if (object)
        key = kin__queue_key(queue, object);
    if (key.len == 0)
        return queue_no_key(err);
    if (!queue->ops->knows(queue, key)) {
        queue->is_populated = true;
        return 0;
    }
    int r = kin__delta_make(queue->alloc, KIN_DELTA_DELETED, key, object,
                            &delta);
    if (r < 0)
        return kin_error_set(err, r, "queue: %s", kin_error_text(r));
    delta.is_tombstone = true;
    return queue_push(queue, &delta, err);
}

int kin__queue_replace(struct kin__queue *queue, kin_object *const *objects,
                       size_t count, kin_str resource_version, kin_error *err)
{
    return queue->ops->replace(queue, objects, count, resource_version, err);
}

int kin__queue_resync(struct kin__queue *queue, kin_error *err)
{
    return queue->ops->resync(queue, err);
}

int kin__queue_bookmark(struct kin__queue *queue, kin_str resource_version,
                        kin_error *err)
{
    kin_delta delta = {.type = KIN_DELTA_BOOKMARK};

    if (!queue->opts.emits_bookmarks)
        return 0;
    int r = text_copy(queue->alloc, resource_version, &delta.resource_version);
    if (r < 0)
        return kin_error_set(err, r, "queue: %s", kin_error_text(r));
    return queue_push(queue, &delta, err);
}

int kin__queue_put_if_absent(struct kin__queue *queue, const kin_delta *deltas,
                             size_t count, kin_error *err)
{
    int r = queue->ops->put_if_absent(queue, deltas, count);

    if (r < 0)
        return kin_error_set(err, r, "queue: %s", kin_error_text(r));
    queue->is_populated = true;
    return 0;
}

/* ---- consumers ---- */

int kin__queue_run(struct kin__queue *queue, kin_queue_process *process,
                   const kin_delta *deltas, size_t count, bool is_initial,
                   void *userdata, kin_error *err)
{
    assert(!queue->current && count > 0);
    queue->current = deltas;
    queue->current_count = count;
    int r = process(deltas, count, is_initial, err, userdata);
    queue->current = NULL;
    queue->current_count = 0;

    if (r < 0 && queue->opts.is_retried) {
        int again = queue->ops->put_if_absent(queue, deltas, count);
        if (again < 0)
            return kin_error_set(err, again, "queue: a failed item is lost: %s",
                                 kin_error_text(again));
    }
    return r;
}

static int queue_pop(struct kin__queue *queue, size_t max,
                     kin_queue_process *process, void *userdata, kin_error *err)
{
    if (queue->ops->count(queue) == 0) {
        int r = queue->is_closed ? KIN_ECLOSED : KIN_ENOTFOUND;
        return kin_error_set(err, r, "queue: empty");
    }
    return queue->ops->pop(queue, max, process, userdata, err);
}

int kin__queue_pop(struct kin__queue *queue, kin_queue_process *process,
                   void *userdata, kin_error *err)
{
    return queue_pop(queue, 1, process, userdata, err);
}

int kin__queue_pop_batch(struct kin__queue *queue, size_t max,
                         kin_queue_process *process, void *userdata,
                         kin_error *err)
{
    return queue_pop(queue, max < KIN__QUEUE_BATCH ? max : KIN__QUEUE_BATCH,
                     process, userdata, err);
}

void kin__queue_set_retries(struct kin__queue *queue, bool retries)
{
    queue->opts.is_retried = retries;
}

void kin__queue_close(struct kin__queue *queue)
{
    queue->is_closed = true;
}

bool kin__queue_is_closed(const struct kin__queue *queue)
{
    return queue->is_closed;
}

bool kin__queue_has_synced(const struct kin__queue *queue)
{
    return queue->is_populated && queue->initial == 0;
}

size_t kin__queue_count(const struct kin__queue *queue)
{
    return queue->ops->count(queue);
}
