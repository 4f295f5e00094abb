/* SPDX-License-Identifier: Apache-2.0 */
#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"
#include "informer/informer_impl.h"

enum { DELIVERIES_OF_A_STEP = 256 };

/* A handler, what waits for it, and the thread that calls it. */
struct kin_registration {
    kin_informer *informer; /* borrowed */
    kin_handler handler;
    char *name; /* owned; NULL if none */
    struct kin__listener *listener;
    struct cds_list_head link; /* in the informer; its lock */
    bool is_removed; /* nobody knows it any more; the informer's lock */
    struct kin__thread thread;
    struct kin__job job; /* within a loop: instead of the thread */
    bool has_job;

    struct kin__mutex mutex; /* the next two */
    struct kin__cond woken;
    bool has_work;
    bool is_over;
};

/* ---- calling ---- */

static bool wants(const struct kin_registration *self, const kin_object *object)
{
    return !self->handler.wants ||
           self->handler.wants(object, self->handler.userdata);
}

static void call_add(const struct kin_registration *self,
                     const kin_object *object, bool is_initial)
{
    if (self->handler.on_add)
        self->handler.on_add(object, is_initial, self->handler.userdata);
}

static void call_delete(const struct kin_registration *self,
                        const kin_object *object, bool is_tombstone)
{
    if (self->handler.on_delete)
        self->handler.on_delete(object, is_tombstone, self->handler.userdata);
}

static void call_update(const struct kin_registration *self,
                        const struct kin__note *note)
{
    bool wanted = wants(self, note->old);
    bool is_wanted = wants(self, note->now);

    if (wanted && is_wanted && self->handler.on_update)
        self->handler.on_update(note->old, note->now, self->handler.userdata);
    else if (wanted && !is_wanted)
        call_delete(self, note->old, /* is_tombstone= */ false);
    else if (!wanted && is_wanted)
        call_add(self, note->now, /* is_initial= */ false);
}

static void call(const struct kin_registration *self,
                 const struct kin__note *note)
{
    if (note->type == KIN__NOTE_SYNCED)
        self->handler.on_synced(self->handler.userdata);
    else if (note->type == KIN__NOTE_UPDATE)
        call_update(self, note);
    else if (!wants(self, note->now))
        return;
    else if (note->type == KIN__NOTE_ADD)
        call_add(self, note->now, note->is_initial);
    else
        call_delete(self, note->now, note->is_tombstone);
}

static void informer_wake_drain(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    kin__informer_changed(informer);
}

static void delivery_drain(struct kin_registration *self)
{
    bool may_block = self->listener->opts.overflow == KIN__OVERFLOW_BLOCK;
    struct kin__note note;

    while (kin__listener_take(self->listener, &note)) {
        call(self, &note);
        kin__listener_finish(self->listener, &note);
        if (may_block)
            kin__informer_relieved(self->informer);
    }
    if (atomic_load(&self->informer->is_draining))
        informer_wake_drain(self->informer);
}

static void delivery_thread(void *userdata)
{
    struct kin_registration *self = userdata;

    kin__mutex_lock(&self->mutex);
    while (!self->is_over) {
        if (!self->has_work) {
            kin__cond_wait(&self->woken, &self->mutex);
            continue;
        }
        self->has_work = false;
        kin__mutex_unlock(&self->mutex);
        delivery_drain(self);
        kin__mutex_lock(&self->mutex);
    }
    kin__mutex_unlock(&self->mutex);
}

/* A few, and then others get their turn. */
static void delivery_run(struct kin__job *job, void *userdata)
{
    struct kin_registration *self = userdata;
    struct kin__note note;

    for (int i = 0; i < DELIVERIES_OF_A_STEP; i++) {
        if (!kin__listener_take(self->listener, &note))
            return;
        call(self, &note);
        kin__listener_finish(self->listener, &note);
    }
    kin__job_post(job);
}

