/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/registration.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/str.h"
#include "informer/handler_call.h"
#include "informer/informer.h"
#include "informer/processor.h"

enum {
    DEFAULT_CAPACITY = 1024,
    DELIVERIES_AT_ONCE = 256,
    THREADS_AGAIN_MS = 100,
    /* A call that takes this long is logged, as in client-go, if this many
     * notifications are pending; and how often at most. */
    SLOW_CALL_MS = 100,
    SLOW_CALL_WAITING = 1024,
    SLOW_CALL_AGAIN_S = 1,
};

/* ---- the queue: the informer's side ---- */

static void registration_assert_held(const struct kin_registration *self)
{
    if (self->informer)
        kin__mutex_assert_held(&self->informer->mutex);
}

/* The same for a handler that coalesces. */
static int registration_reserve_own(struct kin_registration *self,
                                    const struct kin__batch_writer *writer)
{
    size_t more = writer->count + writer->room;

    if (!writer->is_distinct && !self->shares && self->room >= more)
        return 0;
    KIN__LOCK_SCOPE(&self->mutex);
    self->room = 0;
    self->shares = writer->is_distinct && self->pending.count == 0;
    return self->shares
               ? kin__pending_reserve_parts(&self->pending, writer->batch_count,
                                            &self->room)
               : kin__pending_reserve(&self->pending, more, &self->room);
}

/* Room that is reserved stays until it is used or trimmed, whatever the thread
 * takes out.  So the mutex is needed only when it is used up. */
int kin__registration_reserve(struct kin_registration *self,
                              const struct kin__batch_writer *writer)
{
    size_t more = writer->batch_count;

    registration_assert_held(self);
    if (self->pending.coalesces)
        return registration_reserve_own(self, writer);
    if (self->room >= more)
        return 0;
    KIN__LOCK_SCOPE(&self->mutex);
    return kin__pending_reserve(&self->pending, more, &self->room);
}

void kin__registration_trim(struct kin_registration *self)
{
    registration_assert_held(self);
    KIN__LOCK_SCOPE(&self->mutex);
    kin__pending_trim(&self->pending);
    self->shares = !self->pending.coalesces;
    self->room = 0;
}

/* Merges a part with what is pending.  Returns the number of initial
 * notifications that were merged away. */
static size_t registration_coalesce(struct kin_registration *self,
                                    const struct kin__batch_part *part)
{
    size_t lost = 0;

    kin__mutex_assert_held(&self->mutex);
    assert(self->room >= part->wanted);
    self->room -= part->wanted;
    for (uint32_t i = part->at; i < part->end; i++) {
        const struct kin__batch_item *item = &part->batch->items[i];
        if (part->has_resyncs || !item->is_resync)
            lost += kin__pending_push(&self->pending, &item->notification);
    }
    return lost;
}

void kin__registration_push(struct kin_registration *self,
                            const struct kin__batch_writer *writer)
{
    struct kin__batch *batch = NULL;
    struct kin__batch_part part;

    registration_assert_held(self);
    KIN__LOCK_SCOPE(&self->mutex);
    assert(!self->has_left);
    while (kin__batch_writer_part(writer, self->gets_resyncs, &batch, &part)) {
        self->is_wake_due |= part.wanted > 0;
        self->initial += part.initial;
        if (self->shares)
            self->room = kin__pending_push_part(&self->pending, &part);
        else
            self->initial -= registration_coalesce(self, &part);
    }
}

void kin__registration_close(struct kin_registration *self)
{
    registration_assert_held(self);
    KIN__LOCK_SCOPE(&self->mutex);
    assert(!self->has_left);
    /* What the informer has not listed yet is never delivered. */
    self->initial += !kin__processor_is_synced(self->processor);
    self->has_left = true;
}

bool kin__registration_is_full(struct kin_registration *self,
                               const struct kin__batch_writer *writer)
{
    registration_assert_held(self);
    if (self->overflow != KIN_OVERFLOW_BLOCK)
        return false;
    size_t more = writer->count - (self->gets_resyncs ? 0 : writer->resyncs);
    KIN__LOCK_SCOPE(&self->mutex);
    return kin__pending_count(&self->pending) + more >= self->capacity;
}

/* ---- the queue: the handler's side ---- */

