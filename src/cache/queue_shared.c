/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/queue_shared.h"

#include "base/alloc.h"
#include "base/opts.h"
#include "base/random.h"
#include "base/stop.h"

/* ---- life cycle ---- */

static int queue_make(kin_queue *self, const kin_queue_opts *opts,
                      kin_error *err)
{
    struct kin__queue_opts own = {
        .kind = opts->kind,
        .known = opts->known ? &self->known : NULL,
        .is_legacy = opts->is_legacy,
        .is_retried = opts->is_retried,
        .emits_bookmarks = opts->emits_bookmarks,
        .transform = opts->transform,
        .transform_userdata = opts->userdata,
        .key = opts->key,
        .key_userdata = opts->userdata,
        .max_items = opts->max_items,
    };
    int r = kin__random_seed_from_os(&own.seed, err);

    return r < 0 ? r : kin__queue_new(self->alloc, &own, &self->queue, err);
}

static void queue_destroy(const kin_known_objects *known,
                          void (*destroy)(void *userdata), void *userdata)
{
    if (known->destroy)
        known->destroy(known->userdata);
    if (destroy)
        destroy(userdata);
}

int kin_queue_new(const kin_queue_opts *opts, kin_queue **ret, kin_error *err)
{
    kin_queue_opts own = KIN_INIT(kin_queue_opts);
    kin_known_objects known = KIN_INIT(kin_known_objects);
    int r = kin__opts_take(opts, sizeof(own), &own);
    int known_r = kin__opts_take(own.known, sizeof(known), &known);

    if (r < 0 || known_r < 0) {
        queue_destroy(&known, own.destroy, own.userdata);
        return kin_error_set(err, KIN_EINVAL, "queue: options not initialised");
    }
    if (!own.alloc)
        own.alloc = kin_allocator_default();
    kin_queue *self = kin__alloc0(own.alloc, 1, sizeof(*self));
    if (!self) {
        queue_destroy(&known, own.destroy, own.userdata);
        return kin_error_set(err, KIN_ENOMEM, "queue: out of memory");
    }
    self->alloc = own.alloc;
    self->known = known;
    self->userdata = own.userdata;
    self->destroy = own.destroy;
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
    r = queue_make(self, &own, err);
    if (r < 0) {
        (void)kin_queue_free(self);
        return r;
    }
    *ret = self;
    return 0;
}

kin_queue *kin_queue_free(kin_queue *queue)
{
    if (!queue)
        return NULL;
    queue->queue = kin__queue_free(queue->queue);
    kin__cond_done(&queue->changed);
    kin__mutex_done(&queue->mutex);
    queue_destroy(&queue->known, queue->destroy, queue->userdata);
    kin__free(queue->alloc, queue);
    return NULL;
}

/* ---- producers ---- */

/* Wakes consumers if there are items, or if the queue has synced, which an
 * empty list does without items. */
static int queue_changed(kin_queue *self, int result)
{
    bool was_synced = self->was_synced;

    kin__mutex_assert_held(&self->mutex);
    self->was_synced = kin__queue_has_synced(self->queue);
    if (kin__queue_count(self->queue) > 0 || self->was_synced != was_synced) {
        kin__cond_broadcast(&self->changed);
        if (self->on_ready)
            self->on_ready(self->on_ready_userdata);
    }
    return result;
}

static int queue_put_object(struct kin__queue *queue, const kin_delta *delta,
                            kin_error *err)
{
    bool is_deleted = delta->type == KIN_DELTA_DELETED;

    if (is_deleted && delta->is_tombstone)
        return kin__queue_delete_unseen(queue, delta->key, delta->object, err);
    if (!delta->object)
        return kin_error_set(err, KIN_EINVAL,
                             "queue: change without an object");
    return is_deleted ? kin__queue_delete(queue, delta->object, err)
                      : kin__queue_put(queue, delta->type, delta->object, err);
}

static int queue_put(struct kin__queue *queue, const kin_delta *delta,
                     kin_error *err)
{
    switch (delta->type) {
    case KIN_DELTA_ADDED:
    case KIN_DELTA_UPDATED:
    case KIN_DELTA_DELETED:
        return queue_put_object(queue, delta, err);
    case KIN_DELTA_REPLACED_ALL:
        return kin__queue_replace(queue, delta->objects, delta->count,
                                  delta->resource_version, err);
    case KIN_DELTA_SYNC_ALL:
        return kin__queue_resync(queue, err);
    case KIN_DELTA_BOOKMARK:
        return kin__queue_bookmark(queue, delta->resource_version, err);
    default:
        return kin_error_set(err, KIN_EINVAL, "queue: invalid change type");
    }
}