static void delivery_wake(void *userdata)
{
    struct kin_registration *self = userdata;

    if (self->has_job) {
        kin__job_post(&self->job);
        return;
    }
    kin__mutex_lock(&self->mutex);
    bool was_idle = !self->has_work;
    self->has_work = true;
    kin__mutex_unlock(&self->mutex);
    /* Later than this would be too late, since the informer's lock keeps the
     * registration; any earlier, the thread would wake up to wait for the
     * mutex. */
    if (was_idle)
        kin__cond_signal(&self->woken);
}

/* ---- adding ---- */

static void registration_free(struct kin_registration *self)
{
    const kin_allocator *alloc = self->informer->alloc;

    self->listener = kin__listener_unref(self->listener);
    kin__cond_done(&self->woken);
    kin__mutex_done(&self->mutex);
    kin__free(alloc, self->name);
    kin__free(alloc, self);
}

/* How often it would like to be told of everything. */
static int64_t registration_resync_ns(const kin_informer *informer,
                                      const kin_handler_opts *opts)
{
    int64_t ms = opts->resync_ms ? opts->resync_ms : informer->opts.resync_ms;

    if (ms <= 0)
        return 0;
    return (ms < KIN__RESYNC_MIN_MS ? KIN__RESYNC_MIN_MS : ms) * KIN__NS_PER_MS;
}

static int registration_make_listener(struct kin_registration *self,
                                      const kin_handler_opts *opts,
                                      kin_error *err)
{
    static const enum kin__overflow_policy policies[] = {
        [KIN_OVERFLOW_GROW] = KIN__OVERFLOW_GROW,
        [KIN_OVERFLOW_BLOCK] = KIN__OVERFLOW_BLOCK,
        [KIN_OVERFLOW_COALESCE] = KIN__OVERFLOW_COALESCE,
    };
    struct kin__listener_opts listener_opts = {
        .alloc = self->informer->alloc,
        .seed = (uint64_t)(uintptr_t)self,
        .overflow = policies[opts->overflow],
        .capacity = opts->capacity,
        .resync_ns = registration_resync_ns(self->informer, opts),
        .wake = delivery_wake,
        .userdata = self,
        .tells_synced = self->handler.on_synced != NULL,
    };

    return kin__listener_new(&listener_opts, &self->listener, err);
}

static int registration_new(kin_informer *informer, const kin_handler *handler,
                            const kin_handler_opts *opts,
                            struct kin_registration **ret, kin_error *err)
{
    struct kin_registration *self = kin__alloc0(informer->alloc, 1,
                                                sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "handler: out of memory");
    self->informer = informer;
    self->handler = *handler;
    CDS_INIT_LIST_HEAD(&self->link);
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->woken);
    int r = registration_make_listener(self, opts, err);
    if (r == 0 && informer->opts.loop) {
        r = kin__job_init(&self->job, informer->runner, delivery_run, self);
        self->has_job = r == 0;
        if (r < 0)
            (void)kin_error_set(err, r, "handler: out of memory");
    } else if (r == 0)
        r = kin__thread_start(&self->thread,
                              &(struct kin__thread_opts){.name = "kin-handler"},
                              delivery_thread, self, err);
    if (r < 0) {
        registration_free(self);
        return r;
    }
    *ret = self;
    return 0;
}

/* Within a loop: whether the caller is the handler itself. */
static bool registration_is_calling(const struct kin_registration *self)
{
    return self->has_job ? self->job.thread == kin__thread_self()
                         : kin__thread_is_self(&self->thread);
}

/* One that was only stopped is kept: somebody may ask it, or remove it. */
static void registration_join(struct kin_registration *self)
{
    kin_informer *informer = self->informer;

    if (self->has_job)
        kin__job_done(&self->job);
    else
        kin__thread_join(&self->thread);
    kin__mutex_lock(&informer->mutex);
    bool is_removed = self->is_removed;
    if (!is_removed)
        cds_list_add_tail(&self->link, &informer->ended);
    kin__mutex_unlock(&informer->mutex);
    if (is_removed)
        registration_free(self);
}