static bool registration_is_synced(const struct kin_registration *self)
{
    return self->initial == 0 && self->processor &&
           kin__processor_is_synced(self->processor);
}

static bool registration_owes_synced(const struct kin_registration *self)
{
    return self->handler.on_synced && !self->is_synced_delivered &&
           registration_is_synced(self);
}

bool kin__registration_has_work(const struct kin_registration *self)
{
    kin__mutex_assert_held(&self->mutex);
    return !self->has_left && (kin__pending_count(&self->pending) > 0 ||
                               registration_owes_synced(self));
}

bool kin__registration_owes_synced(struct kin_registration *self)
{
    registration_assert_held(self);
    KIN__LOCK_SCOPE(&self->mutex);
    return registration_owes_synced(self);
}

/* `current` was taken. */
static void registration_begin(struct kin_registration *self)
{
    self->has_current = true;
    self->busy_since_ns = kin__notification_is_synced(&self->current)
                              ? INT64_MAX
                              : self->current.since_ns;
}

bool kin__registration_take(struct kin_registration *self)
{
    kin__mutex_assert_held(&self->mutex);
    assert(!self->has_current);
    assert(!self->is_busy);
    if (!kin__registration_has_work(self))
        return false;
    self->taken_from = kin__pending_count(&self->pending);
    if (registration_owes_synced(self)) {
        self->is_synced_delivered = true;
        self->current = (struct kin__notification){0};
    } else {
        (void)kin__pending_take(&self->pending, &self->current);
    }
    self->is_busy = true;
    registration_begin(self);
    return true;
}

/* Takes the next one without the mutex, if it is known already. */
static bool registration_take_next(struct kin_registration *self)
{
    assert(!self->has_current);
    assert(self->is_busy);
    if (self->has_left || registration_owes_synced(self) ||
        !kin__pending_take_next(&self->pending, &self->current))
        return false;
    self->taken_from -= self->taken_from > 0;
    registration_begin(self);
    return true;
}

/* The handler has returned. */
static void registration_release(struct kin_registration *self)
{
    bool is_synced = kin__notification_is_synced(&self->current);
    bool is_initial = self->current.is_initial;

    assert(self->has_current);
    assert(!is_initial || self->initial > 0);
    self->has_current = false;
    if (!is_synced)
        kin__pending_finish(&self->pending, &self->current);
    self->delivered += !is_synced;
    self->initial -= is_initial;
}

void kin__registration_finish(struct kin_registration *self)
{
    registration_release(self);
    kin__mutex_lock(&self->mutex);
    assert(self->is_busy);
    self->is_busy = false;
}

static void registration_drop_pending(struct kin_registration *self)
{
    struct kin__notification dropped;
    bool has_one = true;

    while (has_one) {
        kin__mutex_lock(&self->mutex);
        assert(self->has_left);
        has_one = kin__pending_take(&self->pending, &dropped);
        kin__mutex_unlock(&self->mutex);
        if (has_one)
            kin__pending_finish(&self->pending, &dropped);
    }
}

bool kin__registration_is_idle(struct kin_registration *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    return !self->is_busy && !kin__registration_has_work(self);
}

/* ---- leaving: the informer's lock is held ---- */

/* Removes a registration from its processor; its thread will end. */
static void registration_leave(struct kin_registration *self)
{
    kin_informer *informer = self->informer;

    kin__mutex_assert_held(&informer->mutex);
    kin__core_finish(informer->core);
    bool was_there = kin__processor_remove(kin__core_processor(informer->core),
                                           self);
    assert(was_there);
    (void)was_there;
    cds_list_add_tail(&self->link, &informer->left);
    /* The steps of a loop run a job; without a thread none can start any more.
     */
    self->has_returned = !self->has_job && !self->thread.is_started &&
                         !self->run_by;
    kin__informer_changed(informer);
}

/* It has left: its pending notifications are dropped. */
static void registration_note_dropped(struct kin_registration *self)
{
    kin__mutex_assert_held(&self->informer->mutex);
    kin__mutex_lock(&self->mutex);
    assert(self->has_left);
    bool has_pending = kin__pending_count(&self->pending) > 0;
    kin__mutex_unlock(&self->mutex);
    if (!has_pending)
        return;
    self->has_dropped = true;
    self->informer->dropped++;
}

/* ---- calling the handler ---- */

