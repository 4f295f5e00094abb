/* SPDX-License-Identifier: Apache-2.0 */
#include <assert.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/str.h"
#include "informer/delivery_impl.h"
#include "informer/handler_call.h"

enum {
    DELIVERIES_OF_A_STEP = 256,
    THREADS_AGAIN_MS = 100,
    /* From which on a call is told to be slow, as client-go has it, if so many
     * changes wait; and how seldom that is told. */
    SLOW_CALL_MS = 100,
    SLOW_CALL_WAITING = 1024,
    SLOW_CALL_AGAIN_S = 1,
};

/* ---- calling ---- */

static void informer_wake_drain(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    kin__informer_changed(informer);
}

/* Many wait: is it the handler? */
static void delivery_call_timed(struct kin_registration *self,
                                const struct kin__note *note)
{
    const kin_informer *informer = self->informer;
    int64_t before_ns = kin__informer_now_ns(informer);

    kin__handler_call(&self->handler, note);
    int64_t now_ns = kin__informer_now_ns(informer);
    if (now_ns - before_ns < SLOW_CALL_MS * KIN__NS_PER_MS ||
        now_ns < self->slow_again_ns)
        return;
    self->slow_again_ns = now_ns + SLOW_CALL_AGAIN_S * KIN__NS_PER_S;
    KIN__LOG(informer->opts.log, KIN_LOG_INFO, "informer", "a handler is slow",
             KIN__KV_TEXT("informer", informer->name),
             KIN__KV_TEXT("handler", self->name),
             KIN__KV_UINT("waiting", self->listener->taken_from),
             KIN__KV_INT("took_ms", (now_ns - before_ns) / KIN__NS_PER_MS));
}

/* Delivers the next notification; false: none waits.  Its frame is well below
 * that of the public function that kin__informer_find_left() compares with. */
static __attribute__((noinline)) bool delivery_call_next(
    struct kin_registration *self)
{
    if (!kin__listener_take(self->listener, &self->current))
        return false;
    self->has_current = true;
    self->frame = (uintptr_t)__builtin_frame_address(0);
    if (self->listener->taken_from > SLOW_CALL_WAITING &&
        kin__log_wants(self->informer->opts.log, KIN_LOG_INFO))
        delivery_call_timed(self, &self->current);
    else
        kin__handler_call(&self->handler, &self->current);
    if (!self->has_job)
        kin__thread_forbid_cancel();
    self->frame = 0;
    if (!self->has_current)
        return false; /* it was taken to have been left */
    self->has_current = false;
    kin__listener_finish(self->listener, &self->current);
    if (self->listener->opts.overflow == KIN__OVERFLOW_BLOCK)
        kin__sources_relieved(&self->informer->sources);
    return true;
}

/* A few, and then others get their turn. */
bool kin__registration_deliver(struct kin_registration *self)
{
    for (int i = 0; i < DELIVERIES_OF_A_STEP; i++) {
        if (delivery_call_next(self))
            continue;
        if (atomic_load(&self->informer->is_draining))
            informer_wake_drain(self->informer);
        return false;
    }
    return true;
}