int kin_queue_put(kin_queue *queue, const kin_delta *delta, kin_error *err)
{
    KIN__LOCK_SCOPE(&queue->mutex);
    return queue_changed(queue, queue_put(queue->queue, delta, err));
}

int kin_queue_put_if_absent(kin_queue *queue, const kin_delta *deltas,
                            size_t count, kin_error *err)
{
    KIN__LOCK_SCOPE(&queue->mutex);
    return queue_changed(
        queue, kin__queue_put_if_absent(queue->queue, deltas, count, err));
}

/* ---- consumers ---- */

struct consumer {
    kin_queue *queue;
    kin_queue_process *process;
    void *userdata;
};

static int consumer_process(const kin_delta *deltas, size_t count,
                            bool is_initial, kin_error *err, void *userdata)
{
    const struct consumer *consumer = userdata;

    kin__mutex_unlock(&consumer->queue->mutex);
    int r = consumer->process(deltas, count, is_initial, err,
                              consumer->userdata);
    kin__mutex_lock(&consumer->queue->mutex);
    return r;
}

/* Pops and processes, without the lock while processing. */
static int queue_consume(struct consumer *consumer, size_t max, kin_error *err)
{
    kin_queue *self = consumer->queue;

    kin__mutex_assert_held(&self->mutex);
    assert(!self->is_busy);
    self->is_busy = true;
    int r = max > 1
                ? kin__queue_pop_batch(self->queue, max, consumer_process,
                                       consumer, err)
                : kin__queue_pop(self->queue, consumer_process, consumer, err);
    self->is_busy = false;
    kin__cond_broadcast(&self->changed);
    return queue_changed(self, r);
}

/* Whether no item can be popped now. */
static bool queue_must_wait(const kin_queue *self)
{
    kin__mutex_assert_held(&self->mutex);
    return self->is_busy || (kin__queue_count(self->queue) == 0 &&
                             !kin__queue_is_closed(self->queue));
}

int kin_queue_pop(kin_queue *queue, size_t max, kin_queue_process *process,
                  void *userdata, kin_stop *stop, kin_error *err)
{
    struct consumer consumer = {queue, process, userdata};
    KIN__AUTO_STOP_WAKER waker = {0};

    if (!process)
        return kin_error_set(err, KIN_EINVAL, "queue: process is NULL");
    kin__stop_waker_add(&waker, stop, &queue->mutex, &queue->changed);
    KIN__LOCK_SCOPE(&queue->mutex);
    for (;;) {
        int r = kin_stop_reason(stop);
        if (r < 0)
            return kin_error_set(err, r, "queue: stopped");
        if (!queue_must_wait(queue))
            break;
        (void)kin__cond_wait_until(&queue->changed, &queue->mutex,
                                   /* clock= */ NULL, kin_stop_deadline(stop));
    }
    return queue_consume(&consumer, max, err);
}

int kin_queue_try_pop(kin_queue *queue, size_t max, kin_queue_process *process,
                      void *userdata, kin_error *err)
{
    struct consumer consumer = {queue, process, userdata};

    if (!process)
        return kin_error_set(err, KIN_EINVAL, "queue: process is NULL");
    KIN__LOCK_SCOPE(&queue->mutex);
    if (queue_must_wait(queue))
        return kin_error_set(err, KIN_ENOTFOUND, "queue: empty");
    return queue_consume(&consumer, max, err);
}

void kin_queue_close(kin_queue *queue)
{
    KIN__LOCK_SCOPE(&queue->mutex);
    kin__queue_close(queue->queue);
    kin__cond_broadcast(&queue->changed);
    if (queue->on_ready)
        queue->on_ready(queue->on_ready_userdata);
}

/* ---- state ---- */

bool kin_queue_has_synced(const kin_queue *queue)
{
    kin_queue *self = (kin_queue *)(uintptr_t)queue;

    KIN__LOCK_SCOPE(&self->mutex);
    return kin__queue_has_synced(queue->queue);
}

size_t kin_queue_count(const kin_queue *queue)
{
    kin_queue *self = (kin_queue *)(uintptr_t)queue;

    KIN__LOCK_SCOPE(&self->mutex);
    return kin__queue_count(queue->queue);
}

void kin__queue_shared_on_ready(kin_queue *queue,
                                void (*on_ready)(void *userdata),
                                void *userdata)
{
    KIN__LOCK_SCOPE(&queue->mutex);
    queue->on_ready = on_ready;
    queue->on_ready_userdata = userdata;
}

void kin__queue_shared_set_retries(kin_queue *queue, bool retries)
{
    KIN__LOCK_SCOPE(&queue->mutex);
    kin__queue_set_retries(queue->queue, retries);
}