static void informer_wake_drain(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    kin__informer_changed(informer);
}

/* Many notifications are pending: measures whether the handler is the reason.
 */
static void registration_call_timed(struct kin_registration *self)
{
    const kin_informer *informer = self->informer;
    int64_t before_ns = kin__informer_now_ns(informer);

    kin__handler_call(&self->handler, &self->current);
    int64_t now_ns = kin__informer_now_ns(informer);
    if (now_ns - before_ns < SLOW_CALL_MS * KIN__NS_PER_MS ||
        now_ns < self->slow_again_ns)
        return;
    self->slow_again_ns = now_ns + SLOW_CALL_AGAIN_S * KIN__NS_PER_S;
    KIN__LOG(informer->opts.log, KIN_LOG_INFO, "informer", "slow handler",
             KIN__KV_TEXT("informer", informer->name),
             KIN__KV_TEXT("handler", self->name),
             KIN__KV_UINT("waiting", self->taken_from),
             KIN__KV_INT("took_ms", (now_ns - before_ns) / KIN__NS_PER_MS));
}

/* Calls the handler for `current`.  Returns false if the call was taken for one
 * that the handler left by longjmp(), which has ended the delivery.  Its frame
 * is well below that of the public function that kin__informer_find_left()
 * compares with. */
static __attribute__((noinline)) bool registration_call(
    struct kin_registration *self)
{
    kin__mutex_assert_not_held(&self->mutex);
    self->frame = (uintptr_t)__builtin_frame_address(0);
    if (self->taken_from > SLOW_CALL_WAITING &&
        kin__log_wants(self->informer->opts.log, KIN_LOG_INFO))
        registration_call_timed(self);
    else
        kin__handler_call(&self->handler, &self->current);
    if (!self->has_job)
        kin__thread_forbid_cancel();
    self->frame = 0;
    return self->has_current;
}

/* Whether to pause after `count` calls: in a loop when the budget of the step
 * is used, in kin_informer_run() when its token has stopped. */
static bool registration_pauses(const struct kin_registration *self,
                                size_t count)
{
    const kin_informer *informer = self->informer;

    if (self->has_job)
        return count > 0 && kin__loop_is_over(informer->opts.loop);
    return count >= DELIVERIES_AT_ONCE ||
           (count > 0 && self->run_by &&
            kin_stop_requested(informer->run.stop));
}

/* Calls the handler for `current` and what follows it, without the mutex; at
 * most until `*count` is reached.  False if the handler will not return. */
static bool registration_call_on(struct kin_registration *self, size_t *count)
{
    do {
        if (!registration_call(self))
            return false;
        registration_release(self);
        if (self->overflow == KIN_OVERFLOW_BLOCK)
            kin__sources_relieved(&self->informer->sources);
        (*count)++;
    } while (!registration_pauses(self, *count) &&
             registration_take_next(self));
    return true;
}

bool kin__registration_deliver(struct kin_registration *self)
{
    kin_informer *informer = self->informer;
    size_t count = 0;

    kin__mutex_assert_held(&self->mutex);
    while (!registration_pauses(self, count) && kin__registration_take(self)) {
        kin__mutex_unlock(&self->mutex);
        bool has_returned = registration_call_on(self, &count);
        kin__mutex_lock(&self->mutex);
        if (!has_returned)
            break;
        self->is_busy = false;
    }
    if (kin__registration_has_work(self))
        return true;
    if (atomic_load(&informer->is_draining)) {
        kin__mutex_unlock(&self->mutex);
        informer_wake_drain(informer);
        kin__mutex_lock(&self->mutex);
    }
    return false;
}

/* ---- its thread or job ---- */

static void registration_serve(struct kin_registration *self)
{
    kin__mutex_lock(&self->mutex);
    while (!self->has_left)
        if (!kin__registration_deliver(self) &&
            !kin__registration_has_work(self) && !self->has_left)
            kin__cond_wait(&self->woken, &self->mutex);
    kin__mutex_unlock(&self->mutex);
}

void kin__registration_return(struct kin_registration *self)
{
    kin_informer *informer = self->informer;

    KIN__LOCK_SCOPE(&informer->mutex);
    self->has_returned = true;
    self->run_by = 0;
    kin__informer_changed(informer);
    if (informer->reaper)
        kin__job_post(informer->reaper);
}