/* Ends the thread, and waits for it unless it is the caller's own. */
static void registration_end(struct kin_registration *self)
{
    bool is_self = registration_is_calling(self);

    kin__mutex_lock(&self->mutex);
    self->is_over = true;
    kin__cond_signal(&self->woken);
    kin__mutex_unlock(&self->mutex);
    if (is_self) {
        kin__mutex_lock(&self->informer->mutex);
        cds_list_add_tail(&self->link, &self->informer->left);
        kin__mutex_unlock(&self->informer->mutex);
        return;
    }
    registration_join(self);
}

static int informer_link(kin_informer *informer, struct kin_registration *self,
                         kin_error *err)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    if (informer->is_stopped)
        return kin_error_set(err, KIN_ESTOPPED, "%s: the informer was stopped",
                             informer->name);
    int r = kin__core_add_listener(informer->core, self->listener,
                                   kin__informer_now_ns(informer), err);
    if (r == 0)
        cds_list_add_tail(&self->link, &informer->registrations);
    return r;
}

int kin_informer_add_handler(kin_informer *informer, const kin_handler *handler,
                             const kin_handler_opts *opts,
                             kin_registration **ret, kin_error *err)
{
    kin_handler_opts defaults = KIN_HANDLER_OPTS_INIT;
    struct kin_registration *self = NULL;

    if (!opts)
        opts = &defaults;
    if (!handler || opts->size != sizeof(*opts) ||
        (unsigned)opts->overflow > KIN_OVERFLOW_COALESCE)
        return kin_error_set(err, KIN_EINVAL,
                             "handler: options not initialised");
    kin__informer_join_left(informer);
    int r = registration_new(informer, handler, opts, &self, err);
    if (r < 0)
        return r;
    assert(self);
    r = informer_link(informer, self, err);
    if (r < 0) {
        self->is_removed = true;
        registration_end(self);
        return r;
    }
    if (ret)
        *ret = self;
    return 0;
}

/* ---- removing ---- */

/* Takes one out of the informer; NULL if there is none.  `which` may be NULL
 * for any. */
static struct kin_registration *informer_unlink(kin_informer *informer,
                                                const kin_registration *which)
{
    struct kin_registration *self = NULL;

    KIN__LOCK_SCOPE(&informer->mutex);
    cds_list_for_each_entry(self, &informer->registrations, link) {
        if (which && self != which)
            continue;
        kin__list_unlink(&self->link);
        (void)kin__core_remove_listener(informer->core, self->listener);
        kin__informer_changed(informer);
        return self;
    }
    return NULL;
}

static bool registrations_have(const struct cds_list_head *list,
                               const kin_registration *which)
{
    struct kin_registration *self = NULL;

    cds_list_for_each_entry(self, list, link) {
        if (self == which && !self->is_removed)
            return true;
    }
    return false;
}

/* Removes one that has ended already. */
static int informer_forget(kin_informer *informer, kin_registration *which)
{
    kin__mutex_lock(&informer->mutex);
    bool has_ended = registrations_have(&informer->ended, which);
    bool is_there = has_ended || registrations_have(&informer->left, which);
    if (has_ended)
        kin__list_unlink(&which->link);
    if (is_there)
        which->is_removed = true;
    kin__mutex_unlock(&informer->mutex);
    if (has_ended)
        registration_free(which);
    return is_there ? 0 : KIN_ENOTFOUND;
}

int kin_informer_remove_handler(kin_informer *informer,
                                kin_registration *registration)
{
    if (!registration)
        return KIN_ENOTFOUND;
    struct kin_registration *self = informer_unlink(informer, registration);
    if (!self)
        return informer_forget(informer, registration);
    self->is_removed = true;
    registration_end(self);
    kin__informer_relieved(informer);
    return 0;
}

/* Whether all were called for everything, but for whose thread this is.  The
 * lock is held. */