static void delivery_serve(struct kin_registration *self)
{
    kin__mutex_lock(&self->mutex);
    while (!self->is_over) {
        if (!self->has_work) {
            kin__cond_wait(&self->woken, &self->mutex);
            continue;
        }
        self->has_work = false;
        kin__mutex_unlock(&self->mutex);
        while (kin__registration_deliver(self))
            continue;
        kin__mutex_lock(&self->mutex);
    }
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

/* The handler has called pthread_exit() or longjmp(), or had itself cancelled:
 * no lock is held, and nothing that the call needed is there any more.  The
 * last call may let another thread free the informer. */
void kin__registration_exit(struct kin_registration *self, const char *how)
{
    kin_informer *informer = self->informer;

    if (self->has_current)
        kin__listener_finish(self->listener, &self->current);
    self->has_current = false;
    self->frame = 0;
    kin__registration_abandon(self);
    kin__sources_relieved(&informer->sources);
    KIN__LOG(informer->opts.log, KIN_LOG_ERROR, "informer", how,
             KIN__KV_TEXT("informer", informer->name),
             KIN__KV_TEXT("handler", self->name));
    kin__registration_return(self);
}

static void delivery_abandoned(void *userdata)
{
    kin__registration_exit(
        userdata, "handler ended its thread: it gets no more notifications");
}

static void delivery_thread(void *userdata)
{
    struct kin_registration *self = userdata;

    pthread_cleanup_push(delivery_abandoned, self);
    delivery_serve(self);
    pthread_cleanup_pop(/* execute= */ 0);
    kin__registration_return(self);
}

static void delivery_left(void *userdata)
{
    kin__registration_exit(userdata,
                           "handler left kin_loop_step() by longjmp(): it gets "
                           "no more notifications");
}

static void delivery_run(struct kin__job *job, void *userdata)
{
    if (kin__registration_deliver(userdata))
        kin__job_post(job);
}

/* Starts the thread, if there is anything to do for it.  Failing that, the
 * informer's starter tries again.  The informer's lock is held. */
static void delivery_start(struct kin_registration *self)
{
    kin_informer *informer = self->informer;
    kin_error err = KIN_ERROR_INIT;

    if (self->thread.is_started || self->run_by ||
        kin__listener_is_idle(self->listener))
        return;
    int r = kin__thread_start(&self->thread,
                              &(struct kin__thread_opts){.name = "kin-handler"},
                              delivery_thread, self, &err);
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

    informer->threads_due_ns = INT64_MAX;
    cds_list_for_each_entry(self, &informer->registrations, link) {
        delivery_start(self);
    }
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
    delivery_start(self);
}

/* ---- adding ---- */

void kin__registration_free(struct kin_registration *self)
{
    const kin_allocator *alloc = self->informer->alloc;
    const kin_handler handler = self->handler;

    self->listener = kin__listener_unref(self->listener);
    kin__cond_done(&self->woken);
    kin__mutex_done(&self->mutex);
    kin__free(alloc, self->name);
    kin__free(alloc, self);
    kin__handler_destroy(&handler);
}

/* How often it would like to be told of everything. */
static int64_t registration_resync_ns(const kin_informer *informer,
                                      const kin_handler_opts *opts)
{
    return kin__informer_resync_ns(opts->resync_ms ? opts->resync_ms
                                                   : informer->opts.resync_ms);
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

    if (!self) {
        kin__handler_destroy(handler);
        return kin_error_set(err, KIN_ENOMEM, "handler: out of memory");
    }
    self->informer = informer;
    self->handler = *handler;
    CDS_INIT_LIST_HEAD(&self->link);
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->woken);
    int r = 0;
    if (opts->name) {
        self->name = kin__strdup(informer->alloc, kin_s(opts->name));
        r = self->name
                ? 0
                : kin_error_set(err, KIN_ENOMEM, "handler: out of memory");
    }
    if (r == 0)
        r = registration_make_listener(self, opts, err);
    if (r == 0 && informer->opts.loop) {
        r = kin__job_init(&self->job, informer->runner, delivery_run, self);
        self->has_job = r == 0;
        self->job.on_left = delivery_left;
        if (r < 0)
            (void)kin_error_set(err, r, "handler: out of memory");
    }
    if (r < 0) {
        kin__registration_free(self);
        return r;
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
    int r = kin__core_add_listener(informer->core, self->listener,
                                   kin__informer_now_ns(informer), err);
    if (r == 0)
        cds_list_add_tail(&self->link, &informer->registrations);
    return r;
}

int kin__registration_add(kin_informer *informer, const kin_handler *handler,
                          const kin_handler_opts *opts, uintptr_t run_by,
                          kin_registration **ret, kin_error *err)
{
    struct kin_registration *self = NULL;
    int r = registration_new(informer, handler, opts, &self, err);

    if (r < 0)
        return r;
    assert(self);
    self->run_by = run_by;
    r = informer_link(informer, self, err);
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

/* Which of the two forms is meant would be a guess. */
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
    return kin__registration_add(informer, &table, &own, /* run_by= */ 0, ret,
                                 err);
}

bool kin_registration_has_synced(const kin_registration *registration)
{
    struct kin__listener_stats stats;

    kin__listener_get_stats(registration->listener, &stats);
    return stats.is_synced;
}

/* ---- statistics ---- */

static int64_t ms_since(int64_t since_ns, int64_t now_ns)
{
    return since_ns < now_ns ? (now_ns - since_ns) / KIN__NS_PER_MS : 0;
}

static void registration_stats(const struct kin_registration *self,
                               int64_t now_ns, kin_handler_stats *ret)
{
    static const kin_overflow policies[] = {
        [KIN__OVERFLOW_GROW] = KIN_OVERFLOW_GROW,
        [KIN__OVERFLOW_BLOCK] = KIN_OVERFLOW_BLOCK,
        [KIN__OVERFLOW_COALESCE] = KIN_OVERFLOW_COALESCE,
    };
    struct kin__listener_stats stats;

    kin__listener_get_stats(self->listener, &stats);
    *ret = (kin_handler_stats){
        .size = sizeof(*ret),
        .name = self->name ? self->name : "",
        .overflow = policies[self->listener->opts.overflow],
        .is_synced = stats.is_synced,
        .waiting = stats.waiting,
        .oldest_ms = ms_since(stats.since_ns, now_ns),
        .delivered = stats.delivered,
        .is_called = stats.is_busy,
        .called_ms = ms_since(stats.busy_since_ns, now_ns),
    };
}

void kin_registration_get_stats(const kin_registration *registration,
                                kin_handler_stats *ret)
{
    kin_handler_stats own = KIN_INIT(kin_handler_stats);

    registration_stats(registration,
                       kin__informer_now_ns(registration->informer), &own);
    kin__opts_give(&own, sizeof(own), ret);
}

void kin__informer_each_handler(kin_informer *informer, int64_t now_ns,
                                void (*each)(const kin_handler_stats *stats,
                                             void *userdata),
                                void *userdata)
{
    struct kin_registration *self = NULL;

    cds_list_for_each_entry(self, &informer->registrations, link) {
        kin_handler_stats stats = KIN_INIT(kin_handler_stats);
        registration_stats(self, now_ns, &stats);
        each(&stats, userdata);
    }
}