/* It gets no more notifications, since its handler will not return. */
static void registration_abandon(struct kin_registration *self)
{
    kin_informer *informer = self->informer;

    KIN__LOCK_SCOPE(&informer->mutex);
    if (self->has_left)
        return;
    registration_leave(self);
    registration_note_dropped(self);
    registration_drop_pending(self);
}

/* The handler has called pthread_exit() or longjmp(), or was cancelled: no lock
 * is held, and the stack of the call is gone.  The last call may let another
 * thread free the informer. */
void kin__registration_exit(struct kin_registration *self, const char *how)
{
    kin_informer *informer = self->informer;

    if (self->has_current) {
        kin__registration_finish(self);
        kin__mutex_unlock(&self->mutex);
    }
    self->frame = 0;
    registration_abandon(self);
    kin__sources_relieved(&informer->sources);
    KIN__LOG(informer->opts.log, KIN_LOG_ERROR, "informer", how,
             KIN__KV_TEXT("informer", informer->name),
             KIN__KV_TEXT("handler", self->name));
    kin__registration_return(self);
}

static void registration_abandoned(void *userdata)
{
    kin__registration_exit(
        userdata, "handler ended its thread: it gets no more notifications");
}

static void registration_thread(void *userdata)
{
    struct kin_registration *self = userdata;

    pthread_cleanup_push(registration_abandoned, self);
    registration_serve(self);
    pthread_cleanup_pop(/* execute= */ 0);
    kin__registration_return(self);
}

static void registration_on_left(void *userdata)
{
    kin__registration_exit(userdata,
                           "handler left kin_loop_step() by longjmp(): it gets "
                           "no more notifications");
}

static void registration_run(struct kin__job *job, void *userdata)
{
    struct kin_registration *self = userdata;

    kin__mutex_lock(&self->mutex);
    bool has_more = kin__registration_deliver(self);
    kin__mutex_unlock(&self->mutex);
    if (has_more)
        kin__job_post(job);
}

/* Starts the thread if the handler has work.  If that fails, the informer's
 * starter tries again. */
static void registration_start(struct kin_registration *self)
{
    kin_informer *informer = self->informer;
    kin_error err = KIN_ERROR_INIT;

    kin__mutex_assert_held(&informer->mutex);
    if (self->thread.is_started || self->run_by ||
        kin__registration_is_idle(self))
        return;
    int r = kin__thread_start(&self->thread,
                              &(struct kin__thread_opts){.name = "kin-handler"},
                              registration_thread, self, &err);
    if (r == 0)
        return;
    KIN__LOG(informer->opts.log, KIN_LOG_WARN, "informer", err.message,
             KIN__KV_TEXT("informer", informer->name));
    informer->threads_due_ns = kin__time_add_ns(
        kin__informer_now_ns(informer), THREADS_AGAIN_MS * KIN__NS_PER_MS);
    kin__job_set_due(&informer->starter, informer->threads_due_ns);
}

void kin__informer_start_deliveries(kin_informer *informer)
{
    struct kin_registration *self = NULL;

    kin__mutex_assert_held(&informer->mutex);
    informer->threads_due_ns = INT64_MAX;
    cds_list_for_each_entry(self, kin__informer_handlers(informer), link) {
        registration_start(self);
    }
}

void kin__registration_wake(struct kin_registration *self)
{
    registration_assert_held(self);
    self->is_woken = true;
    if (self->has_job) {
        kin__job_post(&self->job);
    } else if (self->informer) {
        /* Without the mutex: what there is to do was set under it.  The
         * informer's lock keeps the registration from being freed. */
        kin__cond_signal(&self->woken);
        registration_start(self);
    }
}

/* ---- adding ---- */

void kin__registration_free(struct kin_registration *self)
{
    const kin_allocator *alloc = self->alloc;
    const kin_handler handler = self->handler;

    assert(!kin__list_is_linked(&self->link));
    assert(!self->has_current);
    kin__pending_done(&self->pending);
    kin__cond_done(&self->woken);
    kin__mutex_done(&self->mutex);
    kin__free(alloc, self->name);
    kin__free(alloc, self);
    kin__handler_destroy(&handler);
}