static bool informer_is_told(kin_informer *informer)
{
    struct kin_registration *self = NULL;

    cds_list_for_each_entry(self, &informer->registrations, link) {
        if (!kin__thread_is_self(&self->thread) &&
            !kin__listener_is_idle(self->listener))
            return false;
    }
    return true;
}

int kin__informer_wait_told(kin_informer *informer, kin_stop *stop)
{
    int r = 0;
    KIN__AUTO_STOP_WAKER waker = {0};

    /* A delivery that does not see this was done before the look below. */
    atomic_store(&informer->is_draining, true);
    kin__stop_waker_add(&waker, stop, &informer->mutex, &informer->changed);
    KIN__LOCK_SCOPE(&informer->mutex);
    informer->waiters++;
    while (!informer_is_told(informer)) {
        r = kin_stop_reason(stop);
        if (r < 0)
            break;
        (void)kin__cond_wait_until(&informer->changed, &informer->mutex,
                                   informer->clock, kin_stop_deadline(stop));
    }
    informer->waiters--;
    return r;
}

void kin__informer_end_deliveries(kin_informer *informer)
{
    struct kin_registration *self = NULL;

    if (!informer->core)
        return;
    for (self = informer_unlink(informer, NULL); self;
         self = informer_unlink(informer, NULL))
        registration_end(self);
}

void kin__informer_join_left(kin_informer *informer)
{
    for (;;) {
        kin__mutex_lock(&informer->mutex);
        struct kin_registration *self = KIN__LIST_POP(
            &informer->left, struct kin_registration, link);
        kin__mutex_unlock(&informer->mutex);
        if (!self)
            return;
        if (registration_is_calling(self)) {
            /* Its own handler, once more: somebody else will. */
            kin__mutex_lock(&informer->mutex);
            cds_list_add_tail(&self->link, &informer->left);
            kin__mutex_unlock(&informer->mutex);
            return;
        }
        registration_join(self);
    }
}

void kin__informer_free_ended(kin_informer *informer)
{
    struct kin_registration *self = NULL;
    struct kin_registration *next = NULL;

    cds_list_for_each_entry_safe(self, next, &informer->ended, link)
        registration_free(self);
}

bool kin_registration_has_synced(const kin_registration *registration)
{
    struct kin__listener_stats stats;

    kin__listener_get_stats(registration->listener, &stats);
    return stats.is_synced;
}

/* ---- statistics ---- */

static void stats_add_handlers(kin_informer *informer, int64_t now_ns,
                               kin_informer_stats *ret)
{
    struct kin_registration *self = NULL;

    cds_list_for_each_entry(self, &informer->registrations, link) {
        struct kin__listener_stats stats;
        kin__listener_get_stats(self->listener, &stats);
        ret->handlers++;
        if (stats.waiting > ret->waiting)
            ret->waiting = stats.waiting;
        if (stats.since_ns < now_ns &&
            (now_ns - stats.since_ns) / KIN__NS_PER_MS > ret->oldest_ms)
            ret->oldest_ms = (now_ns - stats.since_ns) / KIN__NS_PER_MS;
    }
}

void kin_informer_get_stats(kin_informer *informer, kin_informer_stats *ret)
{
    kin_store_stats store;

    KIN__LOCK_SCOPE(&informer->mutex);
    const struct kin__reflector *reflector = kin__core_reflector(
        informer->core);
    const struct kin__reflector_counts *counts = kin__reflector_counts(
        reflector);
    kin_store_get_stats(kin__core_store(informer->core), &store);
    *ret = (kin_informer_stats){
        .size = sizeof(*ret),
        .is_synced = kin__core_has_synced(informer->core),
        .objects = store.objects,
        .bytes = (size_t)store.total_bytes,
        .lists = counts->lists,
        .watches = counts->watches,
        .events = counts->watch_events,
        .staged = kin__reflector_staged(reflector),
        .error = *kin__reflector_error(reflector),
        .is_protobuf = informer->is_protobuf,
        .wire_fallbacks = informer->wire_fallbacks,
    };
    stats_add_handlers(informer, kin__informer_now_ns(informer), ret);
}