static int registration_make_parts(struct kin_registration *self,
                                   const struct kin__registration_opts *opts)
{
    int r = 0;

    if (opts->name) {
        self->name = kin__strdup(self->alloc, kin_s(opts->name));
        r = self->name ? 0 : KIN_ENOMEM;
    }
    if (r == 0 && self->informer && self->informer->opts.loop) {
        r = kin__job_init(&self->job, self->informer->executor,
                          registration_run, self);
        self->has_job = r == 0;
        self->job.on_left = registration_on_left;
    }
    return r;
}

int kin__registration_new(const struct kin__registration_opts *opts,
                          struct kin_registration **ret, kin_error *err)
{
    struct kin_registration *self = kin__alloc0(opts->alloc, 1, sizeof(*self));

    assert(opts->handler || !opts->informer);
    if (!self) {
        if (opts->handler)
            kin__handler_destroy(opts->handler);
        return kin_error_set(err, KIN_ENOMEM, "handler: out of memory");
    }
    self->alloc = opts->alloc;
    self->informer = opts->informer;
    if (opts->handler)
        self->handler = *opts->handler;
    self->overflow = opts->overflow;
    self->shares = opts->overflow != KIN_OVERFLOW_COALESCE;
    self->capacity = opts->capacity ? opts->capacity : DEFAULT_CAPACITY;
    self->resync_ns = opts->resync_ns;
    self->run_by = opts->run_by;
    CDS_INIT_LIST_HEAD(&self->link);
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->woken);
    kin__pending_init(&self->pending, opts->overflow == KIN_OVERFLOW_COALESCE,
                      (uint64_t)(uintptr_t)self, opts->alloc);
    int r = registration_make_parts(self, opts);
    if (r < 0) {
        kin__registration_free(self);
        return kin_error_set(err, r, "handler: out of memory");
    }
    *ret = self;
    return 0;
}

static int informer_link(kin_informer *informer, struct kin_registration *self,
                         kin_error *err)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    if (informer->is_stopped)
        return kin_error_set(err, KIN_ESTOPPED, "%s: the informer was stopped",
                             informer->name);
    return kin__core_add_handler(informer->core, self,
                                 kin__informer_now_ns(informer), err);
}

int kin__registration_add(const struct kin__registration_opts *opts,
                          kin_registration **ret, kin_error *err)
{
    struct kin_registration *self = NULL;
    int r = kin__registration_new(opts, &self, err);

    if (r < 0)
        return r;
    assert(self);
    r = informer_link(opts->informer, self, err);
    if (r < 0) {
        if (self->has_job)
            kin__job_done(&self->job);
        kin__registration_free(self);
        return r;
    }
    if (ret)
        *ret = self;
    return 0;
}

/* The callbacks of both forms are set. */
static bool handler_is_ambiguous(const kin_handler *handler)
{
    return handler->on_event &&
           (handler->on_add || handler->on_update || handler->on_delete);
}

static int informer_check_handler(kin_informer *informer,
                                  const kin_handler *handler,
                                  const kin_handler_opts *opts,
                                  kin_handler_opts *ret, kin_error *err)
{
    if (kin__opts_take(opts, sizeof(*ret), ret) < 0 ||
        (unsigned)ret->overflow > KIN_OVERFLOW_COALESCE)
        return kin_error_set(err, KIN_EINVAL,
                             "handler: options not initialised");
    if (handler_is_ambiguous(handler))
        return kin_error_set(err, KIN_EINVAL,
                             "handler: on_event beside on_add, on_update or "
                             "on_delete");
    return kin__informer_check_call(informer, "add a handler", err);
}

int kin_informer_add_handler(kin_informer *informer, const kin_handler *handler,
                             const kin_handler_opts *opts,
                             kin_registration **ret, kin_error *err)
{
    kin_handler_opts own = KIN_INIT(kin_handler_opts);
    kin_handler table = KIN_INIT(kin_handler);

    if (!handler || kin__opts_take(handler, sizeof(table), &table) < 0)
        return kin_error_set(err, KIN_EINVAL, "handler: its size is not set");
    int r = informer_check_handler(informer, &table, opts, &own, err);
    if (r < 0) {
        kin__handler_destroy(&table);
        return r;
    }
    kin__informer_join_left(informer);
    return kin__registration_add(
        &(struct kin__registration_opts){
            .alloc = informer->alloc,
            .informer = informer,
            .handler = &table,
            .name = own.name,
            .overflow = own.overflow,
            .capacity = own.capacity,
            .resync_ns = kin__informer_resync_ns(
                own.resync_ms ? own.resync_ms : informer->opts.resync_ms),
        },
        ret, err);
}

/* ---- statistics ---- */

bool kin_registration_has_synced(const kin_registration *registration)
{
    kin_registration *self = (kin_registration *)(uintptr_t)registration;

    KIN__LOCK_SCOPE(&self->mutex);
    return registration_is_synced(self);
}

static int64_t ms_since(int64_t since_ns, int64_t now_ns)
{
    return since_ns < now_ns ? (now_ns - since_ns) / KIN__NS_PER_MS : 0;
}

void kin__registration_get_stats(const struct kin_registration *registration,
                                 int64_t now_ns, kin_handler_stats *ret)
{
    kin_registration *self = (kin_registration *)(uintptr_t)registration;

    KIN__LOCK_SCOPE(&self->mutex);
    *ret = (kin_handler_stats){
        .size = sizeof(*ret),
        .name = self->name ? self->name : "",
        .overflow = self->overflow,
        .is_synced = registration_is_synced(self),
        .waiting = kin__pending_count(&self->pending),
        .oldest_ms = ms_since(kin__pending_since_ns(&self->pending), now_ns),
        .delivered = self->delivered,
        .is_called = self->is_busy,
        .called_ms = self->is_busy ? ms_since(self->busy_since_ns, now_ns) : 0,
    };
}

void kin_registration_get_stats(const kin_registration *registration,
                                kin_handler_stats *ret)
{
    kin_handler_stats own = KIN_INIT(kin_handler_stats);

    kin__registration_get_stats(
        registration, kin__informer_now_ns(registration->informer), &own);
    kin__opts_give(&own, sizeof(own), ret);
}

void kin__informer_each_handler(kin_informer *informer, int64_t now_ns,
                                void (*each)(const kin_handler_stats *stats,
                                             void *userdata),
                                void *userdata)
{
    struct kin_registration *self = NULL;

    kin__mutex_assert_held(&informer->mutex);
    cds_list_for_each_entry(self, kin__informer_handlers(informer), link) {
        kin_handler_stats stats = KIN_INIT(kin_handler_stats);
        kin__registration_get_stats(self, now_ns, &stats);
        each(&stats, userdata);
    }
}

/* ---- calls from within a handler: the informer's lock is held ---- */

/* Whether the calling thread is in the handler. */
static bool registration_is_calling(const struct kin_registration *self)
{
    kin__mutex_assert_held(&self->informer->mutex);
    if (self->has_job)
        return self->job.thread == kin__thread_self();
    return self->run_by ? self->run_by == kin__thread_self()
                        : kin__thread_is_self(&self->thread);
}

/* The registration whose handler is the caller; NULL if there is none. */
static struct kin_registration *informer_caller(kin_informer *informer)
{
    struct kin_registration *self = NULL;

    kin__mutex_assert_held(&informer->mutex);
    if (!informer->core)
        return NULL; /* it could not be made */
    struct cds_list_head *lists[] = {kin__informer_handlers(informer),
                                     &informer->left};
    for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++) {
        cds_list_for_each_entry(self, lists[i], link) {
            if (!self->is_joining && registration_is_calling(self))
                return self;
        }
    }
    return NULL;
}

static struct kin_registration *informer_left_call(kin_informer *informer,
                                                   uintptr_t frame)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    struct kin_registration *self = informer_caller(informer);
    /* A handler with its own thread cannot leave it and come back. */
    if (!self || (!self->has_job && self != informer->run.registration))
        return NULL;
    return self->frame && self->frame < frame ? self : NULL;
}

void kin__informer_find_left(kin_informer *informer, uintptr_t frame)
{
    if (!informer_left_call(informer, frame) &&
        !kin__failure_queue_was_left(informer, frame))
        return;
    if (informer->opts.loop)
        kin__loop_abandon(informer->opts.loop);
    else
        kin__informer_run_left(informer);
}

/* Whether to wait for a handler's thread: not in the handler itself; and
 * handlers that wait do not wait for each other, which would never end. */
static bool registration_is_awaited(const struct kin_registration *self,
                                    const struct kin_registration *caller)
{
    kin__mutex_assert_held(&self->informer->mutex);
    return !self->has_returned && !self->has_job && self != caller &&
           !(caller && self->is_waiting);
}

/* Marks the caller as waiting, if it is a handler, and returns it. */
static struct kin_registration *informer_begin_wait(kin_informer *informer)
{
    struct kin_registration *caller = informer_caller(informer);

    kin__mutex_assert_held(&informer->mutex);
    if (caller)
        caller->is_waiting = true;
    kin__informer_changed(informer);
    informer->waiters++;
    return caller;
}

static void informer_end_wait(kin_informer *informer,
                              struct kin_registration *caller)
{
    kin__mutex_assert_held(&informer->mutex);
    assert(informer->waiters > 0);
    informer->waiters--;
    if (caller)
        caller->is_waiting = false;
}

/* Waits until the threads of `which`, or of all that have left, have returned.
 */
static void informer_await_left(kin_informer *informer,
                                const kin_registration *which)
{
    struct kin_registration *caller = informer_begin_wait(informer);
    struct kin_registration *self = NULL;
    bool must_wait = true;

    kin__mutex_assert_held(&informer->mutex);
    while (must_wait) {
        must_wait = false;
        cds_list_for_each_entry(self, &informer->left, link) {
            if (!which || self == which)
                must_wait |= registration_is_awaited(self, caller);
        }
        if (must_wait)
            kin__cond_wait(&informer->changed, &informer->mutex);
    }
    informer_end_wait(informer, caller);
}

/* ---- removing ---- */

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

/* A registration that has returned and is not being joined; NULL if none. */
static struct kin_registration *informer_take_returned(kin_informer *informer)
{
    struct kin_registration *self = NULL;

    KIN__LOCK_SCOPE(&informer->mutex);
    cds_list_for_each_entry(self, &informer->left, link) {
        if (self->is_joining || registration_is_calling(self) ||
            (!self->has_job && !self->has_returned))
            continue;
        self->is_joining = true;
        return self;
    }
    return NULL;
}

/* One that was stopped but not removed is kept: the program may still use it.
 */
static void registration_join(struct kin_registration *self)
{
    kin_informer *informer = self->informer;

    assert(self->is_joining);
    if (self->has_job)
        kin__job_done(&self->job);
    else if (self->thread.is_started)
        kin__thread_join(&self->thread);
    kin__mutex_lock(&informer->mutex);
    bool is_removed = self->is_removed;
    kin__list_unlink(&self->link);
    if (!is_removed)
        cds_list_add_tail(&self->link, &informer->ended);
    kin__informer_changed(informer);
    kin__mutex_unlock(&informer->mutex);
    if (is_removed)
        kin__registration_free(self);
}

void kin__informer_join_left(kin_informer *informer)
{
    struct kin_registration *self = NULL;

    for (self = informer_take_returned(informer); self;
         self = informer_take_returned(informer))
        registration_join(self);
}

/* Removes a registration and waits for it; returns it in `*ret_ended` if it has
 * ended already. */
static int informer_remove(kin_informer *informer, kin_registration *which,
                           kin_registration **ret_ended)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    if (registrations_have(&informer->ended, which)) {
        kin__list_unlink(&which->link);
        *ret_ended = which;
        return 0;
    }
    if (registrations_have(kin__informer_handlers(informer), which))
        registration_leave(which);
    else if (!registrations_have(&informer->left, which))
        return KIN_ENOTFOUND;
    which->is_removed = true;
    informer_await_left(informer, which);
    return 0;
}

int kin_informer_remove_handler(kin_informer *informer,
                                kin_registration *registration)
{
    kin_registration *ended = NULL;
    int r = kin__informer_check_call(informer, "remove a handler",
                                     /* err= */ NULL);

    if (r == 0)
        r = registration ? informer_remove(informer, registration, &ended)
                         : KIN_ENOTFOUND;
    if (r < 0)
        return r;
    if (ended)
        kin__registration_free(ended);
    kin__informer_join_left(informer);
    kin__sources_relieved(&informer->sources);
    return 0;
}

/* ---- draining ---- */

/* Handlers do not wait for themselves, nor for others that wait. */
static bool registration_is_drained(struct kin_registration *self,
                                    const struct kin_registration *caller)
{
    if (caller && (self == caller || self->is_waiting))
        return true;
    return kin__registration_is_idle(self);
}

/* Whether all handlers that `caller`, NULL if it is no handler, may wait for
 * were called for everything. */
static bool informer_is_drained(kin_informer *informer,
                                const struct kin_registration *caller)
{
    struct kin_registration *self = NULL;

    kin__mutex_assert_held(&informer->mutex);
    kin__processor_wake(kin__core_processor(informer->core));
    cds_list_for_each_entry(self, kin__informer_handlers(informer), link) {
        if (!registration_is_drained(self, caller))
            return false;
    }
    return true;
}

/* Within a loop: its steps call the handlers. */
static int informer_step_drained(kin_informer *informer, kin_stop *stop)
{
    for (;;) {
        kin__mutex_lock(&informer->mutex);
        bool is_drained = informer_is_drained(informer,
                                              informer_caller(informer));
        kin__mutex_unlock(&informer->mutex);
        int r = is_drained ? 0 : kin_stop_reason(stop);
        if (is_drained || r < 0)
            return r;
        kin__loop_step(informer->opts.loop);
    }
}

int kin__informer_wait_drained(kin_informer *informer, kin_stop *stop)
{
    int r = 0;
    KIN__AUTO_STOP_WAKER waker = {0};

    if (informer->opts.loop)
        return informer_step_drained(informer, stop);
    /* A thread that does not see this was idle before the check below. */
    atomic_store(&informer->is_draining, true);
    kin__stop_waker_add(&waker, stop, &informer->mutex, &informer->changed);
    KIN__LOCK_SCOPE(&informer->mutex);
    struct kin_registration *caller = informer_begin_wait(informer);
    while (!informer_is_drained(informer, caller)) {
        kin_deadline due = {.at_ns = informer->threads_due_ns};
        r = kin_stop_reason(stop);
        if (r < 0)
            break;
        if (kin__deadline_passed(informer->clock, due))
            kin__informer_start_deliveries(informer);
        else
            (void)kin__cond_wait_until(
                &informer->changed, &informer->mutex, informer->clock,
                kin__deadline_min(
                    due, kin__stop_deadline_on(stop, informer->clock)));
    }
    informer_end_wait(informer, caller);
    return r;
}

int kin__informer_check_drained(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    const struct kin_registration *caller = informer_caller(informer);
    size_t own = caller && caller->has_dropped;
    return informer->dropped > own ? KIN_ESTOPPED : 0;
}

/* ---- the end ---- */

void kin__informer_end_deliveries(kin_informer *informer)
{
    struct kin_registration *self = NULL;
    struct kin_registration *next = NULL;

    if (!informer->core)
        return;
    kin__mutex_lock(&informer->mutex);
    cds_list_for_each_entry_safe(self, next, kin__informer_handlers(informer),
                                 link) {
        registration_leave(self);
        registration_note_dropped(self);
    }
    /* A handler may be waiting for on_error or on_mutation to return. */
    if (!kin__failure_queue_is_calling(informer) &&
        !kin__informer_is_detecting(informer))
        informer_await_left(informer, /* which= */ NULL);
    kin__mutex_unlock(&informer->mutex);
    kin__informer_join_left(informer);
}

/* Whether the handler may still be running. */
static bool registration_is_running(const struct kin_registration *self)
{
    kin__mutex_assert_held(&self->informer->mutex);
    return self->has_job ? registration_is_calling(self) : !self->has_returned;
}

bool kin__informer_is_quiet(kin_informer *informer, struct kin__job *reaper)
{
    struct kin_registration *self = NULL;

    KIN__LOCK_SCOPE(&informer->mutex);
    if (atomic_load(&informer->failure_queue.caller) != 0) {
        informer->reaper = reaper;
        return false;
    }
    cds_list_for_each_entry(self, &informer->left, link) {
        if (!registration_is_running(self))
            continue;
        informer->reaper = reaper;
        if (self->has_job && reaper)
            kin__job_post(reaper);
        return false;
    }
    return true;
}

void kin__informer_free_ended(kin_informer *informer)
{
    struct kin_registration *self = NULL;
    struct kin_registration *next = NULL;

    cds_list_for_each_entry_safe(self, next, &informer->ended, link) {
        kin__list_unlink(&self->link);
        kin__registration_free(self);
    }
}
